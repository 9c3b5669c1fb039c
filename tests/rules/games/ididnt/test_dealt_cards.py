"""I Didn't Eat That where the app deals: exact hands and checks, and who may see them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from companion.tables.actor import Actor
from rules.engine.bot_play import whole_game
from rules.engine.referee import Referee
from rules.engine.registry import load, meta
from rules.engine.setup import Setup
from rules.errors import Illegal, Malformed
from rules.facts import Json, Seat
from rules.games.ididnt.cards import Check
from rules.games.ididnt.menu import BY_NUMBER, CHECKS, MAINS, SIDES, WrittenExcuse
from rules.prompts import PrivatePrompt
from tests.rules.games.evening import BY_HOST, NAMES, first_of, host_says
from tests.rules.games.ididnt.driver import (
    Evening,
    asked,
    last_codes,
    say,
    scene_of,
    seat_down,
)
from tests.rules.games.ididnt.own_cards import words_of
from tests.tables.table_fixture import TableFixture

ANA, BO, CY = NAMES[:3]


def dealt(players: int = 3, **options: Json) -> Referee:
    """A game that the app deals, before its first check."""
    return seat_down(players, **{"dealer": "app", **options})


def hand(referee: Referee, seat: Seat) -> tuple[WrittenExcuse, ...]:
    secret = scene_of(referee).hands[seat]
    cards: tuple[WrittenExcuse, ...] = referee.peek(secret, seat)
    return cards


def play_first(referee: Referee, times: int = 1) -> list[WrittenExcuse]:
    """Let those whose turn it is play the first excuse in their hand; return these."""
    played = []
    for _ in range(times):
        seat = Seat(str(asked(referee).who))
        played.append(hand(referee, seat)[0])
        say(referee, played[-1].number)
    return played


# -- the cards -------------------------------------------------------------------------------


def test_each_main_comes_with_each_side_and_the_dearest_dish_costs_most() -> None:
    assert {(check.main, check.side) for check in CHECKS} == {(m, s) for m in MAINS for s in SIDES}
    assert len(CHECKS) == len(MAINS) * len(SIDES)
    assert min(c.cost for c in CHECKS if c.main == "Lobster") > max(
        c.cost for c in CHECKS if c.main != "Lobster"
    )


def test_the_number_of_an_excuse_begins_with_its_credibility() -> None:
    assert all(number // 100 == each.credibility for number, each in BY_NUMBER.items())
    assert len({words_of(each) for each in BY_NUMBER}) == len(BY_NUMBER) == 100


# -- a deal ----------------------------------------------------------------------------------


def test_everybody_has_five_excuses_and_no_card_is_dealt_twice() -> None:
    referee = dealt(8)
    hands = [hand(referee, seat) for seat in NAMES]
    assert [len(each) for each in hands] == [5] * 8
    assert len({card.number for each in hands for card in each}) == 40


def test_a_check_is_turned_up_by_the_one_whose_turn_it_is() -> None:
    referee = dealt()
    assert (asked(referee).who, asked(referee).key) == (ANA, "deal1/round1/flip")
    say(referee, "yes")
    assert scene_of(referee).bills[0].check in CHECKS
    assert last_codes(referee) == ["turned-up"]


def test_an_excuse_that_is_played_is_known_and_no_longer_in_hand() -> None:
    referee = dealt()
    say(referee, "yes")
    before = hand(referee, ANA)
    (played,) = play_first(referee)
    assert scene_of(referee).bills[0].plays[0].excuse == played
    assert hand(referee, ANA) == before[1:]


def test_an_excuse_of_another_hand_is_refused_and_so_is_what_is_no_excuse() -> None:
    referee = dealt()
    say(referee, "yes")
    with pytest.raises(Illegal, match=r"ididnt\.not-in-hand"):
        say(referee, hand(referee, BO)[0].number)
    for raw in (7, 599, True, "x", None, {"number": None}, {"claims": {}, "credibility": 3}):
        with pytest.raises(Malformed):
            say(referee, raw)


def test_new_hands_are_dealt_with_a_new_deal() -> None:
    referee = dealt(2, checks=36)
    first = hand(referee, ANA)
    while not asked(referee).key.startswith("deal2/"):
        say(referee, "yes") if asked(referee).key.endswith("flip") else play_first(referee)
    assert len(hand(referee, ANA)) == len(hand(referee, BO)) == 5
    assert hand(referee, ANA) != first


def test_a_check_that_nobody_pays_comes_up_again_when_the_others_are_gone() -> None:
    def first_round(seed: int) -> Referee:
        return Evening(dealt(4, checks=3), seed).play(until="deal1/round2")

    referee = first_of(first_round, lambda r: scene_of(r).bills[0].fate == "back")
    back = scene_of(referee).bills[0].check
    Evening(referee, 1).play(until="deal1/round4/ana")
    bill = scene_of(referee).bills[0]
    assert bill.number == 4
    assert bill.check == back


def test_the_host_cannot_recount_a_pile_that_the_app_has() -> None:
    referee = dealt()
    with pytest.raises(StopIteration):
        host_says(referee, "pile", 3)


def test_somebody_names_the_starter_of_the_first_game_since_nobody_dealt() -> None:
    referee = dealt(starter="")
    assert asked(referee).key == "starter"
    say(referee, "bo")
    assert asked(referee).who == BO


def test_the_pile_has_at_most_as_many_checks_as_there_are() -> None:
    about = meta("ididnt")
    assert about.settle(3, {"dealer": "app", "checks": 36})["checks"] == len(CHECKS)
    assert about.settle(3, {"checks": 99})
    with pytest.raises(Illegal, match=r"ididnt\.too-many-checks"):
        about.settle(3, {"dealer": "app", "checks": 37})


def test_the_dishes_of_the_app_are_not_remembered_among_those_that_a_table_has_typed() -> None:
    referee = Evening(dealt(checks=2), 1).play()
    assert "foods" not in referee.table.memory
    assert referee.table.memory["starter"] in NAMES


# -- corrections, leaving, joining ---------------------------------------------------------------


def two_rounds() -> tuple[Referee, list[WrittenExcuse]]:
    """Two rounds of three players, each with the first card of the hand; and what was played."""
    referee = dealt(checks=9)
    played = []
    for _ in range(2):
        say(referee, "yes")
        played += play_first(referee, 3)
    return referee, played


def test_an_amended_excuse_has_to_be_of_the_hand() -> None:
    referee, played = two_rounds()
    other = hand(referee, ANA)[0]
    with pytest.raises(Illegal, match=r"ididnt\.not-in-hand"):
        referee.amend("deal1/round1/ana/excuse", played[1].number, BY_HOST)
    referee.amend("deal1/round1/ana/excuse", other.number, BY_HOST)
    assert played[0] in hand(referee, ANA)
    assert other not in hand(referee, ANA)
    assert referee.applied_answer("deal1/round1/ana/excuse").value == other


def test_what_was_played_later_and_no_longer_fits_is_asked_again() -> None:
    referee, played = two_rounds()
    later = played[5]  # Bo and Cy began the second round
    assert referee.applied_answer("deal1/round2/ana/excuse").value == later
    referee.amend("deal1/round1/ana/excuse", later.number, BY_HOST)
    assert asked(referee).key == "deal1/round2/ana/excuse"
    assert referee.set_aside["deal1/round2/ana/excuse"].why.code == "ididnt.not-in-hand"
    assert later not in hand(referee, ANA)
    say(referee, played[0].number)
    assert asked(referee).key == "deal1/round3/flip"


def test_a_check_that_is_turned_up_again_after_an_undo_is_the_same() -> None:
    referee = dealt()
    say(referee, "yes")
    check: Check = scene_of(referee).bills[0].check
    referee.undo(BY_HOST)
    assert scene_of(referee).bills == ()
    say(referee, "yes")
    assert scene_of(referee).bills[0].check == check


def test_the_app_answers_for_somebody_who_is_away_with_a_card_of_their_hand() -> None:
    for form in ("base", "five", "blind"):
        referee = dealt(form=form)
        referee.answer_for_absent(asked(referee).key, BY_HOST)
        assert len(scene_of(referee).bills) == (1 if form == "base" else 5)
        before = hand(referee, ANA)
        referee.answer_for_absent(asked(referee).key, BY_HOST)
        assert len([each for each in before if each not in hand(referee, ANA)]) == 1
        assert asked(referee).who == BO


def test_who_leaves_sits_out_and_who_joins_gets_a_hand_with_the_next_deal() -> None:
    evening = Evening(dealt(4, checks=30), 5)
    referee = evening.referee
    evening.play(until="deal1/round2")
    host_says(referee, "leave", BO)
    host_says(referee, "join", Seat("late"))
    assert BO in scene_of(referee).hands
    evening.play(until="deal2/round1")
    assert set(scene_of(referee).hands) == {ANA, CY, Seat("di"), Seat("late")}
    late = scene_of(referee).hands[Seat("late")]
    assert len(referee.peek(late, Seat("late"))) == 5
    with pytest.raises(PermissionError):
        referee.peek(late, ANA)


# -- who may see what ----------------------------------------------------------------------------


class SwappedDeck(Random):
    """Draws like ``Random``, but two cards of each deck of excuses change places."""

    def __init__(self, seed: int, swap: tuple[int, int]) -> None:
        super().__init__(seed)
        self.swap = swap

    def sample(self, population: Any, k: int, **more: Any) -> list[Any]:
        drawn = super().sample(population, k, **more)
        if set(drawn) == set(BY_NUMBER):
            first, second = self.swap
            drawn[first], drawn[second] = drawn[second], drawn[first]
        return drawn


class Dinner:
    """A table of four whose phones play their hands from the first card on."""

    def __init__(self, form: str, swap: tuple[int, int]) -> None:
        self.fixture = TableFixture(4, RNG=SwappedDeck(1, swap))
        self.fixture.start("ididnt", dealer="app", form=form, checks=12, first="table")
        self.fixture.ok(self.fixture.seats[0], "answer", key="starter", value=self.fixture.seats[0])
        self.form = form
        self.laptop = self.fixture.client(laptop=True)

    @property
    def referee(self) -> Referee:
        referee = self.fixture.table.referee
        assert referee is not None
        return referee

    def step(self) -> None:
        """Enter what the table waits for."""
        pending = asked(self.referee)
        seat = Seat(str(pending.who))
        if not isinstance(pending.prompt, PrivatePrompt):
            self.fixture.ok(
                seat if seat in self.fixture.seats else self.fixture.host,
                "answer",
                key=pending.key,
                value="yes",
            )
            return
        card: Json = hand(self.referee, seat)[0].number
        laid = len(self.referee.history)
        bills = scene_of(self.referee).bills
        value = (
            card
            if self.form == "base"
            else {
                "beside": str(bills[laid % len(bills)].number),
                "excuse": card,
            }
        )
        self.fixture.ok(seat, "answer", key=pending.key, value=value)

    def shown_to_all_but(self, *seats: Seat) -> Mapping[str, Any]:
        """Every screen, page and dialog of those who are not at these seats."""
        code = self.fixture.table.code
        screens = {who: html for who, html in self.fixture.everything().items() if who not in seats}
        key = asked(self.referee).key
        pages = [
            f"/history/{code}/companion.csv",
            f"/entries/{code}",
            f"/end/{code}",
            f"/replay/{code}/1",
            f"/ask/{code}?key={key}",
            f"/history/{code}",
        ]
        got = {page: self.laptop.get(page) for page in pages}
        assert {each.status_code for each in got.values()} == {200}
        return {**screens, **{page: (each.status_code, each.data) for page, each in got.items()}}


AFTER_UNDO = 10
"""The step before which something is undone, and done again."""


@pytest.mark.parametrize("form", ["base", "five", "blind"])
def test_what_others_still_hold_changes_no_byte_of_anybody_elses_screens(
    form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last cards of the second and the third seat change places; those who see neither notice nothing."""
    monkeypatch.setattr("secrets.choice", lambda letters: letters[0])  # both have the same code
    one, two = Dinner(form, (9, 9)), Dinner(form, (9, 14))
    second, third = one.fixture.seats[1:3]
    assert hand(one.referee, second)[4] == hand(two.referee, third)[4]
    assert hand(one.referee, second)[4] != hand(two.referee, second)[4]
    for step in range(14):
        if step % 3 == 0 or step == AFTER_UNDO:
            assert one.shown_to_all_but(second, third) == two.shown_to_all_but(second, third)
            own = [each.fixture.html("pad", second) for each in (one, two)]
            assert own[0] != own[1]
        if step == AFTER_UNDO - 1:
            for each in (one, two):
                each.fixture.ok(each.fixture.host, "undo")
        for each in (one, two):
            each.step()


