"""A table whose game is no longer installed: nothing is lost, and the evening goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.engine import registry
from tests.tables.short_games import choosing
from tests.tables.table_fixture import TableFixture


def uninstall(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Let the registry know a game no more."""
    left = tuple(each for each in registry.GAMES if each != game)
    monkeypatch.setattr(registry, "GAMES", left)
    monkeypatch.setattr("companion.tables.table.GAMES", left)


def reopened(fixture: TableFixture, path: Path) -> TableFixture:
    """Return the same table as another process loads it."""
    again = TableFixture(0, DATABASE=f"sqlite:///{path}")
    again.table = again.services.tables.find(fixture.table.code)
    again.seats, again._count = fixture.seats, fixture._count + 100
    return again


def test_its_people_find_the_lobby_and_a_sentence_and_begin_another_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    before = choosing(3, DATABASE=f"sqlite:///{path}", topic=8)
    with monkeypatch.context() as patch:
        uninstall(patch, "feast")
        fixture = reopened(before, path)
        for screen in fixture.everything().values():
            assert "“feast” isn’t installed here" in "".join(screen.values())
        assert fixture.client().get(f"/board/{fixture.table.code}").status_code == 200
        assert not fixture.do(fixture.seats[0], "answer", key="x", value=1)["ok"]
        assert not fixture.do(fixture.host, "undo")["ok"]
    # Once it is installed again, it goes on where it stopped.
    fixture = reopened(before, path)
    assert fixture.referee.current_ask is not None
    assert fixture.referee.current_ask.key == "deal1/round1/ploy"
    with monkeypatch.context() as patch:
        uninstall(patch, "feast")
        fixture = reopened(before, path)
        fixture.start("eatme")
        assert "not installed" not in fixture.html("board")["notices"]
        # The one that nobody could end is listed.
        assert [(game.number, game.over) for game in fixture.table.roster.past] == [(1, False)]
        assert fixture.table.playing is not None
        assert fixture.table.playing.number == 2
        fixture.ok(fixture.host, "end_game")
        assert fixture.do(fixture.host, "end_game")["code"] == "app.no-game"
