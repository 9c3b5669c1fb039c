# Oh Hell, en mots.

tricks = { $it ->
    [one] { $it } pli
   *[other] { $it } plis
}
cards = { $it ->
    [one] { $it } carte
   *[other] { $it } cartes
}
points = { ABS($it) ->
    [one] { $it } point
   *[other] { $it } points
}
# Combien de plis quelqu’un a faits : « et en a fait 2 ».
won-tricks = { $it ->
    [0] zéro
   *[other] { $it }
}
too-many = { $it } de trop
too-few = il en manque { ABS($it) }
trumps = { $it ->
    [none] Sans atout
    [hearts] Atout cœur
    [clubs] Atout trèfle
    [diamonds] Atout carreau
    [spades] Atout pique
   *[other] { $it }
}

## Les donnes

plan = { $form ->
    [up-down] { COUNT($sizes) } donnes : de 1 carte chacun jusqu’à { $top }, et retour à 1.
    [down-up] { COUNT($sizes) } donnes : de { $top } cartes chacun jusqu’à 1, et retour à { $top }.
    [up] { COUNT($sizes) } donnes : de 1 carte chacun jusqu’à { $top }.
   *[down] { COUNT($sizes) } donnes : de { $top } cartes chacun jusqu’à 1.
}
deal = { $app ->
    [yes] { $trump ->
        [turned] Donne { $deal } : { SAY($cards, "cards") } chacun. La carte suivante fait l’atout.
       *[other] { $whole_deck ->
            [yes] Donne { $deal } : { SAY($cards, "cards") } chacun, tout le paquet. { SAY($trump, "trumps") }.
           *[no] Donne { $deal } : { SAY($cards, "cards") } chacun. { SAY($trump, "trumps") }.
        }
    }
   *[no] { $trump ->
        [turned] Donne { $deal } : { $dealer } donne { SAY($cards, "cards") } à chacun, puis retourne l’atout.
       *[other] { $whole_deck ->
            [yes] Donne { $deal } : { $dealer } donne { SAY($cards, "cards") } à chacun, tout le paquet. { SAY($trump, "trumps") }.
           *[no] Donne { $deal } : { $dealer } donne { SAY($cards, "cards") } à chacun. { SAY($trump, "trumps") }.
        }
    }
}
column = { $deal }
column-now = Donne { $deal }
full = On joue à { $most } au plus : le paquet est trop petit pour plus.
leaves = { $seat } a quitté la partie et ne peut plus gagner.
back = { $seat } est de retour, avec les mêmes points.

## Jouer sur les téléphones

follow-suit = { $led ->
    [hearts] On a demandé cœur, et tu en as : joues-en.
    [clubs] On a demandé trèfle, et tu en as : joues-en.
    [diamonds] On a demandé carreau, et tu en as : joues-en.
   *[spades] On a demandé pique, et tu en as : joues-en.
}
trick-won = { $which ->
    [only] { $seat } fait le pli avec { FACE($card) }.
    [last] { $seat } fait le dernier pli avec { FACE($card) }.
   *[other] { $seat } fait le pli { $number } avec { FACE($card) }.
}

## Les annonces

bids = { $sum ->
    [even] Les annonces font { $total }, exactement le nombre de plis.
   *[other] Les annonces font { $total }, pour { SAY($cards, "tricks") }.
}
    .because = { $sum ->
        [even] Tout le monde peut réussir.
        [over] Tout le monde ne peut pas réussir.
       *[under] Quelqu’un en fera plus qu’il n’en veut.
    }
bid-out = Les autres annonces font { $others }. Avec { $bid }, elles feraient { $cards }, exactement le nombre de plis. C’est interdit au donneur.

## Plis et points

tricks-off = Ça fait { SAY($total, "tricks") }, { off }. Avec { SAY($cards, "cards") } par personne, il en faut { $cards }.
off = { $off ->
    [few] { SAY($missing, "too-few") }
   *[many] { SAY($excess, "too-many") }
}
miscount = { $one ->
    [yes] { COMMAS($tricks, "tricks-of") } : ça fait { SAY($total, "tricks") }, { off }. Que quelqu’un compte pour tous.
   *[no] { COMMAS($tricks, "tricks-of") } : ça fait { SAY($total, "tricks") }, { off }. Recomptez.
}
tricks-of = { $key } { $value }
made = { SAY($points, "points") } pour { $seat }.
    .because = { $seat } a annoncé { $bid } et fait { SAY($tricks, "won-tricks") }.
