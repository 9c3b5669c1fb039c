"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from tests.rules.games.variants import SwitchedOff

SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    SwitchedOff(r"shuffle|Shuffle|at random", lambda options, _: options["order"] != "random"),
    SwitchedOff(r"share", lambda options, _: options["ties"] != "share"),
    SwitchedOff(r"cancel", lambda options, _: options["ties"] != "cancel"),
)
