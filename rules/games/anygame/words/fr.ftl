# Un autre jeu, en mots. Une « sealed round » est un tour secret.

points = { ABS($it) ->
    [one] { $it } point
   *[other] { $it } points
}
your-game = { OPTION("title") ->
    [none] votre jeu
   *[other] { OPTION("title") }
}

## La feuille de points

row = { UPTO($leaders, 3) ->
    [1] { $leaders } mène avec { SAY($total, "points") }. Le tour { $round } est complet.
    [more] { $all_lead ->
        [yes] Tout le monde est en tête avec { SAY($total, "points") }. Le tour { $round } est complet.
       *[no] { COUNT($leaders) } d’entre vous mènent avec { SAY($total, "points") }. Le tour { $round } est complet.
    }
   *[other] { $leaders } mènent avec { SAY($total, "points") }. Le tour { $round } est complet.
}
added = { $seat } note { $points }, et a maintenant { $total }.
    .you = { YOU($seat) ->
        [you] Tu notes { $points }, et as maintenant { $total }.
       *[other] {""}
    }
reached = { COUNT($seats) ->
    [one] { $seats } a atteint { $target }. C’est vous qui dites quand la partie est finie.
   *[other] { $seats } ont atteint { $target }. C’est vous qui dites quand la partie est finie.
}
column = { $round }
column-now = Tour { $round }
won = { $scored ->
    [yes] { $best ->
        [lowest] { COUNT($seats) ->
            [one] { $seats } gagne avec { SAY($total, "points") }, le plus bas total.
           *[other] { $seats } se partagent la victoire avec { SAY($total, "points") }, le plus bas total.
        }
       *[highest] { COUNT($seats) ->
            [one] { $seats } gagne avec { SAY($total, "points") }.
           *[other] { $seats } se partagent la victoire avec { SAY($total, "points") }.
        }
    }
   *[no] { COUNT($seats) ->
        [one] { $seats } gagne. Rien n’a été noté sur la feuille.
       *[other] { $seats } se partagent la victoire. Rien n’a été noté sur la feuille.
    }
}
leaves = { $seat } a quitté la partie et ne peut plus gagner. Ses points restent sur la feuille.
back = { $seat } est de retour, avec les mêmes points.
leaves-waiting = Départ avant le premier tour.
joins = { $seat } joue à partir du prochain tour.
declined = { $seat } joue la prochaine partie.
full = Il y a de la place pour { $most }.
next-deal = au prochain tour

## Tours secrets

best-number = { $best ->
    [lowest] { COUNT($cancelled) ->
        [0] le plus bas
       *[other] le plus bas nombre sans double
    }
   *[highest] { COUNT($cancelled) ->
        [0] le plus haut
       *[other] le plus haut nombre sans double
    }
}
wins = { COUNT($seats) ->
    [one] { $points ->
        [0] { $seats } gagne.
       *[other] { $seats } gagne { SAY($points, "points") }.
    }
   *[other] { $points ->
        [0] { $seats } se partagent le tour.
       *[other] { $seats } se partagent le tour : { SAY($share, "points") } par personne.
    }
}
    .because = { COUNT($seats) ->
        [1] { $number } est { best-number }.
       *[other] { $best ->
            [lowest] Égalité à { $number }, le plus bas.
           *[highest] Égalité à { $number }, le plus haut.
        }
    }
tied = { $seats } ont saisi { $number }, et recommencent.
nobody = { COUNT($cancelled) ->
    [0] Personne ne gagne. Il ne reste personne pour gagner.
   *[other] Personne ne gagne. Tous les nombres étaient en double.
}
shown = Les nombres vont de { $least } à { $most }.
counted = { $kind ->
    [player] { $times ->
        [1] Chacun a nommé une personne différente.
       *[other] { $is_unanimous ->
            [yes] Tout le monde a nommé { $named }.
           *[no] { COUNT($named) ->
                [one] { $named } arrive en tête : { $times } voix.
               *[other] { $named } arrivent en tête, avec { $times } voix.
            }
        }
    }
   *[choice] { $times ->
        [1] Tous les choix sont différents.
       *[other] { $is_unanimous ->
            [yes] Tout le monde a choisi { SAY($chosen, "quoted") }.
           *[no] { COUNT($chosen) ->
                [one] { SAY($chosen, "quoted") } arrive en tête : { $times } voix.
               *[other] { SAY($chosen, "quoted") } arrivent en tête, avec { $times } voix.
            }
        }
    }
}
quoted = « { $it } »
choice = { $text }

