"""The result of a game that is over, to take home: a picture to save, and a text to copy.

A result stays at its address as long as the table exists. A game that is not over has no result.
"""

from __future__ import annotations

from flask import Blueprint, Response, abort, current_app, render_template, request, url_for
from werkzeug.exceptions import ServiceUnavailable

from companion.presenters import Viewer
from companion.rendering.pictures import PictureError
from companion.tables.table import Table
from companion.web.device_cookies import actor
from companion.web.downloads import download
from companion.web.failure_notices import notice_if_dialog_fails, notice_if_page_fails
from companion.web.results import Result, finished, why_not
from companion.web.services import services
from companion.web.table_lookup import find_table
from companion.web.words import said

result = Blueprint("result", __name__)


@result.get("/result/<code:code>/<int:number>")
@notice_if_page_fails("watch")
def show(code: str, number: int) -> str:
    """Show the result of a game of a table."""
    table = find_table(code)
    return render_template(
        "pages/result.html",
        table=table,
        number=number,
        ended=_result(table, number),
        came_from=_own_screen(table),
    )


@result.get("/result/<code:code>/<int:number>/picture.png")
def picture(code: str, number: int) -> Response:
    """Return the picture of a result; ``?save`` asks the browser to save it."""
    ended = _result(find_table(code), number)
    if not ended.svg:
        raise ServiceUnavailable(said("no-picture"))
    try:
        png = services().pictures.png(ended.svg)
    except PictureError as error:
        current_app.logger.exception("The picture of a result could not be drawn.")
        raise ServiceUnavailable(said("no-picture")) from error
    return download(png, "image/png", f"{ended.file_name}.png", inline="save" not in request.args)


@result.get("/take-home/<code:code>")
@notice_if_dialog_fails("board")
def dialog(code: str) -> str | tuple[str, int]:
    """Return the board's dialog, with the code that leads phones to the result of the game that is over."""
    table = find_table(code)
    number = table.playing.number if table.playing else table.roster.games
    if finished(table, number) is None:
        return why_not(table, number), 409
    url = services().renderer.presenter(table, Viewer("board")).url
    path = url_for("result.show", code=table.code, number=number)
    return render_template("board/take_home.html", path=path, url=url and url + path)


def _result(table: Table, number: int) -> Result:
    """Return a result, or abort with 404 if there is none."""
    return services().results.of(table, number) or abort(404, why_not(table, number))


def _own_screen(table: Table) -> str:
    """Return the path of this device's own screen at the table; empty if it has none."""
    sender = actor(table)
    if sender.seats:
        return url_for("pad.show", code=table.code, seat=sender.seats[0])
    return url_for("board.show", code=table.code) if sender.host else ""
