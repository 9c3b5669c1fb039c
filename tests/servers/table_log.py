"""The log of one table, read from its database while the program writes it, and checks of it."""

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
    """The entries of a table's log that were read so far; :meth:`read` reads the next ones."""

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
        """Read and return the entries that were appended since.

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
        """Return the current game, replayed from the entries; None between two games."""
        if self._game[0] != len(self.entries):
            self._game = (len(self.entries), current_game(self.entries))
        return self._game[1]

    def was_opened(self, ask: str) -> bool:
        """Whether an ask of the current game was opened; True if the game has ended."""
        return self.referee() is None or any(
            each.body["do"] == "open" and each.body["key"] == ask for each in self.game_entries
        )

    @property
    def game_entries(self) -> list[Entry]:
        """The entries of the game that was started last."""
        starts = [at for at, entry in enumerate(self.entries) if entry.kind == "start"]
        return [entry for entry in self.entries[starts[-1] :] if entry.kind == GAME]

    # -- checks ------------------------------------------------------------------------

    def lost(self, acknowledged: Mapping[str, Mapping[str, Any]]) -> list[str]:
        """Return which acknowledged commands, each under its id, are missing or differ in the log."""
        found = []
        if self.entries and self.entries[-1].seq != len(self.entries):
            found.append("entries of the log are missing")
        for identity, command in acknowledged.items():
            if not self._times[identity] and not self._was_done(command):
                found.append(f"{command} was acknowledged, and is not in the log")
            elif command["do"] == "answer" and self._bodies[identity]["value"] != command["value"]:
                found.append(f"{command} was acknowledged, and differs in the log")
        return found

    def _was_done(self, command: Mapping[str, Any]) -> bool:
        """Whether it opens what somebody else, or the countdown, has just opened: that is acknowledged, too."""
        wanted = ("open", command.get("key"))
        return command["do"] == "reveal" and any(
            (each.body["do"], each.body["key"]) == wanted
            for each in self.entries
            if each.kind == GAME
        )

    def doubled(self, read: Iterable[Entry]) -> list[str]:
        """Return which commands, of entries that were just read, are in the log more than once."""
        read_now = {each.command.rpartition(":")[2] for each in read if each.command is not None}
        return [f"command {each} is in the log twice" for each in read_now if self._times[each] > 1]

    def entered_twice(self) -> list[str]:
        """Return which prompts were answered or opened twice in one game.

        Only for games without corrections: there an answer may be repeated once it was unsealed.
        """
        found = []
        entered: set[tuple[str, str]] = set()
        for entry in self.entries:
            if entry.kind == "start":
                entered.clear()
            if entry.kind != GAME:
                continue
            do, key = entry.body["do"], entry.body["key"]
            if do == "unseal":
                entered.discard(("answer", key))
            elif (do, key) in entered and do in {"answer", "open"}:
                found.append(f"{key} has two entries “{do}” in one game")
            entered.add((do, key))
        return found


def current_game(entries: Sequence[Entry]) -> Referee | None:
    """Return the current game, replayed from a log; None between two games."""
    starts = [at for at, entry in enumerate(entries) if entry.kind == "start"]
    since = entries[starts[-1] :]
    if any(entry.kind == "close" for entry in since):
        return None
    body = since[0].body
    setup = Setup(tuple(map(Seat, body["seats"])), body["options"])
    log = [decode_game_entry(entry) for entry in since if entry.kind == GAME]
    return Referee(load(body["game"]), setup, Random(0), log)
