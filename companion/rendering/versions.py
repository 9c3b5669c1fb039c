"""The versions of what regions and data show: each changes whenever that has changed.

A version is made of counts that the table or the referee keeps, and never of a sentence.
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


@shared
def game(t: TablePresenter) -> object:
    """The people, all of the game that everybody may see, who is connected, and the address that phones open.

    While everybody seals, of the answers only those count that pages cannot mark on their own: a page
    cannot know that a different person entered one, or that its seat is away.
    """
    table, referee = t.table, t.table.referee
    presence = table.presence.version, table.presence.host_gone
    around = (people(t), *presence, t.url, table.playing_back is None)
    if referee is None:
        return around
    collecting = is_collecting(referee)
    seen = tuple(
        (key, answer.logged.order)
        for key, answer in referee.pending_answers.items()
        if not collecting
        or answer.logged.by != answer.pending.who
        or not t.here(answer.pending.who)
    )
    published = (referee.replays, len(referee.history), len(referee.opened))
    corrected = (t.corrections.redo, t.corrections.still_aside)
    return (around, seen, published, referee.table.stopped, corrected)


@shared
def event(t: TablePresenter) -> object:
    """The people, what was decided last, the standings before and after it, and the reactions that fit.

    A result lasts for a round, which has several steps, on each phone: drawn at each, it would be a tenth of a round.
    """
    referee = t.table.referee
    if referee is None:
        return people(t)
    event = referee.table.last_event
    decided = (event.number, event.path, event.rulings, event.before, event.after)
    return (people(t), decided, t.latecomers, t.show.reactions)


def own_game(t: TablePresenter) -> object:
    """The same, and the answers to this viewer's prompts; to all, if it has none, or may answer for others too."""
    referee = t.table.referee
    if referee is None or referee.current_ask is None:
        return game(t)
    held = {key: answer.logged.order for key, answer in referee.pending_answers.items()}
    if not (t.viewer.others or t.table.roster.proxies):
        asked = referee.current_ask.pending
        mine = {each.key for each in asked if may_answer(each, t.seat, host=t.host)}
        held = {key: order for key, order in held.items() if not mine or key in mine}
    return (game(t), tuple(held.items()))
