"""What is told at the end of a game of I Bid You Not besides its score: each kind by an example."""

from __future__ import annotations

import re

from rules.engine.referee import Referee
from tests.rules.games.evening import first_of, host_says
from tests.rules.games.ibid.auction_table import HOST, Table
from tests.rules.games.ibid.driver import Evening, seat_down
from tests.rules.games.mentions_of_a_game import all_found, says, sentences_of

SMALL = (
    *("5,Camerat,1,", "10,Camerat,4,", "20,Camerat,5,", "25,Camerat,-3,", "30,Camerat,9,"),
    *("35,Camerat,1,", "40,Camerat,-3,", "50,Camerat,-5,", "60,Camerat,1,", "70,Camerat,1,"),
)
"""Ten tiles without actions: three for each of three players, and the first offer."""


def a_small_game() -> Table:
    """Bo's 60 keeps the first auction from inversion; Bo takes it, and the second one; Cy takes the third."""
    table = Table(start=20, list=list(SMALL))
    table.adds(30, 40)
    table.auction(ana=25, bo=60, cy=35)
    table.add(50)
    table.auction(bo=70, cy=10)
    table.auction(cy=5)
    assert table.referee.over
    return table


def test_a_small_game_tells() -> None:
    told = sentences_of(a_small_game().referee)
    assert told["own-tile"][0] == "Bo added the 40 (Camerat, −3), and then took it."
    assert told["turned"][0] == (
        "Only Bo’s 60 was outside 20 to 40. That alone kept the highest bid first."
    )


def test_an_offer_that_several_paid_to_skip() -> None:
    def play(seed: int) -> Referee:
        return Evening(seat_down(4, seed, odd=True, seed=seed + 1), seed).play()

    referee = first_of(play, lambda game: "hot" in all_found(game))
    said = says(all_found(referee)["hot"])
    assert re.fullmatch(r"\d of you paid to skip [+−]\d+\. \w+ took it\.", said)


def test_a_tile_counts_as_it_was_described_last() -> None:
    table = a_small_game()
    table.referee.undo(HOST)
    tile = {"number": 40, "type": "camerat", "price": -5, "action": ""}
    host_says(table.referee, "describe", tile)
    assert table.referee.current_ask is not None
    table.referee.open(table.referee.current_ask.key, HOST)
    said = says(all_found(table.referee)["own-tile"])
    assert said == "Bo added the 40 (Camerat, −5), and then took it."
