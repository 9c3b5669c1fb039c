"""Several processes of the program on one PostgreSQL, behind a HAProxy with the configuration of docs/deploy."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from companion.web.app import create_app
from tests.left_out import not_installed
from tests.patience import PATIENCE
from tests.servers.program import free_port, procfile_command
from tests.wire.players import TableFixture, lay, still

ROOT = Path(__file__).parents[2]
CONFIG = ROOT / "docs" / "deploy" / "haproxy.cfg"
HAPROXY = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin")


class Worker:
    """One process, as the Procfile and the unit of docs/deploy start it."""

    def __init__(self, database: str, front: int, errors: IO[bytes] | None = None) -> None:
        self.port, self._figures = free_port(), free_port()
        self._errors = errors
        self._environ = {
            **os.environ,
            "DATABASE_URL": database,
            "COMPANION_URL": f"http://127.0.0.1:{front}",
            "COMPANION_PROXIES": "127.0.0.1",
            "COMPANION_METRICS": str(self._figures),
        }
        self.start()

    def start(self) -> None:
        """Start it; :meth:`Cluster.until_ready` waits for it."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gunicorn", *procfile_command(self.port)],
            cwd=ROOT,
            env=self._environ,
            stdout=subprocess.DEVNULL,
            stderr=self._errors or subprocess.DEVNULL,
            start_new_session=True,
        )

    @property
    def ready(self) -> bool:
        """Whether it says that it takes new screens."""
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/healthz/ready", timeout=PATIENCE) as page:
                return bool(page.status == 200)
        except (URLError, OSError):
            return False

    @property
    def lines(self) -> int:
        """How many screens are connected to it, as Prometheus would hear; 0 where it is not there."""
        try:
            with urlopen(f"http://127.0.0.1:{self._figures}/metrics", timeout=PATIENCE) as page:
                figures = page.read().decode()
        except (URLError, OSError):
            return 0
        return int(
            sum(map(float, re.findall(r"^companion_lines\{.*\} (.*)$", figures, re.MULTILINE)))
        )

    def send(self, number: int) -> None:
        """Send a signal to it and to the worker that it has started."""
        with suppress(ProcessLookupError):  # it has ended already
            os.killpg(self.process.pid, number)

    def terminate(self) -> None:
        """Ask it to end, as systemd does: first gunicorn itself, which tells its worker."""
        self.process.terminate()


class Cluster:
    """The processes, and the proxy's port."""

    def __init__(
        self, database: str, front: int, workers: list[Worker], tables: list[TableFixture]
    ) -> None:
        self.database = database
        self.port = front
        self.workers = workers
        self.tables = tables


def until(holds: Callable[[], bool]) -> None:
    """Ask again and again, of other processes, until something holds."""
    limit = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > limit:
            raise TimeoutError


@contextmanager
def cluster(
    database: str, folder: Path, *, processes: int, tables: int, game: str = "feast"
) -> Iterator[Cluster]:
    """Lay tables, and run it for the block."""
    if HAPROXY is None:
        pytest.skip(not_installed("HAProxy"))
    app = create_app({"DATABASE": database, "SCHEDULE": still, "OPEN_HOUSE": True})
    try:
        laid = [lay(app, f"t{n}", game, 4, {}) for n in range(tables)]
    finally:
        app.extensions["companion"].close()
    front = free_port()
    workers = [Worker(database, front) for _ in range(processes)]
    config = folder / "haproxy.cfg"
    config.write_text(configuration(front, [each.port for each in workers]), encoding="utf-8")
    until(
        lambda: all(each.ready for each in workers)
    )  # so that the proxy counts on all from the start
    proxy = subprocess.Popen([HAPROXY, "-db", "-f", str(config)], stderr=subprocess.DEVNULL)
    try:
        yield Cluster(database, front, workers, laid)
    finally:
        proxy.kill()
        proxy.wait(PATIENCE)
        for each in workers:
            each.send(signal.SIGKILL)
            each.process.wait(PATIENCE)


def configuration(front: int, ports: list[int], *, control: Path | None = None) -> str:
    """Return the configuration of docs/deploy with these ports, without certificates.

    At the socket ``control``, the proxy takes commands.
    """
    given = CONFIG.read_text(encoding="utf-8")
    visitors = re.sub(r"  bind :443 .*\n  http-request redirect scheme .*\n", "", given)
    visitors = visitors.replace("  user haproxy\n  group haproxy\n", "")  # it may be no root's
    visitors = visitors.replace("bind :80\n", f"bind 127.0.0.1:{front}\n")
    visitors = visitors.replace("X-Forwarded-Proto https", "X-Forwarded-Proto http")
    visitors = visitors.replace("maxconn 20000", "maxconn 1000")  # what a machine of tests allows
    head = re.sub(r"  server .*\n", "", visitors)
    assert "bind 127.0.0.1" in head
    servers = "".join(f"  server s{port} 127.0.0.1:{port}\n" for port in ports)
    if control is not None:
        head = head.replace("global\n", f"global\n  stats socket {control} level admin\n")
    return head + servers
