# I Didn’t Eat That, en mots. $main, $side et $food sont des plats, comme les cartes les nomment, donc sans article.

meal = « { SAY($main, "dish") } avec { SAY($side, "dish") } », { MONEY($cost) }
check = { SAY($check, "meal") }
the-food = « { dish } »
# Ce que dit une excuse ; $ate et $denied sont des plats.
claims = { COUNT($ate) ->
    [0] { COUNT($denied) ->
        [0] ne parle d’aucun plat
       *[other] nie { SAY($denied, "the-food") }
    }
   *[other] { COUNT($denied) ->
        [0] avoue { SAY($ate, "the-food") }
       *[other] avoue { SAY($ate, "the-food") }, nie { SAY($denied, "the-food") }
    }
}
excuse = { claims } (crédibilité { $credibility })
excuse-or-hidden = { $it ->
    [none] face cachée
   *[other] { excuse }
}

## Qui paie : les raisons, selon la question qui décide

# « : 2 contre 3 et 5 » : celle qui paie, puis les autres.
credits = { COUNT($against) ->
    [0] {""}
   *[other] {""} : { $best } contre { $against }
}
grounds = { $step ->
    [1] { $alone ->
        [yes] Seule l’excuse { ELIDED("de", $payer) } avoue « { SAY($main, "dish") } »
       *[no] Parmi les excuses qui avouent « { SAY($main, "dish") } », celle { ELIDED("de", $payer) } est la plus crédible{ credits }
    }
    [2] { $alone ->
        [yes] Personne n’avoue « { SAY($main, "dish") } », et seule l’excuse { ELIDED("de", $payer) } avoue « { SAY($side, "dish") } »
       *[no] Personne n’avoue « { SAY($main, "dish") } ». Parmi les excuses qui avouent « { SAY($side, "dish") } », celle { ELIDED("de", $payer) } est la plus crédible{ credits }
    }
    [3] { $alone ->
        [yes] Personne n’avoue « { SAY($main, "dish") } » ni « { SAY($side, "dish") } », et seule l’excuse { ELIDED("de", $payer) } ne parle d’aucun
       *[no] Personne n’avoue « { SAY($main, "dish") } » ni « { SAY($side, "dish") } ». Parmi les excuses qui ne parlent d’aucun, celle { ELIDED("de", $payer) } est la moins crédible{ credits }
    }
    [4] { $alone ->
        [yes] Personne n’avoue rien, et chaque excuse nie un des deux. Seule celle { ELIDED("de", $payer) } nie « { SAY($side, "dish") } »
       *[no] Personne n’avoue rien, et chaque excuse nie un des deux. Parmi celles qui nient « { SAY($side, "dish") } », celle { ELIDED("de", $payer) } est la moins crédible{ credits }
    }
   *[5] { $alone ->
        [yes] { $payer } nie « { SAY($main, "dish") } », et il n’y a pas d’autre excuse ici
       *[no] Tout le monde nie « { SAY($main, "dish") } », et l’excuse { ELIDED("de", $payer) } est la moins crédible{ credits }
    }
}
# La même chose à qui paie.
your-grounds = { $step ->
    [1] { $alone ->
        [yes] Il n’y a que toi qui avoues « { SAY($main, "dish") } »
       *[no] Parmi les excuses qui avouent « { SAY($main, "dish") } », la tienne est la plus crédible{ credits }
    }
    [2] { $alone ->
        [yes] Personne n’avoue « { SAY($main, "dish") } », et il n’y a que toi qui avoues « { SAY($side, "dish") } »
       *[no] Personne n’avoue « { SAY($main, "dish") } ». Parmi les excuses qui avouent « { SAY($side, "dish") } », la tienne est la plus crédible{ credits }
    }
    [3] { $alone ->
        [yes] Personne n’avoue « { SAY($main, "dish") } » ni « { SAY($side, "dish") } », et il n’y a que toi qui ne parles d’aucun
       *[no] Personne n’avoue « { SAY($main, "dish") } » ni « { SAY($side, "dish") } ». Parmi les excuses qui ne parlent d’aucun, la tienne est la moins crédible{ credits }
    }
    [4] { $alone ->
        [yes] Personne n’avoue rien, et chaque excuse nie un des deux. Il n’y a que toi qui nies « { SAY($side, "dish") } »
       *[no] Personne n’avoue rien, et chaque excuse nie un des deux. Parmi celles qui nient « { SAY($side, "dish") } », la tienne est la moins crédible{ credits }
    }
   *[5] { $alone ->
        [yes] Tu nies « { SAY($main, "dish") } », et il n’y a pas d’autre excuse ici
       *[no] Tout le monde nie « { SAY($main, "dish") } », et ton excuse est la moins crédible{ credits }
    }
}
# Ce que plusieurs ont fait, selon la question : « avouent « Poisson » ».
at-step = { $step ->
    [1] avouent « { SAY($main, "dish") } »
    [2] avouent « { SAY($side, "dish") } »
    [3] ne parlent d’aucun
    [4] nient « { SAY($side, "dish") } »
   *[5] nient « { SAY($main, "dish") } »
}
# La même chose au singulier, d’une excuse ou de quelqu’un.
claimed-at-step = { $step ->
    [1] avouait « { SAY($main, "dish") } »
    [2] avouait « { SAY($side, "dish") } »
    [3] ne parlait d’aucun
    [4] niait « { SAY($side, "dish") } »
   *[5] niait « { SAY($main, "dish") } »
}
had-at-step = { $step ->
    [1] « { SAY($main, "dish") } » avoué
    [2] « { SAY($side, "dish") } » avoué
    [3] aucun mentionné
    [4] « { SAY($side, "dish") } » nié
   *[5] « { SAY($main, "dish") } » nié
}
tied = Égalité : { $tying } { at-step } ({ $best })
# Ce que les joueurs à égalité avaient joué avant ; là où elle décide, avec la crédibilité.
had-played = { COUNT($earlier) ->
    [0] {""}
   *[other] { COMMAS($earlier, "had-earlier") },{" "}
}{ SAY($deciding, "deciding") } ({ had-at-step })
had-earlier = { $seats } ({ had-at-step })
deciding = { $several ->
    [yes] { $seat }, { $credibility }
   *[no] { $seat }
}
pays = { $payer } paie { MONEY($cost) }.
    .because = { grounds }.
pays-after-tie = { $payer } paie { MONEY($cost) }.
    .because = { tied }. Les excuses d’avant décident : { SAY($excuses_before, "had-played") }.
back-none-before = Personne ne paie.
    .because = { tied }. { $who_lacks ->
        [all] Il n’y a pas d’excuse d’avant
        [one] { $lacking } n’a pas d’excuse d’avant
       *[some] { $lacking } n’ont pas d’excuse d’avant
    } dans { $in_set ->
        [yes] cette série
       *[no] cette donne
    }. L’addition retourne sous la pile.
