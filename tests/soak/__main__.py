"""``python -m tests.soak --minutes 60``: plays for so long, and reports."""

from __future__ import annotations

import argparse
import tempfile
import traceback
from pathlib import Path

from tests.soak.evening import LongEvening


def main() -> int:
    """Play and report; returns 1 when something was wrong."""
    reader = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    reader.add_argument("--minutes", type=float, default=60)
    reader.add_argument("--seed", type=int, default=1)
    options = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        evening = LongEvening(Path(folder), options.seed)
        try:
            evening.run(options.minutes)
        except Exception:  # noqa: BLE001  # what was found until then is reported too
            evening.report.wrong(traceback.format_exc())
    print(evening.report)
    return 1 if evening.report.problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
