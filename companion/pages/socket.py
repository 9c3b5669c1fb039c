"""The socket: commands come up it, regions and acknowledgements go down."""

from __future__ import annotations

import contextlib
import json
import logging
from socket import SHUT_RDWR
from threading import Lock, Thread
from typing import Any

from flask import Blueprint, current_app, request, session
from flask_sock import Sock
from simple_websocket import ConnectionClosed, Server

from companion.devices import device, known_visitor, watcher
from companion.door import Door, given_back, read
from companion.glance import Watcher
from companion.house import house
from companion.hub import Mailbox
from companion.rights import Visitor
from rules.errors import Refused

log = logging.getLogger(__name__)

socket = Blueprint("socket", __name__)
sock = Sock()

MOST_VIEWERS = 200
"""How many connections a table may have; a whole party with spectators stays far below."""


class WholeFrames:
    """A socket whose ``send`` sends everything, one sender at a time.

    The library's reader and our writer both send; a frame cut in two by the other's, or by a full
    buffer, would break the stream. A peer that does not take what it is sent within so many
    seconds is let go, so that a phone that is out of reach is not waited for.
    """

    def __init__(self, inner: Any, within: float) -> None:
        self._inner = inner
        self._within = within
        self._lock = Lock()
        inner.settimeout(within)

    def send(self, data: bytes) -> int:
        """Send all of it.

        :raises OSError: when the peer is gone; then nobody can send or read any more.
        """
        if not self._lock.acquire(timeout=self._within):
            self._hang_up()
            raise TimeoutError
        try:
            self._inner.sendall(data)
        except OSError:
            self._hang_up()
            raise
        finally:
            self._lock.release()
        return len(data)

    def _hang_up(self) -> None:
        """Wake whoever waits to read."""
        with contextlib.suppress(OSError):
            self._inner.shutdown(SHUT_RDWR)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


@sock.route("/link/<code:code>/<role>", bp=socket)  # type: ignore[untyped-decorator]  # flask-sock has no types
def link(ws: Server, code: str, role: str) -> None:
    """Serve one connection of a board, a pad or somebody who watches, until it ends."""
    ws.sock = WholeFrames(ws.sock, current_app.config["HEARTBEAT"])
    hub, say = house().hub, house().say
    try:
        table = house().tables.find(code)
    except Refused as refused:
        ws.send(json.dumps({"gone": say(refused.why)}))
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
        ws.send(json.dumps({"removed": True}))
        return
    if hub.watching(table) >= MOST_VIEWERS:
        ws.close(1013, "too many")
        return
    viewer = hub.add(table, first, seen)
    writer = Thread(target=_write, args=(ws, viewer.mailbox), daemon=True)
    writer.start()
    table.arrive(known, laptop=laptop)
    try:
        while True:
            message = read(ws.receive())
            if isinstance(message, dict) and "ping" in message:
                viewer.mailbox.tell({"pong": given_back(message["ping"])})
            elif isinstance(message, dict) and "open" in message:
                viewer.open(message["open"])
            elif seen() is None:
                viewer.mailbox.tell({"removed": True})
            else:
                ack = Door(table, who()).command(message, lambda why: say(why, table))
                viewer.mailbox.acknowledge(ack)
    except ConnectionClosed:
        pass
    finally:
        viewer.mailbox.close()
        hub.remove(table, viewer)
        table.leave(known, laptop=laptop)


def _write(ws: Server, mailbox: Mailbox) -> None:
    """Send what comes into a mailbox, until the connection ends."""
    with contextlib.suppress(ConnectionClosed, OSError):
        while not mailbox.closed:
            for frame in mailbox.take():
                ws.send(frame)
    with contextlib.suppress(ConnectionClosed, OSError):
        ws.close()