def test_a_hand_is_in_the_state_of_no_other_viewer() -> None:
    dinner = Dinner("base", (0, 0))
    for _ in range(3):
        dinner.step()
    words = {
        seat: [words_of(each.number) for each in hand(dinner.referee, seat)]
        for seat in dinner.fixture.seats
    }
    for role, html in dinner.fixture.everything().items():
        for seat, said in words.items():
            found = any(str(one) in text for one in said for text in map(plain, html.values()))
            assert found is (role == seat)


def plain(html: str) -> str:
    return html.replace("&#39;", "'")


def test_the_host_neither_plays_nor_corrects_from_another_hand() -> None:
    """To do so the host's screen would have to show that hand."""
    dinner = Dinner("base", (0, 0))
    dinner.step()
    fixture, key = dinner.fixture, asked(dinner.referee).key
    card = hand(dinner.referee, fixture.seats[0])[1].number
    assert fixture.do(fixture.host, "answer", key=key, value=card)["code"] == "app.secret-hand"
    page = dinner.laptop.get(f"/ask/{fixture.table.code}?key={key}").text
    assert "Let the app answer" in page
    assert "excuse-pick" not in page
    fixture.ok(fixture.host, "draw_for", key=key)
    assert asked(dinner.referee).who == fixture.seats[1]
    other = hand(dinner.referee, fixture.seats[0])[0].number
    assert not fixture.do(fixture.host, "amend", key=key, value=other)["ok"]
    assert dinner.laptop.get(f"/amend/{fixture.table.code}?key={key}").status_code == 403
    fixture.ok(fixture.seats[0], "amend", key=key, value=other)


