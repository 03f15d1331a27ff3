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
heist-term-all-ended = all crews are out
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
       *[no] { $seat } is dealt a hand of critters.
    }
heist-event-looked =
    { $you ->
        [yes] { $critters ->
                [none] You look at pile { $pile }.
               *[other] You look at pile { $pile }: { $critters }.
            }
       *[no] { $seat } looks at pile { $pile }.
    }
heist-event-hired =
    { $you ->
        [yes] { $critter ->
                [none] You hire a critter from pile { $pile }.
               *[other] You hire from pile { $pile }: { $critter }.
            }
       *[no] { $seat } hires a critter from pile { $pile }.
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
       *[no] { $seat } hires the top critter of the deck.
    }
heist-event-chosen =
    { $you ->
        [yes] { $critters ->
                [none] You have chosen.
               *[other] You have chosen: { $critters }.
            }
       *[no] { $seat } has chosen.
    }
heist-event-kept =
    { $you ->
        [yes] { $critters ->
                [none] You keep your choice.
               *[other] You keep: { $critters }.
            }
       *[no] { $seat } keeps what was chosen.
    }
heist-event-passed-on =
    { $you ->
        [yes] { $critters ->
                [none] A new hand comes to you.
               *[other] A new hand comes to you: { $critters }.
            }
       *[no] { $seat } gets the next hand.
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
       *[no] { $seat } draws a tile to the hand.
    }
heist-event-tile-seen =
    { $you ->
        [yes] { $tile ->
                [none] You look at the top tile.
               *[other] You look at the top tile: { $tile }.
            }
       *[no] { $seat } looks at the top tile.
    }
heist-event-tiles-seen =
    { $you ->
        [yes] { $tiles ->
                [none] You look at the top tiles.
               *[other] You look at the top tiles: { $tiles }.
            }
       *[no] { $seat } looks at the top tiles.
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
       *[no] { $seat } holds one of the tiles.
    }
heist-event-no-tile-held =
    { $you ->
        [yes] You hold none of the tiles.
       *[no] { $seat } holds none of the tiles.
    }
heist-event-tile-gone = The path on { $cell } was a fake and is gone: { $tile }.
heist-event-tiles-shuffled = The other tiles are shuffled back.
heist-event-no-cell =
    { $you ->
        [yes] There is no cell for your tile.
       *[no] { $seat } finds no cell for a tile.
    }
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
        [yes] You take on { $cell }: { $loot }.
       *[no] { $seat } takes on { $cell }: { $loot }.
    }
heist-event-loot-left =
    { $you ->
        [yes] You leave the loot on { $cell }.
       *[no] { $seat } leaves the loot on { $cell }.
    }
heist-event-banked =
    { $you ->
        [yes] You bring home: { $loot }.
       *[no] { $seat } brings home: { $loot }.
    }
heist-event-scored-loot =
    { $you ->
        [yes] You score { $number }.
       *[no] { $seat } scores { $number }.
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
        [yes] You gain { $number } suspicion and have { $suspicion }.
       *[no] { $seat } gains { $number } suspicion and has { $suspicion }.
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
        [yes] You answer with a critter, { $zone }: { $critter }.
       *[no] { $seat } answers with a critter, { $zone }: { $critter }.
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
        [yes] You lose to { $cell }: { $loot }.
       *[no] { $seat } loses to { $cell }: { $loot }.
    }
heist-event-swapped =
    { $you ->
        [yes] You swap with the common pile: { $given } for { $critter }.
       *[no] { $seat } swaps with the common pile: { $given } for { $critter }.
    }
heist-event-card-discarded =
    { $you ->
        [yes] You discard, { $zone }: { $critter }.
       *[no] { $seat } discards, { $zone }: { $critter }.
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
       *[no] { $seat } draws a critter.
    }
heist-event-played =
    { $you ->
        [yes] You play, { $zone }: { $critter }.
       *[no] { $seat } plays, { $zone }: { $critter }.
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
       *[no] { $seat } looks at the top traps.
    }
heist-event-traps-ordered =
    { $you ->
        [yes] { $traps ->
                [none] You put the traps back.
               *[other] You put the traps back, from the top: { $traps }.
            }
       *[no] { $seat } puts the traps back.
    }
