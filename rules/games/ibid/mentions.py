"""I Bid You Not: what was remarkable in a game, from its rulings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.engine.mentions import Found, found, told
from rules.engine.standings import Line
from rules.engine.tabletop import Tabletop
from rules.facts import Fact, Json, Seat, fact

WORTH_MISSING = 3
"""By how many points somebody may miss the win so that it is worth telling."""


@dataclass
class Auction:
    """One auction: the rulings on its order, who skipped, and who took the offer."""

    page: int
    order: Fact
    bids: tuple[tuple[Seat, int], ...] = ()
    """The bidders in the order in which they are asked, each with the sum of the bid."""
    skipped: list[Seat] = field(default_factory=list)
    taken: tuple[int, Fact] | None = None
    """The ruling on who took the offer, with its page."""


@dataclass(frozen=True)
class Taken:
    """An offer that was taken: its tiles as they are known at the end, and their prices added up."""

    page: int
    seat: Seat
    forced: bool
    tiles: tuple[Mapping[str, Any], ...]
    total: int


@dataclass
class Story:
    """What the rulings of a game tell, in order."""

    lines: tuple[Line, ...]
    winners: tuple[Seat, ...]
    last_page: int
    auctions: list[Auction] = field(default_factory=list)
    lost: list[tuple[int, Fact]] = field(default_factory=list)
    """The rulings on tiles that were lost to skip, each with its page."""
    moved: list[tuple[int, Fact]] = field(default_factory=list)
    """The rulings on tiles that a Smoak Alarm moved, each with its page."""
    added_by: dict[int, Seat] = field(default_factory=dict)
    """Who added each tile to an offer, by its number; not the ones that started an offer."""
    corrected: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    """The tiles whose description the host corrected, by number."""

    def tile(self, tile: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a tile as it is known at the end of the game."""
        return self.corrected.get(tile["number"], tile)

    @property
    def taken(self) -> list[Taken]:
        """The offers that were taken."""
        every = []
        for auction in self.auctions:
            if auction.taken is not None:
                page, took = auction.taken
                tiles = tuple(self.tile(tile) for tile in took["tiles"])
                total = sum(tile["price"] for tile in tiles)
                every.append(Taken(page, Seat(took["seat"]), bool(took["why"]), tiles, total))
        return every


def remarkable(table: Tabletop) -> tuple[Found, ...]:
    """Return everything remarkable in a game that is over, in the order of ``KINDS``."""
    if not table.winners or table.standings is None:
        return ()
    story = _read(table)
    return tuple(one for kind in KINDS if (one := kind(story)) is not None)


def _read(table: Tabletop) -> Story:
    lines = table.standings.lines if table.standings else ()
    story = Story(lines, table.winners, len(table.pages) - 1)
    twice: set[int] = set()
    for page, what in told(table.pages):
        match what.code:
            case "ibid.sorted":
                story.auctions.append(Auction(page, what))
            case "ibid.in-order":
                story.auctions[-1].bids = tuple((Seat(bid[0]), bid[1]) for bid in what["bids"])
            case "ibid.skipped":
                story.auctions[-1].skipped.append(Seat(what["seat"]))
            case "ibid.took":
                story.auctions[-1].taken = page, what
            case "ibid.lost":
                story.lost.append((page, what))
            case "ibid.alarm":
                story.moved.append((page, what))
            case "ibid.added" | "ibid.put":
                story.added_by[what["tile"]["number"]] = Seat(what["seat"])
            case "ibid.list-corrected":
                story.corrected[what["tile"]["number"]] = what["tile"]
            case "ibid.override":
                twice.add(what["number"])
    for number in twice:  # two tiles have it, so nobody knows which one was added by whom
        story.added_by.pop(number, None)
    return story


# -- offers --------------------------------------------------------------------------------


def best_offer(story: Story) -> Found | None:
    """The offer of most worth; 10 is worth telling."""
    best = max(story.taken, key=lambda each: each.total, default=None)
    if best is None or best.total <= 0:
        return None
    number = len(best.tiles)
    what = fact("ibid.mention-best-offer", seat=best.seat, tiles=number, total=best.total)
    return found(best.total / 10, best.page, what, best.seat)


