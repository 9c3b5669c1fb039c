"""I Bid You Not: what is done, what it comes to, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat, fact
from rules.games.ibid.adjudicate import (
    Forced,
    Order,
    Winnings,
    bidders,
    by_seat,
    fates,
    hand_sizes,
    must_take,
    scores_now,
    starting_tile,
    winnings,
)
from rules.games.ibid.limits import Limits
from rules.games.ibid.prompts import Prompts
from rules.games.ibid.scene import Bid, Sold
from rules.games.ibid.state import CLEARED, State, told
from rules.tiles import Tile


@dataclass(frozen=True)
class Taken:
    """An offer that was taken: by whom, what became of it, and the actions that lay in it."""

    seat: Seat
    won: Winnings
    limits: Limits


def _fate(tile: Tile, won: Winnings) -> Literal["scored", "discarded", "hand"]:
    if tile in won.to_hand:
        return "hand"
    return "discarded" if tile in won.discarded else "scored"


class Auction(State):
    """What happens in a game: turns, auctions, and the end; each says what was decided, and why."""

    def __init__(self, table: Tabletop) -> None:
        super().__init__(table)
        self.ask = Prompts(self)
        table.add_standing_call("describe", HOST, self.ask.mend, self.mend)

    # -- the start ---------------------------------------------------------------------

    def begin(self, starter: Seat, size: int) -> None:
        """Deal: the starter first, one tile left for the offer."""
        self.size = size
        self.hands = hand_sizes(self.table.seats, starter, size)
        self.seat = self.table.clockwise(starter)[-2] if len(self.table.seats) > 1 else starter
        most, least = max(self.hands.values()), min(self.hands.values())
        more = [seat for seat in self.table.seats if self.hands[seat] > least]
        said = fact(
            "ibid.dealt",
            starter=starter,
            tiles=size,
            most=most,
            least=least,
            more=more if most > least else [],
        )
        self.rule("set-up", said)
        self._show()

    def open_first(self, tile: Tile) -> None:
        """Turn up the top tile: the first offer."""
        self._enter(tile, "offer", None, "start", None)
        self._lay(tile, None, "start")
        self.table.new_page()
        self.rule("set-up", fact("ibid.first-offer", tile=told(tile)))
        self._show()

    # -- a turn ------------------------------------------------------------------------

    def next_turn(self) -> None:
        """The turn goes clockwise; whoever has no tiles is passed over."""
        self.seat = self.with_tiles[0]
        self.turn += 1
        self._show(stage="turn", seat=self.seat, asked=None)

    def add(self, seat: Seat, tile: Tile, *, second: bool = False) -> None:
        """Lay a tile at the right end: the one of a turn, or the ``second`` one of it."""
        before = self.offer[-1].tile.number
        self.table.new_page()
        self._enter(tile, "offer", None, "second" if second else "add", seat)
        self.hands[seat] -= 1
        self._lay(tile, seat, "turn")
        self.rule("adding", fact("ibid.added", seat=seat, tile=told(tile), before=before))
        for work in self.limits.works:
            if work.tile == tile:
                self.rule("actions", fact("ibid.now-works", tile=told(tile), silent=work.silent))
        self._show(**CLEARED)

    def moves(self, frm: Seat, to: Seat, number: int, by: Seat) -> None:
        """A Smoak Alarm moves a scored tile from one pile to another."""
        tile = self._take_out(frm, number)
        self.piles[to].append(tile)
        self.ledger.move(tile, "scored", to)
        self.rule("smoak-alarm", fact("ibid.alarm", frm=frm, to=to, by=by, tile=told(tile)))
        self._show()

    def score_negatives(self) -> None:
        """A Bear Dryer: whoever added tiles of negative price to this offer scores them now."""
        for seat, tiles in scores_now(self.offer).items():
            self.offer = [laid for laid in self.offer if laid.tile not in tiles]
            self._score(seat, tiles)
            said = fact("ibid.dried", seat=seat, tiles=[told(tile) for tile in tiles])
            self.rule("bear-dryer", said)
        self._show()

    def passes(self, seat: Seat) -> None:
        """Nothing is added, and no auction may be declared."""
        self.table.new_page()
        self.rule("laptopple", fact("ibid.passed", seat=seat, turns=self.limits.quiet))
        self._show(**CLEARED)

    # -- an auction --------------------------------------------------------------------

    def declare(self, seat: Seat, *, at_once: bool) -> tuple[Seat, ...]:
        """Declare an auction; return who bids, clockwise from the player after the declarer."""
        if not at_once:
            self.table.new_page()
        everybody = self.with_tiles
        edition = self.table.edition
        bidding = bidders(everybody, seat, self.offer, self.limits, edition=edition)
        code = "ibid.auction-at-once" if at_once else "ibid.declared"
        self.rule("laptopple" if at_once else "auctions", fact(code, seat=seat))
        if len(bidding) < len(everybody):
            out = [each for each in everybody if each not in bidding]
            self.rule("actions", fact("ibid.no-part", seats=out))
        self._show(**CLEARED, stage="bids", seat=seat)
        return bidding

    def bid(self, seat: Seat, tiles: tuple[Tile, ...]) -> None:
        """Turn one bid over."""
        self.hands[seat] -= len(tiles)
        for tile in tiles:
            self._enter(tile, "discarded", seat, "bid", seat)
        self._show(bids=(*self.scene.bids, Bid(seat, tiles)))

    def reveal(self, order: Order) -> None:
        """Sort the bids."""
        self.table.new_page()
        said = fact(
            "ibid.sorted",
            low=order.low,
            high=order.high,
            inside=order.inside,
            inverted=order.inverted,
            why=order.why,
            bids=len(order.bids),
        )
        for bid in order.ignored:
            low = bid.worth < order.low
            seen = fact(
                "ibid.ignored",
                seat=bid.seat,
                worth=bid.worth,
                low=low,
                end=order.low if low else order.high,
            )
            self.rule("computer-moose", seen)
        if order.bids:
            self.rule("order", said)
            bids = [[bid.seat, bid.worth, [t.number for t in bid.tiles]] for bid in order.bids]
            self.rule("order", fact("ibid.in-order", bids=bids))
        else:
            self.rule("computer-moose", fact("ibid.all-ignored"))
        self._unasked = True
        self._show(
            stage="auction",
            bids=(*order.bids, *order.ignored),
            inverted=order.inverted,
            band=(order.low, order.high),
        )

    def forced(self, seat: Seat, *, last: bool) -> Forced | None:
        """Say why a bidder must take the offer, or None."""
        return must_take(
            last=last,
            limits=self.limits,
            scored=len(self.piles[seat]),
            hand=self.hands[seat],
            can_put=bool(self.hands[seat]) and self.ask.tile_put("put", seat).possible(),
            either=self.house("skip_either"),
        )

    def asks(self, seat: Seat) -> None:
        """Ask a bidder whether they want the offer."""
        self._unasked = False
        self._show(asked=seat, bids=self._standing(seat, "asked"))

    def loses(self, seat: Seat, number: int) -> None:
        """A scored tile is drawn and discarded, to skip."""
        tile = self._take_out(seat, number)
        self.ledger.move(tile, "discarded")
        self.rule("skipping", fact("ibid.lost", seat=seat, tile=told(tile)))
        self._show(stage="skip", drawn=(*self.scene.drawn, tile))

    def skips(self, seat: Seat) -> None:
        """Begin what a skip costs."""
        self.table.new_page()
        self.rule("skipping", fact("ibid.skipped", seat=seat))
        self._show(drawn=(), bids=self._standing(seat, "skipped"))

    def put(self, seat: Seat, tile: Tile, place: int) -> None:
        """Lay a tile of one's hand anywhere in the offer, to skip."""
        self._enter(tile, "offer", None, "put", seat)
        self.hands[seat] -= 1
        self._lay(tile, seat, "skip", place)
        self.rule("skipping", fact("ibid.put", seat=seat, tile=told(tile), place=place))
        self._show(stage="auction")

    def take(self, seat: Seat, why: Forced | None) -> Taken:
        """Give the offer to its winner; Walkie-Barkies and Nightbulbs have their say."""
        limits = self.limits
        won = winnings(self.offer, limits)
        if not self._unasked:  # what nobody was asked about belongs to the reveal
            self.table.new_page()
        total = sum(tile.price for tile in won.scored)
        tiles = [told(tile) for tile in won.scored]
        self.rule("taking", fact("ibid.took", seat=seat, why=why, tiles=tiles, total=total))
        if won.pivot is not None:
            lost = [told(t) for t in won.discarded if t.type != "nightbulb"]
            self.rule("walkie-barkie", fact("ibid.right-of", tile=told(won.pivot), lost=lost))
        for tile in won.to_hand:
            self.rule("nightbulb", fact("ibid.to-hand", seat=seat, tile=told(tile)))
        for laid in self.offer:
            if laid.tile in won.discarded:
                self.ledger.move(laid.tile, "discarded")
                if laid.tile.type == "nightbulb":
                    self.rule("nightbulb", fact("ibid.burnt", tile=told(laid.tile)))
        for tile in won.to_hand:
            self.ledger.move(tile, "hand", seat)
            self.hands[seat] += 1
        sold = tuple(Sold(laid.tile, _fate(laid.tile, won)) for laid in self.offer)
        self.offer = []
        self._score(seat, won.scored)
        bids = self._standing(seat, "won")
        self._show(stage="won", winner=seat, asked=None, bids=bids, sold=sold, drawn=())
        return Taken(seat, won, limits)

    def share_bids(self, winner: Seat, starts: Seat, *, to_winner: bool) -> tuple[Tile, ...]:
        """Say what becomes of the bids; return those that the winner gets."""
        out = tuple(bid for bid in self.scene.bids if bid.state == "ignored")
        part = tuple(bid for bid in self.scene.bids if bid.state != "ignored")
        done = fates(part, starts, returns=self.house("middle_returns"), to_winner=to_winner)
        got: list[Tile] = []
        for bid in done:
            if bid.fate == "returned":
                self._return(bid)
            elif bid.fate == "won":
                got += bid.tiles
        self._score(winner, got)
        if got:
            self.rule(
                "walkie-barkie", fact("ibid.bids-too", seat=winner, tiles=[told(t) for t in got])
            )
        self._show(bids=(*done, *out))
        return tuple(got)

    def _return(self, bid: Bid) -> None:
        for tile in bid.tiles:
            self.ledger.move(tile, "hand", bid.seat)
        self.hands[bid.seat] += len(bid.tiles)
        numbers = [tile.number for tile in bid.tiles]
        self.rule("middle", fact("ibid.returned", seat=bid.seat, numbers=numbers))

    def gift(self, seat: Seat, winner: Seat, tile: Tile) -> None:
        """An Aquariumbrella: somebody adds a tile to what was won."""
        self._enter(tile, "scored", winner, "gift", seat)
        self.hands[seat] -= 1
        self.piles[winner].append(tile)
        self.rule("aquariumbrella", fact("ibid.gift", seat=seat, to=winner, tile=told(tile)))
        self._show()

    def spoil(self, seat: Seat, winner: Seat, number: int) -> Tile:
        """An Aquariumbrella: somebody discards a tile from what was won."""
        tile = self._take_out(winner, number)
        self.ledger.move(tile, "discarded")
        self.rule("aquariumbrella", fact("ibid.spoiled", seat=seat, frm=winner, tile=told(tile)))
        self._show()
        return tile

    def next_offer(self, starts: Seat, *, chosen: bool) -> None:
        """A bid starts the next offer."""
        tile = starting_tile(by_seat(self.scene.bids)[starts])
        self.ledger.move(tile, "offer")
        self.number += 1
        self._lay(tile, starts, "start")
        said = fact("ibid.next-offer", seat=starts, tile=told(tile), chosen=chosen)
        self.rule("next-offer", said)
        self._show()

    # -- the end -----------------------------------------------------------------------

    def end(self) -> None:
        """The highest sum of prices wins; what was not auctioned is nobody's."""
        self.table.new_page()
        standings = self._standings()
        self.table.winners = standings.leaders()
        total = standings.line(self.table.winners[0]).total
        self.rule("the-end", fact("ibid.won", seats=list(self.table.winners), total=total))
        if self.offer:
            numbers = [laid.tile.number for laid in self.offer]
            self.rule("the-end", fact("ibid.unsold", numbers=numbers))
        for seat in self.table.seats:
            counted = self._count(seat)
            tiles = [
                [tile.number, tile.type, tile.price, worth]
                for tile, worth in zip(self.piles[seat], counted.values, strict=True)
            ]
            said = fact(
                "ibid.counted", seat=seat, tiles=tiles, each=counted.each, total=counted.total
            )
            self.rule("counting", said)
        self._show(stage="over", asked=None)
