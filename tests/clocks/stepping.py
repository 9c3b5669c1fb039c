"""Steps the clock on the wall under a program that runs, by means of Debian's ``libfaketime``."""

from __future__ import annotations

from pathlib import Path

STEPS = {"a day on": 24 * 3600, "an hour back": -3600}


def library() -> Path | None:
    """Return the library that lets a program see another time, or None where it is not installed."""
    return next(iter(sorted(Path("/usr/lib").glob("**/faketime/libfaketime.so.1"))), None)


class WallClock:
    """The clock on the wall of a program that is started with ``environ``."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "clock"
        self._offset = 0
        self.step(0)
        self.environ = {
            "LD_PRELOAD": str(library()),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            # What never steps in truth does not step here.
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "NO_FAKE_STAT": "1",
        }

    def step(self, seconds: int) -> None:
        """Let the clock step."""
        self._offset += seconds
        fresh = self._file.with_suffix(".fresh")
        fresh.write_text(f"{self._offset:+d}\n")
        fresh.replace(self._file)
