"""Which mentions of a game are told, and in which order."""

from __future__ import annotations

from typing import Literal

import pytest

from rules.engine.mentions import (
    FEWEST,
    MOST,
    Mention,
    MentionComeback,
    MentionMargin,
    MentionMostAtOnce,
    MentionSpotless,
    MentionStreak,
    MentionTwins,
    RankedMention,
    facts_of,
    largest,
    mentions_in_score,
    most_remarkable,
    ranked_mention,
)
from rules.engine.setup import Setup
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Tabletop
from rules.facts import Seat
from tests.rules.toy_facts import ToyFact, toy

ANA, BO, CY = Seat("ana"), Seat("bo"), Seat("cy")


class Worth(ToyFact):
    amount: int


def kinds(*measures: float) -> list[RankedMention]:
    return [ranked_mention(each, 0, toy(f"mention-{n}")) for n, each in enumerate(measures)]


@pytest.mark.parametrize(
    "measures, told_of",
    [
        ((1.0, 3.0, 2.0, 0.5), [1, 2, 0]),
        ((1.0, 1.0, 2.0, 1.0), [2, 0, 1, 3]),
        ((1, 2, 3, 4, 5, 6, 7), [6, 5, 4, 3, 2]),
        ((0.1, 0.3, 0.2, 0.4), [3, 1, 2]),
        ((0.1, 2.0), [1, 0]),
        ((), []),
    ],
)
def test_the_most_remarkable_ones_are_told(measures: tuple[float, ...], told_of: list[int]) -> None:
    """Those worth telling, and less remarkable ones where there are fewer than three."""
    every = most_remarkable(kinds(*measures))
    assert [int(one.fact.code.rpartition("mention")[2]) for one in every] == told_of
    assert min(FEWEST, len(measures)) <= len(every) <= MOST


def test_what_was_told_has_the_number_of_its_page() -> None:
    table = Tabletop(Setup((Seat("ana"),)))
    table.rule("one", toy("one"))
    table.new_page()
    table.rule("two", toy("two"))
    table.rule("two", toy("one"))
    assert list(facts_of(table, type(toy("one")))) == [(0, toy("one")), (1, toy("one"))]


def test_the_largest_is_above_0() -> None:
    every = [(page, Worth(points)) for page, points in enumerate((2, 5, -1))]
    assert largest(every, lambda what: what.amount) == (5, 1, every[1][1])
    assert largest(every[2:], lambda what: what.amount) is None
    assert largest(every[:0], lambda what: what.amount) is None


# -- what is found in the score --------------------------------------------------------------


def ranked_after(
    *rounds: tuple[int, ...], best: Literal["highest", "lowest"] = "highest"
) -> dict[str, RankedMention]:
    """What is found in the score of a game of three, in which each round brought so many points."""
    seats = [Seat("ana"), Seat("bo"), Seat("cy")]
    table = Tabletop(Setup(tuple(seats)))
    totals = dict.fromkeys(seats, 0)
    for gains in ((0, 0, 0), *rounds):
        table.new_page()
        table.rule("round", toy("round"))
        for seat, gain in zip(seats, gains, strict=True):
            totals[seat] += gain
        lines = tuple(Line(seat, (), total) for seat, total in totals.items())
        table.standings = Standings((), lines, best)
    assert table.standings is not None
    table.winners = table.standings.leaders()
    every = mentions_in_score("toy", table)
    return {each.mention.fact.code.removeprefix("toy.mention-"): each for each in every}


def after(
    *rounds: tuple[int, ...], best: Literal["highest", "lowest"] = "highest"
) -> dict[str, Mention]:
    return {kind: each.mention for kind, each in ranked_after(*rounds, best=best).items()}


@pytest.mark.parametrize(
    "kind, rounds",
    [
        ("margin", [(3, 2, 1)]),  # by half of the average gain
        ("comeback", [(1, 2, 2), (0, 1, 1), (9, 0, 0)]),  # last in the middle of the game
        ("most-at-once", [(5, 0, 0), (0, 1, 1), (1, 0, 0)]),  # two and a half times the average
        ("streak", [(1, 0, 0)] * 3),
        ("twins", [(1, 0, 0), (0, 1, 0)] * 3),
        ("spotless", [(1, 1, 0), *[(1, 0, 0)] * 4]),
    ],
)
def test_from_here_on_each_of_them_is_remarkable(
    kind: str, rounds: list[tuple[int, int, int]]
) -> None:
    assert ranked_after(*rounds)[kind].measure == pytest.approx(1)


def test_by_how_little_the_win_was_missed() -> None:
    said = after((10, 9, 3))["margin"]
    assert (said.fact, said.page) == (MentionMargin("toy", (BO,), 1, "points"), 1)
    assert "margin" not in after((5, 1, 0), (5, 2, 0)), "more than is got at once is not close"
    assert "margin" not in after((10, 10, 3)), "nobody missed it"
    least = after((10, 12, 30), best="lowest")["margin"]
    assert least.fact == MentionMargin("toy", (BO,), 2, "points")


def test_the_winner_was_last() -> None:
    said = after((0, 5, 4), (0, 1, 2), (9, 0, 0), (1, 0, 0))["comeback"]
    assert (said.fact, said.page) == (MentionComeback("toy", ANA), 2)
    assert "comeback" not in after((4, 4, 5), (9, 0, 0)), "not alone"
    assert after((9, 5, 4), (0, 9, 9), best="lowest")["comeback"].page == 1


def test_the_most_at_once() -> None:
    said = after((4, 5, 0), (0, 40, 0), (6, 0, 7))["most-at-once"]
    assert said.fact == MentionMostAtOnce("toy", (BO,), 40, "points", lowest=False)
    both = after((4, 5, 0), (0, 40, 0), (40, 0, 7), (0, 40, 0))["most-at-once"]
    assert (both.fact, both.seats) == (
        MentionMostAtOnce("toy", (BO, ANA), 40, "points", lowest=False),
        (BO, ANA),
    )
    assert said.page == 2


def test_alone_in_a_row() -> None:
    said = after((1, 0, 0), (2, 0, 0), (0, 0, 5), (0, 0, 5), (0, 0, 5), (1, 1, 0))["streak"]
    assert (said.fact, said.page) == (MentionStreak("toy", CY, 3, lowest=False), 5)
    assert "streak" not in after((1, 2, 0), (2, 3, 0), (3, 4, 0))


def test_two_who_drew_level() -> None:
    said = after((5, 0, 1), (0, 5, 0), (0, 0, 9), (1, 0, 0), (0, 1, 0))["twins"]
    assert said.fact == MentionTwins("toy", (ANA, BO), 2)
    assert said.page == 5
    assert "twins" not in after((5, 5, 1), (5, 5, 1)), "they stayed level"


def test_whoever_got_something_each_time_or_never_paid() -> None:
    said = after((1, 0, 2), (2, 5, 0), (1, 0, 0))["spotless"]
    assert said.fact == MentionSpotless("toy", ANA, 3, lowest=False)
    said = after((1, 0, 2), (2, 0, 0), best="lowest")["spotless"]
    assert said.fact == MentionSpotless("toy", BO, 2, lowest=True)
    assert "spotless" not in after((1, 1, 2), (2, 5, 0)), "two of them"
    assert "spotless" not in after(*[(1, 0, 0)] * 5), "the streak says so"


def test_nothing_is_found_where_the_score_never_changed() -> None:
    assert after() == after((0, 0, 0)) == {}
