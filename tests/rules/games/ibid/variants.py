"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from tests.rules.games.variants import SwitchedOff

SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    SwitchedOff(r"lowest bid starts", lambda options, _: options["winner_starts"]),
    SwitchedOff(r", and add one", lambda options, _: options["skip_either"]),
)
