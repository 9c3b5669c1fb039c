"""The socket: commands come up it, regions and acknowledgements go down."""

from __future__ import annotations

from flask import Blueprint, current_app, request, session
from flask_sock import Sock
from simple_websocket import Server

from companion.live.connection import Connection
from companion.presenters import Viewer
from companion.tables.actor import Actor
from companion.tables.commands.parsing import printable_id, read_frame
from companion.tables.table import Table
from companion.web.address import learn
from companion.web.device_cookies import device, known_actor, viewer
from companion.web.services import Services, services
from rules.errors import Refused

socket = Blueprint("socket", __name__)
sock = Sock()

MAX_CONNECTIONS = 200
"""How many connections a table may have; a party with spectators stays far below."""


class Session:
    """One connection of a board, a pad or somebody who watches: who it is, and what it is sent."""

    def __init__(self, table: Table, role: str, known: str, seat: str | None, laptop: bool) -> None:  # noqa: FBT001  # a fact about the device
        self._services: Services = services()
        self._table = table
        self._role = role
        self._device = known
        self._seat = seat
        self._laptop = laptop

    def actor(self) -> Actor:
        """Return what this device is at the table now."""
        return known_actor(self._table, self._device, self._seat, laptop=self._laptop)

    def viewer(self) -> Viewer | None:
        """Return what this device may see now; None for a pad that no longer holds its seat."""
        now = viewer(self._role, self.actor())
        return now if self._role != "pad" or now.seat is not None else None

    def serve(self, connection: Connection, first: Viewer) -> None:
        """Send the screen and carry out commands until the connection ends."""
        hub, table = self._services.hub, self._table
        self._subscriber = hub.add(table, first, self, connection)
        table.connect(self._device, laptop=self._laptop)
        try:
            connection.read(self)
        finally:
            self._subscriber.outbox.close()
            hub.remove(table, self._subscriber)
            table.disconnect(self._device, laptop=self._laptop)

    def receive(self, frame: str | bytes) -> None:
        """Answer one frame: a ping, what is open on the screen, or a command."""
        message = read_frame(frame)
        outbox = self._subscriber.outbox
        if isinstance(message, dict) and "ping" in message:
            outbox.add({"pong": printable_id(message["ping"])})
        elif isinstance(message, dict) and "open" in message:
            self._subscriber.open(message["open"])
        elif self.viewer() is None:
            outbox.add({"removed": True})
        else:
            ack = self._services.acknowledge(self._table, self.actor(), message)
            outbox.acknowledge(ack)


@sock.route("/link/<code:code>/<role>", bp=socket)  # type: ignore[untyped-decorator]  # flask-sock has no types
def link(ws: Server, code: str, role: str) -> None:
    """Serve one connection until it ends."""
    connection = Connection(ws, current_app.config["HEARTBEAT"], current_app.config["MONOTONIC"])
    try:
        table = services().tables.find(code)
    except Refused as refused:
        connection.send_and_close({"gone": services().say(refused.why)})
        return
    session_ = Session(table, role, device(), request.args.get("seat"), bool(session.get("laptop")))
    first = session_.viewer()
    if first is None:
        connection.send_and_close({"removed": True})
    elif services().hub.connection_count(table) >= MAX_CONNECTIONS:
        connection.close(1013, "too many")
    else:
        if role == "board":
            learn(table, session_.actor(), moves=False)
        session_.serve(connection, first)
