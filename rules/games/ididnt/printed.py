"""I Didn't Eat That: checks and excuses to print, drawn from our own menu by a seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from rules.engine.printed import PrintedCard, PrintedDeck, Values
from rules.games.ididnt.menu import EXCUSES, MAINS, REMARKS, SIDES, WrittenExcuse

CHECKS = 20
"""How many checks a printed deck has: as many as the lobby proposes."""
OF_EACH_CREDIBILITY = 10
"""How many excuses it has of each credibility: 50 in all serve eight players, with ten to spare."""
LEAST_SERVED = 3
"""On how many checks each dish is at least."""
LEAST_DENIED, LEAST_EATEN = 2, 1
"""In how many excuses each dish is denied and eaten at least."""


def draw_checks(rng: Random) -> list[dict[str, Any]]:
    """Draw checks that all differ, with every dish on three or four of them; costs are in cents."""
    pairs = list(product(MAINS, SIDES))
    while True:
        drawn = rng.sample(pairs, CHECKS)
        served = Counter(food for pair in drawn for food in pair)
        if all(LEAST_SERVED <= served[food] <= LEAST_SERVED + 1 for food in (*MAINS, *SIDES)):
            break
    return [
        {"main": main, "side": side, "cost": _cost(main, side) + 50 * rng.randint(-2, 4)}
        for main, side in drawn
    ]


def _cost(main: str, side: str) -> int:
    return 100 * (MAINS[main] + SIDES[side])


def draw_excuses(rng: Random) -> list[WrittenExcuse]:
    """Draw as many excuses of each credibility, so that every dish is denied and eaten."""
    while True:
        drawn = [
            each for some in EXCUSES.values() for each in rng.sample(some, OF_EACH_CREDIBILITY)
        ]
        said = Counter(claim for each in drawn for claim in each.claims.items())
        if all(
            said[food, False] >= LEAST_DENIED and said[food, True] >= LEAST_EATEN
            for food in (*MAINS, *SIDES)
        ):
            return drawn


def dinner_cards(values: Values) -> Iterator[PrintedCard]:
    """Yield the checks, the excuses, the Tip and the Dessert that a seed makes."""
    rng = Random(f"dinner {values['seed']}")  # noqa: S311  # printed cards are no secret
    checks = draw_checks(rng)
    for check, remark in zip(checks, rng.sample(range(1, REMARKS + 1), CHECKS), strict=True):
        yield PrintedCard("check_card", {**check, "remark": remark}, back="Check")
    for each in draw_excuses(rng):
        card = {"number": each.number, "claims": each.claims, "credibility": each.credibility}
        yield PrintedCard("excuse_card", card, back="Excuse")
    yield PrintedCard("tip_card", {}, back="Tip")
    yield PrintedCard("dessert_card", {}, back="Dessert")


PRINTED = (
    PrintedDeck(
        name="dinner",
        label="Checks and excuses",
        help="20 checks, 50 excuses of our own writing, the Tip and the Dessert. "
        "Another seed makes another dinner.",
        cards=dinner_cards,
        seeded=True,
        note="In the lobby, set “Your cards” to “Printed from the app”: phones then know the dishes.",
    ),
)
