### Goons. English.
### Seats arrive as names, colours, villains, schemes, items and goons as their words below, lists joined; an unknown
### value as "none". $you is "yes" when the first seat of the message is the reader; when a later one is, it is that
### argument's name. Messages "goons-part-…" are parts of others and of the texts on cards.

## Title

goons = Goons
goons-tagline = Hire yourself out to supervillains, back their wildest schemes and collect the most stars.

## Words for values

goons-term-red = red
goons-term-yellow = yellow
goons-term-green = green
goons-term-blue = blue
goons-term-junk = junk
goons-term-R = red
goons-term-Y = yellow
goons-term-G = green
goons-term-B = blue
goons-term-J = junk
goons-term-kid-random = Kid Random
goons-term-blind-razor = Blind Razor
goons-term-doctor = The Doctor
goons-term-jolly-butcher = Jolly Butcher
goons-term-lady-darmondy = Lady Darmondy
goons-term-mary-klyde = Mary Klyde
goons-term-KR1 = Kid Random 1
goons-term-KR2 = Kid Random 2
goons-term-KR3 = Kid Random 3
goons-term-KR4 = Kid Random 4
goons-term-KR5 = Kid Random 5
goons-term-BR1 = Blind Razor 1
goons-term-BR2 = Blind Razor 2
goons-term-BR3 = Blind Razor 3
goons-term-BR4 = Blind Razor 4
goons-term-BR5 = Blind Razor 5
goons-term-DR1 = The Doctor 1
goons-term-DR2 = The Doctor 2
goons-term-DR3 = The Doctor 3
goons-term-DR4 = The Doctor 4
goons-term-DR5 = The Doctor 5
goons-term-JB1 = Jolly Butcher 1
goons-term-JB2 = Jolly Butcher 2
goons-term-JB3 = Jolly Butcher 3
goons-term-JB4 = Jolly Butcher 4
goons-term-JB5 = Jolly Butcher 5
goons-term-LD1 = Lady Darmondy 1
goons-term-LD2 = Lady Darmondy 2
goons-term-LD3 = Lady Darmondy 3
goons-term-LD4 = Lady Darmondy 4
goons-term-LD5 = Lady Darmondy 5
goons-term-MK1 = Mary Klyde 1
goons-term-MK2 = Mary Klyde 2
goons-term-MK3 = Mary Klyde 3
goons-term-MK4 = Mary Klyde 4
goons-term-MK5 = Mary Klyde 5
goons-term-backpack = backpack
goons-term-bandages = bandages
goons-term-baseball-bat = baseball bat
goons-term-brass-knuckles = brass knuckles
goons-term-bubble-gun = bubble gun
goons-term-clown-mask = clown mask
goons-term-crowbar = crowbar
goons-term-dynamite = dynamite
goons-term-helmet = helmet
goons-term-jumpsuit = jumpsuit
goons-term-shotgun = pump-action shotgun
goons-term-scythe = scythe
goons-term-pocket-knife = pocket knife
goons-term-shark-jaw = shark jaw
goons-term-charlie = Charlie
goons-term-dennis = Dennis
goons-term-p0w = P0w
goons-term-rin = Rin
goons-term-unni = Unni
goons-term-sixth = Number Six
goons-term-goon = choosing goons
goons-term-turn = turns
goons-term-resolve = the villains’ schemes
goons-term-over = game over
goons-term-rounds = all rounds have been played
goons-term-trade = trade
goons-term-again = second half
goons-term-reroll = reroll
goons-term-draw = further draw
goons-term-bid = bid
goons-term-claim = reward
goons-term-first = first player
goons-term-cube = cube
goons-term-space = space
goons-term-ability = ability
goons-term-buy = purchase
goons-term-club = nightclub
goons-term-stars = star
goons-term-energy = energy
goons-term-money = money
goons-term-step = hustle step
goons-term-skull = skull
goons-term-blank = blank
goons-term-dojo = Dojo
goons-term-diner = Diner
goons-term-supermarket = Supermarket
goons-term-nightclub = Nightclub
goons-term-track = score track
goons-term-items = items
goons-term-hustle = highest on hustle tracks
goons-term-ends = tops of hustle tracks

## Parts of sentences

goons-part-cube = { $colour } cube
goons-part-any-cube = { $cube } cube
goons-part-action = { $colour } action
goons-part-scheme = { $colour } scheme
goons-part-scheme-to = { $to } scheme
goons-part-track = { $colour } track
goons-part-column = { $space } space
goons-part-space = { $colour } space
goons-part-amount = { $number } energy
goons-part-stars =
    { $stars ->
        [0] { "" }
        [one] { " " }+{ $stars } star
       *[other] { " " }+{ $stars } stars
    }
goons-part-energy =
    { $energy ->
        [0] { "" }
       *[other] { " " }+{ $energy } energy
    }
goons-part-money =
    { $money ->
        [0] { "" }
       *[other] { " " }+{ $money } money
    }
goons-part-steps =
    { $steps ->
        [0] { "" }
        [one] { " " }+{ $steps } free step
       *[other] { " " }+{ $steps } free steps
    }
goons-part-none =
    { $stars ->
        [0] { $energy ->
                [0] { $money ->
                        [0] { $steps ->
                                [0] { " " }nothing
                               *[other] { "" }
                            }
                       *[other] { "" }
                    }
               *[other] { "" }
            }
       *[other] { "" }
    }
goons-part-gains = { goons-part-stars }{ goons-part-energy }{ goons-part-money }{ goons-part-steps }{ goons-part-none }
goons-part-city =
    { $city ->
        [0] { "" }
        [one] { " " }+{ $city } star from the city
       *[other] { " " }+{ $city } stars from the city
    }
goons-part-crib =
    { $crib ->
        [0] { "" }
        [one] { " " }+{ $crib } star from the crib
       *[other] { " " }+{ $crib } stars from the crib
    }
goons-part-others =
    { $city ->
        [0] { $crib ->
                [0] { goons-part-gains }
               *[other] { goons-part-stars }{ goons-part-energy }{ goons-part-money }{ goons-part-steps }
            }
       *[other] { goons-part-stars }{ goons-part-energy }{ goons-part-money }{ goons-part-steps }
    }
goons-part-rewards = { goons-part-city }{ goons-part-crib }{ goons-part-others }

## Events

goons-event-goon-chosen =
    { $you ->
        [yes] You choose your goon card: { $goon }.
       *[no] { $seat } chooses a goon card: { $goon }.
    }
goons-event-round-began =
    { $you ->
        [yes] Round { $round } begins, and you are first.
       *[no] Round { $round } begins, and { $seat } is first.
    }
goons-event-turn-began =
    { $you ->
        [yes] Round { $round }, turn { $turn }: it is your turn.
       *[no] Round { $round }, turn { $turn }: it is { $seat }’s turn.
    }
goons-event-cube-taken =
    { $you ->
        [yes] You take the { goons-part-cube } from { $cell } and put it on the { goons-part-column } of your crib.
       *[no] { $seat } takes the { goons-part-cube } from { $cell } and puts it on the { goons-part-column } of the crib.
    }
goons-event-ability-used =
    { $you ->
        [yes] { $goon }, your goon, removes the { goons-part-cube } on { $cell } from the game, for one more action.
       *[no] { $goon }, { $seat }’s goon, removes the { goons-part-cube } on { $cell } from the game, for one more action.
    }
goons-event-trained =
    { $you ->
        [yes] In the Dojo you gain { goons-part-amount }.
       *[no] In the Dojo { $seat } gains { goons-part-amount }.
    }
goons-event-dined =
    { $you ->
        [yes] At the Diner you earn { $number } money.
       *[no] At the Diner { $seat } earns { $number } money.
    }
goons-event-bought =
    { $you ->
        [yes] At the Supermarket you buy for { $number } money: { $item }.
       *[no] At the Supermarket { $seat } buys for { $number } money: { $item }.
    }
goons-event-item-turned-up = A new item is on display: { $item }.
goons-event-items-shuffled = The discarded items are shuffled into a new deck.
goons-event-cube-moved =
    { $you ->
        [yes] You move the { goons-part-any-cube } from { $cell } to { $to }.
       *[no] { $seat } moves the { goons-part-any-cube } from { $cell } to { $to }.
    }
goons-event-withdrawn =
    { $you ->
        [yes] You take { goons-part-amount } back from the { goons-part-scheme }.
       *[no] { $seat } takes { goons-part-amount } back from the { goons-part-scheme }.
    }
goons-event-shifted =
    { $you ->
        [yes] You move { goons-part-amount } from the { goons-part-scheme } to the { goons-part-scheme-to }.
       *[no] { $seat } moves { goons-part-amount } from the { goons-part-scheme } to the { goons-part-scheme-to }.
    }
