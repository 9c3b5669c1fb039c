# The Feast, in words.

# What is talked about, by rank, as the printed cards say it: the higher, the bolder.
subject = { $it ->
    [1] The weather
    [2] The way here
    [3] The new kitchen
    [4] The neighbours
    [5] Other people’s children
    [6] Holidays, with photographs
    [7] Money
    [8] Politics
    [9] Who wasn’t invited
   *[10] The host’s first marriage
}
points = { $it ->
    [one] { $it } point
   *[other] { $it } points
}
a = { $it ->
    [8] an 8
   *[other] a { $it }
}
counted = { $it ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $it }
}

## What was decided

deal = { $app ->
    [yes] { $dummies ->
        [0] Deal { $deal }: everybody has { $cards } cards.
        [1] Deal { $deal }: everybody has { $cards } cards, and so has the dummy.
       *[other] Deal { $deal }: everybody has { $cards } cards, and so has each dummy.
    }
   *[no] { $dummies ->
        [0] Deal { $deal }: shuffle all the cards. Deal { $cards } to everybody.
        [1] Deal { $deal }: shuffle all the cards. Deal { $cards } to everybody, and { $cards } to the dummy.
       *[other] Deal { $deal }: shuffle all the cards. Deal { $cards } to everybody, and { $cards } to each dummy.
    }
}
gaffe = Gaffe!
    .because = { COUNT($seats) ->
        [2] { $seats } both played { SAY($rank, "a") }.
       *[other] { $seats } all played { SAY($rank, "a") }.
    }
all-matched = Nobody takes the { $topic }.
    .because = Every card was matched.
topic = { $seat } takes the { $topic }.
    .because = { $seat }’s { $rank } is the highest unmatched card.
gaffe-taken = { $seat } takes { SAY($took, "a") }.
    .because = { $seat }’s { $rank } is the lowest unmatched card, and takes a gaffe.
only-takes-topic = { $seat } takes the { $topic }.
    .because = { $seat }’s { $rank } stands alone, so { $seat } leaves the gaffes.
only-takes-gaffe = { $seat } takes { SAY($took, "a") }.
    .because = { $seat }’s { $rank } stands alone, so { $seat } leaves the { $topic }.
deal-over = Deal { $deal } is over. { COMMAS($totals, "total") }.
total = { $key } { $value }
won = { COUNT($seats) ->
    [one] { $seats } wins with { SAY($total, "points") }.
   *[other] { $seats } share the win with { SAY($total, "points") }.
}
odd-deck = The host says this deck is different. The { $rank }s won’t be counted in this deal.
leaves = { $hand ->
    [yes] { $seat } has left and can’t win. A dummy plays their cards from the next round on.
   *[no] { $seat } has left and can’t win.
}
back = { $hand ->
    [yes] { $seat } is back, and plays again from the next round on.
   *[no] { $seat } is back, and plays again from the next deal on. Somebody else has their cards now.
}
no-hand-left = { $seat } has to wait until somebody leaves: a Pairs deck is only enough for { $most }.
    .you = You have to wait until somebody leaves: a Pairs deck is only enough for { $most }.
takes-hand = { $seat } takes { $of }’s place and starts at 0. { $of } keeps { $of }’s points.
too-many-hands = A Pairs deck is only enough for { $most }, dummies included.
column = { $deal }
column-now = Deal { $deal }

## The questions

copies = ×{ $count }
ask-flip = Ready for the topic?
hint-flip = The app flips it. It’s worth its number.
button-flip = Flip the topic
label-flip = flipped
entry-flip = next topic
to-flip = flip the topic
waiting-flip = Waiting for the topic
ask-topic = Flip the top card. What is it?
hint-topic = It’s the topic, worth its number.
button-topic = The topic is {"{}"}
entry-topic = topic
to-topic = flip the top card
waiting-topic = Waiting for the topic
ask-dummy = Flip a card for { $about }. What is it?
hint-dummy = Any of those cards, without looking first.
button-dummy = Enter the {"{}"}
entry-dummy = card
to-dummy = flip one of { $about }’s cards
waiting-dummy = Waiting for the dummies
ask-ploy = Which card will you play?
hint-ploy = { OPTION("dealer") ->
    [app] Nobody else sees your cards.
   *[table] Play it face down, then seal its number here.
}
button-ploy = Seal the {"{}"}
entry-ploy = ploy
sealing-ploy = Everybody chooses a card in secret.
choosing-ploy = Waiting for { $names } to choose a card
ask-capture = You’re the only one left!
hint-capture = All the others were matched. Take the topic or one gaffe, not both.
button-capture = Take {"{}"}
entry-capture = choice
label-capture = { $value ->
    [topic] the topic
    [8] an 8
   *[other] a { $value }
}
choosing-capture = Waiting for { $names } to choose: the topic, or a gaffe
option-topic = the topic, { $rank }
option-gaffe = the { $rank }
ask-gaffe = You’re the lowest. Which gaffe will you take?
hint-gaffe = It is worth its number.
button-gaffe = Take the {"{}"}
entry-gaffe = choice of a gaffe
choosing-gaffe = Waiting for { $names } to choose a gaffe
ask-clash = Too many { $item }s
hint-clash = The deck has only { SAY($item, "counted") }. Which entry is wrong? Change it.
entered-clash = kept
hint-leave = A dummy plays their cards from the next round on.
entry-decline = player who isn’t dealt in
ask-override = Which rank does this deck have too many of?
hint-override = A misprint or a mixed deck? That rank won’t be counted for the rest of this deal.
entry-override = rank no longer counted

