"""Goofspiel's reveal, moment by moment: the cards that decide come last, then the prizes go or stay."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.beats import Beat, length
from rules.engine.referee import Referee
from rules.engine.seating import Leaves
from rules.facts import Ruling, Seat
from tests.rules.games.evening import BY_HOST, Evening
from tests.rules.games.goofspiel.driver import play_round, scene_of, seat_down
from tests.rules.games.watching import Reveals

ANA, BO, CY, DI, ED = (Seat(name) for name in ("ana", "bo", "cy", "di", "ed"))


def played(*cards: int, prize: int = 9, ties: str = "stay") -> Referee:
    referee = seat_down(len(cards), ties=ties)
    play_round(referee, 1, prize, *cards)
    return referee


def beats_of(referee: Referee) -> tuple[Beat, ...]:
    return referee.game.beats(referee.table.pages[-1], referee.table.scene)


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


def test_nothing_is_played_before_the_cards_are_turned_over() -> None:
    referee = seat_down(3)
    assert beats_of(referee) == ()
    referee.answer("round1/prize", 4, BY_HOST)
    assert beats_of(referee) == ()


def test_rulings_that_follow_add_nothing() -> None:
    referee = played(3, 12, 5)
    before = beats_of(referee)
    page = [*referee.table.pages[-1], Ruling("leaving", Leaves("goofspiel", Seat("bo")))]
    assert referee.game.beats(page, referee.table.scene) == before


def test_a_round_takes_two_to_six_seconds() -> None:
    assert (
        2 <= length(beats_of(played(3, 12))) < length(beats_of(played(9, 9, 3, ties="cancel"))) < 6
    )


@given(
    seed=st.integers(0, 10_000),
    players=st.integers(2, 7),
    ties=st.sampled_from(["stay", "discard", "share", "cancel"]),
    order=st.sampled_from(["random", "ascending"]),
)
@settings(max_examples=40)
def test_in_any_game_a_reveal_only_grows_and_turns_every_card_once(
    seed: int, players: int, ties: str, order: str
) -> None:
    seen = Reveals()

    def happens(evening: Evening) -> bool:
        beats = seen.look(evening.referee.game, evening.referee.table)
        cards: list[Seat] = []
        scene = scene_of(evening.referee)
        for beat in beats:
            cards += beat.seats if beat.kind == "turn" else ()
        assert not beats or sorted(cards) == sorted(
            p.seat for p in scene.places if p.card is not None
        )
        return False

    referee = Evening(
        seat_down(players, cards=5, ties=ties, order=order), seed, happens=happens
    ).play()
    seen.look(referee.game, referee.table)
    assert len(seen.seen) == 5
