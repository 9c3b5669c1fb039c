import pytest

from rules.engine.referee import Referee
from rules.engine.standings import Line
from rules.engine.views import view
from rules.errors import Refused
from rules.facts import Seat, Who
from rules.games.feast.facts import Deal, NoHandLeft, TakesHand
from tests.rules.games.evening import BY_HOST, facts, host_says, offered
from tests.rules.games.feast.driver import Evening, scene_of, seat_down

LATE = Seat("late")


def anchors(referee: Referee) -> list[str]:
    return [ruling.anchor for ruling in referee.table.pages[-1]]


def dummies(referee: Referee) -> list[str]:
    return [play.seat for play in scene_of(referee).plays if play.dummy]


def waits_for(referee: Referee) -> list[Who]:
    """Whose cards the table waits for."""
    return [each.who for each in view(referee, None).waiting]


def line(referee: Referee, seat: str) -> Line:
    assert referee.table.standings is not None
    return referee.table.standings.line(Seat(seat))


def test_who_leaves_plays_the_round_out_and_is_a_dummy_from_the_next() -> None:
    evening = Evening(seat_down(4), 7)
    referee = evening.play(until="deal1/round2/ploy")
    host_says(referee, "leave", "bo")
    assert anchors(referee) == ["leaving"]
    assert waits_for(referee) == ["ana", "bo", "cy", "di"]
    evening.play(until="deal1/round3/bo/dummy")
    assert dummies(referee) == ["bo"]
    evening.play(until="deal1/round3/ploy")
    assert waits_for(referee) == ["ana", "cy", "di"]


def test_who_leaves_before_a_topic_is_up_is_a_dummy_in_that_round() -> None:
    evening = Evening(seat_down(4), 7)
    referee = evening.play(until="deal1/round2/topic")
    host_says(referee, "leave", "bo")
    evening.play(until="deal1/round2/bo/dummy")
    assert dummies(referee) == ["bo"]


def test_who_is_back_plays_again_from_the_next_round() -> None:
    evening = Evening(seat_down(4), 7)
    referee = evening.play(until="deal1/round2/topic")
    host_says(referee, "leave", "bo")
    evening.play(until="deal1/round2/ploy")
    host_says(referee, "back", "bo")
    assert anchors(referee)[-1] == "leaving"
    evening.play(until="deal1/round3/ploy")
    assert waits_for(referee) == ["ana", "bo", "cy", "di"]


def test_the_last_player_cannot_leave() -> None:
    referee = seat_down(2)
    assert "back" not in offered(referee), "nobody has left yet"
    host_says(referee, "leave", "bo")
    assert "leave" not in offered(referee)
    assert "back" in offered(referee)


def test_who_comes_late_joins_at_the_next_deal_in_the_place_of_a_dummy() -> None:
    evening = Evening(seat_down(3), 7)
    referee = evening.play(until="deal1/round4/topic")
    host_says(referee, "join", "late")
    assert anchors(referee)[-1] == "joining"
    evening.play(until="deal1/round4/ploy")
    assert "late" not in scene_of(referee).captures
    evening.play(until="deal2/round1/ploy")
    assert list(scene_of(referee).captures) == ["ana", "bo", "cy", "late"]


def test_who_comes_late_has_blanks_where_they_did_not_play() -> None:
    evening = Evening(seat_down(3), 7)
    referee = evening.play(until="deal2/round4/topic")
    host_says(referee, "join", "late")
    evening.play()
    standings = referee.table.standings
    assert standings is not None
    cells = {line.seat: line.cells for line in standings.lines}
    assert cells["late"][:2] == (None, None)  # type: ignore[index]
    assert None not in cells["late"][2:]  # type: ignore[index]
    assert cells["dummy-1"][2:] == (None, None)  # type: ignore[index]


def one_more_is_to_be_dealt_in() -> Evening:
    """Five play, a latecomer joins in the first deal, and the set-up of the second stands there."""
    evening = Evening(seat_down(5), 7)
    host_says(evening.play(until="deal1/round2/topic"), "join", "late")
    evening.play(until="deal2/round1/topic")
    return evening


def test_a_hand_more_is_dealt_where_there_is_no_dummy_to_replace() -> None:
    evening = one_more_is_to_be_dealt_in()
    referee = evening.referee
    assert scene_of(referee).dealing == 7
    evening.play(until="deal2/round1/ploy")
    assert scene_of(referee).rounds == 7
    assert len(scene_of(referee).captures) == 6


