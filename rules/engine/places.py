"""Who came where in a game: the places of those who competed, 1 for the best."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rules.engine.standings import Best, Standings
from rules.facts import Seat


def places_of(standings: Standings | None, winners: Collection[Seat]) -> dict[Seat, int]:
    """Return the places of all who compete; without standings, of the winners alone."""
    if standings is None:
        return dict.fromkeys(winners, 1)
    totals = {line.seat: line.total for line in standings.lines if line.competes}
    return _places(totals, winners, standings.best)


def _places(totals: Mapping[Seat, int], winners: Collection[Seat], best: Best) -> dict[Seat, int]:
    """Return places, the same for equal totals; winners come first, whatever settled a tie.

    >>> _places({Seat("ana"): 4, Seat("bo"): 9, Seat("cem"): 4, Seat("dee"): 1}, ["bo"], "highest")
    {'bo': 1, 'ana': 2, 'cem': 2, 'dee': 4}
    """
    sign = -1 if best == "highest" else 1
    keys = {seat: (seat not in winners, sign * total) for seat, total in totals.items()}
    if winners:
        keys |= dict.fromkeys(winners, (False, 0))
    ordered = sorted(keys.values())
    return {seat: ordered.index(keys[seat]) + 1 for seat in sorted(keys, key=keys.__getitem__)}
