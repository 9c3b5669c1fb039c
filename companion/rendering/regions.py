"""What each screen is made of: its regions and its data, who shares each, and when it is made again.

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
from companion.rendering.versions import Version, event, game, own_game, people


@dataclass(frozen=True)
class Region:
    """A part of a screen: its template, and the version of what it shows.

    It is rendered again when that version has changed; where it has none (None), at every change.
    """

    name: str
    template: str
    shows: Version | None = game
    own: bool = False
    """Whether it is of one phone, and not the same for everybody."""
    on_demand: bool = False
    """Whether it is sent only to those who have it open."""
    is_main: bool = False
    """Whether it fills the screen's main part, and has its landmark."""


@dataclass(frozen=True)
class Data:
    """What the scripts of a screen have to know: a value for JSON, and the version of what it shows.

    It is made again as a region is.
    """

    name: str
    value: Callable[[TablePresenter], object]
    shows: Version | None = None
    own: bool = False


Part: TypeAlias = Region | Data


LOOK = Region("look", "pad/look.html")
"""All that phones are sent while the board plays something back."""

SCREENS: dict[str, tuple[Region, ...]] = {
    "board": (
        Region("head", "board/head.html"),
        Region("says", "board/says.html"),
        Region("stage", "board/stage.html", is_main=True),
        Region("side", "board/side.html"),
        Region("notices", "board/notices.html"),
        Region("people", "board/people.html", None, on_demand=True),
        Region("timer", "board/timer.html", None, on_demand=True),
        Region("ruling", "board/ruling.html", None, on_demand=True),
        Region("can", "can.html", None, on_demand=True),
    ),
    "pad": (
        Region("head", "pad/head.html"),
        Region("main", "pad/main.html", own_game, own=True),
        Region("table", "pad/table.html"),
        Region("phone", "pad/phone.html", people, own=True),
        Region("result", "pad/result.html", event, own=True),
        LOOK,
        Region("enter", "pad/enter.html", None, own=True, on_demand=True),
        Region("scores", "pad/scores.html", None, own=True, on_demand=True),
        Region("entries", "pad/entries.html", None, own=True, on_demand=True),
        Region("how", "pad/how.html", None, on_demand=True),
        Region("can", "can.html", None, own=True, on_demand=True),
    ),
    "watch": (
        Region("head", "pad/head.html"),
        Region("main", "watch/main.html"),
        Region("table", "pad/table.html"),
        LOOK,
        Region("how", "pad/how.html", None, on_demand=True),
    ),
    # Practising is a table of few phones; with each step its people count as changed.
    "practise": (
        Region("head", "practise/head.html", people, own=True),
        Region("cards", "practise/cards.html", people, own=True),
        Region("main", "practise/main.html", people, own=True),
        Region("table", "pad/ruling.html", people, own=True),
        Region("how", "pad/how.html", people),
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
        Data("show", screen_data.show, game),
        Data("asks", screen_data.asks),
        Data("correction", screen_data.correction, game),
        Data("redo", screen_data.redo, game),
    ),
    "pad": (
        Data("game", screen_data.game),
        Data("submissions", screen_data.submissions),
        Data("me", screen_data.me, game, own=True),
        Data("correction", screen_data.correction, game),
        Data("redo", screen_data.redo, game, own=True),
    ),
    "watch": (
        Data("game", screen_data.game),
        Data("submissions", screen_data.submissions),
        Data("correction", screen_data.correction, game),
    ),
    "practise": (
        Data("game", screen_data.game),
        Data("submissions", screen_data.submissions),
        Data("me", screen_data.me, game, own=True),
        Data("correction", screen_data.correction, game),
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
