"""Who's Lying?: what a doubt means for one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.results import Line, about, other, own, why
from rules.facts import Fact, Seat
from rules.games.liar.facts import (
    AllPassed,
    Draws,
    GameWon,
    Gets,
    Lie,
    TakesBack,
    TakesPile,
    Truth,
    Won,
)


def result_of(facts: Sequence[Fact], me: Seat) -> Iterator[Line]:
    """Yield what a doubt means for a seat, the main thing first."""
    for fact in facts:
        match fact:
            case Won(seats=seats) if me in seats:
                yield own("won-you", fact)
            case GameWon(seat=seat) if seat == me:
                yield own("game-you", fact)
    lies = [fact for fact in facts if isinstance(fact, Lie)]
    truths = [fact for fact in facts if isinstance(fact, Truth)]
    for fact in facts:
        match fact:
            case TakesBack():
                yield from _lie(fact, lies, me)
            case TakesPile():
                yield from _truth(fact, truths, me)
            case Draws(seat=seat) if seat == me:
                yield why("draw", fact)
            case Gets(seat=seat) if seat == me:
                yield why("get", fact)
            case Draws(other=giver) if giver == me:
                yield why("draws", fact)
            case Gets(other=giver) if giver == me:
                yield why("gets", fact)
            case AllPassed(seat=seat):
                yield about("passed-you" if seat == me else "passed", fact, mine=seat == me)
            case GameWon(seat=seat) if seat != me:
                yield other("game", fact)
            case Won(seats=seats) if me not in seats:
                yield other("won", fact)


def _lie(taken: TakesBack, lies: Sequence[Lie], me: Seat) -> Iterator[Line]:
    if taken.seat == me:
        yield own("caught", taken, bad=True)
        yield from (why("laid-you", lie) for lie in lies)
        return
    for lie in lies:
        right = lie.doubter == me
        yield about("right" if right else "lie", taken, mine=right)
        yield why("laid", lie)


def _truth(taken: TakesPile, truths: Sequence[Truth], me: Seat) -> Iterator[Line]:
    if taken.seat == me:
        yield own("truth-you", taken, bad=True)
        yield from (why("laid", truth) for truth in truths)
        return
    for truth in truths:
        doubted = truth.seat == me
        yield about("in-vain" if doubted else "wrong", taken, mine=doubted)
        yield why("laid-you" if doubted else "laid", truth)
