### Felicity: Die Katze im Sack. Deutsch.
### Plätze kommen als Namen, Tiere mit den Wörtern unten, Listen fertig verbunden; ein unbekannter Wert oder eine
### leere Liste als „none“. $you ist „yes“, wenn der erste Platz der Nachricht der lesenden Person gehört.

## Titel

felicity = Felicity: Die Katze im Sack
felicity-tagline = Biete Mäuse für einen halb verdeckten Sack voller Tiere – und steig im richtigen Moment aus.
felicity-dummy = Strohmann

## Wörter für Werte

felicity-term--8 = −8
felicity-term--5 = −5
felicity-term-3 = 3
felicity-term-5 = 5
felicity-term-8 = 8
felicity-term-11 = 11
felicity-term-15 = 15
felicity-term-rabbit = Kaninchen
felicity-term-large-dog = großer Hund
felicity-term-small-dog = kleiner Hund
felicity-term-all-passed = alle haben gepasst
felicity-term-bank-short = die Bank kann nicht alle füllen
felicity-term-place = Auslegen
felicity-term-bid = Versteigerung
felicity-term-over = Partie beendet

## Ereignisse

felicity-event-card-removed =
    { $you ->
        [yes] { $pet ->
            [none] Eine deiner Karten kommt ungesehen aus dem Spiel.
           *[other] Du spielst ohne diese Karte: { $pet }.
        }
       *[no] { $pet ->
            [none] { $seat } spielt ohne eine Karte, die ungesehen aus dem Spiel kam.
           *[other] { $seat } spielt ohne diese Karte: { $pet }.
        }
    }
felicity-event-round-began =
    { $you ->
        [yes] Runde { $round }: Du beginnst.
       *[no] Runde { $round }: { $start } beginnt.
    }
felicity-event-placed =
    { $you ->
        [yes] { $pet ->
            [none] Du legst eine Karte verdeckt aus.
           *[other] Du legst verdeckt aus: { $pet }.
        }
       *[no] { $pet ->
            [none] { $seat } legt eine Karte verdeckt aus.
           *[other] { $seat } legt verdeckt aus: { $pet }.
        }
    }
felicity-event-revealed =
    { $you ->
        [yes] Deine Karte wird aufgedeckt: { $pet }.
       *[no] { $owner } deckt auf: { $pet }.
    }
felicity-event-bid =
    { $you ->
        [yes] Du bietest { $mice }.
       *[no] { $seat } bietet { $mice }.
    }
felicity-event-passed =
    { $you ->
        [yes] { $returned ->
            [0] Du passt.
           *[other] Du passt und nimmst dein Gebot von { $returned } zurück.
        }
       *[no] { $returned ->
            [0] { $seat } passt.
           *[other] { $seat } passt und nimmt das Gebot von { $returned } zurück.
        }
    }
felicity-event-mice-taken =
    { $you ->
        [yes] { $mice ->
            [0] Du nimmst Mäusekarte { $card }, doch sie ist leer.
            [one] Du nimmst { $mice } Maus von Mäusekarte { $card }.
           *[other] Du nimmst { $mice } Mäuse von Mäusekarte { $card }.
        }
       *[no] { $mice ->
            [0] { $seat } nimmt Mäusekarte { $card }, doch sie ist leer.
            [one] { $seat } nimmt { $mice } Maus von Mäusekarte { $card }.
           *[other] { $seat } nimmt { $mice } Mäuse von Mäusekarte { $card }.
        }
    }
felicity-event-paid =
    { $you ->
        [yes] { $mice ->
            [one] Du zahlst { $mice } Maus an die Bank.
           *[other] Du zahlst { $mice } Mäuse an die Bank.
        }
       *[no] { $mice ->
            [one] { $seat } zahlt { $mice } Maus an die Bank.
           *[other] { $seat } zahlt { $mice } Mäuse an die Bank.
        }
    }
