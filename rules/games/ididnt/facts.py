"""The facts of I Didn't Eat That: what is told to the players. Their sentences are in ``words``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules.facts import Fact, Seat, Tells
from rules.games.ididnt import cards
from rules.games.ididnt.adjudicate import Step
from rules.games.ididnt.scene import Conflict

MOST_SAFE = 5
"""Of so many excuses that do not count, a sentence names who is safe."""
MOST_MISSED = 3
"""So many contradictions that nobody called are told; the others are counted."""


class IDidntFact(Fact, family="ididnt"):
    """A fact of I Didn't Eat That. Costs and totals are in cents."""

    opening: ClassVar[Literal["judged", "catch", "none"]] = "none"
    """What the board says before its reveal: that a check is judged, or that somebody is called."""


class OfCheck(IDidntFact):
    """A fact about one check; ``number`` counts those of a game in the order of turning up, from 1."""

    number: int
    check: cards.Check

    @property
    def main(self) -> str:
        """The main of the check."""
        return self.check.main

    @property
    def side(self) -> str:
        """The side of the check."""
        return self.check.side

    @property
    def cost(self) -> int:
        """The cost of the check."""
        return self.check.cost


class Check(OfCheck):
    """What a check is called."""


# -- a deal, or a set of Five at a Time ------------------------------------------------------


class Starts(IDidntFact):
    """Who starts the game: each subclass says why."""

    seat: Seat


class StartsAsWinner(Starts):
    tells = Tells.REASON


class StartsAsDealer(Starts):
    tells = Tells.REASON


class StartsByLot(Starts):
    tells = Tells.REASON


class Deal(IDidntFact):
    """A deal or a set begins; each player gets so many ``cards``, from the ``app`` or by hand."""

    tells = Tells.INSTRUCTION
    deal: int
    first: Seat
    cards: int
    app: bool


class TurnedUp(OfCheck):
    tells = Tells.ECHO
    seat: Seat


class Row(IDidntFact):
    """The checks of a set lie open; ``checks`` is how many."""

    tells = Tells.INSTRUCTION
    checks: int
    first: Seat


class Pile(IDidntFact):
    """The host says how many checks are left in the pile."""

    tells = Tells.ECHO
    left: int


# -- excuses ---------------------------------------------------------------------------------


class FaceUp(IDidntFact):
    """A player lays an excuse face up."""

    seat: Seat
    now: cards.Excuse

    @property
    def quote(self) -> int | None:
        """The number of an excuse that the app dealt; None of a real card."""
        return getattr(self.now, "number", None)


class Said(FaceUp):
    """It is for the check of the round."""

    tells = Tells.REASON


class Laid(FaceUp):
    """It lies beside one of several checks."""

    tells = Tells.REASON
    number: int
    check: cards.Check

    @property
    def main(self) -> str:
        """The main of the check."""
        return self.check.main


class LaidBlind(OfCheck):
    """A player lays an excuse face down beside a check."""

    tells = Tells.REASON
    seat: Seat


class Hint(IDidntFact):
    """The house rule "Point at conflicts": the last excuse contradicts the one before."""

    tells = Tells.INSTRUCTION
    seat: Seat


# -- a catch ---------------------------------------------------------------------------------


class Catch(IDidntFact):
    """A player calls another player's last excuse: each subclass says what that does."""

    opening = "catch"
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


@dataclass(frozen=True)
class AtStep:
    """An answer to one of the five questions, about the check with this ``main`` and ``side``."""

    step: int
    main: str
    side: str


@dataclass(frozen=True)
class Safe(AtStep):
    """Some who are safe; ``claims`` are all that their excuses say of the check."""

    seats: tuple[Seat, ...]
    claims: tuple[AtStep, ...]


