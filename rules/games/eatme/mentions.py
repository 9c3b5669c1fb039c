"""Eat Me: what was remarkable in a game, besides its score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.engine.mentions import RankedMention, facts_of, largest, ranked_mention
from rules.engine.tabletop import Tabletop
from rules.facts import Seat
from rules.games.eatme.facts import Born, Eaten, MentionFamily, MentionGenerous, MentionNewborn


def remarkable(table: Tabletop) -> Iterator[RankedMention]:
    """Yield who ate their own family, the shortest life, and whose cards gave the others most."""
    eaten = list(facts_of(table, Eaten))
    own = ((page, each) for page, each in eaten if each.owner == each.eaten_owner)
    if family := largest(own, lambda each: each.points):
        points, page, each = family
        what = MentionFamily(each.owner, each.id, each.eaten, points)
        yield ranked_mention(points / 3, page, what, each.owner)

    born = {each.id: page for page, each in facts_of(table, Born)}
    soon = ((page, each) for page, each in eaten if born[each.eaten] == page)
    if newborn := largest(soon, lambda each: each.points):
        points, page, each = newborn
        died = MentionNewborn(each.eaten_owner, each.eaten, points)
        yield ranked_mention(points, page, died, each.eaten_owner)

    given: Counter[Seat] = Counter()
    for _, each in eaten:
        if each.eaten_owner != each.seat:
            given[each.seat] += each.points
    for seat, points in given.most_common(1):
        page = [page for page, each in eaten if each.seat == seat][-1]
        average = sum(each.points for _, each in eaten) / len(table.seats)
        yield ranked_mention(points / (1.5 * average), page, MentionGenerous(seat, points), seat)
