# I Didn’t Eat That, in words. $main, $side and $food are dishes, as the cards name them.

meal = { SAY($main, "dish") } with { SAY($side, "dish") }, { MONEY($cost) }
check = { SAY($check, "meal") }
the-food = the { dish }
# What an excuse claims; $ate and $denied are dishes.
claims = { COUNT($ate) ->
    [0] { COUNT($denied) ->
        [0] mentions no food
       *[other] didn’t eat { OR($denied, "the-food") }
    }
   *[other] { COUNT($denied) ->
        [0] ate { SAY($ate, "the-food") }
       *[other] ate { SAY($ate, "the-food") }, didn’t eat { OR($denied, "the-food") }
    }
}
excuse = { claims } (credibility { $credibility })
excuse-or-hidden = { $it ->
    [none] face down
   *[other] { excuse }
}

## Who pays: the grounds, by the question that decides

# “: 2 against 3 and 5”: the one that pays, then the others.
credits = { COUNT($against) ->
    [0] {""}
   *[other] : { $best } against { $against }
}
grounds = { $step ->
    [1] { $alone ->
        [yes] Only { $payer } ate the { SAY($main, "dish") }
       *[no] Of those who ate the { SAY($main, "dish") }, { $payer } is the most credible{ credits }
    }
    [2] { $alone ->
        [yes] Nobody ate the { SAY($main, "dish") }, and only { $payer } ate the { SAY($side, "dish") }
       *[no] Nobody ate the { SAY($main, "dish") }. Of those who ate the { SAY($side, "dish") }, { $payer } is the most credible{ credits }
    }
    [3] { $alone ->
        [yes] Nobody ate the { SAY($main, "dish") } or the { SAY($side, "dish") }, and only { $payer } mentions neither
       *[no] Nobody ate the { SAY($main, "dish") } or the { SAY($side, "dish") }. Of those who mention neither, { $payer } is the least credible{ credits }
    }
    [4] { $alone ->
        [yes] Nobody ate either, and everybody mentions one. Only { $payer } denies the { SAY($side, "dish") }
       *[no] Nobody ate either, and everybody mentions one. Of those who deny the { SAY($side, "dish") }, { $payer } is the least credible{ credits }
    }
   *[5] { $alone ->
        [yes] { $payer } denies the { SAY($main, "dish") }, and nobody else has an excuse here
       *[no] Everybody denies the { SAY($main, "dish") }. { $payer } is the least credible{ credits }
    }
}
# The same to the one who pays.
your-grounds = { $step ->
    [1] { $alone ->
        [yes] Only you ate the { SAY($main, "dish") }
       *[no] Of those who ate the { SAY($main, "dish") }, you’re the most credible{ credits }
    }
    [2] { $alone ->
        [yes] Nobody ate the { SAY($main, "dish") }, and only you ate the { SAY($side, "dish") }
       *[no] Nobody ate the { SAY($main, "dish") }. Of those who ate the { SAY($side, "dish") }, you’re the most credible{ credits }
    }
    [3] { $alone ->
        [yes] Nobody ate the { SAY($main, "dish") } or the { SAY($side, "dish") }, and only you mention neither
       *[no] Nobody ate the { SAY($main, "dish") } or the { SAY($side, "dish") }. Of those who mention neither, you’re the least credible{ credits }
    }
    [4] { $alone ->
        [yes] Nobody ate either, and everybody mentions one. Only you deny the { SAY($side, "dish") }
       *[no] Nobody ate either, and everybody mentions one. Of those who deny the { SAY($side, "dish") }, you’re the least credible{ credits }
    }
   *[5] { $alone ->
        [yes] You deny the { SAY($main, "dish") }, and nobody else has an excuse here
       *[no] Everybody denies the { SAY($main, "dish") }, and you’re the least credible{ credits }
    }
}
# What somebody did, by the question that it answers: “Ana ate the Fish”.
at-step = { $step ->
    [1] ate the { SAY($main, "dish") }
    [2] ate the { SAY($side, "dish") }
    [3] mentioned neither
    [4] denied the { SAY($side, "dish") }
   *[5] denied the { SAY($main, "dish") }
}
# The same of an excuse: it admits, and whoever played it may have eaten nothing.
claimed-at-step = { $step ->
    [1] admitted to the { SAY($main, "dish") }
    [2] admitted to the { SAY($side, "dish") }
    [3] mentioned neither
    [4] denied the { SAY($side, "dish") }
   *[5] denied the { SAY($main, "dish") }
}
had-at-step = { $step ->
    [1] eaten the { SAY($main, "dish") }
    [2] eaten the { SAY($side, "dish") }
    [3] mentioned neither
    [4] denied the { SAY($side, "dish") }
   *[5] denied the { SAY($main, "dish") }
}
tied = { COUNT($tying) ->
    [2] { $tying } tie (both { at-step }, { $best })
   *[other] { $tying } tie (all { at-step }, { $best })
}
# What the tied players had played before: those of one question together, with the credibility where it decides.
had-played = { COUNT($earlier) ->
    [0] {""}
   *[other] { COMMAS($earlier, "had-earlier") },{" "}
}{ SAY($deciding, "deciding") } had { had-at-step }
had-earlier = { $seats } had { had-at-step }
deciding = { $several ->
    [yes] { $seat } ({ $credibility })
   *[no] { $seat }
}
pays = { $payer } pays { MONEY($cost) }.
    .because = { grounds }.
pays-after-tie = { $payer } pays { MONEY($cost) }.
    .because = { tied }. Their previous excuses decide: { SAY($excuses_before, "had-played") }.
