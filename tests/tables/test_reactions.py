"""Reactions reach the boards and nobody else; they are in no log, and tell nothing of what is sealed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.live.hub import Subscriber
from companion.live.outbox import MAX_MESSAGES, Outbox
from companion.presenters import Viewer
from companion.presenters.submission_status import is_collecting, submissions
from companion.tables.actor import Actor
from companion.tables.reactions import (
    AT_A_REVEAL,
    DEFAULT,
    FITTING,
    REACTIONS,
)
from companion.tables.signals import LIMITS
from rules.engine.beats import SECONDS
from rules.engine.registry import GAMES, meta
from rules.facts import Json, Seat
from tests.tables.short_games import choosing
from tests.tables.table_fixture import TableFixture

OFFERED = "data-react="
WATCHER = Actor("watcher", (), host=False)


def board_of(fixture: TableFixture, viewer: Viewer = Viewer("board")) -> Subscriber:  # noqa: B008  # immutable
    subscriber = fixture.services.hub.add(fixture.table, viewer)
    subscriber.outbox.take()
    return subscriber


def react(fixture: TableFixture, who: Actor | Seat, what: Json = "laugh") -> dict[str, Any]:
    actor = who if isinstance(who, Actor) else fixture.actor(who)
    return fixture.signal(actor, {"react": what})


def seen(subscriber: Subscriber) -> list[dict[str, Any]]:
    """Return the reactions that a screen was sent."""
    frames = [json.loads(each) for each in subscriber.outbox.take()]
    return [each["reaction"] for each in frames if "reaction" in each]


def offers(fixture: TableFixture, seat: Seat) -> bool:
    """Whether a seat's pad offers reactions, on no sheet that lies over it."""
    regions = fixture.html("pad", seat)
    return OFFERED in regions["main"]


# -- who is sent what ----------------------------------------------------------------------------------


def test_every_board_is_sent_it_and_no_phone_is() -> None:
    fixture = choosing()
    ana, bo = fixture.seats[:2]
    boards = [board_of(fixture), board_of(fixture, Viewer("board", host=True))]
    phones = [board_of(fixture, Viewer("pad", bo)), board_of(fixture, Viewer("watch"))]
    assert react(fixture, ana) == {"id": None, "ok": True}
    colour = fixture.table.roster.people[ana].colour
    sent = {"kind": "laugh", "seat": ana, "name": "Ana", "colour": colour}
    assert [seen(each) for each in boards] == [[sent], [sent]]
    assert [each.outbox.take() for each in phones] == [[], []]


def test_who_only_watches_is_not_named() -> None:
    fixture = choosing()
    board = board_of(fixture)
    assert react(fixture, WATCHER)["ok"]
    assert seen(board) == [{"kind": "laugh"}]


def test_a_shared_phone_reacts_in_the_name_of_the_pad_that_it_shows() -> None:
    fixture = choosing()
    board = board_of(fixture)
    ana, bo = fixture.seats[:2]
    assert react(fixture, Actor("shared", (ana, bo), host=False, seat=bo))["ok"]
    assert [each["name"] for each in seen(board)] == ["Bo"]


def test_every_reaction_has_a_button_and_is_shown_by_the_board() -> None:
    fixture = choosing()
    page = fixture.client(laptop=True).get(f"/board/{fixture.table.code}").text
    for name in REACTIONS:
        assert f'data-kind="{name}"' in page
        assert react(fixture, fixture.seats[0], name)["ok"]


# -- which three are offered ---------------------------------------------------------------------------


def three(html: str) -> tuple[str, ...]:
    """Return the reactions that a part of a pad offers, in their order."""
    return tuple(re.findall(rf'{OFFERED}"(\w+)"', html))


def test_three_different_ones_fit_each_beat_and_each_has_one_place() -> None:
    assert set(FITTING) < set(SECONDS)
    offered = (DEFAULT, AT_A_REVEAL, *FITTING.values())
    for each in offered:
        assert len(set(each)) == len(each) == 3
        assert set(each) <= set(REACTIONS)
    places = {name: {each.index(name) for each in offered if name in each} for name in REACTIONS}
    assert [len(each) for each in places.values()] == [1] * len(REACTIONS), places


