"""The words of Eat Me: a card is called what people see on it, and the set-up is what is really done."""

from __future__ import annotations

import pytest

from rules.engine.referee import Referee
from rules.facts import Fact, Json
from rules.games.eatme.meta import META, summary
from rules.games.eatme.prompt_kinds import OpenCards, RingCard
from tests.rules.games.eatme.driver import Evening, scene_of, seat_down
from tests.rules.games.steps import language, named


def say(fact: Fact) -> str:
    """Return a sentence without tags and without the mark that keeps suits from becoming pictures."""
    return language().say(fact, named).plain.replace("\ufe0e", "")


def free_food(referee: Referee) -> RingCard | OpenCards:
    """Return the prompt for the free food."""
    assert referee.current_ask is not None
    prompt = referee.current_ask.pending[0].prompt
    assert isinstance(prompt, RingCard | OpenCards)
    return prompt


@pytest.mark.parametrize(
    "players, given, said",
    [
        (5, {}, "Use the whole deck."),
        (4, {}, "Remove 4♠–K♠ from the deck."),
        (2, {}, "Remove 10♦–K♦, all ♥ and all ♠ from the deck."),
        (3, {}, "Remove 7♥–K♥ and all ♠ from the deck."),
        (2, {"hand": 6}, "Remove 2♦–K♦, all ♥ and all ♠ from the deck."),
        (2, {"hand": 12, "revealed": 1}, "Remove all ♥ and all ♠ from the deck."),
        (6, {}, "Remove Q♠–K♠ from the deck."),
        (7, {}, "Remove K♠ from the deck."),
        (4, {"cards": "numbers"}, "Use the cards 1 to 42."),
        (4, {"dealer": "app"}, "removed unseen. Leave the cards in the box."),
        (5, {"ouroboros": True}, "Flip 2 as free food. The rest, face up, are the pool."),
    ],
)
def test_the_lobby_says_which_cards_to_use(players: int, given: dict[str, Json], said: str) -> None:
    assert said in say(summary(players, META.settle(players, given)))


def test_nothing_is_dealt_in_ouroboros() -> None:
    setups: tuple[tuple[dict[str, Json], str], ...] = (
        ({"ouroboros": True, "hand": 6}, "No dealing. Flip"),
        (
            {"hand": 6},
            "Deal 6 to everybody. Remove one unseen, then flip the last one as free food.",
        ),
    )
    for given, said in setups:
        referee = seat_down(3, **given)
        first = free_food(referee).first
        assert first is not None
        assert say(first).startswith(said)


@pytest.mark.parametrize("cards, called", [("suits", "8♦ (21)"), ("numbers", "21")])
def test_a_card_is_called_what_people_see(cards: str, called: str) -> None:
    referee = seat_down(3, cards=cards)
    prompt = free_food(referee)
    assert isinstance(prompt, RingCard)
    option = prompt.options[20]
    assert (say(option.name) if option.name else str(option.value)) == called


def test_the_scores_stand_as_they_did_before_each_card() -> None:
    def somebody_scored() -> bool:
        last = scene_of(referee).last
        return last is not None and any(play.points for play in last.plays)

    referee = seat_down(4)
    evening = Evening(referee, 3)
    evening.play(until=lambda _: somebody_scored())
    scene = scene_of(referee)
    assert scene.last is not None
    for seat, steps in scene.scores_by_step.items():
        assert len(steps) == len(scene.last.plays) + 2
        assert steps[-1] == (scene.left[seat], scene.points[seat])
        paid = scene.bids[seat]
        for step, (left, points) in enumerate(steps[:-1]):
            later = scene.last.plays[step:]
            assert left == scene.left[seat] + paid
            gained = sum(play.points for play in later if play.scorer == seat)
            assert points == scene.points[seat] - gained
    assert any(steps[0][1] != steps[-1][1] for steps in scene.scores_by_step.values())
