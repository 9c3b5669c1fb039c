"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from tests.rules.games.variants import SwitchedOff

SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    SwitchedOff(r"shuffle|Shuffle|at random", lambda options, _: options["order"] != "random"),
    SwitchedOff(r"share", lambda options, _: options["ties"] != "share"),
    SwitchedOff(r"in order|low to high", lambda options, _: options["order"] == "random"),
    SwitchedOff(r"low to high|the ace on top", lambda options, _: options["order"] == "descending"),
    SwitchedOff(r"high to low", lambda options, _: options["order"] == "ascending"),
    SwitchedOff(r"[Dd]iscard", lambda options, _: options["ties"] != "discard"),
    SwitchedOff(
        r"prize stays|joins it", lambda options, _: options["ties"] in ("discard", "share")
    ),
    SwitchedOff(r"king", lambda options, _: options["cards"] < 13),
    SwitchedOff(r"[Tt]wo (standard )?decks|first deck", lambda _, players: players < 4),
    SwitchedOff(r"cancel", lambda options, _: options["ties"] != "cancel"),
    SwitchedOff(
        r"face down|Flip a prize|standard deck", lambda options, _: options["dealer"] == "app"
    ),
)
