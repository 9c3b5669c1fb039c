"""The ``companion`` command, as somebody starts it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, build_opener, urlopen

import pytest

from companion.cli.greeting import greeting
from companion.cli.main import Links, main
from companion.cli.options import parser
from companion.cli.settings import parse_countdown
from companion.cli.terminal_words import TerminalWords
from companion.network.addresses import ServerAddress
from tests.patience import PATIENCE
from tests.servers.program import free_port

WHEN_NAMES_ARE_LOOKED_UP = """
import os, runpy, sys, time
from ipaddress import ip_address
LOOKUPS = ["getaddrinfo", "gethostbyaddr", "gethostbyname", "getnameinfo"]
def look_up(event, given):
    if event in [f"socket.{{each}}" for each in LOOKUPS]:
        try:
            ip_address(given[0])
        except ValueError:
            {act}
sys.addaudithook(look_up)
runpy.run_module("companion", run_name="__main__", alter_sys=True)
"""
"""The command, in a Python that acts when it is to ask a name server."""


@contextmanager
def running(
    *arguments: str,
    keys: int = subprocess.DEVNULL,
    python: Sequence[str] = ("-m", "companion"),
    **environ: str,
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start it with those ``keys`` to press, and yield the process and what it said."""
    process = subprocess.Popen(
        [sys.executable, *python, "--no-open", *arguments],
        stdin=keys,
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
            if "Press Ctrl-C" in line:
                break
        yield process, said
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def address(said: str) -> str:
    return next(word for word in said.split() if "/laptop/" in word)


def test_no_name_is_looked_up_on_the_way_to_the_first_page(tmp_path: Path) -> None:
    watched = WHEN_NAMES_ARE_LOOKED_UP.format(
        act='os.write(1, f"{given}".encode()) and os._exit(9)'
    )
    given = ("--port", "0", "--data", str(tmp_path / "x.db"))
    metrics = f"127.0.0.1:{free_port()}"
    with running(*given, python=["-c", watched], COMPANION_METRICS=metrics) as (_, said):
        assert "Press Ctrl-C" in said, said
        with build_opener(HTTPCookieProcessor()).open(address(said)) as page:
            assert page.status == 200


@pytest.mark.slow
def test_a_name_server_that_is_silent_is_not_waited_for(tmp_path: Path) -> None:
    silent = WHEN_NAMES_ARE_LOOKED_UP.format(act="time.sleep(1_000_000)")
    given = ("--host", "laptop.invalid", "--data", str(tmp_path / "x.db"))
    with running(*given, python=["-c", silent]) as (it, said):
        assert "laptop.invalid" in said
        assert it.wait(PATIENCE) != 0


@pytest.fixture(scope="module")
def moved(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, str]]:
    """Start it without a terminal on a port that is taken; yield that port and what it said."""
    data = str(tmp_path_factory.mktemp("moved") / "x.db")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with running("--host", "127.0.0.1", "--port", str(port), "--data", data) as (_, said):
            yield port, said


def test_a_port_that_is_taken_gives_way_to_the_next(moved: tuple[int, str]) -> None:
    port, said = moved
    assert f"Port {port} is taken" in said
    assert f":{port}/" not in address(said)


def test_it_says_where_the_board_is(moved: tuple[int, str]) -> None:
    _, said = moved
    with urlopen(address(said)) as page:  # noqa: S310  # our own address
        assert b"This browser blocks cookies" in page.read()
    # The link was used, its cookie not kept: somebody on the laptop itself is offered it.
    with urlopen(address(said).partition("/laptop/")[0]) as page:  # noqa: S310  # as above
        assert b"This is my laptop: open the board" in page.read()


def test_enter_means_nothing_where_there_is_no_terminal(moved: tuple[int, str]) -> None:
    _, said = moved
    assert "Enter" not in said
    with pytest.raises(HTTPError) as used:
        urlopen(address(said).rpartition("/")[0] + "/old")  # noqa: S310  # our own address
    assert b"This is my laptop" in used.value.read()


