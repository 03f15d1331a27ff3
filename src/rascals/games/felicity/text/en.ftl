### Felicity: The Cat in the Sack. English.
### Seats arrive as names, pets as their words below, lists joined; an unknown value or an empty list as "none".
### $you is "yes" when the first seat of the message is the reader.

## Title

felicity = Felicity: The Cat in the Sack
felicity-tagline = Bid mice for a sack of half-seen pets, and pass at the right moment.
felicity-dummy = Dummy

## Words for values

felicity-term--8 = −8
felicity-term--5 = −5
felicity-term-3 = 3
felicity-term-5 = 5
felicity-term-8 = 8
felicity-term-11 = 11
felicity-term-15 = 15
felicity-term-rabbit = rabbit
felicity-term-large-dog = large dog
felicity-term-small-dog = small dog
felicity-term-all-passed = everybody passed
felicity-term-bank-short = the bank cannot fill them all
felicity-term-place = placing
felicity-term-bid = auction
felicity-term-over = game over

## Events

felicity-event-card-removed =
    { $you ->
        [yes] { $pet ->
            [none] One of your cards is put away unseen.
           *[other] You play without this card: { $pet }.
        }
       *[no] { $pet ->
            [none] { $seat } plays without one card, put away unseen.
           *[other] { $seat } plays without this card: { $pet }.
        }
    }
felicity-event-round-began =
    { $you ->
        [yes] Round { $round }: you are the start player.
       *[no] Round { $round }: { $start } is the start player.
    }
felicity-event-placed =
    { $you ->
        [yes] { $pet ->
            [none] You place a card face down.
           *[other] You place face down: { $pet }.
        }
       *[no] { $pet ->
            [none] { $seat } places a card face down.
           *[other] { $seat } places face down: { $pet }.
        }
    }
felicity-event-revealed =
    { $you ->
        [yes] Your card is turned up: { $pet }.
       *[no] { $owner } turns up: { $pet }.
    }
felicity-event-bid =
    { $you ->
        [yes] You bid { $mice }.
       *[no] { $seat } bids { $mice }.
    }
felicity-event-passed =
    { $you ->
        [yes] { $returned ->
            [0] You pass.
           *[other] You pass and take back your bid of { $returned }.
        }
       *[no] { $returned ->
            [0] { $seat } passes.
           *[other] { $seat } passes and takes back a bid of { $returned }.
        }
    }
felicity-event-mice-taken =
    { $you ->
        [yes] { $mice ->
            [0] You claim mouse card { $card }, but it is empty.
            [one] You take { $mice } mouse from mouse card { $card }.
           *[other] You take { $mice } mice from mouse card { $card }.
        }
       *[no] { $mice ->
            [0] { $seat } claims mouse card { $card }, but it is empty.
            [one] { $seat } takes { $mice } mouse from mouse card { $card }.
           *[other] { $seat } takes { $mice } mice from mouse card { $card }.
        }
    }
felicity-event-paid =
    { $you ->
        [yes] { $mice ->
            [one] You pay { $mice } mouse to the bank.
           *[other] You pay { $mice } mice to the bank.
        }
       *[no] { $mice ->
            [one] { $seat } pays { $mice } mouse to the bank.
           *[other] { $seat } pays { $mice } mice to the bank.
        }
    }
felicity-event-cat-chased = The { $dog } chases the { $pet } away, and both are gone.
felicity-event-dog-left = The { $dog } finds no cat to chase and trots off alone.
felicity-event-dogs-left = The dogs only have eyes for each other ({ $dogs }): they leave, and no cat is chased.
felicity-event-row-won =
    { $you ->
        [yes] { $pets ->
            [none] You win the sack, and nothing is left in it.
           *[other] You win the sack: { $pets }.
        }
       *[no] { $pets ->
            [none] { $seat } wins the sack, and nothing is left in it.
           *[other] { $seat } wins the sack: { $pets }.
        }
    }
felicity-event-row-removed = Nobody wants the sack. It leaves the game: { $pets }.
felicity-event-mouse-cards-filled =
    { $bank ->
        [one] The mouse cards are filled. { $bank } mouse is left in the bank.
       *[other] The mouse cards are filled. { $bank } mice are left in the bank.
    }
felicity-event-mouse-cards-empty =
    { $bank ->
        [one] The mouse cards stay empty this round: { $reason }. The bank holds { $bank } mouse.
       *[other] The mouse cards stay empty this round: { $reason }. The bank holds { $bank } mice.
    }
