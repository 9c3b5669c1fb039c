"""No screen is ever stale: what was kept of it is what would be drawn anew, in every game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from companion.presenters import Viewer
from companion.rendering.regions import ON_DEMAND, SCREENS, RegionPlan, region_plan
from companion.rendering.renderer import Renderer
from companion.tables.commands.between_games import EndGame
from companion.tables.commands.in_game import Amend, Redo, Undo, Unseal
from companion.tables.commands.people import AppointProxy, SetReactions, SitOut
from companion.tables.commands.question_time import SetTimer
from companion.tables.table import Table
from companion.web.app import create_app
from companion.web.services import Services
from rules.engine.registry import GAMES, meta
from rules.errors import Refused, ScriptError
from tests.rendering.random_play import play_on
from tests.rendering.rendered_screens import everybody, rendered, told
from tests.repeats import repeats
from tests.tables.actors import HOST, actor_for
from tests.wire.players import lay, still

STEPS = 80


def started(
    game: str, seed: int, rng: Random, given: Mapping[str, Any] | None = None
) -> tuple[Services, Table]:
    """Lay a table where a game has just begun, with options of any sort but for those that are given."""
    # No time passes: on a slow machine the host would be away for long, and no timer says so here.
    app = create_app({"SCHEDULE": still, "RNG": Random(seed), "MONOTONIC": lambda: 0.0})
    services: Services = app.extensions["companion"]
    players = rng.randint(meta(game).least, min(meta(game).most, 5))
    options = meta(game).sample(rng, players) | dict(given or {})
    fixture = lay(app, "f", game, players, options)
    return services, services.tables.find(fixture.code)


class Apart(Renderer):
    """A renderer that draws each pad for itself, alike or not."""

    def _plan(
        self, table: Table, kept: Any, viewer: Viewer, opened: AbstractSet[str]
    ) -> RegionPlan:
        del table, kept
        return region_plan(viewer, opened)


def fresh(services: Services, table: Table, viewer: Viewer) -> dict[str, str]:
    """Return what a viewer would be shown by a renderer that has drawn nothing before, for nobody else."""
    kept = services.renderer
    return rendered(Apart(kept._environment, kept._languages, kept._url), table, viewer)


def enter(table: Table, rng: Random) -> None:
    """Do one thing that people do, mended and taken back things too."""
    referee = table.referee
    assert referee is not None
    if referee.current_ask is None:
        table.execute(EndGame(), HOST)
        return
    roll = rng.random()
    if roll < 0.08:
        table.execute(Undo(), HOST)
    elif roll < 0.16 and referee.history:
        step = rng.choice(referee.history[-6:])
        value = step.prompt.dump(step.prompt.sample(rng))
        table.execute(Amend(step.pending.key, value), actor_for(step.pending.who))
    elif roll < 0.24 and referee.pending_answers:
        key = rng.choice(list(referee.pending_answers))
        table.execute(Unseal(key), actor_for(referee.pending_answers[key].pending.who))
    elif roll < 0.28:
        change_people(table, rng)
    elif roll < 0.38:
        # A phone leaves, or comes back.
        device = rng.choice(list(table.roster.devices))
        table.connect(device) if rng.random() < 0.6 else table.disconnect(device)
    else:
        play_on(table, rng, calls=0.05)


def change_people(table: Table, rng: Random) -> None:
    """Redo something, seat a latecomer, change a setting, or let somebody enter for another one."""
    referee, order = table.referee, table.roster.order
    assert referee is not None
    assert referee.current_ask is not None
    commands = [
        Redo(),
        SitOut(order[-1]),
        SetReactions(not table.roster.reactions),
        SetTimer(None if table.roster.timer else 60),
        AppointProxy(rng.choice(referee.current_ask.pending).key, rng.choice(order)),
    ]
    if rng.random() < 0.2:
        table.join(f"device-{len(order)}", f"Late {len(order)}", None)
    else:
        table.execute(rng.choice(commands), HOST)


class Page:
    """A page that takes in what it is sent, with everything open that can be."""

    def __init__(self, services: Services, table: Table, viewer: Viewer) -> None:
        self._viewer = services.hub.add(table, viewer)
        self._viewer.open(sorted(ON_DEMAND[viewer.role]))
        self._regions: dict[str, str] = {}
        self._states: dict[str, str] = {}

    def read(self) -> dict[str, str]:
        """Return what it shows now."""
        for frame in self._viewer.outbox.take():
            message = json.loads(frame)
            self._states = message.get("submissions", self._states)
            self._regions |= message.get("regions", {})
        return {name: told(html, self._states) for name, html in self._regions.items()}


@pytest.mark.parametrize("seed", range(repeats(1)))
@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_for_many_and_sent_to_pages_is_what_each_would_be_shown_alone_and_anew(
    game: str, seed: int
) -> None:
    rng = Random(seed)
    services, table = started(game, seed, rng)
    screens, shared, has_dealt = services.renderer, 0, False
    viewers = everybody(table)
    pages = {viewer: Page(services, table, viewer) for viewer in viewers}
    for _ in range(STEPS):
        if table.referee is None:
            break
        layout = table.referee.game.layout(table.referee.table.scene)
        has_dealt = has_dealt or (layout is not None and bool(layout.dealt))
        # Some screens are looked at rarely, and some lines free: they miss what happened in between.
        for viewer in rng.sample(viewers, rng.randint(1, len(viewers))):
            shown = fresh(services, table, viewer)
            assert rendered(screens, table, viewer) == shown
            assert pages[viewer].read() == shown
            kept = screens._caches[table.id]
            plan = screens._plan(table, kept, viewer, frozenset())
            shared += viewer.role == "pad" and plan != region_plan(viewer)
        with suppress(Refused, ScriptError):  # nobody can join a full game
            enter(table, rng)
    # A practice has a table of its own: tests/web/test_practise.py.
    assert set(SCREENS) - {"practise"} == {viewer.role for viewer in viewers}
    find = services.language.find
    own = find(f"games/{game}/pad.html", "on_table") is not None
    alike = find(f"games/{game}/pad.html", "alike") if own else True
    if not has_dealt:  # each pad has its own hand
        assert bool(shared) == bool(alike), "the games whose pads say that they are"


@pytest.mark.parametrize("form", ["base", "five"])
def test_a_board_is_drawn_anew_whenever_checks_are_judged(form: str) -> None:
    rng = Random(1)
    services, table = started("ididnt", 1, rng, {"form": form})
    board = next(each for each in everybody(table) if each.role == "board")
    judged = set()
    for _ in range(120):
        assert rendered(services.renderer, table, board) == fresh(services, table, board)
        if table.referee is None or table.referee.current_ask is None:
            break
        judged.add(getattr(table.referee.table.scene, "judged", None))
        with suppress(Refused, ScriptError):
            play_on(table, rng, calls=0.05)
    assert len(judged) > 2
