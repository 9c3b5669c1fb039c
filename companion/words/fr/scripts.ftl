# Ce que disent les scripts d’une page. Un texte sur un nombre a un attribut pour chaque forme du pluriel de $n.

pad-title = { $name } · Companion
i-am = C’est moi, { $name }
no-connection-to-the-table = Pas de connexion à la table.
no-connection = Pas de connexion. Réessaie.
page-isnt-working = Une partie de cette page ne marche pas. Recharge-la, ou prends un autre navigateur.
keep = Non
yes = Oui
coming = J’arrive
table-waits-for = La table attend { $name }.
your-turn = C’est à toi. { $now }
table-waits-for-you = La table t’attend.

## Revoir et visiter

step-didnt-come = Cette étape n’est pas arrivée. Vérifie la connexion, et réessaie.
as-far-as-it-is = La partie n’est pas plus loin.
play = Lecture
pause = Pause
of = { $n } sur { $all }
tap-to-go-on = <kbd>espace</kbd> ou touche l’écran

## Le tableau

all-done = Tout est fait
next-step = Fait, étape suivante
press-enter = Entrée pour { $card }, ou tape la suite.
time-is-up = Temps écoulé !
paused = Pause
for-sound = Pour le son, cliquez quelque part ou appuyez sur une touche.
sound-is-on = Le son est activé.
sound-is-off = Le son est coupé. La touche m le remet.
phone-just-now = Un téléphone vient de passer ici.
phone-seconds-ago =
    .one = Un téléphone est passé ici il y a { $n } seconde.
    .other = Un téléphone est passé ici il y a { $n } secondes.
phone-minutes-ago =
    .one = Un téléphone est passé ici il y a une minute.
    .other = Un téléphone est passé ici il y a { $n } minutes.
code-leads-there = Le code y mène maintenant. Scannez-le de nouveau.

## Le résultat à emporter

copied = Copié.
selected = C’est sélectionné : copie-le maintenant.

## Noms, mises et listes

letters-left =
    .one = encore { $n } lettre
    .other = encore { $n } lettres
all-that-fits =
    .one = Pas plus : { $n } lettre
    .other = Pas plus : { $n } lettres
left = reste { $n } sur { $all }
only-left = plus que { $n }
it-can-be = De { $low } à { $high } seulement.
off-your-list = { $label } n’est plus sur ta liste.
list-is-full = Ta liste est pleine. Enlève d’abord quelque chose.
is-wish = { $label } : numéro { $n } de ta liste.
another-place = { $label } a une autre place.
move-up = Monter { $label }
move-down = Descendre { $label }
move-off = Enlever { $label } de la liste
