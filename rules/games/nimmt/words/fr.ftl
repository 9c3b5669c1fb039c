# 6 nimmt!, en mots.

heads = Têtes de bœufs
of-heads = { $it ->
    [one] { $it } tête de bœuf
   *[other] { $it } têtes de bœufs
}
number = { $it }
# Sur l’image qu’on emporte.
total-heads = { $points ->
    [one] { $total } tête de bœuf
   *[other] { $total } têtes de bœufs
}

## Ce qui a été décidé

deal = { $draft ->
    [yes] { $app ->
        [yes] Donne { $deal } : prenez une carte chacun, à tour de rôle, jusqu’à dix.
       *[no] Donne { $deal } : étalez les cartes de 1 à { $highest }, face visible.
    }
   *[no] { $app ->
        [yes] Donne { $deal } : dix cartes chacun.
       *[no] { $highest ->
            [104] Donne { $deal } : mélangez toutes les cartes. Donnez-en dix à chacun.
           *[other] Donne { $deal } : mélangez les cartes de 1 à { $highest }. Donnez-en dix à chacun.
        }
    }
}
follows = Le { $card } { ELIDED("de", $seat) } rejoint la rangée { $row }.
    .because = Elle finissait par le { $end }, le plus proche en dessous.
    .you = { YOU($seat) ->
        [you] Ton { $card } rejoint la rangée { $row }.
       *[other] {""}
    }
    .you-because = Elle finissait par le { $end }, le plus proche en dessous.
must-choose = Le { $card } { ELIDED("de", $seat) } est plus bas que toutes les rangées. Laquelle prendra { $seat } ?
    .you = { YOU($seat) ->
        [you] Ton { $card } est plus bas que toutes les rangées. Laquelle prends-tu ?
       *[other] {""}
    }
takes-five = { $seat } prend la rangée { $row } : { SAY($heads, "of-heads") }.
    .because = Le { $card } { ELIDED("de", $seat) } y est la sixième carte.
    .you = { YOU($seat) ->
        [you] Tu prends la rangée { $row } : { SAY($heads, "of-heads") }.
       *[other] {""}
    }
    .you-because = Ton { $card } y est la sixième carte.
takes-chosen = { $seat } prend la rangée { $row } : { SAY($heads, "of-heads") }.
    .because = Le { $card } { ELIDED("de", $seat) } est plus bas que toutes les rangées.
    .you = { YOU($seat) ->
        [you] Tu prends la rangée { $row } : { SAY($heads, "of-heads") }.
       *[other] {""}
    }
    .you-because = Ton { $card } est plus bas que toutes les rangées.
deal-over = La donne { $deal } est finie. { COMMAS($totals, "total") }.
total = { $key } { $value }
starts-with = { $seat } commence avec { SAY($heads, "of-heads") } : la moyenne des autres.
    .you = { YOU($seat) ->
        [you] Tu commences avec { SAY($heads, "of-heads") } : la moyenne des autres.
       *[other] {""}
    }
odd-deck = L’hôte dit que ces cartes ont un défaut. Le { $card } peut être là plus d’une fois.
won = { COUNT($seats) ->
    [one] { $seats } gagne avec { SAY($total, "of-heads") }.
   *[other] { $seats } se partagent la victoire avec { SAY($total, "of-heads") }.
}
    .you = { YOU($seats) ->
        [you] { COUNT($seats) ->
            [one] Tu gagnes avec { SAY($total, "of-heads") } !
           *[other] Tu partages la victoire avec { SAY($total, "of-heads") } !
        }
       *[other] {""}
    }
row-choice = Rangée { $row } : { COMMAS($cards, "number") } · { SAY($heads, "of-heads") }
leaves = { $seat } a quitté la partie et ne peut plus gagner. Ses cartes sortent du jeu.

## Les questions

