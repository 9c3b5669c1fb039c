"""What is told at the end of Who's Lying?: each kind by an example, and counted again in random games."""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from typing import NamedTuple

import pytest

from rules.engine.log import Kind
from rules.engine.mentions import Mention
from rules.engine.referee import Referee
from rules.facts import Seat
from rules.games.liar.mentions import KINDS, remarkable
from rules.games.liar.scene import Laid, Scene, Tally, TurnedUp
from tests.rules.games.evening import call, first_of, host_says
from tests.rules.games.liar.driver import (
    ANA,
    BO,
    CY,
    Match,
    begin,
    doubt,
    lay,
    passes,
    say,
    seat_down,
)
from tests.rules.games.mentions_of_a_game import (
    all_found,
    check_random_games,
    game_mentions,
    have_enough,
    random_games,
    says,
    told_with,
)

KIND_NAMES = {kind.__name__.replace("_", "-") for kind in KINDS}


class Turn(NamedTuple):
    """A turn of a match: which deal of the match it was in, and its number."""

    deal: int
    number: int


class Lays:
    """What lay on the table, and what was turned up, as the scenes of a match showed it."""

    def __init__(self) -> None:
        self.deal = 0
        self.dealing = False
        self.games: dict[int, int] = {}
        """The number of the game of each deal; two deals may be of one game, if the first was void."""
        self.each: dict[int, int] = {}
        self.all_lays: dict[Turn, Laid] = {}
        self.all_doubts: dict[Turn, TurnedUp] = {}
        self.hands: dict[tuple[int, Seat], set[int]] = {}
        """How many cards each player was seen to hold in each deal."""
        self.took: set[Seat] = set()
        """Who was seen with minus cards."""
        self.tallies: dict[int, tuple[Tally, ...]] = {}

    def __call__(self, referee: Referee) -> None:
        scene = referee.table.scene
        if not isinstance(scene, Scene):
            return
        if scene.tally:
            self.tallies[scene.game - (scene.stage != "over")] = scene.tally
            self.took |= {one.seat for one in scene.tally if one.minus}
        if scene.stage in ("starter", "deal"):
            if not self.dealing:
                self.turned_up(scene)
                self.deal += 1
            self.dealing = True
            return
        self.dealing = False
        self.games[self.deal], self.each[self.deal] = scene.game, scene.deal.each
        self.turned_up(scene)
        for laid in scene.pile:
            self.all_lays[Turn(self.deal, laid.turn)] = laid
        for player in scene.players:
            key = self.deal, player.seat
            self.hands.setdefault(key, set()).add(player.hand)
            self.took |= {player.seat} if player.minus.count else set()

    def turned_up(self, scene: Scene) -> None:
        if scene.shown is not None and scene.shown.true is not None:
            self.all_doubts[Turn(self.deal, scene.shown.laid.turn)] = scene.shown

    def counts(self, turn: Turn) -> bool:
        """Whether a turn was in a game that was played to its end."""
        number = self.games[turn.deal]
        return turn.deal == max(deal for deal, game in self.games.items() if game == number)

    @property
    def lays(self) -> dict[Turn, Laid]:
        """The lays of the games that count."""
        return {turn: laid for turn, laid in self.all_lays.items() if self.counts(turn)}

    @property
    def doubts(self) -> dict[Turn, TurnedUp]:
        """The doubts of the games that count."""
        return {turn: each for turn, each in self.all_doubts.items() if self.counts(turn)}

    @property
    def found_lies(self) -> list[TurnedUp]:
        return [each for each in self.doubts.values() if each.odd]

    @property
    def doubted(self) -> set[Seat]:
        """Who was ever doubted."""
        return {each.laid.seat for each in self.all_doubts.values()}

    def runs(self, *, lies: bool) -> list[int]:
        """How many doubts in a row found a lie, or the truth."""
        every = groupby(self.all_doubts.values(), key=lambda each: bool(each.odd))
        return [len(list(run)) for found, run in every if found is lies]


def check_caught(said: Mention, referee: Referee, seen: Lays) -> None:
    lies = {
        (each.laid.seat, each.doubter, each.laid.count, each.laid.said, len(each.odd))
        for each in seen.found_lies
    }
    names = ("seat", "doubter", "count", "said", "odd")
    assert tuple(said.fact[name] for name in names) in lies
    assert said.fact["odd"] == max(len(each.odd) for each in seen.found_lies)
    assert told_with(referee, said, "lie")[0]["seat"] == said.fact["seat"]