goons-event-fee-paid =
    { $you ->
        [yes] You pay the entry fee of the { goons-part-scheme }: { $number } { $what }.
       *[no] { $seat } pays the entry fee of the { goons-part-scheme }: { $number } { $what }.
    }
goons-event-committed =
    { $you ->
        [yes] You commit { goons-part-amount } to the { goons-part-scheme }.
       *[no] { $seat } commits { goons-part-amount } to the { goons-part-scheme }.
    }
goons-event-stepped =
    { $you ->
        [yes] You step up to space { $space } of the { goons-part-track }.
       *[no] { $seat } steps up to space { $space } of the { goons-part-track }.
    }
goons-event-space-paid =
    { $you ->
        [yes] The space pays you:{ goons-part-gains }.
       *[no] The space pays { $seat }:{ goons-part-gains }.
    }
goons-event-steps-lapsed =
    { $you ->
        [yes] You stand on top of every track. Free steps that lapse: { $number }.
       *[no] { $seat } stands on top of every track. Free steps that lapse: { $number }.
    }
goons-event-doubled =
    { $you ->
        [yes] Your shark jaw doubles the action.
       *[no] { $seat }’s shark jaw doubles the action.
    }
goons-event-reaped =
    { $you ->
        [yes] You use the scythe.
       *[no] { $seat } uses the scythe.
    }
goons-event-knifed =
    { $you ->
        [yes] Your pocket knife makes it a { goons-part-action } ({ $source }).
       *[no] { $seat }’s pocket knife makes it a { goons-part-action } ({ $source }).
    }
goons-event-added =
    { $you ->
        [yes] You put { goons-part-amount } on the { goons-part-scheme } ({ $item }).
       *[no] { $seat } puts { goons-part-amount } on the { goons-part-scheme } ({ $item }).
    }
goons-event-energy-from =
    { $you ->
        [yes] You gain { goons-part-amount } ({ $item }).
       *[no] { $seat } gains { goons-part-amount } ({ $item }).
    }
goons-event-masked =
    { $you ->
        [yes] In the clown mask you move { goons-part-amount } from the { goons-part-scheme } to the { goons-part-scheme-to }.
       *[no] In the clown mask { $seat } moves { goons-part-amount } from the { goons-part-scheme } to the { goons-part-scheme-to }.
    }
goons-event-pried =
    { $you ->
        [yes] With the crowbar you turn { $number } money into { $gained } energy.
       *[no] With the crowbar { $seat } turns { $number } money into { $gained } energy.
    }
goons-event-suit-paid =
    { $you ->
        [yes] Your jumpsuit pays: { $stars ->
            [one] +{ $stars } star.
           *[other] +{ $stars } stars.
        } Schemes you are not in: { $number }.
       *[no] { $seat }’s jumpsuit pays: { $stars ->
            [one] +{ $stars } star.
           *[other] +{ $stars } stars.
        } Schemes without { $seat }: { $number }.
    }
goons-event-traded =
    { $you ->
        [yes] You trade { $paid } × { $what } for:{ goons-part-gains }.
       *[no] { $seat } trades { $paid } × { $what } for:{ goons-part-gains }.
    }
goons-event-stepped-down =
    { $you ->
        [yes] { $space ->
                [0] You step down from the { goons-part-track }.
               *[other] You step down to space { $space } of the { goons-part-track }.
            }
       *[no] { $space ->
                [0] { $seat } steps down from the { goons-part-track }.
               *[other] { $seat } steps down to space { $space } of the { goons-part-track }.
            }
    }
goons-event-not-traded =
    { $you ->
        [yes] You trade no more.
       *[no] { $seat } trades no more.
    }
goons-event-resolution-began = The turns of round { $round } are over: the villains carry out their schemes.
goons-event-scheme-began = The { goons-part-scheme } is carried out: { $scheme }. Energy on it: { $energy }.
goons-event-dynamited =
    { $you ->
        [yes] You light your dynamite: { goons-part-amount } counts twice.
       *[no] { $seat } lights dynamite: { goons-part-amount } counts twice.
    }
goons-event-no-dynamite =
    { $you ->
        [yes] You keep your dynamite.
       *[no] { $seat } keeps the dynamite.
    }
goons-event-row-sorted = Commit order: { $order }.
goons-event-rolled = The dice show { $dice }: { $total } in all.
goons-event-rerolled =
    { $you ->
        [yes] You reroll a { $die }: { $rolled }. The dice show { $total } in all.
       *[no] { $seat } rerolls a { $die }: { $rolled }. The dice show { $total } in all.
    }
goons-event-stopped =
    { $you ->
        [yes] You leave it at that.
       *[no] { $seat } leaves it at that.
    }
goons-event-bagged = Into the bag go: skulls { $skulls }, blanks { $blanks }.
goons-event-tokens-drawn = Out of the bag come: skulls { $skulls }, blanks { $blanks }.
goons-event-token-drawn =
    { $you ->
        [yes] { $paid ->
                [0] You draw a { $token }.
               *[other] You pay { $paid } energy and draw a { $token }.
            }
       *[no] { $paid ->
                [0] { $seat } draws a { $token }.
               *[other] { $seat } pays { $paid } energy and draws a { $token }.
            }
    }
goons-event-reached =
    { $you ->
        [yes] You take reward { $number }, for { $goal } or more.
       *[no] { $seat } takes reward { $number }, for { $goal } or more.
    }
goons-event-tokens-given =
    { $you ->
        [yes] You get auction tokens: { $number }.
       *[no] { $seat } gets auction tokens: { $number }.
    }
goons-event-bid-shown =
    { $you ->
        [yes] Your bid for lot { $lot }: { $bid }.
       *[no] { $seat }’s bid for lot { $lot }: { $bid }.
    }
goons-event-lot-lost = Nobody gets lot { $lot }.
goons-event-lot-taken =
    { $you ->
        [yes] You win lot { $lot } with a bid of { $bid }.
       *[no] { $seat } wins lot { $lot } with a bid of { $bid }.
    }
goons-event-claimed =
    { $you ->
        [yes] You claim reward { $lot }.
       *[no] { $seat } claims reward { $lot }.
    }
goons-event-passed =
    { $you ->
        [yes] You claim no more.
       *[no] { $seat } claims no more.
    }
goons-event-rewarded =
    { $you ->
        [yes] The { goons-part-scheme } rewards you:{ goons-part-rewards }.
       *[no] The { goons-part-scheme } rewards { $seat }:{ goons-part-rewards }.
    }
goons-event-failed = The { goons-part-scheme } fails.
goons-event-bandaged =
    { $you ->
        [yes] Your bandages save { goons-part-amount }.
       *[no] { $seat }’s bandages save { goons-part-amount }.
    }
goons-event-not-bandaged =
    { $you ->
        [yes] You keep your bandages.
       *[no] { $seat } keeps the bandages.
    }
goons-event-markers-lost =
    { $you ->
        [yes] Your { goons-part-amount } on the scheme goes to the bank.
       *[no] { $seat }’s { goons-part-amount } on the scheme goes to the bank.
    }
goons-event-markers-returned =
    { $you ->
        [yes] Your { goons-part-amount } on the scheme comes back to you.
       *[no] { $seat }’s { goons-part-amount } on the scheme comes back.
    }
goons-event-scheme-turned-up = The new { goons-part-scheme }: { $scheme }.
goons-event-display-swept = The display is cleared: { $items }.
goons-event-first-named =
    { $you ->
        [yes] { $seat } names you first player.
        [seat] You name { $to } first player.
       *[no] { $seat } names { $to } first player.
    }
goons-event-game-over = The game is over: { $reason }.
goons-event-final-score =
    { $you ->
        [yes] Your score: { $track } (score track) + { $items } (items) + { $money } (money) + { $energy } (energy) + { $hustle } (leads on tracks) + { $ends } (tops of tracks) = { $score }.
       *[no] { $seat }: { $track } (score track) + { $items } (items) + { $money } (money) + { $energy } (energy) + { $hustle } (leads on tracks) + { $ends } (tops of tracks) = { $score }.
    }

## Moves

