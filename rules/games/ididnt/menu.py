"""I Didn't Eat That: our own cards, to print or for the app to deal: dishes, checks, remarks and excuses."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from rules.games.ididnt.cards import Check, Excuse

MAINS = {"Steak": 18, "Fish": 14, "Burger": 11, "Pasta": 10, "Chicken": 12, "Lobster": 26}
"""The mains, with what each costs in dollars, more or less."""
SIDES = {"Fries": 4, "Salad": 5, "Soup": 6, "Rice": 3, "Peas": 2, "Bread": 2}
FOODS = (*(f"{food}, main" for food in MAINS), *(f"{food}, side" for food in SIDES))
"""The dishes as lines of the option ``foods``."""

REMARKS = (
    "Your waiter was Gaston. He saw everything.",
    "Thank you. Please put the chair back.",
    "No refunds on swallowed goods.",
    "Table 7. The quiet one, until this came.",
    "The chef sends his regards, and this.",
    "Somebody said “put it on mine”. Who?",
    "You asked for extra. It was extra.",
    "It tasted better before you saw this.",
    "Plate returned clean. Suspiciously clean.",
    "Candlelight included. Alibis are not.",
    "Your waiter was Odile. She has a good memory.",
    "We accept cash, cards and confessions.",
    "Table 7 again.",
    "One portion, four forks.",
    "The napkin has been kept as evidence.",
    "Ordered with the words “just for the table”.",
    "Please don’t run. We know your coats.",
    "Music by a man who wasn’t asked.",
    "You said that you weren’t hungry.",
    "Service is included. Innocence is extra.",
    "The birthday was not verified.",
    "Split it nicely. We’re watching.",
    "Bone, shell and crumbs go home for free.",
    "Last orders were yours.",
)
"""What a printed check says at its foot."""


_COSTS = """
           Fries  Salad   Soup   Rice   Peas  Bread
