# I Bid You Not, in words.

## Tiles

# What a type of tile is called. These are the names that are printed on the tiles.
type-name = { $type ->
    [headgrowns] Headgrowns
    [swatphone] Swatphone
    [flown-mower] Flown Mower
    [laptopple] Laptopple
    [walkie-barkie] Walkie-Barkie
    [camerat] Camerat
    [dishsmasher] Dishsmasher
    [refrigergator] Refrigergator
    [wrist-wash] Wrist Wash
    [cashing-machine] Cashing Machine
    [bear-dryer] Bear Dryer
    [aquariumbrella] Aquariumbrella
    [smoak-alarm] Smoak Alarm
    [squinter] Squinter
    [ceiling-van] Ceiling Van
    [calculater] Calculater
    [thumb-hive] Thumb Hive
    [computer-moose] Computer Moose
    [telefishion] Telefishion
    [digital-sock] Digital Sock
    [microwave] Microwave
    [nightbulb] Nightbulb
    [remote-controll] Remote Controll
   *[gamehat] Gamehat
}
# What the action of a tile says: that of the first kind (a) or of the second (b) of its type.
action = { $type ->
    [headgrowns] { $action ->
        [a] Scored: all your tiles are worth 1 more
        [b] Scored: all your tiles are worth 1 less
       *[none] {""}
    }
    [swatphone] { $action ->
        [a] All other actions are off
        [b] Add and bid only tiles with an action
       *[none] {""}
    }
    [flown-mower] { $action ->
        [a] Add only new types
        [b] Add only types that are here already
       *[none] {""}
    }
    [laptopple] { $action ->
        [a] At once: an auction
        [b] No auction in the next 3 turns
       *[none] {""}
    }
    [walkie-barkie] { $action ->
        [a] The winner gets only what lies right of it
        [b] The winner gets the bids too
       *[none] {""}
    }
    [refrigergator] { $action ->
        [a] Ascend by price, not by number
        [b] Each tile must be lower than the last
       *[none] {""}
    }
    [wrist-wash] { $action ->
        [a] Nobody may skip
        [b] A skip costs exactly 3 scored tiles, and adds none
       *[none] {""}
    }
    [cashing-machine] { $action ->
        [a] The auction is never inverted
        [b] The auction is always inverted
       *[none] {""}
    }
    [bear-dryer] { $action ->
        [a] At once: score the negative tiles that you added
        [b] Bid only if you added a negative tile
       *[none] {""}
    }
    [aquariumbrella] { $action ->
        [a] When it is won, everybody may add a tile
        [b] When it is won, everybody may discard one of its tiles
       *[none] {""}
    }
    [smoak-alarm] { $action ->
        [a] At once: take a scored tile from everybody
        [b] At once: everybody takes a scored tile from you
       *[none] {""}
    }
    [ceiling-van] { $action ->
        [a] Add up to two tiles a turn
        [b] Bid two tiles: their sum counts
       *[none] {""}
    }
    [calculater] { $action ->
        [a] Bid openly, clockwise
        [b] Whoever declares the auction does not bid
       *[none] {""}
    }
    [thumb-hive] { $action ->
        [a] Add only the highest tile of your hand
        [b] Add only the lowest tile of your hand
       *[none] {""}
    }
    [computer-moose] { $action ->
        [a] Bids below the offer’s lowest number are ignored
        [b] Bids above the offer’s highest number are ignored
       *[none] {""}
    }
    [telefishion] { $action ->
        [a] May never be added
        [b] May never be bid
       *[none] {""}
    }
    [digital-sock] { $action ->
        [a] Only one Digital Sock in the offer
        [b] May always be added
       *[none] {""}
    }
    [nightbulb] { $action ->
        [a] When it is won, discard it
        [b] When it is won, it goes into the winner’s hand
       *[none] {""}
    }
    [remote-controll] { $action ->
        [a] Add no negative prices
        [b] Add no positive prices
       *[none] {""}
    }
    [gamehat] { $action ->
        [a] What follows must differ in price and in type
        [b] What follows must share its price or its type
       *[none] {""}
    }
   *[other] {""}
}
price = { SIGNED($it) }
number = { $number }
the-number = the { $number }
what = the { $number } ({ type-name }, { SIGNED($price) })
tiles = { $it ->
    [one] { $it } tile
   *[other] { $it } tiles
}

## The rulings

dealt = { $starter } starts. { COUNT($more) ->
    [0] Everybody has { $most } tiles.
    [one] { $more } has { $most } tiles, the others { $least }.
   *[other] { $more } have { $most } tiles, the others { $least }.
}
first-offer = The first offer is { SAY($tile, "what") }.
added = { $seat } adds { SAY($tile, "what") }.
now-works = { $silent ->
    [none] From now on: { SMALL(SAY($tile, "action")) }.
    [swatphone] Its action does not count: a Swatphone switches it off.
   *[other] Its action does not count: a later tile of its type replaces it.
}
passed = { $more_turns ->
    [0] { $seat } passes. The Laptopple allows no auction this turn.
    [one] { $seat } passes. The Laptopple allows no auction for { $more_turns } more turn.
   *[other] { $seat } passes. The Laptopple allows no auction for { $more_turns } more turns.
}
alarm = { $takes ->
    [yes] Smoak Alarm: { $to } takes { SAY($tile, "what") } from { $frm }, drawn at random.
   *[no] Smoak Alarm: { $to } gets { SAY($tile, "what") } from { $frm }, drawn at random.
}
dried = Bear Dryer: { $seat } scores { SAY($tiles, "what") } at once.
declared = { $seat } declares an auction.
auction-at-once = Laptopple: an auction, at once.
no-part = { COUNT($seats) ->
    [one] { $seats } doesn’t bid.
   *[other] { $seats } don’t bid.
}
sorted = { $order ->
    [lowest] Lowest first.
   *[highest] Highest first.
}
    .because = { $reason ->
        [always] The Cashing Machine inverts every auction.
        [never] The Cashing Machine forbids inversion.
        [none] {""}
        [inside] { $bids ->
            [1] The only bid is inside { $low } to { $high }.
           *[other] All bids are inside { $low } to { $high }.
        }
        [single] The offer is a single tile.
       *[outside] { $bids ->
            [1] The only bid is not inside { $low } to { $high }.
           *[other] Not every bid is inside { $low } to { $high }.
        }
    }
