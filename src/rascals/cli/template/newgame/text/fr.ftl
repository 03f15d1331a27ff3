### Newgame. Français.

newgame = Newgame
newgame-tagline = Piochez des vivres, et arrêtez avant d’avoir trop de pièges.

newgame-term-crumb = miette
newgame-term-cheese = fromage
newgame-term-trap = piège

newgame-event-drawn =
    { $you ->
        [yes] { $card ->
            [none] Vous piochez une carte.
           *[other] Vous piochez : { $card }.
        }
       *[no] { $card ->
            [none] { $seat } pioche une carte.
           *[other] { $seat } pioche : { $card }.
        }
    }
newgame-event-stopped =
    { $you ->
        [yes] Vous arrêtez.
       *[no] { $seat } arrête.
    }
newgame-event-scored =
    { $you ->
        [yes] Vos points : { $score }.
       *[no] Points pour { $seat } : { $score }.
    }

newgame-move-draw = Piocher une carte
newgame-move-stop = Arrêter

newgame-status-turn =
    { $you ->
        [yes] À vous : piochez une carte, ou arrêtez.
       *[no] C’est à { $seat }.
    }
newgame-status-over =
    { $you ->
        [yes] { $count ->
            [one] La partie est terminée. Vous avez gagné.
           *[other] La partie est terminée. Victoire partagée : { $winners }.
        }
       *[no] La partie est terminée. Victoire : { $winners }.
    }

newgame-refusal-game-over = La partie est terminée.
newgame-refusal-not-your-turn = Ce n’est pas à vous.
newgame-refusal-no-drawing = Vous avez déjà { $most } cartes, ou il n’en reste pas : vous ne pouvez qu’arrêter.

newgame-end-all-stopped = Tous ont arrêté.

newgame-label-deck-size = Cartes dans la pioche
newgame-label-hand = Main
newgame-label-hand-size = Cartes en main
newgame-label-stopped = A arrêté

newgame-option-open_hands = Mains
newgame-option-open_hands-about = Chacun voit-il les cartes des autres ?
newgame-option-open_hands-false = secrètes
newgame-option-open_hands-true = visibles de tous
