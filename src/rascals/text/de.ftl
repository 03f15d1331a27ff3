### Wörter für alle Spiele, für Browser, Terminal und Kommandozeile. Deutsch.

## shared

rascals = Rascals
rascals-tagline = Spiele um Beute, Bluff und Feilschen
label-value = { $label }: { $value }
label-series = { $one }; { $other }
yes = ja
no = nein
ok = OK
cancel = Abbrechen
close = Schließen
back = Zurück
again = Noch einmal versuchen
next = Weiter
previous = Vorige
save = Speichern
copy = Kopieren
copied = Kopiert
send = Senden
start = Starten
leave = Verlassen
help = Hilfe
rules = Regeln
more = Mehr
less = Weniger
loading = Wird geladen …
none = keine
quoted = „{ $text }“
unknown = unbekannt
you = Du
nobody = niemand
player = Person
players = Personen
spectator = Publikum
spectators = Publikum
bot = Bot
bots = Bots
game = Spiel
games = Spiele
option = Option
options = Optionen
score = Punkte
winner = Sieg
nickname = Spitzname
language = Sprache
language-en = English
language-fr = Français
language-de = Deutsch
seat-number = Platz { $number }
count-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
count-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
count-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
count-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }

## lobby

lobby-title = Lobby
lobby-awaited = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
  }
lobby-new-table = Neuer Tisch
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-code = Tischcode
lobby-home = Rascals, zur Lobby
lobby-skip = Zum Inhalt springen
lobby-navigation = Seiten
menu = Menü
lobby-lost = Hier ist nichts
lobby-to-lobby = Zur Lobby
lobby-guests = Elster, Dachs, Frettchen, Dohle, Wiesel, Rabe, Igel, Otter
lobby-nickname-hint = So sehen dich die anderen
lobby-quick-start = { $game } spielen
lobby-join-code = Mit einem Code mitspielen
lobby-friends = Mit Freunden
lobby-friends-about = Einen Tisch eröffnen, Regeln wählen und den Link verschicken.
lobby-invited = Du bist eingeladen
lobby-sit = Platz nehmen
lobby-sit-here = Hier Platz nehmen
lobby-mine = Deine Tische
lobby-finished = Deine beendeten Partien
lobby-won = Sieg: { $names }
lobby-back-to-table = Zurück an den Tisch
lobby-continue = Weiterspielen: { $game }
lobby-continue-more =
    { $count ->
        [one] Noch eine Partie
       *[other] { $count } weitere Partien
    }
lobby-public = Öffentliche Tische
lobby-no-tables = Gerade gibt es keinen öffentlichen Tisch. Deiner könnte der erste sein.
lobby-not-live = Diese Liste wird gerade nicht aktualisiert. Neuer Versuch …
lobby-watching =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
lobby-edition = Ausgabe
lobby-time = Bedenkzeit
lobby-time-about = Für die ganze Partie, plus Zuschlag für jeden Zug.
lobby-clock-none = ohne Uhr
lobby-clock = { $minutes } min + { $seconds } s
lobby-pause = Pause der Bots
lobby-pause-about = Wie lange sie vor einem Zug zu überlegen scheinen.
lobby-pause-usual = wie üblich
lobby-pause-none = keine
lobby-seats = Plätze
lobby-seats-about = Ein freier Platz wartet auf jemanden mit Link oder Code.
lobby-seat-me = ich
lobby-who = Wer mitspielen darf
lobby-public-yes = öffentlich
lobby-public-yes-about = steht in der Lobby
lobby-public-no = privat
lobby-public-no-about = nur mit dem Link
lobby-number = { $lowest } bis { $highest }, üblich { $usual }
lobby-data = Verändertes Material
lobby-data-about = Eine TOML-Datei, aufgebaut wie die box.toml des Spiels, in der nur steht, was anders ist. Was sich ändern lässt:
altered = verändert
altered-game = { $game } (verändert)
altered-about = Diese Partie wird mit anderem Material gespielt, als in der Schachtel liegt. Verändert ist:
lobby-spectators = Zuschauen erlaubt
lobby-spectators-about = Das Publikum sieht nur, was alle am Tisch sehen.
lobby-undo = Züge lassen sich zurücknehmen
lobby-undo-about = Bis etwas Verdecktes oder Zufälliges bekannt wird oder jemand anderes gefragt ist.
lobby-as-usual = wie üblich
lobby-spectators-off = ohne Publikum
lobby-undo-off = Es wird nichts zurückgenommen
lobby-coach = Rat von einem Bot
lobby-coach-agreed = wenn alle zustimmen
lobby-coach-agreed-about = Ein Bot sagt, was er täte, sobald alle am Tisch es wollen.
lobby-coach-off = nie
lobby-coach-off-about = Niemand kann fragen.
lobby-coach-on = immer
lobby-coach-on-about = Alle dürfen einen Bot fragen, was er täte.
lobby-make = Tisch eröffnen

## das Regal der Spiele, Optionen, Einladungen und Vorschau von Links

shelf-title = Spiele
shelf-begin = Fang hier an
shelf-players = { $least } bis { $most } Personen
shelf-minutes = { $least } bis { $most } min
shelf-weight-1 = sehr leicht
shelf-weight-2 = leicht
shelf-weight-3 = mittel
shelf-weight-4 = anspruchsvoll
shelf-weight-5 = schwer
shelf-weight = { $words }, { $weight } von 5
shelf-facts = Personen, Dauer, Schwierigkeit
shelf-waiting =
    { $count ->
        [one] { $count } Tisch mit freiem Platz
       *[other] { $count } Tische mit freien Plätzen
    }
shelf-play = Spielen
shelf-against =
    { $bots ->
        [one] Gegen { $bots } Bot ({ $level })
       *[other] Gegen { $bots } Bots ({ $level })
    }
shelf-against-about = Gegen wen du spielst: { $game }
level-harder = Zuletzt hast du gegen „{ $level }“ meist gewonnen.
level-easier = Zuletzt hast du gegen „{ $level }“ jede Partie verloren.
level-try = „{ $level }“ versuchen
shelf-you = Du
option-usual = voreingestellt
option-changed = geändert
option-defaults = Zurück zur Voreinstellung
option-changes =
    { $count ->
        [0] Alle Optionen wie üblich
        [one] { $count } Option geändert
       *[other] { $count } Optionen geändert
    }
invitation-game = { $name } lädt dich ein: { $game }
invitation-seats =
    { $free ->
        [0] Für { $players } Personen; kein Platz ist frei
        [one] Für { $players } Personen; { $free } Platz ist frei
       *[other] Für { $players } Personen; { $free } Plätze sind frei
    }
invitation-usual = Gespielt wird nach den üblichen Regeln.
invitation-changed = Gespielt wird mit
invitation-begun = Die Partie hat begonnen.
invitation-over = Die Partie ist zu Ende.
invitation-alike = Ein Tisch wie dieser
invitation-alike-about = Das gleiche Spiel nach den gleichen Regeln: Du nimmst Platz und verschickst den Link.
invitation-rules = Regeln: { $game }
invitation-watch = An einem Tisch zuschauen: { $game }
invitation-replay = Eine Partie Zug um Zug: { $game }

## table

table-your-turn = Du bist am Zug
table-status-open = Noch Plätze frei
table-status-full = Alle Plätze besetzt
table-status-playing = Läuft
table-status-over = Partie beendet
table-connected = Verbunden
table-connecting = Verbindung wird aufgebaut …
table-reconnecting = Verbindung verloren. Neuer Versuch …
table-offline = Keine Verbindung
table-bye-kicked = Die Tischleitung hat dich vom Tisch entfernt.
table-bye-slow = Deine Verbindung war zu langsam, um mitzuhalten.
table-bye-shutdown = Der Server startet neu. Die Partie ist gesichert; die Verbindung wird automatisch wiederhergestellt.
table-bye-replaced = Dieser Tisch ist in einem anderen Fenster geöffnet und läuft dort weiter.
table-bye-closed = Dieser Tisch wurde geschlossen.
table-bye-ended = Dieses Gerät hat an diesem Tisch keinen Platz mehr: Dein geheimer Link wurde ersetzt oder das Gerät abgemeldet.
table-unseated = Du hast keinen Platz an diesem Tisch. Nimm zuerst Platz.
table-unseated-expired = Dein Platz an diesem Tisch wurde freigegeben. Nimm wieder Platz, falls noch einer frei ist.
table-unseated-unknown = Dieser Browser weiß nicht mehr, welcher Platz deiner war. Nimm wieder Platz, wenn noch einer frei ist.
table-seat-open = Freier Platz
table-seat-away = abwesend
table-seat-standin = ein Bot springt ein
table-seat-host = Tischleitung
table-closed = Nicht verbunden
table-sending = Wird gesendet …
table-here = Hier spielen
table-status-yours = Du bist dran: Wähle einen Zug.
table-status-waiting = Warten auf { $names }.
table-looking-back = Du siehst einen früheren Spielstand.
table-now = Zurück zum aktuellen Stand
table-undo = Zurücknehmen
table-undo-about = Den letzten Zug zurücknehmen: Durch ihn ist noch nichts bekannt geworden.
table-undone = { $you ->
        [yes] Du nimmst zurück: { $what }
       *[other] { $name } nimmt zurück: { $what }
    }
table-move-pending = Dein letzter Zug ist noch unterwegs.
table-board = Spielfläche
table-places = Orte am Tisch
table-side = Verlauf, Chat und Notizen
table-log = Verlauf
table-log-earlier = Frühere Zeilen
table-log-newest = Zurück zur neuesten Zeile
table-log-ready =
    { $ready ->
        [none] Nicht mehr bereit: { $unready }.
       *[other] { $unready ->
            [none] Bereit: { $ready }.
           *[other] Bereit: { $ready }. Nicht mehr bereit: { $unready }.
        }
    }
