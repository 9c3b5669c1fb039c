"""Random games come to the same as in OpenSpiel, where that is installed: the extra ``peers``.

OpenSpiel discards a prize that is tied for. It plays the last round by itself, as there is nothing
to choose any more.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.rules.games.evening import totals
from tests.rules.games.goofspiel.driver import play_round, seat_down

pyspiel = pytest.importorskip("pyspiel")


def new_state(players: int, cards: int, order: str) -> Any:
    """A game of OpenSpiel, before its first prize."""
    given = {"players": players, "num_cards": cards, "points_order": order, "imp_info": False}
    return pyspiel.load_game("goofspiel", given).new_initial_state()


def points(state: Any) -> list[int]:
    """Everybody's points, as OpenSpiel writes them down after each round."""
    (line,) = (line for line in str(state).splitlines() if line.startswith("Points:"))
    return [int(each) for each in line.split()[1:]]


@pytest.mark.parametrize("order", ["random", "ascending", "descending"])
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("cards", [4, 7, 13])
def test_the_points_after_each_round_are_those_of_open_spiel(
    players: int, cards: int, order: str
) -> None:
    for seed in range(20):
        rng = Random(seed)
        state = new_state(players, cards, order)
        referee = seat_down(players, cards=cards, order=order, ties="discard")
        hands = [rng.sample(range(1, cards + 1), cards) for _ in range(players)]
        prizes = rng.sample(range(1, cards + 1), cards)
        if order != "random":
            prizes.sort(reverse=order == "descending")
        for number, prize in enumerate(prizes, 1):
            played = [hand[number - 1] for hand in hands]
            if state.is_chance_node():
                state.apply_action(prize - 1)
            if not state.is_terminal():
                state.apply_actions([card - 1 for card in played])
            play_round(referee, number, prize, *played)
            if not state.is_terminal():
                assert points(state) == totals(referee)
        assert state.is_terminal()
        assert referee.over
        assert points(state) == totals(referee)
