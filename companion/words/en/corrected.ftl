# What was corrected, by whom, and what followed from it.

# What is spoken of: “Bo’s card, deal 1, round 3”. It stands in the middle of a sentence.
entry = { $whose ->
    [none] { $sealed ->
        [yes] the sealed { entry-where }
       *[no] the { entry-where }
    }
   *[other] { $sealed ->
        [yes] { $whose }’s sealed { entry-where }
       *[no] { $whose }’s { entry-where }
    }
}
entry-where = { $place ->
    [none] { $name }
   *[other] { $name }, { $place }
}
# At the start of a line: “Cleo’s card, deal 1, round 2”.
entry-title = { CAPITAL(entry) }
changed = { $change ->
    [none] { CAPITAL($what) } was changed.
   *[other] { CAPITAL($what) }: { $change }.
}
changed-sealed = { CAPITAL($what) } was changed. It stays sealed.
from-to = { $before }{"\u00A0"}{ to }{"\u00A0"}{ $after }
# The arrow between what was and what is; read aloud it is “to”.
to = <span aria-hidden="true">→</span><span class="visually-hidden"> to</span>
by = Changed by { $who }.

## What is undone or brought back, and the question before it is undone

answer = { $value ->
    [none] { $what }
   *[other] { $what }: { $value }
}
change = the change of { answer }
opening = { $place ->
    [none] the reveal
   *[other] the reveal of { $place }
}
stop = the end of the game
uncounted = an entry that doesn’t count
undid = { $by } undid { $what }.
redid = { $by } brought back { $what }.
ask = Undo { $what }?

## What followed

totals = { $unit ->
    [named] { $heading }: { COMMAS($moves, "total-move") }.
    [points] Points: { COMMAS($moves, "total-move") }.
   *[cents] { COMMAS($moves, "total-move") }.
}
total-move = { $unit ->
    [cents] { $seat } { MONEY($before) }{"\u00A0"}{ to }{"\u00A0"}{ MONEY($after) }
   *[other] { $seat } { from-to }
}
goes-on = The game goes on.
comes-first = { COUNT($seats) ->
    [one] { $seats } now comes first.
   *[other] { $seats } now share first place.
}
set-aside = { $count ->
    [one] A later entry no longer fits, and doesn’t count for now.
   *[other] { $count } later entries no longer fit, and don’t count for now.
}
back = { $count ->
    [one] A later entry counts again.
   *[other] { $count } later entries count again.
}
asked-again = { $seat ->
    [none] It has to be entered again.
   *[other] Waiting for { $seat }.
}
decided = So: { $decision }
nothing-else = Nothing else changed.
