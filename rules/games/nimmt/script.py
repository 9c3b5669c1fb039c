"""6 nimmt!: the game from start to end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rules.engine.game import Game
from rules.engine.highlights import Highlight
from rules.engine.results import Line, other, own
from rules.engine.tabletop import Script, Tabletop
from rules.facts import Fact, Seat
from rules.games.nimmt.bots import NimmtBots
from rules.games.nimmt.cards import HAND, ROWS
from rules.games.nimmt.facts import Follows, Takes, Won
from rules.games.nimmt.meta import META
from rules.games.nimmt.state import State
from rules.prompts import Confirm


class Nimmt(Game):
    """Deals of ten rounds, until somebody has 66 bull heads; the fewest win, a tie is shared."""

    meta = META
    bots = NimmtBots
    highlights: ClassVar = {
        "takes-five": Highlight("gasp", "groan"),
        "lowest": Highlight("frown", "groan"),
    }
    paragraphs: ClassVar = {
        "deal": "dealing",
        "start": "dealing",
        "draft": "draft",
        "card": "placing",
        "row": "lowest",
        "clash": "audit",
        "override": "audit",
        "leave": "leaving",
        "back": "leaving",
        "join": "joining",
        "decline": "joining",
    }

    def play(self, table: Tabletop) -> Script[None]:
        """Play deals until one was the last."""
        state = State(table)
        while not state.deal or not state.is_over:
            with table.within(f"deal{state.deal + 1}"):
                if state.deal and state.deck.app_deals and not state.is_draft:
                    # Nothing else is asked before the next rows lie there: nobody would see the last cards.
                    yield from table.anyone(Confirm("deal"))
                state.start_deal()
                yield from self.lay_rows(table, state)
                for number in range(1, HAND + 1):
                    with table.within(f"round{number}"):
                        yield from self.round(table, state, number)
                state.end_deal()
        state.end_game()

    def lay_rows(self, table: Tabletop, state: State) -> Script[None]:
        """Deal the hands, or let everybody choose theirs; then lay the first card of each row."""
        if state.is_draft:
            yield from self.draft(table, state)
        if state.rows_are_left:
            state.start_rows_of_draft()
        else:
            yield from state.deck.shuffle()
            for name in ROWS:
                with table.within(f"row{name}"):
                    state.start_row((yield from state.deck.turn_up("start")))

    def draft(self, table: Tabletop, state: State) -> Script[None]:
        """Let everybody choose ten cards, one after the other; for who has left, the app draws them."""
        seats = tuple(state.drafted)
        for turn in range(1, HAND + 1):
            for seat in seats:
                with table.within(f"turn{turn}"), table.within(seat):
                    state.draft(seat, (yield from state.seating.ask(seat, state.draft_prompt)))

    def round(self, table: Tabletop, state: State, number: int) -> Script[None]:
        """Seal a card each, and lay them, the lowest first; below all rows, its player chooses one."""
        cards = yield from table.sealed("card", state.seating.playing, state.card_prompt)
        state.turn_up(number, cards)
        yield from state.deck.settle_clashes()
        seat = state.lower_than_all()
        if seat is not None:
            state.must_choose(seat)
            with table.within(seat):
                state.choose_row(seat, (yield from state.seating.ask(seat, state.row_prompt)))
        state.place()

    def result(self, facts: Sequence[Fact], me: Seat) -> Iterable[Line]:
        """Return what a round means for a seat: where their card went, and one who has taken a row.

        More would be higher than a small phone.
        """
        won = [fact for fact in facts if isinstance(fact, Won)]
        mine = [fact for fact in facts if isinstance(fact, Takes | Follows) and fact.seat == me]
        others = [fact for fact in facts if isinstance(fact, Takes) and fact.seat != me]
        yield from (own("", end) if me in end.seats else other("", end) for end in won)
        yield from (own("", fact, bad=isinstance(fact, Takes)) for fact in mine)
        if not won:
            yield from (other("", fact) for fact in others[-1:])


GAME = Nimmt()
