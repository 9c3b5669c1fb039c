"""Looks tables up by the codes that requests name, and counts the codes that are wrong.

Pages look up no table in another way, so that none of them tells without a limit which tables exist.
"""

from __future__ import annotations

from flask import g, request, session
from werkzeug.exceptions import TooManyRequests

from companion.network.guess_limits import GuessLimiter
from companion.storage.errors import DamagedTable
from companion.tables.refusals import TableDeleted
from companion.tables.table import Table
from companion.web.device_cookies import device
from companion.web.services import services
from companion.web.words import said
from rules.errors import Illegal, Refused


def find_table(code: str) -> Table:
    """Return the table with a code, in upper or lower case.

    Devices with a seat or the host's right there may look it up without a limit.

    :raises Refused: if no table has this code; a device that was there is told that it was deleted.
    :raises companion.storage.errors.DamagedTable: if its log cannot be read, or not be replayed.
    :raises TooManyRequests: if this address has guessed wrongly too often.
    """
    guesses = services().guesses
    try:
        table = services().tables.find(code)
    except Refused:
        if services().tables.was_at_deleted(code, device()):
            raise Illegal(TableDeleted()) from None  # its screens still ask for it
        if g.get("wrong_code") != code:  # a request may look the same code up twice
            check_guesses(guesses)
            guesses.count_wrong_code(request.remote_addr)
            g.wrong_code = code
        if services().tables.was_deleted(code):
            raise Illegal(TableDeleted()) from None
        raise
    except DamagedTable:
        check_guesses(guesses)
        raise
    if not _belongs_to(table):
        check_guesses(guesses)
    return table


def check_guesses(guesses: GuessLimiter) -> None:
    """Return if this address may guess.

    :raises TooManyRequests: if it has guessed wrongly too often.
    """
    if seconds := guesses.wait(request.remote_addr):
        sentence = said("wrong-codes", seconds=seconds)
        raise TooManyRequests(sentence, retry_after=seconds)


def _belongs_to(table: Table) -> bool:
    """Whether this device has a seat or the host's right at a table."""
    own = device()
    is_host = bool(session.get("laptop")) or own in table.roster.hosts
    return is_host or bool(table.roster.seats_of(own))
