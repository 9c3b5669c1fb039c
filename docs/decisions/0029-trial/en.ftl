### Eat Me, in words.
###
### A fact is said by the message of its name; its fields are the arguments.
### `.because` is the reason, said after the result. `.you` and `.result` speak to the reader.
### YOU($seat) is "you" where that is the reader; COUNT($list) is how many; UPTO($list, 3) is that
### number, or "more". Where a message has several lines, each is an item of a list.

## The game and its options

eatme = Eat Me
    .tagline = Cards in a ring grow into creatures. You score when yours is eaten: be the tastiest.
    .credit = By Allan Stagg
form-standard = Standard
    .help = Each bid is for the next round: you know the order before you choose a card.
form-same-round = Same-round bids
    .help = Card and bid are sealed together: nobody knows the order before.
form-ouroboros = Ouroboros
    .help = Nothing is dealt: everybody wishes for cards of one open pool.
option-cards = Your cards
    .help = In a standard deck the clubs are 1 to 13, then come diamonds, hearts and spades.
    .suits = Playing cards
    .numbers = Numbered cards
option-hand = Cards each
    .help = One card each is one round. The published game has 10, for five players.
option-revealed = Free food
    .help = Nobody’s cards, in the ring from the start. The published game has 1.
option-ring = In the ring
    .help = What isn’t in the pool is free food. With fewer cards you say how much.
    .whole = All 52 cards
    .small = Fewer
option-free = Free food
    .help = Nobody’s cards, in the ring from the start.
option-points = Bid points
    .help = To bid for playing early. The published game has 100.
option-same_round = Same-round bids
    .help = Your bid is for the card that you seal with it, not for the next round.
option-ouroboros = Ouroboros
    .help = No dealing: everybody wishes for cards of one open pool, until the ring closes.
printed-numbers = Cards from 1 to 52
    .help = Each card says its suit, too. A smaller ring needs only the lowest numbers.
    .note = In the lobby, pick “Numbered cards”.
printed-numbers-highest = Highest number
    .help = The lobby says how many cards your ring has. With all 52 you can play any.

## Small words