def check_right(said: Mention, referee: Referee, seen: Lays) -> None:
    right = Counter(each.doubter for each in seen.found_lies)
    assert right[said.fact["seat"]] == said.fact["number"] == max(right.values())
    doubts = [each for each in seen.doubts.values() if each.doubter == said.fact["seat"]]
    assert len(doubts) == said.fact["doubts"]
    assert told_with(referee, said, "lie")[0]["doubter"] == said.fact["seat"]


def check_costly_doubt(said: Mention, referee: Referee, seen: Lays) -> None:
    costs = [
        (sum(each.below.values()) + each.laid.count, each.doubter)
        for each in seen.doubts.values()
        if each.true
    ]
    assert (said.fact["minus"], said.fact["seat"]) in costs
    assert said.fact["minus"] == max(costs)[0]
    assert told_with(referee, said, "truth")


def check_costly_lie(said: Mention, referee: Referee, seen: Lays) -> None:
    costs = [(sum(each.below.values()), each.laid.seat) for each in seen.found_lies]
    assert (said.fact["minus"], said.fact["seat"]) in costs
    assert said.fact["minus"] == max(costs)[0]
    assert told_with(referee, said, "lie")


def check_honest(said: Mention, referee: Referee, seen: Lays) -> None:
    of = [each for each in seen.doubts.values() if each.laid.seat == said.fact["seat"]]
    assert len(of) == said.fact["number"] > 1
    assert not any(each.odd for each in of)
    assert told_with(referee, said, "truth")[0]["seat"] == said.fact["seat"]


def check_unasked(said: Mention, referee: Referee, seen: Lays) -> None:
    seat = said.fact["seat"]
    assert seat not in seen.doubted
    assert [laid.seat for laid in seen.lays.values()].count(seat) == said.fact["number"] > 2
    assert told_with(referee, said, "lays")[0]["seat"] == seat


def check_truths(said: Mention, referee: Referee, seen: Lays) -> None:
    assert max(seen.runs(lies=False)) == said.fact["number"] > 1
    assert told_with(referee, said, "truth")


def check_lies(said: Mention, referee: Referee, seen: Lays) -> None:
    assert max(seen.runs(lies=True)) == said.fact["number"] > 1
    assert told_with(referee, said, "lie")


def check_comeback(said: Mention, referee: Referee, seen: Lays) -> None:
    number = said.fact["game"] or 1
    deal = max(deal for deal, game in seen.games.items() if game == number)
    assert said.fact["cards"] in seen.hands[deal, said.fact["seat"]]
    assert said.fact["cards"] > seen.each[deal] + 1
    assert winner(referee, seen, number) == said.fact["seat"]
    assert told_with(referee, said, "accepted", "all-believe", "proved", "emptied")


def winner(referee: Referee, seen: Lays, game: int) -> Seat:
    if not referee.setup.options["extended"]:
        return referee.table.winners[0]
    return next(one.seat for one in seen.tallies[game] if one.won)


def check_clean(said: Mention, referee: Referee, seen: Lays) -> None:
    assert said.fact["seat"] not in seen.took
    assert said.fact["seat"] in referee.setup.seats
    every = [
        sum(each.below.values()) + (each.laid.count if each.true else 0)
        for each in seen.doubts.values()
    ]
    assert sum(every) == said.fact["minus"] > 0


def check_favourite(said: Mention, referee: Referee, seen: Lays) -> None:
    times = Counter((laid.seat, laid.said) for laid in seen.lays.values())
    seat, colour = said.fact["seat"], said.fact["said"]
    assert times[seat, colour] == said.fact["number"] == max(times.values()) > 2
    assert sum(n for (one, _), n in times.items() if one == seat) == said.fact["lays"]
    (told,) = told_with(referee, said, "lays")
    assert (told["seat"], told["said"]) == (seat, colour)


def check_at_once(said: Mention, referee: Referee, seen: Lays) -> None:
    most = max(laid.count for laid in seen.lays.values())
    assert said.fact["count"] == most > 2
    (told,) = told_with(referee, said, "lays")
    names = ("seat", "count", "said")
    assert [told[name] for name in names] == [said.fact[name] for name in names]


