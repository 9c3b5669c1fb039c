# Was Seiten antworten, wenn etwas nicht geht, und ihre kleinen Wörter.

cannot-open = Diese Seite kannst du nicht öffnen.
nothing-here = Hier ist nichts. Sieh dir die Adresse noch mal an.
too-much-at-once = Das ist zu viel auf einmal.
did-not-work = Das hat nicht geklappt.
unreadable = Diese Seite hat etwas geschickt, das wir nicht lesen können. Bitte lade sie neu.
laptop-ways = So öffnest du die Tafel auf dem Laptop, auf dem Companion läuft: { OR($ways, "it") }.
it = { $it }
laptop-open = öffne dort { $url }
laptop-enter = drück Enter im Terminal, in dem Companion läuft
laptop-start-again = starte Companion neu (jeder Tisch ist gespeichert)
no-such-address = Diese Adresse hat der Computer nicht mehr.
wifi-name = Schreib den Namen des WLANs und, falls es eins hat, das Passwort: 8 bis 63 Zeichen.
address-is-set = Die Adresse dieses Servers bestimmt, wer ihn betreibt.
deck-of-table = Tisch { $code }
own-deck = Eure eigene Liste.
no-such-game = Dieses Spiel kennt Companion nicht.
no-such-step = Diesen Schritt gibt es in dem Spiel nicht.
games-to-see = Von jeder Art gibt es { $count } Spiele zu sehen, gezählt ab 1.
no-finished-game = Ein Spiel mit dieser Nummer hat der Tisch nicht zu Ende gespielt.
another-website = Das kam von einer anderen Website, also ist nichts passiert.
begin-again = Lade diese Seite neu, dann geht es von vorn los.
back-to-pad = Zurück an deinen Platz
back-to-watching = Zurück zum Zuschauen
back-to-board = Zurück zur Tafel
no-picture = Das Bild ließ sich nicht zeichnen. Das Ergebnis steht da als Text.
board-on-tv = Die Tafel ist auf dem Fernseher.
not-our-address = Diese Adresse gehört nicht zu Companion. Öffne die Adresse, die auf der Tafel steht.
odd-address = In dieser Adresse steht ein Zeichen, das in keine Adresse gehört.
too-often = { $seconds ->
    [one] Das war zu oft. Bitte warte { $seconds } Sekunde, und versuch es noch mal.
   *[other] Das war zu oft. Bitte warte { $seconds } Sekunden, und versuch es noch mal.
}
wrong-codes = { $seconds ->
    [one] Von hier kamen zu viele falsche Codes. Warte { $seconds } Sekunde, und versuch es noch mal.
   *[other] Von hier kamen zu viele falsche Codes. Warte { $seconds } Sekunden, und versuch es noch mal.
}
ended-early = Dieses Spiel wurde vorzeitig beendet, also hat es kein Ergebnis.
no-such-result = So ein Spiel hat dieser Tisch nicht gespielt. Sieh dir die Adresse noch mal an.
not-over-yet = Dieses Spiel läuft noch. Sein Ergebnis steht hier, wenn es aus ist.
today = heute, { $time }
yesterday = gestern, { $time }
# Hinter dem Namen eines Spiels, das mehrmals gespielt wurde: „The Feast, zweimal“.
often = { $count ->
    [2] , zweimal
    [3] , dreimal
   *[other] , { $count }-mal
}
no-such-language = Diese Sprache spricht Companion nicht. Lade die Seite neu, und wähl eine andere.
guest = Gast

## Die Spalten einer exportierten Datei

csv-table = Tisch
csv-number = Nummer
csv-game = Spiel
csv-began = Beginn
csv-ended = Ende
csv-minutes = Minuten
csv-complete = vollständig
csv-player = Name
csv-place = Platz
csv-score = Punkte
csv-won = gewonnen
csv-options = Optionen