missed = { $points ->
    [0] Rien pour { $seat }.
   *[other] { SAY($points, "points") } pour { $seat }.
}
    .because = { $seat } a annoncé { $bid } mais fait { SAY($tricks, "won-tricks") }.
all-made = Tout le monde a réussi !
won = { COUNT($seats) ->
    [one] { $seats } gagne avec { SAY($total, "points") }.
   *[other] { $seats } se partagent la victoire avec { SAY($total, "points") }.
}
highlight-all-made = Tout le monde a réussi !

## Les questions

entry-dealer = qui donne en premier
ask-dealer = Qui donne en premier ?
to-dealer = tirer au sort qui donne en premier
ask-trump = Quelle couleur a été retournée ?
hint-trump = C’est l’atout de cette donne.
label-trump = { $value ->
    [hearts] ♥ Cœur
    [clubs] ♣ Trèfle
    [diamonds] ♦ Carreau
   *[spades] ♠ Pique
}
entered-trump = { $value ->
    [hearts] cœur
    [clubs] trèfle
    [diamonds] carreau
   *[spades] pique
}
button-trump = Atout {"{}"}
entry-trump = atout
to-trump = donner, et saisir l’atout
waiting-trump = On attend l’atout
ask-dealt = Tout le monde a ses cartes ?
hint-dealt = Alors vous pouvez annoncer.
label-dealt = tout est donné
button-dealt = Tout est donné
entry-dealt = donne
to-dealt = donner les cartes
waiting-dealt = On attend les cartes
ask-deal = On donne ?
hint-deal = L’appli mélange et donne. Tes cartes arrivent sur ton téléphone.
button-deal = Donner les cartes
label-deal = donné
entry-deal = donne
to-deal = lancer la donne
waiting-deal = On attend les cartes
entry-turned = retournée
label-turned = { FACE($value) }
ask-card = { $led ->
    [none] Tu entames. Quelle carte ?
   *[other] Quelle carte joues-tu ?
}
hint-card = { $led ->
    [none] On doit jouer sa couleur, si on en a.
    [hearts] On a demandé cœur.
    [clubs] On a demandé trèfle.
    [diamonds] On a demandé carreau.
   *[spades] On a demandé pique.
}
button-card = Jouer {"{}"}
none-card = Choisis une carte
label-card = { FACE($value) }
entry-card = carte
choosing-card = On attend { $names } : une carte à jouer
entry-drawn = carte, tirée
label-drawn = { FACE($value) }
entry-bidfor = annonce
ask-bid = Combien de plis feras-tu ?
hint-bid = { OPTION("dealer") ->
    [app] Exactement ce nombre.
   *[table] Exactement ce nombre, ni plus ni moins.
}
button-bid = Annoncer {"{}"}
entry-bid = annonce
sealing-bid = { OPTION("bids") ->
    [sealed] Tout le monde annonce en secret.
   *[other] Tout le monde annonce.
}
choosing-bid = On attend { $names } : une annonce
ask-tricks = Combien de plis chacun a-t-il faits ?
hint-tricks = { $leader } entame. Attendez que tout soit joué. Le total devrait faire { $cards }.
button-tricks = Saisir les plis
label-tricks = { COMMAS($value, "label-tricks-of") }
label-tricks-of = { NAME($key) } { $value }
entry-tricks = plis de tous
to-tricks = saisir les plis quand toutes les cartes sont jouées
playing-tricks = Jouez ! { $leader } entame
playing-own = { playing-tricks }
ask-won = { $about } a annoncé { $bid } et fait
entry-won = plis
ask-own = Combien de plis as-tu faits ?
hint-own = { $leader } entame. Attends que tout soit joué. Tu as annoncé { $bid }.
button-own = J’en ai fait {"{}"}
entry-own = plis
hint-leave = { OPTION("dealer") ->
    [app] Si cette donne a commencé, l’appli joue ses cartes jusqu’au bout. Les points restent.
   *[table] Si cette donne a commencé, quelqu’un à côté joue ses cartes jusqu’au bout. Les points restent.
}
entry-decline = pas de cartes
part-recount = recompté

