"""I Bid You Not: what an auction means for one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.results import Line, other, own, why
from rules.facts import Fact, Seat
from rules.games.ibid.facts import (
    Alarm,
    AllIgnored,
    BidsToo,
    Dried,
    Gift,
    Ignored,
    Lost,
    NextOffer,
    Returned,
    Spoiled,
    ToHand,
    Took,
    Won,
)


def result_of(facts: Sequence[Fact], me: Seat) -> Iterator[Line]:
    """Yield what an auction means for a seat, the main thing first."""
    won = [fact for fact in facts if isinstance(fact, Won)]
    yield from (own("won-you", fact) for fact in won if me in fact.seats)
    for fact in facts:
        yield from _won_or_lost(fact, me)
    news = [line for fact in facts for line in _other_news(fact, me, is_over=bool(won))]
    for fact in facts:
        match fact:
            case Took(seat=seat) if seat != me:
                yield other("took", fact)
                if not news and not won:
                    yield why("nothing")
            case AllIgnored():
                yield other("all-ignored")
    yield from news
    yield from (other("won", fact) for fact in won if me not in fact.seats)


def _won_or_lost(fact: Fact, me: Seat) -> Iterator[Line]:
    """Yield what a decision changes in the score of a seat."""
    match fact:
        case Alarm(to=to) if to == me:
            yield own("alarm-to", fact, bad=fact.frm == me)
        case Alarm(frm=frm) if frm == me:
            yield own("alarm-from", fact, bad=True)
        case Took(seat=seat, total=total) if seat == me:
            yield own("took-you", fact, bad=total < 0)
        case BidsToo(seat=seat) if seat == me:
            yield own("bids-too", fact)
        case Lost(seat=seat, tile=tile) if seat == me:
            yield own("lost", fact, bad=tile.price > 0)
        case Dried(seat=seat) if seat == me:
            yield own("dried", fact, bad=True)
        case Gift(seat=seat, winner=winner) if winner == me != seat:
            yield own("gift", fact)
        case Spoiled(seat=seat, winner=winner) if winner == me != seat:
            yield own("spoiled", fact)


def _other_news(fact: Fact, me: Seat, *, is_over: bool) -> Iterator[Line]:
    """Yield what else a decision means for a seat."""
    match fact:
        case Ignored(seat=seat) if seat == me:
            yield own("ignored", fact, bad=True)
        case ToHand(seat=seat) if seat == me:
            yield own("to-hand", fact)
        case Returned(seat=seat) if seat == me:
            yield own("returned", fact)
        case NextOffer(seat=seat) if seat == me and not is_over:
            yield own("next-offer", fact)
