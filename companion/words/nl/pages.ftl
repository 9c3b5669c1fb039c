blocked-this-browser-blocks-cookies = Deze browser blokkeert cookies
blocked-companion-needs-one-to = Companion heeft er een nodig om je te herkennen. Sta cookies toe, ga terug en probeer het nog eens.
blocked-way-back = Hoe verder?
blocked-back = Terug
code-companion = Companion
code-which-table = Welke tafel?
code-scan-the-code-on = Scan de code op het bord, of typ de letters.
code-table-code = Code van de tafel
code-this-is-my-laptop = Dit is mijn laptop
code-what-is-this-show = Wat is dit? Laat zien
code-go-to-the-table = Naar de tafel
connect-cant-connect = Geen verbinding?
connect-no-phone-has-reached = Nog geen telefoon heeft deze computer bereikt.
connect-close = Sluiten
connect-the-address-in-the = Het adres in de code
connect-companion-was-told-to = Companion luistert nu alleen op deze computer (--host). Start het zonder dat, dan kunnen telefoons erbij.
connect-phones-cant-open-it = Kunnen telefoons het niet openen? Probeer een ander:
connect-phones-rarely-reach-it = , daar komen telefoons zelden bij
connect-its-the-only-one = Het is het enige dat deze computer heeft.
connect-look-at-these-in = Kijk hiernaar, in deze volgorde
connect-a-vpn-turn-it = <b>Een VPN?</b> Zet die uit, op deze computer en op de telefoon.
connect-in-a-hotel-or = <b>In een hotel, of nog steeds niets?</b> Zet op één telefoon een hotspot aan en verbind deze computer en alle telefoons ermee. Kom dan hier terug.
connect-join-the-wi-fi = Met een code op de wifi
connect-guests-scan-it-and = Gasten scannen hem en zitten op het netwerk. We bewaren het wachtwoord niet. Wie de code ziet, kan het lezen.
connect-wi-fi = Wifi
connect-password = Wachtwoord
connect-show-the-code = Code laten zien
connect-join-the-wi-fi-2 = <b>1.</b> Op de wifi
connect-join-the-table = <b>2.</b> Aan tafel
cookies-iphone-open-settings-then = <strong>iPhone:</strong> open Instellingen, dan Apps, Safari, Geavanceerd. Zet “Blokkeer alle cookies” uit.
cookies-android-in-chrome-tap = <strong>Android:</strong> tik in Chrome op ⋮, dan Instellingen, Site-instellingen. Sta cookies toe.
cookies-inside-another-app-open = Binnen een andere app? Open dit adres in Safari of Chrome zelf.
delete-table-delete-table-companion = Tafel { $code } wissen · Companion
delete-table-delete-table = Tafel { $code } wissen?
delete-table-delete-everything = Alles wissen
delete-table-keep-it = Annuleren
facts-min = { $span } min
facts-best-with = het best met { $span }
facts-in-english = In het Engels
facts-published-variant = Officiële variant
facts-house-rule = Huisregel
facts-ruling = Verduidelijking
history-table-history-companion = Tafel { $code }: eerder gespeeld · Companion
history-name = Naam
history-points = Punten
history-games = Spellen
history-won = Gewonnen
history-most-points = Meeste punten
history-leads = staat voor
history-back-to-the-board = Terug naar het bord
history-table = Tafel { $code }
history-nothing-has-been-played = Hier is nog niets gespeeld. Elk spel wordt op deze pagina bewaard.
history-a-game-played-to = Een uitgespeeld spel levert een punt op voor iedereen die achter je eindigt, en een half voor iedereen met wie je je plaats deelt.
history-all-evenings-together = Alle avonden samen
history-still-being-played = Nog bezig.
history-won-2 = gewonnen
history-left-early = voor het eind gestopt
history-replay = Terugkijken
history-score-sheet = Scorelijst
history-csv = CSV
history-bg-stats = BG Stats
history-people = Spelers
history-counted-as = telt als { $name }
history-not-here-now = nu niet hier
history-new-name-of = Nieuwe naam van { $name }
history-rename = Hernoemen
history-not-the-same = Toch niet
history-is-the-same-person = { $name } is dezelfde persoon als
history-is-the-same-as = is dezelfde persoon als…
history-merge = Samenvoegen
history-take-it-along = Meenemen
history-all-games-as-csv = Alle spellen als CSV
history-all-games-for-bg = Alle spellen voor BG Stats (JSON)
history-delete-this-table = Deze tafel wissen
history-delete-everything-of-it = Alles van deze tafel wissen…
home-companion = Companion
home-you-bring-the-cards = Jullie nemen zelf kaarten mee. Companion bewaart de geheimen, draait alles om en zegt wie wat pakt, en waarom.
home-this-is-my-laptop = Dit is mijn laptop: bord openen
home-new-table = Nieuwe tafel
home-open-a-table-with = Een tafel openen met deze telefoon
home-show-me = Laat zien
home-play-with-real-cards = Speel met echte kaarten
home-shuffle-and-deal-them = Schud en deel uit, zoals altijd.
home-scan-the-code = Scan de code
home-each-phone-becomes-a = Elke telefoon wordt een plek aan tafel.
home-enter-in-secret = Voer het in het geheim in
home-the-board-reveals-it = Het bord draait alles om en oordeelt.
home-the-games = De spellen
home-print-cards = Kaarten printen
home-rulebooks = Spelregels
home-the-first-time = De eerste keer
home-your-table = Je tafel
home-earlier-tables = Eerdere tafels
home-your-tables-are-as = Je tafels zijn zoals ze waren op { $missing_since }.
home-anything-entered-since-then = Wat daarna is ingevoerd, ontbreekt: de bewaarde spellen waren beschadigd.
home-what-was-saved-of = Wat ervan bewaard was, is beschadigd
home-nobody-has-joined-yet = Er zit nog niemand
home-is-on = { $playing } is bezig
home-they-show-up-here = Ze staan hier zodra het bord open is.
home-every-table-is-kept = Elke tafel blijft bewaard. Met de code kom je terug, en met deze browser blijf je spelleider.
home-every-table-is-kept-2 = Elke tafel blijft hier bewaard. Je gaat verder waar je was gebleven.
home-none-yet-every-table = Nog geen. Elke tafel blijft bewaard. Je gaat verder waar je was gebleven.
home-join-a-table-by = Met de code naar een tafel
home-show-a-tables-board = Het bord van een tafel op dit scherm laten zien
home-everything-stays-on-this = Alles blijft op deze computer.
join-table-companion = Tafel { $code } · Companion
join-im-already-playing-tap = Ik speel al mee: mijn naam
join-i-was-here-before = Ik was hier al eens
join-waiting-for-the-host = Wachten op de spelleider
join-waiting-for-their-phone = Wachten op de telefoon van { $name }
join-say-yes-there = Die is verbonden, dus daar moet iemand ja zeggen. Deze pagina merkt het vanzelf.
join-back = Terug
join-this-phone-was-disconnected = Deze telefoon is losgekoppeld
join-youve-left-the-table = Je bent van tafel gegaan
join-who-else-joins = Wie komt er nog bij?
join-join-the-table = Aan tafel
join-ask-for-your-seat = Vraag hieronder je plek terug, dan kan de spelleider je binnenlaten. Of schuif opnieuw aan.
join-changed-your-mind-sit = Toch weer zin? Schuif weer aan.
join-your-table-is-open = Je tafel is open, en jij bent spelleider. Deze telefoon is afwisselend je plek en het bord.
join-you-share-this-phone = Jullie delen deze telefoon. Hij zegt telkens wie aan de beurt is.
join-youre-inside-its-browser = <b>Je zit in { $inside }.</b> Die browser vergeet je plek zodra je een bericht bekijkt. Tik op ⋯ of ⋮ aan de rand, dan op “Openen in browser”. Of scan de code met je camera.
join-you-dont-have-a = Je hebt nog geen plek. Deze telefoon heeft onze cookie niet bewaard.
join-tap-sit-down-once = Tik nog eens op “Aanschuiven”. Lees je dit dan weer, dan blokkeert hij cookies:
join-your-name = Je naam
join-your-symbol = Je symbool
join-just-watch = Alleen meekijken
join-sit-down = Aanschuiven
laptop-this-link-works-only = Deze link werkt maar één keer
laptop-this-is-my-laptop = Dit is mijn laptop: bord openen
laptop-enter-a-tables-code = De code van een tafel invoeren
not-drawn-dialog-close-this-and-try = Sluit dit en probeer het nog eens.
not-drawn-dialog-close = Sluiten
notice-way-back = Hoe verder?
notice-back = Terug
picture-players-min = { $span } spelers, { $span2 } min
rename-your-name-and-symbol = Je naam en symbool
rename-anothers = { $name }: naam en symbool
rename-close = Sluiten
rename-your-name = Je naam
rename-name = Naam
rename-your-symbol = Je symbool
rename-symbol = Symbool
rename-save-the-change = Wijziging opslaan
result-the-text-below-has = { $title }: { $headline }. In de tekst hieronder staan alle plaatsen.
result-save-the-picture = Plaatje bewaren
result-or-press-and-hold = Of houd het plaatje ingedrukt.
result-as-text-for-a = Als tekst, voor een chat
result-copy-the-text = Tekst kopiëren
result-share = Delen
result-this-page-is-in = Deze pagina staat op jullie eigen netwerk. Hij blijft zolang Companion draait en de tafel bewaart.
rulebook-the-rules-companion = { $name }: de regels · Companion
rulebook-how-your-table-plays = Zo spelen jullie het
rulebook-try-it-play-a = Probeer het: speel een ronde
rulebook-show-me-how-its = Laat zien hoe het gaat
rulebook-no-cards-print-them = Geen kaarten? Print ze
rulebook-find-a-rule = Een regel zoeken
rulebook-contents = Inhoud
rulebook-all-rulebooks = Alle spelregels
rulebook-learn-it-in-this = Leer het in deze volgorde
rulebook-contents-search-and-your = Inhoud, zoeken en jullie tafel
rulebook-contents-and-search = Inhoud en zoeken
rules-rulebooks-companion = Spelregels · Companion
rules-rulebooks = Spelregels
score-sheet-score-sheet-companion = { $title }: scorelijst · Companion
score-sheet-history = Eerder gespeeld
score-sheet-print = Printen
search-search = Zoeken
tv-show-the-board-here = Het bord hier laten zien · Companion
tv-show-the-board-here-2 = Het bord hier laten zien
tv-on-the-hosts-phone = Tik op de telefoon van de spelleider op <b>Het bord op een tv laten zien</b> en typ deze letters.
tv-this-screens-browser-is = De browser van dit scherm is te oud voor het bord. Laat het zien vanaf een laptop of telefoon: met een kabel, of draadloos (casten).
way-back-back-to = { $screen ->
    [pad] Terug naar je plek
    [board] Terug naar het bord
   *[table] Terug naar de tafel
}
way-back-companion = Companion

