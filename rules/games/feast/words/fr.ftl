# The Feast, en mots.

# De quoi on parle, par valeur, comme le disent les cartes imprimées : plus c’est haut, plus c’est osé.
subject = { $it ->
    [1] Le temps qu’il fait
    [2] Le trajet
    [3] La nouvelle cuisine
    [4] Les voisins
    [5] Les enfants des autres
    [6] Les vacances, avec photos
    [7] L’argent
    [8] La politique
    [9] Qui n’est pas invité
   *[10] Le premier mariage de l’hôte
}
points = { $it ->
    [one] { $it } point
   *[other] { $it } points
}
a = un { $it }
counted = { $it ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $it }
}

## Ce qui a été décidé

deal = { $app ->
    [yes] { $dummies ->
        [0] Donne { $deal } : { $cards } cartes chacun.
        [1] Donne { $deal } : { $cards } cartes chacun, et autant pour le figurant.
       *[other] Donne { $deal } : { $cards } cartes chacun, et autant pour chaque figurant.
    }
   *[no] { $dummies ->
        [0] Donne { $deal } : mélangez toutes les cartes. Donnez-en { $cards } à chacun.
        [1] Donne { $deal } : mélangez toutes les cartes. Donnez-en { $cards } à chacun, et { $cards } au figurant.
       *[other] Donne { $deal } : mélangez toutes les cartes. Donnez-en { $cards } à chacun, et { $cards } à chaque figurant.
    }
}
gaffe = Gaffe !
    .because = { $seats } ont joué la même carte : un { $rank }.
all-matched = Personne ne prend le { $topic }.
    .because = Toutes les cartes étaient en double.
topic = { $seat } prend le { $topic }.
    .because = Le { $rank } { ELIDED("de", $seat) } est la plus haute carte sans double.
gaffe-taken = { $seat } prend un { $took }.
    .because = Le { $rank } { ELIDED("de", $seat) } est la plus basse carte sans double, et prend une gaffe.
only-takes-topic = { $seat } prend le { $topic }.
    .because = Seul le { $rank } { ELIDED("de", $seat) } est sans double, donc { $seat } laisse les gaffes.
only-takes-gaffe = { $seat } prend un { $took }.
    .because = Seul le { $rank } { ELIDED("de", $seat) } est sans double, donc { $seat } laisse le { $topic }.
deal-over = La donne { $deal } est finie. { COMMAS($totals, "total") }.
total = { $key } { $value }
won = { COUNT($seats) ->
    [one] { $seats } gagne avec { SAY($total, "points") }.
   *[other] { $seats } se partagent la victoire avec { SAY($total, "points") }.
}
odd-deck = L’hôte dit que ce paquet a un défaut. On ne compte plus les { $rank } dans cette donne.
leaves = { $hand ->
    [yes] { $seat } a quitté la partie et ne peut plus gagner. Un figurant joue ses cartes dès le prochain tour.
   *[no] { $seat } a quitté la partie et ne peut plus gagner.
}
back = { $hand ->
    [yes] { $seat } est de retour, et rejoue dès le prochain tour.
   *[no] { $seat } est de retour, et rejoue dès la prochaine donne. Quelqu’un d’autre a maintenant ses cartes.
}
no-hand-left = { $seat } doit attendre un départ : un jeu Pairs suffit pour { $most }.
    .you = Tu dois attendre un départ : un jeu Pairs suffit pour { $most }.
takes-hand = { $seat } prend la place { ELIDED("de", $of) } et commence à 0. Les points restent à { $of }.
too-many-hands = Un jeu Pairs suffit pour { $most }, figurants compris.
column = { $deal }
column-now = Donne { $deal }

## Les questions

