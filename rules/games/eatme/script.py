"""Eat Me: the game from start to end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from rules.engine.beats import Beat
from rules.engine.clashes import settle_clashes
from rules.engine.comments import Comment
from rules.engine.dealing import cards_between, deal_hands
from rules.engine.game import Game
from rules.engine.highlights import Highlight, with_comebacks
from rules.engine.mentions import RankedMention
from rules.engine.results import Line
from rules.engine.tabletop import Script, Tabletop
from rules.facts import CHANCE, Fact, Ruling, Seat
from rules.games.eatme.adjudicate import absent_bid, grant
from rules.games.eatme.bots import EatMeBots
from rules.games.eatme.comments import LARGE, comment_of
from rules.games.eatme.mentions import remarkable
from rules.games.eatme.meta import META
from rules.games.eatme.prompt_kinds import OpenCards
from rules.games.eatme.results import result_of
from rules.games.eatme.scene import Cards, Round, Scene
from rules.games.eatme.state import State
from rules.prompts import Choose, OrderList, PrivatePrompt, Prompt, options
from rules.prompts.deck import Deck
from rules.sealed import Sealed

Bids = dict[Seat, int]

FIRST_STEP = 0.8
"""Seconds until the board shows the first card of a round."""
LIES = 0.9
"""Seconds for which the board shows a card."""
EATS = 1.3
"""Seconds for which the board shows a card that brings points."""

HIGHLIGHTS = {"swallowed": Highlight("utensils", "eaten")}
"""How the large moments look and sound."""


class EatMe(Game):
    """As many rounds as each hand has cards; everybody plays one card a round."""

    meta = META
    highlights = HIGHLIGHTS
    bots = EatMeBots
    lead = FIRST_STEP
    after_set_up = ("food", "foods")
    paragraphs: ClassVar = {
        "food": "food",
        "foods": "food",
        "bid": "bids",
        "move": "two-organisms",
        "drawn": "no-move",
        "check": "put-away",
        "away": "put-away",
        "clash": "audit",
        "override": "audit",
        "skip": "no-move",
        "wait": "no-move",
        "leave": "leaving",
        "back": "leaving",
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

    def page_of_reveal(self, table: Tabletop) -> int:
        """Return the number of the last round: what is ruled after it does not play it again."""
        scene = table.scene
        return scene.last.number if isinstance(scene, Scene) and scene.last is not None else 0

    def beats(self, rulings: Sequence[Ruling], scene: Scene | None) -> tuple[Beat, ...]:
        """Return a beat for each card of the last round; the scene has its effect."""
        del rulings
        if scene is None or scene.last is None:
            return ()
        return tuple(_beats(scene.last, scene))

    def beats_of(self, table: Tabletop) -> tuple[Beat, ...]:
        """Return the beats of the last round, also when something was ruled after it."""
        scene = table.scene
        if not isinstance(scene, Scene):
            return ()
        beats = self.beats((), scene)
        before = {seat: cells[0][1] for seat, cells in scene.scores_by_step.items()}
        return with_comebacks(beats, table, before)

    def comment(self, fact: Fact) -> Comment | None:
        """Return the comment that the board adds to a fact."""
        return comment_of(fact)

    def result(self, facts: Sequence[Fact], me: Seat) -> Iterable[Line]:
        """Return what a reveal means for a seat, the main thing first."""
        return result_of(facts, me)

    def remarkable(self, table: Tabletop) -> Iterable[RankedMention]:
        """Return what was remarkable in this game alone."""
        return remarkable(table)

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
        state.seating.start_asking()
        bids = yield from table.sealed("bid", state.seating.present, state.bid_prompt)
        state.seating.stop_asking()
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
            "move", state.seating.present, state.move_prompt
        )
        state.seating.stop_asking()
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


def _beats(last: Round, scene: Scene) -> Iterator[Beat]:
    """Yield a beat for each card, and a highlight after the largest organism that was eaten."""
    largest = max(last.plays, key=lambda play: play.points)
    for number, play in enumerate(last.plays, 1):
        yield Beat(
            "eat" if play.points else "turn",
            (play.seat,),
            what=f"card-{number}",
            takes=EATS if play.points else LIES,
            scores={seat: cells[number] for seat, cells in scene.scores_by_step.items()},
            facts=tuple(each.fact for each in play.said),
        )
        if play is largest and play.points >= LARGE and play.scorer is not None:
            facts = (play.said[-1].fact,)
            yield Beat("highlight", (play.scorer,), what="swallowed", facts=facts)


GAME = EatMe()
