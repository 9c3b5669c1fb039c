"""The checks and excuses that the app prints: enough of each, and all can be entered without typing."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from companion.words.language import languages
from rules.engine.printed import PrintedCard
from rules.engine.registry import meta, rulebook
from rules.games.ididnt.adjudicate import HAND
from rules.games.ididnt.menu import EXCUSES, MAINS, REMARKS, SIDES
from rules.games.ididnt.printed import PRINTED
from rules.games.ididnt.prompt_kinds import DescribeCheck, MakeClaims
from tests.rules.games.evening import awaited, new_game
from tests.rules.games.ididnt.driver import Evening
from tests.rules.games.ididnt.own_cards import said, words_of

(DECK,) = PRINTED
FOODS = (*MAINS, *SIDES)
SEEDS = (1, 2, 77, 999)


def dinner(seed: int) -> dict[str, list[PrintedCard]]:
    found: dict[str, list[PrintedCard]] = {}
    for card in DECK.dealt({"seed": seed}):
        found.setdefault(card.face, []).append(card)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_a_printed_dinner_has_as_many_cards_as_the_game_needs(seed: int) -> None:
    cards = dinner(seed)
    assert {face: len(some) for face, some in cards.items()} == {
        "check_card": meta("ididnt").defaults(4)["checks"],
        "excuse_card": 50,
        "tip_card": 1,
        "dessert_card": 1,
    }
    assert meta("ididnt").most * HAND + 10 == 50
    assert {card.back for some in cards.values() for card in some} == {
        "Check",
        "Excuse",
        "Tip",
        "Dessert",
    }


@pytest.mark.parametrize("seed", SEEDS)
def test_checks_differ_and_every_dish_is_on_three_or_four(seed: int) -> None:
    checks = [card.values for card in dinner(seed)["check_card"]]
    assert len({(check["main"], check["side"]) for check in checks}) == len(checks)
    for role, menu in (("main", MAINS), ("side", SIDES)):
        served = Counter(check[role] for check in checks)
        assert set(served) == set(menu)
        assert set(served.values()) <= {3, 4}
    assert all(check["cost"] % 50 == 0 and 500 <= check["cost"] <= 4000 for check in checks)
    assert len({check["remark"] for check in checks}) == len(checks)


@pytest.mark.parametrize("seed", SEEDS)
def test_excuses_are_ten_of_each_credibility_and_deal_with_every_dish(seed: int) -> None:
    excuses = [card.values for card in dinner(seed)["excuse_card"]]
    assert Counter(excuse["credibility"] for excuse in excuses) == dict.fromkeys(range(1, 6), 10)
    said = Counter(claim for excuse in excuses for claim in excuse["claims"].items())
    assert all(said[food, False] >= 2 and said[food, True] >= 1 for food in FOODS)
    assert set(said) <= {(food, ate) for food in FOODS for ate in (True, False)}
    assert len({excuse["number"] for excuse in excuses}) == 50


@pytest.mark.parametrize("language", languages())
def test_the_excuses_are_short_each_its_own_and_in_no_rulebook(language: str) -> None:
    words = [words_of(each.number, language) for some in EXCUSES.values() for each in some]
    remarks = [said("remark", each, language) for each in range(1, REMARKS + 1)]
    assert len(set(words)) == len(words) == 100
    assert len(set(remarks)) == REMARKS
    assert max(map(len, [*words, *remarks])) <= 78
    ours = " ".join(rulebook("ididnt", language).split())
    assert [each for each in (*words, *remarks) if each in ours] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_printed_can_be_entered_without_typing(seed: int) -> None:
    referee = new_game("ididnt", 4, {"cards": "printed", "first": "lot"})
    check = next(p for p in prompts(referee) if isinstance(p, DescribeCheck))
    assert set(check.mains) == set(MAINS)
    assert set(check.sides) == set(SIDES)
    claims = MakeClaims("excuse", (), check.foods)
    cards = dinner(seed)
    for card in cards["check_card"]:
        entered = {name: card.values[name] for name in ("main", "side", "cost")}
        assert check.dump(check.parse(entered)) == entered
    for card in cards["excuse_card"]:
        entered = {name: card.values[name] for name in ("claims", "credibility")}
        assert claims.dump(claims.parse(entered)) == entered
        assert set(entered["claims"]) <= set(check.foods)


def test_own_cards_start_without_foods() -> None:
    (check,) = prompts(new_game("ididnt", 4, {"first": "lot"}))
    assert check.foods == ()


def prompts(referee: Any) -> list[Any]:
    """What is asked at the first check."""
    while not any(each.key.endswith("check") for each in awaited(referee)):
        Evening(referee, 1).step()
    return [referee.resolve(each) for each in awaited(referee)]


def test_claims_are_read_off_the_words() -> None:
    """An excuse that names one dish alone claims something of it, as its card says."""
    for some in EXCUSES.values():
        for each in some:
            words = words_of(each.number)
            named = {food for food in FOODS if re.search(rf"\b{food}\b", words, re.IGNORECASE)}
            assert named <= set(each.claims), each
