# I Bid You Not, en mots.

## Les tuiles

# Comment s’appelle une sorte de tuile. Ces noms sont imprimés sur les tuiles.
type-name = { $type ->
    [headgrowns] Headgrowns
    [swatphone] Swatphone
    [flown-mower] Flown Mower
    [laptopple] Laptopple
    [walkie-barkie] Walkie-Barkie
    [camerat] Camerat
    [dishsmasher] Dishsmasher
    [refrigergator] Refrigergator
    [wrist-wash] Wrist Wash
    [cashing-machine] Cashing Machine
    [bear-dryer] Bear Dryer
    [aquariumbrella] Aquariumbrella
    [smoak-alarm] Smoak Alarm
    [squinter] Squinter
    [ceiling-van] Ceiling Van
    [calculater] Calculater
    [thumb-hive] Thumb Hive
    [computer-moose] Computer Moose
    [telefishion] Telefishion
    [digital-sock] Digital Sock
    [microwave] Microwave
    [nightbulb] Nightbulb
    [remote-controll] Remote Controll
   *[gamehat] Gamehat
}
# Ce que dit l’action d’une tuile : la première (a) ou la seconde (b) de sa sorte.
action = { $type ->
    [headgrowns] { $action ->
        [a] Gagnée : toutes tes tuiles valent 1 de plus
        [b] Gagnée : toutes tes tuiles valent 1 de moins
       *[none] {""}
    }
    [swatphone] { $action ->
        [a] Toutes les autres actions sont coupées
        [b] N’ajouter et ne miser que des tuiles avec une action
       *[none] {""}
    }
    [flown-mower] { $action ->
        [a] N’ajouter que de nouvelles sortes
        [b] N’ajouter que des sortes déjà là
       *[none] {""}
    }
    [laptopple] { $action ->
        [a] Aussitôt : une enchère
        [b] Pas d’enchère pendant les 3 prochains coups
       *[none] {""}
    }
    [walkie-barkie] { $action ->
        [a] On ne gagne que ce qui est à sa droite
        [b] On gagne aussi les mises
       *[none] {""}
    }
    [refrigergator] { $action ->
        [a] Monter par le prix, pas par le nombre
        [b] Chaque tuile doit être plus basse que la dernière
       *[none] {""}
    }
    [wrist-wash] { $action ->
        [a] Personne ne peut se désister
        [b] Se désister coûte exactement 3 tuiles gagnées, et n’ajoute rien
       *[none] {""}
    }
    [cashing-machine] { $action ->
        [a] L’enchère n’est jamais inversée
        [b] L’enchère est toujours inversée
       *[none] {""}
    }
    [bear-dryer] { $action ->
        [a] Aussitôt : gagne les tuiles négatives que tu as ajoutées
        [b] Ne misent que ceux qui ont ajouté une tuile négative
       *[none] {""}
    }
    [aquariumbrella] { $action ->
        [a] Quand elle est gagnée, chacun peut ajouter une tuile
        [b] Quand elle est gagnée, chacun peut défausser une de ses tuiles
       *[none] {""}
    }
    [smoak-alarm] { $action ->
        [a] Aussitôt : prends une tuile gagnée à chacun
        [b] Aussitôt : chacun te prend une tuile gagnée
       *[none] {""}
    }
    [ceiling-van] { $action ->
        [a] Ajouter jusqu’à deux tuiles par coup
        [b] Miser deux tuiles : leur somme compte
       *[none] {""}
    }
    [calculater] { $action ->
        [a] Miser à découvert, dans le sens horaire
        [b] On ne mise pas si l’on a déclaré l’enchère
       *[none] {""}
    }
    [thumb-hive] { $action ->
        [a] N’ajouter que la plus haute tuile de la main
        [b] N’ajouter que la plus basse tuile de la main
       *[none] {""}
    }
    [computer-moose] { $action ->
        [a] Les mises sous le plus bas nombre de l’offre ne comptent pas
        [b] Les mises au-dessus du plus haut nombre de l’offre ne comptent pas
       *[none] {""}
    }
    [telefishion] { $action ->
        [a] Ne peut jamais être ajouté
        [b] Ne peut jamais être misé
       *[none] {""}
    }
    [digital-sock] { $action ->
        [a] Une seule Digital Sock dans l’offre
        [b] Peut toujours être ajoutée
       *[none] {""}
    }
    [nightbulb] { $action ->
        [a] Quand elle est gagnée, la défausser
        [b] Quand elle est gagnée, elle revient en main
       *[none] {""}
    }
    [remote-controll] { $action ->
        [a] N’ajouter aucun prix négatif
        [b] N’ajouter aucun prix positif
       *[none] {""}
    }
    [gamehat] { $action ->
        [a] Ce qui suit doit différer en prix et en sorte
        [b] Ce qui suit doit avoir le même prix ou la même sorte
       *[none] {""}
    }
   *[other] {""}
}
price = { SIGNED($it) }
number = { $number }
the-number = le { $number }
what = le { $number } ({ type-name }, { SIGNED($price) })
tiles = { $it ->
    [one] { $it } tuile
   *[other] { $it } tuiles
}

## Les décisions

dealt = { $starter } commence. { COUNT($more) ->
    [0] Chacun a { $most } tuiles.
    [1] { $more } a { $most } tuiles, les autres { $least }.
   *[other] { $more } ont { $most } tuiles, les autres { $least }.
}
first-offer = La première offre est { SAY($tile, "what") }.
added = { $seat } ajoute { SAY($tile, "what") }.
now-works = { $silent ->
    [none] Dès maintenant : { SMALL(SAY($tile, "action")) }.
    [swatphone] Son action ne compte pas : un Swatphone la coupe.
   *[other] Son action ne compte pas : sa jumelle est venue après.
}
passed = { $more_turns ->
    [0] { $seat } passe. Le Laptopple interdit l’enchère à ce coup.
    [1] { $seat } passe. Le Laptopple interdit l’enchère encore { $more_turns } coup.
   *[other] { $seat } passe. Le Laptopple interdit l’enchère encore { $more_turns } coups.
}
alarm = { $takes ->
    [yes] Smoak Alarm : { $to } prend { SAY($tile, "what") } à { $frm }, au hasard.
   *[no] Smoak Alarm : { $to } reçoit { SAY($tile, "what") } { ELIDED("de", $frm) }, au hasard.
}
dried = Bear Dryer : { $seat } gagne aussitôt { SAY($tiles, "what") }.
declared = { $seat } déclare une enchère.
auction-at-once = Laptopple : une enchère, aussitôt.
no-part = { COUNT($seats) ->
    [one] { $seats } ne mise pas.
   *[other] { $seats } ne misent pas.
}
sorted = { $order ->
    [lowest] La plus basse d’abord.
   *[highest] La plus haute d’abord.
}
    .because = { $reason ->
        [always] La Cashing Machine inverse chaque enchère.
        [never] La Cashing Machine interdit l’inversion.
        [none] {""}
        [inside] { $bids ->
            [1] La seule mise est entre { $low } et { $high }.
           *[other] Toutes les mises sont entre { $low } et { $high }.
        }
        [single] L’offre est une seule tuile.
       *[outside] { $bids ->
            [1] La seule mise n’est pas entre { $low } et { $high }.
           *[other] Une mise au moins n’est pas entre { $low } et { $high }.
        }
    }