heist-event-cards-seen =
    { $you ->
        [yes] { $critters ->
                [none] You look at the top critters.
               *[other] You look at the top critters: { $critters }.
            }
       *[no] { $seat } looks at the top critters.
    }
heist-event-card-kept =
    { $you ->
        [yes] { $critter ->
                [none] You keep one of them.
               *[other] You keep: { $critter }.
            }
       *[no] { $seat } keeps one of them.
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
       *[no] { $seat } looks at { $to }’s hand.
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
       *[no] { $seat } takes a card from { $from }.
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
        [yes] Your score: { $worth } in loot, { $points } in points = { $score }.
       *[no] { $seat }: { $worth } in loot, { $points } in points = { $score }.
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
heist-move-take = Take the loot
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
heist-refusal-unknown-move = That is not a move. Write for example “move n”, “play fox”, “place r90 at 3,4” or “end”.
heist-refusal-game-over = The game is over.
heist-refusal-not-your-turn = It is not your turn: { $seat } is playing.
heist-refusal-answer-awaited = First { $seat } has a question to answer.
heist-refusal-chosen-already = You have chosen, and the choice is final. Wait for the others.
heist-refusal-not-awaited = You have no move at this moment.
heist-refusal-move-begun = First go on with the move you have begun.
heist-refusal-nothing-begun = This only goes on with a move such as “place” or “play”: begin one.
heist-refusal-no-such-seat = There is no such seat. The seats are 0 to { $highest }.
heist-refusal-asked-look = First look at a pile: “look 1”, “look 2” or “look 3”.
heist-refusal-asked-hire = First hire a critter of the pile you look at, or say “pass-pile”.
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
heist-refusal-asked-order = First put the traps that you look at back in an order.
heist-refusal-asked-pick = First pick a card of the hand that you look at, or leave them all.
heist-refusal-asked-hold = First hold one of the tiles that you look at, or leave them all.
heist-refusal-not-hiring = The critters are hired already.
heist-refusal-nothing-to-keep = There is nothing to keep or to choose from now.
heist-refusal-nothing-to-discard = Nobody asks you for a card: a pit or a raccoon does, and use.
heist-refusal-nothing-to-place = You have no tile to place now.
heist-refusal-nothing-to-web = A tile is placed for others only when one of them draws.
heist-refusal-nothing-to-stop = Nothing is being drawn, so there is nothing to stop or to decline.
heist-refusal-nothing-to-take = Loot is taken on entering the place where it lies. Enter it again.
heist-refusal-nothing-to-leave = Nothing is offered to you, so there is nothing to leave.
heist-refusal-nothing-to-evade = Neither security nor a trap is about to act on your crew.
heist-refusal-nothing-to-rotate = No trap turns your tile now.
heist-refusal-nothing-to-drop = No loot is hooked now.
heist-refusal-nothing-to-order = You look at no traps now.
heist-refusal-nothing-to-pick = You look at no hand now.
heist-refusal-nothing-to-hold = You look at no tiles now.
heist-refusal-no-moves-left = Your turn allows no further move. Made: moves { $moves }, critters { $critters }.
heist-refusal-off-board = There the board ends.
heist-refusal-empty-cell = No tile lies there yet, and nobody walks on an empty cell.
heist-refusal-wall = There is a wall: both sides of the edge need a path. A ferret goes through walls.
heist-refusal-name-cell = Out of a stash, name the cell that you enter, as in “move 3,4”.
heist-refusal-name-way = Say which way you go: n, e, s or w. Cells are named only out of a stash.
heist-refusal-not-beside = This cell does not lie beside the stash.
heist-refusal-no-score = In this edition loot is not scored by an action.
heist-refusal-score-first = Scoring comes before any move or critter, and you have used some.
heist-refusal-score-on-start = Loot is scored on a start tile only.
heist-refusal-scored-last-turn = You scored in your last turn. Not in two turns running.
heist-refusal-nothing-to-score = You carry no loot that you could score.
heist-refusal-no-escape = In this edition nobody ends the heist early: loot is banked on start tiles by itself.
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
heist-refusal-no-snake-target = The snake works only on security, and takes you to another of the preset crossings.
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
heist-refusal-snake-preset = The snake leads to a preset crossing, another than yours.
heist-refusal-looked-already = You have looked at this pile in this turn.
heist-refusal-pile-empty = This pile is empty.
heist-refusal-not-in-pile = This critter is not in the pile you look at: { $critter }.
heist-refusal-must-hire = The deck is too small for another pass: take a critter of this pile.
heist-refusal-not-dealt = This critter is not, or not so often, among your cards: { $critter }.
heist-refusal-keep-first = First say which cards you keep. Still to keep: { $number }.
heist-refusal-kept-all = You keep enough cards: say in what order the others are discarded.
heist-refusal-keep-in-order = The cards you keep are named in alphabetical order.
heist-refusal-name-tile = Say which tile you place, as in “place T-trap r90 at 3,4”.
heist-refusal-one-tile = There is one tile to place: say only how it lies and where.
heist-refusal-no-such-tile = There is no such tile to place: { $tile }.
heist-refusal-no-tile-held = You hold no tile.
heist-refusal-stack-empty = No tile is left to draw.
heist-refusal-must-draw = As long as a tile can be drawn here, you cannot stop.
heist-refusal-must-place = This tile must be placed, it cannot be left.
heist-refusal-left-start = At any moment you draw only until your crew has left its start; later on arriving.
heist-refusal-no-open-cell = No path leads to an empty cell from where your crew stands.
heist-refusal-say-turn = Say how the tile lies: r0, r90, r180 or r270.
heist-refusal-say-cell = Say on which cell the tile comes, as in “at 3,4”.
heist-refusal-same-turn = Turned so, this tile looks as before: write one of { $turns }.
heist-refusal-fits-nowhere = Lying so, the tile fits on no cell. Turn it.
heist-refusal-taken-cell = A tile is placed on an empty cell of the board.
heist-refusal-not-open = The tile must join the place of the crew it is placed for, and no path leads to this cell.
heist-refusal-no-join = Lying so, the tile would join nothing there.
heist-refusal-foreign-start = No tile is placed beside the start of another player.
heist-refusal-no-replacing = There is no tile there to replace. Fixed cells stay as they are.
heist-refusal-crew-there = A tile with a crew on it is not replaced.
heist-refusal-mole-reach = The mole digs only beside a crew.
heist-refusal-own-mole-reach = The mole digs only beside your own crew.
heist-refusal-must-turn = The tile lies so already: turn it to another side.
heist-refusal-no-way-off = Turned so, no way would lead off the tile.
heist-refusal-name-food = Different food lies here: say which you take.
heist-refusal-highest-only = You take the highest loot there is: say only “take”.
heist-refusal-no-such-food = No such food lies here: { $food }.
heist-refusal-wrong-evasion = Only one critter helps here: { $critter }.
heist-refusal-hand-only = The card comes from the hand, not from the table.
heist-refusal-own-place = The loot may not stay where the crew stands.
heist-refusal-out-of-reach = The loot goes one or two steps away, along the paths.
heist-refusal-top-left = Name a stash by its top left cell.
heist-refusal-not-seen = This is not, or not so often, among what you look at.
heist-refusal-owl-given = The owl that you have just given stays there.

## The map, drawn

heist-board-keys-map = On the map: arrow keys go from cell to cell, N to the next place to choose, Enter chooses, R turns a tile (Shift+R back), Escape takes it up again; + and − come nearer and go farther, 0 shows all.
heist-map-label = Floor plan of the shop at night
heist-map-role = map
heist-map-nearer = Nearer
heist-map-farther = Farther
heist-map-whole = Whole map
heist-map-dark = still dark: no tile
heist-map-start = start, used by nobody
heist-map-start-of = start of { $name }
heist-map-preset-plain = printed crossing
heist-map-preset-security = printed crossing with security
heist-map-preset-trap = printed crossing with a trap
heist-map-ways = ways: { $ways }
heist-map-loot = loot: { $loot }
heist-map-crews = crews: { $crews }
heist-map-you = you
heist-map-taken = you have taken your share here
heist-map-fits = The tile fits here, turned by: { $turns }
heist-map-held = The tile is held here, turned by { $turn }; Enter puts it down
heist-map-marked = A move you look at is about this place
heist-map-far = A crew goes one step at a time, to a neighbour joined by a path
heist-map-tiles = Tiles to place
heist-map-tile = Tile: { $tile }
heist-map-turn = Turn the tile
heist-map-do = Do so
heist-map-put = Put it here
heist-map-leave-so = Leave it so
heist-map-lift = Take it up again
heist-map-how = Choose a dashed cell for this tile.
heist-map-take = You may place this tile: choose it.
heist-map-suspicion = { $number } suspicion
heist-map-sign-loot = { $number } loot
heist-map-sign-safe = unnoticed
heist-map-words = The map in words
heist-map-legend = What is what on the map
heist-map-legend-corridor = Corridor: crews walk where paths meet.
heist-map-legend-security = Security beams: whoever enters gains suspicion, more with loot.
heist-map-legend-trap = Hatch: whoever enters draws a trap.
heist-map-legend-burrow = Burrow: a start, and the way home.
heist-map-legend-loot = Loot in a stash or on a crossing, with its worth.
heist-map-legend-crew = A crew, in its player’s colour and with its symbol.

## Who must do what

heist-status-look =
    { $you ->
        [yes] Look at one of the three piles, to hire a critter.
       *[no] { $seat } is hiring: a pile to look at.
    }
heist-status-hire =
    { $you ->
        [yes] Hire a critter of this pile, or leave them all.
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
        [yes] Place a tile ({ $by }): choose how it lies and where.
       *[no] { $seat } must place a tile ({ $by }).
    }
heist-status-draw =
    { $you ->
        [yes] Paths lead into the dark: draw a tile and place it, or stop.
       *[no] { $seat } may draw a tile and place it, or stop.
    }
heist-status-web =
    { $you ->
        [yes] Another crew is about to draw: place the tile you hold for it, or keep it.
       *[no] { $seat } holds a tile and may place it before another crew draws.
    }
heist-status-take =
    { $you ->
        [yes] Loot lies here: take some, or leave it.
       *[no] { $seat } has found loot, to take or to leave.
    }
heist-status-evade =
    { $you ->
        [yes] { $trap ->
                [none] Your crew meets: { $hazard }. Answer with a critter ({ $critter }), or let it happen.
               *[other] Your crew meets a trap: { $trap }. Answer with a critter ({ $critter }), or let it happen.
            }
       *[no] { $seat } meets: { $hazard }, and may answer with a critter.
    }
heist-status-rotate =
    { $you ->
        [yes] Turn the tile your crew stands on ({ $by }).
       *[no] { $seat } must turn the tile below the own crew ({ $by }).
    }
heist-status-drop =
    { $you ->
        [yes] Say where the hooked loot of the crew to your left goes: one or two steps away.
       *[no] { $seat } says where the hooked loot goes.
    }
heist-status-order =
    { $you ->
        [yes] Put the traps back in an order of your choice ({ $by }).
       *[no] { $seat } is putting traps back in order ({ $by }).
    }
heist-status-pick =
    { $you ->
        [yes] You look at a hand: take one card of it, or none ({ $by }).
       *[no] { $seat } is looking at a hand and may take a card ({ $by }).
    }
heist-status-hold =
    { $you ->
        [yes] Hold one of these tiles for later, or none ({ $by }).
       *[no] { $seat } may hold one of the top tiles ({ $by }).
    }
heist-status-turn =
    { $you ->
        [yes] Your turn: move, play critters, or end the turn. Left: moves { $moves }, critters { $critters }.
       *[no] It is { $seat }’s turn.
    }
heist-status-choose =
    { $you ->
        [yes] Choose the critters of your crew, in secret.
       *[no] Still to choose critters: { $seat }.
    }
heist-status-over = The game is over. Victory for { $winners }.
heist-end-all-banked = All loot has been brought home.
heist-end-carriers-done = No loot was left on the board, and whoever carried some had their last turns.
heist-end-all-ended = All crews have left the heist.
heist-end-last-crew = The last crew has had its last turns.
heist-end-countdown = The turns after the first crew had left are over.
heist-end-turn-limit = The turn limit is reached.

## Labels of the table

heist-label-draft = Your move so far
heist-label-first = Start player
heist-label-round = Round { $round }
heist-label-turn = Turn
heist-label-turns-taken = Turns taken
heist-label-carried = Carries
heist-label-banked = Brought home
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
heist-label-top-loot-taken = Highest loot taken
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
heist-label-effects = Working in this turn
heist-label-fixed = Printed cells
heist-label-known = What you have been shown
heist-label-last-turns = Last turns left
heist-label-left = Left
heist-label-looked = Piles looked at
heist-label-loot = Loot on the board
heist-label-pending = Open question
heist-label-piles = Piles to hire from
heist-label-size = Size of the board
heist-label-table-pack = Third hand
heist-label-trap-deck = Traps in the deck
heist-label-trap-discard = Traps turned up
heist-label-unused = Unused tiles
heist-label-used = Used in this turn
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

## Options

heist-option-turn_limit = Most turns of each player
heist-option-late_forfeit = Late crews
heist-option-late_forfeit-false = keep what they carry
heist-option-late_forfeit-true = lose what they carry
heist-option-extra_side_loot = More loot at the sides with four players
heist-option-extra_side_loot-false = no
heist-option-extra_side_loot-true = yes
heist-option-choose_food = Food taken
heist-option-choose_food-any = of one’s choice
heist-option-choose_food-highest = the highest
heist-option-place_optional = Drawing tiles on arrival
heist-option-place_optional-true = as one likes
heist-option-place_optional-false = compulsory
heist-option-slippery_chain = A slippery floor leads
heist-option-slippery_chain-true = into other traps, too
heist-option-slippery_chain-false = into no other trap
heist-option-spider_interrupt = Tiles held by a spider
heist-option-spider_interrupt-all = are placed for others, too
heist-option-spider_interrupt-own = are placed for oneself only
heist-option-bird_budget = After a bird
heist-option-bird_budget-free = three moves and two critters
heist-option-bird_budget-capped = four actions in all
heist-option-badger_cap = Tiles in hand with a badger, at most
heist-option-last_turns = Last turns
heist-option-final_tie = A tie at the end
heist-option-final_tie-suspicion = is won by less suspicion
heist-option-final_tie-shared = is shared

## Positions that cannot be.

heist-error-cell = { $key }: a cell of the board as [row, column], not { $given }.
heist-error-place = { $key }: a start, a stash, a preset or a tile, not { $given }.
heist-error-tile = { $key }: a tile lies alone, and on no fixed cell, not on { $given }.
heist-error-spot = { $key }: stashes and presets, not { $given }.
heist-error-object = { $key }: an object, not { $given }.
heist-error-looked = looked: each pile once, not { $given }.
heist-error-turn = turn: the seat on turn.
heist-error-turn-over = turn: null once the game is over, not { $given }.
heist-error-turn-ended = turn: a crew that is still on the heist, not { $given }.
heist-error-turn-before = turn: null before the first turn, not { $given }.
heist-error-edition = { $key }: nothing of this in { $edition }.
heist-error-held = held_tiles: at most one a seat in { $edition }.
heist-error-hiring = looked, chosen: nothing of this in the phase { $phase }.
heist-error-phase = { $key }: nothing of this in { $edition } in the phase { $phase }.
heist-error-most = { $key }: at most { $most } in all, not { $given }.
heist-error-chosen = { $key }: what to keep and to discard of the cards dealt to the seat, not { $given }.
heist-error-all-chosen = chosen: once all have chosen the cards are shown.
heist-error-no-question = pending: a question in the phase { $phase }.
heist-error-question = pending: no { $kind } by { $by } in { $edition } in the phase { $phase }.
heist-error-of = pending.of: another seat than { $given }.
heist-error-asked = pending.seat: { $given } cannot be asked in the turn of { $turn }.
heist-error-victims = pending.victims: each seat once, and only where the bat of v3 works, not { $given }.
heist-error-table = pending.tiles, pending.cards: not what lies on the table for this question.
heist-error-web = pending.seat: { $given } holds no tile to place.
heist-error-pending = pending: { $kind } cannot be asked of { $seat } here.
heist-error-answer = pending: seat { $seat } has no answer to { $kind }.
heist-error-where = { $key }: the hand of another, a pile, the top or bottom of a deck, such as { $valid }, not { $given }.
heist-error-known = { $key }: more than lies there, or something else.

## Components that cannot be

heist-error-dealt = { $key }: at least as many as are hired, { $least }, not { $given }.
heist-error-sum = { $key }: at most { $most } together, not { $given }.
heist-error-values = { $key }: each less than the one before, only the last below 0, not { $given }.
heist-error-start = { $key }: each start, 1 to 4, once; { $given } is not.
heist-error-spots = { $key }: at most { $most } stashes and presets, not { $given }.
