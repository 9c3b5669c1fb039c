"""I Bid You Not: the game from start to end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, ClassVar

from rules.engine.clashes import settle_clashes
from rules.engine.dealing import card_at
from rules.engine.game import Game
from rules.engine.highlights import Highlight
from rules.engine.tabletop import PendingPrompt, Script, Tabletop
from rules.errors import ScriptError
from rules.facts import CHANCE, Seat
from rules.games.ibid.adjudicate import SKIP_PRICE, Order, order
from rules.games.ibid.auction import Auction, TakenOffer
from rules.games.ibid.beats import auction_beats
from rules.games.ibid.bots import IBidBots
from rules.games.ibid.comments import comment_of
from rules.games.ibid.limits import form
from rules.games.ibid.mentions import remarkable
from rules.games.ibid.meta import META
from rules.games.ibid.prompt_kinds import Entered
from rules.games.ibid.prompts import ADD, DECLARE, LOSE, NONE, TAKE
from rules.games.ibid.results import result_of
from rules.games.ibid.scene import Bid
from rules.games.ibid.tiles import Tile
from rules.prompts import Confirm, NamePlayer, options
from rules.prompts.deck import Deck


class IBidYouNot(Game):
    """Offers grow and are auctioned until nobody has a tile."""

    meta = META
    highlights: ClassVar = {"sold": Highlight("gavel", "gong")}
    bots = IBidBots
    beats = staticmethod(auction_beats)
    comment = staticmethod(comment_of)
    result = staticmethod(result_of)
    remarkable = staticmethod(remarkable)
    paragraphs: ClassVar = {
        "starter": "set-up",
        "size": "set-up",
        "start": "set-up",
        "turn": "adding",
        "second": "ceiling-van",
        "bid": "order",
        "openbid": "calculater",
        "choice": "taking",
        "put": "skipping",
        "starts": "winner-opens",
        "gift": "aquariumbrella",
        "spoil": "aquariumbrella",
        "describe": "lists",
    }

    def play(self, table: Tabletop) -> Script[None]:
        """Play until all hands are empty; the highest sum of prices wins, a tie is shared."""
        auction = Auction(table)
        with table.within("offer1"), table.within("start"):
            yield from self.set_up(table, auction)
        while auction.with_tiles:
            auction.next_turn()
            with table.within(f"offer{auction.number}"), table.within(f"turn{auction.turn}"):
                yield from self.turn(table, auction)
        auction.end_game()

    def set_up(self, table: Tabletop, auction: Auction) -> Script[None]:
        """Settle who starts and how many tiles there are, and enter the first offer (#set-up)."""
        who = NamePlayer("starter", options(table.seats))
        starter = yield from (table.chance(who) if auction.is_on("draw") else table.anyone(who))
        auction.name_starter(starter)
        size = len(auction.deck)
        if not auction.deck.whole:
            size = yield from table.anyone(auction.prompts.size, starter)
        auction.deal_hands(starter, size)
        if auction.app_deals:
            numbers = tuple(auction.deck.tiles)
            to = (starter, *table.clockwise(starter)[:-1])
            pile = yield from table.chance_unseen(Deck("pile", numbers, size, to=to))
            auction.deal_tiles(starter, pile)
            number = yield from table.open(card_at(pile, 0, "start"))
            auction.open_first(auction.deck.tiles[number])
            return
        first = yield from table.anyone(lambda: auction.prompts.tile("start", None), starter)
        auction.open_first(first.tile)

    def turn(self, table: Tabletop, auction: Auction) -> Script[None]:
        """Play one turn: add a tile or declare an auction; skip the turn of a seat that leaves."""
        seat = auction.seat

        def pending() -> Iterator[PendingPrompt[Any]]:
            if seat in auction.seating.gone:
                yield table.pose("gone", CHANCE, Confirm("gone"))
            else:
                yield table.pose("turn", seat, auction.prompts.turn())

        asked, answer = yield from table.first("ask", pending)
        if asked.who is CHANCE:
            return
        did, what = answer
        if did == DECLARE:
            yield from self.auction(table, auction, seat)
        elif did == "add":
            yield from self.add(table, auction, seat, what.tile)
        else:
            auction.pass_turn(seat)

    def add(
        self, table: Tabletop, auction: Auction, seat: Seat, tile: Tile, *, second: bool = False
    ) -> Script[None]:
        """Add a tile, carry out its one-time action, and add a second tile where that is allowed."""
        does = auction.limits.counted_form(tile)
        auction.add_tile(seat, tile, second=second)
        if second:
            with table.within("second"):
                yield from self.at_once(table, auction, seat, does)
            return
        sold = yield from self.at_once(table, auction, seat, does)
        if not sold and auction.hands[seat] and auction.limits.has("ceiling-van.a"):
            did, what = yield from table.ask(seat, lambda: auction.prompts.second(seat))
            if did == "add":
                yield from self.add(table, auction, seat, what.tile, second=True)

    def at_once(self, table: Tabletop, auction: Auction, seat: Seat, does: str) -> Script[bool]:
        """Carry out a tile's one-time action; return whether that was an auction."""
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
        """Move a random scored tile from each other player to this one, or the reverse (Smoak Alarm)."""
        for other in table.clockwise(seat)[:-1]:
            frm, to = (other, seat) if from_others else (seat, other)
            if auction.piles[frm]:
                with table.within(other):
                    number = yield from table.chance(auction.prompts.scored("alarm", frm))
                auction.move_scored(frm, to, number, seat)

    # -- an auction --------------------------------------------------------------------

    def auction(
        self, table: Tabletop, auction: Auction, declarer: Seat, *, at_once: bool = False
    ) -> Script[None]:
        """Play an auction: bids, who takes the offer, and the next offer (#auctions)."""
        seats = auction.declare(declarer, at_once=at_once)
        yield from self.bids(table, auction, seats)
        yield from settle_clashes(table, auction.ledger.clash, auction.stop_auditing)
        found = order(auction.bids, auction.offer, auction.limits)
        auction.publish_order(found)
        if found.bids:
            taken = yield from self.taker(table, auction, found.bids)
            yield from self.after(table, auction, found, taken)

    def bids(self, table: Tabletop, auction: Auction, seats: tuple[Seat, ...]) -> Script[None]:
        """Enter the bids: sealed, or openly in clockwise order under a Calculater.

        Open ones have keys of their own: an amendment that lays a Calculater into the offer must not show
        what somebody had sealed.
        """
        if not auction.limits.has("calculater.a"):
            sealed = yield from table.sealed("bid", seats, auction.prompts.bid)
            auction.add_bids({seat: _tiles(answer) for seat, answer in sealed.items()})
            return
        for seat in seats:
            with table.within("openly"):
                pose = partial(_one, table, seat, auction)
                _, answer = yield from table.first(seat, pose)
            auction.add_bids({seat: _tiles(answer)}, openly=True)

    def taker(self, table: Tabletop, auction: Auction, bids: tuple[Bid, ...]) -> Script[TakenOffer]:
        """Ask the bidders in order, and return who takes the offer (#taking)."""
        for bid in bids:
            seat = bid.seat
            with table.within(seat):
                forced = auction.forced_reason(seat, last=bid is bids[-1])
                if forced:
                    return auction.take_offer(seat, forced)
                auction.mark_asked(seat)
                choice = yield from table.ask(seat, partial(auction.prompts.choice, seat))
                if choice == TAKE:
                    return auction.take_offer(seat, None)
                yield from self.skip(table, auction, seat, choice)
        raise ScriptError("nobody took the offer")

    def skip(self, table: Tabletop, auction: Auction, seat: Seat, choice: str) -> Script[None]:
        """Pay for a skip: discard random scored tiles, then add a tile of the hand (#skipping)."""
        auction.start_skip(seat)
        three = auction.limits.has("wrist-wash.b")
        for draw in range(0 if choice == ADD else SKIP_PRICE if three else 1):
            with table.within(f"draw{draw + 1}"):
                number = yield from table.chance(auction.prompts.scored("drawn", seat))
            auction.discard_scored(seat, number)
        if three or choice == LOSE:
            return
        answer = yield from table.ask(seat, partial(auction.prompts.put, seat))
        if isinstance(answer, Entered):
            left = answer.tile.number < min(laid.tile.number for laid in auction.offer)
            auction.put_tile(seat, answer.tile, 0 if left else len(auction.offer))
        else:
            auction.put_tile(seat, answer["tile"].tile, answer["place"])

    def after(
        self, table: Tabletop, auction: Auction, found: Order, taken: TakenOffer
    ) -> Script[None]:
        """Settle the bids, carry out Aquariumbrellas, and start the next offer (#next-offer)."""
        starts = found.lowest.seat
        choose = auction.is_on("winner_starts") and len(found.bids) > 1
        if choose:
            starts = yield from table.ask(taken.seat, lambda: auction.prompts.starts(found))
        too = taken.limits.has("walkie-barkie.b")
        won = [*taken.won.scored, *auction.settle_bids(taken.seat, starts, to_winner=too)]
        umbrellas = [form(work.tile) for work in taken.limits.offer_actions if not work.silent]
        for what in dict.fromkeys(umbrellas):
            if what in ("aquariumbrella.a", "aquariumbrella.b"):
                with table.within(what):
                    yield from self.umbrella(table, auction, taken.seat, won, adds=what[-1] == "a")
        auction.start_offer(starts, chosen=choose)

    def umbrella(
        self, table: Tabletop, auction: Auction, winner: Seat, won: list[Tile], *, adds: bool
    ) -> Script[None]:
        """Let everybody, from the winner on, add to what was won or discard of it (Aquariumbrella)."""
        for seat in (winner, *table.clockwise(winner)[:-1]):
            if seat in auction.seating.gone:
                continue
            with table.within(seat):
                if adds and auction.hands[seat]:
                    did, what = yield from table.ask(seat, partial(auction.prompts.gift, seat))
                    if did == "add":
                        auction.add_gift(seat, winner, what.tile)
                        won.append(what.tile)
                elif not adds and won:
                    answer = yield from table.ask(seat, partial(auction.prompts.spoil, tuple(won)))
                    if answer != NONE:
                        won.remove(auction.discard_won(seat, winner, int(answer)))


def _one(table: Tabletop, seat: Seat, auction: Auction) -> Iterator[PendingPrompt[Any]]:
    yield table.pose(seat, seat, auction.prompts.bid(seat, openly=True))


def _tiles(answer: Entered | dict[str, Entered]) -> tuple[Tile, ...]:
    """Return the tiles of a bid: one or two."""
    if isinstance(answer, Entered):
        return (answer.tile,)
    return answer["first"].tile, answer["second"].tile


GAME = IBidYouNot()