in-order = { COMMAS($bids, "bid-in-order") }.
bid-in-order = { COUNT($tiles) ->
    [1] { $seat } { $worth }
   *[other] { $seat } { $worth } ({ SAY($tiles, "number") })
}
ignored = { $below ->
    [yes] Le { $worth } { ELIDED("de", $seat) } ne compte pas. Computer Moose : rien sous { $end }.
   *[no] Le { $worth } { ELIDED("de", $seat) } ne compte pas. Computer Moose : rien au-dessus de { $end }.
}
all-ignored = Aucune mise ne compte. Personne ne gagne, l’offre reste, et c’est à la personne suivante.
no-bids = Personne n’a plus de tuile à miser. Personne ne prend l’offre.
skipped = { $seat } se désiste.
lost = { $seat } perd { SAY($tile, "what") }, au hasard. Défaussez cette tuile.
put = { $seat } ajoute { SAY($tile, "what") } à l’offre.
took = { $why ->
    [none] { $seat } prend l’offre : { SIGNED($total) }.
   *[other] { $seat } doit prendre l’offre : { SIGNED($total) }.
}
    .because = { SAY(COUNT($tiles), "tiles") }.{ $why ->
        [none] {""}
        [last] {" "}Il ne reste personne.
        [nobody-may] {" "}Wrist Wash : personne ne peut se désister.
        [no-scored] {" "}Pas de tuile gagnée pour payer.
        [no-hand] {" "}Pas de tuile en main pour payer.
        [no-fitting] {" "}Aucune tuile en main ne peut être ajoutée.
        [too-few] {" "}Se désister coûte 3 tuiles gagnées.
       *[nothing] {" "}Pas de tuile gagnée à perdre, et aucune à ajouter.
    }
right-of = Walkie-Barkie : on ne gagne que ce qui est à droite du { AT($tile, "number") }. Défaussez { SAY($lost, "number") }.
to-hand = Nightbulb : le { AT($tile, "number") } va dans la main { ELIDED("de", $seat) }.
burnt = Nightbulb : défaussez le { AT($tile, "number") }.
bids-too = Walkie-Barkie : { $seat } reçoit aussi les mises, { SAY($tiles, "number") }.
returned = { $seat } reprend { $numbers } : une mise du milieu.
gift = Aquariumbrella : { $seat } ajoute { SAY($tile, "what") } aux tuiles gagnées { ELIDED("de", $winner) }.
spoiled = Aquariumbrella : { $seat } défausse { SAY($tile, "what") } des tuiles gagnées { ELIDED("de", $winner) }.
next-offer = Le { AT($tile, "number") } { ELIDED("de", $seat) } commence l’offre suivante.
    .because = { $chosen ->
        [yes] C’est le choix de la personne qui a pris l’offre.
       *[no] C’est la plus basse mise.
    }
won = { COUNT($seats) ->
    [one] { $seats } gagne avec { SIGNED($total) }.
   *[other] { $seats } se partagent la victoire avec { SIGNED($total) }.
}
unsold = { COUNT($numbers) ->
    [one] Personne ne gagne le { $numbers }. Il n’y a pas eu d’enchère.
   *[other] Personne ne gagne les tuiles { $numbers }. Il n’y a pas eu d’enchère.
}
counted = { $tiles ->
    [0] { $seat } : pas de tuiles, 0.
   *[other] { $seat } : { SAY($tiles, "tiles") }{ $counts ->
        [all] {""}
        [one] , { COUNT($counting) } compte
       *[some] , { COUNT($counting) } comptent
    }. { $each ->
        [0] {""}
       *[other] Prix { SIGNED($prices) }, Headgrowns { SIGNED($grown) } ({ SIGNED($each) } par tuile).{" "}
    }{ SIGNED($total) } en tout.
}
odd-deck = On ne compte plus le { $number } : l’hôte dit que ces tuiles ont un défaut.
list-corrected = { AT($tile, "action") ->
    [none] La liste dit maintenant : { SAY($tile, "what") }.
   *[other] La liste dit maintenant : { SAY($tile, "what") }, « { SAY($tile, "action") } ».
}
leaves = { $seat } a quitté la partie, et ne peut plus gagner. Sa main ne joue plus, ses tuiles gagnées restent.
back = { $seat } est de retour, avec la même main.
column = Tuiles

## Pourquoi une tuile ne peut pas être jouée

out = { $where ->
    [offer] Le { $number } est dans l’offre
    [scored] Le { $number } est gagné par { $whose }
    [hand] Le { $number } est dans la main { ELIDED("de", $whose) }
   *[discarded] Le { $number } est défaussé
} : { $entered_by ->
    [none] c’était la première offre.
   *[other] { $use ->
        [add] { $entered_by } l’a ajouté au coup { $turn }.
        [bid] { $entered_by } l’a misé au coup { $turn }.
        [gift] { $entered_by } l’a offert au coup { $turn }.
       *[other] { $entered_by } l’a saisi au coup { $turn }.
    }
}
hand-known = Tu n’as que { $numbers }.
never-added = Ce Telefishion ne peut jamais être ajouté.
never-bid = Ce Telefishion ne peut jamais être misé.
only-one = Une seule Digital Sock peut être dans l’offre, et le { $there } y est.
price-ascends = Refrigergator : le prix doit dépasser { SIGNED($last) }. Ici, c’est { SIGNED($price) }.
must-be-lower = Refrigergator : elle doit être plus basse que { $last }.
must-be-higher = Elle doit être plus haute que { $last }.
only-actions = Swatphone : seulement des tuiles avec une action. Le { $number } n’en a pas.
type-there = Flown Mower : { type-name } est déjà dans l’offre.
type-not-there = Flown Mower : { type-name } n’est pas encore dans l’offre.
no-negative = Remote Controll : pas de prix négatifs. Ici, c’est { SIGNED($price) }.
no-positive = Remote Controll : pas de prix positifs. Ici, c’est { SIGNED($price) }.
must-differ = Gamehat { AT($hat, "number") } : { SAY($hat, "differ-from") }.
differ-from = ni { SIGNED($price) }, ni { type-name }
must-share = Gamehat { AT($hat, "number") } : il faut { SAY($hat, "share-with") }.
share-with = { SIGNED($price) } ou { type-name }
follow-higher = Plus haut que { $last }.
follow-lower = Plus bas que { $last }.
follow-price = Tout nombre, avec un prix de plus de { SIGNED($price) }.
follow-both = Plus bas que { $last }, avec un prix de plus de { SIGNED($price) }.
offer-runs = { $is_one ->
    [yes] L’offre n’est que le { $low }.
   *[no] L’offre va de { $low } à { $high }.
}
outside-only = Elle doit être plus basse que { $low }, ou plus haute que { $high }.
two-tiles = C’est deux fois le { $number }. Choisis deux tuiles différentes.
not-in-hand = Le { $number } n’est pas dans ta main.
not-highest = Thumb Hive : seulement la plus haute de ta main, le { $highest }.
not-lowest = Thumb Hive : seulement la plus basse de ta main, le { $lowest }.
cannot-add = Aucune tuile ne convient à cette offre maintenant.
no-scored = Tu n’as pas de tuile gagnée à perdre.
nothing-to-add = Tu n’as pas de tuile à ajouter.