goons-move-goon = Choose { $goon }
goons-move-take = Take the cube from { $cell }
goons-move-on = Put it on the { goons-part-space } of your crib
goons-move-ability = Ability: remove the cube on { $cell }
goons-move-end = End the turn
goons-move-dojo = Dojo: gain energy ({ $source })
goons-move-dojo_twice = Dojo, doubled: gain energy twice ({ $source })
goons-move-diner = Diner: earn money ({ $source })
goons-move-diner_twice = Diner, doubled: earn money twice ({ $source })
goons-move-buy = Supermarket: buy { $item } ({ $source })
goons-move-buy_twice = Supermarket, doubled: buy { $item } first ({ $source })
goons-move-club = Nightclub: move the cube on { $cell } ({ $source })
goons-move-club_energy = Nightclub: move { goons-part-amount } from the { goons-part-scheme } ({ $source })
goons-move-commit = Commit { goons-part-amount } ({ $source })
goons-move-hustle = Hustle: one step up ({ $source })
goons-move-again_buy = Second purchase: { $item }
goons-move-again_club = Again: move the cube on { $cell }
goons-move-again_energy = Again: move { goons-part-amount } from the { goons-part-scheme }
goons-move-again_no = Skip the second half
goons-move-to_cell = To { $cell }
goons-move-to_supply = To your supply
goons-move-to_scheme = To the { goons-part-scheme }
goons-move-next_cell = Also move the cube on { $cell }
goons-move-next_energy = Also move 1 energy from the { goons-part-scheme }
goons-move-double = Double it with the shark jaw
goons-move-finish = That is all
goons-move-knife = Pocket knife: make it a { goons-part-action } ({ $source })
goons-move-bat = Baseball bat: onto the { goons-part-scheme }
goons-move-shoot = Pump-action shotgun: onto the { goons-part-scheme }
goons-move-knuckles = Brass knuckles: { goons-part-amount } onto the { goons-part-scheme }
goons-move-bubbles = Bubble gun: gain energy
goons-move-put_on_helmet = Helmet: gain energy
goons-move-mask = Clown mask: move { goons-part-amount } from the { goons-part-scheme }
goons-move-crowbar = Crowbar: turn { $number } money into energy
goons-move-reap = Scythe: move the cube on { $cell }
goons-move-trade = Trade
goons-move-trade_star = Trade a star
goons-move-trade_hustle = Trade a step of the { goons-part-track }
goons-move-no_trade = Trade no more
goons-move-step = Free step on the { goons-part-track }
goons-move-dynamite =
    { $answer ->
        [yes] Light the dynamite
       *[no] Keep the dynamite
    }
goons-move-reroll = Reroll a { $die }
goons-move-draw = Buy a further draw
goons-move-stop = Leave it at that
goons-move-bid =
    { $number ->
        [none] Bid in secret
       *[other] Bid { $number }
    }
goons-move-claim = Take reward { $number }
goons-move-pass = Claim no more
goons-move-bandages =
    { $answer ->
        [yes] Use the bandages
       *[no] Keep the bandages
    }
goons-move-first = First player: { $to }
goons-kind-goon = Choose a goon card
goons-kind-take = Take a cube
goons-kind-on = Put it on your crib
goons-kind-ability = Use your goon’s ability
goons-kind-dojo = Go to the Dojo
goons-kind-dojo_twice = Dojo, doubled
goons-kind-diner = Go to the Diner
goons-kind-diner_twice = Diner, doubled
goons-kind-buy = Buy an item
goons-kind-buy_twice = Buy two items
goons-kind-club = Nightclub: move a cube
goons-kind-club_energy = Nightclub: move energy
goons-kind-commit = Commit energy
goons-kind-hustle = Hustle
goons-kind-again_buy = Second purchase
goons-kind-again_club = Nightclub again: a cube
goons-kind-again_energy = Nightclub again: energy
goons-kind-to_cell = Where does the cube go?
goons-kind-to_scheme = Onto which scheme?
goons-kind-next_cell = A second cube
goons-kind-next_energy = A second marker
goons-kind-knife = Pocket knife: another colour
goons-kind-bat = Swing the baseball bat
goons-kind-shoot = Fire the pump-action shotgun
goons-kind-knuckles = Put on the brass knuckles
goons-kind-mask = Put on the clown mask
goons-kind-crowbar = Use the crowbar
goons-kind-reap = Swing the scythe
goons-kind-trade_hustle = Trade a step
goons-kind-step = Take a free step
goons-kind-dynamite = Dynamite
goons-kind-reroll = Reroll a die
goons-kind-bid = Your bid
goons-kind-claim = Take a reward
goons-kind-bandages = Bandages
goons-kind-first = Who is first?

## Who must do what

goons-purpose = Your goal: the most stars after three rounds, above all from the villains you help.
goons-status-goon =
    { $you ->
        [yes] Choose a goon card.
       *[no] { $seat } is choosing a goon card.
    }
goons-status-take =
    { $you ->
        [yes] { $anywhere ->
                [yes] Take any action cube: no corner and no empty cell has one. It goes onto row { $row } of your crib.
               *[no] Take an action cube from an outer corner or beside an empty cell. It goes onto row { $row } of your crib.
            }
       *[no] { $anywhere ->
                [yes] { $seat } must take an action cube from anywhere, for row { $row } of the crib.
               *[no] { $seat } must take an action cube, for row { $row } of the crib.
            }
    }
goons-status-actions =
    { $you ->
        [yes] { $colours ->
                [none] Your actions are done: end your turn.
               *[other] Your open actions: { $colours }. Do them in any order, or end your turn.
            }
       *[no] { $colours ->
                [none] { $seat } has done all actions and may still use items.
               *[other] It is { $seat }’s turn. Open actions: { $colours }.
            }
    }
goons-status-steps =
    { $you ->
        [yes] { $number ->
                [one] Take { $number } free step on a track of your choice.
               *[other] Take { $number } free steps, each on a track of your choice.
            }
       *[no] { $seat } has free steps to take: { $number }.
    }
goons-status-trade =
    { $you ->
        [yes] The Jolly Butcher offers you a trade. Trades left: { $left }. Make one, or trade no more.
       *[no] { $seat } may trade with the Jolly Butcher. Trades left: { $left }.
    }
goons-status-again-buy =
    { $you ->
        [yes] The shark jaw gives you a second purchase: buy another item, or skip it.
       *[no] { $seat } may buy a second item.
    }
goons-status-again-club =
    { $you ->
        [yes] The shark jaw gives you a second effect of the nightclub: choose it, or skip it.
       *[no] { $seat } may have a second effect of the nightclub.
    }
goons-status-dynamite =
    { $you ->
        [yes] Light your dynamite on the { goons-part-scheme }? Your energy there, { $number }, would count twice.
       *[no] { $seat } decides on dynamite for the { goons-part-scheme }.
    }
goons-status-dynamite-order =
    { $you ->
        [yes] Light your dynamite on the { goons-part-scheme }? Your energy there, { $number }, would count twice, but only for your place in commit order.
       *[no] { $seat } decides on dynamite for the { goons-part-scheme }.
    }
goons-status-dynamite-idle =
    { $you ->
        [yes] Light your dynamite on the { goons-part-scheme }? There it would change nothing.
       *[no] { $seat } decides on dynamite for the { goons-part-scheme }.
    }
goons-status-reroll =
    { $you ->
        [yes] The dice show { $total }; you need { $goal } or more. Pay { $price } energy to reroll a die, or leave it at that?
       *[no] The dice show { $total }; { $goal } or more is needed. { $seat } may reroll.
    }
goons-status-reroll-most =
    { $you ->
        [yes] The dice show { $total }; it may be { $goal } at most. Pay { $price } energy to reroll a die, or leave it at that?
       *[no] The dice show { $total }; it may be { $goal } at most. { $seat } may reroll.
    }
goons-status-draw =
    { $you ->
        [yes] Drawn so far: skulls { $skulls }, blanks { $blanks }. Pay { $price } energy to draw once more, or leave it at that?
       *[no] Drawn so far: skulls { $skulls }, blanks { $blanks }. { $seat } may pay to draw once more.
    }
goons-status-bid =
    { $you ->
        [yes] Bid in secret for lot { $lot } of { $lots }.
       *[no] Lot { $lot } of { $lots }; still to bid: { $seat }.
    }
goons-status-reward =
    { $you ->
        [yes] You have reached rewards of the { goons-part-scheme } ({ $number }): take one of them.
       *[no] { $seat } takes one reward of the { goons-part-scheme }. Reached: { $number }.
    }
goons-status-claim =
    { $you ->
        [yes] Claim a reward that is left, or claim no more. Your energy to place: { $left }.
       *[no] { $seat } may claim a reward. Energy to place: { $left }.
    }
goons-status-bandages =
    { $you ->
        [yes] Use your bandages, to save { goons-part-amount } of the { goons-part-scheme }?
       *[no] { $seat } decides on bandages for the { goons-part-scheme }.
    }
goons-status-first =
    { $you ->
        [yes] Name the first player of the next round: { $tied }.
        [tied] { $seat } names the first player of the next round: { $tied }.
       *[no] { $seat } names the first player of the next round: { $tied }.
    }
goons-status-over =
    { $you ->
        [yes] { $count ->
            [one] The game is over. You have won.
           *[other] The game is over. A shared victory: { $winners }.
        }
       *[no] The game is over. Victory for { $winners }.
    }
