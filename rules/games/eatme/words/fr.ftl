# Eat Me, en mots.

## Petits mots

# Une carte d’un jeu ordinaire. Ce qui suit la couleur empêche les téléphones d’en faire un dessin.
suited = { rank-sign }{ suit-sign }
rank-sign = { FACE($rank) }
suit-sign = { $suit ->
    [1] ♣&#xFE0E;
    [2] ♦&#xFE0E;
    [3] ♥&#xFE0E;
   *[4] ♠&#xFE0E;
}
suit-name = { $suit ->
    [1] Trèfle
    [2] Carreau
    [3] Cœur
   *[4] Pique
}
# Comment s’appelle une carte : telle qu’on la voit, et son nombre dans l’anneau.
called = { $suits ->
    [yes] { SAY($it, "suited") } ({ $number })
   *[no] { $number }
}
card = { SAY($named, "called") }
# Sur une carte imprimée : « 7 de trèfle ».
face-name = { $rank ->
    [1] As
    [11] Valet
    [12] Dame
    [13] Roi
   *[other] { $rank }
} de { $suit ->
    [1] trèfle
    [2] carreau
    [3] cœur
   *[4] pique
}
# Les cartes d’une couleur dont un anneau plus petit n’a pas besoin.
run = { $length ->
    [suit] tous les { SAY($first, "suit-sign") }
    [several] { SAY($first, "suited") }–{ SAY($last, "suited") }
   *[one] { SAY($first, "suited") }
}
cells = { $it ->
    [one] { $it } cellule
   *[other] { $it } cellules
}
points = { $it ->
    [one] { $it } point
   *[other] { $it } points
}
free-cards = { $it ->
    [0] aucune carte
    [1] une carte
    [2] deux cartes
    [3] trois cartes
    [4] quatre cartes
    [5] cinq cartes
    [6] six cartes
    [7] sept cartes
    [8] huit cartes
    [9] neuf cartes
    [10] dix cartes
   *[other] { $it } cartes
}
the-food = { UPTO($named_food, 2) ->
    [more] les { COUNT($named_food) } cartes de nourriture à côté
   *[other] la nourriture { SAY($named_food, "called") }
}
organism = { YOU($owner) ->
    [you] ton organisme #{ $id }
   *[other] l’organisme #{ $id } { ELIDED("de", $owner) }
}
nth = { $it ->
    [1] 1er
   *[other] { $it }e
}
# Le conseil de l’auteur, à côté de la première mise et de la première carte.
advice-short = Vise le deuxième plus grand organisme.
advice = Vise le deuxième plus grand organisme. Le plus grand ne rapporte jamais.

## Avant le début

layout =
    À { $players }, { $ouroboros ->
        [yes] { $hand ->
            [one] { $hand } tour
           *[other] { $hand } tours
        }
       *[no] { $hand ->
            [one] { $hand } carte par personne
           *[other] { $hand } cartes par personne
        }
    }, un anneau de { $size }. { $app ->
        [yes] Nourriture : { $revealed }{ $ouroboros ->
            [yes] . Les autres font la réserve ouverte.
           *[no] , et 1 écartée sans être vue.
        }
       *[no] { $ouroboros ->
            [yes] Retournez-en { $revealed } comme nourriture. Les autres font la réserve ouverte.
           *[no] Retournez-en { $revealed } comme nourriture, écartez-en 1 sans la voir.
        }
    } { $use ->
        [box] Laissez les cartes dans la boîte.
        [numbers] Prenez les cartes de 1 à { $size }.
        [all] Prenez tout le paquet.
       *[some] Retirez du paquet { SAY($unused, "run") }.
    }
ring-size = { $too ->
    [small] Un anneau de { $size } cartes est trop petit
   *[large] Un anneau de { $size } cartes est trop grand
} : il peut en avoir de { $low } à { $high }. Changez les cartes de chacun ou la nourriture.
ouroboros-bids = Dans Ouroboros, on mise pour le tour suivant. Désactivez « Mise pour le même tour ».
set-up = { $ouroboros ->
    [yes] On ne donne rien. Retournez { SAY($free, "free-cards") } comme nourriture, et posez les autres face visible : la réserve.
   *[no] { $free ->
        [1] Donnez-en { $hand } à chacun. Écartez-en une sans la voir, puis retournez la dernière comme nourriture.
       *[other] Donnez-en { $hand } à chacun. Écartez-en une sans la voir, puis retournez les { $free } dernières comme nourriture.
    }
}