## Les listes

csv-columns = { $columns ->
    [one] Ligne { $line } : il faut un nombre, une sorte et un prix. Il n’y a que { $columns } colonne.
   *[other] Ligne { $line } : il faut un nombre, une sorte et un prix. Il n’y a que { $columns } colonnes.
}
csv-number = Ligne { $line } : « { $given } » n’est pas un nombre de { $low } à { $high }.
csv-twice = Ligne { $line } : { $number } est déjà à la ligne { $first }.
csv-type = { $near ->
    [none] Ligne { $line } : il n’y a pas de sorte « { $given } ».
   *[other] Ligne { $line } : il n’y a pas de sorte « { $given } ». C’était { SAY($near, "type-called") } ?
}
type-called = { $it ->
    [headgrowns] Headgrowns
    [swatphone] Swatphone
    [flown-mower] Flown Mower
    [laptopple] Laptopple
    [walkie-barkie] Walkie-Barkie
    [camerat] Camerat
    [dishsmasher] Dishsmasher
    [refrigergator] Refrigergator
    [wrist-wash] Wrist Wash
    [cashing-machine] Cashing Machine
    [bear-dryer] Bear Dryer
    [aquariumbrella] Aquariumbrella
    [smoak-alarm] Smoak Alarm
    [squinter] Squinter
    [ceiling-van] Ceiling Van
    [calculater] Calculater
    [thumb-hive] Thumb Hive
    [computer-moose] Computer Moose
    [telefishion] Telefishion
    [digital-sock] Digital Sock
    [microwave] Microwave
    [nightbulb] Nightbulb
    [remote-controll] Remote Controll
   *[gamehat] Gamehat
}
csv-price = Ligne { $line } : « { $given } » n’est pas un prix. Les prix sont { $prices }.
csv-action = Ligne { $line } : « { $given } » n’est pas une action. Écrivez a, b ou rien.
csv-no-action = Ligne { $line } : { type-name } n’a pas d’actions.
csv-quotes = Ligne { $line } : les colonnes ne sont pas claires. Un guillemet de trop, peut-être ?
csv-too-long = Le fichier a { $lines } lignes. Une liste en a { $most } au plus.
csv-empty = Il n’y a pas de tuiles dedans.
too-few-tiles = { $tiles ->
    [one] { $tiles } tuile, c’est trop peu. Il en faut au moins { $least }.
   *[other] { $tiles } tuiles, c’est trop peu. Il en faut au moins { $least }.
}
range-backwards = Aucun nombre ne va de { $low } à { $high }. Échangez les deux.
# Quelles tuiles sont écartées : celles sous un nombre, celles au-dessus d’un autre, ou les deux.
put-aside = { $under ->
    [none] Écartez toutes les tuiles au-dessus de { $over }
   *[other] { $over ->
        [none] Écartez toutes les tuiles sous { $under }
       *[other] Écartez toutes les tuiles sous { $under } ou au-dessus de { $over }
    }
}
layout = { $tiles } tuiles, de { $low } à { $high } : { $more ->
    [0] { $each } par personne
   *[other] { $each } ou { $larger_hand } par personne
}, et une pour la première offre.{ $left_in_box ->
    [all] {" "}Laissez vos tuiles dans la boîte.
    [some] {" "}{ put-aside } : { SAY($away, "tiles") }.
   *[none] {""}
}
open-list = { $left_in_box ->
    [some] { put-aside }. { list-known }
   *[none] { list-known }
}
list-known = { $known ->
    [0] Chaque tuile est décrite une fois, quand elle apparaît.
    [1] { $known } tuile est connue. Les autres sont décrites une fois, quand elles apparaissent.
   *[other] { $known } tuiles sont connues. Les autres sont décrites une fois, quand elles apparaissent.
}

## Les grands moments d’une révélation

highlight-sold = Vendu ! { COUNT($tiles) } tuiles d’un coup.

## Les questions

