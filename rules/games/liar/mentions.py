"""Who's Lying?: what was remarkable in a match, from its rulings.

Only what everybody saw is told. Whether cards that nobody doubted were what their player said is known to
nobody else, and stays so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby

from rules.engine.mentions import Found, found, told
from rules.engine.standings import Line
from rules.engine.tabletop import Tabletop
from rules.facts import Fact, Seat, fact

WON = ("liar.accepted", "liar.all-believe", "liar.proved", "liar.emptied")
"""The codes of the rulings by which a game is won."""
DOUBTED = ("liar.lie", "liar.truth")
"""The codes of the rulings on a doubt."""


@dataclass(frozen=True)
class Told:
    """A ruling, and the number of its page."""

    page: int
    fact: Fact

    @property
    def seat(self) -> Seat:
        """The seat that it is about first."""
        return Seat(self.fact["seat"])


@dataclass(frozen=True)
class OneGame:
    """The rulings of one game of a match, from its deal on."""

    told: list[Told] = field(default_factory=list)

    def of(self, *codes: str) -> Iterator[Told]:
        """Yield the rulings with these codes."""
        return (each for each in self.told if each.fact.code in codes)

    @property
    def won(self) -> Told | None:
        """The ruling by which the game was won; None for one that is void."""
        return next(self.of(*WON), None)


@dataclass(frozen=True)
class Story:
    """The games of a match, and its players."""

    games: list[OneGame]
    """Those that count; what is told happened in one of them."""
    every_game: list[OneGame]
    """Those and the ones that were void since somebody left: what never happened did not happen there either."""
    lines: tuple[Line, ...]
    first_players: tuple[Seat, ...]
    """Who played from the beginning."""
    last_page: int

    def of(self, *codes: str) -> list[Told]:
        """Return the rulings with these codes, of the games that count."""
        return [each for game in self.games for each in game.of(*codes)]

    def ever(self, *codes: str) -> list[Told]:
        """Return the rulings with these codes, also of games that were void."""
        return [each for game in self.every_game for each in game.of(*codes)]


def remarkable(table: Tabletop) -> tuple[Found, ...]:
    """Return everything remarkable in a match that is over, in the order of ``KINDS``."""
    if not table.winners or table.standings is None:
        return ()
    games: list[OneGame] = []
    for page, what in told(table.pages):
        if what.code == "liar.deal":
            games.append(OneGame())
        if games:
            games[-1].told.append(Told(page, what))
    story = Story(
        [game for game in games if game.won is not None],
        games,
        table.standings.lines,
        table.setup.seats,
        len(table.pages) - 1,
    )
    return tuple(one for kind in KINDS if (one := kind(story)) is not None)


def _odd(each: Told) -> int:
    """Return how many cards of a lie were not what was said."""
    return sum(each.fact["odd"].values())


# -- doubts --------------------------------------------------------------------------------


def caught(story: Story) -> Found | None:
    """The lie with most cards that were not what was said; three are worth telling."""
    best = max(story.of("liar.lie"), key=_odd, default=None)
    if best is None:
        return None
    doubter = Seat(best.fact["doubter"])
    what = fact(
        "liar.mention-caught",
        seat=best.seat,
        doubter=doubter,
        count=best.fact["count"],
        said=best.fact["said"],
        odd=_odd(best),
    )
    return found(_odd(best) / 3, best.page, what, doubter, best.seat)


def right(story: Story) -> Found | None:
    """Who found most lies; three are worth telling, one is not told."""
    lies = Counter(Seat(each.fact["doubter"]) for each in story.of("liar.lie"))
    seat, number = max(lies.items(), key=lambda each: each[1], default=(Seat(""), 0))
    if number < 2:
        return None
    doubts = [each for each in story.of(*DOUBTED) if each.fact["doubter"] == seat]
    page = [each.page for each in doubts if each.fact.code == "liar.lie"][-1]
    what = fact("liar.mention-right", seat=seat, number=number, doubts=len(doubts))
    return found(number / 3, page, what, seat)


def costly_doubt(story: Story) -> Found | None:
    """The most minus cards for doubting the truth; ten are worth telling, one is not told."""
    best = max(story.of("liar.takes-pile"), key=lambda each: each.fact["minus"], default=None)
    if best is None or best.fact["minus"] < 2:
        return None
    minus = best.fact["minus"]
    what = fact("liar.mention-costly-doubt", seat=best.seat, minus=minus)
    return found(minus / 10, best.page, what, best.seat)


def costly_lie(story: Story) -> Found | None:
    """The most minus cards for a lie; ten are worth telling, one is not told."""
    best = max(story.of("liar.takes-back"), key=lambda each: each.fact["minus"], default=None)
    if best is None or best.fact["minus"] < 2:
        return None
    minus = best.fact["minus"]
    what = fact("liar.mention-costly-lie", seat=best.seat, minus=minus)
    return found(minus / 10, best.page, what, best.seat)


def honest(story: Story) -> Found | None:
    """Who was doubted most often, and never lied then; two doubts are worth telling, one is not told."""
    liars = {each.seat for each in story.ever("liar.lie")}
    truths = Counter(each.seat for each in story.of("liar.truth") if each.seat not in liars)
    seat, number = max(truths.items(), key=lambda each: each[1], default=(Seat(""), 0))
    if number < 2:
        return None
    page = [each.page for each in story.of("liar.truth") if each.seat == seat][-1]
    return found(number / 2, page, fact("liar.mention-honest", seat=seat, number=number), seat)


def unasked(story: Story) -> Found | None:
    """Who laid cards most often without one doubt; eight times are worth telling, three times are told."""
    doubted = {each.seat for each in story.ever(*DOUBTED)}
    lays = Counter(each.seat for each in story.of("liar.lays") if each.seat not in doubted)
    seat, number = max(lays.items(), key=lambda each: each[1], default=(Seat(""), 0))
    if number < 3:
        return None
    page = [each.page for each in story.of("liar.lays") if each.seat == seat][-1]
    return found(number / 8, page, fact("liar.mention-unasked", seat=seat, number=number), seat)


def _longest_run(story: Story, code: str) -> list[Told]:
    """Return the most doubts in a row that ended with a ruling of this code."""
    doubts = story.ever(*DOUBTED)
    runs = [list(run) for same, run in groupby(doubts, lambda each: each.fact.code) if same == code]
    return max(runs, key=len, default=[])


def truths(story: Story) -> Found | None:
    """The most doubts in a row that met the truth; three are worth telling, one is not told."""
    run = _longest_run(story, "liar.truth")
    if len(run) < 2:
        return None
    return found(len(run) / 3, run[-1].page, fact("liar.mention-truths", number=len(run)))


def lies(story: Story) -> Found | None:
    """The most doubts in a row that found a lie; four are worth telling, one is not told."""
    run = _longest_run(story, "liar.lie")
    if len(run) < 2:
        return None
    return found(len(run) / 4, run[-1].page, fact("liar.mention-lies", number=len(run)))


# -- cards ---------------------------------------------------------------------------------


def comeback(story: Story) -> Found | None:
    """The most cards that the winner of a game had before a lay; one and a half times a deal is worth telling.

    One card more than was dealt is not told, and nothing of a count that had to be corrected.
    """
    best: tuple[int, int, Told] | None = None
    for game in story.games:
        won = game.won
        if won is None or any(each.seat == won.seat for each in game.of("liar.holds")):
            continue
        dealt = next(game.of("liar.deal")).fact["each"]
        lays = [each.fact for each in game.of("liar.lays") if each.seat == won.seat]
        most = max((lay["left"] + lay["count"] for lay in lays), default=0)
        if most > dealt + 1 and (best is None or most > best[0]):
            best = most, dealt, won
    if best is None:
        return None
    most, dealt, won = best
    what = fact("liar.mention-comeback", seat=won.seat, cards=most, game=won.fact["game"])
    return found(most / (1.5 * dealt), won.page, what, won.seat)


def clean(story: Story) -> Found | None:
    """The only player without a minus card; fifteen that others took are worth telling.

    Only those who played from the beginning to the end count.
    """
    codes = ("liar.takes-pile", "liar.takes-back")
    takes = [each for each in story.of(*codes) if each.fact["minus"]]
    taken = {each.seat for each in story.ever(*codes) if each.fact["minus"]}
    free = [
        line.seat
        for line in story.lines
        if line.competes and line.seat in story.first_players and line.seat not in taken
    ]
    if len(free) != 1 or not takes:
        return None
    minus = sum(each.fact["minus"] for each in takes)
    what = fact("liar.mention-clean", seat=free[0], minus=minus)
    return found(minus / 15, takes[-1].page, what, free[0])


def favourite(story: Story) -> Found | None:
    """The colour that one player said most often; five times are worth telling, twice is not told."""
    lays = story.of("liar.lays")
    times = Counter((each.seat, each.fact["said"]) for each in lays)
    (seat, said), number = max(times.items(), key=lambda each: each[1], default=((Seat(""), ""), 0))
    if number < 3:
        return None
    own = [each for each in lays if each.seat == seat]
    page = [each.page for each in own if each.fact["said"] == said][-1]
    what = fact("liar.mention-favourite", seat=seat, said=said, number=number, lays=len(own))
    return found(number / 5, page, what, seat)


def at_once(story: Story) -> Found | None:
    """The most cards laid at once; five are worth telling, two are not told."""
    best = max(story.of("liar.lays"), key=lambda each: each.fact["count"], default=None)
    if best is None or best.fact["count"] < 3:
        return None
    count, said = best.fact["count"], best.fact["said"]
    what = fact("liar.mention-at-once", seat=best.seat, count=count, said=said)
    return found(count / 5, best.page, what, best.seat)


# -- how games ended -----------------------------------------------------------------------


def proved(story: Story) -> Found | None:
    """The last game that was won by honest last cards, which somebody doubted; always worth telling."""
    won = story.of("liar.proved")
    if not won:
        return None
    doubts = [each for each in story.of("liar.truth") if each.page == won[-1].page]
    doubter, count = Seat(doubts[-1].fact["doubter"]), doubts[-1].fact["count"]
    what = fact(
        "liar.mention-proved",
        seat=won[-1].seat,
        doubter=doubter,
        count=count,
        game=won[-1].fact["game"],
    )
    return found(1.25, won[-1].page, what, won[-1].seat, doubter)


def emptied(story: Story) -> Found | None:
    """The last game that was won since the other one drew the last card; always worth telling."""
    won = story.of("liar.emptied")
    if not won:
        return None
    by = Seat(won[-1].fact["by"])
    what = fact("liar.mention-emptied", seat=won[-1].seat, by=by, game=won[-1].fact["game"])
    return found(1.5, won[-1].page, what, won[-1].seat, by)


def sweep(story: Story) -> Found | None:
    """Who won all games of a match; always worth telling."""
    winners = [game.won.seat for game in story.games if game.won is not None]
    if len(set(winners)) != 1 or len(winners) < 2:
        return None
    what = fact("liar.mention-sweep", seat=winners[0], games=len(winners))
    return found(len(winners) / 2, story.last_page, what, winners[0])


def rainbow(story: Story) -> Found | None:
    """Who was left with the rainbow card most often; two games are worth telling, one is not told."""
    held = [
        (Seat(line["seat"]), each)
        for each in story.of("liar.scores")
        for line in each.fact["lines"]
        if line["rainbow"] != "none"
    ]
    times = Counter(seat for seat, _ in held)
    seat, number = max(times.items(), key=lambda each: each[1], default=(Seat(""), 0))
    if number < 2:
        return None
    last = [each for one, each in held if one == seat][-1]
    what = fact("liar.mention-rainbow", seat=seat, number=number, wild=last.fact["wild"])
    return found(number / 2, last.page, what, seat)


KINDS = (
    emptied,
    proved,
    caught,
    comeback,
    right,
    honest,
    rainbow,
    costly_doubt,
    costly_lie,
    truths,
    lies,
    clean,
    sweep,
    unasked,
    favourite,
    at_once,
)
"""The kinds of mention; of equally remarkable ones the first comes first."""
