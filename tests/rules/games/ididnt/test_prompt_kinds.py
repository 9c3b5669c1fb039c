"""Describing a check and making claims: what is read, and what is refused and why."""

import pytest

from companion.words.arguments import NOBODY
from companion.words.language import SOURCE, languages, messages
from rules.errors import Illegal, Malformed
from rules.facts import Json
from rules.games.ididnt.cards import Check, Excuse
from rules.games.ididnt.dishes import DISHES, NAMES
from rules.games.ididnt.prompt_kinds import DescribeCheck, DescribeRow, MakeClaims

CHECK = DescribeCheck("check", ("Steak", "Crème brûlée"), ("Fries",))
CLAIMS = MakeClaims("excuse", ("Steak", "Fries"), ("Steak", "Fries", "Meat"))


def why(prompt: DescribeCheck | MakeClaims, raw: Json) -> str:
    with pytest.raises(Malformed) as refused:
        prompt.parse(raw)
    return refused.value.why.code.partition(".")[2]


def of(main: Json = "Steak", side: Json = "Fries", cost: Json = 1200) -> Json:
    return {"main": main, "side": side, "cost": cost}


@pytest.mark.parametrize(
    "written, cents",
    [
        (1250, 1250),
        ("12", 1200),
        ("12.50", 1250),
        ("12,50", 1250),
        ("12.5", 1250),
        (" $7 ", 700),
        ("١٢", 1200),
    ],
)
def test_a_number_is_cents_and_a_text_is_what_the_check_prints(written: Json, cents: int) -> None:
    assert CHECK.parse(of(cost=written)).cost == cents


@pytest.mark.parametrize("cost", ["", "12.505", "1000", "-5", "12 50", "a dozen", "1e2"])
def test_what_is_no_cost_is_refused(cost: str) -> None:
    assert why(CHECK, of(cost=cost)) == "no-cost"


def test_a_cost_is_not_negative_and_below_a_thousand() -> None:
    assert why(CHECK, of(cost=-1)) == why(CHECK, of(cost=100_000)) == "out-of-range"
    assert why(CHECK, of(cost=12.5)) == why(CHECK, of(cost=True)) == "not-a-number"


@pytest.mark.parametrize(
    "typed, name",
    [
        ("steak", "Steak"),
        ("  STEAK\n", "Steak"),
        ("crème brûlée", "Crème brûlée"),
        ("creme\u0300 bru\u0302le\u0301e".replace("creme\u0300", "cre\u0300me"), "Crème brûlée"),
        ("mashed \t potatoes", "mashed potatoes"),
        ("so\u200bup", "soup"),
        ("7-Up", "7-Up"),
        ("寿司", "寿司"),
    ],
)
def test_a_food_is_known_by_its_name_whatever_its_capitals_and_spaces(
    typed: str, name: str
) -> None:
    assert CHECK.parse(of(main=typed)).main == name


@pytest.mark.parametrize("typed", ["", "   ", "\u202e", "!?", None, 5, ["Steak"], "x" * 5000])
def test_what_names_no_food_is_refused(typed: Json) -> None:
    assert why(CHECK, of(main=typed)) == "no-food-name"


def test_a_name_has_24_letters_at_most() -> None:
    assert CHECK.parse(of(main="x" * 24)).main == "x" * 24
    assert why(CHECK, of(main="x" * 25)) == "food-too-long"


def test_a_check_has_its_three_parts_and_no_others() -> None:
    assert why(CHECK, {"main": "Steak", "side": "Fries"}) == "fields"
    assert why(CHECK, {**of(), "tip": 1}) == "fields"
    assert CHECK.parse(of("Soup", "soup")) == Check("Soup", "Soup", 1200)


def said(credibility: Json = 3, **claims: Json) -> Json:
    return {"claims": claims, "credibility": credibility}


def test_an_excuse_may_claim_nothing() -> None:
    assert CLAIMS.parse(said()) == Excuse({}, 3)


