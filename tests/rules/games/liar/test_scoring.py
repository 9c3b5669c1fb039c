"""Points, the rainbow, three games, and coming and going."""

import pytest

from rules.engine.log import Kind
from rules.engine.referee import Referee
from rules.errors import Refused
from rules.facts import Seat
from rules.games.liar.facts import Leaves
from tests.golden.files import codes as every_code
from tests.rules.games.evening import BY_HOST, asked, call, offered
from tests.rules.games.liar.driver import (
    ANA,
    BO,
    CY,
    Match,
    announce,
    begin,
    codes,
    doubt,
    down_to,
    hands,
    lay,
    minus,
    passes,
    say,
    scene_of,
    seat_down,
)


def win(referee: Referee) -> None:
    """Ana lays her last card, and everybody believes it."""
    down_to(referee, ANA, 1)
    if referee.setup.options["entry"] == "sealed":
        lay(referee, "red", red=1)
    else:
        announce(referee, "red", 1)
    for _ in range(len(hands(referee)) - 1):
        passes(referee)


def claim(referee: Referee, **where: str) -> None:
    for seat, answer in where.items():
        referee.answer(f"game{scene_of(referee).game}/rainbow/{seat}", answer, BY_HOST)


def cells(referee: Referee) -> dict[str, tuple[int | None, ...]]:
    assert referee.table.standings is not None
    return {line.seat: line.cells for line in referee.table.standings.lines}


@pytest.mark.parametrize("where, bo", [("none", -15), ("hand", -24)])
def test_the_winner_gets_ten_and_the_others_lose_a_point_a_card(where: str, bo: int) -> None:
    referee = begin()
    win(referee)
    claim(referee, bo=where, cy="none")
    assert cells(referee) == {
        "ana": (10, None, None),
        "bo": (bo, None, None),
        "cy": (-15, None, None),
    }


def test_with_two_players_the_rainbow_costs_five() -> None:
    referee = begin(2)
    win(referee)
    claim(referee, bo="hand")
    assert cells(referee)["bo"][0] == -13 - 4


def passes_to_ana(referee: Referee) -> None:
    while scene_of(referee).up != ANA:
        if scene_of(referee).standing:
            passes(referee)
        else:
            lay(referee, "red", red=1)


def test_the_winner_counts_no_minus_cards() -> None:
    referee = begin(starter=CY)
    lay(referee, "red", red=1)
    doubt(referee)
    assert minus(referee)[ANA] == 1
    passes_to_ana(referee)
    win(referee)
    claim(referee, bo="none", cy="none")
    assert cells(referee)["ana"][0] == 10


def test_in_secret_entry_only_hands_are_asked_about() -> None:
    referee = begin()
    lay(referee, "red", blue=1)
    lay(referee, "red", green=1)
    doubt(referee)
    passes_to_ana(referee)
    win(referee)
    prompt = referee.resolve(referee.find("game1/rainbow/bo"))
    assert [bool(option.out) for option in prompt.options] == [False, False, True]  # type: ignore[attr-defined]


def test_in_secret_entry_the_app_finds_the_rainbow_in_a_minus_pile_and_opens_no_more() -> None:
    referee = begin()
    lay(referee, "red", rainbow=1, blue=1)
    lay(referee, "red", green=2)
    doubt(referee)
    passes_to_ana(referee)
    win(referee)
    assert cells(referee)["bo"][0] == -(hands_before(referee, BO) + 2) - 9
    opened = {entry.key for entry in referee.log if entry.kind is Kind.REVEAL}
    assert "game1/minus-bo" in opened
    assert "game1/turn1/ana/turn/cards" not in opened


def hands_before(referee: Referee, seat: Seat) -> int:
    return next(one.hand for one in scene_of(referee).tally if one.seat == seat)


def test_in_open_entry_minus_piles_are_asked_about_too() -> None:
    referee = begin(entry="open")
    announce(referee, "red", 2)
    announce(referee, "red", 2)
    doubt(referee)
    say(referee, {"blue": 2})
    say(referee, "right")
    announce(referee, "red", 1)
    assert scene_of(referee).up == ANA
    down_to(referee, ANA, 1)
    announce(referee, "red", 1)
    passes(referee)
    passes(referee)
    claim(referee, bo="minus", cy="none")
    assert cells(referee)["bo"][0] == -(15 + 2) - 9


def test_a_rainbow_that_everybody_saw_is_not_asked_about() -> None:
    referee = begin()
    lay(referee, "red", rainbow=1)
    doubt(referee)
    win(referee)
    assert asked(referee) == "game2/deal"
    assert cells(referee)["bo"][0] == -(15 + 1) - 9


def test_two_claimants_are_a_clash_and_one_of_them_amends() -> None:
    referee = begin()
    win(referee)
    claim(referee, bo="hand", cy="hand")
    assert asked(referee) == "game1/clash-rainbow"
    referee.amend("game1/rainbow/cy", "none", BY_HOST)
    assert asked(referee) == "game2/deal"
    assert cells(referee)["cy"][0] == -15


