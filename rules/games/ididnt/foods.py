"""I Didn't Eat That: the foods that a table knows, kept from game to game."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from rules.errors import Malformed
from rules.prompts import Check, Excuse, food_name

ROLES = ("main", "side")


class Foods:
    """The foods entered so far, in the order of their first entry, and what they were served as.

    Written down it is a list of lines: ``Steak, main``, ``Rice, main, side``, ``Meat``.
    """

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self._foods: dict[str, set[str]] = {}
        for line in lines:
            name, *roles = (part.strip() for part in line.split(","))
            with suppress(Malformed):  # a line that names no food is none
                served = [role.lower() for role in roles if role.lower() in ROLES]
                self.add(food_name(name, self._foods), served)

    def add(self, food: str, roles: Iterable[str] = ()) -> None:
        """Remember a food."""
        self._foods.setdefault(food, set()).update(roles)

    def add_check(self, check: Check) -> None:
        """Remember what a check says."""
        self.add(check.main, ["main"])
        self.add(check.side, ["side"])

    def add_excuse(self, excuse: Excuse) -> None:
        """Remember what an excuse speaks of."""
        for food in excuse.claims:
            self.add(food)

    @property
    def foods(self) -> tuple[str, ...]:
        """Every food."""
        return tuple(self._foods)

    def likely(self, role: str) -> tuple[str, ...]:
        """Return every food, those first that have been served as this, each part by name."""
        return tuple(
            sorted(self._foods, key=lambda food: (role not in self._foods[food], food.casefold()))
        )

    def lines(self) -> list[str]:
        """Write the foods down, one line a food."""
        return [
            ", ".join([food, *(role for role in ROLES if role in roles)])
            for food, roles in self._foods.items()
        ]
