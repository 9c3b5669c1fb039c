# Oh Hell, in words.

tricks = { $it ->
    [one] { $it } trick
   *[other] { $it } tricks
}
cards = { $it ->
    [one] { $it } card
   *[other] { $it } cards
}
points = { ABS($it) ->
    [one] { $it } point
   *[other] { $it } points
}
# How many tricks somebody has won: “and won none”.
won-tricks = { $it ->
    [0] none
   *[other] { $it }
}
too-many = { $it } too many
too-few = { ABS($it) } too few
trumps = { $it ->
    [none] No trumps
    [hearts] Hearts are trumps
    [clubs] Clubs are trumps
    [diamonds] Diamonds are trumps
    [spades] Spades are trumps
   *[other] { $it }
}

## Deals

plan = { $form ->
    [up-down] { COUNT($sizes) } deals: from 1 card each up to { $top }, and back down to 1.
    [down-up] { COUNT($sizes) } deals: from { $top } cards each down to 1, and back up to { $top }.
    [up] { COUNT($sizes) } deals: from 1 card each up to { $top }.
   *[down] { COUNT($sizes) } deals: from { $top } cards each down to 1.
}
deal = { $app ->
    [yes] { $trump ->
        [turned] Deal { $deal }: { SAY($cards, "cards") } each. The next card’s suit is trumps.
       *[other] { $whole_deck ->
            [yes] Deal { $deal }: { SAY($cards, "cards") } each, the whole deck. { SAY($trump, "trumps") }.
           *[no] Deal { $deal }: { SAY($cards, "cards") } each. { SAY($trump, "trumps") }.
        }
    }
   *[no] { $trump ->
        [turned] Deal { $deal }: { $dealer } deals { SAY($cards, "cards") } each, then turns up a card for trumps.
       *[other] { $whole_deck ->
            [yes] Deal { $deal }: { $dealer } deals { SAY($cards, "cards") } each, the whole deck. { SAY($trump, "trumps") }.
           *[no] Deal { $deal }: { $dealer } deals { SAY($cards, "cards") } each. { SAY($trump, "trumps") }.
        }
    }
}
column = { $deal }
column-now = Deal { $deal }
full = { $most } can play at most: the deck is too small for more.
leaves = { $seat } has left and can’t win.
back = { $seat } is back, with the same points.

## Playing on phones

follow-suit = { $led ->
    [hearts] Hearts were led, and you have some. Follow suit.
    [clubs] Clubs were led, and you have some. Follow suit.
    [diamonds] Diamonds were led, and you have some. Follow suit.
   *[spades] Spades were led, and you have some. Follow suit.
}
trick-won = { $which ->
    [only] { $seat } takes the trick with the { FACE($card) }.
    [last] { $seat } takes the last trick with the { FACE($card) }.
   *[other] { $seat } takes trick { $number } with the { FACE($card) }.
}

## Bids

bids = { $sum ->
    [even] The bids add up to { $total }, exactly the number of tricks.
   *[other] { $cards ->
        [one] The bids add up to { $total }, and there is { SAY($cards, "tricks") }.
       *[other] The bids add up to { $total }, and there are { SAY($cards, "tricks") }.
    }
}
    .because = { $sum ->
        [even] Everybody can make it.
        [over] Not everybody can make it.
       *[under] Somebody will win more than they want.
    }
bid-out = The other bids add up to { $others }. With { $bid } they’d come to { $cards }, exactly the number of tricks. The dealer may not bid that.

## Tricks and points

tricks-off = That makes { SAY($total, "tricks") }, { off }. With { SAY($cards, "cards") } each, it has to be { $cards }.
off = { $off ->
    [few] { SAY($missing, "too-few") }
   *[many] { SAY($excess, "too-many") }
}
miscount = { $one ->
    [yes] { COMMAS($tricks, "tricks-of") }: that makes { SAY($total, "tricks") }, { off }. One of you counts for everybody.
   *[no] { COMMAS($tricks, "tricks-of") }: that makes { SAY($total, "tricks") }, { off }. Count again.
}
tricks-of = { $key } { $value }
made = { SAY($points, "points") } for { $seat }.
    .because = { $seat } bid { $bid } and won { SAY($tricks, "won-tricks") }.
missed = { $points ->
    [0] Nothing for { $seat }.
   *[other] { SAY($points, "points") } for { $seat }.
}
    .because = { $seat } bid { $bid } but won { SAY($tricks, "won-tricks") }.