def test_the_last_winner_begins_the_next_game_and_the_highest_total_wins() -> None:
    referee = Match(seat_down(4), 5).play()
    standings = referee.table.standings
    assert standings is not None
    best = max(line.total for line in standings.lines)
    assert referee.table.winners == tuple(s.seat for s in standings.lines if s.total == best)
    for game in (2, 3):
        won_before = max(standings.lines, key=lambda line: line.cells[game - 2] or 0).seat
        turn = next(s for s in referee.history if s.pending.key.startswith(f"game{game}/turn1/"))
        assert turn.pending.who == won_before


def test_a_single_game_has_no_points_and_shows_the_cards_left() -> None:
    referee = begin(extended=False)
    win(referee)
    assert referee.over
    assert "liar.scores" not in every_code(referee)
    standings = referee.table.standings
    assert standings is not None
    assert {line.seat: line.total for line in standings.lines} == {"ana": 0, "bo": 15, "cy": 15}
    assert standings.leaders() == referee.table.winners == (ANA,)


# -- who starts --------------------------------------------------------------------------


def test_the_app_draws_who_begins_and_writes_it_down() -> None:
    referee = seat_down(starter="draw")
    assert referee.log[0].key == "game1/starter"
    assert scene_of(referee).starter == referee.log[0].value


# -- coming and going --------------------------------------------------------------------


def test_whoever_leaves_for_good_makes_the_game_void() -> None:
    referee = begin(4)
    lay(referee, "red", red=1)
    call(referee, "leave", BO)
    assert asked(referee) == "game1-again1/deal"
    assert list(hands(referee)) == ["ana", "cy", "di"]
    assert codes(referee)[-1] == "liar.leaves"
    say(referee, "yes")
    assert scene_of(referee).up == ANA


def leave_effects(referee: Referee) -> dict[Seat, str | None]:
    """What the host is told becomes of the game, by the player who leaves; None: it is void."""
    (leave,) = [each for each in referee.standing_prompts() if each.prompt.name == "leave"]
    return {
        option.value: option.effect and option.effect.code
        for option in leave.prompt.options  # type: ignore[union-attr]  # it names a player
    }


def test_a_game_that_is_won_counts_though_somebody_leaves_while_it_is_counted() -> None:
    referee = begin(4)
    assert leave_effects(referee)[BO] is None
    win(referee)
    assert leave_effects(referee)[BO] == "liar.leaves-won"
    call(referee, "leave", BO)
    assert referee.table.pages[-1][-1].fact == Leaves(BO, void=False)
    claim(referee, bo="none", cy="none", di="none")
    assert cells(referee)["ana"][0] == 10
    assert asked(referee) == "game2/deal"
    assert list(hands(referee)) == ["ana", "cy", "di"]


def test_who_only_waits_to_be_dealt_in_leaves_without_making_the_game_void() -> None:
    referee = begin(3)
    call(referee, "join", "late")
    assert leave_effects(referee)[Seat("late")] == "liar.leaves-waiting"
    call(referee, "leave", "late")
    assert asked(referee) == "game1/turn1/ana/turn"
    assert referee.table.pages[-1][-1].fact == Leaves(Seat("late"), void=False)


def test_when_the_starter_leaves_the_next_one_begins() -> None:
    referee = begin(4)
    call(referee, "leave", ANA)
    assert scene_of(referee).starter == BO


def test_earlier_scores_stay_but_who_has_left_does_not_compete() -> None:
    referee = begin(4)
    win(referee)
    claim(referee, bo="none", cy="none", di="none")
    say(referee, "yes")
    call(referee, "leave", BO)
    assert cells(referee)["bo"][0] == -11
    assert referee.table.standings is not None
    assert not referee.table.standings.line(BO).competes


def test_two_who_stay_play_with_five_colours() -> None:
    referee = begin(3)
    call(referee, "leave", CY)
    deal = scene_of(referee).deal
    assert (len(deal.colours), deal.removed, deal.each) == (5, 10, 13)


def test_of_two_nobody_can_leave() -> None:
    referee = begin(2)
    assert "leave" not in offered(referee)


def test_who_comes_late_plays_from_the_next_game_on() -> None:
    referee = begin(3)
    call(referee, "join", "late")
    lay(referee, "red", red=1)
    assert "late" not in hands(referee)
    passes(referee)
    passes(referee)
    win(referee)
    claim(referee, bo="none", cy="none")
    assert list(hands(referee)) == ["ana", "bo", "cy", "late"]
    assert cells(referee)["late"] == (None, None, None)
    call(referee, "hold", 10, Seat("late"))
    assert hands(referee)["late"] == 10


def test_five_is_the_most() -> None:
    referee = begin(5)
    with pytest.raises(Refused, match=r"liar\.full"):
        call(referee, "join", "late")


def test_nobody_joins_the_last_game() -> None:
    referee = Match(seat_down(3), 2).play(until="game3/turn1")
    assert "join" not in offered(referee)


def test_who_is_away_passes_and_must_have_a_neighbour_lay() -> None:
    referee = begin()
    with pytest.raises(Refused, match=r"refused\.draw-a-card"):
        referee.answer_for_absent("game1/turn1/ana/turn", BY_HOST)
    lay(referee, "red", red=1)
    referee.answer_for_absent("game1/turn2/bo/turn", BY_HOST)
    assert codes(referee) == ["liar.passes"]
