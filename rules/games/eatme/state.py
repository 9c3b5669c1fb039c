"""Eat Me: the ring as it grows, what people have, and what everybody is shown of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.audit import Audit, Place
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Ruling, Seat, fact
from rules.games.eatme.adjudicate import (
    Granted,
    Verdict,
    adjudicate,
    in_order,
    lay_out,
    strength,
    tenth,
)
from rules.games.eatme.meta import ring_size
from rules.games.eatme.rulings import effects, explain, granted
from rules.games.eatme.scene import Cards, Past, Played, Round, Scene, Stage
from rules.games.eatme.seating import Seating
from rules.prompts import BidPoints, Option, OrderList, PickCard, Prompt, Together, Veiled, options
from rules.sealed import Sealed


class State:
    """One game: the ring, the bids, the points."""

    def __init__(self, table: Tabletop) -> None:
        chosen = table.options
        self.table = table
        self.seats = table.seats
        self.app_deals = chosen["dealer"] == "app"
        self.ouroboros = bool(chosen["ouroboros"])
        self.same_round = bool(chosen["same_round"])
        self.rounds = int(chosen["hand"])
        self.size = ring_size(len(self.seats), chosen)
        self.numbers = tuple(range(1, self.size + 1))
        self.audit: Audit[int] = Audit(dict.fromkeys(self.numbers, 1))
        self.ring = lay_out(self.size, ())
        self.left = dict.fromkeys(self.seats, int(chosen["points"]))
        self.points = dict.fromkeys(self.seats, 0)
        self.food: list[int] = []
        self.order: tuple[Seat, ...] = ()
        self.plays: list[Played] = []
        self.before = self.ring
        self._options: dict[int, Option[int]] = {}
        self.scene = Scene(
            self.size,
            self.rounds,
            "food",
            app_deals=self.app_deals,
            ouroboros=self.ouroboros,
            same_round=self.same_round,
        )
        self.seating = Seating(table, self.show)
        if not self.app_deals and not self.ouroboros:
            table.add_standing_call("override", HOST, self._what_is_counted, self.override)
        self.show()

    # -- the deck --------------------------------------------------------------------------

    def _what_is_counted(self) -> PickCard | None:
        clash = self.audit.clash()  # which is asked about already
        out = [number for number in self.audit.exhausted() if clash is None or number != clash[0]]
        return PickCard("override", options(out)) if out else None

    def override(self, number: int) -> None:
        """Count a number no longer: the deck itself is at fault."""
        self.audit.override(number)
        self._options.clear()
        self.table.rule("audit", fact("eatme.override", card=number))

    def lay_food(self, cards: Cards) -> None:
        """Lay cards of nobody's into the ring."""
        for card in cards:
            self.enter(card, "free food", None, f"food-{len(self.food) + 1}")
            self.food.append(card)
        self.ring = self.before = lay_out(self.size, self.food)
        self.show()

    def dealt(self, hands: Mapping[Seat, Sealed[Cards]] | None = None) -> None:
        """Begin, once the cards are dealt."""
        self.table.rule(
            "dealing",
            fact(
                "eatme.dealt",
                size=self.size,
                hand=self.rounds,
                food=sorted(self.food),
                ouroboros=self.ouroboros,
            ),
        )
        self.show("bids", hands=hands or {})

    def enter(self, card: int, what: str, seat: Seat | None, name: str) -> None:
        """Note that a card is out; ``name`` is that of the prompt here that says so."""
        place = Place(what, self.scene.round, self.table.key(name), seat)
        self.audit.enter(card, place)
        self._options.clear()

    def options(self) -> dict[int, Option[int]]:
        """Return every number: why it cannot come, or what it would do."""
        if not self._options:
            would = effects(self.ring)
            self._options = {
                number: Option(number, self.audit.out(number), effect=would.get(number))
                for number in self.numbers
            }
        return self._options

    def any_card(self, name: str, about: Seat | None = None) -> PickCard:
        """Ask for a card that may still come, as far as everybody knows."""
        return PickCard(name, tuple(self.options().values()), about=about)

    def card_of_hand(self, name: str, hand: Cards) -> PickCard:
        """Ask for a card of a hand that the app dealt."""
        every = self.options()
        cards = PickCard(name, tuple(every[number] for number in sorted(hand)))
        return replace(cards, away=lambda rng: rng.choice(cards.allowed()))

    @property
    def pool(self) -> Cards:
        """What has not come yet, in order."""
        return tuple(number for number in self.numbers if self.audit.left(number))

    # -- asking ------------------------------------------------------------------------------

    def bid(self, seat: Seat, name: str = "bid") -> BidPoints:
        """Ask for a bid, up to the points that are left."""
        left = self.left[seat]
        return BidPoints(name, 0, left, away=lambda _: tenth(left))

    @property
    def bids_wanted(self) -> bool:
        """Whether a bid goes with the card: for this round or the next, if there is one."""
        return self.same_round or self.scene.round < self.rounds

    def wishes(self, seat: Seat, name: str = "wishes") -> OrderList[int]:
        """Ask for as many wishes as somebody's place in the order."""
        return OrderList(name, self.pool, self.order.index(seat) + 1, by_chance=True)

    def move(self, seat: Seat) -> Prompt[dict[str, Any]] | Veiled[dict[str, Any]]:
        """Ask for a card or for wishes, and with it for a bid, but in the last round."""
        name = "now" if self.same_round else "next"
        bid = {"bid": self.bid(seat, name)} if self.bids_wanted else {}
        if self.ouroboros:
            return Together("move", {"wishes": self.wishes(seat), **bid})
        if seat not in self.scene.hands:
            return Together("move", {"card": self.any_card("card"), **bid})

        def of_hand(hand: Cards) -> Prompt[dict[str, Any]]:
            return Together("move", {"card": self.card_of_hand("card", hand), **bid})

        return Veiled("move", self.scene.hands[seat].map(of_hand))

    # -- a round -----------------------------------------------------------------------------

    def begin(self, number: int) -> None:
        """Begin a round."""
        self.plays = []
        self.before = self.ring
        self.seating.begin()
        unknown: dict[str, Any] = {"order": (), "bids": {}, "order_said": ()}
        self.show("cards", round=number, **(unknown if self.same_round else {}))

    def no_move(self, seat: Seat, card: int | None, bid: int | None) -> None:
        """Say what is played and bid for somebody of whom no move was received."""
        self.table.rule("no-move", fact("eatme.no-move", seat=seat, card=card, bid=bid))

    def tied(self, bids: Mapping[Seat, int]) -> tuple[Seat, ...]:
        """Return those whose bid somebody else made too."""
        every = list(bids.values())
        return tuple(seat for seat in bids if every.count(bids[seat]) > 1)

    def settle_order(
        self, number: int, bids: Mapping[Seat, int], lots: tuple[Seat, ...] = ()
    ) -> None:
        """Let everybody pay what they bid for a round, and put them in order.

        ``lots`` are those who tied in the first round, as they were drawn.
        """
        rest = tuple(seat for seat in self.seats if seat not in lots)
        before = self.order or (*rest, *reversed(lots))
        order, ties = in_order(bids, before)
        self.order = order
        for seat, bid in bids.items():
            self.left[seat] -= bid
        paid = {seat: bids[seat] for seat in order}
        said = [Ruling("bids", fact("eatme.order", round=number, bids=paid))]
        for tie in ties:
            code = "eatme.lots" if lots else "eatme.tie"
            said.append(Ruling("ties", fact(code, seats=list(tie), bid=bids[tie[0]])))
        for each in said:
            self.table.rule(each.anchor, each.fact)
        self.show(order=order, bids=paid, order_said=tuple(said))

    def play(self, seat: Seat, card: int, wish: Granted | None = None) -> Verdict:
        """Let a card do what it does."""
        verdict = adjudicate(self.ring, card, seat)
        said = (*((granted(wish),) if wish else ()), *explain(verdict))
        for each in said:
            self.table.rule(each.anchor, each.fact)
        self.ring = verdict.ring
        self._options.clear()
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
                said,
                verdict.eaten.id if verdict.eaten else 0,
                scorer,
                verdict.points,
            )
        )
        return verdict

    def end_of_round(self) -> None:
        """Write the round down."""
        plays = tuple(self.plays)
        points = dict.fromkeys(self.seats, 0)
        for play in plays:
            if play.scorer is not None:
                points[play.scorer] += play.points
        number = self.scene.round
        brief = Past(number, {play.seat: play.card for play in plays}, points)
        done = Round(number, self.before.bodies, plays)
        self.show("judging", last=done, past=(*self.scene.past, brief))

    # -- the end -----------------------------------------------------------------------------

    def put_away(self) -> Cards:
        """Say which number never came: the card that was put away unseen."""
        missing = self.pool
        self.table.new_page()
        for mega in sorted(self.ring.organisms, key=strength)[:1]:
            said = fact("eatme.mega", id=mega.id, owner=mega.owner, size=mega.size)
            self.table.rule("mega", said)
        if missing:
            self.table.rule("put-away", fact("eatme.put-away", cards=list(missing)))
        self.show("check", missing=missing)
        return missing

    def put_away_card(self, name: str) -> PickCard:
        """Ask which card was put away, where it is not the one that never came."""
        same = fact("eatme.put-away-same", cards=list(self.pool))
        never = self.pool
        return PickCard(name, tuple(Option(n, same if n in never else None) for n in self.numbers))

    def put_away_differs(self, card: int) -> None:
        """Say which entry is probably wrong, if another card was put away."""
        places = [place.as_data() for place in self.audit.places(card)]
        said = fact("eatme.put-away-differs", card=card, cards=list(self.pool), places=places)
        self.table.rule("put-away", said)

    def end(self) -> None:
        """The most victory points win; a tie is a shared victory."""
        standings = self.standings()
        self.table.winners = standings.leaders()
        total = standings.line(self.table.winners[0]).total
        self.table.new_page()
        self.table.rule("winning", fact("eatme.won", seats=list(self.table.winners), total=total))
        self.show("over")

    # -- what is shown -----------------------------------------------------------------------

    def standings(self) -> Standings:
        """Return everybody's bid points left, and the victory points."""
        lines = tuple(
            Line(seat, (self.left[seat],), self.points[seat], self.seating.competes(seat))
            for seat in self.seats
        )
        return Standings((fact("eatme.column-left"),), lines)

    def show(self, stage: Stage | None = None, **changes: Any) -> None:
        """Publish the scene and the score as they are now."""
        self.scene = replace(
            self.scene,
            stage=stage or self.scene.stage,
            bodies=self.ring.bodies,
            left=dict(self.left),
            points=dict(self.points),
            absent=self.seating.absent(),
            pool=self.pool if self.ouroboros else (),
            **changes,
        )
        self.table.scene = self.scene
        self.table.standings = self.standings()