felicity-event-cat-chased = Ein { $dog } verjagt die { $pet }; beide sind aus dem Spiel.
felicity-event-dog-left = Ein { $dog } findet keine Katze zum Jagen und trollt sich allein.
felicity-event-dogs-left = Die Hunde haben nur Augen füreinander ({ $dogs }): Sie trollen sich, und keine Katze wird verjagt.
felicity-event-row-won =
    { $you ->
        [yes] { $pets ->
            [none] Du gewinnst den Sack, doch es ist nichts mehr darin.
           *[other] Du gewinnst den Sack: { $pets }.
        }
       *[no] { $pets ->
            [none] { $seat } gewinnt den Sack, doch es ist nichts mehr darin.
           *[other] { $seat } gewinnt den Sack: { $pets }.
        }
    }
felicity-event-row-removed = Niemand will den Sack. Er kommt aus dem Spiel: { $pets }.
felicity-event-mouse-cards-filled =
    { $bank ->
        [one] Die Mäusekarten werden gefüllt. In der Bank bleibt { $bank } Maus.
       *[other] Die Mäusekarten werden gefüllt. In der Bank bleiben { $bank } Mäuse.
    }
felicity-event-mouse-cards-empty =
    { $bank ->
        [one] Die Mäusekarten bleiben in dieser Runde leer: { $reason }. In der Bank liegt { $bank } Maus.
       *[other] Die Mäusekarten bleiben in dieser Runde leer: { $reason }. In der Bank liegen { $bank } Mäuse.
    }
felicity-event-game-over = Die letzte Versteigerung ist vorbei: Die Partie ist zu Ende.
felicity-event-removed-shown =
    { $you ->
        [yes] Diese Karte hat dir gefehlt: { $pet }.
       *[no] { $owner } hat ohne diese Karte gespielt: { $pet }.
    }
felicity-event-scored =
    { $you ->
        [yes] Deine Punkte: { $cats } für Katzen + { $mice } für Mäuse = { $score }.
       *[no] { $seat }: { $cats } für Katzen + { $mice } für Mäuse = { $score }.
    }

## Züge

felicity-move-place =
    { $pet ->
        [none] Karte auslegen
       *[other] Auslegen: { $pet }
    }
felicity-move-bid = { $mice } bieten
felicity-move-pass = Passen

## Ablehnungen

felicity-refusal-not-your-turn = Du bist nicht am Zug.
felicity-refusal-game-over = Die Partie ist zu Ende.
felicity-refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $pet }.
felicity-refusal-not-placing = Die Versteigerung läuft: Biete oder passe. Karten kannst du jetzt nicht auslegen.
felicity-refusal-not-bidding = Der Sack ist noch nicht voll: Lege eine Karte aus. Geboten wird danach.
felicity-refusal-bid-too-low = Dein Gebot ist zu niedrig: Biete mindestens { $lowest } oder passe.
felicity-refusal-bid-too-high = So viele Mäuse hast du nicht: Biete höchstens { $highest } oder passe.
felicity-refusal-cannot-outbid = Ein höheres Gebot kostet mindestens { $lowest }, du hast { $highest }: Du kannst nur passen.
felicity-refusal-no-mice = Du hast keine Mäuse zum Bieten: Du kannst nur passen.
felicity-refusal-take-costs-one = Alle anderen haben ohne Gebot gepasst: Der Sack kostet genau 1 Maus. Biete 1 oder passe.
felicity-refusal-unknown-move = Das ist kein Zug. Schreibe „place“ und eine Karte, „bid“ und eine Zahl oder „pass“.
felicity-error-rounds = rounds.number: eine weniger als die { $cards } Karten von pets.copies, nicht { $given }.
felicity-error-all-mice =
    mice.start, bank.{ $players }: { $most ->
        [one] höchstens { $most } Maus
       *[other] höchstens { $most } Mäuse
    } insgesamt, nicht { $given }.

## Wer was tun muss

felicity-purpose = Dein Ziel: am Ende die meisten Punkte, aus gewonnenen Tieren und behaltenen Mäusen.
felicity-status-place =
    { $you ->
        [yes] Du bist am Zug: Lege eine Karte verdeckt aus.
       *[no] { $seat } wählt eine Karte.
    }
