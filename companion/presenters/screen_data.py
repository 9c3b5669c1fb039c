"""The data that a screen's scripts get beside its regions.

Each of these names is a field of ``ScreenData`` in ``static/js/types.d.ts``; a test holds the two equal.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from companion.presenters.submission_status import submissions as states_of
from companion.presenters.table_presenter import TablePresenter
from companion.presenters.viewer import shared
from rules.engine.views import State
from rules.facts import Seat


class Show(TypedDict):
    """The last reveal, for ``static/js/show.js``. Beats are numbered from 1; before the first it is 0."""

    number: int
    """The number of the playback; each later one has a greater number."""
    seconds: list[float]
    """How long it takes until the first beat, and how long each takes, at the ordinary pace."""
    kinds: list[str]
    """The kind of each beat."""
    sounds: dict[str, str]
    """The sound of each highlight, by the number of its beat."""
    scores: dict[Seat, list[tuple[str, ...]]]
    """The cells of each seat: before the first beat, after each, and at rest."""
    about: list[list[Seat]]
    """Whom reactions are for: before the first beat, and at each."""
    closing: int | None
    """At the end of a game, the beat at which it is told who came where; else None."""
    won: int | None
    """At the end of a game, the beat that shows the winner, for which phones wait; else None."""


class Correction(TypedDict):
    """What was corrected last."""

    id: str
    """Unique among the corrections of the table."""
    said: str
    """What was corrected, what followed, and by whom, as HTML."""


class Me(TypedDict):
    """The seat of a pad."""

    name: str
    """The name of its player."""
    colour: str
    """Its player's symbol."""
    pad: str
    """What the pad is called: “Ana’s pad”."""
    total: str
    """The total of the seat; empty if it has none."""
    begins: bool
    """Whether a game is on that the seat has not played before at this table."""
    tour: bool
    """Whether the game has a tour."""


class QuestionTime(TypedDict):
    """The time of the present question, in milliseconds."""

    left: int
    """What is left of it."""
    of: int
    """How long it is."""
    paused: NotRequired[bool]


class ScreenData(TypedDict, total=False):
    """All data of a screen. A message has what has changed; None means that there is none.

    What could not be made, because something fails, is sent as null, too.
    """

    game: str | None
    """The game whose files the screen needs: on phones also before it is played."""
    me: Me
    """For a pad: its seat."""
    submissions: dict[str, State]
    """Who has sealed, and who has not, while everybody seals."""
    countdown: str | None
    """The key of the question whose answers are about to be turned over."""
    show: Show | None
    """What the board plays moment by moment."""
    asks: dict[Seat, str]
    """For a host's board: the key of what each seat is asked."""
    correction: Correction | None
    """What was corrected last, as this screen may see it."""
    redo: int | None
    """For whoever may undo: the number in the log of the undo that a redo would cancel."""
    time: QuestionTime | None
    """The time of the present question, on boards and pads; it is sent when it has changed, or was lost."""


@shared
def submissions(t: TablePresenter) -> dict[str, State]:
    """Return who has sealed while everybody seals; empty at any other time."""
    return states_of(t.table)


def game(t: TablePresenter) -> str | None:
    """Return the game whose files the screen needs."""
    return None if t.viewer.role == "board" and t.table.playing is None else t.game


def me(t: TablePresenter) -> Me:
    """Return the seat of a pad."""
    total = t.score.my_total
    return Me(
        name=t.plain_name(t.seat),
        colour=t.person(t.seat).colour,
        pad=str(t.app_words("app", "pad_of", name=t.plain_name(t.seat)).unescape()),
        total="" if total is None else t.score.amount(total),
        begins=t.view is not None and not t.view.over and not t.has_played,
        tour=t.has_tour,
    )


def countdown(t: TablePresenter) -> str | None:
    """Return the key of the question whose answers are about to be turned over; None for none."""
    return t.view.ask_key if t.table.counting_down and t.view is not None else None


def show(t: TablePresenter) -> Show | None:
    """Return the last reveal; None where there is nothing to play."""
    view, shown = t.view, t.show
    if view is None or not (view.over or shown.beats):
        return None
    places = shown.at("place")
    return Show(
        number=shown.number,
        seconds=list(shown.times),
        kinds=[beat.kind for beat in shown.beats],
        sounds=shown.sounds,
        scores=shown.scores,
        about=shown.about,
        closing=(places if places > 1 else 0) if view.over else None,
        won=shown.at("place", what="1") if view.over else None,
    )


def asks(t: TablePresenter) -> dict[Seat, str]:
    """Return the key of what each seat is asked, for a host's board; empty for anybody else."""
    return t.pending.asks if t.host else {}


def correction(t: TablePresenter) -> Correction | None:
    """Return what was corrected last; None for nothing."""
    latest = t.corrections.latest
    return None if latest is None else Correction(id=latest.id, said=latest.said)


def redo(t: TablePresenter) -> int | None:
    """Return the number in the log of the undo that a redo would cancel; None for who may not."""
    may = t.viewer.keeps or (t.viewer.role == "board" and t.host)
    return t.corrections.redo if may else None
