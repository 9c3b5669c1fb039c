"""The facts of The Feast: what is told to the players. Their sentences are in ``words``."""

from __future__ import annotations

from collections.abc import Mapping

from rules.facts import Fact, Seat, Tells


class FeastFact(Fact, family="feast"):
    """A fact of The Feast. A ``rank`` is from 1 to 10, as is a ``topic``."""


class Deal(FeastFact):
    """A deal begins; ``app`` is whether the app has dealt it."""

    tells = Tells.INSTRUCTION | Tells.REASON
    deal: int
    cards: int
    dummies: int
    app: bool = False


class DealOver(FeastFact):
    tells = Tells.REASON | Tells.SCORE
    deal: int
    totals: Mapping[Seat, int]


class Won(FeastFact):
    tells = Tells.SCORE
    seats: tuple[Seat, ...]
    total: int


class Column(FeastFact):
    deal: int


# -- a round ---------------------------------------------------------------------------------


class Gaffe(FeastFact):
    tells = Tells.REASON
    rank: int
    seats: tuple[Seat, ...]


class AllMatched(FeastFact):
    topic: int


class Takes(FeastFact):
    """Somebody takes a card: each subclass says which, and why."""

    seat: Seat
    rank: int
    topic: int

    @property
    def is_topic(self) -> bool:
        """Whether it is the topic, and no gaffe."""
        return isinstance(self, TakesTopic)

    @property
    def worth(self) -> int:
        """The rank of the card that is taken."""
        return self.topic


class TakesTopic(Takes):
    above: tuple[int, ...]
    """The ranks of the gaffes that are higher than the card that takes the topic."""


class Topic(TakesTopic):
    """The highest card takes the topic."""


class OnlyTakesTopic(TakesTopic):
    """The only unmatched card takes the topic."""


class TakesGaffe(Takes):
    took: int

    @property
    def worth(self) -> int:
        return self.took


class GaffeTaken(TakesGaffe):
    """The lowest card takes a gaffe."""


class OnlyTakesGaffe(TakesGaffe):
    """The only unmatched card takes a gaffe."""


class OptionTopic(FeastFact):
    rank: int


class OptionGaffe(FeastFact):
    rank: int


class OddDeck(FeastFact):
    tells = Tells.REASON
    rank: int


class Copies(FeastFact):
    """How many cards of a rank somebody holds."""

    count: int


# -- coming and going ------------------------------------------------------------------------


class Leaves(FeastFact):
    """A player leaves; ``hand`` says whether a hand is left to a dummy."""

    tells = Tells.ECHO
    seat: Seat
    hand: bool


class Back(FeastFact):
    """A player is back; ``hand`` says whether at the hand that they had."""

    tells = Tells.ECHO
    seat: Seat
    hand: bool


class TakesHand(FeastFact):
    """A latecomer gets the hand of somebody who has left."""

    seat: Seat
    of: Seat


class NoHandLeft(FeastFact):
    seat: Seat
    most: int


# -- what was remarkable ---------------------------------------------------------------------


class MentionCheap(FeastFact):
    seat: Seat
    topic: int
    rank: int


class MentionCrowd(FeastFact):
    seats: tuple[Seat, ...]
    rank: int


class MentionSameIdea(FeastFact):
    seats: tuple[Seat, ...]
    times: int
