"""The log of one table, read from its database as it grows, and what it must hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from companion.storage.records import Entry, TableRow
from companion.storage.store import Store
from companion.tables.log_codec import GAME, decode_game_entry
from rules.engine.referee import Referee
from rules.engine.registry import load
from rules.engine.tabletop import Setup
from rules.facts import Seat


class TableLog:
    """What has been read of a table's log so far; :meth:`read` reads on."""

    def __init__(self, store: Store, code: str) -> None:
        found = store.find(code)
        assert found is not None
        self.row: TableRow = found
        self.entries: list[Entry] = []
        self._store = store
        self._times: Counter[str] = Counter()
        self._bodies: dict[str, dict[str, Any]] = {}
        self._game: tuple[int, Referee | None] = (0, None)

    def read(self) -> list[Entry]:
        """Read and return what the log has got since.

        :raises StoreUnavailable: while the database cannot be reached.
        """
        new = self._store.load(self.row.id, after=len(self.entries))
        self.entries += new
        for entry in new:
            if entry.command is not None:
                identity = entry.command.rpartition(":")[2]
                self._times[identity] += 1
                self._bodies[identity] = entry.body
        return new

    def referee(self) -> Referee | None:
        """Return the game as the entries tell it; None between two games."""
        if self._game[0] != len(self.entries):
            self._game = (len(self.entries), current_game(self.entries))
        return self._game[1]

    def was_opened(self, ask: str) -> bool:
        """Whether an ask of the game that is on was opened; every game that has ended was."""
        return self.referee() is None or any(
            each.body["do"] == "open" and each.body["key"] == ask for each in self.game_entries
        )

    @property
    def game_entries(self) -> list[Entry]:
        """The entries of the game that was started last."""
        starts = [at for at, entry in enumerate(self.entries) if entry.kind == "start"]
        return [entry for entry in self.entries[starts[-1] :] if entry.kind == GAME]

    def lost(self, acknowledged: Mapping[str, Mapping[str, Any]]) -> list[str]:
        """Return what is missing of commands that were acknowledged, each by its id, or is another in the log."""
        found = []
        for identity, command in acknowledged.items():
            if not self._times[identity]:
                found.append(f"{command} was acknowledged, and is not in the log")
            elif command["do"] == "answer" and self._bodies[identity]["value"] != command["value"]:
                found.append(f"{command} was acknowledged, and is another in the log")
        return found

    def doubled(self, read: Iterable[Entry]) -> list[str]:
        """Return which commands, of entries that were just read, are in the log more than once."""
        read_now = {each.command.rpartition(":")[2] for each in read if each.command is not None}
        return [f"command {each} is in the log twice" for each in read_now if self._times[each] > 1]


def current_game(entries: Sequence[Entry]) -> Referee | None:
    """Return the game that a log tells; None between two games."""
    starts = [at for at, entry in enumerate(entries) if entry.kind == "start"]
    since = entries[starts[-1] :]
    if any(entry.kind == "close" for entry in since):
        return None
    body = since[0].body
    setup = Setup(tuple(map(Seat, body["seats"])), body["options"])
    log = [decode_game_entry(entry) for entry in since if entry.kind == GAME]
    return Referee(load(body["game"]), setup, Random(0), log)
