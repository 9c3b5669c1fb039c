"""What screens show, and which messages say it, as JSON for authors of games; only with ``companion --dev``."""

from __future__ import annotations

from flask import Blueprint, Response, abort, current_app, jsonify, request

from companion.presenters.author_view import author_view
from companion.web.device_cookies import actor, viewer
from companion.web.services import services
from companion.web.table_lookup import find_table
from companion.words.heard import Heard

author_views = Blueprint("author_views", __name__)


@author_views.get("/view/<code:code>/<any(board, pad, watch):role>.json")
def show(code: str, role: str) -> Response:
    """Return what a screen's templates are given, and the data of its scripts.

    A pad's is that of the query's ``seat``, for a device that holds it.
    """
    table = find_table(code)
    viewing = viewer(role, actor(table, request.args.get("seat")))
    if role == "pad" and viewing.seat is None:
        abort(403)
    renderer = services().renderer
    with table.lock:
        view = author_view(renderer.presenter(table, viewing))
        return jsonify({"view": view, "data": renderer.data(table, viewing)})


@author_views.get("/said")
def said() -> Response:
    """Return the names of up to five messages that say the query's ``text`` on a screen."""
    heard: Heard = current_app.extensions["heard"]
    return jsonify(heard.names(request.args.get("text", ""))[:5])
