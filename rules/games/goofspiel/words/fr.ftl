# Goofspiel, en mots.

## Cartes et points

called = { $it ->
    [1] as
    [11] valet
    [12] dame
    [13] roi
   *[other] { $it }
}
the = { $it ->
    [1] l’as
    [12] la dame
   *[other] le { called }
}
court-card = { SAY($rank, "the") }
a = { $it ->
    [12] une dame
   *[other] un { called }
}
your = { $it ->
    [12] ta dame
   *[other] ton { called }
}
to-the = { $it ->
    [1] à l’as
    [12] à la dame
   *[other] au { called }
}
points = { $it ->
    [one] { $it } point
   *[other] { $it } points
}
# Les prix sur la table, en peu de mots.
named = { UPTO($pot, 3) ->
    [more] les { COUNT($pot) } prix
   *[other] { SAY($pot, "the") }
}
# La même chose, avec ce qu’ils valent.
prizes = { named }{ $has_points ->
    [yes] , { SAY($points, "points") }
   *[no] {""}
}

## Ce qui a été décidé

deal = { $app ->
    [yes] Chacun a de l’as { SAY($cards, "to-the") }. Les prix { $order ->
        [random] sont mélangés.
       *[other] viennent dans l’ordre.
    }
   *[no] Donnez à chacun une couleur{ $cards ->
        [13] {""}
       *[other] , de l’as { SAY($cards, "to-the") }
    }. { $order ->
        [random] Mélangez une autre couleur : les prix.
        [ascending] Une autre couleur fait les prix, le plus bas en premier.
       *[descending] Une autre couleur fait les prix, le plus haut en premier.
    }
}
takes = { $seat } prend { prizes }.
    .because = { $ties ->
        [cancel] { CAPITAL(SAY($card, "the")) } { ELIDED("de", $seat) } est la plus haute carte sans double.
       *[other] { CAPITAL(SAY($card, "the")) } { ELIDED("de", $seat) } est la plus haute carte.
    }
tie = { $is_shared ->
    [yes] { $seats } se partagent { named } : { SAY($shares, "points") } par personne.{ $rest ->
        [0] {""}
       *[other] {" "}Le reste, { $rest }, n’est à personne.
    }
   *[no] Personne ne prend { prizes }.
}
    .because = { tie-fate }{ COUNT($seats) ->
        [0] Toutes les cartes étaient en double.
       *[other] { $seats } ont joué la même carte : { SAY($card, "a") }.
    }
tie-fate = { $fate ->
    [shared] {""}
    [unshared] Ça ne se partage pas en points entiers.{" "}
    [discarded] { COUNT($pot) ->
        [one] Défaussez-le.{" "}
       *[other] Défaussez-les.{" "}
    }
   *[stays] { COUNT($pot) ->
        [one] Il reste sur la table.{" "}
       *[other] Ils restent sur la table.{" "}
    }
}
won = { COUNT($seats) ->
    [one] { $seats } gagne avec { SAY($total, "points") }.
   *[other] { $seats } se partagent la victoire avec { SAY($total, "points") }.
}{ $points ->
    [0] {""}
   *[other] {" "}Reste sur la table : { SAY($points, "points") }, pour personne.
}
out = { $seat ->
    [none] { CAPITAL(SAY($card, "the")) } était le prix du tour { $round }.
   *[other] { $seat } a joué { SAY($card, "the") } au tour { $round }.
}
    .you = { YOU($seat) ->
        [you] Tu as joué { SAY($card, "the") } au tour { $round }.
       *[other] {""}
    }
odd-deck = L’hôte dit que ces cartes ont un défaut. { CAPITAL(SAY($card, "the")) } peut être là plus d’une fois.
leaves = { $seat } a quitté la partie et ne peut plus gagner. Ses cartes sortent du jeu.
back = { $seat } est de retour, et continue avec les cartes qui restent.

## Les questions

