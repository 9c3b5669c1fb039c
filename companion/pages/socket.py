"""The socket: commands come up it, regions and acknowledgements go down."""

from __future__ import annotations

import logging
from typing import Any

from flask import Blueprint, current_app, request, session
from flask_sock import Sock
from simple_websocket import Server

from companion.address import learn
from companion.devices import device, known_visitor, watcher
from companion.door import Door, given_back, read
from companion.glance import Watcher
from companion.house import house
from companion.line import Line
from companion.rights import Visitor
from rules.errors import Refused

log = logging.getLogger(__name__)

socket = Blueprint("socket", __name__)
sock = Sock()

MOST_VIEWERS = 200
"""How many connections a table may have; a whole party with spectators stays far below."""


@sock.route("/link/<code:code>/<role>", bp=socket)  # type: ignore[untyped-decorator]  # flask-sock has no types
def link(ws: Server, code: str, role: str) -> None:
    """Serve one connection of a board, a pad or somebody who watches, until it ends."""
    line = Line(ws, current_app.config["HEARTBEAT"], current_app.config["MONOTONIC"])
    hub, say = house().hub, house().say
    try:
        table = house().tables.find(code)
    except Refused as refused:
        line.end_with({"gone": say(refused.why)})
        return
    seat, laptop = request.args.get("seat"), bool(session.get("laptop"))
    known = device()

    def who() -> Visitor:
        return known_visitor(table, known, seat, laptop=laptop)

    def seen() -> Watcher | None:
        """Return what this device may watch: a pad only while it holds the seat."""
        now = watcher(role, who())
        return now if role != "pad" or now.seat is not None else None

    first = seen()
    if first is None:
        line.end_with({"removed": True})
        return
    if role == "board":
        learn(table, who(), moves=False)
    if hub.watching(table) >= MOST_VIEWERS:
        line.end(1013, "too many")
        return
    viewer = hub.add(table, first, seen, line.write)

    def take(frame: str | bytes) -> None:
        message: Any = read(frame)
        if isinstance(message, dict) and "ping" in message:
            viewer.mailbox.tell({"pong": given_back(message["ping"])})
        elif isinstance(message, dict) and "open" in message:
            viewer.open(message["open"])
        elif seen() is None:
            viewer.mailbox.tell({"removed": True})
        else:
            ack = Door(table, who()).command(message, lambda why: say(why, table))
            viewer.mailbox.acknowledge(ack)

    table.arrive(known, laptop=laptop)
    try:
        line.read(take)
    finally:
        viewer.mailbox.close()
        hub.remove(table, viewer)
        table.leave(known, laptop=laptop)
