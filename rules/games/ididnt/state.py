"""I Didn't Eat That: what has been entered and claimed, and what everybody is shown of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from rules.engine.standings import Line, Standings
from rules.engine.tabletop import PendingPrompt, Tabletop
from rules.facts import HOST, Fact, Json, Seat, fact
from rules.games.ididnt.adjudicate import (
    CHECKS_A_DEAL,
    HAND,
    TIP_EACH,
    Comparison,
    Laid,
    Verdict,
    who_pays,
)
from rules.games.ididnt.foods import Foods
from rules.games.ididnt.scene import Bill, Form, Missed, Play, Scene
from rules.games.ididnt.seating import Seating
from rules.games.ididnt.tip import Outcome, Statement, Tip
from rules.prompts import Check, Confirm, DescribeCheck, Excuse, MakeClaims, NamePlayer, Number
from rules.prompts import options as offered
from rules.sealed import Sealed

MAX_CHECKS = 99
CALLED = {
    Outcome.WRONG: "ididnt.catch-wrong",
    Outcome.MOVES: "ididnt.catch-moves",
    Outcome.LATE: "ididnt.catch-late",
    Outcome.NOT_THE_HOLDER: "ididnt.catch-not-the-holder",
    Outcome.HAS_IT_ALREADY: "ididnt.catch-has-it-already",
}
"""What is said of a call."""


class State:
    """One game: who sits there, what they said, and which checks are whose."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.short = bool(table.options["short"])
        self.form: Form = table.options["form"]
        self.hints = bool(table.options["hints"])
        self.foods = Foods(table.options["foods"])
        self.seating = Seating(table.seats, last_deal=self.short)
        self.tip = Tip(anybody=table.options["tip"] == "anybody")
        self.piles: dict[Seat, list[Check]] = {seat: [] for seat in table.seats}
        self.said: dict[Seat, list[Excuse]] = {}
        """What each player has played since the deal, in order."""
        self.number = 0
        """How many checks have been turned up."""
        self.over = False
        """Whether the host has said that the game ends."""
        checks = int(table.options["checks"])
        self.scene = Scene(self.form, 0, 1, HAND, "starter", checks, seats=table.seats)
        self.publish_score()
        self.seating.let_people_come_and_go(table, self._somebody_left, self._count_anew)
        table.add_standing_call("pile", HOST, self._pile_prompt, self._count_pile)
        self.show()

    # -- coming and going --------------------------------------------------------------

    def _somebody_left(self, seat: Seat) -> None:
        """Free the Tip where whoever has left for good held it."""
        if self._free_tip(seat):
            self.rule("tip", fact("ididnt.tip-free", seat=seat))
        self._count_anew()

    def _free_tip(self, seat: Seat) -> bool:
        """Let nobody hold the Tip that somebody holds who has left; return whether it was so."""
        free = (
            self.table.edition > 0 and self.tip.holder == seat and not self.seating.competes(seat)
        )
        if free:
            self.tip.holder = None
        return free

    def _count_anew(self) -> None:
        """Show who competes now, and what the Tip is worth among them."""
        self.show(tip=self.tip.holder)
        self.publish_score()

    # -- the pile ----------------------------------------------------------------------

    def _pile_prompt(self) -> Number | None:
        """Ask how many checks are left; while one is awaited there is one at least."""
        if self.scene.stage in ("score", "over"):
            return None
        return Number("pile", 1 if self.scene.stage == "check" else 0, MAX_CHECKS)

    def _count_pile(self, left: int) -> None:
        self.rule("pile", fact("ididnt.pile", left=left))
        self.show(left=left)

    @property
    def any_left(self) -> bool:
        """Whether the pile holds a check."""
        return self.scene.left > 0

    # -- a deal ------------------------------------------------------------------------

    def deal(self, turn: Seat) -> Seat:
        """Announce a new deal, and return who begins it: that seat, or the next one that plays."""
        self.seating.new_deal()
        players = self.seating.players
        for seat in players:
            self.piles.setdefault(seat, [])
        begins = turn if turn in players else self.seating.after(turn)
        deal = self.scene.deal + 1
        said = fact("ididnt.deal", deal=deal, first=begins, cards=HAND)
        self.rule("dealing" if self.form == "base" else "five", said)
        self.show(deal=deal, round=1, turn=begins, seats=players, claimed=0, stage="check")
        return begins

    def clear(self) -> None:
        """Take the old excuses away: what was said before the deal no longer counts."""
        self.said = {}
        self.tip.forget()
        self.show(top={})

    def turn_up(self, check: Check) -> Bill:
        """Put a check on the table."""
        self.number += 1
        self.foods.add_check(check)
        self.remember()
        return Bill(self.number, check)

    def last_of(self, seat: Seat) -> Excuse | None:
        """Return what a seat played last since the deal."""
        return self.said[seat][-1] if self.said.get(seat) else None

    # -- what is asked -----------------------------------------------------------------

    def check_prompt(self, name: str = "check") -> DescribeCheck:
        """Ask what a check says."""
        return DescribeCheck(name, self.foods.likely("main"), self.foods.likely("side"))

    def claims_prompt(self) -> MakeClaims:
        """Ask what an excuse claims; the foods of the checks on the table matter most."""
        about = dict.fromkeys(
            food for bill in self.scene.bills for food in (bill.check.main, bill.check.side)
        )
        return MakeClaims("excuse", tuple(about), self.foods.foods)

    def end_call(self) -> PendingPrompt[bool]:
        """Let the host end the game."""
        return self.table.pose("end", HOST, Confirm("end"), call=True)

    def catches(self) -> Iterator[tuple[PendingPrompt[Seat], Statement]]:
        """Let each player catch each opponent whose last excuse can still be called.

        The key says which excuse it is, so that a call counts whatever is asked meanwhile.
        """
        for caller in self.seating.players:
            for said in self.tip.open_to(caller, self.seating.everybody):
                prompt = NamePlayer("catch", offered([said.seat]))
                key = f"{said.at}/catch-{said.seat}/{caller}"
                yield PendingPrompt(key, caller, prompt, call=True), said

    # -- excuses and the Tip -----------------------------------------------------------

    def play(self, seat: Seat, excuse: Excuse, at: str) -> None:
        """Lay an excuse face up at the check of the round."""
        before = self.last_of(seat)
        scene = self.scene
        said = Statement(seat, at, scene.deal, scene.round, excuse, before)
        self.tip.state(said)
        self.said.setdefault(seat, []).append(excuse)
        self.foods.add_excuse(excuse)
        self.remember()
        self.rule("excuses", fact("ididnt.said", seat=seat, now=excuse_data(excuse)))
        suspect = self.hints and bool(said.foods)
        if suspect:
            self.rule("hints", fact("ididnt.hint", seat=seat))
        (bill,) = scene.bills
        plays = (*bill.plays, Play(seat, excuse, suspect=suspect))
        self.show(bills=(replace(bill, plays=plays),), top={**scene.top, seat: excuse})

    def call(self, caller: Seat, said: Statement) -> None:
        """Judge a call, and show both excuses."""
        holder = self.tip.holder
        outcome = self.tip.call(caller, said)
        free = outcome is Outcome.MOVES and self._free_tip(said.seat)
        self.table.new_page()
        what = fact(
            CALLED[outcome],
            caller=caller,
            accused=said.seat,
            holder=holder,
            foods=list(said.foods),
            free=free,
            first=said.caught_by,
            before=excuse_data(said.before),
            now=excuse_data(said.now),
        )
        self.rule("catching", what)
        if outcome is Outcome.MOVES:
            self._count_anew()

    def announce(self, play: Play, number: int) -> None:
        """Say what was laid beside a check, as far as everybody may know it."""
        check = next(bill for bill in self.scene.bills if bill.number == number)
        code = "ididnt.laid" if play.excuse else "ididnt.laid-blind"
        now = excuse_data(play.excuse)
        self.rule("five", fact(code, seat=play.seat, now=now, **check_data(check)))

    # -- judging -----------------------------------------------------------------------

    def judge(self, bill: Bill, laid: list[Laid]) -> Seat | None:
        """Say who pays a check, and return the payer; None when it goes back under the pile."""
        verdict = who_pays(bill.check, laid)
        about = check_data(bill)
        for anchor, said in explained(verdict, about):
            self.rule(anchor, said)
        if verdict.payer is None:
            done = replace(bill, fate="back")
            self.scene = replace(self.scene, left=self.scene.left + 1)
        else:
            done = replace(bill, fate="paid", payer=verdict.payer)
            self.piles[verdict.payer].append(bill.check)
            self.scene = replace(self.scene, claimed=self.scene.claimed + 1)
        bills = tuple(done if each.number == bill.number else each for each in self.scene.bills)
        self.show(bills=bills, judged=bill.number, turn=None)
        self.publish_score()
        return verdict.payer

    @property
    def enough(self) -> bool:
        """Whether four checks have been claimed since the deal."""
        return self.scene.claimed >= CHECKS_A_DEAL and not self.short

    # -- the score ---------------------------------------------------------------------

    @property
    def tip_worth(self) -> int:
        """What the Tip costs, in cents: $2 for each player who is in the game now."""
        return TIP_EACH * len(self.seating.staying) if self.form == "base" else 0

    def standings(self) -> Standings:
        """Return what everybody has to pay, in cents; the Tip has a column of its own."""
        with_tip = self.form == "base"
        lines = []
        for seat, pile in self.piles.items():
            paid = sum(check.cost for check in pile)
            tip = self.tip_worth if self.tip.holder == seat else None
            cells: tuple[int | None, ...] = (paid, tip) if with_tip else ()
            lines.append(Line(seat, cells, paid + (tip or 0), self.seating.competes(seat)))
        columns = (fact("ididnt.column-checks"), fact("ididnt.column-tip")) if with_tip else ()
        return Standings(columns, tuple(lines), "lowest", "cents")

    def publish_score(self) -> None:
        """Show everybody's running total."""
        self.table.standings = self.standings()

    def end(self, starter: Seat) -> None:
        """The lowest total wins; ties share, and the first of them from the last starter begins."""
        self.publish_score()
        standings = self.standings()
        winners = standings.leaders()
        order = self.table.clockwise(starter, self.seating.everybody)
        begins = next(seat for seat in order if seat in winners)
        self.table.winners = winners
        self.table.new_page()
        if self.tip.holder is not None:
            worth, players = self.tip_worth, len(self.seating.staying)
            self.rule(
                "scoring",
                fact("ididnt.tip-paid", seat=self.tip.holder, worth=worth, players=players),
            )
        total = standings.line(winners[0]).total
        self.rule("scoring", fact("ididnt.won", seats=list(winners), total=total, next=begins))
        missed = tuple(
            Missed(each.seat, each.deal, each.round, food, each.before, each.now)
            for each in self.tip.missed()
            if each.before is not None
            for food in each.foods
        )
        for each in missed:
            self.rule("tip", _missed_fact(each))
        self.table.memory["starter"] = begins
        self.show(stage="over", turn=None, missed=missed, next_starter=begins)

    # -- publishing --------------------------------------------------------------------

    def remember(self) -> None:
        """Leave the foods to the table's next game."""
        self.table.memory["foods"] = self.foods.lines()

    def rule(self, anchor: str, said: Fact) -> None:
        """Publish a ruling."""
        self.table.rule(anchor, said)

    def show(self, **change: Any) -> None:
        """Publish the scene with some of it changed."""
        piles = {seat: tuple(pile) for seat, pile in self.piles.items()}
        self.scene = replace(self.scene, **change, piles=piles, tip_worth=self.tip_worth)
        self.table.scene = self.scene


