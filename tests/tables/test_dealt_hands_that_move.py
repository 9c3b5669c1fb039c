"""Who's Lying? and I Bid You Not with dealt hands: each is on its own pad alone, whatever moves."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.engine.referee import Referee
from rules.facts import Json, Seat
from tests.tables.table_fixture import TableFixture
from tests.tables.test_dealt_hands import asked, pages, referee_of

EACH = pytest.mark.parametrize("game", ["liar", "ibid"])
SHUFFLED = {"liar": "game1/deck", "ibid": "offer1/start/pile"}


def begun(game: str) -> TableFixture:
    """A table of four at which the cards are dealt, and the first turn has been played."""
    fixture = TableFixture(4)
    fixture.start(game, dealer="app")
    pending = asked(fixture)
    value = referee_of(fixture).resolve(pending).sample(Random(1))
    prompt = referee_of(fixture).resolve(pending)
    fixture.ok(Seat(pending.who), "answer", key=pending.key, value=prompt.dump(value))
    return fixture


def hand_of(fixture: TableFixture, seat: Seat) -> Any:
    scene: Any = referee_of(fixture).table.scene
    dealt = scene.hands if referee_of(fixture).game.meta.id == "liar" else scene.dealt
    return referee_of(fixture).peek(dealt[seat], seat)


def change_round(fixture: TableFixture, game: str, mine: Seat) -> tuple[Seat, ...]:
    """Change round two cards of others that were not played, as if chance had shuffled so; whose they are."""
    referee = referee_of(fixture)
    at = next(n for n, entry in enumerate(referee.log) if entry.key == SHUFFLED[game])
    before = {seat: hand_of(fixture, seat) for seat in fixture.seats}
    rng = Random(1)
    for _ in range(2000):
        shuffled: Any = referee.log[at].value
        deck = list(shuffled["cards"])
        one, two = rng.sample(range(len(deck)), 2)
        deck[one], deck[two] = deck[two], deck[one]
        log = [
            *referee.log[:at],
            replace(referee.log[at], value={**shuffled, "cards": deck}),
            *referee.log[at + 1 :],
        ]
        fixture.table.referee = Referee(referee.game, referee.setup, Random(0), log)
        changed = tuple(s for s in fixture.seats if hand_of(fixture, s) != before[s])
        same = len(referee_of(fixture).history) == len(referee.history)
        if same and len(changed) == 2 and mine not in changed:
            return changed
    raise AssertionError("no two cards can be changed round")


@EACH
def test_what_two_others_hold_changes_no_byte_of_any_other_screen_or_page(game: str) -> None:
    fixture = begun(game)
    screens, opened = fixture.everything(), pages(fixture)
    changed = change_round(fixture, game, fixture.seats[0])
    fixture.services.renderer.forget(fixture.table)
    now = fixture.everything()
    assert {who for who in screens if screens[who] != now[who]} == set(changed)
    assert pages(fixture) == opened


@EACH
def test_a_hand_lies_face_down_on_its_own_pad_until_its_player_is_asked(game: str) -> None:
    fixture = begun(game)
    up = asked(fixture).who
    for seat in fixture.seats:
        shown = fixture.html("pad", seat)["prompt"]
        if game == "liar" or seat != up:
            # Who lays cards in Who's Lying? looks at them in the form, too.
            assert shown.count("data-hold") == (2 if seat == up else 1)
            count = (
                sum(hand_of(fixture, seat).values())
                if game == "liar"
                else len(hand_of(fixture, seat))
            )
            assert shown.count(' secret"') >= count
        else:
            assert shown.count('class="hand-pick"') == len(hand_of(fixture, seat))
    for role in ("board", "watch"):
        assert "hand-pick" not in str(fixture.html(role))
        assert "data-take" not in str(fixture.html(role))


@EACH
def test_the_host_sees_no_hand_changes_no_card_of_one_and_may_let_the_app_play(game: str) -> None:
    fixture = begun(game)
    client, code = fixture.client(laptop=True), fixture.table.code
    first: Any = next(
        step for step in referee_of(fixture).history if isinstance(step.pending.who, str)
    )
    assert client.get(f"/amend/{code}?key={first.pending.key}").status_code == 403
    value: Json = first.prompt.dump(first.value)
    assert not fixture.do(fixture.host, "amend", key=first.pending.key, value=value)["ok"]
    pending = asked(fixture)
    dialog = client.get(f"/ask/{code}?key={pending.key}").text
    assert "hand-pick" not in dialog
    assert "data-take" not in dialog
    assert not fixture.do(fixture.host, "answer", key=pending.key, value="pass")["ok"]
    fixture.ok(fixture.host, "draw", key=pending.key)
    assert referee_of(fixture).applied_answer(pending.key).pending.who == pending.who
