# Any other game, in words.

points = { ABS($it) ->
    [one] { $it } point
   *[other] { $it } points
}
your-game = { OPTION("title") ->
    [none] your game
   *[other] { OPTION("title") }
}

## The score sheet

row = { UPTO($leaders, 3) ->
    [one] { $leaders } leads with { SAY($total, "points") }. Round { $round } is written.
    [more] { $all_lead ->
        [yes] All of you lead with { SAY($total, "points") } each. Round { $round } is written.
       *[no] { COUNT($leaders) } of you lead with { SAY($total, "points") } each. Round { $round } is written.
    }
   *[other] { $leaders } lead with { SAY($total, "points") } each. Round { $round } is written.
}
added = { $seat } writes { $points }, and has { $total } now.
    .you = { YOU($seat) ->
        [you] You write { $points }, and have { $total } now.
       *[other] {""}
    }
reached = { COUNT($seats) ->
    [one] { $seats } has reached { $target }. You say when the game is over.
   *[other] { $seats } have reached { $target }. You say when the game is over.
}
column = { $round }
column-now = Round { $round }
won = { $scored ->
    [yes] { $best ->
        [lowest] { COUNT($seats) ->
            [one] { $seats } wins with { SAY($total, "points") }, the lowest total.
           *[other] { $seats } share the win with { SAY($total, "points") }, the lowest total.
        }
       *[highest] { COUNT($seats) ->
            [one] { $seats } wins with { SAY($total, "points") }.
           *[other] { $seats } share the win with { SAY($total, "points") }.
        }
    }
   *[no] { COUNT($seats) ->
        [one] { $seats } wins. Nothing was written on the sheet.
       *[other] { $seats } share the win. Nothing was written on the sheet.
    }
}
leaves = { $seat } has left and can’t win. Their points stay on the sheet.
back = { $seat } is back, with the same points.
leaves-waiting = They leave before their first round.
joins = { $seat } plays from the next round on.
declined = { $seat } plays in the next game.
full = There is room for { $most }.
next-deal = the next round

## Sealed rounds

best-number = { $best ->
    [lowest] { COUNT($cancelled) ->
        [0] lowest
       *[other] lowest unmatched
    }
   *[highest] { COUNT($cancelled) ->
        [0] highest
       *[other] highest unmatched
    }
}
wins = { COUNT($seats) ->
    [one] { $points ->
        [0] { $seats } wins.
       *[other] { $seats } wins { SAY($points, "points") }.
    }
   *[other] { $points ->
        [0] { $seats } share it.
       *[other] { $seats } share it: { SAY($share, "points") } each.
    }
}
    .because = { COUNT($seats) ->
        [one] { $number } is the { best-number } number.
        [2] { $best ->
            [lowest] Both entered { $number }, the lowest.
           *[highest] Both entered { $number }, the highest.
        }
       *[other] { $best ->
            [lowest] All entered { $number }, the lowest.
           *[highest] All entered { $number }, the highest.
        }
    }
tied = { COUNT($seats) ->
    [2] { $seats } both entered { $number }. They enter again.
   *[other] { $seats } all entered { $number }. They enter again.
}
nobody = { COUNT($cancelled) ->
    [0] Nobody wins: there’s nobody left who could.
   *[other] Nobody wins. Every number was matched.
}
shown = The numbers go from { $least } to { $most }.
counted = { $kind ->
    [player] { $times ->
        [1] Everybody named a different player.
       *[other] { $is_unanimous ->
            [yes] Everybody named { $named }.
           *[no] { COUNT($named) ->
                [one] { $named } comes first: { $times } of you named them.
               *[other] { $named } come first, with { $times } each.
            }
        }
    }
   *[choice] { $times ->
        [1] No two of you chose the same.
       *[other] { $is_unanimous ->
            [yes] Everybody chose { SAY($chosen, "quoted") }.
           *[no] { COUNT($chosen) ->
                [one] { SAY($chosen, "quoted") } comes first: { $times } of you chose it.
               *[other] { SAY($chosen, "quoted") } come first, with { $times } each.
            }
        }
    }
}
quoted = “{ $it }”
choice = { $text }

## Why an answer or an option is refused

nothing-yet = Nothing is written yet. Play a round first.
no-sum = That isn’t a sum yet. Write it like 12, −4 or 3+6+2.
too-long = That’s too long. Write at most { $longest } characters.
too-many-digits = That’s too big. Numbers have up to { $digits } digits.
no-range = The highest number has to be above the lowest, { $low }.
few-choices = Write at least two choices, one per line.
same-choices = Two of your choices are the same. Change one of them.

## The questions

