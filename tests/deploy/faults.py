"""The faults of a cluster: processes, PostgreSQL and HAProxy fail, and are started again."""

from __future__ import annotations

import re
import signal
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from random import Random

from gevent import Greenlet, killall, sleep, spawn

from tests.patience import until
from tests.servers.cluster import Cluster
from tests.servers.postgresql import PostgreSQL
from tests.servers.worker import Worker

RESTART_SECONDS = 1.0
"""Seconds until a process that has ended is started again, as systemd does (RestartSec)."""
POLL_SECONDS = 0.1
"""Seconds between two looks at a state that is waited for."""
DATABASE_AWAY = (0.2, 2.0)
"""The shortest and the longest time for which PostgreSQL is stopped, in seconds."""
TRACEBACK_LINES = 10


@dataclass(frozen=True)
class Fault:
    """A fault that has happened."""

    kind: str
    what: str
    """What failed, for the log of the run."""
    began: float
    """When, in seconds since 1970."""
    over: float
    """From when on all could be right again: PostgreSQL, for example, has been started by then."""


class Faults:
    """Lets parts of a cluster fail; ``rng`` draws which, and for how long.

    A process that a fault freezes (SIGSTOP) stands still for ``freeze_seconds``, while other faults
    happen; only one stands still at a time.
    """

    def __init__(
        self, cluster: Cluster, postgresql: PostgreSQL, rng: Random, freeze_seconds: float
    ) -> None:
        self._cluster = cluster
        self._postgresql = postgresql
        self._rng = rng
        self._freeze_seconds = freeze_seconds
        self._frozen: Worker | None = None
        self._frozen_until = 0.0
        self._supervisors: list[Greenlet] = [spawn(_supervise, each) for each in cluster.workers]

    def close(self) -> None:
        """Start no process again from now on."""
        killall(self._supervisors)

    def happen(self, kind: str) -> Fault:
        """Let a fault of a kind of ``KINDS`` happen."""
        began = time.time()
        what = KINDS[kind](self)
        return Fault(kind, what, began, time.time())

    @property
    def is_frozen(self) -> bool:
        """Whether a process stands still."""
        return self._frozen is not None

    def thaw(self, *, early: bool = False) -> Fault | None:
        """Let the frozen process go on, if it has stood still for long enough or if it is ``early``."""
        worker = self._frozen
        if worker is None or not (early or time.monotonic() >= self._frozen_until):
            return None
        self._frozen = None
        worker.send_signal(signal.SIGCONT)
        return Fault("thaw", self._name(worker), time.time(), time.time())

    def tracebacks(self) -> Counter[str]:
        """Return the exceptions that no process caught, each with the end of its traceback."""
        found: Counter[str] = Counter()
        for worker in self._cluster.workers:
            text = worker.log.read_text(encoding="utf-8", errors="replace")
            for block in re.findall(r"^Traceback.*\n(?: .*\n)*.*", text, re.MULTILINE):
                found["\n".join(block.splitlines()[-TRACEBACK_LINES:])] += 1
        return found

    # -- the kinds; each returns what failed ------------------------------------------------

    def _kill(self) -> str:
        worker = self._choose_worker()
        worker.send_signal(signal.SIGKILL)
        return self._name(worker)

    def _terminate(self) -> str:
        worker = self._choose_worker()
        worker.terminate()
        return self._name(worker)

    def _freeze(self) -> str:
        worker = self._choose_worker()
        worker.send_signal(signal.SIGSTOP)
        self._frozen, self._frozen_until = worker, time.monotonic() + self._freeze_seconds
        return self._name(worker)

    def _stop_database(self) -> str:
        return self._restart_database("fast")

    def _crash_database(self) -> str:
        return self._restart_database("immediate")

    def _restart_database(self, how: str) -> str:
        self._postgresql.stop(how)
        seconds = self._rng.uniform(*DATABASE_AWAY)
        sleep(seconds)
        self._postgresql.start()
        return f"PostgreSQL, for {seconds:.1f} s"

    def _cut(self) -> str:
        """Close connections of the proxy: to one process, to all, or by killing the proxy itself."""
        workers, proxy = self._cluster.workers, self._cluster.proxy
        match self._rng.randrange(3):
            case 0:
                worker = self._rng.choice(workers)
                proxy.close_connections(worker.port)
                return f"the connections to {self._name(worker)}"
            case 1:
                for each in workers:
                    proxy.close_connections(each.port)
                return "the connections to all processes"
            case _:
                proxy.kill()
                proxy.start()
                return "the proxy itself"

    def _choose_worker(self) -> Worker:
        """Return a process that can fail, when there is another one that takes its tables."""
        ready: list[Worker] = []

        def two_are_ready() -> bool:
            sleep(POLL_SECONDS)
            workers = [each for each in self._cluster.workers if each is not self._frozen]
            ready[:] = [each for each in workers if each.is_ready]
            return len(ready) > 1

        until(two_are_ready)
        return self._rng.choice(ready)

    def _name(self, worker: Worker) -> str:
        return worker.log.stem


KINDS: dict[str, Callable[[Faults], str]] = {
    "kill": Faults._kill,
    "terminate": Faults._terminate,
    "freeze": Faults._freeze,
    "stop database": Faults._stop_database,
    "crash database": Faults._crash_database,
    "cut": Faults._cut,
}
"""What can fail, and how."""


def draw_kinds(rng: Random, kinds: Collection[str]) -> Iterator[str]:
    """Yield kinds without end: all of them in a random order, again and again."""
    while True:
        yield from rng.sample(sorted(kinds), len(kinds))


def _supervise(worker: Worker) -> None:
    """Start a process again whenever it has ended, as systemd does."""
    while True:
        while worker.process.poll() is None:
            sleep(POLL_SECONDS)
        sleep(RESTART_SECONDS)
        worker.start()
