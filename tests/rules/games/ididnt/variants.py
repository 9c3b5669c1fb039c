"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from tests.rules.games.variants import SwitchedOff

SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    SwitchedOff(r"\bTip\b", lambda options, _: options["form"] != "base"),
    SwitchedOff(r"face down", lambda options, _: options["form"] == "five"),
)
