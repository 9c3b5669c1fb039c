"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from tests.rules.games.variants import SwitchedOff

SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    SwitchedOff(r"[Dd]eal (?!no)|unseen|[Ss]eal a card", lambda options, _: options["ouroboros"]),
    SwitchedOff(r"next round", lambda options, _: options["same_round"]),
)
