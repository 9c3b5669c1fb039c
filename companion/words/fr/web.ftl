# Ce que répondent les pages quand quelque chose est impossible, et leurs petits mots.

cannot-open = Tu ne peux pas ouvrir cette page.
nothing-here = Il n’y a rien ici. Vérifie l’adresse.
too-much-at-once = C’est trop à envoyer d’un coup.
did-not-work = Ça n’a pas marché.
unreadable = Cette page a envoyé quelque chose d’illisible. Recharge-la.
laptop-ways = Pour ouvrir le tableau sur l’ordinateur où tourne Companion, { OR($ways, "it") }.
it = { $it }
laptop-open = ouvre { $url } là-bas
laptop-enter = appuie sur Entrée dans le terminal où tourne Companion
laptop-start-again = relance Companion (chaque table est enregistrée)
no-such-address = Cet ordinateur n’a plus cette adresse.
wifi-name = Écris le nom du Wi-Fi, et son mot de passe s’il en a un : de 8 à 63 caractères.
address-is-set = L’adresse de ce serveur est fixée par la personne qui le fait tourner.
deck-of-table = Table { $code }
own-deck = Votre propre liste.
no-such-game = Companion ne connaît pas ce jeu.
no-such-step = Cette partie n’a pas cette étape.
games-to-see = Il y a { $count } parties de chaque sorte à voir, numérotées à partir de 1.
no-finished-game = Cette table n’a pas fini de partie avec ce numéro.
another-website = Ça vient d’un autre site : rien n’a été fait.
begin-again = Recharge cette page pour recommencer.
back-to-pad = Retour à ton téléphone
back-to-watching = Continuer à regarder
back-to-board = Retour au tableau
no-picture = Impossible de dessiner l’image. Le résultat est là sous forme de texte.
board-on-tv = Le tableau est sur la télé.
not-our-address = Cette adresse n’est pas celle de Companion. Ouvre l’adresse qui est sur le tableau.
odd-address = Cette adresse a un caractère qu’aucune adresse n’a.
too-often = { $seconds ->
    [one] C’était trop souvent. Attends { $seconds } seconde, et réessaie.
   *[other] C’était trop souvent. Attends { $seconds } secondes, et réessaie.
}
wrong-codes = { $seconds ->
    [one] Trop de mauvais codes sont venus d’ici. Attends { $seconds } seconde, et réessaie.
   *[other] Trop de mauvais codes sont venus d’ici. Attends { $seconds } secondes, et réessaie.
}
ended-early = Cette partie a été arrêtée avant la fin : elle n’a pas de résultat.
no-such-result = Cette table n’a pas joué cette partie. Vérifie l’adresse.
not-over-yet = Cette partie n’est pas encore finie. Son résultat sera ici.
today = aujourd’hui, { $time }
yesterday = hier, { $time }
# Derrière le nom d’un jeu joué plusieurs fois : « The Feast, deux fois ».
often = { $count ->
    [2] , deux fois
   *[other] , { $count } fois
}
no-such-language = Companion ne parle pas cette langue. Recharge la page, et choisis-en une autre.
# Comment s’appelle qui s’entraîne sans table.
guest = Invité

## Les colonnes d’un fichier exporté

csv-table = table
csv-number = numéro
csv-game = jeu
csv-began = début
csv-ended = fin
csv-minutes = minutes
csv-complete = complète
csv-player = nom
csv-place = place
csv-score = points
csv-won = victoire
csv-options = options
