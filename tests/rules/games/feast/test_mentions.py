"""What is told at the end of a game of The Feast: each kind by an example, and counted again in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from rules.engine.mentions import Mention
from rules.engine.referee import Referee
from rules.engine.standings import Standings
from rules.facts import Seat
from rules.games.feast.mentions import KINDS, remarkable
from rules.games.feast.scene import Play, Scene
from tests.rules.games.evening import BY_HOST, NAMES
from tests.rules.games.feast.driver import Evening, seat_down
from tests.rules.games.mentions_of_a_game import (
    all_found,
    check_random_games,
    game_mentions,
    have_enough,
    random_games,
    says,
)

ANA, BO, CY, DI = NAMES[:4]
KIND_NAMES = {kind.__name__.replace("_", "-") for kind in KINDS}


class Rounds:
    """The rounds of a game as its scenes showed them; the rulings are not looked at."""

    def __init__(self) -> None:
        self.scenes: dict[tuple[int, int], Scene] = {}
        self.left: set[Seat] = set()

    def __call__(self, referee: Referee) -> None:
        scene = referee.table.scene
        if isinstance(scene, Scene) and any(play.rank for play in scene.plays):
            self.scenes[scene.deal, scene.round] = scene
        for step in referee.history:
            if step.prompt.name == "leave":
                self.left.add(Seat(step.value))

    def players(self, referee: Referee) -> list[Seat]:
        lines = standings(referee).lines
        return [line.seat for line in lines if line.competes and line.seat not in self.left]

    def plays(self, referee: Referee) -> Iterator[tuple[Scene, Play]]:
        """Yield the cards of those who never left, in order."""
        players = self.players(referee)
        for scene in self.scenes.values():
            for play in scene.plays:
                if play.seat in players:
                    yield scene, play

    def same(self, referee: Referee) -> Iterator[tuple[int, list[Seat]]]:
        """Yield the ranks that several of those who never left played in one round, with who did."""
        players = self.players(referee)
        for scene in self.scenes.values():
            for rank in range(1, 11):
                seats = [p.seat for p in scene.plays if p.rank == rank and p.seat in players]
                if len(seats) > 1:
                    yield rank, seats


def standings(referee: Referee) -> Standings:
    assert referee.table.standings is not None
    return referee.table.standings


def lonely(scene: Scene) -> list[Play]:
    """The cards that nobody else played, the lowest first."""
    ranks = [play.rank for play in scene.plays]
    alone = [play for play in scene.plays if ranks.count(play.rank) == 1]
    return sorted(alone, key=lambda play: play.rank or 0)


def at(referee: Referee, mention: Mention) -> tuple[int, int]:
    """The deal and the round in which a mention happened."""
    deal, number = referee.table.path_of(mention.page).split("/")[:2]
    return int(deal.removeprefix("deal")), int(number.removeprefix("round"))


def check_cheap(said: Mention, referee: Referee, rounds: Rounds) -> None:
    gains = [
        (scene.topic or 0) - (play.rank or 0)
        for scene, play in rounds.plays(referee)
        if len(lonely(scene)) > 1 and lonely(scene)[-1] == play
    ]
    assert said.fact["topic"] - said.fact["rank"] == max(gains) > 0
    scene = rounds.scenes[at(referee, said)]
    assert scene.topic == said.fact["topic"]
    assert (lonely(scene)[-1].seat, lonely(scene)[-1].rank) == (
        said.fact["seat"],
        said.fact["rank"],
    )


def check_crumbs(said: Mention, referee: Referee, rounds: Rounds) -> None:
    gains = [
        play.took.rank - (play.rank or 0)
        for scene, play in rounds.plays(referee)
        if play.took and play.took.source == "gaffe" and len(lonely(scene)) > 1
    ]
    assert said.fact["took"] - said.fact["rank"] == max(gains) > 0
    lowest = lonely(rounds.scenes[at(referee, said)])[0]
    assert (lowest.seat, lowest.rank) == (said.fact["seat"], said.fact["rank"])
    assert lowest.took is not None
    assert lowest.took.rank == said.fact["took"]


def check_only_one(said: Mention, referee: Referee, rounds: Rounds) -> None:
    took = [
        play.took.rank
        for scene, play in rounds.plays(referee)
        if len(lonely(scene)) == 1 and play.took
    ]
    assert said.fact["took"] == max(took)
    (play,) = lonely(rounds.scenes[at(referee, said)])
    assert (play.seat, play.rank) == (said.fact["seat"], said.fact["rank"])
    assert play.took is not None
    assert (play.took.rank, play.took.source == "topic") == (
        said.fact["took"],
        said.fact["topic"],
    )


def check_twins(said: Mention, referee: Referee, rounds: Rounds) -> None:
    pairs = Counter(
        pair for _, seats in rounds.same(referee) for pair in combinations(sorted(seats), 2)
    )
    one, other = sorted(said.fact["seats"])
    assert pairs[one, other] == said.fact["times"] == max(pairs.values()) > 1
    scene = rounds.scenes[at(referee, said)]
    ranks = {play.seat: play.rank for play in scene.plays}
    assert ranks[one] == ranks[other]


def check_crowd(said: Mention, referee: Referee, rounds: Rounds) -> None:
    assert len(said.fact["seats"]) == max(len(seats) for _, seats in rounds.same(referee)) > 2
    ranks = {play.seat: play.rank for play in rounds.scenes[at(referee, said)].plays}
    assert {ranks[seat] for seat in said.fact["seats"]} == {said.fact["rank"]}


def check_nobody(said: Mention, referee: Referee, rounds: Rounds) -> None:
    lost = [scene.topic for scene in rounds.scenes.values() if not lonely(scene)]
    assert said.fact["topic"] == max(topic for topic in lost if topic)
    scene = rounds.scenes[at(referee, said)]
    assert scene.topic == said.fact["topic"]
    assert set(said.fact["seats"]) == {play.seat for play in scene.plays}
    assert not lonely(scene)


def check_drought(said: Mention, referee: Referee, rounds: Rounds) -> None:
    longest = 0
    for seat in rounds.players(referee):
        if None in standings(referee).line(seat).cells:
            continue
        run = 0
        for scene in rounds.scenes.values():
            (mine,) = [play for play in scene.plays if play.seat == seat]
            run = 0 if mine.took else run + 1
            longest = max(longest, run)
    assert said.fact["rounds"] == longest > 2
    order = list(rounds.scenes)
    end = order.index(at(referee, said)) + 1
    for key in order[end - longest : end]:
        (mine,) = [p for p in rounds.scenes[key].plays if p.seat == said.fact["seat"]]
        assert mine.took is None


def check_best_deal(said: Mention, referee: Referee, rounds: Rounds) -> None:
    def took(seat: Seat, deal: int) -> int:
        plays = (p for key, s in rounds.scenes.items() if key[0] == deal for p in s.plays)
        return sum(play.took.rank for play in plays if play.seat == seat and play.took)

    every = {
        (seat, deal): took(seat, deal) for seat in rounds.players(referee) for deal in range(1, 5)
    }
    assert said.fact["points"] == max(every.values()) == every[said.fact["seat"], said.fact["deal"]]
    assert at(referee, said)[0] == said.fact["deal"]


def after(referee: Referee, deals: int) -> dict[Seat, int]:
    """The totals of all who can win and were there from the start, after so many deals."""
    lines = [line for line in standings(referee).lines if line.competes and None not in line.cells]
    return {line.seat: sum(n or 0 for n in line.cells[:deals]) for line in lines}


def check_comeback(said: Mention, referee: Referee, rounds: Rounds) -> None:
    assert not rounds.left
    assert referee.table.winners == (said.fact["seat"],)
    totals = after(referee, said.fact["deal"])
    assert min(totals, key=lambda seat: totals[seat]) == said.fact["seat"]
    assert list(totals.values()).count(totals[said.fact["seat"]]) == 1
    assert at(referee, said)[0] == said.fact["deal"]


def check_leader(said: Mention, referee: Referee, rounds: Rounds) -> None:
    seat = said.fact["seat"]
    assert referee.table.winners == (seat,)
    assert seat not in rounds.left
    for deals in range(1, 5):
        lines = [line for line in standings(referee).lines if line.competes]
        totals = {line.seat: sum(n or 0 for n in line.cells[:deals]) for line in lines}
        others = [total for each, total in totals.items() if each != seat]
        assert totals[seat] > max(others)


def check_margin(said: Mention, referee: Referee, rounds: Rounds) -> None:
    del rounds
    totals = {line.seat: line.total for line in standings(referee).lines if line.competes}
    ranked = sorted(totals.values(), reverse=True)
    assert referee.table.winners == (said.fact["winner"],)
    assert said.fact["points"] == ranked[0] - ranked[1] > 0
    assert {totals[seat] for seat in said.fact["seats"]} == {ranked[1]}


CHECKS = {
    name.removeprefix("check_").replace("_", "-"): check
    for name, check in globals().items()
    if name.startswith("check_") and name != "check_random_games"
}


def test_random_games_tell_only_what_is_true() -> None:
    assert set(CHECKS) == KIND_NAMES
    assert check_random_games("feast", remarkable, Rounds, CHECKS) == KIND_NAMES


def test_a_typical_game_has_enough_to_tell() -> None:
    have_enough(random_games("feast", 20))


# -- each kind by an example ---------------------------------------------------------------


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
    """The sentences of a game whose first rounds are these, by kind, each with where it comes from."""
    referee = Played(rounds).play()
    kinds = all_found(referee, remarkable)
    return {kind: (says(each), referee.table.path_of(each.page)) for kind, each in kinds.items()}


def test_the_most_expensive_topic_with_the_lowest_card() -> None:
    """Of 9, 9, 2 and 1 the 2 takes the 10."""
    told = first_deal((10, 9, 9, 2, 1))
    assert told["cheap"] == ("Cy took the 10 with nothing but a 2.", "deal1/round1")
    assert told["crumbs"] == ("Di played a 1, the lowest card, and got a 9 for it.", "deal1/round1")


def test_everybody_else_matched() -> None:
    told = first_deal((10, 8, 8, 8, 4))
    assert told["only-one"] == ("Everybody else matched, so Di’s 4 took the 10.", "deal1/round1")


def test_all_matched() -> None:
    told = first_deal((10, 7, 7, 4, 4))
    assert told["nobody"] == (
        "Ana, Bo, Cy and Di all matched, so nobody took the 10.",
        "deal1/round1",
    )


def test_all_four_had_the_same_idea() -> None:
    told = first_deal((10, 7, 7, 7, 7))
    assert told["crowd"] == ("Ana, Bo, Cy and Di all thought of the 7.", "deal1/round1")


def test_nothing_is_told_of_a_game_that_goes_on() -> None:
    referee = Evening(seat_down(4), 3).play(until="deal4/round1/topic")
    assert remarkable(referee.table) == ()
    assert game_mentions(referee) == ()


@pytest.mark.parametrize("seed", range(3))
def test_who_left_is_not_made_fun_of(seed: int) -> None:
    """A dummy plays those cards; it is nobody's bargain."""
    evening = Evening(seat_down(4), seed)
    referee = evening.play(until="deal1/round2/ploy")
    leave = next(each for each in referee.standing_prompts() if each.prompt.name == "leave")
    referee.answer(leave.key, "bo", BY_HOST)
    evening.play()
    kinds = all_found(referee, remarkable)
    assert "comeback" not in kinds
    assert all(BO not in each.seats for kind, each in kinds.items() if kind != "nobody")
