blocked-this-browser-blocks-cookies = This browser blocks cookies
blocked-companion-needs-one-to = Companion needs one to recognise you. Allow cookies, then go back and try again.
blocked-way-back = Where to go from here
blocked-back = Back
code-companion = Companion
code-which-table = Which table?
code-scan-the-code-on = Scan the code on the board, or type its letters.
code-table-code = Table code
code-this-is-my-laptop = This is my laptop
code-what-is-this-show = What is this? Show me
code-go-to-the-table = Go to the table
connect-cant-connect = Can’t connect?
connect-no-phone-has-reached = No phone has reached this computer yet.
connect-close = Close
connect-the-address-in-the = The address in the code
connect-companion-was-told-to = Companion only listens on this computer (--host). Start it without that, and phones can connect.
connect-phones-cant-open-it = Phones can’t open it? Try another one:
connect-phones-rarely-reach-it = {" "}(phones rarely reach it)
connect-its-the-only-one = It’s the only one this computer has.
connect-look-at-these-in = Look at these, in this order
connect-a-vpn-turn-it = <b>A VPN?</b> Turn it off, on this computer and on the phone.
connect-in-a-hotel-or = <b>In a hotel, or still nothing?</b> Open a hotspot on one phone, and let this computer and all phones join it. Then come back here.
connect-join-the-wi-fi = Join the Wi-Fi with a code
connect-guests-scan-it-and = Guests scan it and are on the network. The password isn’t kept. Whoever sees the code can read it.
connect-wi-fi = Wi-Fi
connect-password = Password
connect-show-the-code = Show the code
connect-join-the-wi-fi-2 = <b>1.</b> Join the Wi-Fi
connect-join-the-table = <b>2.</b> Join the table
cookies-iphone-open-settings-then = <strong>iPhone:</strong> open Settings, then Apps, Safari, Advanced, and switch “Block All Cookies” off.
cookies-android-in-chrome-tap = <strong>Android:</strong> in Chrome tap ⋮, then Settings, Site settings, and allow cookies.
cookies-inside-another-app-open = Inside another app? Open this address in Safari or Chrome itself.
delete-table-delete-table-companion = Delete table { $code } · Companion
delete-table-delete-table = Delete table { $code }?
delete-table-delete-everything = Delete everything
delete-table-keep-it = Keep it
facts-min = { $span } min
facts-best-with = best with { $span }
facts-in-english = In English
facts-published-variant = Published variant
facts-house-rule = House rule
facts-ruling = Ruling
history-table-history-companion = Table { $code }: history · Companion
history-name = Name
history-points = Points
history-games = Games
history-won = Won
history-most-points = Most points
history-leads = leads
history-back-to-the-board = Back to the board
history-table = Table { $code }
history-nothing-has-been-played = Nothing has been played here yet. Every game will be kept on this page.
history-a-game-played-to = A game played to its end is worth a point for everyone who finishes below you, and half a point for everyone level with you.
history-all-evenings-together = All evenings together
history-still-being-played = Still being played.
history-won-2 = won
history-left-early = left early
history-replay = Replay
history-score-sheet = Score sheet
history-csv = CSV
history-bg-stats = BG Stats
history-people = People
history-counted-as = counted as { $name }
history-not-here-now = not here now
history-new-name-of = New name of { $name }
history-rename = Rename
history-not-the-same = Not the same
history-is-the-same-person = { $name } is the same person as
history-is-the-same-as = is the same as…
history-merge = Merge
history-take-it-along = Take it with you
history-all-games-as-csv = All games as CSV
history-all-games-for-bg = All games for BG Stats (JSON)
history-delete-this-table = Delete this table
history-delete-everything-of-it = Delete everything about it…
home-companion = Companion
home-you-bring-the-cards = You bring the cards. It keeps the secrets, turns everything over together, and says who takes what, and why.
home-this-is-my-laptop = This is my laptop: open the board
home-new-table = New table
home-open-a-table-with = Open a table with this phone
home-show-me = Show me
home-play-with-real-cards = Play with real cards
home-shuffle-and-deal-them = Shuffle and deal them as usual.
home-scan-the-code = Scan the code
home-each-phone-becomes-a = Each phone becomes a seat.
home-enter-in-secret = Enter in secret
home-the-board-reveals-it = The board reveals everything, and judges.
home-the-games = The games
home-print-cards = Print cards
home-rulebooks = Rulebooks
home-the-first-time = The first time
home-your-table = Your table
home-earlier-tables = Earlier tables
home-your-tables-are-as = Your tables are as they were on { $missing_since }.
home-anything-entered-since-then = Anything entered since then is missing: the saved games were damaged.
home-what-was-saved-of = Its saved data is damaged
home-nobody-has-joined-yet = Nobody has joined yet
home-is-on = { $playing } is on
home-they-show-up-here = They show up here once the board is open.
home-every-table-is-kept = Every table is kept. Its code brings you back, and this browser stays its host.
home-every-table-is-kept-2 = Every table is kept here, so you can go on where you stopped.
home-none-yet-every-table = None yet. Every table is kept, so you can go on where you stopped.
home-join-a-table-by = Join a table with its code
home-show-a-tables-board = Show a table’s board on this screen
home-everything-stays-on-this = Everything stays on this computer.
join-table-companion = Table { $code } · Companion
join-im-already-playing-tap = I’m already playing: tap my name
join-i-was-here-before = I was here before
join-waiting-for-the-host = Waiting for the host
join-waiting-for-their-phone = Waiting for { $name }’s phone
join-say-yes-there = It is connected, so somebody has to say yes there. This page updates by itself.
join-back = Back
join-this-phone-was-disconnected = This phone was disconnected
join-youve-left-the-table = You’ve left the table
join-who-else-joins = Who else is joining?
join-join-the-table = Join the table
join-ask-for-your-seat = Ask for your seat below, and the host can let you in. Or join again.
join-changed-your-mind-sit = Changed your mind? Sit down again.
join-your-table-is-open = Your table is open, and you’re its host. This phone is your pad, and you can switch it to the board.
join-you-share-this-phone = You share this phone. It says each time whose turn it is.
join-youre-inside-its-browser = <b>You’re inside { $inside }.</b> Its browser forgets your seat as soon as you look at a message. Tap ⋯ or ⋮ at the edge of the screen, then “Open in browser”. Or scan the code with your camera.
join-you-dont-have-a = You don’t have a seat yet. This phone hasn’t kept our cookie.
join-tap-sit-down-once = Tap “Sit down” again. If you read this again, it blocks cookies:
join-your-name = Your name
join-your-symbol = Your symbol
join-just-watch = Just watch
join-sit-down = Sit down
laptop-this-link-works-only = This link works only once
laptop-this-is-my-laptop = This is my laptop: open the board
laptop-enter-a-tables-code = Enter a table’s code
not-drawn-dialog-close-this-and-try = Close this, and try again.
not-drawn-dialog-close = Close
notice-way-back = Where to go from here
notice-back = Back
picture-players-min = { $span } players, { $span2 } min
rename-your-name-and-symbol = Your name and symbol
rename-anothers = { $name }’s name and symbol
rename-close = Close
rename-your-name = Your name
rename-name = Name
rename-your-symbol = Your symbol
rename-symbol = Symbol
rename-save-the-change = Save the change
result-the-text-below-has = { $title }: { $headline }. The text below has everybody’s place.
result-save-the-picture = Save the picture
result-or-press-and-hold = Or press and hold the picture.
result-as-text-for-a = As text, for a chat
result-copy-the-text = Copy the text
result-share = Share
result-this-page-is-in = This page is on your own network. It works while Companion is running and the table exists.
rulebook-the-rules-companion = { $name }: the rules · Companion
rulebook-how-your-table-plays = How your table plays it
rulebook-try-it-play-a = Try it: play a round
rulebook-show-me-how-its = Show me how it’s played
rulebook-no-cards-print-them = No cards? Print them
rulebook-find-a-rule = Find a rule
rulebook-contents = Contents
rulebook-all-rulebooks = All rulebooks
rulebook-learn-it-in-this = Learn it in this order
rulebook-contents-search-and-your = Contents, search, and your table
rulebook-contents-and-search = Contents and search
rules-rulebooks-companion = Rulebooks · Companion
rules-rulebooks = Rulebooks
score-sheet-score-sheet-companion = { $title }: score sheet · Companion
score-sheet-history = History
score-sheet-print = Print
search-search = Search
tv-show-the-board-here = Show the board here · Companion
tv-show-the-board-here-2 = Show the board here
tv-on-the-hosts-phone = On the host’s phone, tap <b>Show the board on a TV</b>, and enter these letters.
tv-this-screens-browser-is = This screen’s browser is too old for the board. Show it from a laptop or a phone instead: with a cable, or by casting.
way-back-back-to = { $screen ->
    [pad] Back to your pad
    [board] Back to the board
   *[table] Back to the table
}
way-back-companion = Companion

