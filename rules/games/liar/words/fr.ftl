# Who’s Lying?, en mots. Une manche est l’une des trois parties ; « couleur » vaut pour les couleurs et pour ♠ ♥ ♦ ♣.

## Petits mots

colour = couleur
# Certains jeux ont des couleurs et une carte arc-en-ciel, d’autres un joker.
wild = { OPTION("deck") ->
    [suits] joker
   *[other] carte arc-en-ciel
}
the-wild = { OPTION("deck") ->
    [suits] le joker
   *[other] la carte arc-en-ciel
}
number = { $it }
cards = { $it ->
    [0] aucune carte
    [1] { $it } carte
   *[other] { $it } cartes
}
points = { ABS($it) ->
    [one] { $it } point
   *[other] { $it } points
}
minus-cards = { $it ->
    [0] aucune carte négative
    [1] { $it } carte négative
   *[other] { $it } cartes négatives
}
# Tant de cartes d’une couleur : « 2 cœurs », « 1 rouge ».
lot = { counted-lot }
counted-lot = { $value ->
    [one] { $value } { SAY($key, "one") }
   *[other] { $value } { SAY($key, "many") }
}
one = { $it ->
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
    [clubs] trèfle
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] verte
    [blue] bleue
    [violet] violette
    [black] noire
    [pink] rose
    [white] blanche
    [brown] brune
    [rainbow] arc-en-ciel
   *[joker] joker
}
many-of = { SAY($key, "many") }
one-card = { $it ->
    [spades] un pique
    [hearts] un cœur
    [diamonds] un carreau
    [clubs] un trèfle
   *[other] une { one }
}
many = { $it ->
    [spades] piques
    [hearts] cœurs
    [diamonds] carreaux
    [clubs] trèfles
    [red] rouges
    [orange] orange
    [yellow] jaunes
    [green] vertes
    [blue] bleues
    [violet] violettes
    [black] noires
    [pink] roses
    [white] blanches
    [brown] brunes
    [rainbow] arcs-en-ciel
   *[joker] jokers
}
# Le nom écrit sur une carte.
name = { $it ->
    [spades] Pique
    [hearts] Cœur
    [diamonds] Carreau
    [clubs] Trèfle
    [red] Rouge
    [orange] Orange
    [yellow] Jaune
    [green] Vert
    [blue] Bleu
    [violet] Violet
    [black] Noir
    [pink] Rose
    [white] Blanc
    [brown] Brun
    [rainbow] Arc-en-ciel
   *[joker] Joker
}
heap = { SAY($cards, "lot") }
unaccounted = { $count_is ->
    [short] {" "}Il manque { SAY($missing, "cards") } : comptez vos mains.
    [over] {" "}Ça fait { SAY($excess, "cards") } de trop : comptez vos mains.
   *[right] {" "}Maintenant, le compte est bon.
}

## Ce qui a été décidé

deal = Cartes écartées : { $removed }. Dans chaque main : { $each }{ $aside ->
    [0] .
   *[other] , et { $aside } de côté.
} { $game ->
    [1] { $starter } commence.
   *[other] { $starter } a gagné la dernière, et commence.
}
lays = { $seat } dit : { SAY($lot, "lot") }.
last-card = Ce sont les dernières cartes { ELIDED("de", $seat) }. { $seat } gagne, sauf si un doute révèle un mensonge.
passes = { $seat } passe.
all-passed = Personne n’a douté { ELIDED("de", $seat) }. { $seat } pose encore autant de cartes qu’il lui plaît. La pile reste : { SAY($pile, "cards") }.
lie = Un mensonge !
    .because = { $seat } a dit { SAY($lot, "lot") }, et posé { heap }.
truth = La vérité !
    .because = { $seat } a dit { SAY($lot, "lot") }, et posé { heap }.
takes-back = { $minus ->
    [0] { $count ->
        [1] { $seat } la reprend.
        [2] { $seat } reprend les deux.
       *[other] { $seat } reprend les { $count }.
    }
   *[other] { $count ->
        [1] { $seat } la reprend, avec { SAY($minus, "minus-cards") }.
        [2] { $seat } reprend les deux, avec { SAY($minus, "minus-cards") }.
       *[other] { $seat } reprend les { $count }, avec { SAY($minus, "minus-cards") }.
    }
}
takes-pile = { $seat } prend toute la pile : { SAY($minus, "minus-cards") }.
    .because = { $seat } a douté de la vérité.
draws = { $seat } a pris des cartes négatives, et tire { SAY($count, "cards") } de la main { ELIDED("de", $other) } sans regarder.
gets = { $seat } reçoit { SAY($count, "cards") } de la main { ELIDED("de", $other) }, au hasard.
next = { $seat } pose ensuite.
game-won = { $game ->
    [none] { $seat } gagne.
   *[other] { $seat } gagne la manche { $game }.
}
accepted = { game-won }
    .because = { $by } a posé sur les dernières cartes, donc y a cru, et reprend les siennes.
all-believe = { game-won }
    .because = Personne n’a douté des dernières cartes.
