"""Deck lists of I Bid You Not: print them, import and export them as CSV."""

from __future__ import annotations

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from companion.tables.commands.between_games import ChooseGame
from companion.tables.permissions import check_host
from companion.tables.table import Table
from companion.web.device_cookies import actor
from companion.web.services import services
from rules.facts import Fact, Json
from rules.games.ibid.deck_csv import read_csv, rows, write_csv
from rules.games.ibid.deck_lists import DeckList, make_deck
from rules.games.ibid.tile_types import TYPES, chosen_sets

decks = Blueprint("decks", __name__)

GAME = "ibid"
TILES_PER_PAGE = 9
PAPERS = ("a4", "letter")
SEEDS = range(1, 1000)
"""The seeds from which the app makes lists."""
MAX_LENGTH = 40_000
"""The characters that an imported list may have."""


@decks.get("/decks/<code:code>")
def show(code: str) -> str:
    """Show a table's deck list, and the forms to print, import and export lists."""
    return _page(services().tables.find(code))


@decks.post("/decks/<code:code>")
def import_list(code: str) -> AnyResponse | tuple[str, int]:
    """Import a list; if a line is wrong, import nothing and report the problems by line."""
    table = services().tables.find(code)
    sender = actor(table)
    check_host(sender)
    text = _sent_text()
    reading = read_csv(text)
    if reading.problems:
        return _page(table, problems=reading.problems, text=text), 409
    before = table.roster.options if table.roster.game == GAME else {}
    imported = {
        "deck": "ours",
        "list": rows(reading.deck.tiles.values()),
        "whole": request.form.get("whole") == "on",
    }
    table.execute(ChooseGame(GAME, {**before, **imported}), sender)
    return redirect(url_for("decks.show", code=table.code, done=1))


@decks.get("/decks/<code:code>/list.csv")
def export_list(code: str) -> Response:
    """Return a table's list as CSV."""
    table = services().tables.find(code)
    return _csv(_table_list(table), f"deck-{table.code}.csv")


@decks.get("/decks/<code:code>/print")
def print_list(code: str) -> str:
    """Show a table's list as pages to print and cut."""
    table = services().tables.find(code)
    return _print(_table_list(table), f"Table {table.code}")


@decks.get("/decks/app.csv")
def export_made() -> Response:
    """Return one of the app's own lists as CSV."""
    sets, seed = _requested_list()
    return _csv(make_deck(sets, seed), f"deck-{seed}.csv")


@decks.get("/decks/print")
def print_made() -> str:
    """Show one of the app's own lists as pages to print and cut."""
    sets, seed = _requested_list()
    return _print(make_deck(sets, seed), f"Seed {seed}", sets)


def _page(table: Table, problems: tuple[Fact, ...] = (), text: str = "") -> str:
    with table.lock:
        setup = table.roster.options if table.roster.game == GAME else {}
        return render_template(
            "pages/decks.html",
            table=table,
            deck=_table_list(table),
            setup=setup,
            host=actor(table).host,
            playing=table.playing is not None,
            problems=[services().say(problem, table) for problem in problems],
            text=text,
            done="done" in request.args,
        )


def _table_list(table: Table) -> DeckList:
    """Return a table's deck list: of the game that is on, the chosen one or the last one."""
    options: dict[str, Json] = dict(table.roster.memory.get(GAME, {}))
    if table.roster.game == GAME:
        options |= table.roster.options
    if table.playing is not None and table.playing.game == GAME and table.referee is not None:
        options |= table.referee.table.memory
    lines = options.get("list") or []
    tiles = read_csv("\n".join(lines)).tiles if lines else ()
    return DeckList.of(tiles, whole=bool(options.get("whole")))


def _requested_list() -> tuple[tuple[str, ...], int]:
    """Return the sets and the seed in the query, or abort with 404."""
    seed = request.args.get("seed", "1")
    if not (seed.isascii() and seed.isdecimal() and len(seed) < 5 and int(seed) in SEEDS):
        abort(404)
    return chosen_sets(odd="odd" in request.args, double="double" in request.args), int(seed)


def _sent_text() -> str:
    """Return the text of the uploaded file, or the pasted text if there is no file."""
    file = request.files.get("file")
    raw = file.read(MAX_LENGTH + 1) if file is not None else b""
    text = raw.decode("utf-8", errors="replace") if raw else request.form.get("text", "")
    return text[:MAX_LENGTH]


def _csv(deck: DeckList, name: str) -> Response:
    response = Response(write_csv(deck), mimetype="text/csv")
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def _print(deck: DeckList, label: str, sets: tuple[str, ...] = ()) -> str:
    paper = request.args.get("paper", "a4")
    if paper not in PAPERS:
        abort(404)
    tiles = list(deck.tiles.values())
    starts = range(0, len(tiles), TILES_PER_PAGE)
    contained = {TYPES[tile.type].set for tile in tiles}
    query = {**request.args, "paper": "letter" if paper == "a4" else "a4"}
    return render_template(
        "pages/decks_print.html",
        pages=[tiles[start : start + TILES_PER_PAGE] for start in starts],
        paper=paper,
        label=label,
        sets=sets or tuple(each for each in ("base", "odd", "double") if each in contained),
        other=url_for(str(request.endpoint), **{**(request.view_args or {}), **query}),
    )
