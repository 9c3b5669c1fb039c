"""What one running app has: its tables, its screens, its words, and who is looking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from flask import current_app
from markupsafe import Markup, escape

from companion.hub import Hub
from companion.language import Language
from companion.screens import Screens
from companion.table import Table, World
from companion.tables import Tables
from rules.facts import Fact, Seat


@dataclass(frozen=True)
class House:
    """Everything that views need; made once by ``create_app``."""

    world: World
    tables: Tables
    screens: Screens
    hub: Hub
    language: Language

    def say(self, fact: Fact, table: Table | None = None) -> str:
        """Return a fact as a plain sentence, with the names of a table's people."""

        def name(seat: Seat | None) -> Markup:
            people = table.party.people if table else {}
            if seat in people:
                return escape(people[seat].name)
            return escape(f"Dummy {str(seat).rpartition('-')[2]}")

        return self.language.say(fact, name).unescape()


def house() -> House:
    """Return the house of the app that is serving."""
    return cast("House", current_app.extensions["companion"])
