"""Commands by POST and screens by GET, for clients without a WebSocket."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, request

from companion.tables.commands.parsing import read_frame
from companion.tables.greetings import is_greeting
from companion.tables.nudges import is_nudge
from companion.tables.reactions import is_reaction
from companion.web.device_cookies import actor, viewer
from companion.web.services import services
from companion.web.table_lookup import find_table

commands = Blueprint("commands", __name__)


@commands.post("/command/<code:code>")
def command(code: str) -> tuple[dict[str, Any], int]:
    """Carry out the command in the body, or what is no command, and return the acknowledgement."""
    table = find_table(code)
    sender = actor(table, request.args.get("seat"))
    message = read_frame(request.get_data())
    if is_greeting(message):
        ack = services().greet(table, sender)
    elif is_reaction(message):
        ack = services().react(table, sender, message)
    elif is_nudge(message):
        ack = services().nudge(table, sender, message)
    else:
        ack = services().acknowledge(table, sender, message)
    return ack, 200 if ack["ok"] else 409


@commands.get("/view/<code:code>/<any(board, pad, watch):role>")
def view(code: str, role: str) -> dict[str, Any]:
    """Return the HTML of each region of a screen, by the region's name."""
    table = find_table(code)
    with table.lock:
        viewing = viewer(role, actor(table, request.args.get("seat")))
        return {"regions": services().renderer.html(table, viewing)}