in-order = { COMMAS($bids, "bid-in-order") }.
bid-in-order = { COUNT($tiles) ->
    [1] { $seat } { $worth }
   *[other] { $seat } { $worth } ({ SAY($tiles, "number") })
}
ignored = { $below ->
    [yes] { $seat }’s { $worth } is ignored. Computer Moose: nothing below { $end }.
   *[no] { $seat }’s { $worth } is ignored. Computer Moose: nothing above { $end }.
}
all-ignored = All bids are ignored. Nobody wins, the offer stays, and it’s the next player’s turn.
no-bids = Nobody has a tile left to bid. Nobody takes the offer.
skipped = { $seat } skips.
lost = { $seat } loses { SAY($tile, "what") }, drawn at random. Discard it.
put = { $seat } adds { SAY($tile, "what") } to the offer.
took = { $why ->
    [none] { $seat } takes the offer: { SIGNED($total) }.
   *[other] { $seat } has to take the offer: { SIGNED($total) }.
}
    .because = { SAY(COUNT($tiles), "tiles") }.{ $why ->
        [none] {""}
        [last] {" "}Nobody is left to ask.
        [nobody-may] {" "}Wrist Wash: nobody may skip.
        [no-scored] {" "}There is no scored tile to pay with.
        [no-hand] {" "}There is no tile in hand to pay with.
        [no-fitting] {" "}There is no tile that could be added.
        [too-few] {" "}A skip costs 3 scored tiles.
       *[nothing] {" "}There is no scored tile to lose, and none to add.
    }
right-of = Walkie-Barkie: only what lies right of the { AT($tile, "number") } is won. Discard { SAY($lost, "number") }.
to-hand = Nightbulb: the { AT($tile, "number") } goes into { $seat }’s hand.
burnt = Nightbulb: discard the { AT($tile, "number") }.
bids-too = Walkie-Barkie: { $seat } gets the bids too, { SAY($tiles, "number") }.
returned = { $seat } takes the { $numbers } back: a middle bid.
gift = Aquariumbrella: { $seat } adds { SAY($tile, "what") } to what { $winner } won.
spoiled = Aquariumbrella: { $seat } discards { SAY($tile, "what") } from what { $winner } won.
next-offer = { $seat }’s { AT($tile, "number") } starts the next offer.
    .because = { $chosen ->
        [yes] It’s the winner’s choice.
       *[no] It’s the lowest bid.
    }
won = { COUNT($seats) ->
    [one] { $seats } wins with { SIGNED($total) }.
   *[other] { $seats } share the win with { SIGNED($total) }.
}
unsold = { COUNT($numbers) ->
    [one] Nobody scores the { $numbers }. There was no auction for it.
   *[other] Nobody scores the { $numbers }. There was no auction for them.
}
counted = { $tiles ->
    [0] { $seat }: no tiles, 0.
   *[other] { $seat }: { SAY($tiles, "tiles") }{ $counts ->
        [all] {""}
        [one] , { COUNT($counting) } of them counts
       *[some] , { COUNT($counting) } of them count
    }. { $each ->
        [0] {""}
       *[other] Prices { SIGNED($prices) }, Headgrowns { SIGNED($grown) } ({ SIGNED($each) } a tile).{" "}
    }{ SIGNED($total) } in all.
}
odd-deck = The { $number } won’t be counted: the host says these tiles are different.
list-corrected = { AT($tile, "action") ->
    [none] The list now says: { SAY($tile, "what") }.
   *[other] The list now says: { SAY($tile, "what") }, “{ SAY($tile, "action") }”.
}
leaves = { $seat } has left, and can’t win. Their hand is out of play, but their score pile stays.
back = { $seat } is back, with the same hand.
column = Tiles

## Why a tile may not be played

