# Wat de scripts van een pagina zeggen. Een tekst over een getal heeft een attribuut voor elke meervoudsvorm van $n.

pad-title = { $name } · Companion
i-am = Ik ben { $name }
no-connection-to-the-table = Geen verbinding met de tafel.
no-connection = Geen verbinding. Probeer het nog eens.
page-isnt-working = Een deel van deze pagina werkt niet. Laad hem opnieuw, of probeer een andere browser.
keep = Annuleren
yes = Ja
coming = Ik kom eraan
table-waits-for = De tafel wacht op { $name }.
# Voor wie niet kan zien, vóór de vraag.
your-turn = Je bent aan de beurt. { $now }
table-waits-for-you = De tafel wacht op jou.

## Terugkijken en voordoen

step-didnt-come = Deze stap kwam niet aan. Controleer de verbinding en probeer het nog eens.
as-far-as-it-is = Verder is het spel nog niet.
play = Afspelen
pause = Pauze
of = { $n } van { $all }
tap-to-go-on = <kbd>spatie</kbd> of tikken om verder te gaan

## Het bord

all-done = Alles gedaan
next-step = Gedaan, volgende stap
press-enter = Druk op Enter voor { $card }, of typ de rest.
time-is-up = De tijd is om!
paused = Pauze
for-sound = Voor geluid: klik ergens, of druk op een toets.
sound-is-on = Het geluid staat aan.
sound-is-off = Het geluid staat uit. Druk op m voor geluid.
phone-just-now = Net bereikte een telefoon deze computer.
phone-seconds-ago =
    .one = { $n } seconde geleden bereikte een telefoon deze computer.
    .other = { $n } seconden geleden bereikte een telefoon deze computer.
phone-minutes-ago =
    .one = Een minuut geleden bereikte een telefoon deze computer.
    .other = { $n } minuten geleden bereikte een telefoon deze computer.
code-leads-there = De code leidt nu daarheen. Scan hem nog eens.

## De uitslag om mee te nemen

copied = Gekopieerd.
selected = Geselecteerd: kopieer het nu.

## Namen, biedingen en lijsten

letters-left =
    .one = nog { $n } letter
    .other = nog { $n } letters
all-that-fits =
    .one = Meer past niet: { $n } letter
    .other = Meer past niet: { $n } letters
left = nog { $n } van { $all }
only-left = nog maar { $n }
it-can-be = Kies van { $low } tot en met { $high }.
off-your-list = { $label } staat niet meer op je lijst.
list-is-full = Je lijst is vol. Haal er eerst een af.
is-wish = { $label } is nummer { $n } op je lijst.
another-place = { $label } heeft een andere plaats.
move-up = { $label } omhoog
move-down = { $label } omlaag
move-off = { $label } van de lijst halen
