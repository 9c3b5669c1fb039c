"""The request guard: refuses requests for other hosts and requests that other sites send.

A page of another site could make a player's browser post a command or open a WebSocket here
(cross-site request forgery), or give this computer one of its own host names (DNS rebinding).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

from flask import Flask, Request, Response, request
from werkzeug.exceptions import BadRequest, Forbidden

from companion.network.ip_addresses import ip_of
from companion.web.hosts import host_name, is_name, origin_host
from companion.web.words import said

_PLAIN_HOST = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")


FRAMED = "demo.phone"
"""The endpoint that may be framed: an empty phone beside a demo."""


@dataclass(frozen=True)
class RequestGuard:
    """Checks requests against the host names and the public origin of the app.

    ``names`` are the allowed host names besides IP addresses; None allows every name. ``origin`` is
    that of the public URL, or None.
    """

    names: frozenset[str] | None
    origin: str | None

    def allows_host(self, host: str) -> bool:
        """Whether a ``Host`` header names this app.

        Every IP address does, because no other site can make a browser send one: DNS rebinding
        needs a name.
        """
        if not _PLAIN_HOST.fullmatch(host):
            return False
        name = host_name(host)
        if self.names is None:
            return is_name(name)
        return name in self.names or ip_of(name) is not None

    def is_own_origin(self, origin: str | None, host: str) -> bool:
        """Whether a request's ``Origin`` is this app's, or missing.

        Browsers send an ``Origin`` with every post and WebSocket. A program that sends none has no
        player's cookies.
        """
        return origin is None or origin == self.origin or origin_host(origin) == host.lower()


def make_request_guard(
    public_url: str | None, allowed: Iterable[str], *, open_house: bool
) -> RequestGuard:
    """Make the guard of an app.

    ``allowed`` are host names besides that of ``public_url`` and localhost. An open house without
    any configured name allows every name: it is behind a proxy that checks the name.
    """
    names = [host_name(each.strip()) for each in allowed]
    public = urlsplit(public_url or "")
    if public.hostname:
        names.append(public.hostname)
    any_name = open_house and not names
    origin = f"{public.scheme}://{public.netloc}".lower() if public.hostname else None
    return RequestGuard(None if any_name else frozenset([*names, "localhost"]), origin)


def install_request_guard(app: Flask, guard: RequestGuard, style: Callable[[], str]) -> None:
    """Check every request to an app, and send its content security policy, unless it has one of its own.

    ``style`` returns the policy's source for the style sheet that every page has in its head.
    """

    @app.before_request
    def check() -> None:
        if not guard.allows_host(request.host):
            raise BadRequest(said("not-our-address"))
        given = (each for _, each in request.args.items(multi=True))
        if "\0" in request.path or any("\0" in each for each in given):
            raise BadRequest(said("odd-address"))
        acting = request.method not in {"GET", "HEAD", "OPTIONS"} or is_socket(request)
        if acting and not guard.is_own_origin(request.headers.get("Origin"), request.host):
            raise Forbidden(said("another-website"))

    @app.after_request
    def send_policy(response: Response) -> Response:
        framed = request.endpoint == FRAMED
        policy = content_policy(request.host, style(), framed=framed)
        response.headers.setdefault("Content-Security-Policy", policy)
        return response


def content_policy(host: str, style: str, *, framed: bool = False) -> str:
    """Return the content security policy: sources of this host only, and inline only ``style``.

    Only a page that is ``framed`` by ours may be in a frame; it has nothing to press.
    """
    frames = "'self'" if framed else "'none'"
    # In older Safari, 'self' does not include WebSockets of the same host.
    sockets = f" ws://{host} wss://{host}" if _PLAIN_HOST.fullmatch(host) else ""
    return (
        f"default-src 'self'; script-src 'self'; style-src 'self' {style}; img-src 'self' data:; "
        "media-src 'self' data:; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; "
        f"frame-ancestors {frames}"
    )


def is_socket(incoming: Request) -> bool:
    """Whether a request asks for a WebSocket."""
    return incoming.headers.get("Upgrade", "").lower() == "websocket"