Steak      22.50  23.50  24.00  21.50  20.00  19.50
Fish       18.00  19.50  20.50  16.50  16.00  15.50
Burger     15.50  15.00  17.50  14.00  12.50  13.50
Pasta      13.50  15.50  16.00  12.00  12.50  11.50
Chicken    16.50  17.00  17.50  15.50  13.50  14.50
Lobster    31.00  30.50  32.50  28.50  29.00  27.50
"""
"""What each main costs with each side, in dollars: the checks that the app deals."""


def _checks() -> tuple[Check, ...]:
    """Return the checks of the table above, line by line."""
    heads, *lines = (line.split() for line in _COSTS.strip().splitlines())
    return tuple(
        Check(main, side, round(100 * float(cost)))
        for main, *costs in lines
        for side, cost in zip(heads, costs, strict=True)
    )


CHECKS = _checks()
"""The checks that the app deals: one for each main with each side."""


@dataclass(frozen=True)
class WrittenExcuse(Excuse):
    """An excuse of ours; ``number`` stays the same when more are written."""

    words: str
    number: int


_EXCUSES = {
    5: """
    -Steak | I gave my knife back before the starters. Ask the waiter.
    -Lobster | Shellfish and I don’t agree. I have the bracelet, and the photographs.
    -Lobster | A lobster once held on to me for an hour. We agreed never to meet again.
    -Fish | The cat sat on my lap all evening, and didn’t move once.
    -Burger | I’m in white linen. Look at it.
    -Chicken -Rice | I came with the coffee. My train ticket says so.
    +Salad -Fries | My doctor was at the next table. I ate leaves, and I waved.
    -Bread | No flour since my cousin’s wedding. Nobody there will forget it.
    -Soup | They never brought me a spoon. I complained in writing.
    +Soup -Steak | Two teeth came out on Tuesday. I had what fits through a straw.
    -Peas | Nothing green and round since I was four. Call my mother.
    -Pasta | I proposed at half past eight. Nobody proposes with sauce on.
    +Rice -Chicken | I’m a vegetarian. I had the rice, and nobody envied me.
    -Fries | I held the baby. One hand for the baby, one for the bottle.
    -Salad | The bowl was at the other end. My arms are of the usual length.
    +Peas -Burger | I swapped with the child beside me: her peas for my burger.
    | I’m the photographer. I took forty pictures, and no food.
    -Fish -Lobster | I get seasick. Even from the menu.
    -Steak -Burger | I keep cows. It would be awkward at home.
    +Bread -Pasta | I only tore up bread. It calms me.
    """,
    4: """
    -Lobster | I don’t eat anything that looks at me first.
    -Steak | It came medium. I’m a well-known rare.
    -Fish | I asked where it was from, and the waiter went quiet.
    -Burger | Mine had no bun. I don’t know what that is, and didn’t find out.
    +Salad -Pasta | I’m to be photographed in a swimsuit at seven. I had the salad.
    -Chicken | They said it tastes like chicken. I wanted a surprise.
    -Fries | I counted them for the table. Counting isn’t eating.
    -Soup | It was cold. They said that it was meant to be. I wasn’t convinced.
    -Rice | I threw mine. I thought that it was a wedding.
    -Peas | Mine rolled off at the toast. The dog can confirm.
    +Soup -Bread | I thought the bread was for show, and drank my soup like a lady.
    +Fries -Burger | I had what fell off the burger. It was mostly fries.
    -Salad | There was a snail in mine. I took him outside, and we got talking.
    +Chicken -Lobster | I ordered from the children’s menu. There’s no lobster on it. I looked.
    -Pasta | I was showing how to twirl. All of it went back on the plate.
    +Peas -Fish | I had the peas. The fish was only there to keep them warm.
    | I was on the phone with my bank. You’ll understand soon.
    -Steak -Chicken | I’ve been a vegetarian since the waiter described it.
    +Rice -Fries | My horoscope said: white food only.
    -Bread -Soup | I gave up dipping for a bet. It ends tomorrow.
    """,
    3: """
    -Steak | That was my twin. We often dine together, in turns.
    +Bread -Lobster | I wore the bib for the bread. It’s very crumbly bread.
    -Fish | I let it go.
    -Burger | I only carried it for a friend.
    -Pasta | It was too long. I’d have missed the last bus.
    -Chicken | We’d been introduced. I can’t, after a first name.
    +Salad -Fries | Those weren’t fries. That’s how I eat salad: in sticks.
    -Salad | I took it for the flowers, said “how lovely”, and left it.
    -Soup | I only looked at my reflection in it. It was a good evening for that.
    -Rice | I was still choosing the first grain when they took it away.
    +Rice -Peas | I hid my peas under the rice, ate downwards, and stopped in time.
    -Bread | I hollowed it out and wore it. That’s not eating.
    +Soup -Peas | It was pea soup, but the peas had long left it.
    +Fries -Steak | I ate around the steak. There was a lot of around.
    +Bread -Burger | I had the bun. What was in it is between you and the bun.
    +Lobster | One claw. It started it.
    +Fish -Salad | The fish would only have gone bad. The salad had years.
    | I came for the company. I mean the one that pays.
    -Fish -Rice | I thought it was sushi that somebody had given up on.
    +Chicken | It was the smallest chicken that I ever finished.
    """,
    2: """
    -Steak | I sneezed, and it was gone.
    -Lobster | It walked out. I held the door.
    -Fish | It’s in my bag. That’s not eating, that’s moving.
    -Burger | This on my chin is lipstick. The shade is called Ketchup.
    -Pasta | The napkin had it. Look how red it is.
    -Chicken | I had the egg, so it never came to that.
    -Fries | Somebody kept reaching across me, with my arm.
    +Fries -Soup | I used a fry as a spoon. They leak.
    -Salad | It looked chewed already. I assumed that it was over.
    -Rice | I thought that those were very small plates.
    -Peas | I was juggling. Where they landed is another matter.
    -Bread | The birds had it. The indoor birds.
    +Steak | I thought it was cake. There was a song. I was moved.
    +Lobster -Fish | I ordered the cheapest thing, in the wrong column.
    +Pasta | Only one noodle. It was a long one.
    +Burger -Bread | I had the burger, but standing up. Standing up doesn’t count.
    +Salad | I ate it with my pride, and that cost me enough.
    +Rice | They said it was bottomless. I went to look.
    +Peas | Eleven peas. I’ll pay for the eleven.
    | I have a note from my mother. It says that I’m lovely.
    """,
    1: """
    -Steak | What steak? What’s a steak? Who are you?
    -Lobster | I’m only holding the shell. Somebody ran past and gave it to me.
    -Fish | It was like that when I got here.
    -Burger | A ghost did it. A hungry one, about my size.
    -Pasta | I say nothing without my lawyer. He had the pasta.
    -Chicken | It crossed the table. I don’t know why.
    -Fries | I’m not even here.
    -Salad | A rabbit came in. You all saw the rabbit.
    -Soup | I can’t have drunk it. I’m wearing it.
    -Rice -Peas | I was asleep. I chew when I dream.
    -Bread | Define bread.
    +Steak | Yes. And I’d do it again.
    +Lobster | I had two. They were small. Then I had a third.
    +Chicken +Rice | I finished it for the good of the table.
    +Pasta +Bread | I got lost in the sauce, and only bread could save me.
    +Fish | It was staring at you. I stepped in.
    +Burger +Fries | I’m still eating. Can we do this later?
    +Soup | I drank it. Drinks are free, surely.
    +Salad +Peas | All the green is gone? Then I must be healthy.
    | My wallet is in my other trousers. So are my legs.
    """,
}
"""The excuses by credibility, a line each: what it claims of which dishes, then its words.

Add new ones at the end of a list: saved games name an excuse by its place.
"""


def _read(line: str, credibility: int, number: int) -> WrittenExcuse:
    claims, _, words = line.partition("|")
    claimed = {claim[1:]: claim[0] == "+" for claim in claims.split()}
    return WrittenExcuse(claimed, credibility, words.strip(), number)


EXCUSES: dict[int, tuple[WrittenExcuse, ...]] = {
    credibility: tuple(
        _read(line, credibility, 100 * credibility + at)
        for at, line in enumerate(lines.strip().splitlines(), start=1)
    )
    for credibility, lines in _EXCUSES.items()
}
"""All excuses, by credibility. A printed deck has some of them, and the app deals all."""
BY_NUMBER = MappingProxyType({each.number: each for some in EXCUSES.values() for each in some})
"""All excuses, by their numbers: the credibility, then the place in its list, such as 503."""
