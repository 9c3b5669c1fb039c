"""I Didn't Eat That, top to bottom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from rules.facts import ANYONE, Seat, fact
from rules.game import Game
from rules.ididnt.adjudicate import HAND, Laid
from rules.ididnt.dinner import Dinner, check_data, face_down
from rules.ididnt.meta import META
from rules.ididnt.scene import Bill, Play
from rules.ididnt.tip import Statement
from rules.prompts import (
    Choose,
    Confirm,
    Excuse,
    Kept,
    LayBeside,
    NamePlayer,
    Option,
    OrderList,
    Prompt,
    options,
)
from rules.sealed import Sealed
from rules.tabletop import Posed, Script, Tabletop

SET = 5
"""How many checks lie in a row at Five at a Time."""


class IDidntEatThat(Game):
    """One check a round, or five at a time; whoever pays least wins."""

    meta = META

    def play(self, table: Tabletop) -> Script[None]:
        """Play the form that the table chose, and count up what everybody pays."""
        dinner = Dinner(table)
        starter = yield from self.starter(table)
        if dinner.form == "base":
            yield from self.one_at_a_time(table, dinner, starter)
        else:
            yield from self.five_at_a_time(table, dinner, starter)
        dinner.end(starter)

    def starter(self, table: Tabletop) -> Script[Seat]:
        """The last winner starts, or whom the table names, or whom the lots name."""
        first, last = table.options["first"], Seat(table.options["starter"])
        if first == "winner" and last in table.seats:
            table.rule("starting", fact("ididnt.starts-as-winner", seat=last))
            return last
        if first == "table":
            named = NamePlayer(
                "starter", options(table.seats), away=lambda r: r.choice(table.seats)
            )
            return (yield from table.anyone(named))
        lots = yield from table.chance(OrderList("lots", table.seats, 1))
        table.rule("starting", fact("ididnt.starts-by-lot", seat=lots[0]))
        return Seat(lots[0])

    # -- one check at a time -----------------------------------------------------------

    def one_at_a_time(self, table: Tabletop, dinner: Dinner, starter: Seat) -> Script[None]:
        """Deal after deal, until the pile is empty or the host ends it; then the host scores."""
        turn, deal = starter, 0
        while dinner.any_left and not dinner.over and not (dinner.short and deal):
            deal += 1
            turn = dinner.deal(turn)
            with table.within(f"deal{deal}"):
                turn = yield from self.deal(table, dinner, turn)
        dinner.show(stage="score", turn=None)
        dinner.over = True
        with table.within("end"):
            yield from self.next(table, dinner, "score", ANYONE, Confirm("score"))

    def deal(self, table: Tabletop, dinner: Dinner, turn: Seat) -> Script[Seat]:
        """Play up to five rounds, fewer where four checks are claimed; return who is next."""
        for number in range(1, HAND + 1):
            if not dinner.any_left or dinner.enough:
                break
            with table.within(f"round{number}"):
                yield from self.round(table, dinner, number, turn)
            if dinner.over:
                break
            turn = dinner.seating.after(turn)
        return turn

    def round(self, table: Tabletop, dinner: Dinner, number: int, turn: Seat) -> Script[None]:
        """A check is turned up; each plays an excuse, clockwise; somebody pays."""
        dinner.show(stage="check", round=number, turn=turn)
        check = yield from self.next(table, dinner, "check", turn, dinner.check_prompt)
        if check is None:
            return
        if number == 1:
            dinner.clear()
        table.new_page()
        bill = dinner.turn_up(check)
        dinner.rule("round", fact("ididnt.turned-up", **check_data(bill), seat=turn))
        left = dinner.scene.left - 1
        dinner.show(stage="excuses", left=left, bills=(bill,), judged=None)
        laid = []
        for seat in dinner.seating.from_(turn):
            dinner.show(turn=seat)
            before = dinner.last_of(seat)
            with table.within(seat):
                excuse = yield from self.next(table, dinner, "excuse", seat, dinner.claims_prompt)
                if excuse is None:
                    return
                table.new_page()
                dinner.play(seat, excuse, table.key("excuse"))
            laid.append(Laid(seat, excuse, before))
        table.new_page()
        dinner.judge(dinner.scene.bills[0], laid)

    def next(
        self, table: Tabletop, dinner: Dinner, name: str, who: Any, prompt: Any
    ) -> Script[Any]:
        """Ask for the next thing, while anybody may catch somebody, and the host may end the game.

        Return None where the host has.
        """
        said: dict[str, Statement] = {}

        def posed() -> Iterator[Posed[Any]]:
            now: Prompt[Any] = prompt if isinstance(prompt, Prompt) else prompt()
            yield table.pose(name, who, now)
            if not dinner.over:
                yield dinner.end_call()
            for call, statement in dinner.catches() if dinner.form == "base" else ():
                said[call.key] = statement
                yield call

        while True:
            asked, answer = yield from table.first(name, posed)
            if not asked.call:
                return answer
            if asked.key in said:
                dinner.call(Seat(str(asked.who)), said[asked.key])
                continue
            dinner.over = True
            table.new_page()
            dinner.rule("ending", fact("ididnt.ended", left=dinner.scene.left))
            return None

    # -- five at a time ----------------------------------------------------------------

    def five_at_a_time(self, table: Tabletop, dinner: Dinner, starter: Seat) -> Script[None]:
        """Set after set, until the pile is empty or the host ends it."""
        turn, number = starter, 0
        while dinner.any_left and not dinner.over and not (dinner.short and number):
            number += 1
            turn = dinner.deal(turn)
            with table.within(f"set{number}"):
                yield from self.set(table, dinner, turn)
            turn = dinner.seating.after(turn)

    def set(self, table: Tabletop, dinner: Dinner, begins: Seat) -> Script[None]:
        """Checks in a row, five excuses each beside them, then one judgement after the other."""
        dinner.clear()
        bills: tuple[Bill, ...] = ()
        dinner.show(stage="check", bills=bills, judged=None)
        while dinner.any_left and len(bills) < SET:
            with table.within(f"check{len(bills) + 1}"):
                check = yield from self.next(table, dinner, "check", begins, dinner.check_prompt)
            if check is None:
                return
            bills = (*bills, dinner.turn_up(check))
            dinner.show(bills=bills, left=dinner.scene.left - 1)
        table.new_page()
        dinner.rule("five", fact("ididnt.row", checks=len(bills), first=begins))
        laid = yield from self.lay(table, dinner, begins)
        if laid is not None:
            yield from self.judge_in_turn(table, dinner, laid)

    def lay(
        self, table: Tabletop, dinner: Dinner, begins: Seat
    ) -> Script[list[tuple[int, Laid]] | None]:
        """Each lays one excuse beside a check, five times round; None where the host ends it."""
        dinner.show(stage="excuses")
        blind = dinner.form == "blind"
        places: list[tuple[int, Play]] = []
        for lap in range(1, HAND + 1):
            dinner.show(round=lap)
            for seat in dinner.seating.from_(begins):
                dinner.show(turn=seat)
                with table.within(f"turn{lap}"), table.within(seat):
                    ask = partial(self.beside, dinner, blind=blind)
                    said = yield from self.next(table, dinner, "play", seat, ask)
                if said is None:
                    return None
                number = int(said["beside"])
                play = self.put(dinner, seat, said["excuse"])
                table.new_page()
                dinner.announce(play, number)
                places.append((number, play))
                self.show_beside(dinner, number, play)
        dinner.show(turn=None)
        return (yield from self.turn_over(table, dinner, places))

    @staticmethod
    def beside(dinner: Dinner, *, blind: bool) -> LayBeside:
        """Ask beside which check an excuse is laid, and what it claims."""
        checks = tuple(
            Option(str(bill.number), note=fact("ididnt.check", **check_data(bill)))
            for bill in dinner.scene.bills
        )
        excuse: Prompt[Any] = dinner.claims_prompt()
        fields = {
            "beside": Choose("beside", checks),
            "excuse": Kept(excuse) if blind else excuse,
        }
        return LayBeside("play", fields)

    @staticmethod
    def put(dinner: Dinner, seat: Seat, excuse: Excuse | Sealed[Excuse]) -> Play:
        """Lay an excuse on the table: face up, or face down."""
        if isinstance(excuse, Sealed):
            return face_down(seat, excuse)
        dinner.larder.add_excuse(excuse)
        dinner.remember()
        return Play(seat, excuse)

    @staticmethod
    def show_beside(dinner: Dinner, number: int, play: Play) -> None:
        """Show an excuse beside its check."""
        dinner.show(
            bills=tuple(
                replace(bill, plays=(*bill.plays, play)) if bill.number == number else bill
                for bill in dinner.scene.bills
            )
        )

    def turn_over(
        self, table: Tabletop, dinner: Dinner, places: list[tuple[int, Play]]
    ) -> Script[list[tuple[int, Laid]]]:
        """Reveal what lies face down, and note what each player had laid before each excuse."""
        laid: list[tuple[int, Laid]] = []
        last: dict[Seat, Excuse] = {}
        shown: dict[int, list[Play]] = {bill.number: [] for bill in dinner.scene.bills}
        for number, play in places:
            excuse = play.excuse
            if play.secret is not None:
                excuse = yield from table.open(play.secret)
                dinner.larder.add_excuse(excuse)
            if excuse is None:
                continue
            laid.append((number, Laid(play.seat, excuse, last.get(play.seat))))
            last[play.seat] = excuse
            shown[number].append(Play(play.seat, excuse))
        dinner.remember()
        dinner.show(
            bills=tuple(
                replace(bill, plays=tuple(shown[bill.number])) for bill in dinner.scene.bills
            )
        )
        return laid

    def judge_in_turn(
        self, table: Tabletop, dinner: Dinner, laid: list[tuple[int, Laid]]
    ) -> Script[None]:
        """Judge one check after the other; somebody says when to go on."""
        dinner.show(stage="judging")
        for at, bill in enumerate(dinner.scene.bills, start=1):
            table.new_page()
            dinner.judge(bill, [each for number, each in laid if number == bill.number])
            with table.within(f"judged{at}"):
                done = yield from self.next(table, dinner, "next", ANYONE, Confirm("next"))
            if done is None:
                return


GAME = IDidntEatThat()
