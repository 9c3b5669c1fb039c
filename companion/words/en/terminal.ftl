# What the terminal says: when Companion starts and ends, and what its commands answer.

port-taken = Port { $port } is taken, so Companion uses the next free one.
open-board = Open the board on this computer:
works-once = The link works once. Press Enter for a new one.
new-link = A new link to the board:
alone = Phones can’t join: Companion only listens on this computer.
stop = Press Ctrl-C to stop.
stop-saved = Press Ctrl-C to stop. Everything is saved.
first-time = The first time:
firewall-linux = If this computer has a firewall, let phones in: { $command }
same-wifi = Phones have to be on the same Wi-Fi as this computer.
same-wifi-named = Phones have to be on the same Wi-Fi as this computer: { $wifi }.
hotel = In a hotel or a café: open a hotspot on one phone, and let this computer and all phones join it.
still-no-phone = Still no phone? “Can’t connect?” on the board helps.
phones-open = Phones open:
try-host = If phones can’t reach it, try --host with one of these:
goodbye = { $files ->
    [none] Everything is saved. See you next time.
   *[other] Everything is saved in { $files }. See you next time.
}
close-window = Press Enter to close this window.

## companion doctor

doctor-tables = Saved tables
doctor-network = Network
doctor-phones = If phones can’t connect
doctor-well = Everything is fine.
doctor-look = Look at the lines with an exclamation mark.
doctor-postgresql = They are kept in PostgreSQL, which checks its own pages.
doctor-none-yet = There are none yet. Companion will keep them in { $file }.
doctor-file = They are in { $file } ({ $size }).
doctor-empty = The file is empty, and there is no backup of it.
doctor-sound = SQLite finds nothing damaged in the file.
doctor-damaged = The file is damaged.
doctor-puts-back = The next start of Companion moves it aside, and puts the backup of { $made } in its place. Anything entered after that backup will be missing.
doctor-backups = { $count ->
    [one] { $count } backup beside it, of { $newest }.
   *[other] { $count } backups beside it, the newest of { $newest }.
}
doctor-not-replayed = { $games ->
    [one] { $games } game that ended at table { $table } can’t be replayed. The table can go on.
   *[other] { $games } games that ended at table { $table } can’t be replayed. The table can go on.
}
doctor-replayed = Everything can be replayed: { $games ->
    [one] { $games } game
   *[other] { $games } games
} at { $tables ->
    [one] { $tables } table.
   *[other] { $tables } tables.
}
doctor-others-go-on = The other tables can go on: { $good } of { $all }.
doctor-no-tables = There are no tables in it.
doctor-runs = Companion is running{ $process ->
    [none] .
   *[other] { $url ->
        [none] {" "}(process { $process }).
       *[other] {" "}(process { $process }, at { $url }).
    }
}
doctor-url = { $runs ->
    [yes] Phones open
   *[no] Phones would open
} { $url }, because you gave that address.
doctor-host = { $runs ->
    [yes] Phones open
   *[no] Phones would open
} { $url }, because you gave that host.
doctor-chosen = { $runs ->
    [yes] Phones open
   *[no] Phones would open
} { $url }: { $name ->
    [none] it is { $what }.
   *[other] { $name } is { $what }.
}
doctor-alone = { $url } only works on this computer: phones can’t open it.
doctor-try-host = If they can’t reach it, try --host with one of these: { $others }.
doctor-port-taken = Port { $port } is taken, perhaps by Companion itself. A start now would use { $next }.
doctor-port-free = Port { $port } is free.

## companion backup and restore

backup-made = { $tables ->
    [one] { $tables } table is saved in { $file }. That file is all you need to keep.
   *[other] { $tables } tables are saved in { $file }. That file is all you need to keep.
}
backup-damaged = Some of this is damaged, and it’s damaged in the backup, too: see companion doctor.
restored = { $tables ->
    [one] { $tables } table is restored. The next start of Companion has it.
   *[other] { $tables } tables are restored. The next start of Companion has them.
}
restored-aside = What was there before is kept as { $file }.
no-backups = No backups are kept beside { $file } yet. Companion makes one when it starts, and after each game.
backups = These backups are kept beside { $file }, the newest first:
backups-one = { $made }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}: { $file }
backups-put-back = Stop Companion, and put one back with: companion restore FILE

## companion prune

prune-no-tables = There are no tables yet. Companion will keep them in { $file }.
prune-would = { $tables ->
    [0] Every table has been played at since { $since }: nothing would be deleted.
    [one] { $tables } table has not been played at since { $since }, and would be deleted. Nothing was changed.
   *[other] { $tables } tables have not been played at since { $since }, and would be deleted. Nothing was changed.
}
prune-done = { $tables ->
    [0] Every table has been played at since { $since }: nothing was deleted.
    [one] { $tables } table deleted. It had not been played at since { $since }.
   *[other] { $tables } tables deleted. They had not been played at since { $since }.
}
prune-keeps-size = Companion is running, so the file keeps its size; the freed space will be reused.

## companion install-shortcut

shortcut-about = The referee for people who play with real cards
shortcut-made = Companion is now among your programs: { $place }
shortcut-take-away = To remove it: companion install-shortcut --remove
shortcut-gone = Companion is no longer among your programs.
shortcut-not-there = It was not there.
