"""The join page, which the QR code opens."""

from __future__ import annotations

from flask import Blueprint, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from companion.tables.commands.people import RequestRejoin
from companion.tables.refusals import NameTaken
from companion.tables.table import Table
from companion.web.device_cookies import actor, device, keeps_cookies
from companion.web.in_app_browsers import app_of
from companion.web.pages import pad
from companion.web.services import services
from companion.web.table_lookup import find_table
from rules.errors import Refused
from rules.facts import Json, Seat

join = Blueprint("join", __name__)


@join.get("/<code:code>")
def show(code: str) -> Response | tuple[str, int]:
    """Show the form, or redirect a device that has a seat to its pad.

    With ``more`` in the query, a device with a seat gets the form too: it may hold several seats.
    So does one that waits for the host to let it in.
    """
    table = find_table(code)
    seats = actor(table).seats
    if seats and "more" not in request.args:
        return redirect(url_for("pad.show", code=table.code, seat=seats[0]))
    return _page(table, None, 200)


@join.post("/<code:code>")
def sit_down(code: str) -> Response | tuple[str, int]:
    """Give the device a new seat, and redirect it to its pad.

    The form's page has set a cookie. If the device does not send it back, it gets no seat, and the
    page explains what to do. A page that becomes the pad itself, ``in_place``, is answered with the
    pad and its address.
    """
    table = find_table(code)
    if not keeps_cookies():
        return _page(table, None, 409, blocked=True)
    try:
        colour = request.form.get("colour")
        proposed = _is_proposed(colour)
        seat = table.join(device(), request.form.get("name"), colour, proposed=proposed)
    except Refused as refused:
        taken = refused.why.seat if isinstance(refused.why, NameTaken) else None
        return _page(table, services().say(refused.why, table), 409, namesake=taken)
    address = url_for("pad.show", code=table.code, seat=seat, new=1)
    if "in_place" not in request.form:
        return redirect(address)
    answer = make_response(pad.show(code=table.code, seat=seat))
    answer.headers["Content-Location"] = address
    return answer


@join.post("/<code:code>/rejoin")
def rejoin(code: str) -> Response | tuple[str, int]:
    """Request the seat that the device had before; the host admits it."""
    table = find_table(code)
    if not keeps_cookies():
        return _page(table, None, 409, blocked=True)
    try:
        table.execute(RequestRejoin(Seat(request.form.get("seat", ""))), actor(table))
    except Refused as refused:
        return _page(table, services().say(refused.why, table), 409)
    return redirect(url_for("join.show", code=table.code))


def _is_proposed(colour: str | None) -> bool:
    """Whether the page chose this colour, not a person: ``join.js`` then also sends it as ``proposed``."""
    return bool(colour) and colour == request.form.get("proposed")


def _page(
    table: Table,
    error: str | None,
    status: int,
    *,
    blocked: bool = False,
    namesake: Json = None,
) -> tuple[str, int]:
    """Return the form.

    With ``blocked``, it explains how to allow cookies. With ``namesake``, it offers the seat of the
    person with the same name.
    """
    roster = table.roster
    free = roster.free_colours()
    wanted = request.form.get("colour")
    chosen = wanted if wanted in free else next(iter(free), None)
    page = render_template(
        "pages/join.html",
        table=table,
        game=services().renderer.game_of(table),
        colours=roster.symbols(),
        chosen=chosen,
        proposed=chosen if chosen != wanted or _is_proposed(wanted) else None,
        name=request.form.get("name", "")[:64],
        people=roster.seated(),
        rejoining=None if "more" in request.args else roster.rejoin_requests.get(device()),
        removed=device() in roster.removed,
        left=device() in roster.left,
        opens=not roster.people and actor(table).host,
        more="more" in request.args and bool(roster.seats_of(device())),
        error=error,
        namesake=namesake,
        blocked=blocked,
        inside=app_of(request.user_agent.string),
    )
    return page, status
