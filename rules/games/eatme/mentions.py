"""Eat Me: what was remarkable in a game, from its rulings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from rules.engine.mentions import Found, found, told
from rules.engine.tabletop import Tabletop
from rules.facts import Fact, Seat, fact

BORN = ("eatme.new", "eatme.eats-food")
GROWN = ("eatme.joins", "eatme.joins-food", "eatme.between", "eatme.closes")
PLAYED = (*BORN, *GROWN, "eatme.no-place")
"""The codes of the first ruling on a card that was played."""


@dataclass(frozen=True)
class Told:
    """A ruling on a card, the number of its page, and the round in which the card was played."""

    page: int
    round: int
    fact: Fact


@dataclass
class Story:
    """What the rulings of a game tell, in order."""

    size: int
    rounds: int
    points: int
    """How many bid points everybody began with."""
    winners: tuple[Seat, ...]
    left: Mapping[Seat, int]
    last_page: int
    told: list[Told] = field(default_factory=list)
    """The rulings on cards that were played, and on wishes."""
    bids: dict[int, Mapping[Seat, int]] = field(default_factory=dict)
    """The bids for each round."""
    absent: set[Seat] = field(default_factory=set)
    """The seats from which a move was missing once."""
    mega: tuple[int, Fact] | None = None

    def of(self, *codes: str) -> Iterator[Told]:
        """Yield the rulings with these codes."""
        return (each for each in self.told if each.fact.code in codes)

    @property
    def eaten(self) -> list[Told]:
        """The rulings on organisms that were eaten."""
        return list(self.of("eatme.eaten"))

    @property
    def births(self) -> dict[int, Told]:
        """The ruling by which each organism came to be, by its number."""
        return {each.fact["id"]: each for each in self.of(*BORN)}

    def page_of(self, number: int) -> int:
        """Return the page of a round."""
        return next(each.page for each in self.told if each.round == number)


def remarkable(table: Tabletop) -> tuple[Found, ...]:
    """Return everything remarkable in a game of Eat Me that is over, in the order of ``KINDS``."""
    if not table.winners:
        return ()
    story = _read(table)
    return tuple(one for kind in KINDS if (one := kind(story)) is not None)


def _read(table: Tabletop) -> Story:
    """Read the rulings; the cards of a round are on one page."""
    left = (
        {line.seat: line.cells[0] or 0 for line in table.standings.lines} if table.standings else {}
    )
    story = Story(
        size=0,
        rounds=int(table.options["hand"]),
        points=int(table.options["points"]),
        winners=table.winners,
        left=left,
        last_page=len(table.pages) - 1,
    )
    last, number = -1, 0
    for page, what in told(table.pages):
        if what.code in (*PLAYED, "eatme.eaten", "eatme.wish"):
            number, last = (number if page == last else number + 1), page
            story.told.append(Told(page, number, what))
        elif what.code == "eatme.order":
            story.bids[what["round"]] = what["bids"]
        elif what.code == "eatme.no-move":
            story.absent.add(Seat(what["seat"]))
        elif what.code == "eatme.mega":
            story.mega = page, what
        elif what.code == "eatme.dealt":
            story.size = what["size"]
    return story


def meal(story: Story) -> Found | None:
    """The largest organism that was eaten; 5 cells are worth telling."""
    best = max(story.eaten, key=lambda each: each.fact["points"], default=None)
    if best is None:
        return None
    owner, points = Seat(best.fact["eaten_owner"]), best.fact["points"]
    what = fact("eatme.mention-meal", owner=owner, id=best.fact["eaten"], points=points)
    return found(points / 5, best.page, what, owner)


def old(story: Story) -> Found | None:
    """The organism that lived longest before it was eaten; half of the game is worth telling."""
    births = story.births
    lives = [(each.round - births[each.fact["eaten"]].round, each) for each in story.eaten]
    rounds, best = max(lives, key=lambda life: life[0], default=(0, None))
    if best is None or not rounds:
        return None
    owner = Seat(best.fact["eaten_owner"])
    what = fact("eatme.mention-old", owner=owner, id=best.fact["eaten"], rounds=rounds)
    return found(rounds / (story.rounds / 2), best.page, what, owner)


def newborn(story: Story) -> Found | None:
    """The largest organism that was eaten in the round in which it was born; one cell is worth telling.

    The one that was the best meal of all is told of as that.
    """
    births, largest = story.births, meal(story)
    soon = [each for each in story.eaten if births[each.fact["eaten"]].round == each.round]
    if largest is not None:
        soon = [each for each in soon if each.fact["eaten"] != largest.mention.fact["id"]]
    best = max(soon, key=lambda each: each.fact["points"], default=None)
    if best is None:
        return None
    owner, points = Seat(best.fact["eaten_owner"]), best.fact["points"]
    what = fact(
        "eatme.mention-newborn", owner=owner, id=best.fact["eaten"], round=best.round, points=points
    )
    return found(points, best.page, what, owner)


def eater(story: Story) -> Found | None:
    """The organism that ate most others; three are worth telling, one is not told."""
    meals = Counter(each.fact["id"] for each in story.eaten)
    eater_id, number = max(meals.items(), key=lambda each: each[1], default=(0, 0))
    if number < 2:
        return None
    last = [each for each in story.eaten if each.fact["id"] == eater_id][-1]
    owner = Seat(last.fact["owner"])
    what = fact("eatme.mention-eater", owner=owner, id=eater_id, number=number)
    return found(number / 3, last.page, what, owner)


def family(story: Story) -> Found | None:
    """The largest organism that another one of the same player ate; 3 cells are worth telling."""
    own = [each for each in story.eaten if each.fact["owner"] == each.fact["eaten_owner"]]
    best = max(own, key=lambda each: each.fact["points"], default=None)
    if best is None:
        return None
    owner, points = Seat(best.fact["owner"]), best.fact["points"]
    what = fact(
        "eatme.mention-family",
        owner=owner,
        id=best.fact["id"],
        eaten=best.fact["eaten"],
        points=points,
    )
    return found(points / 3, best.page, what, owner)


def generous(story: Story) -> Found | None:
    """Whose cards gave others most points; one and a half times the average score is worth telling."""
    given: Counter[Seat] = Counter()
    pages: dict[Seat, int] = {}
    for each in story.eaten:
        if each.fact["eaten_owner"] != each.fact["seat"]:
            seat = Seat(each.fact["seat"])
            given[seat] += each.fact["points"]
            pages[seat] = each.page
    seat, points = max(given.items(), key=lambda each: each[1], default=(Seat(""), 0))
    if not points:
        return None
    average = sum(each.fact["points"] for each in story.eaten) / len(story.left)
    what = fact("eatme.mention-generous", seat=seat, points=points)
    return found(points / (1.5 * average), pages[seat], what, seat)


def dear_bid(story: Story) -> Found | None:
    """The highest bid of a round in which the bidder scored nothing; a fifth of all bid points is worth telling.

    Bids that were made for a missing move are nobody's idea, so whoever missed one is left out.
    """
    scored = {(each.round, each.fact["eaten_owner"]) for each in story.eaten}
    vain = [
        (bid, number, Seat(seat))
        for number, bids in story.bids.items()
        for seat, bid in bids.items()
        if bid and seat not in story.absent and (number, seat) not in scored
    ]
    bid, number, seat = max(vain, key=lambda each: each[0], default=(0, 0, Seat("")))
    if not bid:
        return None
    what = fact("eatme.mention-dear-bid", seat=seat, bid=bid, round=number)
    return found(bid / (story.points / 5), story.page_of(number), what, seat)


def thrifty(story: Story) -> Found | None:
    """The bid points that the winner had left; half of all is worth telling."""
    if len(story.winners) != 1 or not story.left[story.winners[0]]:
        return None
    (winner,) = story.winners
    left = story.left[winner]
    what = fact("eatme.mention-thrifty", seat=winner, left=left, points=story.points)
    return found(left / (story.points / 2), story.last_page, what, winner)


def mega(story: Story) -> Found | None:
    """How much of the ring the largest organism had at the end; half of it is worth telling."""
    if story.mega is None:
        return None
    page, largest = story.mega
    owner = Seat(largest["owner"])
    what = fact(
        "eatme.mention-mega", owner=owner, id=largest["id"], size=largest["size"], ring=story.size
    )
    return found(largest["size"] / (story.size / 2), page, what, owner)


def grazer(story: Story) -> Found | None:
    """The most free food that was eaten at once; 4 cards are worth telling, one is not told."""
    meals = [each for each in story.told if len(each.fact.data.get("food", ())) > 1]
    best = max(meals, key=lambda each: len(each.fact["food"]), default=None)
    if best is None:
        return None
    owner, number = Seat(best.fact["owner"]), len(best.fact["food"])
    what = fact("eatme.mention-grazer", owner=owner, id=best.fact["id"], number=number)
    return found(number / 4, best.page, what, owner)


def wishes(story: Story) -> Found | None:
    """The most wishes that were gone before somebody got one; 3 are worth telling."""
    late = [each for each in story.of("eatme.wish") if each.fact["missed"]]
    best = max(late, key=lambda each: len(each.fact["missed"]), default=None)
    if best is None:
        return None
    seat, number = Seat(best.fact["seat"]), len(best.fact["missed"])
    what = fact("eatme.mention-wishes", seat=seat, gone=number, round=best.round)
    return found(number / 3, best.page, what, seat)


def back(story: Story) -> Found | None:
    """Who had no organism left for most rounds, and then one again; 2 rounds are worth telling."""
    living: Counter[Seat] = Counter()
    gone: dict[Seat, int] = {}
    best: tuple[int, Told, Seat] | None = None
    for each in story.told:
        if each.fact.code in BORN:
            owner = Seat(each.fact["owner"])
            living[owner] += 1
            rounds = each.round - gone.pop(owner, each.round)
            if rounds and (best is None or rounds > best[0]):
                best = rounds, each, owner
        elif each.fact.code == "eatme.eaten":
            owner = Seat(each.fact["eaten_owner"])
            living[owner] -= 1
            if not living[owner]:
                gone[owner] = each.round
    if best is None:
        return None
    rounds, again, owner = best
    what = fact("eatme.mention-back", seat=owner, gone=again.round - rounds, again=again.round)
    return found(rounds / 2, again.page, what, owner)


def streak(story: Story) -> Found | None:
    """Who scored in most rounds in a row; 3 are worth telling, one is not told."""
    best: tuple[int, int, Seat] | None = None
    for owner in dict.fromkeys(Seat(each.fact["eaten_owner"]) for each in story.eaten):
        rounds = sorted({each.round for each in story.eaten if each.fact["eaten_owner"] == owner})
        for _, group in groupby(enumerate(rounds), key=lambda each: each[1] - each[0]):
            row = [number for _, number in group]
            if len(row) > 1 and (best is None or len(row) > best[0]):
                best = len(row), row[-1], owner
    if best is None:
        return None
    number, last, owner = best
    what = fact("eatme.mention-streak", seat=owner, number=number)
    return found(number / 3, story.page_of(last), what, owner)


KINDS = (
    meal,
    old,
    newborn,
    eater,
    family,
    generous,
    dear_bid,
    thrifty,
    mega,
    grazer,
    wishes,
    back,
    streak,
)
"""The kinds of mention; of equally remarkable ones the first comes first."""
