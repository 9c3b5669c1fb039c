"""Commands by POST and screens by GET, for clients without a WebSocket."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, request

from companion.tables.commands.parsing import read_frame
from companion.tables.reactions import is_reaction
from companion.web.device_cookies import actor, viewer
from companion.web.services import services

commands = Blueprint("commands", __name__)


@commands.post("/command/<code:code>")
def command(code: str) -> tuple[dict[str, Any], int]:
    """Carry out the command in the body, or show the reaction, and return the acknowledgement."""
    table = services().tables.find(code)
    sender = actor(table, request.args.get("seat"))
    message = read_frame(request.get_data())
    carry_out = services().react if is_reaction(message) else services().acknowledge
    ack = carry_out(table, sender, message)
    return ack, 200 if ack["ok"] else 409


@commands.get("/view/<code:code>/<role>")
def view(code: str, role: str) -> dict[str, Any]:
    """Return the HTML of every region of a screen, by region."""
    table = services().tables.find(code)
    with table.lock:
        viewing = viewer(role, actor(table, request.args.get("seat")))
        return {"regions": services().renderer.html(table, viewing)}
