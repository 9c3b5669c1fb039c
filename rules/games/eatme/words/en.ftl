# Eat Me, in words.

## Small words

# A card of a standard deck, by its rank and suit. What follows the suit keeps phones from drawing it as a picture.
suited = { rank-sign }{ suit-sign }
rank-sign = { FACE($rank) }
suit-sign = { $suit ->
    [1] ♣&#xFE0E;
    [2] ♦&#xFE0E;
    [3] ♥&#xFE0E;
   *[4] ♠&#xFE0E;
}
suit-name = { $suit ->
    [1] Clubs
    [2] Diamonds
    [3] Hearts
   *[4] Spades
}
# What a card is called: as people see it, and its number in the ring.
called = { $suits ->
    [yes] { SAY($it, "suited") } ({ $number })
   *[no] { $number }
}
card = { SAY($named, "called") }
# On a card that is printed: "7 of clubs".
face-name = { $rank ->
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
# The cards of a suit that a smaller ring does not use.
run = { $length ->
    [suit] all { SAY($first, "suit-sign") }
    [several] { SAY($first, "suited") }–{ SAY($last, "suited") }
   *[one] { SAY($first, "suited") }
}
cells = { $it ->
    [one] { $it } cell
   *[other] { $it } cells
}
points = { $it ->
    [one] { $it } point
   *[other] { $it } points
}
free-cards = { $it ->
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
   *[other] { $it } cards
}
the-food = { UPTO($named_food, 2) ->
    [more] the { COUNT($named_food) } free cards beside it
   *[other] the free { SAY($named_food, "called") }
}
organism = { YOU($owner) ->
    [you] your organism #{ $id }
   *[other] { $owner }’s organism #{ $id }
}
nth = { ORDINAL($it) ->
    [one] { $it }st
    [two] { $it }nd
    [few] { $it }rd
   *[other] { $it }th
}
# The designer’s advice, beside the first bid and the first card.
advice-short = Aim for the second largest organism.
advice = Aim for the second largest organism. The largest never scores.

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
            [yes] . The rest, face up, are the pool.
           *[no] , and 1 is removed unseen.
        }
       *[no] { $ouroboros ->
            [yes] Flip { $revealed } as free food. The rest, face up, are the pool.
           *[no] Flip { $revealed } as free food, remove 1 unseen.
        }
    } { $use ->
        [box] Leave the cards in the box.
        [numbers] Use the cards 1 to { $size }.
        [all] Use the whole deck.
       *[some] Remove { SAY($unused, "run") } from the deck.
    }
ring-size = { $too ->
    [small] A ring of { $size } cards is too small
   *[large] A ring of { $size } cards is too large
}: it can have { $low } to { $high }. Change the cards each or the free food.
ouroboros-bids = In Ouroboros you bid for the next round. Switch “Same-round bids” off.
set-up = { $ouroboros ->
    [yes] No dealing. Flip { SAY($free, "free-cards") } as free food, and put all others face up: the pool.
   *[no] { $free ->
        [1] Deal { $hand } to everybody. Remove one unseen, then flip the last one as free food.
       *[other] Deal { $hand } to everybody. Remove one unseen, then flip the last { $free } as free food.
    }
}

## The rulings

dealt = { SAY($last, "called") } touches { SAY($first, "called") }: the ring has { $size } cards.{ UPTO($named_food, 4) ->
    [0] {""}
    [1] {" "}{ SAY($named_food, "called") } is free food.
    [more] {" "}{ COUNT($named_food) } of them are free food.
   *[other] {" "}{ SAY($named_food, "called") } are free food.
}
order = Round { $round }: { COMMAS($bids, "bid-of") }. The highest bid plays first. Everybody pays.
bid-of = { $key } { $value }
same-bid = { UPTO($seats, 3) ->
    [more] { $all ->
        [yes] All of you bid { $bid }.
       *[no] { COUNT($seats) } of you bid { $bid }.
    }
    [2] { $seats } both bid { $bid }.
   *[other] { $seats } all bid { $bid }.
}
tie = { same-bid } Of these, { FIRST($seats) } played last in the round before, so { FIRST($seats) } goes first.
lots = { same-bid } Drawn at random: { FIRST($seats) } goes first.
no-move = { $drawn ->
    [card] No move from { $seat }: { SAY($named, "called") } is drawn at random.
    [wishes] No move from { $seat }: their wish list is drawn at random.
   *[nothing] No move from { $seat }.
}{ $bid ->
    [none] {""}
   *[other] {" "}{ $seat } bids { $bid }, a tenth of what’s left.
}
new = { $seat } starts organism #{ $id }.
    .because = { SAY($named, "called") } touches nothing.
