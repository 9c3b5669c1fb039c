"""The games that a table has played, each as it stood after any of its answers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from companion.storage.errors import StoreUnavailable
from companion.tables.past_games import (
    DetachedGame,
    game_record,
    past_games,
    table_of_game,
)
from companion.tables.roster import CurrentGame, PastGame
from companion.tables.table import Table
from rules.engine.corrections import corrections
from rules.engine.log import CHANCE_BY, Kind
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, meta
from rules.engine.views import as_json
from rules.errors import Illegal, Refused
from rules.facts import Seat
from tests.golden.files import WITH_RECORDED, files, read, replay
from tests.tables.short_games import choosing
from tests.tables.table_fixture import TableFixture


def published(referee: Referee) -> dict[str, Any]:
    """Return everything that a game has shown so far."""
    table = referee.table
    return {
        "scene": as_json(table.scene, referee, None),
        "pages": [list(page) for page in table.pages],
        "standings": table.standings,
        "event": table.present_event,
        "winners": table.winners,
        "over": referee.over,
        "ask": referee.current_ask and referee.current_ask.key,
        "history": [(step.pending.key, step.logged.value) for step in referee.history],
    }


def answered(referee: Referee) -> int:
    """Return how many answers of people are in a game."""
    return sum(step.logged.by != CHANCE_BY for step in referee.history)


def game_of(table: Table) -> Referee:
    assert table.referee is not None
    return table.referee


def play(fixture: TableFixture, seed: int, most: int = 10_000) -> None:
    """Enter up to so much at random, until the game is over."""
    rng, referee = Random(seed), game_of(fixture.table)
    for _ in range(most):
        if referee.over:
            return
        fixture.enter(rng)


def shortest(game: str) -> dict[str, Any]:
    """Return the recorded game with the fewest entries, of those that nobody has corrected."""
    records = [read(file) for file in files(game)]
    plain = [each for each in records if not any(row[1] == "amend" for row in each["log"])]
    return min(plain, key=lambda record: len(record["log"]))


@pytest.mark.parametrize("game", WITH_RECORDED)
def test_each_answer_of_a_recorded_game_shows_what_was_shown_then(game: str) -> None:
    record = shortest(game)
    then: dict[int, dict[str, Any]] = {}
    for upto in range(len(record["log"])):
        before = replay(record, upto)
        then[answered(before)] = published(before)  # at last with what chance drew then
    referee = replay(record)
    then[answered(referee)] = published(referee)
    fixture = TableFixture(2)
    fixture.table.roster.playing = CurrentGame(game, referee.setup, 1)
    fixture.table.referee = referee
    known = game_record(fixture.table, 1)
    detached = DetachedGame(fixture.table, known)
    compared, count = 0, 0
    while True:
        now = published(detached.referee)
        if answered(detached.referee) == count:
            assert now == then[count]
            compared += 1
        entry = detached.next_entry
        count += entry is not None and entry.kind is Kind.ANSWER
        if not detached.enter():
            break
    assert detached.referee.over
    assert count == len(known.answers)
    assert compared == len(then)


@pytest.mark.parametrize("game", GAMES)
def test_every_recorded_game_comes_to_the_same_end(game: str) -> None:
    fixture = TableFixture(2)
    for file in files(game):
        referee = replay(read(file))
        fixture.table.roster.playing = CurrentGame(game, referee.setup, 1)
        fixture.table.referee = referee
        assert published(game_of(table_of_game(fixture.table, 1))) == published(referee), file.name


@pytest.mark.parametrize("game", GAMES)
def test_games_are_listed_and_shown_after_they_ended(game: str) -> None:
    fixture = TableFixture(4)
    began = fixture.now
    fixture.start(game)
    fixture.now += 60_000
    play(fixture, 5)
    fixture.now += 3_600_000  # the board is left with the final scores: the game was over before
    last = published(game_of(fixture.table))
    (still_on,) = past_games(fixture.table)
    assert (still_on.over, still_on.at) == (True, None)
    fixture.ok(fixture.host, "end_game")
    fixture.ok(fixture.host, "start_game")
    play(fixture, 6, most=3)
    first, second = past_games(fixture.table)
    standings = last["standings"]
    assert standings.unit == meta(game).unit
    assert first == PastGame(
        game,
        first.setup,
        1,
        began,
        at=began + 60_000,
        winners=last["winners"],
        totals={line.seat: line.total for line in standings.lines},
        over=True,
        places=first.places,
        counts=True,
        comments=first.comments,
    )
    assert {seat for seat, place in first.places.items() if place == 1} == set(first.winners)
    assert first.seats[:4] == tuple(fixture.seats)
    assert (second.number, second.at, second.over, second.winners) == (2, None, False, ())
    assert published(game_of(table_of_game(fixture.table, 1))) == last


def test_what_was_undone_or_amended_is_no_part_of_it() -> None:
    fixture = TableFixture(3)
    fixture.start("feast", dummies=0)
    host = fixture.host
    fixture.ok(host, "answer", key="deal1/round1/topic", value=4)
    fixture.ok(host, "undo")
    fixture.ok(host, "answer", key="deal1/round1/topic", value=5)
    fixture.seal(9, 9, 6)
    fixture.alarm.ring()
    fixture.ok(host, "amend", key="deal1/round1/topic", value=7)
    fixture.ok(host, "amend", key="deal1/round1/ploy/s1", value=8)
    assert [done.seq for done in corrections(game_of(fixture.table))] != []
    fixture.ok(host, "end_game")
    record = game_record(fixture.table, 1)
    assert [(each.key, each.value) for each in record.answers] == [
        ("deal1/round1/topic", 7),
        ("deal1/round1/ploy/s1", 8),
        ("deal1/round1/ploy/s2", 9),
        ("deal1/round1/ploy/s3", 6),
    ]
    detached = DetachedGame(fixture.table, record)
    detached.enter()
    topic = detached.referee
    assert topic.current_ask is not None
    assert topic.current_ask.key == "deal1/round1/ploy"
    assert topic.pending_answers == {}
    end = game_of(table_of_game(fixture.table, 1))
    assert end.table.standings is not None
    assert {line.seat: line.total for line in end.table.standings.lines}[Seat("s2")] == 7


def test_what_is_sealed_now_is_in_no_replay() -> None:
    fixture = choosing(3)
    for seat, rank in zip(fixture.seats, (9, 6, 3), strict=True):
        before = game_record(fixture.table, 1)
        assert [each.key for each in before.answers] == ["deal1/round1/topic"]
        assert game_of(table_of_game(fixture.table, 1)).pending_answers == {}
        fixture.ok(seat, "answer", key=f"deal1/round1/ploy/{seat}", value=rank)
    fixture.ok(fixture.host, "end_game")  # nobody has turned them over
    assert [each.key for each in game_record(fixture.table, 1).answers] == ["deal1/round1/topic"]
    (game,) = past_games(fixture.table)
    assert not game.over


def test_whoever_leaves_and_whoever_joins_is_shown() -> None:
    fixture = TableFixture(4)
    fixture.start("feast", dummies=0)
    play(fixture, 2, most=8)
    referee = game_of(fixture.table)
    leave = next(p for p in referee.standing_prompts() if p.prompt.name == "leave")
    fixture.ok(fixture.host, "answer", key=leave.key, value="s2")
    fixture.ok(fixture.host, "disconnect_phone", seat="s2")
    late = fixture.table.join("device-Zoe", "Zoe", None)
    fixture.seats.append(late)
    fixture.seats.remove(Seat("s2"))
    play(fixture, 3, most=40)
    now = published(referee)
    fixture.ok(fixture.host, "rename", seat="s1", name="Anne", colour="cherry")
    fixture.ok(fixture.host, "end_game")
    shown = table_of_game(fixture.table, 1)
    assert published(game_of(shown))["scene"] == now["scene"]
    assert late in shown.roster.order
    assert Seat("s2") in shown.roster.order
    assert shown.roster.people[Seat("s1")].name == "Anne"
    assert all(shown.presence.is_connected(seat) for seat in shown.roster.order)


def test_a_detached_table_changes_nothing() -> None:
    fixture = choosing(3)
    before = fixture.services.dependencies.store.load(fixture.table.id)
    shown = table_of_game(fixture.table, 1)
    with pytest.raises((Refused, StoreUnavailable)):
        shown.join("another", "Zoe", None)
    shown.roster.order.clear()
    shown.roster.people.clear()
    assert fixture.services.dependencies.store.load(fixture.table.id) == before
    assert len(fixture.table.roster.order) == 3
    assert shown.referee is not fixture.table.referee


def test_a_damaged_game_is_a_sentence_and_the_others_are_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fixture = TableFixture(3)
    for topic in (5, 6):
        fixture.start("feast", dummies=0)
        fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=topic)
        fixture.ok(fixture.host, "end_game")
    entries = fixture.table.read_log()
    broken = next(entry for entry in entries if entry.kind == "game")
    broken.body["do"] = "nothing that we know"
    monkeypatch.setattr(fixture.table, "read_log", lambda: entries)
    with pytest.raises(Illegal) as refused:
        table_of_game(fixture.table, 1)
    assert refused.value.why.code == "app.cannot-be-replayed"
    with fixture.speaking():
        assert "damaged" in fixture.services.say(refused.value.why)
    assert game_of(table_of_game(fixture.table, 2)).table.scene.topic == 6  # type: ignore[attr-defined]  # of the script


def test_a_game_that_has_ended_and_cannot_be_read_stops_no_table() -> None:
    fixture = TableFixture(3)
    for topic in (5, 6):
        fixture.start("feast", dummies=0)
        fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=topic)
        fixture.ok(fixture.host, "end_game")
    store = fixture.services.dependencies.store
    broken = next(entry for entry in fixture.table.read_log() if entry.kind == "game")
    spoil = text("UPDATE entries SET body = '{' WHERE table_id = :table AND seq = :seq")
    with store._database.writing() as connection:
        connection.execute(spoil, {"table": fixture.table.id, "seq": broken.seq})
    fixture.table.give_up()
    fixture.table = fixture.services.tables.find(fixture.table.code)
    assert len(past_games(fixture.table)) == 2
    with pytest.raises(Illegal) as refused:
        table_of_game(fixture.table, 1)
    assert refused.value.why.code == "app.cannot-be-replayed"
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=7)
