ask-for = Für { $name }
ask-is-here-and-is = { $name } ist da und wählt noch.
ask-is-away-no-phone = { $name } ist nicht da, und es ist kein Handy verbunden, das klingeln könnte.
ask-the-game-waits-nothing = Das Spiel wartet. Nichts geht verloren.
ask-wait-for = Auf { $name } warten
ask-let-the-app-answer = Die App soll antworten
ask-it-answers-as-the = Sie antwortet, wie es die Regeln für Abwesende vorsehen.
ask-draw-for-them = Stellvertretend ziehen
ask-a-neighbour-draws-one = Jemand daneben zieht zufällig eine der Karten und gibt sie unten ein.
ask-enter-for-them = Stellvertretend eingeben
ask-it-is-sealed-like = Es wird versiegelt wie alles andere. Auf einem Handy sieht es sonst niemand.
ask-everybody-sees-who-entered = Alle sehen, wer es eingegeben hat.
ask-remove-them = Aus dem Spiel nehmen
between-what-to-do-now = Was jetzt zu tun ist
between-done-next-step = Erledigt, weiter
between-what-to-do = Was zu tun ist
count-all-is-about-to = Gleich wird alles aufgedeckt
course-table-after = Nach
entries-which-entry-is-wrong = Welcher Eintrag stimmt nicht? Spätere, die noch passen, bleiben, und alle sehen die Änderung.
entries-nothing-has-been-entered = Noch ist nichts eingegeben.
evening-wears-the-crown = trägt die Krone
evening-points = Punkte
evening-how-tonight-stands = So steht der Abend
evening-tonight-after-games = { $games ->
    [one] Heute Abend, nach { $games } Spiel
   *[other] Heute Abend, nach { $games } Spielen
}
evening-tonights-points = Punkte des Abends
evening-a-game-is-worth = { $crown } Ein Spiel bringt dir einen Punkt für jeden, der hinter dir liegt, und einen halben für jeden, mit dem du dir den Platz teilst.
finale-who-came-where = Die Plätze
finale-what-was-remarkable = Höhepunkte
finale-ready-for-more = <b>Lust auf mehr?</b> { $label }. { $help }
finale-try-it = Probiert es
finale-another-game = Anderes Spiel
finale-play-on = Weiterspielen
finale-see-it-again = Noch mal ansehen
index-companion = { $code } · Companion
index-sit-down-with-this = Mit diesem Handy Platz nehmen
index-one-moment = Moment …
index-what-was-decided = Bisherige Entscheidungen
index-keep = Abbrechen
index-when-everything-is-turned = Aufdecken
index-brisk = Zügig
index-slow = Langsam
index-ill-go-on-myself = Ich schalte selbst weiter
index-all-at-once = Alles auf einmal
index-the-space-bar-or = Mit der Leertaste oder einem Tippen geht es sofort weiter.
index-this-browser-wont-let = Dieser Browser lässt das nicht zu. Stell am Computer eine längere Zeit ein.
index-how-loud-the-board = Wie laut die Tafel ist
index-music-in-the-lobby = Musik vor dem Spiel und am Ende
index-go-on-the-next = Weiter: nächster Schritt oder jetzt aufdecken
index-enter-a-card-that = Eine offene Karte eingeben (0 ist die 10; auch { $letters })
index-sound-and-music-on = Ton und Musik an oder aus
index-read-all-that-was = Alle Entscheidungen lesen
index-undo-the-last-entry = Letzten Eintrag rückgängig machen
index-redo-what-was-undone = Wiederherstellen
index-a = a
index-open-the-rules = Regeln öffnen
lobby-take-a-seat = Nehmt Platz
lobby-point-a-phones-camera = Haltet eine Handykamera hierher
lobby-or-open = oder öffnet
lobby-and-enter = und gebt ein
lobby-a-qr-code-shows = Ein QR-Code erscheint, sobald die Spielleitung diese Tafel unter einer Adresse öffnet, die Handys erreichen.
lobby-on-companions-first-page = Gebt auf der Startseite von Companion ein
lobby-clockwise-as-you-sit = Im Uhrzeigersinn, wie ihr sitzt.
lobby-drag-to-move-tap = Zum Umsetzen ziehen, zum Ändern den Namen antippen.
lobby-names-appear-here-as = Hier stehen die Namen, sobald jemand Platz nimmt.
lobby-change-name-or-symbol = { $name }: Namen oder Symbol ändern
lobby-tonight = heute Abend
lobby-sits-out = setzt aus
lobby-hello = Hallo!
lobby-move-up = { $name } nach oben
lobby-move-down = { $name } nach unten
lobby-remove = { $name } wirklich vom Tisch nehmen?
lobby-remove-3 = { $name } vom Tisch nehmen
lobby-nobody-yet-is-for = Noch niemand. { $name } ist für { $least } bis { $most } Personen.
lobby-more-can-play = Noch { $places } können mitspielen
lobby-one-more-can-play = Noch ein Platz ist frei
lobby-is-full = Bei { $name } ist alles besetzt
lobby-a-tv-shows-this = Ein Fernseher zeigt diese Tafel.
lobby-a-tv-showed-this = Ein Fernseher hat diese Tafel gezeigt. Jetzt ist er aus.
lobby-take-the-board-off-2 = Die Tafel von diesem Bildschirm nehmen? Das Spiel ist dort weiter zu sehen.
lobby-replay-it = Noch mal ansehen
lobby-no-phone-has-reached = Noch hat kein Handy diesen Computer erreicht.
lobby-same-wi-fi-as = Dasselbe WLAN wie dieser Computer? Nicht das Gastnetz?
lobby-did-this-computer-ask = Hat dieser Computer gefragt, ob Python ins Netzwerk darf? Erlaubt es.
lobby-a-vpn-here-or = Läuft ein VPN, hier oder auf dem Handy? Schaltet es aus.
lobby-help-with-connecting = Hilfe beim Verbinden
lobby-no-phone-two-people = Kein Handy dabei? Zwei können sich eins teilen.
lobby-back-with-another-phone = Mit einem anderen Handy zurück? Bittet um euren alten Platz.
lobby-only-here-to-look = Nur zum Zuschauen da? Scannt, und tippt auf „Nur zuschauen“.
lobby-tonight-2 = Heute Abend
lobby-all-options = { $name }: alle Optionen
lobby-game = Spiel
lobby-players = Leute
lobby-min = · { $span } Min.
lobby-show-me = Zeig’s mir
lobby-no-such-cards = Solche Karten habt ihr nicht?
lobby-how-do-you-want = Wie wollt ihr spielen?
lobby-your-own-mix = Eure eigene Mischung
lobby-fewer = weniger
lobby-more = mehr
lobby-all-options-2 = Alle { $fields } Optionen
lobby-begin = { $title } starten
lobby-the-host-starts-the = Die Spielleitung startet das Spiel.
lobby-instead-you-can-use = <b>{ $name }:</b> { $needs } Stattdessen geht auch:
lobby-let-the-app-deal = Die App soll geben
lobby-games-at-this-table = Spiele an diesem Tisch
lobby-replay = Noch mal ansehen
lobby-not-installed-here = hier nicht installiert
people-remove-as-host = Leitung entziehen
people-make-host-too = Auch leiten lassen
people-disconnect-this-phone = Handy trennen
people-remove-from-the-table = Vom Tisch nehmen
people-name-or-symbol = Name oder Symbol …
people-enter-for-them = Stellvertretend eingeben …
people-ring-their-phone = Handy klingeln lassen
phone-is-ringing = Das Handy von { $name } klingelt.
people-a-tv-or-another = Ein Fernseher oder anderer Bildschirm
people-the-browser-that-opened = Der Browser, der diesen Tisch eröffnet hat
people-a-phone-without-a = Ein Handy ohne Platz
people-the-laptop-that-runs = Der Laptop, auf dem Companion läuft, leitet immer mit.
people-phones-that-wait-can = Handys, die warten, können der Tafel ein Lachen, ein Stöhnen oder Applaus schicken.
people-phones-cant-send-reactions = Handys können keine Reaktionen schicken.
people-switch-reactions-off = Reaktionen ausschalten
people-switch-reactions-on = Reaktionen einschalten
people-time-limit = Zeitlimit …
people-letters-on-the-cards = Buchstaben auf den Karten: { $letters }
rejoin-not-in-this-game = Noch nicht in diesem Spiel
rejoin-join-or-come-back = Mitspielen oder zurückkommen
rejoin-requests-own-phone-decides = { $name }, antworte auf deinem Handy.
rejoin-requests-host-lets-in = Hereinlassen kann die Spielleitung, auf einem Handy.
rematch-rematch = Revanche
rematch-rematch-2 = Revanche: { $title }
rematch-everybody-is-here = Alle sind da.
rematch-isnt-here = ist nicht da.
rematch-is-the-phone-asleep = Schläft das Handy? Weckt es auf.
rematch-scan-the-code-to = Zum Mitspielen den Code scannen.
rematch-deal-everybody-in = Alle mitspielen lassen
rematch-play-without-them = Ohne sie spielen
rematch-begin = Los geht’s
says-everything-is-sealed = Alles ist versiegelt.
says-turn-over-now = Jetzt aufdecken
says-is-away = { $name } ist nicht da …
says-the-time-for-this = Zeit für diese Frage
says-add-a-minute = Eine Minute mehr
says-last-result = Letztes Ergebnis:
says-anybody-may-still-take = Noch kann jeder zurücknehmen.
says-entered-by = { $name } · eingegeben: { $by }.
show-tonight-after-games = { $games ->
    [one] Heute Abend, nach { $games } Spiel.
   *[other] Heute Abend, nach { $games } Spielen.
}
take-home-point-a-phones-camera = Haltet eine Handykamera hierher.
take-home-you-get-a-picture = Ihr bekommt ein Bild zum Speichern und einen Text zum Kopieren. Das Handy muss in diesem Netz sein.
take-home-open-it-here = Hier öffnen
timer-time-what-now = Die Zeit ist um! Was nun?
timer-paused-for-everybody = Pause für alle
timer-this-question = Diese Frage
timer-nothing-is-decided-whoever = Nichts ist entschieden. Wählst du noch? Mach weiter.
timer-go-on-waiting = Weiter warten
timer-go-on = Weiter
timer-pause = Pause
timer-still-choosing = Wer noch wählt
timer-how-long-may-a = Wie lange darf eine Frage dauern? Ist die Zeit um, sagt es die Tafel. Sonst passiert nichts.
timer-how-long-a-question = Wie lange eine Frage dauern darf
timer-no-limit = Kein Limit
timer-other-e-g = Andere, z. B. 1:30
timer-set = Einstellen
timer-words-no-time-limit = Kein Zeitlimit
timer-words-seconds-a-question = { $seconds } Sekunden pro Frage
undo-this-is-the-last = Das ist der letzte Eintrag. Alle sehen, dass er rückgängig gemacht wurde, und ihr könnt ihn wiederherstellen.
undo-keep-it = Behalten
undo-it = Rückgängig machen
ask-answer-for = Antworten für { $name }
ask-enters-it = { $name } gibt es ein
ask-on-this-screen = Auf diesem Bildschirm eingeben
ask-on-this-screen-for-all = Auf diesem Bildschirm eingeben, für alle sichtbar
ask-enter-what-they-tell = { $name } ist nicht da. Gebt ein, was ihr gesagt bekommt.
ask-draw-one-of-theirs = { $name } ist nicht da. Zieht zufällig eine der Karten, legt sie hin, und gebt sie hier ein.
finale-so-far = { $title }, bis hierher
finale-place = { $shared ->
    [yes] { $rank ->
        [1] Geteilter erster Platz
        [2] Geteilter zweiter Platz
       *[3] Geteilter dritter Platz
    }
   *[no] { $rank ->
        [1] Erster Platz
        [2] Zweiter Platz
       *[3] Dritter Platz
    }
}
finale-leads = { COUNT($names) ->
    [one] { $names } führt bis jetzt
   *[other] { $names } führen bis jetzt
}
finale-wins = { COUNT($names) ->
    [one] { $names } gewinnt { $title }
   *[other] { $names } teilen sich den Sieg
}
finale-ended-counts = Vorzeitig beendet. Es zählt für den Abend.
finale-ended-for-nobody = Vorzeitig beendet. Es zählt nicht für den Abend.
# $points kann „2½“ sein; $is_one sagt, ob es 1 oder ½ ist.
lobby-points = { $is_one ->
    [yes] { $points } Punkt
   *[no] { $points } Punkte
}
lobby-last-game = { COUNT($names) ->
    [0] Letztes Spiel, { $title }: vorzeitig beendet.
    [one] { $over ->
        [yes] Letztes Spiel, { $title }: { $names } hat gewonnen.
       *[no] Letztes Spiel, { $title }: { $names } lag vorn, als es beendet wurde.
    }
   *[other] { $over ->
        [yes] Letztes Spiel, { $title }: { $names } haben gewonnen.
       *[no] Letztes Spiel, { $title }: { $names } lagen vorn, als es beendet wurde.
    }
}
lobby-that-was = Das letzte Mal: { $day }. Zeit für eine Revanche?
lobby-all-games = Alle { $count } Spiele
lobby-want-this = { COUNT($names) ->
    [one] { $names } will das spielen
   *[other] { $names } wollen das spielen
}
lobby-you-need = <b>Ihr braucht:</b> { $needs }
lobby-first-time = zum ersten Mal
lobby-known = { $count ->
    [0] Noch keine
   *[other] { $count } bekannt
}
lobby-your-phones = <b>Eure Handys.</b> Die App gibt, und jedes Handy zeigt die eigenen Karten.
lobby-earlier-game = { COUNT($names) ->
    [0] { $when }. Vorzeitig beendet.
    [one] { $when }. { $names } hat gewonnen.
   *[other] { $when }. { $names } haben sich den Sieg geteilt.
}
people-here = da
people-host-too = leitet auch
people-out-of-the-game = nicht mehr im Spiel
people-shows-the-board = zeigt die Tafel
people-sure-disconnect = Das Handy von { $name } trennen? Mit dem Code kommt es wieder herein.
people-sure-remove = { $name } vom Tisch nehmen? Mit dem Code kommt man wieder herein.
rematch-has-no-seat = hat hier gerade keinen Platz.
rematch-sits-out = setzt aus.
rematch-play-too = { COUNT($names) ->
    [one] { $names } spielt auch mit.
   *[other] { $names } spielen auch mit.
}
rematch-play-without = Ohne { $names } spielen
says-name-away = { $name } (nicht da)
# $total ist die Summe von jedem, oder keine: „12 Punkte“, „7,50 $“.
show-leads = { COUNT($seats) ->
    [one] { $total ->
        [none] { $seats } führt bis jetzt.
       *[other] { $seats } führt bis jetzt: { $total }.
    }
   *[other] { $total ->
        [none] { $seats } führen bis jetzt.
       *[other] { $seats } führen bis jetzt: je { $total }.
    }
}
show-wins = { COUNT($seats) ->
    [one] { $total ->
        [none] { $seats } gewinnt { $title }.
       *[other] { $seats } gewinnt { $title }: { $total }.
    }
   *[other] { $total ->
        [none] { $seats } teilen sich den Sieg.
       *[other] { $seats } teilen sich den Sieg: je { $total }.
    }
}
show-place = { $rank ->
    [2] Zweiter
   *[3] Dritter
} Platz: { $seats }{ $total ->
    [none] .
   *[other] {""}, { show-each }.
}
show-each = { COUNT($seats) ->
    [one] { $total }
   *[other] je { $total }
}
timer-words-whole-minutes = { $minutes ->
    [one] { $minutes } Minute pro Frage
   *[other] { $minutes } Minuten pro Frage
}
timer-offered = { $seconds ->
    [30] 30 Sekunden
    [60] 1 Minute
    [120] 2 Minuten
   *[180] 3 Minuten
}
lobby-a-printer-and-scissors = <b>Drucker und Schere.</b>
lobby-print-the-cards = Druckt die Karten, und schneidet sie aus.
people-take-the-board-off-2 = Die Tafel von diesem Bildschirm nehmen? Das Spiel ist dort weiter zu sehen.
people-remove-the-browser-that = Soll der Browser, der diesen Tisch eröffnet hat, nicht mehr leiten? Das Spiel ist dort weiter zu sehen.
people-remove-this-phone-as = Soll dieses Handy nicht mehr leiten? Das Spiel ist dort weiter zu sehen.
timer-words-minutes-a-question = { $time } Minuten pro Frage
timer-30-seconds = +30 Sekunden
timer-1-minute = +1 Minute
