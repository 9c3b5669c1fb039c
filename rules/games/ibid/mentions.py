"""I Bid You Not: what was remarkable in a game, besides its score."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.mentions import RankedMention, facts_of, largest, ranked_mention
from rules.engine.tabletop import Tabletop
from rules.facts import Seat
from rules.games.ibid.facts import (
    Adds,
    IbidFact,
    InOrder,
    ListCorrected,
    MentionHot,
    MentionOwnTile,
    MentionTurned,
    OddDeck,
    Skipped,
    Sorted,
    Took,
)


def remarkable(table: Tabletop) -> Iterator[RankedMention]:
    """Yield who took a bad tile of their own, the offer nobody wanted, and the bid that turned an auction."""
    corrected = {each.tile.number: each.tile for _, each in facts_of(table, ListCorrected)}
    twice = {each.number for _, each in facts_of(table, OddDeck)}
    added: dict[int, Seat] = {}
    skips = 0
    own: list[tuple[int, MentionOwnTile]] = []
    hot: list[tuple[int, MentionHot]] = []
    for page, fact in facts_of(table, IbidFact):
        match fact:
            case Adds(seat=seat, tile=tile):
                added[tile.number] = seat
            case Skipped():
                skips += 1
            case Took(seat=seat):
                taken = [corrected.get(tile.number, tile) for tile in fact.tiles]
                own += [
                    (page, MentionOwnTile(seat, tile))
                    for tile in taken
                    if added.get(tile.number) == seat and tile.number not in twice
                ]
                hot.append((page, MentionHot(seat, skips, sum(tile.price for tile in taken))))
                skips = 0
    if worst := largest(own, lambda each: -each.tile.price):
        less, page, its = worst
        yield ranked_mention(less / 3, page, its, its.seat)
    hottest = largest(hot, lambda each: each.skips)
    if hottest and hottest[0] > 1:
        skips, page, offer = hottest
        yield ranked_mention(skips / 2, page, offer, offer.seat)
    yield from _turned(table)


def _turned(table: Tabletop) -> Iterator[RankedMention]:
    """Yield the one bid outside of the offer that turned an auction of many bids."""
    turned: list[tuple[int, MentionTurned]] = []
    auctions = zip(facts_of(table, Sorted), facts_of(table, InOrder), strict=True)
    for (page, order), (_, listed) in auctions:
        low, high, bids = order.low, order.high, listed.bids
        outside = [bid for bid in bids if not low < bid.worth < high]
        if order.why == "bids" and len(outside) == 1 < len(bids):
            (bid,) = outside
            turned.append((page, MentionTurned(low, high, bid.seat, bid.worth, len(bids))))
    if best := largest(turned, lambda each: each.bidders):
        bidders, page, auction = best
        yield ranked_mention(bidders / 4, page, auction, auction.seat)
