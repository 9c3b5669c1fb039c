"""Eat Me: the game from start to end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from rules.engine.clashes import settle_clashes
from rules.engine.dealing import cards_between, deal_hands
from rules.engine.game import Game
from rules.engine.highlights import Highlight
from rules.engine.tabletop import Script, Tabletop
from rules.facts import CHANCE, Seat
from rules.games.eatme.adjudicate import absent_bid, grant
from rules.games.eatme.beats import round_beats
from rules.games.eatme.bots import EatMeBots
from rules.games.eatme.comments import comment_of
from rules.games.eatme.mentions import remarkable
from rules.games.eatme.meta import META
from rules.games.eatme.prompt_kinds import OpenCards
from rules.games.eatme.results import result_of
from rules.games.eatme.scene import Cards
from rules.games.eatme.state import State
from rules.prompts import Choose, OrderList, PrivatePrompt, Prompt, options
from rules.prompts.deck import Deck
from rules.sealed import Sealed

Bids = dict[Seat, int]


class EatMe(Game):
    """As many rounds as each hand has cards; everybody plays one card a round."""

    meta = META
    highlights: ClassVar = {"swallowed": Highlight("utensils", "eaten")}
    bots = EatMeBots
    comment = staticmethod(comment_of)
    result = staticmethod(result_of)
    remarkable = staticmethod(remarkable)
    lead = 0.8
    beats = staticmethod(round_beats)
    paragraphs: ClassVar = {
        "food": "food",
        "foods": "food",
        "bid": "bids",
        "move": "two-organisms",
        "drawn": "no-move",
        "check": "put-away",
        "away": "put-away",
        "skip": "no-move",
        "wait": "no-move",
    }

    def play(self, table: Tabletop) -> Script[None]:
        """Deal, bid and play the rounds; the most victory points win, a tie is shared."""
        state = State(table)
        yield from self.deal(table, state)
        if not state.same_round:
            yield from self.opening_bids(table, state)
        for number in range(1, state.rounds + 1):
            with table.within(f"round{number}"):
                yield from self.round(table, state, number)
        yield from self.check_put_away(table, state)
        state.end_game()

    def deal(self, table: Tabletop, state: State) -> Script[None]:
        """Lay the free food; deal the hands, if the app deals."""
        free = state.free
        hands: dict[Seat, Sealed[Cards]] = {}
        if state.app_deals and state.ouroboros:
            if free:
                food = yield from table.chance(OpenCards("food", state.numbers, free))
                state.lay_food(food, "food")
        elif state.app_deals:
            deck = yield from table.chance_unseen(
                Deck("deck", state.numbers, state.size, to=state.seats)
            )
            hands = deal_hands(deck, state.seats, state.rounds)
            last = state.size - 1
            food = yield from table.open(cards_between(deck, last - free, last, "food"))
            state.lay_food(food, "food")
        elif free > 1:
            food = yield from table.anyone(state.open_cards_prompt("foods"))
            state.lay_food(food, "foods")
        elif free:
            card = yield from table.anyone(partial(state.card_prompt, "food"))
            state.lay_food((card,), "food")
        state.end_dealing(hands)

    def opening_bids(self, table: Tabletop, state: State) -> Script[None]:
        """Bid for the first round before any card."""
        state.attendance.start_asking()
        bids = yield from table.sealed("bid", state.attendance.present, state.bid_prompt)
        state.attendance.stop_asking()
        for seat in state.seats:
            if seat not in bids:
                bids[seat] = absent_bid(state.left[seat])
                state.rule_no_move(seat, None, bids[seat])
        yield from self.settle_order(table, state, 1, bids)

    def settle_order(self, table: Tabletop, state: State, number: int, bids: Bids) -> Script[None]:
        """Settle the order of a round from its bids; ties of the first round are drawn by lot."""
        lots: tuple[Seat, ...] = ()
        if number == 1 and (tied := state.tied_seats(bids)):
            lots = yield from table.chance(OrderList("lots", tied, len(tied)))
        state.settle_order(number, bids, lots)

    # -- a round -----------------------------------------------------------------------------

    def round(self, table: Tabletop, state: State, number: int) -> Script[None]:
        """Play one round: sealed moves, the cards in order, and the order of the next round."""
        state.start_round(number)
        moves: dict[Seat, dict[str, Any]] = yield from table.sealed(
            "move", state.attendance.present, state.move_prompt
        )
        state.attendance.stop_asking()
        table.new_page()
        absent = tuple(seat for seat in state.seats if seat not in moves)
        if state.ouroboros:
            yield from self.play_wishes(table, state, moves, absent)
        else:
            yield from self.play_cards(table, state, moves, absent)
        if not state.same_round and number < state.rounds:
            bids = bids_of(state, moves)
            yield from self.settle_order(table, state, number + 1, bids)

    def play_cards(
        self, table: Tabletop, state: State, moves: Mapping[Seat, dict[str, Any]], absent: Seats
    ) -> Script[None]:
        """Turn the cards over, and play them in order."""
        cards = {seat: int(move["card"]) for seat, move in moves.items()}
        for seat, card in cards.items():
            state.enter(card, "card", seat, f"move/{seat}")
        yield from settle_clashes(table, state.audit.clash, state.stop_auditing, state.called)
        for seat in absent:
            cards[seat] = yield from self.draw_for_absent(table, state, seat)
            state.enter(cards[seat], "card", seat, f"drawn-{seat}")
        bids = bids_of(state, moves)
        for seat in absent:
            state.rule_no_move(seat, cards[seat], bids[seat] if state.bid_goes_with_card else None)
        if state.same_round:
            yield from self.settle_order(table, state, state.scene.round, bids)
        for seat in state.order:
            state.play_card(seat, cards[seat])
        state.end_round()

    def draw_for_absent(self, table: Tabletop, state: State, seat: Seat) -> Script[int]:
        """Return a random card for a seat without a move; from a real hand, a player at the table draws it."""
        name = f"drawn-{seat}"
        hand = state.scene.hands.get(seat)
        if hand is None:
            neighbour = table.clockwise(seat)[0]
            return (yield from table.anyone(partial(state.card_prompt, name, seat), neighbour))

        def of_hand(cards: Cards) -> Prompt[int]:
            return state.hand_card_prompt(name, cards)

        return (yield from table.ask(CHANCE, PrivatePrompt(name, hand.map(of_hand, "drawn"))))

    def play_wishes(
        self, table: Tabletop, state: State, moves: Mapping[Seat, dict[str, Any]], absent: Seats
    ) -> Script[None]:
        """Give each seat its best free wish, and play the cards in order."""
        lists: dict[Seat, tuple[int, ...]] = {seat: m["wishes"] for seat, m in moves.items()}
        bids = bids_of(state, moves)
        for seat in absent:
            lists[seat] = yield from table.chance(state.wishes_prompt(seat, f"drawn-{seat}"))
            state.rule_no_move(seat, None, bids[seat] if state.bid_goes_with_card else None)
        for one in grant(state.order, lists):
            state.enter(one.card, "card", one.seat, f"move/{one.seat}")
            state.play_card(one.seat, one.card, one)
        state.end_round()

    # -- the end -----------------------------------------------------------------------------

    def check_put_away(self, table: Tabletop, state: State) -> Script[None]:
        """Publish which card was put away; if it is a real card, the host checks it."""
        missing = state.show_put_away()
        to_check = bool(missing) and not state.app_deals
        for number in range(1, 1000):
            answers = ("right", "wrong") if to_check else ("right",)
            answer = yield from table.host(Choose(f"check-{number}", options(answers)))
            if answer == "right":
                return
            card = yield from table.anyone(state.put_away_prompt(f"away-{number}"))
            state.rule_put_away_differs(card)


def bids_of(state: State, moves: Mapping[Seat, dict[str, Any]]) -> Bids:
    """Return the bid of every seat, :func:`absent_bid` for those without a move."""
    return {
        seat: int(moves[seat].get("bid", 0)) if seat in moves else absent_bid(state.left[seat])
        for seat in state.seats
    }


Seats = tuple[Seat, ...]


GAME = EatMe()
