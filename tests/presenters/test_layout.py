"""What lies on the table, as it is drawn: rows, piles and a grid, with what is seen since which beat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from companion.presenters import TablePresenter, Viewer
from companion.presenters.layout import BoardArea, Layout
from rules.engine.registry import GAMES, folder
from rules.engine.seating import Leaves
from rules.engine.table_scene import Grid, LaidCard, Moment, Pile, Row, TableScene
from rules.facts import Fact, Ruling, Seat, Tells
from rules.games.nimmt.facts import MustChoose, TakesChosen
from tests.rules.toy_facts import toy
from tests.tables.table_fixture import TableFixture

ROWS = (12, 37, 43, 58)


def table(players: int = 3) -> TableFixture:
    """A table that plays 6 nimmt!, with the rows of the rulebook's example."""
    laid = TableFixture(players)
    laid.start("nimmt")
    for number, card in enumerate(ROWS, 1):
        laid.ok(laid.host, "answer", key=f"deal1/row{number}/start", value=card)
    return laid


def play(laid: TableFixture, number: int, *cards: int) -> None:
    """Let everybody seal a card, and open them."""
    for seat, card in zip(laid.seats, cards, strict=True):
        laid.ok(seat, "answer", key=f"deal1/round{number}/card/{seat}", value=card)
    laid.alarm.ring()


def board(laid: TableFixture) -> TablePresenter:
    return laid.services.renderer.presenter(laid.table, Viewer("board"))


HAS_STANDARD_SCENE = [
    game for game in GAMES if not (folder(game) / "templates" / "scene.html").is_file()
]


def layout(laid: TableFixture) -> Layout:
    found = board(laid).layout
    assert found is not None
    return found


def cards(area: BoardArea) -> list[tuple[str, int, bool, bool]]:
    """The faces and slots of the cards of an area, and whether a beat brings them or takes them away."""
    return [(card.face, card.slot, bool(card.since), bool(card.until)) for card in area.cards]


def test_rows_have_their_cards_with_bull_heads_and_room_for_the_sixth() -> None:
    areas = layout(table()).areas
    assert [(area.kind, area.name, str(area.label)) for area in areas] == [
        ("row", str(number), f"Row {number}") for number in range(1, 5)
    ]
    assert [area.slots for area in areas] == [6] * 4
    (card,) = areas[0].cards
    assert (card.face, card.corner, str(card.label)) == ("12", 1, "12, 1 bull head")
    assert (card.since, card.until) == (0, 0)
    assert [area.amount for area in areas] == [1] * 4


def test_a_card_that_joins_is_seen_from_its_own_beat_on() -> None:
    laid = table()
    play(laid, 1, 14, 15, 61)
    first, *_, last = layout(laid).areas
    assert cards(first) == [
        ("12", 0, False, False),
        ("14", 1, True, False),
        ("15", 2, True, False),
    ]
    show = board(laid).show
    assert [card.since for card in first.cards] == [
        0,
        show.at("move", laid.seats[0]),
        show.at("move", laid.seats[1]),
    ]
    assert [card.since for card in last.cards] == [0, show.at("move", laid.seats[2])]
    assert (first.amount, last.amount) == (3, 2)


def test_cards_that_go_are_drawn_until_somebody_takes_them_and_what_remains_moves_up() -> None:
    laid = table()
    play(laid, 1, 13, 14, 15)
    play(laid, 2, 16, 17, 61)
    row = layout(laid).areas[0]
    taker = laid.seats[1]
    at = board(laid).show.at("take", taker)
    assert at > 0
    assert cards(row) == [
        ("12", 0, False, True),
        ("13", 1, False, True),
        ("14", 2, False, True),
        ("15", 3, False, True),
        ("16", 4, True, True),
        ("17", 5, True, True),
        ("17", 0, True, False),
    ]
    assert {card.until for card in row.cards[:-1]} == {at}
    assert row.cards[-1].since == at
    assert (row.taken_by, row.amount, row.slots) == (taker, 1, 6)


def test_where_the_reveal_does_not_show_that_they_go_they_are_gone() -> None:
    laid = table()
    play(laid, 1, 13, 14, 15)
    play(laid, 2, 16, 17, 61)
    play(laid, 3, 18, 62, 63)
    row = layout(laid).areas[0]
    assert cards(row) == [("17", 0, False, False), ("18", 1, True, False)]
    assert row.taken_by is None


def drawn(scene: TableScene) -> tuple[BoardArea, ...]:
    """What is drawn of a scene while no reveal is played."""
    laid = TableFixture(2)
    laid.start("nimmt")
    presenter = board(laid)
    found = presenter.layout
    assert found is not None
    found.scene = scene
    return found.areas


def test_of_a_pile_all_cards_lie_in_one_place_and_it_says_how_many_there_are() -> None:
    pile, many = drawn(
        TableScene(
            places=(),
            piles=(
                Pile("left", (LaidCard(4), LaidCard(9))),
                Pile("right", (LaidCard(5),), count=30),
            ),
        )
    )
    assert (pile.kind, pile.name, pile.slots, pile.amount) == ("pile", "left", 1, 2)
    assert cards(pile) == [("4", 0, False, False), ("9", 0, False, False)]
    assert many.amount == 30


