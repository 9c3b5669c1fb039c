# Was Companion über Plätze, Tische und Handys sagt.

name-missing = Wie heißt du?
name-long = Der Name ist zu lang. { $most } Buchstaben passen.
name-taken = { $name } sitzt schon am Tisch. Bist du das? Dann tipp hier auf deinen Namen. Sonst nimm einen anderen.
name-of-another = { $name } sitzt schon am Tisch. Nimm einen anderen Namen.
table-full = Alle { $most } Plätze sind besetzt. Zuschauen kannst du trotzdem.
no-such-colour = Dieses Symbol haben wir nicht. Nimm eins von denen, die du siehst.
colour-taken = Das Symbol hat gerade jemand genommen. Nimm ein anderes.
not-an-order = Jemand anders hat die Reihenfolge geändert. Bitte ordne sie noch mal.
no-such-seat = Da sitzt niemand mehr.
no-such-table = Einen Tisch { $table } gibt es hier nicht. Sieh dir die Buchstaben auf der Tafel noch mal an.
table-deleted = Die Spielleitung hat diesen Tisch gelöscht.
plays-now = { $seat } spielt gerade mit. Wer gehen muss, wird zuerst aus dem Spiel genommen.
no-phone = Mit dem Platz von { $seat } ist kein Handy verbunden.
not-yourself = Du kannst dich nicht selbst hereinlassen. Das muss jemand anders aus der Spielleitung tun.
own-phone-decides = Das Handy von { $seat } ist verbunden, also muss dort jemand Ja sagen.
no-rejoin-request = Niemand wartet darauf, hereingelassen zu werden.
no-game = An diesem Tisch läuft kein Spiel.
no-such-game = Dieses Spiel kennt Companion nicht.
game-on = Nicht mitten im Spiel. Spielt es zu Ende, oder beendet es vorher.
played-together = { $seat } und { $other } haben im selben Spiel gespielt, also sind es zwei Leute.
no-past-game = Ein Spiel mit der Nummer { $number } hat dieser Tisch nicht.
no-rematch = Hier gibt es kein letztes Spiel, das ihr noch mal spielen könnt.
past-game-missing = Das Spiel { $game } ist hier nicht installiert, also lässt es sich nicht noch mal ansehen.
cannot-be-replayed = Dieses Spiel lässt sich nicht noch mal ansehen: Was gespeichert war, ist beschädigt. Sonst fehlt nichts.
too-much = { $seconds ->
    [one] Das ist viel auf einmal. Warte { $seconds } Sekunde, und versuch es noch mal.
   *[other] Das ist viel auf einmal. Warte { $seconds } Sekunden, und versuch es noch mal.
}
busy = Das ist nicht angekommen. Bitte versuch es noch mal.
stumbled = Da ging etwas schief. Geändert hat sich nichts. Mach weiter, oder gib es anders ein.
host-only = Das kann nur die Spielleitung.
not-on-tv = Nicht auf einem Fernseher: Nimm dafür ein Handy.
no-such-tv = Diese Buchstaben zeigt kein Fernseher. Sieh noch mal hin, und gib ein, was jetzt da steht.
too-many-tvs = Es warten schon zu viele Bildschirme. Versuch es in einer Minute noch mal.
not-yours = Das entscheidet jemand anders.
not-seated = Setz dich zuerst auf einen Platz.
unreadable = Diese Seite hat etwas geschickt, das wir nicht lesen können. Bitte lade sie neu.
unknown-command = Diese Seite ist veraltet. Bitte lade sie neu.
reactions-off = Die Spielleitung hat die Reaktionen ausgeschaltet.
entered-meanwhile = Gerade hat jemand etwas anderes eingegeben. Sieh es dir zuerst an.
host-there = Die Spielleitung ist wieder da.
secret-hand = Diese Karten darf nur sehen, wem sie gehören. Für Abwesende kann die App ziehen.
phone-is-here = { GENITIVE($seat) } Handy ist noch verbunden, also rührt die App diese Karten nicht an. Trenn es zuerst.
no-such-time = Schreib die Zeit in Sekunden oder in Minuten und Sekunden: 90 oder 1:30.
no-time = Gerade hat keine Frage ein Zeitlimit.
time-range = Wähl eine Zeit zwischen { $low } Sekunden und { $high } Minuten.
not-waited-for = Auf { $seat } wartet gerade niemand.
still-shown = Die Tafel zeigt noch, was passiert ist. Lass es gleich noch mal klingeln.
phone-not-here = Das Handy von { $seat } ist nicht da, also kann es nicht klingeln.
rung-already = Das Handy von { $seat } hat gerade geklingelt. Gib ihm einen Moment.

