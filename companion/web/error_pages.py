"""Answers failed requests with a sentence: as a page for people, as JSON for scripts."""

from __future__ import annotations

import json
from typing import Any

from flask import Flask, redirect, render_template, request
from simple_websocket import ConnectionError as HandshakeError
from werkzeug.exceptions import BadRequest, HTTPException, NotFound
from werkzeug.wrappers import Response
from wsproto.utilities import ProtocolError

from companion.storage.errors import Conflict, StoreError
from companion.tables.refusals import NoSuchTable, TableDeleted
from companion.tables.typed_codes import is_code, typed_code
from companion.web.services import services
from companion.web.words import said
from rules.errors import Refused

SENTENCES = {403: "cannot-open", 404: "nothing-here", 413: "too-much-at-once"}
"""The sentence of each HTTP status for which Werkzeug's would be too technical."""

TEMPORARY_REDIRECT = 307
"""The HTTP status with which a browser repeats a request with its method and body."""


def install_error_pages(app: Flask) -> None:
    """Handle refusals, store errors, HTTP errors and failed WebSocket handshakes in an app."""
    app.register_error_handler(Refused, _answer_refusal)
    app.register_error_handler(StoreError, _answer_store_error)
    app.register_error_handler(Conflict, _ask_again)
    app.register_error_handler(HTTPException, _answer_http_error)
    app.register_error_handler(NotFound, _answer_no_page)
    app.register_error_handler(ProtocolError, _answer_handshake_error)
    app.register_error_handler(HandshakeError, _answer_handshake_error)
    app.register_error_handler(ConnectionError, _answer_nobody)


def _answer_refusal(error: Refused) -> tuple[Any, int]:
    status = 404 if isinstance(error.why, NoSuchTable | TableDeleted) else 409
    return _answer(error.why.code, services().say(error.why), status)


def _answer_store_error(error: StoreError) -> tuple[Any, int]:
    return _answer("store", error.sentence(services().language.code), 503)


def _ask_again(_: Conflict) -> Response:
    """Let the browser repeat the request: nothing was written, and the table was unloaded."""
    return redirect(request.full_path, TEMPORARY_REDIRECT)


def _answer_no_page(error: NotFound) -> Any:
    """Redirect to a table whose code was typed with other letters than ours, or with signs around it."""
    code = typed_code(request.path)
    one_part = "/" not in request.path.strip("/")
    if request.url_rule is None and one_part and is_code(code) and request.path != f"/{code}":
        return redirect(f"/{code}")
    return _answer_http_error(error)


def _answer_http_error(error: HTTPException) -> tuple[Any, int, dict[str, str]]:
    ours = error.description if error.description != type(error).description else None
    status = error.code or 500
    sentence = ours or said(SENTENCES.get(status, "did-not-work"))
    retry_after = getattr(error, "retry_after", None)
    headers = {"Retry-After": str(retry_after)} if retry_after else {}
    return *_answer(error.name, sentence, status), headers


def _answer_handshake_error(_: Exception) -> tuple[Any, int, dict[str, str]]:
    return _answer_http_error(BadRequest(said("unreadable")))


def _answer_nobody(_: ConnectionError) -> tuple[str, int]:
    """Answer a client that disconnected during a handshake: this is not an error."""
    return "", BadRequest.code


def _answer(code: str, sentence: str, status: int) -> tuple[Any, int]:
    if request.path.startswith(("/command/", "/view/")) or request.endpoint == "tv.allow":
        body = {"ok": False, "code": code, "say": sentence}
        response = Flask.response_class(json.dumps(body), mimetype="application/json")
        return response, status
    return render_template("pages/notice.html", message=sentence), status
