"""What one game leaves for the table's next one."""

from __future__ import annotations

import re
from typing import Any

from companion.tables.lobby import lobby
from rules.facts import Seat
from tests.tables.table_fixture import TableFixture

QR = re.compile(r'<path class="qr-dark"[^>]*>')


def play_a_round(fixture: TableFixture, *cards: dict[str, Any]) -> None:
    referee = fixture.table.referee
    assert referee is not None
    for value in ({"main": "Steak", "side": "Fries", "cost": "12.50"}, *cards):
        assert referee.current_ask is not None
        fixture.ok(fixture.host, "answer", key=referee.current_ask.key, value=value)


def said(credibility: int, **claims: bool) -> dict[str, Any]:
    return {"claims": claims, "credibility": credibility}


def end(fixture: TableFixture) -> None:
    referee = fixture.table.referee
    assert referee is not None
    assert referee.current_ask is not None
    fixture.ok(
        fixture.host, "answer", key=f"{referee.current_ask.key.rpartition('/')[0]}/end", value="yes"
    )
    fixture.ok(fixture.host, "answer", key="end/score", value="yes")


def known(fixture: TableFixture) -> list[str]:
    playing = fixture.table.playing
    assert playing is not None
    foods: list[str] = playing.setup.options["foods"]
    return foods


def test_foods_and_the_winner_are_carried_into_the_next_game() -> None:
    fixture = TableFixture(players=2)
    fixture.start("ididnt", first="winner")
    fixture.ok(fixture.host, "answer", key="dealer", value=fixture.seats[0])
    play_a_round(fixture, said(1), said(2, Meat=True))
    end(fixture)
    loser = next(seat for seat in fixture.seats if fixture.table.referee.table.winners != (seat,))  # type: ignore[union-attr]
    winner = next(seat for seat in fixture.seats if seat != loser)
    fixture.ok(fixture.host, "play_again")
    assert known(fixture) == ["Steak, main", "Fries, side", "Meat"]
    assert fixture.table.playing is not None
    assert fixture.table.playing.setup.options["starter"] == winner


def test_so_are_those_of_a_game_that_was_put_away_unfinished() -> None:
    fixture = TableFixture(players=2)
    fixture.start("ididnt", first="lot")
    play_a_round(fixture, said(1, Cake=True))
    fixture.ok(fixture.host, "end_game")
    fixture.start("ididnt")
    assert "Cake" in known(fixture)


def test_another_game_in_between_forgets_nothing() -> None:
    fixture = TableFixture(players=2)
    fixture.start("ididnt", first="lot")
    play_a_round(fixture, said(1))
    fixture.ok(fixture.host, "end_game")
    fixture.start("feast")
    fixture.ok(fixture.host, "end_game")
    fixture.start("ididnt")
    assert known(fixture) == ["Steak, main", "Fries, side"]


def test_a_restart_forgets_nothing() -> None:
    fixture = TableFixture(players=2)
    fixture.start("ididnt", first="lot")
    play_a_round(fixture, said(1))
    fixture.ok(fixture.host, "end_game")
    again = type(fixture.table)(fixture.services.tables.recent()[0], fixture.services.dependencies)
    assert again.roster.memory == fixture.table.roster.memory
    assert again.roster.memory["ididnt"]["foods"] == ["Steak, main", "Fries, side"]


def test_the_setup_page_shows_them_and_what_is_edited_there_counts() -> None:
    fixture = TableFixture(players=2)
    fixture.start("ididnt", first="lot")
    play_a_round(fixture, said(1))
    fixture.ok(fixture.host, "end_game")
    assert "Steak, main" in fixture.html("board", host=True)["stage"]
    options = {"foods": "Beefsteak, main\n\nFries, side", "first": "lot"}
    fixture.ok(fixture.host, "choose_game", game="ididnt", options=options)
    fixture.ok(fixture.host, "start_game")
    assert known(fixture) == ["Beefsteak, main", "Fries, side"]
    play_a_round(fixture, said(1, Cake=True))
    fixture.ok(fixture.host, "play_again")
    assert known(fixture) == ["Beefsteak, main", "Fries, side", "Steak, main", "Cake"]


def test_a_word_that_is_carried_is_not_on_the_setup_page() -> None:
    fixture = TableFixture(players=2)
    fixture.ok(fixture.host, "choose_game", game="ididnt", options={})
    names = [field.option.name for field in lobby(fixture.table.roster).fields]
    assert "foods" in names
    assert "starter" not in names