ask-starter = Qui commence ?
hint-starter = Cette personne a la première tuile, et le premier coup.
button-starter = {"{}"} commence
entry-starter = qui commence
ask-size = Combien de tuiles ?
hint-size = Comptez toutes celles avec lesquelles vous jouez, y compris celle du dessus.
button-size = {"{}"} tuiles
entry-size = nombre de tuiles
ask-start = Retournez la tuile du dessus. C’est quoi ?
hint-start = C’est la première offre. Donnez les autres.
button-start = Commencer avec {"{}"}
none-start = Quelle tuile ?
entry-start = première offre
ask-turn = C’est à toi
hint-turn = { $other ->
    [declare] Ajoute une tuile, ou déclare une enchère.
   *[pass] Ajoute une tuile. Si tu ne peux pas, passe.
}
entry-turn = coup
entry-second = deuxième tuile
ask-add = Ajouter une tuile
button-add = Ajouter {"{}"}
none-add = Quelle tuile ?
ask-declare = Déclarer une enchère
button-declare = Déclarer une enchère
ask-pass = Passer
button-pass = Passer
ask-second = Une deuxième tuile ?
hint-second = Un Ceiling Van permet d’en ajouter deux.
ask-done = Une suffit
button-done = Une suffit
ask-bid = { $several ->
    [yes] Quelles sont les deux tuiles que tu mises ?
   *[no] Quelle tuile mises-tu ?
}
hint-bid = { OPTION("dealer") ->
    [app] { $several ->
        [yes] Personne ne les voit avant que tout soit là.
       *[no] Personne ne la voit avant que tout soit là.
    }
   *[table] { $several ->
        [yes] Pose-les face cachée, et scelle-les ici.
       *[no] Pose-la face cachée, et scelle-la ici.
    }
}
button-bid = { $several ->
    [yes] Sceller les deux
   *[no] Sceller {"{}"}
}
none-bid = Quelle tuile ?
entry-bid = mise
ask-openbid = { ask-bid }
hint-openbid = { OPTION("dealer") ->
    [app] Calculater : tout le monde mise à découvert.
   *[table] { $several ->
        [yes] Calculater : tout le monde mise à découvert. Pose-les face visible.
       *[no] Calculater : tout le monde mise à découvert. Pose-la face visible.
    }
}
button-openbid = { $several ->
    [yes] Miser les deux
   *[no] Miser {"{}"}
}
none-openbid = Quelle tuile ?
entry-openbid = mise
choosing-openbid = { $names } mise à découvert
choosing-turn = C’est à { $names }
choosing-choice = { $names } décide : prendre, ou se désister ?
choosing-put = { $names } se désiste, et ajoute une tuile
choosing-second = { $names } peut ajouter une deuxième tuile
choosing-gift = { $names } peut ajouter à ce qui est gagné
choosing-spoil = { $names } peut défausser de ce qui est gagné
choosing-starts = { $names } choisit la mise qui commence l’offre suivante
ask-first = Une tuile
ask-choice = Veux-tu cette offre ?
hint-choice = Prends-la, ou paie pour te désister. Puis la personne suivante décide.
button-choice = {"{}"}
none-choice = Prendre ou se désister
entry-choice = réponse à l’offre
label-choice = { $value ->
    [take] prise
    [skip] se désiste
    [lose] se désiste, perd une tuile
   *[add] se désiste, ajoute une tuile
}
option-take = La prendre : { SAY($tiles, "tiles") }, { SIGNED($total) }{ $bids ->
    [yes] , et les mises
   *[no] {""}
}{ $hand ->
    [0] {""}
   *[other] , et { $hand } dans ta main
}
option-skip = { $add ->
    [yes] Se désister : perdre une tuile gagnée, en ajouter une de ta main
   *[no] Se désister : perdre { $price } tuiles gagnées
}
option-lose = Se désister : perdre une tuile gagnée
option-add = Se désister : ajouter une tuile de ta main
option-bid = Le { $worth } { ELIDED("de", $seat) }
option-tile = Défausser { SAY($tile, "number-and-what") }
number-and-what = { $number } ({ type-name }, { SIGNED($price) })
option-number = { $number }
option-none = Laisser comme ça
ask-put = Quelle tuile ajoutes-tu ?
hint-put = { $several ->
    [yes] De ta main, n’importe où dans l’offre.
   *[no] De ta main : sous toute l’offre, ou au-dessus.
}
button-put = { $several ->
    [yes] La mettre {"{}"}
   *[no] Ajouter {"{}"}
}
none-put = { $several ->
    [yes] Quelle tuile, et où ?
   *[no] Quelle tuile ?
}
entry-put = tuile ajoutée pour se désister
ask-tile = Quelle tuile ?
ask-place = Où va-t-elle ?
ask-starts = Quelle mise commence l’offre suivante ?
hint-starts = Tu as pris celle-ci, donc tu choisis.
button-starts = La mise de {"{}"} commence
entry-starts = début de l’offre suivante
ask-gift = Ajouter à ce qui est gagné ?
hint-gift = Aquariumbrella : tu peux ajouter une tuile de ta main à ce qui est gagné.
entry-gift = cadeau à ce qui est gagné
ask-give = Offrir une tuile
button-give = Offrir {"{}"}
none-give = Quelle tuile ?
ask-none = Non, merci
button-none = Non, merci
ask-spoil = Défausser une tuile de ce qui est gagné ?
hint-spoil = Aquariumbrella : chacun peut défausser une tuile.
button-spoil = {"{}"}
entry-spoil = défausse de ce qui est gagné
label-spoil = { $value ->
    [none] rien
   *[other] { $value }
}
entry-drawn = tuile perdue pour se désister
entry-alarm = Smoak Alarm
entry-gone = coup
ask-clash = Deux saisies disent { $item }
hint-clash = Cette tuile n’existe qu’une fois. Corrigez la saisie qui est fausse.
place-clash = { $what ->
    [bid] mise { ELIDED("de", $seat) }, coup { $round }
   *[other] tuile { ELIDED("de", $seat) }, coup { $round }
}
label-clash = les deux sont justes
entry-clash = tuiles différentes
hint-leave = Sa main ne joue plus.
ask-override = Quel nombre est là deux fois ?
hint-override = Une erreur d’impression, des séries mélangées : on ne compte plus ce nombre.
entry-override = nombre qui ne compte plus
ask-describe = Que dit vraiment la tuile ?
entry-pile = mélange
hint-describe = Son nombre, et ce qui est imprimé dessus.
button-describe = Enregistrer le {"{}"}
none-describe = Quelle tuile, et qu’est-ce que c’est ?
entry-describe = correction de la liste

# Ce qui a été saisi : un nombre, ou une tuile décrite avec.
told-tile = { $type ->
    [none] { $number }
   *[other] { $number } ({ type-name }, { SIGNED($price) })
}
label-tile = { SAY($value, "told-tile") }
label-start = { SAY($value, "told-tile") }
label-bid = { SAY($value, "told-tile") }
label-openbid = { SAY($value, "told-tile") }
label-put = { SAY($value, "told-tile") }
label-describe = { SAY($value, "told-tile") }
label-add = { SAY($value, "told-tile") }
label-give = { SAY($value, "told-tile") }
label-first = { SAY($value, "told-tile") }
label-drawn = { $value }
label-alarm = { $value }
label-override = { $value }
label-turn = { $what ->
    [add] ajoute { SAY($tiles, "told-tile") }
    [declare] une enchère
   *[pass] passe
}
label-second = { $what ->
    [add] { SAY($tiles, "told-tile") }
   *[done] aucune
}
label-gift = { $what ->
    [add] { SAY($tiles, "told-tile") }
   *[none] rien
}
call-override = Un nombre est là deux fois…
call-describe = Notre liste est fausse…
sealing-bid = Une enchère : tout le monde scelle une tuile.
waiting-start = On attend la première tuile
waiting-starter = Qui commence ?
waiting-size = On attend le nombre de tuiles
entered-choice = { label-choice }
entered-spoil = { label-spoil }
entered-gone = sauté
part-start = le début

## Ce qu’on propose à quelqu’un, quand tout le monde peut le faire

to-starter = dire qui commence
to-size = compter les tuiles
to-start = retourner la tuile du dessus

## Où on en est

place-long =
    Offre { $number }
    { $turn ->
        [0] {""}
       *[other] Coup { $turn }
    }
place-short = { $turn ->
    [0] Offre { $number }
   *[other] Offre { $number } · Coup { $turn }
}
between-heading = { $stage ->
    [start] Préparez les tuiles
   *[other] {""}
}
between-steps =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $left_in_box ->
            [none] {""}
           *[some] { put-aside }.{ $tiles_played ->
                [none] {""}
                [1] {" "}Il en reste { $tiles_played }.
               *[other] {" "}Il en reste { $tiles_played }.
            }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $tiles_played ->
            [none] Mélangez et comptez les tuiles. Saisissez combien.
           *[other] Mélangez les { $tiles_played } tuiles face cachée.
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $starter_is_drawn ->
            [yes] {""}
           *[no] { $starter ->
                [none] Mettez-vous d’accord sur qui commence, et saisissez-le.
               *[other] { $starter } commence.
            }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Retournez la tuile du dessus : la première offre.
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { $starter ->
            [none] Donnez les autres une à une, dans le sens horaire, à partir de la personne qui commence. { between-hands }
           *[other] Donnez les autres une à une, dans le sens horaire, à partir { ELIDED("de", $starter) }. { between-hands }
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] Saisissez la tuile retournée.{ $starter_is_drawn ->
            [yes] { $starter ->
                [none] {""}
               *[other] {" "}{ $starter } commence, au sort.
            }
           *[no] {""}
        }
    }
