### Words shared by all games, for browser, terminal and command line. English.

## shared

rascals = Rascals
rascals-tagline = Games of loot, bluff and bargaining
label-value = { $label }: { $value }
label-series = { $one }; { $other }
yes = yes
no = no
ok = OK
cancel = Cancel
close = Close
back = Back
again = Try again
next = Next
previous = Previous
save = Save
copy = Copy
copied = Copied
send = Send
start = Start
leave = Leave
help = Help
rules = Rules
more = More
less = Less
loading = Loading …
none = none
quoted = “{ $text }”
unknown = unknown
you = You
nobody = nobody
player = Player
players = Players
spectator = Spectator
spectators = Spectators
bot = Bot
bots = Bots
game = Game
games = Games
option = Option
options = Options
score = Score
winner = Winner
nickname = Nickname
language = Language
language-en = English
language-fr = Français
language-de = Deutsch
seat-number = Seat { $number }
count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
count-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## lobby

lobby-title = Lobby
lobby-awaited = { $count ->
    [one] One game is waiting for you
   *[other] { $count } games are waiting for you
  }
lobby-new-table = New table
lobby-join = Join
lobby-watch = Watch
lobby-code = Table code
lobby-home = Rascals: back to the lobby
lobby-skip = Skip to content
lobby-navigation = Pages
menu = Menu
lobby-lost = Nothing here
lobby-to-lobby = Go to the lobby
lobby-guests = Magpie, Badger, Ferret, Jackdaw, Weasel, Raven, Hedgehog, Otter
lobby-nickname-hint = The name that others see
lobby-quick-start = Play { $game }
lobby-join-code = Join with a code
lobby-friends = With friends
lobby-friends-about = Create a table, choose its rules and share the link.
lobby-invited = You are invited
lobby-sit = Sit down
lobby-sit-here = Sit here
lobby-mine = Your tables
lobby-finished = Your finished games
lobby-won = Won by { $names }
lobby-back-to-table = Back to the table
lobby-continue = Continue: { $game }
lobby-continue-more =
    { $count ->
        [one] One more game
       *[other] { $count } more games
    }
lobby-public = Public tables
lobby-no-tables = No public tables at the moment. Yours could be the first.
lobby-not-live = This list is not updating at the moment. Trying again …
lobby-watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
lobby-edition = Edition
lobby-time = Thinking time
lobby-time-about = For the whole game, plus what each move adds.
lobby-clock-none = untimed
lobby-clock = { $minutes } min + { $seconds } s
lobby-pause = Pause before bots move
lobby-pause-about = How long they seem to think before a move.
lobby-pause-usual = as usual
lobby-pause-none = none
lobby-seats = Seats
lobby-seats-about = A free seat is open to anybody with the link or the code.
lobby-seat-me = me
lobby-who = Who may join
lobby-public-yes = public
lobby-public-yes-about = listed in the lobby
lobby-public-no = private
lobby-public-no-about = only with the link
lobby-number = { $lowest } to { $highest }, default { $usual }
lobby-data = Changed components
lobby-data-about = A TOML file laid out like the game’s box.toml that holds only what differs. What can be changed:
altered = altered
altered-game = { $game } (altered)
altered-about = This game is played with components other than its own. Changed:
lobby-spectators = Spectators welcome
lobby-spectators-about = They see only what everybody at the table sees.
lobby-undo = Moves can be taken back
lobby-undo-about = Until something hidden or random is revealed, or somebody else has to decide.
lobby-as-usual = as usual
lobby-spectators-off = no spectators
lobby-undo-off = No moves taken back
lobby-coach = Advice from a bot
lobby-coach-agreed = if all agree
lobby-coach-agreed-about = A bot says what it would do once all the people at the table agree to it.
lobby-coach-off = never
lobby-coach-off-about = Nobody can ask.
lobby-coach-on = always
lobby-coach-on-about = Anybody may ask a bot what it would do.
lobby-make = Create the table

## the shelf of games, options, invitations and previews of links

shelf-title = Games
shelf-begin = Start here
shelf-players = { $least } to { $most } players
shelf-minutes = { $least } to { $most } min
shelf-weight-1 = very easy
shelf-weight-2 = easy
shelf-weight-3 = medium
shelf-weight-4 = demanding
shelf-weight-5 = heavy
shelf-weight = { $words }, { $weight } of 5
shelf-facts = Players, time, difficulty
shelf-waiting =
    { $count ->
        [one] { $count } table with a free seat
       *[other] { $count } tables with free seats
    }
shelf-play = Play
shelf-against =
    { $bots ->
        [one] Against { $bots } bot ({ $level })
       *[other] Against { $bots } bots ({ $level })
    }
shelf-against-about = Your opponents in { $game }
level-harder = Lately you have won most games against “{ $level }”.
level-easier = Lately you have lost every game against “{ $level }”.
level-try = Try “{ $level }”
shelf-you = You
option-usual = default
option-changed = changed
option-defaults = Back to the defaults
option-changes =
    { $count ->
        [0] All options at their defaults
        [one] { $count } option changed
       *[other] { $count } options changed
    }
invitation-game = { $name } invites you to play { $game }
invitation-seats =
    { $free ->
        [0] For { $players } players; no seat is free
        [one] For { $players } players; { $free } seat is free
       *[other] For { $players } players; { $free } seats are free
    }
invitation-usual = Played by the usual rules.
invitation-changed = Played with
invitation-begun = The game has begun.
invitation-over = The game is over.
invitation-alike = A table like this
invitation-alike-about = The same game with the same rules: take a seat and share the link.
invitation-rules = Rules of { $game }
invitation-watch = Watch a table: { $game }
invitation-replay = A game move by move: { $game }

## table

table-your-turn = Your turn
table-status-open = Waiting for players
table-status-full = All seats taken
table-status-playing = Playing
table-status-over = Game over
table-connected = Connected
table-connecting = Connecting …
table-reconnecting = Connection lost. Reconnecting …
table-offline = No connection
table-bye-kicked = The host has removed you from this table.
table-bye-slow = Your connection was too slow to keep up.
table-bye-shutdown = The server is restarting. The game is safe; you will be reconnected.
table-bye-replaced = This table is open in another window, which has taken over.
table-bye-closed = This table has been closed.
table-bye-ended = This device has no seat at this table any more: your secret link was replaced, or the device was signed out.
table-unseated = You have no seat at this table. Sit down first.
table-unseated-expired = Your seat at this table has been given up. Sit down again, if there is room.
table-unseated-unknown = This browser no longer recognises your seat at this table. Sit down again, if there is room.
table-seat-open = Free seat
table-seat-away = away
table-seat-standin = a bot is standing in
table-seat-host = host
table-closed = Not connected
table-sending = Sending …
table-here = Play here
table-status-yours = Your turn: choose a move.
table-status-waiting = Waiting for { $names }.
table-looking-back = You are looking back at an earlier moment.
table-now = Back to now
table-undo = Undo
table-undo-about = Take back your last move: it has revealed nothing yet.
table-undone = { $you ->
        [yes] You took back: { $what }
       *[other] { $name } took back: { $what }
    }
