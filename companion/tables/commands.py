"""The one door for commands: what comes up a socket or by a post, judged and carried out here.

A command is a JSON object: ``id`` (the client's own, at most once), ``do``, and what that needs:
``key`` and ``value`` for what is entered in a game. It is answered by an acknowledgement: the id,
``ok``, and for a refusal a ``code`` for a program and a sentence to ``say`` to a player.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from typing import Any

from companion.storage.store import StoreError
from companion.tables.lobby import lobby, read_options
from companion.tables.permissions import Visitor, check_amend, check_answer, check_rename
from companion.tables.roster import Roster
from companion.tables.table import Table
from rules.engine import registry
from rules.engine.log import Entry, Stamp
from rules.engine.referee import Referee
from rules.errors import Illegal, Malformed, Refused
from rules.facts import Fact, Json, Seat, fact

log = logging.getLogger(__name__)

LONGEST_ID = 64
LONGEST_KEY = 200

Message = Mapping[str, Json]
Handler = Callable[["Door", Message, str], None]


class Door:
    """A visitor's way to a table."""

    def __init__(self, table: Table, visitor: Visitor) -> None:
        self.table = table
        self.visitor = visitor

    def command(self, message: Json, say: Callable[[Fact], str]) -> dict[str, Json]:
        """Carry a command out, and return its acknowledgement; never raises for what came in."""
        given = message.get("id") if isinstance(message, Mapping) else None
        known = isinstance(given, str) and given.isascii() and 0 < len(given) <= LONGEST_ID
        identity = given if known else None
        try:
            self._carry_out(message, identity)
        except Refused as refused:
            return {"id": given_back(given), "ok": False, **_refusal(refused.why, say)}
        except StoreError as error:
            log.warning("table %s: %s", self.table.code, error)
            return {"id": given_back(given), "ok": False, "code": "store", "say": str(error)}
        return {"id": identity, "ok": True}

    def _carry_out(self, message: Json, identity: str | None) -> None:
        if not isinstance(message, Mapping) or identity is None:
            raise Malformed(fact("app.unreadable"))
        handler = HANDLERS.get(str(message.get("do")))
        if handler is None:
            raise Malformed(fact("app.unknown-command"))
        command = f"{self.visitor.device}:{identity}"
        if not self.table.heard(command):
            handler(self, message, command)

    # -- in a game ---------------------------------------------------------------------

    def answer(self, message: Message, command: str) -> None:
        """Answer a prompt: one's own, anyone's, or as the host anybody's."""
        key, value = _key(message), message.get("value")

        def enter(referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
            check_answer(self.visitor, referee.find(key), self.table.roster.errands)
            return referee.answer(key, value, stamp)

        self.table.enter(enter, self.visitor.by, command)

    def draw(self, message: Message, command: str) -> None:
        """Let the app answer for a seat that is away; only the host says so."""
        self.visitor.need_host()
        key = _key(message)
        self.table.enter(lambda r, stamp: r.stand_in(key, stamp), self.visitor.by, command)

    def unseal(self, message: Message, command: str) -> None:
        """Take a sealed answer back."""
        key = _key(message)

        def enter(referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
            check_answer(self.visitor, referee.find(key), self.table.roster.errands)
            return referee.unseal(key, stamp)

        self.table.enter(enter, self.visitor.by, command)

    def open(self, message: Message, command: str) -> None:
        """Turn the sealed answers over without waiting for the countdown."""
        self.visitor.need_host()
        self.table.reveal(_key(message), self.visitor.by, command)

    def amend(self, message: Message, command: str) -> None:
        """Change an answer that is in the game."""
        key, value = _key(message), message.get("value")

        def enter(referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
            step = referee.step(key)
            check_amend(self.visitor, step, secret=referee.is_secret(step))
            return referee.amend(key, value, stamp)

        self.table.enter(enter, self.visitor.by, command, durable=True)

    def undo(self, message: Message, command: str) -> None:
        """Take the last entry back: the one that was named, if one was, and no other."""
        self.visitor.need_host()
        named = message.get("entry")

        def enter(referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
            last = referee.last_entry
            if named is not None and last is not None and str(named) != str(last.seq):
                raise Illegal(fact("app.entered-meanwhile"))
            return referee.undo(stamp)

        self.table.enter(enter, self.visitor.by, command)

    # -- between games -----------------------------------------------------------------

    def pick(self, message: Message, command: str) -> None:
        """Choose the game and its options."""
        self.visitor.need_host()
        game, options = message.get("game"), message.get("options")
        if game not in registry.GAMES:
            raise Malformed(fact("app.no-such-game"))
        chosen = read_options(str(game), options if isinstance(options, Mapping) else {})
        self.table.pick(str(game), chosen, command)

    def start(self, message: Message, command: str) -> None:
        """Start the game that is chosen."""
        del message
        self.visitor.need_host()
        self.table.start(*_ready(self.table.roster), command)

    def again(self, message: Message, command: str) -> None:
        """Put a finished game away and start the same one again, with the same seats."""
        del message
        self.visitor.need_host()
        self.table.again(_ready, command)

    def close(self, message: Message, command: str) -> None:
        """Put the game away, finished or not."""
        del message
        self.visitor.need_host()
        self.table.close(command)

    # -- people ------------------------------------------------------------------------

    def order(self, message: Message, command: str) -> None:
        """Seat people in another order."""
        self.visitor.need_host()
        self.table.reorder(message.get("seats"), command)

    def kick(self, message: Message, command: str) -> None:
        """Take somebody's phone off the table."""
        self.visitor.need_host()
        self.table.kick(Seat(str(message.get("seat"))), command)

    def sit_out(self, message: Message, command: str) -> None:
        """Don't deal somebody in who sits there."""
        self.visitor.need_host()
        self.table.sit_out(Seat(str(message.get("seat"))), command)

    def deal_in(self, message: Message, command: str) -> None:
        """Deal somebody in after all."""
        self.visitor.need_host()
        self.table.deal_in(Seat(str(message.get("seat"))), command)

    def admit(self, message: Message, command: str) -> None:
        """Confirm who a device says it is."""
        self.visitor.need_host()
        self.table.admit(str(message.get("device")), self.visitor.by, command)

    def refuse(self, message: Message, command: str) -> None:
        """Don't confirm it."""
        self.visitor.need_host()
        self.table.turn_away(str(message.get("device")), command)

    def errand(self, message: Message, command: str) -> None:
        """Let somebody enter for a seat that is away, on their own phone."""
        self.visitor.need_host()
        self.table.send_to(_key(message), Seat(str(message.get("to"))), command)

    def host(self, message: Message, command: str) -> None:
        """Give somebody's phone the host's right besides."""
        self.visitor.need_host()
        self.table.share_host(Seat(str(message.get("seat"))), command)

    def unhost(self, message: Message, command: str) -> None:
        """Take it back."""
        self.visitor.need_host()
        self.table.take_host_back(Seat(str(message.get("seat"))), command)

    def step_in(self, message: Message, command: str) -> None:
        """Take the host's part while the host is gone."""
        del message
        if self.visitor.seat is None:
            raise Illegal(fact("app.not-seated"))
        self.table.take_up_host(self.visitor.device, command)

    def rename(self, message: Message, command: str) -> None:
        """Give oneself another name or symbol, or as the host anybody."""
        seat = check_rename(self.visitor, message.get("seat"))
        self.table.rename(seat, message.get("name"), message.get("colour"), command)


HANDLERS: dict[str, Handler] = {
    name: getattr(Door, name)
    for name in (
        *("answer", "draw", "unseal", "open", "amend", "undo"),
        *("pick", "start", "again", "close"),
        *("order", "kick", "admit", "refuse", "rename"),
        *("sit_out", "deal_in", "errand", "host", "unhost", "step_in"),
    )
}


def read(frame: str | bytes | None) -> Any:
    """Return what a client sent as JSON, or None for anything else."""
    try:
        return json.loads(frame or "")
    except (ValueError, RecursionError):
        return None


def _ready(roster: Roster) -> tuple[str, dict[str, Json]]:
    """Return the game that is picked, and every option's value.

    :raises Refused: when it cannot start so.
    """
    ready = lobby(roster)
    return ready.chosen.id, ready.settled(roster)


def _key(message: Message) -> str:
    key = message.get("key")
    if not isinstance(key, str) or not 0 < len(key) <= LONGEST_KEY:
        raise Malformed(fact("app.unreadable"))
    return key


def _refusal(why: Fact, say: Callable[[Fact], str]) -> dict[str, Json]:
    return {"code": why.code, "say": say(why)}


def given_back(raw: Any) -> str | None:
    """Return an id as it may be sent back: plain text of bounded length, or None."""
    return raw[:LONGEST_ID] if isinstance(raw, str) and raw.isascii() else None
