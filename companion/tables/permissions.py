"""Permissions: who may carry out which command.

A command class declares its permission with the decorator :func:`requires`, and the table checks it
before it carries the command out. Presenters call the same functions, so that no screen shows a
button that the table would refuse.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from companion.tables.actor import Actor
from companion.tables.presence import Presence
from companion.tables.refusals import (
    HostOnly,
    HostThere,
    NoGame,
    NotOnTv,
    NotSeated,
    NotYours,
    NotYourself,
    OwnPhoneDecides,
    PhoneIsHere,
    SecretHand,
)
from companion.tables.roster import Roster
from rules.engine.log import TABLE_BY
from rules.engine.referee import AppliedAnswer, Referee
from rules.engine.tabletop import PendingPrompt
from rules.errors import Illegal
from rules.facts import ANYONE, CHANCE, HOST, Seat
from rules.prompts.confirm import Confirm
from rules.prompts.seats import NewSeat
from rules.prompts.together import PrivatePrompt


class TableState(Protocol):
    """The parts of a table that permissions, commands and signals read."""

    @property
    def roster(self) -> Roster: ...
    @property
    def presence(self) -> Presence: ...
    @property
    def referee(self) -> Referee | None: ...
    @property
    def playing_back(self) -> int | None: ...


class PromptCommand(Protocol):
    """A command about the prompt or the answer under a key."""

    @property
    def key(self) -> str: ...


class DeviceCommand(Protocol):
    """A command about a device that asks for a seat."""

    @property
    def device(self) -> str: ...


class RenameCommand(Protocol):
    """A command that renames a seat; None means the actor's own."""

    @property
    def seat(self) -> Seat | None: ...


class Permission(Protocol):
    """Decides whether an actor may carry out a command at a table."""

    def __call__(self, command: Any, actor: Actor, table: TableState) -> None:
        """Return if the actor may carry the command out.

        :raises Illegal: if not.
        """


C = TypeVar("C", bound=type)


def requires(permission: Permission) -> Callable[[C], C]:
    """Decorate a command class with its permission."""

    def declare(command: C) -> C:
        command.permission = staticmethod(permission)  # type: ignore[attr-defined]  # declared by Command
        return command

    return declare


# -- the permissions ----------------------------------------------------------------------


def anybody(command: object, actor: Actor, table: TableState) -> None:
    """Allow every device."""
    del command, actor, table


def host_only(command: object, actor: Actor, table: TableState) -> None:
    """Allow only the host."""
    del command, table
    check_host(actor)


def host_for_absent(command: PromptCommand, actor: Actor, table: TableState) -> None:
    """Allow the host, and where the app has dealt only for a seat whose phone is not connected.

    Otherwise a host could let the app play somebody's card, look at it and undo that.
    """
    host_only(command, actor, table)
    pending = running(table).find(command.key)
    seat = pending.seat
    private = isinstance(pending.prompt, PrivatePrompt)
    if seat is not None and private and table.presence.is_connected(seat):
        raise Illegal(PhoneIsHere(seat=seat))


def host_but_no_tv(command: object, actor: Actor, table: TableState) -> None:
    """Allow a host who can pass the right on, and take it away: any but a TV."""
    host_only(command, actor, table)
    if actor.tv:
        raise Illegal(NotOnTv())


def seated(command: object, actor: Actor, table: TableState) -> None:
    """Allow a device that shows a seat's pad."""
    del command, table
    if actor.seat is None:
        raise Illegal(NotSeated())


def seated_while_host_is_gone(command: object, actor: Actor, table: TableState) -> None:
    """Allow a seat's device while no host device has been connected for ``HOST_GONE_AFTER``."""
    del command
    if actor.seat is None:
        raise Illegal(NotSeated())
    if not table.presence.host_gone:
        raise Illegal(HostThere())


def asked_seat_or_host(command: PromptCommand, actor: Actor, table: TableState) -> None:
    """Allow the seat that the prompt asks, its proxy and the host; see :func:`check_answer`."""
    check_answer(actor, running(table).find(command.key), table.roster.proxies)


def answer_owner_or_host(command: PromptCommand, actor: Actor, table: TableState) -> None:
    """Allow the seat that gave the answer, and the host; see :func:`may_amend`."""
    referee = running(table)
    answer = referee.applied_answer(command.key)
    check_amend(actor, answer, secret=referee.is_secret(answer))


