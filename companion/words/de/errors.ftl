# Was gesagt wird, wenn etwas scheitert, das nicht das Spiel betrifft: Speichern, Netz, Befehlszeile.

## Speichern

code-taken = Ein anderer Tisch hat schon den Code { $taken }.
conflict = Jemand war schneller. Bitte versuch es noch mal.
repeated = Das war schon gespeichert.
no-table = Dieser Tisch wurde gelöscht.
damaged-table = An Tisch { $table } geht es nicht weiter: Was davon gespeichert war, ist beschädigt. An anderen schon.
bad-database = Das ist keine Adresse einer Datenbank. Sie beginnt mit sqlite:// oder postgresql://.
cannot-open = Die gespeicherten Spiele lassen sich nicht öffnen. Gibt es den Ordner, und darfst du darin schreiben?
no-data-folder = Der Ordner { $folder } lässt sich nicht anlegen, also haben die Tische keinen Platz. Nenne einen, in den du schreiben darfst: companion --data PFAD
closed = Companion wird gerade beendet.
corrupt = Die gespeicherten Spiele sind beschädigt. Beendet Companion: Der nächste Start holt die letzte gute Sicherung.
too-damaged = Die gespeicherten Spiele sind beschädigt, und daneben liegt keine gute Sicherung. Geändert wurde nichts. Hast du anderswo eine, hol sie zurück: companion restore DATEI. Um ohne sie zu beginnen: companion --data NEUE-DATEI
disk-full = Die Festplatte ist voll, deshalb wurde das nicht gespeichert. Schaffe etwas Platz, und versuch es noch einmal.
io = Mit der Festplatte stimmt etwas nicht, deshalb wurde das nicht gespeichert.
locked = Ein anderes Programm benutzt die gespeicherten Spiele. Schließ es, oder versuch es gleich noch einmal.
no-driver = PostgreSQL braucht seinen Treiber: pip install 'companion-referee[postgres]'.
read-only = Die gespeicherten Spiele lassen sich hier nur lesen, deshalb wurde das nicht gespeichert.
too-new = Diese gespeicherten Spiele sind von einem neueren Companion. Aktualisiere dieses, um sie zu öffnen.
unreleased = Diese gespeicherten Spiele sind aus der Zeit vor dem ersten fertigen Companion. Dieses kann sie nicht öffnen und lässt sie, wie sie sind.
unreachable = Die Datenbank ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
runs-already = Companion läuft schon mit { $file }{ $process ->
    [none] {""}
   *[other] { $url ->
        [none] {" "}(Prozess { $process })
       *[other] {" "}(Prozess { $process }, unter { $url })
    }
}. Spielt dort weiter, oder beende es zuerst. Soll ein zweites daneben laufen, gib ihm mit --data eine eigene Datei; nur in PostgreSQL (DATABASE_URL) können sich mehrere Prozesse die Tische teilen.

## Sicherungen

postgresql = Diese Tische liegen in PostgreSQL. Nimm dafür dessen eigenen Befehl: { $instead }.
no-file = Diese Datenbank ist keine Datei. Nenne mit --data die Datei der Tische.
nothing = Es gibt noch nichts zu sichern: { $file } ist nicht da.
exists = { $file } gibt es schon. Gib der Sicherung einen anderen Namen.
no-folder = Es gibt keinen Ordner { $folder }.
no-backup = Es gibt keine Datei { $file }.
same = { $file } ist die Datei der Tische selbst und keine Sicherung.
damaged-backup = { $file } ist beschädigt, deshalb wurde nichts ersetzt.
not-ours = In { $file } sind keine Tische von Companion, deshalb wurde nichts ersetzt. Wurde sie kopiert, während Companion lief, dann fehlt die Datei daneben, die auf -wal endet.
no-backup-of-ours = { $file } ist keine Sicherung von Companion.
no-database = { $file } ist keine Datenbank, oder ihr Anfang ist beschädigt.
in-use = Companion läuft mit { $file }. Beende es mit Strg+C, und versuch es noch einmal.

## Das Netz und die Befehlszeile

bad-proxies = „{ $text }“ nennt keine Proxys. In COMPANION_PROXIES stehen ihre Adressen, etwa 10.0.0.5, oder wie viele es sind, höchstens { $most }.
bad-port = „{ $text }“ ist kein Port: Ports gehen von 1 bis 65535.
bad-host = { $host } ist keine Adresse dieses Computers.
no-such-host = Es gibt keinen Computer namens { $host }.
reserved-port = Port { $port } gehört dem System. Wähle mit --port einen ab 1024.
no-port = Die Ports { $port } bis { $last } sind alle belegt. Wähle mit --port einen anderen.
bad-url = „{ $url }“ ist keine Adresse, die ein Handy öffnen kann. Sie sollte aussehen wie https://play.example.org.
metrics = Die Messwerte lassen sich nicht unter { $place } anbieten ({ $why }).
bad-countdown = „{ $text }“ ist kein Countdown: Er dauert 0 bis { $most } Sekunden.
bad-age = „{ $text }“ ist kein Alter: Schreib 90d für Tage, 12w für Wochen oder 2y für Jahre.
dev-source = --dev braucht den Quelltext von Companion: siehe dort CONTRIBUTING.md.
shortcut = Die Verknüpfung ließ sich nicht anlegen: { $why }