back-still-tied = Personne ne paie.
    .because = { tied }. { COUNT($still) ->
        [0] Les excuses d’avant sont également à égalité
       *[other] Les excuses d’avant { ELIDED("de", $still) } sont également à égalité
    }. L’addition retourne sous la pile.
no-excuse = Personne ne paie.
    .because = Personne n’a posé d’excuse à côté de l’addition « { SAY($main, "dish") } avec { SAY($side, "dish") } ». L’addition retourne sous la pile.
out = { $how_many ->
    [none] Aucune autre excuse ne compte ici.
    [many] À l’abri : les excuses qui { OR($claims, "at-step") }.
   *[few] À l’abri : { COMMAS($safe, "safe-with") }.
}
safe-with = { $seats } ({ SAY($claims, "had-at-step") })

## Les autres décisions

deal = { $app ->
    [yes] L’appli donne { $cards } excuses à chacun. { $first } commence.
   *[no] Mélangez toutes les excuses et donnez-en { $cards } à chacun. { $first } commence.
}
turned-up = { $seat } retourne { SAY($check, "meal") }, et pose la première excuse.
row = { $checks ->
    [one] { $checks } addition est visible.
   *[other] { $checks } additions sont visibles.
} À tour de rôle, posez une excuse à côté de l’une d’elles. { $first } commence.
said = { quoted }{ $seat } { SAY($now, "excuse") }.
# Ce que dit une excuse donnée par l’appli, avant ce qu’elle prétend.
quoted = { $quote ->
    [none] {""}
   *[other] { $seat } : « { SAY($quote, "excuse-words") } »{" "}
}
laid = { quoted }{ $seat }, à côté de « { SAY($main, "dish") } » : { SAY($now, "excuse") }.
laid-blind = { $seat } pose une excuse face cachée à côté de « { SAY($main, "dish") } ».
hint = { $seat } vient de se contredire. Qui le remarque ?
catch-moves = { $caller } attrape { $accused } ! { $free ->
    [yes] { $accused } a quitté la partie : le pourboire est libre.
   *[no] { $holder ->
        [none] { $accused } prend le pourboire.
       *[other] { $accused } prend le pourboire { ELIDED("de", $holder) }.
    }
}
    .because = { both-claims-said }
both-claims-said = <i class="ididnt-both">Avant : { SAY($before, "excuse") }. Maintenant : { SAY($now, "excuse") }.</i>
catch-wrong = { $caller } se trompe au sujet { ELIDED("de", $accused) } : pas de contradiction.
    .because = { both-claims-said }
catch-late = { $caller } a raison au sujet { ELIDED("de", $accused) }, mais { $first } a été plus rapide.
    .because = { both-claims-said }
catch-not-the-holder = { $caller } a raison au sujet { ELIDED("de", $accused) }, mais { $holder } a le pourboire, et personne d’autre ne peut le refiler.
    .because = { both-claims-said }
catch-has-it-already = { $caller } a raison au sujet { ELIDED("de", $accused) }, qui a déjà le pourboire.
    .because = { both-claims-said }
missed = Personne n’a rien vu : { SAY($one, "missed-first") } { SENTENCES($named, "missed-next") }{ $more ->
    [0] {""}
    [one] {" "}Et { $more } autre est passée.
   *[other] {" "}Et { $more } autres sont passées.
}
missed-first = { $ate ->
    [yes] donne { $deal }, tour { $round }, { $seat } a avoué « { SAY($food, "dish") } » après l’avoir nié.
   *[no] donne { $deal }, tour { $round }, { $seat } a nié « { SAY($food, "dish") } » après l’avoir avoué.
}
missed-next = { $ate ->
    [yes] Donne { $deal }, tour { $round }, { $seat } a avoué « { SAY($food, "dish") } » après l’avoir nié.
   *[no] Donne { $deal }, tour { $round }, { $seat } a nié « { SAY($food, "dish") } » après l’avoir avoué.
}
tip-paid = { $seat } paie { MONEY($worth) } pour le pourboire : 2 $ par personne, à { $players }.
won = { COUNT($seats) ->
    [one] { $seats } paie le moins, { MONEY($total) }, et reçoit le dessert.
   *[other] Égalité : { $seats } paient le moins, { MONEY($total) } chacun. Partagez le dessert, ou rejouez.
} { $next } commence la prochaine partie.
ended = L’hôte arrête la partie.{ $left ->
    [0] {""}
   *[other] {" "}Ce qui reste dans la pile n’est à personne.
}
pile = { $left ->
    [one] Il reste une addition dans la pile, dit l’hôte.
   *[other] Il reste { $left } additions dans la pile, dit l’hôte.
}
starts-by-lot = Au sort : { $seat } commence.
starts-as-dealer = { $seat } a donné, et commence.
starts-as-winner = { $seat } a gagné la dernière partie, et commence.
leaves = { $seat } a quitté la partie, garde les additions, et ne peut plus gagner. Dès la prochaine donne, pas de cartes à cette place.
tip-free = { $seat } a quitté la partie : le pourboire est libre. La prochaine personne attrapée le prend.
counts-as = « { $food } », c’est « { SAY($dish, "dish") } », dit l’hôte.
back = { $seat } est de retour, et joue dès la prochaine donne.
column-checks = Additions
column-tip = Pourboire

## Les grands moments d’une révélation

highlight-caught = Contradiction { ELIDED("de", FIRST($seats)) } !

## Les questions

