"""The facts of Goofspiel: what is told to the players. Their sentences are in ``words.html``."""

from __future__ import annotations

from rules.facts import Fact, Seat


class GoofspielFact(Fact, family="goofspiel"):
    """A fact of Goofspiel. A card is a number, from 1 for the ace to 13 for the king."""


class Deal(GoofspielFact):
    """Everybody has a suit; ``app`` is whether the app flips the prizes."""

    cards: int
    order: str
    app: bool = False


class Takes(GoofspielFact):
    """One player has the best card, and takes the pot."""

    seat: Seat
    card: int
    pot: tuple[int, ...]
    ties: str


class Tie(GoofspielFact):
    """Several players have the best card; without ``seats`` every card was matched."""

    seats: tuple[Seat, ...]
    card: int | None
    pot: tuple[int, ...]
    ties: str

    @property
    def shares(self) -> int:
        """How many points each of them gets: 0 if nobody takes the pot."""
        return sum(self.pot) // len(self.seats) if self.ties == "share" and self.seats else 0


class Won(GoofspielFact):
    """The game is over; nobody has taken the ``pot`` that is left."""

    seats: tuple[Seat, ...]
    total: int
    pot: tuple[int, ...]


class Out(GoofspielFact):
    """A card is out: ``seat`` played it, or it was a prize if that is None."""

    card: int
    round: int
    seat: Seat | None


class Override(GoofspielFact):
    card: int


class Mention(GoofspielFact):
    """A prize that one player took."""

    seat: Seat
    card: int
    pot: tuple[int, ...]


class MentionBargain(Mention):
    """It was worth more than the card."""


class MentionOverpaid(Mention):
    """It was worth less than the card."""


class MentionTiedAway(GoofspielFact):
    seats: tuple[Seat, ...]
    card: int | None
    pot: tuple[int, ...]
