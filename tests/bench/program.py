"""The program under load: starting it, and what it costs the machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from tests.patience import PATIENCE

_TICK = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Cost:
    """What a process has used: seconds of CPU, and MB of memory that are its own."""

    cpu: float
    memory: float


def cost(pid: int) -> Cost:
    """Return what a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found
    return Cost((int(fields[11]) + int(fields[12])) / _TICK, int(found[1]) / 1000)


class Served:
    """A server process; it is ended at the end of the block."""

    def __init__(
        self,
        command: list[str],
        ready: str,
        env: dict[str, str] | None = None,
        errors: IO[str] | None = None,
        folder: Path | None = None,
    ) -> None:
        started = time.perf_counter()
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors or subprocess.DEVNULL,
            env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1", **(env or {})},
            encoding="utf-8",
            cwd=folder,
        )
        assert self.process.stdout is not None
        said = ""
        for line in self.process.stdout:
            said += line
            if ready in line:
                break
        self.said = said
        self.started_in = time.perf_counter() - started
        found = re.search(r"http://[^/\s]+:(\d+)", said)
        if found is None:
            self.process.kill()
            raise RuntimeError(f"it did not start: {said}")
        self.port = int(found[1])

    def cost(self) -> Cost:
        """Return what it has used so far."""
        return cost(self.process.pid)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)


def companion(
    data: Path,
    countdown: float = 0.0,
    errors: IO[str] | None = None,
    module: str = "companion",
) -> Served:
    """Start the ``companion`` command, or a ``module`` that wraps it, on a database.

    ``errors`` gets what it complains of.
    """
    command = [sys.executable, "-m", module, "--no-open", "--data", str(data)]
    command += ["--host", "127.0.0.1", "--port", "0", "--countdown", str(countdown)]
    return Served(command, "Press Ctrl-C", errors=errors)


def echo() -> Served:
    """Start the bare socket layer (``tests.bench.echo``)."""
    return Served([sys.executable, "-m", "tests.bench.echo"], "serving http")
