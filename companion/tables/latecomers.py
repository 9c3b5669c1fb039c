"""Latecomers: people who sit down during a game, and when they are dealt in.

A game that lets people in has a standing call "join". Its call "decline" lists those whom it will
deal in. The table itself answers both calls (``Table._deal_in_latecomers``).
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
class Latecomer:
    """A person at the table who is not in the current game.

    ``state`` is one of:

    - "next-deal": the game deals them in at the next deal;
    - "full": the game deals them in when there is a place; ``why`` is the reason it is full;
    - "next-game": they play in the next game;
    - "sits-out": the host does not want them dealt in.
    """

    seat: Seat
    state: State
    why: Fact | None = None


def plays(referee: Referee, seat: Seat) -> bool:
    """Whether a seat is or was in the current game (one that left for good was)."""
    standings = referee.table.standings
    lines = standings.lines if standings else ()
    return seat in referee.setup.seats or any(line.seat == seat for line in lines)


def latecomers(roster: Roster, referee: Referee | None) -> tuple[Latecomer, ...]:
    """Return the latecomers, clockwise; between games there are none."""
    if referee is None:
        return ()
    late = (seat for seat in roster.order if not plays(referee, seat))
    return tuple(_latecomer(roster, referee, seat) for seat in late)


def _latecomer(roster: Roster, referee: Referee, seat: Seat) -> Latecomer:
    if seat in roster.sitting_out:
        return Latecomer(seat, "sits-out")
    if seat in _seats_joining(referee):
        return Latecomer(seat, "next-deal")
    join = _call(referee, "join", NewSeat)
    if join is None:
        return Latecomer(seat, "next-game")
    why = join[1].objection(seat)
    return Latecomer(seat, "full" if why else "next-deal", why)


def next_call(roster: Roster, referee: Referee | None) -> tuple[str, Seat] | None:
    """Return the next call that the table has to answer, as its key and the seat to answer with.

    A seat that waits is entered in "join", if the game accepts it. A seat that the game would deal
    in, but that now sits out or has left the table, is entered in "decline".
    """
    if referee is None or referee.over:
        return None
    joining = _seats_joining(referee)
    wanted = [seat for seat in roster.players() if not plays(referee, seat)]
    unwanted = [seat for seat in joining if seat not in wanted]
    if unwanted:
        decline = _call(referee, "decline", NamePlayer)
        return (decline[0], unwanted[0]) if decline else None
    new = [seat for seat in wanted if seat not in joining]
    join = _call(referee, "join", NewSeat) if new else None
    if join is None:
        return None
    key, prompt = join
    return next(((key, seat) for seat in new if prompt.objection(seat) is None), None)


def _seats_joining(referee: Referee) -> tuple[Seat, ...]:
    """Return the seats that the game will deal in."""
    decline = _call(referee, "decline", NamePlayer)
    return tuple(option.value for option in decline[1].options) if decline else ()


def _call(referee: Referee, name: str, kind: type[P]) -> tuple[str, P] | None:
    """Return the key and prompt of the standing call with this name and type, or None."""
    for pending in referee.standing_prompts():
        if pending.prompt.name == name and isinstance(pending.prompt, kind):
            return pending.key, pending.prompt
    return None
