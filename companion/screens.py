"""The regions of each screen, and rendering them no more often than they change.

A region is a template that is morphed into its place on a page. One that looks the same to
everybody is rendered once for all; one that depends on the host's right, once for each of the two;
a private one for its seat alone. What lies behind something to open is rendered for those who
have it open. Who has been heard while everybody seals is no region: it is told in a few letters, and
pages set it in what they show (see :mod:`companion.heard`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from jinja2 import Environment

from companion.drawing import PlainContext
from companion.glance import Glance, Moment, Watcher
from companion.heard import heard, is_collecting
from companion.language import Language
from companion.lobby import lobby
from companion.table import Table
from rules import registry
from rules.options import Meta
from rules.referee import Referee
from rules.views import may_answer

Scope = Literal["all", "host", "seat", "device"]


def _party(t: Glance) -> Hashable:
    return t.table.version


def _asked(t: Glance) -> Hashable:
    """Return what changes whenever something else is asked, or somebody was heard.

    While everybody seals, pages are told by themselves who was heard; but not who entered it for
    somebody else, nor what was entered for no seat.
    """
    referee = t.table.referee
    if referee is None or referee.ask is None:
        return (t.table.version, None)
    stands = (referee.ask.key, referee.exposed, len(referee.history), referee.replays)
    if not is_collecting(referee):
        return (t.table.version, stands, _heard(referee))
    by_others = tuple(
        (key, held.given.by)
        for key, held in referee.held.items()
        if held.given.by != held.posed.who
    )
    return (t.table.version, stands, by_others, tuple(each.key for each in t.absent))


def _heard(referee: Referee) -> Hashable:
    """Return what changes whenever anybody was heard."""
    return tuple((key, held.given.order) for key, held in referee.held.items())


def _played(t: Glance) -> Hashable:
    """Return what changes whenever an answer reaches the game."""
    referee = t.table.referee
    if referee is None:
        return (t.table.version, None)
    return (t.table.version, referee.replays, len(referee.history), referee.over)


def _both(t: Glance) -> Hashable:
    return (_asked(t), _played(t))


def _each(t: Glance) -> Hashable:
    """Return what changes whenever anything happens in the game."""
    referee = t.table.referee
    return (_both(t), referee and _heard(referee))


def _counting(t: Glance) -> Hashable:
    """Return what changes whenever a countdown begins or ends."""
    referee = t.table.referee
    return t.table.counting_down and referee is not None and referee.ask and referee.ask.key


def _place(t: Glance) -> Hashable:
    """Return what changes whenever the game comes to another place, a new round as a rule."""
    referee = t.table.referee
    return (t.table.version, referee is None or referee.over, t.game, t.places)


def _own(t: Glance) -> Hashable:
    """Return what changes whenever this seat is asked something else, or was heard.

    Who else was heard matters to it only while it has nothing to enter, and then as a whole.
    """
    referee = t.table.referee
    if referee is None or referee.ask is None:
        return _both(t)
    held = referee.held
    mine = tuple(
        (posed.key, posed.key in held and held[posed.key].given.order)
        for posed in referee.ask.posed
        if may_answer(posed, t.seat, host=t.host)
    )
    if not mine:
        return _each(t)
    return (_played(t), mine, referee.ask.key, referee.exposed)


def _told(t: Glance) -> Hashable:
    """Return what changes whenever there is something to tell that was decided."""
    referee = t.table.referee
    ask = referee.ask if referee else None
    return (_played(t), ask and ask.key, is_collecting(referee))


def _helped(t: Glance) -> Hashable:
    """Return what changes whenever this phone can do something else for others."""
    errands = tuple(each.key for each in t.errands)
    return (t.table.version, errands, tuple(t.handed_on), t.todo.kind == "form")


def _summed(t: Glance) -> Hashable:
    """Return what changes whenever a seat's total does, or there is something new to open."""
    referee = t.table.referee
    if referee is None:
        return (t.table.version, None)
    return (t.table.version, referee.over and _played(t), t.my_total, bool(referee.history))


@dataclass(frozen=True)
class Region:
    """A part of a screen: its template, who shares a rendering, and what it depends on.

    ``depends`` is given a look at the table as the rendering's viewers have it. A region that is
    ``behind`` something to open is sent to those alone who have opened it.
    """

    name: str
    template: str
    scope: Scope
    depends: Callable[[Glance], Hashable]
    behind: bool = False


MOST_ENTRIES = 2000
"""How many entries of a table are remembered as they were drawn."""

SCREENS: dict[str, tuple[Region, ...]] = {
    "board": (
        Region("head", "board/head.html", "host", _place),
        Region("stage", "board/stage.html", "host", _both),
        Region("count", "board/count.html", "all", _counting),
        Region("says", "board/says.html", "host", _both),
        Region("scores", "board/scores.html", "all", _played),
        Region("rejoin", "board/rejoin.html", "all", _party),
        Region("knocks", "board/knocks.html", "host", _party),
        Region("people", "board/people.html", "host", _each, behind=True),
        Region("trouble", "trouble.html", "all", _party),
    ),
    "pad": (
        Region("head", "pad/head.html", "seat", _place),
        Region("trouble", "trouble.html", "all", _party),
        Region("prompt", "pad/prompt.html", "seat", _own),
        Region("action", "pad/action.html", "seat", _own),
        Region("awaited", "pad/awaited.html", "all", _asked),
        Region("help", "pad/help.html", "device", _helped),
        Region("ruling", "pad/ruling.html", "all", _told),
        Region("more", "pad/more.html", "seat", _summed),
        Region("scores", "pad/scores.html", "seat", _played, behind=True),
        Region("entries", "pad/entries.html", "seat", _played, behind=True),
        Region("phone", "pad/phone.html", "device", _party),
    ),
    "watch": (
        Region("head", "watch/head.html", "all", _place),
        Region("trouble", "trouble.html", "all", _party),
        Region("awaited", "pad/awaited.html", "all", _asked),
        Region("ruling", "pad/ruling.html", "all", _told),
        Region("table", "watch/table.html", "all", _both),
    ),
}
BEHIND = {
    role: frozenset(region.name for region in regions if region.behind)
    for role, regions in SCREENS.items()
}
"""The regions of each screen that are sent only to those who have them open."""


