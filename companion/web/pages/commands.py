"""Commands by post, and views by get: for where no socket can be had, and for tests."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, request

from companion.tables.commands.parsing import read_frame
from companion.web.device_cookies import actor, viewer
from companion.web.services import services

door = Blueprint("door", __name__)


@door.post("/command/<code:code>")
def command(code: str) -> tuple[dict[str, Any], int]:
    """Carry one command out; the same as up the socket."""
    table = services().tables.find(code)
    who = actor(table, request.args.get("seat"))
    message = read_frame(request.get_data())
    ack = services().acknowledge(table, who, message)
    return ack, 200 if ack["ok"] else 409


@door.get("/view/<code:code>/<role>")
def view(code: str, role: str) -> dict[str, Any]:
    """Return every region of a screen."""
    table = services().tables.find(code)
    with table.lock:
        seen = viewer(role, actor(table, request.args.get("seat")))
        return {"regions": services().renderer.html(table, seen)}