back-none-before = Nobody pays.
    .because = { tied }, and { $who_lacks ->
        [all] they have
        [one] { $lacking } has
       *[some] { $lacking } have
    } no earlier excuse in this { $in_set ->
        [yes] set
       *[no] deal
    }. The check goes back under the pile.
back-still-tied = Nobody pays.
    .because = { tied }, and { COUNT($still) ->
        [0] so do their previous excuses
       *[other] the previous excuses of { $still } tie too
    }. The check goes back under the pile.
no-excuse = Nobody pays.
    .because = Nobody played an excuse beside the { SAY($main, "dish") } with { SAY($side, "dish") }. The check goes back under the pile.
out = { $how_many ->
    [none] No other excuse counts here.
    [many] Safe: whoever { OR($claims, "at-step") }.
   *[few] Safe: { SEMICOLONS($safe, "safe-with") }.
}
safe-with = { $seats }, who { SAY($claims, "at-step") }

## The other rulings

deal = { $app ->
    [yes] The app deals { $cards } excuses to each. { $first } starts.
   *[no] Shuffle all the excuses and deal { $cards } to each. { $first } starts.
}
turned-up = { $seat } turns up { SAY($check, "meal") }, and plays the first excuse.
row = { $checks ->
    [one] { $checks } check lies face up.
   *[other] { $checks } checks lie face up.
} In turn, play an excuse beside one of them. { $first } starts.
said = { quoted }{ $seat } { SAY($now, "excuse") }.
# What an excuse says that the app dealt, before what it claims.
quoted = { $quote ->
    [none] {""}
   *[other] { $seat }: “{ SAY($quote, "excuse-words") }”{" "}
}
laid = { quoted }{ $seat }, beside the { SAY($main, "dish") }: { SAY($now, "excuse") }.
laid-blind = { $seat } plays an excuse face down beside the { SAY($main, "dish") }.
hint = { $seat } just contradicted an earlier excuse. Who catches it?
catch-moves = { $caller } catches { $accused }! { $free ->
    [yes] { $accused } has left, so nobody holds the Tip now.
   *[no] { $holder ->
        [none] { $accused } takes the Tip.
       *[other] { $accused } takes the Tip from { $holder }.
    }
}
    .because = { both-claims-said }
both-claims-said = <i class="ididnt-both">Before: { SAY($before, "excuse") }. Now: { SAY($now, "excuse") }.</i>
catch-wrong = { $caller } is wrong about { $accused }: no contradiction.
    .because = { both-claims-said }
catch-late = { $caller } is right about { $accused }, but { $first } was first.
    .because = { both-claims-said }
catch-not-the-holder = { $caller } is right about { $accused }, but only { $holder }, who holds the Tip, can pass it on.
    .because = { both-claims-said }
catch-has-it-already = { $caller } is right about { $accused }, who already holds the Tip.
    .because = { both-claims-said }
missed = Nobody noticed: { SAY($one, "missed-first") } { SENTENCES($named, "missed-next") }{ $more ->
    [0] {""}
   *[other] {" "}{ $more } more went unnoticed.
}
missed-first = { $ate ->
    [yes] in deal { $deal }, round { $round }, { $seat } ate the { SAY($food, "dish") } after denying it.
   *[no] in deal { $deal }, round { $round }, { $seat } denied the { SAY($food, "dish") } after eating it.
}
missed-next = { $ate ->
    [yes] In deal { $deal }, round { $round }, { $seat } ate the { SAY($food, "dish") } after denying it.
   *[no] In deal { $deal }, round { $round }, { $seat } denied the { SAY($food, "dish") } after eating it.
}
tip-paid = { $seat } pays { MONEY($worth) } for the Tip: $2 for each of { $players } players.
won = { COUNT($seats) ->
    [one] { $seats } pays the least, { MONEY($total) }, and gets the Dessert.
   *[other] { $seats } tie: they pay the least, { MONEY($total) } each. Share the Dessert, or play again.
} { $next } starts the next game.
ended = The host ends the game.{ $left ->
    [0] {""}
   *[other] {" "}What is left in the pile is nobody’s.
}
pile = { $left ->
    [one] One check is left in the pile, says the host.
   *[other] { $left } checks are left in the pile, says the host.
}
starts-by-lot = Drawn at random: { $seat } starts.
starts-as-dealer = { $seat } dealt and starts.
starts-as-winner = { $seat } won the last game and starts.
leaves = { $seat } has left, keeps their checks, and can no longer win. From the next deal on, { $seat } is out.
tip-free = { $seat } has left, so nobody holds the Tip now. Whoever is caught next takes it.
counts-as = “{ $food }” is the { SAY($dish, "dish") }, says the host.
back = { $seat } is back, and plays from the next deal on.
column-checks = Checks
column-tip = Tip

## The large moments of a reveal

highlight-caught = Caught: { FIRST($seats) }!

## The questions