proved = { game-won }
    .because = Les dernières cartes étaient vraies.
emptied = { game-won }
    .because = { $by } a tiré le reste de la main { ELIDED("de", $seat) }.
contested = { $seat } voit d’autres cartes sur la table. { $layer } les saisit de nouveau.
scores = { COUNT($lines) ->
    [0] { $winner } +10
   *[other] { $winner } +10 · { DOTS($lines, "score-line") }
}
score-line = { $has_wild ->
    [yes] { $seat } { SIGNED($points) } : { SAY($minus, "minus-cards") }, { $hand } en main, { SAY($wild, "one") }
   *[no] { $seat } { SIGNED($points) } : { SAY($minus, "minus-cards") }, { $hand } en main
}
won = { COUNT($seats) ->
    [one] { $seats } gagne avec { SAY($total, "points") } après trois manches.
   *[other] { $seats } se partagent la victoire avec { SAY($total, "points") } après trois manches.
}
holds = { $is_same ->
    [yes] Recompte, { $seat } : { SAY($now, "cards") }, comme avant.
   *[no] { $now ->
        [0] { $seat } n’a { SAY($now, "cards") }, et non { SAY($was, "number") }.{ unaccounted }
       *[other] { $seat } a { SAY($now, "cards") }, pas { SAY($was, "number") }.{ unaccounted }
    }
}
aside = { $is_same ->
    [yes] Recompte, de côté : { SAY($now, "cards") }, comme avant.
   *[no] De côté : { SAY($now, "cards") }, pas { SAY($was, "number") }.{ unaccounted }
}
odd-deck = L’hôte dit que ce paquet est différent : on ne compte plus les { SAY($colour, "many") } dans cette manche.
leaves = { $void ->
    [yes] { $seat } a quitté la partie et ne peut plus gagner. Cette manche est annulée : donnez de nouveau.
   *[no] { $seat } a quitté la partie et ne peut plus gagner.
}
comes = { $seat } joue à partir de la prochaine manche.
declined = { $seat } n’aura pas de cartes à la prochaine manche. L’hôte l’a dit.

## Pourquoi quelque chose n’est pas permis

full = On joue à { $most } au plus.
nothing-stands = Il n’y a encore rien à mettre en doute.
must-lay = Rien n’est annoncé : tu ne peux pas passer. Pose des cartes.
drawn-since = Des cartes de ta main ont été tirées depuis. Annulez plutôt tout jusque-là.
lay-more = Pose-en au moins { SAY($least, "number") }, comme { $seat }.
too-few = { $seat } en a posé { SAY($least, "number") }, et tu as { SAY($hand, "cards") } : tu ne peux pas en poser autant.
exactly = Saisis { SAY($count, "cards") } : c’est ce qui a été posé.
in-hand = { $count ->
    [0] Tu n’as pas { ELIDED("de", SAY($lot, "many-of")) }.
   *[other] Tu n’as que { SAY($lot, "counted-lot") }.
}
no-hand = Tu n’as plus de carte en main.
no-minus = Elle n’est pas dans tes cartes négatives.
all-out = { $left ->
    [0] Il n’y a plus { ELIDED("de", SAY($colour, "many")) } : { all-out-where }.
   *[other] Au plus { SAY($lot, "counted-lot") } : { all-out-where }.
}
all-out-where = { COUNT($places) ->
    [0] le paquet n’en a pas plus
   *[other] sur les { SAY($copies, "number") }, { COMMAS($places, "elsewhere") }
}
elsewhere = { $where ->
    [minus] { $count } dans les cartes négatives { ELIDED("de", $seat) }
   *[hand] { $count } dans la main { ELIDED("de", $seat) }
}
stands = { $seat } dit : { SAY($lot, "lot") }
column = { $game }
column-now = Manche { $game }
cards-left = Cartes restantes
total-cards-left = { $points ->
    [one] reste { $total } carte
   *[other] restent { $total } cartes
}
setup = { $app ->
    [yes] { $aside ->
        [0] { $deck } cartes, { $each } pour chacun. { $removed } sont écartées. Laissez les vôtres dans la boîte.
        [1] { $deck } cartes, { $each } pour chacun. { $removed } sont écartées, et { $aside } reste. Laissez les vôtres dans la boîte.
       *[other] { $deck } cartes, { $each } pour chacun. { $removed } sont écartées, et { $aside } restent. Laissez les vôtres dans la boîte.
    }
   *[no] { $aside ->
        [0] { $deck } cartes : écartez-en { $removed } sans regarder, donnez-en { $each } à chacun.
       *[other] { $deck } cartes : écartez-en { $removed } sans regarder, donnez-en { $each } à chacun, mettez-en { $aside } de côté.
    }
}
highlight-last-card = { FIRST($seats) } n’a plus de carte !

## Les questions

