"""I Didn't Eat That, top to bottom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from rules.engine.game import Game
from rules.engine.tabletop import PendingPrompt, Script, Tabletop
from rules.facts import ANYONE, Seat, fact
from rules.games.ididnt.adjudicate import HAND, Laid
from rules.games.ididnt.meta import META
from rules.games.ididnt.scene import Bill, Play
from rules.games.ididnt.state import State, check_data, face_down
from rules.games.ididnt.tip import Statement
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

SET = 5
"""How many checks lie in a row at Five at a Time."""


class IDidntEatThat(Game):
    """One check a round, or five at a time; whoever pays least wins."""

    meta = META

    def play(self, table: Tabletop) -> Script[None]:
        """Play the form that the table chose, and count up what everybody pays."""
        state = State(table)
        starter = yield from self.starter(table)
        if state.form == "base":
            yield from self.one_at_a_time(table, state, starter)
        else:
            yield from self.five_at_a_time(table, state, starter)
        state.end(starter)

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

    def one_at_a_time(self, table: Tabletop, state: State, starter: Seat) -> Script[None]:
        """Deal after deal, until the pile is empty or the host ends it; then the host scores."""
        turn, deal = starter, 0
        while state.any_left and not state.over and not (state.short and deal):
            deal += 1
            turn = state.deal(turn)
            with table.within(f"deal{deal}"):
                turn = yield from self.deal(table, state, turn)
        state.show(stage="score", turn=None)
        state.over = True
        with table.within("end"):
            yield from self.next(table, state, "score", ANYONE, Confirm("score"))

    def deal(self, table: Tabletop, state: State, turn: Seat) -> Script[Seat]:
        """Play up to five rounds, fewer where four checks are claimed; return who is next."""
        for number in range(1, HAND + 1):
            if not state.any_left or state.enough:
                break
            with table.within(f"round{number}"):
                yield from self.round(table, state, number, turn)
            if state.over:
                break
            turn = state.seating.after(turn)
        return turn

    def round(self, table: Tabletop, state: State, number: int, turn: Seat) -> Script[None]:
        """A check is turned up; each plays an excuse, clockwise; somebody pays."""
        state.show(stage="check", round=number, turn=turn)
        check = yield from self.next(table, state, "check", turn, state.check_prompt)
        if check is None:
            return
        if number == 1:
            state.clear()
        table.new_page()
        bill = state.turn_up(check)
        state.rule("round", fact("ididnt.turned-up", **check_data(bill), seat=turn))
        left = state.scene.left - 1
        state.show(stage="excuses", left=left, bills=(bill,), judged=None)
        laid = []
        for seat in state.seating.from_(turn):
            state.show(turn=seat)
            before = state.last_of(seat)
            with table.within(seat):
                excuse = yield from self.next(table, state, "excuse", seat, state.claims_prompt)
                if excuse is None:
                    return
                table.new_page()
                state.play(seat, excuse, table.key("excuse"))
            laid.append(Laid(seat, excuse, before))
        table.new_page()
        state.judge(state.scene.bills[0], laid)

    def next(self, table: Tabletop, state: State, name: str, who: Any, prompt: Any) -> Script[Any]:
        """Ask for the next thing, while anybody may catch somebody, and the host may end the game.

        Return None where the host has.
        """
        said: dict[str, Statement] = {}

        def pending() -> Iterator[PendingPrompt[Any]]:
            now: Prompt[Any] = prompt if isinstance(prompt, Prompt) else prompt()
            yield table.pose(name, who, now)
            if not state.over:
                yield state.end_call()
            for call, statement in state.catches() if state.form == "base" else ():
                said[call.key] = statement
                yield call

        while True:
            asked, answer = yield from table.first(name, pending)
            if not asked.call:
                return answer
            if asked.key in said:
                state.call(Seat(str(asked.who)), said[asked.key])
                continue
            state.over = True
            table.new_page()
            state.rule("ending", fact("ididnt.ended", left=state.scene.left))
            return None

    # -- five at a time ----------------------------------------------------------------

    def five_at_a_time(self, table: Tabletop, state: State, starter: Seat) -> Script[None]:
        """Set after set, until the pile is empty or the host ends it."""
        turn, number = starter, 0
        while state.any_left and not state.over and not (state.short and number):
            number += 1
            turn = state.deal(turn)
            with table.within(f"set{number}"):
                yield from self.set(table, state, turn)
            turn = state.seating.after(turn)

    def set(self, table: Tabletop, state: State, begins: Seat) -> Script[None]:
        """Checks in a row, five excuses each beside them, then one judgement after the other."""
        state.clear()
        bills: tuple[Bill, ...] = ()
        state.show(stage="check", bills=bills, judged=None)
        while state.any_left and len(bills) < SET:
            with table.within(f"check{len(bills) + 1}"):
                check = yield from self.next(table, state, "check", begins, state.check_prompt)
            if check is None:
                return
            bills = (*bills, state.turn_up(check))
            state.show(bills=bills, left=state.scene.left - 1)
        table.new_page()
        state.rule("five", fact("ididnt.row", checks=len(bills), first=begins))
        laid = yield from self.lay(table, state, begins)
        if laid is not None:
            yield from self.judge_in_turn(table, state, laid)

    def lay(
        self, table: Tabletop, state: State, begins: Seat
    ) -> Script[list[tuple[int, Laid]] | None]:
        """Each lays one excuse beside a check, five times round; None where the host ends it."""
        state.show(stage="excuses")
        blind = state.form == "blind"
        places: list[tuple[int, Play]] = []
        for lap in range(1, HAND + 1):
            state.show(round=lap)
            for seat in state.seating.from_(begins):
                state.show(turn=seat)
                with table.within(f"turn{lap}"), table.within(seat):
                    ask = partial(self.beside, state, blind=blind)
                    said = yield from self.next(table, state, "play", seat, ask)
                if said is None:
                    return None
                number = int(said["beside"])
                play = self.put(state, seat, said["excuse"])
                table.new_page()
                state.announce(play, number)
                places.append((number, play))
                self.show_beside(state, number, play)
        state.show(turn=None)
        return (yield from self.turn_over(table, state, places))

    @staticmethod
    def beside(state: State, *, blind: bool) -> LayBeside:
        """Ask beside which check an excuse is laid, and what it claims."""
        checks = tuple(
            Option(str(bill.number), note=fact("ididnt.check", **check_data(bill)))
            for bill in state.scene.bills
        )
        excuse: Prompt[Any] = state.claims_prompt()
        fields = {
            "beside": Choose("beside", checks),
            "excuse": Kept(excuse) if blind else excuse,
        }
        return LayBeside("play", fields)

    @staticmethod
    def put(state: State, seat: Seat, excuse: Excuse | Sealed[Excuse]) -> Play:
        """Lay an excuse on the table: face up, or face down."""
        if isinstance(excuse, Sealed):
            return face_down(seat, excuse)
        state.foods.add_excuse(excuse)
        state.remember()
        return Play(seat, excuse)

    @staticmethod
    def show_beside(state: State, number: int, play: Play) -> None:
        """Show an excuse beside its check."""
        state.show(
            bills=tuple(
                replace(bill, plays=(*bill.plays, play)) if bill.number == number else bill
                for bill in state.scene.bills
            )
        )

    def turn_over(
        self, table: Tabletop, state: State, places: list[tuple[int, Play]]
    ) -> Script[list[tuple[int, Laid]]]:
        """Reveal what lies face down, and note what each player had laid before each excuse."""
        laid: list[tuple[int, Laid]] = []
        last: dict[Seat, Excuse] = {}
        shown: dict[int, list[Play]] = {bill.number: [] for bill in state.scene.bills}
        for number, play in places:
            excuse = play.excuse
            if play.secret is not None:
                excuse = yield from table.open(play.secret)
                state.foods.add_excuse(excuse)
            if excuse is None:
                continue
            laid.append((number, Laid(play.seat, excuse, last.get(play.seat))))
            last[play.seat] = excuse
            shown[number].append(Play(play.seat, excuse))
        state.remember()
        state.show(
            bills=tuple(
                replace(bill, plays=tuple(shown[bill.number])) for bill in state.scene.bills
            )
        )
        return laid

    def judge_in_turn(
        self, table: Tabletop, state: State, laid: list[tuple[int, Laid]]
    ) -> Script[None]:
        """Judge one check after the other; somebody says when to go on."""
        state.show(stage="judging")
        for at, bill in enumerate(state.scene.bills, start=1):
            table.new_page()
            state.judge(bill, [each for number, each in laid if number == bill.number])
            with table.within(f"judged{at}"):
                done = yield from self.next(table, state, "next", ANYONE, Confirm("next"))
            if done is None:
                return


GAME = IDidntEatThat()