copies = ×{ $count }
ask-flip = Tout est prêt pour le sujet ?
hint-flip = L’appli le retourne. Il vaut son nombre.
button-flip = Retourner le sujet
label-flip = retourné
entry-flip = sujet suivant
to-flip = retourner le sujet
waiting-flip = On attend le sujet
ask-topic = Retournez la carte du dessus. C’est quoi ?
hint-topic = C’est le sujet, il vaut son nombre.
button-topic = Le sujet est {"{}"}
entry-topic = sujet
to-topic = retourner la carte du dessus
waiting-topic = On attend le sujet
ask-dummy = Retournez une carte pour { $about }. C’est quoi ?
hint-dummy = N’importe laquelle, sans regarder avant.
button-dummy = Saisir le {"{}"}
entry-dummy = carte
to-dummy = retourner une carte pour { $about }
waiting-dummy = On attend les figurants
ask-ploy = Quelle carte joues-tu ?
hint-ploy = { OPTION("dealer") ->
    [app] Personne d’autre ne voit tes cartes.
   *[table] Pose-la face cachée, puis scelle ici son nombre.
}
button-ploy = Sceller le {"{}"}
entry-ploy = réplique
sealing-ploy = Tout le monde choisit une carte en secret.
choosing-ploy = On attend { $names } : une carte à choisir
ask-capture = Il ne reste que toi !
hint-capture = Les autres sont en double. Prends le sujet ou une gaffe, pas les deux.
button-capture = Prendre {"{}"}
entry-capture = choix
label-capture = { $value ->
    [topic] le sujet
   *[other] un { $value }
}
choosing-capture = On attend { $names } : le sujet, ou une gaffe ?
option-topic = le sujet, { $rank }
option-gaffe = le { $rank }
ask-gaffe = La tienne est la plus basse. Quelle gaffe prends-tu ?
hint-gaffe = Elle vaut son nombre.
button-gaffe = Prendre le {"{}"}
entry-gaffe = choix d’une gaffe
choosing-gaffe = On attend { $names } : une gaffe à choisir
ask-clash = Trop de { $item }
hint-clash = Le paquet n’en a { ELIDED("que", SAY($item, "counted")) }. Quelle saisie est fausse ? Changez-la.
entered-clash = on garde
hint-leave = Un figurant joue ses cartes dès le prochain tour.
entry-decline = pas de cartes
ask-override = De quelle valeur ce paquet a-t-il trop de cartes ?
hint-override = Une erreur d’impression, des paquets mélangés ? On ne compte plus cette valeur jusqu’à la fin de la donne.
entry-override = valeur qui ne compte plus

## Où on en est ; entre deux donnes, la scène montre encore le dernier tour

place-long =
    Donne { $deal } sur { $deals }
    { $is_between ->
        [yes] { $topic ->
            [none] {""}
           *[other] Finie
        }
       *[no] Tour { $round } sur { $rounds }
    }
place-short = { $is_over_for_now ->
    [yes] Donne { $deal } sur { $deals } : finie
   *[no] Donne { $deal } · tour { $round } sur { $rounds }
}
between-heading = { $is_between ->
    [yes] { $topic ->
        [none] { OPTION("dealer") ->
            [app] {""}
           *[table] La première donne
        }
       *[other] La donne { $deal } est finie
    }
   *[no] {""}
}
between-brought = { $topic ->
    [none] {""}
   *[other] { AT($brought, $seat) ->
        [none] {""}
       *[other] +{ AT($brought, $seat) }
    }
}
between-steps = { OPTION("dealer") ->
    [app] {""}
   *[table]
        { $topic ->
            [none] {""}
           *[other] Ramassez toutes les cartes, gagnées et défaussées comprises.
        }
        Mélangez tout le jeu Pairs, les 55 cartes.
        Donnez-en { $dealing } à chacun.
        { COUNT($dummies) ->
            [0] {""}
            [1] Donnez-en aussi { $dealing } au figurant, et laissez-les face cachée à sa place.
           *[other] Donnez-en aussi { $dealing } à chaque figurant, et laissez-les face cachée à leurs places.
        }
        Posez le reste face cachée au milieu.
        Retournez la carte du dessus : le premier sujet. N’importe qui peut le saisir.
}

## Ce qui est sur la table

table-middle = { $topic ->
    [none] La pioche
   *[other] { OPTION("subjects") ->
        [yes] Sujet : { SAY($topic, "subject") }
       *[no] Sujet
    }
}
table-stake = { $topic ->
    [none] Pas encore de sujet
   *[other] { OPTION("subjects") ->
        [yes] Le sujet du soir : { SAY($topic, "subject") }. { $topic }
       *[no] Sujet { $topic }
    }
}
table-aside = Gaffes
fate-taken = prend le { $gain }
fate-low = prend un { $gain }
fate-matched = gaffe
fate-none = pas de carte
ribbon-taken = { $is_alone ->
    [yes] seule
   *[no] la plus haute
}
ribbon-low = la plus basse
highlight-one-gaffe = Une seule idée pour vous tous !
highlight-all-matched = Une gaffe pour tout le monde !
# Avant que les cartes d’un tour soient retournées sur le tableau.
opening = Montrez les cartes !

## Ce qui était remarquable, raconté à la fin

mention-cheap = { $seat } a pris le { $topic } avec un simple { $rank }.
mention-same-idea = { $times ->
    [2] { $seats } ont eu deux fois la même idée.
   *[other] { $seats } ont eu { $times } fois la même idée.
}
mention-crowd = { UPTO($seats, 4) ->
    [more] { CAPITAL(SAY(COUNT($seats), "counted")) } d’entre vous ont pensé au { $rank }.
   *[other] { $seats } ont pensé au { $rank }.
}

