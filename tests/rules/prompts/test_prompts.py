"""Every kind of prompt: whatever comes in, it is an answer or it is refused."""

import contextlib
import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.audit import EnteredAt
from rules.errors import Malformed, Refused, ScriptError
from rules.facts import Json, Seat
from rules.games.anygame.prompt_kinds import WhatNext, WriteSum
from rules.games.eatme.prompt_kinds import OpenCards
from rules.games.ibid.prompt_kinds import (
    ChooseByHand,
    EnterTile,
    HandTile,
    OfHand,
    PlaceInRow,
)
from rules.games.ibid.tiles import Tile
from rules.games.ididnt.prompt_kinds import DescribeCheck, DescribeRow, LayBeside, MakeClaims
from rules.games.liar.prompt_kinds import Announce, CardsByColour, DrawFromHand, Lay
from rules.prompts import (
    BidPoints,
    Choose,
    Clash,
    Confirm,
    Either,
    NamePlayer,
    NewSeat,
    Number,
    Option,
    OrderList,
    PickCard,
    PickRank,
    Prompt,
    Secret,
    Together,
    options,
    whole_number,
)
from tests.repeats import repeats
from tests.rules.toy_facts import toy

RANKS = PickRank("rank", (Option(1), Option(2, toy("out")), Option(3)))
TILES = EnterTile(
    "tile",
    known={12: Tile(12, "box", 3, "a"), 60: Tile(60, "box", -1)},
    types={"box": ("a", "b"), "bag": ()},
    prices=(-1, 3),
    fresh=range(1, 65),
    out=lambda number: toy("out") if number == 1 else None,
    judge=lambda tile: toy("dear") if tile.price > 0 else None,
    liftable=True,
)
HAND = HandTile(
    "bid",
    tuple(TILES.known.values()),
    TILES.judge,
    lambda tile: toy("beside") if tile.number == 60 else None,
    least=1,
)
DEALT = CardsByColour(
    "lay", ("red", "blue", "joker"), 1, 3, {"red": 2, "blue": 0, "joker": 1}, is_hand=True
)
COLOURED = CardsByColour("turned", ("red", "blue", "rainbow"), 2, 4, {"rainbow": 1})
PROMPTS: list[Prompt[Any]] = [
    COLOURED,
    Lay.of("lay", COLOURED, ("red", "blue")),
    Announce.of("lay", 2, 4, ("red", "blue")),
    Either("turn", {"lay": Lay.of("lay", COLOURED, ("red", "blue")), "doubt": Confirm("doubt")}),
    TILES,
    HAND,
    HandTile("give", HAND.hand),
    OfHand("bid", {"first": HAND, "second": HAND}),
    ChooseByHand("choice", options(["take", "skip"]), by_hand=("skip",)),
    DEALT,
    Lay.of("lay", DEALT, ("red", "blue")),
    DrawFromHand("draw", (0, 1, 2), 2, hand=("red", "red", "joker")),
    EnterTile("mend", TILES.known, TILES.types, TILES.prices, fresh=range(-3, 9), always=True),
    WriteSum("score"),
    WriteSum("add", closes=True),
    WhatNext.of("scores", 1, played=False),
    WhatNext.of("sealed", 9, played=True),
    Number("number", -3, 12),
    BidPoints("bid", 0, 100),
    OrderList("order", (1, 2, 3), 2),
    OpenCards("foods", (1, 2, 3, 4), 2),
    OrderList("lots", ("ana", "bo"), 2, by_chance=True),
    RANKS,
    PickCard("card", options([1, 52])),
    Choose("choose", options(["topic", "4"])),
    NamePlayer("player", options([Seat("ana"), Seat("bo")])),
    PlaceInRow("place", options([0, 1, 2]), row=(5, 9)),
    NewSeat("join", (Seat("ana"),)),
    Clash("clash-2", 2, (EnteredAt("topic", 1, "deal1/round1/topic"),)),
    Together("move", {"card": RANKS, "bid": Secret(BidPoints("bid", 0, 3))}),
    Either("turn", {"card": RANKS, "pass": Choose("pass", options(["pass"]))}),
    Secret(Number("kept", 0, 4)),
    Confirm("next"),
    DescribeCheck("check", ("Steak", "Rice"), ("Fries",)),
    DescribeRow.of("row", DescribeCheck("check", ("Steak", "Rice"), ("Fries",)), 3),
    MakeClaims("excuse", ("Steak", "Fries"), ("Steak", "Fries", "Meat")),
    LayBeside(
        "play",
        {"beside": Choose("beside", options(["1", "2"])), "excuse": Secret(MakeClaims("excuse"))},
    ),
]
KINDS = pytest.mark.parametrize(
    "prompt", PROMPTS, ids=lambda prompt: f"{prompt.kind}-{prompt.name}"
)

