"""Cards to print and cut: the decks that a game offers to those who have no cards for it.

A game declares them as data, ``META.printed``: which cards, and how many of each. How a card looks is a
macro of the game's template ``cards.html``; paper, sheets and backs are the app's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from rules.engine.options import Count, Option, read_all
from rules.facts import Json

SEEDS = range(1, 1000)
"""The seeds from which the app makes decks."""
SEED = Count(
    name="seed",
    label="Seed",
    low=SEEDS[0],
    high=SEEDS[-1],
    default=SEEDS[0],
    help="The same seed always prints the same cards. It stands on every sheet.",
)

Values: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True)
class PrintedCard:
    """A card of a printed deck, ``copies`` times.

    ``face`` names the macro that shows it, which is given ``values``. ``back`` is the word on its back,
    where a deck has several piles.
    """

    face: str
    values: Values
    copies: int = 1
    back: str = ""


@dataclass(frozen=True)
class PrintedDeck:
    """A deck to print: ``cards`` returns its cards for the values of its options.

    ``chosen`` returns which values a table needs, for its number of players and its game's options; None
    where it plays with other cards. ``note`` says what to do with the deck in the lobby; ``{seed}`` and
    names of options are replaced by their values.
    """

    name: str
    label: str
    help: str
    cards: Callable[[Values], Iterable[PrintedCard]]
    options: tuple[Option, ...] = ()
    seeded: bool = False
    """Whether the deck is made by chance, from a seed."""
    chosen: Callable[[int, Values], Values | None] = lambda _players, _values: {}
    note: str = ""

    @property
    def all_options(self) -> tuple[Option, ...]:
        """The options of the deck, and its seed if it has one."""
        return (*self.options, SEED) if self.seeded else self.options

    def settle(self, given: Mapping[str, Json]) -> dict[str, Any]:
        """Return the value of every option: checked where ``given``, otherwise its default.

        :raises Malformed: for a value of the wrong kind.
        :raises Illegal: for a number out of bounds.
        """
        return read_all(self.all_options, 0, given)

    def dealt(self, values: Values) -> Sequence[PrintedCard]:
        """Return every single card, in the order in which they are printed."""
        return tuple(card for card in self.cards(values) for _ in range(card.copies))