felicity-event-game-over = The last auction is done: the game is over.
felicity-event-removed-shown =
    { $you ->
        [yes] The card you played without: { $pet }.
       *[no] { $owner } played without this card: { $pet }.
    }
felicity-event-scored =
    { $you ->
        [yes] Your score: { $cats } for cats + { $mice } for mice = { $score }.
       *[no] { $seat }: { $cats } for cats + { $mice } for mice = { $score }.
    }

## Moves

felicity-move-place =
    { $pet ->
        [none] Place a card
       *[other] Place { $pet }
    }
felicity-move-bid = Bid { $mice }
felicity-move-pass = Pass

## Refusals

felicity-refusal-not-your-turn = It is not your turn.
felicity-refusal-game-over = The game is over.
felicity-refusal-not-in-hand = This card is not in your hand: { $pet }.
felicity-refusal-not-placing = The auction is running: bid or pass. No card can be placed now.
felicity-refusal-not-bidding = The row is still being laid: place a card. The auction comes later.
felicity-refusal-bid-too-low = Your bid is too low: bid at least { $lowest }, or pass.
felicity-refusal-bid-too-high = You cannot pay that much: bid at most { $highest }, or pass.
felicity-refusal-cannot-outbid = A higher bid takes { $lowest }, you have { $highest }: you can only pass.
felicity-refusal-no-mice = You have no mice to bid with: you can only pass.
felicity-refusal-take-costs-one = Everybody else passed without a bid: the sack costs exactly 1 mouse. Bid 1, or pass.
felicity-refusal-unknown-move = That is not a move. Moves are “place” and a card, “bid” and a number, or “pass”.
felicity-error-rounds = rounds.number: one fewer than the { $cards } cards of pets.copies, not { $given }.
felicity-error-all-mice = mice.start, bank.{ $players }: at most { $most } mice in all, not { $given }.

## Who must do what

felicity-purpose = Your goal: the most points at the end, from the pets you win and the mice you keep.
felicity-status-place =
    { $you ->
        [yes] Your turn: place a card face down.
       *[no] { $seat } is choosing a card.
    }
felicity-status-open =
    { $you ->
        [yes] Your turn: open the auction with a bid, or pass.
       *[no] { $seat } opens the auction.
    }
felicity-status-bid =
    { $you ->
        [yes] Your turn: bid more than { $highest }, or pass.
       *[no] { $seat } must bid more than { $highest }, or pass.
    }
felicity-status-take =
    { $you ->
        [yes] Your turn: all others passed. Take the sack for 1 mouse, or leave it.
       *[no] { $seat } may take the sack for 1 mouse, or leave it.
    }
felicity-status-only-pass =
    { $you ->
        [yes] { $highest ->
            [0] Your turn: you have no mice to bid with, so you can only pass.
           *[other] Your turn: you have no more than { $highest }, so you can only pass.
        }
       *[no] { $seat } can only pass.
    }
felicity-status-over =
    { $you ->
        [yes] { $count ->
            [one] The game is over. You have won.
           *[other] The game is over. A shared victory: { $winners }.
        }
       *[no] The game is over. Victory for { $winners }.
    }

felicity-end-nine-rounds = All sacks have been auctioned.

## Labels of the table

felicity-label-round = Round { $round } of { $rounds }
felicity-label-sack = The sack
felicity-label-hand = Your hand
felicity-label-bank = Bank
felicity-label-bidding = Bids you can make
felicity-label-card-numbers = Numbers of the mouse cards
felicity-label-owners = Whose card may lie where
felicity-label-worths = Worth of the cards
felicity-label-mice = Mice
felicity-label-cats = Cats
felicity-label-won = Pets won
felicity-label-shown = Cards shown so far
felicity-label-removed = Card played without
felicity-label-score = Score
felicity-label-bid = Bid
felicity-label-highest-bid = Highest bid
felicity-label-passed = Passed
felicity-label-start-player = Start player
felicity-label-face-down = face down
felicity-label-empty-place = no card yet
felicity-label-mouse-card = Mouse card { $number }
felicity-label-mouse-cards = Mouse cards
felicity-label-dummy-stack =
    { $count ->
        [one] { $count } card in the dummy’s stack
       *[other] { $count } cards in the dummy’s stack
    }
