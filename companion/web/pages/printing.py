"""Cards to print and cut: the list of decks, and the sheets of each.

The game defines the cards of its decks: ``META.printed``, and the faces in ``cards.html``;
playing cards and numbers have faces already.
"""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from companion.presenters.sentences import spoken_code, spoken_meta, spoken_metas
from companion.tables.lobby import lobby
from companion.web.card_sheets import SIZES, sides
from companion.web.services import services
from companion.web.table_lookup import find_table
from companion.words.metadata import option_in
from rules.engine import registry
from rules.engine.meta import Meta
from rules.engine.options import Choice, MultipleChoice, Option, Toggle, read_all
from rules.engine.printed import SEED, SEEDS, PrintedDeck, Values
from rules.errors import Illegal, Malformed
from rules.facts import Json

printing = Blueprint("printing", __name__)

# Their words are messages of print.ftl.
PAPER = Choice(name="paper", label="", choices={"a4": "", "letter": ""})
SIZE = Choice(name="size", label="", choices={"full": "", "small": ""})
BACKS = Toggle(name="backs", label="")
LETTER_COUNTRIES = ("-US", "-CA", "-MX")
"""The country codes, at the end of languages, of countries with Letter paper."""


@printing.get("/print")
def index() -> str:
    """Show the list of decks."""
    games = [meta for meta in spoken_metas() if meta.printed]
    return render_template("print/index.html", games=games)


@printing.get("/print/<game>")
def pick(game: str) -> Response:
    """Redirect to a deck of a game: with ``table`` in the query to the one that the table needs."""
    meta = _meta(game)
    code = request.args.get("table", "")
    deck, values = _deck_for_table(meta, code) if code else (meta.printed[0], {})
    return redirect(url_for("printing.show", game=game, deck=deck.name, **values))


@printing.get("/print/<game>/<deck>")
def show(game: str, deck: str) -> str | Response | tuple[str, int]:
    """Show a deck as sheets to print and cut; a random deck is first redirected to a seed."""
    meta = _meta(game)
    found = next((each for each in meta.printed if each.name == deck), None) or abort(404)
    if found.seeded and SEED.name not in request.args:
        return redirect(_with_seed(found, _other_seed()))
    return deck_page(meta, found)


def _faces(meta: Meta) -> str:
    """Return the template with the faces of a game's cards: its own, or that of all games."""
    own = f"games/{meta.id}/cards.html"
    there = registry.folder(meta.id) / "templates" / "cards.html"
    return own if there.is_file() else "print/standard.html"


def deck_page(meta: Meta, deck: PrintedDeck) -> str | tuple[str, int]:
    """Return the page of a deck, with the options in the query.

    For an impossible choice it shows a message, and the deck with the defaults.
    """
    problem = None
    options = _options(deck)
    try:
        values = read_all(options, 0, _given(options))
    except (Malformed, Illegal) as refused:
        problem = services().say(refused.why)
        values = read_all(options, 0, {})
    size = SIZES[values["size"]]
    cards = deck.dealt(values)
    html = render_template(
        "print/deck.html",
        meta=meta,
        deck=deck,
        faces_of=_faces(meta),
        options=[(each, type(each).__name__.lower()) for each in options],
        values=values,
        problem=problem,
        note=deck.note.format(**values),
        cards=cards,
        size=size,
        sides=tuple(sides(cards, size, backs=values["backs"])),
        sheets=-(-len(cards) // size.on_a_sheet),
        another=_with_seed(deck, _other_seed(values[SEED.name])) if deck.seeded else None,
    )
    return html if problem is None else (html, 400)


def _options(deck: PrintedDeck) -> tuple[Option, ...]:
    """Return the options of a deck: those of the paper, its own, and its seed if it has one."""
    of_the_app: tuple[Option, ...] = (PAPER, SIZE, BACKS)
    seed: tuple[Option, ...] = (SEED,) if deck.seeded else ()
    return (*map(_worded, of_the_app), *deck.options, *map(_worded, seed))


def _worded(option: Option) -> Option:
    """Return an option of the app with its words in the reader's language."""
    return option_in("print", option, spoken_code())


def _meta(game: str) -> Meta:
    """Return the metadata of a game that has decks to print, or abort with 404."""
    if game not in registry.GAMES or not registry.meta(game).printed:
        abort(404)
    return spoken_meta(game)


def _deck_for_table(meta: Meta, code: str) -> tuple[PrintedDeck, dict[str, Any]]:
    """Return the deck of a game that fits a table's options, and values for the deck's options."""
    table = find_table(code)
    with table.lock:
        at_table = lobby(table.roster)
    if at_table.chosen.id != meta.id:
        return meta.printed[0], {}
    fitting = ((deck, deck.chosen(at_table.players, at_table.values)) for deck in meta.printed)
    picked = ((deck, _as_query(values)) for deck, values in fitting if values is not None)
    return next(picked, (meta.printed[0], {}))


def _as_query(values: Values) -> dict[str, Any]:
    """Return values as a form sends them: a toggle that is off is left out."""
    return {
        name: "on" if value is True else value
        for name, value in values.items()
        if value is not False
    }


def _given(options: tuple[Option, ...]) -> dict[str, Json]:
    """Return the option values in the query; the paper defaults to that of the reader's country."""
    given: dict[str, Json] = {"paper": _usual_paper()}
    for option in options:
        if option.name in request.args:
            several = isinstance(option, MultipleChoice)
            sent = request.args.getlist(option.name)
            given[option.name] = sent if several else sent[0]
    return given


def _usual_paper() -> str:
    best = request.accept_languages.best or ""
    return "letter" if best.endswith(LETTER_COUNTRIES) else "a4"


def _other_seed(besides: int = 0) -> int:
    """Draw a seed that differs from this one."""
    return SystemRandom().choice([seed for seed in SEEDS if seed != besides])


def _with_seed(deck: PrintedDeck, seed: int) -> str:
    """Return the address of this page of a deck with another seed."""
    names = {option.name for option in _options(deck)}
    chosen = {name: sent for name, sent in request.args.lists() if name in names}
    query: dict[str, Any] = {**chosen, SEED.name: [str(seed)]}
    return url_for(str(request.endpoint), **(request.view_args or {}), **query)
