"""The three worked examples of the rulebook."""

from collections import Counter

import pytest

from rules.engine.referee import Referee
from rules.facts import Seat
from rules.games.feast.adjudicate import adjudicate
from rules.prompts import Choose
from tests.rules.games.evening import BY_HOST, NAMES, asked
from tests.rules.games.feast.driver import scene_of, seat_down


def round_of(topic: int, *ploys: int) -> Referee:
    referee = seat_down(len(ploys), 0)
    referee.answer("deal1/round1/topic", topic, BY_HOST)
    for seat, rank in zip(NAMES, ploys, strict=False):
        referee.answer(f"deal1/round1/ploy/{seat}", rank, BY_HOST)
    referee.open("deal1/round1/ploy", BY_HOST)
    return referee


def taken(referee: Referee) -> dict[str, int]:
    return {seat: cards[0].rank for seat, cards in scene_of(referee).captures.items() if cards}


def test_an_example_round_topic_5_ploys_9_9_6_5_4() -> None:
    referee = round_of(5, 9, 9, 6, 5, 4)
    assert taken(referee) == {"cy": 5, "ed": 9}
    assert scene_of(referee).stage == "scored"
    assert scene_of(referee).pile == (9,)
    assert [ruling.anchor for ruling in referee.table.pages[-1]] == ["gaffes", "topic", "lowest"]


@pytest.mark.parametrize("choice, worth", [("topic", 10), ("8", 8), ("6", 6)])
def test_another_example_topic_10_ploys_8_8_6_6_4(choice: str, worth: int) -> None:
    referee = round_of(10, 8, 8, 6, 6, 4)
    pending = referee.find("deal1/round1/capture")
    assert pending.who == "ed"
    assert isinstance(pending.prompt, Choose)
    assert pending.prompt.allowed() == ["topic", "8", "6"]
    referee.answer(pending.key, choice, BY_HOST)
    assert taken(referee) == {"ed": worth}
    left = Counter([8, 8, 6, 6])
    left[0 if choice == "topic" else worth] -= 1
    assert Counter(scene_of(referee).pile) == +left
    assert scene_of(referee).topic_taken == (choice == "topic")


def test_yet_another_example_topic_6_ploys_7_7_7_4_4() -> None:
    referee = round_of(6, 7, 7, 7, 4, 4)
    assert taken(referee) == {}
    assert [ruling.fact.code for ruling in referee.table.pages[-1]] == [
        "feast.gaffe",
        "feast.gaffe",
        "feast.all-matched",
    ]
    assert asked(referee) == "deal1/round2/topic"
    assert adjudicate({Seat(str(n)): rank for n, rank in enumerate((7, 7, 7, 4, 4))}).pile == (
        *(7, 7, 7),
        *(4, 4),
    )
