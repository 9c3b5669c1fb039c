"""The ``companion`` command: starts the server, prints the addresses and waits until it is stopped."""

from __future__ import annotations

import argparse
import logging
import os
import secrets
import signal
import sys
import webbrowser
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import TextIO

from gevent import get_hub
from gevent import signal_handler as on_signal
from gevent.event import Event

from companion.cli.backup_commands import backup, restore
from companion.cli.cache_folder import cache_folder
from companion.cli.doctor import doctor
from companion.cli.garbage_collection import collect_young, start_clearing, start_collecting
from companion.cli.options import BadOption, database_of, listening, parse_countdown, parser
from companion.cli.prune import prune
from companion.cli.regular_backups import RegularBackups
from companion.cli.reloading import start_same_program, start_watching
from companion.cli.server import Server
from companion.cli.terminal import is_terminal, on_enter
from companion.cli.warm_up import start_compiling
from companion.live.idle_queue import IdleQueue
from companion.live.metrics_server import MetricsServer, parse_listen_address
from companion.monitoring import log_as_json
from companion.network import qr
from companion.network.addresses import ServerAddress, parse_public_url
from companion.network.environment import read_environment
from companion.network.errors import NetworkError
from companion.network.interfaces import own_names
from companion.network.phone_address import PhoneAddress
from companion.network.ports import bind_socket
from companion.storage.errors import CannotKeep, StoreUnavailable
from companion.storage.location import sqlite_file, told_of_unreleased
from companion.storage.process_lock import only_process, sign
from companion.web.app import create_app

ALL_ADDRESSES = (None, "0.0.0.0", "::")  # noqa: S104  # phones have to reach the server
"""The hosts that mean all addresses of this computer."""
STOPPING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""The signals that end Companion: Ctrl-C, a service that is stopped, a terminal that is closed."""
CONSOLE_CLOSED = 1
"""On Windows, the signal of a console that is closed; Python's own ``signal`` does not name it."""
COMMANDS = {"backup": backup, "restore": restore, "doctor": doctor, "prune": prune}
"""What there is instead of starting."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command, and return its exit status: 0, or 2 if it cannot start."""
    options = parser().parse_args(arguments)
    if (options.log or os.environ.get("COMPANION_LOG")) == "json":
        log_as_json(sys.stderr)
    else:
        logging.basicConfig(level=logging.WARNING, format="companion: %(message)s")
    try:
        if options.command is not None:
            return COMMANDS[options.command](options, os.environ, sys.stdout)
        return serve(options, os.environ, sys.stdout, sys.stdin)
    except (BadOption, NetworkError, StoreUnavailable, CannotKeep, OSError) as error:
        print(f"companion: {error}", file=sys.stderr)  # noqa: T201  # a command reports to stderr
        return 2


def serve(
    options: argparse.Namespace, environ: Mapping[str, str], out: TextIO, keys: TextIO | None
) -> int:
    """Serve until Ctrl-C, and return the exit status.

    If ``keys`` is a terminal, pressing Enter there prints a new link to the board.

    :raises BadOption: if the countdown is no number of seconds.
    :raises NetworkError: if an address or port is invalid or cannot be used.
    :raises StoreUnavailable: if the database cannot be opened.
    """
    countdown = parse_countdown(options.countdown)
    changed = Event()
    host, port, url = listening(options, environ)
    listener, bound, moved = bind_socket(host, port)
    with closing(listener), ExitStack() as held:
        found = None if url else PhoneAddress(bound, host)
        address = found.address if found is not None else parse_public_url(url or "")
        links = Links(_local_url(host, bound))
        # A given URL means a proxy or a tunnel, whose requests come from this computer too.
        offers_laptop = not url and (host in ALL_ADDRESSES or address.loopback_only)
        database = database_of(options, environ, create=True)
        held.enter_context(only_process(database))
        if place := options.metrics or read_environment(environ).metrics:
            held.enter_context(closing(MetricsServer(*parse_listen_address(place))))
        stop = Event()
        _stop_on_signals(stop)
        app = create_app(
            {
                "DATABASE": database,
                "PUBLIC_URL": address.url,
                "PHONE_ADDRESS": found,
                "LAPTOP_KEYS": links.keys,
                "LAPTOP_URL": links.local_url if offers_laptop else None,
                "TERMINAL": is_terminal(keys),
                "ALLOWED_HOSTS": own_names(),
                "PROXIES": read_environment(environ).proxies,
                "COUNTDOWN": countdown,
                "DEV": options.dev,
                "COMPILED": cache_folder(environ),
                "DEFER": IdleQueue(collect_young),
            }
        )
        with closing(app.extensions["companion"]) as services:
            sign(services.dependencies.store, links.local_url)
            server = Server(app, listener, stop)
            server.start()
            link = links.new()
            enter = is_terminal(keys)
            told = greeting(address, link, moved=port if moved else None, enter=enter, out=out)
            if old := told_of_unreleased(sqlite_file(database)):
                _print(out, f"\n  {old}\n")
            _print(out, told)
            if not options.no_open:
                # In a thread, because some browsers block until they are closed.
                get_hub().threadpool.spawn(webbrowser.open, link)
            on_enter(keys, lambda: _print(out, f"  A new link to the board:  {links.new()}\n\n"))
            start_collecting()
            start_clearing(app.extensions["companion"].tables.clear)
            start_compiling(app.jinja_env)
            if options.dev:

                def start_again() -> None:
                    changed.set()
                    stop.set()

                start_watching(app, start_again, lambda said: _print(out, said))
            with closing(RegularBackups(database, services.tables.loaded)):
                server.serve()
    if changed.is_set():
        start_same_program(bound)
    # The terminal may be gone, since closing it ends Companion too.
    with suppress(OSError):
        _print(out, f"\n{goodbye(database)}\n")
    return 0


def _stop_on_signals(stop: Event) -> None:
    """Set an event at each signal that ends Companion, from now on, also during the start."""
    numbers = [getattr(signal, name, None) for name in STOPPING]
    if sys.platform == "win32":
        numbers.append(CONSOLE_CLOSED)
    for number in numbers:
        # What was started with nohup ignores that its terminal is closed.
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            with suppress(ValueError):  # a number that this system does not have
                on_signal(number, stop.set)


def goodbye(database: str) -> str:
    """Return the closing message, which names the files to copy: one, unless another program has it open."""
    file = sqlite_file(database)
    if file is None:
        return "Everything is saved. See you next time."
    parts = [str(file)]
    if (written := Path(f"{file}-wal")).is_file() and written.stat().st_size:
        parts.append(str(written))
    return f"Everything is saved in {' and '.join(parts)}. See you next time."


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
