"""The front page: lay a table or pick one up again; without the right to, enter a code."""

from __future__ import annotations

import contextlib
import secrets
from datetime import datetime

from flask import Blueprint, current_app, redirect, render_template, request, session, url_for
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response

from companion.address import learn
from companion.devices import device, is_laptop, visitor
from companion.house import house
from rules.errors import Refused

home = Blueprint("home", __name__)


@home.get("/")
def index() -> str:
    """Show the tables of this laptop, or where to enter a code."""
    if not is_laptop():
        return render_template("pages/code.html", said=None)
    rows = [row for row in house().tables.recent() if not current_app.config["OPEN_HOUSE"]]
    tables = [(row, house().tables.find(row.code)) for row in rows]
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
def laptop(key: str) -> Response:
    """Give the laptop's own browser the right to lay tables, once."""
    keys: set[str] = current_app.config["LAPTOP_KEYS"]
    known = next((each for each in keys if secrets.compare_digest(each, key)), None)
    if known is None and not session.get("laptop"):
        raise NotFound
    if known is not None:
        keys.discard(known)
        device()
        session["laptop"] = True
        session.permanent = True
    return redirect(url_for("home.index"))


@home.post("/tables")
def lay() -> Response:
    """Lay a new table; whoever does is its host."""
    if not is_laptop():
        return redirect(url_for("home.index"))
    table = house().tables.make()
    table.make_host(device())
    learn(table, visitor(table), moves=True)
    return redirect(url_for("board.show", code=table.code))


@home.post("/tables/<code>/forget")
def forget(code: str) -> Response:
    """Throw a table of before away."""
    if session.get("laptop"):
        with contextlib.suppress(Refused):
            house().tables.forget(code)
    return redirect(url_for("home.index"))


@home.get("/code")
def code() -> Response | tuple[str, int]:
    """Go to the table whose code was typed."""
    typed = request.args.get("code", "").strip().upper()
    try:
        table = house().tables.find(typed)
    except Refused as refused:
        return render_template("pages/code.html", said=house().say(refused.why)), 404
    return redirect(url_for("join.show", code=table.code))


@home.get("/healthz")
def health() -> tuple[str, int, dict[str, str]]:
    """Say that the server answers, and reaches its store."""
    house().world.store.setting("schema")
    return "ok\n", 200, {"Content-Type": "text/plain; charset=utf-8"}
