"""One game of Eat Me for every way in which it can go."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rules.engine.referee import Referee
from rules.facts import Json
from tests.rules.games.eatme.driver import Evening, scene_of, seat_down
from tests.rules.games.evening import BY_HOST, Wish, by_name, codes, first_of, host_says


def first(players: int, wish: Wish = lambda _: True, **options: Json) -> Referee:
    """The first of a row of random evenings that is as wished."""
    return first_of(lambda seed: Evening(seat_down(players, seed, **options), seed).play(), wish)


def one_winner(referee: Referee) -> bool:
    return len(referee.table.winners) == 1


def bids_for_the_next_round() -> Referee:
    return first(5, one_winner)


def bids_with_the_card() -> Referee:
    return first(5, one_winner, same_round=True)


def ouroboros() -> Referee:
    return first(5, one_winner, ouroboros=True)


def ouroboros_of_the_whole_deck() -> Referee:
    """Three take a pool of 30 cards; the other 22 are free food, entered all at once."""
    return first(3, one_winner, ouroboros=True)


def ouroboros_of_fewer_cards() -> Referee:
    return first(4, one_winner, ouroboros=True, ring="small", hand=6, free=3)


def much_free_food_at_once() -> Referee:
    return first(2, lambda referee: "eatme.eats-food" in codes(referee), hand=8, revealed=9)


def dealt_by_the_app() -> Referee:
    return first(5, one_winner, dealer="app")


def ouroboros_dealt_by_the_app() -> Referee:
    return first(3, one_winner, dealer="app", ouroboros=True)


def two_players() -> Referee:
    return first(2, one_winner)


def eight_players() -> Referee:
    return first(8, one_winner)


def tied_win() -> Referee:
    return first(4, lambda referee: len(referee.table.winners) == 2)


def much_free_food() -> Referee:
    return first(3, lambda referee: "eatme.joins-food" in codes(referee), hand=6, revealed=12)


def lots_in_the_first_round() -> Referee:
    return first(5, lambda referee: "eatme.lots" in codes(referee))


def a_move_not_received_and_a_leave() -> Referee:
    """The host skips Bo in round 2; Di leaves in round 4 and is back in round 8."""

    def happens(evening: Evening) -> bool:
        said = {"round2/move": ("skip", "bo"), "round4/move": ("leave", "di")}
        said["round8/move"] = ("back", "di")
        if evening.at in said and evening.at not in done:
            done.add(evening.at)
            host_says(evening.referee, *said[evening.at])
            return True
        return False

    done: set[str] = set()
    return Evening(seat_down(5), 21, happens=happens).play()


def a_clash_overridden() -> Referee:
    """Two people hold the same number: the host says that the deck is like that."""
    referee = seat_down(4)
    evening = Evening(referee, 3)
    evening.hands[referee.table.seats[0]][-1] = evening.hands[referee.table.seats[1]][-1]
    twice = evening.hands[referee.table.seats[0]][-1]
    evening.play(until=f"round1/clash-{twice}")
    assert referee.current_ask is not None
    referee.answer(referee.current_ask.key, "keep", BY_HOST)
    return evening.play()


def amended() -> Referee:
    """A card amended in its round, one amended late, and an entry taken back."""
    rng = Random(5)
    evening = Evening(seat_down(5), 17)
    referee = evening.play(until="round3/move")
    free = set(range(1, 53)) - scene_of(referee).bodies_by_number.keys()
    step = next(step for step in referee.history if step.pending.key == "round2/move/ana")
    referee.amend("round2/move/ana", {**step.value, "card": min(free)}, BY_HOST)
    referee.amend("round2/move/ana", step.value, BY_HOST)
    evening.play(until="round5/move")
    bid = next(step for step in referee.history if step.pending.key == "round1/move/cy")
    referee.amend("round1/move/cy", {**bid.value, "bid": rng.randint(13, 20)}, BY_HOST)
    hand = list(evening.hands[referee.table.seats[0]])
    evening.step()
    referee.undo(BY_HOST)
    evening.hands[referee.table.seats[0]] = hand
    return evening.play()


GAMES: dict[str, Callable[[], Referee]] = by_name(
    (
        bids_for_the_next_round,
        bids_with_the_card,
        ouroboros,
        ouroboros_of_the_whole_deck,
        ouroboros_of_fewer_cards,
        much_free_food_at_once,
        dealt_by_the_app,
        ouroboros_dealt_by_the_app,
        two_players,
        eight_players,
        tied_win,
        much_free_food,
        lots_in_the_first_round,
        a_move_not_received_and_a_leave,
        a_clash_overridden,
        amended,
    )
)

SHOWS = {
    "ouroboros": "eatme.closes",
    "ouroboros-of-the-whole-deck": "eatme.closes",
    "ouroboros-of-fewer-cards": "eatme.closes",
    "much-free-food-at-once": "eatme.eats-food",
    "much-free-food": "eatme.joins-food",
    "lots-in-the-first-round": "eatme.lots",
    "a-move-not-received-and-a-leave": "eatme.no-move",
    "a-clash-overridden": "eatme.no-place",
    "dealt-by-the-app": "eatme.put-away",
}

LEAVING = ("in every round a card is drawn at random", 0)
"""What the rulebook says becomes of a leaver's hand; for how much of the key it is still asked."""

BEATS = "bids-for-the-next-round"
"""The recorded game whose beats are written down."""
