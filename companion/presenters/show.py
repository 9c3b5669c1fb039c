"""The show: a reveal that the board plays moment by moment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any, NamedTuple

from markupsafe import Markup

from companion.presenters.base import BasePresenter
from companion.presenters.ceremony import Ceremony
from companion.presenters.comments import Comments
from companion.presenters.evening import Evening
from companion.presenters.score import Score
from companion.presenters.viewer import shared
from companion.tables.reactions import AT_A_REVEAL, offered, seats_by_beat
from rules.engine.beat_scores import lines_by_beat
from rules.engine.beats import Beat
from rules.engine.game import Reveal
from rules.facts import Fact, GameFact, Seat

EVENING = (Beat("evening", what="before"), Beat("evening", what="now", takes=5.0))
"""The beats in which the board shows the evening: its standings before the game, and now."""
A_WORD = 0.3
"""Seconds in which a word is read."""
LEAST = 1.2
"""Seconds for which any words are shown."""
FIRST_GAME = 1.3
"""How many times as long everything but a highlight takes in the first game of an evening."""
OTHER_WORDS = ("place", "evening")
"""Kinds of beats that say something of their own, for which their seconds are enough."""


class Told(NamedTuple):
    """What the board says from a beat on: a sentence, and a comment below it, either of which may be empty."""

    beat: int
    said: Markup
    comment: Markup

    @property
    def seconds(self) -> float:
        """How long it is shown at least."""
        return seconds_to_read(Markup("{} {}").format(self.said, self.comment))


class ShownHighlight(NamedTuple):
    """A large moment: the number of its beat, its icon and sound, and its sentence."""

    beat: int
    icon: str
    sound: str
    said: Markup


class Show:
    """The beats of the last reveal; templates call it ``t.show``.

    The server draws everything at once, and marks what is seen from a beat on, or until one. The
    board's script says which beat it is; at rest, and on pages without it, all is as after the last one.
    Beats are numbered from 1; before the first it is 0.
    """

    def __init__(
        self, base: BasePresenter, score: Score, evening: Evening, ceremony: Ceremony
    ) -> None:
        self._base = base
        self._score = score
        self._evening = evening
        self._ceremony = ceremony
        self.cache = base.cache

    @cached_property
    def beats(self) -> tuple[Beat, ...]:
        """What happens, moment by moment; empty where the game shows its rulings at once.

        From the second game of an evening on, the standings of the evening follow right after the winner.
        """
        reveal = self._reveal
        if reveal is None:
            return ()
        beats = (*reveal.beats, *reveal.closing)
        if not self._evening.has_grown:
            return beats
        won = next((n for n, beat in enumerate(beats, 1) if _is_first_place(beat)), len(beats))
        return (*beats[:won], *EVENING, *beats[won:])

    @property
    def number(self) -> int:
        """The number of the reveal; each later one has a greater number."""
        return self._reveal.number if self._reveal else 0

    @cached_property
    def _reveal(self) -> Reveal | None:
        referee = self._base.table.referee
        return referee.game.reveal(referee.table) if referee is not None else None

    # -- what is said, and how long it takes -------------------------------------------------------

    @cached_property
    def told(self) -> tuple[Told, ...]:
        """What the board says of the rulings, in the order of the beats; the opening is before the first."""
        opening = Told(0, self.opening, Markup())
        return tuple(
            each for each in (opening, *self._told_with_beats()) if each.said or each.comment
        )

    def _told_with_beats(self) -> Iterator[Told]:
        """Yield what is said with each beat, where it is not what was said before."""
        comments = Comments(self._base, self._evening)
        before: tuple[Fact, ...] = ()
        for number, beat in enumerate(self.beats, 1):
            facts = beat.facts or self._ruled(beat)
            if facts and facts != before and beat.kind != "highlight":
                before = facts
                said = Markup(" ").join(filter(None, map(self.result, facts)))
                comment = next(filter(None, map(comments.of, facts)), Markup())
                yield Told(number, said, comment)

    def _ruled(self, beat: Beat) -> tuple[Fact, ...]:
        referee = self._base.table.referee
        if beat.ruling is None or referee is None:
            return ()
        return (referee.table.present_event.rulings[beat.ruling].fact,)

    def result(self, fact: Fact) -> Markup:
        """Return the sentence of a fact without its reason, which the board says after the reveal."""
        return self._base.say(fact).result

    @cached_property
    def times(self) -> tuple[float, ...]:
        """How many seconds pass before the first beat, and how many each takes, at the ordinary pace.

        Words stand until others follow. Where that is too short to read them, their beat is longer; nobody
        reads them while a highlight is shown.
        """
        referee = self._base.table.referee
        lead = referee.game.lead if referee is not None else 0
        kinds = ["", *(beat.kind for beat in self.beats)]
        times = [lead, *(beat.seconds for beat in self.beats)]
        texts = [*((each.beat, each.seconds) for each in self.told), *self._mentions_to_read()]
        others = [n for n, beat in enumerate(self.beats, 1) if beat.kind in OTHER_WORDS]
        starts = sorted({len(times), *others, *(beat for beat, _ in texts)})
        for beat, seconds in texts:
            end = starts[starts.index(beat) + 1]
            stands = sum(times[n] for n in range(beat, end) if kinds[n] != "highlight")
            times[beat] += max(0.0, seconds - stands)
        slower = FIRST_GAME if self._evening.is_first_game else 1.0
        return tuple(
            round(time if kind == "highlight" else time * slower, 2)
            for kind, time in zip(kinds, times, strict=True)
        )

    def _mentions_to_read(self) -> Iterator[tuple[int, float]]:
        """Yield the beat of each mention, and how long it takes to read."""
        for mention in self._ceremony.mentions:
            number = self.at("mention", what=str(mention.number))
            yield number, seconds_to_read(mention.said)

    @property
    def opening(self) -> Markup:
        """The sentence before the first beat: "Cards up."; empty if the game has none."""
        referee = self._base.table.referee
        if referee is None:
            return Markup("")
        ruled = [ruling.fact for ruling in referee.table.present_event.rulings]
        # Who comes and goes is no part of what is told.
        facts = [fact for fact in ruled if not isinstance(fact, GameFact)]
        scene = referee.table.scene
        return self._base.word(
            "opening", "", codes=[fact.code for fact in facts], facts=facts, scene=scene
        )

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
    def about(self) -> list[list[Seat]]:
        """Whom reactions are for: the seats before the first beat, and at each beat."""
        return [list(seats) for seats in seats_by_beat(self.beats)]

    # -- highlights --------------------------------------------------------------------------------

    @cached_property
    def highlights(self) -> tuple[ShownHighlight, ...]:
        """The large moments of the reveal."""
        referee = self._base.table.referee
        if referee is None:
            return ()
        return tuple(
            ShownHighlight(
                number,
                look.icon,
                look.sound,
                self._base.word(
                    "highlight", beat.what.replace("-", "_"), seats=beat.seats, fact=fact
                ),
            )
            for number, beat in enumerate(self.beats, 1)
            if beat.kind == "highlight"
            for look in [referee.game.highlight(beat.what)]
            for fact in [next(iter(beat.facts or self._ruled(beat)), None)]
        )

    @property
    def sounds(self) -> dict[str, str]:
        """The sound of each highlight, by the number of its beat."""
        return {str(each.beat): each.sound for each in self.highlights}

    # -- when something is seen --------------------------------------------------------------------

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

    def between(self, first: tuple[Any, ...], then: tuple[Any, ...]) -> Markup:
        """Return the attributes of what is seen from one beat on until another; each as in :meth:`at`.

        It is seen from the start where there is no first beat, and hidden where there is no other.
        """
        return _until(self.at(*then), start=self.at(*first))

    @property
    def scores(self) -> dict[Seat, list[tuple[str, ...]]]:
        """The cells of each seat as the board shows them: before the first beat, after each, at rest."""
        referee = self._base.table.referee
        if referee is None:
            return {}
        lines = lines_by_beat(self.beats, referee.table)
        cells = cache(self._score.cells)  # most beats change nothing in the scores
        return {seat: [cells(each) for each in lines[seat]] for seat in lines}


def seconds_to_read(words: Markup) -> float:
    """Return how long words are shown at least.

    >>> seconds_to_read(Markup("<b>Bo</b> takes the 7.")), seconds_to_read(Markup("Matched! Great minds dine alike."))
    (1.2, 1.5)
    """
    return max(LEAST, round(A_WORD * len(words.striptags().split()), 2))


def _since(number: int) -> Markup:
    return Markup(' data-start="{}" data-phase="on"').format(number) if number else Markup("")


def _until(number: int, start: int = 0) -> Markup:
    if not number:
        return Markup(" hidden")
    return Markup(' data-start="{}" data-end="{}" data-phase="after"').format(start, number)


def _is_first_place(beat: Beat) -> bool:
    return beat.kind == "place" and beat.what == "1"
