"""Starts the program, and measures its CPU time and memory."""

from __future__ import annotations

import os
import re
import shlex
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
_TICK = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """Return a port on which nothing listens now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass(frozen=True)
class Cost:
    """What a process has used: seconds of CPU time, and MB of resident memory."""

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
    """A server process, which is terminated at the end of the block.

    It has started once its output has a line with ``ready`` in it; ``said`` is the output until then.
    ``prepare`` runs in its process before it starts.
    """

    def __init__(
        self,
        command: list[str],
        ready: str,
        env: dict[str, str] | None = None,
        errors: IO[str] | int | None = None,
        folder: Path | None = None,
        *,
        prepare: Callable[[], None] | None = None,
    ) -> None:
        started = time.perf_counter()
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors or subprocess.DEVNULL,
            env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1", **(env or {})},
            encoding="utf-8",
            cwd=folder,
            preexec_fn=prepare,  # noqa: PLW1509  # no threads run between fork and exec here
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
        """Return what the process has used so far."""
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

    ``errors`` gets its standard error.
    """
    command = [sys.executable, "-m", module, "--no-open", "--data", str(data)]
    command += ["--host", "127.0.0.1", "--port", "0", "--countdown", str(countdown)]
    return Served(command, "Press Ctrl-C", errors=errors)


def procfile_command(port: int) -> list[str]:
    """Return the arguments of gunicorn in the Procfile."""
    line = (ROOT / "Procfile").read_text(encoding="utf-8").strip().removeprefix("web: ")
    name, *arguments = shlex.split(line.replace("${PORT:-8000}", str(port)))
    assert name == "gunicorn"
    return arguments


@contextmanager
def procfile_server(data: Path, **environ: str) -> Iterator[int]:
    """Run the Procfile's command on a database file, yield its port, and end it as a platform does."""
    port = free_port()
    inherited = {name: value for name, value in os.environ.items() if name != "COMPANION_URL"}
    process = subprocess.Popen(
        [sys.executable, "-m", "gunicorn", *procfile_command(port)],
        cwd=ROOT,
        env={**inherited, "DATABASE_URL": f"sqlite:///{data}", **environ},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stderr is not None
    try:
        # From this line on the socket listens, and the first request waits for the worker.
        assert any("Listening at" in line for line in process.stderr)
        yield port
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)
