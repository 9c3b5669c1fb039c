"""The beats of a standard scene: cards turn up, some match, somebody takes something, the score changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields

from rules.engine.beats import Beat
from rules.engine.table_scene import Place, TableScene
from rules.facts import Fact, Ruling, Seat


def table_beats(rulings: Sequence[Ruling], scene: TableScene) -> tuple[Beat, ...]:
    """Return the beats of a round: first the cards that decide nothing, last those that decide it.

    Then comes each ruling that says something of these cards: who takes what, and the score. While
    the cards are face down, and where nothing was ruled, there are none.
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
        yield from _match(rulings, matched)


def _turn(places: Iterable[Place]) -> Iterator[Beat]:
    """Yield the beat that turns these cards up together, if any of them lies face down."""
    seats = tuple(place.seat for place in places if not place.lies_open)
    if seats:
        yield Beat("turn", seats)


def _match(rulings: Sequence[Ruling], places: Sequence[Place]) -> Iterator[Beat]:
    """Yield two beats for each card that several players have played: it turns up, and it matches."""
    for card in dict.fromkeys(place.card for place in places):
        equal = [place for place in places if place.card == card]
        seats = tuple(place.seat for place in equal)
        yield from _turn(equal)
        said = (nth for nth, each in enumerate(rulings) if set(seats) == set(named(each.fact)))
        yield Beat("match", seats, next(said, None), str(card))


def _outcomes(rulings: Sequence[Ruling], scene: TableScene) -> Iterator[Beat]:
    """Yield a beat for each ruling: somebody takes something and scores, or a sentence is shown.

    Who has won is left to the ceremony, and what was said when cards matched is not said again.
    """
    left = {place.seat for place in scene.places if place.fate in ("low", "bad", "taken")}
    matched = {place.seat for place in scene.places if place.fate == "matched"} if left else set()
    for nth, ruling in enumerate(rulings):
        seats = named(ruling.fact)
        taking = tuple(seat for seat in seats if seat in left)
        if ruling.fact.code.endswith(".won") or (seats and matched.issuperset(seats)):
            continue
        if taking:
            left.difference_update(taking)
            yield Beat("take", taking, nth)
            yield Beat("score", taking, nth)
        else:
            yield Beat("tell", ruling=nth)


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
