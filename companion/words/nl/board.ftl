ask-for = Voor { $name }
ask-is-here-and-is = { $name } is er en kiest nog.
ask-is-away-no-phone = { $name } is even weg: er is nu geen telefoon verbonden die kan rinkelen.
ask-the-game-waits-nothing = Het spel wacht. Er gaat niets verloren.
ask-wait-for = Op { $name } wachten
ask-let-the-app-answer = De app laten antwoorden
ask-it-answers-as-the = De app antwoordt volgens de regel voor wie even weg is.
ask-draw-for-them = Een kaart trekken
ask-a-neighbour-draws-one = Iemand ernaast trekt willekeurig een van de kaarten en voert die hieronder in.
ask-enter-for-them = Voor deze speler invoeren
ask-it-is-sealed-like = Het wordt verzegeld zoals al het andere. Op een telefoon ziet verder niemand het.
ask-everybody-sees-who-entered = Iedereen ziet wie het heeft ingevoerd.
ask-remove-them = Uit het spel halen
between-what-to-do-now = Wat er nu moet gebeuren
between-done-next-step = Gedaan, volgende stap
between-what-to-do = Wat er moet gebeuren
count-all-is-about-to = Zo meteen wordt alles omgedraaid
course-table-after = Na
entries-which-entry-is-wrong = Welke invoer klopt niet? Wat later kwam en nog past, blijft staan. Iedereen ziet de wijziging.
entries-nothing-has-been-entered = Er is nog niets ingevoerd.
evening-wears-the-crown = draagt de kroon
evening-points = punten
evening-how-tonight-stands = De stand van de avond
evening-tonight-after-games = Vanavond, na { $games } spellen
evening-tonights-points = Punten van de avond
evening-a-game-is-worth = { $crown } Een spel levert een punt op voor iedereen die achter je eindigt, en een half voor iedereen met wie je je plaats deelt.
finale-who-came-where = De eindstand
finale-what-was-remarkable = Wat opviel
finale-ready-for-more = <b>Zin in meer?</b> { $label }. { $help }
finale-try-it = Proberen
finale-another-game = Ander spel
finale-play-on = Doorspelen
finale-see-it-again = Nog eens kijken
index-companion = { $code } · Companion
index-sit-down-with-this = Aan tafel met deze telefoon
index-one-moment = Momentje…
index-what-was-decided = Wat er is beslist
index-keep = Annuleren
index-when-everything-is-turned = Als alles wordt omgedraaid
index-brisk = Vlot
index-slow = Rustig
index-ill-go-on-myself = Ik ga zelf verder
index-all-at-once = Alles tegelijk
index-the-space-bar-or = Met de spatiebalk of een tik ga je meteen verder.
index-this-browser-wont-let = Deze browser kan het scherm niet aan laten. Stel op de computer een langere schermtijd in.
index-how-loud-the-board = Hoe hard het bord klinkt
index-music-in-the-lobby = Muziek voor het spel en aan het eind
index-go-on-the-next = Verder: de volgende stap, of nu omdraaien
index-enter-a-card-that = Een open kaart invoeren (0 is 10; ook { $letters })
index-sound-and-music-on = Geluid en muziek aan of uit
index-read-all-that-was = Alles lezen wat er is beslist
index-undo-the-last-entry = Laatste invoer ongedaan maken
index-redo-what-was-undone = Terugzetten wat ongedaan is gemaakt
index-a = a
index-open-the-rules = De regels openen
lobby-take-a-seat = Kom erbij zitten
lobby-point-a-phones-camera = Richt een telefooncamera hierop
lobby-or-open = of open
lobby-and-enter = en typ
lobby-a-qr-code-shows = Er komt een QR-code zodra de spelleider dit bord opent op een adres dat telefoons kunnen bereiken.
lobby-on-companions-first-page = Typ op de eerste pagina van Companion
lobby-clockwise-as-you-sit = Met de klok mee, zoals jullie zitten.
lobby-drag-to-move-tap = Sleep om te verplaatsen, tik op een naam om die te wijzigen.
lobby-names-appear-here-as = Hier komen de namen zodra er iemand gaat zitten.
lobby-change-name-or-symbol = { $name }: naam of symbool wijzigen
lobby-tonight = vanavond
lobby-sits-out = doet niet mee
lobby-hello = Hallo!
lobby-move-up = { $name } omhoog
lobby-move-down = { $name } omlaag
lobby-remove = { $name } weghalen?
lobby-remove-3 = { $name } weghalen
lobby-nobody-yet-is-for = Nog niemand. { $name } is voor { $least } tot { $most } spelers.
lobby-more-can-play = Er kunnen er nog { $places } bij
lobby-one-more-can-play = Er kan er nog een bij
lobby-is-full = Geen plek meer bij { $name }
lobby-a-tv-shows-this = Een tv laat dit bord zien.
lobby-a-tv-showed-this = Een tv liet dit bord zien; die staat nu uit.
lobby-take-the-board-off-2 = Het bord van dit scherm halen? Meekijken kan dan nog wel.
lobby-replay-it = Terugkijken
lobby-no-phone-has-reached = Nog geen telefoon heeft deze computer bereikt.
lobby-same-wi-fi-as = Dezelfde wifi als deze computer? Niet het gastnetwerk?
lobby-did-this-computer-ask = Vroeg deze computer of Python het netwerk op mag? Sta het toe.
lobby-a-vpn-here-or = Een VPN, hier of op de telefoon? Zet die uit.
lobby-help-with-connecting = Hulp bij verbinden
lobby-no-phone-two-people = Geen telefoon? Twee mensen kunnen er samen één gebruiken.
lobby-back-with-another-phone = Terug met een andere telefoon? Vraag je oude plek terug.
lobby-only-here-to-look = Alleen om te kijken? Scan en tik op “Alleen meekijken”.
lobby-tonight-2 = Vanavond
lobby-all-options = { $name }: alle opties
lobby-game = Spel
lobby-players = spelers
lobby-min = · { $span } min
lobby-show-me = Laat zien
lobby-no-such-cards = Die kaarten niet in huis?
lobby-how-do-you-want = Hoe willen jullie spelen?
lobby-your-own-mix = Jullie eigen mix
lobby-fewer = minder
lobby-more = meer
lobby-all-options-2 = Alle { $fields } opties
lobby-begin = { $title } beginnen
lobby-the-host-starts-the = De spelleider begint het spel.
lobby-instead-you-can-use = <b>{ $name }:</b> { $needs } Dit kan ook:
lobby-let-the-app-deal = De app laten uitdelen
lobby-games-at-this-table = Spellen aan deze tafel
lobby-replay = Terugkijken
lobby-not-installed-here = hier niet geïnstalleerd
people-remove-as-host = Geen spelleider meer
people-make-host-too = Ook spelleider maken
people-disconnect-this-phone = Telefoon loskoppelen
people-remove-from-the-table = Van tafel halen
people-name-or-symbol = Naam of symbool…
people-enter-for-them = Voor deze speler invoeren…
people-ring-their-phone = Telefoon laten rinkelen
phone-is-ringing = De telefoon van { $name } gaat.
people-a-tv-or-another = Een tv, of een ander scherm
people-the-browser-that-opened = De browser die deze tafel heeft geopend
people-a-phone-without-a = Een telefoon zonder plek
people-the-laptop-that-runs = De laptop waar Companion op draait, is altijd ook spelleider.
people-phones-that-wait-can = Telefoons die wachten, kunnen het bord een lach, gekreun of applaus sturen.
people-phones-cant-send-reactions = Telefoons kunnen geen reacties sturen.
people-switch-reactions-off = Reacties uitzetten
people-switch-reactions-on = Reacties aanzetten
people-time-limit = Tijdslimiet…
people-letters-on-the-cards = Letters op de kaarten: { $letters }
rejoin-not-in-this-game = Nog niet in dit spel
rejoin-join-or-come-back = Meedoen of terugkomen
rejoin-requests-own-phone-decides = { $name }, antwoord op je telefoon.
rejoin-requests-host-lets-in = Binnenlaten doet de spelleider, op een telefoon.
rematch-rematch = Revanche
rematch-rematch-2 = Revanche: { $title }
rematch-everybody-is-here = Iedereen is er.
rematch-isnt-here = is er niet.
rematch-is-the-phone-asleep = Slaapt de telefoon? Maak hem wakker.
rematch-scan-the-code-to = Scan de code om aan te schuiven.
rematch-deal-everybody-in = Iedereen laten meedoen
rematch-play-without-them = Zonder hen spelen
rematch-begin = Beginnen
says-everything-is-sealed = Alles is verzegeld.
says-turn-over-now = Nu omdraaien
says-is-away = { $name } is even weg…
says-the-time-for-this = Tijd voor deze vraag
says-add-a-minute = Een minuut erbij
says-last-result = Laatste uitslag:
says-anybody-may-still-take = Terugnemen kan nog.
says-entered-by = { $name }: ingevoerd door { $by }.
show-tonight-after-games = Vanavond, na { $games } spellen.
take-home-point-a-phones-camera = Richt een telefooncamera hierop.
take-home-you-get-a-picture = Je krijgt een plaatje om te bewaren en tekst om te kopiëren. De telefoon moet op dit netwerk zitten.
take-home-open-it-here = Hier openen
timer-time-what-now = De tijd is om! Wat nu?
timer-paused-for-everybody = Pauze voor iedereen
timer-this-question = Deze vraag
timer-nothing-is-decided-whoever = Er is niets beslist. Wie nog kiest, kan gewoon verder.
timer-go-on-waiting = Blijven wachten
timer-go-on = Verder
timer-pause = Pauze
timer-still-choosing = Wie nog kiest
timer-how-long-may-a = Hoelang mag een vraag duren? Als de tijd om is, zegt het bord dat. Verder gebeurt er niets.
timer-how-long-a-question = Hoelang een vraag mag duren
timer-no-limit = Geen limiet
timer-other-e-g = Anders, bijv. 1:30
timer-set = Instellen
timer-words-no-time-limit = Geen tijdslimiet
timer-words-seconds-a-question = { $seconds } seconden per vraag
undo-this-is-the-last = Dit is de laatste invoer. Iedereen ziet dat die ongedaan is gemaakt, en terugzetten kan.
undo-keep-it = Laten staan
undo-it = Ongedaan maken
ask-answer-for = Antwoorden voor { $name }
ask-enters-it = { $name } voert het in
ask-on-this-screen = Op dit scherm invoeren
ask-on-this-screen-for-all = Op dit scherm invoeren, waar iedereen bij is
ask-enter-what-they-tell = { $name } is even weg. Voer in wat je te horen krijgt.
ask-draw-one-of-theirs = { $name } is even weg. Trek willekeurig een van de kaarten, leg die neer en voer die hier in.
finale-so-far = { $title }, tot nu toe
finale-place = { $shared ->
    [yes] { $rank ->
        [1] Gedeelde eerste plaats
        [2] Gedeelde tweede plaats
       *[3] Gedeelde derde plaats
    }
   *[no] { $rank ->
        [1] Eerste plaats
        [2] Tweede plaats
       *[3] Derde plaats
    }
}
finale-leads = { COUNT($names) ->
    [one] { $names } staat nu voor
   *[other] { $names } staan nu voor
}
finale-wins = { COUNT($names) ->
    [one] { $names } wint { $title }
   *[other] { $names } winnen samen
}
finale-ended-counts = Niet uitgespeeld. Het telt voor vanavond.
finale-ended-for-nobody = Niet uitgespeeld. Het telt niet voor vanavond.
# $points kan “2½” zijn; $is_one zegt of het 1 of ½ is.
lobby-points = { $is_one ->
    [yes] { $points } punt
   *[no] { $points } punten
}
lobby-last-game = { COUNT($names) ->
    [0] Laatste spel, { $title }: niet uitgespeeld.
    [one] { $over ->
        [yes] Laatste spel, { $title }: { $names } won.
       *[no] Laatste spel, { $title }: { $names } stond voor toen jullie stopten.
    }
   *[other] { $over ->
        [yes] Laatste spel, { $title }: { $names } wonnen.
       *[no] Laatste spel, { $title }: { $names } stonden voor toen jullie stopten.
    }
}
lobby-that-was = Dat was op { $day }. Tijd voor revanche?
lobby-all-games = Alle { $count } spellen
lobby-want-this = { COUNT($names) ->
    [one] { $names } wil dit spelen
   *[other] { $names } willen dit spelen
}
lobby-you-need = <b>Jullie hebben nodig:</b> { $needs }
lobby-first-time = eerste keer
lobby-known = { $count ->
    [0] Nog niets
   *[other] { $count } bekend
}
lobby-your-phones = <b>Jullie telefoons.</b> De app deelt uit, en elke telefoon laat de eigen kaarten zien.
lobby-earlier-game = { COUNT($names) ->
    [0] { $when }. Niet uitgespeeld.
    [one] { $when }. { $names } won.
   *[other] { $when }. { $names } wonnen samen.
}
people-here = is er
people-host-too = ook spelleider
people-out-of-the-game = uit het spel
people-shows-the-board = laat het bord zien
people-sure-disconnect = De telefoon van { $name } loskoppelen? Met de code kom je weer terug.
people-sure-remove = { $name } van tafel halen? Met de code kom je weer terug.
rematch-has-no-seat = heeft hier nu geen plek.
rematch-sits-out = doet niet mee.
rematch-play-too = { COUNT($names) ->
    [one] { $names } speelt ook mee.
   *[other] { $names } spelen ook mee.
}
rematch-play-without = Zonder { $names } spelen
says-name-away = { $name } (even weg)
# $total is het totaal van elk, of geen: “12 punten”, “$ 7,50”.
show-leads = { COUNT($seats) ->
    [one] { $total ->
        [none] { $seats } staat nu voor.
       *[other] { $seats } staat nu voor met { $total }.
    }
   *[other] { $total ->
        [none] { $seats } staan nu voor.
       *[other] { $seats } staan nu voor met elk { $total }.
    }
}
show-wins = { COUNT($seats) ->
    [one] { $total ->
        [none] { $seats } wint { $title }.
       *[other] { $seats } wint { $title } met { $total }.
    }
   *[other] { $total ->
        [none] { $seats } winnen samen.
       *[other] { $seats } winnen met elk { $total }.
    }
}
show-place = { $rank ->
    [2] De tweede
   *[3] De derde
} plaats is voor { $seats }{ $total ->
    [none] .
   *[other] {" "}met { show-each }.
}
show-each = { COUNT($seats) ->
    [one] { $total }
   *[other] elk { $total }
}
timer-words-whole-minutes = { $minutes ->
    [one] { $minutes } minuut per vraag
   *[other] { $minutes } minuten per vraag
}
timer-offered = { $seconds ->
    [30] 30 seconden
    [60] 1 minuut
    [120] 2 minuten
   *[180] 3 minuten
}
lobby-a-printer-and-scissors = <b>Een printer en een schaar.</b>
lobby-print-the-cards = Print de kaarten en knip ze uit.
people-take-the-board-off-2 = Het bord van dit scherm halen? Meekijken kan dan nog wel.
people-remove-the-browser-that = De browser die deze tafel heeft geopend geen spelleider meer? Meekijken kan dan nog wel.
people-remove-this-phone-as = Deze telefoon geen spelleider meer? Meekijken kan dan nog wel.
timer-words-minutes-a-question = { $time } minuten per vraag
timer-30-seconds = +30 seconden
timer-1-minute = +1 minuut
