"""The ``companion`` command as a public server: anybody may open a table there, and is its host.

Started as ``python -m tests.browser.public_program``, with the command's own arguments.
"""

from __future__ import annotations

from functools import partial


def main() -> int:
    """Run the command as its entry point does."""
    from gevent import monkey

    monkey.patch_all()
    from companion.cli.main import main as run
    from companion.web import app
    from companion.web.config import Config

    vars(app)["Config"] = partial(Config, OPEN_HOUSE=True)
    return run()


if __name__ == "__main__":
    raise SystemExit(main())
