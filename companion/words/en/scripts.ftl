# What scripts of a page say. A text about a number has an attribute for each plural form of $n.

pad-title = { $name } · Companion
i-am = I am { $name }
no-connection-to-the-table = No connection to the table.
no-connection = No connection. Try again.
page-isnt-working = Part of this page isn’t working. Reload it, or try another browser.
keep = Cancel
yes = Yes
coming = Coming
table-waits-for = The table is waiting for { $name }.
# A screen reader says it before the question.
your-turn = Your turn. { $now }
table-waits-for-you = The table is waiting for you.

## Replays and shows

step-didnt-come = This step didn’t load. Check the connection, then try again.
as-far-as-it-is = That’s as far as the game has got.
play = Play
pause = Pause
of = { $n } of { $all }
tap-to-go-on = <kbd>space</kbd> or tap to go on

## The board

all-done = All done
next-step = Done, next step
press-enter = Press Enter for { $card }, or type the rest.
time-is-up = Time!
paused = Paused
for-sound = For sound, click anywhere or press a key.
sound-is-on = Sound is on.
sound-is-off = Sound is off. Press m for sound.
phone-just-now = A phone reached this computer just now.
phone-seconds-ago =
    .one = A phone reached this computer { $n } second ago.
    .other = A phone reached this computer { $n } seconds ago.
phone-minutes-ago =
    .one = A phone reached this computer a minute ago.
    .other = A phone reached this computer { $n } minutes ago.
code-leads-there = The code now leads there. Scan it again.

## The result to take home

copied = Copied.
selected = It’s selected: copy it now.

## Names, bids and lists

letters-left =
    .one = { $n } letter left
    .other = { $n } letters left
all-that-fits =
    .one = That’s all that fits: { $n } letter
    .other = That’s all that fits: { $n } letters
left = { $n } of { $all } left
only-left = only { $n } left
it-can-be = It has to be from { $low } to { $high }.
off-your-list = { $label } is off your list.
list-is-full = Your list is full. Take one out first.
is-wish = { $label } is number { $n } on your list.
another-place = { $label } has moved.
move-up = Move { $label } up
move-down = Move { $label } down
move-off = Move { $label } off the list
