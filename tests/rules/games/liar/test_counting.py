"""The card count, what has been seen for certain, corrections, and secrets that outlive a turn."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import meta
from rules.engine.views import as_json, view
from rules.errors import Refused
from rules.facts import Seat
from rules.games.liar.facts import AllOut, Elsewhere
from tests.rules.conformance.rand import copy_of, play, table
from tests.rules.games.evening import BY_HOST, call
from tests.rules.games.liar.driver import (
    ANA,
    BO,
    CY,
    Match,
    begin,
    codes,
    doubt,
    hands,
    lay,
    passes,
    say,
    scene_of,
    seat_down,
)
from tests.rules.games.steps import language, named


def cards_of(referee: Referee) -> int:
    """Every card of the deck, wherever it is, with those that nobody accounts for."""
    scene = scene_of(referee)
    players = sum(one.hand + one.minus.count for one in scene.players)
    pile = sum(laid.count for laid in scene.pile)
    return players + pile + scene.deal.removed + scene.aside + scene.missing


@given(seed=st.integers(0, 10_000))
@settings(max_examples=12, deadline=None)
def test_no_card_is_ever_lost_in_random_play_over_all_options(seed: int) -> None:
    def check(referee: Referee) -> None:
        scene = scene_of(referee)
        if scene.players:
            assert cards_of(referee) == scene.deal.deck
            assert all(one.hand >= 0 for one in scene.players)

    assert play(table("liar", seed), seed, each=check, talk=0.05).over


@given(seed=st.integers(0, 10_000))
@settings(max_examples=12, deadline=None)
def test_the_referees_counts_are_those_of_the_real_cards(seed: int) -> None:
    players = 2 + seed % 4
    entry = "open" if seed % 3 == 0 else "sealed"
    match = Match(seat_down(players, entry=entry), seed)
    for _ in range(80):
        if match.referee.over:
            break
        match.step()
        scene = scene_of(match.referee)
        if scene.stage == "turn":
            assert {s: c.total() for s, c in match.hands.items()} == hands(match.referee)
            real = {seat: cards.total() for seat, cards in match.minus.items()}
            assert real == {one.seat: one.minus.count for one in scene.players}
            assert scene.missing == 0


def test_a_wrong_hand_count_is_corrected_and_logged() -> None:
    referee = begin()
    call(referee, "hold", 14, BO)
    assert hands(referee)[BO] == 14
    assert scene_of(referee).missing == 1
    assert codes(referee)[-1] == "liar.holds"
    assert referee.log[-1].by == "bo"
    call(referee, "hold", 16, CY)
    assert scene_of(referee).missing == 0


def test_the_host_corrects_what_was_set_aside() -> None:
    referee = begin()
    call(referee, "aside", 3)
    assert scene_of(referee).missing == -2


def says_last(referee: Referee) -> str:
    """What the board says of the last ruling, in English."""
    return language().say(referee.table.pages[-1][-1].fact, named).plain


def test_a_count_that_was_right_is_not_called_a_correction() -> None:
    referee = begin()
    call(referee, "hold", hands(referee)[BO], BO)
    assert says_last(referee) == "Counted again: Bo holds 15 cards, as before."
    call(referee, "aside", scene_of(referee).aside)
    assert says_last(referee) == "Counted again: 1 card set aside, as before."


def refusal(referee: Referee, value: Any) -> Any:
    with pytest.raises(Refused) as refused:
        say(referee, value)
    return refused.value.why


# -- seen for certain --------------------------------------------------------------------


def with_the_rainbow_among_bos_minus_cards() -> Referee:
    referee = begin()
    lay(referee, "red", red=3, rainbow=1)
    doubt(referee)
    return referee


def test_what_lies_among_minus_cards_for_certain_cannot_be_laid() -> None:
    referee = with_the_rainbow_among_bos_minus_cards()
    why = refusal(referee, {"lay": {"cards": {"rainbow": 1}, "say": "red"}})
    assert why == AllOut("rainbow", 0, 1, (Elsewhere(Seat("bo"), "minus", 1),))
    assert refusal(referee, {"lay": {"cards": {"red": 5}, "say": "red"}}).left == 4
    lay(referee, "red", red=4)


def test_what_went_back_into_a_hand_can_be_laid_from_it_alone() -> None:
    referee = begin()
    lay(referee, "blue", red=6)
    doubt(referee)
    assert refusal(referee, {"lay": {"cards": {"red": 2}, "say": "red"}}).left == 1
    lay(referee, "red", green=1)
    passes(referee)
    lay(referee, "red", red=6)


def test_a_hand_that_laid_unseen_cards_may_have_laid_those() -> None:
    referee = begin()
    lay(referee, "blue", red=6)
    doubt(referee)
    lay(referee, "red", green=1)
    passes(referee)
    lay(referee, "red", green=3)
    lay(referee, "red", red=3)
    doubt(referee)
    assert "liar.truth" in codes(referee)


def test_the_host_may_say_that_the_deck_is_odd() -> None:
    referee = with_the_rainbow_among_bos_minus_cards()
    call(referee, "override", "rainbow")
    lay(referee, "red", rainbow=1)


def test_the_hands_own_limit_stands_whatever_was_seen() -> None:
    about = meta("liar").settle(3, {"cards": 4})
    assert about["cards"] == 4
    referee = begin(3, cards=4)
    assert refusal(referee, {"lay": {"cards": {"red": 5}, "say": "red"}}).code == "liar.all-out"


# -- secrets -----------------------------------------------------------------------------


def screens(referee: Referee) -> list[Any]:
    """What Bo, Cy, the board and the host are shown."""
    return [
        (as_json(view(referee, seat).scene, referee, seat), view(referee, seat, host=host).rulings)
        for seat, host in ((BO, False), (CY, False), (None, False), (None, True))
    ]


def test_what_was_laid_is_shown_to_nobody_else_through_restart_undo_and_amendments() -> None:
    seen = []
    for cards in ({"red": 2}, {"rainbow": 1, "blue": 1}):
        referee = begin()
        lay(referee, "red", **cards)
        looks = [screens(referee), screens(copy_of(referee))]
        lay(referee, "green", green=2)
        passes(referee)
        looks.append(screens(referee))
        referee.undo(BY_HOST)
        looks.append(screens(referee))
        referee.amend("game1/turn2/bo/turn", "pass", BY_HOST)
        looks += [screens(referee), screens(copy_of(referee))]
        seen.append(looks)
    assert seen[0] == seen[1]


def test_an_amendment_that_makes_a_secret_impossible_tells_nobody() -> None:
    """The rainbow is amended into what was turned up before; a later secret has it too."""
    seen = []
    for cards in ({"red": 1}, {"rainbow": 1}):
        referee = begin()
        lay(referee, "blue", green=1)
        doubt(referee)
        lay(referee, "red", **cards)
        referee.amend(
            "game1/turn1/ana/turn", {"lay": {"cards": {"rainbow": 1}, "say": "green"}}, BY_HOST
        )
        seen.append((screens(referee), referee.current_ask and referee.current_ask.key))
    assert seen[0] == seen[1]


def test_such_a_clash_comes_out_when_the_cards_are_turned_up_and_names_the_entries() -> None:
    referee = begin()
    lay(referee, "blue", rainbow=1, green=1)
    doubt(referee)
    lay(referee, "red", green=1)
    referee.amend(
        "game1/turn1/ana/turn", {"lay": {"cards": {"green": 7}, "say": "blue"}}, Stamp("ana")
    )
    assert scene_of(referee).up == CY
    doubt(referee)
    assert referee.current_ask is not None
    clash = referee.resolve(referee.current_ask.pending[0])
    assert clash.kind == "clash"
    assert [place.key for place in clash.places] == ["game1/turn1/ana/turn", "game1/turn3/bo/turn"]  # type: ignore[attr-defined]
    say(referee, "keep")
    assert "liar.odd-deck" in codes(referee)


def test_a_minus_piles_content_is_known_to_its_taker_alone() -> None:
    referee = begin()
    lay(referee, "red", blue=1, green=1)
    lay(referee, "red", yellow=2)
    doubt(referee)
    seen = {
        seat: [one["minus"] for one in as_json(scene_of(referee), referee, seat)["players"]]
        for seat in (ANA, BO, CY, None)
    }
    assert seen[BO][1]["secret"][0]["value"] == {"green": 1, "blue": 1}
    for other in (ANA, CY, None):
        assert "value" not in seen[other][1]["secret"][0]


def test_only_its_player_may_amend_what_is_still_secret() -> None:
    referee = begin()
    lay(referee, "red", blue=1)
    assert referee.is_secret(referee.applied_answer("game1/turn1/ana/turn"))
    passes(referee)
    assert not referee.is_secret(referee.applied_answer("game1/turn2/bo/turn"))
    doubt(referee)
    assert not referee.is_secret(referee.applied_answer("game1/turn1/ana/turn"))


def test_a_turn_that_an_amendment_gives_to_another_player_hands_them_no_secret() -> None:
    referee = begin()
    lay(referee, "red", blue=1)
    referee.amend("game1/starter", "bo", BY_HOST)
    assert scene_of(referee).turn == 1
    assert scene_of(referee).standing is None
    assert [given.key for given in referee.unplaced_answers()] == ["game1/turn1/ana/turn"]
