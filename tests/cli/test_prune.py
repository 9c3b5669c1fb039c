"""``companion prune``, as somebody calls it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.cli.main import main
from companion.cli.prune import MILLISECONDS_A_DAY, parse_age
from companion.cli.settings import BadOption
from companion.storage.process_lock import only_process
from companion.storage.records import Entry
from companion.storage.store import Store

Run = Callable[..., tuple[int, str]]


def days_ago(days: float) -> int:
    return int(time.time() * 1000 - days * MILLISECONDS_A_DAY)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Four tables: two that are old, one of which was played at yesterday, one untouched, one of today."""
    path = tmp_path / "tables.db"
    with closing(Store(f"sqlite:///{path}")) as store:
        store.create_table("old", "AAAA", days_ago(200), "Friday")
        store.append("old", [Entry(1, days_ago(120), "seat", {"name": "Ana"})])
        store.create_table("used", "BBBB", days_ago(200))
        store.append("used", [Entry(1, days_ago(150), "seat", {}), Entry(2, days_ago(1), "x", {})])
        store.create_table("empty", "CCCC", days_ago(91))
        store.create_table("new", "DDDD", days_ago(0))
    return path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], path: Path) -> Run:
    def run(*arguments: str) -> tuple[int, str]:
        status = main(["prune", "--data", str(path), *arguments])
        said = capsys.readouterr()
        return status, said.out + said.err

    return run


def codes(path: Path) -> set[str]:
    with closing(Store(f"sqlite:///{path}")) as store:
        return {row.code for row in store.tables()}


def test_a_dry_run_names_what_is_old_and_changes_nothing(run: Run, path: Path) -> None:
    before = path.read_bytes()
    status, said = run("--older-than", "90d", "--dry-run")
    assert status == 0
    assert [line.split()[0] for line in said.splitlines()[:2]] == ["AAAA", "CCCC"]
    assert "Friday" in said
    assert "2 tables have not been played at since" in said
    assert "would be deleted" in said
    assert path.read_bytes() == before


def test_what_is_old_goes_with_its_log_and_the_rest_stays(run: Run, path: Path) -> None:
    status, said = run("--older-than", "90d")
    assert status == 0
    assert "2 tables deleted" in said
    assert codes(path) == {"BBBB", "DDDD"}
    with closing(Store(f"sqlite:///{path}")) as store:
        assert store.load("old") == []
        assert len(store.load("used")) == 2
    assert "nothing was deleted" in run("--older-than", "90d")[1]


def test_a_table_that_is_played_at_meanwhile_stays(path: Path) -> None:
    with closing(Store(f"sqlite:///{path}")) as store:
        old = store.tables_untouched_since(days_ago(90))
        store.append("old", [Entry(2, days_ago(0), "seat", {})])
        assert [store.delete_untouched(row.id, days_ago(90)) for row in old] == [False, True]
    assert codes(path) == {"AAAA", "BBBB", "DDDD"}


def test_a_file_that_is_served_is_pruned_but_keeps_its_size(run: Run, path: Path) -> None:
    with only_process(f"sqlite:///{path}"):
        status, said = run("--older-than", "90d")
        assert "the file keeps its size" in said
    assert (status, codes(path)) == (0, {"BBBB", "DDDD"})


def test_the_room_goes_back_to_the_disk(run: Run, path: Path) -> None:
    with closing(Store(f"sqlite:///{path}")) as store:
        log = [Entry(seq, days_ago(120), "seat", {"name": "x" * 400}) for seq in range(2, 500)]
        store.append("old", log)
    before = path.stat().st_size
    assert "keeps its size" not in run("--older-than", "90d")[1]
    assert path.stat().st_size < before / 2


def test_without_a_file_there_is_nothing_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "none.db"
    assert main(["prune", "--data", str(missing), "--older-than", "1d"]) == 0
    assert "no tables yet" in capsys.readouterr().out
    assert not missing.exists()


@pytest.mark.parametrize("text", ["", "90", "0d", "-3d", "1.5y", "90 d", "12345d", "d"])
def test_an_age_that_is_none_is_refused_with_an_example(run: Run, path: Path, text: str) -> None:
    with pytest.raises(BadOption, match="90d"):
        parse_age(text)
    status, said = run(f"--older-than={text}")
    assert status == 2
    assert "90d for days" in said
    assert len(codes(path)) == 4


def test_postgresql_is_pruned_alike_and_a_dry_run_changes_nothing(
    postgresql: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", postgresql)
    with closing(Store(postgresql)) as store:
        store.create_table("old", "AAAA", days_ago(200), "Friday")
        store.append("old", [Entry(1, days_ago(120), "seat", {"name": "Ana"})])
        store.create_table("new", "DDDD", days_ago(0))
        assert main(["prune", "--older-than", "90d", "--dry-run"]) == 0
        said = capsys.readouterr().out
        assert said.split()[0] == "AAAA"
        assert "1 table has not been played at since" in said
        assert len(store.load("old")) == 1
        assert main(["prune", "--older-than", "90d"]) == 0
        assert "1 table deleted" in capsys.readouterr().out
        assert store.load("old") == []
        assert [row.code for row in store.tables()] == ["DDDD"]
