"""Eat Me: the ring, what a card does in it, and who plays before whom.

Pure judgements; nothing here asks anybody anything.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from rules.facts import Seat

Effect = Literal["new", "eats-food", "joins", "meets", "closes", "no-place"]
FOOD = 0
"""The ID of what belongs to nobody."""


@dataclass(frozen=True)
class Body:
    """A run of cards in the ring: an organism, or food.

    ``id`` counts organisms in the order of their birth, from 1, so that a lower one is older; it
    is 0 for food. ``cells`` are its cards clockwise.
    """

    id: int
    owner: Seat | None
    cells: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many cells it has."""
        return len(self.cells)


@dataclass(frozen=True)
class Ring:
    """The cards 1 to ``size`` in a ring, and the bodies that lie in it; ``born`` organisms so far."""

    size: int
    bodies: tuple[Body, ...] = ()
    born: int = 0

    @cached_property
    def _where(self) -> dict[int, Body]:
        return {cell: body for body in self.bodies for cell in body.cells}

    def at(self, number: int) -> Body | None:
        """Return the body in which a card lies, or None."""
        return self._where.get(number)

    def neighbours(self, number: int) -> tuple[Body | None, Body | None]:
        """Return the bodies next to a card: at the next lower number, and at the next higher."""
        return self.at((number - 2) % self.size + 1), self.at(number % self.size + 1)

    @property
    def cells(self) -> frozenset[int]:
        """Every number that lies in the ring."""
        return frozenset(self._where)

    @property
    def organisms(self) -> tuple[Body, ...]:
        """The bodies that belong to somebody, oldest first."""
        return tuple(sorted((b for b in self.bodies if b.id != FOOD), key=lambda body: body.id))


@dataclass(frozen=True)
class Verdict:
    """What one card did.

    ``eater`` is the organism that has the card now, as it is after everything; ``before`` its size
    before this card. ``food`` are the unowned cards that were eaten. ``eaten`` is the organism that
    was, as it was; its owner scores ``points``. ``older`` says that age decided.
    """

    card: int
    seat: Seat
    effect: Effect
    ring: Ring
    eater: Body | None = None
    before: int = 0
    food: tuple[int, ...] = ()
    eaten: Body | None = None
    older: bool = False

    @property
    def points(self) -> int:
        """What the owner of the eaten organism scores: its size when it was eaten."""
        return self.eaten.size if self.eaten else 0


def lay_out(size: int, revealed: Iterable[int]) -> Ring:
    """Return the ring at the start: the revealed cards, those next to each other as one run.

    >>> [body.cells for body in lay_out(10, (1, 10, 5)).bodies]
    [(5,), (10, 1)]
    """
    lying = frozenset(revealed)
    starts = [number for number in sorted(lying) if (number - 2) % size + 1 not in lying]
    bodies = []
    for start in starts or sorted(lying)[:1]:
        cells = [start]
        while (following := cells[-1] % size + 1) in lying and following != start:
            cells.append(following)
        bodies.append(Body(FOOD, None, tuple(cells)))
    return Ring(size, tuple(bodies))


def adjudicate(ring: Ring, card: int, seat: Seat) -> Verdict:
    """Judge one card (Effect of cards played): a number from 1 to the ring's size.

    Ruling: a second card of the same number (of an odd deck) has no place, and does nothing.

    >>> ring = Ring(52, (Body(1, Seat("bo"), (26,)), Body(2, Seat("cy"), (28, 29))), 2)
    >>> verdict = adjudicate(ring, 27, Seat("ana"))
    >>> verdict.eater.id, verdict.eater.size, verdict.eaten.owner, verdict.points
    (2, 4, 'bo', 1)
    """
    if ring.at(card) is not None:
        return Verdict(card, seat, "no-place", ring)
    lower, higher = ring.neighbours(card)
    beside = (lower,) if lower is not None and lower is higher else (lower, higher)
    bodies = [body for body in beside if body is not None]
    owned = sorted((body for body in bodies if body.id != FOOD), key=strength)
    food = tuple(cell for body in bodies if body.id == FOOD for cell in body.cells)
    cells = (*(lower.cells if lower else ()), card)
    if higher is not None and higher is not lower:
        cells = (*cells, *higher.cells)
    if not owned:
        born = Body(ring.born + 1, seat, cells)
        after = _replace(ring, bodies, born)
        return Verdict(card, seat, "eats-food" if food else "new", after, born, 0, food)
    winner = owned[0]
    grown = Body(winner.id, winner.owner, cells)
    after = _replace(ring, bodies, grown)
    if len(owned) == 1:
        effect: Effect = "closes" if lower is higher else "joins"
        return Verdict(card, seat, effect, after, grown, winner.size, food)
    loser = owned[1]
    older = winner.size == loser.size
    return Verdict(card, seat, "meets", after, grown, winner.size, (), loser, older)


def strength(body: Body) -> tuple[int, int]:
    """Return what two organisms are sorted by, the eater first: the larger, or else the older."""
    return -body.size, body.id


def _replace(ring: Ring, gone: Collection[Body], new: Body) -> Ring:
    bodies = (*(body for body in ring.bodies if body not in gone), new)
    return Ring(ring.size, bodies, max(ring.born, new.id))


def in_order(
    bids: Mapping[Seat, int], before: Sequence[Seat]
) -> tuple[tuple[Seat, ...], tuple[tuple[Seat, ...], ...]]:
    """Return the order of play, and the ties that were in it, each as it was settled.

    The higher bid plays first; of equal ones, whoever played later in the order ``before``.

    >>> in_order({Seat("ana"): 5, Seat("bo"): 9, Seat("cy"): 5}, ["ana", "bo", "cy"])
    (('bo', 'cy', 'ana'), (('cy', 'ana'),))
    """
    order = sorted(bids, key=lambda seat: (-bids[seat], -before.index(seat)))
    tied = [
        tuple(seat for seat in order if bids[seat] == bid)
        for bid in sorted(set(bids.values()), reverse=True)
    ]
    return tuple(order), tuple(tie for tie in tied if len(tie) > 1)


def tenth(points: int) -> int:
    """Return the bid where no move was received: 10 % of the points that are left, rounded up."""
    return -(-points // 10)


@dataclass(frozen=True)
class Granted:
    """What came of somebody's wishes: the card that was had, and its place in the list, from 1.

    ``missed`` are the better wishes, each with the seat that had it before.
    """

    seat: Seat
    card: int
    wish: int
    missed: tuple[tuple[int, Seat], ...] = ()


def grant(order: Sequence[Seat], wishes: Mapping[Seat, Sequence[int]]) -> tuple[Granted, ...]:
    """Give everybody, in order of play, the best of their wishes that is left.

    The k-th in order lists k different cards, so that one is always left.

    >>> [one.card for one in grant(["ana", "bo"], {Seat("ana"): [3], Seat("bo"): [3, 7]})]
    [3, 7]
    """
    taken: dict[int, Seat] = {}
    granted = []
    for seat in order:
        place, card = next((i, c) for i, c in enumerate(wishes[seat]) if c not in taken)
        missed = tuple((wish, taken[wish]) for wish in wishes[seat][:place])
        granted.append(Granted(seat, card, place + 1, missed))
        taken[card] = seat
    return tuple(granted)
