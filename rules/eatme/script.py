"""Eat Me, top to bottom."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from rules.eatme.adjudicate import grant, tenth
from rules.eatme.meta import META, revealed
from rules.eatme.pond import Pond
from rules.eatme.scene import Cards
from rules.facts import CHANCE, Seat
from rules.game import Game
from rules.prompts import Choose, Clash, OrderList, Prompt, Veiled, options
from rules.sealed import Sealed
from rules.tabletop import Script, Tabletop

Bids = dict[Seat, int]


class EatMe(Game):
    """As many rounds as everybody has cards; one card each a round."""

    meta = META

    def play(self, table: Tabletop) -> Script[None]:
        """Deal, bid, play the rounds; the most victory points win, ties share."""
        pond = Pond(table)
        yield from self.deal(table, pond)
        if not pond.same_round:
            yield from self.opening_bids(table, pond)
        for number in range(1, pond.rounds + 1):
            with table.within(f"round{number}"):
                yield from self.round(table, pond, number)
        yield from self.put_away(table, pond)
        pond.end()

    # -- before the first round ------------------------------------------------------------

    def deal(self, table: Tabletop, pond: Pond) -> Script[None]:
        """Lay the free food, and deal the hands where the app does."""
        free = revealed(table.options)
        hands: dict[Seat, Sealed[Cards]] = {}
        if pond.app_deals and pond.ouroboros:
            if free:
                food = yield from table.chance(OrderList("food", pond.numbers, free))
                pond.lay_food(food)
        elif pond.app_deals:
            deck = yield from table.chance_unseen(OrderList("deck", pond.numbers, pond.size))
            for at, seat in enumerate(pond.seats):
                hand = part(at * pond.rounds, (at + 1) * pond.rounds)
                hands[seat] = deck.map(hand, f"hand-{seat}").only_for(seat)
            food = yield from table.open(
                deck.map(part(pond.size - 1 - free, pond.size - 1), "food")
            )
            pond.lay_food(food)
        else:
            for number in range(1, free + 1):
                card = yield from table.anyone(partial(pond.any_card, f"food-{number}"))
                pond.lay_food((card,))
        pond.dealt(hands)

    def opening_bids(self, table: Tabletop, pond: Pond) -> Script[None]:
        """Bid for the first round before any card."""
        pond.presence.begin()
        bids = yield from table.sealed("bid", pond.presence.present, pond.bid)
        pond.presence.end()
        for seat in pond.seats:
            if seat not in bids:
                bids[seat] = tenth(pond.left[seat])
                pond.no_move(seat, None, bids[seat])
        yield from self.settle(table, pond, 1, bids)

    def settle(self, table: Tabletop, pond: Pond, number: int, bids: Bids) -> Script[None]:
        """Put everybody in order; ties of the first round are drawn by lot."""
        lots: tuple[Seat, ...] = ()
        if number == 1 and (tied := pond.tied(bids)):
            lots = yield from table.chance(OrderList("lots", tied, len(tied)))
        pond.settle_order(number, bids, lots)

    # -- a round -----------------------------------------------------------------------------

    def round(self, table: Tabletop, pond: Pond, number: int) -> Script[None]:
        """Play one round: sealed moves, the cards in order, and the order of the next round."""
        pond.begin(number)
        moves: dict[Seat, dict[str, Any]] = yield from table.sealed(
            "move", pond.presence.present, pond.move
        )
        pond.presence.end()
        table.new_page()
        absent = tuple(seat for seat in pond.seats if seat not in moves)
        if pond.ouroboros:
            yield from self.wishes(table, pond, moves, absent)
        else:
            yield from self.cards(table, pond, moves, absent)
        if not pond.same_round and number < pond.rounds:
            bids = bids_of(pond, moves)
            yield from self.settle(table, pond, number + 1, bids)

    def cards(
        self, table: Tabletop, pond: Pond, moves: Mapping[Seat, dict[str, Any]], absent: Seats
    ) -> Script[None]:
        """Turn the cards over, and let each do what it does."""
        cards = {seat: int(move["card"]) for seat, move in moves.items()}
        for seat, card in cards.items():
            pond.enter(card, "card", seat, f"move/{seat}")
        while (clash := pond.audit.clash()) is not None:
            number, places = clash
            yield from table.host(Clash(f"clash-{number}", number, places))
            pond.override(number)
        for seat in absent:
            cards[seat] = yield from self.drawn(table, pond, seat)
            pond.enter(cards[seat], "card", seat, f"drawn-{seat}")
        bids = bids_of(pond, moves)
        for seat in absent:
            pond.no_move(seat, cards[seat], bids[seat] if pond.bids_wanted else None)
        if pond.same_round:
            yield from self.settle(table, pond, pond.scene.round, bids)
        for seat in pond.order:
            pond.play(seat, cards[seat])
        pond.end_of_round()

    def drawn(self, table: Tabletop, pond: Pond, seat: Seat) -> Script[int]:
        """Draw a card at random for somebody of whom no move was received."""
        name = f"drawn-{seat}"
        hand = pond.scene.hands.get(seat)
        if hand is None:
            return (yield from table.anyone(partial(pond.any_card, name, seat)))

        def of_hand(cards: Cards) -> Prompt[int]:
            return pond.card_of_hand(name, cards)

        return (yield from table.ask(CHANCE, Veiled(name, hand.map(of_hand, "drawn"))))

    def wishes(
        self, table: Tabletop, pond: Pond, moves: Mapping[Seat, dict[str, Any]], absent: Seats
    ) -> Script[None]:
        """Grant everybody the best wish that is left, and let each card do what it does."""
        lists: dict[Seat, tuple[int, ...]] = {seat: m["wishes"] for seat, m in moves.items()}
        bids = bids_of(pond, moves)
        for seat in absent:
            lists[seat] = yield from table.chance(pond.wishes(seat, f"drawn-{seat}"))
            pond.no_move(seat, None, bids[seat] if pond.bids_wanted else None)
        for one in grant(pond.order, lists):
            pond.enter(one.card, "card", one.seat, f"move/{one.seat}")
            pond.play(one.seat, one.card, one)
        pond.end_of_round()

    # -- the end -----------------------------------------------------------------------------

    def put_away(self, table: Tabletop, pond: Pond) -> Script[None]:
        """Name the card that was put away; where it lies on the table, people can check."""
        missing = pond.put_away()
        to_check = bool(missing) and not pond.app_deals
        for number in range(1, 1000):
            answers = ("right", "wrong") if to_check else ("right",)
            answer = yield from table.host(Choose(f"check-{number}", options(answers)))
            if answer == "right":
                return
            card = yield from table.anyone(pond.put_away_card(f"away-{number}"))
            pond.put_away_differs(card)


def part(first: int, end: int) -> Any:
    """Return a function that takes some cards out of a deck."""
    return lambda cards: cards[first:end]


def bids_of(pond: Pond, moves: Mapping[Seat, dict[str, Any]]) -> Bids:
    """Return everybody's bid; where no move was received, a tenth of what is left."""
    return {
        seat: int(moves[seat].get("bid", 0)) if seat in moves else tenth(pond.left[seat])
        for seat in pond.seats
    }


Seats = tuple[Seat, ...]

GAME = EatMe()
