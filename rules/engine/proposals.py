"""Who could enter what anyone may enter: one seat, in turn, so that it is not left to everybody.

What anyone is asked lies on the table: a card that is turned up. Anybody's answer counts, whoever
is proposed. The script may name the seat that it is natural for (``PendingPrompt.proposed``);
otherwise it goes round the table, clockwise, another seat each round. Who is connected is nothing
that the rules know: the screens go on from this seat to the next one that is there
(``companion/presenters/proposals.py``).
"""

from __future__ import annotations

from typing import Any

from rules.engine.asks import PendingPrompt
from rules.engine.referee import Referee
from rules.facts import ANYONE
from rules.prompts.confirm import Confirm


def asked_of_anyone(referee: Referee) -> PendingPrompt[Any] | None:
    """Return what anyone is asked to enter now, or None.

    A confirmation is not among it: it enters nothing, and whoever is ready gives it.
    """
    for pending in referee.current_ask.pending if referee.current_ask else ():
        if pending.who is ANYONE and not pending.call and not isinstance(pending.prompt, Confirm):
            return pending
    return None


def rounds_before(referee: Referee) -> int:
    """Return in how many rounds, before the present one, anyone has entered something."""
    if referee.current_ask is None:
        return 0
    rounds = {
        round_of(step.ask_key)
        for step in referee.history
        if step.pending.who is ANYONE and not isinstance(step.prompt, Confirm)
    }
    return len(rounds - {round_of(referee.current_ask.key)})


def round_of(ask: str) -> str:
    """Return where something was asked, two parts at most.

    >>> round_of("deal2/round5/dummy-1/dummy")
    'deal2/round5'
    """
    return "/".join(ask.split("/")[:-1][:2])
