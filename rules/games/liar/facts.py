"""The facts of Who's Lying?: what is told to the players. Their sentences are in ``words``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from rules.facts import Fact, Seat, Tells
from rules.games.liar.deck import SUITS
from rules.games.liar.scene import Tally


class LiarFact(Fact, family="liar"):
    """A fact of Who's Lying?. A ``colour`` is also that of a suit, or the wild card's name."""

    opening: ClassVar[Literal["doubt", "last", "none"]] = "none"
    """What the board says before its reveal: that somebody doubts, or laid the last cards."""


class Deal(LiarFact):
    """A game begins; ``aside`` cards are seen by nobody."""

    tells = Tells.REASON
    game: int
    starter: Seat | None
    each: int
    removed: int
    aside: int


# -- turns -----------------------------------------------------------------------------------


class Announced:
    """What facts have that are about announced cards: how many, and which colour was said."""

    count: int
    said: str

    @property
    def lot(self) -> Mapping[str, int]:
        """How many cards of which colour were announced."""
        return {self.said: self.count}


class Corrected:
    """What facts have that correct a number of cards; ``missing`` is negative for too many."""

    was: int
    now: int
    missing: int

    @property
    def is_same(self) -> bool:
        """Whether the count is what it was: somebody counted again, and nothing changed."""
        return self.now == self.was

    @property
    def count_is(self) -> Literal["short", "over", "right"]:
        """Whether cards of the deck are missing, or there are too many, or it adds up."""
        if self.missing == 0:
            return "right"
        return "short" if self.missing > 0 else "over"

    @property
    def excess(self) -> int:
        """How many cards there are too many."""
        return -self.missing


class Lays(LiarFact, Announced):
    """A player lays cards, says what they are, and has so many left."""

    tells = Tells.ECHO
    seat: Seat
    count: int
    said: str
    left: int


class LastCard(LiarFact):
    tells = Tells.REASON
    seat: Seat


class Passes(LiarFact):
    tells = Tells.ECHO
    seat: Seat


class AllPassed(LiarFact):
    """Everybody has passed on the last lay; ``pile`` is how many cards stay face down."""

    seat: Seat
    pile: int


class Next(LiarFact):
    tells = Tells.REASON
    seat: Seat


# -- a doubt ---------------------------------------------------------------------------------


class Doubted(LiarFact, Announced):
    """Cards were doubted and turned up: how many there are of each colour."""

    opening = "doubt"
    seat: Seat
    doubter: Seat
    said: str
    count: int
    cards: Mapping[str, int]
    odd: Mapping[str, int]
    """Those of the cards that are not what was said."""


class Lie(Doubted):
    pass


class Truth(Doubted):
    pass


class TakesBack(LiarFact):
    """A liar takes the cards back, and ``minus`` cards from the pile."""

    tells = Tells.REASON
    seat: Seat
    count: int
    minus: int


class TakesPile(LiarFact):
    """A doubter takes the pile as minus cards."""

    seat: Seat
    minus: int


class Drawn(LiarFact):
    """One of two players has cards from the other's hand."""

    seat: Seat
    other: Seat
    count: int


class Draws(Drawn):
    """The player draws them without looking."""

    tells = Tells.INSTRUCTION | Tells.REASON


class Gets(Drawn):
    """The app draws them from the hand that it dealt."""

    tells = Tells.REASON


class Contested(LiarFact):
    """A player says that other cards than those entered were turned up."""

    tells = Tells.ECHO
    seat: Seat
    layer: Seat


# -- the end of a game -----------------------------------------------------------------------


class GameWon(LiarFact):
    """A player has no card left; ``game`` is None if there is only one."""

    seat: Seat
    game: int | None


class Accepted(GameWon):
    """Somebody laid on the last cards."""

    opening = "last"
    by: Seat


class AllBelieve(GameWon):
    """Everybody passed on the last cards."""

    opening = "last"


