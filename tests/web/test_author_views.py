"""Authors of games read what a screen is given as JSON; nobody else does."""

from __future__ import annotations

from random import Random

import pytest

from rules.engine.registry import GAMES, meta
from tests.tables.table_fixture import TableFixture


@pytest.mark.parametrize("game", GAMES)
def test_every_question_and_scene_can_be_read(game: str) -> None:
    rng = Random(1)
    fixture = TableFixture(meta(game).least, DEV=True, RNG=Random(1))
    code, laptop = fixture.table.code, fixture.client(laptop=True)
    assert laptop.get(f"/view/{code}/board.json").json["view"] == {}  # type: ignore[index]  # it is an object
    fixture.start(game, **meta(game).sample(rng, meta(game).least))
    phone = fixture.client(device="device-Ana")
    asked: set[str] = set()
    for _ in range(30):
        if fixture.referee.over:
            break
        board = laptop.get(f"/view/{code}/board.json").get_json()
        pad = phone.get(f"/view/{code}/pad.json?seat={fixture.seats[0]}").get_json()
        assert board["view"]["game"] == pad["view"]["game"] == game
        assert board["data"]["submissions"] == pad["data"]["submissions"]
        asked |= {each["name"] for each in [*board["view"]["asked"], *pad["view"]["asked"]]}
        fixture.enter(rng)
    assert asked


def test_a_seat_reads_its_own_hand_and_no_other_one_does() -> None:
    fixture = TableFixture(3, DEV=True)
    fixture.start("liar", dealer="app")
    code = fixture.table.code

    def hands(device: str, path: str) -> dict[str, set[str]]:
        """Return what is known of each hand: its key, and whether its cards are there."""
        screen = fixture.client(device=device).get(f"/view/{code}/{path}").get_json()
        return {seat: set(hand) for seat, hand in screen["view"]["scene"]["hands"].items()}

    ana, bo, cem = fixture.seats
    others = {seat: {"sealed"} for seat in (bo, cem)}
    assert hands("device-Ana", f"pad.json?seat={ana}") == {ana: {"sealed", "value"}, **others}
    assert hands("device-x", "watch.json") == {ana: {"sealed"}, **others}
    refused = fixture.client(device="device-x").get(f"/view/{code}/pad.json?seat={ana}")
    assert refused.status_code == 403


def test_a_text_on_a_screen_names_its_message() -> None:
    fixture = TableFixture(2, DEV=True)
    fixture.start("goofspiel")
    laptop = fixture.client(laptop=True)
    assert "js/author.js" in laptop.get(f"/board/{fixture.table.code}").text
    question = "Flip the next prize. What is it?"
    said = laptop.get("/said", query_string={"text": f" {question}"})
    assert said.json == ["goofspiel/words/en.ftl: ask-prize"]
    assert laptop.get("/said?text=nobody+says+this").json == []


def test_without_dev_there_is_no_such_page() -> None:
    fixture = TableFixture(2)
    fixture.start("goofspiel")
    assert fixture.client().get(f"/view/{fixture.table.code}/board.json").status_code == 404
    assert fixture.client().get("/said?text=Undo").status_code == 404
    assert (
        "js/author.js" not in fixture.client(laptop=True).get(f"/board/{fixture.table.code}").text
    )
