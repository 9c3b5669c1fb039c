"""The board: the shared screen of a table."""

from __future__ import annotations

from flask import Blueprint, abort, render_template

from companion.rendering.regions import SCREENS
from companion.web.address import learn
from companion.web.device_cookies import actor, viewer
from companion.web.services import services
from rules.facts import fact

board = Blueprint("board", __name__)


@board.get("/board/<code:code>")
def show(code: str) -> str:
    """Show a table's board; whoever is not its host just sees it."""
    table = services().tables.find(code)
    renderer = services().renderer
    who = actor(table)
    learn(table, who, moves=True)
    seen = viewer("board", who)
    with table.lock:
        return render_template(
            "board/index.html",
            t=renderer.presenter(table, seen),
            regions=renderer.html(table, seen),
            own_seats=who.seats,
            names=[region.name for region in SCREENS["board"]],
        )


@board.get("/undo/<code:code>")
def undo(code: str) -> str | tuple[str, int]:
    """Ask the host about what an undo would take back, by its name."""
    table = services().tables.find(code)
    who = actor(table)
    if not who.host:
        abort(403)
    with table.lock:
        presenter = services().renderer.presenter(table, viewer("board", who))
        question = presenter.undo_question
        if question is None:
            return services().say(fact("refused.nothing-to-undo"), table), 409
        return render_template("board/undo.html", t=presenter, question=question)
