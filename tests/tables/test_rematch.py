"""A rematch: the last game again by one press, and what is done about people who are missing."""

from __future__ import annotations

from typing import Any

import pytest

from companion.presenters import Viewer
from companion.tables.commands.people import MergePeople
from companion.tables.evenings import PAUSE
from companion.tables.rematch import Rematch
from rules.facts import Seat
from tests.rendering.test_finale import play as play_at_random
from tests.tables.short_games import play
from tests.tables.table_fixture import TableFixture


def all_here(fixture: TableFixture) -> None:
    for seat in fixture.table.roster.order:
        connect(fixture, seat)


def connect(fixture: TableFixture, seat: Seat) -> None:
    fixture.table.presence.connect(fixture.table.roster.holders(seat)[0], laptop=False)


def leave(fixture: TableFixture, seat: Seat) -> None:
    fixture.table.presence.disconnect(fixture.table.roster.holders(seat)[0], laptop=False)


def rematch(fixture: TableFixture) -> Rematch:
    found = fixture.services.renderer.presenter(fixture.table, Viewer("board", host=True)).rematch
    assert found is not None
    return found


def playing(fixture: TableFixture) -> tuple[str, tuple[Seat, ...], dict[str, Any]]:
    now = fixture.table.playing
    assert now is not None
    return now.game, now.setup.seats, dict(now.setup.options)


def test_one_press_plays_the_same_again_from_the_final_scores() -> None:
    fixture = TableFixture(3)
    all_here(fixture)
    play(fixture, 5, 9, 1, title="Skat", best="lowest", target=90)
    before = playing(fixture)
    assert 'data-do="rematch"' in fixture.html("board", host=True)["stage"]
    assert 'data-do="rematch"' not in fixture.html("board")["stage"]
    fixture.ok(fixture.host, "rematch")
    assert playing(fixture) == before
    assert fixture.table.roster.games == 2
    assert fixture.table.roster.past[0].over


def test_next_week_the_last_game_is_played_again_whatever_is_picked_meanwhile() -> None:
    fixture = TableFixture(4)
    fixture.start("feast", dummies=0)
    play_at_random(fixture, 3)
    before = playing(fixture)
    fixture.ok(fixture.host, "end_game")
    fixture.now += 100 * PAUSE
    fixture.ok(fixture.host, "choose_game", game="goofspiel", options={})
    all_here(fixture)
    stage = fixture.html("board", host=True)["stage"]
    assert "Time for a rematch?" in stage
    assert 'id="rematch-button"' in stage
    fixture.ok(fixture.host, "rematch")
    assert playing(fixture) == before


def test_a_game_without_a_title_is_named_in_the_boards_language() -> None:
    fixture = TableFixture(3)
    fixture.language = "de"
    all_here(fixture)
    play(fixture, 5, 9, 1)
    leave(fixture, fixture.seats[0])
    assert "Revanche: Ein anderes Spiel" in fixture.html("board", host=True)["stage"]


def test_what_the_game_has_learnt_of_its_deck_goes_with_it() -> None:
    """Options that a game leaves for the next one are as it left them, not as it began."""
    fixture = TableFixture(3)
    fixture.start("ibid")
    play_at_random(fixture, 1)
    _, seats, began = playing(fixture)
    fixture.ok(fixture.host, "rematch")
    learnt = fixture.table.roster.memory["ibid"]
    assert learnt
    _, again, options = playing(fixture)
    assert again == seats
    assert options == {**began, **learnt}


def test_who_is_missing_is_named_and_left_out_or_waited_for() -> None:
    fixture = TableFixture(4)
    all_here(fixture)
    play(fixture, 4, 3, 2, 1)
    _, bo, cem, dilek = fixture.seats
    leave(fixture, dilek)
    assert [(each.seat, each.why) for each in rematch(fixture).missing] == [(dilek, "away")]
    stage = fixture.html("board", host=True)["stage"]
    assert "Play without Dilek" in stage
    assert 'data-open="rematch"' in stage
    # She comes back: nobody is asked anything.
    connect(fixture, dilek)
    assert rematch(fixture).missing == ()
    assert "Play without" not in fixture.html("board", host=True)["stage"]
    leave(fixture, dilek)
    fixture.ok(fixture.host, "rematch", without=dilek)
    assert playing(fixture)[1] == tuple(fixture.seats[:3])
    assert fixture.table.roster.sitting_out == {dilek}
    # The rematch of that one is among the three; Dilek is new in it, if she is dealt in.
    fixture.ok(fixture.host, "end_game")
    assert rematch(fixture).missing == ()
    fixture.ok(fixture.host, "deal_in", seat=dilek)
    assert rematch(fixture).newcomers == (dilek,)
    assert "Dilek plays too." in fixture.html("board", host=True)["stage"]
    fixture.ok(fixture.host, "sit_out", seat=cem)
    fixture.ok(fixture.host, "disconnect_phone", seat=bo)
    assert [(e.seat, e.why) for e in rematch(fixture).missing] == [(bo, "left"), (cem, "sits-out")]
    fixture.ok(fixture.host, "rematch")
    assert playing(fixture)[1] == (fixture.seats[0], dilek)


def test_who_came_back_on_another_seat_sits_where_they_sat() -> None:
    fixture = TableFixture(4)
    play(fixture, 4, 3, 2, 1)
    fixture.ok(fixture.host, "end_game")
    ana, bo, cem, dilek = fixture.seats
    fixture.ok(fixture.host, "disconnect_phone", seat=bo)
    back = fixture.table.join("device-new", "Bo", None)
    fixture.table.execute(MergePeople(back, bo), fixture.host)
    fixture.ok(fixture.host, "reorder", seats=[dilek, ana, cem, back])
    all_here(fixture)
    assert rematch(fixture).missing == ()
    assert rematch(fixture).newcomers == ()
    fixture.ok(fixture.host, "rematch")
    # Those who changed places meanwhile sit as they sit; Bo sits between Ana and Cem again.
    assert playing(fixture)[1] == (dilek, ana, back, cem)


def test_a_rematch_that_cannot_start_changes_nothing() -> None:
    fixture = TableFixture(2)
    all_here(fixture)
    ack = fixture.do(fixture.host, "rematch")
    assert (ack["code"], ack["say"]) == (
        "app.no-rematch",
        "There is no last game here that can be played again.",
    )
    play(fixture, 2, 1)
    leave(fixture, fixture.seats[1])
    found = rematch(fixture)
    assert found.objection is not None
    assert "why-not" in fixture.html("board", host=True)["stage"]
    entries = fixture.table.read_log()
    assert not fixture.do(fixture.host, "rematch", without=fixture.seats[1])["ok"]
    assert fixture.table.read_log() == entries


@pytest.mark.parametrize("without", ["s9", "s1 nobody", ["s1"], "s" * 300, {"a": 1}, 7])
def test_nonsense_is_refused_with_a_sentence(without: object) -> None:
    fixture = TableFixture(3)
    play(fixture, 3, 2, 1)
    ack = fixture.do(fixture.host, "rematch", without=without)
    assert not ack["ok"]
    assert ack["say"]
    assert fixture.table.roster.games == 1


def test_not_during_a_game() -> None:
    fixture = TableFixture(3)
    play(fixture, 3, 2, 1)
    fixture.ok(fixture.host, "rematch")
    assert fixture.do(fixture.host, "rematch")["code"] == "app.game-on"
