"""A game that is played at random on a table."""

from __future__ import annotations

from random import Random

from companion.tables.commands.in_game import Answer, Reveal
from companion.tables.table import Table
from rules.facts import CHANCE
from tests.tables.actors import HOST, actor_for

CALLS = 0.03
"""How often something is done that may be done at any time."""


def play_on(table: Table, rng: Random, *, calls: float = CALLS) -> None:
    """Do what the game waits for; now and then, with a chance of ``calls``, what nobody is asked for.

    That is what may be done at any time, and what may be called with a question, such as the end of a game.
    """
    referee = table.referee
    assert referee is not None
    assert referee.current_ask is not None
    if referee.ready:
        table.execute(Reveal(referee.current_ask.key), HOST)
        return
    held = referee.pending_answers
    left = [p for p in referee.current_ask.pending if p.key not in held and p.who is not CHANCE]
    waiting = [p for p in left if not p.call] or left
    called = [p for p in left if p.call] + list(referee.standing_prompts())
    pending = rng.choice(called if called and rng.random() < calls else waiting)
    prompt = referee.resolve(pending)
    table.execute(Answer(pending.key, prompt.dump(prompt.sample(rng))), actor_for(pending.who))