goons-end-rounds = All three rounds have been played.

## What stands on cards and tracks: numbers come from the components and the rules

goons-part-visible =
    { $colour ->
        [none] visible stars of the villain’s colour
       *[other] visible { $colour } stars
    }
goons-part-per = { $energy } energy
goons-part-commit =
    { $items ->
        [yes] Whenever you put energy here by a commit, bat, knuckles or shotgun
       *[no] Whenever you commit here
    }
goons-part-limit =
    { $limit ->
        [one] once
       *[other] up to { $limit } times
    }
goons-part-trade-stars =
    { $price ->
        [one] { $price } star
       *[other] { $price } stars
    }
goons-part-trade-energy = { $price } energy
goons-part-trade-money = { $price } money
goons-part-gives-stars =
    { $gives ->
        [one] { $gives } star
       *[other] { $gives } stars
    }
goons-part-gives-energy = { $gives } energy
goons-part-gives-money = { $gives } money
goons-part-gives-steps =
    { $gives ->
        [one] { $gives } free step
       *[other] { $gives } free steps
    }
goons-part-tokens =
    { $draws ->
        [one] { $draws } token
       *[other] { $draws } tokens
    }
goons-part-blanks =
    { $others ->
        [one] { $others } blank
       *[other] { $others } blanks
    }
goons-part-skulls =
    { $others ->
        [one] { $others } skull
       *[other] { $others } skulls
    }
goons-part-auction =
    { $tokens ->
        [one] { $tokens } auction token
       *[other] { $tokens } auction tokens
    }
goons-part-times =
    { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }
goons-formula-dice = Roll one die for every { goons-part-per } on the scheme. Their total counts.
goons-formula-dice-most = Roll one die for every { goons-part-per } on the scheme. Their total must not be above { $limit }.
goons-formula-skulls = Into the bag go one skull for every { goons-part-per } on the scheme (at most { $most }) and { goons-part-blanks }. Draw { goons-part-tokens }: skulls count.
goons-formula-skulls-each = Into the bag go one skull for every { goons-part-per } on the scheme (at most { $most }) and { goons-part-blanks }. Each participant draws { goons-part-tokens } for themselves.
goons-formula-skulls-supply = Into the bag go one skull for every { goons-part-per } left in the participants’ supplies (at most { $most }) and { goons-part-blanks }. Draw { goons-part-tokens }: skulls count.
goons-formula-blanks-skulls = Into the bag go one blank for every { goons-part-per } on the scheme (at most { $most }) and { goons-part-skulls }. Draw { goons-part-tokens }: skulls count.
goons-formula-blanks-blanks = Into the bag go one blank for every { goons-part-per } on the scheme (at most { $most }) and { goons-part-skulls }. Draw { goons-part-tokens }: blanks count.
goons-formula-own = Each participant alone: your own energy on the scheme counts. You take one of the rewards you reach.
goons-formula-supply-energy = Each participant alone: the energy in your supply counts, and is not spent. You take one of the rewards you reach.
goons-formula-supply-money = Each participant alone: the money in your supply counts, and is not spent. You take one of the rewards you reach.
goons-formula-JB1 = { goons-part-commit }, you may trade { goons-part-trade-stars } or 1 hustle step for { goons-part-gives-energy }, { goons-part-limit }.
goons-formula-JB2 = { goons-part-commit }, you may trade { goons-part-trade-money } for { goons-part-gives-energy }, { goons-part-limit }.
goons-formula-JB3 = { goons-part-commit }, you may trade { goons-part-trade-energy } for { goons-part-gives-money }, { goons-part-limit }.
goons-formula-JB4 = { goons-part-commit }, you may trade { goons-part-trade-money } for { goons-part-gives-steps }, { goons-part-limit }.
goons-formula-JB5 = { goons-part-commit }, you may trade { goons-part-trade-energy } for { goons-part-gives-stars }, { goons-part-limit }.
goons-formula-auction = You get { goons-part-auction } for each of your energy on the scheme. The lots are auctioned one by one, by sealed bids; all bids are spent.
goons-formula-auction-winner = You get { goons-part-auction } for each of your energy on the scheme. The lots are auctioned one by one, by sealed bids; only the highest are spent.
goons-formula-claims = Round after round, in commit order, each participant claims one of the rewards left for one of their own energy on the scheme, or passes for good.
goons-formula-claims-all = Round after round, in commit order, each participant claims one of the rewards left for one of their own energy on the scheme.
goons-fee-energy = Entry fee, once a round: { $number } energy.
goons-fee-money = Entry fee, once a round: { $number } money.
goons-price-reroll = Below the goal, participants may reroll, one after the other, each as often as they like: { goons-part-trade-energy } per die.
goons-price-reroll-most = Above the limit, participants may reroll, one after the other, each as often as they like: { goons-part-trade-energy } per die.
goons-price-reroll-cycle = Below the goal, participants may reroll, in turn, one die at a time: { goons-part-trade-energy } per die.
goons-price-reroll-most-cycle = Above the limit, participants may reroll, in turn, one die at a time: { goons-part-trade-energy } per die.
goons-price-draw = Participants may buy further draws: { goons-part-trade-energy } each.
goons-price-draw-limited = Participants may buy further draws: { goons-part-trade-energy } each, at most { $most } per player.
goons-price-draw-skulls = Participants without a skull may buy further draws until they have one: { goons-part-trade-energy } each.
goons-price-draw-skulls-limited = Participants without a skull may buy further draws until they have one: { goons-part-trade-energy } each, at most { $most } per player.
goons-goal-total = Total of { $goal } or more
goons-goal-most = Total of { $goal } or less
goons-goal-skulls =
    { $goal ->
        [one] { $goal } skull or more
       *[other] { $goal } skulls or more
    }
goons-goal-blanks =
    { $goal ->
        [one] { $goal } blank or more
       *[other] { $goal } blanks or more
    }
goons-goal-own = { $goal } or more energy here
goons-goal-energy = { $goal } or more energy in your supply
goons-goal-money = { $goal } or more money in your supply
goons-goal-each = Everybody with a skull
goons-goal-first = Only the first in commit order
goons-goal-last = Only the last in commit order
goons-goal-lot = Lot { $lot }
goons-goal-claim = Reward { $lot }
goons-goal-place =
    { $place ->
        [1] First place
        [2] Second place
        [3] Third place
       *[other] Place { $place }
    }
goons-reward-x = { goons-part-visible }
goons-reward-x-more = { goons-part-visible } (+{ $number })
goons-reward-x-less = { goons-part-visible } (−{ $number })
goons-reward-stars =
    { $number ->
        [one] { $number } star
       *[other] { $number } stars
    }
goons-reward-energy = { $number } energy
goons-reward-money = { $number } money
goons-reward-steps =
    { $number ->
        [one] { $number } free step
       *[other] { $number } free steps
    }
goons-reward-end =
    { $number ->
        [one] { $number } star at the end of the game
       *[other] { $number } stars at the end of the game
    }
goons-use-always = Always
goons-use-round = Once a round
goons-use-game = Once a game
goons-item-worth =
    { $stars ->
        [one] Costs { $cost } money, worth { $stars } star
       *[other] Costs { $cost } money, worth { $stars } stars
    }
goons-item-backpack = You commit up to { $limit } energy at a time, not { $usual }.
goons-item-bandages = After a scheme that rewarded you, take back up to { $number } of your energy on it.
goons-item-baseball-bat = On your turn, put { goons-part-amount } from the bank on any scheme.
goons-item-brass-knuckles = On your turn, put up to { $number } energy from your supply on any scheme.
goons-item-bubble-gun = On your turn, gain { goons-part-amount }.
goons-item-clown-mask = On your turn, move up to { $number } of your energy from one scheme to another.
goons-item-crowbar = On your turn, turn any amount of money into the same amount of energy.
goons-item-dynamite = When a scheme is carried out, your energy on it counts { goons-part-times }, also for your place in the row.
goons-item-dynamite-unsorted = When a scheme is carried out, your energy on it counts { goons-part-times }, but your place in the row stays.
goons-item-helmet = On your turn, gain { goons-part-amount }.
goons-item-jumpsuit =
    { $number ->
        [one] Before the schemes of a round are carried out, { $number } star for each scheme you have no energy on.
       *[other] Before the schemes of a round are carried out, { $number } stars for each scheme you have no energy on.
    }
goons-item-jumpsuit-resolved =
    { $number ->
        [one] Before the schemes of a round are carried out, { $number } star for each scheme that others have energy on and you do not.
       *[other] Before the schemes of a round are carried out, { $number } stars for each scheme that others have energy on and you do not.
    }
