### Critter Heist. English.
### Seats arrive as names, critters, tiles, traps and loot as their words below, lists joined; an unknown value as "none".
### $you is "yes" when the first seat of the message is the reader; when a later one is, it is that argument's name.

## Title

heist = Critter Heist
heist-tagline = Lay the corridors, dodge the alarms, take the food and be home in time.

## Words for values

heist-term-badger = badger
heist-term-bat = bat
heist-term-bird = bird
heist-term-butterfly = butterfly
heist-term-ferret = ferret
heist-term-fox = fox
heist-term-hedgehog = hedgehog
heist-term-mole = mole
heist-term-mouse = mouse
heist-term-owl = owl
heist-term-raccoon = raccoon
heist-term-snake = snake
heist-term-spider = spider
heist-term-squirrel = squirrel
heist-term-straight-plain = straight
heist-term-straight-security = straight with security
heist-term-straight-trap = straight with a trap
heist-term-corner-plain = corner
heist-term-corner-security = corner with security
heist-term-corner-trap = corner with a trap
heist-term-T-plain = T-junction
heist-term-T-security = T-junction with security
heist-term-T-trap = T-junction with a trap
heist-term-cross-plain = crossing
heist-term-cross-security = crossing with security
heist-term-cross-trap = crossing with a trap
heist-term-rotate = rotation
heist-term-tile = extra tile
heist-term-swap = swap
heist-term-suspicion = suspicion
heist-term-fake-path = fake path
heist-term-slippery = slippery floor
heist-term-pit = pit
heist-term-camera = hidden camera
heist-term-hook = hook
heist-term-canned = canned goods
heist-term-nuts = nuts
heist-term-gourd = gourd
heist-term-apple = apple
heist-term-minus = −1 token
heist-term-n = north
heist-term-e = east
heist-term-s = south
heist-term-w = west
heist-term-r0 = 0°
heist-term-r90 = 90°
heist-term-r180 = 180°
heist-term-r270 = 270°
heist-term-hire = hiring
heist-term-layout = laying out
heist-term-heist = the heist
heist-term-over = game over
heist-term-start = the start
heist-term-arrival = arriving
heist-term-turn = the turn
heist-term-security = security
heist-term-trap = trap
heist-term-plain = plain
heist-term-side = side stash
heist-term-centre = centre stash
heist-term-hand = from the hand
heist-term-table = from the table
heist-term-discard = from the discard pile
heist-term-communal = from the common pile
heist-term-all-banked = all loot is brought home
heist-term-carriers-done = the last carriers have had their turns
heist-term-all-ended = the last crew is out
heist-term-last-crew = the last crew has had its turns
heist-term-countdown = the last turns are over
heist-term-turn-limit = the turn limit is reached

## Events

heist-event-dealt =
    { $you ->
        [yes] { $critters ->
                [none] You are dealt a hand of critters.
               *[other] You are dealt { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } is dealt a hand of critters.
               *[other] { $seat } is dealt { $critters }.
            }
    }
heist-event-looked =
    { $you ->
        [yes] { $critters ->
                [none] You look at pile { $pile }.
               *[other] You look at pile { $pile }: { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } looks at pile { $pile }.
               *[other] { $seat } looks at pile { $pile }: { $critters }.
            }
    }
heist-event-hired =
    { $you ->
        [yes] { $critter ->
                [none] You hire a critter from pile { $pile }.
               *[other] You hire from pile { $pile }: { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } hires a critter from pile { $pile }.
               *[other] { $seat } hires from pile { $pile }: { $critter }.
            }
    }
heist-event-pile-passed =
    { $you ->
        [yes] You take nothing from pile { $pile }.
       *[no] { $seat } takes nothing from pile { $pile }.
    }
heist-event-hired-from-deck =
    { $you ->
        [yes] { $critter ->
                [none] You hire the top critter of the deck.
               *[other] You hire the top critter of the deck: { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } hires the top critter of the deck.
               *[other] { $seat } hires the top critter of the deck: { $critter }.
            }
    }
heist-event-chosen =
    { $you ->
        [yes] { $critters ->
                [none] You have chosen.
               *[other] You have chosen: { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } has chosen.
               *[other] { $seat } has chosen: { $critters }.
            }
    }
heist-event-kept =
    { $you ->
        [yes] { $critters ->
                [none] You keep your choice.
               *[other] You keep: { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } keeps what was chosen.
               *[other] { $seat } keeps: { $critters }.
            }
    }
heist-event-passed-on =
    { $you ->
        [yes] { $critters ->
                [none] A new hand comes to you.
               *[other] A new hand comes to you: { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } gets the next hand.
               *[other] The next hand comes to { $seat }: { $critters }.
            }
    }
heist-event-discarded =
    { $you ->
        [yes] Your discard pile begins with: { $critters }.
       *[no] On { $seat }’s discard pile: { $critters }.
    }
heist-event-hiring-over = All crews are hired.
heist-event-tile-drawn =
    { $you ->
        [yes] You draw: { $tile }.
       *[no] { $seat } draws: { $tile }.
    }
heist-event-tiles-drawn =
    { $you ->
        [yes] You draw: { $tiles }.
       *[no] { $seat } draws: { $tiles }.
    }
heist-event-tiles-to-hand =
    { $you ->
        [yes] { $tiles ->
                [none] You draw a tile to your hand.
               *[other] You draw to your hand: { $tiles }.
            }
       *[no] { $tiles ->
                [none] { $seat } draws a tile to the hand.
               *[other] { $seat } draws to the hand: { $tiles }.
            }
    }
heist-event-tile-seen =
    { $you ->
        [yes] { $tile ->
                [none] You look at the top tile.
               *[other] You look at the top tile: { $tile }.
            }
       *[no] { $tile ->
                [none] { $seat } looks at the top tile.
               *[other] { $seat } looks at the top tile: { $tile }.
            }
    }
heist-event-tiles-seen =
    { $you ->
        [yes] { $tiles ->
                [none] You look at the top tiles.
               *[other] You look at the top tiles: { $tiles }.
            }
       *[no] { $tiles ->
                [none] { $seat } looks at the top tiles.
               *[other] { $seat } looks at the top tiles: { $tiles }.
            }
    }
heist-event-tile-placed =
    { $you ->
        [yes] You place on { $cell }: { $tile }, turned by { $turn }.
       *[no] { $seat } places on { $cell }: { $tile }, turned by { $turn }.
    }
heist-event-webbed =
    { $you ->
        [yes] Before you can draw, { $by } places on { $cell }: { $tile }, turned by { $turn }.
        [by] Before { $seat } can draw, you place on { $cell }: { $tile }, turned by { $turn }.
       *[no] Before { $seat } can draw, { $by } places on { $cell }: { $tile }, turned by { $turn }.
    }
heist-event-web-declined =
    { $you ->
        [yes] You keep your tile.
       *[no] { $seat } keeps the tile.
    }
heist-event-draw-said =
    { $you ->
        [yes] You want to draw a tile.
       *[no] { $seat } wants to draw a tile.
    }
heist-event-stopped =
    { $you ->
        [yes] You draw no more.
       *[no] { $seat } draws no more.
    }
heist-event-tile-put-back =
    { $you ->
        [yes] You put the tile back on top.
       *[no] { $seat } puts the tile back on top.
    }
heist-event-tile-held =
    { $you ->
        [yes] { $tile ->
                [none] You hold a tile.
               *[other] You hold: { $tile }.
            }
       *[no] { $tile ->
                [none] { $seat } holds one of the tiles.
               *[other] { $seat } holds: { $tile }.
            }
    }
heist-event-no-tile-held =
    { $you ->
        [yes] You hold none of the tiles.
       *[no] { $seat } holds none of the tiles.
    }
heist-event-tile-gone = The path on { $cell } was a fake and is gone: { $tile }.
heist-event-tiles-shuffled = The other tiles are shuffled back.
heist-event-heist-began = The heist begins.
heist-event-turn-began =
    { $you ->
        [yes] Round { $round }: your turn.
       *[no] Round { $round }: { $seat }’s turn.
    }
heist-event-moved =
    { $you ->
        [yes] You go from { $from_cell } to { $cell }.
       *[no] { $seat } goes from { $from_cell } to { $cell }.
    }
heist-event-loot-taken =
    { $you ->
        [yes] On { $cell } you take: { $loot }.
       *[no] On { $cell } { $seat } takes: { $loot }.
    }
heist-event-loot-left =
    { $you ->
        [yes] You leave what lies on { $cell }.
       *[no] { $seat } leaves what lies on { $cell }.
    }
heist-event-banked =
    { $you ->
        [yes] You bring home: { $loot }.
       *[no] { $seat } brings home: { $loot }.
    }
heist-event-ended =
    { $you ->
        [yes] You are out. Your place in the order of leaving: { $place }.
       *[no] { $seat } is out. Place in the order of leaving: { $place }.
    }
heist-event-first-bonus =
    { $you ->
        [yes] You are the first out, which is worth 2.
       *[no] { $seat } is the first out, which is worth 2.
    }
heist-event-late =
    { $you ->
        [yes] You are late.
       *[no] { $seat } is late.
    }
