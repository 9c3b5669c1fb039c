# Who’s Lying?, in words.

## Small words

# Some decks have colours and a rainbow card, others suits and a joker.
colour = { OPTION("deck") ->
    [suits] suit
   *[other] colour
}
wild = { OPTION("deck") ->
    [suits] joker
   *[other] rainbow card
}
number = { $it ->
    [0] no
   *[other] { $it }
}
cards = { $it ->
    [0] no cards
    [one] { $it } card
   *[other] { $it } cards
}
points = { ABS($it) ->
    [one] { $it } point
   *[other] { $it } points
}
minus-cards = { $it ->
    [0] no minus cards
    [one] { $it } minus card
   *[other] { $it } minus cards
}
# So many cards of a colour or suit: “2 hearts”, “1 red”.
lot = { $key ->
    [rainbow] { $value ->
        [1] the rainbow
       *[other] { SAY($value, "number") } rainbows
    }
    [joker] { $value ->
        [1] the joker
       *[other] { SAY($value, "number") } jokers
    }
   *[other] { counted-lot }
}
counted-lot = { $value ->
    [1] { $value } { SAY($key, "one") }
   *[other] { SAY($value, "number") } { SAY($key, "many") }
}
one = { $it ->
    [spades] spade
    [hearts] heart
    [diamonds] diamond
    [clubs] club
   *[other] { many }
}
one-card = { $it ->
    [spades] a spade
    [hearts] a heart
    [diamonds] a diamond
    [clubs] a club
   *[other] { many }
}
many = { $it ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [violet] violet
    [black] black
    [pink] pink
    [white] white
    [brown] brown
    [rainbow] rainbow
   *[joker] joker
}
# The name that stands on a card.
name = { $it ->
    [spades] Spades
    [hearts] Hearts
    [diamonds] Diamonds
    [clubs] Clubs
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [violet] Violet
    [black] Black
    [pink] Pink
    [white] White
    [brown] Brown
    [rainbow] Rainbow
   *[joker] Joker
}
heap = { SAY($cards, "lot") }
unaccounted = { $count_is ->
    [short] {" "}{ CAPITAL(SAY($missing, "cards")) } of the deck { $missing ->
        [one] is missing: count your cards.
       *[other] are missing: count your cards.
    }
    [over] {" "}That is { SAY($excess, "cards") } too many: count your cards.
   *[right] {" "}Now the deck adds up.
}

## What was decided

deal = { CAPITAL(SAY($removed, "number")) } cards are out, { $each } in each hand{ $aside ->
    [0] .
   *[other] , { $aside } set aside.
} { $game ->
    [1] { $starter } starts.
   *[other] The last winner, { $starter }, starts.
}
lays = { $seat } says: { SAY($lot, "lot") }.
last-card = Those were { $seat }’s last cards. { $seat } wins, unless it’s doubted and was a lie.
passes = { $seat } passes.
all-passed = Nobody doubted { $seat }. { $seat } plays again, any number. The pile stays: { SAY($pile, "cards") }.
lie = A lie!
    .because = { $seat } said { SAY($lot, "lot") } and played { heap }.
truth = The truth!
    .because = { $seat } said { SAY($lot, "lot") } and played { heap }.
takes-back = { $minus ->
    [0] { $count ->
        [1] { $seat } takes it back.
        [2] { $seat } takes both back.
       *[other] { $seat } takes all { $count } back.
    }
   *[other] { $count ->
        [1] { $seat } takes it back, plus { SAY($minus, "minus-cards") }.
        [2] { $seat } takes both back, plus { SAY($minus, "minus-cards") }.
       *[other] { $seat } takes all { $count } back, plus { SAY($minus, "minus-cards") }.
    }
}
takes-pile = { $seat } takes the whole pile: { SAY($minus, "minus-cards") }.
    .because = { $seat } doubted the truth.
