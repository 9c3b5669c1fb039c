"""``python -m tests.crash --kills 1000`` is what ``make kills`` runs."""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from rules.engine.registry import GAMES, meta
from tests.crash.kill_run import KillRun, Results

KILLS_A_TABLE = 20
"""How often the program is killed while it serves one table; the next one has other options."""


def main() -> int:
    """Run, and print the results; return 1 if anything was lost, doubled, shown or damaged."""
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="over all games (default: 200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=GAMES, help="only this game")
    options = parser.parse_args()
    games = [options.game] if options.game else list(GAMES)
    runs = [(game, dealt) for dealt in (False, True) for game in games]
    runs = [(game, dealt) for game, dealt in runs if not dealt or meta(game).can_deal]
    results_by_run = {run: Results() for run in runs}
    start, seed, left = time.monotonic(), options.seed, options.kills
    while left > 0:
        game, dealt = runs[(seed - options.seed) % len(runs)]
        kills = min(KILLS_A_TABLE, left, -(-options.kills // len(runs)))
        with tempfile.TemporaryDirectory() as folder:
            run = KillRun(Path(folder), seed, [(game, dealt)])
            run.run(kills)
        (table,) = run.tables
        results = table.results
        results_by_run[game, dealt].add(results)
        seed, left = seed + 1, left - kills
        if not results.is_right:
            print(f"{game}, seed {seed - 1}, {table.options}: {results}", flush=True)
        seconds = time.monotonic() - start
        print(f"{options.kills - left} of {options.kills} kills ({seconds:.0f} s)", flush=True)
    total = Results()
    for (game, dealt), results in results_by_run.items():
        print(f"{game}{', the app deals' if dealt else ''}: {results}")
        total.add(results)
    print(f"all games: {total} ({time.monotonic() - start:.0f} s)")
    return 0 if total.is_right else 1


if __name__ == "__main__":
    raise SystemExit(main())