goons-item-shotgun = On your turn, put { goons-part-amount } from the bank on any scheme.
goons-item-scythe =
    { $number ->
        [one] On your turn, move { $number } cube that lies on an outer corner or beside an empty cell to an empty cell.
       *[other] On your turn, move up to { $number } cubes that lie on outer corners or beside empty cells to empty cells.
    }
goons-item-scythe-any =
    { $number ->
        [one] On your turn, move { $number } cube of the city to an empty cell.
       *[other] On your turn, move up to { $number } cubes of the city to empty cells.
    }
goons-item-pocket-knife = A cube of your turn gives an action of a colour of your choice.
goons-item-shark-jaw = A location action (Dojo, Diner, Supermarket, Nightclub) is done { goons-part-times }.
goons-goon-ability = Once a game, on your turn: take a { $first } or { $second } cube from anywhere in the city out of the game, for one more action of its colour.

## Options

goons-option-villains = Villains
goons-option-villains-about = Which four of the six villains take the corners. Who gets which corner is always random.
goons-option-villains-random = at random
goons-option-kid_random_limit = Kid Random’s fifth scheme: a total of at most
goons-option-kid_random_limit-about = A low limit makes the scheme fail more often.
goons-option-kid_random_rerolls = Rerolls for Kid Random
goons-option-kid_random_rerolls-about = In what order dice are rerolled as long as the goal is missed.
goons-option-kid_random_rerolls-single = one after the other, each until they stop
goons-option-kid_random_rerolls-cycle = in turn, one at a time, until all have stopped
goons-option-razor_counts = Blind Razor’s fifth scheme counts
goons-option-razor_counts-about = There energy puts blanks into the bag: with skulls counting, every energy makes it harder.
goons-option-razor_counts-skulls = skulls
goons-option-razor_counts-blanks = blanks
goons-option-razor_draws = Further draws for Blind Razor, per player
goons-option-razor_draws-about = How many further draws each player may buy for one scheme.
goons-option-razor_draws-unlimited = unlimited
goons-option-jolly_trades = Trades of Jolly Butcher’s second scheme for one commit
goons-option-jolly_trades-about = How often you may trade money for energy each time you commit there.
goons-option-jolly_items = Trades with the Jolly Butcher after items
goons-option-jolly_items-about = Whether energy that an item puts on his scheme allows trades.
goons-option-jolly_items-false = no, only after a commit
goons-option-jolly_items-true = after bat, knuckles and shotgun, too
goons-option-darmondy_pays = Lady Darmondy keeps
goons-option-darmondy_pays-about = Which bids are spent when a lot is decided.
goons-option-darmondy_pays-all = all bids
goons-option-darmondy_pays-winner = winning bids only
goons-option-darmondy_split = Visible stars shared at Lady Darmondy’s
goons-option-darmondy_split-about = How tied highest bidders share a reward of visible stars.
goons-option-darmondy_split-board = those of the city are divided, then each adds the crib’s
goons-option-darmondy_split-total = each one’s own total is divided
goons-option-darmondy_zero = Ties at Lady Darmondy’s for no city stars
goons-option-darmondy_zero-about = What tied highest bidders get for the city’s visible stars when there are none.
goons-option-darmondy_zero-stays = nothing
goons-option-darmondy_zero-one = 1 star each
goons-option-klyde_pass = Passing at Mary Klyde’s
goons-option-klyde_pass-about = Whether a player may hold energy back and claim no more.
goons-option-klyde_pass-allowed = allowed, for good
goons-option-klyde_pass-never = never: whoever can claim must
goons-option-dynamite_sorts = Dynamite changes the commit order
goons-option-dynamite_sorts-about = Whether energy that counts twice also moves ahead in the row.
goons-option-dynamite_sorts-true = yes
goons-option-dynamite_sorts-false = no
goons-option-suit_pays = The jumpsuit pays for
goons-option-suit_pays-about = Whether schemes without any energy count for the jumpsuit.
goons-option-suit_pays-all = every scheme you are not in
goons-option-suit_pays-resolved = only those that are carried out
goons-option-scythe_reach = The scythe reaches
goons-option-scythe_reach-about = Which cubes the scythe may move.
goons-option-scythe_reach-open = cubes on outer corners and beside empty cells
goons-option-scythe_reach-any = cubes anywhere
goons-option-final_tie = A tie at the end, also in items
goons-option-final_tie-about = Who wins when both stars and items are equal.
goons-option-final_tie-earlier = is won by the earlier in turn order
goons-option-final_tie-later = is won by the later in turn order
goons-option-final_tie-shared = is shared
goons-option-must_act = Actions
goons-option-must_act-about = Whether a turn may end while an action could still be done.
goons-option-must_act-false = may be left out
goons-option-must_act-true = must be done where possible

## Labels of the table

goons-label-draft = Your move so far
goons-label-turn = Turn
goons-label-first = First player
goons-label-city = City
goons-label-crib = Crib
goons-label-cribs = Cribs
goons-label-out = Cubes out of the game
goons-label-visible = Visible stars of the city
goons-count-score =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
goons-label-crib-stars = Visible stars of the crib
goons-label-villains = Villains
goons-label-villain = Villain
goons-label-scheme = Scheme
goons-label-piles = Energy in commit order
goons-label-paid = Entry fee paid
goons-label-cards = Cards
goons-label-schemes-left = Schemes in the decks
goons-label-scheme-decks = Scheme decks
goons-label-scheme-discard = Schemes of earlier rounds
goons-label-display = Items on display
goons-label-item-deck = Items in the deck
goons-label-items-left = Items in the deck
goons-label-item-discard = Discarded items
goons-label-items = Items
goons-label-copies = Copies
goons-label-exhausted = Used this round
goons-label-spent = Used up
goons-label-goon = Goon card
goons-label-goons = Goon cards
goons-label-name = Name
goons-label-used = Ability used
goons-label-ability-used = Ability used
goons-label-energy = Energy
goons-label-money = Money
goons-label-stars = Stars
goons-label-bank = Energy in the bank
goons-label-hustle = Hustle tracks
goons-label-this-turn = This turn
goons-label-cube = Cube taken
goons-label-space = Space
goons-label-open = Open actions
goons-label-ability = Ability’s cube
goons-label-knife = Pocket knife
goons-label-steps = Free steps
goons-label-pending = Open question
goons-label-kind = Kind
goons-label-colour = Colour
goons-label-left = Left
goons-label-what = What
goons-label-resolution = Scheme carried out
goons-label-step = Step
goons-label-doubled = Counted twice
goons-label-rewarded = Rewarded
goons-label-dice = Dice by number
goons-label-bag = In the bag
goons-label-drawn = Drawn
goons-label-skull = Skulls
goons-label-blank = Blanks
goons-label-bought = Draws bought
goons-label-skulls = Have a skull
goons-label-tokens = Auction tokens
goons-label-bids = Bids
goons-label-lot = Lot
goons-label-claimed = Claimed by
goons-label-unfinished = Move begun
goons-label-mover = Whose turn
goons-label-R = Red
goons-label-Y = Yellow
goons-label-G = Green
goons-label-B = Blue
goons-label-ground = Printed on the city
goons-label-colours = Colours
goons-label-columns = Columns of a crib
goons-label-space-stars = Stars printed on a crib
goons-label-tracks = Hustle tracks
goons-label-end-stars = End stars
goons-label-ends = End stars
goons-label-prices = Items, printed
goons-label-cost = Costs
goons-label-free = Free
goons-label-fee = Entry fee
goons-label-printed = Printed
goons-label-tiers = Goals
goons-label-goal = Goal
goons-label-limit = At most
goons-label-rewards = Rewards
goons-label-lots = Lots
goons-label-stars-x = Visible stars and
goons-label-draw-price = Price of a draw
goons-label-draws = Tokens drawn
goons-label-outlook = As things stand
goons-label-answers = What your moves would bring
goons-label-prospects = What can still be reached
goons-label-turns = Turns in a round
goons-label-counts = Counts
goons-label-chance = Chance
goons-label-goals = Goals reached
goons-label-pays = Would pay
goons-label-gone = Gone
goons-label-to-come = Still to come
goons-label-in = Has bid

## What counts at the end

goons-score-track = On the score track
goons-score-items = Items
goons-score-money = Money
goons-score-energy = Energy
goons-score-hustle = Highest on hustle tracks
goons-score-ends = Tops of hustle tracks
goons-score-total = Stars in all

## Errors of positions


## Refusals