draws = { $seat } took minus cards, and draws { SAY($count, "cards") } from { $other }’s hand without looking.
gets = { $seat } gets { SAY($count, "cards") } from { $other }’s hand, drawn at random.
next = { $seat } plays next.
game-won = { $game ->
    [none] { $seat } wins.
   *[other] { $seat } wins game { $game }.
}
accepted = { game-won }
    .because = { $by } played on top of the last cards, and so believed them. { $by } takes the new ones back.
all-believe = { game-won }
    .because = Nobody doubted the last cards.
proved = { game-won }
    .because = The last cards were honest.
emptied = { game-won }
    .because = { $by } drew the last of { $seat }’s hand.
contested = { $seat } says those aren’t the cards. { $layer } enters them again.
scores = { COUNT($lines) ->
    [0] { $winner } +10
   *[other] { $winner } +10 · { DOTS($lines, "score-line") }
}
score-line = { $has_wild ->
    [yes] { $seat } { SIGNED($points) }: { SAY($minus, "minus-cards") }, { $hand } in hand, the { SAY($wild, "many") }
   *[no] { $seat } { SIGNED($points) }: { SAY($minus, "minus-cards") }, { $hand } in hand
}
won = { COUNT($seats) ->
    [one] { $seats } wins with { SAY($total, "points") } after three games.
   *[other] { $seats } share the win with { SAY($total, "points") } after three games.
}
holds = { $is_same ->
    [yes] Counted again: { $seat } holds { SAY($now, "cards") }, as before.
   *[no] { $seat } holds { SAY($now, "cards") }, not { SAY($was, "number") }.{ unaccounted }
}
aside = { $is_same ->
    [yes] Counted again: { SAY($now, "cards") } set aside, as before.
   *[no] { $now ->
        [1] { CAPITAL(SAY($now, "cards")) } was set aside, not { SAY($was, "number") }.{ unaccounted }
       *[other] { CAPITAL(SAY($now, "cards")) } were set aside, not { SAY($was, "number") }.{ unaccounted }
    }
}
odd-deck = { $is_suit ->
    [yes] The host says this deck is different: { SAY($colour, "many") } won’t be counted in this game.
   *[no] The host says this deck is different: { SAY($colour, "many") } won’t be counted in this game.
}
leaves = { $void ->
    [yes] { $seat } has left and can no longer win. This game is void: deal again.
   *[no] { $seat } has left and can no longer win.
}
comes = { $seat } plays from the next game on.
declined = { $seat } isn’t dealt in with the next game. The host said so.

## Why something is not allowed

full = At most { $most } can play.
nothing-stands = There is nothing to doubt yet.
must-lay = Nothing is announced, so you can’t pass: play cards.
drawn-since = Cards of yours were drawn after that. Undo back to there instead.
lay-more = Play at least { SAY($least, "number") }: { $seat } played { SAY($least, "number") }.
too-few = { $seat } played { SAY($least, "number") }, and you hold { SAY($hand, "cards") }: you can’t play as many.
exactly = Enter { SAY($count, "cards") }: that’s how many were played.
in-hand = { $count ->
    [0] You have { SAY($lot, "counted-lot") }.
   *[other] You have only { SAY($lot, "counted-lot") }.
}
no-hand = You have no card left in hand.
no-minus = It isn’t among your minus cards.
all-out = { $left ->
    [0] { $is_suit ->
        [yes] No { SAY($colour, "many") } are left: { all-out-where }.
       *[no] No { SAY($colour, "many") } is left: { all-out-where }.
    }
   *[other] At most { SAY($lot, "counted-lot") }: { all-out-where }.
}
all-out-where = { COUNT($places) ->
    [0] the deck has no more
   *[other] of the { SAY($copies, "number") }, { COMMAS($places, "elsewhere") }
}
elsewhere = { $where ->
    [minus] { $count ->
        [1] { $count } is among { $seat }’s minus cards
       *[other] { SAY($count, "number") } are among { $seat }’s minus cards
    }
   *[hand] { $count ->
        [1] { $count } is in { $seat }’s hand
       *[other] { SAY($count, "number") } are in { $seat }’s hand
    }
}
stands = { $seat } says: { SAY($lot, "lot") }
column = { $game }
column-now = Game { $game }
cards-left = Cards left
total-cards-left = { $points ->
    [one] { $total } card left
   *[other] { $total } cards left
}
setup = { $app ->
    [yes] { $aside ->
        [0] { $deck } cards, { $each } to each of you. { $removed } are out. Leave yours in the box.
        [1] { $deck } cards, { $each } to each of you. { $removed } are out, and { $aside } is left over. Leave yours in the box.
       *[other] { $deck } cards, { $each } to each of you. { $removed } are out, and { $aside } are left over. Leave yours in the box.
    }
   *[no] { $aside ->
        [0] { $deck } cards: remove { SAY($removed, "number") } unseen, deal { $each } to each.
       *[other] { $deck } cards: remove { SAY($removed, "number") } unseen, deal { $each } to each, set { $aside } aside.
    }
}
highlight-last-card = { FIRST($seats) } has no card left!

