"""The entry point of the ``companion`` command, which patches the standard library first."""

from __future__ import annotations

import sys

from companion.one_file import DRAW_PICTURE, end_with_starter, is_one_file, restore_search_path


def main() -> int:
    """Patch the standard library for gevent, run the command, and return its exit status.

    Modules that use locks or sockets have to be imported after the patch.
    """
    if is_one_file():
        end_with_starter()
        restore_search_path()
        if sys.argv[1:] == [DRAW_PICTURE]:
            from companion.rendering import draw_picture

            draw_picture.main()
            return 0

    from gevent import monkey

    monkey.patch_all()
    from companion.cli.main import main as run

    return run()
