"""I Bid You Not: the rules as pure functions: bidders, order, taking, winnings and counting.

The anchors are those of ``rulebook.md``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rules.facts import Seat
from rules.games.ibid.facts import Decides, Forced
from rules.games.ibid.limits import Limits, form
from rules.games.ibid.scene import Bid, Laid
from rules.games.ibid.tiles import Tile

SKIP_PRICE = 3
"""How many scored tiles a skip costs under a Wrist Wash."""


def hand_sizes(seats: Sequence[Seat], starter: Seat, tiles: int) -> dict[Seat, int]:
    """Return the size of each hand; all tiles but one are dealt, from the starter on (#set-up).

    >>> hand_sizes([Seat("ana"), Seat("bo"), Seat("cy")], Seat("bo"), 12)
    {'ana': 3, 'bo': 4, 'cy': 4}
    """
    each, more = divmod(tiles - 1, len(seats))
    at = list(seats).index(starter)
    return {seat: each + ((index - at) % len(seats) < more) for index, seat in enumerate(seats)}


def bidders(
    seats: Sequence[Seat],
    declarer: Seat,
    offer: Iterable[Laid],
    limits: Limits,
) -> tuple[Seat, ...]:
    """Return which of these seats bid in an auction, in the same order (#auctions).

    Ruling: if the actions leave no bidder, all seats bid. Ruling: nobody has added the tile that
    started the offer.
    """
    able = list(seats)
    if limits.has("bear-dryer.b"):
        added = {laid.by for laid in offer if laid.tile.price < 0 and laid.how != "start"}
        able = [seat for seat in able if seat in added]
    if limits.has("calculater.b"):
        able = [seat for seat in able if seat != declarer]
    return tuple(able or seats)


@dataclass(frozen=True)
class Order:
    """The bids of an auction in the order in which the bidders are asked.

    ``ignored`` are the bids that a Computer Moose excludes. ``inside`` is whether all bids are
    between the lowest (``low``) and the highest (``high``) number of the offer. ``inverted`` is
    whether low bids come first; ``why`` is what decides that: the "bids", or a Cashing Machine with
    "never" or "always".
    """

    bids: tuple[Bid, ...]
    ignored: tuple[Bid, ...]
    inverted: bool
    inside: bool
    why: Decides
    low: int
    high: int

    @property
    def lowest(self) -> Bid:
        """The lowest bid, which starts the next offer."""
        return self.bids[0] if self.inverted else self.bids[-1]


def order(bids: Sequence[Bid], offer: Sequence[Laid], limits: Limits) -> Order:
    """Return the order of the bids, which are clockwise from the seat after the declarer (#order).

    Bids go from high to low, or from low to high when all are strictly between the offer's lowest
    and highest number. Ruling: of equal bids (the real tiles are wrong) the first clockwise is asked
    first.

    >>> offer = [Laid(Tile(n, "camerat", 1), None, "turn", 1, 1) for n in (10, 30)]
    >>> bids = [Bid(Seat(s), (Tile(n, "camerat", 1),)) for s, n in (("ana", 12), ("bo", 25))]
    >>> found = order(bids, offer, Limits(tuple(offer), turn=1))
    >>> found.inverted, [bid.seat for bid in found.bids], found.lowest.seat
    (True, ['ana', 'bo'], 'ana')
    """
    low = min(laid.tile.number for laid in offer)
    high = max(laid.tile.number for laid in offer)
    out = [
        bid
        for bid in bids
        if (limits.has("computer-moose.a") and bid.worth < low)
        or (limits.has("computer-moose.b") and bid.worth > high)
    ]
    part = [bid for bid in bids if bid not in out]
    inside = bool(part) and all(low < bid.worth < high for bid in part)
    why: Decides = "bids"
    if limits.has("cashing-machine.b"):
        why = "always"
    elif limits.has("cashing-machine.a"):
        why = "never"
    inverted = inside if why == "bids" else why == "always"
    sign = 1 if inverted else -1
    part.sort(key=lambda bid: (sign * bid.worth, sign * bid.rank[1]))
    ignored = tuple(replace(bid, state="ignored", fate="discarded") for bid in out)
    return Order(tuple(part), ignored, inverted, inside, why, low, high)


def must_take(
    *, last: bool, limits: Limits, scored: int, hand: int, can_put: bool, either: bool
) -> Forced | None:
    """Return why a bidder must take the offer, or None when skipping is allowed (#taking).

    ``scored`` and ``hand`` are numbers of tiles, ``can_put`` is whether the bidder may have a tile
    that a skip may add, ``either`` whether the variant "Cheaper skips" is on.

    >>> none = Limits((), turn=1)
    >>> must_take(last=False, limits=none, scored=0, hand=4, can_put=True, either=False)
    'no-scored'
    """
    if last:
        return "last"
    if limits.has("wrist-wash.a"):
        return "nobody-may"
    if limits.has("wrist-wash.b"):
        return "too-few" if scored < SKIP_PRICE else None
    reasons: list[Forced] = []
    if not scored:
        reasons.append("no-scored")
    if not hand or not can_put:
        reasons.append("no-fitting" if hand else "no-hand")
    if either:
        return "nothing" if len(reasons) == 2 else None
    return reasons[0] if reasons else None


def middle(bids: Sequence[Bid]) -> tuple[Bid, ...]:
    """Return the middle bid or the two middle ones; nothing for fewer than three bids (#middle)."""
    if len(bids) < 3:
        return ()
    half = len(bids) // 2
    return tuple(bids[half - 1 : half + 1] if len(bids) % 2 == 0 else bids[half : half + 1])


def fates(bids: Sequence[Bid], starts: Seat, *, returns: bool, to_winner: bool) -> tuple[Bid, ...]:
    """Return the bids with their fate: starts the next offer, returned, won, or discarded.

    With ``returns`` (the variant "The middle bid returns") a middle bid returns, unless it
    starts or its player won or skipped. With ``to_winner`` (Walkie-Barkie) the winner gets the
    others' bids.
    """
    back = middle(bids) if returns else ()
    done: list[Bid] = []
    for bid in bids:
        if bid.seat == starts:
            fate = replace(bid, fate="starts")
        elif bid in back and bid.state not in ("won", "skipped"):
            fate = replace(bid, fate="returned")
        elif to_winner and bid.state != "won":
            fate = replace(bid, fate="won")
        else:
            fate = replace(bid, fate="discarded")
        done.append(fate)
    return tuple(done)


def starting_tile(bid: Bid) -> Tile:
    """Return the tile of a bid that starts the next offer: of two, the lower one."""
    return min(bid.tiles, key=lambda tile: tile.number)


def scores_now(offer: Sequence[Laid]) -> dict[Seat, tuple[Tile, ...]]:
    """Return the offer's tiles of negative price by who added them, without the starting tile."""
    won: dict[Seat, tuple[Tile, ...]] = {}
    for laid in offer:
        if laid.by is not None and laid.how != "start" and laid.tile.price < 0:
            won[laid.by] = (*won.get(laid.by, ()), laid.tile)
    return won


@dataclass(frozen=True)
class Count:
    """The points of a score pile: for each tile (None where it does not count), and the sum.

    ``each`` is what the pile's Headgrowns add to every tile that counts.
    """

    values: tuple[int | None, ...]
    each: int
    total: int


def count(pile: Sequence[Tile], *, acting: bool, per_type: bool) -> Count:
    """Return the points of a score pile (#counting, #headgrowns).

    With ``per_type`` (the variant "Two of each type") only the cheapest and the dearest tile of
    each type count.

    >>> count([Tile(2, "swatphone", -3), Tile(9, "swatphone", -1), Tile(12, "swatphone", 3),
    ...     Tile(33, "swatphone", 5)], acting=True, per_type=True).total
    2
    """
    forms = [form(tile) for tile in pile] if acting else []
    each = forms.count("headgrowns.a") - forms.count("headgrowns.b")
    counted = _extremes(pile) if per_type else set(range(len(pile)))
    values = tuple(
        tile.price + each if index in counted else None for index, tile in enumerate(pile)
    )
    return Count(values, each, sum(value or 0 for value in values))


def _extremes(pile: Sequence[Tile]) -> set[int]:
    """Return the indices of the cheapest and the dearest tile of each type in a pile."""
    by_type: dict[str, list[int]] = {}
    for index, tile in enumerate(pile):
        by_type.setdefault(tile.type, []).append(index)
    kept: set[int] = set()
    for places in by_type.values():
        if len(places) < 3:
            kept.update(places)
            continue
        cheapest = min(places, key=lambda index: pile[index].price)
        others = [index for index in places if index != cheapest]
        kept.add(cheapest)
        if others:
            kept.add(max(others, key=lambda index: pile[index].price))
    return kept
