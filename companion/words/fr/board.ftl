ask-for = Pour { $name }
ask-is-here-and-is = { $name } est là, et choisit encore.
ask-is-away-no-phone = { $name } n’est pas là : aucun de ses téléphones n’est connecté, rien ne peut donc sonner.
ask-the-game-waits-nothing = La partie attend. Rien n’est perdu.
ask-wait-for = Attendre { $name }
ask-let-the-app-answer = Laisser répondre l’appli
ask-it-answers-as-the = Elle répond comme les règles le disent pour les absents.
ask-draw-for-them = Tirer à sa place
ask-a-neighbour-draws-one = Quelqu’un à côté tire une de ses cartes au hasard, et la saisit ci-dessous.
ask-enter-for-them = Saisir à sa place
ask-it-is-sealed-like = C’est scellé comme le reste. Sur un téléphone, personne d’autre ne le voit.
ask-everybody-sees-who-entered = Tout le monde voit qui l’a saisi.
ask-remove-them = Retirer de la partie
between-what-to-do-now = Que faire maintenant
between-done-next-step = Fait, étape suivante
between-what-to-do = Que faire
count-all-is-about-to = Tout va être retourné
course-table-after = Après
entries-which-entry-is-wrong = Quelle saisie est fausse ? Les suivantes encore valables sont gardées, et tout le monde voit le changement.
entries-nothing-has-been-entered = Rien n’a encore été saisi.
evening-wears-the-crown = porte la couronne
evening-points = points
evening-how-tonight-stands = Où en est la soirée
evening-tonight-after-games = Ce soir, après { $games } parties
evening-tonights-points = Les points du soir
evening-a-game-is-worth = { $crown } Une partie vous rapporte un point par personne classée derrière vous, et un demi-point par personne à égalité avec vous.
finale-who-came-where = Le classement
finale-what-was-remarkable = Les moments forts
finale-ready-for-more = <b>Envie de plus ?</b> { $label }. { $help }
finale-try-it = Essayer
finale-another-game = Un autre jeu
finale-play-on = Continuer
finale-see-it-again = Revoir
index-companion = { $code } · Companion
index-sit-down-with-this = Prendre place avec ce téléphone
index-one-moment = Un instant…
index-what-was-decided = Les décisions
index-keep = Non
index-when-everything-is-turned = Les révélations
index-brisk = Rapide
index-slow = Lent
index-ill-go-on-myself = À mon rythme
index-all-at-once = Tout d’un coup
index-the-space-bar-or = La barre d’espace, ou un appui, fait avancer tout de suite.
index-this-browser-wont-let = Ce navigateur ne peut pas garder l’écran allumé. Retardez la mise en veille de l’ordinateur.
index-how-loud-the-board = Le volume du tableau
index-music-in-the-lobby = Musique avant la partie et à la fin
index-go-on-the-next = Avancer : l’étape suivante, ou tout retourner
index-enter-a-card-that = Saisir une carte visible (0 pour 10 ; aussi { $letters })
index-sound-and-music-on = Son et musique, oui ou non
index-read-all-that-was = Lire toutes les décisions
index-undo-the-last-entry = Annuler la dernière saisie
index-redo-what-was-undone = Rétablir ce qui a été annulé
index-a = a
index-open-the-rules = Ouvrir les règles
lobby-take-a-seat = Prenez place
lobby-point-a-phones-camera = Visez ce code avec l’appareil photo
lobby-or-open = ou ouvrez
lobby-and-enter = et saisissez
lobby-a-qr-code-shows = Un code QR apparaît dès que l’hôte ouvre ce tableau à une adresse que les téléphones atteignent.
lobby-on-companions-first-page = Sur la première page de Companion, saisissez
lobby-clockwise-as-you-sit = Dans le sens horaire, comme à table.
lobby-drag-to-move-tap = Glisser pour déplacer, toucher un nom pour le changer.
lobby-names-appear-here-as = Les noms arrivent ici quand on prend place.
lobby-change-name-or-symbol = { $name } : changer le nom ou le symbole
lobby-tonight = ce soir
lobby-sits-out = ne joue pas
lobby-hello = Bonjour !
lobby-move-up = Monter { $name }
lobby-move-down = Descendre { $name }
lobby-remove = Retirer { $name } ?
lobby-remove-3 = Retirer { $name }
lobby-nobody-yet-is-for = Encore personne. { $name } : de { $least } à { $most } personnes.
lobby-more-can-play = Encore { $places } places pour jouer
lobby-one-more-can-play = Encore une place pour jouer
lobby-is-full = Plus de place pour { $name }
lobby-a-tv-shows-this = Une télé montre ce tableau.
lobby-a-tv-showed-this = Une télé montrait ce tableau ; elle est éteinte.
lobby-take-the-board-off-2 = Ne plus montrer le tableau sur cet écran ? Il pourra toujours regarder.
lobby-replay-it = La revoir
lobby-no-phone-has-reached = Aucun téléphone n’a encore atteint cet ordinateur.
lobby-same-wi-fi-as = Le même Wi-Fi que cet ordinateur ? Et pas celui des invités ?
lobby-did-this-computer-ask = Cet ordinateur a-t-il demandé si Python peut utiliser le réseau ? Autorisez-le.
lobby-a-vpn-here-or = Un VPN, ici ou sur le téléphone ? Coupez-le.
lobby-help-with-connecting = De l’aide pour la connexion
lobby-no-phone-two-people = Pas de téléphone ? À deux, on peut en partager un.
lobby-back-with-another-phone = De retour avec un autre téléphone ? Demandez votre ancienne place.
lobby-only-here-to-look = Juste là pour regarder ? Scannez, et touchez « Juste regarder ».
lobby-tonight-2 = Ce soir
lobby-all-options = { $name } : toutes les options
lobby-game = Jeu
lobby-players = personnes
lobby-min = · { $span } min
lobby-show-me = Montre-moi
lobby-no-such-cards = Vous n’avez pas ces cartes ?
lobby-how-do-you-want = Comment voulez-vous jouer ?
lobby-your-own-mix = Vos propres réglages
lobby-fewer = moins
lobby-more = plus
lobby-all-options-2 = Les { $fields } options
lobby-begin = Commencer { $title }
lobby-the-host-starts-the = L’hôte lance la partie.
lobby-instead-you-can-use = <b>{ $name } :</b> { $needs } Ou bien :
lobby-let-the-app-deal = Laisser l’appli donner
lobby-games-at-this-table = Les parties de cette table
lobby-replay = Revoir
lobby-not-installed-here = pas installé ici
people-remove-as-host = Retirer comme hôte
people-make-host-too = Nommer hôte aussi
people-disconnect-this-phone = Déconnecter ce téléphone
people-remove-from-the-table = Retirer de la table
people-name-or-symbol = Nom ou symbole…
people-enter-for-them = Saisir à sa place…
people-ring-their-phone = Faire sonner son téléphone
phone-is-ringing = Le téléphone { ELIDED("de", $name) } sonne.
people-a-tv-or-another = Une télé, ou un autre écran
people-the-browser-that-opened = Le navigateur qui a ouvert cette table
people-a-phone-without-a = Un téléphone sans place
people-the-laptop-that-runs = L’ordinateur où tourne Companion est toujours hôte.
people-phones-that-wait-can = Les téléphones qui attendent peuvent envoyer au tableau un rire, un « oh non » ou un bravo.
people-phones-cant-send-reactions = Les téléphones ne peuvent pas envoyer de réactions.
people-switch-reactions-off = Couper les réactions
people-switch-reactions-on = Remettre les réactions
people-time-limit = Limite de temps…
people-letters-on-the-cards = Lettres sur les cartes : { $letters }
rejoin-not-in-this-game = Pas encore dans cette partie
rejoin-join-or-come-back = Entrer, ou revenir
rejoin-requests-own-phone-decides = { $name }, réponds sur ton téléphone.
rejoin-requests-host-lets-in = L’hôte peut le laisser entrer, depuis un téléphone.
rematch-rematch = Revanche
rematch-rematch-2 = Revanche : { $title }
rematch-everybody-is-here = Tout le monde est là.
rematch-isnt-here = n’est pas là.
rematch-is-the-phone-asleep = Le téléphone dort ? Réveillez-le.
rematch-scan-the-code-to = Scannez le code pour prendre place.
rematch-deal-everybody-in = Faire jouer tout le monde
rematch-play-without-them = Jouer sans attendre
rematch-begin = Commencer
says-everything-is-sealed = Tout est scellé.
says-turn-over-now = Tout retourner
says-is-away = { $name } n’est pas là…
says-the-time-for-this = Le temps de cette question
says-add-a-minute = Une minute de plus
says-last-result = Dernier résultat :
says-anybody-may-still-take = Chacun peut encore reprendre sa saisie.
says-entered-by = { $name } : saisie par { $by }.
show-tonight-after-games = Ce soir, après { $games } parties.
take-home-point-a-phones-camera = Visez ce code avec l’appareil photo.
take-home-you-get-a-picture = Vous aurez une image à enregistrer et un texte à copier. Le téléphone doit être sur ce réseau.
take-home-open-it-here = L’ouvrir ici
timer-time-what-now = Temps écoulé ! Et maintenant ?
timer-paused-for-everybody = Pause pour tout le monde
timer-this-question = Cette question
timer-nothing-is-decided-whoever = Rien n’est décidé. Vous choisissez encore ? Continuez.
timer-go-on-waiting = Attendre encore
timer-go-on = Continuer
timer-pause = Pause
timer-still-choosing = Choisissent encore
timer-how-long-may-a = Combien de temps pour une question ? À la fin, le tableau le dit, c’est tout.
timer-how-long-a-question = Le temps d’une question
timer-no-limit = Sans limite
timer-other-e-g = Autre, par ex. 1:30
timer-set = Régler
timer-words-no-time-limit = Sans limite de temps
timer-words-seconds-a-question = { $seconds } secondes par question
undo-this-is-the-last = C’est la dernière saisie. Tout le monde voit qu’elle est annulée, et vous pouvez la rétablir.
undo-keep-it = Non, garder
undo-it = Oui, annuler ce coup
ask-answer-for = Répondre pour { $name }
ask-enters-it = { $name } le saisit
ask-on-this-screen = Le saisir sur cet écran
ask-on-this-screen-for-all = Le saisir sur cet écran, à la vue de tous
ask-enter-what-they-tell = { $name } n’est pas là. Saisissez ce qu’on vous dit.
ask-draw-one-of-theirs = { $name } n’est pas là. Tirez une de ses cartes au hasard, posez-la, et saisissez-la ici.
finale-so-far = { $title }, pour l’instant
finale-place = { $shared ->
    [yes] { $rank ->
        [1] Première place partagée
        [2] Deuxième place partagée
       *[3] Troisième place partagée
    }
   *[no] { $rank ->
        [1] Première place
        [2] Deuxième place
       *[3] Troisième place
    }
}
finale-leads = { COUNT($names) ->
    [one] { $names } mène pour l’instant
   *[other] { $names } mènent pour l’instant
}
finale-wins = { COUNT($names) ->
    [one] { $names } gagne { $title }
   *[other] { $names } se partagent la victoire
}
finale-ended-counts = Arrêtée avant la fin. Elle compte pour la soirée.
finale-ended-for-nobody = Arrêtée avant la fin. Elle ne compte pas ce soir.
# $points peut être « 2½ » ; $is_one dit si c’est 1 ou ½.
lobby-points = { $is_one ->
    [yes] { $points } point
   *[no] { $points } points
}
lobby-last-game = { COUNT($names) ->
    [0] Dernière partie, { $title } : arrêtée avant la fin.
    [1] { $over ->
        [yes] Dernière partie, { $title } : { $names } a gagné.
       *[no] Dernière partie, { $title } : { $names } menait quand elle a été arrêtée.
    }
   *[other] { $over ->
        [yes] Dernière partie, { $title } : { $names } ont gagné.
       *[no] Dernière partie, { $title } : { $names } menaient quand elle a été arrêtée.
    }
}
lobby-that-was = C’était le { $day }. Une revanche ?
lobby-all-games = Les { $count } parties
lobby-want-this = { COUNT($names) ->
    [one] { $names } veut y jouer
   *[other] { $names } veulent y jouer
}
lobby-you-need = <b>Il vous faut :</b> { $needs }
lobby-first-time = première fois
lobby-known = { $count ->
    [0] Aucun encore
   [one] { $count } connu
   *[other] { $count } connus
}
lobby-your-phones = <b>Vos téléphones.</b> L’appli donne, et chaque téléphone montre ses propres cartes.
lobby-earlier-game = { COUNT($names) ->
    [0] { $when }. Arrêtée avant la fin.
    [1] { $when }. { $names } a gagné.
   *[other] { $when }. { $names } se sont partagé la victoire.
}
people-here = là
people-host-too = hôte aussi
people-out-of-the-game = plus dans la partie
people-shows-the-board = montre le tableau
people-sure-disconnect = Déconnecter le téléphone { ELIDED("de", $name) } ? Le code permet de revenir.
people-sure-remove = Retirer { $name } de la table ? Le code permet de revenir.
rematch-has-no-seat = n’a plus de place ici.
rematch-sits-out = ne joue pas.
rematch-play-too = { COUNT($names) ->
    [one] { $names } joue aussi.
   *[other] { $names } jouent aussi.
}
rematch-play-without = Jouer sans { $names }
says-name-away = { $name } (pas là)
# $total est le total de chacun, ou aucun : « 12 points », « 7,50 $ ».
show-leads = { COUNT($seats) ->
    [one] { $total ->
        [none] { $seats } mène pour l’instant.
       *[other] { $seats } mène pour l’instant : { $total }.
    }
   *[other] { $total ->
        [none] { $seats } mènent pour l’instant.
       *[other] { $seats } mènent pour l’instant : { $total } chacun.
    }
}
show-wins = { COUNT($seats) ->
    [one] { $total ->
        [none] { $seats } gagne { $title }.
       *[other] { $seats } gagne { $title } : { $total }.
    }
   *[other] { $total ->
        [none] { $seats } se partagent la victoire.
       *[other] { $seats } se partagent la victoire : { $total } chacun.
    }
}
show-place = { $rank ->
    [2] Deuxième
   *[3] Troisième
} place : { $seats }{ $total ->
    [none] .
   *[other] {""}, { show-each }.
}
show-each = { COUNT($seats) ->
    [one] { $total }
   *[other] { $total } chacun
}
timer-words-whole-minutes = { $minutes ->
    [one] { $minutes } minute par question
   *[other] { $minutes } minutes par question
}
timer-offered = { $seconds ->
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
   *[180] 3 minutes
}
lobby-a-printer-and-scissors = <b>Une imprimante et des ciseaux.</b>
lobby-print-the-cards = Imprimez les cartes, et découpez-les.
people-take-the-board-off-2 = Ne plus montrer le tableau sur cet écran ? Il pourra toujours regarder.
people-remove-the-browser-that = Retirer comme hôte le navigateur qui a ouvert cette table ? Il pourra toujours regarder.
people-remove-this-phone-as = Retirer ce téléphone comme hôte ? Il pourra toujours regarder.
timer-words-minutes-a-question = { $time } minutes par question
timer-30-seconds = +30 secondes
timer-1-minute = +1 minute
