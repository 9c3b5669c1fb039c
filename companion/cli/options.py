"""The options of the ``companion`` command and of its subcommands.

It imports nothing else of Companion, so ``--version`` and ``--help`` answer at once. An environment
variable counts where its option is not given; an empty one counts as none.
"""

from __future__ import annotations

import argparse
import os

from companion import __version__

DEFAULT_PORT = 8000
MAX_COUNTDOWN = 600
"""Seconds."""

DESCRIPTION = """\
Companion referees games that you play with real cards. Start it on a laptop that everybody can see:
the board opens in its browser, and phones in the same Wi-Fi scan the code on it.

  companion                        start, and open the board (Enter gives a new link, Ctrl-C stops)
  companion doctor                 if phones can't come in: what to look at
  companion install-shortcut       put it, with its icon, where programs are found
  companion backup ~/friday.db     copy all tables into a new file, also while Companion runs
  companion restore ~/friday.db    put them back (stop Companion first)"""

EPILOG = """\
examples:
  companion --port 9000            on another port
  companion --host 192.168.1.23    when phones can't reach the address in the code
  companion --url https://play.example.org
                                   behind a proxy or a tunnel that phones reach under that address
  companion --data ~/games.db      keep the tables in that file
  companion --dev                  while you change the words, screens or rules of a game
  companion restore                show the backups that Companion has made by itself
  companion prune --older-than 2y --dry-run
                                   which tables nobody has used for two years; without --dry-run,
                                   they are deleted

All tables are in one file; "companion doctor" says where. While Companion runs, and after a crash, the
files beside it that end in -wal and -shm are a part of it. So don't copy it by hand then: "companion
backup" makes one whole file.

Companion makes a backup beside the file when it starts and after each game, and keeps the last five. If the file is
damaged, the next start moves it aside and puts the newest good backup in its place.

Companion never looks for updates. To update, put the newer file in the place of this one, or call
"pipx install --force ." or "uv tool install --force ." in the newer clone. The tables stay.

Every option can be set by an environment variable too: COMPANION_HOST, COMPANION_PORT,
COMPANION_URL, COMPANION_DATA, COMPANION_METRICS, COMPANION_LOG. COMPANION_PROXIES names the addresses of proxies in front of it.
The next start goes on where this one stopped."""


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line; ``command`` is None to start Companion."""
    reader = argparse.ArgumentParser(
        prog="companion",
        usage="companion [COMMAND] [OPTIONS]",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _add_network_options(reader)
    reader.set_defaults(
        host=_variable("HOST"),
        port=_variable("PORT"),
        url=_variable("URL"),
        metrics=_variable("METRICS"),
        log=_variable("LOG"),
    )
    _add_data_option(reader)
    reader.add_argument(
        "--countdown",
        default="3",
        metavar="SECONDS",
        help=f"before a reveal, 0 to {MAX_COUNTDOWN} (default: 3)",
    )
    reader.add_argument(
        "--metrics",
        metavar="PORT",
        help="serve figures for Prometheus on that port of this computer (or HOST:PORT)",
    )
    reader.add_argument(
        "--log", choices=["text", "json"], help="write log lines so; as JSON, each command too"
    )
    reader.add_argument(
        "--dev",
        action="store_true",
        help="for authors of games: show each change of a file at once, and what is wrong with a"
        " template where it should be, secrets too",
    )
    reader.add_argument("--no-open", action="store_true", help="don't open the browser")
    reader.add_argument("--version", action="version", version=f"companion {__version__}")
    _add_commands(reader)
    return reader


def _variable(name: str) -> str | None:
    return os.environ.get(f"COMPANION_{name}") or None


def _add_commands(reader: argparse.ArgumentParser) -> None:
    commands = reader.add_subparsers(
        dest="command", title="instead of starting", metavar="COMMAND", prog="companion"
    )
    backup = commands.add_parser(
        "backup",
        help="copy all tables into a new file",
        description="Copy all tables into one new file. Companion may run meanwhile.",
    )
    backup.add_argument("file", metavar="FILE", help="the new file, or a folder for it")
    restore = commands.add_parser(
        "restore",
        help="put a backup in the place of the tables",
        description="Check a backup, and put it in the place of the tables. What was there before is kept"
        " beside it. Stop Companion first. Without FILE: show the backups that Companion has made by itself.",
    )
    restore.add_argument("file", nargs="?", metavar="FILE", help="the backup")
    doctor = commands.add_parser(
        "doctor",
        help="check the saved tables and the network",
        description="Check the saved tables (the file, and that every game can be replayed) and the"
        " network (which address phones open and why, and whether the port is free). Nothing is changed.",
    )
    _add_network_options(doctor, default=argparse.SUPPRESS)
    prune = commands.add_parser(
        "prune",
        help="delete tables at which nobody plays any more",
        description="Delete the tables at which nobody has played for a long time, with everything of"
        " them. Companion may run meanwhile.",
    )
    prune.add_argument(
        "--older-than",
        required=True,
        metavar="AGE",
        help="how long nobody has played there: 90d (days), 12w (weeks) or 2y (years)",
    )
    prune.add_argument("--dry-run", action="store_true", help="only say which they are")
    shortcut = commands.add_parser(
        "install-shortcut",
        help="put Companion, with its icon, where programs are found",
        description="Put Companion, with its icon, where this system’s programs are found: the menu of"
        " applications, the Start menu of Windows, the Applications folder of a Mac. Only for you, and"
        " without asking for an administrator. Call it again after Companion has moved.",
    )
    shortcut.add_argument("--remove", action="store_true", help="take it away again")
    for each in (backup, restore, doctor, prune):
        # Without a default, so that the option may come before the subcommand too.
        _add_data_option(each, default=argparse.SUPPRESS)


def _add_network_options(reader: argparse.ArgumentParser, default: str | None = None) -> None:
    port = f"the port (default: {DEFAULT_PORT}, or the next free one)"
    host = "the address to listen on, and to put into the code"
    reader.add_argument("--host", default=default, help=host)
    reader.add_argument("--port", default=default, help=port)
    url = "the address that phones open, where it is another one"
    reader.add_argument("--url", default=default, help=url)


def _add_data_option(reader: argparse.ArgumentParser, default: str | None = None) -> None:
    about = "the file that the tables are kept in, or its folder"
    reader.add_argument("--data", default=default, metavar="PATH", help=about)
