"""The beats of a standard scene: cards turn up, some match, somebody takes something, the score changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields

from rules.engine.beats import Beat
from rules.engine.table_scene import Place, TableScene
from rules.facts import Fact, Ruling, Seat

MANY = 2
"""Where more players than this all match, it is a highlight."""


def table_beats(rulings: Sequence[Ruling], scene: TableScene) -> tuple[Beat, ...]:
    """Return the beats of a round: first the cards that decide nothing, last those that decide it.

    Then comes who takes what, and the score. While the cards are face down, and where nothing was
    ruled, there are none.
    """
    if not scene.is_up or not rulings:
        return ()
    return (*_cards(rulings, scene), *_outcomes(rulings, scene))


def _cards(rulings: Sequence[Ruling], scene: TableScene) -> Iterator[Beat]:
    played = [place for place in scene.places if place.card is not None]
    matched = [place for place in played if place.fate == "matched"]
    decisive = [place for place in played if place.fate in ("low", "bad", "taken")]
    plain = [place for place in played if place not in matched and place not in decisive]
    # Where nobody takes anything, it is the equal cards that decide.
    if decisive:
        yield from _match(rulings, matched)
        yield from _turn(plain)
        for fate in ("low", "bad", "taken"):
            yield from _turn(place for place in decisive if place.fate == fate)
    else:
        yield from _turn(plain)
        yield from _match((), matched)


def _turn(places: Iterable[Place]) -> Iterator[Beat]:
    """Yield the beat that turns these cards up together, if any of them lies face down."""
    seats = tuple(place.seat for place in places if not place.lies_open)
    if seats:
        yield Beat("turn", seats)


def _match(rulings: Sequence[Ruling], places: Sequence[Place]) -> Iterator[Beat]:
    """Yield the beat that turns these cards up, and one for each card that several players have played."""
    yield from _turn(places)
    for card in dict.fromkeys(place.card for place in places):
        equal = [place for place in places if place.card == card]
        seats = tuple(place.seat for place in equal)
        said = (nth for nth, each in enumerate(rulings) if set(seats) == set(named(each.fact)))
        yield Beat("match", seats, next(said, None), str(card))


def _outcomes(rulings: Sequence[Ruling], scene: TableScene) -> Iterator[Beat]:
    """Yield two beats for each ruling that says who takes something: they take it, and they score.

    Where nobody takes anything, the first ruling is shown. All others add nothing: somebody leaves
    afterwards, or the game is over.
    """
    left = {place.seat for place in scene.places if place.fate in ("low", "bad", "taken")}
    played = [place for place in scene.places if place.card is not None]
    if len(played) > MANY and all(place.fate == "matched" for place in played):
        yield Beat("highlight", tuple(place.seat for place in played), 0, "all-matched")
    if not left:
        yield Beat("tell", ruling=0)
    for nth, ruling in enumerate(rulings):
        taking = tuple(seat for seat in named(ruling.fact) if seat in left)
        if taking:
            left.difference_update(taking)
            yield Beat("take", taking, nth)
            yield Beat("score", taking, nth)


def named(fact: Fact) -> tuple[Seat, ...]:
    """Return whom a fact is about: its fields ``seat`` and ``seats``."""
    found: list[Seat] = []
    for each in fields(fact):  # type: ignore[arg-type]  # every fact is a dataclass
        value = getattr(fact, each.name)
        if each.name == "seat" and value is not None:
            found.append(value)
        elif each.name == "seats":
            found.extend(value)
    return tuple(found)
