"""What the screens show of what somebody lays in secret: not a byte; and nothing before it is told."""

import re
from random import Random
from typing import Any

import pytest

from companion.presenters import Viewer
from rules.engine.views import view
from rules.facts import Json, Seat
from tests.tables.table_fixture import TableFixture

SECRETS = ({"red": 2}, {"rainbow": 1, "blue": 1})
"""What the first seat lays, and says that it is red: the truth, and a lie."""


def a_table(**options: Any) -> TableFixture:
    fixture = TableFixture(players=4)
    fixture.start("liar", starter="table", extended=True, **options)
    fixture.ok(fixture.host, "answer", key="game1/starter", value="s1")
    fixture.ok(fixture.host, "answer", key="game1/deal", value="yes")
    return fixture


def lays(fixture: TableFixture, turn: int, seat: str, said: str, cards: dict[str, int]) -> None:
    does(fixture, turn, seat, {"lay": {"cards": cards, "say": said}})


def does(fixture: TableFixture, turn: int, seat: str, what: Json) -> None:
    fixture.ok(Seat(seat), "answer", key=f"game1/turn{turn}/{seat}/turn", value=what)


def seen_by_others(fixture: TableFixture, seat: str = "s1") -> dict[str, Any]:
    """Every screen but one; each table has a code of its own, and its picture."""
    code = fixture.table.code
    return {
        name: {
            region: html.replace(code, "CODE")
            for region, html in regions.items()
            if region != "side"
        }
        for name, regions in fixture.everything().items()
        if name != seat
    }


def pictures(cards: dict[str, int]) -> list[dict[str, Any]]:
    """What everybody but the first seat is shown, from the lay to long after."""
    fixture = a_table()
    seen = [seen_by_others(fixture)]
    lays(fixture, 1, "s1", "red", cards)
    seen.append(seen_by_others(fixture))
    lays(fixture, 2, "s2", "blue", {"blue": 2})
    seen.append(seen_by_others(fixture))
    fixture.ok(fixture.host, "undo")
    seen.append(seen_by_others(fixture))
    lays(fixture, 2, "s2", "blue", {"yellow": 2})
    fixture.ok(fixture.host, "amend", key="game1/starter", value="s2")
    seen.append(seen_by_others(fixture))
    fixture.ok(fixture.host, "amend", key="game1/starter", value="s1")
    seen.append(seen_by_others(fixture))
    return seen


def test_two_lays_that_differ_look_the_same_on_every_other_screen() -> None:
    truth, lie = [pictures(cards) for cards in SECRETS]
    assert truth == lie


def test_a_minus_pile_looks_the_same_to_all_but_its_taker() -> None:
    seen = []
    for cards in SECRETS:
        fixture = a_table()
        lays(fixture, 1, "s1", "red", cards)
        lays(fixture, 2, "s2", "blue", {"yellow": 2})
        does(fixture, 3, "s3", "doubt")
        seen.append(seen_by_others(fixture, "s2"))
    assert seen[0] == seen[1]


def test_the_taker_can_look_and_the_player_too_before_it_is_taken() -> None:
    fixture = a_table()
    lays(fixture, 1, "s1", "red", {"rainbow": 1, "blue": 1})
    assert "1 blue and the rainbow" in fixture.html("pad", fixture.seats[0])["main"]
    lays(fixture, 2, "s2", "blue", {"yellow": 2})
    does(fixture, 3, "s3", "doubt")
    assert "1 blue and the rainbow" in fixture.html("pad", fixture.seats[1])["scores"]
    for seat in (0, 2, 3):
        assert "rainbow" not in fixture.html("pad", fixture.seats[seat])["scores"]


