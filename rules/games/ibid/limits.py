"""I Bid You Not: which actions of an offer work, and which tiles they allow (#actions).

A *form* is a type with one of its two actions, such as "wrist-wash.a"; ``a`` is the first action
of the type in ``rulebook.md``, ``b`` the second.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from rules.facts import Fact
from rules.games.ibid.facts import (
    FollowBoth,
    FollowHigher,
    FollowLower,
    FollowPrice,
    MustBeHigher,
    MustBeLower,
    MustDiffer,
    MustShare,
    NeverAdded,
    NeverBid,
    NoNegative,
    NoPositive,
    NotHighest,
    NotLowest,
    OnlyActions,
    OnlyOne,
    OutsideOnly,
    PriceAscends,
    TypeNotThere,
    TypeThere,
)
from rules.games.ibid.scene import Laid, OfferAction, Silence
from rules.games.ibid.tiles import Tile

OPPOSITES = frozenset({"flown-mower", "wrist-wash", "thumb-hive", "remote-controll", "gamehat"})
"""Types whose two actions contradict each other: the one that was added last works."""
ELSEWHERE = frozenset({"headgrowns.a", "headgrowns.b", "telefishion.a", "telefishion.b"})
"""Forms that work in a score pile or in a hand, not in the offer."""
ONE_TIME = frozenset(
    {"smoak-alarm.a", "smoak-alarm.b", "laptopple.a", "bear-dryer.a", "digital-sock.b"}
)
"""Forms that work only at the moment when their tile is added."""
TURNS_WITHOUT_AUCTION = 3
"""For how many turns no auction may be declared after a Laptopple."""


def form(tile: Tile) -> str:
    """Return a tile's form, or "" for a tile without an action.

    >>> form(Tile(41, "wrist-wash", -1, "b"))
    'wrist-wash.b'
    """
    return f"{tile.type}.{tile.action}" if tile.action else ""


@dataclass(frozen=True)
class Winnings:
    """The tiles of a taken offer: scored, discarded, or into the winner's hand."""

    scored: tuple[Tile, ...]
    discarded: tuple[Tile, ...]
    to_hand: tuple[Tile, ...]
    pivot: Tile | None = None
    """The Walkie-Barkie of which the winner gets only the tiles to the right."""

    @property
    def total(self) -> int:
        """The sum of the prices that are scored."""
        return sum(tile.price for tile in self.scored)


