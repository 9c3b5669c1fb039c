"""Random evenings with real and with dealt cards: each comes to the same as counted by hand."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.games.ididnt.count import base, rows
from tests.rules.games.ididnt.driver import Evening, scene_of, seat_down, totals
from tests.rules.games.last_words import last_words

OPTIONS = st.fixed_dictionaries(
    {
        "dealer": st.sampled_from(["table", "app"]),
        "form": st.sampled_from(["base", "five", "blind"]),
        "checks": st.integers(1, 14),
        "short": st.booleans(),
        "tip": st.sampled_from(["holder", "anybody"]),
    }
)


@given(seed=st.integers(0, 10_000), players=st.integers(2, 8), options=OPTIONS)
@settings(max_examples=40, deadline=None)
def test_a_count_by_hand_of_a_random_game_comes_to_the_same(
    seed: int, players: int, options: dict[str, Any]
) -> None:
    referee = Evening(seat_down(players, **options), seed).play()
    log = [
        {"seq": e.seq, "kind": e.kind.value, "key": e.key, "value": e.value} for e in referee.log
    ]
    words = list(last_words(log).items())
    if options["form"] == "base":
        owed, holder = base(words, referee.setup.options)
        if holder is not None:
            owed[holder] = owed.get(holder, 0) + 200 * players
    else:
        owed = rows(words, referee.setup.options)
    assert totals(referee) == {seat: owed.get(seat, 0) for seat in referee.table.seats}

    scene = scene_of(referee)
    assert scene.left == options["checks"] - sum(len(pile) for pile in scene.piles.values())
    assert scene.hands == {}
    assert referee.table.standings is not None
    assert referee.table.winners == referee.table.standings.leaders()
