"""One question in a dialog: a call of the host's, or what is asked of somebody who is away."""

from __future__ import annotations

from random import SystemRandom

from flask import Blueprint, render_template, request

from companion.devices import visitor, watcher
from companion.glance import Glance
from companion.house import house
from companion.rights import Visitor, check_answer
from companion.table import Table
from rules.errors import Illegal, Refused
from rules.facts import Seat, fact
from rules.prompts.together import Veiled
from rules.referee import Referee
from rules.tabletop import Posed
from rules.views import Mine

ask = Blueprint("ask", __name__)


@ask.get("/ask/<code:code>")
def show(code: str) -> str | tuple[str, int]:
    """Return the form that answers what stands under ``key``, and what else the host may say."""
    table = house().tables.find(code)
    who = visitor(table, request.args.get("seat"))
    with table.lock:
        try:
            return _form(table, who, request.args.get("key", ""))
        except Refused as refused:
            return house().say(refused.why, table), 409


def _form(table: Table, who: Visitor, key: str) -> str:
    referee = table.referee
    if referee is None:
        raise Illegal(fact("app.no-game"))
    posed = referee.find_still(key)
    key = posed.key
    if key in referee.held:
        raise Illegal(fact("refused.sealed-already", key=key))
    veiled = isinstance(posed.prompt, Veiled) and posed.who not in who.seats
    if not (veiled and who.host):
        check_answer(who, posed, table.party.errands)
    away = posed.who if isinstance(posed.who, str) and posed.who != who.seat else None
    # The board's own eyes, and those of the pad that somebody sent: never the absent one's.
    seen = watcher("pad" if who.seat else "board", who)
    glance = house().screens.glance(table, seen)
    return render_template(
        "board/ask.html",
        t=glance,
        key=key,
        away=away,
        host=who.host,
        mine=None if veiled else Mine(posed, referee.resolve(posed), None, None),
        draws=away is not None and _app_can_draw(referee, posed),
        helpers=_helpers(glance, away),
        leaving=_leaving(table, who, away),
    )


def _app_can_draw(referee: Referee, posed: Posed[object]) -> bool:
    """Whether the app may answer for somebody who is away: no real card has to be drawn."""
    return referee.resolve(posed).stand_in(SystemRandom()) is not None


def _helpers(glance: Glance, away: Seat | None) -> list[Seat]:
    """Return who could enter it on a phone of their own: those who are there, neighbours first."""
    if away not in glance.table.party.order:
        return []
    order = [person.seat for person in glance.people]
    at, size = order.index(away), len(order)

    def apart(seat: Seat) -> int:
        steps = abs(order.index(seat) - at)
        return min(steps, size - steps)

    return sorted((seat for seat in order if seat != away and glance.here(seat)), key=apart)


def _leaving(table: Table, who: Visitor, away: Seat | None) -> list[Mine]:
    if not who.host or away is None:
        return []
    host = house().screens.glance(table, watcher("board", who))
    return [call for call in host.calls_about(away) if call.prompt.name == "leave"]
