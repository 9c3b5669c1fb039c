# Goofspiel, in words.

## Cards and points

called = { $it ->
    [1] ace
    [11] jack
    [12] queen
    [13] king
   *[other] { $it }
}
the = the { called }
# An ace or a court card, on a button and in the list of entries.
court-card = { SAY($rank, "called") }
a = { $it ->
    [1] an ace
    [8] an 8
   *[other] a { called }
}
points = { $it ->
    [one] { $it } point
   *[other] { $it } points
}
# The prizes on the table, in few words.
named = { UPTO($pot, 3) ->
    [more] all { COUNT($pot) } prizes
   *[other] { SAY($pot, "the") }
}
# The same, with what they are worth.
prizes = { named }{ $has_points ->
    [yes] , { SAY($points, "points") }
   *[no] {""}
}

## What was decided

deal = { $app ->
    [yes] Everybody has ace to { SAY($cards, "called") }. The prizes { $order ->
        [random] are shuffled.
       *[other] come in order.
    }
   *[no] Give everybody one suit{ $cards ->
        [13] {""}
       *[other] , ace to { SAY($cards, "called") }
    }. { $order ->
        [random] Shuffle another suit: the prizes.
        [ascending] Another suit is the prizes, lowest first.
       *[descending] Another suit is the prizes, highest first.
    }
}
takes = { $seat } takes { prizes }.
    .because = { $ties ->
        [cancel] { $seat }’s { SAY($card, "called") } is the highest unmatched card.
       *[other] { $seat }’s { SAY($card, "called") } is the highest card.
    }
tie = { $is_shared ->
    [yes] { $seats } share { named }: { SAY($shares, "points") } each.{ $rest ->
        [0] {""}
       *[other] {" "}Nobody gets the other { $rest }.
    }
   *[no] Nobody takes { prizes }.
}
    .because = { tie-fate }{ COUNT($seats) ->
        [0] Every card was matched.
        [2] { $seats } both played { SAY($card, "a") }.
       *[other] { $seats } all played { SAY($card, "a") }.
    }
tie-fate = { $fate ->
    [shared] {""}
    [unshared] It can’t be shared in whole points.{" "}
    [discarded] { COUNT($pot) ->
        [one] Discard it.{" "}
       *[other] Discard them.{" "}
    }
   *[stays] { COUNT($pot) ->
        [one] It stays on the table.{" "}
       *[other] They stay on the table.{" "}
    }
}
won = { COUNT($seats) ->
    [one] { $seats } wins with { SAY($total, "points") }.
   *[other] { $seats } share the win with { SAY($total, "points") }.
}{ $points ->
    [0] {""}
    [one] {" "}The { SAY($points, "points") } still on the table is nobody’s.
   *[other] {" "}The { SAY($points, "points") } still on the table are nobody’s.
}
out = { $seat ->
    [none] The { SAY($card, "called") } was the prize of round { $round }.
   *[other] { $seat } played the { SAY($card, "called") } in round { $round }.
}
    .you = { YOU($seat) ->
        [you] You played the { SAY($card, "called") } in round { $round }.
       *[other] {""}
    }
odd-deck = The host says these cards are different. The { SAY($card, "called") } may turn up more than once.
leaves = { $seat } has left and can’t win. Their cards are out of play.
back = { $seat } is back, and plays on with the cards that are left.

## The questions

ask-prize = { COUNT($options) ->
    [one] Lay out the next prize
   *[other] Flip the next prize. What is it?
}
hint-prize = { COUNT($options) ->
    [one] They come in order: now the { SAY(FIRST($values), "called") }.
   *[other] It’s worth its number.
}
button-prize = The prize is {"{}"}
entry-prize = prize
ask-card = Which card will you play?
hint-card = { OPTION("dealer") ->
    [app] Nobody sees it until everybody has sealed.
   *[table] Play it face down, then seal it here.
}
button-card = Seal the {"{}"}
entry-card = card
ask-flip = Ready for the prize?
hint-flip = The app flips it. It’s worth its number.
button-flip = Flip the prize
label-flip = flipped
entry-flip = next prize
to-flip = flip the prize
waiting-flip = Waiting for the prize
ask-override = Which card do you have more than once?
hint-override = A misprint or a mixed deck? That card won’t be counted for the rest of this game.
entry-override = card no longer counted
hint-leave = Their cards are out of play. What they have won stays theirs.
label-override = { SAY($value, "face") }
face = { FACE($it) }
call-override = Our cards are different…
sealing-card = Everybody chooses a card in secret.
waiting-prize = Waiting for the prize
# What one is proposed to do, where anyone is asked.
to-prize = { COUNT($options) ->
    [one] lay out the next prize
   *[other] flip the next prize
}
choosing-card = Waiting for { $names } to choose a card

