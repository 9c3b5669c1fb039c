"""The ``companion`` command in which a device may write as much as a long evening asks for.

In a long evening a hundred times as much happens in a minute as at a table of people.
"""

from __future__ import annotations

MORE = 100
"""How many times as much may be written as people may write."""


def main() -> int:
    """Run the command as its entry point does."""
    from gevent import monkey

    monkey.patch_all()
    from companion.cli.main import main as run
    from companion.network.rate_limits import RateLimit
    from companion.tables import write_limits

    for name in ("OF_DEVICE", "OF_TABLE"):
        limit: RateLimit = getattr(write_limits, name)
        vars(write_limits)[name] = RateLimit(limit.burst * MORE, limit.interval / MORE)
    return run()


if __name__ == "__main__":
    raise SystemExit(main())
