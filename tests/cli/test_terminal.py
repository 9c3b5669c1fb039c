"""Enter in the terminal is heard, also after another program had the terminal for a while."""

from __future__ import annotations

import io
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from companion.cli import terminal
from companion.cli.terminal import on_enter
from companion.cli.terminal_output import is_terminal
from tests.patience import PATIENCE


class Keys(io.StringIO):
    """A terminal that is read by its number."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 7


@pytest.fixture(autouse=True)
def unchanged() -> Iterator[None]:
    """Let the other tests have their signals back."""
    number = getattr(signal, "SIGTTIN", None)
    before = signal.getsignal(number) if number else None
    yield
    if number:
        signal.signal(number, before)


def heard(monkeypatch: pytest.MonkeyPatch, *reads: bytes | OSError, ends: bool = False) -> int:
    """Return how often Enter is heard in what is read, until the terminal is closed."""
    left, times = list(reads), []

    def read(number: int, most: int) -> bytes:
        assert (number, most) == (7, 1024)
        found = left.pop(0)
        if isinstance(found, OSError):
            raise found
        return found

    fake = SimpleNamespace(read=read, isatty=lambda _: bool(left) or not ends)
    monkeypatch.setattr(terminal, "os", fake)
    monkeypatch.setattr(terminal, "RETRY_SECONDS", 0)
    listening = on_enter(Keys(), lambda: times.append(1))
    assert listening is not None
    listening.get(timeout=PATIENCE)
    assert left == []
    return len(times)


def test_each_line_is_heard_until_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard(monkeypatch, b"\n", b"what?\n", b"") == 2


def test_a_program_in_the_background_hears_again_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    away = OSError(5, "Input/output error")
    assert heard(monkeypatch, b"\n", away, away, b"\n", b"") == 2


def test_a_terminal_that_is_gone_is_read_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heard(monkeypatch, b"\n", OSError(5, "Input/output error"), ends=True) == 1


@pytest.mark.skipif(not hasattr(signal, "SIGTTIN"), reason="Windows has no background")
def test_reading_in_the_background_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    heard(monkeypatch, b"")
    assert signal.getsignal(signal.SIGTTIN) is signal.SIG_IGN


def test_what_is_no_terminal_is_not_read() -> None:
    closed = io.StringIO()
    closed.close()
    with Path(os.devnull).open(encoding="ascii") as nothing:
        for keys in (None, io.StringIO("\n"), closed, nothing):
            assert not is_terminal(keys)
            assert on_enter(keys, lambda: pytest.fail("nobody pressed anything")) is None