## What lies on the table

table-middle = { COUNT($pot) ->
    [0] The prizes
   *[other] Prize
}
table-middle-ribbon = { $left ->
    [stays] stays
    [discarded] discarded
    [nobodys] nobody’s
    [shared] shared
   *[other] {""}
}
table-aside = Carried over
table-aside-note = { SAY($points, "points") } in all
table-stake = { $points ->
    [0] No prize yet
   *[other] { SAY($points, "points") } to take
}
fate-none = no prize
fate-matched = tied
# The board before the first prize: which suits, for whom, and what to do with the prizes.
between-heading = { OPTION("dealer") ->
    [app] {""}
   *[table] { $points ->
        [0] Set up the game
       *[other] {""}
    }
}
between-steps = { OPTION("dealer") ->
    [app] {""}
   *[table]
        { steps-take }
        { steps-suits }
        { steps-prizes }
        { steps-away }
        Flip the first prize. Anybody can enter it.
}
steps-take = Take { $rounds ->
    [13] {""}
   *[other] ace to { SAY($rounds, "called") } of every suit of{" "}
}{ $decks ->
    [1] one deck
   *[2] two decks
}{ $rounds ->
    [13] , without jokers.
   *[other] .
}
steps-suits = { $decks ->
    [1] { COMMAS($first_deck, "takes-suit") }.
   *[2]
        { COMMAS($first_deck, "takes-suit") }, of one deck.
        { COMMAS($second_deck, "takes-suit") }, of the other.
}
# “Ana takes the spades, Bo the hearts”
takes-suit = { $is_first ->
    [yes] { $seat } takes the { suit }
   *[no] { $seat } the { suit }
}
suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [clubs] clubs
   *[diamonds] diamonds
}
steps-prizes = { OPTION("order") ->
    [random] Shuffle the diamonds{ of-the-first-deck }: the prizes. Put them face down in the middle.
    [ascending] Put the diamonds{ of-the-first-deck } in the middle in order, the ace on top: the prizes.
   *[descending] Put the diamonds{ of-the-first-deck } in the middle in order, the { SAY($rounds, "called") } on top: the prizes.
}
of-the-first-deck = { $decks ->
    [1] {""}
   *[2] {" "}of the first deck
}
steps-away = { $has_spare_suits ->
    [yes] Put the other suits away.
   *[no] {""}
}
# Before a round's cards are turned up on the board.
opening = Cards up. Whose is the highest?

## Highlights, at the end

mention-bargain = { $seat } took { prizes }, with nothing but { SAY($card, "a") }.
mention-overpaid = { $seat } spent { SAY($card, "a") } on { named }.
mention-tied-away = { COUNT($seats) ->
    [2] { $seats } both played { SAY($card, "a") } for { named }, and got nothing.
   *[other] { $seats } all played { SAY($card, "a") } for { named }, and got nothing.
}

## What can I do? At most three lines: what may be done now, and what it brings

can-prize =
    { COUNT($options) ->
        [one] Lay out the { SAY(FIRST($values), "called") }: the prizes come in order. Anybody can tap it.
       *[other] Flip the top prize and enter it. Anybody can.
    }
    It’s worth its number. { highest-takes-it }
    { $left ->
        [stays] { can-stays }
       *[other] { $points ->
            [0] {""}
           *[other] The cards that were played are out. Put them aside.
        }
    }
can-flip =
    Press the button, and the app flips the next prize. Anybody can.
    It’s worth its number. { highest-takes-it }
    { $left ->
        [stays] { can-stays }
       *[other] {""}
    }
