"""I Didn't Eat That: our own cards, to print or for the app to deal: dishes, checks and excuses."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from rules.games.ididnt.cards import Check, Excuse

MAINS = {"Steak": 18, "Fish": 14, "Burger": 11, "Pasta": 10, "Chicken": 12, "Lobster": 26}
"""The mains, with what each costs in dollars, more or less."""
SIDES = {"Fries": 4, "Salad": 5, "Soup": 6, "Rice": 3, "Peas": 2, "Bread": 2}
FOODS = (*(f"{food}, main" for food in MAINS), *(f"{food}, side" for food in SIDES))
"""The dishes as lines of the option ``foods``."""

REMARKS = 24
"""How many remarks there are for the foot of a printed check, as the message ``remark`` has them."""


_COSTS = """
           Fries  Salad   Soup   Rice   Peas  Bread
Steak      22.50  23.50  24.00  21.50  20.00  19.50
Fish       18.00  19.50  20.50  16.50  16.00  15.50
Burger     15.50  15.00  17.50  14.00  12.50  13.50
Pasta      13.50  15.50  16.00  12.00  12.50  11.50
Chicken    16.50  17.00  17.50  15.50  13.50  14.50
Lobster    31.00  30.50  32.50  28.50  29.00  27.50
"""
"""What each main costs with each side, in dollars: the checks that the app deals."""


def _checks() -> tuple[Check, ...]:
    """Return the checks of the table above, line by line."""
    heads, *lines = (line.split() for line in _COSTS.strip().splitlines())
    return tuple(
        Check(main, side, round(100 * float(cost)))
        for main, *costs in lines
        for side, cost in zip(heads, costs, strict=True)
    )


CHECKS = _checks()
"""The checks that the app deals: one for each main with each side."""


@dataclass(frozen=True)
class WrittenExcuse(Excuse):
    """An excuse of ours; ``number`` stays the same when more are written.

    The message ``excuse-words`` has what it says.
    """

    number: int


_CLAIMS = {
    5: """
        -Steak, -Lobster, -Lobster, -Fish, -Burger, -Chicken -Rice, +Salad -Fries, -Bread, -Soup,
        +Soup -Steak, -Peas, -Pasta, +Rice -Chicken, -Fries, -Salad, +Peas -Burger, nothing,
        -Fish -Lobster, -Steak -Burger, +Bread -Pasta
    """,
    4: """
        -Lobster, -Steak, -Fish, -Burger, +Salad -Pasta, -Chicken, -Fries, -Soup, -Rice, -Peas,
        +Soup -Bread, +Fries -Burger, -Salad, +Chicken -Lobster, -Pasta, +Peas -Fish, nothing,
        -Steak -Chicken, +Rice -Fries, -Bread -Soup
    """,
    3: """
        -Steak, +Bread -Lobster, -Fish, -Burger, -Pasta, -Chicken, +Salad -Fries, -Salad, -Soup,
        -Rice, +Rice -Peas, -Bread, +Soup -Peas, +Fries -Steak, +Bread -Burger, +Lobster,
        +Fish -Salad, nothing, -Fish -Rice, +Chicken
    """,
    2: """
        -Steak, -Lobster, -Fish, -Burger, -Pasta, -Chicken, -Fries, +Fries -Soup, -Salad, -Rice,
        -Peas, -Bread, +Steak, +Lobster -Fish, +Pasta, +Burger -Bread, +Salad, +Rice, +Peas, nothing
    """,
    1: """
        -Steak, -Lobster, -Fish, -Burger, -Pasta, -Chicken, -Fries, -Salad, -Soup, -Rice -Peas,
        -Bread, +Steak, +Lobster, +Chicken +Rice, +Pasta +Bread, +Fish, +Burger +Fries, +Soup,
        +Salad +Peas, nothing
    """,
}
"""What each excuse claims of which dishes, by credibility.

Add new ones at the end of a list: saved games and languages name an excuse by its place.
"""


def _read(claims: str, credibility: int, number: int) -> WrittenExcuse:
    claimed = {claim[1:]: claim[0] == "+" for claim in claims.split() if claim != "nothing"}
    return WrittenExcuse(claimed, credibility, number)


EXCUSES: dict[int, tuple[WrittenExcuse, ...]] = {
    credibility: tuple(
        _read(claims, credibility, 100 * credibility + at)
        for at, claims in enumerate(listed.split(","), start=1)
    )
    for credibility, listed in _CLAIMS.items()
}
"""All excuses, by credibility. A printed deck has some of them, and the app deals all."""
BY_NUMBER = MappingProxyType({each.number: each for some in EXCUSES.values() for each in some})
"""All excuses, by their numbers: the credibility, then the place in its list, such as 503."""
