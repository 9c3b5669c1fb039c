# Wat je bij een vraag kunt doen, waar een spel het niet zelf zegt; en zolang je niets gevraagd wordt.

who-sees = { $sealed ->
    [yes] Verder ziet niemand het tot alles wordt omgedraaid. Zo lang kun je het terugnemen.
   *[no] { $anyone ->
        [yes] Iedereen kan het invoeren, op een telefoon of op het bord.
       *[no] {""}
    }
}
kind-pick =
    Kies er een. Wat grijs is, kan nu niet: tik erop en er staat waarom.
    Druk dan op de grote knop. Tot die tijd kun je je nog bedenken.
    { who-sees }
kind-player =
    Kies een van de spelers en druk op de grote knop.
    { who-sees }
kind-seat = Wie later aanschuift, doet mee, tenzij de spelleider nee zegt.
kind-number =
    Voer een getal in van { $low } tot en met { $high } en druk op de grote knop.
    { who-sees }
kind-bid =
    Bied van { $low } tot en met { $high }: tik op plus en min, of op het getal voor de toetsen.
    { who-sees }
kind-order =
    Tik er { $length } aan, en begin met de eerste. Met pijlen of slepen verander je de volgorde.
    { who-sees }
kind-confirm =
    Druk op de knop zodra het zover is. Het spel wacht erop.
    { who-sees }
kind-clash =
    Dit kan niet allemaal waar zijn. Tik aan wat niet klopt en wijzig het.
    De kaarten op tafel zeggen wat het is.
    Klopt er iets niet aan de kaarten zelf? Laat dan alles staan.
kind-together =
    { COUNT($fields) ->
        [2] Beantwoord beide vragen. Eén knop verstuurt ze samen.
       *[other] Beantwoord alle { COUNT($fields) } vragen. Eén knop verstuurt ze samen.
    }
    { who-sees }
kind-either =
    Je kunt { COUNT($branches) } dingen doen: kies er een. Wat grijs is, kan nu niet: tik erop en er staat waarom.
    { who-sees }
kind-other =
    Vul in wat er gevraagd wordt en druk op de grote knop.
    { who-sees }
kind-sealed =
    Die van jou is verzegeld. Niemand ziet het tot alles wordt omgedraaid.
    Met “Terugnemen” kies je opnieuw, tot iedereen heeft verzegeld.
kind-late = Je speelt mee zodra je kaarten krijgt. Kijk zolang mee.
kind-left = Je doet niet meer mee, maar je kunt meekijken.
kind-wait = De anderen kiezen nog. Je telefoon zegt het zodra je aan de beurt bent.
