"""What is told at the end of a game of The Feast besides its score: each kind by an example."""

from __future__ import annotations

from tests.rules.games.evening import BY_HOST, NAMES, host_says
from tests.rules.games.feast.driver import Evening, seat_down
from tests.rules.games.mentions_of_a_game import all_found, sentences_of

BO = NAMES[1]


class Played(Evening):
    """An evening whose first deal is known: ``rounds`` has the topic and the card of each player."""

    def __init__(self, rounds: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(seat_down(4), 3)
        self.rounds = rounds

    def step(self) -> None:
        referee = self.referee
        deal, number, what = self.at.split("/")[:3]
        nth = int(number.removeprefix("round")) - 1
        if deal != "deal1" or nth >= len(self.rounds):
            super().step()
        elif referee.ready:
            referee.open(self.at, BY_HOST)
        elif what == "topic":
            referee.answer(self.at, self.rounds[nth][0], BY_HOST)
        elif what == "ploy":
            for seat, rank in zip(NAMES, self.rounds[nth][1:], strict=False):
                if f"{self.at}/{seat}" not in referee.pending_answers:
                    referee.answer(f"{self.at}/{seat}", rank, BY_HOST)
        elif what == "capture":
            referee.answer(self.at, "topic", BY_HOST)
        else:
            super().step()


def first_deal(*rounds: tuple[int, ...]) -> dict[str, tuple[str, str]]:
    """What is told of a game whose first rounds are these."""
    return sentences_of(Played(rounds).play())


def test_the_most_expensive_topic_with_the_lowest_card() -> None:
    """Of 9, 9, 2 and 1 the 2 takes the 10."""
    told = first_deal((10, 9, 9, 2, 1))
    assert told["cheap"] == ("Cy took the 10 with nothing but a 2.", "deal1/round1")


def test_all_four_had_the_same_idea() -> None:
    told = first_deal((10, 7, 7, 7, 7))
    assert told["crowd"] == ("Ana, Bo, Cy and Di all thought of the 7.", "deal1/round1")


def test_two_had_the_same_idea_again_and_again() -> None:
    told = first_deal(*((10, 9, 9, 2, 1), (8, 7, 7, 3, 2), (6, 5, 5, 4, 3), (10, 8, 8, 4, 3)))
    said, _ = told["same-idea"]
    assert said.startswith("Ana and Bo had the same idea ")


def test_a_dummy_has_no_ideas() -> None:
    evening = Evening(seat_down(4), 1)
    referee = evening.play(until="deal1/round2/ploy")
    host_says(referee, "leave", BO)
    evening.play()
    assert not any(BO in each.seats for each in all_found(referee).values())