@pytest.mark.parametrize("who", ["host", "s2"])
def test_nobody_else_is_given_the_form_that_amends_a_secret(who: str) -> None:
    fixture = a_table()
    lays(fixture, 1, "s1", "red", {"rainbow": 1})
    visitor = fixture.host if who == "host" else fixture.actor(fixture.seats[1])
    ack = fixture.do(visitor, "amend", key="game1/turn1/s1/turn", value="pass")
    assert ack["code"] in ("app.not-yours", "app.not-seated")
    with fixture.app.test_client() as client:
        fixture.app.config["LAPTOP_KEYS"].add("key")
        assert client.get("/laptop/key").status_code == 302
        form = client.get(f"/amend/{fixture.table.code}?key=game1/turn1/s1/turn")
        assert form.status_code == 403


def test_after_the_reveal_the_host_can_amend_it() -> None:
    fixture = a_table()
    lays(fixture, 1, "s1", "red", {"blue": 1})
    does(fixture, 2, "s2", "doubt")
    value = {"lay": {"cards": {"red": 1}, "say": "red"}}
    fixture.ok(fixture.host, "amend", key="game1/turn1/s1/turn", value=value)
    assert "The truth" in fixture.html("board")["says"]


def test_every_moment_of_a_game_can_be_drawn() -> None:
    fixture = a_table(entry="open")
    does(fixture, 1, "s1", {"lay": {"count": 2, "say": "red"}})
    does(fixture, 2, "s2", "doubt")
    assert "You’re doubted" in fixture.html("pad", fixture.seats[0])["main"]
    fixture.ok(fixture.seats[0], "answer", key="game1/turn2/s2/turned", value={"red": 1, "blue": 1})
    assert "Are these the cards?" in fixture.html("pad", fixture.seats[1])["main"]
    assert "Those aren’t the cards" in fixture.html("pad", fixture.seats[2])["main"]
    fixture.ok(fixture.seats[1], "answer", key="game1/turn2/s2/check", value="right")
    assert "A lie!" in fixture.html("board")["says"]


def test_two_who_claim_the_rainbow_are_shown_to_the_host() -> None:
    fixture = a_table()
    holds(fixture, 0, 1)
    lays(fixture, 1, "s1", "red", {"red": 1})
    for turn, seat in ((2, "s2"), (3, "s3"), (4, "s4")):
        does(fixture, turn, seat, "pass")
    for seat in ("s2", "s3", "s4"):
        where = "none" if seat == "s4" else "hand"
        fixture.ok(Seat(seat), "answer", key=f"game1/rainbow/{seat}", value=where)
    says = fixture.html("board", host=True)["says"]
    assert "There is only one rainbow" in says
    assert '<b translate="no">Bo</b>’s rainbow' in says
    fixture.ok(fixture.host, "amend", key="game1/rainbow/s2", value="none")
    assert "wins game 1" in fixture.html("board")["says"]


def calls_of(fixture: TableFixture, number: int) -> Any:
    assert fixture.table.referee is not None
    return view(fixture.table.referee, fixture.seats[number]).calls


def test_on_last_cards_a_pad_offers_to_doubt_or_to_pass() -> None:
    fixture = a_table(cards=4)
    lays(fixture, 1, "s1", "red", {"red": 4, "blue": 2})  # all six
    shown = "".join(fixture.html("pad", fixture.seats[1]).values())
    assert 'id="do-doubt"' in shown
    assert 'id="do-pass"' in shown
    assert 'id="open-lay"' not in shown


def holds(fixture: TableFixture, number: int, cards: int) -> None:
    """Let somebody say, five cards at a time at most, that they hold only so many."""
    while (now := len_of_hand(fixture, number)) > cards:
        key = next(c.key for c in calls_of(fixture, number) if c.prompt.name == "hold")
        fixture.ok(fixture.seats[number], "answer", key=key, value=max(cards, now - 5))


def holding(cards: int) -> str:
    """Return what the next player's pad shows who holds so many cards, after two were laid."""
    fixture = a_table()
    holds(fixture, 1, cards)
    lays(fixture, 1, "s1", "red", {"red": 2})
    return "".join(fixture.html("pad", fixture.seats[1]).values())