eats-food = { $seat } starts organism #{ $id }.
    .because = { SAY($named, "called") } eats { the-food }: { SAY($size, "cells") }.
joins = { $owner }’s #{ $id } eats { SAY($named, "called") }.
    .because = { SAY($size, "cells") } now.
joins-food = { $owner }’s #{ $id } eats { SAY($named, "called") }.
    .because = Then it eats { the-food }: { SAY($size, "cells") } now.
between =
    .because = { SAY($named, "called") } joins two organisms. { $older ->
        [yes] They are equal, so the older one eats it
       *[no] The larger one eats it
    }: { organism } ({ SAY($before, "cells") }).
eaten = { $eaten_owner } scores { $points }: { $owner }’s #{ $id } eats #{ $eaten }.
closes = Nobody scores.
    .because = { SAY($named, "called") } closes the ring, and { organism } eats it.
no-place = Nothing happens.
    .because = A second { SAY($named, "called") } has no place in the ring.
wish =
    .because = { $seat } gets { SAY($named, "called") }, the { SAY($wish, "nth") } wish.{ UPTO($missed_named, 3) ->
        [0] {""}
        [more] {" "}The other { COUNT($missed_named) } were taken.
       *[other] {" "}{ SAY($missed_named, "missed") }.
    }
missed = { $is_first ->
    [yes] { SAY($named, "called") } went to { $seat }
   *[no] { SAY($named, "called") } to { $seat }
}
mega = { organism } is the mega-creature: { SAY($size, "cells") }. Nobody is left to eat it, so it scores nothing.
put-away = { UPTO($all_named, 6) ->
    [1] { SAY($all_named, "called") } never turned up. It’s the removed card.
    [more] { COUNT($all_named) } cards never turned up.
   *[other] { SAY($all_named, "called") } never turned up.
}
put-away-differs = Then an entry is wrong. { SENTENCES($places_named, "entered-at") } { UPTO($all_named, 3) ->
    [more] Change it to what it was.
   *[other] Change it to { SAY($all_named, "called") }.
}
entered-at = { $seat ->
    [none] { SAY($named, "called") } was entered as { SAY($what, "place-what") }.
   *[other] { $seat } entered { SAY($named, "called") } in round { $round }.
}
place-what = { $it ->
    [food] free food
   *[other] { $it }
}
put-away-same = That’s the card that never turned up, so everything is right.
won = { COUNT($seats) ->
    [one] { $seats } wins with { SAY($total, "points") }.
   *[other] { $seats } share the win with { SAY($total, "points") }.
}
out = { SENTENCES($places_named, "out-at") }
    .you = { COUNT($places_named) ->
        [1] You played { SAY($named, "called") } in round { $round }.
       *[other] {""}
    }
out-at = { $seat ->
    [none] { SAY($named, "called") } is { SAY($what, "place-what") }.
   *[other] { $seat } played { SAY($named, "called") } in round { $round }.
}
odd-deck = The host says this deck is different. { SAY($named, "called") } won’t be counted any more.
leaves = { $wishes ->
    [yes] { $seat } has left and can’t win. Their wish lists are now drawn at random.
   *[no] { $seat } has left and can’t win. Their cards are now drawn at random.
}
back = { $seat } is back in the game.
column-left = Points left to bid
column-now = Points left to bid

## What a card would do, as things stand

second = { $tastiest ->
    [yes] {" "}Then it’s the second largest.
   *[no] {""}
}
would-new = { SAY($named, "called") } touches nothing now. It would be a new organism.
would-eats-food = { SAY($named, "called") } would eat { the-food } now: a new organism, { SAY($size, "cells") }.{ second }
would-joins = { COUNT($named_food) ->
    [0] Now { organism } ({ SAY($before, "cells") }) would eat { SAY($named, "called") }.
   *[other] Now { organism } ({ SAY($before, "cells") }) would eat { SAY($named, "called") }, then { the-food }.
}{ second }
    .you = { would-joins }
