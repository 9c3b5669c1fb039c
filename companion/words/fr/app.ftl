# Ce que Companion dit des places, des tables et des téléphones.

name-missing = Comment t’appelles-tu ?
name-long = Ce nom est trop long. { $most } lettres au plus.
name-taken = { $name } est déjà à la table. Si c’est toi, touche ton nom ici. Sinon, choisis un autre nom.
name-of-another = { $name } est déjà à la table. Choisis un autre nom.
table-full = Les { $most } places sont prises. Tu peux quand même regarder.
no-such-colour = Nous n’avons pas ce symbole. Choisis-en un parmi ceux-ci.
colour-taken = Ce symbole vient d’être pris. Choisis-en un autre.
not-an-order = L’ordre vient de changer. Déplace-les encore une fois.
no-such-seat = Il n’y a plus personne à cette place.
no-such-table = Il n’y a pas de table { $table } ici. Vérifie les lettres sur le tableau.
table-deleted =  L’hôte a supprimé cette table.
plays-now = { $seat } est en train de jouer. En cas de départ, retire d’abord ce nom de la partie.
no-phone = Aucun téléphone n’est connecté à la place { ELIDED("de", $seat) }.
not-yourself = Tu ne peux pas te laisser entrer toi-même. C’est à un autre hôte de le faire.
own-phone-decides = Le téléphone { ELIDED("de", $seat) } est connecté : il faut y dire oui.
no-rejoin-request = Personne n’attend pour entrer.
no-game = Aucune partie n’est en cours à cette table.
no-such-game = Companion ne connaît pas ce jeu.
game-on = Pas pendant une partie. Finissez-la, ou arrêtez-la d’abord.
played-together = { $seat } et { $other } ont joué la même partie : ce sont donc deux personnes.
no-past-game = Cette table n’a pas de partie numéro { $number }.
no-rematch = Il n’y a pas ici de dernière partie à rejouer.
past-game-missing = Le jeu { $game } n’est pas installé ici : impossible de revoir la partie.
cannot-be-replayed = Impossible de revoir cette partie : son enregistrement est abîmé. Rien d’autre n’est touché.
too-much = Ça fait beaucoup d’un coup. { $seconds ->
    [one] Attends { $seconds } seconde, et réessaie.
   *[other] Attends { $seconds } secondes, et réessaie.
}
busy = Ça n’est pas passé. Réessaie.
stumbled = Quelque chose a coincé. Rien n’a changé. Continue, ou saisis-le autrement.
host-only = Seul l’hôte peut faire ça.
not-on-tv = Pas sur une télé : fais-le sur un téléphone.
no-such-tv = Aucune télé n’affiche ces lettres. Vérifie sur la télé, et réessaie.
too-many-tvs = Trop d’écrans attendent déjà. Réessaie dans une minute.
not-yours = Ce n’est pas à toi d’en décider.
not-seated = Prends d’abord place.
unreadable = Cette page a envoyé quelque chose d’illisible. Recharge-la.
unknown-command = Cette page n’est plus à jour. Recharge-la.
reactions-off = L’hôte a coupé les réactions.
entered-meanwhile = Quelqu’un vient de saisir autre chose. Regarde d’abord.
host-there = L’hôte est de retour.
secret-hand = Seule cette personne peut voir ces cartes. En son absence, l’appli peut tirer à sa place.
phone-is-here = Le téléphone { ELIDED("de", $seat) } est encore connecté : l’appli ne touche pas à ces cartes. Déconnecte-le d’abord.
no-such-time = Saisis une durée en secondes, ou en minutes et secondes : 90, ou 1:30.
no-time = Aucune question n’a de limite de temps en ce moment.
time-range = Choisis une durée entre { $low } secondes et { $high } minutes.
not-waited-for = Personne n’attend { $seat } en ce moment.
still-shown = Le tableau montre encore ce qui s’est passé. Fais sonner un peu plus tard.
phone-not-here = Le téléphone { ELIDED("de", $seat) } n’est pas là : il ne peut pas sonner.
rung-already = Le téléphone { ELIDED("de", $seat) } vient de sonner. Attends un instant.

## De quoi tous les écrans sont faits

