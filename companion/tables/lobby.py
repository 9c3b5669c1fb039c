"""The lobby: the chosen game, its options, and the reason why it cannot start yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from companion.tables.roster import CurrentGame, Roster
from rules.engine import registry
from rules.engine.meta import Form, Meta
from rules.engine.options import (
    Carried,
    Choice,
    Count,
    Lines,
    MultipleChoice,
    Option,
    Title,
    Toggle,
)
from rules.engine.referee import Referee
from rules.errors import Refused
from rules.facts import Fact, Json


@dataclass(frozen=True)
class Field:
    """An option as the setup form shows it; ``low`` and ``high`` are the range of a count."""

    option: Option
    kind: str
    value: Any
    low: int = 0
    high: int = 0


@dataclass(frozen=True)
class Lobby:
    """The games to choose from, and the chosen one with its options.

    ``objection`` is the reason why the game cannot start, or None.
    """

    games: tuple[Meta, ...]
    chosen: Meta
    fields: tuple[Field, ...]
    values: Mapping[str, Json]
    """The value of every option as the lobby shows it."""
    players: int
    """The number of players: the people here, or the nearest number that can play."""
    objection: Fact | None
    summary: Fact | None
    """What has to lie on the table for these options; None while they contradict each other."""

    @property
    def title(self) -> str:
        """What is played with these options."""
        return self.chosen.title(self.values)

    @property
    def form(self) -> Form | None:
        """The form of the chosen game that these options make, or None."""
        return self.chosen.form(self.values)

    def start_options(self, roster: Roster) -> dict[str, Json]:
        """Return the value of every option, for starting the chosen game.

        :raises Refused: if the game cannot start with these options and players.
        """
        given = {**_remembered_options(self.chosen, roster), **roster.options}
        return self.chosen.settle(len(roster.players()), given)


@dataclass(frozen=True)
class InForce:
    """An option that is in force in a game: its label, its value in words, and whose rule it is."""

    label: str
    value: str
    rule: str


class Answers(NamedTuple):
    """How an option that is on, off or empty is told."""

    yes: str = "yes"
    no: str = "no"
    none: str = "none"


ENGLISH = Answers()


def in_force(
    playing: CurrentGame, meta: Meta, answers: Answers = ENGLISH, referee: Referee | None = None
) -> list[InForce]:
    """Return the options of a game that decide how it is played, in the words of its metadata.

    With the game's referee they are those in force now, without it those that the game began with.
    """
    players = len(playing.setup.seats)
    options = playing.setup.options if referee is None else referee.table.options
    return _all_in_words(meta, {**meta.defaults(players), **options}, answers)


def picked(chosen: Lobby, answers: Answers = ENGLISH) -> list[InForce]:
    """Return the options that are picked for the next game, and decide how it is played."""
    return _all_in_words(chosen.chosen, chosen.values, answers)


def _all_in_words(meta: Meta, values: Mapping[str, Any], answers: Answers) -> list[InForce]:
    idle = meta.idle(values)
    return [
        _in_words(option, values[option.name], answers)
        for option in meta.options
        if not isinstance(option, Carried | Lines | Title)
        and option.name not in idle
        and not _is_none(option, values[option.name])
    ]


def _is_none(option: Option, value: Any) -> bool:
    """Whether an option is a count of 0, which is not shown: "Dummies: 0" is no information."""
    return isinstance(option, Count) and option.low == 0 == value


def _in_words(
    option: Toggle | Choice | MultipleChoice | Count, value: Any, answers: Answers
) -> InForce:
    match option:
        case Choice():
            badge = option.badges.get(value) or option.badge
            return InForce(option.label, str(option.choices[value]), badge)
        case MultipleChoice():
            chosen = [label for each, label in option.choices.items() if each in value]
            return InForce(option.label, ", ".join(chosen) or answers.none, option.badge)
        case Toggle():
            return InForce(
                option.label, answers.yes if value else answers.no, option.badge if value else ""
            )
        case Count():
            return InForce(option.label, str(value), option.badge)


def lobby(roster: Roster, meta_of: Callable[[str], Meta] = registry.meta) -> Lobby:
    """Return the lobby of a roster; until a game is chosen, it shows the first one.

    ``meta_of`` returns the metadata of a game, in the language of who looks.
    """
    games = tuple(meta_of(game) for game in registry.GAMES)
    chosen = meta_of(roster.game) if roster.game in registry.GAMES else games[0]
    players = len(roster.players())
    known = {name: value for name, value in roster.options.items() if _has_option(chosen, name)}
    given = {**_remembered_options(chosen, roster), **known}
    objection = None
    try:
        chosen.settle(players, given)
    except Refused as refused:
        objection = refused.why
    summary = None
    # With too few (or too many) people, show the options for the nearest possible number.
    shown = min(max(players, chosen.least), chosen.most)
    values = {**chosen.defaults(shown), **given}
    idle = chosen.idle(values)
    if chosen.objection(shown, values) is None:
        summary = chosen.summary(shown, values)
    options = [
        option
        for option in chosen.options
        if not isinstance(option, Carried)
        and option.name not in idle
        and not _is_all_in_forms(option, chosen)
    ]
    fields = tuple(_field(option, shown, given) for option in options)
    return Lobby(games, chosen, fields, values, shown, objection, summary)


def read_options(game: str, raw: Mapping[str, Json]) -> dict[str, Json]:
    """Return the options of a game that ``raw`` sets; names of other options are left out.

    Whether they fit together is not checked here.

    :raises Malformed: if a value is not one that its option has.
    """
    options = {option.name: option for option in registry.meta(game).options}
    return {name: options[name].read(value) for name, value in raw.items() if name in options}


def _remembered_options(meta: Meta, roster: Roster) -> dict[str, Json]:
    """Return the options that the table's last game of this kind left, or none if invalid now."""
    try:
        return read_options(meta.id, roster.memory.get(meta.id, {}))
    except Refused:
        return {}


def _has_option(meta: Meta, name: str) -> bool:
    return any(option.name == name for option in meta.options)


def _is_all_in_forms(option: Option, meta: Meta) -> bool:
    """Whether the choice between the forms of a game is the choice between this option's values."""
    if not isinstance(option, Choice):
        return False
    made = {form.values[option.name] for form in meta.forms if set(form.values) == {option.name}}
    return made == set(option.choices)


def _field(
    option: Toggle | Choice | MultipleChoice | Count | Lines | Title,
    players: int,
    given: Mapping[str, Json],
) -> Field:
    value = given.get(option.name, option.default_for(players))
    match option:
        case Count():
            low, high = option.bounds(players)
            return Field(option, "count", value, low, high)
        case Choice():
            return Field(option, "choice", value)
        case Toggle():
            return Field(option, "toggle", value)
        case MultipleChoice():
            return Field(option, "several", value)
        case Lines():
            return Field(option, "lines", value)
        case Title():
            return Field(option, "title", value)
