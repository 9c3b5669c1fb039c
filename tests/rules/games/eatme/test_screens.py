"""What the screens of Eat Me say: the set-up, the marked organism, and the words of each way to play."""

from __future__ import annotations

import re
from html import unescape

import pytest
from markupsafe import escape

from companion.presenters import Viewer
from companion.words.arguments import Speaker
from rules.facts import Json
from tests.rules.games.eatme.driver import scene_of
from tests.tables.table_fixture import TableFixture


def plain(html: str) -> str:
    """Return a page's text without tags and without the mark that keeps suits from becoming pictures."""
    spaced = re.sub(r"<(/li|/p|/h\d|/span|/div|/button)>", " ", html)
    return unescape(re.sub(r"<[^>]*>", "", spaced)).replace("\ufe0e", "")


def steps(fixture: TableFixture) -> list[str]:
    """Return the set-up steps that the board shows."""
    stage = fixture.html("board")["stage"]
    found = re.search(r'<ol class="steps"[^>]*>(.*?)</ol>', stage, re.DOTALL)
    if found is None:
        return []
    items = re.findall(r"<li[^>]*>(.*?)</li>", found[1], re.DOTALL)
    return [" ".join(plain(each).split()) for each in items]


def begun(players: int = 4, **options: Json) -> TableFixture:
    fixture = TableFixture(players)
    fixture.start("eatme", **options)
    return fixture


LAST = "Enter the free food, here or on a phone."


@pytest.mark.parametrize(
    "players, options, said",
    [
        (
            3,
            {"cards": "numbers", "hand": 6, "revealed": 3},
            [
                "Take the cards 1 to 22.",
                "Shuffle these 22 cards.",
                "Deal 6 to everybody.",
                "Remove one card: put it aside, unseen.",
                "Flip the last 3 cards as free food.",
                LAST,
            ],
        ),
        (
            2,
            {"same_round": True},
            [
                "Take a standard deck without jokers. Remove 10♦–K♦, all ♥ and all ♠.",
                "Shuffle these 22 cards.",
                "Deal 10 to everybody.",
                "Remove one card: put it aside, unseen.",
                "Flip the last card as free food.",
                LAST,
            ],
        ),
        (
            4,
            {"ouroboros": True},
            [
                "Take all 52 cards of a standard deck, without jokers.",
                "Shuffle these 52 cards.",
                "Deal nothing. Flip 12 cards as free food.",
                "Put the other 40 face up: the pool.",
                LAST,
            ],
        ),
        (
            3,
            {"ouroboros": True, "ring": "small", "free": 1, "cards": "numbers"},
            [
                "Take the cards 1 to 31.",
                "Shuffle these 31 cards.",
                "Deal nothing. Flip one card as free food.",
                "Put the other 30 face up: the pool.",
                LAST,
            ],
        ),
    ],
)
def test_at_the_start_the_board_says_step_by_step_what_to_do_with_the_cards(
    players: int, options: dict[str, Json], said: list[str]
) -> None:
    assert steps(begun(players, **options)) == said


@pytest.mark.parametrize("options", [{}, {"same_round": True}, {"ouroboros": True}])
def test_where_the_app_deals_the_board_shows_the_ring_and_who_has_sealed(
    options: dict[str, Json],
) -> None:
    fixture = begun(4, dealer="app", **options)
    assert steps(fixture) == []
    stage = fixture.html("board", host=True)["stage"]
    assert 'id="ring"' in stage
    assert all(f'data-submission="{seat}"' in stage for seat in fixture.seats)


def test_a_phone_shows_the_pool_while_the_first_bids_are_sealed() -> None:
    fixture = begun(3, dealer="app", ouroboros=True)
    prompt = fixture.html("pad", fixture.seats[0])["main"]
    assert "The pool: 30 cards" in prompt


@pytest.mark.parametrize(
    "options, key, value",
    [({}, "food", 7), ({"ouroboros": True}, "foods", list(range(1, 13)))],
)
def test_the_steps_are_gone_as_soon_as_something_is_entered_and_back_after_an_undo(
    options: dict[str, Json], key: str, value: Json
) -> None:
    fixture = begun(4, **options)
    said = steps(fixture)
    assert said
    fixture.ok(fixture.host, "answer", key=key, value=value)
    assert steps(fixture) == []
    fixture.ok(fixture.host, "undo")
    assert steps(fixture) == said


def test_the_free_food_that_was_changed_says_which_card_it_was_and_is() -> None:
    fixture = begun(4, ouroboros=True)
    fixture.ok(fixture.host, "answer", key="foods", value=list(range(1, 13)))
    fixture.ok(fixture.host, "amend", key="foods", value=[*range(1, 12), 40])
    done = fixture.services.renderer.presenter(fixture.table, Viewer("board")).corrections.latest
    assert done is not None
    assert re.search(r"Q♣ \(12\)\s→\s+to\s+A♠ \(40\)", plain(done.said))
    referee = fixture.table.referee
    assert referee is not None
    assert 40 in scene_of(referee).bodies_by_number
    assert 12 not in scene_of(referee).bodies_by_number


