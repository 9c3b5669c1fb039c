"""The regions of each screen, whom each is drawn for, and what it depends on.

A region is a template that is morphed into its place on a page. One that looks the same to
everybody is drawn once for all; one that depends on the host's right, once for each of the two; a
private one for its seat alone; and one that says what is asked, once for all those who are asked
nothing of their own. What lies behind something to open is drawn for those who have it
open. Who has been heard while everybody seals is no region: it is told in a few letters, and pages
set it in what they show (see :mod:`companion.presenters.submission_status`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache, wraps
from typing import Literal, TypeAlias

from companion.presenters import TablePresenter, Viewer
from companion.presenters.pending import is_one
from companion.presenters.submission_status import is_collecting
from companion.tables.latecomers import latecomers
from companion.tables.table import Table
from rules.engine.referee import Referee
from rules.engine.views import may_answer
from rules.facts import Seat

Scope = Literal["all", "host", "seat", "asked", "device"]


Depends: TypeAlias = Callable[[TablePresenter], Hashable]


def _party(t: TablePresenter) -> Hashable:
    return t.table.version


def _once(depends: Depends) -> Depends:
    """Let what is the same for all looks at a moment be worked out once."""

    @wraps(depends)
    def known(t: TablePresenter) -> Hashable:
        facts = t.cache.facts
        if depends not in facts:
            facts[depends] = depends(t)
        return facts[depends]

    return known


def _once_a_seat(depends: Depends) -> Depends:
    """Let what is the same for all looks of a seat be worked out once."""

    @wraps(depends)
    def known(t: TablePresenter) -> Hashable:
        facts, key = t.cache.facts, (depends, t.seat, t.host)
        if key not in facts:
            facts[key] = depends(t)
        return facts[key]

    return known


@_once
def asked(t: TablePresenter) -> Hashable:
    """Return what changes whenever something else is asked, or somebody was heard.

    While everybody seals, pages are told by themselves who was heard; but not who entered it for
    somebody else, nor what was entered for no seat.
    """
    referee = t.table.referee
    if referee is None or referee.ask is None:
        return (t.table.version, None)
    stands = (referee.ask.key, referee.exposed, len(referee.history), referee.replays)
    if not is_collecting(referee):
        return (t.table.version, stands, _submitted(referee))
    held = referee.pending_answers
    by_others = tuple(
        (key, each.logged.by) for key, each in held.items() if each.logged.by != each.pending.who
    )
    away = tuple(
        pending.key
        for pending in referee.ask.pending
        if pending.key not in held and is_one(pending.who) and not t.here(pending.who)
    )
    return (t.table.version, stands, by_others, away)


def _submitted(referee: Referee) -> Hashable:
    """Return what changes whenever anybody was heard."""
    return tuple((key, held.logged.order) for key, held in referee.pending_answers.items())


@_once
def _played(t: TablePresenter) -> Hashable:
    """Return what changes whenever an answer reaches the game."""
    referee = t.table.referee
    if referee is None:
        return (t.table.version, None)
    return (t.table.version, referee.replays, len(referee.history), referee.over)


@_once
def both(t: TablePresenter) -> Hashable:
    """Return what changes whenever the game asks or knows something else."""
    return (asked(t), _played(t))


@_once
def _staged(t: TablePresenter) -> Hashable:
    """Return what changes whenever the game goes on, or phones are told another address."""
    return (both(t), t.url)


@_once
def _joining(t: TablePresenter) -> Hashable:
    """Return what changes whenever people do, or phones are told another address."""
    return (_party(t), t.url)


@_once
def _each(t: TablePresenter) -> Hashable:
    """Return what changes whenever anything happens in the game."""
    referee = t.table.referee
    return (both(t), referee and _submitted(referee))


@_once
def counting(t: TablePresenter) -> Hashable:
    """Return what changes whenever a countdown begins or ends."""
    referee = t.table.referee
    return t.table.counting_down and referee is not None and referee.ask and referee.ask.key


def _place(t: TablePresenter) -> Hashable:
    """Return what changes whenever the game comes to another place, a new round as a rule."""
    referee = t.table.referee
    return (t.table.version, referee is None or referee.over, t.game, t.places)


@_once
def _game(t: TablePresenter) -> Hashable:
    """Return what changes whenever another game is picked, begins or ends."""
    referee = t.table.referee
    return (t.game, referee is not None and not referee.over)


@_once
def _latecomers(t: TablePresenter) -> Hashable:
    """Return what changes whenever somebody else waits to be dealt in."""
    late = tuple((each.seat, each.state) for each in t.latecomers)
    return (t.table.version, late, late and t.table.referee and t.table.referee.over)


@_once_a_seat
def own(t: TablePresenter) -> Hashable:
    """Return what changes whenever this seat is asked something else, or was heard.

    Who else was heard matters to it only while it has nothing to enter, and then as a whole.
    """
    referee = t.table.referee
    if referee is None or referee.ask is None:
        return both(t)
    if (late := t.late) is not None:
        return (both(t), late.state)
    held = referee.pending_answers
    mine = tuple(
        (pending.key, pending.key in held and held[pending.key].logged.order)
        for pending in referee.ask.pending
        if may_answer(pending, t.seat, host=t.host)
    )
    if not mine:
        return _each(t)
    return (_played(t), mine, referee.ask.key, referee.exposed)


@_once
def _told(t: TablePresenter) -> Hashable:
    """Return what changes whenever there is something to tell that was decided."""
    referee = t.table.referee
    ask = referee.ask if referee else None
    return (_played(t), ask and ask.key, is_collecting(referee))


@_once
def corrected(t: TablePresenter) -> Hashable:
    """Return what changes whenever something was amended or undone."""
    referee = t.table.referee
    return (t.table.version, referee and referee.replays)


def _helped(t: TablePresenter) -> Hashable:
    """Return what changes whenever this phone can do something else for others."""
    proxies = tuple(each.key for each in t.proxies)
    handed_on = tuple(t.handed_on)
    return (t.table.version, proxies, handed_on, handed_on and t.todo.kind == "form")


def _summed(t: TablePresenter) -> Hashable:
    """Return what changes whenever a seat's total does, or there is something new to open."""
    referee = t.table.referee
    if referee is None:
        return (t.table.version, None)
    return (t.table.version, referee.over and _played(t), t.my_total, bool(referee.history))