## Woraus alle Bildschirme bestehen

can-see-the-rule = Zur Regel
can-how-to-play = So geht’s
cached-macros-answered = hat geantwortet
cached-macros-sealed = versiegelt
cached-macros-change = Ändern: { $body }, { $name }, { $place }
cached-macros-change-2 = Ändern
correction-bar-close = Schließen
end-end-the-game = Spiel beenden?
end-nobody-has-scored-yet = Noch hat niemand Punkte, also zählt es nicht für den Abend.
end-keep-playing = Weiterspielen
end-end-it-and-count = Beenden, für den Abend werten
end-end-it = Beenden
end-score-it-now = Jetzigen Stand werten
latecomer-you-join-at = { $next_deal } steigst du ein
latecomer-you-can-watch-until = Bis dahin kannst du zuschauen.
latecomer-the-game-is-full = Gerade ist kein Platz frei
latecomer-you-join-as-soon = { $say } Du steigst ein, sobald jemand geht, oder spielst beim nächsten Spiel mit.
latecomer-youre-sitting-out = Du setzt aus
latecomer-the-host-can-deal = Die Spielleitung kann dich später dazuholen. Zuschauen kannst du.
latecomer-the-next-game-may = Das nächste Spiel ist vielleicht voll
latecomer-its-too-late-to = Für dieses ist es zu spät. { $title } geht mit höchstens { $most } Leuten, und ihr seid { $too_many }. Frag die Spielleitung, wer mitspielt.
latecomer-you-play-in-the = Du spielst beim nächsten Spiel mit
latecomer-its-too-late-to-2 = Für dieses ist es zu spät. Zuschauen kannst du.
latecomer-joins-at = { $next_deal } dabei
latecomer-is-waiting-for-a = wartet auf einen Platz
latecomer-is-sitting-out = setzt aus
latecomer-plays-in-the-next = beim nächsten Spiel dabei
macros-player = Wer
macros-total = Stand
macros-see-the-rule = Zur Regel
macros-how-your-table-plays = So spielt ihr es
macros-published-variant = Offizielle Variante
macros-house-rule = Hausregel
macros-ruling = Klarstellung
macros-corrections = Änderungen
macros-earlier = { $earlier } davor
not-drawn-this-screen-didnt-load = Dieser Bildschirm wurde nicht geladen. Dem Spiel ist nichts passiert.
not-drawn-it-comes-back-by = Er kommt von selbst zurück.
not-drawn-reload = Neu laden
reactions-reactions = Reaktionen
reactions-somebody = Jemand
redo-redo = Wiederherstellen
too-old-this-browser-is-too = Dieser Browser ist zu alt. Aktualisiere ihn (Safari 15.4, Chrome 105 oder Firefox 121 genügt), oder spiel an einem anderen Handy mit.
trouble-this-table-is-as = Dieser Tisch ist auf dem Stand vom { $missing_since }.
trouble-anything-entered-since-then = Was danach kam, fehlt: Die gespeicherten Spiele waren beschädigt.
trouble-the-game-isnt-installed = Das Spiel „{ $missing_game }“ ist hier nicht installiert.
trouble-its-entries-are-safe = Seine Einträge sind sicher. Installiert es, und startet Companion neu. Oder fangt ein anderes Spiel an.
trouble-this-cant-be-saved = Das lässt sich gerade nicht speichern.
cached-macros-entry = { $amended ->
    [none] { $by ->
        [none] { $name }, { $place }
       *[other] { $name }, { $place } · eingegeben: { $by }
    }
   *[other] { $name }, { $place } · geändert: { $amended }
}
end-score-it = <b>Jetzigen Stand werten:</b> Dann entscheiden die Punkte bis jetzt, wer gewinnt. { $note ->
    [none] {""}
   *[other] { $note }
}
end-or-end-it = { COUNT($leaders) ->
    [one] Oder <b>beenden</b>: { $leaders } führt bis jetzt. Die Tafel zeigt, wie es lief, aber es zählt nicht für den Abend.
   *[other] Oder <b>beenden</b>: { $leaders } führen bis jetzt. Die Tafel zeigt, wie es lief, aber es zählt nicht für den Abend.
}
end-leads = { COUNT($leaders) ->
    [one] { $leaders } führt bis jetzt. Die Tafel zeigt, wie es lief. Für den Abend zählt es nur, wenn ihr es wertet.
   *[other] { $leaders } führen bis jetzt. Die Tafel zeigt, wie es lief. Für den Abend zählt es nur, wenn ihr es wertet.
}