def test_a_second_one_on_the_same_file_is_refused_and_names_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ("--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "x.db"))
    with running(*where) as (first, said):
        assert main(["--no-open", *where]) == 2
    refusal = capsys.readouterr().err
    assert "is already running on" in refusal
    assert str(first.pid) in refusal
    assert address(said).partition("/laptop/")[0] in refusal
    assert "Traceback" not in refusal


def test_enter_gives_a_fresh_link_and_the_server_ends_cleanly_all_the_same(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty", reason="terminals of this kind are Unix's")
    ours, theirs = pty.openpty()
    data = str(tmp_path / "x.db")
    try:
        with running("--host", "127.0.0.1", "--port", "0", "--data", data, keys=theirs) as (
            it,
            said,
        ):
            assert it.stdout is not None
            assert "The link works once. Press Enter for a new one." in said
            links = [address(said)]
            for typed in (b"\n", b"what?\n"):
                os.write(ours, typed)
                links.append(address(next(line for line in it.stdout if "/laptop/" in line)))
            assert len(set(links)) == 3
            for link in links[::-1]:
                browser = build_opener(HTTPCookieProcessor())
                with browser.open(link) as page:
                    assert b"New table" in page.read()
                with pytest.raises(HTTPError) as used:
                    build_opener().open(link)
                assert b"This link works only once" in used.value.read()
            it.send_signal(signal.SIGINT)
            assert it.wait(timeout=PATIENCE) == 0
            rest = it.stdout.read()
            assert "See you next time" in rest
            assert "Traceback" not in rest
    finally:
        os.close(ours)
        os.close(theirs)


def test_more_links_than_anybody_needs_end_the_oldest() -> None:
    links = Links("http://localhost:8000")
    given = [links.new() for _ in range(Links.MAX_UNUSED + 3)]
    assert {link.rpartition("/")[2] for link in given[3:]} == links.keys


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
        with urlopen(address(said).partition("/laptop/")[0]) as page:  # noqa: S310  # our own address
            told = page.read().decode()
    # Behind a proxy or a tunnel nobody is offered the laptop's right.
    assert "This is my laptop" not in told
    assert "start Companion again" in told
    assert (tmp_path / "tables.db").exists()


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["--port", "seven"], "“seven” isn’t a port"),
        (["--port=-1"], "“-1” isn’t a port"),
        (["--url", "ftp://nowhere"], "ftp"),
        (["--data", "/proc/none/x.db"], "The folder /proc/none can’t be made"),
        (["--data", f"{__file__}/sub/x.db"], f"The folder {__file__}/sub can’t be made"),
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


@pytest.mark.parametrize(
    "seconds", ["nan", "NaN", "inf", "-inf", "-1", "1e999", "601", "1_0", "three", "", "٣", "0x1"]
)
def test_a_countdown_that_is_none_is_refused(
    seconds: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "x.db"
    assert main(["--no-open", "--data", str(data), f"--countdown={seconds}"]) == 2
    said = capsys.readouterr().err
    assert (
        said == f"companion: “{seconds or ' '}” isn’t a countdown. It can last 0 to 600 seconds.\n"
    )
    assert not data.exists()


@pytest.mark.parametrize("seconds", ["0", "0.0", "2.5", "60"])
def test_a_countdown_of_some_seconds_is_kept(seconds: str) -> None:
    assert parse_countdown(seconds) == float(seconds)


def test_no_code_leads_to_the_laptop_itself_unless_it_was_asked_for() -> None:
    alone = ServerAddress(
        url="http://127.0.0.1:8000", host="127.0.0.1", loopback_only=True, trouble="offline"
    )
    said = greeting(alone, "http://localhost:8000/laptop/k", TerminalWords())
    assert "█" not in said
    assert "This computer isn’t on a network" in said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows opens browsers otherwise")
@pytest.mark.parametrize(
    "opens", ["echo opened %s", pytest.param("echo opened %s &", marks=pytest.mark.slow)]
)
def test_the_board_is_opened_in_the_browser(opens: str, tmp_path: Path) -> None:
    where = ("--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "x.db"))
    with subprocess.Popen(
        [sys.executable, "-m", "companion", *where],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "BROWSER": opens},
        encoding="utf-8",
    ) as it:
        assert it.stdout is not None
        said = ""
        try:
            for line in it.stdout:
                said += line
                if "opened" in line or "Error" in line:
                    break
        finally:
            it.kill()
    assert f"opened {address(said)}" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("option", ["--version", "--help", "--no-such"])
def test_what_needs_no_app_is_answered_before_one_is_loaded(option: str) -> None:
    code = """
import sys
from companion.cli.launch import main
try:
    main()
finally:
    sys.exit(" ".join(sys.modules))
"""
    done = subprocess.run(
        [sys.executable, "-c", code, option], capture_output=True, encoding="utf-8", check=False
    )
    loaded = done.stderr.split()
    assert "companion.cli.options" in loaded
    assert {"gevent", "flask", "sqlalchemy", "rules", "companion.words"}.isdisjoint(loaded)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
@pytest.mark.parametrize("arguments", [["doctor", "--port", "0"], ["--help"]])
def test_output_that_nobody_reads_to_the_end_is_no_failure(
    arguments: list[str], tmp_path: Path
) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    done = subprocess.run(
        [sys.executable, "-m", "companion", *arguments],
        stdout=writes,
        stderr=subprocess.PIPE,
        env={**os.environ, "COMPANION_DATA": str(tmp_path / "x.db")},
        encoding="utf-8",
        check=False,
    )
    os.close(writes)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_first_lines_of_the_help_are_for_hosts() -> None:
    first = parser().format_help().splitlines()[:10]
    for word in ("board", "phones", "companion doctor", "companion backup", "companion restore"):
        assert any(word in line for line in first)
    assert not any("--" in line for line in first)
    assert all(len(line) <= 100 for line in first)


def test_the_help_is_worth_reading() -> None:
    text = parser().format_help()
    for word in (
        *("examples:", "--host", "--port", "--url", "--data", "COMPANION_PORT", "Ctrl-C"),
        *("companion backup", "companion restore", "companion doctor", "-wal"),
    ):
        assert word in text


def test_a_variable_counts_where_its_option_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("HOST", "PORT", "URL", "METRICS", "LOG")
    for name in names:
        monkeypatch.setenv(f"COMPANION_{name}", "")
    bare = parser().parse_args([])
    assert not any(getattr(bare, name.lower()) for name in names)
    for name in names:
        monkeypatch.setenv(f"COMPANION_{name}", f"the {name}")
    for arguments in ([], ["doctor"]):
        read = parser().parse_args([*arguments])
        assert all(getattr(read, name.lower()) == f"the {name}" for name in names)
        assert parser().parse_args(["--host", "::", *arguments]).host == "::"
    assert parser().parse_args(["doctor", "--port", "80"]).port == "80"
