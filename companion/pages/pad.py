"""The pad: a seat's own screen, and what is fetched for its dialogs."""

from __future__ import annotations

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from companion.devices import visitor, watcher
from companion.house import house
from companion.regions import SCREENS
from companion.rights import may_amend
from rules.errors import Refused
from rules.views import Mine

pad = Blueprint("pad", __name__)


@pad.get("/pad/<code:code>/<seat>")
def show(code: str, seat: str) -> str | Response:
    """Show a seat's pad to a device that holds the seat; lead any other to the join page."""
    table = house().tables.find(code)
    who = visitor(table, seat)
    if who.seat is None:
        return redirect(url_for("join.show", code=table.code))
    return _screen(code, "pad", seat)


@pad.get("/watch/<code:code>")
def watch(code: str) -> str:
    """Show the table to somebody who only watches."""
    return _screen(code, "watch", None)


def _screen(code: str, role: str, seat: str | None) -> str:
    table = house().tables.find(code)
    screens = house().screens
    seen = watcher(role, visitor(table, seat))
    names = [region.name for region in SCREENS[seen.role] if not region.behind]
    with table.lock:
        return render_template(
            "pad/index.html",
            t=screens.glance(table, seen),
            regions=screens.html(table, seen),
            body=[name for name in names if name not in {"head", "action", "how", "mended"}],
        )


@pad.get("/amend/<code:code>")
def amend(code: str) -> str | tuple[str, int]:
    """Return the form that amends an answer, to somebody who may."""
    table = house().tables.find(code)
    who = visitor(table, request.args.get("seat"))
    with table.lock:
        try:
            if table.referee is None:
                abort(404)
            step = table.referee.step(request.args.get("key", ""))
        except Refused as refused:
            return house().say(refused.why, table), 409
        secret = table.referee.is_secret(step)
        if not may_amend(step, who.seat, host=who.host, secret=secret):
            abort(403)
        seen = watcher("pad" if who.seat else "board", who)
        mine = Mine(step.posed, step.prompt, None, None)
        glance = house().screens.glance(table, seen)
        value = step.prompt.dump(step.value)
        return render_template("pad/amend.html", t=glance, mine=mine, step=step, value=value)


@pad.get("/entries/<code:code>")
def entries(code: str) -> str:
    """Return every entry of the game, the last round first."""
    table = house().tables.find(code)
    with table.lock:
        seen = watcher("board", visitor(table))
        glance = house().screens.glance(table, seen)
        return render_template("board/entries.html", t=glance)