def admitting(command: DeviceCommand, actor: Actor, table: TableState) -> None:
    """Allow who may let in the device that asks for a seat; see :func:`may_admit`. Nobody lets themselves in."""
    seat = table.roster.rejoin_requests.get(command.device)
    if command.device == actor.device:
        raise Illegal(NotYourself())
    if seat is None:
        check_host(actor)
    elif not may_admit(table, seat, actor.seats, host=actor.host and not actor.tv):
        check_host(actor)
        raise Illegal(NotOnTv() if actor.tv else OwnPhoneDecides(seat=seat))


def asked_for_seat_or_host(command: DeviceCommand, actor: Actor, table: TableState) -> None:
    """Allow who holds the seat that a device asks for, and the host."""
    if table.roster.rejoin_requests.get(command.device) not in actor.seats:
        check_host(actor)


def own_seat_or_host(command: RenameCommand, actor: Actor, table: TableState) -> None:
    """Allow a device that holds the seat, and the host."""
    del table
    check_rename(actor, command.seat)


# -- checks that permissions and screens share --------------------------------------------


def running(table: TableState) -> Referee:
    """Return the referee of the current game.

    :raises Illegal: if there is none.
    """
    if table.referee is None:
        raise Illegal(NoGame())
    return table.referee


def check_host(actor: Actor) -> None:
    """Return if the actor is a host.

    :raises Illegal: if not.
    """
    if not actor.host:
        raise Illegal(HostOnly())


def check_answer(
    actor: Actor, pending: PendingPrompt[Any], proxies: Mapping[str, Seat] = MappingProxyType({})
) -> None:
    """Return if the actor may answer a prompt.

    A seat may answer its own prompts and those put to anyone; the host may answer every prompt, and
    a proxy that of the seat it was appointed for. ``proxies`` maps a prompt's key to its proxy.
    Only the seat itself may answer a private prompt, because even a refusal reveals something
    about the hand.

    :raises Illegal: if the actor may not.
    """
    who = pending.who
    if who in actor.seats or (who is ANYONE and (actor.seats or actor.host)):
        return
    if isinstance(pending.prompt, PrivatePrompt):
        raise Illegal(SecretHand())
    if actor.host or (proxies.get(pending.key) in actor.seats):
        return
    if who is HOST:
        raise Illegal(HostOnly())
    raise Illegal(NotYours() if actor.seats else NotSeated())


def check_amend(actor: Actor, answer: AppliedAnswer, *, secret: bool) -> None:
    """Return if one of the actor's seats, or the host, may amend an answer; see :func:`may_amend`.

    :raises Illegal: if not.
    """
    seats = (*actor.seats, None)
    if not any(may_amend(answer, seat, host=actor.host, secret=secret) for seat in seats):
        raise Illegal(NotYours() if actor.seats or actor.host else NotSeated())


def check_rename(actor: Actor, named: Seat | None) -> Seat:
    """Return the seat that the actor renames: ``named``, or its own if that is None.

    :raises Illegal: if the actor neither holds that seat nor is a host.
    """
    seat = actor.seat if named is None else named
    if seat is None:
        raise Illegal(NotSeated())
    if seat not in actor.seats:
        check_host(actor)
    return seat


def may_admit(table: TableState, seat: Seat, own_seats: Collection[Seat], *, host: bool) -> bool:
    """Whether a screen with these seats, or the host, may let another device in to a seat.

    While a phone of the seat is connected, it decides alone: whoever is let in sees all that it
    sees. A TV does not count as the ``host``.
    """
    return seat in own_seats or (host and not table.presence.is_connected(seat))


def may_amend(answer: AppliedAnswer, seat: Seat | None, *, host: bool, secret: bool) -> bool:
    """Whether a seat, or the host, may amend an applied answer.

    The seat that gave the answer may, and the host. Any seat may amend an answer to a prompt that
    was put to anyone. Nobody may amend what chance drew. If a part of the answer is ``secret``
    (still sealed), or its prompt shows the hand that the app dealt to a seat, only that seat may.
    Nobody amends what the table answered itself, and what is only confirmed: who joins is changed
    in the list of people.
    """
    who = answer.pending.who
    if (
        who is CHANCE
        or answer.logged.by == TABLE_BY
        or isinstance(answer.prompt, Confirm | NewSeat)
    ):
        return False
    if (secret or isinstance(answer.pending.prompt, PrivatePrompt)) and who != seat:
        return False
    return host or who == seat or (who is ANYONE and seat is not None)
