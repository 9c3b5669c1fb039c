"""What each screen is made of: its regions and its data, who shares each, and the parts of the table that it shows.

A region is a template whose output the browser morphs into its place on the page; what scripts have
to know beside that is data. Either is made for everybody who has the same role and rights and reads
the same language, or for one phone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import TypeAlias

from companion.presenters import TablePresenter, screen_data
from companion.rendering.versions import (
    Version,
    corrections,
    event,
    own_answers,
    playback,
    presence,
    progress,
    seen_answers,
)


@dataclass(frozen=True)
class Region:
    """A part of a screen: its template, and the parts of the table that it shows.

    It is rendered again when the people have changed, or one of these parts; where it names none
    (None), at every change.
    """

    name: str
    template: str
    shows: tuple[Version, ...] | None = ()
    own: bool = False
    """Whether it is of one phone, and not the same for everybody."""
    on_demand: bool = False
    """Whether it is sent only to those who have it open."""
    is_main: bool = False
    """Whether it fills the screen's main part, and has its landmark."""


@dataclass(frozen=True)
class Data:
    """What the scripts of a screen have to know: a value for JSON, and the parts of the table that it shows.

    It is made again as a region is.
    """

    name: str
    value: Callable[[TablePresenter], object]
    shows: tuple[Version, ...] | None = None
    own: bool = False


Part: TypeAlias = Region | Data


LOOK = Region("look", "pad/look.html", (playback,))
"""All that phones are sent while the board plays something back."""

SCREENS: dict[str, tuple[Region, ...]] = {
    "board": (
        Region("head", "board/head.html", (progress, corrections)),
        Region("says", "board/says.html", (progress, seen_answers, presence)),
        Region("stage", "board/stage.html", (progress, seen_answers, presence), is_main=True),
        Region("side", "board/side.html", (progress, presence)),
        Region("notices", "board/notices.html", (presence,)),
        Region("people", "board/people.html", None, on_demand=True),
        Region("timer", "board/timer.html", None, on_demand=True),
        Region("ruling", "board/ruling.html", None, on_demand=True),
        Region("can", "can.html", None, on_demand=True),
    ),
    "pad": (
        Region("head", "pad/head.html", (progress,)),
        Region("main", "pad/main.html", (progress, own_answers, presence), own=True),
        Region("table", "pad/table.html", (progress, seen_answers, presence, corrections)),
        Region("phone", "pad/phone.html", own=True),
        Region("result", "pad/result.html", (event,), own=True),
        LOOK,
        Region("enter", "pad/enter.html", None, own=True, on_demand=True),
        Region("scores", "pad/scores.html", None, own=True, on_demand=True),
        Region("entries", "pad/entries.html", None, own=True, on_demand=True),
        Region("how", "pad/how.html", None, on_demand=True),
        Region("can", "can.html", None, own=True, on_demand=True),
    ),
    "watch": (
        Region("head", "pad/head.html", (progress,)),
        Region("main", "watch/main.html", (progress, seen_answers, presence, corrections, event)),
        Region("table", "pad/table.html", (progress, seen_answers, presence)),
        LOOK,
        Region("how", "pad/how.html", None, on_demand=True),
    ),
    # Practising is a table of few phones; with each step its people count as changed.
    "practise": (
        Region("head", "practise/head.html", own=True),
        Region("cards", "practise/cards.html", own=True),
        Region("main", "practise/main.html", own=True),
        Region("table", "pad/ruling.html", own=True),
        Region("how", "pad/how.html"),
        Region("enter", "pad/enter.html", None, own=True, on_demand=True),
        Region("can", "can.html", None, own=True, on_demand=True),
    ),
}
ON_DEMAND = {
    role: frozenset(region.name for region in regions if region.on_demand)
    for role, regions in SCREENS.items()
}
"""The regions of each screen that are sent only to those who have them open."""

DATA: dict[str, tuple[Data, ...]] = {
    "board": (
        Data("game", screen_data.game),
        Data("submissions", screen_data.submissions),
        Data("countdown", screen_data.countdown),
        Data("show", screen_data.show, (progress,)),
        Data("asks", screen_data.asks),
        Data("correction", screen_data.correction, (corrections,)),
        Data("redo", screen_data.redo, (corrections,)),
    ),
    "pad": (
        Data("game", screen_data.game),
        Data("submissions", screen_data.submissions),
        Data("me", screen_data.me, (progress,), own=True),
        Data("correction", screen_data.correction, (corrections,)),
        Data("redo", screen_data.redo, (corrections,), own=True),
    ),
    "watch": (
        Data("game", screen_data.game),
        Data("submissions", screen_data.submissions),
        Data("correction", screen_data.correction, (corrections,)),
    ),
    "practise": (
        Data("game", screen_data.game),
        Data("submissions", screen_data.submissions),
        Data("me", screen_data.me, (progress,), own=True),
        Data("correction", screen_data.correction, (corrections,)),
    ),
}
"""The data of each screen; none while a phone waits for the board."""


def parts_of(role: str, opened: AbstractSet[str], *, waits: bool) -> Iterator[Part]:
    """Yield what a screen shows now: with the regions on demand that are open, and little while it waits."""
    if waits:
        yield LOOK
        return
    yield from DATA[role]
    for region in SCREENS[role]:
        if not region.on_demand or region.name in opened:
            yield region
