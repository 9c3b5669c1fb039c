"""The interface that every game implements."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from rules.engine.beats import Beat, length
from rules.engine.bots import Bots
from rules.engine.ceremony import closing_beats, podium_beats
from rules.engine.comments import Comment
from rules.engine.highlights import HIGHLIGHTS, Highlight, with_comebacks
from rules.engine.mentions import MOST, Mention, RankedMention, mentions_in_score, most_remarkable
from rules.engine.meta import Meta
from rules.engine.results import Line, other, own
from rules.engine.table_beats import named, table_beats
from rules.engine.table_scene import TableScene
from rules.engine.tabletop import Script, Tabletop
from rules.facts import Fact, Ruling, Seat, Tells

OTHERS = 2
"""How many facts about other players the result of a phone says by default."""
BEATS_A_PAGE = 1000
"""More beats than one reveal has."""
PARAGRAPHS: Mapping[str, str] = {
    "clash": "audit",
    "override": "audit",
    "leave": "leaving",
    "back": "leaving",
    "join": "joining",
    "decline": "joining",
}
"""The anchors of what rulebooks say of prompts that many games have, by the prompts' names."""


class Reveal(NamedTuple):
    """What the board shows of what has happened, beat by beat.

    ``page`` is the number of the page of rulings that it begins with: each later one has a greater number. Phones
    wait until ``beats`` are shown, which takes ``seconds`` at the ordinary pace; at the end of a game they go on when
    the winner is seen. ``closing`` are the beats after that.
    """

    page: int
    beats: tuple[Beat, ...]
    closing: tuple[Beat, ...]
    seconds: float

    @property
    def number(self) -> int:
        """A number that grows with each reveal, and with each beat that one gains."""
        return self.start + len(self.beats)

    @property
    def start(self) -> int:
        """The number that it would have before its first beat."""
        return self.page * BEATS_A_PAGE


def beats_before(number: int, before: int) -> int:
    """Return how many beats of the reveal with a number were shown when it had the number ``before``.

    >>> beats_before(3007, before=3002), beats_before(3007, before=2004)
    (2, 0)
    """
    return before % BEATS_A_PAGE if before // BEATS_A_PAGE == number // BEATS_A_PAGE else 0


class Game(ABC):
    """A game: its metadata, and its script."""

    meta: ClassVar[Meta]
    lead: ClassVar[float] = 0.5
    """How many seconds the board waits before the first beat of a reveal."""
    highlights: ClassVar[Mapping[str, Highlight]] = {}
    """How the game's own highlights look and sound, by the ``what`` of their beats."""
    bots: ClassVar[type[Bots]] = Bots
    """The players that the app plays; by default they do what the prompts draw at random."""

    paragraphs: ClassVar[Mapping[str, str]] = {}
    """The anchors of the rulebook's paragraphs about the game's own prompts, by the prompts' names."""

    @abstractmethod
    def play(self, table: Tabletop) -> Script[None]:
        """Play one game at this table, from start to end, and set ``table.winners``."""

    def layout(self, scene: Any) -> TableScene | None:
        """Return how a scene lies on the table, where the game has no ``scene.html`` to draw it.

        By default that is a :class:`TableScene` itself.
        """
        return scene if isinstance(scene, TableScene) else None

    def beats(self, rulings: Sequence[Ruling], scene: Any) -> Iterable[Beat]:
        """Return what the board shows of a reveal's rulings, moment by moment.

        ``scene`` is the one that was published last. By default a :class:`TableScene` turns its
        cards up (:func:`rules.engine.table_beats.table_beats`); other scenes are shown at once.
        A game that asks something in the middle of a reveal needs beats of its own: those that
        were shown stay, whatever is decided then.
        """
        return table_beats(rulings, scene) if isinstance(scene, TableScene) else ()

    def beats_of(self, table: Tabletop) -> tuple[Beat, ...]:
        """Return what the board shows of the last reveal, with comebacks in the score."""
        if table.scene is None:
            return ()
        beats = tuple(self.beats(table.present_event.rulings, table.scene))
        return with_comebacks(beats, table)

    def paragraph(self, prompt: str) -> str:
        """Return the anchor of the rulebook's paragraph about a prompt with this name."""
        name = prompt.partition("-")[0]
        return self.paragraphs.get(name) or PARAGRAPHS.get(name, "how-to-play")

    def highlight(self, name: str) -> Highlight:
        """Return how a highlight looks and sounds."""
        return self.highlights.get(name) or HIGHLIGHTS[name]

    def comment(self, fact: Fact) -> Comment | None:
        """Return the comment that the board adds to a fact; by default it adds none."""
        del fact
        return None

    def result(self, facts: Sequence[Fact], me: Seat) -> Iterable[Line]:
        """Return what a reveal's facts mean for a seat, the main thing first.

        By default the facts say it themselves: those about the seat, and of the others the last
        ``OTHERS``, as more would be higher than a small phone.
        """
        told = [fact for fact in facts if fact.tells in (Tells(0), Tells.FIRST)]
        mine = [own("", fact) for fact in told if me in named(fact)]
        others = [other("", fact) for fact in told if me not in named(fact)]
        return (*mine, *others[-OTHERS:])

    def remarkable(self, table: Tabletop) -> Iterable[RankedMention]:
        """Return up to three things that were remarkable in this game alone, found in its rulings."""
        del table
        return ()

    def mentions(self, table: Tabletop) -> tuple[Mention, ...]:
        """Return what was remarkable in a game that is over, the most remarkable first.

        Of a game that was stopped, only what its score says: nobody has won it.
        """
        if not table.winners:
            return ()
        in_score = mentions_in_score(self.meta.id, table)
        if table.stopped:
            return most_remarkable(in_score)
        return most_remarkable((*self.remarkable(table), *in_score))

    def reveal(self, table: Tabletop) -> Reveal | None:
        """Return what the board shows now, and at the end of the game the ceremony; None where that is nothing."""
        page, beats = table.present_event.first, self.beats_of(table)
        if not table.winners:
            return Reveal(page, beats, (), self.lead + length(beats)) if beats else None
        beats = (*beats, *podium_beats(table))
        closing = closing_beats(table, len(self.mentions(table)[:MOST]))
        return Reveal(page, beats, closing, self.lead + length(beats[:-1]))
