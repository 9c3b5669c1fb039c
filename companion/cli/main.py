"""The ``companion`` command: one line that lays the table."""

from __future__ import annotations

import argparse
import logging
import os
import secrets
import signal
import sys
import webbrowser
from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import TextIO

from gevent import get_hub
from gevent import signal_handler as on_signal

from companion import __version__
from companion.cli import garbage_collection
from companion.cli.server import Server
from companion.cli.terminal import is_terminal, on_enter
from companion.live.idle_queue import IdleQueue
from companion.network import addresses as network
from companion.network import qr
from companion.storage.errors import StoreUnavailable
from companion.storage.location import database_url
from companion.web.app import create_app

DEFAULT_PORT = 8000
EVERYWHERE = (None, "0.0.0.0", "::")  # noqa: S104  # phones have to reach it
"""The hosts that mean every address of the machine."""

DESCRIPTION = """\
Companion referees games that you play with real cards. Run it on a laptop that everybody can see:
the board opens in its browser, phones scan the code on it, and each phone becomes a secret pad.
Phones have to be in the same network as the laptop (the same Wi-Fi, as a rule)."""

EPILOG = """\
examples:
  companion                        lay the table, and open the board in the browser
  companion --port 9000            on another port
  companion --host 192.168.1.23    when the address in the code is not the one phones reach
  companion --url https://play.example.org
                                   behind a proxy or a tunnel that phones reach under that address
  companion --data ~/games.db      keep the tables in that file

Every option can be set by an environment variable too: COMPANION_HOST, COMPANION_PORT,
COMPANION_URL, COMPANION_DATA. Enter gives a fresh link to the board. Ctrl-C ends it; the next start
goes on where it stopped."""


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    reader = argparse.ArgumentParser(
        prog="companion",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    reader.add_argument("--host", help="the address to listen on, and to put into the code")
    reader.add_argument("--port", help=f"the port (default: {DEFAULT_PORT}, or the next free one)")
    reader.add_argument("--url", help="the address that phones open, where it is another one")
    reader.add_argument("--data", metavar="PATH", help="where the tables are kept")
    reader.add_argument(
        "--countdown",
        type=float,
        default=3.0,
        metavar="SECONDS",
        help="before a reveal (default: 3)",
    )
    reader.add_argument("--no-open", action="store_true", help="don't open the browser")
    reader.add_argument("--version", action="version", version=f"companion {__version__}")
    return reader


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    options = parser().parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="companion: %(message)s")
    try:
        return serve(options, os.environ, sys.stdout, sys.stdin)
    except (network.NetworkError, StoreUnavailable, OSError) as error:
        print(f"companion: {error}", file=sys.stderr)  # noqa: T201  # the terminal is its screen
        return 2


def serve(
    options: argparse.Namespace, environ: Mapping[str, str], out: TextIO, keys: TextIO | None
) -> int:
    """Serve until Ctrl-C; where ``keys`` is a terminal, Enter gives a fresh link to the board.

    :raises network.NetworkError: for an address or a port that cannot be had.
    :raises StoreUnavailable: when the database cannot be opened.
    """
    asked = network.asked(environ)
    host = options.host or asked.host
    port = network.parse_port(options.port) if options.port else asked.port or DEFAULT_PORT
    url = options.url or asked.url
    listener, bound, moved = network.bind_socket(host, port)
    with closing(listener):
        reach = network.public(url) if url else network.board_addresses(host, bound)
        here = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
        local = f"http://{here}:{bound}"
        # Who names another address has a proxy or a tunnel, and that comes from this machine too.
        offered = local if not url and (host in EVERYWHERE or reach.loopback_only) else None
        links = Links(local)
        app = create_app(
            {
                "DATABASE": environ.get("DATABASE_URL")
                or database_url(options.data or environ.get("COMPANION_DATA")),
                "PUBLIC_URL": reach.url,
                "LAPTOP_KEYS": links.keys,
                "LAPTOP_URL": offered,
                "TERMINAL": is_terminal(keys),
                "ALLOWED_HOSTS": network.own_names(),
                "COUNTDOWN": max(0.0, options.countdown),
                "DEFER": IdleQueue(garbage_collection.collect_young),
            }
        )
        server = Server(app, listener)
        server.start()
        for name in ("SIGINT", "SIGTERM"):
            on_signal(getattr(signal, name), server.stop_soon)
        link = links.fresh()
        enter = is_terminal(keys)
        out.write(greeting(reach, link, moved=port if moved else None, enter=enter, out=out))
        out.flush()
        if not options.no_open:
            # In a real thread: some browsers keep their opener waiting.
            get_hub().threadpool.spawn(webbrowser.open, link)
        on_enter(keys, lambda: _say(out, f"  A fresh link to the board:  {links.fresh()}\n\n"))
        garbage_collection.configure()
        server.serve()
    out.write("\nThe table is kept. See you next time.\n")
    return 0


class Links:
    """One-time links to the board, under the address of the laptop itself."""

    MOST = 8
    """How many may be unused; more are somebody's elbow on the key, and the older ones end."""

    def __init__(self, local: str) -> None:
        self._local = local
        self._given: list[str] = []
        self.keys: set[str] = set()
        """What the app takes one from when its link is opened."""

    def fresh(self) -> str:
        """Return a new link, which works once."""
        key = secrets.token_urlsafe(16)
        self.keys.add(key)
        self._given = [each for each in self._given if each in self.keys] + [key]
        while len(self._given) > self.MOST:
            self.keys.discard(self._given.pop(0))
        return f"{self._local}/laptop/{key}"


def _say(out: TextIO, text: str) -> None:
    out.write(text)
    out.flush()


def greeting(
    reach: network.Reach, local: str, *, moved: int | None, out: TextIO, enter: bool = False
) -> str:
    """Return what the terminal says at the start; ``enter``: somebody can press that key."""
    lines = [""]
    if moved is not None:
        lines += [f"  Port {moved} is taken; this is the next one that is free.", ""]
    lines += [f"  The board, in this computer's browser:  {local}"]
    if enter:
        lines += ["  It works once. Press Enter for a fresh link to the board."]
    lines += [""]
    if reach.loopback_only:
        lines += [f"  {reach.warning or 'No network: phones cannot join.'}", ""]
        return "\n".join([*lines, "  Ctrl-C ends it.", "", ""])
    lines += [f"  Phones open:  {reach.url}", ""]
    lines += [qr.terminal(reach.url, encoding=out.encoding, colour=out.isatty()), ""]
    if reach.warning:
        lines += [f"  {reach.warning}", ""]
    if reach.others:
        lines += ["  If phones cannot reach it, try --host with one of these:"]
        lines += [f"    {other.url}  ({other.name})" for other in reach.others]
        lines += [""]
    return "\n".join([*lines, "  Ctrl-C ends it; everything is kept.", "", ""])
