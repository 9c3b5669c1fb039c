"""What is told at the end of a game of I Didn't Eat That: each kind of its own, and the score in its words."""

from __future__ import annotations

from rules.engine.referee import Referee
from rules.facts import Seat
from tests.rules.games.evening import host_says
from tests.rules.games.ididnt.driver import (
    Evening,
    a_round,
    call,
    lay_row,
    say,
    seat_down,
    totals,
)
from tests.rules.games.mentions_of_a_game import all_found, sentences_of

ANA, BO, CY = Seat("ana"), Seat("bo"), Seat("cy")


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


def test_a_small_game_tells() -> None:
    told = sentences_of(a_small_game())
    assert {kind: said for kind, (said, _) in told.items()} == {
        "fasting": "4 excuses, and Ana never ate a bite.",
        "denied": "“I didn’t eat the Burger” was said 3 times. Then who did?",
        "margin": "Cy missed the Dessert by $2.",
        "most-at-once": "Bo’s bill grew by $20 in one go. Nobody’s grew by more.",
        "streak": "3 times in a row, only Bo’s bill grew.",
        "spotless": "Ana never paid a cent.",
    }


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


def test_the_tip_cost_somebody_the_dessert() -> None:
    said, _ = sentences_of(a_game_with_the_tip())["robbed"]
    assert said == "Without the Tip, Ana would have won the Dessert."


def test_a_face_down_excuse_is_no_reason_for_a_mention() -> None:
    """Who ate nothing is told of excuses that lay face up; the others were read once, if at all."""
    referee = seat_down(2, form="blind", checks=1)
    lay_row(referee, ("Steak", "Fries", 1000))
    for credibility in "12345":
        for seat, sign in ((ANA, "-"), (BO, "+")):
            excuse = {"claims": {"Steak": sign == "+"}, "credibility": int(credibility)}
            assert referee.current_ask is not None
            assert str(seat) in referee.current_ask.key
            say(referee, {"beside": "1", "excuse": excuse})
    say(referee, "yes")
    assert referee.over
    assert not {"fasting", "denied"} & all_found(referee).keys()


def test_whoever_came_later_is_not_praised_for_paying_nothing() -> None:
    """They were not there for all of it."""
    every = [Evening(seat_down(3, checks=9), seed) for seed in range(12)]
    for evening in every:
        evening.play("deal1/round3")
        host_says(evening.referee, "join", "jo")
        evening.play()
        told = all_found(evening.referee).get("spotless")
        assert told is None or "jo" not in told.seats
    assert any(totals(evening.referee).get(Seat("jo")) == 0 for evening in every), (
        "a latecomer who paid nothing"
    )
