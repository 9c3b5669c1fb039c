"""``python -m tests.bench.bench_drawings``: how often each region is drawn, and how often in vain.

Every game is played at random to its end, a few times, as people play it: now and then somebody takes an answer
back, the host undoes or changes one, a phone leaves or comes back, and somebody opens or closes a sheet. A board,
a pad for each player, a phone of two seats and somebody who watches look on. What is counted is the same in each
run, whatever else the machine does; ``--beside`` counts another commit in the same games.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import ClassVar, TypeAlias

from companion.presenters import TablePresenter, Viewer
from companion.rendering.regions import ON_DEMAND, Region
from companion.rendering.renderer import Renderer
from companion.tables.actor import Actor
from companion.tables.commands.in_game import Amend, Redo, Undo, Unseal
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, meta
from rules.errors import Refused
from tests.bench.bench_undo import checked_out
from tests.tables.table_fixture import NAMES, TableFixture

HOST = Actor("laptop", (), host=True)
FRAMES, BYTES, COMMANDS = "frames", "bytes", "commands"
IN_VAIN = " as before"
"""Ends the name of a region, where drawings are counted that look as the one before."""
Figures: TypeAlias = dict[str, int]
"""Drawings by role and region, and frames, bytes and commands."""


class CountingRenderer(Renderer):
    """A renderer that counts what it draws."""

    counts: ClassVar[Counter[str]] = Counter()
    drawn: ClassVar[dict[tuple[str, Viewer], str]] = {}

    def _render(self, region: Region, presenter: TablePresenter) -> str:
        html = super()._render(region, presenter)
        name = f"{presenter.viewer.role} {region.name}"
        self.counts[name] += 1
        place = (region.template, presenter.viewer)
        self.counts[name + IN_VAIN] += self.drawn.get(place) == html
        self.drawn[place] = html
        return html


class Evening:
    """A table where games are played, with everybody who looks on."""

    def __init__(self, game: str, seed: int) -> None:
        self._rng = Random(seed)
        players = self._rng.randint(meta(game).least, min(meta(game).most, 6))
        self._fixture = TableFixture(players, RNG=Random(seed))
        self._fixture.services.renderer.__class__ = CountingRenderer
        self._table = self._fixture.table
        self._table.connect("laptop", laptop=True)
        self._devices = [f"device-{name}" for name in NAMES[:players]]
        for device in self._devices:
            self._table.connect(device)
        self._away: list[str] = []
        first, second = self._fixture.seats[:2]
        viewers = [Viewer("board", host=True), Viewer("watch")]
        viewers += [Viewer("pad", first, others=(second,))]
        viewers += [Viewer("pad", seat) for seat in self._fixture.seats]
        hub = self._fixture.services.hub
        self._screens = [hub.add(self._table, viewer) for viewer in viewers]
        self._opened: list[set[str]] = [set() for _ in viewers]
        self._draw()
        if self._rng.random() < 0.5:
            self._fixture.ok(HOST, "set_timer", value=60)
        options = meta(game).sample(self._rng, players)
        self._fixture.start(game, **options)
        self._draw()

    def play(self) -> None:
        """Play the game to its end."""
        while (referee := self._table.referee) is not None and not referee.over:
            if not self._do_something_else(referee):
                self._fixture.enter(self._rng)
            CountingRenderer.counts[COMMANDS] += 1
            self._draw()

    def _do_something_else(self, referee: Referee) -> bool:
        """Do what people do now and then; return whether it was something."""
        roll = self._rng.random()
        if roll < 0.03:
            self._leave_or_return()
        elif roll < 0.06:
            self._open_or_close()
        elif roll < 0.09:
            with suppress(Refused):
                self._correct(referee)
        else:
            return False
        return True

    def _leave_or_return(self) -> None:
        if self._away and self._rng.random() < 0.7:
            self._table.connect(self._away.pop())
        else:
            device = self._rng.choice(self._devices)
            if device not in self._away:
                self._away.append(device)
                self._table.disconnect(device)

    def _open_or_close(self) -> None:
        number = self._rng.randrange(len(self._screens))
        screen, opened = self._screens[number], self._opened[number]
        assert screen.viewer is not None
        opened ^= {self._rng.choice(sorted(ON_DEMAND[screen.viewer.role]))}
        screen.open(sorted(opened))

    def _correct(self, referee: Referee) -> None:
        if referee.last_undo is not None and self._rng.random() < 0.5:
            self._table.execute(Redo(), HOST)
        elif referee.pending_answers and self._rng.random() < 0.5:
            self._table.execute(Unseal(self._rng.choice(list(referee.pending_answers))), HOST)
        elif referee.history and self._rng.random() < 0.5:
            step = self._rng.choice(referee.history[-6:])
            value = step.prompt.dump(step.prompt.sample(self._rng))
            self._table.execute(Amend(step.pending.key, value), HOST)
        else:
            self._table.execute(Undo(), HOST)

    def _draw(self) -> None:
        """Draw and frame what is new for everybody."""
        for screen in self._screens:
            for frame in screen.outbox.take():
                CountingRenderer.counts[FRAMES] += 1
                CountingRenderer.counts[BYTES] += len(frame)


def count(game: str, evenings: int) -> Figures:
    """Return what was drawn in some evenings of one game."""
    CountingRenderer.counts.clear()
    for seed in range(evenings):
        CountingRenderer.drawn.clear()
        Evening(game, seed).play()
    return dict(CountingRenderer.counts)


def count_elsewhere(folder: Path, games: Sequence[str], evenings: int) -> dict[str, Figures]:
    """Return what the code in another folder draws."""
    done = subprocess.run(
        [sys.executable, "-m", __spec__.name, "--json", "--evenings", str(evenings), *games],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        check=True,
    )
    counted: dict[str, Figures] = json.loads(done.stdout)
    return counted


def drawings(figures: Figures, *, in_vain: bool = False) -> int:
    """Return how many drawings there were of all regions."""
    others = {FRAMES, BYTES, COMMANDS}
    return sum(
        count
        for name, count in figures.items()
        if name not in others and name.endswith(IN_VAIN) == in_vain
    )


def beside(before: float | None, now: float) -> str:
    """Return a figure, after that of the other commit if there is one."""
    if before is None:
        return f"{now:.0f}"
    change = f" ({now / before - 1:+.1%})" if before else ""
    return f"{before:.0f} → {now:.0f}{change}"


def report(
    games: Sequence[str], now: dict[str, Figures], before: dict[str, Figures] | None
) -> None:
    """Print a table by game, and one by region, of what is drawn for 100 commands."""
    print("For 100 commands:\n")
    print("| game | drawings | of them as before | frames | kB |\n|---|---|---|---|---|")
    for game in games:
        cells = []
        for figure in (
            drawings,
            lambda each: drawings(each, in_vain=True),
            lambda each: each[FRAMES],
            lambda each: each[BYTES] / 1000,
        ):
            theirs = 100 * figure(before[game]) / before[game][COMMANDS] if before else None
            cells.append(beside(theirs, 100 * figure(now[game]) / now[game][COMMANDS]))
        print(f"| {meta(game).name} | {' | '.join(cells)} |")
    print("\n| region | drawings in all games | of them as before |\n|---|---|---|")
    all_now = sum((Counter(now[game]) for game in games), Counter[str]())
    all_before = sum((Counter(before[game]) for game in games), Counter[str]()) if before else None
    names = {name for name in (*all_now, *(all_before or ())) if " " in name}
    for name in sorted(names):
        if not name.endswith(IN_VAIN):
            cells = [
                beside(None if all_before is None else all_before[each], all_now[each])
                for each in (name, name + IN_VAIN)
            ]
            print(f"| {name} | {' | '.join(cells)} |")


def main() -> None:
    """Count, and print tables in Markdown."""
    reader = argparse.ArgumentParser(
        prog="python -m tests.bench.bench_drawings", description=__doc__
    )
    reader.add_argument("games", nargs="*", default=list(GAMES))
    reader.add_argument("--beside", metavar="COMMIT", help="another commit to count")
    reader.add_argument("--evenings", type=int, default=4, help="so many of each game")
    reader.add_argument("--json", action="store_true", help=argparse.SUPPRESS)
    options = reader.parse_args()
    now = {game: count(game, options.evenings) for game in options.games}
    if options.json:
        print(json.dumps(now))
        return
    before = None
    if options.beside:
        with tempfile.TemporaryDirectory() as folder:
            other = checked_out(options.beside, Path(folder))
            before = count_elsewhere(other, options.games, options.evenings)
    report(options.games, now, before)


if __name__ == "__main__":
    main()
