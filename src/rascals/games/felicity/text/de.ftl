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
felicity-term-over = Spiel beendet

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
felicity-event-game-over = Die neunte Versteigerung ist vorbei: Das Spiel ist aus.
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
felicity-refusal-game-over = Das Spiel ist aus.
felicity-refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $pet }.
felicity-refusal-not-placing = Die Versteigerung läuft: Biete oder passe. Karten kannst du jetzt nicht auslegen.
felicity-refusal-not-bidding = Der Sack ist noch nicht voll: Lege eine Karte aus. Geboten wird danach.
felicity-refusal-bid-too-low = Dein Gebot ist zu niedrig: Biete mindestens { $lowest } oder passe.
felicity-refusal-bid-too-high = So viele Mäuse hast du nicht: Biete höchstens { $highest } oder passe.
felicity-refusal-cannot-outbid = Ein höheres Gebot braucht { $lowest }, du hast { $highest }: Du kannst nur passen.
felicity-refusal-no-mice = Du hast keine Mäuse zum Bieten: Du kannst nur passen.
felicity-refusal-take-costs-one = Alle anderen haben ohne Gebot gepasst: Der Sack kostet genau 1 Maus. Biete 1 oder passe.
felicity-refusal-unknown-move = Das ist kein Zug. Schreibe „place“ und eine Karte, „bid“ und eine Zahl oder „pass“.
felicity-error-bids-phase = Gebote und Passen gehören in die Phase { $bid }, nicht in { $given }.
felicity-error-bid-passed = bids: Platz { $seat } hat gepasst, also ist sein Gebot 0, nicht { $given }.
felicity-error-all-passed = passed: wenn alle gepasst haben, ist die Runde zu Ende.
felicity-error-row-size = row: dort liegen { $cards } Karten bei start { $start } und turn { $turn }, nicht { $given }.
felicity-error-hand-size = { $key }: { $size } Karten in dieser Runde, nicht { $given }.
felicity-error-card-twice = { $key }: jede Karte gibt es einmal; { $pet } kommt doppelt vor oder liegt in der Reihe.
felicity-error-removed = removed: { $pet } aus Satz { $seat } ist noch auf der Hand oder in der Reihe.
felicity-error-same-bid = bids: zwei Plätze können nicht beide { $bid } geboten haben.
felicity-error-auction-over = passed: wenn nur einer übrig ist, der geboten hat, ist die Versteigerung zu Ende.
felicity-error-turn = turn: nach diesen Geboten und Passen ist es Platz { $due }, nicht { $given }.
felicity-error-waiting = bids, passed: bei start { $start } und turn { $turn } haben von den Plätzen { $seats } entweder alle schon geboten oder gepasst oder noch keiner.
felicity-error-all-mice =
    mice.start, bank.{ $players }: { $most ->
        [one] höchstens { $most } Maus
       *[other] höchstens { $most } Mäuse
    } insgesamt, nicht { $given }.
felicity-error-bids-order = bids: ab Platz { $turn }, der am Zug ist, muss im Uhrzeigersinn jedes Gebot höher sein als das vorige, nicht { $given }.

## Wer was tun muss

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
        [yes] Alle anderen haben gepasst: Nimm den Sack für 1 Maus, oder lass ihn liegen.
       *[no] { $seat } darf den Sack für 1 Maus nehmen oder liegen lassen.
    }
felicity-status-over = Die Partie ist zu Ende. Sieg: { $winners }.

felicity-end-nine-rounds = Alle neun Säcke sind versteigert.

## Beschriftungen des Tisches

felicity-label-round = Runde { $round } von { $rounds }
felicity-label-sack = Der Sack
felicity-label-hand = Deine Hand
felicity-label-bank = Bank
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
felicity-board-placed = Karte gelegt
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
felicity-board-about-cat =
    { $points ->
        [one] Eine Katze mit { $points } Punkt.
       *[other] Eine Katze mit { $points } Punkten.
    }