## Les décisions

dealt = { SAY($last, "called") } touche { SAY($first, "called") } : l’anneau a { $size } cartes.{ UPTO($named_food, 4) ->
    [0] {""}
    [more] {" "}Nourriture : { COUNT($named_food) } d’entre elles.
   *[other] {" "}Nourriture : { SAY($named_food, "called") }.
}
order = Tour { $round } : { COMMAS($bids, "bid-of") }. La plus haute mise joue en premier. Tout le monde paie.
bid-of = { $key } { $value }
same-bid = { UPTO($seats, 3) ->
    [more] { $all ->
        [yes] Tout le monde a misé { $bid }.
       *[no] { COUNT($seats) } d’entre vous ont misé { $bid }.
    }
   *[other] { $seats } ont misé { $bid }, à égalité.
}
tie = { same-bid } { FIRST($seats) } a joué le plus tard au tour précédent, et passe donc en premier.
lots = { same-bid } Au sort : { FIRST($seats) } joue en premier.
no-move = { $drawn ->
    [card] { $seat } n’a pas joué : la carte { SAY($named, "called") } est tirée au hasard.
    [wishes] { $seat } n’a pas joué : ses souhaits sont tirés au hasard.
   *[nothing] { $seat } n’a pas joué.
}{ $bid ->
    [none] {""}
   *[other] {" "}{ $seat } mise { $bid }, un dixième du reste.
}
new = { $seat } commence l’organisme #{ $id }.
    .because = { SAY($named, "called") } ne touche rien.
eats-food = { $seat } commence l’organisme #{ $id }.
    .because = { SAY($named, "called") } mange { the-food } : { SAY($size, "cells") }.
joins = Le #{ $id } { ELIDED("de", $owner) } mange { SAY($named, "called") }.
    .because = { SAY($size, "cells") } maintenant.
joins-food = Le #{ $id } { ELIDED("de", $owner) } mange { SAY($named, "called") }.
    .because = Puis il mange { the-food } : { SAY($size, "cells") } maintenant.
between =
    .because = { SAY($named, "called") } relie deux organismes. { $older ->
        [yes] Ils sont égaux, donc le plus vieux la mange
       *[no] Le plus grand la mange
    } : { organism } ({ SAY($before, "cells") }).
eaten = { $eaten_owner } marque { $points } : le #{ $id } { ELIDED("de", $owner) } mange le #{ $eaten }.
closes = Personne ne marque.
    .because = { SAY($named, "called") } ferme l’anneau, et { organism } la mange.
no-place = Il ne se passe rien.
    .because = Une seconde carte { SAY($named, "called") } n’a pas de place dans l’anneau.
wish =
    .because = { $seat } reçoit { SAY($named, "called") }, souhait numéro { $wish }.{ UPTO($missed_named, 3) ->
        [0] {""}
        [more] {" "}Les { COUNT($missed_named) } autres étaient déjà prises.
       *[other] {" "}{ SAY($missed_named, "missed") }.
    }
missed = { $is_first ->
    [yes] { SAY($named, "called") } est allée à { $seat }
   *[no] { SAY($named, "called") } à { $seat }
}
mega = { organism } est la méga-créature : { SAY($size, "cells") }. Il n’y a plus personne pour la manger, donc elle ne rapporte rien.
put-away = { UPTO($all_named, 6) ->
    [1] { SAY($all_named, "called") } n’a jamais été jouée. C’est la carte écartée.
    [more] { COUNT($all_named) } cartes n’ont jamais été jouées.
   *[other] { SAY($all_named, "called") } n’ont jamais été jouées.
}
put-away-differs = Alors une saisie est fausse. { SENTENCES($places_named, "entered-at") } { UPTO($all_named, 3) ->
    [more] Remettez la bonne carte.
   *[other] Changez-la en { SAY($all_named, "called") }.
}
entered-at = { $seat ->
    [none] { SAY($named, "called") } a été saisie comme { SAY($what, "place-what") }.
   *[other] { $seat } a saisi { SAY($named, "called") } au tour { $round }.
}
place-what = { $it ->
    [food] nourriture
   *[other] { $it }
}
put-away-same = C’est la carte qui n’a jamais été jouée : tout va bien.
won = { COUNT($seats) ->
    [one] { $seats } gagne avec { SAY($total, "points") }.
   *[other] { $seats } se partagent la victoire avec { SAY($total, "points") }.
}
out = { SENTENCES($places_named, "out-at") }
    .you = { COUNT($places_named) ->
        [1] Tu as joué { SAY($named, "called") } au tour { $round }.
       *[other] {""}
    }