def test_the_table_is_full_at_eight_hands_and_says_so() -> None:
    referee = seat_down(6, 2)
    host_says(referee, "join", "one")
    host_says(referee, "join", "two")
    with pytest.raises(Refused) as refused:
        host_says(referee, "join", "three")
    assert refused.value.why.code == "feast.too-many-hands"
    Evening(referee, 1).play(until="deal2/round1/ploy")
    assert len(scene_of(referee).captures) == 8


def test_a_latecomer_takes_a_leavers_hand_and_the_leaver_keeps_the_points() -> None:
    evening = Evening(seat_down(5), 7)
    referee = evening.play(until="deal1/round6/topic")
    host_says(referee, "leave", "bo")
    host_says(referee, "join", "late")
    evening.play(until="deal1/round6/ploy")
    assert dummies(referee) == ["bo"]
    before = line(referee, "bo").total
    assert before
    evening.play(until="deal2/round1/topic")
    assert scene_of(referee).dealing == 8, "five hands as before"
    assert TakesHand(LATE, Seat("bo")) in facts(referee)
    evening.play(until="deal2/round1/ploy")
    assert list(scene_of(referee).captures) == ["ana", "cy", "di", "ed", "late"]
    assert line(referee, "bo").cells[1:] == (None, None, None)
    assert line(referee, "bo").total >= before
    assert line(referee, "late").cells[0] is None
    assert not line(referee, "bo").competes


def test_a_latecomer_takes_a_spare_dummy_before_a_leavers_hand() -> None:
    evening = Evening(seat_down(4, 1), 7)
    referee = evening.play(until="deal1/round6/topic")
    host_says(referee, "leave", "bo")
    host_says(referee, "join", "late")
    evening.play(until="deal2/round1/ploy")
    assert list(scene_of(referee).captures) == ["ana", "cy", "di", "late", "bo"]


def test_of_two_leavers_the_first_ones_hand_is_taken_first() -> None:
    evening = Evening(seat_down(5), 7)
    referee = evening.play(until="deal1/round6/topic")
    host_says(referee, "leave", "cy")
    host_says(referee, "leave", "bo")
    host_says(referee, "join", "late")
    evening.play(until="deal2/round1/ploy")
    assert list(scene_of(referee).captures) == ["ana", "di", "ed", "late", "bo"]


def test_with_eight_at_the_table_a_latecomer_can_still_take_a_leavers_hand() -> None:
    evening = Evening(seat_down(8), 7)
    referee = evening.play(until="deal1/round2/topic")
    with pytest.raises(Refused, match=r"feast\.too-many-hands"):
        host_says(referee, "join", "late")
    host_says(referee, "leave", "bo")
    host_says(referee, "join", "late")
    evening.play(until="deal2/round1/ploy")
    assert len(scene_of(referee).captures) == 8
    assert "bo" not in scene_of(referee).captures


def bo_is_back_whose_hand_is_taken() -> Evening:
    """Bo leaves, a latecomer takes that hand in the next deal, and in it Bo is back."""
    evening = Evening(seat_down(5), 7)
    referee = evening.play(until="deal1/round6/topic")
    host_says(referee, "leave", "bo")
    host_says(referee, "join", "late")
    evening.play(until="deal2/round3/topic")
    host_says(referee, "back", "bo")
    return evening


def test_who_is_back_after_the_hand_was_taken_is_dealt_in_at_the_next_deal() -> None:
    evening = bo_is_back_whose_hand_is_taken()
    referee = evening.referee
    assert line(referee, "bo").competes
    evening.play(until="deal2/round3/ploy")
    assert "bo" not in scene_of(referee).captures
    evening.play(until="deal3/round1/ploy")
    assert list(scene_of(referee).captures) == ["ana", "bo", "cy", "di", "ed", "late"]
    assert line(referee, "bo").cells[1] is None


