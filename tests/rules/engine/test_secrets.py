"""Sealed values, secret parts, private prompts."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from rules.engine.log import SCRIPT_BY, Kind
from rules.engine.referee import Referee
from rules.engine.tabletop import Script, Tabletop
from rules.engine.views import as_json, view, visible_value
from rules.facts import Seat
from rules.prompts import Choose, OrderList, PickCard, PrivatePrompt, Secret, Together, options
from rules.sealed import Sealed, Vault
from tests.rules.engine.toys import ANA, BO, CY, HOST, again, number, refusal, say, start, state

SECRET = 987654


def test_a_secret_shows_its_value_in_no_way() -> None:
    secret = Vault().seal("deal1/lay", SECRET, [ANA])
    assert str(SECRET) not in f"{secret!r} {secret} {vars(type(secret))}"
    assert all(getattr(secret, name) != SECRET for name in Sealed.__slots__)
    ways: tuple[Callable[[Any], object], ...] = (
        json.dumps,
        copy.copy,
        copy.deepcopy,
        pickle.dumps,
    )
    for way in ways:
        with pytest.raises(TypeError):
            way(secret)


def test_a_secret_can_be_changed_without_a_look() -> None:
    vault = Vault()
    seen: list[int] = []

    def one_more(value: int) -> int:
        seen.append(value)
        return value + 1

    changed = vault.seal("k", 20, [ANA]).map(one_more)
    assert seen == []
    assert vault.peek(changed) == 21
    assert changed.readers == {ANA}


def test_a_part_of_a_secret_has_a_key_of_its_own() -> None:
    vault = Vault()
    deck = vault.seal("deck", (7, 8), [])
    top = deck.map(lambda cards: cards[0], "top").only_for(BO)
    assert (top.key, set(top.readers), vault.peek(top)) == ("deck/top", {BO}, 7)


def doubting(table: Tabletop) -> Script[None]:
    """Ana lays in secret; Bo believes or doubts."""
    lay = yield from table.ask(
        ANA, Together("lay", {"said": number("said"), "real": Secret(number("real"))})
    )
    table.scene = {"said": lay["said"], "real": lay["real"], "open": None}
    for turn in range(2):
        with table.within(f"turn{turn}"):
            answer = yield from table.ask(BO, Choose("answer", options(["believe", "doubt"])))
        if answer == "doubt":
            real = yield from table.open(lay["real"])
            table.scene = {"said": lay["said"], "real": lay["real"], "open": real}


def laid() -> Referee:
    """Return a game in which Ana has laid a 4 in secret, and said that it is a 3."""
    referee = start(doubting)
    say(referee, "lay", {"said": 3, "real": 4})
    return referee


def test_the_script_is_handed_a_sealed_part() -> None:
    referee = laid()
    scene: Any = referee.table.scene
    assert isinstance(scene["real"], Sealed)
    assert referee.peek(scene["real"], ANA) == 4
    with pytest.raises(PermissionError):
        referee.peek(scene["real"], BO)


def test_what_is_shown_has_a_secret_for_its_readers_alone() -> None:
    referee = laid()
    shown = {viewer: as_json(referee.table.scene, referee, viewer) for viewer in (ANA, BO, None)}
    assert shown[ANA]["real"] == {"sealed": "lay/real", "value": 4}
    assert shown[BO]["real"] == shown[None]["real"] == {"sealed": "lay/real"}


def test_of_an_answer_with_a_secret_part_others_see_the_rest() -> None:
    referee = laid()
    assert visible_value(referee.applied_answer("lay"), BO) == {"said": 3, "real": None}
    assert visible_value(referee.applied_answer("lay"), ANA) == {"said": 3, "real": 4}


def test_opening_a_secret_is_in_the_log_once() -> None:
    referee = laid()
    entries = say(referee, "turn0/answer", "doubt")
    assert [(entry.kind, entry.key, entry.by) for entry in entries[1:]] == [
        (Kind.REVEAL, "lay/real", SCRIPT_BY)
    ]
    assert len(say(referee, "turn1/answer", "doubt")) == 1
    assert len(again(referee).log) == len(referee.log)
    assert state(again(referee)) == state(referee)


def test_after_the_doubt_is_undone_the_secret_is_sealed_again() -> None:
    referee = laid()
    before = state(referee)
    say(referee, "turn0/answer", "doubt")
    assert referee.opened_secrets == {"lay/real"}
    referee.undo(HOST)
    assert referee.opened_secrets == set()
    assert [step[0] for step in before[3]] == ["lay"]  # type: ignore[index]
    scene: Any = referee.table.scene
    assert scene["open"] is None
    (_, opened) = say(referee, "turn0/answer", "doubt")
    assert opened.kind is Kind.REVEAL


def test_amending_what_is_sealed_never_says_whether_a_guess_was_right() -> None:
    for guess in (4, 5):
        referee = start(doubting)
        say(referee, "lay", {"said": 3, "real": 4})
        assert len(referee.amend("lay", {"said": 3, "real": guess}, HOST)) == 1


def dealing(table: Tabletop) -> Script[None]:
    """The app deals two cards to each; the first card of the rest is turned up."""
    deck = yield from table.chance_unseen(OrderList("deck", tuple(range(1, 11)), 10))
    hands = {
        seat: deck.map(lambda cards, at=at: cards[2 * at : 2 * at + 2], f"hand{at}").only_for(seat)  # type: ignore[misc]
        for at, seat in enumerate(table.seats)
    }
    top = yield from table.open(deck.map(lambda cards: cards[-1], "top"))
    table.scene = {"hands": hands, "top": top}

    def pick(seat: Seat) -> PrivatePrompt[int]:
        return PrivatePrompt(
            "card",
            hands[seat].map(
                lambda hand: PickCard("card", options(hand), away=lambda rng: rng.choice(hand))
            ),
        )

    cards = yield from table.sealed("card", table.seats, pick)
    table.scene = cards


def test_a_private_prompt_is_resolved_for_its_own_seat_alone() -> None:
    referee = start(dealing)
    scene: Any = referee.table.scene
    hand = referee.peek(scene["hands"][ANA], ANA)
    (mine,) = view(referee, ANA).mine
    assert isinstance(mine.prompt, PickCard)
    assert mine.prompt.allowed() == list(hand)
    assert [mine.pending.who for mine in view(referee, BO).mine] == [BO]
    assert view(referee, None, host=True).mine == ()
    assert as_json(scene, referee, BO)["hands"]["ana"] == {"sealed": "deck/deck/hand0"}


def test_a_card_that_is_not_in_the_veiled_hand_is_refused() -> None:
    referee = start(dealing)
    scene: Any = referee.table.scene
    hand = referee.peek(scene["hands"][ANA], ANA)
    other = next(card for card in range(1, 11) if card not in hand)
    assert refusal(lambda: say(referee, "card/ana", other)) == "refused.not-an-option"
    say(referee, "card/ana", hand[0])


def test_a_stand_in_plays_from_a_private_hand_without_showing_it() -> None:
    referee = start(dealing)
    for seat in (ANA, BO, CY):
        referee.answer_for_absent(f"card/{seat}", HOST)
    referee.open("card", HOST)
    assert referee.over


def test_what_chance_drew_at_the_start_is_handed_over_for_writing_once() -> None:
    referee = start(dealing)
    entries = referee.take_unsaved_entries()
    assert [entry.kind for entry in entries] == [Kind.ANSWER, Kind.REVEAL]
    assert referee.take_unsaved_entries() == ()
    assert state(again(referee)) == state(referee)
    assert again(referee).take_unsaved_entries() == ()


def test_what_nobody_wrote_down_at_the_start_comes_with_the_first_entry() -> None:
    referee = start(dealing)
    referee.answer_for_absent("card/ana", HOST)
    other = start(dealing)
    refusal(lambda: say(other, "card/ana", 99))
    other.answer_for_absent("card/ana", HOST)
    assert [entry.seq for entry in referee.log] == [1, 2, 3, 4]
    assert [entry.seq for entry in start(dealing).answer_for_absent("card/bo", HOST)] == [
        1,
        2,
        3,
        4,
    ]


def test_a_stand_in_plays_the_same_card_again_after_an_undo() -> None:
    referee = start(dealing)
    referee.answer_for_absent("card/bo", HOST)
    played = referee.pending_answers["card/bo"].value
    for _ in range(8):
        referee.undo(HOST)
        assert "card/bo" not in referee.pending_answers
        referee.answer_for_absent("card/bo", HOST)
        assert referee.pending_answers["card/bo"].value == played
        referee = again(referee)


def test_parts_of_parts_are_kept_apart() -> None:
    inner = Together("inner", {"a": Secret(number("a")), "b": Secret(number("b"))})

    def play(table: Tabletop) -> Script[None]:
        value = yield from table.anyone(Together("outer", {"in": inner, "c": Secret(number("c"))}))
        one = yield from table.open(value["in"]["a"])
        two = yield from table.open(value["in"]["b"])
        three = yield from table.open(value["c"])
        table.scene = (one, two, three)

    referee = start(play)
    say(referee, "outer", {"in": {"a": 1, "b": 2}, "c": 3})
    assert referee.table.scene == (1, 2, 3)
    assert referee.opened_secrets == {"outer/in/a", "outer/in/b", "outer/c"}


def test_what_has_no_place_on_a_screen_is_not_shown() -> None:
    referee = start(dealing)
    with pytest.raises(TypeError):
        as_json({"prompt": number("x")}, referee, None)
    with pytest.raises(TypeError):
        as_json(print, referee, None)
