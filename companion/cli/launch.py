"""The entry point of the ``companion`` command, which patches the standard library first."""

from __future__ import annotations


def main() -> int:
    """Patch the standard library for gevent, run the command, and return its exit status.

    Modules that use locks or sockets have to be imported after the patch.
    """
    from gevent import monkey

    monkey.patch_all()
    from companion.cli.main import main as run

    return run()
