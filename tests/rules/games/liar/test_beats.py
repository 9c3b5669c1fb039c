"""A doubt, moment by moment: the cards, what they prove, who takes what; who wins is told last."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rules.engine.beats import Beat
from rules.facts import Fact, Ruling, Seat
from rules.games.liar.beats import turn_beats
from rules.games.liar.deck import deal_for
from rules.games.liar.facts import (
    Accepted,
    AllBelieve,
    AllPassed,
    Contested,
    Draws,
    Holds,
    LastCard,
    Lays,
    Lie,
    Next,
    OddDeck,
    Passes,
    Proved,
    Scores,
    TakesBack,
    TakesPile,
    Truth,
)
from rules.games.liar.meta import META
from rules.games.liar.scene import Laid, Scene, Tally, TurnedUp
from rules.sealed import Sealed

A, B = Seat("a"), Seat("b")
LIE = Lie(A, B, "red", 2, {"red": 1, "blue": 1}, {"blue": 1})
BACK = TakesBack(A, 2, 2)
TRUTH = Truth(A, B, "red", 2, {"red": 2}, {})
PILE = TakesPile(B, 4)
SCORES = Scores(1, A, (Tally(B, -3, "rainbow", 3),))


def rulings(*told: Fact) -> list[Ruling]:
    return [Ruling("x", each) for each in told]


def scene(
    cards: tuple[str, ...], odd: tuple[str, ...] = (), *, games: int = 3, entered: bool = True
) -> Scene:
    secret: Sealed[Mapping[str, int]] | None = None
    if entered:
        secret = Sealed("laid", frozenset({A}), lambda _: {})
    laid = Laid(A, 3, len(cards) + len(odd), "red", secret)
    shown = TurnedUp(laid, B, cards, odd, not odd)
    return Scene(1, games, "turn", deal_for(3, META.settle(3, {})), shown=shown)


def kinds(told: list[Ruling], laid: Scene) -> list[str]:
    return [each.kind for each in turn_beats(told, laid)]


def test_the_cards_turn_up_one_by_one_and_then_it_is_told_that_it_was_a_lie() -> None:
    told = rulings(LIE, BACK, Next(B))
    assert tuple(turn_beats(told, scene(("red",), ("blue", "green")))) == (
        Beat("challenge", (B,)),
        Beat("turn", (A,), what="card-0", takes=0.8),
        Beat("turn", (A,), what="card-1", takes=0.8),
        Beat("turn", (A,), what="card-2", takes=0.8),
        Beat("lie", (A,), 0),
        Beat("take", (A,), 1, "pile"),
    )


def test_what_is_taken_back_into_a_hand_is_the_score_of_a_single_game() -> None:
    laid = scene(("red",), ("blue",), games=1)
    assert tuple(turn_beats(rulings(LIE, BACK), laid))[-1] == Beat("score", (A,), 1)
    drawn = Draws(B, A, 2)
    assert tuple(turn_beats(rulings(TRUTH, PILE, drawn), laid))[-2:] == (
        Beat("take", (B, A), 2, "draw"),
        Beat("score", (B, A), 2),
    )


def test_who_has_won_is_told_after_all_else_and_then_come_the_points() -> None:
    told = rulings(TRUTH, PILE, Proved(A, 1))
    won = tuple(turn_beats(told, scene(("red",))))
    assert won[-1] == Beat("tell", (A,), 2, "won")
    with_points = tuple(turn_beats([*told, *rulings(SCORES)], scene(("red",))))
    assert with_points == (*won, Beat("score", (A, B), 2))


def test_last_cards_that_are_accepted_win_at_once() -> None:
    assert kinds(rulings(Accepted(A, 1, B)), scene(())) == ["highlight", "tell"]
    assert kinds(rulings(AllBelieve(A, 1), SCORES), scene(())) == ["highlight", "tell", "score"]


@pytest.mark.parametrize(
    "fact",
    [Lays(A, 1, "red", 3), Passes(A), AllPassed(A, 4), LastCard(A), Holds(A, 3, 4, 1)],
    ids=lambda fact: fact.code,
)
def test_a_turn_without_a_doubt_has_none(fact: Fact) -> None:
    assert kinds(rulings(fact), scene(())) == []


def test_cards_that_were_turned_up_by_hand_are_not_turned_up_again() -> None:
    told = rulings(LIE, BACK)
    assert kinds(told, scene((), ("blue",), entered=False)) == ["challenge", "lie", "take"]
    odd_deck = rulings(OddDeck("red"), LIE, BACK)
    assert kinds(odd_deck, scene((), ("blue",))) == ["lie", "take"]


def test_a_doubt_is_shown_before_its_cards_are_turned_up_by_hand() -> None:
    laid = Laid(A, 3, 2, "red", None)
    doubted = Scene(1, 3, "turned-up", deal_for(3, META.settle(3, {})), up=B, standing=laid)
    assert tuple(turn_beats([], doubted)) == (Beat("challenge", (B,)),)
    contested = rulings(Contested(A, B))
    assert tuple(turn_beats(contested, doubted)) == (Beat("challenge", (B,)),)


@pytest.mark.parametrize("count", [1, 4, 11])
def test_many_cards_take_no_longer_than_a_few(count: int) -> None:
    told = rulings(TRUTH, PILE, Next(A))
    seconds = sum(each.seconds for each in turn_beats(told, scene(("red",) * count)))
    assert 2 < seconds < 6
