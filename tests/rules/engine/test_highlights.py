"""Large moments: a comeback is found in the score of any game, and what was shown of it stays."""

from __future__ import annotations

import pytest

from rules.engine.registry import GAMES
from tests.rules.conformance.recorded_reveals import SHARE_REVEALS, recorded_reveals
from tests.rules.games.watching import Seen

pytestmark = SHARE_REVEALS


def told(game: str) -> set[str]:
    beats = [beat for each in recorded_reveals(game) for beat in each.beats]
    return {beat.what for beat in beats if beat.kind == "highlight"}


def comebacks(game: str) -> list[tuple[Seen, int]]:
    """Return the comebacks of all recorded games: the reveal, and the number of its beat from 0."""
    return [
        (each, nth)
        for each in recorded_reveals(game)
        for nth, beat in enumerate(each.beats)
        if beat.what == "comeback"
    ]


@pytest.mark.parametrize(
    "game, what",
    [
        ("feast", "all-matched"),
        ("ididnt", "caught"),
        ("liar", "last-card"),
        ("eatme", "swallowed"),
        ("ohhell", "all-made"),
    ],
)
def test_each_large_moment_of_a_game_is_in_a_recorded_one(game: str, what: str) -> None:
    assert what in told(game)


@pytest.mark.parametrize("game", GAMES)
def test_after_a_comeback_its_player_leads_alone(game: str) -> None:
    for seen, nth in comebacks(game):
        (seat,) = seen.beats[nth].seats
        totals = {each: [line.total for line in lines] for each, lines in seen.lines.items()}
        others = [each for each in totals if each != seat and seen.lines[each][0].competes]
        after = [totals[each][nth] for each in others]
        own = totals[seat]
        # The least or the most wins, as the game has it.
        assert own[nth] < min(after) or own[nth] > max(after), (game, seen.path)


def test_there_are_comebacks() -> None:
    assert any(comebacks(game) for game in GAMES)
