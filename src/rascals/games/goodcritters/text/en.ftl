### GoodCritters. English.
### Seats arrive as names, cards as their words below, lists joined; an unknown value as "none".
### $you is "yes" when the first seat of the message is the reader; when a later one is, it is that argument's name.

## Title

goodcritters = GoodCritters
goodcritters-tagline = Share the loot, threaten, bribe and vote: a gang of thieves among themselves.

## Words for values

goodcritters-term-5 = a 5
goodcritters-term-4 = a 4
goodcritters-term-3 = a 3
goodcritters-term-2 = a 2
goodcritters-term-5-cash = 5 in cash
goodcritters-term-5-gems = 5 in gems
goodcritters-term-5-jewelry = 5 in jewelry
goodcritters-term-5-paintings = 5 in paintings
goodcritters-term-5-sculptures = 5 in sculptures
goodcritters-term-4-cash = 4 in cash
goodcritters-term-4-gems = 4 in gems
goodcritters-term-4-jewelry = 4 in jewelry
goodcritters-term-4-paintings = 4 in paintings
goodcritters-term-4-sculptures = 4 in sculptures
goodcritters-term-3-cash = 3 in cash
goodcritters-term-3-gems = 3 in gems
goodcritters-term-3-jewelry = 3 in jewelry
goodcritters-term-3-paintings = 3 in paintings
goodcritters-term-3-sculptures = 3 in sculptures
goodcritters-term-2-cash = 2 in cash
goodcritters-term-2-gems = 2 in gems
goodcritters-term-2-jewelry = 2 in jewelry
goodcritters-term-2-paintings = 2 in paintings
goodcritters-term-2-sculptures = 2 in sculptures
goodcritters-term-4-skeleton-key = skeleton key (4)
goodcritters-term-3-lookout = lookout (3)
goodcritters-term-2-megaphone = megaphone (2)
goodcritters-term-2-double-bottom = double bottom (2)
goodcritters-term-lookout = lookout
goodcritters-term-megaphone = megaphone
goodcritters-term-skeleton-key = skeleton key
goodcritters-term-double-bottom = double bottom
goodcritters-term-fuzz = the Fuzz
goodcritters-term-guard = Guard
goodcritters-term-rob = Rob
goodcritters-term-skim = Skim
goodcritters-term-no = No
goodcritters-term-yes = Yes
goodcritters-term-a = A
goodcritters-term-b = B
goodcritters-term-open = open
goodcritters-term-shown = shown
goodcritters-term-hidden = hidden
goodcritters-term-passes = passed
goodcritters-term-tie = a tie
goodcritters-term-fails = failed
goodcritters-term-fuzz-loot = the Fuzz came with the new loot
goodcritters-term-fuzz-two = the Fuzz came with the two added cards
goodcritters-term-fuzz-skim = a skim had brought the Fuzz
goodcritters-term-fuzz-bonus = the Fuzz came as the old boss’s bonus
goodcritters-term-share = sharing
goodcritters-term-bargain = bargaining
goodcritters-term-choose = choosing a card
goodcritters-term-over = game over

## Parts of sentences

goodcritters-part-loot =
    { $loot ->
        [one] { $loot } loot card
       *[other] { $loot } loot cards
    }
goodcritters-part-payoff-cards =
    { $payoff_cards ->
        [one] { $payoff_cards } payoff card
       *[other] { $payoff_cards } payoff cards
    }
goodcritters-part-goods =
    { $loot ->
        [0] { $payoff_cards ->
            [0] nothing
           *[other] { goodcritters-part-payoff-cards }
        }
       *[other] { $payoff_cards ->
            [0] { goodcritters-part-loot }
           *[other] { goodcritters-part-payoff-cards } and { goodcritters-part-loot }
        }
    }
goodcritters-part-score =
    { $score ->
        [0] $0
       *[other] ${ $score },000
    }
goodcritters-part-worth-of-loot =
    { $loot ->
        [0] $0
       *[other] ${ $loot },000
    }
goodcritters-part-worth-of-payoffs =
    { $payoff_cards ->
        [0] $0
       *[other] ${ $payoff_cards },000
    }
goodcritters-part-worth-of-promos =
    { $promos ->
        [0] $0
       *[other] ${ $promos },000
    }
goodcritters-part-offer =
    { $payoff_cards ->
        [0] { "" }
       *[other] { " " }Payoff cards in it: { $payoff_cards }.
    }{ $shown ->
        [0] { "" }
       *[other] { " " }Cards shown in private: { $shown }.
    }{ $hidden ->
        [0] { "" }
       *[other] { " " }Hidden cards: { $hidden }.
    }{ $asked_payoff_cards ->
        [0] { "" }
       *[other] { " " }Payoff cards wanted: { $asked_payoff_cards }.
    }{ $asked_any ->
        [0] { "" }
       *[other] { " " }Any loot cards wanted: { $asked_any }.
    }

## Events

goodcritters-event-dealt =
    { $you ->
        [yes] { $cards ->
            [none] You start with one card of each value.
           *[other] You start with { $cards }.
        }
       *[no] { $cards ->
            [none] { $seat } starts with one card of each value.
           *[other] { $seat } starts with { $cards }.
        }
    }
goodcritters-event-round-began =
    { $you ->
        [yes] { $term ->
            [1] Round { $round }: you are the boss.
           *[other] Round { $round }: you are still the boss, { $term } rounds in a row.
        }
       *[no] { $term ->
            [1] Round { $round }: { $boss } is the boss.
           *[other] Round { $round }: { $boss } is still the boss, { $term } rounds in a row.
        }
    }
goodcritters-event-turned-over = New on the table: { $cards }.
goodcritters-event-shared =
    { $you ->
        [yes] Your share: { $cards }.
       *[no] { $to } would get { $cards }.
    }
goodcritters-event-threatened =
    { $you ->
        [yes] You threaten { $to }.
        [to] { $seat } threatens you.
       *[no] { $seat } threatens { $to }.
    }
goodcritters-event-threat-withdrawn =
    { $you ->
        [yes] You no longer threaten anybody.
       *[no] { $seat } no longer threatens anybody.
    }
goodcritters-event-chosen =
    { $you ->
        [yes] { $action ->
            [none] You choose an action card.
           *[other] You choose { $action }.
        }
       *[no] { $action ->
            [none] { $seat } chooses an action card.
           *[other] { $seat } chooses { $action }.
        }
    }