## The questions

ask-starter = Who starts?
hint-starter = Agree at the table. Anybody can enter it.
button-starter = {"{}"} starts
entry-starter = first player
to-starter = say who starts
waiting-starter = Who starts?
ask-deal = { OPTION("dealer") ->
    [app] Deal again?
   *[table] Shuffle and deal
}
hint-deal = { OPTION("dealer") ->
    [app] The app deals. Tap when everybody has seen the score.
   *[table] Tap when everybody has their cards.
}
button-deal = { OPTION("dealer") ->
    [app] Deal the cards
   *[table] The cards are dealt
}
entry-deal = deal
label-deal = yes
entered-deal = done
waiting-deal = Waiting for the deal
entry-deck = shuffle
entry-draw = drawn cards
ask-turn = { $upon ->
    [none] What will you play?
   *[other] { SAY($upon, "stands") }
}
hint-turn = { $upon ->
    [none] Any number of cards, and one { colour }.
   *[other] { HAS($out, "lay") ->
        [yes] { SAY($upon, "hint-short") }
       *[no] { SAY($upon, "hint-upon") }
    }
}
hint-upon = { $last ->
    [yes] Those are { $seat }’s last cards. If nobody doubts them, { $seat } wins.
   *[no] Doubt it, play as many or more, or pass.
}
hint-short = { $last ->
    [yes] Those are { $seat }’s last cards. If nobody doubts them, { $seat } wins.
   *[no] Doubt it, or pass: you hold too few to play { SAY($count, "number") }.
}
button-turn = Play {"{}"}
choosing-turn = It’s { $names }’s turn…
entry-turn = turn
label-turn = { $what ->
    [lay] { SAY($lot, "lot") }
    [doubt] doubt
   *[pass] pass
}
ask-doubt = I doubt it!
button-doubt = I doubt it!
ask-pass = Pass
button-pass = Pass
ask-lay = { $choice ->
    [any] Play cards
    [exactly] Play { $fewest }
   *[at-least] Play { $fewest } or more
}
hint-lay = { $card_source ->
    [hand] Tap the cards that you play.
    [real] Tap the real cards. Only you see them.
   *[announced] The number must be true. The { colour } doesn’t have to be.
}
button-lay = Play {"{}"}
none-lay = { $card_source ->
    [announced] { none-say }
   *[other] Which cards?
}
none-say = Say a { colour }
say-lay = You say
said-lay = You say: { $lot }
left-lay = { $n } left
count-lay = How many?
picks-lay = What the cards really are
set-lay = { $card_source ->
    [hand] All picked. Minus takes one back.
   *[other] All entered. Minus takes one back.
}
full-lay = You hold no more cards.
covered-lay = That can’t be one of them. Hold to see why.
phrase-lay = {"{n}"}, say {"{colour}"}
ask-turned = You’re doubted
full-turned = { $most ->
    [1] That card is entered. Take one back first.
   *[other] All { SAY($most, "number") } are entered. Take one back first.
}
hint-turned = { $least ->
    [1] Turn up your card for all to see. What is it?
   *[other] Turn up your { SAY($least, "cards") } for all to see. What are they?
}
button-turned = Enter these cards
none-turned = { $least ->
    [1] { CAPITAL(SAY($least, "cards")) } was played
   *[other] { CAPITAL(SAY($least, "cards")) } were played
}
choosing-turned = Waiting for { $names } to turn up the cards
entry-turned = cards turned up
label-turned = { SAY($value, "lot") }
ask-check = Are these the cards?
hint-check = You doubted. Compare the board with the cards.
choosing-check = Waiting for { $names } to compare the cards
entry-check = look at the cards
label-check = { HAS($value, "right") ->
    [yes] right
   *[no] wrong
}
ask-right = Yes, that’s right
button-right = Yes, that’s right
ask-wrong = No, other cards
button-wrong = No, other cards
ask-contest = Those aren’t the cards
button-contest = Those aren’t the cards
entry-contest = objection
label-contest = other cards
ask-rainbow = Do you have the { wild }?
hint-rainbow = { $minus_too ->
    [yes] Look in your hand and through your minus cards.
   *[no] Look at what is left in your hand.
}
button-rainbow = {"{}"}
entry-rainbow = { wild }
label-rainbow = { $value ->
    [hand] In my hand
    [minus] Among my minus cards
   *[none] I don’t have it
}
entered-rainbow = { $value ->
    [hand] in hand
    [minus] among the minus cards
   *[none] not there
}
ask-clash = { $item ->
    [rainbow] There is only one rainbow
    [joker] There is only one joker
   *[other] Too many { SAY($item, "many") }
}
hint-clash = One of these entries is wrong. Change it.
place-clash = { $what ->
    [claim] { $seat }’s { wild }
   *[other] { $seat }, turn { $round }
}
label-clash = kept
ask-hold = How many cards do you hold?
hint-hold = Enter it if the app has it wrong. Everybody sees the correction.
button-hold = I have {"{}"}
entry-hold = count of the hand
call-hold = Recount my cards…
ask-aside = How many cards are set aside?
button-aside = Save the count
entry-aside = cards set aside
call-aside = Recount the cards set aside…
ask-override = Which { colour } has too many cards in this deck?
hint-override = That { colour } won’t be counted in this game.
label-override = { SAY($value, "name") }
entry-override = { colour } no longer counted
hint-leave = { OPTION("dealer") ->
    [app] The game in progress is void: the app deals again.
   *[table] The game in progress is void: you deal again.
}
leaves-won = This game is won, and counts. They can’t win any more.
ask-join = Who joins in the next game?
call-join = Deal in next game
next-deal = the next game
part-again = dealt again

