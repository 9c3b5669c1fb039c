"""Tables of all games under way while processes, database and proxy fail, again and again."""

from __future__ import annotations

import json
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

from gevent import joinall, sleep, spawn

from companion.storage.store import Store
from companion.web.app import create_app
from rules.engine.registry import GAMES, load, meta
from tests.deploy.failing import FAULTS, LOOK_AGAIN, Installation, kinds, own_postgresql
from tests.deploy.fresh import Drawings
from tests.deploy.played import PlayedTable, Toll
from tests.patience import PATIENCE
from tests.servers.postgresql import programs
from tests.wire.players import NAMES, TableFixture, lay, still

PROCESSES = 3
PLAYERS = 4
WITHIN = 3.0
"""Seconds in which all screens are to be right, on a machine with nothing else to do."""
MOST_PROBLEMS = 5
"""With so many it ends."""


@dataclass(frozen=True)
class Plan:
    """How long it lasts, and how many play how fast."""

    faults: int
    tables: int
    seed: int
    freeze: float
    """Seconds for which a process stands still."""
    between: tuple[float, float]
    """Seconds from one fault to the next, at least and at most."""
    during: float
    """Seconds for which they play on in the midst of a fault, at most."""
    think: tuple[float, float]
    """Seconds for which a table rests between two things that are entered."""
    minutes: float | None = None
    """After these it ends, however many faults there were."""
    kinds: tuple[str, ...] = tuple(FAULTS)
    """The kinds of faults that happen."""