## Where we are; between two deals the scene still has the last round

place-long =
    Deal { $deal } of { $deals }
    { $is_between ->
        [yes] { $topic ->
            [none] {""}
           *[other] Over
        }
       *[no] Round { $round } of { $rounds }
    }
place-short = { $is_over_for_now ->
    [yes] Deal { $deal } of { $deals } is over
   *[no] Deal { $deal } · round { $round } of { $rounds }
}
between-heading = { $is_between ->
    [yes] { $topic ->
        [none] { OPTION("dealer") ->
            [app] {""}
           *[table] The first deal
        }
       *[other] Deal { $deal } is over
    }
   *[no] {""}
}
between-brought = { $topic ->
    [none] {""}
   *[other] { AT($brought, $seat) ->
        [none] {""}
       *[other] +{ AT($brought, $seat) }
    }
}
between-steps = { OPTION("dealer") ->
    [app] {""}
   *[table]
        { $topic ->
            [none] {""}
           *[other] Collect all the cards, the captured and discarded ones too.
        }
        Shuffle the whole Pairs deck, all 55 cards.
        Deal { $dealing } to each of you.
        { COUNT($dummies) ->
            [0] {""}
            [one] Deal { $dealing } to the dummy too, and leave them face down in its place.
           *[other] Deal { $dealing } to each dummy too, and leave them face down in their places.
        }
        Put the rest face down in the middle.
        Flip its top card: the first topic. Anybody can enter it.
}

## What lies on the table

table-middle = { $topic ->
    [none] The deck
   *[other] { OPTION("subjects") ->
        [yes] Topic: { SAY($topic, "subject") }
       *[no] Topic
    }
}
table-stake = { $topic ->
    [none] No topic yet
   *[other] { OPTION("subjects") ->
        [yes] Tonight’s topic: { SAY($topic, "subject") }. { $topic }
       *[no] Topic { $topic }
    }
}
table-aside = Gaffes
fate-taken = takes the { $gain }
fate-low = takes { SAY($gain, "a") }
fate-matched = gaffe
fate-none = no card
ribbon-taken = { $is_alone ->
    [yes] alone
   *[no] highest
}
ribbon-low = lowest
highlight-one-gaffe = All of you, one thought!
highlight-all-matched = Gaffes all round!
# Before a round's cards are turned up on the board.
opening = Cards up!

## Highlights, at the end

mention-cheap = { $seat } took the { $topic } with nothing but { SAY($rank, "a") }.
mention-same-idea = { $times ->
    [2] { $seats } had the same idea twice.
   *[other] { $seats } had the same idea { $times } times.
}
mention-crowd = { UPTO($seats, 4) ->
    [more] { CAPITAL(SAY(COUNT($seats), "counted")) } of you all thought of the { $rank }.
   *[other] { $seats } all thought of the { $rank }.
}

## What can I do? At most three lines: what may be done now, and what it brings

can-topic =
    { $dealing ->
        [none] {""}
       *[other] First shuffle all the cards, and deal { $dealing } to everybody.
    }
    Flip the top card and enter its number. Anybody can.
    { $is_between ->
        [yes] {""}
       *[no] { $topic ->
            [none] {""}
           *[other] Keep what you’ve won in front of you. The other cards of the round are discarded.
        }
    }
    It’s the topic. The highest unmatched card takes it, and scores its number.
can-dummy =
    Flip any of { $about }’s cards without looking, and enter its number.
    Everybody sees it before choosing. It can match yours, and it can take cards.
    A dummy can’t win.
can-flip =
    Press the button, and the app flips the next topic. Anybody can.
    The highest unmatched card takes it, and scores its number.
can-ploy =
    { OPTION("dealer") ->
        [app] Seal one of your cards. You can take it back until everybody has sealed.
       *[table] Play a card face down and seal its number. You can take it back until everybody has sealed.
    }
    The highest unmatched card takes the { $topic }. The lowest takes one of the gaffes.
    { COUNT($dummy_ranks) ->
        [0] A number that somebody else plays too is a gaffe, and takes nothing.
       *[other] You’d match a dummy with { OR($dummy_ranks, "a") }. Then you take nothing.
    }