out = { $where ->
    [offer] The { $number } is in the offer
    [scored] The { $number } is in { $whose }’s score pile
    [hand] The { $number } is in { $whose }’s hand
   *[discarded] The { $number } is discarded
}: { $entered_by ->
    [none] it was the first offer.
   *[other] { $use ->
        [add] { $entered_by } added it in turn { $turn }.
        [bid] { $entered_by } bid it in turn { $turn }.
        [gift] { $entered_by } gave it in turn { $turn }.
       *[other] { $entered_by } entered it in turn { $turn }.
    }
}
hand-known = You hold only { $numbers }.
never-added = This Telefishion may never be added.
never-bid = This Telefishion may never be bid.
only-one = Only one Digital Sock may be in the offer, and the { $there } is.
price-ascends = Refrigergator: the price must be over { SIGNED($last) }. This one is { SIGNED($price) }.
must-be-lower = Refrigergator: it must be lower than { $last }.
must-be-higher = It must be higher than { $last }.
only-actions = Swatphone: only tiles with an action. The { $number } has none.
type-there = Flown Mower: there is a { type-name } in the offer already.
type-not-there = Flown Mower: there is no { type-name } in the offer yet.
no-negative = Remote Controll: no negative prices. This one is { SIGNED($price) }.
no-positive = Remote Controll: no positive prices. This one is { SIGNED($price) }.
must-differ = Gamehat { AT($hat, "number") }: { SAY($hat, "differ-from") }.
differ-from = not { SIGNED($price) }, and no { type-name }
must-share = Gamehat { AT($hat, "number") }: it must { SAY($hat, "share-with") }.
share-with = cost { SIGNED($price) } or be a { type-name }
follow-higher = Higher than { $last }.
follow-lower = Lower than { $last }.
follow-price = Any number, with a price over { SIGNED($price) }.
follow-both = Lower than { $last }, with a price over { SIGNED($price) }.
offer-runs = { $is_one ->
    [yes] The offer is just the { $low }.
   *[no] The offer runs from { $low } to { $high }.
}
outside-only = It must be lower than { $low }, or higher than { $high }.
two-tiles = That is the { $number } twice. Pick two different tiles.
not-in-hand = The { $number } isn’t in your hand.
not-highest = Thumb Hive: only the highest of your hand, the { $highest }.
not-lowest = Thumb Hive: only the lowest of your hand, the { $lowest }.
cannot-add = No tile fits this offer now.
no-scored = You have no scored tile to lose.
nothing-to-add = You have no tile that you could add.

## Deck lists

csv-columns = { $columns ->
    [one] Line { $line }: needs a number, a type and a price. There is only { $columns } column.
   *[other] Line { $line }: needs a number, a type and a price. There are only { $columns } columns.
}
csv-number = Line { $line }: “{ $given }” is not a number from { $low } to { $high }.
csv-twice = Line { $line }: { $number } is already on line { $first }.
csv-type = { $near ->
    [none] Line { $line }: there is no type “{ $given }”.
   *[other] Line { $line }: there is no type “{ $given }”. Did you mean { SAY($near, "type-called") }?
}
type-called = { $it ->

    [headgrowns] Headgrowns
    [swatphone] Swatphone
    [flown-mower] Flown Mower
    [laptopple] Laptopple
    [walkie-barkie] Walkie-Barkie
    [camerat] Camerat
    [dishsmasher] Dishsmasher
    [refrigergator] Refrigergator
    [wrist-wash] Wrist Wash
    [cashing-machine] Cashing Machine
    [bear-dryer] Bear Dryer
    [aquariumbrella] Aquariumbrella
    [smoak-alarm] Smoak Alarm
    [squinter] Squinter
    [ceiling-van] Ceiling Van
    [calculater] Calculater
    [thumb-hive] Thumb Hive
    [computer-moose] Computer Moose
    [telefishion] Telefishion
    [digital-sock] Digital Sock
    [microwave] Microwave
    [nightbulb] Nightbulb
    [remote-controll] Remote Controll
   *[gamehat] Gamehat
}
csv-price = Line { $line }: “{ $given }” is not a price. Prices are { $prices }.
csv-action = Line { $line }: “{ $given }” is not an action. Write a, b or nothing.
csv-no-action = Line { $line }: a { type-name } has no actions.
csv-quotes = Line { $line }: has no clear columns. Is there a stray quotation mark?
csv-too-long = The file has { $lines } lines. A deck list has at most { $most }.
csv-empty = There are no tiles in it.
too-few-tiles = { $tiles ->
    [one] { $tiles } tile is too few. You need at least { $least }.
   *[other] { $tiles } tiles are too few. You need at least { $least }.
}
range-backwards = No number is from { $low } to { $high }. Swap the two.
# Which tiles are put away: those under one number, those over another, or both.
put-aside = { $under ->
    [none] Leave out every tile over { $over }
   *[other] { $over ->
        [none] Leave out every tile under { $under }
       *[other] Leave out every tile under { $under } or over { $over }
    }
}
layout = { $tiles } tiles, { $low } to { $high }: { $more ->
    [0] { $each } each
   *[other] { $each } or { $larger_hand } each
}, and one for the first offer.{ $left_in_box ->
    [all] {" "}Leave your tiles in the box.
    [some] {" "}{ put-aside }: { SAY($away, "tiles") }.
   *[none] {""}
}
open-list = { $left_in_box ->
    [some] { put-aside }. { list-known }
   *[none] { list-known }
}
list-known = { $known ->
    [0] Each tile is described once, when it first appears.
    [one] { $known } tile is known. Each other tile is described once, when it first appears.
   *[other] { $known } tiles are known. Each other tile is described once, when it first appears.
}

## The large moments of a reveal

highlight-sold = Sold! { COUNT($tiles) } tiles at once.

## The questions

