"""A table's history as its page shows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from babel.numbers import get_decimal_symbol

from companion.presenters.evening import in_halves
from companion.presenters.score import amount
from companion.presenters.sentences import spoken_answers, spoken_code, spoken_meta, spoken_words
from companion.tables.dates import local
from companion.tables.evenings import Tally, evenings, leaders, tallies
from companion.tables.export import COLUMNS, Spreadsheet, name_of, options_of
from companion.tables.past_games import past_games
from companion.tables.roster import PastGame, Person
from companion.tables.table import Table
from companion.words.dates import weekday
from rules.engine import registry
from rules.facts import Seat


@dataclass(frozen=True)
class PlayerRow:
    """A person's result in one game: their place (None for a leaver) and total."""

    person: Person
    place: int | None
    total: str
    won: bool


@dataclass(frozen=True)
class GameRow:
    """One game: when, what, how, and who came where."""

    number: int
    id: str
    name: str
    time: str
    minutes: int | None
    over: bool
    counts: bool
    led: list[str]
    """The names of those who led when it was ended early."""
    is_on: bool
    is_installed: bool
    options: list[str]
    players: list[PlayerRow]


@dataclass(frozen=True)
class TallyRow:
    """A person's results in an evening, or in all."""

    person: Person
    points: str
    games: int
    won: list[str]
    leads: bool


@dataclass(frozen=True)
class EveningRow:
    """One evening: its day, its games and its standings."""

    day: str
    games: list[GameRow]
    standings: list[TallyRow]


@dataclass(frozen=True)
class PersonRow:
    """A person who has or had a seat, and the person they are merged with."""

    person: Person
    is_seated: bool
    same_as: Person | None
    may_be: list[Person]
    """The people with whom they could be merged: those who never played in the same game."""


class History:
    """All games of a table."""

    def __init__(self, table: Table) -> None:
        self._roster = table.roster
        self._games = past_games(table, before_playback=True)

    @property
    def games(self) -> int:
        """How many games there were."""
        return len(self._games)

    def game(self, number: int) -> GameRow:
        """Return one game."""
        return self._game(self._games[number - 1])

    def day(self, number: int) -> str:
        """Return the day on which a game began."""
        return _day(self._games[number - 1].began)

    @cached_property
    def evenings(self) -> list[EveningRow]:
        """The evenings, the last one first."""
        return [
            EveningRow(
                _day(games[0].began),
                [self._game(game) for game in reversed(games)],
                self._standings(games),
            )
            for games in reversed(evenings(self._games))
        ]

    @cached_property
    def all_time(self) -> list[TallyRow]:
        """What everybody did in all evenings together."""
        return self._standings(self._games)

    @cached_property
    def people(self) -> list[PersonRow]:
        """Everybody who has or had a seat and has played, or sits there now."""
        roster = self._roster
        played = {seat for game in self._games for seat in game.seats}
        known = [seat for seat in roster.people if seat in played or seat in roster.order]
        return [self._person(seat, known) for seat in known]

    def _person(self, seat: Seat, known: list[Seat]) -> PersonRow:
        roster = self._roster
        own = roster.identity(seat)
        with_them = {
            roster.identity(other)
            for game in self._games
            if own in {roster.identity(each) for each in game.seats}
            for other in game.seats
        }
        others = {roster.identity(each) for each in known} - with_them - {own}
        return PersonRow(
            roster.people[seat],
            seat in roster.order,
            roster.people[own] if own != seat else None,
            [roster.people[each] for each in known if each in others],
        )

    def _standings(self, games: list[PastGame]) -> list[TallyRow]:
        found = tallies(games, self._roster)
        best = leaders(found)
        return [self._tally(each, leads=each.seat in best) for each in found]

    def _tally(self, tally: Tally, *, leads: bool) -> TallyRow:
        games = {game.number: game for game in self._games}
        return TallyRow(
            self._roster.people[tally.seat],
            in_halves(tally.points),
            tally.games,
            with_how_often(name_of(games[number]) for number in tally.won),
            leads,
        )

    def _game(self, game: PastGame) -> GameRow:
        last = len(game.seats) + 1  # whoever has no place, since they left
        seats = sorted(
            (seat for seat in game.seats if seat in self._roster.people),
            key=lambda seat: game.places.get(seat, last),
        )
        return GameRow(
            game.number,
            game.game,
            name_of(game, spoken_meta),
            f"{local(game.began):%H:%M}",
            max(1, round((game.at - game.began) / 60_000)) if game.at is not None else None,
            game.over,
            game.counts,
            [self._roster.people[seat].name for seat in game.leaders],
            game.at is None and not game.over and not game.winners,
            game.game in registry.GAMES,
            spoken_options(game),
            [
                PlayerRow(
                    self._roster.people[self._roster.identity(seat)],
                    game.places.get(seat),
                    _amount(game, seat),
                    game.over and seat in game.winners,
                )
                for seat in seats
            ],
        )


def with_how_often(names: Iterable[str]) -> list[str]:
    """Return each name once, in the order of the first ones, with how often it is there if that is more than once."""
    times = Counter(names)
    return [
        name if count == 1 else name + spoken_words("web", "often", count=count)
        for name, count in times.items()
    ]


def spoken_options(game: PastGame) -> list[str]:
    """Return the options in force in a game, in the language of what is rendered now."""
    return options_of(game, spoken_answers(), spoken_meta)


def spoken_spreadsheet() -> Spreadsheet:
    """Return how a spreadsheet is written, in the language of what is rendered now."""
    headings = [spoken_words("web", f"csv-{each}").unescape() for each in COLUMNS]
    return Spreadsheet(headings, spoken_answers(), spoken_meta, get_decimal_symbol(spoken_code()))


def _amount(game: PastGame, seat: Seat) -> str:
    """Return a total as screens show it: points, or dollars and cents."""
    unit = registry.meta(game.game).unit if game.game in registry.GAMES else "points"
    return amount(game.totals.get(seat), unit, spoken_code())


def _day(milliseconds: int) -> str:
    return weekday(local(milliseconds), spoken_code())
