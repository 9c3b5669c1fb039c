"""Records when a device other than the laptop reaches the app."""

from __future__ import annotations

from flask import Flask, request, session

from companion.network.ip_addresses import is_this_computer
from companion.web.services import services


def install_visits(app: Flask) -> None:
    """Record each request of another device, for any path."""

    @app.before_request
    def note() -> None:
        address = request.remote_addr or ""
        phone_address = services().phone_address
        own = phone_address is not None and phone_address.is_own(address)
        if not (own or is_this_computer(address) or session.get("laptop")):
            services().visits.note()
