"""Games that play themselves: each step is what happened, in the order of the game."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from companion.presenters.proposals import proposed_seat
from companion.tables.demos import FULL_STEPS, MOST_STEPS, SEEDS, Demo, new_facts
from rules.engine.registry import GAMES, meta
from rules.engine.views import public_view

# All tests of a game run in one process, which plays its demos once.
EACH_GAME = pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.xdist_group(f"demos-{game}")) for game in GAMES],
)
NEXT = {"asked", "picked", "said", "later", "last"}
"""What may come when a turn is over."""
AFTER: dict[str, set[str]] = {
    "seats": {"asked"},
    "asked": {"picked"},
    "later": {"picked"},
    "last": {"picked"},
    "picked": {"sealed", "revealed", "over", *NEXT},
    "sealed": {"revealed", "over", *NEXT},
    "revealed": {"told"},
    "told": NEXT,
    "said": NEXT,
}
"""What may come after a step."""


@cache
def played(game: str, seed: int) -> Demo:
    """A demo that all tests look at, played once."""
    return Demo(game, seed)


@EACH_GAME
def test_a_demo_goes_from_the_seats_to_the_winner_and_is_short(game: str) -> None:
    for seed in range(1, SEEDS + 1):
        steps = played(game, seed).steps
        assert 15 <= len(steps) <= MOST_STEPS, (seed, [each.kind for each in steps])
        assert [steps[0].kind, steps[-1].kind] == ["seats", "over"]
        for one, other in pairwise(steps):
            assert other.kind in AFTER[one.kind], (seed, one, other)
            assert one.entered <= other.entered
        assert {each.kind for each in steps} >= {"asked", "picked"}
        early = {each.kind for each in steps[:FULL_STEPS]}
        assert {"revealed", "told"} <= early, "something is turned over on the board"


@EACH_GAME
def test_the_same_demo_is_the_same_game(game: str) -> None:
    one, other, another = Demo(game, 2), played(game, 2), played(game, 3)
    assert one.steps == other.steps
    assert one.record.answers == other.record.answers
    assert one.record.answers != another.record.answers


@EACH_GAME
def test_each_step_has_what_it_says(game: str) -> None:
    demo = played(game, 1)
    told: set[str] = set()
    for number, step in enumerate(demo.steps):
        with demo.at(number) as table:
            referee = table.referee
            assert (referee is None) == (step.kind == "seats")
            if referee is None:
                continue
            assert referee.over == (step.kind == "over")
            known = {ruling.fact.code for page in referee.table.pages for ruling in page}
            assert {fact.code for fact in step.facts} <= known
            new = [fact.code for fact in new_facts(demo.steps, number)]
            assert told.isdisjoint(new), "each is new only once"
            told.update(new)
            if step.kind in ("asked", "later", "last", "picked"):
                waiting = public_view(referee).waiting
                assert set(step.prompts) == {each.name for each in waiting}
                assert {each.state for each in waiting} <= {"awaited"}
            if step.kind == "sealed":
                assert referee.ready
                assert not referee.exposed
            if step.kind == "picked":
                asked = (
                    {each.key for each in referee.current_ask.pending}
                    if referee.current_ask
                    else set()
                )
                calls = {each.key for each in referee.standing_prompts()}
                assert {each.key for each in step.picked.values()} <= asked | calls
            assert not table.roster.devices, "nobody real is at it"


@EACH_GAME
def test_who_is_waited_for_is_who_enters_it(game: str) -> None:
    for seed in range(1, SEEDS + 1):
        demo = played(game, seed)
        for number, step in enumerate(demo.steps):
            if step.kind != "picked" or step.sort != "anyone":
                continue
            with demo.at(number) as table:
                if (seat := proposed_seat(table)) is not None:
                    assert seat in step.picked, (seed, number)


@EACH_GAME
def test_what_is_told_before_anything_is_entered_comes_before_the_first_card(game: str) -> None:
    demo = played(game, 1)
    with demo.at(1) as table:
        assert table.referee is not None
        known = [ruling.fact for page in table.referee.table.pages for ruling in page]
    assert list(demo.steps[1].facts) == known


@EACH_GAME
def test_steps_are_seen_in_any_order(game: str) -> None:
    demo = played(game, 1)

    def scene(number: int) -> object:
        with demo.at(number) as table:
            return table.referee and (len(table.referee.history), table.referee.table.standings)

    forwards = [scene(number) for number in range(len(demo.steps))]
    backwards = [scene(number) for number in reversed(range(len(demo.steps)))]
    assert forwards == backwards[::-1]


def test_a_game_for_fewer_has_as_many_as_it_can() -> None:
    for game in GAMES:
        demo = played(game, 1)
        assert meta(game).least <= len(demo.seats) <= min(meta(game).most, 4)