def test_they_fit_what_was_revealed_last_and_are_the_usual_ones_where_nothing_was() -> None:
    fixture = choosing()
    assert three(fixture.html("watch")["main"]) == DEFAULT
    fixture.seal(9, 9, 6, 4)
    fixture.ok(fixture.host, "reveal", key="deal1/round1/ploy")
    pads = [fixture.html("pad", seat) for seat in fixture.seats]
    assert {three(each["result"]) for each in pads} == {FITTING["take"]}
    assert three(fixture.html("watch")["main"]) == FITTING["take"]
    assert {three(each["look"]) for each in pads} <= {AT_A_REVEAL, ()}
    fixture.ok(fixture.host, "answer", key="deal1/round2/topic", value=3)
    assert three(fixture.html("watch")["main"]) == DEFAULT


def test_the_board_knows_beat_by_beat_whom_they_are_for() -> None:
    fixture = choosing()
    fixture.seal(9, 9, 6, 4)
    fixture.ok(fixture.host, "reveal", key="deal1/round1/ploy")
    ana, bo, cem, dilek = fixture.seats
    show = fixture.services.renderer.presenter(fixture.table, Viewer("board")).show
    about = show.about
    assert len(about) == len(show.beats) + 1
    assert about[0] == []
    assert about[show.at("match")] == [ana, bo]
    assert about[show.at("take", cem)] == about[show.at("score", cem)] == [cem]
    assert about[-1] == [dilek]


# -- limits --------------------------------------------------------------------------------------------


def test_a_phone_sends_two_at_once_then_one_a_second_and_the_others_are_dropped() -> None:
    fixture = choosing()
    board = board_of(fixture)
    ana, bo = fixture.seats[:2]
    assert all(react(fixture, ana)["ok"] for _ in range(50))
    assert len(seen(board)) == LIMITS["reaction"].burst
    assert react(fixture, bo)["ok"]
    assert len(seen(board)) == 1
    fixture.passed += LIMITS["reaction"].interval  # what was dropped costs nothing
    assert react(fixture, ana)["ok"]
    assert len(seen(board)) == 1


def test_a_shared_phone_is_one_phone() -> None:
    fixture = choosing()
    board = board_of(fixture)
    for seat in fixture.seats:
        for _ in range(LIMITS["reaction"].burst):
            react(fixture, Actor("shared", tuple(fixture.seats), host=False, seat=seat))
    assert len(seen(board)) == LIMITS["reaction"].burst


def test_many_phones_that_watch_fill_no_board_and_keep_nobody_out() -> None:
    fixture = choosing()
    board = board_of(fixture)
    for number in range(200):
        react(fixture, Actor(f"stranger{number}", (), host=False))
    assert len(seen(board)) == LIMITS["watchers"].burst
    for seat in fixture.seats:
        react(fixture, seat)
    assert len(seen(board)) == len(fixture.seats)


class Stopped:
    """A connection that takes nothing."""

    def write(self, outbox: Outbox) -> None:
        pass


def test_a_board_that_does_not_read_goes_without_and_stays() -> None:
    fixture = choosing()
    board = fixture.services.hub.add(fixture.table, Viewer("board"), writer=Stopped())
    for _ in range(2 * MAX_MESSAGES):
        fixture.passed += LIMITS["reaction"].interval
        react(fixture, fixture.seats[0])
    assert not board.outbox.closed
    assert 0 < len(seen(board)) < MAX_MESSAGES


# -- what is refused -----------------------------------------------------------------------------------


@pytest.mark.parametrize("what", [None, 5, True, "", "Laugh", "cheer", ["laugh"], {"laugh": 1}])
def test_what_is_no_reaction_is_refused_with_a_sentence(what: Json) -> None:
    fixture = choosing()
    board = board_of(fixture)
    ack = react(fixture, fixture.seats[0], what)
    assert (ack["ok"], ack["code"]) == (False, "app.unreadable")
    assert ack["say"] == "This page sent something we can’t read. Please reload it."
    assert seen(board) == []


def test_there_are_none_between_games() -> None:
    fixture = TableFixture()
    assert react(fixture, fixture.seats[0])["code"] == "app.no-game"
    assert OFFERED not in str(fixture.everything())


def test_they_can_be_posted() -> None:
    fixture = choosing()
    board = board_of(fixture)
    client = fixture.client()
    path = f"/command/{fixture.table.code}"
    done = client.post(path, json={"react": "gasp"})
    assert (done.status_code, done.json) == (200, {"id": None, "ok": True})
    assert seen(board) == [{"kind": "gasp"}]
    refused = client.post(path, json={"react": [1]})
    assert (refused.status_code, refused.get_json()["code"]) == (409, "app.unreadable")


