"""Renders the regions of screens, no more often than they change."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from jinja2 import Environment
from jinja2.runtime import Context

from companion.presenters import RenderCache, TablePresenter, Viewer
from companion.presenters.sentences import Language
from companion.presenters.submission_status import submissions
from companion.rendering.regions import (
    Plan,
    Region,
    asked_alone,
    both,
    counting,
    own,
    plan,
    plan_of_many,
)
from companion.tables.lobby import lobby
from companion.tables.table import Table
from rules.engine import registry
from rules.engine.meta import Meta

MAX_ENTRIES = 2000
"""How many entries of a table are remembered as they were drawn."""


_UNKNOWN: frozenset[object] = frozenset({"unknown"})


@dataclass
class _TableCache:
    """What is remembered of a table: pictures, and for one moment of it looks and what holds then."""

    rendered: dict[str, tuple[Hashable, str]] = field(default_factory=dict)
    """Each drawing by its key, with what it depends on."""
    looks: dict[Viewer, TablePresenter] = field(default_factory=dict)
    present: dict[str, str] = field(default_factory=dict)
    """The drawings that are known to hold at this moment."""
    submissions: str | None = None
    alone: frozenset[object] | None = _UNKNOWN
    cache: RenderCache = field(default_factory=RenderCache)
    version: int = -1


class Renderer:
    """Renders regions, and remembers each rendering until something that it depends on changes."""

    def __init__(
        self,
        environment: Environment,
        language: Language,
        url: Callable[[Table], str | None],
    ) -> None:
        self._environment = environment
        self._language = language
        self._url = url
        self._globals = dict(environment.globals)
        self._kept: dict[str, _TableCache] = {}

    def presenter(
        self, table: Table, viewer: Viewer, cache: RenderCache | None = None
    ) -> TablePresenter:
        """Return what a template is given for one viewer; see :class:`TablePresenter` for ``moment``."""
        return TablePresenter(table, viewer, self._language, self._url(table), cache)

    def on_change(self, table: Table) -> None:
        """Look anew from now on: the table has changed."""
        if (kept := self._kept.get(table.id)) is not None:
            kept.looks.clear()
            kept.present.clear()
            kept.submissions = None
            kept.alone = _UNKNOWN
            # Names are in what was drawn of them.
            same = kept.version == table.version and len(kept.cache.entries) < MAX_ENTRIES
            kept.cache = kept.cache.lasting() if same else RenderCache()
            kept.version = table.version

    def _of(self, table: Table) -> _TableCache:
        kept = self._kept.get(table.id)
        if kept is None:
            kept = self._kept[table.id] = _TableCache()
        return kept

    def end_of_refresh(self, table: Table) -> None:
        """Put away what was worked out for drawing this moment: everybody has seen it."""
        if (kept := self._kept.get(table.id)) is not None:
            kept.looks.clear()
            kept.cache = kept.cache.lasting()

    def render_regions(
        self, table: Table, viewer: Viewer, opened: AbstractSet[str] = frozenset()
    ) -> list[tuple[str, str]]:
        """Return each region of a viewer's screen, as an encoded JSON string of its HTML.

        A rendering that has not changed is the very same string. Of those that are behind
        something, only the ``opened`` ones are among them.
        """
        kept = self._of(table)
        present = kept.present
        return [
            (region.name, present.get(key) or self._render_region(table, kept, region, shared, key))
            for region, shared, key in self._plan(table, kept, viewer, opened)
        ]

    def _render_region(
        self, table: Table, kept: _TableCache, region: Region, shared: Viewer, key: str
    ) -> str:
        """Return a region as it is now: as it was drawn before, where it does not differ."""
        look = self._look(table, kept, shared)
        depends = region.depends(look)
        known = kept.rendered.get(key)
        if known is None or known[0] != depends:
            picture = _encode(self._render(region, look))
            if known is not None and known[1] == picture:
                picture = known[1]
            kept.rendered[key] = known = (depends, picture)
        kept.present[key] = known[1]
        return known[1]

    def _look(self, table: Table, kept: _TableCache, viewer: Viewer) -> TablePresenter:
        """Return a viewer's look at the present moment."""
        look = kept.looks.get(viewer)
        if look is None:
            look = kept.looks[viewer] = self.presenter(table, viewer, kept.cache)
        return look

    def _plan(
        self, table: Table, kept: _TableCache, viewer: Viewer, opened: AbstractSet[str]
    ) -> Plan:
        """Return a viewer's regions, and whom each is drawn for just now."""
        if viewer.role != "pad" or table.playing is None:
            return plan(viewer, opened)
        if kept.alone is _UNKNOWN:
            alike = self._language.part(f"games/{table.playing.game}/pad.html")
            kept.alone = asked_alone(table) if getattr(alike, "alike", False) else None
        if kept.alone is None or viewer.seat in kept.alone:
            return plan(viewer, opened)
        return plan_of_many(viewer, opened)

    def fingerprint(self, table: Table, viewer: Viewer, opened: AbstractSet[str]) -> Hashable:
        """Return what changes whenever a region of a viewer's screen may, and is soon compared."""
        kept = self._of(table)
        look = self._look(table, kept, viewer)
        # Whoever has others on the same phone, or a look at everybody, is told of all.
        all_of_it = self.submissions(table) if opened or viewer.others else ""
        return (counting(look), both(look), own(look), opened, all_of_it)

    def submissions(self, table: Table) -> str:
        """Return who has been heard while everybody seals, as encoded JSON."""
        kept = self._of(table)
        if kept.submissions is None:
            kept.submissions = _encode(submissions(table))
        return kept.submissions

    def html(
        self, table: Table, viewer: Viewer, opened: AbstractSet[str] = frozenset()
    ) -> dict[str, str]:
        """Return each region of a viewer's screen as HTML, for the first page."""
        pictures = self.render_regions(table, viewer, opened)
        return {name: json.loads(picture) for name, picture in pictures}

    def game_of(self, table: Table) -> Meta:
        """Return the game that a table plays, or is about to."""
        playing = table.playing
        return registry.meta(playing.game) if playing else lobby(table.roster).chosen

    def forget(self, table: Table) -> None:
        """Drop what was remembered of a table that nobody looks at."""
        self._kept.pop(table.id, None)

    def _render(self, region: Region, look: TablePresenter) -> str:
        template = self._environment.get_template(region.template)
        # As ``template.render`` does, which would copy every global of the environment each time.
        context = Context(
            self._environment, {**self._globals, "t": look}, template.name, template.blocks
        )
        try:
            return "".join(template.root_render_func(context)).strip()
        except Exception:  # noqa: BLE001  # it is raised again, told in the template's own lines
            self._environment.handle_exception()


# Text of ASCII alone takes a byte a letter in memory, and is sent as it is.
_encode = json.JSONEncoder(separators=(",", ":")).encode