def worst_offer(story: Story) -> Found | None:
    """The offer that cost most; −8 is worth telling."""
    worst = min(story.taken, key=lambda each: each.total, default=None)
    if worst is None or worst.total >= 0:
        return None
    what = fact(
        "ibid.mention-worst-offer",
        seat=worst.seat,
        tiles=len(worst.tiles),
        total=worst.total,
        forced=worst.forced,
    )
    return found(-worst.total / 8, worst.page, what, worst.seat)


def longest(story: Story) -> Found | None:
    """The most tiles that somebody got at once; six are worth telling, three are not told.

    The best offer and the worst one are told of as those.
    """
    best = max(story.taken, key=lambda each: len(each.tiles), default=None)
    if best is None or len(best.tiles) < 4:
        return None
    others = (best_offer(story), worst_offer(story))
    if any(one is not None and one.mention.page == best.page for one in others):
        return None
    number = len(best.tiles)
    what = fact("ibid.mention-longest", seat=best.seat, tiles=number, total=best.total)
    return found(number / 6, best.page, what, best.seat)


def own_tile(story: Story) -> Found | None:
    """The tile of lowest price that somebody added and then took; −3 is worth telling."""
    own = [
        (tile, each)
        for each in story.taken
        for tile in each.tiles
        if tile["price"] < 0 and story.added_by.get(tile["number"]) == each.seat
    ]
    if not own:
        return None
    tile, taken = min(own, key=lambda each: each[0]["price"])
    what = fact("ibid.mention-own-tile", seat=taken.seat, tile=_data(tile))
    return found(-tile["price"] / 3, taken.page, what, taken.seat)


def _data(tile: Mapping[str, Any]) -> Json:
    return {name: tile[name] for name in ("number", "type", "price")}


def forced(story: Story) -> Found | None:
    """Who had to take most offers; three are worth telling, one is not told."""
    times = Counter(each.seat for each in story.taken if each.forced)
    seat, number = max(times.items(), key=lambda each: each[1], default=(Seat(""), 0))
    if number < 2:
        return None
    page = [each.page for each in story.taken if each.seat == seat and each.forced][-1]
    return found(number / 3, page, fact("ibid.mention-forced", seat=seat, number=number), seat)


def most_offers(story: Story) -> Found | None:
    """Who took most offers; twice an equal share is worth telling, two are not told."""
    offers = len(story.taken)
    times = Counter(each.seat for each in story.taken)
    seat, number = max(times.items(), key=lambda each: each[1], default=(Seat(""), 0))
    if number < 3:
        return None
    page = [each.page for each in story.taken if each.seat == seat][-1]
    what = fact("ibid.mention-most-offers", seat=seat, number=number, offers=offers)
    return found(number * len(story.lines) / (2 * offers), page, what, seat)


def none_taken(story: Story) -> Found | None:
    """The only player who took no offer; as many offers as players are worth telling."""
    takers = {each.seat for each in story.taken}
    free = [line.seat for line in story.lines if line.competes and line.seat not in takers]
    if len(free) != 1 or len(story.taken) < 2:
        return None
    won = story.winners == (free[0],)
    what = fact("ibid.mention-none-taken", seat=free[0], offers=len(story.taken), won=won)
    return found(len(story.taken) / len(story.lines), story.last_page, what, free[0])


# -- auctions ------------------------------------------------------------------------------


def turned(story: Story) -> Found | None:
    """The one bid outside of the offer that kept an auction from inversion; four bidders are worth telling."""
    best: tuple[Auction, tuple[Seat, int]] | None = None
    for auction in story.auctions:
        order = auction.order
        low, high = order["low"], order["high"]
        outside = [bid for bid in auction.bids if not low < bid[1] < high]
        if order["why"] != "bids" or len(outside) != 1 or len(auction.bids) < 2:
            continue
        if best is None or len(auction.bids) > len(best[0].bids):
            best = auction, outside[0]
    if best is None:
        return None
    auction, (seat, worth) = best
    what = fact(
        "ibid.mention-turned",
        seat=seat,
        worth=worth,
        low=auction.order["low"],
        high=auction.order["high"],
    )
    return found(len(auction.bids) / 4, auction.page, what, seat)


