import pytest

from rules.errors import Refused
from rules.referee import Referee
from rules.views import view
from tests.rules.feast.evening import BY_HOST, Evening, scene_of, seat_down


def say(referee: Referee, name: str, value: object) -> None:
    """The host says something besides what is asked."""
    (call,) = [
        call for call in view(referee, None, host=True).calls if call.posed.prompt.name == name
    ]
    referee.answer(call.key, value, BY_HOST)


def offered(referee: Referee) -> set[str]:
    return {call.posed.prompt.name for call in view(referee, None, host=True).calls}


def anchors(referee: Referee) -> list[str]:
    return [ruling.anchor for ruling in referee.table.pages[-1]]


def dummies(referee: Referee) -> list[str]:
    return [play.seat for play in scene_of(referee).plays if play.dummy]


def test_who_leaves_plays_the_round_out_and_is_a_dummy_from_the_next() -> None:
    evening = Evening(seat_down(4), 7)
    referee = evening.play(until="deal1/round2/ploy")
    say(referee, "leave", "bo")
    assert anchors(referee) == ["leaving"]
    assert [who.who for who in view(referee, None).waiting] == ["ana", "bo", "cy", "di"]
    evening.play(until="deal1/round3/bo/dummy")
    assert dummies(referee) == ["bo"]
    evening.play(until="deal1/round3/ploy")
    assert [who.who for who in view(referee, None).waiting] == ["ana", "cy", "di"]


def test_who_leaves_before_a_topic_is_up_is_a_dummy_in_that_round() -> None:
    evening = Evening(seat_down(4), 7)
    referee = evening.play(until="deal1/round2/topic")
    say(referee, "leave", "bo")
    evening.play(until="deal1/round2/bo/dummy")
    assert dummies(referee) == ["bo"]


def test_who_has_left_is_shown_but_does_not_compete() -> None:
    evening = Evening(seat_down(4), 7)
    referee = evening.play(until="deal2/round1/topic")
    say(referee, "leave", "bo")
    evening.play()
    standings = referee.table.standings
    assert standings is not None
    assert not standings.line(referee.table.seats[1]).competes
    assert "bo" not in referee.table.winners


def test_who_is_back_plays_again_from_the_next_round() -> None:
    evening = Evening(seat_down(4), 7)
    referee = evening.play(until="deal1/round2/topic")
    say(referee, "leave", "bo")
    evening.play(until="deal1/round2/ploy")
    say(referee, "back", "bo")
    assert anchors(referee)[-1] == "leaving"
    evening.play(until="deal1/round3/ploy")
    assert [who.who for who in view(referee, None).waiting] == ["ana", "bo", "cy", "di"]
    evening.play()
    assert referee.table.standings is not None
    assert referee.table.standings.lines[1].competes


def test_the_last_player_cannot_leave() -> None:
    referee = seat_down(2)
    say(referee, "leave", "bo")
    assert "leave" not in offered(referee)
    assert "back" in offered(referee)


def test_nobody_comes_back_who_has_not_left() -> None:
    assert "back" not in offered(seat_down(4))


def test_who_comes_late_joins_at_the_next_deal_in_the_place_of_a_dummy() -> None:
    evening = Evening(seat_down(3), 7)
    referee = evening.play(until="deal1/round4/topic")
    say(referee, "join", "late")
    assert anchors(referee)[-1] == "joining"
    evening.play(until="deal1/round4/ploy")
    assert "late" not in scene_of(referee).captures
    evening.play(until="deal2/round1/ploy")
    assert list(scene_of(referee).captures) == ["ana", "bo", "cy", "late"]


def test_who_comes_late_has_blanks_where_they_did_not_play() -> None:
    evening = Evening(seat_down(3), 7)
    referee = evening.play(until="deal2/round4/topic")
    say(referee, "join", "late")
    evening.play()
    standings = referee.table.standings
    assert standings is not None
    cells = {line.seat: line.cells for line in standings.lines}
    assert cells["late"][:2] == (None, None)  # type: ignore[index]
    assert None not in cells["late"][2:]  # type: ignore[index]
    assert cells["dummy-1"][2:] == (None, None)  # type: ignore[index]


def test_a_hand_more_is_dealt_where_there_is_no_dummy_to_replace() -> None:
    evening = Evening(seat_down(5), 7)
    referee = evening.play(until="deal1/round2/topic")
    say(referee, "join", "late")
    evening.play(until="deal2/round1/topic")
    assert scene_of(referee).dealing == 7
    evening.play(until="deal2/round1/ploy")
    assert scene_of(referee).rounds == 7
    assert len(scene_of(referee).captures) == 6


def test_the_table_is_full_at_eight_hands_and_says_so() -> None:
    referee = seat_down(6, 2)
    say(referee, "join", "one")
    say(referee, "join", "two")
    with pytest.raises(Refused) as refused:
        say(referee, "join", "three")
    assert refused.value.why.code == "feast.too-many-hands"
    Evening(referee, 1).play(until="deal2/round1/ploy")
    assert len(scene_of(referee).captures) == 8


def test_nobody_joins_in_the_last_deal() -> None:
    referee = Evening(seat_down(3), 7).play(until="deal4/round1/topic")
    assert "join" not in offered(referee)


def test_who_leaves_while_choosing_may_still_be_answered_for() -> None:
    referee = seat_down(3, 0)
    referee.answer("deal1/round1/topic", 3, BY_HOST)
    for seat, rank in (("ana", 9), ("bo", 9), ("cy", 2)):
        referee.answer(f"deal1/round1/ploy/{seat}", rank, BY_HOST)
    referee.open("deal1/round1/ploy", BY_HOST)
    say(referee, "leave", "cy")
    referee.stand_in("deal1/round1/capture", BY_HOST)
    assert [card.rank for card in scene_of(referee).captures[referee.table.seats[2]]] == [9]
