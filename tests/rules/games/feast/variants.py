"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from tests.rules.games.variants import SwitchedOff

SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    # A dummy may come later all the same: it plays for whoever leaves.
    SwitchedOff(r"A dummy can’t win|Flip one card of", lambda options, _: not options["dummies"]),
    SwitchedOff(r"Flip one card of each dummy", lambda options, _: options["dummies"] == 1),
    SwitchedOff(r"Flip one card of the dummy", lambda options, _: options["dummies"] > 1),
    SwitchedOff(
        r"face down|[Ff]lip (the top |one)|Pairs deck:",
        lambda options, _: options["dealer"] == "app",
    ),
)