def test_of_somebody_who_only_waits_to_be_dealt_in_no_hand_becomes_a_dummy() -> None:
    evening = bo_is_back_whose_hand_is_taken()
    referee = evening.referee
    (leave,) = (each for each in referee.standing_prompts() if each.prompt.name == "leave")
    effects = {
        option.value: option.effect and option.effect.code
        for option in leave.prompt.options  # type: ignore[union-attr]  # it names a player
    }
    assert effects == {
        **dict.fromkeys(("ana", "cy", "di", "ed", "late")),
        "bo": "feast.leaves-waiting",
    }
    host_says(referee, "leave", "bo")
    evening.play(until="deal2/round3/ploy")
    assert dummies(referee) == []
    evening.play(until="deal3/round1/ploy")
    assert dummies(referee) == []
    assert "bo" not in scene_of(referee).captures


def test_who_takes_the_last_place_back_leaves_none_for_the_latecomer_who_is_told() -> None:
    evening = Evening(seat_down(8), 7)
    referee = evening.play(until="deal1/round2/topic")
    host_says(referee, "leave", "bo")
    host_says(referee, "join", "late")
    host_says(referee, "back", "bo")
    assert referee.table.pages[-1][-1].fact == NoHandLeft(LATE, 8)
    assert "decline" not in offered(referee)
    evening.play(until="deal2/round1/ploy")
    assert len(scene_of(referee).captures) == 8
    assert "late" not in scene_of(referee).captures


def test_who_is_declined_is_not_dealt_in_and_may_be_asked_again() -> None:
    evening = Evening(seat_down(3), 7)
    referee = evening.play(until="deal1/round4/topic")
    assert "decline" not in offered(referee)
    host_says(referee, "join", "late")
    host_says(referee, "decline", "late")
    assert anchors(referee)[-1] == "joining"
    evening.play(until="deal2/round1/ploy")
    assert "late" not in scene_of(referee).captures
    host_says(referee, "join", "late")
    evening.play(until="deal3/round1/ploy")
    assert "late" in scene_of(referee).captures


def test_nobody_joins_in_the_last_deal() -> None:
    referee = Evening(seat_down(3), 7).play(until="deal4/round1/topic")
    assert "join" not in offered(referee)


def test_who_leaves_while_choosing_may_still_be_answered_for() -> None:
    referee = seat_down(3, 0)
    referee.answer("deal1/round1/topic", 3, BY_HOST)
    for seat, rank in (("ana", 9), ("bo", 9), ("cy", 2)):
        referee.answer(f"deal1/round1/ploy/{seat}", rank, BY_HOST)
    referee.open("deal1/round1/ploy", BY_HOST)
    host_says(referee, "leave", "cy")
    referee.answer_for_absent("deal1/round1/capture", BY_HOST)
    assert [card.rank for card in scene_of(referee).captures[referee.table.seats[2]]] == [9]


def two_back_where_one_hand_is_left(*late: str) -> Evening:
    """Eight play; a newcomer has ana's hand; then bo leaves, and both come back, ana first."""
    evening = Evening(seat_down(8), 7)
    referee = evening.play(until="deal1/round2/topic")
    host_says(referee, "leave", "ana")
    host_says(referee, "join", "late")
    evening.play(until="deal2/round2/topic")
    host_says(referee, "leave", "bo")
    for seat in late:
        host_says(referee, "join", seat)
    if not late:
        host_says(referee, "back", "ana")
    host_says(referee, "back", "bo")
    return evening


def test_there_are_never_more_than_eight_hands_and_who_has_none_is_told() -> None:
    evening = two_back_where_one_hand_is_left()
    referee = evening.referee
    told = NoHandLeft(Seat("ana"), 8)
    assert referee.table.pages[-1][-1].fact == told
    evening.play(until="deal3/round1/ploy")
    assert len(scene_of(referee).captures) == 8
    assert "ana" not in scene_of(referee).captures
    assert facts(referee).count(told) == 2, "again where the deal is dealt without her"
    evening.play()
    assert referee.over


def test_who_waits_for_a_hand_gets_the_next_one_that_is_free() -> None:
    evening = two_back_where_one_hand_is_left()
    referee = evening.referee
    evening.play(until="deal3/round2/topic")
    host_says(referee, "leave", "cy")
    evening.play(until="deal4/round1/ploy")
    assert "ana" in scene_of(referee).captures
    assert "cy" not in scene_of(referee).captures
    assert line(referee, "ana").cells[1:3] == (None, None)


