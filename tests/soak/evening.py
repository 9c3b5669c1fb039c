"""A long evening: a table for each game, and a program that is killed now and then."""

from __future__ import annotations

import re
from contextlib import closing
from pathlib import Path
from random import Random
from time import monotonic, sleep

from companion.storage.store import Store
from companion.web.app import create_app
from rules.engine.registry import GAMES, meta
from tests.patience import PATIENCE
from tests.servers.program import Served, companion, cost
from tests.soak.report import Report, Sample
from tests.soak.tables import PlayedTable
from tests.wire.players import lay, still

PLAYERS = 4
COUNTDOWN = 0.05
KILL_EVERY = 120.0
"""Seconds that a program lives in a long evening; the last one has a quarter of the evening."""
CHECK_EVERY = 150
"""What happens at all tables together until every screen is compared with a page opened now."""
SAMPLE_EVERY = 50
KEPT_FILES = 4
"""Open files that a program may keep at the end beside those that it began with: the database's."""

_COMPLAINT = re.compile(r"^(companion:|Traceback)", re.MULTILINE)
"""What the program logs, or what nobody caught."""


class LongEvening:
    """Plays at all tables in turn; the programs live one after the other on the same database."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.report = Report()
        self._data = folder / "tables.db"
        self._complaints = folder / "complaints.txt"
        self._rng = Random(seed)
        self._began = monotonic()
        app = create_app({"DATABASE": f"sqlite:///{self._data}", "SCHEDULE": still})
        self._tables = []
        for game in GAMES:
            players = max(PLAYERS, meta(game).least)
            laid = lay(app, game, game, players, meta(game).settle(players, {}))
            self._tables.append(PlayedTable(game, laid, self._rng, self.report))
        app.extensions["companion"].dependencies.store.close()

    def run(self, minutes: float) -> Report:
        """Play so long."""
        seconds = 60 * minutes
        kills = max(2, round(0.75 * seconds / KILL_EVERY))
        for _ in range(kills):
            self._live(0.75 * seconds / kills, None, last=False)
        self._live(0.25 * seconds, None, last=True)
        self.report.judge()
        return self.report

    def run_turns(self, turns: int, kills: int, at_most: float) -> Report:
        """Play so many turns between two kills, or for as many seconds where a machine is slow."""
        for number in range(kills + 1):
            self._live(at_most / (kills + 1), turns, last=number == kills)
        self.report.judge()
        return self.report

    def _live(self, seconds: float, turns: int | None, *, last: bool) -> None:
        """Play with one program, and kill it in the middle of something, unless it is the last."""
        until = monotonic() + seconds
        goal = None if turns is None else self.report.turns + turns
        with (
            self._complaints.open("a", encoding="utf-8") as errors,
            companion(self._data, COUNTDOWN, errors, "tests.soak.program") as server,
            closing(Store(f"sqlite:///{self._data}", busy=PATIENCE)) as store,
        ):
            self._life = self.report.kills + 1
            self.report.files_before = files(server)
            for table in self._tables:
                table.open(server.port, store)
                table.judge()
            happened = 0
            while monotonic() < until and (goal is None or self.report.turns < goal):
                self._rng.choice(self._tables).act()
                happened += 1
                if happened % SAMPLE_EVERY == 1:
                    self._sample(server)
                if happened % CHECK_EVERY == 0:
                    self._check()
            self._check()
            self._sample(server)
            if last:
                self._send_home(server)
            else:
                self._kill(server)
        complaints = self._complaints.read_text(encoding="utf-8")
        if _COMPLAINT.search(complaints):
            self.report.wrong(f"the program complained: {complaints[:2000]}")
        self._complaints.write_text("")

    def _check(self) -> None:
        for table in self._tables:
            table.check()
            self.report.dropped += table.dropped()

    def _sample(self, server: Served) -> None:
        minute = (monotonic() - self._began) / 60
        lines = sum(table.line_count for table in self._tables)
        self.report.samples.append(
            Sample(
                minute,
                self._life,
                self.report.turns,
                cost(server.process.pid).memory,
                files(server),
                lines,
            )
        )

    def _kill(self, server: Served) -> None:
        """Kill the program while answers are on their way to it."""
        for table in self._tables:
            table.start_turn()
        server.process.kill()
        server.process.wait(PATIENCE)
        self.report.kills += 1
        for table in self._tables:
            table.close()
            self.report.unheard += sum(len(guest.pending) for guest in table.everybody)

    def _send_home(self, server: Served) -> None:
        """Let everybody leave, and wait until the program has closed what they had open."""
        for table in self._tables:
            table.close()
        limit = monotonic() + PATIENCE
        while (now := files(server)) > self.report.files_before + KEPT_FILES:
            if monotonic() > limit:
                self.report.wrong(f"{now} files are open though everybody has left")
                break
            sleep(PATIENCE / 2000)
        self.report.files_after = now


def files(server: Served) -> int:
    """Return how many files and sockets a program has open."""
    return sum(1 for _ in Path(f"/proc/{server.process.pid}/fd").iterdir())
