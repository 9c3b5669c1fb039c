"""The regions of each screen, who shares a rendering of each, and what each depends on.

A region is a template whose output the browser morphs into its place on the page. Its scope says
who shares a rendering: everybody ("all"), hosts and others ("host"), one seat ("seat"), one phone
("device"), or one seat that is asked something and otherwise all pads ("asked"). A region on demand
is rendered for those who have it open. Who has sealed while everybody seals is no region: pages
set it themselves from :mod:`companion.presenters.submission_status`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from companion.presenters import TablePresenter, Viewer
from companion.presenters.pending import is_one
from companion.presenters.proposals import proposed_pads, proposed_seat
from companion.presenters.submission_status import is_collecting
from companion.presenters.viewer import shared
from companion.tables.latecomers import latecomers
from companion.tables.table import Table
from rules.engine.referee import Referee
from rules.facts import ANYONE, HOST, Seat

Scope = Literal["all", "host", "seat", "asked", "device"]


Depends: TypeAlias = Callable[[TablePresenter], Hashable]


def _party(t: TablePresenter) -> Hashable:
    """Return what changes whenever the people do, or whether anything can be saved."""
    return t.table.version


@shared
def _here(t: TablePresenter) -> Hashable:
    """Return what changes whenever somebody comes or goes, or the host has been away for long."""
    here = tuple(map(t.here, t.table.roster.order))
    return (t.table.version, here, t.table.presence.host_gone)


@shared
def asked(t: TablePresenter) -> Hashable:
    """Return what changes whenever something else is asked, somebody answers, comes or goes.

    While everybody seals, pages set who has sealed themselves. What they cannot set is who entered
    an answer for somebody else, and who is away and has not answered.
    """
    referee = t.table.referee
    if referee is None or referee.current_ask is None:
        return (_here(t), None)
    stands = (referee.current_ask.key, referee.exposed, len(referee.history), referee.replays)
    if not is_collecting(referee):
        return (_here(t), stands, _submitted(referee))
    held = referee.pending_answers
    by_others = tuple(
        (key, each.logged.by) for key, each in held.items() if each.logged.by != each.pending.who
    )
    away = tuple(
        pending.key
        for pending in referee.current_ask.pending
        if pending.key not in held and is_one(pending.who) and not t.here(pending.who)
    )
    return (_here(t), stands, by_others, away)


def _submitted(referee: Referee) -> Hashable:
    """Return what changes whenever anybody answers or takes an answer back."""
    return tuple((key, held.logged.order) for key, held in referee.pending_answers.items())


@shared
def _played(t: TablePresenter) -> Hashable:
    """Return what changes whenever an answer reaches the game, or what was sealed is opened."""
    referee = t.table.referee
    if referee is None:
        return (t.table.version, None)
    opened = len(referee.opened)
    return (t.table.version, referee.replays, len(referee.history), opened, referee.over)


@shared
def both(t: TablePresenter) -> Hashable:
    """Return what changes whenever the game asks something else, or takes an answer in."""
    return (asked(t), _played(t))


@shared
def _staged(t: TablePresenter) -> Hashable:
    """Return what changes whenever the game goes on, or the address for phones changes."""
    return (both(t), t.url)


@shared
def _joining(t: TablePresenter) -> Hashable:
    """Return what changes whenever the people change, or the address for phones does."""
    return (_party(t), t.url)


@shared
def each(t: TablePresenter) -> Hashable:
    """Return what changes whenever anything happens in the game."""
    referee = t.table.referee
    return (both(t), referee and _submitted(referee))


@shared
def people(t: TablePresenter) -> Hashable:
    """Return what changes whenever anything happens in the game, or a host comes or goes."""
    return (each(t), t.seatless_hosts, t.table.presence.laptop_here)


def _can(t: TablePresenter) -> Hashable:
    """Return what changes whenever somebody may do something else."""
    return (each(t), _game(t), t.late and t.late.state)


@shared
def _timed(t: TablePresenter) -> Hashable:
    """Return what changes whenever anybody answers, or the time for a question is another one."""
    time = t.table.time
    return (each(t), t.table.time_version, time and time.state)


@shared
def counting(t: TablePresenter) -> Hashable:
    """Return what changes whenever a countdown begins or ends."""
    referee = t.table.referee
    return (
        t.table.counting_down
        and referee is not None
        and referee.current_ask
        and referee.current_ask.key
    )


@shared
def playing_back(t: TablePresenter) -> Hashable:
    """Return what changes whenever the board begins or ends to play something back."""
    return t.table.playing_back is not None


@shared
def _looking(t: TablePresenter) -> Hashable:
    """Return what changes whenever phones begin or end to look at the board, or may react no longer."""
    return (playing_back(t), t.table.roster.reactions)


@shared
def _event(t: TablePresenter) -> Hashable:
    """Return what changes whenever something is decided, or the score changes."""
    referee = t.table.referee
    if referee is None:
        return (t.table.version, None)
    event, standings = referee.table.last_event, referee.table.standings
    return (t.table.version, event.number, event.path, event.rulings, event.before, standings)


def _place(t: TablePresenter) -> Hashable:
    """Return what changes whenever another round or deal begins."""
    referee = t.table.referee
    return (t.table.version, referee is None or referee.over, t.game, t.places)


@shared
def _game(t: TablePresenter) -> Hashable:
    """Return what changes whenever another game is picked, begins or ends, or its options change."""
    referee = t.table.referee
    options = tuple(sorted((name, repr(value)) for name, value in t.given["options"].items()))
    return (t.game, referee is not None and not referee.over, t.given["players"], options)


@shared
def _latecomers(t: TablePresenter) -> Hashable:
    """Return what changes whenever somebody else waits to be dealt in."""
    late = tuple((each.seat, each.state) for each in t.latecomers)
    return (t.table.version, late, late and t.table.referee and t.table.referee.over)


@shared
def _put_to(t: TablePresenter) -> Mapping[object, Sequence[Hashable]]:
    """Return what each is asked, with the number of the answer so far."""
    put = defaultdict[object, list[Hashable]](list)
    referee = t.table.referee
    if referee is not None and referee.current_ask is not None:
        for pending in referee.current_ask.pending:
            held = referee.pending_answers.get(pending.key)
            put[pending.who].append((pending.key, held is not None and held.logged.order))
    return put


def own(t: TablePresenter) -> Hashable:
    """Return what changes whenever this seat's question or answer does, or who is here.

    The answers of others matter only while this seat has nothing to enter.
    """
    referee = t.table.referee
    if referee is None or referee.current_ask is None:
        return both(t)
    if (late := t.late) is not None:
        return (both(t), late.state)
    put = _put_to(t)
    mine = [*put.get(t.seat, ())]
    if t.host or t.seat is not None:
        mine += put.get(ANYONE, ())
    if t.host:
        mine += put.get(HOST, ())
    if not mine:
        return each(t)
    asks = (referee.current_ask.key, referee.exposed, t.proposal[0])
    return (_here(t), _played(t), tuple(mine), asks)


@shared
def _rulings(t: TablePresenter) -> Hashable:
    """Return what changes whenever there is another ruling to show."""
    referee = t.table.referee
    ask = referee.current_ask if referee else None
    return (_played(t), ask and ask.key, is_collecting(referee))


@shared
def corrected(t: TablePresenter) -> Hashable:
    """Return what changes whenever an answer is amended, undone or redone."""
    referee = t.table.referee
    return (t.table.version, referee and referee.replays)


@shared
def redoable(t: TablePresenter) -> Hashable:
    """Return what changes whenever something else can be redone."""
    return (t.table.version, t.corrections.redo)


def _headed(t: TablePresenter) -> Hashable:
    """Return what changes whenever the board's head does."""
    return (_place(t), redoable(t))


