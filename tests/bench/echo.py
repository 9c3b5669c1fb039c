"""The bare socket layer: a server of the same libraries that knows no tables.

What somebody sends to a table is acknowledged, and the last of six messages goes to all its sockets, as
large as what is shown after a reveal. What a reveal takes longer than this is our own doing.
"""

from __future__ import annotations

from gevent import monkey

monkey.patch_all()

import json  # noqa: E402  # gevent has to come first
import socket  # noqa: E402
import time  # noqa: E402
from collections import defaultdict  # noqa: E402

from flask import Flask, request  # noqa: E402
from flask_sock import Sock  # noqa: E402
from simple_websocket import Server as WebSocket  # noqa: E402

from companion.cli.memory import freeze_objects  # noqa: E402
from companion.cli.server import make_server  # noqa: E402
from companion.live.connection import Connection, socket_options  # noqa: E402
from companion.live.http_server import CONNECTION  # noqa: E402
from companion.live.outbox import Outbox  # noqa: E402
from companion.network.proxies import Proxies  # noqa: E402

SHOWN = "x" * 5_000
"""About as much as a reveal changes on one screen."""
SEALS = 6

app = Flask(__name__)
app.config.update(PROXIES=Proxies(), SOCK_SERVER_OPTIONS=socket_options(15.0, 64 * 1024))
sock = Sock(app)
tables: defaultdict[str, list[Socket]] = defaultdict(list)
sealed: defaultdict[str, int] = defaultdict(int)


class Socket:
    """One socket at a table."""

    def __init__(self, table: str, connection: Connection) -> None:
        self._table = table
        self.outbox = Outbox(self, connection)

    def next_frame(self) -> None:
        """Return nothing: there is no screen."""

    def receive(self, frame: str | bytes) -> None:
        """Acknowledge a message; the last of a round goes to everybody."""
        message = json.loads(frame)
        self.outbox.acknowledge({"id": message["id"], "ok": True})
        sealed[self._table] += 1
        if sealed[self._table] % SEALS == 0:
            for each in tables[self._table]:
                each.outbox.add({"shown": SHOWN})


@sock.route("/echo/<table>")  # type: ignore[untyped-decorator]  # flask-sock has no types
def echo(ws: WebSocket, table: str) -> None:
    """Serve one socket until it ends."""
    request.environ[CONNECTION].opens_socket(
        seated=True
    )  # else the server takes it for a late request
    connection = Connection(ws, 60.0, time.monotonic)
    one = Socket(table, connection)
    tables[table].append(one)
    connection.read(one)


def main() -> None:
    """Serve until the process is ended."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
    server = make_server(app, listener)
    server.start()
    freeze_objects()
    print(f"serving http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
