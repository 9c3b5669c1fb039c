"""Laying, doubting, passing, by clause of the rulebook."""

from typing import Any

import pytest

from rules.engine.referee import Referee
from rules.engine.views import view
from rules.errors import Refused
from rules.facts import Seat
from rules.games.liar.prompts import Turn
from tests.rules.games.evening import awaited, call
from tests.rules.games.liar.driver import (
    ANA,
    BO,
    CY,
    announce,
    begin,
    codes,
    doubt,
    down_to,
    hands,
    lay,
    minus,
    passes,
    say,
    scene_of,
)


def refusal(referee: Referee, value: Any) -> str:
    with pytest.raises(Refused) as refused:
        say(referee, value)
    return refused.value.why.code


def turn_prompt(referee: Referee) -> Turn:
    (pending,) = awaited(referee)
    assert isinstance(pending.prompt, Turn)
    return pending.prompt


def up(referee: Referee) -> Seat | None:
    return scene_of(referee).up


# -- a turn ------------------------------------------------------------------------------


def test_whoever_begins_must_lay_and_can_neither_doubt_nor_pass() -> None:
    referee = begin()
    assert refusal(referee, "doubt") == "liar.nothing-stands"
    assert refusal(referee, "pass") == "liar.must-lay"
    lay(referee, "red", blue=1)
    assert up(referee) == BO


def test_the_number_follows_from_the_cards_and_the_colour_may_be_a_lie() -> None:
    referee = begin()
    lay(referee, "orange", blue=2, green=1)
    standing = scene_of(referee).standing
    assert standing is not None
    assert (standing.seat, standing.count, standing.said) == (ANA, 3, "orange")
    assert hands(referee) == {ANA: 12, BO: 15, CY: 15}


def test_nobody_may_announce_the_rainbow() -> None:
    assert refusal(begin(), {"lay": {"cards": {"rainbow": 1}, "say": "rainbow"}}) == (
        "refused.not-an-option"
    )


def test_one_card_at_least() -> None:
    assert refusal(begin(), {"lay": {"cards": {"red": 0}, "say": "red"}}) == (
        "refused.too-few-cards"
    )


def test_at_least_as_many_as_stand() -> None:
    referee = begin()
    lay(referee, "red", blue=3)
    assert refusal(referee, {"lay": {"cards": {"red": 2}, "say": "red"}}) == "liar.lay-more"
    lay(referee, "red", blue=4)
    assert up(referee) == CY


def test_no_more_than_one_holds() -> None:
    assert refusal(begin(5), {"lay": {"cards": {"red": 7, "blue": 3}, "say": "red"}}) == (
        "refused.too-many-cards"
    )


def test_whoever_holds_too_few_is_told_why_they_cannot_lay() -> None:
    referee = begin(5)
    call(referee, "hold", 4, BO)
    lay(referee, "red", blue=5)
    assert refusal(referee, {"lay": {"cards": {"red": 5}, "say": "red"}}) == "liar.too-few"
    passes(referee)


@pytest.mark.parametrize("entry", ["sealed", "open"])
def test_each_player_in_turn_may_doubt_also_after_others_passed(entry: str) -> None:
    referee = begin(4, entry=entry)
    if entry == "sealed":
        lay(referee, "red", blue=1)
    else:
        announce(referee, "red", 1)
    assert [one.seat for one in scene_of(referee).players if one.may_doubt] == ["bo", "cy", "di"]
    passes(referee)
    passes(referee)
    assert [one.seat for one in scene_of(referee).players if one.may_doubt] == ["di"]
    doubt(referee)
    if entry == "open":
        say(referee, {"blue": 1})
        say(referee, "right")
    assert "liar.lie" in codes(referee)


def test_when_all_pass_whoever_laid_last_lays_any_number_and_the_pile_stays() -> None:
    referee = begin()
    lay(referee, "red", blue=3)
    passes(referee)
    passes(referee)
    assert codes(referee) == ["liar.all-passed"]
    assert up(referee) == ANA
    assert refusal(referee, "doubt") == "liar.nothing-stands"
    lay(referee, "green", green=1)
    assert [laid.count for laid in scene_of(referee).pile] == [3, 1]


# -- a doubt -----------------------------------------------------------------------------


def test_a_liar_takes_the_cards_back_and_the_rest_as_minus_cards_and_the_doubter_begins() -> None:
    referee = begin()
    lay(referee, "red", red=2)
    lay(referee, "red", blue=2, red=1)
    doubt(referee)
    assert hands(referee) == {ANA: 13, BO: 15, CY: 15}
    assert minus(referee) == {ANA: 0, BO: 2, CY: 0}
    assert up(referee) == CY
    assert scene_of(referee).pile == ()
    shown = scene_of(referee).shown
    assert shown is not None
    assert (shown.cards, shown.odd, shown.true) == (("red",), ("blue", "blue"), False)


def test_the_doubter_of_a_truth_takes_the_whole_pile_and_the_truthful_one_lays_again() -> None:
    referee = begin()
    lay(referee, "red", blue=2)
    lay(referee, "green", green=1, rainbow=1)
    doubt(referee)
    assert minus(referee) == {ANA: 0, BO: 0, CY: 4}
    assert hands(referee) == {ANA: 13, BO: 13, CY: 15}
    assert up(referee) == BO


def test_only_the_last_cards_are_turned_up() -> None:
    referee = begin()
    lay(referee, "red", blue=2)
    lay(referee, "green", green=2)
    doubt(referee)
    assert referee.opened_secrets == {"game1/turn2/bo/turn/cards"}