goons-refusal-no-action = There is no action number { $action }.
goons-refusal-unknown-move = That is not a move.
goons-refusal-game-over = The game is over.
goons-refusal-not-your-turn = It is not your turn: { $seat } is playing.
goons-refusal-not-your-choice = First { $seat } chooses a goon.
goons-refusal-answer-awaited = First { $seat } has a question to answer.
goons-refusal-steps-awaited = First { $seat } takes free steps.
goons-refusal-bid-made = Your bid is in, and it is final. Wait for the others.
goons-refusal-no-tokens = You have no auction tokens, so you do not bid.
goons-refusal-move-begun = First go on with the move you have begun.
goons-refusal-nothing-begun = This only goes on with a move such as “take” or “use scythe”: begin one.
goons-refusal-say-where = Say where it goes.
goons-refusal-say-column = Say on which column of your crib the cube goes, as in “on COLOUR”.
goons-refusal-in-order = Step by step, markers are named in the order red, yellow, green, blue, the supply first.
goons-refusal-choose-goon = First choose a goon, as in “goon NAME”.
goons-refusal-walk-first = First take your free steps, as in “step COLOUR”.
goons-refusal-asked-trade = First trade with the Jolly Butcher, or say “no-trade”.
goons-refusal-asked-again = First do the second half of your doubled action, or say “again no”.
goons-refusal-asked-dynamite = First say whether you use your dynamite: “dynamite yes” or “dynamite no”.
goons-refusal-asked-reroll = First reroll a die, as in “reroll N”, or say “stop”.
goons-refusal-asked-draw = First say “draw” or “stop”.
goons-refusal-asked-bid = First bid, as in “bid N”.
goons-refusal-asked-claim = First claim a reward, as in “claim N”, or say “pass”.
goons-refusal-asked-reward = First take one of the rewards that you have reached, as in “claim N”.
goons-refusal-asked-bandages = First say whether you use your bandages: “bandages yes” or “bandages no”.
goons-refusal-asked-first = First name who is first in the next round, as in “first SEAT”.
goons-refusal-goons-chosen = All goons have been chosen.
goons-refusal-no-steps = You have no free steps to take.
goons-refusal-nothing-to-trade = Trades are made on committing to a scheme of the Jolly Butcher.
goons-refusal-nothing-again = There is no second half of an action to do.
goons-refusal-no-fuse = Dynamite is for the beginning of a scheme that you take part in, once you are asked.
goons-refusal-no-rerolls = No die of Kid Random can be rerolled now.
goons-refusal-no-draws = No token can be drawn from the bag of Blind Razor now.
goons-refusal-nothing-to-stop = There is nothing that you could stop now.
goons-refusal-no-auction = Lady Darmondy holds no auction now.
goons-refusal-nothing-to-claim = There is no reward to claim now.
goons-refusal-no-wounds = Bandages are for when a scheme has rewarded you, once you are asked.
goons-refusal-first-settled = Nobody has to name who is first now.
goons-refusal-goon-taken = This goon is taken: { $goon }.
goons-refusal-cube-taken = You have already taken your cube this turn.
goons-refusal-take-first = First take a cube, as in “take CELL on COLOUR”.
goons-refusal-no-cube = No cube lies there: { $cell }.
goons-refusal-junk = Junk is not taken: { $cell }.
goons-refusal-out-of-reach = Take a cube from an outer corner or from next to an empty cell, not from { $cell }.
goons-refusal-not-movable = Move a cube from an outer corner or from next to an empty cell, not from { $cell }.
goons-refusal-reap-reach = The scythe takes from an outer corner or from next to an empty cell, not from { $cell }.
goons-refusal-row-full = The row of this turn is full.
goons-refusal-column-taken = In the row of this turn this column is taken: { $colour }.
goons-refusal-ability-used = The ability of your goon has been used.
goons-refusal-not-his-colour = Your goon takes cubes of two colours only: { $one }, { $other }.
goons-refusal-must-act = First do the actions that are open.
goons-refusal-no-ability-action = The ability of your goon has given no action this turn.
goons-refusal-action-done = This action is done: { $source }.
goons-refusal-wrong-colour = This takes a { $needed } action, and this one is not: { $source }, { $colour }.
goons-refusal-no-jaw = Only the shark jaw doubles an action, and you have none.
goons-refusal-jaw-exhausted = Your shark jaw is exhausted until the end of the round.
goons-refusal-bank-empty = All your energy is in play: the bank has none left for you.
goons-refusal-not-displayed = This item is not on display: { $item }.
goons-refusal-too-dear = This item costs more than you have: { $item }. Cost { $cost }, your money { $money }.
goons-refusal-commit-limit = One commit places at most { $limit } energy.
goons-refusal-too-little-energy = You do not have enough energy in your supply: { $energy }.
goons-refusal-fee = You cannot pay the entry fee of this scheme: { $colour }.
goons-refusal-fee-first = After the entry fee you would not have enough left for this scheme: { $colour }.
goons-refusal-track-topped = You stand on the top space of this track: { $colour }.
goons-refusal-no-empty-cell = There is no empty cell to move a cube to.
goons-refusal-cell-taken = A cube goes to an empty cell, and this one is not: { $cell }.
goons-refusal-leaves-none = After that nobody could take a cube: some action cube must stay on a corner or next to an empty cell.
goons-refusal-same-cube = The scythe moves two different cubes.
goons-refusal-two-cubes = The scythe moves one or two cubes.
goons-refusal-too-few-markers = You do not have that many markers on this scheme: { $colour }.
goons-refusal-two-markers = The nightclub moves up to two markers.
goons-refusal-same-scheme = Markers go to the supply or to a scheme other than the one they come from.
goons-refusal-one-scheme = Both markers go to the supply or to the same other scheme, from which none is taken.
goons-refusal-said-together = Two markers that go the same way are named at once, as in “2 COLOUR to supply”.
goons-refusal-not-owned = You do not own this item: { $item }.
goons-refusal-exhausted = This item is exhausted until the end of the round: { $item }.
goons-refusal-spent = This item is spent for the whole game: { $item }.
goons-refusal-own-colour = This cube gives an action of that colour already: { $colour }.
goons-refusal-too-little-money = You do not have enough money: { $money }.
goons-refusal-bank-short = The bank does not have that much energy for you: { $energy }.
goons-refusal-say-what = Say what you trade: “trade star” or, with its colour, “trade hustle COLOUR”.
goons-refusal-only-trade = Say only “trade”: what it takes is printed.
goons-refusal-no-star = You have no star on the score track.
goons-refusal-not-on-track = You do not stand on this track: { $colour }.
goons-refusal-second-purchase = The second half is a purchase like the first, as in “again buy ITEM”.
goons-refusal-second-club = The second half is at the nightclub, like the first.
goons-refusal-no-such-die = No die shows this: { $die }.
goons-refusal-too-few-tokens = You can bid at most all your tokens: { $tokens }.
goons-refusal-not-reached = You have reached only this many goals: { $goals }.
goons-refusal-must-claim-lot = You must take one of the rewards left: at this table nobody passes at Mary Klyde’s.
goons-refusal-must-claim = You must take one of the rewards that you have reached.
goons-refusal-lot-claimed = This reward is claimed already: { $number }.
goons-refusal-no-such-lot = This scheme has only this many rewards: { $lots }.
goons-refusal-not-tied = Only one of those tied in stars and energy can be first.
goons-refusal-no-such-seat = There is no such seat. The seats are 0 to { $highest }.

## Figures of comparisons

goons-figure-part = Stars of all players: { $what }
goons-figure-resolved = Schemes carried out: { $what }
goons-figure-failed = Schemes failed: { $what }
goons-figure-paid = Stars paid: { $what }
goons-figure-worth = Worth of schemes in tenths of a star: { $what }
goons-figure-rounds = Rounds with a scheme of: { $what }
goons-figure-item = Purchases of: { $what }
goons-figure-goon = Goon: { $what }
goons-label-track = Score track

# Goons in the browser

goons-board-keys-map = On the city: arrow keys go from cell to cell, N to the next cell to choose, Enter chooses, Escape takes a step back; + and − zoom in and out, 0 shows everything.
goons-board-keys-show = While the villains are at work: Escape goes to the end.
goons-table-city = The city
goons-table-role = map
goons-table-nearer = Zoom in
goons-table-farther = Zoom out
goons-table-whole = Whole city
goons-table-words = The city in words
goons-table-letters = Row by row from the top: R red, Y yellow, G green, B blue, J junk, a dot is an empty cell.
goons-table-tabs = The table
goons-table-tab-mine = Crib
goons-table-goods = Supermarket and hustle tracks
goons-table-mats = Everything the others have
goons-table-tab-villains = Villains
goons-table-tab-others = Others
goons-table-when = Round { $round }/3 · turn { $turn }/{ $of }
goons-table-first = first player

goons-table-cube-red = red cube
goons-table-cube-yellow = yellow cube
goons-table-cube-green = green cube
goons-table-cube-blue = blue cube
goons-table-cube-junk = junk
goons-table-empty =
    { $number ->
        [0] empty, no star
        [one] empty, { $number } star
       *[other] empty, { $number } stars
    }
