"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.rules.games.variants import SwitchedOff


def off(name: str) -> Callable[[Mapping[str, Any], int], bool]:
    """Whether an option is off."""
    return lambda options, _: not options[name]


def on(name: str) -> Callable[[Mapping[str, Any], int], bool]:
    """Whether an option is on."""
    return lambda options, _: bool(options[name])


SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    SwitchedOff(r"lowest bid starts|, the lowest bid, starts", on("winner_starts")),
    SwitchedOff(r"picks the bid|winner’s choice|starts the next offer\?", off("winner_starts")),
    SwitchedOff(r"[Mm]iddle bid", off("middle_returns")),
    SwitchedOff(r"[Mm]iddle bid", lambda _, players: players < 3),
    SwitchedOff(r", and add one", on("skip_either")),
    SwitchedOff(r"or add one|Skip: add|^Skip: lose a scored tile$", off("skip_either")),
    SwitchedOff(r"whole offer|must be lower than .* or higher", off("in_order")),
    SwitchedOff(r"anywhere in the offer|Where does it go", on("in_order")),
    SwitchedOff(r"[Oo]f each type", off("per_type")),
    SwitchedOff(r"[Aa]n action|its action|actions? in force", off("actions")),
    SwitchedOff(r"Odd Inventions", lambda o, _: not o["odd"] and o["deck"] == "app"),
    SwitchedOff(r"Double Devices", lambda o, _: not o["double"] and o["deck"] == "app"),
    SwitchedOff(r"[Ll]eave out|left out", lambda options, _: options["length"] == "all"),
    SwitchedOff(
        r"\bShuffle\b|Flip the top|face (down|up)", lambda options, _: options["dealer"] == "app"
    ),
    SwitchedOff(r"[Tt]he app deals", lambda options, _: options["dealer"] != "app"),
    SwitchedOff(r"Agree who starts|[Ww]ho starts\?", on("draw")),
    SwitchedOff(r"starts, drawn at random", off("draw")),
    SwitchedOff(r"[Hh]ow many|[Cc]ount the tiles", lambda options, _: options["deck"] == "app"),
)
