"""A table's history: every evening and game, for reading, for other programs and for paper."""

from __future__ import annotations

import json

from flask import Blueprint, Response, abort, render_template, request, session, url_for
from werkzeug.exceptions import NotFound
from werkzeug.utils import redirect
from werkzeug.wrappers import Response as AnyResponse

from companion.presenters import Viewer
from companion.presenters.history import History, spoken_options, spoken_spreadsheet
from companion.tables import export
from companion.tables.commands.people import MergePeople, RenameInHistory, SeparatePeople
from companion.tables.past_games import past_games, table_of_game
from companion.tables.roster import PastGame
from companion.tables.table import Table
from companion.web.device_cookies import actor
from companion.web.downloads import download
from companion.web.request_language import language
from companion.web.results import game_for_phones
from companion.web.screens import render_screen
from companion.web.services import services
from companion.web.table_lookup import find_table
from companion.web.words import said
from rules.errors import Refused
from rules.facts import Seat

history = Blueprint("history", __name__)


@history.get("/history/<code:code>")
def show(code: str) -> str:
    """Show a table's games, the last evening first, and everybody's wins."""
    return _page(find_table(code), None)


@history.post("/history/<code:code>/people")
def change_people(code: str) -> AnyResponse | tuple[str, int]:
    """Rename a person, merge them with another person, or separate them again."""
    table = find_table(code)
    seat, form = Seat(request.form.get("seat", "")), request.form
    try:
        if "name" in form:
            table.execute(RenameInHistory(seat, form["name"]), actor(table))
        elif form.get("into"):
            table.execute(MergePeople(seat, Seat(form["into"])), actor(table))
        else:
            table.execute(SeparatePeople(seat), actor(table))
    except Refused as refused:
        return _page(table, services().say(refused.why, table)), 409
    return redirect(url_for("history.show", code=table.code, _anchor="people"))


@history.get("/history/<code:code>/companion.<ending>")
def export_all(code: str, ending: str) -> Response:
    """Return all games of a table that have ended, as ``csv`` or ``bgsplay`` (JSON)."""
    table = find_table(code)
    games = [game for game in past_games(table, before_playback=True) if _is_done(game)]
    return _exported(table, games, ending, table.code)


@history.get("/history/<code:code>/<int:number>/companion.<ending>")
def export_one(code: str, number: int, ending: str) -> Response:
    """Return one game of a table, as ``csv`` or ``bgsplay`` (JSON)."""
    table = find_table(code)
    return _exported(table, [_game(table, number)], ending, f"{table.code}-game-{number}")


@history.get("/history/<code:code>/<int:number>/sheet")
def sheet(code: str, number: int) -> str:
    """Show the score sheet of a game, to be printed."""
    table = find_table(code)
    game = _game(table, number)
    shown = table_of_game(table, number)
    return render_screen(
        "pages/score_sheet.html",
        t=services().renderer.presenter(shown, Viewer("board", language=language())),
        game=game,
        options=spoken_options(game),
        history=History(table),
    )


@history.get("/history/<code:code>/delete")
def ask_delete(code: str) -> str:
    """Ask whether to delete a table with all its data."""
    if not session.get("laptop"):
        abort(403)
    table = find_table(code)
    return render_template("pages/delete_table.html", table=table, history=History(table))


def _page(table: Table, error: str | None) -> str:
    sender = actor(table)
    return render_template(
        "pages/history.html",
        table=table,
        history=History(table),
        host=sender.host,
        laptop=bool(session.get("laptop")),
        error=error,
    )


def _game(table: Table, number: int) -> PastGame:
    """Return a game of a table that has ended, or abort with 404."""
    game = game_for_phones(table, number)
    if game is None or not _is_done(game):
        abort(404, said("no-finished-game"))
    return game


def _is_done(game: PastGame) -> bool:
    return game.counts or game.at is not None


def _exported(table: Table, games: list[PastGame], ending: str, name: str) -> Response:
    if ending == "csv":
        # The byte order mark tells spreadsheets that the file is UTF-8.
        text = "\ufeff" + export.to_csv(table.code, games, table.roster, spoken_spreadsheet())
        return download(text, "text/csv; charset=utf-8", f"companion-{name}.csv")
    if ending == "bgsplay":
        text = json.dumps(export.to_bgstats(table.code, games, table.roster), ensure_ascii=False)
        return download(text, "application/json", f"companion-{name}.bgsplay")
    raise NotFound