ask-deal = Tout est prêt pour la donne suivante ?
hint-deal = L’appli donne dix cartes à chacun.
button-deal = Donner les cartes
label-deal = données
entry-deal = donne suivante
to-deal = donner les cartes
waiting-deal = On attend la donne suivante
ask-start = Retournez une carte pour la rangée suivante. C’est quoi ?
hint-start = Quatre cartes, l’une sous l’autre : chacune commence une rangée.
button-start = C’est le {"{}"}
entry-start = première carte d’une rangée
waiting-start = On attend les quatre rangées
to-start = retourner une carte pour la rangée suivante
part-row = rangée
ask-draft = Quelle carte prends-tu ?
hint-draft = Tout le monde la voit. Les quatre dernières commencent les rangées.
button-draft = Prendre le {"{}"}
entry-draft = carte prise
choosing-draft = On attend { $names } : une carte à prendre
entry-drawn = carte, tirée
ask-card = Quelle carte joues-tu ?
hint-card = { OPTION("dealer") ->
    [app] Personne ne la voit avant que tout soit scellé.
   *[table] Pose-la face cachée, puis scelle-la ici.
}
button-card = Sceller le {"{}"}
entry-card = carte
sealing-card = Tout le monde choisit une carte en secret.
choosing-card = On attend { $names } : une carte à choisir
ask-row = Quelle rangée prends-tu ?
hint-row = Ta carte est plus basse que toutes les rangées. Celle que tu prends repart de ta carte.
button-row = Prendre cette rangée
entered-row = rangée { $value }
entry-row = choix d’une rangée
entry-fewest = rangée au moins de têtes de bœufs
choosing-row = On attend { $names } : une rangée à prendre
ask-clash = Deux fois le { $item }
hint-clash = Il n’y a qu’un seul { $item }. Quelle saisie est fausse ? Changez-la.
entered-clash = on garde
place-clash = { $what ->
    [start] première carte d’une rangée
    [draft] { PLAIN($seat) }, carte prise
   *[card] { PLAIN($seat) }, tour { $round }
}
ask-override = Quel nombre avez-vous plus d’une fois ?
hint-override = Une erreur d’impression, des paquets mélangés ? On ne compte plus ce nombre jusqu’à la fin de la donne.
entry-override = nombre qui ne compte plus
call-override = Nos cartes ont un défaut…
hint-leave = Ses cartes sortent du jeu. Ses têtes de bœufs restent dans les scores.

## Où on en est ; tant qu’une donne n’a pas ses rangées, la scène montre celles d’avant

place-long =
    { $deals ->
        [0] Donne { $deal }
       *[other] Donne { $deal } sur { $deals }
    }
    { $is_between ->
        [yes] {""}
       *[no] Tour { $present_round } sur { $rounds }
    }
place-short = { $is_between ->
    [yes] Donne { $deal }
   *[no] Donne { $deal } · tour { $present_round } sur { $rounds }
}
between-heading = { $is_between ->
    [yes] { OPTION("deck") ->
        [draft] Choisissez vos cartes
       *[other] { OPTION("dealer") ->
            [app] {""}
           *[table] { $deal ->
                [1] La première donne
               *[other] La donne { $deal }
            }
        }
    }
   *[no] {""}
}
between-brought = { AT($brought, $seat) ->
    [none] {""}
   *[other] +{ AT($brought, $seat) }
}
between-steps = { OPTION("deck") ->
    [draft] { OPTION("dealer") ->
        [app]
            Prenez une carte chacun, à tour de rôle, jusqu’à dix.
            Les quatre dernières commencent les rangées.
       *[table]
            Étalez les cartes de 1 à { $highest }, face visible.
            Prenez-en une chacun, à tour de rôle, jusqu’à dix. Saisissez-la sur votre téléphone.
            Les quatre dernières commencent les rangées, l’une sous l’autre.
    }
   *[other] { OPTION("dealer") ->
        [app] {""}
       *[table]
            { $highest ->
                [104] Mélangez les 104 cartes.
               *[other] Mélangez les cartes de 1 à { $highest }.
            }
            Donnez-en dix à chacun.
            Retournez-en quatre, l’une sous l’autre. N’importe qui peut les saisir.
            { $highest ->
                [104] Mettez le reste de côté.
               *[other] {""}
            }
    }
}

## Ce qui est sur la table

table-row = Rangée { $name }
table-card = { $card }, { SAY($counts, "of-heads") }
fate-moved = en rangée { $row }
fate-bad = prend { $gain }
# Avant que les cartes d’un tour soient retournées sur le tableau.
opening = Montrez les cartes. La plus basse d’abord.
highlight-takes-five = La sixième carte !
highlight-lowest = Plus basse que toutes les rangées !

