"""Eat Me: what was remarkable in a game, besides its score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.engine.mentions import RankedMention, facts_with_codes, largest, ranked_mention
from rules.engine.tabletop import Tabletop
from rules.facts import Seat
from rules.games.eatme.facts import MentionGenerous, MentionNewborn


def remarkable(table: Tabletop) -> Iterator[RankedMention]:
    """Yield who ate their own family, the shortest life, and whose cards gave the others most."""
    eaten = list(facts_with_codes(table, "eatme.eaten"))
    own = ((page, each) for page, each in eaten if each["owner"] == each["eaten_owner"])
    if family := largest(own, lambda each: each["points"]):
        points, page, each = family
        owner, ids = Seat(each["owner"]), {"id": each["id"], "eaten": each["eaten"]}
        what = fact("eatme.mention-family", owner=owner, points=points, **ids)
        yield ranked_mention(points / 3, page, what, owner)

    born = {
        each["id"]: page for page, each in facts_with_codes(table, "eatme.new", "eatme.eats-food")
    }
    soon = ((page, each) for page, each in eaten if born[each["eaten"]] == page)
    if newborn := largest(soon, lambda each: each["points"]):
        points, page, each = newborn
        owner = Seat(each["eaten_owner"])
        what = MentionNewborn(owner=owner, id=each["eaten"], points=points)
        yield ranked_mention(points, page, what, owner)

    given: Counter[Seat] = Counter()
    for _, each in eaten:
        if each["eaten_owner"] != each["seat"]:
            given[Seat(each["seat"])] += each["points"]
    for seat, points in given.most_common(1):
        page = [page for page, each in eaten if each["seat"] == seat][-1]
        average = sum(each["points"] for _, each in eaten) / len(table.seats)
        what = MentionGenerous(seat=seat, points=points)
        yield ranked_mention(points / (1.5 * average), page, what, seat)
