"""The earlier tables on the home page: their people, their last game, and when they were used."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from companion.presenters.history import with_how_often
from companion.presenters.sentences import spoken_code, spoken_meta, spoken_words
from companion.storage.records import TableRow
from companion.tables.dates import local
from companion.tables.roster import CurrentGame, PastGame, Person
from companion.tables.table import Table
from companion.words.dates import day
from rules.engine import registry


@dataclass(frozen=True)
class EarlierTable:
    """One table of the home page's list; ``playing`` is the current game, or None.

    If its log is ``damaged``, only the code and the time are known.
    """

    code: str
    people: tuple[Person, ...]
    played: tuple[str, ...]
    """The names of the games that were played, the last one first, with how often."""
    playing: str | None
    when: str
    damaged: bool = False


def damaged_table(row: TableRow, now: int) -> EarlierTable:
    """Return the list's entry for a table whose log is damaged."""
    return EarlierTable(row.code, (), (), None, when(local(row.touched), local(now)), damaged=True)


def earlier_table(table: Table, touched: int, now: int) -> EarlierTable:
    """Return the list's entry for a table; ``touched`` and ``now`` are milliseconds since 1970."""
    roster = table.roster
    now_on = roster.playing
    played: list[CurrentGame | PastGame] = [*roster.past]
    if now_on is not None and table.referee is not None and table.referee.over:
        played.append(now_on)
    return EarlierTable(
        table.code,
        tuple(roster.seated() or roster.people.values()),
        tuple(with_how_often(map(_name, reversed(played)))),
        _name(now_on) if now_on and now_on not in played else None,
        when(local(touched), local(now)),
    )


def when(then: datetime, now: datetime) -> str:
    """Return a time in words.

    >>> now = datetime(2026, 3, 2, 23, 30)
    >>> [str(when(datetime(2026, 3, day, 20, 5), now)) for day in (2, 1)]
    ['today, 20:05', 'yesterday, 20:05']
    >>> when(datetime(2026, 2, 21, 20, 5), now), when(datetime(2025, 2, 21, 20, 5), now)
    ('Saturday, 21 February', '21 February 2025')
    """
    if then.date() == now.date():
        return spoken_words("web", "today", time=f"{then:%H:%M}")
    if then.date() == now.date() - timedelta(days=1):
        return spoken_words("web", "yesterday", time=f"{then:%H:%M}")
    return day(then, spoken_code(), with_year=then.year != now.year)


def _name(game: CurrentGame | PastGame) -> str:
    here = game.game in registry.GAMES
    return spoken_meta(game.game).title(game.setup.options) if here else game.game