## Die Krone eines Abends

evening-nobody = Noch trägt niemand die Krone.
evening-first = { COUNT($now) ->
    [one] { evening-names-now } trägt die Krone des Abends.
   *[other] { evening-names-now } teilen sich die Krone des Abends.
}
evening-keeps = { COUNT($now) ->
    [one] { evening-names-now } behält die Krone.
   *[other] { evening-names-now } teilen sich weiter die Krone.
}
evening-goes = { COUNT($now) ->
    [one] { evening-names-now } nimmt { evening-names-before } die Krone ab.
   *[other] { evening-names-now } nehmen { evening-names-before } die Krone ab.
}
evening-shares-with = { COUNT($new) ->
    [one] { evening-names-new } teilt sich die Krone jetzt mit { evening-names-kept }.
   *[other] { evening-names-new } teilen sich die Krone jetzt mit { evening-names-kept }.
}
evening-alone = { COUNT($now) ->
    [one] { evening-names-now } hat die Krone jetzt allein. { evening-loses }
   *[other] { evening-names-now } behalten die Krone. { evening-loses }
}
evening-share-now = { evening-names-now } teilen sich jetzt die Krone. { evening-loses }
evening-loses = { COUNT($robbed) ->
    [one] { evening-names-robbed } verliert sie.
   *[other] { evening-names-robbed } verlieren sie.
}
# Höchstens drei Namen, von mehr Leuten nur, wie viele es sind.
evening-names-now = { UPTO($now, 3) ->
    [more] { COUNT($now) } von euch
   *[other] { $now }
}
evening-names-before = { UPTO($before, 3) ->
    [more] { COUNT($before) } von euch
   *[other] { $before }
}
evening-names-new = { UPTO($new, 3) ->
    [more] { COUNT($new) } von euch
   *[other] { $new }
}
evening-names-kept = { UPTO($kept, 3) ->
    [more] { COUNT($kept) } von euch
   *[other] { $kept }
}
evening-names-robbed = { UPTO($robbed, 3) ->
    [more] { COUNT($robbed) } von euch
   *[other] { $robbed }
}
evening-you-share = Du teilst dir die Krone des Abends mit { evening-sharing }.
evening-you-wear = Du trägst die Krone des Abends, { evening-gap } vor { evening-rivals }.
evening-you-share-place = Du teilst dir heute { evening-place } mit { evening-sharing }, { evening-gap } hinter { evening-rivals }.
evening-you-are = Du bist heute auf { evening-place }, { evening-gap } hinter { evening-rivals }.
evening-sharing = { UPTO($sharing, 3) ->
    [more] { COUNT($sharing) } anderen
   *[other] { $sharing }
}
evening-rivals = { UPTO($rivals, 3) ->
    [more] { COUNT($rivals) } anderen
   *[other] { $rivals }
}
evening-place = Platz { $place }
# $gap kann auf ½ enden; $gap_is_more sagt, ob es mehr als 1 ist.
evening-gap = { $gap_is_more ->
    [yes] { $gap } Punkte
   *[no] { $gap } Punkt
}
reactions-applause = Applaus
reactions-groan = Stöhnen
reactions-laugh = Lachen
reactions-gasp = Staunen
reactions-knew = Wusst’ ich’s
reactions-clink = Anstoßen
# Davor steht, wer es geschickt hat: „Bo klatscht“.
reactions-told-applause = klatscht
reactions-told-groan = stöhnt
reactions-told-laugh = lacht
reactions-told-gasp = staunt
reactions-told-knew = hat’s gewusst
reactions-told-clink = stößt an
cached-macros-by = eingegeben: { $by }
cached-macros-awaited = wählt noch
cached-macros-away = nicht da
cached-macros-choosing = wählt …
cached-macros-spade = Pik
cached-macros-heart = Herz
cached-macros-diamond = Karo
cached-macros-club = Kreuz
macros-symbol-cherry = Kirsche
macros-symbol-carrot = Karotte
macros-symbol-citrus = Zitrone
macros-symbol-leafy-green = Salat
macros-symbol-fish = Fisch
macros-symbol-grape = Traube
macros-symbol-nut = Nuss
macros-symbol-ice-cream = Eis

## Das Bild von einem Ergebnis

picture-kept = { $credit } · Gezählt von Companion
# $wins ist „gewinnt“ oder „teilen sich den Sieg“, hinter den Namen.
picture-wins = { $best ->
    [none] { $wins }
   *[other] { $wins }: { $best }
}