felicity-status-open =
    { $you ->
        [yes] Du bist am Zug: Eröffne die Versteigerung mit einem Gebot oder passe.
       *[no] { $seat } eröffnet die Versteigerung.
    }
felicity-status-bid =
    { $you ->
        [yes] Du bist am Zug: Biete mehr als { $highest } oder passe.
       *[no] { $seat } muss mehr als { $highest } bieten oder passen.
    }
felicity-status-take =
    { $you ->
        [yes] Du bist am Zug: Alle anderen haben gepasst. Nimm den Sack für 1 Maus oder lass ihn liegen.
       *[no] { $seat } darf den Sack für 1 Maus nehmen oder liegen lassen.
    }
felicity-status-only-pass =
    { $you ->
        [yes] { $highest ->
            [0] Du bist am Zug: Du hast keine Mäuse zum Bieten und kannst nur passen.
           *[other] Du bist am Zug: Du hast nicht mehr als { $highest } und kannst nur passen.
        }
       *[no] { $seat } kann nur passen.
    }
felicity-status-over =
    { $you ->
        [yes] { $count ->
            [one] Die Partie ist zu Ende. Du hast gewonnen.
           *[other] Die Partie ist zu Ende. Geteilter Sieg: { $winners }.
        }
       *[no] Die Partie ist zu Ende. Sieg: { $winners }.
    }

felicity-end-nine-rounds = Alle Säcke sind versteigert.

## Beschriftungen des Tisches

felicity-label-round = Runde { $round } von { $rounds }
felicity-label-sack = Der Sack
felicity-label-hand = Deine Hand
felicity-label-bank = Bank
felicity-label-bidding = Mögliche Gebote
felicity-label-card-numbers = Zahlen der Mäusekarten
felicity-label-owners = Wessen Karte wo liegen kann
felicity-label-worths = Wert der Karten
felicity-label-mice = Mäuse
felicity-label-cats = Katzen
felicity-label-won = Gewonnene Tiere
felicity-label-shown = Bisher gezeigte Karten
felicity-label-removed = Fehlende Karte
felicity-label-score = Punkte
felicity-label-bid = Gebot
felicity-label-highest-bid = Höchstes Gebot
felicity-label-passed = Gepasst
felicity-label-start-player = Beginnt die Runde
felicity-label-face-down = verdeckt
felicity-label-empty-place = noch keine Karte
felicity-label-mouse-card = Mäusekarte { $number }
felicity-label-mouse-cards = Mäusekarten
felicity-label-dummy-stack =
    { $count ->
        [one] { $count } Karte im Stapel des Strohmanns
       *[other] { $count } Karten im Stapel des Strohmanns
    }
felicity-label-hand-size =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
felicity-count-mice =
    { $mice ->
        [one] { $mice } Maus
       *[other] { $mice } Mäuse
    }
felicity-count-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Optionen

felicity-option-small_dog = Kleiner Hund
felicity-option-small_dog-lowest = verjagt die niedrigste Katze (−8 vor −5)
felicity-option-small_dog-mildest = verjagt die harmlosere schlechte Katze (−5 vor −8)
felicity-option-first_player = Wer beginnt
felicity-option-first_player-random = wird ausgelost
felicity-option-first_player-0 = Platz 1
felicity-option-first_player-1 = Platz 2
felicity-option-first_player-2 = Platz 3
felicity-option-first_player-3 = Platz 4
felicity-option-first_player-4 = Platz 5
felicity-option-open_mice = Mäuse der anderen
felicity-option-open_mice-false = geheim
felicity-option-open_mice-true = offen

## board

felicity-board-mark-large-dog = WUFF!
felicity-board-mark-small-dog = kläff!
felicity-board-players = Am Tisch
felicity-board-you = du
felicity-board-placed = Karte ausgelegt
felicity-board-to-act = am Zug
felicity-board-secret-mice = Mäuse: geheim
felicity-board-bid-of =
    { $mice ->
        [one] Gebot: { $mice } Maus
       *[other] Gebot: { $mice } Mäuse
    }
