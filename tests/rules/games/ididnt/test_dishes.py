"""Two names for one dish: the host says whether they are, before the check is judged."""

from dataclasses import replace
from random import Random

import pytest

from rules.engine.referee import Referee
from rules.facts import HOST, Json
from rules.games.ididnt.prompt_kinds import SameDish
from tests.rules.games.evening import BY_HOST, NAMES
from tests.rules.games.ididnt.driver import (
    asked,
    check,
    excuses,
    last_codes,
    lay_row,
    payer,
    say,
    scene_of,
    seat_down,
    turn_up,
)

ANA, BO, CY = NAMES[:3]
FRENCH_FRIES: dict[str, Json] = {"claims": {"French fries": True}, "credibility": 2}


def test_the_host_is_asked_and_the_dish_decides_who_pays() -> None:
    referee = seat_down(3)
    turn_up(referee, "Steak", "Fries", 1250)
    excuses(referee, "-Steak 1", "-Fries 1")
    say(referee, FRENCH_FRIES)
    question = asked(referee)
    assert question.who is HOST
    assert isinstance(question.prompt, SameDish)
    assert (question.prompt.food, question.prompt.dish) == ("French fries", "Fries")
    say(referee, "yes")
    assert payer(referee) == CY
    (bill,) = scene_of(referee).bills
    assert [dict(play.excuse.claims) for play in bill.plays if play.excuse][2] == {"Fries": True}
    assert "French fries" not in scene_of(referee).foods


def test_another_dish_stays_another_dish() -> None:
    referee = seat_down(3)
    turn_up(referee, "Steak", "Fries", 1250)
    excuses(referee, "-Steak 1", "-Fries 4")
    say(referee, FRENCH_FRIES)
    say(referee, "no")
    assert payer(referee) == CY, "who mentions neither, since Fries are not French fries"
    assert "French fries" in scene_of(referee).foods
    # It is said once a game: in the next round with that side nobody is asked.
    turn_up(referee, "Steak", "Fries", 900)
    say(referee, FRENCH_FRIES)
    excuses(referee, "-Steak 1", "-Fries 4")
    assert payer(referee) is not None


def test_what_was_said_of_a_name_holds_for_later_excuses_and_for_catches() -> None:
    referee = seat_down(3)
    turn_up(referee, "Steak", "Fries", 1250)
    excuses(referee, "-Steak 1", "-Fries 1")
    say(referee, FRENCH_FRIES)
    say(referee, "yes")
    turn_up(referee, "Pasta", "Fries", 900)
    say(referee, FRENCH_FRIES)
    (bill,) = scene_of(referee).bills
    assert bill.plays[0].excuse is not None
    assert dict(bill.plays[0].excuse.claims) == {"Fries": True}


def test_an_excuse_that_was_mistyped_can_be_changed_instead() -> None:
    referee = seat_down(3)
    turn_up(referee, "Steak", "Fries", 1250)
    excuses(referee, "-Steak 1", "-Fries 1")
    say(referee, FRENCH_FRIES)
    key = next(step.pending.key for step in referee.history if step.pending.who == CY)
    referee.amend(key, {"claims": {"fries": True}, "credibility": 2}, BY_HOST)
    assert payer(referee) == CY, "nothing is left to ask"


@pytest.mark.parametrize("form", ["five", "blind"])
def test_five_at_a_time_asks_before_each_check_is_judged(form: str) -> None:
    referee = seat_down(2, form=form, checks=2)
    lay_row(referee, ("Steak", "Fries", 1250), ("Pasta", "Salad", 900))
    for _ in range(5):
        for _ in range(2):
            say(referee, {"beside": "1", "excuse": FRENCH_FRIES})
    assert isinstance(asked(referee).prompt, SameDish)
    say(referee, "yes")
    assert "pays-after-tie" in " ".join(last_codes(referee)) or scene_of(referee).judged == 1


def test_an_older_log_asks_nothing_and_ends_as_it_did() -> None:
    """What was entered before names were compared keeps its names, and nobody is asked about them."""
    referee = seat_down(3)
    turn_up(referee, "Steak", "Fries", 1250)
    excuses(referee, "-Steak 1", "-Fries 1")
    say(referee, FRENCH_FRIES)
    say(referee, "yes")
    older: dict[str, Json] = {
        "/check": check("Steak", "Pommes", 1250),
        f"{CY}/excuse": {"claims": {"Frites": True}, "credibility": 2},
    }
    log = [
        replace(
            entry, value=next((v for k, v in older.items() if entry.key.endswith(k)), entry.value)
        )
        for entry in referee.log
        if not entry.key.endswith("same-1")
    ]
    again = Referee(referee.game, referee.setup, Random(1), log)
    assert payer(again) == BO, "who mentions neither, as the Frites were another dish"
    (bill,) = scene_of(again).bills
    assert bill.check.side == "Pommes"