all-made = Everybody made it!
won = { COUNT($seats) ->
    [one] { $seats } wins with { SAY($total, "points") }.
   *[other] { $seats } share the win with { SAY($total, "points") }.
}
highlight-all-made = Everybody made it!

## The questions

entry-dealer = first dealer
ask-dealer = Who deals first?
to-dealer = draw for first dealer
ask-trump = Which suit was turned up?
hint-trump = It’s the trump suit in this deal.
label-trump = { $value ->
    [hearts] ♥ Hearts
    [clubs] ♣ Clubs
    [diamonds] ♦ Diamonds
   *[spades] ♠ Spades
}
entered-trump = { $value ->
    [hearts] hearts
    [clubs] clubs
    [diamonds] diamonds
   *[spades] spades
}
button-trump = {"{}"} are trumps
entry-trump = trump suit
to-trump = deal, and enter the trump suit
waiting-trump = Waiting for the trump suit
ask-dealt = Has everybody got their cards?
hint-dealt = Then you can bid.
label-dealt = all dealt
button-dealt = All dealt
entry-dealt = dealing
to-dealt = deal the cards
waiting-dealt = Waiting for the cards
ask-deal = Ready to deal?
hint-deal = The app shuffles and deals. Your cards come to your phones.
button-deal = Deal the cards
label-deal = dealt
entry-deal = dealing
to-deal = start the deal
waiting-deal = Waiting for the cards
entry-turned = card turned up
label-turned = { FACE($value) }
ask-card = { $led ->
    [none] You lead. Which card?
   *[other] Which card will you play?
}
hint-card = { $led ->
    [none] Everybody who can must follow suit.
    [hearts] Hearts were led.
    [clubs] Clubs were led.
    [diamonds] Diamonds were led.
   *[spades] Spades were led.
}
button-card = Play the {"{}"}
none-card = Pick a card
label-card = { FACE($value) }
entry-card = card
choosing-card = Waiting for { $names } to play
entry-drawn = card, drawn
label-drawn = { FACE($value) }
entry-bidfor = bid
ask-bid = How many tricks will you win?
hint-bid = { OPTION("dealer") ->
    [app] Exactly that many.
   *[table] Exactly that many, no more and no fewer.
}
button-bid = Bid {"{}"}
entry-bid = bid
sealing-bid = { OPTION("bids") ->
    [sealed] Everybody bids in secret.
   *[other] Everybody bids.
}
choosing-bid = Waiting for { $names } to bid
ask-tricks = How many tricks did each of you win?
hint-tricks = { $leader } leads. Wait until all cards are played. It should add up to { $cards }.
button-tricks = Enter the tricks
label-tricks = { COMMAS($value, "label-tricks-of") }
label-tricks-of = { NAME($key) } { $value }
entry-tricks = tricks
to-tricks = enter the tricks when all cards are played
playing-tricks = Play! { $leader } leads
playing-own = { playing-tricks }
ask-won = { $about } bid { $bid } and won
entry-won = tricks
ask-own = How many tricks did you win?
hint-own = { $leader } leads. Wait until all cards are played. You bid { $bid }.
button-own = I won {"{}"}
entry-own = tricks
hint-leave = { OPTION("dealer") ->
    [app] If this deal has started, the app plays their cards to the end of the deal. Their points stay.
   *[table] If this deal has started, a neighbour plays their cards to the end of the deal. Their points stay.
}
entry-decline = player who isn’t dealt in
part-recount = counted again

## Where we are, and what is dealt next

place-long =
    Deal { $deal } of { $deals }
    { $is_over_for_now ->
        [yes] Over
       *[no] { $cards ->
            [0] {""}
           *[other] { SAY($trump, "trumps") }
        }
    }
