import pytest

from rules.engine.log import Kind
from rules.engine.referee import Referee
from rules.engine.tabletop import Script, Tabletop
from rules.engine.views import view
from rules.errors import Stale
from rules.prompts import Option, Pick
from tests.rules.engine.toys import (
    ANA,
    BO,
    CY,
    HOST,
    again,
    number,
    refusal,
    say,
    seal,
    start,
    state,
)
from tests.rules.toy_facts import toy


def bids(table: Tabletop) -> Script[None]:
    """Two rounds; nobody may bid the limit."""
    for turn in (1, 2):
        with table.within(f"turn{turn}"):
            limit = yield from table.anyone(number("limit"))

            def bid(_: object, limit: int = limit) -> Pick[int]:

                why = toy("limit")
                return Pick("bid", tuple(Option(n, why if n == limit else None) for n in range(9)))

            answers = yield from table.sealed("bid", table.seats, bid)
            table.scene = {**(table.scene or {}), turn: answers}  # type: ignore[dict-item]


def sealed(**values: int) -> Referee:
    """Return a game in whose first round these bids are sealed; nobody may bid 5."""
    referee = start(bids)
    say(referee, "turn1/limit", 5)
    seal(referee, "turn1/bid", **values)
    return referee


def test_answers_reach_the_script_only_once_they_are_opened() -> None:
    referee = sealed(ana=1, bo=2, cy=3)
    assert referee.ready
    assert referee.table.scene is None
    referee.open("turn1/bid", HOST)
    assert referee.table.scene == {1: {ANA: 1, BO: 2, CY: 3}}


def test_the_ask_is_not_ready_while_somebody_is_awaited() -> None:
    referee = sealed(ana=1, bo=2)
    assert not referee.ready
    assert refusal(lambda: referee.open("turn1/bid", HOST)) == "refused.not-all-in"


def test_what_is_sealed_must_be_unsealed_before_it_is_sealed_anew() -> None:
    referee = sealed(ana=1)
    assert refusal(lambda: say(referee, "turn1/bid/ana", 2)) == "refused.sealed-already"
    referee.unseal("turn1/bid/ana", HOST)
    assert "turn1/bid/ana" not in referee.pending_answers
    seal(referee, "turn1/bid", ana=2)
    assert referee.pending_answers["turn1/bid/ana"].value == 2


def test_unsealing_stops_the_reveal() -> None:
    referee = sealed(ana=1, bo=2, cy=3)
    referee.unseal("turn1/bid/bo", HOST)
    assert not referee.ready
    assert refusal(lambda: referee.open("turn1/bid", HOST)) == "refused.not-all-in"


def test_nothing_is_unsealed_twice_or_after_the_reveal() -> None:
    referee = start(bids)
    say(referee, "turn1/limit", 5)
    assert refusal(lambda: referee.unseal("turn1/bid/ana", HOST)) == "refused.stale"
    seal(referee, "turn1/bid", ana=1, bo=2, cy=3)
    referee.open("turn1/bid", HOST)
    assert refusal(lambda: referee.unseal("turn1/bid/ana", HOST)) == "refused.stale"
    assert refusal(lambda: referee.open("turn1/bid", HOST)) == "refused.stale"


def test_after_the_reveal_is_undone_the_answers_are_sealed_again() -> None:
    referee = sealed(ana=1, bo=2, cy=3)
    before = state(referee)
    referee.open("turn1/bid", HOST)
    referee.undo(HOST)
    assert state(referee) == before == state(again(referee))
    assert referee.ready
    assert not referee.exposed
    assert {who.state for who in view(referee, BO).waiting} == {"sealed"}


def test_a_sealed_answer_can_be_undone() -> None:
    referee = sealed(ana=1, bo=2)
    referee.undo(HOST)
    assert set(referee.pending_answers) == {"turn1/bid/ana"}


