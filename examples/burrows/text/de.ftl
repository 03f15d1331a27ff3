### Burrows. Deutsch.
### Seats arrive as names, values as their words below, lists joined; an unknown value or an empty list as "none".
### $you is "yes" where the first seat of a message is the reader's, and that value's name where a later one is.

## Title

burrows = Unter der Wiese
burrows-tagline = Grabt, lagert und stehlt in den Gängen. Eines von euch ist das Wiesel.

## Words for values

burrows-term-root = Wurzel
burrows-term-berry = Beere
burrows-term-nut = Nuss
burrows-term-alarm = Alarm
burrows-term-spring = Quelle
burrows-term-oak = Eiche
burrows-term-stump = Baumstumpf
burrows-term-meadow = Wiese
burrows-term-crossing = Kreuzung
burrows-term-ditch = Graben
burrows-term-bramble = Dornbusch
burrows-term-rock = Fels
burrows-term-willow = Weide
burrows-term-turns = Züge
burrows-term-answer = Antwort auf einen Diebstahl
burrows-term-suspicion = Verdacht
burrows-term-over = Partie beendet

## Events

burrows-event-dealt =
    { $you ->
        [yes] { $cards ->
            [none] Du bekommst drei Karten.
           *[other] Du bekommst: { $cards }.
        }
       *[no] { $cards ->
            [none] { $seat } bekommt drei Karten.
           *[other] { $seat } bekommt: { $cards }.
        }
    }
burrows-event-weasel-drawn =
    { $you ->
        [yes] Du bist das Wiesel. Lass es dir nicht anmerken.
       *[no] { $seat } ist das Wiesel.
    }
burrows-event-round-began = Runde { $round } beginnt.
burrows-event-moved =
    { $you ->
        [yes] Du gehst hierhin: { $place }.
       *[no] { $seat } geht hierhin: { $place }.
    }
burrows-event-dug =
    { $you ->
        [yes] { $card ->
            [none] Du gräbst eine Karte aus.
           *[other] Du gräbst aus: { $card }.
        }
       *[no] { $card ->
            [none] { $seat } gräbt eine Karte aus.
           *[other] { $seat } gräbt aus: { $card }.
        }
    }
burrows-event-stored =
    { $you ->
        [yes] Du lagerst ein: { $card }.
       *[no] { $seat } lagert ein: { $card }.
    }
burrows-event-theft-tried =
    { $you ->
        [yes] Du willst { $from } bestehlen.
        [from] { $by } will dich bestehlen.
       *[no] { $by } will { $from } bestehlen.
    }
burrows-event-alarm-raised =
    { $you ->
        [yes] Du schlägst Alarm: { $by } läuft heim ({ $place }).
        [by] { $from } schlägt Alarm: Du läufst heim ({ $place }).
       *[no] { $from } schlägt Alarm: { $by } läuft heim ({ $place }).
    }
burrows-event-stolen =
    { $you ->
        [yes] Du stiehlst { $from }: { $card }.
        [from] { $by } stiehlt dir: { $card }.
       *[no] { $by } stiehlt { $from }: { $card }.
    }
burrows-event-suspicion-began = Die Runden sind vorbei: Alle nennen geheim, wen sie verdächtigen.
burrows-event-suspected =
    { $you ->
        [yes] { $to ->
            [none] Du hast jemanden verdächtigt.
           *[other] Du verdächtigst { $to }.
        }
       *[no] { $to ->
            [none] { $seat } hat jemanden verdächtigt.
           *[other] { $seat } verdächtigt { $to }.
        }
    }
burrows-event-weasel-shown =
    { $you ->
        [yes] Du warst das Wiesel!
       *[no] { $seat } war das Wiesel!
    }
burrows-event-scored =
    { $you ->
        [yes] Deine Punkte: { $larder } für den Vorrat + { $bonus } für den Verdacht = { $score }.
       *[no] { $seat }: { $larder } für den Vorrat + { $bonus } für den Verdacht = { $score }.
    }

## Moves

burrows-move-move = Gehen: { $place }
burrows-move-dig = Graben
burrows-move-store = Einlagern: { $card }
burrows-move-steal = { $from } bestehlen
burrows-move-raise = Alarm schlagen
burrows-move-allow = Geschehen lassen
burrows-move-name = { $seat } verdächtigen
burrows-kind-move = Gehen
burrows-kind-store = Einlagern
burrows-kind-steal = Bestehlen
burrows-kind-name = Verdächtigen

## Who must do what

burrows-status-turn =
    { $you ->
        [yes] Du bist dran: gehen, graben, einlagern oder stehlen.
       *[no] { $seat } ist dran.
    }
burrows-status-answer =
    { $you ->
        [yes] { $by } bestiehlt dich: Schlag Alarm oder lass es geschehen.
        [by] Du bestiehlst { $seat }; dagegen hilft ein Alarm.
       *[no] { $by } bestiehlt { $seat }; dagegen hilft ein Alarm.
    }
burrows-status-name = Alle nennen geheim, wen sie verdächtigen.
burrows-status-over = Die Partie ist zu Ende. Sieg: { $winners }.

## Refusals and errors

burrows-refusal-game-over = Die Partie ist zu Ende.
burrows-refusal-not-awaited = Du bist jetzt nicht gefragt.
burrows-refusal-turn-first = Du bist dran: gehen, graben, einlagern oder stehlen.
burrows-refusal-answer-first = Du wirst bestohlen: Schlag Alarm oder lass es geschehen.
burrows-refusal-name-first = Die Runden sind vorbei: Nenne, wen du verdächtigst.
burrows-refusal-no-tunnel = Kein Gang führt von { $place } nach { $goal }.
burrows-refusal-no-digging = Es gibt keine Karte mehr auszugraben oder keinen Platz dafür.
burrows-refusal-not-home = Eingelagert wird nur daheim: { $place }.
burrows-refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
burrows-refusal-no-victim = Bestiehl jemand anderen an deinem Ort, der eine Karte hat.
burrows-refusal-no-alarm = Du hast keinen Alarm: Du kannst es nur geschehen lassen.
burrows-refusal-no-suspect = Nenne jemand anderen.
burrows-error-theft = agenda: Platz { $turn } bestiehlt dort niemanden.
burrows-error-cards = cards: Von { $card } gibt es nur { $most }.
burrows-error-suspects = suspect: niemand vor dem Verdacht, alle nach dem Ende der Partie, nie man selbst.

burrows-end-winter = Der Winter ist da.

## Labels of the table

burrows-label-deck-size = Karten zum Ausgraben
burrows-label-raised = Geschlagene Alarme
burrows-label-agenda = Zu beantworten
burrows-label-weasel = Das Wiesel
burrows-label-place = Ort
burrows-label-home = Daheim
burrows-label-hand = Hand
burrows-label-hand-size = Handkarten
burrows-label-larder = Vorrat
burrows-label-points = Punkte im Vorrat
burrows-label-named = Hat jemanden verdächtigt
burrows-label-suspect = Verdacht gegen

## Options

burrows-option-length = Länge
burrows-option-length-about = Wie viele Runden gespielt werden.
burrows-option-length-short = kurz, sechs Runden
burrows-option-length-long = lang, zehn Runden
burrows-option-open_hands = Handkarten
burrows-option-open_hands-about = Ob alle die Karten der anderen sehen.
burrows-option-open_hands-false = geheim
burrows-option-open_hands-true = offen für alle
