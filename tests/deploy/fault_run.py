"""One run: bots play all games in a cluster, faults happen, and after each all screens are checked."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from gevent import joinall, sleep, spawn

from companion.storage.store import Store
from companion.web.app import create_app
from rules.engine.registry import GAMES, load, meta
from tests.deploy.bot_table import POLL_SECONDS, BotTable
from tests.deploy.expected_screens import LogRenderer
from tests.deploy.faults import KINDS, Fault, Faults, draw_kinds
from tests.deploy.results import Results
from tests.patience import PATIENCE
from tests.servers.cluster import Cluster
from tests.servers.postgresql import server
from tests.wire.players import TableFixture, lay, still

WORKERS = 3
PLAYERS = 4
MAX_PROBLEMS = 5
"""With so many problems a run ends."""
SLOW_SECONDS = 10.0
"""A recovery that takes longer is reported with what the proxy and the processes logged meanwhile."""


@dataclass(frozen=True)
class Pace:
    """How fast a run is, in seconds; two numbers are the least and the most of a random time."""

    think: tuple[float, float]
    """Between two things that are entered at a table."""
    between_faults: tuple[float, float]
    play_on: tuple[float, float]
    """From a fault until people pause, so that all screens can be checked."""
    freeze: float
    """For how long a frozen process stands still."""


REAL_PACE = Pace(think=(0.5, 4.0), between_faults=(1.0, 4.0), play_on=(0.0, 1.0), freeze=40.0)
QUICK_PACE = Pace(think=(0.1, 0.6), between_faults=(0.1, 0.5), play_on=(0.0, 0.4), freeze=3.0)


class FaultRun:
    """A run with its results; the seed draws the games' options, what bots enter, and the faults."""

    def __init__(
        self,
        folder: Path,
        results: Results,
        pace: Pace,
        print_line: Callable[[str], None],
    ) -> None:
        self._folder = folder
        self._results = results
        self._pace = pace
        self._print_line = print_line
        self._rng = Random(results.seed)

    def run(
        self, faults: int, *, minutes: float | None = None, kinds: Sequence[str] = tuple(KINDS)
    ) -> None:
        """Play until so many faults have happened, or so many minutes have passed."""
        began = time.monotonic()
        with self._site():
            self._check(Fault("start", "of the run", time.time(), time.time()))
            drawn = draw_kinds(self._rng, kinds)
            while self._results.faults < faults and not self._has_failed:
                if minutes is not None and time.monotonic() > began + 60 * minutes:
                    break
                sleep(self._rng.uniform(*self._pace.between_faults))
                self._let_fail(next(drawn))
            if not self._has_failed and (thawed := self._faults.thaw(early=True)):
                self._check(thawed)
            for each in self._tables:
                each.check_whole_log(self._store)
            self._results.tracebacks += self._faults.tracebacks()
        self._results.minutes = round((time.monotonic() - began) / 60, 1)

    @property
    def _has_failed(self) -> bool:
        return len(self._results.problems) >= MAX_PROBLEMS

    @contextmanager
    def _site(self) -> Iterator[None]:
        """Start PostgreSQL, the games, the cluster and the screens; end them after the block."""
        with ExitStack() as stack:
            postgresql = stack.enter_context(server())
            fixtures = self._start_games(postgresql.url)
            self._cluster = Cluster(postgresql.url, self._folder, WORKERS)
            stack.callback(self._cluster.close)
            self._faults = Faults(self._cluster, postgresql, self._rng, self._pace.freeze)
            stack.callback(self._faults.close)
            self._store = Store(postgresql.url)
            stack.callback(self._store.close)
            self._renderer = LogRenderer(self._cluster.url)
            self._tables = [self._table(fixture, number) for number, fixture in enumerate(fixtures)]
            for each in self._tables:
                stack.callback(each.close)
            self._results.screens = sum(len(each.screens) for each in self._tables)
            self._print_line(f"{len(self._tables)} tables, {self._results.screens} screens")
            yield

    def _start_games(self, database: str) -> list[TableFixture]:
        app = create_app({"DATABASE": database, "SCHEDULE": still, "OPEN_HOUSE": True})
        try:
            fixtures = []
            for number in range(self._results.tables):
                game = list(GAMES)[number % len(GAMES)]
                players = max(meta(game).least, min(PLAYERS, meta(game).most))
                # Bots know only the cards that the app deals.
                options = load(game).bots.options(meta(game).sample(self._rng, players))
                fixtures.append(lay(app, f"t{number}", game, players, options))
            return fixtures
        finally:
            app.extensions["companion"].close()

    def _table(self, fixture: TableFixture, number: int) -> BotTable:
        return BotTable(
            fixture,
            self._cluster.port,
            self._store,
            results=self._results,
            rng=Random(self._rng.random()),
            think=self._pace.think,
            plays_reveals=number % 3 == 1,
        )

    def _let_fail(self, kind: str) -> None:
        """Let a fault happen, after the frozen process went on if it is time for that."""
        while True:
            if thawed := self._faults.thaw():
                self._check(thawed)
            if kind != "freeze" or not self._faults.is_frozen:
                break
            sleep(POLL_SECONDS)
        fault = self._faults.happen(kind)
        self._results.faults += 1
        sleep(self._rng.uniform(*self._pace.play_on))
        self._check(fault)

    def _check(self, fault: Fault) -> None:
        """Let everybody pause, wait until all screens are right, report that, and let them play on.

        Rendering what the screens have to show keeps this program busy for seconds, in which its screens
        could not reconnect. So it begins when all have.
        """
        known = len(self._results.problems)
        for each in self._tables:
            each.pause()
        limit = time.monotonic() + PATIENCE
        while not all(each.has_reconnected for each in self._tables):
            if time.monotonic() > limit:
                break  # each table says what is wrong
            sleep(POLL_SECONDS)
        waiting = [
            spawn(each.wait_until_right, fault.over, self._renderer) for each in self._tables
        ]
        joinall(waiting, raise_error=True)
        seconds = max(each.value for each in waiting)
        self._report(fault, seconds, self._results.problems[known:])
        for each in self._tables:
            each.play()

    def _report(self, fault: Fault, seconds: float, problems: Sequence[str]) -> None:
        if fault.kind != "start":
            self._results.recoveries[fault.kind].append(round(seconds, 2))
        name = f"fault {self._results.faults} ({fault.kind} {fault.what})"
        load_average = os.getloadavg()[0]
        self._print_line(
            f"{name}: WRONG: {'; '.join(problems)}"
            if problems
            else f"{name}: all screens were right after {seconds:.2f} s (load {load_average:.1f})"
        )
        log_lines = self._cluster.new_log_lines()
        if seconds > SLOW_SECONDS:
            self._explain(fault, log_lines)

    def _explain(self, fault: Fault, log_lines: Sequence[str]) -> None:
        """Print how the slowest screen came back, and what was logged meanwhile."""
        screens = [screen for table in self._tables for screen in table.screens]
        slowest = max(screens, key=lambda each: each.changed_at)
        self._print_line(f"  all could be right from {clock(fault.over)} on")
        for at, reason in slowest.failures:
            if at >= fault.began:
                self._print_line(f"  {clock(at)} {slowest.name} was disconnected: {reason}")
        self._print_line(f"  {clock(slowest.changed_at)} {slowest.name} was right")
        for line in log_lines:
            self._print_line(f"  {line}")


def clock(seconds: float) -> str:
    """Return the time of day, to compare with logs.

    >>> clock(12.5)
    '00:00:12.500'
    """
    return datetime.fromtimestamp(seconds, UTC).strftime("%H:%M:%S.%f")[:-3]
