"""Practising: phones play a game against bots, without a table; none of it is saved."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast

from flask import Blueprint, abort, redirect, render_template, request, url_for
from simple_websocket import Server
from werkzeug.wrappers import Response

from companion.live.connection import Connection
from companion.presenters import Viewer
from companion.storage.errors import StoreError
from companion.tables.activities import Activity
from companion.tables.actor import Actor
from companion.tables.lobby import lobby
from companion.tables.practice_tables import Home, Newcomer, PracticeTable
from companion.tables.table import Table
from companion.web.device_cookies import actor, actor_of, device, keeps_cookies
from companion.web.pages.ask import prompt_form
from companion.web.pages.commands import as_json, carry_out, frame_of
from companion.web.pages.pad import draw_tour
from companion.web.pages.socket import ENDING, Session, open_connection, serve_if_room, sock
from companion.web.request_language import language
from companion.web.screens import render_screen
from companion.web.services import services
from companion.web.table_lookup import find_table
from companion.web.words import said
from rules.engine import registry
from rules.errors import Refused
from rules.facts import Json, Seat

practise = Blueprint("practise", __name__)

_PAD = re.compile(r"/pad/(\w{4,6})/(\w{1,16})", re.ASCII)


@practise.get("/practise/<game>")
def show(game: str) -> str | Response:
    """Show this phone's practice of a game, or begin one.

    ``from`` in the query is the pad that the person comes from: then the options are those that its
    table has picked. ``with`` is the seat of somebody there who practises: then they play together.
    """
    if game not in registry.GAMES:
        abort(404)
    if not keeps_cookies():
        # A browser without cookies is a new phone at each request: no practice begins for it.
        if "again" in request.args:
            return render_template("pages/blocked.html", home=url_for("rulebook.show", game=game))
        return redirect(_path(game, again=1))
    found = _home()
    if found is not None and found[0].playing is not None:
        services().practices.end(device())
        return redirect(found[1].path)
    return _page(_join(game, found) or _known(game) or _begin(game, found))


@practise.post("/practise/<game>/again")
def again(game: str) -> Response:
    """Begin the next round; if the practice is gone, the page begins a new one."""
    if game not in registry.GAMES:
        abort(404)
    table = _known(game)
    if table is not None and table.practice.round_is_over:  # the form may be sent twice
        table.next_round()
    return redirect(_path(game), code=303)


@practise.post("/practise/<game>/command")
def command(game: str) -> tuple[dict[str, Any], int]:
    """Carry out the command in the body, for a phone that has no WebSocket now."""
    table = services().practices.find(device(), game)
    if table is None:
        return {"ok": False, "code": "gone", "say": said("begin-again")}, 409
    return carry_out(table, _actor(table))


@practise.get("/practise/<game>/view")
def view(game: str) -> Response:
    """Return what the practice shows now as a frame, for a phone that has no WebSocket now."""
    table = services().practices.find(device(), game)
    if table is None:
        return as_json('{"gone":"it begins again"}')
    return frame_of(table, _viewer(table))


@practise.get("/tour/practise/<game>")
def tour(game: str) -> str:
    """Return the tour of the game; empty if it has none."""
    table = _own(game)
    return draw_tour(table, _viewer(table))


@practise.get("/ask/practise/<game>")
def ask(game: str) -> str | tuple[str, int]:
    """Return the form of a call, the prompt with the query's ``key``."""
    table = _own(game)
    return prompt_form(table, _actor(table), _viewer(table))


class PracticeSession(Session):
    """The connection of a phone that practises."""

    def viewer(self) -> Viewer:
        return Viewer("practise", Seat(self._seat or ""), language=self._language)

    def serve(self, connection: Connection, first: Viewer) -> None:
        """Serve the screen; meanwhile the person's own table says that they practise."""
        own = cast("PracticeTable", self._table)
        table, home = _home_of(own), own.homes.get(Seat(self._seat or ""))
        if table is not None and home is not None:
            table.set_activity(self, home.seat, Activity("practice", own.game))
        try:
            super().serve(connection, first)
        finally:
            if table is not None and home is not None:
                table.set_activity(self, home.seat, None)

    def carry_out(self, message: Json) -> None:
        """Carry out a command; if the phone now has a different practice, its page is reloaded."""
        own = cast("PracticeTable", self._table)
        if self._services.practices.find(self._device, own.game) is own:
            super().carry_out(message)
        else:
            self._subscriber.outbox.close()


@sock.route("/practise/<game>/link", bp=practise)  # type: ignore[untyped-decorator]  # flask-sock has no types
def link(ws: Server, game: str) -> None:
    """Serve the connection of a phone that practises, until it ends.

    If its practice was lost with the process that had it, a new one begins, and shows a notice.
    """
    connection = open_connection(ws)
    if services().draining.is_set():
        connection.close(ENDING, "come back")
        return
    if game not in registry.GAMES or not keeps_cookies():
        connection.send_and_close({"gone": "That is over."})
        return
    table = services().practices.find(device(), game)
    if table is None:
        table = _begin(game, _home())
        table.was_lost = True
    if (found := _home_of(table)) is not None:
        services().practices.on_change(found)
    screen = PracticeSession(table, "practise", device(), table.seat_of(device()), laptop=False)
    serve_if_room(screen, connection, table, screen.viewer(), seated=False)