## Où on en est, et ce qu’on donne ensuite

place-long =
    Donne { $deal } sur { $deals }
    { $is_over_for_now ->
        [yes] Finie
       *[no] { $cards ->
            [0] {""}
           *[other] { SAY($trump, "trumps") }
        }
    }
place-short = { $cards ->
    [0] Donne { $deal } sur { $deals }
   *[other] { $is_scored ->
        [yes] Donne { $deal } sur { $deals } : finie
       *[no] { $trump ->
            [none] Donne { $deal } · sans atout
            [hearts] Donne { $deal } · atout cœur
            [clubs] Donne { $deal } · atout trèfle
            [diamonds] Donne { $deal } · atout carreau
           *[spades] Donne { $deal } · atout pique
        }
    }
}
between-heading = { $upcoming ->
    [none] {""}
   *[other] { $cards ->
        [0] { OPTION("dealer") ->
            [app] {""}
           *[table] La première donne
        }
       *[other] La donne { $deal } est finie
    }
}
between-brought = { AT($points, $seat) ->
    [none] {""}
   *[other] { HAS($praised, $seat) ->
        [yes] <small>jamais raté</small> { SIGNED(AT($points, $seat)) }
       *[no] { SIGNED(AT($points, $seat)) }
    }
}
between-steps = { $upcoming ->
    [none] {""}
   *[other]
        { $cards ->
            [0] { SAY($upcoming, "step-deal-new") }
           *[other] { SAY($upcoming, "step-deal-all") }
        }
        { SAY($upcoming, "step-trump") }
        { SAY($upcoming, "step-bid") }
}
step-deal-new = { $whole_deck ->
    [yes] { $dealer } mélange un jeu sans jokers, et donne { SAY($cards, "cards") } à chacun : tout le paquet.
   *[no] { $dealer } mélange un jeu sans jokers, et donne { SAY($cards, "cards") } à chacun.
}
step-deal-all = { $whole_deck ->
    [yes] { $dealer } mélange toutes les cartes, et donne { SAY($cards, "cards") } à chacun : tout le paquet.
   *[no] { $dealer } mélange toutes les cartes, et donne { SAY($cards, "cards") } à chacun.
}
step-trump = { $trump ->
    [turned] Retournez la carte suivante : sa couleur est l’atout. N’importe qui peut la saisir.
   *[other]
        { OPTION("trumps") ->
            [none] { SAY($trump, "trumps") }.
           *[other] { SAY($trump, "trumps") } dans cette donne.
        }
        Regardez vos cartes, et appuyez sur « Tout est donné ».
}
step-bid = { OPTION("bids") ->
    [sealed] Tout le monde annonce en secret. { FIRST($players) } entame.
   *[other] { FIRST($players) } annonce en premier, et entame.
}

## Ce qui est sur la table

table-middle = { COUNT($players) ->
    [0] Le paquet
   *[other] { $trump ->
        [none] Sans atout
       *[other] Atout
    }
}
table-stake = { $cards ->
    [0] {""}
   *[other] { SAY($trump, "trumps") }, { SAY($cards, "cards") } chacun
}
table-aside = { $cards ->
    [1] Le pli
   *[other] Dernier pli
}
so-far = { AT($won, $seat) } sur { AT($bids, $seat) }
bid-and-lead = { HAS($leads, $seat) ->
    [yes] entame, annonce { $card }
   *[no] annonce { $card }
}
fate-open = { $plays_cards ->
    [yes] { so-far }
   *[no] { bid-and-lead }
}
fate-waiting = { $plays_cards ->
    [yes] { so-far }
   *[no] { $stage ->
        [tricks] joue…
       *[other] {""}
    }
}
fate-taken = { $plays_cards ->
    [yes] { so-far }
   *[no] +{ $gain }
}
fate-bad = { SIGNED($gain) }
ribbon-taken = { $plays_cards ->
    [yes] fait le pli
   *[no] juste
}
ribbon-bad = fait { AT($tricks, $seat) }
# Avant que les annonces soient retournées sur le tableau, et avant qu’une donne soit comptée.
opening = { HAS($codes, "ohhell.bids") ->
    [yes] Montrez les annonces. Le compte y est ?
   *[no] Qui a réussi ?
}
the-trick = Le pli
pad-turned = { $turned ->
    [none] { SAY($trump, "trumps") }.
   *[other] { SAY($trump, "trumps") } : la retourne est { FACE($turned) }.
}
pad-so-far = Tu as annoncé { $bid }, et fait { SAY($won, "won-tricks") }.

