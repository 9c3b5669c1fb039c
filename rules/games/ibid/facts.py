"""The facts of I Bid You Not: what is told to the players. Their sentences are in ``words.html``."""

from __future__ import annotations

from typing import Literal

from rules.audit import Place
from rules.facts import Fact, Seat
from rules.games.ibid.scene import Bid, Silence
from rules.games.ibid.tiles import Tile, Where

Forced = Literal["last", "nobody-may", "no-scored", "no-hand", "no-fitting", "too-few", "nothing"]
"""Why a bidder has to take the offer."""
Decides = Literal["bids", "never", "always"]
"""What decides the order of the bids: the bids, or a Cashing Machine that never or always inverts it."""


class IbidFact(Fact, family="ibid"):
    """A fact of I Bid You Not.

    A ``number`` is that of a tile, from -64 to 100, and a ``type`` the ID of one. A ``total`` is a
    sum of prices; the ``worth`` of a bid is the sum of its numbers.
    """


class OfNumber(IbidFact):
    """A fact about a tile of which only the number matters."""

    number: int


class OfTile(IbidFact):
    """A fact about a tile."""

    tile: Tile


class PlayersTile(IbidFact):
    """A fact about a player and a tile."""

    seat: Seat
    tile: Tile


class OfferEnds(IbidFact):
    """A fact about the lowest and the highest number of the offer."""

    low: int
    high: int


# -- deck lists ------------------------------------------------------------------------------


class CsvLine(IbidFact):
    """A line of a deck list is wrong; lines are counted from 1."""

    line: int


class CsvLineLong(CsvLine):
    pass


class CsvQuotes(CsvLine):
    pass


class CsvColumns(CsvLine):
    """It has too few columns."""

    columns: int


class CsvCell(CsvLine):
    """A cell of it is wrong: what was given there, which may be shortened."""

    given: str


class CsvNumber(CsvCell):
    low: int
    high: int


class CsvType(CsvCell):
    """``near`` is the ID of a type with a similar name."""

    near: str | None


class CsvPrice(CsvCell):
    """``prices`` are those that there are."""

    prices: tuple[int, ...]


class CsvAction(CsvCell):
    pass


class CsvTwice(CsvLine):
    """Its number is already on the line ``first``."""

    number: int
    first: int


class CsvNoAction(CsvLine):
    type: str


class CsvTooLong(IbidFact):
    most: int
    lines: int


class CsvEmpty(IbidFact):
    pass


# -- what is played with ---------------------------------------------------------------------


class RangeBackwards(IbidFact):
    low: int
    high: int


class TooFewTiles(IbidFact):
    tiles: int
    least: int


class LeftOut(OfNumber):
    """It was put away: ``low`` to ``high`` are played with."""

    low: int
    high: int


class PutAway(IbidFact):
    """All tiles under a number or over one are put away; None for an end that stays."""

    under: int | None
    over: int | None


class Layout(PutAway):
    """So many ``tiles`` are played with, from the number ``low`` to ``high``.

    ``more`` of the hands have one tile more than ``each``; ``away`` is how many are put away.
    """

    tiles: int
    low: int
    high: int
    each: int
    more: int
    away: int
    app: bool = False
    """Whether the app deals."""


class OpenList(PutAway):
    """The list of the tiles grows while they are played; ``known`` is how many are on it."""

    known: int


class Dealt(IbidFact):
    """The tiles are dealt; the hands of ``more`` have ``most`` tiles, the others ``least``."""

    starter: Seat
    tiles: int
    most: int
    least: int
    more: tuple[Seat, ...]


class FirstOffer(OfTile):
    pass


# -- a turn ----------------------------------------------------------------------------------


class Adds(PlayersTile):
    """A player adds a tile of their hand to the offer."""


class Added(Adds):
    """It is added in a turn, after the tile with the number ``before``."""

    before: int


class NowWorks(OfTile):
    """The tile has an action, which works from now on, or is ``silent``."""

    silent: Silence


class Passed(IbidFact):
    """No auction may be declared for so many ``turns``, this one included."""

    seat: Seat
    turns: int


class Alarm(IbidFact):
    """A scored tile goes from one player to another; ``by`` added the Smoak Alarm."""

    frm: Seat
    to: Seat
    by: Seat
    tile: Tile


class Dried(IbidFact):
    seat: Seat
    tiles: tuple[Tile, ...]


# -- which tiles may be added ----------------------------------------------------------------


class FollowNumber(IbidFact):
    """``last`` is the number of the last tile of the offer."""

    last: int


class FollowHigher(FollowNumber):
    pass


class FollowLower(FollowNumber):
    pass


class MustBeLower(FollowNumber):
    pass


class MustBeHigher(FollowNumber):
    pass


class FollowPrice(IbidFact):
    """The ``price`` is that of the last tile of the offer."""

    price: int


class FollowBoth(FollowNumber):
    price: int


class PriceAscends(IbidFact):
    """The price is not over the ``last`` one of the offer."""

    price: int
    last: int


class OnlyActions(OfNumber):
    pass


class OnlyOne(IbidFact):
    """``there`` is the number of the Digital Sock in the offer."""

    there: int


class OfType(IbidFact):
    """A fact about the type of a tile and those of the offer."""

    type: str


class TypeThere(OfType):
    pass


class TypeNotThere(OfType):
    pass


class OfPrice(IbidFact):
    """A fact about the price of a tile."""

    price: int


class NoNegative(OfPrice):
    pass


