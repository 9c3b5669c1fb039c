"""One game of The Feast for every way in which it can go."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.facts import Seat
from tests.golden.files import codes
from tests.rules.games.evening import BY_HOST, Wish, by_name, first_of, host_says
from tests.rules.games.feast.driver import PAIRS, Evening, seat_down


def first(players: int, dummies: int, wish: Wish) -> Referee:
    """The first of a row of random evenings that is as wished."""
    return first_of(lambda seed: Evening(seat_down(players, dummies), seed).play(), wish)


def plain() -> Referee:
    return first(5, 0, lambda referee: len(referee.table.winners) == 1)


def lone_ploy_takes_the_topic() -> Referee:
    return first(4, 0, lambda referee: "feast.only-takes-topic" in codes(referee))


def lone_ploy_takes_a_gaffe() -> Referee:
    return first(4, 0, lambda referee: "feast.only-takes-gaffe" in codes(referee))


def all_matched() -> Referee:
    return first(4, 0, lambda referee: "feast.all-matched" in codes(referee))


def tied_win() -> Referee:
    return first(5, 0, lambda referee: len(referee.table.winners) == 2)


def two_players_two_dummies() -> Referee:
    return first(2, 2, lambda referee: "feast.only-takes-gaffe" in codes(referee))


def three_players_one_dummy() -> Referee:
    return first(3, 1, lambda _: True)


def eight_players() -> Referee:
    return first(8, 0, lambda _: True)


def six_hands() -> Referee:
    return first(4, 2, lambda _: True)


def two_players_alone() -> Referee:
    return first(2, 0, lambda _: True)


def a_leave_and_a_join() -> Referee:
    """Bo leaves and comes back, Di leaves for good, somebody joins: with a replay of each."""
    evening = Evening(seat_down(4, 1), 5)
    referee = evening.play(until="deal1/round3/ploy")
    host_says(referee, "leave", Seat("bo"))
    evening.play(until="deal1/round5/topic")
    host_says(referee, "back", Seat("bo"))
    evening.play(until="deal2/round2/topic")
    host_says(referee, "leave", Seat("di"))
    host_says(referee, "join", Seat("late"))
    return evening.play()


def a_latecomer_takes_a_hand() -> Referee:
    """Bo leaves, and Late takes that hand; Bo comes back, and is dealt one hand more."""
    evening = Evening(seat_down(5), 6)
    referee = evening.play(until="deal1/round4/topic")
    host_says(referee, "leave", Seat("bo"))
    host_says(referee, "join", Seat("late"))
    evening.play(until="deal2/round5/topic")
    host_says(referee, "back", Seat("bo"))
    return evening.play()


def eight_hands_at_most() -> Referee:
    """Ana's hand is a newcomer's when she and Bo, who has left too, come back: she waits."""
    evening = Evening(seat_down(8), 9)
    referee = evening.play(until="deal1/round2/topic")
    host_says(referee, "leave", Seat("ana"))
    host_says(referee, "join", Seat("late"))
    evening.play(until="deal2/round2/topic")
    host_says(referee, "leave", Seat("bo"))
    host_says(referee, "back", Seat("ana"))
    host_says(referee, "back", Seat("bo"))
    evening.play(until="deal3/round2/topic")
    host_says(referee, "leave", Seat("cy"))
    return evening.play()


def amended() -> Referee:
    """A topic and a ploy were mistyped; the host mends them, one of them after an undo."""
    evening = Evening(seat_down(5), 8)
    referee = evening.play(until="deal1/round6/ploy")
    old = referee.applied_answer("deal1/round2/ploy/cy").value
    referee.amend("deal1/round2/ploy/cy", 10 if old != 10 else 9, BY_HOST)
    evening.play(until="deal2/round4/topic")
    referee.undo(BY_HOST)
    old = referee.applied_answer("deal2/round1/topic").value
    referee.amend("deal2/round1/topic", 10 if old != 10 else 9, BY_HOST)
    evening.play(until="deal3/round1/topic")
    referee.amend("deal1/round1/topic", 8, BY_HOST)
    referee.amend("deal1/round1/topic", 9, BY_HOST)
    referee.undo(BY_HOST)
    return evening.play()


def a_clash_overridden() -> Referee:
    """The deck has a second 1 by misprint, and both are played in the same round."""
    for seed in range(2000):
        evening = Evening(seat_down(5), seed, deck=(1, *PAIRS))
        referee = evening.play()
        if "feast.odd-deck" in codes(referee):
            return referee
    raise AssertionError("the two never met")


def the_app_deals() -> Referee:
    """The app deals to three and a dummy: Bo leaves, Late comes, a ploy is changed for another of that hand."""
    evening = Evening(seat_down(3, 1, dealer="app"), 4)
    referee = evening.play(until="deal1/round4/flip")
    old = referee.applied_answer("deal1/round2/ploy/cy")
    other = next(rank for rank in old.prompt.allowed() if rank != old.value)  # type: ignore[attr-defined]
    referee.amend("deal1/round2/ploy/cy", other, Stamp(Seat("cy")))
    evening.play(until="deal1/round6/ploy")
    host_says(referee, "leave", Seat("bo"))
    host_says(referee, "join", Seat("late"))
    return evening.play()


GAMES: dict[str, Callable[[], Referee]] = by_name(
    (
        plain,
        lone_ploy_takes_the_topic,
        lone_ploy_takes_a_gaffe,
        all_matched,
        tied_win,
        two_players_two_dummies,
        three_players_one_dummy,
        two_players_alone,
        six_hands,
        eight_players,
        a_leave_and_a_join,
        a_latecomer_takes_a_hand,
        eight_hands_at_most,
        amended,
        a_clash_overridden,
        the_app_deals,
    )
)

SHOWS = {
    "lone-ploy-takes-the-topic": "feast.only-takes-topic",
    "lone-ploy-takes-a-gaffe": "feast.only-takes-gaffe",
    "all-matched": "feast.all-matched",
    "a-clash-overridden": "feast.odd-deck",
    "a-leave-and-a-join": "feast.joins",
    "a-latecomer-takes-a-hand": "feast.takes-hand",
    "eight-hands-at-most": "feast.no-hand-left",
}

LEAVING = ("a dummy plays your cards from the next round on", 2)
"""What the rulebook says becomes of a leaver's hand; for how much of the key it is still asked."""

BEATS = "plain"
"""The recorded game whose beats are written down."""