## Que puis-je faire ? Trois lignes au plus : ce qui est possible, et ce que ça rapporte

can-topic =
    { $dealing ->
        [none] {""}
       *[other] D’abord, mélangez toutes les cartes, et donnez-en { $dealing } à chacun.
    }
    Retournez la carte du dessus et saisissez son nombre. N’importe qui peut le faire.
    { $is_between ->
        [yes] {""}
       *[no] { $topic ->
            [none] {""}
           *[other] Ce que vous avez gagné est devant vous. Les autres cartes du tour sont défaussées.
        }
    }
    C’est le sujet. La plus haute carte sans double le prend, et marque son nombre.
can-dummy =
    Retournez sans regarder une carte { ELIDED("de", $about) }, et saisissez son nombre.
    Tout le monde la voit avant de choisir. Elle peut être la même que la tienne, et prendre des cartes.
    Un figurant ne peut pas gagner.
can-flip =
    Appuyez sur le bouton, et l’appli retourne le sujet suivant. N’importe qui peut le faire.
    La plus haute carte sans double le prend, et marque son nombre.
can-ploy =
    { OPTION("dealer") ->
        [app] Scelle une de tes cartes. Tu peux la reprendre tant que tout le monde n’a pas scellé.
       *[table] Pose une carte face cachée et scelle son nombre. Tu peux la reprendre tant que tout n’est pas scellé.
    }
    La plus haute carte sans double prend le { $topic }. La plus basse prend une des gaffes.
    { COUNT($dummy_ranks) ->
        [0] Un nombre que quelqu’un d’autre joue aussi est une gaffe, et ne prend rien.
       *[other] Avec { OR($dummy_ranks, "a") }, ta carte serait en double avec un figurant : tu ne prendrais rien.
    }
can-capture =
    Ta carte est la seule sans double : c’est la plus haute et la plus basse.
    { COUNT($pile) ->
        [0] Prends le sujet, qui vaut { $topic }, ou une gaffe. Pas les deux.
       *[other] Prends le sujet, qui vaut { $topic }, ou une gaffe, jusqu’à { FIRST($pile) }. Pas les deux.
    }
    Ce que tu laisses est défaussé.
can-gaffe =
    La tienne est la plus basse carte sans double : tu prends une des gaffes.
    Elle rapporte son nombre. La plus haute est un { FIRST($pile) }. Les autres sont défaussées.
can-clash =
    Le paquet n’a { ELIDED("que", SAY($item, "counted")) } { $item }. Touchez la saisie qui est fausse, et changez-la.
    Les cartes sur la table disent laquelle. Puis le tour est jugé de nouveau.
    Le paquet a un défaut ? Gardez ces saisies. On ne compte plus les { $item } jusqu’à la fin de la donne.
can-override =
    Choisissez la valeur dont votre paquet a trop de cartes.
    On ne la compte plus jusqu’à la fin de la donne. Elle prend et marque comme toujours.
meanwhile = { COUNT($captures) ->
    [0] { meanwhile-stage }
   *[other] { $me ->
        [none] { meanwhile-stage }
       *[other] { HAS($captures, $me) ->
            [yes] { meanwhile-stage }
           *[no]
                Tu n’as pas de cartes dans cette donne.
                Tu en auras dès qu’il y en aura pour toi.
        }
    }
}
meanwhile-stage = { $stage ->
    [judging] Les cartes sont visibles. Quelqu’un a un choix à faire.
    [ploys] Tu vois le sujet. Quand tout le monde a scellé, les cartes sont retournées.
   *[other]
        Pense à ta carte : la plus haute carte sans double prend le sujet.
        La plus basse carte sans double prend une des gaffes.
}

## Comment on joue avec ces options, et avec quoi

how = { OPTION("dealer") ->
    [app]
        L’appli retourne un sujet. Il vaut son nombre.
        { OPTION("dummies") ->
            [0] {""}
            [1] Elle retourne aussi une carte du figurant. Tout le monde la voit avant de choisir.
           *[other] Elle retourne aussi une carte de chaque figurant. Tout le monde la voit avant de choisir.
        }
        Chacun scelle ici une de ses cartes, une réplique.
        { how-judged }
   *[table]
        Retournez la carte du dessus : le sujet. Il vaut son nombre.
        { OPTION("dummies") ->
            [0] {""}
            [1] Retournez aussi une carte du figurant. Tout le monde la voit avant de choisir.
           *[other] Retournez aussi une carte de chaque figurant. Tout le monde la voit avant de choisir.
        }
        Chacun pose une carte face cachée, une réplique, et scelle ici le même nombre.
        { how-judged }
}
how-judged =
    Tout est retourné ensemble. Les nombres en double sont des gaffes et ne prennent rien.
    La plus haute carte sans double prend le sujet. La plus basse prend une des gaffes.
    { OPTION("dummies") ->
        [0] Après quatre donnes, le plus haut total gagne.
       *[other] Après quatre donnes, le plus haut total gagne. Un figurant ne peut pas gagner.
    }
