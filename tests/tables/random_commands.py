"""What may be entered now in a game at a table, drawn at random."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from rules.engine.referee import Referee
from rules.facts import CHANCE, Seat
from rules.prompts import PrivatePrompt
from tests.rules.conformance.rand import calls, open_questions


@dataclass(frozen=True)
class Command:
    """A message, and the seat that sends it (None: the host)."""

    seat: Seat | None
    message: dict[str, Any]


def random_command(
    referee: Referee, rng: Random, *, calling: float = 0.0, by_host: bool = False
) -> Command | None:
    """Return something that may be entered now; None when the game is over.

    With the chance ``calling`` it is something that nobody is asked for; nobody new sits down. ``by_host``: the host
    answers for everybody, but not out of a hand that only its player may see.
    """
    ask = referee.current_ask
    if ask is None:
        return None
    if referee.ready:
        return Command(None, {"do": "reveal", "key": ask.key})
    said = []
    if calling and rng.random() < calling:
        said = [
            each
            for each in calls(referee)
            if each.who is not CHANCE and referee.resolve(each).kind != "seat"
        ]
    pending = rng.choice(said or open_questions(referee))
    prompt = referee.resolve(pending)
    value = prompt.dump(prompt.sample(rng))
    seat = Seat(pending.who) if isinstance(pending.who, str) else None
    if by_host and not isinstance(pending.prompt, PrivatePrompt):
        seat = None
    return Command(seat, {"do": "answer", "key": pending.key, "value": value})
