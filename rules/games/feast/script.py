"""The Feast: the game from start to end."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from rules.engine.clashes import settle_clashes
from rules.engine.game import Game
from rules.engine.highlights import Highlight
from rules.engine.tabletop import Script, Tabletop
from rules.facts import CHANCE, Seat
from rules.games.feast.adjudicate import DEALS, adjudicate, best_for_alone
from rules.games.feast.beats import round_beats
from rules.games.feast.bots import FeastBots
from rules.games.feast.comments import comment_of
from rules.games.feast.layout import layout
from rules.games.feast.mentions import remarkable
from rules.games.feast.meta import META
from rules.games.feast.results import result_of
from rules.games.feast.state import KEEP_TOPIC, State
from rules.prompts import Confirm, PickRank, options


class Feast(Game):
    """Four deals; a deal has as many rounds as each hand has cards."""

    meta = META
    highlights: ClassVar = {"one-gaffe": Highlight("gasp", "gong")}
    bots = FeastBots
    layout = staticmethod(layout)
    beats = staticmethod(round_beats)
    comment = staticmethod(comment_of)
    result = staticmethod(result_of)
    remarkable = staticmethod(remarkable)
    paragraphs: ClassVar = {
        "topic": "topic",
        "flip": "topic",
        "dummy": "dummies",
        "ploy": "how-to-play",
        "capture": "alone",
        "gaffe": "lowest",
    }

    def play(self, table: Tabletop) -> Script[None]:
        """Play four deals; the highest total wins, a tie is shared."""
        state = State(table)
        for deal in range(1, DEALS + 1):
            with table.within(f"deal{deal}"):
                state.start_deal(deal)
                if state.app_deals:
                    state.deal_out((yield from table.chance_unseen(state.deck_prompt())))
                for number in range(1, state.cards + 1):
                    with table.within(f"round{number}"):
                        yield from self.round(table, state, number)
                state.end_deal()
        state.end_game()

    def round(self, table: Tabletop, state: State, number: int) -> Script[None]:
        """Play one round: the topic, the dummies' cards, the sealed ploys, the captures."""
        topic = yield from self.flip(table, state, number)
        state.start_round(number, topic)

        for dummy in state.seating.dummies:
            with table.within(dummy):
                rank = yield from self.flip_for(table, state, dummy)
            state.dummy_plays(dummy, rank)

        ploys = yield from table.sealed("ploy", state.seating.players, state.ploy_prompt)
        state.reveal(ploys)
        yield from settle_clashes(table, state.audit.clash, state.stop_auditing)

        verdict = adjudicate(state.ranks)
        state.judge(verdict)
        if verdict.alone:
            yield from self.alone(table, state, verdict.alone)
        if verdict.highest:
            state.take_topic(verdict.highest)
        if verdict.lowest:
            yield from self.lowest(table, state, verdict.lowest)
        state.end_round()

    def flip(self, table: Tabletop, state: State, number: int) -> Script[int]:
        """Return the topic of a round: somebody enters it, or lets the app flip it."""
        if not state.app_deals:
            return (yield from table.anyone(lambda: state.rank_prompt("topic")))
        yield from table.anyone(Confirm("flip"))
        return (yield from table.ask(CHANCE, state.topic_of_deck(number)))

    def flip_for(self, table: Tabletop, state: State, dummy: Seat) -> Script[int]:
        """Return a random card of a dummy: somebody enters it, or the app flips it."""
        if not state.app_deals:
            return (yield from table.anyone(partial(state.rank_prompt, "dummy", dummy)))
        return (yield from table.ask(CHANCE, state.hand_prompt("dummy", dummy, dummy)))

    def alone(self, table: Tabletop, state: State, seat: Seat) -> Script[None]:
        """Let the only unmatched ploy take the topic or one gaffe; its player is always asked."""
        best = best_for_alone(state.topic, state.pile)
        if seat in state.seating.dummies:
            took = best
        else:
            choice = yield from table.ask(seat, state.capture_prompt(best))
            took = None if choice == KEEP_TOPIC else int(choice)
        if took is None:
            state.take_topic(seat, alone=True)
        else:
            state.take_gaffe(seat, took, alone=True)

    def lowest(self, table: Tabletop, state: State, seat: Seat) -> Script[None]:
        """Let the lowest unmatched ploy take a gaffe; ask its player if there are several ranks."""
        ranks = sorted(set(state.pile), reverse=True)
        best = ranks[0]
        if len(ranks) == 1 or seat in state.seating.dummies:
            took = best
        else:
            took = yield from table.ask(
                seat, PickRank("gaffe", options(ranks), away=lambda _: best)
            )
        state.take_gaffe(seat, took)


GAME = Feast()
