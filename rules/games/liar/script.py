"""Who's Lying?: the game from start to end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeVar

from rules.engine.game import Game
from rules.engine.highlights import Highlight
from rules.engine.tabletop import PendingPrompt, Script, Tabletop
from rules.errors import ScriptError
from rules.facts import CHANCE, Seat
from rules.games.liar import prompts
from rules.games.liar.adjudicate import WIN, Holds, points
from rules.games.liar.beats import turn_beats
from rules.games.liar.bots import LiarBots
from rules.games.liar.comments import comment_of
from rules.games.liar.deck import WILD
from rules.games.liar.facts import (
    Contested,
    Deal,
    Scores,
)
from rules.games.liar.hands import SecretHands, deck_prompt
from rules.games.liar.match import Match
from rules.games.liar.mentions import remarkable
from rules.games.liar.meta import META
from rules.games.liar.results import result_of
from rules.games.liar.scene import Tally
from rules.games.liar.seating import Void
from rules.games.liar.state import State
from rules.prompts import Clash, Confirm, NamePlayer, options
from rules.sealed import Sealed

P = TypeVar("P")


class Liar(Game):
    """One game or three: players lay, doubt and pass until one has no card left."""

    meta = META
    highlights: ClassVar = {"last-card": Highlight("hand", "comeback")}
    bots = LiarBots
    beats = staticmethod(turn_beats)
    comment = staticmethod(comment_of)
    result = staticmethod(result_of)
    remarkable = staticmethod(remarkable)
    paragraphs: ClassVar = {
        "starter": "dealing",
        "deal": "dealing",
        "turn": "doubting",
        "turned": "open-entry",
        "check": "open-entry",
        "contest": "open-entry",
        "rainbow": "scoring",
        "clash": "counting",
        "hold": "counting",
        "aside": "counting",
        "override": "counting",
        "back": "joining",
    }

    def play(self, table: Tabletop) -> Script[None]:
        """Play the games; one that a player leaves is void, and played again without that player."""
        match = Match(table)
        games: list[State] = []
        prompts.add_standing_calls(table, match.seating, games)
        while match.game <= match.games:
            with table.within(match.key):
                state = State(table, match, match.start_game())
                games[:] = [state]
                try:
                    winner = yield from self.game(table, state)
                except Void:
                    match.void_game()
                    continue
                match.set_winner(winner)
                yield from self.score(table, state)
                games.clear()
        match.end_match()

    def game(self, table: Tabletop, state: State) -> Script[Seat]:
        """Deal, and play turns until a player has no card left; return that player."""
        yield from self.deal(table, state)
        while state.winner is None:
            state.next_turn()
            with table.within(f"turn{state.turn}"), table.within(state.turn_name):
                yield from self.turn(table, state)
        return state.winner

    def deal(self, table: Tabletop, state: State) -> Script[None]:
        """Settle who begins, and wait until the deck is dealt (#dealing)."""
        check = _unless_void(state)
        if state.match.starter is None:
            state.set_stage("starter")
            who = NamePlayer("starter", options(state.seats))
            if table.options["starter"] == "draw":
                starter = yield from table.chance(who)
            else:
                starter = yield from table.anyone(check(lambda: who))
            state.set_starter(starter)
        state.set_stage("deal", state.match.tally)
        if state.match.app_deals:
            # The first hands are dealt at once; before the others everybody looks at the score.
            if state.match.dealt is not None:
                yield from table.anyone(check(lambda: Confirm("deal")))
            state.deal_hands((yield from table.chance_unseen(deck_prompt(state.deal, state.seats))))
        else:
            yield from table.anyone(check(lambda: Confirm("deal")))
        table.new_page()
        state.match.shown = None
        deal = state.match.dealt = state.deal
        table.rule(
            "dealing",
            Deal(state.number, state.match.starter, deal.each, deal.removed, deal.aside),
        )

    def turn(self, table: Tabletop, state: State) -> Script[None]:
        """Play one turn: lay, doubt or pass."""
        sealed = _is_sealed(state)
        check = _unless_void(state)
        did, what = yield from table.ask(
            state.up, check(lambda: prompts.turn(state, sealed=sealed))
        )
        table.new_page()
        if did == "lay":
            state.lay(what["say"], what["count"], what.get("cards"))
        elif did == "pass":
            state.pass_turn()
        else:
            yield from self.doubt(table, state)

    def doubt(self, table: Tabletop, state: State) -> Script[None]:
        """Turn the last lay up, and judge it (#doubting)."""
        laid = state.standing
        if laid is not None and laid.cards is not None:
            cards = yield from table.open(laid.cards)
        else:
            cards = yield from self.turned_up(table, state)
        while (colour := state.clash(cards)) is not None:
            state.show_turned_up(cards)
            clash = Clash(f"clash-{colour}", colour, state.places(colour))
            yield from table.host(_unless_void(state)(lambda: clash))  # noqa: B023  # asked at once
            state.stop_auditing(colour)
        drawn = state.settle(cards)
        if drawn is not None and state.dealt is not None:
            draw = state.dealt.draw_prompt(drawn.other, drawn.count)
            state.draw(drawn, (yield from table.ask(CHANCE, draw)))

    def turned_up(self, table: Tabletop, state: State) -> Script[Mapping[str, int]]:
        """Return the cards that were turned up, as the doubted player enters them (#open-entry).

        The doubter confirms them; when anybody contests them, they are entered again.
        """
        laid, doubter = state.standing, state.up
        if laid is None:
            raise ScriptError("nothing is doubted")
        tries = 0
        while True:
            tries += 1
            again = f"-{tries}" if tries > 1 else ""

            def ask(name: str = f"turned{again}") -> Any:
                state.match.seating.check_not_void()
                return prompts.turned_up(state, name)

            def contest(again: str = again) -> list[PendingPrompt[Any]]:
                state.match.seating.check_not_void()
                others = [seat for seat in state.seats if seat not in (doubter, laid.seat)]
                return [
                    table.pose(f"check{again}", doubter, prompts.CHECK),
                    *(
                        table.pose(f"contest{again}/{seat}", seat, prompts.CONTEST, call=True)
                        for seat in others
                    ),
                ]

            state.set_stage("turned-up")
            cards: Mapping[str, int] = yield from table.ask(laid.seat, ask)
            state.show_turned_up(cards)
            pending, answer = yield from table.first(f"counts{again}", contest)
            table.new_page()
            if answer == ("right", True):
                return cards
            table.rule("open-entry", Contested(Seat(str(pending.who)), laid.seat))

    # -- scoring -----------------------------------------------------------------------

    def score(self, table: Tabletop, state: State) -> Script[None]:
        """Score the game: 10 for the winner, minus 1 a card for the others, more for the rainbow."""
        match = state.match
        if not match.extended:
            match.end_game()
            state.set_stage("over")
            return
        state.set_stage("rainbow")
        holds = yield from self.rainbow(table, state)
        tally = tuple(_tally(state, seat, holds.get(seat, "none")) for seat in state.seats)
        match.end_game(tally)
        losers = tuple(one for one in tally if not one.won)
        table.rule("scoring", Scores(state.number, match.winner, losers))
        state.set_stage("over", tally)

    def rainbow(self, table: Tabletop, state: State) -> Script[dict[Seat, Holds]]:
        """Return who has the rainbow card, and where; ask the players if the app cannot know."""
        if (certain := state.ledger.holder(state.deal.wild)) is not None:
            seat, where = certain
            return {seat: "hand" if where == "hand" else "minus"}
        losers = [seat for seat in state.seats if seat != state.winner]
        sealed = _is_sealed(state)
        if sealed:
            with_it = yield from self.find_laid_rainbow(table, state, losers)
            if len(with_it) == 1:
                return {with_it[0]: "minus"}
            sealed = not with_it
        if state.dealt is not None:
            return (yield from self.find_dealt_rainbow(table, state.dealt, losers))
        unknown = {
            seat: not sealed and state.heaps[seat].count > sum(state.heaps[seat].seen.values())
            for seat in losers
        }
        asked = [seat for seat in losers if state.hands[seat] or unknown[seat]]
        answers = yield from table.every(
            "rainbow", asked, lambda seat: prompts.rainbow(state, seat, minus=unknown[seat])
        )
        holds: dict[Seat, Holds] = {
            seat: "hand" if where == "hand" else "minus"
            for seat, where in answers.items()
            if where != "none"
        }
        if len(holds) > 1:
            places = tuple(state.claim(seat, table.prompt_key("rainbow")) for seat in holds)
            yield from table.host(Clash("clash-rainbow", state.deal.wild, places))
            state.stop_auditing(state.deal.wild)
        return holds

    def find_laid_rainbow(
        self, table: Tabletop, state: State, losers: list[Seat]
    ) -> Script[list[Seat]]:
        """Return whose minus piles have the rainbow card; no other part of them is opened."""
        found = []
        for seat in losers:
            secret = state.heaps[seat].secret
            if not secret:
                continue
            pile = Sealed.bundle(table.prompt_key(f"minus-{seat}"), secret)
            if (yield from table.open(pile.map(_has_wild))):
                found.append(seat)
        return found

    def find_dealt_rainbow(
        self, table: Tabletop, dealt: SecretHands, losers: list[Seat]
    ) -> Script[dict[Seat, Holds]]:
        """Return whose dealt hand has the rainbow card; no other part of the hands is opened."""
        for seat in losers:
            hand = dealt.hand(seat)
            if (yield from table.open(hand.map(lambda cards: _has_wild((cards,)), "wild"))):
                return {seat: "hand"}
        return {}


def _is_sealed(state: State) -> bool:
    """Whether the app is told which cards are really laid."""
    return state.match.app_deals or bool(state.table.options["entry"] == "sealed")


def _has_wild(lays: tuple[Mapping[str, int], ...]) -> bool:
    return any(cards.get(one) for cards in lays for one in WILD)


def _tally(state: State, seat: Seat, rainbow: Holds) -> Tally:
    if seat == state.winner:
        return Tally(seat, WIN, state.deal.wild, won=True)
    hand, minus = state.hands[seat], state.heaps[seat].count
    scored = points(len(state.seats), hand, minus, rainbow)
    return Tally(seat, scored, state.deal.wild, hand, minus, rainbow)


def _unless_void(state: State) -> Callable[[Callable[[], P]], Callable[[], P]]:
    """Return a decorator: the function raises ``Void`` once a player has left the game."""

    def check(make: Callable[[], P]) -> Callable[[], P]:
        def checked() -> P:
            state.match.seating.check_not_void()
            return make()

        return checked

    return check


GAME = Liar()