would-meets = Now { organism } ({ SAY($before, "cells") }) would eat { SAY($named, "called") }, then { YOU($eaten_owner) ->
    [you] your organism #{ $eaten }. You would score { $points }.
   *[other] { $eaten_owner }’s organism #{ $eaten }. { $eaten_owner } would score { $points }.
}
    .you = { would-meets }
would-closes = { SAY($named, "called") } would close the ring.

## The reveal

opening = { $last_number ->
    [none] {""}
   *[other] Round { $last_number }
}
highlight-swallowed = #{ $id } swallows #{ $eaten } whole!

## The questions

ask-food = Flip the free food. What is it?
hint-food = { $first ->
    [none] {""}
   *[other] { $first }
}
button-food = Enter {"{}"}
entry-food = free food
ask-foods = Flip { $length } as free food. Which are they?
hint-foods = { $first }
button-foods = Enter these { $length }
none-foods = Pick { $length } cards
entry-foods = free food
label-food = { label-foods }
label-foods = { UPTO($value, 4) ->
    [more] { COUNT($value) } cards
   *[other] { SAY($value, "called") }
}
entry-lots = draw for ties
label-lots = { SAY($value, "name-of") }
name-of = { NAME($it) }
ask-bid = { OPTION("ouroboros") ->
    [yes] Bid to choose early
   *[no] Bid to play early
}
hint-bid = { OPTION("ouroboros") ->
    [yes] The highest bid chooses first in round 1. You always pay it.
   *[no] The highest bid plays first in round 1. You always pay it.
}
button-bid = Seal a bid of {"{value}"}
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
    [wishes] You get the first one still there.
    [hand] What a card does may change before your turn.
   *[table] { $bid ->
        [none] Your last one. Play it face down, then seal it here.
       *[other] Play the card face down, then seal both here.
    }
}
button-move = { $of ->
    [wishes] { $length ->
        [one] Seal your wish{ button-bid-too }
       *[other] Seal your wishes{ button-bid-too }
    }
   *[other] { $suits ->
        [yes] Seal {"{}"}{ button-bid-too }
       *[no] Seal card {"{}"}{ button-bid-too }
    }
}
button-bid-too = { $bid ->
    [none] {""}
   *[other] , bid {"{bid}"}
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
ask-wishes = { $length ->
    [one] You choose { SAY($length, "nth") }: wish for one card
   *[other] You choose { SAY($length, "nth") }: wish for { $length } cards, best first
}
ask-drawn = Draw a card for { $about }. What is it?
hint-drawn = They didn’t move. Take one of their cards without looking, and play it.
button-drawn = Enter {"{}"}
entry-drawn = drawn move
ask-check = { COUNT($options) ->
    [one] All cards are played
   *[other] Flip the removed card
}
hint-check = { COUNT($options) ->
    [one] {""}
   *[other] Is it the card that never turned up?
}
label-check = { $value ->
    [right] See who wins
   *[wrong] It’s another card
}
button-check = {"{}"}
entry-check = end of the game
ask-away = Which card was removed?
hint-away = Enter the card that lies there.
button-away = Enter {"{}"}
entry-away = removed card
# $called is the card, as in “7♣ (7)” or “7”.
ask-clash = { OPTION("cards") ->
    [suits] { OPTION("dealer") ->
        [app] Card { $called } twice
       *[table] { $called } twice
    }
   *[numbers] Card { $called } twice
}
hint-clash = There is only one. Which entry is wrong? Change it.
ask-override = Which card does this deck have twice?
hint-override = A misprint or a mixed deck? The second one will do nothing.
button-override = We have {"{}"} twice
entry-override = card no longer counted
ask-skip = Whose move is missing?
entry-skip = missing move
ask-wait = Who will you wait for after all?
entry-wait = move waited for after all
hint-leave = { OPTION("ouroboros") ->
    [yes] From now on their wish lists are drawn at random.
   *[no] From now on their cards are drawn at random.
}
call-skip = No move this round
sure-skip = Go on without { $name } this round?
call-wait = Wait for them after all
sealing-bid = { OPTION("ouroboros") ->
    [yes] Everybody bids in secret to choose early.
   *[no] Everybody bids in secret to play early.
}
sealing-move = { OPTION("ouroboros") ->
    [yes] Everybody lists their wishes in secret.
   *[no] Everybody chooses in secret.
}
waiting-food = Waiting for the free food
waiting-foods = Waiting for the free food
waiting-check = All cards are played
waiting-drawn = Waiting for a card to be drawn
entered-clash = kept

## What to do with the real cards

between-heading = { $set_up ->
    [yes] Set up the cards
   *[no] {""}
}
between-steps =
    { $use ->
        [box] {""}
        [numbers] Take the cards 1 to { $size }.
        [all] Take all 52 cards of a standard deck, without jokers.
       *[some] Take a standard deck without jokers. Remove { SAY($unused, "run") }.
    }
    { $use ->
        [box] {""}
       *[other] Shuffle these { $size } cards.
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] { $free ->
                [0] {""}
               *[other] Deal nothing. Flip { SAY($free, "free-cards") } as free food.
            }
           *[no] Deal { $rounds } to everybody.
        }
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] Put the other { $others } face up: the pool.
           *[no] Remove one card: put it aside, unseen.
        }
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] {""}
           *[no] { $free ->
                [1] Flip the last card as free food.
               *[other] Flip the last { $free } cards as free food.
            }
        }
    }
    { $use ->
        [box] {""}
       *[other] { $free ->
            [0] {""}
           *[other] Enter the free food, here or on a phone.
        }
    }

