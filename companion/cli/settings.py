"""What the options and the environment say together: where to listen, and where the tables are."""

from __future__ import annotations

import argparse
import os
import re

from sqlalchemy import URL

from companion.cli.options import DEFAULT_PORT, MAX_COUNTDOWN
from companion.network.ports import parse_port
from companion.storage.location import database_file, database_url, sqlite_url
from companion.words.errors import ToldError


class BadOption(ToldError):
    """An option has a value that it cannot have."""


def parse_countdown(text: str) -> float:
    """Return a number of seconds from 0 to ``MAX_COUNTDOWN``.

    >>> parse_countdown("2.5")
    2.5

    :raises BadOption: if ``text`` is anything else, such as ``nan``.
    """
    if re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,6})?", text) and float(text) <= MAX_COUNTDOWN:
        return float(text)
    raise BadOption("bad-countdown", text=text or " ", most=MAX_COUNTDOWN)


def listening(options: argparse.Namespace) -> tuple[str | None, int, str | None]:
    """Return the host and port to listen on, and the URL that phones open, if one is given.

    :raises NetworkError: if the port is none.
    """
    port = parse_port(options.port) if options.port else DEFAULT_PORT
    return options.host, port, options.url


def database_of(options: argparse.Namespace, *, create: bool = False) -> str | URL:
    """Return the URL of the database: what the options say counts, and then the environment.

    :raises StoreUnavailable: with ``create``, if its folder is missing and cannot be created.
    """
    if not options.data and (url := os.environ.get("DATABASE_URL")):
        return url
    path = options.data or os.environ.get("COMPANION_DATA")
    return database_url(path) if create else sqlite_url(database_file(path))
