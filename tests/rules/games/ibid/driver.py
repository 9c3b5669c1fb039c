"""An evening of I Bid You Not with real tiles, dealt and played by chance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.engine.referee import Referee
from rules.facts import Json, Seat
from rules.games.ibid.deck_lists import DeckList, make_deck
from rules.games.ibid.facts import Returned, ToHand
from rules.games.ibid.limits import Limits
from rules.games.ibid.meta import deck, sets
from rules.games.ibid.prompt_kinds import Entered, EnterTile, HandTile
from rules.games.ibid.scene import Scene
from rules.games.ibid.tiles import Tile
from rules.prompts import Either, Together
from tests.rules.games import evening
from tests.rules.games.evening import new_game, scene_as
from tests.rules.games.ibid.count import numbers_left, possible

scene_of = scene_as(Scene)


def seat_down(players: int, lots: int = 1, **options: object) -> Referee:
    """A game before its first tile, with the app's own deck unless told otherwise."""
    return new_game("ibid", players, {"deck": "app", **options}, lots)


def _put_away(options: Mapping[str, Any], seed: int) -> DeckList:
    """A deck that the table owns, without the tiles that it put away by hand."""
    left = numbers_left(possible(options), options)
    every = make_deck(sets(options), seed).tiles.values()
    return DeckList.of(tile for tile in every if left[0] <= tile.number <= left[-1])


def dealt_hands(referee: Referee) -> dict[Seat, list[Tile]]:
    """The hands that the app has dealt, as their players see them; empty if people deal."""
    return {seat: list(referee.peek(hand, seat)) for seat, hand in scene_of(referee).dealt.items()}


def by_number(tiles: Iterable[Tile]) -> list[Tile]:
    return sorted(tiles, key=lambda tile: tile.number)


class Evening(evening.Evening):
    """Everybody plays at random out of a hand of real tiles."""

    def __init__(
        self,
        referee: Referee,
        seed: int,
        *,
        tiles: DeckList | None = None,
        adds: float = 0.75,
    ) -> None:
        super().__init__(referee, seed)
        self.adds = adds
        options = referee.setup.options
        known = deck(options)
        self.deck = tiles or (known if known.whole else _put_away(options, seed))
        self.pile = list(self.deck.tiles.values())
        self.rng.shuffle(self.pile)
        self.hands: dict[Seat, list[Tile]] = {seat: [] for seat in referee.setup.seats}
        self._seen = (0, 0)
        self._has_hands = False

    def step(self) -> None:
        self.take_back()
        super().step()

    def compare(self, dealt: Mapping[Seat, list[Tile]]) -> None:
        """Take the hands that the app has dealt, and see that they stay as the rules move them."""
        if not self._has_hands:
            self.hands, self._has_hands = {seat: list(hand) for seat, hand in dealt.items()}, True
        for seat, hand in dealt.items():
            sealed = seat in {each.pending.who for each in self.referee.pending_answers.values()}
            assert sealed or by_number(self.hands[seat]) == hand

    def answer(self, prompt: Any, seat: Seat | None) -> Json:
        value = self.choose(prompt, seat)
        assert prompt.objection(value) is None
        return prompt.dump(value)

    def choose(self, prompt: Any, seat: Seat | None) -> Any:
        """Choose an answer out of a real hand, at random."""
        if prompt.name == "size":
            return len(self.deck)
        if prompt.name == "start":
            first = self.pile.pop()
            self.deal()
            return Entered(first)
        if isinstance(prompt, EnterTile | HandTile):
            return self.play_tile(prompt, seat)
        if isinstance(prompt, Together):
            if "place" in prompt.fields:
                tile = self.play_tile(prompt.fields["tile"], seat)
                return {"tile": tile, "place": prompt.fields["place"].sample(self.rng)}
            return {name: self.play_tile(part, seat) for name, part in prompt.fields.items()}
        if isinstance(prompt, Either):
            return self.either(prompt, seat)
        if prompt.name == "choice" and seat and not self.can_put(seat):
            able = [value for value in prompt.allowed() if value not in ("skip", "add")]
            return self.rng.choice(able)
        return prompt.sample(self.rng)

    def either(self, prompt: Either, seat: Seat | None) -> Any:
        """Add where that can be, mostly; or take another branch."""
        other = next(name for name in prompt.branches if name != "add")
        adding = prompt.branches["add"]
        able = "add" not in prompt.out and self.allowed(adding, seat)
        if able and (prompt.branches[other].name == "pass" or self.rng.random() < self.adds):
            return "add", self.play_tile(adding, seat)
        return other, prompt.branches[other].sample(self.rng)

    def can_put(self, seat: Seat) -> bool:
        """Whether a hand has a tile that may be added to skip, or needs none for it."""
        options, scene = self.referee.setup.options, scene_of(self.referee)
        limits = Limits(scene.offer, scene.turn, bool(options["actions"]))
        in_order = bool(options["in_order"])
        hand = self.hands[seat]
        return limits.has("wrist-wash.b") or any(
            limits.objection_to_putting(tile, in_order=in_order) is None for tile in hand
        )

    def allowed(self, prompt: Any, seat: Seat | None) -> list[Tile]:
        hand = self.hands[seat] if seat else []
        return [tile for tile in hand if prompt.objection(Entered(tile)) is None]

    def play_tile(self, prompt: Any, seat: Seat | None) -> Entered:
        assert seat is not None
        able = self.allowed(prompt, seat)
        lifted = not able
        tile = self.rng.choice(able or self.hands[seat])
        if isinstance(prompt, HandTile):
            lifted = prompt.judge(tile) is not None
        self.hands[seat].remove(tile)
        return Entered(tile, lifted)

    def deal(self) -> None:
        """Deal as many to each as the app says, whoever starts."""
        for seat, hand in scene_of(self.referee).hands.items():
            self.hands[seat] = [self.pile.pop() for _ in range(hand)]
        assert not self.pile

    def take_back(self) -> None:
        """Take tiles back into hands as the rulings say."""
        pages = self.referee.table.pages
        page, line = self._seen
        for at in range(page, len(pages)):
            for ruling in pages[at][line if at == page else 0 :]:
                match ruling.fact:
                    case Returned(seat=seat, numbers=numbers):
                        self.hands[seat] += [self.deck.tiles[number] for number in numbers]
                    case ToHand(seat=seat, tile=tile):
                        self.hands[seat].append(self.deck.tiles[tile.number])
        self._seen = (len(pages) - 1, len(pages[-1]))
        if dealt := dealt_hands(self.referee):
            self.compare(dealt)
