"""An installation whose parts fail: processes, a database and a proxy, all of them real."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from gevent import sleep, spawn

from tests.deploy.cluster import HAPROXY, Worker, configuration
from tests.patience import PATIENCE
from tests.servers.postgresql import PostgreSQL
from tests.servers.program import free_port

RESTART = 1.0
"""Seconds until systemd starts a process again that has ended (RestartSec)."""
LOOK_AGAIN = 0.1
"""Seconds until something that is waited for is looked at again."""

LINES_OF_A_TRACEBACK = 10


class Supervised:
    """A process that is started again when it ends, as systemd does."""

    def __init__(self, number: int, database: str, front: int, folder: Path) -> None:
        self.name = f"process {number}"
        self.complaints = folder / f"process-{number}.log"
        self.worker = Worker(database, front, self.complaints.open("ab"))
        self.frozen = False
        self._ended = False
        spawn(self._supervise)

    @property
    def usable(self) -> bool:
        """Whether it takes screens now."""
        return not self.frozen and self.worker.process.poll() is None and self.worker.ready

    def _supervise(self) -> None:
        while not self._ended:
            sleep(LOOK_AGAIN)
            if self.worker.process.poll() is not None:
                sleep(RESTART)
                if not self._ended:
                    self.worker.start()

    def end(self) -> None:
        """End it for good."""
        self._ended = True
        self.worker.send(signal.SIGKILL)
        self.worker.process.wait(PATIENCE)


class Proxy:
    """HAProxy with the configuration of docs/deploy, and a second port that spreads lines."""

    def __init__(self, folder: Path, front: int, spread: int, ports: list[int]) -> None:
        assert HAPROXY is not None
        self._ports = ports
        self._control = folder / "haproxy.sock"
        config = folder / "haproxy.cfg"
        text = configuration(front, ports, spread=spread, control=self._control)
        config.write_text(text, encoding="utf-8")
        self._command = [HAPROXY, "-db", "-f", str(config)]
        self._start()

    def _start(self) -> None:
        self._process = subprocess.Popen(self._command, stderr=subprocess.DEVNULL)

    def cut(self, ports: list[int]) -> None:
        """Close all that is open to the processes at these ports."""
        for port in ports:
            for backend in ("companion", "spread"):
                with socket.socket(socket.AF_UNIX) as wire:
                    wire.connect(str(self._control))
                    wire.sendall(f"shutdown sessions server {backend}/s{port}\n".encode())
                    while wire.recv(1 << 12):
                        pass

    def restart(self) -> None:
        """Kill it, and start it again."""
        self.end()
        self._start()

    def end(self) -> None:
        """Kill it."""
        self._process.kill()
        self._process.wait(PATIENCE)


class Installation:
    """What a public server has, on this computer."""

    def __init__(
        self,
        folder: Path,
        postgresql: PostgreSQL,
        processes: int,
        rng: Random,
        freeze: float,
    ) -> None:
        self._postgresql, self._rng, self._freeze = postgresql, rng, freeze
        self.front, self.spread = free_port(), free_port()
        self.address = f"http://127.0.0.1:{self.front}"
        self.workers = [
            Supervised(number, postgresql.url, self.front, folder)
            for number in range(1, processes + 1)
        ]
        self._until(lambda: all(each.usable for each in self.workers))
        ports = [each.worker.port for each in self.workers]
        self._proxy = Proxy(folder, self.front, self.spread, ports)
        self._frozen: list[tuple[float, Supervised]] = []

    def end(self) -> None:
        """End all of it."""
        self._proxy.end()
        for each in self.workers:
            each.end()

    def _until(self, holds: Callable[[], bool]) -> None:
        limit = time.monotonic() + PATIENCE
        while not holds():
            if time.monotonic() > limit:
                raise TimeoutError("no process takes screens")
            sleep(LOOK_AGAIN)

    # -- faults ----------------------------------------------------------------------------
    # Each lets something fail, and returns what did, and since when all could be right again.

    def _one(self) -> Supervised:
        """Return a process that can fail now, since another one is there."""
        usable: list[Supervised] = []

        def enough() -> bool:
            usable[:] = [each for each in self.workers if each.usable]
            return len(usable) > 1

        self._until(enough)
        return self._rng.choice(usable)

    def kill(self) -> tuple[str, float]:
        """kill -9 a process; it is started again."""
        one = self._one()
        one.worker.send(signal.SIGKILL)
        return one.name, time.time()

    def drain(self) -> tuple[str, float]:
        """Ask a process to end; it is started again."""
        one = self._one()
        one.worker.terminate()
        return one.name, time.time()

    def freeze(self) -> tuple[str, float]:
        """Let a process stand still; :meth:`thaw_due` lets it go on."""
        one = self._one()
        one.frozen = True
        one.worker.send(signal.SIGSTOP)
        self._frozen.append((time.monotonic() + self._freeze, one))
        return one.name, time.time()

    @property
    def stands_still(self) -> bool:
        """Whether a process stands still: there is one at most, so that another one can fail beside it."""
        return bool(self._frozen)

    def thaw_due(self, *, all_of_them: bool = False) -> tuple[str, float] | None:
        """Let a process go on that has stood still for long enough, if there is one."""
        for due, one in self._frozen:
            if all_of_them or due <= time.monotonic():
                self._frozen.remove((due, one))
                one.worker.send(signal.SIGCONT)
                one.frozen = False
                return one.name, time.time()
        return None

    def stop_fast(self) -> tuple[str, float]:
        """Stop the database in order, and start it again after a while."""
        return self._stop("fast")

    def stop_immediate(self) -> tuple[str, float]:
        """Stop the database as if the power had failed, and start it again after a while."""
        return self._stop("immediate")

    def _stop(self, how: str) -> tuple[str, float]:
        self._postgresql.stop(how)
        pause = self._rng.uniform(0.2, 2.0)
        sleep(pause)
        self._postgresql.start()
        return f"the database, for {pause:.1f} s", time.time()

    def cut(self) -> tuple[str, float]:
        """Cut what the proxy has open: to one process, to all, or by killing the proxy."""
        ports = [each.worker.port for each in self.workers]
        match self._rng.randrange(3):
            case 0:
                port = self._rng.choice(ports)
                self._proxy.cut([port])
                what = f"the lines of process {ports.index(port) + 1}"
            case 1:
                self._proxy.cut(ports)
                what = "all lines"
            case _:
                self._proxy.restart()
                what = "the proxy, killed and started"
        return what, time.time()

    # -- what processes say ----------------------------------------------------------------

    def tracebacks(self) -> list[str]:
        """Return what nobody caught, each with the end of its traceback."""
        found = []
        for each in self.workers:
            text = each.complaints.read_text(encoding="utf-8", errors="replace")
            for block in re.split(r"(?=^Traceback)", text, flags=re.MULTILINE)[1:]:
                lines = block.splitlines()
                ends = [at for at, line in enumerate(lines) if at and not line.startswith(" ")]
                found.append(
                    "\n".join(lines[: ends[0] + 1 if ends else None][-LINES_OF_A_TRACEBACK:])
                )
        return found


FAULTS: dict[str, Callable[[Installation], tuple[str, float]]] = {
    "kill": Installation.kill,
    "drain": Installation.drain,
    "freeze": Installation.freeze,
    "stop fast": Installation.stop_fast,
    "stop immediate": Installation.stop_immediate,
    "cut": Installation.cut,
}
"""The kinds of faults."""


def kinds(rng: Random, names: Collection[str] = FAULTS) -> Iterator[str]:
    """Yield kinds without an end: all of them that are named, in a random order, again and again."""
    while True:
        yield from rng.sample(sorted(names), len(names))


@contextmanager
def own_postgresql(binaries: Path, folder: Path) -> Iterator[PostgreSQL]:
    """Run a PostgreSQL for the block."""
    postgresql = PostgreSQL(binaries, folder)
    try:
        yield postgresql
    finally:
        with suppress(AssertionError):
            postgresql.stop("immediate")
