from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from rules.audit import AllOut, Audit, EnteredAt
from rules.engine.meta import Meta
from rules.engine.options import Choice, Count, Toggle
from rules.engine.standings import Line, Standings
from rules.errors import Illegal, Malformed
from rules.facts import Fact, Seat
from tests.rules.toy_facts import toy


def place(number: int) -> EnteredAt:
    return EnteredAt("ploy", number, f"round{number}/ploy/ana", Seat("ana"))


def test_the_audit_counts_what_is_left() -> None:
    deck = Audit({1: 1, 2: 2})
    assert (deck.left(1), deck.out(1)) == (1, None)
    deck.enter(1, place(1))
    assert deck.left(1) == 0
    assert deck.overridable() == [1]


def test_the_refusal_names_the_entries_that_may_be_wrong() -> None:
    deck = Audit({2: 2})
    deck.enter(2, place(3))
    deck.enter(2, EnteredAt("topic", 5, "round5/topic"))
    assert deck.out(2) == AllOut(2, 2, (place(3), EnteredAt("topic", 5, "round5/topic")))


def test_more_than_there_are_is_a_clash() -> None:
    deck = Audit({1: 1})
    deck.enter(1, place(1))
    assert deck.clash() is None
    deck.enter(1, place(2))
    assert deck.clash() == (1, (place(1), place(2)))
    assert deck.left(1) == 0


def test_what_the_host_can_override_are_kinds_that_are_out_but_not_the_clash() -> None:
    deck = Audit({1: 1, 2: 2, 3: 1})
    for item, number in ((1, 1), (1, 2), (2, 1), (3, 1)):
        deck.enter(item, place(number))
    assert deck.overridable() == [3]


def test_what_the_host_overrides_is_counted_no_longer() -> None:
    deck = Audit({1: 1, 2: 1})
    for number in (1, 2):
        deck.enter(1, place(number))
        deck.enter(2, place(number))
    deck.stop_auditing(1)
    assert deck.out(1) is None
    assert deck.clash() == (2, (place(1), place(2)))


def objection(players: int, values: Mapping[str, Any]) -> Fact | None:
    return toy("never") if players == 2 and values["quick"] else None


META = Meta(
    "toy",
    "Toy",
    "",
    "",
    2,
    4,
    (5, 10),
    1,
    (2, 4),
    (),
    (
        Toggle("quick", "Quick"),
        Choice("mode", "Mode", {"a": "A", "b": "B"}),
        Count("hand", "Hand", 1, lambda players: 10 - players, lambda players: 9 - players),
    ),
    objection,
)


def test_options_have_defaults_for_the_players() -> None:
    assert META.settle(3, {}) == {"quick": False, "mode": "a", "hand": 6} == META.defaults(3)


def test_options_are_read_as_a_form_sends_them() -> None:
    assert META.settle(3, {"quick": "on", "mode": "b", "hand": "7"}) == {
        "quick": True,
        "mode": "b",
        "hand": 7,
    }


@pytest.mark.parametrize(
    "given",
    [{"quick": "maybe"}, {"mode": "c"}, {"mode": ["a"]}, {"hand": "x"}, {"hand": True}, {"no": 1}],
)
def test_what_is_no_value_of_an_option_is_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        META.settle(3, given)


@pytest.mark.parametrize(
    "players, given, code",
    [
        (1, {}, "refused.players"),
        (5, {}, "refused.players"),
        (3, {"hand": 8}, "refused.option-range"),
        (3, {"hand": 0}, "refused.option-range"),
        (2, {"quick": True}, "toy.never"),
    ],
)
def test_what_the_game_does_not_allow_is_illegal(
    players: int, given: dict[str, Any], code: str
) -> None:
    with pytest.raises(Illegal) as refused:
        META.settle(players, given)
    assert refused.value.why.code == code


def test_samples_of_options_are_allowed() -> None:
    rng = Random(5)
    for _ in range(50):
        values = META.sample(rng, 2)
        assert META.settle(2, values) == values
        assert not values["quick"]


def lines(*totals: int) -> tuple[Line, ...]:
    return tuple(Line(Seat(f"s{at}"), (total,), total, at != 3) for at, total in enumerate(totals))


def test_leaders_share_the_best_total_and_must_compete() -> None:
    assert Standings((), lines(4, 7, 7, 9)).leaders() == ("s1", "s2")
    assert Standings((), lines(4, 7, 4, 1), best="lowest").leaders() == ("s0", "s2")
    assert Standings((), ()).leaders() == ()


def test_a_seat_has_a_line() -> None:
    assert Standings((), lines(4, 7)).line(Seat("s1")).total == 7
    with pytest.raises(KeyError):
        Standings((), lines(4)).line(Seat("s9"))