heist-event-suspected =
    { $you ->
        [yes] { $number ->
                [0] Your suspicion is { $suspicion } already and rises no more.
               *[other] You gain { $number } suspicion and have { $suspicion }.
            }
       *[no] { $number ->
                [0] { $seat }’s suspicion is { $suspicion } already and rises no more.
               *[other] { $seat } gains { $number } suspicion and has { $suspicion }.
            }
    }
heist-event-calmed =
    { $you ->
        [yes] Your suspicion falls to { $suspicion }.
       *[no] { $seat }’s suspicion falls to { $suspicion }.
    }
heist-event-penalty =
    { $you ->
        [yes] You lose 1 point: suspicion cannot rise any more.
       *[no] { $seat } loses 1 point: suspicion cannot rise any more.
    }
heist-event-minus-taken =
    { $you ->
        [yes] You must carry a −1 token.
       *[no] { $seat } must carry a −1 token.
    }
heist-event-security-evaded =
    { $you ->
        [yes] Security does not notice you.
       *[no] { $seat } is not noticed by security.
    }
heist-event-trap-evaded =
    { $you ->
        [yes] You evade the trap.
       *[no] { $seat } evades the trap.
    }
heist-event-reacted =
    { $you ->
        [yes] You answer with a critter ({ $zone }): { $critter }.
       *[no] { $seat } answers with a critter ({ $zone }): { $critter }.
    }
heist-event-suffered =
    { $you ->
        [yes] You let it happen.
       *[no] { $seat } lets it happen.
    }
heist-event-trap-turned-up =
    { $you ->
        [yes] A trap is turned up for you: { $trap }.
       *[no] A trap is turned up for { $seat }: { $trap }.
    }
heist-event-traps-shuffled = The traps are shuffled.
heist-event-no-effect =
    { $you ->
        [yes] The trap does nothing to you: { $trap }.
       *[no] The trap does nothing to { $seat }: { $trap }.
    }
heist-event-rolled =
    { $you ->
        [yes] The compass shows you: { $way }.
       *[no] The compass shows { $seat }: { $way }.
    }
heist-again-rolled =
    { $you ->
        [yes] The compass shows you: { $way }. No path leads there: roll again.
       *[no] The compass shows { $seat }: { $way }. No path leads there: roll again.
    }
heist-event-slipped =
    { $you ->
        [yes] You slip to { $cell }.
       *[no] { $seat } slips to { $cell }.
    }
heist-event-turned =
    { $you ->
        [yes] You turn the tile on { $cell }: { $turn }.
       *[no] { $seat } turns the tile on { $cell }: { $turn }.
    }
heist-event-loot-dropped =
    { $you ->
        [yes] You lose: { $loot }; it falls on { $cell }.
       *[no] { $seat } loses: { $loot }; it falls on { $cell }.
    }
heist-event-swapped =
    { $you ->
        [yes] You swap with the common pile: { $given } for { $critter }.
       *[no] { $seat } swaps with the common pile: { $given } for { $critter }.
    }
heist-event-card-discarded =
    { $you ->
        [yes] You discard ({ $zone }): { $critter }.
       *[no] { $seat } discards ({ $zone }): { $critter }.
    }
heist-event-card-laid =
    { $you ->
        [yes] You lay on the table without effect: { $critter }.
       *[no] { $seat } lays on the table without effect: { $critter }.
    }
heist-event-card-drawn =
    { $you ->
        [yes] { $critter ->
                [none] You draw a critter.
               *[other] You draw: { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } draws a critter.
               *[other] { $seat } draws: { $critter }.
            }
    }
heist-event-played =
    { $you ->
        [yes] You play ({ $zone }): { $critter }.
       *[no] { $seat } plays ({ $zone }): { $critter }.
    }
heist-event-trash-dug =
    { $you ->
        [yes] You take from { $from }’s discard pile: { $critter }.
        [from] { $seat } takes from your discard pile: { $critter }.
       *[no] { $seat } takes from { $from }’s discard pile: { $critter }.
    }
heist-event-snatched =
    { $you ->
        [yes] You make { $to } discard a critter.
        [to] { $seat } makes you discard a critter.
       *[no] { $seat } makes { $to } discard a critter.
    }
heist-event-appeared =
    { $you ->
        [yes] You come out of the vent on { $cell }.
       *[no] { $seat } comes out of the vent on { $cell }.
    }
heist-event-pricked =
    { $you ->
        [yes] { $by }’s hedgehog sends you to { $cell }.
        [by] Your hedgehog sends { $seat } to { $cell }.
       *[no] { $by }’s hedgehog sends { $seat } to { $cell }.
    }
heist-event-bat-sent =
    { $you ->
        [yes] You send the bat to { $to }.
        [to] { $seat } sends you the bat.
       *[no] { $seat } sends the bat to { $to }.
    }
heist-event-traps-seen =
    { $you ->
        [yes] { $traps ->
                [none] You look at the top traps.
               *[other] You look at the top traps: { $traps }.
            }
       *[no] { $traps ->
                [none] { $seat } looks at the top traps.
               *[other] { $seat } looks at the top traps: { $traps }.
            }
    }
heist-event-traps-ordered =
    { $you ->
        [yes] { $traps ->
                [none] You put the traps back.
               *[other] You put the traps back, from the top: { $traps }.
            }
       *[no] { $traps ->
                [none] { $seat } puts the traps back.
               *[other] { $seat } puts the traps back, from the top: { $traps }.
            }
    }
heist-event-cards-seen =
    { $you ->
        [yes] { $critters ->
                [none] You look at the top critters.
               *[other] You look at the top critters: { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } looks at the top critters.
               *[other] { $seat } looks at the top critters: { $critters }.
            }
    }
heist-event-card-kept =
    { $you ->
        [yes] { $critter ->
                [none] You keep one of them.
               *[other] You keep: { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } keeps one of them.
               *[other] { $seat } keeps: { $critter }.
            }
    }
heist-event-given =
    { $you ->
        [yes] You give { $to }: { $critter }.
        [to] { $seat } gives you: { $critter }.
       *[no] { $seat } gives { $to }: { $critter }.
    }
heist-event-hand-seen =
    { $you ->
        [yes] { $critters ->
                [none] You look at { $to }’s hand.
               *[other] You look at { $to }’s hand: { $critters }.
            }
        [to] { $seat } looks at your hand.
       *[no] { $critters ->
                [none] { $seat } looks at { $to }’s hand.
               *[other] { $seat } looks at { $to }’s hand: { $critters }.
            }
    }
heist-event-picked =
    { $you ->
        [yes] { $critter ->
                [none] You take a card from { $from }.
               *[other] You take from { $from }: { $critter }.
            }
        [from] { $critter ->
                [none] { $seat } takes a card from you.
               *[other] { $seat } takes from you: { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } takes a card from { $from }.
               *[other] { $seat } takes from { $from }: { $critter }.
            }
    }
heist-event-none-picked =
    { $you ->
        [yes] You take no card from { $from }.
        [from] { $seat } takes no card from you.
       *[no] { $seat } takes no card from { $from }.
    }
heist-event-game-over = The game is over: { $reason }.
heist-event-hand-shown =
    { $you ->
        [yes] Left in your hand: { $critters }.
       *[no] Left in { $seat }’s hand: { $critters }.
    }
heist-event-final-score =
    { $you ->
        [yes] Your score: { $worth } taken out, { $points } in rewards and fines = { $score }.
       *[no] { $seat }: { $worth } taken out, { $points } in rewards and fines = { $score }.
    }
## Moves

heist-move-look = Look at pile { $pile }
heist-move-hire =
    { $critter ->
        [none] Hire a critter
       *[other] Hire: { $critter }
    }
heist-move-pass_pile = Take none of them
heist-move-keep =
    { $critter ->
        [none] Keep a critter
       *[other] Keep: { $critter }
    }
heist-move-discard = Discard: { $critter }
heist-move-discard_table = Discard from the table: { $critter }
heist-move-place = Place the tile
heist-move-place_tile = Place: { $tile }
heist-move-place_held = Place the tile you hold
heist-move-web = Place your tile first
heist-move-turn = Turned by { $by }
heist-move-at = On { $cell }
heist-move-draw = Draw a tile
heist-move-stop = Draw no more
heist-move-decline = Keep your tile
heist-move-move = Go { $way }
heist-move-move_to = Go to { $cell }
heist-move-take = Take a piece
heist-move-take_food = Take: { $food }
heist-move-leave = Take nothing
heist-move-score = Score what you carry
heist-move-escape = Leave the heist
heist-move-end = End the turn
heist-move-play = Play: { $critter }
heist-move-play_table = Play from the table: { $critter }
heist-move-target = Choose: { $seat }
heist-move-towards = Send it { $way }
heist-move-on = Choose { $cell }
heist-move-pick =
    { $critter ->
        [none] Take a card
       *[other] Take: { $critter }
    }
heist-move-order =
    { $trap ->
        [none] Put the traps in order
       *[other] Next trap: { $trap }
    }
heist-move-hold =
    { $tile ->
        [none] Hold a tile
       *[other] Hold: { $tile }
    }