## Ce que les têtes de bœufs avaient de remarquable, raconté à la fin

mention-margin = Voici ce qui a coûté la victoire à { $seats } : { SAY($points, "of-heads") }.
mention-most-at-once = { COUNT($seats) ->
    [one] { $seats } a pris { SAY($points, "of-heads") } d’un coup. Personne n’en a pris plus.
   *[other] { $seats } ont pris { SAY($points, "of-heads") } d’un coup. Personne n’en a pris plus.
}
mention-streak = { $times } fois de suite, des têtes de bœufs pour { $seat }, et pour personne d’autre.
mention-spotless = { $seat } n’a pas pris une seule tête de bœuf.

## Que puis-je faire ? Trois lignes au plus : ce qui est possible, et ce que ça rapporte

can-deal =
    Appuyez sur le bouton, et l’appli donne dix cartes à chacun. N’importe qui peut le faire.
    Regardez d’abord les rangées : ensuite, elles partent. Leurs points sont comptés.
can-start =
    Retournez une carte, posez-la sous les autres, et saisissez son nombre. N’importe qui peut le faire.
    Chacune des quatre commence une rangée. Les cartes jouées rejoignent celle qui convient.
can-draft =
    Prends une carte que personne n’a encore prise. Tout le monde la voit.
    Quand chacun en a dix, les quatre dernières commencent les rangées.
can-card =
    { OPTION("dealer") ->
        [app] Scelle une de tes cartes. Tu peux la reprendre tant que tout le monde n’a pas scellé.
       *[table] Pose une carte face cachée et scelle-la ici. Tu peux la reprendre tant que tout n’est pas scellé.
    }
    La plus basse d’abord : chacune va dans la rangée dont la dernière carte est la plus proche en dessous.
    La sixième carte prend sa rangée. La tienne est plus basse que toutes ? Tu en choisis une.
can-row =
    Prends une des quatre rangées, avec ses têtes de bœufs. Elle repart de ta carte.
    Puis viennent les autres cartes, de bas en haut. Elles peuvent rejoindre ta rangée.
can-clash =
    Il n’y a qu’un seul { $item }. Touchez la saisie qui est fausse, et changez-la.
    Les cartes sur la table disent laquelle. Puis le tour est jugé de nouveau.
    Les cartes ont un défaut ? Gardez ces saisies. On ne compte plus le { $item } jusqu’à la fin de la donne.
can-override =
    Choisissez le nombre que vous avez plus d’une fois.
    On ne le compte plus jusqu’à la fin de la donne, et il peut revenir.
meanwhile = { $stage ->
    [draft]
        Chacun prend une carte, à tour de rôle. Lesquelles voudrais-tu ?
        Les quatre dernières commencent les rangées.
    [rows] On pose les quatre rangées. Regarde tes cartes en attendant.
   *[other]
        La plus basse d’abord : chacune va dans la rangée dont la dernière carte est la plus proche en dessous.
        La sixième carte d’une rangée prend les cinq autres.
}

## Comment on joue avec ces options, et avec quoi

how =
    { OPTION("deck") ->
        [draft] { OPTION("dealer") ->
            [app] Prenez une carte chacun, à tour de rôle, jusqu’à dix. Les quatre dernières commencent quatre rangées.
           *[table] Étalez les cartes de 1 à { OPTION("highest") }, face visible. Prenez-en une chacun, à tour de rôle, jusqu’à dix. Les quatre dernières commencent quatre rangées.
        }
       *[other] { OPTION("dealer") ->
            [app] Chacun reçoit dix cartes. Quatre autres commencent chacune une rangée.
           *[table] Donnez dix cartes à chacun. Retournez-en quatre autres, l’une sous l’autre : chacune commence une rangée.
        }
    }
    { OPTION("dealer") ->
        [app] Chacun scelle ici une de ses cartes.
       *[table] Chacun pose une carte face cachée, et scelle ici la même carte.
    }
    Toutes les cartes sont retournées ensemble. La plus basse d’abord : chacune va dans la rangée dont la dernière carte est la plus proche en dessous.
    La sixième carte d’une rangée prend les cinq autres, et la rangée repart d’elle.
    Plus basse que toutes les rangées ? Prenez-en une au choix, et elle repart de votre carte.
    { OPTION("ends") ->
        [deals] { OPTION("deals") ->
            [1] Après dix tours, le plus petit total de têtes de bœufs gagne.
           *[other] Après { OPTION("deals") } donnes de dix tours, le plus petit total de têtes de bœufs gagne.
        }
       *[limit] Après dix tours, on redonne, jusqu’à ce que quelqu’un ait { SAY(OPTION("limit"), "of-heads") }. Alors le plus petit total gagne.
    }
