"""The facts of Eat Me: what is told to the players. Their sentences are in ``words``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.audit import EnteredAt
from rules.facts import Fact, Seat, Tells
from rules.games.eatme.cards import CardName, named


@dataclass(frozen=True)
class PlaceOfCard:
    """Where a card was entered, for a sentence: by whom, in which round, or else as what."""

    named: CardName
    seat: Seat | None
    round: int
    what: str


@dataclass(frozen=True)
class Missed:
    """A card that somebody would rather have had, and who got it."""

    named: CardName
    seat: Seat
    is_first: bool


class EatMeFact(Fact, family="eatme"):
    """A fact of Eat Me.

    A ``card`` is its number in the ring, from 1; ``suits`` says whether it also has a suit and a
    rank, as the cards of a standard deck. An organism is an ``id``, from 1, and its ``owner``; a
    ``size`` is in cells.
    """


class OfCard(EatMeFact):
    """A fact about one card."""

    card: int
    suits: bool

    @property
    def named(self) -> CardName:
        """What the card is called."""
        return CardName(self.card, self.suits)

    def places_of(self, places: tuple[EnteredAt, ...]) -> tuple[PlaceOfCard, ...]:
        """Return where the card was entered, for sentences."""
        return tuple(PlaceOfCard(self.named, each.seat, each.round, each.what) for each in places)


class WithFood:
    """What facts have that are about cards of free food; there may be none."""

    food: tuple[int, ...]
    suits: bool

    @property
    def named_food(self) -> tuple[CardName, ...]:
        """What they are called."""
        return named(self.food, suits=self.suits)


class Card(OfCard):
    """What a card is called."""


# -- before the first round ------------------------------------------------------------------


class SetUp(EatMeFact):
    """What people do with the cards before they enter the free food: ``free`` cards."""

    hand: int
    free: int
    ouroboros: bool


class Dealt(EatMeFact, WithFood):
    tells = Tells.REASON
    size: int
    food: tuple[int, ...]
    suits: bool

    @property
    def first(self) -> CardName:
        """The card that touches the last one."""
        return CardName(1, self.suits)

    @property
    def last(self) -> CardName:
        """The card with the highest number."""
        return CardName(self.size, self.suits)


# -- bids and wishes -------------------------------------------------------------------------


class Order(EatMeFact):
    """The order of play in a round: what each seat bids, the first to play first."""

    tells = Tells.REASON
    round: int
    bids: Mapping[Seat, int]


class SameBid(EatMeFact):
    """Some bid the same; ``seats`` are in order of play, and ``all`` says whether everybody did."""

    seats: tuple[Seat, ...]
    bid: int
    all: bool


class Tie(SameBid):
    """Whoever played later in the round before goes first."""


class Lots(SameBid):
    """The order is drawn at random."""


class NoMove(EatMeFact):
    """No move is received: the card and the bid, or None for what does not belong to the move.

    ``wishes`` says whether wishes are drawn instead of a card.
    """

    tells = Tells.REASON
    seat: Seat
    card: int | None
    bid: int | None
    suits: bool
    wishes: bool

    @property
    def named(self) -> CardName | None:
        """What the card is called."""
        return None if self.card is None else CardName(self.card, self.suits)

    @property
    def drawn(self) -> Literal["card", "wishes", "nothing"]:
        """What is drawn at random."""
        if self.card is not None:
            return "card"
        return "wishes" if self.wishes or self.bid is None else "nothing"


class Wish(OfCard):
    """A player gets a card, their ``wish``-th wish."""

    tells = Tells.REASON
    seat: Seat
    wish: int
    missed: tuple[tuple[int, Seat], ...]
    """The cards that they would rather have had, each with the seat that got it."""

    @property
    def missed_named(self) -> tuple[Missed, ...]:
        """What they are called."""
        return tuple(
            Missed(CardName(card, self.suits), seat, is_first=not number)
            for number, (card, seat) in enumerate(self.missed)
        )


# -- what a card does ------------------------------------------------------------------------


class Plays(OfCard):
    """A player plays a card: each subclass says what it does."""

    seat: Seat


class Born(Plays):
    """It begins a new organism of that player."""

    id: int


class New(Born):
    """It touches nothing."""


class EatsFood(Born, WithFood):
    size: int
    food: tuple[int, ...]


class Eats(Plays):
    """An organism eats it, and has ``size`` cells now."""

    owner: Seat
    id: int
    size: int


class Joins(Eats):
    """It touches that organism alone."""


class JoinsFood(Eats, WithFood):
    """The organism then eats the free food on the other side."""

    food: tuple[int, ...]


class Closes(Eats):
    """It touches that organism on both sides: the ring is full."""


class Between(Plays):
    """It joins two organisms, and one of them eats it.

    ``before`` is the size of that one without the card; ``older`` says whether the two were equal,
    so that the older one eats.
    """

    tells = Tells.REASON
    owner: Seat
    id: int
    before: int
    older: bool


class Eaten(Plays):
    """The organism that ate the card eats the other one, whose owner scores."""

    tells = Tells.FIRST
    owner: Seat
    id: int
    eaten_owner: Seat
    eaten: int
    """The ID of the other organism."""
    points: int


class NoPlace(Plays):
    """The ring has that card already."""


# -- what a card would do, as things stand ---------------------------------------------------


class WouldNew(OfCard):
    pass


class WouldEatsFood(OfCard, WithFood):
    """``tastiest`` says whether the new organism would be the second largest."""

    size: int
    food: tuple[int, ...]
    tastiest: bool


class WouldBeEaten(OfCard):
    """An organism would eat it, which has ``before`` cells without it."""

    owner: Seat
    id: int
    before: int


class WouldJoins(WouldBeEaten, WithFood):
    """``tastiest`` says whether that organism would then be the second largest."""

    food: tuple[int, ...]
    tastiest: bool


class WouldMeets(WouldBeEaten):
    """It would then eat another organism, whose owner would score."""

    eaten_owner: Seat
    eaten: int
    """The ID of the other organism."""
    points: int


class WouldCloses(OfCard):
    pass


# -- the end ---------------------------------------------------------------------------------


class OfOrganism(EatMeFact):
    """A fact about one organism."""

    owner: Seat
    id: int


class Mega(OfOrganism):
    """It is the largest one that is left."""

    size: int


class PutAway(EatMeFact):
    """These cards never came."""

    cards: tuple[int, ...]
    suits: bool

    @property
    def all_named(self) -> tuple[CardName, ...]:
        """What they are called."""
        return named(self.cards, suits=self.suits)


class PutAwaySame(EatMeFact):
    pass


class PutAwayDiffers(OfCard):
    """This card was removed, and not one of those that never came: an entry of it is wrong."""

    tells = Tells.REASON
    cards: tuple[int, ...]
    """The cards that never came."""
    places: tuple[EnteredAt, ...]
    """Where the card that was removed was entered."""

    @property
    def all_named(self) -> tuple[CardName, ...]:
        """What the cards that never came are called."""
        return named(self.cards, suits=self.suits)

    @property
    def places_named(self) -> tuple[PlaceOfCard, ...]:
        """The places for sentences."""
        return self.places_of(self.places)


class Won(EatMeFact):
    seats: tuple[Seat, ...]
    total: int


class ColumnLeft(EatMeFact):
    """The bid points that are left, as a column of the scores."""


# -- the audit, and who leaves ---------------------------------------------------------------


class Out(OfCard):
    """A card cannot come any more: it was entered at these places."""

    places: tuple[EnteredAt, ...]

    @property
    def places_named(self) -> tuple[PlaceOfCard, ...]:
        """The places for sentences."""
        return self.places_of(self.places)

    @property
    def round(self) -> int:
        """The round of the first place."""
        return self.places[0].round


class OddDeck(OfCard):
    tells = Tells.REASON


class Leaves(EatMeFact):
    """A player leaves; ``wishes`` says whether wishes are drawn for them from now on, or cards."""

    tells = Tells.ECHO
    seat: Seat
    wishes: bool


# -- what was remarkable ---------------------------------------------------------------------


class MentionNewborn(OfOrganism):
    points: int


class MentionFamily(OfOrganism):
    """An organism ate another one of its owner: the one with the ID ``eaten``."""

    eaten: int
    points: int


class MentionGenerous(EatMeFact):
    seat: Seat
    points: int
