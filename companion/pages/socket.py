"""The socket: commands come up it, regions and acknowledgements go down."""

from __future__ import annotations

import contextlib
import json
import logging
from threading import Lock, Thread
from typing import Any

from flask import Blueprint, request
from flask_sock import Sock
from simple_websocket import ConnectionClosed, Server

from companion.devices import visitor, watcher
from companion.door import Door
from companion.house import house
from companion.hub import Mailbox
from rules.errors import Refused

log = logging.getLogger(__name__)

socket = Blueprint("socket", __name__)
sock = Sock()

SEND_WITHIN = 20.0
"""Seconds within which a peer must take what it is sent; a dead one is let go then."""


class WholeFrames:
    """A socket whose ``send`` sends everything, one sender at a time.

    The library's reader and our writer both send; a frame cut in two by the other's, or by a full
    buffer, would break the stream.
    """

    def __init__(self, inner: Any) -> None:
        self._inner = inner
        self._lock = Lock()
        inner.settimeout(SEND_WITHIN)

    def send(self, data: bytes) -> int:
        """Send all of it."""
        with self._lock:
            self._inner.sendall(data)
        return len(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


@sock.route("/link/<code:code>/<role>", bp=socket)  # type: ignore[untyped-decorator]  # flask-sock has no types
def link(ws: Server, code: str, role: str) -> None:
    """Serve one connection of a board, a pad or somebody who watches, until it ends."""
    ws.sock = WholeFrames(ws.sock)
    try:
        table = house().tables.find(code)
    except Refused as refused:
        ws.send(json.dumps({"gone": house().say(refused.why)}))
        return
    who = visitor(table, request.args.get("seat"))
    seen = watcher(role, who)
    if role == "pad" and seen.seat is None:
        ws.send(json.dumps({"removed": True}))
        return
    hub, say = house().hub, house().say
    viewer = hub.add(table, seen)
    writer = Thread(target=_write, args=(ws, viewer.mailbox), daemon=True)
    writer.start()
    if seen.seat is not None:
        table.arrive(seen.seat)
    try:
        while True:
            message = _read(ws.receive())
            now = visitor(table, request.args.get("seat"))
            if role == "pad" and now.seat is None:
                viewer.mailbox.tell({"removed": True})
                continue
            ack = Door(table, now).command(message, lambda why: say(why, table))
            viewer.mailbox.acknowledge(ack)
    except ConnectionClosed:
        pass
    finally:
        viewer.mailbox.close()
        hub.remove(table, viewer)
        if seen.seat is not None:
            table.leave(seen.seat)


def _write(ws: Server, mailbox: Mailbox) -> None:
    """Send what comes into a mailbox, until the connection ends."""
    with contextlib.suppress(ConnectionClosed, OSError):
        while not mailbox.closed:
            for frame in mailbox.take():
                ws.send(frame)
    with contextlib.suppress(ConnectionClosed, OSError):
        ws.close()


def _read(frame: str | bytes | None) -> Any:
    """Return a frame's JSON, or None for anything else."""
    try:
        return json.loads(frame or "")
    except (ValueError, RecursionError):
        return None
