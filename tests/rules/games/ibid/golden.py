"""One game of I Bid You Not for every way in which it can go."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rules.engine.referee import Referee
from rules.facts import Seat
from rules.games.ibid.facts import Sorted, Took
from tests.golden.files import codes
from tests.rules.games.evening import BY_HOST, Wish, by_name, first_of, host_says
from tests.rules.games.ibid.driver import Evening, scene_of, seat_down

HOUSE_RULES = ("winner_starts", "middle_returns", "skip_either", "in_order", "per_type")


def first(players: int, wish: Wish, **options: object) -> Referee:
    """The first of a row of random evenings that is as wished."""
    return first_of(lambda seed: Evening(seat_down(players, seed, **options), seed).play(), wish)


def says(*wanted: str) -> Wish:
    return lambda referee: codes(referee) >= {f"ibid.{code}" for code in wanted}


def inverted(referee: Referee) -> bool:
    facts = [r.fact for page in referee.table.pages for r in page]
    return any(isinstance(fact, Sorted) and fact.inverted for fact in facts)


def plain() -> Referee:
    """The base set without actions: an inverted auction, a skip, a forced win."""

    def wish(referee: Referee) -> bool:
        facts = [r.fact for page in referee.table.pages for r in page]
        forced = {fact.why for fact in facts if isinstance(fact, Took)}
        return inverted(referee) and says("skipped")(referee) and {"last", "no-scored"} <= forced

    return first(4, wish, actions=False)


def base_with_actions() -> Referee:
    return first(4, says("now-works", "passed"))


def two_players() -> Referee:
    return first(2, says("skipped"), length="half")


def six_players() -> Referee:
    return first(6, says("skipped"))


def shortened() -> Referee:
    return first(3, says("skipped"), length="most", draw=False)


def variant(name: str) -> Referee:
    wish = says("returned") if name == "middle_returns" else says("skipped")
    return first(4, wish, actions=False, **{name: True})


def all_variants() -> Referee:
    return first(5, says("returned", "skipped"), **dict.fromkeys(HOUSE_RULES, True))


def odd_inventions() -> Referee:
    return first(4, says("gift", "spoiled", "alarm"), odd=True)


def double_devices() -> Referee:
    return first(4, says("ignored", "burnt"), double=True)


def everything_at_once() -> Referee:
    services = dict.fromkeys(HOUSE_RULES, True)
    return first(5, says("alarm", "right-of"), odd=True, double=True, **services)


def a_list_that_grows() -> Referee:
    """The table's own deck, of which nothing is known at first."""
    return first(3, says("skipped"), deck="ours")


def a_list_of_ones_own() -> Referee:
    """A small deck that the table brought along, in a CSV of its own."""
    rows = [f"{n},{kind},{price}," for n, kind, price in _small()]
    return first(3, lambda _: True, deck="ours", whole=True, list=rows)


def a_range_of_an_open_list() -> Referee:
    """The numbers from 20 to 45 of the table's own deck, of which nothing is known at first."""
    return first(3, says("skipped"), deck="ours", length="range", lowest=20, highest=45)


def _small() -> list[tuple[int, str, int]]:
    kinds = ("Camerat", "Dishsmasher", "Wrist Wash")
    prices = (3, -2, 5, 1, -5, 8, 2)
    return [(n, kinds[n % 3], prices[n % 7]) for n in range(5, 41, 2)]


def a_tied_win() -> Referee:
    return first(4, lambda referee: len(referee.table.winners) > 1, length="half")


def a_bid_that_nobody_may_make() -> Referee:
    """Every bid is ignored: the offer stands."""
    return first(4, says("all-ignored"), double=True, length="half")


def somebody_leaves() -> Referee:
    """Bo leaves and comes back; Di leaves for good, in the middle of her turn."""
    evening = Evening(seat_down(4, 3), 5)
    referee = evening.play(lambda r: scene_of(r).turn == 4)
    host_says(referee, "leave", Seat("bo"))
    evening.play(lambda r: scene_of(r).turn == 8)
    host_says(referee, "back", Seat("bo"))
    evening.play(lambda r: scene_of(r).turn > 12 and scene_of(r).seat == Seat("di"))
    host_says(referee, "leave", Seat("di"))
    return evening.play()


def amended() -> Referee:
    """A price was described wrongly, a tile was mistyped; the host mends both."""
    evening = Evening(seat_down(3, 7, deck="ours", actions=False), 11)
    evening.play(lambda r: scene_of(r).turn == 3)
    referee = evening.referee
    key = next(step.pending.key for step in referee.history if step.prompt.name == "start")
    number = referee.applied_answer(key).value.tile.number
    wrong = {"number": number, "type": "camerat", "price": -7, "action": ""}
    referee.amend(key, wrong, BY_HOST)
    evening.play(lambda r: scene_of(r).turn == 6)
    host_says(referee, "describe", {**wrong, "price": 9})
    referee.undo(BY_HOST)
    host_says(referee, "describe", {**wrong, "type": "dishsmasher", "price": 8})
    return evening.play()


def a_clash_overridden() -> Referee:
    """The deck holds a number twice, by misprint; both are sealed in the same auction."""
    for seed in range(400):
        evening = Evening(seat_down(3, seed, actions=False, length="half"), seed)
        referee = evening.play(_two_sealed)
        if referee.over:
            continue
        ask = referee.current_ask
        assert ask is not None
        third = next(
            pending for pending in ask.pending if pending.key not in referee.pending_answers
        )
        other = next(held for held in referee.pending_answers.values())
        evening.hands[Seat(str(third.who))].pop()
        referee.answer(third.key, other.value.tile.number, BY_HOST)
        referee.open(ask.key, BY_HOST)
        assert referee.current_ask is not None
        referee.answer(referee.current_ask.key, "keep", BY_HOST)
        return evening.play()
    raise AssertionError("nobody ever bid")


def dealt_by_the_app() -> Referee:
    """Every tile comes from a dealt hand, also one under a Thumb Hive."""
    return first(3, says("skipped", "now-works"), dealer="app", odd=True)


def _two_sealed(referee: Referee) -> bool:
    ask = referee.current_ask
    return ask is not None and len(ask.pending) == 3 and len(referee.pending_answers) == 2


GAMES: dict[str, Callable[[], Referee]] = by_name(
    (
        plain,
        base_with_actions,
        two_players,
        six_players,
        shortened,
        all_variants,
        odd_inventions,
        double_devices,
        everything_at_once,
        a_list_that_grows,
        a_list_of_ones_own,
        a_range_of_an_open_list,
        a_tied_win,
        a_bid_that_nobody_may_make,
        somebody_leaves,
        amended,
        a_clash_overridden,
        dealt_by_the_app,
    )
) | {f"variant-{name.replace('_', '-')}": partial(variant, name) for name in HOUSE_RULES}

SHOWS = {
    "base-with-actions": "ibid.passed",
    "odd-inventions": "ibid.gift",
    "double-devices": "ibid.burnt",
    "everything-at-once": "ibid.right-of",
    "variant-middle-returns": "ibid.returned",
    "a-bid-that-nobody-may-make": "ibid.all-ignored",
    "somebody-leaves": "ibid.leaves",
    "amended": "ibid.list-corrected",
    "a-range-of-an-open-list": "ibid.skipped",
    "a-clash-overridden": "ibid.odd-deck",
}

LEAVING = ("their hand goes out of play", 2)
"""What the rulebook says becomes of a leaver's hand; for how much of the key it is still asked."""

BEATS = "plain"
"""The recorded game whose beats are written down."""