ask-prize = { COUNT($options) ->
    [one] Posez le prix suivant
   *[other] Retournez le prix suivant. C’est quoi ?
}
hint-prize = { COUNT($options) ->
    [one] Ils viennent dans l’ordre : maintenant { SAY(FIRST($values), "the") }.
   *[other] Il vaut son nombre.
}
button-prize = Le prix est {"{}"}
entry-prize = prix
ask-card = Quelle carte joues-tu ?
hint-card = { OPTION("dealer") ->
    [app] Personne ne la voit avant que tout soit scellé.
   *[table] Pose-la face cachée, puis scelle-la ici.
}
button-card = Sceller {"{}"}
entry-card = carte
ask-flip = Tout est prêt pour le prix ?
hint-flip = L’appli le retourne. Il vaut son nombre.
button-flip = Retourner le prix
label-flip = retourné
entry-flip = prix suivant
to-flip = retourner le prix
waiting-flip = On attend le prix
ask-override = Quelle carte avez-vous plus d’une fois ?
hint-override = Une erreur d’impression, des paquets mélangés ? On ne compte plus cette carte jusqu’à la fin de la partie.
entry-override = carte qui ne compte plus
hint-leave = Ses cartes sortent du jeu. Ce qui est gagné reste gagné.
label-override = { SAY($value, "face") }
face = { FACE($it) }
call-override = Nos cartes ont un défaut…
sealing-card = Tout le monde choisit une carte en secret.
waiting-prize = On attend le prix
# Ce qu’on propose à quelqu’un, quand tout le monde peut le faire.
to-prize = { COUNT($options) ->
    [one] poser le prix suivant
   *[other] retourner le prix suivant
}
choosing-card = On attend { $names } : une carte à choisir

## Ce qui est sur la table

table-middle = { COUNT($pot) ->
    [0] Les prix
   *[other] Prix
}
table-middle-ribbon = { $left ->
    [stays] reste
    [discarded] défaussé
    [nobodys] à personne
    [shared] partagé
   *[other] {""}
}
table-aside = Resté d’avant
table-aside-note = { SAY($points, "points") } en tout
table-stake = { $points ->
    [0] Pas encore de prix
   *[other] { SAY($points, "points") } à prendre
}
fate-none = pas de prix
fate-matched = égale
# Le tableau avant le premier prix : quelles couleurs, pour qui, et que faire des prix.
between-heading = { OPTION("dealer") ->
    [app] {""}
   *[table] { $points ->
        [0] Préparez la partie
       *[other] {""}
    }
}
between-steps = { OPTION("dealer") ->
    [app] {""}
   *[table]
        { steps-take }
        { steps-suits }
        { steps-prizes }
        { steps-away }
        Retournez le premier prix. N’importe qui peut le saisir.
}
steps-take = Prenez { $rounds ->
    [13] { $decks ->
        [1] un jeu
       *[2] deux jeux
    }, sans jokers.
   *[other] les cartes de l’as { SAY($rounds, "to-the") }, dans chaque couleur { $decks ->
        [1] d’un jeu
       *[2] de deux jeux
    }.
}
steps-suits = { $decks ->
    [1] { COMMAS($first_deck, "takes-suit") }.
   *[2]
        { COMMAS($first_deck, "takes-suit") }, du premier jeu.
        { COMMAS($second_deck, "takes-suit") }, de l’autre.
}
# « Ana prend les piques, Bo les cœurs »
takes-suit = { $is_first ->
    [yes] { $seat } prend les { suit }
   *[no] { $seat } les { suit }
}
suit = { $suit ->
    [spades] piques
    [hearts] cœurs
    [clubs] trèfles
   *[diamonds] carreaux
}
steps-prizes = { OPTION("order") ->
    [random] Mélangez les carreaux{ of-the-first-deck } : les prix. Posez-les face cachée au milieu.
    [ascending] Posez au milieu les carreaux{ of-the-first-deck } dans l’ordre, l’as dessus : les prix.
   *[descending] Posez au milieu les carreaux{ of-the-first-deck } dans l’ordre, { SAY($rounds, "the") } dessus : les prix.
}
of-the-first-deck = { $decks ->
    [1] {""}
   *[2] {" "}du premier jeu
}
steps-away = { $has_spare_suits ->
    [yes] Mettez les autres couleurs de côté.
   *[no] {""}
}
# Avant que les cartes d’un tour soient retournées sur le tableau.
opening = Montrez les cartes. Qui a la plus haute ?

## Ce qui était remarquable, raconté à la fin

mention-bargain = { $seat } a pris { prizes }, rien qu’avec { SAY($card, "a") }.
mention-overpaid = { $seat } a dépensé { SAY($card, "a") } pour { named }.
mention-tied-away = { $seats } ont joué la même carte pour { named }, { SAY($card, "a") }, et n’ont rien eu.

## Que puis-je faire ? Trois lignes au plus : ce qui est possible, et ce que ça rapporte

