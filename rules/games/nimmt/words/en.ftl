# 6 nimmt!, in words.

heads = Bull heads
of-heads = { $it ->
    [one] { $it } bull head
   *[other] { $it } bull heads
}
number = { $it }
# On the picture that people take home.
total-heads = { $points ->
    [one] { $total } bull head
   *[other] { $total } bull heads
}

## What was decided

deal = { $draft ->
    [yes] { $app ->
        [yes] Deal { $deal }: take one card each, in turn, until everybody has ten.
       *[no] Deal { $deal }: lay out the cards 1 to { $highest }, face up.
    }
   *[no] { $app ->
        [yes] Deal { $deal }: everybody has ten cards.
       *[no] { $highest ->
            [104] Deal { $deal }: shuffle all the cards. Deal ten to everybody.
           *[other] Deal { $deal }: shuffle the cards 1 to { $highest }. Deal ten to everybody.
        }
    }
}
follows = { $seat }’s { $card } joins row { $row }.
    .because = The row ended with the { $end }, the nearest below it.
    .you = { YOU($seat) ->
        [you] Your { $card } joins row { $row }.
       *[other] {""}
    }
    .you-because = The row ended with the { $end }, the nearest below it.
must-choose = { $seat }’s { $card } is lower than every row. Which row will { $seat } take?
    .you = { YOU($seat) ->
        [you] Your { $card } is lower than every row. Which row will you take?
       *[other] {""}
    }
takes-five = { $seat } takes row { $row }: { SAY($heads, "of-heads") }.
    .because = { $seat }’s { $card } is its sixth card.
    .you = { YOU($seat) ->
        [you] You take row { $row }: { SAY($heads, "of-heads") }.
       *[other] {""}
    }
    .you-because = Your { $card } is its sixth card.
takes-chosen = { $seat } takes row { $row }: { SAY($heads, "of-heads") }.
    .because = { $seat }’s { $card } is lower than every row.
    .you = { YOU($seat) ->
        [you] You take row { $row }: { SAY($heads, "of-heads") }.
       *[other] {""}
    }
    .you-because = Your { $card } is lower than every row.
deal-over = Deal { $deal } is over. { COMMAS($totals, "total") }.
total = { $key } { $value }
starts-with = { $seat } starts with { SAY($heads, "of-heads") }: what the others have on average.
    .you = { YOU($seat) ->
        [you] You start with { SAY($heads, "of-heads") }: what the others have on average.
       *[other] {""}
    }
odd-deck = The host says these cards are different. The { $card } may turn up more than once.
won = { COUNT($seats) ->
    [one] { $seats } wins with { SAY($total, "of-heads") }.
   *[other] { $seats } share the win with { SAY($total, "of-heads") }.
}
    .you = { YOU($seats) ->
        [you] { COUNT($seats) ->
            [one] You win with { SAY($total, "of-heads") }!
           *[other] You share the win with { SAY($total, "of-heads") }!
        }
       *[other] {""}
    }
row-choice = Row { $row }: { COMMAS($cards, "number") } · { SAY($heads, "of-heads") }
leaves = { $seat } has left and can’t win. Their cards are out of play.

## The questions