goodcritters-event-choice-changed =
    { $you ->
        [yes] { $action ->
            [none] You swap your action card.
           *[other] You swap your action card for { $action }.
        }
       *[no] { $action ->
            [none] { $seat } swaps the action card.
           *[other] { $seat } swaps the action card for { $action }.
        }
    }
goodcritters-event-ready =
    { $you ->
        [yes] You are ready.
       *[no] { $seat } is ready.
    }
goodcritters-event-unready =
    { $you ->
        [yes] You are no longer ready: something has changed.
       *[no] { $seat } is no longer ready.
    }
goodcritters-event-done =
    { $you ->
        [yes] You have finished bargaining.
       *[no] { $seat } has finished bargaining.
    }
goodcritters-event-promo-used =
    { $you ->
        [yes] You use a promo card: { $card }.
       *[no] { $seat } uses a promo card: { $card }.
    }
goodcritters-event-payoff-set =
    { $you ->
        [yes] You lay { goodcritters-part-goods } in front of { $to }, payable on a { $side } (token { $token }).
        [to] { $seat } lays { goodcritters-part-goods } in front of you, payable on a { $side } (token { $token }).
       *[no] { $seat } lays { goodcritters-part-goods } in front of { $to }, payable on a { $side } (token { $token }).
    }
goodcritters-event-payoff-open =
    { $you ->
        [yes] Face up, for all to see: { $cards }.
        [to] Face up in front of you, for all to see: { $cards }.
       *[no] Face up in front of { $to }, for all to see: { $cards }.
    }
goodcritters-event-payoff-shown =
    { $you ->
        [yes] You show { $to }, and nobody else, { $cards }.
        [to] { $seat } shows you, and nobody else, { $cards }.
       *[no] { $seat } shows { $to }, and nobody else, { $cards }.
    }
goodcritters-event-payoff-hidden =
    { $you ->
        [yes] Hidden even from { $to }: { $cards }.
        [to] Hidden even from you: { $cards }.
       *[no] Hidden even from { $to }: { $cards }.
    }
goodcritters-event-payoff-unset =
    { $you ->
        [yes] You take back { goodcritters-part-goods } from in front of { $to } (token { $token }).
        [to] { $seat } takes back { goodcritters-part-goods } from in front of you (token { $token }).
       *[no] { $seat } takes back { goodcritters-part-goods } from in front of { $to } (token { $token }).
    }
goodcritters-event-offered =
    { $you ->
        [yes] You make { $to } an offer.
        [to] { $seat } makes you an offer.
       *[no] { $seat } makes { $to } an offer.
    }{ goodcritters-part-offer }
goodcritters-event-offer-open =
    { $you ->
        [yes] You openly offer { $to } { $cards }.
        [to] { $seat } openly offers you { $cards }.
       *[no] { $seat } openly offers { $to } { $cards }.
    }
goodcritters-event-offer-shown =
    { $you ->
        [yes] You show { $to } what you offer: { $cards }.
        [to] { $seat } shows you the offer: { $cards }.
       *[no] { $seat } shows { $to } the offer: { $cards }.
    }
goodcritters-event-offer-hidden =
    { $you ->
        [yes] What you offer hidden: { $cards }.
        [to] What { $seat } offers you hidden: { $cards }.
       *[no] What { $seat } offers hidden: { $cards }.
    }
goodcritters-event-offer-asks-open =
    { $you ->
        [yes] You want from { $to }, given openly: { $cards }.
        [to] { $seat } wants from you, given openly: { $cards }.
       *[no] { $seat } wants from { $to }, given openly: { $cards }.
    }
goodcritters-event-offer-asks-shown =
    { $you ->
        [yes] You want from { $to }, between the two of you: { $cards }.
        [to] { $seat } wants from you, between the two of you: { $cards }.
       *[no] { $seat } wants from { $to }, between the two of them: { $cards }.
    }
goodcritters-event-accepted =
    { $you ->
        [yes] You accept { $maker }’s offer.
        [maker] { $seat } accepts your offer.
       *[no] { $seat } accepts { $maker }’s offer.
    }
goodcritters-event-declined =
    { $you ->
        [yes] You decline { $maker }’s offer.
        [maker] { $seat } declines your offer.
       *[no] { $seat } declines { $maker }’s offer.
    }
goodcritters-event-withdrawn =
    { $you ->
        [yes] You withdraw your offer to { $to }.
        [to] { $seat } withdraws the offer made to you.
       *[no] { $seat } withdraws the offer made to { $to }.
    }
goodcritters-event-lapsed =
    { $you ->
        [yes] Your offer to { $to } lapses: you no longer have what it gives.
        [to] { $seat }’s offer to you lapses: what it gives is gone.
       *[no] { $seat }’s offer to { $to } lapses: what it gives is gone.
    }
goodcritters-event-exchanged =
    { $you ->
        [yes] You give { $to } { goodcritters-part-goods }.
        [to] { $from } gives you { goodcritters-part-goods }.
       *[no] { $from } gives { $to } { goodcritters-part-goods }.
    }
goodcritters-event-exchanged-open =
    { $you ->
        [yes] All see what { $to } gets from you: { $cards }.
        [to] All see what you get from { $from }: { $cards }.
       *[no] All see what { $to } gets from { $from }: { $cards }.
    }
goodcritters-event-exchanged-closed =
    { $you ->
        [yes] Between the two of you, { $to } gets { $cards }.
        [to] Between the two of you, you get { $cards } from { $from }.
       *[no] Between the two of them, { $to } gets { $cards } from { $from }.
    }
goodcritters-event-revealed =
    { $you ->
        [yes] You reveal { $action }.
       *[no] { $seat } reveals { $action }.
    }
goodcritters-event-guard-revealed =
    { $you ->
        [yes] { $by } tries to rob you, and you reveal Guard.
        [by] You try to rob { $seat }, who reveals Guard.
       *[no] { $by } tries to rob { $seat }, who reveals Guard.
    }
goodcritters-event-robbed =
    { $you ->
        [yes] { $card ->
            [none] You rob { $from } of a card.
           *[other] You rob { $from }: { $card }.
        }
        [from] { $card ->
            [none] { $by } robs you of a card.
           *[other] { $by } robs you: { $card }.
        }
       *[no] { $card ->
            [none] { $by } robs { $from } of a card.
           *[other] { $by } robs { $from }: { $card }.
        }
    }
goodcritters-event-nothing-to-rob =
    { $you ->
        [yes] You rob { $from }, whose stash is empty.
        [from] { $by } robs you, but your stash is empty.
       *[no] { $by } robs { $from }, whose stash is empty.
    }
