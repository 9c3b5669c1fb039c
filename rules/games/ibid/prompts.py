"""I Bid You Not: the prompts, made from the state of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from rules.facts import Fact, Json, Seat
from rules.games.ibid.adjudicate import SKIP_PRICE, Order
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
from rules.games.ibid.prompt_kinds import (
    ChooseByHand,
    Entered,
    EnterTile,
    HandTile,
    OfHand,
    PlaceInRow,
    TakeOrSkip,
    TilesTogether,
    Turn,
    number_options,
)
from rules.games.ibid.tile_types import HIGH, LOW, PRICES, types_of
from rules.games.ibid.tiles import Tile
from rules.prompts import (
    Choose,
    Confirm,
    NamePlayer,
    Number,
    Option,
    PickCard,
    PrivatePrompt,
    Prompt,
    options,
)

if TYPE_CHECKING:
    from rules.games.ibid.state import State

T = TypeVar("T")

Hand: TypeAlias = tuple[Tile, ...] | None
"""The tiles of a hand that the app has dealt; None if people deal."""
Asked: TypeAlias = Prompt[Any] | PrivatePrompt[Any]

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

    def of_hand(
        self, name: str, seat: Seat, make: Callable[[Hand], Prompt[T]]
    ) -> Prompt[T] | PrivatePrompt[T]:
        """Return a prompt that ``make`` makes of the hand that the app has dealt, or of None.

        Only its player may see that of a hand.
        """
        hand = self.auction.dealt_hand(seat)
        return make(None) if hand is None else PrivatePrompt(name, hand.map(make))

    def tile_added(self, seat: Seat, hand: Hand) -> EnterTile | HandTile:
        """Return the prompt for the tile that a turn adds to the offer."""
        limits = self.auction.limits
        note = limits.note()
        if hand is not None:
            return HandTile(
                "add",
                hand,
                limits.objection_to_adding,
                lambda tile: limits.objection_beside(tile, hand),
                note=note,
            )
        return self.tile(
            "add", seat, limits.objection_to_adding, screen=limits.could_be_added, note=note
        )

    def tile_put(self, name: str, seat: Seat, hand: Hand = None) -> EnterTile | HandTile:
        """Return the prompt for the tile that a skip adds to the offer."""
        limits, in_order = self.auction.limits, self.auction.is_on("in_order")
        note = OutsideOnly(*limits.ends) if in_order else None

        def judge(tile: Tile) -> Fact | None:
            return limits.objection_to_putting(tile, in_order=in_order)

        if hand is not None:
            # Of a hand without such a tile an amendment may have made a skip: then it adds any.
            return HandTile(name, hand, judge, least=1, note=note)
        return self.tile(
            name,
            seat,
            judge,
            screen=lambda number: not in_order or limits.is_outside(number),
            note=note,
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

    def turn(self) -> Asked:
        """Return the prompt for a turn: add a tile or declare an auction, or pass while none may be.

        For a seat that is away the app adds a tile of a dealt hand at random, if any is allowed.
        """
        auction = self.auction
        limits, seat = auction.limits, auction.seat
        other = PASS if limits.turns_without_auction else DECLARE

        def make(hand: Hand) -> Turn:
            add = self.tile_added(seat, hand)
            branches: Mapping[str, Prompt[Any]] = {
                "add": add,
                other: Confirm(other, away=hand is not None),
            }
            possible = add.possible()
            away = None if hand is None else "add" if possible else other
            return Turn("turn", branches, {} if possible else {"add": CannotAdd()}, away=away)

        return self.of_hand("turn", seat, make)

    def second(self, seat: Seat) -> Asked:
        """Return the prompt for a second tile in a turn, or none."""

        def make(hand: Hand) -> Turn:
            add = self.tile_added(seat, hand)
            out = {} if add.possible() else {"add": CannotAdd()}
            return Turn("second", {"add": add, DONE: Confirm(DONE, away=True)}, out, away=DONE)

        return self.of_hand("second", seat, make)

    # -- an auction --------------------------------------------------------------------

    def bid(self, seat: Seat, *, openly: bool = False) -> Asked:
        """Return the prompt for a bid: a tile, or two under a Ceiling Van if the hand has two.

        ``openly`` is whether everybody sees it at once (Calculater).
        """
        called = "openbid" if openly else "bid"
        limits = self.auction.limits
        runs = OfferRuns(*limits.ends)
        two = limits.has("ceiling-van.b") and self.auction.hands[seat] > 1

        def tile(name: str, hand: Hand) -> EnterTile | HandTile:
            judge = limits.objection_to_bidding
            if hand is not None:
                return HandTile(name, hand, judge, least=2 if two else 1, note=runs)
            return self.tile(name, seat, judge, liftable=True, note=runs)

        def make(hand: Hand) -> Prompt[Any]:
            if not two:
                return tile(called, hand)
            fields = {name: tile(name, hand) for name in ("first", "second")}
            kind = TilesTogether if hand is None else OfHand
            return kind(called, fields, _object_to_same_tile)

        return self.of_hand(called, seat, make)

    def choice(self, seat: Seat) -> Asked:
        """Return the prompt to take the offer or skip.

        A seat that is away takes an offer whose prices add up to more than 0.
        """
        return self.of_hand("choice", seat, lambda hand: self._choice(seat, hand))

    def _choice(self, seat: Seat, dealt: Hand) -> Choose:
        auction = self.auction
        limits, offer = auction.limits, auction.offer
        scored, hand = bool(auction.piles[seat]), auction.hands[seat]
        put = self.tile_put("put", seat, dealt)
        can_put = bool(put.allowed()) if isinstance(put, HandTile) else put.possible()
        three = limits.has("wrist-wash.b")

        def out(choice: str) -> Fact | None:
            if choice == LOSE:
                return None if scored else NoScored()
            adds = choice == ADD or (choice == SKIP and dealt is not None and not three)
            return NothingToAdd() if adds and not (hand and can_put) else None

        def away(_: object) -> str:
            skips = (skip for skip in choices[1:] if out(skip) is None)
            return TAKE if sum(laid.tile.price for laid in offer) > 0 else next(skips, TAKE)

        names: Mapping[str, Fact] = {
            TAKE: _take(limits),
            SKIP: OptionSkip(SKIP_PRICE if three else 1, add=not three),
            LOSE: OptionLose(),
            ADD: OptionAdd(),
        }
        either = auction.is_on("skip_either") and not three
        choices = (TAKE, LOSE, ADD) if either else (TAKE, SKIP)
        named = tuple(Option(choice, out(choice), names[choice]) for choice in choices)
        if dealt is None:
            return TakeOrSkip("choice", named, away=away)
        return ChooseByHand("choice", named, away=away, by_hand=(SKIP, ADD))

    def scored(self, name: str, seat: Seat) -> PickCard:
        """Return the prompt, for chance, to draw one of a seat's scored tiles."""
        return PickCard(name, number_options(tile.number for tile in self.auction.piles[seat]))

    def put(self, seat: Seat) -> Asked:
        """Return the prompt for the tile that a skip adds, and its place; "Skips at the ends" sets the place."""
        return self.of_hand("put", seat, lambda hand: self._put(seat, hand))

    def _put(self, seat: Seat, hand: Hand) -> Prompt[Any]:
        if self.auction.is_on("in_order"):
            return self.tile_put("put", seat, hand)
        row: tuple[Json, ...] = tuple(
            [laid.tile.number, laid.tile.type, laid.tile.price] for laid in self.auction.offer
        )
        gaps = options(range(len(row) + 1))
        place = PlaceInRow("place", gaps, away=lambda _: len(row), row=row)
        kind = TilesTogether if hand is None else OfHand
        return kind("put", {"place": place, "tile": self.tile_put("tile", seat, hand)})

    def starts(self, found: Order) -> NamePlayer:
        """Return the winner's prompt for the bid that starts the next offer."""
        lowest = found.lowest.seat
        named = tuple(Option(bid.seat, name=OptionBid(bid.seat, bid.worth)) for bid in found.bids)
        return NamePlayer("starts", named, away=lambda _: lowest)

    def gift(self, seat: Seat) -> Asked:
        """Return the prompt to add a tile to what was won, or none (Aquariumbrella)."""

        def make(hand: Hand) -> Turn:
            give = self.tile("give", seat) if hand is None else HandTile("give", hand)
            return Turn("gift", {"add": give, NONE: Confirm(NONE, away=True)}, away=NONE)

        return self.of_hand("gift", seat, make)

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
