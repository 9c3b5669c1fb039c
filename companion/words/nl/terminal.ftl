# Wat in de terminal staat: als Companion begint en stopt, en wat de opdrachten antwoorden.

port-taken = Poort { $port } is bezet, dus Companion neemt de volgende vrije.
open-board = Open het bord op deze computer:
works-once = De link werkt één keer. Druk op Enter voor een nieuwe.
new-link = Een nieuwe link naar het bord:
alone = Telefoons kunnen niet meedoen: Companion luistert alleen op deze computer.
stop = Ctrl-C om te stoppen.
stop-saved = Ctrl-C om te stoppen. Alles is opgeslagen.
first-time = De eerste keer:
firewall-linux = Heeft deze computer een firewall, laat telefoons dan binnen: { $command }
same-wifi = Telefoons moeten op dezelfde wifi zitten als deze computer.
same-wifi-named = Telefoons moeten op dezelfde wifi zitten als deze computer: { $wifi }.
hotel = In een hotel of café: zet op één telefoon een hotspot aan en verbind deze computer en alle telefoons ermee.
still-no-phone = Nog steeds geen telefoon? “Geen verbinding?” op het bord helpt.
phones-open = Telefoons openen:
try-host = Kunnen telefoons er niet bij, probeer dan --host met een van deze:
goodbye = { $files ->
    [none] Alles is opgeslagen. Tot de volgende keer.
   *[other] Alles is opgeslagen in { $files }. Tot de volgende keer.
}
close-window = Druk op Enter om dit venster te sluiten.

## companion doctor

doctor-tables = Bewaarde tafels
doctor-network = Netwerk
doctor-phones = Als telefoons niet binnenkomen
doctor-well = Alles is in orde.
doctor-look = Kijk naar de regels met een uitroepteken.
doctor-postgresql = Ze staan in een eigen database, die haar pagina’s zelf controleert.
doctor-none-yet = Er zijn er nog geen. Companion gaat ze bewaren in { $file }.
doctor-file = Ze staan in { $file } ({ $size }).
doctor-empty = Het bestand is leeg en er is geen reservekopie van.
doctor-sound = SQLite vindt niets beschadigds in het bestand.
doctor-damaged = Het bestand is beschadigd.
doctor-puts-back = Bij de volgende start legt Companion het opzij en komt de reservekopie van { $made } ervoor in de plaats. Wat sindsdien is ingevoerd, ontbreekt daarin.
doctor-backups = { $count ->
    [one] Er ligt { $count } reservekopie naast, van { $newest }.
   *[other] Er liggen { $count } reservekopieën naast, de nieuwste van { $newest }.
}
doctor-not-replayed = { $games ->
    [one] { $games } spel dat aan tafel { $table } is afgelopen, kan niet worden nagespeeld. De tafel kan verder.
   *[other] { $games } spellen die aan tafel { $table } zijn afgelopen, kunnen niet worden nagespeeld. De tafel kan verder.
}
doctor-replayed = Alles kan worden nagespeeld: { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
} aan { $tables ->
    [one] { $tables } tafel.
   *[other] { $tables } tafels.
}
doctor-others-go-on = De andere tafels kunnen verder: { $good } van de { $all }.
doctor-no-tables = Er zitten geen tafels in.
doctor-runs = Companion draait{ $process ->
    [none] .
   *[other] { $url ->
        [none] {" "}(proces { $process }).
       *[other] {" "}(proces { $process }, op { $url }).
    }
}
doctor-url = { $runs ->
    [yes] Telefoons openen { $url }
   *[no] Telefoons zouden { $url } openen
}, omdat je dat adres hebt opgegeven.
doctor-host = { $runs ->
    [yes] Telefoons openen { $url }
   *[no] Telefoons zouden { $url } openen
}, omdat je dat adres met --host hebt opgegeven.
doctor-chosen = { $runs ->
    [yes] Telefoons openen { $url }
   *[no] Telefoons zouden { $url } openen
}: { $name ->
    [none] dat is { $what }.
   *[other] { $name } is { $what }.
}
doctor-alone = { $url } is alleen deze computer zelf: telefoons kunnen dat niet openen.
doctor-try-host = Kunnen ze er niet bij, probeer dan --host met een van deze: { $others }.
doctor-port-taken = Poort { $port } is bezet, misschien door Companion zelf. Een start zou nu { $next } nemen.
doctor-port-free = Poort { $port } is vrij.

## companion backup en restore

backup-made = { $tables ->
    [one] { $tables } tafel is bewaard in { $file }. Meer dan dat bestand hoef je niet te houden.
   *[other] { $tables } tafels zijn bewaard in { $file }. Meer dan dat bestand hoef je niet te houden.
}
backup-damaged = Een deel ervan is beschadigd, ook in de reservekopie: zie companion doctor.
restored = { $tables ->
    [one] { $tables } tafel is teruggezet. Bij de volgende start van Companion is die er weer.
   *[other] { $tables } tafels zijn teruggezet. Bij de volgende start van Companion zijn ze er weer.
}
restored-aside = Wat er eerst was, staat nu in { $file }.
no-backups = Naast { $file } liggen nog geen reservekopieën. Companion maakt er een als het begint, en na elk spel.
backups = Deze reservekopieën liggen naast { $file }, de nieuwste eerst:
backups-one = { $made }, { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
}: { $file }
backups-put-back = Stop Companion en zet er een terug met: companion restore BESTAND

## companion prune

prune-no-tables = Er zijn nog geen tafels. Companion gaat ze bewaren in { $file }.
prune-would = { $tables ->
    [0] Aan alle tafels is sinds { $since } gespeeld: er zou niets worden verwijderd.
    [one] { $tables } tafel zou worden verwijderd: daar is sinds { $since } niet gespeeld. Er is niets veranderd.
   *[other] { $tables } tafels zouden worden verwijderd: daar is sinds { $since } niet gespeeld. Er is niets veranderd.
}
prune-done = { $tables ->
    [0] Aan alle tafels is sinds { $since } gespeeld: er is niets verwijderd.
    [one] { $tables } tafel verwijderd: daar was sinds { $since } niet gespeeld.
   *[other] { $tables } tafels verwijderd: daar was sinds { $since } niet gespeeld.
}
prune-keeps-size = Companion draait, dus het bestand blijft even groot; de vrije ruimte wordt weer gebruikt.

## companion install-shortcut

shortcut-about = De scheidsrechter voor wie met echte kaarten speelt
shortcut-made = Companion staat nu bij je programma’s: { $place }
shortcut-take-away = Zo haal je het weer weg: companion install-shortcut --remove
shortcut-gone = Companion staat niet meer bij je programma’s.
shortcut-not-there = Het stond er niet.
