"""Draws the screens of a table anew from nothing but its log, to hold what people see against it."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from companion.presenters.submission_status import is_collecting
from companion.rendering.regions import SCREENS
from companion.storage.empty import EmptyStore
from companion.storage.records import Entry, TableRow
from companion.tables.log_codec import GAME, decode_game_entry
from companion.tables.table import Table
from companion.web.app import create_app
from companion.web.device_cookies import actor_of, viewer
from companion.web.services import Services
from rules.engine.referee import Referee
from rules.engine.registry import load
from rules.engine.tabletop import Setup
from rules.facts import Seat
from tests.wire.players import still

_SUBMISSION = re.compile(r"<[^>]*\sdata-submission=[^>]*>")
_STATE = re.compile(r'\sdata-state="[^"]*"')


@dataclass(frozen=True)
class Drawn:
    """What a screen has to show: its regions, and who has sealed."""

    regions: dict[str, str]
    submissions: dict[str, str]


class _FixedLog(EmptyStore):
    """A store that has one log, and forgets what is appended."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        super().__init__()
        self._entries = entries

    def load(self, table_id: str, after: int = 0) -> list[Entry]:
        del table_id
        return list(self._entries[after:])

    def load_without(self, table_id: str, kind: str, before: Collection[str]) -> list[Entry]:
        """Return the whole log: what is left out must not matter."""
        del kind, before
        return self.load(table_id)


class Drawings:
    """An app that serves nobody: it knows no other process, and no table but those that it is given."""

    def __init__(self, address: str) -> None:
        app = create_app({"DATABASE": "sqlite://", "SCHEDULE": still, "PUBLIC_URL": address})
        self._services: Services = app.extensions["companion"]

    def draw(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        devices: Collection[str],
        wanted: Collection[tuple[str, str | None, str]],
    ) -> list[Drawn]:
        """Return the wanted screens, each a role, a seat and a device; all ``devices`` are connected."""
        table = Table(row, replace(self._services.dependencies, store=_FixedLog(entries)))
        for each in devices:
            table.connect(each)
        renderer = self._services.renderer
        renderer.forget(table)
        submissions = json.loads(renderer.submissions(table))
        drawn = []
        for role, seat, device in wanted:
            viewing = viewer(role, actor_of(table, device, seat, laptop=False))
            names = {each.name for each in SCREENS[role] if not each.on_demand}
            html = renderer.html(table, viewing)
            shown = {name: text for name, text in html.items() if name in names}
            drawn.append(Drawn(shown, submissions))
        renderer.forget(table)
        return drawn


def without_submissions(html: str) -> str:
    """Return HTML without who has sealed: pages mark that by themselves, from what is sent beside it.

    >>> without_submissions('<li data-state="sealed" data-submission="s1"><i data-state="away">')
    '<li data-submission="s1"><i data-state="away">'
    """
    return _SUBMISSION.sub(lambda tag: _STATE.sub("", tag[0]), html)


def referee_of(entries: Sequence[Entry]) -> Referee | None:
    """Return the game that a log tells; None between two games."""
    starts = [at for at, entry in enumerate(entries) if entry.kind == "start"]
    since = entries[starts[-1] :]
    if any(entry.kind == "close" for entry in since):
        return None
    body = since[0].body
    setup = Setup(tuple(map(Seat, body["seats"])), body["options"])
    log = [decode_game_entry(entry) for entry in since if entry.kind == GAME]
    return Referee(load(body["game"]), setup, Random(0), log)


def sealed_now(referee: Referee | None) -> dict[str, str]:
    """Return the answers that are sealed and not open: of each key the seat that has entered it."""
    if referee is None or not is_collecting(referee):
        return {}
    return {key: str(each.pending.who) for key, each in referee.pending_answers.items()}


def with_other_secrets(
    entries: Sequence[Entry], referee: Referee, keys: Collection[str], rng: Random
) -> list[Entry]:
    """Return a log in which other values are sealed under these keys, wherever there is another one."""
    changed = list(entries)
    for key in keys:
        pending = referee.pending_answers[key].pending
        prompt = referee.resolve(pending)
        at = max(
            at
            for at, entry in enumerate(entries)
            if entry.kind == GAME and entry.body["do"] == "answer" and entry.body["key"] == key
        )
        body: dict[str, Any] = deepcopy(entries[at].body)
        for _ in range(20):
            value = prompt.dump(prompt.sample(rng))
            if value != body["value"]:
                body["value"] = value
                break
        changed[at] = replace(entries[at], body=body)
    return changed
