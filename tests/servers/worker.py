"""One process of a cluster: the program as the Procfile and the unit of docs/deploy start it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.patience import PATIENCE
from tests.servers.program import ROOT, free_port, procfile_command


def is_ready(port: int) -> bool:
    """Whether the process at a port, or one behind the proxy at that port, takes new connections."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz/ready", timeout=PATIENCE) as page:
            return bool(page.status == 200)
    except (URLError, OSError):
        return False


class Worker:
    """A process on a PostgreSQL database, behind a proxy at ``proxy_port``; started at once.

    ``log`` is the file that gets its standard error.
    """

    def __init__(self, database: str, proxy_port: int, log: Path = Path(os.devnull)) -> None:
        self.port = free_port()
        self.log = log
        self._metrics_port = free_port()
        self._environ = {
            **os.environ,
            "DATABASE_URL": database,
            "COMPANION_URL": f"http://127.0.0.1:{proxy_port}",
            "COMPANION_PROXIES": "127.0.0.1",
            "COMPANION_METRICS": str(self._metrics_port),
        }
        self.start()

    def start(self) -> None:
        """Start the process, and return at once; it can be started again after it has ended."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "gunicorn", *procfile_command(self.port)],
                cwd=ROOT,
                env=self._environ,
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
            )

    @property
    def is_ready(self) -> bool:
        """Whether it takes new connections, as the proxy's health check asks."""
        return is_ready(self.port)

    @property
    def lines(self) -> int:
        """How many screens are connected to it, by its metrics; 0 if it does not run."""
        try:
            with urlopen(
                f"http://127.0.0.1:{self._metrics_port}/metrics", timeout=PATIENCE
            ) as page:
                metrics = page.read().decode()
        except (URLError, OSError):
            return 0
        counts = re.findall(r"^companion_lines\{.*\} (.*)$", metrics, re.MULTILINE)
        return int(sum(map(float, counts)))

    def send_signal(self, number: int) -> None:
        """Send a signal to gunicorn's main process and to the worker that it has started."""
        with suppress(ProcessLookupError):  # it has ended already
            os.killpg(self.process.pid, number)

    def terminate(self) -> None:
        """Ask it to end, as systemd does: SIGTERM to gunicorn's main process, which stops its worker."""
        self.process.terminate()

    def kill(self) -> None:
        """End it with SIGKILL, and wait until it has ended."""
        self.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
