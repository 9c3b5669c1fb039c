"""A standard scene, in the game's words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from markupsafe import Markup

from companion.presenters.base import BasePresenter
from companion.presenters.pending import Pending
from companion.presenters.show import Show
from companion.tables.roster import Person
from rules.engine.table_scene import Card, Grid, LaidCard, Pile, Place, Row, TableScene
from rules.facts import Seat

ROUND = re.compile(r"\b(deal|round)(\d+)")
"""The parts of a key's path that number deals and rounds."""
NO_FATE = ("", "none", "moved")
"""The fates of a card that say nothing across it."""
STATES = {
    "taken": "won",
    "low": "low",
    "matched": "void",
    "bad": "bad",
    "moved": "moved",
}
"""The state of a place, by what has become of its card."""
SIGNS = {
    "taken": "crown",
    "low": "hand-coins",
    "matched": "x",
    "bad": "frown",
    "moved": "arrow-right",
}
"""The icon before the words for that."""
BEATS = {"matched": "match", "taken": "take", "low": "take", "bad": "take", "moved": "move"}
"""The kind of the beat at which it is seen."""


class BoardCard(NamedTuple):
    """A card that lies in a row, on a pile or in a grid, as it is drawn."""

    laid: LaidCard[Any]
    slot: int
    """Its place, from 0."""
    face: str
    corner: int | None
    """The small number on it."""
    label: Markup
    """What it is for ears, where that is more than its face: "55, 7 bull heads"."""
    since: int
    """The beat since which it lies there; 0 for the start."""
    until: int
    """The beat until which it lies there; 0 for no end."""


class BoardArea(NamedTuple):
    """A row, a pile or the grid, as it is drawn."""

    kind: str
    """"row", "pile" or "grid"."""
    name: str
    label: Markup
    """What it is called: "Row 2"."""
    cards: Sequence[BoardCard]
    slots: int
    """How many places it has."""
    columns: int
    taken_by: Seat | None
    """Who has taken it in this reveal."""
    amount: int
    """How many cards lie there."""


@dataclass(frozen=True)
class BoardPlace:
    """A player's place as the board shows it."""

    place: Place
    seat: Seat
    person: Person
    here: bool
    face: str | None
    """What the card shows that lies there; None where it lies face down, or none does."""
    state: str
    """"choosing", "awaited", "sealed", "away", "shown", or what has become of the card: "won", "void" …"""
    words: Markup
    """That state in words, under the name."""
    sign: str
    """The icon before them."""
    choosing: Markup
    """The words for somebody who is asked, "choosing…"; else empty."""
    is_asked: bool
    """Whether the page itself marks whether this player has sealed."""
    is_asked_again: bool
    """Whether they are asked in secret for the next round while their last card lies there."""
    card: str
    """The state of the card: "won", "void", "bad", "sealed", "ghost", or nothing."""
    card_after: str
    """The state of the place where the card has left it: "sealed" or "ghost"."""
    has_fate: bool
    """Whether something has become of the card."""
    ribbon: Markup
    """The word on a ribbon across the card; empty without one."""
    ribbon_tone: str
    """The tone of the ribbon: "low", "quiet", or nothing for what is taken."""
    decided: tuple[str, Seat | None]
    """The kind and the seat of the beat at which it is seen what has become of the card."""


