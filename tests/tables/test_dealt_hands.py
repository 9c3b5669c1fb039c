"""Where the app deals: a hand stays its own, and what others hold changes no byte of what somebody is sent."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from companion.tables.actor import Actor
from rules.engine.log import CHANCE_BY, Stamp
from rules.engine.referee import Referee
from rules.facts import CHANCE, Json, Seat
from tests.rules.games.test_dealt_hands import changed, shuffles, twin_of
from tests.tables.table_fixture import TableFixture

OPTIONS: dict[str, dict[str, Json]] = {
    "feast": {"dealer": "app", "dummies": 1},
    "goofspiel": {"dealer": "app"},
    "ohhell": {"dealer": "app", "deals": "down", "bids": "turn"},
}
SECRET = pytest.mark.parametrize("game", ["feast", "ohhell"])
"""The games in which nobody knows what the others hold."""
MOVES = pytest.mark.parametrize("game", ["liar", "ibid"])
"""The games in which dealt hands move from one to another."""


def begun(game: str, players: int = 4, **options: Json) -> TableFixture:
    """A table at which the cards are dealt, and the first topic or prize is up."""
    fixture = TableFixture(players)
    fixture.start(game, **OPTIONS[game], **options)
    fixture.ok(fixture.host, "answer", key=asked(fixture).key, value="yes")
    return fixture


def moved(game: str) -> TableFixture:
    """A table of a game whose hands move, at which the cards are dealt and the first turn has been played."""
    fixture = TableFixture(4)
    fixture.start(game, dealer="app")
    pending = asked(fixture)
    prompt = fixture.referee.resolve(pending)
    value = prompt.dump(prompt.sample(Random(1)))
    fixture.ok(Seat(pending.who), "answer", key=pending.key, value=value)
    return fixture


def asked(fixture: TableFixture) -> Any:
    """What is asked first now."""
    ask = fixture.referee.current_ask
    assert ask is not None
    return ask.pending[0]


def hand_of(fixture: TableFixture, seat: Seat) -> Any:
    """The cards that a seat still has."""
    referee = fixture.referee
    scene: Any = referee.table.scene
    dealt = scene.hands if referee.game.meta.id == "liar" else scene.dealt
    return referee.peek(dealt[seat], seat)


def pages(fixture: TableFixture) -> dict[str, str]:
    """What everybody may open besides: the history, exports, replays, and the host's dialogs."""
    code = fixture.table.code
    paths = [f"/history/{code}", f"/history/{code}/companion.csv", f"/replay/{code}/1"]
    paths += [f"/ask/{code}?key={asked(fixture).key}", f"/end/{code}"]
    client = fixture.client(laptop=True)
    return {path: client.get(path).text for path in paths}


@SECRET
def test_a_hand_is_on_its_own_pad_face_down_or_in_the_question(game: str) -> None:
    fixture = begun(game)
    for seat in fixture.seats:
        shown = fixture.html("pad", seat)["main"]
        in_question = 'class="card-pick"' in shown and "data-hold" not in shown
        assert in_question or shown.count('data-face="down"') == len(hand_of(fixture, seat))
        for card in hand_of(fixture, seat):
            assert f">{card}<" in shown


@MOVES
def test_a_hand_lies_face_down_on_its_own_pad_until_its_player_is_asked(game: str) -> None:
    fixture = moved(game)
    up = asked(fixture).who
    for seat in fixture.seats:
        hand = hand_of(fixture, seat)
        shown = fixture.html("pad", seat)["main"]
        if game == "liar" or seat != up:
            # Who lays cards in Who's Lying? looks at them in the form, too.
            assert shown.count("data-hold") == (2 if seat == up else 1)
            count = sum(hand.values()) if game == "liar" else len(hand)
            assert shown.count(' secret"') >= count
        else:
            assert shown.count('class="pick ibid-hand-pick"') == len(hand)
    for role in ("board", "watch"):
        assert "hand-pick" not in str(fixture.html(role))
        assert "data-take" not in str(fixture.html(role))


@SECRET
def test_the_host_sees_no_hand_and_may_let_the_app_answer(game: str) -> None:
    fixture = begun(game)
    pending = asked(fixture)
    dialog = fixture.client(laptop=True).get(f"/ask/{fixture.table.code}?key={pending.key}").text
    assert "card-pick" not in dialog
    assert not fixture.do(fixture.host, "answer", key=pending.key, value=1)["ok"]
    held = hand_of(fixture, pending.who)
    fixture.ok(fixture.host, "draw_for", key=pending.key)
    referee = fixture.referee
    if game == "feast":
        assert referee.pending_answers[pending.key].value in held
    else:
        assert referee.applied_answer(pending.key).value <= len(held)


