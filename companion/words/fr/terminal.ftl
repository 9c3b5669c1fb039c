# Ce que dit le terminal : quand Companion démarre et s’arrête, et ce que répondent ses commandes.

port-taken = Le port { $port } est pris : Companion utilise le prochain qui est libre.
open-board = Ouvre le tableau sur cet ordinateur :
works-once = Le lien sert une fois. Appuie sur Entrée pour un nouveau.
new-link = Un nouveau lien vers le tableau :
alone = Les téléphones ne peuvent pas se connecter : Companion n’écoute que sur cet ordinateur.
stop = Ctrl-C pour arrêter.
stop-saved = Ctrl-C pour arrêter. Tout est enregistré.
first-time = La première fois :
firewall-linux = Si cet ordinateur a un pare-feu, ouvre-le aux téléphones : { $command }
same-wifi = Les téléphones doivent être sur le même Wi-Fi que cet ordinateur.
same-wifi-named = Les téléphones doivent être sur le même Wi-Fi que cet ordinateur : { $wifi }.
hotel = À l’hôtel ou au café : ouvre un partage de connexion sur un téléphone, et connectes-y tous les appareils.
still-no-phone = Toujours pas de téléphone ? Sur le tableau, « Pas de connexion ? » t’aide.
phones-open = Les téléphones ouvrent :
try-host = S’ils n’y arrivent pas, essaie --host avec une de celles-ci :
goodbye = { $files ->
    [none] Tout est enregistré. À la prochaine.
   *[other] Tout est enregistré dans { $files }. À la prochaine.
}
close-window = Appuie sur Entrée pour fermer cette fenêtre.

## companion doctor

doctor-tables = Tables enregistrées
doctor-network = Réseau
doctor-phones = Si les téléphones n’arrivent pas
doctor-well = Tout va bien.
doctor-look = Regarde les lignes avec un point d’exclamation.
doctor-postgresql = Elles sont dans une base de données à part, qui vérifie elle-même ses pages.
doctor-none-yet = Il n’y en a pas encore. Companion les gardera dans { $file }.
doctor-file = Elles sont dans { $file } ({ $size }).
doctor-empty = Le fichier est vide, et il n’en existe aucune sauvegarde.
doctor-sound = SQLite ne trouve rien d’abîmé dans le fichier.
doctor-damaged = Le fichier est abîmé.
doctor-puts-back = Au prochain démarrage, Companion le met de côté et reprend la sauvegarde du { $made }. Ce qui a été saisi depuis y manque.
doctor-backups = { $count ->
    [one] { $count } sauvegarde à côté, du { $newest }.
   *[other] { $count } sauvegardes à côté, la dernière du { $newest }.
}
doctor-not-replayed = { $games ->
    [one] { $games } partie terminée à la table { $table } ne peut pas être revue. La table peut continuer.
   *[other] { $games } parties terminées à la table { $table } ne peuvent pas être revues. La table peut continuer.
}
doctor-replayed = Tout peut être revu : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $tables ->
    [one] { $tables } table.
   *[other] { $tables } tables.
}
doctor-others-go-on = Les autres tables peuvent continuer : { $good } sur { $all }.
doctor-no-tables = Il n’y a aucune table dedans.
doctor-runs = Companion tourne{ $process ->
    [none] .
   *[other] { $url ->
        [none] {" "}(processus { $process }).
       *[other] {" "}(processus { $process }, sur { $url }).
    }
}
doctor-url = { $runs ->
    [yes] Les téléphones ouvrent
   *[no] Les téléphones ouvriraient
} { $url }, puisque tu as donné cette adresse.
doctor-host = { $runs ->
    [yes] Les téléphones ouvrent
   *[no] Les téléphones ouvriraient
} { $url }, puisque tu as donné cette adresse avec --host.
doctor-chosen = { $runs ->
    [yes] Les téléphones ouvrent
   *[no] Les téléphones ouvriraient
} { $url } : { $name ->
    [none] c’est { $what }.
   *[other] { $name }, c’est { $what }.
}
doctor-alone = { $url }, c’est cet ordinateur seul : les téléphones ne peuvent pas l’ouvrir.
doctor-try-host = S’ils n’y arrivent pas, essaie --host avec une de celles-ci : { $others }.
doctor-port-taken = Le port { $port } est pris, peut-être par Companion lui-même. Un démarrage prendrait { $next }.
doctor-port-free = Le port { $port } est libre.

## companion backup et restore

backup-made = { $tables ->
    [one] { $tables } table est sauvegardée dans { $file }. Ce fichier suffit, garde-le.
   *[other] { $tables } tables sont sauvegardées dans { $file }. Ce fichier suffit, garde-le.
}
backup-damaged = Une partie est abîmée, et l’est aussi dans la sauvegarde : voir companion doctor.
restored = { $tables ->
    [one] { $tables } table est remise. Elle sera là au prochain démarrage de Companion.
   *[other] { $tables } tables sont remises. Elles seront là au prochain démarrage de Companion.
}
restored-aside = Ce qui était là avant est gardé dans { $file }.
no-backups = Il n’y a pas encore de sauvegarde à côté de { $file }. Companion en fait une quand il démarre, et après chaque partie.
backups = Les sauvegardes à côté de { $file }, la dernière d’abord :
backups-one = { $made }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} : { $file }
backups-put-back = Arrête Companion, et remets-en une avec : companion restore FICHIER

## companion prune

prune-no-tables = Il n’y a pas encore de table. Companion les gardera dans { $file }.
prune-would = { $tables ->
    [0] Aucune table ne serait supprimée : on a joué à toutes depuis le { $since }. Rien n’a été changé.
    [one] { $tables } table serait supprimée : on n’y a pas joué depuis le { $since }. Rien n’a été changé.
   *[other] { $tables } tables seraient supprimées : on n’y a pas joué depuis le { $since }. Rien n’a été changé.
}
prune-done = { $tables ->
    [0] Rien à supprimer : on a joué à toutes depuis le { $since }.
    [one] { $tables } table supprimée : on n’y avait pas joué depuis le { $since }.
   *[other] { $tables } tables supprimées : on n’y avait pas joué depuis le { $since }.
}
prune-keeps-size = Companion tourne : le fichier garde sa taille, et la place libre servira de nouveau.

## companion install-shortcut

shortcut-about = L’arbitre pour qui joue avec de vraies cartes
shortcut-made = Companion est maintenant parmi tes programmes : { $place }
shortcut-take-away = Pour l’enlever : companion install-shortcut --remove
shortcut-gone = Companion n’est plus parmi tes programmes.
shortcut-not-there = Il n’y était pas.
