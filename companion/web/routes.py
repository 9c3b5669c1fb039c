"""The pages of the app: their blueprints, and what their paths may hold."""

from __future__ import annotations

from flask import Flask
from werkzeug.routing import BaseConverter, IntegerConverter

from companion.tables.registry import CODE_LENGTH, LETTERS, LONG_CODE_LENGTH
from companion.web.pages.ask import ask
from companion.web.pages.author_views import author_views
from companion.web.pages.board import board
from companion.web.pages.commands import commands
from companion.web.pages.connect import connect
from companion.web.pages.decks import decks
from companion.web.pages.demo import demo
from companion.web.pages.history import history
from companion.web.pages.home import home
from companion.web.pages.join import join
from companion.web.pages.language import language
from companion.web.pages.pad import pad
from companion.web.pages.practise import practise
from companion.web.pages.printing import printing
from companion.web.pages.rename import rename
from companion.web.pages.replay import replay
from companion.web.pages.result import result
from companion.web.pages.rulebook import rulebook
from companion.web.pages.socket import socket
from companion.web.pages.tv import tv
from companion.web.urls import make_url_for

BLUEPRINTS = (
    home,
    join,
    board,
    replay,
    demo,
    pad,
    ask,
    rename,
    commands,
    rulebook,
    decks,
    result,
    printing,
    practise,
    connect,
    history,
    tv,
    language,
    socket,
)


class CodeConverter(BaseConverter):
    """Matches a table's code in a path, in upper or lower case."""

    regex = "|".join(
        f"[{LETTERS}{LETTERS.lower()}]{{{length}}}" for length in (CODE_LENGTH, LONG_CODE_LENGTH)
    )
    part_isolating = True


class NumberConverter(IntegerConverter):
    """Matches a number in a path, of at most nine digits: nothing here has a longer one."""

    regex = r"\d{1,9}"


def register_pages(app: Flask, *, for_authors: bool) -> None:
    """Register the blueprints; templates link them with a ``url_for`` that needs no request."""
    app.url_map.converters["code"] = CodeConverter
    app.url_map.converters["int"] = NumberConverter
    app.url_map.strict_slashes = False  # people type a slash too many
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    if for_authors:
        app.register_blueprint(author_views)
    app.jinja_env.globals["url_for"] = make_url_for(app)
