"""Who's Lying?: what was remarkable in a match, besides its score.

It uses only what everybody saw. Whether undoubted cards were what their player said stays known to that
player alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.engine.mentions import RankedMention, facts_with_codes, largest, ranked_mention
from rules.engine.tabletop import Tabletop
from rules.facts import Seat
from rules.games.liar.facts import MentionCostlyDoubt, MentionHonest


def remarkable(table: Tabletop) -> Iterator[RankedMention]:
    """Yield the boldest lie that was caught, the dearest doubt, and who told the truth each time.

    A player who left in a void game has no line in the score, and is left out.
    """
    here = {line.seat for line in table.standings.lines} if table.standings else set()
    lies, truths, doubts = (
        [
            (page, what)
            for page, what in facts_with_codes(table, code)
            if here.issuperset((what["seat"], what.data.get("doubter", what["seat"])))
        ]
        for code in ("liar.lie", "liar.truth", "liar.takes-pile")
    )
    if caught := largest(lies, lambda lie: sum(lie["odd"].values())):
        odd, page, lie = caught
        seat, doubter = Seat(lie["seat"]), Seat(lie["doubter"])
        laid = {"count": lie["count"], "said": lie["said"]}
        what = fact("liar.mention-caught", seat=seat, doubter=doubter, odd=odd, **laid)
        yield ranked_mention(odd / 3, page, what, doubter, seat)

    costly = largest(doubts, lambda taken: taken["minus"])
    if costly and costly[0] > 1:
        minus, page, taken = costly
        seat = Seat(taken["seat"])
        yield ranked_mention(minus / 10, page, MentionCostlyDoubt(seat=seat, minus=minus), seat)

    liars = {lie["seat"] for _, lie in lies}
    honest = Counter(Seat(truth["seat"]) for _, truth in truths if truth["seat"] not in liars)
    for seat, number in honest.most_common(1):
        if number > 1:
            page = [page for page, truth in truths if truth["seat"] == seat][-1]
            what = MentionHonest(seat=seat, number=number)
            yield ranked_mention(number / 2, page, what, seat)
