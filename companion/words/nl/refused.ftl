# Wat de scheidsrechter weigert, in welk spel dan ook.

stale = Dat is al beslist.
sealed-already = Dat heb je al verzegeld. Neem het eerst terug en wijzig het dan.
opened-already = Dat heeft iedereen al gezien. Ga naar “Fout verbeteren”.
not-all-in = Nog niet iedereen is klaar.
nothing-to-undo = Er is nog niets om ongedaan te maken.
over-already = Het spel is al uit.
nothing-scored = Nog niemand heeft punten, dus niemand staat voor.
nothing-to-redo = Er is niets om terug te zetten.
shows-cards = Dan worden er andere kaarten gedeeld of omgedraaid. Maak liever alles tot daar ongedaan.
same-as-before = Dat staat er al.
draw-a-card = Iemand ernaast trekt een van de kaarten, zonder te kijken, en voert die in.
not-a-number = Hier moet een heel getal staan.
out-of-range = Kies van { $low } tot en met { $high }.
not-an-option = Dat kun je niet kiezen. Kies iets wat je ziet.
lines = In “{ $name }” passen { $most } regels van elk { $longest } letters.
title = In “{ $name }” passen { $longest } letters.
not-a-list = Hier moet een lijst staan.
list-length = { $length ->
    [1] Op de lijst moet er één staan.
   *[other] Op de lijst moeten er { $length } staan.
}
list-twice = Iets staat twee keer op de lijst.
fields = Er ontbreekt nog iets. Vul alles in en verstuur het nog eens.
not-a-seat = Daar zit niemand.
plays-already = { $seat } speelt al mee.
not-held = Die kaart heb je niet. Die van jou staan bovenaan.
option = “{ $name }” kan daar niet op staan.
option-range = “{ $name }” kan aan deze tafel { $low } tot en met { $high } zijn.
players = { $missing ->
    [0] Dit spel kan met hooguit { $high } spelers. Jullie zijn met { $players }.
    [one] Er moet nog { $missing } speler bij.
   *[other] Er moeten nog { $missing } spelers bij.
}
option-few = “{ $name }”: kies er minstens { $least }.
too-few-cards = { $least ->
    [one] Kies minstens { $least } kaart.
   *[other] Kies minstens { $least } kaarten.
}
too-many-cards = { $most ->
    [one] Kies hooguit { $most } kaart.
   *[other] Kies hooguit { $most } kaarten.
}
