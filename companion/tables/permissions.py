"""Permissions: who may carry out which command.

A command class names its permission once, with the decorator :func:`requires`; the table checks it
before the command is carried out. The screens ask the same functions, so that nobody is shown a
button that would be refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from companion.tables.actor import Actor
from companion.tables.presence import Presence
from companion.tables.roster import Roster
from rules.engine.referee import AppliedAnswer, Referee
from rules.engine.tabletop import PendingPrompt
from rules.errors import Illegal
from rules.facts import ANYONE, CHANCE, HOST, Seat, fact
from rules.prompts.together import Veiled


class TableState(Protocol):
    """What a permission or a command looks at: a table, as it is before the command."""

    @property
    def roster(self) -> Roster: ...
    @property
    def presence(self) -> Presence: ...
    @property
    def referee(self) -> Referee | None: ...


class Keyed(Protocol):
    """A command about the prompt or the answer under a key."""

    @property
    def key(self) -> str: ...


class Renaming(Protocol):
    """A command that gives a seat another name; without a seat, the actor's own."""

    @property
    def seat(self) -> Seat | None: ...


class Permission(Protocol):
    """Decides whether an actor may carry out a command at a table."""

    def __call__(self, command: Any, actor: Actor, table: TableState) -> None:
        """Return when the actor may.

        :raises Illegal: when not.
        """


C = TypeVar("C", bound=type)


def requires(permission: Permission) -> Callable[[C], C]:
    """Declare who may carry out the commands of a class."""

    def declare(command: C) -> C:
        command.permission = staticmethod(permission)  # type: ignore[attr-defined]  # declared by Command
        return command

    return declare


# -- the permissions ----------------------------------------------------------------------


def anybody(command: object, actor: Actor, table: TableState) -> None:
    """Allow every device."""
    del command, actor, table


def host_only(command: object, actor: Actor, table: TableState) -> None:
    """Allow the host alone."""
    del command, table
    check_host(actor)


def seated_while_host_is_gone(command: object, actor: Actor, table: TableState) -> None:
    """Allow a device with a seat, while no device of the host has been connected for a minute."""
    del command
    if actor.seat is None:
        raise Illegal(fact("app.not-seated"))
    if not table.presence.host_gone:
        raise Illegal(fact("app.host-there"))


def whoever_is_asked(command: Keyed, actor: Actor, table: TableState) -> None:
    """Allow whoever may answer the prompt under the command's key; see :func:`check_answer`."""
    check_answer(actor, running(table).find(command.key), table.roster.proxies)


def whoever_may_amend(command: Keyed, actor: Actor, table: TableState) -> None:
    """Allow whoever may change the answer under the command's key; see :func:`check_amend`."""
    referee = running(table)
    answer = referee.applied_answer(command.key)
    check_amend(actor, answer, secret=referee.is_secret(answer))


def own_seat_or_host(command: Renaming, actor: Actor, table: TableState) -> None:
    """Allow a seat's own device, and the host for every seat."""
    del table
    check_rename(actor, command.seat)


# -- what they are made of, and what screens ask ------------------------------------------


def running(table: TableState) -> Referee:
    """Return the referee of the game that is on.

    :raises Illegal: between games.
    """
    if table.referee is None:
        raise Illegal(fact("app.no-game"))
    return table.referee


def check_host(actor: Actor) -> None:
    """Let only the host pass.

    :raises Illegal: for anybody else.
    """
    if not actor.host:
        raise Illegal(fact("app.host-only"))


def check_answer(
    actor: Actor, pending: PendingPrompt[Any], proxies: Mapping[str, Seat] = MappingProxyType({})
) -> None:
    """Let an actor answer a prompt: its own, anyone's, as the host, or as a proxy.

    ``proxies`` says which seat the host asked to answer for another, by the prompt's key. Nobody
    answers a veiled prompt for somebody else: even a refusal would tell of the hand.

    :raises Illegal: when the prompt is put to somebody else.
    """
    who = pending.who
    if who in actor.seats or (who is ANYONE and (actor.seats or actor.host)):
        return
    if isinstance(pending.prompt, Veiled):
        raise Illegal(fact("app.secret-hand"))
    if actor.host or (proxies.get(pending.key) in actor.seats):
        return
    if who is HOST:
        raise Illegal(fact("app.host-only"))
    raise Illegal(fact("app.not-yours" if actor.seats else "app.not-seated"))


def check_amend(actor: Actor, answer: AppliedAnswer, *, secret: bool) -> None:
    """Let an actor change an answer that is in the game; ``secret``: a part is still sealed.

    :raises Illegal: when the answer is somebody else's.
    """
    seats = (*actor.seats, None)
    if not any(may_amend(answer, seat, host=actor.host, secret=secret) for seat in seats):
        raise Illegal(fact("app.not-yours" if actor.seats else "app.not-seated"))


def check_rename(actor: Actor, named: Seat | None) -> Seat:
    """Return the seat that an actor renames: its own where none is named.

    :raises Illegal: when somebody else sits there and the actor is not the host.
    """
    seat = actor.seat if named is None else named
    if seat is None:
        raise Illegal(fact("app.not-seated"))
    if seat not in actor.seats:
        check_host(actor)
    return seat


def may_amend(answer: AppliedAnswer, seat: Seat | None, *, host: bool, secret: bool) -> bool:
    """Whether a seat, or the host, may change an answer that is in the game.

    While a part of the answer is ``secret``, only the seat that gave it may.
    """
    who = answer.pending.who
    if who is CHANCE:
        return False
    if secret and who != seat:
        return False
    return host or who == seat or (who is ANYONE and seat is not None)
