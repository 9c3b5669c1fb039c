"""What the app looks for in the templates of a game, and what happens where it is missing.

``docs/templates.md`` shows the same list to authors of games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup


@dataclass(frozen=True)
class GameMacro:
    """A macro, or a list, that a game's template must or may define.

    ``call`` is its name with its arguments, ``ask_<prompt>(prompt, who)``; a list has no brackets.
    ``default`` says what is shown without it, and is empty where the game must have it.
    """

    template: str
    call: str
    shows: str
    default: str = ""

    @property
    def name(self) -> str:
        """The name without the arguments: "on_table", "ask_<prompt>"."""
        return self.call.partition("(")[0]

    @property
    def arguments(self) -> tuple[str, ...] | None:
        """The names of the arguments; None for a list."""
        _, bracket, inside = self.call.rstrip(")").partition("(")
        return tuple(inside.split(", ")) if bracket else None

    def takes(self, arguments: Sequence[str]) -> bool:
        """Whether a macro with these parameters takes what it is given.

        >>> macro("words", "hint_<prompt>").takes(("prompt", "who", "options"))
        True
        >>> macro("words", "hint_<prompt>").takes(("who", "options"))
        False
        """
        own = [each for each in arguments if each not in GIVEN]
        known = [each for each in self.arguments or () if each not in GIVEN]
        given = [each for each in GIVEN if each in arguments]
        return len(own) == len(known) and list(arguments) == own + given


GIVEN = ("options", "players")
"""What any macro is given that has parameters of these names, after its own: the values of the game's
options, in the lobby the picked ones, and the number of players.
"""

GAME_MACROS = (
    GameMacro(
        "words", "<fact>(fact, who)", "The sentence of a fact: `coin.fell` is said by `fell`."
    ),
    GameMacro(
        "words",
        "you_<fact>(fact, who, me)",
        "The same for `me`, a seat that it is about, as “you”; it may be empty.",
        "the sentence for all",
    ),
    GameMacro("words", "ask_<prompt>(prompt, who)", "The question, as a heading."),
    GameMacro("words", "entry_<prompt>(who)", "The noun for an answer: “Ana’s bid”."),
    GameMacro("words", "hint_<prompt>(prompt, who)", "A line under the question.", "nothing"),
    GameMacro(
        "words",
        "label_<prompt>(value, who)",
        "A value, on its button and in lists.",
        "the option's note, or else a name, yes or no, or the value",
    ),
    GameMacro(
        "words",
        "button_<prompt>(prompt, who)",
        "The button that sends the answer; `{}` is replaced by the picked value.",
        "the kind's own word",
    ),
    GameMacro(
        "words",
        "none_<prompt>(prompt, who)",
        "The button while nothing is picked.",
        "the kind’s own: “Pick one”",
    ),
    GameMacro(
        "words",
        "entered_<prompt>(value, who)",
        "A value in the list of entries.",
        "`label_<prompt>`",
    ),
    GameMacro(
        "words",
        "changed_<prompt>(before, after, to, who)",
        "A correction of it; `to` is the arrow between two values.",
        "before, arrow, after",
    ),
    GameMacro(
        "words",
        "instead_ruling(gone, new, who)",
        "Who now pays or takes what another player did before: “Bo now pays $9, not Cleo.” It gets the"
        " facts that are gone from a page of rulings, and the new ones.",
        "nothing",
    ),
    GameMacro(
        "words", "call_<prompt>(who)", "The button of a call, or of a standing call.", "its name"
    ),
    GameMacro(
        "words",
        "sealing_<prompt>(who)",
        "The headline while everybody seals.",
        "“Everybody seals in secret.”",
    ),
    GameMacro(
        "words",
        "waiting_<prompt>(who)",
        "The headline while anyone is asked.",
        "“Waiting for the table”",
    ),
    GameMacro(
        "words",
        "to_<prompt>(prompt, who)",
        "What the host, or the proposed player where anyone is asked, has to do: “flip the top card”.",
        "“enter it”",
    ),
    GameMacro(
        "words",
        "choosing_<prompt>(names, who)",
        "The headline while others are asked; `names` are one or more.",
        "“Waiting for Ana and Bo”",
    ),
    GameMacro(
        "words",
        "part_<word>(who)",
        "The word for a part of a key, `deal` of `deal2/round1`.",
        "the word itself",
    ),
    GameMacro(
        "words",
        "place_clash(place, who)",
        "One of the entries that clash.",
        "its player, and the round",
    ),
    GameMacro(
        "words",
        "next_deal(who)",
        "When latecomers are dealt in: “the next game”.",
        "“the next deal”",
    ),
    GameMacro(
        "words",
        "place_long(scene)",
        "The present round or deal, in `<li>`s, for the board's header.",
        "`deal`, `deals`, `round` and `rounds` of a standard scene",
    ),
    GameMacro(
        "words",
        "place_short(scene)",
        "The present round or deal, in few words, for a pad's header.",
        "the same",
    ),
    GameMacro(
        "words",
        "fate_<fate>(place, scene, who)",
        "In a standard scene: what has become of a player's card, under the name: “takes 7”. The fates are"
        " `taken`, `low`, `matched`, `bad`, `gone`, `none`, and `open` before anything is decided;"
        " `waiting` is said of a player whose card is not up yet, or who is asked while it lies there.",
        "“takes it”, “matched” and the like",
    ),
    GameMacro(
        "words",
        "ribbon_<fate>(place, scene, who)",
        "The word on a ribbon across that card: “highest”.",
        "no ribbon",
    ),
    GameMacro("words", "table_middle(scene, who)", "What lies in the middle: “Prize”.", "nothing"),
    GameMacro(
        "words",
        "table_middle_ribbon(scene, who)",
        "What becomes of it, where nobody has all of it: “stays”.",
        "no ribbon",
    ),
    GameMacro("words", "table_aside(scene, who)", "What lies beside it: “Left before”.", "nothing"),
    GameMacro("words", "table_aside_note(scene, who)", "The words under that.", "nothing"),
    GameMacro(
        "words",
        "table_stake(scene, who)",
        "What is played for, on phones: “9 points to take”.",
        "`table_middle`",
    ),
    GameMacro(
        "words",
        "opening(facts, scene, who)",
        "The board's sentence before the first beat of a reveal: “Cards up. Do any match?” It must not "
        "reveal the facts of its rulings.",
        "nothing",
    ),
    GameMacro(
        "words",
        "highlight_<word>(seats, fact, who)",
        "A large moment of a reveal, in at most six words: “Everybody made it!” The word is the `what` of its"
        " beat, `fact` that of its ruling.",
        "the sentence of all games",
    ),
    GameMacro(
        "words",
        "between_heading(scene, who)",
        "The heading of the board between two deals: “Deal 1 is over”; nothing while one is played.",
        "the board goes on showing the scene",
    ),
    GameMacro(
        "words",
        "between_brought(scene, seat, who)",
        "There, the points that the deal brought a seat: “+19”; nothing before the first deal.",
        "nothing",
    ),
    GameMacro(
        "words",
        "between_steps(scene, who)",
        "There, what to shuffle and deal, and who starts, as `<li>`s.",
        "the rulings that `instructions` lists",
    ),
    GameMacro(
        "words",
        "column_now(fact, who)",
        "The board's heading of the newest of several columns of the score: “Deal 2”.",
        "the board shows only totals",
    ),
    GameMacro(
        "words",
        "can_<prompt>(prompt, scene, me, who)",
        "What a player may do at a prompt and what it brings, as up to three `<li>`s of one line each; `me` "
        "is the seat that reads it, None on the board. It may show only what that seat may see.",
        "lines that hold for all prompts of the kind",
    ),
    GameMacro(
        "words",
        "meanwhile(scene, me, who)",
        "The same while others are asked.",
        "a line that holds for all games",
    ),
    GameMacro(
        "words",
        "paragraphs",
        "A mapping from a prompt's name to the anchor of the rulebook’s paragraph about it.",
        "how to play",
    ),
    GameMacro("words", "minor", "Codes of rulings that only give reasons.", "no code"),
    GameMacro(
        "words", "after_set_up", "Names of prompts that are the last step of a set-up.", "no prompt"
    ),
    GameMacro("words", "main", "Codes of rulings that are read first.", "no code"),
    GameMacro(
        "words", "instructions", "Codes of rulings that say what to do with cards.", "no code"
    ),
    GameMacro("words", "in_scores", "Codes of rulings that the scores show already.", "no code"),
    GameMacro("words", "echoes", "Codes of rulings that repeat an entry.", "no code"),
    GameMacro(
        "guide",
        "how(who, options, players)",
        "How it is played with these options, as a few `<li>`s.",
        "the list in the rulebook's section `how-to-play`",
    ),
    GameMacro(
        "guide",
        "needs(who, options, players)",
        "The cards that it needs with these options, in a sentence or two.",
        "the first paragraph of the rulebook's section `cards`",
    ),
    GameMacro(
        "guide",
        "substitutes(who, options, players)",
        "What to use instead, for players who have no such cards, and how, as `<li>`s.",
        "nothing",
    ),
    GameMacro(
        "guide",
        "tour(who, options, players)",
        "A tour of twenty seconds for a first game, as three or four `<li>`s with a drawing and a "
        "sentence each: the aim, what a phone asks, what can go wrong, what the board does.",
        "nothing",
    ),
    GameMacro(
        "pad",
        "on_table(t)",
        "What lies on the table, on every pad.",
        "the middle of a standard scene, or what everybody has played",
    ),
    GameMacro(
        "pad",
        "own(t)",
        "One's own cards, behind “Scores and your cards”; without it, that is “Scores”.",
        "`hands` and `captures` of a standard scene",
    ),
    GameMacro(
        "pad",
        "held(cards)",
        "The hand of a player who practises, as the game’s bots hold it.",
        "a card with each value",
    ),
    GameMacro(
        "pad",
        "alike",
        "`true`: `on_table` is the same on every pad.",
        "each is its own; that of a standard scene is the same",
    ),
    GameMacro(
        "watch",
        "cards(t)",
        "What lies on the table and who played what, for spectators.",
        "a standard scene, or else `on_table`",
    ),
    GameMacro(
        "result",
        "result(facts, me, who)",
        "What the last rulings mean for a seat, as `<p>`s, the main thing first.",
        "the sentences of the decisions",
    ),
    GameMacro(
        "captions",
        "asked_<prompt>(who)",
        "The caption where “Show me” asks a prompt for the first time.",
        "the caption for all games",
    ),
    GameMacro(
        "captions",
        "told_<fact>(fact, who)",
        "The caption where “Show me” shows a decision for the first time.",
        "the caption for all games",
    ),
    GameMacro(
        "comments",
        "comments",
        "A mapping from a kind of comment to its sentences, in which `{who}` is replaced by names. The game's"
        " `comment(fact)` says which facts have one; no sentence is said twice in an evening.",
        "no comments",
    ),
)
"""Every macro that the app looks up; a game's templates may have others for its own use."""

_BY_NAME = {(each.template, each.name): each for each in GAME_MACROS}


def what_to_write(game: str, macro: GameMacro, name: str = "") -> str:
    """Return what the author of a game has to write; ``name`` is the macro's, where a prompt names it.

    >>> what_to_write("coin", macro("words", "ask_<prompt>"), "ask_coin")
    'Write {% macro ask_coin(prompt, who) %} in games/coin/words.html. The question, as a heading.'
    """
    arguments = macro.call.removeprefix(macro.name)
    called = f"{name or macro.name}{arguments}"
    return f"Write {{% macro {called} %}} in games/{game}/{macro.template}.html. {macro.shows}"


def macro(template: str, name: str) -> GameMacro:
    """Return what is known of a macro.

    :raises KeyError: when no game is asked for it.
    """
    return _BY_NAME[template, name]


def says_nothing(*_arguments: Any) -> Markup:
    """Stand in for a macro that a game does not have."""
    return Markup()
