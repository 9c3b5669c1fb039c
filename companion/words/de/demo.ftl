# Was erzählt wird, während sich ein Spiel selbst spielt, je nach Art des Schritts. Der erste erklärt, die anderen sagen, was passiert.

seats-1 = Gespielt wird mit echten Karten. Ein Laptop ist der Schiedsrichter, und jedes Handy ist ein Platz.
more-seats-1 = Code scannen, Namen wählen, fertig. Hier siehst du alle Handys, am Tisch nur deins.
asked-anyone = Was offen auf dem Tisch liegt, gibt jemand auf einem Handy ein.
asked-one = Nur das Handy fragt etwas, dessen Platz dran ist. Die anderen sehen, auf wen sie warten.
asked-sealed = Jedes Handy fragt nur seinen Platz. Niemand sieht, was die anderen wählen.
asked = { $title }
picked-sealed = Aussuchen und versiegeln. Die echte Karte bleibt verdeckt.
picked = { $sort ->
    [sealed] Alle wählen.
   *[other] { COUNT($seats) ->
        [one] { $seats } gibt es ein.
       *[other] Es ist eingegeben.
    }
}
sealed-1 = Versiegelt. Auch die Spielleitung sieht es nicht. Bis alle so weit sind, kannst du es zurücknehmen.
sealed = Alle sind so weit.
revealed-1 = Die Tafel deckt alles zusammen auf. Auf den Handys steht so lange „Schau hoch!“
revealed = Die Tafel deckt alles auf.
told-1 = Die Tafel sagt, was passiert ist. Jedes Handy sagt, was das für dich heißt und warum.
told-2 = Falsche Karte? Ändere sie auf dem Handy: Alles danach wird neu entschieden.
told-3 = Die Punkte zählen sich von selbst. Niemand braucht einen Stift.
told = { $said }
said = { $said }
later = Wir springen ein Stück weiter.
last = Wir springen weiter: Das ist die letzte Eingabe.
over-1 = Wer gewonnen hat, wie es lief und was besonders war. Jedes Spiel könnt ihr noch mal ansehen.
over = Das war’s.

## Die Seite

board-the-table = Der Tisch
index-show-me-companion = Zeig mir { $name } · Companion
index-companion-plays = Companion spielt
index-which-game = Welches Spiel
index-keep-showing-games-until = Weiter Spiele zeigen, bis jemand kommt
index-stop = Anhalten
index-esc = esc
index-the-board = Die Tafel
index-the-board-on-a = Die Tafel, auf einem Laptop
index-a-phone = Ein Handy
index-what-happens = Was passiert
index-show = Zeigen
index-back = Zurück
index-play = Abspielen
index-pause = Pause
index-skip-ahead = Vorspringen
index-how-far-it-is = Wie weit es ist
index-play-it-yourselves = Selbst spielen
index-show-me = Zeig mir { $name }
index-its-rules = Die Regeln
phone-a-phone-companion = Ein Handy · Companion
screen-look-up = Schau hoch!
screen-its-on-the-board = Da läuft es gerade.
phone-of = Handy von { $name }