## Pourquoi une réponse ou une option est refusée

nothing-yet = Rien n’est encore noté. Jouez d’abord un tour.
no-sum = Ce n’est pas encore un calcul. Écris par exemple 12, −4 ou 3+6+2.
too-long = C’est trop long. { $longest } signes au plus.
too-many-digits = C’est trop grand. Les nombres ont { $digits } chiffres au plus.
no-range = Le plus haut nombre doit dépasser le plus bas, { $low }.
few-choices = Écrivez au moins deux choix, un par ligne.
same-choices = Deux de vos choix sont pareils. Changez-en un.

## Les questions

ask-next = Et maintenant ?
hint-next = Mettez-vous d’accord à table. L’un de vous le saisit.
# Où quelque chose a été demandé : « tour 1, tour secret 2 ».
part-first = tour secret
part-sealed = tour secret
entry-next = la suite
to-next = dire la suite
ask-scores = Noter des points
button-scores = Noter des points
entry-scores = points
ask-sealed = { OPTION("round") ->
    [bids] Mises
   *[any] Tour secret
}
button-sealed = { OPTION("round") ->
    [bids] Miser pour le prochain tour
   *[any] Tour secret
}
entry-sealed = tour secret
ask-finish = Finir la partie
hint-finish = { OPTION("best") ->
    [lowest] Le plus bas total gagne.
   *[highest] Le plus haut total gagne.
}
entry-finish = fin
ask-score = Combien as-tu marqué ?
hint-score = Un calcul suffit, comme 3+6+2. Rien ? Note 0.
button-score = Noter {"{}"}
none-score = Écris un nombre
entry-score = points
label-score = { as-written }
as-written = { $is_sum ->
    [yes] { $total } ({ $written })
   *[no] { $total }
}
choosing-score = On attend { $names } : des points à noter
ask-add = Ajoute à tes points
hint-add = Autant de fois que tu veux. Un calcul suffit, comme 3+6 ou −4.
button-add = Ajouter {"{}"}
none-add = Écris un nombre
entry-add = points
label-add = { $is_done ->
    [yes] tout est noté
   *[no] { as-written }
}
choosing-add = Notez des points sur n’importe quel téléphone
ask-other = Noter pour quelqu’un d’autre
hint-other = Pour qui, et combien ?
button-other = Le noter pour {"{}"}
none-other = Qui, et combien ?
entry-other = points pour quelqu’un d’autre
call-other = Noter pour quelqu’un d’autre…
ask-who = Pour qui ?
entry-who = qui
ask-sum = Combien ?
entry-sum = points
label-sum = { as-written }
ask-close = Tout le monde a noté
button-close = Terminer le tour
entry-close = fin du tour
waiting-close = On attend que quelqu’un termine le tour
ask-entry = { $kind ->
    [number] Quel nombre ?
    [player] Qui nommes-tu ?
   *[other] Lequel ?
}
hint-entry = { $kind ->
    [number] { $wins ->
        [highest] En secret. Tout est retourné ensemble. Le plus haut gagne.
        [lowest] En secret. Tout est retourné ensemble. Le plus bas gagne.
       *[none] En secret. Tout est retourné ensemble.
    }
   *[other] En secret. Tout est retourné ensemble.
}
button-entry = Sceller {"{}"}
none-entry = { $kind ->
    [number] Écris un nombre
   *[other] Choisis
}
entry-entry = saisie
sealing-entry = Scelle ta réponse, en secret.
choosing-entry = On attend { $names } : une réponse à sceller