ask-starter = Who starts?
hint-starter = They get the first tile, and the first turn.
button-starter = {"{}"} starts
entry-starter = first player
ask-size = How many tiles?
hint-size = Count all the tiles that you play with, the top one too.
button-size = {"{}"} tiles
entry-size = number of tiles
ask-start = Flip the top tile. What is it?
hint-start = It is the first offer. Deal the rest.
button-start = Start with {"{}"}
none-start = Which tile?
entry-start = first offer
ask-turn = Your turn
hint-turn = { $other ->
    [declare] Add a tile, or declare an auction.
   *[pass] Add a tile. If you can’t, pass.
}
entry-turn = turn
entry-second = second tile
ask-add = Add a tile
button-add = Add {"{}"}
none-add = Which tile?
ask-declare = Declare an auction
button-declare = Declare an auction
ask-pass = Pass
button-pass = Pass
ask-second = A second tile?
hint-second = A Ceiling Van lets you add two.
ask-done = One is enough
button-done = One is enough
ask-bid = { $several ->
    [yes] Which two tiles do you bid?
   *[no] Which tile do you bid?
}
hint-bid = { OPTION("dealer") ->
    [app] { $several ->
        [yes] Nobody sees them until everybody is in.
       *[no] Nobody sees it until everybody is in.
    }
   *[table] { $several ->
        [yes] Put them face down, and seal them here.
       *[no] Put it face down, and seal it here.
    }
}
button-bid = { $several ->
    [yes] Seal both
   *[no] Seal {"{}"}
}
none-bid = Which tile?
entry-bid = bid
ask-openbid = { ask-bid }
hint-openbid = { OPTION("dealer") ->
    [app] Calculater: everybody bids openly.
   *[table] { $several ->
        [yes] Calculater: everybody bids openly. Put them face up.
       *[no] Calculater: everybody bids openly. Put it face up.
    }
}
button-openbid = { $several ->
    [yes] Bid both
   *[no] Bid {"{}"}
}
none-openbid = Which tile?
entry-openbid = bid
choosing-openbid = { $names } bids openly
choosing-turn = It’s { $names }’s turn
choosing-choice = { $names } decides: take it, or skip?
choosing-put = { $names } skips, and adds a tile
choosing-second = { $names } may add a second tile
choosing-gift = { $names } may add to what was won
choosing-spoil = { $names } may discard one of the tiles that were won
choosing-starts = { $names } picks the bid that starts the next offer
ask-first = One tile
ask-choice = Do you want this offer?
hint-choice = Take it, or pay to skip. Then the next player decides.
button-choice = {"{}"}
none-choice = Take it or skip it
entry-choice = answer to the offer
label-choice = { $value ->
    [take] taken
    [skip] skipped
    [lose] skipped, a tile lost
   *[add] skipped, a tile added
}
option-take = Take it: { SAY($tiles, "tiles") }, { SIGNED($total) }{ $bids ->
    [yes] , and the bids
   *[no] {""}
}{ $hand ->
    [0] {""}
   *[other] , and { $hand } into your hand
}
option-skip = { $add ->
    [yes] Skip: lose a scored tile, add one from your hand
   *[no] Skip: lose { $price } scored tiles
}
option-lose = Skip: lose a scored tile
option-add = Skip: add a tile from your hand
option-bid = { $seat }’s { $worth }
option-tile = Discard { SAY($tile, "number-and-what") }
number-and-what = { $number } ({ type-name }, { SIGNED($price) })
option-number = { $number }
option-none = Leave it as it is
ask-put = Which tile do you add?
hint-put = { $several ->
    [yes] From your hand, anywhere in the offer.
   *[no] From your hand: below the whole offer, or above it.
}
button-put = { $several ->
    [yes] Put it {"{}"}
   *[no] Add {"{}"}
}
none-put = { $several ->
    [yes] Which tile, and where?
   *[no] Which tile?
}
entry-put = tile added to skip
ask-tile = Which tile?
ask-place = Where does it go?
ask-starts = Which bid starts the next offer?
hint-starts = You took this one, so you choose.
button-starts = {"{}"}’s bid starts
entry-starts = start of the next offer
ask-gift = Add to what was won?
hint-gift = Aquariumbrella: you may add a tile from your hand to the winner’s pile.
entry-gift = gift to the winner
ask-give = Give a tile
button-give = Give {"{}"}
none-give = Which tile?
ask-none = No, thanks
button-none = No, thanks
ask-spoil = Discard one of the tiles that were won?
hint-spoil = Aquariumbrella: everybody may discard one tile.
button-spoil = {"{}"}
entry-spoil = discard from what was won
label-spoil = { $value ->
    [none] nothing
   *[other] { $value }
}
entry-drawn = tile lost to skip
entry-alarm = Smoak Alarm
entry-gone = turn
ask-clash = Two entries say { $item }
hint-clash = There is only one such tile. Fix the entry that is wrong.
place-clash = { $what ->
    [bid] { $seat }’s bid, turn { $round }
   *[other] { $seat }’s tile, turn { $round }
}
label-clash = both are right
entry-clash = different tiles
hint-leave = Their hand goes out of play.
ask-override = Which number is there twice?
hint-override = A misprint or a mixed deck? That number won’t be counted.
entry-override = number no longer counted
ask-describe = What does the tile really say?
entry-pile = shuffle
hint-describe = Its number, and what is printed on it.
button-describe = Save the {"{}"}
none-describe = Which tile, and what is it?
entry-describe = correction of the list

