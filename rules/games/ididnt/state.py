"""I Didn't Eat That: the state of a game, and how each step changes it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from rules.engine.dealing import app_deals, deal_hands
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import PendingPrompt, Script, Tabletop
from rules.facts import HOST, Fact, Seat
from rules.games.ididnt import facts
from rules.games.ididnt.adjudicate import (
    CHECKS_A_DEAL,
    CHECKS_A_SET,
    HAND,
    TIP_EACH,
    Comparison,
    Laid,
    Verdict,
    conflict,
    who_pays,
)
from rules.games.ididnt.cards import Check, Excuse, UnsureExcuse
from rules.games.ididnt.excuses_said import Statement, Tip
from rules.games.ididnt.foods import Foods
from rules.games.ididnt.menu import BY_NUMBER, FOODS, WrittenExcuse
from rules.games.ididnt.pile import Pile
from rules.games.ididnt.prompt_kinds import (
    DescribeCheck,
    DescribeRow,
    FlipChecks,
    LayBeside,
    MakeClaims,
    PickExcuse,
)
from rules.games.ididnt.scene import Bill, Called, Conflict, Form, Hand, Play, Scene
from rules.games.ididnt.seating import Seating
from rules.prompts import (
    Choose,
    Confirm,
    NamePlayer,
    Number,
    Option,
    PrivatePrompt,
    Prompt,
    Secret,
)
from rules.prompts import options as offered
from rules.prompts.deck import Deck
from rules.sealed import Sealed

MAX_CHECKS = 99


class State:
    """One game: the players, their excuses and checks, the pile and the Tip."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.short = bool(table.options["short"])
        self.form: Form = table.options["form"]
        self.hints = bool(table.options["hints"])
        self.app_deals = app_deals(table.options)
        ours = self.app_deals or table.options["cards"] == "printed"
        entered = () if self.app_deals else table.options["foods"]
        self.foods = Foods((*(FOODS if ours else ()), *entered))
        self.pile: Pile | None = None
        """The checks, where the app deals."""
        self.seating = Seating(table, self._free_tip_of_leaver, last_deal=self.short)
        self.tip = Tip(anybody=table.options["tip"] == "anybody")
        self.piles: dict[Seat, list[Check]] = {seat: [] for seat in table.seats}
        self.played: dict[Seat, list[Excuse]] = {}
        """The excuses of each player in this deal, in order."""
        self.named: dict[tuple[str, str], bool] = {}
        """Whether a food is a dish by another name, as the host has said of these pairs."""
        self.number = 0
        """How many checks have been turned up in this game."""
        self.over = False
        """Whether the host has ended the game."""
        checks = int(table.options["checks"])
        self.scene = Scene(
            self.form, 0, 1, HAND, "starter", checks, seats=table.seats, app_deals=self.app_deals
        )
        self.publish_score()
        table.add_standing_call("pile", HOST, self._pile_prompt, self._set_pile)
        self.publish()

    # -- coming and going --------------------------------------------------------------

    def _free_tip_of_leaver(self) -> None:
        """Free the Tip if its holder has left for good, and publish the score."""
        holder = self.tip.holder
        if holder is not None and self._free_tip(holder):
            self.table.rule("tip", facts.TipFree(holder))
        self._update_score()

    def _free_tip(self, seat: Seat) -> bool:
        """Take the Tip from a seat that has left for good; return whether the seat held it."""
        free = self.tip.holder == seat and not self.seating.competes(seat)
        if free:
            self.tip.holder = None
        return free

    def _update_score(self) -> None:
        """Publish the Tip and the score, after a change in who competes or who holds the Tip."""
        self.publish(tip=self.tip.holder)
        self.publish_score()

    # -- the pile ----------------------------------------------------------------------

    def _pile_prompt(self) -> Number | None:
        """Return the prompt for the number of checks left; at least 1 while one is to be turned up."""
        if self.app_deals or self.scene.stage in ("score", "over"):
            return None
        return Number("pile", 1 if self.scene.stage == "check" else 0, MAX_CHECKS)

    def _set_pile(self, left: int) -> None:
        self.table.rule("pile", facts.Pile(left))
        self.publish(left=left)

    @property
    def pile_has_checks(self) -> bool:
        """Whether the pile has a check left."""
        return self.scene.left > 0

    def shuffle_checks(self) -> Script[None]:
        """Let the app shuffle a pile of checks."""
        self.pile = yield from Pile.shuffled(self.table, self.scene.left)

    # -- a deal ------------------------------------------------------------------------

    def start_deal(self, starter: Seat, last: Seat | None) -> Seat:
        """Start a deal, and return who begins.

        That is the next one clockwise after ``last``, who turned up the last check, among those who
        play this deal; in the first deal it is the starter.
        """
        self.seating.new_deal()
        turn = starter if last is None else self.seating.after(last)
        players = self.seating.players
        for seat in players:
            self.piles.setdefault(seat, [])
        begins = turn if turn in players else self.seating.after(turn)
        deal = self.scene.deal + 1
        what = facts.Deal(deal, begins, HAND, self.app_deals)
        self.table.rule("dealing" if self.form == "base" else "five", what)
        self.publish(deal=deal, round=1, turn=begins, seats=players, claimed=0, stage="check")
        self.publish_score()
        return begins

    def clear_excuses(self) -> None:
        """Clear the table: excuses from before the deal no longer count."""
        self.played = {}
        self.tip.start_deal()
        self.publish(top={}, called=None)

    def deal_hands(self) -> Script[None]:
        """Let the app shuffle all excuses, and deal each player of this deal a hand."""
        numbers = tuple(BY_NUMBER)
        players = self.seating.players
        deck = yield from self.table.chance_unseen(
            Deck("deck", numbers, len(numbers), to=tuple(players))
        )
        hands = deal_hands(deck, players, HAND)
        self.publish(hands={seat: hand.map(_excuses) for seat, hand in hands.items()})

    def play_from_hand(self, seat: Seat, excuse: Excuse | Sealed[Excuse]) -> None:
        """Take an excuse, which may lie face down, out of the hand that the app dealt."""
        hand = self.scene.hands.get(seat)
        if hand is not None:
            self.publish(hands={**self.scene.hands, seat: _without(hand, excuse, seat)})

    def turn_up_check(self, check: Check) -> Bill:
        """Return a new check for the table."""
        self.number += 1
        self.foods.add_check(check)
        return Bill(self.number, check)

    def last_excuse(self, seat: Seat) -> Excuse | None:
        """Return the last excuse of a seat in this deal, or None."""
        return self.played[seat][-1] if self.played.get(seat) else None

    # -- prompts ----------------------------------------------------------------------

    def turn_up_prompt(self) -> DescribeCheck | FlipChecks:
        """Return the prompt that turns up a check, which is entered if it is a real card."""
        return FlipChecks("flip", away=True) if self.app_deals else self.check_prompt()

    def lay_out_prompt(self) -> DescribeRow | FlipChecks:
        """Return the prompt that turns up the checks of a set; see :meth:`turn_up_prompt`."""
        if not self.app_deals:
            return self.row_prompt()
        return FlipChecks("flip", away=True, checks=self.checks_of_set)

    @property
    def checks_of_set(self) -> int:
        """How many checks a set has: five, or as many as the pile still has."""
        return min(CHECKS_A_SET, self.scene.left)

    def check_prompt(self) -> DescribeCheck:
        """Return the prompt for what a check says."""
        mains, sides = self.foods.served_as("main"), self.foods.served_as("side")
        return DescribeCheck("check", mains, sides, self.foods.foods)

    def row_prompt(self) -> DescribeRow:
        """Return the prompt for what the checks of a set say."""
        return DescribeRow.of("row", self.check_prompt(), self.checks_of_set)

    def claims_prompt(self) -> MakeClaims:
        """Return the prompt for an excuse; it offers the foods of the checks on the table first."""
        about = dict.fromkeys(
            food for bill in self.scene.bills for food in (bill.check.main, bill.check.side)
        )
        return MakeClaims("excuse", tuple(about), self.foods.foods)

    def excuse_prompt(self, seat: Seat) -> Prompt[Excuse] | PrivatePrompt[WrittenExcuse]:
        """Return the prompt for the excuse that a seat plays: one of its hand, or what a real card says."""
        hand = self.scene.hands.get(seat)
        if hand is None:
            return self.claims_prompt()
        return PrivatePrompt("excuse", hand.map(_pick))

    def play_prompt(self, seat: Seat) -> Prompt[dict[str, Any]] | PrivatePrompt[dict[str, Any]]:
        """Return the prompt for an excuse of a seat, and for the check beside which it lies."""
        hand = self.scene.hands.get(seat)
        if hand is None:
            return self._beside_prompt(self.claims_prompt())
        return PrivatePrompt("play", hand.map(lambda cards: self._beside_prompt(_pick(cards))))

    def _beside_prompt(self, excuse: Prompt[Any]) -> LayBeside:
        checks = tuple(
            Option(str(bill.number), name=facts.Check(bill.number, bill.check))
            for bill in self.scene.bills
        )
        beside = Choose("beside", checks, away=lambda rng: rng.choice(checks).value)
        blind = self.form == "blind"
        return LayBeside("play", {"beside": beside, "excuse": Secret(excuse) if blind else excuse})

    def end_call(self) -> PendingPrompt[bool]:
        """Return the call with which the host ends the game."""
        return self.table.pose("end", HOST, Confirm("end", ends=True), call=True)

    def catch_calls(self) -> Iterator[tuple[PendingPrompt[Seat], Statement]]:
        """Yield a call for each player and each excuse that the player may call now.

        Its key names the excuse, so it stays the same while other things are asked.
        """
        for caller in self.seating.players:
            for statement in self.tip.catchable_by(caller, self.seating.everybody):
                call = statement.calls.get(caller)
                if call is None:
                    prompt = NamePlayer("catch", offered([statement.seat]))
                    key = f"{statement.at}/catch-{statement.seat}/{caller}"
                    call = PendingPrompt(key, caller, prompt, call=True)
                    statement.calls[caller] = call
                yield call, statement

    # -- excuses and the Tip -----------------------------------------------------------

    def understood(self, excuse: Excuse) -> Excuse:
        """Return an excuse with the names that the host has said are one dish."""
        for food, dish in _alike(excuse):
            if self.named.get((food, dish)):
                excuse = excuse.renamed(food, dish)
        return excuse

    def unsure(self, check: Check, laid: Iterable[Laid]) -> list[tuple[str, str]]:
        """Return each food of these excuses with the dish of the check that it may be; nobody has said yet."""
        dishes = (check.main, check.side)
        pairs = dict.fromkeys(pair for each in laid for pair in _alike(each.excuse))
        return [
            (food, dish)
            for food, dish in pairs
            if dish in dishes and (food, dish) not in self.named
        ]

    def name_dish(self, food: str, dish: str, *, same: bool) -> None:
        """Note what the host says of a food: if it is that dish, all excuses mean the dish."""
        self.named[food, dish] = same
        if not same:
            return
        self.foods.drop(food)
        self.tip.rename(food, dish)
        self.played = {
            seat: [each.renamed(food, dish) for each in excuses]
            for seat, excuses in self.played.items()
        }
        bills = tuple(
            replace(bill, plays=tuple(_renamed(play, food, dish) for play in bill.plays))
            for bill in self.scene.bills
        )
        top = {seat: each.renamed(food, dish) for seat, each in self.scene.top.items()}
        self.table.rule("cards", facts.CountsAs(food, dish))
        self.publish(bills=bills, top=top)

    def play_excuse(self, seat: Seat, excuse: Excuse, at: str) -> None:
        """Play an excuse face up at the check of the round."""
        self.play_from_hand(seat, excuse)
        before = self.last_excuse(seat)
        scene = self.scene
        if before is not None:
            self.tip.add(Statement(seat, at, scene.deal, scene.round, excuse, before))
        self.played.setdefault(seat, []).append(excuse)
        self.foods.add_excuse(excuse)
        self.table.rule("excuses", facts.Said(seat, excuse))
        suspect = self.hints and bool(conflict(excuse, before))
        if suspect:
            self.table.rule("hints", facts.Hint(seat))
        (bill,) = scene.bills
        plays = (*bill.plays, Play(seat, excuse, suspect=suspect))
        top = {**scene.top, seat: excuse}
        self.publish(bills=(replace(bill, plays=plays),), top=top, called=None)

    def judge_call(self, caller: Seat, statement: Statement) -> None:
        """Judge a call, and publish both excuses."""
        holder = self.tip.holder
        kind = self.tip.call(caller, statement)
        moves = kind is facts.CatchMoves
        free = moves and self._free_tip(statement.seat)
        self.table.new_page()
        accused, foods = statement.seat, statement.foods
        before, now = statement.before, statement.now
        about = (caller, accused, holder, statement.caught_by, foods, before, now)
        what = facts.CatchMoves(*about, free) if moves else kind(*about)
        self.table.rule("catching", what)
        self.publish(called=Called(accused, before, foods, holder, moves))
        if moves:
            self._update_score()

    def bill(self, number: int) -> Bill:
        """Return a check on the table by its number."""
        return next(bill for bill in self.scene.bills if bill.number == number)

    def announce(self, play: Play, number: int) -> None:
        """Publish what was laid beside a check; of a face-down excuse only that it was laid."""
        check = self.bill(number).check
        if play.excuse is None:
            self.table.rule("five", facts.LaidBlind(number, check, play.seat))
        else:
            self.table.rule("five", facts.Laid(play.seat, play.excuse, number, check))

    # -- judging -----------------------------------------------------------------------

    def judge_check(self, bill: Bill, laid: list[Laid]) -> Seat | None:
        """Publish who pays a check, and return the payer; None when it goes back under the pile."""
        verdict = who_pays(bill.check, laid)
        step = verdict.first.step if verdict.first else 0
        plays = _mark_decisive(bill, laid, verdict)
        bill = replace(bill, plays=plays, before=verdict.before, step=int(step))
        for anchor, what in payment_rulings(verdict, bill, in_set=self.form != "base"):
            self.table.rule(anchor, what)
        left, claimed = self.scene.left, self.scene.claimed
        if verdict.payer is None:
            done = replace(bill, fate="back")
            left += 1
            if self.pile is not None:
                self.pile.put_under(bill.check)
        else:
            done = replace(bill, fate="paid", payer=verdict.payer)
            self.piles[verdict.payer].append(bill.check)
            claimed += 1
        bills = tuple(done if each.number == bill.number else each for each in self.scene.bills)
        self.publish(
            bills=bills, judged=bill.number, turn=None, called=None, left=left, claimed=claimed
        )
        self.publish_score()
        return verdict.payer

    @property
    def deal_is_over(self) -> bool:
        """Whether as many checks have been paid as end a deal; a short game has one deal only."""
        return self.scene.claimed >= CHECKS_A_DEAL and not self.short

    # -- the score ---------------------------------------------------------------------

    @property
    def tip_worth(self) -> int:
        """What the Tip costs, in cents: $2 for each player in the game; 0 in Five at a Time."""
        return TIP_EACH * len(self.seating.staying()) if self.form == "base" else 0

    def standings(self) -> Standings:
        """Return what everybody pays, in cents: the checks, and the Tip in its own column."""
        with_tip = self.form == "base"
        lines = []
        for seat, pile in self.piles.items():
            paid = sum(check.cost for check in pile)
            tip = self.tip_worth if self.tip.holder == seat else None
            cells: tuple[int | None, ...] = (paid, tip) if with_tip else ()
            lines.append(Line(seat, cells, paid + (tip or 0), self.seating.competes(seat)))
        columns = (facts.ColumnChecks(), facts.ColumnTip()) if with_tip else ()
        return Standings(columns, tuple(lines), "lowest", "cents")

    def publish_score(self) -> None:
        """Publish the standings."""
        self.table.standings = self.standings()

    def end_game(self, starter: Seat) -> None:
        """Publish the winners: the lowest total wins, a tie is shared.

        The winner starts the table's next game; of several, the first one clockwise after
        ``starter``.
        """
        self.publish_score()
        standings = self.standings()
        winners = standings.leaders()
        order = self.table.clockwise(starter, self.seating.everybody)
        begins = next(seat for seat in order if seat in winners)
        self.table.winners = winners
        self.table.new_page()
        if self.tip.holder is not None:
            worth, players = self.tip_worth, len(self.seating.staying())
            self.table.rule("scoring", facts.TipPaid(self.tip.holder, worth, players))
        total = standings.line(winners[0]).total
        self.table.rule("scoring", facts.Won(winners, total, begins))
        missed = tuple(
            Conflict(each.seat, each.deal, each.round, food, each.before, each.now)
            for each in self.tip.missed()
            for food in each.foods
        )
        if missed:
            self.table.rule("tip", facts.Missed(missed))
        self._keep_foods()
        self.table.memory["starter"] = begins
        self.publish(stage="over", turn=None, missed=missed, hands={})

    # -- publishing --------------------------------------------------------------------

    def publish(self, **change: Any) -> None:
        """Publish the scene, with these fields changed."""
        self._keep_foods()
        self.scene = self.table.scene = replace(
            self.scene,
            piles={seat: tuple(pile) for seat, pile in self.piles.items()},
            tip_worth=self.tip_worth,
            foods=self.foods.foods,
            **change,
        )

    def _keep_foods(self) -> None:
        """Keep the foods for the table's next game, once a check has been entered."""
        if self.number and not self.app_deals:
            self.table.memory["foods"] = self.foods.lines()


