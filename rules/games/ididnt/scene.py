"""I Didn't Eat That: the scene, what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from rules.facts import Seat
from rules.games.ididnt.cards import Check, Excuse
from rules.games.ididnt.menu import WrittenExcuse
from rules.sealed import Sealed

Form = Literal["base", "five", "blind"]
Stage = Literal["starter", "check", "excuses", "judging", "score", "over"]
Fate = Literal["open", "paid", "back"]
Hand = Sealed[tuple[WrittenExcuse, ...]]

PlaceState = Literal["won", "choosing", "awaited", "shown", "away"]

ROW = 5
"""How many checks lie in a row in Five at a Time, if there are as many."""


@dataclass(frozen=True)
class Play:
    """An excuse on the table: face up in ``excuse``, face down in ``secret``; the other is None."""

    seat: Seat
    excuse: Excuse | None = None
    secret: Sealed[Excuse] | None = None
    suspect: bool = False
    """Whether the house rule "Point at conflicts" marks it."""
    decides: bool = False
    """Whether its player pays the check for it."""
    fits: bool = False
    """Whether the question that decides who pays fits it."""

    @property
    def quote(self) -> int | None:
        """The number of an excuse that the app dealt; None of a real card."""
        return getattr(self.excuse, "number", None)


@dataclass(frozen=True)
class Bill:
    """A check that is turned up, the excuses at it, and whether it is paid or back in the pile."""

    number: int
    check: Check
    plays: tuple[Play, ...] = ()
    fate: Fate = "open"
    payer: Seat | None = None
    before: Mapping[Seat, Excuse] = field(default_factory=dict)
    """In a tie: what each tied player had played just before, by seat."""
    step: int = 0
    """Which of the five questions decides who pays: the first that fits an excuse; 0 before."""


@dataclass(frozen=True)
class Conflict:
    """A conflict that nobody called; shown when the game is over."""

    seat: Seat
    deal: int
    round: int
    food: str
    before: Excuse
    now: Excuse

    @property
    def ate(self) -> bool:
        """Whether the later excuse claims to have eaten it."""
        return self.now.claims[self.food]


@dataclass(frozen=True)
class Called:
    """A player who was called last: for what, and who held the Tip until then.

    ``before`` is the excuse that the last one is said to contradict, ``foods`` those of which it
    claims the opposite. ``moves`` is whether the Tip moved.
    """

    seat: Seat
    before: Excuse
    foods: tuple[str, ...]
    holder: Seat | None
    moves: bool


class AtPlace(NamedTuple):
    """What a place at the board shows of its player: its state, the message that says it, and its icon."""

    state: PlaceState
    says: str
    sign: str


@dataclass(frozen=True)
class Scene:
    """One round of the base game, or one set of Five at a Time.

    ``deal`` is the number of the deal or set, ``left`` how many checks are in the pile, ``bills``
    the checks that are turned up (one in the base game), ``turn`` whose turn it is.
    """

    form: Form
    deal: int
    round: int
    rounds: int
    stage: Stage
    left: int
    turn: Seat | None = None
    seats: tuple[Seat, ...] = ()
    bills: tuple[Bill, ...] = ()
    judged: int | None = None
    """The number of the check that was judged last."""
    top: Mapping[Seat, Excuse] = field(default_factory=dict)
    """The last excuse that each player has played, by seat."""
    claimed: int = 0
    """How many checks have been paid in this deal."""
    piles: Mapping[Seat, tuple[Check, ...]] = field(default_factory=dict)
    tip: Seat | None = None
    tip_worth: int = 0
    """What the Tip costs its holder, in cents; 0 in Five at a Time."""
    called: Called | None = None
    """Who was called since the last excuse was laid or the last check was judged."""
    missed: tuple[Conflict, ...] = ()
    foods: tuple[str, ...] = ()
    """The foods that the table knows; an excuse can be entered ahead with them."""
    app_deals: bool = False
    hands: Mapping[Seat, Hand] = field(default_factory=dict)
    """The excuses that the app dealt and that are not played yet; each readable by its seat only."""

    @property
    def check_to_pay(self) -> Bill | None:
        """In the base game, the check that is turned up."""
        return self.bills[0] if self.bills and self.form == "base" else None

    @property
    def judged_check(self) -> Bill | None:
        """The check that was judged last."""
        return next((bill for bill in self.bills if bill.number == self.judged), None)

    def played_by(self, seat: Seat) -> Play | None:
        """In the base game, the excuse of a player at the check."""
        plays = self.check_to_pay.plays if self.check_to_pay else ()
        return next((play for play in plays if play.seat == seat), None)

    def at_place(self, seat: Seat, *, here: bool) -> AtPlace:
        """Return what the board shows of a player at their place; ``here`` is whether their phone is connected."""
        judged, has_played = self.judged_check, self.played_by(seat) is not None
        if judged and judged.payer == seat:
            return AtPlace("won", "scene-pays", "receipt")
        if self.turn == seat and self.stage == "check":
            return AtPlace("choosing", "scene-flips", "receipt")
        if self.turn == seat:
            return AtPlace("choosing", "scene-choosing", "message-circle")
        if not here:
            return AtPlace("away", "scene-away", "wifi-off")
        if judged and has_played:
            says = "scene-safe" if judged.payer else "scene-no-one-pays"
            return AtPlace("shown", says, "check")
        if has_played:
            return AtPlace("shown", "scene-done", "check")
        if self.check_to_pay and self.stage == "excuses":
            return AtPlace("awaited", "scene-later", "hourglass")
        return AtPlace("shown", "scene-ready", "utensils")

    @property
    def place_after_show(self) -> bool:
        """Whether the head of the board says the round only when it is told who pays."""
        return bool(self.judged) and not self.called

    @property
    def between(self) -> bool:
        """Whether a deal or set is to be dealt by hand."""
        first = self.round == 1 and (self.form == "base" or not self.bills)
        begins = self.stage == "starter" or (self.stage == "check" and first)
        return begins and not self.app_deals

    @property
    def previous_deal(self) -> int:
        """The number of the deal or set before this one."""
        return self.deal - 1

    @property
    def row(self) -> int:
        """How many checks lie in a row at most."""
        return min(self.left, ROW)

    @property
    def brought(self) -> Mapping[Seat, int]:
        """What each player has to pay so far, in cents, from the second deal on."""
        if self.deal < 2:
            return {}
        return {
            seat: sum(check.cost for check in pile) + (self.tip_worth if self.tip == seat else 0)
            for seat, pile in self.piles.items()
        }

    def _claimed(self, food: str) -> bool:
        plays = self.bills[0].plays if self.bills else ()
        return any(play.excuse is not None and play.excuse.claims.get(food) for play in plays)

    @property
    def eaten(self) -> Literal["main", "side", "none"]:
        """Of the first check, which food somebody claims to have eaten: the main before the side."""
        if not self.bills:
            return "none"
        check = self.bills[0].check
        return (
            "main" if self._claimed(check.main) else "side" if self._claimed(check.side) else "none"
        )

    @property
    def last_said(self) -> Play | None:
        """In the base game, the last excuse at the check."""
        plays = self.bills[0].plays if self.bills and self.form == "base" else ()
        return plays[-1] if plays else None
