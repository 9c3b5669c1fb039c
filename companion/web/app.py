"""The app factory."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from datetime import timedelta
from functools import lru_cache
from random import SystemRandom
from typing import Any, cast

from flask import Flask, Response, request
from flask_compress import Compress
from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    PrefixLoader,
    StrictUndefined,
)
from markupsafe import Markup
from werkzeug.exceptions import BadRequest
from werkzeug.routing import BaseConverter, IntegerConverter

from companion.live.connection import socket_options
from companion.live.hub import Hub
from companion.live.idle_queue import run_now
from companion.monitoring import TABLES
from companion.network import qr
from companion.network.guess_limits import GuessLimiter
from companion.network.phone_address import PhoneAddress
from companion.network.proxies import Proxies
from companion.network.visits import Visits
from companion.presenters.sentences import Languages, screen_words
from companion.rendering.compiled_templates import CompiledTemplates
from companion.rendering.environment import add_components, configure
from companion.rendering.pictures import Pictures
from companion.rendering.renderer import Renderer
from companion.storage.kept_backups import open_store
from companion.storage.store import Store
from companion.tables.dependencies import Dependencies
from companion.tables.names import MAX_NAME_LENGTH
from companion.tables.other_processes import OtherProcesses
from companion.tables.practice_tables import PracticeTables
from companion.tables.registry import CODE_LENGTH, LETTERS, LONG_CODE_LENGTH, Tables
from companion.tables.signals import SignalLimits
from companion.tables.table import Table
from companion.tables.timers import start_timer
from companion.tables.waiting_tvs import WaitingTvs
from companion.web.error_pages import install_error_pages
from companion.web.folders import folder
from companion.web.forwarded import behind_proxies
from companion.web.laptop import LaptopAccess, install_laptop_access
from companion.web.pages.ask import ask
from companion.web.pages.author_views import author_views
from companion.web.pages.board import board
from companion.web.pages.commands import commands
from companion.web.pages.connect import connect
from companion.web.pages.decks import decks
from companion.web.pages.demo import demo
from companion.web.pages.history import history
from companion.web.pages.home import home
from companion.web.pages.join import join
from companion.web.pages.language import language
from companion.web.pages.pad import pad
from companion.web.pages.practise import practise
from companion.web.pages.printing import printing
from companion.web.pages.rename import rename
from companion.web.pages.replay import replay
from companion.web.pages.result import result
from companion.web.pages.rulebook import rulebook
from companion.web.pages.socket import socket
from companion.web.pages.tv import tv
from companion.web.request_guard import install_request_guard, make_request_guard
from companion.web.request_language import choose_language
from companion.web.request_limits import RequestLimits, install_request_limits
from companion.web.results import Results
from companion.web.services import Services
from companion.web.sessions import Sessions
from companion.web.static_files import ENDPOINT, StaticFiles
from companion.web.urls import make_url_for
from companion.web.visits import install_visits
from rules.engine import registry

BLUEPRINTS = (
    home,
    join,
    board,
    replay,
    demo,
    pad,
    ask,
    rename,
    commands,
    rulebook,
    decks,
    result,
    printing,
    practise,
    connect,
    history,
    tv,
    language,
    socket,
)
MAX_BYTES = 64 * 1024
"""The length of a request's body, and of a WebSocket message."""
COOKIE_LIFETIME = timedelta(days=365)
"""The time from a browser's last visit until it deletes its cookie."""
EXTENSIONS = "HTTP_SEC_WEBSOCKET_EXTENSIONS"
DEFLATE = "permessage-deflate"
WINDOW = "client_max_window_bits"
"""What browsers with Chromium's engine name in their offer to compress, and no others."""
COMPRESSED = ("text/html", "text/css", "text/javascript", "image/svg+xml")
"""The types to compress; fonts, sounds and pictures are compressed already."""


class CodeConverter(BaseConverter):
    """Matches a table's code in a path, in upper or lower case."""

    regex = "|".join(
        f"[{LETTERS}{LETTERS.lower()}]{{{length}}}" for length in (CODE_LENGTH, LONG_CODE_LENGTH)
    )
    part_isolating = True


class NumberConverter(IntegerConverter):
    """Matches a number in a path, of at most nine digits: nothing here has a longer one."""

    regex = r"\d{1,9}"


