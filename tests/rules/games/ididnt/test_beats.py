"""How a check is judged, moment by moment: the five questions, then who pays; and how somebody is caught."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.beats import Beat, length
from rules.engine.referee import Referee
from rules.engine.seating import Leaves
from rules.facts import Ruling, Seat
from tests.rules.games.evening import host_says
from tests.rules.games.ididnt.driver import (
    Card,
    Evening,
    a_round,
    call,
    excuses,
    lay_row,
    say,
    scene_of,
    seat_down,
    turn_up,
)
from tests.rules.games.watching import Reveals

ANA, BO, CY = (Seat(name) for name in ("ana", "bo", "cy"))


def beats_of(referee: Referee) -> tuple[Beat, ...]:
    return tuple(referee.game.beats(referee.table.pages[-1], referee.table.scene))


def judged(*cards: str) -> tuple[Beat, ...]:
    """The beats of the first check of a deal: Steak with Fries."""
    referee = seat_down(len(cards))
    a_round(referee, "Steak Fries 1250", *cards)
    return beats_of(referee)


def lay(referee: Referee, beside: int, card: str) -> None:
    say(referee, {"beside": str(beside), "excuse": Card(card).json})


def test_the_questions_that_fit_no_excuse_are_struck_out_before_the_one_that_decides() -> None:
    assert judged("-Steak 3", "+Rice 2", "5") == (
        Beat("strike", what="1"),
        Beat("strike", what="2"),
        Beat("tell", (BO, CY), what="step"),
        Beat("pay", (BO,), 0),
        Beat("score", (BO,), 0),
    )


def test_whoever_ate_the_main_pays_without_another_question() -> None:
    beats = judged("+Steak 3", "+Steak 5")
    assert beats[0] == Beat("tell", (ANA, BO), what="step")
    assert beats[1] == Beat("pay", (BO,), 0)


def test_all_five_are_asked_where_everybody_denies_the_main() -> None:
    kinds = [beat.kind for beat in judged("-Steak 3", "-Steak 5")]
    assert kinds == ["strike"] * 4 + ["tell", "pay", "score"]


def test_in_a_tie_without_older_excuses_the_check_goes_back() -> None:
    assert judged("-Steak 3", "-Steak 3")[4:] == (
        Beat("tell", (ANA, BO), what="step"),
        Beat("match", (ANA, BO), what="tie"),
        Beat("tell", ruling=0, what="back"),
    )


@pytest.mark.parametrize("older, last", [("+Steak 4", "score"), ("-Steak 5", "tell")])
def test_in_a_tie_the_older_excuses_are_shown_before_they_decide(older: str, last: str) -> None:
    referee = seat_down(2)
    a_round(referee, "Steak Fries 1250", "-Steak 5", older)
    a_round(referee, "Steak Fries 900", "+Rice 3", "+Rice 3")
    beats = beats_of(referee)
    # Bo turned up the second check, and laid the first excuse.
    assert beats[3:5] == (
        Beat("match", (BO, ANA), what="tie"),
        Beat("turn", (BO, ANA), what="before", takes=1.0),
    )
    assert beats[-1].kind == last


def test_a_catch_shows_both_excuses_and_then_the_tip_moves() -> None:
    referee = seat_down(3)
    a_round(referee, "Steak Fries 1250", "+Rice 3", "-Rice 2", "5")
    turn_up(referee, "Fish", "Salad")
    excuses(referee, "+Rice 3")
    assert beats_of(referee) == ()
    assert call(referee, "cy", "bo") == "moves"
    assert beats_of(referee) == (
        Beat("turn", (BO,), what="claims", takes=1.2),
        Beat("highlight", (BO,), 0, "caught"),
        Beat("catch", (BO,), 0),
        Beat("score", (BO,), 0),
    )
    excuses(referee, "5")
    assert beats_of(referee) == ()
    excuses(referee, "-Rice 3")
    turn_up(referee, "Fish", "Salad")
    excuses(referee, "+Fries 3", "+Rice 5")
    assert call(referee, "bo", "ana") == "moves"
    assert beats_of(referee)[-1] == Beat("score", (ANA, BO), 0)


def test_a_call_that_moves_nothing_shows_both_excuses_and_says_so() -> None:
    referee = seat_down(3)
    a_round(referee, "Steak Fries 1250", "+Rice 3", "-Rice 2", "5")
    turn_up(referee, "Fish", "Salad")
    excuses(referee, "-Rice 3")
    assert call(referee, "cy", "bo") == "wrong"
    assert beats_of(referee) == (
        Beat("turn", (BO,), what="claims", takes=1.2),
        Beat("tell", (BO,), 0, "catch"),
    )


def test_rulings_that_follow_add_nothing() -> None:
    referee = seat_down(2)
    a_round(referee, "Steak Fries 1250", "-Steak 3", "+Fries 2")
    before = beats_of(referee)
    page = [*referee.table.pages[-1], Ruling("leaving", Leaves("ididnt", BO))]
    assert tuple(referee.game.beats(page, referee.table.scene)) == before


def test_an_ordinary_check_takes_two_to_six_seconds() -> None:
    assert length(judged("+Steak 3", "+Steak 5")) > 2
    assert length(judged("-Steak 3", "-Steak 5")) < 6


@pytest.mark.parametrize("form", ["five", "blind"])
def test_five_checks_in_a_row_take_about_twelve_seconds(form: str) -> None:
    referee = seat_down(2, form=form)
    lay_row(referee, *((main, "Fries", 900) for main in ("Steak", "Pasta", "Fish", "Meat", "Soup")))
    assert not beats_of(referee)
    for beside in range(1, 6):
        for card in ("+Rice 3", "2"):
            lay(referee, beside, card)
            assert bool(beats_of(referee)) == (beside == 5 and card == "2")
    seconds = 0.0
    for _ in range(5):
        beats = beats_of(referee)
        kinds = [beat.kind for beat in beats]
        assert kinds == ["turn"] * (form == "blind") + ["strike", "tell", "pay", "score"]
        if form == "blind":
            assert beats[0].seats == (ANA, BO)
        seconds += referee.game.lead + length(beats)
        say(referee, "yes")
    assert seconds <= 12


def test_a_check_without_an_excuse_goes_back_in_one_beat() -> None:
    referee = seat_down(2, form="five", checks=2)
    lay_row(referee, ("Steak", "Fries", 900), ("Pasta", "Fries", 900))
    for _ in range(5):
        lay(referee, 2, "+Rice 3")
        lay(referee, 2, "5")
    assert beats_of(referee) == (Beat("tell", ruling=0, what="back"),)


OPTIONS = st.fixed_dictionaries(
    {
        "form": st.sampled_from(["base", "five", "blind"]),
        "checks": st.integers(2, 12),
        "tip": st.sampled_from(["holder", "anybody"]),
        "hints": st.booleans(),
    }
)


@given(seed=st.integers(0, 10_000), players=st.integers(2, 8), options=OPTIONS)
@settings(max_examples=6, deadline=None)
def test_in_any_game_a_reveal_only_grows_and_every_check_that_is_judged_has_one(
    seed: int, players: int, options: dict[str, Any]
) -> None:
    seen = Reveals()
    evening = Evening(seat_down(players, **options), seed)
    referee, was_judged = evening.referee, 0
    while not referee.over:
        evening.step()
        beats = seen.look(referee.game, referee.table)
        scene = scene_of(referee)
        if scene.judged and scene.judged != was_judged:
            was_judged = scene.judged
            assert beats
        if beats and evening.rng.random() < 0.2 and scene.stage not in ("score", "over"):
            host_says(referee, "pile", max(scene.left, 1))
            assert seen.look(referee.game, referee.table), "a recount is told on the same page"
    assert seen.seen
