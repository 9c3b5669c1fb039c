"""The versions of a table's parts, of which each region names those that it draws.

A version is a value that changes whenever its part has changed. It is a count if the table or the
referee keeps one, and otherwise the part itself. No region names the people: all regions are
rendered again when they change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from companion.presenters import TablePresenter
from companion.presenters.submission_status import is_collecting
from companion.presenters.viewer import shared
from rules.engine.views import may_answer

Version: TypeAlias = Callable[[TablePresenter], object]


def people(t: TablePresenter) -> object:
    """Names, seats, hosts, settings, the picked or current game, and whether saving works."""
    return t.table.version


def presence(t: TablePresenter) -> object:
    """Who is connected, and whether the host has been away for long."""
    return (t.table.presence.version, t.table.presence.host_gone)


def address(t: TablePresenter) -> object:
    """The address that phones open."""
    return t.url


# -- the game ------------------------------------------------------------------------------


def progress(t: TablePresenter) -> object:
    """The prompts and all that the game has published; answers, corrections and a stop change it."""
    referee = t.table.referee
    return referee and (
        *(referee.replays, len(referee.history), len(referee.opened)),
        referee.table.stopped,
    )


@shared
def answers(t: TablePresenter) -> tuple[tuple[str, int], ...]:
    """The answers to the current prompts, sealed ones too."""
    referee = t.table.referee
    held = referee.pending_answers if referee is not None else {}
    return tuple((key, answer.logged.order) for key, answer in held.items())


@shared
def seen_answers(t: TablePresenter) -> object:
    """The same, but while everybody seals only those that pages cannot mark on their own.

    A page cannot know that a different person entered an answer, or that its seat is away.
    """
    referee = t.table.referee
    if referee is None or not is_collecting(referee):
        return answers(t)
    return tuple(
        (key, answer.logged.order)
        for key, answer in referee.pending_answers.items()
        if answer.logged.by != answer.pending.who or not t.here(answer.pending.who)
    )


def own_answers(t: TablePresenter) -> object:
    """The answers to this viewer's prompts; those of all if the viewer has none."""
    referee = t.table.referee
    asked = (
        referee.current_ask.pending
        if referee is not None and referee.current_ask is not None
        else ()
    )
    mine = {each.key for each in asked if may_answer(each, t.seat, host=t.host)}
    return tuple(each for each in answers(t) if not mine or each[0] in mine)


def tasks_for_others(t: TablePresenter) -> object:
    """What else a phone can do: answer for other seats.

    It is empty unless the phone has several seats, or the host has asked it to help.
    """
    if t.viewer.others or t.table.roster.proxies:
        return (progress(t), answers(t))
    return None


@shared
def event(t: TablePresenter) -> object:
    """What was decided last, and the standings before and after it."""
    referee = t.table.referee
    if referee is None:
        return None
    event = referee.table.last_event
    return (event.number, event.path, event.rulings, event.before, event.after)


def reactions(t: TablePresenter) -> object:
    """The reactions that phones offer."""
    return t.show.reactions


@shared
def place(t: TablePresenter) -> object:
    """The position in the game, in words and when a board says it, the options in force, and whether it is over."""
    over = t.table.referee is None or t.table.referee.over
    return (t.places, t.place_after_show, t.given["options"], over)


def own_total(t: TablePresenter) -> object:
    """The total of this viewer's seat, whether anything was answered yet, and whether the game is over."""
    referee = t.table.referee
    return referee and (t.score.my_total, bool(referee.history), referee.over)


@shared
def latecomers(t: TablePresenter) -> object:
    """The people at the table who are not in the game, and what each waits for."""
    return t.latecomers


@shared
def corrections(t: TablePresenter) -> object:
    """What was amended, undone and redone, what of it does not count yet, and what can be redone."""
    replays = t.table.referee and t.table.referee.replays
    return (replays, t.corrections.redo, t.corrections.still_aside)


# -- timers ----------------------------------------------------------------------------------


def countdown(t: TablePresenter) -> object:
    """The countdown before a reveal."""
    return t.table.counting_down and progress(t)


def playback(t: TablePresenter) -> object:
    """Whether the board plays something back, while phones wait."""
    return t.table.playing_back is not None


def time(t: TablePresenter) -> object:
    """The time for a question."""
    return (t.table.time_version, t.table.time and t.table.time.state)
