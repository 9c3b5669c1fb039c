"""Why the rules refuse an entry, as facts; their sentences are in the words of the family "refused"."""

from __future__ import annotations

from rules.facts import Fact, Seat


class Refusal(Fact, family="refused"):
    """Why an entry is refused."""


class Option(Refusal):
    name: str


class SealedAlready(Refusal):
    key: str


class NothingToUndo(Refusal):
    pass


class OverAlready(Refusal):
    pass


class NothingScored(Refusal):
    pass


class NotHeld(Refusal):
    pass


class Players(Refusal):
    low: int
    high: int
    players: int

    @property
    def missing(self) -> int:
        """How many more players it needs; 0 if there are too many."""
        return max(0, self.low - self.players)


class Lines(Refusal):
    name: str
    most: int
    longest: int


class Title(Refusal):
    name: str
    longest: int


class OptionFew(Refusal):
    name: str
    least: int


class OptionRange(Refusal):
    name: str
    low: int
    high: int


class DrawACard(Refusal):
    key: str


class OpenedAlready(Refusal):
    key: str


class NotAllIn(Refusal):
    key: str


class SameAsBefore(Refusal):
    key: str


class NothingToRedo(Refusal):
    pass


class ShowsCards(Refusal):
    """Other cards would be dealt or turned up."""


class Stale(Refusal):
    key: str


class Fields(Refusal):
    fields: tuple[str, ...]


class NotAnOption(Refusal):
    pass


class TooManyCards(Refusal):
    most: int


class TooFewCards(Refusal):
    least: int


class NotANumber(Refusal):
    pass


class OutOfRange(Refusal):
    low: int
    high: int


class ListLength(Refusal):
    length: int


class ListTwice(Refusal):
    pass


class NotAList(Refusal):
    pass


class PlaysAlready(Refusal):
    seat: Seat


class NotASeat(Refusal):
    pass