goons-table-district = { $colour } district
goons-table-lit = can be chosen
goons-table-space = row { $row }, { $colour }: { $what }

goons-table-worth-stars =
    { $number ->
        [one] { $number } star
       *[other] { $number } stars
    }
goons-table-worth-stars-x =
    { $way ->
        [0] X stars
        [1] { $number ->
                [one] X plus { $number } star
               *[other] X plus { $number } stars
            }
       *[other] { $number ->
                [one] X minus { $number } star
               *[other] X minus { $number } stars
            }
    }
goons-table-worth-energy = { $number } energy
goons-table-worth-money = { $number } money
goons-table-worth-steps =
    { $number ->
        [one] { $number } free step
       *[other] { $number } free steps
    }
goons-table-worth-end-stars =
    { $number ->
        [one] { $number } star at the end of the game
       *[other] { $number } stars at the end of the game
    }
goons-table-worth-nothing = nothing
goons-table-has-stars =
    { $number ->
        [one] { $number } star
       *[other] { $number } stars
    }
goons-table-has-energy = { $number } energy
goons-table-has-money = { $number } money
goons-table-bank = { $number } energy left in the bank

goons-table-take = Choose a lit cube of the city; you may also drag it onto your crib.
goons-table-placing = Where does the cube go on your crib?
goons-table-other-cube = Another cube
goons-table-action-of = { goons-part-action }
goons-table-twice = { goons-part-action }, twice
goons-table-action-what = { $place }, { $villain } or a step
goons-table-put-on =
    { $same ->
        [yes] On the { $space } space: two { $space } actions. Stars covered: { $stars }
       *[other] On the { $space } space: a { $cube } action and a { $space } action. Stars covered: { $stars }
    }
goons-table-covers = −{ $number } on your crib, { $left } left
goons-table-opens = { $number } more { $colour } in the city: { $before } → { $after }
goons-table-covers-city = { $number } fewer { $colour } in the city: { $before } → { $after }

goons-table-source-cube = Cube: { goons-part-action }
goons-table-source-space = Space: { goons-part-action }
goons-table-source-ability = Goon: { goons-part-action }
goons-table-place-dojo = 1 energy
goons-table-place-diner = 1 money
goons-table-place-supermarket = buy an item
goons-table-place-nightclub = move a cube or energy
goons-table-commit = Commit energy to { $villain }
goons-table-commit-place = Commit { $number } energy to { $villain }: then place { $place } in the row
goons-table-then = then place { $place }
goons-table-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
goons-table-cannot = not possible now
goons-table-hustle = Hustle: a step
goons-table-topped = at the top
goons-table-ability = Ability: take a cube from anywhere
goons-table-ability-used-short = used
goons-table-goons = Once a game, on your turn, your goon takes a cube of one of its two colours from anywhere in the city out of the game, for one more action of its colour.
goons-table-end =
    { $open ->
        [0] End turn
        [one] End turn, leave { $open } action out
       *[other] End turn, leave { $open } actions out
    }

goons-table-choose = Choose:
goons-table-choose-cube-only = Choose a lit cube of the city.
goons-table-choose-cube = Choose a lit cube of the city, or one of these:
goons-table-choose-empty = Choose the empty cell it goes to.
goons-table-choose-next = Choose a second cube, or leave it at that:
goons-table-nothing = Nothing can be chosen now.
goons-table-sure = Do you want that?
goons-table-do = Do it
goons-table-buy = Buy for { $cost }
goons-table-buy-twice = Buy for { $cost }, then another
goons-table-use-item = Use { $item }
goons-table-items = Items
goons-table-items-none = No items yet.
goons-table-display = On display at the supermarket
goons-table-item-deck = { $number } in the deck
goons-table-cost = costs { $number } money
goons-table-item-stars =
    { $number ->
        [one] { $number } star at the end
       *[other] { $number } stars at the end
    }
goons-table-item-spent = used up
goons-table-item-exhausted = used this round
goons-table-item-not-now = not now
goons-table-item-itself = works by itself, or you are asked
goons-table-crib = Crib
goons-table-tracks = Hustle tracks
goons-table-track = { goons-part-track }

goons-table-villain = { $villain }, { $colour }
goons-table-visible = Visible { $colour } stars in the city: { $number }
goons-table-fee = Entry fee:
goons-table-fee-paid = paid
goons-table-goal = goal { $goal } or more
goons-table-goal-most = at most { $goal }
goons-table-chance = Chance as things stand, without rerolls and further draws
goons-table-dice =
    { $number ->
        [one] Now { $number } die
       *[other] Now { $number } dice
    }
goons-table-bag = In the bag now: skulls { $skulls }, blanks { $blanks }; drawn: { $draws }
goons-table-has = has { $number }
goons-table-tokens =
    { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
goons-table-claims =
    { $number ->
        [one] { $number } reward
       *[other] { $number } rewards
    }
goons-table-no-reward = nothing
goons-table-commit-order = Commit order
goons-table-nobody = Nobody has energy here.

goons-table-lot = Lot { $number }:
goons-table-bid = Bid { $number } of { $most }
goons-table-bid-number = Your bid, up to { $most }
goons-table-bid-less = One less
goons-table-bid-more = One more
goons-table-to-space = space { $number }
goons-table-on-scheme =
    { $doubled ->
        [yes] { $number } energy on the scheme, counting twice
       *[no] { $number } energy on the scheme
    }
goons-table-reroll = Roll one die again:

goons-table-final-wins =
    { $you ->
        [yes] { $score ->
                [one] You win with { $score } star!
               *[other] You win with { $score } stars!
            }
       *[other] { $score ->
                [one] { $seat } wins with { $score } star
               *[other] { $seat } wins with { $score } stars
            }
    }
goons-table-final-shared =
    { $score ->
        [one] Shared victory: { $seat }, with { $score } star each
       *[other] Shared victory: { $seat }, with { $score } stars each
    }
goons-table-final-items = Equal stars: more item cards decide.
goons-table-final-order = Equal stars and items: the turn order of the last round decides.

goons-show-label = The villains carry out their schemes
goons-table-show = { $scheme } is carried out
goons-table-on-it = Energy on it: { $number }
goons-table-total = Total: { $number }
goons-table-in-bag = In the bag: skulls { $skulls }, blanks { $blanks }
goons-table-skulls =
    { $number ->
        [one] { $number } skull drawn
       *[other] { $number } skulls drawn
    }
goons-table-succeeded = Success!
goons-table-failed = Failed
goons-table-sealed = has bid
goons-table-bids = bids { $number }
goons-table-skip = Skip

goons-table-to-do = What you may do
goons-table-you-have = you have
goons-table-change-stars = stars: you have { $before } → { $after }
goons-table-change-energy = energy: you have { $before } → { $after }
goons-table-change-money = money: you have { $before } → { $after }
goons-table-change-tokens = tokens: you have { $before } → { $after }
goons-table-chance-goal = { $goal } or more: { $chance }
goons-table-chance-most = { $goal } or less: { $chance }
goons-table-chance-skull = a skull: { $chance }
goons-table-reaches =
    { $number ->
        [0] reaches no reward
       *[other] reaches reward { $number }
    }
goons-table-rewarded =
    { $number ->
        [0] no reward
       *[other] reward
    }
goons-table-commit-told = { $what }; { $then }
goons-table-roll-cannot =
    { $way ->
        [most] cannot come down to { $goal }
       *[least] cannot reach { $goal }
    }
goons-table-never =
    { $way ->
        [most] Whatever they show, these dice are above { $goal }.
       *[least] Whatever they show, these dice cannot reach { $goal }.
    }
goons-table-not-alone =
    { $way ->
        [most] Your energy alone does not bring them down to { $goal }.
       *[least] Your energy alone does not bring them to { $goal }.
    }
goons-table-all-energy = With all your energy: { $chances }
goons-table-draw-cannot = this one alone reaches no further goal
goons-table-trade-for = Give { $give }, get { $get }
goons-table-trade-step = 1 step of the { goons-part-track }
goons-table-lit-place = You: { goons-table-place-before } → { goons-table-place-after }
goons-table-place-before =
    { $before ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $before }th
    }
goons-table-place-after =
    { $after ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $after }th
    }
goons-table-aim-ability = { $goon }: take a { $first } or { $second } cube from anywhere; it leaves the game.
goons-table-serves = Serves the open schemes:
goons-table-in-words = { $scheme } in words
goons-table-crib-stars =
    { $number ->
        [one] { $number } star visible on the crib: { $colour }
       *[other] { $number } stars visible on the crib: { $colour }
    }

