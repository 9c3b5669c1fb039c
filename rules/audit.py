"""The deck audit: compares the cards that were entered with those that the deck has."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.facts import Fact, Seat

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True)
class EnteredAt:
    """Where a card was entered: as what ("topic", "ploy"), in which round, by whom, and its key."""

    what: str
    round: int
    key: str
    seat: Seat | None = None


@dataclass(frozen=True)
class OutRound:
    """The places where a card was entered in one round; round 0 is the start."""

    round: int
    places: tuple[EnteredAt, ...]


class AllOut(Fact, family="audit"):
    """No more of a card can come: all its copies were entered at these places."""

    item: Hashable
    copies: int
    places: tuple[EnteredAt, ...]

    @property
    def only_by(self) -> Seat | None:
        """Who played the only copy; None if there are several, or nobody played it."""
        return self.places[0].seat if self.copies == len(self.places) == 1 else None

    @property
    def first_round(self) -> int:
        """The round of the first place."""
        return self.places[0].round

    @property
    def rounds(self) -> tuple[OutRound, ...]:
        """The places by their rounds, in order."""
        rounds = dict.fromkeys(place.round for place in self.places)
        return tuple(
            OutRound(number, tuple(each for each in self.places if each.round == number))
            for number in rounds
        )


class Audit(Generic[K]):
    """Counts the cards that are out of a deck; ``copies`` is how many it has of each kind.

    >>> deck = Audit({1: 1, 2: 2})
    >>> deck.enter(1, EnteredAt("topic", 1, "deal1/round1/topic"))
    >>> deck.left(1), deck.left(2)
    (0, 2)
    """

    def __init__(self, copies: Mapping[K, int]) -> None:
        self.copies = dict(copies)
        self._places: dict[K, tuple[EnteredAt, ...]] = dict.fromkeys(copies, ())
        self._open: set[K] = set()

    def enter(self, item: K, place: EnteredAt) -> None:
        """Count a card of this kind as out."""
        self._places[item] = (*self._places[item], place)

    def left(self, item: K) -> int:
        """Return how many cards of a kind are left: 0 when as many or more are out than there are."""
        return max(0, self.copies[item] - len(self._places[item]))

    def out(self, item: K) -> Fact | None:
        """Return why no more of a kind can come, with the entries in question; None if one can."""
        if item in self._open or self.left(item) > 0:
            return None
        return AllOut(item, self.copies[item], self._places[item])

    def places(self, item: K) -> tuple[EnteredAt, ...]:
        """Return where the cards of a kind were entered, in order."""
        return self._places[item]

    def clash(self) -> tuple[K, tuple[EnteredAt, ...]] | None:
        """Return the first kind of which more is out than there is, and where; None if there is none."""
        for item, places in self._places.items():
            if item not in self._open and len(places) > self.copies[item]:
                return item, places
        return None

    def overridable(self) -> list[K]:
        """Return the kinds of which none is left; not the clash, which has its own prompt."""
        clash = self.clash()
        return [
            item
            for item in self.copies
            if item not in self._open
            and not self.left(item)
            and (clash is None or item != clash[0])
        ]

    def stop_auditing(self, item: K) -> None:
        """Stop counting a kind: the host says that the real deck is wrong."""
        self._open.add(item)