## Comment se passent les tours secrets à partir de maintenant

settings = { $entry ->
    [number] { $wins ->
        [none] Dans les tours secrets, chacun saisit maintenant un nombre de { $low } à { $high }. On les montre seulement.
        [lowest] Dans les tours secrets, chacun saisit maintenant un nombre de { $low } à { $high }. { $points ->
            [0] Le plus bas gagne. { settings-ties }
           *[other] Le plus bas gagne { SAY($points, "points") }. { settings-ties }
        }
       *[highest] Dans les tours secrets, chacun saisit maintenant un nombre de { $low } à { $high }. { $points ->
            [0] Le plus haut gagne. { settings-ties }
           *[other] Le plus haut gagne { SAY($points, "points") }. { settings-ties }
        }
    }
    [choice] Dans les tours secrets, chacun saisit maintenant un de vos choix.
   *[player] Dans les tours secrets, chacun nomme maintenant quelqu’un.
}
settings-ties = { $ties ->
    [share] À égalité, on se le partage.
    [cancel] Les nombres égaux s’annulent.
   *[again] À égalité, on recommence.
}
ask-settings = Comment se passent les tours secrets ?
hint-settings = À partir du prochain. Les tours joués restent comme ils sont.
button-settings = Jouer comme ça
none-settings = Remplis tout
entry-settings = changement des tours secrets
call-settings = Changer les tours secrets…
label-settings = { entered-settings }
entered-settings = { $enter ->
    [number] { $wins ->
        [highest] Un nombre, { $low } à { $high }, le plus haut
        [lowest] Un nombre, { $low } à { $high }, le plus bas
       *[none] Un nombre, { $low } à { $high }, seulement montré
    }
    [choice] Un de vos choix
   *[player] Quelqu’un
}
ask-enter = Chacun saisit
entry-enter = ce qu’on saisit
label-enter = { $value ->
    [number] Un nombre
    [choice] Un de vos choix
   *[player] Quelqu’un
}
ask-low = Plus bas nombre
entry-low = plus bas nombre
ask-high = Plus haut nombre
entry-high = plus haut nombre
ask-wins = Qui le gagne
entry-wins = qui gagne
label-wins = { $value ->
    [highest] Le plus haut
    [lowest] Le plus bas
   *[none] Personne : on les montre
}
ask-ties = En cas d’égalité
entry-ties = en cas d’égalité
label-ties = { $value ->
    [share] On se le partage
    [cancel] Les nombres égaux s’annulent
   *[again] On recommence
}
ask-points = Points pour le gagner
entry-points = points
hint-leave = Ce qui est noté reste sur la feuille. La victoire n’est plus possible.
entry-decline = pas de cartes

## Où on en est

place-long = Tour { $round }
place-short = Tour { $round }
between-heading = { $begun ->
    [yes] {""}
   *[no] Préparez votre jeu
}
between-steps =
    Préparez { your-game } comme ses propres règles le disent.
    Jouez-y avec vos cartes. Gardez les téléphones à portée de main.
    { OPTION("round") ->
        [bids] À chaque tour, chacun scelle d’abord une mise, et note ses points à la fin.
       *[any] N’importe qui dit la suite : noter des points, ou un tour secret.
    }
# Avant que les réponses soient retournées sur le tableau.
opening = Tout est scellé : on retourne !

## Sur le tableau et les téléphones

scene-left = n’est plus là
scene-wins = gagne
scene-shares = partage
scene-cancelled = annulé
scene-face-up = visible
scene-ready = tout est prêt
scene-away = pas là
scene-looks-on = regarde
scene-sealed = scellé
scene-round = Tour
scene-bid = Mise
scene-turned-over = Retourné
scene-nothing = Rien n’est encore noté
scene-total = Total
pad-turned-over = Retourné dans ce tour
pad-written = Noté jusqu’ici
sum-delete = Effacer le dernier signe
sum-keys = Touches
sum-all-written = Tout est noté

