"""The facts of I Didn't Eat That: what is told to the players. Their sentences are in ``words.html``."""

from __future__ import annotations

from dataclasses import dataclass

from rules.facts import Fact, Seat
from rules.games.ididnt import cards
from rules.games.ididnt.adjudicate import Step
from rules.games.ididnt.scene import Conflict


class IDidntFact(Fact, family="ididnt"):
    """A fact of I Didn't Eat That. Costs and totals are in cents."""


class OfCheck(IDidntFact):
    """A fact about one check; ``number`` counts those of a game in the order of turning up, from 1."""

    number: int
    check: cards.Check


class Check(OfCheck):
    """What a check is called."""


# -- a deal, or a set of Five at a Time ------------------------------------------------------


class Starts(IDidntFact):
    """Who starts the game: each subclass says why."""

    seat: Seat


class StartsAsWinner(Starts):
    pass


class StartsAsDealer(Starts):
    pass


class StartsByLot(Starts):
    pass


class Deal(IDidntFact):
    """A deal or a set begins; each player gets so many ``cards``, from the ``app`` or by hand."""

    deal: int
    first: Seat
    cards: int
    app: bool


class TurnedUp(OfCheck):
    seat: Seat


class Row(IDidntFact):
    """The checks of a set lie open; ``checks`` is how many."""

    checks: int
    first: Seat


class Pile(IDidntFact):
    """The host says how many checks are left in the pile."""

    left: int


# -- excuses ---------------------------------------------------------------------------------


class FaceUp(IDidntFact):
    """A player lays an excuse face up."""

    seat: Seat
    now: cards.Excuse


class Said(FaceUp):
    """It is for the check of the round."""


class Laid(FaceUp):
    """It lies beside one of several checks."""

    number: int
    check: cards.Check


class LaidBlind(OfCheck):
    """A player lays an excuse face down beside a check."""

    seat: Seat


class Hint(IDidntFact):
    """The house rule "Point at conflicts": the last excuse contradicts the one before."""

    seat: Seat


# -- a catch ---------------------------------------------------------------------------------


class Catch(IDidntFact):
    """A player calls another player's last excuse: each subclass says what that does."""

    caller: Seat
    accused: Seat
    holder: Seat | None
    """Who held the Tip until then."""
    first: Seat | None
    """Who made the Tip move by calling that excuse, now or before."""
    foods: tuple[str, ...]
    """The foods of which the excuse claims the opposite of the one before."""
    before: cards.Excuse
    now: cards.Excuse


class CatchMoves(Catch):
    """The Tip moves; ``free`` says that nobody holds it now, since the accused has left."""

    free: bool


class CatchWrong(Catch):
    """The excuse does not contradict the one before."""


class CatchLate(Catch):
    """The call is right, but somebody was faster."""


class CatchNotTheHolder(Catch):
    """The call is right, but only the holder moves the Tip."""


class CatchHasItAlready(Catch):
    """The call is right, but the accused holds the Tip."""


class TipFree(IDidntFact):
    """The holder of the Tip has left."""

    seat: Seat


# -- who pays a check ------------------------------------------------------------------------


@dataclass(frozen=True)
class Counting:
    """An excuse that counts at the question that decides."""

    seat: Seat
    credibility: int


@dataclass(frozen=True)
class Later:
    """An excuse that would only count at a later question."""

    seat: Seat
    step: Step


@dataclass(frozen=True)
class Grounds:
    """Why somebody pays or ties: the five questions of who pays, asked of some excuses."""

    step: Step
    """The first question that fits any of them."""
    same: tuple[Counting, ...]
    later: tuple[Later, ...]
    left: tuple[Seat, ...]
    """Who pays, or ties."""

    @property
    def alone(self) -> bool:
        """Whether the excuses that count are all of one player."""
        return len({each.seat for each in self.same}) == 1

    @property
    def credibilities(self) -> tuple[int, ...]:
        """The credibilities of the excuses that count, each once; the first one pays or ties."""
        every = {each.credibility for each in self.same}
        return tuple(sorted(every, reverse=self.step.highest_pays))


class NoExcuse(OfCheck):
    """Nobody laid an excuse beside a check: it goes back under the pile."""


class Compared(OfCheck):
    """A fact about a check and the excuses at it."""

    first: Grounds


class Out(Compared):
    """Whose excuses do not count."""


class Judged(Compared):
    """A check is judged: each subclass says what comes of it."""


class Paid(Judged):
    """Somebody pays it."""

    payer: Seat


class Pays(Paid):
    """The excuses at the check decide."""


class PaysTie(Paid):
    """Players tie, and what they had played before decides."""

    tie: Grounds


class BackNoneBefore(Judged):
    """Players tie, and some of them had played nothing before: the check goes back under the pile."""

    lacking: tuple[Seat, ...]
    """The tied players who had played nothing before."""
    in_set: bool
    """Whether the excuses are those of a set, not of a deal."""


class BackStillTied(Judged):
    """Players tie, also by what they had played before: the check goes back under the pile."""

    tie: Grounds


# -- the end ---------------------------------------------------------------------------------


class Ended(IDidntFact):
    """The host ends the game, with so many checks left in the pile."""

    left: int


class TipPaid(IDidntFact):
    """Who holds the Tip in the end pays its ``worth``, which depends on how many ``players`` there are."""

    seat: Seat
    worth: int
    players: int


class Won(IDidntFact):
    """The game is over; ``next`` starts the table's next one."""

    seats: tuple[Seat, ...]
    total: int
    next: Seat


class Missed(IDidntFact):
    """The conflicts that nobody called."""

    conflicts: tuple[Conflict, ...]


class ColumnChecks(IDidntFact):
    pass


class ColumnTip(IDidntFact):
    pass


# -- what cannot be entered ------------------------------------------------------------------


class Full(IDidntFact):
    """Nobody can join: there are ``most`` players."""

    most: int


class TooManyChecks(IDidntFact):
    """The app deals, and has only ``most`` checks."""

    most: int


class NoFoodName(IDidntFact):
    pass


class FoodTooLong(IDidntFact):
    """The name of a food has more than ``most`` characters."""

    most: int


class NoCost(IDidntFact):
    pass


class TooManyClaims(IDidntFact):
    """An excuse has more than ``most`` foods."""

    most: int


class BothClaims(IDidntFact):
    food: str


class NotInHand(IDidntFact):
    """An excuse is not among those in hand, which the app dealt."""


# -- what was remarkable ---------------------------------------------------------------------


class MentionFasting(IDidntFact):
    """A player denied every food, in this number of excuses."""

    seat: Seat
    number: int


class MentionDenied(IDidntFact):
    """A food was denied most often."""

    food: str
    number: int


class MentionRobbed(IDidntFact):
    """A player would have won, but for the Tip."""

    seat: Seat