heist-move-evade = Evade: { $critter }
heist-move-evade_table = Evade from the table: { $critter }
heist-move-suffer = Let it happen
heist-move-rotate = Turn the tile to { $by }
heist-move-drop = Put it on { $cell }
heist-kind-look = Look at a pile
heist-kind-hire = Hire a critter
heist-kind-keep = Cards to keep
heist-kind-discard = Cards to discard
heist-kind-discard_table = Cards on the table
heist-kind-place_tile = Place a tile
heist-kind-turn = How the tile lies
heist-kind-at = Where the tile lies
heist-kind-move = Go
heist-kind-move_to = Go out of the stash
heist-kind-take_food = Take food
heist-kind-play = Play a critter
heist-kind-play_table = Play from the table
heist-kind-target = Whom?
heist-kind-towards = Which way?
heist-kind-on = Where?
heist-kind-pick = Take a card
heist-kind-order = The next trap, from the top
heist-kind-hold = Hold a tile
heist-kind-evade = Evade
heist-kind-evade_table = Evade from the table
heist-kind-rotate = Turn the tile
heist-kind-drop = Where does the loot go?

## Refusals

heist-refusal-no-action = There is no action number { $action }.
heist-refusal-unknown-move = That is not a move.
heist-refusal-game-over = The game is over.
heist-refusal-not-your-turn = It is not your turn: { $seat } is playing.
heist-refusal-answer-awaited = First { $seat } has a question to answer.
heist-refusal-chosen-already = You have chosen, and the choice is final. Wait for the others.
heist-refusal-not-awaited = You have no move at this moment.
heist-refusal-move-begun = First go on with the move you have begun.
heist-refusal-nothing-begun = This only goes on with a move such as “place” or “play”: begin one.
heist-refusal-no-such-seat = There is no such seat. The seats are 0 to { $highest }.
heist-refusal-asked-look = First look at a pile: “look 1”, “look 2” or “look 3”.
heist-refusal-asked-hire = First hire a critter from the pile you are looking at, or say “pass-pile”.
heist-refusal-asked-keep = First keep one of the critters that the owl shows you.
heist-refusal-asked-cards = First choose which of your cards you keep, and in what order the others lie.
heist-refusal-asked-discard = First choose a card to lose: “discard” and its name.
heist-refusal-asked-place = First place the tile: say how it lies and where.
heist-refusal-asked-draw = First draw a tile, place the one you hold, or say “stop”.
heist-refusal-asked-web = First place the tile you hold for the other crew, or decline.
heist-refusal-asked-take = First take loot, or leave it.
heist-refusal-asked-evade = First evade what you have met, or suffer it.
heist-refusal-asked-rotate = First turn the tile your crew stands on.
heist-refusal-asked-drop = First name the place where the hooked loot goes.
heist-refusal-asked-order = First put the traps that you are looking at back in an order.
heist-refusal-asked-pick = First pick a card from the hand that you are looking at, or leave them all.
heist-refusal-asked-hold = First hold one of the tiles that you are looking at, or leave them all.
heist-refusal-not-hiring = The critters are hired already.
heist-refusal-nothing-to-keep = There is nothing to keep or to choose from now.
heist-refusal-nothing-to-discard = You lose a card only to a pit or a raccoon, or by using it.
heist-refusal-nothing-to-place = You have no tile to place now.
heist-refusal-nothing-to-web = A tile is placed for others only when one of them draws.
heist-refusal-nothing-to-stop = Nothing is being drawn, so there is nothing to stop or to decline.
heist-refusal-nothing-to-take = Loot is taken on entering the place where it lies. Enter it again.
heist-refusal-nothing-to-leave = Nothing is offered to you, so there is nothing to leave.
heist-refusal-nothing-to-evade = Neither security nor a trap is about to act on your crew.
heist-refusal-nothing-to-rotate = No trap turns your tile now.
heist-refusal-nothing-to-drop = No loot is hooked now.
heist-refusal-nothing-to-order = You are not looking at any traps now.
heist-refusal-nothing-to-pick = You are not looking at a hand now.
heist-refusal-nothing-to-hold = You are not looking at any tiles now.
heist-refusal-no-moves-left = Your turn allows no further move. Made: moves { $moves }, critters { $critters }.
heist-refusal-off-board = The board ends there.
heist-refusal-empty-cell = No tile lies there yet, and nobody walks on an empty cell.
heist-refusal-wall = There is a wall: both sides of the edge need a path. A ferret goes through walls.
heist-refusal-name-cell = When leaving a stash, name the cell that you enter, as in “move CELL”.
heist-refusal-name-way = Say which way you go: n, e, s or w. Cells are named only when leaving a stash.
heist-refusal-not-beside = This cell is not next to the stash.
heist-refusal-no-score = In this edition, loot is not scored by an action.
heist-refusal-score-first = Scoring comes before any move or critter, and you have used some.
heist-refusal-score-on-start = Loot is scored on a start tile only.
heist-refusal-scored-last-turn = You scored last turn, and nobody scores two turns in a row.
heist-refusal-nothing-to-score = You carry no loot that you could score.
heist-refusal-no-escape = In this edition, nobody leaves the heist early: start tiles bank loot automatically.
heist-refusal-not-on-start = The heist ends for you only on a start tile.
heist-refusal-top-loot-first = Nobody may end the heist before the loot worth { $worth } has been taken.
heist-refusal-escape-first = You end the heist at the start of a turn, before any move or critter.
heist-refusal-no-such-critter = This critter is not in this game: { $critter }.
heist-refusal-not-in-hand = This critter is not in your hand: { $critter }.
heist-refusal-only-on-table = This critter lies on your table, not in your hand: { $critter }. Add “table”.
heist-refusal-not-on-table = This critter does not lie on your table: { $critter }.
heist-refusal-no-critters-left = Your turn does not allow this critter any more: { $critter }. Made: moves { $moves }, critters { $critters }.
heist-refusal-reaction-only = This critter is played only when you are asked, as it helps: { $critter }.
heist-refusal-badger-full = There is no tile to draw for the badger, or you hold { $cap } already.
heist-refusal-no-bat-target = The bat finds nothing: no trap is left, or no crew stands on a trap tile.
heist-refusal-no-hedgehog-target = No crew within three steps can be moved.
heist-refusal-nothing-to-dig = The mole finds no tile, or no cell for one.
heist-refusal-no-owl-target = The owl finds nothing: no critter is left in the deck, or no other crew on the heist.
heist-refusal-no-raccoon-target = The raccoon finds nothing: no hand or discard pile has a card for it.
heist-refusal-no-snake-target = The snake works only on security, and takes you to another of the printed crossings.
heist-refusal-no-spider-target = You hold a tile already, or none is left to look at.
heist-refusal-name-seat = Name a seat for this critter: { $critter }.
heist-refusal-name-place = Name a cell for this critter: { $critter }.
heist-refusal-raccoon-most = The raccoon robs another player who has the most cards in hand.
heist-refusal-raccoon-pile = There is nothing on { $seat }’s discard pile.
heist-refusal-bat-crew = { $seat }’s crew is no longer on the heist.
heist-refusal-bat-tile = The bat needs a trap tile with a crew on it.
heist-refusal-butterfly-crew = The butterfly names another crew that stands on security.
heist-refusal-owl-player = The owl is given to another player who is still on the heist.
heist-refusal-hedgehog-crew = The hedgehog reaches crews within three steps that have a way to go.
heist-refusal-hedgehog-way = The hedgehog moves that crew along a path to a connected neighbour.
heist-refusal-snake-preset = The snake leads to a printed crossing other than yours.
heist-refusal-looked-already = You have already looked at this pile this turn.
heist-refusal-pile-empty = This pile is empty.
heist-refusal-not-in-pile = This critter is not in the pile you are looking at: { $critter }.
heist-refusal-must-hire = The deck is too small for another pass: take a critter from this pile.
heist-refusal-not-dealt = This critter is not among your cards, or not that many times: { $critter }.
heist-refusal-keep-first = First say which cards you keep. Still to keep: { $number }.
heist-refusal-kept-all = You keep enough cards: say in what order the others are discarded.
heist-refusal-keep-in-order = The cards you keep are named in alphabetical order.
heist-refusal-name-tile = Say which tile you place, as in “place TILE r90 at CELL”.
heist-refusal-one-tile = There is one tile to place: say only how it lies and where.
heist-refusal-no-such-tile = There is no such tile to place: { $tile }.
heist-refusal-no-tile-held = You hold no tile.
heist-refusal-stack-empty = No tile is left to draw.
heist-refusal-must-draw = As long as a tile can be drawn here, you cannot stop.
heist-refusal-must-place = This tile must be placed, it cannot be left.
heist-refusal-left-start = At any moment you draw only until your crew has left its start; later on arriving.
heist-refusal-no-open-cell = No path leads to an empty cell from where your crew stands.
heist-refusal-say-turn = Say how the tile lies: r0, r90, r180 or r270.
heist-refusal-say-cell = Say on which cell the tile goes, as in “at CELL”.
heist-refusal-same-turn = Turned like that, the tile looks the same as before: write one of { $turns }.
heist-refusal-fits-nowhere = Turned like this, the tile fits on no cell. Turn it.
heist-refusal-taken-cell = A tile is placed on an empty cell of the board.
heist-refusal-not-open = The tile must join the place of the crew it is placed for, and no path leads to this cell.
heist-refusal-no-join = Turned like this, the tile would join nothing there.
heist-refusal-foreign-start = No tile is placed beside the start of another player.
heist-refusal-no-replacing = There is no tile there to replace. Fixed cells stay as they are.
heist-refusal-crew-there = A tile with a crew on it is not replaced.
heist-refusal-mole-reach = The mole digs only beside a crew.
heist-refusal-own-mole-reach = The mole digs only beside your own crew.
heist-refusal-must-turn = The tile already lies like that: turn it another way.
heist-refusal-no-way-off = Turned like that, no path would lead off the tile.
heist-refusal-name-food = Different food lies here: say which you take.
heist-refusal-highest-only = You take the highest loot there is: say only “take”.
heist-refusal-no-such-food = No such food lies here: { $food }.
heist-refusal-wrong-evasion = Only one critter helps here: { $critter }.
heist-refusal-hand-only = The card comes from the hand, not from the table.
heist-refusal-own-place = The loot may not stay where the crew stands.
heist-refusal-out-of-reach = The loot goes one or two steps away, along the paths.
heist-refusal-top-left = Name a stash by its top left cell.
heist-refusal-not-seen = This is not among what you are looking at, or not that many times.
heist-refusal-owl-given = The owl that you have just given stays there.