@MOVES
def test_the_host_sees_no_hand_changes_no_card_of_one_and_may_let_the_app_play(game: str) -> None:
    fixture = moved(game)
    client, code = fixture.client(laptop=True), fixture.table.code
    first: Any = next(step for step in fixture.referee.history if isinstance(step.pending.who, str))
    assert client.get(f"/amend/{code}?key={first.pending.key}").status_code == 403
    value: Json = first.prompt.dump(first.value)
    assert not fixture.do(fixture.host, "amend", key=first.pending.key, value=value)["ok"]
    pending = asked(fixture)
    dialog = client.get(f"/ask/{code}?key={pending.key}").text
    assert "hand-pick" not in dialog
    assert "data-take" not in dialog
    assert not fixture.do(fixture.host, "answer", key=pending.key, value="pass")["ok"]
    fixture.ok(fixture.host, "draw_for", key=pending.key)
    assert fixture.referee.applied_answer(pending.key).pending.who == pending.who


def play_a_round(fixture: TableFixture) -> None:
    """Let everybody seal a card, and open them."""
    referee = fixture.referee
    ask = referee.current_ask
    assert ask is not None
    for pending in ask.pending:
        value = referee.resolve(pending).sample(Random(pending.key))
        fixture.ok(Seat(str(pending.who)), "answer", key=pending.key, value=value)
    fixture.ok(fixture.host, "reveal", key=ask.key)


def test_only_its_player_changes_a_card_for_another_of_that_hand() -> None:
    fixture = begun("feast")
    ana, bo = fixture.seats[:2]
    before = hand_of(fixture, ana)
    play_a_round(fixture)
    key = f"deal1/round1/ploy/{ana}"
    step: Any = fixture.referee.applied_answer(key)
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


def test_what_the_app_flipped_cannot_be_changed() -> None:
    fixture = begun("goofspiel")
    referee = fixture.referee
    drawn = [step for step in referee.history if step.logged.by == CHANCE_BY]
    assert drawn
    everybody: list[Actor | Seat] = [fixture.host, *fixture.seats]
    for step in drawn:
        for who in everybody:
            assert not fixture.do(who, "amend", key=step.pending.key, value=1)["ok"]


def test_a_game_is_undone_to_its_start_and_comes_back_with_the_same_cards() -> None:
    fixture = begun("ohhell")
    hands = [hand_of(fixture, seat) for seat in fixture.seats]
    fixture.ok(fixture.host, "undo")
    fixture.ok(fixture.host, "redo")
    assert [hand_of(fixture, seat) for seat in fixture.seats] == hands


def test_a_latecomer_has_no_cards_until_the_next_deal() -> None:
    fixture = begun("feast", 3)
    late = fixture.table.join("device-late", "Late", None)
    scene: Any = fixture.referee.table.scene
    assert late not in scene.dealt
    referee = fixture.referee
    while not str(asked(fixture).key).startswith("deal2/round1/ploy"):
        ask = fixture.referee.current_ask
        assert ask is not None
        if len(ask.pending) > 1:
            play_a_round(fixture)
        else:
            pending = ask.pending[0]
            value = referee.resolve(pending).sample(Random(1))
            who = Seat(pending.who) if isinstance(pending.who, str) else fixture.host
            fixture.ok(who, "answer", key=pending.key, value="yes" if value is True else value)
        referee = fixture.referee
    fixture.seats.append(late)
    assert len(hand_of(fixture, late)) == 8
    assert hand_of(fixture, late) != hand_of(fixture, fixture.seats[0])


def test_the_lobby_offers_that_the_app_deals_before_printing() -> None:
    fixture = TableFixture(4)
    for game in OPTIONS:
        fixture.ok(fixture.host, "choose_game", game=game, options={})
        offers = fixture.html("board", host=True)["stage"]
        assert offers.index('id="app-deals"') < offers.index('id="print-cards"')
        assert 'id="app-deals"' not in fixture.html("board")["stage"]
        fixture.ok(fixture.host, "choose_game", game=game, options={"dealer": "app"})
        assert "No cards: they’re on your phones" in fixture.html("board")["stage"]
    fixture.ok(fixture.host, "choose_game", game="anygame", options={})
    assert 'id="app-deals"' not in fixture.html("board", host=True)["stage"]


