"""What the screens show of what somebody laid in secret: not a byte."""

from typing import Any

import pytest

from rules.views import view
from tests.companion.laid import Laid

SECRETS = ({"red": 2}, {"rainbow": 1, "blue": 1}, {"green": 1, "black": 1})


def a_table(**options: Any) -> Laid:
    laid = Laid(players=4)
    laid.start("liar", starter="table", **options)
    laid.ok(laid.host, "answer", key="game1/starter", value="s1")
    laid.ok(laid.host, "answer", key="game1/deal", value="yes")
    return laid


def lays(laid: Laid, turn: int, seat: str, said: str, cards: dict[str, int]) -> None:
    value = {"lay": {"cards": cards, "say": said}}
    laid.ok(
        laid.seats[int(seat[1]) - 1], "answer", key=f"game1/turn{turn}/{seat}/turn", value=value
    )


def does(laid: Laid, turn: int, seat: str, what: str) -> None:
    laid.ok(laid.seats[int(seat[1]) - 1], "answer", key=f"game1/turn{turn}/{seat}/turn", value=what)


def seen_by_others(laid: Laid, seat: str = "s1") -> dict[str, Any]:
    """Every screen but one; each table has a code of its own, and its picture."""
    code = laid.table.code
    return {
        name: {
            region: html.replace(code, "CODE")
            for region, html in regions.items()
            if region != "rejoin"
        }
        for name, regions in laid.everything().items()
        if name != seat
    }


def pictures(cards: dict[str, int]) -> list[dict[str, Any]]:
    """What everybody but the first seat is shown, from the lay to long after."""
    laid = a_table()
    seen = [seen_by_others(laid)]
    lays(laid, 1, "s1", "red", cards)
    seen.append(seen_by_others(laid))
    lays(laid, 2, "s2", "blue", {"blue": 2})
    seen.append(seen_by_others(laid))
    laid.ok(laid.host, "undo")
    seen.append(seen_by_others(laid))
    lays(laid, 2, "s2", "blue", {"yellow": 2})
    laid.ok(laid.host, "amend", key="game1/starter", value="s2")
    seen.append(seen_by_others(laid))
    laid.ok(laid.host, "amend", key="game1/starter", value="s1")
    seen.append(seen_by_others(laid))
    return seen


def test_two_lays_that_differ_look_the_same_on_every_other_screen() -> None:
    first, *rest = [pictures(cards) for cards in SECRETS]
    for other in rest:
        assert other == first


def test_a_minus_pile_looks_the_same_to_all_but_its_taker() -> None:
    seen = []
    for cards in SECRETS:
        laid = a_table()
        lays(laid, 1, "s1", "red", cards)
        lays(laid, 2, "s2", "blue", {"yellow": 2})
        does(laid, 3, "s3", "doubt")
        seen.append(seen_by_others(laid, "s2"))
    assert seen[0] == seen[1] == seen[2]


def test_the_taker_can_look_and_the_player_too_before_it_is_taken() -> None:
    laid = a_table()
    lays(laid, 1, "s1", "red", {"rainbow": 1, "blue": 1})
    assert "one blue and the rainbow" in laid.html("pad", laid.seats[0])["prompt"]
    lays(laid, 2, "s2", "blue", {"yellow": 2})
    does(laid, 3, "s3", "doubt")
    assert "one blue and the rainbow" in laid.html("pad", laid.seats[1])["scores"]
    for seat in (0, 2, 3):
        assert "rainbow" not in laid.html("pad", laid.seats[seat])["scores"]


@pytest.mark.parametrize("who", ["host", "s2"])
def test_nobody_else_is_given_the_form_that_amends_a_secret(who: str) -> None:
    laid = a_table()
    lays(laid, 1, "s1", "red", {"rainbow": 1})
    visitor = laid.host if who == "host" else laid.visitor(laid.seats[1])
    ack = laid.do(visitor, "amend", key="game1/turn1/s1/turn", value="pass")
    assert ack["code"] in ("app.not-yours", "app.not-seated")
    with laid.app.test_client() as client:
        laid.app.config["LAPTOP_KEYS"].add("key")
        assert client.get("/laptop/key").status_code == 302
        form = client.get(f"/amend/{laid.table.code}?key=game1/turn1/s1/turn")
        assert form.status_code == 403


def test_after_the_reveal_the_host_can_amend_it() -> None:
    laid = a_table()
    lays(laid, 1, "s1", "red", {"blue": 1})
    does(laid, 2, "s2", "doubt")
    value = {"lay": {"cards": {"red": 1}, "say": "red"}}
    laid.ok(laid.host, "amend", key="game1/turn1/s1/turn", value=value)
    assert "The truth" in laid.html("board")["says"]


def test_every_moment_of_a_game_can_be_drawn() -> None:
    laid = a_table(entry="open")
    does_open = {"lay": {"count": 2, "say": "red"}}
    laid.ok(laid.seats[0], "answer", key="game1/turn1/s1/turn", value=does_open)
    does(laid, 2, "s2", "doubt")
    assert "You are doubted" in laid.html("pad", laid.seats[0])["prompt"]
    laid.ok(laid.seats[0], "answer", key="game1/turn2/s2/turned", value={"red": 1, "blue": 1})
    assert "Is that what lies there?" in laid.html("pad", laid.seats[1])["prompt"]
    assert "Other cards lie there" in laid.html("pad", laid.seats[2])["prompt"]
    laid.ok(laid.seats[1], "answer", key="game1/turn2/s2/check", value="right")
    assert "A lie!" in laid.html("board")["says"]


def test_two_who_claim_the_rainbow_are_shown_to_the_host() -> None:
    laid = a_table()
    for count in (6, 1):
        key = next(c.key for c in calls_of(laid, 0) if c.prompt.name == "hold")
        laid.ok(laid.seats[0], "answer", key=key, value=count)
    lays(laid, 1, "s1", "red", {"red": 1})
    for turn, seat in ((2, "s2"), (3, "s3"), (4, "s4")):
        does(laid, turn, seat, "pass")
    for seat in ("s2", "s3", "s4"):
        where = "none" if seat == "s4" else "hand"
        laid.ok(laid.seats[int(seat[1]) - 1], "answer", key=f"game1/rainbow/{seat}", value=where)
    says = laid.html("board", host=True)["says"]
    assert "There is one rainbow only" in says
    assert "<b>Bo</b>’s rainbow" in says
    laid.ok(laid.host, "amend", key="game1/rainbow/s2", value="none")
    assert "wins game 1" in laid.html("board")["says"]


def calls_of(laid: Laid, number: int) -> Any:
    assert laid.table.referee is not None
    return view(laid.table.referee, laid.seats[number]).calls