## Ce qui était remarquable, raconté à la fin

mention-never-missed = { COUNT($seats) ->
    [one] { $seats } n’a jamais raté : { $deals } annonces, toutes justes.
   *[other] { $seats } n’ont jamais raté : { $deals } annonces, toutes justes.
}
mention-all-made = Avec { SAY($cards, "cards") } chacun, tout le monde a réussi.
mention-worst-miss = { $seat } a annoncé { $bid }, et fait { SAY($tricks, "won-tricks") }.
mention-spotless = Chaque fois que quelqu’un a marqué, { $seat } aussi.

## Que puis-je faire ? Trois lignes au plus : ce qui est possible, et ce que ça rapporte

can-trump =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-first-deal") }
    }
    Retournez la carte suivante et saisissez sa couleur. N’importe qui peut le faire.
    Un atout bat toutes les cartes des autres couleurs.
can-first-deal = D’abord, { $dealer } donne { SAY($cards, "cards") } à chacun.
can-dealt =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-deals") }
    }
    Appuyez sur le bouton quand tout le monde a ses cartes. N’importe qui peut le faire.
can-deals = { $dealer } donne { SAY($cards, "cards") } à chacun. { SAY($trump, "trumps") }.
can-deal =
    { $upcoming ->
        [none] {""}
       *[other] { SAY($upcoming, "can-press") }
    }
    Puis chacun annonce combien de plis il fera.
can-press = Appuyez sur le bouton, et chacun reçoit { SAY($cards, "cards") }. N’importe qui peut le faire.
can-card =
    { $led ->
        [none] Tu entames : joue la carte que tu veux.
        [hearts] On a demandé cœur. Joue cœur, si tu en as.
        [clubs] On a demandé trèfle. Joue trèfle, si tu en as.
        [diamonds] On a demandé carreau. Joue carreau, si tu en as.
       *[spades] On a demandé pique. Joue pique, si tu en as.
    }
    { $trump ->
        [none] La plus haute carte de la couleur demandée gagne.
       *[other] Le plus haut atout gagne, sinon la plus haute carte de la couleur demandée.
    }
    { HAS($bids, $me) ->
        [yes] Tu as annoncé { AT($bids, $me) }, et fait { SAY(AT($won, $me), "won-tricks") } pour l’instant.
       *[no] {""}
    }
exact = { OPTION("scores") ->
    [squares] 10, plus ses plis au carré
   *[other] 10, plus 1 par pli
}
a-miss = { OPTION("scores") ->
    [exact] ne rapporte rien
    [tricks] ne rapporte que ses plis
    [difference] perd un point par pli d’écart
    [five] perd 5 points par pli d’écart
   *[squares] perd l’écart au carré
}
can-bid =
    { OPTION("bids") ->
        [sealed] Scelle ton annonce. Toutes sont retournées ensemble.
       *[other] { COUNT($bids) ->
            [0] Tu annonces en premier, sur { SAY($cards, "tricks") }.{ can-hook }
           *[other] Avant toi, on a annoncé { $total } sur { SAY($cards, "tricks") }.{ can-hook }
        }
    }
    Une annonce juste rapporte { exact }. Une annonce ratée { a-miss }.
    { OPTION("nought") ->
        [yes] Un zéro juste rapporte { $nought }.
       *[no] { SAY($trump, "trumps") }. Zéro est aussi une annonce.
    }
