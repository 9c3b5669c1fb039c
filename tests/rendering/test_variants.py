"""No text promises what the options in force switch off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, islice, product
from random import Random

import pytest

from companion.presenters.sentences import Language, given_of
from rules.engine.meta import Meta, Values
from rules.engine.options import Choice, Count, Option, Toggle
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, load, meta
from rules.engine.setup import Setup
from rules.errors import Refused
from tests.own_tests import own_value
from tests.rendering.reader import Reader
from tests.repeats import repeats
from tests.rules.conformance.playthrough import SEATS
from tests.rules.conformance.rand import play
from tests.rules.games.variants import SwitchedOff

EACH_GAME = pytest.mark.parametrize("game", GAMES)
MOST = repeats(120)
"""Combinations of options to read of one game and number of players."""
BEGINNING = 40
"""The entries of a game after which every fifth state is read: no question is new then."""


def switched_off(game: str) -> tuple[SwitchedOff, ...]:
    """Return what a game's tests say of the words of its variants."""
    found: tuple[SwitchedOff, ...] = own_value(game, "variants", "SWITCHED_OFF", ())
    return found


def values_of(option: Option, players: int) -> tuple[object, ...]:
    """Return the values of an option that a text may differ by."""
    match option:
        case Toggle():
            return (False, True)
        case Choice():
            return tuple(option.choices)
        case Count():
            return tuple(sorted({*option.bounds(players), option.default_for(players)}))
        case _:
            return (option.default_for(players),)


def combinations(about: Meta, players: int) -> Iterator[Values]:
    """Yield every allowed combination of options, or as many as are read of so many."""
    every = [values_of(option, players) for option in about.options]
    whole = 1
    for each in every:
        whole *= len(each)
    names = [option.name for option in about.options]
    if whole <= MOST:
        drawn = product(*every)
    else:
        rng = Random(players)
        drawn = (tuple(rng.choice(each) for each in every) for _ in iter(int, 1))  # type: ignore[assignment]  # without an end
    for values in islice(drawn, MOST):
        try:
            yield about.settle(players, dict(zip(names, values, strict=True)))
        except Refused:
            continue


def promised(reader: Reader, game: str) -> list[str]:
    """Return the texts that were read with a word of what is switched off."""
    options, players = reader.given["options"], reader.given["players"]
    return [
        f"{text.striptags()} ({each.words})"
        for each in switched_off(game)
        if each.off(options, players)
        for text in reader.read
        if re.search(each.words, text.striptags())
    ]


@EACH_GAME
def test_the_lobby_and_the_help_promise_nothing_that_is_switched_off(
    language: Language, game: str
) -> None:
    about, read = meta(game), 0
    for players in range(about.least, about.most + 1):
        for values in combinations(about, players):
            reader = Reader(language, game, given_of(about, values, players))
            reader.guide(about, players, values)
            assert promised(reader, game) == [], values
            read += len(reader.read)
    assert read > 20


def single_changes(about: Meta, players: int) -> Iterator[Values]:
    """Yield the defaults, each form, and the defaults with one option changed."""
    one = ({o.name: value} for o in about.options for value in values_of(o, players))
    for change in chain([{}], (form.values for form in about.forms), one):
        try:
            yield about.settle(players, change)
        except Refused:
            continue


@pytest.mark.slow
@EACH_GAME
def test_no_question_of_a_game_speaks_of_what_is_switched_off(
    language: Language, game: str
) -> None:
    about = meta(game)
    off: set[int] = set()
    for players in sorted({about.least, max(about.least, 3), about.most}):
        for seed, values in enumerate(single_changes(about, players)):
            reader = Reader(language, game, given_of(about, values, players))

            def read(referee: Referee, reader: Reader = reader) -> None:
                number = len(referee.log)
                if number < BEGINNING or number % 5 == 0 or referee.over:
                    reader.state(referee)

            rng = Random(seed)
            play(Referee(load(game), Setup(SEATS[:players], values), rng), seed, each=read)
            assert promised(reader, game) == [], values
            off |= {n for n, each in enumerate(switched_off(game)) if each.off(values, players)}
    assert off == set(range(len(switched_off(game)))), "each is switched off in some game"