ask-starter = Qui commence ?
hint-starter = Mettez-vous d’accord à table.
button-starter = {"{}"} commence
entry-starter = qui commence
waiting-starter = Qui commence ?
ask-dealer = Qui a donné ?
hint-dealer = Cette personne commence.
button-dealer = {"{}"} a donné
entry-dealer = qui a donné
waiting-dealer = Qui a donné ?
ask-lots = Qui commence ?
entry-lots = qui commence
label-lots = { SAY($value, "name-of") }
name-of = { NAME($it) }
ask-check = Retourne une addition
hint-check = Que dit-elle ?
entry-check = addition
label-check = { SAY($value, "meal") }
checks-in-words = { $it ->
    [1] une addition
    [2] deux additions
    [3] trois additions
    [4] quatre additions
    [5] cinq additions
   *[other] { $it } additions
}
ask-row = { COUNT($fields) ->
    [1] Retourne la dernière addition
   *[other] Retourne { SAY(COUNT($fields), "checks-in-words") }
}
hint-row = { COUNT($fields) ->
    [1] Que dit-elle ?
   *[other] Aligne-les. Que disent-elles ?
}
button-row = { COUNT($fields) ->
    [1] Saisir l’addition
   *[other] Saisir les { COUNT($fields) }
}
none-row = Plat, garniture et prix
entry-row = rangée d’additions
label-row = { DOTS($value, "main-and-cost") }
main-and-cost = { SAY($main, "dish") }, { MONEY($cost) }
ask-flip = Retourne { SAY($checks, "checks-in-words") }
hint-flip = { $checks ->
    [1] Tout le monde la voit aussitôt.
   *[other] Tout le monde les voit aussitôt.
}
button-flip = Retourner
entry-flip = signal
label-flip = donné
choosing-flip = { OPTION("form") ->
    [base] { $names } retourne une addition…
   *[other] { $names } retourne les additions…
}
ask-checks = Quelles additions sont dans la pile ?
entry-checks = mélange des additions
ask-deck = Qui reçoit quelles excuses ?
entry-deck = mélange des excuses
choosing-row = { $names } aligne les additions…
choosing-check = { $names } retourne une addition…
ask-excuse = { OPTION("dealer") ->
    [app] Quelle excuse poses-tu ?
   *[table] Que dit ton excuse ?
}
hint-excuse = { OPTION("dealer") ->
    [app] Choisis-en une, et raconte-la à ta façon.
   *[table] Raconte-la à ta façon, pose-la, saisis-la.
}
button-excuse = La poser maintenant
entry-excuse = excuse
label-excuse = { SAY($value, "excuse-or-hidden") }
choosing-excuse = { $names } choisit une excuse…
ask-play = À côté de quelle addition ?
hint-play = { OPTION("dealer") ->
    [app] { OPTION("form") ->
        [blind] Ton excuse est face cachée.
       *[other] Et quelle excuse ?
    }
   *[table] { OPTION("form") ->
        [blind] Pose une excuse à côté d’une addition, face cachée, tournée vers toi.
       *[other] Pose une excuse à côté d’une addition, tournée vers toi. Raconte-la à ta façon.
    }
}
button-play = La poser à côté de {"{}"}
entry-play = excuse
label-play = à côté de l’addition { AT($value, "beside") } : { SAY(AT($value, "excuse"), "excuse-or-hidden") }
choosing-play = { $names } choisit une excuse…
ask-beside = À côté de quelle addition ?
entry-beside = à côté
ask-same = « { $food } » et « { SAY($dish, "dish") } », c’est le même plat ?
hint-same = L’excuse dit l’un, l’addition dit l’autre. C’est ce qui décide qui paie.
button-same = {"{}"}
entry-same = un plat ou deux
label-same = { $value ->
    [yes] le même plat
   *[no] un autre plat
}
to-same = dire si c’est le même plat
ask-score = Tout est payé. Encore quelqu’un à attraper ?
hint-score = On peut encore attraper une contradiction. Puis comptez.
button-score = Compter
entry-score = compte
label-score = oui
to-score = compter
ask-next = Tout le monde a vu qui paie ?
hint-next = N’importe qui peut continuer.
button-next = Addition suivante
entry-next = signal
label-next = oui
waiting-next = Tout le monde a vu qui paie ?
ask-catch = Qui vient de contredire sa propre excuse d’avant ?
entry-catch = contradiction relevée
ask-end = Finir la partie maintenant ?
hint-end = Les additions que personne n’a payées ne sont à personne.
entry-end = fin de la partie
label-end = oui
ask-pile = Combien d’additions restent dans la pile ?
hint-pile = Comptez celles de la pile.{ $low ->
    [0] {""}
   *[other] {" "}S’il n’y en a plus, finissez plutôt la partie.
}
button-pile = Enregistrer {"{}"}
entry-pile = compte de la pile
too-many-checks = L’appli a { $most } additions. Réglez « Additions dans la pile » sur { $most } au plus.
hint-leave = Ses additions restent. Dès la prochaine donne, pas de cartes à cette place.
call-pile = Recompter la pile…
call-catch = Attraper

## Ce qui a été saisi, comme le dit la liste des saisies, et comme le fait une correction

entered-excuse = { SAY($value, "excuse-or-hidden") }
entered-play = à côté de l’addition { AT($value, "beside") }, { SAY(AT($value, "excuse"), "excuse-or-hidden") }
entered-score = fait
entered-next = donné
entered-end = maintenant
entered-row = { DOTS($value, "entered-in-row") }
entered-in-row = addition { $key }, { meal }
part-set = série
part-judged = addition
part-end = la fin

## Ce qu’on propose à quelqu’un, quand tout le monde peut le faire

to-starter = dire qui commence
to-dealer = dire qui a donné

## Où on en est

place-long =
    { $deal ->
        [0] {""}
       *[other] { $form ->
            [base] Donne { $deal }
           *[other] Série { $deal }
        }
    }
    { $deal ->
        [0] {""}
       *[other] { $form ->
            [base] Tour { $round }
           *[other] {""}
        }
    }
    { $left ->
        [one] reste { $left } addition
       *[other] restent { $left } additions
    }
place-short = { $deal ->
    [0] Nouvelle partie
   *[other] { $form ->
        [base] Donne { $deal } · Tour { $round }
       *[other] Série { $deal }
    }
}
between-heading = { $between ->
    [no] {""}
   *[yes] { $deal ->
        [0] { between-first }
        [1] { between-first }
       *[other] { $form ->
            [base] La donne { $previous_deal } est finie
           *[other] La série { $previous_deal } est finie
        }
    }
}
between-first = { $form ->
    [base] La première donne
   *[other] La première série
}
between-brought = { AT($brought, $seat) ->
    [none] {""}
   *[other] { MONEY(AT($brought, $seat)) }
}
between-steps =
    { $app_deals ->
        [yes] {""}
       *[no] { $deal ->
            [0] { between-aside }
            [1] { between-aside }
           *[other] Mélangez toutes les excuses ensemble.
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $deal ->
            [0] Mélangez les additions, et faites-en une pile face cachée.
            [1] Mélangez les additions, et faites-en une pile face cachée.
           *[other] {""}
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $deal ->
            [0] Mélangez les excuses.
            [1] Mélangez les excuses.
           *[other] {""}
        }
    }
    { $app_deals ->
        [yes] {""}
       *[no] Donnez cinq excuses à chacun.
    }
    { $app_deals ->
        [yes] {""}
       *[no] Mettez les autres excuses de côté.
    }
    { $app_deals ->
        [yes] {""}
       *[no] { $turn ->
            [none] { OPTION("first") ->
                [table] Dites qui commence.
               *[other] Dites qui a donné : cette personne commence.
            }
           *[other] { $form ->
                [base] { $deal ->
                    [1] { $turn } retourne la première addition.
                   *[other] { $turn } retourne l’addition suivante.
                }
               *[other] { $row ->
                    [1] { $turn } pose une addition, face visible.
                   *[other] { $turn } aligne { SAY($row, "checks-in-words") }, face visible.
                }
            }
        }
    }
between-aside = { $form ->
    [base] Mettez de côté le pourboire et le dessert.
   *[other] Rangez le pourboire, et mettez le dessert de côté.
}

## Ce qu’on ne peut pas saisir

no-food-name = Écris le nom d’un plat.
food-too-long = Ce nom est trop long. { $most } lettres au plus.
one-dish = Le plat et la garniture sont deux choses différentes. Que dit l’addition ?
no-cost = Écris le prix ainsi : 12 ou 12,50.
too-many-claims = { $most } plats au plus pour une excuse.
both-claims = Une excuse ne peut pas avouer et nier « { SAY($food, "dish") } » à la fois. Choisis.
not-in-hand = Tu n’as plus cette excuse. Choisis-en une autre.

