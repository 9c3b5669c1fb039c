# Was im Terminal steht: wenn Companion startet und endet, und was seine Befehle antworten.

port-taken = Port { $port } ist belegt, deshalb nimmt Companion den nächsten freien.
open-board = Öffne die Tafel auf diesem Computer:
works-once = Der Link gilt einmal. Mit Enter kommt ein neuer.
new-link = Ein neuer Link zur Tafel:
alone = Handys können nicht herein: Companion soll nur auf diesem Computer zu erreichen sein.
stop = Strg+C beendet.
stop-saved = Strg+C beendet. Alles ist gespeichert.
first-time = Beim ersten Mal:
firewall-linux = Hat dieser Computer eine Firewall, dann lass die Handys herein: { $command }
same-wifi = Die Handys müssen im selben WLAN sein wie dieser Computer.
same-wifi-named = Die Handys müssen im selben WLAN sein wie dieser Computer: { $wifi }.
hotel = Im Hotel oder im Café: Macht auf einem Handy einen Hotspot auf, und geht mit Computer und Handys hinein.
still-no-phone = Immer noch kein Handy da? „Keine Verbindung?“ auf der Tafel hilft.
phones-open = Handys öffnen:
try-host = Erreichen Handys sie nicht, versuch es mit --host und einer von diesen:
goodbye = { $files ->
    [none] Alles ist gespeichert. Bis zum nächsten Mal.
   *[other] Alles ist gespeichert, in { $files }. Bis zum nächsten Mal.
}
close-window = Enter schließt dieses Fenster.

## companion doctor

doctor-tables = Gespeicherte Tische
doctor-network = Netz
doctor-phones = Wenn Handys nicht hereinkommen
doctor-well = Alles in Ordnung.
doctor-look = Sieh dir die Zeilen mit einem Ausrufezeichen an.
doctor-postgresql = Sie liegen in einer PostgreSQL-Datenbank, die ihre Seiten selbst prüft.
doctor-none-yet = Es gibt noch keine. Companion wird sie in { $file } ablegen.
doctor-file = Sie sind in { $file } ({ $size }).
doctor-empty = Die Datei ist leer, und es gibt keine Sicherung davon.
doctor-sound = SQLite findet in der Datei nichts Beschädigtes.
doctor-damaged = Die Datei ist beschädigt.
doctor-puts-back = Der nächste Start von Companion legt sie beiseite und nimmt dafür die Sicherung vom { $made }. Was seitdem eingetragen wurde, fehlt darin.
doctor-backups = { $count ->
    [one] Daneben liegt { $count } Sicherung, vom { $newest }.
   *[other] Daneben liegen { $count } Sicherungen, die neueste vom { $newest }.
}
doctor-not-replayed = { $games ->
    [one] { $games } Spiel, das an Tisch { $table } zu Ende ging, lässt sich nicht noch mal ansehen. Am Tisch geht es weiter.
   *[other] { $games } Spiele, die an Tisch { $table } zu Ende gingen, lassen sich nicht noch mal ansehen. Am Tisch geht es weiter.
}
doctor-replayed = Alles lässt sich noch mal ansehen: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} an { $tables ->
    [one] { $tables } Tisch.
   *[other] { $tables } Tischen.
}
doctor-others-go-on = An den anderen Tischen geht es weiter: { $good } von { $all }.
doctor-no-tables = Es sind keine Tische darin.
doctor-runs = Companion läuft{ $process ->
    [none] .
   *[other] { $url ->
        [none] {" "}(Prozess { $process }).
       *[other] {" "}(Prozess { $process }, unter { $url }).
    }
}
doctor-url = { $runs ->
    [yes] Handys öffnen { $url }
   *[no] Handys würden { $url } öffnen
}, weil du diese Adresse angegeben hast.
doctor-host = { $runs ->
    [yes] Handys öffnen { $url }
   *[no] Handys würden { $url } öffnen
}, weil du diese Adresse mit --host angegeben hast.
doctor-chosen = { $runs ->
    [yes] Handys öffnen { $url }
   *[no] Handys würden { $url } öffnen
}: { $name ->
    [none] Das ist { $what }.
   *[other] { $name } ist { $what }.
}
doctor-alone = { $url } ist nur dieser Computer selbst: Handys können das nicht öffnen.
doctor-try-host = Erreichen Handys sie nicht, versuch es mit --host und einer von diesen: { $others }.
doctor-port-taken = Port { $port } ist belegt, vielleicht von Companion selbst. Ein Start nähme jetzt { $next }.
doctor-port-free = Port { $port } ist frei.

## companion backup und restore

backup-made = { $tables ->
    [one] { $tables } Tisch ist in { $file } gesichert. Mehr als diese Datei musst du nicht aufheben.
   *[other] { $tables } Tische sind in { $file } gesichert. Mehr als diese Datei musst du nicht aufheben.
}
backup-damaged = Ein Teil davon ist beschädigt, auch in der Sicherung: siehe companion doctor.
restored = { $tables ->
    [one] { $tables } Tisch ist wieder da. Der nächste Start von Companion hat ihn.
   *[other] { $tables } Tische sind wieder da. Der nächste Start von Companion hat sie.
}
restored-aside = Was vorher da war, liegt jetzt in { $file }.
no-backups = Neben { $file } liegen noch keine Sicherungen. Companion macht eine, wenn es startet, und nach jedem Spiel.
backups = Diese Sicherungen liegen neben { $file }, die neueste zuerst:
backups-one = { $made }, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}: { $file }
backups-put-back = Beende Companion, und hol eine zurück mit: companion restore DATEI

## companion prune

prune-no-tables = Es gibt noch keine Tische. Companion wird sie in { $file } ablegen.
prune-would = { $tables ->
    [0] Kein Tisch würde gelöscht: An allen wurde seit dem { $since } gespielt. Geändert wurde nichts.
    [one] { $tables } Tisch würde gelöscht: Seit dem { $since } wurde dort nicht gespielt. Geändert wurde nichts.
   *[other] { $tables } Tische würden gelöscht: Seit dem { $since } wurde dort nicht gespielt. Geändert wurde nichts.
}
prune-done = { $tables ->
    [0] Nichts zu löschen: An allen Tischen wurde seit dem { $since } gespielt.
    [one] { $tables } Tisch gelöscht: Seit dem { $since } wurde dort nicht gespielt.
   *[other] { $tables } Tische gelöscht: Seit dem { $since } wurde dort nicht gespielt.
}
prune-keeps-size = Companion läuft, deshalb bleibt die Datei so groß, wie sie ist; ihr Platz wird wieder benutzt.

## companion install-shortcut

shortcut-about = Der Schiedsrichter für alle, die mit echten Karten spielen
shortcut-made = Companion steht jetzt bei deinen Programmen: { $place }
shortcut-take-away = So nimmst du es wieder weg: companion install-shortcut --remove
shortcut-gone = Companion steht nicht mehr bei deinen Programmen.
shortcut-not-there = Es stand nicht dort.
