"""Every screen of every state of every game can be drawn, in every role, with all that opens there."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from companion.tables.commands.between_games import EndGame
from rules.engine.registry import GAMES, meta
from rules.errors import Refused, ScriptError
from rules.facts import Seat
from tests.rendering.random_play import play_on
from tests.rendering.rendered_screens import everybody, rendered
from tests.repeats import repeats
from tests.tables.actors import HOST
from tests.tables.table_fixture import TableFixture

MOST_STATES = 300
"""A long game is drawn as far as that; its end is drawn anyway, in one of its shorter ones."""


def draw_screens(fixture: TableFixture) -> None:
    """Draw what everybody sees; whoever is asked something has a form to answer it."""
    table = fixture.table
    for viewer in everybody(table):
        presenter = fixture.services.renderer.presenter(table, viewer)
        screen = rendered(fixture.services.renderer, table, viewer)
        if viewer.role == "pad" and presenter.forms.todo.kind == "form":
            assert "<form" in screen["prompt"], screen["prompt"]
        waiting = str(presenter.pending.waiting_title)
        assert "enter it" not in waiting, f"{waiting}: nobody knows what is meant"


def draw_dialogs(fixture: TableFixture, rng: Random) -> None:
    """Draw what opens: what is asked, for somebody else too, an entry to amend, all entries, the undo."""
    table, client = fixture.table, fixture.client(laptop=True)
    referee = table.referee
    assert referee is not None
    code = table.code
    asked = list(referee.current_ask.pending if referee.current_ask else ())
    paths = [f"/entries/{code}"]
    if asked:
        paths.append(f"/ask/{code}?key={rng.choice(asked).key}")
    if referee.history:
        paths += [f"/undo/{code}"]
        step = rng.choice(referee.history)
        paths.append(f"/amend/{code}?key={step.pending.key}")
    for path in paths:
        answer = client.get(path)
        # 403 and 409 are answers of their own: the host may not amend what is secret, for one.
        assert answer.status_code in {200, 403, 409}, (path, answer.text[:2000])


def started(game: str, seed: int, rng: Random) -> TableFixture:
    """Lay a table where a game has just begun, with options of any sort."""
    about = meta(game)
    players = (about.least, about.most)[seed % 2]
    fixture = TableFixture(players, RNG=Random(seed))
    fixture.table.connect(f"device-{Seat('s1')}")
    fixture.start(game, **about.sample(rng, players))
    return fixture


@pytest.mark.parametrize("seed", range(repeats(1)))
@pytest.mark.parametrize("game", GAMES)
def test_every_screen_of_every_state_can_be_drawn(game: str, seed: int) -> None:
    rng = Random(seed)
    fixture = started(game, seed, rng)
    table = fixture.table
    for number in range(MOST_STATES):
        assert table.referee is not None
        draw_screens(fixture)
        if number % 8 == 0:
            draw_dialogs(fixture, rng)
        if table.referee.over:
            break
        # Refused, or a call that nobody can answer now: a full game lets nobody join.
        with suppress(Refused, ScriptError):
            play_on(table, rng)
    draw_dialogs(fixture, rng)
    table.execute(EndGame(), HOST)
    draw_screens(fixture)


@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_can_be_drawn_with_every_kind_of_options(game: str) -> None:
    rng = Random(0)
    for players in range(meta(game).least, min(meta(game).most, 8) + 1):
        fixture = TableFixture(players)
        for _ in range(2):
            fixture.ok(fixture.host, "pick", game=game, options=meta(game).sample(rng, players))
            draw_screens(fixture)
        assert fixture.client().get(f"/rules/{game}").status_code == 200