## Where we are, and what to do between two games

place-long =
    { $games ->
        [1] {""}
       *[other] Game { $game } of { $games }
    }
    { $turn ->
        [0] {""}
       *[other] Turn { $turn }
    }
place-short = { $games ->
    [1] { $turn ->
        [0] The deal
       *[other] Turn { $turn }
    }
   *[other] Game { $game } of { $games }
}
between-heading = { $stage ->
    [deal] { $again ->
        [yes] { $games ->
            [1] Deal the cards again
           *[other] Deal game { $game } again
        }
       *[no] { $game ->
            [1] { $games ->
                [1] Set up the game
               *[other] The first of three games
            }
           *[other] Game { $game_before } is over
        }
    }
   *[other] {""}
}
between-brought = { AT($brought, $seat) ->
    [none] {""}
   *[other] { SIGNED(AT($brought, $seat)) }
}
between-steps = { OPTION("dealer") ->
    [app] {""}
   *[table]
        { $dealt ->
            [none] {""}
           *[other] Collect all the cards: hands, piles, and those that were out.
        }
        { $is_new_deck ->
            [yes] { SAY($deal, "step-deck") }.
           *[no] {""}
        }
        { SAY($deal, "step-shuffle") }
        { $starter } starts.
}
# Which cards a deck is made of.
step-deck = { $suits ->
    [yes] { $cards ->
        [13] Take all the cards of one deck, and one joker
       *[other] Take { SAY($cards, "ranks") } of one deck, and one joker
    }
   *[no] { UPTO($colours, 7) ->
        [more] Take your { COUNT($colours) } colours, { $cards } of each, and the rainbow card
       *[other] Take { SAY($colours, "many") }, { $cards } of each, and the rainbow card
    }
}
ranks = { $it ->
    [11] ace to jack
    [12] ace to queen
    [13] ace to king
   *[other] ace to { $it }
}
step-shuffle =
    Shuffle all { $deck } cards.
    Remove { $removed } without looking. They are out of this game.
    Deal { $each } to each of you.
    { $aside ->
        [0] {""}
        [1] { CAPITAL(SAY($aside, "cards")) } is left: set it aside, unseen too.
       *[other] { CAPITAL(SAY($aside, "cards")) } are left: set them aside, unseen too.
    }
