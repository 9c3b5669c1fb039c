"""I Bid You Not, top to bottom."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from rules.engine.game import Game
from rules.engine.tabletop import PendingPrompt, Script, Tabletop
from rules.errors import ScriptError
from rules.facts import CHANCE, Seat
from rules.games.ibid.adjudicate import SKIP_PRICE, Order, order
from rules.games.ibid.auction import Auction, Taken
from rules.games.ibid.limits import form
from rules.games.ibid.meta import META
from rules.games.ibid.prompts import ADD, DECLARE, LOSE, NONE, TAKE
from rules.games.ibid.scene import Bid
from rules.prompts import Clash, Confirm, NamePlayer, options
from rules.prompts.tile import Entered
from rules.tiles import Tile


class IBidYouNot(Game):
    """Offers grow and are auctioned, until nobody has a tile."""

    meta = META

    def play(self, table: Tabletop) -> Script[None]:
        """Play until all hands are empty; the highest sum of prices wins, ties share."""
        auction = Auction(table)
        with table.within("offer1"), table.within("start"):
            yield from self.set_up(table, auction)
        while auction.with_tiles:
            auction.next_turn()
            with table.within(f"offer{auction.number}"), table.within(f"turn{auction.turn}"):
                yield from self.turn(table, auction)
        auction.end()

    def set_up(self, table: Tabletop, auction: Auction) -> Script[None]:
        """Who starts, how many tiles there are, and the first offer."""
        who = NamePlayer("starter", options(table.seats))
        starter = yield from (table.chance(who) if auction.house("draw") else table.anyone(who))
        size = len(auction.deck)
        if not auction.deck.whole:
            size = yield from table.anyone(auction.ask.size)
        auction.begin(starter, size)
        first = yield from table.anyone(lambda: auction.ask.tile("start", None))
        auction.open_first(first.tile)

    def turn(self, table: Tabletop, auction: Auction) -> Script[None]:
        """Add a tile, or declare an auction; the turn of somebody who has left passes on."""
        seat = auction.seat

        def pending() -> Iterator[PendingPrompt[Any]]:
            if seat in auction.seating.gone:
                yield table.pose("gone", CHANCE, Confirm("gone"))
            else:
                yield table.pose("turn", seat, auction.ask.turn())

        asked, answer = yield from table.first("ask", pending)
        if asked.who is CHANCE:
            return
        did, what = answer
        if did == DECLARE:
            yield from self.auction(table, auction, seat)
        elif did == "add":
            yield from self.add(table, auction, seat, what.tile)
        else:
            auction.passes(seat)

    def add(
        self, table: Tabletop, auction: Auction, seat: Seat, tile: Tile, *, second: bool = False
    ) -> Script[None]:
        """Lay a tile at the right end; what it does at once; and a second one, where that may be."""
        does = auction.limits.own(tile)
        auction.add(seat, tile, second=second)
        if second:
            with table.within("second"):
                yield from self.at_once(table, auction, seat, does)
            return
        sold = yield from self.at_once(table, auction, seat, does)
        if not sold and auction.hands[seat] and auction.limits.has("ceiling-van.a"):
            did, what = yield from table.ask(seat, lambda: auction.ask.second(seat))
            if did == "add":
                yield from self.add(table, auction, seat, what.tile, second=True)

    def at_once(self, table: Tabletop, auction: Auction, seat: Seat, does: str) -> Script[bool]:
        """Let a tile do what it does when it is added, and return whether that was an auction."""
        if does in ("smoak-alarm.a", "smoak-alarm.b"):
            yield from self.alarm(table, auction, seat, from_others=does == "smoak-alarm.a")
        elif does == "bear-dryer.a":
            auction.score_negatives()
        elif does == "laptopple.a":
            yield from self.auction(table, auction, seat, at_once=True)
        return does == "laptopple.a"

    def alarm(
        self, table: Tabletop, auction: Auction, seat: Seat, *, from_others: bool
    ) -> Script[None]:
        """A Smoak Alarm: a scored tile from each, or to each, drawn by chance."""
        for other in table.clockwise(seat)[:-1]:
            frm, to = (other, seat) if from_others else (seat, other)
            if auction.piles[frm]:
                with table.within(other):
                    number = yield from table.chance(auction.ask.scored("alarm", frm))
                auction.moves(frm, to, number, seat)

    # -- an auction --------------------------------------------------------------------

    def auction(
        self, table: Tabletop, auction: Auction, declarer: Seat, *, at_once: bool = False
    ) -> Script[None]:
        """Bid, sort, ask in that order; the lowest bid starts the next offer."""
        seats = auction.declare(declarer, at_once=at_once)
        yield from self.bids(table, auction, seats)
        while (clash := auction.ledger.clash()) is not None:
            number, places = clash
            yield from table.host(Clash(f"clash-{number}", number, places))
            auction.override(number)
        found = order(auction.scene.bids, auction.offer, auction.limits)
        auction.reveal(found)
        if found.bids:
            taken = yield from self.taker(table, auction, found.bids)
            yield from self.after(table, auction, found, taken)

    def bids(self, table: Tabletop, auction: Auction, seats: tuple[Seat, ...]) -> Script[None]:
        """Everybody seals a tile; or bids openly, clockwise, while a Calculater says so."""
        if not auction.limits.has("calculater.a"):
            sealed = yield from table.sealed("bid", seats, auction.ask.bid)
            for seat in seats:
                auction.bid(seat, _tiles(sealed[seat]))
            return
        for seat in seats:
            with table.within("bid"):
                pose = partial(_one, table, seat, auction)
                _, said = yield from table.first(seat, pose)
            auction.bid(seat, _tiles(said))

    def taker(self, table: Tabletop, auction: Auction, bids: tuple[Bid, ...]) -> Script[Taken]:
        """Ask in order who takes the offer; the last must, and so must whoever cannot pay."""
        for bid in bids:
            seat = bid.seat
            with table.within(seat):
                forced = auction.forced(seat, last=bid is bids[-1])
                if forced:
                    return auction.take(seat, forced)
                auction.asks(seat)
                choice = yield from table.ask(seat, partial(auction.ask.choice, seat))
                if choice == TAKE:
                    return auction.take(seat, None)
                yield from self.skip(table, auction, seat, choice)
        raise ScriptError("nobody took the offer")

    def skip(self, table: Tabletop, auction: Auction, seat: Seat, choice: str) -> Script[None]:
        """Pay to skip: a scored tile that chance draws, then a tile of the hand; or as agreed."""
        auction.skips(seat)
        three = auction.limits.has("wrist-wash.b")
        for draw in range(0 if choice == ADD else SKIP_PRICE if three else 1):
            with table.within(f"draw{draw + 1}"):
                number = yield from table.chance(auction.ask.scored("drawn", seat))
            auction.loses(seat, number)
        if three or choice == LOSE:
            return
        said = yield from table.ask(seat, partial(auction.ask.put, seat))
        if isinstance(said, Entered):
            left = said.tile.number < auction.scene.low
            auction.put(seat, said.tile, 0 if left else len(auction.offer))
        else:
            auction.put(seat, said["tile"].tile, said["place"])

    def after(self, table: Tabletop, auction: Auction, found: Order, taken: Taken) -> Script[None]:
        """Say what becomes of the bids, hear everybody on what was won, start the next offer."""
        starts = found.lowest.seat
        choose = auction.house("winner_starts") and len(found.bids) > 1
        if choose:
            starts = yield from table.ask(taken.seat, lambda: auction.ask.starts(found))
        too = taken.limits.has("walkie-barkie.b")
        won = [*taken.won.scored, *auction.share_bids(taken.seat, starts, to_winner=too)]
        umbrellas = [form(work.tile) for work in taken.limits.works if not work.silent]
        for what in dict.fromkeys(umbrellas):
            if what in ("aquariumbrella.a", "aquariumbrella.b"):
                with table.within(what):
                    yield from self.umbrella(table, auction, taken.seat, won, adds=what[-1] == "a")
        auction.next_offer(starts, chosen=choose)

    def umbrella(
        self, table: Tabletop, auction: Auction, winner: Seat, won: list[Tile], *, adds: bool
    ) -> Script[None]:
        """An Aquariumbrella: everybody, from the winner on, adds to what was won or discards."""
        for seat in (winner, *table.clockwise(winner)[:-1]):
            if seat in auction.seating.gone:
                continue
            with table.within(seat):
                if adds and auction.hands[seat]:
                    did, what = yield from table.ask(seat, partial(auction.ask.gift, seat))
                    if did == "add":
                        auction.gift(seat, winner, what.tile)
                        won.append(what.tile)
                elif not adds and won:
                    said = yield from table.ask(seat, partial(auction.ask.spoil, tuple(won)))
                    if said != NONE:
                        won.remove(auction.spoil(seat, winner, int(said)))


def _one(table: Tabletop, seat: Seat, auction: Auction) -> Iterator[PendingPrompt[Any]]:
    yield table.pose(seat, seat, auction.ask.bid(seat))


def _tiles(said: Entered | dict[str, Entered]) -> tuple[Tile, ...]:
    """Return the tiles of a bid."""
    if isinstance(said, Entered):
        return (said.tile,)
    return said["first"].tile, said["second"].tile


GAME = IBidYouNot()
