"""Renders the regions of screens, and renders each again only when it can have changed."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from jinja2 import Environment

from companion.presenters import RenderCache, TablePresenter, Viewer
from companion.presenters.sentences import Language
from companion.presenters.submission_status import submissions
from companion.rendering.failures import Failures
from companion.rendering.regions import (
    Region,
    RegionPlan,
    addressed,
    both,
    bystander_plan,
    counting,
    own,
    people,
    redoable,
    region_plan,
    waiting_plan,
)
from companion.tables.lobby import lobby
from companion.tables.table import Table
from rules.engine import registry
from rules.engine.meta import Meta

MAX_SENTENCES = 4096
"""How many sentences are cached for one table."""

_UNKNOWN: frozenset[object] = frozenset({"unknown"})


@dataclass
class _TableCache:
    """What is cached of one table."""

    table: Table

    rendered: dict[str, tuple[Hashable, str]] = field(default_factory=dict)
    """Each rendering by its key, with the dependencies that it was made from."""

    # Valid until the table changes.
    presenters: dict[Viewer, TablePresenter] = field(default_factory=dict)
    submissions: str | None = None
    addressed: frozenset[object] | None = _UNKNOWN

    failed: dict[str, str] = field(default_factory=dict)
    """The notices that stand in the place of renderings that failed, by their keys."""

    shared: RenderCache = field(default_factory=RenderCache)
    """What the presenters of all viewers share."""
    version: int = -1
    """The version of the people whose names are in ``shared``."""
    failures: Failures = field(default_factory=Failures)
    """What has been logged."""


class Renderer:
    """Renders regions, and keeps each rendering until something that it depends on changes."""

    def __init__(
        self,
        environment: Environment,
        language: Language,
        url: Callable[[Table], str | None],
    ) -> None:
        self._environment = environment
        self._language = language
        self._url = url
        # Copied once: ``template.render`` copies them at each call, a sixth of all rendering.
        self._globals = dict(environment.globals)
        self._caches: dict[str, _TableCache] = {}
        notice = environment.get_template("not_drawn.html")
        self._notices = tuple(
            _encode(notice.render(is_main=main).strip()) for main in (False, True)
        )

    def presenter(
        self, table: Table, viewer: Viewer, cache: RenderCache | None = None
    ) -> TablePresenter:
        """Return what a template is given for one viewer; ``cache`` is shared with other viewers."""
        return TablePresenter(table, viewer, self._language, self._url(table), cache)

    def on_change(self, table: Table) -> None:
        """Drop what is valid only until the table changes."""
        if (cache := self._known(table)) is not None:
            cache.presenters.clear()
            cache.failed.clear()
            cache.submissions = None
            cache.addressed = _UNKNOWN
            # Sentences hold names, so another version of the people needs others.
            same_people = cache.version == table.version
            if same_people and len(cache.shared.sentences) < MAX_SENTENCES:
                cache.shared = cache.shared.lasting()
            else:
                cache.shared = RenderCache()
            cache.version = table.version

    def end_of_refresh(self, table: Table) -> None:
        """Free what was needed to render this state for everybody."""
        if (cache := self._known(table)) is not None:
            cache.presenters.clear()
            cache.shared = cache.shared.lasting()

    def forget(self, table: Table) -> None:
        """Drop everything that is cached of a table that nobody looks at."""
        if self._known(table) is not None:
            del self._caches[table.id]

    def render_regions(
        self, table: Table, viewer: Viewer, opened: AbstractSet[str] = frozenset()
    ) -> list[tuple[str, str]]:
        """Return each region of a viewer's screen, as an encoded JSON string of its HTML.

        A region that has not changed is the very same string object as before. Of the regions on
        demand only the ``opened`` ones are returned. Nothing but ``LOOK`` is while a phone waits for
        the board: what was turned over is not to be found on it before.
        """
        cache = self._cache_of(table)
        return [
            (region.name, self._render_region(table, cache, region, shared, key))
            for region, shared, key in self._plan(table, cache, viewer, opened)
        ]

    def has_notice(self, table: Table, rendered: Iterable[tuple[str, str]]) -> bool:
        """Whether in the place of one of a table's regions is the notice that it could not be drawn."""
        failed = self._cache_of(table).failed
        return bool(failed) and any(encoded in self._notices for _, encoded in rendered)

    def retry(self, table: Table) -> None:
        """Let the regions that could not be drawn be drawn again, though nothing has changed."""
        if (cache := self._known(table)) is not None:
            cache.failed.clear()

    def report(self, table: Table, what: str, role: str, error: Exception) -> None:
        """Log once that something could not be drawn for viewers of a role."""
        self._cache_of(table).failures.report(table.code, what, role, error)

    def html(
        self, table: Table, viewer: Viewer, opened: AbstractSet[str] = frozenset()
    ) -> dict[str, str]:
        """Return each region of a viewer's screen as HTML, for the first page; empty while it has to wait."""
        regions = dict(self.render_regions(table, viewer, opened))
        return {
            region.name: json.loads(regions.get(region.name, '""'))
            for region, _, _ in region_plan(viewer, opened)
        }

    def fingerprint(self, table: Table, viewer: Viewer, opened: AbstractSet[str]) -> Hashable:
        """Return what changes whenever a region of a viewer's screen may change.

        A connection whose fingerprint is the same need not compare its regions one by one.
        """
        presenter = self._presenter(table, self._cache_of(table), viewer)
        alone: Hashable = None
        if viewer.role == "board":
            alone = counting(presenter)
        elif viewer.role == "pad":
            alone = own(presenter)
        # A phone of several seats, and one with an open region, show every answer.
        answers = people(presenter) if opened or viewer.others else None
        time = table.time_version if opened else 0
        waits = waits_for_board(table, viewer)
        game = (both(presenter), redoable(presenter))
        return (presenter.url, waits, game, alone, opened, answers, time)

    def submissions(self, table: Table) -> str:
        """Return who has sealed while everybody seals, as encoded JSON."""
        cache = self._cache_of(table)
        if cache.submissions is None:
            cache.submissions = _encode(submissions(table))
        return cache.submissions

    def game_of(self, table: Table) -> Meta:
        """Return the game that a table plays, or is about to."""
        playing = table.playing
        return registry.meta(playing.game) if playing else lobby(table.roster).chosen

    def _cache_of(self, table: Table) -> _TableCache:
        cache = self._known(table)
        if cache is None:
            cache = self._caches[table.id] = _TableCache(table)
        return cache

    def _known(self, table: Table) -> _TableCache | None:
        """Return what is cached of a table; of the same one as it was in memory before, it is not valid."""
        cache = self._caches.get(table.id)
        return cache if cache is not None and cache.table is table else None

    def _presenter(self, table: Table, cache: _TableCache, viewer: Viewer) -> TablePresenter:
        presenter = cache.presenters.get(viewer)
        if presenter is None:
            presenter = cache.presenters[viewer] = self.presenter(table, viewer, cache.shared)
        return presenter

    def _plan(
        self, table: Table, cache: _TableCache, viewer: Viewer, opened: AbstractSet[str]
    ) -> RegionPlan:
        """Return the regions of a viewer's screen, and the viewer that each is rendered for."""
        if waits_for_board(table, viewer):
            return waiting_plan(viewer.role)
        if viewer.role != "pad" or table.playing is None:
            return region_plan(viewer, opened)
        if cache.addressed is _UNKNOWN:
            cache.addressed = addressed(table) if self._pads_are_alike(table) else None
        if cache.addressed is None or viewer.seat in cache.addressed:
            return region_plan(viewer, opened)
        return bystander_plan(viewer, opened)

    def _pads_are_alike(self, table: Table) -> bool:
        """Whether the game's ``pad.html`` says that what lies on the table is the same on all pads."""
        game = table.playing.game if table.playing else ""
        try:
            return bool(self._language.find(f"games/{game}/pad.html", "alike"))
        except Exception as error:  # noqa: BLE001  # a template may fail in any way
            self.report(table, f"the pad of {game}", "pad", error)
            return False

    def _render_region(
        self, table: Table, cache: _TableCache, region: Region, viewer: Viewer, key: str
    ) -> str:
        """Return a region as it is now, or a notice that it could not be drawn.

        Nothing else depends on a region that fails; it is tried again at the next change.
        """
        if key in cache.failed:
            return cache.failed[key]
        try:
            return self._draw_region(table, cache, region, viewer, key)
        except Exception as error:  # noqa: BLE001  # a template may fail in any way
            self.report(table, f"region {region.name}", viewer.role, error)
            cache.rendered.pop(key, None)
            cache.failed[key] = self._notices[region.is_main]
            return cache.failed[key]

    def _draw_region(
        self, table: Table, cache: _TableCache, region: Region, viewer: Viewer, key: str
    ) -> str:
        """Return a region as it is now; what is cached, where its dependencies are the same."""
        presenter = self._presenter(table, cache, viewer)
        depends = region.depends(presenter)
        known = cache.rendered.get(key)
        if known is None or known[0] != depends:
            encoded = _encode(self._render(region, presenter))
            if known is not None and known[1] == encoded:
                encoded = known[1]
            cache.rendered[key] = known = (depends, encoded)
        return known[1]

    def _render(self, region: Region, presenter: TablePresenter) -> str:
        template = self._environment.get_template(region.template)
        context = template.new_context({**self._globals, "t": presenter}, shared=True)
        try:
            return "".join(template.root_render_func(context)).strip()
        except Exception:  # noqa: BLE001  # Jinja raises it again, with the template's own lines
            self._environment.handle_exception()


def waits_for_board(table: Table, viewer: Viewer) -> bool:
    """Whether a screen shows nothing of the game now, since the board plays something back."""
    return viewer.role != "board" and table.playing_back is not None


# ASCII alone: a string of it takes one byte a character in memory, and goes out unchanged.
_encode = json.JSONEncoder(separators=(",", ":")).encode