@dataclass
class _Kept:
    """What is remembered of a table: pictures, and for one moment of it looks and what they came to."""

    pictures: dict[str, tuple[Hashable, str]] = field(default_factory=dict)
    looks: dict[Watcher, Glance] = field(default_factory=dict)
    facts: dict[str, Hashable] = field(default_factory=dict)
    heard: str | None = None
    moment: Moment = field(default_factory=Moment)
    version: int = -1


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
        self._globals = dict(environment.globals)
        self._kept: dict[str, _Kept] = {}

    def glance(self, table: Table, watcher: Watcher, moment: Moment | None = None) -> Glance:
        """Return what a template is given for one watcher; see :class:`Glance` for ``moment``."""
        return Glance(table, watcher, self._language, self._url(), moment)

    def changed(self, table: Table) -> None:
        """Look anew from now on: the table has changed."""
        if (kept := self._kept.get(table.id)) is not None:
            kept.looks.clear()
            kept.facts.clear()
            kept.heard = None
            # Names are in what was drawn of them.
            same = kept.version == table.version and len(kept.moment.entries) < MOST_ENTRIES
            before = kept.moment
            kept.moment = Moment(place=before.place, entries=before.entries) if same else Moment()
            kept.version = table.version

    def pictures(
        self, table: Table, watcher: Watcher, opened: AbstractSet[str] = frozenset()
    ) -> Iterator[tuple[str, str]]:
        """Return each region of a watcher's screen, as an encoded JSON string of its HTML.

        A rendering that has not changed is the very same string. Of those that are behind
        something, only the ``opened`` ones are among them.
        """
        kept = self._kept.setdefault(table.id, _Kept())
        for region, shared, key in _plan(watcher):
            if region.behind and region.name not in opened:
                continue
            known = kept.pictures.get(key)
            depends = kept.facts.get(key)
            if depends is None or known is None or known[0] != depends:
                look = kept.looks.get(shared)
                if look is None:
                    look = kept.looks[shared] = self.glance(table, shared, kept.moment)
                depends = kept.facts[key] = region.depends(look)
                if known is None or known[0] != depends:
                    picture = _encode(self._render(region, look))
                    if known is not None and known[1] == picture:
                        picture = known[1]
                    kept.pictures[key] = known = (depends, picture)
            yield region.name, known[1]

    def stamp(self, table: Table, watcher: Watcher, opened: AbstractSet[str]) -> Hashable:
        """Return what changes whenever a region of a watcher's screen may, and is soon compared."""
        kept = self._kept.setdefault(table.id, _Kept())
        look = Glance(table, watcher, self._language, "", kept.moment)
        shared = kept.facts.get("")
        if shared is None:
            shared = kept.facts[""] = (_counting(look), _both(look))
        # Whoever has others on the same phone, or a look at everybody, is told of all.
        all_of_it = self.heard(table) if opened or watcher.others else ""
        return (shared, _own(look), opened, all_of_it)

    def heard(self, table: Table) -> str:
        """Return who has been heard while everybody seals, as encoded JSON."""
        kept = self._kept.setdefault(table.id, _Kept())
        if kept.heard is None:
            kept.heard = _encode(heard(table))
        return kept.heard

    def html(
        self, table: Table, watcher: Watcher, opened: AbstractSet[str] = frozenset()
    ) -> dict[str, str]:
        """Return each region of a watcher's screen as HTML, for the first page."""
        pictures = self.pictures(table, watcher, opened)
        return {name: json.loads(picture) for name, picture in pictures}

    def game_of(self, table: Table) -> Meta:
        """Return the game that a table plays, or is about to."""
        playing = table.playing
        return registry.meta(playing.game) if playing else lobby(table.party).chosen

    def forget(self, table: Table) -> None:
        """Drop what was remembered of a table that nobody looks at."""
        self._kept.pop(table.id, None)

    def _render(self, region: Region, look: Glance) -> str:
        template = self._environment.get_template(region.template)
        # As ``template.render`` does, which would copy every global of the environment each time.
        context = PlainContext(
            self._environment, {**self._globals, "t": look}, template.name, template.blocks
        )
        try:
            return "".join(template.root_render_func(context)).strip()
        except Exception:  # noqa: BLE001  # it is raised again, told in the template's own lines
            self._environment.handle_exception()


@lru_cache(maxsize=4096)
def _plan(watcher: Watcher) -> tuple[tuple[Region, Watcher, str], ...]:
    """Return a screen's regions, whom each is rendered for, and the key of that rendering."""
    shared = [(region, _shared(region, watcher)) for region in SCREENS[watcher.role]]
    return tuple((region, whom, f"{region.template} {whom}") for region, whom in shared)


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


# Text of ASCII alone takes a byte a letter in memory, and is sent as it is.
_encode = json.JSONEncoder(separators=(",", ":")).encode
