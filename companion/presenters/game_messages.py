"""The messages of a game that the app looks for, and what happens where one is missing.

``docs/templates.md`` shows the same list to authors of games.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class GameMessage:
    """A message that a game must or may have, in its ``words/en.ftl``.

    ``about`` names what it may use: the fields of these things, or a value of that name. ``default``
    says what is shown without it, and is empty where the game must have it.
    """

    name: str
    about: tuple[str, ...]
    shows: str
    default: str = ""


GAME_MESSAGES = (
    GameMessage("<fact>", ("fact",), "The sentence of a fact: `coin.fell` is said by `fell`."),
    GameMessage(
        "<fact>.because", ("fact",), "The reason, which is said after the sentence.", "no reason"
    ),
    GameMessage(
        "<fact>.you",
        ("fact", "me"),
        "The same for a seat that it is about, as “you”; it may be empty.",
        "the sentence for all",
    ),
    GameMessage(
        "result-<line>",
        ("fact",),
        "A line of what a reveal means for a seat, on its phone: the game’s `result(facts, me)` says which.",
        "the sentences of the facts",
    ),
    GameMessage("ask-<prompt>", ("prompt",), "The question, as a heading."),
    GameMessage("entry-<prompt>", (), "The noun for an answer: “Ana’s bid”."),
    GameMessage("hint-<prompt>", ("prompt",), "A line under the question.", "nothing"),
    GameMessage(
        "label-<prompt>",
        ("value",),
        "A value, on its button and in lists.",
        "the option's note, or else a name, yes or no, or the value",
    ),
    GameMessage(
        "button-<prompt>",
        ("prompt",),
        'The button that sends the answer; `{"{}"}` is replaced by the picked value.',
        "the kind's own word",
    ),
    GameMessage(
        "none-<prompt>",
        ("prompt",),
        "The button while nothing is picked.",
        "the kind’s own: “Pick one”",
    ),
    GameMessage(
        "entered-<prompt>", ("value",), "A value in the list of entries.", "`label-<prompt>`"
    ),
    GameMessage("call-<prompt>", (), "The button of a call, or of a standing call.", "its name"),
    GameMessage(
        "sure-<prompt>",
        ("name", "effect"),
        "What the host is asked back before a standing call that takes something from a player; "
        "`$effect` is what follows, as a sentence.",
        "nothing is asked",
    ),
    GameMessage(
        "sealing-<prompt>",
        (),
        "The headline while everybody seals.",
        "“Everybody seals in secret.”",
    ),
    GameMessage(
        "waiting-<prompt>", (), "The headline while anyone is asked.", "“Waiting for the table”"
    ),
    GameMessage(
        "to-<prompt>",
        ("prompt",),
        "What the host, or the proposed player where anyone is asked, has to do: “flip the top card”.",
        "“enter it”",
    ),
    GameMessage(
        "choosing-<prompt>",
        ("names",),
        "The headline while others are asked; `$names` are one or more.",
        "“Waiting for Ana and Bo”",
    ),
    GameMessage(
        "playing-<prompt>",
        ("prompt",),
        "The headline while people do with real cards what is entered afterwards: “Play! Bo leads”.",
        "the two above",
    ),
    GameMessage(
        "part-<word>",
        (),
        "The word for a part of a key, `deal` of `deal2/round1`.",
        "the word itself",
    ),
    GameMessage(
        "place-clash", ("place",), "One of the entries that clash.", "its player, and the round"
    ),
    GameMessage(
        "next-deal", (), "When latecomers are dealt in: “the next game”.", "“the next deal”"
    ),
    GameMessage(
        "place-long",
        ("scene",),
        "The present round or deal, for the board's header: each line is an item.",
        "`deal`, `deals`, `round` and `rounds` of a standard scene",
    ),
    GameMessage(
        "place-short",
        ("scene",),
        "The present round or deal, in few words, for a pad's header.",
        "the same",
    ),
    GameMessage(
        "fate-<fate>",
        ("place", "scene"),
        "In a standard scene: what has become of a player's card, under the name: “takes 7”. The fates are `taken`, `low`, `matched`, `bad`, `gone`, `none`, and `open` before anything is decided; `waiting` is said of a player whose card is not up yet, or who is asked while it lies there.",
        "“takes it”, “matched” and the like",
    ),
    GameMessage(
        "ribbon-<fate>",
        ("place", "scene"),
        "The word on a ribbon across that card: “highest”.",
        "no ribbon",
    ),
    GameMessage("table-middle", ("scene",), "What lies in the middle: “Prize”.", "nothing"),
    GameMessage(
        "table-middle-ribbon",
        ("scene",),
        "What becomes of it, where nobody has all of it: “stays”.",
        "no ribbon",
    ),
    GameMessage("table-aside", ("scene",), "What lies beside it: “Left before”.", "nothing"),
    GameMessage("table-aside-note", ("scene",), "The words under that.", "nothing"),
    GameMessage(
        "table-stake",
        ("scene",),
        "What is played for, on phones: “9 points to take”.",
        "`table-middle`",
    ),
    GameMessage(
        "opening",
        ("facts", "scene"),
        "The board's sentence before the first beat of a reveal: “Cards up. Do any match?” It must not reveal the facts of its rulings.",
        "nothing",
    ),
    GameMessage(
        "highlight-<word>",
        ("seats", "fact"),
        "A large moment of a reveal, in at most six words: “Everybody made it!” The word is the `what` of its beat, `$fact` that of its ruling.",
        "the sentence of all games",
    ),
    GameMessage(
        "between-heading",
        ("scene",),
        "The heading of the board between two deals: “Deal 1 is over”; nothing while one is played.",
        "the board goes on showing the scene",
    ),
    GameMessage(
        "between-brought",
        ("scene", "seat"),
        "There, the points that the deal brought a seat: “+19”; nothing before the first deal.",
        "nothing",
    ),
    GameMessage(
        "between-steps",
        ("scene",),
        "There, what to shuffle and deal, and who starts: each line is an item.",
        "the rulings that are instructions",
    ),
    GameMessage(
        "column-now",
        ("fact",),
        "The board's heading of the newest of several columns of the score: “Deal 2”.",
        "the board shows only totals",
    ),
    GameMessage(
        "can-<prompt>",
        ("prompt", "scene", "me"),
        "What a player may do at a prompt and what it brings, in up to three lines; each is an item. `$me` is the seat that reads it, none on the board. It may show only what that seat may see.",
        "lines that hold for all prompts of the kind",
    ),
    GameMessage(
        "total-<fact>",
        ("points", "total"),
        "A total with its unit, on the picture of a result: “3 cards left”. The fact is the heading of the scores.",
        "the total, and that heading",
    ),
    GameMessage(
        "meanwhile",
        ("scene", "me"),
        "The same while others are asked.",
        "a line that holds for all games",
    ),
    GameMessage(
        "how",
        (),
        "How it is played with these options, in a few lines: each is an item.",
        "the list in the rulebook's section `how-to-play`",
    ),
    GameMessage(
        "needs",
        (),
        "The cards that it needs with these options, in a sentence or two.",
        "the first paragraph of the rulebook's section `cards`",
    ),
    GameMessage(
        "substitutes",
        (),
        "What to use instead, for players who have no such cards, and how: each line is an item.",
        "nothing",
    ),
    GameMessage(
        "caption-asked-<prompt>",
        (),
        "The caption where “Show me” asks a prompt for the first time.",
        "the caption for all games",
    ),
    GameMessage(
        "caption-told-<fact>",
        ("fact",),
        "The caption where “Show me” shows a decision for the first time.",
        "the caption for all games",
    ),
    GameMessage(
        "comment-<kind>-<number>",
        ("comment",),
        "One of several sentences that the board adds to a decision; numbered from 1. The game's `comment(fact)` says which facts have one, and what the sentence may name; none is said twice in an evening.",
        "no comments",
    ),
    GameMessage(
        "tagline, form-…, option-…, printed-…",
        (),
        "The words of the game's metadata, in other languages than English: `option-ties` with `.help` and `.choice-cancel`. `also-known` says by which names a country knows the game; it may be empty.",
        "English, of `META`",
    ),
)
"""Every message of a game that the app looks up; a game may have others for its own use."""

_BY_NAME = {each.name: each for each in GAME_MESSAGES}


def what_to_write(game: str, name: str, message: str) -> str:
    """Return what the author of a game has to write: the ``message`` of a kind, such as ``ask-<prompt>``.

    >>> what_to_write("coin", "ask-toss", "ask-<prompt>")
    'Write the message ask-toss in games/coin/words/en.ftl. The question, as a heading.'
    """
    return f"Write the message {name} in games/{game}/words/en.ftl. {_BY_NAME[message].shows}"
