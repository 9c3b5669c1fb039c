# Was mehrere Bildschirme sagen.

the-host = die Spielleitung
the-table = der Tisch
the-app = die App
dummy = Strohmann { $number }
at-the-start = am Anfang
at-the-end = am Ende
the-start = Anfang
the-end = Ende
heading-start = Der Anfang
heading-end = Das Ende
course-start = Start
course = So lief das Spiel
pick-one = Wähl aus
enter-a-number = Gib eine Zahl ein
choose-a-bid = Wähl ein Gebot
all-seal = Alle versiegeln geheim.
all-sealed = Alle haben versiegelt. Jetzt wird aufgedeckt …
one-moment = Einen Moment …
waiting = Wir warten auf den Tisch
waiting-for = Wir warten auf { $names }
waiting-for-these = Wir warten auf { $names }.
away-hint = { COUNT($names) ->
    [one] { $names } ist nicht da. Die Spielleitung kann warten oder ohne { $names } weitermachen.
   *[other] { $names } sind nicht da. Die Spielleitung kann warten oder ohne sie weitermachen.
}
which-entry-is-wrong = Welcher Eintrag stimmt nicht?
anybody-can = Das kann jeder eingeben.

## Das Ergebnis zum Mitnehmen

so-far = { $title }, Zwischenstand
verb-leads = { COUNT($winners) ->
    [one] führt bis jetzt
   *[other] führen bis jetzt
}
verb-wins = { COUNT($winners) ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}
headline-leads = { COUNT($winners) ->
    [0] Niemand gewinnt
    [one] { $winners } führt bis jetzt
   *[other] { $winners } führen bis jetzt
}
headline-wins = { COUNT($winners) ->
    [0] Niemand gewinnt
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}
total-points = { $points ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
evening-after = { $games ->
    [one] Der Abend nach { $games } Spiel: { $points }.
   *[other] Der Abend nach { $games } Spielen: { $points }.
}
result-line = { $place ->
    [0] { $name } (früher gegangen): { $total }
   *[other] { $place }. { $name }: { $total }
}
companion-kept = Gezählt hat Companion, für Leute, die mit echten Karten spielen.

## Kleine Wörter

not-possible = Das geht gerade nicht.
option-yes = ja
option-no = nein
option-none = keine
qr-code = QR-Code: { $url }
secret = geheim
