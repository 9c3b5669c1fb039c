"""The standard scene: the places round a table, what lies in the middle, and the cards of each player.

A game publishes it (``table.scene = TableScene(...)``) and needs no templates: boards, pads,
replays and pages of watchers draw it, with the beats of the last reveal. A game with a scene of its
own may still be drawn like this; its ``layout`` makes one from the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeAlias

from rules.engine.beats import Kind
from rules.facts import Seat
from rules.sealed import Sealed

Card: TypeAlias = int | str
"""The value of a card, as prompts have it."""

Fate: TypeAlias = Literal["", "none", "taken", "low", "matched", "bad", "gone"]
"""What has become of a player's card: nothing; it takes what is in the middle; it takes something else,
as the lowest; another card matches it; it takes what nobody wants; its player has left. Empty while
nothing is decided.
"""


class Moment(NamedTuple):
    """A moment of the reveal: the first beat of this kind, of a seat or a thing where it is given."""

    kind: Kind
    seat: Seat | None = None
    what: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """One player's place. ``card`` is None until it is face up for everybody."""

    seat: Seat
    card: Card | None = None
    fate: Fate = ""
    gain: int | None = None
    """The points that the card brings its player, where the words need them."""
    lies_open: bool = False
    """Whether the card was face up before anything was decided, so that no beat turns it up."""
    dummy: bool = False
    """Whether nobody sits there."""


@dataclass(frozen=True, slots=True)
class Middle:
    """What the players play for: its cards, the newest last, and who takes them."""

    cards: Sequence[Card] = ()
    taken_by: Sequence[Seat] = ()


@dataclass(frozen=True, slots=True)
class Aside:
    """A card beside the middle, between two moments of the reveal; without these it lies there all the time."""

    card: Card
    since: Moment | None = None
    until: Moment | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableScene:
    """One round, as everybody sees it. A game adds fields of its own in a subclass."""

    places: Sequence[Place]
    """In clockwise order."""
    middle: Middle | None = None
    """None in a game that has nothing in the middle."""
    aside: Sequence[Aside] = ()
    hands: Mapping[Seat, Sequence[Card]] = field(default_factory=dict)
    """The cards that each player still has, where the app knows them. Each phone shows its own."""
    dealt: Mapping[Seat, Sealed[Any]] = field(default_factory=dict)
    """The cards that the app has dealt to each player and that are still in hand: secret, each for its seat.

    Each phone shows its own while its player holds a button, and in a question that picks from them.
    """
    open_hands: bool = False
    """Whether phones show the hands of all."""
    captures: Mapping[Seat, Sequence[Card]] = field(default_factory=dict)
    """The cards that each player has won."""
    faces: Mapping[Card, str] = field(default_factory=dict)
    """What is printed on a card, where it is not its value: "K" for 13."""
    deal: int = 0
    deals: int = 0
    """How many deals there are; 0 in a game that is dealt only once."""
    round: int = 0
    rounds: int = 0

    @property
    def round_key(self) -> str:
        """A name for the cards of this round, which no other round of the game has."""
        return f"{self.deal}-{self.round}"

    @property
    def is_up(self) -> bool:
        """Whether the players' cards are face up."""
        return any(place.card is not None and not place.dummy for place in self.places)

    def face(self, card: Card) -> str:
        """Return what is printed on a card.

        >>> scene = TableScene(places=(), faces={13: "K"})
        >>> [scene.face(card) for card in (13, 7, -5)]
        ['K', '7', '−5']
        """
        return self.faces.get(card, str(card).replace("-", "−"))

    def place(self, seat: Seat) -> Place:
        """Return the place of a seat.

        :raises KeyError: when it has none.
        """
        for place in self.places:
            if place.seat == seat:
                return place
        raise KeyError(seat)
