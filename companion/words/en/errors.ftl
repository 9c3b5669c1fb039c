# What people read when something fails that isn’t about a game: saving, the network, the command line.

## Saving

code-taken = Another table already has the code { $taken }.
conflict = Somebody else was quicker. Please try again.
repeated = That was already saved.
no-table = That table was deleted.
damaged-table = Table { $table } can’t go on: its saved data is damaged. The other tables are fine.
bad-database = That isn’t a database address. It starts with sqlite:// or postgresql://.
cannot-open = The saved games can’t be opened. Does the folder exist, and can you write to it?
no-data-folder = The folder { $folder } can’t be made, so there is no place for the tables. Name one that you can write to: companion --data PATH
closed = Companion is closing down.
corrupt = The saved games are damaged. Stop Companion: its next start puts back the newest good backup.
too-damaged = The saved games are damaged, and there is no good backup beside them, so nothing was changed. If you have one elsewhere, put it back: companion restore FILE. To start without one: companion --data NEW-FILE
disk-full = The disk is full, so this wasn’t saved. Make some room and try again.
io = The disk isn’t working properly, so this wasn’t saved.
locked = Another program is using the saved games. Close it, or try again in a moment.
no-driver = PostgreSQL needs its driver: pip install 'companion-referee[postgres]'.
read-only = The saved games are read-only here, so this wasn’t saved.
too-new = These saved games are from a newer Companion. Update this one to open them.
unreleased = These saved games are from before Companion’s first release. This one can’t open them, and leaves them as they are.
unreachable = The database can’t be reached right now. Try again in a moment.
runs-already = Companion is already running on { $file }{ $process ->
    [none] {""}
   *[other] { $url ->
        [none] {" "}(process { $process })
       *[other] {" "}(process { $process }, at { $url })
    }
}. Go on there, or stop it first. To run a second one beside it, give it a file of its own with --data; several processes can share tables only in PostgreSQL (DATABASE_URL).

## Backups

postgresql = These tables are kept in PostgreSQL. Use its own command instead: { $instead }.
no-file = That database isn’t a file. Name the file of the tables with --data.
nothing = There is nothing to back up yet: { $file } doesn’t exist.
exists = { $file } already exists. Give the backup another name.
no-folder = There is no folder { $folder }.
no-backup = There is no file { $file }.
same = { $file } is the tables’ own file, not a backup.
damaged-backup = { $file } is damaged, so nothing was replaced.
not-ours = { $file } holds no tables of Companion, so nothing was replaced. If it was copied while Companion ran, the file beside it that ends in -wal is missing.
no-backup-of-ours = { $file } isn’t a backup of Companion.
no-database = { $file } isn’t a database, or is damaged at its start.
in-use = Companion is running on { $file }. Stop it with Ctrl-C, and try again.

## The network, and the command line

bad-proxies = “{ $text }” isn’t a list of proxies. COMPANION_PROXIES holds their addresses, such as 10.0.0.5, or how many there are, up to { $most }.
bad-port = “{ $text }” isn’t a port: ports go from 1 to 65535.
bad-host = { $host } is not an address of this computer.
no-such-host = There is no computer named { $host }.
reserved-port = Port { $port } is reserved for the system. Choose one from 1024 up with --port.
no-port = The ports { $port } to { $last } are all taken. Choose another with --port.
bad-url = “{ $url }” isn’t an address that phones can open. It should look like https://play.example.org.
metrics = The metrics can’t be served at { $place } ({ $why }).
bad-countdown = “{ $text }” isn’t a countdown. It can last 0 to { $most } seconds.
bad-age = “{ $text }” isn’t an age: write 90d for days, 12w for weeks or 2y for years.
dev-source = --dev needs Companion’s source: see CONTRIBUTING.md there.
shortcut = The shortcut could not be made: { $why }
