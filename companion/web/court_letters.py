"""Learns the letters of court cards on a table's deck, until its host says which."""

from __future__ import annotations

import contextlib

from companion.storage.errors import StoreError
from companion.tables.actor import Actor
from companion.tables.commands.people import SetCourts
from companion.tables.table import Table
from companion.web.services import services
from companion.words.language import court_letters
from rules.errors import Refused
from rules.playing_cards import COURTS


def learn_court_letters(table: Table, actor: Actor) -> None:
    """Store the letters of the language that a table's host speaks, at the first board that they open.

    The deck lies on the table: all who read it see its letters, whatever they speak.
    """
    letters = court_letters(services().language.code)
    if actor.host and table.roster.courts is None and letters != COURTS:
        with contextlib.suppress(Refused, StoreError):
            table.execute(SetCourts(letters), actor)