table-talk =
    { $count ->
        [one] Eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
table-notes = Notizen
table-notes-about = Nur für dich; deine Notizen bleiben in diesem Browser.
table-keys = Tastenkürzel
table-keys-about = Beim Schreiben in ein Feld sind sie aus. Mit Tab erreichst du jedes Bedienelement.
table-key-help = Diese Liste
table-key-rules = Regeln
table-key-board = Zur Spielfläche
table-key-log = Zum Verlauf
table-key-chat = Zum Chat
table-key-notes = Zu den Notizen
table-key-undo = Den letzten Zug zurücknehmen, wo „Zurücknehmen“ steht; auch Strg+Z
table-key-now = Zurück zum aktuellen Stand
table-spectating = Du schaust nur zu.
table-time-left = Verbleibende Zeit
table-standin-mine = Ein Bot spielt für dich.
table-standin-ask = Bot spielen lassen
table-take-back = Selbst weiterspielen
table-standin-start = Bot einspringen lassen
table-standin-end = Platz zurückgeben
table-standin-agree = Der Rückgabe des Platzes zustimmen
table-standin-agreed = Für die Rückgabe des Platzes: { $count } von { $needed }
table-meanwhile = In der Zwischenzeit hat ein Bot für dich gespielt
table-sure = Bist du sicher?
table-leave-sure = Den Tisch verlassen? Ein Bot übernimmt deinen Platz, bis du zurückkommst.
table-leave-open-sure = Den Tisch verlassen? Dein Platz wird frei.
table-waiting-open =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
table-ready-host = Alle sind da. Du kannst anfangen.
table-ready = Alle sind da. Die Tischleitung kann die Partie starten.
table-ready-away =
    { $count ->
        [one] Alle Plätze sind besetzt, aber { $names } ist abwesend.
       *[other] Alle Plätze sind besetzt, aber { $names } sind abwesend.
    }
table-fill = Mit Bots auffüllen
table-bot-at = Wer auf Platz { $number } sitzt
table-kick = { $name } entfernen
table-invite = Einladen
table-alone = Niemand sonst kann sich verbinden: Dieser Server ist nur von diesem Rechner aus erreichbar.
table-alone-start = Um mit Leuten in deinem Netz zu spielen, beende ihn und starte ihn mit diesem Befehl. Der Tisch bleibt erhalten.
table-alone-then = Dann erreichen sie ihn unter { $address }
table-alone-copy = Befehl kopieren
table-copy-link = Link kopieren
table-copy-watch = Link zum Zuschauen
table-qr = QR-Code der Einladung
table-you-win = Du hast gewonnen!
table-end-place =
    { $shared ->
        [yes] { $place ->
            [1] Du teilst dir den ersten Platz
            [2] Du teilst dir den zweiten Platz
            [3] Du teilst dir den dritten Platz
            [4] Du teilst dir den vierten Platz
            [5] Du teilst dir den fünften Platz
            [6] Du teilst dir den sechsten Platz
            [7] Du teilst dir den siebten Platz
           *[other] Du teilst dir Platz { $place }
        }
       *[no] { $place ->
            [2] Du belegst den zweiten Platz
            [3] Du belegst den dritten Platz
            [4] Du belegst den vierten Platz
            [5] Du belegst den fünften Platz
            [6] Du belegst den sechsten Platz
            [7] Du belegst den siebten Platz
            [8] Du belegst den achten Platz
           *[other] Du belegst Platz { $place }
        }
    }
table-end-turning =
    { $only ->
        [last] { $you ->
            [yes] Erst der letzte Zug brachte dich in Führung.
           *[no] Erst der letzte Zug brachte { $name } in Führung.
        }
       *[move] { $you ->
            [yes] Endgültig in Führung gingst du mit Zug { $n } von { $last }.
           *[no] Endgültig in Führung ging { $name } mit Zug { $n } von { $last }.
        }
    }
table-end-how = So kamen die Punkte zustande
table-end-picture = Als Bild behalten
table-rematch = Noch einmal
table-to-rematch = Zur nächsten Partie
table-fair = Ging alles mit rechten Dingen zu?
table-fair-about = Der ganze Zufall dieser Partie stammt aus einer geheimen Zahl des Servers, die feststand, bevor jemand Platz nahm, und aus je einer Zahl von jedem Platz; auch diese standen alle fest, bevor die erste aufgedeckt wurde. Niemand konnte sich also die Karten aussuchen. Lade die Partie herunter und prüfe, ob alles zusammenpasst und sich jede Karte daraus ergibt:
table-commitment = Festlegung des Servers (SHA-256)
table-seed = Geheime Zahl
table-nonce = Zahl von { $name }
table-fingerprint = Fingerabdruck der Partie
table-fair-mine = Dieses Gerät hat mitgemischt, und die Karten passen zu dem, was es gesehen hat.
table-unfair = Die Karten dieser Partie passen nicht zu dem, was dein Gerät vor dem Start gesehen hat. Jemand könnte beim Mischen eingegriffen haben.
table-shuffle = Wie gemischt wird
table-shuffle-about = Der Server hat eine geheime Zahl festgelegt; unten steht ihre Festlegung. Zum Start gibt jedes Gerät eine eigene Zahl dazu. So kann niemand die Karten wählen, und nachher lässt sich alles prüfen.
table-calling = Es wird gemeinsam gemischt: Jedes Gerät gibt seine Zahl dazu …
table-unopened =
    { $count ->
        [one] Das Gerät von { $names } hat seine Zahl nicht rechtzeitig dazugegeben.
       *[other] Die Geräte von { $names } haben ihre Zahlen nicht rechtzeitig dazugegeben.
    } Es wurde nichts ausgeteilt; startet noch einmal.
table-broken-off =
    { $count ->
        [one] Hier wurde der Start schon einmal abgebrochen, von { $names }.
       *[other] Hier wurde der Start schon { $count }-mal abgebrochen, von { $names }.
    }
table-broken-off-cost = Wer seine Zahl zurückhält, obwohl die Verbindung steht, oder es ein zweites Mal tut, verliert den Platz.
table-facts = Spielstand
table-moves = Deine Züge
table-moves-other = Weitere Züge
table-no-moves = Für dich gibt es gerade nichts zu tun.
table-place-moves =
    { $count ->
        [one] Ein Zug hier.
       *[other] { $count } Züge hier.
    }
table-place-choose = { $place }: Wähle einen Zug.
table-draft = Dein Zug bisher
table-draft-done = So spielen
table-draft-undo = Letzten Schritt zurücknehmen
table-draft-lost = Dein begonnener Zug passt nicht mehr: Inzwischen hat jemand anderes gezogen.
table-write = Zug eintippen
table-write-about = In Kurzform. Geht etwas nicht, erfährst du, warum.
table-write-grammar = So werden Züge geschrieben:
table-field-phase = Phase
table-field-round = Runde
table-field-rounds = Runden
table-field-start = Startperson
table-field-turn = Am Zug
table-field-row = Reihe
table-field-row-size = Karten einer vollen Reihe
table-field-owner = Von
table-field-pet = Karte
table-field-card = Karte
table-field-manner = Wie
table-field-revealed = Aufgedeckt
table-field-mouse-cards = Mäusekarten
table-field-number = Nummer
table-field-mice = Mäuse
table-field-bank = Bank
table-field-highest-bid = Höchstes Gebot
table-field-bidders = Noch dabei
table-field-seats = Am Tisch
table-field-seat = Platz
table-field-hand = Hand
table-field-hand-size = Handkarten
table-field-bid = Gebot
table-field-passed = Gepasst
table-field-placed = Ausgelegt
table-field-won = Gewonnen
table-field-cats = Katzen
table-field-shown = Bisher gezeigt
table-field-removed = Aus dem Spiel
table-field-score = Punkte
table-field-scores = Punkte
table-field-winners = Sieg
table-field-dummy = Strohmann
table-field-stack-size = Karten im Stapel
table-field-end-reason = Wie es endete
table-field-decided = Was entschied
table-field-place = Platz

## chat

chat-title = Chat
chat-message = Nachricht
chat-scope-table = An alle am Tisch
chat-scope-seats = Nur an alle, die mitspielen
chat-empty = Noch hat niemand etwas gesagt.
chat-earlier = Frühere Zeilen
chat-scope = Wer es liest
chat-seats-only = nur wer mitspielt
chat-mute = { $name } stummschalten
chat-phrase-1 = Viel Glück!
chat-phrase-2 = Gut gespielt!
chat-phrase-3 = Autsch!
chat-phrase-4 = Moment …
chat-phrase-5 = Danke!
chat-promises = Versprechen
chat-requests = Bitten
chat-phrase-to = Wer ist gemeint?
chat-phrase-card = Welche Karte?
chat-mark-kept = gehalten
chat-mark-broken = gebrochen
chat-mark-void = nie fällig geworden
chat-said = { $name } sagt: { $text }
chat-word-title = Wer Wort gehalten hat
chat-word-none = Kein Versprechen wurde fällig.
chat-word = Versprechen: { $kept } gehalten, { $broken } gebrochen
chat-word-kept = Gehalten
chat-word-broken = Gebrochen
chat-say-something = Versprechen oder bitten

## called

call-turn = Du bist am Zug – { $game }
call-turn-with = Am Tisch mit { $names }.
call-mail-turn =
    Du bist am Zug.
    { $with_whom }

    Zum Tisch: { $link }

    Keine solchen Mails mehr: { $page }
call-mail-confirm-subject = Mail bekommen, wenn du am Zug bist?
call-mail-confirm =
    Auf { $server } hat jemand darum gebeten, dass an diese Adresse jedes Mal eine Mail geht, wenn diese Person in einer Partie am Zug ist.

    Warst du das? Dann öffne diese Seite und bestätige es: { $page }

    Wenn nicht, brauchst du nichts zu tun: Es kommt keine weitere Mail, und die Adresse wird spätestens nach zwei Tagen gelöscht.
call-title = Bescheid bekommen, wenn du am Zug bist
call-button = Mir Bescheid geben
call-about = Wenn du gerade nicht hinsiehst. Du erfährst, an welchem Tisch du am Zug bist, und sonst nichts von der Partie.
call-browser = Mich benachrichtigen
call-browser-on = Dieser Browser benachrichtigt dich, solange diese Seite verdeckt ist.
call-push-on = Dieser Browser benachrichtigt dich, auch wenn diese Seite geschlossen ist.
call-blocked = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Ändern kannst du das in seinen Einstellungen für diese Seite.
call-mail = Mail an mich
call-mail-address = Mailadresse
call-mail-send = Link zuschicken
call-mail-sent = Sieh in dein Postfach: Dort ist eine Mail mit einem Link. Sobald du ihn geöffnet hast, bekommst du Mails.
call-mail-on = Du bekommst Mails.
call-mail-waiting = Du bekommst Mails, sobald du den Link in der Mail geöffnet hast.
call-all = An allen meinen Tischen
call-stop = Nicht mehr Bescheid geben
call-stopped = Du bekommst keinen Bescheid mehr.
call-leave = Nicht an diesem Tisch
call-left = An diesem Tisch bekommst du keinen Bescheid mehr, an anderen wie zuvor.
call-rejoin = Auch an diesem Tisch
call-rejoined = An diesem Tisch bekommst du Bescheid.
call-later = Jetzt nicht
call-none = Dieser Server gibt niemandem Bescheid, wenn die Seite geschlossen ist; dieser Browser kann es, solange sie offen ist.
call-page-title = Mails, wenn du am Zug bist
call-page-about = Die Mail, die dich hierher geführt hat, kommt von den Tischen dieses Servers.
call-page-confirm = Ja, schickt mir eine Mail, wenn ich am Zug bin
call-page-stop = Keine Mails an mich
call-page-confirmed = Ab jetzt bekommst du eine Mail, wenn du am Zug und nicht da bist. Jede enthält einen Link, mit dem du sie abbestellen kannst.
call-page-leave = Nur für diesen Tisch keine Mails
call-page-left = Keine Mails mehr für diesen Tisch, für deine anderen wie zuvor.
call-page-stopped = Keine Mails mehr. Die Adresse ist gelöscht.
error-push-endpoint = Das ist keine https-Adresse eines Push-Dienstes, den der Server kennt.
error-push-keys = Das sind nicht die Schlüssel eines Push-Dienstes.
error-mail-address = Das ist keine Mailadresse wie anna@example.org.
error-calls-many = Du bekommst schon auf so viele Arten oder an so vielen Tischen Bescheid, wie es geht.
error-call-one-way = Gib genau eine Art an, wie du Bescheid bekommst: einen Push-Dienst, eine Mailadresse oder eine schon bekannte.
error-call-no-push = Dieser Server schickt Browsern nichts: Dafür ist kein Schlüssel eingestellt.
error-call-no-mail = Dieser Server verschickt keine Mails.
error-no-caller = Auf diese Art bekommst du keinen Bescheid mehr.

error-day-off-none = Freie Tage gibt es nur, wo für jeden Zug mindestens ein Tag Zeit ist.
error-day-off-all = Du hast alle deine freien Tage genommen: { $count } in einer Partie.
error-day-off-bot = Ein Bot spielt für dich: Nimm erst deinen Platz wieder ein.
error-tables-many =
    { $count ->
        [one] Höchstens { $count } Tisch auf einmal.
       *[other] Höchstens { $count } Tische auf einmal.
    }
lobby-clock-days =
    { $days ->
        [one] { $days } Tag je Zug
       *[other] { $days } Tage je Zug
    }
table-clock-days = { $days } T { $hours } h
day-off = Einen Tag freinehmen
day-off-about =
    { $left ->
        [0] Du hast alle deine freien Tage genommen.
        [one] Ein Tag mehr für dich; alle erfahren davon. Dir bleibt noch { $left }.
       *[other] Ein Tag mehr für dich; alle erfahren davon. Dir bleiben noch { $left }.
    }
day-off-sure = Einen Tag freinehmen? Alle erfahren davon, und { $left ->
    [0] es ist dein letzter.
    [one] danach bleibt dir noch { $left }.
   *[other] danach bleiben dir noch { $left }.
    }
day-off-taken = { $name } nimmt sich einen Tag frei.
day-off-taken-you = Du nimmst dir einen Tag frei.

## my games

offline-about = Offline: Der Server ist nicht erreichbar.
offline-kept = Was auf diesem Gerät liegt, lässt sich auch ohne ihn öffnen:
unkept-all = Dein Browser speichert nichts für diese Website: Plätze, Einstellungen und Notizen gehen verloren, wenn du die Seite schließt oder neu lädst.
unkept-values = Dein Browser speichert nichts für diese Website: Einstellungen und Notizen gehen verloren, wenn du die Seite schließt oder neu lädst.
unkept-seats = Dein Browser merkt sich deine Plätze nicht: Sie gehen verloren, wenn du die Seite schließt oder neu lädst.
mine-title = Meine Partien
mine-about = Dieses Gerät merkt sie sich. Niemand braucht ein Konto, und nichts verlässt das Gerät, wenn du es nicht willst.
mine-going = Laufend
mine-none-going = Gerade läuft keine Partie.
mine-over = Zu Ende
mine-none-over = Noch ist keine Partie zu Ende.
mine-with = Mit { $names }.
mine-won = Du hast gewonnen.
mine-shared = Ihr teilt euch den Sieg.
mine-lost = Sieg: { $names }.
mine-kept = auf diesem Gerät
mine-keep = Aufzeichnung hier behalten
mine-save = Als Datei speichern
mine-forget = Vergessen
mine-forget-game = { $game } hier vergessen
mine-forget-sure = Diese Partie auf diesem Gerät vergessen? Der Server behält ihre Aufzeichnung.
mine-files = Dateien
mine-files-about = Aufzeichnungen und gespeicherte Partien lassen sich ohne Netz öffnen; du kannst eine Datei auch einfach auf diese Seite ziehen.
mine-open = Eine Partie aus einer Datei öffnen
mine-no-replay = Diese Datei ist weder eine Aufzeichnung noch eine gespeicherte Partie von Rascals.
mine-too-large = Diese Datei ist zu groß: Eine Partie hat höchstens { $size } MB.
replay-broken = Diese Aufzeichnung lässt sich nicht zeigen: Sie enthält etwas, das keine Partie hat.
mine-ready = Alles, was hier liegt, lässt sich jetzt auch ohne Netz öffnen.
mine-drop = Eine Datei hier ablegen, um sie zu öffnen.
saved-about = Das ist eine gespeicherte Partie: eine Liste von Zügen, ohne Bilder. Hier wird sie in Worten erzählt, alles offen. Die Spielfläche zeichnet der Server, sobald er erreichbar ist und diesen Tisch hat; eine aus „Meine Partien“ gespeicherte Aufzeichnung bringt sie mit.
saved-title = Gespeicherte Partie
saved-again = Noch einmal nach der Spielfläche fragen
saved-elsewhere = Der Server hat diesen Tisch nicht. „rascals replay DATEI“ zeigt die Partie im Terminal.
mine-export = Liste als Datei speichern
mine-forget-all = Hier alles vergessen
mine-forget-all-sure = Alle Partien, Aufzeichnungen und den geheimen Link auf diesem Gerät vergessen? Plätze an laufenden Tischen bleiben in diesem Browser deine.
mine-forgotten = Vergessen.
mine-link = Auf anderen Geräten
mine-link-about = Mit einem geheimen Link nimmst du deine Partien auf ein anderes Gerät mit. Wer ihn hat, hat deine Plätze: Zeig ihn niemandem.
mine-link-of = Deine Partien liegen unter dem Namen { $name }.
mine-link-name = Name
mine-link-make = Geheimen Link erstellen
mine-link-copy = Geheimen Link kopieren
mine-link-replace = Neuen Link erstellen
mine-link-replace-sure = Einen neuen Link erstellen? Der alte führt dann ins Leere, und alle anderen Geräte verlieren deine Plätze: Nur dieses behält sie. Öffne den neuen Link auf deinen eigenen.
mine-link-replaced = Der Link ist jetzt ein anderer, und nur dieses Gerät hat deine Plätze. Kopiere ihn auf deine anderen Geräte.
mine-link-delete = Link löschen
mine-link-delete-sure = Den Link löschen? Deine Partien bleiben auf diesem Gerät.
mine-link-delete-games = Link löschen und alles, was dazugehört
mine-link-games-sure = Den Link löschen und alles, was dazugehört? Dein Name und was du gesagt hast verschwinden von beendeten Tischen, Bots übernehmen, wo Partien noch laufen, und die Mailadressen und Browser, die dafür Bescheid bekommen, werden vergessen.
mine-link-deleted = Gelöscht.
mine-link-open-sure = Ist das dein eigener Link? Er bringt seine Partien auf dieses Gerät, und von nun an gehören auch die Partien dieses Geräts dazu: Wer den Link hat, kann deine Karten sehen und für dich spielen. Öffne nie einen Link, den dir jemand anderes geschickt hat.
mine-link-opened =
    Die Partien von { $name } sind jetzt hier: { $count ->
        [one] { $count } Partie.
       *[other] { $count } Partien.
    }
mine-link-left =
    { $count ->
        [one] An { $count } Tisch ließ sich nichts ändern, und alte Geräte haben dort noch deinen Platz. Erstelle noch einmal einen neuen Link.
       *[other] An { $count } Tischen ließ sich nichts ändern, und alte Geräte haben dort noch deine Plätze. Erstelle noch einmal einen neuen Link.
    }
mine-devices = Geräte, die deine Plätze haben
mine-devices-about = Kennst du eines davon nicht, dann melde es ab und erstelle einen neuen Link.
mine-device-unknown = Unbekanntes Gerät
mine-device-link = Ein anderer geheimer Link
mine-device-here = dieses Gerät
mine-device-since-seat = Platz genommen am { $day }
mine-device-since-opened = Link geöffnet am { $day }
mine-device-since-link = erstellt am { $day }
mine-device-tables =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
mine-device-end = Abmelden
mine-device-end-of = Abmelden: { $device }
mine-device-end-sure = { $device } abmelden? Deine Plätze sind dort sofort weg. Wer den geheimen Link noch hat, kann mit ihm wiederkommen.
mine-device-ended = Abgemeldet.
error-no-keyring = Dieser geheime Link führt ins Leere: Er wurde ersetzt oder gelöscht.
error-device-last = Nur dieses Gerät hat diesen Platz. Verlass stattdessen den Tisch.

## settings

settings-title = Einstellungen
settings-language = Sprache
settings-local = Deine Einstellungen bleiben in diesem Browser.
settings-language-auto = wie der Browser
settings-theme = Farben
settings-theme-system = wie das System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-sound = Ton
settings-sound-off = aus
settings-sound-low = leise
settings-sound-full = laut
settings-motion = Animationen
settings-motion-system = wie das System
settings-motion-full = alle
settings-motion-reduced = reduziert
settings-marks = Formen zusätzlich zu den Farben
settings-marks-about = Jeder Platz hat seine eigene Form, damit niemand auf Farben angewiesen ist.
settings-confirm = Vor einem Zug nachfragen
settings-confirm-slips = wo man leicht danebentippt
settings-confirm-always = immer
settings-confirm-never = nie
settings-hide-passes = Passen im Verlauf ausblenden
settings-hide-passes-about = Der Verlauf zeigt dann nur, was etwas verändert hat.
settings-panels = Tabellen und Knöpfe statt der Spielfläche
settings-panels-about = Schlichte Tabellen, die jeder Screenreader vorlesen kann.

## replay

replay-title = Aufzeichnung
replay-first = Anfang der Partie
replay-previous = Einen Zug zurück
replay-next = Einen Zug vor
replay-last = Ende der Partie
replay-pov = Sicht
replay-pov-me = meine
replay-pov-public = Publikum
replay-pov-open = alles offen
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Stelle
replay-of = { $n } von { $count }
replay-link = Link zu dieser Stelle
replay-download = Partie herunterladen
replay-to-table = Zum Tisch

## errors

error-stale = Inzwischen ging es weiter. Sieh noch einmal hin, bevor du ziehst.
error-not-your-decision = Das hast du gerade nicht zu entscheiden.
error-flag-fallen = Deine Zeit war um: Diesen Zug macht ein Bot, danach gehört der Platz wieder dir.
error-illegal = Dieser Zug ist nicht erlaubt.
error-action-not-legal = Die Aktion { $action } ist nicht erlaubt.
error-batch-not-legal = Die Aktion { $action } ist in Partie { $game } nicht erlaubt.
error-not-legal = Der Zug { $move } ist jetzt nicht möglich.
error-too-long = Der Zug ist schon vollständig: { $move } ist zu viel.
error-unfinished = Der Zug ist noch nicht vollständig: Da fehlt etwas.
error-complete = Der Zug ist vollständig: Spiel ihn.
error-undo-over = Die Partie ist zu Ende: Nichts kann mehr zurückgenommen werden.
error-undo-nothing = Nur dein eigener letzter Zug kann zurückgenommen werden, solange niemand sonst gezogen hat.
error-undo-asked = Auch andere waren gefragt: Zurücknehmen lässt sich nur, was geschah, während du allein gefragt warst.
error-undo-known = Durch diesen Zug ist etwas Verdecktes oder Zufälliges bekannt geworden: Er gilt.
error-undo-bot = Für dich hat ein Bot gezogen: Nur eigene Züge können zurückgenommen werden.
error-undo-off = An diesem Tisch wird nichts zurückgenommen.
error-undo-late = Die Zeit, die du vor diesem Zug hattest, ist inzwischen um: Er gilt.
error-unknown-move = { $move } ist kein Zug; möglich: { $grammar }.
error-rate = Das ist zu viel auf einmal. Warte einen Augenblick.
error-over = Die Partie ist zu Ende.
error-bad = Der Server hat diese Nachricht nicht verstanden.
error-unfit = Das lässt sich nicht speichern: Es enthält ungültige Zeichen.
error-name-empty = Ein Name braucht mindestens ein sichtbares Zeichen.
error-name-long = Ein Name hat höchstens { $limit } Zeichen.
error-name-hidden = Ein Name darf keine unsichtbaren Zeichen enthalten ({ $sign }).
error-name-marks = Ein Name darf nicht mehr als { $limit } Akzente auf einem Buchstaben haben.
error-chat-empty = In dieser Nachricht steht nichts.
error-chat-long = Eine Nachricht hat höchstens { $limit } Zeichen.
error-chat-hidden = Eine Nachricht darf keine unsichtbaren Zeichen enthalten ({ $sign }).
error-chat-marks = Eine Nachricht darf nicht mehr als { $limit } Akzente auf einem Buchstaben haben.
error-phrase-unknown = So einen Satz gibt es in diesem Spiel nicht; möglich: { $valid }.
error-phrase-args = Den Satz { $phrase } sagt man nicht so; dazu gehört: { $valid }.
error-phrase-promises =
    { $count ->
        [one] Du hast { $count } offenes Versprechen. Ein weiteres geht, sobald es sich entschieden hat.
       *[other] Du hast { $count } offene Versprechen. Ein weiteres geht, sobald sich eines davon entschieden hat.
    }
error-phrase-text = Man sagt einen Text oder einen fertigen Satz, nicht beides.
error-code-form = Ein Tischcode besteht aus sechs dieser Zeichen: { $signs }.
error-body-long = Eine Anfrage hat höchstens { $limit } Bytes.
error-body-slow = Die Anfrage kam nicht rechtzeitig an.
error-table-full = Dieser Tisch ist voll.
error-seat-taken = Dieser Platz ist besetzt.
error-no-seat = Diesen Platz gibt es nicht: Am Tisch sind { $seats } Plätze.
error-seats-open =
    Noch sind nicht alle da: { $count ->
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
error-table-open = Die Partie hat noch nicht begonnen.
error-table-started = Die Partie hat schon begonnen.
error-table-calling = Die Partie beginnt gleich: Gerade wird aufgedeckt, was alle zum Mischen beitragen.
error-not-calling = Hier gibt es nichts aufzudecken: Die Partie beginnt noch nicht, oder du hast nichts zugesagt.
error-nonce-other = Das ist nicht die Zufallszahl, die dein Platz zugesagt hat.
error-table-over = An diesem Tisch ist die Partie zu Ende.
error-not-over = Die Partie läuft noch.
error-host = Unter diesem Namen antwortet dieser Server nicht.
error-crowded = Hier ist gerade so viel los, dass nur bedient wird, wer mitspielt. Versuch es später noch einmal.
error-kicked = Die Tischleitung hat dich vom Tisch entfernt.
error-code-needed = An diesen Tisch darf sich nur setzen, wer den Code hat.
error-host-only = Das darf nur die Tischleitung.
error-kick-nobody = Auf diesem Platz sitzt niemand.
error-not-absent = Diese Person ist da: Ein Bot springt nur für Abwesende ein.
error-standin-own = Hier spielt ein Bot, weil diese Person es wollte, gegangen ist oder keine Zeit mehr hatte: Nur sie kann das ändern, oder alle anderen Anwesenden beenden es gemeinsam.
error-absent-briefly = Diese Person lädt vielleicht nur die Seite neu: Nach 30 Sekunden darf ein Bot einspringen.
error-standin-level = Für andere springt nur der Bot des Tisches ein.
error-spectator = Du schaust nur zu. Das geht nur, wenn du mitspielst.
error-no-spectators = An diesem Tisch kann niemand zuschauen.
error-no-table = Diesen Tisch gibt es nicht. Prüfe den Code oder den Link.
error-table-damaged = Dieser Tisch ist beschädigt und wurde stillgelegt. Die Partie lässt sich bis zur letzten fehlerfreien Zeile retten: Wende dich an die Person, die den Server betreibt.
error-unknown-bot = Unbekannter Bot { $given }; möglich: { $valid }.
error-bad-option = Das lässt sich nicht wählen: { $problem }
error-seat-plan = Genau einer der { $seats } Plätze ist deiner, und für jeden Platz eines Bots ist anzugeben, welcher.
error-shutdown = Der Server startet gleich neu. Versuche es in einem Augenblick noch einmal.
error-no-code = Kein Tisch hat den Code { $given }. Frag bei der Person nach, die dich eingeladen hat.
error-code-or-table = Gib entweder den Code oder den Tisch an, nicht beides.
error-frame-long = Eine Nachricht hat höchstens { $limit } Bytes.
error-no-hello = Die erste Nachricht einer Verbindung muss „hello“ sein.
error-bad-number = { $given } ist nicht die Nummer einer Nachricht.
error-bad-pov = Die Sicht „{ $given }“ gibt es nicht; möglich: me, public, open und die Nummern der Plätze.
error-method = Diese Adresse beantwortet solche Anfragen nicht.
error-origin = Diese Website darf nicht auf diesen Server zugreifen.
error-not-found = Diese Seite oder diesen Tisch gibt es nicht.
error-forbidden = Das darfst du nicht.
error-query-long = Der Parameter „{ $name }“ der Adresse ist länger als { $limit } Zeichen.
error-query-missing = In der Adresse fehlt der Parameter „{ $name }“.
error-token-missing = Du hast keinen Platz an diesem Tisch: Nimm zuerst Platz. Ein Programm schickt das Token seines Platzes: „Authorization: Bearer TOKEN“.
error-token-malformed = Das ist kein Platz-Token. Schick unverändert das Token, das du beim Platznehmen bekommen hast: „Authorization: Bearer TOKEN“.
error-token-expired = Dieses Gerät hat an diesem Tisch keinen Platz mehr: Der Platz wurde freigegeben oder ihm genommen. Nimm noch einmal Platz oder öffne deinen geheimen Link.
error-token-unknown = Dieses Token gehört zu keinem Platz an diesem Tisch. Nimm Platz oder schick das Token, das du dort bekommen hast.
error-unknown-language = Unbekannte Sprache { $given }; möglich: { $valid }.
error-network = Der Server ist nicht zu erreichen. Prüfe deine Verbindung.
error-no-room = Dieser Browser kann die Partie nicht behalten: Es ist kein Platz mehr, oder er speichert nichts. Vergiss Partien, die hier behalten sind, und versuche es noch einmal.
error-unknown = Abgelehnt: { $id }.
error-server = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.

# Errors of the library

error-unknown-game = Unbekanntes Spiel { $given }; möglich: { $valid }.
error-unknown-number-of-players-of = { $game } geht nicht zu { $given }; möglich: { $valid }.
error-unknown-edition-of = Unbekannte Ausgabe von { $game }: { $given }; möglich: { $valid }.
error-no-editions = Es gibt nur eine Ausgabe von { $game }, ohne Namen; lass { $given } weg.
error-one-edition = Es gibt nur eine Ausgabe von { $game }; Spiele mit mehreren: { $valid }.
error-unknown-option-of = Unbekannte Option von { $game }: { $given }; möglich: { $valid }.
error-unknown-bot-of = Unbekannter Bot von { $game }: { $given }; möglich: { $valid }.
error-unknown-choice = { $option } kann nicht { $given } sein; möglich: { $valid }.
error-number-choice = { $option } kann nicht { $given } sein; möglich: { $lowest } bis { $highest }.
error-bot-budget = Unbekannte Bedenkzeit bei Bot { $given }; möglich: name, name:1s, name:500ms oder name:1000 (Simulationen).
error-name-steers = Ein Name darf keine Zeichen enthalten, die ein Terminal steuern oder die Schreibrichtung ändern ({ $sign }).
error-extra-missing = { $module } fehlt: rascals mit dem Zusatz { $extra } installieren, in seinem Ordner: pip install '.[{ $extra }]'.
error-file-text = { $file } ist kein UTF-8-Text.
error-file-read = { $file } lässt sich nicht lesen: { $problem }.
error-file-write = { $file } lässt sich nicht schreiben: { $problem }.
error-record-line = Zeile { $line }: { $problem }
error-warning-open = Im Netz ist dieser Server nur unverschlüsselt erreichbar; besser steht er hinter einem https-Proxy, mit --public-url https://…
error-warning-no-proxy = Die öffentliche Adresse ist https, aber keinem Proxy wird vertraut, sodass alle von einer einzigen Adresse zu kommen scheinen; gib mit --trusted-proxies die Adresse des Proxys an.

# Bots of other packages, and of modules

error-unknown-bot-or-broken = Unbekannter Bot von { $game }: { $given }; möglich: { $valid }; nicht geladen: { $problem }
cli-error-resume-bots = In { $file } sitzt der Bot { $given }, ein Programm. Wenn du ihm traust, spiele mit --bots { $given } weiter.

# What the system says of a file, within a sentence

error-system-enoent = Datei oder Ordner nicht gefunden
error-system-eacces = Zugriff verweigert
error-system-eperm = nicht gestattet
error-system-eisdir = das ist ein Ordner
error-system-enotsup = das ist keine gewöhnliche Datei
error-system-enotdir = ein Teil des Pfades ist kein Ordner
error-system-eexist = existiert bereits
error-system-enospc = kein Platz mehr frei
error-system-erofs = schreibgeschützt
error-system-enametoolong = der Name ist zu lang
error-system-efbig = die Datei ist zu groß
error-system-eloop = die Links führen im Kreis

## editions

edition-title = { $game }: von { $before } zu { $after }
edition-same = Zwischen { $before } und { $after } gibt es keinen Unterschied.
edition-changed = { $what }. { $before }: { $then } { $after }: { $now }
edition-new = { $what }. Neu in { $after }: { $now }
edition-gone = { $what }. Nicht mehr in { $after }; in { $before }: { $then }
edition-entry = { $value }.
edition-option-named = Option „{ $option }“
edition-option = Üblich „{ $usual }“.
edition-chapter-components = Anderes Material
edition-chapter-options = Optionen
rules-contents = Inhalt
rules-text = Text der Regeln
edition-compare = Zwei Ausgaben vergleichen
edition-from = Von
edition-to = Zu

## cli

cli-usage = Aufruf:
cli-examples = Beispiele
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-heading = { $text }:
cli-options-metavar = [OPTIONEN]
cli-command-metavar = [BEFEHL …]
cli-value-game = SPIEL
cli-value-bot = BOT
cli-value-name = NAME
cli-value-value = WERT
cli-value-seed = STARTWERT
cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-seconds = SEKUNDEN
cli-default = (Standard: { $value })
cli-help-play = In diesem Terminal spielen, gegen Bots oder zu mehreren abwechselnd an der Tastatur.
cli-help-rules = Die Regeln eines Spiels zeigen.

cli-help-replay = Eine gespeicherte Partie ansehen, aus der Sicht eines Platzes oder mit offenen Karten.
cli-examples-play =
    rascals play felicity --players 4 --bots shrewd
        du gegen drei gerissene Bots
    rascals play --humans Ann,Bob --bots greedy,timid
        zwei Leute an einer Tastatur; dazwischen wird der Bildschirm verdeckt
    rascals play --option open_mice=true --save evening.jsonl
        alle Mäuse liegen offen; nach jedem Zug gespeichert
    rascals play --resume evening.jsonl
        macht weiter, wo du aufgehört hast
    rascals play --plain
        in Textzeilen, für Screenreader und Pipes
cli-examples-rules =
    rascals rules felicity
        in deiner Sprache
    rascals rules felicity --lang de > rules.md
        als Markdown
    rascals rules heist --diff v3 v4
        was v4 an v3 ändert, Regel für Regel
cli-examples-replay =
    rascals replay evening.jsonl
        weiter mit den Pfeiltasten
    rascals replay evening.jsonl --pov 0 --at 12 --plain
        was der erste Platz nach Zug 12 wusste, in Worten
cli-option-help = Diese Hilfe zeigen.
cli-option-version = Die Version zeigen.
cli-option-lang = Die Sprache; sonst RASCALS_LANG, dann die des Systems.
cli-option-no-color = Keine Farben (wie die Variable NO_COLOR).
cli-option-debug = Zeigen, woher im Programm ein Fehler kam.
cli-option-game = Das Spiel; „rascals games“ listet sie auf.
cli-option-players = Wie viele spielen.
cli-option-bots = Ein Bot für alle freien Plätze oder eine Liste mit einem für jeden, sonst der beste des Spiels; „rascals bots“ beschreibt sie. Ein eigener Bot: modul:Klasse.
cli-option-humans = Die Leute an dieser Tastatur, in ihrer Reihenfolge um den Tisch.
cli-option-options = Eine Option des Spiels, als name=wert. Mehrfach möglich.
cli-option-edition = Die Ausgabe, bei Spielen mit mehreren.
cli-option-diff = Zwei Ausgaben: zeigen, was sie unterscheidet.
cli-option-data = Eine TOML-Datei mit anderen Zahlen auf dem Material; „rascals data show SPIEL“ schreibt eine zum Ändern.
cli-option-seed = Ein beliebiger Text oder eine Zahl. Der gleiche Startwert ergibt die gleiche Partie.
cli-option-save = Die Partie nach jedem Zug in diese Datei speichern.
cli-option-resume = Die Partie aus dieser Datei fortsetzen.
cli-option-plain = Textzeilen statt eines gezeichneten Bildschirms, für Screenreader und Pipes.
cli-option-no-undo = Kein Zug kann zurückgenommen werden.
cli-option-pace = Sekunden zwischen den Zügen der Bots.
cli-option-file = Eine gespeicherte Partie.
cli-option-at = Die Nummer des Zugs, bei dem begonnen wird; 0 ist der Anfang.
cli-option-pov = Wessen Wissen gezeigt wird: alles, das des Publikums oder das eines Platzes (ab 0 gezählt).
cli-option-row = Mit einer Studie als DATEI: die Partie dieser Zeile noch einmal spielen und ansehen.
cli-error-own = Ein Fehler in rascals, nicht bei dir: { $problem }. Mit --debug zeigt sich, wo.
cli-error-no-such-option = Die Option { $option } gibt es nicht.
cli-error-missing = { $name } fehlt.
cli-error-bad-value = { $name }: { $problem }.
cli-error-see-help = { $problem } Siehe „{ $command } --help“.
cli-error-command = Unbekannter Befehl „{ $given }“; möglich: { $valid }.
cli-error-number = { $name } braucht eine Zahl.
cli-error-number-from = { $name } braucht eine Zahl ab { $low }.
cli-error-number-range = { $name } braucht eine Zahl von { $low } bis { $high }.
cli-error-extra = Das ist zu viel: { $given }.
cli-error-no-value = { $option } erlaubt keinen Wert.
cli-error-value-missing = { $option } braucht einen Wert.
cli-error-is-file = { $name } braucht einen Ordner; { $file } ist eine Datei.
cli-error-is-folder = { $name } braucht eine Datei; { $file } ist ein Ordner.
cli-error-game = Unbekanntes Spiel „{ $given }“; möglich: { $valid }.
cli-error-option-form = Eine Option schreibt man name=wert, nicht „{ $given }“; mögliche Namen: { $valid }.
cli-error-option = Unbekannte Option „{ $given }“; möglich: { $valid }.
cli-error-option-value = { $option } kann nicht „{ $given }“ sein; möglich: { $valid }.
cli-error-option-number = { $option } kann nicht „{ $given }“ sein; möglich: { $lowest } bis { $highest }.
cli-error-bot = Unbekannter Bot „{ $given }“; möglich: { $valid }.
cli-error-same-name = Alle brauchen einen eigenen Namen, nicht { $names }.
cli-error-players = Zu { $given } kann man das nicht spielen; möglich: { $valid }.
cli-error-too-many-humans = { $humans } Leute passen nicht an einen Tisch für { $players }.
cli-error-bots-seats = Genannte Bots: { $bots }, freie Plätze: { $seats }. Nenne einen Bot für alle oder einen für jeden.
cli-error-resume-over = Die Partie in { $file } ist zu Ende; „rascals replay { $file }“ zeigt sie.
cli-error-resume-seats = { $file } sagt nicht, wer wo sitzt, und kann darum nicht fortgesetzt werden; „rascals replay { $file }“ zeigt sie.
cli-error-save-exists = { $file } gibt es schon: Nenne eine andere Datei, oder setze die Partie darin mit --resume { $file } fort.
cli-error-replay-at = Zug { $given } gibt es nicht; möglich: 0 bis { $last }.
cli-error-replay-pov = Die Sicht „{ $given }“ gibt es nicht; möglich: { $valid }.

cli-serve-address = Rascals läuft unter { $url }
cli-serve-network = Leute in deinem Netz kommen dazu unter { $url }
cli-serve-alone = Nur dieser Rechner kann sich verbinden. Zum Spielen mit den Leuten in deinem Netz: { $command }
cli-serve-stop = Beenden mit Strg-C. Tische und Partien bleiben erhalten.
cli-error-port = Port { $port } ist auf { $host } belegt; wähle einen anderen mit --port, oder 0 für irgendeinen freien.

## tui

tui-range = { $first } … { $last }
tui-log = Verlauf
tui-over =
    { $you ->
        [yes] { $count ->
            [one] Die Partie ist zu Ende. Du hast gewonnen.
           *[other] Die Partie ist zu Ende. Geteilter Sieg: { $winners }.
        }
       *[no] Die Partie ist zu Ende. Sieg: { $winners }.
    }
tui-your-move = Du bist dran: Wähle einen Zug.
tui-waiting = Warten auf { $names }.
tui-draft = Bisher: { $moves } (die Rücktaste nimmt den letzten Schritt zurück)
tui-keys = ? Tasten · R Regeln · U zurück · S speichern · L Verlauf · D Farben · Q Ende
tui-keys-any = ? Hilfe · T Zug · N vor · R Regeln · U zurück · S sichern · L Verlauf · Q Ende
tui-close-hint = ↑ ↓ blättern · Esc schließt
tui-ending-hint = N neues Spiel · V ansehen · T zum Tisch · Q Ende
tui-curtain =
    { $name }, du bist am Zug.

    Wenn niemand sonst den Bildschirm sieht, drücke Enter.
tui-help =
    ## Tasten

    - **← →** oder **1 … 9** wählen eine Handkarte, **Enter** legt sie aus
    - **↑ ↓** oder Ziffern stellen dein Gebot ein, **Bild auf / ab** ändert es um fünf, **Enter** bietet
    - **P** passt
    - **L** geht zum Verlauf und zurück; dort blättern die Pfeile
    - **R** oder **F2** zeigt die Regeln
    - **A** fragt einen Bot, was er hier täte und warum
    - **C** legt einen Zug im Voraus fest, wo das Spiel das erlaubt, und hebt ihn wieder auf
    - **U** nimmt deinen letzten Zug zurück, solange seither niemand etwas erfahren hat
    - **S** speichert die Partie
    - **D** wechselt zwischen dunkel und hell
    - **Q** beendet

    Geht ein Zug nicht, erfährst du, warum. Du kannst auch die Maus benutzen: Ein Klick wählt eine Karte, ein zweiter legt sie aus.

    ## Zeichen

    Die Marken **●** **■** **▲** **◆** **★** stehen für die Plätze und ihre Karten, **○** für den Strohmann; **⚑** zeigt, wer die Runde beginnt, **▶**, wer am Zug ist. Schraffierte Karten liegen verdeckt; was darauf steht, siehst nur du.
tui-help-any =
    ## Tasten

    - **↑ ↓** gehen durch die Liste, **Enter** wählt; eine Zeile mit „…“ öffnet eine eigene Liste
    - Die **Rücktaste** nimmt den letzten Schritt zurück; nichts ist gespielt, bevor der Zug vollständig ist
    - Mit **T** tippst du einen Zug in Kurzform ein, ganz oder Schritt für Schritt; **Esc** geht zur Liste zurück
    - **N** lässt die anderen vor, wo mehrere zugleich am Zug sind
    - **L** geht zum Verlauf und zurück; dort blättern die Pfeile
    - **R** oder **F2** zeigt die Regeln
    - **A** fragt einen Bot, was er hier täte und warum
    - **C** legt einen Zug im Voraus fest, wo das Spiel das erlaubt, und hebt ihn wieder auf
    - **U** nimmt deinen letzten Zug zurück, solange seither niemand etwas erfahren hat
    - **S** speichert die Partie
    - **D** wechselt zwischen dunkel und hell
    - **Q** beendet

    Geht ein Zug nicht, erfährst du, warum. Du kannst auch die Maus benutzen.
tui-labelled = { $label }: { $value }
tui-grammar = So werden Züge geschrieben (SEAT zählt ab 0):
tui-grammar-goons = So werden Züge geschrieben (COLOUR ist red, yellow, green oder blue; SRC ist cube, space oder ability; CELL ist Zeile,Spalte ab 0,0 oben links; SEAT zählt ab 0; was in [ ] steht, kann fehlen):
tui-grammar-heist = So werden Züge geschrieben (SEAT zählt ab 0; CELL ist Zeile,Spalte ab 0,0 oben links; was in [ ] steht, kann fehlen):
tui-grammar-goodcritters = So werden Züge geschrieben (SEAT zählt ab 0; CARD ist 5 oder 5g, mit ~ gezeigt, mit ? verdeckt):
tui-type-hint = Ein Zug in Kurzform, etwa „{ $move }“
tui-more-moves = { $kind } … ({ $count })
tui-next-nobody = Niemand sonst ist am Zug: Du bist dran.
tui-plain-prompt-draft = { $name } ({ $steps })>
tui-plain-draft = Bisher: { $moves } („undo“ nimmt den letzten Schritt zurück, „cancel“ alle)
tui-replay-keys = ← → Schritt · Bild↑ Bild↓ Runde · V Sicht · D dunkel/hell · R Regeln · Q Ende
tui-replay-place = Zug { $n } von { $last } · { $pov }
tui-altered = Verändertes Material: { $changes }.
tui-places = Spielplan
tui-replay-head = { $game } ({ $pov })
tui-undo-nothing = Du hast keinen Zug, den du zurücknehmen könntest.
tui-undo-other = Seither hat jemand anderes gezogen: Dein Zug gilt.
tui-undo-known = Seither ist etwas bekannt geworden: Dein Zug gilt.
tui-undo-done = Dein letzter Zug ist zurückgenommen.
tui-plain-welcome = { $game }. Tippe einen Zug oder „help“.
tui-plain-prompt = { $name }>
tui-plain-moves = Mögliche Züge: { $moves }.
tui-plain-hint = Jetzt möglich ist zum Beispiel: { $moves }. „moves“ nennt alles.
tui-plain-help = Ein Zug wie „{ $move }“; sein letzter Teil allein genügt, wo er eindeutig ist.
tui-command-help = help: diese Liste
tui-command-moves = moves: was jetzt möglich ist
tui-command-look = look: alles auf dem Tisch
tui-command-log = log: was geschehen ist; „log 5“ die letzten fünf Zeilen
tui-command-why = why ZUG: ob ein Zug möglich ist, und warum nicht
tui-command-advice = advice: was ein Bot hier täte und warum
tui-command-ahead = ahead: einen Zug im Voraus festlegen, wo das Spiel das erlaubt; „ahead off“ hebt ihn wieder auf
tui-command-undo = undo: den letzten Zug zurücknehmen, solange seither niemand etwas erfahren hat; bei einem unfertigen Zug den letzten Schritt
tui-command-cancel = cancel: einen unfertigen Zug verwerfen
tui-command-next = next: die anderen vorlassen, wo mehrere zugleich am Zug sind
tui-command-save = save DATEI: die Partie speichern
tui-command-quit = quit: den Tisch verlassen
tui-no-clocks = Im Terminal läuft keine Uhr, also braucht niemand einen freien Tag: Eine Partie wartet, solange du willst, und lässt sich aus ihrer Datei fortsetzen („rascals play --resume DATEI“).
tui-plain-why-what = Welcher Zug? Zum Beispiel: why { $move }
tui-plain-legal = „{ $move }“ ist möglich.
tui-plain-hand-over = { $name }, du bist am Zug. Wenn niemand sonst den Bildschirm sieht, drücke Enter.
tui-plain-saved = Gespeichert in { $file }.
tui-plain-save-where = Wohin speichern? Zum Beispiel: save evening.jsonl
tui-plain-save-failed = { $file } ließ sich nicht speichern: { $problem }.
tui-save-beside = { $file } gibt es schon: in { $other } speichern
tui-save-replace = { $file } ersetzen
tui-plain-kept = Du verlässt den Tisch. Die Partie liegt in { $file }; „rascals play --resume { $file }“ setzt sie fort.
tui-plain-left = Du verlässt den Tisch. Die Partie wurde nicht gespeichert.
tui-felicity-where =
    { $bank ->
        [one] { $round }. Startperson: { $start }. In der Bank liegt { $bank } Maus.
       *[other] { $round }. Startperson: { $start }. In der Bank liegen { $bank } Mäuse.
    }
tui-felicity-sack = Der Sack: { $cards }.
tui-felicity-mouse-card =
    { $mice ->
        [0] { $number } (leer)
       *[other] { $number }
    }
tui-felicity-mouse-cards = Mäusekarten: { $cards }.
tui-felicity-passed = hat gepasst
tui-felicity-bid = bietet { $mice }
tui-felicity-placed = hat ausgelegt
tui-felicity-not-placed = hat noch nicht ausgelegt
tui-felicity-won = gewonnene Tiere: { $pets } (Katzen: { $points })
tui-felicity-shown = gezeigte Karten: { $pets }
tui-felicity-cards = Karten
tui-felicity-pass-short = passt
tui-felicity-only-pass = Du hast keine Mäuse zum Bieten. P passt.
tui-felicity-bid-keys = Enter bietet · P passt · { $lowest } bis { $highest }
tui-felicity-hand-keys = Enter legt aus
tui-felicity-hands = Handkarten
tui-heist-map = Plan
tui-heist-left = übrig: Schritte { $moves }, Tiere { $critters }
tui-heist-laid-out = Jetzt auf dem Tisch
tui-heist-start = Start
tui-heist-home = Start von { $name }
tui-heist-printed-plain = aufgedruckte Kreuzung
tui-heist-printed-security = aufgedruckte Kreuzung mit Überwachung
tui-heist-printed-trap = aufgedruckte Kreuzung mit Falle
tui-heist-dark = dunkel
tui-heist-wall = Wand
tui-heist-leads = führt nach { $cells }
tui-heist-loot =
    { $edition ->
        [v5] Essen { $loot }
       *[other] Beute { $loot }
    }
tui-heist-known-hand = in der Hand von { $name }
tui-heist-known-pile = im Stapel { $number }
tui-heist-known-stack = Plättchen von oben
tui-heist-known-traps = Fallen von oben
tui-heist-known-critters = Tiere bis zum untersten
tui-heist-signs = { $crews }; ○ □ △ ◇ wo sie begannen, ⌂ ein anderer Start; ! Überwachung, × Falle; Zahlen: was dort liegt; ╔╗ Lager; ━ aufgedruckte Kreuzung; · dunkel; ? wonach gefragt ist; + mehr. Felder heißen Zeile,Spalte.
tui-heist-keys = ? Hilfe · W Worte · M Plan · T Zug · R Regeln · U zurück · L Verlauf · Q Ende
tui-heist-help =
    ## Der Plan

    - **W** beschreibt den Plan und alles andere in Worten oder zeichnet ihn wieder
    - **M** zeigt nur den Plan, so groß es geht; dort blättern die Pfeile; **M** oder **Esc** geht zu den Zügen zurück
    - Der Plan folgt der Bande, die am Zug ist; eine Zeile der Liste, die ein Feld nennt, hebt es auf dem Plan hervor

    ## Zeichen

    - Linien sind Wege: Wo zwei Felder verbunden sind, geht die Linie weiter
    - **●** **■** **▲** **◆** die Banden, links von der Mitte eines Feldes; hohl, **○** **□** **△** **◇**, wo sie begannen, **⌂** ein anderer Start
    - **!** Überwachung, **×** eine Falle; Zahlen rechts sagen, was dort liegt
    - Räume mit doppelten Linien sind Lager; Kreuzungen mit dicken Linien sind auf den Spielplan gedruckt
    - **·** ein dunkles Feld, **?** eines, nach dem gefragt ist, **+** mehr, als hineinpasst
    - Links stehen die Zeilen, oben die Spalten: Ein Feld heißt Zeile,Spalte
tui-goons-when = Runde { $round }, Zug { $turn }
tui-goons-villain = { $letter } { $scheme }
tui-goons-visible =
    { $stars ->
        [one] { $stars } sichtbarer Stern ({ $colour })
       *[other] { $stars } sichtbare Sterne ({ $colour })
    }
tui-goons-nothing = nichts
tui-goons-percent = { $number } %
tui-goons-dice-show = Die Würfel zeigen
tui-goons-dice =
    { $number ->
        [one] { $number } Würfel
       *[other] { $number } Würfel
    }
tui-goons-letters = R Rot, Y Gelb, G Grün, B Blau, J Schrott, · leer; Spalten 0 bis 9
tui-goons-takeable = Zu nehmen
tui-goons-empty = Leer
tui-goons-crib-row = Reihe { $row }
tui-goons-laid = { $cube } auf { $column }
tui-goons-signs = { $players }; R Rot, Y Gelb, G Grün, B Blau, J Schrott; ° zu nehmen; r y g b leer, zeigt einen Stern dieser Farbe oder so viele, wie die Ziffer dahinter sagt, · keinen; Linien trennen die Viertel; ★ sichtbare Sterne. Felder heißen Zeile,Spalte.
tui-goons-keys = ? Hilfe · W Worte · M Stadt · T Zug · R Regeln · U zurück · L Verlauf · Q Ende
tui-goons-help =
    ## Die Stadt

    - **W** beschreibt die Stadt und alles andere in Worten oder zeichnet sie wieder
    - **M** zeigt nur die Stadt, so groß es geht; dort blättern die Pfeile; **M** oder **Esc** geht zu den Zügen zurück
    - Eine Zeile der Liste, die ein Feld nennt, hebt es in der Stadt hervor

    ## Zeichen

    - **R** **Y** **G** **B** Würfel: Rot, Gelb, Grün, Blau; **J** Schrott; **°** ein Würfel, den man zu Beginn eines Zuges nehmen kann
    - **r** **y** **g** **b** ein leeres Feld, das einen Stern dieser Farbe zeigt, oder so viele, wie die Ziffer dahinter sagt; **·** eines ohne
    - Linien trennen die Viertel; ihre Farben stehen auf dem Rahmen
    - Eine Bude sieht ebenso aus; **›** ist die Reihe dieses Zuges
    - Prozentzahlen sind die Aussichten beim jetzigen Stand: ohne Dynamit, Neuwürfe und weitere Züge aus dem Beutel
    - Links stehen die Zeilen, oben die Spalten: Ein Feld heißt Zeile,Spalte
tui-say-help = „say“ listet Versprechen und Bitten auf, „say vote-yes-if 2“ spricht eine davon aus; das bindet niemanden, und Bots achten nicht darauf.
tui-next-free = „next“ lässt die anderen weitermachen.
tui-goodcritters-give = { $card } an { $to } geben
tui-goodcritters-reveal = Die Karten werden aufgedeckt, im Uhrzeigersinn ab dem Boss:
tui-goodcritters-step = { $number }. { $sentence } [{ $tally }]
tui-goodcritters-tally = Ja { $yes }, Nein { $no }
tui-skip = Enter: weiter, Esc: ans Ende
tui-goodcritters-signs = { $players }; ♛ Boss, ✓ bereit, ▤ Karten im Versteck, P Schmiergeldkarten, = dein Versteck, ≥ mindestens, + Anteil, ▣ Aktionskarte, → bedroht, ✉ Schmiergeld, ▥ Stapel, ! Beute über der Polente, Σ Wert
tui-goodcritters-keys = ? Hilfe · W Worte · M Bude · P sagen · N vor · R Regeln · U zurück · Q Ende
tui-goodcritters-help =
    ## Die Bude

    - **W** beschreibt die Plätze und alles andere in Worten oder zeichnet sie wieder
    - **M** zeigt nur die Bude, so groß es geht; dort blättern die Pfeile; **M** oder **Esc** geht zu den Zügen zurück
    - Eine Zeile der Liste, die jemanden nennt, hebt dessen Platz hervor
    - Werden Karten aufgedeckt, geht es mit **Enter** weiter und mit **Esc** ans Ende
    - Mit **P** gibst du ein Versprechen oder äußerst eine Bitte; das bindet niemanden, und Bots achten nicht darauf

    ## Zeichen

    - **♛** der Boss, **✓** bereit, **▤** Karten im Versteck, **P** Schmiergeldkarten, **Σ** was am Ende alles wert war
    - **=** dein Versteck, **≥** was jemand anderes mindestens hat, **+** der Anteil
    - **▣** eine Aktionskarte liegt dort, **→** wen sie bedroht, **✉** Schmiergeld vor dieser Person
    - **▥** Karten im Stapel, **!** wie viele Beutekarten über der Polente liegen
tui-map-hint = „map“ zeichnet den Plan, „map on“ vor jeder Frage; „words“ beschreibt ihn Ort für Ort.
tui-map-help =
    map: der Plan, gezeichnet; „map on“ zeichnet ihn vor jeder Frage, „map off“ nicht mehr
    words: alles auf dem Tisch in Worten, der Plan Ort für Ort

## bots

bot-random = Zufällig
bot-random-about = Spielt irgendeinen erlaubten Zug.
bot-timid = Ängstlich
bot-timid-about = Hält zusammen, was er hat, und gibt früh nach.
bot-greedy = Gierig
bot-greedy-about = Will alles und zahlt zu viel dafür.
bot-spiteful = Boshaft
bot-spiteful-about = Freut sich mehr über deinen Verlust als über eigenen Gewinn.
bot-dreamer = Träumer
bot-dreamer-about = Probiert jeden Zug in erdachten Partien und behält, was gut ausgeht.
bot-hoarder = Hamsterer
bot-hoarder-about = Nimmt alles, woran er kommt, und geht spät nach Hause.
bot-runner = Eilig
bot-runner-about = Ist immer unterwegs und bald auf dem Heimweg.
bot-saboteur = Störenfried
bot-saboteur-about = Spielt seine Tiere, wann immer es geht, meist gegen andere.
bot-saver = Sparsam
bot-saver-about = Hortet Energie und Geld und setzt kaum etwas ein.
bot-gambler = Waghalsig
bot-gambler-about = Setzt alles auf die Pläne und vertraut dem Glück.
bot-shopper = Kauflustig
bot-shopper-about = Kauft alles, was er bezahlen kann.
anywhere-loading = Die Spiele werden geladen.
anywhere-full = In diesem Browser ist kein Platz mehr: Was zuletzt getan wurde, ist nicht gespeichert. Schaffe Platz, dann geht es weiter.
anywhere-failed = Die Spiele ließen sich hier nicht starten.
anywhere-friends = Hier wird alles nur in diesem Browser gespielt und gespeichert, mit Bots. Um mit Freunden zu spielen, startet auf einem eurer Rechner einen Server in einer Kopie des Projekts:
bot-easy = Leicht
bot-easy-about = Kann spielen, irrt sich aber oft darin, was ein Zug bringt: für die erste Partie.
bot-easy-in-felicity = Kann spielen, übersieht aber manches und vergisst, was gezahlt und gezeigt wurde: für die erste Partie.
bot-medium = Mittel
bot-medium-about = Sieht alles, was möglich ist, irrt sich aber manchmal darin, was es bringt.
bot-medium-in-felicity = Sieht alles, was daliegt, vergisst aber, was gezahlt und gezeigt wurde.
bot-medium-in-goodcritters = Wägt die eigenen Karten gut ab, fragt sich aber nicht, was die anderen voneinander denken.
bot-shrewd = Gerissen
bot-shrewd-about = Denkt voraus und stellt sich vor, was er nicht sieht.
bot-hard = Schwer
bot-hard-about = Denkt wie der gerissene Bot und irrt sich selten darin, was ein Zug bringt.
bot-hard-in-felicity = Weiß alles noch, ist aber nicht immer sicher, welcher der guten Züge der beste ist.
bot-expert = Könner
bot-expert-about = Der Stärkste dieses Spiels.
bot-expert-in-felicity = Hat aus Hunderttausenden Partien gelernt. Zu viert gewinnt er 47 von 100 Partien gegen drei gerissene Bots.
bot-expert-in-goons = Wägt ab, was der gerissene Bot sich ausrechnet und was er aus Zehntausenden Partien gelernt hat. Zu viert gewinnt er 43 von 100 Partien gegen drei gerissene Bots.

## lessons

lesson-title = Spielend lernen: { $game }
lesson-learn = Spielend lernen
lesson-learn-game = { $game } spielend lernen, in zwei Minuten
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-again = Von vorn
lesson-leave = Lektion verlassen
lesson-play = Eine richtige Partie spielen
lesson-rules = Regeln lesen
lesson-show = Zeig es mir
lesson-others = Die anderen spielen …
lesson-yours = Jetzt du.
lesson-card = Anleitung
hint-label = Tipp { $number } von { $count }
hint-ok = Verstanden
hint-none = Keine Tipps mehr zu diesem Spiel
hint-settings = Tipps für Neulinge
hint-settings-about = Einige Hinweise in der ersten Runde eines Spiels, das du auf diesem Gerät noch nicht gespielt hast.
hint-back = Alle Tipps wieder zeigen
hint-are-back = Die Tipps werden wieder gezeigt.
tui-lesson-welcome = Eine geführte Runde { $game }. „quit“ verlässt sie; „help“ erklärt die Befehle.
tui-lesson-next = Weiter mit Enter.
tui-lesson-move = Tippe dazu: { $move }
tui-lesson-play = Und nun eine richtige Partie: { $command }
cli-help-learn = Ein Spiel spielend lernen: eine geführte Runde von etwa zwei Minuten, in der die anderen nach Drehbuch spielen.
cli-examples-learn = 
    rascals learn felicity
        Schritt für Schritt, Zeile für Zeile
    rascals learn goons --lang fr
        in einer anderen Sprache
error-lesson-over = Die Lektion ist zu Ende; beginne von vorn, um sie noch einmal zu spielen.
error-lesson-asks = Die Lektion erwartet jetzt einen Zug.
error-lesson-reads = Lies zuerst weiter, dann bist du am Zug.
error-lesson-other-move = Das ginge auch; tu für diese Lektion, was sie verlangt.
## Rat

coach-because-only = Es ist der einzige mögliche Zug.
coach-because-expects = Von 100 Partien, die so stehen, erwartet er { $share } zu gewinnen.
coach-because-wins = Damit gewinnt er öfter als mit allem anderen, was ihm einfällt.
coach-because-as-well = Andere Züge gewinnen etwa so oft; diesen würde er am häufigsten machen.
coach-odds = Von 100 Partien, die so stehen, erwartet er zu gewinnen: { $moves }.
coach-odds-move = „{ $move }“ { $wins } (± { $error })
coach-because-dreams =
    Von { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    } schnitt er in { $dreams ->
        [one] { $dreams } von hier aus erdachten Partie
       *[other] { $dreams } von hier aus erdachten Partien
    } am besten ab.
coach-because-none = Einen Grund nennt er nicht.
error-coach-off = An diesem Tisch gibt es keinen Coach.
error-coach-agree =
    { $count ->
        [one] Den Coach gibt es nur, wenn alle einverstanden sind: { $count } Person ist es noch nicht.
       *[other] Den Coach gibt es nur, wenn alle einverstanden sind: { $count } Personen sind es noch nicht.
    }
error-coach-failed = Der Coach hat keine Antwort gefunden. Frag noch einmal.
error-pause-shared = Hier spielen mehrere Personen: Das Tempo der Bots bleibt, wie der Tisch es hat.
coach-title = Coach
coach-ask = Was würdest du tun?
coach-about = Einen Bot fragen, was er hier täte und warum. Er weiß, was du weißt, und nicht mehr.
coach-thinking = Der Coach überlegt …
coach-would = Der Coach würde spielen
coach-follow = So spielen
coach-agree = An diesem Tisch darf man den Coach fragen
coach-agreed = Einverstanden: { $count } von { $needed }; den Coach gibt es, sobald alle es sind.
coach-used =
    { $count ->
        [one] { $name } hat einmal den Coach gefragt.
       *[other] { $name } hat { $count }-mal den Coach gefragt.
    }
table-skip = Zu meiner nächsten Entscheidung
table-key-coach = Den Coach fragen, wo es ihn gibt
table-key-skip = Weiter zu deiner nächsten Entscheidung, gegen Bots
settings-pace = Tempo von Bots und Animationen
settings-pace-movements = Tempo der Animationen
settings-pace-slow = langsam
settings-pace-normal = üblich
settings-pace-fast = schnell
settings-pace-once = sofort
hindsight-title = Was hätte der Coach getan?
hindsight-about = Ein Bot geht jede Entscheidung noch einmal durch, mit dem, was damals bekannt war. Die drei teuersten sind markiert.
hindsight-whose = Wessen Entscheidungen
hindsight-ask = Durchgehen
hindsight-progress = Durchgegangen: { $done } von { $count }
hindsight-summary = Gleich entschieden: { $same } von { $count }.
hindsight-same = Der Coach hätte dasselbe getan.
hindsight-instead = Der Coach hätte gespielt
hindsight-cost = Nach seiner Rechnung hat das { $cost } gekostet.
hindsight-cost-wins = Das hat von 100 solchen Partien etwa { $cost } gekostet.
hindsight-graph = Wie viele von 100 Partien, die so standen, der Coach mit dem besten Zug zu gewinnen erwartete, von Entscheidung zu Entscheidung
hindsight-graph-table = In Zahlen
hindsight-between = { $least } bis { $most }
hindsight-rank = { $rank ->
        [1] Am teuersten
        [2] Am zweitteuersten
       *[other] Am drittteuersten
    }
what-if-title = Was wäre, wenn?
what-if-about = Drücke einen anderen Zug, um ihn zu probieren. Bots spielen von dort aus bis zu tausend Partien, auf allen Plätzen; Karten, die nicht bekannt waren, werden neu verteilt. Schnelle Bots antworten früher, starke spielen besser.
what-if-ask = Hier andere Züge probieren
what-if-nothing = Hier hat noch niemand gezogen. Geh in der Partie weiter.
what-if-bot = Wer weiterspielt:
what-if-usual = Übliche Bots
what-if-stop = Anhalten
what-if-open = { $move }, den Rest wählt der Bot
what-if-go-on = Weiter
what-if-choose = Davor hatte { $name } die Wahl:
what-if-made = wie gespielt
what-if-try = Von diesem Zug aus weiterspielen
what-if-only = Es gab keinen anderen Zug.
what-if-wins = Gewinnt etwa { $wins } von 100 Partien (wohl { $least } bis { $most }), nach { $count ->
        [one] { $count } Partie.
       *[other] { $count } Partien.
    }
what-if-more = { $count } mehr als mit dem gespielten Zug
what-if-fewer = { $count } weniger als mit dem gespielten Zug
what-if-alike = Kein klarer Unterschied
what-if-failed = Diese Bots werden hier mit keiner Partie rechtzeitig fertig, oder der Zug ist nicht mehr möglich. Schnellere schaffen es vielleicht.
cli-option-analyse = Zeigen, was der beste Bot des Spiels bei jeder Entscheidung eines Platzes (ab 0 gezählt) getan hätte, und die drei teuersten markieren.
cli-option-coach = Auch mehrere an dieser Tastatur dürfen einen Bot fragen, was er täte; wer allein spielt, darf es immer.
cli-error-replay-seat = Den Platz { $given } gibt es nicht; möglich: 0 bis { $last }.
tui-advice = Der Coach würde „{ $move }“ spielen. { $why }
tui-no-coach = Hier spielen mehrere: Den Coach gibt es, wenn alle einverstanden sind („rascals play --coach“).
tui-hindsight-head = Rückblick auf die Entscheidungen von { $name }, mit dem, was damals bekannt war
tui-hindsight-line = { $n }. { $made } → { $instead }. { $why }
error-condition-not-now = So etwas lässt sich jetzt nicht im Voraus festlegen.
error-condition-range = Wähle eine Zahl von { $lowest } bis { $highest }.
conditional-move-title = Im Voraus festlegen
conditional-move-about = Dein Zug wird für dich gemacht, sobald das zutrifft. Niemand sonst erfährt davon.
conditional-move-set = Festlegen
conditional-move-number = Zahl
conditional-move-cancel = Doch nicht
conditional-move-none = Im Voraus ist nichts festgelegt.
tui-conditional-move-offered = ahead { $name } N, N von { $lowest } bis { $highest }: { $about }
tui-conditional-move-plain = ahead { $name }, ohne Zahl: { $about }
tui-conditional-move-number = Eine Zahl von { $lowest } bis { $highest }; Enter legt fest
tui-conditional-move-stands = Im Voraus festgelegt: { $about }