felicity-label-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
felicity-count-mice =
    { $mice ->
        [one] { $mice } mouse
       *[other] { $mice } mice
    }
felicity-count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Options

felicity-option-small_dog = Small dog
felicity-option-small_dog-lowest = chases the lowest cat (−8 before −5)
felicity-option-small_dog-mildest = chases the mildest bad cat (−5 before −8)
felicity-option-first_player = First start player
felicity-option-first_player-random = at random
felicity-option-first_player-0 = seat 1
felicity-option-first_player-1 = seat 2
felicity-option-first_player-2 = seat 3
felicity-option-first_player-3 = seat 4
felicity-option-first_player-4 = seat 5
felicity-option-open_mice = Mice
felicity-option-open_mice-false = secret
felicity-option-open_mice-true = open to all

## board

felicity-board-mark-large-dog = WOOF!
felicity-board-mark-small-dog = yip!
felicity-board-players = Players
felicity-board-you = you
felicity-board-placed = card placed
felicity-board-to-act = to act
felicity-board-secret-mice = Mice: secret
felicity-board-bid-of =
    { $mice ->
        [one] bid: { $mice } mouse
       *[other] bid: { $mice } mice
    }
felicity-board-highest = Highest bid: { $seat }
felicity-board-no-bid = No bid yet
felicity-board-sack-card = The cat in the sack
felicity-board-mouse-card-holds =
    { $mice ->
        [0] Mouse card { $number }: empty
        [one] Mouse card { $number }: { $mice } mouse
       *[other] Mouse card { $number }: { $mice } mice
    }
felicity-board-mouse-card-claimed = Mouse card { $number }: claimed
felicity-board-about-mouse-card = Whoever passes next takes the lowest mouse card left, and the next card of the row is turned up.
felicity-board-about-sack = All the cards below go to whoever bids the most mice.
felicity-board-place-open = Place { $place }: { $pet }, from { $owner }
felicity-board-place-down = Place { $place }: face down, from { $owner }
felicity-board-place-own = Place { $place }: your card, face down: { $pet }
felicity-board-place-gone = Place { $place }: { $pet }, gone
felicity-board-place-empty = Place { $place }: still empty, { $owner } comes here
felicity-board-place-yours = Place { $place }: still empty, for you
felicity-board-about-cat =
    { $points ->
        [one] A cat worth { $points } point.
       *[other] A cat worth { $points } points.
    }
felicity-board-about-bad-cat =
    { $points ->
        [one] A cat that costs { $points } point.
       *[other] A cat that costs { $points } points.
    }
felicity-board-about-rabbit = A rabbit counts for nothing, and no dog cares about it.
felicity-board-about-large-dog = The large dog chases away the cat with the highest value. With a second dog in the sack, only the dogs leave.
felicity-board-about-small-dog = The small dog chases away the cat with the lowest value. With a second dog in the sack, only the dogs leave.
felicity-board-about-small-dog-mildest = The small dog chases away the mildest bad cat (−5 before −8), else the lowest good one. With a second dog in the sack, only the dogs leave.
felicity-board-card-played = { $pet }: played
felicity-board-card-removed = { $pet }: you play without it
felicity-board-choose = Choose a card, or drag it into the row.
felicity-board-choose-ahead = You may look at your cards while you wait.
felicity-board-chosen = Chosen: { $pet }
felicity-board-keys-place = Keys: 1–9 and 0 choose, Enter places.
felicity-board-keys-bid = Keys: ↑ ↓ change, Enter bids, P passes.
felicity-board-your-bid = Your bid
felicity-board-less = One less
felicity-board-more = One more
felicity-board-raise = Raise by { $mice }
felicity-board-least = Min
felicity-board-least-long = The least you may bid: { $mice }
felicity-board-all = All
felicity-board-all-long = All your mice: { $mice }
felicity-board-take = Take the sack for 1 mouse
felicity-board-pass-take =
    { $mice ->
        [0] Pass, take nothing
       *[other] Pass, take +{ $mice }
    }
felicity-board-pass-leave = Leave it: nobody gets the sack
felicity-board-have-passed = You are out of this auction.
felicity-board-last-round = Last round
felicity-board-close = Close
felicity-board-round-sold =
    { $you ->
        [yes] { $mice ->
            [one] You take the sack for { $mice } mouse.
           *[other] You take the sack for { $mice } mice.
        }
       *[no] { $mice ->
            [one] { $seat } takes the sack for { $mice } mouse.
           *[other] { $seat } takes the sack for { $mice } mice.
        }
    }