rank = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}
suit = { $suit ->
    [1] Clubs
    [2] Diamonds
    [3] Hearts
   *[4] Spades
}
# On a card that is printed: "7 of clubs".
rank-of-suit = { $rank ->
    [1] Ace
    [11] Jack
    [12] Queen
    [13] King
   *[other] { $rank }
} of { $suit ->
    [1] clubs
    [2] diamonds
    [3] hearts
   *[4] spades
}
all-of-suit = all { $suit }
cells = { $size ->
    [one] { $size } cell
   *[other] { $size } cells
}
cells-before = { $before ->
    [one] { $before } cell
   *[other] { $before } cells
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
free-cards = { $free ->
    [0] no cards
    [1] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
    [9] nine cards
    [10] ten cards
   *[other] { $free } cards
}
the-food = { UPTO($food, 2) ->
    [more] the { COUNT($food) } free cards beside it
   *[other] the free { $food }
}
organism = { YOU($owner) ->
    [you] your
   *[other] { $owner }’s
} organism #{ $id }
nth = { ORDINAL($n) ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
nth-wish = { ORDINAL($wish) ->
    [one] { $wish }st
    [two] { $wish }nd
    [few] { $wish }rd
   *[other] { $wish }th
}
# The designer’s advice, beside the first bid and the first card.
advice-short = Aim for the second largest organism.
advice = { advice-short } The largest never scores.
card = { $card }

## Before the start

layout =
    { $players } players, { $ouroboros ->
        [yes] { $hand ->
            [one] { $hand } round
           *[other] { $hand } rounds
        }
       *[no] { $hand ->
            [one] { $hand } card each
           *[other] { $hand } cards each
        }
    }, a ring of { $size }. { $app ->
        [yes] { $revealed ->
            [one] { $revealed } is free food
           *[other] { $revealed } are free food
        }{ $ouroboros ->
            [yes] . The others are the open pool.
           *[no] , and 1 is removed unseen.
        }
       *[no] { $ouroboros ->
            [yes] Flip { $revealed } as free food. The others are the open pool.
           *[no] Flip { $revealed } as free food, remove 1 unseen.
        }
    } { $use ->
        [box] Leave the cards in the box.
        [numbers] Use the cards 1 to { $size }.
        [all] Use the whole deck.
       *[some] Remove { $unused } from the deck.
    }
ring-size = { $too ->
    [small] A ring of { $size } cards is too small
   *[large] A ring of { $size } cards is too large
}: it can have { $low } to { $high }. Change the cards each or the free food.
ouroboros-bids = In Ouroboros you bid for the next round. Switch “Same-round bids” off.
set-up = { $ouroboros ->
    [yes] No dealing. Flip { free-cards } as free food, and lay all others open: the pool.
   *[no] { $free ->
        [1] Deal { $hand } to everybody. Remove one unseen, then flip the last one as free food.
       *[other] Deal { $hand } to everybody. Remove one unseen, then flip the last { $free } as free food.
    }
}

## The rulings

dealt = { $size_card } touches { $one_card }: the ring has { $size } cards.{ UPTO($food, 4) ->
    [0] {""}
    [1] {" "}{ $food } is free food.
    [more] {" "}{ COUNT($food) } of them are free food.
   *[other] {" "}{ $food } are free food.
}
order = Round { $round }: { $bids }. The highest bid plays first. Everybody pays.
same-bid = { UPTO($seats, 3) ->
    [more] { $all ->
        [yes] All of you bid { $bid }.
       *[no] { COUNT($seats) } of you bid { $bid }.
    }
    [2] { $seats } both bid { $bid }.
   *[other] { $seats } all bid { $bid }.
}
tie = { same-bid } { FIRST($seats) } played later last round, so { FIRST($seats) } goes first.
lots = { same-bid } Drawn at random: { FIRST($seats) } goes first.
no-move = { $drawn ->
    [card] No move from { $seat }: { $card } is drawn at random.
    [wishes] No move from { $seat }: the wishes are drawn at random.
   *[nothing] No move from { $seat }.
}{ $bid ->
    [none] {""}
   *[other] {" "}{ $seat } bids { $bid }, a tenth of what’s left.
}
    .result = A move was drawn at random for you.
new = { $seat } starts organism #{ $id }.
    .because = { $card } touches nothing.
    .result = Your { $card } starts organism #{ $id }.
eats-food = { $seat } starts organism #{ $id }.
    .because = { $card } eats { the-food }: { cells }.
    .result = Your { $card } starts organism #{ $id }, and eats: { cells }.
joins = { $owner }’s #{ $id } eats { $card }.
    .because = { cells } now.
    .result = { YOU($owner) ->
        [you] { YOU($seat) ->
            [you] Your organism #{ $id } eats your { $card }: { cells }.
           *[other] Your organism #{ $id } eats { $seat }’s { $card }: { cells }.
        }
       *[other] { $owner }’s organism #{ $id } eats your { $card }.
    }
joins-food = { $owner }’s #{ $id } eats { $card }.
    .because = Then it eats { the-food }: { cells } now.
    .result = { joins.result }
between =
    .because = { $card } joins two organisms. { $older ->
        [yes] They are equal, so the older one eats it
       *[no] The larger one eats it
    }: { organism } ({ cells-before }).
eaten = { $eaten_owner } scores { $points }: { $owner }’s #{ $id } eats #{ $eaten }.
    .result = { $reader ->
        [both] Your organism #{ $id } ate your organism #{ $eaten }.
        [eaten] { $owner } ate your organism.
        [eater] Your organism ate { $eaten_owner }’s.
        [player] Your { $card } let { $owner } eat.
       *[nobody] { $owner } ate { $eaten_owner }’s organism.
    }
    .result-why = { $reader ->
        [nobody] Nothing for you. { $eaten_owner } scores { $points }.
       *[other] { $eaten_owner } scores { $points }.
    }
closes = Nobody scores.
    .because = { $card } closes the ring, and { organism } eats it.
    .result = { joins.result }
no-place = Nothing happens.
    .because = A second { $card } has no place in the ring.
    .result = Your { $card } has no place in the ring, and does nothing.
wish =
    .because = { $seat } gets { $card }, the { nth-wish } wish.{ UPTO($missed, 3) ->
        [0] {""}
        [more] {" "}The other { COUNT($missed) } were gone.
       *[other] {" "}{ $missed }.
    }
wish-missed = { $first ->
    [yes] { $card } went to { $seat }
   *[no] { $card } to { $seat }
}
mega = { organism } is the mega-creature: { cells }. Nobody is left to eat it, so it scores nothing.
    .result = Your organism #{ $id } is the mega-creature. It scores nothing.
put-away = { UPTO($cards, 6) ->
    [1] { $cards } never came. It’s the removed card.
    [more] { COUNT($cards) } cards never came.
   *[other] { $cards } never came.
}
put-away-differs = Then an entry is wrong. { SENTENCES($places) } { UPTO($cards, 3) ->
    [more] Change it to what it was.
   *[other] Change it to { NUMBERS($cards) }.
}
put-away-differs-places = { $seat ->
    [none] { $card } was entered as { place-what }.
   *[other] { $seat } entered { $card } in round { $round }.
}
place-what = { $what ->
    [food] free food
   *[other] { $what }
}
put-away-same = That’s the card that never came, so all is well.
won = { COUNT($seats) ->
    [one] { $seats } wins with { points-total }.
   *[other] { $seats } share the win with { points-total }.
}
    .result = { COUNT($seats) ->
        [one] You win with { points-total }!
       *[other] You share the win with { points-total }!
    }
out = { SENTENCES($places) }
    .you = { COUNT($places) ->
        [1] You played { $card } in round { $round }.
       *[other] {""}
    }
out-places = { $seat ->
    [none] { $card } is { place-what }.
   *[other] { $seat } played { $card } in round { $round }.
}
override = The host says this deck is odd. { $card } isn’t counted any more.
leaves = { $wishes ->
    [yes] { $seat } has left and can’t win. Those wishes are now drawn at random.
   *[no] { $seat } has left and can’t win. Those cards are now drawn at random.
}
back = { $seat } is back, and plays again.
column-left = Bids left
column-now = Bids left

## What a card would do, as things stand

second = { $tastiest ->
    [yes] {" "}Then it’s the second largest.
   *[no] {""}
}
would-new = { $card } touches nothing now. It would be a new organism.
would-eats-food = { $card } would eat { the-food } now: a new organism, { cells }.{ second }
would-joins = { UPTO($food, 0) ->
    [0] Now { organism } ({ cells-before }) would eat { $card }.
   *[more] Now { organism } ({ cells-before }) would eat { $card }, then { the-food }.
}{ second }
    .you = { would-joins }
would-meets = Now { organism } ({ cells-before }) would eat { $card }, then { YOU($eaten_owner) ->
    [you] your organism #{ $eaten }. You would score { $points }.
   *[other] { $eaten_owner }’s organism #{ $eaten }. { $eaten_owner } would score { $points }.
}
    .you = { would-meets }
would-closes = { $card } would close the ring.

## The reveal

opening = { $round ->
    [none] {""}
   *[other] Round { $round }
}
highlight-swallowed = #{ $id } swallows #{ $eaten } whole!

## The questions

ask-food = Flip the free food. What is it?
hint-food = { $first }
button-food = Enter { $card }
entry-food = free food
ask-foods = Flip { $length } as free food. Which are they?
hint-foods = { $first }
button-foods = Enter these { $length }
none-foods = Pick { $length } cards
entry-foods = free food
label-food = { $cards }
label-foods = { UPTO($cards, 4) ->
    [more] { COUNT($cards) } cards
   *[other] { $cards }
}
changed-foods = { $before } { $to } { $after }
entry-lots = draw for ties
label-lots = { $seats }
ask-bid = { $ouroboros ->
    [yes] Bid to choose early
   *[no] Bid to play early
}
hint-bid = { $ouroboros ->
    [yes] The highest bid chooses first in round 1. You always pay it.
   *[no] The highest bid plays first in round 1. You always pay it.
}
button-bid = Seal a bid of { $value }
entry-bid = bid for round 1
ask-move = { $of ->
    [wishes] Your wishes{ and-bid }
   *[other] Your card{ and-bid }
}
and-bid = { $bid ->
    [next] {" "}and next bid
    [now] {" "}and bid
   *[none] {""}
}
hint-move = { $of ->
    [wishes] You get your best wish that is left.
    [hand] What a card does may change before your turn.
   *[table] { $bid ->
        [none] Your last one. Lay it face down, then seal it here.
       *[other] Lay the card face down, then seal both here.
    }
}
button-move = { $of ->
    [wishes] { $length ->
        [one] Seal your wish{ button-bid-too }
       *[other] Seal your wishes{ button-bid-too }
    }
   *[other] { $suits ->
        [yes] Seal { $card }{ button-bid-too }
       *[no] Seal card { $card }{ button-bid-too }
    }
}
button-bid-too = { $bid ->
    [none] {""}
   *[other] , bid { $amount }
}
none-move = { $of ->
    [wishes] Pick your wishes
   *[other] Pick a card
}
entry-move = move
ask-card = Your card
none-card = Pick a card
none-wishes = { $length ->
    [one] Pick your wish
   *[other] Pick your wishes
}
ask-next = Bid for the next round
label-next = bid { $value }
ask-now = Bid for this card
label-now = bid { $value }
ask-wishes = { $n ->
    [one] You choose { nth }: wish for one card
   *[other] You choose { nth }: wish for { $n } cards, best first
}
ask-drawn = Draw a card for { $about }. What is it?
hint-drawn = No move came. Take one of those cards without looking, and lay it down.
button-drawn = Enter { $card }
entry-drawn = drawn move
ask-check = { $removed ->
    [yes] Flip the removed card
   *[no] All cards are played
}
hint-check = { $removed ->
    [yes] Is it the card that never came?
   *[no] {""}
}
label-check = { $value ->
    [right] See who wins
   *[wrong] It’s another card
}
button-check = { $choice }
entry-check = end of the game
ask-away = Which card was removed?
hint-away = Enter the card that lies there.
button-away = Enter { $card }
entry-away = removed card
ask-clash = { $suits ->
    [yes] Two of { $card }
   *[no] Two of card { $card }
}
hint-clash = There is only one. Which entry is wrong? Change it.
ask-override = Which card does this deck have twice?
hint-override = A misprint or a mixed deck? The second one will do nothing.
button-override = We have { $card } twice
entry-override = card no longer counted
ask-skip = Whose move is missing?
entry-skip = missing move
ask-wait = Who do you wait for after all?
entry-wait = move waited for after all
hint-leave = { $ouroboros ->
    [yes] From now on their wishes are drawn at random.
   *[no] From now on their cards are drawn at random.
}
call-skip = No move this round
call-wait = Wait for them after all
sealing-bid = { $ouroboros ->
    [yes] Everybody bids in secret to choose early.
   *[no] Everybody bids in secret to play early.
}
sealing-move = { $ouroboros ->
    [yes] Everybody wishes in secret.
   *[no] Everybody chooses in secret.
}
waiting-food = Waiting for the free food
waiting-foods = Waiting for the free food
waiting-check = All cards are played
waiting-drawn = Waiting for a card that is drawn
entered-clash = kept
# Who scores now, after an entry was changed; `was` is who scored before.
instead-ruling = { $was ->
    [none] { $eaten_owner } now scores { $points }.
   *[other] { $eaten_owner } now scores { $points }, not { $was }.
}

## What to do with the real cards

between-heading = Set up the cards
between-steps =
    { $use ->
        [numbers] Take the cards 1 to { $size }.
        [all] Take all 52 cards of a standard deck, without jokers.
       *[some] Take a standard deck without jokers. Remove { $unused }.
    }
    Shuffle these { $size } cards.
    { $ouroboros ->
        [yes] { $free ->
            [0] {""}
           *[other] Deal nothing. Flip { free-cards } as free food.
        }
       *[no] Deal { $rounds } to everybody.
    }
    { $ouroboros ->
        [yes] Lay the other { $others } face up: the pool.
       *[no] Remove one card: lay it aside, unseen.
    }
    { $ouroboros ->
        [yes] {""}
       *[no] { $free ->
            [1] Flip the last card as free food.
           *[other] Flip the last { $free } cards as free food.
        }
    }
    { $free ->
        [0] {""}
       *[other] Enter the free food, here or on a phone.
    }

## What one is proposed to do, where anyone is asked

to-food = flip the free food
to-foods = flip the free food
to-drawn = draw a card for { $about }
to-away = look at the removed card
to-check = { $removed ->
    [yes] check the removed card
   *[no] show who wins
}

## Where we are

place-long =
    { place-short }
    Ring of { $size }
place-short = { $round ->
    [0] Before round 1
   *[other] Round { $round } of { $rounds }
}

## What was remarkable, told at the end

mention-newborn = { organism } was born and eaten in the same round. A short life, { points }.
mention-family = { organism } ate its own family, #{ $eaten }. { points } for { $owner } all the same.
mention-generous = { $seat }’s cards gave the others { points }. How kind.

## What can I do?

can-food =
    Flip one card as free food, and enter it. Anybody can.
    It’s nobody’s. Whoever plays a card beside it eats it.
can-foods =
    Flip { $length } cards as free food, and enter them all. Anybody can.
    They’re nobody’s. Whoever plays a card beside one eats it.
can-bid =
    { $ouroboros ->
        [yes] Seal a bid from { $low } to { $high }. The highest chooses first in round 1.
       *[no] Seal a bid from { $low } to { $high }. The highest plays first in round 1.
    }
    You always pay it. What is left is for the later rounds.
    Equal bids are drawn at random.
can-move =
    { $of ->
        [wishes] { $length ->
            [one] You choose first: wish for one card, and you get it{ can-move-add }.
           *[other] Wish for { $length } cards, the best first. You get the best one left{ can-move-add }.
        }
        [hand] { $bid ->
            [next] Pick one of your cards, with your bid for the next round. Nobody sees it yet.
            [now] Pick one of your cards, with a bid for it. Nobody sees it yet.
           *[none] Pick one of your cards. The last one. Nobody sees it yet.
        }
       *[table] { $bid ->
            [next] Lay a card face down and seal it here, with your bid for the next round.
            [now] Lay a card face down and seal it here, with a bid for it.
           *[none] Lay a card face down and seal it here. It’s your last one.
        }
    }
    Touching nothing, it’s your new organism. Between two, the larger eats it and the other.
    When yours is eaten, you score its size.{ $bid ->
        [none] {""}
       *[other] {" "}The higher the bid, the earlier. You always pay.
    }
can-move-add = { $bid ->
    [none] {""}
   *[other] . Add a bid
}
can-drawn =
    Draw one of { $about }’s cards without looking, lay it down, and enter it.
    No move came, so chance decides. It counts like any other card.
can-check =
    { $removed ->
        [yes] Flip the removed card. It should be the one that never came.
       *[no] All cards are played. See who wins.
    }
    { $removed ->
        [yes] If it is, see who wins. If not, an entry is wrong, and you can still change it.
       *[no] Is an entry wrong? Fix it first.
    }
can-away =
    Enter the card that was really removed.
    Then the app says which entry is wrong. Change it, and the points follow.
can-clash =
    That card is there only once. Tap the entry that is wrong, and change it.
    The cards on the table say which.
    Is the deck odd? Keep both. The second one does nothing.
can-override =
    Pick the card that your deck has twice.
    The second one has no place in the ring, and does nothing.
can-skip =
    Pick whose move doesn’t come. Then the others don’t wait any longer.
    { $ouroboros ->
        [yes] Their wishes are drawn at random.
       *[no] A card of theirs is drawn at random.
    } A bid is a tenth of what’s left.
    Until the cards are turned over, you can wait for them after all.
can-wait = Pick who chooses after all. The others wait for them again.
meanwhile =
    { $stage ->
        [food] Free food comes first. Cards beside it will eat it.
        [check] All cards are played. What is left in the ring scores nothing.
       *[other] The others are still choosing.
    }
    Aim for the second largest organism: it scores most when the largest eats it.

## The guide

how =
    The cards make a ring: each touches the next number, and the highest touches 1.
    { $form ->
        [ouroboros] Nothing is dealt: the cards lie open, a pool for all. Bid to choose early. Everybody pays.
        [same-round] Seal a card and its bid together. The highest bid plays first. Everybody pays.
       *[standard] Bid to play early. Everybody pays. Then seal a card, and your bid for the next round.
    }
    { $form ->
        [ouroboros] Then wish for cards of the pool, the best first. In order of play, you get the best one left.
       *[other] {""}
    }
    A card that touches nothing is your new organism. A card beside an organism is eaten by it.
    A card between two: the larger eats it, then the other one. If they are equal, the older eats.
    When yours is eaten, you score its size. The largest never is, so aim to be the second largest.
needs = { $use ->
    [box] { $ouroboros ->
        [yes] No cards: the app deals the free food.
       *[no] No cards: the app deals.
    }
    [suits] A standard deck without jokers (♣&#xFE0E; 1–13, ♦&#xFE0E; 14–26, ♥&#xFE0E; 27–39, ♠&#xFE0E; 40–52).
   *[numbers] Cards with the numbers 1 to { $size }.
}
substitutes =
    { $use ->
        [suits] Any cards with the numbers 1 to { $size }. Pick “Numbered cards”.
       *[numbers] A standard deck without jokers: clubs are 1 to 13, diamonds 14 to 26, hearts 27 to 39, spades 40 to 52. Pick “Playing cards”.
    }
    Slips of paper, numbered 1 to { $size }. Fold them, and draw them from a bowl. Pick “Numbered cards”.
    No cards at all: let the app deal.
tour-eaten = Your cards grow into organisms. When one of yours is eaten, you score its size.
tour-seal = { $ouroboros ->
    [yes] Each round, seal your wishes and a bid on your phone. The highest bid chooses first.
   *[no] Each round, seal a card and a bid on your phone. The highest bid plays first.
}
tour-pay = You always pay your bid. The largest organism never scores: aim for the second largest.
tour-board = The board plays the cards one by one. Of two organisms, the larger eats the other.

## While it plays itself, each the first time that it happens

asked-food = The cards make a ring. The first ones are flipped as free food.
asked-bid = Everybody bids in secret to play early. All pay what they bid.
asked-move = Now everybody seals a card, and a bid for the next round.
told-new = A card that touches nothing is a new organism.
told-eats-food = A card beside free food eats it.
told-joins = A card beside an organism is eaten by it, whoever played it.
told-between = A card between two organisms: the larger eats it, and then the other one.
told-eaten = { $eaten_owner } scores { $points }: you score when yours is eaten.

## What the board adds; none is said twice in an evening

comment-large-1 = Delicious. { $who } keeps the points.
comment-large-2 = { $who } was delicious.
comment-large-3 = { $who } went down in one.
comment-large-4 = Eaten, and better off: { $who }.
comment-large-5 = { $who } always wanted to be dinner.
comment-large-6 = Somebody burps. { $who } counts.
comment-large-7 = { $who } is served with lemon.
comment-large-8 = The pond is quiet. { $who } isn’t.
comment-family-1 = Family dinner at { $who }’s.
comment-family-2 = { $who } keeps it in the family.
comment-family-3 = { $who } had a second helping of { $who }.
comment-family-4 = Waste nothing, says { $who }.

## On a phone

pad-you-play = You play
pad-of = of { $players }
pad-points = Points
pad-organism = Organism #{ $id }: { cells }
pad-second = second largest
pad-none = { $scored ->
    [yes] You have no organisms left
   *[no] You have no organisms yet
}
pad-last-round = Round { $round }: what happened
pad-pool = { $size ->
    [one] The pool: { $size } cards
   *[other] The pool: { $size } cards
}
pick-gone = Gone
pick-suit-first = Pick the suit first.
pick-range-first = Pick a range first.
pick-the-card = Pick the card
pick-the-cards = Pick the cards
pick-part = { $suit ->
    [none] { $low } to { $high }
   *[other] { suit } { $low } to { $high }
}
pick-open-count = { $chosen } of { $length }
pick-pool = What can be had
pick-tap = Tap a card

## On the board

scene-order = The order of play
scene-bids = Round { $round }: the bids
scene-at-table = At the table
scene-order-of = Order of round { $round }
scene-who-bids = Who bids what?
scene-choosing = choosing…
scene-away = away
scene-sealed = sealed
scene-no-move = no move
scene-second = <b>#{ $id }</b> is the second largest.
scene-oldest = { $tastiest ->
    [yes] <b>#{ $id }</b>, the oldest, eats its equals.
   *[no] <b>#{ $id }</b> is the oldest. When two are equal, the older one eats.
}
scene-next = Next card
scene-space = space
scene-pause = Pause after each card
scene-ring = The ring of { $size } cards
scene-organism = { $owner }’s organism #{ $id }: { cells }
scene-dinner = { $owner }’s organism #{ $id } is the second largest: the tastiest dinner
scene-food = Free food
scene-round = Round { $round }
scene-points = { $scorer } +{ $points }
scene-bids-title = Bids
scene-bids-first = for the first round
scene-what = { $asks ->
    [same-round] Every card has its bid
    [last-wishes] The last wishes
    [last-cards] The last cards
    [wishes] Wishes, and bids for round { $next }
   *[cards] Cards, and bids for round { $next }
}
scene-again = Round { $round } again

## To somebody who watches, and on the picture of the result

watch-round = Round { $round }, in order of play
watch-bid = { $card ->
    [none] bid { $bid }
   *[other] card { $card }, bid { $bid }
}
watch-organisms = Organisms, the largest first
watch-organism = organism #{ $id }, { cells }
watch-tastiest = the tastiest dinner
picture-arrows = Each arrow leads to the eater.
