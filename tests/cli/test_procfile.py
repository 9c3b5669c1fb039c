"""The Procfile's command, really run: pages, and a socket."""

from __future__ import annotations

import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, OpenerDirector, build_opener

import pytest

from tests.patience import PATIENCE
from tests.servers.program import free_port, procfile_command, procfile_server
from tests.wire.socket_client import Line

ROOT = Path(__file__).parents[2]
BOOT_ERROR = 3
"""The exit status of a gunicorn whose workers cannot start."""


def lay_a_table(browser: OpenerDirector, url: str) -> str:
    browser.open(url).close()  # it gives the cookie that whoever makes a table has to have
    with browser.open(f"{url}/tables", data=b"") as board:
        found = re.search(r'data-code="([A-Z]{6})"', board.read().decode())
    assert found
    return found[1]


def test_it_serves_pages_and_sockets_and_leaves_a_file_that_is_whole_by_itself(
    tmp_path: Path,
) -> None:
    data, jar = tmp_path / "x.db", CookieJar()
    browser = build_opener(HTTPCookieProcessor(jar))
    with procfile_server(data) as port:
        code = lay_a_table(browser, f"http://127.0.0.1:{port}")
        cookie = "; ".join(f"{each.name}={each.value}" for each in jar)
        with closing(Line(port, f"/link/{code}/board", cookie)) as line:
            assert code in json.loads(line.text())["regions"]["stage"]
            line.send({"id": "1", "do": "start_game"})
            while "ack" not in (frame := json.loads(line.text())):
                pass
    assert (frame["ack"]["ok"], frame["ack"]["code"]) == (False, "refused.players")
    assert not Path(f"{data}-wal").exists()
    with closing(sqlite3.connect(data)) as database:
        assert database.execute("SELECT code FROM tables").fetchall() == [(code,)]


@pytest.mark.slow
def test_one_who_finishes_no_head_is_let_go(tmp_path: Path) -> None:
    with (
        procfile_server(tmp_path / "x.db") as port,
        socket.create_connection(("127.0.0.1", port), PATIENCE) as wire,
    ):
        wire.sendall(b"GET / HTTP/1.1\r\nHost: loc")
        assert wire.recv(1) == b""


@pytest.mark.slow
def test_a_second_worker_on_a_file_ends_it_all_with_one_sentence(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gunicorn", *procfile_command(free_port()), "--workers", "2"],
        cwd=ROOT,
        env={**os.environ, "DATABASE_URL": f"sqlite:///{tmp_path / 'x.db'}"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == BOOT_ERROR
    assert "companion: Companion is already running on" in done.stderr
    assert "PostgreSQL" in done.stderr
    assert "Traceback" not in done.stderr
