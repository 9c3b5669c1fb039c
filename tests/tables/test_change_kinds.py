"""The kinds of a table's entries: their names are the commands' words, and logs keep what 1.0.0 calls them."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from companion.storage.records import Entry
from companion.tables.actor import Actor
from companion.tables.commands import between_games, people, question_time
from companion.tables.commands.base import Command
from companion.tables.log_codec import GAME, ChangeKind
from companion.tables.roster import Roster
from tests.tables.command_kinds import WORDS
from tests.tables.table_fixture import TableFixture

KEPT = Path(__file__).with_name("log_of_every_kind.json")
"""The log of :func:`played`, as it was written when kinds had no names of their own."""


def played() -> TableFixture:
    """Return a table at which each command that people give has changed something."""
    fixture = TableFixture(4)
    ana, bo, cem, dilek = fixture.seats
    phone, other = fixture.actor(ana), Actor("other", (), host=False)
    in_lobby: list[tuple[Actor, Command]] = [
        (fixture.host, people.SetAddress("http://192.168.1.23:8000")),
        (phone, people.Rename(None, "Anna", "nut")),
        (fixture.host, people.Reorder([bo, ana, cem, dilek])),
        (other, people.RequestRejoin(cem)),
        (fixture.host, people.DeclineDevice("other")),
        (other, people.RequestRejoin(cem)),
        (fixture.host, people.AdmitDevice("other")),
        (fixture.host, people.AddHost(bo)),
        (fixture.host, people.RemoveHost(bo)),
        (fixture.host, people.SetReactions(on=False)),
        (fixture.host, people.SetCourts("BDK")),
        (fixture.host, question_time.SetTimer(60)),
        (fixture.host, people.SitOut(dilek)),
        (fixture.host, people.DealIn(dilek)),
        (phone, between_games.Vote("feast")),
        (fixture.host, between_games.ChooseGame("feast", {})),
        (fixture.host, between_games.StartGame()),
    ]
    for actor, command in in_lobby:
        fixture.table.execute(command, actor)
    fixture.table.join("device-late", "Late", None)
    fixture.answer(3)
    assert fixture.referee.current_ask is not None
    ploy = next(each for each in fixture.referee.current_ask.pending if each.who == bo)
    in_game: list[tuple[Actor, Command]] = [
        (fixture.host, people.AppointProxy(ploy.key, cem)),
        (fixture.host, people.DisconnectPhone(bo)),
        (phone, people.LeaveTable()),
        (fixture.host, between_games.EndGame()),
        (fixture.host, people.DisconnectPhone(bo)),
        (fixture.host, people.MergePeople(bo, fixture.table.roster.order[-1])),
        (fixture.host, people.SeparatePeople(bo)),
    ]
    for actor, command in in_game:
        fixture.table.execute(command, actor)
    return fixture


def test_a_log_says_what_it_always_said() -> None:
    written = [asdict(entry) for entry in played().table.read_log()]
    assert json.loads(json.dumps(written)) == json.loads(KEPT.read_text("utf-8"))


def test_a_log_from_before_gives_the_same_people() -> None:
    roster = Roster()
    for entry in json.loads(KEPT.read_text("utf-8")):
        roster.apply(Entry(**entry))
    assert roster == played().table.roster


def test_each_kind_is_in_that_log() -> None:
    kinds = {entry["kind"] for entry in json.loads(KEPT.read_text("utf-8"))}
    assert kinds == set(ChangeKind)


def test_each_kind_is_named_by_its_commands_word() -> None:
    others = {ChangeKind.REMOVE_SEAT, GAME}
    assert {kind.name.lower() for kind in set(ChangeKind) - others} <= WORDS
