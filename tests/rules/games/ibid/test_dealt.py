"""I Bid You Not with tiles that the app deals: what is flipped, what a hand allows, who is away, what is amended."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.errors import Refused
from rules.facts import Seat
from rules.games.ibid.limits import Limits
from rules.games.ibid.prompt_kinds import HandTile
from tests.rules.games.evening import BY_HOST, asked, awaited, call, offered
from tests.rules.games.ibid.driver import Evening, dealt_hands, scene_of, seat_down


def begin(players: int = 3, lots: int = 1, **options: Any) -> Referee:
    return seat_down(players, lots, dealer="app", **options)


def of_hand(referee: Referee) -> HandTile:
    """The prompt for the tile of whoever is up."""
    prompt: Any = referee.resolve(awaited(referee)[0])
    tile = prompt.branches["add"]
    assert isinstance(tile, HandTile)
    return tile


def test_the_first_offer_is_flipped_and_all_others_are_dealt_without_a_question() -> None:
    referee = begin(4, deck="ours", whole=False)
    assert asked(referee) == "offer1/turn1/ask"
    scene, dealt = scene_of(referee), dealt_hands(referee)
    assert {seat: len(hand) for seat, hand in dealt.items()} == dict(scene.hands)
    numbers = [tile.number for hand in dealt.values() for tile in hand]
    assert sorted([*numbers, scene.offer[0].tile.number]) == list(range(1, 65))
    assert not offered(referee) & {"describe", "override"}


def test_where_somebody_else_starts_the_tiles_are_shuffled_anew() -> None:
    """Else the one tile more that somebody had would be somebody else's."""
    referee = begin(4, draw=False, odd=True)
    referee.answer("offer1/start/starter", "ana", BY_HOST)
    before = dealt_hands(referee)
    with pytest.raises(Refused, match=r"refused\.shows-cards"):
        referee.amend("offer1/start/starter", "cy", BY_HOST)
    assert dealt_hands(referee) == before
    referee.undo(BY_HOST)
    referee.answer("offer1/start/starter", "cy", BY_HOST)
    assert (
        len(set(before[Seat("bo")]) & set(dealt_hands(referee)[Seat("bo")]))
        < len(before[Seat("bo")]) / 2
    )
    referee.undo(BY_HOST)
    referee.answer("offer1/start/starter", "ana", BY_HOST)
    assert dealt_hands(referee) == before


@pytest.mark.parametrize("form, end, lots", [("thumb-hive.a", max, 5), ("thumb-hive.b", min, 7)])
def test_under_a_thumb_hive_only_that_end_of_the_hand_is_added(
    form: str, end: Any, lots: int
) -> None:
    """Of these numbers, chance soon puts such a tile into an offer."""

    def lies_there(referee: Referee) -> bool:
        scene = scene_of(referee)
        is_turn = asked(referee).endswith("/ask")
        return is_turn and Limits(scene.offer, scene.turn).has(form)

    referee = Evening(begin(3, lots, odd=True), lots).play(lies_there)
    tile = of_hand(referee)
    allowed = {one.number for one in tile.allowed()}
    assert allowed <= {end(one.number for one in tile.hand)}


def test_for_whoever_is_away_the_app_adds_a_tile_of_the_hand_or_declares_an_auction() -> None:
    referee = begin()
    for _ in range(30):
        if not asked(referee).endswith("/ask"):
            break
        pending = awaited(referee)[0]
        tile = of_hand(referee)
        able, before = tile.allowed(), scene_of(referee).offer
        referee.answer_for_absent(pending.key, BY_HOST)
        if able:
            assert scene_of(referee).offer[-1].tile in able
        else:
            assert scene_of(referee).offer == before
    for pending in awaited(referee):
        referee.answer_for_absent(pending.key, BY_HOST)
    assert referee.ready


def test_an_amended_tile_is_one_of_the_hand() -> None:
    referee = begin()
    pending, tile = awaited(referee)[0], of_hand(referee)
    one, other = tile.allowed()[:2]
    seat = Seat(str(pending.who))
    referee.answer(pending.key, {"add": one.number}, Stamp(seat))
    theirs = next(hand[0] for held, hand in dealt_hands(referee).items() if held != seat)
    with pytest.raises(Refused, match=r"ibid\.not-in-hand"):
        referee.amend(pending.key, {"add": theirs.number}, Stamp(seat))
    referee.amend(pending.key, {"add": other.number}, Stamp(seat))
    assert scene_of(referee).offer[-1].tile == other
    assert one in dealt_hands(referee)[seat]
    assert other not in dealt_hands(referee)[seat]


def test_a_leavers_hand_is_out_of_play_and_there_again_when_they_are_back() -> None:
    referee = begin()
    hand = dealt_hands(referee)[Seat("bo")]
    call(referee, "leave", "bo")
    for _ in range(4):
        pending = awaited(referee)[0]
        assert pending.who != "bo"
        referee.answer_for_absent(pending.key, BY_HOST)
    call(referee, "back", "bo")
    assert dealt_hands(referee)[Seat("bo")] == hand