def test_an_excuse_never_says_both_of_one_food() -> None:
    assert why(CLAIMS, said(Steak=True, steak=False)) == "both-claims"
    assert CLAIMS.parse(said(Steak=True, steak=True)) == Excuse({"Steak": True}, 3)
    assert why(CLAIMS, said(Soup=True, soup=False)) == "both-claims"


@pytest.mark.parametrize("credibility", [0, 6, "0", "6"])
def test_credibility_is_from_1_to_5(credibility: Json) -> None:
    assert why(CLAIMS, said(credibility)) == "out-of-range"
    assert CLAIMS.parse(said("5")).credibility == 5


def test_a_claim_is_yes_or_no() -> None:
    assert why(CLAIMS, said(Steak="yes")) == why(CLAIMS, said(Steak=1)) == "not-an-option"
    assert why(CLAIMS, {"claims": ["Steak"], "credibility": 3}) == "too-many-claims"


def test_an_excuse_speaks_of_twelve_foods_at_most() -> None:
    many: dict[str, Json] = {f"Food {n}": True for n in range(13)}
    assert why(CLAIMS, {"claims": many, "credibility": 3}) == "too-many-claims"


def test_the_foods_that_do_not_matter_now_come_by_name() -> None:
    prompt = MakeClaims("excuse", ("Steak",), ("Steak", "tea", "Soup", "Apple"))
    assert prompt.others() == ("Apple", "Soup", "tea")


@pytest.mark.parametrize(
    "typed, name",
    [
        ("salade", "Salad"),
        ("ENSALADA", "Salad"),
        ("pates", "Pasta"),
        ("hahnchen", "Chicken"),
        ("Petits  Pois", "Peas"),
        ("creme brulee", "Crème brûlée"),
        ("Schnitzel", "Schnitzel"),
    ],
)
def test_a_dish_is_entered_as_our_menus_in_all_languages_call_it(typed: str, name: str) -> None:
    assert CHECK.read(of(main=typed)).main == name
    entered: Json = {"claims": {typed: True}, "credibility": 3}
    about = MakeClaims("excuse", (name,), (name,))
    assert about.read(entered).claims == {name: True}


def test_what_a_table_has_called_a_dish_so_far_it_calls_it_still() -> None:
    prompt = DescribeCheck("check", ("Salade",))
    assert prompt.read(of(main="Ensalada")).main == "Salade"
    row = DescribeRow.of("row", CHECK, 2)
    entered = row.read({"1": of("Nudeln", "Schnitzel"), "2": of("pasta", "SCHNITZEL")})
    assert [(each.main, each.side) for each in entered.values()] == 2 * [("Pasta", "Schnitzel")]


def test_an_excuse_says_one_thing_of_a_dish_in_whatever_language() -> None:
    both: Json = {"claims": {"Salade": True, "Salat": False}, "credibility": 3}
    with pytest.raises(Malformed) as refused:
        CLAIMS.read(both)
    assert refused.value.why.code == "ididnt.both-claims"


def test_an_entry_of_an_older_log_keeps_its_names() -> None:
    older: Json = {"claims": {"Salade": True, "Salat": False}, "credibility": 3}
    assert CLAIMS.recall(older).claims == {"Salade": True, "Salat": False}
    assert CHECK.recall(of(main="Salade")).main == "Salade"


@pytest.mark.parametrize("code", [each for each in languages() if each != SOURCE])
def test_the_menus_are_those_of_the_messages(code: str) -> None:
    own = messages("ididnt", code)
    assert own is not None
    said = [str(own.say("dish", {"it": dish}, NOBODY)) for dish in DISHES]
    assert said == NAMES[code].split(", ")


def test_the_main_of_a_check_is_not_its_side() -> None:
    check = {"main": "Steak", "side": " steak ", "cost": "12"}
    with pytest.raises(Illegal) as refused:
        CHECK.read(check)
    assert refused.value.why.code == "ididnt.one-dish"
    assert CHECK.recall(check).side == "Steak", "an evening that has one goes on"
