"""What is told at the end of a game of I Didn't Eat That: each kind by an example, and counted again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from rules.engine.mentions import Mention
from rules.engine.referee import Referee
from rules.facts import Seat
from rules.games.ididnt.mentions import KINDS, remarkable
from rules.games.ididnt.prompt_kinds import Excuse
from rules.games.ididnt.scene import Bill, Scene
from tests.rules.games.evening import host_says
from tests.rules.games.ididnt.count import pays
from tests.rules.games.ididnt.driver import (
    Evening,
    a_round,
    call,
    lay_row,
    say,
    scene_of,
    seat_down,
    totals,
)
from tests.rules.games.mentions_of_a_game import (
    all_found,
    check_random_games,
    game_mentions,
    have_enough,
    random_games,
    says,
    told_with,
)

ANA, BO, CY = Seat("ana"), Seat("bo"), Seat("cy")
KIND_NAMES = {kind.__name__.replace("_", "-") for kind in KINDS}
PAID = ("pays", "pays-tie")
BACK = ("no-excuse", "back-none-before", "back-still-tied")


class Checks:
    """The checks of a game as its scenes showed them, once they were judged, in order."""

    def __init__(self) -> None:
        self.bills: dict[int, Bill] = {}

    def __call__(self, referee: Referee) -> None:
        scene = referee.table.scene
        if isinstance(scene, Scene):
            for bill in scene.bills:
                if bill.fate != "open" and bill.number not in self.bills:
                    self.bills[bill.number] = bill

    @property
    def paid(self) -> list[Bill]:
        """The checks that somebody paid."""
        return [bill for bill in self.bills.values() if bill.fate == "paid"]

    def bill(self, referee: Referee, said: Mention) -> Bill:
        """Return the check that was judged on the page of a mention, after its payer was counted again."""
        (told,) = told_with(referee, said, *PAID)
        bill = self.bills[told["number"]]
        check = {"main": bill.check.main, "side": bill.check.side}
        laid: list[tuple[str, Any, Any]] = [
            (
                play.seat,
                {"claims": play.excuse.claims, "credibility": play.excuse.credibility},
                None,
            )
            for play in bill.plays
            if play.excuse
        ]
        assert bill.payer == (pays(check, laid) or bill.payer)
        return bill


def face_up(referee: Referee) -> Iterator[tuple[Seat, Excuse]]:
    """Yield the excuses that were laid face up, from the answers, in order."""
    if referee.setup.options["form"] == "blind":
        return
    for step in referee.history:
        if step.prompt.name == "excuse":
            yield Seat(str(step.pending.who)), step.value
        elif step.prompt.name == "play":
            yield Seat(str(step.pending.who)), step.value["excuse"]


def ate(excuse: Excuse) -> int:
    return list(excuse.claims.values()).count(True)


def checks_of(seat: Seat, referee: Referee) -> int:
    """How many checks a seat paid, by the piles of the last scene."""
    return len(scene_of(referee).piles[seat])


def check_dearest(said: Mention, referee: Referee, checks: Checks) -> None:
    bill = checks.bill(referee, said)
    assert bill.payer == said.fact["seat"]
    assert said.fact["cost"] == bill.check.cost == max(each.check.cost for each in checks.paid)
    assert (bill.check.main, bill.check.side) == (said.fact["main"], said.fact["side"])


def check_in_a_row(said: Mention, referee: Referee, checks: Checks) -> None:
    payers = [bill.payer for bill in checks.paid]
    number = said.fact["number"]
    runs = [payers[at : at + number] for at in range(len(payers))]
    assert [said.fact["seat"]] * number in runs
    assert not any(
        payers[at : at + number + 1] == [seat] * (number + 1)
        for at in range(len(payers))
        for seat in payers
    )
    costs = [bill.check.cost for bill in checks.paid]
    sums = {
        sum(costs[at : at + number])
        for at, run in enumerate(runs)
        if set(run) == {said.fact["seat"]}
    }
    assert said.fact["total"] in sums
    assert told_with(referee, said, *PAID)[0]["payer"] == said.fact["seat"]


def check_never(said: Mention, referee: Referee, checks: Checks) -> None:
    owed = totals(referee)
    for seat in said.fact["seats"]:
        assert owed[seat] == checks_of(seat, referee) == 0
        assert seat in referee.setup.seats
        assert not any(bill.payer == seat for bill in checks.paid)
    assert said.fact["checks"] == len(checks.paid)
    assert set(said.fact["seats"]) <= set(referee.table.winners)
    assert told_with(referee, said, "won")


def check_only_tip(said: Mention, referee: Referee, checks: Checks) -> None:
    seat = said.fact["seat"]
    assert not any(bill.payer == seat for bill in checks.paid)
    assert totals(referee)[seat] == said.fact["worth"] == scene_of(referee).tip_worth > 0
    assert told_with(referee, said, "tip-paid")


def check_robbed(said: Mention, referee: Referee, checks: Checks) -> None:
    seat = said.fact["seat"]
    assert scene_of(referee).tip == seat
    assert seat not in referee.table.winners
    cost = {
        each: sum(check.cost for check in pile) for each, pile in scene_of(referee).piles.items()
    }
    owed = totals(referee)
    assert all(cost[seat] < owed[winner] for winner in referee.table.winners)
    assert told_with(referee, said, "tip-paid")
    del checks


def check_close(said: Mention, referee: Referee, checks: Checks) -> None:
    standings = referee.table.standings
    assert standings is not None
    owed = sorted({line.total for line in standings.lines if line.competes})
    assert owed[1] - owed[0] == said.fact["cents"] <= 200
    assert [line.seat for line in standings.lines if line.competes and line.total == owed[1]] == [
        said.fact["seat"]
    ]
    assert told_with(referee, said, "won")
    del checks


def check_bold(said: Mention, referee: Referee, checks: Checks) -> None:
    escapes: Counter[Seat] = Counter()
    for bill in checks.paid:
        weak = {play.seat for play in bill.plays if play.excuse and play.excuse.credibility == 1}
        escapes.update(weak - {bill.payer})
    seat, number = said.fact["seat"], said.fact["number"]
    if referee.setup.options["form"] == "blind":
        assert 0 < number <= escapes[seat]  # of face-down excuses not all are told
    else:
        assert number == escapes[seat] == max(escapes.values())
    assert told_with(referee, said, *PAID)[0]["payer"] != seat


def check_narrow(said: Mention, referee: Referee, checks: Checks) -> None:
    bill = checks.bill(referee, said)
    assert (bill.payer, bill.check.cost) == (said.fact["payer"], said.fact["cost"])
    counted = [
        (play.seat, play.excuse.credibility) for play in bill.plays if play.fits and play.excuse
    ]
    (paid_for,) = [play.excuse.credibility for play in bill.plays if play.decides and play.excuse]
    assert any(seat == said.fact["seat"] and abs(n - paid_for) == 1 for seat, n in counted)
    assert not any(seat != bill.payer and n == paid_for for seat, n in counted)


def check_tie(said: Mention, referee: Referee, checks: Checks) -> None:
    bill = checks.bill(referee, said)
    assert (bill.payer, bill.check.cost) == (said.fact["seat"], said.fact["cost"])
    assert len(bill.before) == said.fact["number"] > 1
    assert bill.payer in bill.before
    assert said.fact["number"] == max(len(each.before) for each in checks.paid)


def check_nobody(said: Mention, referee: Referee, checks: Checks) -> None:
    back = [bill for bill in checks.bills.values() if bill.fate == "back"]
    assert len(back) == said.fact["number"] > 1
    assert told_with(referee, said, *BACK)


def check_fasting(said: Mention, referee: Referee, checks: Checks) -> None:
    laid = [excuse for seat, excuse in face_up(referee) if seat == said.fact["seat"]]
    assert len(laid) == said.fact["number"] >= 3
    assert not any(map(ate, laid))
    assert told_with(referee, said, "said", "laid")[0]["seat"] == said.fact["seat"]
    del checks


def check_hungry(said: Mention, referee: Referee, checks: Checks) -> None:
    dishes: Counter[Seat] = Counter()
    for seat, excuse in face_up(referee):
        dishes[seat] += ate(excuse)
    assert dishes[said.fact["seat"]] == said.fact["number"] == max(dishes.values()) >= 3
    (last,) = told_with(referee, said, "said", "laid")
    assert last["seat"] == said.fact["seat"]
    assert True in last["now"]["claims"].values()
    del checks


def check_denied(said: Mention, referee: Referee, checks: Checks) -> None:
    every = [
        food for _, excuse in face_up(referee) for food, yes in excuse.claims.items() if not yes
    ]
    assert every.count(said.fact["food"]) == said.fact["number"] >= 3
    assert all(every.count(food) <= said.fact["number"] for food in every)
    assert told_with(referee, said, "said", "laid")[0]["now"]["claims"][said.fact["food"]] is False
    del checks


def holders(referee: Referee) -> list[Any]:
    """Who was caught by each call that moved the Tip."""
    return [
        ruling.fact["accused"]
        for page in referee.table.pages
        for ruling in page
        if ruling.fact.code == "ididnt.catch-moves"
    ]


def check_tip_moves(said: Mention, referee: Referee, checks: Checks) -> None:
    caught = holders(referee)
    assert len(caught) == said.fact["number"] > 1
    assert said.fact["seat"] == scene_of(referee).tip
    if said.fact["seat"]:
        assert said.fact["seat"] == caught[-1]
    if not told_anywhere(referee, "tip-free", "leaves"):
        assert all(one != other for one, other in pairwise(caught))
    assert told_with(referee, said, "catch-moves")
    del checks


def told_anywhere(referee: Referee, *codes: str) -> bool:
    every = {ruling.fact.code for page in referee.table.pages for ruling in page}
    return any(f"ididnt.{code}" in every for code in codes)


def check_catcher(said: Mention, referee: Referee, checks: Checks) -> None:
    right: Counter[str] = Counter()
    for page in referee.table.pages:
        for ruling in page:
            code, data = ruling.fact.code, ruling.fact.data
            if code.startswith("ididnt.catch-") and data["foods"]:
                late = code == "ididnt.catch-late"
                right[data["caller"]] += not late
                opposite = [
                    food
                    for food, yes in data["now"]["claims"].items()
                    if data["before"]["claims"].get(food, yes) != yes
                ]
                assert opposite == data["foods"]
    assert right[said.fact["seat"]] == said.fact["number"] == max(right.values()) > 1
    del checks


def check_uncaught(said: Mention, referee: Referee, checks: Checks) -> None:
    unseen = {(each.seat, each.deal, each.round) for each in scene_of(referee).missed}
    times = Counter(seat for seat, _, _ in unseen)
    assert times[said.fact["seat"]] == said.fact["number"] == max(times.values()) > 1
    assert told_with(referee, said, "missed")
    del checks


CHECKS = {
    "dearest": check_dearest,
    "in-a-row": check_in_a_row,
    "never": check_never,
    "only-tip": check_only_tip,
    "robbed": check_robbed,
    "close": check_close,
    "bold": check_bold,
    "narrow": check_narrow,
    "tie": check_tie,
    "nobody": check_nobody,
    "fasting": check_fasting,
    "hungry": check_hungry,
    "denied": check_denied,
    "tip-moves": check_tip_moves,
    "catcher": check_catcher,
    "uncaught": check_uncaught,
}


def test_every_mention_of_a_random_game_is_true() -> None:
    """Those about the Tip are rare in random games; the evenings below have them."""
    found = check_random_games("ididnt", remarkable, Checks, CHECKS, number=40)
    assert found <= CHECKS.keys() == KIND_NAMES
    assert len(found) >= 8


def test_every_mention_of_an_evening_is_true() -> None:
    """With real cards, where people call each other and hold the Tip."""
    kinds: set[str] = set()
    for seed in range(80):
        players = 2 + seed % 6
        tip = "anybody" if seed % 3 else "holder"
        evening = Evening(seat_down(players, checks=6 + seed % 9, tip=tip), seed)
        checks = Checks()
        while not evening.referee.over:
            evening.step()
            checks(evening.referee)
        for kind, mention in all_found(evening.referee, remarkable).items():
            CHECKS[kind](mention, evening.referee, checks)
            kinds.add(kind)
    assert {"robbed", "close", "only-tip", "tip-moves", "catcher", "uncaught"} <= kinds


def test_random_games_have_enough_to_tell() -> None:
    have_enough(random_games("ididnt"))


def test_an_evening_with_real_cards_has_enough_to_tell() -> None:
    have_enough(Evening(seat_down(2 + seed % 5), seed).play() for seed in range(20))


def a_small_game() -> Referee:
    """Three players and four checks. Ana starts, and Bo pays the first three."""
    referee = seat_down(3, checks=4)
    a_round(referee, "Steak Fries 2000", "-Steak 1", "+Steak 3", "+Steak 1")
    a_round(referee, "Pasta Rice 1000", "+Pasta 4", "-Pasta 5", "-Pasta -Steak 1")
    a_round(referee, "Fish Salad 1500", "+Fish 2", "-Fish 1", "+Fish 2")
    a_round(referee, "Burger Rice 200", "-Burger 2", "-Burger 5", "-Burger 1")
    say(referee, "yes")
    assert referee.over
    return referee


@pytest.mark.parametrize(
    "kind, sentence",
    [
        ("dearest", "Bo paid $20 for the Steak with Fries. No meal cost more."),
        ("in-a-row", "Bo paid 3 times in a row, $45 in all."),
        ("never", "4 checks, and Ana never paid a cent."),
        ("close", "Cy missed the Dessert by $2."),
        ("bold", "Ana got away with a credibility of 1, 3 times."),
        ("narrow", "Ana escaped by one point of credibility. Cy paid the $2."),
        ("tie", "2 of you tied for $15. Bo paid for an earlier excuse."),
        ("fasting", "4 excuses, and Ana never ate a bite."),
        ("hungry", "Bo ate 3 dishes, by Bo’s own excuses."),
        ("denied", "“I didn’t eat the Burger” was said 3 times. Then who did?"),
    ],
)
def test_a_small_game_tells(kind: str, sentence: str) -> None:
    assert says(all_found(a_small_game(), remarkable)[kind]) == sentence


def test_the_dearest_meal_that_somebody_escaped_is_told_once() -> None:
    referee = seat_down(2, checks=2)
    a_round(referee, "Steak Fries 2000", "+Steak 3", "+Steak 2")
    a_round(referee, "Pasta Rice 1000", "+Pasta 5", "-Pasta 1")
    say(referee, "yes")
    told = all_found(referee, remarkable)
    assert says(told["narrow"]) == "Bo escaped by one point of credibility. Ana paid the $20."
    assert "dearest" not in told


def a_game_with_the_tip() -> Referee:
    """Bo takes the Tip first, then Ana, who pays for nothing else."""
    referee = seat_down(3, checks=4)
    a_round(referee, "Steak Fries 1000", "+Soup 3", "+Rice 3", "+Steak 5")
    a_round(referee, "Pasta Salad 1000", "-Rice 3", "+Pasta 5", "-Soup 3")
    assert call(referee, "ana", "bo") == "moves"
    assert call(referee, "bo", "ana") == "moves"
    a_round(referee, "Fish Salad 1000", "+Fish 5", "+Soup 3", "+Rice 3")
    assert call(referee, "bo", "ana") == "has-it-already"
    a_round(referee, "Burger Beans 100", "+Soup 3", "+Burger -Rice 2", "-Burger 5")
    say(referee, "yes")
    assert referee.over
    return referee


@pytest.mark.parametrize(
    "kind, sentence",
    [
        ("only-tip", "Ana paid for no meal, only for the Tip: $6."),
        ("robbed", "Without the Tip, Ana would have won the Dessert."),
        ("tip-moves", "The Tip moved 2 times, and stayed with Ana."),
        ("catcher", "Bo caught 2 contradictions."),
        ("uncaught", "2 of Bo’s contradictions went past everybody."),
    ],
)
def test_a_game_with_the_tip_tells(kind: str, sentence: str) -> None:
    assert says(all_found(a_game_with_the_tip(), remarkable)[kind]) == sentence


def test_checks_that_nobody_paid() -> None:
    referee = seat_down(2, checks=4)
    a_round(referee, "Steak Fries 1000", "5", "5")
    a_round(referee, "Pasta Fries 1000", "5", "5")
    assert game_mentions(referee) == ()
    host_says(referee, "end", "yes")
    say(referee, "yes")
    (said,) = game_mentions(referee)
    assert says(said) == "2 times a check went back under the pile, and nobody paid."


def test_a_face_down_excuse_is_no_reason_for_a_mention() -> None:
    """Who ate nothing, or most, is told of excuses that lay face up; the others were read once, if at all."""
    referee = seat_down(2, form="blind", checks=1)
    lay_row(referee, ("Steak", "Fries", 1000))
    for credibility in "12345":
        for seat, sign in ((ANA, "-"), (BO, "+")):
            excuse = {"claims": {"Steak": sign == "+"}, "credibility": int(credibility)}
            assert referee.ask is not None
            assert str(seat) in referee.ask.key
            say(referee, {"beside": "1", "excuse": excuse})
    say(referee, "yes")
    assert referee.over
    assert not {"fasting", "hungry", "denied"} & all_found(referee, remarkable).keys()


def test_whoever_came_later_is_not_praised_for_paying_nothing() -> None:
    """They were not there for all of it."""
    every = [Evening(seat_down(3, checks=9), seed) for seed in range(12)]
    for evening in every:
        evening.play("deal1/round3")
        host_says(evening.referee, "join", "jo")
        evening.play()
        told = all_found(evening.referee, remarkable).get("never")
        assert told is None or "jo" not in told.seats
    assert any(totals(evening.referee).get(Seat("jo")) == 0 for evening in every), (
        "a latecomer who paid nothing"
    )
