"""I Didn't Eat That: the game from start to end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from rules.engine.game import Game
from rules.engine.highlights import Highlight
from rules.engine.tabletop import PendingPrompt, Script, Tabletop
from rules.facts import ANYONE, HOST, Seat
from rules.games.ididnt.adjudicate import HAND, Laid
from rules.games.ididnt.beats import check_or_catch_beats
from rules.games.ididnt.bots import IDidntBots
from rules.games.ididnt.cards import Excuse
from rules.games.ididnt.comments import comment_of
from rules.games.ididnt.excuses_said import Statement
from rules.games.ididnt.facts import (
    Ended,
    Row,
    StartsAsDealer,
    StartsAsWinner,
    StartsByLot,
    TurnedUp,
)
from rules.games.ididnt.mentions import remarkable
from rules.games.ididnt.meta import META
from rules.games.ididnt.prompt_kinds import SameDish
from rules.games.ididnt.results import result_of
from rules.games.ididnt.scene import Bill, Play
from rules.games.ididnt.state import State, face_down
from rules.prompts import Confirm, NamePlayer, OrderList, Prompt, options
from rules.sealed import Sealed


class IDidntEatThat(Game):
    """One check a round, or sets of five; the player who pays least wins."""

    meta = META
    highlights: ClassVar = {"caught": Highlight("gavel", "tip")}
    bots = IDidntBots
    beats = staticmethod(check_or_catch_beats)
    comment = staticmethod(comment_of)
    result = staticmethod(result_of)
    remarkable = staticmethod(remarkable)
    paragraphs: ClassVar = {
        "starter": "starting",
        "dealer": "starting",
        "check": "round",
        "row": "five",
        "flip": "round",
        "excuse": "who-pays",
        "same": "cards",
        "play": "five",
        "catch": "catching",
        "score": "scoring",
        "next": "five",
        "end": "ending",
        "pile": "pile",
    }

    def play(self, table: Tabletop) -> Script[None]:
        """Play the form that the table chose; the lowest total wins, a tie is shared."""
        state = State(table)
        if state.app_deals:
            yield from state.shuffle_checks()
        starter = yield from self.starter(table, state)
        if state.form == "base":
            yield from self.one_at_a_time(table, state, starter)
        else:
            yield from self.five_at_a_time(table, state, starter)
        state.end_game(starter)

    def starter(self, table: Tabletop, state: State) -> Script[Seat]:
        """Return who starts: the last winner, the dealer, whom the table names, or by lot (#starting).

        A table's first game has no last winner: its dealer starts. Where the app deals, there is no
        dealer, and the table names one of its players.
        """
        first, last = table.options["first"], Seat(table.options["starter"])
        if first == "winner" and last in table.seats:
            table.rule("starting", StartsAsWinner(last))
            return last
        if first == "table" or (state.app_deals and first != "lot"):
            return (yield from self.name_one(table, "starter"))
        if first in ("dealer", "winner"):
            dealer = yield from self.name_one(table, "dealer")
            table.rule("starting", StartsAsDealer(dealer))
            return dealer
        (drawn,) = yield from table.chance(OrderList("lots", table.seats, 1))
        table.rule("starting", StartsByLot(drawn))
        return drawn

    @staticmethod
    def name_one(table: Tabletop, name: str) -> Script[Seat]:
        """Ask anyone to name one of the players."""
        seats = table.seats
        return (
            yield from table.anyone(
                NamePlayer(name, options(seats), away=lambda rng: rng.choice(seats))
            )
        )

    # -- one check at a time -----------------------------------------------------------

    def one_at_a_time(self, table: Tabletop, state: State, starter: Seat) -> Script[None]:
        """Play deals until the pile is empty or the host ends the game; then the host starts the count."""
        last: Seat | None = None
        deal = 0
        while state.pile_has_checks and not state.over and not (state.short and deal):
            deal += 1
            begins = state.start_deal(starter, last)
            with table.within(f"deal{deal}"):
                last = yield from self.deal(table, state, begins)
        state.publish(stage="score", turn=None, hands={})
        state.over = True
        with table.within("end"):
            yield from self.ask_next(table, state, "score", HOST, Confirm("score"))

    def deal(self, table: Tabletop, state: State, turn: Seat) -> Script[Seat]:
        """Play up to five rounds, fewer when four checks are paid before; return whose turn was last."""
        if state.app_deals:
            yield from state.deal_hands()
        for number in range(1, HAND + 1):
            if not state.pile_has_checks or state.deal_is_over:
                break
            if number > 1:
                turn = state.seating.after(turn)
            with table.within(f"round{number}"):
                yield from self.round(table, state, number, turn)
            if state.over:
                break
        return turn

    def round(self, table: Tabletop, state: State, number: int, turn: Seat) -> Script[None]:
        """Play one round: a check is turned up, each player plays an excuse, one pays."""
        state.publish(stage="check", round=number, turn=turn)
        name = "flip" if state.app_deals else "check"
        check = yield from self.ask_next(table, state, name, turn, state.turn_up_prompt)
        if check is None:
            return
        if state.pile is not None:
            (check,) = yield from state.pile.turn_up(table, 1)
        if number == 1:
            state.clear_excuses()
        table.new_page()
        bill = state.turn_up_check(check)
        table.rule("round", TurnedUp(bill.number, bill.check, turn))
        left = state.scene.left - 1
        state.publish(stage="excuses", left=left, bills=(bill,), judged=None, called=None)
        laid = []
        for seat in state.seating.clockwise_from(turn):
            state.publish(turn=seat)
            before = state.last_excuse(seat)
            with table.within(seat):
                ask = partial(state.excuse_prompt, seat)
                excuse = yield from self.ask_next(table, state, "excuse", seat, ask)
                if excuse is None:
                    return
                excuse = state.understood(excuse)
                table.new_page()
                state.play_excuse(seat, excuse, table.prompt_key("excuse"))
            laid.append(Laid(seat, excuse, before))
        named = yield from self.name_dishes(table, state, state.scene.bills[0], laid)
        if named is None:
            return
        table.new_page()
        state.judge_check(state.scene.bills[0], named)

    def name_dishes(
        self, table: Tabletop, state: State, bill: Bill, laid: Sequence[Laid]
    ) -> Script[list[Laid] | None]:
        """Ask the host whether a food of these excuses is a dish of their check, where it could be (#cards).

        Return the excuses by the names that hold, or None when the host has ended the game.
        """
        for number, (food, dish) in enumerate(state.unsure(bill.check, laid), start=1):
            state.publish(turn=None)
            ask = SameDish.of(f"same-{number}", food, dish)
            answer = yield from self.ask_next(table, state, ask.name, HOST, ask)
            if answer is None:
                return None
            state.name_dish(food, dish, same=answer == "yes")
        return [
            Laid(
                each.seat,
                state.understood(each.excuse),
                each.before and state.understood(each.before),
            )
            for each in laid
        ]

    def ask_next(
        self, table: Tabletop, state: State, name: str, who: Any, prompt: Any
    ) -> Script[Any]:
        """Ask for something, while players may call excuses and the host may end the game.

        Return the answer, or None when the host has ended the game.
        """
        statements: dict[str, Statement] = {}

        def pending() -> Iterator[PendingPrompt[Any]]:
            yield table.pose(name, who, prompt if isinstance(prompt, Prompt) else prompt())
            if not state.over:
                yield state.end_call()
            for call, statement in state.catch_calls() if state.form == "base" else ():
                statements[call.key] = statement
                yield call

        while True:
            asked, answer = yield from table.first(name, pending)
            if not asked.call:
                return answer
            if asked.key in statements:
                state.judge_call(Seat(str(asked.who)), statements[asked.key])
                continue
            state.over = True
            table.new_page()
            table.rule("ending", Ended(state.scene.left))
            return None

    # -- five at a time ----------------------------------------------------------------

    def five_at_a_time(self, table: Tabletop, state: State, starter: Seat) -> Script[None]:
        """Play sets until the pile is empty or the host ends the game (#five)."""
        last: Seat | None = None
        number = 0
        while state.pile_has_checks and not state.over and not (state.short and number):
            number += 1
            last = state.start_deal(starter, last)
            with table.within(f"set{number}"):
                yield from self.play_set(table, state, last)

    def play_set(self, table: Tabletop, state: State, begins: Seat) -> Script[None]:
        """Play one set: up to five checks, five excuses from each player, and who pays each check."""
        state.clear_excuses()
        if state.app_deals:
            yield from state.deal_hands()
        state.publish(stage="check", bills=(), judged=None)
        if not (yield from self.lay_row(table, state, begins)):
            return
        bills = state.scene.bills
        table.new_page()
        table.rule("five", Row(len(bills), begins))
        laid = yield from self.lay_excuses(table, state, begins)
        if laid is not None:
            yield from self.judge_in_turn(table, state, laid)

    def lay_row(self, table: Tabletop, state: State, begins: Seat) -> Script[bool]:
        """Turn up the checks of a set at once; return whether the game goes on."""
        name = "flip" if state.app_deals else "row"
        row = yield from self.ask_next(table, state, name, begins, state.lay_out_prompt)
        if row is None:
            return False
        if state.pile is not None:
            checks = yield from state.pile.turn_up(table, state.checks_of_set)
        else:
            checks = list(row.values())
        bills = tuple(state.turn_up_check(check) for check in checks)
        state.publish(bills=bills, left=state.scene.left - len(bills))
        return True

    def lay_excuses(
        self, table: Tabletop, state: State, begins: Seat
    ) -> Script[list[tuple[int, Laid]] | None]:
        """Let each player lay five excuses in turn; return them by check, or None if the game is ended."""
        state.publish(stage="excuses")
        places: list[tuple[int, Play]] = []
        for lap in range(1, HAND + 1):
            state.publish(round=lap)
            for seat in state.seating.clockwise_from(begins):
                state.publish(turn=seat)
                with table.within(f"turn{lap}"), table.within(seat):
                    ask = partial(state.play_prompt, seat)
                    answer = yield from self.ask_next(table, state, "play", seat, ask)
                if answer is None:
                    return None
                number = int(answer["beside"])
                play = self.lay_excuse(state, seat, answer["excuse"])
                table.new_page()
                state.announce(play, number)
                places.append((number, play))
                self.show_beside(state, number, play)
        state.publish(turn=None)
        return (yield from self.turn_over(table, state, places))

    @staticmethod
    def lay_excuse(state: State, seat: Seat, excuse: Excuse | Sealed[Excuse]) -> Play:
        """Return an excuse for the table: face up, or face down if it is sealed."""
        state.play_from_hand(seat, excuse)
        if isinstance(excuse, Sealed):
            return face_down(seat, excuse)
        excuse = state.understood(excuse)
        state.foods.add_excuse(excuse)
        return Play(seat, excuse)

    @staticmethod
    def show_beside(state: State, number: int, play: Play) -> None:
        """Show an excuse beside its check."""
        state.publish(
            bills=tuple(
                replace(bill, plays=(*bill.plays, play)) if bill.number == number else bill
                for bill in state.scene.bills
            )
        )

    def turn_over(
        self, table: Tabletop, state: State, places: list[tuple[int, Play]]
    ) -> Script[list[tuple[int, Laid]]]:
        """Open the face-down excuses; return all of them, with what the player had laid before."""
        laid: list[tuple[int, Laid]] = []
        last: dict[Seat, Excuse] = {}
        shown: dict[int, list[Play]] = {bill.number: [] for bill in state.scene.bills}
        for number, play in places:
            excuse = play.excuse
            if play.secret is not None:
                excuse = state.understood((yield from table.open(play.secret)))
                state.foods.add_excuse(excuse)
            if excuse is None:
                continue
            laid.append((number, Laid(play.seat, excuse, last.get(play.seat))))
            last[play.seat] = excuse
            shown[number].append(Play(play.seat, excuse))
        state.publish(
            bills=tuple(
                replace(bill, plays=tuple(shown[bill.number])) for bill in state.scene.bills
            )
        )
        return laid

    def judge_in_turn(
        self, table: Tabletop, state: State, laid: list[tuple[int, Laid]]
    ) -> Script[None]:
        """Judge the checks in order; anyone confirms before the next one."""
        state.publish(stage="judging")
        for at, bill in enumerate(state.scene.bills, start=1):
            beside = [each for number, each in laid if number == bill.number]
            with table.within(f"judged{at}"):
                named = yield from self.name_dishes(table, state, bill, beside)
            if named is None:
                return
            table.new_page()
            state.judge_check(state.bill(bill.number), named)
            with table.within(f"judged{at}"):
                done = yield from self.ask_next(table, state, "next", ANYONE, Confirm("next"))
            if done is None:
                return


GAME = IDidntEatThat()
