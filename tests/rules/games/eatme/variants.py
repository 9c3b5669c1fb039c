"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from tests.rules.games.variants import SwitchedOff

SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    SwitchedOff(
        r"[Dd]eal (?!no)|unseen|[Rr]emoved card|[Ss]eal a card",
        lambda options, _: options["ouroboros"],
    ),
    SwitchedOff(r"[Ww]ish|\bpool\b", lambda options, _: not options["ouroboros"]),
    SwitchedOff(r"next round|next bid", lambda options, _: options["same_round"]),
    SwitchedOff(r"its bid|bid together", lambda options, _: not options["same_round"]),
    SwitchedOff(r"[Ff]lip", lambda options, _: options["dealer"] == "app"),
    SwitchedOff(
        r"[♣♦♥♠]", lambda options, _: options["cards"] == "numbers" or options["dealer"] == "app"
    ),
)
