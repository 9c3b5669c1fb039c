"""What is told at the end of a game of Goofspiel besides its score: each kind by an example."""

from __future__ import annotations

from rules.facts import Json
from tests.rules.games.goofspiel.driver import play_round, seat_down
from tests.rules.games.mentions_of_a_game import sentences_of


def told(*rounds: tuple[int, ...], **options: Json) -> dict[str, tuple[str, str]]:
    """What is told of a short game; a round is a prize, then the cards."""
    referee = seat_down(len(rounds[0]) - 1, cards=len(rounds), **options)
    for number, (prize, *cards) in enumerate(rounds, 1):
        play_round(referee, number, prize, *cards)
    assert referee.over
    return sentences_of(referee)


def test_a_bargain_and_a_card_that_was_too_good() -> None:
    found = told((5, 2, 1), (1, 5, 2), (2, 1, 5), (3, 3, 4), (4, 4, 3))
    assert found["bargain"] == ("Ana took the 5, with nothing but a 2.", "round1")
    assert found["overpaid"] == ("Ana spent a 5 on the ace.", "round2")


def test_a_prize_that_was_tied_away() -> None:
    found = told((5, 4, 4), (1, 5, 2), (2, 1, 5), (3, 3, 1), (4, 2, 3), ties="discard")
    assert found["tied-away"] == (
        "Ana and Bo both played a 4 for the 5, and got nothing.",
        "round1",
    )
