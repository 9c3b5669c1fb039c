"""Who's Lying?, top to bottom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rules.engine.game import Game
from rules.engine.tabletop import PendingPrompt, Script, Tabletop
from rules.errors import ScriptError
from rules.facts import Seat, fact
from rules.games.liar import prompts
from rules.games.liar.adjudicate import RAINBOW, WIN, Holds, points
from rules.games.liar.match import Match
from rules.games.liar.meta import META
from rules.games.liar.scene import Tally
from rules.games.liar.seating import Void
from rules.games.liar.state import State
from rules.prompts import Clash, Confirm, NamePlayer, options
from rules.sealed import Sealed

P = TypeVar("P")


class Liar(Game):
    """One game, or three: laying, doubting and passing until somebody has no card left."""

    meta = META

    def play(self, table: Tabletop) -> Script[None]:
        """Play the games; one that somebody leaves is void, and is played anew without them."""
        match = Match(table)
        now: list[State] = []
        prompts.let_counts_be_corrected(table, match.seating, now)
        while match.game <= match.games:
            with table.within(match.key):
                state = State(table, match, match.begin())
                now[:] = [state]
                try:
                    winner = yield from self.game(table, state)
                except Void:
                    match.void()
                    continue
                match.won_by(winner)
                yield from self.score(table, state)
                now.clear()
        match.end()

    def game(self, table: Tabletop, state: State) -> Script[Seat]:
        """Deal, and play turns until somebody has got rid of all cards."""
        yield from self.deal(table, state)
        while state.winner is None:
            state.next_turn()
            # An amendment may bring another player to this turn, whose answer it is not.
            with table.within(f"turn{state.turn}"), table.within(state.up):
                yield from self.turn(table, state)
        return state.winner

    def deal(self, table: Tabletop, state: State) -> Script[None]:
        """Take cards out unseen, deal the rest evenly, and settle who begins."""
        check = _unless_void(state)
        if state.match.starter is None:
            state.show("starter")
            who = NamePlayer("starter", options(state.seats))
            if table.options["starter"] == "draw":
                starter = yield from table.chance(who)
            else:
                starter = yield from table.anyone(check(lambda: who))
            state.begin(starter)
        state.show("deal", state.match.tally)
        yield from table.anyone(check(lambda: Confirm("deal")))
        table.new_page()
        deal = state.deal
        table.rule(
            "dealing",
            fact("liar.deal", game=state.number, starter=state.match.starter,
                 each=deal.each, removed=deal.removed, aside=deal.aside),
        )  # fmt: skip

    def turn(self, table: Tabletop, state: State) -> Script[None]:
        """Lay, doubt or pass."""
        sealed = table.options["entry"] == "sealed"
        check = _unless_void(state)
        did, what = yield from table.ask(
            state.up, check(lambda: prompts.turn(state, sealed=sealed))
        )
        table.new_page()
        if did == "lay":
            state.lays(what["say"], what["count"], what.get("cards"))
        elif did == "pass":
            state.passes()
        else:
            yield from self.doubt(table, state)

    def doubt(self, table: Tabletop, state: State) -> Script[None]:
        """Turn the last cards up and judge them."""
        laid = state.standing
        if laid is not None and laid.cards is not None:
            cards = yield from table.open(laid.cards)
        else:
            cards = yield from self.turned_up(table, state)
        while (colour := state.clash(cards)) is not None:
            state.turn_up(cards)
            clash = Clash(f"clash-{colour}", colour, state.places(colour))
            yield from table.host(_unless_void(state)(lambda: clash))  # noqa: B023  # asked at once
            state.override(colour)
        state.settle(cards)

    def turned_up(self, table: Tabletop, state: State) -> Script[Mapping[str, int]]:
        """In open entry the doubted player enters the colours, and anybody may contest them."""
        laid, doubter = state.standing, state.up
        if laid is None:
            raise ScriptError("nothing is doubted")
        tries = 0
        while True:
            tries += 1
            again = f"-{tries}" if tries > 1 else ""

            def ask(name: str = f"turned{again}") -> Any:
                state.match.seating.check()
                return prompts.turned_up(state, name)

            def contest(again: str = again) -> list[PendingPrompt[Any]]:
                state.match.seating.check()
                others = [seat for seat in state.seats if seat not in (doubter, laid.seat)]
                return [
                    table.pose(f"check{again}", doubter, prompts.agree()),
                    *(
                        table.pose(f"contest{again}/{seat}", seat, Confirm("contest"), call=True)
                        for seat in others
                    ),
                ]

            state.show("turned-up")
            cards: Mapping[str, int] = yield from table.ask(laid.seat, ask)
            state.turn_up(cards)
            pending, answer = yield from table.first(f"counts{again}", contest)
            table.new_page()
            if answer == ("right", True):
                return cards
            table.rule("open-entry", fact("liar.contested", seat=pending.who, layer=laid.seat))

    # -- scoring -----------------------------------------------------------------------

    def score(self, table: Tabletop, state: State) -> Script[None]:
        """Ten for the winner, minus one a card for the others; the rainbow costs more."""
        match = state.match
        if not match.extended:
            match.score()
            state.show("over")
            return
        state.show("rainbow")
        holds = yield from self.rainbow(table, state)
        tally = tuple(_tally(state, seat, holds.get(seat, "none")) for seat in state.seats)
        match.score(tally)
        lines = [
            {"seat": one.seat, "hand": one.hand, "minus": one.minus, "rainbow": one.rainbow,
             "points": one.points}
            for one in tally if not one.won
        ]  # fmt: skip
        table.rule(
            "scoring",
            fact("liar.scores", game=state.number, winner=match.winner, lines=lines),
        )
        state.show("over", tally)

    def rainbow(self, table: Tabletop, state: State) -> Script[dict[Seat, Holds]]:
        """Find out who has the rainbow card; what the app cannot know, its holder is asked."""
        if (certain := state.ledger.holder(RAINBOW)) is not None:
            seat, where = certain
            return {seat: "hand" if where == "hand" else "minus"}
        losers = [seat for seat in state.seats if seat != state.winner]
        sealed = table.options["entry"] == "sealed"
        if sealed:
            with_it = yield from self.laid_rainbow(table, state, losers)
            if len(with_it) == 1:
                return {with_it[0]: "minus"}
            sealed = not with_it
        unknown = {
            seat: not sealed and state.heaps[seat].count > sum(state.heaps[seat].seen.values())
            for seat in losers
        }
        asked = [seat for seat in losers if state.hands[seat] or unknown[seat]]
        said = yield from table.every(
            "rainbow", asked, lambda seat: prompts.rainbow(state, seat, minus=unknown[seat])
        )
        holds: dict[Seat, Holds] = {
            seat: "hand" if where == "hand" else "minus"
            for seat, where in said.items()
            if where != "none"
        }
        if len(holds) > 1:
            places = tuple(state.claim(seat, table.key("rainbow")) for seat in holds)
            yield from table.host(Clash("clash-rainbow", RAINBOW, places))
            state.override(RAINBOW)
        return holds

    def laid_rainbow(self, table: Tabletop, state: State, losers: list[Seat]) -> Script[list[Seat]]:
        """Open of each minus pile one thing alone: whether the rainbow is in it."""
        found = []
        for seat in losers:
            secret = state.heaps[seat].secret
            if not secret:
                continue
            pile = Sealed.bundle(table.key(f"minus-{seat}"), secret)
            if (yield from table.open(pile.map(_has_rainbow))):
                found.append(seat)
        return found


def _has_rainbow(lays: tuple[Mapping[str, int], ...]) -> bool:
    return any(cards.get(RAINBOW) for cards in lays)


def _tally(state: State, seat: Seat, rainbow: Holds) -> Tally:
    if seat == state.winner:
        return Tally(seat, WIN, won=True)
    hand, minus = state.hands[seat], state.heaps[seat].count
    scored = points(len(state.seats), hand, minus, rainbow)
    return Tally(seat, scored, hand, minus, rainbow)


def _unless_void(state: State) -> Callable[[Callable[[], P]], Callable[[], P]]:
    """Make of a prompt one that is asked only while nobody has left the game."""

    def check(make: Callable[[], P]) -> Callable[[], P]:
        def checked() -> P:
            state.match.seating.check()
            return make()

        return checked

    return check


GAME = Liar()
