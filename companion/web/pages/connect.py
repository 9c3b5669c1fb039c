"""The board's dialog about connections: the phones' address, the last visit, and the Wi-Fi."""

from __future__ import annotations

from flask import Blueprint, abort, request
from werkzeug.exceptions import BadRequest, NotFound

from companion.network import wifi
from companion.network.firewall import firewall
from companion.network.phone_address import PhoneAddress
from companion.one_file import name_in_questions
from companion.tables.table import Table
from companion.web.device_cookies import actor, viewer
from companion.web.failure_notices import notice_if_dialog_fails
from companion.web.screens import render_screen
from companion.web.services import services
from companion.web.table_lookup import find_table
from companion.web.words import said

connect = Blueprint("connect", __name__)


@connect.get("/connect/<code:code>")
@notice_if_dialog_fails("board")
def show(code: str) -> str:
    """Return the dialog: the addresses to choose from, the usual causes, and the Wi-Fi's code."""
    table, phone_address = _table(code), _phone_address()
    _refresh(phone_address)
    return _dialog(table, phone_address)


@connect.get("/connect/<code:code>/sign")
def sign(code: str) -> dict[str, int | str | None]:
    """Return the seconds since the last visit of another device, and the URL in the QR code."""
    _table(code)
    phone_address = _phone_address()
    _refresh(phone_address)
    return {"seconds": services().visits.seconds(), "url": phone_address.url}


@connect.post("/connect/<code:code>/address")
@notice_if_dialog_fails("board")
def choose(code: str) -> str | tuple[str, int]:
    """Change the QR code to a different address of this computer, and return the updated dialog."""
    table, phone_address = _table(code), _phone_address()
    if not phone_address.choose(request.form.get("url", "")):
        return said("no-such-address"), 409
    _show_on_boards()
    return _dialog(table, phone_address)


@connect.post("/connect/<code:code>/wifi")
def join_wifi(code: str) -> str:
    """Return the QR code that joins a Wi-Fi. The password is not stored.

    :raises BadRequest: if no Wi-Fi can have this name or password.
    """
    _table(code)
    name, password = request.form.get("name", "").strip(), request.form.get("password", "")
    try:
        return wifi.qr_code(name, password)
    except ValueError:
        raise BadRequest(said("wifi-name")) from None


def _table(code: str) -> Table:
    """Return the table if the request comes from its host."""
    table = find_table(code)
    if not actor(table).host:
        abort(403)
    return table


def _phone_address() -> PhoneAddress:
    """Return the address that this computer has found.

    :raises NotFound: if the address is configured, as on a public server.
    """
    found = services().phone_address
    if found is None:
        raise NotFound(said("address-is-set"))
    return found


def _refresh(phone_address: PhoneAddress) -> None:
    if phone_address.refresh():
        _show_on_boards()


def _show_on_boards() -> None:
    for table in services().tables.loaded():
        with table.lock:
            services().hub.on_change(table)


def _dialog(table: Table, phone_address: PhoneAddress) -> str:
    with table.lock:
        return render_screen(
            "pages/connect.html",
            t=services().renderer.presenter(table, viewer("board", actor(table))),
            ways=phone_address.choices(),
            trouble=phone_address.address.trouble,
            seconds=services().visits.seconds(),
            firewall=firewall(name_in_questions(), phone_address.port),
            port=phone_address.port,
            wifi_name=wifi.find_name(),
        )
