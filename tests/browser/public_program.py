"""The ``companion`` command as a public server: anybody may open a table there, and is its host.

Started as ``python -m tests.browser.public_program``, with the command's own arguments.
"""

from __future__ import annotations


def main() -> int:
    """Run the command as its entry point does."""
    from gevent import monkey

    monkey.patch_all()
    from companion.cli.main import main as run
    from companion.web import app

    defaults = app.default_config
    app.default_config = lambda: {**defaults(), "OPEN_HOUSE": True}
    return run()


if __name__ == "__main__":
    raise SystemExit(main())
