# Wat er verteld wordt terwijl een spel zichzelf speelt, per soort stap. De eerste legt uit, de andere zeggen wat er gebeurt.

seats-1 = Jullie spelen met echte kaarten. Een laptop is de scheidsrechter, en elke telefoon is een plek.
more-seats-1 = Scan de code, kies een naam, klaar. Hier zie je alle telefoons; aan tafel alleen die van jou.
asked-anyone = Wat iedereen op tafel ziet, voert iemand in op een telefoon.
asked-one = Alleen de telefoon van wie aan de beurt is, vraagt iets. De anderen zien op wie ze wachten.
asked-sealed = Elke telefoon vraagt het alleen aan de eigen speler. Niemand ziet wat de anderen kiezen.
asked = { $title }
picked-sealed = Kiezen en verzegelen. De echte kaarten blijven verborgen.
picked = { $sort ->
    [sealed] Iedereen kiest.
   *[other] { COUNT($seats) ->
        [one] { $seats } voert het in.
       *[other] Het is ingevoerd.
    }
}
sealed-1 = Verzegeld. Niemand kan kijken, ook de spelleider niet. Tot iedereen klaar is, kun je het terugnemen.
sealed = Iedereen is klaar.
revealed-1 = Het bord draait alles tegelijk om. Op de telefoons staat zolang “Kijk op!”
revealed = Het bord draait alles om.
told-1 = Het bord zegt wat er gebeurde. Elke telefoon zegt wat dat voor jou betekent, en waarom.
told-2 = Verkeerde kaart? Wijzig hem op de telefoon: alles daarna wordt opnieuw beoordeeld.
told-3 = De punten tellen zichzelf op. Niemand heeft een potlood nodig.
told = { $said }
said = { $said }
later = We slaan een stuk over.
last = We slaan een stuk over: dit is het laatste wat er wordt ingevoerd.
over-1 = Wie er won, hoe het ging en wat er opviel. Elk spel kun je terugkijken.
over = Dat was het.

## De pagina

board-the-table = De tafel
index-show-me-companion = Laat { $name } zien · Companion
index-companion-plays = Companion speelt
index-which-game = Welk spel
index-keep-showing-games-until = Spellen blijven laten zien tot er iemand komt
index-stop = Stoppen
index-esc = esc
index-the-board = Het bord
index-the-board-on-a = Het bord, op een laptop
index-a-phone = Een telefoon
index-what-happens = Wat er gebeurt
index-show = Laat zien
index-back = Terug
index-play = Afspelen
index-pause = Pauze
index-skip-ahead = Vooruit springen
index-how-far-it-is = Hoever het is
index-play-it-yourselves = Zelf spelen
index-show-me = Laat { $name } zien
index-its-rules = De regels
phone-a-phone-companion = Een telefoon · Companion
screen-look-up = Kijk op!
screen-its-on-the-board = Het staat op het bord.
phone-of = Telefoon van { $name }
