"""A process follows what another one enters without replaying the game, and has the same game as after a replay."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.presenters import Viewer
from companion.tables.table import Table
from companion.web.app import create_app
from rules.engine.referee import Referee
from rules.engine.registry import GAMES
from tests.rendering.rendered_screens import rendered
from tests.repeats import repeats
from tests.tables.table_fixture import TableFixture
from tests.tables.test_past_games import game_of, play, published

STEPS = 24


def state(referee: Referee) -> dict[str, object]:
    """Return what people can see or do in a game, and all that was entered."""
    return {
        **published(referee),
        "log": referee.log,
        "pending": sorted(referee.pending_answers),
        "set aside": sorted(referee.set_aside),
        "opened": sorted(referee.opened),
        "standing": [each.key for each in referee.standing_prompts()],
        "memory": referee.table.memory,
    }


def replayed(table: Table) -> Referee:
    referee = game_of(table)
    return Referee(referee.game, referee.setup, referee.rng, referee.log)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_followed_is_the_same_as_one_that_is_replayed(
    tmp_path: Path, game: str
) -> None:
    here = TableFixture(4, DATABASE=f"sqlite:///{tmp_path / 'x.db'}", COUNTDOWN=0.0)
    app = create_app(dict(here.app.config))
    services = app.extensions["companion"]
    there: Table = services.tables.find(here.table.code)
    here.start(game)
    there.read_on()
    followed = 0
    for step in range(repeats(STEPS)):
        before = game_of(there)
        play(here, step, most=1)
        if step % 9 == 8:
            here.do(here.host, "undo")
        there.read_on()
        followed += game_of(there) is before
        assert state(game_of(there)) == state(game_of(here.table)) == state(replayed(there))
        if step % 10 == 9:
            for viewer in (Viewer("board"), *(Viewer("pad", seat) for seat in here.seats)):
                one = rendered(here.services.renderer, here.table, viewer)
                assert rendered(services.renderer, there, viewer) == one
    assert followed > STEPS // 4
    for each in (services, here.services):
        each.close()


def test_an_entry_that_cannot_be_followed_is_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = TableFixture(4, DATABASE=f"sqlite:///{tmp_path / 'x.db'}", COUNTDOWN=0.0)
    app = create_app(dict(here.app.config))
    there: Table = app.extensions["companion"].tables.find(here.table.code)
    here.start("feast")
    there.read_on()
    monkeypatch.setattr(Referee, "repeat", lambda *_: ())
    before = game_of(there)
    here.ok(here.host, "answer", key="deal1/round1/topic", value=9)
    there.read_on()
    assert game_of(there) is not before
    assert state(game_of(there)) == state(game_of(here.table))
    for each in (app.extensions["companion"], here.services):
        each.close()
