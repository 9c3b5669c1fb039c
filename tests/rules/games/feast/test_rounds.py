"""Rounds, deals, dummies and the end, as the script plays them."""

import pytest

from rules.audit import AllOut
from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import meta
from rules.engine.views import view
from rules.errors import Refused
from rules.facts import Ruling
from rules.games.feast.facts import Deal, Won
from rules.prompts import PickRank
from tests.rules.games.evening import BY_HOST, NAMES, asked, first_of, refusal, totals
from tests.rules.games.feast.driver import Evening, scene_of, seat_down


def say(referee: Referee, key: str, value: object) -> None:
    referee.answer(key, value, BY_HOST)


def play_round(
    referee: Referee,
    topic: int,
    *ploys: int,
    dummies: tuple[int, ...] = (),
    at: str = "deal1/round1",
) -> None:
    say(referee, f"{at}/topic", topic)
    for number, rank in enumerate(dummies):
        say(referee, f"{at}/dummy-{number + 1}/dummy", rank)
    for seat, rank in zip(NAMES, ploys, strict=False):
        say(referee, f"{at}/ploy/{seat}", rank)
    referee.open(f"{at}/ploy", BY_HOST)


def captured(referee: Referee) -> dict[str, list[int]]:
    return {
        seat: [card.rank for card in cards] for seat, cards in scene_of(referee).captures.items()
    }


@pytest.mark.parametrize("players, dummies", [(2, 2), (3, 1), (4, 0), (8, 0)])
def test_up_to_four_hands_are_proposed(players: int, dummies: int) -> None:
    assert meta("feast").defaults(players) == {
        "dealer": "table",
        "dummies": dummies,
        "subjects": True,
    }


def test_no_more_than_eight_hands_are_dealt() -> None:
    with pytest.raises(Refused):
        meta("feast").settle(6, {"dummies": 3})
    assert meta("feast").settle(6, {"dummies": 2})["dummies"] == 2


@pytest.mark.parametrize("players, dummies, rounds", [(2, 0, 8), (4, 1, 8), (4, 2, 7), (8, 0, 6)])
def test_a_deal_has_as_many_rounds_as_cards_were_dealt(
    players: int, dummies: int, rounds: int
) -> None:
    referee = Evening(seat_down(players, dummies), 1).play(until="deal2/round1/topic")
    topics = [step.pending.key for step in referee.history if step.pending.key.endswith("topic")]
    assert len(topics) == rounds
    assert referee.table.pages[0][0].fact == Deal(1, rounds, dummies)


def test_anybody_enters_the_topic() -> None:
    referee = seat_down(4)
    assert all(view(referee, seat).mine for seat in NAMES[:4])


def test_dummies_are_turned_up_one_by_one_before_anybody_chooses() -> None:
    referee = seat_down(2)
    say(referee, "deal1/round1/topic", 5)
    assert scene_of(referee).stage == "dummies"
    say(referee, "deal1/round1/dummy-1/dummy", 9)
    assert [who.key for who in view(referee, None).waiting] == ["deal1/round1/dummy-2/dummy"]
    say(referee, "deal1/round1/dummy-2/dummy", 3)
    assert scene_of(referee).stage == "ploys"
    assert [play.rank for play in scene_of(referee).plays] == [None, None, 9, 3]


def test_a_dummy_that_is_lowest_takes_the_highest_gaffe_unasked() -> None:
    referee = seat_down(4, 1)
    play_round(referee, 5, 9, 9, 6, 6, dummies=(2,))
    assert asked(referee) == "deal1/round2/topic"


def test_a_dummy_that_is_alone_takes_the_better_of_topic_and_gaffe() -> None:
    for topic, taken in ((5, 9), (9, 9), (10, 10)):
        referee = seat_down(2, 1)
        play_round(referee, topic, 9, 9, dummies=(2,))
        assert captured(referee)["dummy-1"] == [taken]
        assert scene_of(referee).topic_taken == (topic >= 9)


def test_a_dummy_can_capture_the_topic_and_be_matched() -> None:
    referee = seat_down(2, 2)
    play_round(referee, 7, 4, 4, dummies=(8, 4))
    assert captured(referee) == {"ana": [], "bo": [], "dummy-1": [7], "dummy-2": []}


def test_the_lowest_chooses_where_the_pile_has_more_than_one_rank() -> None:
    referee = seat_down(6, 0)
    play_round(referee, 5, 9, 9, 6, 6, 10, 2)
    (mine,) = view(referee, NAMES[5]).mine
    assert isinstance(mine.prompt, PickRank)
    assert mine.prompt.allowed() == [9, 6]
    say(referee, mine.key, 6)
    assert captured(referee)["flo"] == [6]
    assert scene_of(referee).pile == (9, 9, 6)