ask-next = What next?
hint-next = Agree on it at the table. Anybody can enter it.
# Where something was asked: “round 1, sealed round 2”.
part-first = sealed round
part-sealed = sealed round
entry-next = next step
to-next = say what comes next
ask-scores = Write scores
button-scores = Write scores
entry-scores = scores
ask-sealed = { OPTION("round") ->
    [bids] Bids
   *[any] Sealed round
}
button-sealed = { OPTION("round") ->
    [bids] Bid for the next round
   *[any] Sealed round
}
entry-sealed = sealed round
ask-finish = End the game
hint-finish = { OPTION("best") ->
    [lowest] The lowest total wins.
   *[highest] The highest total wins.
}
entry-finish = end
ask-score = What did you score?
hint-score = A sum will do, like 3+6+2. Nothing? Write 0.
button-score = Write {"{}"}
none-score = Write a number
entry-score = score
label-score = { as-written }
as-written = { $is_sum ->
    [yes] { $total } from { $written }
   *[no] { $total }
}
choosing-score = Waiting for { $names } to write
ask-add = Add to your score
hint-add = As often as you like. A sum will do, like 3+6 or −4.
button-add = Add {"{}"}
none-add = Write a number
entry-add = score
label-add = { $is_done ->
    [yes] all written
   *[no] { as-written }
}
choosing-add = Write scores on any phone
ask-other = Write for somebody else
hint-other = Whose score is it, and what is it?
button-other = Write it for {"{}"}
none-other = Who, and how much?
entry-other = score for somebody else
call-other = Write for somebody else…
ask-who = Whose score?
entry-who = player
ask-sum = How much?
entry-sum = score
label-sum = { as-written }
ask-close = Everybody has written
button-close = Close the round
entry-close = end of the round
waiting-close = Waiting for somebody to close the round
ask-entry = { $kind ->
    [number] Which number?
    [player] Who do you name?
   *[other] Which one?
}
hint-entry = { $kind ->
    [number] { $wins ->
        [highest] In secret. All numbers are turned over together. The highest wins.
        [lowest] In secret. All numbers are turned over together. The lowest wins.
       *[none] In secret. All numbers are turned over together.
    }
   *[other] In secret. All entries are turned over together.
}
button-entry = Seal {"{}"}
none-entry = { $kind ->
    [number] Write a number
   *[other] Pick one
}
entry-entry = entry
sealing-entry = Seal your entry, in secret.
choosing-entry = Waiting for { $names } to seal

## How sealed rounds go from now on

settings = { $entry ->
    [number] { $wins ->
        [none] In sealed rounds, everybody now enters a number from { $low } to { $high }. They are only shown.
        [lowest] In sealed rounds, everybody now enters a number from { $low } to { $high }. { $points ->
            [0] The lowest wins. { settings-ties }
           *[other] The lowest wins { SAY($points, "points") }. { settings-ties }
        }
       *[highest] In sealed rounds, everybody now enters a number from { $low } to { $high }. { $points ->
            [0] The highest wins. { settings-ties }
           *[other] The highest wins { SAY($points, "points") }. { settings-ties }
        }
    }
    [choice] In sealed rounds, everybody now enters one of your choices.
   *[player] In sealed rounds, everybody now enters a player.
}
settings-ties = { $ties ->
    [share] Those who tie share it.
    [cancel] Equal numbers cancel.
   *[again] Those who tie enter again.
}
ask-settings = How do sealed rounds go?
hint-settings = From the next one on. Earlier rounds stay as they are.
button-settings = Play it like this
none-settings = Fill in all of it
entry-settings = change of sealed rounds
call-settings = Change sealed rounds…
label-settings = { entered-settings }
entered-settings = { $enter ->
    [number] { $wins ->
        [highest] A number, { $low } to { $high }, the highest
        [lowest] A number, { $low } to { $high }, the lowest
       *[none] A number, { $low } to { $high }, only show them
    }
    [choice] One of your choices
   *[player] A player
}
ask-enter = Everybody enters
entry-enter = what is entered
label-enter = { $value ->
    [number] A number
    [choice] One of your choices
   *[player] A player
}
ask-low = Lowest number
entry-low = lowest number
ask-high = Highest number
entry-high = highest number
ask-wins = Who wins it
entry-wins = who wins
label-wins = { $value ->
    [highest] The highest
    [lowest] The lowest
   *[none] Nobody: just show them
}
ask-ties = When several tie for it
entry-ties = what a tie means
label-ties = { $value ->
    [share] They share it
    [cancel] Equal numbers cancel
   *[again] They enter again
}
ask-points = Points for winning it
entry-points = points
hint-leave = What they have written stays on the sheet. They can’t win.
entry-decline = player who isn’t dealt in

