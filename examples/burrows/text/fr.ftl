### Burrows. Français.
### Seats arrive as names, values as their words below, lists joined; an unknown value or an empty list as "none".
### $you is "yes" where the first seat of a message is the reader's, and that value's name where a later one is.

## Title

burrows = Terriers
burrows-tagline = Creusez, stockez et volez dans les galeries. L’un de vous est la belette.

## Words for values

burrows-term-root = racine
burrows-term-berry = baie
burrows-term-nut = noix
burrows-term-alarm = alarme
burrows-term-spring = source
burrows-term-oak = chêne
burrows-term-stump = souche
burrows-term-meadow = pré
burrows-term-crossing = carrefour
burrows-term-ditch = fossé
burrows-term-bramble = ronce
burrows-term-rock = rocher
burrows-term-willow = saule
burrows-term-turns = tours
burrows-term-answer = un vol à subir ou non
burrows-term-suspicion = soupçons
burrows-term-over = fin de la partie

## Events

burrows-event-dealt =
    { $you ->
        [yes] { $cards ->
            [none] Vous recevez trois cartes.
           *[other] Vous recevez : { $cards }.
        }
       *[no] { $cards ->
            [none] { $seat } reçoit trois cartes.
           *[other] { $seat } reçoit : { $cards }.
        }
    }
burrows-event-weasel-drawn =
    { $you ->
        [yes] Vous êtes la belette. N’en laissez rien voir.
       *[no] { $seat } est la belette.
    }
burrows-event-round-began = La manche { $round } commence.
burrows-event-moved =
    { $you ->
        [yes] Vous allez ici : { $place }.
       *[no] { $seat } va ici : { $place }.
    }
burrows-event-dug =
    { $you ->
        [yes] { $card ->
            [none] Vous déterrez une carte.
           *[other] Vous déterrez : { $card }.
        }
       *[no] { $card ->
            [none] { $seat } déterre une carte.
           *[other] { $seat } déterre : { $card }.
        }
    }
burrows-event-stored =
    { $you ->
        [yes] Vous stockez : { $card }.
       *[no] { $seat } stocke : { $card }.
    }
burrows-event-theft-tried =
    { $you ->
        [yes] Vous tentez de voler { $from }.
        [from] { $by } tente de vous voler.
       *[no] { $by } tente de voler { $from }.
    }
burrows-event-alarm-raised =
    { $you ->
        [yes] Vous donnez l’alarme : { $by } regagne son logis ({ $place }).
        [by] { $from } donne l’alarme : vous regagnez votre logis ({ $place }).
       *[no] { $from } donne l’alarme : { $by } regagne son logis ({ $place }).
    }
burrows-event-stolen =
    { $you ->
        [yes] Vous volez à { $from } : { $card }.
        [from] { $by } vous vole : { $card }.
       *[no] { $by } vole à { $from } : { $card }.
    }
burrows-event-suspicion-began = Les manches sont finies : chacun désigne un suspect, en secret.
burrows-event-suspected =
    { $you ->
        [yes] { $to ->
            [none] Vous avez désigné un suspect.
           *[other] Vous désignez { $to }.
        }
       *[no] { $to ->
            [none] { $seat } a désigné un suspect.
           *[other] { $seat } désigne { $to }.
        }
    }
burrows-event-weasel-shown =
    { $you ->
        [yes] Vous étiez la belette !
       *[no] { $seat } était la belette !
    }
burrows-event-scored =
    { $you ->
        [yes] Votre total : { $larder } pour le garde-manger + { $bonus } pour les soupçons = { $score }.
       *[no] { $seat } : { $larder } pour le garde-manger + { $bonus } pour les soupçons = { $score }.
    }

## Moves

burrows-move-move = Aller : { $place }
burrows-move-dig = Creuser
burrows-move-store = Stocker : { $card }
burrows-move-steal = Voler { $from }
burrows-move-raise = Donner l’alarme
burrows-move-allow = Laisser faire
burrows-move-name = Soupçonner { $seat }
burrows-kind-move = Aller
burrows-kind-store = Stocker
burrows-kind-steal = Voler
burrows-kind-name = Soupçonner

## Who must do what

burrows-status-turn =
    { $you ->
        [yes] À vous : allez, creusez, stockez ou volez.
       *[no] C’est à { $seat }.
    }
burrows-status-answer =
    { $you ->
        [yes] { $by } vous vole : donnez l’alarme, ou laissez faire.
        [by] Vous volez { $seat }, qui peut donner l’alarme.
       *[no] { $by } vole { $seat }, qui peut donner l’alarme.
    }
burrows-status-name = Chacun désigne un suspect, en secret.
burrows-status-over = La partie est terminée. Victoire : { $winners }.

## Refusals and errors

burrows-refusal-game-over = La partie est terminée.
burrows-refusal-not-awaited = On ne vous attend pas maintenant.
burrows-refusal-turn-first = C’est à vous : allez, creusez, stockez ou volez.
burrows-refusal-answer-first = On vous vole : donnez l’alarme, ou laissez faire.
burrows-refusal-name-first = Les manches sont finies : désignez un suspect.
burrows-refusal-no-tunnel = Aucune galerie ne mène de { $place } à { $goal }.
burrows-refusal-no-digging = Il n’y a plus de carte à déterrer, ou plus de place pour elle.
burrows-refusal-not-home = On ne stocke que chez soi : { $place }.
burrows-refusal-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
burrows-refusal-no-victim = Volez un autre joueur qui se trouve au même endroit et a une carte.
burrows-refusal-no-alarm = Vous n’avez pas d’alarme : vous ne pouvez que laisser faire.
burrows-refusal-no-suspect = Désignez un autre joueur.
burrows-error-theft = agenda : la place { $turn } n’y vole personne.
burrows-error-cards = cards : de { $card } il n’y a que { $most }.
burrows-error-suspects = suspect : personne avant les soupçons, chacun quand la partie est terminée, jamais soi-même.

burrows-end-winter = L’hiver est venu.

## Labels of the table

burrows-label-deck-size = Cartes à déterrer
burrows-label-raised = Alarmes données
burrows-label-agenda = En suspens
burrows-label-weasel = La belette
burrows-label-place = Lieu
burrows-label-home = Chez soi
burrows-label-hand = Main
burrows-label-hand-size = Cartes en main
burrows-label-larder = Garde-manger
burrows-label-points = Points stockés
burrows-label-named = A désigné un suspect
burrows-label-suspect = Suspect désigné

## Options

burrows-option-length = Durée
burrows-option-length-about = Combien de manches se jouent.
burrows-option-length-short = courte, six manches
burrows-option-length-long = longue, dix manches
burrows-option-open_hands = Mains
burrows-option-open_hands-about = Chacun voit-il les cartes des autres ?
burrows-option-open_hands-false = secrètes
burrows-option-open_hands-true = visibles de tous