def test_in_a_grid_cards_lie_where_their_slots_say_and_the_next_one_beside_them() -> None:
    (grid,) = drawn(
        TableScene(
            places=(), grid=Grid(3, 2, (LaidCard(4, slot=1), LaidCard(9), LaidCard(2, slot=5)))
        )
    )
    assert (grid.kind, grid.slots, grid.columns, grid.amount) == ("grid", 6, 3, 3)
    assert [(face, slot) for face, slot, *_ in cards(grid)] == [("4", 1), ("9", 2), ("2", 5)]


def test_a_card_that_only_a_reveal_shows_is_not_drawn_at_rest() -> None:
    gone = Moment("take", Seat("nobody"))
    (row,) = drawn(
        TableScene(places=(), rows=(Row("1", (LaidCard(4, until=gone), LaidCard(9, slot=0))),))
    )
    assert cards(row) == [("9", 0, False, False)]
    assert (row.slots, row.taken_by) == (1, None)


# -- what a reveal waits for -----------------------------------------------------------------


ANA, BO = Seat("ana"), Seat("bo")
WAITS = MustChoose(ANA, 3)
TAKES = TakesChosen(ANA, 3, "1", (12,), 1)


def in_order(*facts: Fact) -> list[Fact]:
    rulings = board(TableFixture(2)).rulings
    return [one.fact for one in rulings.in_order(Ruling("rule", fact) for fact in facts)]


def test_what_a_reveal_waits_for_is_said_until_others_have_followed() -> None:
    assert in_order(WAITS) == [WAITS]
    assert in_order(toy("first"), WAITS) == [toy("first"), WAITS]
    assert in_order(WAITS, TAKES) == [TAKES]
    assert in_order() == []


def test_who_comes_or_goes_meanwhile_leaves_it_standing() -> None:
    leaves = Leaves("nimmt", BO)
    assert in_order(WAITS, leaves) == [WAITS, leaves]
    assert in_order(leaves) == [leaves]
    assert in_order(WAITS, leaves, TAKES) == [leaves, TAKES]


def test_at_a_table_it_is_gone_when_the_row_is_taken() -> None:
    laid = table()
    play(laid, 1, 3, 40, 60)
    assert kinds(board(laid).rulings.all) == ["nimmt.must-choose"]
    laid.ok(laid.seats[0], "answer", key=f"deal1/round1/{laid.seats[0]}/row", value="1")
    assert kinds(board(laid).rulings.all) == [
        "nimmt.takes-chosen",
        "nimmt.follows",
        "nimmt.follows",
    ]


def kinds(rulings: Iterable[Ruling]) -> list[str]:
    return [ruling.fact.code for ruling in rulings]


def test_its_fact_says_that_it_is_provisional() -> None:
    assert Tells.PROVISIONAL in WAITS.tells
    assert Tells.PROVISIONAL not in TAKES.tells


@pytest.mark.parametrize("game", HAS_STANDARD_SCENE)
def test_at_the_place_of_who_has_left_stands_that_they_have(game: str) -> None:
    laid = TableFixture(4)
    laid.start(game)
    bo = laid.seats[1]
    assert "log-out" not in [place.sign for place in layout(laid).places]
    (leave,) = (each for each in laid.referee.standing_prompts() if each.prompt.name == "leave")
    laid.ok(laid.host, "answer", key=leave.key, value=bo)
    laid.table.connect("device-Bo")  # their phone still lies there
    shown = [
        (place.state, str(place.words), place.sign, place.is_asked)
        for place in layout(laid).places
        if place.seat == bo
    ]
    # In Oh Hell only those who play the deal have a place.
    assert shown == ([] if game == "ohhell" else [("away", "has left", "log-out", False)])


def test_the_board_keeps_back_a_round_that_began_with_the_answer_that_is_told() -> None:
    laid = TableFixture(2)
    laid.start("goofspiel")
    laid.ok(laid.host, "answer", key="round1/prize", value=5)
    for seat, card in zip(laid.seats, (7, 8), strict=True):
        laid.ok(seat, "answer", key=f"round1/card/{seat}", value=card)
    laid.alarm.ring()
    assert not board(laid).place_after_show
    scene = layout(laid).scene
    laid.referee.table.scene = replace(scene, round=2)
    assert board(laid).place_after_show
    laid.referee.table.scene = replace(scene, deal=2)
    assert not board(laid).place_after_show, "this game has no deals"


def test_who_leaves_after_a_round_has_left_once_the_next_one_is_asked_for() -> None:
    laid = table()
    play(laid, 1, 14, 15, 61)
    bo = laid.seats[1]
    (leave,) = (each for each in laid.referee.standing_prompts() if each.prompt.name == "leave")
    laid.ok(laid.host, "answer", key=leave.key, value=bo)
    assert [str(place.words) for place in layout(laid).places][1] == "has left"