highest-takes-it = { OPTION("ties") ->
    [cancel] The highest unmatched card takes it.
   *[other] The highest card takes it.
}
can-stays = { $points ->
    [one] { $points } point already lies there. The winner takes everything.
   *[other] { $points } points already lie there. The winner takes everything.
}
can-card =
    { OPTION("dealer") ->
        [app] Seal one of your cards. You can take it back until everybody has sealed.
       *[table] Play a card face down and seal it here. You can take it back until everybody has sealed.
    }
    { OPTION("ties") ->
        [cancel] The highest unmatched card takes { SAY($points, "points") }. Yours is gone, win or lose.
       *[other] The highest card takes { SAY($points, "points") }. Yours is gone, win or lose.
    }
    { OPTION("ties") ->
        [cancel] Equal cards cancel. If every card is matched, the prize stays for the next round.
        [discard] Do the highest cards tie? Then the prize is discarded.
        [share] Do the highest cards tie? They share the prize, in whole points.
       *[stay] Do the highest cards tie? The prize stays, and the next one joins it.
    }
can-override =
    Pick the card that you have more than once.
    It won’t be counted for the rest of this game, and can turn up again.
meanwhile =
    { $is_up ->
        [yes] { meanwhile-next }
       *[no] { $points ->
            [0] { meanwhile-next }
           *[other] { SAY($points, "points") } to take. When everybody has sealed, the cards are turned over.
        }
    }
    A card that you played is gone, win or lose.
meanwhile-next = The next prize is on its way. Which of your cards is it worth?

## How it is played with these options, and with what

how =
    { OPTION("order") ->
        [random] { OPTION("dealer") ->
            [app] The app flips a prize. It’s worth its number: an ace 1{ pictures }.
           *[table] Flip a prize. It’s worth its number: an ace 1{ pictures }.
        }
        [ascending] The prizes come from low to high. Each is worth its number: an ace 1{ pictures }.
       *[descending] The prizes come from high to low. Each is worth its number: an ace 1{ pictures }.
    }
    { OPTION("dealer") ->
        [app] Everybody seals one of their cards here.
       *[table] Everybody plays a card face down, and seals the same card here.
    }
    { OPTION("ties") ->
        [cancel] All cards are turned over together. The highest unmatched card takes the prize.
       *[other] All cards are turned over together. The highest takes the prize.
    }
    { OPTION("ties") ->
        [cancel] Equal cards cancel. If every card is matched, the prize stays, and the next one joins it.
        [discard] Do the highest cards tie? The prize is discarded.
        [share] Do the highest cards tie? They share the prize, in whole points.
       *[stay] Do the highest cards tie? The prize stays, and the next one joins it.
    }
    A card that you played is gone, win or lose. After { OPTION("cards") } rounds, most points wins.
