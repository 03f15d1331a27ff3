### Newgame. Deutsch.

newgame = Newgame
newgame-tagline = Zieh Futter und hör auf, bevor es zu viele Fallen sind.

newgame-term-crumb = Krümel
newgame-term-cheese = Käse
newgame-term-trap = Falle

newgame-event-drawn =
    { $you ->
        [yes] { $card ->
            [none] Du ziehst eine Karte.
           *[other] Du ziehst: { $card }.
        }
       *[no] { $card ->
            [none] { $seat } zieht eine Karte.
           *[other] { $seat } zieht: { $card }.
        }
    }
newgame-event-stopped =
    { $you ->
        [yes] Du hörst auf.
       *[no] { $seat } hört auf.
    }
newgame-event-scored =
    { $you ->
        [yes] Deine Punkte: { $score }.
       *[no] Punkte von { $seat }: { $score }.
    }

newgame-move-draw = Eine Karte ziehen
newgame-move-stop = Aufhören

newgame-status-turn =
    { $you ->
        [yes] Du bist dran: Zieh eine Karte oder hör auf.
       *[no] { $seat } ist dran.
    }
newgame-status-over =
    { $you ->
        [yes] { $count ->
            [one] Die Partie ist zu Ende. Du hast gewonnen.
           *[other] Die Partie ist zu Ende. Geteilter Sieg: { $winners }.
        }
       *[no] Die Partie ist zu Ende. Sieg: { $winners }.
    }

newgame-refusal-game-over = Die Partie ist zu Ende.
newgame-refusal-not-your-turn = Du bist nicht dran.
newgame-refusal-no-drawing = Du hast schon { $most } Karten, oder es ist keine mehr da: Du kannst nur noch aufhören.

newgame-end-all-stopped = Alle haben aufgehört.

newgame-label-deck-size = Karten im Stapel
newgame-label-hand = Hand
newgame-label-hand-size = Handkarten
newgame-label-stopped = Hat aufgehört

newgame-option-open_hands = Handkarten
newgame-option-open_hands-about = Ob alle die Karten der anderen sehen.
newgame-option-open_hands-false = geheim
newgame-option-open_hands-true = offen für alle
