"""The Feast: what was remarkable in a game, from its rulings and scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from rules.engine.mentions import Found, found
from rules.engine.standings import Line
from rules.engine.tabletop import Tabletop
from rules.facts import Fact, Seat, fact
from rules.games.feast.beats import ALL_MATCHED, GAFFE, TAKES

CLOSE = 3
"""A win by so many points is close."""
MOST_SECONDS = 3
"""More who came second together are not told of."""


@dataclass(frozen=True)
class Round:
    """A round: the number of its page, and the rulings on its cards."""

    page: int
    told: tuple[Fact, ...]

    def of(self, *codes: str) -> Iterator[Fact]:
        """Yield the rulings with these codes."""
        return (each for each in self.told if each.code in codes)


@dataclass(frozen=True)
class Story:
    """What the rulings and scores of a game tell.

    ``players`` are those who can win and have never left: what a dummy did for somebody is not told of them.
    ``deals`` are the pages on which deals ended.
    """

    rounds: tuple[Round, ...]
    deals: dict[int, int]
    players: tuple[Seat, ...]
    lines: tuple[Line, ...]
    winners: tuple[Seat, ...]
    last_page: int
    anybody_left: bool

    def of_players(self, *codes: str) -> Iterator[tuple[Round, Fact]]:
        """Yield the rulings with these codes by which a player takes a card, each with its round."""
        for each in self.rounds:
            for told in each.of(*codes):
                if told["seat"] in self.players:
                    yield each, told

    @property
    def winner(self) -> Seat | None:
        """Who has won alone, if it is somebody who never left."""
        return self.winners[0] if self.alone and self.winners[0] in self.players else None

    @property
    def alone(self) -> bool:
        """Whether nobody shares the win."""
        return len(self.winners) == 1

    def total(self, line: Line, deals: int) -> int:
        """Return what a line had after so many deals."""
        return sum(cell or 0 for cell in line.cells[:deals])

    @property
    def competing(self) -> list[Line]:
        """The lines of all who can win."""
        return [line for line in self.lines if line.competes]


def remarkable(table: Tabletop) -> tuple[Found, ...]:
    """Return everything remarkable in a game of The Feast that is over, in the order of ``KINDS``."""
    if not table.winners or table.standings is None:
        return ()
    story = _read(table)
    return tuple(one for kind in KINDS if (one := kind(story)) is not None)


def _read(table: Tabletop) -> Story:
    lines = table.standings.lines if table.standings else ()
    rounds: list[Round] = []
    deals: dict[int, int] = {}
    left: set[Seat] = set()
    for number, page in enumerate(table.pages):
        facts = [ruling.fact for ruling in page]
        judged = tuple(each for each in facts if each.code in {*TAKES, GAFFE, ALL_MATCHED})
        if judged:
            rounds.append(Round(number, judged))
        left |= {each["seat"] for each in facts if each.code == "feast.leaves"}
        deals |= {each["deal"]: number for each in facts if each.code == "feast.deal-over"}
    players = tuple(line.seat for line in lines if line.competes and line.seat not in left)
    return Story(
        tuple(rounds), deals, players, lines, table.winners, len(table.pages) - 1, bool(left)
    )


def cheap(story: Story) -> Found | None:
    """The topic that was worth most more than the card that took it; 3 more are worth telling."""
    takes = list(story.of_players("feast.topic"))
    best = max(takes, key=lambda each: each[1]["topic"] - each[1]["rank"], default=None)
    if best is None or best[1]["topic"] <= best[1]["rank"]:
        return None
    when, told = best
    seat, topic, rank = Seat(told["seat"]), told["topic"], told["rank"]
    what = fact("feast.mention-cheap", seat=seat, topic=topic, rank=rank)
    return found((topic - rank) / 3, when.page, what, seat)


def crumbs(story: Story) -> Found | None:
    """The gaffe that was worth most more than the lowest card that took it; 6 more are worth telling."""
    takes = list(story.of_players("feast.gaffe-taken"))
    best = max(takes, key=lambda each: each[1]["took"] - each[1]["rank"], default=None)
    if best is None or best[1]["took"] <= best[1]["rank"]:
        return None
    when, told = best
    seat, took, rank = Seat(told["seat"]), told["took"], told["rank"]
    what = fact("feast.mention-crumbs", seat=seat, took=took, rank=rank)
    return found((took - rank) / 6, when.page, what, seat)


def only_one(story: Story) -> Found | None:
    """The most that a card took which was the only one unmatched; a 7 is worth telling."""
    takes = [
        (each["topic" if each.code == "feast.alone-topic" else "took"], each, when)
        for when, each in story.of_players("feast.alone-topic", "feast.alone-gaffe")
    ]
    worth, told, when = max(takes, key=lambda each: each[0], default=(0, None, None))
    if told is None or when is None:
        return None
    seat = Seat(told["seat"])
    topic = told.code == "feast.alone-topic"
    what = fact("feast.mention-only-one", seat=seat, rank=told["rank"], took=worth, topic=topic)
    return found(worth / 7, when.page, what, seat)


def twins(story: Story) -> Found | None:
    """The two who played the same card most often; five times are worth telling, once is not told."""
    pairs: Counter[tuple[Seat, Seat]] = Counter()
    pages: dict[tuple[Seat, Seat], int] = {}
    for each in story.rounds:
        for told in each.of(GAFFE):
            seats = [seat for seat in story.players if seat in told["seats"]]
            for pair in combinations(seats, 2):
                pairs[pair] += 1
                pages[pair] = each.page
    if not pairs:
        return None
    ((pair, times),) = pairs.most_common(1)
    if times < 2:
        return None
    what = fact("feast.mention-twins", seats=list(pair), times=times)
    return found(times / 5, pages[pair], what, *pair)


def crowd(story: Story) -> Found | None:
    """The most players whose cards were the same at once; three are worth telling, two are not told."""
    gaffes = [
        ([seat for seat in story.players if seat in told["seats"]], told["rank"], each.page)
        for each in story.rounds
        for told in each.of(GAFFE)
    ]
    seats, rank, page = max(gaffes, key=lambda each: len(each[0]), default=([], 0, 0))
    if len(seats) < 3:
        return None
    what = fact("feast.mention-crowd", seats=seats, rank=rank)
    return found(len(seats) / 3, page, what, *seats)


def nobody(story: Story) -> Found | None:
    """The highest topic that nobody took, as all cards were matched; a 7 is worth telling."""
    best: tuple[int, Round] | None = None
    for each in story.rounds:
        for told in each.of(ALL_MATCHED):
            if best is None or told["topic"] > best[0]:
                best = told["topic"], each
    if best is None:
        return None
    topic, when = best
    matched = {Seat(seat) for told in when.of(GAFFE) for seat in told["seats"]}
    seats = [line.seat for line in story.lines if line.seat in matched]
    what = fact("feast.mention-nobody", seats=seats, topic=topic)
    return found(topic / 7, when.page, what, *seats)


def drought(story: Story) -> Found | None:
    """Who took nothing in most rounds in a row; 9 are worth telling, 2 are not told.

    Only of those who are in the game from its start.
    """
    best: tuple[int, Seat, int] | None = None
    there = {line.seat for line in story.lines if None not in line.cells}
    for seat in (each for each in story.players if each in there):
        run = 0
        for each in story.rounds:
            run = 0 if any(told["seat"] == seat for told in each.of(*TAKES)) else run + 1
            if run > 2 and (best is None or run > best[0]):
                best = run, seat, each.page
    if best is None:
        return None
    rounds, seat, page = best
    return found(rounds / 9, page, fact("feast.mention-drought", seat=seat, rounds=rounds), seat)


def best_deal(story: Story) -> Found | None:
    """The most that a player took in one deal; twice the average of all hands is worth telling."""
    cells = [
        (line.cells[deal - 1] or 0, line.seat, deal)
        for line in story.lines
        for deal in story.deals
        if line.seat in story.players
    ]
    points, seat, deal = max(cells, key=lambda each: each[0], default=(0, None, 0))
    if seat is None or not points:
        return None
    hands = [line.cells[deal - 1] for line in story.lines]
    shares = [cell for cell in hands if cell is not None]
    what = fact("feast.mention-best-deal", seat=seat, deal=deal, points=points)
    return found(points / (2 * sum(shares) / len(shares)), story.deals[deal], what, seat)


def comeback(story: Story) -> Found | None:
    """After which deal the winner was last; after the second or the third is worth telling.

    Nobody may have left: they might have had less.
    """
    winner = story.winner
    lines = [line for line in story.competing if None not in line.cells]
    if winner is None or len(lines) < 2 or winner not in {line.seat for line in lines}:
        return None
    if story.anybody_left:
        return None
    for deal in (3, 2, 1):
        totals = {line.seat: story.total(line, deal) for line in lines}
        if all(totals[winner] < totals[seat] for seat in totals if seat != winner):
            what = fact("feast.mention-comeback", seat=winner, deal=deal)
            return found(deal / 2, story.deals[deal], what, winner)
    return None


def leader(story: Story) -> Found | None:
    """Whether the winner was ahead after every deal."""
    winner = story.winner
    if winner is None or len(story.competing) < 2:
        return None
    for deal in story.deals:
        totals = {line.seat: story.total(line, deal) for line in story.competing}
        if any(totals[winner] <= totals[seat] for seat in totals if seat != winner):
            return None
    what = fact("feast.mention-leader", seat=winner)
    return found(1, story.last_page, what, winner)


def margin(story: Story) -> Found | None:
    """By how little somebody missed the win; 3 points are worth telling."""
    totals = {line.seat: line.total for line in story.competing}
    first = totals[story.winners[0]]
    others = [(total, seat) for seat, total in totals.items() if seat not in story.winners]
    second = max((total for total, _ in others), default=None)
    if second is None or not story.alone:
        return None
    seats = [seat for total, seat in others if total == second]
    if len(seats) > MOST_SECONDS:
        return None
    short = first - second
    what = fact("feast.mention-margin", seats=seats, winner=story.winners[0], points=short)
    return found(CLOSE / short, story.last_page, what, *seats, story.winners[0])


KINDS = (
    margin,
    cheap,
    comeback,
    twins,
    crumbs,
    only_one,
    nobody,
    crowd,
    drought,
    best_deal,
    leader,
)
"""The kinds of mention; of equally remarkable ones the first comes first."""