out-at = { $seat ->
    [none] { SAY($named, "called") } est { SAY($what, "place-what") }.
   *[other] { $seat } a joué { SAY($named, "called") } au tour { $round }.
}
odd-deck = L’hôte dit que ce paquet a un défaut. On ne compte plus { SAY($named, "called") }.
leaves = { $wishes ->
    [yes] { $seat } a quitté la partie et ne peut plus gagner. Ses souhaits sont maintenant tirés au hasard.
   *[no] { $seat } a quitté la partie et ne peut plus gagner. Ses cartes sont maintenant tirées au hasard.
}
back = { $seat } est de retour, et rejoue.
column-left = Reste à miser
column-now = Reste à miser

## Ce que ferait une carte, dans l’état actuel

second = { $tastiest ->
    [yes] {" "}Alors c’est le deuxième plus grand.
   *[no] {""}
}
would-new = { SAY($named, "called") } ne touche rien pour l’instant. Ce serait un nouvel organisme.
would-eats-food = { SAY($named, "called") } mangerait { the-food } : un nouvel organisme, { SAY($size, "cells") }.{ second }
would-joins = { COUNT($named_food) ->
    [0] Pour l’instant, { organism } ({ SAY($before, "cells") }) mangerait { SAY($named, "called") }.
   *[other] Pour l’instant, { organism } ({ SAY($before, "cells") }) mangerait { SAY($named, "called") }, puis { the-food }.
}{ second }
    .you = { would-joins }
would-meets = Pour l’instant, { organism } ({ SAY($before, "cells") }) mangerait { SAY($named, "called") }, puis { YOU($eaten_owner) ->
    [you] ton organisme #{ $eaten }. Tu marquerais { $points }.
   *[other] l’organisme #{ $eaten } { ELIDED("de", $eaten_owner) }. { $eaten_owner } marquerait { $points }.
}
    .you = { would-meets }
would-closes = { SAY($named, "called") } fermerait l’anneau.

## La révélation

opening = { $last_number ->
    [none] {""}
   *[other] Tour { $last_number }
}
highlight-swallowed = Le #{ $id } avale le #{ $eaten } !

## Les questions