def test_the_lowest_is_not_asked_where_all_gaffes_are_of_one_rank() -> None:
    referee = seat_down(5, 0)
    play_round(referee, 5, 9, 9, 9, 10, 2)
    assert captured(referee)["ed"] == [9]
    assert scene_of(referee).stage == "scored"


@pytest.mark.parametrize("choice, worth, left", [("topic", 3, (9, 9)), ("9", 9, (9,))])
def test_the_lone_ploy_is_always_asked_and_takes_one(
    choice: str, worth: int, left: tuple[int, ...]
) -> None:
    referee = seat_down(3, 0)
    play_round(referee, 3, 9, 9, 10)
    assert scene_of(referee).stage == "judging"
    say(referee, "deal1/round1/capture", choice)
    assert captured(referee)["cy"] == [worth]
    assert scene_of(referee).pile == left
    assert [ruling.anchor for ruling in referee.table.pages[-1]] == ["gaffes", "alone"]


def test_a_lone_ploy_whose_player_is_away_takes_what_is_worth_more() -> None:
    for topic, worth in ((3, 9), (10, 10)):
        referee = seat_down(3, 0)
        play_round(referee, topic, 9, 9, 2)
        referee.answer_for_absent("deal1/round1/capture", BY_HOST)
        assert captured(referee)["cy"] == [worth]


def test_a_lowest_ploy_whose_player_is_away_takes_the_best_gaffe() -> None:
    referee = seat_down(6, 0)
    play_round(referee, 5, 9, 9, 6, 6, 10, 2)
    referee.answer_for_absent("deal1/round1/gaffe", BY_HOST)
    assert captured(referee)["flo"] == [9]


def test_nobody_seals_a_ploy_for_a_player_who_is_away_but_by_a_real_card() -> None:
    referee = seat_down(4)
    say(referee, "deal1/round1/topic", 5)
    with pytest.raises(Refused) as refused:
        referee.answer_for_absent("deal1/round1/ploy/bo", BY_HOST)
    assert refused.value.why.code == "refused.draw-a-card"
    (entry,) = referee.answer("deal1/round1/ploy/bo", 7, Stamp("ana"))
    assert (entry.seat, entry.by) == ("bo", "ana")


def test_all_matched_nothing_is_scored() -> None:
    referee = seat_down(4)
    play_round(referee, 5, 9, 9, 2, 2)
    assert not any(captured(referee).values())
    assert [ruling.anchor for ruling in referee.table.pages[-1]] == [
        "gaffes",
        "gaffes",
        "all-matched",
    ]


def test_with_two_hands_only_the_highest_scores() -> None:
    referee = seat_down(2, 0)
    play_round(referee, 5, 9, 2)
    assert captured(referee) == {"ana": [5], "bo": []}


def test_what_nobody_captured_is_gone_with_the_next_topic() -> None:
    referee = seat_down(4)
    play_round(referee, 5, 9, 9, 2, 2)
    say(referee, "deal1/round2/topic", 5)
    assert scene_of(referee).pile == ()
    assert scene_of(referee).left[9] == 7


def test_the_highest_total_wins_and_dummies_do_not_compete() -> None:
    def points(referee: Referee) -> dict[str, int]:
        return dict(zip(scene_of(referee).captures, totals(referee), strict=True))

    def a_dummy_has_most(referee: Referee) -> bool:
        return max(points(referee), key=points(referee).__getitem__).startswith("dummy")

    referee = first_of(lambda seed: Evening(seat_down(2, 6), seed).play(), a_dummy_has_most)
    people = {seat: total for seat, total in points(referee).items() if seat in NAMES}
    best = max(people.values())
    assert referee.table.winners == tuple(seat for seat in people if people[seat] == best)


def test_the_ruling_at_the_end_names_the_winners() -> None:
    referee = Evening(seat_down(3), 2).play()
    (ruling,) = referee.table.pages[-1]
    assert referee.table.standings is not None
    best = max(line.total for line in referee.table.standings.lines)
    assert ruling == Ruling("winning", Won(referee.table.winners, best))
    assert scene_of(referee).stage == "over"


# -- the audit -------------------------------------------------------------------------


def test_a_rank_that_is_all_out_is_refused_with_the_entries_that_may_be_wrong() -> None:
    referee = seat_down(3, 0)
    play_round(referee, 2, 1, 5, 6)
    say(referee, "deal1/round2/topic", 2)
    why = refusal(referee, "deal1/round2/ploy/bo", 2)
    assert isinstance(why, AllOut)
    assert [(place.what, place.round, place.key) for place in why.places] == [
        ("topic", 1, "deal1/round1/topic"),
        ("topic", 2, "deal1/round2/topic"),
    ]
    assert refusal(referee, "deal1/round2/ploy/bo", 1).code == "audit.all-out"