## The map, drawn

heist-board-keys-map = On the map: arrow keys go from cell to cell, N to the next place to choose, Enter chooses, R turns a tile (Shift+R back), Escape picks it up again; + and − zoom in and out, 0 shows everything.
heist-map-label = Floor plan of the shop at night
heist-map-tab = Map
heist-around-more = Piles, symbols and all moves
heist-map-role = map
heist-map-nearer = Zoom in
heist-map-farther = Zoom out
heist-map-whole = Whole map
heist-map-dark = still dark: no tile
heist-map-start = start, used by nobody
heist-map-start-of = start of { $name }
heist-map-preset-plain = printed crossing
heist-map-preset-security = printed crossing with security
heist-map-preset-trap = printed crossing with a trap
heist-map-ways = ways: { $ways }
heist-map-loot = here lies: { $loot }
heist-map-crews = crews: { $crews }
heist-map-you = you
heist-map-taken = you have taken your share here
heist-map-taken-by = have taken theirs here: { $crews }
heist-map-fits = The tile fits here, turned by: { $turns }
heist-map-held = The tile is held here, turned by { $turn }; Enter puts it down
heist-map-tried = your tile is tried out here, turned by { $turn }
heist-map-marked = A move you are looking at is about this place
heist-map-far = A crew goes one step at a time, to a neighbour joined by a path [H-14]
heist-map-tiles = Tiles to place
heist-map-tile = Tile: { $tile }
heist-map-turn = Turn the tile
heist-map-do = Do it
heist-map-put = Put it here
heist-map-leave-so = Leave it like this
heist-map-lift = Pick it up again
heist-map-how = Choose a dashed cell for this tile.
heist-map-take = You may place this tile: choose it.
heist-map-suspicion = suspicion { $number }
heist-map-sign-loot =
    { $edition ->
        [v5] food { $number }
       *[other] loot { $number }
    }
heist-map-sign-safe = unnoticed
heist-map-words = The map in words
heist-map-legend = What is what on the map
heist-map-legend-corridor = Corridor: crews walk where paths meet.
heist-map-legend-security =
    { $edition ->
        [v5] Security beams: whoever enters gains suspicion, more with food.
       *[other] Security beams: whoever enters gains suspicion, more with loot.
    }
heist-map-legend-trap = Hatch: whoever enters draws a trap.
heist-map-legend-burrow = Burrow: a start, and the way home.
heist-map-legend-loot =
    { $edition ->
        [v5] Food in a stash or on a crossing, with its worth.
       *[other] Loot in a stash or on a crossing, with its worth.
    }
heist-map-legend-crew = A crew, in its player’s colour and with its symbol.

## Who must do what

heist-purpose = Your goal: fetch what is worth most and be home in time. The most points win.
heist-status-look =
    { $you ->
        [yes] Look at one of the three piles, to hire a critter.
       *[no] { $seat } is choosing a pile to look at, to hire a critter.
    }
heist-status-hire =
    { $you ->
        [yes] Hire a critter from this pile, or leave them all.
       *[no] { $seat } is looking at a pile, to hire a critter or leave them all.
    }
heist-status-keep =
    { $you ->
        [yes] Keep one of these critters ({ $by }).
       *[no] { $seat } keeps one of the critters on top ({ $by }).
    }
heist-status-discard =
    { $you ->
        [yes] You must give up a card: choose which ({ $by }).
       *[no] { $seat } must give up a card ({ $by }).
    }
heist-status-place =
    { $you ->
        [yes] Place a tile: choose a cell, then turn it.
       *[no] { $seat } must place a tile.
    }
heist-status-draw =
    { $you ->
        [yes] Paths lead into the dark: draw a tile and place it, or stop.
       *[no] { $seat } may draw a tile and place it, or stop.
    }
heist-status-web =
    { $you ->
        [yes] { $of } is about to draw: place the tile you hold for that crew instead, or keep it?
        [of] { $seat } holds a tile and may place it for you, before you draw.
       *[no] { $seat } holds a tile and may place it before { $of } draws.
    }
heist-status-take =
    { $you ->
        [yes] Your crew finds something here: take a piece, or leave it?
       *[no] { $seat } finds something: take a piece, or leave it?
    }
heist-status-evade =
    { $you ->
        [yes] { $trap ->
                [none] { $hazard ->
                        [trap] Your crew stands on a trap: play the { $critter }, or suffer it?
                       *[other] Your crew stands on security: play the { $critter }, or suffer it?
                    }
               *[other] Your crew stands on a trap ({ $trap }): play the { $critter }, or suffer it?
            }
       *[no] { $trap ->
                [none] { $hazard ->
                        [trap] { $seat } stands on a trap: play the { $critter }, or suffer it?
                       *[other] { $seat } stands on security: play the { $critter }, or suffer it?
                    }
               *[other] { $seat } stands on a trap ({ $trap }): play the { $critter }, or suffer it?
            }
    }
heist-status-rotate =
    { $you ->
        [yes] Turn the tile your crew stands on, so that a way leads off ({ $by }).
       *[no] { $seat } must turn the tile their crew stands on ({ $by }).
    }
heist-status-drop =
    { $you ->
        [yes] The loot of { $of } hangs on your hook: where does it go, one or two steps away?
        [of] { $seat } says where your hooked loot goes.
       *[no] { $seat } says where the hooked loot of { $of } goes.
    }
heist-status-order =
    { $you ->
        [yes] Put the traps back in an order of your choice ({ $by }).
       *[no] { $seat } is putting traps back in order ({ $by }).
    }
heist-status-pick =
    { $you ->
        [yes] You are looking at the hand of { $of }: take one card, or none? ({ $by })
        [of] { $seat } is looking at your hand and may take a card ({ $by }).
       *[no] { $seat } is looking at the hand of { $of } and may take a card ({ $by }).
    }
heist-status-hold =
    { $you ->
        [yes] Hold one of these tiles for later, or none ({ $by }).
       *[no] { $seat } may hold one of the top tiles ({ $by }).
    }
heist-status-turn =
    { $you ->
        [yes] { $moves ->
                [0] { $critters ->
                        [0] Your moves and critters are used up: end the turn, or do what is still offered.
                       *[other] Your turn (critters left { $critters }): play one, or end it.
                    }
               *[other] { $critters ->
                        [0] Your turn (moves left { $moves }): move, or end it.
                       *[other] Your turn (moves left { $moves }, critters { $critters }): move, play, or end it.
                    }
            }
       *[no] It is { $seat }’s turn (moves left { $moves }, critters { $critters }).
    }
heist-status-choose =
    { $you ->
        [yes] Choose the critters of your crew, in secret.
       *[no] Still to choose critters: { $seat }.
    }
heist-status-over =
    { $you ->
        [yes] { $count ->
            [one] The game is over. You have won.
           *[other] The game is over. A shared victory: { $winners }.
        }
       *[no] The game is over. Victory for { $winners }.
    }
heist-end-all-banked = All loot has been brought home.
heist-end-carriers-done = No loot was left on the board, and whoever carried some had their last turns.
heist-end-all-ended = The last crew has left the heist.
heist-end-last-crew = The last crew has had its last turns.
heist-end-countdown = The turns after the first crew left are over.
heist-end-turn-limit = The turn limit is reached.

## Labels of the table

