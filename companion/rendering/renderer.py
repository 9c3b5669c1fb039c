"""Makes what screens are sent, and each part again only if it may have changed."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from jinja2 import Environment

from companion.presenters import RenderCache, TablePresenter, Viewer
from companion.presenters.sentences import Languages, speaking_as
from companion.presenters.viewer import after_change
from companion.rendering.failures import Failures, explain
from companion.rendering.regions import Data, Part, Region, parts_of
from companion.tables.lobby import lobby
from companion.tables.table import Table
from companion.words.arguments import NOBODY
from companion.words.language import court_letters
from rules.engine import registry
from rules.engine.meta import Meta
from rules.playing_cards import COURTS

log = logging.getLogger(__name__)


class Screen(NamedTuple):
    """What a screen shows: each region's HTML and each piece of data, by name, as encoded JSON."""

    regions: dict[str, str]
    data: dict[str, str]


@dataclass
class _ViewerCache:
    """What was made for one viewer, or for all who see the same."""

    made: dict[str, tuple[object, str]] = field(default_factory=dict)
    """Each region and piece of data by its name, with the version of what it shows."""

    # Valid until the table changes.
    presenter: TablePresenter | None = None
    current: dict[str, str] = field(default_factory=dict)
    """Each region and piece of data as it is now: what was made of it, or a notice."""


@dataclass
class _TableCache:
    """The cache of one table."""

    table: Table
    viewers: dict[Viewer, _ViewerCache] = field(default_factory=dict)
    failures: Failures = field(default_factory=Failures)
    """The failures that were logged."""
    shared: dict[str, RenderCache] = field(default_factory=dict)
    """The values that the presenters of all viewers share who speak a language; valid until the table changes."""


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
        self._caches.clear()
        self._notices: dict[tuple[str, bool, str], str] = {}

    def explain(self, error: Exception) -> str:
        """Return what a notice says of an error: nothing but to authors of games."""
        return explain(error) if self._explains else ""

    def _notice(self, language: str, error: str, *, is_main: bool) -> str:
        """Return the notice in the place of what could not be rendered, in a language, as encoded JSON."""
        notice = language, is_main, error
        if notice not in self._notices:
            template = self._environment.get_template("not_drawn.html")
            with speaking_as(self._languages[language], NOBODY):
                said = template.render(is_main=is_main, error=error)
            self._notices[notice] = _encode(said.strip())
        return self._notices[notice]

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
            for each in cache.viewers.values():
                each.presenter = None
                each.current.clear()
            cache.shared = {
                language: after_change(each, table.version)
                for language, each in cache.shared.items()
            }

    def forget(self, table: Table) -> None:
        """Drop the cache of a table that no screen shows."""
        if self._known(table) is not None:
            del self._caches[table.id]

    def screen(
        self, table: Table, viewer: Viewer, opened: AbstractSet[str] = frozenset()
    ) -> Screen:
        """Return what a viewer's screen shows now; of the regions on demand only the ``opened`` ones.

        While a phone waits for the board, that is one region, so that it does not get a revealed
        answer before the board shows it.
        """
        cache = self._cache_of(table)
        everybody = Viewer(viewer.role, host=viewer.host, tv=viewer.tv, language=viewer.language)
        shown = Screen({}, {})
        for part in parts_of(viewer.role, opened, waits=waits_for_board(table, viewer)):
            made = self._made(table, cache, part, viewer if part.own else everybody)
            if isinstance(part, Region):
                shown.regions[part.name] = made
            else:
                shown.data[part.name] = made
        return shown

    def has_notice(self, regions: Mapping[str, str]) -> bool:
        """Whether a notice replaces one of the regions, because it could not be rendered."""
        notices = self._notices.values()
        return any(encoded in notices for encoded in regions.values())

    def report(self, table: Table, what: str, role: str, error: Exception) -> None:
        """Log once that something could not be rendered for viewers of a role."""
        self._cache_of(table).failures.report(table.code, what, role, error)
        if self._explains:
            log.error("%s", explain(error))

    def html(
        self, table: Table, viewer: Viewer, opened: AbstractSet[str] = frozenset()
    ) -> dict[str, str]:
        """Return each region of a viewer's screen as HTML; empty while the screen has to wait."""
        regions = self.screen(table, viewer, opened).regions
        return {
            part.name: json.loads(regions.get(part.name, '""'))
            for part in parts_of(viewer.role, opened, waits=False)
            if isinstance(part, Region)
        }

    def data(self, table: Table, viewer: Viewer) -> dict[str, Any]:
        """Return the data of a viewer's screen; none while the screen has to wait."""
        data = self.screen(table, viewer).data
        return {name: json.loads(encoded) for name, encoded in data.items()}

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

    def _made(self, table: Table, cache: _TableCache, part: Part, viewer: Viewer) -> str:
        """Return a region or a piece of data as it is now, or what stands for one that could not be made.

        That does not affect the others; it is made again at the next change.
        """
        known = cache.viewers.get(viewer)
        if known is None:
            known = cache.viewers[viewer] = _ViewerCache()
        if part.name not in known.current:
            try:
                known.current[part.name] = self._make(table, cache, known, part, viewer)
            except Exception as error:  # noqa: BLE001  # a template may fail in any way
                what = "region" if isinstance(part, Region) else "data"
                self.report(table, f"{what} {part.name}", viewer.role, error)
                known.made.pop(part.name, None)
                known.current[part.name] = self._missing(part, viewer, error)
        return known.current[part.name]

    def _make(
        self,
        table: Table,
        cache: _TableCache,
        known: _ViewerCache,
        part: Part,
        viewer: Viewer,
    ) -> str:
        """Return a region or a piece of data as it is now, from the cache if what it shows is unchanged."""
        if known.presenter is None:
            shared = cache.shared.setdefault(viewer.language, {})
            known.presenter = self.presenter(table, viewer, shared)
        presenter = known.presenter
        version = part.shows(presenter) if part.shows else None
        made = known.made.get(part.name)
        if version is None or made is None or made[0] != version:
            value = (
                self._render(part, presenter) if isinstance(part, Region) else part.value(presenter)
            )
            made = known.made[part.name] = (version, _encode(value))
        return made[1]

    def _missing(self, part: Part, viewer: Viewer, error: Exception) -> str:
        if isinstance(part, Data):
            return "null"
        return self._notice(viewer.language, self.explain(error), is_main=part.is_main)

    def _render(self, region: Region, presenter: TablePresenter) -> str:
        with presenter.speaking():
            return self._environment.get_template(region.template).render(t=presenter).strip()


def waits_for_board(table: Table, viewer: Viewer) -> bool:
    """Whether a screen shows nothing of the game now, since the board plays something back."""
    return viewer.role != "board" and table.playing_back is not None


# ASCII alone: a string of it takes one byte a character in memory, and goes out unchanged.
_encode = json.JSONEncoder(separators=(",", ":")).encode
