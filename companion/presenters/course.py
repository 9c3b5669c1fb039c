"""The course of the score as a chart: the players' lines and their labels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil, floor, log10
from statistics import fmean

from companion.tables.roster import Person

WIDTH, HEIGHT = 1000, 420
LEFT, TOP, BOTTOM = 76, 24, 54
"""The room for the amounts, above the highest line, and below the lowest one for the rounds."""
NAME_SIZE = 34
SMALLEST_NAME = 26
MARK = 53
"""The room for a symbol between the end of a line and its name."""
MOST_FOR_NAMES = 340
LETTERS = {
    **dict.fromkeys("ijlrtfI1.,-'’ ", 0.32),
    **dict.fromkeys("mW@", 0.85),
    **dict.fromkeys("wM", 0.79),
}
"""How wide letters are that are not about as wide as the others, as a part of their height."""
EDGE = 24
"""How far names stay from the upper and the lower edge."""
NUDGE = 3.0
"""How far apart equal totals are drawn, so that each line is seen."""
MOST_LABELS = 6


@dataclass(frozen=True, slots=True)
class Level:
    """A horizontal line of the chart, and its amount."""

    y: float
    label: str


@dataclass(frozen=True, slots=True)
class Span:
    """A part of the game from left to right; ``label`` is empty where there is no room for it."""

    start: float
    middle: float
    label: str


@dataclass(frozen=True, slots=True)
class ChartLine:
    """A player's line: ``path`` in SVG's syntax, its end, and the vertical position of the name."""

    person: Person
    path: str
    x: float
    y: float
    name_y: float


@dataclass(frozen=True, slots=True)
class Chart:
    """All that the template draws, in units of the picture.

    ``right`` is where the lines end and the names begin; ``size`` is how high the letters of names are.
    """

    width: int
    height: int
    left: int
    right: float
    floor: int
    size: float
    title: str
    levels: tuple[Level, ...]
    spans: tuple[Span, ...]
    lines: tuple[ChartLine, ...]


@dataclass(frozen=True, slots=True)
class PlayerTotals:
    """A player's totals, each with the number of its point; none for points at which they were not in the game."""

    person: Person
    totals: tuple[tuple[int, int], ...]


def draw(
    title: str, runs: Sequence[PlayerTotals], parts: Sequence[str], amount: Callable[[int], str]
) -> Chart:
    """Return the chart of these runs.

    ``parts`` are the parts of the game to which the points belong, "" for the start. ``amount``
    returns a total as people read it.
    """
    size, room = _names([run.person.name for run in runs])
    right = WIDTH - MARK - room
    totals = [total for run in runs for _, total in run.totals]
    levels = scale(min(0, *totals), max(0, *totals))
    floor_y = HEIGHT - BOTTOM

    def x(nth: float) -> float:
        return round(LEFT + (right - LEFT) * nth / max(1, len(parts) - 1), 1)

    def y(total: int) -> float:
        share = (total - levels[0]) / (levels[-1] - levels[0])
        return round(floor_y - (floor_y - TOP) * share, 1)

    # Lines that would cover each other are nudged apart in the order of their last totals, so that the names beside their
    # ends have that order, too.
    highest_first = sorted(runs, key=lambda run: -run.totals[-1][1])
    lines: list[tuple[PlayerTotals, str, float, float]] = []
    for run in runs:
        aside = NUDGE * (highest_first.index(run) - (len(runs) - 1) / 2)
        drawn = [(nth, x(nth), round(y(total) + aside, 1)) for nth, total in run.totals]
        lines.append((run, _path(drawn), *drawn[-1][1:]))
    names = spread_apart([end for *_, end in lines], EDGE, HEIGHT - EDGE, max(size * 1.28, 39))
    return Chart(
        width=WIDTH,
        height=HEIGHT,
        left=LEFT,
        right=right,
        floor=floor_y,
        size=size,
        title=title,
        levels=tuple(Level(y(level), amount(level)) for level in levels),
        spans=tuple(_spans(parts, x)),
        lines=tuple(
            ChartLine(run.person, path, end_x, end_y, name_y)
            for (run, path, end_x, end_y), name_y in zip(lines, names, strict=True)
        ),
    )


def scale(low: int, high: int) -> list[int]:
    """Return round numbers from at most ``low`` to at least ``high``, three to six of them.

    >>> scale(0, 94), scale(-3, 8), scale(0, 1250), scale(0, 1)
    ([0, 20, 40, 60, 80, 100], [-5, 0, 5, 10], [0, 500, 1000, 1500], [0, 1, 2])
    """
    rough = max(high - low, 2) / 5
    size = 10 ** floor(log10(rough)) if rough > 1 else 1
    step = next(n * size for n in (1, 2, 5, 10) if n * size >= rough)
    first, last = floor(low / step), ceil(high / step)
    return [n * step for n in range(first, max(last, first + 2) + 1)]


def spread_apart(wished: Sequence[float], low: float, high: float, least: float) -> list[float]:
    """Return places from ``low`` to ``high`` in the order of the wishes, each ``least`` from the next.

    Places that would be too close are moved apart around the mean of their wishes. All are closer
    together if there is not enough room.

    >>> spread_apart([30, 32, 90], 0, 100, 20)
    [21.0, 41.0, 90.0]
    >>> spread_apart([90, 90, 90], 0, 100, 20)
    [60, 80, 100]
    """
    least = min(least, (high - low) / max(1, len(wished) - 1))
    order = sorted(range(len(wished)), key=lambda nth: wished[nth])
    # Without the distances before each place, those that are too close are those out of order.
    groups: list[list[float]] = []
    for before, nth in enumerate(order):
        groups.append([wished[nth] - before * least])
        while len(groups) > 1 and fmean(groups[-2]) > fmean(groups[-1]):
            groups[-2:] = [groups[-2] + groups[-1]]
    highest = high - (len(wished) - 1) * least
    moved = [min(max(fmean(group), low), highest) for group in groups for _ in group]
    places = {nth: moved[before] + before * least for before, nth in enumerate(order)}
    return [places[nth] for nth in range(len(wished))]


def width_of(name: str) -> float:
    """Return the approximate width of a name, in units of its letters' height."""
    return sum(LETTERS.get(letter, 0.68 if letter.isupper() else 0.58) for letter in name)


def _names(names: Sequence[str]) -> tuple[float, float]:
    """Return the height of the names' letters, and the width that the names take."""
    widest = max(map(width_of, names))
    size = max(SMALLEST_NAME, min(NAME_SIZE, MOST_FOR_NAMES / widest))
    return round(size, 1), round(size * widest, 1)


def _path(points: Sequence[tuple[int, float, float]]) -> str:
    """Return a line through points as SVG writes it, with a gap where numbers are left out."""
    before = None
    steps = []
    for nth, x, y in points:
        steps.append(f"{'L' if before == nth - 1 else 'M'}{x:g} {y:g}")
        before = nth
    return "".join(steps)


def _spans(parts: Sequence[str], x: Callable[[float], float]) -> Iterator[Span]:
    """Yield the parts of the game; if there are many, only some have a label."""
    by_part = groupby(range(len(parts)), key=lambda nth: parts[nth])
    groups = [(part, list(points)) for part, points in by_part if part]
    each = ceil(len(groups) / MOST_LABELS) or 1
    for place, (part, points) in enumerate(groups):
        start, end = points[0] - 1, points[-1]
        shown = part if place % each == 0 else ""
        yield Span(x(start), x((start + end) / 2), shown)
