"""The Feast, top to bottom."""

from __future__ import annotations

from functools import partial

from rules.facts import Seat
from rules.feast.adjudicate import DEALS, adjudicate, best_for_alone
from rules.feast.dinner import KEEP_TOPIC, Dinner
from rules.feast.meta import META
from rules.game import Game
from rules.prompts import Clash, PickRank, options
from rules.tabletop import Script, Tabletop


class Feast(Game):
    """Four deals; a deal has as many rounds as cards were dealt to each hand."""

    meta = META

    def play(self, table: Tabletop) -> Script[None]:
        """Play four deals; the highest total wins, ties share."""
        dinner = Dinner(table)
        for deal in range(1, DEALS + 1):
            with table.within(f"deal{deal}"):
                dinner.shuffle(deal)
                for number in range(1, dinner.rounds + 1):
                    with table.within(f"round{number}"):
                        yield from self.round(table, dinner, number)
                dinner.end_of_deal()
        dinner.end()

    def round(self, table: Tabletop, dinner: Dinner, number: int) -> Script[None]:
        """Play one round: topic, dummies face up, sealed ploys, judgement, captures."""
        topic = yield from table.anyone(lambda: dinner.any_rank("topic"))
        dinner.begin(number, topic)

        for dummy in dinner.seating.dummies:
            with table.within(dummy):
                rank = yield from table.anyone(partial(dinner.any_rank, "dummy", dummy))
            dinner.dummy_plays(dummy, rank)

        ploys = yield from table.sealed(
            "ploy", dinner.seating.players, lambda _: dinner.any_rank("ploy")
        )
        dinner.reveal(ploys)
        while (clash := dinner.audit.clash()) is not None:
            rank, places = clash
            yield from table.host(Clash(f"clash-{rank}", rank, places))
            dinner.override(rank)

        verdict = adjudicate(dinner.ranks)
        dinner.judge(verdict)
        if verdict.alone:
            yield from self.alone(table, dinner, verdict.alone)
        if verdict.highest:
            dinner.take_topic(verdict.highest)
        if verdict.lowest:
            yield from self.lowest(table, dinner, verdict.lowest)
        dinner.end_of_round()

    def alone(self, table: Tabletop, dinner: Dinner, seat: Seat) -> Script[None]:
        """The only unmatched ploy takes the topic or one gaffe, never both; always asked."""
        best = best_for_alone(dinner.topic, dinner.pile)
        if seat in dinner.seating.dummies:
            took = best
        else:
            choice = yield from table.ask(seat, dinner.topic_or_gaffe(best))
            took = None if choice == KEEP_TOPIC else int(choice)
        if took is None:
            dinner.take_topic(seat, alone=True)
        else:
            dinner.take_gaffe(seat, took, alone=True)

    def lowest(self, table: Tabletop, dinner: Dinner, seat: Seat) -> Script[None]:
        """The lowest unmatched ploy takes one gaffe; nobody is asked where all are of one rank."""
        ranks = sorted(set(dinner.pile), reverse=True)
        best = ranks[0]
        if len(ranks) == 1 or seat in dinner.seating.dummies:
            took = best
        else:
            took = yield from table.ask(
                seat, PickRank("gaffe", options(ranks), away=lambda _: best)
            )
        dinner.take_gaffe(seat, took)


GAME = Feast()
