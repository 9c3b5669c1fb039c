"""A standard scene: what lies where, and the beats in which it is revealed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.engine.beats import SECONDS, Beat, length
from rules.engine.seating import Leaves
from rules.engine.table_beats import MOVES, OFTEN, SHORTEST_MOVE, named, table_beats
from rules.engine.table_scene import (
    Fate,
    Grid,
    LaidCard,
    Middle,
    Moment,
    Pile,
    Place,
    Row,
    TableScene,
)
from rules.engine.tabletop import Script, Tabletop
from rules.facts import Fact, Ruling, Seat, Tells
from tests.rules.engine.toys import ANA, BO, CY, start
from tests.rules.toy_facts import toy

DI = Seat("di")


def scene(*played: tuple[Seat, int | None, Fate], lies_open: bool = False) -> TableScene:
    places = [Place(seat, card, fate, lies_open=lies_open) for seat, card, fate in played]
    return TableScene(places=places, middle=Middle((7,)))


def beats(laid: TableScene, *facts: Fact) -> tuple[Beat, ...]:
    return table_beats([Ruling("rule", fact) for fact in facts], laid)


TAKES = toy("takes", seat=CY)


def test_what_decides_nothing_turns_up_first_and_who_takes_it_last() -> None:
    laid = scene((ANA, 9, "none"), (BO, 3, "none"), (CY, 12, "taken"))
    assert beats(laid, TAKES) == (
        Beat("turn", (ANA, BO)),
        Beat("turn", (CY,)),
        Beat("take", (CY,), 0),
        Beat("score", (CY,), 0),
    )


def test_equal_cards_match_before_the_one_that_decides() -> None:
    laid = scene((ANA, 9, "matched"), (BO, 9, "matched"), (CY, 4, "taken"), (DI, 2, "low"))
    gaffe, takes, low = toy("gaffe", seats=(ANA, BO)), TAKES, toy("low", seat=DI)
    assert beats(laid, gaffe, takes, low) == (
        Beat("turn", (ANA, BO)),
        Beat("match", (ANA, BO), 0, "9"),
        Beat("turn", (DI,)),
        Beat("turn", (CY,)),
        Beat("take", (CY,), 1),
        Beat("score", (CY,), 1),
        Beat("take", (DI,), 2),
        Beat("score", (DI,), 2),
    )


def test_where_nobody_takes_anything_the_equal_cards_decide_and_it_is_told() -> None:
    laid = scene((ANA, 9, "matched"), (BO, 9, "matched"), (CY, 4, "none"))
    assert beats(laid, toy("tie", seats=(ANA, BO))) == (
        Beat("turn", (CY,)),
        Beat("turn", (ANA, BO)),
        Beat("match", (ANA, BO), None, "9"),
        Beat("tell", ruling=0),
    )


def test_a_card_that_lay_open_is_not_turned_up() -> None:
    laid = scene((ANA, 9, "none"), (CY, 12, "taken"), lies_open=True)
    assert [beat.kind for beat in beats(laid, TAKES)] == ["take", "score"]


def test_what_is_ruled_afterwards_and_who_has_won_add_nothing() -> None:
    laid = scene((ANA, 9, "none"), (CY, 12, "taken"))
    later = (toy("leaves", seat=CY), toy("won", seats=(ANA,)))
    assert beats(laid, TAKES, *later) == beats(laid, TAKES)
    tied = scene((ANA, 9, "matched"), (BO, 9, "matched"))
    tie = toy("tie", seats=(ANA, BO))
    assert beats(tied, tie, *later) == beats(tied, tie)


@pytest.mark.parametrize(
    "facts, laid",
    [
        ((), scene((ANA, 9, "taken"))),
        ((TAKES,), scene((ANA, None, ""), (CY, None, ""))),
        ((TAKES,), TableScene(places=[Place(DI, 5, dummy=True, lies_open=True), Place(ANA)])),
    ],
    ids=["nothing is ruled", "cards are face down", "only a dummy's card is up"],
)
def test_nothing_is_revealed_before_it_is_time(facts: Sequence[Fact], laid: TableScene) -> None:
    assert beats(laid, *facts) == ()


def test_whom_a_fact_is_about() -> None:
    assert named(toy("takes", seat=ANA, card=4)) == (ANA,)
    assert named(toy("tie", seats=(ANA, BO))) == (ANA, BO)
    assert named(toy("out", seat=None)) == named(toy("deal", cards=3)) == ()


def test_a_place_is_found_by_its_seat() -> None:
    laid = scene((ANA, 9, "none"), (CY, 12, "taken"))
    assert laid.place(CY).card == 12
    with pytest.raises(KeyError):
        laid.place(BO)


def test_a_game_draws_a_standard_scene_and_no_other() -> None:
    def play(table: Tabletop) -> Script[None]:
        table.scene = {"pot": 3}
        yield from ()

    referee = start(play)
    assert referee.game.layout(referee.table.scene) is None
    assert referee.game.beats([Ruling("rule", TAKES)], referee.table.scene) == ()
    laid = scene((ANA, 9, "none"), (CY, 12, "taken"))
    assert referee.game.layout(laid) is laid
    assert referee.game.beats([Ruling("rule", TAKES)], laid) == beats(laid, TAKES)


# -- rows, piles and a grid ----------------------------------------------------------------


class Large(Fact, family="toy"):
    """Somebody takes a row, which is a large moment."""

    highlight = "large"
    seat: Seat


class Waits(Fact, family="toy"):
    """The reveal waits for somebody."""

    tells = Tells.PROVISIONAL
    seat: Seat


MOVE_ANA, TAKE_ANA, TAKE_BO = Moment("move", ANA), Moment("take", ANA), Moment("take", BO)


def row(*cards: int, name: str = "1") -> Row[int]:
    return Row(name, tuple(map(LaidCard, cards)))


def with_rows(*rows: Row[int], seats: Sequence[Seat] = (ANA, BO)) -> TableScene:
    """A round in which these players have played cards that go to rows."""
    return TableScene(places=[Place(seat, 50, "moved") for seat in seats], rows=rows)


def test_a_card_joins_the_end_of_a_row_and_comes_from_its_place() -> None:
    joined = row(3, 8).add(9, ANA)
    assert joined.present == (3, 8, 9)
    assert joined.end == 9
    assert joined.cards[-1] == LaidCard(9, since=MOVE_ANA, by=ANA, slot=2)
    assert joined.taken_at is None


def test_an_empty_row_has_no_end() -> None:
    assert row().end is None
    assert row().add(4, ANA).end == 4


def test_who_takes_a_row_takes_all_cards_but_the_last_which_move_up() -> None:
    taken = row(3, 8).add(9, ANA).taken(ANA, leaves=1)
    assert taken.present == (9,)
    assert taken.taken_at == TAKE_ANA
    assert taken.cards == (
        LaidCard(3, until=TAKE_ANA),
        LaidCard(8, until=TAKE_ANA),
        LaidCard(9, since=MOVE_ANA, until=TAKE_ANA, by=ANA, slot=2),
        LaidCard(9, since=TAKE_ANA, slot=0),
    )


def test_who_takes_all_of_a_row_leaves_none() -> None:
    taken = row(3, 8).taken(ANA)
    assert taken.present == ()
    assert taken.end is None
    assert taken.cards == (LaidCard(3, until=TAKE_ANA), LaidCard(8, until=TAKE_ANA))


def test_who_begins_a_row_anew_takes_what_lay_there_at_the_same_moment() -> None:
    begun = row(3, 8).begin(2, ANA)
    assert begun.present == (2,)
    assert begun.cards[-1] == LaidCard(2, since=TAKE_ANA, by=ANA, slot=0)
    assert {each.until for each in begun.cards[:-1]} == {TAKE_ANA}


def test_a_row_that_is_taken_twice_was_taken_by_the_last_and_keeps_who_took_what() -> None:
    twice = row(3, 8).begin(2, ANA).add(5, CY).add(6, BO).taken(BO, leaves=1)
    assert twice.present == (6,)
    assert twice.taken_at == TAKE_BO
    assert [(each.card, each.until) for each in twice.cards] == [
        (3, TAKE_ANA),
        (8, TAKE_ANA),
        (2, TAKE_BO),
        (5, TAKE_BO),
        (6, TAKE_BO),
        (6, None),
    ]


def test_a_settled_row_has_what_lies_there_and_no_moments() -> None:
    settled = row(3, 8).add(9, ANA).taken(ANA, leaves=1).add(12, BO).settled()
    assert settled == row(9, 12)
    assert settled.settled() == settled


def test_a_row_that_was_changed_is_another_one() -> None:
    first = row(3, 8)
    first.add(9, ANA).taken(ANA)
    assert first == row(3, 8)


def test_all_cards_that_lie_there_are_found_in_rows_on_piles_and_in_the_grid() -> None:
    one, two, three = LaidCard(1), LaidCard(2), LaidCard(3, slot=4)
    laid = TableScene(
        places=(),
        rows=(Row("1", (one,)),),
        piles=(Pile("left", (two,), count=9),),
        grid=Grid(3, 3, (three,)),
        aside=(LaidCard(4),),
    )
    assert laid.laid == (one, two, three)
    assert TableScene(places=(), middle=Middle((7,))).laid == ()


def test_a_card_leaves_its_place_when_it_goes_somewhere() -> None:
    laid = TableScene(
        places=(),
        rows=(row(3).add(9, ANA).taken(ANA, leaves=1),),
        grid=Grid(2, 2, (LaidCard(7, since=TAKE_BO, by=BO, slot=1),)),
    )
    assert laid.leaves_place(ANA) == MOVE_ANA
    assert laid.leaves_place(BO) == TAKE_BO
    assert laid.leaves_place(CY) is None


def test_all_cards_turn_up_at_once_and_then_each_goes_to_its_row() -> None:
    laid = with_rows(row(3).add(9, BO), row(4, name="2").add(12, ANA))
    assert [(beat.kind, beat.seats) for beat in beats(laid, *moves(BO, ANA))] == [
        ("turn", (ANA, BO)),
        ("move", (BO,)),
        ("move", (ANA,)),
    ]


def moves(*seats: Seat) -> list[Fact]:
    return [toy("follows", seat=seat) for seat in seats]


def test_a_card_that_goes_somewhere_and_takes_it_has_a_beat_for_both_and_the_score() -> None:
    laid = with_rows(row(3).add(9, BO).taken(BO, leaves=1), seats=(BO,))
    assert beats(laid, toy("takes", seat=BO)) == (
        Beat("turn", (BO,)),
        Beat("move", (BO,), takes=SECONDS["move"]),
        Beat("take", (BO,), 0),
        Beat("score", (BO,), 0),
    )


def test_a_row_that_is_taken_twice_in_one_reveal_has_two_takes_and_one_large_moment() -> None:
    laid = with_rows(row(3).begin(2, ANA).add(6, BO).taken(BO, leaves=1))
    assert [
        (beat.kind, beat.seats, beat.ruling) for beat in beats(laid, Large(ANA), Large(BO))
    ] == [
        ("turn", (ANA, BO), None),
        ("take", (ANA,), 0),
        ("score", (ANA,), 0),
        ("highlight", (ANA,), 0),
        ("move", (BO,), None),
        ("take", (BO,), 1),
        ("score", (BO,), 1),
    ]
    (large,) = (beat for beat in beats(laid, Large(ANA)) if beat.kind == "highlight")
    assert (large.what, large.seconds) == ("large", OFTEN)


def test_what_a_reveal_waits_for_is_told_and_what_follows_comes_after_it() -> None:
    before, after = with_rows(row(3, 8)), with_rows(row(3, 8).begin(2, ANA))
    waits = beats(before, Waits(ANA))
    assert waits == (Beat("turn", (ANA, BO)), Beat("tell", ruling=0))
    assert beats(after, Waits(ANA), Large(ANA))[:3] == (*waits, Beat("take", (ANA,), 1))


def test_who_comes_or_goes_meanwhile_moves_no_card() -> None:
    laid = with_rows(row(3, 8).begin(2, ANA))
    found = beats(laid, Waits(ANA), Leaves("toy", ANA), Large(ANA))
    assert [(beat.kind, beat.ruling) for beat in found[1:4]] == [
        ("tell", 0),
        ("take", 2),
        ("score", 2),
    ]


def test_what_is_ruled_of_a_card_that_moved_already_adds_nothing() -> None:
    laid = with_rows(row(3).add(9, ANA))
    assert beats(laid, *moves(ANA, ANA)) == beats(laid, *moves(ANA))


def test_cards_on_a_table_that_nobody_has_played_to_have_no_beats() -> None:
    laid = TableScene(places=[Place(ANA)], rows=(row(3, 8),))
    assert beats(laid, *moves(ANA)) == ()


@pytest.mark.parametrize(
    "players, each", [(1, SECONDS["move"]), (4, MOVES / 4), (8, SHORTEST_MOVE)]
)
def test_the_more_cards_move_the_less_time_each_takes(players: int, each: float) -> None:
    seats = tuple(Seat(f"s{number}") for number in range(players))
    one = row(1)
    for seat in seats:
        one = one.add(2, seat)
    found = beats(with_rows(one, seats=seats), *moves(*seats))
    assert [beat.seconds for beat in found if beat.kind == "move"] == [each] * players
    assert length(found) < 4