def _alike(excuse: Excuse) -> Iterable[tuple[str, str]]:
    return excuse.alike.items() if isinstance(excuse, UnsureExcuse) else ()


def _renamed(play: Play, food: str, dish: str) -> Play:
    return play if play.excuse is None else replace(play, excuse=play.excuse.renamed(food, dish))


def _mark_decisive(bill: Bill, laid: Sequence[Laid], verdict: Verdict) -> tuple[Play, ...]:
    """Return the plays of a check, with those that count marked, and the one that is paid for.

    ``laid`` are the same excuses in the same order.
    """
    same = verdict.first.same if verdict.first else ()
    return tuple(
        replace(play, decides=each is verdict.decisive, fits=each in same)
        for play, each in zip(bill.plays, laid, strict=True)
    )


def _excuses(numbers: tuple[int, ...]) -> tuple[WrittenExcuse, ...]:
    return tuple(BY_NUMBER[number] for number in numbers)


def _pick(hand: tuple[WrittenExcuse, ...]) -> PickExcuse:
    return PickExcuse("excuse", hand)


def _without(hand: Hand, excuse: Excuse | Sealed[Excuse], seat: Seat) -> Hand:
    """Return a seat's hand without an excuse that it has laid, face up or face down."""
    if isinstance(excuse, Sealed):
        parts: Sealed[tuple[Any, ...]] = Sealed.bundle(hand.key, (hand, excuse))
        return parts.map(lambda both: _rest(*both)).only_for(seat)
    return hand.map(lambda cards: _rest(cards, excuse))


