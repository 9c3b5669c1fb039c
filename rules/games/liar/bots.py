"""Who's Lying?: a deck that the app deals, and players who mostly tell the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from rules.engine.answers import AppliedAnswer
from rules.engine.bots import NOT_HELD, Bots
from rules.facts import Seat
from rules.games.liar.adjudicate import CARDS_DRAWN, odd_cards
from rules.games.liar.deck import WILD, Deal
from rules.games.liar.facts import Accepted, AllBelieve, Doubted
from rules.games.liar.prompt_kinds import Lay
from rules.games.liar.prompts import Turn
from rules.games.liar.scene import Laid, Scene
from rules.prompts import Prompt

Cards = Counter[str]


@dataclass
class CardLocations:
    """Where all cards of a game are; ``pile`` has who laid what and which colour they said."""

    hands: dict[Seat, Cards] = field(default_factory=dict)
    minus: dict[Seat, Cards] = field(default_factory=dict)
    pile: list[tuple[Seat, str, Cards]] = field(default_factory=list)


class LiarBots(Bots):
    """Everybody lays what they say if they have it, and doubts an announcement that cannot be true."""

    flips = frozenset({"deal", "turned", "check", "rainbow"})
    ends_round = (Doubted, Accepted, AllBelieve)

    # -- where the cards are -------------------------------------------------------------

    def cards(self) -> CardLocations:
        """Return where the real cards are, from the deal and all that was played since."""
        scene: Scene = self.scene
        if scene.app_deals or scene.stage in ("starter", "deal"):
            return CardLocations()
        steps = [step for step in self.game.history if step.ask_key.startswith(f"game{scene.game}")]
        last = steps[-1].ask_key.partition("/")[0]
        deal: Deal = scene.deal
        deck = [*(colour for colour in deal.colours for _ in range(deal.cards)), deal.wild]
        left = self.shuffled(deck, f"{last} deal")[deal.removed :]
        seats = [player.seat for player in scene.players]
        locations = CardLocations(minus={seat: Counter() for seat in seats})
        for at, seat in enumerate(seats):
            locations.hands[seat] = Counter(left[at * deal.each : (at + 1) * deal.each])
        for step in steps:
            if step.ask_key.startswith(f"{last}/"):
                self._play(locations, step, Seat(str(step.pending.who)))
        return locations

    def _play(self, locations: CardLocations, step: AppliedAnswer, seat: Seat) -> None:
        """Move the cards of one turn; cards that are entered as they are turned up move when all agree."""
        name = step.prompt.name.partition("-")[0]
        if name == "check" and step.value[0] == "right":
            self._settle(locations, seat, step.pending.key)
        if name != "turn":
            return
        did, what = step.value
        if did == "lay":
            if locations.pile and not locations.hands[locations.pile[-1][0]]:
                return  # the game has ended before these cards are laid
            cards = Counter(what["cards"]) if "cards" in what else None
            if cards is None:
                cards = self._laid(
                    locations.hands[seat], what["count"], what["say"], step.pending.key
                )
            locations.hands[seat] -= cards
            locations.pile.append((seat, what["say"], cards))
        elif did == "doubt" and self.table.options["entry"] == "sealed":
            self._settle(locations, seat, step.pending.key)

    def _laid(self, hand: Cards, count: int, said: str, key: str) -> Cards:
        """Return the cards behind an announcement: true ones first, then any."""
        first = [*[said] * hand[said], *(one for one in WILD if hand[one] and hand[said] < count)]
        rest = sorted((hand - Counter(first)).elements())
        self.random_for(f"laid {key}").shuffle(rest)
        return Counter([*first, *rest][:count])

    def _settle(self, locations: CardLocations, doubter: Seat, key: str) -> None:
        """Move the cards after a doubt."""
        layer, said, cards = locations.pile.pop()
        below: Cards = sum((each[2] for each in locations.pile), Counter())
        locations.pile = []
        if odd_cards(said, cards):
            locations.hands[layer] += cards
            locations.minus[layer] += below
            if below:
                self._draw(locations, layer, doubter, key)
        else:
            locations.minus[doubter] += below + cards
            if locations.hands[layer]:
                self._draw(locations, doubter, layer, key)

    def _draw(self, locations: CardLocations, seat: Seat, other: Seat, key: str) -> None:
        """Let one of two players draw from the other's hand."""
        if len(locations.hands) == 2:
            hand = sorted(locations.hands[other].elements())
            drawn = Counter(self.shuffled(hand, f"draws {key}")[:CARDS_DRAWN])
            locations.hands[other] -= drawn
            locations.hands[seat] += drawn

    def hands(self) -> Mapping[Seat, Sequence[str]]:
        scene: Scene = self.scene
        order = [*scene.deal.colours, scene.deal.wild]
        dealt = {seat: Counter(self.game.peek(hand, seat)) for seat, hand in scene.hands.items()}
        return {
            seat: sorted(cards.elements(), key=order.index)
            for seat, cards in (dealt or self.cards().hands).items()
        }

    # -- answers -------------------------------------------------------------------------

    def limit_to_hand(self, prompt: Prompt[Any], seat: Seat) -> Prompt[Any]:
        lay = prompt.branches.get("lay") if isinstance(prompt, Turn) else None
        if not isinstance(prompt, Turn) or not isinstance(lay, Lay) or lay.cards.is_hand:
            return prompt
        hand, every = Counter(self.hand(seat)), lay.cards.colours
        cards = replace(
            lay.cards, limits={c: hand[c] for c in every}, why=dict.fromkeys(every, NOT_HELD)
        )
        said = tuple(self.scene.deal.colours)
        return replace(prompt, branches={**prompt.branches, "lay": Lay.of(lay.name, cards, said)})

    def choose(self, prompt: Prompt[Any], seat: Seat | None, rng: Random) -> Any:
        name = prompt.name.partition("-")[0]
        if isinstance(prompt, Turn) and seat is not None:
            return self.choose_turn(prompt, Counter(self.hand(seat)), rng)
        if name == "turned":
            pile = self.cards().pile
            return dict(pile[-1][2]) if pile else None
        if name == "check":
            return "right", True
        if name == "rainbow" and seat is not None:
            cards = self.cards()
            own = (("hand", cards.hands[seat]), ("minus", cards.minus[seat]))
            return next((where for where, some in own if any(some[one] for one in WILD)), "none")
        return None

    def choose_turn(self, prompt: Turn, hand: Cards, rng: Random) -> tuple[str, Any] | None:
        """Choose a turn for a player with these cards: to doubt, lay or pass."""
        standing: Laid | None = self.scene.standing
        if standing is not None and rng.random() < self.chance_of_doubt(standing, hand):
            return "doubt", True
        least = standing.count if standing else 1
        wild = sum(hand[one] for one in WILD)
        said, number = max(
            ((colour, hand[colour]) for colour in self.scene.deal.colours), key=lambda one: one[1]
        )
        if "lay" not in prompt.out and number + wild >= least and number:
            return self.lay_answer(prompt, self._laid(hand, max(number, least), said, "true"), said)
        if standing is not None and ("lay" in prompt.out or rng.random() < 0.6):
            return "pass", True
        if "lay" in prompt.out or hand.total() < least:
            return None
        rare = sorted(hand.elements(), key=lambda one: (one in WILD, hand[one], one))
        return self.lay_answer(prompt, Counter(rare[:least]), said)

    @staticmethod
    def lay_answer(prompt: Turn, cards: Cards, said: str) -> tuple[str, Any]:
        """Return the answer that lays cards and says a colour."""
        if isinstance(prompt.branches["lay"], Lay):
            return "lay", {"cards": dict(cards), "say": said}
        return "lay", {"count": cards.total(), "say": said}

    def chance_of_doubt(self, standing: Laid, hand: Cards) -> float:
        """Return the chance that a player with these cards doubts, from 0 to 1."""
        scene: Scene = self.scene
        seen = sum((Counter(player.minus.seen) for player in scene.players), Counter(hand))
        wild = not any(seen[one] for one in WILD)
        could = scene.deal.cards - seen[standing.said] + wild
        if standing.count > could:
            return 1.0
        ends = any(each.seat == standing.seat and not each.hand for each in scene.players)
        return max(0.5 if ends else 0.04, 0.8 * (standing.count / max(1, could)) ** 2)
