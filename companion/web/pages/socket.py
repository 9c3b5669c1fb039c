"""The socket: commands come up it, regions and acknowledgements go down."""

from __future__ import annotations

import logging
from typing import Any

from flask import Blueprint, current_app, request, session
from flask_sock import Sock
from simple_websocket import Server

from companion.live.connection import Connection
from companion.presenters import Viewer
from companion.tables.address import learn
from companion.tables.commands import Door, given_back, read
from companion.tables.permissions import Visitor
from companion.web.device_cookies import device, known_visitor, viewer
from companion.web.services import services
from rules.errors import Refused

log = logging.getLogger(__name__)

socket = Blueprint("socket", __name__)
sock = Sock()

MAX_CONNECTIONS = 200
"""How many connections a table may have; a whole roster with spectators stays far below."""


@sock.route("/link/<code:code>/<role>", bp=socket)  # type: ignore[untyped-decorator]  # flask-sock has no types
def link(ws: Server, code: str, role: str) -> None:
    """Serve one connection of a board, a pad or somebody who watches, until it ends."""
    connection = Connection(ws, current_app.config["HEARTBEAT"], current_app.config["MONOTONIC"])
    hub, say = services().hub, services().say
    try:
        table = services().tables.find(code)
    except Refused as refused:
        connection.end_with({"gone": say(refused.why)})
        return
    seat, laptop = request.args.get("seat"), bool(session.get("laptop"))
    known = device()

    def who() -> Visitor:
        return known_visitor(table, known, seat, laptop=laptop)

    def seen() -> Viewer | None:
        """Return what this device may watch: a pad only while it holds the seat."""
        now = viewer(role, who())
        return now if role != "pad" or now.seat is not None else None

    first = seen()
    if first is None:
        connection.end_with({"removed": True})
        return
    if role == "board":
        learn(table, who(), moves=False)
    if hub.watching(table) >= MAX_CONNECTIONS:
        connection.end(1013, "too many")
        return
    subscriber = hub.add(table, first, seen, connection.write)

    def take(frame: str | bytes) -> None:
        message: Any = read(frame)
        if isinstance(message, dict) and "ping" in message:
            subscriber.outbox.tell({"pong": given_back(message["ping"])})
        elif isinstance(message, dict) and "open" in message:
            subscriber.open(message["open"])
        elif seen() is None:
            subscriber.outbox.tell({"removed": True})
        else:
            ack = Door(table, who()).command(message, lambda why: say(why, table))
            subscriber.outbox.acknowledge(ack)

    table.arrive(known, laptop=laptop)
    try:
        connection.read(take)
    finally:
        subscriber.outbox.close()
        hub.remove(table, subscriber)
        table.leave(known, laptop=laptop)
