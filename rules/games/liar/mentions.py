"""Who's Lying?: what was remarkable in a match, besides its score.

It uses only what everybody saw. Whether undoubted cards were what their player said stays known to that
player alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.engine.mentions import RankedMention, facts_of, largest, ranked_mention
from rules.engine.tabletop import Tabletop
from rules.games.liar.facts import (
    Lie,
    MentionCaught,
    MentionCostlyDoubt,
    MentionHonest,
    TakesPile,
    Truth,
)


def remarkable(table: Tabletop) -> Iterator[RankedMention]:
    """Yield the boldest lie that was caught, the dearest doubt, and who told the truth each time.

    A player who left in a void game has no line in the score, and is left out.
    """
    here = {line.seat for line in table.standings.lines} if table.standings else set()
    lies = [(page, lie) for page, lie in facts_of(table, Lie) if here >= {lie.seat, lie.doubter}]
    truths = [(page, it) for page, it in facts_of(table, Truth) if here >= {it.seat, it.doubter}]
    doubts = [(page, taken) for page, taken in facts_of(table, TakesPile) if taken.seat in here]
    if caught := largest(lies, lambda lie: sum(lie.odd.values())):
        odd, page, lie = caught
        what = MentionCaught(lie.seat, lie.doubter, odd, lie.count, lie.said)
        yield ranked_mention(odd / 3, page, what, lie.doubter, lie.seat)

    costly = largest(doubts, lambda taken: taken.minus)
    if costly and costly[0] > 1:
        minus, page, taken = costly
        yield ranked_mention(minus / 10, page, MentionCostlyDoubt(taken.seat, minus), taken.seat)

    liars = {lie.seat for _, lie in lies}
    honest = Counter(truth.seat for _, truth in truths if truth.seat not in liars)
    for seat, number in honest.most_common(1):
        if number > 1:
            page = [page for page, truth in truths if truth.seat == seat][-1]
            yield ranked_mention(number / 2, page, MentionHonest(seat, number), seat)
