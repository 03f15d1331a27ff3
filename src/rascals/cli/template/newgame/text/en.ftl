### Newgame. English.
### Seats arrive as names, values as their words below, lists joined; an unknown value or an empty list as "none".
### $you is "yes" where the first seat of a message is the reader's, else "no".

newgame = Newgame
newgame-tagline = Draw food, and stop before there are too many traps.

newgame-term-crumb = crumb
newgame-term-cheese = cheese
newgame-term-trap = trap

newgame-event-drawn =
    { $you ->
        [yes] { $card ->
            [none] You draw a card.
           *[other] You draw: { $card }.
        }
       *[no] { $card ->
            [none] { $seat } draws a card.
           *[other] { $seat } draws: { $card }.
        }
    }
newgame-event-stopped =
    { $you ->
        [yes] You stop.
       *[no] { $seat } stops.
    }
newgame-event-scored =
    { $you ->
        [yes] Your points: { $score }.
       *[no] Points of { $seat }: { $score }.
    }

newgame-move-draw = Draw a card
newgame-move-stop = Stop

newgame-status-turn =
    { $you ->
        [yes] Your turn: draw a card, or stop.
       *[no] It is { $seat }’s turn.
    }
newgame-status-over =
    { $you ->
        [yes] { $count ->
            [one] The game is over. You have won.
           *[other] The game is over. A shared victory: { $winners }.
        }
       *[no] The game is over. Victory for { $winners }.
    }

newgame-refusal-game-over = The game is over.
newgame-refusal-not-your-turn = It is not your turn.
newgame-refusal-no-drawing = You hold { $most } cards already, or none is left: you can only stop.

newgame-end-all-stopped = Everybody has stopped.

newgame-label-deck-size = Cards in the deck
newgame-label-hand = Hand
newgame-label-hand-size = Cards in hand
newgame-label-stopped = Has stopped

newgame-option-open_hands = Hands
newgame-option-open_hands-about = Whether everybody sees the others’ cards.
newgame-option-open_hands-false = secret
newgame-option-open_hands-true = open to all
