"""Random evenings: checks and money are conserved, and there is one Tip at most."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.referee import Referee
from tests.rules.games.ididnt.driver import Evening, seat_down


def turned_up(referee: Referee) -> Counter[int]:
    """What each check that was turned up costs."""
    rows = {"check": lambda value: [value], "row": lambda value: list(value.values())}
    entered = [rows[s.prompt.name](s.value) for s in referee.history if s.prompt.name in rows]
    return Counter(check.cost for row in entered for check in row)


FORMS = st.fixed_dictionaries(
    {
        "form": st.sampled_from(["base", "five", "blind"]),
        "checks": st.integers(1, 14),
        "short": st.booleans(),
        "tip": st.sampled_from(["holder", "anybody"]),
    }
)


@given(seed=st.integers(0, 10_000), players=st.integers(2, 8), options=FORMS)
@settings(max_examples=60)
def test_every_check_ends_claimed_once_or_under_the_pile(
    seed: int, players: int, options: dict[str, Any]
) -> None:
    evening = Evening(seat_down(players, **options), seed)
    referee = evening.referee
    back: Counter[int] = Counter()
    judged: set[int] = set()
    while not referee.over:
        evening.step()
        scene = referee.table.scene
        for bill in scene.bills:  # type: ignore[attr-defined]
            if bill.fate == "back" and bill.number not in judged:
                judged.add(bill.number)
                back[bill.check.cost] += 1
    scene = referee.table.scene
    claimed = Counter(check.cost for pile in scene.piles.values() for check in pile)  # type: ignore[attr-defined]
    assert claimed + back == turned_up(referee)
    assert scene.left == options["checks"] - sum(claimed.values())  # type: ignore[attr-defined]

    standings = referee.table.standings
    assert standings is not None
    tips = [line.cells[1] for line in standings.lines if line.cells and line.cells[1]]
    assert len(tips) <= 1
    assert set(tips) <= {200 * players}
    owed = sum(cost * count for cost, count in claimed.items())
    assert sum(line.total for line in standings.lines) == owed + sum(t or 0 for t in tips)
    assert referee.table.winners == standings.leaders()
