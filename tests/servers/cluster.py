"""Several processes of the program on one PostgreSQL, behind HAProxy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.left_out import not_installed
from tests.patience import until
from tests.servers.haproxy import HAPROXY, HAProxy, cluster_config
from tests.servers.program import free_port
from tests.servers.worker import Worker, is_ready


class Cluster:
    """The workers, and the proxy that listens at ``port``; logs are in the folder."""

    def __init__(self, database: str, folder: Path, workers: int) -> None:
        self.database = database
        self.port = free_port()
        self._read_until: dict[Path, int] = {}
        self.url = f"http://127.0.0.1:{self.port}"
        self.workers = [
            Worker(database, self.port, folder / f"worker-{number}.log")
            for number in range(1, workers + 1)
        ]
        # The proxy counts on all of them from its start.
        until(lambda: all(each.is_ready for each in self.workers))
        ports = [each.port for each in self.workers]
        self.proxy = HAProxy(cluster_config(f"127.0.0.1:{self.port}", ports, folder), folder)
        until(lambda: is_ready(self.port))

    def new_log_lines(self) -> list[str]:
        """Return what the proxy and the workers have logged since this was called last."""
        lines = []
        for log in (self.proxy.log, *(each.log for each in self.workers)):
            with log.open(encoding="utf-8", errors="replace") as file:
                file.seek(self._read_until.get(log, 0))
                lines += [f"{log.stem}: {line}" for line in file.read().splitlines()]
                self._read_until[log] = file.tell()
        return lines

    def close(self) -> None:
        """Kill all of its processes."""
        self.proxy.kill()
        for each in self.workers:
            each.kill()


@contextmanager
def running_cluster(database: str, folder: Path, workers: int) -> Iterator[Cluster]:
    """Run a cluster for the block, or skip the test if HAProxy is not installed."""
    if HAPROXY is None:
        pytest.skip(not_installed("HAProxy"))
    cluster = Cluster(database, folder, workers)
    try:
        yield cluster
    finally:
        cluster.close()
