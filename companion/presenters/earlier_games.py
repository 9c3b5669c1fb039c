"""The games that a table has played, for the list in its lobby."""

from __future__ import annotations

from typing import NamedTuple

from companion.presenters.sentences import spoken_code, spoken_meta
from companion.tables.dates import local
from companion.tables.export import name_of
from companion.tables.roster import PastGame
from companion.tables.table import Table
from companion.words.dates import weekday_and_time
from rules.engine import registry
from rules.facts import Seat


class EarlierGame(NamedTuple):
    """A game that has ended: its title, its date, its winners, and the URL of its replay.

    ``over`` is False if it was ended before its last round; then ``winners`` are those who led.
    """

    name: str
    when: str
    winners: tuple[Seat, ...]
    over: bool
    url: str | None
    """None where the game is not installed here."""


def earlier_games(table: Table) -> list[EarlierGame]:
    """Return the games of a table that have ended, the last one first."""
    return [_earlier_game(table, game) for game in reversed(table.roster.past)]


def _earlier_game(table: Table, game: PastGame) -> EarlierGame:
    return EarlierGame(
        name_of(game, spoken_meta),
        day_and_time(game.began),
        game.winners,
        game.over,
        f"/replay/{table.code}/{game.number}" if game.game in registry.GAMES else None,
    )


def day_and_time(milliseconds: int) -> str:
    """Return a time of the log in the zone of this computer: "Sunday, 22 November, 20:05"."""
    return weekday_and_time(local(milliseconds), spoken_code())