# A value that was entered: a number, or a tile described with it.
told-tile = { $type ->
    [none] { $number }
   *[other] { $number } ({ type-name }, { SIGNED($price) })
}
label-tile = { SAY($value, "told-tile") }
label-start = { SAY($value, "told-tile") }
label-bid = { SAY($value, "told-tile") }
label-openbid = { SAY($value, "told-tile") }
label-put = { SAY($value, "told-tile") }
label-describe = { SAY($value, "told-tile") }
label-add = { SAY($value, "told-tile") }
label-give = { SAY($value, "told-tile") }
label-first = { SAY($value, "told-tile") }
label-drawn = { $value }
label-alarm = { $value }
label-override = { $value }
label-turn = { $what ->
    [add] adds { SAY($tiles, "told-tile") }
    [declare] an auction
   *[pass] passes
}
label-second = { $what ->
    [add] { SAY($tiles, "told-tile") }
   *[done] none
}
label-gift = { $what ->
    [add] { SAY($tiles, "told-tile") }
   *[none] nothing
}
call-override = A number is there twice…
call-describe = Our list is wrong…
sealing-bid = An auction: everybody seals a tile.
waiting-start = Waiting for the first tile
waiting-starter = Waiting to hear who starts
waiting-size = Waiting for the number of tiles
entered-choice = { label-choice }
entered-spoil = { label-spoil }
entered-gone = passed over
part-start = the start

## What one is proposed to do, where anyone is asked

to-starter = say who starts
to-size = count the tiles
to-start = flip the top tile

## Where we are

place-long =
    Offer { $number }
    { $turn ->
        [0] {""}
       *[other] Turn { $turn }
    }
place-short = { $turn ->
    [0] Offer { $number }
   *[other] Offer { $number } · Turn { $turn }
}
between-heading = { $stage ->
    [start] Set up the tiles
   *[other] {""}
}
between-steps =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $left_in_box ->
            [none] {""}
           *[some] { put-aside }.{ $tiles_played ->
                [none] {""}
                [one] {" "}{ $tiles_played } tile stays.
               *[other] {" "}{ $tiles_played } tiles stay.
            }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $tiles_played ->
            [none] Shuffle and count the tiles. Enter how many.
           *[other] Shuffle all { $tiles_played } tiles face down.
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $starter_is_drawn ->
            [yes] {""}
           *[no] { $starter ->
                [none] Agree who starts, and enter it.
               *[other] { $starter } starts.
            }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Flip the top tile: the first offer.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $starter ->
            [none] Deal the rest one by one, clockwise from whoever starts. { between-hands }
           *[other] Deal the rest one by one, clockwise from { $starter }. { between-hands }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Enter the flipped tile.{ $starter_is_drawn ->
            [yes] { $starter ->
                [none] {""}
               *[other] {" "}{ $starter } starts, drawn at random.
            }
           *[no] {""}
        }
    }
between-hands = { $smaller_hand ->
    [0] Hands may differ by one.
   *[other] { UPTO($larger_hands, 2) ->
        [0] Everybody gets { $smaller_hand }.
        [more] The first { COUNT($larger_hands) }, up to { LAST($larger_hands) }, get { $larger_hand }, the others { $smaller_hand }.
        [1] { $larger_hands } gets { $larger_hand }, { between-rest } { $smaller_hand }.
       *[other] { $larger_hands } get { $larger_hand }, { between-rest } { $smaller_hand }.
    }
}
between-rest = { COUNT($smaller_hands) ->
    [1] { $smaller_hands }
   *[other] the others
}

## What cannot be entered

no-such-tile = There is no { $number } in this deck. Check the number.
left-out = The { $number } is left out. You play with { $low } to { $high }.
tile-undescribed = The { $number } is new. Describe it, too.
tile-differs = The { $number } is known as another tile.

## Before the bids of an auction are shown on the board, or what somebody decides

opening = { SAY(FIRST($facts), "opening-of") }
opening-of = { $it ->
    [none] {""}
   *[other] { $opening ->
        [decided] { $seat } has decided.
        [nothing] {""}
       *[bids] All bids up, the lowest first.
    }
}

## Highlights, at the end

mention-own-tile = { $seat } added { SAY($tile, "what") }, and then took it.
mention-turned = Only { $seat }’s { $worth } was outside { $low } to { $high }. That alone kept the highest bid first.
mention-hot = { $total ->
    [0] { $skips } of you paid to skip an offer worth nothing. { $seat } took it.
   *[other] { $skips } of you paid to skip { SIGNED($total) }. { $seat } took it.
}

## What can I do?

can-starter =
    Agree who starts, and tap the name. Anybody can.
    They are dealt the first tile, and have the first turn.
can-size =
    Count all the tiles that you play with, the top one too. Anybody can enter it.
    Then the app knows how many tiles each of you has.
can-start =
    Flip the top tile: it’s the first offer. Anybody can enter it.
    Deal all the others. Whoever starts then adds a tile, or declares an auction.
can-turn =
    { $other ->
        [declare] { $can_add ->
            [yes] Add a tile at the right end, or declare an auction. If you can’t add, you must.
           *[no] Declare an auction: no tile can be added now.
        }
       *[pass] { $can_add ->
            [yes] Add a tile, or pass if you can’t: the Laptopple allows no auction now.
           *[no] Pass: no tile can be added, and the Laptopple allows no auction.
        }
    }
    { can-fits }
    In an auction everybody seals a tile. Whoever takes the offer scores its prices.
# Which tiles can be added now: “higher than 12”.
can-fits = { $fits ->
    [none] {""}
   *[other] You can add now: { SMALL($fits) }
}
can-second =
    { $can_add ->
        [yes] The Ceiling Van lets you add a second tile. You don’t have to.
       *[no] No second tile can be added now.
    }
    { can-fits }
can-bid =
    { OPTION("dealer") ->
        [app] { $several ->
            [yes] Pick two tiles and seal them: their sum is your bid.
           *[no] Pick a tile, and seal it as your bid. Nobody sees it until everybody is in.
        }
       *[table] { $several ->
            [yes] Put two tiles face down and seal them: their sum is your bid.
           *[no] Put a tile face down, and seal it as your bid. Nobody sees it until everybody is in.
        }
    }
    { can-first }
    { can-next }
