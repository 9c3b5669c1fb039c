"""The ``companion`` command with short waits, where people at a table would have long ones.

Started as ``python -m tests.clocks.hurried_program``, with the command's own arguments, and with the
waits in the environment.
"""

from __future__ import annotations

import os

HEARTBEAT = "COMPANION_TEST_HEARTBEAT"
"""Names the seconds of silence after which a connection is sent a ping."""
HOST_GONE_AFTER = "COMPANION_TEST_HOST_GONE_AFTER"
"""Names the seconds without any host device after which somebody else may become the host."""


def main() -> int:
    """Run the command as its entry point does."""
    from gevent import monkey

    monkey.patch_all()
    from companion.cli import main as command
    from companion.tables import presence
    from companion.web.app import create_app

    heartbeat = float(os.environ.get(HEARTBEAT, "15"))
    vars(command)["create_app"] = lambda config: create_app({**config, "HEARTBEAT": heartbeat})
    vars(presence)["HOST_GONE_AFTER"] = float(os.environ.get(HOST_GONE_AFTER, "60"))
    return command.main()


if __name__ == "__main__":
    raise SystemExit(main())
