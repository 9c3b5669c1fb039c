"""Players that the app itself plays, with cards that it deals: to practise, and to show how a game goes.

A game under way has no reference to its bots. The hands follow from a seed and from the entries so far,
and so does each answer, so an undo or an amendment leaves nothing to repair. A game subclasses
:class:`Bots`; without a subclass its bots answer with what its prompts draw at random.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, ClassVar, Protocol, TypeVar

from rules.engine.answers import AppliedAnswer, PendingAnswer
from rules.engine.asks import Ask, Mode, PendingPrompt
from rules.engine.dealing import without
from rules.engine.log import Entry
from rules.engine.setup import Setup
from rules.engine.table_scene import TableScene
from rules.engine.tabletop import Tabletop
from rules.errors import ScriptError
from rules.facts import ANYONE, CHANCE, Fact, Json, Seat
from rules.prompts.base import Prompt
from rules.prompts.confirm import Confirm
from rules.prompts.pick import Pick, PickCard
from rules.refusals import NotHeld
from rules.sealed import Sealed

P = TypeVar("P", bound=Pick[Any])

NOT_HELD = NotHeld()
"""Why a player cannot pick a card that they do not hold."""


class GameUnderWay(Protocol):
    """What bots read of a game: a referee is one, which imports them."""

    setup: Setup
    replays: int

    @property
    def log(self) -> Sequence[Entry]: ...
    @property
    def table(self) -> Tabletop: ...
    @property
    def current_ask(self) -> Ask | None: ...
    @property
    def history(self) -> list[AppliedAnswer]: ...
    @property
    def pending_answers(self) -> Mapping[str, PendingAnswer]: ...
    def resolve(self, pending: PendingPrompt[Any]) -> Prompt[Any]: ...
    def peek(self, secret: Sealed[Any], reader: Seat) -> Any: ...


class Bots:
    """The cards of a game under way, and the answers of players who hold them.

    ``hands`` may use all entries, since they say where the cards are. ``choose`` decides only from
    the scene and from the hand of the seat that is asked.
    """

    flips: ClassVar[frozenset[str]] = frozenset()
    """Names of prompts that the cards answer, not a player: the top card of a pile."""
    from_hand: ClassVar[frozenset[str]] = frozenset()
    """Names of prompts that pick a card of one's own hand, where the prompt offers others too."""
    ends_round: ClassVar[tuple[type[Fact], ...]] = ()
    """The facts that end a round, the smallest part of the game with a result."""

    def __init__(self, game: GameUnderWay, seed: int) -> None:
        self.game = game
        self.seed = seed
        self._hands: tuple[tuple[int, int], Mapping[Seat, Sequence[Any]]] | None = None
        """The hands, cached for this number of replays and entries."""

    # -- what a game replaces ------------------------------------------------------------

    @classmethod
    def options(cls, values: Mapping[str, Json]) -> dict[str, Json]:
        """Return the options for a game that the app deals: the chosen ones, changed where it needs that."""
        return dict(values)

    def hands(self) -> Mapping[Seat, Sequence[Any]]:
        """Return the cards that each seat holds now: by default those of a standard scene."""
        scene = self.scene
        if not isinstance(scene, TableScene):
            return {}
        dealt = {seat: self.game.peek(hand, seat) for seat, hand in scene.dealt.items()}
        return dealt or scene.hands

    def choose(self, prompt: Prompt[Any], seat: Seat | None, rng: Random) -> Any:
        """Return an answer, or None for a random allowed one; ``seat`` is None where anyone may answer."""
        del prompt, seat, rng

    def call(self, prompt: Prompt[Any], seat: Seat, rng: Random) -> Any:
        """Return a seat's answer to a call, or None to make no call."""
        del prompt, seat, rng

    def limit_to_hand(self, prompt: Prompt[Any], seat: Seat) -> Prompt[Any]:
        """Return the prompt with only those options that the seat holds: by default one of ``from_hand``."""
        if isinstance(prompt, Pick) and prompt.name in self.from_hand:
            return limit_to(prompt, self.hand(seat))
        return prompt

    def rounds_ended(self) -> int:
        """Return a number that grows when a round has ended."""
        pages = self.table.pages
        if not self.ends_round:
            return len(self.table.course) + bool(self.table.winners)
        told = sum(isinstance(ruling.fact, self.ends_round) for page in pages for ruling in page)
        return told + bool(self.table.winners)

    # -- what is played ------------------------------------------------------------------

    @property
    def table(self) -> Tabletop:
        """What the game has published."""
        return self.game.table

    @property
    def scene(self) -> Any:
        """The scene: what lies on the table."""
        return self.game.table.scene

    def hand(self, seat: Seat | None) -> tuple[Any, ...]:
        """Return the cards that a seat holds now."""
        now = (self.game.replays, len(self.game.log))
        if self._hands is None or self._hands[0] != now:
            self._hands = (now, self.hands())
        return () if seat is None else tuple(self._hands[1].get(seat, ()))

    def entered(self, part: str, *names: str) -> list[tuple[Seat | None, Any]]:
        """Return what was picked in a part of the game (``deal2``) under these names, and for which seat."""
        return [
            (step.pending.seat or step.prompt.about, step.value)
            for step in self.game.history
            if step.ask_key.startswith(f"{part}/")
            and isinstance(step.prompt, Pick)
            and step.prompt.name in names
        ]

    @staticmethod
    def hands_from(
        deck: Sequence[Any],
        each: int,
        seats: Iterable[Seat],
        played: Collection[tuple[Seat | None, Any]],
    ) -> dict[Seat, list[Any]]:
        """Return a hand of ``each`` cards for every seat from the start of a deck, in order, without what was played."""
        return {
            seat: without(
                sorted(deck[at * each : (at + 1) * each]),
                [card for who, card in played if who == seat],
            )
            for at, seat in enumerate(seats)
        }

    def random_for(self, what: str) -> Random:
        """Return a random generator for a purpose; the same seed and purpose give the same one."""
        return Random(f"{self.seed} {what}")  # noqa: S311  # nobody bets on a bot

    def shuffled(self, cards: Sequence[Any], what: str) -> list[Any]:
        """Return the cards, shuffled by the seed."""
        return self.random_for(what).sample(list(cards), len(cards))

    def prompt(self, pending: PendingPrompt[Any]) -> Prompt[Any]:
        """Return the prompt itself, limited to what the seat holds."""
        prompt = self.game.resolve(pending)
        return prompt if pending.seat is None else self.limit_to_hand(prompt, pending.seat)

    def answer(self, pending: PendingPrompt[Any]) -> Json:
        """Return the answer to a prompt as JSON: of a player, of the person who flips a card, or of the host."""
        rng = self.random_for(pending.key)
        prompt = self.prompt(pending)
        value = self.choose(prompt, pending.seat, rng)
        if value is None or prompt.objection(value) is not None:
            value = self._any(prompt, self.game.resolve(pending), rng)
        return prompt.dump(value)

    @staticmethod
    def _any(held: Prompt[Any], prompt: Prompt[Any], rng: Random) -> Any:
        """Return a random allowed answer, from the hand if possible."""
        try:
            return held.sample(rng)
        except ScriptError:
            return prompt.sample(rng)

    def next_answer(self, people: Collection[Seat] = ()) -> tuple[PendingPrompt[Any], Json] | None:
        """Return the next answer of a bot, or None while the game waits for ``people``.

        People answer what they are asked, except for cards that are flipped; they also confirm that the
        game goes on. Where the first answer counts, a bot never answers before them.
        """
        ask = self.game.current_ask
        if ask is None:
            return None
        open_ones = [each for each in ask.pending if each.key not in self.game.pending_answers]
        if (called := self._called(open_ones, people)) is not None:
            return called
        asked = [each for each in open_ones if not each.call and each.who is not CHANCE]
        theirs = [each for each in asked if self.is_up_to(each, people)]
        others = [each for each in asked if each not in theirs]
        if not others or (theirs and ask.mode is Mode.FIRST):
            return None
        turn = len(self.game.history) + len(self.game.pending_answers)
        pending = self.random_for(f"next {ask.key} {turn}").choice(others)
        return pending, self.answer(pending)

    def is_up_to(self, pending: PendingPrompt[Any], people: Collection[Seat]) -> bool:
        """Whether one of these people has to answer this prompt, and not a bot."""
        if pending.prompt.name.partition("-")[0] in self.flips:
            return False
        goes_on = pending.who is ANYONE and isinstance(pending.prompt, Confirm)
        return pending.who in people or (goes_on and bool(people))

    def _called(
        self, pending: Sequence[PendingPrompt[Any]], people: Collection[Seat]
    ) -> tuple[PendingPrompt[Any], Json] | None:
        """Return the first call that a bot makes now, with its answer."""
        for each in pending:
            if each.call and each.seat is not None and each.seat not in people:
                prompt = self.game.resolve(each)
                value = self.call(prompt, each.seat, self.random_for(each.key))
                if value is not None and prompt.objection(value) is None:
                    return each, prompt.dump(value)
        return None


def limit_to(prompt: P, cards: Collection[Any]) -> P:
    """Return a prompt where only these cards can be picked: of a deck with each card once, it offers no others."""
    if prompt.kind == PickCard.kind:
        return replace(prompt, options=[each for each in prompt.options if each.value in cards])
    options = tuple(
        option if option.value in cards or option.out else replace(option, out=NOT_HELD)
        for option in prompt.options
    )
    return replace(prompt, options=options)
