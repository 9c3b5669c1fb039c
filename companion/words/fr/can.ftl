# Ce qu’on peut faire devant une question, dans les jeux qui ne le disent pas eux-mêmes ; et quand on n’a rien à répondre.

who-sees = { $sealed ->
    [yes] Personne d’autre ne le voit avant que tout soit retourné. D’ici là, tu peux le reprendre.
   *[no] { $anyone ->
        [yes] N’importe qui peut le saisir, sur un téléphone ou sur le tableau.
       *[no] {""}
    }
}
kind-pick =
    Choisis. Ce qui est gris n’est pas possible : touche-le pour savoir pourquoi.
    Puis appuie sur le grand bouton. Avant, tu peux encore changer d’avis.
    { who-sees }
kind-player =
    Choisis quelqu’un, puis appuie sur le grand bouton.
    { who-sees }
kind-seat = Qui arrive en retard entre en jeu, sauf si l’hôte refuse.
kind-number =
    Saisis un nombre de { $low } à { $high }, puis appuie sur le grand bouton.
    { who-sees }
kind-bid =
    Mise de { $low } à { $high } : touche + et −, ou touche le nombre pour le taper.
    { who-sees }
kind-order =
    Touches-en { $length }, dans l’ordre. Les flèches, ou le doigt, changent l’ordre.
    { who-sees }
kind-confirm =
    Appuie sur le bouton quand c’est fait. La partie attend.
    { who-sees }
kind-clash =
    Ces saisies ne peuvent pas toutes être justes. Touche celle qui est fausse, et change-la.
    Les cartes sur la table disent laquelle.
    Le paquet lui-même a un défaut ? Alors garde-les toutes.
kind-together =
    Réponds aux { COUNT($fields) } questions. Un seul bouton envoie tout.
    { who-sees }
kind-either =
    Fais une de ces { COUNT($branches) } choses. Ce qui est gris n’est pas possible : touche-le pour savoir pourquoi.
    { who-sees }
kind-other =
    Réponds à la question, puis appuie sur le grand bouton.
    { who-sees }
kind-sealed =
    C’est scellé. Personne ne le voit avant que tout soit retourné.
    « Reprendre » te laisse choisir à nouveau, tant que tout le monde n’a pas scellé.
kind-late = Tu joueras dès que tu auras des cartes. D’ici là, regarde.
kind-left = Tu n’es plus dans la partie, mais tu peux regarder.
kind-wait = D’autres choisissent. Ton téléphone te prévient quand c’est à toi.
