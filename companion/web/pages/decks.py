"""Deck lists of I Bid You Not: to print, to bring in as CSV, to take out."""

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
A_PAGE = 9
PAPERS = ("a4", "letter")
SEEDS = range(1, 1000)
LONGEST = 40_000
"""How many characters a list may have."""


@decks.get("/decks/<code:code>")
def show(code: str) -> str:
    """Show what a table knows of its deck, and what can be done with it."""
    return _page(services().tables.find(code))


@decks.post("/decks/<code:code>")
def bring_in(code: str) -> AnyResponse | tuple[str, int]:
    """Take a list in, whole or not at all; a report says what is wrong, line by line."""
    table = services().tables.find(code)
    who = actor(table)
    check_host(who)
    text = _text()
    reading = read_csv(text)
    if reading.problems:
        return _page(table, problems=reading.problems, text=text), 409
    before = table.roster.options if table.roster.game == GAME else {}
    known = {
        "deck": "ours",
        "list": rows(reading.deck.tiles.values()),
        "whole": request.form.get("whole") == "on",
    }
    table.execute(ChooseGame(GAME, {**before, **known}), who)
    return redirect(url_for("decks.show", code=table.code, done=1))


@decks.get("/decks/<code:code>/list.csv")
def take_out(code: str) -> Response:
    """Return a table's list as CSV."""
    table = services().tables.find(code)
    return _csv(_kept(table), f"deck-{table.code}.csv")


@decks.get("/decks/<code:code>/print")
def print_kept(code: str) -> str:
    """Show a table's list as pages to print and cut."""
    table = services().tables.find(code)
    return _print(_kept(table), f"Table {table.code}")


@decks.get("/decks/app.csv")
def take_made() -> Response:
    """Return one of the app's own lists as CSV."""
    sets, seed = _wanted()
    return _csv(make_deck(sets, seed), f"deck-{seed}.csv")


@decks.get("/decks/print")
def print_made() -> str:
    """Show one of the app's own lists as pages to print and cut."""
    sets, seed = _wanted()
    return _print(make_deck(sets, seed), f"Seed {seed}", sets)


def _page(table: Table, problems: tuple[Fact, ...] = (), text: str = "") -> str:
    with table.lock:
        kept = _kept(table)
        setup = table.roster.options if table.roster.game == GAME else {}
        return render_template(
            "pages/decks.html",
            table=table,
            deck=kept,
            setup=setup,
            host=actor(table).host,
            playing=table.playing is not None,
            problems=[services().say(problem, table) for problem in problems],
            text=text,
            done="done" in request.args,
        )


def _kept(table: Table) -> DeckList:
    """Return what a table knows of its deck: from the game that is on, or for the next one."""
    left: dict[str, Json] = dict(table.roster.memory.get(GAME, {}))
    if table.roster.game == GAME:
        left |= table.roster.options
    if table.playing is not None and table.playing.game == GAME and table.referee is not None:
        left |= table.referee.table.memory
    lines = left.get("list") or []
    tiles = read_csv("\n".join(lines)).tiles if lines else ()
    return DeckList.of(tiles, whole=bool(left.get("whole")))


def _wanted() -> tuple[tuple[str, ...], int]:
    seed = request.args.get("seed", "1")
    if not (seed.isascii() and seed.isdecimal() and len(seed) < 5 and int(seed) in SEEDS):
        abort(404)
    return chosen_sets(odd="odd" in request.args, double="double" in request.args), int(seed)


def _text() -> str:
    """Return the list that came in: a file, or what was pasted."""
    file = request.files.get("file")
    raw = file.read(LONGEST + 1) if file is not None else b""
    text = raw.decode("utf-8", errors="replace") if raw else request.form.get("text", "")
    return text[:LONGEST]


def _csv(deck: DeckList, name: str) -> Response:
    answer = Response(write_csv(deck), mimetype="text/csv")
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer


def _print(deck: DeckList, label: str, sets: tuple[str, ...] = ()) -> str:
    paper = request.args.get("paper", "a4")
    if paper not in PAPERS:
        abort(404)
    tiles = list(deck.tiles.values())
    pages = [tiles[at : at + A_PAGE] for at in range(0, len(tiles), A_PAGE)]
    there = {TYPES[tile.type].set for tile in tiles}
    named = sets or tuple(each for each in ("base", "odd", "double") if each in there)
    again = {**request.args, "paper": "letter" if paper == "a4" else "a4"}
    other = url_for(str(request.endpoint), **{**(request.view_args or {}), **again})
    return render_template(
        "pages/decks_print.html", pages=pages, paper=paper, label=label, sets=named, other=other
    )