## Avant qu’une addition soit jugée sur le tableau, ou une prise

opening = { SAY($last_said, "last-quote") }{ SENTENCES($facts, "opening-of") }
last-quote = { $it ->
    [none] {""}
   *[other] { quoted }
}
opening-of = { $opening ->
    [judged] Qui paie « { SAY($main, "dish") } avec { SAY($side, "dish") } » ?
    [catch] D’après { $caller }, { $accused } a menti.
   *[none] {""}
}

## Ce qui était remarquable, raconté à la fin

mention-margin = { COUNT($seats) ->
    [one] { $seats } a manqué le dessert pour { MONEY($points) }.
   *[other] { $seats } ont manqué le dessert pour { MONEY($points) }.
}
mention-most-at-once = { COUNT($seats) ->
    [one] { $seats } a payé { MONEY($points) } d’un coup. Personne n’a payé plus.
   *[other] { $seats } ont payé { MONEY($points) } chacun d’un coup. Personne n’a payé plus.
}
mention-streak = Seule la note { ELIDED("de", $seat) } a grimpé, { $times } fois de suite.
mention-spotless = { $seat } n’a pas payé un centime.
mention-robbed = Sans le pourboire, { $seat } aurait gagné le dessert.
mention-fasting = { $number } excuses, et { $seat } n’a jamais rien avalé.
mention-denied = « { SAY($food, "dish") } ? Pas moi » a été dit { $number } fois. Alors qui ?

## Que puis-je faire ?

can-starter =
    Mettez-vous d’accord, et touchez le nom de la personne qui commence. N’importe qui peut le faire.
    { begins }
begins = { OPTION("form") ->
    [base] Elle retourne la première addition, et pose la première excuse.
   *[other] Elle aligne les additions, et pose la première excuse.
}
can-dealer =
    Touchez le nom du donneur : cette personne commence. N’importe qui peut le faire.
    { begins }
can-check =
    Retourne l’addition du dessus. Saisis son plat, sa garniture et son prix.
    { OPTION("form") ->
        [base] { COUNT($top) ->
            [0] {""}
           *[other] Les excuses restent jusqu’à la prochaine donne : les dernières départagent une égalité.
        }
       *[other] {""}
    }
    { OPTION("form") ->
        [base] Puis chacun pose une excuse, toi en premier. L’un de vous paiera.
       *[other] Une des personnes qui posent une excuse à côté paiera.
    }
can-flip =
    { $checks ->
        [1] Retourne une addition. L’appli les a mélangées.
       *[other] Retourne { SAY($checks, "checks-in-words") }. L’appli les a mélangées.
    }
    { OPTION("form") ->
        [base] { COUNT($top) ->
            [0] {""}
           *[other] D’ici là, on peut encore attraper quelqu’un.
        }
       *[other] {""}
    }
    { OPTION("form") ->
        [base] Puis chacun pose une excuse, toi en premier. L’un de vous paiera.
       *[other] { $checks ->
            [1] Une des personnes qui posent une excuse à côté la paiera.
           *[other] Chaque addition sera payée par une personne qui pose une excuse à côté.
        }
    }
can-row =
    { COUNT($fields) ->
        [1] Retourne la dernière addition. Saisis son plat, sa garniture et son prix.
       *[other] Aligne { SAY(COUNT($fields), "checks-in-words") }. Saisis le plat, la garniture et le prix de chacune.
    }
    { COUNT($fields) ->
        [1] Une des personnes qui posent une excuse à côté la paiera.
       *[other] Chaque addition sera payée par une personne qui pose une excuse à côté.
    }
can-excuse =
    { $app_deals ->
        [yes] Choisis une de tes excuses. Tout le monde la voit aussitôt.
       *[no] Pose une excuse face visible. Saisis ce qu’elle prétend, et sa crédibilité.
    }
    { $eaten ->
        [main] Quelqu’un a déjà avoué le plat. Si tu ne l’avoues pas non plus, tu es à l’abri.
        [side] Quelqu’un a déjà avoué la garniture. N’avoue aucun des deux, et tu es à l’abri.
       *[none] Qui avoue le plat paie. Sinon, la garniture. Sinon, l’excuse la moins crédible.
    }
    { HAS($top, $me) ->
        [yes] Ne prétends pas le contraire de ta dernière : on peut t’attraper, pour le pourboire.
       *[no] La suivante ne doit pas prétendre le contraire : on peut t’attraper, pour le pourboire.
    }
can-play =
    { $app_deals ->
        [yes] { OPTION("form") ->
            [blind] Choisis une addition, et une de tes excuses. Elle est face cachée.
           *[other] Choisis une addition, et une de tes excuses.
        }
       *[no] { OPTION("form") ->
            [blind] Pose une excuse face cachée à côté d’une addition. Saisis laquelle, et ce qu’elle prétend.
           *[other] Pose une excuse à côté d’une addition. Saisis laquelle, et ce qu’elle prétend.
        }
    }
    Une des excuses posées à côté paie l’addition, d’abord celle qui avoue le plat.
    { OPTION("form") ->
        [blind] Tout est retourné après la cinquième excuse de chacun.
       *[other] Chacun en pose cinq. Une addition sans excuse retourne sous la pile.
    }
can-catch =
    Quelqu’un prétend le contraire de son excuse d’avant ? Touche son nom.
    { $tip ->
        [none] { can-catch-all }
       *[other] { YOU($tip) ->
            [you] { can-catch-all }
           *[other] { OPTION("tip") ->
                [anybody] { can-catch-all }
               *[other] { $tip } a le pourboire, et personne d’autre ne peut le refiler.
            }
        }
    }
    Tu as un essai pour chaque excuse.
can-catch-all = Si tu as raison, cette personne prend le pourboire : 2 $ par joueur, à la fin. Sinon, rien ne se passe.
can-score =
    Quelqu’un veut encore attraper quelqu’un ? Sinon, comptez.
    Alors les additions de chacun sont comptées, et le pourboire. Le plus bas total gagne le dessert.
can-next =
    Tout le monde a vu qui paie ? Alors continuez. N’importe qui peut le faire.
    L’addition suivante est jugée par les excuses à côté.
can-end =
    Finissez la partie maintenant. Le plus bas total gagne.
    Les additions que personne n’a payées ne sont à personne.
can-pile =
    Comptez les additions qui restent dans la pile, et saisissez combien.
    La partie est finie quand il n’en reste plus.
meanwhile =
    { $stage ->
        [excuses] { $turn ->
            [none] C’est à quelqu’un d’autre. { meanwhile-look }
           *[other] C’est à { $turn }. { meanwhile-look }
        }
        [check] Une nouvelle addition arrive. L’un de vous la paiera.
        [score] Toutes les additions sont jugées. On peut encore attraper quelqu’un ; puis comptez.
       *[other] Les additions sont jugées l’une après l’autre.
    }
