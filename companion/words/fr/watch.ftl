table-replay-the-game = Revoir la partie
table-the-table = La table
table-what-happened-so-far = Ce qui s’est passé
table-youre-watching-table = Tu regardes la table { $code }
table-at-the-table = À la table
table-leads = { COUNT($winners) ->
    [one] { $winners } mène pour l’instant
   *[other] { $winners } mènent pour l’instant
}
table-wins = { COUNT($winners) ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
}
table-waiting-for-the-host = { $title ->
    [none] On attend que l’hôte commence.
   *[other] { $title } : on attend que l’hôte commence.
}
