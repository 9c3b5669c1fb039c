"""The replay: a game of a table, played or under way, step by step as the board showed it."""

from __future__ import annotations

from flask import Blueprint, abort, request, url_for

from companion.presenters import Viewer, screen_data
from companion.presenters.replay_step import ReplayStep
from companion.tables.game_steps import GameSteps
from companion.tables.table import Table
from companion.web.device_cookies import actor
from companion.web.failure_notices import notice_if_dialog_fails, notice_if_page_fails
from companion.web.request_language import language
from companion.web.results import game_for_phones
from companion.web.screens import render_screen
from companion.web.services import services
from companion.web.table_lookup import find_table
from companion.web.words import said

replay = Blueprint("replay", __name__)


@replay.get("/replay/<code:code>/<int:number>")
@notice_if_page_fails("board")
def show(code: str, number: int) -> str:
    """Show a game of a table from its beginning, or from a step that the query names.

    ``step`` is the number of a step, ``page`` that of a page of rulings, and ``round`` the beginning of a
    prompt's key: ``deal2/round5``.
    """
    table = find_table(code)
    steps = services().known_games.steps(table, number)
    last = _last_step_shown(table, number, steps)
    at = request.args.get("step", type=int)
    page, place = request.args.get("page", type=int), request.args.get("round")
    begins = at is None and (page is not None or bool(place))
    if at is None and page is not None:
        at = steps.step_of_page(page)
    elif at is None and place:
        at = steps.step_of_round(place)
    at = max(0, min(at or 0, last))
    return _drawn("replay/index.html", table, number, steps, at, last, begins=begins)


@replay.get("/replay/<code:code>/<int:number>/<int:at>")
@notice_if_dialog_fails("board")
def step(code: str, number: int, at: int) -> str:
    """Return one step of a game; the last one if there are fewer now."""
    table = find_table(code)
    steps = services().known_games.steps(table, number)
    last = _last_step_shown(table, number, steps)
    return _drawn("replay/step.html", table, number, steps, min(at, last), last)


def _last_step_shown(table: Table, number: int, steps: GameSteps) -> int:
    """Return the number of the last step that may be shown: the board plays a reveal before any other screen."""
    is_on = table.playing is not None and table.playing.number == number
    return steps.last_step_shown(table.playing_back if is_on else None)


def _drawn(  # noqa: PLR0917  # one caller for each template
    template: str,
    table: Table,
    number: int,
    steps: GameSteps,
    at: int,
    last: int,
    *,
    begins: bool = False,
) -> str:
    """Render a step for a viewer of the board without a seat and without the host's right."""
    game = game_for_phones(table, number)
    if game is None:
        abort(404)
    way_back, back = _way_back(table)
    with steps.at(at) as shown:
        t = services().renderer.presenter(shown, Viewer("board", language=language()))
        step = ReplayStep(t, steps, at, game, last)
        shows = screen_data.show(t)
        return render_screen(
            template, t=t, step=step, show=shows, way_back=way_back, back=back, begins=begins
        )


def _way_back(table: Table) -> tuple[str, str]:
    """Return the path and the name of the screen that this page was opened from."""
    came_from, seats = request.args.get("from"), actor(table).seats
    if came_from == "pad" and seats:
        seat = next((each for each in seats if each == request.args.get("seat")), seats[0])
        return url_for("pad.show", code=table.code, seat=seat), said("back-to-pad")
    if came_from == "watch":
        return url_for("pad.watch", code=table.code), said("back-to-watching")
    return url_for("board.show", code=table.code), said("back-to-board")
