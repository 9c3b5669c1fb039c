"""Deck lists: made with a seed, cut to length, read from CSV and written to it."""

import csv
from collections import Counter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.errors import Illegal
from rules.games.ibid.deck_csv import MAX_LINES, CsvLine, CsvType, read_csv
from rules.games.ibid.deck_lists import DeckList, make_deck
from rules.games.ibid.meta import META, Layout, OpenList
from rules.games.ibid.tile_types import PRICES, SETS, TYPES, chosen_sets
from rules.games.ibid.tiles import Tile

ALL = chosen_sets(odd=True, double=True)


@pytest.mark.parametrize("seed", [1, 2, 999])
def test_a_made_deck_is_like_the_published_ones(seed: int) -> None:
    deck = make_deck(ALL, seed)
    assert len(deck) == 64 + 42 + 36
    assert deck.whole
    for number, tile in deck.tiles.items():
        kind = TYPES[tile.type]
        assert number == tile.number
        assert number in SETS[kind.set]
        assert abs(number) >= abs(kind.first)
        assert (number > 0) == (kind.first > 0)
        assert tile.price in PRICES
        assert tile.action in ("", *kind.actions)
    times = Counter(tile.type for tile in deck.tiles.values())
    assert set(times) == set(TYPES)
    assert set(times.values()) <= {5, 6, 7}
    assert all(deck.tiles[kind.first].type == kind.id for kind in TYPES.values())


def test_the_same_seed_gives_the_same_deck_and_expansions_leave_the_base_alone() -> None:
    base = make_deck(("base",), 7)
    assert make_deck(("base",), 7) == base
    assert make_deck(("base",), 8) != base
    assert {n: t for n, t in make_deck(ALL, 7).tiles.items() if 0 < n < 65} == base.tiles


def test_a_printed_deck_stays_what_it_is() -> None:
    """Somebody may have cut it out already: no version may change it."""
    lines = make_deck(("base",), 1).lines()
    assert [lines[number - 1] for number in (1, 2, 33, 64)] == PRINTED


PRINTED = ["1,Headgrowns,9,a", "2,Swatphone,9,", "33,Refrigergator,-7,", "64,Wrist Wash,6,"]


# -- CSV --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_written_is_read_back(seed: int) -> None:
    deck = make_deck(ALL, seed)
    read, problems = read_csv(deck.csv())
    assert not problems
    assert read.tiles == deck.tiles
    assert read_csv("\n".join(deck.lines()))[0].tiles == deck.tiles


@pytest.mark.parametrize(
    "text",
    [
        "12,Laptopple,-3,a",
        "12;laptopple;-3;1",
        "12\tLAPTOPPLE\t−3\tfirst",
        "\ufeffNumber,Type,Price,Action,Notes\r\n\r\n 12 , Laptopple , -3 , A , mine\r\n",
        '"12","Laptopple","-3","a"',
    ],
)
def test_a_list_may_be_written_as_spreadsheets_do(text: str) -> None:
    read, problems = read_csv(text)
    assert not problems
    assert read.tiles == {12: Tile(12, "laptopple", -3, "a")}


@pytest.mark.parametrize(
    "line, code",
    [
        ("12,Laptopple", "csv-columns"),
        ("x,Laptopple,3", "csv-number"),
        ("101,Laptopple,3", "csv-number"),
        ("-65,Laptopple,3", "csv-number"),
        ("1.5,Laptopple,3", "csv-number"),
        ("12,Laptop,3", "csv-type"),
        ("12,Laptopple,0", "csv-price"),
        ("12,Laptopple,-4", "csv-price"),
        ("12,Laptopple,3,c", "csv-action"),
        ("12,Camerat,3,a", "csv-no-action"),
        ('12,"Laptopple,3', "csv-quotes"),
        ("12," + "x" * 500 + ",3", "csv-type"),
        ("1,Camerat,3", "csv-twice"),
    ],
)
def test_what_is_wrong_is_said_by_line(line: str, code: str) -> None:
    read, (problem,) = read_csv(f"number,type,price,action\n1,Camerat,2,\n\n{line}\n2,Camerat,2,")
    assert problem.code == f"ibid.{code}"
    assert isinstance(problem, CsvLine)
    assert problem.line == 4
    assert list(read.tiles) == [1, 2]


def test_nothing_and_far_too_much_are_said_too() -> None:
    for text, code in (
        ("", "csv-empty"),
        ("number,type,price,action\n", "csv-empty"),
        ("\n" * (MAX_LINES + 1), "csv-too-long"),
    ):
        read, (problem,) = read_csv(text)
        assert not read.tiles
        assert problem.code == f"ibid.{code}"


def test_a_misspelt_type_is_guessed_at_but_not_taken() -> None:
    _, (problem,) = read_csv("12,Refrigerator,3,")
    assert problem == CsvType(1, "Refrigerator", "refrigergator")


cells = st.sampled_from(
    ["12", "-5", "99", "Camerat", "wrist wash", "3", "-7", "a", "b", "", '"', '""', "\x00", "é"]
) | st.text(max_size=6)
files = st.lists(st.lists(cells, max_size=6), max_size=12).flatmap(
    lambda lines: st.sampled_from([",", ";", "\t", "|"]).map(
        lambda part: "\n".join(part.join(line) for line in lines)
    )
)


@given(text=files | st.text(max_size=300))
@settings(max_examples=40)
@example(text="\x00")
@example(text='"')
@example(text="1,Camerat,3\r2,Camerat,3\x0b3,Camerat,3\u20284,Camerat,3")
def test_whatever_comes_in_is_a_list_or_refused_with_a_reason(text: str) -> None:
    read, problems = read_csv(text)
    assert read.tiles or problems
    assert all(problem.code.startswith("ibid.csv-") for problem in problems)
    assert read_csv(read.csv())[0] == read


def test_the_header_is_what_a_spreadsheet_shows() -> None:
    deck = DeckList.of([Tile(12, "laptopple", -3, "a")])
    (header, row) = csv.reader(deck.csv().splitlines())
    assert header == ["number", "type", "price", "action"]
    assert row == ["12", "Laptopple", "-3", "a"]


# -- options ----------------------------------------------------------------------------------


def test_a_list_that_is_wrong_does_not_start_a_game() -> None:
    with pytest.raises(Illegal, match=r"ibid\.csv-twice"):
        META.settle(3, {"list": ["1,Camerat,2,", "1,Camerat,2,"]})
    with pytest.raises(Illegal, match=r"ibid\.too-few-tiles"):
        META.settle(3, {"list": ["1,Camerat,2,"], "whole": True})


def test_what_the_options_come_to_is_said() -> None:
    said = META.summary(4, META.settle(4, {"deck": "app"}))
    assert isinstance(said, Layout)
    assert (said.tiles, said.each, said.more) == (64, 15, 3)
    said = META.summary(4, META.settle(4, {}))
    assert said == OpenList(under=None, over=None, known=0)
