"""The games of a table for other programs: rows for spreadsheets, and JSON that BG Stats imports.

BG Stats is an app in which people keep the games that they have played. What it reads is a file
``.bgsplay``: JSON with players, games, locations and plays, which name each other by numbers.
"""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from uuid import NAMESPACE_URL, uuid5

from companion.tables.dates import local
from companion.tables.lobby import ENGLISH, Answers, in_force
from companion.tables.roster import PastGame, Person, Roster
from rules.engine import registry
from rules.engine.meta import Meta
from rules.facts import Json, Seat

COLUMNS = (
    *("table", "number", "game", "began", "ended", "minutes", "complete"),
    *("player", "place", "score", "won", "options"),
)
"""The names of the columns: one row for each player of each game."""
_SPACE = uuid5(NAMESPACE_URL, "companion")
_FORMULA = ("=", "+", "-", "@", "|", "%")
"""The characters at the start of a cell that make spreadsheets calculate it."""


@dataclass(frozen=True)
class Spreadsheet:
    """How a spreadsheet of a language writes what is exported."""

    headings: Sequence[str]
    answers: Answers
    meta_of: Callable[[str], Meta]
    """Returns the metadata of a game in the language."""
    decimal: str
    """The sign before decimals. Where it is a comma, spreadsheets expect semicolons between cells."""


def to_csv(code: str, games: Sequence[PastGame], roster: Roster, sheet: Spreadsheet) -> str:
    """Return games as CSV, with headings; times are local, and as spreadsheets read them."""
    written = io.StringIO()
    writer = csv.writer(written, delimiter=";" if sheet.decimal == "," else ",")
    writer.writerow(sheet.headings)
    yes, no = sheet.answers.yes, sheet.answers.no
    for game in games:
        for seat in _people(game, roster):
            writer.writerow(
                [
                    code,
                    game.number,
                    _plain(name_of(game, sheet.meta_of)),
                    _stamp(game.began),
                    "" if game.at is None else _stamp(game.at),
                    "" if game.at is None else _minutes(game),
                    yes if game.over else no,
                    _plain(roster.people[roster.identity(seat)].name),
                    game.places.get(seat, "") if game.counts else "",
                    score_of(game, seat).replace(".", sheet.decimal),
                    yes if seat in game.winners and game.counts else no,
                    _plain(" · ".join(options_of(game, sheet.answers, sheet.meta_of))),
                ]
            )
    return written.getvalue()


def to_bgstats(code: str, games: Sequence[PastGame], roster: Roster) -> dict[str, Json]:
    """Return games as the JSON that BG Stats imports; it ignores games that count for nobody."""
    ids = sorted({(game.game, name_of(game)) for game in games})
    seats = sorted({roster.identity(seat) for game in games for seat in _people(game, roster)})
    return {
        "about": "Companion",
        "players": [
            {
                "id": number,
                "uuid": _uuid(code, "person", seat),
                "name": roster.people[seat].name,
                "isAnonymous": False,
            }
            for number, seat in enumerate(seats, 1)
        ],
        "locations": [
            {"id": 1, "uuid": _uuid(code, "table", code), "name": f"Companion, table {code}"}
        ],
        "games": [_game(number, *each, games) for number, each in enumerate(ids, 1)],
        "plays": [_play(code, game, roster, seats, ids) for game in games],
        "userInfo": {"meRefId": 0},
    }


def _game(number: int, game: str, name: str, games: Iterable[PastGame]) -> dict[str, Json]:
    same = (each for each in games if (each.game, name_of(each)) == (game, name) and each.counts)
    sample = next(same, None)
    meta = registry.meta(game) if game in registry.GAMES else None
    return {
        "id": number,
        "uuid": str(
            uuid5(_SPACE, f"game/{game}" if name == _plain_name(game) else f"game/{game}/{name}")
        ),
        "name": name,
        "bggName": name,
        "bggId": 0,
        "bggYear": 0,
        "cooperative": False,
        "highestWins": sample is None or _highest_wins(sample),
        "noPoints": False,
        "usesTeams": False,
        "minPlayerCount": meta.least if meta else 0,
        "maxPlayerCount": meta.most if meta else 0,
    }


def _play(
    code: str,
    game: PastGame,
    roster: Roster,
    seats: Sequence[Seat],
    ids: Sequence[tuple[str, str]],
) -> dict[str, Json]:
    began = _stamp(game.began)
    return {
        "uuid": _uuid(code, "game", str(game.number)),
        "gameRefId": ids.index((game.game, name_of(game))) + 1,
        "locationRefId": 1,
        "playDate": began,
        "entryDate": began,
        "modificationDate": _stamp(game.began if game.at is None else game.at),
        "durationMin": 0 if game.at is None else _minutes(game),
        "ignored": not game.counts,
        "manualWinner": True,
        "usesTeams": False,
        "rounds": 0,
        "scoringSetting": 0,
        "board": "; ".join(options_of(game)),
        "playerScores": [
            {
                "playerRefId": seats.index(roster.identity(seat)) + 1,
                "score": score_of(game, seat),
                "winner": game.counts and seat in game.winners,
                "rank": game.places.get(seat, 0) if game.counts else 0,
                "seatOrder": order,
                "startPlayer": False,
                "newPlayer": False,
                "role": "",
            }
            for order, seat in enumerate(_people(game, roster), 1)
        ],
    }


def name_of(game: PastGame, meta_of: Callable[[str], Meta] = registry.meta) -> str:
    """Return what was played; the game's id if it is not installed here."""
    here = game.game in registry.GAMES
    return meta_of(game.game).title(game.setup.options) if here else game.game


def _plain_name(game: str) -> str:
    return registry.meta(game).name if game in registry.GAMES else game


def score_of(game: PastGame, seat: Seat) -> str:
    """Return a seat's total as other programs read it: "12.50" for money; empty if it has none."""
    total = game.totals.get(seat)
    if total is None:
        return ""
    money = game.game in registry.GAMES and registry.meta(game.game).unit == "cents"
    return f"{total / 100:.2f}" if money else str(total)


def options_of(
    game: PastGame, answers: Answers = ENGLISH, meta_of: Callable[[str], Meta] = registry.meta
) -> list[str]:
    """Return the options in force in a game, in words: "Dummies: 2"."""
    if game.game not in registry.GAMES:
        return []
    found = in_force(game, meta_of(game.game), answers)
    return [f"{each.label}: {each.value}" for each in found]


def _people(game: PastGame, roster: Roster) -> list[Seat]:
    """Return who played, without dummies."""
    return [seat for seat in game.seats if isinstance(roster.people.get(seat), Person)]


def _highest_wins(game: PastGame) -> bool:
    others = [game.totals[seat] for seat in game.places if seat not in game.winners]
    best = [game.totals[seat] for seat in game.winners if seat in game.totals]
    return not others or not best or max(best) >= max(others)


def _minutes(game: PastGame) -> int:
    return max(1, round(((game.at or game.began) - game.began) / 60_000))


def _stamp(milliseconds: int) -> str:
    return f"{local(milliseconds):%Y-%m-%d %H:%M:%S}"


def _uuid(code: str, kind: str, name: str) -> str:
    """Return an identifier that is the same in each export, so that nothing is imported twice."""
    return str(uuid5(_SPACE, f"{code}/{kind}/{name}"))


def _plain(text: str) -> str:
    """Return a typed text, changed so that no spreadsheet takes it for a formula.

    Some spreadsheets take the wide signs of Chinese and Japanese keyboards for the usual ones.
    """
    usual = unicodedata.normalize("NFKC", text).lstrip()
    return f"'{text}" if usual.startswith(_FORMULA) else text
