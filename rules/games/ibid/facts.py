"""The facts of ibid."""

from __future__ import annotations

from rules.facts import Fact, Seat


class IbidFact(Fact, family="ibid"):
    pass


class Dealt(IbidFact):
    starter: Seat
    tiles: tuple[int, ...]
    most: int
    least: int
    more: int


class Sorted(IbidFact):
    low: int
    high: int
    inside: int
    inverted: int
    why: str
    bids: int


class NextOffer(IbidFact):
    seat: Seat
    tile: int
    chosen: int


class FirstOffer(IbidFact):
    tile: int


class Added(IbidFact):
    seat: Seat
    tile: int
    before: int


class Alarm(IbidFact):
    frm: Seat
    to: Seat
    by: Seat
    tile: int


class Dried(IbidFact):
    seat: Seat
    tiles: tuple[int, ...]


class Passed(IbidFact):
    seat: Seat
    turns: int


class Ignored(IbidFact):
    seat: Seat
    worth: int
    low: int
    end: int


class Lost(IbidFact):
    seat: Seat
    tile: int


class Skipped(IbidFact):
    seat: Seat


class Put(IbidFact):
    seat: Seat
    tile: int
    place: int


class Took(IbidFact):
    seat: Seat
    why: str
    tiles: tuple[int, ...]
    total: int


class Returned(IbidFact):
    seat: Seat
    numbers: tuple[int, ...]


class Gift(IbidFact):
    seat: Seat
    to: Seat
    tile: int


class Spoiled(IbidFact):
    seat: Seat
    frm: Seat
    tile: int


class Won(IbidFact):
    seats: tuple[Seat, ...]
    total: int


class Counted(IbidFact):
    seat: Seat
    tiles: tuple[int, ...]
    each: int
    total: int


class NoPart(IbidFact):
    seats: tuple[Seat, ...]


class InOrder(IbidFact):
    bids: int


class RightOf(IbidFact):
    tile: int
    lost: int


class ToHand(IbidFact):
    seat: Seat
    tile: int


class BidsToo(IbidFact):
    seat: Seat
    tiles: tuple[int, ...]


class Unsold(IbidFact):
    numbers: tuple[int, ...]


class NowWorks(IbidFact):
    tile: int
    silent: Seat


class AllIgnored(IbidFact):
    pass


class NoBids(IbidFact):
    pass


class Burnt(IbidFact):
    tile: int


class CsvEmpty(IbidFact):
    pass


class CsvTooLong(IbidFact):
    most: int
    lines: int


class HandKnown(IbidFact):
    seat: Seat
    numbers: tuple[int, ...]


class NeverAdded(IbidFact):
    number: int


class FollowBoth(IbidFact):
    last: int
    price: int


class FollowPrice(IbidFact):
    price: int


class PriceAscends(IbidFact):
    number: int
    price: int
    last: int


class MustBeLower(IbidFact):
    number: int
    last: int


class MustBeHigher(IbidFact):
    number: int
    last: int


class TypeThere(IbidFact):
    type: str


class TypeNotThere(IbidFact):
    type: str


class NoNegative(IbidFact):
    price: int


class NoPositive(IbidFact):
    price: int


class OnlyActions(IbidFact):
    number: int


class NeverBid(IbidFact):
    number: int


class OutsideOnly(IbidFact):
    number: int
    low: int
    high: int


class OnlyOne(IbidFact):
    number: int
    there: int


class MustDiffer(IbidFact):
    number: int
    price: int
    type: str


class MustShare(IbidFact):
    number: int
    price: int
    type: str


class MentionHot(IbidFact):
    seat: Seat
    number: int
    total: int


class MentionOwnTile(IbidFact):
    seat: Seat
    tile: int


class Layout(IbidFact):
    tiles: tuple[int, ...]
    low: int
    high: int
    each: int
    more: int
    under: int
    over: int
    away: int


class RangeBackwards(IbidFact):
    low: int
    high: int


class TooFewTiles(IbidFact):
    tiles: tuple[int, ...]
    least: int


class OpenList(IbidFact):
    known: int
    under: int
    over: int


class LeftOut(IbidFact):
    number: int
    low: int
    high: int


class NoSuchTile(IbidFact):
    number: int


class OptionNumber(IbidFact):
    number: int


class TileUndescribed(IbidFact):
    number: int


class TileDiffers(IbidFact):
    number: int


class OptionTake(IbidFact):
    total: int
    tiles: tuple[int, ...]
    hand: int
    bids: int


class TwoTiles(IbidFact):
    number: int


class CannotAdd(IbidFact):
    pass


class NothingToAdd(IbidFact):
    seat: Seat


class OptionNone(IbidFact):
    pass


class NoScored(IbidFact):
    seat: Seat


class OptionSkip(IbidFact):
    price: int
    add: int


class OptionBid(IbidFact):
    seat: Seat
    worth: int


class OptionTile(IbidFact):
    number: int
    type: str
    price: int


class Override(IbidFact):
    number: int


class ListCorrected(IbidFact):
    tile: int


class Column(IbidFact):
    pass