# Before what was doubted is turned up on the board, or a game ends.
opening = { $stage ->
    [turned-up] { $up } doubts { AT($standing, "seat") }. Cards up.
   *[other] { SENTENCES($facts, "opening-of") }
}
opening-of = { $opening ->
    [doubt] { $doubter } doubts { $seat }. Cards up.
    [last] { $seat } played the last cards.
   *[none] {""}
}

## On the board and the pads

scene-away = away
scene-begins = starts
scene-gets = gets { $cards }
scene-wins = wins
scene-counts = counts
scene-turns-up = turns up
scene-doubts = doubts
scene-choosing = choosing…
scene-laid = played { SAY($count, "number") }
scene-passed = passed
scene-doubts-later = may doubt
scene-waits = waits
scene-in-hand = in hand
scene-minus = minus
scene-game = Game { $game }
scene-points = { SIGNED($points) }
scene-first-out = first out
scene-left = { $minus ->
    [0] { $hand } in hand
   *[other] { $hand } in hand, { SAY($minus, "minus-cards") }
}
scene-suits = The suits of the deck
scene-colours = The colours of the deck
scene-below = { SAY($cards, "cards") } below
scene-in-pile = { SAY($cards, "cards") } in the pile
scene-nothing-below = nothing below
scene-said = { $name } said
scene-truth = The truth
scene-lie = A lie
scene-who-has-rainbow = Who has the rainbow card?
scene-who-has-joker = Who has the joker?
scene-no-announcement = No announcement yet
scene-missing = { CAPITAL(SAY($cards, "cards")) } missing
scene-too-many = { CAPITAL(SAY($cards, "cards")) } too many
pad-hand = { CAPITAL(SAY($cards, "lot")) }
pad-laid = You played { SAY($cards, "lot") }
pad-remove = to remove unseen, of { $deck }
pad-each = cards to each player
pad-left-over = { $aside ->
    [1] left over: set it aside
   *[other] left over: set them aside
}
pad-has-left = { $name } has { SAY($hand, "cards") } left
pad-you-say = You say: { SAY($lot, "lot") }
pad-says = { $name } says: { SAY($lot, "lot") }
pad-if-nobody = If nobody before you doubts or plays, you can doubt.
pad-in-pile = { CAPITAL(SAY($cards, "cards")) } in the pile
pad-you-hold = you hold { $hand }
pad-your-last = your last cards
pad-last = { $name }’s last cards
pad-hold-cards = You hold { SAY($hand, "cards") }
pad-no-card = No card is on the table
pad-other-cards = Those aren’t the cards
pad-look-laid = Hold to look at what you played
pad-own = <b>{ CAPITAL(SAY($hand, "cards")) }</b> in hand, <b>{ SAY($minus, "minus-cards") }</b>.
pad-look-minus = Hold to look through your minus cards
watch-cards = { $minus ->
    [0] { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }
   *[other] { $hand ->
        [one] { $hand } card, { $minus } minus
       *[other] { $hand } cards, { $minus } minus
    }
}
form-cards = cards
form-fewer = fewer { $what }
form-more = more { $what }
form-in-hand = in hand
form-take-back = Take one back
form-look = Hold to look at what you entered
form-look-at-hand = Hold to look at your cards and what you picked
form-hold = Hold

