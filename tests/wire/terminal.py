"""The program with its terminal: what it prints is there to read."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.patience import PATIENCE


@dataclass(frozen=True)
class Terminal:
    """A program that runs, and the file that has what it prints."""

    port: int
    pid: int
    _printed: Path

    @property
    def printed(self) -> str:
        """All that it has printed."""
        return self._printed.read_text(encoding="utf-8")

    def ask(self, request: bytes, host: str = "127.0.0.1") -> bytes:
        """Send some bytes on a connection of their own, and return all that comes back."""
        with socket.create_connection((host, self.port), PATIENCE) as wire:
            wire.sendall(request)
            return b"".join(iter(lambda: wire.recv(1 << 16), b""))

    def get(self, path: str, *headers: str, host: str = "127.0.0.1") -> tuple[int, str]:
        """Get a page, and return its status, and its head and body."""
        lines = "".join(f"{each}\r\n" for each in (f"Host: {host}:{self.port}", *headers))
        answer = self.ask(
            f"GET {path} HTTP/1.1\r\n{lines}Connection: close\r\n\r\n".encode(), host
        ).decode()
        return int(answer.split()[1]), answer


@contextmanager
def in_terminal(
    data: Path,
    *arguments: str,
    host: str | None = "127.0.0.1",
    prepare: Callable[[], None] | None = None,
    **environ: str,
) -> Iterator[Terminal]:
    """Start the ``companion`` command; ``prepare`` runs in its process before it does."""
    with tempfile.TemporaryDirectory() as folder:
        printed = Path(folder) / "printed.txt"
        command = [
            sys.executable,
            "-m",
            "companion",
            "--no-open",
            "--data",
            str(data),
            "--port",
            "0",
        ]
        with printed.open("w", encoding="utf-8") as out:
            process = subprocess.Popen(
                [*command, *(["--host", host] if host else []), *arguments],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=out,
                env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1", **environ},
                encoding="utf-8",
                preexec_fn=prepare,  # noqa: PLW1509  # no threads run between fork and exec here
            )
        assert process.stdout is not None
        said = ""
        try:
            for line in process.stdout:
                said += line
                if "Press Ctrl-C" in line:
                    break
            found = re.search(r"http://\S+?:(\d+)/laptop", said)
            assert found, said + printed.read_text(encoding="utf-8")
            yield Terminal(int(found[1]), process.pid, printed)
        finally:
            process.kill()
            process.wait()
            process.stdout.close()