def _rest(cards: tuple[WrittenExcuse, ...], excuse: Excuse) -> tuple[WrittenExcuse, ...]:
    return tuple(each for each in cards if each != excuse)


def face_down(seat: Seat, secret: Sealed[Excuse]) -> Play:
    """Return an excuse that lies face down; only its player may see it."""
    return Play(seat, secret=secret)


def payment_rulings(verdict: Verdict, bill: Bill, *, in_set: bool) -> Iterator[tuple[str, Fact]]:
    """Yield the rulings for a verdict, as anchor and fact.

    ``in_set`` says whether the excuses are those of a set, not of a deal.
    """
    number, check, payer = bill.number, bill.check, verdict.payer
    if verdict.first is None:
        yield "five", facts.NoExcuse(number, check)
        return
    first = _grounds(verdict.first)
    if verdict.tie is not None:
        tie = _grounds(verdict.tie)
        if payer is not None:
            yield "ties", facts.PaysAfterTie(number, check, first, payer, tie)
        else:
            yield "ties", facts.BackStillTied(number, check, first, tie)
    elif payer is not None:
        yield f"step-{first.step}", facts.Pays(number, check, first, payer)
    else:
        yield "ties", facts.BackNoneBefore(number, check, first, verdict.lacking, in_set)
    if first.later:
        yield "who-pays", facts.Out(number, check, first)


def _grounds(comparison: Comparison) -> facts.Grounds:
    """Return what is told of a comparison: of the excuses, only what decides."""
    return facts.Grounds(
        comparison.step,
        tuple(facts.Counting(each.seat, each.excuse.credibility) for each in comparison.same),
        tuple(facts.Later(each.laid.seat, each.step) for each in comparison.later),
        comparison.left,
    )
