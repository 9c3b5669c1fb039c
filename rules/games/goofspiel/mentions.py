"""Goofspiel: what was remarkable in a game, besides its score."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.mentions import RankedMention, facts_with_codes, largest, ranked_mention
from rules.engine.tabletop import Tabletop
from rules.facts import Fact, Seat, fact
from rules.games.goofspiel.beats import TAKES, TIE


def remarkable(table: Tabletop) -> Iterator[RankedMention]:
    """Yield the best bargain, the prize most overpaid, and the largest prize lost by a tie."""
    takes = list(facts_with_codes(table, TAKES))
    if bargain := largest(takes, lambda each: sum(each["pot"]) - each["card"]):
        more, page, each = bargain
        yield ranked_mention(more / 5, page, *_taken("goofspiel.mention-bargain", each))
    if overpaid := largest(takes, lambda each: each["card"] - sum(each["pot"])):
        less, page, each = overpaid
        yield ranked_mention(less / 6, page, *_taken("goofspiel.mention-overpaid", each))

    ties = ((page, each) for page, each in facts_with_codes(table, TIE) if _takes_nobody(each))
    if tied := largest(ties, lambda each: sum(each["pot"])):
        worth, page, each = tied
        seats = [Seat(seat) for seat in each["seats"]]
        what = fact("goofspiel.mention-tied-away", seats=seats, card=each["card"], pot=each["pot"])
        yield ranked_mention(worth / 9, page, what, *seats)


def _taken(code: str, each: Fact) -> tuple[Fact, Seat]:
    """Return the fact of a prize that one player took, and that player."""
    seat = Seat(each["seats"][0])
    return fact(code, seat=seat, card=each["card"], pot=each["pot"]), seat


def _takes_nobody(tie: Fact) -> bool:
    """Whether several tied, and none of them got anything."""
    seats, pot = tie["seats"], sum(tie["pot"])
    return len(seats) > 1 and (tie["ties"] != "share" or pot < len(seats))