@dataclass(frozen=True)
class Limits:
    """The actions of an offer in a turn; none if ``acting`` is False (the option "Actions")."""

    offer: tuple[Laid, ...]
    turn: int
    acting: bool = True

    @cached_property
    def offer_actions(self) -> tuple[OfferAction, ...]:
        """The tiles of the offer whose actions work from there or are silenced, in the order they were added."""
        if not self.acting:
            return ()
        lying = sorted(
            (each for each in self.offer if form(each.tile) not in {"", *ELSEWHERE, *ONE_TIME}),
            key=lambda each: each.nth,
        )
        muted = any(form(each.tile) == "swatphone.a" for each in lying)
        last = {each.tile.type: each.tile for each in lying}
        forms = {form(each.tile) for each in lying}
        return tuple(self._offer_action(each, last, forms, muted=muted) for each in lying)

    def _offer_action(
        self, laid: Laid, last: dict[str, Tile], forms: set[str], *, muted: bool
    ) -> OfferAction:
        tile = laid.tile
        silent: Silence = ""
        turns = None
        if form(tile) == "laptopple.b":
            turns = max(0, laid.turn + TURNS_WITHOUT_AUCTION + 1 - self.turn)
            silent = "" if turns else "over"
        if muted and form(tile) != "swatphone.a":
            silent = "swatphone"
        elif self._is_replaced(tile, last[tile.type]) or (
            form(tile) == "cashing-machine.a" and "cashing-machine.b" in forms
        ):
            silent = "twin"
        return OfferAction(tile, silent, turns)

    def _is_replaced(self, tile: Tile, last: Tile) -> bool:
        """Whether the ``last`` tile of its type works instead of a tile.

        Of the Gamehats only the last one works.
        """
        if tile.type == "gamehat":
            return tile != last
        return tile.type in OPPOSITES and tile.action != last.action

    @cached_property
    def forms(self) -> frozenset[str]:
        """The forms that work now."""
        return frozenset(form(work.tile) for work in self.offer_actions if not work.silent)

    def has(self, what: str) -> bool:
        """Whether a form works now."""
        return what in self.forms

    def working_tiles(self, what: str) -> list[Tile]:
        """Return the tiles whose form works now."""
        return [w.tile for w in self.offer_actions if form(w.tile) == what and not w.silent]

    @cached_property
    def muted(self) -> bool:
        """Whether a Swatphone or the options switch all actions off, except in score piles."""
        return not self.acting or self.has("swatphone.a")

    def counted_form(self, tile: Tile) -> str:
        """Return the form of a tile that is played now, or "" if its action is switched off."""
        return "" if self.muted else form(tile)

    @cached_property
    def winnings(self) -> Winnings:
        """Where the tiles of the offer go when it is taken (#walkie-barkie, #nightbulb)."""
        tiles = [laid.tile for laid in self.offer]
        lost: list[Tile] = []
        pivot = None
        if walkies := self.working_tiles("walkie-barkie.a"):
            at = max(index for index, tile in enumerate(tiles) if tile in walkies)
            pivot = tiles[at]
            lost, tiles = tiles[: at + 1], tiles[at + 1 :]
        burnt = self.working_tiles("nightbulb.a")
        kept = self.working_tiles("nightbulb.b")
        return Winnings(
            scored=tuple(tile for tile in tiles if tile not in burnt and tile not in kept),
            discarded=(*lost, *(tile for tile in tiles if tile in burnt)),
            to_hand=tuple(tile for tile in tiles if tile in kept),
            pivot=pivot,
        )

    # -- adding ------------------------------------------------------------------------

    def objection_to_adding(self, tile: Tile) -> Fact | None:
        """Return why a tile may not be added in a turn, or None (#adding)."""
        own = self.counted_form(tile)
        if own == "telefishion.a":
            return NeverAdded()
        if own == "digital-sock.b":
            return None
        return self._alone(tile, own) or self._in_order(tile) or self._fitting(tile)

    def objection_beside(self, tile: Tile, hand: Iterable[Tile]) -> Fact | None:
        """Return why a tile may not be added beside the others of its hand, or None (#thumb-hive)."""
        if self.counted_form(tile) == "digital-sock.b":
            return None
        numbers = [each.number for each in hand]
        if self.has("thumb-hive.a") and tile.number != max(numbers):
            return NotHighest(max(numbers))
        if self.has("thumb-hive.b") and tile.number != min(numbers):
            return NotLowest(min(numbers))
        return None

    def _alone(self, tile: Tile, own: str) -> Fact | None:
        """Return why a second Digital Sock may not be added, or None."""
        socks = [each.tile for each in self.offer if each.tile.type == "digital-sock"]
        if tile.type == "digital-sock" and socks:
            if own == "digital-sock.a":
                return OnlyOne(there=socks[0].number)
            if theirs := self.working_tiles("digital-sock.a"):
                return OnlyOne(there=theirs[0].number)
        return None

    def could_be_added(self, number: int) -> bool:
        """Whether any tile with this number could be added."""
        if self.has("refrigergator.b"):
            return number < self.offer[-1].tile.number
        return self.has("refrigergator.a") or number > self.offer[-1].tile.number

    def note(self) -> Fact:
        """Return a short hint about which tiles may be added."""
        last = self.offer[-1].tile
        by_price, lower = self.has("refrigergator.a"), self.has("refrigergator.b")
        if by_price and lower:
            return FollowBoth(last.number, last.price)
        if by_price:
            return FollowPrice(last.price)
        return FollowLower(last.number) if lower else FollowHigher(last.number)

    def is_outside(self, number: int) -> bool:
        """Whether a number is below the lowest or above the highest of the offer."""
        low, high = self.ends
        return not low <= number <= high

    @cached_property
    def offer_types(self) -> frozenset[str]:
        """The types of the offer."""
        return frozenset(each.tile.type for each in self.offer)

    @cached_property
    def ends(self) -> tuple[int, int]:
        """The lowest and the highest number of the offer."""
        numbers = [each.tile.number for each in self.offer]
        return min(numbers), max(numbers)

    def _in_order(self, tile: Tile) -> Fact | None:
        last = self.offer[-1].tile
        by_price, lower = self.has("refrigergator.a"), self.has("refrigergator.b")
        if by_price and tile.price <= last.price:
            return PriceAscends(price=tile.price, last=last.price)
        if lower and tile.number >= last.number:
            return MustBeLower(last.number)
        if not by_price and not lower and tile.number <= last.number:
            return MustBeHigher(last.number)
        return None

    def _fitting(self, tile: Tile) -> Fact | None:
        """Return why the actions of the offer do not allow a tile's type, price or action, or None."""
        if (why := self._acting_only(tile)) is not None:
            return why
        if self.has("flown-mower.a") and tile.type in self.offer_types:
            return TypeThere(tile.type)
        if self.has("flown-mower.b") and tile.type not in self.offer_types:
            return TypeNotThere(tile.type)
        if self.has("remote-controll.a") and tile.price < 0:
            return NoNegative(tile.price)
        if self.has("remote-controll.b") and tile.price > 0:
            return NoPositive(tile.price)
        for hat in self.working_tiles("gamehat.a"):
            if tile.price == hat.price or tile.type == hat.type:
                return MustDiffer(hat)
        for hat in self.working_tiles("gamehat.b"):
            if tile.price != hat.price and tile.type != hat.type:
                return MustShare(hat)
        return None

    def _acting_only(self, tile: Tile) -> Fact | None:
        if self.has("swatphone.b") and not tile.action:
            return OnlyActions(tile.number)
        return None

    # -- bidding and skipping ----------------------------------------------------------

    def objection_to_bidding(self, tile: Tile) -> Fact | None:
        """Return why a tile may not be bid, or None (#auctions)."""
        if self.counted_form(tile) == "telefishion.b":
            return NeverBid()
        return self._acting_only(tile)

    def objection_to_putting(self, tile: Tile, *, in_order: bool) -> Fact | None:
        """Return why a tile may not be added to pay for a skip, or None (#skipping, #ends)."""
        if self.counted_form(tile) == "telefishion.a":
            return NeverAdded()
        if in_order and not self.is_outside(tile.number):
            return OutsideOnly(*self.ends)
        return None

    @property
    def turns_without_auction(self) -> int:
        """For how many turns no auction may be declared (Laptopple); 0 if one may be."""
        working = (work for work in self.offer_actions if not work.silent)
        left = (work.turns or 0 for work in working if form(work.tile) == "laptopple.b")
        return max(left, default=0)
