"""The prompts: the kinds of question that any game can ask, one module for each family.

May import the modules of ``rules`` itself; imports neither the engine nor a game. A kind that only
one game uses is in that game's ``prompt_kinds.py``.
"""

from rules.prompts.base import AbsentAnswer, Prompt, whole_number
from rules.prompts.clash import Clash
from rules.prompts.confirm import Confirm
from rules.prompts.either import Either
from rules.prompts.number import BidPoints, Number
from rules.prompts.order import OrderList
from rules.prompts.pick import (
    Choose,
    Mark,
    NamePlayer,
    Option,
    Pick,
    PickCard,
    PickRank,
    options,
)
from rules.prompts.seats import NewSeat
from rules.prompts.together import PrivatePrompt, Secret, Together

__all__ = [
    "AbsentAnswer",
    "BidPoints",
    "Choose",
    "Clash",
    "Confirm",
    "Either",
    "Mark",
    "NamePlayer",
    "NewSeat",
    "Number",
    "Option",
    "OrderList",
    "Pick",
    "PickCard",
    "PickRank",
    "PrivatePrompt",
    "Prompt",
    "Secret",
    "Together",
    "options",
    "whole_number",
]
