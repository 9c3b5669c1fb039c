"""I Didn't Eat That: what was remarkable in a game, besides its score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.engine.mentions import RankedMention, facts_of, ranked_mention
from rules.engine.tabletop import Tabletop
from rules.games.ididnt.facts import (
    FaceUp,
    MentionDenied,
    MentionFasting,
    MentionRobbed,
    TipPaid,
)


def remarkable(table: Tabletop) -> Iterator[RankedMention]:
    """Yield who denied every food, which food was denied most, and who lost the Dessert by the Tip."""
    said = list(facts_of(table, FaceUp))
    ate = {each.seat for _, each in said if any(each.now.claims.values())}
    fasting = Counter(each.seat for _, each in said if each.seat not in ate)
    for seat, number in fasting.most_common(1):
        if number > 2:
            page = [page for page, each in said if each.seat == seat][-1]
            what = MentionFasting(seat, number)
            yield ranked_mention(number / 5, page, what, seat)

    denied = [
        (food, page) for page, each in said for food, eaten in each.now.claims.items() if not eaten
    ]
    for food, number in Counter(food for food, _ in denied).most_common(1):
        if number > 2:
            page = [page for other, page in denied if other == food][-1]
            yield ranked_mention(number / (len(said) / 8), page, MentionDenied(food, number))

    lines = table.standings.lines if table.standings else ()
    totals = {line.seat: line.total for line in lines if line.competes}
    for page, paid in facts_of(table, TipPaid):
        seat = paid.seat
        others = [total for other, total in totals.items() if other != seat]
        without = totals.get(seat, 0) - paid.worth
        if seat in totals and seat not in table.winners and without < min(others):
            yield ranked_mention(2, page, MentionRobbed(seat), seat)
