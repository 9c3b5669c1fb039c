"""The facts of I Bid You Not: what is told to the players. Their sentences are in ``words``."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.audit import EnteredAt
from rules.facts import Fact, Seat, Tells
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

    opening: ClassVar[Literal["bids", "decided", "nothing"]] = "bids"
    """What the board says before its reveal, where it is the first fact of that."""


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

    @property
    def is_one(self) -> bool:
        """Whether the offer is a single tile."""
        return self.low == self.high


# -- what is played with ---------------------------------------------------------------------


class LeftOut(OfNumber):
    """It was put away: ``low`` to ``high`` are played with."""

    low: int
    high: int


class Dealt(IbidFact):
    """The tiles are dealt; the hands of ``more`` have ``most`` tiles, the others ``least``."""

    tells = Tells.INSTRUCTION | Tells.REASON
    starter: Seat
    tiles: int
    most: int
    least: int
    more: tuple[Seat, ...]


class FirstOffer(OfTile):
    tells = Tells.ECHO


# -- a turn ----------------------------------------------------------------------------------


class Adds(PlayersTile):
    """A player adds a tile of their hand to the offer."""


class Added(Adds):
    """It is added in a turn, after the tile with the number ``before``."""

    tells = Tells.ECHO
    before: int


class NowWorks(OfTile):
    """The tile has an action, which works from now on, or is ``silent``."""

    tells = Tells.REASON
    silent: Silence


class Passed(IbidFact):
    """No auction may be declared for so many ``turns``, this one included."""

    tells = Tells.ECHO
    seat: Seat
    turns: int

    @property
    def more_turns(self) -> int:
        """For how many turns after this one."""
        return max(0, (self.turns or 0) - 1)


class Alarm(IbidFact):
    """A scored tile goes from one player to another; ``by`` added the Smoak Alarm."""

    frm: Seat
    to: Seat
    by: Seat
    tile: Tile

    @property
    def takes(self) -> bool:
        """Whether who gets the tile has added the Smoak Alarm."""
        return self.by == self.to


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
    tells = Tells.ECHO


class AuctionAtOnce(Auctioned):
    pass


class NoPart(IbidFact):
    tells = Tells.REASON
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

    @property
    def order(self) -> Literal["lowest", "highest"]:
        """Which bid comes first."""
        if self.why == "bids":
            return "lowest" if self.inverted else "highest"
        return "lowest" if self.why == "always" else "highest"

    @property
    def reason(self) -> Literal["always", "never", "none", "inside", "single", "outside"]:
        """Why: a Cashing Machine, or where the bids are; none where the machine changes nothing."""
        if self.why == "always":
            return "always"
        if self.why == "never":
            return "never" if self.inside else "none"
        if self.inverted:
            return "inside"
        return "single" if self.is_one else "outside"


class InOrder(IbidFact):
    """The bids, in the order in which the bidders are asked."""

    tells = Tells.REASON
    bids: tuple[Bid, ...]


class AllIgnored(IbidFact):
    pass


class NoBids(IbidFact):
    opening = "nothing"


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
    opening = "decided"
    seat: Seat


class Lost(PlayersTile):
    tells = Tells.REASON


class Put(Adds):
    """It pays for a skip; its ``place`` is the number of tiles left of it."""

    tells = Tells.ECHO
    opening = "nothing"
    place: int


class Took(IbidFact):
    """A player takes the offer and scores ``tiles``; ``why`` they have to, or None."""

    opening = "decided"
    seat: Seat
    why: Forced | None
    tiles: tuple[Tile, ...]
    total: int


class RightOf(OfTile):
    """Only what lies right of this Walkie-Barkie is won; the others are ``lost``."""

    tells = Tells.REASON
    lost: tuple[Tile, ...]


class ToHand(PlayersTile):
    tells = Tells.REASON


class Burnt(OfTile):
    tells = Tells.REASON


# -- after an auction ------------------------------------------------------------------------


class OptionBid(IbidFact):
    seat: Seat
    worth: int


class BidsToo(IbidFact):
    tells = Tells.REASON
    seat: Seat
    tiles: tuple[Tile, ...]


class Returned(IbidFact):
    tells = Tells.REASON
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
    tells = Tells.ECHO


class Spoiled(ChangesWon):
    tells = Tells.ECHO


class NextOffer(PlayersTile):
    """A bid starts the next offer: the lowest, or the one that the winner has ``chosen``."""

    tells = Tells.INSTRUCTION | Tells.REASON
    chosen: bool


# -- the end ---------------------------------------------------------------------------------


class Won(IbidFact):
    tells = Tells.SCORE
    seats: tuple[Seat, ...]
    total: int


class Unsold(IbidFact):
    tells = Tells.REASON
    numbers: tuple[int, ...]


class Counted(IbidFact):
    """The points of a player: the prices of the tiles that count, and ``each`` for each of these.

    ``tiles`` is how many the score pile has.
    """

    tells = Tells.REASON
    seat: Seat
    tiles: int
    counting: tuple[Tile, ...]
    each: int
    total: int

    @property
    def counts(self) -> Literal["all", "one", "some"]:
        """Whether all tiles count, or one, or some of them."""
        if len(self.counting) >= self.tiles:
            return "all"
        return "one" if len(self.counting) == 1 else "some"

    @property
    def prices(self) -> int:
        """The sum of the prices that count."""
        return sum(tile.price for tile in self.counting)

    @property
    def grown(self) -> int:
        """What the Headgrowns add to that."""
        return self.each * len(self.counting)


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
    entry: EnteredAt

    @property
    def entered_by(self) -> Seat | None:
        """Who entered it; None for the first offer."""
        return self.entry.seat

    @property
    def turn(self) -> int:
        """In which turn."""
        return self.entry.round

    @property
    def use(self) -> Literal["add", "bid", "gift", "other"]:
        """What they did with it."""
        if self.entry.what in ("add", "second", "put"):
            return "add"
        if self.entry.what == "bid":
            return "bid"
        return "gift" if self.entry.what == "gift" else "other"


class OddDeck(OfNumber):
    tells = Tells.REASON


class ListCorrected(OfTile):
    tells = Tells.ECHO


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
