"""The front page: make a table, open an earlier one, or enter a table's code."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence

from flask import Blueprint, current_app, redirect, render_template, request, session, url_for
from werkzeug.exceptions import Forbidden, NotFound
from werkzeug.wrappers import Response

from companion.network.firewall import Firewall, firewall
from companion.one_file import name_in_questions
from companion.presenters.earlier_games import day_and_time
from companion.presenters.sentences import spoken_metas
from companion.storage.errors import DamagedTable
from companion.storage.records import TableRow
from companion.tables.actor import Actor
from companion.tables.commands.people import BecomeHost
from companion.tables.registry import LONG_CODE_LENGTH
from companion.tables.typed_codes import typed_code
from companion.web.address import learn_address
from companion.web.court_letters import learn_court_letters
from companion.web.device_cookies import actor, device, is_laptop, keeps_cookies
from companion.web.laptop import laptop_access
from companion.web.pages.earlier_tables import EarlierTable, damaged_table, earlier_table
from companion.web.services import services
from companion.web.table_lookup import find_table
from companion.web.words import said
from rules.errors import Refused

home = Blueprint("home", __name__)


@home.get("/")
def index() -> str | Response:
    """Show the home page on the laptop; to other browsers, the form for a code.

    A browser on the laptop that does not have the right yet sees the page without tables, and a
    button that gives the right. ``opened`` in the query means that a link has just given it.
    """
    if "opened" in request.args and not session.get("laptop"):
        return _blocked_page()
    if is_laptop():
        device()  # a device needs its cookie before it makes a table
        if "opened" in request.args:
            return _redirect_to_board(request.args["opened"])
        listed = not current_app.config["OPEN_HOUSE"]
        return _home_page(services().tables.recent() if listed else [])
    return _home_page(None) if laptop_access().is_offered(request) else _code_page(None)


def _home_page(rows: Sequence[TableRow] | None) -> str:
    """Return the home page with these tables; None shows the button that gives the right."""
    now = services().dependencies.clock()
    return render_template(
        "pages/home.html",
        offered=rows is None,
        open_house=current_app.config["OPEN_HOUSE"],
        games=spoken_metas(),
        tables=[_earlier_table(row, now) for row in rows or ()],
        missing_since=_missing_since(rows),
        firewall=_firewall_question(rows),
        form=rows[0].id if rows else secrets.token_hex(8),
    )


def _missing_since(rows: Sequence[TableRow] | None) -> str | None:
    """Return the time since which entries are missing; None once something is entered again."""
    gap = None if current_app.config["OPEN_HOUSE"] else services().dependencies.store.gap
    if gap is None or rows is None or any(row.touched >= gap.until for row in rows):
        return None
    return day_and_time(gap.since)


def _firewall_question(rows: Sequence[TableRow] | None) -> Firewall | None:
    """Return what to know of the firewall's question, at the first start of a computer that asks one."""
    phone_address = services().phone_address
    if rows is None or rows or phone_address is None or phone_address.address.loopback_only:
        return None
    known = firewall(name_in_questions(), phone_address.port)
    return known if known.asks else None


def _earlier_table(row: TableRow, now: int) -> EarlierTable:
    try:
        return earlier_table(services().tables.find(row.code), row.touched, now)
    except DamagedTable:
        return damaged_table(row, now)


@home.get("/laptop/<key>")
def use_link(key: str) -> Response | tuple[str, int]:
    """Give the browser the laptop's right, if the one-time link's key is valid.

    HEAD changes nothing, because apps use it for previews of links.
    """
    if request.method == "HEAD":
        return Response()
    keys: set[str] = current_app.config["LAPTOP_KEYS"]
    given = key.encode()
    valid = next((each for each in keys if secrets.compare_digest(each.encode(), given)), None)
    if valid is not None:
        keys.discard(valid)
        return _become_laptop()
    if session.get("laptop"):
        return _redirect_to_board()
    if current_app.config["OPEN_HOUSE"]:
        raise NotFound
    return _used_link_page(), 404