ask-deal = Ready for the next deal?
hint-deal = The app deals everybody ten cards.
button-deal = Deal the cards
label-deal = dealt
entry-deal = next deal
to-deal = deal the cards
waiting-deal = Waiting for the next deal
ask-start = Turn up a card for the next row. What is it?
hint-start = Four cards, one below the other: each starts a row.
button-start = It’s the {"{}"}
entry-start = first card of a row
waiting-start = Waiting for the four rows
to-start = turn up a card for the next row
part-row = row
ask-draft = Which card will you take?
hint-draft = Everybody sees it. The four that are left start the rows.
button-draft = Take the {"{}"}
entry-draft = card taken
choosing-draft = Waiting for { $names } to take a card
entry-drawn = card, drawn
ask-card = Which card will you play?
hint-card = { OPTION("dealer") ->
    [app] Nobody sees it until everybody has sealed.
   *[table] Play it face down, then seal it here.
}
button-card = Seal the {"{}"}
entry-card = card
sealing-card = Everybody chooses a card in secret.
choosing-card = Waiting for { $names } to choose a card
ask-row = Which row will you take?
hint-row = Your card is lower than every row. You get a row’s bull heads, and your card starts it again.
button-row = Take this row
entered-row = row { $value }
entry-row = choice of a row
entry-fewest = row with the fewest bull heads
choosing-row = Waiting for { $names } to take a row
ask-clash = Two cards with the { $item }
hint-clash = The deck has only one { $item }. Which entry is wrong? Change it.
entered-clash = kept
place-clash = { $what ->
    [start] first card of a row
    [draft] { PLAIN($seat) }, card taken
   *[card] { PLAIN($seat) }, round { $round }
}
ask-override = Which number do you have more than once?
hint-override = A misprint or a mixed deck? That number won’t be counted for the rest of this deal.
entry-override = number no longer counted
call-override = Our cards are different…
hint-leave = Their cards are out of play. Their bull heads stay in the score.

## Where we are; until a deal has its rows, the scene still has those of the deal before

place-long =
    { $deals ->
        [0] Deal { $deal }
       *[other] Deal { $deal } of { $deals }
    }
    { $is_between ->
        [yes] {""}
       *[no] Round { $present_round } of { $rounds }
    }
place-short = { $is_between ->
    [yes] Deal { $deal }
   *[no] Deal { $deal } · round { $present_round } of { $rounds }
}
between-heading = { $is_between ->
    [yes] { OPTION("deck") ->
        [draft] Choose your cards
       *[other] { OPTION("dealer") ->
            [app] {""}
           *[table] { $deal ->
                [1] Set up the game
               *[other] Set up deal { $deal }
            }
        }
    }
   *[no] {""}
}
between-brought = { AT($brought, $seat) ->
    [none] {""}
   *[other] +{ AT($brought, $seat) }
}
between-steps = { OPTION("deck") ->
    [draft] { OPTION("dealer") ->
        [app]
            Take one card each, in turn, until everybody has ten.
            The four that are left start the rows.
       *[table]
            Lay out the cards 1 to { $highest }, face up.
            Take one each, in turn, until everybody has ten. Enter it on your phone.
            The four that are left start the rows, one below the other.
    }
   *[other] { OPTION("dealer") ->
        [app] {""}
       *[table]
            { $highest ->
                [104] Shuffle all 104 cards.
               *[other] Shuffle the cards 1 to { $highest }.
            }
            Deal ten to everybody.
            Turn four up, one below the other. Anybody can enter them.
            { $highest ->
                [104] Put the rest away.
               *[other] {""}
            }
    }
}

## What lies on the table

table-row = Row { $name }
table-card = { $card }, { SAY($counts, "of-heads") }
fate-moved = in row { $row }
fate-bad = takes { $gain }
# Before a round's cards are turned up on the board.
opening = Cards up. The lowest goes first.
highlight-takes-five = The sixth card!
highlight-lowest = Lower than every row!

## Highlights of the score, at the end

mention-margin = { $seats } missed the win by { SAY($points, "of-heads") }.
mention-most-at-once = { COUNT($seats) ->
    [one] { $seats } took { SAY($points, "of-heads") } in one go. Nobody took more.
   *[other] { $seats } each took { SAY($points, "of-heads") } in one go. Nobody took more.
}
mention-streak = { $times } times in a row, only { $seat } took bull heads.
mention-spotless = { $seat } never took a single bull head.

## What can I do? At most three lines: what may be done now, and what it brings

can-deal =
    Press the button, and the app deals everybody ten cards. Anybody can.
    Look at the rows first: they’re gone then. What they brought is counted.
can-start =
    Turn up a card, put it below the rows that are there, and enter its number. Anybody can.
    Four cards each start a row. Whoever plays a card later joins the row that fits.
can-draft =
    Take any card that nobody has taken yet. Everybody sees which.
    When everybody has ten, the four that are left start the rows.
