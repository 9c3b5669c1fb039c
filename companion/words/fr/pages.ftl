blocked-this-browser-blocks-cookies = Ce navigateur bloque les cookies
blocked-companion-needs-one-to = Companion a besoin d’un cookie pour te reconnaître. Autorise les cookies, reviens et réessaie.
blocked-way-back = Et maintenant ?
blocked-back = Retour
code-companion = Companion
code-which-table = Quelle table ?
code-scan-the-code-on = Scanne le code du tableau, ou tape ses lettres.
code-table-code = Code de la table
code-this-is-my-laptop = C’est mon ordinateur
code-what-is-this-show = Qu’est-ce que c’est ? Montre-moi
code-go-to-the-table = Aller à la table
connect-cant-connect = Pas de connexion ?
connect-no-phone-has-reached = Aucun téléphone n’a encore atteint cet ordinateur.
connect-close = Fermer
connect-the-address-in-the = L’adresse dans le code
connect-companion-was-told-to = Companion n’écoute que sur cet ordinateur (--host). Relancez-le sans, et les téléphones pourront venir.
connect-phones-cant-open-it = Les téléphones ne peuvent pas l’ouvrir ? Essayez-en une autre :
connect-phones-rarely-reach-it = , rarement atteinte par les téléphones
connect-its-the-only-one = C’est la seule que cet ordinateur a.
connect-look-at-these-in = À vérifier, dans cet ordre
connect-a-vpn-turn-it = <b>Un VPN ?</b> Coupez-le, sur cet ordinateur et sur le téléphone.
connect-in-a-hotel-or = <b>À l’hôtel, ou toujours rien ?</b> Ouvrez un partage de connexion sur un téléphone, et connectez-y cet ordinateur et tous les téléphones. Puis revenez ici.
connect-join-the-wi-fi = Se connecter au Wi-Fi par un code
connect-guests-scan-it-and = Les invités le scannent, et les voilà connectés. Le mot de passe n’est pas gardé, mais se lit dans le code.
connect-wi-fi = Wi-Fi
connect-password = Mot de passe
connect-show-the-code = Montrer le code
connect-join-the-wi-fi-2 = <b>1.</b> Connectez-vous au Wi-Fi
connect-join-the-table = <b>2.</b> Rejoignez la table
cookies-iphone-open-settings-then = <strong>iPhone :</strong> ouvre Réglages, puis Apps, Safari, Avancé, et désactive « Bloquer tous les cookies ».
cookies-android-in-chrome-tap = <strong>Android :</strong> dans Chrome, touche ⋮, puis Paramètres, Paramètres des sites, et autorise les cookies.
cookies-inside-another-app-open = Dans une autre appli ? Ouvre cette adresse dans Safari ou Chrome même.
delete-table-delete-table-companion = Supprimer la table { $code } · Companion
delete-table-delete-table = Supprimer la table { $code } ?
delete-table-delete-everything = Tout supprimer
delete-table-keep-it = La garder
facts-min = { $span } min
facts-best-with = idéal à { $span }
facts-in-english = En anglais
facts-published-variant = Variante officielle
facts-house-rule = Règle maison
facts-ruling = Précision
history-table-history-companion = Table { $code } : historique · Companion
history-name = Nom
history-points = Points
history-games = Parties
history-won = Victoires
history-most-points = Meilleur total
history-leads = en tête
history-back-to-the-board = Retour au tableau
history-table = Table { $code }
history-nothing-has-been-played = Rien n’a encore été joué ici. Chaque partie sera gardée sur cette page.
history-a-game-played-to = Une partie jouée jusqu’au bout rapporte un point par personne classée derrière vous, et un demi-point par personne à égalité avec vous.
history-all-evenings-together = Toutes les soirées ensemble
history-still-being-played = Encore en cours.
history-won-2 = a gagné
history-left-early = départ avant la fin
history-replay = Revoir
history-score-sheet = Feuille de points
history-csv = CSV
history-bg-stats = BG Stats
history-people = Les participants
history-counted-as = compte pour { $name }
history-not-here-now = pas là maintenant
history-new-name-of = Nouveau nom { ELIDED("de", $name) }
history-rename = Renommer
history-not-the-same = Ce n’est pas la même personne
history-is-the-same-person = { $name } est la même personne que
history-is-the-same-as = est la même personne que…
history-merge = Réunir
history-take-it-along = Emporter l’historique
history-all-games-as-csv = Toutes les parties en CSV
history-all-games-for-bg = Toutes les parties pour BG Stats (JSON)
history-delete-this-table = Supprimer cette table
history-delete-everything-of-it = Tout supprimer…
home-companion = Companion
home-you-bring-the-cards = Vous apportez les cartes. Companion garde les secrets, retourne tout ensemble, et dit qui prend quoi et pourquoi.
home-this-is-my-laptop = C’est mon ordinateur : ouvrir le tableau
home-new-table = Nouvelle table
home-open-a-table-with = Ouvrir une table avec ce téléphone
home-show-me = Montre-moi
home-play-with-real-cards = Jouez avec de vraies cartes
home-shuffle-and-deal-them = Mélangez et donnez, comme toujours.
home-scan-the-code = Scannez le code
home-each-phone-becomes-a = Chaque téléphone devient une place.
home-enter-in-secret = Saisissez en secret
home-the-board-reveals-it = Le tableau, le grand écran, révèle tout, et juge.
home-the-games = Les jeux
home-print-cards = Imprimer des cartes
home-rulebooks = Règles du jeu
home-the-first-time = La première fois
home-your-table = Votre table
home-earlier-tables = Tables précédentes
home-your-tables-are-as = Vos tables sont comme elles étaient le { $missing_since }.
home-anything-entered-since-then = Tout ce qui a été saisi depuis manque : les parties enregistrées étaient abîmées.
home-what-was-saved-of = Son enregistrement est abîmé
home-nobody-has-joined-yet = Encore personne
home-is-on = { $playing } est en cours
home-they-show-up-here = Elles seront ici dès que le tableau sera ouvert.
home-every-table-is-kept = Chaque table est gardée. Son code vous y ramène, et ce navigateur en reste l’hôte.
home-every-table-is-kept-2 = Chaque table est gardée ici : vous pouvez reprendre où vous en étiez.
home-none-yet-every-table = Aucune encore. Chaque table est gardée : vous pourrez reprendre où vous en étiez.
home-join-a-table-by = Rejoindre une table par son code
home-show-a-tables-board = Montrer le tableau d’une table sur cet écran
home-everything-stays-on-this = Tout reste sur cet ordinateur.
join-table-companion = Table { $code } · Companion
join-im-already-playing-tap = Je joue déjà : toucher mon nom
join-i-was-here-before = J’étais déjà là
join-waiting-for-the-host = On attend l’hôte
join-waiting-for-their-phone = On attend le téléphone { ELIDED("de", $name) }
join-say-yes-there = Il est connecté : il faut y dire oui. Cette page se met à jour toute seule.
join-back = Retour
join-this-phone-was-disconnected = Ce téléphone a été déconnecté
join-youve-left-the-table = Tu as quitté la table
join-who-else-joins = Qui vient encore ?
join-join-the-table = Rejoins la table
join-ask-for-your-seat = Demande ta place ci-dessous, et l’hôte te laissera entrer. Ou reviens avec un nouveau nom.
join-changed-your-mind-sit = Tu as changé d’avis ? Reprends place.
join-your-table-is-open = Ta table est ouverte, et tu en es l’hôte. Ce téléphone te sert tour à tour de place et de tableau.
join-you-share-this-phone = Vous partagez ce téléphone. Il dit chaque fois à qui c’est.
join-youre-inside-its-browser = <b>Tu es dans { $inside }.</b> Son navigateur oublie ta place dès que tu regardes un message. Touche ⋯ ou ⋮ au bord de l’écran, puis « Ouvrir dans le navigateur ». Ou scanne le code avec l’appareil photo.
join-you-dont-have-a = Tu n’as pas encore de place. Ce téléphone n’a pas gardé notre cookie.
join-tap-sit-down-once = Touche encore une fois « Prendre place ». Si tu relis ceci, il bloque les cookies :
join-your-name = Ton nom
join-your-symbol = Ton symbole
join-just-watch = Juste regarder
join-sit-down = Prendre place
laptop-this-link-works-only = Ce lien ne marche qu’une fois
laptop-this-is-my-laptop = C’est mon ordinateur : ouvrir le tableau
laptop-enter-a-tables-code = Saisir le code d’une table
not-drawn-dialog-close-this-and-try = Ferme ceci, et réessaie.
not-drawn-dialog-close = Fermer
notice-way-back = Et maintenant ?
notice-back = Retour
picture-players-min = { $span } personnes, { $span2 } min
rename-your-name-and-symbol = Ton nom et ton symbole
rename-anothers = { $name } : nom et symbole
rename-close = Fermer
rename-your-name = Ton nom
rename-name = Nom
rename-your-symbol = Ton symbole
rename-symbol = Symbole
rename-save-the-change = Enregistrer
result-the-text-below-has = { $title } : { $headline }. Le texte ci-dessous donne la place de tout le monde.
result-save-the-picture = Enregistrer l’image
result-or-press-and-hold = Ou appuie longtemps sur l’image.
result-as-text-for-a = En texte, pour une messagerie
result-copy-the-text = Copier le texte
result-share = Partager
result-this-page-is-in = Cette page est sur votre réseau, et marche tant que Companion tourne et garde la table.
rulebook-the-rules-companion = { $name } : les règles · Companion
rulebook-how-your-table-plays = Comment on y joue à votre table
rulebook-try-it-play-a = Essaie : fais un tour d’essai
rulebook-show-me-how-its = Montre-moi comment on joue
rulebook-no-cards-print-them = Pas de cartes ? Imprime-les
rulebook-find-a-rule = Trouver une règle
rulebook-contents = Sommaire
rulebook-all-rulebooks = Toutes les règles du jeu
rulebook-learn-it-in-this = Pour apprendre, dans cet ordre
rulebook-contents-search-and-your = Sommaire, recherche, et votre table
rulebook-contents-and-search = Sommaire et recherche
rules-rulebooks-companion = Règles du jeu · Companion
rules-rulebooks = Règles du jeu
score-sheet-score-sheet-companion = { $title } : feuille de points · Companion
score-sheet-history = Historique
score-sheet-print = Imprimer
search-search = Chercher
tv-show-the-board-here = Montrer le tableau ici · Companion
tv-show-the-board-here-2 = Montrer le tableau ici
tv-on-the-hosts-phone = Sur le téléphone de l’hôte, touche <b>Montrer le tableau sur une télé</b>, et saisis ces lettres.
tv-this-screens-browser-is = Le navigateur de cet écran est trop vieux pour le tableau. Montre-le depuis un ordinateur ou un téléphone : par un câble, ou en diffusant.
way-back-back-to = { $screen ->
    [pad] Retour à ta place
    [board] Retour au tableau
   *[table] Retour à la table
}
way-back-companion = Companion

