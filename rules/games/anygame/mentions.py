"""What was remarkable in any other game, as pure functions of the rulings and the score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rules.engine.mentions import Found, found, told
from rules.engine.tabletop import Tabletop
from rules.facts import Seat, fact


def remarkable(table: Tabletop) -> tuple[Found, ...]:
    """Return what was remarkable in a game that is over, at most one of a kind."""
    if not table.winners:
        return ()
    every = (kind(table) for kind in KINDS)
    return tuple(one for one in every if one is not None)


def best_row(table: Tabletop) -> Found | None:
    """Return the best that somebody wrote in one round, at least twice what all wrote on average."""
    rows = [(page, each) for page, each in told(table.pages) if each.code == "anygame.row"]
    every = [n for _, each in rows for n in each["points"].values()]
    lowest = table.options["best"] == "lowest"
    staying = _competing(table)
    written = (
        (n, page, each["round"], Seat(seat))
        for page, each in rows
        for seat, n in each["points"].items()
        if seat in staying
    )
    if lowest or len(rows) < 2 or (top := max(written, default=None)) is None or top[0] <= 0:
        return None
    points, page, number, seat = top
    average = max(1.0, sum(every) / len(every))
    what = fact("anygame.mention-best-row", seat=seat, points=points, round=number)
    return found(points / average / 2, page, what, seat)


def sealed_wins(table: Tabletop) -> Found | None:
    """Return who has won the most sealed rounds alone, from two on."""
    won: Counter[Seat] = Counter()
    last: dict[Seat, int] = {}
    for page, each in told(table.pages):
        if each.code == "anygame.wins" and len(each["seats"]) == 1:
            won[each["seats"][0]] += 1
            last[each["seats"][0]] = page
    top = max(((n, seat) for seat, n in won.items() if seat in _competing(table)), default=None)
    if top is None or top[0] < 2 or list(won.values()).count(top[0]) > 1:
        return None
    times, seat = top
    return found(
        times / 3, last[seat], fact("anygame.mention-sealed", seat=seat, times=times), seat
    )


def comeback(table: Tabletop) -> Found | None:
    """Return the winner who was last, alone, at some time."""
    if len(table.winners) != 1:
        return None
    (winner,) = table.winners
    worst = max if table.options["best"] == "lowest" else min
    points = [point for point in table.course if len(set(point.totals.values())) > 1]
    times = [p for p in points if _is_alone_last(p.totals, winner, worst(p.totals.values()))]
    if not times or len(_competing(table)) < 2:
        return None
    number = int("".join(filter(str.isdigit, times[-1].path.split("/")[0])) or 0)
    what = fact("anygame.mention-comeback", seat=winner, round=number)
    return found(len(times) / 2 + 0.5, times[-1].page, what, winner)


def margin(table: Tabletop) -> Found | None:
    """Return by how little somebody won."""
    if len(table.winners) != 1 or table.standings is None:
        return None
    (winner,) = table.winners
    totals = {line.seat: line.total for line in table.standings.lines if line.competes}
    apart = {seat: abs(n - totals[winner]) for seat, n in totals.items() if seat != winner}
    if not apart or (least := min(apart.values())) == 0:
        return None
    seats = [seat for seat, n in apart.items() if n == least]
    what = fact("anygame.mention-margin", winner=winner, seats=seats, points=least)
    largest = max(map(abs, totals.values()))
    if least * 4 > largest:
        return None
    # The end has a page of its own, in a round in which nobody has written anything.
    last = max(page for page, each in told(table.pages) if each.code != "anygame.won")
    return found(largest / least / 10, last, what, winner, *seats)


def _is_alone_last(totals: Mapping[Seat, int], seat: Seat, worst: int) -> bool:
    return totals.get(seat) == worst and list(totals.values()).count(worst) == 1


def _competing(table: Tabletop) -> set[Seat]:
    lines = table.standings.lines if table.standings else ()
    return {line.seat for line in lines if line.competes}


KINDS = (best_row, sealed_wins, comeback, margin)