between-hands = { $smaller_hand ->
    [0] Les mains peuvent différer d’une tuile.
   *[other] { UPTO($larger_hands, 2) ->
        [0] Chacun en reçoit { $smaller_hand }.
        [more] Les { COUNT($larger_hands) } premiers, jusqu’à { LAST($larger_hands) }, en reçoivent { $larger_hand }, les autres { $smaller_hand }.
        [1] { $larger_hands } en reçoit { $larger_hand }, { between-rest } { $smaller_hand }.
       *[other] { $larger_hands } en reçoivent { $larger_hand }, { between-rest } { $smaller_hand }.
    }
}
between-rest = { COUNT($smaller_hands) ->
    [1] { $smaller_hands }
   *[other] les autres
}

## Ce qu’on ne peut pas saisir

no-such-tile = Il n’y a pas de { $number } dans cette série. Vérifie le nombre.
left-out = Le { $number } est écarté. Vous jouez de { $low } à { $high }.
tile-undescribed = Le { $number } est nouveau. Décris-le aussi.
tile-differs = Le { $number } est connu comme une autre tuile.

## Avant que les mises soient montrées sur le tableau, ou une décision

opening = { SAY(FIRST($facts), "opening-of") }
opening-of = { $it ->
    [none] {""}
   *[other] { $opening ->
        [decided] { $seat } a décidé.
        [nothing] {""}
       *[bids] Toutes les mises, la plus basse d’abord.
    }
}

## Ce qui était remarquable, raconté à la fin

mention-own-tile = { $seat } a ajouté { SAY($tile, "what") }, et l’a pris ensuite.
mention-turned = Seul le { $worth } { ELIDED("de", $seat) } n’était pas entre { $low } et { $high }. Sans lui, l’enchère était inversée.
mention-hot = { $total ->
    [0] { $skips } d’entre vous ont payé pour éviter une offre qui ne valait rien. { $seat } l’a prise.
   *[other] { $skips } d’entre vous ont payé pour éviter { SIGNED($total) }. { $seat } l’a pris.
}

## Que puis-je faire ?

can-starter =
    Mettez-vous d’accord, et touchez le nom de la personne qui commence. N’importe qui peut le faire.
    Elle reçoit la première tuile, et joue le premier coup.
can-size =
    Comptez toutes les tuiles avec lesquelles vous jouez, y compris celle du dessus. N’importe qui peut le saisir.
    Alors l’appli sait combien de tuiles chacun de vous a.
can-start =
    Retournez la tuile du dessus : c’est la première offre. N’importe qui peut la saisir.
    Donnez toutes les autres. La première personne ajoute alors une tuile, ou déclare une enchère.
can-turn =
    { $other ->
        [declare] { $can_add ->
            [yes] Ajoute une tuile à droite, ou déclare une enchère. Si tu ne peux pas ajouter, l’enchère est obligatoire.
           *[no] Déclare une enchère : aucune tuile ne peut être ajoutée maintenant.
        }
       *[pass] { $can_add ->
            [yes] Ajoute une tuile, ou passe si tu ne peux pas : le Laptopple interdit l’enchère maintenant.
           *[no] Passe : aucune tuile ne peut être ajoutée, et le Laptopple interdit l’enchère.
        }
    }
    { can-fits }
    Dans une enchère, chacun scelle une tuile. On marque les prix de l’offre qu’on prend.
# Quelles tuiles on peut ajouter maintenant : « plus haut que 12 ».
can-fits = { $fits ->
    [none] {""}
   *[other] Ce qu’on peut ajouter : { SMALL($fits) }
}
can-second =
    { $can_add ->
        [yes] Le Ceiling Van te permet d’ajouter une deuxième tuile. Rien ne t’y oblige.
       *[no] Aucune deuxième tuile ne peut être ajoutée maintenant.
    }
    { can-fits }
can-bid =
    { OPTION("dealer") ->
        [app] { $several ->
            [yes] Choisis deux tuiles et scelle-les : leur somme est ta mise.
           *[no] Choisis une tuile, et scelle-la comme mise. Personne ne la voit avant.
        }
       *[table] { $several ->
            [yes] Pose deux tuiles face cachée et scelle-les : leur somme est ta mise.
           *[no] Pose une tuile face cachée, et scelle-la comme mise. Personne ne la voit avant.
        }
    }
    { can-first }
    { can-next }
# Qui décide en premier.
can-first = { $machine ->
    [lowest] La Cashing Machine : la plus basse mise décide en premier, dans tous les cas.
    [highest] La Cashing Machine : la plus haute mise décide en premier, dans tous les cas.
    [single] La plus haute mise décide en premier : prendre l’offre, ou payer pour se désister.
   *[none] La plus haute mise décide en premier. Si toutes sont entre { $offer_low } et { $offer_high }, la plus basse.
}
# Ce que deviennent les mises.
can-next = { OPTION("winner_starts") ->
    [yes] La personne qui prend l’offre choisit la mise qui commence la suivante. { can-others }
   *[no] La plus basse mise commence l’offre suivante. { can-others }
}
can-others = { OPTION("middle_returns") ->
    [yes] { PLAYERS() ->
        [2] Les autres sont défaussées.
       *[other] Une du milieu peut revenir.
    }
   *[no] Les autres sont défaussées.
}
can-openbid =
    { OPTION("dealer") ->
        [app] { $several ->
            [yes] Le Calculater : on mise à découvert. Choisis deux tuiles : leur somme est ta mise.
           *[no] Le Calculater : on mise à découvert. Choisis ta mise.
        }
       *[table] { $several ->
            [yes] Le Calculater : on mise à découvert. Pose deux tuiles face visible : leur somme est ta mise.
           *[no] Le Calculater : on mise à découvert. Pose ta mise face visible, et saisis-la.
        }
    }
    { can-first }
    { can-next }
can-choice =
    { $take_bids ->
        [yes] Prends l’offre : tu marques { SIGNED($take_total) } avec { SAY($take_tiles, "tiles") }, et les mises.
       *[no] Prends l’offre : tu marques { SIGNED($take_total) } avec { SAY($take_tiles, "tiles") }.
    }
    { $skip_cost ->
        [either] Ou désiste-toi : perds une tuile gagnée, au hasard, ou ajoutes-en une de ta main.
        [both] Ou désiste-toi : perds une tuile gagnée, au hasard, et ajoutes-en une de ta main.
       *[several] Ou désiste-toi : perds { $skip_price } tuiles gagnées, au hasard.
    }
    Puis la personne suivante décide. La dernière doit la prendre.