meanwhile-look = { $app_deals ->
    [yes] Maintiens pour voir tes excuses.
   *[no] Saisis ton excuse d’avance, si tu veux.
}

## Comment on joue

how =
    { OPTION("form") ->
        [base] Une addition est retournée : un plat, une garniture, un prix. Quelqu’un la paiera.
       *[other] Cinq additions sont alignées, chacune avec un plat, une garniture et un prix.
    }
    { OPTION("form") ->
        [base] { OPTION("dealer") ->
            [app] Chaque téléphone a cinq excuses : maintenez pour voir. À tour de rôle, choisissez-en une. Racontez-la à votre façon.
           *[table] À tour de rôle, posez une excuse et saisissez ce qu’elle prétend. Racontez-la à votre façon.
        }
        [blind] { OPTION("dealer") ->
            [app] Chaque téléphone a cinq excuses : maintenez pour voir. À tour de rôle, posez-en une à côté d’une addition, face cachée.
           *[table] À tour de rôle, posez une excuse à côté de l’une d’elles, face cachée, et saisissez-la. Chacun en pose cinq.
        }
       *[five] { OPTION("dealer") ->
            [app] Chaque téléphone a cinq excuses : maintenez pour voir. À tour de rôle, posez-en une à côté d’une addition.
           *[table] À tour de rôle, posez une excuse à côté de l’une d’elles, et saisissez-la. Chacun en pose cinq.
        }
    }
    { OPTION("form") ->
        [base] {""}
        [blind] Après la dernière, tout est retourné. Chaque addition est jugée par les excuses à côté.
       *[five] Chaque addition est jugée par les excuses à côté.
    }
    Qui avoue le plat paie ; sinon, la garniture ; sinon, l’excuse la moins crédible.
    { OPTION("form") ->
        [base] Quelqu’un contredit sa dernière excuse ? Touchez son nom : le pourboire est pour cette personne.{ OPTION("hints") ->
            [yes] {" "}Le tableau le montre.
           *[no] {""}
        }
       *[other] {""}
    }
    { OPTION("short") ->
        [yes] { OPTION("form") ->
            [base] Après cinq tours, le plus bas total gagne le dessert.
           *[other] Après cette seule série, le plus bas total gagne le dessert.
        }
       *[no] Quand il n’y a plus d’additions, le plus bas total gagne le dessert.
    }
needs = { OPTION("dealer") ->
    [app] Pas de cartes : l’appli donne. Le dessert est quelque chose de sucré.
   *[table] { OPTION("form") ->
        [base] Les additions, les excuses, le pourboire et le dessert.
       *[other] Les additions, les excuses et le dessert.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] Pour les additions, écrivez une vingtaine de bouts de papier : un plat, une garniture et un prix, comme « Steak, Frites, 12,50 $ ».
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Mettez chaque plat sur plusieurs papiers : six plats et six garnitures suffisent largement.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Pour les excuses, écrivez au moins { OPTION("excuses") } papiers : « avoue le steak », « nie les frites ».
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Donnez à chaque excuse une crédibilité de 1 à 5. Les meilleurs mensonges ont un 5.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("form") ->
            [base] Le pourboire est une pièce quelconque, et le dessert quelque chose de sucré.
           *[other] Le dessert est quelque chose de sucré.
        }
    }
tour-main = Steak
tour-side = Frites
tour-pay = Des additions arrivent, et chacune est payée par l’un de vous. Le plus bas total gagne.
tour-lay = { OPTION("dealer") ->
    [app] { OPTION("form") ->
        [base] Cinq excuses sont sur ton téléphone : maintiens pour voir. Pose-en une quand c’est à toi.
        [five] Cinq excuses sont sur ton téléphone : maintiens pour voir. Pose-en une à côté d’une addition.
       *[blind] Cinq excuses sont sur ton téléphone : maintiens pour voir. Pose-en une face cachée à côté d’une addition.
    }
   *[table] { OPTION("form") ->
        [base] À tour de rôle, posez une excuse, et saisissez sur le téléphone ce qu’elle prétend.
        [five] À tour de rôle, posez une excuse à côté d’une addition, et saisissez-la sur le téléphone.
       *[blind] À tour de rôle, posez une excuse face cachée à côté d’une addition, et saisissez-la sur le téléphone.
    }
}
tour-tip = Ne prétends pas le contraire de ce que tu viens de dire. Si on t’attrape, le pourboire est pour toi.
tour-ate = Tu avoues ce qui est sur l’addition ? Parmi les aveux, le plus crédible paie.
tour-board = Le tableau dit qui paie : qui avoue le plat, sinon la garniture, sinon l’excuse la moins crédible.

## Pendant que le jeu se joue tout seul, chaque fois la première

caption-asked-dealer = Les excuses sont données à la main. Quelqu’un dit qui a donné.
caption-asked-check = Une addition est retournée : un plat, une garniture, un prix. Il faudra bien que quelqu’un la paie.
caption-asked-excuse = À tour de rôle, chacun pose une excuse, et la raconte à sa façon.
caption-told-said = { $seat } dit ce qui a été mangé, et ce qui ne l’a pas été. Il faudra s’y tenir.
caption-told-pays = Le tableau regarde toutes les excuses, et dit qui paie et pourquoi.
caption-told-out = Pas à pas, le tableau dit qui est à l’abri.

## Ce que le tableau ajoute ; jamais deux fois le même dans une soirée

comment-pays-1 = « { SAY($main, "dish") } » ? C’était donc { $who }.
comment-pays-2 = Le chef envoie une menthe à { $who }.
comment-pays-3 = { $who } signe. Le serveur voudrait son stylo.
comment-pays-4 = Un rien bien cher, { $who }.
comment-pays-5 = « { SAY($main, "dish") } », ça vous a plu ? demande le chef.
comment-pays-6 = { $who } compte ses pièces. Le serveur s’assied.
comment-pays-7 = Maintenant { $who } peut dire comment c’était.
comment-pays-8 = « { SAY($main, "dish") } » : avec les remerciements { ELIDED("de", $who) }.
comment-pays-9 = Une tache sur la serviette { ELIDED("de", $who) } : « { SAY($side, "dish") } ».
comment-pays-10 = « { SAY($side, "dish") } », ça faisait combien ? demande { $who }.
comment-back-1 = « { SAY($main, "dish") } » : le serveur emporte tout chez lui.
comment-back-2 = « { SAY($main, "dish") } », et personne n’en a mangé. Un miracle.
comment-back-3 = « { SAY($main, "dish") } » ? Ici ? Jamais.
comment-back-4 = Le serveur recompte, lentement.
comment-caught-1 = « { SAY($food, "dish") } » : les assiettes savent tout.
comment-caught-2 = « { SAY($food, "dish") } » : une assiette, deux histoires.
comment-caught-3 = « { SAY($food, "dish") } » : trahison dans l’assiette.
comment-caught-4 = { $caller } avait l’œil sur cette assiette.
comment-caught-5 = { $who } a des miettes sur son alibi.
comment-caught-6 = { $caller } n’oublie jamais un plat.
comment-wrong-1 = { $who } peut continuer à mâcher.
comment-wrong-2 = La serviette est encore blanche.
comment-wrong-3 = { $who } n’a qu’une assiette propre.
comment-wrong-4 = Bonne oreille, { $caller }. Mauvaise bouche.

