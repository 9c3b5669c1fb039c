"""What one viewer may see of a game: the board, a seat's pad, the host's.

Everything that a screen shows comes through here, so that a secret is kept in one place: a view
holds nothing that its viewer may not know, however deep one looks.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Any, Literal, TypeAlias

from rules.engine.answers import AppliedAnswer, PendingAnswer, SetAside
from rules.engine.referee import Referee
from rules.engine.standings import Standings
from rules.engine.tabletop import Mode, PendingPrompt
from rules.facts import ANYONE, CHANCE, HOST, Json, Ruling, Seat, Who
from rules.prompts.base import Prompt
from rules.sealed import Sealed

State: TypeAlias = Literal["awaited", "sealed", "answered"]


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who is asked, and how far they are; what they sealed is not in here."""

    key: str
    who: Who
    name: str
    """What the prompt is about, as ``Prompt.name``."""
    state: State


@dataclass(frozen=True, slots=True)
class ViewerPrompt:
    """A prompt that the viewer may answer now, with what the viewer has said to it so far."""

    pending: PendingPrompt[Any]
    prompt: Prompt[Any]
    """The prompt itself, unveiled."""
    held: PendingAnswer | None
    """The answer that is in already; its ``why`` says if it no longer fits."""
    draft: SetAside | None
    """An answer that an amendment put aside, offered again."""

    @property
    def key(self) -> str:
        """The key to answer under."""
        return self.pending.key

    @property
    def value(self) -> Json:
        """What is held, as JSON; None when nothing is."""
        return None if self.held is None else self.held.given.value


@dataclass(frozen=True, slots=True)
class View:
    """A game as one viewer sees it; two viewers' views share their public parts."""

    over: bool
    ready: bool
    ask: str | None
    """The key of what is asked; None when the game is over."""
    mode: Mode | None
    exposed: bool
    waiting: tuple[Waiting, ...]
    mine: tuple[ViewerPrompt, ...]
    """What the viewer is asked, answered or not."""
    calls: tuple[ViewerPrompt, ...]
    """What the viewer may say besides."""
    scene: Any
    """The game's picture; a secret in it is a ``Sealed``, readable for its readers alone."""
    rulings: tuple[Ruling, ...]
    """The last page of rulings."""
    standings: Standings | None
    winners: tuple[Seat, ...]


def view(
    referee: Referee, viewer: Seat | None, *, host: bool = False, public: View | None = None
) -> View:
    """Return what a viewer sees: a seat, or None for the board and for those who watch.

    ``host`` adds what the host is asked, and what anyone is. ``public`` is what everybody sees at
    this very moment, where that is known already.
    """
    asked: list[ViewerPrompt] = []
    calls: list[ViewerPrompt] = []
    for pending in (*(referee.ask.pending if referee.ask else ()), *referee.standing_prompts()):
        if may_answer(pending, viewer, host=host):
            key = pending.key
            prompt = referee.resolve(pending)
            mine = ViewerPrompt(pending, prompt, referee.held.get(key), referee.set_aside.get(key))
            (calls if pending.call else asked).append(mine)
    shown = public or public_view(referee)
    return View(  # not ``dataclasses.replace``, which takes five times as long
        over=shown.over,
        ready=shown.ready,
        ask=shown.ask,
        mode=shown.mode,
        exposed=shown.exposed,
        waiting=shown.waiting,
        mine=tuple(asked),
        calls=tuple(calls),
        scene=shown.scene,
        rulings=shown.rulings,
        standings=shown.standings,
        winners=shown.winners,
    )


def public_view(referee: Referee) -> View:
    """Return what everybody sees: nothing in it is one viewer's own."""
    ask, table = referee.ask, referee.table
    return View(
        over=ask is None,
        ready=referee.ready,
        ask=ask.key if ask else None,
        mode=ask.mode if ask else None,
        exposed=referee.exposed,
        waiting=waiting(referee),
        mine=(),
        calls=(),
        scene=table.scene,
        rulings=tuple(table.pages[-1]),
        standings=table.standings,
        winners=table.winners,
    )


def may_answer(pending: PendingPrompt[Any], viewer: Seat | None, *, host: bool = False) -> bool:
    """Whether a prompt is put to this viewer: to the seat itself, to anyone, or to the host."""
    who = pending.who
    if who is ANYONE:
        return host or viewer is not None
    if who is HOST:
        return host
    return who is not CHANCE and who == viewer


def waiting(referee: Referee) -> tuple[Waiting, ...]:
    """Return who is asked and how far they are; calls wait for nobody."""
    ask = referee.ask
    if ask is None:
        return ()
    done: State = "sealed" if ask.mode is Mode.SEALED and not referee.exposed else "answered"
    held = referee.held
    return tuple(
        Waiting(
            pending.key,
            pending.who,
            pending.prompt.name,
            done if pending.key in held else "awaited",
        )
        for pending in ask.pending
        if not pending.call and pending.who is not CHANCE
    )


def said(step: AppliedAnswer, viewer: Seat | None) -> Json:
    """Return what a viewer may see of an answer in the game: the one who gave it sees it whole."""
    if step.pending.who == viewer:
        return step.given.value
    return step.prompt.public(step.value)


def plain(thing: Any, referee: Referee, viewer: Seat | None) -> Json:
    """Turn dataclasses, mappings and the like into JSON data, with secrets only for their readers.

    A secret becomes ``{"sealed": key}``; for a reader it has a ``"value"`` too.

    :raises TypeError: for what has no place in a scene: a function, a prompt.
    """
    if isinstance(thing, Enum):
        return thing.value
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, Sealed):
        if viewer is None or viewer not in thing.readers:
            return {"sealed": thing.key}
        secret = referee.peek(thing, viewer)
        return {"sealed": thing.key, "value": plain(secret, referee, viewer)}
    if isinstance(thing, Mapping):
        return {
            str(plain(key, referee, viewer)): plain(value, referee, viewer)
            for key, value in thing.items()
        }
    if isinstance(thing, list | tuple):
        return [plain(each, referee, viewer) for each in thing]
    if isinstance(thing, AbstractSet):
        return sorted(plain(each, referee, viewer) for each in thing)
    if is_dataclass(thing) and not isinstance(thing, type | Prompt):
        return {
            each.name: plain(getattr(thing, each.name), referee, viewer) for each in fields(thing)
        }
    raise TypeError(f"{type(thing).__name__} has no place in what is shown")
