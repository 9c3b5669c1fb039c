"""Entering the tricks: by one for all, or by each, and what happens if they do not add up."""

from __future__ import annotations

import pytest

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.views import view
from rules.errors import Illegal, Malformed
from rules.games.ohhell.facts import Miscount, TricksOff
from rules.games.ohhell.prompt_kinds import Tricks, TricksOfAll
from tests.rules.games.evening import BY_HOST, NAMES, asked, totals
from tests.rules.games.ohhell.driver import bid, deal_out, enter_tricks, scene_of, seat_down
from tests.rules.games.steps import language, named


def played(**options: object) -> Referee:
    """A deal of five cards for three, of which all bids are known; Ana deals."""
    referee = seat_down(3, deals="down", largest=5, **options)
    deal_out(referee, "hearts")
    bid(referee, ana=2, bo=1, cy=2)
    return referee


def test_nothing_is_asked_while_the_cards_are_played_but_the_tricks() -> None:
    referee = played()
    assert asked(referee) == "deal1/tricks"
    assert all(view(referee, seat).mine for seat in NAMES[:3])
    assert referee.current_ask is not None
    (pending,) = referee.current_ask.pending
    assert pending.proposed == scene_of(referee).dealer
    prompt = referee.resolve(pending)
    assert isinstance(prompt, TricksOfAll)
    tricks = [each for each in prompt.fields.values() if isinstance(each, Tricks)]
    assert [(each.about, each.bid) for each in tricks] == [("bo", 1), ("cy", 2), ("ana", 2)]


@pytest.mark.parametrize(
    "tricks, off, told",
    [
        ((2, 1, 1), 4, "That makes 4 tricks, 1 too few. With 5 cards each, it has to be 5."),
        ((3, 3, 1), 7, "That makes 7 tricks, 2 too many. With 5 cards each, it has to be 5."),
    ],
)
def test_tricks_that_do_not_add_up_are_refused_and_it_says_by_how_much(
    tricks: tuple[int, ...], off: int, told: str
) -> None:
    referee = played()
    entered = dict(zip(NAMES, tricks, strict=False))
    with pytest.raises(Illegal) as refused:
        referee.answer("deal1/tricks", entered, BY_HOST)
    assert refused.value.why == TricksOff(off, 5)
    assert language().say(TricksOff(off, 5), named).plain == told
    enter_tricks(referee, ana=2, bo=1, cy=2)
    assert totals(referee) == [12, 11, 12]


@pytest.mark.parametrize("tricks", [{"ana": 5}, {"ana": 6, "bo": 0, "cy": -1}, 5, "many", None])
def test_other_nonsense_is_refused_too(tricks: object) -> None:
    with pytest.raises(Malformed):
        played().answer("deal1/tricks", tricks, BY_HOST)


def test_what_does_not_add_up_is_told_and_everybody_counts_again() -> None:
    referee = played(tricks="each")
    enter_tricks(referee, ana=2, bo=1, cy=3)
    ((said),) = referee.table.pages[-1]
    assert said.anchor == "tricks"
    assert said.fact == Miscount({"ana": 2, "bo": 1, "cy": 3}, 5, one=False)  # type: ignore[dict-item]
    assert language().say(said.fact, named).plain == (
        "Bo 1, Cy 3, Ana 2: that makes 6 tricks, 1 too many. Count again."
    )
    assert asked(referee) == "deal1/recount/own"
    enter_tricks(referee, ana=2, bo=1, cy=2)
    assert totals(referee) == [12, 11, 12]


def test_after_two_miscounts_one_player_enters_all() -> None:
    referee = played(tricks="each")
    enter_tricks(referee, ana=2, bo=1, cy=3)
    enter_tricks(referee, ana=1, bo=1, cy=2)
    ((said),) = referee.table.pages[-1]
    assert language().say(said.fact, named).plain == (
        "Bo 1, Cy 2, Ana 1: that makes 4 tricks, 1 too few. One of you counts for everybody."
    )
    assert asked(referee) == "deal1/tricks"
    enter_tricks(referee, ana=2, bo=1, cy=2)
    assert totals(referee) == [12, 11, 12]


def test_a_miscount_is_mended_by_the_entry_that_was_wrong() -> None:
    referee = played(tricks="each")
    enter_tricks(referee, ana=2, bo=1, cy=3)
    referee.amend("deal1/own/cy", 2, BY_HOST)
    assert totals(referee) == [12, 11, 12]


def test_a_seat_enters_only_its_own() -> None:
    referee = played(tricks="each")
    (mine,) = view(referee, NAMES[1]).mine
    assert mine.key == "deal1/own/bo"
    referee.answer(mine.key, 1, Stamp("bo"))
    assert asked(referee) == "deal1/own"