## Ce qu’une addition ou une prise veut dire pour une place

result-won-you = { COUNT($seats) ->
    [one] Tu gagnes le dessert !
   *[other] Égalité pour le dessert ! Partagez-le, ou rejouez.
}
result-won = { UPTO($seats, 3) ->
    [more] { COUNT($seats) } autres se partagent le dessert.
    [1] { $seats } gagne le dessert.
   *[other] { $seats } se partagent le dessert.
}
result-pays-you = Tu paies { MONEY($cost) }.
result-pays = { $payer } paie { MONEY($cost) }.
result-pays-you-why = { your-grounds }.
result-pays-why = Tu ne paies rien. { grounds }.
result-pays-after-tie-you-why = { tie-of-you }. Ton excuse d’avant décide : elle { SAY($claimed, "claimed-at-step") }{ tie-with }.
result-pays-after-tie-why = Tu ne paies rien. { tie-of-all }. L’excuse d’avant { ELIDED("de", $payer) } décide : elle { SAY($claimed, "claimed-at-step") }{ tie-with }.
tie-with = { $credibility ->
    [none] {""}
   *[other] {" "}(crédibilité { $credibility })
}
# Qui est à égalité : « Cem et toi, vous », ou seulement des noms.
tie-of-all = { YOU($tying) ->
    [you] { tie-of-you }
   *[other] { $tying } { at-step }
}
tie-of-you = { WITH($tying, "Toi") } : les excuses { at-step }
result-story = Comment est-ce arrivé sur l’addition ? Invente une bonne histoire.
result-back-you = Égalité, et personne ne paie.
result-back = Personne ne paie.
result-back-why = { tie-of-all }, et les excuses d’avant ne décident pas. L’addition retourne sous la pile.
result-no-excuse = Personne ne paie « { SAY($main, "dish") } ».
result-no-excuse-why = Personne n’a posé d’excuse à côté.
result-caught-you = Contradiction ! Tu prends le pourboire.
result-caught-free-you = Tu attrapes { $accused }. Le pourboire est libre.
result-caught-free = { $caller } attrape { $accused }. Le pourboire est libre.
result-you-catch = Tu attrapes { $accused }.
result-you-pass-on = Tu attrapes { $accused }, et lui refiles le pourboire.
result-tip-goes = Le pourboire va de toi à { $accused }.
result-caught = { $accused } se fait attraper, et prend le pourboire.
result-again-you = Encore une contradiction ! Tu gardes le pourboire.
result-again = { $accused } se fait encore attraper, et garde le pourboire.
result-wrong-you = { $accused } ne contredit rien. Le pourboire reste où il est.
result-wrong-about-you = { $caller } t’accuse à tort. Tout va bien.
result-wrong = { $caller } accuse { $accused } à tort.
result-late-you = Juste, mais { $first } a été plus rapide.
result-late = { $caller } t’attrape aussi, mais trop tard.
result-holder-you = Juste, mais { $holder } a le pourboire : personne d’autre ne peut le refiler.
result-holder = { $caller } t’attrape, mais { $holder } a le pourboire : personne d’autre ne peut le refiler.
result-tip-you = Tu paies le pourboire : { MONEY($worth) }.
result-tip = { $seat } paie le pourboire : { MONEY($worth) }.

## Additions et excuses, comme elles sont posées

bill-with = avec
says-ate = avoue
says-denied = nie
# La même chose là où il y a peu de place.
says-not = nie
says-nothing = ne parle d’aucun plat
says-no-food = aucun plat
says-credibility = crédibilité
says-more = +{ $count } de plus
says-before = Avant
says-face-down = face cachée

## Sur le tableau

scene-tip = Le pourboire
scene-money = { MONEY($cents) }
scene-question = { $step ->
    [1] Avoue le plat ?
    [2] Et la garniture ?
    [3] Ne parle d’aucun ?
    [4] Nie la garniture ?
   *[5] Nie le plat ?
}
scene-nobody = personne
scene-decides = ça décide
scene-pays = paie { MONEY($cost) }
scene-flips = retourne
scene-choosing = choisit…
scene-away = pas là
scene-safe = à l’abri
scene-no-one-pays = rien à payer
scene-done = fait
scene-later = vient après
scene-ready = tout est prêt
scene-ties = égalité
scene-check = L’addition
# Sous un nom : « Ana paie ».
scene-ribbon-pays = paie
scene-someone-pays = { $name } paie
scene-under-the-pile = sous la pile

## Sur un téléphone

pad-face-down = { $count ->
    [one] Ton excuse, face cachée
   *[other] Tes { $count } excuses, face cachée
}
pad-hold-excuses = Maintiens pour voir tes excuses
pad-hold = Maintiens
pad-hold-to-look = Maintiens pour voir
pad-only-holder = { $name } a le pourboire : personne d’autre ne peut attraper quelqu’un.
pad-catch = Une contradiction ? Attraper
pad-check = <strong>{ SAY($main, "dish") }</strong> avec { SAY($side, "dish") }, { MONEY($cost) }
pad-your-checks = Tes additions
pad-main-with-side = { SAY($main, "dish") } avec { SAY($side, "dish") }
pad-tip = Le pourboire, tant que tu l’as
pad-none = Aucune. Jusqu’ici, tu n’as rien mangé.
pad-your-excuses = Tes excuses, face cachée
pad-beside = à côté de « { SAY($main, "dish") } »
ahead-when-turn = Tu pourras la poser quand c’est à toi.
ahead-title = Ton excuse, en attendant
ahead-keep = La préparer
ahead-which = Quelle addition, quelle crédibilité ?
ahead-ready = Ton excuse est prête.
ahead-your-turn = C’est à toi : pose-la maintenant.
ahead-change = La changer
# Ce qu’on dit d’une excuse prête : « À côté de « Poisson » : avoue « Frites », nie « Soupe » (4) ».
ahead-said-ate = avoue « { SAY($food, "dish") } »
ahead-said-denied = nie « { SAY($food, "dish") } »
ahead-said-beside = À côté de « { SAY($main, "dish") } » : { $said }
ahead-said = { $said } ({ $credibility })
ahead-check-changed = L’addition a changé. Saisis de nouveau ton excuse.
ahead-went-on = Le tour a continué. Saisis de nouveau ton excuse.
ahead-gone = L’excuse préparée ne peut plus être posée.
claims-ate = Avoue
claims-denied = Nie
claims-none = Cette excuse ne parle d’aucun plat ?
claims-none-yes = D’aucun plat
claims-none-no = Revenir
claims-not-mentioned = pas mentionné
claims-another = Un autre plat
claims-other-foods = Autres plats
claims-how-credible = Quelle crédibilité ?
claims-five = 5 est la plus crédible
beside-which-excuse = Quelle excuse ?
beside-pick = Choisis une addition et une excuse
pick-an-excuse = Choisis une excuse
check-main = Plat
check-side = Garniture
check-cost = Prix
check-tap-or-type = Touche ou écris
check-type = Écris
check-known = { $label } : plats connus
check-digits = Chiffres du prix
check-enter = Saisir : { $cost }
row-which = Quelle addition
row-check = Addition { $place }
row-check-main = Addition { $place } : { SAY($main, "dish") }
row-not-yet = { $check }, pas encore saisie
row-next = Addition suivante
row-enter = Tout saisir
row-cost = { $cost } $