class Killing:
    """One run. The seed draws the games' options, what is entered, and which faults come when."""

    def __init__(self, plan: Plan, say: Callable[[str], None]) -> None:
        self.plan = plan
        self.toll = Toll()
        self.recoveries: dict[str, list[float]] = defaultdict(list)
        """By kind of fault, after how many seconds the last screen was right."""
        self.faults = 0
        self.lines = 0
        self.seconds = 0.0
        self.unexpected: Counter[str] = Counter()
        """What nobody caught in the processes."""
        self._say = say
        self._rng = Random(plan.seed)

    def run(self, folder: Path) -> None:
        """Play, let things fail, and see what holds; ``toll`` says what did not."""
        binaries = programs()
        assert binaries is not None
        began = time.monotonic()
        with ExitStack() as stack:
            place = folder / "postgresql"
            place.mkdir()
            postgresql = stack.enter_context(own_postgresql(binaries, place))
            laid = self._lay(postgresql.url)
            site = Installation(folder, postgresql, PROCESSES, self._rng, self.plan.freeze)
            stack.callback(site.end)
            store = Store(postgresql.url)
            stack.callback(store.close)
            drawings = Drawings(site.address)
            tables = self._sit_down(laid, site, store)
            for each in tables:
                stack.callback(each.end)
            self._say(f"{len(tables)} tables, {self.lines} lines, {PROCESSES} processes")
            self._settle(tables, drawings, "nothing", "the start", time.time())
            self.recoveries.clear()
            for each in tables:
                each.start()
            self._fail(site, tables, drawings)
            for each in tables:
                each.judge_whole_log()
            self.unexpected.update(site.tracebacks())
        self.seconds = time.monotonic() - began

    def _lay(self, database: str) -> list[tuple[str, int, TableFixture]]:
        app = create_app({"DATABASE": database, "SCHEDULE": still, "OPEN_HOUSE": True})
        try:
            laid = []
            for number in range(self.plan.tables):
                game = list(GAMES)[number % len(GAMES)]
                players = max(meta(game).least, min(PLAYERS, meta(game).most))
                # As the app deals, since bots know the cards that it deals alone.
                options = load(game).bots.options(meta(game).sample(self._rng, players))
                laid.append((game, players, lay(app, f"t{number}", game, players, options)))
            return laid
        finally:
            app.extensions["companion"].close()

    def _sit_down(
        self, laid: list[tuple[str, int, TableFixture]], site: Installation, store: Store
    ) -> list[PlayedTable]:
        tables = []
        for number, (_, players, fixture) in enumerate(laid):
            rng = Random(self._rng.random())
            table = PlayedTable(
                fixture,
                f"t{number}",
                NAMES[:players],
                (site.front, site.spread),
                store=store,
                toll=self.toll,
                rng=rng,
                think=self.plan.think,
                plays=number % 3 == 1,
            )
            tables.append(table)
            self.lines += len(table.screens)
        return tables

    def _fail(self, site: Installation, tables: list[PlayedTable], drawings: Drawings) -> None:
        began, drawn = time.monotonic(), kinds(self._rng, self.plan.kinds)
        while self.faults < self.plan.faults and len(self.toll.problems) < MOST_PROBLEMS:
            if self.plan.minutes and time.monotonic() > began + 60 * self.plan.minutes:
                break
            sleep(self._rng.uniform(*self.plan.between))
            self._thaw(site, tables, drawings)
            kind = next(drawn)
            while kind == "freeze" and site.stands_still:
                sleep(LOOK_AGAIN)
                self._thaw(site, tables, drawings)
            self.faults += 1
            what, since = FAULTS[kind](site)
            sleep(self._rng.uniform(0.0, self.plan.during))
            self._settle(tables, drawings, kind, f"fault {self.faults} ({kind}: {what})", since)
        if len(self.toll.problems) >= MOST_PROBLEMS:
            return
        while self._thaw(site, tables, drawings, all_of_them=True):
            pass
        self._settle(tables, drawings, "end", "the end", time.time())
        del self.recoveries["end"]

    def _thaw(
        self,
        site: Installation,
        tables: list[PlayedTable],
        drawings: Drawings,
        *,
        all_of_them: bool = False,
    ) -> bool:
        thawed = site.thaw_due(all_of_them=all_of_them)
        if thawed is not None:
            what, since = thawed
            self._settle(tables, drawings, "thaw", f"fault {self.faults} (thaw: {what})", since)
        return thawed is not None

    def _settle(
        self, tables: list[PlayedTable], drawings: Drawings, kind: str, after: str, since: float
    ) -> None:
        """Wait until all screens are right, say what is not, and let people go on.

        Drawing what they should show takes this program seconds. A page that is to come back meanwhile would
        wait for that, so it begins when all are back; when a frame came, the kernel knows.
        """
        known = len(self.toll.problems)
        for table in tables:
            table.hold()
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit and not all(each.is_back for each in tables):
            sleep(LOOK_AGAIN)
        waiting = [spawn(each.settle, since, drawings, after) for each in tables]
        joinall(waiting)
        slowest = 0.0
        for each in waiting:
            if each.exception is not None:
                self.toll.wrong(f"after {after}: {each.exception!r}")
            else:
                slowest = max(slowest, each.value)
        self.recoveries[kind].append(slowest)
        if wrong := self.toll.problems[known:]:
            self._say(f"{after}: WRONG: {'; '.join(wrong)}")
        else:
            self._say(f"{after}: all screens were right after {slowest:.2f} s")
        for table in tables:
            table.go_on()

    # -- what it came to -------------------------------------------------------------------

    @property
    def verdict(self) -> str:
        """One line: what was wrong first, and the seed that draws the same again; or that nothing was."""
        toll = self.toll
        if not toll.problems:
            return f"Nothing was wrong (seed {self.plan.seed}, {self.faults} faults)."
        more = f" (and {len(toll.problems) - 1} more)" if len(toll.problems) > 1 else ""
        return (
            f"Wrong with seed {self.plan.seed}, {self.plan.tables} tables: {toll.problems[0]}{more}"
        )

    def figures(self) -> dict[str, Any]:
        """Return all that was counted."""
        toll = self.toll
        return {
            "seed": self.plan.seed,
            "tables": self.plan.tables,
            "lines": self.lines,
            "faults": self.faults,
            "minutes": round(self.seconds / 60, 1),
            "acknowledged": toll.acknowledged,
            "repeated": toll.repeated,
            "not saved": toll.not_saved,
            "saved all the same": toll.saved_all_the_same,
            "refused": dict(toll.refused),
            "opened": toll.opened,
            "lost": toll.lost,
            "doubled": toll.doubled,
            "shown wrongly": toll.shown,
            "never right": toll.stale,
            "compared": toll.compared,
            "compared with secrets": toll.with_secrets,
            "uncaught": sum(self.unexpected.values()),
            "recoveries": {
                kind: [round(s, 2) for s in all_] for kind, all_ in self.recoveries.items()
            },
            "problems": toll.problems,
        }

    def table(self) -> str:
        """Return the recoveries as a table for docs/measurements.md."""
        lines = [
            "| fault | times | p50 s | p95 s | slowest s | within 3 s |",
            "|---|---|---|---|---|---|",
        ]
        for kind, seconds in sorted(self.recoveries.items()):
            cuts = (
                quantiles(seconds, n=100, method="inclusive") if len(seconds) > 1 else seconds * 99
            )
            right = sum(each <= WITHIN for each in seconds)
            cells = (
                kind,
                len(seconds),
                f"{cuts[49]:.1f}",
                f"{cuts[94]:.1f}",
                f"{max(seconds):.1f}",
                right,
            )
            lines.append(f"| {' | '.join(map(str, cells))} |")
        return "\n".join(lines)


def report(killing: Killing) -> str:
    """Return what a run came to, for people to read."""
    figures = killing.figures()
    del figures["recoveries"], figures["problems"]
    counted = "\n".join(f"{name}: {json.dumps(value)}" for name, value in figures.items())
    uncaught = "".join(
        f"\n{times} times uncaught:\n{trace}\n"
        for trace, times in killing.unexpected.most_common(5)
    )
    problems = "\n".join(killing.toll.problems[1:20])
    return f"{counted}\n\n{killing.table()}\n{uncaught}\n{problems}\n{killing.verdict}"
