
# What pages answer when something cannot be done, and small words of theirs.

cannot-open = You can’t open this page.
nothing-here = There’s nothing here. Check the address.
too-much-at-once = That’s too much to send at once.
did-not-work = That didn’t work.
unreadable = This page sent something we can’t read. Please reload it.
laptop-ways = To open the board on the laptop that runs Companion, { OR($ways, "it") }.
it = { $it }
laptop-open = open { $url } there
laptop-enter = press Enter in the terminal where Companion runs
laptop-start-again = start Companion again (every table is saved)
no-such-address = This computer doesn’t have that address any more.
wifi-name = Type the Wi-Fi’s name, and its password if it has one: 8 to 63 characters.
address-is-set = This server’s address is set by whoever runs it.
deck-of-table = Table { $code }
own-deck = Your own deck list.
no-such-game = Companion doesn’t know that game.
no-such-step = This game has no such step.
games-to-see = There are { $count } games of each kind to see, numbered from 1.
no-finished-game = This table hasn’t finished a game with that number.
another-website = This came from another website, so nothing was done.
begin-again = Reload this page to start again.
back-to-pad = Back to your phone’s pad
back-to-watching = Back to watching
back-to-board = Back to the board
no-picture = The picture could not be drawn. The result is there as text.
board-on-tv = The board is on the TV.
not-our-address = That address isn’t Companion’s. Open the address on the board.
odd-address = That address has a character that no address has.
too-often = { $seconds ->
    [one] That was too often. Please wait { $seconds } second, then try again.
   *[other] That was too often. Please wait { $seconds } seconds, then try again.
}
wrong-codes = { $seconds ->
    [one] Too many wrong codes came from here. Wait { $seconds } second, then try again.
   *[other] Too many wrong codes came from here. Wait { $seconds } seconds, then try again.
}
ended-early = This game was ended early, so it has no result.
no-such-result = There’s no such game at this table. Check the address.
not-over-yet = This game isn’t over yet. Its result is here when it is.
today = today, { $time }
yesterday = yesterday, { $time }
# Behind the name of a game that was played several times: “The Feast, twice”.
often = { $count ->
    [2] , twice
   *[other] , { $count } times
}
no-such-language = Companion doesn’t speak that language. Reload the page, and pick another one.
# The name of somebody who practises without a table.
guest = Guest

## The headings of an exported file

csv-table = table
csv-number = number
csv-game = game
csv-began = began
csv-ended = ended
csv-minutes = minutes
csv-complete = complete
csv-player = player
csv-place = place
csv-score = score
csv-won = won
csv-options = options
