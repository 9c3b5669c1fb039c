"""I Bid You Not, top to bottom."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from rules.errors import ScriptError
from rules.facts import CHANCE, Seat
from rules.game import Game
from rules.ibid.adjudicate import SKIP_PRICE, Order, order
from rules.ibid.asking import ADD, DECLARE, LOSE, NONE, TAKE
from rules.ibid.limits import form
from rules.ibid.meta import META
from rules.ibid.sale import Sale, Taken
from rules.ibid.scene import Bid
from rules.prompts import Clash, Confirm, NamePlayer, options
from rules.prompts.tile import Entered
from rules.tabletop import Posed, Script, Tabletop
from rules.tiles import Tile


class IBidYouNot(Game):
    """Offers grow and are auctioned, until nobody has a tile."""

    meta = META

    def play(self, table: Tabletop) -> Script[None]:
        """Play until all hands are empty; the highest sum of prices wins, ties share."""
        sale = Sale(table)
        with table.within("offer1"), table.within("start"):
            yield from self.set_up(table, sale)
        while sale.with_tiles:
            sale.next_turn()
            with table.within(f"offer{sale.number}"), table.within(f"turn{sale.turn}"):
                yield from self.turn(table, sale)
        sale.end()

    def set_up(self, table: Tabletop, sale: Sale) -> Script[None]:
        """Who starts, how many tiles there are, and the first offer."""
        who = NamePlayer("starter", options(table.seats))
        starter = yield from (table.chance(who) if sale.house("draw") else table.anyone(who))
        size = len(sale.deck)
        if not sale.deck.whole:
            size = yield from table.anyone(sale.ask.size)
        sale.begin(starter, size)
        first = yield from table.anyone(lambda: sale.ask.tile("start", None))
        sale.open_first(first.tile)

    def turn(self, table: Tabletop, sale: Sale) -> Script[None]:
        """Add a tile, or declare an auction; the turn of somebody who has left passes on."""
        seat = sale.seat

        def posed() -> Iterator[Posed[Any]]:
            if seat in sale.seating.gone:
                yield table.pose("gone", CHANCE, Confirm("gone"))
            else:
                yield table.pose("turn", seat, sale.ask.turn())

        asked, answer = yield from table.first("ask", posed)
        if asked.who is CHANCE:
            return
        did, what = answer
        if did == DECLARE:
            yield from self.auction(table, sale, seat)
        elif did == "add":
            yield from self.add(table, sale, seat, what.tile)
        else:
            sale.passes(seat)

    def add(
        self, table: Tabletop, sale: Sale, seat: Seat, tile: Tile, *, second: bool = False
    ) -> Script[None]:
        """Lay a tile at the right end; what it does at once; and a second one, where that may be."""
        does = sale.limits.own(tile)
        sale.add(seat, tile, second=second)
        if second:
            with table.within("second"):
                yield from self.at_once(table, sale, seat, does)
            return
        sold = yield from self.at_once(table, sale, seat, does)
        if not sold and sale.hands[seat] and sale.limits.has("ceiling-van.a"):
            did, what = yield from table.ask(seat, lambda: sale.ask.second(seat))
            if did == "add":
                yield from self.add(table, sale, seat, what.tile, second=True)

    def at_once(self, table: Tabletop, sale: Sale, seat: Seat, does: str) -> Script[bool]:
        """Let a tile do what it does when it is added, and return whether that was an auction."""
        if does in ("smoak-alarm.a", "smoak-alarm.b"):
            yield from self.alarm(table, sale, seat, from_others=does == "smoak-alarm.a")
        elif does == "bear-dryer.a":
            sale.score_negatives()
        elif does == "laptopple.a":
            yield from self.auction(table, sale, seat, at_once=True)
        return does == "laptopple.a"

    def alarm(self, table: Tabletop, sale: Sale, seat: Seat, *, from_others: bool) -> Script[None]:
        """A Smoak Alarm: a scored tile from each, or to each, drawn by chance."""
        for other in table.clockwise(seat)[:-1]:
            frm, to = (other, seat) if from_others else (seat, other)
            if sale.piles[frm]:
                with table.within(other):
                    number = yield from table.chance(sale.ask.scored("alarm", frm))
                sale.moves(frm, to, number, seat)

    # -- an auction --------------------------------------------------------------------

    def auction(
        self, table: Tabletop, sale: Sale, declarer: Seat, *, at_once: bool = False
    ) -> Script[None]:
        """Bid, sort, ask in that order; the lowest bid starts the next offer."""
        seats = sale.declare(declarer, at_once=at_once)
        yield from self.bids(table, sale, seats)
        while (clash := sale.ledger.clash()) is not None:
            number, places = clash
            yield from table.host(Clash(f"clash-{number}", number, places))
            sale.override(number)
        found = order(sale.scene.bids, sale.offer, sale.limits)
        sale.reveal(found)
        if found.bids:
            taken = yield from self.taker(table, sale, found.bids)
            yield from self.after(table, sale, found, taken)

    def bids(self, table: Tabletop, sale: Sale, seats: tuple[Seat, ...]) -> Script[None]:
        """Everybody seals a tile; or bids openly, clockwise, while a Calculater says so."""
        if not sale.limits.has("calculater.a"):
            sealed = yield from table.sealed("bid", seats, sale.ask.bid)
            for seat in seats:
                sale.bid(seat, _tiles(sealed[seat]))
            return
        for seat in seats:
            with table.within("bid"):
                pose = partial(_one, table, seat, sale)
                _, said = yield from table.first(seat, pose)
            sale.bid(seat, _tiles(said))

    def taker(self, table: Tabletop, sale: Sale, bids: tuple[Bid, ...]) -> Script[Taken]:
        """Ask in order who takes the offer; the last must, and so must whoever cannot pay."""
        for bid in bids:
            seat = bid.seat
            with table.within(seat):
                forced = sale.forced(seat, last=bid is bids[-1])
                if forced:
                    return sale.take(seat, forced)
                sale.asks(seat)
                choice = yield from table.ask(seat, partial(sale.ask.choice, seat))
                if choice == TAKE:
                    return sale.take(seat, None)
                yield from self.skip(table, sale, seat, choice)
        raise ScriptError("nobody took the offer")

    def skip(self, table: Tabletop, sale: Sale, seat: Seat, choice: str) -> Script[None]:
        """Pay to skip: a scored tile that chance draws, then a tile of the hand; or as agreed."""
        sale.skips(seat)
        three = sale.limits.has("wrist-wash.b")
        for draw in range(0 if choice == ADD else SKIP_PRICE if three else 1):
            with table.within(f"draw{draw + 1}"):
                number = yield from table.chance(sale.ask.scored("drawn", seat))
            sale.loses(seat, number)
        if three or choice == LOSE:
            return
        said = yield from table.ask(seat, partial(sale.ask.put, seat))
        if isinstance(said, Entered):
            left = said.tile.number < sale.scene.low
            sale.put(seat, said.tile, 0 if left else len(sale.offer))
        else:
            sale.put(seat, said["tile"].tile, said["place"])

    def after(self, table: Tabletop, sale: Sale, found: Order, taken: Taken) -> Script[None]:
        """Say what becomes of the bids, hear everybody on what was won, start the next offer."""
        starts = found.lowest.seat
        choose = sale.house("winner_starts") and len(found.bids) > 1
        if choose:
            starts = yield from table.ask(taken.seat, lambda: sale.ask.starts(found))
        too = taken.limits.has("walkie-barkie.b")
        won = [*taken.won.scored, *sale.share_bids(taken.seat, starts, to_winner=too)]
        umbrellas = [form(work.tile) for work in taken.limits.works if not work.silent]
        for what in dict.fromkeys(umbrellas):
            if what in ("aquariumbrella.a", "aquariumbrella.b"):
                with table.within(what):
                    yield from self.umbrella(table, sale, taken.seat, won, adds=what[-1] == "a")
        sale.next_offer(starts, chosen=choose)

    def umbrella(
        self, table: Tabletop, sale: Sale, winner: Seat, won: list[Tile], *, adds: bool
    ) -> Script[None]:
        """An Aquariumbrella: everybody, from the winner on, adds to what was won or discards."""
        for seat in (winner, *table.clockwise(winner)[:-1]):
            if seat in sale.seating.gone:
                continue
            with table.within(seat):
                if adds and sale.hands[seat]:
                    did, what = yield from table.ask(seat, partial(sale.ask.gift, seat))
                    if did == "add":
                        sale.gift(seat, winner, what.tile)
                        won.append(what.tile)
                elif not adds and won:
                    said = yield from table.ask(seat, partial(sale.ask.spoil, tuple(won)))
                    if said != NONE:
                        won.remove(sale.spoil(seat, winner, int(said)))


def _one(table: Tabletop, seat: Seat, sale: Sale) -> Iterator[Posed[Any]]:
    yield table.pose(seat, seat, sale.ask.bid(seat))


def _tiles(said: Entered | dict[str, Entered]) -> tuple[Tile, ...]:
    """Return the tiles of a bid."""
    if isinstance(said, Entered):
        return (said.tile,)
    return said["first"].tile, said["second"].tile


GAME = IBidYouNot()
