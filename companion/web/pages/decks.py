"""Deck lists, for a game whose players bring their own deck: print them, import and export them as CSV.

The game defines its lists and their page: ``META.deck``, ``decks.html``.
"""

from __future__ import annotations

from collections.abc import Sequence

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from companion.presenters.sentences import spoken_meta
from companion.tables.commands.between_games import ChooseGame
from companion.tables.permissions import check_host
from companion.tables.table import Table
from companion.web.device_cookies import actor
from companion.web.downloads import download
from companion.web.pages.printing import deck_page
from companion.web.services import services
from companion.web.table_lookup import find_table
from companion.web.words import said
from rules.engine import registry
from rules.engine.deck_format import Deck, DeckFormat
from rules.engine.printed import SEED, SEEDS, PrintedDeck
from rules.facts import Fact, Json
from rules.typed import digits

decks = Blueprint("decks", __name__)

MAX_LENGTH = 40_000
"""The characters that an imported list may have."""


@decks.get("/decks/<code:code>")
def show(code: str) -> str:
    """Show a table's deck list, and the forms to print, import and export lists."""
    return _page(find_table(code))


@decks.post("/decks/<code:code>")
def import_list(code: str) -> AnyResponse | tuple[str, int]:
    """Import a list; if a line is wrong, import nothing and report the problems by line."""
    table = find_table(code)
    sender = actor(table)
    check_host(sender)
    game, deck_format = _game_of(table)
    text = _sent_text()
    deck, problems = deck_format.read(text)
    if problems:
        return _page(table, problems=problems, text=text), 409
    before = table.roster.options if table.roster.game == game else {}
    options = deck.options(whole=request.form.get("whole") == "on")
    table.execute(ChooseGame(game, {**before, **options}), sender)
    return redirect(url_for("decks.show", code=table.code, game=game, done=1))


@decks.get("/decks/<code:code>/list.csv")
def export_list(code: str) -> Response:
    """Return a table's list as CSV."""
    table = find_table(code)
    game, deck_format = _game_of(table)
    return _csv(_table_list(table, game, deck_format), table.code)


@decks.get("/decks/<code:code>/print")
def print_list(code: str) -> str | tuple[str, int]:
    """Show a table's list as sheets to print and cut."""
    table = find_table(code)
    game, deck_format = _game_of(table)
    cards = tuple(_table_list(table, game, deck_format).cards())
    deck = PrintedDeck(
        "own", said("deck-of-table", code=table.code), said("own-deck"), lambda _: cards
    )
    return deck_page(spoken_meta(game), deck)


@decks.get("/decks/app.csv")
def export_made() -> Response:
    """Return one of the app's own lists as CSV."""
    _, deck_format = _game_of(None)
    seed = digits(request.args.get(SEED.name, str(SEEDS[0]))[:24])
    if not seed or len(seed) > 4 or int(seed) not in SEEDS:
        abort(404)
    return _csv(deck_format.make(int(seed), request.args), str(int(seed)))


def _game_of(table: Table | None) -> tuple[str, DeckFormat]:
    """Return the game whose lists the request is about, or abort with 404.

    It is the game in the query, or else the table's, or else the first that has lists.
    """
    formats = {game: registry.meta(game).deck for game in registry.GAMES}
    wanted = (request.args.get("game"), table.roster.game if table else None, *formats)
    found = ((game, formats.get(game)) for game in wanted if game is not None)
    return next(((game, each) for game, each in found if each is not None), None) or abort(404)


def _page(table: Table, problems: Sequence[Fact] = (), text: str = "") -> str:
    game, deck_format = _game_of(table)
    with table.lock:
        setup = table.roster.options if table.roster.game == game else {}
        return render_template(
            f"games/{game}/decks.html",
            table=table,
            deck=_table_list(table, game, deck_format),
            setup=setup,
            host=actor(table).host,
            playing=table.playing is not None,
            problems=[services().say(problem, table) for problem in problems],
            text=text,
            done="done" in request.args,
        )


def _table_list(table: Table, game: str, deck_format: DeckFormat) -> Deck:
    """Return a table's deck list: that of the current, the picked or the last game."""
    options: dict[str, Json] = dict(table.roster.memory.get(game, {}))
    if table.roster.game == game:
        options |= table.roster.options
    if table.playing is not None and table.playing.game == game and table.referee is not None:
        options |= table.referee.table.memory
    return deck_format.of_options(options)


def _sent_text() -> str:
    """Return the text of the uploaded file, or the pasted text if there is no file."""
    file = request.files.get("file")
    raw = file.read(MAX_LENGTH + 1) if file is not None else b""
    text = raw.decode("utf-8", errors="replace") if raw else request.form.get("text", "")
    return text[:MAX_LENGTH]


def _csv(deck: Deck, name: str) -> Response:
    return download(deck.csv(), "text/csv; charset=utf-8", f"deck-{name}.csv")
