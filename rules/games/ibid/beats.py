"""I Bid You Not: an auction and each decision after it, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.beats import SECONDS, Beat
from rules.facts import Fact, Ruling
from rules.games.ibid.facts import (
    AllIgnored,
    BidsToo,
    Burnt,
    Gift,
    Ignored,
    InOrder,
    Lost,
    NextOffer,
    NoBids,
    Put,
    Returned,
    RightOf,
    Skipped,
    Sorted,
    Spoiled,
    ToHand,
    Took,
)
from rules.games.ibid.scene import Scene

BIDS = 3.2
"""Seconds that all bids take at most, however many they are."""
KNOCK = 0.35
"""Seconds of each of the two knocks with which an offer is taken."""
MANY_TILES = 8
"""From so many tiles on, an offer that is taken is large."""
QUICK_SCORE = 0.3
"""Seconds of a score that changes with each tile."""


def auction_beats(rulings: Sequence[Ruling], scene: Scene) -> Iterator[Beat]:
    """Yield the beats of a reveal: the bids from the lowest on, the order, and what is decided.

    Open bids are on the board already. Each decision has its own page, unless
    the first bidder has no choice.
    """
    turned_over = any(isinstance(each.fact, Sorted | Ignored | AllIgnored) for each in rulings)
    if turned_over and not scene.bid_openly:
        many = len(scene.bids) * SECONDS["bid"] > BIDS
        takes = round(BIDS / len(scene.bids), 2) if many else 0.0
        for bid in sorted(scene.bids, key=lambda bid: bid.rank):
            yield Beat("bid", (bid.seat,), takes=takes)
    for nth, ruling in enumerate(rulings):
        yield from _of_bids(nth, ruling.fact)
        yield from _of_decision(nth, ruling.fact)
        yield from _of_tiles(nth, ruling.fact)


def _of_bids(nth: int, fact: Fact) -> Iterator[Beat]:
    """Yield the beats of a ruling about all bids."""
    match fact:
        case Ignored(seat=seat):
            yield Beat("strike", (seat,), nth, "ignored", takes=1.0)
        case Sorted(inverted=inverted):
            yield Beat("tell", (), nth, "inverted" if inverted else "sorted")
        case InOrder():
            yield Beat("tell", (), nth, "order")
        case AllIgnored():
            yield Beat("tell", (), nth, "ignored")
        case NoBids():
            yield Beat("tell", (), nth, "no-bids")


def _of_decision(nth: int, fact: Fact) -> Iterator[Beat]:
    """Yield the beats of a ruling about a bidder who skips or takes the offer."""
    match fact:
        case Skipped(seat=seat):
            yield Beat("skip", (seat,), nth)
        case Lost(seat=seat, tile=tile):
            yield Beat("turn", (seat,), nth, f"lost-{tile.number}")
            yield Beat("score", (seat,), nth)
        case Put(seat=seat):
            yield Beat("turn", (seat,), nth, "put")
        case Took(seat=seat):
            yield Beat("strike", (seat,), nth, "once", takes=KNOCK)
            yield Beat("strike", (seat,), nth, "twice", takes=KNOCK)
            if len(fact.tiles) >= MANY_TILES:
                yield Beat("highlight", (seat,), nth, "sold")
            yield Beat("take", (seat,), nth, "offer")
            yield Beat("score", (seat,), nth)


def _of_tiles(nth: int, fact: Fact) -> Iterator[Beat]:
    """Yield the beats of a ruling about where tiles go, after somebody has taken the offer.

    A page may have several rulings about one more tile.
    """
    match fact:
        case RightOf():
            yield Beat("tell", (), nth, "right-of")
        case ToHand(seat=seat, tile=tile):
            yield Beat("tell", (seat,), nth, f"tile-{tile.number}")
        case Burnt(tile=tile):
            yield Beat("tell", (), nth, f"tile-{tile.number}")
        case BidsToo(seat=seat):
            yield Beat("take", (seat,), nth, "bids")
            yield Beat("score", (seat,), nth)
        case Returned(seat=seat):
            yield Beat("tell", (seat,), nth, "returned")
        case Gift(seat=seat, tile=tile, winner=winner):
            yield Beat("turn", (seat,), nth, f"tile-{tile.number}")
            yield Beat("score", (winner,), nth, takes=QUICK_SCORE)
        case Spoiled(seat=seat, tile=tile, winner=winner):
            yield Beat("tell", (seat,), nth, f"tile-{tile.number}")
            yield Beat("score", (winner,), nth, takes=QUICK_SCORE)
        case NextOffer(seat=seat):
            yield Beat("tell", (seat,), nth, "next")