can-see-the-rule = Voir la règle
can-how-to-play = Comment jouer
cached-macros-answered = a répondu
cached-macros-sealed = c’est scellé
cached-macros-change = Changer : { $body }, { $name }, { $place }
cached-macros-change-2 = Changer
correction-bar-close = Fermer
end-end-the-game = Arrêter la partie ?
end-nobody-has-scored-yet = Personne n’a encore de points : elle ne comptera pas ce soir.
end-keep-playing = Continuer
end-end-it-and-count = Arrêter, et la compter ce soir
end-end-it = Arrêter
end-score-it-now = Compter en l’état
latecomer-you-join-at = Tu entres en jeu : { $next_deal }
latecomer-you-can-watch-until = En attendant, tu peux regarder.
latecomer-the-game-is-full = La partie est complète
latecomer-you-join-as-soon = { $say } Tu entres dès que quelqu’un part, ou tu joues la prochaine partie.
latecomer-youre-sitting-out = Tu ne joues pas pour l’instant
latecomer-the-host-can-deal = L’hôte peut te faire entrer plus tard. Tu peux regarder.
latecomer-the-next-game-may = La prochaine partie est peut-être complète
latecomer-its-too-late-to = Trop tard pour cette partie. { $title } se joue à { $most } au plus, et vous êtes { $too_many }. Demande à l’hôte qui joue.
latecomer-you-play-in-the = Tu joues la prochaine partie
latecomer-its-too-late-to-2 = Trop tard pour cette partie. Tu peux regarder.
latecomer-joins-at = entre en jeu : { $next_deal }
latecomer-is-waiting-for-a = attend une place
latecomer-is-sitting-out = ne joue pas
latecomer-plays-in-the-next = joue la prochaine partie
macros-player = Nom
macros-total = Total
macros-see-the-rule = Voir la règle
macros-how-your-table-plays = Comment on y joue à votre table
macros-published-variant = Variante officielle
macros-house-rule = Règle maison
macros-ruling = Précision
macros-corrections = Corrections
macros-earlier = { $earlier } plus anciennes
not-drawn-this-screen-didnt-load = Cet écran ne s’est pas chargé. La partie est intacte.
not-drawn-it-comes-back-by = Il revient tout seul.
not-drawn-reload = Recharger
reactions-reactions = Réactions
reactions-somebody = Quelqu’un
redo-redo = Rétablir
too-old-this-browser-is-too = Ce navigateur est trop vieux. Mets-le à jour (Safari 15.4, Chrome 105 ou Firefox 121 suffisent), ou partage un téléphone.
trouble-this-table-is-as = Cette table est comme elle était le { $missing_since }.
trouble-anything-entered-since-then = Tout ce qui a été saisi depuis manque : les parties enregistrées étaient abîmées.
trouble-the-game-isnt-installed = Le jeu « { $missing_game } » n’est pas installé ici.
trouble-its-entries-are-safe = Ses saisies sont en sûreté. Installez-le et relancez Companion pour continuer, ou commencez un autre jeu.
trouble-this-cant-be-saved = Impossible d’enregistrer ça pour l’instant.
cached-macros-entry = { $amended ->
    [none] { $by ->
        [none] { $name }, { $place }
       *[other] { $name }, { $place } · saisie par { $by }
    }
   *[other] { $name }, { $place } · modifiée par { $amended }
}
end-score-it = <b>Compter en l’état</b> : les totaux actuels décident de la victoire. { $note ->
    [none] {""}
   *[other] { $note }
}
end-or-end-it = { COUNT($leaders) ->
    [one] Ou <b>arrêter</b> : { $leaders } mène pour l’instant. Le tableau montre la partie, mais elle ne comptera pas ce soir.
   *[other] Ou <b>arrêter</b> : { $leaders } mènent pour l’instant. Le tableau montre la partie, mais elle ne comptera pas ce soir.
}
end-leads = { COUNT($leaders) ->
    [one] { $leaders } mène pour l’instant. Le tableau montre la partie. Elle ne comptera ce soir que si vous le dites.
   *[other] { $leaders } mènent pour l’instant. Le tableau montre la partie. Elle ne comptera ce soir que si vous le dites.
}

## La couronne d’une soirée

