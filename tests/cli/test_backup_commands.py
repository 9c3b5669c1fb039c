"""``companion backup``, ``restore`` and ``doctor``, as somebody calls them."""

from __future__ import annotations

import json
import os
import shutil
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest
from websocket import create_connection

from companion.cli.doctor import why_chosen
from companion.cli.main import main
from companion.cli.terminal_words import TerminalWords
from companion.network.interfaces import Candidate
from companion.network.phone_address import PhoneAddress
from companion.storage.kept_backups import made_at, make_backup
from companion.storage.process_lock import only_process, sign
from companion.storage.store import Store
from companion.tables import replaying
from companion.words.dates import day_and_time
from tests.cli.test_ending import lay_a_table
from tests.cli.test_main import address, running
from tests.patience import PATIENCE
from tests.servers.program import free_port
from tests.storage.damaging import lay_evening, noise, page_of_entries, spoil

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a subcommand; return its exit status and what it said."""
    for name in ("DATABASE_URL", "COMPANION_DATA", "COMPANION_URL", "COMPANION_PORT"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: object) -> tuple[int, str]:
        status = main([str(each) for each in arguments])
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return status, said.out + said.err

    return run


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    path = tmp_path_factory.mktemp("evening") / "tables.db"
    return path, lay_evening(path, tables=6, entries=120)


@pytest.fixture
def path(evening: tuple[Path, list[str]], tmp_path: Path) -> Path:
    return Path(shutil.copy(evening[0], tmp_path / "tables.db"))


@pytest.fixture
def codes(evening: tuple[Path, list[str]]) -> list[str]:
    return evening[1]


def count(path: Path) -> int:
    with closing(Store(f"sqlite:///{path}")) as store:
        return store.count_tables()


# -- backup and restore -------------------------------------------------------------------


def test_a_running_evening_is_backed_up_and_comes_back(tmp_path: Path, run: Run) -> None:
    data, kept = tmp_path / "x.db", tmp_path / "friday.db"
    with running("--host", "127.0.0.1", "--port", "0", "--data", str(data)) as (_, said):
        lay_a_table(address(said))
        status, told = run("backup", kept, "--data", data)
        assert (status, told) == (
            0,
            f"1 table is saved in {kept}. That file is all you need to keep.\n",
        )
        status, told = run("--data", data, "restore", kept)
        assert status == 2
        assert told.startswith(f"companion: Companion is running on {data}.")
    data.unlink()
    # It was killed: what it left beside its file belongs to the lost file.
    status, told = run("restore", kept, "--data", data)
    assert status == 0
    assert told.startswith("1 table is restored. The next start of Companion has it.\n")
    assert count(data) == 1


def test_where_the_file_of_before_is_kept_is_said(path: Path, tmp_path: Path, run: Run) -> None:
    assert run("backup", tmp_path / "friday.db", "--data", path)[0] == 0
    status, told = run("restore", tmp_path / "friday.db", "--data", path)
    assert status == 0
    (kept,) = tmp_path.glob("tables-before-restore-*.db")
    assert told.endswith(f"What was there before is kept as {kept}.\n")


def test_the_environment_names_the_database_where_no_option_does(
    path: Path, tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPANION_DATA", str(path))
    assert run("backup", tmp_path / "a.db")[0] == 0
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/db")
    for arguments, command in (("backup", "pg_dump"), ("restore", "pg_restore")):
        status, told = run(arguments, tmp_path / "b.db")
        assert status == 2
        assert told == (
            "companion: These tables are kept in PostgreSQL."
            f" Use its own command instead: {command}.\n"
        )
    assert run("backup", tmp_path / "c.db", "--data", path)[0] == 0


def test_a_backup_with_a_damaged_part_says_so(path: Path, tmp_path: Path, run: Run) -> None:
    spoil(path, page_of_entries(path), noise)
    status, told = run("backup", tmp_path / "friday.db", "--data", path)
    assert status == 1
    assert "Some of this is damaged" in told


def first_frame(link: str, code: str) -> dict[str, Any]:
    """Return the first frame that somebody gets who watches a table."""
    home = link.partition("/laptop/")[0].replace("http:", "ws:")
    line = create_connection(f"{home}/link/{code}/watch", timeout=PATIENCE)
    try:
        return cast("dict[str, Any]", json.loads(line.recv()))
    finally:
        line.close()


# -- doctor -------------------------------------------------------------------------------


def test_the_doctor_says_that_companion_runs_and_which_address_phones_open(
    tmp_path: Path, run: Run
) -> None:
    data = ("--data", tmp_path / "x.db")
    where = ("--host", "127.0.0.1", "--port", "0", "--url", "https://play.example.org")
    # It may not matter on which port a start now would listen.
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with running(*where, "--data", str(tmp_path / "x.db")) as (it, said):
            here = address(said).partition("/laptop/")[0]
            status, told = run("doctor", *data, "--port", port)
    assert status == 0
    assert f"Companion is running (process {it.pid}, at {here})." in told
    assert "Phones open https://play.example.org, because you gave that address." in told
    assert "would" not in told
    assert "is free" not in told
    status, told = run("doctor", *data, "--host", "127.0.0.1", "--port", "0")
    assert "Companion is running" not in told
    assert "is free" in told


def test_the_doctor_says_which_address_a_running_companion_has_found(
    tmp_path: Path, run: Run
) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    with only_process(url), closing(Store(url)) as store:
        sign(store, "http://127.0.0.1:8123")
        _, told = run("doctor", "--data", tmp_path / "x.db", "--port", "0")
    assert f"Companion is running (process {os.getpid()}, at http://127.0.0.1:8123)." in told
    assert "http://127.0.0.1:8123 only works on this computer" in told
    assert "would" not in told
    assert "is free" not in told


def test_the_doctor_says_that_the_tables_have_no_place(tmp_path: Path, run: Run) -> None:
    (tmp_path / "file").touch()
    status, told = run("doctor", "--data", tmp_path / "file" / "sub" / "x.db", "--port", "0")
    assert status == 1
    assert f"! The folder {tmp_path / 'file' / 'sub'} can’t be made" in told
    assert "Errno" not in told
    assert "All is well" not in told


def test_a_healthy_evening_is_well(path: Path, run: Run) -> None:
    before = path.read_bytes()
    status, told = run("doctor", "--data", path, "--url", "https://play.example.org", "--port", "0")
    assert status == 0, told
    assert f"They are in {path} (" in told
    assert "SQLite finds nothing damaged in the file." in told
    assert "games at 6 tables." in told
    assert "Phones would open https://play.example.org, because you gave that address." in told
    assert told.endswith("Everything is fine.\n")
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_every_game_counts_also_those_that_have_ended(path: Path, run: Run) -> None:
    with closing(sqlite3.connect(path)) as database:
        games = "SELECT count(*) FROM entries WHERE kind = 'start'"
        started = database.execute(games).fetchone()[0]
    assert started > 6
    assert (
        f"Everything can be replayed: {started} games at 6 tables."
        in run("doctor", "--data", path)[1]
    )


def test_a_damaged_file_is_told_before_and_after_the_next_start(
    path: Path, codes: list[str], run: Run
) -> None:
    backup = make_backup(path)
    assert backup is not None
    os.utime(backup, (1_790_000_000, 1_790_000_000))
    made = day_and_time(made_at(backup), "en")
    spoil(path, page_of_entries(path), noise)
    status, told = run("doctor", "--data", path)
    assert status == 1
    assert "! The file is damaged." in told
    assert "! SQLite says: " in told
    assert (
        f"! The next start of Companion moves it aside, and puts the backup of {made} in its place."
        in told
    )
    assert "games at 6 tables." in told
    assert not list(path.parent.glob("tables-damaged-*"))
    with running("--host", "127.0.0.1", "--port", "0", "--data", str(path)) as (_, said):
        assert f"companion: The saved games were damaged, so the backup of {made} has" in said
        first = first_frame(address(said), codes[2])
        assert "This table is as it was on" in first["regions"]["main"]
    status, told = run("doctor", "--data", path)
    assert "SQLite finds nothing damaged in the file." in told
    assert "Everything is fine." in told


def test_where_no_backup_is_good_nothing_starts(path: Path, run: Run) -> None:
    backup = make_backup(path)
    assert backup is not None
    for each in (path, backup):
        spoil(each, page_of_entries(each), noise)
    start = ("--no-open", "--port", "0", "--host", "127.0.0.1")
    for command, failed in ((("doctor",), 1), (start, 2)):
        status, told = run(*command, "--data", path)
        assert status == failed
        assert "The saved games are damaged, and there is no good backup beside them" in told
        assert "companion restore FILE" in told
        assert set(path.parent.iterdir()) == {path, backup}


def without_options(path: Path, code: str, which: int) -> None:
    """Let the first or last game of a table begin without its options, as no game ever did."""
    with closing(sqlite3.connect(path)) as database, database:
        games = """SELECT seq FROM entries WHERE kind = 'start'
            AND table_id = (SELECT id FROM tables WHERE code = ?) ORDER BY seq"""
        (seq,) = database.execute(games, (code,)).fetchall()[which]
        change = """UPDATE entries SET body = json_set(body, '$.options', json('{}'))
            WHERE seq = ? AND table_id = (SELECT id FROM tables WHERE code = ?)"""
        database.execute(change, (seq, code))


def test_a_game_that_cannot_be_replayed_is_named(path: Path, codes: list[str], run: Run) -> None:
    without_options(path, codes[1], -1)
    status, told = run("doctor", "--data", path)
    assert status == 1
    assert f"! Table {codes[1]} can’t go on: its saved data is damaged." in told
    assert "SQLite finds nothing damaged" in told


def test_a_past_game_that_cannot_be_replayed_is_told_too(
    path: Path, codes: list[str], run: Run
) -> None:
    goofspiel = codes[2]
    without_options(path, goofspiel, 0)
    status, told = run("doctor", "--data", path)
    assert status == 1
    assert (
        f"! 1 game that ended at table {goofspiel} can’t be replayed. The table can go on." in told
    )
    assert "is damaged" not in told


def test_each_game_of_a_table_is_replayed_with_what_was_entered_in_it(
    path: Path, codes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed: list[int] = []
    monkeypatch.setattr(replaying, "Referee", lambda *given: replayed.append(len(given[-1])))
    with closing(Store(f"sqlite:///{path}")) as store:
        row = store.find(codes[2])
        assert row is not None
        entered = [entry for entry in store.load(row.id) if entry.kind == "game"]
        replaying.replay_all(store, row)
    assert len(replayed) > 1
    assert sum(replayed) == len(entered) > 0


def test_a_file_that_is_none_says_what_to_do(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "x.db"
    assert (
        f"There are none yet. Companion will keep them in {path}."
        in run("doctor", "--data", path)[1]
    )
    assert list(tmp_path.iterdir()) == []
    path.write_text("Dear diary, " * 1_000)
    status, told = run("doctor", "--data", path)
    assert status == 1
    assert "! SQLite says: file is not a database" in told
    assert "! The saved games are damaged, and there is no good backup beside them" in told


def test_the_port_and_the_address_are_checked(tmp_path: Path, run: Run) -> None:
    data = ("--data", tmp_path / "x.db")
    port = free_port()
    status, told = run("doctor", *data, "--host", "127.0.0.1", "--port", port)
    assert status == 1
    assert f"! http://127.0.0.1:{port} only works on this computer: phones can’t open it." in told
    assert f"Port {port} is free." in told
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = run("doctor", *data, "--host", "127.0.0.1", "--port", port)[1]
    assert f"Port {port} is taken, perhaps by Companion itself. A start now would use" in told
    status, told = run("doctor", *data, "--host", "192.0.2.77")
    assert status == 1
    assert "! 192.0.2.77 is not an address of this computer." in told
    assert run("doctor", *data, "--port", "nan")[0] == 2
    assert run("doctor", *data, "--url", "ftp://nowhere")[0] == 2


@pytest.mark.parametrize(
    "candidate, why",
    [
        (
            Candidate("wlan0", "Wi-Fi", "192.168.1.23", 24, is_default_route=True),
            "Wi-Fi is a home network, and this computer’s way to the internet",
        ),
        (Candidate("eth1", "", "10.0.0.5", 24), "eth1 is a network card or Wi-Fi of this computer"),
        (
            Candidate("tun0", "", "10.8.0.2", 24),
            "tun0 is a VPN: no other address here is easier for phones to reach",
        ),
    ],
)
def test_why_an_address_was_chosen(candidate: Candidate, why: str) -> None:
    (chosen,) = PhoneAddress(80, None, lambda: [candidate]).choices()
    url = f"http://{candidate.address}"
    assert why_chosen(chosen, TerminalWords()) == f"Phones would open {url}: {why}."
