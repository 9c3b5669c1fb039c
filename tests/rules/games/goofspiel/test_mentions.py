"""What is told at the end of a game of Goofspiel: each kind by an example, and counted again in random games."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, groupby
from typing import NamedTuple

from rules.engine.mentions import Mention
from rules.engine.referee import Referee
from rules.facts import Json, Seat
from rules.games.goofspiel.mentions import KINDS, remarkable
from rules.games.goofspiel.script import Scene
from tests.rules.games.evening import NAMES, Evening, host_says
from tests.rules.games.goofspiel.driver import play_round, seat_down, totals
from tests.rules.games.mentions_of_a_game import (
    all_found,
    check_random_games,
    game_mentions,
    have_enough,
    random_games,
    says,
)

ANA, BO, CY = NAMES[:3]
KIND_NAMES = {kind.__name__.replace("_", "-") for kind in KINDS}


class Turn(NamedTuple):
    """A round as it was shown: what was played, what lay there, and who got how much."""

    played: dict[Seat, int]
    pot: list[int]
    takers: list[Seat]

    @property
    def share(self) -> int:
        return sum(self.pot) // len(self.takers) if self.takers else 0

    @property
    def got_it(self) -> list[Seat]:
        """Who took something, also a share."""
        return self.takers if self.share else []


class Rounds:
    """The rounds of a game as its scenes showed them; the rulings are not looked at."""

    def __init__(self) -> None:
        self.turns: dict[int, Turn] = {}
        self.left: set[Seat] = set()

    def __call__(self, referee: Referee) -> None:
        scene = referee.table.scene
        if isinstance(scene, Scene) and scene.played:
            played, pot, takers = dict(scene.played), list(scene.pot), list(scene.takers)
            self.turns[scene.round] = Turn(played, pot, takers)
        for step in referee.history:
            if step.prompt.name == "leave":
                self.left.add(Seat(step.value))

    def players(self, referee: Referee) -> list[Seat]:
        return [seat for seat in finals(referee) if seat not in self.left]

    def alone(self, referee: Referee) -> list[Turn]:
        """The rounds in which one card took everything, of those who never left."""
        players = self.players(referee)
        return [t for t in self.turns.values() if len(t.takers) == 1 and t.takers[0] in players]


def finals(referee: Referee) -> dict[Seat, int]:
    assert referee.table.standings is not None
    return {line.seat: line.total for line in referee.table.standings.lines if line.competes}


def at(referee: Referee, mention: Mention) -> int:
    """The round in which a mention happened."""
    return int(referee.table.path_of(mention.page).split("/")[0].removeprefix("round"))


def gain(turn: Turn) -> int:
    """How much more than the card the prizes were worth."""
    return sum(turn.pot) - turn.played[turn.takers[0]]


def check_one_card(said: Mention, referee: Referee, rounds: Rounds) -> None:
    turn = rounds.turns[at(referee, said)]
    assert turn.takers == [said.fact["seat"]]
    assert turn.played[said.fact["seat"]] == said.fact["card"]
    assert turn.pot == said.fact["pot"]


def check_bargain(said: Mention, referee: Referee, rounds: Rounds) -> None:
    check_one_card(said, referee, rounds)
    assert sum(said.fact["pot"]) - said.fact["card"] == max(map(gain, rounds.alone(referee))) > 0


def check_overpaid(said: Mention, referee: Referee, rounds: Rounds) -> None:
    check_one_card(said, referee, rounds)
    assert sum(said.fact["pot"]) - said.fact["card"] == min(map(gain, rounds.alone(referee))) < 0


def check_tied_away(said: Mention, referee: Referee, rounds: Rounds) -> None:
    turn = rounds.turns[at(referee, said)]
    assert not turn.got_it
    top = max(turn.played.values())
    assert {seat for seat, card in turn.played.items() if card == top} == set(said.fact["seats"])
    assert (said.fact["card"], said.fact["pot"]) == (top, turn.pot)
    lost = [
        sum(each.pot)
        for each in rounds.turns.values()
        if not each.got_it and referee.setup.options["ties"] != "cancel"
    ]
    assert sum(turn.pot) == max(lost)


def check_haul(said: Mention, referee: Referee, rounds: Rounds) -> None:
    turn = rounds.turns[at(referee, said)]
    assert turn.takers == [said.fact["seat"]]
    assert (len(turn.pot), sum(turn.pot)) == (said.fact["prizes"], said.fact["points"])
    assert len(turn.pot) == max(len(each.pot) for each in rounds.alone(referee)) > 1


def check_twins(said: Mention, referee: Referee, rounds: Rounds) -> None:
    assert referee.setup.options["ties"] != "cancel"
    pairs: Counter[tuple[Seat, ...]] = Counter()
    for turn in rounds.turns.values():
        tops = [
            s for s in rounds.players(referee) if turn.played.get(s) == max(turn.played.values())
        ]
        pairs.update(combinations(sorted(tops), 2))
    mine = tuple(sorted(said.fact["seats"]))
    assert pairs[mine] == said.fact["times"] == max(pairs.values()) > 1
    played = rounds.turns[at(referee, said)].played
    assert played[mine[0]] == played[mine[1]]


def longest(referee: Referee, rounds: Rounds, *, taking: bool) -> tuple[int, set[Seat]]:
    """How many rounds in a row somebody took all, or took nothing, at most; and who did."""
    runs: dict[Seat, int] = {}
    for seat in rounds.players(referee):
        took = [t.takers == [seat] if taking else seat in t.got_it for t in rounds.turns.values()]
        same = [len(list(group)) for each, group in groupby(took) if each == taking]
        runs[seat] = max(same, default=0)
    most = max(runs.values())
    return most, {seat for seat, run in runs.items() if run == most}


def check_streak(said: Mention, referee: Referee, rounds: Rounds) -> None:
    most, who = longest(referee, rounds, taking=True)
    assert said.fact["rounds"] == most > 1
    assert said.fact["seat"] in who
    last = at(referee, said)
    run = [rounds.turns[n].takers for n in range(last - most + 1, last + 1)]
    assert run == [[said.fact["seat"]]] * most


def check_drought(said: Mention, referee: Referee, rounds: Rounds) -> None:
    most, who = longest(referee, rounds, taking=False)
    assert said.fact["rounds"] == most > 2
    assert said.fact["seat"] in who
    last = at(referee, said)
    run = [rounds.turns[n].got_it for n in range(last - most + 1, last + 1)]
    assert all(said.fact["seat"] not in got for got in run)


def check_comeback(said: Mention, referee: Referee, rounds: Rounds) -> None:
    assert not rounds.left
    assert referee.table.winners == (said.fact["seat"],)
    assert at(referee, said) == said.fact["round"] > 1
    last = []
    points: Counter[Seat] = Counter()
    for number, turn in rounds.turns.items():
        for seat in turn.takers:
            points[seat] += turn.share
        others = [points[seat] for seat in finals(referee) if seat != said.fact["seat"]]
        if points[said.fact["seat"]] < min(others):
            last.append(number)
    assert last[-1] == said.fact["round"]


def check_few(said: Mention, referee: Referee, rounds: Rounds) -> None:
    times = Counter(seat for turn in rounds.turns.values() for seat in turn.got_it)
    assert referee.table.winners == (said.fact["seat"],)
    assert times[said.fact["seat"]] == said.fact["won"] < said.fact["took"]
    most = max(times[seat] for seat in rounds.players(referee))
    assert times[said.fact["other"]] == said.fact["took"] == most


def check_margin(said: Mention, referee: Referee, rounds: Rounds) -> None:
    del rounds
    ranked = sorted(finals(referee).values(), reverse=True)
    assert referee.table.winners == (said.fact["winner"],)
    assert said.fact["points"] == ranked[0] - ranked[1] > 0
    assert {finals(referee)[seat] for seat in said.fact["seats"]} == {ranked[1]}


CHECKS = {
    "bargain": check_bargain,
    "overpaid": check_overpaid,
    "tied-away": check_tied_away,
    "haul": check_haul,
    "twins": check_twins,
    "streak": check_streak,
    "drought": check_drought,
    "comeback": check_comeback,
    "few": check_few,
    "margin": check_margin,
}


def test_random_games_tell_only_what_is_true() -> None:
    assert set(CHECKS) == KIND_NAMES
    assert check_random_games("goofspiel", remarkable, Rounds, CHECKS, 150) == KIND_NAMES


def test_a_typical_game_has_enough_to_tell() -> None:
    have_enough(random_games("goofspiel", 30))


# -- each kind by an example ---------------------------------------------------------------


def told(*rounds: tuple[int, ...], **options: Json) -> dict[str, tuple[str, str]]:
    """The sentences of a short game by kind, each with its round; a round is a prize, then the cards."""
    referee = seat_down(len(rounds[0]) - 1, cards=len(rounds), **options)
    for number, (prize, *cards) in enumerate(rounds, 1):
        play_round(referee, number, prize, *cards)
    assert referee.over
    kinds = all_found(referee, remarkable)
    return {kind: (says(each), referee.table.path_of(each.page)) for kind, each in kinds.items()}


def test_a_bargain_and_a_card_that_was_too_good() -> None:
    found = told((5, 2, 1), (1, 5, 2), (2, 1, 5), (3, 3, 4), (4, 4, 3))
    assert found["bargain"] == ("Ana took the 5, with nothing but a 2.", "round1")
    assert found["overpaid"] == ("Ana spent a 5 on the ace.", "round2")


def test_a_prize_that_was_tied_away() -> None:
    found = told((5, 4, 4), (1, 5, 2), (2, 1, 5), (3, 3, 1), (4, 2, 3), ties="discard")
    assert found["tied-away"] == (
        "Ana and Bo both played a 4 for the 5, and got nothing.",
        "round1",
    )


def test_prizes_that_stay_are_swept_up() -> None:
    found = told((1, 4, 4), (2, 3, 3), (3, 5, 2), (5, 2, 1), (4, 1, 5))
    assert found["haul"] == ("Ana swept up 3 prizes at once: 6 points.", "round3")
    assert found["bargain"] == ("Ana took the 5, with nothing but a 2.", "round4")
    assert found["twins"] == ("Ana and Bo tied for the highest card 2 times.", "round2")


def test_nothing_is_told_twice_of_one_round() -> None:
    found = told((1, 4, 4), (5, 2, 1), (2, 5, 3), (3, 3, 2), (4, 1, 5))
    said, where = found["bargain"]
    assert said == "Ana took the ace and the 5, 6 points, with nothing but a 2."
    assert where == "round2"
    assert "haul" not in found


def test_runs_of_rounds() -> None:
    found = told((1, 5, 1), (2, 4, 3), (3, 3, 2), (4, 2, 5), (5, 1, 4))
    assert found["streak"] == ("Ana took the prize 3 rounds in a row.", "round3")
    assert found["drought"] == ("Bo went 3 rounds without taking a prize.", "round3")
    assert found["comeback"] == ("Bo was last after round 4, and still won.", "round4")
    assert found["few"] == ("Ana scored in 3 rounds. Bo needed only 2 to win.", "round5")
    assert found["margin"] == ("Ana was only 3 points behind Bo.", "round5")


def test_shared_prizes_are_no_streak() -> None:
    found = told((4, 4, 4), (2, 3, 3), (3, 2, 1), (1, 1, 2), ties="share")
    assert "tied-away" not in found
    assert "streak" not in found


def test_nothing_is_told_of_a_game_that_goes_on() -> None:
    referee = Evening(seat_down(3), 3).play(until="round9/card")
    assert remarkable(referee.table) == ()
    assert game_mentions(referee) == ()


def test_who_left_is_not_talked_about_and_is_no_second() -> None:
    evening = Evening(seat_down(3), 5)
    referee = evening.play(until="round9/prize")
    host_says(referee, "leave", CY)
    evening.play()
    kinds = all_found(referee, remarkable)
    assert all(CY not in each.seats for kind, each in kinds.items() if kind != "tied-away")
    assert "comeback" not in kinds
    assert len(totals(referee)) == 3
