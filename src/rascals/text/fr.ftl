### Les mots communs à tous les jeux, pour le navigateur, le terminal et la ligne de commande. Français.

## shared

rascals = Rascals
rascals-tagline = Jeux de butin, de bluff et de marchandage
label-value = { $label } : { $value }
label-series = { $one } ; { $other }
yes = oui
no = non
ok = OK
cancel = Annuler
close = Fermer
back = Retour
again = Réessayer
next = Suivant
previous = Précédent
save = Enregistrer
copy = Copier
copied = Copié
send = Envoyer
start = Commencer
leave = Quitter
help = Aide
rules = Règles
more = Plus
less = Moins
loading = Chargement…
none = aucun
quoted = « { $text } »
unknown = inconnu
you = Vous
nobody = personne
player = Joueur
players = Joueurs
spectator = Spectateur
spectators = Spectateurs
bot = Robot
bots = Robots
game = Jeu
games = Jeux
option = Option
options = Options
score = Score
winner = Victoire
nickname = Pseudo
language = Langue
language-en = English
language-fr = Français
language-de = Deutsch
seat-number = Place { $number }
count-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
count-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## lobby

lobby-title = Salon
lobby-awaited = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
  }
lobby-new-table = Nouvelle table
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-code = Code de la table
lobby-home = Rascals, retour au salon
lobby-skip = Aller au contenu
lobby-navigation = Pages
menu = Menu
lobby-lost = Rien par ici
lobby-to-lobby = Aller au salon
lobby-guests = Pie, Blaireau, Furet, Choucas, Belette, Corbeau, Hérisson, Loutre
lobby-nickname-hint = Le nom que verront les autres
lobby-quick-start = Jouer à { $game }
lobby-join-code = Rejoindre avec un code
lobby-friends = Entre amis
lobby-friends-about = Créez une table, choisissez ses règles et envoyez le lien.
lobby-invited = On vous invite
lobby-sit = S’asseoir
lobby-sit-here = S’asseoir ici
lobby-mine = Vos tables
lobby-finished = Vos parties terminées
lobby-won = Victoire : { $names }
lobby-back-to-table = Retour à la table
lobby-continue = Reprendre : { $game }
lobby-continue-more =
    { $count ->
        [one] Une autre partie
       *[other] { $count } autres parties
    }
lobby-public = Tables publiques
lobby-no-tables = Aucune table publique en ce moment. La vôtre pourrait être la première.
lobby-not-live = Cette liste n’est pas tenue à jour en ce moment. Nouvelle tentative…
lobby-watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
lobby-edition = Édition
lobby-time = Temps de réflexion
lobby-time-about = Pour toute la partie, et ce que chaque coup ajoute.
lobby-clock-none = sans limite
lobby-clock = { $minutes } min + { $seconds } s
lobby-pause = Pause des robots
lobby-pause-about = Combien de temps ils semblent réfléchir avant un coup.
lobby-pause-usual = comme d’habitude
lobby-pause-none = aucune
lobby-seats = Places
lobby-seats-about = Une place libre attend quelqu’un qui a le lien ou le code.
lobby-seat-me = moi
lobby-who = Qui peut venir
lobby-public-yes = publique
lobby-public-yes-about = visible dans le salon
lobby-public-no = privée
lobby-public-no-about = seulement avec le lien
lobby-number = De { $lowest } à { $highest }, par défaut { $usual }
lobby-data = Matériel modifié
lobby-data-about = Un fichier TOML de même forme que le box.toml du jeu, qui ne contient que ce qui diffère. Ce qui peut être modifié :
altered = modifié
altered-game = { $game } (modifié)
altered-about = Cette partie se joue avec un autre matériel que celui de la boîte. Sont modifiés :
lobby-spectators = Spectateurs bienvenus
lobby-spectators-about = Ils ne voient que ce que toute la table voit.
lobby-undo = Les coups peuvent être annulés
lobby-undo-about = Tant que rien de caché ni d’aléatoire n’est révélé et que personne d’autre n’est attendu.
lobby-as-usual = comme d’habitude
lobby-spectators-off = sans spectateurs
lobby-undo-off = Aucun coup n’est annulé
lobby-coach = Conseil d’un robot
lobby-coach-agreed = si tout le monde est d’accord
lobby-coach-agreed-about = Un robot dit ce qu’il ferait, dès que toutes les personnes à la table le veulent.
lobby-coach-off = jamais
lobby-coach-off-about = Personne ne peut demander.
lobby-coach-on = toujours
lobby-coach-on-about = Tout le monde peut demander à un robot ce qu’il ferait.
lobby-make = Créer la table

## l’étagère des jeux, options, invitations et aperçus de liens

shelf-title = Jeux
shelf-begin = Commencez ici
shelf-players = De { $least } à { $most } personnes
shelf-minutes = De { $least } à { $most } min
shelf-weight-1 = très facile
shelf-weight-2 = facile
shelf-weight-3 = moyen
shelf-weight-4 = exigeant
shelf-weight-5 = ardu
shelf-weight = { $words }, { $weight } sur 5
shelf-facts = Nombre de personnes, durée, difficulté
shelf-waiting =
    { $count ->
        [one] { $count } table avec une place libre
       *[other] { $count } tables avec des places libres
    }
shelf-play = Jouer
shelf-against =
    { $bots ->
        [one] Contre { $bots } robot ({ $level })
       *[other] Contre { $bots } robots ({ $level })
    }
shelf-against-about = Contre qui vous jouez : { $game }
level-harder = Ces derniers temps, vous gagnez le plus souvent contre « { $level } ».
level-easier = Ces derniers temps, vous avez perdu toutes vos parties contre « { $level } ».
level-try = Essayer « { $level } »
shelf-you = Vous
option-usual = par défaut
option-changed = modifié
option-defaults = Revenir aux choix par défaut
option-changes =
    { $count ->
        [0] Aucune option modifiée
        [one] { $count } option modifiée
       *[other] { $count } options modifiées
    }
invitation-game = { $name } vous invite : { $game }
invitation-seats =
    { $free ->
        [0] Pour { $players } personnes ; aucune place n’est libre
        [one] Pour { $players } personnes ; { $free } place est libre
       *[other] Pour { $players } personnes ; { $free } places sont libres
    }
invitation-usual = Selon les règles ordinaires.
invitation-changed = On joue avec
invitation-begun = La partie a commencé.
invitation-over = La partie est terminée.
invitation-alike = Une table comme celle-ci
invitation-alike-about = Le même jeu selon les mêmes règles : vous vous asseyez et envoyez le lien.
invitation-rules = Règles : { $game }
invitation-watch = Regarder une table : { $game }
invitation-replay = Une partie coup par coup : { $game }

## table

table-your-turn = À vous de jouer
table-status-open = En attente de joueurs
table-status-full = Toutes les places sont prises
table-status-playing = En cours
table-status-over = Partie terminée
table-connected = en ligne
table-connecting = Connexion…
table-reconnecting = Connexion perdue. Nouvelle tentative…
table-offline = Pas de connexion
table-bye-kicked = L’hôte vous a fait quitter cette table.
table-bye-slow = Votre connexion était trop lente pour suivre.
table-bye-shutdown = Le serveur redémarre. La partie est enregistrée ; la reconnexion sera automatique.
table-bye-replaced = Cette table est ouverte dans une autre fenêtre, qui a pris le relais.
table-bye-closed = Cette table a été fermée.
table-bye-ended = Cet appareil n’a plus de place à cette table : votre lien secret a été remplacé, ou l’appareil déconnecté.
table-unseated = Vous n’avez pas de place à cette table. Asseyez-vous d’abord.
table-unseated-expired = Votre place à cette table a été libérée. Asseyez-vous à nouveau, s’il y a de la place.
table-unseated-unknown = Ce navigateur ne permet plus de reconnaître votre place à cette table. Asseyez-vous à nouveau, s’il y a de la place.
table-seat-open = Place libre
table-seat-away = hors ligne
table-seat-standin = un robot joue à sa place
table-seat-host = hôte
table-closed = Hors ligne
table-sending = Envoi…
table-here = Jouer ici
table-status-yours = À vous de jouer : choisissez un coup.
table-status-waiting = On attend { $names }.
table-looking-back = Vous revoyez un moment antérieur de la partie.
table-now = Revenir au direct
table-undo = Annuler le coup
table-undo-about = Annuler votre dernier coup : il n’a encore rien révélé.
table-undone = { $you ->
        [yes] Vous annulez : { $what }
       *[other] { $name } annule : { $what }
    }
table-move-pending = Votre dernier coup est en cours d’envoi.
table-board = Plateau
table-places = Zones de la table
table-side = Journal, discussion et notes
table-log = Journal
table-log-earlier = Lignes précédentes
table-log-newest = Revenir à la dernière ligne
table-log-ready =
    { $ready ->
        [none] Feu vert à redonner : { $unready }.
       *[other] { $unready ->
            [none] Feu vert : { $ready }.
           *[other] Feu vert : { $ready }. À redonner : { $unready }.
        }
    }
table-talk =
    { $count ->
        [one] Un nouveau message
       *[other] { $count } nouveaux messages
    }
