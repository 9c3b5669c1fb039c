"""Mentions: what was remarkable in a game, told at its end, as data.

Some things are found in the score of any game: a narrow win, a comeback, the most at once. A game adds
up to three of its own, which it finds in its rulings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, groupby, pairwise
from typing import NamedTuple

from rules.engine.tabletop import Point, Tabletop
from rules.facts import Fact, Seat, fact

FEWEST = 3
"""How many mentions are shown of one game, where there are so many."""
MOST = 5
"""How many mentions are shown of one game."""
MOST_NAMES = 3
"""Where more came second together, they are not told of."""


@dataclass(frozen=True, slots=True)
class Mention:
    """One remarkable thing of a game.

    ``fact`` says what it is; the language layer makes its sentence, as it does for rulings. ``page`` is
    the number of the page of rulings that it comes from, from 0. ``seats`` are those whom it is about.
    """

    fact: Fact
    page: int
    seats: tuple[Seat, ...] = ()


class RankedMention(NamedTuple):
    """A mention, and how remarkable it is.

    ``measure`` is what is told as a number, divided by the number from which it is worth telling: who paid
    four times in a row, where two in a row would be worth it, has 2.
    """

    measure: float
    mention: Mention


def ranked_mention(measure: float, page: int, fact: Fact, *seats: Seat) -> RankedMention:
    """Return a mention with its measure; ``seats`` are those whom it is about."""
    return RankedMention(measure, Mention(fact, page, seats))


def most_remarkable(every: Iterable[RankedMention]) -> tuple[Mention, ...]:
    """Return the mentions of a game, the most remarkable first; ``every`` has one of each kind at most.

    Those that are worth telling, but no more than ``MOST``; besides, the next ones if there are less than
    ``FEWEST``.
    """
    ranked = sorted(every, key=lambda one: -one.measure)
    worth_telling = sum(one.measure >= 1 for one in ranked)
    return tuple(one.mention for one in ranked[: min(MOST, max(FEWEST, worth_telling))])


# -- what a game's own are found with ------------------------------------------------------


def facts_with_codes(table: Tabletop, *codes: str) -> Iterator[tuple[int, Fact]]:
    """Yield the facts with these codes of all rulings, each with the number of its page."""
    for number, page in enumerate(table.pages):
        for ruling in page:
            if ruling.fact.code in codes:
                yield number, ruling.fact


def largest(
    every: Iterable[tuple[int, Fact]], worth: Callable[[Fact], int]
) -> tuple[int, int, Fact] | None:
    """Return the greatest worth of these facts, with its page and the fact; None where none is above 0."""
    valued = ((worth(what), page, what) for page, what in every)
    best = max(valued, key=lambda each: each[0], default=None)
    return best if best is not None and best[0] > 0 else None


# -- what is found in the score of any game --------------------------------------------------


class Step(NamedTuple):
    """A change of the totals: its page, and by how much each total went up or down."""

    page: int
    gains: Mapping[Seat, int]

    @property
    def gainers(self) -> list[Seat]:
        """Whose total went up."""
        return [seat for seat, gain in self.gains.items() if gain > 0]


@dataclass(frozen=True)
class Score:
    """How the score of a game went: the totals of all who could win, at each time and at the end."""

    points: tuple[Point, ...]
    totals: Mapping[Seat, int]
    winners: tuple[Seat, ...]
    lowest: bool
    unit: str

    @property
    def winner(self) -> Seat | None:
        """Who has won alone."""
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def steps(self) -> list[Step]:
        """The changes of the totals, in order."""
        return [
            Step(
                now.page,
                {
                    seat: n - old.totals[seat]
                    for seat, n in now.totals.items()
                    if seat in old.totals
                },
            )
            for old, now in pairwise(self.points)
        ]

    @property
    def average(self) -> float:
        """By how much a total went up on average when it did; 0 where none ever did."""
        gains = [step.gains[seat] for step in self.steps for seat in step.gainers]
        return sum(gains) / len(gains) if gains else 0


def mentions_in_score(game: str, table: Tabletop) -> Iterator[RankedMention]:
    """Yield what is remarkable in the score of a game that is over, one of each kind at most.

    The facts are the game's own (``<game>.mention-margin``), so that it may say them in its own words.
    """
    standings = table.standings
    if standings is None or len(table.course) < 2:
        return
    totals = {line.seat: line.total for line in standings.lines if line.competes}
    lowest = standings.best == "lowest"
    score = Score(table.course, totals, table.winners, lowest, standings.unit)
    for kind in (margin, comeback, most_at_once, streak, twins, spotless):
        one = kind(game, score)
        if one is not None:
            yield one


def margin(game: str, score: Score) -> RankedMention | None:
    """By how little somebody missed the win: half of what a total went up by on average is worth telling."""
    average = score.average
    if score.winner is None or not average:
        return None
    best = score.totals[score.winner]
    short = {seat: abs(total - best) for seat, total in score.totals.items() if total != best}
    least = min(short.values(), default=0)
    seats = [seat for seat, less in short.items() if less == least]
    if not 0 < least <= average or len(seats) > MOST_NAMES:
        return None
    what = fact(f"{game}.mention-margin", seats=seats, points=least, unit=score.unit)
    return ranked_mention(average / least / 2, score.points[-1].page, what, *seats)


def comeback(game: str, score: Score) -> RankedMention | None:
    """When the winner was last alone, for the last time; half of the game is worth telling."""
    sign = -1 if score.lowest else 1
    for nth, point in reversed(tuple(enumerate(score.points))):
        totals = {seat: sign * total for seat, total in point.totals.items()}
        own = totals.pop(score.winner, None) if score.winner is not None else None
        if own is not None and totals and own < min(totals.values()):
            what = fact(f"{game}.mention-comeback", seat=score.winner)
            return ranked_mention(2 * nth / len(score.points), point.page, what, *score.winners)
    return None


def most_at_once(game: str, score: Score) -> RankedMention | None:
    """The most by which a total went up at once; two and a half times the average is worth telling."""
    gains = [
        (step.gains[seat], step.page, seat)
        for step in score.steps
        for seat in step.gainers
        if seat in score.totals
    ]
    if len(gains) < 2:
        return None
    most, page, seat = max(gains, key=lambda each: each[0])
    what = fact(
        f"{game}.mention-most-at-once", seat=seat, points=most, unit=score.unit, lowest=score.lowest
    )
    return ranked_mention(most / score.average / 2.5, page, what, seat)


def streak(game: str, score: Score) -> RankedMention | None:
    """Whose total alone went up most times in a row; three are worth telling, two are not told."""
    alone = [(step.page, step.gainers) for step in score.steps]
    runs = [list(run) for gainers, run in groupby(alone, lambda each: each[1]) if len(gainers) == 1]
    runs = [run for run in runs if run[0][1][0] in score.totals]
    best = max(runs, key=len, default=[])
    if len(best) < 3:
        return None
    page, (seat,) = best[-1]
    what = fact(f"{game}.mention-streak", seat=seat, times=len(best), lowest=score.lowest)
    return ranked_mention(len(best) / 3, page, what, seat)


def twins(game: str, score: Score) -> RankedMention | None:
    """The two who drew level most often; three times are worth telling, once is not told."""
    times: Counter[tuple[Seat, Seat]] = Counter()
    pages: dict[tuple[Seat, Seat], int] = {}
    for old, now in pairwise(score.points):
        for pair in combinations([seat for seat in score.totals if seat in now.totals], 2):
            one, other = pair
            level = now.totals[one] == now.totals[other]
            if level and old.totals.get(one) != old.totals.get(other):
                times[pair] += 1
                pages[pair] = now.page
    for pair, number in times.most_common(1):
        if number > 1:
            what = fact(f"{game}.mention-twins", seats=list(pair), times=number)
            return ranked_mention(number / 3, pages[pair], what, *pair)
    return None


def spotless(game: str, score: Score) -> RankedMention | None:
    """The only one whose total went up each time, or never did where the lowest wins; five times are worth telling."""
    steps = [step for step in score.steps if step.gainers]
    pure = [
        seat
        for seat in score.totals
        if all(seat in step.gains and (step.gains[seat] > 0) != score.lowest for step in steps)
    ]
    if len(pure) != 1 or len(steps) < 2:
        return None
    what = fact(f"{game}.mention-spotless", seat=pure[0], times=len(steps), lowest=score.lowest)
    return ranked_mention(len(steps) / 5, steps[-1].page, what, pure[0])
