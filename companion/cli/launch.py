"""Where the ``companion`` command begins: gevent first, then everything else."""

from __future__ import annotations


def main() -> int:
    """Run the command, with the standard library's blocking calls made cooperative.

    It has to happen before anything else is imported that takes a lock or a socket from there.
    """
    from gevent import monkey

    monkey.patch_all()
    from companion.cli.main import main as run

    return run()
