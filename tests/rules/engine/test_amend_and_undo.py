from rules.engine.log import Kind, Stamp
from rules.engine.referee import Referee
from rules.engine.tabletop import Script, Tabletop
from rules.prompts import Option, PickCard
from tests.rules.engine.toys import ANA, HOST, again, number, refusal, say, start, state
from tests.rules.toy_facts import toy


def cards(table: Tabletop) -> Script[None]:
    """Five different cards are played; a 7 asks a question more."""
    played: list[int] = []
    for turn in range(5):
        with table.within(f"t{turn}"):
            picks = tuple(
                Option(card, toy("out") if card in played else None) for card in range(1, 11)
            )
            card = yield from table.anyone(PickCard("card", picks))
            played.append(card)
            if card == 7:
                extra = yield from table.ask(ANA, number("why"))
                played.append(100 + extra)
        table.scene = tuple(played)
        table.new_page()
        table.rule("x", toy("played", card=card))


def played(*values: int) -> Referee:
    """Return a game in which these cards were played."""
    referee = start(cards)
    for turn, card in enumerate(values):
        say(referee, f"t{turn}/card", card)
    return referee


def test_what_still_fits_is_kept() -> None:
    referee = played(1, 2, 3)
    referee.amend("t0/card", 9, HOST)
    assert referee.table.scene == (9, 2, 3)
    assert referee.current_ask is not None
    assert referee.current_ask.key == "t3/card"


def test_what_no_longer_fits_is_set_aside_with_the_reason() -> None:
    referee = played(1, 2, 3)
    referee.amend("t0/card", 2, HOST)
    aside = referee.set_aside["t1/card"]
    assert (aside.value, aside.why.code) == (2, "toy.out")
    assert {given.key for given in referee.unplaced_answers()} == {"t2/card"}


def test_latent_answers_flow_back_in_once_the_missing_one_is_entered() -> None:
    referee = played(1, 2, 3)
    referee.amend("t0/card", 7, HOST)
    assert not referee.table.scene
    say(referee, "t0/why", 5)
    assert referee.table.scene == (7, 105, 2, 3)
    assert referee.unplaced_answers() == ()
    assert state(again(referee)) == state(referee)


def test_an_amendment_can_be_amended() -> None:
    referee = played(1)
    referee.amend("t0/card", 2, HOST)
    referee.amend("t0/card", 3, Stamp("bo"))
    assert referee.table.scene == (3,)
    given = referee.applied_answer("t0/card").logged
    assert (given.by, given.amended_by, given.order) == ("host", "bo", 1)


def test_amending_to_what_it_says_already_is_refused() -> None:
    referee = played(1)
    assert refusal(lambda: referee.amend("t0/card", "1", HOST)) == "refused.same-as-before"


def test_an_amendment_must_have_been_allowed_at_its_time() -> None:
    referee = played(1, 2)
    assert refusal(lambda: referee.amend("t1/card", 1, HOST)) == "toy.out"
    assert refusal(lambda: referee.amend("t1/card", 99, HOST)) == "refused.not-an-option"


def test_only_what_is_in_the_game_is_amended() -> None:
    assert refusal(lambda: start(cards).amend("t0/card", 1, HOST)) == "refused.stale"


def test_an_answer_entered_anew_takes_the_older_ones_place() -> None:
    referee = played(1, 2, 3)
    referee.amend("t0/card", 2, HOST)
    say(referee, "t1/card", 4)
    assert referee.table.scene == (2, 4, 3)


def test_undo_brings_the_older_one_back_as_a_draft() -> None:
    referee = played(1, 2, 3)
    referee.amend("t0/card", 2, HOST)
    stuck = state(referee)
    say(referee, "t1/card", 4)
    referee.undo(HOST)
    assert state(referee) == stuck
    referee.undo(HOST)
    assert referee.table.scene == (1, 2, 3)


def test_undo_of_an_amendment_brings_back_what_it_changed() -> None:
    referee = played(1, 2)
    before = state(referee)
    referee.amend("t0/card", 2, HOST)
    (entry,) = referee.undo(HOST)
    assert (entry.kind, entry.key, entry.value) == (Kind.UNDO, "t0/card", 3)
    assert state(referee) == before


def test_entries_are_only_ever_added() -> None:
    referee = played(1)
    referee.amend("t0/card", 2, HOST)
    referee.undo(HOST)
    assert [entry.kind for entry in referee.log] == [Kind.ANSWER, Kind.AMEND, Kind.UNDO]
    assert [entry.seq for entry in referee.log] == [1, 2, 3]


def test_a_step_knows_which_page_of_rulings_was_open() -> None:
    referee = played(1, 2, 3)
    assert [referee.applied_answer(f"t{turn}/card").page for turn in range(3)] == [0, 0, 1]
