action-hold-to-look = Maintiens pour voir
action-take-it-back = Reprendre
amend-entered = Saisi : <b>{ $label }</b>
amend-save-the-change = Enregistrer
amend-anyway = Modifier quand même
amend-save-it = Enregistrer { $it }
amend-later-entries-that-still = Les saisies suivantes qui restent valables sont gardées. Tout le monde voit le changement.
awaited-who-has-been-heard = Qui a déjà répondu
entries-you-can-change-your = Tu peux changer tes propres saisies et celles de la table. L’hôte peut les changer toutes, sur le tableau.
hand-hold-to-look-at = Maintiens pour voir tes cartes
hand-hold = Maintiens
head-watching = Tu regardes
help-youre-the-host-games = <b>C’est toi l’hôte.</b> Les parties commencent sur le tableau.
help-a-phone-says-it-is-you = Un autre téléphone demande ta place.
help-it-would-see-what-you-see = Si tu le laisses entrer, il voit tout ce que tu vois.
help-another-phone-has-your-seat = Un autre téléphone a aussi ta place.
help-it-sees-what-you-see = Il voit ce que tu vois. Ce n’est pas le tien ? Demande à l’hôte de le déconnecter.
help-waiting-for-their-phone = On attend le téléphone { ELIDED("de", $name) }.
help-say-yes-there = Il faut y dire oui.
help-waiting-for-the-host = On attend l’hôte.
help-ask-the-host-to = Demande à l’hôte de te donner la place { ELIDED("de", $name) }.
help-is-away = { $name } n’est pas là.
help-the-host-asks-you = L’hôte te demande de répondre pour { $name }.
help-answer = Répondre
help-the-host-is-gone = L’hôte n’est plus là.
help-somebody-has-to-start = Il faut quelqu’un pour lancer les parties et laisser entrer les autres.
help-ill-host = Je serai l’hôte
how-you-need = Il vous faut : { $needs }
how-show-the-tour-again = Revoir la visite
how-lets-play = C’est parti
how-you-play-with-real = Vous jouez avec de vraies cartes
how-play-your-cards-on = Joue tes cartes sur la table, comme toujours. Ce que tu joues en secret, saisis-le ici.
how-when-everybody-is-in = Quand tout le monde a répondu, tout se montre d’un coup : qui prend quoi, et pourquoi.
how-companion-keeps-the-scores = Companion compte les points et connaît les règles.
how-waiting-for-the-host = On attend que l’hôte choisisse un jeu. Ses règles seront ici.
index-pass-the-phone-no = Passe le téléphone. On ne regarde pas !
index-i-am = C’est moi, { $name }
look-look-up = Lève les yeux !
look-its-on-the-board = C’est sur le tableau.
look-the-rules-and-how = Les règles, et comment on y joue à votre table
lost-what-was-entered-later = Ce qui a été saisi ensuite n’est peut-être plus possible. Alors on le redemandera.
lost-what-was-entered-after = Ce qui a suivi compte de nouveau, là où c’est encore possible.
more-scores-and-your-cards = Les points et tes cartes
more-what-changed = Qu’est-ce qui a changé ?
phone-this-phone-wont-let = Ce téléphone ne peut pas garder l’écran allumé. Dans ses réglages, retarde la mise en veille.
phone-vibrate = Vibrer
phone-somebody-else-plays-on = Quelqu’un d’autre joue aussi sur ce téléphone
phone-leave-the-table = Quitter la table
phone-leave-the-table-you = Quitter la table ? Tu peux revenir avec le code.
prompt-ready-for-the-next = Tout est prêt pour la suite
prompt-youre-in = C’est bon, { $name }
prompt-you-sit-out-the = Tu ne joues pas la prochaine partie. L’hôte peut te faire entrer.
prompt-youre-the-host-pick = C’est toi l’hôte. Choisis un jeu, et lance-le, sur le tableau : au bas de cette page, ou sur une télé.
prompt-the-host-begins-on = L’hôte lance { $title } sur le tableau, quand tout le monde est là.
prompt-the-host-picks-a = L’hôte choisit un jeu sur le tableau, et le lance.
prompt-say-hello-on-the = Dire bonjour sur le tableau
prompt-what-do-you-want = À quoi veux-tu jouer ?
prompt-votes = voix
prompt-full-rules = Règles complètes
prompt-practise-a-round = Faire un tour d’essai
prompt-practise-with = S’entraîner avec { $name }
prompt-your-earlier-entry-no = Ta saisie d’avant ({ $value }) n’est plus possible. { $say }
prompt-the-other-cards-are = Les autres cartes sont visibles. La tienne se verra tout de suite.
prompt-check-entries = { $count ->
    [one] Vérifie cette saisie
   *[other] Vérifie ces saisies
}
prompt-who-can-change-it = { CAPITAL(OR($who, "one-who-can")) } peut la changer.
one-who-can = { $it }
prompt-youre-out = Tu n’es plus dans cette partie
prompt-watch-or-come-back = Tu peux regarder. Tu veux continuer, finalement ? Demande à l’hôte.
prompt-host-sees-who-plays = Demande à l’hôte qui joue.
prompt-enter-it-here-instead = Le saisir plutôt ici
prompt-sealed = C’est scellé
prompt-everybody-has-sealed-here = Tout le monde a scellé. C’est parti…
prompt-you-can-take-it = Tu peux le reprendre tant que tout le monde n’a pas scellé.
prompt-what-you-sealed-no = Ce que tu as scellé n’est plus possible. { $say } Reprends-le, et choisis encore.
ruling-now = Maintenant
keypad-delete-the-last-digit = Effacer le dernier chiffre
keypad-plus-or-minus = Plus ou moins
pick-enter = Saisir
pick-enter-it = Saisir { $it }
pick-see-them-all = Tout voir
pick-possible = Possible : { $possible }
pick-nothing-is-possible = Rien n’est possible
bid-bid = Miser { $low }
bid-one-less = Un de moins
bid-keys = Touches :
bid-one-more = Un de plus
bid-digits-of-the-bid = Chiffres de la mise
bid-bid-2 = miser { $value }
clash-our-deck-is-like = Notre paquet est comme ça : on les garde
clash-change = Changer : { $entry }
clash-go-back = Revenir
clash-are-the-cards-themselves = Le paquet n’est pas comme d’habitude ? Alors ces cartes ne sont plus comptées.
clash-our-deck-is-like-2 = Notre paquet est comme ça
either-nothing-yet = Rien encore
either-pick-one = Choisis
order-move-up = Monter { $label }
order-move-down = Descendre { $label }
order-move-off-the-list = Enlever { $label } de la liste
order-tap-a-card-below = Touche une carte ci-dessous
order-what-can-be-had = Ce qu’on peut avoir
how-tour = Visite en 20 secondes
lost-asked-again = { $count ->
    [one] Alors une saisie suivante n’est plus possible, et on la redemandera :
   *[other] Alors { $count } saisies suivantes ne sont plus possibles, et on les redemandera :
}
lost-not-counted = { $count ->
    [one] Alors une saisie suivante ne compte pas. Si elle reste valable, elle comptera quand la partie y arrivera.
   *[other] Alors { $count } saisies suivantes ne comptent pas. Ce qui reste valable comptera quand la partie y arrivera.
}
phone-mine = Ce téléphone
# Plus d’une personne y joue.
phone-of = Ce téléphone : { $names }
phone-change-my-name = Changer ton nom ou ton symbole
phone-change-name-of = Changer le nom ou le symbole { ELIDED("de", $name) }
prompt-you-lead = { $count ->
    [one] Tu mènes pour l’instant
   *[other] Tu es en tête, à égalité
}
prompt-you-win = { $count ->
    [one] Tu gagnes !
   *[other] Tu partages la victoire !
}
prompt-others-lead = { COUNT($names) ->
    [one] { $names } mène pour l’instant
   *[other] { $names } mènent pour l’instant
}
prompt-others-win = { COUNT($names) ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
prompt-ended-early = { $title } : partie arrêtée avant la fin. L’hôte choisit la suite, sur le tableau.
prompt-over = { $title } : partie finie. L’hôte choisit la suite, sur le tableau.
keypad-plus = plus
keypad-minus = moins
keypad-point = virgule
lost-more = et { $count } de plus
bid-left = reste { $left } sur { $all }
number-range = { $low } à { $high }
prompt-tour = { $title } : visite en 20 secondes
tour-title = { $title } en 20 secondes
pick-one = Choisis