## Sur les cartes imprimées

card-check = Addition
card-credibility = crédibilité
card-ate = Avoue <b>{ SAY($food, "dish") }</b>
card-denied = Nie <b>{ SAY($food, "dish") }</b>
card-nothing = Ne dit rien d’aucun plat
card-tip = Le pourboire
card-tip-words = 2 $ par joueur, que paie la personne qui a cette carte à la fin. Une contradiction ? Elle est à toi.
card-dessert = Dessert
card-dessert-words = Offert par la maison, à la personne qui a payé le moins. Et le droit de commencer la prochaine partie.

## Sur l’image du résultat, en capitales

picture-title = L’ADDITION, S’IL VOUS PLAÎT
picture-tonight = CE SOIR
picture-guests = CONVIVES { $guests }
picture-total = TOTAL DE LA TABLE
picture-least = { $winners ->
    [one] PAIE LE MOINS
   *[other] PAIENT LE MOINS
}
picture-thanks = MERCI. À BIENTÔT.
picture-credit = { $credit }. Points comptés par Companion.

## Les cartes que l’appli imprime, et celles qu’elle donne

# Un plat de chez nous ; ce que quelqu’un a tapé reste tel quel.
dish = { $it ->
    [Fish] Poisson
    [Pasta] Pâtes
    [Chicken] Poulet
    [Lobster] Homard
    [Fries] Frites
    [Salad] Salade
    [Soup] Soupe
    [Rice] Riz
    [Peas] Petits pois
    [Bread] Pain
   *[other] { $it }
}
# Ce que dit une excuse que l’appli imprime ou donne, par son numéro.
excuse-words = { $it ->
    [501] J’ai rendu mon couteau avant l’entrée. Demandez au serveur.
    [502] Les crustacés et moi, c’est non. J’ai le bracelet, et les photos.
    [503] Un homard m’a tenu une heure. On a décidé de ne plus se voir.
    [504] Le chat a dormi sur mes genoux toute la soirée, et n’a pas bougé.
    [505] Je suis en lin blanc. Regardez donc.
    [506] Je suis là depuis le café. C’est écrit sur mon billet de train.
    [507] Mon médecin dînait à côté. J’ai pris des feuilles, et fait coucou.
    [508] Plus de farine depuis le mariage de ma cousine. Là-bas, on s’en souvient.
    [509] On ne m’a jamais apporté de cuillère. J’ai réclamé par écrit.
    [510] Deux dents en moins mardi. J’ai pris ce qui passe par une paille.
    [511] Rien de vert et de rond depuis mes quatre ans. Appelez ma mère.
    [512] À vingt heures trente, j’ai fait ma demande. Pas avec de la sauce.
    [513] Je ne mange pas de viande. J’ai eu le riz, et personne n’était jaloux.
    [514] J’avais le bébé. Une main pour le bébé, une pour le biberon.
    [515] Le saladier était à l’autre bout. J’ai des bras tout à fait normaux.
    [516] J’ai troqué avec l’enfant d’à côté : ses petits pois contre mon burger.
    [517] Je fais les photos. Quarante clichés, et pas une bouchée.
    [518] J’ai le mal de mer. Rien qu’à lire la carte.
    [519] J’élève des vaches. Ça ferait des histoires à la maison.
    [520] J’ai seulement émietté du pain. Ça me calme.
    [401] Je ne mange rien qui me regarde en premier.
    [402] Il est venu à point. Tout le monde sait que je le prends saignant.
    [403] J’ai demandé d’où il venait, et le serveur s’est tu.
    [404] Le mien n’avait pas de pain. Ça s’appelle comment, alors ? Mystère.
    [405] On me photographie en maillot à sept heures. J’ai pris la salade.
    [406] Tout a un goût de poulet, paraît-il. Je voulais une surprise.
    [407] Je les ai comptées pour la table. Compter, ce n’est pas manger.
    [408] Elle était froide. C’est fait exprès, m’a-t-on dit. J’en doute.
    [409] Le mien, je l’ai lancé. J’ai cru que c’était un mariage.
    [410] Les miens ont roulé pendant le toast. Le chien peut témoigner.
    [411] J’ai pris le pain pour un décor, et bu ma soupe avec élégance.
    [412] J’ai eu ce qui tombait du burger. Surtout des frites.
    [413] Il y avait un escargot dans la mienne. Je l’ai sorti, et on a discuté.
    [414] J’ai pris le menu enfant. Pas de homard dessus. J’ai vérifié.
    [415] Je montrais comment les enrouler. Tout est retourné dans l’assiette.
    [416] J’ai eu les petits pois. Le poisson leur tenait chaud, c’est tout.
    [417] J’étais au téléphone, avec ma banque. Vous allez comprendre.
    [418] Depuis que le serveur l’a décrit, je ne mange plus de viande.
    [419] Mon horoscope disait : du blanc, rien d’autre.
    [420] J’ai arrêté de saucer, pour un pari. Il finit demain.
    [301] C’était mon jumeau. On dîne souvent ensemble, à tour de rôle.
    [302] Le bavoir, c’était pour le pain. Il fait beaucoup de miettes.
    [303] Je l’ai laissé partir.
    [304] Je le tenais pour quelqu’un.
    [305] Elles étaient trop longues. J’aurais raté le dernier bus.
    [306] On connaissait nos prénoms. Après ça, je ne peux plus.
    [307] Ce n’étaient pas des frites. Je mange la salade ainsi : en bâtonnets.
    [308] Je l’ai prise pour des fleurs. J’ai dit « que c’est joli », et laissé.
    [309] Je m’y suis seulement regardé le nez. C’était un bon soir pour ça.
    [310] Je choisissais encore le premier grain quand on a débarrassé.
    [311] Mes petits pois étaient sous le riz. J’ai creusé, et arrêté à temps.
    [312] Je l’ai évidé et porté. Ce n’est pas manger.
    [313] C’était une soupe de pois, mais les pois étaient partis depuis longtemps.
    [314] J’ai mangé autour du steak. Il y avait beaucoup d’autour.
    [315] J’ai eu le pain. Ce qu’il y avait dedans ne regarde que vous et lui.
    [316] Une pince. C’est elle qui a commencé.
    [317] Le poisson se serait perdu. La salade avait des années devant elle.
    [318] Je viens pour la compagnie. Je veux dire celle qui paie.
    [319] J’ai cru à des sushis que quelqu’un avait abandonnés.
    [320] C’est le plus petit poulet que j’aie jamais fini.
    [201] J’ai éternué, et il n’était plus là.
    [202] Il est sorti. J’ai tenu la porte.
    [203] Il est dans mon sac. Ce n’est pas manger, c’est déménager.
    [204] Sur mon menton, c’est du rouge à lèvres. La teinte s’appelle Ketchup.
    [205] C’est la serviette qui les a eues. Voyez comme elle est rouge.
    [206] J’ai eu l’œuf, donc la question ne s’est pas posée.
    [207] Quelqu’un passait sans cesse le bras devant moi. Le mien.
    [208] J’ai pris une frite comme cuillère. Ça fuit.
    [209] Elle avait l’air déjà mâchée. J’ai cru que c’était fini.
    [210] J’ai pris ça pour de toutes petites assiettes.
    [211] Je jonglais. Où ils sont tombés, c’est une autre histoire.
    [212] Les oiseaux l’ont eu. Ceux d’intérieur.
    [213] J’ai cru que c’était le gâteau. On chantait. J’étais en larmes.
    [214] J’ai pris le moins cher, dans la mauvaise colonne.
    [215] Une seule nouille. Elle était longue.
    [216] J’ai eu le burger, mais debout. Debout, ça ne compte pas.
    [217] Je l’ai mangée avec ma fierté. Ça m’a coûté assez.
    [218] À volonté, disaient-ils. J’ai voulu voir le fond.
    [219] Onze petits pois. Je paie les onze.
    [220] J’ai un mot de ma mère. Il dit que je suis un ange.
    [101] Quel steak ? C’est quoi, un steak ? Qui êtes-vous ?
    [102] Je tiens seulement la carapace. Quelqu’un courait et me l’a donnée.
    [103] Il était déjà comme ça.
    [104] C’est un fantôme. Un affamé, à peu près de ma taille.
    [105] Pas sans mon avocat. C’est lui qui a pris les pâtes.
    [106] Il a traversé la table. J’ignore pourquoi.
    [107] Je ne suis même pas là.
    [108] Un lapin est entré. Vous l’avez tous vu, le lapin.
    [109] Je n’ai pas pu la manger. Je la porte.
    [110] Je dormais. Je mâche en rêvant.
    [111] Définissez « pain ».
    [112] Oui. Et je le referais.
    [113] J’en ai eu deux. Des petits. Puis un troisième.
    [114] J’ai tout fini, pour le bien de la table.
    [115] J’étais au fond de la sauce, et seul le pain pouvait me sauver.
    [116] Il vous fixait. J’ai dû agir.
    [117] Je mange encore. On peut voir ça plus tard ?
    [118] Je l’ai bue. Les boissons sont offertes, non ?
    [119] Plus rien de vert ? Alors je suis en pleine forme.
   *[120] Mon portefeuille est dans mon autre pantalon. Mes jambes aussi.
}
# Ce qu’il y a au bas d’une addition imprimée.
remark = { $it ->
    [1] Gaston vous a servis. Il a tout vu.
    [2] Merci. Remettez la chaise, s’il vous plaît.
    [3] Ce qui est avalé n’est pas repris.
    [4] Table 7. La calme, avant ceci.
    [5] Le chef vous salue, et vous envoie ceci.
    [6] Quelqu’un a dit « c’est pour moi ». Qui ?
    [7] Vous vouliez un extra. C’est en extra.
    [8] C’était meilleur avant de voir ceci.
    [9] Assiette rendue propre. Étrangement propre.
    [10] Bougies comprises. Alibis en sus.
    [11] Odile vous a servis. Elle n’oublie rien.
    [12] Espèces, cartes et aveux acceptés.
    [13] Encore la table 7.
    [14] Une portion, quatre fourchettes.
    [15] La serviette est gardée comme preuve.
    [16] Commandé « juste pour goûter ».
    [17] Inutile de courir. On connaît vos manteaux.
    [18] Musique d’un monsieur que nul n’avait invité.
    [19] Vous disiez ne pas avoir faim.
    [20] Service compris. Innocence en supplément.
    [21] L’anniversaire n’a pas été vérifié.
    [22] Partagez bien. On vous regarde.
    [23] Os, carapaces et miettes : offerts.
   *[24] La dernière commande, c’était vous.
}

