"""The ``companion`` command, as somebody starts it."""

from __future__ import annotations

import io
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from companion import network
from companion.cli import greeting, main, parser


@contextmanager
def running(*arguments: str, **environ: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start it, and yield the process and what it said."""
    process = subprocess.Popen(
        [sys.executable, "-m", "companion", "--no-open", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environ},
        encoding="utf-8",
    )
    assert process.stdout is not None
    said = ""
    try:
        for line in process.stdout:
            said += line
            if "Ctrl-C ends it" in line:
                break
        yield process, said
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def address(said: str) -> str:
    return next(word for word in said.split() if "/laptop/" in word)


def test_it_says_where_the_board_is_and_ends_cleanly(tmp_path: Path) -> None:
    with running("--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "x.db")) as (
        it,
        said,
    ):
        with urlopen(address(said)) as page:  # noqa: S310  # our own address
            assert b"Which table?" in page.read()  # the link was used, its cookie not kept
        it.send_signal(signal.SIGINT)
        assert it.wait(timeout=10) == 0
        assert it.stdout is not None
        assert "See you next time" in it.stdout.read()
    assert (tmp_path / "x.db").exists()


def test_a_port_that_is_taken_gives_way_to_the_next(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        data = str(tmp_path / "x.db")
        with running("--host", "127.0.0.1", "--port", str(port), "--data", data) as (_, said):
            assert f"Port {port} is taken" in said
            assert f":{port}/" not in address(said)


def test_the_environment_says_what_the_options_do_not(tmp_path: Path) -> None:
    port = free_port()
    with running(
        COMPANION_HOST="127.0.0.1",
        COMPANION_PORT=str(port),
        COMPANION_URL="https://play.example.org",
        COMPANION_DATA=str(tmp_path),
    ) as (_, said):
        assert f":{port}/laptop/" in said
        assert "https://play.example.org" in said
    assert (tmp_path / "companion.db").exists()


def test_it_goes_on_in_the_same_file(tmp_path: Path) -> None:
    data = str(tmp_path / "x.db")
    for _ in range(2):
        with running("--host", "127.0.0.1", "--port", "0", "--data", data) as (it, said):
            assert "/laptop/" in said
            it.send_signal(signal.SIGTERM)
            assert it.wait(timeout=10) == 0


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["--port", "seven"], "port"),
        (["--url", "ftp://nowhere"], "ftp"),
        (["--data", "/proc/none/x.db"], "/proc/none"),
    ],
)
def test_what_cannot_be_is_a_sentence_and_no_trace(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--no-open", "--host", "127.0.0.1", *arguments]) == 2
    said = capsys.readouterr().err
    assert said.startswith("companion: ")
    assert sentence in said
    assert "Traceback" not in said


def test_no_code_leads_to_the_laptop_itself_unless_it_was_asked_for() -> None:
    alone = network.Reach(
        url="http://127.0.0.1:8000", host="127.0.0.1", loopback_only=True, warning="No network."
    )
    out = io.StringIO()
    said = greeting(alone, "http://localhost:8000/laptop/k", moved=None, out=out)
    assert "█" not in said
    assert "No network." in said


def test_the_help_is_worth_reading() -> None:
    text = parser().format_help()
    for word in ("examples:", "--host", "--port", "--url", "--data", "COMPANION_PORT", "Ctrl-C"):
        assert word in text
