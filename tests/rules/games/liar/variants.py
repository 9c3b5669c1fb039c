"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from tests.rules.games.variants import SwitchedOff

SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    SwitchedOff(r"three games|Game 1 of", lambda options, _: not options["extended"]),
    SwitchedOff(r"blind", lambda _, players: players > 2),
)
