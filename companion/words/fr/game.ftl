# Ce que disent tous les jeux. Un jeu qui a un message du même nom dit le sien.

leaves = { $seat } a quitté la partie, et ne peut plus gagner.
back = { $seat } est de retour, et rejoue.
joins = { $seat } entre à la prochaine donne.
declined = { $seat } n’entre pas à la prochaine donne. L’hôte a dit non.
full = Les { $most } places sont prises.
ask-leave = Qui a quitté la partie ?
entry-leave = départ
call-leave = Retirer de la partie
sure-leave = { $effect ->
    [none] Retirer { $name } de la partie ?
   *[other] Retirer { $name } de la partie ? { $effect }
}
ask-back = Qui est de retour ?
entry-back = retour
call-back = Faire revenir dans la partie
ask-join = Qui entre à la prochaine donne ?
entry-join = entrée
call-join = L’intégrer ensuite
ask-decline = Qui n’aura pas de cartes ?
entry-decline = refus
call-decline = Laisser de côté

## Où on en est dans une scène ordinaire, et ce que les cartes y sont devenues

place-long =
    { $deal ->
        [0] {""}
       *[other] { $deals ->
            [0] Donne { $deal }
           *[other] Donne { $deal } sur { $deals }
        }
    }
    { $round ->
        [0] {""}
       *[other] { $rounds ->
            [0] Tour { $round }
           *[other] Tour { $round } sur { $rounds }
        }
    }
place-short = { $deal ->
    [0] { $round ->
        [0] {""}
       *[other] { $rounds ->
            [0] Tour { $round }
           *[other] Tour { $round } sur { $rounds }
        }
    }
   *[other] { $round ->
        [0] Donne { $deal }
       *[other] { $rounds ->
            [0] Donne { $deal } · tour { $round }
           *[other] Donne { $deal } · tour { $round } sur { $rounds }
        }
    }
}
fate-open = visible
fate-none = rien
fate-taken = { $gain ->
    [none] le prend
   *[other] prend { $gain }
}
fate-low = { $gain ->
    [none] en prend une
   *[other] prend { $gain }
}
fate-matched = en double
fate-bad = { $gain ->
    [none] le prend
   *[other] prend { $gain }
}
fate-moved = posée

## Les grands moments d’une révélation, en six mots au plus, en travers du tableau

highlight-comeback = De la dernière à la première place : { FIRST($seats) } !
highlight-all-matched = Toutes les cartes sont en double !

to-clash = dire quelle saisie est fausse
entry-deck = donne
entry-clash = paquet différent
call-override = Notre paquet est différent…
leaves-waiting = Pas de cartes la prochaine fois. La victoire n’est plus possible.

## Ce que les points avaient de remarquable, raconté à la fin

amount = { $unit ->
    [cents] { MONEY($points) }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
mention-margin = { COUNT($seats) ->
    [one] { $seats } a manqué la victoire de peu : { amount }.
   *[other] { $seats } ont manqué la victoire de peu : { amount }.
}
mention-comeback = Même à la dernière place, { $seat } a fini par gagner.
mention-most-at-once = { $lowest ->
    [yes] { COUNT($seats) ->
        [one] Le total { ELIDED("de", $seats) } a grimpé d’un coup : { amount }. Personne n’a fait pire.
       *[other] { $seats } ont pris d’un coup { amount } chacun. Personne n’a fait pire.
    }
   *[no] { COUNT($seats) ->
        [one] { $seats } a gagné { amount } d’un coup. Personne n’a fait mieux.
       *[other] { $seats } ont gagné { amount } chacun d’un coup. Personne n’a fait mieux.
    }
}
mention-streak = { $lowest ->
    [yes] Seul le total { ELIDED("de", $seat) } a grimpé, { $times } fois de suite.
   *[no] { $seat } a marqué, et personne d’autre, { $times } fois de suite.
}
mention-twins = { $seats } ont été à égalité { $times } fois.
mention-spotless = { $lowest ->
    [yes] Le total { ELIDED("de", $seat) } n’a jamais grimpé.
   *[no] Chaque fois qu’il y avait des points, { $seat } en a eu.
}

## Qui saisit ce que tout le monde peut saisir ; $does est ce que dit « to-… » du jeu

proposal = On attend { $name } pour { proposal-does }
proposal-host = On attend l’hôte pour { proposal-does }
# La même chose, tant qu’on donne encore les cartes ou qu’on les dispose.
proposal-when-set = Quand tout est prêt, { $name } peut { proposal-does }
proposal-does = { $does ->
    [none] le saisir
   *[other] { $does }
}

## Que puis-je faire ? Ce que l’hôte peut dire de qui vient et s’en va

can-leave =
    Choisis qui doit vraiment partir. Les points restent, mais la victoire n’est plus possible.
    Juste une petite absence ? Attendez, ou répondez à sa place.
can-back = Choisis qui est de retour. Cette personne rejoue, et peut de nouveau gagner.
can-join = Qui arrive en retard joue à partir de la prochaine donne.
can-decline = Choisis qui n’aura pas de cartes la prochaine fois. On peut toujours regarder.

## Ce que dit l’appli là où un jeu n’a pas ses propres mots

next-deal = à la prochaine donne
waiting = On attend la table
choosing = On attend { $names }
sealing = Tout le monde scelle en secret.
place-clash = { $seat ->
    [none] { $what ->
        [topic] sujet, tour { $round }
        [prize] prix, tour { $round }
       *[other] { $what }, tour { $round }
    }
   *[other] { PLAIN($seat) }, tour { $round }
}

## Les parties de la clé d’une saisie : « donne 2, tour 5 »

part-deal = donne
part-round = tour
part-hand = main
part-trick = pli
part-turn = coup
part-game = manche
part-offer = offre
