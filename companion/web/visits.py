"""Records when a device other than the laptop reaches the app."""

from __future__ import annotations

from flask import Flask, request, session

from companion.network.connection_guard import is_this_computer
from companion.network.phone_address import PhoneAddress
from companion.network.visits import Visits


def install_visits(app: Flask, visits: Visits, phone_address: PhoneAddress | None) -> None:
    """Record each request of another device, for any path."""

    @app.before_request
    def note() -> None:
        address = request.remote_addr or ""
        own = phone_address is not None and phone_address.is_own(address)
        if not (own or is_this_computer(address) or session.get("laptop")):
            visits.note()
