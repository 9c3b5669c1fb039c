"""Where the app has dealt: what others hold changes nothing that somebody sees, whatever anybody does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.answers import AppliedAnswer
from rules.engine.asks import PendingPrompt
from rules.engine.corrections import CorrectedAnswer, corrections, lost_by_amending
from rules.engine.log import CHANCE_BY, Entry, Stamp
from rules.engine.referee import Referee
from rules.engine.registry import load
from rules.engine.setup import Setup
from rules.errors import Refused
from rules.facts import CHANCE, Json, Seat
from rules.prompts import NamePlayer, Prompt
from tests.repeats import repeats
from tests.rules.conformance.playthrough import SEATS, seen_besides, seen_by_all
from tests.rules.conformance.rand import calls, copy_of, enter, open_questions, play

GAMES = ("eatme", "feast", "ibid", "ididnt", "liar", "nimmt", "ohhell")
"""The games with hands that only their players see."""
EACH = pytest.mark.parametrize("game", GAMES)
SEEDS = st.integers(0, 10_000)
HOST = Stamp("host")
ME = SEATS[0]
SHUFFLES = ("/deck", "/pile", "deck")
"""How the keys end under which chance shuffles what is dealt."""
OPTIONS: dict[str, dict[str, Json]] = {
    "ididnt": {"first": "lot"},
    "nimmt": {"deck": "few"},
    "ohhell": {"deals": "down"},
}
"""So that the first hands are dealt soon, and are large."""
DEALT = {"ididnt": 5, "nimmt": 10}
"""How many cards everybody gets, where that are few of the deck."""
STEPS = {"eatme": 6, "feast": 10}
"""How many entries the first rounds take; in other games ``FIRST_STEPS``."""
FIRST_STEPS = 12


def begun(game: str, seed: int, least: int = 3) -> Referee:
    """A game that the app deals, with options by chance, before its first entry."""
    about, rng = load(game).meta, Random(seed)
    for _ in range(100):
        players = rng.randint(max(least, about.least), min(5, about.most))
        options = {**about.sample(rng, players), **OPTIONS.get(game, {}), "dealer": "app"}
        if about.objection(players, options) is None:
            return Referee(load(game), Setup(SEATS[:players], options), Random(seed))
    raise AssertionError("no options are allowed")


def hands(referee: Referee) -> dict[Seat, Any]:
    """The hands as their players see them; empty before the deal, and in games without any."""
    scene: Any = referee.table.scene
    dealt = getattr(scene, "hands" if referee.game.meta.id in HANDS else "dealt", {})
    return {seat: referee.peek(hand, seat) for seat, hand in dealt.items() if hand.readers}


HANDS = ("eatme", "ididnt", "liar")
"""The games whose scene has the hands in ``hands``."""


def shuffled_at(referee: Referee) -> int | None:
    """The index of the last entry with which chance has shuffled; None where it has not."""
    found = (at for at, entry in enumerate(referee.log) if is_shuffle(entry))
    return max(found, default=None)


def is_shuffle(entry: Entry) -> bool:
    return entry.by == CHANCE_BY and entry.key.endswith(SHUFFLES)


def twins(referee: Referee) -> Iterator[Referee]:
    """The same game with two cards of the shuffled deck changed round, for many two of them."""
    at = shuffled_at(referee)
    if at is None:
        return
    value: Any = referee.log[at].value
    dealt = DEALT.get(referee.game.meta.id, len(value["cards"]) // len(referee.setup.seats))
    cards = range(dealt * len(referee.setup.seats))
    pairs = [(i, j) for i in cards for j in range(i)]
    for i, j in Random(len(referee.log)).sample(pairs, min(60, len(pairs))):
        deck = list(value["cards"])
        deck[i], deck[j] = deck[j], deck[i]
        shuffled = replace(referee.log[at], value={**value, "cards": deck})
        log = [*referee.log[:at], shuffled, *referee.log[at + 1 :]]
        yield Referee(referee.game, referee.setup, Random(77), log)


def changed(one: Referee, two: Referee) -> set[Seat]:
    """Who holds other cards in one game than in the other."""
    mine, theirs = hands(one), hands(two)
    return {seat for seat in mine if mine[seat] != theirs.get(seat)}


def seen(referee: Referee, but: set[Seat]) -> str:
    """Everything that the board, the host, watchers and all seats but some see, the last correction too."""
    seats = [seat for seat in referee.table.seats if seat not in but]
    told = [
        (each.kind, _value(each.entry.before), _value(each.entry.after), each.followed)
        for each in islice(corrections(referee), 1)
    ]
    return "\n".join([*seen_by_all(referee), *seen_besides(referee, (*seats, None)), repr(told)])


def _value(answer: CorrectedAnswer | None) -> Json:
    return None if answer is None else answer.value


def twin_of(referee: Referee) -> Referee | None:
    """The same game where others hold other cards, none of which has been entered; None if there is none."""
    return next((other for other in twins(referee) if is_twin(referee, other)), None)


def is_twin(one: Referee, two: Referee) -> bool:
    """Whether all that was entered in one game counts in the other, and others hold other cards.

    Who has the wild card is told at the end of a game, so they do not have it. Nobody has left them.
    """
    keys = [[step.pending.key for step in each.history] for each in (one, two)]
    unfit = [answer for answer in two.pending_answers.values() if answer.why is not None]
    if len(one.log) != len(two.log) or keys[0] != keys[1] or unfit or one.over:
        return False
    differ, mine = changed(one, two), hands(one)
    wild = any("joker" in mine[seat] or "rainbow" in mine[seat] for seat in differ)
    # In Who's Lying? for two, what is not dealt is out of the game.
    two_play = one.game.meta.id == "liar" and len(one.setup.seats) == 2
    enough = len(differ) == (1 if two_play else 2)
    played = {*one.table.played_by_app(), *two.table.played_by_app()}
    owners = {seat for seat in differ if seat in one.setup.seats}
    is_told = seen(one, differ) != seen(two, differ)
    return (
        enough
        and ME not in differ
        and owners == differ
        and not (differ & played or wild or is_told)
    )


def shuffles(referee: Referee) -> int:
    """How often chance has shuffled."""
    return sum(map(is_shuffle, referee.log))


def did(act: Callable[[], tuple[Entry, ...]]) -> object:
    """What comes of an entry, as its maker is told: entries, or a refusal and its reason."""
    try:
        return [(entry.seq, entry.kind, entry.key) for entry in act()]
    except Refused as refused:
        return refused.why


class Pair:
    """Two games that differ in what two others hold, and in nothing else that happens in them."""

    def __init__(self, one: Referee, two: Referee, seed: int) -> None:
        self.one, self.two = copy_of(one), two  # so that chance goes on in both alike
        self.rng = Random(seed)
        self.differ = changed(one, two)
        self.acts = 0

    def alike(self, act: Callable[[Referee], tuple[Entry, ...]]) -> None:
        """Do something in both games, and hold that the same comes of it."""
        assert did(lambda: act(self.one)) == did(lambda: act(self.two))

    def same(self) -> bool:
        """Hold that all others see the same; return whether the games go on to be comparable."""
        assert seen(self.one, self.differ) == seen(self.two, self.differ)
        return not self.one.over and changed(self.one, self.two) <= self.differ

    def happens(self) -> bool:
        """Let the same happen in both games; return whether anything could."""
        one, rng = self.one, self.rng
        self.acts += 1
        turn = rng.random()
        steps = [step for step in one.history if self._is_open_to_others(step)]
        if turn < 0.35 and steps:
            self._amend(rng.choice(steps))
        elif turn < 0.45 and one.last_entry is not None:
            self.alike(lambda game: game.undo(HOST))
        elif turn < 0.5 and one.last_undo is not None:
            self.alike(lambda game: game.redo(HOST))
        elif turn < 0.55:
            return self._call()
        elif one.ready or self.two.ready:
            assert one.current_ask is not None
            key = one.current_ask.key
            self.alike(lambda game: game.open(key, HOST))
        else:
            return self._answer(rng.choice(open_questions(one)))
        return True

    def _is_open_to_others(self, step: AppliedAnswer) -> bool:
        return step.pending.who not in (CHANCE, *self.differ)

    def _amend(self, step: AppliedAnswer) -> None:
        """Change an earlier answer, most often one of the last ones, and most often change it back."""
        key = step.pending.key
        value, before = step.prompt.dump(step.prompt.sample(self.rng)), step.logged.value
        asked = [
            None if isinstance(each, Exception) else (len(each.asked), each.others, each.unknown)
            for each in (_lost(game, key, value) for game in (self.one, self.two))
        ]
        assert asked[0] == asked[1]
        self.alike(lambda game: game.amend(key, value, HOST))
        if self.same() and self.rng.random() < 0.7:
            self.alike(lambda game: game.amend(key, before, HOST))

    def _call(self) -> bool:
        """Say something that is not asked: who leaves, is back or sends no move, but not of those two."""
        every = [call for call in calls(self.one) if call.who not in self.differ]
        if not every:
            return False
        call = self.rng.choice(every)
        prompt = self.one.resolve(call)
        value = prompt.dump(prompt.sample(self.rng))
        if not isinstance(prompt, NamePlayer) or value not in self.differ:
            self.alike(lambda game: game.answer(call.key, value, HOST))
        return True

    def _answer(self, pending: PendingPrompt[Any]) -> bool:
        """Enter what the hands of both games allow; for somebody of whom both know all, the app may."""
        key, one, two = pending.key, self.one, self.two
        prompt, same = one.resolve(pending), two.resolve(two.find(key))
        if pending.who not in self.differ and self.rng.random() < 0.2:
            self.alike(lambda game: game.answer_for_absent(key, HOST))
            return True
        drawn = (prompt.dump(prompt.sample(self.rng)) for _ in range(30))
        value = next((each for each in drawn if _fits(same, each)), None)
        if value is None:
            return False
        self.alike(lambda game: game.answer(key, value, HOST))
        return True


def _fits(prompt: Prompt[Any], value: Json) -> bool:
    try:
        prompt.read(value)
    except Refused:
        return False
    return True


def _lost(referee: Referee, key: str, value: Json) -> Any:
    try:
        return lost_by_amending(referee, key, value)
    except Refused as refused:
        return refused


def pair(game: str, seed: int, steps: int, least: int = 3) -> Pair | None:
    """A game after so many steps, and its twin; None if there is none."""
    one = play(begun(game, seed, least), seed, steps=steps, talk=0)
    if one.over or not hands(one):
        return None
    two = twin_of(one)
    return None if two is None else Pair(one, two, seed)


@EACH
@given(seed=SEEDS, steps=st.integers(2, 40))
@settings(max_examples=repeats(4), deadline=None)
def test_what_two_others_hold_changes_nothing_that_anybody_else_sees(
    game: str, seed: int, steps: int
) -> None:
    both = pair(game, seed, steps, 2)
    if both is None:
        return
    dealt = shuffles(both.one)
    for _ in range(10):
        if not both.same() or not both.happens() or shuffles(both.one) > dealt:
            return  # the next deal is another one


@EACH
def test_that_test_meets_other_hands(game: str) -> None:
    pairs = (pair(game, seed, STEPS.get(game, FIRST_STEPS)) for seed in range(8))
    met = islice((each for each in pairs if each is not None), 3)
    assert len(list(met)) == 3


@EACH
def test_what_is_seen_holds_only_ones_own_hand(game: str) -> None:
    """Also as data, where a screen might print more by mistake."""
    referee = next(
        played
        for seed in range(30)
        if len(hands(played := play(begun(game, seed), 3, steps=6, talk=0))) > 2
    )
    name = f"scene {'hands' if game in HANDS else 'dealt'}"
    for viewer in referee.table.seats:
        (line,) = (line for line in seen_besides(referee, (viewer,)) if f"{name}:" in line)
        shown = json.loads(line.partition(f"{name}: ")[2])
        assert [seat for seat in shown if "value" in shown[seat]] == [viewer]
    assert not any('"value"' in line for line in seen_by_all(referee))


def oh_hell() -> Referee:
    """A first trick of Oh Hell, just led by somebody who holds several suits."""
    for seed in range(50):
        referee = begun("ohhell", seed)
        while not referee.over and "/card-" not in open_questions(referee)[0].key:
            enter(referee, Random(seed), talk=0)
        first, *_ = open_questions(referee)
        leads: Any = referee.resolve(first)
        suits = {card[-1] for card in leads.allowed()}
        if len(suits) > 1:
            referee.answer(first.key, leads.allowed()[0], HOST)
            return referee
    raise AssertionError("nobody can lead two suits")


def test_what_is_led_instead_sets_no_card_aside() -> None:
    referee = oh_hell()
    led = referee.history[-1]
    (follower,) = open_questions(referee)
    card = str(referee.resolve(follower).sample(Random(1)))
    referee.answer(follower.key, card, HOST)
    hand: Any = led.prompt
    for other in hand.allowed():
        if other != led.value:
            referee.amend(led.pending.key, other, HOST)
            assert referee.applied_answer(follower.key).value == card
            referee.amend(led.pending.key, led.value, HOST)
