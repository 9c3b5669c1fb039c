"""The ``companion`` command: reads its options, starts the server and prints the addresses."""

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
from companion.cli.garbage_collection import collect_young, start_collecting
from companion.cli.server import Server
from companion.cli.terminal import is_terminal, on_enter
from companion.live.idle_queue import IdleQueue
from companion.network import qr
from companion.network.addresses import ServerAddress, find_address, parse_public_url
from companion.network.environment import read_environment
from companion.network.errors import NetworkError
from companion.network.interfaces import own_names
from companion.network.ports import bind_socket, parse_port
from companion.storage.errors import StoreUnavailable
from companion.storage.location import database_url
from companion.web.app import create_app

DEFAULT_PORT = 8000
ALL_ADDRESSES = (None, "0.0.0.0", "::")  # noqa: S104  # phones have to reach the server
"""The hosts that stand for all addresses of this computer."""

DESCRIPTION = """\
Companion referees games that you play with real cards. Run it on a laptop that everybody can see:
the board opens in its browser, phones scan the code on it, and each phone becomes a secret pad.
Phones have to be in the same network as the laptop, which usually means the same Wi-Fi."""

EPILOG = """\
examples:
  companion                        start, and open the board in the browser
  companion --port 9000            on another port
  companion --host 192.168.1.23    when phones can't reach the address in the code
  companion --url https://play.example.org
                                   behind a proxy or a tunnel that phones reach under that address
  companion --data ~/games.db      keep the tables in that file

Every option can be set by an environment variable too: COMPANION_HOST, COMPANION_PORT,
COMPANION_URL, COMPANION_DATA. COMPANION_PROXIES names the addresses of proxies in front of it.
Press Enter for a new link to the board, and Ctrl-C to stop. The next start goes on where this
one stopped."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
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
    """Run the command, and return its exit status: 0, or 2 if it cannot start."""
    options = parser().parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="companion: %(message)s")
    try:
        return serve(options, os.environ, sys.stdout, sys.stdin)
    except (NetworkError, StoreUnavailable, OSError) as error:
        print(f"companion: {error}", file=sys.stderr)  # noqa: T201  # a command reports to stderr
        return 2


def serve(
    options: argparse.Namespace, environ: Mapping[str, str], out: TextIO, keys: TextIO | None
) -> int:
    """Serve until Ctrl-C, and return the exit status.

    If ``keys`` is a terminal, pressing Enter there prints a new link to the board.

    :raises NetworkError: if an address or port is invalid or cannot be used.
    :raises StoreUnavailable: if the database cannot be opened.
    """
    settings = read_environment(environ)
    host = options.host or settings.host
    port = parse_port(options.port) if options.port else settings.port or DEFAULT_PORT
    url = options.url or settings.url
    listener, bound, moved = bind_socket(host, port)
    with closing(listener):
        address = parse_public_url(url) if url else find_address(host, bound)
        links = Links(_local_url(host, bound))
        # A given URL means a proxy or a tunnel, whose requests come from this computer too.
        offers_laptop = not url and (host in ALL_ADDRESSES or address.loopback_only)
        app = create_app(
            {
                "DATABASE": environ.get("DATABASE_URL")
                or database_url(options.data or environ.get("COMPANION_DATA")),
                "PUBLIC_URL": address.url,
                "LAPTOP_KEYS": links.keys,
                "LAPTOP_URL": links.local_url if offers_laptop else None,
                "TERMINAL": is_terminal(keys),
                "ALLOWED_HOSTS": own_names(),
                "PROXIES": settings.proxies,
                "COUNTDOWN": max(0.0, options.countdown),
                "DEFER": IdleQueue(collect_young),
            }
        )
        server = Server(app, listener)
        server.start()
        for name in ("SIGINT", "SIGTERM"):
            on_signal(getattr(signal, name), server.stop_soon)
        link = links.new()
        enter = is_terminal(keys)
        _print(out, greeting(address, link, moved=port if moved else None, enter=enter, out=out))
        if not options.no_open:
            # In a thread, because some browsers block until they are closed.
            get_hub().threadpool.spawn(webbrowser.open, link)
        on_enter(keys, lambda: _print(out, f"  A new link to the board:  {links.new()}\n\n"))
        start_collecting()
        server.serve()
    out.write("\nEverything is saved. See you next time.\n")
    return 0


def _local_url(host: str | None, port: int) -> str:
    """Return the URL under which a browser on this computer opens the app."""
    name = "localhost" if host in ALL_ADDRESSES else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


class Links:
    """Makes one-time links to the board for a browser on this computer."""

    MAX_UNUSED = 8
    """The links that may be unused; with more, the oldest becomes invalid."""

    def __init__(self, local_url: str) -> None:
        self.local_url = local_url
        self._made: list[str] = []
        self.keys: set[str] = set()
        """The keys of valid links; the app removes a key when its link is opened."""

    def new(self) -> str:
        """Return a new link."""
        key = secrets.token_urlsafe(16)
        self.keys.add(key)
        self._made = [each for each in self._made if each in self.keys] + [key]
        while len(self._made) > self.MAX_UNUSED:
            self.keys.discard(self._made.pop(0))
        return f"{self.local_url}/laptop/{key}"


def _print(out: TextIO, text: str) -> None:
    out.write(text)
    out.flush()


def greeting(
    address: ServerAddress, link: str, *, moved: int | None, out: TextIO, enter: bool = False
) -> str:
    """Return the text that the terminal shows at the start.

    ``link`` opens the board here; ``moved`` is the port that was taken, if any; ``enter`` says
    whether pressing Enter gives another link. The QR code suits the encoding of ``out``.
    """
    lines = [""]
    if moved is not None:
        lines += [f"  Port {moved} is taken, so Companion uses the next free one.", ""]
    lines += [f"  Open the board on this computer:  {link}"]
    if enter:
        lines += ["  The link works once. Press Enter for a new one."]
    lines += [""]
    if address.loopback_only:
        warning = address.warning or "No network, so phones can't join."
        lines += [f"  {warning}", ""]
        return "\n".join([*lines, "  Press Ctrl-C to stop.", "", ""])
    lines += [f"  Phones open:  {address.url}", ""]
    lines += [qr.terminal(address.url, encoding=out.encoding, colour=out.isatty()), ""]
    if address.warning:
        lines += [f"  {address.warning}", ""]
    if address.others:
        lines += ["  If phones can't reach it, try --host with one of these:"]
        lines += [f"    {other.url}  ({other.name})" for other in address.others]
        lines += [""]
    return "\n".join([*lines, "  Press Ctrl-C to stop. Everything is saved.", "", ""])