needs = { OPTION("dealer") ->
    [app] Pas de cartes : les vôtres sont sur vos téléphones, et l’appli retourne les sujets.
   *[table] Un jeu Pairs : un 1, deux 2, et ainsi de suite jusqu’à dix 10. Le jeu a été fait pour « Goddesses of Cuisine ».
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Trois jeux de cartes ordinaires.</b> Prenez un as, deux 2, trois 3, et ainsi de suite jusqu’à dix 10 : 55 cartes. L’as est le 1. Deux jeux n’ont pas assez de 9 et de 10.
        <b>Des cartes vierges ou des bouts de papier.</b> Écrivez-y les 55 nombres.
}

## Vingt secondes pour qui n’y a jamais joué

tour-aim = Prends des cartes : leurs nombres sont des points. Après quatre donnes, le plus haut total gagne.
tour-phone = { OPTION("dealer") ->
    [app] À chaque tour, scelle une de tes cartes sur ton téléphone.
   *[table] À chaque tour, pose une carte face cachée et scelle son nombre sur ton téléphone.
}
tour-gaffe = { OPTION("dummies") ->
    [0] Le même nombre que quelqu’un d’autre ? Les deux ne prennent rien.
   *[other] Le même nombre que quelqu’un d’autre ? Les deux ne prennent rien. Ça vaut aussi pour les figurants.
}
tour-board = Le tableau dit qui prend quoi : la plus haute carte sans double le sujet, la plus basse une gaffe.

## Ce qui est raconté pendant que le jeu se joue tout seul, chaque fois la première

caption-asked-topic = Quelqu’un retourne la carte du dessus : le sujet. Il vaut son nombre.
caption-asked-flip = L’appli retourne le sujet. Il vaut son nombre.
caption-asked-ploy = Chacun pose une carte face cachée, et scelle son nombre sur son téléphone.
caption-asked-capture = Parmi plusieurs gaffes, la plus basse carte sans double prend celle qu’elle veut.
caption-told-gaffe = { $seats } ont eu la même idée : une gaffe, et rien du tout.
caption-told-topic = La plus haute carte sans double prend le sujet.
caption-told-gaffe-taken = Et la plus basse carte sans double prend une des gaffes.
caption-told-all-matched = Toutes les cartes étaient en double : personne ne prend le sujet.

## Ce qu’un tour veut dire pour une place, l’essentiel d’abord

taken = { $is_topic ->
    [yes] le { $worth }
   *[no] un { $worth }
}
result-wait = Tu dois attendre un départ.
result-wait-why = Un jeu Pairs suffit pour { $most }.
result-won-you = { COUNT($seats) ->
    [one] Tu gagnes avec { SAY($total, "points") } !
   *[other] Tu partages la victoire avec { SAY($total, "points") } !
}
result-take-you = Tu prends { taken }.
result-take = { $seat } prend { taken }.
result-why-highest-you = Ton { $rank } est la plus haute carte sans double.
result-why-lowest-you = Ton { $rank } est la plus basse carte sans double.
result-why-only-you = Ton { $rank } est la seule carte sans double.
result-why-highest = Le { $rank } { ELIDED("de", $seat) } est la plus haute carte sans double.
result-why-lowest = Le { $rank } { ELIDED("de", $seat) } est la plus basse carte sans double.
result-why-only = Le { $rank } { ELIDED("de", $seat) } est la seule carte sans double.
result-gaffe = Gaffe ! { WITH($seats, "Toi") }, vous avez joué la même carte : un { $rank }.
result-all-matched = Personne ne prend le { $topic } : toutes les cartes étaient en double.
result-nobody = Personne ne prend le { $topic }.
result-nobody-why = Toutes les cartes étaient en double.
result-nothing = Rien pour toi.
result-won = { COUNT($seats) ->
    [one] { $seats } gagne avec { SAY($total, "points") }.
   *[other] { $seats } se partagent la victoire avec { SAY($total, "points") }.
}

## L’image d’un résultat

picture-menu = Menu

## Ce que le tableau ajoute : jamais deux fois le même dans une soirée