# Who decides first.
can-first = { $machine ->
    [lowest] The Cashing Machine: the lowest bid decides first, no matter what.
    [highest] The Cashing Machine: the highest bid decides first, no matter what.
    [single] The highest bid decides first: it may take the offer, or pay to skip.
   *[none] The highest bid decides first. If all are inside { $offer_low } to { $offer_high }, the lowest does.
}
# What becomes of the bids.
can-next = { OPTION("winner_starts") ->
    [yes] Whoever takes the offer picks the bid that starts the next one. { can-others }
   *[no] The lowest bid starts the next offer. { can-others }
}
can-others = { OPTION("middle_returns") ->
    [yes] { PLAYERS() ->
        [2] The others are discarded.
       *[other] A middle one may come back.
    }
   *[no] The others are discarded.
}
can-openbid =
    { OPTION("dealer") ->
        [app] { $several ->
            [yes] The Calculater: everybody bids openly. Pick two tiles: their sum is your bid.
           *[no] The Calculater: everybody bids openly. Pick your bid.
        }
       *[table] { $several ->
            [yes] The Calculater: everybody bids openly. Put two tiles face up: their sum is your bid.
           *[no] The Calculater: everybody bids openly. Put your bid face up, and enter it.
        }
    }
    { can-first }
    { can-next }
can-choice =
    { $take_bids ->
        [yes] Take the offer: you score { SIGNED($take_total) } with { SAY($take_tiles, "tiles") }, and the bids.
       *[no] Take the offer: you score { SIGNED($take_total) } with { SAY($take_tiles, "tiles") }.
    }
    { $skip_cost ->
        [either] Or skip: lose a scored tile, drawn at random, or add one from your hand.
        [both] Or skip: lose a scored tile, drawn at random, and add one from your hand.
       *[several] Or skip: lose { $skip_price } scored tiles, drawn at random.
    }
    Then the next player decides. The last one has to take it.
can-put =
    { $several ->
        [yes] Add a tile from your hand, anywhere in the offer.
       *[no] Add a tile from your hand, below the whole offer or above it.
    }
    It’s the price of your skip. Whoever takes the offer scores it, good or bad.
can-starts =
    You took the offer, so you pick the bid that starts the next one.
    { OPTION("middle_returns") ->
        [yes] The other bids are discarded, unless a middle one comes back.
       *[no] The other bids are discarded.
    }
can-gift =
    { $winner ->
        [none] The Aquariumbrella: you may add a tile of yours to what somebody won.
       *[other] { YOU($winner) ->
            [you] The Aquariumbrella: you may add a tile of yours to what you won.
           *[other] The Aquariumbrella: you may add a tile of yours to what { $winner } won.
        }
    }
    Its price counts there, good or bad. You don’t have to.
can-spoil =
    { $winner ->
        [none] The Aquariumbrella: you may discard one tile of what somebody won.
       *[other] { YOU($winner) ->
            [you] The Aquariumbrella: you may discard one tile of what you won.
           *[other] The Aquariumbrella: you may discard one tile of what { $winner } won.
        }
    }
    Then nobody scores it. You don’t have to.
can-clash =
    There is only one tile { $item }. Tap the entry that is wrong, and change it.
    The tiles on the table say which.
    Is something wrong with the tiles? Keep both. That number won’t be counted any more.
can-override =
    Pick the number that your tiles have twice.
    It won’t be counted any more: it can turn up again.
can-describe =
    Pick a tile that our list has wrong, and enter what is printed on it.
    It’s changed in the list, and wherever the tile lies now.
meanwhile =
    { $stage ->
        [auction] Whoever is asked takes the offer, or pays to skip. Then the next player decides.
        [skip] Whoever is asked takes the offer, or pays to skip. Then the next player decides.
        [bids] Bids are coming in. They are turned over together.
        [turn] { $seat ->
            [none] The next turn comes as soon as this is entered.
           *[other] { $seat } adds a tile, or declares an auction. Then everybody bids.
        }
       *[other] The next turn comes as soon as this is entered.
    }

## The guide

how =
    On your turn, add a tile higher than the last one. Or declare an auction.
    In an auction, everybody seals a tile. Highest decides first; if all are inside the offer, lowest.
    { OPTION("skip_either") ->
        [yes] { OPTION("in_order") ->
            [yes] Take the offer, or skip: lose a scored tile, or add one from your hand, lower or higher than the whole offer.
           *[no] Take the offer, or skip: lose a scored tile, or add one from your hand.
        }
       *[no] { OPTION("in_order") ->
            [yes] Take the offer, or skip: lose a scored tile, and add one from your hand, lower or higher than the whole offer.
           *[no] Take the offer, or skip: lose a scored tile, and add one from your hand.
        }
    }
    { OPTION("winner_starts") ->
        [yes] Whoever takes it picks the bid that starts the next offer. { how-bids }
       *[no] The lowest bid starts the next offer. { how-bids }
    }
    { OPTION("actions") ->
        [yes] An action counts while its tile lies in the offer. The board and your phone show what is in force.
       *[no] {""}
    }
    { OPTION("per_type") ->
        [yes] When all hands are empty, add up your prices: of each type, only the highest and the lowest. The highest total wins.
       *[no] When all hands are empty, add up your prices. The highest total wins.
    }