felicity-board-highest = Höchstes Gebot: { $seat }
felicity-board-no-bid = Noch kein Gebot
felicity-board-sack-card = Die Katze im Sack
felicity-board-mouse-card-holds =
    { $mice ->
        [0] Mäusekarte { $number }: leer
        [one] Mäusekarte { $number }: { $mice } Maus
       *[other] Mäusekarte { $number }: { $mice } Mäuse
    }
felicity-board-mouse-card-claimed = Mäusekarte { $number }: vergeben
felicity-board-about-mouse-card = Wer als Nächstes passt, nimmt die niedrigste Mäusekarte, und die nächste Karte der Reihe wird aufgedeckt.
felicity-board-about-sack = Alle Karten darunter gehen an das höchste Gebot.
felicity-board-place-open = Karte { $place }: { $pet }, von { $owner }
felicity-board-place-down = Karte { $place }: verdeckt, von { $owner }
felicity-board-place-own = Karte { $place }: deine Karte, verdeckt: { $pet }
felicity-board-place-gone = Karte { $place }: { $pet }, nicht mehr im Sack
felicity-board-place-empty = Karte { $place }: noch leer, hierhin legt { $owner }
felicity-board-place-yours = Karte { $place }: noch leer, hierhin legst du
felicity-board-about-cat =
    { $points ->
        [one] Eine Katze mit { $points } Punkt.
       *[other] Eine Katze mit { $points } Punkten.
    }
felicity-board-about-bad-cat =
    { $points ->
        [one] Eine Katze, die { $points } Punkt kostet.
       *[other] Eine Katze, die { $points } Punkte kostet.
    }
felicity-board-about-rabbit = Ein Kaninchen zählt nichts, und kein Hund jagt es.
felicity-board-about-large-dog = Der große Hund verjagt die Katze mit dem höchsten Wert. Liegt ein zweiter Hund im Sack, gehen nur die Hunde.
felicity-board-about-small-dog = Der kleine Hund verjagt die Katze mit dem niedrigsten Wert. Liegt ein zweiter Hund im Sack, gehen nur die Hunde.
felicity-board-about-small-dog-mildest = Der kleine Hund verjagt die harmlosere schlechte Katze (−5 vor −8), sonst die niedrigste gute. Liegt ein zweiter Hund im Sack, gehen nur die Hunde.
felicity-board-card-played = { $pet }: gespielt
felicity-board-card-removed = { $pet }: fehlt dir
felicity-board-choose = Wähle eine Karte oder ziehe sie in die Reihe.
felicity-board-choose-ahead = Bis du dran bist, kannst du deine Karten ansehen.
felicity-board-chosen = Gewählt: { $pet }
felicity-board-keys-place = Tasten: 1–9 und 0 wählen, Enter legt aus.
felicity-board-keys-bid = Tasten: ↑ ↓ ändern, Enter bietet, P passt.
felicity-board-your-bid = Dein Gebot
felicity-board-less = Eine Maus weniger
felicity-board-more = Eine Maus mehr
felicity-board-raise = Um { $mice } erhöhen
felicity-board-least = Min.
felicity-board-least-long = Das Mindestgebot: { $mice }
felicity-board-all = Alle
felicity-board-all-long = Alle deine Mäuse: { $mice }
felicity-board-take = Sack für 1 Maus nehmen
felicity-board-pass-take =
    { $mice ->
        [0] Passen, nichts nehmen
       *[other] Passen, +{ $mice } nehmen
    }
