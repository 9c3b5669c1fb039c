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
changed-something = An entry was changed.
by = Changed by { $who }.
undid-answer = { $value ->
    [none] { $by } undid { $what }.
   *[other] { $by } undid { $what }: { $value }.
}
undid-opening = { $place ->
    [none] { $by } undid the reveal. Everything there is sealed again.
   *[other] { $by } undid the reveal of { $place }. Everything there is sealed again.
}
undid-change = { $change ->
    [none] { $by } undid a change. { CAPITAL($what) }.
   *[other] { $by } undid a change. { CAPITAL($what) }: { $change }.
}
undid-stop = { $by } took back the end of the game.
undid-something = { $by } undid an entry that no longer counted.
redid-answer = { $value ->
    [none] { $by } brought back { $what }.
   *[other] { $by } brought back { $what }: { $value }.
}
redid-opening = { $place ->
    [none] { $by } brought back the reveal.
   *[other] { $by } brought back the reveal of { $place }.
}
redid-change = { $change ->
    [none] { $by } brought back a change. { CAPITAL($what) }.
   *[other] { $by } brought back a change. { CAPITAL($what) }: { $change }.
}
redid-stop = { $by } ended the game again.
redid-something = { $by } brought back an entry that doesn’t count now.

## The question before it is undone

ask-answer = { $value ->
    [none] Undo { $what }?
   *[other] Undo { $what }: { $value }?
}
ask-opening = { $place ->
    [none] Undo the reveal?
   *[other] Undo the reveal of { $place }?
}
ask-change = { $change ->
    [none] Undo the change of { $what }?
   *[other] Undo the change of { $what }: { $change }?
}
ask-stop = Go on with the game after all?
ask-something = Undo an entry that no longer counts?

## What followed

moved = { $unit ->
    [cents] { MONEY($amount) }
   *[other] { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
} moved from { $frm } to { $to }.
totals = { $unit ->
    [points] Points: { total-moves }.
   *[other] { total-moves }.
}
total-moves = { $more ->
    [0] { COMMAS($told, "total-move") }
    [one] { COMMAS($told, "total-move") }, and one other player
   *[other] { COMMAS($told, "total-move") }, and { $more } others
}
total-move = { $unit ->
    [cents] { $seat } { MONEY($before) }{"\u00A0"}{ to }{"\u00A0"}{ MONEY($after) }
   *[other] { $seat } { $before }{"\u00A0"}{ to }{"\u00A0"}{ $after }
}
# The arrow between what was and what is; read aloud it is “to”.
to = <span aria-hidden="true">→</span><span class="visually-hidden"> to</span>
recounted = The scores were counted again.
scored = { COUNT($seats) ->
    [one] { $seats } now counts in the scores.
   *[other] { $seats } now count in the scores.
}
unscored = { COUNT($seats) ->
    [one] { $seats } no longer counts in the scores.
   *[other] { $seats } no longer count in the scores.
}
goes-on = The game goes on.
over = { COUNT($seats) ->
    [one] That ends the game: { $seats } wins.
   *[other] That ends the game: { $seats } share the win.
}
stopped = That ends the game.
leaders = { COUNT($seats) ->
    [one] { $seats } now leads.
   *[other] { $seats } now lead.
}
winners = { COUNT($seats) ->
    [one] { COUNT($no_longer) ->
        [0] { $seats } now wins.
       *[other] { $seats } now wins, not { $no_longer }.
    }
   *[other] { $seats } now share the win.
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
now-ruled = { $more ->
    [0] Now: { $said }
    [one] Now: { $said } One more result changed.
   *[other] Now: { $said } { $more } more results changed.
}
nothing-else = Nothing else changed.