table-notes = Notes
table-notes-about = Rien que pour vous : vos notes restent dans ce navigateur.
table-keys = Clavier
table-keys-about = Les raccourcis sont sans effet pendant la saisie. Tab mène à chaque commande.
table-key-help = Cette liste
table-key-rules = Règles
table-key-board = Aller au plateau
table-key-log = Aller au journal
table-key-chat = Aller à la discussion
table-key-notes = Aller aux notes
table-key-undo = Annuler votre dernier coup, là où « Annuler le coup » s’affiche ; Ctrl+Z aussi
table-key-now = Revenir au direct
table-spectating = Vous regardez la partie sans jouer.
table-time-left = Temps restant
table-standin-mine = Un robot joue pour vous.
table-standin-ask = Laisser jouer un robot
table-take-back = Reprendre votre place
table-standin-start = Faire jouer un robot
table-standin-end = Rendre la place
table-standin-agree = D’accord pour rendre la place
table-standin-agreed = { $count } sur { $needed } d’accord pour rendre la place
table-meanwhile = Pendant ce temps, un robot a joué pour vous
table-sure = Vraiment ?
table-leave-sure = Quitter la table ? Un robot jouera à votre place jusqu’à votre retour.
table-leave-open-sure = Quitter la table ? Votre place devient libre.
table-waiting-open =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
table-ready-host = Tout le monde est là. Vous pouvez commencer.
table-ready = Tout le monde est là. L’hôte peut commencer.
table-ready-away =
    { $count ->
        [one] Toutes les places sont prises, mais { $names } est hors ligne.
       *[other] Toutes les places sont prises, mais { $names } sont hors ligne.
    }
table-fill = Compléter avec des robots
table-bot-at = Qui occupe la place { $number }
table-kick = Exclure { $name }
table-invite = Inviter
table-alone = Personne d’autre ne peut se connecter : ce serveur n’écoute que sur cette machine.
table-alone-start = Pour jouer avec les gens de votre réseau, arrêtez-le et relancez-le avec cette commande. La table reste.
table-alone-then = Ils pourront alors s’y connecter à l’adresse { $address }
table-alone-copy = Copier la commande
table-copy-link = Copier le lien
table-copy-watch = Lien pour spectateurs
table-qr = Code QR de l’invitation
table-you-win = Vous avez gagné !
table-end-place =
    { $shared ->
        [yes] { $place ->
            [1] Vous partagez la première place
            [2] Vous partagez la deuxième place
            [3] Vous partagez la troisième place
            [4] Vous partagez la quatrième place
            [5] Vous partagez la cinquième place
            [6] Vous partagez la sixième place
            [7] Vous partagez la septième place
           *[other] Vous partagez la { $place }e place
        }
       *[no] { $place ->
            [2] Vous êtes deuxième
            [3] Vous êtes troisième
            [4] Vous êtes quatrième
            [5] Vous êtes cinquième
            [6] Vous êtes sixième
            [7] Vous êtes septième
            [8] Vous êtes huitième
           *[other] Vous êtes { $place }e
        }
    }
table-end-turning =
    { $only ->
        [last] { $you ->
            [yes] Vous n’avez pris la tête qu’au dernier coup.
           *[no] { $name } n’a pris la tête qu’au dernier coup.
        }
       *[move] { $you ->
            [yes] Au coup { $n } sur { $last }, vous avez pris la tête pour de bon.
           *[no] Au coup { $n } sur { $last }, { $name } a pris la tête pour de bon.
        }
    }
table-end-how = D’où viennent les points
table-end-picture = Garder en image
table-rematch = Rejouer
table-to-rematch = Passer à la partie suivante
table-fair = Le tirage était-il honnête ?
table-fair-about = Tout le hasard de cette partie vient d’un nombre secret du serveur, fixé avant que quiconque ne s’assoie, et d’un nombre donné par chaque place, promis avant qu’aucun ne soit dévoilé : personne n’a pu choisir les cartes. Téléchargez la partie et vérifiez que tout concorde et que chaque carte en découle :
table-commitment = Engagement du serveur (SHA-256)
table-seed = Nombre secret
table-nonce = Nombre choisi par { $name }
table-fingerprint = Empreinte de la partie
table-fair-mine = Cet appareil a pris part au mélange, et les cartes correspondent à ce qu’il a vu.
table-unfair = Les cartes de cette partie ne correspondent pas à ce que votre appareil a vu avant le début. Quelqu’un a pu fausser le mélange.
table-shuffle = Comment les cartes sont mélangées
table-shuffle-about = Le serveur a fixé un nombre secret ; son engagement est ci-dessous. Au début, chaque appareil ajoute son propre nombre. Ainsi personne ne peut choisir les cartes, et tout se vérifie ensuite.
table-calling = On mélange ensemble : chaque appareil ajoute son nombre…
table-unopened =
    { $count ->
        [one] L’appareil utilisé par { $names } n’a pas ajouté son nombre au mélange à temps.
       *[other] Les appareils utilisés par { $names } n’ont pas ajouté leurs nombres au mélange à temps.
    } Rien n’a été distribué ; recommencez.
table-broken-off =
    { $count ->
        [one] { $count } lancement a été interrompu ici, par { $names }.
       *[other] { $count } lancements ont été interrompus ici, par { $names }.
    }
table-broken-off-cost = Qui retient son nombre alors que sa connexion fonctionne, ou le retient une seconde fois, perd sa place.
table-facts = État de la partie
table-moves = Vos coups
table-moves-other = Autres coups
table-no-moves = Vous n’avez rien à faire pour l’instant.
table-place-moves =
    { $count ->
        [one] Un coup ici.
       *[other] { $count } coups ici.
    }
table-place-choose = { $place } : choisissez un coup.
table-draft = Votre coup en préparation
table-draft-done = Jouer ce coup
table-draft-undo = Annuler la dernière étape
table-draft-lost = Le coup que vous prépariez n’est plus possible : quelqu’un d’autre a joué entre-temps.
table-write = Taper un coup
table-write-about = En notation. Si le coup est impossible, vous saurez pourquoi.
table-write-grammar = Comment s’écrivent les coups :
table-field-phase = Phase
table-field-round = Manche
table-field-rounds = Manches
table-field-start = Premier joueur
table-field-turn = Doit jouer
table-field-row = Rangée
table-field-row-size = Cartes d’une rangée complète
table-field-owner = Propriétaire
table-field-pet = Carte
table-field-card = Carte
table-field-manner = Comment
table-field-revealed = Face visible
table-field-mouse-cards = Cartes Souris
table-field-number = Numéro
table-field-mice = Souris
table-field-bank = Banque
table-field-highest-bid = Plus haute mise
table-field-bidders = Encore en lice
table-field-seats = Joueurs
table-field-seat = Joueur
table-field-hand = Main
table-field-hand-size = Cartes en main
table-field-bid = Mise
table-field-passed = A passé
table-field-placed = A posé
table-field-won = Remportées
table-field-cats = Chats
table-field-shown = Déjà vues
table-field-removed = Écartée
table-field-score = Score
table-field-scores = Scores
table-field-winners = Victoire
table-field-dummy = Fantôme
table-field-stack-size = Cartes dans la pile
table-field-end-reason = Fin de la partie
table-field-decided = Ce qui a tranché
table-field-place = Rang

## chat

chat-title = Discussion
chat-message = Message
chat-scope-table = À toute la table
chat-scope-seats = Aux joueurs seulement
chat-empty = Personne n’a encore rien dit.
chat-earlier = Messages précédents
chat-scope = Qui le lit
chat-seats-only = joueurs seulement
chat-mute = Masquer { $name }
chat-phrase-1 = Bonne chance !
chat-phrase-2 = Bien joué !
chat-phrase-3 = Aïe !
chat-phrase-4 = Un instant…
chat-phrase-5 = Merci !
chat-promises = Promesses
chat-requests = Demandes
chat-phrase-to = À qui ?
chat-phrase-card = Quelle carte ?
chat-mark-kept = tenue
chat-mark-broken = non tenue
chat-mark-void = sans objet
chat-said = { $name } dit : { $text }
chat-word-title = Qui a tenu parole
chat-word-none = Aucune promesse n’a eu à être tenue.
chat-word = Promesses tenues : { $kept }, non tenues : { $broken }
chat-word-kept = Tenues
chat-word-broken = Non tenues
chat-say-something = Promettre ou demander

## called

call-turn = À vous de jouer – { $game }
call-turn-with = À la table avec { $names }.
call-mail-turn =
    C’est à vous de jouer.
    { $with_whom }

    La table : { $link }

    Ne plus recevoir ces e-mails : { $page }
call-mail-confirm-subject = Recevoir un e-mail quand c’est à vous de jouer ?
call-mail-confirm =
    Sur { $server }, quelqu’un a demandé qu’un e-mail parte à cette adresse chaque fois que c’est son tour de jouer.

    C’était vous ? Alors ouvrez cette page pour le confirmer : { $page }

    Sinon, vous n’avez rien à faire : aucun autre e-mail ne viendra, et l’adresse sera oubliée sous deux jours.