felicity-board-pass-leave = Liegen lassen: Niemand bekommt den Sack
felicity-board-have-passed = Du bist aus dieser Versteigerung ausgestiegen.
felicity-board-last-round = Vorige Runde
felicity-board-close = Schließen
felicity-board-round-sold =
    { $you ->
        [yes] { $mice ->
            [one] Du nimmst den Sack für { $mice } Maus.
           *[other] Du nimmst den Sack für { $mice } Mäuse.
        }
       *[no] { $mice ->
            [one] { $seat } nimmt den Sack für { $mice } Maus.
           *[other] { $seat } nimmt den Sack für { $mice } Mäuse.
        }
    }
felicity-board-round-unsold = Niemand wollte den Sack. Er ist aus dem Spiel.
felicity-board-round-worth = Die Katzen darin: { $points }
felicity-board-round-nothing = Es war nichts mehr darin.
felicity-board-takings = Mäuse fürs Passen:
felicity-board-taking = { $seat }: +{ $mice }
felicity-board-in-hand = Auf der Hand
felicity-board-seen = Schon gesehen
felicity-board-seen-help = Durchgestrichen: schon aufgedeckt. Der Rest kann noch kommen, bis auf eine Karte jedes Satzes, die ungesehen aus dem Spiel ist.
felicity-board-seen-card = { $pet }: aufgedeckt
felicity-board-unseen-card = { $pet }: noch nicht gesehen
felicity-board-own-card = { $pet }: auf deiner Hand
felicity-board-removed-card = { $pet }: aus dem Spiel
felicity-board-final-wins =
    { $you ->
        [yes] { $score ->
            [one] Du gewinnst mit { $score } Punkt!
           *[other] Du gewinnst mit { $score } Punkten!
        }
       *[no] { $score ->
            [one] { $seat } gewinnt mit { $score } Punkt!
           *[other] { $seat } gewinnt mit { $score } Punkten!
        }
    }
felicity-board-final-shared =
    { $score ->
        [one] Geteilter Sieg mit { $score } Punkt: { $seats }
       *[other] Geteilter Sieg mit { $score } Punkten: { $seats }
    }
felicity-board-final-tie = Gleichstand: Die Punkte der Katzen haben entschieden.
felicity-board-final-equal = Gleichstand auch bei den Katzen: Der Sieg ist geteilt.
felicity-board-final-sum = { $cats } für Katzen + { $mice } für Mäuse = { $score }

## The guided round

felicity-lesson-goal = { felicity-hint-goal }
felicity-lesson-row = Hier liegt der Sack. Ida, Bruno und Cleo haben je ein Tier verdeckt hineingesteckt. Der letzte Platz gehört dir.
felicity-lesson-place = Das sind deine Tiere: Katzen mit ihren Punkten, ein Kaninchen, ein Hund. Wähle die Katze mit der 5 und lege sie aus.
felicity-lesson-bid = Idas Tier ist aufgedeckt: eine Katze mit 11. Sie bietet 1 Maus, Bruno 2, Cleo 3. Biete 4.
felicity-lesson-passed = Ida und Bruno haben gepasst. Wer passt, nimmt sein Gebot zurück und wird bezahlt: zuerst mit 2 Mäusen, dann mit 4, dann mit 6. Und jedes Mal wird ein weiteres Tier aufgedeckt.
felicity-lesson-dog = Ein kleiner Hund! Er verjagt die niedrigste Katze, also die −5. Die 11 und deine eigene 5 bleiben: 16 Punkte.
felicity-lesson-again = Cleo bietet 5, und nur ihr zwei seid noch dabei. 16 Punkte sind mehr wert: Biete 6.
felicity-lesson-won = Der Sack gehört dir. Du hast 6 Mäuse bezahlt und 16 Punkte bekommen: die Katzen 11 und 5. Die −5 ist weg und der Hund mit ihr. Cleo hat zuletzt gepasst und dafür 6 Mäuse bekommen.
felicity-lesson-bad = Die nächste Runde, und du beginnst. Lege deine −8 aus: Dafür dürfen andere bezahlen.
felicity-lesson-pass = Deines wird zuerst aufgedeckt. Niemand muss einen Sack gewinnen. Passe, und du bekommst sofort 2 Mäuse.
felicity-lesson-end = Cleo hat 3 Mäuse für −8, 3 und 8 bezahlt: 3 Punkte, also nichts gewonnen. Du hast durchs Passen 2 Mäuse gewonnen. Das ist Felicity: sehen, was aufgedeckt wird, und rechtzeitig aussteigen.
felicity-hint-goal = Bei Felicity geht es um einen Sack voller Tiere. Alle stecken heimlich eines hinein, dann bietet ihr Mäuse für den ganzen Sack. Die Katzen darin bringen oder kosten Punkte; auch jede Maus, die du behältst, ist ein Punkt. Wer nach neun Runden die meisten Punkte hat, gewinnt.
felicity-hint-place = Alle legen ein Tier verdeckt in diese Reihe. Ein schlechtes ist ein Köder für die anderen; ein gutes willst du vielleicht zurückgewinnen.
felicity-hint-bid = Ihr bietet auf alle Karten der Reihe zusammen. Nur wer gewinnt, bezahlt; alle anderen nehmen ihr Gebot zurück.
felicity-hint-pass = Passen bringt dir die Mäuse der niedrigsten freien Karte. Wer später passt, bekommt mehr.
felicity-about-bank = Die Bank: Hierher kommt, was ein Sack kostet, und von hier werden die Mäusekarten gefüllt.
felicity-about-mice = Mäuse: Geld zum Bieten und am Ende je ein Punkt.
felicity-about-cats = Punkte der bisher gewonnenen Tiere.
felicity-about-start = Legt und bietet in dieser Runde zuerst.
felicity-about-down = Verdeckt: Diese Karte wird aufgedeckt, wenn jemand passt.
## Warum ein Bot so spielen würde, für den Coach