def test_of_a_phone_with_two_seats_each_pad_has_its_own_hand() -> None:
    fixture = TableFixture(2)
    fixture.table.join("device-s1", "Cem", None)
    fixture.start("ididnt", dealer="app", first="lot")
    referee = fixture.table.referee
    assert referee is not None
    first, third = Seat("s1"), Seat("s3")
    phone = Actor("device-s1", (first, third), host=False, seat=third)
    while asked(referee).who != third:
        seat = Seat(str(asked(referee).who))
        value: Json = (
            "yes" if asked(referee).key.endswith("flip") else hand(referee, seat)[0].number
        )
        fixture.ok(seat, "answer", key=asked(referee).key, value=value)
    for own, other in ((first, third), (third, first)):
        pad = "".join(fixture.html("pad", own).values())
        assert all(words_of(each.number) in pad for each in hand(referee, own))
        assert not any(words_of(each.number) in pad for each in hand(referee, other))
    value = "yes" if asked(referee).key.endswith("flip") else hand(referee, third)[0].number
    fixture.ok(phone, "answer", key=asked(referee).key, value=value)


def test_an_excuse_that_lies_face_down_is_known_to_its_player_alone() -> None:
    dinner = Dinner("blind", (0, 0))
    dinner.step()
    seat = dinner.fixture.seats[0]
    first = hand(dinner.referee, seat)[0]
    dinner.step()
    for role, html in dinner.fixture.everything().items():
        pad = "".join(html.values())
        says = "didn’t eat" if not all(first.claims.values()) else "ate"
        if role == seat:
            assert "Your excuses, face down" in pad
            assert says in pad
        else:
            assert words_of(first.number) not in pad


@pytest.mark.parametrize("form", ["base", "five", "blind"])
def test_bots_play_a_dealt_game_to_its_end(form: str) -> None:
    game = load("ididnt")
    options = game.meta.settle(4, {"dealer": "app", "form": form, "checks": 10, "first": "lot"})
    assert whole_game(game, Setup(NAMES[:4], options), seed=3).over
