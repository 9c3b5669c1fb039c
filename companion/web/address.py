"""The address that phones open: configured, or learnt from the host of each table.

A request names the host that it was sent to, and whoever sends it can write there what they like.
So it is believed of a table's host alone, and kept with that table: what a stranger's browser calls
us never reaches anybody else's screen.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from flask import current_app, request

from companion.network.addresses import parse_public_url
from companion.network.errors import NetworkError
from companion.storage.errors import StoreError
from companion.tables.actor import Actor
from companion.tables.commands.people import SetAddress
from companion.tables.table import Table
from rules.errors import Refused


@dataclass(frozen=True)
class Opened:
    """Where a browser has opened us; ``told`` by the browser itself, and so with its own scheme."""

    url: str
    told: bool


def learn(table: Table, who: Actor, *, moves: bool) -> None:
    """Keep with a table the address at which its host has opened it, where none is configured.

    ``moves`` says that another one may replace what is known: somebody has opened a page, and not
    just come back over a connection. That it cannot be saved is told on the screens by itself.
    """
    if current_app.config["PUBLIC_URL"] or not who.host:
        return
    opened, known = _opened(), table.roster.address
    if opened is None or opened.url == known:
        return
    same = known is not None and urlsplit(known).netloc == urlsplit(opened.url).netloc
    if known is None or (opened.told if same else moves):
        with contextlib.suppress(Refused, StoreError):
            table.execute(SetAddress(opened.url), who)


def _opened() -> Opened | None:
    """Return where the browser that asks has opened us; None for what no phone can open."""
    host, origin = request.host.lower(), (request.origin or "").lower()
    told = origin in {f"http://{host}", f"https://{host}"}
    try:
        reach = parse_public_url(origin if told else f"{request.scheme}://{host}")
    except NetworkError:
        return None
    return None if reach.loopback_only or _is_unspecified(reach.host) else Opened(reach.url, told)


def _is_unspecified(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False
