"""Dialogs about prompts: the form of one prompt, and the ways to end the game."""

from __future__ import annotations

from random import SystemRandom

from flask import Blueprint, request

from companion.presenters import TablePresenter, Viewer
from companion.tables.actor import Actor
from companion.tables.permissions import check_answer
from companion.tables.refusals import NoGame
from companion.tables.table import Table
from companion.web.device_cookies import actor, own_viewer, viewer
from companion.web.failure_notices import notice_if_dialog_fails
from companion.web.screens import render_screen
from companion.web.services import services
from companion.web.table_lookup import find_table
from rules.engine.referee import Referee
from rules.engine.tabletop import PendingPrompt
from rules.engine.views import ViewerPrompt
from rules.errors import Illegal, Refused
from rules.facts import Seat
from rules.prompts.together import PrivatePrompt
from rules.refusals import SealedAlready

ask = Blueprint("ask", __name__)


@ask.get("/ask/<code:code>")
@notice_if_dialog_fails("pad")
def show(code: str) -> str | tuple[str, int]:
    """Return the form that answers the prompt with the query's ``key``."""
    table = find_table(code)
    sender = actor(table, request.args.get("seat"))
    return prompt_form(table, sender, own_viewer(sender))


@ask.get("/end/<code:code>")
@notice_if_dialog_fails("pad")
def end(code: str) -> str | tuple[str, int]:
    """Return the dialog that asks whether and how to end the game."""
    table = find_table(code)
    sender = actor(table, request.args.get("seat"))
    with table.lock:
        if table.referee is None or table.referee.over:
            return services().say(NoGame(), table), 409
        viewing = own_viewer(sender)
        return render_screen("end.html", t=services().renderer.presenter(table, viewing))


def prompt_form(table: Table, sender: Actor, viewing: Viewer) -> str | tuple[str, int]:
    """Return the form that answers the prompt with the query's ``key``, or why it cannot be answered."""
    with table.lock:
        try:
            return _prompt_form(table, sender, viewing, request.args.get("key", ""))
        except Refused as refused:
            return services().say(refused.why, table), 409


def _prompt_form(table: Table, sender: Actor, viewing: Viewer, key: str) -> str:
    """Render the form of a prompt, with the host's actions for a seat that is away.

    It is rendered for the sender's own ``viewing``, never for the seat that is away: its secrets
    stay hidden.

    :raises Refused: if the sender may not answer the prompt, or it is not open.
    """
    referee = table.referee
    if referee is None:
        raise Illegal(NoGame())
    pending = referee.find_current(key)
    key = pending.key
    if key in referee.pending_answers:
        raise Illegal(SealedAlready(key=key))
    private = isinstance(pending.prompt, PrivatePrompt) and pending.who not in sender.seats
    if not (private and sender.host):
        check_answer(sender, pending, table.roster.proxies)
    away = pending.who if isinstance(pending.who, str) and pending.who != sender.seat else None
    presenter = services().renderer.presenter(table, viewing)
    return render_screen(
        "board/ask.html",
        t=presenter,
        key=key,
        away=away,
        host=sender.host,
        mine=None if private else ViewerPrompt(pending, referee.resolve(pending), None, None),
        draws=away is not None and _app_can_draw(referee, pending),
        helpers=_possible_proxies(presenter, away),
        leaving=_leave_calls(table, sender, away),
    )


def _app_can_draw(referee: Referee, pending: PendingPrompt[object]) -> bool:
    """Whether the app may answer for a seat that is away: not if a real card has to be drawn."""
    return referee.resolve(pending).answer_for_absent(SystemRandom()) is not None


def _possible_proxies(presenter: TablePresenter, away: Seat | None) -> list[Seat]:
    """Return the connected seats that could answer for one that is away, the nearest first."""
    if away not in presenter.table.roster.order:
        return []
    order = [person.seat for person in presenter.people]
    position, size = order.index(away), len(order)

    def distance(seat: Seat) -> int:
        steps = abs(order.index(seat) - position)
        return min(steps, size - steps)

    return sorted((seat for seat in order if seat != away and presenter.here(seat)), key=distance)


def _leave_calls(table: Table, sender: Actor, away: Seat | None) -> list[ViewerPrompt]:
    """Return the calls with which the host removes the absent seat from the game."""
    if not sender.host or away is None:
        return []
    host = services().renderer.presenter(table, viewer("board", sender))
    return [call for call in host.pending.calls_about(away) if call.prompt.name == "leave"]
