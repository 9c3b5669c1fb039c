"""I Didn't Eat That: what a check or a catch means for one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.results import Line, about, other, own, why
from rules.facts import Fact, Seat
from rules.games.ididnt.facts import (
    BackNoneBefore,
    BackStillTied,
    CatchHasItAlready,
    CatchLate,
    CatchMoves,
    CatchNotTheHolder,
    CatchWrong,
    NoExcuse,
    Pays,
    PaysAfterTie,
    TipPaid,
    Won,
)


def result_of(facts: Sequence[Fact], me: Seat) -> Iterator[Line]:
    """Yield what a check or a catch means for a seat, the main thing first."""
    won = [fact for fact in facts if isinstance(fact, Won)]
    yield from (own("won-you", fact) for fact in won if me in fact.seats)
    for fact in facts:
        yield from _check(fact, me)
        yield from _catch(fact, me)
    yield from (other("won", fact) for fact in won if me not in fact.seats)


def _check(fact: Fact, me: Seat) -> Iterator[Line]:
    match fact:
        case Pays(payer=payer) | PaysAfterTie(payer=payer):
            tie = "-after-tie" if isinstance(fact, PaysAfterTie) else ""
            you = "-you" if payer == me else ""
            yield about(f"pays{you}", fact, mine=payer == me, bad=True)
            yield why(f"pays{tie}{you}-why", fact)
            if payer == me and fact.number == 1:
                yield why("story")
        case BackNoneBefore(first=first) | BackStillTied(first=first):
            yield own("back-you") if me in first.left else other("back")
            yield why("back-why", fact)
        case NoExcuse():
            yield other("no-excuse", fact)
            yield why("no-excuse-why")
        case TipPaid(seat=seat):
            yield about("tip-you" if seat == me else "tip", fact, mine=seat == me, bad=True)


def _catch(fact: Fact, me: Seat) -> Iterator[Line]:
    match fact:
        case CatchMoves():
            mine = me in (fact.accused, fact.caller, fact.holder)
            yield about(_moves(fact, me), fact, mine=mine, bad=fact.accused == me)
        case CatchHasItAlready(accused=accused):
            again = "again-you" if accused == me else "again"
            yield about(again, fact, mine=accused == me, bad=True)
        case CatchWrong(caller=caller, accused=accused):
            wrong = "wrong-you" if caller == me else "wrong-about-you" if accused == me else "wrong"
            yield about(wrong, fact, mine=me in (caller, accused), bad=caller == me)
        case CatchLate(caller=caller, accused=accused) if me in (caller, accused):
            yield about("late-you" if caller == me else "late", fact, mine=caller == me)
        case CatchNotTheHolder(caller=caller, accused=accused) if me in (caller, accused):
            yield about("holder-you" if caller == me else "holder", fact, mine=caller == me)


def _moves(fact: CatchMoves, me: Seat) -> str:
    """Return the name of the message about a catch that was right."""
    if fact.accused == me:
        return "caught-you"
    if fact.free:
        return "caught-free-you" if fact.caller == me else "caught-free"
    if fact.caller == me:
        return "you-pass-on" if fact.holder == me else "you-catch"
    return "tip-goes" if fact.holder == me else "caught"