evening-nobody = Personne ne porte encore la couronne.
evening-first = { COUNT($now) ->
    [one] { evening-names-now } porte la couronne du soir.
   *[other] { evening-names-now } se partagent la couronne du soir.
}
evening-keeps = { COUNT($now) ->
    [one] { evening-names-now } garde la couronne.
   *[other] { evening-names-now } se partagent toujours la couronne.
}
evening-goes = { COUNT($now) ->
    [one] { evening-names-now } prend la couronne à { evening-names-before }.
   *[other] { evening-names-now } prennent la couronne à { evening-names-before }.
}
evening-shares-with = { COUNT($new) ->
    [one] { evening-names-new } partage maintenant la couronne avec { evening-names-kept }.
   *[other] { evening-names-new } partagent maintenant la couronne avec { evening-names-kept }.
}
evening-alone = { COUNT($now) ->
    [one] { evening-names-now } ne partage plus la couronne. { evening-loses }
   *[other] { evening-names-now } gardent la couronne. { evening-loses }
}
evening-share-now = { evening-names-now } se partagent maintenant la couronne. { evening-loses }
evening-loses = { COUNT($robbed) ->
    [one] { evening-names-robbed } la perd.
   *[other] { evening-names-robbed } la perdent.
}
# Trois noms au plus ; au-delà, seulement combien.
evening-names-now = { UPTO($now, 3) ->
    [more] { COUNT($now) } d’entre vous
   *[other] { $now }
}
evening-names-before = { UPTO($before, 3) ->
    [more] { COUNT($before) } d’entre vous
   *[other] { $before }
}
evening-names-new = { UPTO($new, 3) ->
    [more] { COUNT($new) } d’entre vous
   *[other] { $new }
}
evening-names-kept = { UPTO($kept, 3) ->
    [more] { COUNT($kept) } d’entre vous
   *[other] { $kept }
}
evening-names-robbed = { UPTO($robbed, 3) ->
    [more] { COUNT($robbed) } d’entre vous
   *[other] { $robbed }
}
evening-you-share = Tu partages la couronne du soir avec { evening-sharing }.
evening-you-wear = Tu portes la couronne du soir, avec { evening-gap } d’avance sur { evening-rivals }.
evening-you-share-place = Tu partages ce soir la { evening-place } place avec { evening-sharing }, à { evening-gap } { ELIDED("de", evening-rivals) }.
evening-you-are = Ce soir, tu as la { evening-place } place, à { evening-gap } { ELIDED("de", evening-rivals) }.
evening-sharing = { UPTO($sharing, 3) ->
    [more] { COUNT($sharing) } autres
   *[other] { $sharing }
}
evening-rivals = { UPTO($rivals, 3) ->
    [more] { COUNT($rivals) } autres
   *[other] { $rivals }
}
evening-place = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
   *[other] { $place }e
}
# $gap peut finir par ½ ; $gap_is_more dit s’il y a plus de 1.
evening-gap = { $gap_is_more ->
    [yes] { $gap } points
   *[no] { $gap } point
}
reactions-applause = Bravo
reactions-groan = Oh non
reactions-laugh = Rire
reactions-gasp = Oh !
reactions-knew = Je le savais
reactions-clink = Santé
# Qui l’a envoyée est écrit devant : « Bo applaudit ».
reactions-told-applause = applaudit
reactions-told-groan = râle
reactions-told-laugh = rit
reactions-told-gasp = n’en revient pas
reactions-told-knew = le savait
reactions-told-clink = trinque
cached-macros-by = par { $by }
cached-macros-awaited = choisit encore
cached-macros-away = pas là
cached-macros-choosing = choisit…
cached-macros-spade = pique
cached-macros-heart = cœur
cached-macros-diamond = carreau
cached-macros-club = trèfle
macros-symbol-cherry = Cerise
macros-symbol-carrot = Carotte
macros-symbol-citrus = Citron
macros-symbol-leafy-green = Salade
macros-symbol-fish = Poisson
macros-symbol-grape = Raisin
macros-symbol-nut = Noix
macros-symbol-ice-cream = Glace

## L’image d’un résultat

picture-kept = { $credit } · Points comptés par Companion
# $wins est « gagne » ou « se partagent la victoire », derrière les noms.
picture-wins = { $best ->
    [none] { $wins }
   *[other] { $wins } : { $best }
}

## Sur plusieurs écrans

