"""I Didn't Eat That: checks and excuses off our own menu, and players who pick the better excuse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from random import Random
from typing import Any

from rules.engine.bots import NOT_HELD, Bots
from rules.engine.dealing import without
from rules.facts import Fact, Seat
from rules.games.ididnt.adjudicate import HAND, Step, conflict, step_of
from rules.games.ididnt.cards import Check, Excuse
from rules.games.ididnt.facts import Judged
from rules.games.ididnt.menu import WrittenExcuse
from rules.games.ididnt.printed import CHECKS, draw_checks, draw_excuses
from rules.games.ididnt.prompt_kinds import LayBeside, MakeClaims, PickExcuse
from rules.games.ididnt.scene import Scene
from rules.prompts import Choose, NamePlayer, Prompt, Together
from rules.prompts.together import Secret

CATCHES = 0.6
"""The chance that a player notices a contradiction."""
BLUFFS = 0.01
"""The chance that a player calls one where there is none."""


@dataclass(frozen=True)
class HeldExcuse(MakeClaims):
    """Enter one of the excuses in hand."""

    hand: tuple[Excuse, ...] = ()

    def objection(self, value: Excuse) -> Fact | None:
        return None if value in self.hand else NOT_HELD

    def sample(self, rng: Random) -> Excuse:
        return rng.choice(self.hand) if self.hand else super().sample(rng)


class IDidntBots(Bots):
    """Everybody plays the excuse that is least likely to make them pay."""

    flips = frozenset({"check", "row"})
    ends_round = (Judged,)

    def rounds_ended(self) -> int:
        scene: Scene = self.scene
        if scene.form != "base":
            judged = bool(scene.bills) and all(bill.fate != "open" for bill in scene.bills)
            return scene.deal + judged + bool(self.table.winners)
        return super().rounds_ended()

    @classmethod
    def options(cls, values: Mapping[str, Any]) -> dict[str, Any]:
        return {**values, "cards": "printed"}

    # -- where the cards are -------------------------------------------------------------

    def check(self, number: int) -> Check:
        """Return a check of the pile, from 0; after the last one they are shuffled again."""
        lap, at = divmod(number, CHECKS)
        drawn = shuffled_checks(f"{self.seed} checks {lap}")[at]
        return Check(drawn["main"], drawn["side"], drawn["cost"])

    @cached_property
    def printed(self) -> tuple[WrittenExcuse, ...]:
        """The excuses of this table, as they are printed."""
        return tuple(draw_excuses(self.random_for("excuses")))

    def excuses(self) -> list[Excuse]:
        """Return the excuses, shuffled for the present deal."""
        drawn = [Excuse(each.claims, each.credibility) for each in self.printed]
        return self.shuffled(drawn, f"excuses {self.scene.deal}")

    def hands(self) -> Mapping[Seat, Sequence[Excuse]]:
        scene: Scene = self.scene
        if scene.app_deals:
            return {seat: self.game.peek(hand, seat) for seat, hand in scene.hands.items()}
        deck, part = self.excuses(), "deal" if scene.form == "base" else "set"
        played: dict[Seat, list[Excuse]] = {seat: [] for seat in scene.seats}
        for step in self.game.history:
            if step.ask_key.startswith(f"{part}{scene.deal}/") and step.pending.who in played:
                seat = Seat(str(step.pending.who))
                if step.prompt.name == "excuse":
                    played[seat].append(step.value)
                elif step.prompt.name == "play":
                    played[seat].append(step.value["excuse"])
        return {
            seat: without(deck[at * HAND : (at + 1) * HAND], played[seat])
            for at, seat in enumerate(scene.seats)
        }

    # -- answers -------------------------------------------------------------------------

    def limit_to_hand(self, prompt: Prompt[Any], seat: Seat) -> Prompt[Any]:
        if isinstance(prompt, LayBeside):
            fields = {name: self.limit_to_hand(part, seat) for name, part in prompt.fields.items()}
            return replace(prompt, fields=fields)
        if isinstance(prompt, Secret):
            return Secret(self.limit_to_hand(prompt.inner, seat))
        if isinstance(prompt, MakeClaims):
            return HeldExcuse(prompt.name, prompt.about, prompt.foods, self.hand(seat))
        return prompt

    def choose(self, prompt: Prompt[Any], seat: Seat | None, rng: Random) -> Any:
        if isinstance(prompt, Together) and prompt.name == "row":
            first = self.turned_up()
            return {place: self.check(first + at) for at, place in enumerate(prompt.fields)}
        if prompt.name == "check":
            return self.check(self.turned_up())
        if isinstance(prompt, LayBeside) and seat is not None:
            return self.choose_beside(prompt, seat, rng)
        if isinstance(prompt, MakeClaims | PickExcuse) and seat is not None:
            check = self.scene.bills[0].check
            return self.choose_excuse(self.hand(seat), check, self.scene.top.get(seat), rng)
        return None

    def turned_up(self) -> int:
        """Return how many checks have been turned up in this game."""
        steps = self.game.history
        rows = (len(step.value) for step in steps if step.prompt.name == "row")
        return sum(step.prompt.name == "check" for step in steps) + sum(rows)

    def choose_beside(self, prompt: LayBeside, seat: Seat, rng: Random) -> dict[str, Any] | None:
        """Choose an excuse, and the check where it does least harm."""
        beside = prompt.fields["beside"]
        hand = self.hand(seat)
        if not isinstance(beside, Choose) or not hand:
            return None
        bills = {str(bill.number): bill.check for bill in self.scene.bills}
        pairs = [(number, each) for number in beside.allowed() for each in hand]
        number, excuse = max(
            pairs, key=lambda pair: (harmless(pair[1], bills[pair[0]]), rng.random())
        )
        return {"beside": number, "excuse": excuse}

    def choose_excuse(
        self, hand: Sequence[Excuse], check: Check, before: Excuse | None, rng: Random
    ) -> Excuse | None:
        """Choose the excuse that does least harm; one that contradicts the last excuse only if there is no other."""
        return max(
            hand,
            key=lambda each: (
                harmless(each, check) - 2 * bool(conflict(each, before)),
                rng.random(),
            ),
            default=None,
        )

    def call(self, prompt: Prompt[Any], seat: Seat, rng: Random) -> Any:
        """Catch a player, mostly one whose last two excuses contradict each other."""
        del seat
        if not isinstance(prompt, NamePlayer) or prompt.name != "catch":
            return None
        accused = prompt.allowed()[0]
        right = bool(self.contradictions(accused))
        return accused if rng.random() < (CATCHES if right else BLUFFS) else None

    def contradictions(self, seat: Seat) -> tuple[str, ...]:
        """Return the foods of which a seat's last excuse claims the opposite of the one before."""
        deal = f"deal{self.scene.deal}/"
        said = (
            step.value
            for step in reversed(self.game.history)
            if step.pending.who == seat
            and step.prompt.name == "excuse"
            and step.ask_key.startswith(deal)
        )
        now, before = next(said, None), next(said, None)
        return () if now is None else conflict(now, before)


@lru_cache(maxsize=64)
def shuffled_checks(seed: str) -> tuple[dict[str, Any], ...]:
    """Return the checks that a seed draws."""
    return tuple(draw_checks(Random(seed)))  # noqa: S311  # nobody bets on a bot


def harmless(excuse: Excuse, check: Check) -> float:
    """Return how unlikely an excuse is to make its player pay: the higher, the safer."""
    step = step_of(excuse, check)
    believed = -excuse.credibility if step in (Step.ATE_MAIN, Step.ATE_SIDE) else excuse.credibility
    return 2.0 * step + 0.6 * believed