ask-food = Retournez la nourriture. C’est quoi ?
hint-food = { $first ->
    [none] {""}
   *[other] { $first }
}
button-food = Saisir {"{}"}
entry-food = nourriture
ask-foods = Retournez { $length } cartes comme nourriture. Lesquelles ?
hint-foods = { $first }
button-foods = Saisir ces { $length }
none-foods = Choisissez { $length } cartes
entry-foods = nourriture
label-food = { label-foods }
label-foods = { UPTO($value, 4) ->
    [more] { COUNT($value) } cartes
   *[other] { SAY($value, "called") }
}
entry-lots = tirage en cas d’égalité
label-lots = { SAY($value, "name-of") }
name-of = { NAME($it) }
ask-bid = { OPTION("ouroboros") ->
    [yes] Mise pour choisir tôt
   *[no] Mise pour jouer tôt
}
hint-bid = { OPTION("ouroboros") ->
    [yes] La plus haute mise choisit en premier au tour 1. Tu la paies dans tous les cas.
   *[no] La plus haute mise joue en premier au tour 1. Tu la paies dans tous les cas.
}
button-bid = Sceller une mise de {"{value}"}
entry-bid = mise du tour 1
ask-move = { $of ->
    [wishes] Tes souhaits{ and-bid }
   *[other] Ta carte{ and-bid }
}
and-bid = { $bid ->
    [next] {" "}et ta prochaine mise
    [now] {" "}et ta mise
   *[none] {""}
}
hint-move = { $of ->
    [wishes] Tu reçois le meilleur qui reste.
    [hand] Ce que fait une carte peut changer avant ton tour.
   *[table] { $bid ->
        [none] Ta dernière. Pose-la face cachée, puis scelle-la ici.
       *[other] Pose la carte face cachée, puis scelle ici les deux.
    }
}
button-move = { $of ->
    [wishes] { $length ->
        [one] Sceller ton souhait{ button-bid-too }
       *[other] Sceller tes souhaits{ button-bid-too }
    }
   *[other] Sceller {"{}"}{ button-bid-too }
}
button-bid-too = { $bid ->
    [none] {""}
   *[other] , mise {"{bid}"}
}
none-move = { $of ->
    [wishes] Choisis tes souhaits
   *[other] Choisis une carte
}
entry-move = coup
ask-card = Ta carte
none-card = Choisis une carte
none-wishes = { $length ->
    [one] Choisis ton souhait
   *[other] Choisis tes souhaits
}
ask-next = Mise pour le prochain tour
label-next = mise { $value }
ask-now = Mise pour cette carte
label-now = mise { $value }
ask-wishes = { $length ->
    [1] Tu choisis en { SAY($length, "nth") } : un souhait
   *[other] Tu choisis en { SAY($length, "nth") } : { $length } souhaits, le meilleur en tête
}
ask-drawn = Tirez une carte pour { $about }. Laquelle ?
hint-drawn = Quelqu’un n’a pas joué. Prenez une de ses cartes sans regarder, et posez-la.
button-drawn = Saisir {"{}"}
entry-drawn = coup tiré
ask-check = { COUNT($options) ->
    [1] Toutes les cartes sont jouées
   *[other] Retournez la carte écartée
}
hint-check = { COUNT($options) ->
    [1] {""}
   *[other] Est-ce la carte qui n’a jamais été jouée ?
}
label-check = { $value ->
    [right] Qui gagne ?
   *[wrong] C’est une autre carte
}
button-check = {"{}"}
entry-check = fin de la partie
ask-away = Quelle carte était écartée ?
hint-away = Saisissez la carte qui est là.
button-away = Saisir {"{}"}
entry-away = carte écartée
# $called est la carte, comme dans « 7♣ (7) » ou « 7 ».
ask-clash = { OPTION("cards") ->
    [suits] { OPTION("dealer") ->
        [app] La carte { $called } deux fois
       *[table] { $called } deux fois
    }
   *[numbers] La carte { $called } deux fois
}
hint-clash = Il n’y en a qu’une. Quelle saisie est fausse ? Changez-la.
ask-override = Quelle carte ce paquet a-t-il deux fois ?
hint-override = Une erreur d’impression, des paquets mélangés ? La seconde ne fera rien.
button-override = Nous avons {"{}"} deux fois
entry-override = carte qui ne compte plus
ask-skip = Qui n’a pas joué ?
entry-skip = coup manquant
ask-wait = Qui attendez-vous quand même ?
entry-wait = coup attendu quand même
hint-leave = { OPTION("ouroboros") ->
    [yes] Dès maintenant, ses souhaits sont tirés au hasard.
   *[no] Dès maintenant, ses cartes sont tirées au hasard.
}
call-skip = Ne joue pas ce tour-ci
sure-skip = Continuer sans { $name } ce tour-ci ?
call-wait = Attendre quand même
sealing-bid = { OPTION("ouroboros") ->
    [yes] Tout le monde mise en secret pour choisir tôt.
   *[no] Tout le monde mise en secret pour jouer tôt.
}
sealing-move = { OPTION("ouroboros") ->
    [yes] Tout le monde souhaite en secret.
   *[no] Tout le monde choisit en secret.
}
waiting-food = On attend la nourriture
waiting-foods = On attend la nourriture
waiting-check = Toutes les cartes sont jouées
waiting-drawn = On attend une carte tirée
entered-clash = on garde

## Que faire des vraies cartes

between-heading = { $set_up ->
    [yes] Préparez les cartes
   *[no] {""}
}
between-steps =
    { $use ->
        [box] {""}
        [numbers] Prenez les cartes de 1 à { $size }.
        [all] Prenez les 52 cartes d’un jeu ordinaire, sans jokers.
       *[some] Prenez un jeu ordinaire sans jokers. Retirez { SAY($unused, "run") }.
    }
    { $use ->
        [box] {""}
       *[other] Mélangez ces { $size } cartes.
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] { $free ->
                [0] {""}
               *[other] Ne donnez rien. Retournez { SAY($free, "free-cards") } comme nourriture.
            }
           *[no] Donnez-en { $rounds } à chacun.
        }
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] Posez les { $others } autres face visible : la réserve.
           *[no] Écartez une carte, sans la voir.
        }
    }
    { $use ->
        [box] {""}
       *[other] { $ouroboros ->
            [yes] {""}
           *[no] { $free ->
                [1] Retournez la dernière carte comme nourriture.
               *[other] Retournez les { $free } dernières cartes comme nourriture.
            }
        }
    }
    { $use ->
        [box] {""}
       *[other] { $free ->
            [0] {""}
           *[other] Saisissez la nourriture, ici ou sur un téléphone.
        }
    }