class Proved(GameWon):
    """The last cards were doubted, and true."""


class Emptied(GameWon):
    """The other of two players drew the last cards of the hand."""

    by: Seat


class Scores(LiarFact):
    """The points of a game: 10 for the winner, and what each of the others loses."""

    tells = Tells.REASON | Tells.SCORE
    game: int
    winner: Seat | None
    lines: tuple[Tally, ...]


class Won(LiarFact):
    seats: tuple[Seat, ...]
    total: int


class Column(LiarFact):
    game: int


# -- what cannot be entered ------------------------------------------------------------------


class Stands(LiarFact, Announced):
    """The lay that can be doubted; ``last`` says whether its player has no card left."""

    seat: Seat
    count: int
    said: str
    last: bool


class LayMore(LiarFact):
    seat: Seat
    least: int


class TooFew(LiarFact):
    seat: Seat
    least: int
    hand: int


class NothingStands(LiarFact):
    pass


class MustLay(LiarFact):
    pass


class DrawnSince(LiarFact):
    """Cards of the player's hand were drawn after that turn."""


class Exactly(LiarFact):
    count: int


class InHand(LiarFact):
    """A player has only so many cards of a colour in the hand that the app dealt."""

    colour: str
    count: int

    @property
    def lot(self) -> Mapping[str, int]:
        """How many cards of which colour that is."""
        return {self.colour: self.count}


class NoHand(LiarFact):
    pass


class NoMinus(LiarFact):
    pass


@dataclass(frozen=True)
class Elsewhere:
    """Cards that somebody certainly has: ``where`` is "hand" or "minus"."""

    seat: Seat
    where: str
    count: int


class AllOut(LiarFact):
    """A player can have only so many cards of a colour, since the others are elsewhere."""

    colour: str
    left: int
    copies: int
    places: tuple[Elsewhere, ...]

    @property
    def lot(self) -> Mapping[str, int]:
        """How many cards of which colour can be there."""
        return {self.colour: self.left}

    @property
    def is_suit(self) -> bool:
        """Whether it is a suit, and no colour."""
        return self.colour in SUITS


# -- corrections, coming and going -----------------------------------------------------------


class Holds(LiarFact, Corrected):
    """The host corrects how many cards a player holds; ``missing`` is negative for too many."""

    tells = Tells.ECHO
    seat: Seat
    was: int
    now: int
    missing: int


class Aside(LiarFact, Corrected):
    """The host corrects how many cards are set aside; ``missing`` is negative for too many."""

    tells = Tells.ECHO
    was: int
    now: int
    missing: int


class CardsLeft(LiarFact):
    pass


class OddDeck(LiarFact):
    tells = Tells.REASON
    colour: str

    @property
    def is_suit(self) -> bool:
        """Whether it is a suit, and no colour."""
        return self.colour in SUITS


class Leaves(LiarFact):
    """A player leaves; ``void`` says whether the present game counts no longer."""

    tells = Tells.ECHO
    seat: Seat
    void: bool


class LeavesWon(LiarFact):
    """What happens to a player who leaves when the game is won: it counts."""


class Comes(LiarFact):
    tells = Tells.ECHO
    seat: Seat


# -- what was remarkable ---------------------------------------------------------------------


class MentionCaught(LiarFact, Announced):
    """A lie was caught; ``odd`` is how many of the cards were something else."""

    seat: Seat
    doubter: Seat
    odd: int
    count: int
    said: str

    @property
    def odd_is(self) -> Literal["only", "both", "all", "one", "some"]:
        """How many of the cards were something else."""
        if self.count == 1:
            return "only"
        if self.odd == self.count:
            return "both" if self.count == 2 else "all"
        return "one" if self.odd == 1 else "some"


class MentionCostlyDoubt(LiarFact):
    seat: Seat
    minus: int


class MentionHonest(LiarFact):
    seat: Seat
    number: int
