blocked-this-browser-blocks-cookies = Dieser Browser blockiert Cookies
blocked-companion-needs-one-to = Companion braucht eins, um dich wiederzuerkennen. Erlaube Cookies, geh zurück, und versuch es noch mal.
blocked-way-back = So geht’s weiter
blocked-back = Zurück
code-companion = Companion
code-which-table = Welcher Tisch?
code-scan-the-code-on = Scanne den Code auf der Tafel oder tipp die Buchstaben ein.
code-table-code = Code des Tischs
code-this-is-my-laptop = Das ist mein Laptop
code-what-is-this-show = Was ist das? Zeig’s mir
code-go-to-the-table = An den Tisch
connect-cant-connect = Keine Verbindung?
connect-no-phone-has-reached = Noch hat kein Handy diesen Computer erreicht.
connect-close = Schließen
connect-the-address-in-the = Die Adresse im Code
connect-companion-was-told-to = Companion ist nur auf diesem Computer zu erreichen (--host). Startet es ohne das, dann können Handys kommen.
connect-phones-cant-open-it = Handys können sie nicht öffnen? Versucht eine andere:
connect-phones-rarely-reach-it = {" "}(für Handys selten erreichbar)
connect-its-the-only-one = Es ist die einzige, die dieser Computer hat.
connect-look-at-these-in = Seht der Reihe nach hier nach
connect-a-vpn-turn-it = <b>Ein VPN?</b> Schaltet es aus, auf diesem Computer und auf dem Handy.
connect-in-a-hotel-or = <b>Im Hotel oder immer noch nichts?</b> Macht auf einem Handy einen Hotspot auf, und geht mit diesem Computer und allen Handys hinein. Kommt dann hierher zurück.
connect-join-the-wi-fi = Per Code ins WLAN
connect-guests-scan-it-and = Gäste scannen ihn und sind im Netz. Das Passwort wird nicht gespeichert. Wer den Code sieht, kann es lesen.
connect-wi-fi = WLAN
connect-password = Passwort
connect-show-the-code = Code zeigen
connect-join-the-wi-fi-2 = <b>1.</b> Ins WLAN
connect-join-the-table = <b>2.</b> An den Tisch
cookies-iphone-open-settings-then = <strong>iPhone:</strong> Einstellungen, Apps, Safari, Erweitert: „Alle Cookies blockieren“ ausschalten.
cookies-android-in-chrome-tap = <strong>Android:</strong> in Chrome ⋮, Einstellungen, Website-Einstellungen: Cookies erlauben.
cookies-inside-another-app-open = In einer anderen App? Öffne diese Adresse in Safari oder Chrome selbst.
delete-table-delete-table-companion = Tisch { $code } löschen · Companion
delete-table-delete-table = Tisch { $code } löschen?
delete-table-delete-everything = Alles löschen
delete-table-keep-it = Behalten
facts-min = { $span } Min.
facts-best-with = am besten mit { $span }
facts-in-english = Auf Englisch
facts-published-variant = Offizielle Variante
facts-house-rule = Hausregel
facts-ruling = Klarstellung
history-table-history-companion = Tisch { $code }: bisher gespielt · Companion
history-name = Name
history-points = Punkte
history-games = Spiele
history-won = Siege
history-most-points = Meiste Punkte
history-leads = führt
history-back-to-the-board = Zurück zur Tafel
history-table = Tisch { $code }
history-nothing-has-been-played = Hier wurde noch nichts gespielt. Auf dieser Seite bleibt jedes Spiel stehen.
history-a-game-played-to = Ein Spiel bis zum Ende bringt dir einen Punkt für jeden, der hinter dir liegt, und einen halben für jeden, mit dem du dir den Platz teilst.
history-all-evenings-together = Alle Abende zusammen
history-still-being-played = Läuft noch.
history-won-2 = gewonnen
history-left-early = früher gegangen
history-replay = Noch mal ansehen
history-score-sheet = Punktezettel
history-csv = CSV
history-bg-stats = BG Stats
history-people = Leute
history-counted-as = zählt als { $name }
history-not-here-now = gerade nicht da
history-new-name-of = Neuer Name für { $name }
history-rename = Umbenennen
history-not-the-same = Doch nicht
history-is-the-same-person = { $name } ist dieselbe Person wie
history-is-the-same-as = ist dieselbe Person wie …
history-merge = Zusammenlegen
history-take-it-along = Zum Mitnehmen
history-all-games-as-csv = Alle Spiele als CSV
history-all-games-for-bg = Alle Spiele für BG Stats (JSON)
history-delete-this-table = Diesen Tisch löschen
history-delete-everything-of-it = Alles davon löschen …
home-companion = Companion
home-you-bring-the-cards = Ihr bringt die Karten. Companion hütet die Geheimnisse, deckt auf und sagt, wer was nimmt und warum.
home-this-is-my-laptop = Das ist mein Laptop: Tafel öffnen
home-new-table = Neuer Tisch
home-open-a-table-with = Mit diesem Handy einen Tisch öffnen
home-show-me = Zeig’s mir
home-play-with-real-cards = Spielt mit echten Karten
home-shuffle-and-deal-them = Mischt und gebt, wie immer.
home-scan-the-code = Scannt den Code
home-each-phone-becomes-a = Jedes Handy wird ein Platz am Tisch.
home-enter-in-secret = Gebt geheim ein
home-the-board-reveals-it = Die Tafel deckt alles auf und entscheidet.
home-the-games = Die Spiele
home-print-cards = Karten drucken
home-rulebooks = Spielregeln
home-the-first-time = Beim ersten Mal
home-your-table = Dein Tisch
home-earlier-tables = Frühere Tische
home-your-tables-are-as = Deine Tische sind auf dem Stand vom { $missing_since }.
home-anything-entered-since-then = Was danach kam, fehlt: Die gespeicherten Spiele waren beschädigt.
home-what-was-saved-of = Gespeichertes ist beschädigt
home-nobody-has-joined-yet = Noch sitzt niemand da
home-is-on = Gerade läuft { $playing }
home-they-show-up-here = Sie stehen hier, sobald die Tafel offen ist.
home-every-table-is-kept = Jeder Tisch bleibt. Mit dem Code kommst du zurück, und dieser Browser behält die Spielleitung.
home-every-table-is-kept-2 = Jeder Tisch bleibt hier. Ihr könnt weitermachen, wo ihr aufgehört habt.
home-none-yet-every-table = Noch keine. Jeder Tisch bleibt. Ihr könnt weitermachen, wo ihr aufgehört habt.
home-join-a-table-by = Mit dem Code an einen Tisch
home-show-a-tables-board = Auf diesem Bildschirm die Tafel eines Tischs zeigen
home-everything-stays-on-this = Alles bleibt auf diesem Computer.
join-table-companion = Tisch { $code } · Companion
join-im-already-playing-tap = Ich spiele schon mit: Namen antippen
join-i-was-here-before = Ich war schon mal hier
join-waiting-for-the-host = Wir warten auf die Spielleitung
join-waiting-for-their-phone = Wir warten auf das Handy von { $name }
join-say-yes-there = Es ist verbunden, also muss dort jemand Ja sagen. Diese Seite merkt es von selbst.
join-back = Zurück
join-this-phone-was-disconnected = Dieses Handy wurde getrennt
join-youve-left-the-table = Du hast den Tisch verlassen
join-who-else-joins = Wer kommt noch dazu?
join-join-the-table = An den Tisch
join-ask-for-your-seat = Frag unten nach deinem Platz, dann kann dich die Spielleitung hereinlassen. Oder setz dich neu dazu.
join-changed-your-mind-sit = Doch noch Lust? Setz dich wieder hin.
join-your-table-is-open = Dein Tisch ist offen, und du leitest. Dieses Handy ist dein Platz. Du kannst es zur Tafel umschalten.
join-you-share-this-phone = Ihr teilt euch dieses Handy. Es sagt jedes Mal, wer dran ist.
join-youre-inside-its-browser = <b>Du bist in { $inside }.</b> Dieser Browser vergisst deinen Platz, sobald du eine Nachricht liest. Tipp am Rand auf ⋯ oder ⋮, dann auf „Im Browser öffnen“. Oder scanne den Code mit der Kamera.
join-you-dont-have-a = Du hast noch keinen Platz. Dieses Handy hat unser Cookie nicht behalten.
join-tap-sit-down-once = Tipp noch mal auf „Hinsetzen“. Steht das dann immer noch da, blockiert es Cookies:
join-your-name = Dein Name
join-your-symbol = Dein Symbol
join-just-watch = Nur zuschauen
join-sit-down = Hinsetzen
laptop-this-link-works-only = Dieser Link geht nur einmal
laptop-this-is-my-laptop = Das ist mein Laptop: Tafel öffnen
laptop-enter-a-tables-code = Code eines Tischs eingeben
not-drawn-dialog-close-this-and-try = Schließ das, und versuch es noch mal.
not-drawn-dialog-close = Schließen
notice-way-back = So geht’s weiter
notice-back = Zurück
picture-players-min = Für { $span }, { $span2 } Min.
rename-your-name-and-symbol = Dein Name und Symbol
rename-anothers = { $name }: Name und Symbol
rename-close = Schließen
rename-your-name = Dein Name
rename-name = Name
rename-your-symbol = Dein Symbol
rename-symbol = Symbol
rename-save-the-change = Änderung speichern
result-the-text-below-has = { $title }: { $headline }. Der Text darunter nennt alle Plätze.
result-save-the-picture = Bild speichern
result-or-press-and-hold = Oder halte den Finger auf das Bild.
result-as-text-for-a = Als Text, für den Chat
result-copy-the-text = Text kopieren
result-share = Teilen
result-this-page-is-in = Diese Seite liegt in eurem eigenen Netz. Es gibt sie, solange Companion läuft und den Tisch behält.
rulebook-the-rules-companion = { $name }: die Regeln · Companion
rulebook-how-your-table-plays = So spielt ihr es
rulebook-try-it-play-a = Probier’s: eine Runde spielen
rulebook-show-me-how-its = Zeig mir, wie es geht
rulebook-no-cards-print-them = Keine Karten? Druckt sie
rulebook-find-a-rule = Regel suchen
rulebook-contents = Inhalt
rulebook-all-rulebooks = Alle Spielregeln
rulebook-learn-it-in-this = Lernt es in dieser Reihenfolge
rulebook-contents-search-and-your = Inhalt, Suche und euer Tisch
rulebook-contents-and-search = Inhalt und Suche
rules-rulebooks-companion = Spielregeln · Companion
rules-rulebooks = Spielregeln
score-sheet-score-sheet-companion = { $title }: Punktezettel · Companion
score-sheet-history = Bisher gespielt
score-sheet-print = Drucken
search-search = Suchen
tv-show-the-board-here = Die Tafel hier zeigen · Companion
tv-show-the-board-here-2 = Die Tafel hier zeigen
tv-on-the-hosts-phone = Tipp auf dem Handy der Spielleitung auf <b>Tafel auf dem Fernseher zeigen</b>, und gib diese Buchstaben ein.
tv-this-screens-browser-is = Der Browser hier ist zu alt für die Tafel. Zeigt sie von einem Laptop oder Handy aus: per Kabel oder drahtlos.
way-back-back-to = { $screen ->
    [pad] Zurück an deinen Platz
    [board] Zurück zur Tafel
   *[table] Zurück zum Tisch
}
way-back-companion = Companion