goodcritters-event-rob-without-threat =
    { $you ->
        [yes] You threaten nobody, so you rob nobody.
       *[no] { $by } threatens nobody, and so robs nobody.
    }
goodcritters-event-guard-took =
    { $you ->
        [yes] { $card ->
            [none] Your guard takes a card from { $from }.
           *[other] Your guard takes from { $from }: { $card }.
        }
        [from] { $card ->
            [none] { $by }’s guard takes a card from you.
           *[other] { $by }’s guard takes from you: { $card }.
        }
       *[no] { $card ->
            [none] { $by }’s guard takes a card from { $from }.
           *[other] { $by }’s guard takes from { $from }: { $card }.
        }
    }
goodcritters-event-nothing-to-take =
    { $you ->
        [yes] Your guard finds nothing to take from { $from }.
        [from] { $by }’s guard finds nothing to take from you.
       *[no] { $by }’s guard finds nothing to take from { $from }.
    }
goodcritters-event-lookout-stopped =
    { $you ->
        [yes] Your lookout sees { $by } coming: nothing is robbed.
        [by] { $seat }’s lookout sees you coming: nothing is robbed.
       *[no] { $seat }’s lookout sees { $by } coming: nothing is robbed.
    }
goodcritters-event-guard-bypassed =
    { $you ->
        [yes] { $by }’s skeleton key gets past your guard.
        [by] Your skeleton key gets past { $seat }’s guard.
       *[no] { $by }’s skeleton key gets past { $seat }’s guard.
    }
goodcritters-event-skimmed =
    { $you ->
        [yes] { $card ->
            [none] You skim a card off the pile.
           *[other] You skim off the pile: { $card }.
        }
       *[no] { $card ->
            [none] { $seat } skims a card off the pile.
           *[other] { $seat } skims off the pile: { $card }.
        }
    }
goodcritters-event-skim-too-late =
    { $you ->
        [yes] Somebody skimmed before you: you get nothing.
       *[no] Somebody skimmed before { $seat }, who gets nothing.
    }
goodcritters-event-fuzz-skimmed =
    { $you ->
        [yes] You skim the Fuzz! This round is the last.
       *[no] { $seat } skims the Fuzz! This round is the last.
    }
goodcritters-event-pile-empty =
    { $you ->
        [yes] The pile is empty: there is no card for you.
       *[no] The pile is empty: there is no card for { $seat }.
    }
goodcritters-event-payoff-won =
    { $you ->
        [yes] { $to } earns your payoff: { goodcritters-part-goods } (token { $token }).
        [to] You earn { $seat }’s payoff: { goodcritters-part-goods } (token { $token }).
       *[no] { $to } earns { $seat }’s payoff: { goodcritters-part-goods } (token { $token }).
    }
goodcritters-event-payoff-won-loot =
    { $you ->
        [yes] { $to } turns up what you had hidden: { $cards }.
        [to] You turn up what was hidden: { $cards }.
       *[no] { $to } turns up what was hidden: { $cards }.
    }
goodcritters-event-payoff-returned =
    { $you ->
        [yes] { $to } has not earned your payoff, so it is yours again: { goodcritters-part-goods } (token { $token }).
        [to] You have not earned { $seat }’s payoff, so it goes back: { goodcritters-part-goods } (token { $token }).
       *[no] { $to } has not earned { $seat }’s payoff, so it goes back: { goodcritters-part-goods } (token { $token }).
    }
goodcritters-event-voted = { $yes } Yes, { $no } No: { $result }.
goodcritters-event-shares-taken =
    { $you ->
        [yes] You take your share: { $cards }.
       *[no] { $seat } takes { $cards }.
    }
goodcritters-event-shares-returned = All shares go back to the middle of the table.
goodcritters-event-bonus =
    { $you ->
        [yes] { $card ->
            [none] After three rounds as boss you take a card off the pile and step down.
           *[other] After three rounds as boss you take { $card } off the pile and step down.
        }
       *[no] { $card ->
            [none] After three rounds as boss { $seat } takes a card off the pile and steps down.
           *[other] After three rounds as boss { $seat } takes { $card } off the pile and steps down.
        }
    }
goodcritters-event-fuzz-bonus =
    { $you ->
        [yes] Your bonus card is the Fuzz!
       *[no] { $seat }’s bonus card is the Fuzz!
    }
goodcritters-event-fuzz = The Fuzz!
goodcritters-event-loot-lost = The Fuzz takes everything in the middle: { $cards }.
goodcritters-event-game-over = The game is over: { $reason }.
goodcritters-event-stash-shown =
    { $you ->
        [yes] In your stash: { $cards }.
       *[no] In { $seat }’s stash: { $cards }.
    }
goodcritters-event-scored =
    { $you ->
        [yes] { $payoff_cards ->
            [0] { $promos ->
                [0] Your stash is worth { goodcritters-part-score }.
               *[other] You have { goodcritters-part-worth-of-loot } in loot + { goodcritters-part-worth-of-promos } for used promo cards = { goodcritters-part-score }.
            }
           *[other] { $promos ->
                [0] You have { goodcritters-part-worth-of-loot } in loot + { goodcritters-part-worth-of-payoffs } for payoff cards = { goodcritters-part-score }.
               *[other] You have { goodcritters-part-worth-of-loot } in loot + { goodcritters-part-worth-of-payoffs } for payoff cards + { goodcritters-part-worth-of-promos } for used promo cards = { goodcritters-part-score }.
            }
        }
       *[no] { $payoff_cards ->
            [0] { $promos ->
                [0] { $seat }’s stash is worth { goodcritters-part-score }.
               *[other] { $seat } has { goodcritters-part-worth-of-loot } in loot + { goodcritters-part-worth-of-promos } for used promo cards = { goodcritters-part-score }.
            }
           *[other] { $promos ->
                [0] { $seat } has { goodcritters-part-worth-of-loot } in loot + { goodcritters-part-worth-of-payoffs } for payoff cards = { goodcritters-part-score }.
               *[other] { $seat } has { goodcritters-part-worth-of-loot } in loot + { goodcritters-part-worth-of-payoffs } for payoff cards + { goodcritters-part-worth-of-promos } for used promo cards = { goodcritters-part-score }.
            }
        }
    }

## Moves

goodcritters-move-give = Give it to { $to }
goodcritters-move-threaten = Threaten { $to }
goodcritters-move-unthreaten = Threaten nobody
goodcritters-move-choose =
    { $action ->
        [none] Choose a card
        [No] Vote no
        [Yes] Vote yes
       *[other] Choose { $action }
    }
