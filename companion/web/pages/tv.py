"""The page of a TV, or any other screen, on which a host shows the board.

The page shows four letters and asks again and again whether a host has typed them. What the host
gives is a grant (:class:`Grant`). The page takes it, signed, to the table, which checks again that it
comes from a host. So the letters and the table may be in the memories of different processes.
"""

from __future__ import annotations

import secrets
from dataclasses import asdict

from flask import Blueprint, current_app, redirect, render_template, request, session, url_for
from itsdangerous import BadSignature, URLSafeTimedSerializer
from werkzeug.wrappers import Response

from companion.tables.commands.people import AddTv
from companion.tables.permissions import host_but_no_tv
from companion.tables.typed_codes import typed_code
from companion.tables.waiting_tvs import STAYS, Grant, draw_letters
from companion.web.device_cookies import actor, actor_of, device, keeps_cookies
from companion.web.services import services
from companion.web.table_lookup import check_guesses, find_table
from companion.web.words import said
from rules.errors import Refused

tv = Blueprint("tv", __name__)

LETTERS_OF_TV = "tv"
"""The key of the session under which a TV has its letters."""


@tv.get("/tv")
def begin() -> Response:
    """Draw letters for this device, unless it has some, and redirect to the page that shows them.

    They are in its signed cookie: nobody waits under letters of their own choice.
    """
    device()  # a TV needs its cookie before it waits
    letters = session.setdefault(LETTERS_OF_TV, draw_letters())
    return redirect(url_for("tv.wait", letters=letters))


@tv.get("/tv/<code:letters>")
def wait(letters: str) -> Response | str | tuple[str, int]:
    """Show the letters until a host has typed them; then redirect to the table with the host's grant."""
    if not keeps_cookies():
        return render_template("pages/blocked.html", home=url_for("tv.begin")), 409
    tvs, letters = services().waiting_tvs, letters.upper()
    if session.get(LETTERS_OF_TV) != letters:
        return redirect(url_for("tv.begin"))
    if (grant := tvs.grant(letters, device())) is not None:
        del session[LETTERS_OF_TV]
        signed = _signer().dumps({**asdict(grant), "tv": device()})
        return redirect(url_for("tv.take", code=grant.code, grant=signed))
    if not tvs.wait(letters, device()):
        del session[LETTERS_OF_TV]  # another TV has drawn the same
        return redirect(url_for("tv.begin"))
    return render_template(
        "pages/tv.html", letters=letters, open_house=current_app.config["OPEN_HOUSE"]
    )


@tv.post("/tv/<letters>")
def allow(letters: str) -> tuple[dict[str, str | bool], int]:
    """Let the TV with these letters show the board of the table in the form, whose host this device is.

    Only letters of hosts are looked up and counted: nobody else's mistakes make a host wait.
    """
    found = services()
    try:
        table = find_table(typed_code(request.form.get("table", "")))
        sender = actor(table)
        host_but_no_tv(None, sender, table)
        check_guesses(found.letter_guesses)
        grant = Grant(
            table.code, sender.device, bool(session.get("laptop")), secrets.token_urlsafe(12)
        )
        typed = typed_code(letters)
        if not found.waiting_tvs.knows(typed):
            found.letter_guesses.count_wrong_code(request.remote_addr)
        found.waiting_tvs.allow(typed, grant)
    except Refused as refused:
        return {"ok": False, "say": found.say(refused.why)}, 409
    return {"ok": True, "say": said("board-on-tv")}, 200


@tv.get("/show/<code:code>")
def take(code: str) -> Response:
    """Give this device the right of a host's TV, if its grant counts, and redirect to the board."""
    table = find_table(code)
    try:
        grant = _signer().loads(request.args.get("grant", ""), max_age=STAYS)
    except BadSignature:
        return redirect(url_for("tv.begin"))
    if grant["code"] != table.code or grant["tv"] != device():
        return redirect(url_for("tv.begin"))
    host = actor_of(table, grant["host"], None, laptop=grant["laptop"])
    try:
        table.execute(AddTv(device()), host, grant["id"])
    except Refused:
        return redirect(url_for("tv.begin"))
    return redirect(url_for("board.show", code=table.code))


def _signer() -> URLSafeTimedSerializer:
    """Return what signs grants, so that every process reads those of another."""
    return URLSafeTimedSerializer(str(current_app.secret_key), salt="tv")
