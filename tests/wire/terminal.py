"""The program with its terminal: what it prints is there to read."""

from __future__ import annotations

import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.patience import PATIENCE
from tests.servers.program import Served


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
        command = [sys.executable, "-m", "companion", "--no-open", "--data", str(data)]
        command += ["--port", "0", *(["--host", host] if host else []), *arguments]
        with (
            printed.open("w", encoding="utf-8") as out,
            Served(command, "Press Ctrl-C", environ, out, prepare=prepare) as server,
        ):
            yield Terminal(server.port, server.process.pid, printed)