goodcritters-move-ready = Ready
goodcritters-move-done = Done
goodcritters-move-promo = Use { $card }
goodcritters-move-payoff = Payoff { $token } for { $to }, on a { $side }
goodcritters-move-unset = Take back payoff { $token }
goodcritters-move-offer = Make { $to } an offer
goodcritters-move-accept = Accept { $maker }’s offer
goodcritters-move-decline = Decline { $maker }’s offer
goodcritters-move-withdraw = Withdraw the offer to { $to }
goodcritters-move-pay = A payoff card
goodcritters-move-add = { $card }, { $manner }
goodcritters-move-for = For this I want …
goodcritters-move-ask = Any loot card
goodcritters-move-finish = That is all

goodcritters-kind-give = The next card in the middle
goodcritters-kind-threaten = Threaten
goodcritters-kind-unthreaten = End the threat
goodcritters-kind-choose = Action card
goodcritters-kind-ready = Agree
goodcritters-kind-done = End the turn
goodcritters-kind-promo = Promo card
goodcritters-kind-payoff = Lay out a payoff
goodcritters-kind-unset = Take a payoff back
goodcritters-kind-offer = Make an offer
goodcritters-kind-accept = Accept
goodcritters-kind-decline = Decline
goodcritters-kind-withdraw = Withdraw
goodcritters-kind-pay = Payoff cards
goodcritters-kind-add = Loot cards
goodcritters-kind-for = In return
goodcritters-kind-ask = The other’s choice
goodcritters-kind-finish = Finish

## Refusals

goodcritters-refusal-game-over = The game is over.
goodcritters-refusal-not-your-turn = It is not your turn: { $seat } has the floor.
goodcritters-refusal-not-awaited = You have no move at this moment.
goodcritters-refusal-not-boss = Sharing the loot is up to the boss, { $seat }.
goodcritters-refusal-no-such-seat = There is no such seat. The seats are 0 to { $highest }.
goodcritters-refusal-no-action = There is no action number { $action }.
goodcritters-refusal-unknown-move = That is not a move.
goodcritters-refusal-share-first = First share out all the loot in the middle.
goodcritters-refusal-early-offers-only = Until the boss has shared the loot you can only make, withdraw, accept and decline offers.
goodcritters-refusal-already-shared = The loot is shared out already, and the shares stay as they are until the vote.
goodcritters-refusal-not-all-shared = Every card in the middle must be given to somebody, and this one too: { $card }.
goodcritters-refusal-not-in-middle = This card is not in the middle, or not that many times: { $card }.
goodcritters-refusal-already-ready = You are ready, so you have no move until somebody changes something.
goodcritters-refusal-answer-awaited = First { $seat } must answer an offer.
goodcritters-refusal-answer-first = First accept or decline the offer that { $seat } has made you.
goodcritters-refusal-no-changes-left = You have made all the changes allowed in a round: { $changes }.
goodcritters-refusal-no-threat = You are threatening nobody, so there is nothing to take back.
goodcritters-refusal-threatens-self = You cannot threaten yourself. Choose another player.
goodcritters-refusal-threatened-already = You are threatening { $seat } already.
goodcritters-refusal-no-turns = Here everybody bargains at once. Say “ready” when you have finished, not “done”.
goodcritters-refusal-choose-later = Action cards are chosen later, all at once. Say “done” to end your turn.
goodcritters-refusal-choose-first = First choose an action card.
goodcritters-refusal-choose-now = The bargaining is over: choose an action card.
goodcritters-refusal-chosen-already = You have chosen this action card already.
goodcritters-refusal-chosen-finally = You have chosen your action card, and this choice is final.
goodcritters-refusal-no-promo = You have no such promo card in your stash: { $card }.
goodcritters-refusal-no-payoffs = This game is played without payoffs and exchanges.
goodcritters-refusal-no-payoff = Your payoff { $token } is not laid out.
goodcritters-refusal-payoff-to-self = A payoff is for another player, not for yourself.
goodcritters-refusal-payoff-asks = A payoff asks for nothing in return: add cards, or finish it.
goodcritters-refusal-nothing-to-lay = With your cards you could only lay the payoff that lies there already.
goodcritters-refusal-offer-to-self = An offer is for another player, not for yourself.
goodcritters-refusal-nothing-to-offer = With your cards and theirs you could only make the offer that stands already.
goodcritters-refusal-no-offer = You have no offer from { $seat }.
goodcritters-refusal-no-own-offer = You have made { $seat } no offer that you could withdraw.
goodcritters-refusal-cannot-accept = You do not have all that this offer asks for. You can only decline it.
goodcritters-refusal-nothing-begun = First begin a payoff or an offer, then add cards to it.
goodcritters-refusal-move-begun = First go on with the move you have begun: add cards, or finish it.
goodcritters-refusal-changes-nothing = Exactly this payoff or offer is there already. Change something.
goodcritters-refusal-out-of-order = Cards are added in order: payoff cards first, then loot from the highest value down.
goodcritters-refusal-not-owned = You have no such card left: { $card }.
goodcritters-refusal-no-payoff-cards = You have no payoff card left.
goodcritters-refusal-nothing-laid = Add at least one card before you finish.
goodcritters-refusal-ask-first = Say “for” before you ask for cards: only an offer asks for any.
goodcritters-refusal-asking-already = You are asking already: add what you want, or finish.
goodcritters-refusal-asked-hidden = You cannot name a card and ask for it hidden. A bare “?” asks for any card, hidden.
goodcritters-refusal-asks-too-much = That is more than { $seat } has.
goodcritters-refusal-asks-for-absent = This card is not in this game: { $card }. Nobody can have it.
goodcritters-refusal-table-full = The table is full of cards: payoffs and offers hold { $most } at most. Wait until some are gone.
goodcritters-refusal-asks-too-many = An offer asks for { $most } cards at most.
goodcritters-refusal-nothing-to-ask = There is nothing to ask for: { $seat } has no card.
goodcritters-refusal-nothing-asked = After “for”, ask for at least one card.
goodcritters-refusal-pick-first = Choose the cards to give for each “?”. Still to choose: { $number }.
goodcritters-refusal-picks-too-many = You chose { $given } cards, but the offer lets you choose only { $number }.
goodcritters-refusal-too-few-left = After this card too few are left. Still to choose: { $number }.

## Errors in positions