can-hook = { OPTION("bids") ->
    [hook] { YOU($dealer) ->
        [you] {" "}Ton annonce ne peut pas porter le total à { $cards }.
       *[other] {""}
    }
   *[other] {""}
}
can-tricks =
    Jouez d’abord toutes les cartes. { FIRST($players) } entame le premier pli.
    Puis saisissez les plis de tous. N’importe qui peut le faire.
    En tout, ça fait { SAY($cards, "tricks") }.
can-own =
    Jouez d’abord toutes les cartes. { FIRST($players) } entame le premier pli.
    Puis compte tes plis, et saisis-les.
    { HAS($bids, $me) ->
        [yes] Tu as annoncé { AT($bids, $me) }.
       *[no] {""}
    }
meanwhile = { $upcoming ->
    [none]
        { meanwhile-deal }
        { HAS($bids, $me) ->
            [yes] { HAS($won_so_far, $me) ->
                [yes] Tu as annoncé { AT($bids, $me) }, et fait { SAY(AT($won, $me), "won-tricks") } pour l’instant.
               *[no] Tu as annoncé { AT($bids, $me) }.
            }
           *[no] {""}
        }
   *[other] { SAY($upcoming, "meanwhile-next") }
}
meanwhile-next = { $dealer } donne ensuite, { SAY($cards, "cards") } chacun.
meanwhile-deal = { $me ->
    [none] { meanwhile-stage }
   *[other] { HAS($players, $me) ->
        [yes] { meanwhile-stage }
       *[no] Tu n’as pas de cartes dans cette donne. Tu entres à la prochaine.
    }
}
meanwhile-stage = { $stage ->
    [bids] { OPTION("bids") ->
        [sealed] Quand tout le monde a scellé, les annonces sont retournées.
       *[other] Pour l’instant, les annonces font { $total } sur { SAY($cards, "tricks") }.
    }
   *[other] { OPTION("dealer") ->
        [app] Tu joues quand c’est ton tour. { SAY($trump, "trumps") }.
       *[table] Joue tes cartes. { SAY($trump, "trumps") }.
    }
}

## Comment on joue avec ces options, et avec quoi

how =
    { OPTION("deals") ->
        [updown] D’abord une carte chacun, puis une de plus à chaque donne jusqu’à { OPTION("largest") }, et retour.
        [downup] D’abord { OPTION("largest") } cartes chacun, puis une de moins à chaque donne jusqu’à une, et retour.
        [up] D’abord une carte chacun, puis une de plus à chaque donne, jusqu’à { OPTION("largest") }.
       *[down] D’abord { OPTION("largest") } cartes chacun, puis une de moins à chaque donne, jusqu’à une.
    }
    { OPTION("trumps") ->
        [turned] La carte suivante est retournée : sa couleur est l’atout.
        [none] Il n’y a pas d’atout.
        [order_none] Les atouts changent : cœur, trèfle, carreau, pique, aucun.
       *[order] Les atouts changent : cœur, trèfle, carreau, pique.
    }
    { OPTION("bids") ->
        [sealed] Chacun annonce en secret combien de plis il fera. Les annonces sont retournées ensemble.
        [hook] À partir de la gauche du donneur, chacun annonce combien de plis il fera. Le total ne peut pas être le nombre de plis : le donneur annonce en dernier, et doit y veiller.
       *[turn] À partir de la gauche du donneur, chacun annonce combien de plis il fera.
    }
    { OPTION("dealer") ->
        [app] Jouez vos cartes à tour de rôle, sur vos téléphones. Jouez la couleur demandée si vous en avez. { how-wins }
       *[table] Jouez vos cartes. Jouez la couleur demandée si vous en avez. { how-wins }
    }
    { OPTION("nought") ->
        [yes] Une annonce juste rapporte { exact }, et un zéro juste 5, plus 1 par carte donnée. Une annonce ratée { a-miss }.
       *[no] Une annonce juste rapporte { exact }. Une annonce ratée { a-miss }.
    }
    { OPTION("dealer") ->
        [app] L’appli compte les plis. À la fin, le plus haut total gagne.
       *[table] { OPTION("tricks") ->
            [one] Après chaque donne, quelqu’un saisit les plis de tous. À la fin, le plus haut total gagne.
           *[each] Après chaque donne, chacun saisit ses plis. À la fin, le plus haut total gagne.
        }
    }
