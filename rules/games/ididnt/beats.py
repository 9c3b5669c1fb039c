"""I Didn't Eat That: the beats in which a check is judged or a player is caught."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rules.engine.beats import Beat
from rules.facts import Ruling, Seat
from rules.games.ididnt.scene import Form

PAYS = ("ididnt.pays", "ididnt.pays-tie")
BACK = ("ididnt.no-excuse", "ididnt.back-none-before", "ididnt.back-still-tied")
CATCH = "ididnt.catch-"


def beats_of(rulings: Sequence[Ruling], form: Form) -> Iterator[Beat]:
    """Yield the beats of a page: those of its check or of its catch; a page has at most one of them."""
    for nth, ruling in enumerate(rulings):
        code, data = ruling.fact.code, ruling.fact.data
        if code in PAYS or code in BACK:
            yield from _quickly(_check_beats(nth, data, blind=form == "blind"), form)
            return
        if code.startswith(CATCH):
            yield from _catch_beats(nth, data, moves=code == "ididnt.catch-moves")
            return


def _check_beats(nth: int, data: Mapping[str, Any], *, blind: bool) -> Iterator[Beat]:
    """Yield the beats of a check: the questions that fit no excuse, the one that decides, who pays."""
    if "step" in data:
        if blind:
            yield Beat("turn", _seats(data["same"], data["later"]), what="excuses")
        for step in range(1, data["step"]):
            yield Beat("strike", what=str(step))
        yield Beat("tell", _seats(data["same"]), what="step")
        tied = tuple(map(Seat, data["left"]))
        if len(tied) > 1:
            yield Beat("match", tied, what="tie")
        if data.get("tie"):
            yield Beat("turn", tied, what="before", takes=1.0)
    if "payer" in data:
        payer = (Seat(data["payer"]),)
        yield Beat("pay", payer, nth)
        yield Beat("score", payer, nth)
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


def _catch_beats(nth: int, data: Mapping[str, Any], *, moves: bool) -> Iterator[Beat]:
    """Yield the beats of a catch: both excuses, then what comes of it."""
    accused = Seat(data["accused"])
    yield Beat("turn", (accused,), what="claims", takes=1.2)
    if not moves:
        yield Beat("tell", (accused,), nth, "catch")
        return
    yield Beat("catch", (accused,), nth)
    taker = () if data["free"] else (accused,)
    loser = (Seat(data["holder"]),) if data["holder"] else ()
    if taker + loser:
        yield Beat("score", taker + loser, nth)


def _seats(*excuses: Sequence[Mapping[str, Any]]) -> tuple[Seat, ...]:
    """Return whose these excuses are, each once."""
    return tuple(dict.fromkeys(Seat(each["seat"]) for some in excuses for each in some))
