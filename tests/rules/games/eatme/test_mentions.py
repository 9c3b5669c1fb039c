"""What is told at the end of a game of Eat Me: each kind by an example, and counted again in random games."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.engine.mentions import Mention
from rules.engine.referee import Referee
from rules.facts import Fact, Seat
from rules.games.eatme.mentions import KINDS, remarkable
from rules.games.eatme.scene import Played, Scene
from tests.rules.games.eatme.driver import Evening, bid, move, scene_of, seat_down
from tests.rules.games.evening import BY_HOST, host_says
from tests.rules.games.mentions_of_a_game import (
    all_found,
    check_random_games,
    game_mentions,
    have_enough,
    random_games,
    says,
    told_with,
)

ANA, BO, CY = Seat("ana"), Seat("bo"), Seat("cy")
KIND_NAMES = {kind.__name__.replace("_", "-") for kind in KINDS}


class Rounds:
    """The rounds of a game, as its scenes showed them; the rulings are not looked at."""

    def __init__(self) -> None:
        self.plays: dict[int, tuple[Played, ...]] = {}

    def __call__(self, referee: Referee) -> None:
        scene = referee.table.scene
        if isinstance(scene, Scene) and scene.last is not None:
            self.plays[scene.last.number] = scene.last.plays

    @property
    def meals(self) -> list[tuple[int, Played]]:
        """The cards by which an organism was eaten, each with its round."""
        return [(n, play) for n, plays in self.plays.items() for play in plays if play.eaten]

    def born(self, organism: int) -> int:
        """The first round after whose cards the organism was in the ring, or had been eaten."""
        return next(
            n
            for n, plays in self.plays.items()
            if any(organism in {body.id for body in play.bodies} for play in plays)
        )

    def scored(self, seat: Seat) -> list[int]:
        """The rounds in which a seat scored."""
        return sorted({n for n, play in self.meals if play.scorer == seat})


def _same(fact: Fact, **data: object) -> None:
    assert {name: fact[name] for name in data} == data


def check_meal(said: Mention, referee: Referee, rounds: Rounds) -> None:
    largest = max(play.points for _, play in rounds.meals)
    assert said.fact["points"] == largest
    assert any(
        (play.points, play.eaten, play.scorer) == (largest, said.fact["id"], said.fact["owner"])
        for _, play in rounds.meals
    )
    assert said.fact["id"] in {each["eaten"] for each in told_with(referee, said, "eaten")}


def check_old(said: Mention, referee: Referee, rounds: Rounds) -> None:
    lives = {play.eaten: n - rounds.born(play.eaten) for n, play in rounds.meals}
    assert lives[said.fact["id"]] == said.fact["rounds"] == max(lives.values())
    assert said.fact["id"] in {each["eaten"] for each in told_with(referee, said, "eaten")}


def check_newborn(said: Mention, referee: Referee, rounds: Rounds) -> None:
    (died,) = [n for n, play in rounds.meals if play.eaten == said.fact["id"]]
    assert died == rounds.born(said.fact["id"]) == said.fact["round"]
    assert told_with(referee, said, "eaten")


def check_eater(said: Mention, referee: Referee, rounds: Rounds) -> None:
    eaten = Counter(play.organism for _, play in rounds.meals)
    assert eaten[said.fact["id"]] == said.fact["number"] == max(eaten.values()) > 1
    assert said.fact["id"] in {each["id"] for each in told_with(referee, said, "eaten")}


def check_family(said: Mention, referee: Referee, rounds: Rounds) -> None:
    (play,) = [play for _, play in rounds.meals if play.eaten == said.fact["eaten"]]
    owner = {body.id: body.owner for body in play.bodies}[play.organism]
    assert owner == play.scorer == said.fact["owner"]
    assert (play.points, play.organism) == (said.fact["points"], said.fact["id"])
    assert told_with(referee, said, "eaten")


def check_generous(said: Mention, referee: Referee, rounds: Rounds) -> None:
    given: Counter[Seat] = Counter()
    for _, play in rounds.meals:
        given[play.seat] += play.points if play.scorer != play.seat else 0
    assert given[said.fact["seat"]] == said.fact["points"] == max(given.values())
    assert said.fact["seat"] in {each["seat"] for each in told_with(referee, said, "eaten")}


def check_dear_bid(said: Mention, referee: Referee, rounds: Rounds) -> None:
    number, seat = said.fact["round"], said.fact["seat"]
    (play,) = [play for play in rounds.plays[number] if play.seat == seat]
    assert play.bid == said.fact["bid"] > 0
    assert number not in rounds.scored(seat)
    absent = {
        ruling.fact["seat"]
        for page in referee.table.pages
        for ruling in page
        if ruling.fact.code == "eatme.no-move"
    }
    assert seat not in absent
    for n, plays in rounds.plays.items():
        for each in plays:
            if each.seat not in absent and n not in rounds.scored(each.seat):
                assert each.bid <= play.bid
    assert seat in {each["seat"] for each in told_with(referee, said, *SHORT)}


SHORT = ("new", "eats-food", "joins", "joins-food", "between", "closes", "no-place")


def check_thrifty(said: Mention, referee: Referee, rounds: Rounds) -> None:
    del rounds
    assert referee.table.winners == (said.fact["seat"],)
    assert scene_of(referee).left[said.fact["seat"]] == said.fact["left"] > 0
    _same(said.fact, points=referee.setup.options["points"])
    assert told_with(referee, said, "won")


def check_mega(said: Mention, referee: Referee, rounds: Rounds) -> None:
    bodies = [body for body in scene_of(referee).bodies if body.owner]
    largest = max(body.size for body in bodies)
    assert (largest, said.fact["id"]) in {(body.size, body.id) for body in bodies}
    _same(said.fact, size=largest, ring=scene_of(referee).size)
    assert told_with(referee, said, "mega")
    del rounds


def check_grazer(said: Mention, referee: Referee, rounds: Rounds) -> None:
    meals = told_with(referee, said, "eats-food", "joins-food")
    assert (said.fact["id"], said.fact["number"]) in {(m["id"], len(m["food"])) for m in meals}
    for plays in rounds.plays.values():
        for play in plays:
            data = play.said[-1].fact.data
            assert len(data.get("food", ())) <= said.fact["number"]


def check_wishes(said: Mention, referee: Referee, rounds: Rounds) -> None:
    wished = [play.said[0].fact for plays in rounds.plays.values() for play in plays]
    places = [fact["wish"] - 1 for fact in wished]
    assert max(places) == said.fact["gone"]
    (own,) = [w for w in told_with(referee, said, "wish") if w["seat"] == said.fact["seat"]]
    assert own["wish"] == said.fact["gone"] + 1
    (play,) = [p for p in rounds.plays[said.fact["round"]] if p.seat == said.fact["seat"]]
    assert play.said[0].fact == own


def check_back(said: Mention, referee: Referee, rounds: Rounds) -> None:
    seat, gone, again = said.fact["seat"], said.fact["gone"], said.fact["again"]
    for number in range(gone, again):
        owners = {body.owner for body in rounds.plays[number][-1].bodies}
        assert seat not in owners
    assert any(seat == body.owner for p in rounds.plays[again] for body in p.bodies)
    assert any(play.scorer == seat for play in rounds.plays[gone])
    assert told_with(referee, said, "new", "eats-food")


def check_streak(said: Mention, referee: Referee, rounds: Rounds) -> None:
    def longest(seat: Seat) -> int:
        own = rounds.scored(seat)
        runs = [0]
        for n in rounds.plays:
            runs.append(runs[-1] + 1 if n in own else 0)
        return max(runs)

    assert longest(said.fact["seat"]) == said.fact["number"] > 1
    assert said.fact["number"] == max(map(longest, scene_of(referee).points))
    assert told_with(referee, said, "eaten")


CHECKS = {
    "meal": check_meal,
    "old": check_old,
    "newborn": check_newborn,
    "eater": check_eater,
    "family": check_family,
    "generous": check_generous,
    "dear-bid": check_dear_bid,
    "thrifty": check_thrifty,
    "mega": check_mega,
    "grazer": check_grazer,
    "wishes": check_wishes,
    "back": check_back,
    "streak": check_streak,
}


def test_every_mention_of_a_random_game_is_true() -> None:
    found = check_random_games("eatme", remarkable, Rounds, CHECKS, number=150)
    assert found == CHECKS.keys() == KIND_NAMES


def test_random_games_have_enough_to_tell() -> None:
    have_enough(random_games("eatme"))


def test_an_evening_with_real_cards_has_enough_to_tell() -> None:
    have_enough(Evening(seat_down(2 + seed % 5, seed), seed).play() for seed in range(20))


def a_small_game() -> Referee:
    """Three players, four cards each, in a ring of 14; nobody has the 8.

    Bo's #2 (9 and 10, later 11) eats Bo's own #4; Ana's #1 eats Cy's #3, then #5 at once, and at last #2.
    """
    referee = seat_down(3, hand=4, cards="numbers")
    referee.answer("food", 10, BY_HOST)
    bid(referee, {ANA: 30, BO: 20, CY: 10})
    later = {ANA: 2, BO: 1, CY: 3}
    cards = ((2, 9, 4), (3, 13, 1), (5, 12, 11), (6, 14, 7))
    for number, played in enumerate(cards, start=1):
        moves: dict[str, object] = {
            seat: {"card": card} | ({"bid": later[seat]} if number < len(cards) else {})
            for seat, card in zip(later, played, strict=True)
        }
        move(referee, number, moves)
    referee.answer("check-1", "right", BY_HOST)
    assert referee.over
    return referee


@pytest.mark.parametrize(
    "kind, sentence",
    [
        ("meal", "Nothing tasted better than Bo’s organism #2: 5 points at once."),
        ("old", "Bo’s organism #2 lasted 3 rounds before anybody ate it."),
        ("newborn", "Cy’s organism #5 was born and eaten in round 4. A short life, 1 point."),
        ("eater", "Ana’s organism #1 ate 3 others."),
        ("family", "Bo’s organism #2 ate its own family, #4. 1 point for Bo all the same."),
        ("generous", "Ana’s cards gave the others 2 points. How kind."),
        ("dear-bid", "Ana bid 30 in round 1, and scored nothing in it."),
        ("thrifty", "Bo won with 77 of 100 bid points left."),
        ("mega", "Ana’s organism #1 had 13 of the 14 cards in the end."),
        ("back", "Cy had nothing left in the ring after round 2, and was back in round 4."),
        ("streak", "Bo scored in 2 rounds in a row."),
    ],
)
def test_a_small_game_tells(kind: str, sentence: str) -> None:
    assert says(all_found(a_small_game(), remarkable)[kind]) == sentence


def test_the_best_meal_is_told_once_also_if_it_was_just_born() -> None:
    """Ana's #1 is born and eaten in the only round: it is the best meal, and not the shortest life."""
    referee = seat_down(3, hand=1, cards="numbers")
    referee.answer("food", 5, BY_HOST)
    bid(referee, {ANA: 2, BO: 1, CY: 0})
    move(referee, 1, {ANA: {"card": 1}, BO: {"card": 3}, CY: {"card": 2}})
    referee.answer("check-1", "right", BY_HOST)
    told = all_found(referee, remarkable)
    assert told["meal"].fact["points"] == 1
    assert "newborn" not in told


