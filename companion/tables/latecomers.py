"""Who sits down while a game is on: whether they are dealt in, and when.

The game itself says whether it takes somebody: its call "join" stands then, and its call "decline"
for those who are to be dealt in. The table answers both by itself (``Table._seat_latecomers``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeVar

from companion.tables.roster import Roster
from rules.engine.referee import Referee
from rules.facts import Fact, Seat
from rules.prompts import NamePlayer, NewSeat

State = Literal["next-deal", "full", "next-game", "sits-out"]
P = TypeVar("P", NewSeat, NamePlayer)


@dataclass(frozen=True)
class Late:
    """Somebody at the table who is not in the game that is on.

    "next-deal": is dealt in at the next deal; "full": is as soon as there is a place, and ``why``
    says what is full; "next-game": plays in the next game; "sits-out": the host has said no.
    """

    seat: Seat
    state: State
    why: Fact | None = None


def plays(referee: Referee, seat: Seat) -> bool:
    """Whether a seat is in the game that is on, or has left it for good."""
    standings = referee.table.standings
    lines = standings.lines if standings else ()
    return seat in referee.setup.seats or any(line.seat == seat for line in lines)


def latecomers(roster: Roster, referee: Referee | None) -> tuple[Late, ...]:
    """Return who waits to be dealt in, or sits out, clockwise; nobody between games."""
    if referee is None:
        return ()
    return tuple(_late(roster, referee, seat) for seat in roster.order if not plays(referee, seat))


def _late(roster: Roster, referee: Referee, seat: Seat) -> Late:
    if seat in roster.sitting_out:
        return Late(seat, "sits-out")
    if seat in _coming(referee):
        return Late(seat, "next-deal")
    join = _call(referee, "join", NewSeat)
    if join is None:
        return Late(seat, "next-game")
    why = join[1].objection(seat)
    return Late(seat, "full" if why else "next-deal", why)


def unsaid(roster: Roster, referee: Referee | None) -> tuple[str, Seat] | None:
    """Return what the game has not been told yet of somebody: the key of a call, and the seat.

    Whoever sits there and does not sit out joins, where the game takes them; whoever sits out, or
    has gone again, is declined.
    """
    if referee is None or referee.over:
        return None
    coming = _coming(referee)
    wanted = [seat for seat in roster.players() if not plays(referee, seat)]
    unwanted = [seat for seat in coming if seat not in wanted]
    if unwanted:
        decline = _call(referee, "decline", NamePlayer)
        return (decline[0], unwanted[0]) if decline else None
    new = [seat for seat in wanted if seat not in coming]
    join = _call(referee, "join", NewSeat) if new else None
    if join is None:
        return None
    key, prompt = join
    return next(((key, seat) for seat in new if prompt.objection(seat) is None), None)


def _coming(referee: Referee) -> tuple[Seat, ...]:
    """Return the latecomers whom the game will deal in."""
    decline = _call(referee, "decline", NamePlayer)
    return tuple(option.value for option in decline[1].options) if decline else ()


def _call(referee: Referee, name: str, kind: type[P]) -> tuple[str, P] | None:
    """Return the key and the prompt of a call of the host's, where it stands."""
    for pending in referee.standing_prompts():
        if pending.prompt.name == name and isinstance(pending.prompt, kind):
            return pending.key, pending.prompt
    return None