## What one is proposed to do, where anyone is asked

to-food = flip the free food
to-foods = flip the free food
to-drawn = draw a card for { $about }
to-away = look at the removed card
to-check = { COUNT($options) ->
    [one] show who wins
   *[other] check the removed card
}

## Where we are

place-long =
    { place-short }
    Ring of { $size }
place-short = { $round ->
    [0] Before round 1
   *[other] Round { $round } of { $rounds }
}

## Highlights, at the end

mention-newborn = { organism } was born and eaten in the same round. A short life, { SAY($points, "points") }.
mention-family = { organism } ate its own family, #{ $eaten }. { SAY($points, "points") } for { $owner } all the same.
mention-generous = { $seat }’s cards gave the others { SAY($points, "points") }. How kind.

## What can I do?

can-food =
    Flip one card as free food, and enter it. Anybody can.
    It’s nobody’s. Whoever plays a card beside it eats it.
can-foods =
    Flip { $length } cards as free food, and enter them all. Anybody can.
    They’re nobody’s. Whoever plays a card beside one eats it.
can-bid =
    { OPTION("ouroboros") ->
        [yes] Seal a bid from { $low } to { $high }. The highest chooses first in round 1.
       *[no] Seal a bid from { $low } to { $high }. The highest plays first in round 1.
    }
    You always pay it. What is left is for the later rounds.
    If bids tie, it’s drawn at random who goes first.
can-move =
    { $of ->
        [wishes] { $length ->
            [one] You choose first: wish for one card, and you get it{ can-move-add }.
           *[other] List { $length } cards, the best first. You get the first one that’s still there{ can-move-add }.
        }
        [hand] { $bid ->
            [next] Pick one of your cards, with your bid for the next round. Nobody sees it yet.
            [now] Pick one of your cards, with a bid for it. Nobody sees it yet.
           *[none] Pick one of your cards. The last one. Nobody sees it yet.
        }
       *[table] { $bid ->
            [next] Play a card face down and seal it here, with your bid for the next round.
            [now] Play a card face down and seal it here, with a bid for it.
           *[none] Play a card face down and seal it here. It’s your last one.
        }
    }
    If it touches nothing, it’s a new organism. Between two, the larger eats it and the other.
    When yours is eaten, you score its size.{ $bid ->
        [none] {""}
       *[other] {" "}The higher the bid, the earlier. You always pay.
    }
