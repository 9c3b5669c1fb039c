"""Which mentions of a game are told, and in which order."""

from __future__ import annotations

import pytest

from rules.engine.mentions import FEWEST, MOST, Found, found, most_remarkable, told
from rules.engine.setup import Setup
from rules.engine.tabletop import Tabletop
from rules.facts import Seat, fact


def kinds(*measures: float) -> list[Found]:
    return [found(each, 0, fact(f"toy.mention-{n}")) for n, each in enumerate(measures)]


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
    assert [int(one.fact.code.rpartition("-")[2]) for one in every] == told_of
    assert min(FEWEST, len(measures)) <= len(every) <= MOST


def test_what_was_told_has_the_number_of_its_page() -> None:
    table = Tabletop(Setup((Seat("ana"),)))
    table.rule("one", fact("toy.one"))
    table.new_page()
    table.rule("two", fact("toy.two"))
    table.rule("two", fact("toy.three"))
    every = [(page, what.code) for page, what in told(table.pages)]
    assert every == [(0, "toy.one"), (1, "toy.two"), (1, "toy.three")]
