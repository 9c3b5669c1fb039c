# Was die Skripte einer Seite sagen. Ein Text über eine Zahl hat ein Attribut für jede Pluralform von $n.

pad-title = { $name } · Companion
i-am = Ich bin { $name }
no-connection-to-the-table = Keine Verbindung zum Tisch.
no-connection = Keine Verbindung. Versuch es noch mal.
page-isnt-working = Ein Teil dieser Seite geht gerade nicht. Lade sie neu, oder nimm einen anderen Browser.
keep = Abbrechen
yes = Ja
coming = Ich komme
table-waits-for = Der Tisch wartet auf { $name }.
your-turn = Du bist dran. { $now }
table-waits-for-you = Der Tisch wartet auf dich.

## Noch mal ansehen und Vorführen

step-didnt-come = Dieser Schritt kam nicht an. Prüf die Verbindung, und versuch es noch mal.
as-far-as-it-is = Weiter ist das Spiel noch nicht.
play = Abspielen
pause = Pause
of = { $n } von { $all }
tap-to-go-on = Weiter: <kbd>Leertaste</kbd> oder tippen

## Die Tafel

all-done = Alles erledigt
next-step = Erledigt, weiter
press-enter = { $card }: Enter. Oder tippt weiter.
time-is-up = Die Zeit ist um!
paused = Pause
for-sound = Für Ton: irgendwohin klicken oder eine Taste drücken.
sound-is-on = Der Ton ist an.
sound-is-off = Der Ton ist aus. Mit m geht er an.
phone-just-now = Gerade hat ein Handy diesen Computer erreicht.
phone-seconds-ago =
    .one = Vor { $n } Sekunde hat ein Handy diesen Computer erreicht.
    .other = Vor { $n } Sekunden hat ein Handy diesen Computer erreicht.
phone-minutes-ago =
    .one = Vor einer Minute hat ein Handy diesen Computer erreicht.
    .other = Vor { $n } Minuten hat ein Handy diesen Computer erreicht.
code-leads-there = Der Code führt jetzt dorthin. Scannt ihn noch mal.

## Das Ergebnis zum Mitnehmen

copied = Kopiert.
selected = Ist markiert: jetzt kopieren.

## Namen, Gebote und Listen

letters-left =
    .one = noch { $n } Buchstabe
    .other = noch { $n } Buchstaben
all-that-fits =
    .one = Mehr passt nicht: { $n } Buchstabe
    .other = Mehr passt nicht: { $n } Buchstaben
left = noch { $n } von { $all }
only-left = nur noch { $n }
it-can-be = Es geht von { $low } bis { $high }.
off-your-list = { $label } steht nicht mehr auf deiner Liste.
list-is-full = Deine Liste ist voll. Nimm erst etwas heraus.
is-wish = { $label } ist Nummer { $n } auf deiner Liste.
another-place = { $label } ist jetzt an anderer Stelle.
move-up = { $label } nach oben
move-down = { $label } nach unten
move-off = { $label } von der Liste nehmen
