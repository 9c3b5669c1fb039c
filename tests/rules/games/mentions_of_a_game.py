"""What the mentions of every game hold, and random games to look for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import TypeAlias

from rules.engine.log import Stamp
from rules.engine.mentions import FEWEST, MOST, Found, Mention
from rules.engine.referee import Referee
from rules.engine.tabletop import Tabletop
from rules.facts import CHANCE, Fact
from tests.rendering.reader import sentences
from tests.rendering.test_sentence_length import LONGEST
from tests.rules.conformance.rand import copy_of, play, table
from tests.rules.games.steps import language, named

MOST_NAMES = 4
"""More need not be named: "Five of you"."""
MANY = 40
"""So many random games show how many mentions a typical one has."""

Find: TypeAlias = Callable[[Tabletop], Iterable[Found]]
"""Finds everything remarkable in a game: one of each kind at most, in any order."""


def kind_of(mention: Mention) -> str:
    """Return the kind of a mention, the name of its fact without the game's."""
    return mention.fact.code.partition(".mention-")[2]


def all_found(referee: Referee, find: Find) -> dict[str, Mention]:
    """Return everything remarkable in a game by kind, and check what holds of it in every game."""
    every = [found.mention for found in find(referee.table)]
    kinds = {kind_of(each): each for each in every}
    assert len(kinds) == len(every), "at most one of a kind"
    standings = referee.table.standings
    assert standings is not None
    seats = {line.seat for line in standings.lines}
    for each in every:
        assert each.fact.code.startswith(f"{referee.game.meta.id}.mention-")
        assert seats.issuperset(each.seats)
        assert referee.table.pages[each.page]
        said = language().say(each.fact, named)
        assert all(seat.capitalize() in said for seat in each.seats) or len(each.seats) > MOST_NAMES
        for sentence in sentences(said):
            assert len(sentence) <= LONGEST
            assert sentence[-1] in ".!?"
            assert "None" not in sentence
    shown = referee.game.mentions(referee.table)
    assert set(map(kind_of, shown)) <= kinds.keys()
    assert all(kinds[kind_of(each)] == each for each in shown)
    assert min(FEWEST, len(every)) <= len(shown) <= MOST
    return kinds


def told_with(referee: Referee, mention: Mention, *codes: str) -> list[Fact]:
    """Return the rulings with these codes, without the game's name, on the page of a mention."""
    game = referee.game.meta.id
    page = referee.table.pages[mention.page]
    return [ruling.fact for ruling in page if ruling.fact.code.removeprefix(f"{game}.") in codes]


def check_random_games(
    game: str,
    find: Find,
    watch: Callable[[], Callable[[Referee], None]],
    checks: Mapping[str, Callable[..., None]],
    number: int = MANY,
) -> set[str]:
    """Check every mention of random games, with any options, in which people come and go.

    ``checks`` has a function for each kind: it is given the mention, the game, and what ``watch`` made,
    which saw each state of it. Return the kinds that were found.
    """
    kinds: set[str] = set()
    for seed in range(number):
        watcher = watch()
        talk = 0.05 if seed % 2 else 0
        referee = play(table(game, seed), seed, each=watcher, talk=talk)
        for kind, mention in all_found(referee, find).items():
            checks[kind](mention, referee, watcher)
            kinds.add(kind)
        if seed % 5 == 0:
            _amend(referee, find, Random(seed))
    return kinds


def _amend(referee: Referee, find: Find, rng: Random) -> None:
    """Correct an entry of a game that is over: its mentions are those of a game in which it was right at once."""
    step = rng.choice([each for each in referee.history if each.pending.who is not CHANCE])
    value = step.prompt.dump(step.prompt.sample(rng))
    if value != step.prompt.dump(step.value):
        referee.amend(step.pending.key, value, Stamp("host"))
    again = copy_of(referee)
    assert game_mentions(again) == game_mentions(referee)
    if referee.over:
        all_found(referee, find)
    else:
        assert game_mentions(referee) == ()


def game_mentions(referee: Referee) -> tuple[Mention, ...]:
    """Return the mentions of a game, as its screens get them."""
    return referee.game.mentions(referee.table)


def have_enough(games: Iterable[Referee]) -> None:
    """Check that nine of ten games have as many mentions as a board shows at least."""
    few = [len(game_mentions(referee)) < FEWEST for referee in games]
    assert few
    assert sum(few) <= len(few) / 10


def random_games(game: str, number: int = MANY) -> Iterable[Referee]:
    """Play random games to the end, with any options."""
    return (play(table(game, seed), seed, talk=0) for seed in range(number))


def says(mention: Mention) -> str:
    """Return the sentence of a mention as plain text."""
    return language().say(mention.fact, named).striptags()