ask-starter = Qui commence ?
hint-starter = Mettez-vous d’accord à table. L’un de vous le saisit.
button-starter = {"{}"} commence
entry-starter = qui commence
to-starter = dire qui commence
waiting-starter = Qui commence ?
ask-deal = { OPTION("dealer") ->
    [app] Donner de nouveau ?
   *[table] Mélangez et donnez
}
hint-deal = { OPTION("dealer") ->
    [app] L’appli donne. Touchez quand tout le monde a vu les points.
   *[table] Touchez quand tout le monde a ses cartes.
}
button-deal = { OPTION("dealer") ->
    [app] Donner les cartes
   *[table] Les cartes sont données
}
entry-deal = donne
label-deal = oui
entered-deal = fait
waiting-deal = On attend la donne
entry-deck = mélange
entry-draw = cartes tirées
ask-turn = { $upon ->
    [none] Que poses-tu ?
   *[other] { SAY($upon, "stands") }
}
hint-turn = { $upon ->
    [none] Autant de cartes que tu veux, et une couleur.
   *[other] { HAS($out, "lay") ->
        [yes] { SAY($upon, "hint-short") }
       *[no] { SAY($upon, "hint-upon") }
    }
}
hint-upon = { $last ->
    [yes] Ce sont les dernières cartes { ELIDED("de", $seat) }. Si personne n’en doute, { $seat } gagne.
   *[no] Doute, poses-en autant ou plus, ou passe.
}
hint-short = { $last ->
    [yes] Ce sont les dernières cartes { ELIDED("de", $seat) }. Si personne n’en doute, { $seat } gagne.
   *[no] Doute ou passe : tu as trop peu de cartes pour en poser { SAY($count, "number") }.
}
button-turn = Poser {"{}"}
choosing-turn = C’est à { $names }…
entry-turn = coup
label-turn = { $what ->
    [lay] { SAY($lot, "lot") }
    [doubt] doute
   *[pass] passe
}
ask-doubt = Menteur !
button-doubt = Menteur !
ask-pass = Passer
button-pass = Passer
ask-lay = { $choice ->
    [any] Poser des cartes
    [exactly] Poser { $fewest } cartes
   *[at-least] Poser { $fewest } cartes ou plus
}
hint-lay = { $card_source ->
    [hand] Touche les cartes que tu poses.
    [real] Touche les vraies cartes. Personne d’autre ne les voit.
   *[announced] Le nombre doit être vrai. La couleur, pas forcément.
}
button-lay = Poser {"{}"}
none-lay = { $card_source ->
    [announced] { none-say }
   *[other] Quelles cartes ?
}
none-say = Dis une couleur
say-lay = Tu dis
said-lay = Tu dis : { $lot }
left-lay = Encore { $n }
count-lay = Combien ?
picks-lay = Ce que les cartes sont vraiment
set-lay = { $card_source ->
    [hand] Tout est choisi. « Moins » en reprend une.
   *[other] Tout est saisi. « Moins » en reprend une.
}
full-lay = Tu n’as pas plus de cartes.
covered-lay = Cette carte n’en fait pas partie. Maintiens pour voir pourquoi.
phrase-lay = {"{n}"}, dire {"{colour}"}
ask-turned = On doute de toi
full-turned = { $most ->
    [1] Cette carte est saisie. Reprends-la d’abord.
   *[other] Les { SAY($most, "number") } sont saisies. Reprends-en une d’abord.
}
hint-turned = { $least ->
    [1] Retourne ta carte à la vue de tous. Qu’est-ce que c’est ?
   *[other] Retourne tes { SAY($least, "cards") } à la vue de tous. Qu’est-ce que c’est ?
}
button-turned = Saisir ces cartes
none-turned = { $least ->
    [1] Une carte a été posée
   *[other] { $least } cartes ont été posées
}
choosing-turned = { $names } retourne les cartes…
entry-turned = cartes retournées
label-turned = { SAY($value, "lot") }
ask-check = Ce sont bien ces cartes ?
hint-check = C’est toi qui doutes. Compare le tableau avec les cartes.
choosing-check = { $names } compare les cartes…
entry-check = vérification
label-check = { HAS($value, "right") ->
    [yes] juste
   *[no] faux
}
ask-right = Oui, c’est juste
button-right = Oui, c’est juste
ask-wrong = Non, d’autres cartes
button-wrong = Non, d’autres cartes
ask-contest = Ce ne sont pas ces cartes
button-contest = Ce ne sont pas ces cartes
entry-contest = objection
label-contest = d’autres cartes
ask-rainbow = As-tu { the-wild } ?
hint-rainbow = { $minus_too ->
    [yes] Regarde dans ta main et dans tes cartes négatives.
   *[no] Regarde ce qui reste dans ta main.
}
button-rainbow = {"{}"}
entry-rainbow = { wild }
label-rainbow = { $value ->
    [hand] Dans ma main
    [minus] Dans mes cartes négatives
   *[none] Je ne l’ai pas
}
entered-rainbow = { $value ->
    [hand] en main
    [minus] dans les cartes négatives
   *[none] pas là
}
ask-clash = { $item ->
    [rainbow] Il n’y a qu’une carte arc-en-ciel
    [joker] Il n’y a qu’un joker
   *[other] Trop { ELIDED("de", SAY($item, "many")) }
}
hint-clash = Une de ces saisies est fausse. Changez-la.
place-clash = { $what ->
    [claim] { $seat }, { wild }
   *[other] { $seat }, coup { $round }
}
label-clash = on garde
ask-hold = Combien de cartes as-tu en main ?
hint-hold = Saisis-le si l’appli se trompe. Tout le monde voit la correction.
button-hold = J’en ai {"{}"}
entry-hold = compte de la main
call-hold = Recompter mes cartes…
ask-aside = Combien de cartes sont de côté ?
button-aside = Enregistrer le compte
entry-aside = cartes de côté
call-aside = Recompter les cartes de côté…
ask-override = Quelle couleur a trop de cartes ?
hint-override = On ne compte plus cette couleur dans la manche.
label-override = { SAY($value, "name") }
entry-override = couleur qui ne compte plus
hint-leave = { OPTION("dealer") ->
    [app] La manche en cours est annulée : l’appli donne de nouveau.
   *[table] La manche en cours est annulée : vous donnez de nouveau.
}
leaves-won = Cette manche est gagnée, et compte. La victoire finale n’est plus possible.
ask-join = Qui entre à la prochaine manche ?
call-join = Entre à la prochaine manche
next-deal = à la prochaine manche
part-again = redonnée