felicity-board-about-bad-cat = Eine Katze, die { $points } Punkte kostet.
felicity-board-about-rabbit = Ein Kaninchen zählt nichts, und kein Hund jagt es.
felicity-board-about-large-dog = Der große Hund verjagt die Katze mit dem höchsten Wert. Liegt ein zweiter Hund im Sack, gehen nur die Hunde.
felicity-board-about-small-dog = Der kleine Hund verjagt die Katze mit dem niedrigsten Wert. Liegt ein zweiter Hund im Sack, gehen nur die Hunde.
felicity-board-about-small-dog-mildest = Der kleine Hund verjagt die harmlosere schlechte Katze (−5 vor −8), sonst die niedrigste gute. Liegt ein zweiter Hund im Sack, gehen nur die Hunde.
felicity-board-card-played = { $pet }: gespielt
felicity-board-card-removed = { $pet }: fehlt dir
felicity-board-choose = Wähle eine Karte oder ziehe sie in die Reihe.
felicity-board-choose-ahead = Bis du dran bist, kannst du deine Karten ansehen.
felicity-board-chosen = Gewählt: { $pet }
felicity-board-keys-place = Tasten: 1–9 und 0 wählen, Enter legt.
felicity-board-keys-bid = Tasten: ↑ ↓ ändern, Enter bietet, P passt.
felicity-board-your-bid = Dein Gebot
felicity-board-less = Eine Maus weniger
felicity-board-more = Eine mehr
felicity-board-raise = Um { $mice } erhöhen
felicity-board-least = Min.
felicity-board-least-long = Das Mindestgebot: { $mice }
felicity-board-all = Alle
felicity-board-all-long = Alle deine Mäuse: { $mice }
felicity-board-all-sure = Alle deine Mäuse? Noch einmal drücken, um { $mice } zu bieten.
felicity-board-take = Sack für 1 Maus nehmen
felicity-board-pass-take =
    { $mice ->
        [0] Passen (Mäusekarte ist leer)
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
felicity-board-final-tie = Gleichstand: die Punkte der Katzen haben entschieden.
felicity-board-final-equal = Gleichstand auch bei den Katzen: der Sieg ist geteilt.
felicity-board-final-place = { $place }.
felicity-board-final-sum = { $cats } für Katzen + { $mice } für Mäuse = { $score }

## Warum ein Bot so spielen würde, für den Rat

felicity-because-bid = Der Sack sieht für dich nach etwa { $worth } aus, und ein Gebot von { $bid } ist nicht mehr als das.
felicity-because-push = Der Sack sieht für dich nur nach etwa { $worth } aus, aber wahrscheinlich geht jemand über { $bid } hinaus und bezahlt ihn.
felicity-because-pass =
    { $mice ->
        [0] Der Sack sieht für dich nach etwa { $worth } aus, und das nächste Gebot ist { $bid }.
        [one] Der Sack sieht für dich nach etwa { $worth } aus, das nächste Gebot ist { $bid }, und Passen bringt { $mice } Maus.
       *[other] Der Sack sieht für dich nach etwa { $worth } aus, das nächste Gebot ist { $bid }, und Passen bringt { $mice } Mäuse.
    }
felicity-because-take-bid = Der Sack liegt offen: Er ist { $worth } wert und kostet { $price }.
felicity-because-take-pass = Der Sack liegt offen: Er ist nur { $worth } wert und würde { $price } kosten.
felicity-because-place-rich =
    { $mice ->
        [one] Du hast etwa { $mice } Maus mehr als die anderen: Der Sack soll ein Gebot wert sein. Karte { $place } von { $size } bleibt umso länger verdeckt, je später sie liegt.
       *[other] Du hast etwa { $mice } Mäuse mehr als die anderen: Der Sack soll ein Gebot wert sein. Karte { $place } von { $size } bleibt umso länger verdeckt, je später sie liegt.
    }
felicity-because-place-poor =
    { $mice ->
        [one] Du hast etwa { $mice } Maus weniger als die anderen: Sollen sie für einen schlechteren Sack zahlen. Karte { $place } von { $size } bleibt umso länger verdeckt, je später sie liegt.
       *[other] Du hast etwa { $mice } Mäuse weniger als die anderen: Sollen sie für einen schlechteren Sack zahlen. Karte { $place } von { $size } bleibt umso länger verdeckt, je später sie liegt.
    }
felicity-because-place-even = Niemand hat viel mehr Mäuse: Karte { $place } von { $size } wird danach gewählt, wie lange sie verdeckt bleibt, und ein wenig nach Zufall, damit dich niemand durchschaut.
felicity-condition-pass-above = Passen, sobald das Gebot über { $number } liegt
felicity-condition-bid-up-to = Jedes Mal eins mehr bieten, bis { $number }, dann passen
