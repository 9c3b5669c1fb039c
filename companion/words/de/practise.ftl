action-play-it-again = Noch mal
action-another-round = Noch eine Runde
cards-your-cards = Deine Karten
head-what-can-i-do = Was kann ich tun?
head-how-to-play = So geht’s
head-rules = Regeln
head-the-game-begins = Das Spiel beginnt.
head-go-to-your-table = An deinen Tisch
head-practice-with = Übung mit { $names }.
head-only-practice = Nur eine Übung.
head-your-last-one-was = Deine letzte ist verloren gegangen, hier ist eine neue.
head-back-to-the-table = Zurück zum Tisch
head-back-to-the-rules = Zurück zu den Regeln
index-a-practice-companion = { $title }: Übung · Companion
index-no-connection-trying-again = Keine Verbindung. Neuer Versuch …
prompt-the-round-is-over = Die Runde ist vorbei
prompt-you-win = Du gewinnst!
prompt-you-share-the-win = Du teilst dir den Sieg!
prompt-what-everybody-played = Was alle gespielt haben
prompt-wins = { COUNT($winners) ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}
