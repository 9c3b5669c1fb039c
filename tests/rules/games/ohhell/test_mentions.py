"""What was remarkable in a game, and nothing more: each kind by an example."""

from __future__ import annotations

from collections.abc import Mapping

from rules.facts import Json
from tests.rules.games.mentions_of_a_game import sentences_of
from tests.rules.games.ohhell.driver import play_deal, seat_down

Deal = tuple[Mapping[str, int], Mapping[str, int]]


def three(*numbers: int) -> Mapping[str, int]:
    return dict(zip(("ana", "bo", "cy"), numbers, strict=True))


def told(*deals: Deal, **options: Json) -> dict[str, tuple[str, str]]:
    """What is told of a short game of three: each deal as bids and tricks, from three cards to one."""
    referee = seat_down(3, deals="down", largest=3, **options)
    for bids, tricks in deals:
        play_deal(referee, bids, tricks)
    assert referee.over
    return sentences_of(referee)


def test_who_never_missed_who_missed_most_and_when_all_made_it() -> None:
    found = told(
        (three(0, 3, 1), three(0, 0, 3)),
        (three(1, 0, 1), three(1, 0, 1)),
        (three(0, 1, 0), three(0, 0, 1)),
    )
    assert found["never-missed"] == ("Ana never missed: 3 bids, all of them exact.", "deal3")
    assert found["all-made"] == ("With 2 cards each, everybody made it.", "deal2")
    assert found["worst-miss"] == ("Bo bid 3, and won none.", "deal1")


def test_two_who_never_missed() -> None:
    found = told(
        (three(0, 0, 1), three(0, 0, 3)),
        (three(1, 0, 1), three(1, 0, 1)),
        (three(0, 0, 1), three(0, 0, 1)),
    )
    assert found["never-missed"][0] == "Ana and Bo never missed: 3 bids, all of them exact."


def test_where_all_have_missed_nobody_is_said_to_be_exact() -> None:
    found = told(
        (three(1, 1, 0), three(0, 0, 3)),
        (three(1, 0, 1), three(2, 0, 0)),
        (three(0, 0, 0), three(0, 0, 1)),
    )
    assert "never-missed" not in found
    assert "all-made" not in found