@dataclass(frozen=True)
class Earlier(AtStep):
    """Tied players whose excuse before counts only at a later question than that of others."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class DecidingPlayer:
    """A tied player whose excuse before decides; ``several`` is whether more than one does."""

    seat: Seat
    credibility: int
    several: bool


@dataclass(frozen=True)
class Previous(AtStep):
    """What tied players had played before, and how it decides."""

    earlier: tuple[Earlier, ...]
    deciding: tuple[DecidingPlayer, ...]


class NoExcuse(OfCheck):
    """Nobody laid an excuse beside a check: it goes back under the pile."""

    opening = "judged"


class Compared(OfCheck):
    """A fact about a check and the excuses at it."""

    first: Grounds

    @property
    def step(self) -> int:
        """The question that decides, from 1 to 5."""
        return int(self.first.step)

    @property
    def alone(self) -> bool:
        """Whether the excuses that count are all of one player."""
        return self.first.alone

    @property
    def best(self) -> int:
        """The credibility that decides."""
        return self.first.credibilities[0]

    @property
    def against(self) -> tuple[int, ...]:
        """The other credibilities that count."""
        return self.first.credibilities[1:]

    @property
    def tying(self) -> tuple[Seat, ...]:
        """Who pays, or ties."""
        return self.first.left

    def at(self, step: int) -> AtStep:
        """Return an answer to one of the questions about this check."""
        return AtStep(int(step), self.main, self.side)


class Out(Compared):
    """Whose excuses do not count."""

    tells = Tells.REASON

    @property
    def _safe(self) -> tuple[Later, ...]:
        return tuple(each for each in self.first.later if each.seat not in self.first.left)

    @property
    def how_many(self) -> Literal["none", "few", "many"]:
        """Whether so many are safe that only their reasons are told."""
        if not self._safe:
            return "none"
        return "many" if len(self._safe) > MOST_SAFE else "few"

    @property
    def claims(self) -> tuple[AtStep, ...]:
        """What the excuses say of those who are safe, each once."""
        return tuple(self.at(step) for step in sorted({each.step for each in self._safe}))

    @property
    def safe(self) -> tuple[Safe, ...]:
        """Who is safe, and with which claims; whoever laid several excuses is named once."""
        steps: dict[Seat, tuple[int, ...]] = {}
        for each in sorted(self._safe, key=lambda one: one.seat):
            steps[each.seat] = (*steps.get(each.seat, ()), int(each.step))
        groups: dict[tuple[int, ...], list[Seat]] = {}
        for seat, found in steps.items():
            groups.setdefault(tuple(sorted(set(found))), []).append(seat)
        return tuple(
            Safe(of[0], self.main, self.side, tuple(seats), tuple(self.at(step) for step in of))
            for of, seats in sorted(groups.items())
        )


class Judged(Compared):
    """A check is judged: each subclass says what comes of it."""

    opening = "judged"


class Paid(Judged):
    """Somebody pays it."""

    payer: Seat


class Pays(Paid):
    """The excuses at the check decide."""


class PaysAfterTie(Paid):
    """Players tie, and what they had played before decides."""

    tie: Grounds

    @property
    def excuses_before(self) -> Previous:
        """What they had played before."""
        steps = sorted({each.step for each in self.tie.later}, reverse=True)
        earlier = tuple(
            Earlier(
                int(step),
                self.main,
                self.side,
                tuple(dict.fromkeys(each.seat for each in self.tie.later if each.step == step)),
            )
            for step in steps
        )
        several = len(self.tie.same) > 1
        deciding = tuple(
            DecidingPlayer(each.seat, each.credibility, several) for each in self.tie.same
        )
        return Previous(int(self.tie.step), self.main, self.side, earlier, deciding)

    @property
    def claimed(self) -> AtStep:
        """What the excuse that decides had said."""
        return self.at(self.tie.step)

    @property
    def credibility(self) -> int | None:
        """Its credibility, where that decides."""
        own = [each.credibility for each in self.tie.same if each.seat == self.payer]
        return own[0] if len(self.tie.same) > 1 and own else None


class BackNoneBefore(Judged):
    """Players tie, and some of them had played nothing before: the check goes back under the pile."""

    lacking: tuple[Seat, ...]
    """The tied players who had played nothing before."""
    in_set: bool
    """Whether the excuses are those of a set, not of a deal."""

    @property
    def who_lacks(self) -> Literal["one", "some", "all"]:
        """Whether one, some or all of the tied players had played nothing before."""
        if len(self.lacking) == len(self.tying):
            return "all"
        return "one" if len(self.lacking) == 1 else "some"


class BackStillTied(Judged):
    """Players tie, also by what they had played before: the check goes back under the pile."""

    tie: Grounds

    @property
    def still(self) -> tuple[Seat, ...]:
        """Who still ties, where that is not everybody who did."""
        return self.tie.left if len(self.tie.left) < len(self.tying) else ()


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

    tells = Tells.REASON
    conflicts: tuple[Conflict, ...]

    @property
    def named(self) -> tuple[Conflict, ...]:
        """The next ones, which sentences name as well."""
        return self.conflicts[1:MOST_MISSED]

    @property
    def one(self) -> Conflict:
        """The first one."""
        return self.conflicts[0]

    @property
    def more(self) -> int:
        """How many it does not name."""
        return max(0, len(self.conflicts) - MOST_MISSED)


class ColumnChecks(IDidntFact):
    pass


class ColumnTip(IDidntFact):
    pass


class CountsAs(IDidntFact):
    """The host has said that what excuses call ``food`` is this dish of a check."""

    tells = Tells.REASON
    food: str
    dish: str


# -- what cannot be entered ------------------------------------------------------------------


class NoFoodName(IDidntFact):
    pass


class FoodTooLong(IDidntFact):
    """The name of a food has more than ``most`` characters."""

    most: int


class NoCost(IDidntFact):
    pass


class OneDish(IDidntFact):
    """The main of a check is its side, too."""


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