goodcritters-error-fuzz-part = pile.{ $players }: Fuzz in one of { $parts } parts, below the first { $loot } cards, not in part { $given }.
goodcritters-error-early-bribes = early_bribes needs payoffs=true and bargaining=open, as it lets all make exchanges at once.

## Who must do what

goodcritters-purpose = Your goal: the most valuable stash at the end.
goodcritters-status-share =
    { $you ->
        [yes] You are the boss: share out all the loot.
       *[no] { $seat } shares out the loot.
    }
goodcritters-status-bribe =
    { $you ->
        [yes] You are the boss: share out all the loot.
       *[no] { $seat } shares out the loot. Until then you may make offers.
    }
goodcritters-status-bribe-answer =
    { $you ->
        [yes] An offer for you: accept it or decline, or share out the loot.
       *[no] An offer for you: accept it or decline, until { $seat } has shared out the loot.
    }
goodcritters-status-bargain =
    { $you ->
        [yes] Bargain, threaten, and choose an action card.
       *[no] Everybody bargains. Not ready yet: { $seat }.
    }
goodcritters-status-ready =
    { $you ->
        [yes] Your card is chosen. Say that you are ready, or go on bargaining.
       *[no] Everybody bargains. Not ready yet: { $seat }.
    }
goodcritters-status-turn =
    { $you ->
        [yes] Your turn to bargain. Say “done” when you have finished.
       *[no] { $seat } has the floor and may bargain.
    }
goodcritters-status-answer =
    { $you ->
        [yes] An offer for you: accept it, or decline.
       *[no] { $seat } has an offer to answer.
    }
goodcritters-status-choose =
    { $you ->
        [yes] Choose your action card. The choice is final.
       *[no] Still to choose an action card: { $seat }.
    }
goodcritters-status-draft =
    { $you ->
        [yes] Finish the move you have begun.
       *[no] { $seat } is in the middle of a move.
    }
goodcritters-status-over =
    { $you ->
        [yes] { $count ->
            [one] The game is over. You have won.
           *[other] The game is over. A shared victory: { $winners }.
        }
       *[no] The game is over. Victory for { $winners }.
    }

goodcritters-end-fuzz-loot = The Fuzz came with the loot of a new round.
goodcritters-end-fuzz-two = The Fuzz came with the two cards added after a failed vote.
goodcritters-end-fuzz-skim = A skim had brought the Fuzz; that round was the last.
goodcritters-end-fuzz-bonus = The Fuzz came as the bonus card of the old boss.

## Forms for whole moves

goodcritters-form-left = Still to give: { $count }
goodcritters-form-add = What you may add
goodcritters-form-more = A particular card …
goodcritters-form-nothing = nothing yet
goodcritters-form-take-back = Take back: { $card }

## The cards are turned up, and the count at the end

goodcritters-show-label = The action cards are turned up
goodcritters-show-skip = Skip
goodcritters-show-passes = The shares stand!
goodcritters-show-tie = A tie: the shares stand.
goodcritters-show-fails = Voted down!
goodcritters-show-fuzz = The Fuzz!
goodcritters-show-last-round = Last round
goodcritters-show-outcome =
    { $result ->
        [passes] Round { $round }: passed with { $yes } Yes to { $no } No
        [tie] Round { $round }: a tie, { $yes } Yes to { $no } No
       *[fails] Round { $round }: voted down with { $no } No to { $yes } Yes
    }
goodcritters-show-gain = You gained { $money }.
goodcritters-show-loss = You lost { $money }.
goodcritters-show-even = You are worth as much as before.
goodcritters-show-share = Your share: { $goods }
goodcritters-show-rob-in = Robbed from { $name }: { $goods }
goodcritters-show-rob-out = Robbed by { $name }: { $goods }
goodcritters-show-guard-in = Your guard took from { $name }: { $goods }
goodcritters-show-guard-out = { $name }’s guard took from you: { $goods }
goodcritters-show-skim = Skimmed: { $goods }
goodcritters-show-bonus = Bonus of the old boss: { $goods }
goodcritters-show-payoff-in = Payoff from { $name }: { $goods }
goodcritters-show-payoff-out = Payoff to { $name }: { $goods }
goodcritters-show-exchange-in = Given to you by { $name }: { $goods }
goodcritters-show-exchange-out = Given to { $name }: { $goods }
goodcritters-show-everybody = Everybody’s cards
goodcritters-show-wins =
    { $you ->
        [yes] You win with { $money }!
       *[no] { $name } wins with { $money }!
    }
goodcritters-show-shared = Shared victory with { $money }: { $names }
goodcritters-show-loot = Loot
goodcritters-show-payoffs = Payoffs
goodcritters-show-promos = Promo cards
goodcritters-show-total = Total
goodcritters-show-worths = Worth by round
goodcritters-show-worths-about = What everybody was worth after each round. Where not every card could be seen, a pale band shows how little and how much it may have been.
goodcritters-show-player = Name
goodcritters-show-start = Start
goodcritters-show-between = { $least } to { $most }
goodcritters-show-table = The same in numbers

## Labels of the table

goodcritters-label-round = Round { $round }
goodcritters-label-boss = Boss
goodcritters-label-term = Rounds as boss in a row
goodcritters-label-terms = Most rounds as boss in a row
goodcritters-label-pile = Cards in the pile
goodcritters-label-fuzz-window = Loot above the Fuzz: at least, at most
goodcritters-label-fuzz-out = The Fuzz is out
goodcritters-label-middle = Middle of the table
goodcritters-label-shares = Shares
goodcritters-label-share = Share
goodcritters-label-stash = Stash
goodcritters-label-held = Cards in the stash
goodcritters-label-known = At least in the stash
goodcritters-label-certain = At least
goodcritters-label-threat = Threatens
goodcritters-label-chosen = Action card chosen
goodcritters-label-action = Action card
goodcritters-label-ready = Ready
goodcritters-label-changes = Changes made
goodcritters-label-payoff-cards = Payoff cards
goodcritters-label-aside = Promo cards used
goodcritters-label-promos = Promo cards
goodcritters-label-active = Working this round
goodcritters-label-payoffs = Payoffs laid out
goodcritters-label-payoff-worth = Worth of a payoff card
goodcritters-label-promo-cards = Promo cards in this game
goodcritters-label-wishes = What offers may ask for
goodcritters-label-votes = Votes
goodcritters-label-worth = Worth in the end
goodcritters-label-token = Token
goodcritters-label-to = For
goodcritters-label-from = From
goodcritters-label-side = Payable on
goodcritters-label-loot = Loot cards
goodcritters-label-cards = Cards
goodcritters-label-score = Worth
goodcritters-label-offers = Offers
goodcritters-label-gives = Gives
goodcritters-label-wants = Wants
goodcritters-label-card = Loot card
goodcritters-label-manner = How it is given
goodcritters-label-manners = How each is given
goodcritters-label-gives-manners = How each is given
goodcritters-label-wants-manners = How each is wanted
goodcritters-label-maker = Offer by
goodcritters-label-any-card = any loot card
goodcritters-label-draft = Your move so far
goodcritters-count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
goodcritters-count-payoff-cards =
    { $count ->
        [one] { $count } payoff card
       *[other] { $count } payoff cards
    }
