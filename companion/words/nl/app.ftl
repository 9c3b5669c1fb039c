# Wat Companion zegt over plekken, tafels en telefoons.

name-missing = Hoe heet je?
name-long = Die naam is te lang. Er passen { $most } letters in.
name-taken = { $name } zit al aan tafel. Ben jij dat? Tik dan hier op je naam. Zo niet, kies een andere.
name-of-another = { $name } zit al aan tafel. Kies een andere naam.
table-full = Alle { $most } plekken zijn bezet. Meekijken kan wel.
no-such-colour = Dat symbool hebben we niet. Kies een van de symbolen die je ziet.
colour-taken = Dat symbool is net weg. Kies een ander.
not-an-order = Iemand anders heeft de volgorde veranderd. Zet ze nog eens goed.
no-such-seat = Daar zit niemand meer.
no-such-table = Een tafel { $table } is er niet. Kijk nog eens naar de letters op het bord.
table-deleted = De spelleider heeft deze tafel gewist.
plays-now = { $seat } speelt nu mee. Haal die speler eerst uit het spel.
no-phone = Bij de plek van { $seat } hoort nu geen telefoon.
not-yourself = Je kunt jezelf niet binnenlaten. Dat moet een andere spelleider doen.
own-phone-decides = De telefoon van { $seat } is verbonden, dus daar moet iemand ja zeggen.
no-rejoin-request = Niemand wacht om binnen te komen.
no-game = Aan deze tafel is nu geen spel bezig.
no-such-game = Dat spel kent Companion niet.
game-on = Niet midden in een spel. Speel het uit, of stop er eerst mee.
played-together = { $seat } en { $other } speelden samen in één spel, dus het zijn er twee.
no-past-game = Een spel nummer { $number } is aan deze tafel niet gespeeld.
no-rematch = Er is hier geen laatste spel om nog eens te spelen.
past-game-missing = Het spel { $game } is hier niet geïnstalleerd, dus terugkijken gaat niet.
cannot-be-replayed = Dit spel kun je niet terugkijken: wat bewaard was, is beschadigd. De rest is in orde.
too-much = { $seconds ->
    [one] Dat is veel tegelijk. Wacht { $seconds } seconde en probeer het dan nog eens.
   *[other] Dat is veel tegelijk. Wacht { $seconds } seconden en probeer het dan nog eens.
}
busy = Dat kwam niet aan. Probeer het nog eens.
stumbled = Er ging iets mis. Er is niets veranderd. Ga verder, of voer het anders in.
host-only = Dat kan alleen de spelleider.
not-on-tv = Niet op een tv: doe dat op een telefoon.
no-such-tv = Geen tv laat deze letters zien. Kijk nog eens en typ wat er nu staat.
too-many-tvs = Er wachten al te veel schermen. Probeer het over een minuut nog eens.
not-yours = Dat beslist iemand anders.
not-seated = Ga eerst op een plek zitten.
unreadable = Deze pagina stuurde iets wat we niet kunnen lezen. Laad hem opnieuw.
unknown-command = Deze pagina is verouderd. Laad hem opnieuw.
reactions-off = De spelleider heeft de reacties uitgezet.
entered-meanwhile = Iemand heeft net iets anders ingevoerd. Kijk daar eerst naar.
host-there = De spelleider is er weer.
secret-hand = Die kaarten mag alleen de eigenaar zien. Als die er niet is, kan de app er een trekken.
phone-is-here = De telefoon van { $seat } is nog verbonden, dus de app blijft van die kaarten af. Koppel die eerst los.
no-such-time = Typ een tijd in seconden, of in minuten en seconden: 90 of 1:30.
no-time = Nu heeft geen enkele vraag een tijdslimiet.
time-range = Kies een tijd tussen { $low } seconden en { $high } minuten.
not-waited-for = Op { $seat } wacht nu niemand.
still-shown = Het bord laat nog zien wat er gebeurde. Probeer het straks nog eens.
phone-not-here = De telefoon van { $seat } is er niet, dus die kan niet rinkelen.
rung-already = De telefoon van { $seat } ging net al. Wacht even.

## Waar alle schermen uit bestaan