heist-label-draft = Your move so far
heist-label-first = Start player
heist-label-round = Round { $round }
heist-label-turn = Turn
heist-label-turns-taken = Turns taken
heist-label-carried = Carries
heist-label-banked = Brought home
heist-label-worth = What counts
heist-label-points = Points
heist-label-suspicion = Suspicion
heist-label-ended = Order of leaving
heist-label-scored-last-turn = Scored last turn
heist-label-left-start = Has left the start
heist-label-placed = Tiles placed here
heist-label-hand = Hand
heist-label-table = On the table
heist-label-held = Tiles held
heist-label-butterflies = Butterflies waiting
heist-label-foxes = Foxes waiting
heist-label-top-loot-taken = Highest piece taken
heist-label-at = Stands on
heist-label-discard = Discard pile
heist-label-stack = Tiles left
heist-label-traps = Traps left
heist-label-tiles = Tiles in hand
heist-label-cards = Cards in hand
heist-label-board = Tiles on the board
heist-label-box = Out of the game
heist-label-cap = Suspicion, at most
heist-label-countdown = Last turns after the first out
heist-label-critter-deck = Critters in the deck
heist-label-discards = Discard piles
heist-label-effects = Working this turn
heist-label-all-walls = The ferret works on all walls
heist-label-caught = Suspicion if caught
heist-label-worths = Worth by kind
heist-label-clauses = Rules of the cards
heist-label-reckoning = Reckoning
heist-label-targets = Possible targets
heist-label-fixed = Printed cells
heist-label-known = What you have been shown
heist-label-last-turns = Last turns left
heist-label-left = Left
heist-label-looked = Piles looked at
heist-label-loot = Lies on the board
heist-label-pending = Open question
heist-label-piles = Piles to hire from
heist-label-size = Size of the board
heist-label-table-pack = Third hand
heist-label-trap-deck = Traps in the deck
heist-label-trap-discard = Traps turned up
heist-label-unused = Unused tiles
heist-label-used = Used this turn
heist-label-choice = Your choice
heist-label-chosen = Has chosen
heist-label-pack = Cards to choose from
heist-label-pack-size = Cards to choose from, number
heist-label-taken-from = Has taken from
heist-label-waiting = Played ahead
heist-label-birds = Birds
heist-label-by = By
heist-label-turns-left = Turns left
heist-label-ferret = Ferret
heist-label-no-security = No security
heist-label-no-trap = No traps
heist-label-butterfly = Butterfly
heist-label-fox = Fox
heist-label-kind = Kind
heist-label-arrival = Arrival
heist-label-victims = Traps still to draw for
heist-label-of = Of
heist-label-cells = Cells
heist-label-where = Where
heist-label-tile = Tile
heist-label-rotation = Turned by
heist-label-place = Place
heist-label-step = Step
heist-label-moves = Moves made
heist-label-critters = Critters played

## What critters and traps do, by the first edition in which they do it

heist-does-raccoon-v1 = The other player with the most cards in hand discards one of their choice.
heist-does-raccoon-v2 = Take the top card of any discard pile into your hand.
heist-does-mole-v1 = Draw a tile: place it beside your crew, or replace one there.
heist-does-mole-v2 = Look at the next tile, then replace one beside any crew with it.
heist-does-mole-v5 = Look at the top tile: replace any tile without a crew, or put it back.
heist-does-ferret-v1 = Your moves go through all walls this turn.
heist-does-ferret-v2 = One of your moves this turn may go through a wall.
heist-does-ferret-v5 = You go through all walls this turn, and place tiles behind them too.
heist-does-bird-v1 = One more move this turn.
heist-does-bird-v2 = Two more moves this turn.
heist-does-bird-v4 = Three moves in all this turn, and a second critter is still allowed.
heist-does-butterfly-v1 = No security acts on your crew this turn.
heist-does-butterfly-v2 = Answer: the security you have just entered does not act.
heist-does-butterfly-v5 = The next security your crew meets does not act. Another crew on security gains 1 suspicion at once.
heist-does-squirrel-v1 = Your suspicion falls by 2.
heist-does-squirrel-v2 = Your suspicion falls by 4.
heist-does-bat-v1 = Look at the top three traps and put them back in any order.
heist-does-bat-v3 = Name a trap tile with crews on it: each of them draws a trap.
heist-does-bat-v4 = Name any crew: it draws a trap, wherever it stands.
heist-does-owl-v1 = Look at the top three critters and keep one.
heist-does-owl-v5 = Give the owl to another player, look at that hand, take one card or none.
heist-does-hedgehog-v1 = Send a crew within three steps one step on. Nothing acts on it there.
heist-does-mouse-v1 = No trap acts on your crew this turn.
heist-does-fox-v2 = Answer: the trap about to be drawn is not drawn.
heist-does-fox-v4 = The next trap your crew triggers this turn is not drawn.
heist-does-fox-v5 = Answer: you see the trap, then decide whether to evade it.
heist-does-snake-v2 = On security: come out on another printed crossing, and arrive there.
heist-does-badger-v4 = Draw two tiles to your hand.
heist-does-spider-v5 = Look at the top three tiles and hold one: place it instead of a draw, yours or another’s.
heist-does-rotate-v1 = Turn your tile to another side, so that a way leads off.
heist-does-tile-v1 = Draw a tile and place it anywhere it fits.
heist-does-swap-v1 = A random card from your hand and the top of the common discard pile change places.
heist-does-suspicion-v1 = 2 suspicion.
heist-does-fake-path-v2 = Turn your tile; a crossing is replaced by a trap tile instead.
heist-does-fake-path-v4 = Turn your tile; where no other side leads off, a trap tile replaces it.
heist-does-fake-path-v5 = The tile in a random direction is gone, with its food. If you would be stuck, another trap is drawn instead.
heist-does-slippery-v2 = Slip to a random connected neighbour and arrive there, traps included.
heist-does-slippery-v5 = Slip one step in a random direction and arrive there; no second trap.
heist-does-pit-v2 = Discard a card from your hand.
heist-does-pit-v4 = Use up a card from your hand or table without its effect.
heist-does-pit-v5 = Discard a card from your hand, then draw one.
heist-does-camera-v2 = 2 suspicion, 4 with loot.
heist-does-camera-v5 = 2 suspicion, 4 with food; when it can rise no further, −1 point.
heist-does-hook-v2 = Your lowest loot goes one or two steps away; the player to your right says where.
heist-does-hook-v5 = Your lowest food goes one step in a random direction.

## Around the map

heist-around-hand = Your hand
heist-around-hand-none = No card is left in your hand.
heist-around-your-table = On your table
heist-around-once = leaves with its use
heist-around-twice = works twice
heist-around-use-left = one use left
heist-around-given = is given away
heist-around-playable = Playable now
heist-around-answers = Answers now
heist-around-turn = This turn
heist-around-have = What your crew has
heist-cost-hire = Critters in your crew: { $count } of { $most }. Hiring costs nothing; what you leave, others may get.
heist-cost-turn = A step takes one of your moves, a card one of your critters. What is left over lapses.
heist-cost-turn-together =
    { $actions ->
        [one] You have one action left: a step or a critter. What is left over lapses.
       *[other] You have { $actions } actions left in all: each step is one, each critter too. What is left over lapses.
    }
heist-cost-draw = Drawing costs no move. A tile that is drawn is placed, and stays.
heist-cost-place = Placing costs no move.
heist-cost-web = Placing it uses up the tile you hold; it takes the place of a drawn one.
heist-cost-take =
    { $edition ->
        [v1] Taking costs no move. A crew carries one piece at a time.
       *[other] Taking costs no move, but each stash and printed crossing gives you one piece in the whole game.
    }
heist-cost-evade-trap = Evading uses the critter. If you let it happen, the trap acts.
heist-cost-evade-security = Evading uses the critter. If you let it happen, suspicion goes from { $before } to { $after } of { $most }.
heist-cost-evade-full =
    { $edition ->
        [v1] { $loot ->
                [yes] Evading uses the critter. If you let it happen, it costs 1 point: suspicion is full.
               *[no] Evading uses the critter. If you let it happen, it costs nothing: suspicion is full, and you carry nothing.
            }
        [v2] Evading uses the critter. If you let it happen, you get a −1 token: suspicion is full.
       *[other] Evading uses the critter. If you let it happen, it costs 1 point: suspicion is full.
    }
heist-cost-discard = It costs you a card; you have { $count } in hand.
heist-cost-drop = It costs { $name } the piece, and you nothing.
heist-cost-pick = A card costs you nothing more; you have { $count } in hand.
heist-cost-hold = Holding costs nothing. One tile can be held at a time.
heist-cost-free = This costs nothing more.
heist-around-moves =
    { $count ->
        [0] no move left
        [one] 1 move left
       *[other] { $count } moves left
    }
heist-around-critters =
    { $count ->
        [0] no critter left
        [one] 1 critter left
       *[other] { $count } critters left
    }
heist-around-budget-or = Together no more than the turn allows: each action may use up another.
heist-around-walls = through all walls
heist-around-one-wall =
    { $count ->
        [one] through one wall
       *[other] through { $count } walls
    }
heist-around-no-security = security is blind
heist-around-no-trap = traps do not act
heist-around-butterfly-waits =
    { $count ->
        [one] a butterfly waits
       *[other] { $count } butterflies wait
    }
heist-around-fox-waits =
    { $count ->
        [one] a fox waits
       *[other] { $count } foxes wait
    }
