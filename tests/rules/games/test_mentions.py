"""What is told at the end of any game: random games with any options, in which people come and go."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from rules.engine.log import Stamp
from rules.engine.mentions import FEWEST
from rules.engine.referee import Referee
from rules.engine.registry import GAMES
from rules.errors import Refused
from rules.facts import CHANCE
from tests.repeats import more_when_slow
from tests.rules.conformance.rand import copy_of, play, table
from tests.rules.games.eatme import driver as eatme
from tests.rules.games.feast import driver as feast
from tests.rules.games.ibid import driver as ibid
from tests.rules.games.ididnt import driver as ididnt
from tests.rules.games.liar import driver as liar
from tests.rules.games.mentions_of_a_game import all_found

GAMES_OF_A_PART = 15


def amend(referee: Referee, rng: Random) -> None:
    """Correct an entry of a game that is over, unless that would turn up other cards."""
    step = rng.choice([each for each in referee.history if each.pending.who is not CHANCE])
    value = step.prompt.dump(step.prompt.sample(rng))
    if value != step.prompt.dump(step.value):
        with suppress(Refused):
            referee.amend(step.pending.key, value, Stamp("host"))


@pytest.mark.parametrize("part", more_when_slow(1, 2))
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_holds_in_every_game_also_when_it_is_corrected(game: str, part: int) -> None:
    kinds: set[str] = set()
    for seed in range(part * GAMES_OF_A_PART, (part + 1) * GAMES_OF_A_PART):
        referee = play(table(game, seed), seed, talk=0.05 if seed % 2 else 0)
        kinds |= all_found(referee).keys()
        if seed % 5:
            continue
        amend(referee, Random(seed))
        told = referee.game.mentions(referee.table)
        assert told == referee.game.mentions(copy_of(referee).table)
        if referee.over:
            all_found(referee)
        else:
            assert told == ()
    assert {"margin", "most-at-once"} <= kinds


EVENINGS: dict[str, Callable[[int], Referee]] = {
    "feast": lambda seed: feast.Evening(feast.seat_down(2 + seed % 5), seed).play(),
    "eatme": lambda seed: eatme.Evening(eatme.seat_down(2 + seed % 5, seed), seed).play(),
    "ibid": lambda seed: ibid.Evening(ibid.seat_down(2 + seed % 5, seed), seed).play(),
    "ididnt": lambda seed: ididnt.Evening(ididnt.seat_down(2 + seed % 5), seed).play(),
    "liar": lambda seed: liar.Match(liar.seat_down(2 + seed % 4), seed).play(),
}
"""Games with real cards, by somebody who plays to win."""


@pytest.mark.parametrize("game", EVENINGS)
def test_a_game_with_real_cards_has_enough_to_tell(game: str) -> None:
    few = [len(all_found(EVENINGS[game](seed))) < FEWEST for seed in range(10)]
    assert sum(few) <= len(few) / 10