ask-starter = Who starts?
hint-starter = Agree at the table.
button-starter = {"{}"} starts
entry-starter = first player
waiting-starter = Who starts?
ask-dealer = Who dealt?
hint-dealer = The dealer starts.
button-dealer = {"{}"} dealt
entry-dealer = dealer
waiting-dealer = Who dealt?
ask-lots = Who starts?
entry-lots = first player
label-lots = { SAY($value, "name-of") }
name-of = { NAME($it) }
ask-check = Turn up a check
hint-check = What does it say?
entry-check = check
label-check = { SAY($value, "meal") }
checks-in-words = { $it ->
    [1] a check
    [2] two checks
    [3] three checks
    [4] four checks
    [5] five checks
   *[other] { $it } checks
}
ask-row = { COUNT($fields) ->
    [1] Turn up the last check
   *[other] Turn up { SAY(COUNT($fields), "checks-in-words") }
}
hint-row = { COUNT($fields) ->
    [1] What does it say?
   *[other] Put them in a row. What do they say?
}
button-row = { COUNT($fields) ->
    [1] Enter the check
   *[other] Enter the { SAY(COUNT($fields), "checks-in-words") }
}
none-row = Main, side and cost
entry-row = row of checks
label-row = { SEMICOLONS($value, "main-and-cost") }
main-and-cost = { SAY($main, "dish") }, { MONEY($cost) }
ask-flip = Turn up { SAY($checks, "checks-in-words") }
hint-flip = { $checks ->
    [1] Everybody sees it straight away.
   *[other] Everybody sees them straight away.
}
button-flip = { $checks ->
    [1] Turn it up
   *[other] Turn them up
}
entry-flip = go-ahead
label-flip = given
choosing-flip = { OPTION("form") ->
    [base] { $names } is turning up a check…
   *[other] { $names } is turning up the checks…
}
ask-checks = Which checks are in the pile?
entry-checks = shuffle of the checks
ask-deck = Who gets which excuses?
entry-deck = shuffle of the excuses
choosing-row = { $names } is laying out the checks…
choosing-check = { $names } is turning up a check…
ask-excuse = { OPTION("dealer") ->
    [app] Which excuse will you play?
   *[table] What does your excuse say?
}
hint-excuse = { OPTION("dealer") ->
    [app] Pick one, and tell it your way.
   *[table] Tell it your way, play it, enter it.
}
button-excuse = Play it now
entry-excuse = excuse
label-excuse = { SAY($value, "excuse-or-hidden") }
choosing-excuse = { $names } is choosing an excuse…
ask-play = Beside which check?
hint-play = { OPTION("dealer") ->
    [app] { OPTION("form") ->
        [blind] Your excuse lies face down.
       *[other] And which excuse?
    }
   *[table] { OPTION("form") ->
        [blind] Play an excuse beside a check, face down, turned to you.
       *[other] Play an excuse beside a check, turned to you. Tell it in your own words.
    }
}
button-play = Play it beside the {"{}"}
entry-play = excuse
label-play = beside check { AT($value, "beside") }: { SAY(AT($value, "excuse"), "excuse-or-hidden") }
choosing-play = { $names } is choosing an excuse…
ask-beside = Beside which check?
entry-beside = beside
ask-same = Is “{ $food }” the { SAY($dish, "dish") }?
hint-same = That’s what an excuse says, and the check has { SAY($dish, "dish") }. It decides who pays.
button-same = {"{}"}
entry-same = answer about the dish
label-same = { $value ->
    [yes] the same dish
   *[no] another dish
}
to-same = say whether that’s one dish
ask-score = The checks are paid. Any last catch?
hint-score = A contradiction can still be caught. Then add up the scores.
button-score = Add up the scores
entry-score = adding up
label-score = yes
to-score = add up the scores
ask-next = Has everybody seen who pays?
hint-next = Anybody can go on.
button-next = Next check
entry-next = go-ahead
label-next = yes
waiting-next = Has everybody seen who pays?
ask-catch = Who has just contradicted their own last excuse?
entry-catch = catch
ask-end = End the game now?
hint-end = Checks that nobody has paid are nobody’s.
entry-end = end of the game
label-end = yes
ask-pile = How many checks are left in the pile?
hint-pile = Count those in the pile.{ $low ->
    [0] {""}
   *[other] {" "}If there are none, end the game instead.
}
button-pile = Save {"{}"}
entry-pile = count of the pile
too-many-checks = The app has { $most } checks. Set “Checks in the pile” to { $most } or fewer.
hint-leave = They keep their checks, and sit out from the next deal.
call-pile = Recount the pile…
call-catch = Catch

## What was entered, as the list of entries says it, and how a correction does

entered-excuse = { SAY($value, "excuse-or-hidden") }
entered-play = beside check { AT($value, "beside") }, { SAY(AT($value, "excuse"), "excuse-or-hidden") }
entered-score = done
entered-next = given
entered-end = now
entered-row = { SEMICOLONS($value, "entered-in-row") }
entered-in-row = check { $key }, { meal }
part-set = set
part-judged = check
part-end = the end

## What one is proposed to do, where anyone is asked

to-starter = say who starts
to-dealer = say who dealt

## Where we are

place-long =
    { $deal ->
        [0] {""}
       *[other] { $form ->
            [base] Deal { $deal }
           *[other] Set { $deal }
        }
    }
    { $deal ->
        [0] {""}
       *[other] { $form ->
            [base] Round { $round }
           *[other] {""}
        }
    }
    { $left ->
        [one] { $left } check left
       *[other] { $left } checks left
    }
