"""I Bid You Not: what was remarkable in a game, besides its score."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.mentions import RankedMention, facts_with_codes, largest, ranked_mention
from rules.engine.tabletop import Tabletop
from rules.facts import Fact, Seat
from rules.games.ibid.facts import MentionHot, MentionOwnTile


def remarkable(table: Tabletop) -> Iterator[RankedMention]:
    """Yield who took a bad tile of their own, the offer nobody wanted, and the bid that turned an auction."""
    tiles = {
        each["tile"]["number"]: each["tile"]
        for _, each in facts_with_codes(table, "ibid.list-corrected")
    }
    twice = {each["number"] for _, each in facts_with_codes(table, "ibid.override")}
    added: dict[int, Seat] = {}
    skips, own, hot = 0, [], []
    for page, each in facts_with_codes(
        table, "ibid.added", "ibid.put", "ibid.skipped", "ibid.took"
    ):
        if each.code == "ibid.skipped":
            skips += 1
        elif each.code != "ibid.took":
            added[each["tile"]["number"]] = Seat(each["seat"])
        else:
            seat = Seat(each["seat"])
            taken = [tiles.get(tile["number"], tile) for tile in each["tiles"]]
            own += [
                (page, MentionOwnTile(seat=seat, tile=tile))
                for tile in taken
                if added.get(tile["number"]) == seat and tile["number"] not in twice
            ]
            total = sum(tile["price"] for tile in taken)
            what = MentionHot(seat=seat, number=skips, total=total)
            hot.append((page, what))
            skips = 0
    if worst := largest(own, lambda what: -what["tile"]["price"]):
        yield ranked_mention(worst[0] / 3, worst[1], worst[2], worst[2]["seat"])
    hottest = largest(hot, lambda what: what["number"])
    if hottest and hottest[0] > 1:
        yield ranked_mention(hottest[0] / 2, hottest[1], hottest[2], hottest[2]["seat"])
    yield from _turned(table)


def _turned(table: Tabletop) -> Iterator[RankedMention]:
    """Yield the one bid outside of the offer that turned an auction of many bids."""
    turned: list[tuple[int, Fact]] = []
    auctions = [facts_with_codes(table, "ibid.sorted"), facts_with_codes(table, "ibid.in-order")]
    for (page, order), (_, each) in zip(*auctions, strict=True):
        low, high, bids = order["low"], order["high"], each["bids"]
        outside = [(seat, worth) for seat, worth, _ in bids if not low < worth < high]
        if order["why"] == "bids" and len(outside) == 1 < len(bids):
            data = {"low": low, "high": high, "bidders": len(bids)}
            what = fact("ibid.mention-turned", seat=outside[0][0], worth=outside[0][1], **data)
            turned.append((page, what))
    if best := largest(turned, lambda what: what["bidders"]):
        yield ranked_mention(best[0] / 4, best[1], best[2], best[2]["seat"])