def _rejoin(t: TablePresenter) -> Hashable:
    """Return what changes whenever somebody else waits to be dealt in, or the address does."""
    return (_latecomers(t), _joining(t))


@dataclass(frozen=True)
class Region:
    """A part of a screen: its template, who shares a rendering, and what it depends on.

    ``depends`` is given a look at the table as the rendering's viewers have it. A region that is
    ``behind`` something to open is sent to those alone who have opened it.
    """

    name: str
    template: str
    scope: Scope
    depends: Depends
    on_demand: bool = False


SCREENS: dict[str, tuple[Region, ...]] = {
    "board": (
        Region("head", "board/head.html", "host", _place),
        Region("mended", "mended.html", "all", corrected),
        Region("stage", "board/stage.html", "host", _staged),
        Region("count", "board/count.html", "all", counting),
        Region("says", "board/says.html", "host", both),
        Region("scores", "board/scores.html", "all", _played),
        Region("rejoin", "board/rejoin.html", "host", _rejoin),
        Region("rejoin_requests", "board/rejoin_requests.html", "host", _party),
        Region("people", "board/people.html", "host", _each, on_demand=True),
        Region("trouble", "trouble.html", "all", _party),
    ),
    "pad": (
        Region("head", "pad/head.html", "seat", _place),
        Region("mended", "mended.html", "all", corrected),
        Region("trouble", "trouble.html", "all", _party),
        Region("prompt", "pad/prompt.html", "asked", own),
        Region("action", "pad/action.html", "asked", own),
        Region("awaited", "pad/awaited.html", "all", asked),
        Region("help", "pad/help.html", "device", _helped),
        Region("ruling", "pad/ruling.html", "all", _told),
        Region("more", "pad/more.html", "seat", _summed),
        Region("scores", "pad/scores.html", "seat", _played, on_demand=True),
        Region("entries", "pad/entries.html", "seat", _played, on_demand=True),
        Region("phone", "pad/phone.html", "device", _party),
        Region("how", "pad/how.html", "all", _game),
    ),
    "watch": (
        Region("head", "watch/head.html", "all", _place),
        Region("mended", "mended.html", "all", corrected),
        Region("trouble", "trouble.html", "all", _party),
        Region("awaited", "pad/awaited.html", "all", asked),
        Region("ruling", "pad/ruling.html", "all", _told),
        Region("table", "watch/table.html", "all", both),
        Region("how", "pad/how.html", "all", _game),
    ),
}
ON_DEMAND = {
    role: frozenset(region.name for region in regions if region.on_demand)
    for role, regions in SCREENS.items()
}
"""The regions of each screen that are sent only to those who have them open."""


ANYBODY = Viewer("pad", Seat(""))
"""A pad that is nobody's: it shows what everybody sees who is asked nothing of their own."""


def asked_alone(table: Table) -> frozenset[object] | None:
    """Return who is asked or told something of their own; None when no two pads need be alike."""
    referee = table.referee
    if referee is None or referee.ask is None:
        return None
    late = [each.seat for each in latecomers(table.roster, referee)]
    return frozenset((*(pending.who for pending in referee.ask.pending), *late))


Plan: TypeAlias = tuple[tuple[Region, Viewer, str], ...]
"""A screen's regions, whom each is drawn for, and the key of that drawing."""


@lru_cache(maxsize=4096)
def plan(viewer: Viewer, opened: AbstractSet[str] = frozenset()) -> Plan:
    """Return a screen's regions as they are drawn for a viewer who has opened some of them."""
    return tuple(
        (region, whom, f"{region.template} {whom}")
        for region in SCREENS[viewer.role]
        if not region.on_demand or region.name in opened
        for whom in [_shared(region, viewer)]
    )


@lru_cache(maxsize=4096)
def plan_of_many(viewer: Viewer, opened: AbstractSet[str] = frozenset()) -> Plan:
    """Return the same for one of many who are asked nothing of their own."""
    pairs = zip(plan(viewer, opened), plan(ANYBODY, opened), strict=True)
    return tuple(many if own[0].scope == "asked" else own for own, many in pairs)


def _shared(region: Region, viewer: Viewer) -> Viewer:
    """Return whom a region is rendered for: nobody in particular, unless it is private."""
    match region.scope:
        case "all":
            return Viewer(viewer.role)
        case "host":
            return Viewer(viewer.role, host=viewer.host)
        case "seat" | "asked":
            return Viewer(viewer.role, viewer.seat, viewer.host)
        case "device":
            return viewer