can-move-add = { $bid ->
    [none] {""}
   *[other] . Add a bid
}
can-drawn =
    Draw one of { $about }’s cards without looking, play it, and enter it.
    They didn’t move, so chance decides. It counts like any other card.
can-check =
    { COUNT($options) ->
        [one] All cards are played. See who wins.
       *[other] Flip the removed card. It should be the one that never turned up.
    }
    { COUNT($options) ->
        [one] Is an entry wrong? Fix it first.
       *[other] If it is, see who wins. If not, an entry is wrong, and you can still change it.
    }
can-away =
    Enter the card that was really removed.
    Then the app says which entry is wrong. Change it, and the points follow.
can-clash =
    That card is there only once. Tap the entry that is wrong, and change it.
    The cards on the table say which.
    Is something wrong with the deck? Keep both. The second one does nothing.
can-override =
    Pick the card that your deck has twice.
    The second one has no place in the ring, and does nothing.
can-skip =
    Pick the player who isn’t going to move. Then the others don’t wait any longer.
    { OPTION("ouroboros") ->
        [yes] Their wish list is drawn at random.
       *[no] A card of theirs is drawn at random.
    } A bid is a tenth of what’s left.
    Until the cards are turned over, you can wait for them after all.
can-wait = Pick the player who will move after all. The others wait for them again.
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
    { OPTION("ouroboros") ->
        [yes] Nothing is dealt: the cards lie face up, a pool for everybody. Bid to choose early. Everybody pays.
       *[no] { OPTION("same_round") ->
            [yes] Seal a card and its bid together. The highest bid plays first. Everybody pays.
           *[no] Bid to play early. Everybody pays. Then seal a card, and your bid for the next round.
        }
    }
    { OPTION("ouroboros") ->
        [yes] Then list the cards you’d like, the best first. In order of play, you get the first one that’s still there.
       *[no] {""}
    }
    A card that touches nothing is your new organism. A card beside an organism is eaten by it.
    A card between two: the larger eats it, then the other one. If they are equal, the older eats.
    When yours is eaten, you score its size. The largest never is, so aim to be the second largest.