def face_down(seat: Seat, secret: Sealed[Excuse]) -> Play:
    """Return an excuse that its player alone may look at."""
    return Play(seat, secret=secret)


def excuse_data(excuse: Excuse | None) -> Json:
    """Write an excuse down for a fact."""
    if excuse is None:
        return None
    return {"claims": dict(excuse.claims), "credibility": excuse.credibility}


def check_data(bill: Bill) -> dict[str, Json]:
    """Write a check down for a fact."""
    check = bill.check
    return {"number": bill.number, "main": check.main, "side": check.side, "cost": check.cost}


def _compared(comparison: Comparison) -> dict[str, Json]:
    """Write a comparison down for a fact: the step, its excuses, and those that come after it."""
    return {
        "step": int(comparison.step),
        "same": [
            {"seat": each.seat, "credibility": each.excuse.credibility} for each in comparison.same
        ],
        "later": [{"seat": each.laid.seat, "step": int(each.step)} for each in comparison.later],
        "left": list(comparison.left),
    }


def explained(verdict: Verdict, about: Mapping[str, Json]) -> Iterator[tuple[str, Fact]]:
    """Yield the rulings that say who pays, and why."""
    first = None if verdict.first is None else _compared(verdict.first)
    tie = None if verdict.tie is None else _compared(verdict.tie)
    if first is None:
        yield "five", fact("ididnt.no-excuse", **about)
    elif verdict.payer is not None and tie is None:
        yield f"step-{first['step']}", fact("ididnt.pays", **about, **first, payer=verdict.payer)
    elif verdict.payer is not None:
        yield "ties", fact("ididnt.pays-tie", **about, **first, payer=verdict.payer, tie=tie)
    elif tie is None:
        lacking = list(verdict.lacking)
        yield "ties", fact("ididnt.back-none-before", **about, **first, lacking=lacking)
    else:
        yield "ties", fact("ididnt.back-still-tied", **about, **first, tie=tie)
    if first is not None and first["later"]:
        yield "who-pays", fact("ididnt.out", **about, **first)


def _missed_fact(missed: Missed) -> Fact:
    return fact(
        "ididnt.missed",
        seat=missed.seat,
        deal=missed.deal,
        round=missed.round,
        food=missed.food,
        before=excuse_data(missed.before),
        now=excuse_data(missed.now),
    )