goodcritters-count-score =
    { $count ->
        [0] $0
       *[other] ${ $count },000
    }

## The drawn table

goodcritters-table-players = The mats around the table
goodcritters-table-is-boss = Boss
goodcritters-table-stash-of =
    { $count ->
        [one] { $count } card in the stash
       *[other] { $count } cards in the stash
    }
goodcritters-table-certain = Certainly in the stash: { $values }
goodcritters-table-pays-of =
    { $count ->
        [one] { $count } payoff card
       *[other] { $count } payoff cards
    }
goodcritters-table-share-of = Share: { $cards }, worth { $money }
goodcritters-table-share-none = No share
goodcritters-table-unknown-cards =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
goodcritters-table-slot-none = No action card yet
goodcritters-table-slot-down = Action card face down
goodcritters-table-slot-own = Your action card: { $action }
goodcritters-table-slot-up = Action card: { $action }
goodcritters-table-threatens = Threatens { $name }
goodcritters-table-threatened = Threatened by { $names }
goodcritters-table-payoff-on-yes = Payoff by { $name } on a Yes: { $goods }
goodcritters-table-payoff-on-no = Payoff by { $name } on a No: { $goods }
goodcritters-table-active = Working this round: { $cards }
goodcritters-table-lamp-ready = Ready
goodcritters-table-lamp-chosen = Card chosen, not ready yet
goodcritters-table-lamp-awaited = To act
goodcritters-table-term-of = Boss for round { $term } of { $most } in a row
goodcritters-table-pile-of =
    { $count ->
        [one] { $count } card in the pile.
       *[other] { $count } cards in the pile.
    }
goodcritters-table-fuzz-window = The Fuzz comes after { $low } to { $high } more.
goodcritters-table-fuzz-out = The Fuzz is out: this round is the last.
goodcritters-table-middle-of = In the middle: { $cards }
goodcritters-table-tally-yes = Yes: { $count }
goodcritters-table-tally-no = No: { $count }
goodcritters-table-card-guard = Guard
goodcritters-table-card-rob = Rob
goodcritters-table-card-skim = Skim
goodcritters-table-card-no = Vote no
goodcritters-table-card-yes = Vote yes
goodcritters-table-about-guard = Whoever robs you gets nothing, and you take a card from them.
goodcritters-table-about-rob = Takes a random card from the player you threaten.
goodcritters-table-about-skim = Takes the top card of the pile, if nobody skims before you.
goodcritters-table-about-no = Against these shares. If they fail, the first No clockwise becomes boss.
goodcritters-table-about-yes = For these shares. If they pass, the boss stays.
goodcritters-table-share-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
goodcritters-table-seen-open = Everyone sees it
goodcritters-table-seen-shown = Only { $name } sees it
goodcritters-table-seen-between = Only you and { $name } see it
goodcritters-table-seen-hidden = Hidden from all
goodcritters-table-payoff-when = Paid if { $name } votes
goodcritters-table-votes-yes = Yes
goodcritters-table-votes-no = No
goodcritters-table-payoff-instead = Both your tokens are in use. Instead of the one in front of
goodcritters-table-payoff-replaces = This takes the place of your payoff in front of { $name }.
goodcritters-table-payoff-gets = In the envelope
goodcritters-table-payoff-about = If { $name } votes otherwise, it comes back to you. Payoff cards count as money at the end, and nobody can rob them.
goodcritters-table-payoff-lay = Lay it down
goodcritters-table-i-give = I give
goodcritters-table-i-get = I get
goodcritters-table-offer-gift = A gift: { $name } may take it or leave it.
goodcritters-table-offer-request = A request: nothing is given for it.
goodcritters-table-offer-exchange = If { $name } accepts, both change hands at once.
goodcritters-table-offer-make = Make the offer
goodcritters-table-offer-from = Offer from { $name }
goodcritters-table-you-get = You get
goodcritters-table-you-give = You give
goodcritters-table-accept = Accept
goodcritters-table-counter = Counter
goodcritters-table-decline = Decline
goodcritters-table-cannot-accept = You do not have what this asks for.
goodcritters-table-your-choice =
    { $count ->
        [one] Any card, your choice
       *[other] Any { $count } cards, your choice
    }
goodcritters-table-stash-cards = Your stash: { $cards }
goodcritters-table-stash-cards-of = In the stash: { $cards }
goodcritters-table-threat = Threaten
goodcritters-table-threat-end = End the threat
goodcritters-table-payoff = Payoff
goodcritters-table-offer = Offer
goodcritters-table-change = Change
goodcritters-table-payoff-unset = Take back
goodcritters-table-offer-mine = Your offer: { $gives } for { $wants }
goodcritters-table-offer-withdraw = Withdraw
goodcritters-table-all-given = Everything is given out: propose it, or change it.
goodcritters-table-even-split = Even split
goodcritters-table-clear = Clear
goodcritters-table-propose = Propose
goodcritters-table-your-mat = Your mat
goodcritters-table-pawn-home = Your threat marker: drag it to somebody’s mat
goodcritters-table-you-threaten = You threaten { $name }
goodcritters-table-promo-use = Use: { $card }
goodcritters-table-promo-used = Used: { $card }
goodcritters-table-promo-once = It works for this round only. Its value still counts for you at the end.
goodcritters-table-about-lookout = No rob takes a card from you. A guard whose owner you rob still does.
goodcritters-table-about-megaphone = The vote you reveal counts twice.
goodcritters-table-about-skeleton-key = No guard stops your rob, and its owner takes nothing from you.
goodcritters-table-about-double-bottom = Your skim works even if somebody skimmed before you.
goodcritters-table-choose-card = Choose your action card
goodcritters-table-tap-threat = Tap a mat to threaten.
goodcritters-table-tap-mat = Tap a mat to threaten, pay or trade.
goodcritters-table-rob-idle = You threaten nobody: a Rob would do nothing.
goodcritters-table-lay-down = Lay down: { $action }
goodcritters-table-turn-done = Done bargaining
goodcritters-table-ready = Ready
goodcritters-table-ready-you = You are ready
goodcritters-table-ready-of = { $ready } of { $players } ready
goodcritters-table-reopened = No longer ready: { $names }.
goodcritters-table-sheet-payoff = Payoff for { $name }
goodcritters-table-sheet-offer = Offer to { $name }
goodcritters-table-sheet-answer = Offer from { $name }: your choice
goodcritters-table-share-how = Tap a card, then a mat; or drag it there.
goodcritters-table-share-whom = Now tap the mat it is for.
goodcritters-table-you = you
goodcritters-board-keys-share = While you share: 1 to 7 give the card that has the focus to a mat by its number, 0 keeps it for you; E splits evenly. Arrow keys go all over the table, Enter takes a card up and lays it on a mat.
goodcritters-board-keys-bargain = While you bargain: 1 to 5 choose an action card, R says ready; arrow keys go all over the table, Enter presses what they have come to; M goes to the mats; on a mat T threatens, P lays a payoff, X makes an offer; A goes to an offer for you.
goodcritters-board-keys-show = While cards are turned up: Escape goes to the end.

