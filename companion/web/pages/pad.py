"""The pad of a seat, the spectator's screen, and the dialogs for amending and all entries."""

from __future__ import annotations

import json

from flask import Blueprint, abort, redirect, request, url_for
from werkzeug.wrappers import Response

from companion.presenters import Viewer
from companion.rendering.regions import SCREENS
from companion.tables.permissions import may_amend
from companion.tables.table import Table
from companion.web.device_cookies import actor, device, own_viewer, viewer
from companion.web.failure_notices import notice_if_dialog_fails, notice_if_page_fails
from companion.web.request_language import language
from companion.web.screens import render_screen
from companion.web.services import services
from companion.web.table_lookup import find_table
from rules.engine.corrections import lost_by_amending
from rules.engine.views import ViewerPrompt
from rules.errors import Refused

pad = Blueprint("pad", __name__)

OUTSIDE = frozenset({"head", "look", "result"})
"""The regions that are not in the page's main part."""


@pad.get("/pad/<code:code>/<seat>")
@notice_if_page_fails("pad")
def show(code: str, seat: str) -> str | Response:
    """Show a seat's pad to a device that holds the seat; redirect any other to the join page."""
    table = find_table(code)
    if actor(table, seat).seat is None:
        return redirect(url_for("join.show", code=table.code))
    table.expect(device())  # else the page would show its own player as away, until it is connected
    return _screen(code, "pad", seat)


@pad.get("/watch/<code:code>")
@notice_if_page_fails("watch")
def watch(code: str) -> str:
    """Show a table to a spectator."""
    return _screen(code, "watch", None)


def _screen(code: str, role: str, seat: str | None) -> str:
    table = find_table(code)
    renderer = services().renderer
    viewing = viewer(role, actor(table, seat))
    names = [region.name for region in SCREENS[viewing.role] if not region.on_demand]
    with table.lock:
        return render_screen(
            "pad/index.html",
            t=renderer.presenter(table, viewing),
            regions=renderer.html(table, viewing),
            data=renderer.data(table, viewing),
            body=[name for name in names if name not in OUTSIDE],
        )


@pad.get("/tour/<code:code>")
@notice_if_dialog_fails("pad")
def tour(code: str) -> str:
    """Return the tour of the current or picked game; empty if it has none."""
    return draw_tour(find_table(code), Viewer("watch", language=language()))


def draw_tour(table: Table, viewing: Viewer) -> str:
    """Render the tour of a table's game for a viewer; empty if it has none."""
    with table.lock:
        presenter = services().renderer.presenter(table, viewing)
        return render_screen("pad/tour.html", t=presenter) if presenter.has_tour else ""


@pad.get("/amend/<code:code>/lost")
def lost(code: str) -> str:
    """Return which later entries an amendment would set aside; empty if it would none, or is refused.

    The query has the ``key`` of the answer, and its new ``value`` as JSON.
    """
    table = find_table(code)
    sender = actor(table, request.args.get("seat"))
    key = request.args.get("key", "")
    with table.lock:
        try:
            if table.referee is None:
                abort(404)
            step = table.referee.applied_answer(key)
            secret = table.referee.is_secret(step)
            if not may_amend(step, sender.seat, host=sender.host, secret=secret):
                abort(403)
            value = json.loads(request.args.get("value", ""))
            found = lost_by_amending(table.referee, key, value)
        except (Refused, ValueError, RecursionError):
            return ""
        viewing = own_viewer(sender)
        presenter = services().renderer.presenter(table, viewing)
        given = {"asked": found.asked, "others": found.others, "unknown": found.unknown}
        return render_screen("pad/lost.html", t=presenter, **given).strip()


@pad.get("/amend/<code:code>")
@notice_if_dialog_fails("pad")
def amend(code: str) -> str | tuple[str, int]:
    """Return the form that amends the answer with the query's ``key``."""
    table = find_table(code)
    sender = actor(table, request.args.get("seat"))
    with table.lock:
        try:
            if table.referee is None:
                abort(404)
            step = table.referee.applied_answer(request.args.get("key", ""))
        except Refused as refused:
            return services().say(refused.why, table), 409
        viewing = own_viewer(sender)
        presenter = services().renderer.presenter(table, viewing)
        if not presenter.entries.may_amend(step):
            abort(403)
        mine = ViewerPrompt(step.pending, step.prompt, None, None)
        value = step.prompt.dump(step.value)
        return render_screen("pad/amend.html", t=presenter, mine=mine, step=step, value=value)


@pad.get("/entries/<code:code>")
@notice_if_dialog_fails("board")
def entries(code: str) -> str:
    """Return all entries of the current game, the last round first."""
    table = find_table(code)
    with table.lock:
        viewing = viewer("board", actor(table))
        presenter = services().renderer.presenter(table, viewing)
        return render_screen("board/entries.html", t=presenter)
