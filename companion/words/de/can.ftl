# Was man bei einer Frage tun kann, wo ein Spiel es nicht selbst sagt; und solange man nichts gefragt wird.

who-sees = { $sealed ->
    [yes] Niemand sonst sieht es, bevor alles aufgedeckt wird. So lange kannst du es zurücknehmen.
   *[no] { $anyone ->
        [yes] Das kann jeder eingeben, auf einem Handy oder auf der Tafel.
       *[no] {""}
    }
}
kind-pick =
    Wähl aus. Was grau ist, geht gerade nicht: Tipp darauf, dann steht da, warum.
    Drück dann den großen Knopf. Bis dahin kannst du es dir anders überlegen.
    { who-sees }
kind-player =
    Wähl jemanden, und drück den großen Knopf.
    { who-sees }
kind-seat = Wer später kommt, spielt mit, außer die Spielleitung sagt Nein.
kind-number =
    Gib eine Zahl von { $low } bis { $high } ein, und drück den großen Knopf.
    { who-sees }
kind-bid =
    Biete { $low } bis { $high }: Tipp auf + und −. Oder tipp auf die Zahl und schreib sie.
    { who-sees }
kind-order =
    Tipp { $length } davon an, das erste zuerst. Mit Pfeilen oder durch Ziehen ordnest du sie um.
    { who-sees }
kind-confirm =
    Drück den Knopf, sobald es so weit ist. Das Spiel wartet darauf.
    { who-sees }
kind-clash =
    Diese Einträge können nicht alle stimmen. Tippt auf den falschen, und ändert ihn.
    Die Karten auf dem Tisch sagen, welcher es ist.
    Stimmt etwas mit den Karten selbst nicht? Dann lasst alle stehen.
kind-together =
    { COUNT($fields) ->
        [2] Beantworte beide Fragen. Ein Knopf schickt sie zusammen ab.
       *[other] Beantworte alle { COUNT($fields) } Fragen. Ein Knopf schickt sie zusammen ab.
    }
    { who-sees }
kind-either =
    Du hast { COUNT($branches) } Möglichkeiten. Was grau ist, geht gerade nicht: Ein Tipp darauf sagt, warum.
    { who-sees }
kind-other =
    Beantworte die Frage, und drück den großen Knopf.
    { who-sees }
kind-sealed =
    Deine Antwort ist versiegelt. Niemand sieht sie, bevor alles aufgedeckt wird.
    Mit „Zurücknehmen“ wählst du noch mal, solange nicht alle versiegelt haben.
kind-late = Du spielst mit, sobald du Karten bekommst. Sieh so lange zu.
kind-left = Du bist nicht mehr dabei, kannst aber zusehen.
kind-wait = Die anderen wählen noch. Dein Handy meldet sich, sobald du dran bist.