## Des phrases qui choisissent

connect-same-wifi = { $wifi ->
    [none] <b>Le même Wi-Fi ?</b> Téléphone et ordinateur doivent être sur un même réseau. Dans le doute, coupez les données mobiles du téléphone.
   *[other] <b>Le même Wi-Fi ?</b> Téléphone et ordinateur doivent être sur un même réseau : cet ordinateur est sur <b>{ $wifi }</b>. Dans le doute, coupez les données mobiles du téléphone.
}
connect-way = { $name } : { $what }.
connect-guest-network = Un réseau d’invités sépare souvent les appareils : prenez le principal.
connect-firewall-windows = <b>Le pare-feu ?</b> Appuyez sur la touche Windows, tapez « Autoriser une application via le Pare-feu Windows », appuyez sur « Modifier les paramètres », et cochez les deux cases à côté de { $program }. Il n’y est pas ? Paramètres › Réseau et Internet › votre Wi-Fi › Réseau privé.
connect-firewall-macos = <b>Le pare-feu ?</b> Ouvrez Réglages Système › Réseau › Coupe-feu › Options, et autorisez les connexions entrantes pour { $program }. Les Mac récents demandent aussi sous Confidentialité et sécurité › Réseau local.
connect-firewall-linux = <b>Le pare-feu ?</b> Ouvrez le port { $port } : { OR($commands, "code") }.
code = <code>{ $it }</code>
delete-table-gone-then = { $games ->
    [0] Ses joueurs, ses listes et ses règles maison disparaissent, pour toujours. Personne ne peut les ramener.
    [1] { $games } partie, les joueurs, les listes et les règles maison disparaissent, pour toujours. Personne ne peut les ramener.
   *[other] { $games } parties, les joueurs, les listes et les règles maison disparaissent, pour toujours. Personne ne peut les ramener.
}
history-ended-early = { COUNT($led) ->
    [0] { $counts ->
        [yes] Arrêtée avant la fin : elle compte.
       *[no] Arrêtée avant la fin : elle ne compte pas.
    }
   *[other] { $counts ->
        [yes] Arrêtée avant la fin, en tête : { $led }. Elle compte.
       *[no] Arrêtée avant la fin, en tête : { $led }. Elle ne compte pas.
    }
}
history-same-person = { $host ->
    [yes] Quelqu’un est revenu à une nouvelle place ? Dis que c’est la même personne, et ses points s’additionnent. Les parties restent comme elles ont été jouées.
   *[no] Quelqu’un est revenu à une nouvelle place ? L’hôte peut dire que c’est la même personne, et ses points s’additionnent. Les parties restent comme elles ont été jouées.
}
join-host-lets-you-in = L’hôte te laisse entrer.
join-tap-your-name = Touche ton nom, ou celui de la personne dont tu reprends la place. L’hôte te laisse entrer.
join-ask-the-host = { $name ->
    [none] Demande à l’hôte de te laisser entrer. Cette page se met à jour toute seule.
   *[other] Demande à l’hôte de te laisser entrer à la place { ELIDED("de", $name) }. Cette page se met à jour toute seule.
}
join-table = { $game ->
    [none] Table { $code }
   *[other] Table { $code } · { $game }
}
laptop-used-link = Il a ouvert le tableau dans un autre navigateur, ou il vient d’un lancement précédent.
laptop-no-link = Sur l’ordinateur où tourne Companion, tu n’as pas besoin de lien.
# L’image d’un résultat n’a pas les lettres de certains noms : chacun avec ce qu’elle dit à la place.
result-changed = Sur l’image, { COMMAS($changed, "result-name") }. Le texte a chaque nom tel qu’il est.
result-name = <bdi>{ $key }</bdi> s’écrit { $value }
rulebook-credit = { $by ->
    [yes] { $credit }. Companion n’a aucun lien avec eux.
   *[no] { $credit }.
}
score-sheet-when = { $minutes ->
    [0] { $day }, { $time } · table { $code }
    [1] { $day }, { $time } · { $minutes } minute · table { $code }
   *[other] { $day }, { $time } · { $minutes } minutes · table { $code }
}
score-sheet-ended-early = { $counts ->
    [yes] Arrêtée avant la fin : elle compte.
   *[no] Arrêtée avant la fin : elle ne compte pas.
}
search-found = { $count ->
    [0] Aucune règle ne dit « { $searched } ». Essaie un autre mot.
    [1] { $count } règle sur « { $searched } »
    [20] { $count } règles ou plus sur « { $searched } »
   *[other] { $count } règles sur « { $searched } »
}
tv-no-table-yet = Pas encore de table ? Ouvre { $host } sur un téléphone.
tv-updates = Cette page se met à jour toute seule.
home-firewall-windows = Windows demande si { $program } peut utiliser le réseau : autorise-le pour les réseaux privés, sinon les téléphones ne peuvent pas se connecter.
home-firewall-looks-windows = C’est une fenêtre de « Sécurité Windows », parfois cachée derrière le navigateur. Coche « Réseaux privés », et appuie sur « Autoriser ».
home-firewall-macos = Ton Mac demande peut-être si { $program } peut accepter des connexions entrantes : appuie sur « Autoriser », sinon les téléphones ne peuvent pas se connecter.
home-firewall-looks-macos = C’est une fenêtre avec « Refuser » et « Autoriser » ; elle ne vient que si le coupe-feu du Mac est actif.
home-people = { $people }
facts-difficulty = { $difficulty ->
    [1] facile
    [2] moyen
   *[3] exigeant
}
search-all = Chercher dans toutes les règles
search-these = Chercher dans ces règles
history-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