## Options

credit = Par Ali Hajighafouri, Strife Games
tagline = L’addition est là, et personne n’a rien mangé. Qui a la pire excuse ?
form-base = Une addition à la fois
    .help = Chaque addition est payée tout de suite.
form-five = Five at a Time
    .help = Cinq additions alignées : choisissez-en une pour chaque excuse. Sans pourboire.
form-blind = Blind Five at a Time
    .help = Cinq alignées, et les excuses face cachée jusqu’à la dernière.
option-form = Quel jeu
    .help = Five at a Time : cinq additions alignées, et vous choisissez pour laquelle est votre excuse. Blind : les excuses restent face cachée jusqu’à la dernière.
    .choice-base = Une addition à la fois
    .choice-five = Five at a Time
    .choice-blind = Blind Five at a Time
option-dealer = Qui donne
    .help = Vous donnez de vraies cartes, ou chaque téléphone montre ses propres excuses.
    .choice-table = Nous
    .choice-app = L’appli
option-checks = Additions dans la pile
    .help = Comptez-les, ou devinez : vous pourrez recompter en jouant. L’appli en a jusqu’à 36.
option-cards = Vos cartes
    .help = Pour des cartes imprimées par l’appli, vos téléphones connaissent chaque plat dès le début.
    .choice-own = Les nôtres
    .choice-printed = Imprimées par l’appli
option-short = Partie courte
    .help = Une seule donne : cinq tours, ou une série de cinq additions.
option-tip = Qui refile le pourboire
    .help = Quand quelqu’un l’a déjà : qui peut le refiler en attrapant une contradiction ?
    .choice-holder = La personne qui l’a
    .choice-anybody = N’importe qui
option-hints = Marquer les contradictions
    .help = Pour apprendre : le tableau marque chaque contradiction. Il faut encore que quelqu’un l’attrape.
option-first = Qui commence
    .help = À la première partie, c’est le donneur. L’appli demande qui c’est.
    .choice-winner = Qui a gagné la dernière
    .choice-dealer = Qui a donné
    .choice-lot = Tiré au sort
    .choice-table = Nous choisissons
option-foods = Plats que vous connaissez
    .help = Un par ligne, comme la carte l’écrit, puis une virgule et plat (main) ou garniture (side). Ce que vous saisissez en jouant s’ajoute.
option-starter = Qui commence ensuite
    .help = Qui a gagné la dernière partie de cette table.
printed-dinner = Additions et excuses
    .help = 20 additions, 50 excuses de notre plume, le pourboire et le dessert. Un autre numéro fait un autre dîner.
    .note = Avant la partie, réglez « Vos cartes » sur « Imprimées par l’appli » : les téléphones connaissent alors les plats.
