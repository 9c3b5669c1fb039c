"""The board: the shared screen of a table."""

from __future__ import annotations

from flask import Blueprint, abort, render_template

from companion.address import learn
from companion.devices import visitor, watcher
from companion.house import house
from companion.regions import SCREENS
from rules.facts import fact

board = Blueprint("board", __name__)


@board.get("/board/<code:code>")
def show(code: str) -> str:
    """Show a table's board; whoever is not its host just sees it."""
    table = house().tables.find(code)
    screens = house().screens
    who = visitor(table)
    learn(table, who, moves=True)
    seen = watcher("board", who)
    with table.lock:
        return render_template(
            "board/index.html",
            t=screens.glance(table, seen),
            regions=screens.html(table, seen),
            own_seats=who.seats,
            names=[region.name for region in SCREENS["board"]],
        )


@board.get("/undo/<code:code>")
def undo(code: str) -> str | tuple[str, int]:
    """Ask the host about what an undo would take back, by its name."""
    table = house().tables.find(code)
    who = visitor(table)
    if not who.host:
        abort(403)
    with table.lock:
        glance = house().screens.glance(table, watcher("board", who))
        question = glance.undo_question
        if question is None:
            return house().say(fact("refused.nothing-to-undo"), table), 409
        return render_template("board/undo.html", t=glance, question=question)
