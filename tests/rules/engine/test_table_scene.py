"""A standard scene: what lies where, and the beats in which it is revealed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.engine.beats import Beat
from rules.engine.table_beats import named, table_beats
from rules.engine.table_scene import Fate, Middle, Place, TableScene
from rules.engine.tabletop import Script, Tabletop
from rules.facts import Fact, Ruling, Seat
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
