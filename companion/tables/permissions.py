"""Who may say what: the laptop's right, the host's, and a seat's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from rules.engine.referee import AppliedAnswer
from rules.engine.tabletop import PendingPrompt
from rules.errors import Illegal
from rules.facts import ANYONE, CHANCE, HOST, Seat, fact
from rules.prompts.together import Veiled

HOST_BY = "host"
"""Who entered what was entered at the board."""


@dataclass(frozen=True)
class Visitor:
    """A device at a table: the seats that it holds, whether it is the host's, and which it acts for."""

    device: str
    seats: tuple[Seat, ...]
    host: bool
    seat: Seat | None = None
    """The seat whose pad is shown, one of ``seats``; None at a board."""

    @property
    def by(self) -> str:
        """Who the log says made an entry.

        :raises Illegal: for a device that has no seat and is no host.
        """
        if self.seat is not None:
            return self.seat
        if self.host:
            return HOST_BY
        raise Illegal(fact("app.not-seated"))

    def need_host(self) -> None:
        """Let only the host pass.

        :raises Illegal: for anybody else.
        """
        if not self.host:
            raise Illegal(fact("app.host-only"))


def check_answer(
    visitor: Visitor,
    pending: PendingPrompt[Any],
    errands: Mapping[str, Seat] = MappingProxyType({}),
) -> None:
    """Let a visitor answer a prompt: its own, anyone's, as the host, or for one that is away.

    The cards of a hand that the app dealt are for one player's eyes: nobody answers for that one,
    since already a refusal would tell of the hand.

    :raises Illegal: when it is somebody else's to say.
    """
    who = pending.who
    if who in visitor.seats or (who is ANYONE and (visitor.seats or visitor.host)):
        return
    if isinstance(pending.prompt, Veiled):
        raise Illegal(fact("app.secret-hand"))
    if visitor.host or (errands.get(pending.key) in visitor.seats):
        return
    if who is HOST:
        raise Illegal(fact("app.host-only"))
    raise Illegal(fact("app.not-yours" if visitor.seats else "app.not-seated"))


def check_amend(visitor: Visitor, step: AppliedAnswer, *, secret: bool) -> None:
    """Let a visitor change an answer that is in the game; ``secret``: a part is still sealed.

    :raises Illegal: when it is somebody else's to say.
    """
    seats = (*visitor.seats, None)
    if not any(may_amend(step, seat, host=visitor.host, secret=secret) for seat in seats):
        raise Illegal(fact("app.not-yours" if visitor.seats else "app.not-seated"))


def check_rename(visitor: Visitor, named: object) -> Seat:
    """Return the seat that a visitor gives another name: its own where none is ``named``.

    :raises Illegal: when it is somebody else's to say.
    """
    seat = visitor.seat if named is None else Seat(str(named))
    if seat is None:
        raise Illegal(fact("app.not-seated"))
    if seat not in visitor.seats:
        visitor.need_host()
    return seat


def may_amend(step: AppliedAnswer, seat: Seat | None, *, host: bool, secret: bool) -> bool:
    """Whether an answer that is in the game may be changed by a seat, or by the host.

    Where a part is still ``secret``, only the one who entered it can change it.
    """
    who = step.pending.who
    if who is CHANCE:
        return False
    if secret and who != seat:
        return False
    return host or who == seat or (who is ANYONE and seat is not None)