place-short = { $deal ->
    [0] New game
   *[other] { $form ->
        [base] Deal { $deal } · Round { $round }
       *[other] Set { $deal }
    }
}
between-heading = { $between ->
    [no] {""}
   *[yes] { $deal ->
        [0] { between-first }
        [1] { between-first }
       *[other] { $form ->
            [base] Deal { $previous_deal } is over
           *[other] Set { $previous_deal } is over
        }
    }
}
between-first = { $form ->
    [base] The first deal
   *[other] The first set
}
between-brought = { AT($brought, $seat) ->
    [none] {""}
   *[other] { MONEY(AT($brought, $seat)) }
}
between-steps =
    { $app_deals ->
        [yes] {""}
       *[no] { $deal ->
            [0] { between-aside }
            [1] { between-aside }
           *[other] Shuffle all the excuses together.
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $deal ->
            [0] Shuffle the checks, and pile them face down.
            [1] Shuffle the checks, and pile them face down.
           *[other] {""}
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $deal ->
            [0] Shuffle the excuses.
            [1] Shuffle the excuses.
           *[other] {""}
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] Deal five excuses to each.
    }
    { $app_deals ->
        [yes] {""}
       *[no] Put the other excuses aside.
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $turn ->
            [none] { OPTION("first") ->
                [table] Say who starts.
               *[other] Say who dealt: the dealer starts.
            }
           *[other] { $form ->
                [base] { $deal ->
                    [1] { $turn } flips the first check.
                   *[other] { $turn } flips the next check.
                }
               *[other] { $row ->
                    [1] { $turn } puts one check down, face up.
                   *[other] { $turn } puts { SAY($row, "checks-in-words") } in a row, face up.
                }
            }
        }
    }
between-aside = { $form ->
    [base] Put the Tip and the Dessert aside.
   *[other] Leave out the Tip, and put the Dessert aside.
}

## What cannot be entered

no-food-name = Type the name of a food.
food-too-long = That name is too long. Use at most { $most } letters.
one-dish = Main and side are two different dishes. What does the check say?
no-cost = Write the cost as 12 or 12.50.
too-many-claims = Enter at most { $most } foods for one excuse.
both-claims = An excuse can’t say both of the { SAY($food, "dish") }: ate it, and didn’t. Pick one.
not-in-hand = You don’t have that excuse any more. Pick another one.

## Before a check is judged on the board, or a catch

opening = { SAY($last_said, "last-quote") }{ SENTENCES($facts, "opening-of") }
last-quote = { $it ->
    [none] {""}
   *[other] { quoted }
}
opening-of = { $opening ->
    [judged] Who pays for the { SAY($main, "dish") } with { SAY($side, "dish") }?
    [catch] { $caller } says that { $accused } lied.
   *[none] {""}
}

## Highlights, at the end

mention-margin = { $seats } missed the Dessert by { MONEY($points) }.
mention-most-at-once = { COUNT($seats) ->
    [one] { $seats }’s bill grew by { MONEY($points) } in one go. Nobody’s grew by more.
   *[other] The bills of { $seats } each grew by { MONEY($points) } in one go. Nobody’s grew by more.
}
mention-streak = { $times } times in a row, only { $seat }’s bill grew.
mention-spotless = { $seat } never paid a cent.
mention-robbed = Without the Tip, { $seat } would have won the Dessert.
mention-fasting = { $number } excuses, and { $seat } never ate a bite.
mention-denied = “I didn’t eat the { SAY($food, "dish") }” was said { $number } times. Then who did?

## What can I do?

can-starter =
    Agree who starts, and tap the name. Anybody can.
    { begins }
begins = { OPTION("form") ->
    [base] Whoever starts turns up the first check, and plays the first excuse.
   *[other] Whoever starts lays out the checks, and plays the first excuse.
}
can-dealer =
    Tap who dealt: the dealer starts. Anybody can enter it.
    { begins }
can-check =
    Turn up the top check. Enter its main, its side and its cost.
    { OPTION("form") ->
        [base] { COUNT($top) ->
            [0] {""}
           *[other] The excuses stay on the table until the next deal: the last ones decide a tie.
        }
       *[other] {""}
    }
    { OPTION("form") ->
        [base] Then everybody plays an excuse, you first. One of you will pay.
       *[other] One of those who play an excuse beside it will pay.
    }
can-flip =
    { $checks ->
        [1] Turn up a check. The app has shuffled it.
       *[other] Turn up { SAY($checks, "checks-in-words") }. The app has shuffled them.
    }
    { OPTION("form") ->
        [base] { COUNT($top) ->
            [0] {""}
           *[other] Until then, somebody can still be caught.
        }
       *[other] {""}
    }
    { OPTION("form") ->
        [base] Then everybody plays an excuse, you first. One of you will pay.
       *[other] { $checks ->
            [1] One of those who play an excuse beside it will pay it.
           *[other] One of those who play an excuse beside a check will pay it.
        }
    }
can-row =
    { COUNT($fields) ->
        [1] Turn up the last check. Enter its main, its side and its cost.
       *[other] Put { SAY(COUNT($fields), "checks-in-words") } in a row. Enter the main, side and cost of each.
    }
    { COUNT($fields) ->
        [1] One of those who play an excuse beside it will pay it.
       *[other] One of those who play an excuse beside a check will pay it.
    }
can-excuse =
    { $app_deals ->
        [yes] Pick one of your excuses. Everybody sees it straight away.
       *[no] Play one excuse face up. Enter what it claims, and its credibility.
    }
    { $eaten ->
        [main] Somebody ate the main already. Unless you ate it too, you’re safe.
        [side] Somebody ate the side already. Eat neither, and you’re safe.
       *[none] Whoever ate the main pays. If nobody did, whoever ate the side; else the weakest excuse.
    }
    { HAS($top, $me) ->
        [yes] Don’t claim the opposite of your last one, or you may be caught, and get the Tip.
       *[no] If your next one claims the opposite, you may be caught, and get the Tip.
    }
