"""What I Bid You Not says: the set-up on the board, and texts that know the variant."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from markupsafe import escape

from companion.presenters import TablePresenter, Viewer
from companion.tables.lobby import lobby
from rules.facts import Seat
from rules.games.ibid.facts import OptionTake, Took
from rules.games.ibid.meta import META, VARIANTS, RangeBackwards
from rules.games.ibid.tiles import Tile
from tests.tables.table_fixture import TableFixture

pytestmark = pytest.mark.game("ibid")


def plain(said: object) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]+>", "", escape(said))).split())


def presenter(laid: TableFixture) -> TablePresenter:
    return laid.services.renderer.presenter(laid.table, Viewer("board", host=True))


def steps(laid: TableFixture) -> list[str]:
    return [plain(each) for each in presenter(laid).between.steps]


def how(laid: TableFixture) -> str:
    return plain(" ".join(presenter(laid).how))


def enter(laid: TableFixture, name: str, value: Any) -> None:
    laid.ok(laid.host, "answer", key=f"offer1/start/{name}", value=value)


def begun(players: int = 4, **options: object) -> TableFixture:
    laid = TableFixture(players)
    laid.start("ibid", **{"deck": "app", **options})
    return laid


# -- setting up -------------------------------------------------------------------------------


def test_one_screen_says_every_step_until_the_first_offer_is_entered() -> None:
    laid = begun(3, length="most", draw=False)
    assert presenter(laid).between.heading == "Set up the tiles"
    assert steps(laid) == [
        "Leave out every tile under 9 or over 56. 48 tiles stay.",
        "Shuffle all 48 tiles face down.",
        "Agree who starts, and enter it.",
        "Flip the top tile: the first offer.",
        "Deal the rest one by one, clockwise from whoever starts. Hands may differ by one.",
        "Enter the flipped tile.",
    ]
    enter(laid, "starter", laid.seats[1])
    assert steps(laid)[2:5] == [
        "Bo starts.",
        "Flip the top tile: the first offer.",
        "Deal the rest one by one, clockwise from Bo. Bo and Cem get 16, Ana 15.",
    ]
    enter(laid, "start", 20)
    assert presenter(laid).between.heading == ""


def test_who_starts_is_said_where_it_is_drawn() -> None:
    laid = begun(3)
    referee = laid.table.referee
    assert referee is not None
    starter = laid.table.roster.people[referee.log[0].value].name
    said = steps(laid)
    assert said[0] == "Shuffle all 64 tiles face down."
    assert said[2] == f"Deal the rest one by one, clockwise from {starter}. Everybody gets 21."
    assert said[-1] == f"Enter the flipped tile. {starter} starts, drawn at random."


@pytest.mark.parametrize("tiles, dealt", [(30, "Cem and Dilek get 8, the others 7."), (31, None)])
def test_of_a_deck_that_the_table_counts_the_hands_are_said_once_it_is_counted(
    tiles: int, dealt: str | None
) -> None:
    laid = begun(4, deck="ours", length="range", draw=False)
    enter(laid, "starter", laid.seats[2])
    assert steps(laid)[:2] == [
        "Leave out every tile under 10 or over 55.",
        "Shuffle and count the tiles. Enter how many.",
    ]
    before = len(steps(laid))
    if dealt:
        enter(laid, "size", tiles - 1)
        assert steps(laid)[4].endswith("from Cem. Everybody gets 7.")
    else:
        enter(laid, "size", tiles)
        assert steps(laid)[4].endswith("from Cem. Cem and Dilek get 8, the others 7.")
    assert len(steps(laid)) == before, "a step that is ticked off stays the same step"


def test_of_many_with_a_tile_more_the_last_one_is_named() -> None:
    laid = begun(6, deck="ours", draw=False)
    enter(laid, "starter", laid.seats[4])
    enter(laid, "size", 1 + 6 * 5 + 4)
    assert steps(laid)[3].endswith("from Eva. The first 4, up to Bo, get 6, the others 5.")


# -- the guide --------------------------------------------------------------------------------


@pytest.mark.parametrize("on", ["", *VARIANTS, "all"])
def test_the_help_is_true_under_each_variant_and_all_of_them(on: str) -> None:
    """So every two of them are on together, off together, and one of them without the other."""
    options = {variant: on in {variant, "all"} for variant in VARIANTS}
    laid = begun(4, **options)
    said = how(laid)
    assert ("Whoever takes it picks the bid that starts" in said) == options["winner_starts"]
    assert ("The lowest bid starts" in said) != options["winner_starts"]
    assert ("The middle bid goes back" in said) == options["middle_returns"]
    assert ("The other bids are discarded" in said) != options["middle_returns"]
    assert ("or add one from your hand" in said) == options["skip_either"]
    assert ("and add one from your hand" in said) != options["skip_either"]
    assert ("lower or higher than the whole offer" in said) == options["in_order"]
    assert ("of each type" in said) == options["per_type"]


def test_the_help_says_of_actions_only_where_they_count_and_of_the_middle_where_there_is_one() -> (
    None
):
    assert "action" in how(begun(4))
    assert "action" not in how(begun(4, actions=False))
    assert "middle" not in how(begun(2, middle_returns=True))
    assert "The other bid is discarded" in how(begun(2))


def test_what_is_needed_is_the_deck_that_is_picked_and_what_will_do_instead_fits_it() -> None:
    printed = presenter(begun(seed=7, odd=True, double=True))
    assert plain(printed.needs) == (
        "The tiles that the app prints, seed 7: the base tiles, Odd Inventions and Double Devices."
    )
    assert "Printed from the app" not in " ".join(printed.substitutes)
    own = presenter(begun(deck="ours", odd=True, actions=False))
    assert plain(own.needs) == "Your own tiles of I Bid You Not: the base tiles and Odd Inventions."
    listed = presenter(begun(deck="ours", list=["-20,Calculater,3,a", "65,Computer Moose,2,"]))
    assert "Odd Inventions and Double Devices" in plain(listed.needs)
    assert "set “The tiles” to “Printed from the app”" in " ".join(own.substitutes)
    assert "action" not in " ".join(own.substitutes)
    assert "its action" in " ".join(printed.substitutes)


# -- the deck that is cut ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "options, said",
    [
        (
            {"deck": "app", "length": "half"},
            (
                "32 tiles, 17 to 48: 7 or 8 each, and one for the first offer. "
                "Leave out every tile under 17 or over 48: 32 tiles."
            ),
        ),
        (
            {"deck": "app", "length": "range", "lowest": 1, "highest": 41},
            (
                "41 tiles, 1 to 41: 10 each, and one for the first offer. "
                "Leave out every tile over 41: 23 tiles."
            ),
        ),
        (
            {"deck": "ours", "length": "range"},
            (
                "Leave out every tile under 10 or over 55. "
                "Each tile is described once, when it first appears."
            ),
        ),
        ({"deck": "ours"}, "Each tile is described once, when it first appears."),
    ],
)
def test_the_lobby_says_what_to_put_away(options: dict[str, Any], said: str) -> None:
    laid = TableFixture(4)
    laid.ok(laid.host, "choose_game", game="ibid", options=options)
    now = lobby(laid.table.roster)
    assert now.summary is not None
    assert plain(presenter(laid).say(now.summary)) == said
    shown = {field.option.name for field in now.fields}
    assert ({"lowest", "highest"} <= shown) == (options.get("length") == "range")
    assert "length" in shown


def test_a_number_that_was_put_away_says_so() -> None:
    laid = begun(deck="app", length="half")
    answer = laid.do(laid.host, "answer", key="offer1/start/start", value=60)
    assert "The 60 is left out. You play with 17 to 48." in plain(answer)
    said = presenter(laid).say(RangeBackwards(low=55, high=-3))
    assert plain(said) == "No number is from 55 to −3. Swap the two."


# -- what the app cannot check ------------------------------------------------------------------


@pytest.mark.parametrize("action, order", [("a", "highest"), ("b", "lowest")])
def test_what_the_app_cannot_see_is_a_standing_order_on_every_pad(action: str, order: str) -> None:
    rows = [f"{number},Camerat,3," for number in range(1, 20)]
    laid = begun(3, deck="ours", whole=True, list=[*rows, f"25,Thumb Hive,3,{action}"], draw=False)
    enter(laid, "starter", laid.seats[0])
    enter(laid, "start", 25)
    for seat in laid.seats:
        pad = laid.services.renderer.presenter(laid.table, Viewer("pad", others=(seat,), seat=seat))
        shown = str(pad.game_macro("pad", "on_table")(pad))
        assert "data-order" in shown
        assert f"Add only the {order} tile of your hand" in plain(shown)


# -- what a choice costs and brings -------------------------------------------------------------


def test_taking_promises_what_the_actions_leave() -> None:
    said = presenter(begun()).say
    take = OptionTake(total=7, tiles=2, hand=0, bids=False)
    assert plain(said(take)) == "Take it: 2 tiles, +7"
    take = OptionTake(total=0, tiles=1, hand=1, bids=True)
    assert plain(said(take)) == "Take it: 1 tile, 0, and the bids, and 1 into your hand"


def test_who_can_pay_neither_way_of_a_cheaper_skip_is_told_both() -> None:
    took = Took(Seat("s1"), "nothing", (Tile(20, "dishsmasher", 3),), 3)
    said = presenter(begun()).say(took)
    assert plain(said).endswith("There is no scored tile to lose, and none to add.")


# -- badges and forms ---------------------------------------------------------------------------


def test_the_designers_own_are_called_published_and_nothing_else_is() -> None:
    marked = {option.name: option.badge for option in META.options if option.badge}
    assert marked == dict.fromkeys((*VARIANTS, "odd", "double"), "published")


def test_the_forms_come_in_the_order_in_which_the_designer_teaches_them() -> None:
    assert [form.name for form in META.forms] == ["base", "variants", "odd", "double"]
    first = META.forms[0].values
    assert first["actions"], "base tiles have actions"
    assert not any(first[name] for name in (*VARIANTS, "odd", "double"))
    assert all(META.forms[1].values[name] for name in VARIANTS)
    assert (META.difficulty, META.best) == (1, (3, 6))