## Highlights, at the end

mention-caught = { $odd_is ->
    [only] { $doubter } saw through { $seat }’s { SAY($lot, "lot") }: it was something else.
    [both] { $doubter } saw through { $seat }’s { SAY($lot, "lot") }: both were something else.
    [all] { $doubter } saw through { $seat }’s { SAY($lot, "lot") }: all { $count } were something else.
    [one] { $doubter } saw through { $seat }’s { SAY($lot, "lot") }: { $odd } was something else.
   *[some] { $doubter } saw through { $seat }’s { SAY($lot, "lot") }: { $odd } were something else.
}
mention-costly-doubt = { $seat } doubted the truth, and took { SAY($minus, "minus-cards") } for it.
mention-honest = { $number } doubts, and { $seat } told the truth each time.

## What can I do? At most three lines: what may be done now, and what it brings

can-starter =
    Agree who starts, and tap the name. Anybody can.
    { OPTION("extended") ->
        [yes] Whoever starts plays first. Later, the winner of a game starts the next one.
       *[no] Whoever starts plays first.
    }
can-deal = { OPTION("dealer") ->
    [app]
        { SAY($deal, "can-deal-app") }
        Tap when everybody has seen the score. Anybody can.
   *[table]
        { SAY($deal, "can-deal-table") }
        Tap when everybody has their cards. Anybody can.
}
can-deal-app = The app shuffles, and deals { $each } cards to each of you.
can-deal-table =
    Shuffle, remove { $removed } cards unseen, and deal { $each } to each of you.
    { $aside ->
        [0] {""}
        [1] Set the other card aside, unseen too.
       *[other] Set the other { SAY($aside, "cards") } aside, unseen too.
    }
can-turn = { $upon ->
    [none]
        Play any number of cards face down, and say one { colour }. You can’t pass.
        The number must be true. The { colour } may be a lie.
        { OPTION("dealer") ->
            [app] Only you see what you really play, unless you’re doubted.
           *[table] { OPTION("entry") ->
                [sealed] Only you see what you really play, unless you’re doubted.
               *[other] You only tell your phone what you say.
            }
        }
   *[other]
        { HAS($out, "lay") ->
            [yes] Doubt, or pass. You hold too few to play { SAY(AT($upon, "count"), "number") }.
           *[no] { SAY($upon, "upon-lay") }
        }
        Doubt a lie, and { AT($upon, "seat") } takes the pile. Doubt the truth, and you take all { SAY($on_table, "number") }.
        { SAY($upon, "upon-true") }
}
upon-lay = { $last ->
    [yes] Doubt, or pass. If you play, { $seat } wins straight away.
   *[no] Doubt, play { SAY($count, "number") } or more, or pass. Say any { colour } you like.
}
upon-true = { $last ->
    [yes] { $seat } has no card left, and wins unless it’s doubted and was a lie.
   *[no] It’s true only if every card is the { colour } { $seat } said, or the { wild }.
}
can-turned =
    { $least ->
        [1] Turn up the card that you played, and enter what it is.
       *[other] Turn up the { SAY($least, "cards") } that you played, and enter what they are.
    }
    { $standing ->
        [none] {""}
       *[other] It’s true only if { $least ->
            [1] it is { SAY(AT($standing, "said"), "one-card") }
           *[other] they are all { SAY(AT($standing, "said"), "many") }
        }, or the { wild }. Anything else makes it a lie.
    }
    A liar takes the pile. If it’s true, the doubter does.
can-check =
    You doubted: compare what was entered with the cards on the table.
    If it’s right, the doubt is settled. If not, they are entered again.
can-contest =
    Are the cards on the table different? Tap it, and they are entered again.
    You can until the doubter says that they are right.
can-rainbow =
    { $minus_too ->
        [yes] Look in your hand and your minus cards for the { wild }. Say where it is.
       *[no] Look in your hand for the { wild }. Say where it is.
    }
    { PLAYERS() ->
        [2] It costs 5 points instead of one.
       *[other] It costs 10 points instead of one.
    }
    Perhaps nobody has it: some cards are out of the game.
