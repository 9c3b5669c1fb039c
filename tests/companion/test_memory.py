"""What one game leaves for the table's next one."""

from __future__ import annotations

from typing import Any

from companion.lobby import lobby
from rules.facts import Seat
from tests.companion.laid import Laid


def play_a_round(laid: Laid, *cards: dict[str, Any]) -> None:
    referee = laid.table.referee
    assert referee is not None
    for value in ({"main": "Steak", "side": "Fries", "cost": "12.50"}, *cards):
        assert referee.ask is not None
        laid.ok(laid.host, "answer", key=referee.ask.key, value=value)


def said(credibility: int, **claims: bool) -> dict[str, Any]:
    return {"claims": claims, "credibility": credibility}


def end(laid: Laid) -> None:
    referee = laid.table.referee
    assert referee is not None
    assert referee.ask is not None
    laid.ok(laid.host, "answer", key=f"{referee.ask.key.rpartition('/')[0]}/end", value="yes")
    laid.ok(laid.host, "answer", key="end/score", value="yes")


def known(laid: Laid) -> list[str]:
    playing = laid.table.playing
    assert playing is not None
    foods: list[str] = playing.setup.options["foods"]
    return foods


def test_foods_and_the_winner_are_carried_into_the_next_game() -> None:
    laid = Laid(players=2)
    laid.start("ididnt", first="winner")
    play_a_round(laid, said(1), said(2, Meat=True))
    end(laid)
    loser = next(seat for seat in laid.seats if laid.table.referee.table.winners != (seat,))  # type: ignore[union-attr]
    winner = next(seat for seat in laid.seats if seat != loser)
    laid.ok(laid.host, "again")
    assert known(laid) == ["Steak, main", "Fries, side", "Meat"]
    assert laid.table.playing is not None
    assert laid.table.playing.setup.options["starter"] == winner


def test_so_are_those_of_a_game_that_was_put_away_unfinished() -> None:
    laid = Laid(players=2)
    laid.start("ididnt")
    play_a_round(laid, said(1, Cake=True))
    laid.ok(laid.host, "close")
    laid.start("ididnt")
    assert "Cake" in known(laid)


def test_another_game_in_between_forgets_nothing() -> None:
    laid = Laid(players=2)
    laid.start("ididnt")
    play_a_round(laid, said(1))
    laid.ok(laid.host, "close")
    laid.start("feast")
    laid.ok(laid.host, "close")
    laid.start("ididnt")
    assert known(laid) == ["Steak, main", "Fries, side"]


def test_a_restart_forgets_nothing() -> None:
    laid = Laid(players=2)
    laid.start("ididnt")
    play_a_round(laid, said(1))
    laid.ok(laid.host, "close")
    again = type(laid.table)(laid.house.tables.recent()[0], laid.table.world)
    assert again.party.memory == laid.table.party.memory
    assert again.party.memory["ididnt"]["foods"] == ["Steak, main", "Fries, side"]


def test_the_setup_page_shows_them_and_what_is_edited_there_counts() -> None:
    laid = Laid(players=2)
    laid.start("ididnt")
    play_a_round(laid, said(1))
    laid.ok(laid.host, "close")
    assert "Steak, main" in laid.html("board", host=True)["stage"]
    laid.ok(laid.host, "pick", game="ididnt", options={"foods": "Beefsteak, main\n\nFries, side"})
    laid.ok(laid.host, "start")
    assert known(laid) == ["Beefsteak, main", "Fries, side"]
    play_a_round(laid, said(1, Cake=True))
    laid.ok(laid.host, "again")
    assert known(laid) == ["Beefsteak, main", "Fries, side", "Steak, main", "Cake"]


def test_a_word_that_is_carried_is_not_on_the_setup_page() -> None:
    laid = Laid(players=2)
    laid.ok(laid.host, "pick", game="ididnt", options={})
    names = [field.option.name for field in lobby(laid.table.party).fields]
    assert "foods" in names
    assert "starter" not in names


def test_memory_that_is_no_longer_understood_is_passed_over() -> None:
    laid = Laid(players=2)
    laid.table.party.memory["ididnt"] = {"foods": 5, "gone": True}
    laid.start("ididnt")
    assert known(laid) == []


def test_too_many_lines_are_refused_with_a_sentence() -> None:
    laid = Laid(players=2)
    ack = laid.do(laid.host, "pick", game="ididnt", options={"foods": "\n".join("abc" * 300)})
    assert ack["code"] == "refused.lines"
    assert "Foods that you know" in ack["say"]