def test_memory_that_is_no_longer_understood_is_passed_over() -> None:
    fixture = TableFixture(players=2)
    fixture.table.roster.memory["ididnt"] = {"foods": 5, "gone": True}
    fixture.start("ididnt")
    assert known(fixture) == []


def test_too_many_lines_are_refused_with_a_sentence() -> None:
    fixture = TableFixture(players=2)
    ack = fixture.do(
        fixture.host, "choose_game", game="ididnt", options={"foods": "\n".join("abc" * 300)}
    )
    assert ack["code"] == "refused.lines"
    assert "Foods you know" in ack["say"]


# -- what the screens of this game keep to themselves ---------------------------------------


def blind() -> TableFixture:
    fixture = TableFixture(players=3)
    fixture.start("ididnt", form="blind", first="table")
    fixture.ok(fixture.host, "answer", key="starter", value=fixture.seats[0])
    row = {str(n): {"main": f"Main {n}", "side": f"Side {n}", "cost": 500} for n in range(1, 6)}
    fixture.ok(fixture.host, "answer", key="set1/row", value=row)
    key = f"set1/turn1/{fixture.seats[0]}/play"
    fixture.ok(fixture.seats[0], "answer", key=key, value={"beside": "2", "excuse": said(1)})
    return fixture


def conflict(*, claim: bool) -> TableFixture:
    fixture = TableFixture(players=3)
    fixture.start("ididnt", first="table")
    ana = fixture.seats[0]
    fixture.ok(fixture.host, "answer", key="starter", value=ana)
    play_a_round(fixture, said(3, Cake=claim), said(4), said(2))
    for value in (
        {"main": "Soup", "side": "Tea", "cost": 300},
        said(4),
        said(3),
        said(2, Cake=False),
    ):
        assert fixture.table.referee is not None
        assert fixture.table.referee.current_ask is not None
        fixture.ok(fixture.host, "answer", key=fixture.table.referee.current_ask.key, value=value)
    return fixture


def test_an_uncaught_conflict_changes_not_a_byte_of_anybodys_screen() -> None:
    """Only what Ana said two checks ago differs, and it lies under what she says now."""
    one, two = conflict(claim=True), conflict(claim=False)
    referees = [each.table.referee for each in (one, two)]
    assert [len(r.table.pages) for r in referees if r] == [len(referees[0].table.pages)] * 2  # type: ignore[union-attr]
    for seat in one.seats:
        for region in ("head", "main", "table", "scores"):
            shown = [
                each.html("pad", seat)[region].replace(each.table.code, "CODE")
                for each in (one, two)
            ]
            assert shown[0] == shown[1], region
    for region in ("head", "stage", "says", "side"):
        shown = [
            QR.sub("", each.html("board", host=True)[region]).replace(each.table.code, "CODE")
            for each in (one, two)
        ]
        assert shown[0] == shown[1], region


def test_the_call_buttons_are_the_callers_own() -> None:
    fixture = conflict(claim=True)
    ana, bo, _ = fixture.seats
    assert f"catch-{ana}" in fixture.html("pad", bo)["main"]
    assert f"catch-{bo}" not in fixture.html("pad", bo)["main"]
    assert "catching" not in fixture.html("board", host=True)["stage"]
    key = f"deal1/round2/{ana}/excuse/catch-{ana}/{bo}"
    assert fixture.do(Seat(ana), "answer", key=key, value=ana)["code"] == "app.not-yours"
    fixture.ok(bo, "answer", key=key, value=ana)
    assert fixture.table.referee is not None
    assert fixture.table.referee.table.scene.tip == ana  # type: ignore[attr-defined]


def test_what_the_rules_turn_up_is_on_the_disk_before_anybody_sees_it() -> None:
    fixture = blind()
    store = fixture.services.dependencies.store
    append, written = store.append, []

    def note(table_id: str, entries: Any, *, durable: bool = False) -> None:
        written.append(durable)
        append(table_id, entries, durable=durable)

    store.append = note  # type: ignore[method-assign]  # only looked at
    referee = fixture.table.referee
    assert referee is not None
    while not referee.opened_secrets:
        assert referee.current_ask is not None
        value = {"beside": "1", "excuse": said(2)}
        fixture.ok(fixture.host, "answer", key=referee.current_ask.key, value=value)
    assert written == [*(False for _ in range(13)), True]
