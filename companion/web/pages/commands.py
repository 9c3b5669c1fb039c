"""Commands by POST and screens by GET, for clients without a WebSocket."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, request, session

from companion.presenters import Viewer
from companion.tables.actor import Actor
from companion.tables.commands.parsing import read_frame
from companion.tables.signals import is_signal
from companion.tables.table import Table
from companion.web.device_cookies import actor, device, viewer
from companion.web.services import services
from companion.web.table_lookup import find_table

commands = Blueprint("commands", __name__)


@commands.post("/command/<code:code>")
def command(code: str) -> tuple[dict[str, Any], int]:
    """Carry out the command or the signal in the body, and return the acknowledgement."""
    table = find_table(code)
    return carry_out(table, actor(table, request.args.get("seat")))


def carry_out(table: Table, sender: Actor) -> tuple[dict[str, Any], int]:
    """Carry out the command or the signal in the body at a table, and return the acknowledgement."""
    message = read_frame(request.get_data())
    send = services().signal if is_signal(message) else services().acknowledge
    ack = send(table, sender, message)
    return ack, 200 if ack["ok"] else 409


@commands.get("/view/<code:code>/<any(board, pad, watch):role>")
def view(code: str, role: str) -> Response:
    """Return what a screen shows now as a frame; the query's ``open`` are regions that are open on it.

    A page asks every second or two. Meanwhile its device counts as connected.
    """
    table = find_table(code)
    sender = actor(table, request.args.get("seat"))
    viewing = viewer(role, sender)
    if role == "pad" and viewing.seat is None:
        return as_json('{"removed":true}')
    if sender.host or sender.seats:
        table.expect(device(), laptop=bool(session.get("laptop")))
    return frame_of(table, viewing)


def frame_of(table: Table, viewing: Viewer) -> Response:
    """Return what a viewer's screen shows now, with the query's ``open`` regions."""
    return as_json(services().hub.frame(table, viewing, request.args.getlist("open")))


def as_json(frame: str) -> Response:
    """Return the response with a frame."""
    return Response(frame, mimetype="application/json")
