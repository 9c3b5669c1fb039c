"""Eat Me, top to bottom."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from rules.engine.game import Game
from rules.engine.tabletop import Script, Tabletop
from rules.facts import CHANCE, Seat
from rules.games.eatme.adjudicate import grant, tenth
from rules.games.eatme.meta import META, revealed
from rules.games.eatme.scene import Cards
from rules.games.eatme.state import State
from rules.prompts import Choose, Clash, OrderList, Prompt, Veiled, options
from rules.sealed import Sealed

Bids = dict[Seat, int]


class EatMe(Game):
    """As many rounds as everybody has cards; one card each a round."""

    meta = META

    def play(self, table: Tabletop) -> Script[None]:
        """Deal, bid, play the rounds; the most victory points win, ties share."""
        state = State(table)
        yield from self.deal(table, state)
        if not state.same_round:
            yield from self.opening_bids(table, state)
        for number in range(1, state.rounds + 1):
            with table.within(f"round{number}"):
                yield from self.round(table, state, number)
        yield from self.put_away(table, state)
        state.end()

    # -- before the first round ------------------------------------------------------------

    def deal(self, table: Tabletop, state: State) -> Script[None]:
        """Lay the free food, and deal the hands where the app does."""
        free = revealed(table.options)
        hands: dict[Seat, Sealed[Cards]] = {}
        if state.app_deals and state.ouroboros:
            if free:
                food = yield from table.chance(OrderList("food", state.numbers, free))
                state.lay_food(food)
        elif state.app_deals:
            deck = yield from table.chance_unseen(OrderList("deck", state.numbers, state.size))
            for at, seat in enumerate(state.seats):
                hand = part(at * state.rounds, (at + 1) * state.rounds)
                hands[seat] = deck.map(hand, f"hand-{seat}").only_for(seat)
            food = yield from table.open(
                deck.map(part(state.size - 1 - free, state.size - 1), "food")
            )
            state.lay_food(food)
        else:
            for number in range(1, free + 1):
                card = yield from table.anyone(partial(state.any_card, f"food-{number}"))
                state.lay_food((card,))
        state.dealt(hands)

    def opening_bids(self, table: Tabletop, state: State) -> Script[None]:
        """Bid for the first round before any card."""
        state.seating.begin()
        bids = yield from table.sealed("bid", state.seating.present, state.bid)
        state.seating.end()
        for seat in state.seats:
            if seat not in bids:
                bids[seat] = tenth(state.left[seat])
                state.no_move(seat, None, bids[seat])
        yield from self.settle(table, state, 1, bids)

    def settle(self, table: Tabletop, state: State, number: int, bids: Bids) -> Script[None]:
        """Put everybody in order; ties of the first round are drawn by lot."""
        lots: tuple[Seat, ...] = ()
        if number == 1 and (tied := state.tied(bids)):
            lots = yield from table.chance(OrderList("lots", tied, len(tied)))
        state.settle_order(number, bids, lots)

    # -- a round -----------------------------------------------------------------------------

    def round(self, table: Tabletop, state: State, number: int) -> Script[None]:
        """Play one round: sealed moves, the cards in order, and the order of the next round."""
        state.begin(number)
        moves: dict[Seat, dict[str, Any]] = yield from table.sealed(
            "move", state.seating.present, state.move
        )
        state.seating.end()
        table.new_page()
        absent = tuple(seat for seat in state.seats if seat not in moves)
        if state.ouroboros:
            yield from self.wishes(table, state, moves, absent)
        else:
            yield from self.cards(table, state, moves, absent)
        if not state.same_round and number < state.rounds:
            bids = bids_of(state, moves)
            yield from self.settle(table, state, number + 1, bids)

    def cards(
        self, table: Tabletop, state: State, moves: Mapping[Seat, dict[str, Any]], absent: Seats
    ) -> Script[None]:
        """Turn the cards over, and let each do what it does."""
        cards = {seat: int(move["card"]) for seat, move in moves.items()}
        for seat, card in cards.items():
            state.enter(card, "card", seat, f"move/{seat}")
        while (clash := state.audit.clash()) is not None:
            number, places = clash
            yield from table.host(Clash(f"clash-{number}", number, places))
            state.override(number)
        for seat in absent:
            cards[seat] = yield from self.drawn(table, state, seat)
            state.enter(cards[seat], "card", seat, f"drawn-{seat}")
        bids = bids_of(state, moves)
        for seat in absent:
            state.no_move(seat, cards[seat], bids[seat] if state.bids_wanted else None)
        if state.same_round:
            yield from self.settle(table, state, state.scene.round, bids)
        for seat in state.order:
            state.play(seat, cards[seat])
        state.end_of_round()

    def drawn(self, table: Tabletop, state: State, seat: Seat) -> Script[int]:
        """Draw a card at random for somebody of whom no move was received."""
        name = f"drawn-{seat}"
        hand = state.scene.hands.get(seat)
        if hand is None:
            return (yield from table.anyone(partial(state.any_card, name, seat)))

        def of_hand(cards: Cards) -> Prompt[int]:
            return state.card_of_hand(name, cards)

        return (yield from table.ask(CHANCE, Veiled(name, hand.map(of_hand, "drawn"))))

    def wishes(
        self, table: Tabletop, state: State, moves: Mapping[Seat, dict[str, Any]], absent: Seats
    ) -> Script[None]:
        """Grant everybody the best wish that is left, and let each card do what it does."""
        lists: dict[Seat, tuple[int, ...]] = {seat: m["wishes"] for seat, m in moves.items()}
        bids = bids_of(state, moves)
        for seat in absent:
            lists[seat] = yield from table.chance(state.wishes(seat, f"drawn-{seat}"))
            state.no_move(seat, None, bids[seat] if state.bids_wanted else None)
        for one in grant(state.order, lists):
            state.enter(one.card, "card", one.seat, f"move/{one.seat}")
            state.play(one.seat, one.card, one)
        state.end_of_round()

    # -- the end -----------------------------------------------------------------------------

    def put_away(self, table: Tabletop, state: State) -> Script[None]:
        """Name the card that was put away; where it lies on the table, people can check."""
        missing = state.put_away()
        to_check = bool(missing) and not state.app_deals
        for number in range(1, 1000):
            answers = ("right", "wrong") if to_check else ("right",)
            answer = yield from table.host(Choose(f"check-{number}", options(answers)))
            if answer == "right":
                return
            card = yield from table.anyone(state.put_away_card(f"away-{number}"))
            state.put_away_differs(card)


def part(first: int, end: int) -> Any:
    """Return a function that takes some cards out of a deck."""
    return lambda cards: cards[first:end]


def bids_of(state: State, moves: Mapping[Seat, dict[str, Any]]) -> Bids:
    """Return everybody's bid; where no move was received, a tenth of what is left."""
    return {
        seat: int(moves[seat].get("bid", 0)) if seat in moves else tenth(state.left[seat])
        for seat in state.seats
    }


Seats = tuple[Seat, ...]

GAME = EatMe()
