"""Mentions: what was remarkable in a game, as data that screens show at its end.

The engine finds some in the score of any game: a narrow win, a comeback, the largest single gain. A game
adds up to three kinds of its own, which it finds in its rulings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, groupby, pairwise
from typing import NamedTuple, TypeVar

from rules.engine.tabletop import Point, Tabletop
from rules.facts import Fact, GameFact, Seat

F = TypeVar("F", bound=Fact)

FEWEST = 3
"""The fewest mentions that screens show of a game, if it has that many."""
MOST = 5
"""The most mentions that screens show of a game."""
MOST_NAMES = 3
"""The most players that a mention names; with more in a tie there is none."""


@dataclass(frozen=True, slots=True)
class Mention:
    """One remarkable thing in a game.

    ``fact`` says what it is; templates make the sentence, as for rulings. ``page`` is the number of the
    page of rulings that it comes from, from 0. ``seats`` are the players that it is about.
    """

    fact: Fact
    page: int
    seats: tuple[Seat, ...] = ()


class RankedMention(NamedTuple):
    """A mention, and how remarkable it is.

    ``measure`` is its number divided by the number that is remarkable: paying four times in a row, where
    twice in a row is remarkable, has 2.
    """

    measure: float
    mention: Mention


def ranked_mention(measure: float, page: int, fact: Fact, *seats: Seat) -> RankedMention:
    """Return a mention with its measure; ``seats`` are the players that it is about."""
    return RankedMention(measure, Mention(fact, page, seats))


def most_remarkable(every: Iterable[RankedMention]) -> tuple[Mention, ...]:
    """Return the mentions to show, the most remarkable first; ``every`` has at most one of each kind.

    These are the mentions with a measure of at least 1, up to ``MOST``; if there are fewer than ``FEWEST``,
    the next ones are added.
    """
    ranked = sorted(every, key=lambda one: -one.measure)
    worth_telling = sum(one.measure >= 1 for one in ranked)
    return tuple(one.mention for one in ranked[: min(MOST, max(FEWEST, worth_telling))])


# -- for the mentions of single games --------------------------------------------------------


def facts_of(table: Tabletop, kind: type[F]) -> Iterator[tuple[int, F]]:
    """Yield the facts of this class of all rulings, each with the number of its page."""
    for number, page in enumerate(table.pages):
        for ruling in page:
            if isinstance(ruling.fact, kind):
                yield number, ruling.fact


def largest(every: Iterable[tuple[int, F]], worth: Callable[[F], int]) -> tuple[int, int, F] | None:
    """Return the greatest worth among these facts, with its page and fact; None if none is above 0."""
    valued = ((worth(what), page, what) for page, what in every)
    best = max(valued, key=lambda each: each[0], default=None)
    return best if best is not None and best[0] > 0 else None


# -- what is found in the score of any game --------------------------------------------------


class MentionMargin(GameFact):
    """Players missed the win by few points; ``points`` are cents if ``unit`` is "cents"."""

    seats: tuple[Seat, ...]
    points: int
    unit: str


class MentionComeback(GameFact):
    """The winner was last."""

    seat: Seat


class MentionMostAtOnce(GameFact):
    """Players gained the most at once; a loss if the ``lowest`` total wins."""

    seats: tuple[Seat, ...]
    points: int
    unit: str
    lowest: bool


class MentionStreak(GameFact):
    """A player gained alone, several times in a row."""

    seat: Seat
    times: int
    lowest: bool


class MentionTwins(GameFact):
    """Two players drew level several times."""

    seats: tuple[Seat, ...]
    times: int


class MentionSpotless(GameFact):
    """A player gained each of so many times, or never if the ``lowest`` total wins."""

    seat: Seat
    times: int
    lowest: bool


class Step(NamedTuple):
    """A change of the totals: its page, and by how much each total went up or down."""

    page: int
    gains: Mapping[Seat, int]

    @property
    def gainers(self) -> list[Seat]:
        """The seats whose total went up."""
        return [seat for seat, gain in self.gains.items() if gain > 0]


@dataclass(frozen=True)
class Score:
    """The course of a game's score: the totals of all players who could win, at each point and at the end."""

    points: tuple[Point, ...]
    totals: Mapping[Seat, int]
    winners: tuple[Seat, ...]
    lowest: bool
    unit: str

    @property
    def winner(self) -> Seat | None:
        """The only winner; None after a tie."""
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
        """The average gain of a total, over all gains; 0 if there was none."""
        gains = [step.gains[seat] for step in self.steps for seat in step.gainers]
        return sum(gains) / len(gains) if gains else 0


