"""``python -m tests.crash --kills 200``: as the test does, for longer."""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from tests.crash.killing import Evening


def main() -> int:
    """Kill, count and report; returns 1 when something was lost, doubled or shown too early."""
    reader = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    reader.add_argument("--kills", type=int, default=200)
    reader.add_argument("--seed", type=int, default=1)
    options = reader.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        toll = Evening(Path(folder), options.seed).run(options.kills)
    print(f"{toll} ({time.monotonic() - start:.0f} s)")
    return 1 if toll.lost or toll.doubled or toll.shown else 0


if __name__ == "__main__":
    raise SystemExit(main())
