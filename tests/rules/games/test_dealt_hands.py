"""Where the app has dealt: what others hold changes nothing that somebody sees, whatever is played or amended."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.asks import PendingPrompt
from rules.engine.log import CHANCE_BY, Stamp
from rules.engine.referee import Referee
from rules.engine.registry import load
from rules.engine.setup import Setup
from rules.errors import Refused
from rules.facts import CHANCE, Seat
from tests.repeats import repeats
from tests.rules.conformance.playthrough import SEATS, seen_besides, seen_by_all
from tests.rules.conformance.rand import copy_of, open_questions, play

GAMES = ("liar", "ibid")
EACH = pytest.mark.parametrize("game", GAMES)
SEEDS = st.integers(0, 10_000)
HOST = Stamp("host")
ME = SEATS[0]
SHUFFLES = ("/deck", "/pile")
"""How the keys end under which chance shuffles."""


def begun(game: str, seed: int) -> Referee:
    """A game of three or more that the app deals, with options by chance, before its first entry."""
    about, rng = load(game).meta, Random(seed)
    for _ in range(100):
        players = rng.randint(3, 5)
        options = {**about.sample(rng, players), "dealer": "app"}
        if about.objection(players, options) is None:
            return Referee(load(game), Setup(SEATS[:players], options), Random(seed))
    raise AssertionError("no options are allowed")


def hands(referee: Referee) -> dict[Seat, Any]:
    """The hands as their players see them; empty before the deal."""
    scene: Any = referee.table.scene
    dealt = scene.hands if referee.game.meta.id == "liar" else scene.dealt
    return {seat: referee.peek(hand, seat) for seat, hand in dealt.items()}


def twins(referee: Referee) -> Iterator[Referee]:
    """The same game with two cards of the shuffled deck changed round, for each two of them."""
    at = max(
        index
        for index, entry in enumerate(referee.log)
        if entry.by == CHANCE_BY and entry.key.endswith(SHUFFLES)
    )
    shuffled: Any = referee.log[at].value
    pairs = [(i, j) for i in range(len(shuffled)) for j in range(i)]
    for i, j in Random(len(referee.log)).sample(pairs, min(60, len(pairs))):
        deck = list(shuffled)
        deck[i], deck[j] = deck[j], deck[i]
        log = [*referee.log[:at], replace(referee.log[at], value=deck), *referee.log[at + 1 :]]
        yield Referee(referee.game, referee.setup, Random(77), log)


def seen(referee: Referee) -> str:
    """Everything that one seat, the board and watchers see."""
    return "\n".join([*seen_by_all(referee), *seen_besides(referee, (ME, None))])


def twin_of(referee: Referee) -> Referee | None:
    """The same game where two others hold other cards, none of which has been entered; None if there is none."""
    return next((other for other in twins(referee) if is_twin(referee, other)), None)


def is_twin(one: Referee, two: Referee) -> bool:
    """Whether all that was entered in one game counts in the other, and two others hold other cards.

    Who has the wild card is told at the end of a game, so they do not have it.
    """
    keys = [[step.pending.key for step in each.history] for each in (one, two)]
    unfit = [answer for answer in two.pending_answers.values() if answer.why is not None]
    if len(one.log) != len(two.log) or keys[0] != keys[1] or unfit:
        return False
    mine, theirs = hands(one), hands(two)
    changed = [seat for seat in mine if mine[seat] != theirs[seat]]
    wild = any("joker" in mine[seat] or "rainbow" in mine[seat] for seat in changed)
    return len(changed) == 2 and ME not in changed and not wild


def shuffles(referee: Referee) -> int:
    """How often chance has shuffled."""
    return sum(entry.key.endswith(SHUFFLES) for entry in referee.log)


def did(act: Any) -> object:
    """What comes of an entry, as its maker is told: entries, or a refusal and its reason."""
    try:
        return [(entry.seq, entry.kind, entry.key) for entry in act()]
    except Refused as refused:
        return refused.why


def happens(one: Referee, two: Referee, rng: Random) -> bool:
    """Let the same happen in both games; say whether anything could."""
    turn = rng.random()
    steps = [step for step in one.history if step.pending.who not in (CHANCE, *SEATS[1:])]
    if turn < 0.35 and steps:
        step = rng.choice(steps)
        value = step.prompt.dump(step.prompt.sample(rng))
        assert did(lambda: one.amend(step.pending.key, value, HOST)) == did(
            lambda: two.amend(step.pending.key, value, HOST)
        )
        return True
    if turn < 0.45 and one.last_entry is not None:
        assert did(lambda: one.undo(HOST)) == did(lambda: two.undo(HOST))
        return True
    if one.ready or two.ready:
        assert one.ready
        assert two.ready
        key = one.current_ask.key  # type: ignore[union-attr]
        one.open(key, HOST)
        two.open(key, HOST)
        return True
    return answered(one, two, rng.choice(open_questions(one)), rng)


def answered(one: Referee, two: Referee, pending: PendingPrompt[Any], rng: Random) -> bool:
    """Enter in both games what the hands of both allow."""
    by = Stamp(pending.who if isinstance(pending.who, str) else "host")
    prompt, same = one.resolve(pending), two.resolve(two.find(pending.key))
    for _ in range(30):
        value = prompt.dump(prompt.sample(rng))
        try:
            same.read(value)
        except Refused:
            continue
        one.answer(pending.key, value, by)
        two.answer(pending.key, value, by)
        return True
    return False


@EACH
@given(seed=SEEDS, steps=st.integers(2, 40))
@settings(max_examples=repeats(8), deadline=None)
def test_what_two_others_hold_changes_nothing_that_anybody_else_sees(
    game: str, seed: int, steps: int
) -> None:
    one = play(begun(game, seed), seed, steps=steps, talk=0)
    if one.over or not hands(one):
        return
    two = twin_of(one)
    if two is None:
        return
    one = copy_of(one)  # so that chance goes on in both alike
    rng, dealt = Random(seed), shuffles(one)
    for _ in range(10):
        assert seen(one) == seen(two)
        if one.over or not happens(one, two, rng) or shuffles(one) > dealt:
            return  # the next deal is another one
        if hands(one).get(ME) != hands(two).get(ME):
            return  # somebody else starts now, and so has one tile more


@EACH
def test_that_test_meets_other_hands(game: str) -> None:
    met = 0
    for seed in range(8):
        one = play(begun(game, seed), seed, steps=8, talk=0)
        met += not one.over and bool(hands(one)) and twin_of(one) is not None
    assert met >= 4


@EACH
def test_what_is_seen_holds_only_ones_own_hand(game: str) -> None:
    """Also as data, where a screen might print more by mistake."""
    referee = play(begun(game, 3), 3, steps=6, talk=0)
    name = "scene hands" if game == "liar" else "scene dealt"
    for viewer in referee.table.seats:
        (line,) = (line for line in seen_besides(referee, (viewer,)) if f"{name}:" in line)
        shown = json.loads(line.partition(f"{name}: ")[2])
        assert [seat for seat in shown if "value" in shown[seat]] == [viewer]
    assert not any('"value"' in line for line in seen_by_all(referee))
