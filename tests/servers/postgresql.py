"""A PostgreSQL server of the tests' own, with an empty database for each test."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url

from tests.left_out import not_installed
from tests.patience import PATIENCE

USER = "postgres"
"""The user that Debian's package creates, since PostgreSQL refuses to run as root."""
SETTINGS = (
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=300",
    "shared_buffers=32MB",
)


def programs() -> Path | None:
    """Return the folder of the newest PostgreSQL's programs, or None if it is not installed."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True)
    found = shutil.which("initdb")
    folders = [*debian, *([Path(found).parent] if found else [])]
    return next((each for each in folders if (each / "initdb").exists()), None)


def _version(folder: Path) -> int:
    name = folder.parent.name
    return int(name) if name.isdigit() else 0


class PostgreSQL:
    """A server with its data in a folder; it can be stopped and started again."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self._binaries = binaries
        self._data = folder / "data"
        self._user = USER if hasattr(os, "geteuid") and os.geteuid() == 0 else None
        if self._user:
            shutil.chown(folder, USER)
        self._run(
            "initdb", "--auth=trust", f"--username={USER}", "--no-sync", f"--pgdata={self._data}"
        )
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.start()

    @property
    def url(self) -> str:
        """Return the URL of its database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start it, and wait until it can be used."""
        settings = " ".join(f"-c {each}" for each in (*SETTINGS, f"port={self.port}"))
        log = self._data.parent / "log"
        self._control("start", "-o", settings, "-l", str(log))

    def stop(self, how: str = "fast") -> None:
        """Stop it in pg_ctl's mode "smart", "fast" or "immediate", which is like a power cut."""
        self._control("stop", "-m", how)

    def _control(self, *arguments: str) -> None:
        limit = str(int(PATIENCE))
        self._run("pg_ctl", "-w", "-t", limit, "-D", str(self._data), *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(
                [str(self._binaries / program), *arguments],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                cwd="/",
                check=False,
                user=self._user,
            )
            output.seek(0)
            assert done.returncode == 0, output.read().decode()


@contextmanager
def server() -> Iterator[PostgreSQL]:
    """Run a server for the block, or skip the test where PostgreSQL is not installed."""
    binaries = programs()
    if binaries is None or sys.platform == "win32":
        pytest.skip(not_installed("PostgreSQL"))
    pytest.importorskip("psycopg")
    with tempfile.TemporaryDirectory(prefix="companion-postgresql-") as folder:
        postgresql = PostgreSQL(binaries, Path(folder))
        try:
            yield postgresql
        finally:
            with suppress(AssertionError):
                postgresql.stop("immediate")


@contextmanager
def empty_database(url: str) -> Iterator[str]:
    """Create a schema in a database, yield the URL that uses it, and drop it after the block."""
    name = f"t{uuid.uuid4().hex}"
    address = make_url(url).set(drivername="postgresql+psycopg")
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE SCHEMA {name}")
        inside = address.update_query_dict({"options": f"-csearch_path={name}"})
        yield inside.render_as_string(hide_password=False)
        connection.exec_driver_sql(f"DROP SCHEMA {name} CASCADE")
    engine.dispose()
