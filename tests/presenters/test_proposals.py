"""What anyone may enter is proposed to one seat, in turn; the others can open the same form."""

from __future__ import annotations

import json
from random import Random

import pytest

from companion.live.hub import Subscriber
from companion.presenters import Viewer
from companion.presenters.proposals import proposed_seat
from rules.engine.proposals import asked_of_anyone, round_of
from rules.engine.registry import GAMES
from rules.facts import Seat
from tests.presenters.test_corrections import words
from tests.presenters.test_entries import enter
from tests.rendering.test_renderer import laid_with
from tests.repeats import more_when_slow
from tests.tables.table_fixture import NAMES, TableFixture


def connect(fixture: TableFixture) -> None:
    for name in NAMES[: len(fixture.seats)]:
        fixture.table.connect(f"device-{name}")


def kinds(fixture: TableFixture) -> dict[Seat, str]:
    """What each pad has to do."""
    present = fixture.services.renderer.presenter
    return {
        seat: present(fixture.table, Viewer("pad", seat)).forms.todo.kind for seat in fixture.seats
    }


@pytest.fixture
def feast() -> TableFixture:
    """A game of three rounds' beginnings, with everybody's phone on the table."""
    fixture = TableFixture()
    connect(fixture)
    fixture.start("feast", dummies=1)
    return fixture


def play_round(fixture: TableFixture, number: int, by: Seat | None = None) -> None:
    place = f"deal1/round{number}"
    fixture.ok(by or fixture.host, "answer", key=f"{place}/topic", value=number)
    fixture.ok(fixture.host, "answer", key=f"{place}/dummy-1/dummy", value=10)
    ranks = {1: (9, 9, 8, 8), 2: (7, 7, 6, 6)}[number]
    for seat, rank in zip(fixture.seats, ranks, strict=True):
        fixture.ok(seat, "answer", key=f"{place}/ploy/{seat}", value=rank)
    fixture.alarm.ring()


def test_it_goes_round_clockwise_another_one_each_round(feast: TableFixture) -> None:
    for number, seat in enumerate(feast.seats[:2], start=1):
        assert proposed_seat(feast.table) == seat
        assert kinds(feast) == {each: "form" if each == seat else "offered" for each in feast.seats}
        play_round(feast, number)
    assert proposed_seat(feast.table) == feast.seats[2]
    feast.ok(feast.host, "undo")
    feast.ok(feast.host, "redo")
    assert proposed_seat(feast.table) == feast.seats[2]


def test_the_same_one_flips_the_dummies_cards_of_the_round(feast: TableFixture) -> None:
    feast.ok(feast.seats[3], "answer", key="deal1/round1/topic", value=5)
    assert proposed_seat(feast.table) == feast.seats[0]


def test_everybody_else_sees_who_and_can_enter_it_instead(feast: TableFixture) -> None:
    waiting = "When everything’s ready, Ana can flip the top card"
    for seat in feast.seats[1:]:
        screen = feast.html("pad", seat)
        assert waiting in words(screen["main"])
        assert "Enter it here instead" in screen["main"]
        assert "data-key" not in screen["main"], "the form is sent once its fold is opened"
        assert 'data-key="deal1/round1/topic"' in screen["enter"]
        assert "submit" not in screen["main"]
    assert waiting not in words(feast.html("pad", feast.seats[0])["main"])
    board = feast.html("board", host=True)["says"]
    assert waiting in words(board)
    assert "data-typed" in board, "the board's keys enter it, too"
    assert waiting in words(feast.html("board")["says"])
    feast.ok(feast.seats[2], "answer", key="deal1/round1/topic", value=5)


def test_only_the_last_step_of_a_set_up_waits_for_the_others() -> None:
    tiles = TableFixture(3)
    connect(tiles)
    tiles.start("ibid", starter="table")
    assert "Waiting for Ana to count the tiles" in words(tiles.html("board", host=True)["says"])


def test_what_becomes_of_the_cards_is_told_before_the_next_are_flipped(feast: TableFixture) -> None:
    told = "The other cards of the round are discarded."
    assert told not in words(feast.html("pad", feast.seats[0])["can"])
    play_round(feast, 1)
    assert told in words(feast.html("pad", feast.seats[1])["can"])


