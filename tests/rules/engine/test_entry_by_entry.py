"""What is kept from entry to entry is what a reading of the whole log comes to."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.engine.in_force import InForce, in_force
from rules.engine.log import Entry, Kind, Stamp
from rules.engine.referee import Referee
from rules.engine.registry import GAMES
from rules.engine.tabletop import Mode, Script, Tabletop
from rules.errors import Illegal
from rules.facts import Json
from rules.prompts import Number
from tests.rules.conformance.rand import copy_of, enter, table
from tests.rules.engine.toys import ANA, HOST, number, say, seal, start, state

EACH_GAME = pytest.mark.parametrize("game", GAMES)


def check(referee: Referee) -> None:
    """Hold the game against one that is made anew of its log, the order of things included."""
    force = in_force(referee.log)
    assert referee._log.force == force
    assert list(referee._log.force.answers.items()) == list(force.answers.items())
    assert list(referee._log.force.steps) == list(force.steps)
    copy = copy_of(referee)
    assert state(copy) == state(referee)
    assert list(copy.pending_answers) == list(referee.pending_answers)
    assert list(copy.set_aside) == list(referee.set_aside)
    assert (copy.ready, copy.exposed, copy.over) == (referee.ready, referee.exposed, referee.over)


def takes_back(referee: Referee, rng: Random) -> None:
    """Take one of the sealed answers back, where there are any."""
    ask = referee.current_ask
    if ask is not None and ask.mode is Mode.SEALED and not referee.exposed:
        asked = [pending.key for pending in ask.pending if pending.key in referee.pending_answers]
        if asked:
            referee.unseal(rng.choice(asked), HOST)


@pytest.mark.slow
@EACH_GAME
@given(seed=st.integers(0, 10_000))
@example(seed=755)  # at The Feast an answer is set aside when a correction was before
@settings(max_examples=5, deadline=None)
def test_in_every_game_with_answers_taken_back_amended_and_undone(game: str, seed: int) -> None:
    referee, rng = table(game, seed), Random(seed)
    for _ in range(50):
        if referee.over:
            break
        enter(referee, rng, talk=0.1)
        check(referee)
        what = rng.random()
        if what < 0.15:
            takes_back(referee, rng)
        elif what < 0.2:
            referee.undo(HOST)
            if rng.random() < 0.5:
                check(referee)
                referee.redo(HOST)
        elif what < 0.25 and referee.history:
            step = rng.choice(referee.history)
            new = step.prompt.dump(step.prompt.sample(rng))
            if new != step.prompt.dump(step.value):
                with suppress(Illegal):  # some would deal or turn over other cards
                    referee.amend(step.pending.key, new, HOST)
        check(referee)


def bids_below_a_limit(table: Tabletop) -> Script[None]:
    limit = yield from table.anyone(number("limit", 1, 10))
    bids = yield from table.sealed("bid", table.seats, lambda _: number("bid", 1, limit))
    table.scene = bids


def test_a_sealed_answer_that_no_longer_fits_is_set_aside_when_it_is_opened_and_no_other() -> None:
    referee = start(bids_below_a_limit)
    say(referee, "limit", 10)
    seal(referee, "bid", cy=3, bo=9, ana=4)
    assert list(referee.pending_answers) == ["bid/ana", "bid/bo", "bid/cy"]
    referee.amend("limit", 5, HOST)
    assert referee.pending_answers["bid/bo"].why is not None
    fits = referee.pending_answers["bid/ana"]
    referee.open("bid", HOST)
    assert list(referee.pending_answers) == ["bid/ana", "bid/cy"]
    assert referee.pending_answers["bid/ana"] is fits
    assert list(referee.set_aside) == ["bid/bo"]
    check(referee)
    say(referee, "bid/bo", 5)
    assert referee.over
    check(referee)


def test_an_amendment_and_an_undo_are_read_with_all_that_was_before() -> None:
    for kind in (Kind.AMEND, Kind.UNDO):
        with pytest.raises(ValueError, match=kind):
            InForce().add(Entry(1, kind, "limit"))


def test_a_sealed_answer_that_is_taken_back_leaves_nothing_behind() -> None:
    referee = start(bids_below_a_limit)
    say(referee, "limit", 10)
    for value in (1, 2, 3):
        referee.answer("bid/ana", value, Stamp(ANA))
        check(referee)
        referee.unseal("bid/ana", Stamp(ANA))
        check(referee)
    assert referee.pending_answers == {}
    assert list(referee._log.force.steps) == [1]


def test_however_many_have_sealed_one_answer_is_read_for_one_entry(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[object] = []
    recall = Number.recall

    def note(prompt: Number, raw: Json) -> int:
        read.append(raw)
        return recall(prompt, raw)

    monkeypatch.setattr(Number, "recall", note)
    referee = start(bids_below_a_limit)
    say(referee, "limit", 10)
    seal(referee, "bid", cy=3, bo=9, ana=4)
    referee.open("bid", HOST)
    assert read == [10, 3, 9, 4]
