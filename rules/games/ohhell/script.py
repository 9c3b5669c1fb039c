"""Oh Hell: the game from start to end."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext
from functools import partial
from typing import ClassVar

from rules.engine.game import Game
from rules.engine.highlights import Highlight
from rules.engine.tabletop import Script, Tabletop
from rules.facts import CHANCE, Seat
from rules.games.ohhell.beats import deal_beats
from rules.games.ohhell.bots import OhHellBots
from rules.games.ohhell.cards import CARDS
from rules.games.ohhell.comments import comment_of
from rules.games.ohhell.layout import layout
from rules.games.ohhell.mentions import remarkable
from rules.games.ohhell.meta import META
from rules.games.ohhell.results import result_of
from rules.games.ohhell.state import State
from rules.prompts import NamePlayer, options


class OhHell(Game):
    """Deals of one card more or less than the last; the most points win, a tie is shared."""

    meta = META
    highlights: ClassVar = {"all-made": Highlight("sparkles", "comeback")}
    bots = OhHellBots
    layout = staticmethod(layout)
    beats = staticmethod(deal_beats)
    comment = staticmethod(comment_of)
    result = staticmethod(result_of)
    remarkable = staticmethod(remarkable)
    paragraphs: ClassVar = {
        "trump": "trumps",
        "dealt": "dealing",
        "deal": "dealing",
        "card": "play",
        "bid": "bids",
        "tricks": "tricks",
        "own": "tricks",
    }

    def play(self, table: Tabletop) -> Script[None]:
        """Draw who deals first, and play all deals."""
        state = State(table)
        state.dealer = yield from table.chance(NamePlayer("dealer", options(table.seats)))
        for number in range(1, state.deals + 1):
            with table.within(f"deal{number}"):
                yield from self.deal(table, state, number)
        state.end_game()

    def deal(self, table: Tabletop, state: State, number: int) -> Script[None]:
        """Deal, turn up the trump, bid, play with real cards, and score the tricks."""
        state.prepare(number)
        dealt = yield from table.anyone(state.dealt_prompt, state.next_dealer)
        if state.app_deals:
            yield from self.deal_out(table, state)
        else:
            state.begin(dealt if isinstance(dealt, str) else None)
        bids = yield from self.bid(table, state)
        state.end_bids(bids)
        play = self.play_tricks if state.app_deals else self.count_tricks
        tricks = yield from play(table, state)
        state.score(tricks)

    def deal_out(self, table: Tabletop, state: State) -> Script[None]:
        """Let the app deal, and turn up the trump where one is turned up."""
        deck = yield from table.chance_unseen(state.deck_prompt())
        turned = state.deal_out(deck)
        if turned is None:
            state.begin(None)
            return
        card = yield from table.ask(CHANCE, turned)
        state.begin(CARDS[card].suit, card)

    def bid(self, table: Tabletop, state: State) -> Script[Mapping[Seat, int]]:
        """Let everybody bid: in secret, or one after the other with the dealer last."""
        if not state.in_turn:
            bids = yield from table.sealed("bid", state.bidders, state.bid_prompt)
            for seat in state.players:
                if seat not in bids:
                    bids[seat] = yield from table.ask(CHANCE, state.bid_for(seat))
            return {seat: bids[seat] for seat in state.players}
        for seat in state.players:
            asked = partial(state.asked_for, seat)
            bid = yield from table.ask(asked, partial(state.bid_prompt, seat))
            state.hear_bid(seat, bid)
        return state.scene.bids

    def play_tricks(self, table: Tabletop, state: State) -> Script[Mapping[Seat, int]]:
        """Let everybody play in turn on their phones, and return the tricks that they won."""
        leader = state.players[0]
        for number in range(1, state.scene.cards + 1):
            with table.within(f"trick{number}"):
                for seat in state.start_trick(leader):
                    asked = partial(state.asked_for, seat)
                    card = yield from table.ask(asked, partial(state.card_prompt, seat))
                    state.play_card(seat, card)
                leader = state.end_trick(number)
        return state.scene.won

    def count_tricks(self, table: Tabletop, state: State) -> Script[Mapping[Seat, int]]:
        """Return the tricks that everybody won, entered by one player or by each.

        When what each entered does not add up, all are asked once more, then one player for all.
        """
        if state.options["tricks"] == "each":
            for again in (False, True):
                with table.within("recount") if again else nullcontext():
                    won = yield from table.every("own", state.players, state.own_tricks_prompt)
                if state.adds_up(won):
                    return won
                state.say_miscount(won, one=again)
        all_won = yield from table.anyone(state.all_tricks_prompt(), state.dealer)
        return {Seat(seat): tricks for seat, tricks in all_won.items()}


GAME = OhHell()
