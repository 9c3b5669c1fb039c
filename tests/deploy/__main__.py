"""``python -m tests.deploy --faults 500 --seed 1`` is what ``make kills-cluster`` runs."""

from __future__ import annotations

from gevent import monkey

monkey.patch_all()

import argparse  # noqa: E402  # gevent has to come first
import logging  # noqa: E402
import signal  # noqa: E402
import sys  # noqa: E402
import tempfile  # noqa: E402
import traceback  # noqa: E402
from pathlib import Path  # noqa: E402

from tests.deploy.fault_run import QUICK_PACE, REAL_PACE, FaultRun  # noqa: E402
from tests.deploy.faults import KINDS  # noqa: E402
from tests.deploy.results import Results  # noqa: E402
from tests.servers.haproxy import HAPROXY  # noqa: E402
from tests.servers.postgresql import programs  # noqa: E402


def main() -> int:
    """Run, and print the results; return 1 if anything was wrong, 2 if a program is missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.deploy", description=__doc__)
    parser.add_argument("--faults", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--minutes", type=float, help="end after these, even with fewer faults")
    parser.add_argument("--kinds", nargs="+", choices=list(KINDS), default=list(KINDS))
    parser.add_argument("--quick", action="store_true", help="short freezes, fast players")
    parser.add_argument("--json", type=Path, help="write the results into this file, too")
    options = parser.parse_args()
    if HAPROXY is None or programs() is None:
        print("PostgreSQL and HAProxy are needed (on Debian: apt install postgresql haproxy).")
        return 2
    logging.disable()  # of this process, which uses the database that fails
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(2))  # so that all that was started is ended
    results = Results(options.seed, options.tables)
    with tempfile.TemporaryDirectory(prefix="companion-faults-") as folder:
        pace = QUICK_PACE if options.quick else REAL_PACE
        run = FaultRun(Path(folder), results, pace, lambda line: print(line, flush=True))
        try:
            run.run(options.faults, minutes=options.minutes, kinds=options.kinds)
        except SystemExit:
            print("The run was interrupted, so the logs were not read once more at its end.")
            raise
        except Exception:  # noqa: BLE001  # it is a problem like any other
            results.problems.append(traceback.format_exc())
        finally:  # also if it is interrupted
            print(results)
            if options.json:
                options.json.write_text(results.to_json(), encoding="utf-8")
    return 1 if results.problems or results.tracebacks else 0


if __name__ == "__main__":
    sys.exit(main())
