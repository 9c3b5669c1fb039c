"""Deck lists: how a game whose players bring their own deck reads, writes and makes them.

The app has pages on which a table's list is imported, exported and printed, and lists that the app
made itself; the game's template ``decks.html`` shows them, and its printed cards are those of ``printed.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rules.engine.printed import PrintedCard
from rules.facts import Fact, Json


class Deck(Protocol):
    """A list of a game's cards: an object of the game's own, which its template shows."""

    def csv(self) -> str:
        """Return the list as CSV; ``DeckFormat.read`` reads it back."""

    def cards(self) -> Iterable[PrintedCard]:
        """Return its cards, to print them."""

    def options(self, *, whole: bool) -> Mapping[str, Json]:
        """Return the game's options that hold it; ``whole`` is whether the deck has no other cards."""


@dataclass(frozen=True)
class DeckFormat:
    """How a game reads and makes lists of its cards."""

    of_options: Callable[[Mapping[str, Json]], Deck]
    """Returns the list that the game's options hold."""
    read: Callable[[str], tuple[Deck, Sequence[Fact]]]
    """Returns the list in a text, and what is wrong with it."""
    make: Callable[[int, Mapping[str, str]], Deck]
    """Returns the list that the app makes from a seed, for what a form sent."""
