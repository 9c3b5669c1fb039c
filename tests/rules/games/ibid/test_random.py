"""Evenings with real tiles, under every combination of options."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.registry import meta
from tests.rules.games.ibid.count import of_piles, scattered
from tests.rules.games.ibid.driver import Evening, scene_of, seat_down

SEEDS = st.integers(0, 10_000)


def evening(seed: int) -> Evening:
    """A table of any size, with any options."""
    rng = Random(seed)
    players = rng.randint(2, 6)
    options = meta("ibid").sample(rng, players)
    if options["deck"] == "ours":
        options |= {"list": [], "whole": False}
        if len(Evening(seat_down(players, seed, **options), seed).deck) <= players:
            options["length"] = "all"  # too few of the real tiles have a number in the range
    return Evening(seat_down(players, seed, **options), seed)


@given(seed=SEEDS)
@settings(max_examples=12, deadline=None)
def test_tiles_are_conserved_and_totals_equal_a_count_of_ones_own(seed: int) -> None:
    night = evening(seed)

    def check(_: Evening) -> bool:
        scene = scene_of(night.referee)
        if scene.turn:
            lying = list(scattered(scene))
            assert len(set(lying)) == len(lying)
            night.take_back()
            held = {tile.number for hand in night.hands.values() for tile in hand}
            assert not held.intersection(lying)
            if not night.referee.pending_answers:
                hands = {seat: len(hand) for seat, hand in night.hands.items()}
                assert hands == dict(scene.hands)
        return False

    night.happens = check
    referee = night.play()
    assert not any(night.hands.values())
    assert not any(scene_of(referee).hands.values())

    standings = referee.table.standings
    assert standings is not None
    totals = of_piles(scene_of(referee), referee.setup.options)
    assert {line.seat: line.total for line in standings.lines} == totals
    best = max(totals.values())
    assert list(referee.table.winners) == [seat for seat in totals if totals[seat] == best]


@given(seed=SEEDS)
@settings(max_examples=3, deadline=None)
def test_a_list_that_grew_knows_the_whole_deck_afterwards(seed: int) -> None:
    night = Evening(seat_down(3, seed, deck="ours", odd=True), seed, adds=0.4)
    referee = night.play()
    memory = referee.table.memory
    assert len(memory["list"]) == len(night.deck)
    assert memory["whole"]
    again = seat_down(3, seed, deck="ours", odd=True, **memory)
    night = Evening(again, seed + 1)
    assert night.deck.tiles == Evening(referee, seed).deck.tiles
    night.play()
    said = [row.value for row in again.log if row.key.endswith("/turn") and "add" in row.value]
    assert all(isinstance(value["add"], int) for value in said)
