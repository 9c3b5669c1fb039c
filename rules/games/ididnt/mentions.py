"""I Didn't Eat That: what was remarkable in a game, from its rulings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import groupby

from rules.engine.mentions import Found, found, told
from rules.engine.standings import Line
from rules.engine.tabletop import Tabletop
from rules.facts import Fact, Seat, fact
from rules.games.ididnt.beats import BACK, PAYS

RIGHT_CALLS = (
    "ididnt.catch-moves",
    "ididnt.catch-not-the-holder",
    "ididnt.catch-has-it-already",
)
"""The codes of the calls that found a contradiction first, whether or not the Tip moved."""
WORTH_MISSING = 200
"""By how many cents somebody may miss the Dessert so that it is worth telling."""


@dataclass(frozen=True)
class Judged:
    """A check that was judged: the number of the page, and the ruling."""

    page: int
    fact: Fact

    @property
    def payer(self) -> Seat:
        """Who pays it."""
        return Seat(self.fact["payer"])

    @property
    def cost(self) -> int:
        """What it costs, in cents."""
        return int(self.fact["cost"])


@dataclass(frozen=True)
class Said:
    """An excuse that was laid face up: the number of the page, and of its check."""

    page: int
    check: int
    seat: Seat
    claims: Mapping[str, bool]
    credibility: int


@dataclass
class Story:
    """What the rulings of a game tell, in order."""

    lines: tuple[Line, ...]
    winners: tuple[Seat, ...]
    first_players: tuple[Seat, ...]
    """Who played from the beginning."""
    last_page: int
    paid: list[Judged] = field(default_factory=list)
    back: list[Judged] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    moves: list[tuple[int, Fact]] = field(default_factory=list)
    """The calls that moved the Tip, each with its page."""
    right_calls: list[tuple[int, Fact]] = field(default_factory=list)
    tip: tuple[int, Fact] | None = None
    """The ruling that somebody pays for the Tip at the end, with its page."""
    missed: tuple[int, Fact] | None = None
    """The ruling on the contradictions that nobody called, with its page."""

    @property
    def average(self) -> float:
        """What a check cost that was paid, on the average."""
        return sum(each.cost for each in self.paid) / len(self.paid)

    @property
    def payers(self) -> set[Seat]:
        """Everybody who paid a check."""
        return {each.payer for each in self.paid}


def remarkable(table: Tabletop) -> tuple[Found, ...]:
    """Return everything remarkable in a game that is over, in the order of ``KINDS``."""
    if not table.winners:
        return ()
    story = _read(table)
    return tuple(one for kind in KINDS if (one := kind(story)) is not None)


def _read(table: Tabletop) -> Story:
    lines = table.standings.lines if table.standings else ()
    story = Story(lines, table.winners, table.setup.seats, len(table.pages) - 1)
    number = 0
    for page, what in told(table.pages):
        if what.code in PAYS:
            story.paid.append(Judged(page, what))
        elif what.code in BACK:
            story.back.append(Judged(page, what))
        elif what.code == "ididnt.turned-up":
            number = what["number"]
        elif what.code in ("ididnt.said", "ididnt.laid"):
            now, check = what["now"], what.data.get("number", number)
            story.said.append(
                Said(page, check, Seat(what["seat"]), now["claims"], now["credibility"])
            )
        elif what.code in RIGHT_CALLS:
            story.right_calls.append((page, what))
            if what.code == "ididnt.catch-moves":
                story.moves.append((page, what))
        elif what.code == "ididnt.tip-paid":
            story.tip = page, what
        elif what.code == "ididnt.missed":
            story.missed = page, what
    return story


# -- what was paid -------------------------------------------------------------------------


def dearest(story: Story) -> Found | None:
    """The most expensive check; one and a half times the average is worth telling.

    One that somebody else just escaped is told of as that.
    """
    best = max(story.paid, key=lambda each: each.cost, default=None)
    if best is None or len(story.paid) < 2:
        return None
    escape = narrow(story)
    if escape is not None and escape.mention.page == best.page:
        return None
    meal = {name: best.fact[name] for name in ("main", "side", "cost")}
    what = fact("ididnt.mention-dearest", seat=best.payer, **meal)
    return found(best.cost / (1.5 * story.average), best.page, what, best.payer)


def in_a_row(story: Story) -> Found | None:
    """Who paid most checks in a row; three are worth telling, one is not told."""
    rows = [(seat, list(row)) for seat, row in groupby(story.paid, key=lambda each: each.payer)]
    seat, row = max(rows, key=lambda each: len(each[1]), default=(Seat(""), []))
    if len(row) < 2:
        return None
    total = sum(each.cost for each in row)
    what = fact("ididnt.mention-in-a-row", seat=seat, number=len(row), total=total)
    return found(len(row) / 3, row[-1].page, what, seat)


def never(story: Story) -> Found | None:
    """One or two who paid nothing at all; as many checks as players, for each of them, are worth telling.

    Only those who played from the beginning to the end count.
    """
    free = [
        line.seat
        for line in story.lines
        if line.competes
        and line.seat in story.first_players
        and line.seat not in story.payers
        and not line.total
    ]
    if not story.paid or not 0 < len(free) <= 2:
        return None
    what = fact("ididnt.mention-never", seats=free, checks=len(story.paid))
    measure = len(story.paid) / (len(story.lines) * len(free))
    return found(measure, story.last_page, what, *free)


def only_tip(story: Story) -> Found | None:
    """Who paid the Tip and no check; as many checks as players are worth telling."""
    if story.tip is None or not story.paid:
        return None
    page, paid = story.tip
    seat = Seat(paid["seat"])
    if seat in story.payers or seat not in story.first_players:
        return None
    what = fact("ididnt.mention-only-tip", seat=seat, worth=paid["worth"])
    return found(len(story.paid) / len(story.lines), page, what, seat)


def robbed(story: Story) -> Found | None:
    """Who would have won alone without the Tip; always worth telling."""
    if story.tip is None:
        return None
    page, paid = story.tip
    seat = Seat(paid["seat"])
    totals = {line.seat: line.total for line in story.lines if line.competes}
    if seat not in totals or seat in story.winners:
        return None
    others = [total for other, total in totals.items() if other != seat]
    if totals[seat] - paid["worth"] >= min(others):
        return None
    return found(2, page, fact("ididnt.mention-robbed", seat=seat, worth=paid["worth"]), seat)


def close(story: Story) -> Found | None:
    """Who missed the Dessert by least; $2 are worth telling, more is not told."""
    totals = {line.seat: line.total for line in story.lines if line.competes}
    best = min(totals.values())
    more = min((total for total in totals.values() if total > best), default=best) - best
    second = [seat for seat, total in totals.items() if total == best + more]
    if not 0 < more <= WORTH_MISSING or len(second) > 1:
        return None
    what = fact("ididnt.mention-close", seat=second[0], cents=more)
    return found(WORTH_MISSING / more, story.last_page, what, second[0])


# -- how it was judged ---------------------------------------------------------------------


def bold(story: Story) -> Found | None:
    """Who got past most checks with an excuse of credibility 1; three are worth telling."""
    known = {(each.check, each.seat) for each in story.said if each.credibility == 1}
    pages: dict[Seat, list[int]] = {}
    for each in story.paid:
        opened = {Seat(one["seat"]) for one in each.fact["same"] if one["credibility"] == 1}
        said = {seat for check, seat in known if check == each.fact["number"]}
        for seat in sorted((said | opened) - {each.payer}):
            pages.setdefault(seat, []).append(each.page)
    if not pages:
        return None
    seat, past = max(pages.items(), key=lambda each: len(each[1]))
    what = fact("ididnt.mention-bold", seat=seat, number=len(past))
    return found(len(past) / 3, past[-1], what, seat)


def narrow(story: Story) -> Found | None:
    """The most expensive check that somebody missed by one point of credibility.

    One and a half times the average is worth telling.
    """
    escapes = []
    for each in story.paid:
        same = each.fact["same"]
        worst = max if each.fact["step"] <= 2 else min
        decides = worst(one["credibility"] for one in same)
        seats = [
            Seat(one["seat"])
            for one in same
            if abs(one["credibility"] - decides) == 1 and one["seat"] not in each.fact["left"]
        ]
        if each.fact.code == "ididnt.pays":
            escapes += [(each, seat) for seat in seats]
    if not escapes:
        return None
    check, seat = max(escapes, key=lambda each: each[0].cost)
    what = fact("ididnt.mention-narrow", seat=seat, payer=check.payer, cost=check.cost)
    return found(check.cost / (1.5 * story.average), check.page, what, seat, check.payer)


def tie(story: Story) -> Found | None:
    """The check with most players in a tie that their excuses before settled; two are worth telling."""
    ties = [each for each in story.paid if each.fact.code == "ididnt.pays-tie"]
    best = max(ties, key=lambda each: len(each.fact["left"]), default=None)
    if best is None:
        return None
    number = len(best.fact["left"])
    what = fact("ididnt.mention-tie", seat=best.payer, cost=best.cost, number=number)
    return found(number / 2, best.page, what, best.payer)


def nobody(story: Story) -> Found | None:
    """How often a check went back under the pile; three times are worth telling, once is not told."""
    if len(story.back) < 2:
        return None
    what = fact("ididnt.mention-nobody", number=len(story.back))
    return found(len(story.back) / 3, story.back[-1].page, what)


# -- what was claimed ----------------------------------------------------------------------


def fasting(story: Story) -> Found | None:
    """Who laid most excuses without having eaten anything; five are worth telling, three are told."""
    laid = Counter(each.seat for each in story.said)
    ate = {each.seat for each in story.said if any(each.claims.values())}
    seat, number = max(
        ((seat, number) for seat, number in laid.items() if seat not in ate),
        key=lambda each: each[1],
        default=(Seat(""), 0),
    )
    if number < 3:
        return None
    page = [each.page for each in story.said if each.seat == seat][-1]
    return found(number / 5, page, fact("ididnt.mention-fasting", seat=seat, number=number), seat)


def hungry(story: Story) -> Found | None:
    """Who ate most by their own excuses; one dish for each excuse is worth telling, three dishes are told."""
    laid = Counter(each.seat for each in story.said)
    dishes: Counter[Seat] = Counter()
    for each in story.said:
        dishes[each.seat] += sum(each.claims.values())
    seat, number = max(dishes.items(), key=lambda each: each[1], default=(Seat(""), 0))
    if number < 3:
        return None
    page = [each.page for each in story.said if each.seat == seat and any(each.claims.values())][-1]
    what = fact("ididnt.mention-hungry", seat=seat, number=number)
    return found(number / laid[seat], page, what, seat)


def denied(story: Story) -> Found | None:
    """The food that was denied most often; in an eighth of all excuses is worth telling, three times is told."""
    times = Counter(food for each in story.said for food, ate in each.claims.items() if not ate)
    food, number = max(times.items(), key=lambda each: each[1], default=("", 0))
    if number < 3:
        return None
    last = [each for each in story.said if each.claims.get(food) is False][-1]
    what = fact("ididnt.mention-denied", food=food, number=number)
    return found(number / (len(story.said) / 8), last.page, what)


# -- the Tip -------------------------------------------------------------------------------


def tip_moves(story: Story) -> Found | None:
    """How often the Tip moved; three times are worth telling, once is not told."""
    if len(story.moves) < 2:
        return None
    holder = Seat(story.tip[1]["seat"]) if story.tip else None
    what = fact("ididnt.mention-tip-moves", number=len(story.moves), seat=holder)
    seats = (holder,) if holder else ()
    return found(len(story.moves) / 3, story.moves[-1][0], what, *seats)


def catcher(story: Story) -> Found | None:
    """Who caught most contradictions; three are worth telling, one is not told."""
    calls = Counter(Seat(call["caller"]) for _, call in story.right_calls)
    seat, number = max(calls.items(), key=lambda each: each[1], default=(Seat(""), 0))
    if number < 2:
        return None
    page = [page for page, call in story.right_calls if call["caller"] == seat][-1]
    return found(number / 3, page, fact("ididnt.mention-catcher", seat=seat, number=number), seat)


def uncaught(story: Story) -> Found | None:
    """Whose contradictions went uncaught most often; three times are worth telling, once is not told."""
    if story.missed is None:
        return None
    page, missed = story.missed
    excuses = {(each["seat"], each["deal"], each["round"]) for each in missed["conflicts"]}
    times = Counter(seat for seat, _, _ in sorted(excuses))
    seat, number = max(times.items(), key=lambda each: each[1])
    if number < 2:
        return None
    what = fact("ididnt.mention-uncaught", seat=seat, number=number)
    return found(number / 3, page, what, Seat(seat))


KINDS = (
    robbed,
    close,
    only_tip,
    never,
    fasting,
    in_a_row,
    dearest,
    denied,
    bold,
    narrow,
    tie,
    tip_moves,
    catcher,
    uncaught,
    hungry,
    nobody,
)
"""The kinds of mention; of equally remarkable ones the first comes first."""
