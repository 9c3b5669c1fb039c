"""Replays every game in a table's log, also those that have ended, to see that all can be read."""

from __future__ import annotations

from dataclasses import dataclass
from random import SystemRandom

from companion.storage.errors import DamagedTable, StoreError
from companion.storage.records import TableRow
from companion.storage.store import Store
from companion.tables.log_codec import GAME, GAME_BOUNDS, ChangeKind, decode_game_entry
from companion.tables.roster import CurrentGame, Roster
from rules.engine.log import Entry as GameEntry
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, load


@dataclass(frozen=True)
class Replayed:
    """The games in a table's log, and how many of those that have ended cannot be replayed."""

    games: int
    broken: int


def replay_all(store: Store, row: TableRow) -> Replayed:
    """Read a table's whole log, and replay each game in it.

    A game that is not installed here is left out.

    :raises DamagedTable: if the log cannot be read, or the current game cannot be replayed.
    :raises StoreUnavailable: if the store cannot be read.
    """
    try:
        return _replay_all(store, row)
    except StoreError:
        raise
    except Exception as error:
        raise DamagedTable(row.code) from error


def _replay_all(store: Store, row: TableRow) -> Replayed:
    roster, games, broken = Roster(), 0, 0
    log: list[GameEntry] = []
    for seq, entry in enumerate(store.load(row.id), 1):
        if entry.seq != seq:
            raise DamagedTable(row.code)
        if entry.kind == GAME:
            log.append(decode_game_entry(entry))
            continue
        if entry.kind == ChangeKind.END_GAME:
            games += 1
            broken += not _can_be_replayed(roster.playing, log)
        if entry.kind in GAME_BOUNDS:
            log = []
        roster.apply(entry)
    if roster.playing is not None:
        games += 1
        _replay(roster.playing, log)
    return Replayed(games, broken)


def _can_be_replayed(playing: CurrentGame | None, log: list[GameEntry]) -> bool:
    try:
        _replay(playing, log)
    except Exception:  # noqa: BLE001  # a script may raise any error on an old log
        return False
    return True


def _replay(playing: CurrentGame | None, log: list[GameEntry]) -> None:
    if playing is not None and playing.game in GAMES:
        Referee(load(playing.game), playing.setup, SystemRandom(), log)
