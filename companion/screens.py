"""The regions of each screen, and rendering them no more often than they change.

A region is a template that is morphed into its place on a page. One that looks the same to
everybody is rendered once for all; one that depends on the host's right, once for each of the two;
a private one for its seat alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Literal

from jinja2 import Environment

from companion.glance import Glance, Watcher
from companion.language import Language
from companion.lobby import lobby
from companion.table import Table
from rules import registry
from rules.options import Meta

Scope = Literal["all", "host", "seat", "device"]


def _party(table: Table) -> Hashable:
    return table.version


def _asked(table: Table) -> Hashable:
    """Return what changes whenever it changes who has been heard and who is awaited."""
    referee = table.referee
    if referee is None or referee.ask is None:
        return (table.version, None)
    return (
        table.version,
        referee.ask.key,
        tuple(referee.held),
        referee.exposed,
        table.counting_down,
        len(referee.history),
    )


def _played(table: Table) -> Hashable:
    """Return what changes whenever an answer reaches the game."""
    referee = table.referee
    if referee is None:
        return (table.version, None)
    return (table.version, referee.replays, len(referee.history), referee.over)


@dataclass(frozen=True)
class Region:
    """A part of a screen: its template, who shares a rendering, and what it depends on."""

    name: str
    template: str
    scope: Scope
    depends: Callable[[Table], Hashable]


def _both(table: Table) -> Hashable:
    return (_asked(table), _played(table))


SCREENS: dict[str, tuple[Region, ...]] = {
    "board": (
        Region("head", "board/head.html", "host", _both),
        Region("stage", "board/stage.html", "host", _both),
        Region("says", "board/says.html", "host", _both),
        Region("scores", "board/scores.html", "all", _played),
        Region("rejoin", "board/rejoin.html", "all", _party),
        Region("people", "board/people.html", "host", _both),
    ),
    "pad": (
        Region("head", "pad/head.html", "seat", _played),
        Region("prompt", "pad/prompt.html", "seat", _both),
        Region("action", "pad/action.html", "seat", _both),
        Region("awaited", "pad/awaited.html", "all", _asked),
        Region("help", "pad/help.html", "device", _both),
        Region("ruling", "pad/ruling.html", "all", _both),
        Region("scores", "pad/scores.html", "seat", _played),
        Region("entries", "pad/entries.html", "seat", _played),
        Region("phone", "pad/phone.html", "device", _party),
    ),
    "watch": (
        Region("head", "watch/head.html", "all", _played),
        Region("awaited", "pad/awaited.html", "all", _asked),
        Region("ruling", "pad/ruling.html", "all", _both),
        Region("table", "watch/table.html", "all", _both),
    ),
}


class Screens:
    """Renders regions, and remembers each rendering until something that it depends on changes."""

    def __init__(
        self,
        environment: Environment,
        language: Language,
        url: Callable[[], str],
    ) -> None:
        self._environment = environment
        self._language = language
        self._url = url
        self._kept: dict[str, dict[Hashable, tuple[Hashable, str]]] = {}

    def glance(self, table: Table, watcher: Watcher) -> Glance:
        """Return what a template is given for one watcher."""
        return Glance(table, watcher, self._language, self._url())

    def pictures(self, table: Table, watcher: Watcher) -> Iterator[tuple[str, str]]:
        """Return each region of a watcher's screen, as an encoded JSON string of its HTML.

        A rendering that has not changed is the very same string.
        """
        kept = self._kept.setdefault(table.id, {})
        for region in SCREENS[watcher.role]:
            key = self._key(region, watcher)
            depends = region.depends(table)
            known = kept.get(key)
            if known is None or known[0] != depends:
                picture = json.dumps(
                    self._render(region, table, self._shared(region, watcher)), ensure_ascii=False
                )
                if known is not None and known[1] == picture:
                    picture = known[1]
                kept[key] = known = (depends, picture)
            yield region.name, known[1]

    def html(self, table: Table, watcher: Watcher) -> dict[str, str]:
        """Return each region of a watcher's screen as HTML, for the first page."""
        return {name: json.loads(picture) for name, picture in self.pictures(table, watcher)}

    def game_of(self, table: Table) -> Meta:
        """Return the game that a table plays, or is about to."""
        playing = table.playing
        return registry.meta(playing.game) if playing else lobby(table.party).chosen

    def forget(self, table: Table) -> None:
        """Drop what was remembered of a table that nobody looks at."""
        self._kept.pop(table.id, None)

    def _render(self, region: Region, table: Table, watcher: Watcher) -> str:
        glance = self.glance(table, watcher)
        return self._environment.get_template(region.template).render(t=glance).strip()

    @staticmethod
    def _shared(region: Region, watcher: Watcher) -> Watcher:
        """Return whom a region is rendered for: nobody in particular, unless it is private."""
        match region.scope:
            case "all":
                return Watcher(watcher.role)
            case "host":
                return Watcher(watcher.role, host=watcher.host)
            case "seat":
                return Watcher(watcher.role, watcher.seat, watcher.host)
            case "device":
                return watcher

    @staticmethod
    def _key(region: Region, watcher: Watcher) -> Hashable:
        match region.scope:
            case "all":
                return (region.template,)
            case "host":
                return (region.template, watcher.host)
            case "seat":
                return (region.template, watcher.seat, watcher.host)
            case "device":
                return (region.template, watcher)