## Où on en est, et que faire entre deux parties

place-long =
    { $games ->
        [1] {""}
       *[other] Manche { $game } sur { $games }
    }
    { $turn ->
        [0] {""}
       *[other] Coup { $turn }
    }
place-short = { $games ->
    [1] { $turn ->
        [0] La donne
       *[other] Coup { $turn }
    }
   *[other] Manche { $game } sur { $games }
}
between-heading = { $stage ->
    [deal] { $again ->
        [yes] { $games ->
            [1] Redonnez les cartes
           *[other] Redonnez pour la manche { $game }
        }
       *[no] { $game ->
            [1] { $games ->
                [1] Préparez la partie
               *[other] La première de trois manches
            }
           *[other] La manche { $game_before } est finie
        }
    }
   *[other] {""}
}
between-brought = { AT($brought, $seat) ->
    [none] {""}
   *[other] { SIGNED(AT($brought, $seat)) }
}
between-steps = { OPTION("dealer") ->
    [app] {""}
   *[table]
        { $dealt ->
            [none] {""}
           *[other] Ramassez toutes les cartes : mains, piles, et celles qui étaient écartées.
        }
        { $is_new_deck ->
            [yes] { SAY($deal, "step-deck") }.
           *[no] {""}
        }
        { SAY($deal, "step-shuffle") }
        { $starter } commence.
}
# De quelles cartes un jeu est fait.
step-deck = { $suits ->
    [yes] { $cards ->
        [13] Prenez toutes les cartes d’un jeu, et un joker
       *[other] Prenez d’un jeu { SAY($cards, "ranks") }, et un joker
    }
   *[no] { UPTO($colours, 7) ->
        [more] Prenez vos { COUNT($colours) } couleurs, { $cards } de chaque, et la carte arc-en-ciel
       *[other] Prenez { SAY($colours, "name") }, { $cards } de chaque, et la carte arc-en-ciel
    }
}
ranks = { $it ->
    [11] de l’as au valet
    [12] de l’as à la dame
    [13] de l’as au roi
   *[other] de l’as au { $it }
}
step-shuffle =
    Mélangez les { $deck } cartes.
    Écartez-en { $removed } sans regarder. Elles ne servent pas dans cette manche.
    Donnez-en { $each } à chacun.
    { $aside ->
        [0] {""}
        [1] Il en reste une : mettez-la de côté, sans regarder non plus.
       *[other] Il en reste { $aside } : mettez-les de côté, sans regarder non plus.
    }
# Avant que ce dont on doute soit retourné sur le tableau, ou qu’une partie finisse.
opening = { $stage ->
    [turned-up] { $up } doute { ELIDED("de", AT($standing, "seat")) }. Montrez les cartes.
   *[other] { SENTENCES($facts, "opening-of") }
}
opening-of = { $opening ->
    [doubt] { $doubter } doute { ELIDED("de", $seat) }. Montrez les cartes.
    [last] { $seat } a posé ses dernières cartes.
   *[none] {""}
}

## Sur le tableau et les téléphones

