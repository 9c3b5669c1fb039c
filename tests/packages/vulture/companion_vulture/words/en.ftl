# Hol’s der Geier, in words: a message for each fact, and for the words of each prompt.

points = { ABS($it) ->
    [one] { $it } point
   *[other] { $it } points
}
the = the { $it }
prizes = { COUNT($pot) ->
    [one] { SAY($pot, "the") }
   *[other] { SAY($pot, "the") }, { SAY($worth, "points") } together
}

## The facts

deal = Give everybody the cards 1 to 15. Shuffle the prizes, and put them face down in the middle.
takes = { $is_high ->
    [yes] { $seat }’s { $card } is the highest unmatched card. { $seat } takes { prizes }.
   *[no] { $seat }’s { $card } is the lowest unmatched card. { $seat } has to take { prizes }.
}
    .you = { YOU($seat) ->
        [you] { $is_high ->
            [yes] Your { $card } is the highest unmatched card. You take { prizes }.
           *[no] Your { $card } is the lowest unmatched card. You have to take { prizes }.
        }
       *[other] {""}
    }
stays = { $last ->
    [yes] Every card was matched. Nobody takes { prizes }.
   *[no] { COUNT($pot) ->
        [one] Every card was matched. Nobody takes { prizes }: it stays for the next round.
       *[other] Every card was matched. Nobody takes { prizes }: they stay for the next round.
    }
}
out = { $seat ->
    [none] The { $card } was the prize of round { $round }.
   *[other] { $seat } played the { $card } in round { $round }.
}
    .you = { YOU($seat) ->
        [you] You played the { $card } in round { $round }.
       *[other] {""}
    }
won = { COUNT($seats) ->
    [one] { $seats } wins with { SAY($total, "points") }.{ left }
   *[other] { $seats } share the win with { SAY($total, "points") }.{ left }
}
    .you = { COUNT($seats) ->
        [one] { YOU($seats) ->
            [you] You win with { SAY($total, "points") }.
           *[other] {""}
        }
       *[other] {""}
    }
left = { COUNT($pot) ->
    [0] {""}
   *[other] {" "}What still lies on the table is nobody’s.
}

## The prompts

ask-prize = Flip the next prize. What is it?
button-prize = The prize is {"{}"}
entry-prize = prize
to-prize = flip the next prize
waiting-prize = Waiting for the prize
ask-draw = Ready for the next prize?
hint-draw = The app draws it.
button-draw = Draw the prize
label-draw = drawn
entry-draw = next prize
to-draw = draw the prize
waiting-draw = Waiting for the prize
ask-card = Which card will you play?
hint-card = Lay it face down, then seal it here.
button-card = Seal the {"{}"}
entry-card = card
sealing-card = Everybody chooses a card in secret.

## The table

table-middle = { $stake ->
    [none] The prizes
    [vulture] Vulture
   *[mouse] Mouse
}
table-middle-ribbon = stays
table-aside = Left before
table-aside-note = { SAY($worth, "points") } together
table-stake = { $stake ->
    [none] No prize yet
    [vulture] The lowest takes { $worth }
   *[mouse] The highest takes { $worth }
}
fate-none = no prize
ribbon-taken = highest
ribbon-bad = lowest
opening = Cards up. Who is alone?