def test_in_oh_hell_suit_is_followed_and_the_app_plays_for_whoever_has_left() -> None:
    fixture = begun("ohhell")
    for _ in fixture.seats:
        pending = asked(fixture)
        fixture.ok(Seat(pending.who), "answer", key=pending.key, value=0)
    refused = 0
    for _ in range(12):
        pending = asked(fixture)
        prompt: Any = fixture.referee.resolve(pending)
        out = [option for option in prompt.options if option.out is not None]
        for option in out:
            ack = fixture.do(Seat(pending.who), "answer", key=pending.key, value=option.value)
            assert not ack["ok"]
            assert "Follow suit" in str(ack)
            refused += 1
        fixture.ok(Seat(pending.who), "answer", key=pending.key, value=prompt.allowed()[0])
    assert refused
    gone = Seat(asked(fixture).who)
    call = next(each for each in fixture.referee.standing_prompts() if "/leave." in each.key)
    fixture.ok(fixture.host, "answer", key=call.key, value=gone)
    assert asked(fixture).who != gone
    referee = fixture.referee
    while str(asked(fixture).key).startswith("deal1/"):
        pending = asked(fixture)
        assert pending.who != gone
        referee = fixture.referee
        referee.answer(
            pending.key, referee.resolve(pending).sample(Random(2)), Stamp(str(pending.who))
        )
    assert gone in {line.seat for line in referee.table.standings.lines if not line.competes}  # type: ignore[union-attr]


# -- whatever anybody does ---------------------------------------------------------------------

ROUND = {"eatme": 5, "feast": 8, "ibid": 6, "ididnt": 5, "liar": 6, "ohhell": 9}
"""How many entries a game that the app deals is played for."""
ACTS = 9
"""How many things happen then."""


def played(game: str) -> TableFixture:
    """A table at which some of a game has been played; each call plays the same."""
    fixture = TableFixture(4)
    more: dict[str, Json] = {"ididnt": {"first": "lot"}, "ohhell": {"deals": "down"}}.get(game, {})
    fixture.start(game, dealer="app", **more)
    for number in range(ROUND[game]):
        fixture.enter(Random(number))
    return fixture


def told(fixture: TableFixture, but: set[Seat]) -> dict[str, str]:
    """All that anybody else is sent, and may open; but for the code of the table."""
    everything = fixture.everything().items()
    found = {str(who): json.dumps(regions) for who, regions in everything if who not in but}
    found |= pages(fixture)
    code = fixture.table.code
    return {
        name.replace(code, "CODE"): re.sub("qr-dark[^>]*>", "", text.replace(code, "CODE"))
        for name, text in found.items()
    }


def something(referee: Referee, host: Actor, others: set[Seat], rng: Random) -> tuple[Any, ...]:
    """Something that somebody may try: who, what, and the rest of the command."""
    steps = [
        s for s in referee.history if s.pending.who is not CHANCE and s.pending.who not in others
    ]
    turn = rng.random()
    if turn < 0.35 and steps:
        step = rng.choice(steps)
        who = step.pending.who if isinstance(step.pending.who, str) else host
        value = step.prompt.dump(step.prompt.sample(rng))
        return who, "amend", {"key": step.pending.key, "value": value}
    if turn < 0.6:
        return host, "undo" if turn < 0.5 else "redo", {}
    ask = referee.current_ask
    assert ask is not None
    pending = rng.choice(ask.pending)
    if turn < 0.7:  # an answer for somebody else, which is refused
        return host, "answer", {"key": pending.key, "value": 1}
    if turn < 0.8 and pending.who not in others:
        return host, "draw_for", {"key": pending.key}
    calls = [each for each in referee.standing_prompts() if "/leave." in f"/{each.key}"]
    if turn < 0.9 and calls:
        (staying, *_) = [seat for seat in referee.setup.seats if seat not in others]
        return host, "answer", {"key": calls[0].key, "value": staying}
    prompt = referee.resolve(pending)
    who = pending.who if isinstance(pending.who, str) else host
    return who, "answer", {"key": pending.key, "value": prompt.dump(prompt.sample(rng))}