def test_the_keys_of_a_refusal_can_be_amended() -> None:
    referee = seat_down(3, 1)
    play_round(referee, 2, 2, 5, 6, dummies=(1,))
    say(referee, "deal1/round2/topic", 9)
    for rank, keys in (
        (2, ["deal1/round1/topic", "deal1/round1/ploy/ana"]),
        (1, ["deal1/round1/dummy-1/dummy"]),
    ):
        why = refusal(referee, "deal1/round2/dummy-1/dummy", rank)
        assert isinstance(why, AllOut)
        assert [place.key for place in why.places] == keys
        assert all(referee.applied_answer(key).value == rank for key in keys)


def test_the_audit_starts_anew_with_each_deal() -> None:
    referee = Evening(seat_down(4), 3).play(until="deal2/round1/topic")
    assert scene_of(referee).left == {rank: rank for rank in range(1, 11)}
    say(referee, "deal2/round1/topic", 1)


def test_sealed_entries_that_clash_are_accepted_and_shown_at_the_reveal() -> None:
    referee = seat_down(3, 0)
    play_round(referee, 5, 1, 1, 7)
    (mine,) = view(referee, None, host=True).mine
    assert mine.key == "deal1/round1/clash-1"
    assert [place.key for place in mine.prompt.places] == [  # type: ignore[attr-defined]
        "deal1/round1/ploy/ana",
        "deal1/round1/ploy/bo",
    ]
    assert not any(captured(referee).values())


def test_a_clash_is_gone_once_one_of_its_entries_is_amended() -> None:
    referee = seat_down(3, 0)
    play_round(referee, 5, 1, 1, 7)
    referee.amend("deal1/round1/ploy/bo", 4, BY_HOST)
    assert captured(referee) == {"ana": [], "bo": [], "cy": [5]}
    assert asked(referee) == "deal1/round2/topic"


def test_or_the_host_keeps_both_and_the_rank_is_counted_no_longer_in_that_deal() -> None:
    referee = seat_down(3, 0)
    play_round(referee, 5, 1, 1, 7)
    say(referee, "deal1/round1/clash-1", "keep")
    say(referee, "deal1/round1/capture", "topic")
    assert ("audit", "feast.odd-deck") in [
        (ruling.anchor, ruling.fact.code) for page in referee.table.pages for ruling in page
    ]
    say(referee, "deal1/round2/topic", 1)


def test_two_clashes_are_settled_one_after_the_other() -> None:
    referee = seat_down(5, 0)
    play_round(referee, 5, 1, 1, 2, 2, 2)
    say(referee, "deal1/round1/clash-1", True)
    say(referee, "deal1/round1/clash-2", True)
    assert scene_of(referee).pile == (2, 2, 2, 1, 1)


def test_the_host_may_override_a_refused_rank_at_any_time() -> None:
    referee = seat_down(3, 0)
    say(referee, "deal1/round1/topic", 1)
    assert refusal(referee, "deal1/round1/ploy/ana", 1).code == "audit.all-out"
    say(referee, "deal1/round1/ploy/override.0", 1)
    say(referee, "deal1/round1/ploy/ana", 1)


def test_a_rank_that_clashes_is_not_offered_for_an_override_besides() -> None:
    referee = seat_down(3, 0)
    play_round(referee, 5, 1, 1, 7)
    calls = [call.pending.prompt.name for call in view(referee, None, host=True).calls]
    assert "override" not in calls


def test_a_sealed_ploy_that_an_amendment_made_impossible_shows_at_the_reveal_only() -> None:
    views = []
    for ploy in (1, 8):
        referee = seat_down(3, 0)
        say(referee, "deal1/round1/topic", 5)
        say(referee, "deal1/round1/ploy/bo", ploy)
        referee.amend("deal1/round1/topic", 1, BY_HOST)
        views.append(view(referee, NAMES[0]))
    assert views[0] == views[1]


def test_the_reason_under_a_rank_never_depends_on_what_others_sealed() -> None:
    offers = []
    for ploy in (1, 8):
        referee = seat_down(3, 0)
        say(referee, "deal1/round1/topic", 5)
        say(referee, "deal1/round1/ploy/bo", ploy)
        offers.append(view(referee, NAMES[0]).mine)
    assert offers[0] == offers[1]


def test_a_seat_identifier_never_meets_a_dummys() -> None:
    referee = seat_down(2)
    for seat in ("dummy-1", "ana"):
        why = refusal(referee, "deal1/round1/topic/join.0", seat)
        assert why.code == "refused.plays-already"