needs = { OPTION("dealer") ->
    [app] Pas de cartes : les vôtres sont sur vos téléphones, et l’appli pose les rangées.
   *[table] { OPTION("deck") ->
        [all] Les 104 cartes de 6 qui prend ! (6 nimmt!).
       *[other] Les cartes de 1 à { OPTION("highest") } de 6 qui prend ! (6 nimmt!).
    }
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table]
        <b>Des cartes numérotées de 1 à { OPTION("highest") }</b>, de n’importe quel jeu. Sans têtes de bœufs, ça va : l’appli sait combien chacune en a.
        <b>Des bouts de papier.</b> Écrivez-y les nombres de 1 à { OPTION("highest") }.
}

## Vingt secondes pour qui n’y a jamais joué

tour-aim = Les cartes ont des têtes de bœufs, et personne n’en veut. À la fin, le plus petit total gagne.
tour-phone = { OPTION("dealer") ->
    [app] À chaque tour, scelle une de tes cartes sur ton téléphone.
   *[table] À chaque tour, pose une carte face cachée et scelle-la sur ton téléphone.
}
tour-rows = La plus basse d’abord : chacune rejoint la rangée dont la dernière carte est juste en dessous.
tour-sixth = La tienne est la sixième ? Tu prends les cinq autres. Plus basse que toutes ? Tu choisis une rangée.

## Ce qui est raconté pendant que le jeu se joue tout seul, chaque fois la première

caption-asked-start = Quelqu’un retourne quatre cartes. Chacune commence une rangée.
caption-asked-draft = On prend ses cartes à tour de rôle, à la vue de tous. Les quatre dernières commencent les rangées.
caption-asked-card = Chacun joue une carte en secret. Dans quelle rangée ira-t-elle, et à quelle place ?
caption-asked-row = Une carte plus basse que toutes les rangées en prend une, au choix.
caption-told-follows = La plus basse d’abord : chacune rejoint la rangée dont la dernière carte est juste en dessous.
caption-told-takes-five = La sixième carte d’une rangée prend les cinq autres, avec leurs têtes de bœufs.
caption-told-takes-chosen = La rangée est prise, et elle repart de la carte basse.

## Options

credit = 6 nimmt! (Wolfgang Kramer, AMIGO)
tagline = Une carte chacun, en secret, et toutes rejoignent quatre rangées. La sixième prend la rangée.
also-known = C’est 6 qui prend !
form-all = Comme dans la règle
    .help = Personne ne sait quelles cartes sont en jeu.
form-few = Juste ce qu’il faut
    .help = Chaque carte est dans une main, ou commence une rangée.
form-draft = Choisies à la vue de tous
    .help = Vous prenez vos cartes à tour de rôle, et tout le monde les voit.
option-dealer = Qui donne
    .help = Vous jouez avec les vraies cartes, ou seulement sur vos téléphones.
    .choice-table = Nous
    .choice-app = L’appli
option-deck = Les cartes
    .help = Avec moins de cartes, on peut calculer tout ce qui reste à venir.
    .choice-all = Toutes les 104
    .choice-few = 10 par personne, et 4 de plus
    .choice-draft = De même, choisies à la vue de tous
option-ends = La partie finit
    .help = La donne où quelqu’un atteint la limite est la dernière.
    .choice-limit = À un nombre de têtes de bœufs
    .choice-deals = Après quelques donnes
option-limit = Têtes de bœufs
    .help = 66 comme dans la règle. Avec moins, la partie est plus courte.
option-deals = Donnes
    .help = Une donne dure environ dix minutes.
printed-cards = Les cartes
    .help = Les nombres de 1 à 104, avec leurs têtes de bœufs.
printed-cards-cards = Cartes
    .help = Si vous jouez avec moins de cartes, il en faut 10 par personne, et 4 de plus.