# -- what the screens of this game keep to themselves ---------------------------------------


def blind(card: dict[str, Any]) -> Laid:
    laid = Laid(players=3)
    laid.start("ididnt", form="blind", first="table")
    laid.ok(laid.host, "answer", key="starter", value=laid.seats[0])
    for number in range(1, 6):
        check = {"main": f"Main {number}", "side": f"Side {number}", "cost": 500}
        laid.ok(laid.host, "answer", key=f"set1/check{number}/check", value=check)
    key = f"set1/turn1/{laid.seats[0]}/play"
    laid.ok(laid.seats[0], "answer", key=key, value={"beside": "2", "excuse": card})
    return laid


def shown_to_others(laid: Laid) -> dict[str, dict[str, str]]:
    screens = laid.everything()
    del screens[laid.seats[0]]
    code = laid.table.code
    return {
        name: {
            region: html.replace(code, "CODE")
            for region, html in regions.items()
            if region != "rejoin"  # a picture of this table's own code
        }
        for name, regions in screens.items()
    }


def test_a_blind_excuse_changes_not_a_byte_of_what_others_are_sent() -> None:
    one = blind(said(1, Truffles=True, **{"Main 2": True}))
    two = blind(said(5))
    assert shown_to_others(one) == shown_to_others(two)
    assert "Truffles" in one.html("pad", one.seats[0])["scores"]


def conflict(*, claim: bool) -> Laid:
    laid = Laid(players=3)
    laid.start("ididnt", first="table")
    ana = laid.seats[0]
    laid.ok(laid.host, "answer", key="starter", value=ana)
    play_a_round(laid, said(3, Cake=claim), said(4), said(2))
    for value in (
        {"main": "Soup", "side": "Tea", "cost": 300},
        said(4),
        said(3),
        said(2, Cake=False),
    ):
        assert laid.table.referee is not None
        assert laid.table.referee.ask is not None
        laid.ok(laid.host, "answer", key=laid.table.referee.ask.key, value=value)
    return laid


def test_an_uncaught_conflict_changes_not_a_byte_of_anybodys_screen() -> None:
    """Only what Ana said two checks ago differs, and it lies under what she says now."""
    one, two = conflict(claim=True), conflict(claim=False)
    referees = [each.table.referee for each in (one, two)]
    assert [len(r.table.pages) for r in referees if r] == [len(referees[0].table.pages)] * 2  # type: ignore[union-attr]
    for seat in one.seats:
        for region in ("head", "prompt", "action", "awaited", "ruling", "scores"):
            shown = [
                each.html("pad", seat)[region].replace(each.table.code, "CODE")
                for each in (one, two)
            ]
            assert shown[0] == shown[1], region
    for region in ("head", "stage", "says", "scores"):
        shown = [
            each.html("board", host=True)[region].replace(each.table.code, "CODE")
            for each in (one, two)
        ]
        assert shown[0] == shown[1], region


def test_the_call_buttons_are_the_callers_own() -> None:
    laid = conflict(claim=True)
    ana, bo, _ = laid.seats
    assert f"catch-{ana}" in laid.html("pad", bo)["prompt"]
    assert f"catch-{bo}" not in laid.html("pad", bo)["prompt"]
    assert "catching" not in laid.html("board", host=True)["stage"]
    key = f"deal1/round2/{ana}/excuse/catch-{ana}/{bo}"
    assert laid.do(Seat(ana), "answer", key=key, value=ana)["code"] == "app.not-yours"
    laid.ok(bo, "answer", key=key, value=ana)
    assert laid.table.referee is not None
    assert laid.table.referee.table.scene.tip == ana  # type: ignore[attr-defined]


def test_what_the_rules_turn_up_is_on_the_disk_before_anybody_sees_it() -> None:
    laid = blind(said(1))
    store = laid.table.world.store
    append, written = store.append, []

    def note(table_id: str, entries: Any, *, durable: bool = False) -> None:
        written.append(durable)
        append(table_id, entries, durable=durable)

    store.append = note  # type: ignore[method-assign]  # only looked at
    referee = laid.table.referee
    assert referee is not None
    while not referee.turned_up:
        assert referee.ask is not None
        value = {"beside": "1", "excuse": said(2)}
        laid.ok(laid.host, "answer", key=referee.ask.key, value=value)
    assert written == [*(False for _ in range(13)), True]