can-play =
    { $app_deals ->
        [yes] { OPTION("form") ->
            [blind] Pick a check, and one of your excuses. It lies face down.
           *[other] Pick a check, and one of your excuses.
        }
       *[no] { OPTION("form") ->
            [blind] Play an excuse face down beside any check. Enter which, and what it claims.
           *[other] Play an excuse beside any check. Enter which, and what it claims.
        }
    }
    Each check is paid by one of those beside it. Whoever ate the main comes first.
    { OPTION("form") ->
        [blind] All excuses are turned over after everybody’s fifth.
       *[other] You play five. A check with no excuse goes back.
    }
can-catch =
    Does somebody claim the opposite of what they said before? Tap their name.
    { $tip ->
        [none] { can-catch-all }
       *[other] { YOU($tip) ->
            [you] { can-catch-all }
           *[other] { OPTION("tip") ->
                [anybody] { can-catch-all }
               *[other] { $tip } holds the Tip, and only { $tip } can pass it on.
            }
        }
    }
    You have one call for each excuse.
can-catch-all = If you’re right, they take the Tip: $2 for each player, at the end. If not, nothing happens.
can-score =
    Does anybody still want to catch somebody? If not, add up the scores.
    Then everybody’s checks are added up, and the Tip. The lowest total wins the Dessert.
can-next =
    Has everybody seen who pays? Then go on. Anybody can.
    The next check is judged by the excuses beside it.
can-end =
    End the game now. Whoever has paid least so far wins.
    Checks that nobody has paid are nobody’s.
can-pile =
    Count the checks that are left in the pile, and enter how many.
    The game is over when none is left.
meanwhile =
    { $stage ->
        [excuses] { $turn ->
            [none] It’s somebody else’s turn. { meanwhile-look }
           *[other] It’s { $turn }’s turn. { meanwhile-look }
        }
        [check] A new check comes. One of you will pay it.
        [score] All checks are judged. One last catch still counts. Then add up the scores.
       *[other] The checks are judged one after the other.
    }
meanwhile-look = { $app_deals ->
    [yes] Hold to look at your excuses.
   *[no] Enter your excuse in advance, if you like.
}

## The guide

how =
    { OPTION("form") ->
        [base] A check is turned up: a main, a side, a cost. Somebody will pay it.
       *[other] Five checks lie in a row, each with a main, a side and a cost.
    }
    { OPTION("form") ->
        [base] { OPTION("dealer") ->
            [app] Your phone has five excuses: hold to look. In turn, pick one. Tell it in your own words.
           *[table] In turn, play an excuse and enter what it claims. Tell it in your own words.
        }
        [blind] { OPTION("dealer") ->
            [app] Your phone has five excuses: hold to look. In turn, play one beside any check, face down.
           *[table] In turn, play an excuse beside any of them, face down, and enter it. Each player plays five.
        }
       *[five] { OPTION("dealer") ->
            [app] Your phone has five excuses: hold to look. In turn, play one beside any check.
           *[table] In turn, play an excuse beside any of them, and enter it. Each player plays five.
        }
    }
    { OPTION("form") ->
        [base] {""}
        [blind] After the last one, all excuses are turned over. Each check is judged by the excuses beside it.
       *[five] Each check is judged by the excuses beside it.
    }
    Whoever ate the main pays; if nobody did, whoever ate the side. Failing that, the weakest excuse.
    { OPTION("form") ->
        [base] Does anyone contradict their last excuse? Catch them: they get the Tip, and pay it at the end.{ OPTION("hints") ->
            [yes] {" "}The board marks it.
           *[no] {""}
        }
       *[other] {""}
    }
    { OPTION("short") ->
        [yes] { OPTION("form") ->
            [base] After five rounds, whoever has paid least wins the Dessert.
           *[other] After this one set, whoever has paid least wins the Dessert.
        }
       *[no] When the checks run out, whoever has paid least wins the Dessert.
    }
needs = { OPTION("dealer") ->
    [app] No cards: the app deals. The Dessert is something sweet.
   *[table] { OPTION("form") ->
        [base] The checks, the excuses, the Tip and the Dessert.
       *[other] The checks, the excuses and the Dessert.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] For the checks, write about 20 slips: a main, a side and a cost, such as “Steak, Fries, $12.50”.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Put each food on several slips: six mains and six sides are plenty.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] For the excuses, write at least { OPTION("excuses") } slips: “ate the Steak”, “didn’t eat the Fries”.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Give each excuse a credibility from 1 to 5. The best lies get a 5.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("form") ->
            [base] The Tip is any coin, and the Dessert something sweet.
           *[other] The Dessert is something sweet.
        }
    }
tour-main = Steak
tour-side = Fries
tour-pay = Checks come to the table, and each is paid by one of you. Whoever pays least wins.
tour-lay = { OPTION("dealer") ->
    [app] { OPTION("form") ->
        [base] Five excuses are on your phone: hold to look. In turn, play one.
        [five] Five excuses are on your phone: hold to look. In turn, play one beside a check.
       *[blind] Five excuses are on your phone: hold to look. In turn, play one beside a check, face down.
    }
   *[table] { OPTION("form") ->
        [base] In turn, play an excuse, and enter on your phone what it claims.
        [five] In turn, play an excuse beside a check, and enter it on your phone.
       *[blind] In turn, play an excuse face down beside a check, and enter it on your phone.
    }
}
tour-tip = Don’t claim the opposite of what you just said. If they catch you, the Tip is yours to pay.
tour-ate = Did you eat what is on the check? Of those who did, the most credible one pays.
tour-board = The board says who pays: whoever ate the main, or else the side, or else the weakest excuse.

## While it plays itself, each the first time that it happens

