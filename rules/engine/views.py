"""What one viewer may see of a game: the board, a seat's pad, or the host.

Screens show a game only through a view, so this module alone keeps secrets: a view holds
nothing that its viewer may not see.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Any, Literal, TypeAlias

from rules.engine.answers import AppliedAnswer, PendingAnswer, SetAside
from rules.engine.asks import Mode, PendingPrompt
from rules.engine.referee import Referee
from rules.engine.standings import Standings
from rules.facts import ANYONE, CHANCE, HOST, Fact, Json, Ruling, Seat, Who
from rules.prompts.base import Prompt
from rules.sealed import Sealed

State: TypeAlias = Literal["awaited", "sealed", "answered"]
"""Whether a seat that is asked has answered, and how."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Who is asked what, and whether they have answered; it does not hold the answer."""

    key: str
    who: Who
    name: str
    """The ``Prompt.name``."""
    state: State


@dataclass(frozen=True, slots=True)
class ViewerPrompt:
    """A prompt that the viewer may answer now, with the viewer's answer to it so far."""

    pending: PendingPrompt[Any]
    prompt: Prompt[Any]
    """The prompt itself, also if it is private."""
    answer: PendingAnswer | None
    """The pending answer; its ``why`` is set when it no longer fits."""
    draft: SetAside | None
    """An answer that an amendment set aside, offered again."""

    @property
    def key(self) -> str:
        """The key of the prompt."""
        return self.pending.key

    @property
    def value(self) -> Json:
        """The pending answer as JSON; None when there is none."""
        return None if self.answer is None else self.answer.logged.value


@dataclass(frozen=True, slots=True)
class View:
    """A game as one viewer sees it; all fields but ``mine`` and ``calls`` are the same for everybody."""

    over: bool
    ready: bool
    ask_key: str | None
    """The key of the present ask; None when the game is over."""
    mode: Mode | None
    exposed: bool
    waiting: tuple[Waiting, ...]
    mine: tuple[ViewerPrompt, ...]
    """The prompts that ask the viewer, answered or not."""
    calls: tuple[ViewerPrompt, ...]
    """The calls that the viewer may answer."""
    scene: Any
    """The game's scene; a secret in it is a ``Sealed``: read it with ``as_json``."""
    rulings: tuple[Ruling, ...]
    """The last page of rulings."""
    earlier: tuple[Ruling, ...]
    """The page before it."""
    standings: Standings | None
    winners: tuple[Seat, ...]


def view(
    referee: Referee, viewer: Seat | None, *, host: bool = False, public: View | None = None
) -> View:
    """Return the view of a seat, or of the board and of watchers for None.

    With ``host`` it has the prompts for the host and for anyone, too. Pass ``public`` to reuse the
    result of :func:`public_view` for the same state of the game.
    """
    asked: list[ViewerPrompt] = []
    calls: list[ViewerPrompt] = []
    for pending in (
        *(referee.current_ask.pending if referee.current_ask else ()),
        *referee.standing_prompts(),
    ):
        if may_answer(pending, viewer, host=host):
            key = pending.key
            prompt = referee.resolve(pending)
            mine = ViewerPrompt(
                pending, prompt, referee.pending_answers.get(key), referee.set_aside.get(key)
            )
            (calls if pending.call else asked).append(mine)
    shown = public or public_view(referee)
    return View(  # not ``dataclasses.replace``, which takes five times as long
        over=shown.over,
        ready=shown.ready,
        ask_key=shown.ask_key,
        mode=shown.mode,
        exposed=shown.exposed,
        waiting=shown.waiting,
        mine=tuple(asked),
        calls=tuple(calls),
        scene=shown.scene,
        rulings=shown.rulings,
        earlier=shown.earlier,
        standings=shown.standings,
        winners=shown.winners,
    )


def public_view(referee: Referee) -> View:
    """Return the view that all viewers share: without ``mine`` and ``calls``."""
    ask, table = referee.current_ask, referee.table
    return View(
        over=ask is None,
        ready=referee.ready,
        ask_key=ask.key if ask else None,
        mode=ask.mode if ask else None,
        exposed=referee.exposed,
        waiting=waiting(referee),
        mine=(),
        calls=(),
        scene=table.scene,
        rulings=tuple(table.pages[-1]),
        earlier=tuple(table.pages[-2]) if len(table.pages) > 1 else (),
        standings=table.standings,
        winners=table.winners,
    )


def may_answer(pending: PendingPrompt[Any], viewer: Seat | None, *, host: bool = False) -> bool:
    """Whether a viewer may answer a prompt: it asks the viewer's seat, anyone, or the host."""
    who = pending.who
    if who is ANYONE:
        return host or viewer is not None
    if who is HOST:
        return host
    return who is not CHANCE and who == viewer


def waiting(referee: Referee) -> tuple[Waiting, ...]:
    """Return who is asked, without calls and chance, and whether they have answered."""
    ask = referee.current_ask
    if ask is None:
        return ()
    done: State = "sealed" if ask.mode is Mode.SEALED and not referee.exposed else "answered"
    answers = referee.pending_answers
    return tuple(
        Waiting(
            pending.key,
            pending.who,
            pending.prompt.name,
            done if pending.key in answers else "awaited",
        )
        for pending in ask.pending
        if not pending.call and pending.who is not CHANCE
    )


def visible_value(step: AppliedAnswer, viewer: Seat | None) -> Json:
    """Return what a viewer may see of an applied answer; the seat that gave it sees all of it."""
    if step.pending.who == viewer:
        return step.logged.value
    return step.prompt.public(step.value)


def as_json(thing: Any, referee: Referee, viewer: Seat | None) -> Json:
    """Return dataclasses, mappings, sequences and sets as JSON, as a viewer may see them.

    A secret becomes ``{"sealed": key}``; for one of its readers it has a ``"value"`` too.

    :raises TypeError: for anything else, such as a function or a prompt.
    """
    if isinstance(thing, Enum):
        return thing.value
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, Sealed):
        if viewer is None or viewer not in thing.readers:
            return {"sealed": thing.key}
        secret = referee.peek(thing, viewer)
        return {"sealed": thing.key, "value": as_json(secret, referee, viewer)}
    if isinstance(thing, Mapping):
        return {
            str(as_json(key, referee, viewer)): as_json(value, referee, viewer)
            for key, value in thing.items()
        }
    if isinstance(thing, list | tuple | range):
        return [as_json(each, referee, viewer) for each in thing]
    if isinstance(thing, AbstractSet):
        return sorted(as_json(each, referee, viewer) for each in thing)
    if is_dataclass(thing) and not isinstance(thing, type | Prompt):
        code = {"code": thing.code} if isinstance(thing, Fact) else {}
        return code | {
            each.name: as_json(getattr(thing, each.name), referee, viewer) for each in fields(thing)
        }
    raise TypeError(f"{type(thing).__name__} cannot be shown")
