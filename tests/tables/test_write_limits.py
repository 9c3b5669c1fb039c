"""What people write always fits; a flood is stopped in its first seconds, and stops nobody else."""

from __future__ import annotations

import re

import pytest

from companion.storage.store import Store
from companion.tables.write_limits import ALWAYS, OF_DEVICE, OF_TABLE
from rules.engine.registry import GAMES
from rules.errors import Refused
from tests.tables.table_fixture import TableFixture
from tests.wire.players import script

LONGEST = 64 * 1024
"""The longest message."""
SLACK = 1.25
"""What is counted is not to the byte what the database writes."""


def stored(fixture: TableFixture) -> int:
    """Return how many bytes the log of the table has in the database."""
    store: Store = fixture.services.dependencies.store
    return sum(
        len(repr(entry.body)) + len(entry.command or "") for entry in store.load(fixture.table.id)
    )


def rename(fixture: TableFixture, number: int, times: int) -> list[bool]:
    """Let the phone of a seat rename itself, with names as long as they may be."""
    seat = fixture.seats[number]
    person = fixture.table.roster.person(seat)
    names = ("\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466" * 5, "\U0001f436" * 16)
    own = [name[: -number or None] for name in names]
    return [
        fixture.do(seat, "rename", name=own[each % 2], colour=person.colour)["ok"]
        for each in range(times)
    ]


def flood(fixture: TableFixture, number: int) -> None:
    """Let a phone rename itself until it is stopped, and once more after that."""
    for _ in range(1000):
        if not any(rename(fixture, number, 20)):
            return
    pytest.fail("it was never stopped")


def test_a_phone_that_renames_itself_without_end_is_stopped() -> None:
    fixture = TableFixture(4)
    before = stored(fixture)
    flood(fixture, 0)
    assert stored(fixture) - before <= (OF_DEVICE.burst + LONGEST) * SLACK
    refused = fixture.do(fixture.seats[0], "rename", name="Ana", colour="cherry")
    assert refused["code"] == "app.too-much"
    assert re.fullmatch(
        r"That’s a lot at once\. Wait \d seconds?, then try again\.", refused["say"]
    )


def test_nobody_else_is_stopped_by_it() -> None:
    fixture = TableFixture(4)
    flood(fixture, 0)
    fixture.ok(fixture.seats[1], "rename", name="Bo Two", colour="carrot")
    fixture.ok(fixture.host, "disconnect_phone", seat=fixture.seats[3])
    fixture.start()


def test_a_table_whose_phones_all_flood_it_still_takes_what_people_enter() -> None:
    fixture = TableFixture(8)
    before = stored(fixture)
    for number in range(7):
        flood(fixture, number)
    assert stored(fixture) - before <= (OF_TABLE.burst + 8 * ALWAYS + 8 * LONGEST) * SLACK
    fixture.start()
    fixture.ok(fixture.host, "end_game")
    assert rename(fixture, 7, 20) == [True] * 20


def test_after_a_while_it_goes_on() -> None:
    fixture = TableFixture(2)
    flood(fixture, 0)
    fixture.passed += 60
    assert rename(fixture, 0, 1) == [True]
    assert sum(rename(fixture, 0, 500)) < 200


def test_long_options_count_for_what_they_weigh() -> None:
    fixture = TableFixture(2)
    before = stored(fixture)
    foods = [f"{number:0>110}" for number in range(400)]
    statuses = [
        fixture.do(
            fixture.host, "choose_game", game="ididnt", options={"foods": foods, "menu": foods}
        )
        for _ in range(60)
    ]
    assert statuses[0]["ok"], statuses[0]
    assert statuses[-1].get("code") == "app.too-much"
    assert stored(fixture) - before <= (OF_DEVICE.burst + 2 * LONGEST) * SLACK


def knock_without_end(fixture: TableFixture) -> None:
    for number in range(12_000):
        fixture.request_rejoin(f"stranger-{number % 10}", fixture.seats[number // 10 % 2])


def test_phones_without_a_seat_knock_within_one_limit() -> None:
    fixture = TableFixture(2)
    before = stored(fixture)
    with pytest.raises(Refused) as refused:
        knock_without_end(fixture)
    assert refused.value.why.code == "app.too-much"
    assert stored(fixture) - before <= (OF_DEVICE.burst + LONGEST) * SLACK
    fixture.ok(fixture.host, "decline_device", device="stranger-1")
    assert fixture.client().post(f"/{fixture.table.code}", data={"name": "Zoe"}).status_code == 302


@pytest.mark.parametrize("game", GAMES)
def test_ten_games_that_one_person_enters_alone_are_far_from_the_limit(game: str) -> None:
    fixture = TableFixture(4)
    before = stored(fixture)
    fixture.start(game)
    answers = sum(len(turn.answers) for turn in script(game, 4, 1))
    assert answers > 10
    assert 10 * (stored(fixture) - before + answers * 250) < OF_DEVICE.burst * 2
