"""Five at a Time, and Blind."""

from rules.engine.referee import Referee
from rules.engine.views import as_json, view
from rules.facts import Json, Seat
from tests.rules.games.evening import BY_HOST, host_says
from tests.rules.games.ididnt.driver import (
    Card,
    asked,
    check,
    last_codes,
    lay_row,
    say,
    scene_of,
    seat_down,
    totals,
)


def a_row(players: int, checks: int = 5, **options: Json) -> Referee:
    """A row of checks that are worth 100, 200 … cents."""
    referee = seat_down(players, checks=checks, **{"form": "five", **options})
    numbers = range(1, min(checks, 5) + 1)
    lay_row(referee, *((f"Main {n}", f"Side {n}", 100 * n) for n in numbers))
    return referee


def lay(referee: Referee, *said: str) -> None:
    """Lay excuses in turn, each written with the check in front: ``3: -Steak 4``."""
    for text in said:
        beside, _, card = text.partition(":")
        say(referee, {"beside": beside, "excuse": Card(card).json})


def go_on(referee: Referee, times: int = 1) -> None:
    for _ in range(times):
        say(referee, "yes")


def fates(referee: Referee) -> list[tuple[str, str | None]]:
    return [(bill.fate, bill.payer) for bill in scene_of(referee).bills]


def test_each_lays_five_excuses_in_turn_beside_checks_of_their_choice() -> None:
    referee = a_row(2)
    turns = []
    for _ in range(10):
        turns.append(asked(referee).who)
        lay(referee, "1: 5")
    assert turns == ["ana", "bo"] * 5
    assert last_codes(referee)[0].startswith("back")


def test_an_excuse_beside_a_check_is_face_up_for_everybody() -> None:
    referee = a_row(3)
    lay(referee, "2: +Fish 4")
    for viewer in (*referee.table.seats, None):
        (play,) = as_json(scene_of(referee).bills[1], referee, viewer)["plays"]
        assert play["excuse"] == {"claims": {"Fish": True}, "credibility": 4}


def test_the_checks_are_judged_one_after_the_other_each_with_its_ruling() -> None:
    referee = a_row(2)
    for number in range(1, 6):
        lay(referee, f"{number}: 1", f"{number}: 2")
    for number in range(1, 6):
        assert scene_of(referee).judged == number
        assert last_codes(referee)[0] == "pays"
        assert totals(referee)["ana"] == sum(range(100, 100 * number + 1, 100))
        go_on(referee)
    assert referee.over
    assert totals(referee) == {"ana": 1500, "bo": 0}
    assert referee.table.winners == ("bo",)


def test_a_check_without_an_excuse_goes_back_under_the_pile() -> None:
    referee = a_row(2)
    for number in (1, 1, 2, 3, 4):
        lay(referee, f"{number}: 1", f"{number}: 2")
    go_on(referee, 4)
    assert last_codes(referee) == ["no-excuse"]
    go_on(referee)
    assert not referee.over
    assert scene_of(referee).deal == 2
    assert scene_of(referee).left == 1


def test_several_excuses_of_one_player_at_one_check_are_never_a_tie_among_themselves() -> None:
    referee = a_row(2)
    lay(referee, "1: 2", "2: 3", "1: 2", "2: 3", "1: 2", "2: 3", "1: 2", "2: 3", "1: 2", "2: 3")
    assert fates(referee)[0] == ("paid", "ana")
    go_on(referee)
    assert fates(referee)[1] == ("paid", "bo")


def test_a_tie_goes_by_the_excuse_played_just_before_anywhere_in_this_set() -> None:
    referee = a_row(2)
    say(referee, {"beside": "2", "excuse": {"claims": {"Main 1": True}, "credibility": 3}})
    say(referee, {"beside": "3", "excuse": {"claims": {"Main 1": False}, "credibility": 3}})
    lay(referee, "1: 2", "1: 2", *["4: 1", "5: 1"] * 3)
    assert fates(referee)[0] == ("paid", "ana")
    assert last_codes(referee)[0] == "pays-after-tie"


def test_where_several_are_tied_it_is_the_one_before_the_earliest() -> None:
    referee = a_row(2)
    lay(referee, "1: 2", "4: 5")  # Ana's first excuse has nothing before it
    lay(referee, "1: 2", "1: 2", *["4: 3", "5: 1"] * 3)
    assert fates(referee)[0] == ("back", None)
    assert last_codes(referee)[0] == "back-none-before"


# -- the checks of a set, entered at once ------------------------------------------------------


def test_the_five_checks_of_a_set_are_entered_in_one_go_by_whoever_begins() -> None:
    referee = seat_down(3, form="five", starter="bo", checks=9)
    pending = asked(referee)
    assert (pending.key, pending.who) == ("set1/row", "bo")
    assert list(pending.prompt.fields) == ["1", "2", "3", "4", "5"]  # type: ignore[union-attr]
    assert scene_of(referee).bills == ()
    lay_row(referee, *((f"Main {n}", "Fries", 100 * n) for n in range(1, 6)))
    bills = scene_of(referee).bills
    assert [(bill.number, bill.check.main) for bill in bills] == [
        (n, f"Main {n}") for n in range(1, 6)
    ]
    assert scene_of(referee).left == 4
    assert last_codes(referee) == ["row"]