## Que puis-je faire ? Trois lignes au plus : ce qui est possible, et ce que ça rapporte

can-next =
    { OPTION("round") ->
        [bids]
            Lancez le prochain tour : chacun scelle une mise, et toutes sont retournées. N’importe qui peut le lancer.
            Puis jouez-le, et notez vos points.
       *[any]
            Continuez selon vos propres règles. Puis l’un de vous dit la suite.
            Noter des points, chacun sur son téléphone. Ou un tour secret : chacun saisit en secret.
    }
    { HAS($out, "finish") ->
        [yes] Vous pourrez finir la partie quand quelque chose sera noté. { hint-finish }
       *[no] Arrêtez quand c’est fini. { hint-finish }
    }
can-settings =
    Réglez la suite des tours secrets : ce qu’on saisit, ce qui gagne, et ce que ça vaut.
    Les tours finis restent comme ils sont.
can-score =
    Note ce que tu as marqué dans ce tour : 12, −4, ou un calcul comme 3+6+2.
    Rien ? Note 0. Quand tout le monde a noté, le tour est complet.
can-add =
    Ajoute à ton total aussi souvent que tu veux : 12, −4, ou un calcul comme 3+6+2.
    « Tout est noté » ferme la feuille pour tout le monde. Puis dites la suite.
can-other =
    Choisis quelqu’un, et note ses points à sa place.
    Tout le monde le voit, et voit qui les a notés.
can-close = Tout le monde a noté. Terminez le tour, et dites la suite. N’importe qui peut le faire.
can-entry =
    { $kind ->
        [number] Scelle un nombre de { $low } à { $high }. Personne ne le voit avant que tout soit là.
        [player] Scelle le nom de quelqu’un, peut-être le tien. Personne ne le voit avant que tout soit là.
       *[other] Scelle un des choix. Personne ne le voit avant que tout soit là.
    }
    { $kind ->
        [number] { OPTION("wins") ->
            [none] { can-entry-shown }
           *[other] { can-entry-wins }
        }
       *[other] { can-entry-shown }
    }
can-entry-shown = Tout est retourné ensemble. Personne n’y gagne de points.
can-entry-wins =
    { OPTION("points") ->
        [0] { CAPITAL(can-entry-best) } gagne.
       *[other] { CAPITAL(can-entry-best) } gagne { SAY(OPTION("points"), "points") }.
    }
    { OPTION("ties") ->
        [share] { OPTION("points") ->
            [0] À égalité, on se le partage.
           *[other] À égalité, on se le partage, en points entiers.
        }
        [cancel] Les nombres égaux s’annulent.
       *[again] À égalité, on recommence.
    }
can-entry-best = { OPTION("wins") ->
    [lowest] { OPTION("ties") ->
        [cancel] le plus bas nombre sans double
       *[other] le plus bas nombre
    }
   *[highest] { OPTION("ties") ->
        [cancel] le plus haut nombre sans double
       *[other] le plus haut nombre
    }
}
meanwhile = { $stage ->
    [sheet] D’autres notent encore. Tu peux noter pour quelqu’un d’autre.
    [sealed] Toutes les réponses sont retournées ensemble.
   *[other] Continuez selon vos propres règles.
}

## Comment on joue avec ces options, et avec quoi

