"""The Feast: what was remarkable in a game, besides its score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from rules.engine.mentions import RankedMention, facts_with_codes, largest, ranked_mention
from rules.engine.tabletop import Tabletop
from rules.facts import Seat, fact
from rules.games.feast.beats import GAFFE


def remarkable(table: Tabletop) -> Iterator[RankedMention]:
    """Yield the cheapest topic, who had the same idea most often, and the most who had it at once.

    What a dummy plays is nobody's idea.
    """
    lines = table.standings.lines if table.standings else ()
    players = [line.seat for line in lines if line.competes]
    topics = (
        (page, what)
        for page, what in facts_with_codes(table, "feast.topic")
        if what["seat"] in players
    )
    if cheap := largest(topics, lambda what: what["topic"] - what["rank"]):
        more, page, took = cheap
        seat = Seat(took["seat"])
        what = fact("feast.mention-cheap", seat=seat, topic=took["topic"], rank=took["rank"])
        yield ranked_mention(more / 3, page, what, seat)

    ideas = [
        ([seat for seat in players if seat in gaffe["seats"]], page, gaffe["rank"])
        for page, gaffe in facts_with_codes(table, GAFFE)
    ]
    pairs = Counter(pair for seats, _, _ in ideas for pair in combinations(seats, 2))
    for pair, times in pairs.most_common(1):
        if times > 1:
            page = [page for seats, page, _ in ideas if set(pair) <= set(seats)][-1]
            what = fact("feast.mention-same-idea", seats=list(pair), times=times)
            yield ranked_mention(times / 5, page, what, *pair)
    seats, page, rank = max(ideas, key=lambda each: len(each[0]), default=([], 0, 0))
    if len(seats) > 2:
        what = fact("feast.mention-crowd", seats=seats, rank=rank)
        yield ranked_mention(len(seats) / 3, page, what, *seats)