# -- the last card -----------------------------------------------------------------------


def with_one_card_left(**options: Any) -> Referee:
    """Ana holds one card, and it is her turn; the others hold fifteen."""
    referee = begin(3, **options)
    down_to(referee, ANA, 1)
    return referee


def test_the_last_card_wins_when_somebody_lays_upon_it_whose_cards_do_not_count() -> None:
    referee = with_one_card_left(extended=False)
    lay(referee, "red", blue=1)
    assert codes(referee) == ["liar.lays", "liar.last-card"]
    lay(referee, "red", red=4)
    assert "liar.accepted" in codes(referee)
    assert hands(referee) == {ANA: 0, BO: 15, CY: 15}
    assert referee.table.winners == (ANA,)


def test_forms_do_not_offer_to_lay_on_last_cards_though_it_is_allowed() -> None:
    referee = with_one_card_left(extended=False)
    assert turn_prompt(referee).offered() == ["doubt", "lay", "pass"]
    lay(referee, "red", blue=1)
    assert turn_prompt(referee).offered() == ["doubt", "pass"]
    assert turn_prompt(referee).allowed() == ["doubt", "lay", "pass"]


def test_the_last_card_wins_when_all_others_pass() -> None:
    referee = with_one_card_left(extended=False)
    lay(referee, "red", blue=1)
    passes(referee)
    assert not referee.over
    passes(referee)
    assert "liar.all-believe" in codes(referee)
    assert referee.table.winners == (ANA,)


def test_the_last_card_wins_when_it_is_proved_true_and_the_doubter_takes_the_pile() -> None:
    referee = with_one_card_left(extended=False)
    lay(referee, "red", red=1)
    doubt(referee)
    assert codes(referee) == ["liar.truth", "liar.takes-pile", "liar.proved"]
    assert minus(referee)[BO] == 1
    assert referee.table.winners == (ANA,)


def test_a_liar_on_the_last_card_takes_it_back_and_the_game_goes_on() -> None:
    referee = with_one_card_left()
    lay(referee, "red", blue=1)
    doubt(referee)
    assert hands(referee)[ANA] == 1
    assert up(referee) == BO


# -- two players -------------------------------------------------------------------------


def test_of_two_players_whoever_takes_minus_cards_draws_two_from_the_other_hand() -> None:
    referee = begin(2)
    lay(referee, "red", red=2)
    doubt(referee)
    assert minus(referee) == {ANA: 0, BO: 2}
    assert hands(referee) == {ANA: 9, BO: 15}
    assert "liar.draws" in codes(referee)


def test_no_minus_cards_no_draw() -> None:
    referee = begin(2)
    lay(referee, "red", blue=2)
    doubt(referee)
    assert hands(referee) == {ANA: 13, BO: 13}
    assert "liar.draws" not in codes(referee)


def test_as_many_as_there_are_and_a_hand_that_a_draw_empties_wins() -> None:
    referee = begin(2, extended=False)
    lay(referee, "red", red=1)
    down_to(referee, BO, 3)
    lay(referee, "red", blue=2)
    down_to(referee, ANA, 1)
    doubt(referee)
    assert codes(referee)[-1] == "liar.emptied"
    assert hands(referee) == {ANA: 0, BO: 4}
    assert referee.table.winners == (ANA,)


def test_the_truthful_one_whose_hand_a_draw_empties_wins_too() -> None:
    referee = begin(2, extended=False)
    down_to(referee, ANA, 3)
    lay(referee, "red", red=1)
    doubt(referee)
    assert hands(referee) == {ANA: 0, BO: 15}
    assert referee.table.winners == (ANA,)


def test_a_last_card_proved_true_wins_before_any_draw() -> None:
    referee = begin(2, extended=False)
    down_to(referee, ANA, 1)
    lay(referee, "red", red=1)
    doubt(referee)
    assert codes(referee)[-1] == "liar.proved"
    assert "liar.draws" not in codes(referee)


# -- open entry --------------------------------------------------------------------------


def test_in_open_entry_the_doubted_player_enters_the_cards_and_the_doubter_looks() -> None:
    referee = begin(entry="open")
    announce(referee, "red", 2)
    doubt(referee)
    (pending,) = awaited(referee)
    assert pending.key == "game1/turn2/bo/turned"
    assert [who.who for who in view(referee, None).waiting] == [ANA]
    assert refusal(referee, {"red": 1}) == "liar.exactly"
    say(referee, {"red": 1, "rainbow": 1})
    shown = scene_of(referee).shown
    assert shown is not None
    assert shown.true is None
    say(referee, "right")
    assert codes(referee)[:2] == ["liar.truth", "liar.takes-pile"]


@pytest.mark.parametrize("who", ["doubter", "another"])
def test_anybody_may_contest_it_before_it_counts(who: str) -> None:
    referee = begin(entry="open")
    announce(referee, "red", 2)
    doubt(referee)
    say(referee, {"red": 2})
    if who == "doubter":
        say(referee, "wrong")
    else:
        call(referee, "contest", "yes", CY)
    assert codes(referee) == ["liar.contested"]
    say(referee, {"red": 1, "blue": 1})
    say(referee, "right")
    assert codes(referee)[0] == "liar.lie"


def test_the_doubted_one_cannot_contest_but_can_amend() -> None:
    referee = begin(entry="open")
    announce(referee, "red", 2)
    doubt(referee)
    say(referee, {"red": 2})
    assert "contest" not in {one.pending.prompt.name for one in view(referee, ANA).calls}
