"""What holds in every game: it can be played, replayed, mended, and it keeps secrets."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.log import CHANCE_BY, Kind, Stamp
from rules.engine.referee import Referee
from rules.engine.registry import GAMES
from rules.engine.tabletop import Mode
from rules.engine.views import view
from rules.errors import Illegal, Refused
from rules.facts import CHANCE, Json, Seat
from tests.golden.files import WITH_RECORDED, path
from tests.repeats import repeats
from tests.rules.conformance.playthrough import playthroughs, seen_besides, seen_by_all
from tests.rules.conformance.rand import (
    calls,
    copy_of,
    enter,
    open_questions,
    play,
    shown,
    table,
    two_secrets,
)
from tests.rules.engine.toys import state

EACH_GAME = pytest.mark.parametrize("game", GAMES)
SEEDS = st.integers(0, 10_000)
HOST = Stamp("host")


@EACH_GAME
@given(seed=SEEDS)
@settings(max_examples=repeats(4), deadline=None)
def test_every_game_ends_and_every_prompt_can_be_answered_and_a_replay_gives_the_same(
    game: str, seed: int
) -> None:
    rng = Random(seed)

    def check(referee: Referee) -> None:
        if referee.over:
            return
        asked = open_questions(referee)
        assert asked or referee.ready
        for pending in (*asked, *calls(referee)):
            prompt = referee.resolve(pending)
            value = prompt.sample(rng)
            assert prompt.objection(value) is None
            assert prompt.read(json.loads(json.dumps(prompt.dump(value)))) == value
            away = prompt.answer_for_absent(rng)
            assert away is None or prompt.objection(away) is None

    referee = play(table(game, seed), seed, each=check)
    assert referee.over
    assert referee.table.winners
    assert set(referee.table.winners) <= {
        line.seat
        for line in referee.table.standings.lines  # type: ignore[union-attr]
    }
    copy = copy_of(referee)
    assert copy.log == referee.log
    assert state(copy) == state(referee)
    assert shown(copy) == shown(referee)


@EACH_GAME
@given(seed=SEEDS)
@settings(max_examples=repeats(2), deadline=None)
def test_a_replay_of_every_beginning_gives_what_was_seen_then(game: str, seed: int) -> None:
    seen: dict[int, str] = {}

    def note(referee: Referee) -> None:
        if len(referee.log) < 30 or len(referee.log) % 23 == 0 or referee.over:
            seen[len(referee.log)] = shown(referee)

    referee = play(table(game, seed), seed, each=note, talk=0.1)
    for lines, expected in seen.items():
        assert shown(copy_of(referee, lines)) == expected


def amended(referee: Referee, key: str, value: Json) -> bool:
    """Amend an answer, unless it is settled, or that would deal or turn over other cards: this is refused."""
    settled = referee.applied_answer(key).prompt.settled()
    try:
        referee.amend(key, value, HOST)
    except Illegal as refused:
        if refused.why != settled and refused.why.code != "refused.shows-cards":
            raise
        return False
    return True


@EACH_GAME
@given(seed=SEEDS, steps=st.integers(1, 90))
@settings(max_examples=repeats(4), deadline=None)
def test_amended_and_amended_back_the_game_is_the_same(game: str, seed: int, steps: int) -> None:
    referee = play(table(game, seed), seed, steps=steps)
    rng = Random(seed)
    before = state(referee)
    for _ in range(6):
        if not referee.history:
            break
        step = rng.choice(referee.history)
        old = step.prompt.dump(step.value)
        new = step.prompt.dump(step.prompt.sample(rng))
        if new == old:
            continue
        if not amended(referee, step.pending.key, new):
            continue
        assert state(copy_of(referee)) == state(referee)
        referee.amend(step.pending.key, old, HOST)
        assert state(referee) == before


@EACH_GAME
@given(seed=SEEDS, steps=st.integers(20, 60))
@settings(max_examples=repeats(3), deadline=None)
def test_play_goes_on_after_amendments_and_undos(game: str, seed: int, steps: int) -> None:
    referee = table(game, seed)
    rng = Random(seed)
    for _ in range(4):
        play(referee, rng.randrange(9999), steps=steps, talk=0.1)
        if referee.history:
            step = rng.choice(referee.history)
            new = step.prompt.dump(step.prompt.sample(rng))
            if new != step.prompt.dump(step.value):
                amended(referee, step.pending.key, new)
        if rng.random() < 0.5 and len(referee.log) > 3:
            referee.undo(HOST)
        assert state(copy_of(referee)) == state(referee)
    assert play(referee, seed).over


@EACH_GAME
@given(seed=SEEDS, steps=st.integers(1, 50))
@settings(max_examples=repeats(3), deadline=None)
def test_undo_goes_back_through_every_state_to_the_start(game: str, seed: int, steps: int) -> None:
    referee = table(game, seed)
    trail: list[object] = []
    play(referee, seed, steps=steps, each=lambda now: trail.append(state(now)), talk=0.1)
    if trail[-1] == state(referee):
        trail.pop()
    for expected in reversed(trail):
        referee.undo(HOST)
        assert state(referee) == expected
    with pytest.raises(Refused, match=r"refused\.nothing-to-undo"):
        referee.undo(HOST)


@EACH_GAME
@given(seed=SEEDS, steps=st.integers(1, 50), back=st.integers(1, 6))
@settings(max_examples=repeats(4), deadline=None)
def test_undone_and_redone_the_game_is_the_same(
    game: str, seed: int, steps: int, back: int
) -> None:
    rng = Random(seed)
    referee = play(table(game, seed), seed, steps=steps, talk=0.1)
    if rng.random() < 0.5 and referee.history:
        step = rng.choice(referee.history)
        new = step.prompt.dump(step.prompt.sample(rng))
        if step.pending.who is not CHANCE and new != step.prompt.dump(step.value):
            referee.amend(step.pending.key, new, HOST)
    trail: list[object] = []
    for _ in range(back):
        if referee.last_entry is None:
            break
        trail.append(state(referee))
        referee.undo(HOST)
        assert state(copy_of(referee)) == state(referee)
    for expected in reversed(trail):
        assert referee.last_undo is not None
        referee.redo(HOST)
        assert state(referee) == expected
        assert state(copy_of(referee)) == expected
    assert referee.last_undo is None
    with pytest.raises(Refused, match=r"refused\.nothing-to-redo"):
        referee.redo(HOST)


@EACH_GAME
def test_what_a_person_enters_ends_the_redo(game: str) -> None:
    referee = play(table(game, 3), 3, steps=12)
    referee.undo(HOST)
    assert referee.last_undo is not None
    enter(referee, Random(3), talk=0)
    with pytest.raises(Refused, match=r"refused\.nothing-to-redo"):
        referee.redo(HOST)
    assert copy_of(referee).last_undo is None


@EACH_GAME
def test_a_finished_game_can_be_undone(game: str) -> None:
    referee = play(table(game, 5), 5)
    end = state(referee)
    last = next(entry for entry in reversed(referee.log) if entry.by != CHANCE_BY)
    referee.undo(HOST)
    assert not referee.over
    if last.kind is Kind.ANSWER:
        referee.answer(last.key, last.value, HOST)
        assert state(referee) == end


# -- non-interference --------------------------------------------------------------------


def seen_without(referee: Referee, secretive: Seat | None) -> str:
    """Everything that everybody but one seat sees."""
    others = [seat for seat in (*referee.table.seats, None) if seat != secretive or seat is None]
    return "\n".join([*seen_by_all(referee), *seen_besides(referee, others)])


def opened(*referees: Referee) -> bool:
    return any(entry.kind is Kind.REVEAL for referee in referees for entry in referee.log[-3:])


def the_same_happens(one: Referee, two: Referee, secretive: Seat | None, rng: Random) -> bool:
    """Let something happen in both games that the secret has no part in, or say that nothing can."""
    steps = [step for step in one.history if step.pending.who not in (CHANCE, secretive)]
    turn = rng.random()
    if turn < 0.4 and steps:
        step = rng.choice(steps)
        value = step.prompt.dump(step.prompt.sample(rng))
        assert did(lambda: one.amend(step.pending.key, value, HOST)) == did(
            lambda: two.amend(step.pending.key, value, HOST)
        )
        return True
    asked = [pending for pending in open_questions(one) if pending.who != secretive]
    if turn < 0.5:
        asked = calls(one) or asked
    if not asked:
        return False
    pending = rng.choice(asked)
    prompt = one.resolve(pending)
    value = prompt.dump(prompt.sample(rng))
    by = Stamp(pending.who if isinstance(pending.who, str) else "host")
    assert did(lambda: one.answer(pending.key, value, by)) == did(
        lambda: two.answer(pending.key, value, by)
    )
    return True


def did(act: Any) -> object:
    """What comes of an entry, as its maker is told: entries, or a refusal and its reason."""
    try:
        return [(entry.seq, entry.kind, entry.key) for entry in act()]
    except Refused as refused:
        return refused.why


@EACH_GAME
@given(seed=SEEDS, steps=st.integers(1, 120))
@settings(max_examples=repeats(12), deadline=None)
def test_what_somebody_has_sealed_changes_nothing_for_anybody_else(
    game: str, seed: int, steps: int
) -> None:
    rng = Random(seed)
    referee = play(table(game, seed), seed, steps=steps)
    for _ in range(40):
        if referee.over:
            return
        asked = open_questions(referee)
        secrets = two_secrets(referee, asked[0], rng) if asked else None
        if secrets is not None:
            break
        enter(referee, rng)
    else:
        return
    who = asked[0].who if isinstance(asked[0].who, str) else None
    one, two = copy_of(referee), copy_of(referee)
    one.answer(asked[0].key, secrets[0], HOST)
    two.answer(asked[0].key, secrets[1], HOST)
    if not opened(one, two):
        for each in (one, two):
            each.undo(HOST)
        assert seen_without(one, who) == seen_without(two, who)
        for each in (one, two):
            each.redo(HOST)
    for _ in range(12):
        if opened(one, two) or one.over:
            return
        assert seen_without(one, who) == seen_without(two, who)
        if not the_same_happens(one, two, who, rng):
            return


@EACH_GAME
def test_the_test_of_secrets_meets_secrets(game: str) -> None:
    """What the property above looks for is found in many a game; not every form has secrets."""
    found = 0
    for seed in range(30):
        rng = Random(seed)
        referee = table(game, seed)
        while not referee.over and len(referee.log) < 60:
            asked = open_questions(referee)
            if asked and two_secrets(referee, asked[0], rng):
                found += 1
                break
            enter(referee, rng)
        if found == 5:
            break
    assert found == 5


@EACH_GAME
def test_a_view_knows_nothing_of_what_others_sealed(game: str) -> None:
    """Not even in the data of the view, where a screen might print it by mistake."""
    for seed in range(4):
        rng = Random(seed)
        referee = table(game, seed)
        while not referee.over and len(referee.log) < 80:
            sealed = (
                referee.current_ask
                and referee.current_ask.mode is Mode.SEALED
                and not referee.exposed
            )
            for viewer in (*referee.table.seats, None) if sealed else ():
                mine = view(referee, viewer, host=viewer is None)
                held = [one.key for one in (*mine.mine, *mine.calls) if one.answer or one.draft]
                assert all(referee.find(key).who == viewer for key in held)
            enter(referee, rng)


# -- playthroughs ------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITH_RECORDED)
def test_each_viewer_sees_what_is_written_down(game: str) -> None:
    """After a change on purpose: ``python -m tests.golden.record``, then read the diff."""
    for name, text in playthroughs(game):
        assert path(game, name).read_text(encoding="utf-8") == text