def test_an_opened_answer_that_no_longer_fits_is_mended_in_the_open() -> None:
    referee = sealed(ana=1, bo=2, cy=3)
    referee.open("turn1/bid", HOST)
    referee.amend("turn1/limit", 2, HOST)
    assert referee.exposed
    assert not referee.ready
    assert referee.set_aside["turn1/bid/bo"].value == 2
    assert {who.state for who in view(referee, None).waiting} == {"answered", "awaited"}
    say(referee, "turn1/bid/bo", 8)
    assert referee.table.scene == {1: {ANA: 1, BO: 8, CY: 3}}


def test_beside_a_mended_answer_those_that_fit_can_be_amended_but_not_taken_back() -> None:
    referee = sealed(ana=1, bo=2, cy=3)
    referee.open("turn1/bid", HOST)
    referee.amend("turn1/limit", 2, HOST)
    assert refusal(lambda: referee.unseal("turn1/bid/ana", HOST)) == "refused.opened-already"
    referee.amend("turn1/bid/ana", 7, HOST)
    say(referee, "turn1/bid/bo", 8)
    assert referee.table.scene == {1: {ANA: 7, BO: 8, CY: 3}}


def test_an_ask_that_was_never_opened_is_not_exposed_by_an_amendment() -> None:
    referee = sealed(ana=1, bo=2, cy=3)
    referee.open("turn1/bid", HOST)
    say(referee, "turn2/limit", 5)
    seal(referee, "turn2/bid", ana=6, bo=7)
    referee.amend("turn1/limit", 2, HOST)
    assert referee.set_aside
    say(referee, "turn1/bid/bo", 3)
    assert referee.current_ask is not None
    assert referee.current_ask.key == "turn2/bid"
    assert not referee.exposed
    assert set(referee.pending_answers) == {"turn2/bid/ana", "turn2/bid/bo"}
    assert referee.table.scene == {1: {ANA: 1, BO: 3, CY: 3}}


def test_a_sealed_answer_that_an_amendment_made_impossible_stays_sealed() -> None:
    """That it was taken out would tell everybody what it was."""
    views = []
    for bid in (2, 7):
        referee = start(bids)
        say(referee, "turn1/limit", 5)
        seal(referee, "turn1/bid", ana=1, bo=bid, cy=3)
        referee.amend("turn1/limit", 2, HOST)
        views.append((view(referee, ANA), referee.ready, referee.set_aside))
    assert views[0] == views[1]


def test_its_own_player_is_told_that_it_no_longer_fits_and_may_mend_it_unseen() -> None:
    referee = sealed(bo=2)
    referee.amend("turn1/limit", 2, HOST)
    (mine,) = view(referee, BO).mine
    assert mine.answer is not None
    assert mine.answer.why is not None
    assert mine.value == 2
    referee.unseal(mine.key, HOST)
    seal(referee, "turn1/bid", bo=4)
    assert referee.pending_answers[mine.key].why is None


def test_an_impossible_answer_is_set_aside_at_the_reveal() -> None:
    referee = sealed(ana=1, bo=2, cy=3)
    referee.amend("turn1/limit", 2, HOST)
    referee.open("turn1/bid", HOST)
    assert referee.exposed
    assert set(referee.set_aside) == {"turn1/bid/bo"}
    say(referee, "turn1/bid/bo", 4)
    assert referee.table.scene == {1: {ANA: 1, BO: 4, CY: 3}}


def test_without_seats_there_is_nothing_to_seal() -> None:
    def play(table: Tabletop) -> Script[None]:
        table.scene = yield from table.sealed("bid", (), lambda _: number("bid"))

    referee = start(play)
    assert referee.over
    assert referee.table.scene == {}


def test_the_log_says_who_opened_it() -> None:
    referee = sealed(ana=1, bo=2, cy=3)
    (entry,) = referee.open("turn1/bid", HOST)
    assert (entry.kind, entry.key, entry.by) == (Kind.REVEAL, "turn1/bid", "host")


def test_a_prompt_that_does_not_stand_is_stale() -> None:
    with pytest.raises(Stale):
        say(start(bids), "turn2/limit", 3)