place-short = { $cards ->
    [0] Deal { $deal } of { $deals }
   *[other] { $is_scored ->
        [yes] Deal { $deal } of { $deals } is over
       *[no] { $trump ->
            [none] Deal { $deal } · no trumps
            [hearts] Deal { $deal } · trumps ♥
            [clubs] Deal { $deal } · trumps ♣
            [diamonds] Deal { $deal } · trumps ♦
           *[spades] Deal { $deal } · trumps ♠
        }
    }
}
between-heading = { $upcoming ->
    [none] {""}
   *[other] { $cards ->
        [0] { OPTION("dealer") ->
            [app] {""}
           *[table] The first deal
        }
       *[other] Deal { $deal } is over
    }
}
between-brought = { AT($points, $seat) ->
    [none] {""}
   *[other] { HAS($praised, $seat) ->
        [yes] <small>never missed</small> { SIGNED(AT($points, $seat)) }
       *[no] { SIGNED(AT($points, $seat)) }
    }
}
between-steps = { $upcoming ->
    [none] {""}
   *[other]
        { $cards ->
            [0] { SAY($upcoming, "step-deal-new") }
           *[other] { SAY($upcoming, "step-deal-all") }
        }
        { SAY($upcoming, "step-trump") }
        { SAY($upcoming, "step-bid") }
}
step-deal-new = { $whole_deck ->
    [yes] { $dealer } shuffles a deck without jokers, and deals { SAY($cards, "cards") } to each of you: the whole deck.
   *[no] { $dealer } shuffles a deck without jokers, and deals { SAY($cards, "cards") } to each of you.
}
step-deal-all = { $whole_deck ->
    [yes] { $dealer } shuffles all the cards, and deals { SAY($cards, "cards") } to each of you: the whole deck.
   *[no] { $dealer } shuffles all the cards, and deals { SAY($cards, "cards") } to each of you.
}
step-trump = { $trump ->
    [turned] Turn up the next card: its suit is trumps. Anybody can enter it.
   *[other]
        { OPTION("trumps") ->
            [none] { SAY($trump, "trumps") }.
           *[other] { SAY($trump, "trumps") } in this deal.
        }
        Look at your cards, and press “All dealt”.
}
step-bid = { OPTION("bids") ->
    [sealed] Everybody bids in secret. { FIRST($players) } leads first.
   *[other] { FIRST($players) } bids first, and leads first.
}

## What lies on the table

table-middle = { COUNT($players) ->
    [0] The deck
   *[other] { $trump ->
        [none] No trumps
       *[other] Trumps
    }
}
table-stake = { $cards ->
    [0] {""}
   *[other] { SAY($trump, "trumps") }, { SAY($cards, "cards") } each
}
table-aside = { $cards ->
    [one] The trick
   *[other] Last trick
}
so-far = { AT($won, $seat) } of { AT($bids, $seat) }
bid-and-lead = { HAS($leads, $seat) ->
    [yes] leads, bid { $card }
   *[no] bid { $card }
}
fate-open = { $plays_cards ->
    [yes] { so-far }
   *[no] { bid-and-lead }
}
fate-waiting = { $plays_cards ->
    [yes] { so-far }
   *[no] { $stage ->
        [tricks] playing…
       *[other] {""}
    }
}
fate-taken = { $plays_cards ->
    [yes] { so-far }
   *[no] +{ $gain }
}
fate-bad = { SIGNED($gain) }
ribbon-taken = { $plays_cards ->
    [yes] takes it
   *[no] exact
}
ribbon-bad = won { AT($tricks, $seat) }
# Before the bids are turned over on the board, and before a deal is scored.
opening = { HAS($codes, "ohhell.bids") ->
    [yes] Bids are up. What do they add up to?
   *[no] Who made it?
}
the-trick = The trick
pad-turned = { $turned ->
    [none] { SAY($trump, "trumps") }.
   *[other] { SAY($trump, "trumps") }: the { FACE($turned) } is up.
}
pad-so-far = You bid { $bid }, and have won { SAY($won, "won-tricks") }.

## Highlights, at the end

mention-never-missed = { $seats } never missed: { $deals } bids, all of them exact.
mention-all-made = With { SAY($cards, "cards") } each, everybody made it.
mention-worst-miss = { $seat } bid { $bid }, and won { SAY($tricks, "won-tricks") }.
mention-spotless = { $seat } scored in every deal in which anybody did.

## What can I do? At most three lines: what may be done now, and what it brings

can-trump =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-first-deal") }
    }
    Turn up the next card and enter its suit. Anybody can.
    A trump beats every card of the other suits.
can-first-deal = First { $dealer } deals { SAY($cards, "cards") } to everybody.
can-dealt =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-deals") }
    }
    Press the button when everybody has their cards. Anybody can.
can-deals = { $dealer } deals { SAY($cards, "cards") } to everybody. { SAY($trump, "trumps") }.
can-deal =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-press") }
    }
    Then everybody bids how many tricks they will win.
can-press = Press the button, and everybody gets { SAY($cards, "cards") }. Anybody can.
can-card =
    { $led ->
        [none] You lead to the trick: play any card.
        [hearts] Hearts were led. Play one of those, if you have any.
        [clubs] Clubs were led. Play one of those, if you have any.
        [diamonds] Diamonds were led. Play one of those, if you have any.
       *[spades] Spades were led. Play one of those, if you have any.
    }
    { $trump ->
        [none] The highest card of the suit that was led wins.
       *[other] The highest trump wins, or else the highest card of the suit that was led.
    }
    { HAS($bids, $me) ->
        [yes] You bid { AT($bids, $me) }, and have won { SAY(AT($won, $me), "won-tricks") } so far.
       *[no] {""}
    }