can-see-the-rule = Bekijk de regel
can-how-to-play = Zo speel je het
cached-macros-answered = heeft geantwoord
cached-macros-sealed = verzegeld
cached-macros-change = Wijzigen: { $body }, { $name }, { $place }
cached-macros-change-2 = Wijzigen
correction-bar-close = Sluiten
end-end-the-game = Met dit spel stoppen?
end-nobody-has-scored-yet = Nog niemand heeft punten, dus het telt niet voor vanavond.
end-keep-playing = Doorspelen
end-end-it-and-count = Stoppen, en vanavond laten tellen
end-end-it = Stoppen
end-score-it-now = Nu de eindstand opmaken
latecomer-you-join-at = Je doet mee vanaf { $next_deal }
latecomer-you-can-watch-until = Tot dan kun je meekijken.
latecomer-the-game-is-full = Er is nu geen plek vrij
latecomer-you-join-as-soon = { $say } Je doet mee zodra er iemand stopt, of anders in het volgende spel.
latecomer-youre-sitting-out = Je doet nu niet mee
latecomer-the-host-can-deal = De spelleider kan je later laten meedoen. Meekijken kan wel.
latecomer-the-next-game-may = Het volgende spel is misschien vol
latecomer-its-too-late-to = Voor dit spel is het te laat. { $title } kan met { $most }, en jullie zijn met { $too_many }. Vraag de spelleider wie meedoet.
latecomer-you-play-in-the = Je doet mee in het volgende spel
latecomer-its-too-late-to-2 = Voor dit spel is het te laat. Meekijken kan wel.
latecomer-joins-at = doet mee vanaf { $next_deal }
latecomer-is-waiting-for-a = wacht op een plek
latecomer-is-sitting-out = doet nu niet mee
latecomer-plays-in-the-next = doet mee in het volgende spel
macros-player = Speler
macros-total = Totaal
macros-see-the-rule = Bekijk de regel
macros-how-your-table-plays = Zo spelen jullie het
macros-published-variant = Officiële variant
macros-house-rule = Huisregel
macros-ruling = Verduidelijking
macros-corrections = Wijzigingen
macros-earlier = { $earlier } eerder
not-drawn-this-screen-didnt-load = Dit scherm wilde niet laden. Met het spel is niets mis.
not-drawn-it-comes-back-by = Het komt vanzelf terug.
not-drawn-reload = Opnieuw laden
reactions-reactions = Reacties
reactions-somebody = Iemand
redo-redo = Terugzetten
too-old-this-browser-is-too = Deze browser is te oud. Werk hem bij (Safari 15.4, Chrome 105 of Firefox 121 is genoeg), of deel een telefoon met iemand.
trouble-this-table-is-as = Deze tafel is zoals die was op { $missing_since }.
trouble-anything-entered-since-then = Wat daarna is ingevoerd, ontbreekt: de bewaarde spellen waren beschadigd.
trouble-the-game-isnt-installed = Het spel “{ $missing_game }” is hier niet geïnstalleerd.
trouble-its-entries-are-safe = Alles wat is ingevoerd, is veilig. Installeer het en start Companion opnieuw, of begin een ander spel.
trouble-this-cant-be-saved = Dit kan nu niet worden opgeslagen.
cached-macros-entry = { $amended ->
    [none] { $by ->
        [none] { $name }, { $place }
       *[other] { $name }, { $place } · ingevoerd door { $by }
    }
   *[other] { $name }, { $place } · gewijzigd door { $amended }
}
end-score-it = <b>Nu de eindstand opmaken</b>: wie nu de beste stand heeft, wint. { $note ->
    [none] {""}
   *[other] { $note }
}
end-or-end-it = { COUNT($leaders) ->
    [one] Of <b>stoppen</b>: { $leaders } staat nu voor. Het bord laat zien hoe het ging, maar het telt niet voor vanavond.
   *[other] Of <b>stoppen</b>: { $leaders } staan nu voor. Het bord laat zien hoe het ging, maar het telt niet voor vanavond.
}
end-leads = { COUNT($leaders) ->
    [one] { $leaders } staat nu voor. Het bord laat zien hoe het ging. Voor vanavond telt het alleen als jullie dat zeggen.
   *[other] { $leaders } staan nu voor. Het bord laat zien hoe het ging. Voor vanavond telt het alleen als jullie dat zeggen.
}

## De kroon van een avond

