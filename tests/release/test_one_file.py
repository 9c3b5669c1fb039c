"""The program of one file, on a computer without Python: another user starts it from a read-only place."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.evening import Program, evening
from tests.browser.short_games import command, play_points
from tests.engines.players import ChromiumPlayer
from tests.engines.rounds import goofspiel
from tests.left_out import not_installed

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("release")]

MOST_MEGABYTES = 60
NOBODY = 65534
"""The number of a user who owns nothing."""
NO_PROGRAMS = "/nonexistent"
"""A search path on which there is no Python, nor anything else."""


@contextmanager
def started(one_file: Path) -> Iterator[Program]:
    """Let somebody else start it, from a folder in which nobody may write."""
    as_nobody: list[str] = []
    if os.geteuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip(not_installed("setpriv"))
        users = ["--reuid", str(NOBODY), "--regid", str(NOBODY), "--clear-groups"]
        as_nobody = [str(shutil.which("setpriv")), *users]
    with tempfile.TemporaryDirectory() as name:
        folder, home = Path(name), Path(name, "home")
        home.mkdir()
        program = Path(shutil.copy(one_file, folder))
        if as_nobody:
            os.chown(home, NOBODY, NOBODY)
        program.chmod(0o555)
        folder.chmod(0o555)
        environ = {"HOME": str(home), "PATH": NO_PROGRAMS}
        running = Program(
            home / "tables.db", command=[*as_nobody, str(program)], environ=environ, folder=home
        )
        try:
            yield running
        finally:
            running.stop()
            folder.chmod(0o755)


def test_it_is_small_enough_to_be_sent(one_file: Path) -> None:
    assert one_file.stat().st_size <= MOST_MEGABYTES * 1_000_000


def test_an_evening_on_a_computer_without_python(browser: Browser, one_file: Path) -> None:
    with started(one_file) as program:
        with evening(browser, program=program, game="goofspiel") as night:
            ana, bo, cem = (ChromiumPlayer(night.join(name)) for name in ("Ana", "Bo", "Cem"))
            goofspiel(night, ana, bo, cem)
            # Another process draws the picture of a result.
            command(night, night.board_context, "end_game")
            seats = [
                str(each.page.get_attribute("body", "data-seat")) for each in night.phones.values()
            ]
            play_points(night, dict.fromkeys(seats, 3))
            found = night.board_context.request.get(
                f"{program.url}/result/{night.code}/2/picture.png"
            )
            assert found.ok, found.text()
            assert found.body().startswith(b"\x89PNG")
        assert program.stop() == 0
        assert "See you next time" in program.output
        assert program.data.stat().st_uid == (NOBODY if os.geteuid() == 0 else os.getuid())
        assert "Traceback" not in program.output