how-bids = { PLAYERS() ->
    [2] The other bid is discarded.
   *[other] { OPTION("middle_returns") ->
        [yes] The middle bid goes back to its hand, unless its player won or skipped. The rest are discarded.
       *[no] The other bids are discarded.
    }
}
decks = { OPTION("decks") ->
    [both] the base tiles, Odd Inventions and Double Devices
    [odd] the base tiles and Odd Inventions
    [double] the base tiles and Double Devices
   *[base] the base tiles
}
needs = { OPTION("dealer") ->
    [app] No tiles: the app deals { decks }.
   *[table] { OPTION("deck") ->
        [app] The tiles that the app prints, seed { OPTION("seed") }: { decks }.
       *[ours] Your own tiles of I Bid You Not: { decks }.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("deck") ->
            [app] {""}
           *[ours] If you print a deck, set “The tiles” to “Printed from the app”.
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("actions") ->
            [yes] Slips of paper, all of one size. Write a number, a type and a price on each, and its action. Copy them from the deck that the app prints.
           *[no] Slips of paper, all of one size. Write a number, a type and a price on each. Copy them from the deck that the app prints.
        }
    }
tour-score = Score tiles with good prices. When all hands are empty, the highest total wins.
tour-turn = On your turn, add a tile, or declare an auction: then everybody seals a bid.
tour-negative = Prices can be negative. Asked last, or can’t pay to skip? You take everything.
tour-board = The board turns the bids over, and says who decides first: take the offer, or pay to skip.

## While it plays itself, each the first time that it happens

caption-asked-size = The tiles are counted and dealt by hand.
caption-asked-start = Somebody flips the first tile: the offer. It grows until somebody wants it.
caption-asked-turn = On your turn, add a higher tile to the offer, or call for bids.
caption-asked-bid = Everybody bids a tile of their own, in secret.
caption-asked-choice = The first may take the whole offer, or pay to skip it.
caption-told-sorted = Highest bid first. But if all bids lie inside the offer, the lowest goes first.
caption-told-added = The offer grows. Some tiles are worth less than nothing.
caption-told-took = { $seat } takes the offer. A bid starts the next one.

## What the board adds; none is said twice in an evening. $who is the bidder.

comment-takes-1 = Going once, going twice, gone to { $who }.
comment-takes-2 = { $who } will find a shelf for it.
comment-takes-3 = The hammer nods to { $who }.
comment-takes-4 = { $who } waved first. Now it’s theirs.
comment-takes-5 = Sold. { $who } brought a van.
comment-takes-6 = No returns, { $who }.
comment-forced-1 = { $who } was on the way to the door.
comment-forced-2 = Somebody had to. Hello, { $who }.
comment-forced-3 = { $who } only came for the coffee.
comment-forced-4 = { $who } scratched an ear at the wrong moment.
comment-forced-5 = It follows { $who } home.
comment-forced-6 = The furniture has chosen { $who }.
comment-forced-7 = { $who } sat too near the hammer.
comment-forced-8 = It looked lonely. Now it has { $who }.
comment-skips-1 = { $who } studies the ceiling.
comment-skips-2 = { $who } remembers an appointment.
comment-skips-3 = { $who } has no room at home.
comment-skips-4 = { $who } ties a shoelace, slowly.
comment-skips-5 = { $who } drops a pencil, and stays down.
comment-skips-6 = { $who } reads the catalogue upside down.
comment-inverted-1 = Low is the new high.
comment-inverted-2 = The modest go first, for once.
comment-inverted-3 = Economists leave the room.
comment-inverted-4 = The last row is the first row now.

## What an auction means for one seat

result-won-you = { COUNT($seats) ->
    [one] You win with { SIGNED($total) }!
   *[other] You share the win with { SIGNED($total) }!
}
result-won = { COUNT($seats) ->
    [one] { $seats } wins with { SIGNED($total) }.
   *[other] { $seats } share the win with { SIGNED($total) }.
}
result-took-you = { $why ->
    [none] You take the offer: { SAY(COUNT($tiles), "tiles") }.
   *[other] You have to take the offer: { SAY(COUNT($tiles), "tiles") }.
}
result-took = { $why ->
    [none] { $seat } takes the offer: { SAY(COUNT($tiles), "tiles") } for { SIGNED($total) }.
   *[other] { $seat } has to take the offer: { SAY(COUNT($tiles), "tiles") } for { SIGNED($total) }.
}
result-bids-too = You get the bids, too: { SAY($tiles, "the-number") }.
result-lost = You lose the { AT($tile, "number") } from your score pile. Discard it.
result-dried = You score { SAY($tiles, "the-number") } at once.
result-ignored = Your { $worth } is ignored.
result-to-hand = The { AT($tile, "number") } goes into your hand.
result-returned = You take the { $numbers } back.
result-next-offer = Your { AT($tile, "number") } starts the next offer.
result-alarm-to = { $takes ->
    [yes] You take the { AT($tile, "number") } from { $frm }.
   *[no] You get the { AT($tile, "number") } from { $frm }.
}
result-alarm-from = { $to } gets your { AT($tile, "number") }.
result-gift = { $seat } adds the { AT($tile, "number") } to what you won.
result-spoiled = { $seat } discards the { AT($tile, "number") } from what you won.
result-nothing = Nothing for you.
result-all-ignored = Every bid is ignored. The offer stays.

## On the board

