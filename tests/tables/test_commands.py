"""The one door: who may say what, and that nothing that comes in can hurt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.tables.actor import Actor
from companion.tables.commands.parsing import OLD_WORDS, parse_command
from companion.tables.commands.people import RemoveHostDevice
from rules.engine.registry import meta
from rules.errors import Malformed
from rules.facts import Json
from tests.tables.command_kinds import KINDS, OF_THE_APP, WORDS
from tests.tables.short_games import choosing
from tests.tables.table_fixture import TableFixture

ROOT = Path(__file__).parents[2]
PLOY = "deal1/round1/ploy"


@pytest.fixture
def fixture() -> TableFixture:
    return choosing()


FIELDS: dict[str, Json] = {
    "id": "1",
    "key": PLOY,
    "seat": "s2",
    "to": "s3",
    "into": "s3",
    "device": "other",
    "game": "feast",
    "value": "off",
    "seconds": 30,
}
"""Fields for any command; the letters of court cards are a value of their own."""


def message(word: str) -> dict[str, Json]:
    return {**FIELDS, "do": word, **({"value": "BDK"} if word == "set_courts" else {})}


@pytest.mark.parametrize("word", KINDS)
def test_the_word_of_a_message_is_the_name_of_its_command(word: str) -> None:
    command = parse_command(message(word))
    assert command.word == word
    assert type(command).__name__.lower() == word.replace("_", "")


@pytest.mark.parametrize(
    "word", [*sorted(OF_THE_APP), "nothing", "Undo", "", None, 7, ["undo"], {}]
)
def test_no_other_word_is_a_command(word: Json) -> None:
    with pytest.raises(Malformed) as refused:
        parse_command({**FIELDS, "do": word})
    assert refused.value.why.code == "app.unknown-command"


def test_pages_send_no_word_that_is_not_a_command() -> None:
    sent: set[str] = set()
    for folder, pattern in (("templates", "*.html"), ("rules", "*.html"), ("static/js", "*.js")):
        for path in sorted((ROOT / folder).rglob(pattern)):
            sent.update(re.findall(r'\b(?:command\(\s*|data-do=)"(\w+)"', path.read_text("utf-8")))
    assert sent - {"ring"} <= set(KINDS), "a nudge is a signal"


@pytest.mark.parametrize("old", OLD_WORDS)
def test_a_page_that_came_from_1_0_0_is_understood(old: str) -> None:
    assert old not in WORDS
    given = message(old)
    if old == "unhost":
        assert parse_command(given) == RemoveHostDevice("other")
        del given["device"]
    assert parse_command(given) == parse_command(message(OLD_WORDS[old]))


def test_a_seat_answers_for_itself_alone(fixture: TableFixture) -> None:
    ana, bo = fixture.seats[:2]
    assert fixture.do(ana, "answer", key=f"{PLOY}/{bo}", value=3)["code"] == "app.not-yours"
    fixture.ok(ana, "answer", key=f"{PLOY}/{ana}", value=3)


def test_whoever_has_no_seat_says_nothing(fixture: TableFixture) -> None:
    stranger = Actor("stranger", (), host=False)
    for what, rest in (
        ("answer", {"key": f"{PLOY}/s1", "value": 3}),
        ("undo", {}),
        ("redo", {}),
        ("start_game", {}),
        ("unseal", {"key": f"{PLOY}/s1"}),
        ("amend", {"key": "deal1/round1/topic", "value": 4}),
        ("rename", {"name": "Zed"}),
    ):
        assert not fixture.do(stranger, what, **rest)["ok"]


def test_the_host_enters_for_somebody_and_the_log_says_so(fixture: TableFixture) -> None:
    fixture.ok(fixture.host, "answer", key=f"{PLOY}/s1", value=3)
    entry = fixture.referee.log[-1]
    assert (entry.seat, entry.by) == ("s1", "host")


OF_SEATS = {"answer", "amend", "unseal", "rename", "vote", "leave_table", "take_over_as_host"}
"""What whoever has a seat may ask for, too."""


def test_what_is_the_hosts_is_refused_to_a_seat(fixture: TableFixture) -> None:
    rest = {"key": PLOY, "game": "feast", "seats": [], "device": "x", "value": "off", "seconds": 30}
    said = {
        kind: fixture.do(fixture.seats[0], kind, **rest, seat="s2", to="s3", into="s3")
        for kind in KINDS
        if kind not in {*OF_SEATS, "set_courts"}
    }
    said["set_courts"] = fixture.do(fixture.seats[0], "set_courts", value="BDK")
    assert {kind: ack.get("code") for kind, ack in said.items()} == dict.fromkeys(
        said, "app.host-only"
    )


def test_two_who_enter_the_topic_at_once(fixture: TableFixture) -> None:
    fixture.seal(9, 6, 9, 4)
    fixture.alarm.ring()
    fixture.ok(fixture.seats[0], "answer", key="deal1/round2/topic", value=4)
    # Who entered the same wanted just that; anybody else is told.
    fixture.ok(fixture.seats[1], "answer", key="deal1/round2/topic", value=4)
    ack = fixture.do(fixture.seats[1], "answer", key="deal1/round2/topic", value=5)
    assert (ack["code"], ack["say"]) == ("refused.stale", "That’s already decided.")


def test_two_hosts_who_start_or_turn_over_at_once(fixture: TableFixture) -> None:
    other = Actor("device-tv", (), host=True)
    for host in (fixture.host, other):
        fixture.ok(host, "start_game")
    fixture.seal(9, 6, 9, 4)
    for host in (fixture.host, other):
        fixture.ok(host, "reveal", key="deal1/round1/ploy")
    assert fixture.do(fixture.seats[0], "start_game")["code"] == "app.host-only"


def test_a_refusal_names_the_entries_that_clash(fixture: TableFixture) -> None:
    fixture.seal(1, 2, 2, 4)
    fixture.alarm.ring()
    fixture.ok(fixture.seats[1], "answer", key="deal1/round2/topic", value=6)
    ack = fixture.do(fixture.seats[0], "answer", key="deal1/round2/ploy/s1", value=2)
    assert ack["code"] == "audit.all-out"
    assert ack["say"] == "Both 2s are out. Round 1: Bo, Cem."


def test_amending_is_for_the_own_entry_the_tables_and_the_host(fixture: TableFixture) -> None:
    fixture.seal(9, 6, 8, 4)
    fixture.alarm.ring()
    ana, bo = fixture.seats[:2]
    assert fixture.do(ana, "amend", key=f"{PLOY}/{bo}", value=7)["code"] == "app.not-yours"
    fixture.ok(ana, "amend", key="deal1/round1/topic", value=6)
    fixture.ok(bo, "amend", key=f"{PLOY}/{bo}", value=7)
    fixture.ok(fixture.host, "amend", key=f"{PLOY}/{ana}", value=10)
    assert "changed by" in fixture.html("pad", ana)["entries"]


def test_a_game_is_not_put_away_for_one_that_cannot_start() -> None:
    fixture = TableFixture(players=meta("liar").most)
    fixture.start("liar", extended=True)
    fixture.table.join("device-late", "Late", None)
    before = fixture.services.dependencies.store.load(fixture.table.id)
    ack = fixture.do(fixture.host, "play_again")
    assert (ack["ok"], ack["code"]) == (False, "refused.players")
    assert fixture.services.dependencies.store.load(fixture.table.id) == before
    assert fixture.table.playing is not None
    fixture.ok(fixture.host, "end_game")
    assert not fixture.do(fixture.host, "start_game")["ok"]
    fixture.ok(fixture.host, "disconnect_phone", seat=fixture.table.roster.order[-1])
    fixture.ok(fixture.host, "play_again")
    assert fixture.table.roster.games == 2
