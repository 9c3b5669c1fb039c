"""One game of I Didn't Eat That for every way in which it can go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rules.engine.referee import Referee
from rules.facts import Json, Seat
from tests.rules.games.evening import BY_HOST, Wish, by_name, first_of, host_says
from tests.rules.games.ididnt.driver import Card, Evening, check, seat_down


def first(players: int, wish: Wish, **options: Json) -> Referee:
    """The first of a row of random evenings that is as wished."""
    return first_of(lambda seed: Evening(seat_down(players, **options), seed).play(), wish)


def codes(referee: Referee) -> Counter[str]:
    return Counter(
        ruling.fact.code.removeprefix("ididnt.") for page in referee.table.pages for ruling in page
    )


def plain() -> Referee:
    return first(4, lambda r: len(r.table.winners) == 1 and codes(r)["deal"] == 3, checks=9)


def the_tip_moves_twice() -> Referee:
    return first(4, lambda r: codes(r)["catch-moves"] >= 2, checks=8)


def every_kind_of_call() -> Referee:
    def wish(referee: Referee) -> bool:
        said = codes(referee)
        return all(
            said[f"catch-{kind}"]
            for kind in ("moves", "wrong", "late", "not-the-holder", "has-it-already")
        )

    return first(5, wish, checks=12)


def anybody_moves_the_tip() -> Referee:
    return first(4, lambda r: codes(r)["catch-moves"] >= 3, tip="anybody", checks=9)


def a_tie_broken() -> Referee:
    return first(4, lambda r: codes(r)["pays-after-tie"] >= 1, checks=6)


def back_under_the_pile() -> Referee:
    def wish(referee: Referee) -> bool:
        said = codes(referee)
        return bool(said["back-none-before"] and said["back-still-tied"])

    return first(4, wish, checks=6)


def a_shared_win() -> Referee:
    return first(5, lambda r: len(r.table.winners) >= 2, checks=4)


def hands_empty_after_five_rounds() -> Referee:
    def wish(referee: Referee) -> bool:
        return any(
            step.pending.key.startswith("deal1/round5/") for step in referee.history
        ) and any(step.pending.key.startswith("deal2/") for step in referee.history)

    return first(3, wish, checks=6)


def short() -> Referee:
    return first(4, lambda _: True, short=True)


def with_hints() -> Referee:
    return first(3, lambda r: codes(r)["hint"] >= 1, hints=True, checks=6)


def two_players() -> Referee:
    return first(2, lambda _: True, checks=6)


def eight_players() -> Referee:
    return first(8, lambda _: True, checks=5)


def ended_by_the_host() -> Referee:
    evening = Evening(seat_down(4), 3)
    evening.play(until="deal2/round1/bo/excuse")
    host_says(evening.referee, "end", "yes")
    return evening.play()


def the_pile_counted_anew() -> Referee:
    evening = Evening(seat_down(4, checks=20), 6)
    evening.play(until="deal1/round3/check")
    host_says(evening.referee, "pile", 2)
    evening.play(until="deal1/round3/cy/excuse")
    host_says(evening.referee, "pile", 3)
    return evening.play()


def a_leave_and_a_join() -> Referee:
    """Di leaves and comes back, Bo leaves for good, somebody joins."""
    evening = Evening(seat_down(4, checks=14), 11)
    evening.play(until="deal1/round2/check")
    host_says(evening.referee, "leave", Seat("di"))
    evening.play(until="deal2/round1/check")
    host_says(evening.referee, "back", Seat("di"))
    host_says(evening.referee, "leave", Seat("bo"))
    host_says(evening.referee, "join", Seat("late"))
    return evening.play()


def amended() -> Referee:
    """A check and an excuse were mistyped, and are mended when others have long been paid."""
    evening = Evening(seat_down(4, checks=9), 17)
    evening.play(until="deal1/round4/check")
    referee = evening.referee
    referee.amend("deal1/round2/check", check("Burger", "Fries", "19.25"), BY_HOST)
    key = "deal1/round3/cy/excuse"
    referee.amend(key, Card("+Burger -Fries 4").json, BY_HOST)
    evening.play(until="deal2/round1/di/excuse")
    referee.undo(BY_HOST)
    return evening.play()


def five_at_a_time() -> Referee:
    return first(4, lambda r: codes(r)["pays-after-tie"] >= 1, form="five", checks=10)


def a_lot_for_the_first_game() -> Referee:
    return first(3, lambda _: True, first="lot", checks=4)


def the_dealer_starts() -> Referee:
    return first(4, lambda r: codes(r)["starts-as-dealer"] == 1, starter="", checks=5)


def a_row_changed() -> Referee:
    """A check of a row was mistyped, and is changed when two have been judged."""
    evening = Evening(seat_down(3, form="five", checks=8), 5)
    evening.play(until="set1/judged3")
    row: dict[str, Json] = {str(n): check("Burger", "Fries", 100 * n) for n in range(1, 6)}
    evening.referee.amend("set1/row", row, BY_HOST)
    return evening.play()


def a_check_without_excuse() -> Referee:
    return first(2, lambda r: codes(r)["no-excuse"] >= 1, form="five", checks=5)


def a_short_last_set() -> Referee:
    return first(3, lambda r: codes(r)["row"] == 2, form="five", checks=7)


def blind() -> Referee:
    return first(4, lambda r: codes(r)["row"] == 2, form="blind", checks=8)


def blind_and_short() -> Referee:
    return first(3, lambda _: True, form="blind", short=True)


def the_app_deals() -> Referee:
    """A check comes up again that went under the pile, the Tip moves, and somebody joins."""

    def play(seed: int) -> Referee:
        evening = Evening(seat_down(4, dealer="app", checks=7), seed)
        evening.play(until="deal1/round3")
        host_says(evening.referee, "join", Seat("late"))
        return evening.play()

    def wish(referee: Referee) -> bool:
        said = codes(referee)
        came_back = said["back-none-before"] + said["back-still-tied"]
        return bool(came_back and said["catch-moves"] and said["deal"] > 1)

    return first_of(play, wish)


def the_app_deals_blind() -> Referee:
    return first(3, lambda r: codes(r)["row"] == 2, form="blind", dealer="app", checks=8)


GAMES: dict[str, Callable[[], Referee]] = by_name(
    (
        plain,
        the_tip_moves_twice,
        every_kind_of_call,
        anybody_moves_the_tip,
        a_tie_broken,
        back_under_the_pile,
        a_shared_win,
        hands_empty_after_five_rounds,
        short,
        with_hints,
        two_players,
        eight_players,
        ended_by_the_host,
        the_pile_counted_anew,
        a_leave_and_a_join,
        amended,
        a_lot_for_the_first_game,
        the_dealer_starts,
        a_row_changed,
        five_at_a_time,
        a_check_without_excuse,
        a_short_last_set,
        blind,
        blind_and_short,
        the_app_deals,
        the_app_deals_blind,
    )
)

SHOWS = {
    "the-tip-moves-twice": "ididnt.catch-moves",
    "every-kind-of-call": "ididnt.catch-has-it-already",
    "a-tie-broken": "ididnt.pays-after-tie",
    "back-under-the-pile": "ididnt.back-still-tied",
    "with-hints": "ididnt.hint",
    "ended-by-the-host": "ididnt.ended",
    "the-pile-counted-anew": "ididnt.pile",
    "a-leave-and-a-join": "ididnt.joins",
    "five-at-a-time": "ididnt.laid",
    "the-dealer-starts": "ididnt.starts-as-dealer",
    "a-lot-for-the-first-game": "ididnt.starts-by-lot",
    "a-check-without-excuse": "ididnt.no-excuse",
    "blind": "ididnt.laid-blind",
}

LEAVING = ("out from the next deal on", 1)
"""What the rulebook says becomes of a leaver's hand; for how much of the key it is still asked."""

BEATS = "plain"
"""The recorded game whose beats are written down."""