## Ce qu’on propose à quelqu’un, quand tout le monde peut le faire

to-food = retourner la nourriture
to-foods = retourner la nourriture
to-drawn = tirer une carte pour { $about }
to-away = regarder la carte écartée
to-check = { COUNT($options) ->
    [1] montrer qui gagne
   *[other] vérifier la carte écartée
}

## Où on en est

place-long =
    { place-short }
    Anneau de { $size }
place-short = { $round ->
    [0] Avant le tour 1
   *[other] Tour { $round } sur { $rounds }
}

## Ce qui était remarquable, raconté à la fin

mention-newborn = { CAPITAL(organism) } est né et a été mangé dans le même tour. Courte vie, { SAY($points, "points") }.
mention-family = { CAPITAL(organism) } a mangé sa propre famille, le #{ $eaten }. Quand même { SAY($points, "points") } pour { $owner }.
mention-generous = Les cartes { ELIDED("de", $seat) } ont rapporté { SAY($points, "points") } aux autres. Trop gentil.

## Que puis-je faire ?

can-food =
    Retournez une carte comme nourriture, et saisissez-la. N’importe qui peut le faire.
    Elle n’est à personne. Une carte jouée à côté la mange.
can-foods =
    Retournez { $length } cartes comme nourriture, et saisissez-les toutes. N’importe qui peut le faire.
    Elles ne sont à personne. Une carte jouée à côté les mange.
can-bid =
    { OPTION("ouroboros") ->
        [yes] Scelle une mise de { $low } à { $high }. La plus haute choisit en premier au tour 1.
       *[no] Scelle une mise de { $low } à { $high }. La plus haute joue en premier au tour 1.
    }
    Tu la paies dans tous les cas. Ce qui reste est pour les tours suivants.
    À égalité, on tire au sort qui passe en premier.
can-move =
    { $of ->
        [wishes] { $length ->
            [1] Tu choisis en premier : souhaite une carte, et tu l’as{ can-move-add }.
           *[other] Souhaite { $length } cartes, la meilleure en tête. Tu reçois la meilleure qui reste{ can-move-add }.
        }
        [hand] { $bid ->
            [next] Choisis une de tes cartes, et ta mise pour le prochain tour. Personne ne la voit encore.
            [now] Choisis une de tes cartes, et une mise pour elle. Personne ne la voit encore.
           *[none] Choisis ta carte. La dernière. Personne ne la voit encore.
        }
       *[table] { $bid ->
            [next] Pose une carte face cachée et scelle-la ici, avec ta mise pour le prochain tour.
            [now] Pose une carte face cachée et scelle-la ici, avec une mise pour elle.
           *[none] Pose une carte face cachée et scelle-la ici. C’est ta dernière.
        }
    }
    Si elle ne touche rien, c’est ton nouvel organisme. Entre deux, le plus grand la mange, puis l’autre.
    Quand le tien est mangé, tu marques sa taille.{ $bid ->
        [none] {""}
       *[other] {" "}Plus la mise est haute, plus c’est tôt. Tu la paies dans tous les cas.
    }
can-move-add = { $bid ->
    [none] {""}
   *[other] . Ajoute une mise
}
can-drawn =
    Tirez sans regarder une carte de la main { ELIDED("de", $about) }, posez-la, et saisissez-la.
    Le hasard joue pour la personne qui n’a pas joué. Elle compte comme toute autre carte.
can-check =
    { COUNT($options) ->
        [1] Toutes les cartes sont jouées. Voyez qui gagne.
       *[other] Retournez la carte écartée. Ça devrait être celle qui n’a jamais été jouée.
    }
    { COUNT($options) ->
        [1] Une saisie est fausse ? Corrigez-la d’abord.
       *[other] Si c’est elle, voyez qui gagne. Sinon, une saisie est fausse, et vous pouvez encore la changer.
    }
can-away =
    Saisissez la carte qui était vraiment écartée.
    Alors l’appli dit quelle saisie est fausse. Changez-la, et les points suivent.
