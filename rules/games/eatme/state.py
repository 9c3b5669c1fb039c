"""Eat Me: the state of a game, and how each step changes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from rules.audit import Audit, EnteredAt
from rules.engine.dealing import app_deals
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Fact, Ruling, Seat
from rules.games.eatme.adjudicate import (
    FOOD,
    Body,
    Granted,
    Verdict,
    absent_bid,
    adjudicate,
    in_order,
    lay_out,
    strength,
)
from rules.games.eatme.facts import (
    Card,
    ColumnLeft,
    Dealt,
    Lots,
    Mega,
    NoMove,
    OddDeck,
    Order,
    Out,
    PutAway,
    PutAwayDiffers,
    PutAwaySame,
    Tie,
    Wish,
    Won,
)
from rules.games.eatme.meta import has_suits, revealed, ring_size
from rules.games.eatme.prompt_kinds import Move, OpenCards, RingCard, Wishes
from rules.games.eatme.rulings import effects_if_laid, explain
from rules.games.eatme.scene import Cards, Past, Played, Round, Scene, Stage
from rules.games.eatme.seating import Attendance
from rules.prompts import (
    BidPoints,
    Mark,
    Option,
    OrderList,
    PickCard,
    PrivatePrompt,
    Prompt,
)
from rules.sealed import Sealed


class State:
    """One game: the ring, the audit, the bid points and the victory points."""

    def __init__(self, table: Tabletop) -> None:
        chosen = table.options
        self.table = table
        self.seats = table.seats
        self.app_deals = app_deals(chosen)
        self.ouroboros = bool(chosen["ouroboros"])
        self.same_round = bool(chosen["same_round"])
        self.rounds = int(chosen["hand"])
        self.suits = has_suits(chosen)
        self.size = ring_size(len(self.seats), chosen)
        self.free = revealed(len(self.seats), chosen)
        self.numbers = tuple(range(1, self.size + 1))
        self.audit: Audit[int] = Audit(dict.fromkeys(self.numbers, 1))
        self.ring = lay_out(self.size, ())
        self.left = dict.fromkeys(self.seats, int(chosen["points"]))
        self.points = dict.fromkeys(self.seats, 0)
        self.food: list[int] = []
        self.order: tuple[Seat, ...] = ()
        self.plays: list[Played] = []
        self.before = self.ring
        self._options: tuple[Option[int], ...] | None = None
        """The options for all numbers, unless a card has been entered or played since."""
        self.scene = Scene(
            self.size,
            self.rounds,
            "food",
            app_deals=self.app_deals,
            ouroboros=self.ouroboros,
            same_round=self.same_round,
            suits=self.suits,
            free=self.free,
            set_up=True,
        )
        self.attendance = Attendance(table, self.publish, ouroboros=self.ouroboros)
        if self.app_deals:
            table.played_by_app = self.attendance.absent
        elif not self.ouroboros:
            table.add_standing_call("override", HOST, self._override_prompt, self.stop_auditing)
        self.publish()

    # -- the deck --------------------------------------------------------------------------

    def _override_prompt(self) -> PickCard | None:
        out = self.audit.overridable()
        return PickCard("override", tuple(self._described(n) for n in out)) if out else None

    def stop_auditing(self, number: int) -> None:
        """Stop auditing a number: the real deck is wrong."""
        self.audit.stop_auditing(number)
        self._options = None
        self.table.rule("audit", OddDeck(number, self.suits))

    def called(self, number: int) -> Card:
        """Return what a card is called."""
        return Card(number, self.suits)

    def lay_food(self, cards: Cards, name: str) -> None:
        """Lay cards into the ring as free food; ``name`` is that of the prompt that entered them."""
        for card in cards:
            self.enter(card, "food", None, name)
            self.food.append(card)
        self.ring = self.before = lay_out(self.size, self.food)
        self.publish(set_up=False)

    def end_dealing(self, hands: Mapping[Seat, Sealed[Cards]] | None = None) -> None:
        """Publish that the cards are dealt; ``hands`` are those that the app dealt."""
        dealt = Dealt(self.size, tuple(sorted(self.food)), self.suits)
        self.table.rule("dealing", dealt)
        self.publish("bids", hands=hands or {}, set_up=False)

    def enter(self, card: int, what: str, seat: Seat | None, name: str) -> None:
        """Count a card as out; ``name`` is that of the prompt that entered it."""
        place = EnteredAt(what, self.scene.round, self.table.prompt_key(name), seat)
        self.audit.enter(card, place)
        self._options = None

    def _described(self, number: int, out: Fact | None = None, **more: Any) -> Option[int]:
        """Return an option for a number, with the playing card that it names if the deck has suits."""
        if not self.suits:
            return Option(number, out, **more)
        return Option(number, out, name=Card(number, suits=True), **more)

    def _out(self, number: int) -> Fact | None:
        """Return why a number cannot come any more, or None."""
        if self.audit.out(number) is None:
            return None
        return Out(number, self.suits, self.audit.places(number))

    def card_options(self) -> tuple[Option[int], ...]:
        """Return an option for each number: why it is out, or what it would do."""
        if self._options is None:
            would = effects_if_laid(self.ring, suits=self.suits)
            self._options = tuple(
                self._described(
                    number,
                    self._out(number),
                    marks=_marks(self.ring.touched(number)),
                    effect=would.get(number),
                )
                for number in self.numbers
            )
        return self._options

    def card_prompt(self, name: str, about: Seat | None = None) -> PickCard:
        """Return the prompt for a card; those that are out are refused."""
        if self.scene.stage != "food":
            return RingCard(name, self.card_options(), about=about)
        plain = tuple(self._described(number, self._out(number)) for number in self.numbers)
        return RingCard(name, plain, first=self.scene.dealing)

    def open_cards_prompt(self, name: str) -> OpenCards:
        """Return the prompt for all the cards of free food at once."""
        shown = {number: self._described(number) for number in self.numbers}
        dealing = self.scene.dealing
        return OpenCards(name, self.numbers, self.free, shown=shown, first=dealing)

    def hand_card_prompt(self, name: str, hand: Cards) -> PickCard:
        """Return the prompt for a card of a hand that the app dealt."""
        every = self.card_options()
        cards = RingCard(name, tuple(every[number - 1] for number in sorted(hand)), is_hand=True)
        return replace(cards, away=lambda rng: rng.choice(cards.allowed()))

    @property
    def pool(self) -> Cards:
        """The numbers that are not out yet, in order."""
        return tuple(number for number in self.numbers if self.audit.left(number))

    # -- prompts -----------------------------------------------------------------------------

    def bid_prompt(self, seat: Seat, name: str = "bid") -> BidPoints:
        """Return the prompt for a bid of 0 to the points that are left."""
        left = self.left[seat]
        return BidPoints(name, 0, left, away=lambda _: absent_bid(left))

    @property
    def bid_goes_with_card(self) -> bool:
        """Whether a move has a bid: for this round, or for the next if there is one."""
        return self.same_round or self.scene.round < self.rounds

    def wishes_prompt(self, seat: Seat, name: str = "wishes") -> OrderList[int]:
        """Return the prompt for wishes, as many as the seat's place in the order (from 1)."""
        length = self.order.index(seat) + 1
        shown = {option.value: option for option in self.card_options()}
        return Wishes(name, self.pool, length, by_chance=True, shown=shown)

    def move_prompt(self, seat: Seat) -> Prompt[dict[str, Any]] | PrivatePrompt[dict[str, Any]]:
        """Return the prompt for a move: a card or wishes, and a bid where one belongs to it."""
        name = "now" if self.same_round else "next"
        bid = {"bid": self.bid_prompt(seat, name)} if self.bid_goes_with_card else {}
        if self.ouroboros:
            return Move("move", {"wishes": self.wishes_prompt(seat), **bid})
        if seat not in self.scene.hands:
            return Move("move", {"card": self.card_prompt("card"), **bid})

        def of_hand(hand: Cards) -> Prompt[dict[str, Any]]:
            return Move("move", {"card": self.hand_card_prompt("card", hand), **bid})

        return PrivatePrompt("move", self.scene.hands[seat].map(of_hand))

    # -- a round -----------------------------------------------------------------------------

    def start_round(self, number: int) -> None:
        """Start a round."""
        self.plays = []
        self.before = self.ring
        self.attendance.start_asking()
        unknown: dict[str, Any] = {"order": (), "bids": {}}
        self.publish("cards", round=number, **(unknown if self.same_round else {}))

    def rule_no_move(self, seat: Seat, card: int | None, bid: int | None) -> None:
        """Publish what is played and bid for a seat without a move."""
        wishes = self.ouroboros and self.scene.round > 0
        self.table.rule("no-move", NoMove(seat, card, bid, self.suits, wishes))

    def tied_seats(self, bids: Mapping[Seat, int]) -> tuple[Seat, ...]:
        """Return the seats whose bid is not unique."""
        every = list(bids.values())
        return tuple(seat for seat in bids if every.count(bids[seat]) > 1)

    def settle_order(
        self, number: int, bids: Mapping[Seat, int], lots: tuple[Seat, ...] = ()
    ) -> None:
        """Take the bids for a round from everybody's points, and settle its order.

        ``lots`` are the seats that tied in the first round, in the order of the draw.
        """
        rest = tuple(seat for seat in self.seats if seat not in lots)
        before = self.order or (*rest, *reversed(lots))
        order, ties = in_order(bids, before)
        self.order = order
        for seat, bid in bids.items():
            self.left[seat] -= bid
        paid = {seat: bids[seat] for seat in order}
        self.table.rule("bids", Order(number, paid))
        settled_by = Lots if lots else Tie
        for tie in ties:
            what = settled_by(tie, bid=bids[tie[0]], all=len(tie) == len(bids))
            self.table.rule("ties", what)
        self.publish(order=order, bids=paid)

    def play_card(self, seat: Seat, card: int, wish: Granted | None = None) -> Verdict:
        """Play a card: publish its rulings, change the ring and the points."""
        verdict = adjudicate(self.ring, card, seat)
        rulings = explain(verdict, suits=self.suits)
        if wish is not None:
            got = Wish(card, self.suits, seat, wish.wish, wish.missed)
            rulings = (Ruling("wishes", got), *rulings)
        for each in rulings:
            self.table.rule(each.anchor, each.fact)
        self.ring = verdict.ring
        self._options = None
        scorer = verdict.eaten.owner if verdict.eaten else None
        if scorer is not None:
            self.points[scorer] += verdict.points
        self.plays.append(
            Played(
                seat,
                card,
                self.scene.bids.get(seat, 0),
                verdict.effect,
                verdict.eater.id if verdict.eater else 0,
                self.ring.bodies,
                rulings,
                verdict.eaten.id if verdict.eaten else 0,
                scorer,
                verdict.points,
            )
        )
        return verdict

    def end_round(self) -> None:
        """End the round: publish it with its cards and points."""
        plays = tuple(self.plays)
        points = dict.fromkeys(self.seats, 0)
        for play in plays:
            if play.scorer is not None:
                points[play.scorer] += play.points
        number = self.scene.round
        brief = Past(number, {play.seat: play.card for play in plays}, points)
        done = Round(number, self.before.bodies, plays)
        self.publish("judging", last=done, past=(*self.scene.past, brief))

    # -- the end -----------------------------------------------------------------------------

    def show_put_away(self) -> Cards:
        """Publish and return the numbers that were never played: the card that was put away."""
        missing = self.pool
        self.table.new_page()
        for mega in sorted(self.ring.organisms, key=strength)[:1]:
            self.table.rule("mega", Mega(mega.owned_by, mega.id, mega.size))
        if missing:
            self.table.rule("put-away", PutAway(missing, self.suits))
        self.publish("check", missing=missing)
        return missing

    def put_away_prompt(self, name: str) -> PickCard:
        """Return the prompt for the card that was really put away."""
        never = self.pool
        cards = (self._described(n, PutAwaySame() if n in never else None) for n in self.numbers)
        return RingCard(name, tuple(cards))

    def rule_put_away_differs(self, card: int) -> None:
        """Publish which entry is probably wrong, since another card was put away."""
        places = self.audit.places(card)
        self.table.rule("put-away", PutAwayDiffers(card, self.suits, self.pool, places))

    def end_game(self) -> None:
        """Publish the winners: the most victory points win, a tie is shared."""
        standings = self.standings()
        self.table.winners = standings.leaders()
        total = standings.line(self.table.winners[0]).total
        self.table.new_page()
        self.table.rule("winning", Won(self.table.winners, total))
        self.publish("over")

    # -- publishing -------------------------------------------------------------------------

    def standings(self) -> Standings:
        """Return the victory points, with a column of the bid points left."""
        lines = tuple(
            Line(seat, (self.left[seat],), self.points[seat], self.attendance.competes(seat))
            for seat in self.seats
        )
        return Standings((ColumnLeft(),), lines)

    def publish(self, stage: Stage | None = None, **changes: Any) -> None:
        """Publish the scene and the score, with these changes of the scene."""
        self.scene = self.table.scene = replace(
            self.scene,
            stage=stage or self.scene.stage,
            bodies=self.ring.bodies,
            left=dict(self.left),
            points=dict(self.points),
            absent=self.attendance.absent(),
            pool=self.pool if self.ouroboros else (),
            **changes,
        )
        self.table.standings = self.standings()


def _marks(bodies: Iterable[Body]) -> tuple[Mark, ...]:
    """Return the symbols of bodies: each owner's, and that of free food once."""
    food = Mark(icon="bug")
    marks = [food if body.id == FOOD else Mark(body.owner) for body in bodies]
    return (food,) if marks == [food, food] else tuple(marks)
