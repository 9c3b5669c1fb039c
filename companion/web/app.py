"""Makes the app: everything that comes from outside comes in here."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping
from datetime import timedelta
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from random import SystemRandom
from typing import Any

from flask import Flask, Request, Response, render_template, request, url_for
from jinja2 import StrictUndefined
from markupsafe import Markup
from werkzeug.exceptions import HTTPException
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.routing import BaseConverter

from companion.live.connection import options
from companion.live.hub import Hub
from companion.live.idle_queue import run_now
from companion.network import qr
from companion.presenters.sentences import Language
from companion.rendering.environment import add_components, configure
from companion.rendering.renderer import Renderer
from companion.storage.store import Store, StoreError
from companion.tables.dependencies import Dependencies
from companion.tables.registry import CODE_LENGTH, LETTERS, Tables
from companion.tables.table import Table
from companion.tables.timers import later
from companion.web.folders import folder
from companion.web.laptop import Laptop, watch
from companion.web.pages.ask import ask
from companion.web.pages.board import board
from companion.web.pages.commands import door
from companion.web.pages.decks import decks
from companion.web.pages.home import home
from companion.web.pages.join import join
from companion.web.pages.pad import pad
from companion.web.pages.rename import rename
from companion.web.pages.rulebook import rulebook
from companion.web.pages.socket import socket
from companion.web.request_guard import guard, make_request_guard
from companion.web.services import Services
from companion.web.sessions import Sessions
from companion.web.static_gzip import pack
from companion.web.urls import links
from rules.engine.registry import GAMES
from rules.errors import Refused

MAX_BYTES = 64 * 1024
"""How long a request's body, or a frame, may be."""
KEPT = timedelta(days=365)
"""How long a browser keeps who it is after its last visit, as it counts the days itself."""


class Code(BaseConverter):
    """A table's code in a path, in either case."""

    regex = f"[{LETTERS}{LETTERS.lower()}]{{{CODE_LENGTH}}}"
    part_isolating = True


def create_app(config: Mapping[str, Any] | None = None) -> Flask:
    """Make an app.

    ``config`` may set: ``DATABASE`` (a database URL; default: in memory), ``PUBLIC_URL`` (what
    phones open; default: where each table's host opened it), ``OPEN_HOUSE`` (whether anybody may lay tables),
    ``LAPTOP_KEYS`` (the keys of one-time links that give a browser that right), ``LAPTOP_URL``
    (where a browser on this machine is offered it; default: nowhere), ``TERMINAL`` (whether Enter
    in a terminal gives a fresh link; what pages say), ``COUNTDOWN``
    (seconds before a reveal), ``CLOCK`` (milliseconds since 1970: what the log says),
    ``MONOTONIC`` (seconds that never step: how long something takes), ``RNG``, ``SCHEDULE``, ``DEFER`` (does what can wait; default: at once), ``HEARTBEAT`` (seconds between pings),
    ``PROXIES`` (how many proxies to trust), ``ALLOWED_HOSTS`` (names that the app answers to,
    besides ``PUBLIC_URL``'s and addresses).

    :raises companion.storage.store.StoreUnavailable: when the database cannot be opened.
    """
    given = {
        "DATABASE": "sqlite://",
        "PUBLIC_URL": None,
        "OPEN_HOUSE": False,
        "LAPTOP_KEYS": set(),
        "LAPTOP_URL": None,
        "TERMINAL": False,
        "COUNTDOWN": 3.0,
        "CLOCK": lambda: int(time.time() * 1000),
        "MONOTONIC": time.monotonic,
        "RNG": SystemRandom(),
        "SCHEDULE": later,
        "DEFER": run_now,
        "HEARTBEAT": 15,
        "PROXIES": 0,
        "ALLOWED_HOSTS": (),
        **(config or {}),
    }
    app = Flask(
        "companion", template_folder=str(folder("templates")), static_folder=str(folder("static"))
    )
    app.jinja_options = {"cache_size": -1}  # there are few, and all are kept
    app.session_interface = Sessions()
    store = Store(given["DATABASE"])
    app.config.update(given)
    app.config.update(
        SECRET_KEY=store.setting_once("signing-key", lambda: secrets.token_hex(32)),
        SESSION_COOKIE_NAME="companion",
        SESSION_COOKIE_HTTPONLY=True,
        SESSION_COOKIE_SAMESITE="Lax",
        PERMANENT_SESSION_LIFETIME=KEPT,
        MAX_CONTENT_LENGTH=MAX_BYTES,
        SEND_FILE_MAX_AGE_DEFAULT=timedelta(days=365),
        SOCK_SERVER_OPTIONS={
            "ping_interval": given["HEARTBEAT"],
            "max_message_size": MAX_BYTES,
            **options(given["HEARTBEAT"]),
        },
    )
    app.url_map.converters["code"] = Code
    # A name that nobody defined is a mistake, and is not to be drawn as nothing.
    app.jinja_env.undefined = StrictUndefined
    app.jinja_env.trim_blocks = True
    app.jinja_env.lstrip_blocks = True
    configure(app.jinja_env)
    static = Path(str(app.static_folder))
    sheets = [
        f"css/games/{game}.css" for game in GAMES if (static / f"css/games/{game}.css").exists()
    ]
    app.jinja_env.globals.update(asset=_assets(static), qr=_qr, game_sheets=sheets)
    for blueprint in (home, join, board, pad, ask, rename, door, rulebook, decks, socket):
        app.register_blueprint(blueprint)
    app.wsgi_app = _no_compression(app.wsgi_app)  # type: ignore[method-assign]  # Flask's own way
    if given["PROXIES"]:
        count = given["PROXIES"]
        app.wsgi_app = ProxyFix(app.wsgi_app, count, count, count)  # type: ignore[method-assign]
    app.jinja_env.globals["url_for"] = links(app)
    add_components(app.jinja_env)
    app.extensions["companion"] = _house(app, store)
    _answer_errors(app)
    app.after_request(_guard)
    app.after_request(lambda response: pack(response, static))
    alone = not given["OPEN_HOUSE"] and not given["PROXIES"]
    local = (given["LAPTOP_URL"] or None) if alone else None
    # It looks first: what the request_guard turns away tells of a proxy too.
    watch(app, Laptop(local, given["ALLOWED_HOSTS"], terminal=given["TERMINAL"]))
    guard(
        app,
        make_request_guard(
            given["PUBLIC_URL"],
            given["ALLOWED_HOSTS"],
            given["MONOTONIC"],
            open_house=given["OPEN_HOUSE"],
        ),
    )
    return app


