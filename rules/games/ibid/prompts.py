"""I Bid You Not: the prompts, made from the state of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rules.facts import Fact, Json, Seat
from rules.games.ibid.adjudicate import SKIP_PRICE, Order, face_value
from rules.games.ibid.facts import (
    CannotAdd,
    NoScored,
    NothingToAdd,
    OfferRuns,
    OptionAdd,
    OptionBid,
    OptionLose,
    OptionNone,
    OptionSkip,
    OptionTake,
    OptionTile,
    OutsideOnly,
    TwoTiles,
)
from rules.games.ibid.limits import Limits
from rules.games.ibid.prompt_kinds import Entered, EnterTile, PlaceInRow, Turn, number_options
from rules.games.ibid.tile_types import HIGH, LOW, PRICES, types_of
from rules.games.ibid.tiles import Tile
from rules.prompts import (
    Choose,
    Confirm,
    NamePlayer,
    Number,
    Option,
    PickCard,
    Prompt,
    Together,
    options,
)

if TYPE_CHECKING:
    from rules.games.ibid.state import State

DECLARE, PASS, DONE, NONE = "declare", "pass", "done", "none"
ALWAYS_ADDED = (("digital-sock", "b"),)
"""Types and actions that may be added whatever their number."""
TAKE, SKIP, LOSE, ADD = "take", "skip", "lose", "add"


class Prompts:
    """Makes the prompts of one game."""

    def __init__(self, auction: State) -> None:
        self.auction = auction

    # -- tiles -------------------------------------------------------------------------

    def tile(
        self,
        name: str,
        seat: Seat | None,
        judge: Callable[[Tile], Fact | None] = lambda _: None,
        *,
        liftable: bool = False,
        screen: Callable[[int], bool] = lambda _: True,
        note: Fact | None = None,
    ) -> EnterTile:
        """Return the prompt for a tile of a seat's hand; for None, of the draw pile."""
        auction = self.auction
        hand = auction.ledger.hand(seat, auction.hands[seat] if seat is not None else None)
        return EnterTile(
            name,
            known=auction.ledger.known(),
            types=auction.types,
            prices=PRICES,
            fresh=auction.ledger.fresh,
            out=hand,
            may_have=hand.may_have,
            downwards=auction.ledger.downwards(),
            judge=judge,
            liftable=liftable,
            held=hand.held,
            low=LOW,
            high=HIGH,
            screen=screen,
            note=note,
            wild=ALWAYS_ADDED,
            span=auction.ledger.span,
        )

    def tile_added(self, seat: Seat) -> EnterTile:
        """Return the prompt for the tile that a turn adds to the offer."""
        limits = self.auction.limits
        note = limits.note()
        return self.tile(
            "add", seat, limits.objection_to_adding, screen=limits.could_be_added, note=note
        )

    def tile_put(self, name: str, seat: Seat) -> EnterTile:
        """Return the prompt for the tile that a skip adds to the offer."""
        limits, in_order = self.auction.limits, self.auction.is_on("in_order")
        return self.tile(
            name,
            seat,
            lambda tile: limits.objection_to_putting(tile, in_order=in_order),
            screen=lambda number: not in_order or limits.is_outside(number),
            note=OutsideOnly(*limits.ends) if in_order else None,
        )

    def describe(self) -> EnterTile:
        """Return the host's prompt to correct what is known of a tile."""
        return EnterTile(
            "describe",
            known=dict(self.auction.ledger.book),
            types=types_of(("base", "odd", "double")),
            prices=PRICES,
            fresh=range(LOW, HIGH + 1),
            always=True,
        )

    # -- set-up ------------------------------------------------------------------------

    def size(self) -> Number:
        """Return the prompt for the number of tiles in the deck."""
        least = len(self.auction.table.seats) + 1
        return Number("size", least, len(self.auction.ledger.fresh))

    # -- a turn ------------------------------------------------------------------------

    def turn(self) -> Turn:
        """Return the prompt for a turn: add a tile or declare an auction, or pass while none may be."""
        auction = self.auction
        limits, seat = auction.limits, auction.seat
        add = self.tile_added(seat)
        other = PASS if limits.turns_without_auction else DECLARE
        branches: Mapping[str, Prompt[Any]] = {
            "add": add,
            other: Confirm(other),
        }
        out = {} if add.possible() else {"add": CannotAdd()}
        return Turn("turn", branches, out)

    def second(self, seat: Seat) -> Turn:
        """Return the prompt for a second tile in a turn, or none."""
        add = self.tile_added(seat)
        out = {} if add.possible() else {"add": CannotAdd()}
        return Turn("second", {"add": add, DONE: Confirm(DONE, away=True)}, out, away=DONE)

    # -- an auction --------------------------------------------------------------------

    def bid(self, seat: Seat, *, openly: bool = False) -> Prompt[Any]:
        """Return the prompt for a bid: a tile, or two under a Ceiling Van if the hand has two.

        ``openly`` is whether everybody sees it at once (Calculater).
        """
        called = "openbid" if openly else "bid"
        limits = self.auction.limits
        runs = OfferRuns(*limits.ends)
        if limits.has("ceiling-van.b") and self.auction.hands[seat] > 1:
            fields = {
                name: self.tile(name, seat, limits.objection_to_bidding, liftable=True, note=runs)
                for name in ("first", "second")
            }
            return Together(called, fields, _object_to_same_tile)
        return self.tile(called, seat, limits.objection_to_bidding, liftable=True, note=runs)

    def choice(self, seat: Seat) -> Choose:
        """Return the prompt to take the offer or skip.

        A seat that is away takes an offer whose prices add up to more than 0.
        """
        auction = self.auction
        limits, offer = auction.limits, auction.offer
        scored, hand = bool(auction.piles[seat]), auction.hands[seat]
        put = self.tile_put("put", seat)
        three = limits.has("wrist-wash.b")

        def out(choice: str) -> Fact | None:
            if choice == LOSE:
                return None if scored else NoScored()
            if choice == ADD and (not hand or not put.possible()):
                return NothingToAdd()
            return None

        def away(_: object) -> str:
            skips = (skip for skip in choices[1:] if out(skip) is None)
            return TAKE if face_value(offer) > 0 else next(skips)

        names: Mapping[str, Fact] = {
            TAKE: _take(limits),
            SKIP: OptionSkip(SKIP_PRICE if three else 1, add=not three),
            LOSE: OptionLose(),
            ADD: OptionAdd(),
        }
        either = auction.is_on("skip_either") and not three
        choices = (TAKE, LOSE, ADD) if either else (TAKE, SKIP)
        named = tuple(Option(choice, out(choice), names[choice]) for choice in choices)
        return Choose("choice", named, away=away)

    def scored(self, name: str, seat: Seat) -> PickCard:
        """Return the prompt, for chance, to draw one of a seat's scored tiles."""
        return PickCard(name, number_options(tile.number for tile in self.auction.piles[seat]))

    def put(self, seat: Seat) -> Prompt[Any]:
        """Return the prompt for the tile that a skip adds, and its place; "Skips at the ends" sets the place."""
        if self.auction.is_on("in_order"):
            return self.tile_put("put", seat)
        row: tuple[Json, ...] = tuple(
            [laid.tile.number, laid.tile.type, laid.tile.price] for laid in self.auction.offer
        )
        gaps = options(range(len(row) + 1))
        place = PlaceInRow("place", gaps, away=lambda _: len(row), row=row)
        return Together("put", {"place": place, "tile": self.tile_put("tile", seat)})

    def starts(self, found: Order) -> NamePlayer:
        """Return the winner's prompt for the bid that starts the next offer."""
        lowest = found.lowest.seat
        named = tuple(Option(bid.seat, name=OptionBid(bid.seat, bid.worth)) for bid in found.bids)
        return NamePlayer("starts", named, away=lambda _: lowest)

    def gift(self, seat: Seat) -> Turn:
        """Return the prompt to add a tile to what was won, or none (Aquariumbrella)."""
        give = self.tile("give", seat)
        return Turn("gift", {"add": give, NONE: Confirm(NONE, away=True)}, away=NONE)

    def spoil(self, won: tuple[Tile, ...]) -> Choose:
        """Return the prompt to discard a tile of what was won, or none (Aquariumbrella)."""
        tiles = tuple(Option(str(tile.number), name=OptionTile(tile)) for tile in won)
        none = Option(NONE, name=OptionNone())
        return Choose("spoil", (none, *tiles), away=lambda _: NONE)


def _take(limits: Limits) -> OptionTake:
    """Return what taking an offer brings, as a fact."""
    won = limits.winnings
    return OptionTake(
        total=won.total,
        tiles=len(won.scored),
        hand=len(won.to_hand),
        bids=limits.has("walkie-barkie.b"),
    )


def _object_to_same_tile(fields: Mapping[str, Any]) -> Fact | None:
    """Return why a bid of two tiles is not allowed: it has the same tile twice. Otherwise None."""
    first, second = fields["first"], fields["second"]
    if isinstance(first, Entered) and first.tile.number == second.tile.number:
        return TwoTiles(first.tile.number)
    return None