call-title = Recevoir une alerte quand c’est à vous de jouer
call-button = M’alerter
call-about = Quand vous ne regardez pas la page. L’alerte dit à quelle table c’est à vous de jouer, et rien d’autre de la partie.
call-browser = M’avertir
call-browser-on = Ce navigateur vous avertit tant que cette page est cachée.
call-push-on = Ce navigateur vous avertit, même quand cette page est fermée.
call-blocked = Votre navigateur n’autorise pas cette page à vous avertir. Ses réglages pour cette page peuvent le permettre.
call-mail = M’envoyer un e-mail
call-mail-address = Adresse e-mail
call-mail-send = M’envoyer le lien
call-mail-sent = Regardez votre boîte de réception : un e-mail y apporte un lien à ouvrir. Les autres viendront ensuite.
call-mail-on = Vous recevez des e-mails.
call-mail-waiting = Les e-mails viendront dès que vous aurez ouvert le lien reçu.
call-all = À toutes mes tables
call-stop = Ne plus m’alerter
call-stopped = Vous ne recevrez plus d’alerte.
call-leave = Pas à cette table
call-left = Plus d’alertes pour cette table ; pour les autres, comme avant.
call-rejoin = À cette table aussi
call-rejoined = Vous recevez les alertes de cette table.
call-later = Pas maintenant
call-none = Ce serveur n’alerte personne quand la page est fermée ; ce navigateur le peut tant qu’elle est ouverte.
call-page-title = E-mails quand c’est à vous de jouer
call-page-about = L’e-mail qui mène à cette page vient des tables de ce serveur.
call-page-confirm = Oui, écrivez-moi quand c’est à moi de jouer
call-page-stop = Ne pas m’écrire
call-page-confirmed = Désormais, un e-mail part quand c’est à vous de jouer et que vous n’êtes pas là. Chacun contient un lien pour ne plus en recevoir.
call-page-leave = Plus d’e-mails pour cette table seulement
call-page-left = Plus d’e-mails pour cette table ; pour vos autres tables, comme avant.
call-page-stopped = Plus aucun e-mail. L’adresse est oubliée.
error-push-endpoint = Ce n’est pas l’adresse https d’un service de notifications que le serveur connaît.
error-push-keys = Ce ne sont pas les clés du service de notifications d’un navigateur.
error-mail-address = Ce n’est pas une adresse e-mail comme anne@example.org.
error-calls-many = Vous avez atteint le nombre maximal d’alertes, ou de tables avec alerte.
error-call-one-way = Donnez une seule façon de vous alerter : un service de notifications, une adresse e-mail, ou une façon déjà connue.
error-call-no-push = Ce serveur n’envoie rien aux navigateurs : il n’a pas de clé pour cela.
error-call-no-mail = Ce serveur n’envoie pas d’e-mails.
error-no-caller = Cette façon de vous alerter n’existe plus.

error-day-off-none = Il n’y a de jours de repos que si l’on dispose d’un jour ou plus par coup.
error-day-off-all = Vous avez pris tous vos jours de repos : { $count } par partie.
error-day-off-bot = Un robot joue pour vous : reprenez d’abord votre place.
error-tables-many =
    { $count ->
        [one] On peut demander { $count } table à la fois.
       *[other] On peut demander au plus { $count } tables à la fois.
    }
lobby-clock-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
table-clock-days = { $days } j { $hours } h
day-off = Prendre un jour de repos
day-off-about =
    { $left ->
        [0] Vous avez pris tous vos jours de repos.
        [one] Un jour de plus pour vous, annoncé à la table. Il vous en reste { $left }.
       *[other] Un jour de plus pour vous, annoncé à la table. Il vous en reste { $left }.
    }
day-off-sure = Prendre un jour de repos ? Toute la table le saura, et { $left ->
    [0] c’est votre dernier.
   *[other] il vous en restera { $left }.
    }
day-off-taken = { $name } prend un jour de repos.
day-off-taken-you = Vous prenez un jour de repos.

## my games

offline-about = Hors ligne : le serveur est injoignable.
offline-kept = Ce que cet appareil garde s’ouvre sans lui :
unkept-all = Votre navigateur ne garde rien pour ce site : places, réglages et notes seront perdus si vous fermez ou rechargez la page.
unkept-values = Votre navigateur n’enregistre rien pour ce site : réglages et notes seront perdus si vous fermez ou rechargez la page.
unkept-seats = Votre navigateur ne garde pas vos places à table : elles seront perdues si vous fermez ou rechargez la page.
mine-title = Mes parties
mine-about = Cet appareil s’en souvient. Aucun compte n’est nécessaire, et rien ne quitte l’appareil sans que vous le vouliez.
mine-going = En cours
mine-none-going = Aucune partie en cours.
mine-over = Terminées
mine-none-over = Aucune partie terminée.
mine-with = Avec { $names }.
mine-won = Victoire !
mine-shared = Victoire partagée.
mine-lost = Victoire : { $names }.
mine-kept = sur cet appareil
mine-keep = Garder la partie ici
mine-save = Enregistrer dans un fichier
mine-forget = Oublier
mine-forget-game = Oublier ici { $game }
mine-forget-sure = Oublier cette partie sur cet appareil ? Le serveur la garde.
mine-files = Fichiers
mine-files-about = Les parties gardées ici, ou enregistrées dans un fichier, se revoient sans réseau ; on peut aussi déposer un fichier sur cette page.
mine-open = Ouvrir une partie d’un fichier
mine-no-replay = Ce fichier ne contient pas de partie de Rascals.
mine-too-large = Ce fichier est trop gros : une partie fait au plus { $size } Mo.
replay-broken = Impossible d’afficher cette partie : elle contient quelque chose qui n’existe dans aucune partie.
mine-ready = Tout ce qui est gardé ici est prêt à s’ouvrir sans réseau.
mine-drop = Déposez un fichier ici pour l’ouvrir.
saved-about = C’est une partie enregistrée : une liste de coups, sans images. Elle est racontée ici en mots, toutes les cartes visibles. C’est le serveur qui dessine le plateau, dès qu’il répond et connaît cette table ; une partie enregistrée depuis « Mes parties » apporte le plateau avec elle.
saved-title = Partie enregistrée
saved-again = Chercher le plateau à nouveau
saved-elsewhere = Le serveur n’a pas cette table. « rascals replay FICHIER » montre la partie dans le terminal.
mine-export = Enregistrer la liste dans un fichier
mine-forget-all = Tout oublier ici
mine-forget-all-sure = Oublier toutes les parties et le lien secret sur cet appareil ? Vos places aux tables en cours restent à vous dans ce navigateur.
mine-forgotten = C’est oublié.
mine-link = Sur d’autres appareils
mine-link-about = Un lien secret emmène vos parties sur un autre appareil. Quiconque possède ce lien dispose de vos places : ne le montrez à personne.
mine-link-of = Vos parties sont gardées sous le nom { $name }.
mine-link-name = Nom
mine-link-make = Créer un lien secret
mine-link-copy = Copier le lien secret
mine-link-replace = Changer de lien
mine-link-replace-sure = Changer de lien ? L’ancien ne mènera plus nulle part et tous les autres appareils perdront vos places : seul celui-ci les garde. Ouvrez le nouveau lien sur les vôtres.
mine-link-replaced = Le lien a changé, et seul cet appareil a vos places. Copiez-le sur vos autres appareils.
mine-link-delete = Supprimer le lien
mine-link-delete-sure = Supprimer le lien ? Vos parties restent sur cet appareil.
mine-link-delete-games = Supprimer le lien et tout ce qui s’y rattache
mine-link-games-sure = Supprimer le lien et tout ce qui s’y rattache ? Votre nom et vos messages disparaissent des tables terminées, des robots vous remplacent aux parties en cours, et les adresses e-mail et navigateurs prévenus pour elles sont oubliés.
mine-link-deleted = C’est supprimé.
mine-link-open-sure = Ce lien est-il bien le vôtre ? Il amène ses parties sur cet appareil, et celles de cet appareil y seront désormais rattachées : quiconque possède le lien peut voir vos cartes et jouer à votre place. N’ouvrez jamais un lien que quelqu’un d’autre vous a envoyé.
mine-link-opened =
    Parties arrivées ici, sous le nom { $name } : { $count ->
        [one] { $count }.
       *[other] { $count }.
    }
mine-link-left =
    { $count ->
        [one] À { $count } table, rien n’a pu être changé, et d’anciens appareils y ont encore votre place. Changez de lien encore une fois.
       *[other] À { $count } tables, rien n’a pu être changé, et d’anciens appareils y ont encore vos places. Changez de lien encore une fois.
    }
mine-devices = Appareils qui ont vos places
mine-devices-about = Si vous n’en reconnaissez pas un, déconnectez-le et changez de lien.
mine-device-unknown = Appareil inconnu
mine-device-link = Un autre lien secret
mine-device-here = cet appareil
mine-device-since-seat = place prise le { $day }
mine-device-since-opened = lien ouvert le { $day }
mine-device-since-link = créé le { $day }
mine-device-tables =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
mine-device-end = Déconnecter
mine-device-end-of = Déconnecter : { $device }
mine-device-end-sure = Déconnecter { $device } ? Il perd aussitôt vos places. Quiconque possède encore le lien secret peut s’en servir pour revenir.
mine-device-ended = Déconnecté.
error-no-keyring = Ce lien secret ne mène nulle part : il a été remplacé ou supprimé.
error-device-last = Seul cet appareil a cette place. Quittez plutôt la table.