scene-away = pas là
scene-begins = commence
scene-gets = reçoit { $cards }
scene-wins = gagne
scene-counts = compte
scene-turns-up = retourne
scene-doubts = doute
scene-choosing = choisit…
scene-laid = a posé { SAY($count, "number") }
scene-passed = a passé
scene-doubts-later = peut douter
scene-waits = attend
scene-in-hand = en main
scene-minus = négatives
scene-game = Manche { $game }
scene-points = { SIGNED($points) }
scene-first-out = plus rien en main
scene-left = { $minus ->
    [0] { $hand } en main
   *[other] { $hand } en main, { SAY($minus, "minus-cards") }
}
scene-suits = Les couleurs du paquet
scene-colours = Les couleurs du paquet
scene-below = { SAY($cards, "cards") } dessous
scene-in-pile = { SAY($cards, "cards") } dans la pile
scene-nothing-below = rien dessous
scene-said = { $name } a dit
scene-truth = La vérité
scene-lie = Un mensonge
scene-who-has-rainbow = Qui a la carte arc-en-ciel ?
scene-who-has-joker = Qui a le joker ?
scene-no-announcement = Pas encore d’annonce
scene-missing = Il manque { SAY($cards, "cards") }
scene-too-many = { CAPITAL(SAY($cards, "cards")) } de trop
pad-hand = { CAPITAL(SAY($cards, "lot")) }
pad-laid = Tu as posé { SAY($cards, "lot") }
pad-remove = à écarter sans regarder, sur { $deck }
pad-each = cartes pour chacun
pad-left-over = de reste : à mettre de côté
pad-has-left = { $hand ->
    [0] { $name } n’a plus de cartes
   *[other] { $name } : encore { SAY($hand, "cards") }
}
pad-you-say = Tu dis : { SAY($lot, "lot") }
pad-says = { $name } dit : { SAY($lot, "lot") }
pad-if-nobody = Si personne avant toi ne doute ni ne pose, tu pourras douter.
pad-in-pile = { CAPITAL(SAY($cards, "cards")) } dans la pile
pad-you-hold = tu en as { $hand }
pad-your-last = tes dernières cartes
pad-last = les dernières cartes { ELIDED("de", $name) }
pad-hold-cards = Tu as { SAY($hand, "cards") }
pad-no-card = Pas de carte sur la table
pad-other-cards = Ce ne sont pas ces cartes
pad-look-laid = Maintiens pour voir ce que tu as posé
pad-own = <b>{ CAPITAL(SAY($hand, "cards")) }</b> en main, <b>{ SAY($minus, "minus-cards") }</b>.
pad-look-minus = Maintiens pour voir tes cartes négatives
watch-cards = { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}{ $minus ->
    [0] {""}
    [one] , { $minus } négative
   *[other] , { $minus } négatives
}
form-cards = cartes
form-fewer = moins : { $what }
form-more = plus : { $what }
form-in-hand = en main
form-take-back = En reprendre une
form-look = Maintiens pour voir ce que tu as saisi
form-look-at-hand = Maintiens pour voir tes cartes et ton choix
form-hold = Maintiens

## Ce qui était remarquable, raconté à la fin

mention-caught = { $odd_is ->
    [only] { $doubter } a percé à jour le « { SAY($lot, "lot") } » { ELIDED("de", $seat) } : c’était autre chose.
    [both] { $doubter } a percé à jour le « { SAY($lot, "lot") } » { ELIDED("de", $seat) } : les deux étaient autre chose.
    [all] { $doubter } a percé à jour le « { SAY($lot, "lot") } » { ELIDED("de", $seat) } : les { $count } étaient autre chose.
   *[one] { $doubter } a percé à jour le « { SAY($lot, "lot") } » { ELIDED("de", $seat) } : { $odd } d’une autre couleur.
}
mention-costly-doubt = { $seat } a douté de la vérité, et pris { SAY($minus, "minus-cards") } pour ça.
mention-honest = { $number } doutes, et { $seat } a chaque fois dit la vérité.

## Que puis-je faire ? Trois lignes au plus : ce qui est possible, et ce que ça rapporte

can-starter =
    Mettez-vous d’accord, et touchez le nom de la personne qui commence. N’importe qui peut le faire.
    { OPTION("extended") ->
        [yes] Elle pose en premier. Ensuite, on commence la manche qui suit celle qu’on a gagnée.
       *[no] Elle pose en premier.
    }
can-deal = { OPTION("dealer") ->
    [app]
        { SAY($deal, "can-deal-app") }
        Touchez quand tout le monde a vu les points. N’importe qui peut le faire.
   *[table]
        { SAY($deal, "can-deal-table") }
        Touchez quand tout le monde a ses cartes. N’importe qui peut le faire.
}
can-deal-app = L’appli mélange, et donne { $each } cartes à chacun.
can-deal-table =
    Mélangez, écartez { $removed } cartes sans regarder, et donnez-en { $each } à chacun.
    { $aside ->
        [0] {""}
        [1] Mettez l’autre carte de côté, sans regarder non plus.
       *[other] Mettez de côté les { $aside } autres, sans regarder non plus.
    }
