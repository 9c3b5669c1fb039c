"""The decks that games offer to print are whole, whatever is chosen."""

from __future__ import annotations

import re
from itertools import product
from random import Random

import pytest

from rules.engine.meta import Meta
from rules.engine.options import Choice, Count
from rules.engine.printed import PrintedCard, PrintedDeck
from rules.engine.registry import GAMES, meta
from rules.errors import Refused

DECKS = [(meta(game), deck) for game in GAMES for deck in meta(game).printed]
NAMES = [f"{game.id}-{deck.name}" for game, deck in DECKS]
EACH_DECK = pytest.mark.parametrize(
    "deck", [pytest.param(deck, marks=pytest.mark.game(game.id)) for game, deck in DECKS], ids=NAMES
)
OF_EACH_GAME = pytest.mark.parametrize("game, deck", DECKS, ids=NAMES)


def cards(deck: PrintedDeck, **given: object) -> list[PrintedCard]:
    return list(deck.dealt(deck.settle(given)))


@pytest.mark.parametrize("game", GAMES)
def test_the_decks_of_a_game_have_names_of_their_own(game: str) -> None:
    names = [deck.name for deck in meta(game).printed]
    assert len(names) == len(set(names))


@EACH_DECK
def test_the_same_choice_prints_the_same_cards(deck: PrintedDeck) -> None:
    assert cards(deck) == cards(deck)
    if deck.seeded:
        assert cards(deck, seed="8") == cards(deck, seed=8) != cards(deck, seed=9)


@OF_EACH_GAME
def test_every_choice_that_the_page_offers_makes_a_deck(game: Meta, deck: PrintedDeck) -> None:
    rng = Random(game.id)
    for _ in range(25):
        given = {option.name: option.sample(rng, 0) for option in deck.all_options}
        assert cards(deck, **given)


@EACH_DECK
def test_what_cannot_be_chosen_is_refused(deck: PrintedDeck) -> None:
    counts = [option.name for option in deck.all_options if isinstance(option, Count)]
    assert not deck.seeded or "seed" in counts
    for name, value in product(counts, ("0", "1000", "x", "-1")):
        with pytest.raises(Refused):
            cards(deck, **{name: value})


@OF_EACH_GAME
def test_a_table_is_led_to_the_deck_that_fits_it(game: Meta, deck: PrintedDeck) -> None:
    rng = Random(deck.name)
    for players in range(game.least, game.most + 1):
        for options in (game.defaults(players), *(game.sample(rng, players) for _ in range(9))):
            fitting = [each.chosen(players, options) for each in game.printed]
            assert any(values is not None for values in fitting)
            values = deck.chosen(players, options)
            if values is not None:
                assert set(values) <= {option.name for option in deck.all_options}
                assert cards(deck, **values)


@OF_EACH_GAME
def test_its_note_names_options_as_the_lobby_does(game: Meta, deck: PrintedDeck) -> None:
    labels = {option.label for option in game.options}
    for option in game.options:
        labels |= set(option.choices.values()) if isinstance(option, Choice) else set()
    said = deck.note.format(**deck.settle({}))
    assert set(re.findall("“([^”]+)”", said)) <= labels
    assert "{" not in said