def _helped(t: TablePresenter) -> Hashable:
    """Return what changes whenever this phone can answer for somebody else, or become the host's.

    And whenever it may know which of several entries is wrong.
    """
    proxies = tuple(each.key for each in t.pending.proxies)
    handed_on = tuple(t.pending.handed_on)
    in_question = tuple(t.entries.in_question)
    has_form = bool(handed_on or in_question) and t.forms.todo.kind == "form"
    return (_here(t), proxies, handed_on, in_question, has_form)


def _summed(t: TablePresenter) -> Hashable:
    """Return what changes whenever the total of this seat does, or the game begins or ends.

    And whenever something is corrected: then there is something to look up.
    """
    referee = t.table.referee
    if referee is None:
        return (t.table.version, None)
    return (
        corrected(t),
        t.table.version,
        referee.over and _played(t),
        t.score.my_total,
        bool(referee.history),
    )


def _rejoin(t: TablePresenter) -> Hashable:
    """Return what changes whenever somebody else waits to be dealt in, or the address changes."""
    return (_latecomers(t), _joining(t))


@dataclass(frozen=True)
class Region:
    """A part of a screen: its template, who shares a rendering, and what it depends on.

    ``depends`` takes the presenter of the rendering's viewer; the region is rendered again when it
    returns something else. A region ``on_demand`` is sent only to those who have it open.
    """

    name: str
    template: str
    scope: Scope
    depends: Depends
    on_demand: bool = False
    is_main: bool = False
    """Whether it is the whole of the screen's main part, and has its landmark."""


LOOK = Region("look", "pad/look.html", "all", _looking)
"""What phones show while the board plays something back; they are sent nothing else meanwhile."""