## Options

goodcritters-option-first_boss = First boss
goodcritters-option-first_boss-host = the table’s host
goodcritters-option-first_boss-random = at random
goodcritters-option-first_boss-0 = seat 1
goodcritters-option-first_boss-1 = seat 2
goodcritters-option-first_boss-2 = seat 3
goodcritters-option-first_boss-3 = seat 4
goodcritters-option-first_boss-4 = seat 5
goodcritters-option-first_boss-5 = seat 6
goodcritters-option-first_boss-6 = seat 7
goodcritters-option-first_boss-7 = seat 8
goodcritters-option-bargaining = Bargaining
goodcritters-option-bargaining-open = all at once
goodcritters-option-bargaining-turns = in turns
goodcritters-option-changes = Changes per player and round
goodcritters-option-payoffs = Payoffs and exchanges
goodcritters-option-payoffs-false = without
goodcritters-option-payoffs-true = with
goodcritters-option-limited_terms = Rounds as boss in a row
goodcritters-option-limited_terms-false = unlimited
goodcritters-option-limited_terms-true = three at most, with a bonus
goodcritters-option-length = Length of the game
goodcritters-option-length-standard = standard
goodcritters-option-length-short = short
goodcritters-option-length-long = long
goodcritters-option-length-any = anything goes
goodcritters-option-promos = Promo cards
goodcritters-option-promos-0 = none
goodcritters-option-promos-1 = lookout
goodcritters-option-promos-2 = lookout and megaphone
goodcritters-option-promos-3 = lookout, megaphone and skeleton key
goodcritters-option-promos-4 = all four
goodcritters-option-early_bribes = Exchanges while the boss shares
goodcritters-option-early_bribes-about = Whether loot can already be exchanged while the boss shares it out. It needs payoffs and open bargaining.
goodcritters-option-early_bribes-false = without
goodcritters-option-early_bribes-true = with

## Said, not sworn

goodcritters-phrase-vote-yes = I will vote Yes.
goodcritters-phrase-vote-no = I will vote No.
goodcritters-phrase-vote-yes-for = I will vote Yes if I get { $card }.
goodcritters-phrase-vote-yes-if =
    { $you ->
        [yes] I will vote Yes if you do.
       *[no] I will vote Yes if { $to } does.
    }
goodcritters-phrase-share =
    { $you ->
        [yes] When I share next, you get { $card }.
       *[no] When I share next, { $to } gets { $card }.
    }
goodcritters-phrase-no-rob =
    { $you ->
        [yes] I will not rob you.
       *[no] I will not rob { $to }.
    }
goodcritters-phrase-guard = I will guard.
goodcritters-phrase-ask-card = I want { $card }.
goodcritters-phrase-ask-yes =
    { $you ->
        [yes] Please vote Yes.
       *[no] { $to }, please vote Yes.
    }
goodcritters-phrase-ask-no =
    { $you ->
        [yes] Please vote No.
       *[no] { $to }, please vote No.
    }
goodcritters-phrase-ask-guard =
    { $you ->
        [yes] Guard yourself!
       *[no] { $to }, guard yourself!
    }
goodcritters-phrase-ask-peace =
    { $you ->
        [yes] Do not threaten me.
       *[no] { $to }, do not threaten me.
    }
goodcritters-phrase-beware =
    { $you ->
        [yes] Everybody, watch out! (This means you.)
       *[no] Everybody, watch out for { $to }!
    }

## The guided round

goodcritters-lesson-goal = { goodcritters-hint-goal }
goodcritters-lesson-share = You are the boss of this round, and here lies the loot. Give each card to somebody, yourself included, however you like: choose a card, then who gets it. When all are given, propose that split. But remember: everybody is going to vote on it.
goodcritters-lesson-choose = Nobody has taken anything yet. First all choose one of five action cards, face down: two are votes, three are mischief. You want your split to pass: choose Yes.
goodcritters-lesson-ready = Now would be the time to talk, to promise and to threaten. The others are done. Say that you are ready, and the cards are turned up.
goodcritters-lesson-voted = Two Yes and one No: it has passed. Everybody takes their share, and you stay the boss. Cleo did not vote: she skimmed a card off the pile. Had there been more No than Yes, nobody would have got anything, and someone who said No would be the boss.
goodcritters-lesson-threat = A few rounds later. Bruno is the boss and gives you nothing. And Cleo has put her threat marker in front of you: she may be about to rob you, or only bluffing.
goodcritters-lesson-guard = A Rob takes a random card from the stash of whoever is threatened. A Guard stops it, and takes a card from the robber instead. Choose Guard.
goodcritters-lesson-reveal = Say that you are ready. The cards are turned up one by one, clockwise from the boss.
goodcritters-lesson-end = Cleo did rob you, and your Guard took a 5 from her. Then the Fuzz came with the new loot: the game is over, and yours is the best stash. Share so that enough of them say Yes, and trust nobody further than your Guard.
goodcritters-hint-goal = You are a gang of thieves, and now you share the loot. Everybody hides theirs in a stash. Somewhere in this pile is the Fuzz, the police: when that card turns up, the game is over, and the most valuable stash wins.
goodcritters-hint-share = You only propose how these cards are shared. Nobody takes any yet: everybody votes on it, and you need at least as many Yes as No.
goodcritters-hint-choose = Choose one card in secret. Vote Yes or No, or let the others vote while you rob, guard or skim.
goodcritters-hint-ready = Once all are ready, the cards are turned up. If somebody changes something before that, you may think again.

