"""Beats in random games: those of one page of rulings extend those that it had before."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.beats import Beat
from rules.engine.referee import Referee
from tests.rules.conformance.rand import play, table


def beats_of_pages(game: str, seed: int) -> list[Beat]:
    """Return all beats of a random game, the last ones of each page."""
    last: dict[int, Sequence[Beat]] = {}

    def note(referee: Referee) -> None:
        beats, pages = _beats(referee), referee.table.pages
        if len(pages) in last:
            assert beats[: len(last[len(pages)])] == tuple(last[len(pages)])
        last[len(pages)] = beats
        _check(referee, beats)

    play(table(game, seed), seed, each=note, talk=0)
    return [beat for beats in last.values() for beat in beats]


def only_ever_more(game: str, seed: int) -> None:
    """Play a random game, and check the beats of each state against those before it."""
    beats_of_pages(game, seed)


def _beats(referee: Referee) -> tuple[Beat, ...]:
    return referee.game.beats(referee.table.pages[-1], referee.table.scene)


def _check(referee: Referee, beats: Sequence[Beat]) -> None:
    """Check that what beats speak of exists, and that a playback is as long as they are."""
    told = referee.table.pages[-1]
    for beat in beats:
        assert beat.ruling is None or 0 <= beat.ruling < len(told)
        assert set(beat.seats) <= set(referee.table.seats)
        assert beat.seconds > 0
    named = [(beat.kind, beat.seats, beat.what) for beat in beats if beat.what]
    assert len(named) == len(set(named)), "two beats that templates cannot tell apart"
    playback = referee.game.playback(referee.table)
    assert (playback is None) == (not beats)
