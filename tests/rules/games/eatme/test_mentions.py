"""What is told at the end of a game of Eat Me besides its score: each kind by an example."""

from __future__ import annotations

from rules.engine.referee import Referee
from rules.facts import Seat
from tests.rules.games.eatme.driver import bid, move, seat_down
from tests.rules.games.evening import BY_HOST
from tests.rules.games.mentions_of_a_game import sentences_of

ANA, BO, CY = Seat("ana"), Seat("bo"), Seat("cy")


def a_small_game() -> Referee:
    """Three players, four cards each, in a ring of 14; nobody has the 8.

    Bo's #2 (9 and 10, later 11) eats Bo's own #4; Ana's #1 eats Cy's #3, then #5 at once, and at last #2.
    """
    referee = seat_down(3, hand=4, cards="numbers")
    referee.answer("food", 10, BY_HOST)
    bid(referee, {ANA: 30, BO: 20, CY: 10})
    later = {ANA: 2, BO: 1, CY: 3}
    cards = ((2, 9, 4), (3, 13, 1), (5, 12, 11), (6, 14, 7))
    for number, played in enumerate(cards, start=1):
        moves: dict[str, object] = {
            seat: {"card": card} | ({"bid": later[seat]} if number < len(cards) else {})
            for seat, card in zip(later, played, strict=True)
        }
        move(referee, number, moves)
    referee.answer("check-1", "right", BY_HOST)
    assert referee.over
    return referee


def test_a_small_game_tells() -> None:
    told = sentences_of(a_small_game())
    assert [told[kind][0] for kind in ("newborn", "family", "generous")] == [
        "Cy’s organism #5 was born and eaten in the same round. A short life, 1 point.",
        "Bo’s organism #2 ate its own family, #4. 1 point for Bo all the same.",
        "Ana’s cards gave the others 2 points. How kind.",
    ]
    assert told["newborn"][1] == "round4"