def test_free_food_eaten_at_once() -> None:
    referee = seat_down(2, hand=1, revealed=3, cards="numbers")
    referee.answer("foods", [1, 2, 3], BY_HOST)
    bid(referee, {ANA: 1, BO: 0})
    move(referee, 1, {ANA: {"card": 4}, BO: {"card": 5}})
    referee.answer("check-1", "right", BY_HOST)
    told = all_found(referee, remarkable)
    assert says(told["grazer"]) == "Ana’s organism #1 ate 3 free cards in one bite."


def test_a_wish_that_was_gone() -> None:
    referee = seat_down(2, hand=2, ouroboros=True, ring="small", free=1, cards="numbers")
    referee.answer("food", 1, BY_HOST)
    bid(referee, {ANA: 1, BO: 0})
    move(referee, 1, {ANA: {"wishes": [3], "bid": 1}, BO: {"wishes": [3, 4], "bid": 0}})
    move(referee, 2, {ANA: {"wishes": [2]}, BO: {"wishes": [5, 2]}})
    referee.answer("check-1", "right", BY_HOST)
    told = all_found(referee, remarkable)
    assert says(told["wishes"]) == "Bo’s first wish was gone in round 1."


def test_a_bid_for_a_missing_move_is_not_told() -> None:
    """Nobody thought of it: it is a tenth of what was left."""
    referee = seat_down(2, hand=1, cards="numbers")
    referee.answer("food", 1, BY_HOST)
    host_says(referee, "skip", "bo")
    referee.answer("bid/ana", 3, BY_HOST)
    referee.open("bid", BY_HOST)
    move(referee, 1, {ANA: {"card": 3}, BO: {"card": 4}})
    referee.answer("check-1", "right", BY_HOST)
    told = all_found(referee, remarkable)["dear-bid"]
    assert (told.fact["seat"], told.fact["bid"]) == (ANA, 3)


def test_before_the_end_nothing_is_told() -> None:
    assert game_mentions(Evening(seat_down(3), 1).play("round4")) == ()
