"""I Bid You Not: the scene, what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from rules.facts import Seat
from rules.games.ibid.tiles import Tile
from rules.sealed import Sealed

Stage = Literal["start", "turn", "bids", "auction", "skip", "won", "over"]
How = Literal["start", "turn", "skip"]
Fate = Literal["", "starts", "returned", "discarded", "won"]
BidState = Literal["waits", "asked", "skipped", "won", "ignored"]
Silence = Literal["", "swatphone", "twin", "over"]
PlaceState = Literal["sealed", "awaited", "choosing", "won", "shown", "void", "away"]
Asked = Literal["sealed", "awaited", ""]
"""Whether a player has sealed, has to answer, or is not asked."""
CHOOSES: Mapping[Stage, str] = {
    "auction": "scene-choosing",
    "won": "scene-choosing",
    "skip": "scene-adding",
    "bids": "scene-bidding",
}
"""What somebody does who is asked at a stage, as a message; at the others they are to play."""


@dataclass(frozen=True)
class Laid:
    """A tile in the offer.

    ``by`` laid it (None for the draw pile), in turn number ``turn``, as the ``nth`` tile that was
    laid in the game. ``how`` says whether it started the offer, or a turn or a skip added it.
    """

    tile: Tile
    by: Seat | None
    how: How
    turn: int
    nth: int


@dataclass(frozen=True)
class OfferAction:
    """A tile of the offer with an action; ``silent`` is the reason why it does not work, or ""."""

    tile: Tile
    silent: Silence = ""
    turns: int | None = None
    """For how many more turns it works; None without such a limit."""


@dataclass(frozen=True)
class Bid:
    """A bid that was turned over: one tile, or two whose numbers are added."""

    seat: Seat
    tiles: tuple[Tile, ...]
    state: BidState = "waits"
    fate: Fate = ""

    @property
    def worth(self) -> int:
        """The sum of its numbers."""
        return sum(tile.number for tile in self.tiles)

    @property
    def rank(self) -> tuple[int, int]:
        """The sort key: its worth, then its highest number."""
        return self.worth, max(tile.number for tile in self.tiles)


@dataclass(frozen=True)
class Sold:
    """A tile of the last offer that was taken, and where it went."""

    tile: Tile
    fate: Literal["scored", "discarded", "hand"]


class AtPlace(NamedTuple):
    """What a place at the board shows of its player: its state, the message that says it, and its icon."""

    state: PlaceState
    says: str
    sign: str


@dataclass(frozen=True)
class Scene:
    """One moment of a game; ``bids`` are in the order in which the bidders are asked.

    The result of an auction (``bids``, ``band``, ``winner``, ``sold``) stays until the next turn is
    played.
    """

    stage: Stage
    offer: tuple[Laid, ...] = ()
    number: int = 1
    """The number of the offer, from 1."""
    turn: int = 0
    seat: Seat | None = None
    """Whose turn it is; in an auction, who declared it."""
    asked: Seat | None = None
    """Who is asked to take the offer or skip."""
    bids: tuple[Bid, ...] = ()
    bid_openly: bool = False
    """Whether the bids of the last auction were made openly, one after the other."""
    inverted: bool = False
    band: tuple[int, int] | None = None
    """The offer's lowest and highest number when the bids were sorted."""
    winner: Seat | None = None
    sold: tuple[Sold, ...] = ()
    drawn: tuple[Tile, ...] = ()
    """The scored tiles that the present skip has discarded."""
    hands: Mapping[Seat, int] = field(default_factory=dict)
    """How many tiles each seat holds."""
    dealt: Mapping[Seat, Sealed[tuple[Tile, ...]]] = field(default_factory=dict)
    """The tiles that each seat holds, if the app has dealt them; each readable by its seat only."""
    piles: Mapping[Seat, tuple[Tile, ...]] = field(default_factory=dict)
    worth: Mapping[Seat, tuple[int | None, ...]] = field(default_factory=dict)
    """The points of each tile of each pile, in the same order; None where it does not count."""
    offer_actions: tuple[OfferAction, ...] = ()
    acting: bool = True
    """Whether the table plays with actions."""
    gone: tuple[Seat, ...] = ()
    sets: tuple[str, ...] = ("base",)
    worth_taken: int = 0
    """The sum of the prices that the offer's winner scores, with the actions that work now."""
    under: int | None = None
    """All tiles under this number are put away before the game; None if none are."""
    over: int | None = None
    """All tiles over this number are put away before the game; None if none are."""
    starter_is_drawn: bool = False
    """Whether the app draws who starts."""
    starter: Seat | None = None
    """Who starts; None while nobody knows, as with the next three."""
    tiles_played: int | None = None
    """How many tiles are played with."""
    smaller_hand: int = 0
    """How many tiles each hand has at first, or one more."""
    larger_hands: tuple[Seat, ...] = ()
    """The seats with one tile more, in the order of the deal."""

    def bid_of(self, seat: Seat) -> Bid | None:
        """Return the bid of a player."""
        return next((bid for bid in self.bids if bid.seat == seat), None)

    def at_place(self, seat: Seat, asked: Asked, *, sealing: bool, here: bool) -> AtPlace:
        """Return what the board shows of a player at their place.

        ``sealing`` is whether all who are asked seal, ``here`` whether the player's phone is connected.
        """
        if seat in self.gone:
            return AtPlace("away", "scene-has-left", "log-out")
        shown = self._at_place(seat, asked, sealing=sealing)
        if not here and shown.state in ("awaited", "choosing", "shown"):
            return AtPlace("away", "scene-away", "wifi-off")
        return shown

    def _at_place(self, seat: Seat, asked: Asked, *, sealing: bool) -> AtPlace:
        """Return the same of somebody who is there."""
        if sealing and asked == "sealed":
            return AtPlace("sealed", "scene-sealed", "lock")
        if sealing and asked and self.stage == "bids":
            return AtPlace("awaited", "scene-bidding", "hourglass")
        if asked == "awaited":
            return AtPlace("choosing", CHOOSES.get(self.stage, "scene-to-play"), "hand")
        if self.winner == seat:
            return AtPlace("won", "scene-took-it", "crown")
        bid = self.bid_of(seat)
        if bid and bid.state == "skipped":
            return AtPlace("shown", "scene-skipped", "arrow-right")
        if bid and bid.state == "ignored":
            return AtPlace("void", "scene-ignored", "x")
        if bid and self.stage in ("auction", "skip"):
            return AtPlace("shown", "scene-waiting", "hourglass")
        if not self.hands[seat]:
            return AtPlace("shown", "scene-no-tiles", "check")
        return AtPlace("shown", "scene-in-hand", "layers")

    @property
    def is_one(self) -> bool:
        """Whether the offer is a single tile."""
        return self.low == self.high

    @property
    def offer_low(self) -> int:
        """The same, where a prompt has a ``low`` of its own."""
        return self.low

    @property
    def offer_high(self) -> int:
        """The highest number of the offer, likewise."""
        return self.high

    @property
    def machine(self) -> Literal["lowest", "highest", "single", "none"]:
        """Which bid decides first, where a Cashing Machine or an offer of one tile decides it."""
        actions = [
            each.tile.action
            for each in self.offer_actions
            if not each.silent and each.tile.type == "cashing-machine"
        ]
        if actions:
            return "lowest" if "b" in actions else "highest"
        return "single" if self.is_one else "none"

    @property
    def left_in_box(self) -> Literal["some", "none"]:
        """Whether tiles are put away."""
        return "none" if self.under is None and self.over is None else "some"

    @property
    def larger_hand(self) -> int:
        """How many tiles the larger hands have."""
        return self.smaller_hand + 1

    @property
    def smaller_hands(self) -> tuple[Seat, ...]:
        """Who has the other hands."""
        return tuple(seat for seat in self.hands if seat not in self.larger_hands)

    @property
    def active_actions(self) -> tuple[OfferAction, ...]:
        """The tiles of the offer with an action that counts, also once it is scored (Headgrowns)."""
        scored = (each.tile for each in self.offer if each.tile.type == "headgrowns")
        return (
            *self.offer_actions,
            *(OfferAction(tile) for tile in scored if tile.action and self.acting),
        )

    @property
    def low(self) -> int:
        """The lowest number of the offer."""
        return min(laid.tile.number for laid in self.offer)

    @property
    def high(self) -> int:
        """The highest number of the offer."""
        return max(laid.tile.number for laid in self.offer)