def begins_practice() -> bool:
    """Whether this request for a page or a connection begins a practice, and does not just show one."""
    if not keeps_cookies():
        return False
    game = str((request.view_args or {}).get("game"))
    if request.endpoint == "practise.link":
        return services().practices.find(device(), game) is None
    return _known(game) is None


def _actor(table: PracticeTable) -> Actor:
    return actor_of(table, device(), table.seat_of(device()), laptop=False)


def _viewer(table: PracticeTable) -> Viewer:
    return Viewer("practise", table.seat_of(device()), language=language())


def _own(game: str) -> PracticeTable:
    """Return this phone's practice of a game; if it is gone, the answer is a sentence that says so."""
    table = services().practices.find(device(), game)
    if table is None:
        abort(Response(said("begin-again"), 409))
    return table


def _known(game: str) -> PracticeTable | None:
    """Return this phone's practice of a game; None if a new one has to begin.

    It has to if the person comes from a different table, if a game has begun at that table, or if
    the table has picked different options.
    """
    table = services().practices.find(device(), game)
    came_from = request.args.get("from", "")
    if table is None or (came_from and _path_home(table) != came_from):
        return None
    found = _home()
    others = found is not None and _picked(found[0], game) != table.given
    return None if table.practice.called_back or others else table


def _picked(table: Table, game: str) -> dict[str, Any]:
    """Return the options that a table has picked for a game; empty if it has picked a different game."""
    picked = lobby(table.roster)
    return dict(picked.values) if picked.chosen.id == game else {}


def _newcomer(found: tuple[Table, Home] | None) -> Newcomer:
    """Return this phone with its person's name and symbol, if they come from a table."""
    if found is None:
        return Newcomer(device(), said("guest"))
    table, home = found
    person = table.roster.person(home.seat)
    return Newcomer(device(), person.name, person.colour, home)


def _join(game: str, found: tuple[Table, Home] | None) -> PracticeTable | None:
    """Let the phone practise with the person in the query; None if there is none, or no room."""
    if found is None or "with" not in request.args:
        return None
    table, home = found
    other = Home(table.code, Seat(request.args["with"]))
    return None if other == home else services().practices.join(_newcomer(found), other, game)


def _begin(game: str, found: tuple[Table, Home] | None) -> PracticeTable:
    """Begin a practice, with the options that the person's table has picked, if they come from one."""
    given = {} if found is None else _picked(found[0], game)
    return services().practices.begin(_newcomer(found), game, given)


def home_of_query() -> Home | None:
    """Return the pad that this request comes from; None if it names none."""
    match = _PAD.fullmatch(request.args.get("from", ""))
    return Home(match[1], Seat(match[2])) if match else None


def _home() -> tuple[Table, Home] | None:
    """Return the table and seat that this phone comes from; None if it holds no such seat."""
    named = home_of_query()
    known = services().practices.find(device(), str((request.view_args or {}).get("game")))
    home = known.homes.get(known.seat_of(device())) if named is None and known else named
    if home is None:
        return None
    # A code that a request names is looked up as all are; a practice knows that its table is there.
    table = _table(home.code, find_table if named else services().tables.find)
    if table is None or (sits := actor(table, home.seat).seat) is None:
        return None
    return table, Home(table.code, sits)


def _home_of(practised: PracticeTable) -> Table | None:
    code = practised.home
    return None if code is None else _table(code, services().tables.find)


def _table(code: str, find: Callable[[str], Table]) -> Table | None:
    """Return the table that is found by a code; None if there is none, or it cannot be read."""
    try:
        return find(code)
    except (Refused, StoreError):
        return None


def _path_home(table: PracticeTable) -> str:
    """Return the path of this phone's pad at its own table; empty if it has none."""
    return table.path_home(table.seat_of(device()))


def _link(table: PracticeTable) -> str:
    path = _path_home(table)
    query: dict[str, Any] = {"speaks": language(), "from": path or None}
    return url_for("practise.link", game=table.game, **query)


def _path(game: str, **query: Any) -> str:
    if came_from := request.args.get("from"):
        query["from"] = came_from
    return url_for("practise.show", game=game, **query)


def _page(table: PracticeTable) -> str:
    renderer, viewer = services().renderer, _viewer(table)
    with table.lock:
        return render_screen(
            "practise/index.html",
            t=renderer.presenter(table, viewer),
            regions=renderer.html(table, viewer),
            data=renderer.data(table, viewer),
            game=table.game,
            link=_link(table),
        )
