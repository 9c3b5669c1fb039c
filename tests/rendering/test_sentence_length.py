"""No sentence of a game is too long to read across a table (docs/voice.md)."""

from __future__ import annotations

import pytest

from companion.presenters.sentences import Language
from rules.engine.registry import GAMES, meta
from tests.rendering.reader import Reader, sentences
from tests.repeats import more_when_slow, repeats
from tests.rules.conformance.rand import play, table

LONGEST = 110
"""Characters of a sentence, with names as people have them."""

EACH_GAME = pytest.mark.parametrize("game", GAMES)


def too_long(reader: Reader) -> list[str]:
    """Return the sentences that are too long, the longest first."""
    every = {one for text in reader.read for one in sentences(text)}
    return sorted((one for one in every if len(one) > LONGEST), key=len, reverse=True)


@EACH_GAME
@pytest.mark.parametrize("seed", more_when_slow(3, repeats(6)))
def test_no_sentence_of_a_game_is_too_long(language: Language, game: str, seed: int) -> None:
    reader = Reader(language, game)
    referee = play(table(game, seed), seed, each=reader.state)
    for page in referee.table.pages:
        for ruling in page:
            reader.fact(ruling.fact)
    assert len(reader.read) > 10
    assert too_long(reader) == []


@EACH_GAME
def test_no_sentence_of_the_lobby_is_too_long(language: Language, game: str) -> None:
    reader = Reader(language, game)
    reader.about(meta(game))
    assert too_long(reader) == []