exact = { OPTION("scores") ->
    [squares] 10, plus its tricks squared
   *[other] 10, plus 1 for each trick
}
a-miss = { OPTION("scores") ->
    [exact] scores nothing
    [tricks] scores only its tricks
    [difference] loses a point a trick over or under
    [five] loses 5 points a trick over or under
   *[squares] loses the difference, squared
}
can-bid =
    { OPTION("bids") ->
        [sealed] Seal your bid. All bids are turned over together.
       *[other] { COUNT($bids) ->
            [0] You bid first, of { SAY($cards, "tricks") }.{ can-hook }
           *[other] Those before you bid { $total } of { SAY($cards, "tricks") }.{ can-hook }
        }
    }
    An exact bid scores { exact }. A miss { a-miss }.
    { OPTION("nought") ->
        [yes] An exact bid of zero scores { $nought }.
       *[no] { SAY($trump, "trumps") }. Zero is a bid, too.
    }
can-hook = { OPTION("bids") ->
    [hook] { YOU($dealer) ->
        [you] {" "}Your bid may not bring the total to { $cards }.
       *[other] {""}
    }
   *[other] {""}
}
can-tricks =
    Play all cards first. { FIRST($players) } leads to the first trick.
    Then enter everybody’s tricks. Anybody can.
    Together it has to be { SAY($cards, "tricks") }.
can-own =
    Play all cards first. { FIRST($players) } leads to the first trick.
    Then count your tricks, and enter them.
    { HAS($bids, $me) ->
        [yes] You bid { AT($bids, $me) }.
       *[no] {""}
    }
meanwhile = { $upcoming ->
    [none]
        { meanwhile-deal }
        { HAS($bids, $me) ->
            [yes] { HAS($won_so_far, $me) ->
                [yes] You bid { AT($bids, $me) }, and have won { SAY(AT($won, $me), "won-tricks") } so far.
               *[no] You bid { AT($bids, $me) }.
            }
           *[no] {""}
        }
   *[other] { SAY($upcoming, "meanwhile-next") }
}
meanwhile-next = { $dealer } deals next, { SAY($cards, "cards") } each.
meanwhile-deal = { $me ->
    [none] { meanwhile-stage }
   *[other] { HAS($players, $me) ->
        [yes] { meanwhile-stage }
       *[no] You have no cards in this deal. You’re dealt in for the next one.
    }
}
meanwhile-stage = { $stage ->
    [bids] { OPTION("bids") ->
        [sealed] When everybody has sealed, the bids are turned over.
       *[other] The bids so far add up to { $total } of { SAY($cards, "tricks") }.
    }
   *[other] { OPTION("dealer") ->
        [app] You play when it’s your turn. { SAY($trump, "trumps") }.
       *[table] Play your cards. { SAY($trump, "trumps") }.
    }
}

## How it is played with these options, and with what

how =
    { OPTION("deals") ->
        [updown] First one card each, then one more each deal up to { OPTION("largest") }, and back down.
        [downup] First { OPTION("largest") } cards each, then one fewer each deal down to one, and back up.
        [up] First one card each, then one more each deal, up to { OPTION("largest") }.
       *[down] First { OPTION("largest") } cards each, then one fewer each deal, down to one.
    }
    { OPTION("trumps") ->
        [turned] The next card is turned up: its suit is trumps.
        [none] There are no trumps.
        [order_none] Trumps come in order: hearts, clubs, diamonds, spades, none.
       *[order] Trumps come in order: hearts, clubs, diamonds, spades.
    }
    { OPTION("bids") ->
        [sealed] Everybody bids in secret how many tricks they will win. All bids are turned over together.
        [hook] From the dealer’s left, everybody bids how many tricks they will win. The bids may not add up to the number of tricks: the dealer, who bids last, has to see to that.
       *[turn] From the dealer’s left, everybody bids how many tricks they will win.
    }
    { OPTION("dealer") ->
        [app] Play your cards in turn, on your phones. Follow suit if you can. { how-wins }
       *[table] Play your cards. Follow suit if you can. { how-wins }
    }
    { OPTION("nought") ->
        [yes] An exact bid scores { exact }. An exact zero scores 5, plus 1 for each card dealt. A miss { a-miss }.
       *[no] An exact bid scores { exact }. A miss { a-miss }.
    }
    { OPTION("dealer") ->
        [app] The app counts the tricks. At the end, most points wins.
       *[table] { OPTION("tricks") ->
            [one] After each deal, one of you enters everybody’s tricks. At the end, most points wins.
           *[each] After each deal, everybody enters their own tricks. At the end, most points wins.
        }
    }
