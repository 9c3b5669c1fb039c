"""What is told at the end of Who's Lying? besides its score: each kind by an example."""

from __future__ import annotations

from rules.engine.log import Kind
from rules.engine.referee import Referee
from tests.rules.games.evening import host_says
from tests.rules.games.liar.driver import CY, begin, doubt, lay, passes, say
from tests.rules.games.mentions_of_a_game import all_found, sentences_of


def a_small_game() -> Referee:
    """Bo catches Ana twice, and is then doubted by Cy three times, and honest."""
    referee = begin(3, cards=4, extended=False)
    lay(referee, "red", blue=3)
    doubt(referee)
    lay(referee, "green", green=1)
    lay(referee, "green", green=1)
    lay(referee, "green", red=1)
    doubt(referee)
    for count in (2, 1):
        lay(referee, "yellow", yellow=count)
        doubt(referee)
    lay(referee, "black", black=4)
    doubt(referee)
    assert referee.over
    return referee


def test_a_small_game_tells() -> None:
    told = sentences_of(a_small_game())
    assert told["caught"][0] == "Bo saw through Ana’s 3 red: all 3 were something else."
    assert told["costly-doubt"][0] == "Cy doubted the truth, and took 4 minus cards for it."
    assert told["honest"][0] == "3 doubts, and Bo told the truth each time."


def nobody_doubts(**cards: int) -> Referee:
    """Everybody says red, one card a turn, until Ana has none left; these are what Ana lays each time."""
    referee = begin(3, cards=4, extended=False)
    for turn in range(22):
        lay(referee, "red", **(cards if turn % 3 == 0 else {"blue": 1}))
    passes(referee)
    passes(referee)
    assert referee.over
    return referee


def test_what_nobody_turned_up_changes_no_mention() -> None:
    """Whether it was the truth stays with whoever laid it."""
    honest, lying = nobody_doubts(red=1), nobody_doubts(blue=1)
    assert honest.log != lying.log
    assert not any(entry.kind is Kind.REVEAL for entry in honest.log)
    assert honest.game.mentions(honest.table) == lying.game.mentions(lying.table)


def test_of_who_left_a_void_game_nothing_is_told() -> None:
    """They are on no screen of the end."""
    referee = begin(3, cards=4, extended=False)
    lay(referee, "red", blue=1)
    passes(referee)
    lay(referee, "green", red=3)
    doubt(referee)
    host_says(referee, "leave", CY)
    say(referee, "yes")
    lay(referee, "red", red=4, blue=1)
    passes(referee)
    assert referee.over
    assert not any(CY in each.seats for each in all_found(referee).values())