table-of-code = Table { $code }
what-can-i-do = Que puis-je faire ?
rules = Règles
board-on-this-phone = Le tableau sur ce téléphone
board-on-a-tv = Montrer le tableau sur une télé
pass-the-phone-to = Passe le téléphone à { $name }
how-to-play = Comment jouer à { $title }
got-it = Compris
pad-of = Place { ELIDED("de", $name) }
no-connection = Pas de connexion à la table. On réessaie…
are-you-sure = Vraiment ?
rejoin-requests-a-phone-says-it = Un téléphone se présente : { $name }
rejoin-requests-let-them-in = Laisser entrer
rejoin-requests-no = Non
stay = Rester
yes = Oui
replay-the-game = Revoir la partie
scores = Points
what-happened-so-far = Ce qui s’est passé
fix-a-mistake = Corriger une erreur
keep-this-screen-on = Garder l’écran allumé
at-the-table = À la table
practising = s’entraîne à { $game_name }
on-the-tour = suit la visite
take-the-result-home = Emporter le résultat
next = Suite
labelled = { $label } : { $value }
labelled-strongly = { $label } : <b>{ $value }</b>
what-happened = Ce qui s’est passé
skip = Passer
space = espace
end-the-game = Arrêter la partie…
back = Retour
wait = Attendre
ring-phone = Faire sonner le téléphone { ELIDED("de", $name) }
let-them-sit-out = Laisser de côté
history = Historique
more = Plus
undo = Annuler
table = Table
reveals-and-sound = Révélations et son
no-sound = Pas de son
keys = Touches
time-limit = Limite de temps
cant-connect = Pas de connexion ?
deal-them-in = Faire jouer
remove = Retirer
take-the-board-off = Ne plus montrer le tableau
deal-in-next-time = L’intégrer ensuite
not-now = Pas maintenant
language = Langue

## Le dialogue qui montre le tableau sur une télé

tv-board-on-a-tv = Le tableau sur une télé
tv-open-there = Dans le navigateur d’une télé ou d’une tablette, ouvre <b class="address">{ $address }/tv</b>
tv-its-letters = Ses quatre lettres
tv-four-letters = Quatre lettres
tv-works-like = Elle marche alors comme le tableau d’un ordinateur, même avec sa télécommande. Pour arrêter : « Table ».
tv-show-it-there = L’afficher

## Le réseau : dans la fenêtre du tableau sur les connexions, et dans le terminal

network-link = { $link ->
    [wifi] Wi-Fi
    [ethernet] Ethernet
    [vpn] VPN
    [virtual] Réseau virtuel
   *[network] Réseau
}
# Ce qu’est une adresse, après deux points.
network-what = { $rank ->
    [physical] une carte réseau ou le Wi-Fi de cet ordinateur
    [public] un réseau public
    [vpn] un VPN : aucune autre adresse n’est plus facile à atteindre pour les téléphones
    [virtual] un réseau virtuel : aucune autre adresse n’est plus facile à atteindre pour les téléphones
    [link-local] un réseau sans routeur
    [ipv6-local] un réseau domestique, en IPv6 seulement
    [ipv6] un réseau en IPv6 seulement
    [loopback] cet ordinateur lui-même
   *[other] un réseau domestique
}{ $is_default_route ->
    [yes] , par lequel cet ordinateur va sur Internet
   *[no] {""}
}
network-trouble = { $trouble ->
    [vpn] C’est l’adresse d’un VPN : dans la pièce, les téléphones ne l’atteignent peut-être pas. Connectez-vous au même Wi-Fi que les téléphones, puis relancez Companion.
    [virtual] Cette adresse est dans un conteneur ou une machine virtuelle : les téléphones ne l’atteignent peut-être pas. Lancez Companion en dehors, ou donnez avec --url l’adresse que les téléphones ouvrent.
    [link-local] Le réseau n’a pas donné d’adresse à cet ordinateur : les téléphones ne l’atteignent peut-être pas. Connectez-vous à un Wi-Fi ou ouvrez un partage de connexion, puis relancez Companion.
   *[offline] Cet ordinateur n’est sur aucun réseau : les téléphones ne peuvent pas l’atteindre. Connectez-vous à un Wi-Fi ou ouvrez un partage de connexion, puis relancez Companion.
}

# Les lettres du valet, de la dame et du roi, telles que les jeux du pays les impriment.
court-letters = V D R