scene-has-bid = has bid
scene-adding = adding…
scene-choosing = choosing…
scene-skipped = skipped
scene-ignored = ignored
scene-waiting = waiting
scene-in-hand = { $count } in hand
scene-has-left = has left
scene-sealed = sealed
scene-bidding = bidding…
scene-to-play = to play
scene-took-it = took it
scene-no-tiles = no tiles
scene-away = away
scene-counts = { $hand } in hand, { $scored } scored
scene-offer = The offer
scene-next = Next
scene-lost = lost
scene-ran = The offer ran from { $low } to { $high }
scene-runs = The offer runs from { $low } to { $high }
scene-bids = Bids: { COMMAS($bids, "scene-bid") }.
scene-bid = { PLAIN($seat) } { $worth }
scene-actions = Actions in force
scene-inverted = Inverted: lowest first
scene-highest = Highest first
scene-off = off: Swatphone
scene-replaced = replaced
scene-turns-left = { $turns } left
tile-acts = with an action

## On a phone

pad-offer = { $is_one ->
    [yes] Offer <b>{ $low }</b>, worth <b>{ SIGNED($worth_taken) }</b>
   *[no] Offer <b>{ $low } to { $high }</b>, worth <b>{ SIGNED($worth_taken) }</b>
}
pad-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
pad-bid-ignored = Your { $worth } is ignored.
pad-bid = { $state ->
    [asked] { $first ->
        [yes] You bid { $worth }. Your decision first.
       *[no] You bid { $worth }. Your decision.
    }
    [skipped] You bid { $worth } and skipped.
    [won] You bid { $worth } and took the offer.
   *[waits] { $asked ->
        [none] You bid { $worth }.
       *[other] You bid { $worth }. Waiting for { PLAIN($asked) }.
    }
}
pad-none = No scored tiles yet
pad-headgrowns = { $more ->
    [yes] Headgrowns: each of these tiles counts { $by } more.
   *[no] Headgrowns: each of these tiles counts { $by } less.
}
hand-told = { $action ->
    [none] { type-name }, { SIGNED($price) }
   *[other] { type-name }, { SIGNED($price) } · { action }
}
place-alone = alone
place-left = left of { $number }
place-right = right of { $number }
place-between = between { $low } and { $high }
tile-lift = No tile of mine is allowed. Play it anyway
tile-near = Possible tiles
tile-digits = Digits of the number
tile-another = Another number
tile-what-drawn = What is drawn on it?
tile-type = Type
tile-its-price = Its price
tile-price = Price
tile-its-action = Its action
tile-action = Action
tile-no-action = No action
tile-enter-here = Enter it here
tile-range = { $low } to { $high }
tile-known = Known as { $type }, { $price }.
tile-row = { $type }, { $price }
tile-row-acts = { $type }, { $price } · { $says }
tile-suggested = { $number }, { $type }, { $price }
tile-nobody = Nobody has described the { $number } yet.
tile-no-such = There is no { $number } here. Check the number.
tile-described = { $number }: described
tile-describe = Describe the { $number }
tile-is = The { $number } is…

## To somebody who watches

watch-bid = { $state ->
    [asked] { $worth }, deciding…
    [skipped] { $worth }, skipped
    [won] { $worth }, takes it
    [ignored] { $worth }, ignored
   *[waits] { $worth }
}

## The page of deck lists

setup-decks = Deck lists: print or import
decks-title = Deck lists · Table { $code }
decks-table = Table { $code }
decks-rules = Rules
decks-heading = Deck lists
decks-what = A deck list says what each tile is, so nobody has to describe any.
decks-imported = { $tiles } tiles imported. The next game uses them.
decks-print = Print a deck
decks-nine = Nine tiles a sheet, or sixteen small ones. The same seed always gives the same deck.
decks-seed = Seed, 1 to 999
decks-sets = Sets
decks-base = The base set has 64 tiles. Add:
decks-odd = Odd Inventions, 42 tiles
decks-double = Double Devices, 36 tiles
decks-a4 = Print on A4
decks-letter = Print on Letter
decks-save = Save as CSV
decks-own = This table’s own deck
decks-known = { $tiles ->
    [one] { $whole ->
        [yes] { $tiles } tile is known, and the list is complete.
       *[no] { $tiles } tile is known.
    }
   *[other] { $whole ->
        [yes] { $tiles } tiles are known, and the list is complete.
       *[no] { $tiles } tiles are known.
    }
}
decks-export = Export as CSV
decks-print-it = Print it
decks-show = Show the list
decks-number = Number
decks-type = Type
decks-price = Price
decks-action = Action
decks-none = No tiles are known yet. Describe each one when it first appears, or import a list.
decks-import = Import a list
decks-csv = A CSV file, one tile per line: number, type, price, and the action. Each type has two of them: <b>a</b> is the first that the <a href="{ $rules }">rules</a> name, <b>b</b> the second. A tile without an action has nothing there.
decks-nothing = <b>Nothing was imported.</b> { $problems ->
    [one] Fix this line first:
   *[other] Fix these { $problems } lines first:
}
decks-more = and { $more } more
decks-game-on = A game is on. Import a list before the next one.
decks-host-only = Only the host can import a list, on the board.
decks-file = File
decks-paste = Or paste its text
decks-whole = This is the whole deck
decks-refused = A number that is not on the list is then refused.
decks-do-import = Import the list

## On the picture of the result

picture-catalogue = CATALOGUE OF THE AUCTION
picture-lot = Lot { $place }
picture-left = Left
picture-sold = SOLD
picture-points = { $is_one ->
    [yes] point
   *[no] points
}
picture-number = No. { $number }
