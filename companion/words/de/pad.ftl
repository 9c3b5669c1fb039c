action-hold-to-look = Zum Ansehen halten
action-take-it-back = Zurücknehmen
amend-entered = Eingegeben: <b>{ $label }</b>
amend-save-the-change = Änderung speichern
amend-anyway = Trotzdem ändern
amend-save-it = { $it } speichern
amend-later-entries-that-still = Spätere Einträge, die noch passen, bleiben. Alle sehen die Änderung.
awaited-who-has-been-heard = Wer schon geantwortet hat
entries-you-can-change-your = Deine eigenen Einträge und die des Tisches kannst du ändern. Die Spielleitung kann auf der Tafel alle ändern.
hand-hold-to-look-at = Halten, um deine Karten zu sehen
hand-hold = Halten
head-watching = Zuschauen
help-youre-the-host-games = <b>Du leitest das Spiel.</b> Spiele startest du auf der Tafel.
help-a-phone-says-it-is-you = Ein anderes Handy fragt nach deinem Platz.
help-it-would-see-what-you-see = Lässt du es herein, sieht es alles, was du siehst.
help-another-phone-has-your-seat = Noch ein Handy hat deinen Platz.
help-it-sees-what-you-see = Es sieht, was du siehst. Ist es nicht deins? Dann soll die Spielleitung es trennen.
help-waiting-for-their-phone = Wir warten auf das Handy von { $name }.
help-say-yes-there = Dort muss jemand Ja sagen.
help-waiting-for-the-host = Wir warten auf die Spielleitung.
help-ask-the-host-to = Bitte die Spielleitung, dir den Platz von { $name } zu geben.
help-is-away = { $name } ist nicht da.
help-the-host-asks-you = Die Spielleitung bittet dich, für { $name } zu antworten.
help-answer = Antworten
help-the-host-is-gone = Die Spielleitung ist weg.
help-somebody-has-to-start = Jemand muss Spiele starten und Leute hereinlassen.
help-ill-host = Ich leite
how-you-need = Ihr braucht: { $needs }
how-show-the-tour-again = Noch mal kurz erklären
how-lets-play = Los geht’s
how-you-play-with-real = Ihr spielt mit echten Karten
how-play-your-cards-on = Leg deine Karten wie immer auf den Tisch. Geheimes versiegelst du hier: Bis zum Aufdecken sieht es niemand.
how-when-everybody-is-in = Sind alle fertig, wird alles auf einmal gezeigt: wer was nimmt und warum.
how-companion-keeps-the-scores = Companion zählt die Punkte und kennt die Regeln.
how-waiting-for-the-host = Wir warten, bis die Spielleitung ein Spiel wählt. Dann stehen hier die Regeln.
index-pass-the-phone-no = Gib das Handy weiter. Nicht gucken.
index-i-am = Ich bin { $name }
look-look-up = Schau hoch!
look-its-on-the-board = Es steht auf der Tafel.
look-the-rules-and-how = Die Regeln und wie ihr sie spielt
lost-what-was-entered-later = Was später eingegeben wurde, passt vielleicht nicht mehr. Dann wird danach noch mal gefragt.
lost-what-was-entered-after = Was danach kam, zählt wieder, wo es noch passt.
more-scores-and-your-cards = Punkte und deine Karten
more-what-changed = Was wurde geändert?
phone-this-phone-wont-let = Dieses Handy lässt das nicht zu. Lass den Bildschirm in seinen Einstellungen länger an.
phone-vibrate = Vibrieren
phone-somebody-else-plays-on = An diesem Handy spielt noch jemand mit
phone-leave-the-table = Den Tisch verlassen
phone-leave-the-table-you = Den Tisch verlassen? Mit dem Code kommst du zurück.
prompt-ready-for-the-next = Bereit fürs nächste Spiel
prompt-youre-in = Du bist dabei, { $name }
prompt-you-sit-out-the = Beim nächsten Spiel setzt du aus. Die Spielleitung kann dich dazuholen.
prompt-youre-the-host-pick = Du leitest. Such auf der Tafel ein Spiel aus und starte es. Die Tafel öffnest du ganz unten, hier oder auf einem Fernseher.
prompt-the-host-begins-on = Wenn alle da sind, startet die Spielleitung { $title } auf der Tafel.
prompt-the-host-picks-a = Die Spielleitung wählt auf der Tafel ein Spiel und startet es.
prompt-say-hello-on-the = Wink der Runde
prompt-what-do-you-want = Was möchtest du spielen?
prompt-votes = { $count ->
    [one] Stimme
   *[other] Stimmen
}
prompt-full-rules = Alle Regeln
prompt-practise-a-round = Eine Runde üben
prompt-practise-with = Mit { $name } üben
prompt-your-earlier-entry-no = Dein früherer Eintrag ({ $value }) passt nicht mehr. { $say }
prompt-the-other-cards-are = Die anderen Karten liegen offen. Deine sieht man sofort.
prompt-check-entries = { $count ->
    [one] Prüf diesen Eintrag
   *[other] Prüf diese Einträge
}
prompt-who-can-change-it = Ändern kann ihn { OR($who, "one-who-can") }.
one-who-can = { $it }
prompt-youre-out = Du bist in diesem Spiel nicht mehr dabei
prompt-watch-or-come-back = Du kannst zusehen. Willst du doch weiterspielen? Frag die Spielleitung.
prompt-host-sees-who-plays = Frag die Spielleitung, wer mitspielt.
prompt-enter-it-here-instead = Doch hier eingeben
prompt-sealed = Versiegelt
prompt-everybody-has-sealed-here = Alle haben versiegelt. Jetzt wird aufgedeckt …
prompt-you-can-take-it = Bis alle versiegelt haben, kannst du es zurücknehmen.
prompt-what-you-sealed-no = Was du versiegelt hast, passt nicht mehr. { $say } Nimm es zurück, und wähl noch mal.
ruling-now = Jetzt
keypad-delete-the-last-digit = Letzte Ziffer löschen
keypad-plus-or-minus = Plus oder minus
pick-enter = Eingeben
pick-enter-it = { $it } eingeben
pick-see-them-all = Alle ansehen
pick-possible = Möglich: { $possible }
pick-nothing-is-possible = Nichts ist möglich
bid-bid = { $low } bieten
bid-one-less = Eins weniger
bid-keys = Tasten:
bid-one-more = Eins mehr
bid-digits-of-the-bid = Ziffern des Gebots
bid-bid-2 = { $value } bieten
clash-our-deck-is-like = Unsere Karten sind so: Dabei bleibt es
clash-change = Ändern: { $entry }
clash-go-back = Zurück
clash-are-the-cards-themselves = Stimmt etwas mit den Karten selbst nicht? Dann werden diese nicht mehr gezählt.
clash-our-deck-is-like-2 = Unsere Karten sind so
either-nothing-yet = Noch nichts
either-pick-one = Wähl aus
order-move-up = { $label } nach oben
order-move-down = { $label } nach unten
order-move-off-the-list = { $label } von der Liste nehmen
order-tap-a-card-below = Tipp unten auf eine Karte
order-what-can-be-had = Karten zur Auswahl
how-tour = Kurz erklärt, 20 Sekunden
lost-asked-again = { $count ->
    [one] Dann passt ein späterer Eintrag nicht mehr. Danach wird noch mal gefragt:
   *[other] Dann passen { $count } spätere Einträge nicht mehr. Danach wird noch mal gefragt:
}
lost-not-counted = { $count ->
    [one] Dann zählt ein späterer Eintrag nicht. Passt er noch, zählt er wieder, sobald das Spiel dort ankommt.
   *[other] Dann zählen { $count } spätere Einträge nicht. Was noch passt, zählt wieder, sobald das Spiel dort ankommt.
}
phone-mine = Dieses Handy
# Hier spielt mehr als eine Person.
phone-of = Dieses Handy: { $names }
phone-change-my-name = Deinen Namen oder dein Symbol ändern
phone-change-name-of = Name oder Symbol von { $name } ändern
prompt-you-lead = { $count ->
    [one] Du führst bis jetzt
   *[other] Du liegst bis jetzt mit vorn
}
prompt-you-win = { $count ->
    [one] Du gewinnst!
   *[other] Ihr teilt euch den Sieg!
}
prompt-others-lead = { COUNT($names) ->
    [one] { $names } führt bis jetzt
   *[other] { $names } führen bis jetzt
}
prompt-others-win = { COUNT($names) ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
prompt-ended-early = { $title } wurde vorzeitig beendet. Wie es weitergeht, wählt die Spielleitung auf der Tafel.
prompt-over = { $title } ist zu Ende. Wie es weitergeht, wählt die Spielleitung auf der Tafel.
keypad-plus = plus
keypad-minus = minus
keypad-point = Komma
lost-more = und noch { $count }
bid-left = noch { $left } von { $all }
number-range = { $low } bis { $high }
prompt-tour = { $title }: kurz erklärt, 20 Sekunden
tour-title = { $title } in 20 Sekunden
pick-one = Wähl aus
