# Wat mensen te horen krijgen als er iets misgaat dat niets met het spel te maken heeft: opslaan, het netwerk, de opdrachtregel.

## Opslaan

code-taken = Een andere tafel heeft de code { $taken } al.
conflict = Iemand was sneller. Probeer het nog eens.
repeated = Dat was al opgeslagen.
no-table = Die tafel is verwijderd.
damaged-table = Tafel { $table } kan niet verder: wat ervan bewaard was, is beschadigd. Andere tafels wel.
bad-database = Dat is geen adres van een database. Het begint met sqlite:// of postgresql://.
cannot-open = De bewaarde spellen gaan niet open. Bestaat de map, en mag je erin schrijven?
no-data-folder = De map { $folder } kan niet worden aangemaakt, dus er is geen plek voor de tafels. Noem er een waarin je mag schrijven: companion --data PAD
closed = Companion wordt net afgesloten.
corrupt = De bewaarde spellen zijn beschadigd. Stop Companion: bij de volgende start komt de nieuwste goede reservekopie terug.
too-damaged = De bewaarde spellen zijn beschadigd en er ligt geen goede reservekopie naast, dus er is niets veranderd. Heb je er ergens anders een, zet die dan terug: companion restore BESTAND. Om zonder te beginnen: companion --data NIEUW-BESTAND
disk-full = De schijf is vol, dus dit is niet opgeslagen. Maak wat ruimte en probeer het nog eens.
io = Er is iets mis met de schijf, dus dit is niet opgeslagen.
locked = Een ander programma gebruikt de bewaarde spellen. Sluit het, of probeer het zo nog eens.
no-driver = PostgreSQL heeft zijn stuurprogramma nodig: pip install 'companion-referee[postgres]'.
read-only = De bewaarde spellen kun je hier alleen lezen, dus dit is niet opgeslagen.
too-new = Deze bewaarde spellen zijn van een nieuwere Companion. Werk deze bij om ze te openen.
unreleased = Deze bewaarde spellen zijn van voor de eerste versie van Companion. Deze kan ze niet openen en laat ze zoals ze zijn.
unreachable = De database is nu niet te bereiken. Probeer het zo nog eens.
runs-already = Companion draait al met { $file }{ $process ->
    [none] {""}
   *[other] { $url ->
        [none] {" "}(proces { $process })
       *[other] {" "}(proces { $process }, op { $url })
    }
}. Ga daar verder, of stop die eerst. Wil je er een tweede naast, geef die dan met --data een eigen bestand; meerdere processen kunnen alleen in PostgreSQL (DATABASE_URL) tafels delen.

## Reservekopieën

postgresql = Deze tafels staan in PostgreSQL. Gebruik daarvoor zijn eigen opdracht: { $instead }.
no-file = Die database is geen bestand. Noem met --data het bestand van de tafels.
nothing = Er is nog niets om te bewaren: { $file } bestaat niet.
exists = { $file } is er al. Geef de reservekopie een andere naam.
no-folder = Er is geen map { $folder }.
no-backup = Er is geen bestand { $file }.
same = { $file } is het bestand van de tafels zelf en geen reservekopie.
damaged-backup = { $file } is beschadigd, dus er is niets vervangen.
not-ours = In { $file } zitten geen tafels van Companion, dus er is niets vervangen. Is het gekopieerd terwijl Companion draaide, dan ontbreekt het bestand ernaast dat op -wal eindigt.
no-backup-of-ours = { $file } is geen reservekopie van Companion.
no-database = { $file } is geen database, of het begin is beschadigd.
in-use = Companion draait met { $file }. Stop het met Ctrl-C en probeer het nog eens.

## Het netwerk en de opdrachtregel

bad-proxies = “{ $text }” noemt geen proxy’s. In COMPANION_PROXIES staan hun adressen, zoals 10.0.0.5, of hoeveel het er zijn, hoogstens { $most }.
bad-port = “{ $text }” is geen poort: poorten gaan van 1 t/m 65535.
bad-host = { $host } is geen adres van deze computer.
no-such-host = Er is geen computer die { $host } heet.
reserved-port = Poort { $port } is van het systeem. Kies er met --port een vanaf 1024.
no-port = De poorten { $port } t/m { $last } zijn allemaal bezet. Kies met --port een andere.
bad-url = “{ $url }” is geen adres dat telefoons kunnen openen. Het hoort eruit te zien als https://play.example.org.
metrics = De cijfers kunnen niet op { $place } worden aangeboden ({ $why }).
bad-countdown = “{ $text }” is geen aftelling: die duurt 0 tot { $most } seconden.
bad-age = “{ $text }” is geen leeftijd: schrijf 90d voor dagen, 12w voor weken of 2y voor jaren.
dev-source = --dev heeft de broncode van Companion nodig: zie daar CONTRIBUTING.md.
shortcut = De snelkoppeling kon niet worden gemaakt: { $why }