def mentions_in_score(game: str, table: Tabletop) -> Iterator[RankedMention]:
    """Yield the mentions found in the score of a game that is over, at most one of each kind.

    The facts are the game's own (``<game>.mention-margin``), so that it may say them in its own words.
    """
    standings = table.standings
    if standings is None or len(table.course) < 2:
        return
    totals = {line.seat: line.total for line in standings.lines if line.competes}
    lowest = standings.best == "lowest"
    score = Score(table.course, totals, table.winners, lowest, standings.unit)
    of_the_win = () if table.stopped else (margin, comeback)
    for kind in (*of_the_win, most_at_once, streak, twins, spotless):
        one = kind(game, score)
        if one is not None:
            yield one


def margin(game: str, score: Score) -> RankedMention | None:
    """Find the narrowest loss; one by half of the average gain is remarkable."""
    average = score.average
    if score.winner is None or not average:
        return None
    best = score.totals[score.winner]
    short = {seat: abs(total - best) for seat, total in score.totals.items() if total != best}
    least = min(short.values(), default=0)
    seats = [seat for seat, less in short.items() if less == least]
    if not 0 < least <= average or len(seats) > MOST_NAMES:
        return None
    what = MentionMargin(game, seats=tuple(seats), points=least, unit=score.unit)
    return ranked_mention(average / least / 2, score.points[-1].page, what, *seats)


def comeback(game: str, score: Score) -> RankedMention | None:
    """Find when the winner was last in sole last place; half-way through the game is remarkable."""
    sign = -1 if score.lowest else 1
    for nth, point in reversed(tuple(enumerate(score.points))):
        totals = {seat: sign * total for seat, total in point.totals.items()}
        if score.winner is None or score.winner not in totals:
            continue
        own = totals.pop(score.winner)
        if totals and own < min(totals.values()):
            what = MentionComeback(game, score.winner)
            return ranked_mention(2 * nth / len(score.points), point.page, what, *score.winners)
    return None


def most_at_once(game: str, score: Score) -> RankedMention | None:
    """Find the largest single gain; two and a half times the average gain is remarkable."""
    gains = [
        (step.gains[seat], step.page, seat)
        for step in score.steps
        for seat in step.gainers
        if seat in score.totals
    ]
    if len(gains) < 2:
        return None
    most, page, _ = max(gains, key=lambda each: each[0])
    seats = tuple(dict.fromkeys(seat for gain, _, seat in gains if gain == most))
    if len(seats) > MOST_NAMES:
        return None
    what = MentionMostAtOnce(game, seats, most, score.unit, lowest=score.lowest)
    return ranked_mention(most / score.average / 2.5, page, what, *seats)


def streak(game: str, score: Score) -> RankedMention | None:
    """Find who gained alone most times in a row; three times are remarkable, fewer are left out."""
    alone = [(step.page, step.gainers) for step in score.steps]
    runs = [list(run) for gainers, run in groupby(alone, lambda each: each[1]) if len(gainers) == 1]
    runs = [run for run in runs if run[0][1][0] in score.totals]
    best = max(runs, key=len, default=[])
    if len(best) < 3:
        return None
    page, (seat,) = best[-1]
    what = MentionStreak(game, seat=seat, times=len(best), lowest=score.lowest)
    return ranked_mention(len(best) / 3, page, what, seat)


def twins(game: str, score: Score) -> RankedMention | None:
    """Find the two players who drew level most often; three times are remarkable, once is left out."""
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
            what = MentionTwins(game, seats=pair, times=number)
            return ranked_mention(number / 3, pages[pair], what, *pair)
    return None


def spotless(game: str, score: Score) -> RankedMention | None:
    """Find the only player who gained each time, or never where the lowest wins; five times are remarkable."""
    steps = [step for step in score.steps if step.gainers]
    pure = [
        seat
        for seat in score.totals
        if all(seat in step.gains and (step.gains[seat] > 0) != score.lowest for step in steps)
    ]
    if len(pure) != 1 or len(steps) < 2:
        return None
    if not score.lowest and all(len(step.gainers) == 1 for step in steps):
        return None  # nobody else ever gained: that is a streak
    what = MentionSpotless(game, seat=pure[0], times=len(steps), lowest=score.lowest)
    return ranked_mention(len(steps) / 5, steps[-1].page, what, pure[0])
