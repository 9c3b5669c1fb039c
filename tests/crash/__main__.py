"""``python -m tests.crash --kills 1000``: as the test does, for longer; ``make kills`` does that."""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from rules.engine.registry import GAMES
from tests.crash.killing import Evening, Toll

EVENING = 20
"""How often one table's program is killed; the next table has other options and other luck."""


def main() -> int:
    """Kill, count and report; returns 1 when something was lost, doubled, shown or damaged."""
    reader = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    reader.add_argument("--kills", type=int, default=200, help="over all games (default: 200)")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--game", choices=GAMES, help="only this game")
    options = reader.parse_args()
    games = [options.game] if options.game else list(GAMES)
    tolls = {game: Toll() for game in games}
    start, seed, left = time.monotonic(), options.seed, options.kills
    while left > 0:
        game = games[(seed - options.seed) % len(games)]
        kills = min(EVENING, left, -(-options.kills // len(games)))
        with tempfile.TemporaryDirectory() as folder:
            evening = Evening(Path(folder), seed, game)
            toll = evening.run(kills)
        tolls[game].add(toll)
        seed, left = seed + 1, left - kills
        if not toll.spotless:
            print(f"{game}, seed {seed - 1}, {evening.options}: {toll}", flush=True)
        seconds = time.monotonic() - start
        print(f"{options.kills - left} of {options.kills} kills ({seconds:.0f} s)", flush=True)
    total = Toll()
    for game, toll in tolls.items():
        print(f"{game}: {toll}")
        total.add(toll)
    print(f"all games: {total} ({time.monotonic() - start:.0f} s)")
    return 0 if total.spotless else 1


if __name__ == "__main__":
    raise SystemExit(main())