how-wins = { OPTION("trumps") ->
    [none] La plus haute carte de la couleur demandée gagne.
   *[other] Le plus haut atout fait le pli, sinon la plus haute carte de la couleur demandée.
}
needs = { OPTION("dealer") ->
    [app] Pas de cartes : les vôtres sont sur vos téléphones.
   *[table] Un jeu de 52 cartes, sans jokers.
}
substitutes = { OPTION("dealer") ->
    [app] {""}
   *[table] <b>Tout jeu à quatre couleurs</b> de 13 cartes. Les nombres de 1 à 13 vont aussi : le 13 est le plus haut.
}

## Vingt secondes pour qui n’y a jamais joué

tour-aim = Tu reçois des cartes. Combien de plis feras-tu avec ?
tour-bid = { OPTION("bids") ->
    [sealed] Scelle ton annonce sur ton téléphone. Toutes sont retournées ensemble.
   *[other] Annonce sur ton téléphone quand c’est ton tour. Le donneur annonce en dernier.
}
tour-play = { OPTION("dealer") ->
    [app] Puis jouez vos cartes à tour de rôle, sur vos téléphones.
   *[table] Puis jouez avec vos vraies cartes. Les téléphones attendent la fin.
}
tour-score = Autant que ton annonce ? Ça rapporte { exact }. { OPTION("scores") ->
    [tricks] Sinon, seulement tes plis.
   *[other] Un de trop, c’est aussi mauvais qu’un de moins.
}

## Ce qui est raconté pendant que le jeu se joue tout seul, chaque fois la première

caption-asked-trump = Les cartes sont données, et quelqu’un saisit la couleur retournée : c’est l’atout.
caption-asked-bid = Chacun regarde ses cartes, et annonce combien de plis il fera.
caption-asked-deal = L’appli donne, et retourne l’atout.
caption-asked-card = Maintenant on joue les cartes à tour de rôle, et on joue la couleur demandée si on en a.
caption-told-trick-won = Le plus haut atout fait le pli, sinon la plus haute carte de la couleur demandée.
caption-asked-tricks = Maintenant on joue avec de vraies cartes. Puis quelqu’un saisit les plis de tous.
caption-asked-own = Maintenant on joue avec de vraies cartes. Puis chacun saisit ses plis.
caption-told-bids = Les annonces sont connues. Font-elles exactement le nombre de plis ?
caption-told-made = Exactement autant qu’annoncé : ça fait dix points, plus un par pli.
caption-told-missed = Un de trop ou un de moins : raté.

## Ce que les annonces et la fin d’une donne veulent dire pour une place

result-won-you = { COUNT($seats) ->
    [one] Tu gagnes avec { SAY($total, "points") } !
   *[other] Tu partages la victoire avec { SAY($total, "points") } !
}
result-bid = Tu annonces { $bid }.
result-bids-known = Les annonces sont connues.
result-bids-why = Ensemble, les annonces font { $total }, pour { SAY($cards, "tricks") }.
result-made-you = Réussi : { SAY($points, "points") }.
result-made-why = Tu as annoncé { $bid } et fait { SAY($tricks, "won-tricks") }.
result-missed-you = { $points ->
    [0] Raté : pas de points.
   *[other] Raté : { SAY($points, "points") }.
}
result-missed-why = Tu as annoncé { $bid } mais fait { SAY($tricks, "won-tricks") }, { off }.
result-others-made = { COUNT($seats) ->
    [0] Personne n’a réussi.
    [1] { $seats } a réussi.
   *[other] { $seats } ont réussi.
}
result-no-cards = Tu n’avais pas de cartes dans cette donne.
result-won = { COUNT($seats) ->
    [one] { $seats } gagne avec { SAY($total, "points") }.
   *[other] { $seats } se partagent la victoire avec { SAY($total, "points") }.
}

