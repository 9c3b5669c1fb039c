
# Wat pagina’s antwoorden als iets niet kan, en hun kleine woorden.

cannot-open = Deze pagina kun je niet openen.
nothing-here = Hier is niets. Kijk het adres nog eens na.
too-much-at-once = Dat is te veel om in één keer te sturen.
did-not-work = Dat lukte niet.
unreadable = Deze pagina stuurde iets wat we niet kunnen lezen. Laad hem opnieuw.
laptop-ways = Zo open je het bord op de laptop waar Companion op draait: { OR($ways, "it") }.
it = { $it }
laptop-open = open daar { $url }
laptop-enter = druk op Enter in de terminal waarin Companion draait
laptop-start-again = start Companion opnieuw (elke tafel is bewaard)
no-such-address = Dat adres heeft deze computer niet meer.
wifi-name = Typ de naam van de wifi, en het wachtwoord als die er een heeft: 8 t/m 63 tekens.
address-is-set = Wie deze server beheert, bepaalt het adres.
deck-of-table = Tafel { $code }
own-deck = Jullie eigen kaartenlijst.
no-such-game = Dat spel kent Companion niet.
no-such-step = Zo’n stap heeft dit spel niet.
games-to-see = Van elke soort zijn er { $count } spellen te zien, geteld vanaf 1.
no-finished-game = Een spel met dat nummer heeft deze tafel niet uitgespeeld.
another-website = Dit kwam van een andere website, dus er is niets gebeurd.
begin-again = Laad deze pagina opnieuw om weer te beginnen.
back-to-pad = Terug naar je plek
back-to-watching = Weer meekijken
back-to-board = Terug naar het bord
no-picture = Het plaatje kon niet worden gemaakt. De uitslag is er als tekst.
board-on-tv = Het bord staat op de tv.
not-our-address = Dat adres is niet van Companion. Open het adres dat op het bord staat.
odd-address = In dat adres staat een teken dat in geen adres hoort.
too-often = { $seconds ->
    [one] Dat was te vaak. Wacht { $seconds } seconde en probeer het nog eens.
   *[other] Dat was te vaak. Wacht { $seconds } seconden en probeer het nog eens.
}
wrong-codes = { $seconds ->
    [one] Er kwamen hiervandaan te veel verkeerde codes. Wacht { $seconds } seconde en probeer het nog eens.
   *[other] Er kwamen hiervandaan te veel verkeerde codes. Wacht { $seconds } seconden en probeer het nog eens.
}
ended-early = Dit spel is niet uitgespeeld, dus er is geen uitslag.
no-such-result = Zo’n spel heeft deze tafel niet gespeeld. Kijk het adres nog eens na.
not-over-yet = Dit spel is nog niet uit. Straks staat hier de uitslag.
today = vandaag, { $time }
yesterday = gisteren, { $time }
# Achter de naam van een spel dat meer dan eens is gespeeld: “The Feast, twee keer”.
often = { $count ->
    [2] , twee keer
   *[other] , { $count } keer
}
no-such-language = Die taal spreekt Companion niet. Laad de pagina opnieuw en kies een andere.
# Hoe iemand heet die oefent zonder tafel.
guest = Gast

## De koppen van een geëxporteerd bestand

csv-table = tafel
csv-number = nummer
csv-game = spel
csv-began = begin
csv-ended = eind
csv-minutes = minuten
csv-complete = uitgespeeld
csv-player = speler
csv-place = plaats
csv-score = punten
csv-won = gewonnen
csv-options = opties
