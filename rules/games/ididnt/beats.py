"""I Didn't Eat That: the beats in which a check is judged or a player is caught."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rules.engine.beats import Beat
from rules.facts import Ruling, Seat
from rules.games.ididnt.facts import (
    BackStillTied,
    Catch,
    CatchMoves,
    Counting,
    Judged,
    Later,
    NoExcuse,
    Paid,
    PaysAfterTie,
)
from rules.games.ididnt.scene import Form, Scene


def check_or_catch_beats(rulings: Sequence[Ruling], scene: Scene) -> Iterator[Beat]:
    """Yield the beats of a page: those of its check or of its catch; a page has at most one of them."""
    for nth, ruling in enumerate(rulings):
        match ruling.fact:
            case NoExcuse() | Judged() as judged:
                yield from _quickly(
                    _check_beats(nth, judged, blind=scene.form == "blind"), scene.form
                )
                return
            case Catch() as catch:
                yield from _catch_beats(nth, catch)
                return


def _check_beats(nth: int, judged: NoExcuse | Judged, *, blind: bool) -> Iterator[Beat]:
    """Yield the beats of a check: the questions that fit no excuse, the one that decides, who pays."""
    if isinstance(judged, Judged):
        first = judged.first
        if blind:
            yield Beat("turn", _seats(*first.same, *first.later), what="excuses")
        for step in range(1, first.step):
            yield Beat("strike", what=str(step))
        yield Beat("tell", _seats(*first.same), what="step")
        if len(first.left) > 1:
            yield Beat("match", first.left, what="tie")
        if isinstance(judged, PaysAfterTie | BackStillTied):
            yield Beat("turn", first.left, what="before", takes=1.0)
    if isinstance(judged, Paid):
        yield Beat("pay", (judged.payer,), nth)
        yield Beat("score", (judged.payer,), nth)
    else:
        yield Beat("tell", ruling=nth, what="back")


QUICK = {
    ("turn", "excuses"): 0.3,
    ("strike", "all"): 0.4,
    ("tell", "step"): 0.4,
    ("match", "tie"): 0.4,
    ("turn", "before"): 0.6,
    ("pay", ""): 0.5,
    ("score", ""): 0.3,
}
"""How long the beats take where five checks are judged one after the other: about two seconds a check."""


def _quickly(beats: Iterable[Beat], form: Form) -> Iterator[Beat]:
    """Make beats shorter, and strike all questions at once, where several checks are judged in a row."""
    struck = False
    for beat in beats:
        if form == "base":
            yield beat
        elif beat.kind != "strike":
            takes = QUICK.get((beat.kind, beat.what), 0)
            yield Beat(beat.kind, beat.seats, beat.ruling, beat.what, takes)
        elif not struck:
            struck = True
            yield Beat("strike", what="all", takes=QUICK["strike", "all"])


def _catch_beats(nth: int, catch: Catch) -> Iterator[Beat]:
    """Yield the beats of a catch: both excuses, then what comes of it."""
    accused = (catch.accused,)
    yield Beat("turn", accused, what="claims", takes=1.2)
    if not isinstance(catch, CatchMoves):
        yield Beat("tell", accused, nth, "catch")
        return
    yield Beat("highlight", accused, nth, "caught")
    yield Beat("catch", accused, nth)
    taker = () if catch.free else accused
    loser = (catch.holder,) if catch.holder else ()
    if taker + loser:
        yield Beat("score", taker + loser, nth)


def _seats(*excuses: Counting | Later) -> tuple[Seat, ...]:
    """Return whose these excuses are, each once."""
    return tuple(dict.fromkeys(each.seat for each in excuses))