def _house(app: Flask, store: Store) -> Services:
    config = app.config
    dependencies = Dependencies(
        store,
        config["CLOCK"],
        config["MONOTONIC"],
        config["RNG"],
        config["SCHEDULE"],
        config["COUNTDOWN"],
    )
    language = Language(app.jinja_env)

    def url(table: Table) -> str | None:
        known = config["PUBLIC_URL"] or table.roster.address
        return str(known).rstrip("/") if known else None

    screens = Renderer(app.jinja_env, language, url)
    hub = Hub(screens, config["DEFER"])
    return Services(dependencies, Tables(dependencies, hub.on_change), screens, hub, language)


def _assets(static: Path) -> Callable[[str], str]:
    """Return a function that links a static file under a name that changes with its content."""
    seen: dict[str, str] = {}

    def asset(name: str) -> str:
        if name not in seen:
            path = static / name
            seen[name] = blake2b(path.read_bytes(), digest_size=5).hexdigest()
        return f"/static/{name}?v={seen[name]}"

    return asset


@lru_cache(maxsize=256)
def _qr(url: str) -> Markup:
    return Markup(qr.svg(url, title=f"QR code: {url}"))


def _no_compression(application: Any) -> Any:
    """Refuse per-message compression on sockets: it costs far more than it saves on small frames."""

    def wrapped(environ: dict[str, Any], start_response: Any) -> Any:
        environ.pop("HTTP_SEC_WEBSOCKET_EXTENSIONS", None)
        return application(environ, start_response)

    return wrapped


def _guard(response: Response) -> Response:
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "same-origin"
    if request.endpoint != "static":
        response.headers["Cache-Control"] = "no-store"
    return response


def _wants_json(what: Request) -> bool:
    return what.path.startswith(("/command/", "/view/"))


def _answer_errors(app: Flask) -> None:
    """Answer every failure with a sentence: a page for people, JSON for programs."""

    def answer(title: str, sentence: str, status: int) -> tuple[Any, int]:
        if _wants_json(request):
            body = {"ok": False, "code": title, "say": sentence}
            return app.response_class(json.dumps(body), mimetype="application/json"), status
        return render_template(
            "pages/notice.html", said=sentence, home=url_for("home.index")
        ), status

    @app.errorhandler(Refused)
    def refused(error: Refused) -> tuple[Any, int]:
        services: Services = app.extensions["companion"]
        status = 404 if error.why.code == "app.no-such-table" else 409
        return answer(error.why.code, services.say(error.why), status)

    @app.errorhandler(StoreError)
    def store(error: StoreError) -> tuple[Any, int]:
        return answer("store", str(error), 503)

    @app.errorhandler(HTTPException)
    def http(error: HTTPException) -> tuple[Any, int, dict[str, str]]:
        ours = error.description if error.description != type(error).description else None
        status = error.code or 500
        sentence = ours or {
            403: "That is not yours to see.",
            404: "There is nothing at this address.",
            413: "That is more than fits here.",
        }.get(status, error.description or "That did not work.")
        after = getattr(error, "retry_after", None)
        return *answer(error.name, sentence, status), {"Retry-After": str(after)} if after else {}
