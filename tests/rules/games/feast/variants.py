"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from tests.rules.games.variants import SwitchedOff

SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    SwitchedOff(r"[Dd]ummy|[Dd]ummies", lambda options, _: options["dummies"] == 0),
)
