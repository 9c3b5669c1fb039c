"""The show: a reveal that the board plays moment by moment."""

from __future__ import annotations

import json
from functools import cache, cached_property, lru_cache

from markupsafe import Markup

from companion.presenters.base import BasePresenter
from companion.presenters.evening import Evening
from companion.presenters.score import Score
from companion.presenters.sentences import tidy
from companion.presenters.viewer import shared
from companion.tables.reactions import AT_A_REVEAL, offered, seats_by_beat
from rules.engine.beat_scores import lines_by_beat
from rules.engine.beats import Beat
from rules.engine.game import Playback
from rules.facts import Ruling, Seat

EVENING = (Beat("evening", what="before"), Beat("evening", what="now", takes=5.0))
"""The beats in which the board shows the evening: its standings before the game, and now."""


class Show:
    """The beats of the last reveal; templates call it ``t.show``.

    The server draws everything at once, and marks what is seen from a beat on, or until one. The
    board's script says which beat it is; at rest, and on pages without it, all is as after the last one.
    Beats are numbered from 1; before the first it is 0.
    """

    def __init__(self, base: BasePresenter, score: Score, evening: Evening) -> None:
        self._base = base
        self._score = score
        self._evening = evening
        self.cache = base.cache

    @cached_property
    def beats(self) -> tuple[Beat, ...]:
        """What happens, moment by moment; empty where the game shows its rulings at once.

        From the second game of an evening on, the standings of the evening follow right after the winner.
        """
        referee = self._base.table.referee
        if referee is None:
            return ()
        beats = referee.game.shown_beats(referee.table)
        if not self._evening.has_grown:
            return beats
        won = next((n for n, beat in enumerate(beats, 1) if _is_first_place(beat)), len(beats))
        return (*beats[:won], *EVENING, *beats[won:])

    @property
    def number(self) -> int:
        """The number of the playback; each later one has a greater number."""
        return self._playback.number if self._playback else 0

    @cached_property
    def _playback(self) -> Playback | None:
        referee = self._base.table.referee
        return referee.game.playback(referee.table) if referee is not None else None

    @property
    def seconds(self) -> str:
        """How long to wait before the first beat, and how long each takes, at the ordinary pace: a JSON list."""
        referee = self._base.table.referee
        lead = referee.game.lead if referee is not None else 0
        return json.dumps([lead, *(beat.seconds for beat in self.beats)])

    @property
    def opening(self) -> Markup:
        """The sentence before the first beat: "Cards up."; empty if the game has none."""
        referee = self._base.table.referee
        if referee is None:
            return Markup("")
        facts = [ruling.fact for ruling in referee.table.last_reveal.rulings]
        scene = referee.table.scene
        return tidy(self._base.game_macro("words", "opening")(facts, scene, self._base.name))

    @property
    @shared
    def reactions(self) -> tuple[str, str, str]:
        """The three reactions that phones offer after it."""
        return offered(self.beats)

    @property
    def reactions_meanwhile(self) -> tuple[str, str, str]:
        """The three that phones offer while a board plays it."""
        return AT_A_REVEAL

    @property
    def about(self) -> str:
        """Whom reactions are for: the seats before the first beat, and at each beat; a JSON list of lists."""
        return json.dumps(seats_by_beat(self.beats))

    def ruling_at(self, number: int) -> Ruling | None:
        """Return the ruling that the board shows with a beat, or None."""
        nth = self.beats[number - 1].ruling
        referee = self._base.table.referee
        if nth is None or referee is None:
            return None
        return referee.table.last_reveal.rulings[nth]

    @cached_property
    def _first(self) -> dict[tuple[str, Seat | None, str], int]:
        """The number of the first beat of each kind: of all, of a seat, of a thing, of both."""
        first: dict[tuple[str, Seat | None, str], int] = {}
        for number, beat in enumerate(self.beats, 1):
            for seat in (None, *beat.seats):
                first.setdefault((beat.kind, seat, ""), number)
                first.setdefault((beat.kind, seat, beat.what), number)
        return first

    def at(self, kind: str, seat: Seat | None = None, what: str = "") -> int:
        """Return the number of the first beat of a kind, of a seat or thing where it is given; 0 for none."""
        return self._first.get((kind, seat, what), 0)

    def since(self, kind: str, seat: Seat | None = None, what: str = "") -> Markup:
        """Return the attributes of what is seen from a beat on; none where there is no such beat."""
        return _since(self.at(kind, seat, what))

    def until(self, kind: str, seat: Seat | None = None, what: str = "") -> Markup:
        """Return the attributes of what is seen until a beat; it is hidden where there is no such beat."""
        return _until(self.at(kind, seat, what))

    @property
    def scores(self) -> str:
        """The cells of each seat as the board shows them: before the first beat, after each, at rest; JSON."""
        referee = self._base.table.referee
        if referee is None:
            return "{}"
        lines = lines_by_beat(self.beats, referee.table)
        cells = cache(self._score.cells)  # most beats change nothing in the scores
        return json.dumps({seat: [cells(each) for each in lines[seat]] for seat in lines})


@lru_cache(maxsize=256)
def _since(number: int) -> Markup:
    return Markup(' data-start="{}" data-phase="on"').format(number) if number else Markup("")


@lru_cache(maxsize=256)
def _until(number: int) -> Markup:
    if not number:
        return Markup(" hidden")
    return Markup(' data-start="0" data-end="{}" data-phase="after"').format(number)


def _is_first_place(beat: Beat) -> bool:
    return beat.kind == "place" and beat.what == "1"