heist-around-crews = The crews
heist-around-suspicion = Suspicion { $number } of { $most }
heist-around-suspicion-full = At its maximum: security now costs points.
heist-around-carries = Carries
heist-around-carries-none = Carries nothing
heist-around-home = Brought home
heist-around-points = Points
heist-around-loot = { $loot } ({ $number })
heist-around-cards =
    { $count ->
        [0] no card in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
heist-around-tiles =
    { $count ->
        [0] no tile held
        [one] 1 tile held
       *[other] { $count } tiles held
    }
heist-around-known-hand = You know of this hand
heist-around-table = On the table, one use left each
heist-around-discard = Discard pile
heist-around-discard-of = Discard pile of { $seat }
heist-around-discard-common = Common discard pile
heist-around-on-top = on top: { $card }
heist-around-look-through = Look through: { $pile } ({ $count })
heist-around-empty = empty
heist-around-ended = out, number { $place } to leave
heist-around-last-turns =
    { $count ->
        [0] no turn left
        [one] 1 turn left
       *[other] { $count } turns left
    }
heist-around-chosen = has chosen
heist-around-choosing = is choosing
heist-around-acts = to act
heist-around-piles = Piles and decks
heist-around-on-table = On the table
heist-around-tiles-short = Tiles
heist-around-unused-short = Unused tiles
heist-around-turned-up = Turned up
heist-around-stack = Tiles in the stack
heist-around-unused = Unused tiles
heist-around-critter-deck = Critters in the deck
heist-around-trap-deck = Traps in the deck
heist-around-trap-discard = Traps turned up
heist-around-box = Out of the game
heist-around-box-cards =
    { $count ->
        [one] 1 critter
       *[other] { $count } critters
    }
heist-around-pack = Third hand, going round
heist-around-top-first = The first lies on top.
heist-around-top-loot =
    { $edition ->
        [v5] The highest food has been taken: crews may leave.
       *[other] The highest loot has been taken: crews may leave.
    }
heist-around-known = What you have been shown
heist-around-known-pile = Pile { $pile }
heist-around-known-stack-top = Tiles, from the top
heist-around-known-traps-top = Traps, from the top
heist-around-known-critters-bottom = Critters, up to the bottom
heist-around-known-of = Hand of { $seat }
heist-around-guide = What critters and traps do
heist-around-guide-critters = Critters
heist-around-guide-traps = Traps
heist-around-guide-about = Edition { $edition }. An answer is offered when security or a trap is about to act on your own turn.
heist-around-back = Let the card go
heist-around-top-of = { $seat } (on top: { $card })
heist-around-hand-of =
    { $count ->
        [one] { $seat } (1 card)
       *[other] { $seat } ({ $count } cards)
    }
heist-around-at = { $place } on { $cell }
heist-around-put-back = Put it back on top
heist-around-on-map-drop = Choose here or on the map.
heist-around-evade-none = Nothing of yours helps here. You are asked all the same, so that nobody learns what you hold.
heist-around-hire-keep =
    { $most ->
        [one] Keep { $most } card. Chosen: { $count }.
       *[other] Keep { $most } cards. Chosen: { $count }.
    }
heist-around-hire-others = The others start your discard pile, in this order: the last one lies on top.
heist-around-hire-pick = Keep one card; the rest goes on to the left.
heist-around-hire-done = Choose these
heist-around-hire-made = You have chosen: { $cards }
heist-around-pile = Pile { $pile }: { $count }
heist-around-looked = looked at
heist-around-earlier = Earlier: { $card }
heist-around-later = Later: { $card }
heist-around-order-top = The first goes on top.
heist-around-order-done = Put them back like this
heist-around-all-moves = All moves as a list
heist-around-final-wins =
    { $you ->
        [yes] { $points ->
            [one] You win with { $score } point
           *[other] You win with { $score } points
        }
       *[no] { $points ->
            [one] { $seat } wins with { $score } point
           *[other] { $seat } wins with { $score } points
        }
    }
heist-around-final-shared =
    { $points ->
        [one] Shared victory: { $seats }, with { $score } point each
       *[other] Shared victory: { $seats }, with { $score } points each
    }
heist-around-final-tie-suspicion = Equal scores: less suspicion decides.
heist-around-final-tie-ended = Equal scores and suspicion: whoever left earlier wins.
heist-around-final-home = brought home
heist-around-final-carried = carried
heist-around-final-first = first out
heist-around-final-late-points = late
heist-around-final-fines = fined at full suspicion
heist-around-final-lost = carried, counts nothing
heist-around-final-sum = { $parts } = { $score }
heist-around-final-late = did not leave
heist-around-final-hand = Left in hand
heist-board-keys-hand = Keys: 1 to 9 choose a card from your hand, Escape lets it go; I explains critters and traps, P shows piles and decks.

## Options

heist-option-turn_limit = Turn limit for each player
heist-option-late_forfeit = Late crews
heist-option-late_forfeit-false = keep what they carry
heist-option-late_forfeit-true = lose what they carry
heist-option-extra_side_loot = More loot at the sides with four players
heist-option-extra_side_loot-false = no
heist-option-extra_side_loot-true = yes
heist-option-choose_food = Food taken
heist-option-choose_food-any = player’s choice
heist-option-choose_food-highest = the highest
heist-option-place_optional = Drawing tiles on arrival
heist-option-place_optional-true = optional
heist-option-place_optional-false = compulsory
heist-option-slippery_chain = A slippery floor leads
heist-option-slippery_chain-true = into other traps, too
heist-option-slippery_chain-false = into no other trap
heist-option-spider_interrupt = Tiles held by a spider
heist-option-spider_interrupt-all = are placed for others, too
heist-option-spider_interrupt-own = are placed for their holder only
heist-option-bird_budget = After a bird
heist-option-bird_budget-free = three moves and two critters
heist-option-bird_budget-capped = four actions in all
heist-option-badger_cap = Tiles in hand with a badger, at most
heist-option-last_turns = Last turns
heist-option-final_tie = A tie at the end
heist-option-final_tie-suspicion = is won by less suspicion
heist-option-final_tie-shared = is shared

## Positions that cannot be.


## Components that cannot be

heist-error-dealt = { $key }: at least as many as are hired, { $least }, not { $given }.
heist-error-sum = { $key }: at most { $most } together, not { $given }.
heist-error-values = { $key }: each less than the one before, only the last below 0, not { $given }.
heist-error-start = { $key }: each start, 1 to 4, once; { $given } is not.
heist-error-removed = { $key }: 0 for each number of players, as { $edition } lays no tiles out before the game.
heist-error-spots = { $key }: at most { $most } stashes and presets, not { $given }.

## What editions handle differently. A topic, then what editions say of it; -v2 is how it is from v2 on.

heist-chapter-board = The board
heist-chapter-hiring = Hiring
heist-chapter-tiles = Laying corridors
heist-chapter-turn = A turn
heist-chapter-loot = Loot
heist-chapter-critters = Critters
heist-chapter-traps = Traps
heist-chapter-suspicion = Suspicion
heist-chapter-end = The end
heist-edition-critter =
    { $text } { $once ->
        [1] { $count } in the deck, each leaves with its only use.
       *[other] { $count } in the deck, each can be used twice.
    }
heist-edition-trap = { $text } { $count } in the deck.
heist-edition-board = The map
heist-edition-board-v1 = Rows { $rows }; columns { $columns }; starts { $starts }; side stashes { $sides }; centre stash { $centre }; printed crossings: plain { $plain }, with security { $security }, with a trap { $traps }.
heist-edition-path-tiles = Path tiles
heist-edition-path-tiles-v1 = { $sum }: { $kinds }.
heist-edition-dealt = Critters dealt to choose from
heist-edition-dealt-v1 =
    { $number ->
        [0] None.
       *[other] { $number } to each.
    }
heist-edition-hired = Critters hired
heist-edition-hired-v1 = { $number } by each.
heist-edition-hiring = How critters are hired
heist-edition-hiring-v1 = In turn each looks at a face-down pile and takes one of its cards or none; a card is added to it unseen.
heist-edition-hiring-v2 = In turn each looks at a face-down pile and takes one of its cards or none; a card is added to it unseen. At the end a card of the deck goes face up to everybody’s own discard pile.
heist-edition-hiring-v3 = All keep theirs at once and in secret; the rest goes face up to their own discard piles.
heist-edition-hiring-v5 = A draft: all keep one card and pass the rest left, again and again; what is left at the end goes face up to their own discard piles.
heist-edition-removed = Tiles put aside unseen
heist-edition-removed-v1 = With two, three and four players: { $numbers }.
heist-edition-laying = When corridors are laid
heist-edition-laying-v1 = Before the heist: in turn each draws a tile openly and places it, until nobody can.
heist-edition-laying-v3 = On entering a place, before loot and hazards: as many tiles as it has open cells are drawn openly, and all are placed; before their first turn each player places two beside their start.
heist-edition-laying-v4 = On entering a place, before loot and hazards, and as each turn begins: tiles from the player’s own hand are placed on all open cells; the players begin with hands of 1, 2, 3 and 4 tiles.
heist-edition-laying-v5 = On entering a place, before food and hazards: a player may draw a single tile and place it, again and again until they stop; before the crew has left its start, at any moment of its turn.
heist-edition-at-side = Tiles placed at a side stash
heist-edition-at-side-v1 =
    { $number ->
        [0] No limit.
       *[other] At most { $number } in one visit.
    }
heist-edition-at-centre = Tiles placed at the centre stash
heist-edition-at-centre-v1 =
    { $number ->
        [0] No limit.
       *[other] At most { $number } in one visit.
    }
heist-edition-tile-hand = Hands of tiles
heist-edition-tile-hand-v1 =
    { $number ->
        [0] None are refilled.
       *[other] An empty hand draws { $number } at once.
    }
heist-edition-joining = Where a tile may go
heist-edition-joining-v1 = Joined to anything that lies there, but never beside another player’s start.
heist-edition-joining-v3 = Joined to the place of the crew it is placed for.
heist-edition-tiles-gone = When tiles run out
heist-edition-tiles-gone-v1 = Nothing is drawn; tiles that are replaced leave the game.
heist-edition-tiles-gone-v3 = Nothing is drawn; with fewer tiles than open cells the player chooses the cells.
heist-edition-tiles-gone-v4 = Nothing is drawn, a refill takes what is left; tiles in hand are still placed.
heist-edition-tiles-gone-v5 = Nothing is drawn; a tile held by a spider is still placed. Food on a removed tile leaves the game with it.
heist-edition-stuck = A crew from which no way leads off
heist-edition-stuck-v1 = It stays until a card helps.
heist-edition-stuck-v3 = As its turn begins it places tiles as on arrival.
heist-edition-stuck-v4 = As its turn begins the limit of tiles at its stash begins anew.
heist-edition-stuck-v5 = As its turn begins it places tiles as on arrival, once it has left its start.
heist-edition-turn = A turn
heist-edition-turn-v1 = Up to one move and two critters; a bird adds one move.
heist-edition-turn-v2 = Up to one move and two critters, or two moves and one critter; each bird adds two moves.
heist-edition-turn-v4 = Up to three actions, moves and critters at most two each; after a bird up to three moves and two critters.
heist-edition-worth = Loot is worth
heist-edition-worth-v1 = { $kinds }.
heist-edition-centre-loot = Loot in the centre
heist-edition-centre-loot-v1 = { $kinds }.
heist-edition-side-loot = Loot at each side
heist-edition-side-loot-v1 = { $kinds }.
heist-edition-more-loot = More loot at each side with four players
heist-edition-more-loot-v1 = As an option only: { $kinds }.
heist-edition-more-loot-v3 = Always: { $kinds }.
heist-edition-preset-loot = Loot on each printed crossing
heist-edition-preset-loot-v1 = { $kinds }.
heist-edition-taking = Taking loot
heist-edition-taking-v1 = The highest of the place, however often a crew comes back.
heist-edition-taking-v2 = The highest of the place, but only one from each stash and each printed crossing in the whole game.
heist-edition-taking-v5 = Any food of the place, but only one from each stash and each printed crossing in the whole game.
heist-edition-carrying = Carrying loot
heist-edition-carrying-v1 = One piece at a time; it is banked automatically on any start tile.
heist-edition-carrying-v2 = Any number of pieces.
heist-edition-scoring = Banking loot
heist-edition-scoring-v3 = On a start tile, as a whole turn, everything carried can be scored; not two turns in a row.
heist-edition-using = Where used critters go
heist-edition-using-v1 = After their only use onto one discard pile for all.
heist-edition-using-v2 = Onto their owner’s table for a second use, and then, or at once with their only use, onto the owner’s discard pile.
heist-edition-using-v5 = Onto their owner’s table for a second use, and then, or at once with their only use, onto the owner’s discard pile; the owl is passed on instead.
heist-edition-reactions = Critters against security and traps
heist-edition-reactions-v1 = Butterfly and mouse are played ahead.
heist-edition-reactions-v2 = Butterfly and fox answer what is about to act.
heist-edition-reactions-v4 = The butterfly answers what is about to act; the fox is played ahead.
heist-edition-reactions-v5 = The fox answers a trap that lies open; the butterfly is played ahead.
heist-edition-raccoon = Raccoon
heist-edition-raccoon-v1 = The other player with most cards in hand discards one of their choice.
heist-edition-raccoon-v2 = Take the top card of any discard pile into your hand.
heist-edition-mole = Mole
heist-edition-mole-v1 = Draw an unused tile openly: place it beside your crew, or replace a tile there.
heist-edition-mole-v2 = Look at the next tile; it must replace one beside any crew.
heist-edition-mole-v5 = Look at the next tile; it may replace any tile on the board without a crew, or goes back on top.
heist-edition-ferret = Ferret
heist-edition-ferret-v1 = Your moves go through all walls for the rest of this turn.
heist-edition-ferret-v2 = One move through a wall this turn.
heist-edition-ferret-v5 = Your moves go through all walls for the rest of this turn, and tiles may be placed on every empty cell beside you, with a path towards you.
heist-edition-bird = Bird
heist-edition-bird-v1 = One more move this turn.
heist-edition-bird-v2 = Two more moves this turn.
heist-edition-bird-v4 = Three moves in all this turn, and a second critter.
heist-edition-butterfly = Butterfly
heist-edition-butterfly-v1 = No security acts on you for the rest of this turn.
heist-edition-butterfly-v2 = Answer: the security just entered does not act.
heist-edition-butterfly-v5 = The next security that would act on you does not, whenever that is; another crew on security gains 1 suspicion at once.
heist-edition-squirrel = Squirrel
heist-edition-squirrel-v1 = { $number } suspicion less.
heist-edition-bat = Bat
heist-edition-bat-v1 = Look at the top three traps and put them back in any order.
heist-edition-bat-v3 = Name a trap tile: each crew on it draws a trap and suffers it.
heist-edition-bat-v4 = Name any crew, wherever it stands: it draws a trap and suffers it.
heist-edition-owl = Owl
heist-edition-owl-v1 = Look at the top three critters and keep one; the others go under the deck.
heist-edition-owl-v5 = Give it to another player, who may use it again; look at that hand and take one card or none.
heist-edition-hedgehog = Hedgehog
heist-edition-hedgehog-v1 = A crew at most three steps away goes one step of your choice; nothing acts on it.
heist-edition-mouse = Mouse
heist-edition-mouse-v1 = No trap acts on you for the rest of this turn.
heist-edition-fox = Fox
heist-edition-fox-v2 = Answer: the trap about to be drawn is not drawn.
heist-edition-fox-v4 = The next trap that you trigger this turn is not drawn.
heist-edition-fox-v5 = Answer: the trap is turned up, then you decide whether it acts.
heist-edition-snake = Snake
heist-edition-snake-v2 = On security: you come out on another printed crossing, whose hazard acts.
heist-edition-badger = Badger
heist-edition-badger-v4 = Draw two tiles to your hand.
heist-edition-spider = Spider
heist-edition-spider-v5 = Look at the next three tiles and hold one or none; it is placed instead of a draw, your own or another’s.
heist-edition-cap = Suspicion, at most
heist-edition-cap-v1 = { $number }.
heist-edition-at-cap = Security when suspicion is at its maximum
heist-edition-at-cap-v1 = A −1 token with loot, nothing without.
heist-edition-at-cap-v2 = A −1 token that is carried like loot, in any case.
heist-edition-at-cap-v3 = Minus 1 point in any case.
heist-edition-at-cap-v5 = Minus 1 point in any case, and so with the hidden camera.
heist-edition-trap-rotate = Rotation
heist-edition-trap-rotate-v1 = Your tile is turned to another side, so that a way leads off.
heist-edition-trap-tile = Extra tile
heist-edition-trap-tile-v1 = Place an unused tile on any empty cell where it fits.
heist-edition-trap-swap = Swap
heist-edition-trap-swap-v1 = A random card from your hand and the top one of the common discard pile change places.
heist-edition-trap-suspicion = Suspicion
heist-edition-trap-suspicion-v1 = 2 suspicion.
heist-edition-trap-fake-path = Fake path
heist-edition-trap-fake-path-v2 = Your tile is turned to another side, so that a way leads off; a crossing is replaced by a trap tile.
heist-edition-trap-fake-path-v4 = Your tile is turned to another side, so that a way leads off, or else replaced by a trap tile; then tiles are placed.
heist-edition-trap-fake-path-v5 = The tile beside you in a random direction leaves the game with its food; if you would be stuck, another trap is drawn instead.
heist-edition-trap-slippery = Slippery floor
heist-edition-trap-slippery-v2 = You are moved to a random connected neighbour; there another trap may act.
heist-edition-trap-slippery-v5 = You are moved one step in a random direction; no trap acts there.
heist-edition-trap-pit = Pit
heist-edition-trap-pit-v2 = Discard a card from your hand.
heist-edition-trap-pit-v4 = Use up a card from hand or table without its effect.
heist-edition-trap-pit-v5 = Discard a card from your hand, then draw one.
heist-edition-trap-camera = Hidden camera
heist-edition-trap-camera-v2 = 2 suspicion, 4 with loot; no penalty at the maximum.
heist-edition-trap-camera-v5 = 2 suspicion, 4 with food; when it is at its maximum already, minus 1 point.
heist-edition-trap-hook = Hook
heist-edition-trap-hook-v2 = Your lowest loot, a −1 token only if there is nothing else, goes one or two steps away; the player to your right says where.
heist-edition-trap-hook-v3 = Your lowest loot goes one or two steps away; the player to your right says where.
heist-edition-trap-hook-v5 = Your lowest food goes one step in a random direction.
heist-edition-compass = Random directions
heist-edition-compass-v5 = The compass is rolled: north, east, south and west alike; slippery floor and hook roll until a way is possible, the fake path once.
heist-edition-leaving = Leaving the heist
heist-edition-leaving-v1 = Not possible.
heist-edition-leaving-v2 = At any moment of your turn, on a start tile; the first out gets an apple.
heist-edition-leaving-v3 = At any moment of your turn, on a start tile, once the highest loot has been taken; the first out gets 2 points.
heist-edition-leaving-v4 = As a whole turn, on a start tile, once the highest loot has been taken; the first out gets 2 points.
heist-edition-leaving-v5 = At the end of your turn, on a start tile, once the canned goods have been taken; the first out gets an apple.
heist-edition-last-turns = When it is over
heist-edition-last-turns-v1 = When all loot is banked; or when none lies on the board and those who then carried some have banked it or had their last turns.
heist-edition-last-turns-v2 = When all have left; the last crew has its last turns, and loses nothing if it is late.
heist-edition-last-turns-v3 = When all others have had two more turns after the first out; whoever has not left by then loses 2 points.
heist-edition-last-turns-v4 = When all others have had two more turns after the first out; whoever has not left by then and stands on no start tile loses 2 points.
heist-edition-last-turns-v5 = At the end of the table round after that of the first out; whoever stands on no start tile then loses 2 points.
heist-edition-ended = A crew that has left
heist-edition-ended-v2 = It leaves the board; its cards and its discard pile stay.
heist-edition-ended-v3 = It leaves the board, and so does a crew that is late; cards and discard piles stay.
heist-edition-score = What counts
heist-edition-score-v1 = Banked loot, less −1 tokens; what is still carried is lost.
heist-edition-score-v2 = Carried loot and points.
heist-edition-score-v3 = Banked and carried loot, and points.
heist-edition-score-v5 = Food and points.
heist-edition-limit = At the turn limit
heist-edition-limit-v1 = Nobody is late.
heist-edition-limit-v2 = Whoever has not left is late, if last turns were running.
heist-edition-limit-v3 = Whoever has not left is late, if somebody has left already.
heist-edition-limit-v4 = Whoever has not left and stands on no start tile is late, if somebody has left already.

## What comparisons tell of the game

heist-figure-suspicion = Suspicion of all crews at the end
heist-figure-loot = Loot that counts: { $what }
heist-figure-stranded = Crews stranded: still out at the end, in v1 with loot
heist-figure-late = Crews late
heist-figure-between = What crews do to one another
heist-figure-critter = Uses of: { $what }

## The guided round

heist-lesson-goal = { heist-hint-goal }
heist-lesson-crew = Your crew is at the top left, next to its start. These critters work for you, each in its own way. A turn is up to three actions, steps and critters, at most two of each.
heist-lesson-move = Go one step along the path, to the lit place on the right.
heist-lesson-draw = Here the path leads on into the dark. Draw a tile.
heist-lesson-place = It must join the place where you stand. Choose the lit cell, and put the tile down there.
heist-lesson-security = This tile is watched: entering it raises your suspicion by 1, or by 2 if you carry food. Too much suspicion will cost you points. Go there all the same.
heist-lesson-bird = Both your steps are used up. Play the bird: it gives you a third.
heist-lesson-stash = Go on to the right, into the stash.
heist-lesson-stop = Around the stash it is dark too, and you could draw tiles again. That is enough for now: draw no more.
heist-lesson-take = A gourd, worth 4. Take it. From each stash you may take only one piece in the whole game.
heist-lesson-finish = Nothing more to do here. End your turn.
heist-lesson-canned = Ida has reached the centre and taken the canned goods, worth 8. From now on, everybody who ends a turn on a start tile may leave the heist. The first one out gets an apple, worth 2.
heist-lesson-home = A few rounds later. You carry the gourd and nuts, and your start is next to you. Go back to it.
heist-lesson-escape = You stand on a start tile, and the canned goods are gone from the centre. Leave the heist. The others then have until the end of the next round; whoever is late loses 2 points.
heist-lesson-end = Out first: gourd 4, nuts 6 and the apple 2 make 12 points, against 8 for Ida. Go in as deep as you dare, and watch who could get out before you.
heist-hint-goal = Your crew of critters breaks in at night. Nobody knows the corridors: you lay them yourselves. Fetch what is worth points, and be back on a start tile in time. The most points win.
heist-hint-hire = First you choose your crew, five critters in all. Each of them breaks a rule for you.
heist-hint-turn = Steps and critters in any order. Where you can go is lit. You need not use everything.
heist-hint-draw = Each tile opens ways, but may bring security or a trap. Stop drawing when you like.
heist-about-suspicion = Suspicion grows with each alarm. At 10, every further one from security or a camera costs a point; in a tie, less is better.
heist-about-loot = What a crew carries counts at the end.
heist-about-stack = Tiles still to be laid. When none is left, the corridors stay as they are.
heist-about-critter-deck = Critters that nobody has hired. Used up, they do not come back.
heist-about-trap-deck = A trap is turned up whenever somebody enters a trap tile.
## What can be decided ahead

heist-condition-take-from = Take pieces worth { $number } or more, leave the rest
heist-condition-decline-web = Keep the tile you hold whenever others draw
heist-condition-end-when-done = End each turn once it allows neither a step nor a critter

## Why a bot would play so, for the coach

heist-because-part-guards =
    { $guards ->
        [0] no security
        [one] security { $guards } time
       *[other] security { $guards } times
    }
heist-because-part-traps =
    { $traps ->
        [0] no trap
        [one] { $traps } trap
       *[other] { $traps } traps
    }
heist-because-part-way =
    { $left ->
        [none] On the way: { heist-because-part-guards } and { heist-because-part-traps }; your suspicion is { $suspicion } of { $cap }.
        [one] On the way: { heist-because-part-guards } and { heist-because-part-traps }; your suspicion is { $suspicion } of { $cap }, and you have { $left } turn left.
       *[other] On the way: { heist-because-part-guards } and { heist-because-part-traps }; your suspicion is { $suspicion } of { $cap }, and you have { $left } turns left.
    }
heist-because-part-better =
    { $gain ->
        [0] Nothing else is worth more: the next best comes to the same.
        [1] It leaves you about { $gain } point better off than the next best.
       *[other] It leaves you about { $gain } points better off than the next best.
    }
heist-because-loot =
    { $turns ->
        [0] This way you reach the piece worth { $worth } in this turn. { heist-because-part-way }
        [one] This way you reach the piece worth { $worth } in about { $turns } turn. { heist-because-part-way }
       *[other] This way you reach the piece worth { $worth } in about { $turns } turns. { heist-because-part-way }
    }
heist-because-loot-laid =
    { $turns ->
        [0] With the tile laid like this, you reach the piece worth { $worth } in this turn. { heist-because-part-way }
        [one] With the tile laid like this, you reach the piece worth { $worth } in about { $turns } turn. { heist-because-part-way }
       *[other] With the tile laid like this, you reach the piece worth { $worth } in about { $turns } turns. { heist-because-part-way }
    }
heist-because-home =
    { $turns ->
        [0] This way you are home with your loot, worth { $worth }, in this turn: only there does it count. { heist-because-part-way }
        [one] This way you are home with your loot, worth { $worth }, in about { $turns } turn: only there does it count. { heist-because-part-way }
       *[other] This way you are home with your loot, worth { $worth }, in about { $turns } turns: only there does it count. { heist-because-part-way }
    }
heist-because-home-laid =
    { $turns ->
        [0] With the tile laid like this, you are home with your loot, worth { $worth }, in this turn. { heist-because-part-way }
        [one] With the tile laid like this, you are home with your loot, worth { $worth }, in about { $turns } turn. { heist-because-part-way }
       *[other] With the tile laid like this, you are home with your loot, worth { $worth }, in about { $turns } turns. { heist-because-part-way }
    }
heist-because-hire = “{ $critter }”: { $does } Of the critters that you may choose, this one helps most crews the most.
heist-because-lay-down = “{ $critter }”: { $does } Of your cards, you will miss this one least.
heist-because-play = “{ $critter }”: { $does } { heist-because-part-better }
heist-because-look = Nothing is known of the piles yet: you see the critters of this one and may hire one of them, or none.
heist-because-pass-pile = None of these critters would help you more than one that is still to come.
heist-because-take = The best piece here is worth { $worth }; what you carry is worth { $carried }. Security brings more suspicion to whoever carries something. { heist-because-part-better }
heist-because-leave = The best piece here is worth { $worth }; what you carry is worth { $carried }. Without another piece you get on more easily. { heist-because-part-better }
heist-because-suffer = No critter of yours is worth using up for that: your suspicion is { $suspicion } of { $cap }. { heist-because-part-better }
heist-because-end = No further step or critter would gain you anything this turn; the critters in your hand are still there for the next one.
heist-because-draw = Every tile opens a way: the more there are, the nearer the next piece may be. { heist-because-part-better }
heist-because-stop = The paths that lie there are enough; one more tile would help the others as much as you. { heist-because-part-better }
heist-because-better = { heist-because-part-better } Your suspicion is { $suspicion } of { $cap }.
## What each option is about

heist-option-turn_limit-about = When everybody still in has had this many turns, the heist is over, and nobody is late for that.
heist-option-late_forfeit-about = Whether a crew that does not come home in time loses what it carries, on top of points.
heist-option-extra_side_loot-about = Whether, with four players, one more token worth 2 lies on each side.
heist-option-choose_food-about = Which piece a crew takes when it enters a place with food.
heist-option-place_optional-about = Whether a crew that arrives may stop drawing tiles while cells beside it are still open.
heist-option-slippery_chain-about = Whether a trap that a crew slips into acts as well.
heist-option-spider_interrupt-about = Whether a tile that a spider keeps may take the place of one that somebody else draws.
heist-option-bird_budget-about = How much one turn holds once a bird has been played in it.
heist-option-badger_cap-about = How many tiles a hand may hold when a badger draws more.
heist-option-last_turns-about = How many turns are left for coming home once the board is empty of loot, or the others have escaped.
heist-option-final_tie-about = Who wins when several have the same score.
