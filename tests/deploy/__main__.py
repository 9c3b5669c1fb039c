"""``python -m tests.deploy --faults 500 --seed 1``: lets things fail for longer; ``make kills-cluster`` does that."""

from __future__ import annotations

from gevent import monkey

monkey.patch_all()

import argparse  # noqa: E402  # gevent has to come first
import json  # noqa: E402
import logging  # noqa: E402
import signal  # noqa: E402
import sys  # noqa: E402
import tempfile  # noqa: E402
import traceback  # noqa: E402
from pathlib import Path  # noqa: E402

from tests.deploy.cluster import HAPROXY  # noqa: E402
from tests.deploy.failing import FAULTS  # noqa: E402
from tests.deploy.killing import Killing, Plan, report  # noqa: E402
from tests.servers.postgresql import programs  # noqa: E402


def main() -> int:
    """Let things fail, and report; returns 1 when something was wrong."""
    reader = argparse.ArgumentParser(prog="python -m tests.deploy", description=__doc__)
    reader.add_argument("--faults", type=int, default=500)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--tables", type=int, default=60)
    reader.add_argument(
        "--minutes", type=float, help="end after these, however many faults there were"
    )
    reader.add_argument(
        "--kinds", nargs="+", choices=[*FAULTS], default=[*FAULTS], help="let only these happen"
    )
    reader.add_argument("--quick", action="store_true", help="short freezes, fast players")
    reader.add_argument("--json", type=Path, help="write all figures into this file")
    options = reader.parse_args()
    if HAPROXY is None or programs() is None:
        print("PostgreSQL and HAProxy are needed (on Debian: apt install postgresql haproxy).")
        return 2
    logging.disable()  # what this process complains of itself while the database is away
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(2))  # what was started is ended all the same
    quick = options.quick
    plan = Plan(
        faults=options.faults,
        tables=options.tables,
        seed=options.seed,
        freeze=3.0 if quick else 40.0,
        between=(0.1, 0.5) if quick else (1.0, 4.0),
        during=0.4 if quick else 1.0,
        think=(0.1, 0.6) if quick else (0.5, 4.0),
        minutes=options.minutes,
        kinds=tuple(options.kinds),
    )
    killing = Killing(plan, lambda line: print(line, flush=True))
    with tempfile.TemporaryDirectory(prefix="companion-killing-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL runs as somebody else
        try:
            killing.run(Path(folder))
        except Exception:  # noqa: BLE001  # what was found until then is reported too
            killing.toll.wrong(traceback.format_exc())
    print(report(killing))
    if options.json:
        options.json.write_text(json.dumps(killing.figures(), indent=1), encoding="utf-8")
    return 1 if killing.toll.problems else 0


if __name__ == "__main__":
    sys.exit(main())