## What can be decided ahead

goodcritters-condition-vote-by-share = Vote yes with a share of ${ $number },000 or more, otherwise no, and be ready; unless somebody threatens, pays or makes an offer
goodcritters-condition-decline-offers = Decline every offer of this round

## Why a bot would play so, for the coach

goodcritters-because-part-fails =
    { $last ->
        [yes] This round is the last: if it fails, nobody gets any of it.
       *[no] If it fails, the first who votes No shares next.
    }
goodcritters-because-part-first =
    { $last ->
        [yes] This round is the last: if it fails, nobody gets any of it.
       *[no] If it fails, the first who votes No shares next: with a No of yours the chance that it is you is about { $first }%.
    }
goodcritters-because-part-offer =
    { $then ->
        [0] You would get about ${ $gets } and give about ${ $costs }. Your stash would then be empty, and a robber would find nothing.
       *[other] You would get about ${ $gets } and give about ${ $costs }. A robber would then take about ${ $then } from you on average, instead of ${ $loot }.
    }
goodcritters-because-share =
    { $to ->
        [none] You keep ${ $kept } of ${ $all }. Nobody else is likely to agree, and with your Yes the vote passes with a chance of about { $chance }%. { goodcritters-because-part-fails }
       *[other] You keep ${ $kept } of ${ $all }. Likely to agree: { $to }; with your Yes the vote passes with a chance of about { $chance }%. { goodcritters-because-part-fails }
    }
goodcritters-because-yes = This share gives you ${ $share }; an even one would be ${ $even }. With your Yes the vote passes with a chance of about { $chance }%, with your No, of about { $other }%. { goodcritters-because-part-fails }
goodcritters-because-no = This share gives you ${ $share }; an even one would be ${ $even }. With your No the vote passes with a chance of about { $chance }%, with your Yes, of about { $other }%. { goodcritters-because-part-first }
goodcritters-because-skim =
    { $before ->
        [0] You reveal first, so a Skim surely brings you a card: on average worth ${ $loot }. You do not vote then.
        [one] Only the first Skim brings a card, on average worth ${ $loot }. { $before } player reveals before you; the chance that you are the first is about { $chance }%. You do not vote then.
       *[other] Only the first Skim brings a card, on average worth ${ $loot }. { $before } players reveal before you; the chance that you are the first is about { $chance }%. You do not vote then.
    }
goodcritters-because-rob =
    { $to ->
        [none] A Rob takes a card only from somebody whom you threaten: you may still do that until all are ready.
       *[other] { $to } guards with a chance of about { $chance }%. If not, you take a card worth about ${ $loot }; if so, you lose one worth about ${ $lose }. You do not vote then.
    }
goodcritters-because-guard =
    { $by ->
        [none] Even without your vote the vote passes with a chance of about { $chance }%, and a Guard protects you if somebody still threatens you.
       *[other] { $by } threatens you and robs with a chance of about { $chance }%. A Guard then saves you a card worth about ${ $lose } and takes one worth about ${ $loot }. You do not vote then.
    }
goodcritters-because-ready =
    { $gain ->
        [0] You have chosen { $action }: no other card is worth more. The vote passes with a chance of about { $chance }%.
       *[other] You have chosen { $action }: another card would bring only about ${ $gain } more, too little to change. The vote passes with a chance of about { $chance }%.
    }
goodcritters-because-done = No threat, payoff or offer would bring you more than it costs. Next you choose your card, face down.
goodcritters-because-threaten =
    { $loot ->
        [0] { $to } has nothing to rob, but whoever guards does not vote; so far the chance of a Guard is about { $chance }%. In all the threat is worth about ${ $gain } to you. It binds you to nothing.
       *[other] With a Rob you would take a card of { $to } worth about ${ $loot }, unless it is guarded; so far the chance of that is about { $chance }%, and whoever guards does not vote. In all the threat is worth about ${ $gain } to you. It binds you to nothing.
    }
goodcritters-because-unthreaten = Without your threat { $to } need not guard and may vote. That is worth about ${ $gain } to you.
goodcritters-because-payoff = If { $to } votes { $side }, you pay about ${ $paid }; otherwise it comes back to you. The vote is worth about ${ $gain } more to you than that.
goodcritters-because-promo-lookout = With the lookout no Rob takes a card from you in this round. That is worth about ${ $gain } to you; you can use it only once.
goodcritters-because-promo-megaphone = With the megaphone your vote counts twice in this round. That is worth about ${ $gain } to you; you can use it only once.
goodcritters-because-promo-skeleton-key = With the skeleton key no Guard stops your Rob in this round. That is worth about ${ $gain } to you; you can use it only once.
goodcritters-because-promo-double-bottom = With the double bottom your Skim brings a card in this round even if it is not the first. That is worth about ${ $gain } to you; you can use it only once.
goodcritters-because-exchange = { goodcritters-because-part-offer } To { $to } it should be worth about ${ $theirs } as well. A refusal costs you nothing.
goodcritters-because-idle = Until the loot is shared, there is nothing here that you know to be worth its price.
goodcritters-because-accept = { goodcritters-because-part-offer } It changes nothing about your vote: no promise binds you.
goodcritters-because-decline = { goodcritters-because-part-offer } In all that would be a loss, and declining costs you nothing.
goodcritters-because-decline-little = { goodcritters-because-part-offer } That is too little to help { $maker } with, and declining costs you nothing.

## What each option is about

goodcritters-option-first_boss-about = Who shares out the loot of the first round.
goodcritters-option-bargaining-about = Whether everybody acts at any moment until all are ready, or one after the other.
goodcritters-option-changes-about = How often each player may undo the others’ readiness in one round by changing something. It keeps a round from going on for ever.
goodcritters-option-payoffs-about = Whether you may bribe with payoff cards and exchange loot while bargaining.
goodcritters-option-limited_terms-about = Whether one player may stay boss for as long as the votes allow.
goodcritters-option-length-about = How deep in the pile the Fuzz may lie, which ends the game.
goodcritters-option-promos-about = Loot with an ability that works once. You choose which are shuffled in.
