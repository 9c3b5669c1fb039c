"""The front page: lay a table or pick one up again; without the right to, enter a code."""

from __future__ import annotations

import contextlib
import secrets
from datetime import datetime

from flask import Blueprint, current_app, redirect, render_template, request, session, url_for
from werkzeug.exceptions import Forbidden, NotFound
from werkzeug.wrappers import Response

from companion.tables.actor import Actor
from companion.tables.commands.people import BecomeHost
from companion.web.address import learn
from companion.web.device_cookies import actor, device, is_laptop
from companion.web.laptop import laptop as own_laptop
from companion.web.services import services
from rules.errors import Refused

home = Blueprint("home", __name__)


@home.get("/")
def index() -> str:
    """Show the tables of this laptop, or where to enter a code."""
    if not is_laptop():
        return _offer(used=False) if own_laptop().offers(request) else _ask_for_code(None)
    rows = [row for row in services().tables.recent() if not current_app.config["OPEN_HOUSE"]]
    tables = [(row, services().tables.find(row.code)) for row in rows]
    shown = [
        {
            "row": row,
            "table": table,
            "when": datetime.fromtimestamp(row.touched / 1000).astimezone(),
        }
        for row, table in tables
    ]
    return render_template("pages/home.html", tables=shown)


@home.get("/laptop/<key>")
def laptop(key: str) -> Response | tuple[str, int]:
    """Give the laptop's own browser the right to lay tables, once."""
    keys: set[str] = current_app.config["LAPTOP_KEYS"]
    given = key.encode()
    known = next((each for each in keys if secrets.compare_digest(each.encode(), given)), None)
    if known is not None:
        keys.discard(known)
        return _become_laptop()
    if session.get("laptop"):
        return _to_the_board()
    if current_app.config["OPEN_HOUSE"]:
        raise NotFound
    return _offer(used=True), 404


@home.post("/laptop")
def claim() -> Response:
    """Give a browser on the laptop itself that right, where it is offered."""
    if session.get("laptop"):
        return _to_the_board()
    if not own_laptop().offers(request):
        raise Forbidden(own_laptop().way_back(request))
    if not own_laptop().accepts(request):
        raise Forbidden("Another site sent this, so it is not done.")
    return _become_laptop()


def _become_laptop() -> Response:
    device()
    session["laptop"] = True
    session.permanent = True
    return _to_the_board()


def _to_the_board() -> Response:
    """Go to the table that people are at just now, or to where tables are laid."""
    for row in services().tables.recent():
        table = services().tables.find(row.code)
        if any(table.presence.is_connected(seat) for seat in table.roster.order):
            return redirect(url_for("board.show", code=table.code))
    return redirect(url_for("home.index"))


def _offer(*, used: bool) -> str:
    """Show the laptop's owner the way to the board; ``used``: by a link that works no more."""
    mine = own_laptop()
    return render_template(
        "pages/laptop.html",
        used=used,
        offered=mine.offers(request),
        way_back=mine.way_back(request),
    )


def _ask_for_code(said: str | None) -> str:
    mine = own_laptop()
    offered = mine.offers(request) and not is_laptop()
    way_back = None if is_laptop() or offered else mine.way_back(request)
    return render_template("pages/code.html", said=said, offered=offered, way_back=way_back)


@home.post("/tables")
def lay() -> Response:
    """Lay a new table; whoever does is its host."""
    if not is_laptop():
        return redirect(url_for("home.index"))
    table = services().tables.make()
    table.execute(BecomeHost(), Actor(device(), (), host=False))
    learn(table, actor(table), moves=True)
    return redirect(url_for("board.show", code=table.code))


@home.post("/tables/<code>/forget")
def forget(code: str) -> Response:
    """Throw a table of before away."""
    if session.get("laptop"):
        with contextlib.suppress(Refused):
            services().tables.delete(code)
    return redirect(url_for("home.index"))


@home.get("/code")
def code() -> str | Response | tuple[str, int]:
    """Go to the table whose code was typed; ask for it where there is none."""
    typed = request.args.get("code", "").strip().upper()
    if not typed:
        return _ask_for_code(None)
    try:
        table = services().tables.find(typed)
    except Refused as refused:
        return _ask_for_code(services().say(refused.why)), 404
    return redirect(url_for("join.show", code=table.code))


@home.get("/healthz")
def health() -> tuple[str, int, dict[str, str]]:
    """Say that the server answers, and reaches its store."""
    services().dependencies.store.setting("schema")
    return "ok\n", 200, {"Content-Type": "text/plain; charset=utf-8"}