def lowest_bid(story: Story) -> Found | None:
    """The best offer that the lowest bid took, first of all; 6 is worth telling."""
    cheap = []
    for auction, taken in zip(
        (each for each in story.auctions if each.taken is not None), story.taken, strict=True
    ):
        seat, worth = auction.bids[0]
        lowest = all(worth < other for _, other in auction.bids[1:])
        if taken.seat == seat and lowest and len(auction.bids) > 1 and taken.total > 0:
            cheap.append((taken, worth))
    if not cheap:
        return None
    taken, worth = max(cheap, key=lambda each: each[0].total)
    what = fact("ibid.mention-lowest-bid", seat=taken.seat, worth=worth, total=taken.total)
    return found(taken.total / 6, taken.page, what, taken.seat)


def hot(story: Story) -> Found | None:
    """The offer that most players paid to skip; two are worth telling, one is not told."""
    taken = zip(
        (each for each in story.auctions if each.taken is not None), story.taken, strict=True
    )
    auction, last = max(taken, key=lambda each: len(each[0].skipped), default=(None, None))
    if auction is None or last is None or len(auction.skipped) < 2:
        return None
    number = len(auction.skipped)
    what = fact("ibid.mention-hot", seat=last.seat, number=number, total=last.total)
    return found(number / 2, last.page, what, last.seat)


def skipper(story: Story) -> Found | None:
    """Who skipped most often; three times are worth telling, once is not told."""
    times = Counter(seat for auction in story.auctions for seat in auction.skipped)
    seat, number = max(times.items(), key=lambda each: each[1], default=(Seat(""), 0))
    if number < 2:
        return None
    page = [each.page for each in story.auctions if seat in each.skipped][-1]
    return found(number / 3, page, fact("ibid.mention-skipper", seat=seat, number=number), seat)


def upside_down(story: Story) -> Found | None:
    """How many auctions went from low to high; half of them are worth telling, one is not told."""
    inverted = [each for each in story.auctions if each.order["inverted"]]
    if len(inverted) < 2:
        return None
    number, auctions = len(inverted), len(story.auctions)
    what = fact("ibid.mention-upside-down", number=number, auctions=auctions)
    return found(number / (auctions / 2), inverted[-1].page, what)


# -- tiles and the score -------------------------------------------------------------------


def lost(story: Story) -> Found | None:
    """The tile of highest price that a skip cost; 6 is worth telling."""
    tiles = [(story.tile(what["tile"]), Seat(what["seat"]), page) for page, what in story.lost]
    tile, seat, page = max(tiles, key=lambda each: each[0]["price"], default=({}, Seat(""), 0))
    if not tile or tile["price"] <= 0:
        return None
    what = fact("ibid.mention-lost", seat=seat, tile=_data(tile))
    return found(tile["price"] / 6, page, what, seat)


def moved(story: Story) -> Found | None:
    """The tile of highest price that a Smoak Alarm moved to somebody else; 6 is worth telling."""
    tiles = [(story.tile(what["tile"]), what, page) for page, what in story.moved]
    if not tiles:
        return None
    tile, alarm, page = max(tiles, key=lambda each: each[0]["price"])
    if tile["price"] <= 0:
        return None
    frm, to = Seat(alarm["frm"]), Seat(alarm["to"])
    what = fact("ibid.mention-moved", frm=frm, to=to, tile=_data(tile))
    return found(tile["price"] / 6, page, what, frm, to)


def close(story: Story) -> Found | None:
    """Who missed the win by least; 3 points are worth telling, more is not told."""
    totals = {line.seat: line.total for line in story.lines if line.competes}
    best = max(totals.values())
    less = best - max((total for total in totals.values() if total < best), default=best)
    second = [seat for seat, total in totals.items() if total == best - less]
    if not 0 < less <= WORTH_MISSING or len(second) > 1:
        return None
    what = fact("ibid.mention-close", seat=second[0], points=less)
    return found(WORTH_MISSING / less, story.last_page, what, second[0])


KINDS = (
    own_tile,
    close,
    turned,
    hot,
    none_taken,
    worst_offer,
    best_offer,
    lowest_bid,
    lost,
    moved,
    forced,
    skipper,
    longest,
    most_offers,
    upside_down,
)
"""The kinds of mention; of equally remarkable ones the first comes first."""
