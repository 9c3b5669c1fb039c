"""Reveals of every game: what they show, that scores change at their beats, and how long they take."""

from __future__ import annotations

from statistics import median

import pytest

from rules.engine.beats import length
from rules.engine.game import Game
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, load
from rules.facts import Seat
from tests.golden.beats import WITH_BEATS, beats_of, file_of
from tests.repeats import repeats
from tests.rules.conformance.rand import play, table
from tests.rules.conformance.recorded_reveals import SHARE_REVEALS, recorded_reveals
from tests.rules.games.watching import Reveals

EACH_WITH_BEATS = pytest.mark.parametrize("game", WITH_BEATS)
WITH_STANDARD_SCENE = [
    game
    for game in GAMES
    if type(load(game)).beats is Game.beats or type(load(game)).layout is not Game.layout
]
LONGEST = 14
"""Seconds that no reveal takes at the ordinary pace, if its words are short."""


@EACH_WITH_BEATS
@pytest.mark.parametrize("seed", range(repeats(5)))
def test_in_any_game_reveals_only_grow_and_every_score_changes_at_a_beat(
    game: str, seed: int
) -> None:
    found = Reveals()

    def look(referee: Referee) -> None:
        found.look(referee.game, referee.table)

    referee = play(table(game, seed), seed, each=look, talk=0)
    assert referee.over
    assert found.seen


@pytest.mark.parametrize("game", WITH_STANDARD_SCENE)
@pytest.mark.parametrize("seed", range(repeats(3)))
def test_a_score_never_changes_without_a_reveal_of_the_cards_that_changed_it(
    game: str, seed: int
) -> None:
    """Else the next cards are dealt in the same step, and nobody sees the last ones."""
    before: dict[Seat, int] = {}

    def look(referee: Referee) -> None:
        standings = referee.table.standings
        now = {line.seat: line.total for line in standings.lines} if standings else {}
        changed = [seat for seat in before if now[seat] != before[seat]]
        asked = referee.current_ask.key if referee.current_ask else "the end"
        beats = referee.game.beats_of(referee.table)
        assert not changed or beats, f"ask a Confirm before {asked}, and deal after it"
        before.update(now)

    assert play(table(game, seed), seed, each=look, talk=0).over


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_is_played_after_all_that_was_played_before(game: str) -> None:
    numbers: list[int] = []

    def look(referee: Referee) -> None:
        reveal = referee.game.reveal(referee.table)
        numbers.append(reveal.number if reveal is not None else 0)
        if reveal is not None and not referee.over:
            whole = length(referee.game.beats_of(referee.table))
            assert reveal.seconds == referee.game.lead + whole, "no phone tells before the board"

    referee = play(table(game, 1), 1, each=look, talk=0)
    assert referee.over
    assert numbers[-1] > max(numbers[:-1])


@EACH_WITH_BEATS
def test_the_beats_of_a_recorded_game_are_as_they_were_written_down(game: str) -> None:
    written = file_of(game).read_text(encoding="utf-8")
    assert beats_of(game) == written, "python -m tests.golden.record, and read the diff"


@SHARE_REVEALS
@EACH_WITH_BEATS
def test_an_ordinary_reveal_takes_two_to_six_seconds_and_none_takes_long(game: str) -> None:
    seconds = [each.seconds for each in recorded_reveals(game)]
    assert 2 <= median(seconds) <= 6
    assert max(seconds) < LONGEST