can-capture =
    Only your card is unmatched, so it’s the highest and the lowest.
    { COUNT($pile) ->
        [0] Take the topic, worth { $topic }, or one gaffe. Not both.
       *[other] Take the topic, worth { $topic }, or one gaffe, up to { FIRST($pile) }. Not both.
    }
    What you leave is discarded.
can-gaffe =
    Yours is the lowest unmatched card, so you take one of the gaffes.
    It scores its number. The highest there is { SAY(FIRST($pile), "a") }. The others are discarded.
can-clash =
    { $item ->
        [1] The deck has only { SAY($item, "counted") } { $item }. Tap the entry that is wrong, and change it.
       *[other] The deck has only { SAY($item, "counted") } { $item }s. Tap the entry that is wrong, and change it.
    }
    The cards on the table say which. Then the round is judged again.
    Is something wrong with the deck? Keep them. { $item }s won’t be counted for the rest of this deal.
can-override =
    Pick the number of which your deck has too many.
    It won’t be counted for the rest of this deal. It still takes and scores as always.
meanwhile = { COUNT($captures) ->
    [0] { meanwhile-stage }
   *[other] { $me ->
        [none] { meanwhile-stage }
       *[other] { HAS($captures, $me) ->
            [yes] { meanwhile-stage }
           *[no]
                You have no cards in this deal.
                You’re dealt in as soon as there is a hand for you.
        }
    }
}
meanwhile-stage = { $stage ->
    [judging] The cards are up. Somebody has a choice to make.
    [ploys] You see the topic. When everybody has sealed, the cards are turned over.
   *[other]
        Think about your card: the highest unmatched one takes the topic.
        The lowest unmatched one takes one of the gaffes.
}

## How it is played with these options, and with what

how = { OPTION("dealer") ->
    [app]
        The app flips a topic. It’s worth its number.
        { OPTION("dummies") ->
            [0] {""}
            [1] It flips a card of the dummy, too. Everybody sees it before choosing.
           *[other] It flips a card of each dummy, too. Everybody sees it before choosing.
        }
        Everybody seals one of their cards here, a ploy.
        { how-judged }
   *[table]
        Flip the top card: the topic. It’s worth its number.
        { OPTION("dummies") ->
            [0] {""}
            [1] Flip one card of the dummy, too. Everybody sees it before choosing.
           *[other] Flip one card of each dummy, too. Everybody sees it before choosing.
        }
        Everybody plays a card face down, a ploy, and seals the same number here.
        { how-judged }
}
how-judged =
    All ploys are turned over together. Numbers that match are gaffes and take nothing.
    The highest unmatched card takes the topic. The lowest takes one of the gaffes.
    { OPTION("dummies") ->
        [0] After four deals, most points wins.
       *[other] After four deals, most points wins. A dummy can’t win.
    }
needs = { OPTION("dealer") ->
    [app] No cards: they’re on your phones, and the app flips the topics.
   *[table] A Pairs deck: one 1, two 2s, and so on to ten 10s. The game was made for the deck “Goddesses of Cuisine”.
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Three standard decks.</b> Take one ace, two 2s, three 3s, and so on to ten 10s: 55 cards. The ace is the 1. Two decks have too few 9s and 10s.
        <b>Blank cards or slips of paper.</b> Write the 55 numbers on them.
}

## Twenty seconds for those who have never played it

tour-aim = Take cards, each worth its number. After four deals most points wins.
tour-phone = { OPTION("dealer") ->
    [app] Each round, seal one of your cards on your phone.
   *[table] Each round, play a card face down and seal its number on your phone.
}
tour-gaffe = { OPTION("dummies") ->
    [0] Played the same number as somebody else? Both take nothing.
   *[other] Played the same number as somebody else? Both take nothing. Dummies match, too.
}
tour-board = The board says who takes what: the highest unmatched card the topic, the lowest a gaffe.

## Captions while it plays itself, each the first time that it happens

caption-asked-topic = Somebody flips the top card of the deck: the topic. It’s worth its number.
caption-asked-flip = The app flips the topic. It’s worth its number.
caption-asked-ploy = Everybody plays a card face down, and seals its number on their own phone.
caption-asked-capture = Of several gaffes, the lowest unmatched card takes the one it likes.
caption-told-gaffe = { $seats } had the same idea: a gaffe, and nothing for them.
caption-told-topic = The highest unmatched card takes the topic.
caption-told-gaffe-taken = And the lowest unmatched card takes one of the gaffes.
caption-told-all-matched = Every card was matched, so nobody takes the topic.

## What a round means for one seat, the main thing first

