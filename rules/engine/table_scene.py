"""The standard scene: the places round a table, what lies on it, and the cards of each player.

What lies there may be a card or more in the middle, rows, piles, or a grid. A game publishes it
(``table.scene = TableScene(...)``) and needs no templates: boards, pads, replays and pages of watchers draw it,
with the beats of the last reveal. A game with a scene of its own may still be drawn like this; its ``layout``
makes one from the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from rules.engine.beats import Kind
from rules.facts import Seat
from rules.sealed import Sealed

Card: TypeAlias = int | str
"""The value of a card, as prompts have it."""

C = TypeVar("C", bound=Card)

Fate: TypeAlias = Literal["", "none", "taken", "low", "matched", "bad", "moved"]
"""What has become of a player's card: nothing; it takes what is in the middle; it takes something else,
as the lowest; another card matches it; it takes what nobody wants; it has gone to another place on the
table. Empty while nothing is decided.
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
    row: str = ""
    """The row that the card has joined, or has begun anew."""

    def with_rows(self, rows: Sequence[Row[Any]], counts: Mapping[Any, int] | None = None) -> Place:
        """Return it with what its card has done in the present reveal: joined a row, or made its player take one.

        It brings what the cards of that row count: ``counts``, or one each.

        >>> ana = Seat("ana")
        >>> row = Row("2", (LaidCard(17), LaidCard(22))).add(30, ana)
        >>> place = Place(ana, 30)
        >>> place.with_rows([row]).fate, place.with_rows([row.taken(ana, leaves=1)], {17: 5, 22: 1}).gain
        ('moved', 6)
        """
        for row in rows:
            if not row.is_joined_by(self.seat):
                continue
            if taken := row.taken_by(self.seat):
                brings = sum((counts or {}).get(card, 1) for card in taken)
                return replace(self, fate="bad", gain=brings, row=row.name)
            return replace(self, fate="moved", row=row.name)
        return self


@dataclass(frozen=True, slots=True)
class Middle:
    """What the players play for: its cards, the newest last, and who takes them."""

    cards: Sequence[Card] = ()
    taken_by: Sequence[Seat] = ()


@dataclass(frozen=True, slots=True)
class LaidCard(Generic[C]):
    """A card that lies on the table: all the time, or since a moment of the reveal, or until one."""

    card: C
    since: Moment | None = None
    until: Moment | None = None
    by: Seat | None = None
    """Whose card it is: it comes from their place, and no longer lies there."""
    slot: int | None = None
    """Its place in a row or a grid, from 0; None for the one after the card before it."""


@dataclass(frozen=True, slots=True)
class Row(Generic[C]):
    """A row of cards. The last one is its end, which the next card joins.

    A game that keeps its rows like this needs to know nothing of beats:

    >>> row = Row("2", (LaidCard(17), LaidCard(22)), room=2).add(30, Seat("ana"))
    >>> row.present, row.end
    ((17, 22, 30), 30)
    >>> row.taken(Seat("ana"), leaves=1).present
    (30,)
    >>> row.taken(Seat("ana"), leaves=1).taken_by(Seat("ana"))
    (17, 22)
    """

    name: str
    """What distinguishes it from the other rows of the table; beats and words have it."""
    cards: Sequence[LaidCard[C]] = ()
    room: int = 0
    """How many cards it is made for; where fewer lie there, the rest of their places are drawn."""

    @property
    def present(self) -> tuple[C, ...]:
        """The cards that lie there when all has been shown."""
        return tuple(each.card for each in self.cards if each.until is None)

    @property
    def end(self) -> C | None:
        """The last of them; None in an empty row."""
        return self.present[-1] if self.present else None

    @property
    def taken_at(self) -> Moment | None:
        """When it was taken last in the present reveal; None where nobody has."""
        until = [each.until for each in self.cards if each.until is not None]
        return until[-1] if until else None

    def is_joined_by(self, seat: Seat) -> bool:
        """Whether a player's card has come here in the present reveal."""
        return any(each.by == seat for each in self.cards)

    def taken_by(self, seat: Seat) -> tuple[C, ...]:
        """Return the cards that a player has taken in the present reveal."""
        when = Moment("take", seat)
        taken = [each.card for each in self.cards if each.until == when]
        left = sum(each.since == when and each.by is None for each in self.cards)
        return tuple(taken[: len(taken) - left])

    def add(self, card: C, seat: Seat) -> Row[C]:
        """Return it with one more card, which goes there from a player's place."""
        laid = LaidCard(card, since=Moment("move", seat), by=seat, slot=len(self.present))
        return replace(self, cards=(*self.cards, laid))

    def taken(self, seat: Seat, leaves: int = 0) -> Row[C]:
        """Return it after a player has taken its cards, all but the last ``leaves``, which move up."""
        when = Moment("take", seat)
        stays = self.present[len(self.present) - leaves :]
        cards = tuple(each if each.until else replace(each, until=when) for each in self.cards)
        moved = (LaidCard(card, since=when, slot=slot) for slot, card in enumerate(stays))
        return replace(self, cards=(*cards, *moved))

    def begin(self, card: C, seat: Seat) -> Row[C]:
        """Return it after a player has taken all its cards, and has begun it anew with a card of their own."""
        laid = LaidCard(card, since=Moment("take", seat), by=seat, slot=0)
        taken = self.taken(seat)
        return replace(taken, cards=(*taken.cards, laid))

    def settled(self) -> Row[C]:
        """Return it as it lies there once the reveal is over."""
        return replace(self, cards=tuple(map(LaidCard, self.present)))


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards on one another: the last one is seen, and how many there are."""

    name: str
    cards: Sequence[LaidCard[Any]] = ()
    count: int | None = None
    """How many cards lie there, where that is not the number of ``cards``."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Cards in lines and columns. A card's ``slot`` counts from the upper left corner."""

    columns: int
    lines: int
    cards: Sequence[LaidCard[Any]] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class TableScene:
    """One round, as everybody sees it. A game adds fields of its own in a subclass."""

    places: Sequence[Place]
    """In clockwise order."""
    middle: Middle | None = None
    """None in a game that has nothing in the middle."""
    aside: Sequence[LaidCard[Any]] = ()
    """What lies beside the middle."""
    rows: Sequence[Row[Any]] = ()
    piles: Sequence[Pile] = ()
    grid: Grid | None = None
    """Where there are rows, piles or a grid, the players sit on both sides of them, and nothing lies in the middle."""
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
    faces: Mapping[Any, str] = field(default_factory=dict)
    """What is printed on a card, where it is not its value: "K" for 13."""
    corners: Mapping[Any, int] = field(default_factory=dict)
    """A small number on a card: what it counts."""
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

    @property
    def laid(self) -> Sequence[LaidCard[Any]]:
        """All cards that lie in rows, on piles and in the grid, or did before the present reveal."""
        areas = (*self.rows, *self.piles, *([self.grid] if self.grid else ()))
        return tuple(card for area in areas for card in area.cards)

    def leaves_place(self, seat: Seat) -> Moment | None:
        """Return the moment at which a player's card leaves their place; None where it stays."""
        return next((laid.since for laid in self.laid if laid.by == seat), None)

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
