"""The Feast's reveal, moment by moment: the cards that match first, the decisive one last, then who takes what."""

from __future__ import annotations

from rules.engine.beats import Beat
from rules.facts import Fact, Ruling, Seat
from rules.games.feast.beats import round_beats
from rules.games.feast.facts import AllMatched, Deal, Gaffe, GaffeTaken, OnlyTakesGaffe, Topic
from rules.games.feast.scene import Play, Scene

A, B, C, D, E = (Seat(each) for each in "abcde")


def scene(
    *played: tuple[Seat, int], gaffes: tuple[int, ...] = (), dummy: Seat | None = None
) -> Scene:
    plays = tuple(Play(seat, seat == dummy, rank, rank in gaffes) for seat, rank in played)
    return Scene(1, 4, 1, 8, "judging", topic=5, plays=plays)


def ruled(fact: Fact) -> Ruling:
    return Ruling("x", fact)


GAFFE = ruled(Gaffe(9, (A, B)))
TOPIC = ruled(Topic(C, 6, 5, ()))
TAKEN = ruled(GaffeTaken(E, 4, 5, 9))
ROUND = scene((A, 9), (B, 9), (C, 6), (D, 5), (E, 4), gaffes=(9,))


def test_what_matches_comes_first_and_the_highest_card_last() -> None:
    assert tuple(round_beats([GAFFE, TOPIC, TAKEN], ROUND)) == (
        Beat("turn", (A, B)),
        Beat("match", (A, B), 0, "9"),
        Beat("turn", (D,)),
        Beat("turn", (E,)),
        Beat("turn", (C,)),
        Beat("take", (C,), 1, "topic"),
        Beat("score", (C,), 1),
        Beat("take", (E,), 2, "gaffe"),
        Beat("score", (E,), 2),
    )


def test_nothing_is_turned_up_that_lay_face_up_before() -> None:
    laid = scene((A, 9), (B, 9), (C, 6), gaffes=(9,), dummy=B)
    beats = tuple(round_beats([GAFFE, TOPIC], laid))
    assert [each.seats for each in beats if each.kind == "turn"] == [(A,), (C,)]
    assert beats[1] == Beat("match", (A, B), 0, "9")


def test_when_all_match_it_is_told_last() -> None:
    laid = scene((A, 9), (B, 9), gaffes=(9,))
    beats = tuple(round_beats([GAFFE, ruled(AllMatched(5))], laid))
    assert beats[-1] == Beat("tell", ruling=1)


def test_the_only_card_that_matches_nothing_is_turned_once_and_its_choice_is_told_later() -> None:
    laid = scene((A, 9), (B, 9), (C, 6), gaffes=(9,))
    waits = tuple(round_beats([GAFFE], laid))
    assert waits[-1] == Beat("turn", (C,))
    chosen = tuple(round_beats([GAFFE, ruled(OnlyTakesGaffe(C, 6, 5, 9))], laid))
    assert chosen[: len(waits)] == waits
    assert [each.kind for each in chosen[len(waits) :]] == ["take", "score"]


def test_nothing_is_played_before_the_cards_are_judged() -> None:
    assert tuple(round_beats([], ROUND)) == ()
    assert tuple(round_beats([ruled(Deal(2, 8, 0))], ROUND)) == ()