can-put =
    { $several ->
        [yes] Ajoute une tuile de ta main, n’importe où dans l’offre.
       *[no] Ajoute une tuile de ta main, sous toute l’offre ou au-dessus.
    }
    C’est le prix pour te désister. Elle comptera pour la personne qui prend l’offre, en bien ou en mal.
can-starts =
    Tu as pris l’offre, donc tu choisis la mise qui commence la suivante.
    { OPTION("middle_returns") ->
        [yes] Les autres mises sont défaussées, sauf si une du milieu revient.
       *[no] Les autres mises sont défaussées.
    }
can-gift =
    { $winner ->
        [none] L’Aquariumbrella : tu peux ajouter une de tes tuiles à ce que quelqu’un a gagné.
       *[other] { YOU($winner) ->
            [you] L’Aquariumbrella : tu peux ajouter une de tes tuiles à ce que tu as gagné.
           *[other] L’Aquariumbrella : tu peux ajouter une de tes tuiles aux tuiles gagnées { ELIDED("de", $winner) }.
        }
    }
    Son prix y compte, bon ou mauvais. Rien ne t’y oblige.
can-spoil =
    { $winner ->
        [none] L’Aquariumbrella : tu peux défausser une tuile de ce que quelqu’un a gagné.
       *[other] { YOU($winner) ->
            [you] L’Aquariumbrella : tu peux défausser une tuile de ce que tu as gagné.
           *[other] L’Aquariumbrella : tu peux défausser une tuile des tuiles gagnées { ELIDED("de", $winner) }.
        }
    }
    Alors personne ne la marque. Rien ne t’y oblige.
can-clash =
    Il n’y a qu’une tuile { $item }. Touchez la saisie qui est fausse, et changez-la.
    Les tuiles sur la table disent laquelle.
    Les tuiles ont un défaut ? Gardez les deux. On ne compte plus ce nombre.
can-override =
    Choisissez le nombre que vos tuiles ont deux fois.
    On ne le compte plus : il peut revenir.
can-describe =
    Choisissez une tuile mal décrite dans notre liste, et saisissez ce qui est imprimé dessus.
    Ça change dans la liste, et partout où la tuile se trouve.
meanwhile =
    { $stage ->
        [auction] La personne interrogée prend l’offre, ou paie pour se désister. Puis la personne suivante décide.
        [skip] La personne interrogée prend l’offre, ou paie pour se désister. Puis la personne suivante décide.
        [bids] Les mises arrivent. Elles sont retournées ensemble.
        [turn] { $seat ->
            [none] Le coup suivant vient dès que c’est saisi.
           *[other] { $seat } ajoute une tuile, ou déclare une enchère. Puis tout le monde mise.
        }
       *[other] Le coup suivant vient dès que c’est saisi.
    }

## Comment on joue

how =
    À ton tour, ajoute une tuile plus haute que la dernière. Ou déclare une enchère.
    Dans une enchère, chacun scelle une tuile. La plus haute décide en premier ; si toutes les mises sont entre les nombres de l’offre, la plus basse.
    { OPTION("skip_either") ->
        [yes] { OPTION("in_order") ->
            [yes] Prends l’offre, ou désiste-toi : perds une tuile gagnée, ou ajoutes-en une, plus basse ou plus haute que toutes.
           *[no] Prends l’offre, ou désiste-toi : perds une tuile gagnée, ou ajoutes-en une de ta main.
        }
       *[no] { OPTION("in_order") ->
            [yes] Prends l’offre, ou désiste-toi : perds une tuile gagnée, et ajoutes-en une, plus basse ou plus haute que toutes.
           *[no] Prends l’offre, ou désiste-toi : perds une tuile gagnée, et ajoutes-en une de ta main.
        }
    }
    { OPTION("winner_starts") ->
        [yes] La personne qui la prend choisit la mise qui commence l’offre suivante. { how-bids }
       *[no] La plus basse mise commence l’offre suivante. { how-bids }
    }
    { OPTION("actions") ->
        [yes] Une action compte tant que sa tuile est dans l’offre. Le tableau et ton téléphone montrent lesquelles.
       *[no] {""}
    }
    { OPTION("per_type") ->
        [yes] Quand toutes les mains sont vides, compte tes prix : de chaque sorte, le plus haut et le plus bas. Le plus haut total gagne.
       *[no] Quand toutes les mains sont vides, compte tes prix. Le plus haut total gagne.
    }
how-bids = { PLAYERS() ->
    [2] L’autre mise est défaussée.
   *[other] { OPTION("middle_returns") ->
        [yes] La mise du milieu revient en main, sauf si son joueur a gagné ou s’est désisté. Le reste est défaussé.
       *[no] Les autres mises sont défaussées.
    }
}
decks = { OPTION("decks") ->
    [both] les tuiles de base, Odd Inventions et Double Devices
    [odd] les tuiles de base et Odd Inventions
    [double] les tuiles de base et Double Devices
   *[base] les tuiles de base
}
needs = { OPTION("dealer") ->
    [app] Pas de tuiles : l’appli donne { decks }.
   *[table] { OPTION("deck") ->
        [app] Les tuiles que l’appli imprime, tirage { OPTION("seed") } : { decks }.
       *[ours] Vos propres tuiles de I Bid You Not : { decks }.
    }
}
substitutes =
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("deck") ->
            [app] {""}
           *[ours] Si vous imprimez une série, réglez « Les tuiles » sur « Imprimées par l’appli ».
        }
    }
    { OPTION("dealer") ->
        [app] {""}
       *[table] { OPTION("actions") ->
            [yes] Des bouts de papier, tous de même taille. Écrivez sur chacun un nombre, une sorte, un prix, et son action. Copiez-les de la série que l’appli imprime.
           *[no] Des bouts de papier, tous de même taille. Écrivez sur chacun un nombre, une sorte et un prix. Copiez-les de la série que l’appli imprime.
        }
    }
tour-score = Gagne des tuiles aux bons prix. Quand toutes les mains sont vides, la plus haute somme gagne.
tour-turn = À ton tour, ajoute une tuile à l’offre, ou déclare une enchère : alors chacun scelle une mise.
tour-negative = Les prix peuvent être négatifs. En dernier, ou sans de quoi te désister ? Tu prends tout.
tour-board = Le tableau retourne les mises, et dit qui décide en premier : prendre l’offre, ou se désister.

## Pendant que le jeu se joue tout seul, chaque fois la première

caption-asked-size = Les tuiles sont comptées et données à la main.
caption-asked-start = Quelqu’un retourne la première tuile : l’offre. Elle grandit jusqu’à ce que quelqu’un la veuille.
caption-asked-turn = À son tour, on ajoute une tuile plus haute, ou on lance une enchère.
caption-asked-bid = Chacun mise une de ses tuiles, en secret.
caption-asked-choice = La première personne à décider peut prendre toute l’offre, ou payer pour se désister.
caption-told-sorted = La plus haute mise d’abord. Mais si toutes sont entre les nombres de l’offre, la plus basse.
caption-told-added = L’offre grandit. Certaines tuiles valent moins que rien.
caption-told-took = { $seat } prend l’offre. Une mise commence la suivante.