can-clash =
    One of these entries is wrong. Tap it, and change it.
    The cards on the table say which.
    Is something wrong with the deck? Keep them. That { colour } won’t be counted in this game.
can-hold =
    Count the cards in your hand, and enter how many. Everybody sees the correction.
    Use it only when the app has it wrong.
can-aside =
    Count the cards that were set aside, without looking, and enter how many.
    Then the app knows how many cards are in play.
can-override =
    Pick the { colour } of which this deck has too many cards.
    It won’t be counted in this game. A doubt works as always.
meanwhile = { $stage ->
    [turn] { $standing ->
        [none] { $up } plays. Then the next player doubts, plays, or passes.
       *[other] { SAY($standing, "meanwhile-standing") }
    }
    [turned-up] The doubted cards are turned up. Their colours decide who takes the pile.
    [rainbow] You count the cards that are left. Then comes the next game.
   *[other] { $app_deals ->
        [yes] When everybody has seen the score, let the app deal.
       *[no] Shuffle and deal, as the board says.
    }
}
meanwhile-standing = { YOU($seat) ->
    [you] Yours stands until somebody doubts it, plays on top of it, or everybody passes.
   *[other] When it’s your turn and it still stands, you can doubt it.
}

## How it is played with these options, and with what

how =
    Play cards face down and say one { colour }. The number is true. The { colour } doesn’t have to be.
    The next player doubts it, plays at least as many, or passes.
    Doubted cards are turned up. The { wild } passes for any { colour }.
    A liar takes them back, and the pile below as minus cards. If it was true, the doubter takes everything.
    { PLAYERS() ->
        [2] { OPTION("dealer") ->
            [app] Whoever takes minus cards also gets two cards from the other’s hand, drawn at random.
           *[table] Whoever takes minus cards also draws two cards from the other’s hand, without looking.
        }
       *[other] {""}
    }
    { OPTION("extended") ->
        [yes] { PLAYERS() ->
            [2] First out of cards: +10. Others: −1 a card, −5 for the { wild }. Three games make the score.
           *[other] First out of cards: +10. Others: −1 a card, −10 for the { wild }. Three games make the score.
        }
       *[no] Whoever is out of cards first wins. The last cards can be doubted, too.
    }
needs = { OPTION("dealer") ->
    [app] No cards: the app deals.
   *[table] { OPTION("deck") ->
        [suits] { OPTION("ranks") ->
            [13] One standard deck and one joker: all four suits.
           *[other] One standard deck and one joker: { SAY(OPTION("ranks"), "ranks") } of all four suits.
        }
       *[other] { COUNT(OPTION("colours")) } colours of { OPTION("cards") } cards each, and one rainbow card.
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table] { OPTION("deck") ->
        [suits] <b>No joker?</b> Take the deck’s spare card, or any spare card with the same back.
       *[other]
            <b>One standard deck and a joker.</b> Set “Your deck” to ♠ ♥ ♦ ♣. It serves 2 to 5 players, with about as many cards each.
            <b>Any other deck with four colours or more.</b> Take out all but one of the special cards. That one is the rainbow. Then set your colours, and how many cards each has.
    }
}

## Twenty seconds for those who have never played it

tour-aim = { OPTION("extended") ->
    [yes] Get rid of your cards: whoever has none left first wins the game, and scores 10.
   *[no] Get rid of your cards: whoever has none left first wins.
}
tour-two = “{ SAY($lots, "lot") }”
tour-lay = Play cards face down, and say one { colour } on your phone. The { colour } may be a lie.
tour-caught = Caught lying, you take yours back, and all the rest. Doubt the truth, and you take them all.
tour-board = The board shows what was doubted, and who takes it. The { wild } is never a lie.

## Captions while it plays itself, each the first time that it happens

