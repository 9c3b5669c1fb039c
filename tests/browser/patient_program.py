"""The ``companion`` command with phones that wait until the board has shown a reveal, however long it takes.

Started as ``python -m tests.browser.patient_program``, with the command's own arguments. Else
phones go on by themselves after some seconds, on a slow machine before a test has looked.
"""

from __future__ import annotations

LONG = 10_000.0
"""Seconds that nobody waits for."""


def main() -> int:
    """Run the command as its entry point does."""
    from gevent import monkey

    monkey.patch_all()
    from companion.cli.main import main as run
    from companion.tables import playback

    playback.SPARE = playback.LONGEST = LONG  # only in this program
    return run()


if __name__ == "__main__":
    raise SystemExit(main())