felicity-board-round-unsold = Nobody wanted the sack. It left the game.
felicity-board-round-worth = The cats in it: { $points }
felicity-board-round-nothing = Nothing was left in it.
felicity-board-takings = Mice for passing:
felicity-board-taking = { $seat }: +{ $mice }
felicity-board-in-hand = In hand
felicity-board-seen = Seen so far
felicity-board-seen-help = Crossed out: already turned up. The rest may still come, except for one card of each set, which is out of the game unseen.
felicity-board-seen-card = { $pet }: turned up
felicity-board-unseen-card = { $pet }: not seen yet
felicity-board-own-card = { $pet }: in your hand
felicity-board-removed-card = { $pet }: out of the game
felicity-board-final-wins =
    { $you ->
        [yes] { $score ->
            [one] You win with { $score } point!
           *[other] You win with { $score } points!
        }
       *[no] { $score ->
            [one] { $seat } wins with { $score } point!
           *[other] { $seat } wins with { $score } points!
        }
    }
felicity-board-final-shared =
    { $score ->
        [one] Shared victory with { $score } point: { $seats }
       *[other] Shared victory with { $score } points: { $seats }
    }
felicity-board-final-tie = Equal scores: the points of the cats decided.
felicity-board-final-equal = Equal scores and equal points of the cats: the victory is shared.
felicity-board-final-sum = { $cats } for cats + { $mice } for mice = { $score }

## The guided round

felicity-lesson-goal = { felicity-hint-goal }
felicity-lesson-row = Here lies the sack. Ida, Bruno and Cleo have each put in a pet, face down. The last place is yours.
felicity-lesson-place = These are your pets: cats with their points, a rabbit, a dog. Choose the cat worth 5, and place it.
felicity-lesson-bid = Ida’s pet has been turned up: a cat worth 11. She bids 1 mouse, Bruno 2, Cleo 3. Bid 4.
felicity-lesson-passed = Ida and Bruno have passed. Whoever passes takes their bid back and is paid: the first gets 2 mice, the next 4, the last 6. And each pass turns up another pet.
felicity-lesson-dog = A small dog! It chases the lowest cat away, so the −5 will go. The 11 and your own 5 stay: 16 points.
felicity-lesson-again = Cleo bids 5, and only you two are left. 16 points are worth more: bid 6.
felicity-lesson-won = The sack is yours. You paid 6 mice and got 16 points: the cats 11 and 5. The −5 is gone, and the dog with it. Cleo was paid 6 mice for passing last.
felicity-lesson-bad = The next round, and you begin. Place your −8: let others pay for that.
felicity-lesson-pass = Yours is turned up first. Nobody has to win a sack. Pass, and you get 2 mice at once.
felicity-lesson-end = Cleo paid 3 mice for −8, 3 and 8: 3 points, so she gained nothing. You gained 2 mice by staying out. That is Felicity: watch what is turned up, and know when to stop.
felicity-hint-goal = Felicity is about a sack of pets. Everybody slips one in unseen, then you all bid mice for the whole sack. The cats in it count as points, for you or against you; every mouse you keep is a point too. Whoever has the most points after nine rounds wins.
felicity-hint-place = Everybody puts one pet into this row, face down. A bad one is bait for the others; a good one you may want to win back.
felicity-hint-bid = You bid for all cards in the row together. Only the winner pays; everybody else takes their bid back.
felicity-hint-pass = Passing pays: you get the mice on the lowest mouse card left. Whoever passes later gets more.
felicity-about-bank = The bank: what a sack costs comes here, and from here the mouse cards are filled.
felicity-about-mice = Mice: money to bid with, and at the end a point each.
felicity-about-cats = Points of the pets won so far.
felicity-about-start = Places and bids first in this round.
felicity-about-down = Face down: it is turned up when somebody passes.
## Why a bot would play so, for the coach

felicity-because-part-card =
    { $dog ->
        [yes] { $better ->
            [yes] A dog that is alone in the sack chases a cat away; on average that makes it about { $points } better.
           *[no] A dog that is alone in the sack chases a cat away; on average that makes it about { $points } worse.
        }
       *[no] { $points ->
            [0] This card is worth nothing to whoever wins the sack (your cards: from { $least } to { $most }).
           *[other] { $better ->
                [yes] This card is worth { $points } to whoever wins the sack (your cards: from { $least } to { $most }).
               *[no] This card costs whoever wins the sack { $points } (your cards: from { $least } to { $most }).
            }
        }
    }
