"""Reveals can be read: the time of a beat follows its words, in a recorded game of each kind."""

from __future__ import annotations

from functools import cache
from statistics import median

import pytest

from companion.presenters.show import A_WORD, FIRST_GAME, LEAST
from tests.golden.beats import WITH_BEATS
from tests.golden.times import TimedReveal, name_of, timed_reveals

# They share the reveals of each game, which take seconds.
pytestmark = pytest.mark.xdist_group("show-times")
EACH_GAME = pytest.mark.parametrize("game", WITH_BEATS)
CEREMONY = {"place", "evening", "course", "mention"}
"""Kinds of beats at the end of a game."""
MOST = 2.0
"""Seconds that a highlight takes at most."""
LONGEST = 16.0
"""Seconds that no reveal takes, but for its highlights."""
ORDINARY = 6.0
"""Seconds within which an ordinary round of The Feast is revealed."""


@cache
def reveals(game: str, *, first_game: bool = False) -> list[TimedReveal]:
    return list(timed_reveals(game, name_of(game), first_game=first_game))


def length(reveal: TimedReveal) -> float:
    """Return the seconds of a reveal without its highlights, and without the end of the game."""
    return sum(
        seconds
        for beat, seconds, _ in reveal.beats
        if beat is None or beat.kind not in {*CEREMONY, "highlight"}
    )


@EACH_GAME
def test_words_stand_until_they_are_read(game: str) -> None:
    checked = 0
    for reveal in reveals(game):
        for at, timed in enumerate(reveal.beats):
            if not timed.words or (timed.beat and timed.beat.kind in {"highlight", "place"}):
                continue
            stands = timed.seconds
            for later in reveal.beats[at + 1 :]:
                if later.beat and later.beat.kind == "highlight":
                    continue  # nobody reads them meanwhile
                if later.words or (later.beat and later.beat.kind in {"place", "evening"}):
                    break
                stands += later.seconds
            assert stands >= LEAST - 0.01
            assert stands >= A_WORD * len(timed.words.split()) - 0.02, timed
            checked += 1
    assert checked > 3


@EACH_GAME
def test_none_takes_long_and_highlights_two_seconds_at_most(game: str) -> None:
    for reveal in reveals(game):
        assert length(reveal) < LONGEST, reveal.path
        for beat, seconds, words in reveal.beats:
            if beat is not None and beat.kind == "highlight":
                assert seconds <= MOST
                assert 0 < A_WORD * len(words.split()) <= MOST, words


@pytest.mark.game("feast")
def test_an_ordinary_round_of_the_feast_is_shown_in_six_seconds() -> None:
    assert median(length(reveal) for reveal in reveals("feast")) <= ORDINARY


@EACH_GAME
def test_the_first_game_of_an_evening_is_slower(game: str) -> None:
    first = sum(map(length, reveals(game, first_game=True)))
    assert first == pytest.approx(FIRST_GAME * sum(map(length, reveals(game))), rel=0.05)
