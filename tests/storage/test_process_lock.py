"""A second process on the same SQLite file is refused, until the first one ends, however it ends."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.storage.errors import StoreUnavailable
from companion.storage.process_lock import LOCK, only_process, sign
from companion.storage.store import Store
from tests.patience import PATIENCE

HOLD = """
import sys
from companion.storage.process_lock import only_process, sign
from companion.storage.store import Store
with only_process(sys.argv[1]):
    sign(Store(sys.argv[1]), "http://localhost:8000")
    print("held", flush=True)
    sys.stdin.read()
"""


def holder(url: str) -> subprocess.Popen[str]:
    """Start another process that holds a database until its input ends."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{(tmp_path / 'x.db').as_posix()}"


def test_a_second_process_is_told_who_the_first_one_is_and_what_to_do(
    url: str, tmp_path: Path
) -> None:
    with holder(url) as other:
        with pytest.raises(StoreUnavailable) as refused, only_process(url):
            pytest.fail("two processes hold one file")
        assert refused.value.code == "runs-already"
        sentence = str(refused.value)
        for part in (str(tmp_path / "x.db"), str(other.pid), "http://localhost:8000", "PostgreSQL"):
            assert part in sentence
        assert other.stdin is not None
        other.stdin.close()
        assert other.wait(PATIENCE) == 0
    with only_process(url):
        pass


def test_the_lock_ends_with_a_process_that_is_killed(url: str) -> None:
    with holder(url) as other:
        other.kill()
        other.wait(PATIENCE)
    with only_process(url):
        pass


def test_a_successor_waits_until_the_one_before_has_ended(url: str) -> None:
    with holder(url) as other:
        assert other.stdin is not None
        other.stdin.close()  # it ends now, or in a moment
        with only_process(url, wait=PATIENCE):
            assert other.wait(PATIENCE) == 0


def test_a_process_that_has_not_said_its_name_is_refused_all_the_same(url: str) -> None:
    with (
        only_process(url),
        pytest.raises(StoreUnavailable, match="Companion is already running on"),
        only_process(url),
    ):
        pytest.fail("one file is held twice")


@pytest.mark.parametrize("url", ["sqlite://", "postgresql://host/companion"])
def test_other_databases_need_no_lock(url: str) -> None:
    with only_process(url), only_process(url):
        pass


def test_a_file_system_without_locks_keeps_nobody_out(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl", reason="Windows locks otherwise")

    def refuse(_file: int, _how: int) -> None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))

    monkeypatch.setattr(fcntl, "flock", refuse)
    with only_process(url), only_process(url):
        pass


def test_the_lock_is_its_owners_alone(url: str, tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("Windows keeps no such modes")
    with only_process(url):
        assert (tmp_path / f"x.db{LOCK}").stat().st_mode & 0o077 == 0


def test_a_database_that_cannot_be_written_to_is_served_without_a_name(url: str) -> None:
    store = Store(url)
    store.close()
    sign(store)  # closed: it cannot be written to either
