"""Renders what the screens of a table have to show, from nothing but its log.

So that a screen that shows anything that is still sealed differs from it, each screen is rendered
from a copy of the log in which other values are sealed wherever this screen must not know them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from companion.presenters.submission_status import is_collecting
from companion.rendering.regions import SCREENS
from companion.storage.empty import EmptyStore
from companion.storage.records import Entry, TableRow
from companion.tables.log_codec import GAME
from companion.tables.table import Table
from companion.web.app import create_app
from companion.web.device_cookies import actor_of, viewer
from companion.web.services import Services
from companion.words.language import SOURCE
from rules.engine.referee import Referee
from tests.deploy.reconnecting_screen import ReconnectingScreen
from tests.servers.table_log import TableLog
from tests.wire.players import still

_SUBMISSION = re.compile(r"<[^>]*\sdata-submission=[^>]*>")
_STATE = re.compile(r'\sdata-state="[^"]*"')


@dataclass(frozen=True)
class Expected:
    """What a screen has to show."""

    regions: dict[str, str]
    data: dict[str, Any]
    has_secrets: bool
    """Whether something is sealed that this screen must not show."""

    def differences(self, screen: ReconnectingScreen) -> list[str]:
        """Return in which regions a screen shows something else."""
        found = []
        for name, html in self.regions.items():
            shown = without_submissions(screen.regions.get(name, ""))
            expected = without_submissions(html)
            if shown != expected:
                where = first_difference(shown, expected)
                found.append(f"{screen.name} shows another {name}: {where}")
        for name, value in self.data.items():
            if screen.data.get(name) != value:
                found.append(f"{screen.name} has {screen.data.get(name)} for {name}, not {value}")
        return found


class LogRenderer:
    """Renders tables from their logs, in an app that serves nobody; ``url`` is the cluster's."""

    def __init__(self, url: str) -> None:
        app = create_app({"DATABASE": "sqlite://", "SCHEDULE": still, "PUBLIC_URL": url})
        self._services: Services = app.extensions["companion"]

    def render(
        self, log: TableLog, screens: Sequence[ReconnectingScreen], rng: Random
    ) -> dict[ReconnectingScreen, Expected]:
        """Return what each screen has to show, if all of them are connected."""
        sealed = sealed_answers(log.referee())
        devices = [each.device for each in screens]
        owners = {seat for seat in sealed.values() if seat is not None}
        expected = {}
        # Whoever has sealed nothing sees the same of what others have: one copy of the log will do.
        groups = [[each for each in screens if each.seat not in owners]]
        groups += [[each] for each in screens if each.seat in owners]
        for group in groups:
            hidden = [key for key, seat in sealed.items() if seat != group[0].seat]
            entries = with_other_secrets(log, hidden, rng)
            for screen, regions, data in self._render(log.row, entries, devices, group):
                expected[screen] = Expected(regions, data, bool(hidden))
        return expected

    def _render(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        devices: Collection[str],
        screens: Sequence[ReconnectingScreen],
    ) -> list[tuple[ReconnectingScreen, dict[str, str], dict[str, Any]]]:
        table = Table(row, replace(self._services.dependencies, store=_FixedStore(entries)))
        for each in devices:
            table.connect(each)
        renderer = self._services.renderer
        renderer.forget(table)
        rendered = []
        for screen in screens:
            actor = actor_of(table, screen.device, screen.seat, laptop=False)
            viewing = viewer(screen.role, actor, SOURCE)
            html = renderer.html(table, viewing)
            names = {each.name for each in SCREENS[screen.role] if not each.on_demand}
            shown = {name: text for name, text in html.items() if name in names}
            rendered.append((screen, shown, renderer.data(table, viewing)))
        renderer.forget(table)
        return rendered


class _FixedStore(EmptyStore):
    """A store with the log of one table, which discards what is appended."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        super().__init__()
        self._entries = entries

    def load(self, table_id: str, after: int = 0) -> list[Entry]:
        del table_id
        return list(self._entries[after:])

    def load_without(self, table_id: str, kind: str, before: Collection[str]) -> list[Entry]:
        """Return the whole log: it must not matter that a part is left out."""
        del kind, before
        return self.load(table_id)


def sealed_answers(referee: Referee | None) -> Mapping[str, str | None]:
    """Return the keys of the answers that are sealed and not opened, and the seat of each."""
    if referee is None or not is_collecting(referee):
        return {}
    return {key: str(each.pending.who) for key, each in referee.pending_answers.items()}


def with_other_secrets(log: TableLog, keys: Collection[str], rng: Random) -> list[Entry]:
    """Return the entries of a log, with other sealed values for these keys, where there are any."""
    entries = list(log.entries)
    referee = log.referee()
    for key in keys:
        assert referee is not None
        prompt = referee.resolve(referee.pending_answers[key].pending)
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
        entries[at] = replace(entries[at], body=body)
    return entries


def without_submissions(html: str) -> str:
    """Return HTML without who has sealed: pages mark that by themselves, from what is sent beside it.

    >>> without_submissions('<li data-state="sealed" data-submission="s1"><i data-state="away">')
    '<li data-submission="s1"><i data-state="away">'
    """
    return _SUBMISSION.sub(lambda tag: _STATE.sub("", tag[0]), html)


def first_difference(shown: str, expected: str) -> str:
    """Return where two texts differ first.

    >>> first_difference("one two", "one three")
    "'one two' for 'one three'"
    """
    pairs = zip(shown, expected, strict=False)
    shorter = min(len(shown), len(expected))
    at = next((i for i, (a, b) in enumerate(pairs) if a != b), shorter)
    part = slice(max(0, at - 30), at + 50)
    return f"{shown[part]!r} for {expected[part]!r}"