caption-asked-dealer = The excuses are dealt by hand. Somebody says who dealt.
caption-asked-check = A check is turned up: a main, a side and a cost. Somebody will have to pay it.
caption-asked-excuse = In turn, everybody plays an excuse, and tells it in their own words.
caption-told-said = An excuse says what { $seat } ate, and what { $seat } didn’t. Now stick to it.
caption-told-pays = The board looks at all excuses, and says who pays and why.
caption-told-out = Step by step, the board says who is safe.

## What the board adds; none is said twice in an evening

comment-pays-1 = The { SAY($main, "dish") }? That was { $who }, then.
comment-pays-2 = The chef sends { $who } a mint.
comment-pays-3 = { $who } signs. The waiter wants the pen back.
comment-pays-4 = An expensive nothing, { $who }.
comment-pays-5 = “Everything all right with the { SAY($main, "dish") }?” asks the chef.
comment-pays-6 = { $who } counts coins. The waiter sits down.
comment-pays-7 = Now { $who } may say how the { SAY($main, "dish") } tasted.
comment-pays-8 = The { SAY($main, "dish") } would like to thank { $who }.
comment-pays-9 = { $who }’s napkin smells of { SAY($side, "dish") }.
comment-pays-10 = { $who } asks what the { SAY($side, "dish") } cost.
comment-back-1 = The waiter takes the { SAY($main, "dish") } home.
comment-back-2 = { CAPITAL(SAY($main, "dish")) }, and nobody ate any. A miracle.
comment-back-3 = { CAPITAL(SAY($main, "dish")) }? Here? Never.
comment-back-4 = The waiter counts again, slowly.
comment-caught-1 = The { SAY($food, "dish") } knew it all along.
comment-caught-2 = { SAY($food, "dish") }: one plate, two stories.
comment-caught-3 = Betrayed by the { SAY($food, "dish") }.
comment-caught-4 = { $caller } had an eye on that plate.
comment-caught-5 = { $who } has crumbs on the alibi.
comment-caught-6 = { $caller } never forgets { SAY($food, "dish") }.
comment-wrong-1 = { $who } may go on chewing.
comment-wrong-2 = The napkin is still white.
comment-wrong-3 = { $who } has nothing but a clean plate.
comment-wrong-4 = A good ear, { $caller }. Wrong mouth.

## What a check or a catch means for one seat

result-won-you = { COUNT($seats) ->
    [one] You win the Dessert!
   *[other] You tie for the Dessert! Share it, or play again.
}
result-won = { UPTO($seats, 3) ->
    [more] { COUNT($seats) } others share the Dessert.
    [1] { $seats } wins the Dessert.
   *[other] { $seats } share the Dessert.
}
result-pays-you = You pay { MONEY($cost) }.
result-pays = { $payer } pays { MONEY($cost) }.
result-pays-you-why = { your-grounds }.
result-pays-why = You pay nothing. { grounds }.
result-pays-after-tie-you-why = { tie-of-you }. Your previous excuse decides: it { SAY($claimed, "claimed-at-step") }{ tie-with }.
result-pays-after-tie-why = You pay nothing. { tie-of-all }. { $payer }’s previous excuse decides: it { SAY($claimed, "claimed-at-step") }{ tie-with }.
tie-with = { $credibility ->
    [none] {""}
   *[other] {" "}(credibility { $credibility })
}
# Those who tie: “You and Cem”, or names only.
tie-of-all = { YOU($tying) ->
    [you] { tie-of-you }
   *[other] { COUNT($tying) ->
        [2] { $tying } both { at-step }
       *[other] { $tying } all { at-step }
    }
}
tie-of-you = { COUNT($tying) ->
    [2] { WITH($tying, "You") } both { at-step }
   *[other] { WITH($tying, "You") } all { at-step }
}
result-story = How did that get on the check? Make up a good story.
result-back-you = You tie, and nobody pays.
result-back = Nobody pays.
result-back-why = { tie-of-all }, and earlier excuses don’t decide. The check goes back under the pile.
result-no-excuse = Nobody pays for the { SAY($main, "dish") }.
result-no-excuse-why = Nobody played an excuse beside it.
result-caught-you = Caught! You take the Tip.
result-caught-free-you = You catch { $accused }. Nobody holds the Tip now.
result-caught-free = { $caller } catches { $accused }. Nobody holds the Tip now.
result-you-catch = You catch { $accused }.
result-you-pass-on = You catch { $accused }, and pass the Tip on.
result-tip-goes = The Tip goes from you to { $accused }.
result-caught = { $accused } is caught, and takes the Tip.
result-again-you = Caught again! You keep the Tip.
result-again = { $accused } is caught again, and keeps the Tip.
result-wrong-you = { $accused } contradicts nothing. The Tip stays where it is.
result-wrong-about-you = { $caller } was wrong about you. You’re fine.
result-wrong = { $caller } was wrong about { $accused }.
result-late-you = Right, but { $first } was first.
result-late = { $caller } caught you too, but was late.
result-holder-you = Right, but only { $holder } can pass the Tip on.
result-holder = { $caller } caught you, but only { $holder } can pass the Tip on.
result-tip-you = You pay the Tip: { MONEY($worth) }.
result-tip = { $seat } pays the Tip: { MONEY($worth) }.

## Checks and excuses, as they lie there

bill-with = with
says-ate = ate
says-denied = didn’t eat
# The same where there is little room.
says-not = not
says-nothing = mentions no food
says-no-food = no food
says-credibility = credibility
says-more = +{ $count } more
says-before = Before
says-face-down = face down

## On the board

