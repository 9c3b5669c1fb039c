"""I Didn't Eat That: the pile of checks where the app deals."""

from __future__ import annotations

from rules.engine.dealing import card_at
from rules.engine.tabletop import Script, Tabletop
from rules.games.ididnt.cards import Check
from rules.games.ididnt.menu import CHECKS
from rules.prompts import OrderList
from rules.sealed import Sealed


class Pile:
    """The checks of a game, in an order that nobody knows; a check that nobody pays goes under them."""

    def __init__(self, order: Sealed[tuple[int, ...]], size: int) -> None:
        self._order = order
        self._size = size
        self._turned_up = 0
        self._under: list[Check] = []

    @classmethod
    def shuffled(cls, table: Tabletop, size: int) -> Script[Pile]:
        """Shuffle our checks, and return a pile of so many."""
        order = yield from table.chance_unseen(
            OrderList("checks", tuple(range(len(CHECKS))), len(CHECKS))
        )
        return cls(order, size)

    def put_under(self, check: Check) -> None:
        """Put a check under the pile."""
        self._under.append(check)

    def turn_up(self, table: Tabletop, checks: int) -> Script[list[Check]]:
        """Turn up the top checks of a pile that has so many."""
        turned_up: list[Check] = []
        while len(turned_up) < checks:
            at = self._turned_up
            if at == self._size:
                turned_up.append(self._under.pop(0))
                continue
            self._turned_up += 1
            number = yield from table.open(card_at(self._order, at, f"check-{at + 1}"))
            turned_up.append(CHECKS[number])
        return turned_up
