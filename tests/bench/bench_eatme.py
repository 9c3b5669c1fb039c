"""``python -m tests.bench.bench_eatme``: judging a whole game, and reveals at many tables.

A reveal is measured in one process, without the network: everything is sealed at all tables, then
each is opened, judged and drawn for everybody who looks. The Feast's figures stand beside them.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any

from companion.presenters import Viewer
from companion.tables.commands.in_game import Answer, Reveal
from companion.tables.table import Table
from companion.web.app import create_app
from companion.web.services import Services
from rules.engine.log import Stamp
from rules.engine.registry import meta
from rules.engine.tabletop import Mode
from rules.facts import Json, Seat
from rules.games.eatme.adjudicate import adjudicate, lay_out
from tests.tables.actors import HOST, actor_for
from tests.wire.players import lay, still

PLAYERS = 5
SEATS = tuple(Seat(name) for name in ("ana", "bo", "cy", "di", "ed"))
GAMES = 200
STAMP = Stamp("host")


def judging() -> float:
    """Return the milliseconds that the fifty cards of a game for five take to be judged."""
    times = []
    for seed in range(GAMES):
        cards = list(range(1, 53))
        Random(seed).shuffle(cards)
        food, _, *played = cards
        ring = lay_out(52, (food,))
        start = perf_counter()
        for turn, card in enumerate(played):
            ring = adjudicate(ring, card, SEATS[turn % len(SEATS)]).ring
        times.append(perf_counter() - start)
    return median(times) * 1000


def draw(services: Services, table: Table) -> int:
    """Draw every screen of a table as it is pushed, and return how many characters they have."""
    viewers = [Viewer("board", host=True), *(Viewer("pad", s) for s in table.roster.order)]
    return sum(
        len(html)
        for viewer in viewers
        for _, html in services.renderer.render_regions(table, viewer)
    )


def seal_all(table: Table, rng: Random) -> None:
    """Enter what is asked, until everything is sealed that can be."""
    referee = table.referee
    assert referee is not None
    while (ask := referee.current_ask) is not None and not referee.ready:
        pending = next(
            one for one in ask.pending if one.key not in referee.pending_answers and not one.call
        )
        prompt = referee.resolve(pending)
        value = prompt.dump(prompt.sample(rng))
        table.execute(Answer(pending.key, value), actor_for(pending.who))


def reveals(game: str, tables: int, rounds: int, **options: Json) -> str:
    """Reveal so many rounds at so many tables, and return a line of findings."""
    app = create_app({"DATABASE": "sqlite://", "SCHEDULE": still, "RNG": Random(1)})
    services: Services = app.extensions["companion"]
    settled = meta(game).settle(PLAYERS, dict(options))
    codes = [lay(app, f"t{n}", game, PLAYERS, settled).code for n in range(tables)]
    rng, waits, size = Random(2), [], 0
    cpu = 0.0
    for _ in range(rounds):
        for code in codes:
            table = services.tables.find(code)
            seal_all(table, rng)
            draw(services, table)
        start, began = perf_counter(), process_time()
        for code in codes:
            table = services.tables.find(code)
            ask: Any = table.referee and table.referee.current_ask
            assert ask.mode is Mode.SEALED
            table.execute(Reveal(ask.key), HOST)
            size += draw(services, table)
            waits.append(perf_counter() - start)
        cpu += process_time() - began
    revealed = rounds * tables
    p50, p99 = (quantiles(waits, n=100)[at] * 1000 for at in (49, 98))
    cells = (
        f"{game} {tables}",
        f"{cpu / revealed * 1000:.2f}",
        f"{p50:.0f}",
        f"{p99:.0f}",
        f"{size / revealed / 1000:.0f}",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Measure, and print a table in Markdown."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench.bench_eatme", description=__doc__)
    reader.add_argument("--tables", type=int, default=100)
    reader.add_argument("--rounds", type=int, default=5)
    options = reader.parse_args()
    print(f"Judging the 50 cards of a game: {judging():.2f} ms\n")
    print(
        "| tables | CPU ms / reveal | p50 ms if all reveal at once | p99 ms | kB on all screens |"
    )
    print("|---|---|---|---|---|")
    for game, more in (("feast", {}), ("eatme", {}), ("eatme", {"dealer": "app"})):
        print(reveals(game, options.tables, options.rounds, **more), flush=True)


if __name__ == "__main__":
    main()