goons-table-guide = What is what
goons-table-guide-turn = Your turn
goons-table-guide-take = Take a lit cube and put it on your crib, in the row of this turn. This reveals the stars below it in the city; the star on your crib is covered.
goons-table-guide-act = Then do two actions in any order: one in the colour of the cube, one in the colour of the space. Each is the place of that colour, or energy for that villain, or a step on that hustle track.
goons-table-guide-goon = Once a game your goon takes a cube of one of its colours from anywhere, for a third action. Items can be used at any moment of your turn.
goons-table-guide-end = Then end your turn.
goons-table-guide-villains = At the end of each round the villains carry out their schemes, clockwise from red. Whoever is rewarded loses their energy there; all others get theirs back.
goons-table-guide-places = Places
goons-table-guide-dojo = Gain 1 energy.
goons-table-guide-diner = Gain 1 money.
goons-table-guide-supermarket = Buy one of the items on display.
goons-table-guide-nightclub = Move a cube to an empty cell, or up to 2 of your energy from schemes.
goons-table-guide-x = X is the number of stars of the villain’s colour that are visible in the city. To each reward with X you add those visible on your own crib.

## The guided round

goons-lesson-goal = { goons-hint-goal }
goons-lesson-villain = This is Kid Random, the red villain, with his scheme: one die is rolled for each energy on it, and they must total 12 or more. Ida has put 2 energy on it, you 1. Whoever has more is rewarded first, and better.
goons-lesson-take = The last turn of this round. A turn begins with a cube from the city: take the marked red one, and put it on the yellow space of your crib, the board on which you keep your cubes. Its colour and that of the space are your two actions: red and yellow.
goons-lesson-commit = First the red action. Of the three things it can be, commit 2 of your energy to Kid Random, that is, put it on his scheme: with 3 you are ahead of Ida.
goons-lesson-second = Now the yellow action. Each colour has a place in the city; the yellow one is the Diner. Go there and earn 1 money; with money you can buy items.
goons-lesson-finish = Both actions are done. End your turn, the last of the round, and see what the villains do.
goons-lesson-resolved = Five energy, five dice, 15 in all: it worked. You come first and get 12 stars: 7 for red stars that can be seen in the city, where cubes are gone, and 5 for those of your crib. Ida gets 7 energy. What you both had on the scheme is spent.
goons-lesson-end = New schemes lie out, and the next round begins with you. Uncover stars in the city, keep those of your crib uncovered, and have most energy where it pays.
goons-hint-goal = You are goons, the helpers of this city’s villains. In each of three rounds you give them energy for their schemes; then these are carried out, and whoever has helped is rewarded, mostly with stars. The most stars at the end win.
goons-hint-goon = Your goon helps you once, with one more action. It stays with you all game; only the two colours tell goons apart.
goons-hint-take = Every turn begins here: take a lit cube. Its colour is one of your two actions, the space you put it on gives the other.
goons-hint-actions = Each action is one of three. Go to the place of its colour, commit energy to its villain, or hustle one step.
goons-hint-villains = After the round each villain carries out the scheme here. Without energy on it you get nothing.
goons-about-stars = Stars: the most win at the end.
goons-about-energy = Energy: commit it to schemes; at the end every 3 are worth a star.
goons-about-money = Money: it buys items; at the end every 2 are worth a star.
goons-about-track = A hustle step goes one space up. What a space shows is paid at once to whoever enters it, the stars at the top at the end.
goons-about-crib = Cubes stay here. A space shows a star as long as no cube covers it; visible stars raise what villains pay.

## What can be decided ahead

goons-condition-pay-on = Pay for rerolls and draws until a goal is reached, never going below { $number } energy, then leave it at that
goons-condition-bid-each = Bid { $number } for each lot, and in the end what is left
goons-condition-claim = Take reward { $number } as soon as it can be yours
goons-condition-no-trade = Make no trades with the Jolly Butcher in this round
goons-condition-end-when-done = End each turn once nothing else can be done in it

## Why a bot would play so, for the coach

goons-because-part-best =
    { $best ->
        [one] { $best } star
       *[other] { $best } stars
    }
goons-because-part-gain =
    { $gain ->
        [one] { $gain } star
       *[other] { $gain } stars
    }
goons-because-part-one-stars =
    { $one_stars ->
        [one] { $one_stars } star
       *[other] { $one_stars } stars
    }
goons-because-part-stars =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
goons-because-part-stars-then =
    { $stars_then ->
        [one] { $stars_then } star
       *[other] { $stars_then } stars
    }
goons-because-part-worth =
    { $worth ->
        [one] { $worth } star
       *[other] { $worth } stars
    }
goons-because-part-value =
    { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
goons-because-part-cases =
    { $chance ->
        [0] in hardly any case
        [100] in practically every case
       *[other] in about { $chance }% of cases
    }
goons-because-scheme =
    { $there ->
        [one] You would have { $mine } of the { $all } energy on { $scheme } and be alone there so far. { $villain } then pays you the equivalent of about { goons-because-part-value } { goons-because-part-cases }. If you are not rewarded, your energy comes back; if you are, it is gone.
       *[other] You would have { $mine } of the { $all } energy on { $scheme } and be number { $place } of { $there } in the row. { $villain } then pays you the equivalent of about { goons-because-part-value } { goons-because-part-cases }. If you are not rewarded, your energy comes back; if you are, it is gone.
    }
goons-because-scheme-trades = { goons-because-scheme } With the trades that follow at once you would have { $energy_then } energy, { $money_then } money and { goons-because-part-stars-then }.
goons-because-goon = Goons differ only in their colours: once a game { $goon } gives you one more action, in { $one } or { $other }. The schemes open there: { $one_scheme } pays up to about { goons-because-part-one-stars }, { $other_scheme } up to about { $other_stars }. No other card left serves better ones.
goons-because-part-reroll =
    { $die ->
        [0] The dice add up to { $total }, and no single reroll makes the result better.
       *[other] { $faces ->
            [0] The dice add up to { $total }; rerolling the { $die } cannot improve the result.
            [one] The dice add up to { $total }; rerolling the { $die }, { $faces } of 6 faces makes the result better.
           *[other] The dice add up to { $total }; rerolling the { $die }, { $faces } of 6 faces make the result better.
        }
    }
goons-because-part-draw = Tokens in the bag: { $tokens }; that count: { $counting }; so the next one counts with a chance of { $chance }%.
goons-because-reroll = { goons-because-part-reroll } A reroll is worth about { goons-because-part-gain } and costs an energy, worth about { $cost }; you have { $energy }.
goons-because-draw = { goons-because-part-draw } It is worth about { goons-because-part-gain } and costs energy worth about { $cost }; you have { $energy }.
goons-because-stop-reroll = { goons-because-part-reroll } To go on would be worth about { goons-because-part-gain } and cost an energy, worth about { $cost }; you have { $energy }.
goons-because-stop-draw = { goons-because-part-draw } To go on would be worth about { goons-because-part-gain } and cost energy worth about { $cost }; you have { $energy }.
goons-because-bid =
    { $more ->
        [0] The lot is worth about { goons-because-part-worth } to you, and it is the last: tokens that are left over are worth nothing. You have { $tokens }, somebody else up to { $most }.
        [one] The lot is worth about { goons-because-part-worth } to you; { $more } more lot follows. Your tokens for all of them: { $tokens }; somebody else has up to { $most }.
       *[other] The lot is worth about { goons-because-part-worth } to you; { $more } more lots follow. Your tokens for all of them: { $tokens }; somebody else has up to { $most }.
    }
goons-because-part-better =
    { $gain ->
        [0] Nothing else is worth more: the next best comes to the same.
        [one] It leaves you about { $gain } star better off than the next best.
       *[other] It leaves you about { $gain } stars better off than the next best.
    }
goons-because-take = You get an action in { $colour } for the cube and one in { $space } for the space. { $scheme } lies there in { $colour } and pays up to about { goons-because-part-best }. { goons-because-part-better }
goons-because-ability = You get one more action now, in { $colour }; the ability works only once a game. { goons-because-part-better }
goons-because-end =
    { $done ->
        [yes] Your actions are done, and what else you could do now is worth as much later.
       *[no] What is still open to you would gain you nothing.
    }
goons-because-hustle = You would stand on space { $step } of { $length } of the { goons-part-track }, the best of the others on { $highest }; at the end the highest there get stars. You would then have { $energy } energy, { $money } money and { goons-because-part-stars }. { goons-because-part-better }
goons-because-buy = You would own this item then: { $item }. You would then have { $energy } energy, { $money } money and { goons-because-part-stars }. { goons-because-part-better }
goons-because-same = { goons-because-part-better } Your energy, money and stars stay as they are.
goons-because-better = You would then have { $energy } energy, { $money } money and { goons-because-part-stars }. { goons-because-part-better }
