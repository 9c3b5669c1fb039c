"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from tests.rules.games.variants import SwitchedOff

SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    SwitchedOff(r"three games|Game 1 of", lambda options, _: not options["extended"]),
    SwitchedOff(r"Three games|10 for|\+10|point", lambda options, _: not options["extended"]),
    SwitchedOff(r"blind|from the other", lambda _, players: players > 2),
    SwitchedOff(r"\bsuits?\b|hearts?|the joker", lambda options, _: options["deck"] != "suits"),
    SwitchedOff(r"colour|rainbow", lambda options, _: options["deck"] == "suits"),
    SwitchedOff(
        r"[Rr]eally", lambda options, _: options["entry"] != "sealed" and options["dealer"] != "app"
    ),
    SwitchedOff(
        r"[Tt]urn up your",
        lambda options, _: options["entry"] != "open" or options["dealer"] == "app",
    ),
    SwitchedOff(r"\bShuffle\b|[Rr]eal cards", lambda options, _: options["dealer"] == "app"),
    SwitchedOff(r"[Tt]he app deals", lambda options, _: options["dealer"] != "app"),
)
