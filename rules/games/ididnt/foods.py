"""I Didn't Eat That: the foods that a table has entered, kept from game to game."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from rules.errors import Malformed
from rules.games.ididnt.cards import Check, Excuse
from rules.games.ididnt.dishes import ROLE_NAMES, ROLES, folded
from rules.games.ididnt.prompt_kinds import food_name


class Foods:
    """The foods in the order of their first entry, each with the roles in which a check had it.

    The option ``foods`` holds a line for each:

    >>> Foods(["Steak, main", "Rice, Main, Guarnición", "Meat"]).served_as("main")
    ('Rice', 'Steak')
    """

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self._foods: dict[str, set[str]] = {}
        self._recent: dict[str, dict[str, None]] = {role: {} for role in ROLE_NAMES}
        """The foods that have had each role, the last one last."""
        for line in lines:
            name, *roles = (part.strip() for part in line.split(","))
            with suppress(Malformed):  # a line without a food is skipped
                served = [ROLES[folded(role)] for role in roles if folded(role) in ROLES]
                self.add(food_name(name, self._foods), served)

    def add(self, food: str, roles: Iterable[str] = ()) -> None:
        """Add a food, or roles of a food."""
        had = self._foods.setdefault(food, set())
        for role in roles:
            had.add(role)
            self._recent[role].pop(food, None)
            self._recent[role][food] = None

    def drop(self, food: str) -> None:
        """Forget a food that is another one by another name."""
        self._foods.pop(food, None)
        for recent in self._recent.values():
            recent.pop(food, None)

    def add_check(self, check: Check) -> None:
        """Add the main and the side of a check."""
        self.add(check.main, ["main"])
        self.add(check.side, ["side"])

    def add_excuse(self, excuse: Excuse) -> None:
        """Add the foods of an excuse."""
        for food in excuse.claims:
            self.add(food)

    @property
    def foods(self) -> tuple[str, ...]:
        """Every food, in the order of its first entry."""
        return tuple(self._foods)

    def served_as(self, role: str) -> tuple[str, ...]:
        """Return the foods that have had this role, the one of the last check first."""
        return tuple(reversed(self._recent[role]))

    def lines(self) -> list[str]:
        """Return the foods as lines, for the table's next game."""
        return [
            ", ".join([food, *(role for role in ROLE_NAMES if role in roles)])
            for food, roles in self._foods.items()
        ]