def test_whoever_is_not_connected_is_passed_over(feast: TableFixture) -> None:
    feast.table.disconnect("device-Ana")
    assert proposed_seat(feast.table) == feast.seats[1]
    assert kinds(feast)[feast.seats[1]] == "form"
    feast.table.connect("device-Ana")
    assert proposed_seat(feast.table) == feast.seats[0]


def test_whoever_has_left_is_passed_over(feast: TableFixture) -> None:
    referee = feast.table.referee
    assert referee is not None
    (leave,) = (each for each in referee.standing_prompts() if each.prompt.name == "leave")
    feast.ok(feast.host, "answer", key=leave.key, value=feast.seats[0])
    assert proposed_seat(feast.table) == feast.seats[1]


def test_with_no_phone_connected_everything_is_as_without_proposals() -> None:
    fixture = TableFixture()
    fixture.start("feast", dummies=0)
    assert proposed_seat(fixture.table) is None
    assert set(kinds(fixture).values()) == {"form"}
    assert "Waiting for" not in words(fixture.html("board", host=True)["says"])


def test_all_pads_of_one_phone_show_the_form() -> None:
    fixture = TableFixture(players=0)
    fixture.seats = [fixture.table.join("one", name, None) for name in NAMES[:3]]
    fixture.table.connect("one")
    fixture.start("feast", dummies=0)
    assert proposed_seat(fixture.table) == fixture.seats[0]
    assert set(kinds(fixture).values()) == {"form"}


@pytest.mark.parametrize("part", more_when_slow(1, 2))
@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_one_phone_is_proposed_and_all_may_answer(game: str, part: int) -> None:
    met: set[str] = set()
    turns: set[Seat] = set()
    rounds: set[str] = set()
    for seed in range(part * 6, part * 6 + 6):
        fixture, rng = laid_with(game, seed), Random(seed)
        connect(fixture)
        drawn: set[str] = set()
        for _ in range(60):
            referee = fixture.table.referee
            assert referee is not None
            if referee.over:
                break
            pending = asked_of_anyone(referee)
            if pending is not None and pending.key not in referee.pending_answers:
                met.add(pending.prompt.name.partition("-")[0])
                proposed = proposed_seat(fixture.table)
                assert proposed is not None
                assert proposed in fixture.seats
                turns.add(proposed)
                rounds.add(round_of(pending.key))
                out = {"late", "left"}
                shown = {each: kind for each, kind in kinds(fixture).items() if kind not in out}
                assert proposed in shown
                assert shown == {each: "form" if each == proposed else "offered" for each in shown}
                title = fixture.services.renderer.presenter(
                    fixture.table, Viewer("watch")
                ).pending.proposal
                assert title
                assert "to enter it" not in title, f"no words for {pending.prompt.name}"
                # What a prompt needs of the screens is the same whenever it is asked in one game.
                if pending.prompt.name not in drawn:
                    drawn.add(pending.prompt.name)
                    for screen in fixture.everything().values():
                        assert all("Undefined" not in each for each in screen.values())
            else:
                assert "offered" not in kinds(fixture).values()
            enter(fixture, rng)
    if not met:
        pytest.skip("it asks nothing that anyone may answer")
    assert len(turns) > 1 or len(rounds) == 1


def regions_of(screen: Subscriber) -> dict[str, str]:
    """Return the regions that a screen is sent."""
    frames = [json.loads(frame) for frame in screen.outbox.take()]
    return {name: html for frame in frames for name, html in frame.get("regions", {}).items()}


def test_the_form_is_sent_when_its_fold_is_opened_and_each_time_it_is_opened_again(
    feast: TableFixture,
) -> None:
    screen = feast.services.hub.add(feast.table, Viewer("pad", feast.seats[1]))
    assert "enter" not in regions_of(screen)
    for _ in range(2):
        screen.open(["enter"])
        assert 'data-key="deal1/round1/topic"' in regions_of(screen)["enter"]
        screen.open([])  # the page may have dropped it meanwhile
        assert regions_of(screen) == {}
    feast.ok(feast.host, "answer", key="deal1/round1/topic", value=5)
    assert "enter" not in regions_of(screen)
