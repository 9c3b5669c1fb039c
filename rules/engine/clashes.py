"""Cards that were entered more often than the deck has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from rules.audit import EnteredAt
from rules.engine.tabletop import Script, Tabletop
from rules.facts import Fact
from rules.prompts import Clash

K = TypeVar("K")
FindClash: TypeAlias = Callable[[], tuple[K, tuple[EnteredAt, ...]] | None]
"""Returns the first card that was entered too often, and where; None if there is none."""


def settle_clashes(
    table: Tabletop,
    find: FindClash[K],
    stop_auditing: Callable[[K], None],
    called: Callable[[K], Fact | None] = lambda _: None,
) -> Script[None]:
    """Ask the host about each clash: they amend an entry, or keep all, and ``stop_auditing`` is called.

    It stops the audit of that card, since the real deck is wrong. ``called`` returns what a card is called.
    """
    while (clash := find()) is not None:
        item, places = clash
        yield from table.host(Clash(f"clash-{item}", item, places, called(item)))
        stop_auditing(item)