needs = { OPTION("dealer") ->
    [app] { OPTION("ouroboros") ->
        [yes] No cards: the app deals the free food.
       *[no] No cards: the app deals.
    }
   *[table] { OPTION("cards") ->
        [suits] A standard deck without jokers (♣&#xFE0E; 1–13, ♦&#xFE0E; 14–26, ♥&#xFE0E; 27–39, ♠&#xFE0E; 40–52).
       *[numbers] Cards with the numbers 1 to { OPTION("ring_size") }.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("cards") ->
            [suits] Any cards with the numbers 1 to { OPTION("ring_size") }. Pick “Numbered cards”.
           *[numbers] A standard deck without jokers: clubs are 1 to 13, diamonds 14 to 26, hearts 27 to 39, spades 40 to 52. Pick “Playing cards”.
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Slips of paper, numbered 1 to { OPTION("ring_size") }. Fold them, and draw them from a bowl. Pick “Numbered cards”.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] No cards at all: let the app deal.
    }
tour-eaten = Your cards grow into organisms. When one of yours is eaten, you score its size.
tour-seal = { OPTION("ouroboros") ->
    [yes] Each round, seal a wish list and a bid on your phone. The highest bid chooses first.
   *[no] Each round, seal a card and a bid on your phone. The highest bid plays first.
}
tour-pay = You always pay your bid. The largest organism never scores: aim for the second largest.
tour-board = The board plays the cards one by one. Of two organisms, the larger eats the other.

## While it plays itself, each the first time that it happens

caption-asked-food = The cards make a ring. One card is flipped as free food.
caption-asked-bid = Everybody bids in secret to play early. Everybody pays what they bid.
caption-asked-move = Now everybody seals a card, and a bid for the next round.
caption-told-new = A card that touches nothing is a new organism.
caption-told-eats-food = A card beside free food eats it.
caption-told-joins = A card beside an organism is eaten by it, whoever played it.
caption-told-between = A card between two organisms: the larger eats it, and then the other one.
caption-told-eaten = { $eaten_owner } scores { $points }: you score when yours is eaten.

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

## What a round means for one seat

result-won-you = { COUNT($seats) ->
    [one] You win with { SAY($total, "points") }!
   *[other] You share the win with { SAY($total, "points") }!
}
result-won = { COUNT($seats) ->
    [one] { $seats } wins with { SAY($total, "points") }.
   *[other] { $seats } share the win with { SAY($total, "points") }.
}
result-new = Your { SAY($named, "called") } starts organism #{ $id }.
result-eats-food = Your { SAY($named, "called") } starts organism #{ $id }, and eats the free food: { SAY($size, "cells") }.
result-no-place = Your { SAY($named, "called") } has no place in the ring, and does nothing.
result-eats-yours = Your organism #{ $id } eats your { SAY($named, "called") }: { SAY($size, "cells") }.
result-eats-anothers = Your organism #{ $id } eats { $seat }’s { SAY($named, "called") }: { SAY($size, "cells") }.
result-is-eaten = { $owner }’s organism #{ $id } eats your { SAY($named, "called") }.
result-ate-itself = Your organism #{ $id } ate your organism #{ $eaten }.
result-was-eaten = { $owner } ate your organism.
result-ate = Your organism ate { $eaten_owner }’s.
result-let-eat = Your { SAY($named, "called") } let { $owner } eat.
result-scores = { $eaten_owner } scores { $points }.
result-mega = Your organism #{ $id } is the mega-creature. It scores nothing.
result-no-move = A move was drawn at random for you.
result-others = { $owner } ate { $eaten_owner }’s organism.
result-nothing = Nothing for you. { $eaten_owner } scores { $points }.

## On a phone

pad-you-play = You play
pad-place = { SAY($place, "nth") }
pad-place-of = of { $players }
pad-bids-left = Points left to bid
pad-points = Points
pad-organism = Organism #{ $id }: { SAY($size, "cells") }
pad-second = second largest
pad-none = { $scored ->
    [0] You have no organisms yet
   *[other] You have no organisms left
}
pad-last-round = Round { $number }: what happened
pad-pool = { $count ->
    [one] The pool: { $count } card
   *[other] The pool: { $count } cards
}
pick-gone = Gone
pick-suit-first = Pick the suit first.
pick-range-first = Pick a range first.
pick-the-card = Pick the card
pick-the-cards = Pick the cards
pick-part = { $low } to { $high }
pick-part-of-suit = { suit-name } { $low } to { $high }
pick-open-count = { $chosen } of { $length }
pick-too-many = { $over } too many
pick-pool = Cards to choose from
pick-tap = Tap a card

## On the board

scene-order = The order of play
scene-bids = Round { $number }: the bids
scene-at-table = At the table
scene-order-of = Order of round { $round }
scene-who-bids = Who bids what?
scene-choosing = choosing…
scene-away = away
scene-sealed = sealed
scene-no-move = no move
scene-second = <b>#{ $id }</b> is the second largest.
scene-oldest = <b>#{ $id }</b> is the oldest. When two are equal, the older one eats.
scene-oldest-eats = <b>#{ $id }</b>, the oldest, eats its equals.
scene-next = Next card
scene-space = space
scene-pause = Pause after each card
scene-ring = The ring of { $size } cards
scene-organism = { $name }’s organism #{ $id }: { SAY($size, "cells") }
scene-dinner = { $name }’s organism #{ $id } is the second largest: the tastiest dinner
scene-food = Free food
scene-round = Round { $number }
scene-points = { $name } +{ $points }
scene-bids-title = Bids
scene-bids-first = for the first round
scene-what = { $asks ->
    [same-round] Every card has its bid
    [last-wishes] The last wishes
    [last-cards] The last cards
    [wishes] Wishes, and bids for round { $next }
   *[cards] Cards, and bids for round { $next }
}
scene-again = Round { $number } again

## To somebody who watches, and on the picture of the result

watch-round = Round { $number }, in order of play
watch-bid = bid { $bid }
watch-card-and-bid = card { $card }, bid { $bid }
watch-organisms = Organisms, the largest first
watch-organism = organism #{ $id }, { SAY($size, "cells") }
watch-tastiest = the tastiest dinner
picture-arrows = Each arrow points to the eater.
