"""What every game's reveals hold, and all reveals of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.engine.beat_scores import lines_by_beat
from rules.engine.beats import Beat, length
from rules.engine.game import BEATS_A_PAGE, Game
from rules.engine.referee import Referee
from rules.engine.standings import Line
from rules.engine.tabletop import Script, Tabletop
from rules.facts import Ruling, Seat


@dataclass(frozen=True)
class Seen:
    """A reveal, as far as it has come."""

    number: int
    path: str
    beats: tuple[Beat, ...]
    rulings: tuple[Ruling, ...]
    seconds: float
    lines: Mapping[Seat, tuple[Line, ...]]


@dataclass
class Reveals:
    """Looks at a game after each step, and holds its beats to what holds for those of every game."""

    seen: list[Seen] = field(default_factory=list)
    """Each reveal, as long as it was at last."""

    def look(self, game: Game, table: Tabletop) -> tuple[Beat, ...]:
        """Check the last reveal, and return its beats."""
        beats, reveal = game.beats_of(table), game.reveal(table)
        # At the end of a game who came where is shown too, also where nothing was turned over.
        assert bool(reveal) == bool(beats) or table.winners
        rulings = table.present_event.rulings
        for beat in beats:
            assert beat.seconds > 0
            assert set(beat.seats) <= {line.seat for line in _lines(table)}
            assert beat.ruling is None or 0 <= beat.ruling < len(rulings)
        named = [(beat.kind, beat.seats, beat.what) for beat in beats if beat.what]
        assert len(named) == len(set(named)), "two beats that templates cannot tell apart"
        lines = lines_by_beat(beats, table)
        if reveal is not None and beats:
            self._check_scores(beats, lines, table)
            number = reveal.start + len(beats)
            seconds = game.lead + length(beats)
            self._note(Seen(number, table.last_event.path, beats, rulings, seconds, lines))
        elif table.winners and table.present_event.before is not None:
            first = {line.seat: line.total for line in table.present_event.before.lines}
            last = {line.seat: line.total for line in _lines(table)}
            assert first == last, "what ended the game is not shown"
        return beats

    def _note(self, now: Seen) -> None:
        """Add a reveal; what was shown of it stays as it was."""
        last = self.seen[-1] if self.seen else None
        if last and last.number == now.number:
            assert now.beats == last.beats, "what was shown stays as it was"
            return
        if last and last.number // BEATS_A_PAGE == now.number // BEATS_A_PAGE:
            assert now.beats[: len(last.beats)] == last.beats, "what was shown stays as it was"
            self.seen.pop()
        else:
            assert last is None or now.number > last.number
        self.seen.append(now)

    def _check_scores(
        self, beats: Sequence[Beat], lines: Mapping[Seat, tuple[Line, ...]], table: Tabletop
    ) -> None:
        """Check that the scores are shown from those before the reveal to those after it, beat by beat."""
        before = table.present_event.before
        last = self.seen[-1] if self.seen else None
        for line in _lines(table):
            assert len(lines[line.seat]) == len(beats) + 2
            assert lines[line.seat][-1] == line
            first = (
                next((each for each in before.lines if each.seat == line.seat), None)
                if before
                else None
            )
            if first is None or any(beat.scores for beat in beats):
                continue
            assert lines[line.seat][-2] == line, "what is shown after the last beat is what stands"
            assert lines[line.seat][0].total == first.total, "nothing is told before the first beat"
            told = any(beat.kind == "score" and line.seat in beat.seats for beat in beats)
            assert told or first.total == line.total, f"no beat changes the score of {line.seat}"
        if last is not None and last.number // BEATS_A_PAGE == table.present_event.first:
            self._check_growth(last, lines)

    def _check_growth(self, last: Seen, lines: Mapping[Seat, tuple[Line, ...]]) -> None:
        """Check that a reveal that goes on begins with the scores that it ended with."""
        for seat, steps in last.lines.items():
            begins = lines[seat][len(last.beats)]
            assert begins.total == steps[-2].total, f"the score of {seat} goes back"


def _lines(table: Tabletop) -> tuple[Line, ...]:
    return table.standings.lines if table.standings is not None else ()


class Watched(Game):
    """A game that is looked at whenever its script asks something, and at its end."""

    def __init__(self, game: Game, look: Callable[[Game, Tabletop], object]) -> None:
        self._game, self._look = game, look
        self.meta = game.meta  # type: ignore[misc]  # a game of its own class has it there

    def play(self, table: Tabletop) -> Script[None]:
        """Play the game itself."""
        script, reply = self._game.play(table), None
        while True:
            try:
                demand: Any = script.send(reply)
            except StopIteration:
                self._look(self._game, table)
                return
            self._look(self._game, table)
            reply = yield demand


def reveals(referee: Referee) -> list[Seen]:
    """Return all reveals of a game, from its log."""
    found = Reveals()
    Referee(Watched(referee.game, found.look), referee.setup, referee.rng, referee.log)
    return found.seen
