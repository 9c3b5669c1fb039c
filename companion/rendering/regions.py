"""The regions of each screen, who shares a rendering of each, and the parts of the table that each draws.

A region is a template whose output the browser morphs into its place on the page. Its scope defines
who shares a rendering: everybody ("all"), hosts and others ("host"), one seat ("seat"), one phone
("device"), or each seat that is asked something and all other pads ("asked"). A region on demand
is rendered for those who have it open. Who has sealed while everybody seals is no region: pages
set it themselves from :mod:`companion.presenters.submission_status`.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from companion.presenters import TablePresenter, Viewer
from companion.presenters.viewer import shared
from companion.rendering.versions import (
    Version,
    address,
    answers,
    corrections,
    countdown,
    event,
    latecomers,
    own_answers,
    own_total,
    place,
    playback,
    presence,
    progress,
    reactions,
    seen_answers,
    tasks_for_others,
    time,
)
from rules.facts import Seat

Scope = Literal["all", "host", "seat", "asked", "device"]


@dataclass(frozen=True)
class Region:
    """A part of a screen: its template, who shares a rendering, and the parts of the table that it draws.

    It is rendered again when the people have changed, or one of these parts. A region ``on_demand``
    is sent only to those who have it open.
    """

    name: str
    template: str
    scope: Scope
    draws: tuple[Version, ...] = ()
    on_demand: bool = False
    is_main: bool = False
    """Whether it fills the screen's main part, and has its landmark."""


LOOK = Region("look", "pad/look.html", "all", (playback,))
"""The only region that phones are sent while the board plays something back."""

SCREENS: dict[str, tuple[Region, ...]] = {
    "board": (
        Region("head", "board/head.html", "host", (place, corrections)),
        Region("correction", "correction.html", "all", (corrections,)),
        Region("redo", "redo.html", "host", (corrections,)),
        Region(
            "stage",
            "board/stage.html",
            "host",
            (progress, seen_answers, presence, address),
            is_main=True,
        ),
        Region("count", "board/count.html", "all", (countdown,)),
        Region("says", "board/says.html", "host", (progress, seen_answers, presence)),
        Region("ruling", "board/ruling.html", "all", (progress,), on_demand=True),
        Region("can", "can.html", "host", (progress, own_answers, presence), on_demand=True),
        Region("scores", "board/scores.html", "all", (progress,)),
        Region("rejoin", "board/rejoin.html", "host", (latecomers, address)),
        Region("rejoin_requests", "board/rejoin_requests.html", "host", (presence,)),
        Region(
            "people", "board/people.html", "host", (progress, answers, presence), on_demand=True
        ),
        Region("timer", "board/timer.html", "host", (progress, answers, time), on_demand=True),
        Region("trouble", "trouble.html", "all"),
    ),
    "pad": (
        Region("head", "pad/head.html", "seat", (place,)),
        Region("correction", "correction.html", "seat", (corrections,)),
        Region("redo", "redo.html", "device", (corrections,)),
        Region("trouble", "trouble.html", "all"),
        Region("prompt", "pad/prompt.html", "asked", (progress, own_answers, presence)),
        Region(
            "enter", "pad/enter.html", "asked", (progress, own_answers, presence), on_demand=True
        ),
        Region("action", "pad/action.html", "asked", (progress, own_answers, presence)),
        Region("awaited", "pad/awaited.html", "all", (progress, seen_answers, presence)),
        Region("help", "pad/help.html", "device", (tasks_for_others, presence)),
        Region("ruling", "pad/ruling.html", "all", (progress,)),
        Region("more", "pad/more.html", "seat", (own_total, corrections)),
        Region("scores", "pad/scores.html", "seat", (progress,), on_demand=True),
        Region("entries", "pad/entries.html", "seat", (progress, corrections), on_demand=True),
        Region("phone", "pad/phone.html", "device"),
        Region("how", "pad/how.html", "all", (place,), on_demand=True),
        Region("can", "can.html", "seat", (progress, own_answers, presence), on_demand=True),
        LOOK,
        Region("result", "pad/result.html", "seat", (event, latecomers)),
        Region("reactions", "pad/reactions.html", "all", (reactions,)),
    ),
    "watch": (
        Region("head", "watch/head.html", "all", (place,)),
        Region("correction", "correction.html", "all", (corrections,)),
        Region("trouble", "trouble.html", "all"),
        Region("table", "watch/table.html", "all", (progress, seen_answers, presence, corrections)),
        Region("awaited", "pad/awaited.html", "all", (progress, seen_answers, presence)),
        Region("ruling", "pad/ruling.html", "all", (progress,)),
        Region("how", "pad/how.html", "all", (place,), on_demand=True),
        LOOK,
        Region("action", "watch/action.html", "all", (reactions,)),
    ),
    # Practising is a table of few phones; with each step its people count as changed.
    "practise": (
        Region("head", "practise/head.html", "seat"),
        Region("correction", "correction.html", "seat"),
        Region("cards", "practise/cards.html", "seat"),
        Region("prompt", "practise/prompt.html", "seat"),
        Region("enter", "pad/enter.html", "seat", on_demand=True),
        Region("action", "practise/action.html", "seat"),
        Region("can", "can.html", "seat", on_demand=True),
        Region("ruling", "pad/ruling.html", "seat"),
        Region("how", "pad/how.html", "seat"),
    ),
}
ON_DEMAND = {
    role: frozenset(region.name for region in regions if region.on_demand)
    for role, regions in SCREENS.items()
}
"""The regions of each screen that are sent only to those who have them open."""


def bystander(language: str) -> Viewer:
    """Return a pad without a seat: it shows what every pad without a question shows."""
    return Viewer("pad", Seat(""), language=language)


@shared
def addressed(t: TablePresenter) -> frozenset[object] | None:
    """Return the seats that are asked something, can settle a clash, wait to be dealt in or have left; None if all pads differ.

    The pads of all other seats show the same, in games whose ``pad.html`` declares it (``alike``),
    unless each has a hand that the app dealt.
    """
    referee = t.table.referee
    if referee is None or referee.current_ask is None or not t.pads_are_alike:
        return None
    if t.layout is not None and t.layout.scene.dealt:
        return None
    asked = (pending.who for pending in referee.current_ask.pending)
    late = (each.seat for each in t.latecomers)
    return frozenset((*asked, *late, *t.proposal[1], *t.entries.can_settle, *t.left))


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
    others = region_plan(bystander(viewer.language), opened)
    pairs = zip(region_plan(viewer, opened), others, strict=True)
    return tuple(shared if own[0].scope == "asked" else own for own, shared in pairs)


@lru_cache(maxsize=64)
def waiting_plan(role: str, language: str) -> RegionPlan:
    """Return what a phone shows while it waits for the board: the same for everybody."""
    viewer = Viewer(role, language=language)
    return ((LOOK, viewer, f"{LOOK.template} {viewer}"),)


def _viewer_for(region: Region, viewer: Viewer) -> Viewer:
    """Return the viewer that a region is rendered for, with only the rights of its scope."""
    match region.scope:
        case "all":
            return Viewer(viewer.role, language=viewer.language)
        case "host":
            return Viewer(viewer.role, host=viewer.host, tv=viewer.tv, language=viewer.language)
        case "seat" | "asked":
            return Viewer(viewer.role, viewer.seat, viewer.host, language=viewer.language)
        case "device":
            return viewer