def check_proved(said: Mention, referee: Referee, seen: Lays) -> None:
    last = [
        each
        for each in seen.doubts.values()
        if each.true and any(h.seat == each.laid.seat and not h.hand for h in each.held)
    ]
    told = last[-1]
    assert (told.laid.seat, told.doubter) == (said.fact["seat"], said.fact["doubter"])
    assert told.laid.count == said.fact["count"]
    assert winner(referee, seen, said.fact["game"] or 1) == said.fact["seat"]
    assert told_with(referee, said, "proved")


def check_emptied(said: Mention, referee: Referee, seen: Lays) -> None:
    assert winner(referee, seen, said.fact["game"] or 1) == said.fact["seat"]
    (drawn,) = told_with(referee, said, "draws")
    assert (drawn["seat"], drawn["other"]) == (said.fact["by"], said.fact["seat"])
    assert said.fact["by"] in seen.took


def check_sweep(said: Mention, referee: Referee, seen: Lays) -> None:
    assert {winner(referee, seen, game) for game in (1, 2, 3)} == {said.fact["seat"]}
    assert said.fact["games"] == 3
    assert told_with(referee, said, "won")


def check_rainbow(said: Mention, referee: Referee, seen: Lays) -> None:
    times = Counter(
        one.seat for tally in seen.tallies.values() for one in tally if one.rainbow != "none"
    )
    assert times[said.fact["seat"]] == said.fact["number"] == max(times.values()) > 1
    assert told_with(referee, said, "scores")


CHECKS = {
    "caught": check_caught,
    "right": check_right,
    "costly-doubt": check_costly_doubt,
    "costly-lie": check_costly_lie,
    "honest": check_honest,
    "unasked": check_unasked,
    "truths": check_truths,
    "lies": check_lies,
    "comeback": check_comeback,
    "clean": check_clean,
    "favourite": check_favourite,
    "at-once": check_at_once,
    "proved": check_proved,
    "emptied": check_emptied,
    "sweep": check_sweep,
    "rainbow": check_rainbow,
}


def test_every_mention_of_a_random_game_is_true() -> None:
    found = check_random_games("liar", remarkable, Lays, CHECKS, number=60)
    assert found <= CHECKS.keys() == KIND_NAMES
    assert len(found) >= 10


def match_of(seed: int, **options: object) -> Match:
    players = 2 + seed % 4
    return Match(
        seat_down(players, extended=seed % 3 > 0, **options), seed, bold=0.1 + seed % 4 / 10
    )


def test_every_mention_of_a_match_is_true() -> None:
    """With real cards, in both ways to enter them."""
    kinds: set[str] = set()
    for seed in range(60):
        match = match_of(seed, entry="open" if seed % 5 == 0 else "sealed")
        seen = Lays()
        while not match.referee.over:
            match.step()
            seen(match.referee)
        for kind, mention in all_found(match.referee, remarkable).items():
            CHECKS[kind](mention, match.referee, seen)
            kinds.add(kind)
    assert {"comeback", "proved", "emptied", "sweep", "rainbow", "honest", "truths"} <= kinds


def test_random_games_have_enough_to_tell() -> None:
    have_enough(random_games("liar"))


def test_a_match_with_real_cards_has_enough_to_tell() -> None:
    have_enough(match_of(seed).play() for seed in range(20))


def a_small_game() -> Referee:
    """Bo catches Ana twice, and is then doubted by Cy three times, and honest."""
    referee = begin(3, cards=4, extended=False)
    lay(referee, "red", blue=3)
    doubt(referee)
    lay(referee, "green", green=1)
    lay(referee, "green", green=1)
    lay(referee, "green", red=1)
    doubt(referee)
    for count in (2, 1):
        lay(referee, "yellow", yellow=count)
        doubt(referee)
    lay(referee, "black", black=4)
    doubt(referee)
    assert referee.over
    return referee