def create_app(config: Mapping[str, Any] | None = None) -> Flask:
    """Make an app.

    ``config`` may set:

    ================= ================== ===========================================================
    key               default            meaning
    ================= ================== ===========================================================
    ``DATABASE``      in memory          URL of the database, ``sqlite://`` or ``postgresql://``
    ``PUBLIC_URL``    learnt             URL that phones open; by default each table learns it from
                                         its host
    ``PHONE_ADDRESS`` None               the :class:`PhoneAddress` that finds that URL, in place of
                                         ``PUBLIC_URL``, and lets the host choose
    ``OPEN_HOUSE``    False              whether everybody may make tables; their codes are longer
    ``LAPTOP_KEYS``   empty set          keys of one-time links that give a browser the laptop's
                                         right; a used key is removed
    ``LAPTOP_URL``    None               URL at which a browser on this computer is offered that
                                         right; None: never
    ``TERMINAL``      False              whether Enter in a terminal prints such a link
    ``COUNTDOWN``     3.0                seconds from the last sealed answer to the reveal
    ``CLOCK``         wall clock         returns milliseconds since 1970, for the log; may jump
    ``MONOTONIC``     ``time.monotonic`` returns seconds that never jump, for durations
    ``RNG``           ``SystemRandom``   what chance prompts draw from
    ``SCHEDULE``      ``start_timer``    starts a timer; see :class:`Schedule`
    ``DEFER``         ``run_now``        queues the rendering of screens; see :class:`Defer`
    ``DEV``           False              whether screens show what is wrong with a template, and
                                         ``/view/<code>/<role>.json`` what templates are given
    ``COMPILED``      None               the folder that keeps compiled templates for the next start
    ``HEARTBEAT``     15                 seconds between two pings on a WebSocket
    ``PROXIES``       ``Proxies()``      the :class:`Proxies` whose ``X-Forwarded`` headers are believed
    ``ALLOWED_HOSTS`` none               host names of the app besides IP addresses and that of
                                         ``PUBLIC_URL``
    ================= ================== ===========================================================

    :raises companion.storage.errors.StoreUnavailable: if the database cannot be opened.
    """
    app = Flask("companion", template_folder=None, static_folder=None)
    app.config.update(default_config())
    app.config.update(config or {})
    store = open_store(app.config["DATABASE"])
    _configure_flask(app, store)
    static = StaticFiles(folder("static"))
    static.install(app)
    _configure_templates(app)
    _register_pages(app)
    add_components(app.jinja_env)
    app.extensions["companion"] = found = make_services(app.config, app.jinja_env, store)
    if app.config["DEV"]:
        found.hub.files = static.version
    _wrap_wsgi_app(app)
    install_error_pages(app)
    Compress(app)
    _install_response_headers(app)
    choose_language(app)
    _install_request_checks(app, static)
    for game, why in registry.REFUSED.items():
        app.logger.warning("The game %s of another package cannot be played: %s", game, why)
    return app


def default_config() -> dict[str, Any]:
    """Return the value of each key of :func:`create_app` that is not set."""
    return {
        "DATABASE": "sqlite://",
        "PUBLIC_URL": None,
        "PHONE_ADDRESS": None,
        "OPEN_HOUSE": False,
        "LAPTOP_KEYS": set(),
        "LAPTOP_URL": None,
        "TERMINAL": False,
        "COUNTDOWN": 3.0,
        "CLOCK": lambda: int(time.time() * 1000),
        "MONOTONIC": time.monotonic,
        "RNG": SystemRandom(),
        "SCHEDULE": start_timer,
        "DEFER": run_now,
        "DEV": False,
        "COMPILED": None,
        "HEARTBEAT": 15,
        "PROXIES": Proxies(),
        "ALLOWED_HOSTS": (),
    }


def _configure_flask(app: Flask, store: Store) -> None:
    """Set Flask's own configuration; the key that signs cookies is kept in the store."""
    app.session_interface = Sessions()
    app.config.update(
        SECRET_KEY=store.setting_once("signing-key", lambda: secrets.token_hex(32)),
        SESSION_COOKIE_NAME="companion",
        SESSION_COOKIE_HTTPONLY=True,
        SESSION_COOKIE_SAMESITE="Lax",
        PERMANENT_SESSION_LIFETIME=COOKIE_LIFETIME,
        MAX_CONTENT_LENGTH=MAX_BYTES,
        COMPRESS_MIMETYPES=COMPRESSED,
        SOCK_SERVER_OPTIONS=socket_options(app.config["HEARTBEAT"], MAX_BYTES),
    )


def _configure_templates(app: Flask) -> None:
    app.jinja_options = {"cache_size": -1}  # keeps all templates compiled
    own = FileSystemLoader(folder("templates"))
    app.jinja_loader = ChoiceLoader([own, PrefixLoader({"games": _game_templates()})])
    env = app.jinja_env
    env.undefined = StrictUndefined
    env.trim_blocks = True
    env.lstrip_blocks = True
    if app.config["COMPILED"] is not None:
        env.bytecode_cache = CompiledTemplates(app.config["COMPILED"], env)
    configure(env)
    env.globals.update(
        qr=_qr,
        longest_name=MAX_NAME_LENGTH,
    )
    env.globals["finds_address"] = app.config["PHONE_ADDRESS"] is not None


