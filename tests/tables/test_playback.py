"""Phones wait while the board plays a round out, and never longer than that takes."""

from __future__ import annotations

import re

import pytest

from rules.engine import registry
from rules.engine.beats import length
from tests.tables.table_fixture import TableFixture

BOARD = object()
OTHER = object()


@pytest.fixture
def fixture() -> TableFixture:
    """Three players at Eat Me with a bid for the first round each; its cards are to be sealed."""
    fixture = TableFixture(3)
    fixture.start("eatme")
    fixture.ok(fixture.host, "answer", key="food-1", value=9)
    for seat in fixture.seats[:3]:
        fixture.ok(seat, "answer", key=f"bid/{seat}", value=0)
    fixture.alarm.ring()
    return fixture


def play(fixture: TableFixture, number: int, *cards: int) -> None:
    """Seal the cards of a round, with no bid for the next, and reveal them."""
    for seat, card in zip(fixture.seats, cards, strict=False):
        value = {"card": card, "bid": 0}
        fixture.ok(seat, "answer", key=f"round{number}/move/{seat}", value=value)
    fixture.alarm.ring()


def looking(fixture: TableFixture) -> list[str | None]:
    """Return which playback each pad and a watcher's screen wait for."""
    viewers = [("pad", seat) for seat in fixture.seats[:3]] + [("watch", None)]
    found = [re.search(r'data-looking="(\d+)"', fixture.html(*each)["look"]) for each in viewers]
    return [each and each[1] for each in found]


NOBODY = [None] * 4


def test_they_wait_from_the_reveal_until_the_board_has_shown_it(fixture: TableFixture) -> None:
    fixture.table.playback_shown(BOARD, 0)
    assert looking(fixture) == NOBODY
    play(fixture, 1, 1, 20, 14)
    assert looking(fixture) == ["1003"] * 4
    fixture.table.playback_shown(BOARD, 0)
    assert looking(fixture) == ["1003"] * 4, "the board has not shown it yet"
    fixture.table.playback_shown(BOARD, 1003)
    assert looking(fixture) == NOBODY
    play(fixture, 2, 3, 22, 16)
    assert looking(fixture) == ["2003"] * 4


def test_never_longer_than_it_takes(fixture: TableFixture) -> None:
    fixture.table.playback_shown(BOARD, 0)
    play(fixture, 1, 1, 20, 14)
    game = registry.load("eatme")
    assert fixture.table.referee is not None
    playback = game.playback(fixture.table.referee.table)
    assert playback is not None
    beats = game.beats_of(fixture.table.referee.table)
    assert len(beats) == 3
    assert playback.seconds == pytest.approx(game.lead + length(beats))
    fixture.alarm.ring()
    assert looking(fixture) == NOBODY


def test_nobody_waits_without_a_board_that_can_show_it(fixture: TableFixture) -> None:
    fixture.table.connect("laptop", laptop=True)
    play(fixture, 1, 1, 20, 14)
    assert looking(fixture) == NOBODY


def test_nobody_waits_for_a_board_that_is_gone(fixture: TableFixture) -> None:
    fixture.table.playback_shown(BOARD, 0)
    fixture.table.playback_shown(OTHER, 0)
    play(fixture, 1, 1, 20, 14)
    fixture.table.disconnect("device", board=OTHER)
    assert looking(fixture) == ["1003"] * 4, "another one still shows it"
    fixture.table.disconnect("laptop", laptop=True, board=BOARD)
    assert looking(fixture) == NOBODY


def test_a_board_that_is_loaded_again_does_not_show_it_again(fixture: TableFixture) -> None:
    fixture.table.playback_shown(BOARD, 0)
    play(fixture, 1, 1, 20, 14)
    fixture.table.playback_shown(OTHER, 1003)  # the page as it opens, before the old one is missed
    assert looking(fixture) == NOBODY


def test_an_entry_that_is_made_meanwhile_is_taken(fixture: TableFixture) -> None:
    fixture.table.playback_shown(BOARD, 0)
    play(fixture, 1, 1, 20, 14)
    seat = fixture.seats[0]
    fixture.ok(seat, "answer", key=f"round2/move/{seat}", value={"card": 3, "bid": 0})
    assert looking(fixture) == ["1003"] * 4


def test_what_is_undone_is_not_waited_for(fixture: TableFixture) -> None:
    fixture.table.playback_shown(BOARD, 0)
    play(fixture, 1, 1, 20, 14)
    fixture.ok(fixture.host, "undo")
    assert looking(fixture) == NOBODY


def test_what_was_played_before_the_app_was_started_is_not_waited_for(
    fixture: TableFixture,
) -> None:
    play(fixture, 1, 1, 20, 14)
    fixture.table.playback_shown(BOARD, 1003)
    assert looking(fixture) == NOBODY
