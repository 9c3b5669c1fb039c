"""The ``companion`` command with a Goofspiel whose prizes and cards have other ranks than the usual ones.

Started as ``python -m tests.browser.low_ranks_program``, with the command's own arguments.
"""

from __future__ import annotations

COSTLY = [*range(-5, 0), *range(1, 11)]
"""The prizes of the first round: some of them cost points."""
MANY = range(13)
"""The prizes of the other rounds, and everybody's cards: a one begins several."""


def main() -> int:
    """Run the command as its entry point does."""
    from gevent import monkey

    monkey.patch_all()
    from companion.cli.main import main as run
    from rules.facts import Seat
    from rules.games.goofspiel import game
    from rules.games.goofspiel.game import State
    from rules.prompts import PickRank, options

    def prize_prompt(_state: State, number: int) -> PickRank:
        return PickRank("prize", options(COSTLY if number == 1 else MANY))

    def card_prompt(_state: State, _seat: Seat) -> PickRank:
        return PickRank("card", options(MANY))

    vars(game)["State"] = type(
        "State", (State,), {"prize_prompt": prize_prompt, "card_prompt": card_prompt}
    )
    return run()


if __name__ == "__main__":
    raise SystemExit(main())