# -- the host's switch ---------------------------------------------------------------------------------


def test_the_host_switches_them_off_and_on_again() -> None:
    fixture = choosing()
    board, ana = board_of(fixture), fixture.seats[0]
    fixture.seal(9, 6, 3, 4)
    assert offers(fixture, ana)
    assert "Switch reactions off" in fixture.html("board", host=True)["people"]

    fixture.ok(fixture.host, "set_reactions", value="off")
    assert OFFERED not in str(fixture.everything())
    assert "Switch reactions on" in fixture.html("board", host=True)["people"]
    ack = react(fixture, ana)
    assert (ack["code"], ack["say"]) == (
        "app.reactions-off",
        "The host has switched reactions off.",
    )
    assert seen(board) == []

    fixture.ok(fixture.host, "set_reactions", value="on")
    assert offers(fixture, ana)
    assert react(fixture, ana)["ok"]
    assert len(seen(board)) == 1


def test_it_is_on_or_off() -> None:
    fixture = choosing()
    for value in (None, "", False, "maybe", ["off"]):
        assert fixture.do(fixture.host, "set_reactions", value=value)["code"] == "app.unreadable"
    assert fixture.table.roster.reactions


# -- what is kept --------------------------------------------------------------------------------------


def test_nothing_of_a_reaction_is_in_the_log_and_the_setting_outlives_a_restart(
    tmp_path: Path,
) -> None:
    data: dict[str, Any] = {"DATABASE": f"sqlite:///{tmp_path / 'tables.db'}"}
    fixture = choosing(**data)
    board = board_of(fixture)
    store, table = fixture.services.dependencies.store, fixture.table.id
    before = store.load(table)
    for seat in fixture.seats:
        react(fixture, seat)
    assert len(seen(board)) == len(fixture.seats)
    assert store.load(table) == before

    fixture.ok(fixture.host, "set_reactions", value="off")
    again = TableFixture(0, **data)
    loaded = again.services.tables.find(fixture.table.code)
    assert not loaded.roster.reactions
    screen = again.services.hub.add(loaded, Viewer("board"))
    assert seen(screen) == []


# -- what a reaction tells -----------------------------------------------------------------------------


def test_it_is_accepted_alike_from_whoever_is_asked_has_sealed_and_waits() -> None:
    """Whether a reaction is shown tells nothing of how far its sender has come."""

    def outcome(before: Callable[[TableFixture, Seat], None]) -> tuple[object, object]:
        fixture = choosing()
        board, ana = board_of(fixture), fixture.seats[0]
        before(fixture, ana)
        board.outbox.take()
        return react(fixture, ana), board.outbox.take()

    def nothing(fixture: TableFixture, ana: Seat) -> None:
        del fixture, ana

    def sealed(rank: int) -> Callable[[TableFixture, Seat], None]:
        key = "deal1/round1/ploy/{}"
        return lambda fixture, ana: fixture.ok(ana, "answer", key=key.format(ana), value=rank)

    outcomes = [outcome(each) for each in (nothing, sealed(9), sealed(2))]
    assert outcomes[0] == outcomes[1] == outcomes[2]


STEPS = 30
"""Enough for some rounds of each game."""


def marks_and_offers(game: str) -> set[tuple[str, bool]]:
    """Play a game for a while; return the marks of those who seal, with whether reactions are offered."""
    fixture = TableFixture(players=max(4, meta(game).least))
    fixture.start(game)
    rng, referee, found = Random(5), fixture.table.referee, set[tuple[str, bool]]()
    assert referee is not None
    for _ in range(STEPS):
        if referee.over:
            break
        if is_collecting(referee):
            marks = submissions(fixture.table)
            for seat in marks.keys() & set(fixture.seats):
                found.add((marks[seat], offers(fixture, Seat(seat))))
        fixture.enter(rng)
    return found


def test_a_pad_offers_them_exactly_when_every_screen_marks_its_seat_as_sealed() -> None:
    found = {game: marks_and_offers(game) for game in GAMES}
    assert set().union(*found.values()) == {("sealed", True), ("awaited", False)}
    assert sum(bool(each) for each in found.values()) >= 4