## Where we are

place-long = Round { $round }
place-short = Round { $round }
between-heading = { $begun ->
    [yes] {""}
   *[no] Set up your game
}
between-steps =
    Set up { your-game } as its own rules say.
    Play it with your own cards. Keep the phones at hand.
    { OPTION("round") ->
        [bids] Each round, everybody seals a bid first, and writes a score last.
       *[any] Anybody can say what comes next: write scores, or a sealed round.
    }
# Before the entries are turned over on the board.
opening = All are in. Over they go.

## On the board and the pads

scene-left = has left
scene-wins = wins
scene-shares = shares it
scene-cancelled = cancelled
scene-face-up = face up
scene-ready = ready
scene-away = away
scene-looks-on = is watching
scene-sealed = sealed
scene-round = Round
scene-bid = Bid
scene-turned-over = Turned over
scene-nothing = Nothing is written yet
scene-total = Total
pad-turned-over = Turned over in this round
pad-written = Written so far
sum-delete = Delete the last character
sum-keys = Keys
sum-all-written = All written

## What can I do? At most three lines: what may be done now, and what it brings

can-next =
    { OPTION("round") ->
        [bids]
            Start the next round: everybody seals a bid, and all bids are turned over. Anybody can.
            Then play it, and write your scores.
       *[any]
            Play on by your own rules. Then say what comes next. Anybody can.
            Write scores, each on their own phone. Or a sealed round: everybody enters in secret.
    }
    { HAS($out, "finish") ->
        [yes] You can end the game once something is written. { hint-finish }
       *[no] End the game when it’s over. { hint-finish }
    }
can-settings =
    Say how sealed rounds go from now on: what is entered, what wins, and what it is worth.
    Rounds that are over stay as they are.
can-score =
    Write what you scored in this round: 12, −4, or a sum like 3+6+2.
    Nothing scored? Write 0. When everybody has written, the round is full.
can-add =
    Add to your total as often as you like: 12, −4, or a sum like 3+6+2.
    “All written” closes the sheet for everybody. Then say what comes next.
can-other =
    Pick a player, and write their score for them.
    Everybody sees it, and who wrote it.
can-close = Everybody has written. Close the round, and say what comes next. Anybody can.
can-entry =
    { $kind ->
        [number] Seal a number from { $low } to { $high }. Nobody sees it until everybody is in.
        [player] Seal a player’s name. It may be your own. Nobody sees it until everybody is in.
       *[other] Seal one of the choices. Nobody sees it until everybody is in.
    }
    { $kind ->
        [number] { OPTION("wins") ->
            [none] { can-entry-shown }
           *[other] { can-entry-wins }
        }
       *[other] { can-entry-shown }
    }
can-entry-shown = All entries are turned over together. Nobody wins points with it.
can-entry-wins =
    { OPTION("points") ->
        [0] The { can-entry-best } number wins.
       *[other] The { can-entry-best } number wins { SAY(OPTION("points"), "points") }.
    }
    { OPTION("ties") ->
        [share] { OPTION("points") ->
            [0] Those who tie share it.
           *[other] Those who tie share it, in whole points.
        }
        [cancel] Equal numbers cancel each other.
       *[again] Those who tie enter again.
    }
can-entry-best = { OPTION("wins") ->
    [lowest] { OPTION("ties") ->
        [cancel] lowest unmatched
       *[other] lowest
    }
   *[highest] { OPTION("ties") ->
        [cancel] highest unmatched
       *[other] highest
    }
}
meanwhile = { $stage ->
    [sheet] Others are still writing. You can write for somebody else.
    [sealed] All entries are turned over together.
   *[other] Play on by your own rules.
}

## How it is played with these options, and with what

