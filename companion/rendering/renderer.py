"""Renders the regions of screens, and each one again only if it may have changed."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from jinja2 import Environment

from companion.presenters import RenderCache, TablePresenter, Viewer
from companion.presenters.sentences import Languages
from companion.presenters.submission_status import submissions
from companion.presenters.viewer import shared
from companion.rendering.failures import Failures, explain
from companion.rendering.regions import (
    Region,
    RegionPlan,
    addressed,
    bystander_plan,
    region_plan,
    waiting_plan,
)
from companion.rendering.versions import people
from companion.tables.lobby import lobby
from companion.tables.table import Table
from companion.words.language import court_letters
from rules.engine import registry
from rules.engine.meta import Meta
from rules.playing_cards import COURTS

log = logging.getLogger(__name__)


@dataclass
class _TableCache:
    """The cache of one table."""

    table: Table

    rendered: dict[str, tuple[tuple[object, ...], str]] = field(default_factory=dict)
    """Each rendering by its key, with the versions of the parts that it draws."""
    failures: Failures = field(default_factory=Failures)
    """The failures that were logged."""

    # Valid until the table changes.
    presenters: dict[Viewer, TablePresenter] = field(default_factory=dict)
    shared: dict[str, RenderCache] = field(default_factory=dict)
    """The values that the presenters of all viewers share who speak a language."""
    current: dict[str, str] = field(default_factory=dict)
    """The content of each region now, by its key: its rendering, or a notice."""


class Renderer:
    """Renders regions, and keeps each rendering until something that it depends on changes."""

    def __init__(
        self,
        environment: Environment,
        languages: Languages,
        url: Callable[[Table], str | None],
        *,
        explains: bool = False,
    ) -> None:
        self._environment = environment
        self._languages = languages
        self._url = url
        self._explains = explains
        """Whether notices and the log say all about an error, also what may be secret."""
        self._caches: dict[str, _TableCache] = {}
        self.start_again()

    def start_again(self) -> None:
        """Drop everything that was rendered; called again when templates have changed."""
        # Copied once: ``template.render`` copies them at each call, a sixth of all rendering.
        self._globals = dict(self._environment.globals)
        self._caches.clear()
        self._notices: dict[tuple[bool, str], str] = {}
        for is_main in (False, True):
            self._notice(is_main=is_main)

    def explain(self, error: Exception) -> str:
        """Return what a notice says of an error: nothing but to authors of games."""
        return explain(error) if self._explains else ""

    def _notice(self, error: str = "", *, is_main: bool) -> str:
        """Return the notice in the place of what could not be rendered, as encoded JSON."""
        if (is_main, error) not in self._notices:
            template = self._environment.get_template("not_drawn.html")
            encoded = _encode(template.render(is_main=is_main, error=error).strip())
            self._notices[is_main, error] = encoded
        return self._notices[is_main, error]

    def presenter(
        self, table: Table, viewer: Viewer, cache: RenderCache | None = None
    ) -> TablePresenter:
        """Return what a template is given for one viewer; ``cache`` is shared with other viewers."""
        courts = COURTS if table.roster.courts is None else table.roster.courts
        language = self._languages.with_courts(
            viewer.language, courts or court_letters(viewer.language)
        )
        return TablePresenter(table, viewer, language, self._url(table), cache)

    def clear(self, table: Table) -> None:
        """Drop the values that are valid only until the table changes.

        Call it at each change, and after a refresh to free memory.
        """
        if (cache := self._known(table)) is not None:
            cache.presenters.clear()
            cache.current.clear()
            cache.shared = {
                language: each.lasting(table.version) for language, each in cache.shared.items()
            }

    def forget(self, table: Table) -> None:
        """Drop the cache of a table that no screen shows."""
        if self._known(table) is not None:
            del self._caches[table.id]

    def render_regions(
        self, table: Table, viewer: Viewer, opened: AbstractSet[str] = frozenset()
    ) -> list[tuple[str, str]]:
        """Return each region of a viewer's screen, as an encoded JSON string of its HTML.

        Of the regions on demand only the ``opened`` ones are returned. While a phone waits for the
        board, only ``LOOK`` is returned, so that it does not get a revealed answer before the board
        shows it.
        """
        cache = self._cache_of(table)
        return [
            (region.name, self._render_region(table, cache, region, shared, key))
            for region, shared, key in self._plan(table, cache, viewer, opened)
        ]

    def has_notice(self, rendered: Iterable[tuple[str, str]]) -> bool:
        """Whether a notice replaces one of the regions, because it could not be rendered."""
        notices = self._notices.values()
        return any(encoded in notices for _, encoded in rendered)

    def report(self, table: Table, what: str, role: str, error: Exception) -> None:
        """Log once that something could not be rendered for viewers of a role."""
        self._cache_of(table).failures.report(table.code, what, role, error)
        if self._explains:
            log.error("%s", explain(error))

    def html(
        self, table: Table, viewer: Viewer, opened: AbstractSet[str] = frozenset()
    ) -> dict[str, str]:
        """Return each region of a viewer's screen as HTML; empty while the screen has to wait."""
        regions = dict(self.render_regions(table, viewer, opened))
        return {
            region.name: json.loads(regions.get(region.name, '""'))
            for region, _, _ in region_plan(viewer, opened)
        }

    def submissions(self, table: Table) -> str:
        """Return who has sealed while everybody seals, as encoded JSON."""
        return _submissions(self._presenter(table, self._cache_of(table), Viewer("board")))

    def game_on(self, table: Table, viewer: Viewer) -> str | None:
        """Return the game whose files a screen needs: on phones also before it is played."""
        if viewer.role == "board" and table.playing is None:
            return None
        return self._presenter(table, self._cache_of(table), Viewer("board")).game

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
        """Return a table's cache; None if there is none, or if the table was unloaded since."""
        cache = self._caches.get(table.id)
        return cache if cache is not None and cache.table is table else None

    def _presenter(self, table: Table, cache: _TableCache, viewer: Viewer) -> TablePresenter:
        presenter = cache.presenters.get(viewer)
        if presenter is None:
            shared = cache.shared.setdefault(viewer.language, RenderCache())
            presenter = cache.presenters[viewer] = self.presenter(table, viewer, shared)
        return presenter

    def _plan(
        self, table: Table, cache: _TableCache, viewer: Viewer, opened: AbstractSet[str]
    ) -> RegionPlan:
        """Return the regions of a viewer's screen, and the viewer that each is rendered for."""
        if waits_for_board(table, viewer):
            return waiting_plan(viewer.role, viewer.language)
        if viewer.role == "pad" and self._is_bystander(self._presenter(table, cache, viewer)):
            return bystander_plan(viewer, opened)
        return region_plan(viewer, opened)

    def _is_bystander(self, presenter: TablePresenter) -> bool:
        """Whether a pad that is asked nothing shows the same as all others that are asked nothing."""
        try:
            asked = addressed(presenter)
        except Exception as error:  # noqa: BLE001  # a template may fail in any way
            self.report(presenter.table, f"the pad of {presenter.game}", "pad", error)
            return False
        return asked is not None and presenter.seat not in asked

    def _render_region(
        self, table: Table, cache: _TableCache, region: Region, viewer: Viewer, key: str
    ) -> str:
        """Return a region as it is now, or a notice that it could not be rendered.

        A failed region does not affect the others; it is rendered again at the next change.
        """
        if key not in cache.current:
            try:
                cache.current[key] = self._draw_region(table, cache, region, viewer, key)
            except Exception as error:  # noqa: BLE001  # a template may fail in any way
                self.report(table, f"region {region.name}", viewer.role, error)
                cache.rendered.pop(key, None)
                cache.current[key] = self._notice(self.explain(error), is_main=region.is_main)
        return cache.current[key]

    def _draw_region(
        self, table: Table, cache: _TableCache, region: Region, viewer: Viewer, key: str
    ) -> str:
        """Return a region as it is now, from the cache if the parts that it draws are unchanged."""
        presenter = self._presenter(table, cache, viewer)
        # All regions name people.
        versions = (people(presenter), *[part(presenter) for part in region.draws])
        known = cache.rendered.get(key)
        if known is None or known[0] != versions:
            encoded = _encode(self._render(region, presenter))
            if known is not None and known[1] == encoded:
                encoded = known[1]
            cache.rendered[key] = known = (versions, encoded)
        return known[1]

    def _render(self, region: Region, presenter: TablePresenter) -> str:
        template = self._environment.get_template(region.template)
        context = template.new_context({**self._globals, "t": presenter}, shared=True)
        try:
            with presenter.speaking():
                return "".join(template.root_render_func(context)).strip()
        except Exception:  # noqa: BLE001  # Jinja raises it again, with the template's own lines
            self._environment.handle_exception()


def waits_for_board(table: Table, viewer: Viewer) -> bool:
    """Whether a screen shows nothing of the game now, since the board plays something back."""
    return viewer.role != "board" and table.playing_back is not None


@shared
def _submissions(presenter: TablePresenter) -> str:
    return _encode(submissions(presenter.table))


# ASCII alone: a string of it takes one byte a character in memory, and goes out unchanged.
_encode = json.JSONEncoder(separators=(",", ":")).encode
