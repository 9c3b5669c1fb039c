"""The entry point of the ``companion`` command, which patches the standard library first."""

from __future__ import annotations

import sys

from companion.cli.options import parser
from companion.cli.terminal_output import drop_unread, write_plainer
from companion.one_file import DRAW_PICTURE, end_with_starter, is_one_file, restore_search_path


def main() -> int:
    """Run the command, and return its exit status.

    Where nobody reads its output any more (``companion doctor | head``), that is no failure.
    """
    try:
        return run()
    except BrokenPipeError:
        return 0
    finally:
        drop_unread(sys.stdout)


def run() -> int:
    """Patch the standard library for gevent, run the command, and return its exit status.

    Modules that use locks or sockets have to be imported after the patch. ``--help``, ``--version`` and
    a wrong option need none of them, so they are answered first.
    """
    if is_one_file():
        end_with_starter()
        restore_search_path()
        if sys.argv[1:] == [DRAW_PICTURE]:
            from companion.rendering import draw_picture

            draw_picture.main()
            return 0

    write_plainer(sys.stdout)
    write_plainer(sys.stderr)
    parser().parse_args()

    from gevent import monkey

    monkey.patch_all()
    from companion.cli.main import main as run_command

    return run_command()
