from rules.engine.log import CHANCE_BY
from rules.engine.tabletop import Script, Tabletop
from rules.prompts import OrderList
from tests.rules.engine.toys import HOST, again, number, say, start, state


def lots(table: Tabletop) -> Script[None]:
    size = yield from table.anyone(number("size", 1, 50))
    drawn = yield from table.chance(number("lot", 1, size))
    order = yield from table.chance(OrderList("order", table.seats, len(table.seats)))
    last = yield from table.anyone(number("last"))
    table.scene = (size, drawn, order, last)


def test_what_chance_draws_is_in_the_log() -> None:
    referee = start(lots)
    entries = say(referee, "size", 50)
    assert [(entry.key, entry.by) for entry in entries[1:]] == [
        ("lot", CHANCE_BY),
        ("order", CHANCE_BY),
    ]


def test_going_back_and_forth_draws_nothing_twice() -> None:
    referee = start(lots)
    say(referee, "size", 50)
    before = state(referee)
    for _ in range(5):
        referee.undo(HOST)
        assert referee.current_ask is not None
        assert referee.current_ask.key == "size"
        say(referee, "size", 50)
        assert state(referee) == before
    assert sum(entry.by == CHANCE_BY for entry in referee.log) == 2


def test_undo_takes_back_what_a_person_did_not_what_chance_drew() -> None:
    referee = start(lots)
    say(referee, "size", 50)
    (entry,) = referee.undo(HOST)
    assert entry.value == 1


def test_an_outcome_that_no_longer_fits_is_drawn_anew_and_the_first_comes_back() -> None:
    for seed in range(10):
        referee = start(lots, seed=seed)
        say(referee, "size", 50)
        say(referee, "last", 3)
        before = state(referee)
        referee.amend("size", 1, HOST)
        assert referee.applied_answer("lot").value == 1
        assert again(referee).take_unsaved_entries() == ()
        referee.amend("size", 50, HOST)
        assert state(referee) == before
        assert state(again(referee)) == before


def test_a_draw_made_by_hand_takes_the_place_of_the_apps() -> None:
    referee = start(lots)
    say(referee, "size", 50)
    referee.amend("lot", 17, HOST)
    assert referee.applied_answer("lot").value == 17
    assert state(again(referee)) == state(referee)