## Ce que le tableau ajoute : jamais deux fois le même dans une soirée

comment-over-1 = Plus de promesses que de plis.
comment-over-2 = Quelqu’un va chuter. Qui ?
comment-over-3 = Les yeux plus gros que le jeu.
comment-over-4 = Tous les plans n’y survivront pas.
comment-under-1 = Plus de plis que de preneurs. Cachez-vous.
comment-under-2 = Quelqu’un va recevoir un cadeau.
comment-under-3 = Quelle modestie, vous tous.
comment-under-4 = Personne n’en veut. Ils trouveront quelqu’un.
comment-even-1 = Tout pourrait bien se passer. Pourrait.
comment-even-2 = Tout le monde peut avoir raison. Une fois.
comment-even-3 = Le compte est bon. Place aux cartes.
comment-even-4 = La paix, sur le papier.
comment-all-made-1 = Pas un juron, pas une chute.
comment-all-made-2 = L’ascenseur ne s’est arrêté qu’au bon étage.
comment-all-made-3 = Encadrez cette feuille de points.
comment-all-made-4 = Saluez-vous, s’il vous plaît.
comment-nought-1 = { $who } ne voulait rien, et l’a eu.
comment-nought-2 = Rien, joliment joué par { $who }.
comment-nought-3 = { $who } les a tous esquivés.
comment-nought-4 = { $who } a traversé la donne sur la pointe des pieds.

## Options

credit = Oh Hell (traditionnel)
tagline = Annonce en secret combien de plis tu feras. Puis fais-en exactement autant.
also-known = C’est l’Ascenseur, dit aussi Rikiki.
form-updown = Monter et descendre
    .help = D’une carte à la plus grande main, et retour. Les annonces sont retournées ensemble.
form-short = Court, en descendant
    .help = De la plus grande main à une seule carte, en deux fois moins de donnes.
form-hooked = À tour de rôle, avec l’annonce interdite
    .help = Le donneur annonce en dernier : son annonce ne peut pas porter le total au nombre de plis.
option-dealer = Qui donne
    .help = Vous jouez avec de vraies cartes, ou sur vos téléphones : chaque téléphone montre la main de son joueur.
    .choice-table = Nous
    .choice-app = L’appli
option-deals = Les mains
    .help = Une carte de plus ou de moins à chaque donne. Le sommet est joué une fois.
    .choice-updown = Monter, puis descendre
    .choice-downup = Descendre, puis monter
    .choice-up = Monter
    .choice-down = Descendre
option-largest = Cartes de la plus grande main
    .help = Des mains plus petites font une partie plus courte.
option-trumps = Atout
    .help = Retourné : la carte suivante le dit. Tour à tour : vous le savez avant.
    .choice-turned = Retourné après chaque donne
    .choice-order = Cœur, trèfle, carreau, pique, tour à tour
    .choice-order_none = Les mêmes, puis une donne sans atout
    .choice-none = Jamais d’atout
option-bids = Annonces
    .help = Interdite : celle du donneur qui porterait le total au nombre de plis.
    .choice-sealed = En secret, retournées ensemble
    .choice-turn = À tour de rôle, à partir de la gauche
    .choice-hook = À tour de rôle, avec l’annonce interdite
option-tricks = Saisie des plis
    .help = Après chaque donne. L’appli dit si le compte n’y est pas.
    .choice-one = Par l’un de vous, pour tous
    .choice-each = Par chacun
option-scores = Une annonce ratée
    .help = Une annonce juste rapporte dix, plus un par pli, sauf au carré.
    .choice-exact = Ne rapporte rien
    .choice-tricks = Rapporte ses plis, sans les dix
    .choice-difference = Perd un point par pli d’écart
    .choice-five = Perd 5 points par pli d’écart
    .choice-squares = Perd l’écart au carré ; juste : 10 plus ses plis au carré
option-nought = Zéro vaut 5, plus 1 par carte donnée
    .help = Un zéro juste rapporte alors 12 avec sept cartes, 6 avec une seule.
printed-deck = Un jeu ordinaire
    .help = Les 52 cartes, sans jokers.