# -- the words of each way to play ---------------------------------------------------------


def bids_made(fixture: TableFixture) -> None:
    """Let everybody make the opening bid."""
    for number, seat in enumerate(fixture.seats):
        fixture.ok(seat, "answer", key=f"bid/{seat}", value=9 - number)
    fixture.ok(fixture.host, "reveal", key="bid")


@pytest.mark.parametrize(
    "options, drawn",
    [({"ouroboros": True}, "wish lists"), ({}, "cards")],
    ids=["ouroboros", "dealt"],
)
def test_of_who_leaves_cards_or_wishes_are_drawn(options: dict[str, Json], drawn: str) -> None:
    fixture = begun(3, dealer="app", **options)
    bids_made(fixture)
    referee = fixture.table.referee
    assert referee is not None
    language = fixture.services.languages["en"]
    speaker = Speaker(escape, given={"options": referee.setup.options, "players": 3})
    hint = language.words("eatme", "hint_leave", speaker)
    assert hint == f"From now on their {drawn} are drawn at random."
    (key,) = [p.key for p in referee.standing_prompts() if p.prompt.name == "leave"]
    fixture.ok(fixture.host, "answer", key=key, value=fixture.seats[2])
    for seat in fixture.seats[:2]:
        fixture.ok(fixture.host, "draw_for", key=f"round1/move/{seat}")
    fixture.ok(fixture.host, "reveal", key="round1/move")
    said = [
        plain(language.say(ruling.fact, lambda seat: escape(seat or "")).both)
        for page in referee.table.pages
        for ruling in page
        if ruling.anchor in {"leaving", "no-move"}
    ]
    assert f"s3 has left and can’t win. Their {drawn} are now drawn at random." in said
    no_move = next(each for each in said if each.startswith("No move from s3"))
    assert ("wishes are drawn at random" in no_move) == (drawn == "wishes")


@pytest.mark.parametrize(
    "cards, called", [("suits", "7♥ (33) twice"), ("numbers", "Card 33 twice")]
)
def test_a_clash_calls_the_card_what_people_see(cards: str, called: str) -> None:
    fixture = begun(4, cards=cards)
    fixture.ok(fixture.host, "answer", key="food", value=1)
    bids_made(fixture)
    for seat, card in zip(fixture.seats, (33, 33, 4, 5), strict=True):
        value = {"card": card, "bid": 0}
        fixture.ok(seat, "answer", key=f"round1/move/{seat}", value=value)
    fixture.ok(fixture.host, "reveal", key="round1/move")
    shown = plain(" ".join(fixture.html("board", host=True).values()))
    assert called in shown
    if cards == "numbers":
        assert not re.search("[♣♦♥♠]", shown)


# -- the designer's advice -----------------------------------------------------------------


def test_the_advice_stands_beside_the_first_bid_and_the_first_card_and_no_later() -> None:
    fixture = begun(2, dealer="app", hand=2)
    one = fixture.seats[0]

    def advised() -> list[bool]:
        pad, board = fixture.html("pad", one), fixture.html("board")["stage"]
        return ["second largest organism" in text for text in (" ".join(pad.values()), board)]

    assert advised() == [True, True]
    bids_made(fixture)
    assert advised() == [True, True]
    for seat in fixture.seats:
        fixture.ok(fixture.host, "draw_for", key=f"round1/move/{seat}")
    fixture.ok(fixture.host, "reveal", key="round1/move")
    assert advised() == [False, False]


def test_the_second_largest_is_marked_on_the_board_for_watchers_and_on_its_owners_phone() -> None:
    fixture = begun(3)
    fixture.ok(fixture.host, "answer", key="food", value=1)
    bids_made(fixture)
    for seat, card in zip(fixture.seats, (10, 2, 20), strict=True):
        value = {"card": card, "bid": 0}
        fixture.ok(seat, "answer", key=f"round1/move/{seat}", value=value)
    fixture.ok(fixture.host, "reveal", key="round1/move")
    referee = fixture.table.referee
    assert referee is not None
    # Bo's organism has eaten the free food; of the two single cells, Ana's is the older.
    marked = scene_of(referee).tastiest
    assert marked is not None
    assert (marked.owner, marked.id) == (fixture.seats[0], 1)
    board = fixture.html("board")["stage"]
    assert len(re.findall(r'class="eatme-dinner" id="dinner-1-[^>]*data-phase="on"', board)) == 1
    assert "#1 is the second largest." in plain(board)
    pads = [plain(" ".join(fixture.html("pad", seat).values())) for seat in fixture.seats]
    assert "Organism #1: 1 cell second largest" in pads[0]
    assert not any("cell second" in pad or "cells second" in pad for pad in pads[1:])
    watch = plain(" ".join(fixture.html("watch").values()))
    assert re.search(r"organism #1, 1 cell\s+the tastiest dinner", watch)