taken = { $is_topic ->
    [yes] the { $worth }
   *[no] { SAY($worth, "a") }
}
result-wait = You have to wait until somebody leaves.
result-wait-why = A Pairs deck is only enough for { $most } hands.
result-won-you = { COUNT($seats) ->
    [one] You win with { SAY($total, "points") }!
   *[other] You share the win with { SAY($total, "points") }!
}
result-take-you = You take { taken }.
result-take = { $seat } takes { taken }.
result-why-highest-you = Your { $rank } is the highest unmatched card.
result-why-lowest-you = Your { $rank } is the lowest unmatched card.
result-why-only-you = Your { $rank } is the only unmatched card.
result-why-highest = { $seat }’s { $rank } is the highest unmatched card.
result-why-lowest = { $seat }’s { $rank } is the lowest unmatched card.
result-why-only = { $seat }’s { $rank } is the only unmatched card.
result-gaffe = { COUNT($seats) ->
    [2] Gaffe! { WITH($seats, "You") } both played { SAY($rank, "a") }.
   *[other] Gaffe! { WITH($seats, "You") } all played { SAY($rank, "a") }.
}
result-all-matched = Nobody takes the { $topic }: every card was matched.
result-nobody = Nobody takes the { $topic }.
result-nobody-why = Every card was matched.
result-nothing = Nothing for you.
result-won = { COUNT($seats) ->
    [one] { $seats } wins with { SAY($total, "points") }.
   *[other] { $seats } share the win with { SAY($total, "points") }.
}

## The picture of a result

picture-menu = Menu

## What the board adds: none is said twice in an evening

comment-gaffe-2-1 = { $who } in stereo.
comment-gaffe-2-2 = { $who } had the same lovely idea.
comment-gaffe-2-3 = { $who } study their plates.
comment-gaffe-2-4 = { $who } both know that story.
comment-gaffe-2-5 = Somebody kicks { $who } under the table.
comment-gaffe-2-6 = { $who } must have rehearsed.
comment-gaffe-2-7 = { $who } clear their throats.
comment-gaffe-2-8 = Silence, served by { $who }.
comment-gaffe-2-9 = { $who } told the same joke.
comment-gaffe-2-10 = { $who } hope nobody heard.
comment-gaffe-2-11 = { $who } reach for the same bread roll.
comment-gaffe-2-12 = { $who } blush in unison.
comment-gaffe-2-13 = The dog looks at { $who }.
comment-gaffe-2-14 = { $who } suddenly need more bread.
comment-gaffe-2-15 = { $who } check their phones.
comment-gaffe-2-16 = Who sat { $who } together?
comment-gaffe-3-1 = { $who } start the same sentence.
comment-gaffe-3-2 = Three spoons drop: { $who }.
comment-gaffe-3-3 = { $who } read the same newspaper.
comment-gaffe-3-4 = { $who } form a choir. Nobody asked for one.
comment-gaffe-3-5 = { $who } study the candle closely.
comment-gaffe-3-6 = Now it’s a conversation: { $who }.
comment-gaffe-3-7 = { $who } all had to say it.
comment-gaffe-3-8 = After { $who }, the host suggests some music.
comment-gaffe-4-1 = Four at once! Somebody open a window.
comment-gaffe-4-2 = Four people, one thought, no dessert.
comment-gaffe-4-3 = It went round faster than the soup.
comment-gaffe-4-4 = The waiter backs out of the room.
comment-gaffe-4-5 = The soup has stopped steaming.
comment-gaffe-4-6 = Four of you. The canary faints.
comment-gaffe-5-1 = The neighbours heard that one too.
comment-gaffe-5-2 = The chandelier swings a little.
comment-gaffe-5-3 = Somebody write that down. Or rather don’t.
comment-gaffe-5-4 = The cook looks in to see what broke.
comment-gaffe-5-5 = Coats, please. All of them.
comment-gaffe-5-6 = So many mouths, and one sentence.
comment-all-matched-1 = The { $topic } goes back to the kitchen.
comment-all-matched-2 = Everybody spoke. Nobody was heard.
comment-all-matched-3 = The { $topic } gets cold on its plate.
comment-all-matched-4 = Shall we talk about the wallpaper?
comment-all-matched-5 = Silence takes the { $topic }.
comment-alone-1 = While the others blush, { $who } eats.
comment-alone-2 = { $who } waited until the others had finished.
comment-alone-3 = Only { $who } still has an appetite.
comment-alone-4 = { $who } has the floor, and the plate.
comment-alone-5 = { $who } chewed, and said nothing. Wise.
comment-whisper-1 = { $who } only had to whisper.
comment-whisper-2 = { $who } said it softly. Everybody heard.
comment-whisper-3 = Small card, large plate: { $who }.
comment-whisper-4 = { $who } got a word in edgeways.
