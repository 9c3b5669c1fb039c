"""The beats of a standard scene: cards turn up, some match, somebody takes something, the score changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields

from rules.engine.beats import SECONDS, Beat
from rules.engine.table_scene import Moment, Place, TableScene
from rules.facts import Fact, GameFact, Ruling, Seat, Tells

MANY = 2
"""Where more players than this all match, it is a highlight."""
MOVES = 2.0
"""In how many seconds all cards of a round go to their places, where each at its usual pace would take longer."""
SHORTEST_MOVE = 0.3
"""How many seconds a card takes at least on its way, however many go."""
OFTEN = 1.5
"""How many seconds a large moment takes that comes in every other round."""


def table_beats(rulings: Sequence[Ruling], scene: TableScene) -> tuple[Beat, ...]:
    """Return the beats of a round: first the cards that decide nothing, last those that decide it.

    Then comes who takes what, and the score. Where cards lie in rows, on piles or in a grid, all are turned up
    at once, and each ruling then moves a card there, or lets its player take some. While the cards are face down, and where nothing was
    ruled, there are none.
    """
    if not scene.is_up or not rulings:
        return ()
    if scene.laid:
        return (*_turn(place for place in scene.places if place.card), *_paths(rulings, scene))
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


def _paths(rulings: Sequence[Ruling], scene: TableScene) -> Iterator[Beat]:
    """Yield what each ruling does with the cards that lie on the table: one goes there, or somebody takes some.

    What a reveal waits for is said alone: it may be followed by a ruling about the same player. A card that goes
    somewhere says nothing, so that many can; a large moment is shown the first time alone.
    """
    moments = {moment for card in scene.laid for moment in (card.since, card.until) if moment}
    played = sum(place.card is not None for place in scene.places)
    a_move = max(SHORTEST_MOVE, min(SECONDS["move"], MOVES / max(played, 1)))
    shown: set[str] = set()
    for nth, ruling in enumerate(rulings):
        if isinstance(ruling.fact, GameFact):
            continue  # who comes and goes moves no cards
        if Tells.PROVISIONAL in ruling.fact.tells:
            yield Beat("tell", ruling=nth)
            continue
        for seat in named(ruling.fact):
            if (moment := Moment("move", seat)) in moments:
                moments.remove(moment)
                yield Beat("move", (seat,), takes=a_move)
            if (moment := Moment("take", seat)) in moments:
                moments.remove(moment)
                yield Beat("take", (seat,), nth)
                yield Beat("score", (seat,), nth)
                highlight = ruling.fact.highlight
                if highlight and highlight not in shown:
                    shown.add(highlight)
                    yield Beat("highlight", (seat,), nth, highlight, takes=OFTEN)


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
