"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from tests.rules.games.variants import SwitchedOff

SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    SwitchedOff(
        r"in turn|Take one each|take one each|to take a card",
        lambda options, _: options["deck"] != "draft",
    ),
    SwitchedOff(r"[Ss]huffle", lambda options, _: options["deck"] == "draft"),
    SwitchedOff(r"all 104|[Aa]ll cards", lambda options, _: options["deck"] != "all"),
    SwitchedOff(
        r"[Ff]ace down|[Ss]huffle|[Dd]eal ten", lambda options, _: options["dealer"] == "app"
    ),
    SwitchedOff(
        r"\b66 bull", lambda options, _: options["ends"] == "deals" or options["limit"] != 66
    ),
)
