"""Where the app deals: a hand stays its own, and what others hold changes no byte of what somebody is sent."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.engine.log import CHANCE_BY, Stamp
from rules.engine.referee import Referee
from rules.facts import Json, Seat
from tests.tables.table_fixture import TableFixture

OPTIONS: dict[str, dict[str, Json]] = {
    "feast": {"dealer": "app", "dummies": 1},
    "goofspiel": {"dealer": "app"},
    "ohhell": {"dealer": "app", "deals": "down", "bids": "turn"},
}
EACH = pytest.mark.parametrize("game", OPTIONS)
SECRET = pytest.mark.parametrize("game", ["feast", "ohhell"])
"""The games in which nobody knows what the others hold."""


def begun(game: str, players: int = 4, **options: Json) -> TableFixture:
    """A table at which the cards are dealt, and the first topic or prize is up."""
    fixture = TableFixture(players)
    fixture.start(game, **OPTIONS[game], **options)
    fixture.ok(fixture.host, "answer", key=asked(fixture).key, value="yes")
    return fixture


def referee_of(fixture: TableFixture) -> Referee:
    assert fixture.table.referee is not None
    return fixture.table.referee


def asked(fixture: TableFixture) -> Any:
    """What is asked first now."""
    ask = referee_of(fixture).current_ask
    assert ask is not None
    return ask.pending[0]


def hand_of(fixture: TableFixture, seat: Seat) -> tuple[Any, ...]:
    """The cards that a seat still has."""
    referee = referee_of(fixture)
    scene: Any = referee.table.scene
    hand: tuple[Any, ...] = referee.peek(scene.dealt[seat], seat)
    return hand


def swap_hands(fixture: TableFixture, one: Seat, other: Seat) -> None:
    """Let two seats have each other's cards, as if chance had shuffled like that."""
    referee = referee_of(fixture)
    scene: Any = referee.table.scene
    seats, size = list(scene.dealt), len(hand_of(fixture, one))
    first, second = (
        slice(seats.index(seat) * size, (seats.index(seat) + 1) * size) for seat in (one, other)
    )
    log = []
    for entry in referee.log:
        if entry.key == "deal1/deck" and entry.by == CHANCE_BY:
            deck: Any = list(entry.value)
            deck[first], deck[second] = deck[second], deck[first]
            log.append(replace(entry, value=deck))
        else:
            log.append(entry)
    fixture.table.referee = Referee(referee.game, referee.setup, Random(0), log)


def pages(fixture: TableFixture) -> dict[str, str]:
    """What everybody may open besides: the history, exports, replays, and the host's dialogs."""
    code = fixture.table.code
    paths = [f"/history/{code}", f"/history/{code}/companion.csv", f"/replay/{code}/1"]
    paths += [f"/ask/{code}?key={asked(fixture).key}", f"/end/{code}"]
    client = fixture.client(laptop=True)
    return {path: client.get(path).text for path in paths}


@SECRET
def test_what_two_others_hold_changes_no_byte_of_any_other_screen_or_page(game: str) -> None:
    fixture = begun(game)
    others = fixture.seats[2:4]
    hands = [hand_of(fixture, seat) for seat in others]
    screens, opened = fixture.everything(), pages(fixture)
    swap_hands(fixture, *others)
    fixture.services.renderer.forget(fixture.table)
    assert [hand_of(fixture, seat) for seat in others] == hands[::-1] != hands
    now = fixture.everything()
    assert screens.keys() == now.keys()
    assert {who for who in screens if screens[who] != now[who]} == set(others)
    assert pages(fixture) == opened


@SECRET
def test_a_hand_is_on_its_own_pad_face_down_or_in_the_question(game: str) -> None:
    fixture = begun(game)
    for seat in fixture.seats:
        shown = fixture.html("pad", seat)["prompt"]
        in_question = 'class="card-pick"' in shown and "data-hold" not in shown
        assert in_question or shown.count('data-face="down"') == len(hand_of(fixture, seat))
        for card in hand_of(fixture, seat):
            assert f">{card}<" in shown


@SECRET
def test_the_host_sees_no_hand_and_may_let_the_app_answer(game: str) -> None:
    fixture = begun(game)
    pending = asked(fixture)
    dialog = fixture.client(laptop=True).get(f"/ask/{fixture.table.code}?key={pending.key}").text
    assert "card-pick" not in dialog
    assert not fixture.do(fixture.host, "answer", key=pending.key, value=1)["ok"]
    held = hand_of(fixture, pending.who)
    fixture.ok(fixture.host, "draw", key=pending.key)
    referee = referee_of(fixture)
    if game == "feast":
        assert referee.pending_answers[pending.key].value in held
    else:
        assert referee.applied_answer(pending.key).value <= len(held)


def play_a_round(fixture: TableFixture) -> None:
    """Let everybody seal a card, and open them."""
    referee = referee_of(fixture)
    ask = referee.current_ask
    assert ask is not None
    for pending in ask.pending:
        value = referee.resolve(pending).sample(Random(pending.key))
        fixture.ok(Seat(str(pending.who)), "answer", key=pending.key, value=value)
    fixture.ok(fixture.host, "open", key=ask.key)


