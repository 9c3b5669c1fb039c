"""The facts of Goofspiel: what is told to the players. Their sentences are in ``words``."""

from __future__ import annotations

from typing import Literal

from rules.facts import Fact, Seat, Tells

COURTS = (1, 11, 12, 13)
"""The cards that are called by a word: the ace and the court cards."""


class Pot:
    """What facts have that are about the prizes on the table, the last one last."""

    pot: tuple[int, ...]

    @property
    def points(self) -> int:
        """What they are worth together."""
        return sum(self.pot)

    @property
    def has_points(self) -> bool:
        """Whether it is worth saying: one prize that is called by its number says it itself."""
        return len(self.pot) > 1 or any(prize in COURTS for prize in self.pot)


class GoofspielFact(Fact, family="goofspiel"):
    """A fact of Goofspiel. A card is a number, from 1 for the ace to 13 for the king."""


class CourtCard(GoofspielFact):
    """An ace or a court card, whose name is a word."""

    rank: int


class Deal(GoofspielFact):
    """Everybody has a suit; ``app`` is whether the app flips the prizes."""

    tells = Tells.INSTRUCTION
    cards: int
    order: str
    app: bool = False


class Takes(GoofspielFact, Pot):
    """One player has the best card, and takes the pot."""

    seat: Seat
    card: int
    pot: tuple[int, ...]
    ties: str


class Tie(GoofspielFact, Pot):
    """Several players have the best card; without ``seats`` every card was matched."""

    seats: tuple[Seat, ...]
    card: int | None
    pot: tuple[int, ...]
    ties: str

    @property
    def shares(self) -> int:
        """How many points each of them gets: 0 if nobody takes the pot."""
        return sum(self.pot) // len(self.seats) if self.is_shared else 0

    @property
    def is_shared(self) -> bool:
        """Whether several players share the pot, in whole points."""
        return self.ties == "share" and 0 < len(self.seats) <= self.points

    @property
    def rest(self) -> int:
        """The points that nobody gets of a pot that is shared."""
        return self.points - self.shares * len(self.seats)

    @property
    def fate(self) -> Literal["shared", "unshared", "discarded", "stays"]:
        """What becomes of the pot."""
        if self.ties == "share":
            return "shared" if self.is_shared else "unshared"
        return "discarded" if self.ties == "discard" else "stays"


class Won(GoofspielFact, Pot):
    """The game is over; nobody has taken the ``pot`` that is left."""

    seats: tuple[Seat, ...]
    total: int
    pot: tuple[int, ...]


class Out(GoofspielFact):
    """A card is out: ``seat`` played it, or it was a prize if that is None."""

    card: int
    round: int
    seat: Seat | None


class OddDeck(GoofspielFact):
    tells = Tells.ECHO
    card: int


class Mention(GoofspielFact, Pot):
    """A prize that one player took."""

    seat: Seat
    card: int
    pot: tuple[int, ...]


class MentionBargain(Mention):
    """It was worth more than the card."""


class MentionOverpaid(Mention):
    """It was worth less than the card."""


class MentionTiedAway(GoofspielFact, Pot):
    seats: tuple[Seat, ...]
    card: int | None
    pot: tuple[int, ...]