can-turn = { $upon ->
    [none]
        Pose face cachée autant de cartes que tu veux, et dis une couleur. Tu ne peux pas passer.
        Le nombre doit être vrai. La couleur peut être un mensonge.
        { OPTION("dealer") ->
            [app] Personne ne voit ce que tu poses vraiment, sauf si on doute de toi.
           *[table] { OPTION("entry") ->
                [sealed] Personne ne voit ce que tu poses vraiment, sauf si on doute de toi.
               *[other] Ton téléphone n’apprend que ce que tu dis.
            }
        }
   *[other]
        { HAS($out, "lay") ->
            [yes] Doute, ou passe. Tu n’as pas assez de cartes pour en poser { SAY(AT($upon, "count"), "number") }.
           *[no] { SAY($upon, "upon-lay") }
        }
        Si c’est un mensonge, { AT($upon, "seat") } prend la pile. Si c’est vrai, tu prends tout : { SAY($on_table, "cards") }.
        { SAY($upon, "upon-true") }
}
upon-lay = { $last ->
    [yes] Doute, ou passe. Si tu poses, { $seat } gagne tout de suite.
   *[no] Doute, poses-en { SAY($count, "number") } ou plus, ou passe. Dis la couleur que tu veux.
}
upon-true = { $last ->
    [yes] { $seat } n’a plus de carte, et gagne sauf si un doute révèle un mensonge.
   *[no] Ce n’est vrai que si chaque carte est de la couleur dite par { $seat }, ou { the-wild }.
}
can-turned =
    { $least ->
        [1] Retourne la carte que tu as posée, et saisis ce qu’elle est.
       *[other] Retourne les { $least } cartes que tu as posées, et saisis ce qu’elles sont.
    }
    { $standing ->
        [none] {""}
       *[other] C’est vrai { $least ->
            [1] si c’est { SAY(AT($standing, "said"), "one-card") }
           *[other] s’il n’y a là que des { SAY(AT($standing, "said"), "many") }
        }, ou { the-wild }. Tout le reste en fait un mensonge.
    }
    Si c’est un mensonge, tu prends la pile. Si c’est vrai, c’est la personne qui doute.
can-check =
    C’est toi qui doutes : compare ce qui est saisi avec les cartes sur la table.
    Si c’est juste, le doute est réglé. Sinon, on les saisit de nouveau.
can-contest =
    D’autres cartes sont sur la table ? Touche, et on les saisit de nouveau.
    C’est possible jusqu’à ce que la personne qui doute dise qu’elles sont justes.
can-rainbow =
    { $minus_too ->
        [yes] Cherche { the-wild } dans ta main et dans tes cartes négatives. Dis où.
       *[no] Cherche { the-wild } dans ta main. Dis si tu l’as.
    }
    { PLAYERS() ->
        [2] Ça coûte 5 points au lieu d’un.
       *[other] Ça coûte 10 points au lieu d’un.
    }
    Peut-être que personne ne l’a : des cartes sont écartées.
can-clash =
    Une de ces saisies est fausse. Touchez-la, et changez-la.
    Les cartes sur la table disent laquelle.
    Le paquet n’est pas comme d’habitude ? Gardez-les. On ne compte plus cette couleur dans la manche.
can-hold =
    Compte les cartes de ta main, et saisis combien. Tout le monde voit la correction.
    Seulement quand l’appli se trompe.
can-aside =
    Comptez les cartes mises de côté, sans regarder, et saisissez combien.
    Alors l’appli sait combien de cartes jouent.
can-override =
    Choisissez la couleur dont ce paquet a trop de cartes.
    On ne la compte plus dans cette manche. On doute comme toujours.
meanwhile = { $stage ->
    [turn] { $standing ->
        [none] { $up } pose. Puis la personne suivante doute, pose, ou passe.
       *[other] { SAY($standing, "meanwhile-standing") }
    }
    [turned-up] Les cartes dont on doute sont retournées. Leurs couleurs disent qui prend la pile.
    [rainbow] Vous comptez les cartes qui restent. Puis vient la manche suivante.
   *[other] { $app_deals ->
        [yes] Quand tout le monde a vu les points, laissez l’appli donner.
       *[no] Mélangez et donnez, comme le dit le tableau.
    }
}
meanwhile-standing = { YOU($seat) ->
    [you] La tienne tient jusqu’à ce qu’on en doute, qu’on pose dessus, ou que tous passent.
   *[other] Quand c’est à toi, si elle tient encore, tu peux en douter.
}

## Comment on joue avec ces options, et avec quoi

how =
    Posez des cartes face cachée et dites une couleur. Le nombre est vrai. La couleur, pas forcément.
    La personne suivante doute, en pose au moins autant, ou passe.
    Les cartes dont on doute sont retournées. { CAPITAL(the-wild) } vaut toutes les couleurs.
    Si c’est un mensonge, on les reprend, avec la pile dessous en cartes négatives. Si c’est vrai, la personne qui doute prend tout.
    { PLAYERS() ->
        [2] { OPTION("dealer") ->
            [app] Qui prend des cartes négatives reçoit aussi deux cartes de la main de l’autre, au hasard.
           *[table] Qui prend des cartes négatives tire aussi deux cartes de la main de l’autre, sans regarder.
        }
       *[other] {""}
    }
    { OPTION("extended") ->
        [yes] { PLAYERS() ->
            [2] La première main vide : +10. Les autres : −1 par carte, −5 pour { the-wild }. Trois manches font le total.
           *[other] La première main vide : +10. Les autres : −1 par carte, −10 pour { the-wild }. Trois manches font le total.
        }
       *[no] La première personne sans carte gagne. On peut aussi douter des dernières.
    }