comment-gaffe-2-1 = { $who } en stéréo.
comment-gaffe-2-2 = { $who } ont eu la même bonne idée.
comment-gaffe-2-3 = { $who } contemplent leur assiette.
comment-gaffe-2-4 = { $who } connaissent la même histoire.
comment-gaffe-2-5 = Un coup de pied sous la table pour { $who }.
comment-gaffe-2-6 = { $who } ont dû répéter.
comment-gaffe-2-7 = { $who } s’éclaircissent la gorge.
comment-gaffe-2-8 = Un ange passe, servi par { $who }.
comment-gaffe-2-9 = { $who } et la même blague.
comment-gaffe-2-10 = { $who } espèrent que personne n’a entendu.
comment-gaffe-2-11 = { $who } visent le même petit pain.
comment-gaffe-2-12 = { $who } rougissent en chœur.
comment-gaffe-2-13 = Le chien regarde { $who }.
comment-gaffe-2-14 = { $who } ont soudain très envie de pain.
comment-gaffe-2-15 = { $who } consultent leur téléphone.
comment-gaffe-2-16 = Qui a placé { $who } côte à côte ?
comment-gaffe-3-1 = { $who } commencent la même phrase.
comment-gaffe-3-2 = Trois cuillères tombent : { $who }.
comment-gaffe-3-3 = { $who } lisent le même journal.
comment-gaffe-3-4 = { $who } forment une chorale. Personne n’en voulait.
comment-gaffe-3-5 = { $who } étudient la bougie de près.
comment-gaffe-3-6 = Enfin une conversation : { $who }.
comment-gaffe-3-7 = { $who } devaient absolument le dire.
comment-gaffe-3-8 = Après { $who }, on propose de la musique.
comment-gaffe-4-1 = Quatre d’un coup ! Ouvrez une fenêtre.
comment-gaffe-4-2 = Quatre personnes, une idée, pas de dessert.
comment-gaffe-4-3 = Ça a circulé plus vite que la soupe.
comment-gaffe-4-4 = Le serveur sort à reculons.
comment-gaffe-4-5 = La soupe ne fume plus.
comment-gaffe-4-6 = Quatre d’entre vous. Le canari s’évanouit.
comment-gaffe-5-1 = Les voisins aussi ont entendu.
comment-gaffe-5-2 = Le lustre se balance un peu.
comment-gaffe-5-3 = Que quelqu’un note ça. Ou plutôt non.
comment-gaffe-5-4 = La cuisine vient voir qui est tombé.
comment-gaffe-5-5 = Les manteaux, s’il vous plaît. Tous.
comment-gaffe-5-6 = Tant de bouches, et une seule phrase.
comment-all-matched-1 = Le { $topic } retourne en cuisine.
comment-all-matched-2 = Tout le monde a parlé. Personne n’a été entendu.
comment-all-matched-3 = Le { $topic } refroidit dans l’assiette.
comment-all-matched-4 = Et si on parlait du papier peint ?
comment-all-matched-5 = Le silence prend le { $topic }.
comment-alone-1 = Pendant que les autres rougissent, { $who } mange.
comment-alone-2 = { $who } a laissé finir tout le monde.
comment-alone-3 = Il n’y a { ELIDED("que", $who) } qui ait encore faim.
comment-alone-4 = { $who } a la parole, et l’assiette.
comment-alone-5 = { $who } a mâché sans rien dire. Sagesse.
comment-whisper-1 = { $who } n’a eu qu’à chuchoter.
comment-whisper-2 = { $who } l’a dit tout bas. Tout le monde a entendu.
comment-whisper-3 = Petite carte, grande assiette : { $who }.
comment-whisper-4 = { $who } a réussi à placer un mot.

## Options

credit = Pour les jeux Pairs, par Cheapass Games
tagline = Une conversation à table : parle fort, mais pas comme les autres, ou profite d’une gaffe.
option-dealer = Qui donne
    .help = Vous donnez un vrai jeu, ou chaque téléphone montre ses cartes et l’appli retourne les sujets.
    .choice-table = Nous
    .choice-app = L’appli
option-dummies = Figurants
    .help = Personne ne les joue : leurs cartes sont retournées au hasard avant votre choix. À deux ou trois, ils complètent la table à quatre.
option-subjects = Les sujets ont un nom
    .help = Un 7, c’est « L’argent », comme sur les cartes que nous imprimons. Tout jeu Pairs convient.
printed-pairs = Un jeu Pairs
    .help = Un 1, deux 2, et ainsi de suite jusqu’à dix 10. Chaque nombre a de quoi parler.
