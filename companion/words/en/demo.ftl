# What the captions say while a game plays itself, by the kind of step. The first of a kind explains; the others say what happens.

seats-1 = You play with real cards. A laptop is the referee, and each phone is a seat.
more-seats-1 = Scan the code, pick a name, and you’re in. Here you see all phones; at the table, only your own.
asked-anyone = What everybody can see on the table, one of you enters on a phone.
asked-one = Only the player whose turn it is gets a question. The others see who they’re waiting for.
asked-sealed = Each phone asks only its own player. Nobody sees what the others choose.
asked = { $title }
picked-sealed = They pick it, and seal it. Their real cards stay hidden.
picked = { $sort ->
    [sealed] Everybody picks.
   *[other] { COUNT($seats) ->
        [one] { $seats } enters it.
       *[other] It’s entered.
    }
}
sealed-1 = Sealed. Nobody else can look, not even the host. Until everybody is in, you can take it back.
sealed = All are in.
revealed-1 = The board turns everything over at the same time. Meanwhile, the phones say “Look up!”.
revealed = The board turns everything over.
told-1 = The board says what happened. Each phone says what it means for you, and why.
told-2 = A wrong card? Change it on the phone: everything since then is judged again.
told-3 = The scores add up by themselves. Nobody needs a pencil.
told = { $said }
said = { $said }
later = We skip ahead.
last = We skip ahead: this is the last thing to enter.
over-1 = Who won, how it went, and the highlights. You can replay every game.
over = That’s it.

## The page

board-the-table = The table
index-show-me-companion = Show me { $name } · Companion
index-companion-plays = Companion plays
index-which-game = Which game
index-keep-showing-games-until = Keep showing games until somebody comes
index-stop = Stop
index-esc = esc
index-the-board = The board
index-the-board-on-a = The board, on a laptop
index-a-phone = A phone
index-what-happens = What happens
index-show = Show
index-back = Back
index-play = Play
index-pause = Pause
index-skip-ahead = Skip ahead
index-how-far-it-is = Progress
index-play-it-yourselves = Play it yourselves
index-show-me = Show me { $name }
index-its-rules = Its rules
phone-a-phone-companion = A phone · Companion
screen-look-up = Look up!
screen-its-on-the-board = It’s on the board.
phone-of = { $name }’s phone
