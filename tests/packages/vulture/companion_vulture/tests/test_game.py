"""Hol’s der Geier: the rulebook's examples, and random games counted again without the rules' code."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import load
from rules.engine.tabletop import Setup
from rules.errors import Illegal
from rules.facts import Seat

HOST = Stamp("host")
SEATS = tuple(map(Seat, ("ana", "bo", "cy", "di", "ed")))


def begin(players: int, **options: object) -> Referee:
    setup = Setup(SEATS[:players], {"hands": False, "flips": "table", **options})
    return Referee(load("vulture"), setup, Random(0))


def play_round(referee: Referee, number: int, prize: int, *cards: int) -> None:
    referee.answer(f"round{number}/prize", prize, HOST)
    for seat, card in zip(SEATS, cards, strict=False):
        referee.answer(f"round{number}/card/{seat}", card, Stamp(seat))
    referee.open(f"round{number}/card", HOST)


def totals(referee: Referee) -> list[int]:
    standings = referee.table.standings
    assert standings is not None
    return [line.total for line in standings.lines]


@pytest.mark.parametrize("prize, expected", [(7, [0, 0, 7, 0]), (-3, [0, 0, 0, -3])])
def test_the_highest_takes_a_mouse_and_the_lowest_a_vulture(
    prize: int, expected: list[int]
) -> None:
    referee = begin(4)
    play_round(referee, 1, prize, 15, 15, 9, 2)
    assert totals(referee) == expected


def test_when_every_card_is_matched_the_prize_stays_and_the_sum_decides() -> None:
    referee = begin(2)
    play_round(referee, 1, 2, 8, 8)
    assert totals(referee) == [0, 0]
    play_round(referee, 2, -5, 3, 4)
    assert totals(referee) == [-3, 0]


def test_a_played_card_is_gone() -> None:
    referee = begin(2)
    play_round(referee, 1, 2, 8, 9)
    referee.answer("round2/prize", 3, HOST)
    with pytest.raises(Illegal):
        referee.answer("round2/card/ana", 8, Stamp(SEATS[0]))


@pytest.mark.parametrize("seed", range(40))
def test_random_games_come_to_what_is_counted_by_hand(seed: int) -> None:
    rng = Random(seed)
    players = rng.randint(2, 5)
    prizes = rng.sample([*range(-5, 0), *range(1, 11)], 15)
    hands = [rng.sample(range(1, 16), 15) for _ in range(players)]
    referee = begin(players, hands=rng.random() < 0.5)
    points: Counter[int] = Counter()
    lying = 0
    for number, prize in enumerate(prizes, 1):
        cards = [hand[number - 1] for hand in hands]
        play_round(referee, number, prize, *cards)
        lying += prize
        counts = Counter(cards)
        single = sorted((card, at) for at, card in enumerate(cards) if counts[card] == 1)
        if single:
            points[single[-1 if lying >= 0 else 0][1]] += lying
            lying = 0
    assert totals(referee) == [points[at] for at in range(players)]
    best = max(totals(referee))
    assert referee.table.winners == tuple(
        seat for seat, total in zip(SEATS, totals(referee), strict=False) if total == best
    )
