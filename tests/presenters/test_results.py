"""What a round means for a seat, as its phone says it: the main thing first, in the second person."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from markupsafe import Markup

from companion.presenters import Viewer
from companion.presenters.rulings import Result
from companion.web.services import Services
from companion.words.arguments import Speaker
from rules.engine.game import Game
from rules.engine.registry import GAMES, load
from rules.engine.results import Sentence
from rules.facts import Fact, Seat
from rules.games.anygame import facts as anygame
from rules.games.eatme import facts as eatme
from rules.games.feast import facts as feast
from rules.games.goofspiel import facts as goofspiel
from rules.games.ibid import facts as ibid
from rules.games.ibid.tiles import Tile
from rules.games.ididnt import facts as ididnt
from rules.games.ididnt.adjudicate import Step
from rules.games.ididnt.cards import Check, Excuse
from rules.games.liar import facts as liar
from rules.games.nimmt import facts as nimmt
from rules.games.ohhell import facts as ohhell
from tests.rendering.test_renderer import step
from tests.tables.table_fixture import TableFixture

ANA, BO, CLEO, DEE, EVA = (Seat(name) for name in ("Ana", "Bo", "Cleo", "Dee", "Eva"))
STEPS = 120
"""How many answers are given in a random game."""


SAYING = [game for game in GAMES if type(load(game)).result is not Game.result]
"""The games that have words of their own for what a round means to a player."""


@pytest.fixture(scope="module")
def services() -> Services:
    return TableFixture(players=2).services


def lines(services: Services, game: str, me: str, *facts: Fact) -> list[str]:
    """Return what a phone says of facts about seats whose names are their own."""

    def name(seat: Seat | None) -> Markup:
        return Markup("<b>{}</b>").format(seat)

    language, speaker = services.languages["en"], Speaker(name, Seat(me))

    def said(sentence: Sentence, *, to_me: bool) -> str:
        if not sentence.name and sentence.fact is not None:
            return language.say(sentence.fact, name, Seat(me) if to_me else None).both.striptags()
        about = filter(None, [sentence.fact])
        words = language.text(game, f"result-{sentence.name}", speaker, *about, **sentence.values)
        return words.striptags()

    return [
        " ".join(said(each, to_me=line.is_own) for each in line.sentences)
        for line in load(game).result(facts, Seat(me))
    ]


ATE_THE_MAIN = ididnt.Grounds(Step.ATE_MAIN, (ididnt.Counting(BO, 3),), (), (BO,))
PAYS = ididnt.Pays(2, Check("Steak", "Fries", 1250), ATE_THE_MAIN, BO)
TIED = ididnt.Won((ANA, BO), 0, BO)
EATEN = eatme.Eaten(5, suits=False, seat=CLEO, owner=BO, id=1, eaten_owner=ANA, eaten=2, points=2)
CATCH = ididnt.CatchMoves(
    caller=BO, accused=ANA, holder=None, first=BO, foods=("Rice",),
    before=Excuse({"Rice": True}, 3), now=Excuse({"Rice": False}, 2), free=False,
)  # fmt: skip
TILE = Tile(12, "laptopple", 2)
SAID = [
    ("feast", "Bo", feast.Topic(BO, 6, 7, ()), "You take the 7."),
    ("feast", "Ana", feast.Topic(BO, 6, 7, ()), "Bo takes the 7."),
    ("feast", "Bo", feast.GaffeTaken(BO, 2, 7, 8), "You take an 8."),
    ("feast", "Ana", feast.NoHandLeft(ANA, 8),
     "You have to wait until somebody leaves."),
    (
        "feast",
        "Ana",
        feast.Gaffe(8, (ANA, BO)),
        "Gaffe! You and Bo both played an 8.",
    ),
    ("anygame", "Ana", anygame.Row(2, {ANA: -4}, (BO,), 9),
     "You wrote −4. Bo leads."),
    ("anygame", "Bo", anygame.Row(2, {BO: 5}, (BO,), 9),
     "You wrote 5. You lead."),
    ("anygame", "Bo", anygame.Tied(12, "highest", (), 0, (ANA, BO)),
     "You tied at 12. Enter again."),
    ("anygame", "Ana", anygame.Wins(12, "highest", (), 0, (ANA,)),
     "You win with 12."),
    ("goofspiel", "Bo", goofspiel.Takes(BO, 9, (12,), "stay"),
     "You take the queen."),
    ("goofspiel", "Ana", goofspiel.Takes(BO, 9, (12,), "stay"),
     "Bo takes the queen."),
    ("goofspiel", "Ana", goofspiel.Tie((ANA, BO), 9, (7,), "stay"),
     "Nobody takes the 7."),
    ("goofspiel", "Ana", goofspiel.Tie((ANA, BO), 9, (8,), "share"),
     "You share the 8 with Bo."),
    ("goofspiel", "Cleo", goofspiel.Tie((ANA, BO), 9, (8,), "share"),
     "Ana and Bo share the 8."),
    ("ididnt", "Bo", PAYS, "You pay $12.50."),
    ("ididnt", "Ana", PAYS, "Bo pays $12.50."),
    ("ididnt", "Ana", TIED, "You tie for the Dessert! Share it, or play again."),
    ("ididnt", "Cleo", TIED, "Ana and Bo share the Dessert."),
    ("ididnt", "Ana", CATCH, "Caught! You take the Tip."),
    ("ididnt", "Bo", CATCH, "You catch Ana."),
    ("ididnt", "Cleo", CATCH, "Ana is caught, and takes the Tip."),
    ("eatme", "Ana", EATEN, "Bo ate your organism."),
    ("eatme", "Bo", EATEN, "Your organism ate Ana’s."),
    ("eatme", "Ana", eatme.New(20, suits=True, seat=ANA, id=4),
     "Your 7♦\ufe0e (20) starts organism #4."),
    ("eatme", "Ana", eatme.Joins(20, suits=False, seat=ANA, owner=ANA, id=4, size=2),
     "Your organism #4 eats your 20: 2 cells."),
    ("nimmt", "Bo", nimmt.Follows(BO, 14, "1", 12),
     "Your 14 joins row 1. The row ended with the 12, the nearest below it."),
    ("nimmt", "Bo", nimmt.TakesFive(BO, 15, "1", (10, 11, 12, 13, 14), 11),
     "You take row 1: 11 bull heads. Your 15 is its sixth card."),
    ("nimmt", "Bo", nimmt.TakesChosen(BO, 3, "2", (37,), 1),
     "You take row 2: 1 bull head. Your 3 is lower than every row."),
    ("ohhell", "Bo", ohhell.Made(BO, 2, 2, 12), "You made it: 12 points."),
    ("ohhell", "Bo", ohhell.Missed(BO, 2, 3, 0), "You missed: no points."),
    ("liar", "Ana", liar.TakesBack(ANA, 2, 3),
     "Caught! You take your 2 cards back, plus 3 minus cards."),
    ("liar", "Bo", liar.TakesPile(BO, 7),
     "It was the truth. You take the whole pile: 7 minus cards."),
    ("ibid", "Bo", ibid.Took(BO, None, (TILE, TILE), 4),
     "You take the offer: 2 tiles."),
    ("ibid", "Ana", ibid.Took(BO, "last", (TILE,), -3),
     "Bo has to take the offer: 1 tile for −3."),
    ("ibid", "Ana", ibid.Lost(ANA, Tile(-7, "squinter", 2)),
     "You lose the −7 from your score pile. Discard it."),
]  # fmt: skip


@pytest.mark.parametrize("game, me, what, said", SAID)
def test_each_learns_it_in_the_second_person(
    services: Services, game: str, me: str, what: Fact, said: str
) -> None:
    assert lines(services, game, me, what)[0] == said


def test_every_game_says_it_itself() -> None:
    assert {game for game, *_ in SAID} == set(SAYING)


BOTH_ATE_THE_SIDE = ididnt.Grounds(
    Step.ATE_SIDE, (ididnt.Counting(ANA, 2), ididnt.Counting(BO, 2)), (), (ANA, BO)
)
PAYS_TIE = ididnt.PaysAfterTie(2, Check("Steak", "Fries", 900), BOTH_ATE_THE_SIDE, BO, ATE_THE_MAIN)
LIED = [
    liar.Lie(ANA, BO, "red", 2, {"green": 2}, {"green": 2}),
    liar.TakesBack(ANA, 2, 3),
]
TOLD_TRUTH = [
    liar.Truth(ANA, BO, "red", 2, {"red": 2}, {}),
    liar.TakesPile(BO, 7),
]
TOPIC = feast.Topic(CLEO, 6, 7, ())
LOWEST = feast.GaffeTaken(ANA, 3, 7, 8)
GAFFE = feast.Gaffe(8, (DEE, BO))
TAKES = ibid.Took(BO, None, (TILE, TILE), 4)
STARTS = ibid.NextOffer(ANA, TILE, chosen=False)
LOWER = nimmt.TakesChosen(CLEO, 3, "2", (37,), 1)
SIXTH = nimmt.TakesFive(BO, 15, "1", (10, 11, 12, 13, 14), 11)
ON_ITS_WAY = nimmt.Follows(ANA, 61, "4", 58)
WHOLE = [
    ("feast", "Ana", [TOPIC, LOWEST, GAFFE],
     ["You take an 8.", "Your 3 is the lowest unmatched card. Cleo takes the 7."]),
    ("feast", "Dee", [TOPIC, LOWEST, GAFFE],
     ["Gaffe! You and Bo both played an 8.", "Cleo takes the 7. Ana takes an 8."]),
    ("feast", "Bo", [feast.Gaffe(8, (DEE, BO, EVA))],
     ["Gaffe! You, Dee and Eva all played an 8."]),
    ("feast", "Eva", [TOPIC, LOWEST, GAFFE],
     ["Cleo takes the 7.",
      "Ana takes an 8. Nothing for you. Cleo’s 6 is the highest unmatched card."]),
    ("feast", "Eva", [TOPIC], ["Cleo takes the 7.",
     "Nothing for you. Cleo’s 6 is the highest unmatched card."]),
    # Ana may still have to choose: nobody is told yet that there is nothing for them.
    ("feast", "Ana", [TOPIC, GAFFE], ["Cleo takes the 7.", "Cleo’s 6 is the highest unmatched card."]),
    ("liar", "Ana", LIED, ["Caught! You take your 2 cards back, plus 3 minus cards.",
     "You said 2 red, and played 2 green."]),
    ("liar", "Bo", LIED, ["You were right! Ana takes 2 cards back, plus 3 minus cards.",
     "Ana said 2 red, and played 2 green."]),
    ("liar", "Cleo", LIED, ["A lie! Ana takes 2 cards back, plus 3 minus cards.",
     "Ana said 2 red, and played 2 green."]),
    ("liar", "Ana", TOLD_TRUTH, ["Bo doubted you in vain, and takes the whole pile: 7 minus cards.",
     "You said 2 red, and played 2 red."]),
    ("liar", "Bo", TOLD_TRUTH, ["It was the truth. You take the whole pile: 7 minus cards.",
     "Ana said 2 red, and played 2 red."]),
    ("liar", "Cleo", TOLD_TRUTH, ["Bo was wrong, and takes the whole pile: 7 minus cards.",
     "Ana said 2 red, and played 2 red."]),
    ("ididnt", "Bo", [PAYS], ["You pay $12.50.", "Only you ate the Steak."]),
    ("ididnt", "Ana", [PAYS], ["Bo pays $12.50.", "You pay nothing. Only Bo ate the Steak."]),
    ("ididnt", "Bo", [PAYS_TIE], ["You pay $9.",
     "You and Ana both ate the Fries. Your previous excuse decides: it admitted to the Steak."]),
    ("ididnt", "Ana", [PAYS_TIE], ["Bo pays $9.",
     "You pay nothing. You and Bo both ate the Fries. Bo’s previous excuse decides: it admitted to the Steak."]),
    ("eatme", "Bo", [EATEN], ["Your organism ate Ana’s.", "Ana scores 2."]),
    ("eatme", "Cleo", [EATEN], ["Your 5 let Bo eat.", "Ana scores 2."]),
    ("eatme", "Dee", [EATEN], ["Bo ate Ana’s organism.", "Nothing for you. Ana scores 2."]),
    ("nimmt", "Ana", [SIXTH, ON_ITS_WAY],
     ["Your 61 joins row 4. The row ended with the 58, the nearest below it.",
      "Bo takes row 1: 11 bull heads. Bo’s 15 is its sixth card."]),
    ("nimmt", "Cleo", [nimmt.MustChoose(CLEO, 3)], []),
    ("nimmt", "Cleo", [nimmt.MustChoose(CLEO, 3), LOWER, SIXTH],
     ["You take row 2: 1 bull head. Your 3 is lower than every row.",
      "Bo takes row 1: 11 bull heads. Bo’s 15 is its sixth card."]),
    ("ibid", "Ana", [TAKES, STARTS],
     ["Bo takes the offer: 2 tiles for +4.", "Your 12 starts the next offer."]),
    ("ibid", "Ana", [TAKES, STARTS, ibid.Won((BO,), 4)],
     ["Bo takes the offer: 2 tiles for +4.", "Bo wins with +4."]),
    ("ibid", "Cleo", [TAKES, STARTS], ["Bo takes the offer: 2 tiles for +4.", "Nothing for you."]),
]  # fmt: skip


@pytest.mark.parametrize("game, me, what, said", WHOLE)
def test_the_result_comes_first_and_its_reason_after_it(
    services: Services, game: str, me: str, what: list[Fact], said: list[str]
) -> None:
    assert lines(services, game, me, *what) == said


@pytest.mark.parametrize("game", SAYING)
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_reads_their_own_name(game: str, seed: int) -> None:
    """Whoever it is about is called “you”, and the first words of a result are never a reason."""
    fixture, rng, seen = TableFixture(3), Random(seed), 0
    fixture.start(game)
    for _ in range(STEPS):
        referee = fixture.table.referee
        if referee is None or referee.over:
            break
        for seat, result in zip(fixture.seats, results(fixture), strict=False):
            if result is None:
                continue
            seen += 1
            name = f'<b translate="no">{fixture.table.roster.people[seat].name}</b>'
            shown = [result.main, *result.others]
            assert not any(name in line.said for line in shown)
            assert all(line.said for line in shown)
            assert result.main.kind != "why"
        step(fixture, rng)
    assert seen


def results(fixture: TableFixture) -> Iterator[Result | None]:
    for seat in fixture.seats[:3]:
        presenter = fixture.services.renderer.presenter(fixture.table, Viewer("pad", seat))
        yield presenter.rulings.result


def test_it_names_its_round_and_stays_the_same_while_the_next_one_is_entered() -> None:
    fixture = TableFixture(4)
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=7)
    assert list(results(fixture)) == [None] * 3, "nothing has happened yet"
    fixture.seal(8, 8, 6, 3)
    assert list(results(fixture)) == [None] * 3, "nothing may be told before the reveal"
    fixture.alarm.ring()
    before = list(results(fixture))
    assert [each and each.place for each in before] == ["Deal 1, round 1"] * 3
    assert len({each and each.id for each in before}) == 3
    fixture.ok(fixture.host, "answer", key="deal1/round2/topic", value=2)
    assert list(results(fixture)) == before


def test_a_correction_of_what_happened_is_another_result() -> None:
    fixture = TableFixture(3)
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=7)
    fixture.seal(8, 9, 6)
    fixture.alarm.ring()
    before = list(results(fixture))
    assert before[1] is not None
    assert "You take the 7." in before[1].main.said
    seat = fixture.seats[0]
    fixture.ok(fixture.host, "amend", key=f"deal1/round1/ploy/{seat}", value=10)
    after = list(results(fixture))
    assert after[0] is not None
    assert "You take the 7." in after[0].main.said
    assert after[1] != before[1]


def test_the_last_round_and_the_end_are_one_result() -> None:
    fixture = TableFixture(2)
    fixture.start("goofspiel", cards=5)
    for number in range(1, 6):
        fixture.ok(fixture.host, "answer", key=f"round{number}/prize", value=number)
        for at, seat in enumerate(fixture.seats[:2]):
            card = (number + at - 1) % 5 + 1
            fixture.ok(seat, "answer", key=f"round{number}/card/{seat}", value=card)
        fixture.alarm.ring()
    presenter = fixture.services.renderer.presenter(fixture.table, Viewer("pad", fixture.seats[0]))
    result = presenter.rulings.result
    assert result is not None
    assert result.place == "Round 5"
    assert result.main.said.striptags() == "You take the 5."
    assert result.others[-1].said == '<b translate="no">Bo</b> wins with 10 points.'
    change = presenter.score.my_change
    assert change is not None
    assert change[:2] == ("+5", "5")
    other = fixture.services.renderer.presenter(fixture.table, Viewer("pad", fixture.seats[1]))
    assert other.rulings.result is not None
    assert other.rulings.result.main.said.striptags() == "You win with 10 points!"
    assert other.score.my_change is None


def test_a_watcher_and_the_board_have_none() -> None:
    fixture = TableFixture(3)
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=7)
    fixture.seal(8, 8, 6)
    fixture.alarm.ring()
    for viewer in (Viewer("watch"), Viewer("board", host=True)):
        presenter = fixture.services.renderer.presenter(fixture.table, viewer)
        assert presenter.rulings.result is None


def test_what_is_written_for_the_next_round_changes_no_result_of_the_last_one() -> None:
    fixture = TableFixture(players=2)
    fixture.start("anygame")
    ana, bo = fixture.seats
    fixture.ok(fixture.host, "answer", key="round1/next", value={"scores": True})
    fixture.ok(ana, "answer", key="round1/score/s1", value="32")
    fixture.ok(bo, "answer", key="round1/score/s2", value="5")
    shown = fixture.html("pad", ana)["result"]
    assert "+32" in shown
    fixture.ok(fixture.host, "answer", key="round2/next", value={"scores": True})
    fixture.ok(ana, "answer", key="round2/score/s1", value="6")
    assert fixture.html("pad", ana)["result"] == shown
