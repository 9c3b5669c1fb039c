"""Playing a card, and entering the tricks that were won: of one player, or of all at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from rules.facts import Fact, Json, Seat
from rules.games.ohhell.facts import TricksOff
from rules.prompts import Number, Pick, Together


@dataclass(frozen=True)
class PlayCard(Pick[str]):
    """Play a card out of a hand that the app dealt; ``led`` is the suit that was led, None for who leads.

    When another suit was led after an amendment, a card that was played to it stands: setting it aside
    would say that its player holds that suit.
    """

    led: str | None = None
    kind: ClassVar[str] = "ohhell.card"

    def recall(self, raw: Json) -> str:
        return self.parse(raw)


@dataclass(frozen=True)
class Tricks(Number):
    """Enter how many tricks a player has won, who ``bid`` so many.

    ``about`` is the player, where it is not the one who is asked.
    """

    bid: int = 0
    about: Seat | None = None
    leader: Seat | None = None
    """Who leads to the first trick, for who is asked about their own."""
    kind: ClassVar[str] = "ohhell.tricks"


@dataclass(frozen=True)
class TricksOfAll(Together):
    """Enter everybody's tricks; together they are as many as the ``cards`` of a hand."""

    cards: int = 0
    leader: Seat | None = None
    """Who leads to the first trick."""
    alike: ClassVar[bool] = True

    @classmethod
    def of(cls, name: str, bids: Mapping[Seat, int], cards: int, leader: Seat) -> TricksOfAll:
        """Return the prompt for the players who made these bids; its fields are their seats."""
        fields: dict[str, Tricks] = {
            seat: Tricks(f"won-{seat}", 0, cards, bid=bid, about=seat) for seat, bid in bids.items()
        }

        def off(tricks: Mapping[str, Any]) -> Fact | None:
            total = sum(tricks.values())
            return None if total == cards else TricksOff(total, cards)

        return cls(name, fields, off, cards, leader)

    def sample(self, rng: Random) -> dict[str, Any]:
        """Draw who wins each trick."""
        tricks = dict.fromkeys(self.fields, 0)
        for _ in range(self.cards):
            tricks[rng.choice(list(tricks))] += 1
        return tricks
