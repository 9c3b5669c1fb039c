"""The WebSocket of a screen: it receives commands, and sends acknowledgements and regions."""

from __future__ import annotations

from collections.abc import Mapping

from flask import Blueprint, current_app, request, session
from flask_sock import Sock
from simple_websocket import Server

from companion.live.connection import Connection
from companion.live.http_server import CONNECTION
from companion.monitoring import LINES
from companion.network.ip_addresses import is_this_computer
from companion.network.rate_limits import client_key
from companion.presenters import Viewer
from companion.storage.errors import Conflict, DamagedTable, StoreUnavailable
from companion.tables.activities import Activity
from companion.tables.actor import Actor
from companion.tables.commands.parsing import printable_id, read_frame
from companion.tables.lobby import lobby
from companion.tables.playback import read_shown
from companion.tables.signals import is_signal
from companion.tables.table import Table
from companion.web.address import learn_address
from companion.web.device_cookies import actor_of, device, viewer
from companion.web.request_language import language_of_page
from companion.web.services import Services, services
from companion.web.table_lookup import find_table
from rules.errors import Refused
from rules.facts import Json, Seat

ENDING = 1012
"""The close code for a server that restarts (IANA's registry)."""
TRY_AGAIN = 1013
"""The close code that asks the page to try again later."""

socket = Blueprint("socket", __name__)
sock = Sock()


class Session:
    """One connection of a board, a pad or a spectator's screen."""

    def __init__(
        self, table: Table, role: str, device_id: str, seat: str | None, *, laptop: bool
    ) -> None:
        self._services: Services = services()
        self._table = table
        self._role = role
        self._device = device_id
        self._seat = seat
        self._laptop = laptop
        self._language = language_of_page()

    def actor(self) -> Actor:
        """Return this device's actor at the table now."""
        return actor_of(self._table, self._device, self._seat, laptop=self._laptop)

    def viewer(self) -> Viewer | None:
        """Return this screen's viewer now, or None for a pad that no longer holds its seat."""
        viewing = viewer(self._role, self.actor(), self._language)
        return viewing if self._role != "pad" or viewing.seat is not None else None

    def serve(self, connection: Connection, first: Viewer) -> None:
        """Send the screen, and carry out commands, until the connection ends."""
        hub, table = self._services.hub, self._table
        if self._role == "board":
            learn_address(table, self.actor(), may_replace=False)
        self._subscriber = hub.add(table, first, self, connection)
        table.connect(self._device, laptop=self._laptop)
        LINES.labels(self._role).inc()
        try:
            connection.read(self)
        finally:
            self._subscriber.outbox.close()
            hub.remove(table, self._subscriber)
            if self._seat is not None:
                table.set_activity(self, Seat(self._seat), None)
            table.disconnect(self._device, laptop=self._laptop, board=self)
            LINES.labels(self._role).dec()

    def receive(self, frame: str | bytes) -> None:
        """Handle one frame: what a page reports of itself, a signal or a command."""
        match read_frame(frame):
            case {"ping": ping}:
                self._subscriber.outbox.add({"pong": printable_id(ping)})
                self._subscriber.retry()
            case {"open": regions}:
                self._subscriber.open(regions)
            case {"shown": _} as report:
                self._note_playback(report)
            case {"time": _}:
                self._subscriber.tell_time()
            case {"doing": doing}:
                self._note_activity(doing)
            case _ if self.viewer() is None:
                self._subscriber.outbox.add({"removed": True})
            case dict(message) if is_signal(message):
                ack = self._services.signal(self._table, self.actor(), message)
                if ack["id"] or not ack["ok"]:
                    self._subscriber.outbox.acknowledge(ack)
            case message:
                self.carry_out(message)

    def _note_playback(self, report: Mapping[str, Json]) -> None:
        shown = read_shown(report)
        # Phones wait only for boards of hosts: anybody with the code can open a board.
        if shown is not None and self._role == "board" and self.actor().host:
            self._table.pacing.playback_shown(self, shown)
            self._table.pacing.dealing_shown(self, yes=report.get("dealing") is True)

    def _note_activity(self, doing: Json) -> None:
        """Note whether the person of a pad takes the tour of the game that is picked, in the lobby."""
        seat, table = self.actor().seat, self._table
        if seat is None:
            return
        touring = doing == "tour" and table.playing is None
        table.set_activity(
            self, seat, Activity("tour", lobby(table.roster).chosen.id) if touring else None
        )

    def carry_out(self, message: Json) -> None:
        """Carry out the command in a message, and acknowledge it.

        If another process now serves the table, the connection is closed instead, and the page
        sends the command again when it reconnects.
        """
        try:
            ack = self._services.acknowledge(self._table, self.actor(), message)
        except Conflict:
            self._subscriber.outbox.close()
        else:
            self._subscriber.outbox.acknowledge(ack)


@sock.route("/link/<code:code>/<any(board, pad, watch):role>", bp=socket)  # type: ignore[untyped-decorator]  # flask-sock has no types
def link(ws: Server, code: str, role: str) -> None:
    """Serve one connection until it ends; ``role`` is "board", "pad" or "watch"."""
    connection = open_connection(ws)
    if services().draining.is_set():
        connection.close(ENDING, "come back")
        return
    try:
        table = services().others.claim(find_table(code))
    except Refused as refused:
        connection.send_and_close({"gone": services().say(refused.why)})
        return
    except DamagedTable as damaged:
        connection.send_and_close({"gone": damaged.sentence(services().language.code)})
        return
    except StoreUnavailable:
        connection.close(TRY_AGAIN, "the database is away")
        return
    laptop = bool(session.get("laptop"))
    screen = Session(table, role, device(), request.args.get("seat"), laptop=laptop)
    first = screen.viewer()
    if first is None:
        connection.send_and_close({"removed": True})
        return
    actor = screen.actor()
    seated = actor.host or bool(actor.seats)
    serve_if_room(screen, connection, table, first, seated=seated)


def open_connection(ws: Server) -> Connection:
    """Return the connection of a WebSocket that was opened."""
    return Connection(ws, current_app.config["HEARTBEAT"], current_app.config["MONOTONIC"])


def serve_if_room(
    screen: Session, connection: Connection, table: Table, first: Viewer, *, seated: bool
) -> None:
    """Serve a connection until it ends; close it at once if it exceeds a limit."""
    with services().sockets.held(table.id, device(), _client(), seated=seated) as fits:
        if not (fits and _server_has_room(seated=seated)):
            connection.close(TRY_AGAIN, "too many")
            return
        screen.serve(connection, first)


def _client() -> str | None:
    """Return the client's address, or None for this computer's: a tunnel may serve many people."""
    address = request.remote_addr or ""
    return None if is_this_computer(address) else client_key(address)


def _server_has_room(*, seated: bool) -> bool:
    """Whether the server may keep one more WebSocket open; True for servers without a guard."""
    admission = request.environ.get(CONNECTION)
    return admission is None or admission.opens_socket(seated=seated)
