"""The ``companion`` command with a clock that a test holds: seconds pass when a file says so, and not else.

Started as ``python -m tests.clocks.held_program``, with the command's own arguments, and with the
file in the environment. The clock on the wall is not touched.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

PASSED = "COMPANION_TEST_PASSED"
"""Names the file that holds the seconds that have passed."""
LOOKS_EVERY = 0.05
"""Seconds between two looks at the clock."""
NO_HEARTBEAT = 1_000_000.0
"""Seconds of silence that no connection is ended for: on this clock they may pass at once."""


class HeldClock:
    """What a test holds: the file, and the environment of the program that reads it."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "passed"
        self._passed = 0.0
        self.step(0)
        self.environ = {PASSED: str(self._file)}

    def step(self, seconds: float) -> None:
        """Let so many seconds pass."""
        self._passed += seconds
        fresh = self._file.with_suffix(".fresh")
        fresh.write_text(str(self._passed))
        fresh.replace(self._file)


def main() -> int:
    """Run the command as its entry point does."""
    from gevent import monkey

    monkey.patch_all()
    from threading import Thread

    from companion.cli import main as command
    from companion.web.app import create_app

    file = Path(os.environ[PASSED])

    def now() -> float:
        return float(file.read_text())

    def schedule(seconds: float, run: Callable[[], None]) -> Callable[[], None]:
        due, cancelled = now() + seconds, list[bool]()

        def wait() -> None:
            while now() < due and not cancelled:
                time.sleep(LOOKS_EVERY)
            if not cancelled:
                run()

        Thread(target=wait, daemon=True).start()
        return lambda: cancelled.append(True)

    held = {"MONOTONIC": now, "SCHEDULE": schedule, "HEARTBEAT": NO_HEARTBEAT}
    vars(command)["create_app"] = lambda config: create_app({**config, **held})
    return command.main()


if __name__ == "__main__":
    raise SystemExit(main())