can-prize =
    { COUNT($options) ->
        [one] Posez { SAY(FIRST($values), "the") } : les prix viennent dans l’ordre. N’importe qui peut le toucher.
       *[other] Retournez le prix du dessus et saisissez-le. N’importe qui peut le faire.
    }
    Il vaut son nombre. { highest-takes-it }
    { $left ->
        [stays] { can-stays }
       *[other] { $points ->
            [0] {""}
           *[other] Les cartes jouées ne reviennent plus. Mettez-les de côté.
        }
    }
can-flip =
    Appuyez sur le bouton, et l’appli retourne le prix suivant. N’importe qui peut le faire.
    Il vaut son nombre. { highest-takes-it }
    { $left ->
        [stays] { can-stays }
       *[other] {""}
    }
highest-takes-it = { OPTION("ties") ->
    [cancel] La plus haute carte sans double le prend.
   *[other] La plus haute carte le prend.
}
can-stays = { $points ->
    [one] Il y a déjà { $points } point là. La plus haute carte prend tout.
   *[other] Il y a déjà { $points } points là. La plus haute carte prend tout.
}
can-card =
    { OPTION("dealer") ->
        [app] Scelle une de tes cartes. Tu peux la reprendre tant que tout le monde n’a pas scellé.
       *[table] Pose une carte face cachée et scelle-la ici. Tu peux la reprendre tant que tout n’est pas scellé.
    }
    { OPTION("ties") ->
        [cancel] La plus haute carte sans double prend { SAY($points, "points") }. La tienne ne revient plus, que tu aies le prix ou non.
       *[other] La plus haute carte prend { SAY($points, "points") }. La tienne ne revient plus, que tu aies le prix ou non.
    }
    { OPTION("ties") ->
        [cancel] Les cartes égales s’annulent. Si toutes sont en double, le prix reste pour le prochain tour.
        [discard] Égalité entre les plus hautes ? Alors le prix est défaussé.
        [share] Égalité entre les plus hautes ? Elles se partagent le prix, en points entiers.
       *[stay] Égalité entre les plus hautes ? Le prix reste, et le suivant s’y ajoute.
    }
can-override =
    Choisissez la carte que vous avez plus d’une fois.
    Elle n’est plus comptée jusqu’à la fin de la partie, et peut revenir.
meanwhile =
    { $is_up ->
        [yes] { meanwhile-next }
       *[no] { $points ->
            [0] { meanwhile-next }
           *[other] { SAY($points, "points") } à prendre. Quand tout le monde a scellé, les cartes sont retournées.
        }
    }
    Une carte jouée ne revient plus, qu’on ait le prix ou non.
meanwhile-next = Le prix suivant arrive. Laquelle de tes cartes vaut-il ?

## Comment on joue avec ces options, et avec quoi

how =
    { OPTION("order") ->
        [random] { OPTION("dealer") ->
            [app] L’appli retourne un prix. Il vaut son nombre : un as 1{ pictures }.
           *[table] Retournez un prix. Il vaut son nombre : un as 1{ pictures }.
        }
        [ascending] Les prix viennent du plus bas au plus haut. Chacun vaut son nombre : un as 1{ pictures }.
       *[descending] Les prix viennent du plus haut au plus bas. Chacun vaut son nombre : un as 1{ pictures }.
    }
    { OPTION("dealer") ->
        [app] Chacun scelle ici une de ses cartes.
       *[table] Chacun pose une carte face cachée, et scelle ici la même carte.
    }
    { OPTION("ties") ->
        [cancel] Tout est retourné ensemble. La plus haute carte sans double prend le prix.
       *[other] Tout est retourné ensemble. La plus haute prend le prix.
    }
    { OPTION("ties") ->
        [cancel] Les cartes égales s’annulent. Si toutes sont en double, le prix reste, et le suivant s’y ajoute.
        [discard] Égalité entre les plus hautes ? Le prix est défaussé.
        [share] Égalité entre les plus hautes ? Elles se partagent le prix, en points entiers.
       *[stay] Égalité entre les plus hautes ? Le prix reste, et le suivant s’y ajoute.
    }
    Une carte jouée ne revient plus, qu’on ait le prix ou non. Après { OPTION("cards") } tours, le plus haut total gagne.
