"""Deck lists: how a game whose players bring their own deck reads, writes and makes them.

The app has pages on which a table's list is imported, exported and printed, and lists that the app
made itself; the game's template ``decks.html`` shows them, and its printed cards are those of ``printed.py``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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


@dataclass(frozen=True)
class DeckImport:
    """A list that was read: the game's options that hold it, and what is wrong with it."""

    options: Mapping[str, Json]
    problems: tuple[Fact, ...]


@dataclass(frozen=True)
class MadeDeck:
    """One of the app's own lists; ``name`` is for its file."""

    deck: Deck
    name: str


class DeckFormat(Protocol):
    """Reads and makes lists of a game's cards."""

    def of_options(self, options: Mapping[str, Json]) -> Deck:
        """Return the list that a game's options hold."""

    def read(self, text: str, *, whole: bool) -> DeckImport:
        """Read a list; ``whole`` is whether the deck has no other cards."""

    def make(self, chosen: Mapping[str, str]) -> MadeDeck | None:
        """Return the list that the app makes for what a form sent; None if there is no such list."""
