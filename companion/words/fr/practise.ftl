action-play-it-again = Rejouer
action-another-round = Encore un tour
cards-your-cards = Tes cartes
head-what-can-i-do = Que puis-je faire ?
head-how-to-play = Comment jouer
head-rules = Règles
head-the-game-begins = La partie commence.
head-go-to-your-table = Va à ta table
head-practice-with = Entraînement avec { $names }.
head-only-practice = Juste un entraînement.
head-your-last-one-was = Le dernier s’est perdu : en voici un nouveau.
head-back-to-the-table = Retour à la table
head-back-to-the-rules = Retour aux règles
index-a-practice-companion = { $title } : entraînement · Companion
index-no-connection-trying-again = Pas de connexion. On réessaie…
prompt-the-round-is-over = Le tour est fini
prompt-you-win = Tu gagnes !
prompt-you-share-the-win = Tu partages la victoire !
prompt-what-everybody-played = Ce que tout le monde a joué
prompt-wins = { COUNT($winners) ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
}