felicity-because-part-shown =
    { $passes ->
        [0] Everybody sees it as soon as the bidding begins.
        [one] It is turned up after { $passes } pass; until then only you know it.
       *[other] It is turned up after { $passes } passes; until then only you know it.
    }
felicity-because-part-worth =
    { $hidden ->
        [0] The sack looks worth about { $worth } to you, and you know all its cards.
        [one] The sack looks worth about { $worth } to you, with { $hidden } card that you do not know.
       *[other] The sack looks worth about { $worth } to you, with { $hidden } cards that you do not know.
    }
felicity-because-part-leader =
    { $seat ->
        [none] Nobody has bid yet.
       *[other] { $secret ->
            [yes] { $seat } bids { $highest } and knows one of those cards.
           *[no] { $seat } bids { $highest } and knows no card that you do not know.
        }
    }
felicity-because-bid = { felicity-because-part-worth } { felicity-because-part-leader } If you get it for { $bid }, you gain about { $left }.
felicity-because-push = { felicity-because-part-worth } { felicity-because-part-leader } Yet somebody will probably go above { $bid } and pay for it; if nobody does, you lose about { $left }.
felicity-because-pass =
    { $mice ->
        [0] { felicity-because-part-worth } The next bid, { $bid }, is more than that. Passing costs you nothing.
        [one] { felicity-because-part-worth } The next bid, { $bid }, is more than that. Passing costs you nothing and brings { $mice } mouse.
       *[other] { felicity-because-part-worth } The next bid, { $bid }, is more than that. Passing costs you nothing and brings { $mice } mice.
    }
felicity-because-pass-mice =
    { $mice ->
        [0] { felicity-because-part-worth } The next bid, { $bid }, would gain you only about { $left }, and others may still go above it. Passing costs you nothing.
        [one] { felicity-because-part-worth } The next bid, { $bid }, would gain you only about { $left }, and others may still go above it. Passing brings { $mice } mouse for sure.
       *[other] { felicity-because-part-worth } The next bid, { $bid }, would gain you only about { $left }, and others may still go above it. Passing brings { $mice } mice for sure.
    }
felicity-because-take-bid = All others are out, and the sack lies open: it is worth { $worth } and costs you { $price }.
felicity-because-take-pass = All others are out, and the sack lies open: it is worth only { $worth } and would cost you { $price }.
felicity-because-place-rich =
    { $mice ->
        [one] { felicity-because-part-card } You have about { $mice } mouse more than the others: let the sack be worth bidding for. { felicity-because-part-shown }
       *[other] { felicity-because-part-card } You have about { $mice } mice more than the others: let the sack be worth bidding for. { felicity-because-part-shown }
    }
felicity-because-place-poor =
    { $mice ->
        [one] { felicity-because-part-card } You have about { $mice } mouse fewer than the others: let them pay for a worse sack. { felicity-because-part-shown }
       *[other] { felicity-because-part-card } You have about { $mice } mice fewer than the others: let them pay for a worse sack. { felicity-because-part-shown }
    }
felicity-because-place-even = { felicity-because-part-card } You have about as many mice as the others. A very good or a very bad card helps you most where it stays hidden for long. { felicity-because-part-shown }
felicity-because-place-guess =
    { $richer ->
        [yes] { felicity-because-part-card } A good card is expected from somebody with more mice than the others: this one keeps them guessing. { felicity-because-part-shown }
       *[no] { felicity-because-part-card } A bad card is expected from somebody with fewer mice than the others: this one keeps them guessing. { felicity-because-part-shown }
    }
felicity-because-place-open =
    { $more ->
        [one] { felicity-because-part-card } { felicity-because-part-shown } { $more } more card will lie face down beside it.
       *[other] { felicity-because-part-card } { felicity-because-part-shown } { $more } more cards will lie face down beside it.
    }
felicity-condition-pass-above = Pass as soon as the bid is above { $number }
felicity-condition-bid-up-to = Raise by one each time, up to { $number }, then pass
## What each option is about

felicity-option-small_dog-about = Which cat a single small dog chases away from the row.
felicity-option-first_player-about = Who starts the first round. Later rounds are started by whoever won the last sack.
felicity-option-open_mice-about = Whether everybody sees how many mice the others have left.