can-clash =
    Cette carte n’est là qu’une fois. Touchez la saisie qui est fausse, et changez-la.
    Les cartes sur la table disent laquelle.
    Le paquet a un défaut ? Gardez les deux. La seconde ne fait rien.
can-override =
    Choisissez la carte que votre paquet a deux fois.
    La seconde n’a pas de place dans l’anneau, et ne fait rien.
can-skip =
    Choisissez qui ne joue pas. Alors les autres n’attendent plus.
    { OPTION("ouroboros") ->
        [yes] Ses souhaits sont tirés au hasard.
       *[no] Une de ses cartes est tirée au hasard.
    } La mise est un dixième du reste.
    Jusqu’à ce que les cartes soient retournées, vous pouvez encore attendre.
can-wait = Qui choisira quand même ? Les autres attendent de nouveau.
meanwhile =
    { $stage ->
        [food] D’abord vient la nourriture. Les cartes à côté la mangeront.
        [check] Toutes les cartes sont jouées. Ce qui reste dans l’anneau ne rapporte rien.
       *[other] Les autres choisissent encore.
    }
    Vise le deuxième plus grand organisme : il rapporte le plus quand le plus grand le mange.

## Comment on joue

how =
    Les cartes font un anneau : chacune touche le nombre suivant, et la plus haute touche 1.
    { OPTION("ouroboros") ->
        [yes] On ne donne rien : les cartes sont visibles, une réserve pour tous. Mise pour choisir tôt. Tout le monde paie.
       *[no] { OPTION("same_round") ->
            [yes] Scelle une carte et sa mise ensemble. La plus haute mise joue en premier. Tout le monde paie.
           *[no] Mise pour jouer tôt. Tout le monde paie. Puis scelle une carte, et la mise du prochain tour.
        }
    }
    { OPTION("ouroboros") ->
        [yes] Puis souhaite des cartes de la réserve, la meilleure en tête. Dans l’ordre, chacun reçoit la meilleure qui reste.
       *[no] {""}
    }
    Une carte qui ne touche rien est ton nouvel organisme. À côté d’un organisme, elle est mangée par lui.
    Une carte entre deux : le plus grand la mange, puis mange l’autre. S’ils sont égaux, le plus vieux mange.
    Quand le tien est mangé, tu marques sa taille. Le plus grand ne l’est jamais : vise le deuxième plus grand.