scene-tip = The Tip
scene-money = { MONEY($cents) }
scene-question = { $step ->
    [1] Ate the main?
    [2] Ate the side?
    [3] Mentions neither?
    [4] Denies the side?
   *[5] Denies the main?
}
scene-nobody = nobody
scene-decides = this decides
scene-pays = pays { MONEY($cost) }
scene-flips = flips a check
scene-choosing = choosing…
scene-away = away
scene-safe = safe
scene-no-one-pays = no one pays
scene-done = done
scene-later = comes later
scene-ready = ready
scene-ties = ties
scene-check = The check
# Under a name: “Ana pays”.
scene-ribbon-pays = pays
scene-someone-pays = { $name } pays
scene-under-the-pile = under the pile

## On a phone

pad-face-down = { $count ->
    [one] Your { $count } excuse, face down
   *[other] Your { $count } excuses, face down
}
pad-hold-excuses = Hold to look at your excuses
pad-hold = Hold
pad-hold-to-look = Hold to look
pad-only-holder = { $name } holds the Tip: only { $name } can catch somebody now.
pad-catch = A contradiction? Catch
pad-check = <strong>{ SAY($main, "dish") }</strong> with { SAY($side, "dish") }, { MONEY($cost) }
pad-your-checks = Your checks
pad-main-with-side = { SAY($main, "dish") } with { SAY($side, "dish") }
pad-tip = The Tip, while you hold it
pad-none = None. So far, you’ve eaten nothing.
pad-your-excuses = Your excuses, face down
pad-beside = beside the { SAY($main, "dish") }
ahead-when-turn = You can play it when it’s your turn.
ahead-title = Your excuse, while you wait
ahead-keep = Keep it ready
ahead-which = Which check, how credible?
ahead-ready = Your excuse is ready.
ahead-your-turn = It’s your turn: play it now.
ahead-change = Change it
# What is said of an excuse that is ready: “Beside the Fish: ate the Fries, didn’t eat the Soup (4)”.
ahead-said-ate = ate the { SAY($food, "dish") }
ahead-said-denied = didn’t eat the { SAY($food, "dish") }
ahead-said-beside = Beside the { SAY($main, "dish") }: { $said }
ahead-said = { $said } ({ $credibility })
ahead-check-changed = The check was changed. Enter your excuse again.
ahead-went-on = The round went on. Enter your excuse again.
ahead-gone = The excuse that you had ready can no longer be played.
claims-ate = Ate
claims-denied = Didn’t
claims-none = Does this excuse name no dish at all?
claims-none-yes = It names none
claims-none-no = Go back
claims-not-mentioned = not mentioned
claims-another = Another food
claims-other-foods = Other foods
claims-how-credible = How credible?
claims-five = 5 is the most credible
beside-which-excuse = Which excuse?
beside-pick = Pick a check and an excuse
pick-an-excuse = Pick an excuse
check-main = Main
check-side = Side
check-cost = Cost
check-tap-or-type = Tap or type
check-type = Type it
check-known = { $label }: foods that are known
check-digits = Digits of the cost
check-enter = Enter it: { $cost }
row-which = Which check
row-check = Check { $place }
row-check-main = Check { $place }: { SAY($main, "dish") }
row-not-yet = { $check }, not entered yet
row-next = Next check
row-enter = Enter them
row-cost = ${ $cost }

## On cards that are printed

card-check = Check
card-credibility = credibility
card-ate = Ate the <b>{ SAY($food, "dish") }</b>
card-denied = Didn’t eat the <b>{ SAY($food, "dish") }</b>
card-nothing = Mentions no food
card-tip = The Tip
card-tip-words = $2 for each of you, paid by whoever holds this at the end. Caught contradicting yourself? It’s yours.
card-dessert = Dessert
card-dessert-words = On the house, for whoever paid least. You also start the next game.

## On the picture of the result, in capitals

picture-title = THE CHECK, PLEASE
picture-tonight = TONIGHT
picture-guests = GUESTS { $guests }
picture-total = TABLE TOTAL
picture-least = { $winners ->
    [one] PAYS THE LEAST
   *[other] PAY THE LEAST
}
picture-thanks = THANK YOU. COME AGAIN.
picture-credit = { $credit }. Score kept by Companion.

## The cards that the app prints, and those that it deals

