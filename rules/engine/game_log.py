"""The log that a referee writes: its entries, what is in force, and what is not saved yet."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.in_force import InForce, in_force
from rules.engine.log import Entry, Kind, Stamp
from rules.facts import Json, Seat


class GameLog:
    """One game's log; the entries that it starts with are saved already."""

    def __init__(self, entries: Sequence[Entry] = ()) -> None:
        self.entries: list[Entry] = list(entries)
        self.force: InForce = in_force(self.entries)
        """What is in force after all the entries."""
        self._saved = len(self.entries)

    def write(
        self, kind: Kind, key: str, value: Json, stamp: Stamp, seat: Seat | None = None
    ) -> None:
        """Append an entry that corrects nothing, and put it in force.

        :raises ValueError: for an amendment, an undo or a redo: see :meth:`corrected`.
        """
        entry = self._next(kind, key, value, stamp, seat)
        self.entries.append(entry)
        self.force.add(entry)

    def corrected(
        self, kind: Kind, key: str, value: Json, stamp: Stamp, seat: Seat | None = None
    ) -> GameLog:
        """Return another log that has an amendment, an undo or a redo too; this one stays as it is."""
        log = GameLog([*self.entries, self._next(kind, key, value, stamp, seat)])
        log._saved = self._saved  # the same class
        return log

    def _next(self, kind: Kind, key: str, value: Json, stamp: Stamp, seat: Seat | None) -> Entry:
        seq = self.entries[-1].seq + 1 if self.entries else 1
        return Entry(seq, kind, key, value, seat, stamp.by, stamp.at, stamp.command)

    def take_unsaved(self) -> tuple[Entry, ...]:
        """Return each entry that was written here once, for the caller to save."""
        unsaved = tuple(self.entries[self._saved :])
        self._saved = len(self.entries)
        return unsaved

    def truncate(self, length: int) -> None:
        """Remove unsaved entries, so that this many entries are left."""
        del self.entries[length:]
        self.force = in_force(self.entries)

    @property
    def now(self) -> int:
        """The time of the last entry, for what follows from it: milliseconds since 1970, or 0."""
        return self.entries[-1].at if self.entries else 0