words = st.sampled_from(
    [
        "ana",
        "bo",
        "card",
        "bid",
        "number",
        "type",
        "price",
        "action",
        "lifted",
        "box",
        "main",
        "side",
        "cost",
        "pass",
        "topic",
        "4",
        "1",
        " 2 ",
        "−1",
        "٣",
        "keep",
        "",
        "a/b",
    ]
)
anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 60)
    | st.integers()
    | st.floats()
    | words
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(words | st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@KINDS
@given(raw=anything)
@settings(max_examples=repeats(40))
def test_whatever_comes_in_is_an_answer_or_refused(prompt: Prompt[Any], raw: Json) -> None:
    with contextlib.suppress(Refused):
        value = prompt.read(raw)
        written = json.loads(json.dumps(prompt.dump(value)))
        assert prompt.read(written) == value


@KINDS
def test_a_sample_is_allowed_and_survives_being_written_down(prompt: Prompt[Any]) -> None:
    for seed in range(30):
        value = prompt.sample(Random(seed))
        assert prompt.objection(value) is None
        assert prompt.read(json.loads(json.dumps(prompt.dump(value)))) == value
        json.dumps(prompt.public(value))


@pytest.mark.parametrize("raw", [7, "7", " 7 ", "+7", "07", "７", "٧", "\u200f৭\u00a0"])
def test_digits_are_read_as_a_form_sends_them(raw: Json) -> None:
    if raw == "+7":
        with pytest.raises(Malformed):
            whole_number(raw, 0, 9)
    else:
        assert whole_number(raw, 0, 9) == 7


@pytest.mark.parametrize("raw", [True, 3.0, None, "", "--3", "3.5", [3], "99999999999999"])
def test_what_is_no_whole_number_is_malformed(raw: Json) -> None:
    with pytest.raises(Malformed):
        whole_number(raw, 0, 9)


def test_a_typographical_minus_is_a_minus() -> None:
    assert whole_number("−3", -5, 5) == -3


def test_an_option_that_is_out_is_refused_with_its_reason() -> None:
    with pytest.raises(Refused) as refused:
        RANKS.read(2)
    assert refused.value.why.code == "toy.out"
    assert refused.value.given == 2
    assert RANKS.allowed() == [1, 3]


@pytest.mark.parametrize("raw", [True, 1.0, "one", [1], {"1": 1}])
def test_an_option_is_taken_by_its_very_value(raw: Json) -> None:
    with pytest.raises(Malformed):
        RANKS.read(raw)


def test_a_list_of_wishes_has_its_length_and_nothing_twice() -> None:
    prompt = OrderList("order", (1, 2, 3), 2)
    assert prompt.read([3, "1"]) == (3, 1)
    for raw, code in (([1], "refused.list-length"), ([1, 1], "refused.list-twice")):
        with pytest.raises(Refused) as refused:
            prompt.read(raw)
        assert refused.value.why.code == code


@pytest.mark.parametrize("raw", ["a/b", "", "x" * 33, "Ö", "a b", 3, None])
def test_a_new_seat_is_a_word_that_can_stand_in_a_key(raw: Json) -> None:
    with pytest.raises(Malformed):
        NewSeat("join", ()).read(raw)


def test_nobody_sits_down_twice_or_at_a_full_table() -> None:
    with pytest.raises(Refused) as taken:
        NewSeat("join", (Seat("ana"),)).read("ana")
    assert taken.value.why.code == "refused.plays-already"
    full = NewSeat("join", (), toy("full"))
    with pytest.raises(Refused) as refused:
        full.read("cy")
    assert refused.value.why.code == "toy.full"
    with pytest.raises(ScriptError):
        full.sample(Random(1))


def test_a_guest_drawn_by_chance_is_a_new_one() -> None:
    first = NewSeat("join", ()).sample(Random(3))
    assert NewSeat("join", (first,)).sample(Random(3)) != first


def test_where_nothing_can_be_picked_the_script_is_wrong() -> None:
    with pytest.raises(ScriptError):
        PickRank("rank", (Option(1, toy("out")),)).sample(Random(1))
    with pytest.raises(ScriptError):
        Either("turn", {"card": RANKS}, out={"card": toy("out")}).sample(Random(1))
    with pytest.raises(ScriptError):
        Together("move", {"card": RANKS}, lambda _: toy("never")).sample(Random(1))


# -- tiles --------------------------------------------------------------------------------------


def test_a_known_tile_is_entered_by_its_number_alone() -> None:
    assert TILES.read(60).tile == Tile(60, "box", -1)
    assert TILES.read("60").tile.number == 60
    assert TILES.dump(TILES.read({"number": 60, "type": "box", "price": -1})) == 60


@pytest.mark.game("ibid")
@pytest.mark.parametrize(
    "raw, code",
    [
        (5, "ibid.tile-undescribed"),
        (65, "ibid.no-such-tile"),
        (101, "refused.out-of-range"),
        ({"number": 60, "type": "bag", "price": -1}, "ibid.tile-differs"),
        ({"number": 5, "type": "bag", "price": 2}, "refused.not-an-option"),
        ({"number": 5, "type": "bag", "price": -1, "action": "a"}, "refused.not-an-option"),
        ({"number": 5, "type": "sack", "price": -1}, "refused.not-an-option"),
        ({"number": 5, "colour": "red"}, "refused.fields"),
        ({"number": 60, "lifted": "yes"}, "refused.fields"),
        ({"number": 1, "type": "bag", "price": -1}, "toy.out"),
        (12, "toy.dear"),
    ],
)
def test_what_a_tile_cannot_be_is_refused(raw: Json, code: str) -> None:
    with pytest.raises(Refused) as refused:
        TILES.read(raw)
    assert refused.value.why.code == code


def test_a_tile_of_a_dealt_hand_is_judged_and_its_limit_does_not_count_where_no_tile_is_allowed() -> (
    None
):
    with pytest.raises(Refused, match=r"ibid\.not-in-hand"):
        HAND.read(5)
    assert [HAND.allowed(), HAND.read(60).lifted, HAND.read(12).lifted] == [[], False, True]
    assert HAND.dump(HAND.read(12)) == {"number": 12, "lifted": True}
    strict = replace(HAND, by_hand=lambda _: None)
    with pytest.raises(Refused, match=r"toy\.dear"):
        strict.read(12)
    assert strict.sample(Random(1)).tile.number == 60


def test_an_answer_out_of_a_dealt_hand_is_found_again_whatever_else_the_hand_has() -> None:
    strict = replace(HAND, least=0)
    with pytest.raises(Refused, match=r"toy\.beside"):
        strict.read(60)
    assert strict.recall(60).tile.number == 60
    assert strict.recall({"number": 12, "lifted": True}).lifted
    for gone, why in ((12, r"toy\.dear"), (5, r"ibid\.not-in-hand")):
        with pytest.raises(Refused, match=why):
            strict.recall(gone)
    choice = ChooseByHand(
        "choice", (Option("take"), Option("skip", toy("none"))), by_hand=("skip",)
    )
    with pytest.raises(Refused, match=r"toy\.none"):
        choice.read("skip")
    assert choice.recall("skip") == "skip"


def test_a_limit_is_lifted_for_whoever_says_so_and_only_where_it_holds() -> None:
    lifted = TILES.read({"number": 12, "lifted": True})
    assert lifted.lifted
    assert TILES.dump(lifted) == {"number": 12, "lifted": True}
    assert not TILES.read({"number": 60, "lifted": True}).lifted


def test_a_pad_is_told_of_each_number_why_it_cannot_be() -> None:
    told = {number: (why and why.code, soft) for number, why, soft in TILES.survey()}
    assert told == {1: ("toy.out", False), 12: ("toy.dear", True), 60: (None, False)}
