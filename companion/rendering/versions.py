"""The versions of a table's parts, of which each region names those that it draws.

A version is a value that changes whenever its part has changed: a count that the table or the
referee keeps, or the part itself, but never a sentence. No region names the people: all regions are
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
    """Who is connected, whether the host has been away for long, and the address that phones open."""
    return (t.table.presence.version, t.url)


@shared
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
    """The answers to this viewer's prompts; those of all if it has none, or may answer for others too."""
    held = answers(t)
    referee = t.table.referee
    if not held or referee is None or referee.current_ask is None:
        return held
    if t.viewer.others or t.table.roster.proxies:
        return held
    asked = referee.current_ask.pending
    mine = {each.key for each in asked if may_answer(each, t.seat, host=t.host)}
    return tuple(each for each in held if not mine or each[0] in mine)


@shared
def event(t: TablePresenter) -> object:
    """What was decided last, the standings before and after it, who was not in it, and the reactions that fit."""
    referee = t.table.referee
    if referee is None:
        return None
    event = referee.table.last_event
    decided = (event.number, event.path, event.rulings, event.before, event.after)
    return (decided, t.latecomers, t.show.reactions)


@shared
def corrections(t: TablePresenter) -> object:
    """What was amended, undone and redone, what of it does not count yet, and what can be redone."""
    replays = t.table.referee and t.table.referee.replays
    return (replays, t.corrections.redo, t.corrections.still_aside)


def playback(t: TablePresenter) -> object:
    """Whether the board plays something back, while phones wait."""
    return t.table.playing_back is not None
