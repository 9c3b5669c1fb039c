"""What is told of a correction is what the game before and after it shows, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from rules.engine.correction_facts import Decided, SetAside, Totals
from rules.engine.corrections import Correction, corrections, next_undo
from rules.engine.log import Kind, Stamp
from rules.engine.referee import AppliedAnswer, Referee
from rules.engine.registry import GAMES
from rules.engine.tabletop import Mode
from rules.engine.views import visible_value
from rules.errors import Refused
from rules.facts import CHANCE, Json, Tells
from tests.rules.conformance.rand import copy_of, enter, open_questions, table, two_secrets

EACH_GAME = pytest.mark.parametrize("game", GAMES)
HOST = Stamp("host", at=1_700_000_000_000)
BySeat = dict[str, int]


def totals(referee: Referee) -> BySeat:
    standings = referee.table.standings
    return {line.seat: line.total for line in standings.lines} if standings else {}


def told(correction: Correction, before: BySeat) -> BySeat:
    """The totals that the facts of a correction make of those before it."""
    now = dict(before)
    for each in correction.followed:
        if isinstance(each, Totals):
            for move in each.moves:
                assert now[move.seat] == move.before
                now[move.seat] = move.after
    return now


def counts_the_same(one: Referee, two: Referee) -> bool:
    """Whether two games' totals are of the same kind, of the same seats."""
    here, there = one.table.standings, two.table.standings
    if here is None or there is None:
        return False
    return here.total == there.total and totals(one).keys() == totals(two).keys()


def amendments(game: str) -> Iterator[tuple[Referee, Referee, AppliedAnswer, Json]]:
    """Games before and after an amendment of one of their last answers, at random."""
    for seed in range(5):
        referee, rng = table(game, seed), Random(seed)
        for number in range(80):
            if referee.over:
                break
            enter(referee, rng)
            steps = [step for step in referee.history[-12:] if step.pending.who is not CHANCE]
            if number % 7 or not steps:
                continue
            step = rng.choice(steps)
            value = step.prompt.dump(step.prompt.sample(rng))
            before = copy_of(referee)
            try:
                referee.amend(step.pending.key, value, HOST)
            except Refused:
                continue
            yield before, referee, step, value
            referee.undo(HOST)


@EACH_GAME
def test_the_totals_that_are_told_are_those_of_the_game_and_all_else_is_so(game: str) -> None:
    moved = same = 0
    for before, after, step, _ in amendments(game):
        correction = next(corrections(after), None)
        assert correction is not None
        assert (correction.by, correction.at, correction.entry.kind) == (
            "host",
            HOST.at,
            Kind.AMEND,
        )
        # Told at once, from the game that was there, as it is told when all that is left is the log.
        later = next(corrections(copy_of(after)), None)
        assert later is not None
        assert after.before_correction is not None
        for part in ("followed", "opened", "set_aside", "seq", "kind"):
            assert getattr(correction, part) == getattr(later, part)
        assert correction.entry.before is not None
        assert correction.entry.before.value == visible_value(step, None)
        check_facts(correction, before, after, step)
        if counts_the_same(before, after):
            assert told(correction, totals(before)) == totals(after)
            moved += totals(before) != totals(after)
            same += totals(before) == totals(after)
    assert moved, "no amendment changed a total"
    assert same, "every amendment changed a total"


def check_facts(
    correction: Correction, before: Referee, after: Referee, step: AppliedAnswer
) -> None:
    """What is said besides the totals is so, and nothing is kept back."""
    facts = {each.code: each for each in correction.followed}
    lost = {each.pending.key for each in before.history if each.pending.who is not CHANCE}
    lost |= before.pending_answers.keys() - {step.pending.key}
    lost -= {each.pending.key for each in after.history} | after.pending_answers.keys()
    assert ("corrected.set-aside" in facts) == bool(lost)
    if lost:
        assert facts["corrected.set-aside"] == SetAside(len(lost))
    assert ("corrected.goes-on" in facts) == (before.over and not after.over)
    known = [ruling.fact for page in before.table.pages for ruling in page]
    decided = [ruling.fact for page in after.table.pages for ruling in page]
    for each in correction.followed:
        if isinstance(each, Decided):
            assert each.decision in decided
            assert facts.keys().isdisjoint({"corrected.totals", "corrected.nothing-else"})
    if "corrected.nothing-else" in facts:
        assert len(facts) == 1
        assert totals(before) == totals(after)
        unsaid = Tells.REASON | Tells.ECHO
        assert all(each in known or each.tells & unsaid for each in decided)


@EACH_GAME
def test_what_is_to_be_undone_is_named_and_then_told(game: str) -> None:
    kinds = set()
    for seed in range(4):
        referee, rng = table(game, seed), Random(seed)
        for number in range(60):
            if referee.over:
                break
            enter(referee, rng)
            if number % 7:
                continue
            before, taken = copy_of(referee), next_undo(referee)
            assert taken is not None
            assert referee.undo(HOST)[0].value == taken.seq
            correction = next(corrections(referee), None)
            assert correction is not None
            assert (correction.entry.seq, correction.entry.kind) == (taken.seq, taken.kind)
            kinds.add(taken.kind)
            if counts_the_same(before, referee):
                assert told(correction, totals(before)) == totals(referee)
            waits = before.current_ask is not None and before.current_ask.mode is Mode.SEALED
            if taken.before and waits and taken.before.pending.key in before.pending_answers:
                assert taken.before.value is None, "what waits sealed is named"
    assert Kind.ANSWER in kinds


@EACH_GAME
def test_what_somebody_keeps_secret_changes_nothing_that_is_told(game: str) -> None:
    """Two games that differ in one secret: undone, or changed while it is secret, alike for all."""
    compared = 0
    for seed in range(12):
        referee, rng = table(game, seed), Random(seed)
        for _ in range(40):
            if referee.over or compared > 5 * (seed + 1) or compared > 15:
                break
            waiting = [each for each in open_questions(referee) if isinstance(each.who, str)]
            secrets = two_secrets(referee, waiting[0], rng) if waiting else None
            if secrets is not None:
                pending = waiting[0]
                pair = [copy_of(referee), copy_of(referee)]
                for one, secret in zip(pair, secrets, strict=True):
                    one.answer(pending.key, secret, Stamp(str(pending.who)))
                assert seen(pair[0]) == seen(pair[1])
                if pending.key not in pair[0].pending_answers:
                    other = (secrets[1], secrets[0])
                    for one, secret in zip(pair, other, strict=True):
                        one.amend(pending.key, secret, Stamp(str(pending.who)))
                    assert seen(pair[0]) == seen(pair[1])
                for one in pair:
                    one.undo(HOST)
                assert seen(pair[0]) == seen(pair[1])
                compared += 1
            enter(referee, rng)
    assert compared, "nobody has sealed anything"


def seen(referee: Referee) -> object:
    """Everything that is told of the last correction, and of what an undo would take back."""
    done, taken = next(corrections(referee), None), next_undo(referee)
    next_one = taken and (
        *(taken.seq, taken.kind),
        taken.before and (taken.before.ask_key, taken.before.value, taken.before.sealed),
    )
    if done is None:
        return next_one
    sides = [
        each and (each.ask_key, each.seat, each.value, each.sealed)
        for each in (done.entry.before, done.entry.after)
    ]
    return (next_one, done.seq, done.by, sides, done.followed)
