"""One question in a dialog: a call of the host's, or what is asked of somebody who is away."""

from __future__ import annotations

from random import SystemRandom

from flask import Blueprint, render_template, request

from companion.presenters import TablePresenter
from companion.tables.actor import Actor
from companion.tables.permissions import check_answer
from companion.tables.table import Table
from companion.web.device_cookies import actor, viewer
from companion.web.services import services
from rules.engine.referee import Referee
from rules.engine.tabletop import PendingPrompt
from rules.engine.views import ViewerPrompt
from rules.errors import Illegal, Refused
from rules.facts import Seat, fact
from rules.prompts.together import Veiled

ask = Blueprint("ask", __name__)


@ask.get("/ask/<code:code>")
def show(code: str) -> str | tuple[str, int]:
    """Return the form that answers what stands under ``key``, and what else the host may say."""
    table = services().tables.find(code)
    who = actor(table, request.args.get("seat"))
    with table.lock:
        try:
            return _form(table, who, request.args.get("key", ""))
        except Refused as refused:
            return services().say(refused.why, table), 409


def _form(table: Table, who: Actor, key: str) -> str:
    referee = table.referee
    if referee is None:
        raise Illegal(fact("app.no-game"))
    pending = referee.find_current(key)
    key = pending.key
    if key in referee.pending_answers:
        raise Illegal(fact("refused.sealed-already", key=key))
    veiled = isinstance(pending.prompt, Veiled) and pending.who not in who.seats
    if not (veiled and who.host):
        check_answer(who, pending, table.roster.proxies)
    away = pending.who if isinstance(pending.who, str) and pending.who != who.seat else None
    # The board's own eyes, and those of the pad that somebody sent: never the absent one's.
    seen = viewer("pad" if who.seat else "board", who)
    presenter = services().renderer.presenter(table, seen)
    return render_template(
        "board/ask.html",
        t=presenter,
        key=key,
        away=away,
        host=who.host,
        mine=None if veiled else ViewerPrompt(pending, referee.resolve(pending), None, None),
        draws=away is not None and _app_can_draw(referee, pending),
        helpers=_helpers(presenter, away),
        leaving=_leaving(table, who, away),
    )


def _app_can_draw(referee: Referee, pending: PendingPrompt[object]) -> bool:
    """Whether the app may answer for somebody who is away: no real card has to be drawn."""
    return referee.resolve(pending).stand_in(SystemRandom()) is not None


def _helpers(presenter: TablePresenter, away: Seat | None) -> list[Seat]:
    """Return who could enter it on a phone of their own: those who are there, neighbours first."""
    if away not in presenter.table.roster.order:
        return []
    order = [person.seat for person in presenter.people]
    at, size = order.index(away), len(order)

    def apart(seat: Seat) -> int:
        steps = abs(order.index(seat) - at)
        return min(steps, size - steps)

    return sorted((seat for seat in order if seat != away and presenter.here(seat)), key=apart)


def _leaving(table: Table, who: Actor, away: Seat | None) -> list[ViewerPrompt]:
    if not who.host or away is None:
        return []
    host = services().renderer.presenter(table, viewer("board", who))
    return [call for call in host.calls_about(away) if call.prompt.name == "leave"]
