"""No screen is ever stale: what was kept of it is what would be drawn anew, in every game."""

from __future__ import annotations

import json
from collections.abc import Set as AbstractSet
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from companion.app import create_app
from companion.glance import Watcher
from companion.house import House
from companion.regions import BEHIND, SCREENS, Plan, plan
from companion.screens import Screens
from companion.table import Table
from rules.errors import Refused
from rules.facts import CHANCE
from rules.registry import GAMES, meta
from tests.companion.shown import shown, told
from tests.wire.party import lay, still

STEPS = 80


def started(game: str, seed: int, rng: Random) -> tuple[House, Table]:
    """Lay a table where a game has just begun, with options of any sort."""
    app = create_app({"SCHEDULE": still, "RNG": Random(seed)})
    house: House = app.extensions["companion"]
    players = rng.randint(meta(game).least, min(meta(game).most, 5))
    laid = lay(app, "f", game, players, meta(game).sample(rng, players))
    return house, house.tables.find(laid.code)


def everybody(table: Table) -> list[Watcher]:
    """Return whoever looks: boards, somebody who watches, pads, and a phone of two."""
    seats = list(table.party.order)
    boards = [Watcher("board"), Watcher("board", host=True), Watcher("watch")]
    pads = [Watcher("pad", seat) for seat in seats]
    return [*boards, *pads, Watcher("pad", seats[0], others=(seats[1],), keeps=True)]


def fresh(house: House, table: Table, watcher: Watcher) -> dict[str, str]:
    kept = house.screens
    anew = Screens(kept._environment, kept._language, kept._url)
    return shown(anew, table, watcher)


def enter(table: Table, rng: Random) -> None:
    """Do one thing that people do, mended and taken back things too."""
    referee = table.referee
    assert referee is not None
    if referee.ask is None:
        table.close(None)
        return
    roll = rng.random()
    if roll < 0.08:
        table.enter(lambda r, stamp: r.undo(stamp), "host", None)
    elif roll < 0.16 and referee.history:
        step = rng.choice(referee.history[-6:])
        value = step.prompt.dump(step.prompt.sample(rng))
        table.enter(lambda r, stamp: r.amend(step.posed.key, value, stamp), "host", None)
    elif roll < 0.24 and referee.held:
        key = rng.choice(list(referee.held))
        table.enter(lambda r, stamp: r.unseal(key, stamp), "host", None)
    elif roll < 0.28:
        # A phone leaves, or comes back.
        device = rng.choice(list(table.party.devices))
        table.arrive(device) if rng.random() < 0.6 else table.leave(device)
    elif referee.ready:
        table.reveal(referee.ask.key, "host", None)
    else:
        asked = [p for p in referee.ask.posed if p.key not in referee.held and p.who is not CHANCE]
        calls = list(referee.standing_posed())
        posed = rng.choice(calls if calls and rng.random() < 0.05 else asked)
        prompt = referee.resolve(posed)
        value = prompt.dump(prompt.sample(rng))
        by = posed.who if isinstance(posed.who, str) and rng.random() < 0.8 else "host"
        table.enter(lambda r, stamp: r.answer(posed.key, value, stamp), by, None)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_what_would_be_drawn_anew(game: str, seed: int) -> None:
    rng = Random(seed)
    house, table = started(game, seed, rng)
    watchers = everybody(table)
    for _ in range(STEPS):
        if table.referee is None:
            return
        # Some screens are looked at rarely: they miss what happened in between.
        for watcher in rng.sample(watchers, rng.randint(1, len(watchers))):
            assert shown(house.screens, table, watcher) == fresh(house, table, watcher)
        try:
            enter(table, rng)
        except Refused:
            continue
    assert set(SCREENS) == {watcher.role for watcher in watchers}


class Apart(Screens):
    """Screens that draw each pad for itself, alike or not."""

    def _plan(self, table: Table, kept: Any, watcher: Watcher, opened: AbstractSet[str]) -> Plan:
        del table, kept
        return plan(watcher, opened)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_for_many_is_what_each_of_them_would_be_shown_alone(
    game: str, seed: int
) -> None:
    rng = Random(seed)
    house, table = started(game, seed, rng)
    screens, shared = house.screens, 0
    for _ in range(STEPS):
        if table.referee is None:
            break
        for watcher in [Watcher("pad", seat) for seat in table.party.order]:
            apart = Apart(screens._environment, screens._language, screens._url)
            assert shown(screens, table, watcher) == shown(apart, table, watcher)
            kept = screens._kept[table.id]
            shared += screens._plan(table, kept, watcher, frozenset()) != plan(watcher)
        with suppress(Refused):
            enter(table, rng)
    assert bool(shared) == (game == "feast"), "the games whose pads say that they are alike"


class Page:
    """A page that takes in what it is sent, with everything open that can be."""

    def __init__(self, house: House, table: Table, watcher: Watcher) -> None:
        self._viewer = house.hub.add(table, watcher)
        self._viewer.open(sorted(BEHIND[watcher.role]))
        self._regions: dict[str, str] = {}
        self._states: dict[str, str] = {}

    def read(self) -> dict[str, str]:
        """Return what it shows now."""
        for frame in self._viewer.mailbox.take():
            message = json.loads(frame)
            self._states = message.get("heard", self._states)
            self._regions |= message.get("regions", {})
        return {name: told(html, self._states) for name, html in self._regions.items()}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_takes_in_what_it_is_sent_shows_the_present(game: str, seed: int) -> None:
    rng = Random(100 + seed)
    house, table = started(game, seed, rng)
    watchers = everybody(table)
    pages = {watcher: Page(house, table, watcher) for watcher in watchers}
    for _ in range(STEPS):
        if table.referee is None:
            return
        # Some lines are free rarely: they miss what happened in between.
        for watcher in rng.sample(watchers, rng.randint(1, len(watchers))):
            assert pages[watcher].read() == fresh(house, table, watcher)
        with suppress(Refused):
            enter(table, rng)
