"""Replays every game in a table's log, also those that have ended, to see that all can be read."""

from __future__ import annotations

from random import SystemRandom

from companion.storage.errors import DamagedTable, StoreError
from companion.storage.records import TableRow
from companion.storage.store import Store
from companion.tables.log_codec import GAME, decode_game_entry
from companion.tables.roster import CurrentGame, Roster
from companion.tables.table_log import TableLog
from rules.engine.log import Entry as GameEntry
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, load


def replay_all(store: Store, row: TableRow) -> int:
    """Read a table's whole log, replay each game in it, and return how many there are.

    A game that is not installed here is left out.

    :raises DamagedTable: if the log cannot be read, or a game in it cannot be replayed.
    :raises StoreUnavailable: if the store cannot be read.
    """
    try:
        return _replay_all(store, row)
    except StoreError:
        raise
    except Exception as error:
        raise DamagedTable(row.code) from error


def _replay_all(store: Store, row: TableRow) -> int:
    roster, games = Roster(), 0
    log: list[GameEntry] = []
    for entry in TableLog(store, row, lambda: 0).load_new():
        if entry.kind == GAME:
            log.append(decode_game_entry(entry))
            continue
        if entry.kind in {"start", "close"}:
            games += _replay(roster.playing, log)
            log = []
        roster.apply(entry)
    return games + _replay(roster.playing, log)


def _replay(playing: CurrentGame | None, log: list[GameEntry]) -> int:
    if playing is None or playing.game not in GAMES:
        return 0
    Referee(load(playing.game), playing.setup, SystemRandom(), log)
    return 1
