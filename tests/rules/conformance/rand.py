"""Random play through the prompts of any game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import load, meta
from rules.engine.tabletop import Mode, PendingPrompt, Setup
from rules.facts import CHANCE
from rules.prompts import NewSeat, Prompt
from tests.rules.conformance.playthrough import SEATS, state

LONGEST = 20_000
"""No game has so many entries."""


def table(game: str, seed: int) -> Referee:
    """A new game with as many players, and such options, as the seed says."""
    rng = Random(seed)
    about = meta(game)
    players = rng.randint(about.least, about.most)
    options = about.sample(rng, players)
    return Referee(load(game), Setup(SEATS[:players], options), Random(seed))


def copy_of(referee: Referee, upto: int | None = None, seed: int = 77) -> Referee:
    """The same game, or its first entries, made anew from its log alone."""
    return Referee(referee.game, referee.setup, Random(seed), referee.log[:upto])


def shown(referee: Referee) -> str:
    """Everything that anybody sees, as text."""
    return "\n".join(state(referee))


def open_questions(referee: Referee) -> list[PendingPrompt[Any]]:
    """What waits for an answer; calls wait for nobody."""
    assert referee.current_ask is not None
    return [
        pending
        for pending in referee.current_ask.pending
        if pending.key not in referee.pending_answers
        and not pending.call
        and pending.who is not CHANCE
    ]


def calls(referee: Referee) -> list[PendingPrompt[Any]]:
    """What may be said besides; a full table lets nobody join."""
    asked = referee.current_ask.pending if referee.current_ask else ()
    own = [
        pending for pending in asked if pending.call and pending.key not in referee.pending_answers
    ]
    every = (*own, *referee.standing_prompts())
    return [pending for pending in every if not is_full(referee.resolve(pending))]


def is_full(prompt: Prompt[Any]) -> bool:
    return isinstance(prompt, NewSeat) and prompt.full is not None


def two_secrets(
    referee: Referee, pending: PendingPrompt[Any], rng: Random
) -> tuple[Any, Any] | None:
    """Two answers to a prompt that nobody else may tell apart, where there are any."""
    assert referee.current_ask is not None
    prompt = referee.resolve(pending)
    sealed = referee.current_ask.mode is Mode.SEALED and not referee.exposed
    for _ in range(20):
        one, two = prompt.sample(rng), prompt.sample(rng)
        differ = prompt.dump(one) != prompt.dump(two)
        if differ and (sealed or prompt.public(one) == prompt.public(two)):
            return prompt.dump(one), prompt.dump(two)
    return None


def enter(referee: Referee, rng: Random, talk: float = 0.03) -> None:
    """Enter something that may be entered; with the chance ``talk``, something not asked for."""
    assert referee.current_ask is not None
    said = calls(referee) if rng.random() < talk else []
    if not said and referee.ready:
        referee.open(referee.current_ask.key, Stamp("host"))
        return
    pending = rng.choice(said or open_questions(referee))
    prompt = referee.resolve(pending)
    by = pending.who if isinstance(pending.who, str) else "host"
    referee.answer(pending.key, prompt.dump(prompt.sample(rng)), Stamp(by))


def play(
    referee: Referee,
    seed: int,
    *,
    steps: int = LONGEST,
    each: Callable[[Referee], None] = lambda _: None,
    talk: float = 0.03,
) -> Referee:
    """Play on at random to the end, or so many steps."""
    rng = Random(seed)
    for _ in range(steps):
        each(referee)
        if referee.over:
            return referee
        enter(referee, rng, talk)
    assert steps < LONGEST, "the game does not end"
    return referee