## Ce que le tableau ajoute ; jamais deux fois le même dans une soirée. $who enchérit.

comment-takes-1 = Une fois, deux fois, adjugé à { $who }.
comment-takes-2 = { $who } trouvera bien une étagère.
comment-takes-3 = Le marteau salue { $who }.
comment-takes-4 = { $who } a levé la main en premier.
comment-takes-5 = Vendu. { $who } a pris la camionnette.
comment-takes-6 = Ni repris ni échangé, { $who }.
comment-forced-1 = { $who } allait vers la porte.
comment-forced-2 = Il fallait bien quelqu’un. Bonjour, { $who }.
comment-forced-3 = { $who } venait juste pour le café.
comment-forced-4 = { $who } s’est gratté l’oreille au mauvais moment.
comment-forced-5 = Ça suit { $who } jusqu’à la maison.
comment-forced-6 = Les meubles ont choisi { $who }.
comment-forced-7 = { $who } avait la chaise trop près du marteau.
comment-forced-8 = Ça avait l’air bien seul. Maintenant, il y a { $who }.
comment-skips-1 = { $who } contemple le plafond.
comment-skips-2 = { $who } se souvient d’un rendez-vous.
comment-skips-3 = { $who } n’a plus de place à la maison.
comment-skips-4 = { $who } refait son lacet, lentement.
comment-skips-5 = { $who } ramasse un crayon, et reste en bas.
comment-skips-6 = { $who } lit le catalogue à l’envers.
comment-inverted-1 = Peu est le nouveau beaucoup.
comment-inverted-2 = Les modestes d’abord, pour une fois.
comment-inverted-3 = Les économistes quittent la salle.
comment-inverted-4 = Le dernier rang est maintenant le premier.

## Ce qu’une enchère veut dire pour une place

result-won-you = { COUNT($seats) ->
    [one] Tu gagnes avec { SIGNED($total) } !
   *[other] Tu partages la victoire avec { SIGNED($total) } !
}
result-won = { COUNT($seats) ->
    [one] { $seats } gagne avec { SIGNED($total) }.
   *[other] { $seats } se partagent la victoire avec { SIGNED($total) }.
}
result-took-you = { $why ->
    [none] Tu prends l’offre : { SAY(COUNT($tiles), "tiles") }.
   *[other] Tu dois prendre l’offre : { SAY(COUNT($tiles), "tiles") }.
}
result-took = { $why ->
    [none] { $seat } prend l’offre : { SAY(COUNT($tiles), "tiles") } pour { SIGNED($total) }.
   *[other] { $seat } doit prendre l’offre : { SAY(COUNT($tiles), "tiles") } pour { SIGNED($total) }.
}
result-bids-too = Tu reçois aussi les mises : { SAY($tiles, "the-number") }.
result-lost = Tu perds le { AT($tile, "number") } de tes tuiles gagnées. Défausse-le.
result-dried = Tu gagnes aussitôt { SAY($tiles, "the-number") }.
result-ignored = Ton { $worth } ne compte pas.
result-to-hand = Le { AT($tile, "number") } va dans ta main.
result-returned = Tu reprends { $numbers }.
result-next-offer = Ton { AT($tile, "number") } commence l’offre suivante.
result-alarm-to = { $takes ->
    [yes] Tu prends le { AT($tile, "number") } à { $frm }.
   *[no] Tu reçois le { AT($tile, "number") } { ELIDED("de", $frm) }.
}
result-alarm-from = { $to } reçoit ton { AT($tile, "number") }.
result-gift = { $seat } ajoute le { AT($tile, "number") } à ce que tu as gagné.
result-spoiled = { $seat } défausse le { AT($tile, "number") } de ce que tu as gagné.
result-nothing = Rien pour toi.
result-all-ignored = Aucune mise ne compte. L’offre reste.

## Sur le tableau

scene-has-bid = a misé
scene-adding = ajoute…
scene-choosing = choisit…
scene-skipped = se désiste
scene-ignored = ne compte pas
scene-waiting = attend
scene-in-hand = { $count } en main
scene-has-left = n’est plus là
scene-sealed = scellé
scene-bidding = mise…
scene-to-play = doit jouer
scene-took-it = l’a prise
scene-no-tiles = pas de tuiles
scene-away = pas là
scene-counts = { $hand } en main, { $scored ->
    [one] { $scored } gagnée
   *[other] { $scored } gagnées
}
scene-offer = L’offre
scene-next = Ensuite
scene-lost = Perdue
scene-ran = L’offre allait de { $low } à { $high }
scene-runs = L’offre va de { $low } à { $high }
scene-bids = Mises : { COMMAS($bids, "scene-bid") }.
scene-bid = { PLAIN($seat) } { $worth }
scene-actions = Actions en vigueur
scene-inverted = Inversée : la plus basse d’abord
scene-highest = La plus haute d’abord
scene-off = coupée : Swatphone
scene-replaced = remplacée
scene-turns-left = reste { $turns }
tile-acts = avec une action

## Sur un téléphone

pad-offer = { $is_one ->
    [yes] Offre <b>{ $low }</b>, vaut <b>{ SIGNED($worth_taken) }</b>
   *[no] Offre <b>{ $low } à { $high }</b>, vaut <b>{ SIGNED($worth_taken) }</b>
}
pad-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
pad-bid-ignored = Ton { $worth } ne compte pas.
pad-bid = { $state ->
    [asked] { $first ->
        [yes] Tu as misé { $worth }. Tu décides en premier.
       *[no] Tu as misé { $worth }. C’est à toi de décider.
    }
    [skipped] Tu as misé { $worth }, et payé pour te désister.
    [won] Tu as misé { $worth }, et pris l’offre.
   *[waits] { $asked ->
        [none] Tu as misé { $worth }.
       *[other] Tu as misé { $worth }. On attend { PLAIN($asked) }.
    }
}
pad-none = Pas encore de tuiles gagnées
pad-headgrowns = { $more ->
    [yes] Headgrowns : chacune de ces tuiles compte { $by } de plus.
   *[no] Headgrowns : chacune de ces tuiles compte { $by } de moins.
}
hand-told = { $action ->
    [none] { type-name }, { SIGNED($price) }
   *[other] { type-name }, { SIGNED($price) } · { action }
}
place-alone = seule
place-left = à gauche de { $number }
place-right = à droite de { $number }
place-between = entre { $low } et { $high }
tile-lift = Aucune des miennes n’est permise. La jouer quand même
tile-near = Tuiles possibles
tile-digits = Chiffres du nombre
tile-another = Un autre nombre
tile-what-drawn = Qu’est-ce qui est dessiné dessus ?
tile-type = Sorte
tile-its-price = Son prix
tile-price = Prix
tile-its-action = Son action
tile-action = Action
tile-no-action = Pas d’action
tile-enter-here = Saisis-le ici
tile-range = { $low } à { $high }
tile-known = Connu : { $type }, { $price }.
tile-row = { $type }, { $price }
tile-row-acts = { $type }, { $price } · { $says }
tile-suggested = { $number }, { $type }, { $price }
tile-nobody = Personne n’a encore décrit le { $number }.
tile-no-such = Il n’y a pas de { $number } ici. Vérifie le nombre.
tile-described = { $number } : décrit
tile-describe = Décrire le { $number }
tile-is = Le { $number } est…