## Zinnen met een keuze

connect-same-wifi = { $wifi ->
    [none] <b>Dezelfde wifi?</b> Telefoon en computer moeten op hetzelfde netwerk zitten. Zet voor de zekerheid de mobiele data van de telefoon uit.
   *[other] <b>Dezelfde wifi?</b> Telefoon en computer moeten op hetzelfde netwerk zitten: deze computer zit op <b>{ $wifi }</b>. Zet voor de zekerheid de mobiele data van de telefoon uit.
}
connect-way = { $name }: { $what }.
connect-guest-network = Een gastnetwerk houdt apparaten vaak uit elkaar: neem het gewone.
connect-firewall-windows = <b>De firewall?</b> Druk op de Windows-toets, typ “Een app via Windows Firewall toestaan”, druk op “Instellingen wijzigen” en vink bij { $program } beide vakjes aan. Staat het er niet? Instellingen › Netwerk en internet › jullie wifi › Privénetwerk.
connect-firewall-macos = <b>De firewall?</b> Open Systeeminstellingen › Netwerk › Firewall › Opties en sta inkomende verbindingen toe voor { $program }. Nieuwere Macs vragen het ook onder Privacy en beveiliging › Lokaal netwerk.
connect-firewall-linux = <b>De firewall?</b> Laat poort { $port } binnen: { OR($commands, "code") }.
code = <code>{ $it }</code>
delete-table-gone-then = { $games ->
    [0] De mensen, kaartenlijsten en huisregels zijn dan weg, voorgoed. Niemand kan ze terughalen.
    [one] { $games } spel, de mensen, kaartenlijsten en huisregels zijn dan weg, voorgoed. Niemand kan ze terughalen.
   *[other] { $games } spellen, de mensen, kaartenlijsten en huisregels zijn dan weg, voorgoed. Niemand kan ze terughalen.
}
history-ended-early = { COUNT($led) ->
    [0] { $counts ->
        [yes] Niet uitgespeeld: het telt.
       *[no] Niet uitgespeeld: het telt niet.
    }
    [one] { $counts ->
        [yes] Niet uitgespeeld: { $led } stond voor. Het telt.
       *[no] Niet uitgespeeld: { $led } stond voor. Het telt niet.
    }
   *[other] { $counts ->
        [yes] Niet uitgespeeld: { $led } stonden voor. Het telt.
       *[no] Niet uitgespeeld: { $led } stonden voor. Het telt niet.
    }
}
history-same-person = { $host ->
    [yes] Kwam er iemand terug op een nieuwe plek? Zeg dat het dezelfde persoon is, en de punten worden bij elkaar opgeteld. De spellen blijven zoals ze waren.
   *[no] Kwam er iemand terug op een nieuwe plek? De spelleider kan zeggen dat het dezelfde persoon is, en de punten worden bij elkaar opgeteld. De spellen blijven zoals ze waren.
}
join-host-lets-you-in = De spelleider laat je binnen.
join-tap-your-name = Tik op je naam, of op de naam bij de plek die je overneemt. De spelleider laat je binnen.
join-ask-the-host = { $name ->
    [none] Vraag de spelleider je binnen te laten. Deze pagina merkt het vanzelf.
   *[other] Vraag de spelleider je binnen te laten als { $name }. Deze pagina merkt het vanzelf.
}
join-table = { $game ->
    [none] Tafel { $code }
   *[other] Tafel { $code } · { $game }
}
laptop-used-link = Hij heeft het bord in een andere browser geopend, of hij hoort bij een vorige keer dat Companion is gestart.
laptop-no-link = Op de laptop waar Companion op draait, heb je geen link nodig.
# Het plaatje van een uitslag heeft voor sommige namen geen letters: elk met wat er in plaats daarvan staat.
result-changed = Op het plaatje: { SEMICOLONS($changed, "result-name") }. In de tekst staat elke naam zoals hij is.
result-name = <bdi>{ $key }</bdi> wordt geschreven als { $value }
rulebook-credit = { $by ->
    [yes] { $credit }. Companion hoort daar niet bij.
   *[no] { $credit }.
}
score-sheet-when = { $minutes ->
    [0] { $day }, { $time } · tafel { $code }
    [one] { $day }, { $time } · { $minutes } minuut · tafel { $code }
   *[other] { $day }, { $time } · { $minutes } minuten · tafel { $code }
}
score-sheet-ended-early = { $counts ->
    [yes] Niet uitgespeeld: het telt.
   *[no] Niet uitgespeeld: het telt niet.
}
search-found = { $count ->
    [0] “{ $searched }” staat in geen enkele regel. Probeer een ander woord.
    [20] { $count } of meer regels over “{ $searched }”
    [one] { $count } regel over “{ $searched }”
   *[other] { $count } regels over “{ $searched }”
}
tv-no-table-yet = Nog geen tafel? Open { $host } op een telefoon.
tv-updates = Deze pagina merkt het vanzelf.
home-firewall-windows = Windows vraagt of { $program } het netwerk op mag: sta het toe voor particuliere netwerken, anders komen telefoons niet binnen.
home-firewall-looks-windows = Het venster heet “Windows-beveiliging” en zit misschien achter de browser. Vink “Particuliere netwerken” aan en druk op “Toestaan”.
home-firewall-macos = Je Mac vraagt misschien of { $program } inkomende verbindingen mag accepteren: druk op “Sta toe”, anders komen telefoons niet binnen.
home-firewall-looks-macos = Het is een venster met “Weiger” en “Sta toe”, en het komt alleen als de firewall van de Mac aanstaat.
home-people = { $people }
facts-difficulty = { $difficulty ->
    [1] makkelijk
    [2] gemiddeld
   *[3] pittig
}
search-all = In alle regels zoeken
search-these = In deze regels zoeken
history-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