@pytest.mark.parametrize(
    "kind, sentence",
    [
        ("caught", "Bo saw through Ana’s 3 red: all 3 were something else."),
        ("right", "Bo caught 2 lies with 2 doubts."),
        ("costly-lie", "One lie cost Ana 2 minus cards."),
        ("costly-doubt", "Cy doubted the truth, and took 4 minus cards for it."),
        ("honest", "3 doubts, and Bo told the truth each time."),
        ("lies", "2 doubts in a row each found a lie."),
        ("truths", "3 doubts in a row found nothing but the truth."),
        ("clean", "9 minus cards, and none for Bo."),
        ("at-once", "Bo laid 4 cards at once, and said black."),
        ("proved", "Cy doubted Bo’s last cards. They were honest, and Bo won."),
    ],
)
def test_a_small_game_tells(kind: str, sentence: str) -> None:
    assert says(all_found(a_small_game(), remarkable)[kind]) == sentence


def nobody_doubts(**cards: int) -> Referee:
    """Everybody says red, one card a turn, until Ana has none left; these are what Ana lays each time."""
    referee = begin(3, cards=4, extended=False)
    for turn in range(22):
        lay(referee, "red", **(cards if turn % 3 == 0 else {"blue": 1}))
    passes(referee)
    passes(referee)
    assert referee.over
    return referee


def test_nobody_doubts() -> None:
    told = all_found(nobody_doubts(red=1), remarkable)
    assert says(told["favourite"]) == "Ana said red 8 times out of 8."
    assert says(told["unasked"]) == (
        "Ana laid cards 8 times, and nobody ever doubted it. Was it all true?"
    )


def test_what_nobody_turned_up_changes_no_mention() -> None:
    """Whether it was the truth stays with whoever laid it."""
    honest, lying = nobody_doubts(red=1), nobody_doubts(blue=1)
    assert honest.log != lying.log
    assert not any(entry.kind is Kind.OPEN for entry in honest.log)
    assert remarkable(honest.table) == remarkable(lying.table)


def two_players() -> Referee:
    """Ana has 2 cards and Bo 7, after Bo was caught and drew two of Ana's; Ana lays next."""
    referee = begin(2, cards=4, extended=False)
    lay(referee, "red", red=1)
    lay(referee, "red", blue=1)
    doubt(referee)
    return referee


def test_the_other_draws_the_last_card() -> None:
    referee = two_players()
    lay(referee, "green", green=1)
    lay(referee, "green", blue=1)
    doubt(referee)
    assert referee.table.winners == (ANA,)
    told = all_found(referee, remarkable)
    assert says(told["emptied"]) == "Bo drew Ana’s last card. So Ana won."


def test_a_win_from_many_cards() -> None:
    referee = two_players()
    lay(referee, "green", red=1)
    doubt(referee)
    lay(referee, "blue", blue=4, orange=3)
    passes(referee)
    assert referee.table.winners == (BO,)
    told = all_found(referee, remarkable)
    assert says(told["comeback"]) == "Bo once held 7 cards, and still won."


@pytest.mark.parametrize(
    "kind, sentence",
    [
        ("sweep", r"\w+ won all 3 games\."),
        ("rainbow", r"\w+ was left with the rainbow card [23] times\."),
        (
            "proved",
            r"\w+ doubted \w+’s last cards?\. (It was|They were) honest, and \w+ won game \d\.",
        ),
    ],
)
def test_a_match_tells(kind: str, sentence: str) -> None:
    referee = first_of(
        lambda seed: Match(seat_down(3), seed).play(),
        lambda match: kind in all_found(match, remarkable),
    )
    assert re.fullmatch(sentence, says(all_found(referee, remarkable)[kind]))


def test_a_void_game_is_not_told_of() -> None:
    """It does not count; and whoever left is on no screen of the end."""
    referee = begin(3, cards=4, extended=False)
    lay(referee, "red", blue=3)
    doubt(referee)
    host_says(referee, "leave", CY)
    assert game_mentions(referee) == ()
    say(referee, "yes")
    lay(referee, "red", red=4, blue=1)
    passes(referee)
    assert referee.over
    told = all_found(referee, remarkable)
    assert told.keys() == {"at-once"}
    assert told["at-once"].fact["count"] == 5


def test_a_count_that_was_wrong_is_no_comeback() -> None:
    referee = two_players()
    call(referee, "hold", 12, BO)
    lay(referee, "green", red=1)
    doubt(referee)
    call(referee, "hold", 7, BO)
    lay(referee, "blue", blue=4, orange=3)
    passes(referee)
    assert referee.table.winners == (BO,)
    assert "comeback" not in all_found(referee, remarkable)
