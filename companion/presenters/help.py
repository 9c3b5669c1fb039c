"""What a player may do now and what it brings, in at most three lines: "What can I do?"."""

from __future__ import annotations

from functools import cached_property

from markupsafe import Markup

from companion.presenters.answer_forms import AnswerForms
from companion.presenters.base import BasePresenter
from rules.engine import registry
from rules.engine.views import ViewerPrompt
from rules.facts import ANYONE, Body
from rules.prompts.base import Prompt
from rules.prompts.together import Secret

MOST_LINES = 3
"""The most lines; they can be read at a glance, and leave room for the question on a small phone."""
PICKS = ("rank", "card", "choose")
"""The kinds of prompts at which one of several is picked."""


class Help:
    """What a viewer may do now; templates call it ``t.help``.

    A line may use what everybody knows and what the viewer is asked, but no secret of another player.
    """

    def __init__(self, base: BasePresenter, forms: AnswerForms) -> None:
        self._base = base
        self._forms = forms

    @cached_property
    def now(self) -> tuple[Markup, ...]:
        """What the viewer may do at this moment; nothing between games."""
        view, todo = self._base.view, self._forms.todo
        if view is None or view.over:
            return ()
        if todo.mine is not None and todo.kind != "sealed":
            return self.lines(todo.mine)
        if todo.kind != "wait":
            return self._house(todo.kind)
        own = self._base.lines("meanwhile", "", scene=view.scene, me=self._base.seat)
        calls = {call.prompt.name.partition("-")[0]: call for call in view.calls}
        lines = (*(own or self._house("wait")), *(self.lines(c)[0] for c in calls.values()))
        return lines[:MOST_LINES]

    def lines(self, mine: ViewerPrompt) -> tuple[Markup, ...]:
        """Return what the viewer may answer to a prompt, and what it brings.

        Without lines of the game, the lines for all prompts of the kind are used.
        """
        return self.own_lines(mine) or self._of_kind(mine)

    def own_lines(self, mine: ViewerPrompt) -> tuple[Markup, ...]:
        """Return what the game says of a prompt; nothing where it leaves that to its kind."""
        prompt, asked = mine.prompt, mine.pending.who
        me = self._base.seat if isinstance(asked, Body) else asked
        return self._base.lines("can", prompt.name, prompt=prompt, scene=self._base.scene, me=me)

    @property
    def rule(self) -> str:
        """The path of the rule about what is asked now."""
        mine, waiting = self._forms.todo.mine, self._base.waiting
        return self._rule_about(waiting[0].name) if mine is None and waiting else self.rule_of(mine)

    def rule_of(self, mine: ViewerPrompt | None) -> str:
        """Return the path of the rule about a prompt; of how to play, where the game names none."""
        return self._rule_about("" if mine is None else mine.prompt.name)

    def _rule_about(self, name: str) -> str:
        game = self._base.game
        anchor = registry.load(game).paragraph(name) if game else "how-to-play"
        return self._base.rule_url(anchor)

    def _of_kind(self, mine: ViewerPrompt) -> tuple[Markup, ...]:
        prompt: Prompt[object] = mine.prompt
        if isinstance(prompt, Secret):
            prompt = prompt.inner
        sealed, anyone = self._forms.is_sealed(mine), mine.pending.who is ANYONE
        about = {"prompt": prompt, "sealed": sealed, "anyone": anyone}
        kind = "pick" if prompt.kind in PICKS else prompt.kind
        return self._house(kind, **about) or self._house("other", **about)

    def _house(self, name: str, **about: object) -> tuple[Markup, ...]:
        return self._base.app_lines("can", f"kind_{name}", **about)
