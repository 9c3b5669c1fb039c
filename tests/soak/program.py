"""The ``companion`` command that collects its garbage as often as a long evening asks for it.

In a long evening a hundred times as much happens in a minute as at a table of people. So the
collection of everything, every ten minutes, comes a hundred times as often too: what is still there
afterwards is kept.
"""

from __future__ import annotations

COLLECTION_INTERVAL = 6.0
"""Seconds."""


def main() -> int:
    """Run the command as its entry point does."""
    from gevent import monkey

    monkey.patch_all()
    from companion.cli import garbage_collection
    from companion.cli.main import main as run

    vars(garbage_collection)["FULL_COLLECTION_INTERVAL"] = COLLECTION_INTERVAL
    return run()


if __name__ == "__main__":
    raise SystemExit(main())
