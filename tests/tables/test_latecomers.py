"""Who sits down while a game is on is dealt in by herself, is told so, and the host can say no."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from companion.tables.commands.in_game import Answer
from companion.tables.latecomers import Latecomer, latecomers
from companion.tables.table import Table
from rules.engine.log import TABLE_BY
from rules.engine.referee import Referee
from rules.facts import Seat
from rules.games.feast.scene import Scene
from tests.rendering.test_finale import play
from tests.tables.actors import HOST
from tests.tables.table_fixture import TableFixture


def states(fixture: TableFixture) -> dict[Seat, str]:
    return {
        late.seat: late.state for late in latecomers(fixture.table.roster, fixture.table.referee)
    }


def sit_down(fixture: TableFixture, name: str = "Late") -> Seat:
    return fixture.table.join(f"device-{name}", name, None)


def host_says(fixture: TableFixture, name: str, seat: Seat) -> None:
    call = next(p for p in fixture.referee.standing_prompts() if p.prompt.name == name)
    fixture.ok(fixture.host, "answer", key=call.key, value=seat)


def enter(fixture: TableFixture, key: str, value: object) -> None:
    fixture.ok(fixture.host, "answer", key=key, value=value)


def scene_of(referee: Referee) -> Scene:
    scene = referee.table.scene
    assert isinstance(scene, Scene)
    return scene


def has_a_hand(fixture: TableFixture, seat: Seat) -> bool:
    """Whether somebody is dealt in at The Feast; a deal begins where the last one ends."""
    standings = fixture.referee.table.standings
    return standings is not None and any(
        line.seat == seat and any(cell is not None for cell in line.cells)
        for line in standings.lines
    )


def play_the_deal(fixture: TableFixture, deal: int = 1) -> None:
    """Everybody plays what is left of the deck, the ranks of which most are left first."""
    referee = fixture.referee
    while (ask := referee.current_ask) is not None and ask.key.startswith(f"deal{deal}/"):
        left = Counter(dict(scene_of(referee).left))
        for pending in ask.pending:
            if pending.prompt.name in ("topic", "ploy", "dummy"):
                value = left.most_common(1)[0][0] if left else 10
                left[value] -= 1
            else:
                value = pending.prompt.options[0].value  # type: ignore[union-attr]  # a choice of what to take
            enter(fixture, pending.key, value)
        if referee.ready:
            fixture.ok(fixture.host, "reveal", key=ask.key)


def test_she_is_dealt_in_at_the_next_deal_and_told_at_once() -> None:
    fixture = TableFixture(3)
    fixture.start(dummies=0)
    late = sit_down(fixture)
    pad = fixture.html("pad", late)
    assert "You’ll join from the next deal on" in pad["main"]
    assert "<form" not in pad["main"], "the topic is not hers to enter"
    assert 'type="submit"' not in pad["main"]
    for host in (False, True):
        board = fixture.html("board", host=host)
        assert "Late" in board["side"]
        assert "joins from the next deal on" in board["side"]
    assert "joins from the next deal on" in fixture.html("pad", fixture.seats[0])["table"]
    play_the_deal(fixture)
    assert has_a_hand(fixture, late)
    assert states(fixture) == {}
    assert 'data-key="deal2/round1/topic"' in fixture.html("pad", late)["main"]
    assert "latecomers" not in fixture.html("board")["side"]


def test_it_is_in_the_log_and_a_replay_gives_the_same_game() -> None:
    fixture = TableFixture(3)
    fixture.start()
    late = sit_down(fixture)
    entry = fixture.referee.log[-1]
    assert (entry.key, entry.value, entry.by) == ("deal1/round1/topic/join.0", late, TABLE_BY)
    play_the_deal(fixture)
    again = fixture.read_anew()
    assert again.referee is not None
    assert again.referee.log == fixture.referee.log
    assert again.referee.table.scene == fixture.referee.table.scene


def test_she_is_dealt_in_while_everybody_seals_and_nothing_sealed_is_lost() -> None:
    fixture = TableFixture(3)
    fixture.start(dummies=0)
    enter(fixture, "deal1/round1/topic", 5)
    ana = fixture.seats[0]
    fixture.ok(ana, "answer", key=f"deal1/round1/ploy/{ana}", value=7)
    late = sit_down(fixture)
    assert states(fixture) == {late: "next-deal"}
    assert list(fixture.referee.pending_answers) == [f"deal1/round1/ploy/{ana}"]
    assert "You’ll join from" in fixture.html("pad", late)["main"]
    assert "joins from the next deal on" in fixture.html("board")["side"]


def test_the_host_can_say_no_and_change_their_mind() -> None:
    fixture = TableFixture(3)
    fixture.start(dummies=0)
    late = sit_down(fixture)
    assert 'data-do="sit_out"' in fixture.html("board", host=True)["side"]
    assert 'data-do="sit_out"' in fixture.html("board", host=True)["people"]
    assert "data-do" not in fixture.html("board")["side"]
    fixture.ok(fixture.host, "sit_out", seat=late)
    assert states(fixture) == {late: "sits-out"}
    assert "You’re sitting out" in fixture.html("pad", late)["main"]
    assert "is sitting out" in fixture.html("board")["side"]
    enter(fixture, "deal1/round1/topic", 5)
    assert states(fixture) == {late: "sits-out"}, "it is not said anew with the next entry"
    fixture.ok(fixture.host, "deal_in", seat=late)
    assert states(fixture) == {late: "next-deal"}
    assert "You’ll join from the next deal on" in fixture.html("pad", late)["main"]
    log = [(entry.key.rpartition("/")[2], entry.value) for entry in fixture.referee.log]
    assert log == [("join.0", late), ("decline.0", late), ("topic", 5), ("join.0", late)]
    assert fixture.read_anew().roster.sitting_out == set()


def test_who_sits_out_is_not_dealt_in_and_not_in_the_next_game_either() -> None:
    fixture = TableFixture(3)
    fixture.start(dummies=0)
    late = sit_down(fixture)
    fixture.ok(fixture.host, "sit_out", seat=late)
    play_the_deal(fixture)
    assert not has_a_hand(fixture, late)
    fixture.ok(fixture.host, "end_game")
    lobby = fixture.html("board", host=True)["stage"]
    assert "sitting out" in lobby
    assert f'id="lobby-in-{late}"' in lobby
    assert "You’re sitting out the next game" in fixture.html("pad", late)["main"]
    fixture.start(dummies=0)
    assert fixture.referee.setup.seats == tuple(fixture.seats)
    fixture.ok(fixture.host, "end_game")
    fixture.ok(fixture.host, "deal_in", seat=late)
    fixture.start(dummies=0)
    assert fixture.referee.setup.seats == (*fixture.seats, late)


def test_nobody_who_plays_sits_out() -> None:
    fixture = TableFixture(3)
    fixture.start()
    for what in ("sit_out", "deal_in"):
        assert fixture.do(fixture.host, what, seat="s99")["code"] == "app.no-such-seat"
    assert fixture.do(fixture.host, "sit_out", seat=fixture.seats[0])["code"] == "app.plays-now"


@pytest.mark.parametrize("game", ["eatme", "ibid"])
def test_where_all_is_dealt_she_plays_in_the_next_game(game: str) -> None:
    fixture = TableFixture(3)
    fixture.start(game)
    late = sit_down(fixture)
    assert states(fixture) == {late: "next-game"}
    assert "You’ll play in the next game" in fixture.html("pad", late)["main"]
    assert "plays in the next game" in fixture.html("board")["side"]
    fixture.ok(fixture.host, "play_again")
    assert late in fixture.referee.setup.seats


@pytest.mark.parametrize(
    "game, options, when",
    [("ididnt", {}, "the next deal"), ("liar", {"extended": True}, "the next game")],
)
def test_other_games_deal_her_in_as_their_rules_say(
    game: str, options: dict[str, Any], when: str
) -> None:
    fixture = TableFixture(3)
    fixture.start(game, **options)
    late = sit_down(fixture)
    assert states(fixture) == {late: "next-deal"}
    assert f"You’ll join from {when}" in fixture.html("pad", late)["main"]
    fixture.ok(fixture.host, "sit_out", seat=late)
    fixture.ok(fixture.host, "deal_in", seat=late)
    assert states(fixture) == {late: "next-deal"}
    assert fixture.read_anew().referee is not None


def test_a_full_game_says_so_and_takes_her_as_soon_as_there_is_a_place() -> None:
    fixture = TableFixture(5)
    fixture.start("liar", extended=True)
    late = sit_down(fixture)
    assert latecomers(fixture.table.roster, fixture.table.referee)[0].why is not None
    pad = fixture.html("pad", late)["main"]
    assert "At most 5 can play" in pad
    assert "The game is full right now" in pad
    assert "is waiting for a place" in fixture.html("board")["side"]
    host_says(fixture, "leave", fixture.seats[1])
    assert states(fixture) == {late: "next-deal"}
    assert "You’ll join from the next game on" in fixture.html("pad", late)["main"]


def test_where_the_next_game_seats_fewer_than_sit_there_she_is_told() -> None:
    fixture = TableFixture(6)
    fixture.start("ibid")
    late = sit_down(fixture)
    pad = fixture.html("pad", late)["main"]
    assert "The next game may be full" in pad
    assert "is for up to 6, and there are 7 of you" in " ".join(pad.split())


def test_an_undone_reveal_stays_sealed_although_the_game_is_told_of_a_latecomer_again() -> None:
    fixture = TableFixture(3)
    fixture.start(dummies=0)
    enter(fixture, "deal1/round1/topic", 5)
    fixture.seal(9, 6, 4)
    fixture.alarm.ring()
    late = sit_down(fixture)
    assert states(fixture) == {late: "next-deal"}
    fixture.ok(fixture.host, "undo")
    assert fixture.referee.ready
    assert states(fixture) == {late: "next-deal"}
    assert not fixture.table.counting_down
    correction = fixture.table.correction
    assert correction is not None
    assert "corrected.set-aside" not in {each.code for each in correction.followed}


def test_an_undo_takes_an_entry_back_and_not_who_sat_down() -> None:
    fixture = TableFixture(3)
    fixture.start(dummies=0)
    enter(fixture, "deal1/round1/topic", 5)
    late = sit_down(fixture)
    fixture.ok(fixture.host, "undo")
    ask = fixture.referee.current_ask
    assert ask is not None
    assert ask.key == "deal1/round1/topic"
    assert states(fixture) == {late: "next-deal"}
    enter(fixture, "deal1/round1/topic", 6)
    assert states(fixture) == {late: "next-deal"}
    play_the_deal(fixture)
    assert has_a_hand(fixture, late)


def test_who_goes_again_before_the_deal_is_not_dealt_in() -> None:
    fixture = TableFixture(3)
    fixture.start(dummies=0)
    late = sit_down(fixture)
    fixture.ok(fixture.host, "disconnect_phone", seat=late)
    assert states(fixture) == {}
    assert fixture.referee.log[-1].key.endswith("decline.0")
    play_the_deal(fixture)
    assert not has_a_hand(fixture, late)


def test_who_was_dealt_in_late_keeps_the_hand_when_her_phone_is_taken_off() -> None:
    fixture = TableFixture(3)
    fixture.start(dummies=0)
    late = sit_down(fixture)
    play_the_deal(fixture)
    fixture.ok(fixture.host, "disconnect_phone", seat=late)
    assert late in fixture.table.roster.order
    assert fixture.table.roster.holders(late) == []


def test_who_takes_over_a_leavers_seat_gives_up_her_own_and_has_its_points() -> None:
    fixture = TableFixture(4)
    fixture.start(dummies=0)
    play_the_deal(fixture)
    bo = fixture.seats[1]
    host_says(fixture, "leave", bo)
    late = sit_down(fixture)
    points = fixture.referee.table.standings
    assert points is not None
    before = points.line(bo).total
    fixture.request_rejoin("device-Late", bo)
    fixture.ok(fixture.host, "admit_device", device="device-Late")
    assert fixture.table.roster.seats_of("device-Late") == (bo,)
    assert late not in fixture.table.roster.order
    assert states(fixture) == {}
    after = fixture.referee.table.standings
    assert after is not None
    assert after.line(bo).total == before
    assert after.line(bo).competes
    play_the_deal(fixture, 2)
    assert not has_a_hand(fixture, late)


def test_at_a_table_of_before_she_is_dealt_in_with_the_next_entry() -> None:
    """Its log is as it was: nothing is written when it is read."""
    fixture = TableFixture(3)
    fixture.start(dummies=0)
    late = sit_down(fixture)
    store = fixture.services.dependencies.store
    lines = store.load(fixture.table.id)
    assert [line.kind for line in lines[-2:]] == ["seat", "game"]
    other = fixture.services.tables.make()
    store.append(other.id, lines[:-1])  # as it was written before: she sat down, and that was all
    row = store.find(other.code)
    assert row is not None
    table = Table(row, fixture.services.dependencies)
    assert table.referee is not None
    assert table.referee.log == []
    assert latecomers(table.roster, table.referee) == (Latecomer(late, "next-deal"),)
    assert len(store.load(other.id)) == len(lines) - 1
    table.execute(Answer("deal1/round1/topic", 5), HOST)
    assert [entry.by for entry in table.referee.log] == ["host", TABLE_BY]


def test_a_join_that_the_table_said_is_not_for_amending() -> None:
    fixture = TableFixture(3)
    fixture.start()
    sit_down(fixture)
    entries = (
        fixture.client(laptop=True).get(f"/entries/{fixture.table.code}").get_data(as_text=True)
    )
    assert "Late" in entries
    assert "data-amend" not in entries
    referee = fixture.table.referee
    assert referee is not None
    (join,) = [step for step in referee.history if step.logged.by == TABLE_BY]
    value = join.prompt.dump(join.value)
    told = fixture.do(fixture.host, "amend", key=join.pending.key, value=value)
    assert told["code"] == "app.not-yours"


def test_the_last_screen_says_who_plays_in_the_next_game() -> None:
    fixture = TableFixture(3)
    fixture.start("ibid")
    late = sit_down(fixture)
    play(fixture, 3)
    assert states(fixture) == {late: "next-game"}
    assert "plays in the next game" in fixture.html("board")["stage"]
    assert (
        "wins" in fixture.html("pad", late)["main"] or "share" in fixture.html("pad", late)["main"]
    )