can-card =
    { OPTION("dealer") ->
        [app] Seal one of your cards. You can take it back until everybody has sealed.
       *[table] Play a card face down and seal it here. You can take it back until everybody has sealed.
    }
    The lowest goes first. Each joins the row whose last card is nearest below it.
    The sixth card takes its row. One that’s lower than every row takes a row of your choice.
can-row =
    Take one of the four rows. Its bull heads are yours, and your card starts it again.
    Then the other cards follow, from low to high. They may join your row.
can-clash =
    The deck has only one { $item }. Tap the entry that is wrong, and change it.
    The cards on the table say which. Then the round is judged again.
    Something wrong with the deck? Keep them. The { $item } won’t be counted any more in this deal.
can-override =
    Pick the number that you have more than once.
    It won’t be counted for the rest of this deal, and can turn up again.
meanwhile = { $stage ->
    [draft]
        Everybody takes a card in turn. Which ones would you like?
        The four that are left start the rows.
    [rows] The four rows are on their way. Look at your cards meanwhile.
   *[other]
        The lowest card goes first. Each joins the row whose last card is nearest below it.
        The sixth card of a row takes the five others.
}

## How it is played with these options, and with what

how =
    { OPTION("deck") ->
        [draft] { OPTION("dealer") ->
            [app] Take one card each, in turn, until everybody has ten. The four that are left each start a row.
           *[table] Lay out the cards 1 to { OPTION("highest") }, face up. Take one each, in turn, until everybody has ten. The four that are left each start a row.
        }
       *[other] { OPTION("dealer") ->
            [app] Everybody gets ten cards. Four more each start a row.
           *[table] Deal ten cards to everybody. Turn four more up, one below the other: each starts a row.
        }
    }
    { OPTION("dealer") ->
        [app] Everybody seals one of their cards here.
       *[table] Everybody plays a card face down, and seals the same card here.
    }
    The cards are turned over together. The lowest goes first. Each joins the row whose last card is nearest below it.
    The sixth card of a row takes the five others, and starts the row again.
    Lower than every row? Then take a row of your choice, and your card starts it again.
    { OPTION("ends") ->
        [deals] { OPTION("deals") ->
            [1] After ten rounds, fewest bull heads wins.
           *[other] After { OPTION("deals") } deals of ten rounds, fewest bull heads wins.
        }
       *[limit] After ten rounds, deal again, until somebody has { SAY(OPTION("limit"), "of-heads") }. Then fewest bull heads wins.
    }
needs = { OPTION("dealer") ->
    [app] No cards: they’re on your phones, and the app puts out the rows.
   *[table] { OPTION("deck") ->
        [all] The 104 cards of 6 nimmt!, Take 5 or Category 5.
       *[other] The cards 1 to { OPTION("highest") } of 6 nimmt!, Take 5 or Category 5.
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Cards numbered 1 to { OPTION("highest") }</b>, of any game. They don’t need bull heads: the app knows how many each has.
        <b>Slips of paper.</b> Write 1 to { OPTION("highest") } on them.
}

## Twenty seconds for those who have never played it

tour-aim = Cards have bull heads, and nobody wants them. At the end, fewest bull heads wins.
tour-phone = { OPTION("dealer") ->
    [app] Each round, seal one of your cards on your phone.
   *[table] Each round, play a card face down and seal it on your phone.
}
tour-rows = The lowest goes first. Each card joins the row whose last card is nearest below it.
tour-sixth = Is yours the sixth? Take the other five. Lower than every row? Take one of your choice.

## Captions while it plays itself, each the first time that it happens

caption-asked-start = Somebody turns up four cards. Each starts a row.
caption-asked-draft = They choose their cards openly, one after the other. The last four start the rows.
caption-asked-card = Everybody plays a card in secret. Which row will it join, and as which card?
caption-asked-row = A card that’s lower than every row takes one. Its player chooses which.
caption-told-follows = Low cards go first. Each joins the row whose last card is nearest below it.
caption-told-takes-five = The sixth card of a row takes the five others, with their bull heads.
caption-told-takes-chosen = The row is taken, and the low card starts it again.