def test_only_its_player_changes_a_card_for_another_of_that_hand() -> None:
    fixture = begun("feast")
    ana, bo = fixture.seats[:2]
    before = hand_of(fixture, ana)
    play_a_round(fixture)
    key = f"deal1/round1/ploy/{ana}"
    step: Any = referee_of(fixture).applied_answer(key)
    assert set(step.prompt.allowed()) == set(before)
    other = next(card for card in before if card != step.value)
    client = fixture.client(laptop=True)
    assert client.get(f"/amend/{fixture.table.code}?key={key}").status_code == 403
    for who in (fixture.host, bo):
        assert not fixture.do(who, "amend", key=key, value=other)["ok"]
    not_held = next(rank for rank in range(1, 11) if rank not in before)
    assert not fixture.do(ana, "amend", key=key, value=not_held)["ok"]
    fixture.ok(ana, "amend", key=key, value=other)
    assert sorted((*hand_of(fixture, ana), other)) == sorted(before)


@EACH
def test_what_the_app_flipped_cannot_be_changed(game: str) -> None:
    fixture = begun(game)
    referee = referee_of(fixture)
    drawn = [step for step in referee.history if step.logged.by == CHANCE_BY]
    assert drawn
    for step in drawn:
        for who in (fixture.host, *fixture.seats):
            assert not fixture.do(who, "amend", key=step.pending.key, value=1)["ok"]


@EACH
def test_a_game_is_undone_to_its_start_and_comes_back_with_the_same_cards(game: str) -> None:
    fixture = begun(game)
    shown = fixture.everything()
    fixture.ok(fixture.host, "undo")
    fixture.ok(fixture.host, "redo")
    now = fixture.everything()
    assert {seat: now[seat]["prompt"] for seat in fixture.seats} == {
        seat: shown[seat]["prompt"] for seat in fixture.seats
    }


def test_a_latecomer_has_no_cards_until_the_next_deal() -> None:
    fixture = begun("feast", 3)
    late = fixture.table.join("device-late", "Late", None)
    scene: Any = referee_of(fixture).table.scene
    assert late not in scene.dealt
    referee = referee_of(fixture)
    while not str(asked(fixture).key).startswith("deal2/round1/ploy"):
        ask = referee_of(fixture).current_ask
        assert ask is not None
        if len(ask.pending) > 1:
            play_a_round(fixture)
        else:
            pending = ask.pending[0]
            value = referee.resolve(pending).sample(Random(1))
            who = Seat(pending.who) if isinstance(pending.who, str) else fixture.host
            fixture.ok(who, "answer", key=pending.key, value="yes" if value is True else value)
        referee = referee_of(fixture)
    fixture.seats.append(late)
    assert len(hand_of(fixture, late)) == 8
    assert hand_of(fixture, late) != hand_of(fixture, fixture.seats[0])


def test_the_lobby_offers_that_the_app_deals_before_printing() -> None:
    fixture = TableFixture(4)
    for game in OPTIONS:
        fixture.ok(fixture.host, "pick", game=game, options={})
        offers = fixture.html("board", host=True)["stage"]
        assert offers.index('id="app-deals"') < offers.index('id="print-cards"')
        assert 'id="app-deals"' not in fixture.html("board")["stage"]
        fixture.ok(fixture.host, "pick", game=game, options={"dealer": "app"})
        assert "No cards: they’re on your phones" in fixture.html("board")["stage"]
    fixture.ok(fixture.host, "pick", game="anygame", options={})
    assert 'id="app-deals"' not in fixture.html("board", host=True)["stage"]


def test_in_oh_hell_suit_is_followed_and_the_app_plays_for_whoever_has_left() -> None:
    fixture = begun("ohhell")
    for _ in fixture.seats:
        pending = asked(fixture)
        fixture.ok(Seat(pending.who), "answer", key=pending.key, value=0)
    refused = 0
    for _ in range(12):
        pending = asked(fixture)
        prompt: Any = referee_of(fixture).resolve(pending)
        out = [option for option in prompt.options if option.out is not None]
        for option in out:
            ack = fixture.do(Seat(pending.who), "answer", key=pending.key, value=option.value)
            assert not ack["ok"]
            assert "Follow suit" in str(ack)
            refused += 1
        fixture.ok(Seat(pending.who), "answer", key=pending.key, value=prompt.allowed()[0])
    assert refused
    gone = Seat(asked(fixture).who)
    call = next(each for each in referee_of(fixture).standing_prompts() if "/leave." in each.key)
    fixture.ok(fixture.host, "answer", key=call.key, value=gone)
    assert asked(fixture).who != gone
    referee = referee_of(fixture)
    while str(asked(fixture).key).startswith("deal1/"):
        pending = asked(fixture)
        assert pending.who != gone
        referee = referee_of(fixture)
        referee.answer(
            pending.key, referee.resolve(pending).sample(Random(2)), Stamp(str(pending.who))
        )
    assert gone in {line.seat for line in referee.table.standings.lines if not line.competes}  # type: ignore[union-attr]
