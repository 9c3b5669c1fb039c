"""However Companion ends, if it is told to: afterwards its one file holds everything."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, build_opener

import pytest

from companion.cli.greeting import goodbye
from companion.cli.terminal_words import TerminalWords
from companion.storage.store import Store
from tests.cli.test_main import address, running
from tests.patience import PATIENCE
from tests.servers.program import free_port

has_terminals = pytest.mark.skipif(os.name != "posix", reason="Windows has no such signal")


def lay_a_table(link: str) -> None:
    """Make a table, as somebody does in the browser that the link opens."""
    browser = build_opener(HTTPCookieProcessor(CookieJar()))
    browser.open(link).close()
    browser.open(f"{link.partition('/laptop/')[0]}/tables", data=b"").close()


def tables_in(path: Path, tmp_path: Path) -> int:
    """Return how many tables a copy of the file alone has."""
    copied = shutil.copy(path, tmp_path / "copy-of-the-file-alone.db")
    with closing(sqlite3.connect(copied)) as database:
        if not database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            return 0
        return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])


@pytest.mark.skipif(os.name != "posix", reason="Windows ends a program in another way")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_after_a_clean_end_the_file_alone_holds_everything(
    number: signal.Signals, tmp_path: Path
) -> None:
    path = tmp_path / "x.db"
    with running("--host", "127.0.0.1", "--port", "0", "--data", str(path)) as (it, said):
        lay_a_table(address(said))
        # While it runs, the newest is beside the file.
        assert tables_in(path, tmp_path) == 0
        it.send_signal(number)
        assert it.wait(timeout=PATIENCE) == 0
        assert it.stdout is not None
        assert f"Everything is saved in {path}. See you next time." in it.stdout.read()
    assert tables_in(path, tmp_path) == 1
    assert not Path(f"{path}-wal").exists()


@has_terminals
def test_only_the_signal_of_a_terminal_that_closes_ends_it_and_cleanly_too(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty", reason="terminals of this kind are Unix's")
    ours, theirs = pty.openpty()
    path, port = tmp_path / "x.db", free_port()
    command = [sys.executable, "-m", "companion", "--no-open", "--host", "127.0.0.1"]
    command += ["--port", str(port), "--data", str(path)]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=subprocess.DEVNULL) as it:
        os.close(theirs)
        said = b""
        while b"Press Ctrl-C" not in said:
            said += os.read(ours, 4096)
        os.close(ours)
        lay_a_table(address(said.decode()))
        it.send_signal(signal.SIGHUP)
        try:
            assert it.wait(timeout=PATIENCE) == 0
        finally:
            it.kill()
    assert tables_in(path, tmp_path) == 1


@pytest.mark.slow
@has_terminals
def test_what_was_started_to_outlive_its_terminal_does(tmp_path: Path) -> None:
    nohup = "import os, signal, sys; signal.signal(signal.SIGHUP, signal.SIG_IGN); "
    nohup += "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    command = ["-m", "companion", "--no-open", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(
        [sys.executable, "-c", nohup, *command, "--data", str(tmp_path / "x.db")],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    ) as it:
        assert it.stdout is not None
        said = "".join(iter(it.stdout.readline, "  Press Ctrl-C to stop.\n"))
        it.send_signal(signal.SIGHUP)
        lay_a_table(address(said))
        it.send_signal(signal.SIGINT)
        assert "See you next time" in it.stdout.read()


def test_where_another_program_has_the_file_open_it_is_whole_and_named_alone(
    tmp_path: Path,
) -> None:
    path = tmp_path / "x.db"
    url = f"sqlite:///{path}"
    with closing(Store(url)) as ours, closing(Store(url)):
        ours.create_table("t1", "WXYZ", at=1)
        ours.close()
        assert goodbye(url, TerminalWords()) == f"Everything is saved in {path}. See you next time."
        assert tables_in(path, tmp_path) == 1
