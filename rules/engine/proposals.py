"""Proposals: the one seat that screens name for a prompt that anyone may answer.

Such a prompt is about something that everybody sees, a card that is turned up. The answer of any
player counts, not only that of the proposed seat. The script may name the seat
(``PendingPrompt.proposed``); otherwise the proposal moves clockwise by one seat each round. The rules
do not know who is connected: screens go on from this seat to the next one that is present
(``companion/presenters/proposals.py``).
"""

from __future__ import annotations

from typing import Any

from rules.engine.asks import PendingPrompt
from rules.engine.referee import Referee
from rules.facts import ANYONE
from rules.prompts.confirm import Confirm


def asked_of_anyone(referee: Referee) -> PendingPrompt[Any] | None:
    """Return the prompt that anyone may answer now, or None.

    Confirmations are left out: they enter nothing, and the first player who is ready confirms.
    """
    for pending in referee.current_ask.pending if referee.current_ask else ():
        if pending.who is ANYONE and not pending.call and not isinstance(pending.prompt, Confirm):
            return pending
    return None


def rounds_before(referee: Referee) -> int:
    """Return in how many rounds before the present one a prompt for anyone was answered."""
    if referee.current_ask is None:
        return 0
    rounds = {
        round_of(step.ask_key)
        for step in referee.history
        if step.pending.who is ANYONE and not isinstance(step.prompt, Confirm)
    }
    return len(rounds - {round_of(referee.current_ask.key)})


def round_of(ask: str) -> str:
    """Return the round that an ask belongs to, as at most two parts of its key.

    >>> round_of("deal2/round5/dummy-1/dummy")
    'deal2/round5'
    """
    return "/".join(ask.split("/")[:-1][:2])
