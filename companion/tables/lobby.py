"""What is about to be played: the game that is picked, its options, and why it cannot start yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.tables.roster import Roster
from rules.engine import registry
from rules.engine.meta import Meta
from rules.engine.options import Carried, Choice, Count, Lines, Option, Several, Toggle
from rules.errors import Refused
from rules.facts import Fact, Json


@dataclass(frozen=True)
class Field:
    """An option as the setup page shows it."""

    option: Option
    kind: str
    value: Any
    low: int = 0
    high: int = 0


@dataclass(frozen=True)
class Lobby:
    """The games to choose from, the one that is chosen, and its options."""

    games: tuple[Meta, ...]
    chosen: Meta
    fields: tuple[Field, ...]
    objection: Fact | None
    summary: Fact | None
    """What these options need on the table, where they can be."""

    def settled(self, roster: Roster) -> dict[str, Json]:
        """Return every option's value, as a game is started with them.

        :raises Refused: when it cannot start so.
        """
        given = {**_left_over(self.chosen, roster), **roster.options}
        return self.chosen.settle(len(roster.players()), given)


def lobby(roster: Roster) -> Lobby:
    """Work out what a roster is about to play; the first game until one is picked."""
    games = tuple(registry.meta(game) for game in registry.GAMES)
    chosen = registry.meta(roster.game) if roster.game in registry.GAMES else games[0]
    players = len(roster.players())
    known = {name: value for name, value in roster.options.items() if _knows(chosen, name)}
    given = {**_left_over(chosen, roster), **known}
    objection = None
    try:
        chosen.settle(players, given)
    except Refused as refused:
        objection = refused.why
    summary = None
    # With too few people as yet, the options are shown as they would be for the fewest.
    shown = min(max(players, chosen.least), chosen.most)
    values = {**chosen.defaults(shown), **given}
    idle = chosen.idle(values)
    if chosen.objection(shown, values) is None:
        summary = chosen.summary(shown, values)
    options = [
        option
        for option in chosen.options
        if not isinstance(option, Carried) and option.name not in idle
    ]
    fields = tuple(_field(option, shown, given) for option in options)
    return Lobby(games, chosen, fields, objection, summary)


def read_options(game: str, raw: Mapping[str, Json]) -> dict[str, Json]:
    """Read options one by one, without judging whether they go together yet.

    :raises Malformed: for a value that is none.
    """
    options = {option.name: option for option in registry.meta(game).options}
    return {name: options[name].read(value) for name, value in raw.items() if name in options}


def _left_over(meta: Meta, roster: Roster) -> dict[str, Json]:
    """Return what the table's last game of this kind left, as far as it is still understood."""
    try:
        return read_options(meta.id, roster.memory.get(meta.id, {}))
    except Refused:
        return {}


def _knows(meta: Meta, name: str) -> bool:
    return any(option.name == name for option in meta.options)


def _field(
    option: Toggle | Choice | Several | Count | Lines, players: int, given: Mapping[str, Json]
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
        case Several():
            return Field(option, "several", value)
        case Lines():
            return Field(option, "lines", value)