class NoPositive(OfPrice):
    pass


class OfGamehat(IbidFact):
    """A fact about a tile and the Gamehat in the offer."""

    hat: Tile


class MustDiffer(OfGamehat):
    pass


class MustShare(OfGamehat):
    pass


class NeverAdded(IbidFact):
    pass


class CannotAdd(IbidFact):
    pass


class NotInHand(IbidFact):
    number: int


class NotHighest(IbidFact):
    """Under a Thumb Hive only the highest tile of a hand may be added."""

    highest: int


class NotLowest(IbidFact):
    lowest: int


# -- an auction ------------------------------------------------------------------------------


class Auctioned(IbidFact):
    """An auction begins: ``seat`` declares it, or added a Laptopple."""

    seat: Seat


class Declared(Auctioned):
    pass


class AuctionAtOnce(Auctioned):
    pass


class NoPart(IbidFact):
    seats: tuple[Seat, ...]


class OfferRuns(OfferEnds):
    pass


class NeverBid(IbidFact):
    pass


class TwoTiles(OfNumber):
    pass


class Ignored(IbidFact):
    """A bid is ignored: it is below the lowest number of the offer, or above the highest.

    That number is the ``end``.
    """

    seat: Seat
    worth: int
    below: bool
    end: int


class Sorted(OfferEnds):
    """Whether low bids come first (``inverted``), and why.

    ``inside`` says whether all bids are inside the offer, ``bids`` how many there are.
    """

    inside: bool
    inverted: bool
    why: Decides
    bids: int


class InOrder(IbidFact):
    """The bids, in the order in which the bidders are asked."""

    bids: tuple[Bid, ...]


class AllIgnored(IbidFact):
    pass


class NoBids(IbidFact):
    pass


# -- taking the offer, or skipping -----------------------------------------------------------


class OptionTake(IbidFact):
    """To take the offer scores so many ``tiles``; ``bids`` says whether the bids come with them.

    ``hand`` is how many tiles go into the hand.
    """

    total: int
    tiles: int
    hand: int
    bids: bool


class OptionSkip(IbidFact):
    """To skip costs so many scored tiles (``price``); ``add`` says whether a tile is added, too."""

    price: int
    add: bool


class OptionLose(IbidFact):
    pass


class OptionAdd(IbidFact):
    pass


class NoScored(IbidFact):
    pass


class NothingToAdd(IbidFact):
    pass


class OutsideOnly(OfferEnds):
    pass


class Skipped(IbidFact):
    seat: Seat


class Lost(PlayersTile):
    pass


class Put(Adds):
    """It pays for a skip; its ``place`` is the number of tiles left of it."""

    place: int


class Took(IbidFact):
    """A player takes the offer and scores ``tiles``; ``why`` they have to, or None."""

    seat: Seat
    why: Forced | None
    tiles: tuple[Tile, ...]
    total: int


class RightOf(OfTile):
    """Only what lies right of this Walkie-Barkie is won; the others are ``lost``."""

    lost: tuple[Tile, ...]


class ToHand(PlayersTile):
    pass


class Burnt(OfTile):
    pass


# -- after an auction ------------------------------------------------------------------------


class OptionBid(IbidFact):
    seat: Seat
    worth: int


class BidsToo(IbidFact):
    seat: Seat
    tiles: tuple[Tile, ...]


class Returned(IbidFact):
    seat: Seat
    numbers: tuple[int, ...]


class OptionTile(OfTile):
    pass


class OptionNone(IbidFact):
    pass


class ChangesWon(PlayersTile):
    """A player changes what the ``winner`` of the offer has won (Aquariumbrella)."""

    winner: Seat


class Gift(ChangesWon):
    pass


class Spoiled(ChangesWon):
    pass


class NextOffer(PlayersTile):
    """A bid starts the next offer: the lowest, or the one that the winner has ``chosen``."""

    chosen: bool


# -- the end ---------------------------------------------------------------------------------


class Won(IbidFact):
    seats: tuple[Seat, ...]
    total: int


class Unsold(IbidFact):
    numbers: tuple[int, ...]


class Counted(IbidFact):
    """The points of a player: the prices of the tiles that count, and ``each`` for each of these.

    ``tiles`` is how many the score pile has.
    """

    seat: Seat
    tiles: int
    counting: tuple[Tile, ...]
    each: int
    total: int


class Column(IbidFact):
    pass


# -- the audit, and corrections of the list --------------------------------------------------


class OptionNumber(OfNumber):
    pass


class TileUndescribed(OfNumber):
    pass


class TileDiffers(OfNumber):
    pass


class NoSuchTile(OfNumber):
    pass


class HandKnown(IbidFact):
    """All tiles of a hand are known: those with these numbers."""

    numbers: tuple[int, ...]


class Out(OfNumber):
    """The tile is elsewhere, and ``entry`` is its last entry; ``whose`` is the pile or the hand."""

    where: Where
    whose: Seat | None
    entry: Place


class Override(OfNumber):
    pass


class ListCorrected(OfTile):
    pass


# -- what was remarkable ---------------------------------------------------------------------


class MentionOwnTile(PlayersTile):
    pass


class MentionHot(IbidFact):
    """So many players skipped an offer of this total before somebody took it."""

    seat: Seat
    skips: int
    total: int


class MentionTurned(OfferEnds):
    """One bid alone was not inside the offer; ``bidders`` is how many bid."""

    seat: Seat
    worth: int
    bidders: int
