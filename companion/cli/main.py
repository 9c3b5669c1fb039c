"""The ``companion`` command: starts the server, prints the addresses and waits until it is stopped."""

from __future__ import annotations

import argparse
import logging
import os
import secrets
import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing, suppress
from typing import TextIO

from gevent.event import Event

from companion.cli.backup_commands import backup, restore
from companion.cli.browser import open_soon
from companion.cli.doctor import doctor
from companion.cli.greeting import first_start, goodbye, greeting
from companion.cli.memory import freeze_objects, start_clearing
from companion.cli.options import parser
from companion.cli.prune import prune
from companion.cli.regular_backups import RegularBackups
from companion.cli.reloading import start_same_program, start_watching
from companion.cli.server import make_server
from companion.cli.settings import BadOption, database_of, listening, parse_countdown
from companion.cli.shortcut import install_shortcut
from companion.cli.signals import stop_on_signals
from companion.cli.terminal import on_enter, wait_before_closing
from companion.cli.terminal_output import is_terminal, shows_colours, write_plainer
from companion.cli.terminal_words import system_words
from companion.cli.warm_up import start_warming_up
from companion.live.idle_queue import IdleQueue
from companion.live.metrics_server import MetricsServer, parse_listen_address
from companion.monitoring import log_as_json
from companion.network.addresses import parse_public_url, url_of
from companion.network.errors import NetworkError
from companion.network.firewall import firewall
from companion.network.interfaces import own_names
from companion.network.phone_address import PhoneAddress
from companion.network.ports import bind_socket
from companion.network.proxies import parse_proxies
from companion.one_file import is_one_file, name_in_questions
from companion.storage.location import sqlite_file
from companion.storage.process_lock import only_process, sign
from companion.web.app import create_app
from companion.words.errors import ToldError

ALL_ADDRESSES = (None, "0.0.0.0", "::")  # noqa: S104  # phones have to reach the server
"""The hosts that mean all addresses of this computer."""
COMMANDS = {
    "backup": backup,
    "restore": restore,
    "doctor": doctor,
    "prune": prune,
    "install-shortcut": install_shortcut,
}
"""What there is instead of starting."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command, and return its exit status: 0, or 2 if it cannot start."""
    write_plainer(sys.stdout)
    write_plainer(sys.stderr)
    options = parser().parse_args(arguments)
    if options.log == "json":
        log_as_json(sys.stderr)
    else:
        logging.basicConfig(level=logging.WARNING, format="companion: %(message)s")
    try:
        if options.command is not None:
            return COMMANDS[options.command](options, sys.stdout)
        return serve(options, sys.stdout, sys.stdin)
    except BrokenPipeError:
        raise
    except (NetworkError, ToldError, OSError) as error:
        say = system_words()
        print(f"companion: {say.error(error)}", file=sys.stderr)  # noqa: T201  # a command reports to stderr
        wait_before_closing(sys.stdout, sys.stdin, sys.argv[1:], say("close-window"))
        return 2


def serve(options: argparse.Namespace, out: TextIO, keys: TextIO | None) -> int:
    """Serve until Ctrl-C, and return the exit status.

    If ``keys`` is a terminal, pressing Enter there prints a new link to the board.

    :raises BadOption: if the countdown is no number of seconds, or there is no source to watch (``--dev``).
    :raises NetworkError: if an address or port is invalid or cannot be used.
    :raises StoreUnavailable: if the database cannot be opened, or its folder cannot be created.
    """
    countdown = parse_countdown(options.countdown)
    if options.dev and is_one_file():
        raise BadOption("dev-source")
    say = system_words()
    enter = is_terminal(keys)
    stop, changed = Event(), Event()
    host, port, url = listening(options)
    proxies = parse_proxies(os.environ.get("COMPANION_PROXIES", ""))
    listener, bound, moved = bind_socket(host, port)
    with closing(listener), ExitStack() as held:
        found = None if url else PhoneAddress(bound, host)
        address = found.address if found is not None else parse_public_url(url or "")
        links = Links(url_of("localhost" if host in ALL_ADDRESSES else host, bound))
        # A given URL means a proxy or a tunnel, whose requests come from this computer too.
        offers_laptop = not url and (host in ALL_ADDRESSES or address.loopback_only)
        database = database_of(options, create=True)
        file = sqlite_file(database)
        is_first = file is not None and not file.is_file()
        held.enter_context(only_process(database))
        if options.metrics:
            held.enter_context(closing(MetricsServer(*parse_listen_address(options.metrics))))
        stop_on_signals(stop.set)
        app = create_app(
            {
                "DATABASE": database,
                "PUBLIC_URL": address.url,
                "PHONE_ADDRESS": found,
                "LAPTOP_KEYS": links.keys,
                "LAPTOP_URL": links.local_url if offers_laptop else None,
                "TERMINAL": enter,
                "ALLOWED_HOSTS": own_names(),
                "PROXIES": proxies,
                "COUNTDOWN": countdown,
                "DEV": options.dev,
                "DEFER": IdleQueue(),
            }
        )
        services = held.enter_context(closing(app.extensions["companion"]))
        sign(services.dependencies.store, links.local_url, url and address.url)
        server = make_server(app, listener)
        server.start()
        link = links.new()
        text = greeting(
            address,
            link,
            say,
            moved=port if moved else None,
            enter=enter,
            first=first_start(say, firewall(name_in_questions(), bound)) if is_first else (),
            encoding=out.encoding,
            colour=shows_colours(out, os.environ),
        )
        _print(out, text)
        if not options.no_open:
            open_soon(link)
        on_enter(keys, lambda: _print(out, f"  {say('new-link')}  {links.new()}\n\n"))
        freeze_objects()
        start_clearing(services.tables.clear)
        start_warming_up(app.jinja_env, say.language)
        if options.dev:

            def start_again() -> None:
                changed.set()
                stop.set()

            start_watching(app, start_again, lambda line: _print(out, line))
        held.enter_context(closing(RegularBackups(database, services.tables.loaded)))
        stop.wait()
        server.stop(timeout=0.5)
    if changed.is_set():
        start_same_program(bound)
    # The terminal may be gone, since closing it ends Companion too.
    with suppress(OSError):
        _print(out, f"\n{goodbye(database, say)}\n")
    return 0


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