felicity-because-part-card =
    { $dog ->
        [yes] { $better ->
            [yes] Ein Hund allein im Sack verjagt eine Katze; im Schnitt wird der Sack dadurch um etwa { $points } besser.
           *[no] Ein Hund allein im Sack verjagt eine Katze; im Schnitt wird der Sack dadurch um etwa { $points } schlechter.
        }
       *[no] { $points ->
            [0] Diese Karte bringt nichts, egal wer den Sack gewinnt (deine Karten: von { $least } bis { $most }).
           *[other] { $better ->
                [yes] Diese Karte bringt { $points }, egal wer den Sack gewinnt (deine Karten: von { $least } bis { $most }).
               *[no] Diese Karte kostet { $points }, egal wer den Sack gewinnt (deine Karten: von { $least } bis { $most }).
            }
        }
    }
felicity-because-part-shown =
    { $passes ->
        [0] Alle sehen sie, sobald die Versteigerung beginnt.
        [one] Sie wird aufgedeckt, sobald { $passes } Person gepasst hat; bis dahin kennst nur du sie.
       *[other] Sie wird aufgedeckt, sobald { $passes } Personen gepasst haben; bis dahin kennst nur du sie.
    }
felicity-because-part-worth =
    { $hidden ->
        [0] Nach dem, was du weißt, ist der Sack etwa { $worth } wert; du kennst alle seine Karten.
        [one] Nach dem, was du weißt, ist der Sack etwa { $worth } wert; { $hidden } Karte darin kennst du nicht.
       *[other] Nach dem, was du weißt, ist der Sack etwa { $worth } wert; { $hidden } Karten darin kennst du nicht.
    }
felicity-because-part-leader =
    { $seat ->
        [none] Noch hat niemand geboten.
       *[other] { $secret ->
            [yes] { $seat } bietet { $highest } und kennt eine dieser Karten.
           *[no] { $seat } bietet { $highest } und kennt keine Karte, die du nicht kennst.
        }
    }