## Sätze mit einer Wahl

connect-same-wifi = { $wifi ->
    [none] <b>Dasselbe WLAN?</b> Handy und Computer müssen im selben Netz sein. Schaltet am Handy die mobilen Daten aus, um sicherzugehen.
   *[other] <b>Dasselbe WLAN?</b> Handy und Computer müssen im selben Netz sein: Dieser Computer ist im WLAN <b>{ $wifi }</b>. Schaltet am Handy die mobilen Daten aus, um sicherzugehen.
}
connect-way = { $name }: { $what }.
connect-guest-network = Ein Gastnetz hält Geräte oft voneinander fern: Nehmt das normale WLAN.
connect-firewall-windows = <b>Die Firewall?</b> Drückt die Windows-Taste, schreibt „Firewall“, wählt „App durch Windows-Firewall zulassen“, drückt „Einstellungen ändern“ und setzt beide Häkchen bei { $program }. Steht es nicht da? Einstellungen › Netzwerk und Internet › euer WLAN › Privates Netzwerk.
connect-firewall-macos = <b>Die Firewall?</b> Öffnet Systemeinstellungen › Netzwerk › Firewall › Optionen und erlaubt { $program } eingehende Verbindungen. Neuere Macs fragen auch unter Datenschutz & Sicherheit › Lokales Netzwerk.
connect-firewall-linux = <b>Die Firewall?</b> Lasst Port { $port } herein: { OR($commands, "code") }.
code = <code>{ $it }</code>
delete-table-gone-then = { $games ->
    [0] Seine Leute, Kartenlisten und Hausregeln sind dann weg, für immer. Niemand kann sie zurückholen.
    [one] { $games } Spiel, Leute, Kartenlisten und Hausregeln sind dann weg, für immer. Niemand kann sie zurückholen.
   *[other] { $games } Spiele, Leute, Kartenlisten und Hausregeln sind dann weg, für immer. Niemand kann sie zurückholen.
}
history-ended-early = { COUNT($led) ->
    [0] { $counts ->
        [yes] Vorzeitig beendet: Es zählt.
       *[no] Vorzeitig beendet: Es zählt nicht.
    }
    [one] { $counts ->
        [yes] Vorzeitig beendet: { $led } lag vorn. Es zählt.
       *[no] Vorzeitig beendet: { $led } lag vorn. Es zählt nicht.
    }
   *[other] { $counts ->
        [yes] Vorzeitig beendet: { $led } lagen vorn. Es zählt.
       *[no] Vorzeitig beendet: { $led } lagen vorn. Es zählt nicht.
    }
}
history-same-person = { $host ->
    [yes] Kam jemand auf einem neuen Platz wieder? Sagt, dass es dieselbe Person ist, und die Punkte zählen zusammen. Die Spiele bleiben, wie sie waren.
   *[no] Kam jemand auf einem neuen Platz wieder? Die Spielleitung kann sagen, dass es dieselbe Person ist, und die Punkte zählen zusammen. Die Spiele bleiben, wie sie waren.
}
join-host-lets-you-in = Die Spielleitung lässt dich herein.
join-tap-your-name = Tipp auf deinen Namen oder auf den Namen, dessen Platz du übernimmst. Die Spielleitung lässt dich herein.
join-ask-the-host = { $name ->
    [none] Bitte die Spielleitung, dich hereinzulassen. Diese Seite merkt es von selbst.
   *[other] Bitte die Spielleitung, dich als { $name } hereinzulassen. Diese Seite merkt es von selbst.
}
join-table = { $game ->
    [none] Tisch { $code }
   *[other] Tisch { $code } · { $game }
}
laptop-used-link = Er hat die Tafel in einem anderen Browser geöffnet, oder er stammt von einem früheren Start.
laptop-no-link = Auf dem Laptop, auf dem Companion läuft, brauchst du keinen Link.
# Das Bild eines Ergebnisses hat für manche Namen keine Buchstaben: jeder mit dem, was stattdessen da steht.
result-changed = Das Bild kann nicht alles zeigen: { SEMICOLONS($changed, "result-name") }. Im Text steht jeder Name richtig.
result-name = statt <bdi>{ $key }</bdi> steht da { $value }
rulebook-credit = { $by ->
    [yes] { $credit }. Companion steht damit in keiner Verbindung.
   *[no] { $credit }.
}
score-sheet-when = { $minutes ->
    [0] { $day }, { $time } · Tisch { $code }
    [one] { $day }, { $time } · { $minutes } Minute · Tisch { $code }
   *[other] { $day }, { $time } · { $minutes } Minuten · Tisch { $code }
}
score-sheet-ended-early = { $counts ->
    [yes] Vorzeitig beendet: Es zählt.
   *[no] Vorzeitig beendet: Es zählt nicht.
}
search-found = { $count ->
    [0] „{ $searched }“ steht in keiner Regel. Versuch ein anderes Wort.
    [20] { $count } oder mehr Regeln zu „{ $searched }“
    [one] { $count } Regel zu „{ $searched }“
   *[other] { $count } Regeln zu „{ $searched }“
}
tv-no-table-yet = Noch kein Tisch? Öffne { $host } auf einem Handy.
tv-updates = Diese Seite merkt es von selbst.
home-firewall-windows = Windows fragt, ob { $program } ins Netz darf: Erlaubt es für private Netzwerke, sonst kommen keine Handys herein.
home-firewall-looks-windows = Das Fenster heißt „Windows-Sicherheit“ und versteckt sich gern hinter dem Browser. Setzt das Häkchen bei „Private Netzwerke“ und drückt „Zulassen“.
home-firewall-macos = Euer Mac fragt vielleicht, ob { $program } eingehende Verbindungen annehmen darf: Drückt „Erlauben“, sonst kommen keine Handys herein.
home-firewall-looks-macos = Es ist ein Fenster mit „Ablehnen“ und „Erlauben“, und es kommt nur, wenn die Firewall des Macs an ist.
home-people = { $people }
facts-difficulty = { $difficulty ->
    [1] leicht
    [2] mittel
   *[3] anspruchsvoll
}
search-all = Alle Regeln durchsuchen
search-these = Diese Regeln durchsuchen
history-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
