"""The ``companion`` command, whose appends tell other processes nothing: what telling costs is measured beside it."""

from __future__ import annotations

import sys

TELL, TELL_NOBODY = "SELECT pg_notify('companion', :news)", "SELECT CAST(:news AS text)"


def main() -> int:
    """Patch the standard library for gevent, leave the news out of the store's statement, and run the command."""
    from gevent import monkey

    monkey.patch_all()
    from sqlalchemy import text

    from companion.storage import statements, store

    said = statements.APPEND_AND_TELL.text
    if TELL not in said:
        raise RuntimeError("the store tells in another way by now")
    vars(store)["APPEND_AND_TELL"] = text(said.replace(TELL, TELL_NOBODY))
    from companion.cli.main import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