needs = { OPTION("dealer") ->
    [app] { OPTION("ouroboros") ->
        [yes] Pas de cartes : l’appli retourne la nourriture.
       *[no] Pas de cartes : l’appli donne.
    }
   *[table] { OPTION("cards") ->
        [suits] Un jeu ordinaire sans jokers (♣&#xFE0E; 1–13, ♦&#xFE0E; 14–26, ♥&#xFE0E; 27–39, ♠&#xFE0E; 40–52).
       *[numbers] Des cartes avec les nombres de 1 à { OPTION("ring_size") }.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("cards") ->
            [suits] N’importe quelles cartes numérotées de 1 à { OPTION("ring_size") }. Choisissez « Cartes numérotées ».
           *[numbers] Un jeu ordinaire sans jokers : trèfle 1 à 13, carreau 14 à 26, cœur 27 à 39, pique 40 à 52. Choisissez « Cartes à jouer ».
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Des bouts de papier, numérotés de 1 à { OPTION("ring_size") }. Pliez-les, et tirez-les d’un bol. Choisissez « Cartes numérotées ».
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Pas de cartes du tout : laissez l’appli donner.
    }
tour-eaten = Tes cartes deviennent des organismes. Quand l’un des tiens est mangé, tu marques sa taille.
tour-seal = { OPTION("ouroboros") ->
    [yes] À chaque tour, scelle tes souhaits et une mise sur ton téléphone. La plus haute mise choisit en premier.
   *[no] À chaque tour, scelle une carte et une mise sur ton téléphone. La plus haute mise joue en premier.
}
tour-pay = Tu paies toujours ta mise. Le plus grand organisme ne rapporte jamais : vise le deuxième.
tour-board = Le tableau joue les cartes une à une. De deux organismes, le plus grand mange l’autre.

## Pendant que le jeu se joue tout seul, chaque fois la première

caption-asked-food = Les cartes font un anneau. Une carte est retournée comme nourriture.
caption-asked-bid = Tout le monde mise en secret pour jouer tôt, et paie sa mise.
caption-asked-move = Maintenant chacun scelle une carte, et une mise pour le prochain tour.
caption-told-new = Une carte qui ne touche rien est un nouvel organisme.
caption-told-eats-food = Une carte à côté de la nourriture la mange.
caption-told-joins = Une carte à côté d’un organisme est mangée par lui, peu importe qui l’a jouée.
caption-told-between = Une carte entre deux organismes : le plus grand la mange, puis mange l’autre.
caption-told-eaten = { $eaten_owner } marque { $points } : on marque quand le sien est mangé.

## Ce que le tableau ajoute ; jamais deux fois le même dans une soirée

comment-large-1 = Délicieux. { $who } garde les points.
comment-large-2 = { $who } : un régal.
comment-large-3 = Une seule bouchée, et voilà { $who }.
comment-large-4 = Être au menu enrichit : { $who }.
comment-large-5 = { $who } a toujours rêvé d’être un dîner.
comment-large-6 = Quelqu’un rote. { $who } compte.
comment-large-7 = { $who }, avec un filet de citron.
comment-large-8 = L’étang est calme. { $who }, non.
comment-family-1 = Dîner de famille chez { $who }.
comment-family-2 = { $who } règle ça en famille.
comment-family-3 = { $who } se ressert { ELIDED("de", $who) }.
comment-family-4 = On ne gâche rien, dit { $who }.

## Ce qu’un tour veut dire pour une place

result-won-you = { COUNT($seats) ->
    [one] Tu gagnes avec { SAY($total, "points") } !
   *[other] Tu partages la victoire avec { SAY($total, "points") } !
}
result-won = { COUNT($seats) ->
    [one] { $seats } gagne avec { SAY($total, "points") }.
   *[other] { $seats } se partagent la victoire avec { SAY($total, "points") }.
}
result-new = Ta carte { SAY($named, "called") } commence l’organisme #{ $id }.
result-eats-food = Ta carte { SAY($named, "called") } commence l’organisme #{ $id }, et mange la nourriture : { SAY($size, "cells") }.
result-no-place = Ta carte { SAY($named, "called") } n’a pas de place dans l’anneau, et ne fait rien.
result-eats-yours = Ton organisme #{ $id } mange ta carte { SAY($named, "called") } : { SAY($size, "cells") }.
result-eats-anothers = Ton organisme #{ $id } mange la carte { SAY($named, "called") } { ELIDED("de", $seat) } : { SAY($size, "cells") }.
result-is-eaten = L’organisme #{ $id } { ELIDED("de", $owner) } mange ta carte { SAY($named, "called") }.
result-ate-itself = Ton organisme #{ $id } a mangé ton organisme #{ $eaten }.
result-was-eaten = { $owner } te mange.
result-ate = Tu manges { $eaten_owner }.
result-let-eat = Ta carte { SAY($named, "called") } a nourri { $owner }.
result-scores = { $eaten_owner } marque { $points }.
result-mega = Ton organisme #{ $id } est la méga-créature. Il ne rapporte rien.
result-no-move = Un coup a été tiré au hasard pour toi.
result-others = { $owner } a mangé l’organisme { ELIDED("de", $eaten_owner) }.
result-nothing = Rien pour toi. { $eaten_owner } marque { $points }.

## Sur un téléphone

pad-you-play = Tu joues
pad-place = { SAY($place, "nth") }
pad-place-of = sur { $players }
pad-bids-left = Reste à miser
pad-points = Points
pad-organism = Organisme #{ $id } : { SAY($size, "cells") }
pad-second = deuxième plus grand
pad-none = { $scored ->
    [0] Tu n’as pas encore d’organisme
   *[other] Tu n’as plus d’organisme
}
pad-last-round = Tour { $number } : ce qui s’est passé
pad-pool = { $count ->
    [one] La réserve : { $count } carte
   *[other] La réserve : { $count } cartes
}
pick-gone = Déjà prise
pick-suit-first = Choisis d’abord la couleur.
pick-range-first = Choisis d’abord une tranche.
pick-the-card = Choisis la carte
pick-the-cards = Choisis les cartes
pick-part = { $low } à { $high }
pick-part-of-suit = { suit-name } { $low } à { $high }
pick-open-count = { $chosen } sur { $length }
pick-too-many = { $over } de trop
pick-pool = Ce qu’on peut avoir
pick-tap = Touche une carte

## Sur le tableau

scene-order = L’ordre de jeu
scene-bids = Tour { $number } : les mises
scene-at-table = À la table
scene-order-of = Ordre du tour { $round }
scene-who-bids = Qui mise quoi ?
scene-choosing = choisit…
scene-away = pas là
scene-sealed = scellé
scene-no-move = n’a pas joué
scene-second = <b>#{ $id }</b> est le deuxième plus grand.
scene-oldest = <b>#{ $id }</b> est le plus vieux. Si deux sont égaux, le plus vieux mange.
scene-oldest-eats = <b>#{ $id }</b>, le plus vieux, mange ceux de sa taille.
scene-next = Carte suivante
scene-space = espace
scene-pause = Pause après chaque carte
scene-ring = L’anneau de { $size } cartes
scene-organism = Organisme #{ $id } { ELIDED("de", $name) } : { SAY($size, "cells") }
scene-dinner = L’organisme #{ $id } { ELIDED("de", $name) } est le deuxième plus grand : le meilleur des dîners
scene-food = Nourriture
scene-round = Tour { $number }
scene-points = { $name } +{ $points }
scene-bids-title = Mises
scene-bids-first = pour le premier tour
scene-what = { $asks ->
    [same-round] Chaque carte a sa mise
    [last-wishes] Les derniers souhaits
    [last-cards] Les dernières cartes
    [wishes] Souhaits, et mises du tour { $next }
   *[cards] Cartes, et mises du tour { $next }
}
scene-again = Revoir le tour { $number }

## Pour qui regarde, et sur l’image du résultat

watch-round = Tour { $number }, dans l’ordre
watch-bid = mise { $bid }
watch-card-and-bid = carte { $card }, mise { $bid }
watch-organisms = Organismes, du plus grand au plus petit
watch-organism = organisme #{ $id }, { SAY($size, "cells") }
watch-tastiest = le meilleur des dîners
picture-arrows = Chaque flèche mène à l’organisme qui mange.

## Options

credit = Par Allan Stagg
tagline = Des cartes en anneau deviennent des créatures. Tu marques quand la tienne est mangée : sois la plus tentante.
form-standard = Ordinaire
    .help = Chaque mise est pour le tour suivant : vous connaissez l’ordre avant de choisir une carte.
form-same-round = Mise pour le même tour
    .help = Carte et mise sont scellées ensemble : personne ne connaît l’ordre d’avance.
form-ouroboros = Ouroboros
    .help = On ne donne rien : chacun liste les cartes qu’il aimerait, dans une réserve ouverte.
option-dealer = Qui donne
    .help = Vous donnez de vraies cartes, ou chaque téléphone montre les siennes.
    .choice-table = Nous
    .choice-app = L’appli
option-cards = Vos cartes
    .help = Dans un jeu ordinaire, trèfle fait 1 à 13, puis viennent carreau, cœur et pique.
    .choice-suits = Cartes à jouer
    .choice-numbers = Cartes numérotées
option-hand = Cartes par personne
    .help = Une carte par personne, c’est un tour. Dans l’original, il y en a 10, à cinq.
option-revealed = Nourriture
    .help = Des cartes qui ne sont à personne, dans l’anneau dès le début. Dans l’original, il y en a 1.
option-ring = Dans l’anneau
    .help = Ce qui n’est pas dans la réserve est de la nourriture. Avec moins de cartes, vous dites combien.
    .choice-whole = Les 52 cartes
    .choice-small = Moins
option-free = Nourriture
    .help = Des cartes qui ne sont à personne, dans l’anneau dès le début.
option-points = Points à miser
    .help = Pour miser et jouer tôt. Dans l’original, il y en a 100.
option-same_round = Mise pour le même tour
    .help = Ta mise est pour la carte que tu scelles avec elle, pas pour le tour suivant.
option-ouroboros = Ouroboros
    .help = Rien à donner : chacun liste les cartes qu’il aimerait, dans une réserve ouverte.
printed-numbers = Cartes de 1 à 52
    .help = Chaque carte dit aussi sa couleur. Un anneau plus petit n’a besoin que des nombres les plus bas.
    .note = Avant la partie, choisissez « Cartes numérotées ».
printed-numbers-highest = Plus haut nombre
    .help = Avant la partie, l’écran dit combien de cartes a votre anneau. Avec les 52, tous sont possibles.