def test_the_pile_counted_again_says_how_many_checks_are_entered() -> None:
    referee = seat_down(2, form="five", checks=9)
    host_says(referee, "pile", 3)
    assert len(asked(referee).prompt.fields) == 3  # type: ignore[union-attr]
    lay_row(referee, *(("Steak", "Fries", 100),) * 3)
    assert (len(scene_of(referee).bills), scene_of(referee).left) == (3, 0)


def test_the_host_may_end_the_game_while_the_checks_are_entered() -> None:
    referee = seat_down(2, form="five", checks=9)
    host_says(referee, "end", "yes")
    assert referee.over


def test_one_check_of_a_set_is_changed_and_the_others_and_the_excuses_stay() -> None:
    referee = a_row(2)
    lay(referee, *[f"{n}: {c}" for n in range(1, 6) for c in (1, 2)])
    go_on(referee, 2)
    assert totals(referee) == {"ana": 600, "bo": 0}
    row = {str(n): check(f"Main {n}", f"Side {n}", 100 * n) for n in range(1, 6)}
    row["2"] = check("Main 2", "Side 2", 950)
    referee.amend("set1/row", row, BY_HOST)
    assert totals(referee) == {"ana": 1350, "bo": 0}
    assert scene_of(referee).judged == 3
    assert [bill.check.cost for bill in scene_of(referee).bills] == [100, 950, 300, 400, 500]


def test_the_last_set_has_as_many_checks_as_are_left() -> None:
    referee = a_row(2, checks=7)
    for number in range(1, 6):
        lay(referee, f"{number}: 1", f"{number}: 2")
    go_on(referee, 5)
    assert asked(referee).who == "bo", "the next player clockwise starts the next set"
    assert asked(referee).key == "set2/row"
    lay_row(referee, ("Cake", "Tea", 100), ("Cake", "Tea", 100))
    assert [bill.number for bill in scene_of(referee).bills] == [6, 7]
    lay(referee, *["6: 1", "7: 2"] * 5)
    go_on(referee, 2)
    assert referee.over
    assert totals(referee) == {"ana": 1600, "bo": 100}


def test_what_was_laid_in_the_set_before_breaks_no_tie() -> None:
    referee = a_row(2, checks=6)
    for number in range(1, 6):
        lay(referee, f"{number}: 1", f"{number}: 2")
    go_on(referee, 5)
    lay_row(referee, ("Cake", "Tea", 100))
    lay(referee, "6: 1", "6: 1", *["6: 4", "6: 4"] * 4)
    assert last_codes(referee)[0] == "back-none-before"


def test_the_short_game_is_one_set() -> None:
    referee = a_row(2, checks=20, short=True)
    for number in range(1, 6):
        lay(referee, f"{number}: 1", f"{number}: 2")
    go_on(referee, 5)
    assert referee.over


def test_the_host_may_end_the_game_between_two_judgements() -> None:
    referee = a_row(2)
    for number in range(1, 6):
        lay(referee, f"{number}: 1", f"{number}: 2")
    go_on(referee)
    host_says(referee, "end", "yes")
    assert referee.over
    assert totals(referee) == {"ana": 300, "bo": 0}


# -- blind -----------------------------------------------------------------------------------


def test_blind_the_place_is_public_and_the_excuse_is_its_players_alone() -> None:
    referee = a_row(2, form="blind")
    lay(referee, "2: +Fish 4")
    (play,) = scene_of(referee).bills[1].plays
    assert (play.seat, play.excuse) == ("ana", None)
    assert play.secret is not None
    said = {"claims": {"Fish": True}, "credibility": 4}
    assert as_json(play, referee, Seat("ana"))["secret"]["value"] == said
    for viewer in (Seat("bo"), None):
        assert "value" not in as_json(play, referee, viewer)["secret"]
    assert last_codes(referee) == ["laid-blind"]


def test_blind_a_food_that_is_named_in_secret_is_not_offered_to_anybody() -> None:
    referee = a_row(2, form="blind")
    lay(referee, "2: +Truffles 4")
    (mine,) = view(referee, Seat("bo")).mine
    assert "Truffles" not in str(mine.prompt)
    assert "Truffles" not in str(referee.table.memory)


def test_blind_all_are_revealed_after_the_last_one_and_then_judged() -> None:
    referee = a_row(2, form="blind")
    lay(referee, *["1: +Truffles 1", "1: 2"] * 4, "2: 1")
    assert not referee.opened_secrets
    lay(referee, "2: 2")
    assert len(referee.opened_secrets) == 10
    assert all(play.excuse for bill in scene_of(referee).bills for play in bill.plays)
    assert fates(referee)[0][0] == "paid"
    assert "Truffles" in str(referee.table.memory)
    go_on(referee)
    assert fates(referee)[1] == ("paid", "ana")
    assert totals(referee)["ana"] >= 200


def test_blind_the_log_says_what_was_opened_and_an_undo_closes_it_again() -> None:
    referee = a_row(2, form="blind")
    lay(referee, *["1: 1", "1: 2"] * 5)
    referee.undo(BY_HOST)
    assert not referee.opened_secrets
    assert asked(referee).key == "set1/turn5/bo/play"