how =
    { OPTION("title") ->
        [none] Jouez à votre propre jeu, selon ses règles. Companion compte les points.
       *[other] Jouez à { OPTION("title") }, selon ses règles. Companion compte les points.
    }
    { OPTION("round") ->
        [bids] Chaque tour : des mises, puis des points. Les mises restent visibles jusqu’à ce que tous les points soient notés.
       *[any] {""}
    }
    { OPTION("sheet") ->
        [rounds] Notez vos points : chacun une fois par tour, sur son téléphone. Un calcul comme 3+6+2 suffit.
       *[totals] Notez vos points : ajoutez à votre total quand vous voulez. Un calcul comme 3+6+2 suffit.
    }
    { ask-sealed } : { OPTION("entry") ->
        [number] chacun saisit en secret un nombre de { OPTION("low") } à { OPTION("high") }. Tout est retourné ensemble.
        [choice] chacun saisit en secret un de vos choix. Tout est retourné ensemble.
       *[player] chacun saisit en secret le nom de quelqu’un. Tout est retourné ensemble.
    }
    { OPTION("entry") ->
        [number] { OPTION("wins") ->
            [none] {""}
            [lowest] { OPTION("points") ->
                [0] Le plus bas nombre gagne. { how-ties }
               *[other] Le plus bas nombre gagne { SAY(OPTION("points"), "points") }. { how-ties }
            }
           *[highest] { OPTION("points") ->
                [0] Le plus haut nombre gagne. { how-ties }
               *[other] Le plus haut nombre gagne { SAY(OPTION("points"), "points") }. { how-ties }
            }
        }
       *[other] {""}
    }
    Ça ne vous convient pas ? L’hôte peut changer les tours secrets entre deux tours, sous « Table ».
    { OPTION("target") ->
        [0] C’est vous qui dites quand c’est fini. { hint-finish }
       *[other] C’est vous qui dites quand c’est fini. { hint-finish } Companion dit qui a atteint { OPTION("target") }.
    }
how-ties = { OPTION("ties") ->
    [share] À égalité, on se le partage.
    [cancel] Les nombres égaux s’annulent.
   *[again] À égalité, on recommence.
}
needs = Ce qu’il faut pour { your-game }.

## Vingt secondes pour qui n’y a jamais joué

tour-aim = Jouez à { your-game } selon ses propres règles. { hint-finish }
tour-write = { OPTION("sheet") ->
    [rounds] Note tes points sur ton téléphone, une fois par tour. Un calcul suffit.
   *[totals] Note tes points sur ton téléphone, quand tu veux. Un calcul suffit.
}
tour-mend = Une erreur ? Change-la sous « Corriger une erreur », et les totaux suivent.
tour-sealed = Tout ce qui est secret va dans un tour secret. Le tableau retourne tout, et garde les totaux.

## Ce qui est raconté pendant que le jeu se joue tout seul, chaque fois la première

caption-asked-next = Jouez à votre propre jeu. Quelqu’un dit la suite : des points, ou un tour secret.
caption-asked-entry = Un tour secret : chacun saisit un nombre en secret.
caption-asked-score = Chacun note ses points. Un calcul comme 3+6+2 suffit.
caption-told-wins = Tout a été retourné ensemble. Le tableau dit qui gagne le tour.
caption-told-row = Le tour est sur la feuille, et le tableau additionne.

## Ce qu’un tour veut dire pour une place, l’essentiel d’abord

result-wrote = Tu as noté { $points }. { result-lead }
result-lead = { YOU($leaders) ->
    [you] { COUNT($leaders) ->
        [one] Tu mènes.
       *[other] Tu es en tête, à égalité.
    }
   *[other] { COUNT($leaders) ->
        [one] { $leaders } mène.
       *[other] { COUNT($leaders) } personnes sont en tête, à égalité.
    }
}
result-reached = { YOU($seats) ->
    [you] Tu as atteint { $target }.
   *[other] { COUNT($seats) ->
        [one] { $seats } a atteint { $target }.
       *[other] { $seats } ont atteint { $target }.
    }
}
result-wins = { YOU($seats) ->
    [you] { COUNT($seats) ->
        [one] Tu gagnes avec { $number }.
       *[other] Tu le partages avec { OTHERS($seats) }.
    }
   *[other] { COUNT($seats) ->
        [one] { $seats } gagne avec { $number }.
       *[other] { $seats } se le partagent.
    }
}
result-wins-why = { $number } est { best-number }.
result-tied = { YOU($seats) ->
    [you] Égalité à { $number }. Recommencez.
   *[other] { $seats } : égalité à { $number }, on recommence.
}
result-nobody = { COUNT($cancelled) ->
    [0] Personne ne gagne.
   *[other] Personne ne gagne. Tous les nombres étaient en double.
}
result-won = { YOU($seats) ->
    [you] { $scored ->
        [yes] { COUNT($seats) ->
            [one] Tu gagnes avec { SAY($total, "points") } !
           *[other] Tu partages la victoire avec { SAY($total, "points") } !
        }
       *[no] { COUNT($seats) ->
            [one] Tu gagnes !
           *[other] Tu partages la victoire !
        }
    }
   *[other] { $scored ->
        [yes] { COUNT($seats) ->
            [one] { $seats } gagne avec { SAY($total, "points") }.
           *[other] { $seats } se partagent la victoire avec { SAY($total, "points") }.
        }
       *[no] { COUNT($seats) ->
            [one] { $seats } gagne.
           *[other] { $seats } se partagent la victoire.
        }
    }
}
picture-nobody = personne ne gagne