@pytest.mark.parametrize("game", ROUND)
def test_what_two_others_hold_changes_no_byte_whatever_anybody_does(game: str) -> None:
    one, two = played(game), played(game)
    assert [e.value for e in one.referee.log] == [e.value for e in two.referee.log]
    twin = twin_of(one.referee)
    assert twin is not None
    others = changed(one.referee, twin)
    for fixture, log in ((one, one.referee.log), (two, twin.log)):
        game_ = fixture.referee
        fixture.table.referee = Referee(game_.game, game_.setup, Random(7), log)
        fixture.services.renderer.forget(fixture.table)
    assert all(one.html("pad", seat) != two.html("pad", seat) for seat in others)
    rng, shuffled = Random(5), shuffles(twin)
    for act in range(ACTS):
        one.language = two.language = ("en", "de")[act % 2]
        assert told(one, others) == told(two, others)
        if one.referee.over or shuffles(one.referee) > shuffled:
            return
        who, do, rest = something(one.referee, one.host, others, rng)
        acks = [fixture.do(who, do, **rest) for fixture in (one, two)]
        if who not in others:
            assert acks[0] == acks[1]
        elif acks[0]["ok"] != acks[1]["ok"]:
            return  # it is a card that only one of the two hands has


# -- whoever is here plays their own cards -----------------------------------------------------


def phone_of(fixture: TableFixture, seat: Seat) -> str:
    (phone,) = fixture.table.roster.holders(seat)
    return phone


def leave_call(fixture: TableFixture, name: str = "leave") -> str:
    """The key of the host's call with this name."""
    calls = fixture.referee.standing_prompts()
    return next(each.key for each in calls if f"/{name}." in f"/{each.key}")


@SECRET
def test_the_app_answers_for_nobody_who_is_here_and_the_same_again_after_an_undo(game: str) -> None:
    fixture = begun(game)
    pending = asked(fixture)
    dialog = f"/ask/{fixture.table.code}?key={pending.key}"
    fixture.table.presence.connect(phone_of(fixture, pending.who), laptop=False)
    assert fixture.do(fixture.host, "draw_for", key=pending.key)["code"] == "app.phone-is-here"
    assert 'data-do="draw_for"' not in fixture.client(laptop=True).get(dialog).text
    fixture.table.presence.disconnect(phone_of(fixture, pending.who), laptop=False)
    assert 'data-do="draw_for"' in fixture.client(laptop=True).get(dialog).text
    drawn = set()
    for _ in range(6):
        fixture.ok(fixture.host, "draw_for", key=pending.key)
        drawn.add(fixture.referee.log[-1].value)
        fixture.ok(fixture.host, "undo")
    assert len(drawn) == 1


@pytest.mark.parametrize("game", ["feast", "ohhell", "eatme"])
def test_the_app_plays_no_hand_of_somebody_who_is_here(game: str) -> None:
    """Neither for a leaver, nor where an undo or a change makes somebody one."""
    fixture = begun(game) if game != "eatme" else TableFixture(4)
    if game == "eatme":
        fixture.start(game, dealer="app")
    bo, cem = fixture.seats[1:3]
    presence = fixture.table.presence
    presence.connect(phone_of(fixture, bo), laptop=False)
    log = list(fixture.referee.log)
    for name in ("leave", "skip") if game == "eatme" else ("leave",):
        ack = fixture.do(fixture.host, "answer", key=leave_call(fixture, name), value=bo)
        assert ack["code"] == "app.phone-is-here"
        assert fixture.referee.log == log
    key = leave_call(fixture)
    fixture.ok(fixture.host, "answer", key=key, value=cem)
    assert fixture.do(fixture.host, "amend", key=key, value=bo)["code"] == "app.phone-is-here"
    presence.connect(phone_of(fixture, cem), laptop=False)
    fixture.ok(fixture.host, "undo")
    assert fixture.do(fixture.host, "redo")["code"] == "app.phone-is-here"
    presence.disconnect(phone_of(fixture, cem), laptop=False)
    fixture.ok(fixture.host, "redo")
    fixture.ok(fixture.host, "answer", key=leave_call(fixture, "back"), value=cem)
    presence.connect(phone_of(fixture, cem), laptop=False)
    assert fixture.do(fixture.host, "undo")["code"] == "app.phone-is-here"
    assert fixture.referee.table.played_by_app() in ((), [])
