"""A screen as its page shows it: everything opened, and whoever was heard set in."""

from __future__ import annotations

import re
from collections.abc import Mapping

from companion.presenters import Viewer
from companion.rendering.regions import ON_DEMAND
from companion.rendering.renderer import Renderer
from companion.tables.table import Table

_TAG = re.compile(r'<[^>]*\bdata-submission="([^"]+)"[^>]*>')
_TEMPLATE = re.compile(r"<template\b.*?</template>", re.DOTALL)
_STATE = re.compile(r'(\bdata-state=)"[^"]*"')


def told(html: str, states: Mapping[str, str]) -> str:
    """Set in HTML who was heard, as ``markSubmissions`` in ``static/js/regions.js`` does."""

    def tell(found: re.Match[str]) -> str:
        tag, state = found[0], states.get(found[1])
        if state is None:
            return tag
        own = re.search(rf'\bdata-{state}="([^"]*)"', tag)
        return _STATE.sub(rf'\1"{own[1] if own else state}"', tag)

    return _TAG.sub(tell, html) if "data-submission" in html else html


def on_screen(html: str) -> str:
    """Return HTML without what lies ready in templates, which no screen shows."""
    return _TEMPLATE.sub("", html)


def everybody(table: Table) -> list[Viewer]:
    """Return all who look at a table: boards, somebody who watches, pads, and a phone of two."""
    seats = list(table.roster.order)
    boards = [Viewer("board"), Viewer("board", host=True), Viewer("watch")]
    pads = [Viewer("pad", seat) for seat in seats]
    return [*boards, *pads, Viewer("pad", seats[0], others=(seats[1],), keeps=True)]


def rendered(renderer: Renderer, table: Table, viewer: Viewer) -> dict[str, str]:
    """Return each region of a viewer's screen; none of them may have failed."""
    regions = rendered_or_not(renderer, table, viewer)
    failed = [name for name, html in regions.items() if "not-drawn" in html]
    assert not failed, f"{viewer.role}: the log says why {', '.join(failed)} could not be drawn"
    return regions


def rendered_or_not(renderer: Renderer, table: Table, viewer: Viewer) -> dict[str, str]:
    """Return each region of a viewer's screen, or the notice that it could not be drawn."""
    states = renderer.data(table, Viewer("board"))["submissions"]
    regions = renderer.html(table, viewer, ON_DEMAND[viewer.role])
    return {name: told(html, states) for name, html in regions.items()}