# A dish of ours by its name; one that somebody has typed stays as it is.
dish = { $it ->
   *[other] { $it }
}
# What an excuse says that the app prints or deals, by its number: the credibility, then the place in its list.
excuse-words = { $it ->
    [501] I gave my knife back before the starters. Ask the waiter.
    [502] Shellfish and I don’t agree. I have the bracelet, and the photographs.
    [503] A lobster once held on to me for an hour. We agreed never to meet again.
    [504] The cat sat on my lap all evening, and didn’t move once.
    [505] I’m in white linen. Look at it.
    [506] I came with the coffee. My train ticket says so.
    [507] My doctor was at the next table. I ate leaves, and I waved.
    [508] No flour since my cousin’s wedding. Nobody there will forget it.
    [509] They never brought me a spoon. I complained in writing.
    [510] Two teeth came out on Tuesday. I had what fits through a straw.
    [511] Nothing green and round since I was four. Call my mother.
    [512] I proposed at half past eight. Nobody proposes with sauce on.
    [513] I’m a vegetarian. I had the rice, and nobody envied me.
    [514] I held the baby. One hand for the baby, one for the bottle.
    [515] The bowl was at the other end. My arms are of the usual length.
    [516] I swapped with the child beside me: her peas for my burger.
    [517] I’m the photographer. I took forty pictures, and no food.
    [518] I get seasick. Even from the menu.
    [519] I keep cows. It would be awkward at home.
    [520] I only tore up bread. It calms me.
    [401] I don’t eat anything that looks at me first.
    [402] It came medium. I’m known to take it rare.
    [403] I asked where it was from, and the waiter went quiet.
    [404] Mine had no bun. I don’t know what that is, and didn’t find out.
    [405] I’m to be photographed in a swimsuit at seven. I had the salad.
    [406] They said it tastes like chicken. I wanted a surprise.
    [407] I counted them for the table. Counting isn’t eating.
    [408] It was cold. They said that it was meant to be. I wasn’t convinced.
    [409] I threw mine. I thought that it was a wedding.
    [410] Mine rolled off during the toast. The dog can confirm.
    [411] I thought the bread was for show, and drank my soup like a lady.
    [412] I had what fell off the burger. It was mostly fries.
    [413] There was a snail in mine. I took him outside, and we got talking.
    [414] I ordered from the children’s menu. There’s no lobster on it. I looked.
    [415] I was showing how to twirl. All of it went back on the plate.
    [416] I had the peas. The fish was only there to keep them warm.
    [417] I was on the phone with my bank. You’ll understand soon.
    [418] I’ve been a vegetarian since the waiter described it.
    [419] My horoscope said: white food only.
    [420] I gave up dipping for a bet. It ends tomorrow.
    [301] That was my twin. We often dine together, in turns.
    [302] I wore the bib for the bread. It’s very crumbly bread.
    [303] I let it go.
    [304] I only carried it for a friend.
    [305] It was too long. I’d have missed the last bus.
    [306] We’d been introduced. I can’t, after a first name.
    [307] Those weren’t fries. That’s how I eat salad: in sticks.
    [308] I took it for the flowers, said “how lovely”, and left it.
    [309] I only looked at my reflection in it. It was a good evening for that.
    [310] I was still choosing the first grain when they took it away.
    [311] I hid my peas under the rice, ate downwards, and stopped in time.
    [312] I hollowed it out and wore it. That’s not eating.
    [313] It was pea soup, but the peas had long left it.
    [314] I ate around the steak. There was a lot of around.
    [315] I had the bun. What was in it is between you and the bun.
    [316] One claw. It started it.
    [317] The fish would only have gone bad. The salad had years.
    [318] I came for the company. I mean the one that pays.
    [319] I thought it was sushi that somebody had given up on.
    [320] It was the smallest chicken that I’ve ever finished.
    [201] I sneezed, and it was gone.
    [202] It walked out. I held the door.
    [203] It’s in my bag. That’s not eating, that’s moving.
    [204] This on my chin is lipstick. The shade is called Ketchup.
    [205] The napkin had it. Look how red it is.
    [206] I had the egg, so it never came to that.
    [207] Somebody kept reaching across me, with my arm.
    [208] I used a fry as a spoon. They leak.
    [209] It looked chewed already. I assumed that it was over.
    [210] I thought that those were very small plates.
    [211] I was juggling. Where they landed is another matter.
    [212] The birds had it. The indoor birds.
    [213] I thought it was cake. There was a song. I was moved.
    [214] I ordered by price. I held the menu upside down.
    [215] Only one noodle. It was a long one.
    [216] I had the burger, but standing up. Standing up doesn’t count.
    [217] I swallowed it with my pride, and that cost me enough.
    [218] They said it was bottomless. I went to look.
    [219] Eleven peas. I’ll pay for the eleven.
    [220] I have a note from my mother. It says that I’m lovely.
    [101] What steak? What’s a steak? Who are you?
    [102] I’m only holding the shell. Somebody ran past and gave it to me.
    [103] It was like that when I got here.
    [104] A ghost did it. A hungry one, about my size.
    [105] I say nothing without my lawyer. He had the pasta.
    [106] It crossed the table. I don’t know why.
    [107] I’m not even here.
    [108] A rabbit came in. You all saw the rabbit.
    [109] I can’t have drunk it. I’m wearing it.
    [110] I was asleep. I chew when I dream.
    [111] Define bread.
    [112] Yes. And I’d do it again.
    [113] I had two. They were small. Then I had a third.
    [114] I finished it for the good of the table.
    [115] I got lost in the sauce, and only bread could save me.
    [116] It was staring at you. I stepped in.
    [117] I’m still eating. Can we do this later?
    [118] I drank it. Drinks are free, surely.
    [119] All the green is gone? Then I must be healthy.
   *[120] My wallet is in my other trousers. So are my legs.
}
# What stands at the foot of a printed check.
remark = { $it ->
    [1] Your waiter was Gaston. He saw everything.
    [2] Thank you. Please put the chair back.
    [3] No refunds on swallowed goods.
    [4] Table 7. The quiet one, until this came.
    [5] The chef sends his regards, and this.
    [6] Somebody said “put it on mine”. Who?
    [7] You asked for extra. It was extra.
    [8] It tasted better before you saw this.
    [9] Plate returned clean. Suspiciously clean.
    [10] Candlelight included. Alibis are not.
    [11] Your waiter was Odile. She has a good memory.
    [12] We accept cash, cards and confessions.
    [13] Table 7 again.
    [14] One portion, four forks.
    [15] The napkin has been kept as evidence.
    [16] Ordered with the words “just for the table”.
    [17] Please don’t run. We know your coats.
    [18] Music by a man who wasn’t asked.
    [19] You said that you weren’t hungry.
    [20] Service is included. Innocence is extra.
    [21] The birthday was not verified.
    [22] Split it nicely. We’re watching.
    [23] Bone, shell and crumbs go home for free.
   *[24] Last orders were yours.
}
