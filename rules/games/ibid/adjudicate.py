"""I Bid You Not: the order of an auction, who must take the offer, what is won, what it is worth.

Pure judgements; every function here is a sentence of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from rules.engine.setup import EDITION
from rules.facts import Seat
from rules.games.ibid.limits import Limits, form, negative
from rules.games.ibid.scene import Bid, Laid
from rules.tiles import Tile

Forced = Literal["last", "nobody-may", "no-scored", "no-hand", "no-fitting", "too-few"]
SKIP_PRICE = 3
"""How many scored tiles a skip costs while a Wrist Wash says so."""


def hand_sizes(seats: Sequence[Seat], starter: Seat, tiles: int) -> dict[Seat, int]:
    """Return how many tiles each gets when all but the offer are dealt, the starter first.

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
    *,
    edition: int = EDITION,
) -> tuple[Seat, ...]:
    """Return who of those with tiles takes part in an auction, in clockwise order.

    Ruling: limits that would leave nobody are lifted, for the declarer too. Ruling: a tile that
    started the offer was added by nobody (in edition 0: by whoever bid it).
    """
    able = list(seats)
    if limits.has("bear-dryer.b"):
        added = {
            laid.by
            for laid in offer
            if laid.tile.price < 0 and (laid.how != "start" or not edition)
        }
        able = [seat for seat in able if seat in added]
    if limits.has("calculater.b"):
        able = [seat for seat in able if seat != declarer]
    return tuple(able or seats)


@dataclass(frozen=True)
class Order:
    """The bids of an auction as they are asked; ``ignored`` take no part.

    ``inside`` is whether every bid lies strictly within the offer, ``why`` what decided about the
    inversion: "bids", or a Cashing Machine's "never" or "always".
    """

    bids: tuple[Bid, ...]
    ignored: tuple[Bid, ...]
    inverted: bool
    inside: bool
    why: Literal["bids", "never", "always"]
    low: int
    high: int

    @property
    def lowest(self) -> Bid:
        """The lowest bid, which starts the next offer."""
        return self.bids[0] if self.inverted else self.bids[-1]


def order(bids: Sequence[Bid], offer: Sequence[Laid], limits: Limits) -> Order:
    """Sort the bids of an auction, given clockwise from the player after the declarer.

    High to low; low to high when every bid lies strictly within the offer's numbers. Ruling: of
    equal bids (the cards are at fault) the one that comes first clockwise is asked first.
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
    why: Literal["bids", "never", "always"] = "bids"
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
    """Say why a bidder must take the offer, or None when they may skip.

    ``can_put``: whether a tile may be put into the offer, as far as anybody knows. ``either`` is
    the house rule by which a skip costs one of the two.
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
        return reasons[0] if len(reasons) == 2 else None
    return reasons[0] if reasons else None


@dataclass(frozen=True)
class Winnings:
    """What becomes of an offer that is taken: scored, discarded, or into the winner's hand."""

    scored: tuple[Tile, ...]
    discarded: tuple[Tile, ...]
    to_hand: tuple[Tile, ...]
    pivot: Tile | None = None
    """The Walkie-Barkie right of which the winner gets what lies there."""


def winnings(offer: Sequence[Laid], limits: Limits) -> Winnings:
    """Share out an offer that is taken."""
    tiles = [laid.tile for laid in offer]
    lost: list[Tile] = []
    pivot = None
    if walkies := limits.tiles("walkie-barkie.a"):
        at = max(index for index, tile in enumerate(tiles) if tile in walkies)
        pivot = tiles[at]
        lost, tiles = tiles[: at + 1], tiles[at + 1 :]
    burnt = limits.tiles("nightbulb.a")
    kept = limits.tiles("nightbulb.b")
    return Winnings(
        scored=tuple(tile for tile in tiles if tile not in burnt and tile not in kept),
        discarded=(*lost, *(tile for tile in tiles if tile in burnt)),
        to_hand=tuple(tile for tile in tiles if tile in kept),
        pivot=pivot,
    )


def middle(bids: Sequence[Bid]) -> tuple[Bid, ...]:
    """Return the middle bid, or the two middle ones; none of fewer than three."""
    if len(bids) < 3:
        return ()
    half = len(bids) // 2
    return tuple(bids[half - 1 : half + 1] if len(bids) % 2 == 0 else bids[half : half + 1])


def fates(bids: Sequence[Bid], starts: Seat, *, returns: bool, to_winner: bool) -> tuple[Bid, ...]:
    """Say what becomes of each bid: starts the next offer, returned, won, or discarded.

    Only the winner's and the skippers' middle bids stay; the one that starts never returns.
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
    """Return the tile of a bid that starts the next offer: the lower of two."""
    return min(bid.tiles, key=lambda tile: tile.number)


def scores_now(offer: Sequence[Laid]) -> dict[Seat, tuple[Tile, ...]]:
    """Return who added which tiles of negative price to this offer; not the starting tile."""
    won: dict[Seat, tuple[Tile, ...]] = {}
    for laid in offer:
        if laid.by is not None and laid.how != "start" and negative([laid.tile]):
            won[laid.by] = (*won.get(laid.by, ()), laid.tile)
    return won


@dataclass(frozen=True)
class Count:
    """What a pile is worth: a value for each tile (None where it does not count), and the sum.

    ``each`` is what the Headgrowns in it add to every tile that counts.
    """

    values: tuple[int | None, ...]
    each: int
    total: int


def count(pile: Sequence[Tile], *, acting: bool, per_type: bool) -> Count:
    """Count a score pile: the sum of the prices, with Headgrowns, and by type as a house rule.

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
    """Return where in a pile the cheapest and the dearest tile of each type are."""
    by_type: dict[str, list[int]] = {}
    for index, tile in enumerate(pile):
        by_type.setdefault(tile.type, []).append(index)
    kept: set[int] = set()
    for places in by_type.values():
        cheapest = min(places, key=lambda index: pile[index].price)
        others = [index for index in places if index != cheapest]
        kept.add(cheapest)
        if others:
            kept.add(max(others, key=lambda index: pile[index].price))
    return kept


def face_value(offer: Iterable[Laid]) -> int:
    """Return the sum of an offer's prices: by it the choice falls for somebody who is away."""
    return sum(laid.tile.price for laid in offer)


def by_seat(bids: Iterable[Bid]) -> Mapping[Seat, Bid]:
    """Return bids by their player."""
    return {bid.seat: bid for bid in bids}
