### Burrows. English.
### Seats arrive as names, values as their words below, lists joined; an unknown value or an empty list as "none".
### $you is "yes" where the first seat of a message is the reader's, and that value's name where a later one is.

## Title

burrows = Burrows
burrows-tagline = Dig, store and steal in the tunnels. One of you is the weasel.

## Words for values

burrows-term-root = root
burrows-term-berry = berry
burrows-term-nut = nut
burrows-term-alarm = alarm
burrows-term-spring = spring
burrows-term-oak = oak
burrows-term-stump = stump
burrows-term-meadow = meadow
burrows-term-crossing = crossing
burrows-term-ditch = ditch
burrows-term-bramble = bramble
burrows-term-rock = rock
burrows-term-willow = willow
burrows-term-turns = turns
burrows-term-answer = a theft to answer
burrows-term-suspicion = suspicion
burrows-term-over = game over

## Events

burrows-event-dealt =
    { $you ->
        [yes] { $cards ->
            [none] You are dealt three cards.
           *[other] You are dealt: { $cards }.
        }
       *[no] { $cards ->
            [none] { $seat } is dealt three cards.
           *[other] { $seat } is dealt: { $cards }.
        }
    }
burrows-event-weasel-drawn =
    { $you ->
        [yes] You are the weasel. Do not let it show.
       *[no] { $seat } is the weasel.
    }
burrows-event-round-began = Round { $round } begins.
burrows-event-moved =
    { $you ->
        [yes] You go to: { $place }.
       *[no] { $seat } goes to: { $place }.
    }
burrows-event-dug =
    { $you ->
        [yes] { $card ->
            [none] You dig up a card.
           *[other] You dig up: { $card }.
        }
       *[no] { $card ->
            [none] { $seat } digs up a card.
           *[other] { $seat } digs up: { $card }.
        }
    }
burrows-event-stored =
    { $you ->
        [yes] You store: { $card }.
       *[no] { $seat } stores: { $card }.
    }
burrows-event-theft-tried =
    { $you ->
        [yes] You try to steal from { $from }.
        [from] { $by } tries to steal from you.
       *[no] { $by } tries to steal from { $from }.
    }
burrows-event-alarm-raised =
    { $you ->
        [yes] You raise the alarm: { $by } runs home ({ $place }).
        [by] { $from } raises the alarm: you run home ({ $place }).
       *[no] { $from } raises the alarm: { $by } runs home ({ $place }).
    }
burrows-event-stolen =
    { $you ->
        [yes] You steal from { $from }: { $card }.
        [from] { $by } steals from you: { $card }.
       *[no] { $by } steals from { $from }: { $card }.
    }
burrows-event-suspicion-began = The rounds are over: everybody names a suspect, secretly.
burrows-event-suspected =
    { $you ->
        [yes] { $to ->
            [none] You have named a suspect.
           *[other] You name { $to }.
        }
       *[no] { $to ->
            [none] { $seat } has named a suspect.
           *[other] { $seat } names { $to }.
        }
    }
burrows-event-weasel-shown =
    { $you ->
        [yes] You were the weasel!
       *[no] { $seat } was the weasel!
    }
burrows-event-scored =
    { $you ->
        [yes] Your score: { $larder } for the larder + { $bonus } for suspicion = { $score }.
       *[no] { $seat }: { $larder } for the larder + { $bonus } for suspicion = { $score }.
    }

## Moves

burrows-move-move = Go: { $place }
burrows-move-dig = Dig
burrows-move-store = Store { $card }
burrows-move-steal = Steal from { $from }
burrows-move-raise = Raise the alarm
burrows-move-allow = Let it happen
burrows-move-name = Suspect { $seat }
burrows-kind-move = Go
burrows-kind-store = Store
burrows-kind-steal = Steal from
burrows-kind-name = Suspect

## Who must do what

burrows-status-turn =
    { $you ->
        [yes] Your turn: go, dig, store or steal.
       *[no] It is { $seat }’s turn.
    }
burrows-status-answer =
    { $you ->
        [yes] { $by } steals from you: raise the alarm, or let it happen.
        [by] You steal from { $seat }, who may raise the alarm.
       *[no] { $by } steals from { $seat }, who may raise the alarm.
    }
burrows-status-name = Everybody names a suspect, secretly.
burrows-status-over = The game is over. Victory for { $winners }.

## Refusals and errors

burrows-refusal-game-over = The game is over.
burrows-refusal-not-awaited = You are not awaited now.
burrows-refusal-turn-first = It is your turn: move, dig, store or steal.
burrows-refusal-answer-first = Somebody steals from you: raise the alarm, or allow it.
burrows-refusal-name-first = The rounds are over: name a suspect.
burrows-refusal-no-tunnel = No tunnel leads from { $place } to { $goal }.
burrows-refusal-no-digging = There is no card left to dig for, or no room for it.
burrows-refusal-not-home = You store only at home: { $place }.
burrows-refusal-not-in-hand = This card is not in your hand: { $card }.
burrows-refusal-no-victim = Steal from another player at your place who has a card.
burrows-refusal-no-alarm = You hold no alarm: you can only let it happen.
burrows-refusal-no-suspect = Name another player.
burrows-error-theft = agenda: seat { $turn } steals from nobody there.
burrows-error-cards = cards: of { $card } there are only { $most }.
burrows-error-suspects = suspect: nobody’s before suspicion, everybody’s when the game is over, never oneself.

burrows-end-winter = Winter has come.

## Labels of the table

burrows-label-deck-size = Cards to dig for
burrows-label-raised = Alarms raised
burrows-label-agenda = To be answered
burrows-label-weasel = The weasel
burrows-label-place = Place
burrows-label-home = Home
burrows-label-hand = Hand
burrows-label-hand-size = Cards in hand
burrows-label-larder = Larder
burrows-label-points = Points stored
burrows-label-named = Has named a suspect
burrows-label-suspect = Suspect

## Options

burrows-option-length = Length
burrows-option-length-about = How many rounds are played.
burrows-option-length-short = short, six rounds
burrows-option-length-long = long, ten rounds
burrows-option-open_hands = Hands
burrows-option-open_hands-about = Whether everybody sees the others’ cards.
burrows-option-open_hands-false = secret
burrows-option-open_hands-true = open to all
