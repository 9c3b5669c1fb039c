"""Goofspiel: what was remarkable in a game, from its rulings and scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from rules.engine.mentions import Found, found
from rules.engine.tabletop import Tabletop
from rules.facts import Fact, Seat, fact
from rules.games.goofspiel.beats import TAKES, TIE

CLOSE = 3
"""A win by so many points is close."""
MOST_SECONDS = 3
"""More who came second together are not told of."""


@dataclass(frozen=True)
class Round:
    """A round: its page, who played the card that counted, what lay there, and how much each of the takers got."""

    page: int
    seats: tuple[Seat, ...]
    card: int
    pot: tuple[int, ...]
    takers: tuple[Seat, ...]
    share: int

    @property
    def worth(self) -> int:
        """How many points lay there."""
        return sum(self.pot)


@dataclass(frozen=True)
class Story:
    """What the rulings and scores of a game tell.

    ``players`` are those who never left, and ``totals`` those of all who can win.
    """

    rounds: tuple[Round, ...]
    players: tuple[Seat, ...]
    totals: dict[Seat, int]
    winners: tuple[Seat, ...]
    anybody_left: bool

    @property
    def alone(self) -> Iterator[Round]:
        """The rounds in which one player took all that lay there."""
        return (
            each for each in self.rounds if len(each.seats) == 1 and each.takers[0] in self.players
        )

    @property
    def winner(self) -> Seat | None:
        """Who has won alone, if it is somebody who never left."""
        alone = len(self.winners) == 1 and self.winners[0] in self.players
        return self.winners[0] if alone else None

    @property
    def last_page(self) -> int:
        """The page of the last round, on which the game ends."""
        return self.rounds[-1].page


def remarkable(table: Tabletop) -> tuple[Found, ...]:
    """Return everything remarkable in a game of Goofspiel that is over, in the order of ``KINDS``."""
    if not table.winners or table.standings is None:
        return ()
    left = {
        each.fact["seat"]
        for page in table.pages
        for each in page
        if each.fact.code == "goofspiel.leaves"
    }
    totals = {line.seat: line.total for line in table.standings.lines if line.competes}
    rounds = tuple(
        _round(number, each.fact)
        for number, page in enumerate(table.pages)
        for each in page
        if each.fact.code in (TAKES, TIE)
    )
    players = tuple(seat for seat in totals if seat not in left)
    story = Story(rounds, players, totals, table.winners, bool(left))
    return tuple(one for kind in KINDS if (one := kind(story)) is not None)


def _round(page: int, told: Fact) -> Round:
    """Read the ruling of a round."""
    seats = tuple(Seat(seat) for seat in told["seats"])
    pot = tuple(told["pot"])
    shares = told.code == TAKES or told["ties"] == "share"
    share = sum(pot) // len(seats) if seats and shares else 0
    return Round(page, seats, told["card"] or 0, pot, seats if share else (), share)


def bargain(story: Story) -> Found | None:
    """What was worth most more than the card that took it; 5 points more are worth telling."""
    best = _bargain(story)
    if best is None:
        return None
    (seat,) = best.takers
    what = fact("goofspiel.mention-bargain", seat=seat, card=best.card, pot=list(best.pot))
    return found((best.worth - best.card) / 5, best.page, what, seat)


def _bargain(story: Story) -> Round | None:
    best = max(story.alone, key=lambda each: each.worth - each.card, default=None)
    return best if best is not None and best.worth > best.card else None


def overpaid(story: Story) -> Found | None:
    """What was worth most less than the card that took it; 6 points less are worth telling."""
    best = min(story.alone, key=lambda each: each.worth - each.card, default=None)
    if best is None or best.worth >= best.card:
        return None
    (seat,) = best.takers
    what = fact("goofspiel.mention-overpaid", seat=seat, card=best.card, pot=list(best.pot))
    return found((best.card - best.worth) / 6, best.page, what, seat)


def tied_away(story: Story) -> Found | None:
    """The most that lay there when those who played the highest card tied, and nobody took it; 9 points are worth telling."""
    tied = [each for each in story.rounds if len(each.seats) > 1 and not each.takers]
    best = max(tied, key=lambda each: each.worth, default=None)
    if best is None:
        return None
    what = fact(
        "goofspiel.mention-tied-away", seats=list(best.seats), card=best.card, pot=list(best.pot)
    )
    return found(best.worth / 9, best.page, what, *best.seats)


def haul(story: Story) -> Found | None:
    """The most prizes that one card took; three are worth telling, one is not told.

    Nothing is told of the same round twice, as a bargain and as this.
    """
    best = max(story.alone, key=lambda each: (len(each.pot), each.worth), default=None)
    if best is None or len(best.pot) < 2 or best == _bargain(story):
        return None
    (seat,) = best.takers
    what = fact("goofspiel.mention-haul", seat=seat, prizes=len(best.pot), points=best.worth)
    return found(len(best.pot) / 3, best.page, what, seat)


def twins(story: Story) -> Found | None:
    """The two who tied for the highest card most often; three times are worth telling, once is not told."""
    pairs: Counter[tuple[Seat, Seat]] = Counter()
    pages: dict[tuple[Seat, Seat], int] = {}
    for each in story.rounds:
        tied = [seat for seat in story.players if seat in each.seats]
        for pair in combinations(tied, 2):
            pairs[pair] += 1
            pages[pair] = each.page
    if not pairs:
        return None
    ((pair, times),) = pairs.most_common(1)
    if times < 2:
        return None
    what = fact("goofspiel.mention-twins", seats=list(pair), times=times)
    return found(times / 3, pages[pair], what, *pair)


def streak(story: Story) -> Found | None:
    """Who took something alone in most rounds in a row; 3 are worth telling, one is not told."""
    seat, rounds, page = _longest(story, taking=True)
    if seat is None or rounds < 2:
        return None
    return found(rounds / 3, page, fact("goofspiel.mention-streak", seat=seat, rounds=rounds), seat)


def drought(story: Story) -> Found | None:
    """Who took nothing in most rounds in a row; 8 are worth telling, 2 are not told."""
    seat, rounds, page = _longest(story, taking=False)
    if seat is None or rounds < 3:
        return None
    return found(
        rounds / 8, page, fact("goofspiel.mention-drought", seat=seat, rounds=rounds), seat
    )


def _longest(story: Story, *, taking: bool) -> tuple[Seat | None, int, int]:
    """Return who took something, or nothing, in most rounds in a row: how many, and the page of the last."""
    best: tuple[Seat | None, int, int] = None, 0, 0
    for seat in story.players:
        run = 0
        for each in story.rounds:
            took = seat in each.takers and (not taking or len(each.takers) == 1)
            run = run + 1 if took == taking else 0
            if run > best[1]:
                best = seat, run, each.page
    return best


def comeback(story: Story) -> Found | None:
    """After which round the winner was last; after half of the game is worth telling, after the first is not told.

    Nobody may have left: they might have had less.
    """
    winner = story.winner
    points = dict.fromkeys(story.totals, 0)
    if winner is None or len(points) < 2 or story.anybody_left:
        return None
    last: tuple[int, int] | None = None
    for number, each in enumerate(story.rounds, 1):
        for seat in each.takers:
            if seat in points:
                points[seat] += each.share
        if number > 1 and all(points[winner] < n for seat, n in points.items() if seat != winner):
            last = number, each.page
    if last is None:
        return None
    number, page = last
    what = fact("goofspiel.mention-comeback", seat=winner, round=number)
    return found(number / (len(story.rounds) / 2), page, what, winner)


def few(story: Story) -> Found | None:
    """How many rounds more than the winner somebody else took something in; 2 are worth telling."""
    winner = story.winner
    if winner is None:
        return None
    rounds = Counter(seat for each in story.rounds for seat in each.takers)
    other = max(
        (seat for seat in story.players if seat != winner), key=lambda s: rounds[s], default=None
    )
    if other is None or rounds[other] <= rounds[winner]:
        return None
    what = fact(
        "goofspiel.mention-few", seat=winner, other=other, won=rounds[winner], took=rounds[other]
    )
    return found((rounds[other] - rounds[winner]) / 2, story.last_page, what, winner, other)


def margin(story: Story) -> Found | None:
    """By how little somebody missed the win; 3 points are worth telling."""
    if len(story.winners) > 1:
        return None
    first = story.totals[story.winners[0]]
    others = [(total, seat) for seat, total in story.totals.items() if seat not in story.winners]
    if not others:
        return None
    second = max(total for total, _ in others)
    seats = [seat for total, seat in others if total == second]
    if len(seats) > MOST_SECONDS:
        return None
    what = fact(
        "goofspiel.mention-margin", seats=seats, winner=story.winners[0], points=first - second
    )
    return found(CLOSE / (first - second), story.last_page, what, *seats, story.winners[0])


KINDS = (
    margin,
    bargain,
    overpaid,
    tied_away,
    comeback,
    few,
    haul,
    twins,
    streak,
    drought,
)
"""The kinds of mention; of equally remarkable ones the first comes first."""
