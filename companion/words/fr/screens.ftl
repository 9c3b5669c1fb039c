# Ce que disent plusieurs écrans.

the-host = l’hôte
the-table = la table
the-app = l’appli
dummy = Figurant { $number }
at-the-start = au début
at-the-end = à la fin
the-start = Le début
the-end = La fin
heading-start = Le début
heading-end = La fin
course-start = Début
course = L’évolution des points
pick-one = Choisis
enter-a-number = Saisis un nombre
choose-a-bid = Choisis une mise
all-seal = Tout le monde scelle en secret.
all-sealed = Tout le monde a scellé. C’est parti…
one-moment = Un instant…
waiting = On attend la table
waiting-for = On attend { $names }
waiting-for-these = On attend { $names }.
away-hint = { COUNT($names) ->
    [one] { $names } n’est pas là. L’hôte peut attendre, ou continuer sans.
   *[other] { $names } ne sont pas là. L’hôte peut attendre, ou continuer sans.
}
which-entry-is-wrong = Quelle saisie est fausse ?
anybody-can = N’importe qui peut le saisir.

## Le résultat à emporter

so-far = { $title }, pour l’instant
verb-leads = { COUNT($winners) ->
    [one] mène pour l’instant
   *[other] mènent pour l’instant
}
verb-wins = { COUNT($winners) ->
    [one] gagne
   *[other] se partagent la victoire
}
headline-leads = { COUNT($winners) ->
    [0] Personne ne gagne
    [1] { $winners } mène pour l’instant
   *[other] { $winners } mènent pour l’instant
}
headline-wins = { COUNT($winners) ->
    [0] Personne ne gagne
    [1] { $winners } gagne
   *[other] { $winners } se partagent la victoire
}
total-points = { $points ->
    [one] { $total } point
   *[other] { $total } points
}
evening-after = La soirée après { $games ->
    [1] { $games } partie
   *[other] { $games } parties
} : { $points }.
result-line = { $place ->
    [0] Départ avant la fin, { $name } : { $total }
   *[other] { $place }. { $name } : { $total }
}
companion-kept = Companion a compté les points, pour celles et ceux qui jouent avec de vraies cartes.

## Petits mots

not-possible = Ce n’est pas possible maintenant.

## Les options en vigueur

option-yes = oui
option-no = non
option-none = aucune
qr-code = Code QR : { $url }
secret = secret
