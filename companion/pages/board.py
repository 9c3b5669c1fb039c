"""The board: the shared screen of a table."""

from __future__ import annotations

from flask import Blueprint, render_template

from companion.address import learn
from companion.devices import visitor, watcher
from companion.house import house
from companion.regions import SCREENS

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
