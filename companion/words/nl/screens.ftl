# Wat verschillende schermen zeggen.

the-host = de spelleider
the-table = de tafel
the-app = de app
dummy = Dummy { $number }
at-the-start = aan het begin
at-the-end = aan het eind
the-start = Het begin
the-end = Het eind
heading-start = Het begin
heading-end = Het eind
course-start = Start
course = Zo liepen de punten
pick-one = Kies er een
enter-a-number = Voer een getal in
choose-a-bid = Kies een bod
all-seal = Iedereen verzegelt in het geheim.
all-sealed = Iedereen heeft verzegeld. Daar gaan we…
one-moment = Momentje…
waiting = Wachten op de tafel
waiting-for = Wachten op { $names }
waiting-for-these = Wachten op { $names }.
away-hint = { COUNT($names) ->
    [one] { $names } is even weg. De spelleider kan wachten, of verdergaan zonder { $names }.
   *[other] { $names } zijn even weg. De spelleider kan wachten, of zonder hen verdergaan.
}
which-entry-is-wrong = Welke invoer klopt niet?
anybody-can = Iedereen kan het invoeren.

## De uitslag om mee te nemen

so-far = { $title }, tot nu toe
verb-leads = { COUNT($winners) ->
    [one] staat nu voor
   *[other] staan nu voor
}
verb-wins = { COUNT($winners) ->
    [one] wint
   *[other] winnen samen
}
headline-leads = { COUNT($winners) ->
    [0] Niemand wint
    [one] { $winners } staat nu voor
   *[other] { $winners } staan nu voor
}
headline-wins = { COUNT($winners) ->
    [0] Niemand wint
    [one] { $winners } wint
   *[other] { $winners } winnen samen
}
total-points = { $points ->
    [one] { $total } punt
   *[other] { $total } punten
}
evening-after = { $games ->
    [one] De avond na { $games } spel: { $points }.
   *[other] De avond na { $games } spellen: { $points }.
}
result-line = { $place ->
    [0] { $name } (voor het eind gestopt): { $total }
   *[other] { $place }. { $name }: { $total }
}
companion-kept = Companion hield de stand bij, voor mensen die met echte kaarten spelen.

## Kleine woorden

not-possible = Dat kan nu niet.

## Opties die gelden

option-yes = ja
option-no = nee
option-none = geen
qr-code = QR-code: { $url }
secret = geheim
