"""Eat Me: the rules as pure functions: the effect of a card in the ring, the order of play, wishes.

The anchors are those of ``rulebook.md``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from rules.errors import ScriptError
from rules.facts import Seat

Effect = Literal["new", "eats-food", "joins", "meets", "closes", "no-place"]
FOOD = 0
"""The ID of free food, which belongs to nobody."""


@dataclass(frozen=True)
class Body:
    """A run of adjacent cards in the ring: an organism, or free food.

    ``id`` numbers the organisms from 1 in the order in which they appeared, so a lower one is older;
    it is 0 for food. ``cells`` are the cards in ascending order around the ring.
    """

    id: int
    owner: Seat | None
    cells: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many cells it has."""
        return len(self.cells)

    @property
    def owned_by(self) -> Seat:
        """The owner of an organism.

        :raises ScriptError: for free food, which belongs to nobody
        """
        if self.owner is None:
            raise ScriptError("free food belongs to nobody")
        return self.owner


@dataclass(frozen=True)
class Ring:
    """The numbers 1 to ``size`` in a ring (``size`` is next to 1), and the bodies in it.

    ``born`` is the ID of the youngest organism so far.
    """

    size: int
    bodies: tuple[Body, ...] = ()
    born: int = 0

    @cached_property
    def _where(self) -> dict[int, Body]:
        return {cell: body for body in self.bodies for cell in body.cells}

    def at(self, number: int) -> Body | None:
        """Return the body that has a card, or None."""
        return self._where.get(number)

    def neighbours(self, number: int) -> tuple[Body | None, Body | None]:
        """Return the bodies at the next lower and at the next higher number, or None for each."""
        return self.at((number - 2) % self.size + 1), self.at(number % self.size + 1)

    def touched(self, number: int) -> tuple[Body, ...]:
        """Return the body that has a card, or otherwise those next to it, each once."""
        if (there := self.at(number)) is not None:
            return (there,)
        return tuple(dict.fromkeys(body for body in self.neighbours(number) if body is not None))

    @property
    def cells(self) -> frozenset[int]:
        """The numbers of all cards in the ring."""
        return frozenset(self._where)

    @property
    def organisms(self) -> tuple[Body, ...]:
        """The organisms, oldest first."""
        return tuple(sorted((b for b in self.bodies if b.id != FOOD), key=lambda body: body.id))


@dataclass(frozen=True)
class Verdict:
    """The effect of one card.

    ``ring`` is the ring afterwards. ``eater`` is the organism that has the card now, ``before`` its
    size before. ``food`` are the cards of free food that were eaten. ``eaten`` is the organism that
    was eaten; its owner scores ``points``. ``older`` is whether the two were as large and age
    decided.
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
        """The points of the eaten organism's owner: its size (#points)."""
        return self.eaten.size if self.eaten else 0


def lay_out(size: int, revealed: Iterable[int]) -> Ring:
    """Return the ring at the start; adjacent revealed cards make one run of free food.

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
    """Return the effect of a card: a number from 1 to the ring's size (#alone to #last-gap).

    Ruling: a second card of the same number (the real deck is wrong) has no effect.

    The rulebook's example: organism 3 (five cells) eats the 27 and organism 1 (four cells).

    >>> one = Body(1, Seat("bo"), (28, 29, 30, 31))
    >>> three = Body(3, Seat("cy"), (22, 23, 24, 25, 26))
    >>> verdict = adjudicate(Ring(52, (one, three), born=3), 27, Seat("ana"))
    >>> verdict.effect, verdict.eater.id, verdict.eater.size
    ('meets', 3, 10)
    >>> verdict.eaten.owner, verdict.points
    ('bo', 4)
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
    """Return the sort key of organisms: the larger comes first, of equal ones the older."""
    return -body.size, body.id


def tastiest(bodies: Iterable[Body]) -> Body | None:
    """Return the second largest organism, or None while there are not two (#tastiest).

    It is the one to have: the next organism that grows past it may eat it. Of equal ones the older
    counts as the larger, since it would eat the younger.

    >>> one, two = Body(1, Seat("bo"), (1, 2)), Body(2, Seat("cy"), (8, 9))
    >>> tastiest((one, two)).id, tastiest((one,)) is None
    (2, True)
    """
    strongest = sorted((body for body in bodies if body.id != FOOD), key=strength)
    return strongest[1] if len(strongest) > 1 else None


def _replace(ring: Ring, gone: Collection[Body], new: Body) -> Ring:
    bodies = (*(body for body in ring.bodies if body not in gone), new)
    return Ring(ring.size, bodies, max(ring.born, new.id))


def in_order(
    bids: Mapping[Seat, int], before: Sequence[Seat]
) -> tuple[tuple[Seat, ...], tuple[tuple[Seat, ...], ...]]:
    """Return the order of play, and the groups of equal bids in it (#bids, #ties).

    The higher bid plays first; of equal ones, the seat that is later in the order ``before``.

    >>> in_order({Seat("ana"): 5, Seat("bo"): 9, Seat("cy"): 5}, ["ana", "bo", "cy"])
    (('bo', 'cy', 'ana'), (('cy', 'ana'),))
    """
    order = sorted(bids, key=lambda seat: (-bids[seat], -before.index(seat)))
    tied = [
        tuple(seat for seat in order if bids[seat] == bid)
        for bid in sorted(set(bids.values()), reverse=True)
    ]
    return tuple(order), tuple(tie for tie in tied if len(tie) > 1)


def absent_bid(points: int) -> int:
    """Return the bid of a seat without a move: 10 % of its points left, rounded up (#no-move).

    >>> absent_bid(100), absent_bid(61), absent_bid(0)
    (10, 7, 0)
    """
    return -(-points // 10)


@dataclass(frozen=True)
class Granted:
    """The wish that a seat got: the card, and its place in the list, from 1.

    ``missed`` are the wishes before it, each with the seat that got it instead.
    """

    seat: Seat
    card: int
    wish: int
    missed: tuple[tuple[int, Seat], ...] = ()


def grant(order: Sequence[Seat], wishes: Mapping[Seat, Sequence[int]]) -> tuple[Granted, ...]:
    """Give each seat, in order of play, its first wish that is still free (#wishes).

    The k-th seat in order lists k different cards, so one is always free.

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