caption-asked-deal = { OPTION("dealer") ->
    [app] The app deals. Everybody looks at the cards on their phone.
   *[table] Everybody gets cards by hand, and looks at them.
}
caption-asked-turn = Play cards face down and say what they are. The number is true. The rest doesn’t have to be.
caption-told-lays = The next player doubts it, plays cards of their own, or passes.
caption-told-lie = { $seat } lied, and takes the cards back. The pile counts against them.
caption-told-truth = It was true, so the doubter takes everything.
caption-told-passes = Whoever passes leaves it to the next one.

## What a doubt means for one seat, the main thing first

result-won-you = { COUNT($seats) ->
    [one] You win with { SAY($total, "points") }!
   *[other] You share the win with { SAY($total, "points") }!
}
result-game-you = { $game ->
    [none] You win!
   *[other] You win game { $game }!
}
result-caught = { $minus ->
    [0] { $count ->
        [1] Caught! You take your card back.
       *[other] Caught! You take your { $count } cards back.
    }
   *[other] { $count ->
        [1] Caught! You take your card back, plus { SAY($minus, "minus-cards") }.
       *[other] Caught! You take your { $count } cards back, plus { SAY($minus, "minus-cards") }.
    }
}
result-laid-you = You said { SAY($lot, "lot") }, and played { heap }.
result-laid = { $seat } said { SAY($lot, "lot") }, and played { heap }.
result-right = { $minus ->
    [0] You were right! { $seat } takes { SAY($count, "cards") } back.
   *[other] You were right! { $seat } takes { SAY($count, "cards") } back, plus { SAY($minus, "minus-cards") }.
}
result-lie = { $minus ->
    [0] A lie! { $seat } takes { SAY($count, "cards") } back.
   *[other] A lie! { $seat } takes { SAY($count, "cards") } back, plus { SAY($minus, "minus-cards") }.
}
result-truth-you = It was the truth. You take the whole pile: { SAY($minus, "minus-cards") }.
result-in-vain = { $seat } doubted you in vain, and takes the whole pile: { SAY($minus, "minus-cards") }.
result-wrong = { $seat } was wrong, and takes the whole pile: { SAY($minus, "minus-cards") }.
result-draw = Draw { SAY($count, "cards") }, unseen, from { $other }’s hand.
result-get = You get { SAY($count, "cards") } from { $other }’s hand.
result-gets = { $seat } gets { SAY($count, "cards") } from your hand.
result-draws = { $seat } draws { SAY($count, "cards") } from your hand.
result-passed-you = Nobody doubted you. Play again.
result-passed = Nobody doubted { $seat }, who plays again.
result-game = { $game ->
    [none] { $seat } wins.
   *[other] { $seat } wins game { $game }.
}
result-won = { COUNT($seats) ->
    [one] { $seats } wins with { SAY($total, "points") }.
   *[other] { $seats } share the win with { SAY($total, "points") }.
}

## What the board adds: none is said twice in an evening

comment-lie-1 = It was a good story, { $who }.
comment-lie-2 = { $doubter } heard the cards giggle.
comment-lie-3 = Well told, { $who }. Well heard, { $doubter }.
comment-lie-4 = { $who } would like to rephrase.
comment-lie-5 = So close, { $who }.
comment-lie-6 = { $doubter } saw somebody’s ears go red.
comment-lie-7 = Lovely colours. Just not those.
comment-lie-8 = { $doubter } has played with { $who } before.
comment-truth-1 = { $who } said so. Word for word.
comment-truth-2 = It still happens.
comment-truth-3 = { $who } smiles. { $doubter } counts.
comment-truth-4 = { $doubter } would have bet on it, and did.
comment-truth-5 = Honesty is the best bluff.
comment-truth-6 = { $who } couldn’t make that up.
comment-truth-7 = An honest face, and honest cards.
comment-truth-8 = { $doubter } owes { $who } a nod.
comment-won-1 = { $who } has nothing left to hide.
comment-won-2 = Empty hands, clean conscience: { $who }.
comment-won-3 = { $who } turns both palms up.
comment-won-4 = Nothing up the sleeve either.
