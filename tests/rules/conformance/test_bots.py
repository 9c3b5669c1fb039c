"""The players of every game that the app plays: whole games, real hands, and no look at other cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from rules.engine.asks import Mode, PendingPrompt
from rules.engine.bot_play import play_on, whole_game
from rules.engine.bots import Bots
from rules.engine.log import CHANCE_BY, Kind, Stamp
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, load
from rules.engine.setup import Setup
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Script, Tabletop
from rules.facts import Seat
from rules.prompts import Clash, Number
from tests.repeats import more_when_slow
from tests.rules.conformance.playthrough import SEATS
from tests.rules.conformance.rand import copy_of
from tests.rules.engine.toys import Toy
from tests.rules.toy_facts import toy

MOST_ENTRIES = {"ohhell": 1000, "ididnt": 700, "nimmt": 2000}
"""More than a whole game of bots has; 400 where it is not said."""
HIDDEN = tuple(game for game in GAMES if game not in ("goofspiel", "anygame"))
"""Games in which nobody knows what the others hold."""
WITH_SCORE = tuple(game for game in GAMES if game != "anygame")
GAMES_OF_A_PART = 20
"""How many games with options by chance are played to their end in a part."""
EVENINGS = 24
"""How many games show that bots are better than chance."""


def setups(game: str) -> list[Setup]:
    """Few and many players, with the proposed options and each form, and with some by chance."""
    about, make = load(game).meta, load(game).bots.options
    found = []
    for players in sorted({about.least, min(about.most, 4), about.most}):
        options = [about.settle(players, {}), about.sample(Random(players), players)]
        if players == 4:
            options += [about.settle(players, form.values) for form in about.forms]
        found += [Setup(SEATS[:players], make(each)) for each in options]
    return found


def begun(game: str, setup: Setup, seed: int) -> tuple[Referee, Bots]:
    """A game before its first entry, and its bots."""
    referee = Referee(load(game), setup, Random(seed))
    return referee, load(game).bots(referee, seed)


def entries(referee: Referee) -> list[tuple[Any, ...]]:
    return [(entry.kind, entry.key, entry.value, entry.seat) for entry in referee.log]


def held(game: str, referee: Referee) -> dict[Seat, int] | None:
    """How many cards everybody holds, by what lies on the table; None where that cannot be said now."""
    scene: Any = referee.table.scene
    seats = referee.table.seats
    if game == "goofspiel":
        return {seat: len(scene.hands[seat]) for seat in seats}
    if game == "eatme":
        dealt = 0 if scene.ouroboros else scene.rounds
        return dict.fromkeys(seats, dealt and dealt - len(scene.past))
    if game == "ibid":
        return dict(scene.hands)
    if game == "nimmt" and scene.stage == "play":
        return dict.fromkeys(seats, 10 - scene.round)
    if game == "liar" and scene.stage == "turn":
        return {player.seat: player.hand for player in scene.players}
    if game == "feast" and scene.dealing is None:
        left = scene.rounds - scene.round + 1
        open_ = {play.seat for play in scene.plays if play.rank is None}
        return {seat: left - (seat not in open_) for seat in scene.captures}
    return None


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_and_nothing_impossible_is_played(game: str) -> None:
    for seed, setup in enumerate(setups(game)):
        referee, bots = begun(game, setup, seed)
        before = bots.rounds_ended()
        while True:
            if (found := bots.next_answer()) is not None:
                pending, value = found
                own = bots.prompt(pending)
                assert own.objection(own.parse(value)) is None, (pending.key, value)
                assert not isinstance(own, Clash), "two have entered the same card"
            counted = held(game, referee)
            if counted is not None and not referee.over:
                assert counted == {seat: len(bots.hand(seat)) for seat in counted}
            assert bots.rounds_ended() >= before
            before = bots.rounds_ended()
            if not play_on(referee, bots):
                break
        assert referee.over
        assert referee.table.winners
        assert len(referee.log) < MOST_ENTRIES.get(game, 400)
        assert before > 1, "no round has ended"


@pytest.mark.parametrize("part", more_when_slow(1, 2))
@pytest.mark.parametrize("game", GAMES)
def test_bots_have_an_answer_to_everything(game: str, part: int) -> None:
    about, make = load(game).meta, load(game).bots.options
    for seed in range(part * GAMES_OF_A_PART, (part + 1) * GAMES_OF_A_PART):
        players = about.least + seed % (min(about.most, len(SEATS)) - about.least + 1)
        setup = Setup(SEATS[:players], make(about.sample(Random(seed), players)))
        assert whole_game(load(game), setup, seed).over, seed


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_decides_everything(game: str) -> None:
    setup = setups(game)[1]
    one, same, other = (whole_game(load(game), setup, seed) for seed in (1, 1, 2))
    assert entries(one) == entries(same)
    assert entries(one) != entries(other)


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_leaves_nothing_to_put_right(game: str) -> None:
    referee, bots = begun(game, setups(game)[0], 3)
    while not referee.over and len(referee.log) < 60:
        play_on(referee, bots)
    for _ in range(4):
        step = referee.last_entry
        assert step is not None
        referee.undo(Stamp("host"))
        if step.kind is Kind.ANSWER and step.by != CHANCE_BY:
            pending = referee.find(step.key)
            assert bots.answer(pending) == step.value
    fresh = copy_of(referee)
    again = load(game).bots(fresh, 3)
    assert {seat: again.hand(seat) for seat in SEATS} == {seat: bots.hand(seat) for seat in SEATS}


def short_sighted(bots: type[Bots], hide: Seat) -> type[Bots]:
    """The same bots, where all other hands but that of one seat are empty."""

    class ShortSighted(bots):  # type: ignore[misc,valid-type]  # a class made from a value
        def hands(self) -> Mapping[Seat, Sequence[Any]]:
            return {seat: cards if seat == hide else () for seat, cards in super().hands().items()}

    return ShortSighted


def choices(referee: Referee, bots: Bots) -> list[PendingPrompt[Any]]:
    """What seats are asked now that they decide out of their hand."""
    asked = referee.current_ask.pending if referee.current_ask else ()
    return [
        each
        for each in asked
        if isinstance(each.who, str)
        and not each.call
        and each.prompt.name.partition("-")[0] not in bots.flips
    ]


@pytest.mark.parametrize("game", HIDDEN)
def test_nobody_looks_at_the_cards_of_others(game: str) -> None:
    """With other cards in all other hands, and other secrets sealed, the answer is the same."""
    decided = 0
    for seed, setup in enumerate(setups(game)[:3]):
        referee, bots = begun(game, setup, seed)
        for _ in range(150):
            for pending in choices(referee, bots):
                seat = Seat(str(pending.who))
                others = short_sighted(load(game).bots, seat)(referee, seed)
                assert others.answer(pending) == bots.answer(pending), pending.key
                decided += 1
            if not play_on(referee, bots):
                break
    assert decided > 50


@pytest.mark.parametrize("game", GAMES)
def test_what_others_have_sealed_changes_no_answer(game: str) -> None:
    compared = 0
    for seed, setup in enumerate(setups(game)):
        referee, bots = begun(game, setup, seed)
        while not referee.over and compared < 20 * (seed + 1):
            ask = referee.current_ask
            if ask is not None and ask.mode is Mode.SEALED and not referee.pending_answers:
                before = {each.key: bots.answer(each) for each in ask.pending}
                twin = copy_of(referee)
                rng = Random(seed)
                for each in ask.pending:
                    assert load(game).bots(twin, seed).answer(each) == before[each.key]
                    prompt = twin.resolve(twin.find(each.key))
                    any_value = prompt.dump(prompt.sample(rng))
                    twin.answer(each.key, any_value, Stamp(str(each.who)))
                    compared += 1
            play_on(referee, bots)
        if referee.over:
            continue
        break
    assert compared >= 20 or game in ("ididnt", "liar", "anygame"), "nothing was sealed"


def against_chance(bots: type[Bots], clever: Seat) -> type[Bots]:
    """Bots of which one seat plays as they do, and the others play any card of their hands."""

    class OneIsClever(bots):  # type: ignore[misc,valid-type]  # a class made from a value
        def choose(self, prompt: Any, seat: Seat | None, rng: Random) -> Any:
            flips = prompt.name.partition("-")[0] in self.flips
            return super().choose(prompt, seat, rng) if flips or seat in (None, clever) else None

        def call(self, prompt: Any, seat: Seat, rng: Random) -> Any:
            return super().call(prompt, seat, rng) if seat == clever else None

    return OneIsClever


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [game for game in WITH_SCORE if load(game).bots.choose is not Bots.choose]
)
def test_a_bot_wins_more_often_than_chance_does(game: str) -> None:
    """One of four would win a quarter of the games."""
    seats, about = SEATS[:4], load(game).meta
    setup = Setup(seats, load(game).bots.options(about.settle(4, {})))
    won = 0.0
    for seed in range(EVENINGS):
        clever = seats[seed % 4]
        referee = Referee(load(game), setup, Random(seed))
        bots = against_chance(load(game).bots, clever)(referee, seed)
        while play_on(referee, bots):
            pass
        won += (clever in referee.table.winners) / len(referee.table.winners)
    assert won / EVENINGS > 0.3


@pytest.mark.parametrize("game", GAMES)
def test_people_are_waited_for_and_asked_only_what_is_theirs(game: str) -> None:
    """With a person at the table the bots stop where it is up to that person, and nowhere else."""
    me = SEATS[0]
    referee, bots = begun(game, setups(game)[1], 5)
    asked = 0
    while not referee.over and asked < 12:
        if play_on(referee, bots, (me,)):
            continue
        assert referee.current_ask is not None
        mine = [
            each
            for each in referee.current_ask.pending
            if bots.is_up_to(each, (me,)) and each.key not in referee.pending_answers
        ]
        assert mine, "the game waits for nobody"
        assert not {each.prompt.name.partition("-")[0] for each in mine} & bots.flips
        referee.answer(mine[0].key, bots.answer(mine[0]), Stamp(me))
        asked += 1
    assert asked


def highest_bid(table: Tabletop) -> Script[None]:
    """Two rounds: everybody seals a number, and the highest scores."""
    points = dict.fromkeys(table.seats, 0)
    table.standings = standings(points)
    for number in (1, 2):
        with table.within(f"round{number}"):
            bids = yield from table.sealed("bid", table.seats, lambda _: Number("bid", 1, 9))
        table.new_page()
        best = max(bids, key=bids.__getitem__)
        points[best] += 1
        table.rule("bids", toy("best", seat=best))
        table.standings = standings(points)
    table.winners = tuple(seat for seat in table.seats if points[seat])


def standings(points: Mapping[Seat, int]) -> Standings:
    return Standings((), tuple(Line(seat, (), total) for seat, total in points.items()))


def test_a_game_without_bots_of_its_own_plays_what_its_prompts_draw() -> None:
    referee = whole_game(Toy(highest_bid), Setup(SEATS[:3]), 1)
    assert referee.over
    assert len(entries(referee)) == 8
    assert entries(referee) == entries(whole_game(Toy(highest_bid), Setup(SEATS[:3]), 1))
    assert Toy.bots(referee, 1).hand(SEATS[0]) == ()


def test_a_round_of_a_game_without_bots_is_a_change_of_its_score() -> None:
    """So that a third party's game can be practised, too."""
    referee = Referee(Toy(highest_bid), Setup(SEATS[:3]), Random(1))
    bots = Toy.bots(referee, 1)
    ended = [bots.rounds_ended()]
    while play_on(referee, bots):
        ended.append(bots.rounds_ended())
    assert len(set(ended)) >= 3
    assert ended == sorted(ended)