class Layout:
    """What lies on the table of a game that draws itself; templates call it ``t.layout``."""

    def __init__(
        self, base: BasePresenter, pending: Pending, show: Show, scene: TableScene
    ) -> None:
        self._base = base
        self._pending = pending
        self._show = show
        self.scene = scene

    def is_after(self, path: str) -> bool:
        """Whether the scene is of a later deal or round than a path, ``deal2/round5``; no if it has neither."""
        scene = {"deal": self.scene.deal, "round": self.scene.round}
        return any(int(number) < scene[name] for name, number in ROUND.findall(path))

    @property
    def places(self) -> list[BoardPlace]:
        """The players' places, clockwise."""
        return [self._shown(place) for place in self.scene.places]

    def _shown(self, place: Place) -> BoardPlace:
        seat, here = place.seat, self._base.here(place.seat)
        asked = self._pending.states.get(seat, "")
        is_up = place.card is not None
        has_fate = place.fate not in NO_FATE
        choosing = self._choosing(place) if asked else Markup()
        again = is_up and asked in {"awaited", "sealed"} and bool(self._pending.sealing)
        is_asked = bool(asked) and (again or not is_up)
        state, words, sign = self._state(place, asked, choosing, here=here)
        face_down = "sealed" if asked == "sealed" else "ghost"
        turned_up = "" if place.fate == "low" else STATES.get(place.fate, "")
        return BoardPlace(
            place,
            seat,
            self._base.person(seat),
            here,
            None if place.card is None else self.scene.face(place.card),
            asked if is_asked else state,
            words,
            sign,
            choosing,
            is_asked,
            again,
            turned_up if is_up else face_down,
            face_down,
            has_fate,
            self._ribbon(place, again=again) if is_up else Markup(),
            "" if place.fate == "taken" else "low" if place.fate == "low" else "quiet",
            self._beat_of(place),
        )

    def _choosing(self, place: Place) -> Markup:
        return self.waiting(place) or self._base.app_words("table", "scene-choosing")

    def _ribbon(self, place: Place, *, again: bool) -> Markup:
        """Return the word on a ribbon: of whoever is asked again, it says what the last card did."""
        has_fate = place.fate not in NO_FATE
        return self.ribbon(place) or (self.fate(place) if again and has_fate else Markup())

    def _state(
        self, place: Place, asked: str, choosing: Markup, *, here: bool
    ) -> tuple[str, Markup, str]:
        """Return the state of a place, its words and its icon."""
        is_up = place.card is not None
        has_left = place.seat in self._base.left and not asked
        if has_left and (not is_up or self._pending.sealing):
            return "away", self._base.app_words("table", "scene-left"), "log-out"
        if is_up and place.fate:
            state, sign = STATES.get(place.fate, "none"), SIGNS.get(place.fate, "minus")
            return state, self.fate(place), sign
        if is_up and asked == "awaited":
            return "choosing", choosing, "hand"
        if is_up:
            return "shown", self.face_up(place), "eye"
        if asked:
            return asked, choosing, "hourglass"
        if place.dummy:
            return "shown", self._base.app_words("table", "scene-dummy"), "bot"
        if not here:
            return "away", self._base.app_words("table", "scene-away"), "wifi-off"
        ready = self.waiting(place) or self._base.app_words("table", "scene-ready")
        return "shown", ready, "check"

    def _beat_of(self, place: Place) -> tuple[str, Seat | None]:
        """Return the beat at which it is seen what a card did: its own, or that of the first that is taken."""
        seat = place.seat
        own = BEATS.get(place.fate, "")
        if place.fate != "matched" and self._show.at("strike", seat):
            own = "strike"
        if own and self._show.at(own, seat):
            return own, seat
        for kind in ("take", "tell"):
            if self._show.at(kind):
                return kind, None
        return "turn", seat

    def fate(self, place: Place) -> Markup:
        """Return what has become of a player's card: "takes 7", "matched"."""
        return self._base.word("fate", place.fate or "open", place=place, scene=self._own_scene)

    def face_up(self, place: Place) -> Markup:
        """Return what is said of a card before anything is decided of it: "face up"."""
        return self._base.word("fate", "open", place=place, scene=self._own_scene)

    def waiting(self, place: Place) -> Markup:
        """Return what is said of a player who is asked, or whose card is not up yet: "playing…"; else empty."""
        return self._base.word("fate", "waiting", place=place, scene=self._own_scene)

    def ribbon(self, place: Place) -> Markup:
        """Return the word on a ribbon across a player's card, "highest"; empty without one."""
        return self._base.word("ribbon", place.fate or "none", place=place, scene=self._own_scene)

    @cached_property
    def areas(self) -> tuple[BoardArea, ...]:
        """The rows, piles and the grid, as they are drawn."""
        grid = self.scene.grid
        return (
            *map(self._row, self.scene.rows),
            *map(self._pile, self.scene.piles),
            *([self._grid(grid)] if grid else []),
        )

    def _row(self, row: Row[Any]) -> BoardArea:
        cards = tuple(self._laid(row.cards))
        places = max([row.room, *(card.slot + 1 for card in cards)])
        label = self._base.word("table", "row", area=row, scene=self._own_scene)
        taken = row.taken_at
        taker = taken.seat if taken is not None and self._show.at(*taken) else None
        return BoardArea("row", row.name, label, cards, places, places, taker, len(row.present))

    def _pile(self, pile: Pile) -> BoardArea:
        cards = tuple(card._replace(slot=0) for card in self._laid(pile.cards))
        label = self._base.word("table", "pile", area=pile, scene=self._own_scene)
        amount = len(pile.cards) if pile.count is None else pile.count
        return BoardArea("pile", pile.name, label, cards, 1, 1, None, amount)

    def _grid(self, grid: Grid) -> BoardArea:
        cards = tuple(self._laid(grid.cards))
        label = self._base.word("table", "grid", area=grid, scene=self._own_scene)
        slots = grid.columns * grid.lines
        return BoardArea("grid", "", label, cards, slots, grid.columns, None, len(cards))

    def _laid(self, cards: Sequence[LaidCard[Any]]) -> Iterator[BoardCard]:
        """Yield the cards that are drawn: one that goes is, only where the reveal shows it."""
        slot = -1
        for laid in cards:
            slot = slot + 1 if laid.slot is None else laid.slot
            until = self._show.at(*laid.until) if laid.until else 0
            if laid.until and not until:
                continue
            since = self._show.at(*laid.since) if laid.since else 0
            face, corner = self.scene.face(laid.card), self.corner(laid.card)
            yield BoardCard(laid, slot, face, corner, self.card_words(laid.card), since, until)

    def corner(self, card: Card) -> int | None:
        """Return the small number on a card; None where it has none."""
        return self.scene.corners.get(card)

    def card_words(self, card: Card) -> Markup:
        """Return what a card is for ears, where that is more than its face: "55, 7 bull heads"."""
        counts = self.corner(card)
        if counts is None:
            return Markup()
        return self._base.word("table", "card", card=card, counts=counts, scene=self._own_scene)

    @property
    def middle(self) -> Markup:
        """What lies in the middle: "Prize"."""
        return self._base.word("table", "middle", scene=self._own_scene)

    @property
    def middle_ribbon(self) -> Markup:
        """What has become of it, where nobody has all of it: "stays"; empty without such a word."""
        return self._base.word("table", "middle_ribbon", scene=self._own_scene)

    @property
    def aside(self) -> Markup:
        """What lies beside it: "Left before"."""
        return self._base.word("table", "aside", scene=self._own_scene)

    @property
    def aside_note(self) -> Markup:
        """The words under that; empty without any."""
        return self._base.word("table", "aside_note", scene=self._own_scene)

    @property
    def stake(self) -> Markup:
        """What is played for, on phones: "9 points to take"; where the game does not say it, the middle."""
        return self._base.word("table", "stake", scene=self._own_scene) or self.middle

    @property
    def _own_scene(self) -> object:
        """The scene as the game has published it."""
        return self._base.scene
