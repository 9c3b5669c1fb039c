"""Cards by their colours: entered, laid in secret, announced; and an option with several values."""

from random import Random
from typing import Any

import pytest

from rules.engine.options import MultipleChoice
from rules.errors import Illegal, Malformed
from rules.facts import Json
from rules.games.liar.prompt_kinds import Announce, CardsByColour, Lay
from rules.prompts import Confirm, Either
from tests.rules.toy_facts import toy

WHY = toy("gone")
CARDS = CardsByColour(
    "cards", ("red", "blue", "rainbow"), 2, 4, {"blue": 3, "rainbow": 1}, {"rainbow": WHY}
)
LAY = Lay.of("lay", CARDS, ("red", "blue"))
TURN = Either("turn", {"lay": LAY, "doubt": Confirm("doubt"), "pass": Confirm("pass", away=True)})


def lay(say: str, **cards: int) -> Json:
    return {"cards": cards, "say": say}


def sealing(value: Any, part: str, /) -> Any:
    return (part, value)


def test_colours_come_in_the_decks_order_and_none_of_a_colour_is_dropped() -> None:
    value = CARDS.parse({"rainbow": "1", "red": 2, "blue": 0})
    assert list(value.items()) == [("red", 2), ("rainbow", 1)]


@pytest.mark.parametrize("raw", [None, [], {"pink": 1}, {"red": -1}, {"red": 1.5}, {"red": None}])
def test_what_is_no_pile_of_coloured_cards_is_malformed(raw: Json) -> None:
    with pytest.raises(Malformed):
        CARDS.parse(raw)


@pytest.mark.parametrize(
    "cards, code",
    [
        ({"red": 1}, "refused.too-few-cards"),
        ({"red": 5}, "refused.too-many-cards"),
        ({"red": 2, "rainbow": 2}, "toy.gone"),
        ({"blue": 4}, "refused.too-many-cards"),
    ],
)
def test_too_many_or_too_few_are_refused(cards: dict[str, int], code: str) -> None:
    with pytest.raises(Illegal) as refused:
        CARDS.read(cards)
    assert refused.value.why.code == code


def test_the_script_is_given_the_number_and_the_word_and_the_cards_sealed() -> None:
    value = LAY.read(lay("red", blue=2, rainbow=1))
    given = LAY.conceal(value, sealing)
    assert (given["say"], given["count"]) == ("red", 3)
    assert given["cards"] == ("cards", {"blue": 2, "rainbow": 1})
    assert LAY.public(value) == {"cards": None, "say": "red", "count": 3}


def test_read_again_a_secret_that_has_become_impossible_stays_but_not_a_wrong_number() -> None:
    impossible = lay("red", rainbow=3)
    with pytest.raises(Illegal):
        LAY.read(impossible)
    assert LAY.recall(impossible)["cards"] == {"rainbow": 3}
    assert TURN.recall({"lay": impossible})[0] == "lay"
    with pytest.raises(Illegal):
        LAY.recall(lay("red", red=1))


def test_a_branch_that_is_out_is_out_when_read_again() -> None:
    out = Either("turn", TURN.branches, {"lay": WHY})
    with pytest.raises(Illegal):
        out.recall({"lay": lay("red", red=2)})


def test_a_branch_that_needs_only_a_yes_is_named_alone() -> None:
    assert TURN.read("doubt") == ("doubt", True)
    with pytest.raises(Malformed):
        TURN.read("lay")


def test_for_somebody_who_is_away_a_yes_is_said_where_it_may_be() -> None:
    assert Confirm("deal").answer_for_absent(Random(1)) is None
    assert Either("turn", TURN.branches, away="pass").answer_for_absent(Random(1)) == ("pass", True)


def test_an_announcement_is_a_number_and_a_colour() -> None:
    announce = Announce.of("lay", 2, 4, ("red", "blue"))
    assert announce.read({"count": "3", "say": "blue"}) == {"count": 3, "say": "blue"}
    with pytest.raises(Malformed):
        announce.read({"count": 5, "say": "blue"})


COLOURS = MultipleChoice(
    "colours",
    "Colours",
    {"red": "Red", "blue": "Blue", "pink": "Pink"},
    2,
    lambda _: ["red", "blue"],
)


def test_several_values_come_in_their_order_each_once() -> None:
    assert COLOURS.read(["pink", "red", "pink"]) == ["red", "pink"]


@pytest.mark.parametrize("raw", [["red"], ["red", "green"], "red", None, [["red"], "blue"]])
def test_too_few_values_or_others_are_malformed(raw: Json) -> None:
    with pytest.raises(Malformed):
        COLOURS.read(raw)


def test_samples_of_several_values_can_be_read() -> None:
    rng = Random(3)
    for _ in range(20):
        values = COLOURS.sample(rng, 3)
        assert COLOURS.read(values) == values