how =
    { OPTION("title") ->
        [none] Play your own game by its own rules. Companion keeps the score.
       *[other] Play { OPTION("title") } by its own rules. Companion keeps the score.
    }
    { OPTION("round") ->
        [bids] Each round is bids, then scores. The bids stay in sight until all scores are written.
       *[any] {""}
    }
    { OPTION("sheet") ->
        [rounds] Write scores: everybody writes once a round, on their own phone. Sums like 3+6+2 are fine.
       *[totals] Write scores: add to your total at any time. Sums like 3+6+2 are fine.
    }
    { ask-sealed }: { OPTION("entry") ->
        [number] everybody enters a number from { OPTION("low") } to { OPTION("high") } in secret. All entries are turned over together.
        [choice] everybody enters one of your choices in secret. All entries are turned over together.
       *[player] everybody enters a player’s name in secret. All entries are turned over together.
    }
    { OPTION("entry") ->
        [number] { OPTION("wins") ->
            [none] {""}
            [lowest] { OPTION("points") ->
                [0] The lowest number wins. { how-ties }
               *[other] The lowest number wins { SAY(OPTION("points"), "points") }. { how-ties }
            }
           *[highest] { OPTION("points") ->
                [0] The highest number wins. { how-ties }
               *[other] The highest number wins { SAY(OPTION("points"), "points") }. { how-ties }
            }
        }
       *[other] {""}
    }
    Not how you want it? The host can change sealed rounds between two rounds, under “Table”.
    { OPTION("target") ->
        [0] You say when it’s over. { hint-finish }
       *[other] You say when it’s over. { hint-finish } Companion says who has reached { OPTION("target") }.
    }
how-ties = { OPTION("ties") ->
    [share] Those who tie share it.
    [cancel] Equal numbers cancel.
   *[again] Those who tie enter again.
}
needs = Whatever { your-game } is played with.

## Twenty seconds for those who have never played it

tour-aim = Play { your-game } by its own rules. { hint-finish }
tour-write = { OPTION("sheet") ->
    [rounds] Write your scores on your own phone, once a round. A sum will do.
   *[totals] Write your scores on your own phone, whenever you like. A sum will do.
}
tour-mend = Wrote something wrong? Change it under “Fix a mistake”, and the totals follow.
tour-sealed = Anything secret goes in a sealed round. The board turns it over, and keeps the totals.

## Captions while it plays itself, each the first time that it happens

caption-asked-next = Play a game of your own. Somebody says what comes next: scores, or a sealed round.
caption-asked-entry = A sealed round: everybody enters a number in secret.
caption-asked-score = Everybody writes their own score. Sums like 3+6+2 are fine.
caption-told-wins = Everything was turned over together. The board says who wins the round.
caption-told-row = The round is on the sheet, and the board adds it up.

## What a round means for one seat, the main thing first

result-wrote = You wrote { $points }. { result-lead }
result-lead = { YOU($leaders) ->
    [you] { COUNT($leaders) ->
        [one] You lead.
       *[other] You share the lead.
    }
   *[other] { COUNT($leaders) ->
        [one] { $leaders } leads.
       *[other] { COUNT($leaders) } share the lead.
    }
}
result-reached = { YOU($seats) ->
    [you] You have reached { $target }.
   *[other] { COUNT($seats) ->
        [one] { $seats } has reached { $target }.
       *[other] { $seats } have reached { $target }.
    }
}
result-wins = { YOU($seats) ->
    [you] { COUNT($seats) ->
        [one] You win with { $number }.
       *[other] You share it with { OTHERS($seats) }.
    }
   *[other] { COUNT($seats) ->
        [one] { $seats } wins with { $number }.
       *[other] { $seats } share it.
    }
}
result-wins-why = { $number } is the { best-number } number.
result-tied = { YOU($seats) ->
    [you] You tied at { $number }. Enter again.
   *[other] { $seats } tied at { $number }, and enter again.
}
result-nobody = { COUNT($cancelled) ->
    [0] Nobody wins.
   *[other] Nobody wins. Every number was matched.
}
result-won = { YOU($seats) ->
    [you] { $scored ->
        [yes] { COUNT($seats) ->
            [one] You win with { SAY($total, "points") }!
           *[other] You share the win with { SAY($total, "points") }!
        }
       *[no] { COUNT($seats) ->
            [one] You win!
           *[other] You share the win!
        }
    }
   *[other] { $scored ->
        [yes] { COUNT($seats) ->
            [one] { $seats } wins with { SAY($total, "points") }.
           *[other] { $seats } share the win with { SAY($total, "points") }.
        }
       *[no] { COUNT($seats) ->
            [one] { $seats } wins.
           *[other] { $seats } share the win.
        }
    }
}
picture-nobody = nobody wins

## What the board adds: none is said twice in an evening

comment-wins-1 = { $who } had a feeling.
comment-wins-2 = Well sealed, { $who }.
comment-wins-3 = { $who } saw that coming.
comment-wins-4 = { $who } pretends to be surprised.
comment-wins-5 = Somebody had to know. { $who } did.
comment-wins-6 = The envelope winks at { $who }.
comment-tied-1 = { $who } compare notes.
comment-tied-2 = { $who } must be related.
comment-tied-3 = { $who }: one mind, several pens.
comment-nobody-1 = All that sealing for nothing.
comment-nobody-2 = The wax was pretty, at least.
comment-nobody-3 = The envelope shrugs.
