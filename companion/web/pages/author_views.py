"""What screens show, as JSON for authors of games; only with ``companion --dev``."""

from __future__ import annotations

from flask import Blueprint, Response, abort, jsonify, request

from companion.presenters.author_view import author_view
from companion.web.device_cookies import actor, viewer
from companion.web.services import services
from companion.web.table_lookup import find_table

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