## Auf mehreren Bildschirmen

table-of-code = Tisch { $code }
what-can-i-do = Was kann ich tun?
rules = Regeln
board-on-this-phone = Die Tafel auf diesem Handy
board-on-a-tv = Tafel auf dem Fernseher zeigen
pass-the-phone-to = Gib { $name } das Handy
how-to-play = So geht { $title }
got-it = Alles klar
pad-of = Bildschirm von { $name }
no-connection = Keine Verbindung zum Tisch. Wir versuchen es weiter …
are-you-sure = Sicher?
rejoin-requests-a-phone-says-it = Ein Handy meldet sich als { $name }
rejoin-requests-let-them-in = Hereinlassen
rejoin-requests-no = Nein
stay = Bleiben
yes = Ja
replay-the-game = Das Spiel noch mal ansehen
scores = Punkte
what-happened-so-far = Was bisher geschah
fix-a-mistake = Fehler beheben
keep-this-screen-on = Bildschirm anlassen
at-the-table = Am Tisch
practising = übt { $game_name }
on-the-tour = lässt es sich erklären
take-the-result-home = Ergebnis mitnehmen
next = Weiter
labelled = { $label }: { $value }
labelled-strongly = { $label }: <b>{ $value }</b>
what-happened = Was passiert ist
skip = Überspringen
space = Leertaste
end-the-game = Spiel beenden …
back = Zurück
wait = Warten
ring-phone = Das Handy von { $name } klingeln lassen
let-them-sit-out = Aussetzen lassen
history = Bisher gespielt
more = Mehr
undo = Rückgängig
table = Tisch
reveals-and-sound = Aufdecken und Ton
no-sound = Kein Ton
keys = Tasten
time-limit = Zeitlimit
cant-connect = Keine Verbindung?
deal-them-in = Mitspielen lassen
remove = Entfernen
take-the-board-off = Tafel hier entfernen
deal-in-next-time = Nächstes Mal dabei
not-now = Jetzt nicht
language = Sprache

## Der Dialog, der die Tafel auf einem Fernseher zeigt

tv-board-on-a-tv = Die Tafel auf einem Fernseher
tv-open-there = Öffne im Browser eines Fernsehers oder Tablets <b class="address">{ $address }/tv</b>
tv-its-letters = Seine vier Buchstaben
tv-four-letters = Vier Buchstaben
tv-works-like = Dann ist er eine Tafel wie die am Laptop, auch mit der Fernbedienung. Unter „Tisch“ endet das wieder.
tv-show-it-there = Dort zeigen

## Das Netz: im Dialog der Tafel über Verbindungen, und im Terminal

network-link = { $link ->
    [wifi] WLAN
    [ethernet] Ethernet
    [vpn] VPN
    [virtual] Virtuelles Netz
   *[network] Netz
}
# Was eine Adresse ist, nach einem Doppelpunkt.
network-what = { $rank ->
    [physical] eine Netzwerkkarte oder das WLAN dieses Computers
    [public] ein öffentliches Netz
    [vpn] ein VPN: Keine andere Adresse hier ist für Handys leichter zu erreichen
    [virtual] ein virtuelles Netz: Keine andere Adresse hier ist für Handys leichter zu erreichen
    [link-local] ein Netz ohne Router
    [ipv6-local] ein Heimnetz, nur mit IPv6
    [ipv6] ein Netz nur mit IPv6
    [loopback] dieser Computer selbst
   *[other] ein Heimnetz
}{ $is_default_route ->
    [yes] {" "}und der Weg dieses Computers ins Internet
   *[no] {""}
}
network-trouble = { $trouble ->
    [vpn] Das ist die Adresse eines VPN, die Handys im Raum vielleicht nicht erreichen. Geht ins selbe WLAN wie die Handys, und startet Companion noch einmal.
    [virtual] Diese Adresse liegt in einem Container oder einer virtuellen Maschine, und Handys erreichen sie vielleicht nicht. Startet Companion außerhalb, oder nennt mit --url die Adresse, die Handys öffnen.
    [link-local] Dieser Computer hat vom Netz keine Adresse bekommen, also erreichen ihn Handys vielleicht nicht. Geht in ein WLAN oder macht einen Hotspot auf, und startet Companion noch einmal.
   *[offline] Dieser Computer ist in keinem Netz, also erreichen ihn Handys nicht. Geht in ein WLAN oder macht einen Hotspot auf, und startet Companion noch einmal.
}

# Die Buchstaben von Bube, Dame und König, wie sie auf den Karten des Landes stehen.
court-letters = B D K