## Pour qui regarde

watch-bid = { $state ->
    [asked] { $worth }, décide…
    [skipped] { $worth }, se désiste
    [won] { $worth }, la prend
    [ignored] { $worth }, ne compte pas
   *[waits] { $worth }
}

## La page des listes

setup-decks = Listes : imprimer ou importer
decks-title = Listes · Table { $code }
decks-table = Table { $code }
decks-rules = Règles
decks-heading = Listes
decks-what = Une liste dit ce qu’est chaque tuile : plus personne n’a à en décrire.
decks-imported = { $tiles } tuiles importées. La prochaine partie les utilise.
decks-print = Imprimer une série
decks-nine = Neuf tuiles par feuille, ou seize petites. Le même numéro donne toujours la même série.
decks-seed = Numéro de tirage, de 1 à 999
decks-sets = Séries
decks-base = La série de base a 64 tuiles. Ajouter :
decks-odd = Odd Inventions, 42 tuiles
decks-double = Double Devices, 36 tuiles
decks-a4 = Imprimer en A4
decks-letter = Imprimer en Letter
decks-save = Enregistrer en CSV
decks-own = La série de cette table
decks-known = { $tiles ->
    [one] { $whole ->
        [yes] { $tiles } tuile est connue, et la liste est complète.
       *[no] { $tiles } tuile est connue.
    }
   *[other] { $whole ->
        [yes] { $tiles } tuiles sont connues, et la liste est complète.
       *[no] { $tiles } tuiles sont connues.
    }
}
decks-export = Exporter en CSV
decks-print-it = Imprimer
decks-show = Montrer la liste
decks-number = Nombre
decks-type = Sorte
decks-price = Prix
decks-action = Action
decks-none = Aucune tuile n’est encore connue. Décrivez chacune quand elle apparaît, ou importez une liste.
decks-import = Importer une liste
decks-csv = Un fichier CSV, une tuile par ligne : nombre, sorte, prix, et l’action. Chaque sorte en a deux : <b>a</b> est la première que nomment les <a href="{ $rules }">règles</a>, <b>b</b> la seconde. Une tuile sans action n’a rien à cet endroit.
decks-nothing = <b>Rien n’a été importé.</b> { $problems ->
    [one] Corrigez d’abord cette ligne :
   *[other] Corrigez d’abord ces { $problems } lignes :
}
decks-more = et { $more } de plus
decks-game-on = Une partie est en cours. Importez une liste avant la prochaine.
decks-host-only = Seul l’hôte peut importer une liste, sur le tableau.
decks-file = Fichier
decks-paste = Ou collez son texte
decks-whole = C’est toute la série
decks-refused = Un nombre qui n’est pas sur la liste est alors refusé.
decks-do-import = Importer la liste

## Sur l’image du résultat

picture-catalogue = CATALOGUE DE LA VENTE
picture-lot = Lot { $place }
picture-left = Départ
picture-sold = VENDU
picture-points = { $is_one ->
    [yes] point
   *[no] points
}
picture-number = Nº { $number }

## Options

credit = Par Pandaqi
tagline = Embellis l’offre, ou gâche-la. Puis mise, et laisse-la à quelqu’un d’autre.
form-base = Les tuiles de base
    .help = Une offre, des mises et des désistements. À peu près la moitié des tuiles ont une action.
form-variants = Avec les variantes
    .help = Les mêmes tuiles, et les cinq variantes. Désactivez celles que vous ne voulez pas.
form-odd = Odd Inventions
    .help = Des nombres négatifs, et des actions plus folles.
form-double = Double Devices aussi
    .help = Les deux extensions : des nombres de −64 à 100, et des actions qui tordent les règles.
option-dealer = Qui donne
    .help = Vous donnez de vraies tuiles, ou chaque téléphone montre les siennes.
    .choice-table = Nous
    .choice-app = L’appli
option-deck = Les tuiles
    .help = La vôtre : décrivez chaque tuile une fois, quand elle apparaît. L’appli connaît les siennes par leur nombre.
    .choice-ours = Notre série
    .choice-app = Imprimées par l’appli
option-odd = Odd Inventions
    .help = L’extension avec les nombres −64 à −1.
option-double = Double Devices
    .help = L’extension avec les nombres 65 à 100.
option-seed = Numéro de tirage
    .help = Chaque numéro fait d’autres tuiles. Il est imprimé sur chaque page.
option-list = Notre liste
    .help = Elle se remplit en jouant, ou importez-en une entière.
option-whole = La liste est complète
    .help = Un nombre qui n’y est pas est alors refusé.
option-length = Durée
    .help = Pour une partie plus courte, écartez les nombres les plus bas et les plus hauts.
    .choice-all = Toutes les tuiles
    .choice-most = Les trois quarts
    .choice-half = La moitié
    .choice-range = De… à…
option-lowest = De
    .help = Le plus bas nombre avec lequel vous jouez.
option-highest = À
    .help = Le plus haut nombre avec lequel vous jouez.
option-actions = Actions
    .help = Sans, c’est une règle maison : seuls les nombres et les prix comptent.
option-draw = Tirer au sort qui commence
    .help = Au hasard. Sinon, vous dites qui commence.
option-winner_starts = Le gagnant ouvre
    .help = La personne qui prend une offre choisit la mise qui commence la suivante.
option-middle_returns = La mise du milieu revient
    .help = Elle revient en main, sauf si son joueur a gagné ou s’est désisté.
option-skip_either = Désistement moins cher
    .help = Pour se désister, perdre une tuile gagnée ou en ajouter une de sa main, pas les deux.
option-in_order = Désistement aux bords
    .help = Une tuile ajoutée pour se désister doit être plus basse ou plus haute que toute l’offre.
option-per_type = Deux de chaque sorte
    .help = De chaque sorte, seuls comptent ton plus haut et ton plus bas prix.
printed-tiles = Une série de tuiles
    .help = 64 tuiles, ou plus avec les extensions. Le même numéro donne toujours la même série.
    .note = Avant la partie, réglez « Les tuiles » sur « Imprimées par l’appli », et le numéro de tirage sur { $seed }.
printed-tiles-odd = Odd Inventions
    .help = 42 tuiles de plus, de −64 à −1.
printed-tiles-double = Double Devices
    .help = 36 tuiles de plus, de 65 à 100.
