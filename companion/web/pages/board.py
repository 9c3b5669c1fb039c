"""The board: the shared screen of a table, and its dialog about an undo."""

from __future__ import annotations

from flask import Blueprint, abort

from companion.web.address import learn_address
from companion.web.court_letters import learn_court_letters
from companion.web.device_cookies import actor, viewer
from companion.web.failure_notices import notice_if_dialog_fails, notice_if_page_fails
from companion.web.screens import render_screen
from companion.web.services import services
from companion.web.table_lookup import find_table
from rules.refusals import NothingToUndo

board = Blueprint("board", __name__)


@board.get("/board/<code:code>")
@notice_if_page_fails("board")
def show(code: str) -> str:
    """Show a table's board; only its host gets buttons."""
    table = find_table(code)
    renderer = services().renderer
    sender = actor(table)
    learn_address(table, sender, may_replace=True)
    learn_court_letters(table, sender)
    viewing = viewer("board", sender)
    with table.lock:
        return render_screen(
            "board/index.html",
            t=renderer.presenter(table, viewing),
            regions=renderer.html(table, viewing),
            data=renderer.data(table, viewing),
            own_seats=sender.seats,
        )


@board.get("/undo/<code:code>")
@notice_if_dialog_fails("board")
def undo(code: str) -> str | tuple[str, int]:
    """Return the dialog that asks the host whether to undo the last entry."""
    table = find_table(code)
    sender = actor(table)
    if not sender.host:
        abort(403)
    with table.lock:
        presenter = services().renderer.presenter(table, viewer("board", sender))
        question = presenter.corrections.undo_question
        if question is None:
            return services().say(NothingToUndo(), table), 409
        return render_screen("board/undo.html", t=presenter, question=question)