pictures = { OPTION("cards") ->
    [11] , un valet 11
    [12] , un valet 11, une dame 12
    [13] , un valet 11, une dame 12, un roi 13
   *[other] {""}
}
needs = { OPTION("dealer") ->
    [app] Pas de cartes : les vôtres sont sur vos téléphones, et l’appli retourne les prix.
   *[table] { PLAYERS() ->
        [2] Un jeu ordinaire
        [3] Un jeu ordinaire
       *[other] Deux jeux ordinaires
    } : une couleur pour chacun, et une pour les prix{ OPTION("cards") ->
        [13] .
       *[other] , de l’as { SAY(OPTION("cards"), "to-the") }.
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Des cartes numérotées de 1 à { OPTION("cards") }</b>, de n’importe quel jeu : { sets }, une série pour chacun et une pour les prix.{ substitutes-pictures }
        <b>Des bouts de papier.</b> Écrivez-y les nombres de 1 à { OPTION("cards") }, { times }.
}
sets = { PLAYERS() ->
    [2] 3 séries
    [3] 4 séries
    [4] 5 séries
    [5] 6 séries
    [6] 7 séries
   *[7] 8 séries
}
times = { PLAYERS() ->
    [2] 3 fois
    [3] 4 fois
    [4] 5 fois
    [5] 6 fois
    [6] 7 fois
   *[7] 8 fois
}
substitutes-pictures = { OPTION("cards") ->
    [11] {" "}Le valet vaut 11.
    [12] {" "}Le valet vaut 11, la dame 12.
    [13] {" "}Le valet vaut 11, la dame 12, le roi 13.
   *[other] {""}
}

## Vingt secondes pour qui n’y a jamais joué

tour-aim = Prends des prix, chacun vaut son nombre. Après { OPTION("cards") } tours, le plus haut total gagne.
tour-phone = { OPTION("dealer") ->
    [app] À chaque tour, scelle une de tes cartes sur ton téléphone. Elle ne revient plus, que tu aies le prix ou non.
   *[table] À chaque tour, pose une carte face cachée et scelle-la sur ton téléphone. Elle ne revient plus.
}
tour-ties = { OPTION("ties") ->
    [cancel] Les cartes égales s’annulent, et ne prennent rien.
    [discard] Égalité entre les plus hautes ? Personne n’a le prix.
    [share] Égalité entre les plus hautes ? Elles doivent se partager le prix.
   *[stay] Égalité entre les plus hautes ? Personne n’a encore le prix : il reste pour le prochain tour.
}
tour-board = { OPTION("ties") ->
    [cancel] Le tableau retourne toutes les cartes ensemble. La plus haute carte sans double prend le prix.
   *[other] Le tableau retourne toutes les cartes ensemble. La plus haute prend le prix.
}

## Ce qui est raconté pendant que le jeu se joue tout seul, chaque fois la première

caption-asked-prize = Quelqu’un retourne le prix suivant. Il vaut son nombre.
caption-asked-flip = L’appli retourne le prix suivant. Il vaut son nombre.
caption-asked-card = Chacun mise une carte, en secret. Une carte jouée ne revient plus.
caption-told-takes = La plus haute carte prend le prix. Les autres ont joué la leur pour rien.
caption-told-tie = { $ties ->
    [share] Égalité entre les plus hautes : elles se partagent le prix.
    [discard] Égalité entre les plus hautes : personne ne prend le prix.
    [cancel] Toutes les cartes étaient en double : le prix reste pour le prochain tour.
   *[stay] Égalité entre les plus hautes : le prix reste, et le suivant s’y ajoute.
}

## Ce qu’un tour veut dire pour une place, l’essentiel d’abord

result-won-you = { COUNT($seats) ->
    [one] Tu gagnes avec { SAY($total, "points") } !
   *[other] Tu partages la victoire avec { SAY($total, "points") } !
}
result-won = { COUNT($seats) ->
    [one] { $seats } gagne avec { SAY($total, "points") }.
   *[other] { $seats } se partagent la victoire avec { SAY($total, "points") }.
}
pot = { COUNT($pot) ->
    [one] { SAY($pot, "the") }
    [2] les deux prix
   *[other] les { COUNT($pot) } prix
}
result-take-you = Tu prends { pot }.
result-take = { $seat } prend { pot }.
result-highest-you = { $ties ->
    [cancel] { CAPITAL(SAY($card, "your")) } est la plus haute carte sans double.
   *[other] { CAPITAL(SAY($card, "your")) } est la plus haute carte.
}
result-highest = { $ties ->
    [cancel] Rien pour toi. { CAPITAL(SAY($card, "the")) } { ELIDED("de", $seat) } est la plus haute carte sans double.
   *[other] Rien pour toi. { CAPITAL(SAY($card, "the")) } { ELIDED("de", $seat) } est la plus haute carte.
}
result-share-you = Tu partages { pot } avec { OTHERS($seats) }.
result-played-you = Vous avez joué la même carte : { SAY($card, "a") }.
result-share = { $seats } se partagent { pot }.
result-played = Rien pour toi. Leur carte était la même : { SAY($card, "a") }.
result-nobody = Personne ne prend { pot }.
result-nobody-you-why = { WITH($seats, "Toi") }, vous avez joué la même carte : { SAY($card, "a") }.
result-nobody-why = { COUNT($seats) ->
    [0] Toutes les cartes étaient en double.
   *[other] { $seats } ont joué la même carte : { SAY($card, "a") }.
}

## Ce que disent les cartes que l’appli imprime

card-prize = Prix, vaut { $rank }
card-counts = { $court }, vaut { $rank }
second-deck = Deuxième jeu

## Ce que le tableau ajoute : jamais deux fois le même dans une soirée

comment-tie-1 = { $who } le voulaient autant.
comment-tie-2 = { $who } se regardent en clignant des yeux.
comment-tie-3 = Grands esprits, mains vides.
comment-tie-4 = { $who } tendent la main, se cognent, sourient.
comment-tie-5 = { $who } pensaient avoir le champ libre.
comment-tie-6 = Le prix regarde à gauche, puis à droite.
comment-bargain-1 = { $who } l’a trouvé en solde.
comment-bargain-2 = { $who } a payé en petite monnaie.
comment-bargain-3 = Personne d’autre ne faisait ses courses.
comment-bargain-4 = { $who } garde le ticket de celui-là.
comment-bargain-5 = C’était donné, et { $who } le sait.
comment-dear-1 = { $who } ne regarde pas les étiquettes.
comment-dear-2 = { $who } voulait exactement celui-là.
comment-dear-3 = { $who } laisse un beau pourboire.
comment-dear-4 = Mieux vaut cher que jamais, dit { $who }.
comment-pot-1 = { $who } aurait besoin de mains en plus.
comment-pot-2 = Attendre a payé. Ça a payé { $who }.
comment-pot-3 = { SAY($points, "points") } d’un coup. { $who } se redresse.
comment-pot-4 = { $who } débarrasse la table.

## Options

credit = Goofspiel (traditionnel)
tagline = Une bataille à enchères : une carte chacun, en secret, la plus haute prend le prix.
also-known = Dit aussi GOPS.
form-random = Prix mélangés
    .help = Personne ne sait quel prix vient ensuite.
form-ascending = Du plus bas au plus haut
    .help = Les prix viennent dans l’ordre, l’as en premier. Aucun hasard.
form-descending = Du plus haut au plus bas
    .help = Les prix viennent dans l’ordre, le plus haut en premier. Chaque carte coûte dès le début.
option-dealer = Qui donne
    .help = Vous jouez avec de vraies cartes, ou seulement sur vos téléphones : l’appli retourne les prix.
    .choice-table = Nous
    .choice-app = L’appli
option-cards = Cartes par personne
    .help = Et autant de tours. Moins de 13 font une partie plus courte.
option-order = Les prix viennent
    .help = Mélangés : personne ne sait lequel suit. Dans l’ordre : tout le monde le sait.
    .choice-random = Mélangés
    .choice-ascending = Du plus bas au plus haut
    .choice-descending = Du plus haut au plus bas
option-ties = Égalité entre les plus hautes
    .help = Les égalités plus basses ne changent rien, sauf si les cartes égales s’annulent.
    .choice-stay = Le prix reste, et le suivant s’y ajoute
    .choice-discard = Le prix est défaussé
    .choice-share = Elles se le partagent, en points entiers
    .choice-cancel = Elles s’annulent, la plus haute des autres le prend
printed-suits = Une couleur pour chacun
    .help = Les carreaux sont les prix. Chacun reçoit une couleur, de l’as au roi.
printed-suits-players = Personnes
    .help = À trois, il faut un jeu entier.
printed-suits-cards = Cartes par personne
    .help = 13, c’est de l’as au roi.