pictures = { OPTION("cards") ->
    [11] , a jack 11
    [12] , a jack 11, a queen 12
    [13] , a jack 11, a queen 12, a king 13
   *[other] {""}
}
needs = { OPTION("dealer") ->
    [app] No cards: they’re on your phones, and the app flips the prizes.
   *[table] { PLAYERS() ->
        [2] One standard deck
        [3] One standard deck
       *[other] Two standard decks
    }: a suit for each of you, and one for the prizes{ OPTION("cards") ->
        [13] .
       *[other] , ace to { SAY(OPTION("cards"), "called") }.
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Cards numbered 1 to { OPTION("cards") }</b>, of any game: { sets }, a set for each of you and one for the prizes.{ substitutes-pictures }
        <b>Slips of paper.</b> Write 1 to { OPTION("cards") } on them, { times }.
}
sets = { PLAYERS() ->
    [2] 3 sets
    [3] 4 sets
    [4] 5 sets
    [5] 6 sets
    [6] 7 sets
   *[7] 8 sets
}
times = { PLAYERS() ->
    [2] 3 times
    [3] 4 times
    [4] 5 times
    [5] 6 times
    [6] 7 times
   *[7] 8 times
}
substitutes-pictures = { OPTION("cards") ->
    [11] {" "}A jack is an 11.
    [12] {" "}A jack is an 11, a queen a 12.
    [13] {" "}A jack is an 11, a queen a 12, a king a 13.
   *[other] {""}
}

## Twenty seconds for those who have never played it

tour-aim = Take prizes, each worth its number. After { OPTION("cards") } rounds, most points wins.
tour-phone = { OPTION("dealer") ->
    [app] Each round, seal one of your cards on your phone. Then it’s gone, win or lose.
   *[table] Each round, play a card face down and seal it on your phone. Then it’s gone, win or lose.
}
tour-ties = { OPTION("ties") ->
    [cancel] Equal cards cancel, and take nothing.
    [discard] Do the highest cards tie? Nobody gets the prize.
    [share] Do the highest cards tie? They have to share the prize.
   *[stay] Do the highest cards tie? Nobody gets the prize yet: it stays for the next round.
}
tour-board = { OPTION("ties") ->
    [cancel] The board turns all cards over together. The highest unmatched one takes the prize.
   *[other] The board turns all cards over together. The highest one takes the prize.
}

## Captions while it plays itself, each the first time that it happens

caption-asked-prize = Somebody flips the next prize. It’s worth its number.
caption-asked-flip = The app flips the next prize. It’s worth its number.
caption-asked-card = Everybody bids a card for it, in secret. A card that you played is gone.
caption-told-takes = The highest card takes the prize. The others have spent theirs for nothing.
caption-told-tie = { $ties ->
    [share] The highest cards tie, so they share the prize.
    [discard] The highest cards tie, so nobody takes the prize.
    [cancel] Every card was matched, so the prize stays for the next round.
   *[stay] The highest cards tie, so the prize stays, and the next one joins it.
}

## What a round means for one seat, the main thing first

result-won-you = { COUNT($seats) ->
    [one] You win with { SAY($total, "points") }!
   *[other] You share the win with { SAY($total, "points") }!
}
result-won = { COUNT($seats) ->
    [one] { $seats } wins with { SAY($total, "points") }.
   *[other] { $seats } share the win with { SAY($total, "points") }.
}
pot = { COUNT($pot) ->
    [one] { SAY($pot, "the") }
    [2] both prizes
   *[other] all { COUNT($pot) } prizes
}
result-take-you = You take { pot }.
result-take = { $seat } takes { pot }.
result-highest-you = { $ties ->
    [cancel] Your { SAY($card, "called") } is the highest unmatched card.
   *[other] Your { SAY($card, "called") } is the highest card.
}
result-highest = { $ties ->
    [cancel] Nothing for you. { $seat }’s { SAY($card, "called") } is the highest unmatched card.
   *[other] Nothing for you. { $seat }’s { SAY($card, "called") } is the highest card.
}
result-share-you = You share { pot } with { OTHERS($seats) }.
result-played-you = { COUNT($seats) ->
    [2] You both played the { SAY($card, "called") }.
   *[other] You all played the { SAY($card, "called") }.
}
result-share = { $seats } share { pot }.
result-played = { COUNT($seats) ->
    [2] Nothing for you. They both played the { SAY($card, "called") }.
   *[other] Nothing for you. They all played the { SAY($card, "called") }.
}
result-nobody = Nobody takes { pot }.
result-nobody-you-why = { COUNT($seats) ->
    [2] { WITH($seats, "You") } both played the { SAY($card, "called") }.
   *[other] { WITH($seats, "You") } all played the { SAY($card, "called") }.
}
result-nobody-why = { COUNT($seats) ->
    [0] Every card was matched.
    [2] { $seats } both played the { SAY($card, "called") }.
   *[other] { $seats } all played the { SAY($card, "called") }.
}

## What the cards that the app prints say

card-prize = Prize, worth { $rank }
card-counts = { $court }, counts as { $rank }
second-deck = Second deck

## What the board adds: none is said twice in an evening

comment-tie-1 = { $who } wanted it equally.
comment-tie-2 = { $who } blink at each other.
comment-tie-3 = Great minds, empty hands.
comment-tie-4 = { $who } reach, bump heads, and smile.
comment-tie-5 = { $who } thought nobody else would.
comment-tie-6 = The prize looks from one to the other.
comment-bargain-1 = { $who } found it in the sale.
comment-bargain-2 = { $who } paid in small change.
comment-bargain-3 = Nobody else was shopping.
comment-bargain-4 = { $who } keeps the receipt for this one.
comment-bargain-5 = That was cheap, and { $who } knows it.
comment-dear-1 = { $who } doesn’t look at price tags.
comment-dear-2 = { $who } wanted exactly that one.
comment-dear-3 = { $who } tips generously.
comment-dear-4 = Better safe than cheap, says { $who }.
comment-pot-1 = { $who } needs a second pair of hands.
comment-pot-2 = Waiting paid. It paid { $who }.
comment-pot-3 = { $points } points in one go. { $who } sits up.
comment-pot-4 = { $who } sweeps the table clean.
