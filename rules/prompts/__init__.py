"""The prompts: every kind of question that a game can ask, one module for each family.

May import ``rules.facts``, ``errors``, ``sealed``, ``audit`` and ``tiles``; imports neither the
engine nor a game.
"""

from rules.prompts.base import Prompt, StandIn, whole_number
from rules.prompts.cards import CardsByColour
from rules.prompts.clash import Clash
from rules.prompts.confirm import Confirm
from rules.prompts.either import Either
from rules.prompts.food import Check, DescribeCheck, Excuse, LayBeside, MakeClaims, food_name
from rules.prompts.lay import Announce, Lay
from rules.prompts.number import BidPoints, Number
from rules.prompts.order import OrderList
from rules.prompts.pick import (
    Choose,
    NamePlayer,
    Option,
    Pick,
    PickCard,
    PickRank,
    PlaceInRow,
    options,
)
from rules.prompts.seats import NewSeat
from rules.prompts.tile import Entered, EnterTile
from rules.prompts.together import PrivatePrompt, Secret, Together

__all__ = [
    "Announce",
    "BidPoints",
    "CardsByColour",
    "Check",
    "Choose",
    "Clash",
    "Confirm",
    "DescribeCheck",
    "Either",
    "EnterTile",
    "Entered",
    "Excuse",
    "Lay",
    "LayBeside",
    "MakeClaims",
    "NamePlayer",
    "NewSeat",
    "Number",
    "Option",
    "OrderList",
    "Pick",
    "PickCard",
    "PickRank",
    "PlaceInRow",
    "PrivatePrompt",
    "Prompt",
    "Secret",
    "StandIn",
    "Together",
    "food_name",
    "options",
    "whole_number",
]