table-move-pending = Your last move is still on its way.
table-board = Board
table-places = Parts of the table
table-side = Log, chat and notes
table-log = Log
table-log-earlier = Earlier lines
table-log-newest = Back to the newest line
table-log-ready =
    { $ready ->
        [none] No longer ready: { $unready }.
       *[other] { $unready ->
            [none] Ready: { $ready }.
           *[other] Ready: { $ready }. No longer ready: { $unready }.
        }
    }
table-talk =
    { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
table-notes = Notes
table-notes-about = Only for you; your notes stay in this browser.
table-keys = Keys
table-keys-about = Keys do nothing while you are typing. Tab reaches every control.
table-key-help = This list
table-key-rules = Rules
table-key-board = To the board
table-key-log = To the log
table-key-chat = To the chat
table-key-notes = To the notes
table-key-undo = Take back your last move, where “Undo” is shown; Ctrl+Z as well
table-key-now = Back to now, after looking back
table-spectating = You are watching as a spectator.
table-time-left = Time left
table-standin-mine = A bot is playing for you.
table-standin-ask = Let a bot play
table-take-back = Take your seat back
table-standin-start = Let a bot stand in
table-standin-end = Hand the seat back
table-standin-agree = I agree to hand the seat back
table-standin-agreed = { $count } of { $needed } agree to hand the seat back
table-meanwhile = Meanwhile a bot played for you
table-sure = Are you sure?
table-leave-sure = Leave the table? A bot takes over your seat until you return.
table-leave-open-sure = Leave the table? Your seat becomes free.
table-waiting-open =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
table-ready-host = Everybody is here. You may start.
table-ready = Everybody is here. The host may start.
table-ready-away =
    { $count ->
        [one] All seats are taken, but { $names } is away.
       *[other] All seats are taken, but { $names } are away.
    }
table-fill = Fill up with bots
table-bot-at = Who sits on seat { $number }
table-kick = Remove { $name }
table-invite = Invite
table-alone = Nobody else can connect: this server listens on this machine only.
table-alone-start = To play with people in your network, stop it and start it with this command. The table stays.
table-alone-then = They then reach it at { $address }
table-alone-copy = Copy the command
table-copy-link = Copy the link
table-copy-watch = Link for spectators
table-qr = QR code of the invitation
table-you-win = You win!
table-end-place =
    { $shared ->
        [yes] { $place ->
            [1] You share first place
            [2] You share second place
            [3] You share third place
            [4] You share fourth place
            [5] You share fifth place
            [6] You share sixth place
            [7] You share seventh place
           *[other] You share place { $place }
        }
       *[no] { $place ->
            [2] You are second
            [3] You are third
            [4] You are fourth
            [5] You are fifth
            [6] You are sixth
            [7] You are seventh
            [8] You are eighth
           *[other] You are number { $place }
        }
    }
table-end-turning =
    { $only ->
        [last] { $you ->
            [yes] Only the last move put you ahead.
           *[no] Only the last move put { $name } ahead.
        }
       *[move] { $you ->
            [yes] You took the lead for good with move { $n } of { $last }.
           *[no] { $name } took the lead for good with move { $n } of { $last }.
        }
    }
table-end-how = How the scores add up
table-end-picture = Save as a picture
table-rematch = Play again
table-to-rematch = Go to the next game
table-fair = Was the luck fair?
table-fair-about = All the luck in this game came from a secret number of the server, fixed before anybody sat down, and a number from each seat, pledged before any was opened: nobody could choose the cards. Download the game to check that it all fits together and that every card follows from it:
table-commitment = The server’s commitment (SHA-256)
table-seed = Secret number
table-nonce = { $name }’s number
table-fingerprint = Fingerprint of the game
table-fair-mine = This device took part in the shuffle, and the game was dealt from what it saw.
table-unfair = This game was not dealt from what your device saw before the start. Somebody may have tampered with the shuffle.
table-shuffle = How the cards are shuffled
table-shuffle-about = The server has fixed a secret number; its commitment is below. Every device adds a number of its own as play begins. So nobody can choose the cards, and all of it can be checked afterwards.
table-calling = Shuffling together: every device adds its number …
table-unopened =
    { $count ->
        [one] The device of { $names } did not add its number to the shuffle in time.
       *[other] The devices of { $names } did not add their numbers to the shuffle in time.
    } Nothing has been dealt; start again.
table-broken-off =
    { $count ->
        [one] A start was broken off here once, by { $names }.
       *[other] A start was broken off here { $count } times, by { $names }.
    }
table-broken-off-cost = Whoever withholds their number though still connected, or does so twice, loses their seat.
table-facts = State of the game
table-moves = Your moves
table-moves-other = Other moves
table-no-moves = Nothing for you to do now.
table-place-moves =
    { $count ->
        [one] One move here.
       *[other] { $count } moves here.
    }
table-place-choose = { $place }: choose a move.
table-draft = Your move so far
table-draft-done = Play this
table-draft-undo = Undo the last step
table-draft-lost = Your draft no longer fits: somebody else has acted meanwhile.
table-write = Type a move
table-write-about = In notation. If it is not possible, you are told why.
table-write-grammar = How moves are written:
table-field-phase = Phase
table-field-round = Round
table-field-rounds = Rounds
table-field-start = Start player
table-field-turn = To act
table-field-row = Row
table-field-row-size = Cards in a full row
table-field-owner = Owner
table-field-pet = Card
table-field-card = Card
table-field-manner = How
table-field-revealed = Face up
table-field-mouse-cards = Mouse cards
table-field-number = Number
table-field-mice = Mice
table-field-bank = Bank
table-field-highest-bid = Highest bid
table-field-bidders = Still bidding
table-field-seats = Players
table-field-seat = Player
table-field-hand = Hand
table-field-hand-size = Cards in hand
table-field-bid = Bid
table-field-passed = Passed
table-field-placed = Placed
table-field-won = Won
table-field-cats = Cats
table-field-shown = Shown so far
table-field-removed = Put away
table-field-score = Score
table-field-scores = Scores
table-field-winners = Winners
table-field-dummy = Dummy
table-field-stack-size = Cards in the stack
table-field-end-reason = How it ended
table-field-decided = What decided it
table-field-place = Place

## chat

chat-title = Chat
chat-message = Message
chat-scope-table = To everybody at the table
chat-scope-seats = To the players only
chat-empty = Nobody has said anything yet.
chat-earlier = Earlier lines
chat-scope = Who reads it
chat-seats-only = players only
chat-mute = Mute { $name }
chat-phrase-1 = Good luck!
chat-phrase-2 = Well played!
chat-phrase-3 = Ouch!
chat-phrase-4 = One moment …
chat-phrase-5 = Thank you!
chat-promises = Promises
chat-requests = Requests
chat-phrase-to = To whom?
chat-phrase-card = Which card?
chat-mark-kept = kept
chat-mark-broken = broken
chat-mark-void = never fell due
chat-said = { $name } says: { $text }
chat-word-title = Who kept their word
chat-word-none = No promise fell due.
chat-word = Promises: { $kept } kept, { $broken } broken
chat-word-kept = Kept
chat-word-broken = Broken
chat-say-something = Promise or ask

## called

call-turn = Your turn – { $game }
call-turn-with = At the table with { $names }.
call-mail-turn =
    It is your turn.
    { $with_whom }

    To the table: { $link }

    No more of these emails: { $page }
call-mail-confirm-subject = Get an email when it is your turn?
call-mail-confirm =
    At { $server } somebody asked for an email to this address whenever it is their turn in a game.

    Was it you? Then open this page and say so: { $page }

    If it was not you, you need do nothing: no other email will come, and the address is forgotten within two days.
call-title = Be notified when it is your turn
call-button = Notify me
call-about = While you are not looking. You are told at which table it is your turn, and nothing else about the game.
call-browser = Notify me here
call-browser-on = This browser notifies you while this page is hidden.
call-push-on = This browser notifies you, even when this page is closed.
call-blocked = Your browser does not let this page notify you. Allow it in the browser’s settings for this page.
call-mail = Email me
call-mail-address = Email address
call-mail-send = Send me the link
call-mail-sent = Check your email: open the link in it, and you will be emailed from then on.
call-mail-on = You are notified by email.
call-mail-waiting = You are notified by email once you have opened the link sent to you.
call-all = For all my tables
call-stop = Stop notifying me
call-stopped = You are no longer notified.
call-leave = Not for this table
call-left = You are no longer notified about this table; elsewhere as before.
call-rejoin = For this table, too
call-rejoined = You are notified about this table.
call-later = Not now
call-none = This server notifies nobody while the page is closed; this browser can, while the page is open.
call-page-title = Emails when it is your turn
call-page-about = The email that led you here comes from this server’s tables.
call-page-confirm = Yes, email me when it is my turn
call-page-stop = No more emails to me
call-page-confirmed = From now on you get an email when it is your turn and you are away. Each one has a link to stop them.
call-page-leave = No more emails for this table only
call-page-left = No more emails for this table; for your others as before.
call-page-stopped = No more emails. The address has been forgotten.
error-push-endpoint = This is not the https address of a push service that the server knows.
error-push-keys = These are not the keys of a browser’s push service.
error-mail-address = This is not an email address such as ann@example.org.
error-calls-many = You have reached the limit of ways, or of tables, to be notified.
error-call-one-way = Give one way to be notified: a push service, an email address, or one that is known already.
error-call-no-push = This server sends no push messages: its owner has set no key for them.
error-call-no-mail = This server sends no email.
error-no-caller = You are no longer notified in this way.

error-day-off-none = Days off exist only where every move has a day or more.
error-day-off-all = You have taken all your days off: { $count } per game.
error-day-off-bot = A bot plays for you: take your seat back first.
error-tables-many =
    { $count ->
        [one] At most { $count } table can be asked for at once.
       *[other] At most { $count } tables can be asked for at once.
    }
lobby-clock-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
table-clock-days = { $days } d { $hours } h
day-off = Take a day off
day-off-about =
    { $left ->
        [0] You have taken all your days off.
        [one] One more day for you; everybody is told. You have { $left } left.
       *[other] One more day for you; everybody is told. You have { $left } left.
    }
day-off-sure = Take a day off? Everybody is told, and { $left ->
    [0] it is your last.
    [one] { $left } is left after it.
   *[other] { $left } are left after it.
    }
day-off-taken = { $name } has taken a day off.
day-off-taken-you = You have taken a day off.

## my games

offline-about = Offline: the server cannot be reached.
offline-kept = What is kept on this device opens without it:
unkept-all = Your browser keeps nothing for this site: seats, settings and notes are lost when you close or reload the page.
unkept-values = Your browser stores nothing for this site: settings and notes are lost when you close or reload the page.
unkept-seats = Your browser does not keep your seats: they are lost when you close or reload the page.
mine-title = My games
mine-about = This device remembers them. Nobody needs an account, and nothing leaves the device unless you want it to.
mine-going = In progress
mine-none-going = No games in progress.
mine-over = Finished
mine-none-over = No finished games yet.
mine-with = With { $names }.
mine-won = You have won.
mine-shared = You share the victory.
mine-lost = Won by { $names }.
mine-kept = on this device
mine-keep = Keep the replay here
mine-save = Save the replay as a file
mine-forget = Forget
mine-forget-game = Forget { $game } here
mine-forget-sure = Forget this game on this device? The server’s replay stays.
mine-files = Files
mine-files-about = Replays, and games saved as files, open without a network; you can also drop a file onto this page.
mine-open = Open a game from a file
mine-no-replay = This file is neither a replay nor a saved game of Rascals.
mine-too-large = This file is too large: a game has at most { $size } MB.
replay-broken = This replay cannot be shown: it holds something that no game has.
mine-ready = Everything that is kept here is ready to be opened without a network.
mine-drop = Drop a file here to open it.
saved-about = This is a saved game: a list of moves, without pictures. Here it is told in words, with everything open. The server draws the board as soon as it can be reached and has this table; a replay saved from “My games” brings the board along.
saved-title = Saved game
saved-again = Look for the board again
saved-elsewhere = The server does not have this table. “rascals replay FILE” shows the game in the terminal.
mine-export = Save the list as a file
mine-forget-all = Forget everything here
mine-forget-all-sure = Forget all games, replays and the secret link on this device? Your seats in games in progress stay yours in this browser.
mine-forgotten = Forgotten.
mine-link = On other devices
mine-link-about = A secret link takes your games to another device. Whoever has it has your seats: show it to nobody.
mine-link-of = Your games are kept under the name { $name }.
mine-link-name = Name
mine-link-make = Make a secret link
mine-link-copy = Copy the secret link
mine-link-replace = Make a new link
mine-link-replace-sure = Make a new link? The old one will stop working, and all other devices lose your seats: only this one keeps them. Open the new link on your other devices.
mine-link-replaced = The link is new, and only this device has your seats. Copy it to your other devices.
mine-link-delete = Delete the link
mine-link-delete-sure = Delete the link? Your games stay on this device.
mine-link-delete-games = Delete the link and everything under it
mine-link-games-sure = Delete the link and everything under it? Your name and your messages vanish from finished tables, bots take over where games go on, and the email addresses and browsers that are notified for them are forgotten.
mine-link-deleted = Deleted.
mine-link-open-sure = Is this link your own? It brings its games to this device, and from now on the games of this device belong to it too: whoever has the link can see your cards and play for you. Never open a link that somebody else sent you.
mine-link-opened =
    The games of { $name } are here now: { $count ->
        [one] { $count } game.
       *[other] { $count } games.
    }
mine-link-left =
    { $count ->
        [one] At { $count } table nothing could be changed, and old devices still have your seat there. Make a new link again.
       *[other] At { $count } tables nothing could be changed, and old devices still have your seats there. Make a new link again.
    }
mine-devices = Devices that have your seats
mine-devices-about = If you do not recognise one of them, sign it out and make a new link.
mine-device-unknown = Unknown device
mine-device-link = Another secret link
mine-device-here = this device
mine-device-since-seat = sat down on { $day }
mine-device-since-opened = opened the link on { $day }
mine-device-since-link = made on { $day }
mine-device-tables =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
mine-device-end = Sign out
mine-device-end-of = Sign out: { $device }
mine-device-end-sure = Sign out { $device }? It loses your seats at once. Whoever still has the secret link can come back with it.
mine-device-ended = Signed out.
error-no-keyring = This secret link no longer works: it was replaced or deleted.
error-device-last = Nothing else has this seat. Leave the table instead.

## settings

settings-title = Settings
settings-language = Language
settings-local = Your choices stay in this browser.
settings-language-auto = same as the browser
settings-theme = Colours
settings-theme-system = same as the system
settings-theme-light = light
settings-theme-dark = dark
settings-sound = Sound
settings-sound-off = off
settings-sound-low = low
settings-sound-full = full
settings-motion = Motion
settings-motion-system = same as the system
settings-motion-full = full
settings-motion-reduced = reduced
settings-marks = Symbols beside the colours
settings-marks-about = Each seat has a shape of its own, so that nobody has to tell colours apart.
settings-confirm = Ask before a move
settings-confirm-slips = where a finger may slip
settings-confirm-always = always
settings-confirm-never = never
settings-hide-passes = Hide passes in the log
settings-hide-passes-about = The log then shows only what changed something.
settings-panels = Panels and buttons instead of boards
settings-panels-about = Plain tables that any screen reader can read.

## replay

replay-title = Replay
replay-first = Start of the game
replay-previous = One move back
replay-next = One move forward
replay-last = End of the game
replay-pov = Seen by
replay-pov-me = me
replay-pov-public = a spectator
replay-pov-open = all open
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-of = { $n } of { $count }
replay-link = Link to this moment
replay-download = Download the game
replay-to-table = Go to the table

## errors

error-stale = The game has moved on since. Look again before you choose.
error-not-your-decision = This is not yours to decide now.
error-flag-fallen = Your time was up: a bot makes this move, then the seat is yours again.
error-illegal = This move is not allowed.
error-action-not-legal = Action { $action } is not legal.
error-batch-not-legal = Action { $action } is not legal in game { $game }.
error-not-legal = The move { $move } is not possible now.
error-too-long = The move is complete before { $move }.
error-unfinished = The move is not complete: more of it must follow.
error-complete = The move is complete: play it.
error-undo-over = The game is over: nothing can be taken back any more.
error-undo-nothing = Only your own last move can be taken back, as long as nobody else has moved.
error-undo-asked = Others had to decide as well: only what you did while you alone had to can be taken back.
error-undo-known = This move has revealed something hidden or random: it stands.
error-undo-bot = A bot has moved for you: only your own moves can be taken back.
error-undo-off = At this table, moves cannot be taken back.
error-undo-late = The time you had before this move is used up by now: it stands.
error-unknown-move = { $move } is not a move; valid: { $grammar }.
error-rate = That is too much at once. Wait a moment.
error-over = The game is over.
error-bad = The server did not understand this message.
error-unfit = This cannot be kept: it contains characters that are not valid.
error-name-empty = A name needs at least one visible character.
error-name-long = A name has at most { $limit } characters.
error-name-hidden = A name may not contain characters that cannot be seen ({ $sign }).
error-name-marks = A name may not have more than { $limit } accents on one letter.
error-chat-empty = This message is empty.
error-chat-long = A message has at most { $limit } characters.
error-chat-hidden = A message may not contain characters that cannot be seen ({ $sign }).
error-chat-marks = A message may not have more than { $limit } accents on one letter.
error-phrase-unknown = There is no such phrase in this game; valid: { $valid }.
error-phrase-args = The phrase { $phrase } is not used like this; what belongs to it: { $valid }.
error-phrase-promises =
    { $count ->
        [one] You have { $count } open promise. Make another once it is settled.
       *[other] You have { $count } open promises. Make another once one of them is settled.
    }
error-phrase-text = A chat message is a text or a phrase, not both.
error-code-form = A table code has six of these characters: { $signs }.
error-body-long = A request has at most { $limit } bytes.
error-body-slow = The request did not arrive in time.
error-table-full = This table is full.
error-seat-taken = This seat is taken.
error-no-seat = There is no such seat: this table has { $seats }.
error-seats-open =
    Not everybody is here yet: { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
error-table-open = The game has not started yet.
error-table-started = The game has already started.
error-table-calling = The game is about to start: everybody’s part of the shuffle is being opened.
error-not-calling = There is nothing to open: the game is not about to start, or you pledged nothing.
error-nonce-other = This is not the nonce that your seat pledged.
error-table-over = The game at this table is over.
error-not-over = The game is still going on.
error-host = This server does not answer to the name it was asked by.
error-crowded = The server is so busy that it serves only players. Try again in a while.
error-kicked = The host has removed you from this table.
error-code-needed = Only those who have its code may sit down at this table.
error-host-only = Only the host of the table may do this.
error-kick-nobody = Nobody sits there who could be removed from the table.
error-not-absent = This player is here: a bot may stand in only for those who are away.
error-standin-own = A bot plays here because this player asked for it, left, or ran out of time: only they can change that, or all others here together can end it.
error-absent-briefly = This player may only be loading the page: a bot can stand in after 30 seconds.
error-standin-level = For others only the table’s own bot can stand in.
error-spectator = You are watching: only players can do this.
error-no-spectators = This table admits no spectators.
error-no-table = There is no such table. Check the code or the link.
error-table-damaged = This table is damaged and has been set aside. The game can be saved up to the last intact line: ask whoever runs the server.
error-unknown-bot = Unknown bot { $given }; valid: { $valid }.
error-bad-option = This cannot be chosen: { $problem }
error-seat-plan = Of the { $seats } seats exactly one is yours, and every seat of a bot names its bot.
error-shutdown = The server is about to restart. Try again in a moment.
error-no-code = No table has the code { $given }. Check it with whoever invited you.
error-code-or-table = Give either the code or the table to join, not both.
error-frame-long = A message has at most { $limit } bytes.
error-no-hello = The first message of a connection must be hello.
error-bad-number = { $given } is not the number of a message.
error-bad-pov = There is no point of view “{ $given }”; valid: me, public, open and the numbers of the seats.
error-method = This address does not answer that kind of request.
error-origin = This page may not talk to this server.
error-not-found = There is no such page or table.
error-forbidden = You may not do this.
error-query-long = The parameter “{ $name }” of the address is longer than { $limit } characters.
error-query-missing = The address needs the parameter “{ $name }”.
error-token-missing = You have no seat at this table: join it first. A program sends the token of its seat: “Authorization: Bearer TOKEN”.
error-token-malformed = This is no seat token. Send the one you got on joining, as it is: “Authorization: Bearer TOKEN”.
error-token-expired = This device has no seat at this table any more: the seat was given up, or taken from it. Join the table again, or open your secret link.
error-token-unknown = This token belongs to no seat at this table. Join the table, or send the token you got there.
error-unknown-language = Unknown language { $given }; valid: { $valid }.
error-network = The server cannot be reached. Check your connection.
error-no-room = This browser cannot keep the game: there is no room left, or it stores nothing. Forget games that are kept here, and try again.
error-unknown = Refused: { $id }.
error-server = Something went wrong on the server. Nothing has changed.

# Errors of the library

error-unknown-game = Unknown game { $given }; valid: { $valid }.
error-unknown-number-of-players-of = Unknown number of players of { $game } { $given }; valid: { $valid }.
error-unknown-edition-of = Unknown edition of { $game } { $given }; valid: { $valid }.
error-no-editions = There is only one edition of { $game }, which has no name; leave { $given } out.
error-one-edition = There is only one edition of { $game }; games with several: { $valid }.
error-unknown-option-of = Unknown option of { $game } { $given }; valid: { $valid }.
error-unknown-bot-of = Unknown bot of { $game } { $given }; valid: { $valid }.
error-unknown-choice = { $option } cannot be { $given }; valid: { $valid }.
error-number-choice = { $option } cannot be { $given }; valid: { $lowest } to { $highest }.
error-bot-budget = Unknown budget in bot { $given }; valid: name, name:1s, name:500ms or name:1000 (simulations).
error-name-steers = A name may not contain characters that control a terminal or the direction of text ({ $sign }).
error-extra-missing = { $module } is missing: install rascals with its extra { $extra }, in its folder: pip install '.[{ $extra }]'.
error-file-text = { $file } is not UTF-8 text.
error-file-read = Cannot read { $file }: { $problem }.
error-file-write = Cannot write { $file }: { $problem }.
error-record-line = Line { $line }: { $problem }
error-warning-open = People on the network reach this server without encryption; put it behind an https proxy and set --public-url https://…
error-warning-no-proxy = The public address is https but no proxy is trusted, so all people seem to come from one address; set --trusted-proxies to the address of the proxy.

# Bots of other packages, and of modules

error-unknown-bot-or-broken = Unknown bot of { $game } { $given }; valid: { $valid }; not loaded: { $problem }
cli-error-resume-bots = { $file } seats the bot { $given }, a program. If you trust it, continue with --bots { $given }.

# What the system says of a file, within a sentence

error-system-enoent = no such file or folder
error-system-eacces = access denied
error-system-eperm = not permitted
error-system-eisdir = it is a folder
error-system-enotsup = it is not a regular file
error-system-enotdir = part of the path is not a folder
error-system-eexist = it already exists
error-system-enospc = no space left
error-system-erofs = it can only be read
error-system-enametoolong = the name is too long
error-system-efbig = it is too large
error-system-eloop = its links go round in a circle

## editions

edition-title = { $game }: from { $before } to { $after }
edition-same = There is no difference between { $before } and { $after }.
edition-changed = { $what }. { $before }: { $then } { $after }: { $now }
edition-new = { $what }. New in { $after }: { $now }
edition-gone = { $what }. No longer in { $after }; in { $before }: { $then }
edition-entry = { $value }.
edition-option-named = Option “{ $option }”
edition-option = Default: “{ $usual }”.
edition-chapter-components = Other components
edition-chapter-options = Options
rules-contents = Contents
rules-text = Text of the rules
edition-compare = Compare two editions
edition-from = From
edition-to = To

## cli

cli-usage = Usage:
cli-examples = Examples
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-heading = { $text }:
cli-options-metavar = [OPTIONS]
cli-command-metavar = [COMMAND …]
cli-value-game = GAME
cli-value-bot = BOT
cli-value-name = NAME
cli-value-value = VALUE
cli-value-seed = SEED
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-seconds = SECONDS
cli-default = (default: { $value })
cli-help-play = Play in this terminal, against bots or with several people taking turns at the keyboard.
cli-help-rules = Show the rules of a game.

cli-help-replay = Step through a saved game, as any player saw it or with all cards open.
cli-examples-play =
    rascals play felicity --players 4 --bots shrewd
        you against three shrewd bots
    rascals play --humans Ann,Bob --bots greedy,timid
        two people at one keyboard; the screen is hidden between them
    rascals play --option open_mice=true --save evening.jsonl
        everybody’s mice lie open; saved after every move
    rascals play --resume evening.jsonl
        goes on where you stopped
    rascals play --plain
        in lines of text, for screen readers and pipes
cli-examples-rules =
    rascals rules felicity
        in your language
    rascals rules felicity --lang de > rules.md
        as Markdown
    rascals rules heist --diff v3 v4
        what v4 changes in v3, clause by clause
cli-examples-replay =
    rascals replay evening.jsonl
        step with the arrow keys
    rascals replay evening.jsonl --pov 0 --at 12 --plain
        what the first seat knew after move 12, in words
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-lang = The language to speak; otherwise RASCALS_LANG, then the system’s.
cli-option-no-color = Use no colours (as does the variable NO_COLOR).
cli-option-debug = Show where in the program an error came from.
cli-option-game = The game; “rascals games” lists them.
cli-option-players = How many play.
cli-option-bots = One bot for all free seats, or a list with one for each, otherwise the game’s best; “rascals bots” describes them. A bot of your own: module:Class.
cli-option-humans = The people at this keyboard, in their order round the table.
cli-option-options = An option of the game, as name=value. Can be given several times.
cli-option-edition = The edition, for games that have several.
cli-option-diff = Two editions: show what differs between them.
cli-option-data = A TOML file with other numbers on the components; “rascals data show GAME” writes one to change.
cli-option-seed = Any text or number. The same seed gives the same game.
cli-option-save = Save the game to this file after every move.
cli-option-resume = Go on with the game saved in this file.
cli-option-plain = Lines of text instead of a drawn screen, for screen readers and pipes.
cli-option-no-undo = No move can be taken back.
cli-option-pace = Seconds between the moves of bots.
cli-option-file = A saved game.
cli-option-at = The number of the move to begin at; 0 is the start.
cli-option-pov = Whose knowledge to show: everything, a spectator’s, or that of a seat, counted from 0.
cli-option-row = With a study as FILE: play the game of this row again, and step through it.
cli-error-own = An error inside rascals, not yours: { $problem }. Run again with --debug to see where.
cli-error-no-such-option = There is no option { $option }.
cli-error-missing = { $name } is missing.
cli-error-bad-value = { $name }: { $problem }.
cli-error-see-help = { $problem } See “{ $command } --help”.
cli-error-command = Unknown command “{ $given }”; valid: { $valid }.
cli-error-number = { $name } needs a number.
cli-error-number-from = { $name } needs a number from { $low }.
cli-error-number-range = { $name } needs a number from { $low } to { $high }.
cli-error-extra = This is too much: { $given }.
cli-error-no-value = { $option } takes no value.
cli-error-value-missing = { $option } needs a value.
cli-error-is-file = { $name } needs a folder; { $file } is a file.
cli-error-is-folder = { $name } needs a file; { $file } is a folder.
cli-error-game = Unknown game “{ $given }”; valid: { $valid }.
cli-error-option-form = An option is written name=value, not “{ $given }”; valid names: { $valid }.
cli-error-option = Unknown option “{ $given }”; valid: { $valid }.
cli-error-option-value = { $option } cannot be “{ $given }”; valid: { $valid }.
cli-error-option-number = { $option } cannot be “{ $given }”; valid: { $lowest } to { $highest }.
cli-error-bot = Unknown bot “{ $given }”; valid: { $valid }.
cli-error-same-name = Every person needs a name of their own, not { $names }.
cli-error-players = { $given } players cannot play this; valid: { $valid }.
cli-error-too-many-humans = { $humans } people do not fit at a table for { $players }.
cli-error-bots-seats = Bots named: { $bots }, free seats: { $seats }. Name one bot for all of them, or one for each.
cli-error-resume-over = The game in { $file } is over; “rascals replay { $file }” shows it.
cli-error-resume-seats = { $file } does not say who sits where, so it cannot be continued; “rascals replay { $file }” shows it.
cli-error-save-exists = { $file } already exists: name another file, or go on with the game in it by --resume { $file }.
cli-error-replay-at = There is no move { $given }; valid: 0 to { $last }.
cli-error-replay-pov = There is no point of view “{ $given }”; valid: { $valid }.

cli-serve-address = Rascals is served at { $url }
cli-serve-network = People on your network join at { $url }
cli-serve-alone = Only this machine can connect. To play with people on your network: { $command }
cli-serve-stop = Stop with Ctrl-C. Tables and games are kept.
cli-error-port = Port { $port } is taken on { $host }; choose another with --port, or 0 for any that is free.

## tui

tui-range = { $first } … { $last }
tui-log = What happened
tui-over =
    { $you ->
        [yes] { $count ->
            [one] The game is over. You have won.
           *[other] The game is over. A shared victory: { $winners }.
        }
       *[no] The game is over. Victory for { $winners }.
    }
tui-your-move = Your turn: choose a move.
tui-waiting = Waiting for { $names }.
tui-draft = So far: { $moves } (Backspace takes the last step back)
tui-keys = ? keys · R rules · U take back · S save · L log · D light/dark · Q quit
tui-keys-any = ? keys · T type · N next · R rules · U take back · S save · L log · Q quit
tui-close-hint = ↑ ↓ scroll · Esc closes
tui-ending-hint = N new game · V replay · T look at the table · Q quit
tui-curtain =
    { $name }, it is your turn.

    When nobody else can see the screen, press Enter.
tui-help =
    ## Keys

    - **← →** or **1 … 9** choose a card from your hand, **Enter** places it
    - **↑ ↓** or digits set your bid, **Page up / Page down** change it by five, **Enter** bids
    - **P** passes
    - **L** moves to the log and back, where the arrows scroll
    - **R** or **F2** shows the rules
    - **A** asks a bot what it would do here, and why
    - **C** decides on a move in advance, where the game allows it, and cancels that again
    - **U** takes back your last move, as long as nobody has learnt anything since
    - **S** saves the game
    - **D** switches between dark and light
    - **Q** quits

    A move that is not possible says why. The mouse works too: click a card to choose it, again to place it.

    ## Symbols

    The marks **●** **■** **▲** **◆** **★** stand for the players and their cards, **○** the dummy, **⚑** the start player, **▶** whose turn it is. Shaded cards lie face down; words on one of them are for your eyes only.
tui-help-any =
    ## Keys

    - **↑ ↓** go through the list, **Enter** chooses; a line with “…” opens a list of its own
    - **Backspace** takes the last step back; nothing is played before a move is complete
    - **T** types a move in notation, whole or step by step; **Esc** goes back to the list
    - **N** lets the others go on before you move, where several are awaited at once
    - **L** moves to the log and back, where the arrows scroll
    - **R** or **F2** shows the rules
    - **A** asks a bot what it would do here, and why
    - **C** decides on a move in advance, where the game allows it, and cancels that again
    - **U** takes back your last move, as long as nobody has learnt anything since
    - **S** saves the game
    - **D** switches between dark and light
    - **Q** quits

    A move that is not possible says why. The mouse works too.
tui-labelled = { $label }: { $value }
tui-grammar = How moves are written (SEAT counts from 0):
tui-grammar-goodcritters = How moves are written (SEAT counts from 0; CARD is 5 or 5g, with ~ shown, with ? hidden):
tui-grammar-goons = How moves are written (COLOUR is red, yellow, green or blue; SRC is cube, space or ability; CELL is row,column from 0,0 at the top left; SEAT counts from 0; [parts] may be missing):
tui-grammar-heist = How moves are written (SEAT counts from 0; CELL is row,column from 0,0 at the top left; [parts] may be missing):
tui-type-hint = A move in notation, such as “{ $move }”
tui-more-moves = { $kind } … ({ $count })
tui-next-nobody = Nobody else is awaited: it is your move.
tui-plain-prompt-draft = { $name } ({ $steps })>
tui-plain-draft = So far: { $moves } (“undo” takes the last step back, “cancel” all)
tui-replay-keys = ← → step · PgUp PgDn round · V point of view · D dark/light · R rules · Q quit
tui-replay-place = Move { $n } of { $last } · { $pov }
tui-altered = Changed components: { $changes }.
tui-places = Board
tui-replay-head = { $game } ({ $pov })
tui-undo-nothing = There is no move of yours to take back.
tui-undo-other = Someone else has moved since: your move stands.
tui-undo-known = Something has been revealed since: your move stands.
tui-undo-done = Your last move is taken back.
tui-plain-welcome = { $game }. Type a move, or “help”.
tui-plain-prompt = { $name }>
tui-plain-moves = Possible moves: { $moves }.
tui-plain-hint = Possible now, for example: { $moves }. “moves” lists everything.
tui-plain-help = A move, such as “{ $move }”; its last part alone is enough where it can only mean one thing.
tui-command-help = help: this list
tui-command-moves = moves: what is possible now
tui-command-look = look: everything on the table
tui-command-log = log: what has happened; “log 5” the last five lines
tui-command-why = why MOVE: whether a move is possible, and why not
tui-command-advice = advice: what a bot would do here, and why
tui-command-ahead = ahead: decide on a move in advance, where the game allows it; “ahead off” ends it
tui-command-undo = undo: take back your last move, as long as nobody has learnt anything since; of an unfinished move its last step
tui-command-cancel = cancel: drop an unfinished move
tui-command-next = next: let the others go on before you move, where several are awaited at once
tui-command-save = save FILE: save the game
tui-command-quit = quit: leave
tui-no-clocks = No clock runs in the terminal, so nobody needs a day off: a game waits for as long as you like, and goes on from its file (“rascals play --resume FILE”).
tui-plain-why-what = Which move? For example: why { $move }
tui-plain-legal = “{ $move }” is possible.
tui-plain-hand-over = { $name }, it is your turn. When nobody else can see the screen, press Enter.
tui-plain-saved = Saved in { $file }.
tui-plain-save-where = Save where? For example: save evening.jsonl
tui-plain-save-failed = { $file } could not be saved: { $problem }.
tui-save-beside = { $file } already exists: save in { $other }
tui-save-replace = Replace { $file }
tui-plain-kept = You leave the table. The game is kept in { $file }; continue it with “rascals play --resume { $file }”.
tui-plain-left = You leave the table. The game was not saved.
tui-felicity-where =
    { $bank ->
        [one] { $round }. Start player: { $start }. The bank holds { $bank } mouse.
       *[other] { $round }. Start player: { $start }. The bank holds { $bank } mice.
    }
tui-felicity-sack = The sack: { $cards }.
tui-felicity-mouse-card =
    { $mice ->
        [0] { $number } (empty)
       *[other] { $number }
    }
tui-felicity-mouse-cards = Mouse cards: { $cards }.
tui-felicity-passed = has passed
tui-felicity-bid = bids { $mice }
tui-felicity-placed = has placed
tui-felicity-not-placed = has not placed yet
tui-felicity-won = pets won: { $pets } (cats: { $points })
tui-felicity-shown = cards shown: { $pets }
tui-felicity-cards = Cards
tui-felicity-pass-short = pass
tui-felicity-only-pass = You have no mice to bid with. P passes.
tui-felicity-bid-keys = Enter bids · P passes · { $lowest } to { $highest }
tui-felicity-hand-keys = Enter places
tui-felicity-hands = Hands
tui-heist-map = Map
tui-heist-left = left: moves { $moves }, critters { $critters }
tui-heist-laid-out = On the table now
tui-heist-start = start
tui-heist-home = start of { $name }
tui-heist-printed-plain = printed crossing
tui-heist-printed-security = printed crossing with security
tui-heist-printed-trap = printed crossing with a trap
tui-heist-dark = dark
tui-heist-wall = wall
tui-heist-leads = leads to { $cells }
tui-heist-loot =
    { $edition ->
        [v5] food { $loot }
       *[other] loot { $loot }
    }
tui-heist-known-hand = in { $name }’s hand
tui-heist-known-pile = in pile { $number }
tui-heist-known-stack = tiles from the top
tui-heist-known-traps = traps from the top
tui-heist-known-critters = critters down to the lowest
tui-heist-signs = { $crews }; ○ □ △ ◇ where they began, ⌂ any other start; ! security, × trap; numbers: what lies there; ╔╗ stash; ━ printed crossing; · dark; ? asked about; + more. Cells are named row,column.
tui-heist-keys = ? keys · W words · M map · T type · R rules · U take back · L log · Q quit
tui-heist-help =
    ## The map

    - **W** puts the map and all the rest into words, and draws it again
    - **M** gives the map the whole board, where the arrows scroll; **M** or **Esc** goes back to the moves
    - The map follows the crew that is playing; a line of the list that names a cell marks it on the map

    ## Symbols

    - Lines are paths: where two cells are connected, the line runs on
    - **●** **■** **▲** **◆** the crews, to the left of a cell’s middle; hollow, **○** **□** **△** **◇**, the starts where they began, **⌂** any other start
    - **!** security, **×** a trap; numbers to the right are what lies there
    - Rooms in double lines are stashes; crossings with thick lines are printed on the board
    - **·** a dark cell, **?** one that is asked about, **+** more than there is room for
    - Rows stand at the left, columns above: a cell is named row,column
tui-goons-when = Round { $round }, turn { $turn }
tui-goons-villain = { $letter } { $scheme }
tui-goons-visible =
    { $stars ->
        [one] { $stars } visible { $colour } star
       *[other] { $stars } visible { $colour } stars
    }
tui-goons-nothing = nothing
tui-goons-percent = { $number }%
tui-goons-dice-show = The dice show
tui-goons-dice =
    { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }
tui-goons-letters = R red, Y yellow, G green, B blue, J junk, · empty; columns 0 to 9
tui-goons-takeable = Can be taken
tui-goons-empty = Empty
tui-goons-crib-row = Row { $row }
tui-goons-laid = { $cube } on { $column }
tui-goons-signs = { $players }; R red, Y yellow, G green, B blue, J junk; ° can be taken; r y g b empty, showing a star of that colour, or as many as the digit behind it says, · none; lines part the districts; ★ visible stars. Cells are named row,column.
tui-goons-keys = ? keys · W words · M city · T type · R rules · U take back · L log · Q quit
tui-goons-help =
    ## The city

    - **W** puts the city and all the rest into words, and draws it again
    - **M** gives the city the whole board, where the arrows scroll; **M** or **Esc** goes back to the moves
    - A line of the list that names a cell marks it in the city

    ## Symbols

    - **R** **Y** **G** **B** cubes: red, yellow, green, blue; **J** junk; **°** a cube that can be taken at the beginning of a turn
    - **r** **y** **g** **b** an empty cell, which shows a star of that colour, or as many as the digit behind it says; **·** one without
    - Lines part the districts; their colours stand on the frame
    - A crib is written the same way; **›** is the row of this turn
    - Percentages are chances as things stand: without dynamite, rerolls and further draws
    - Rows stand at the left, columns above: a cell is named row,column
tui-say-help = “say” lists promises and requests, “say vote-yes-if 2” says one; it binds nobody, and bots pay no attention.
tui-next-free = “next” lets the others go on.
tui-goodcritters-give = Give { $card } to { $to }
tui-goodcritters-reveal = The cards are turned, clockwise from the boss:
tui-goodcritters-step = { $number }. { $sentence } [{ $tally }]
tui-goodcritters-tally = Yes { $yes }, No { $no }
tui-skip = Enter: go on, Esc: to the end
tui-goodcritters-signs = { $players }; ♛ boss, ✓ ready, ▤ cards in the stash, P payoff cards, = your stash, ≥ certain at least, + share, ▣ action card, → threatens, ✉ payoff, ▥ pile, ! loot above the Fuzz, Σ worth
tui-goodcritters-keys = ? keys · W words · M den · P say · N next · R rules · U take back · Q quit
tui-goodcritters-help =
    ## The den

    - **W** puts the mats and all the rest into words, and draws them again
    - **M** gives the den the whole board, where the arrows scroll; **M** or **Esc** goes back to the moves
    - A line of the list that names a player marks their mat
    - When cards are turned, **Enter** goes on and **Esc** goes to the end
    - **P** says a promise or a request; it binds nobody, and bots pay no attention

    ## Symbols

    - **♛** the boss, **✓** ready, **▤** cards in the stash, **P** payoff cards, **Σ** what it was all worth in the end
    - **=** your own stash, **≥** what is certain of another’s, **+** the share
    - **▣** an action card lies there, **→** whom it threatens, **✉** a payoff that lies before this player
    - **▥** cards in the pile, **!** how many loot cards lie above the Fuzz
tui-map-hint = “map” draws the map, “map on” does so before every question; “words” says it place by place.
tui-map-help =
    map: the map, drawn; “map on” draws it before every question, “map off” no longer
    words: everything on the table in words, the map place by place

## bots

bot-random = Random
bot-random-about = Plays any legal move.
bot-timid = Timid
bot-timid-about = Keeps what it has and gives up early.
bot-greedy = Greedy
bot-greedy-about = Wants everything and pays too much for it.
bot-spiteful = Spiteful
bot-spiteful-about = Prefers your loss to its own gain.
bot-dreamer = Dreamer
bot-dreamer-about = Tries every move in imagined games and keeps what ends well.
bot-hoarder = Hoarder
bot-hoarder-about = Takes all it can reach and is slow to go home.
bot-runner = Runner
bot-runner-about = Is always on the move and soon on the way home.
bot-saboteur = Saboteur
bot-saboteur-about = Plays its critters whenever it can, mostly against others.
bot-saver = Saver
bot-saver-about = Gathers energy and money, and backs few schemes.
bot-gambler = Gambler
bot-gambler-about = Puts all it has on schemes, and trusts to luck.
bot-shopper = Shopper
bot-shopper-about = Buys whatever it can afford.
anywhere-loading = The games are being loaded.
anywhere-full = This browser has no room left: the latest changes are not kept. Make room, then go on.
anywhere-failed = The games could not be started here.
anywhere-friends = Here everything is played and kept in this browser alone, with bots. To play with friends, one of you starts a server in a copy of the project:
bot-easy = Easy
bot-easy-about = Knows how to play, but is often wrong about what a move brings: for a first game.
bot-easy-in-felicity = Knows how to play, but overlooks things and forgets what was paid and shown: for a first game.
bot-medium = Medium
bot-medium-about = Sees all that can be done, but is sometimes wrong about what it brings.
bot-medium-in-felicity = Looks at everything on the table, but forgets what was paid and shown.
bot-medium-in-goodcritters = Weighs its own cards well, but does not ask what the others think of each other.
bot-shrewd = Shrewd
bot-shrewd-about = Thinks ahead and imagines what it cannot see.
bot-hard = Hard
bot-hard-about = Thinks as the shrewd bot does, and is seldom wrong about what a move brings.
bot-hard-in-felicity = Remembers everything, but is not always sure which of the good moves is the best.
bot-expert = Expert
bot-expert-about = The strongest player of this game.
bot-expert-in-felicity = Has learned from hundreds of thousands of games. At a table of four it wins 47 of 100 games against three shrewd bots.
bot-expert-in-goons = Weighs what the shrewd bot reckons against what it has learned from tens of thousands of games. At a table of four it wins 43 of 100 games against three shrewd bots.

## lessons

lesson-title = Learn by playing: { $game }
lesson-learn = Learn by playing
lesson-learn-game = Learn { $game } by playing, in two minutes
lesson-step = Step { $step } of { $steps }
lesson-next = Continue
lesson-again = Start over
lesson-leave = Leave the lesson
lesson-play = Play a real game
lesson-rules = Read the rules
lesson-show = Show me
lesson-others = The others are playing …
lesson-yours = Your turn: do it.
lesson-card = Guide
hint-label = Hint { $number } of { $count }
hint-ok = Got it
hint-none = No more hints for this game
hint-settings = Hints for newcomers
hint-settings-about = A few remarks in the first round of a game that you have not played on this device.
hint-back = Show all hints again
hint-are-back = The hints will be shown again.
tui-lesson-welcome = A guided round of { $game }. “quit” leaves it; “help” lists the commands.
tui-lesson-next = Press Enter to continue.
tui-lesson-move = For this step type: { $move }
tui-lesson-play = And now a real game: { $command }
cli-help-learn = Learn a game by playing: a guided round of about two minutes against scripted players.
cli-examples-learn = 
    rascals learn felicity
        step by step, in plain lines
    rascals learn goons --lang de
        in another language
error-lesson-over = The lesson is over; start over to play it once more.
error-lesson-asks = The lesson asks for a move now.
error-lesson-reads = First read on, then it is your move.
error-lesson-other-move = That is possible too; for this lesson do what it asks.
## Coach

coach-because-only = It is the only move there is.
coach-because-expects = Out of 100 games like this one, it expects to win { $share }.
coach-because-wins = It wins more often than anything else that comes to mind.
coach-because-as-well = Other moves win about as often; this is the one it would make most often.
coach-odds = Out of 100 games like this one it expects to win: { $moves }.
coach-odds-move = “{ $move }” { $wins } (± { $error })
coach-because-dreams =
    Of { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } it did best in { $dreams ->
        [one] { $dreams } game
       *[other] { $dreams } games
    } imagined from here.
coach-because-none = It gives no reason for it.
error-coach-off = This table has no coach.
error-coach-agree =
    { $count ->
        [one] The coach is only there when all agree: { $count } player does not yet.
       *[other] The coach is only there when all agree: { $count } players do not yet.
    }
error-coach-failed = The coach has found no answer. Ask again.
error-pause-shared = Several people play here: the bots’ speed stays as it was set for the table.
coach-title = Coach
coach-ask = What would you do?
coach-about = Ask a bot what it would do here, and why. It knows what you know, and no more.
coach-thinking = The coach is thinking …
coach-would = The coach would play
coach-follow = Do that
coach-agree = The coach may be asked at this table
coach-agreed = { $count } of { $needed } agree; it is there once all do.
coach-used =
    { $count ->
        [one] { $name } has asked the coach once.
       *[other] { $name } has asked the coach { $count } times.
    }
table-skip = To my next decision
table-key-coach = Ask the coach, where there is one
table-key-skip = On to your next decision, against bots
settings-pace = Speed of bots and animations
settings-pace-movements = Speed of animations
settings-pace-slow = slow
settings-pace-normal = normal
settings-pace-fast = fast
settings-pace-once = instant
hindsight-title = What would the coach have done?
hindsight-about = A bot looks back at each decision, from what was known then. The three that cost most are marked.
hindsight-whose = Whose decisions
hindsight-ask = Look back
hindsight-progress = Thinking: { $done } of { $count }
hindsight-summary = The same in { $same } of { $count ->
        [one] { $count } decision.
       *[other] { $count } decisions.
    }
hindsight-same = The coach would have done the same.
hindsight-instead = The coach would have played
hindsight-cost = By its reckoning this cost { $cost }.
hindsight-cost-wins = This cost about { $cost } wins in 100 such games.
hindsight-graph = Out of 100 games like this one, how many the coach expected the best move to win, decision by decision
hindsight-graph-table = In numbers
hindsight-between = { $least } to { $most }
hindsight-rank = { $rank ->
        [1] Cost the most
        [2] Cost the second most
       *[other] Cost the third most
    }
what-if-title = What if?
what-if-about = Press another move to try it. Bots play up to a thousand games on from there, on all seats; cards that the player did not know are dealt again. Quick bots answer sooner, strong ones play better.
what-if-ask = Try other moves here
what-if-nothing = Here nobody has moved yet. Go on in the replay.
what-if-bot = Who plays on:
what-if-usual = Usual bots
what-if-stop = Stop
what-if-open = { $move }, the rest as the bot likes
what-if-go-on = Go on
what-if-choose = Before this, { $name } could choose:
what-if-made = as it was played
what-if-try = Play on from this move
what-if-only = There was no other move.
what-if-wins = Wins about { $wins } of 100 games (probably { $least } to { $most }), after { $count ->
        [one] { $count } game.
       *[other] { $count } games.
    }
what-if-more = { $count } more than as it was played
what-if-fewer = { $count } fewer than as it was played
what-if-alike = No clear difference
what-if-failed = Here these bots do not finish a game in time, or the move is no longer possible. Quicker bots may do.
cli-option-analyse = Say what the game’s best bot would have done at each decision of a seat, counted from 0, and mark the three that cost most.
cli-option-coach = Let several people at this keyboard ask a bot what it would do; whoever plays alone always may.
cli-error-replay-seat = There is no seat { $given }; valid: 0 to { $last }.
tui-advice = The coach would play “{ $move }”. { $why }
tui-no-coach = Several people play here: the coach is there if all agree (“rascals play --coach”).
tui-hindsight-head = Looking back at the decisions of { $name }, from what was known then
tui-hindsight-line = { $n }. { $made } → { $instead }. { $why }
error-condition-not-now = Nothing like this can be decided now.
error-condition-range = Choose a number from { $lowest } to { $highest }.
conditional-move-title = Decide in advance
conditional-move-about = Your move is made for you when the time comes. Nobody else learns of it.
conditional-move-set = Decide
conditional-move-number = Number
conditional-move-cancel = Cancel
conditional-move-none = Nothing is decided in advance.
tui-conditional-move-offered = ahead { $name } N, N from { $lowest } to { $highest }: { $about }
tui-conditional-move-plain = ahead { $name }, no number: { $about }
tui-conditional-move-number = A number from { $lowest } to { $highest }; Enter decides
tui-conditional-move-stands = Decided in advance: { $about }
