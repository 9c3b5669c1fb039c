"""A game's metadata: its name, who can play it, and its options.

Nothing here loads the game's rules, so the app can list every game cheaply.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, TypeAlias

from rules import refusals
from rules.engine.dealing import DEALER, app_deals
from rules.engine.deck_format import DeckFormat
from rules.engine.options import Badge, Choice, Option, Title, Toggle, read_all
from rules.engine.printed import PrintedDeck
from rules.errors import Illegal, Malformed, Refused
from rules.facts import Fact, Json

Values: TypeAlias = Mapping[str, Json]
"""The value of each option, by name."""

SEATS = 8
"""How many can sit at a table."""


@dataclass(frozen=True)
class Form:
    """A way to play a game: its name, and the values of the options that make it.

    The forms of a game set the same options, each in its own way.
    """

    name: str
    label: str
    help: str
    values: Values


@dataclass(frozen=True)
class Meta:
    """A game's metadata: ``least`` to ``most`` players, and its options."""

    id: str
    name: str
    tagline: str
    credit: str
    least: int
    most: int
    minutes: tuple[int, int]
    """How long a game takes, from and to, with the default options."""
    difficulty: int
    """How hard the game is to learn and to play: 1 to 3, the publisher's figure where there is one."""
    best: tuple[int, int]
    """The numbers of players that the game is best with, from and to."""
    forms: tuple[Form, ...] = ()
    """The ways to play it, in the order to learn them; the defaults make one of them."""
    options: tuple[Option, ...] = ()
    objection: Callable[[int, Values], Fact | None] = field(default=lambda _players, _values: None)
    """Why this combination of players and options is not allowed, or None."""
    summary: Callable[[int, Values], Fact | None] = field(default=lambda _players, _values: None)
    """What the setup page says of the deck for these players and options, or None."""
    derived: Callable[[int, Values], Mapping[str, Json]] = field(
        default=lambda _players, _values: {}
    )
    """What messages may ask for like an option, since it follows from these players and options."""
    idle: Callable[[Values], Collection[str]] = field(default=lambda _values: ())
    """The names of the options that have no effect beside these values; pages hide them."""
    deck: DeckFormat | None = None
    """How lists of the deck's cards are read and made, if the players may bring their own deck."""
    printed: tuple[PrintedDeck, ...] = ()
    """Decks to print and cut, for players who have no cards for it; the faces are in ``cards.html``."""
    seal: str = "lock"
    """The icon in the wax of a sealed card, of ``static/icons/icons.svg``."""
    place: int = 50
    """Its position in the list of games: low numbers first, equal ones by title."""
    unit: Literal["points", "cents"] = "points"
    """What its scores count, as in its ``Standings``."""
    also: str = ""
    """By which names people know it, or a game like it, as a sentence; empty where there are none."""

    def __post_init__(self) -> None:
        """Check how many can play.

        :raises ValueError: when that is nobody, or more than can sit at a table.
        """
        if not 1 <= self.least <= self.most <= SEATS:
            raise ValueError(
                f"{self.least} to {self.most} players: at most {SEATS} can sit at a table"
            )

    def defaults(self, players: int) -> dict[str, Any]:
        """Return the default of every option, by name, for a number of players."""
        return {option.name: option.default_for(players) for option in self.options}

    @property
    def can_deal(self) -> bool:
        """Whether the app can deal: the game has the option of who does."""
        return any(option.name == DEALER for option in self.options)

    def app_deals(self, values: Values) -> bool:
        """Whether the app deals with these values."""
        return self.can_deal and app_deals(values)

    def title(self, values: Values) -> str:
        """Return the title for these values: the name that the host typed, or else the game's own."""
        given = (values.get(each.name) for each in self.options if isinstance(each, Title))
        return str(next(filter(None, given), self.name))

    def badge_of(self, form: Form) -> Badge:
        """Return whose a form is: the badge of what it sets, empty for the game as published."""
        for option in self.options:
            value = form.values.get(option.name)
            if isinstance(option, Toggle) and value and option.badge:
                return option.badge
            if isinstance(option, Choice) and value is not None and option.badges.get(value):
                return option.badges[value]
        return ""

    def form(self, values: Values) -> Form | None:
        """Return the form that the values make, or None."""
        same = (
            form
            for form in self.forms
            if all(values.get(name) == value for name, value in form.values.items())
        )
        return next(same, None)

    def next_form(self, values: Values) -> Form | None:
        """Return the form to learn after the one that the values make, or None."""
        form = self.form(values)
        if form is None:
            return None
        return next(iter(self.forms[self.forms.index(form) + 1 :]), None)

    def settle(self, players: int, given: Values) -> dict[str, Any]:
        """Return the value of every option: checked where ``given``, otherwise its default.

        :raises Malformed: for an unknown option or a value of the wrong kind.
        :raises Illegal: for a number of players, a value or a combination that is not allowed.
        """
        if unknown := sorted(set(given) - {option.name for option in self.options}):
            raise Malformed(refusals.Option(name=unknown[0]), given=given)
        if not self.least <= players <= self.most:
            raise Illegal(refusals.Players(low=self.least, high=self.most, players=players))
        values = read_all(self.options, players, given)
        if (why := self.objection(players, values)) is not None:
            raise Illegal(why, given=given)
        return values

    def sample(self, rng: Random, players: int) -> dict[str, Any]:
        """Draw allowed values for all options; repeat until a combination is allowed."""
        while True:
            try:
                return self.settle(
                    players, {option.name: option.sample(rng, players) for option in self.options}
                )
            except Refused:
                continue