## settings

settings-title = Réglages
settings-language = Langue
settings-local = Vos choix restent dans ce navigateur.
settings-language-auto = comme le navigateur
settings-theme = Couleurs
settings-theme-system = comme le système
settings-theme-light = claires
settings-theme-dark = sombres
settings-sound = Son
settings-sound-off = coupé
settings-sound-low = bas
settings-sound-full = fort
settings-motion = Animations
settings-motion-system = comme le système
settings-motion-full = toutes
settings-motion-reduced = réduites
settings-marks = Symboles en plus des couleurs
settings-marks-about = Chaque place a son symbole : pas besoin de distinguer les couleurs.
settings-confirm = Confirmer les coups
settings-confirm-slips = si le doigt peut glisser
settings-confirm-always = toujours
settings-confirm-never = jamais
settings-hide-passes = Masquer les « passe » dans le journal
settings-hide-passes-about = Le journal ne montre alors que ce qui a compté.
settings-panels = Panneaux et boutons au lieu des plateaux
settings-panels-about = Des tableaux simples, lisibles par tout lecteur d’écran.

## replay

replay-title = Revoir la partie
replay-first = Début de la partie
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-last = Fin de la partie
replay-pov = Point de vue
replay-pov-me = le mien
replay-pov-public = spectateur
replay-pov-open = tout visible
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment
replay-of = { $n } sur { $count }
replay-link = Lien vers ce moment
replay-download = Télécharger la partie
replay-to-table = Retour à la table

## errors

error-stale = La partie a avancé entre-temps. Regardez à nouveau avant de choisir.
error-not-your-decision = Ce n’est pas à vous d’en décider maintenant.
error-flag-fallen = Votre temps était écoulé : un robot joue ce coup, puis la place est de nouveau à vous.
error-illegal = Ce coup n’est pas permis.
error-action-not-legal = L’action { $action } n’est pas permise.
error-batch-not-legal = L’action { $action } n’est pas permise dans la partie { $game }.
error-not-legal = Le coup { $move } n’est pas possible maintenant.
error-too-long = Le coup est déjà complet : { $move } est de trop.
error-unfinished = Le coup n’est pas complet : il faut une suite.
error-complete = Le coup est complet : jouez-le.
error-undo-over = La partie est terminée : plus rien ne peut être annulé.
error-undo-nothing = Seul votre dernier coup peut être annulé, tant que personne d’autre n’a joué.
error-undo-asked = D’autres étaient attendus aussi : seul ce qui a été fait quand on n’attendait que vous peut être annulé.
error-undo-known = Ce coup a révélé quelque chose de caché ou tiré au hasard : on ne peut plus l’annuler.
error-undo-bot = Un robot a joué pour vous : seuls vos propres coups peuvent être annulés.
error-undo-off = À cette table, on n’annule aucun coup.
error-undo-late = Le temps qu’il vous restait avant ce coup est écoulé : on ne peut plus l’annuler.
error-unknown-move = { $move } n’est pas un coup ; coups possibles : { $grammar }.
error-rate = Pas si vite ! Attendez un instant.
error-over = La partie est terminée.
error-bad = Le serveur n’a pas compris ce message.
error-unfit = Impossible de garder cela : on y trouve des caractères non valides.
error-name-empty = Un nom doit avoir au moins un caractère visible.
error-name-long = Un nom ne peut pas dépasser { $limit } caractères.
error-name-hidden = Un nom ne peut pas contenir de caractères invisibles ({ $sign }).
error-name-marks = Un nom ne peut pas avoir plus de { $limit } accents sur une lettre.
error-chat-empty = Ce message est vide.
error-chat-long = Un message ne peut pas dépasser { $limit } caractères.
error-chat-hidden = Un message ne peut pas contenir de caractères invisibles ({ $sign }).
error-chat-marks = Un message ne peut pas avoir plus de { $limit } accents sur une lettre.
error-code-form = Un code de table compte six caractères parmi : { $signs }.
error-phrase-unknown = Ce jeu n’a pas de telle phrase ; phrases possibles : { $valid }.
error-phrase-args = La phrase { $phrase } ne se dit pas ainsi ; il lui faut : { $valid }.
error-phrase-promises =
    { $count ->
        [one] Vous avez { $count } promesse en suspens. Vous pourrez en faire une autre quand son sort sera connu.
       *[other] Vous avez { $count } promesses en suspens. Vous pourrez en faire une autre quand le sort de l’une d’elles sera connu.
    }
