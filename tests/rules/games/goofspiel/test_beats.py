"""Goofspiel's reveal, moment by moment: the cards that decide come last, then the prizes go or stay."""

from __future__ import annotations

import pytest

from rules.engine.beats import Beat
from rules.engine.referee import Referee
from rules.facts import Seat
from tests.rules.games.goofspiel.driver import play_round, seat_down

ANA, BO, CY, DI, ED = (Seat(name) for name in ("ana", "bo", "cy", "di", "ed"))


def played(*cards: int, prize: int = 9, ties: str = "stay") -> Referee:
    referee = seat_down(len(cards), ties=ties)
    play_round(referee, 1, prize, *cards)
    return referee


def beats_of(referee: Referee) -> tuple[Beat, ...]:
    return tuple(referee.game.beats(referee.table.pages[-1], referee.table.scene))


def test_the_highest_card_is_turned_last_and_takes_the_prize() -> None:
    assert beats_of(played(3, 12, 5)) == (
        Beat("turn", (ANA, CY)),
        Beat("turn", (BO,)),
        Beat("take", (BO,), 0),
        Beat("score", (BO,), 0),
    )


@pytest.mark.parametrize("ties", ["stay", "discard"])
def test_the_highest_that_tie_are_turned_together_and_leave_the_prize(ties: str) -> None:
    assert beats_of(played(12, 3, 12, 3, ties=ties)) == (
        Beat("turn", (BO, DI)),
        Beat("turn", (ANA, CY)),
        Beat("match", (ANA, CY), what="12"),
        Beat("tell", ruling=0),
    )


def test_those_who_share_take_it_together() -> None:
    assert beats_of(played(12, 3, 12, ties="share")) == (
        Beat("turn", (BO,)),
        Beat("turn", (ANA, CY)),
        Beat("take", (ANA, CY), 0),
        Beat("score", (ANA, CY), 0),
    )


def test_a_point_that_cannot_be_shared_is_taken_by_nobody() -> None:
    beats = beats_of(played(12, 12, prize=1, ties="share"))
    assert [beat.kind for beat in beats] == ["turn", "match", "tell"]


def test_equal_cards_that_cancel_match_before_the_one_that_takes_the_prize() -> None:
    assert beats_of(played(12, 7, 12, 13, 13, ties="cancel")) == (
        Beat("turn", (ANA, CY, DI, ED)),
        Beat("match", (ANA, CY), what="12"),
        Beat("match", (DI, ED), what="13"),
        Beat("turn", (BO,)),
        Beat("take", (BO,), 0),
        Beat("score", (BO,), 0),
    )


def test_when_every_card_cancels_the_prize_stays() -> None:
    beats = beats_of(played(4, 4, ties="cancel"))
    assert [beat.kind for beat in beats] == ["turn", "match", "tell"]
