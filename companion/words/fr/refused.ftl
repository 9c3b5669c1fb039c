# Ce que l’arbitre refuse, quel que soit le jeu.

stale = C’est déjà décidé.
sealed-already = Tu l’as déjà scellé. Reprends-le d’abord, puis change-le.
opened-already = Tout le monde l’a vu. Utilise « Corriger une erreur ».
not-all-in = Tout le monde n’a pas fini.
nothing-to-undo = Il n’y a encore rien à annuler.
over-already = La partie est déjà finie.
nothing-scored = Personne n’a encore de points : personne ne mène.
nothing-to-redo = Il n’y a rien à rétablir.
shows-cards = D’autres cartes seraient distribuées ou retournées. Annulez plutôt tout jusque-là.
same-as-before = C’est déjà ce que dit la saisie.
draw-a-card = Quelqu’un à côté tire une de ses cartes sans regarder, et la saisit.
not-a-number = Il faut un nombre entier.
out-of-range = De { $low } à { $high } seulement.
not-an-option = Ce n’est pas un des choix. Choisis parmi ce qui est montré.
lines = « { $name } » a { $most } lignes au plus, de { $longest } lettres au plus.
title = « { $name } » a de la place pour { $longest } lettres.
not-a-list = Il faut une liste.
list-length = { $length ->
    [1] La liste doit avoir un élément.
   *[other] La liste doit avoir { $length } éléments.
}
list-twice = Quelque chose est deux fois dans la liste.
fields = Il manque quelque chose. Remplis tout, puis envoie de nouveau.
not-a-seat = Il n’y a personne à cette place.
plays-already = { $seat } joue déjà.
not-held = Tu n’as pas cette carte. Les tiennes sont en haut.
option = « { $name } » ne peut pas prendre cette valeur.
option-range = « { $name } » va de { $low } à { $high } à cette table.
players = { $missing ->
    [0] Ce jeu se joue à { $high } au plus. Vous êtes { $players }.
    [1] Il manque { $missing } personne.
   *[other] Il manque { $missing } personnes.
}
option-few = « { $name } » : choisis-en au moins { $least }.
too-few-cards = { $least ->
    [one] Choisis au moins { $least } carte.
   *[other] Choisis au moins { $least } cartes.
}
too-many-cards = { $most ->
    [one] Choisis { $most } carte au plus.
   *[other] Choisis { $most } cartes au plus.
}
