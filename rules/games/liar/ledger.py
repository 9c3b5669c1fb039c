"""Who's Lying?: which cards everybody has seen, and where they must be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rules.audit import Place
from rules.facts import Fact, Json, Seat, fact


@dataclass(frozen=True)
class Sighting:
    """Some cards of a colour that were turned up, and the turn in which they had been laid."""

    seat: Seat
    turn: int
    key: str
    colour: str

    def as_place(self) -> Place:
        """Return where it was entered."""
        return Place("turned-up", self.turn, self.key, self.seat)


class Ledger:
    """What is certain: cards turned up, which lie in a minus pile or went back into a hand.

    A hand that lays cards unseen may have laid any of those that were known in it, so that less is
    certain from then on.
    """

    def __init__(self, copies: Mapping[str, int]) -> None:
        self.copies = dict(copies)
        self.minus: dict[Seat, Counter[str]] = {}
        self.hands: dict[Seat, Counter[str]] = {}
        self._seen: list[Sighting] = []
        self._open: set[str] = set()

    def leaves(self, seat: Seat, cards: int) -> Counter[str]:
        """Note that cards left a hand unseen, and return what was certain of it before."""
        before = self.hands.get(seat, Counter())
        self.hands[seat] = Counter({c: n - cards for c, n in before.items() if n > cards})
        return before

    def turned_up(self, sightings: Place, before: Counter[str], cards: Mapping[str, int]) -> None:
        """Note what was turned up of a lay; ``before`` is what was certain of the hand then."""
        seat = sightings.seat
        if seat is None:
            return
        self.hands[seat] = before - Counter(cards)
        self._seen += [Sighting(seat, sightings.round, sightings.key, colour) for colour in cards]

    def back_in_hand(self, seat: Seat, cards: Mapping[str, int]) -> None:
        """Note that cards that everybody saw went into a hand."""
        self.hands.setdefault(seat, Counter()).update(cards)

    def into_minus(self, seat: Seat, cards: Mapping[str, int]) -> None:
        """Note that cards that everybody saw are minus cards now."""
        self.minus.setdefault(seat, Counter()).update(cards)

    def elsewhere(self, seat: Seat, colour: str) -> list[tuple[Seat, str, int]]:
        """Return where cards of a colour certainly are, other than in the hand of a seat."""
        minus = [(who, "minus", cards[colour]) for who, cards in self.minus.items()]
        hands = [(who, "hand", cards[colour]) for who, cards in self.hands.items() if who != seat]
        return [place for place in (*minus, *hands) if place[2]]

    def left_for(self, seat: Seat, colour: str) -> int:
        """Return how many of a colour a seat may hold, as far as everybody knows."""
        if colour in self._open:
            return sum(self.copies.values())
        gone = sum(number for _, _, number in self.elsewhere(seat, colour))
        return max(0, self.copies[colour] - gone)

    def limits(self, seat: Seat) -> dict[str, int]:
        """Return how many of each colour a seat may hold."""
        return {colour: self.left_for(seat, colour) for colour in self.copies}

    def why(self, seat: Seat, colour: str) -> Fact:
        """Say why a seat cannot have more of a colour, and where the others are."""
        places: Json = [
            {"seat": who, "where": where, "count": number}
            for who, where, number in self.elsewhere(seat, colour)
        ]
        return fact(
            "liar.all-out", colour=colour, left=self.left_for(seat, colour),
            copies=self.copies[colour], places=places,
        )  # fmt: skip

    def clash(self, seat: Seat, cards: Mapping[str, int]) -> str | None:
        """Return the first colour of which a seat laid more than there can be, or None."""
        return next((c for c, number in cards.items() if number > self.left_for(seat, c)), None)

    def places(self, colour: str) -> tuple[Place, ...]:
        """Return the entries of which cards of a colour were turned up, each once."""
        keys = {seen.key: seen for seen in self._seen if seen.colour == colour}
        return tuple(seen.as_place() for seen in keys.values())

    def holder(self, colour: str) -> tuple[Seat, str] | None:
        """Return who certainly has a card of which there is one, and whether in hand or minus."""
        for where, known in (("minus", self.minus), ("hand", self.hands)):
            for seat, cards in known.items():
                if cards[colour]:
                    return seat, where
        return None

    def override(self, colour: str) -> None:
        """Count a colour no longer: the cards themselves are at fault."""
        self._open.add(colour)