@home.post("/laptop")
def claim() -> Response:
    """Give a browser on the laptop itself the laptop's right, if it is offered."""
    if session.get("laptop"):
        return _redirect_to_board()
    access = laptop_access()
    if not access.is_offered(request):
        raise Forbidden(access.instructions(request))
    if not access.may_claim(request):
        raise Forbidden(said("another-website"))
    # The button's label is about opening the board: if there is no table yet, it makes one.
    return _become_laptop(opened="board")


def _become_laptop(opened: str = "yes") -> Response:
    known = keeps_cookies()
    session["laptop"] = True
    session.permanent = True
    if not known:
        return redirect(url_for("home.index", opened=opened))
    return _redirect_to_board(opened)


def _blocked_page() -> str:
    """Return the page that explains how to allow cookies."""
    return render_template("pages/blocked.html", home=url_for("home.index"))


def _redirect_to_board(opened: str = "yes") -> Response:
    """Redirect to the last table with a connected seat, or to the front page if there is none.

    If there is no table at all and ``opened`` is "board", it makes one.
    """
    recent = services().tables.recent()
    if opened == "board" and not recent:
        return _new_table()
    for row in recent:
        # A table with a connected device is in memory.
        table = services().tables.in_memory(row.code)
        if table is not None and any(
            table.presence.is_connected(seat) for seat in table.roster.order
        ):
            return redirect(url_for("board.show", code=table.code))
    return redirect(url_for("home.index"))


def _used_link_page() -> str:
    """Return the page for an outdated link; on the laptop it offers the right."""
    access = laptop_access()
    return render_template(
        "pages/laptop.html",
        offered=access.is_offered(request),
        instructions=access.instructions(request),
    )


def _code_page(error: str | None, typed: str = "") -> str:
    """Return the page with the form for a code, and how to open the board on the laptop.

    The ``typed`` text stays in its field.
    """
    access = laptop_access()
    offered = access.is_offered(request) and not is_laptop()
    instructions = None if is_laptop() or offered else access.instructions(request)
    return render_template(
        "pages/code.html",
        error=error,
        typed=typed[:LONG_CODE_LENGTH],
        offered=offered,
        instructions=instructions,
    )


@home.post("/tables")
def make_table() -> Response | tuple[str, int]:
    """Make a table with this device as its host, and redirect to its board.

    A phone with which somebody also plays is redirected to the page where they sit down.
    """
    if not is_laptop():
        return redirect(url_for("home.index"))
    if not keeps_cookies():
        return _blocked_page(), 409
    form = request.form.get("form", "")
    return _new_table("join.show" if "phone" in request.form else "board.show", form)


def _new_table(page: str = "board.show", form: str = "") -> Response:
    """Make a table, or return to the one that this form has just made: it may be sent twice."""
    table = services().tables.make(f"{device()} {form}" if form else "")
    if not session.get("laptop"):  # the laptop is host at every table
        table.execute(BecomeHost(), Actor(device(), (), host=False))
    learn_address(table, actor(table), may_replace=True)
    learn_court_letters(table, actor(table))
    return redirect(url_for(page, code=table.code))


@home.post("/tables/<code>/forget")
def delete_table(code: str) -> Response:
    """Delete a table."""
    if session.get("laptop"):
        with contextlib.suppress(Refused):
            services().tables.delete(code)
    return redirect(url_for("home.index"))


@home.get("/code")
def code() -> str | Response | tuple[str, int]:
    """Redirect to the table whose code was typed, or show the form for a code."""
    typed = typed_code(request.args.get("code", ""))
    if not typed:
        return _code_page(None)
    try:
        table = find_table(typed)
    except Refused as refused:
        return _code_page(services().say(refused.why), typed), 404
    return redirect(url_for("join.show", code=table.code))


PLAIN = {"Content-Type": "text/plain; charset=utf-8"}


@home.get("/healthz")
def health() -> tuple[str, int, dict[str, str]]:
    """Answer "ok" if the server is alive and can read its store."""
    services().dependencies.store.setting("schema")
    return "ok\n", 200, PLAIN


@home.get("/healthz/ready")
def ready() -> tuple[str, int, dict[str, str]]:
    """Answer "ready" if the server accepts new screens; proxies request this.

    It does not check the database: if that is down, it is down for every process, and moving all
    screens would only make it worse.
    """
    if services().draining.is_set():
        return "ending\n", 503, PLAIN
    return "ready\n", 200, PLAIN