needs = { OPTION("dealer") ->
    [app] Pas de cartes : l’appli donne.
   *[table] { OPTION("deck") ->
        [suits] { OPTION("ranks") ->
            [13] Un jeu ordinaire et un joker : les quatre couleurs.
           *[other] Un jeu ordinaire et un joker : les quatre couleurs, { SAY(OPTION("ranks"), "ranks") }.
        }
       *[other] { COUNT(OPTION("colours")) } couleurs de { OPTION("cards") } cartes chacune, et une carte arc-en-ciel.
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table] { OPTION("deck") ->
        [suits] <b>Pas de joker ?</b> Prenez la carte de secours du paquet, ou une carte quelconque avec le même dos.
       *[other]
            <b>Un jeu ordinaire et un joker.</b> Réglez « Votre paquet » sur ♠ ♥ ♦ ♣. Il sert à 2–5 personnes, avec à peu près autant de cartes chacun.
            <b>Tout autre jeu à quatre couleurs ou plus.</b> Enlevez les cartes spéciales, sauf une : c’est l’arc-en-ciel. Puis réglez vos couleurs, et combien de cartes chacune a.
    }
}

## Vingt secondes pour qui n’y a jamais joué

tour-aim = { OPTION("extended") ->
    [yes] Débarrasse-toi de tes cartes : la première personne sans carte gagne, et marque 10.
   *[no] Débarrasse-toi de tes cartes : la première personne sans carte gagne.
}
tour-two = « { SAY($lots, "lot") } »
tour-lay = Pose des cartes face cachée, et dis une couleur sur ton téléphone. Elle peut être un mensonge.
tour-caught = Un mensonge découvert : tu reprends les tiennes, et tout le reste. Tu doutes de la vérité : tu prends tout.
tour-board = Le tableau montre ce dont on a douté, et qui le prend. { CAPITAL(the-wild) } n’est jamais un mensonge.

## Ce qui est raconté pendant que le jeu se joue tout seul, chaque fois la première

caption-asked-deal = { OPTION("dealer") ->
    [app] L’appli donne. Chacun regarde ses cartes sur son téléphone.
   *[table] Chacun reçoit des cartes à la main, et les regarde.
}
caption-asked-turn = On pose des cartes face cachée et on dit ce que c’est. Le nombre est vrai. Le reste, pas forcément.
caption-told-lays = La personne suivante doute, pose ses cartes, ou passe.
caption-told-lie = { $seat } a menti, et reprend ses cartes. La pile compte en négatif.
caption-told-truth = C’était vrai : la personne qui a douté prend tout.
caption-told-passes = On passe : le choix est à la personne suivante.

## Ce qu’un doute veut dire pour une place, l’essentiel d’abord

result-won-you = { COUNT($seats) ->
    [one] Tu gagnes avec { SAY($total, "points") } !
   *[other] Tu partages la victoire avec { SAY($total, "points") } !
}
result-game-you = { $game ->
    [none] Tu gagnes !
   *[other] Tu gagnes la manche { $game } !
}
result-caught = { $minus ->
    [0] { $count ->
        [1] Mensonge découvert ! Tu reprends ta carte.
       *[other] Mensonge découvert ! Tu reprends tes { $count } cartes.
    }
   *[other] { $count ->
        [1] Mensonge découvert ! Tu reprends ta carte, avec { SAY($minus, "minus-cards") }.
       *[other] Mensonge découvert ! Tu reprends tes { $count } cartes, avec { SAY($minus, "minus-cards") }.
    }
}
result-laid-you = Tu as dit { SAY($lot, "lot") }, et posé { heap }.
result-laid = { $seat } a dit { SAY($lot, "lot") }, et posé { heap }.
result-right = { $minus ->
    [0] Tu avais raison ! { $seat } reprend { SAY($count, "cards") }.
   *[other] Tu avais raison ! { $seat } reprend { SAY($count, "cards") }, avec { SAY($minus, "minus-cards") }.
}
result-lie = { $minus ->
    [0] Un mensonge ! { $seat } reprend { SAY($count, "cards") }.
   *[other] Un mensonge ! { $seat } reprend { SAY($count, "cards") }, avec { SAY($minus, "minus-cards") }.
}
result-truth-you = C’était la vérité. Tu prends toute la pile : { SAY($minus, "minus-cards") }.
result-in-vain = { $seat } a douté de toi pour rien, et prend toute la pile : { SAY($minus, "minus-cards") }.
result-wrong = { $seat } a eu tort, et prend toute la pile : { SAY($minus, "minus-cards") }.
result-draw = Tire { SAY($count, "cards") } de la main { ELIDED("de", $other) }, sans regarder.
result-get = Tu reçois { SAY($count, "cards") } de la main { ELIDED("de", $other) }.
result-gets = { $seat } reçoit { SAY($count, "cards") } de ta main.
result-draws = { $seat } tire { SAY($count, "cards") } de ta main.
result-passed-you = Personne n’a douté de toi. Pose encore.
result-passed = Personne n’a douté { ELIDED("de", $seat) }, qui pose encore.
result-game = { $game ->
    [none] { $seat } gagne.
   *[other] { $seat } gagne la manche { $game }.
}
result-won = { COUNT($seats) ->
    [one] { $seats } gagne avec { SAY($total, "points") }.
   *[other] { $seats } se partagent la victoire avec { SAY($total, "points") }.
}

