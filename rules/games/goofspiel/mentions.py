"""Goofspiel: what was remarkable in a game, besides its score."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.mentions import RankedMention, facts_of, largest, ranked_mention
from rules.engine.tabletop import Tabletop
from rules.games.goofspiel.facts import (
    MentionBargain,
    MentionOverpaid,
    MentionTiedAway,
    Takes,
    Tie,
)


def remarkable(table: Tabletop) -> Iterator[RankedMention]:
    """Yield the best bargain, the prize most overpaid, and the largest prize lost by a tie."""
    takes = list(facts_of(table, Takes))
    if bargain := largest(takes, lambda each: sum(each.pot) - each.card):
        more, page, each = bargain
        what = MentionBargain(each.seat, each.card, each.pot)
        yield ranked_mention(more / 5, page, what, each.seat)
    if overpaid := largest(takes, lambda each: each.card - sum(each.pot)):
        less, page, each = overpaid
        paid = MentionOverpaid(each.seat, each.card, each.pot)
        yield ranked_mention(less / 6, page, paid, each.seat)

    ties = [(page, tie) for page, tie in facts_of(table, Tie) if tie.seats and not tie.shares]
    if tied := largest(ties, lambda tie: sum(tie.pot)):
        worth, page, tie = tied
        lost = MentionTiedAway(tie.seats, tie.card, tie.pot)
        yield ranked_mention(worth / 9, page, lost, *tie.seats)