felicity-because-bid = { felicity-because-part-worth } { felicity-because-part-leader } Bekommst du ihn für { $bid }, gewinnst du etwa { $left }.
felicity-because-push = { felicity-because-part-worth } { felicity-because-part-leader } Doch wahrscheinlich geht jemand über { $bid } hinaus und bezahlt; wenn nicht, verlierst du etwa { $left }.
felicity-because-pass =
    { $mice ->
        [0] { felicity-because-part-worth } Das nächste Gebot, { $bid }, liegt darüber. Passen kostet dich nichts.
        [one] { felicity-because-part-worth } Das nächste Gebot, { $bid }, liegt darüber. Passen kostet dich nichts und bringt { $mice } Maus.
       *[other] { felicity-because-part-worth } Das nächste Gebot, { $bid }, liegt darüber. Passen kostet dich nichts und bringt { $mice } Mäuse.
    }
felicity-because-pass-mice =
    { $mice ->
        [0] { felicity-because-part-worth } Das nächste Gebot, { $bid }, brächte dir nur etwa { $left }, und andere können noch darüber gehen. Passen kostet dich nichts.
        [one] { felicity-because-part-worth } Das nächste Gebot, { $bid }, brächte dir nur etwa { $left }, und andere können noch darüber gehen. Passen bringt sicher { $mice } Maus.
       *[other] { felicity-because-part-worth } Das nächste Gebot, { $bid }, brächte dir nur etwa { $left }, und andere können noch darüber gehen. Passen bringt sicher { $mice } Mäuse.
    }
felicity-because-take-bid = Alle anderen sind draußen, und der Sack liegt offen: Er ist { $worth } wert und kostet dich { $price }.
felicity-because-take-pass = Alle anderen sind draußen, und der Sack liegt offen: Er ist nur { $worth } wert und würde dich { $price } kosten.
felicity-because-place-rich =
    { $mice ->
        [one] { felicity-because-part-card } Du hast etwa { $mice } Maus mehr als die anderen: Der Sack soll ein Gebot wert sein. { felicity-because-part-shown }
       *[other] { felicity-because-part-card } Du hast etwa { $mice } Mäuse mehr als die anderen: Der Sack soll ein Gebot wert sein. { felicity-because-part-shown }
    }
felicity-because-place-poor =
    { $mice ->
        [one] { felicity-because-part-card } Du hast etwa { $mice } Maus weniger als die anderen: Lass sie für einen schlechteren Sack zahlen. { felicity-because-part-shown }
       *[other] { felicity-because-part-card } Du hast etwa { $mice } Mäuse weniger als die anderen: Lass sie für einen schlechteren Sack zahlen. { felicity-because-part-shown }
    }
felicity-because-place-even = { felicity-because-part-card } Du hast etwa so viele Mäuse wie die anderen. Eine besonders gute oder schlechte Karte nützt dir am meisten, wo sie lange verdeckt bleibt. { felicity-because-part-shown }
felicity-because-place-guess =
    { $richer ->
        [yes] { felicity-because-part-card } Wer mehr Mäuse hat als die anderen, von dem erwarten sie eine gute Karte: Diese lässt sie rätseln. { felicity-because-part-shown }
       *[no] { felicity-because-part-card } Wer weniger Mäuse hat als die anderen, von dem erwarten sie eine schlechte Karte: Diese lässt sie rätseln. { felicity-because-part-shown }
    }
felicity-because-place-open =
    { $more ->
        [one] { felicity-because-part-card } { felicity-because-part-shown } Neben ihr liegt dann { $more } weitere Karte verdeckt.
       *[other] { felicity-because-part-card } { felicity-because-part-shown } Neben ihr liegen dann { $more } weitere Karten verdeckt.
    }
felicity-condition-pass-above = Passen, sobald das Gebot über { $number } liegt
felicity-condition-bid-up-to = Jedes Mal eins mehr bieten, höchstens { $number }, dann passen
## Worum es bei jeder Option geht

felicity-option-small_dog-about = Welche Katze ein einzelner kleiner Hund aus der Reihe verjagt.
felicity-option-first_player-about = Wer die erste Runde beginnt. Jede spätere beginnt, wer zuletzt einen Sack gewonnen hat.
felicity-option-open_mice-about = Ob alle sehen, wie viele Mäuse die anderen noch haben.