SCREENS: dict[str, tuple[Region, ...]] = {
    "board": (
        Region("head", "board/head.html", "host", _headed),
        Region("correction", "correction.html", "all", corrected),
        Region("redo", "redo.html", "host", redoable),
        Region("stage", "board/stage.html", "host", _staged, is_main=True),
        Region("count", "board/count.html", "all", counting),
        Region("says", "board/says.html", "host", both),
        Region("ruling", "board/ruling.html", "all", _rulings, on_demand=True),
        Region("can", "can.html", "host", _can, on_demand=True),
        Region("scores", "board/scores.html", "all", _played),
        Region("rejoin", "board/rejoin.html", "host", _rejoin),
        Region("rejoin_requests", "board/rejoin_requests.html", "host", _party),
        Region("people", "board/people.html", "host", people, on_demand=True),
        Region("timer", "board/timer.html", "host", _timed, on_demand=True),
        Region("trouble", "trouble.html", "all", _party),
    ),
    "pad": (
        Region("head", "pad/head.html", "seat", _place),
        Region("correction", "correction.html", "all", corrected),
        Region("redo", "redo.html", "device", redoable),
        Region("trouble", "trouble.html", "all", _party),
        Region("prompt", "pad/prompt.html", "asked", own),
        Region("action", "pad/action.html", "asked", own),
        Region("awaited", "pad/awaited.html", "all", asked),
        Region("help", "pad/help.html", "device", _helped),
        Region("ruling", "pad/ruling.html", "all", _rulings),
        Region("more", "pad/more.html", "seat", _summed),
        Region("scores", "pad/scores.html", "seat", _played, on_demand=True),
        Region("entries", "pad/entries.html", "seat", _played, on_demand=True),
        Region("phone", "pad/phone.html", "device", _party),
        Region("how", "pad/how.html", "all", _game, on_demand=True),
        Region("can", "can.html", "seat", _can, on_demand=True),
        LOOK,
        Region("result", "pad/result.html", "seat", _event),
    ),
    "watch": (
        Region("head", "watch/head.html", "all", _place),
        Region("correction", "correction.html", "all", corrected),
        Region("trouble", "trouble.html", "all", _party),
        Region("table", "watch/table.html", "all", both),
        Region("awaited", "pad/awaited.html", "all", asked),
        Region("ruling", "pad/ruling.html", "all", _rulings),
        Region("how", "pad/how.html", "all", _game, on_demand=True),
        LOOK,
        Region("action", "watch/action.html", "all", _party),
    ),
    # Practising is a table of one phone, whose version changes with each step.
    "practise": (
        Region("head", "practise/head.html", "seat", _party),
        Region("correction", "correction.html", "seat", _party),
        Region("cards", "practise/cards.html", "seat", _party),
        Region("prompt", "practise/prompt.html", "seat", _party),
        Region("action", "practise/action.html", "seat", _party),
        Region("can", "can.html", "seat", _party, on_demand=True),
        Region("ruling", "pad/ruling.html", "seat", _party),
        Region("how", "pad/how.html", "seat", _party),
    ),
}
ON_DEMAND = {
    role: frozenset(region.name for region in regions if region.on_demand)
    for role, regions in SCREENS.items()
}
"""The regions of each screen that are sent only to those who have them open."""


BYSTANDER = Viewer("pad", Seat(""))
"""The pad of no seat: it shows what every pad shows that is asked nothing."""


def addressed(table: Table) -> frozenset[object] | None:
    """Return who is asked something, or waits to be dealt in; None when nothing is asked.

    The pads of all others show the same, in games whose ``pad.html`` says so (``alike``).
    """
    referee = table.referee
    if referee is None or referee.current_ask is None:
        return None
    late = [each.seat for each in latecomers(table.roster, referee)]
    proposed = proposed_pads(table, proposed_seat(table))
    return frozenset((*(pending.who for pending in referee.current_ask.pending), *late, *proposed))


RegionPlan: TypeAlias = tuple[tuple[Region, Viewer, str], ...]
"""The regions of a screen, the viewer that each is rendered for, and the cache key of each."""


@lru_cache(maxsize=4096)
def region_plan(viewer: Viewer, opened: AbstractSet[str] = frozenset()) -> RegionPlan:
    """Return what to render for a viewer who has opened some of the regions on demand."""
    return tuple(
        (region, shared, f"{region.template} {shared}")
        for region in SCREENS[viewer.role]
        if not region.on_demand or region.name in opened
        for shared in [_viewer_for(region, viewer)]
    )


@lru_cache(maxsize=4096)
def bystander_plan(viewer: Viewer, opened: AbstractSet[str] = frozenset()) -> RegionPlan:
    """Return what to render for a viewer who is asked nothing: bystanders share those regions.

    It saves a tenth of all rendering (``docs/measurements.md``).
    """
    pairs = zip(region_plan(viewer, opened), region_plan(BYSTANDER, opened), strict=True)
    return tuple(shared if own[0].scope == "asked" else own for own, shared in pairs)


@lru_cache(maxsize=16)
def waiting_plan(role: str) -> RegionPlan:
    """Return what a phone shows while it waits for the board: the same to everybody."""
    viewer = Viewer(role)
    return ((LOOK, viewer, f"{LOOK.template} {viewer}"),)


def _viewer_for(region: Region, viewer: Viewer) -> Viewer:
    """Return the viewer that a region is rendered for: one who knows no more than its scope."""
    match region.scope:
        case "all":
            return Viewer(viewer.role)
        case "host":
            return Viewer(viewer.role, host=viewer.host)
        case "seat" | "asked":
            return Viewer(viewer.role, viewer.seat, viewer.host)
        case "device":
            return viewer
