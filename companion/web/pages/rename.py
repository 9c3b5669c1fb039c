"""The form that gives somebody another name or symbol, fetched for its dialog."""

from __future__ import annotations

from flask import Blueprint, render_template, request

from companion.tables.permissions import check_rename
from companion.web.device_cookies import actor
from companion.web.services import services
from rules.errors import Refused
from rules.facts import Seat

rename = Blueprint("rename", __name__)


@rename.get("/rename/<code:code>/<seat>")
def show(code: str, seat: str) -> str | tuple[str, int]:
    """Return the form for a seat: its own, or for the host anybody's."""
    table = services().tables.find(code)
    with table.lock:
        try:
            who = actor(table, request.args.get("seat"))
            person = table.roster.person(check_rename(who, Seat(seat)))
        except Refused as refused:
            return services().say(refused.why, table), 409
        return render_template(
            "pages/rename.html",
            person=person,
            own=who.seat == person.seat,
            colours=table.roster.symbols(but=person.seat),
        )
