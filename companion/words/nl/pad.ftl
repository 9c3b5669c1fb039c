action-hold-to-look = Vasthouden om te kijken
action-take-it-back = Terugnemen
amend-entered = Ingevoerd: <b>{ $label }</b>
amend-save-the-change = Wijziging opslaan
amend-anyway = Toch wijzigen
amend-save-it = { $it } opslaan
amend-later-entries-that-still = Wat later kwam en nog past, blijft staan. Iedereen ziet de wijziging.
awaited-who-has-been-heard = Wie al klaar is
entries-you-can-change-your = Je kunt wijzigen wat jij en de tafel hebben ingevoerd. De spelleider kan alles wijzigen, op het bord.
hand-hold-to-look-at = Vasthouden om je kaarten te zien
hand-hold = Vasthouden
head-watching = Je kijkt mee
help-youre-the-host-games = <b>Jij bent spelleider.</b> Spellen beginnen op het bord.
help-a-phone-says-it-is-you = Een andere telefoon vraagt om jouw plek.
help-it-would-see-what-you-see = Laat je hem binnen, dan ziet hij alles wat jij ziet.
help-another-phone-has-your-seat = Nog een telefoon heeft jouw plek.
help-it-sees-what-you-see = Die ziet wat jij ziet. Is het niet die van jou? Vraag de spelleider hem los te koppelen.
help-waiting-for-their-phone = Wachten op de telefoon van { $name }.
help-say-yes-there = Daar moet iemand ja zeggen.
help-waiting-for-the-host = Wachten op de spelleider.
help-ask-the-host-to = Vraag de spelleider of je de plek van { $name } mag hebben.
help-is-away = { $name } is even weg.
help-the-host-asks-you = De spelleider vraagt je te antwoorden voor { $name }.
help-answer = Antwoorden
help-the-host-is-gone = De spelleider is weg.
help-somebody-has-to-start = Iemand moet spellen beginnen en mensen binnenlaten.
help-ill-host = Ik word spelleider
how-you-need = Jullie hebben nodig: { $needs }
how-show-the-tour-again = De korte uitleg nog eens
how-lets-play = Spelen maar
how-you-play-with-real = Jullie spelen met echte kaarten
how-play-your-cards-on = Speel je kaarten gewoon op tafel. Wat je in het geheim speelt, voer je hier in.
how-when-everybody-is-in = Als iedereen klaar is, zie je alles tegelijk: wie wat pakt, en waarom.
how-companion-keeps-the-scores = Companion houdt de stand bij en kent de regels.
how-waiting-for-the-host = De spelleider kiest zo een spel. Dan staan hier de regels.
index-pass-the-phone-no = Geef de telefoon door. Niet spieken.
index-i-am = Ik ben { $name }
look-look-up = Kijk op!
look-its-on-the-board = Het staat op het bord.
look-the-rules-and-how = De regels, en hoe jullie ze spelen
lost-what-was-entered-later = Wat later is ingevoerd, past misschien niet meer. Dan wordt het opnieuw gevraagd.
lost-what-was-entered-after = Wat daarna is ingevoerd, telt weer waar het nog past.
more-scores-and-your-cards = Stand en je kaarten
more-what-changed = Wat is er gewijzigd?
phone-this-phone-wont-let = Deze telefoon kan het scherm niet aan laten. Laat het via de instellingen langer aan.
phone-vibrate = Trillen
phone-somebody-else-plays-on = Op deze telefoon speelt nog iemand mee
phone-leave-the-table = Van tafel gaan
phone-leave-the-table-you = Van tafel gaan? Met de code kom je terug.
prompt-ready-for-the-next = Klaar voor het volgende spel
prompt-youre-in = Je doet mee, { $name }
prompt-you-sit-out-the = Het volgende spel doe je niet mee. De spelleider kan je laten meedoen.
prompt-youre-the-host-pick = Jij bent spelleider. Kies een spel en begin, op het bord: onder aan deze pagina, of op een tv.
prompt-the-host-begins-on = De spelleider begint { $title } op het bord, als iedereen er is.
prompt-the-host-picks-a = De spelleider kiest op het bord een spel en begint.
prompt-say-hello-on-the = Zeg hallo op het bord
prompt-what-do-you-want = Wat wil je spelen?
prompt-votes = { $count ->
    [one] stem
   *[other] stemmen
}
prompt-full-rules = Alle regels
prompt-practise-a-round = Een ronde oefenen
prompt-practise-with = Oefenen met { $name }
prompt-your-earlier-entry-no = Wat je eerder invoerde ({ $value }), past niet meer. { $say }
prompt-the-other-cards-are = De andere kaarten liggen open. Die van jou is meteen te zien.
prompt-check-entries = { $count ->
    [one] Controleer deze invoer
   *[other] Controleer deze invoer
}
prompt-who-can-change-it = { CAPITAL(OR($who, "one-who-can")) } kan die wijzigen.
one-who-can = { $it }
prompt-youre-out = Je doet niet meer mee met dit spel
prompt-watch-or-come-back = Je kunt meekijken. Wil je toch verderspelen? Vraag het de spelleider.
prompt-host-sees-who-plays = Vraag de spelleider wie er meedoet.
prompt-enter-it-here-instead = Toch hier invoeren
prompt-sealed = Verzegeld
prompt-everybody-has-sealed-here = Iedereen heeft verzegeld. Daar gaan we…
prompt-you-can-take-it = Terugnemen kan tot iedereen heeft verzegeld.
prompt-what-you-sealed-no = Wat je hebt verzegeld, past niet meer. { $say } Neem het terug en kies opnieuw.
ruling-now = Nu
keypad-delete-the-last-digit = Laatste cijfer wissen
keypad-plus-or-minus = Plus of min
pick-enter = Invoeren
pick-enter-it = { $it } invoeren
pick-see-them-all = Alles bekijken
pick-possible = Mogelijk: { $possible }
pick-nothing-is-possible = Er kan niets
bid-bid = { $low } bieden
bid-one-less = Eén minder
bid-keys = Toetsen:
bid-one-more = Eén meer
bid-digits-of-the-bid = Cijfers van het bod
bid-bid-2 = { $value } bieden
clash-our-deck-is-like = Zo is ons deck: laat staan
clash-change = Wijzigen: { $entry }
clash-go-back = Terug
clash-are-the-cards-themselves = Klopt er iets niet aan de kaarten zelf? Dan worden deze niet meer geteld.
clash-our-deck-is-like-2 = Zo is ons deck
either-nothing-yet = Nog niets
either-pick-one = Kies er een
order-move-up = { $label } omhoog
order-move-down = { $label } omlaag
order-move-off-the-list = { $label } van de lijst halen
order-tap-a-card-below = Tik hieronder op een kaart
order-what-can-be-had = Kaarten om uit te kiezen
how-tour = Uitleg in 20 seconden
lost-asked-again = { $count ->
    [one] Dan past één latere stap niet meer. Die wordt opnieuw gevraagd:
   *[other] Dan passen { $count } latere stappen niet meer. Ze worden opnieuw gevraagd:
}
lost-not-counted = { $count ->
    [one] Dan telt één latere stap niet. Als die nog past, telt hij weer zodra het spel daar is.
   *[other] Dan tellen { $count } latere stappen niet. Wat nog past, telt weer zodra het spel daar is.
}
phone-mine = Deze telefoon
# Hier speelt meer dan één iemand op.
phone-of = Deze telefoon: { $names }
phone-change-my-name = Je naam of symbool wijzigen
phone-change-name-of = Naam of symbool van { $name } wijzigen
prompt-you-lead = { $count ->
    [one] Je staat nu voor
   *[other] Je staat nu gedeeld bovenaan
}
prompt-you-win = { $count ->
    [one] Je wint!
   *[other] Jullie winnen samen!
}
prompt-others-lead = { COUNT($names) ->
    [one] { $names } staat nu voor
   *[other] { $names } staan nu voor
}
prompt-others-win = { COUNT($names) ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
prompt-ended-early = { $title } is niet uitgespeeld. De spelleider kiest op het bord wat er komt.
prompt-over = { $title } is uit. De spelleider kiest op het bord wat er komt.
keypad-plus = plus
keypad-minus = min
keypad-point = komma
lost-more = en nog { $count }
bid-left = nog { $left } van { $all }
number-range = { $low } t/m { $high }
prompt-tour = { $title }: uitleg in 20 seconden
tour-title = { $title } in 20 seconden
pick-one = Kies er een
