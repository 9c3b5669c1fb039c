"""Learns the address that phones open, unless it is configured.

The address comes from the ``Host`` header of a request, which its sender chooses. So it is learnt
only from a table's host, and for that table only.
"""

from __future__ import annotations

import contextlib
from urllib.parse import urlsplit

from flask import current_app, request

from companion.network.addresses import parse_public_url
from companion.network.errors import NetworkError
from companion.storage.errors import StoreError
from companion.tables.actor import Actor
from companion.tables.commands.people import SetAddress
from companion.tables.table import Table
from companion.web.hosts import is_unspecified
from rules.errors import Refused


def learn_address(table: Table, actor: Actor, *, may_replace: bool) -> None:
    """Store the address of the current request for a table, if its host sent the request.

    ``may_replace`` allows another host name than the known one: a page was opened, rather than a
    connection resumed. The scheme alone is corrected by an ``Origin``. If the address cannot be
    saved, the table's screens show that.
    """
    if current_app.config["PUBLIC_URL"] or not actor.host:
        return
    host, origin = request.host.lower(), (request.origin or "").lower()
    # The scheme of a browser's Origin is right even behind a proxy.
    from_origin = origin in {f"http://{host}", f"https://{host}"}
    opened = _url_for_phones(origin if from_origin else f"{request.scheme}://{host}")
    known = table.roster.address
    if opened is None or opened == known:
        return
    same_host = known is not None and urlsplit(known).netloc == urlsplit(opened).netloc
    if known is None or (from_origin if same_host else may_replace):
        with contextlib.suppress(Refused, StoreError):
            table.execute(SetAddress(opened), actor)


def _url_for_phones(url: str) -> str | None:
    """Return a URL in its usual form, or None if no phone can open it."""
    try:
        address = parse_public_url(url)
    except NetworkError:
        return None
    opens_here_only = address.loopback_only or is_unspecified(address.host)
    return None if opens_here_only else address.url
