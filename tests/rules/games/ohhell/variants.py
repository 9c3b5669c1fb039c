"""What the texts of the game must not speak of while it is switched off."""

from __future__ import annotations

from tests.rules.games.variants import SwitchedOff

SWITCHED_OFF: tuple[SwitchedOff, ...] = (
    SwitchedOff(r"turned up|turns up|[Tt]urn up", lambda options, _: options["trumps"] != "turned"),
    SwitchedOff(r"come in order", lambda options, _: not options["trumps"].startswith("order")),
    SwitchedOff(
        r"[Ee]verybody bids in secret|[Ss]eal your bid",
        lambda options, _: options["bids"] != "sealed",
    ),
    SwitchedOff(
        r"bids last|bids first|bid first|your turn", lambda options, _: options["bids"] == "sealed"
    ),
    SwitchedOff(r"bring the total to|may not add up", lambda options, _: options["bids"] != "hook"),
    SwitchedOff(r"their own tricks|your tricks", lambda options, _: options["tricks"] == "one"),
    SwitchedOff(r"square", lambda options, _: options["scores"] != "squares"),
    SwitchedOff(r"loses 5", lambda options, _: options["scores"] != "five"),
    SwitchedOff(r"loses a point", lambda options, _: options["scores"] != "difference"),
    SwitchedOff(r"only its tricks", lambda options, _: options["scores"] != "tricks"),
    SwitchedOff(r"miss(ed)? scores nothing", lambda options, _: options["scores"] != "exact"),
    SwitchedOff(r"exact (bid of )?zero", lambda options, _: not options["nought"]),
    SwitchedOff(r"and back", lambda options, _: options["deals"] in ("up", "down")),
    SwitchedOff(
        r"real cards|a neighbour|standard deck", lambda options, _: options["dealer"] == "app"
    ),
)