## Ce que le tableau ajoute : jamais deux fois le même dans une soirée

comment-wins-1 = { $who } l’avait senti.
comment-wins-2 = Bien scellé, { $who }.
comment-wins-3 = { $who } l’a vu venir.
comment-wins-4 = { $who } fait mine de s’étonner.
comment-wins-5 = Quelqu’un devait savoir. C’était { $who }.
comment-wins-6 = L’enveloppe fait un clin d’œil à { $who }.
comment-tied-1 = { $who } comparent leurs notes.
comment-tied-2 = { $who } doivent être de la même famille.
comment-tied-3 = { $who } : une idée, plusieurs stylos.
comment-nobody-1 = Tous ces sceaux pour rien.
comment-nobody-2 = Au moins, la cire était jolie.
comment-nobody-3 = L’enveloppe hausse les épaules.

## Options

game-name = Un autre jeu
credit = Votre propre jeu
tagline = Pas dans la liste ? Companion compte vos points, et garde vos mises secrètes.
option-title = À quoi jouez-vous ?
    .help = Son nom apparaît sur tous les écrans.
option-sheet = La feuille de points
    .help = Tour par tour : chacun note une fois par tour. Des totaux : on y ajoute quand on veut.
    .choice-rounds = Tour par tour
    .choice-totals = Des totaux
option-round = Un tour, c’est
    .help = Avec des mises, chacun en scelle une, vous jouez, et chacun note ses points.
    .choice-any = Ce que vous voulez, chaque fois
    .choice-bids = Des mises, puis des points
option-best = Qui gagne la partie
    .help = À changer avant la partie : pendant, c’est impossible.
    .choice-highest = Le plus haut total
    .choice-lowest = Le plus bas total
option-target = Score à atteindre
    .help = Companion dit qui l’a atteint. 0 : il n’y en a pas. C’est vous qui dites quand c’est fini.
option-entry = Dans un tour secret, chacun saisit
    .help = En secret, et tout est retourné ensemble. Autant de fois que vous voulez.
    .choice-number = Un nombre
    .choice-choice = Un de vos choix
    .choice-player = Quelqu’un
option-low = Plus bas nombre
    .help = Le moins qu’on puisse saisir dans un tour secret.
option-high = Plus haut nombre
    .help = Le plus qu’on puisse saisir dans un tour secret.
option-choices = Vos choix
    .help = De deux à huit, un par ligne, de 24 lettres au plus.
option-wins = Qui gagne un tour secret
    .help = Ou bien on montre les nombres, et personne n’y gagne.
    .choice-highest = Le plus haut
    .choice-lowest = Le plus bas
    .choice-none = Personne : on les montre
option-ties = En cas d’égalité
    .help = Les nombres annulés ne jouent plus. Le meilleur des autres gagne.
    .choice-share = On se le partage
    .choice-cancel = Les nombres égaux s’annulent
    .choice-again = On recommence
option-points = Points pour le gagner
    .help = Ils sont notés sur la feuille. 0 : aucun. En cas de partage, les points restent entiers.
