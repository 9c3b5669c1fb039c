"""Eat Me: the scene, what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from rules.facts import Ruling, Seat
from rules.games.eatme.adjudicate import Body, tastiest
from rules.games.eatme.cards import CardName, Run, Use, unused, use_of
from rules.games.eatme.facts import SetUp
from rules.sealed import Sealed

Stage = Literal["food", "bids", "cards", "judging", "check", "over"]
Cards = tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """A card that was played in a round, and its effect.

    ``organism`` is the ID of the one that has the card now, ``eaten`` that of the one that was eaten
    (0 for none), whose owner ``scorer`` gets ``points``. ``bodies`` is the ring after the card,
    ``said`` the rulings on it.
    """

    seat: Seat
    card: int
    bid: int
    effect: str
    organism: int
    bodies: tuple[Body, ...]
    said: tuple[Ruling, ...]
    eaten: int = 0
    scorer: Seat | None = None
    points: int = 0


@dataclass(frozen=True)
class Span:
    """A body that is the same from one step of a round to another; step n is after the n-th card.

    It exists from ``start`` until before ``end``, or to the end of the round for None. ``eaten`` is
    whether another organism ate it at ``end``; otherwise it grew.
    """

    body: Body
    start: int
    end: int | None
    eaten: bool


@dataclass(frozen=True)
class Round:
    """A round that was played: the ring before it, and its cards in the order of play."""

    number: int
    before: tuple[Body, ...]
    plays: tuple[Played, ...]

    @property
    def spans(self) -> tuple[Span, ...]:
        """Every body that the ring had at some step of the round, for the animation."""
        steps = [self.before, *(play.bodies for play in self.plays)]
        spans = []
        for start, bodies in enumerate(steps):
            for body in bodies:
                if start and body in steps[start - 1]:
                    continue
                later = range(start + 1, len(steps))
                end = next((step for step in later if body not in steps[step]), None)
                eaten = end is not None and self.plays[end - 1].organism != body.id
                spans.append(Span(body, start, end, eaten))
        return tuple(spans)

    @property
    def tastiest(self) -> tuple[Span, ...]:
        """The second largest organism, each from the step where it was so to the step where not."""
        steps = [self.before, *(play.bodies for play in self.plays)]
        spans: list[Span] = []
        for step, bodies in enumerate(steps):
            now = tastiest(bodies)
            if spans and spans[-1].end is None:
                if spans[-1].body == now:
                    continue
                spans[-1] = replace(spans[-1], end=step)
            if now is not None:
                spans.append(Span(now, step, None, eaten=False))
        return tuple(spans)


@dataclass(frozen=True)
class Past:
    """The summary of a round: each seat's card, and the points that it scored."""

    number: int
    cards: Mapping[Seat, int]
    points: Mapping[Seat, int]


@dataclass(frozen=True)
class Scene:
    """One moment of a game.

    ``order`` and ``bids`` are those of the round to be played, empty until its bids are opened.
    ``left`` are the bid points of each seat after paying them.
    """

    size: int
    rounds: int
    stage: Stage
    round: int = 0
    app_deals: bool = False
    ouroboros: bool = False
    same_round: bool = False
    bodies: tuple[Body, ...] = ()
    order: tuple[Seat, ...] = ()
    bids: Mapping[Seat, int] = field(default_factory=dict)
    left: Mapping[Seat, int] = field(default_factory=dict)
    points: Mapping[Seat, int] = field(default_factory=dict)
    absent: tuple[Seat, ...] = ()
    """The seats from which no move is received in this round."""
    hands: Mapping[Seat, Sealed[Cards]] = field(default_factory=dict)
    """The hands that the app dealt, with the cards already played; each readable by its seat only."""
    pool: Cards = ()
    """Ouroboros: the numbers that are left to wish for."""
    last: Round | None = None
    """The last round that was played."""
    past: tuple[Past, ...] = ()
    """A summary of every round that was played."""
    suits: bool = False
    """Whether the cards are those of a standard deck."""
    free: int = 1
    """How many cards are laid as free food at the start."""
    set_up: bool = False
    """Whether nothing has been entered yet: the board shows what to do with the cards."""
    missing: Cards = ()
    """At the end: the numbers that were never played, normally the card that was put away."""

    @property
    def dealing(self) -> SetUp:
        """What people do with the cards before they enter the free food."""
        return SetUp(self.rounds, self.free, self.ouroboros)

    @cached_property
    def scores_by_step(self) -> Mapping[Seat, tuple[tuple[int, int], ...]]:
        """Each seat's bid points left and victory points at each step of the last round's animation.

        Step 0 is before the first card; the last step has the present values.
        """
        plays = self.last.plays if self.last else ()
        pays_next = self.last is not None and not self.same_round and self.last.number < self.rounds
        scores = {}
        for seat, points in self.points.items():
            gained = [play.points if play.scorer == seat else 0 for play in plays]
            left = self.left[seat] + (self.bids.get(seat, 0) if pays_next else 0)
            totals = (points - sum(gained[step:]) for step in range(len(plays) + 1))
            scores[seat] = (*((left, total) for total in totals), (self.left[seat], points))
        return scores

    def card(self, number: int) -> CardName:
        """Return what a card is called."""
        return CardName(number, self.suits)

    @property
    def use(self) -> Use:
        """Which cards are taken."""
        return use_of(self.size, suits=self.suits, app=self.app_deals)

    @property
    def unused(self) -> tuple[Run, ...]:
        """The cards of a standard deck that are not."""
        return unused(self.size)

    @property
    def others(self) -> int:
        """How many cards are no free food."""
        return self.size - self.free

    @property
    def last_number(self) -> int | None:
        """The number of the last round that was played."""
        return None if self.last is None else self.last.number

    @property
    def asks(self) -> Literal["same-round", "last-wishes", "last-cards", "wishes", "cards"]:
        """What everybody seals in this round."""
        if self.same_round:
            return "same-round"
        if self.round == self.rounds:
            return "last-wishes" if self.ouroboros else "last-cards"
        return "wishes" if self.ouroboros else "cards"

    @property
    def next(self) -> int:
        """The number of the next round."""
        return self.round + 1

    @cached_property
    def tastiest(self) -> Body | None:
        """The second largest organism, which the designers advise everybody to have."""
        return tastiest(self.bodies)

    @cached_property
    def bodies_by_number(self) -> Mapping[int, Body]:
        """The body of each number in the ring."""
        return {cell: body for body in self.bodies for cell in body.cells}
