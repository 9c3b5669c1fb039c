"""Who's Lying?: where the cards are that everybody has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rules.audit import EnteredAt
from rules.facts import Fact, Seat
from rules.games.liar.facts import AllOut, Elsewhere


@dataclass(frozen=True)
class Sighting:
    """Cards of a colour that were turned up, who had laid them, and in which turn."""

    seat: Seat
    turn: int
    key: str
    colour: str

    def as_place(self) -> EnteredAt:
        """Return where the cards were entered."""
        return EnteredAt("turned-up", self.turn, self.key, self.seat)


class Ledger:
    """The cards that are certainly in a minus pile or a hand, by seat and colour.

    When a seat lays n cards face down, any n of the cards known in its hand may be among them, so n
    less of each colour are certain.
    """

    def __init__(self, copies: Mapping[str, int]) -> None:
        self.copies = dict(copies)
        self.minus: dict[Seat, Counter[str]] = {}
        self.hands: dict[Seat, Counter[str]] = {}
        self._seen: list[Sighting] = []
        self._overridden: set[str] = set()

    def cards_left_hand(self, seat: Seat, cards: int) -> Counter[str]:
        """Record that cards left a hand face down, and return what was known in it before."""
        before = self.hands.get(seat, Counter())
        self.hands[seat] = Counter({c: n - cards for c, n in before.items() if n > cards})
        return before

    def turned_up(
        self, sightings: EnteredAt, before: Counter[str], cards: Mapping[str, int]
    ) -> None:
        """Record cards that were turned up; ``before`` is what was known in the hand before the lay."""
        seat = sightings.seat
        if seat is None:
            return
        self.hands[seat] = before - Counter(cards)
        self._seen += [Sighting(seat, sightings.round, sightings.key, colour) for colour in cards]

    def back_in_hand(self, seat: Seat, cards: Mapping[str, int]) -> None:
        """Record that cards that everybody saw went into a hand."""
        self.hands[seat] = _with(self.hands.get(seat), cards)

    def into_minus(self, seat: Seat, cards: Mapping[str, int]) -> None:
        """Record that cards that everybody saw went into a minus pile."""
        self.minus[seat] = _with(self.minus.get(seat), cards)

    def elsewhere(self, seat: Seat, colour: str) -> list[tuple[Seat, str, int]]:
        """Return where cards of a colour certainly are, except in the hand of ``seat``.

        Each item is a seat, "minus" or "hand", and the number of cards.
        """
        minus = [(who, "minus", cards[colour]) for who, cards in self.minus.items()]
        hands = [(who, "hand", cards[colour]) for who, cards in self.hands.items() if who != seat]
        return [place for place in (*minus, *hands) if place[2]]

    def left_for(self, seat: Seat, colour: str) -> int:
        """Return the most cards of a colour that a seat may hold, as far as everybody knows."""
        if colour in self._overridden:
            return sum(self.copies.values())
        gone = sum(number for _, _, number in self.elsewhere(seat, colour))
        return max(0, self.copies[colour] - gone)

    def why_no_more(self, seat: Seat, colour: str) -> Fact:
        """Return why a seat cannot hold more of a colour: where the others are."""
        places = tuple(Elsewhere(*place) for place in self.elsewhere(seat, colour))
        return AllOut(colour, self.left_for(seat, colour), self.copies[colour], places)

    def clash(self, seat: Seat, cards: Mapping[str, int]) -> str | None:
        """Return the first colour of which these are more cards than a seat may hold, or None."""
        return next((c for c, number in cards.items() if number > self.left_for(seat, c)), None)

    def places(self, colour: str) -> tuple[EnteredAt, ...]:
        """Return the entries that turned up cards of a colour, each once."""
        keys = {seen.key: seen for seen in self._seen if seen.colour == colour}
        return tuple(seen.as_place() for seen in keys.values())

    def holder(self, colour: str) -> tuple[Seat, str] | None:
        """Return the seat that certainly has a unique card, and "minus" or "hand"; None if unknown."""
        for where, known in (("minus", self.minus), ("hand", self.hands)):
            for seat, cards in known.items():
                if cards[colour]:
                    return seat, where
        return None

    def stop_auditing(self, colour: str) -> None:
        """Stop auditing a colour: the real deck is wrong."""
        self._overridden.add(colour)


def _with(before: Counter[str] | None, cards: Mapping[str, int]) -> Counter[str]:
    """Return a count with these cards too."""
    after = Counter(before)
    after.update(cards)
    return after
