"""Every fact has its sentence, and every prompt its words."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from companion.presenters.sentences import Language
from companion.words.arguments import NOBODY
from rules.engine.log import Stamp
from rules.engine.registry import GAMES
from rules.facts import CHANCE
from tests.docs.what_games_define import MESSAGES
from tests.rules.conformance.rand import enter, is_full, play, table
from tests.tables.table_fixture import TableFixture

HOST = Stamp("host")
COMING_AND_GOING = {"leave", "back", "join", "decline"}


def test_a_game_says_what_all_games_say_unless_it_has_its_own_words(language: Language) -> None:
    said = {game: language.words(game, "ask_join", NOBODY) for game in ("feast", "liar")}
    assert said == {
        "feast": "Who joins from the next deal on?",
        "liar": "Who joins in the next game?",
    }
    assert not language.has("app", "ask_join")


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_on_who_comes_and_goes_has_a_sentence(language: Language, game: str) -> None:
    """The host enters all of it, again and again, while games are played."""
    said: Counter[str] = Counter()
    codes: set[str] = set()
    for seed in range(6):
        referee = table(game, seed)
        rng = Random(seed)
        for _ in range(80):
            open_calls = {
                call.prompt.name: call
                for call in referee.standing_prompts()
                if call.prompt.name in COMING_AND_GOING and not is_full(referee.resolve(call))
            }
            name = min(open_calls, key=lambda one: said[one], default="")
            if not name or rng.random() < 0.5:
                enter(referee, rng, talk=0)
            else:
                said[name] += 1
                prompt = referee.resolve(open_calls[name])
                referee.answer(open_calls[name].key, prompt.dump(prompt.sample(rng)), HOST)
            if referee.over:
                break
        codes |= {ruling.fact.code for page in referee.table.pages for ruling in page}
    assert {"leave", "back"} <= said.keys()
    assert ("join" in said) == ("decline" in said)
    assert [code for code in sorted(codes) if not language.has_sentence(code)] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_every_prompt_has_its_question_and_every_entry_its_name(
    language: Language, game: str, seed: int
) -> None:
    referee = play(table(game, seed), seed, talk=0.1)
    needed = {
        (kind, step.prompt.name.partition("-")[0])
        for step in referee.history
        for kind in ("ask", "entry")
        if kind == "entry" or step.pending.who is not CHANCE
    }
    missing = [
        to_write(game, kind, name)
        for kind, name in sorted(needed)
        if not language.has(game, f"{kind}_{name}")
    ]
    assert not missing, "\n".join(missing)


def to_write(game: str, kind: str, name: str) -> str:
    file = f"games/{game}/words/en.ftl"
    return f"Write the message {kind}-{name} in {file}. {MESSAGES[f'{kind}-<prompt>']}"


def test_a_reason_calls_its_reader_you() -> None:
    fixture = TableFixture(players=4)
    fixture.start()
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
    fixture.seal(1, 6, 7, 8)
    fixture.alarm.ring()
    fixture.ok(fixture.host, "answer", key="deal1/round2/topic", value=5)
    ana, bo, *_ = (fixture.html("pad", seat)["main"] for seat in fixture.seats)
    assert 'data-reason="You played the 1 in round 1."' in ana
    assert 'data-reason="Ana played the only 1 in round 1."' in bo
    assert "Ana played the only 1" not in ana
