"""A HAProxy of the tests' own, with the configuration of docs/deploy or another one."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
from collections.abc import Iterable
from pathlib import Path

from tests.patience import PATIENCE
from tests.servers.program import ROOT

CONFIG = ROOT / "docs" / "deploy" / "haproxy.cfg"
HAPROXY = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin")
"""The program's path, or None if it is not installed."""


class HAProxy:
    """A running HAProxy; ``folder`` gets its configuration and its log.

    ``inherited`` are the file descriptors of sockets that the configuration names.
    """

    def __init__(self, config: str, folder: Path, inherited: Iterable[int] = ()) -> None:
        assert HAPROXY is not None
        self.log = folder / "haproxy.log"
        self._control_socket = folder / "haproxy.sock"
        self._inherited = tuple(inherited)
        path = folder / "haproxy.cfg"
        path.write_text(config, encoding="utf-8")
        self._command = [HAPROXY, "-db", "-f", str(path)]
        self.start()

    def start(self) -> None:
        """Start it, and return at once; it can be started again after :meth:`kill`."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, pass_fds=self._inherited
            )

    def kill(self) -> None:
        """End it with SIGKILL, and wait until it has ended."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def close_connections(self, worker_port: int) -> None:
        """Close all connections to the worker at a port; it needs :func:`cluster_config`."""
        with socket.socket(socket.AF_UNIX) as control:
            control.connect(str(self._control_socket))
            control.sendall(f"shutdown sessions server companion/s{worker_port}\n".encode())
            while control.recv(1 << 12):
                pass


def cluster_config(bind: str, worker_ports: Iterable[int], folder: Path) -> str:
    """Return the configuration of docs/deploy for these ports, without certificates.

    ``bind`` is where visitors come in, an address and port or a file descriptor. HAProxy takes commands at a socket in the folder, and logs when a worker's state changes.
    """
    config = CONFIG.read_text(encoding="utf-8")
    config = re.sub(r"  bind :443 .*\n  http-request redirect scheme .*\n", "", config)
    for old, new in (
        ("  user haproxy\n  group haproxy\n", ""),  # the tests need not run as root
        ("bind :80\n", f"bind {bind}\n"),
        ("X-Forwarded-Proto https", "X-Forwarded-Proto http"),
        ("maxconn 20000", "maxconn 1000"),  # the tests may open fewer files
        ("global\n", f"global\n  stats socket {folder}/haproxy.sock level admin\n"),
        ("global\n", "global\n  log stderr format iso local0 notice\n"),
        ("defaults\n", "defaults\n  log global\n"),
    ):
        assert config.count(old) == 1, old
        config = config.replace(old, new)
    config = re.sub(r"  server .*\n", "", config)
    return config + "".join(f"  server s{each} 127.0.0.1:{each}\n" for each in worker_ports)
