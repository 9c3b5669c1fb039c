"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from tests.rules.games.variants import SwitchedOff

SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    SwitchedOff(r"(?<!Leave out the )\bTip\b", lambda options, _: options["form"] != "base"),
    SwitchedOff(
        r"[Cc]ontradict|[Cc]atch|just denied", lambda options, _: options["form"] != "base"
    ),
    # The pile of checks lies face down in all of them, and so may the excuses do in one.
    SwitchedOff(
        r"(?<!pile )(?<!pile them )face down", lambda options, _: options["form"] == "five"
    ),
    SwitchedOff(r"[Ss]huffle\b|[Ee]nter\b|slips", lambda options, _: options["dealer"] == "app"),
    SwitchedOff(r"[Hh]old to look|[Tt]he app deals", lambda options, _: options["dealer"] != "app"),
    SwitchedOff(r"board marks", lambda options, _: not options["hints"]),
    SwitchedOff(r"checks run out", lambda options, _: bool(options["short"])),
    SwitchedOff(r"After five rounds|After this one set", lambda options, _: not options["short"]),
    SwitchedOff(r"Five checks|checks in a row", lambda options, _: options["form"] == "base"),
)
