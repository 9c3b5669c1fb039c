"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from tests.rules.games.variants import SwitchedOff

# The host can change how ties are settled, so the ways themselves are always there: what ends with these words.
SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    SwitchedOff(r"once a round", lambda options, _: options["sheet"] != "rounds"),
    SwitchedOff(r"at any time", lambda options, _: options["sheet"] != "totals"),
    SwitchedOff(r"[Cc]ancel(?!$)", lambda options, _: options["ties"] != "cancel"),
    SwitchedOff(r"share it(?!$)", lambda options, _: options["ties"] != "share"),
    SwitchedOff(r"enter again(?!$)", lambda options, _: options["ties"] != "again"),
    SwitchedOff(r"has reached", lambda options, _: not options["target"]),
    SwitchedOff(r"number wins", lambda options, _: options["entry"] != "number"),
    SwitchedOff(r"your choices", lambda options, _: options["entry"] != "choice"),
    SwitchedOff(r"player’s name", lambda options, _: options["entry"] != "player"),
)
