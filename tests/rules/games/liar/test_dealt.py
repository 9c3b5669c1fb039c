"""Who's Lying? with hands that the app deals: what is laid, what comes back, who is away, what is amended."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.errors import Refused
from rules.facts import Seat
from rules.games.liar.facts import InHand
from tests.rules.games.evening import BY_HOST, asked, call, offered
from tests.rules.games.liar.driver import (
    ANA,
    BO,
    CY,
    dealt_hands,
    doubt,
    hands,
    lay,
    passes,
    say,
    scene_of,
    seat_down,
)


def begin(players: int = 3, **options: Any) -> Referee:
    """A game whose hands the app has dealt; Ana begins."""
    referee = seat_down(players, dealer="app", **options)
    say(referee, ANA)
    return referee


def any_card(referee: Referee, seat: Seat, *, but: str = "") -> str:
    return next(one for one in dealt_hands(referee)[seat] if one not in ("rainbow", but))


def not_held(referee: Referee, seat: Seat) -> str:
    deal = scene_of(referee).deal
    return next(one for one in (*deal.colours, deal.wild) if one not in dealt_hands(referee)[seat])


def test_the_hands_are_dealt_without_a_question_and_are_no_part_of_the_rest() -> None:
    referee = begin(4)
    assert asked(referee) == "game1/turn1/ana/hand/turn"
    dealt = dealt_hands(referee)
    assert {seat: cards.total() for seat, cards in dealt.items()} == hands(referee)
    every = sum(dealt.values(), Counter())
    assert max(every.values()) <= 7
    assert every["rainbow"] <= 1
    assert not offered(referee) & {"aside", "override", "hold"}


def test_only_cards_of_the_hand_can_be_laid() -> None:
    referee = begin(5)
    seat = next(s for s in scene_of(referee).hands if len(dealt_hands(referee)[s]) < 8)
    other = begin(5)
    while scene_of(other).up != seat:
        lay(other, "red", **{any_card(other, scene_of(other).up or ANA): 1})
    missing = not_held(other, seat)
    with pytest.raises(Refused, match=r"liar\.in-hand") as refused:
        lay(other, "red", **{missing: 1})
    assert refused.value.why == InHand(missing, 0)


def test_a_lie_comes_back_into_the_hand_and_what_was_laid_is_opened_as_it_was() -> None:
    referee = begin()
    before = dealt_hands(referee)[ANA]
    card = any_card(referee, ANA)
    said = next(colour for colour in scene_of(referee).deal.colours if colour != card)
    lay(referee, said, **{card: 1})
    assert dealt_hands(referee)[ANA] == before - Counter({card: 1})
    doubt(referee)
    assert scene_of(referee).shown.odd == (card,)  # type: ignore[union-attr]
    assert dealt_hands(referee)[ANA] == before


def test_for_whoever_is_away_the_app_passes_or_lays_a_card_and_tells_the_truth() -> None:
    referee = begin()
    before = dealt_hands(referee)[ANA]
    referee.answer_for_absent(asked(referee), BY_HOST)
    laid = scene_of(referee).standing
    assert laid is not None
    assert laid.count == 1
    assert laid.said in before
    referee.answer_for_absent(asked(referee), BY_HOST)
    doubt(referee)
    assert scene_of(referee).shown.true  # type: ignore[union-attr]


def test_an_amended_card_is_one_of_the_hand() -> None:
    referee = begin()
    card = any_card(referee, ANA)
    lay(referee, "red", **{card: 1})
    key = "game1/turn1/ana/hand/turn"
    other = any_card(referee, ANA, but=card)
    referee.amend(key, {"lay": {"cards": {other: 1}, "say": "red"}}, Stamp(ANA))
    assert referee.peek(scene_of(referee).standing.cards, ANA) == {other: 1}  # type: ignore[union-attr,arg-type]
    with pytest.raises(Refused, match=r"liar\.in-hand"):
        referee.amend(key, {"lay": {"cards": {other: 9}, "say": "red"}}, Stamp(ANA))


def test_what_is_laid_of_a_hand_is_asked_again_when_an_amendment_changes_what_came_back() -> None:
    """Whatever the hand holds: so nobody learns from it what somebody has."""
    referee = begin(2)
    first = any_card(referee, ANA)
    said = next(colour for colour in scene_of(referee).deal.colours if colour != first)
    lay(referee, said, **{first: 1})
    doubt(referee)
    lay(referee, "red", **{any_card(referee, BO): 1})
    assert asked(referee) == "game1/turn4/ana/hand-2/turn"
    lay(referee, "red", **{any_card(referee, ANA): 1})
    referee.amend("game1/turn2/bo/hand/turn", "pass", Stamp(BO))
    assert asked(referee) == "game1/turn3/ana/hand/turn"
    referee.undo(BY_HOST)
    assert asked(referee).startswith("game1/turn5/bo/")


def test_an_amendment_turns_up_no_cards_that_lie_face_down() -> None:
    """Else whoever takes the pile would read what others laid, and all could be amended back."""
    referee = begin(4)
    for seat in (ANA, BO, CY):
        lay(referee, "red", **{any_card(referee, seat): 1})
    before = scene_of(referee)
    key = "game1/turn3/cy/hand/turn"
    with pytest.raises(Refused, match=r"refused\.shows-cards"):
        referee.amend(key, {"doubt": "yes"}, Stamp(CY))
    assert scene_of(referee) is before
    passes(referee)
    doubt(referee)  # of what Cy laid
    with pytest.raises(Refused, match=r"refused\.shows-cards"):
        referee.amend(key, "pass", Stamp(CY))
    referee.undo(BY_HOST)
    referee.amend(key, "pass", Stamp(CY))


def test_a_turn_stands_once_cards_were_drawn_from_the_hand() -> None:
    """Else others would have been drawn, and what their taker laid of them would be set aside, or not."""
    referee = begin(2)
    card = any_card(referee, ANA)
    lay(referee, card, **{card: 1})
    key = "game1/turn1/ana/hand/turn"
    other = any_card(referee, ANA, but=card)
    amended = {"lay": {"cards": {other: 1}, "say": card}}
    doubt(referee)
    with pytest.raises(Refused, match=r"liar\.drawn-since"):
        referee.amend(key, amended, Stamp(ANA))
    referee.undo(BY_HOST)
    referee.amend(key, amended, Stamp(ANA))


def test_somebody_who_leaves_makes_the_game_void_and_the_app_deals_again() -> None:
    referee = begin(4)
    before = dealt_hands(referee)
    lay(referee, "red", **{any_card(referee, ANA): 1})
    passes(referee)
    call(referee, "leave", CY)
    assert asked(referee) == "game1-again1/deal"
    say(referee, "yes")
    now = dealt_hands(referee)
    assert CY not in now
    assert now[ANA] != before[ANA]
    assert {cards.total() for cards in now.values()} == {15}
