"""Who's Lying?, top to bottom."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from rules.errors import ScriptError
from rules.facts import Seat, fact
from rules.game import Game
from rules.liar import asking
from rules.liar.adjudicate import RAINBOW, WIN, Holds, points
from rules.liar.evening import Evening
from rules.liar.meta import META
from rules.liar.parlour import Parlour
from rules.liar.scene import Tally
from rules.liar.seating import Void
from rules.prompts import Clash, Confirm, NamePlayer, options
from rules.sealed import Sealed
from rules.tabletop import Posed, Script, Tabletop

P = TypeVar("P")


class Liar(Game):
    """One game, or three: laying, doubting and passing until somebody has no card left."""

    meta = META

    def play(self, table: Tabletop) -> Script[None]:
        """Play the games; one that somebody leaves is void, and is played anew without them."""
        evening = Evening(table)
        now: list[Parlour] = []
        asking.let_counts_be_corrected(table, evening.seating, now)
        while evening.game <= evening.games:
            with table.within(evening.key):
                parlour = Parlour(table, evening, evening.begin())
                now[:] = [parlour]
                try:
                    winner = yield from self.game(table, parlour)
                except Void:
                    evening.void()
                    continue
                evening.won_by(winner)
                yield from self.score(table, parlour)
                now.clear()
        evening.end()

    def game(self, table: Tabletop, parlour: Parlour) -> Script[Seat]:
        """Deal, and play turns until somebody has got rid of all cards."""
        yield from self.deal(table, parlour)
        while parlour.winner is None:
            parlour.next_turn()
            # An amendment may bring another player to this turn, whose answer it is not.
            with table.within(f"turn{parlour.turn}"), table.within(parlour.up):
                yield from self.turn(table, parlour)
        return parlour.winner

    def deal(self, table: Tabletop, parlour: Parlour) -> Script[None]:
        """Take cards out unseen, deal the rest evenly, and settle who begins."""
        check = _unless_void(parlour)
        if parlour.evening.starter is None:
            parlour.show("starter")
            who = NamePlayer("starter", options(parlour.seats))
            if table.options["starter"] == "draw":
                starter = yield from table.chance(who)
            else:
                starter = yield from table.anyone(check(lambda: who))
            parlour.begin(starter)
        parlour.show("deal", parlour.evening.tally)
        yield from table.anyone(check(lambda: Confirm("deal")))
        table.new_page()
        deal = parlour.deal
        table.rule(
            "dealing",
            fact("liar.deal", game=parlour.number, starter=parlour.evening.starter,
                 each=deal.each, removed=deal.removed, aside=deal.aside),
        )  # fmt: skip

    def turn(self, table: Tabletop, parlour: Parlour) -> Script[None]:
        """Lay, doubt or pass."""
        sealed = table.options["entry"] == "sealed"
        check = _unless_void(parlour)
        did, what = yield from table.ask(
            parlour.up, check(lambda: asking.turn(parlour, sealed=sealed))
        )
        table.new_page()
        if did == "lay":
            parlour.lays(what["say"], what["count"], what.get("cards"))
        elif did == "pass":
            parlour.passes()
        else:
            yield from self.doubt(table, parlour)

    def doubt(self, table: Tabletop, parlour: Parlour) -> Script[None]:
        """Turn the last cards up and judge them."""
        laid = parlour.standing
        if laid is not None and laid.cards is not None:
            cards = yield from table.open(laid.cards)
        else:
            cards = yield from self.turned_up(table, parlour)
        while (colour := parlour.clash(cards)) is not None:
            parlour.turn_up(cards)
            clash = Clash(f"clash-{colour}", colour, parlour.places(colour))
            yield from table.host(_unless_void(parlour)(lambda: clash))  # noqa: B023  # asked at once
            parlour.override(colour)
        parlour.settle(cards)

    def turned_up(self, table: Tabletop, parlour: Parlour) -> Script[Mapping[str, int]]:
        """In open entry the doubted player enters the colours, and anybody may contest them."""
        laid, doubter = parlour.standing, parlour.up
        if laid is None:
            raise ScriptError("nothing is doubted")
        tries = 0
        while True:
            tries += 1
            again = f"-{tries}" if tries > 1 else ""

            def ask(name: str = f"turned{again}") -> Any:
                parlour.evening.seating.check()
                return asking.turned_up(parlour, name)

            def contest(again: str = again) -> list[Posed[Any]]:
                parlour.evening.seating.check()
                others = [seat for seat in parlour.seats if seat not in (doubter, laid.seat)]
                return [
                    table.pose(f"check{again}", doubter, asking.agree()),
                    *(
                        table.pose(f"contest{again}/{seat}", seat, Confirm("contest"), call=True)
                        for seat in others
                    ),
                ]

            parlour.show("turned-up")
            cards: Mapping[str, int] = yield from table.ask(laid.seat, ask)
            parlour.turn_up(cards)
            posed, answer = yield from table.first(f"counts{again}", contest)
            table.new_page()
            if answer == ("right", True):
                return cards
            table.rule("open-entry", fact("liar.contested", seat=posed.who, layer=laid.seat))

    # -- scoring -----------------------------------------------------------------------

    def score(self, table: Tabletop, parlour: Parlour) -> Script[None]:
        """Ten for the winner, minus one a card for the others; the rainbow costs more."""
        evening = parlour.evening
        if not evening.extended:
            evening.score()
            parlour.show("over")
            return
        parlour.show("rainbow")
        holds = yield from self.rainbow(table, parlour)
        tally = tuple(_tally(parlour, seat, holds.get(seat, "none")) for seat in parlour.seats)
        evening.score(tally)
        lines = [
            {"seat": one.seat, "hand": one.hand, "minus": one.minus, "rainbow": one.rainbow,
             "points": one.points}
            for one in tally if not one.won
        ]  # fmt: skip
        table.rule(
            "scoring",
            fact("liar.scores", game=parlour.number, winner=evening.winner, lines=lines),
        )
        parlour.show("over", tally)

    def rainbow(self, table: Tabletop, parlour: Parlour) -> Script[dict[Seat, Holds]]:
        """Find out who has the rainbow card; what the app cannot know, its holder is asked."""
        if (certain := parlour.ledger.holder(RAINBOW)) is not None:
            seat, where = certain
            return {seat: "hand" if where == "hand" else "minus"}
        losers = [seat for seat in parlour.seats if seat != parlour.winner]
        sealed = table.options["entry"] == "sealed"
        if sealed:
            with_it = yield from self.laid_rainbow(table, parlour, losers)
            if len(with_it) == 1:
                return {with_it[0]: "minus"}
            sealed = not with_it
        unknown = {
            seat: not sealed and parlour.heaps[seat].count > sum(parlour.heaps[seat].seen.values())
            for seat in losers
        }
        asked = [seat for seat in losers if parlour.hands[seat] or unknown[seat]]
        said = yield from table.every(
            "rainbow", asked, lambda seat: asking.rainbow(parlour, seat, minus=unknown[seat])
        )
        holds: dict[Seat, Holds] = {
            seat: "hand" if where == "hand" else "minus"
            for seat, where in said.items()
            if where != "none"
        }
        if len(holds) > 1:
            places = tuple(parlour.claim(seat, table.key("rainbow")) for seat in holds)
            yield from table.host(Clash("clash-rainbow", RAINBOW, places))
            parlour.override(RAINBOW)
        return holds

    def laid_rainbow(
        self, table: Tabletop, parlour: Parlour, losers: list[Seat]
    ) -> Script[list[Seat]]:
        """Open of each minus pile one thing alone: whether the rainbow is in it."""
        found = []
        for seat in losers:
            secret = parlour.heaps[seat].secret
            if not secret:
                continue
            pile = Sealed.bundle(table.key(f"minus-{seat}"), secret)
            if (yield from table.open(pile.map(_has_rainbow))):
                found.append(seat)
        return found


def _has_rainbow(lays: tuple[Mapping[str, int], ...]) -> bool:
    return any(cards.get(RAINBOW) for cards in lays)


def _tally(parlour: Parlour, seat: Seat, rainbow: Holds) -> Tally:
    if seat == parlour.winner:
        return Tally(seat, WIN, won=True)
    hand, minus = parlour.hands[seat], parlour.heaps[seat].count
    scored = points(len(parlour.seats), hand, minus, rainbow)
    return Tally(seat, scored, hand, minus, rainbow)


def _unless_void(parlour: Parlour) -> Callable[[Callable[[], P]], Callable[[], P]]:
    """Make of a prompt one that is asked only while nobody has left the game."""

    def check(make: Callable[[], P]) -> Callable[[], P]:
        def checked() -> P:
            parlour.evening.seating.check()
            return make()

        return checked

    return check


GAME = Liar()