def test_a_latecomer_without_a_hand_waits_on_before_those_who_come_later() -> None:
    evening = two_back_where_one_hand_is_left("later")
    referee = evening.referee
    assert NoHandLeft(Seat("later"), 8) in facts(referee)
    assert "decline" not in offered(referee), "nobody is to be dealt in"
    host_says(referee, "leave", "cy")
    assert "decline" in offered(referee)
    assert "ana" not in back_prompt(referee), "the hand is later's, who waits longer"
    evening.play(until="deal3/round1/ploy")
    assert "later" in scene_of(referee).captures


def back_prompt(referee: Referee) -> set[str]:
    """Who can be named as being back."""
    return {
        option.value
        for each in referee.standing_prompts()
        if each.prompt.name == "back"
        for option in each.prompt.options  # type: ignore[union-attr]  # it names a player
    }


# -- while the set-up stands there: nothing is dealt yet -----------------------------------------


def at_set_up(referee: Referee, deal: int = 2) -> Evening:
    """Play until the set-up of a deal stands there."""
    evening = Evening(referee, 7)
    evening.play(until=f"deal{deal}/round1/topic")
    return evening


def told(referee: Referee) -> tuple[int, int]:
    """What the set-up says last: how many cards each hand gets, and how many dummies there are."""
    last = [each.fact for each in referee.table.last_event.rulings if isinstance(each.fact, Deal)]
    assert last
    scene = scene_of(referee)
    assert (scene.dealing, len(scene.dummies)) == (last[-1].cards, last[-1].dummies)
    return last[-1].cards, last[-1].dummies


@pytest.mark.parametrize("deal", [1, 2])
def test_the_hand_of_who_leaves_before_the_deal_is_named_by_the_set_up(deal: int) -> None:
    evening = at_set_up(seat_down(5), deal)
    referee = evening.referee
    assert told(referee) == (8, 0)
    host_says(referee, "leave", "bo")
    assert told(referee) == (8, 1)
    assert scene_of(referee).dummies == ("bo",)
    host_says(referee, "back", "bo")
    assert told(referee) == (8, 0)
    host_says(referee, "leave", "cy")
    evening.play(until=f"deal{deal}/round1/cy/dummy")
    assert dummies(referee) == ["cy"]


def test_a_latecomer_takes_the_hand_of_who_leaves_before_the_deal() -> None:
    evening = one_more_is_to_be_dealt_in()
    referee = evening.referee
    assert told(referee) == (7, 0), "six hands, with the latecomer’s"
    host_says(referee, "leave", "bo")
    assert told(referee) == (8, 0), "five again: the latecomer has the leaver’s"
    assert TakesHand(seat=LATE, of=Seat("bo")) in facts(referee)
    host_says(referee, "back", "bo")
    assert told(referee) == (7, 0), "six, since nobody has left"
    host_says(referee, "leave", "bo")
    evening.play(until="deal2/round1/ploy")
    assert dummies(referee) == []
    assert waits_for(referee) == ["ana", "cy", "di", "ed", "late"]
    assert line(referee, "bo").cells[1] is None


def test_a_latecomer_who_leaves_before_the_deal_leaves_no_hand() -> None:
    evening = one_more_is_to_be_dealt_in()
    referee = evening.referee
    host_says(referee, "leave", "late")
    assert told(referee) == (8, 0)
    evening.play(until="deal2/round1/ploy")
    assert dummies(referee) == []
    assert referee.table.standings is not None
    assert LATE not in [each.seat for each in referee.table.standings.lines]


def test_who_comes_while_the_set_up_stands_there_waits_or_takes_a_leavers_hand() -> None:
    evening = at_set_up(seat_down(5))
    referee = evening.referee
    host_says(referee, "join", "late")
    assert told(referee) == (8, 0)
    host_says(referee, "leave", "bo")
    assert told(referee) == (8, 0)
    evening.play(until="deal2/round1/ploy")
    assert LATE in waits_for(referee)


def test_a_spare_dummy_goes_before_a_leavers_hand() -> None:
    evening = Evening(seat_down(3, dummies=1), 7)
    referee = evening.play(until="deal1/round2/topic")
    host_says(referee, "join", "late")
    evening.play(until="deal2/round1/topic")
    assert told(referee) == (8, 0)
    host_says(referee, "leave", "bo")
    assert told(referee) == (8, 1)
    assert scene_of(referee).dummies == ("bo",)
