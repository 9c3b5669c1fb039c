"""I Didn't Eat That: what a check and an excuse say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Check:
    """A dinner check: its main, its side and its cost in cents."""

    main: str
    side: str
    cost: int


@dataclass(frozen=True)
class Excuse:
    """An excuse: its credibility (1 to 5), and for each food True for "ate", False for "didn't"."""

    claims: Mapping[str, bool]
    credibility: int

    @property
    def ate(self) -> tuple[str, ...]:
        """The foods that it claims to have eaten."""
        return tuple(food for food, ate in self.claims.items() if ate)

    @property
    def denied(self) -> tuple[str, ...]:
        """The foods that it denies."""
        return tuple(food for food, ate in self.claims.items() if not ate)

    def renamed(self, food: str, dish: str) -> Excuse:
        """Return the excuse with another name for a food; what it claims of that dish already stays."""
        if food not in self.claims:
            return self
        claims = {dish if each == food else each: ate for each, ate in self.claims.items()}
        claims[dish] = self.claims.get(dish, self.claims[food])
        return Excuse(claims, self.credibility)


@dataclass(frozen=True)
class UnsureExcuse(Excuse):
    """An excuse with foods that may be dishes of the checks on the table by other names: ``alike``."""

    alike: Mapping[str, str]