evening-nobody = Nog niemand draagt de kroon.
evening-first = { COUNT($now) ->
    [one] { evening-names-now } draagt de kroon van de avond.
   *[other] { evening-names-now } delen de kroon van de avond.
}
evening-keeps = { COUNT($now) ->
    [one] { evening-names-now } houdt de kroon.
   *[other] { evening-names-now } delen nog steeds de kroon.
}
evening-goes = { COUNT($now) ->
    [one] { evening-names-now } neemt de kroon over van { evening-names-before }.
   *[other] { evening-names-now } nemen de kroon over van { evening-names-before }.
}
evening-shares-with = { COUNT($new) ->
    [one] { evening-names-new } deelt de kroon nu met { evening-names-kept }.
   *[other] { evening-names-new } delen de kroon nu met { evening-names-kept }.
}
evening-alone = { COUNT($now) ->
    [one] { evening-names-now } heeft de kroon nu voor zich alleen. { evening-loses }
   *[other] { evening-names-now } houden de kroon. { evening-loses }
}
evening-share-now = { evening-names-now } delen nu de kroon. { evening-loses }
evening-loses = { COUNT($robbed) ->
    [one] { evening-names-robbed } raakt hem kwijt.
   *[other] { evening-names-robbed } raken hem kwijt.
}
# Hooguit drie namen; bij meer mensen alleen hoeveel het er zijn.
evening-names-now = { UPTO($now, 3) ->
    [more] { COUNT($now) } van jullie
   *[other] { $now }
}
evening-names-before = { UPTO($before, 3) ->
    [more] { COUNT($before) } van jullie
   *[other] { $before }
}
evening-names-new = { UPTO($new, 3) ->
    [more] { COUNT($new) } van jullie
   *[other] { $new }
}
evening-names-kept = { UPTO($kept, 3) ->
    [more] { COUNT($kept) } van jullie
   *[other] { $kept }
}
evening-names-robbed = { UPTO($robbed, 3) ->
    [more] { COUNT($robbed) } van jullie
   *[other] { $robbed }
}
evening-you-share = Je deelt de kroon van de avond met { evening-sharing }.
evening-you-wear = Je draagt de kroon van de avond, { evening-gap } voor op { evening-rivals }.
evening-you-share-place = Je deelt vanavond de { evening-place } plaats met { evening-sharing }, { evening-gap } achter op { evening-rivals }.
evening-you-are = Je bent vanavond { evening-place }, { evening-gap } achter op { evening-rivals }.
evening-sharing = { UPTO($sharing, 3) ->
    [more] { COUNT($sharing) } anderen
   *[other] { $sharing }
}
evening-rivals = { UPTO($rivals, 3) ->
    [more] { COUNT($rivals) } anderen
   *[other] { $rivals }
}
evening-place = { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
    [7] zevende
    [8] achtste
   *[other] { $place }e
}
# $gap kan op ½ eindigen; $gap_is_more zegt of het meer dan 1 is.
evening-gap = { $gap_is_more ->
    [yes] { $gap } punten
   *[no] { $gap } punt
}
reactions-applause = Applaus
reactions-groan = Kreunen
reactions-laugh = Lachen
reactions-gasp = Schrikken
reactions-knew = Zie je wel
reactions-clink = Proosten
# Ervoor staat wie het stuurde: “Bo klapt”.
reactions-told-applause = klapt
reactions-told-groan = kreunt
reactions-told-laugh = lacht
reactions-told-gasp = schrikt
reactions-told-knew = wist het wel
reactions-told-clink = proost
cached-macros-by = door { $by }
cached-macros-awaited = nog bezig
cached-macros-away = even weg
cached-macros-choosing = kiest nog…
cached-macros-spade = schoppen
cached-macros-heart = harten
cached-macros-diamond = ruiten
cached-macros-club = klaveren
macros-symbol-cherry = Kers
macros-symbol-carrot = Wortel
macros-symbol-citrus = Citroen
macros-symbol-leafy-green = Sla
macros-symbol-fish = Vis
macros-symbol-grape = Druif
macros-symbol-nut = Noot
macros-symbol-ice-cream = IJsje

## Het plaatje van een uitslag

picture-kept = { $credit } · Stand bijgehouden door Companion
# $wins is “wint” of “winnen samen”, achter de namen.
picture-wins = { $best ->
    [none] { $wins }
   *[other] { $wins } met { $best }
}

