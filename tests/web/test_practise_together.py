"""Phones of one lobby practise at one table: each takes over a bot's cards, and leaves them to it again."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from companion.presenters import Viewer
from companion.storage.empty import EmptyStore
from companion.storage.records import Entry
from companion.tables.practice_tables import ME, Home, Newcomer, PracticeTable
from companion.tables.roster import Roster
from rules.facts import Seat
from tests.tables.table_fixture import TableFixture

GAME = "goofspiel"
SECOND = Seat("s2")


def together(game: str = GAME) -> tuple[TableFixture, PracticeTable]:
    """Let Ana begin to practise, and Bo join her."""
    fixture = TableFixture(2)
    practices, code = fixture.services.practices, fixture.table.code
    ana, bo = (Home(code, seat) for seat in fixture.seats)
    table = practices.begin(Newcomer("ana", "Ana", "cherry", ana), game, {})
    joined = practices.join(Newcomer("bo", "Bo", "carrot", bo), ana, game)
    assert joined is table
    return fixture, table


def be_here(table: PracticeTable, *devices: str) -> None:
    for device in devices:
        table.connect(device)


def answer_for(fixture: TableFixture, table: PracticeTable, seat: Seat, device: str) -> None:
    """Answer what a seat is asked, with a card that it holds."""
    ask = table.practice.referee.current_ask
    assert ask is not None
    pending = next(each for each in ask.pending if each.who == seat and not each.call)
    value = table.practice.bots.answer(pending)
    sender: Any = fixture.actor(seat)
    actor = type(sender)(device, (seat,), host=False, seat=seat)
    ack = fixture.services.acknowledge(
        table, actor, {"id": device, "do": "answer", "key": pending.key, "value": value}
    )
    assert ack["ok"], ack


def is_over(table: PracticeTable) -> bool:
    return table.practice.round_is_over


def test_no_bot_keeps_the_name_or_symbol_of_somebody_who_joins() -> None:
    fixture = TableFixture(2)
    practices, code = fixture.services.practices, fixture.table.code
    ana, bo = (Home(code, seat) for seat in fixture.seats)
    table = practices.begin(Newcomer("ana", "Ana", "cherry", ana), GAME, {})
    last = table.roster.seated()[-1]
    practices.join(Newcomer("bo", last.name, last.colour, bo), ana, GAME)
    seated, joined = table.roster.seated(), table.roster.person(table.seat_of("bo"))
    assert (joined.name, joined.colour) == (last.name, last.colour)
    assert len({person.name for person in seated}) == len(seated)
    assert len({person.colour for person in seated}) == len(seated)


def test_the_bots_wait_for_both_and_each_sees_their_own_cards() -> None:
    fixture, table = together()
    assert table.practice.people == {ME, SECOND}
    assert [person.name for person in table.roster.seated()[:2]] == ["Ana", "Bo"]
    assert len({person.colour for person in table.roster.seated()}) == len(table.roster.order)
    answer_for(fixture, table, ME, "ana")
    assert not is_over(table), "it is Bo’s turn"
    pads = [
        fixture.services.renderer.html(table, Viewer("practise", seat)) for seat in (ME, SECOND)
    ]
    assert "Practice with Bo." in pads[0]["head"]
    assert "Practice with Ana." in pads[1]["head"]
    answer_for(fixture, table, SECOND, "bo")
    assert is_over(table)
    table.next_round()
    assert not is_over(table)


def test_whoever_is_not_there_is_played_by_the_bot_until_they_are_back() -> None:
    fixture, table = together()
    be_here(table, "ana", "bo")
    table.disconnect("bo")
    assert table.practice.people == {ME}
    answer_for(fixture, table, ME, "ana")
    assert table.practice.round_is_over, "the bot has answered for Bo"
    be_here(table, "bo")
    table.next_round()
    assert table.practice.people == {ME, SECOND}
    fixture.services.practices.end("bo")
    assert table.practice.people == {ME}
    assert "Bo" not in {person.name for person in table.roster.seated()}
    assert fixture.services.practices.find("ana", GAME) is table


def test_whoever_has_two_pages_open_is_there_until_both_are_closed() -> None:
    _, table = together()
    be_here(table, "ana", "bo", "bo")
    table.disconnect("bo")
    assert table.practice.people == {ME, SECOND}
    table.disconnect("bo")
    assert table.practice.people == {ME}


def test_its_people_follow_from_its_entries_as_at_any_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    roster = Roster()

    def read(_self: EmptyStore, _table: str, entries: Sequence[Entry], **_: bool) -> None:
        for entry in entries:
            roster.apply(entry)

    monkeypatch.setattr(EmptyStore, "append", read)
    fixture, table = together()
    code, seats = fixture.table.code, fixture.seats
    assert roster == table.roster
    cem = Newcomer("cem", "Clara", "fish", Home(code, seats[1]))
    fixture.services.practices.join(cem, Home(code, seats[0]), GAME)
    fixture.services.practices.end("bo")
    table.next_round()
    assert roster == table.roster
    assert [person.name for person in roster.seated()].count("Clara") == 1


def test_the_last_one_is_never_left_out() -> None:
    fixture, table = together()
    fixture.services.practices.end("ana")
    assert table.practice.people == {SECOND}
    be_here(table, "bo")
    table.disconnect("bo")
    assert table.practice.people == {SECOND}
    assert table.path_home(SECOND) == f"/pad/{fixture.table.code}/{fixture.seats[1]}"


def test_a_full_table_another_game_and_another_lobby_are_not_joined() -> None:
    fixture, table = together()
    practices, code = fixture.services.practices, fixture.table.code
    ana = Home(code, fixture.seats[0])

    def join(device: str, game: str = GAME, other: Home = ana) -> object:
        home = Home(code, Seat(device))
        return practices.join(Newcomer(device, device, "fish", home), other, game)

    assert join("s7", game="feast") is None
    assert join("s7", other=Home("ZZZZ", fixture.seats[0])) is None
    assert join("s7") is table
    assert join("s8") is table
    assert join("s9") is None
    table.call_back()
    assert join("s7") is None


def test_a_pad_in_the_lobby_offers_it_and_the_page_joins() -> None:
    fixture = TableFixture(1)
    code = fixture.table.code
    phones = [fixture.client(), fixture.app.test_client()]
    phones[1].get(f"/{code}")
    for phone, name in zip(phones, ("Cleo", "Dee"), strict=True):
        phone.post(f"/{code}", data={"name": name})
    cleo, dee = fixture.table.roster.order[1:]
    page = phones[0].get(f"/practise/{GAME}?from=/pad/{code}/{cleo}").text
    assert "Only practice." in page
    joined = phones[1].get(f"/practise/{GAME}?from=/pad/{code}/{dee}&with={cleo}").text
    assert "Practice with Cleo." in joined
    again = phones[1].get(f"/practise/{GAME}?from=/pad/{code}/{dee}").text
    assert "Practice with Cleo." in again, "a reload stays there"
    strange = phones[1].get(f"/practise/{GAME}?from=/pad/{code}/{cleo}&with={dee}").text
    assert "Practice with" not in strange, "the phone does not hold that seat"


def test_any_game_goes_on_with_two_people_to_its_end() -> None:
    fixture, table = together("ohhell")
    rng = Random(3)
    for _ in range(400):
        if table.practice.referee.over:
            break
        if table.practice.round_is_over:
            table.next_round()
            continue
        ask = table.practice.referee.current_ask
        assert ask is not None
        given = table.practice.referee.pending_answers
        mine = [
            each
            for each in ask.pending
            if each.who in {ME, SECOND} and not each.call and each.key not in given
        ]
        assert mine, "it is up to somebody"
        seat = Seat(str(rng.choice(mine).who))
        device = "ana" if seat == ME else "bo"
        answer_for(fixture, table, seat, f"{device}")
    assert table.practice.referee.history
