# Was die Regeln ablehnen, in welchem Spiel auch immer.

stale = Das ist schon entschieden.
sealed-already = Das hast du schon versiegelt. Nimm es erst zurück, dann ändere es.
opened-already = Das haben schon alle gesehen. Geh auf „Fehler beheben“.
not-all-in = Noch sind nicht alle fertig.
nothing-to-undo = Es gibt noch nichts rückgängig zu machen.
over-already = Das Spiel ist schon zu Ende.
nothing-scored = Noch hat niemand Punkte, also führt auch niemand.
nothing-to-redo = Es gibt nichts wiederherzustellen.
shows-cards = Damit würden andere Karten verteilt oder umgedreht. Macht lieber alles bis dorthin rückgängig.
same-as-before = Genau das steht schon da.
draw-a-card = Wer daneben sitzt, zieht eine der Karten, ohne hinzusehen, und gibt sie ein.
not-a-number = Da gehört eine ganze Zahl hin.
out-of-range = Es geht von { $low } bis { $high }.
not-an-option = Das steht nicht zur Wahl. Nimm etwas von dem, was du siehst.
lines = In „{ $name }“ passen { $most } Zeilen mit je { $longest } Buchstaben.
title = In „{ $name }“ passen { $longest } Buchstaben.
not-a-list = Da gehört eine Liste hin.
list-length = { $length ->
    [1] Die Liste braucht einen Eintrag.
   *[other] Die Liste braucht { $length } Einträge.
}
list-twice = In der Liste steht etwas zweimal.
fields = Da fehlt noch etwas. Füll alles aus, dann schick es noch mal.
not-a-seat = Da sitzt niemand.
plays-already = { $seat } spielt schon mit.
not-held = Diese Karte hast du nicht. Deine stehen oben.
option = „{ $name }“ lässt sich so nicht einstellen.
option-range = „{ $name }“ geht an diesem Tisch von { $low } bis { $high }.
players = { $missing ->
    [0] Dieses Spiel geht mit höchstens { $high } Personen. Ihr seid { $players }.
    [one] Es fehlt noch { $missing } Person.
   *[other] Es fehlen noch { $missing } Leute.
}
option-few = „{ $name }“: Wählt mindestens { $least }.
too-few-cards = { $least ->
    [one] Wähl mindestens { $least } Karte.
   *[other] Wähl mindestens { $least } Karten.
}
too-many-cards = { $most ->
    [one] Wähl höchstens { $most } Karte.
   *[other] Wähl höchstens { $most } Karten.
}
