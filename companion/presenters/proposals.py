"""Who is proposed to enter what anyone may enter (:mod:`rules.engine.proposals`).

A proposal changes no permission: every other phone can open the same form.
"""

from __future__ import annotations

from companion.tables.latecomers import plays
from companion.tables.table import Table
from rules.engine.proposals import asked_of_anyone, rounds_before
from rules.engine.referee import Referee
from rules.facts import Seat


def proposed_seat(table: Table) -> Seat | None:
    """Return the seat that is proposed now; None where anyone is asked nothing, or nobody is there.

    It is the one whose turn it is, or the next one clockwise who is in the game and connected.
    """
    referee = table.referee
    pending = None if referee is None else asked_of_anyone(referee)
    if referee is None or pending is None:
        return None
    ring = [seat for seat in table.roster.order if plays(referee, seat)]
    if not ring:
        return None
    at = rounds_before(referee) % len(ring)
    if pending.proposed in ring:
        at = ring.index(pending.proposed)
    there = (seat for seat in ring[at:] + ring[:at] if _is_there(table, referee, seat))
    return next(there, None)


def proposed_pads(table: Table, proposed: Seat | None) -> frozenset[Seat]:
    """Return the seats whose pads show the form: that one, and all others of the same phone."""
    if proposed is None:
        return frozenset()
    held = (table.roster.seats_of(device) for device in table.roster.holders(proposed))
    return frozenset((proposed, *(seat for seats in held for seat in seats)))


def _is_there(table: Table, referee: Referee, seat: Seat) -> bool:
    standings = referee.table.standings
    lines = standings.lines if standings else ()
    stays = all(line.competes for line in lines if line.seat == seat)
    return stays and table.presence.is_connected(seat)
