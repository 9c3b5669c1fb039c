# Ce qu’on dit quand échoue autre chose que le jeu : la sauvegarde, le réseau, la ligne de commande.

## La sauvegarde

code-taken = Une autre table a déjà le code { $taken }.
conflict = Quelqu’un a été plus rapide. Essaie encore.
repeated = C’était déjà enregistré.
no-table = Cette table a été supprimée.
damaged-table = La table { $table } ne peut pas continuer : son enregistrement est abîmé. Les autres tables vont bien.
bad-database = Ce n’est pas une adresse de base de données. Elle commence par sqlite:// ou postgresql://.
cannot-open = Impossible d’ouvrir les parties enregistrées. Le dossier existe-t-il, et peux-tu y écrire ?
no-data-folder = Impossible de créer le dossier { $folder } : les tables n’ont donc pas de place. Indique un endroit où tu peux écrire : companion --data CHEMIN
closed = Companion est en train de s’arrêter.
corrupt = Les parties enregistrées sont abîmées. Arrête et relance Companion : il repart de la dernière bonne sauvegarde.
too-damaged = Les parties enregistrées sont abîmées, et il n’y a pas de bonne sauvegarde à côté : rien n’a été changé. Si tu en as une ailleurs, remets-la : companion restore FICHIER. Pour commencer sans : companion --data NOUVEAU-FICHIER
disk-full = Le disque est plein : ce n’est pas enregistré. Fais un peu de place, et essaie encore.
io = Le disque ne marche pas bien : ce n’est pas enregistré.
locked = Un autre programme utilise les parties enregistrées. Ferme-le, ou essaie encore dans un instant.
no-driver = PostgreSQL a besoin de son pilote : pip install 'companion-referee[postgres]'.
read-only = Ici, on ne peut que lire les parties enregistrées : ce n’est pas enregistré.
too-new = Ces parties viennent d’un Companion plus récent. Mets celui-ci à jour pour les ouvrir.
unreleased = Ces parties datent d’avant la première version de Companion. Celle-ci ne peut pas les ouvrir, et n’y touche pas.
unreachable = La base de données est injoignable pour l’instant. Essaie encore dans un moment.
runs-already = Companion tourne déjà sur { $file }{ $process ->
    [none] {""}
   *[other] { $url ->
        [none] {" "}(processus { $process })
       *[other] {" "}(processus { $process }, sur { $url })
    }
}. Continue là-bas, ou arrête-le d’abord. Pour en lancer un deuxième à côté, donne-lui son propre fichier avec --data ; plusieurs processus ne partagent des tables que dans PostgreSQL (DATABASE_URL).

## Les sauvegardes

postgresql = Ces tables sont dans PostgreSQL. Utilise sa propre commande : { $instead }.
no-file = Cette base n’est pas un fichier. Indique le fichier des tables avec --data.
nothing = Il n’y a encore rien à sauvegarder : { $file } n’existe pas.
exists = { $file } existe déjà. Donne un autre nom à la sauvegarde.
no-folder = Il n’y a pas de dossier { $folder }.
no-backup = Il n’y a pas de fichier { $file }.
same = { $file } est le fichier des tables lui-même, pas une sauvegarde.
damaged-backup = { $file } est abîmé : rien n’a été remplacé.
not-ours = { $file } ne contient aucune table de Companion : rien n’a été remplacé. S’il a été copié pendant que Companion tournait, il manque le fichier voisin qui finit par -wal.
no-backup-of-ours = { $file } n’est pas une sauvegarde de Companion.
no-database = { $file } n’est pas une base de données, ou son début est abîmé.
in-use = Companion tourne sur { $file }. Arrête-le avec Ctrl-C, et essaie encore.

## Le réseau et la ligne de commande

bad-proxies = « { $text } » ne désigne aucun proxy. COMPANION_PROXIES donne leurs adresses, comme 10.0.0.5, ou leur nombre, { $most } au plus.
bad-port = « { $text } » n’est pas un port : les ports vont de 1 à 65535.
bad-host = { $host } n’est pas une adresse de cet ordinateur.
no-such-host = Il n’y a pas d’ordinateur nommé { $host }.
reserved-port = Le port { $port } est réservé au système. Choisis-en un à partir de 1024 avec --port.
no-port = Les ports { $port } à { $last } sont tous pris. Choisis-en un autre avec --port.
bad-url = « { $url } » n’est pas une adresse que les téléphones peuvent ouvrir. Elle devrait ressembler à https://play.example.org.
metrics = Impossible de publier les mesures sur { $place } ({ $why }).
bad-countdown = « { $text } » n’est pas un compte à rebours : il dure de 0 à { $most } secondes.
bad-age = « { $text } » n’est pas un âge : écris 90d pour des jours, 12w pour des semaines ou 2y pour des années.
dev-source = --dev a besoin des sources de Companion : voir CONTRIBUTING.md là-bas.
shortcut = Impossible de créer le raccourci : { $why }
