table-replay-the-game = Spel terugkijken
table-the-table = De tafel
table-what-happened-so-far = Wat er tot nu toe gebeurde
table-youre-watching-table = Je kijkt mee aan tafel { $code }
table-at-the-table = Aan tafel
table-leads = { COUNT($winners) ->
    [one] { $winners } staat nu voor
   *[other] { $winners } staan nu voor
}
table-wins = { COUNT($winners) ->
    [one] { $winners } wint
   *[other] { $winners } winnen samen
}
table-waiting-for-the-host = { $title ->
    [none] De spelleider begint zo.
   *[other] { $title }: de spelleider begint zo.
}
