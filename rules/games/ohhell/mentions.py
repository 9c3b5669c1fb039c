"""Oh Hell: what was remarkable in a game, besides its score."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.mentions import MOST_NAMES, RankedMention, facts_of, largest, ranked_mention
from rules.engine.tabletop import Tabletop
from rules.facts import Seat
from rules.games.ohhell.facts import (
    AllMade,
    Made,
    MentionAllMade,
    MentionNeverMissed,
    MentionWorstMiss,
    Missed,
)


def remarkable(table: Tabletop) -> Iterator[RankedMention]:
    """Yield who never missed, the largest deal in which all were exact, and the worst miss."""
    made = list(facts_of(table, Made))
    missed = list(facts_of(table, Missed))
    seats = [line.seat for line in table.standings.lines] if table.standings else []
    times: dict[Seat, int] = dict.fromkeys(seats, 0)
    for _, each in made:
        times[each.seat] += 1
    for _, miss in missed:
        times.pop(miss.seat, None)
    most = max(times.values(), default=0)
    flawless = tuple(seat for seat, number in times.items() if number == most)
    if most > 1 and len(flawless) <= MOST_NAMES:
        what = MentionNeverMissed(flawless, most)
        yield ranked_mention(most / 3, made[-1][0], what, *flawless)

    if exact := largest(facts_of(table, AllMade), lambda each: each.cards):
        cards, page, _ = exact
        yield ranked_mention(cards / 3, page, MentionAllMade(cards))

    if worst := largest(missed, lambda each: abs(each.bid - each.tricks)):
        off, page, miss = worst
        told = MentionWorstMiss(miss.seat, miss.bid, miss.tricks)
        yield ranked_mention(off / 3, page, told, miss.seat)