how-wins = { OPTION("trumps") ->
    [none] The highest card of the suit that was led wins the trick.
   *[other] The highest trump wins the trick, or else the highest card of the suit that was led.
}
needs = { OPTION("dealer") ->
    [app] No cards: they’re on your phones.
   *[table] One standard deck of 52 cards, without jokers.
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table] <b>Any deck with four suits</b> of 13 cards. Numbers 1 to 13 will do, too: the 13 is the highest.
}

## Twenty seconds for those who have never played it

tour-aim = You get some cards. How many tricks will you win with them?
tour-bid = { OPTION("bids") ->
    [sealed] Seal your bid on your phone. All bids are turned over together.
   *[other] Bid on your phone when it’s your turn. The dealer bids last.
}
tour-play = { OPTION("dealer") ->
    [app] Then play your cards in turn, on your phones.
   *[table] Then play with your real cards. The phones wait until you’re done.
}
tour-score = Made your bid? That scores { exact }. { OPTION("scores") ->
    [tricks] A miss scores only its tricks.
   *[other] One over is as bad as one under.
}

## Captions while it plays itself, each the first time that it happens

caption-asked-trump = The cards are dealt, and somebody enters the suit that was turned up: it’s trumps.
caption-asked-bid = Everybody looks at their cards, and bids how many tricks they will win.
caption-asked-deal = The app deals, and turns up a card for trumps.
caption-asked-card = Now they play their cards in turn, and follow suit if they can.
caption-told-trick-won = The highest trump takes the trick, or else the highest card of the suit that was led.
caption-asked-tricks = Now they play with real cards. Then one of them enters everybody’s tricks.
caption-asked-own = Now they play with real cards. Then everybody enters their own tricks.
caption-told-bids = The bids are known. Do they add up to the number of tricks?
caption-told-made = Exactly as many as were bid: that’s ten points, plus one for each trick.
caption-told-missed = One over is as bad as one under: that’s a miss.

## What the bids and the end of a deal mean for one seat, the main thing first

result-won-you = { COUNT($seats) ->
    [one] You win with { SAY($total, "points") }!
   *[other] You share the win with { SAY($total, "points") }!
}
result-bid = You bid { $bid }.
result-bids-known = The bids are known.
result-bids-why = Together the bids add up to { $total }, for { SAY($cards, "tricks") }.
result-made-you = You made it: { SAY($points, "points") }.
result-made-why = You bid { $bid } and won { SAY($tricks, "won-tricks") }.
result-missed-you = { $points ->
    [0] You missed: no points.
   *[other] You missed: { SAY($points, "points") }.
}
result-missed-why = You bid { $bid } but won { SAY($tricks, "won-tricks") }, { off }.
result-others-made = { COUNT($seats) ->
    [0] Nobody made it.
   *[other] { $seats } made it.
}
result-no-cards = You had no cards in this deal.
result-won = { COUNT($seats) ->
    [one] { $seats } wins with { SAY($total, "points") }.
   *[other] { $seats } share the win with { SAY($total, "points") }.
}

## What the board adds: none is said twice in an evening

comment-over-1 = More promises than tricks.
comment-over-2 = Somebody is going to say it.
comment-over-3 = Eyes bigger than the deck.
comment-over-4 = Not everybody’s plan survives this.
comment-under-1 = More tricks than takers. Hide.
comment-under-2 = Somebody gets a present.
comment-under-3 = So modest, all of you.
comment-under-4 = Nobody wants them. They’ll find somebody.
comment-even-1 = It could all work out. It could.
comment-even-2 = Everybody can be right. Once.
comment-even-3 = The sum is right. Now the cards.
comment-even-4 = Peace, on paper.
comment-all-made-1 = Nobody had to say it.
comment-all-made-2 = The game would like its name back.
comment-all-made-3 = Frame that score sheet.
comment-all-made-4 = Bow to each other, please.
comment-nought-1 = { $who } wanted nothing, and got it.
comment-nought-2 = Nothing, beautifully played by { $who }.
comment-nought-3 = { $who } ducked every one of them.
comment-nought-4 = { $who } tiptoed through the whole deal.