## Op meer dan één scherm

table-of-code = Tafel { $code }
what-can-i-do = Wat kan ik doen?
rules = Regels
board-on-this-phone = Het bord op deze telefoon
board-on-a-tv = Het bord op een tv laten zien
pass-the-phone-to = Geef de telefoon aan { $name }
how-to-play = Zo speel je { $title }
got-it = Begrepen
pad-of = Plek van { $name }
no-connection = Geen verbinding met de tafel. We proberen het opnieuw…
are-you-sure = Zeker weten?
rejoin-requests-a-phone-says-it = Een telefoon zegt: ik ben { $name }
rejoin-requests-let-them-in = Binnenlaten
rejoin-requests-no = Nee
stay = Blijven
yes = Ja
replay-the-game = Spel terugkijken
scores = Stand
what-happened-so-far = Wat er tot nu toe gebeurde
fix-a-mistake = Fout verbeteren
keep-this-screen-on = Scherm aan laten
at-the-table = Aan tafel
practising = oefent { $game_name }
on-the-tour = bekijkt de korte uitleg
take-the-result-home = Uitslag meenemen
next = Verder
labelled = { $label }: { $value }
labelled-strongly = { $label }: <b>{ $value }</b>
what-happened = Wat er gebeurde
skip = Overslaan
space = spatie
end-the-game = Stoppen met het spel…
back = Terug
wait = Wachten
ring-phone = De telefoon van { $name } laten rinkelen
let-them-sit-out = Niet laten meedoen
history = Eerder gespeeld
more = Meer
undo = Ongedaan maken
table = Tafel
reveals-and-sound = Omdraaien en geluid
no-sound = Geen geluid
keys = Toetsen
time-limit = Tijdslimiet
cant-connect = Geen verbinding?
deal-them-in = Laten meedoen
remove = Weghalen
take-the-board-off = Bord van dit scherm halen
deal-in-next-time = Volgende keer meedoen
not-now = Nu niet
language = Taal

## De dialoog die het bord op een tv zet

tv-board-on-a-tv = Het bord op een tv
tv-open-there = Open in de browser van een tv of tablet <b class="address">{ $address }/tv</b>
tv-its-letters = De vier letters op dat scherm
tv-four-letters = Vier letters
tv-works-like = Dan is het een bord zoals op een laptop, ook met de afstandsbediening. Onder “Tafel” haal je het er weer af.
tv-show-it-there = Daar laten zien

## Het netwerk: in het venster van het bord over verbindingen, en in de terminal

network-link = { $link ->
    [wifi] Wifi
    [ethernet] Ethernet
    [vpn] VPN
    [virtual] Virtueel netwerk
   *[network] Netwerk
}
# Wat een adres is, na een dubbele punt.
network-what = { $rank ->
    [physical] een netwerkkaart of de wifi van deze computer
    [public] een openbaar netwerk
    [vpn] een VPN, en niets is dichter bij de telefoons
    [virtual] een virtueel netwerk, en niets is dichter bij de telefoons
    [link-local] een netwerk zonder router
    [ipv6-local] een thuisnetwerk, alleen met IPv6
    [ipv6] een netwerk met alleen IPv6
    [loopback] deze computer zelf
   *[other] een thuisnetwerk
}{ $is_default_route ->
    [yes] , waarmee deze computer het internet op gaat
   *[no] {""}
}
network-trouble = { $trouble ->
    [vpn] Dit is het adres van een VPN, dus telefoons in de kamer komen er misschien niet bij. Ga op dezelfde wifi als de telefoons en start Companion opnieuw.
    [virtual] Dit adres zit in een container of een virtuele machine, dus telefoons komen er misschien niet bij. Start Companion daarbuiten, of noem met --url het adres dat telefoons openen.
    [link-local] Deze computer kreeg geen adres van het netwerk, dus telefoons komen er misschien niet bij. Maak verbinding met wifi of zet een hotspot aan. Start Companion dan opnieuw.
   *[offline] Deze computer zit op geen enkel netwerk, dus telefoons komen er niet bij. Maak verbinding met wifi of zet een hotspot aan. Start Companion dan opnieuw.
}

# De letters van boer, vrouw en heer, zoals ze op de kaarten van het land staan.
court-letters = B V H
