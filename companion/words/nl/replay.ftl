index-replay-companion = { $title }: terugkijken · Companion
step-no-sound = Geen geluid
step-esc = esc
step-the-game-begins = Het spel begint.
step-the-table = De tafel
step-replay = Terugkijken
step-go-to-a-round = Naar een ronde
step-to-the-start = Naar het begin
step-back = Terug
step-play = Afspelen
step-forward = Verder
step-to-where-it-is = Naar de stand van nu
step-to-the-end = Naar het eind
step-step = Stap
step-of = { $number } van { $last }
step-entry = { $whose ->
    [none] { CAPITAL($name) }: { $value }
   *[other] { $whose }, { $name }: { $value }
}
step-of-round = { $round }, stap { $number } van { $last }
