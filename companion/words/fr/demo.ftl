# Ce qui est raconté quand un jeu se joue tout seul. La première étape d’une sorte explique ; les autres disent ce qui se passe.

seats-1 = Vous jouez avec de vraies cartes. Un ordinateur est l’arbitre, et chaque téléphone est une place.
more-seats-1 = Scanne le code, choisis un nom, et te voilà à table. Ici, tu vois tous les téléphones ; là-bas, le tien.
asked-anyone = Ce que tout le monde voit sur la table, l’un de vous le saisit sur un téléphone.
asked-one = Seule la personne dont c’est le tour a une question. Les autres voient qui on attend.
asked-sealed = Chaque téléphone n’interroge que son propriétaire. Personne ne voit ce que les autres choisissent.
asked = { $title }
picked-sealed = On choisit, et on scelle. Les vraies cartes restent cachées.
picked = { $sort ->
    [sealed] Tout le monde choisit.
   *[other] { COUNT($seats) ->
        [one] { $seats } le saisit.
       *[other] C’est saisi.
    }
}
sealed-1 = C’est scellé. Personne ne peut regarder, pas même l’hôte. Tant que tout n’est pas là, on peut changer.
sealed = Tout est là.
revealed-1 = Le tableau retourne tout ensemble. Pendant ce temps, les téléphones disent « Lève les yeux ! ».
revealed = Le tableau retourne tout.
told-1 = Le tableau dit ce qui s’est passé. Chaque téléphone dit ce que ça veut dire pour toi, et pourquoi.
told-2 = Une mauvaise carte ? Change-la sur le téléphone : tout ce qui suit est jugé de nouveau.
told-3 = Les points s’additionnent tout seuls. Pas besoin de crayon.
told = { $said }
said = { $said }
later = On avance un peu.
last = On avance : c’est la dernière chose à saisir.
over-1 = Qui a gagné, comment ça s’est passé, et les moments forts. Vous pouvez revoir chaque partie.
over = Et voilà.

## La page

board-the-table = La table
index-show-me-companion = Montre-moi { $name } · Companion
index-companion-plays = Companion joue
index-which-game = Quel jeu
index-keep-showing-games-until = Montrer des jeux jusqu’à ce que quelqu’un vienne
index-stop = Arrêter
index-esc = échap
index-the-board = Le tableau
index-the-board-on-a = Le tableau, sur un ordinateur
index-a-phone = Un téléphone
index-what-happens = Ce qui se passe
index-show = La visite
index-back = Retour
index-play = Lecture
index-pause = Pause
index-skip-ahead = Avancer
index-how-far-it-is = Avancement
index-play-it-yourselves = Jouez vous-mêmes
index-show-me = Montre-moi { $name }
index-its-rules = Ses règles
phone-a-phone-companion = Un téléphone · Companion
screen-look-up = Lève les yeux !
screen-its-on-the-board = C’est sur le tableau.
phone-of = Téléphone { ELIDED("de", $name) }