def _register_pages(app: Flask) -> None:
    """Register the blueprints; templates link them with a ``url_for`` that needs no request."""
    app.url_map.converters["code"] = CodeConverter
    app.url_map.converters["int"] = NumberConverter
    app.url_map.strict_slashes = False  # people type a slash too many
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    if app.config["DEV"]:
        app.register_blueprint(author_views)
    app.jinja_env.globals["url_for"] = make_url_for(app)


def make_services(config: Mapping[str, Any], environment: Environment, store: Store) -> Services:
    """Make what the pages of an app use; ``config`` has a value for each key of :func:`create_app`."""
    dependencies = Dependencies(
        store,
        config["CLOCK"],
        config["MONOTONIC"],
        config["RNG"],
        config["SCHEDULE"],
        config["COUNTDOWN"],
    )
    languages = cast("Languages", environment.globals["languages"])
    phone_address: PhoneAddress | None = config["PHONE_ADDRESS"]

    def table_url(table: Table) -> str | None:
        found = phone_address.url if phone_address is not None else None
        url = found or config["PUBLIC_URL"] or table.roster.address
        return str(url).rstrip("/") if url else None

    renderer = Renderer(environment, languages, table_url, explains=config["DEV"])
    hub = Hub(renderer, config["DEFER"])
    length = LONG_CODE_LENGTH if config["OPEN_HOUSE"] else CODE_LENGTH
    tables = Tables(dependencies, length)
    practices = PracticeTables(dependencies, tables, hub, renderer.forget)
    tables.observe(hub)
    tables.observe(practices)
    visits = Visits(config["MONOTONIC"])
    pictures = Pictures(environment, folder("static"))
    results = Results(renderer, pictures)
    others = OtherProcesses(store, tables)
    others.start()
    TABLES.set_function(lambda: len(tables.loaded()))
    return Services(
        dependencies,
        tables,
        renderer,
        hub,
        languages,
        pictures,
        results,
        SignalLimits(config["MONOTONIC"]),
        visits,
        practices,
        WaitingTvs(config["MONOTONIC"]),
        others,
        GuessLimiter(config["MONOTONIC"]),
        GuessLimiter(config["MONOTONIC"]),
        phone_address,
    )


def _wrap_wsgi_app(app: Flask) -> None:
    """Wrap the app in WSGI middleware, in the way that Flask documents."""
    app.wsgi_app = _compressing_each_message(app.wsgi_app)  # type: ignore[method-assign]  # as Flask documents
    if proxies := app.config["PROXIES"]:
        app.wsgi_app = behind_proxies(app.wsgi_app, proxies)  # type: ignore[method-assign]


def _compressing_each_message(application: Any) -> Any:
    """Let Chromium's browsers have the messages of WebSockets compressed, each by itself.

    simple-websocket agrees to what is offered. A compressor that remembered earlier messages would take
    300 kB for each connection (RFC 7692, 7.1.1). Other browsers' offers are declined: Safari does not
    read compressed messages reliably (docs/decisions/0030-compressed-for-chromium.md).
    """

    def wrapped(environ: dict[str, Any], start_response: Any) -> Any:
        offered = environ.pop(EXTENSIONS, "")
        if DEFLATE in offered and WINDOW in offered:
            environ[EXTENSIONS] = (
                f"{DEFLATE}; server_no_context_takeover; client_no_context_takeover"
            )
        return application(environ, start_response)

    return wrapped


def _install_response_headers(app: Flask) -> None:
    @app.after_request
    def set_headers(response: Response) -> Response:
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "same-origin"
        if request.endpoint != ENDPOINT or response.status_code >= BadRequest.code:
            response.headers["Cache-Control"] = "no-store"
        return response


def _install_request_checks(app: Flask, static: StaticFiles) -> None:
    """Install the checks of every request, in the order in which they run."""
    config = app.config
    own_server = not config["OPEN_HOUSE"] and not config["PROXIES"]
    local_url = (config["LAPTOP_URL"] or None) if own_server else None
    # The first, because a request that the guard refuses may show a proxy too.
    access = LaptopAccess(local_url, config["ALLOWED_HOSTS"], terminal=config["TERMINAL"])
    install_laptop_access(app, access)
    guard = make_request_guard(
        config["PUBLIC_URL"], config["ALLOWED_HOSTS"], open_house=config["OPEN_HOUSE"]
    )
    install_request_guard(app, guard, lambda: static.styles_source)
    install_visits(app)
    install_request_limits(app, RequestLimits(config["MONOTONIC"]))


def _game_templates() -> BaseLoader:
    """Load the templates of a game from the folder ``templates`` of its own folder."""
    return PrefixLoader(
        {game: FileSystemLoader(registry.folder(game) / "templates") for game in registry.GAMES}
    )


def _qr(url: str) -> Markup:
    return _drawn_qr(url, str(screen_words("qr-code", url=url)))


@lru_cache(maxsize=256)
def _drawn_qr(url: str, title: str) -> Markup:
    return Markup(qr.svg(url, title=title))
