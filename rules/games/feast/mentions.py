"""The Feast: what was remarkable in a game, besides its score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from rules.engine.mentions import RankedMention, facts_of, largest, ranked_mention
from rules.engine.tabletop import Tabletop
from rules.games.feast.facts import Gaffe, MentionCheap, MentionCrowd, MentionSameIdea, Topic


def remarkable(table: Tabletop) -> Iterator[RankedMention]:
    """Yield the cheapest topic, who had the same idea most often, and the most who had it at once.

    What a dummy plays is nobody's idea.
    """
    lines = table.standings.lines if table.standings else ()
    players = [line.seat for line in lines if line.competes]
    topics = ((page, taken) for page, taken in facts_of(table, Topic) if taken.seat in players)
    if cheap := largest(topics, lambda taken: taken.topic - taken.rank):
        more, page, taken = cheap
        what = MentionCheap(taken.seat, taken.topic, taken.rank)
        yield ranked_mention(more / 3, page, what, taken.seat)

    ideas = [
        (tuple(seat for seat in players if seat in gaffe.seats), page, gaffe.rank)
        for page, gaffe in facts_of(table, Gaffe)
    ]
    pairs = Counter(pair for seats, _, _ in ideas for pair in combinations(seats, 2))
    for pair, times in pairs.most_common(1):
        if times > 1:
            page = [page for seats, page, _ in ideas if set(pair) <= set(seats)][-1]
            yield ranked_mention(times / 5, page, MentionSameIdea(pair, times), *pair)
    seats, page, rank = max(ideas, key=lambda each: len(each[0]), default=((), 0, 0))
    if len(seats) > 2:
        yield ranked_mention(len(seats) / 3, page, MentionCrowd(seats, rank), *seats)
