"""The Procfile's command, really run: pages, and a socket."""

from __future__ import annotations

import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, OpenerDirector, build_opener

import pytest
import websocket

from tests.patience import PATIENCE
from tests.servers.program import free_port, procfile_command, procfile_server

ROOT = Path(__file__).parents[2]
BOOT_ERROR = 3
"""The exit status of a gunicorn whose workers cannot start."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[str]:
    with procfile_server(tmp_path / "x.db") as port:
        yield f"http://127.0.0.1:{port}"


def lay_a_table(browser: OpenerDirector, url: str) -> str:
    browser.open(url).close()  # it gives the cookie that whoever makes a table has to have
    with browser.open(f"{url}/tables", data=b"") as board:
        found = re.search(r'data-code="([A-Z]{6})"', board.read().decode())
    assert found
    return found[1]


def test_a_worker_that_is_stopped_leaves_a_file_that_is_whole_by_itself(tmp_path: Path) -> None:
    data = tmp_path / "x.db"
    with procfile_server(data) as port:
        browser = build_opener(HTTPCookieProcessor(CookieJar()))
        code = lay_a_table(browser, f"http://127.0.0.1:{port}")
    assert not Path(f"{data}-wal").exists()
    with closing(sqlite3.connect(data)) as database:
        assert database.execute("SELECT code FROM tables").fetchall() == [(code,)]


def test_it_serves_pages_and_sockets(served: str) -> None:
    jar = CookieJar()
    browser = build_opener(HTTPCookieProcessor(jar))
    code = lay_a_table(browser, served)
    cookie = "; ".join(f"{each.name}={each.value}" for each in jar)
    line = websocket.create_connection(
        f"{served.replace('http', 'ws')}/link/{code}/board",
        cookie=cookie,
        origin=served,
        timeout=PATIENCE,
    )
    first = json.loads(line.recv())
    assert code in first["regions"]["stage"]
    line.send(json.dumps({"id": "1", "do": "start"}))
    frames = iter(lambda: json.loads(line.recv()), None)
    ack = next(frame["ack"] for frame in frames if "ack" in frame)
    assert (ack["ok"], ack["code"]) == (False, "refused.players")
    line.close()


@pytest.mark.slow
def test_one_who_finishes_no_head_is_let_go(served: str) -> None:
    host, _, port = served.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as wire:
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