## Sentences with a choice

connect-same-wifi = { $wifi ->
    [none] <b>The same Wi-Fi?</b> Phone and computer must be on the same network. Turn off mobile data on the phone to be sure.
   *[other] <b>The same Wi-Fi?</b> Phone and computer must be on the same network: this computer is on <b>{ $wifi }</b>. Turn off mobile data on the phone to be sure.
}
connect-way = { $name }: { $what }.
connect-guest-network = A guest network often keeps devices apart: use the main one.
connect-firewall-windows = <b>The firewall?</b> Press the Windows key, type “Allow an app through Windows Firewall”, press “Change settings”, and tick both boxes beside { $program }. Is it not there? Settings › Network & internet › your Wi-Fi › Private network.
connect-firewall-macos = <b>The firewall?</b> Open System Settings › Network › Firewall › Options, and allow incoming connections for { $program }. Newer Macs also ask under Privacy & Security › Local Network.
connect-firewall-linux = <b>The firewall?</b> Let port { $port } in: { OR($commands, "code") }.
code = <code>{ $it }</code>
delete-table-gone-then = { $games ->
    [0] Its people, decks and house rules will be gone for good. Nobody can bring them back.
    [one] { $games } game, and all people, decks and house rules, will be gone for good. Nobody can bring them back.
   *[other] { $games } games, and all people, decks and house rules, will be gone for good. Nobody can bring them back.
}
history-ended-early = { COUNT($led) ->
    [0] { $counts ->
        [yes] Ended early: it counts.
       *[no] Ended early: it doesn’t count.
    }
   *[other] { $counts ->
        [yes] Ended early: { $led } led. It counts.
       *[no] Ended early: { $led } led. It doesn’t count.
    }
}
history-same-person = { $host ->
    [yes] Did somebody come back in a new seat? Say that they are the same person, and their points add up. The games stay as they were played.
   *[no] Did somebody come back in a new seat? The host can say that they are the same person, and their points add up. The games stay as they were played.
}
join-host-lets-you-in = The host lets you in.
join-tap-your-name = Tap your name, or the name of somebody whose seat you take over. The host lets you in.
join-ask-the-host = { $name ->
    [none] Ask the host to let you in. This page updates by itself.
   *[other] Ask the host to let you in as { $name }. This page updates by itself.
}
join-table = { $game ->
    [none] Table { $code }
   *[other] Table { $code } · { $game }
}
laptop-used-link = It has opened the board in another browser, or it is from an earlier start.
laptop-no-link = On the laptop that runs Companion you don’t need a link.
# The font of a result’s picture lacks letters of some names: each with what it says instead.
result-changed = In the picture, { SEMICOLONS($changed, "result-name") }. The text has every name as it is.
result-name = <bdi>{ $key }</bdi> is written { $value }
rulebook-credit = { $by ->
    [yes] { $credit }. Companion is not affiliated with them.
   *[no] { $credit }.
}
score-sheet-when = { $minutes ->
    [0] { $day }, { $time } · table { $code }
    [one] { $day }, { $time } · { $minutes } minute · table { $code }
   *[other] { $day }, { $time } · { $minutes } minutes · table { $code }
}
score-sheet-ended-early = { $counts ->
    [yes] Ended early: it counts.
   *[no] Ended early: it doesn’t count.
}
search-found = { $count ->
    [0] No rule says “{ $searched }”. Try another word.
    [20] { $count } or more rules on “{ $searched }”
    [one] { $count } rule on “{ $searched }”
   *[other] { $count } rules on “{ $searched }”
}
tv-no-table-yet = No table yet? Open { $host } on a phone.
tv-updates = This page updates by itself.
home-firewall-windows = Windows asks whether { $program } may use the network: allow it for private networks, or phones can’t connect.
home-firewall-looks-windows = It’s a “Windows Security” window, and may be hidden behind the browser. Tick “Private networks”, and press “Allow”.
home-firewall-macos = Your Mac may ask whether { $program } may accept incoming connections: press “Allow”, or phones can’t connect.
home-firewall-looks-macos = It’s a window with “Deny” and “Allow”, and only appears if the Mac’s firewall is on.
home-people = { $people }
facts-difficulty = { $difficulty ->
    [1] easy
    [2] medium
   *[3] demanding
}
search-all = Search all rules
search-these = Search these rules
history-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
