"""The app factory."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import timedelta
from functools import lru_cache
from typing import Any

from flask import Flask, Response, request
from flask_compress import Compress
from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    FileSystemLoader,
    PrefixLoader,
    StrictUndefined,
)
from markupsafe import Markup
from werkzeug.exceptions import BadRequest

from companion.live.connection import socket_options
from companion.network import qr
from companion.network.proxies import Proxies
from companion.presenters.sentences import screen_words
from companion.rendering.environment import add_components, configure
from companion.storage.kept_backups import open_store
from companion.storage.store import Store
from companion.tables.names import MAX_NAME_LENGTH
from companion.web.config import Config
from companion.web.error_pages import install_error_pages
from companion.web.folders import folder
from companion.web.forwarded import behind_proxies
from companion.web.laptop import LaptopAccess, install_laptop_access
from companion.web.request_guard import RequestGuard, install_request_guard
from companion.web.request_language import choose_language
from companion.web.request_limits import RequestLimits, install_request_limits
from companion.web.routes import register_pages
from companion.web.services import Services
from companion.web.sessions import Sessions
from companion.web.static_files import ENDPOINT, StaticFiles
from companion.web.visits import install_visits
from companion.words.language import hear
from rules.engine import registry

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


def create_app(given: Mapping[str, Any] | None = None) -> Flask:
    """Make an app; ``given`` are the fields of its :class:`Config` that are not as usual.

    :raises companion.storage.errors.StoreUnavailable: if the database cannot be opened.
    """
    config = Config(**(given or {}))
    app = Flask("companion", template_folder=None, static_folder=None)
    app.config.from_object(config)
    store = open_store(config.DATABASE)
    _configure_flask(app, config, store)
    static = StaticFiles(folder("static"))
    static.install(app)
    _configure_templates(app, config)
    register_pages(app, for_authors=config.DEV)
    add_components(app.jinja_env)
    app.extensions["companion"] = found = Services.make(config, app.jinja_env, store)
    if config.DEV:
        found.hub.files = static.version
        app.extensions["heard"] = hear()
    _wrap_wsgi_app(app, config.PROXIES)
    install_error_pages(app)
    Compress(app)
    _install_response_headers(app)
    choose_language(app)
    _install_request_checks(app, config, static)
    for game, why in registry.REFUSED.items():
        app.logger.warning("The game %s of another package cannot be played: %s", game, why)
    return app


def _configure_flask(app: Flask, config: Config, store: Store) -> None:
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
        SOCK_SERVER_OPTIONS=socket_options(config.HEARTBEAT, MAX_BYTES),
    )


def _configure_templates(app: Flask, config: Config) -> None:
    app.jinja_options = {"cache_size": -1}  # keeps all templates compiled
    own = FileSystemLoader(folder("templates"))
    app.jinja_loader = ChoiceLoader([own, PrefixLoader({"games": _game_templates()})])
    env = app.jinja_env
    env.undefined = StrictUndefined
    env.trim_blocks = True
    env.lstrip_blocks = True
    configure(env)
    env.globals.update(
        qr=_qr,
        longest_name=MAX_NAME_LENGTH,
        finds_address=config.PHONE_ADDRESS is not None,
    )


def _wrap_wsgi_app(app: Flask, proxies: Proxies) -> None:
    """Wrap the app in WSGI middleware, in the way that Flask documents."""
    app.wsgi_app = _compressing_each_message(app.wsgi_app)  # type: ignore[method-assign]  # as Flask documents
    if proxies:
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


def _install_request_checks(app: Flask, config: Config, static: StaticFiles) -> None:
    """Install the checks of every request, in the order in which they run."""
    own_server = not config.OPEN_HOUSE and not config.PROXIES
    local_url = (config.LAPTOP_URL or None) if own_server else None
    # The first, because a request that the guard refuses may show a proxy too.
    access = LaptopAccess(local_url, config.ALLOWED_HOSTS, terminal=config.TERMINAL)
    install_laptop_access(app, access)
    guard = RequestGuard(config.PUBLIC_URL, config.ALLOWED_HOSTS, open_house=config.OPEN_HOUSE)
    install_request_guard(app, guard, lambda: static.styles_source)
    install_visits(app)
    install_request_limits(app, RequestLimits(config.MONOTONIC))


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
