"""The form in a dialog that changes the name and symbol of a seat."""

from __future__ import annotations

from flask import Blueprint, render_template, request

from companion.tables.permissions import check_rename
from companion.web.device_cookies import actor
from companion.web.services import services
from companion.web.table_lookup import find_table
from rules.errors import Refused
from rules.facts import Seat

rename = Blueprint("rename", __name__)


@rename.get("/rename/<code:code>/<seat>")
def show(code: str, seat: str) -> str | tuple[str, int]:
    """Return the form for a seat that the sender may rename."""
    table = find_table(code)
    with table.lock:
        try:
            sender = actor(table, request.args.get("seat"))
            person = table.roster.person(check_rename(sender, Seat(seat)))
        except Refused as refused:
            return services().say(refused.why, table), 409
        return render_template(
            "pages/rename.html",
            person=person,
            own=sender.seat == person.seat,
            colours=table.roster.symbols(but=person.seat),
        )
