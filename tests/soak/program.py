"""The ``companion`` command that collects its garbage as often as a long evening asks for it.

In a long evening a hundred times as much happens in a minute as at a table of people. So the
collection of everything, every ten minutes, comes a hundred times as often too: what is still there
afterwards is kept. For the same reason a device may write a hundred times as much.
"""

from __future__ import annotations

COLLECTION_INTERVAL = 6.0
"""Seconds."""
MORE = 100
"""How many times as much may be written as people may write."""


def main() -> int:
    """Run the command as its entry point does."""
    from gevent import monkey

    monkey.patch_all()
    from companion.cli import garbage_collection
    from companion.cli.main import main as run
    from companion.network.rate_limits import RateLimit
    from companion.tables import write_limits

    vars(garbage_collection)["FULL_COLLECTION_INTERVAL"] = COLLECTION_INTERVAL
    for name in ("OF_DEVICE", "OF_TABLE"):
        limit: RateLimit = getattr(write_limits, name)
        vars(write_limits)[name] = RateLimit(limit.burst * MORE, limit.interval / MORE)
    return run()


if __name__ == "__main__":
    raise SystemExit(main())