error-phrase-text = On dit un texte ou une phrase toute faite, pas les deux.
error-body-long = Une requête ne peut pas dépasser { $limit } octets.
error-body-slow = La requête n’est pas arrivée à temps.
error-table-full = Cette table est complète.
error-seat-taken = Cette place est prise.
error-no-seat = Cette place n’existe pas : la table en a { $seats }.
error-seats-open =
    Tout le monde n’est pas là : { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
error-table-open = La partie n’a pas encore commencé.
error-table-started = La partie a déjà commencé.
error-table-calling = La partie va commencer : on dévoile la part de chacun dans le mélange.
error-not-calling = Il n’y a rien à dévoiler : la partie ne commence pas encore, ou vous n’avez rien promis.
error-nonce-other = Ce n’est pas le nombre que votre place avait promis.
error-table-over = La partie est terminée à cette table.
error-not-over = La partie est encore en cours.
error-host = Ce serveur ne répond pas à ce nom.
error-crowded = Il y a tant de monde que le serveur ne répond plus qu’aux personnes qui jouent. Réessayez dans un moment.
error-kicked = L’hôte vous a fait quitter cette table.
error-code-needed = Il faut en avoir le code pour s’asseoir à cette table.
error-host-only = Seul l’hôte de la table peut faire cela.
error-kick-nobody = Personne n’occupe cette place : il n’y a personne à exclure.
error-not-absent = Cette personne est là : un robot ne remplace que les personnes hors ligne.
error-standin-own = Un robot joue ici parce que cette personne l’a demandé, est partie ou n’avait plus de temps : elle seule peut y changer quelque chose, ou toutes les autres personnes présentes y mettre fin ensemble.
error-absent-briefly = Cette personne recharge peut-être la page : un robot peut la remplacer après 30 secondes.
error-standin-level = Pour une autre personne, seul le robot de la table peut jouer.
error-spectator = Vous regardez la partie : il faut une place à la table pour faire cela.
error-no-spectators = Cette table n’admet pas de spectateurs.
error-no-table = Cette table n’existe pas. Vérifiez le code ou le lien.
error-table-damaged = Cette table est endommagée et a été mise de côté. La partie peut être récupérée jusqu’à la dernière ligne exacte : adressez-vous à la personne qui gère le serveur.
error-unknown-bot = Robot inconnu : { $given } ; robots possibles : { $valid }.
error-bad-option = Ce choix n’est pas possible : { $problem }
error-seat-plan = Parmi les { $seats } places, une seule est la vôtre, et pour chaque place de robot, il faut indiquer lequel.
error-shutdown = Le serveur va redémarrer. Réessayez dans un instant.
error-no-code = Aucune table n’a le code { $given }. Vérifiez-le auprès de la personne qui vous l’a donné.
error-code-or-table = Indiquez soit le code, soit la table à rejoindre, pas les deux.
error-frame-long = Un message ne peut pas dépasser { $limit } octets.
error-no-hello = Le premier message d’une connexion doit être hello.
error-bad-number = { $given } n’est pas le numéro d’un message.
error-bad-pov = Il n’y a pas de point de vue « { $given } » : valeurs possibles : me, public, open et les numéros des places.
error-method = Cette adresse ne répond pas à ce genre de requête.
error-origin = Cette page n’a pas le droit de parler à ce serveur.
error-not-found = Cette page ou cette table n’existe pas.
error-forbidden = Vous n’avez pas le droit de faire cela.
error-query-long = Le paramètre « { $name } » de l’adresse dépasse { $limit } caractères.
error-query-missing = Il manque à l’adresse le paramètre « { $name } ».
error-token-missing = Vous n’avez pas de place à cette table : rejoignez-la d’abord. Un programme envoie le jeton de sa place : « Authorization: Bearer JETON ».
error-token-malformed = Ceci n’est pas un jeton de place. Envoyez tel quel celui que vous avez reçu en rejoignant la table : « Authorization: Bearer JETON ».
error-token-expired = Cet appareil n’a plus de place à cette table : elle a été libérée, ou lui a été retirée. Rejoignez la table à nouveau, ou ouvrez votre lien secret.
error-token-unknown = Ce jeton n’est celui d’aucune place de cette table. Rejoignez la table, ou envoyez le jeton que vous y avez reçu.
error-unknown-language = Langue inconnue : { $given } ; langues possibles : { $valid }.
error-network = Le serveur est injoignable. Vérifiez votre connexion.
error-no-room = Ce navigateur ne peut pas garder la partie : il n’a plus de place, ou n’enregistre rien. Oubliez des parties gardées ici, puis réessayez.
error-unknown = Refus : { $id }.
error-server = Une erreur est survenue sur le serveur. Rien n’a changé.

# Errors of the library

error-unknown-game = Jeu inconnu : { $given } ; valeurs possibles : { $valid }.
error-unknown-number-of-players-of = { $game } : nombre de joueurs impossible : { $given } ; valeurs possibles : { $valid }.
error-unknown-edition-of = { $game } : édition inconnue : { $given } ; valeurs possibles : { $valid }.
error-no-editions = Il n’y a qu’une édition de { $game }, qui ne porte pas de nom ; retirez { $given }.
error-one-edition = Il n’y a qu’une édition de { $game } ; jeux à plusieurs éditions : { $valid }.
error-unknown-option-of = { $game } : option inconnue : { $given } ; valeurs possibles : { $valid }.
error-unknown-bot-of = { $game } : robot inconnu : { $given } ; valeurs possibles : { $valid }.
error-unknown-choice = { $option } ne peut pas être { $given } ; valeurs possibles : { $valid }.
error-number-choice = { $option } ne peut pas être { $given } ; valeurs possibles : de { $lowest } à { $highest }.
error-bot-budget = Temps de réflexion inconnu du robot { $given } ; valeurs possibles : nom, nom:1s, nom:500ms ou nom:1000 (simulations).
error-name-steers = Un nom ne peut pas contenir de caractères qui commandent un terminal ou changent le sens du texte ({ $sign }).
error-extra-missing = { $module } manque : installer rascals avec son extra { $extra }, dans son dossier : pip install '.[{ $extra }]'.
error-file-text = { $file } n’est pas du texte UTF-8.
error-file-read = Impossible de lire { $file } : { $problem }.
error-file-write = Impossible d’écrire { $file } : { $problem }.
error-record-line = Ligne { $line } : { $problem }
error-warning-open = Les gens du réseau atteignent ce serveur sans chiffrement ; placez-le derrière un proxy https et indiquez --public-url https://…
error-warning-no-proxy = L’adresse publique est en https mais aucun proxy n’est déclaré de confiance : tout le monde semble donc venir d’une même adresse ; indiquez l’adresse du proxy par --trusted-proxies.

# Bots of other packages, and of modules

error-unknown-bot-or-broken = { $game } : robot inconnu : { $given } ; valeurs possibles : { $valid } ; non chargé : { $problem }
cli-error-resume-bots = Dans { $file } joue le robot { $given }, qui est un programme. Si vous lui faites confiance, continuez avec --bots { $given }.

# What the system says of a file, within a sentence

error-system-enoent = fichier ou dossier introuvable
error-system-eacces = accès refusé
error-system-eperm = opération non permise
error-system-eisdir = c’est un dossier
error-system-enotsup = ce n’est pas un fichier ordinaire
error-system-enotdir = une partie du chemin n’est pas un dossier
error-system-eexist = il existe déjà
error-system-enospc = il n’y a plus de place
error-system-erofs = en lecture seule
error-system-enametoolong = le nom est trop long
error-system-efbig = il est trop grand
error-system-eloop = ses liens tournent en rond

## editions

edition-title = { $game } : de { $before } à { $after }
edition-same = Entre { $before } et { $after }, rien ne diffère.
edition-changed = { $what }. { $before } : { $then } { $after } : { $now }
edition-new = { $what }. Nouveau dans { $after } : { $now }
edition-gone = { $what }. Absent de { $after } ; dans { $before } : { $then }
edition-entry = { $value }.
edition-option-named = Option « { $option } »
edition-option = Par défaut « { $usual } ».
edition-chapter-components = Autre matériel
edition-chapter-options = Les options
rules-contents = Sommaire
rules-text = Texte des règles
edition-compare = Comparer deux éditions
edition-from = De
edition-to = À

## cli

cli-usage = Utilisation :
cli-examples = Exemples
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options
cli-heading = { $text } :
cli-options-metavar = [OPTIONS]
cli-command-metavar = [COMMANDE…]
cli-value-game = JEU
cli-value-bot = ROBOT
cli-value-name = NOM
cli-value-value = VALEUR
cli-value-seed = GRAINE
cli-value-file = FICHIER
cli-value-folder = DOSSIER
cli-value-seconds = SECONDES
cli-default = (par défaut : { $value })
cli-help-play = Jouer dans ce terminal, contre des robots ou à plusieurs, chacun son tour au clavier.
cli-help-rules = Afficher les règles d’un jeu.

cli-help-replay = Parcourir une partie enregistrée, telle qu’un joueur l’a vue ou toutes les cartes visibles.
cli-examples-play =
    rascals play felicity --players 4 --bots shrewd
        vous contre trois robots rusés
    rascals play --humans Ann,Bob --bots greedy,timid
        deux personnes à un clavier ; l’écran est masqué entre elles
    rascals play --option open_mice=true --save evening.jsonl
        les souris de tous sont visibles ; enregistrée après chaque coup
    rascals play --resume evening.jsonl
        reprend la partie là où elle s’était arrêtée
    rascals play --plain
        en lignes de texte, pour lecteurs d’écran et redirections
cli-examples-rules =
    rascals rules felicity
        dans votre langue
    rascals rules felicity --lang de > rules.md
        en Markdown
    rascals rules heist --diff v3 v4
        ce que v4 change à v3, règle par règle
cli-examples-replay =
    rascals replay evening.jsonl
        avancez avec les flèches
    rascals replay evening.jsonl --pov 0 --at 12 --plain
        ce que la première place savait après le coup 12, en mots
cli-option-help = Afficher cette aide.
cli-option-version = Afficher la version.
cli-option-lang = La langue à utiliser ; sinon RASCALS_LANG, puis celle du système.
cli-option-no-color = Sans couleurs (comme la variable NO_COLOR).
cli-option-debug = Montrer d’où vient une erreur dans le programme.
cli-option-game = Le jeu ; « rascals games » les liste.
cli-option-players = Combien de personnes jouent.
cli-option-bots = Un robot pour toutes les places libres, ou une liste avec un pour chacune, sinon le meilleur du jeu ; « rascals bots » les décrit. Votre propre robot : module:Classe.
cli-option-humans = Les personnes à ce clavier, dans leur ordre autour de la table.
cli-option-options = Une option du jeu, sous la forme nom=valeur. Peut être répétée.
cli-option-edition = L’édition, pour les jeux qui en ont plusieurs.
cli-option-diff = Deux éditions : montrer ce qui les distingue.
cli-option-data = Un fichier TOML avec d’autres nombres sur le matériel ; « rascals data show JEU » en écrit un à modifier.
cli-option-seed = Un texte ou nombre quelconque. La même graine donne la même partie.
cli-option-save = Enregistrer la partie dans ce fichier après chaque coup.
cli-option-resume = Reprendre la partie enregistrée dans ce fichier.
cli-option-plain = Des lignes de texte au lieu d’un écran dessiné, pour lecteurs d’écran et redirections.
cli-option-no-undo = Aucun coup ne peut être annulé.
cli-option-pace = Secondes entre les coups des robots.
cli-option-file = Une partie enregistrée.
cli-option-at = Le numéro du coup où commencer ; 0 est le début.
cli-option-pov = Ce qu’il faut montrer : tout, ce que voit le public, ou ce que sait une place, comptée à partir de 0.
cli-option-row = Avec une étude comme FICHIER : rejouer la partie de cette ligne et la parcourir.
cli-error-own = Une erreur dans rascals, pas de votre fait : { $problem }. Relancez avec --debug pour voir où.
cli-error-no-such-option = L’option { $option } n’existe pas.
cli-error-missing = Il manque { $name }.
cli-error-bad-value = { $name } : { $problem }.
cli-error-see-help = { $problem } Voir « { $command } --help ».
cli-error-command = Commande inconnue « { $given } » ; valeurs possibles : { $valid }.
cli-error-number = { $name } demande un nombre.
cli-error-number-from = { $name } demande un nombre à partir de { $low }.
cli-error-number-range = { $name } demande un nombre de { $low } à { $high }.
cli-error-extra = Argument en trop : { $given }.
cli-error-no-value = { $option } ne prend pas de valeur.
cli-error-value-missing = { $option } demande une valeur.
cli-error-is-file = { $name } demande un dossier ; { $file } est un fichier.
cli-error-is-folder = { $name } demande un fichier ; { $file } est un dossier.
cli-error-game = Jeu inconnu « { $given } » ; valeurs possibles : { $valid }.
cli-error-option-form = Une option s’écrit nom=valeur, pas « { $given } » ; noms possibles : { $valid }.
cli-error-option = Option inconnue « { $given } » ; valeurs possibles : { $valid }.
cli-error-option-value = { $option } ne peut pas être « { $given } » ; valeurs possibles : { $valid }.
cli-error-option-number = { $option } ne peut pas être « { $given } » ; valeurs possibles : de { $lowest } à { $highest }.
cli-error-bot = Robot inconnu « { $given } » ; valeurs possibles : { $valid }.
cli-error-same-name = Chaque personne doit avoir son propre nom, pas { $names }.
cli-error-players = On ne peut pas y jouer à { $given } ; valeurs possibles : { $valid }.
cli-error-too-many-humans = { $humans } personnes ne tiennent pas à une table de { $players }.
cli-error-bots-seats = Robots nommés : { $bots }, places libres : { $seats }. Nommez un robot pour toutes, ou un pour chacune.
cli-error-resume-over = La partie dans { $file } est terminée ; « rascals replay { $file } » la montre.
cli-error-resume-seats = { $file } ne dit pas qui est assis où et ne peut donc pas être repris ; « rascals replay { $file } » le montre.
cli-error-save-exists = { $file } existe déjà : indiquez un autre fichier, ou reprenez la partie qu’il contient avec --resume { $file }.
cli-error-replay-at = Il n’y a pas de coup { $given } ; valeurs possibles : 0 à { $last }.
cli-error-replay-pov = Il n’y a pas de point de vue « { $given } » ; valeurs possibles : { $valid }.

cli-serve-address = Rascals est accessible à l’adresse { $url }
cli-serve-network = Adresse pour les gens de votre réseau : { $url }
cli-serve-alone = Seule cette machine peut se connecter. Pour jouer avec les gens de votre réseau : { $command }
cli-serve-stop = Arrêt par Ctrl-C. Tables et parties sont gardées.
cli-error-port = Le port { $port } est pris sur { $host } ; choisissez-en un autre avec --port, ou 0 pour prendre un port libre.

## tui

tui-range = { $first } à { $last }
tui-log = Journal
tui-over =
    { $you ->
        [yes] { $count ->
            [one] La partie est terminée. Vous avez gagné.
           *[other] La partie est terminée. Victoire partagée : { $winners }.
        }
       *[no] La partie est terminée. La victoire revient à { $winners }.
    }
tui-your-move = À vous : choisissez un coup.
tui-waiting = On attend { $names }.
tui-draft = En préparation : { $moves } (Retour arrière annule la dernière étape)
tui-keys = ? touches · R règles · U annuler · S sauver · L journal · D thème · Q quitter
tui-keys-any = ? aide · T coup · N suite · R règles · U annuler · S sauv. · L journal · Q fin
tui-close-hint = ↑ ↓ défiler · Échap fermer
tui-ending-hint = N nouvelle partie · V revoir · T regarder la table · Q quitter
tui-curtain =
    { $name }, c’est à vous.

    Quand personne d’autre ne voit l’écran, appuyez sur Entrée.
tui-help =
    ## Touches

    - **← →** ou **1** à **9** choisissent une carte de votre main, **Entrée** la pose
    - **↑ ↓** ou des chiffres règlent votre mise, **Page préc. / suiv.** la changent de cinq, **Entrée** mise
    - **P** passe
    - **L** passe au journal et en revient ; les flèches le font défiler
    - **R** ou **F2** affiche les règles
    - **A** demande à un robot ce qu’il ferait ici, et pourquoi
    - **C** décide d’un coup avant votre tour, si le jeu le permet, ou y renonce
    - **U** annule votre dernier coup, tant que personne n’a rien appris depuis
    - **S** enregistre la partie
    - **D** alterne thème sombre et thème clair
    - **Q** quitte

    Si un coup est impossible, on vous dit pourquoi. La souris fonctionne aussi : un clic choisit une carte, un second la pose.

    ## Signes

    Les marques **●** **■** **▲** **◆** **★** désignent les places et leurs cartes, **○** le fantôme, **⚑** le premier joueur, **▶** la place dont c’est le tour. Les cartes grisées sont face cachée ; ce qui y est écrit n’est visible que de vous.
tui-help-any =
    ## Touches

    - **↑ ↓** parcourent la liste, **Entrée** choisit ; une ligne avec « … » ouvre une autre liste
    - **Retour arrière** annule la dernière étape ; rien n’est joué avant que le coup soit complet
    - **T** sert à taper un coup en notation, d’un trait ou étape par étape ; **Échap** revient à la liste
    - **N** laisse faire les autres avant vous, quand plusieurs sont attendus à la fois
    - **L** passe au journal et en revient ; les flèches le font défiler
    - **R** ou **F2** affiche les règles
    - **A** demande à un robot ce qu’il ferait ici, et pourquoi
    - **C** décide d’un coup avant votre tour, si le jeu le permet, ou y renonce
    - **U** annule votre dernier coup, tant que personne n’a rien appris depuis
    - **S** enregistre la partie
    - **D** alterne thème sombre et thème clair
    - **Q** quitte

    Si un coup est impossible, on vous dit pourquoi. La souris fonctionne aussi.
tui-labelled = { $label } : { $value }
tui-grammar = Comment s’écrivent les coups (SEAT compte à partir de 0) :
tui-grammar-goons = Comment s’écrivent les coups (COLOUR : red, yellow, green ou blue ; SRC : cube, space ou ability ; CELL : ligne,colonne depuis 0,0 en haut à gauche ; SEAT compte à partir de 0 ; les [parties] peuvent manquer) :
tui-grammar-heist = Comment s’écrivent les coups (SEAT compte à partir de 0 ; CELL est ligne,colonne à partir de 0,0 en haut à gauche ; ce qui est entre [ ] peut manquer) :
tui-grammar-goodcritters = Comment s’écrivent les coups (SEAT compte à partir de 0 ; CARD est 5 ou 5g, « ~ » : en privé, « ? » : face cachée) :
tui-type-hint = Un coup en notation, comme « { $move } »
tui-more-moves = { $kind }… ({ $count })
tui-next-nobody = Personne d’autre n’est attendu : c’est à vous.
tui-plain-prompt-draft = { $name } ({ $steps })>
tui-plain-draft = En préparation : { $moves } (« undo » annule la dernière étape, « cancel » tout)
tui-replay-keys = ← → pas · PgPréc PgSuiv manche · V vue · D thème · R règles · Q quitter
tui-replay-place = Coup { $n } sur { $last } · { $pov }
tui-altered = Matériel modifié : { $changes }.
tui-places = Plateau
tui-replay-head = { $game } ({ $pov })
tui-undo-nothing = Vous n’avez aucun coup à annuler.
tui-undo-other = Quelqu’un d’autre a joué depuis : on ne peut plus annuler votre coup.
tui-undo-known = Quelque chose a été révélé depuis : on ne peut plus annuler votre coup.
tui-undo-done = Votre dernier coup est annulé.
tui-plain-welcome = { $game }. Tapez un coup, ou « help ».
tui-plain-prompt = { $name }>
tui-plain-moves = Coups possibles : { $moves }.
tui-plain-hint = Possible maintenant, par exemple : { $moves }. « moves » donne tous les coups.
tui-plain-help = Un coup, comme « { $move } » ; sa dernière partie suffit là où elle n’a qu’un sens.
tui-command-help = help : cette liste
tui-command-moves = moves : ce qui est possible maintenant
tui-command-look = look : tout ce qui est sur la table
tui-command-log = log : ce qui s’est passé ; « log 5 » les cinq dernières lignes
tui-command-why = why COUP : si un coup est possible, et sinon pourquoi
tui-command-advice = advice : ce qu’un robot ferait ici, et pourquoi
tui-command-ahead = ahead : décider d’un coup avant votre tour, si le jeu le permet ; « ahead off » y renonce
tui-command-undo = undo : annuler votre dernier coup, tant que personne n’a rien appris depuis ; d’un coup inachevé, la dernière étape
tui-command-cancel = cancel : abandonner un coup inachevé
tui-command-next = next : laisser faire les autres avant vous, quand plusieurs sont attendus à la fois
tui-command-save = save FICHIER : enregistrer la partie
tui-command-quit = quit : partir
tui-no-clocks = Dans le terminal, aucune pendule ne tourne et personne n’a besoin d’un jour de repos : une partie attend aussi longtemps que vous voulez et reprend depuis son fichier (« rascals play --resume FICHIER »).
tui-plain-why-what = Quel coup ? Par exemple : why { $move }
tui-plain-legal = « { $move } » est possible.
tui-plain-hand-over = { $name }, c’est à vous. Quand personne d’autre ne voit l’écran, appuyez sur Entrée.
tui-plain-saved = Enregistré dans { $file }.
tui-plain-save-where = Enregistrer où ? Par exemple : save evening.jsonl
tui-plain-save-failed = { $file } n’a pas pu être enregistré : { $problem }.
tui-save-beside = { $file } existe déjà : enregistrer dans { $other }
tui-save-replace = Remplacer { $file }
tui-plain-kept = Vous quittez la table. La partie est gardée dans { $file } ; « rascals play --resume { $file } » la reprend.
tui-plain-left = Vous quittez la table. La partie n’a pas été enregistrée.
tui-felicity-where =
    { $bank ->
        [one] { $round }. Premier joueur : { $start }. La banque contient { $bank } souris.
       *[other] { $round }. Premier joueur : { $start }. La banque contient { $bank } souris.
    }
tui-felicity-sack = Le sac : { $cards }.
tui-felicity-mouse-card =
    { $mice ->
        [0] { $number } (vide)
       *[other] { $number }
    }
tui-felicity-mouse-cards = Cartes Souris : { $cards }.
tui-felicity-passed = a passé
tui-felicity-bid = mise { $mice }
tui-felicity-placed = a posé
tui-felicity-not-placed = n’a pas encore posé
tui-felicity-won = animaux remportés : { $pets } (chats : { $points })
tui-felicity-shown = cartes montrées : { $pets }
tui-felicity-cards = Cartes
tui-felicity-pass-short = passe
tui-felicity-only-pass = Vous n’avez pas de souris à miser. P passe.
tui-felicity-bid-keys = Entrée mise · P passe · { $lowest } à { $highest }
tui-felicity-hand-keys = Entrée pose
tui-felicity-hands = Mains
tui-heist-map = Plan
tui-heist-left = reste : pas { $moves }, animaux { $critters }
tui-heist-laid-out = Sur la table maintenant
tui-heist-start = départ
tui-heist-home = départ : { $name }
tui-heist-printed-plain = croisement imprimé
tui-heist-printed-security = croisement imprimé surveillé
tui-heist-printed-trap = croisement imprimé piégé
tui-heist-dark = noir
tui-heist-wall = mur
tui-heist-leads = mène à { $cells }
tui-heist-loot =
    { $edition ->
        [v5] nourriture { $loot }
       *[other] butin { $loot }
    }
tui-heist-known-hand = en main chez { $name }
tui-heist-known-pile = dans la pile { $number }
tui-heist-known-stack = tuiles à partir du haut
tui-heist-known-traps = pièges à partir du haut
tui-heist-known-critters = animaux jusqu’au dernier
tui-heist-signs = { $crews } ; ○ □ △ ◇ leurs départs, ⌂ un autre départ ; ! surveillance, × piège ; nombres : ce qui s’y trouve ; ╔╗ réserve ; ━ croisement imprimé ; · noir ; ? case en question ; + davantage. Les cases s’écrivent ligne,colonne.
tui-heist-keys = ? aide · W mots · M plan · T coup · R règles · U annuler · L journal · Q fin
tui-heist-help =
    ## Le plan

    - **W** décrit le plan et tout le reste en mots, puis le dessine à nouveau
    - **M** donne au plan toute la place, et les flèches le font défiler ; **M** ou **Échap** revient aux coups
    - Le plan suit la bande qui joue ; une ligne de la liste qui nomme une case la marque sur le plan

    ## Signes

    - Les traits sont des chemins : là où deux cases sont reliées, le trait continue
    - **●** **■** **▲** **◆** les bandes, à gauche du milieu d’une case ; en creux, **○** **□** **△** **◇**, leurs départs, **⌂** un autre départ
    - **!** surveillance, **×** un piège ; les nombres à droite sont ce qui s’y trouve
    - Les salles à double trait sont les réserves ; les croisements à trait épais sont imprimés sur le plateau
    - **·** une case noire, **?** une case en question, **+** plus qu’il n’y a de place
    - Les lignes sont numérotées à gauche, les colonnes en haut : une case s’écrit ligne,colonne
tui-goons-when = Manche { $round }, tour { $turn }
tui-goons-villain = { $letter } { $scheme }
tui-goons-visible =
    { $stars ->
        [one] { $stars } étoile visible ({ $colour })
       *[other] { $stars } étoiles visibles ({ $colour })
    }
tui-goons-nothing = rien
tui-goons-percent = { $number } %
tui-goons-dice-show = Les dés montrent
tui-goons-dice =
    { $number ->
        [one] { $number } dé
       *[other] { $number } dés
    }
tui-goons-letters = R rouge, Y jaune, G vert, B bleu, J déchet, · vide ; colonnes 0 à 9
tui-goons-takeable = À prendre
tui-goons-empty = Vide
tui-goons-crib-row = Ligne { $row }
tui-goons-laid = { $cube } sur { $column }
tui-goons-signs = { $players } ; R rouge, Y jaune, G vert, B bleu, J déchet ; ° à prendre ; r y g b vide, montre une étoile de cette couleur, ou autant que le chiffre qui suit, · aucune ; des traits séparent les quartiers ; ★ étoiles visibles. Les cases s’écrivent ligne,colonne.
tui-goons-keys = ? aide · W mots · M ville · T coup · R règles · U annuler · L journal · Q fin
tui-goons-help =
    ## La ville

    - **W** décrit la ville et tout le reste en mots, puis la dessine à nouveau
    - **M** donne à la ville toute la place, et les flèches la font défiler ; **M** ou **Échap** revient aux coups
    - Une ligne de la liste qui nomme une case la marque dans la ville

    ## Signes

    - **R** **Y** **G** **B** cubes : rouge, jaune, vert, bleu ; **J** déchet ; **°** un cube qu’on peut prendre au début d’un tour
    - **r** **y** **g** **b** une case vide, qui montre une étoile de cette couleur, ou autant que le chiffre qui suit ; **·** une case sans étoile
    - Des traits séparent les quartiers ; leurs couleurs sont sur le cadre
    - Une planque s’écrit de même ; **›** est la ligne de ce tour
    - Les pourcentages sont les chances en l’état : sans dynamite, relances ni tirages de plus
    - Les lignes sont numérotées à gauche, les colonnes en haut : une case s’écrit ligne,colonne
tui-say-help = « say » énumère promesses et demandes, « say vote-yes-if 2 » en dit une ; elle n’engage personne, et les robots n’y prêtent pas attention.
tui-next-free = « next » laisse les autres continuer.
tui-goodcritters-give = Donner { $card } à { $to }
tui-goodcritters-reveal = On retourne les cartes, dans le sens horaire depuis le boss :
tui-goodcritters-step = { $number }. { $sentence } [{ $tally }]
tui-goodcritters-tally = Oui { $yes }, Non { $no }
tui-skip = Entrée : suite, Échap : à la fin
tui-goodcritters-signs = { $players } ; ♛ boss, ✓ feu vert, ▤ cartes du magot, P cartes Pot-de-vin, = votre magot, ≥ certain au moins, + part, ▣ carte Action, → menace, ✉ pot-de-vin, ▥ pioche, ! butin au-dessus des flics, Σ valeur
tui-goodcritters-keys = ? aide · W mots · M repaire · P dire · N suite · R règles · U annuler · Q fin
tui-goodcritters-help =
    ## Le repaire

    - **W** décrit les places et tout le reste en mots, et les redessine
    - **M** donne au repaire toute la place, et les flèches le font défiler ; **M** ou **Échap** revient aux coups
    - Une ligne de la liste qui nomme quelqu’un marque sa place
    - Quand on retourne les cartes, **Entrée** passe à la suite et **Échap** va à la fin
    - **P** dit une promesse ou une demande ; elle n’engage personne, et les robots n’y prêtent pas attention

    ## Signes

    - **♛** le boss, **✓** feu vert, **▤** cartes du magot, **P** cartes Pot-de-vin, **Σ** ce que tout valait à la fin
    - **=** votre magot, **≥** ce qui est certain d’un autre, **+** la part
    - **▣** une carte Action est là, **→** qui elle menace, **✉** un pot-de-vin devant cette personne
    - **▥** cartes de la pioche, **!** combien de cartes Butin sont au-dessus des flics
tui-map-hint = « map » dessine le plan, « map on » le fait avant chaque question ; « words » le décrit lieu par lieu.
tui-map-help =
    map : le plan dessiné ; « map on » le dessine avant chaque question, « map off » ne le fait plus
    words : tout ce qui est sur la table en mots, le plan lieu par lieu

## bots

bot-random = Aléatoire
bot-random-about = Joue n’importe quel coup permis.
bot-timid = Timide
bot-timid-about = Garde ce qu’il a et renonce tôt.
bot-greedy = Avide
bot-greedy-about = Veut tout et paie trop cher.
bot-spiteful = Malveillant
bot-spiteful-about = Préfère vos pertes à ses propres gains.
bot-dreamer = Rêveur
bot-dreamer-about = Essaie chaque coup dans des parties imaginées et garde ce qui finit bien.
bot-hoarder = Amasseur
bot-hoarder-about = Prend tout ce qui est à sa portée et tarde à rentrer.
bot-runner = Coureur
bot-runner-about = Avance sans cesse et prend vite le chemin du retour.
bot-saboteur = Trouble-fête
bot-saboteur-about = Joue ses animaux dès qu’il le peut, surtout contre les autres.
bot-saver = Économe
bot-saver-about = Amasse énergie et argent, et ne soutient presque rien.
bot-gambler = Flambeur
bot-gambler-about = Mise tout sur les plans et s’en remet à la chance.
bot-shopper = Dépensier
bot-shopper-about = Achète tout ce qui est à sa portée.
anywhere-loading = Chargement des jeux.
anywhere-full = Ce navigateur n’a plus de place : la dernière action n’est pas conservée. Libérez de la place, puis continuez.
anywhere-failed = Les jeux n’ont pas pu démarrer ici.
anywhere-friends = Ici, tout se joue et se conserve dans ce seul navigateur, avec des robots. Pour jouer entre amis, l’un de vous démarre un serveur dans une copie du projet :
bot-easy = Facile
bot-easy-about = Sait jouer, mais se trompe souvent sur ce qu’un coup rapporte : pour une première partie.
bot-easy-in-felicity = Sait jouer, mais ne remarque pas tout et oublie ce qui a été payé et montré : pour une première partie.
bot-medium = Moyen
bot-medium-about = Voit tout ce qu’on peut faire, mais se trompe parfois sur ce que cela rapporte.
bot-medium-in-felicity = Regarde tout ce qui est là, mais oublie ce qui a été payé et montré.
bot-medium-in-goodcritters = Pèse bien ses propres cartes, mais ne se demande pas ce que les autres pensent les uns des autres.
bot-shrewd = Rusé
bot-shrewd-about = Prévoit plusieurs coups et imagine ce qu’il ne voit pas.
bot-hard = Difficile
bot-hard-about = Pense comme le robot rusé, et se trompe rarement sur ce qu’un coup rapporte.
bot-hard-in-felicity = Se souvient de tout, mais hésite parfois entre plusieurs bons coups.
bot-expert = Maître
bot-expert-about = Le plus fort de ce jeu.
bot-expert-in-felicity = A appris de centaines de milliers de parties. À quatre, il en gagne 47 sur 100 contre trois robots rusés.
bot-expert-in-goons = Met en balance ce que calcule le robot rusé et ce qu’il a appris de dizaines de milliers de parties. À quatre, il en gagne 43 sur 100 contre trois robots rusés.

## lessons

lesson-title = Apprendre en jouant : { $game }
lesson-learn = Apprendre en jouant
lesson-learn-game = Apprendre { $game } en jouant, en deux minutes
lesson-step = Étape { $step } sur { $steps }
lesson-next = Continuer
lesson-again = Recommencer
lesson-leave = Quitter la leçon
lesson-play = Jouer une vraie partie
lesson-rules = Lire les règles
lesson-show = Me le montrer
lesson-others = Les autres jouent…
lesson-yours = À vous de jouer.
lesson-card = Votre guide
hint-label = Conseil { $number } sur { $count }
hint-ok = Compris
hint-none = Ne plus donner de conseils pour ce jeu
hint-settings = Conseils aux débutants
hint-settings-about = Quelques remarques à la première manche d’un jeu que vous n’avez pas encore joué sur cet appareil.
hint-back = Remontrer tous les conseils
hint-are-back = Les conseils seront de nouveau affichés.
tui-lesson-welcome = Une manche guidée de { $game }. « quit » la quitte ; « help » explique les commandes.
tui-lesson-next = Appuyez sur Entrée pour continuer.
tui-lesson-move = Pour cette étape, tapez : { $move }
tui-lesson-play = Et maintenant une vraie partie : { $command }
cli-help-learn = Apprendre un jeu en jouant : une manche guidée d’environ deux minutes, contre des adversaires dont les coups sont écrits d’avance.
cli-examples-learn = 
    rascals learn felicity
        pas à pas, ligne par ligne
    rascals learn goons --lang de
        dans une autre langue
error-lesson-over = La leçon est terminée ; recommencez-la pour la rejouer.
error-lesson-asks = La leçon demande un coup maintenant.
error-lesson-reads = Lisez d’abord la suite, ensuite c’est à vous.
error-lesson-other-move = C’est possible aussi ; pour cette leçon, faites ce qu’elle demande.
## Conseil

coach-because-only = C’est le seul coup possible.
coach-because-expects = Sur 100 parties dans cette situation, il pense en gagner { $share }.
coach-because-wins = Il gagne plus souvent que tout autre coup envisagé.
coach-because-as-well = D’autres coups gagnent à peu près aussi souvent ; c’est celui qu’il jouerait le plus souvent.
coach-odds = Sur 100 parties dans cette situation, il pense en gagner : { $moves }.
coach-odds-move = « { $move } » { $wins } (± { $error })
coach-because-dreams =
    De { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, c’est celui qui réussit le mieux dans { $dreams ->
        [one] { $dreams } partie imaginée
       *[other] { $dreams } parties imaginées
    } à partir d’ici.
coach-because-none = Il n’en donne pas la raison.
error-coach-off = Cette table n’a pas de coach.
error-coach-agree =
    { $count ->
        [one] Le coach n’est là que si tout le monde est d’accord : il manque encore { $count } accord.
       *[other] Le coach n’est là que si tout le monde est d’accord : il manque encore { $count } accords.
    }
error-coach-failed = Le coach n’a pas trouvé de réponse. Demandez encore.
error-pause-shared = Plusieurs personnes jouent ici : le rythme des robots reste celui de la table.
coach-title = Coach
coach-ask = Que feriez-vous ?
coach-about = Demander à un robot ce qu’il ferait ici, et pourquoi. Il sait ce que vous savez, et rien de plus.
coach-thinking = Le coach réfléchit…
coach-would = Le coach jouerait
coach-follow = Jouer ce coup
coach-agree = Le coach est autorisé à cette table
coach-agreed = { $count } sur { $needed } d’accord ; le coach arrive dès que tout le monde accepte.
coach-used =
    { $count ->
        [one] Coach consulté une fois : { $name }.
       *[other] Coach consulté { $count } fois : { $name }.
    }
table-skip = Ma prochaine décision
table-key-coach = Consulter le coach, s’il y en a un
table-key-skip = Aller à votre prochaine décision, contre des robots
settings-pace = Rythme des robots et des animations
settings-pace-movements = Rythme des animations
settings-pace-slow = lent
settings-pace-normal = habituel
settings-pace-fast = rapide
settings-pace-once = immédiat
hindsight-title = Qu’aurait fait le coach ?
hindsight-about = Un robot revient sur chaque décision, avec ce que l’on savait alors. Les trois plus coûteuses sont marquées.
hindsight-whose = Décisions de qui
hindsight-ask = Analyser
hindsight-progress = Réflexion : { $done } sur { $count }
hindsight-summary = Décisions identiques : { $same } sur { $count }.
hindsight-same = Le coach aurait fait de même.
hindsight-instead = Le coach aurait joué
hindsight-cost = D’après son calcul, cela a coûté { $cost }.
hindsight-cost-wins = Sur 100 parties dans cette situation, cela en a coûté environ { $cost }.
hindsight-graph = Sur 100 parties dans cette situation, combien le coach pensait gagner avec le meilleur coup, de décision en décision
hindsight-graph-table = En chiffres
hindsight-between = { $least } à { $most }
hindsight-rank = { $rank ->
        [1] Décision la plus coûteuse
        [2] Deuxième plus coûteuse
       *[other] Troisième plus coûteuse
    }
what-if-title = Et si… ?
what-if-about = Appuyez sur un autre coup pour l’essayer. Des robots jouent jusqu’à mille parties à partir de là, à toutes les places ; les cartes que le joueur ne connaissait pas sont redistribuées. Les robots rapides répondent plus vite, les forts jouent mieux.
what-if-ask = Essayer d’autres coups ici
what-if-nothing = Ici, personne n’a encore joué. Avancez dans la partie.
what-if-bot = Qui joue la suite :
what-if-usual = Robots habituels
what-if-stop = Arrêter
what-if-open = { $move }, la suite au choix du robot
what-if-go-on = Continuer
what-if-choose = Choix avant ce moment ({ $name }) :
what-if-made = comme dans la partie
what-if-try = Jouer à partir de ce coup
what-if-only = Il n’y avait pas d’autre coup.
what-if-wins = Victoires sur 100 parties : environ { $wins } (sans doute de { $least } à { $most }), après { $count ->
        [one] { $count } partie.
       *[other] { $count } parties.
    }
what-if-more = { $count } de plus qu’avec le coup joué
what-if-fewer = { $count } de moins qu’avec le coup joué
what-if-alike = Pas de différence nette
what-if-failed = Ces robots ne finissent pas une partie à temps ici, ou le coup n’est plus possible. Essayez-en de plus rapides.
cli-option-analyse = Dire ce que le meilleur robot du jeu aurait fait à chaque décision d’une place, comptée à partir de 0, et marquer les trois plus coûteuses.
cli-option-coach = Même à plusieurs devant ce clavier, on peut demander à un robot ce qu’il ferait ; qui joue seul le peut toujours.
cli-error-replay-seat = La place { $given } n’existe pas ; valeurs possibles : de 0 à { $last }.
tui-advice = Le coach jouerait « { $move } ». { $why }
tui-no-coach = Plusieurs personnes jouent ici : le coach est là si tout le monde est d’accord (« rascals play --coach »).
tui-hindsight-head = Retour sur les décisions, avec ce que l’on savait alors : { $name }
tui-hindsight-line = { $n }. { $made } → { $instead }. { $why }
error-condition-not-now = Rien de tel ne peut être décidé maintenant.
error-condition-range = Choisissez un nombre de { $lowest } à { $highest }.
conditional-move-title = Décider à l’avance
conditional-move-about = Votre coup sera joué pour vous dès que ce sera le cas. Personne d’autre ne l’apprend.
conditional-move-set = Décider
conditional-move-number = Nombre
conditional-move-cancel = Y renoncer
conditional-move-none = Rien n’est décidé à l’avance.
tui-conditional-move-offered = ahead { $name } N, N de { $lowest } à { $highest } : { $about }
tui-conditional-move-plain = ahead { $name }, sans nombre : { $about }
tui-conditional-move-number = Un nombre de { $lowest } à { $highest } ; Entrée décide
tui-conditional-move-stands = Décidé à l’avance : { $about }
