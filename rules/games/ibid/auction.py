"""I Bid You Not: the steps of a game: turns, auctions and the end, each with its rulings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat
from rules.games.ibid.adjudicate import (
    Order,
    bidders,
    fates,
    hand_sizes,
    must_take,
    scores_now,
    starting_tile,
)
from rules.games.ibid.facts import (
    Added,
    Alarm,
    AllIgnored,
    AuctionAtOnce,
    BidsToo,
    Burnt,
    Counted,
    Dealt,
    Declared,
    Dried,
    FirstOffer,
    Forced,
    Gift,
    Ignored,
    InOrder,
    Lost,
    NextOffer,
    NoBids,
    NoPart,
    NowWorks,
    Passed,
    Put,
    Returned,
    RightOf,
    Skipped,
    Sorted,
    Spoiled,
    ToHand,
    Took,
    Unsold,
    Won,
)
from rules.games.ibid.limits import Limits, Winnings
from rules.games.ibid.prompts import Prompts
from rules.games.ibid.scene import Bid, Sold
from rules.games.ibid.state import CLEARED, State
from rules.games.ibid.tiles import Tile
from rules.sealed import Sealed


@dataclass(frozen=True)
class TakenOffer:
    """An offer that was taken: who took it, where its tiles went, and the actions it had."""

    seat: Seat
    won: Winnings
    limits: Limits


def _fate_of(tile: Tile, won: Winnings) -> Literal["scored", "discarded", "hand"]:
    if tile in won.to_hand:
        return "hand"
    return "discarded" if tile in won.discarded else "scored"


class Auction(State):
    """The state of a game, with a method for each step; every step publishes its rulings."""

    def __init__(self, table: Tabletop) -> None:
        super().__init__(table)
        self.prompts = Prompts(self)
        if not self.app_deals:
            table.add_standing_call("describe", HOST, self.prompts.describe, self.correct_tile)

    # -- the start ---------------------------------------------------------------------

    def name_starter(self, starter: Seat) -> None:
        """Publish who starts (#set-up)."""
        self._publish(starter=starter)

    def deal_hands(self, starter: Seat, size: int) -> None:
        """Deal all tiles but the one for the first offer, from the starter on (#set-up)."""
        self.size = size
        self.hands = hand_sizes(self.table.seats, starter, size)
        self.seat = self.table.clockwise(starter)[-2] if len(self.table.seats) > 1 else starter
        most, least = max(self.hands.values()), min(self.hands.values())
        dealing = (starter, *self.table.clockwise(starter)[:-1])
        more = tuple(seat for seat in dealing if self.hands[seat] > least)
        self.table.rule("set-up", Dealt(starter, size, most, least, more))
        self._publish(tiles_played=size, smaller_hand=least, larger_hands=more)

    def deal_tiles(self, starter: Seat, numbers: Sealed[tuple[int, ...]]) -> None:
        """Deal the hands from a pile that the app has shuffled; its first tile is for the first offer.

        Each seat has the same tiles whoever starts, but for the one more.
        """
        known = self.ledger.known()
        least = min(self.hands.values())
        rest = 1 + least * len(self.table.seats)
        dealing = (starter, *self.table.clockwise(starter)[:-1])
        for at, seat in enumerate(self.table.seats):
            first = 1 + at * least
            more = rest + dealing.index(seat) if self.hands[seat] > least else None

            def deal(pile: tuple[int, ...], first: int = first, more: int | None = more) -> Any:
                extra = () if more is None else (pile[more],)
                return tuple(known[number] for number in (*pile[first : first + least], *extra))

            self.dealt[seat] = numbers.map(deal, f"hand-{seat}").only_for(seat)

    def open_first(self, tile: Tile) -> None:
        """Start the first offer with the top tile of the pile."""
        self._enter(tile, "offer", None, "start", None)
        self._lay(tile, None, "start")
        self.table.new_page()
        self.table.rule("set-up", FirstOffer(tile))
        self._publish()

    # -- a turn ------------------------------------------------------------------------

    def next_turn(self) -> None:
        """Give the turn to the next seat clockwise that has tiles."""
        self.seat = self.with_tiles[0]
        self.turn += 1
        self._publish(stage="turn", seat=self.seat, asked=None)

    def add_tile(self, seat: Seat, tile: Tile, *, second: bool = False) -> None:
        """Add a tile at the right end of the offer; ``second`` is whether it is the turn's second."""
        before = self.offer[-1].tile.number
        self.table.new_page()
        self._enter(tile, "offer", None, "second" if second else "add", seat)
        self.hands[seat] -= 1
        self._lay(tile, seat, "turn")
        self.table.rule("adding", Added(seat, tile, before))
        for work in self.limits.offer_actions:
            if work.tile == tile:
                self.table.rule("actions", NowWorks(tile, work.silent))
        self._publish(**CLEARED)

    def move_scored(self, frm: Seat, to: Seat, number: int, by: Seat) -> None:
        """Move a scored tile from one pile to another (Smoak Alarm)."""
        tile = self._take_out(frm, number)
        self._score(to, (tile,))
        self.table.rule("smoak-alarm", Alarm(frm, to, by, tile))
        self._publish()

    def score_negatives(self) -> None:
        """Score the offer's tiles of negative price for those who added them (Bear Dryer)."""
        for seat, tiles in scores_now(self.offer).items():
            self.offer = tuple(laid for laid in self.offer if laid.tile not in tiles)
            self._score(seat, tiles)
            self.table.rule("bear-dryer", Dried(seat, tiles))
        self._publish()

    def pass_turn(self, seat: Seat) -> None:
        """Pass a turn, while no auction may be declared (Laptopple)."""
        self.table.new_page()
        self.table.rule("laptopple", Passed(seat, self.limits.turns_without_auction))
        self._publish(**CLEARED)

    # -- an auction --------------------------------------------------------------------

    def declare(self, seat: Seat, *, at_once: bool) -> tuple[Seat, ...]:
        """Declare an auction; return the bidders clockwise from the one after the declarer."""
        if not at_once:
            self.table.new_page()
        everybody = self.with_tiles
        bidding = bidders(everybody, seat, self.offer, self.limits)
        if at_once:
            self.table.rule("laptopple", AuctionAtOnce(seat))
        else:
            self.table.rule("auctions", Declared(seat))
        if len(bidding) < len(everybody):
            out = tuple(each for each in everybody if each not in bidding)
            self.table.rule("actions", NoPart(out))
        self._publish(
            **CLEARED | {"bid_openly": self.limits.has("calculater.a")}, stage="bids", seat=seat
        )
        return bidding

    def add_bids(self, bids: Mapping[Seat, tuple[Tile, ...]], *, openly: bool = False) -> None:
        """Turn sealed bids over, or lay one ``openly``."""
        for seat, tiles in bids.items():
            self.hands[seat] -= len(tiles)
            for tile in tiles:
                self._enter(tile, "discarded", seat, "openly" if openly else "bid", seat)
        self._publish(bids=(*self.bids, *(Bid(seat, tiles) for seat, tiles in bids.items())))

    def publish_order(self, order: Order) -> None:
        """Publish the order of the bids (#order)."""
        self.table.new_page()
        for bid in order.ignored:
            below = bid.worth < order.low
            end = order.low if below else order.high
            self.table.rule("computer-moose", Ignored(bid.seat, bid.worth, below=below, end=end))
        if order.bids:
            what = Sorted(
                order.low,
                order.high,
                inside=order.inside,
                inverted=order.inverted,
                why=order.why,
                bids=len(order.bids),
            )
            self.table.rule("order", what)
            self.table.rule("order", InOrder(order.bids))
        elif order.ignored:
            self.table.rule("computer-moose", AllIgnored())
        else:
            self.table.rule("auctions", NoBids())
        self._nobody_asked_yet = True
        self._publish(
            stage="auction",
            bids=(*order.bids, *order.ignored),
            inverted=order.inverted,
            band=(order.low, order.high),
        )

    def forced_reason(self, seat: Seat, *, last: bool) -> Forced | None:
        """Return why a bidder must take the offer, or None."""
        reason = partial(
            must_take,
            last=last,
            limits=self.limits,
            scored=len(self.piles[seat]),
            hand=self.hands[seat],
            either=self.is_on("skip_either"),
        )
        if (forced := reason(can_put=True)) == reason(can_put=False):
            return forced
        return reason(can_put=self.prompts.tile_put("put", seat).possible())

    def mark_asked(self, seat: Seat) -> None:
        """Show which bidder is asked to take the offer or skip."""
        self._nobody_asked_yet = False
        self._publish(asked=seat, bids=self._with_bid_state(seat, "asked"))

    def discard_scored(self, seat: Seat, number: int) -> None:
        """Discard a scored tile to pay for a skip."""
        tile = self._take_out(seat, number)
        self.ledger.move(tile, "discarded")
        self.table.rule("skipping", Lost(seat, tile))
        self._publish(stage="skip", drawn=(*self.scene.drawn, tile))

    def start_skip(self, seat: Seat) -> None:
        """Start paying for a skip."""
        self.table.new_page()
        self.table.rule("skipping", Skipped(seat))
        self._publish(drawn=(), bids=self._with_bid_state(seat, "skipped"))

    def put_tile(self, seat: Seat, tile: Tile, place: int) -> None:
        """Add a tile of a hand at a place in the offer to pay for a skip."""
        self._enter(tile, "offer", None, "put", seat)
        self.hands[seat] -= 1
        self._lay(tile, seat, "skip", place)
        self.table.rule("skipping", Put(seat, tile, place))
        self._publish(stage="auction")

    def take_offer(self, seat: Seat, why: Forced | None) -> TakenOffer:
        """Give the offer to its winner; Walkie-Barkies and Nightbulbs change what is won."""
        limits = self.limits
        won = limits.winnings
        if not self._nobody_asked_yet:  # a forced first bidder belongs to the reveal's page
            self.table.new_page()
        self.table.rule("taking", Took(seat, why, won.scored, won.total))
        if won.pivot is not None:
            lost = tuple(tile for tile in won.discarded if tile.type != "nightbulb")
            self.table.rule("walkie-barkie", RightOf(won.pivot, lost))
        for tile in won.to_hand:
            self.table.rule("nightbulb", ToHand(seat, tile))
        for laid in self.offer:
            if laid.tile in won.discarded:
                self.ledger.move(laid.tile, "discarded")
                if laid.tile.type == "nightbulb":
                    self.table.rule("nightbulb", Burnt(laid.tile))
        for tile in won.to_hand:
            self.ledger.move(tile, "hand", seat)
            self.hands[seat] += 1
        sold = tuple(Sold(laid.tile, _fate_of(laid.tile, won)) for laid in self.offer)
        self.offer = ()
        self._score(seat, won.scored)
        bids = self._with_bid_state(seat, "won")
        self._publish(stage="won", winner=seat, asked=None, bids=bids, sold=sold, drawn=())
        return TakenOffer(seat, won, limits)

    def settle_bids(self, winner: Seat, starts: Seat, *, to_winner: bool) -> tuple[Tile, ...]:
        """Discard, return or start with each bid, or give it to the winner; return the winner's tiles."""
        out = tuple(bid for bid in self.bids if bid.state == "ignored")
        part = tuple(bid for bid in self.bids if bid.state != "ignored")
        done = fates(part, starts, returns=self.is_on("middle_returns"), to_winner=to_winner)
        got: list[Tile] = []
        for bid in done:
            if bid.fate == "returned":
                self._return(bid)
            elif bid.fate == "won":
                got += bid.tiles
        self._score(winner, got)
        if got:
            self.table.rule("walkie-barkie", BidsToo(winner, tuple(got)))
        self._publish(bids=(*done, *out))
        return tuple(got)

    def _return(self, bid: Bid) -> None:
        for tile in bid.tiles:
            self.ledger.move(tile, "hand", bid.seat)
        self.hands[bid.seat] += len(bid.tiles)
        numbers = tuple(tile.number for tile in bid.tiles)
        self.table.rule("middle", Returned(bid.seat, numbers))

    def add_gift(self, seat: Seat, winner: Seat, tile: Tile) -> None:
        """Add a tile of a hand to what was won (Aquariumbrella)."""
        self._enter(tile, "scored", winner, "gift", seat)
        self.hands[seat] -= 1
        self._set_pile(winner, (*self.piles[winner], tile))
        self.table.rule("aquariumbrella", Gift(seat, tile, winner))
        self._publish()

    def discard_won(self, seat: Seat, winner: Seat, number: int) -> Tile:
        """Discard a tile of what was won (Aquariumbrella)."""
        tile = self._take_out(winner, number)
        self.ledger.move(tile, "discarded")
        self.table.rule("aquariumbrella", Spoiled(seat, tile, winner))
        self._publish()
        return tile

    def start_offer(self, starts: Seat, *, chosen: bool) -> None:
        """Start the next offer with a bid; ``chosen`` is whether the winner chose it."""
        tile = starting_tile(next(bid for bid in self.bids if bid.seat == starts))
        self.ledger.move(tile, "offer")
        self.number += 1
        self._lay(tile, starts, "start")
        self.table.rule("next-offer", NextOffer(starts, tile, chosen))
        self._publish()

    # -- the end -----------------------------------------------------------------------

    def end_game(self) -> None:
        """Publish the winners: the highest sum of prices wins; unsold tiles count for nobody."""
        self.table.new_page()
        self.table.winners = self.standings.leaders()
        total = self.standings.line(self.table.winners[0]).total
        self.table.rule("the-end", Won(self.table.winners, total))
        if self.offer:
            self.table.rule("the-end", Unsold(tuple(laid.tile.number for laid in self.offer)))
        for seat in self.table.seats:
            pile, points = self.piles[seat], self.counts[seat]
            counting = tuple(
                tile for tile, worth in zip(pile, points.values, strict=True) if worth is not None
            )
            what = Counted(seat, len(pile), counting, points.each, points.total)
            self.table.rule("counting", what)
        self._publish(stage="over", asked=None)