## Ce que le tableau ajoute : jamais deux fois le même dans une soirée

comment-lie-1 = C’était une belle histoire, { $who }.
comment-lie-2 = { $doubter } a entendu les cartes pouffer.
comment-lie-3 = Bien raconté, { $who }. Bien vu, { $doubter }.
comment-lie-4 = { $who } voudrait reformuler.
comment-lie-5 = À un cheveu près, { $who }.
comment-lie-6 = { $doubter } a vu des oreilles rougir.
comment-lie-7 = De jolies couleurs. D’autres couleurs.
comment-lie-8 = { $doubter } et { $who } n’en sont pas à leur première partie.
comment-truth-1 = { $who } l’avait dit. Mot pour mot.
comment-truth-2 = Ça arrive encore.
comment-truth-3 = { $who } sourit. { $doubter } compte.
comment-truth-4 = { $doubter } l’aurait parié, et l’a fait.
comment-truth-5 = L’honnêteté est le meilleur des bluffs.
comment-truth-6 = { $who } n’aurait pas pu l’inventer.
comment-truth-7 = Un visage honnête, des cartes honnêtes.
comment-truth-8 = { $doubter } doit un salut à { $who }.
comment-won-1 = { $who } n’a plus rien à cacher.
comment-won-2 = Mains vides, conscience tranquille : { $who }.
comment-won-3 = { $who } montre ses deux paumes.
comment-won-4 = Rien dans la manche non plus.

## Options

credit = Publié ; ses auteurs n’ont pas signé la règle
tagline = Pose des cartes face cachée, dis une couleur, et garde ton sérieux.
also-known = De la famille du Menteur (« Je doute ! »).
form-base = Une seule manche
    .help = La première personne sans carte gagne.
form-extended = Trois manches, avec des points
    .help = La règle étendue des auteurs : 10 pour qui gagne, −1 par carte pour les autres.
option-dealer = Qui donne
    .help = Vous donnez de vraies cartes, ou chaque téléphone montre les siennes.
    .choice-table = Nous
    .choice-app = L’appli
option-deck = Votre paquet
    .help = Un jeu ordinaire suffit à 2–5 personnes. Vous dites alors « trois cœurs ».
    .choice-colours = Des couleurs et une carte arc-en-ciel
    .choice-suits = ♠ ♥ ♦ ♣ et un joker
option-colours = Vos couleurs
    .help = Outre la carte arc-en-ciel : sept, ou cinq à deux.
    .choice-red = Rouge
    .choice-orange = Orange
    .choice-yellow = Jaune
    .choice-green = Vert
    .choice-blue = Bleu
    .choice-violet = Violet
    .choice-black = Noir
    .choice-pink = Rose
    .choice-white = Blanc
    .choice-brown = Brun
option-cards = Cartes de chaque couleur
    .help = Autant que votre paquet en a.
option-ranks = Cartes de chaque couleur
    .help = 13, c’est de l’as au roi. À deux, 9 suffisent : de l’as au 9.
option-extended = Trois manches, avec des points
    .help = 10 pour qui gagne, −1 par carte pour les autres. Sinon : une manche, et la première main vide gagne.
option-entry = Ce que vous dites au téléphone
    .help = En secret : un doute est réglé tout de suite. Seulement ce qui est dit : vous saisissez les cartes quand on les retourne.
    .choice-sealed = Les vraies cartes, en secret
    .choice-open = Seulement ce qui est dit
option-starter = Qui commence
    .help = Seulement à la première manche. Ensuite, c’est la personne qui a gagné la dernière.
    .choice-draw = Tiré au sort
    .choice-table = Nous choisissons
printed-colours = Des couleurs et une carte arc-en-ciel
    .help = Chaque couleur a son symbole et son nom : une imprimante noir et blanc suffit.
    .note = Avant la partie, « Votre paquet » est « Des couleurs et une carte arc-en-ciel ».
printed-colours-colours = Couleurs
    .help = Sept, ou cinq à deux.
    .choice-red = Rouge
    .choice-orange = Orange
    .choice-yellow = Jaune
    .choice-green = Vert
    .choice-blue = Bleu
    .choice-violet = Violet
    .choice-black = Noir
    .choice-pink = Rose
    .choice-white = Blanc
    .choice-brown = Brun
printed-colours-cards = Cartes de chaque couleur
    .help = Autant que ce que vous réglez avant la partie.
printed-suits = Quatre couleurs et un joker
    .help = Seules les couleurs comptent, mais chaque carte a sa valeur : le paquet sert aussi à d’autres jeux.
    .note = Avant la partie, réglez « Votre paquet » sur « ♠ ♥ ♦ ♣ et un joker ».
printed-suits-ranks = Cartes de chaque couleur
    .help = 13, c’est de l’as au roi. À deux, 9 suffisent.