def len_of_hand(fixture: TableFixture, number: int) -> int:
    assert fixture.table.referee is not None
    scene: Any = fixture.table.referee.table.scene
    return int(scene.players[number].hand)


def test_nobody_is_offered_to_play_more_cards_than_they_hold() -> None:
    assert "Play 2 or more" in holding(3)
    two, one = holding(2), holding(1)
    assert "Play 2" in two
    assert "Play 2 or more" not in two
    assert 'id="open-lay"' not in one
    assert "Doubt it, or pass: you hold too few to play 2." in one


def test_once_somebody_doubts_nobody_else_is_told_that_they_may() -> None:
    fixture = a_table(entry="open")
    does(fixture, 1, "s1", {"lay": {"count": 1, "say": "red"}})
    assert "you can doubt" in fixture.html("pad", fixture.seats[2])["main"]
    assert "may doubt" in fixture.html("board")["stage"]
    does(fixture, 2, "s2", "doubt")
    for headline in ("Waiting for Ana to turn up the cards", "Waiting for Bo to compare the cards"):
        pad = fixture.html("pad", fixture.seats[3])["main"]
        board = fixture.html("board")
        assert headline in pad
        assert headline in re.sub("<[^>]+>", "", board["says"])
        assert "you can doubt" not in pad
        assert "may doubt" not in board["stage"]
        if "turn up" in headline:
            asked = fixture.html("pad", fixture.seats[0])["main"]
            assert "Turn up your card for all to see. What is it?" in asked
            key = "game1/turn2/s2/turned"
            fixture.ok(fixture.seats[0], "answer", key=key, value={"blue": 1})


def test_after_a_single_game_nobody_is_said_to_count() -> None:
    for extended, said in ((True, True), (False, False)):
        fixture, rng = TableFixture(3, RNG=Random(1)), Random(1)
        fixture.start("liar", dealer="app", extended=extended)
        while fixture.table.referee is not None and not fixture.table.referee.over:
            fixture.enter(rng)
        assert ("counts" in fixture.html("board")["stage"]) == said


def test_a_dealt_hand_is_picked_from_under_a_cover() -> None:
    """Of two hands the pad's form differs only in what is shown while its player holds the button."""
    forms = []
    for seed in (1, 2):
        fixture = TableFixture(3, RNG=Random(seed))
        fixture.start("liar", dealer="app", starter="table")
        fixture.ok(fixture.host, "answer", key="game1/starter", value="s1")
        form = fixture.html("pad", fixture.seats[0])["main"].partition('class="liar-really"')[2]
        forms.append(form.partition("</fieldset>")[0])
    held = re.compile(r'class="liar-pick-held secret">(\d)')
    assert held.findall(forms[0]) != held.findall(forms[1])
    hidden = re.compile(r'(class="liar-pick-held secret">\d+|max="\d+"|data-reason="[^"]*")')
    assert hidden.sub("", forms[0]) == hidden.sub("", forms[1])
    assert "pick-count" not in forms[0]


def test_the_tour_says_whose_cards_a_caught_liar_takes() -> None:
    fixture = a_table()
    tour = fixture.client().get(f"/tour/{fixture.table.code}").text
    assert "Caught lying, you take yours back, and all the rest." in tour
    assert "the whole pile" not in tour


def test_the_points_of_a_game_are_seen_no_earlier_than_they_are_told() -> None:
    fixture, rng = TableFixture(3, RNG=Random(1)), Random(1)
    fixture.start("liar", dealer="app")
    stage = ""
    while 'id="tally"' not in stage:
        fixture.enter(rng)
        stage = fixture.html("board")["stage"]
    show = fixture.services.renderer.presenter(fixture.table, Viewer("board")).show
    assert show.at("score") > show.at("highlight") > 0
    assert f'<div class="centre liar-dealt" data-start="{show.at("score")}"' in stage
