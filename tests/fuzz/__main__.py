"""``python -m tests.fuzz --cases 1000000``: as the test does, for longer."""

from __future__ import annotations

import argparse
import time

from tests.fuzz.fuzzing import Findings, Fuzzing

ROUND = 5_000
"""Cases after which the tables are fixture anew."""


def main() -> int:
    """Send, count and report; returns 1 when anything went wrong."""
    reader = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    reader.add_argument("--cases", type=int, default=1_000_000)
    reader.add_argument("--seconds", type=float, default=None, help="stop after so long")
    reader.add_argument("--seed", type=int, default=1)
    options = reader.parse_args()
    start = time.monotonic()
    total, seed = Findings(), options.seed
    while total.commands + total.requests < options.cases:
        if options.seconds is not None and time.monotonic() - start > options.seconds:
            break
        found = Fuzzing(seed).run(min(ROUND, options.cases))
        total.commands += found.commands
        total.requests += found.requests
        total.accepted += found.accepted
        total.wrong += [f"seed {seed}: {each}" for each in found.wrong]
        seed += 1
    print(f"{total} ({time.monotonic() - start:.0f} s)")
    return 1 if total.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
