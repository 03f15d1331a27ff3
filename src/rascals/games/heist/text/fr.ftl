### Critter Heist. Français.
### Les places arrivent comme des noms, animaux, tuiles, pièges et butin avec les mots ci-dessous, les listes déjà jointes ;
### une valeur inconnue vaut « none ». $you vaut « yes » si la première place du message est celle qui lit ; si c’est une
### place suivante, $you est le nom de cette valeur.

## Titre

heist = Critter Heist
heist-tagline = Posez les couloirs, évitez les alarmes, prenez la nourriture et rentrez à temps.

## Les mots des valeurs

heist-term-badger = blaireau
heist-term-bat = chauve-souris
heist-term-bird = oiseau
heist-term-butterfly = papillon
heist-term-ferret = furet
heist-term-fox = renard
heist-term-hedgehog = hérisson
heist-term-mole = taupe
heist-term-mouse = souris
heist-term-owl = chouette
heist-term-raccoon = raton laveur
heist-term-snake = serpent
heist-term-spider = araignée
heist-term-squirrel = écureuil
heist-term-straight-plain = ligne droite
heist-term-straight-security = ligne droite surveillée
heist-term-straight-trap = ligne droite piégée
heist-term-corner-plain = virage
heist-term-corner-security = virage surveillé
heist-term-corner-trap = virage piégé
heist-term-T-plain = carrefour en T
heist-term-T-security = carrefour en T surveillé
heist-term-T-trap = carrefour en T piégé
heist-term-cross-plain = croisement
heist-term-cross-security = croisement surveillé
heist-term-cross-trap = croisement piégé
heist-term-rotate = tuile tournante
heist-term-tile = tuile en plus
heist-term-swap = échange
heist-term-suspicion = soupçon
heist-term-fake-path = faux chemin
heist-term-slippery = sol glissant
heist-term-pit = fosse
heist-term-camera = caméra cachée
heist-term-hook = crochet
heist-term-canned = conserves
heist-term-nuts = noix
heist-term-gourd = courge
heist-term-apple = pomme
heist-term-minus = jeton −1
heist-term-n = nord
heist-term-e = est
heist-term-s = sud
heist-term-w = ouest
heist-term-r0 = 0°
heist-term-r90 = 90°
heist-term-r180 = 180°
heist-term-r270 = 270°
heist-term-hire = recrutement
heist-term-layout = mise en place
heist-term-heist = le casse
heist-term-over = partie terminée
heist-term-start = le départ
heist-term-arrival = arrivée
heist-term-turn = le tour
heist-term-security = surveillance
heist-term-trap = piège
heist-term-plain = simple
heist-term-side = réserve de côté
heist-term-centre = réserve du centre
heist-term-hand = de la main
heist-term-table = de la table
heist-term-discard = de la défausse
heist-term-communal = de la défausse commune
heist-term-all-banked = tout le butin est rentré
heist-term-carriers-done = les derniers porteurs ont eu leurs tours
heist-term-all-ended = la dernière bande est sortie
heist-term-last-crew = la dernière bande a eu ses tours
heist-term-countdown = les derniers tours sont passés
heist-term-turn-limit = la limite de tours est atteinte

## Événements

heist-event-dealt =
    { $you ->
        [yes] { $critters ->
                [none] Vous recevez une main d’animaux.
               *[other] Vous recevez : { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } reçoit une main d’animaux.
               *[other] { $seat } reçoit : { $critters }.
            }
    }
heist-event-looked =
    { $you ->
        [yes] { $critters ->
                [none] Vous regardez la pile { $pile }.
               *[other] Vous regardez la pile { $pile } : { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } regarde la pile { $pile }.
               *[other] { $seat } regarde la pile { $pile } : { $critters }.
            }
    }
heist-event-hired =
    { $you ->
        [yes] { $critter ->
                [none] Vous recrutez un animal de la pile { $pile }.
               *[other] Vous recrutez, de la pile { $pile } : { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } recrute un animal de la pile { $pile }.
               *[other] { $seat } recrute, de la pile { $pile } : { $critter }.
            }
    }
heist-event-pile-passed =
    { $you ->
        [yes] Vous ne prenez rien dans la pile { $pile }.
       *[no] { $seat } ne prend rien dans la pile { $pile }.
    }
heist-event-hired-from-deck =
    { $you ->
        [yes] { $critter ->
                [none] Vous recrutez le premier animal de la pioche.
               *[other] Vous recrutez le premier animal de la pioche : { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } recrute le premier animal de la pioche.
               *[other] { $seat } recrute le premier animal de la pioche : { $critter }.
            }
    }
heist-event-chosen =
    { $you ->
        [yes] { $critters ->
                [none] Votre choix est fait.
               *[other] Votre choix est fait : { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } a choisi.
               *[other] { $seat } a choisi : { $critters }.
            }
    }
heist-event-kept =
    { $you ->
        [yes] { $critters ->
                [none] Vous gardez votre choix.
               *[other] Vous gardez : { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } garde les animaux choisis.
               *[other] { $seat } garde : { $critters }.
            }
    }
heist-event-passed-on =
    { $you ->
        [yes] { $critters ->
                [none] Une nouvelle main vous arrive.
               *[other] Une nouvelle main vous arrive : { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } reçoit la main suivante.
               *[other] { $seat } reçoit la main suivante : { $critters }.
            }
    }
heist-event-discarded =
    { $you ->
        [yes] Sur votre défausse : { $critters }.
       *[no] Sur la défausse, chez { $seat } : { $critters }.
    }
heist-event-hiring-over = Toutes les bandes sont au complet.
heist-event-tile-drawn =
    { $you ->
        [yes] Vous piochez : { $tile }.
       *[no] { $seat } pioche : { $tile }.
    }
heist-event-tiles-drawn =
    { $you ->
        [yes] Vous piochez : { $tiles }.
       *[no] { $seat } pioche : { $tiles }.
    }
heist-event-tiles-to-hand =
    { $you ->
        [yes] { $tiles ->
                [none] Vous piochez une tuile en main.
               *[other] Vous piochez en main : { $tiles }.
            }
       *[no] { $tiles ->
                [none] { $seat } pioche une tuile en main.
               *[other] { $seat } pioche en main : { $tiles }.
            }
    }
heist-event-tile-seen =
    { $you ->
        [yes] { $tile ->
                [none] Vous regardez la première tuile.
               *[other] Vous regardez la première tuile : { $tile }.
            }
       *[no] { $tile ->
                [none] { $seat } regarde la première tuile.
               *[other] { $seat } regarde la première tuile : { $tile }.
            }
    }
heist-event-tiles-seen =
    { $you ->
        [yes] { $tiles ->
                [none] Vous regardez les premières tuiles.
               *[other] Vous regardez les premières tuiles : { $tiles }.
            }
       *[no] { $tiles ->
                [none] { $seat } regarde les premières tuiles.
               *[other] { $seat } regarde les premières tuiles : { $tiles }.
            }
    }
heist-event-tile-placed =
    { $you ->
        [yes] Vous posez en { $cell } : { $tile }, orientation { $turn }.
       *[no] { $seat } pose en { $cell } : { $tile }, orientation { $turn }.
    }
heist-event-webbed =
    { $you ->
        [yes] Avant que vous ne piochiez, { $by } pose en { $cell } : { $tile }, orientation { $turn }.
        [by] Devançant { $seat }, vous posez en { $cell } : { $tile }, orientation { $turn }.
       *[no] Devançant { $seat }, { $by } pose en { $cell } : { $tile }, orientation { $turn }.
    }
heist-event-web-declined =
    { $you ->
        [yes] Vous gardez votre tuile.
       *[no] { $seat } garde sa tuile.
    }
heist-event-draw-said =
    { $you ->
        [yes] Vous voulez piocher une tuile.
       *[no] { $seat } veut piocher une tuile.
    }
heist-event-stopped =
    { $you ->
        [yes] Vous ne piochez plus.
       *[no] { $seat } ne pioche plus.
    }
heist-event-tile-put-back =
    { $you ->
        [yes] Vous remettez la tuile sur la pioche.
       *[no] { $seat } remet la tuile sur la pioche.
    }
heist-event-tile-held =
    { $you ->
        [yes] { $tile ->
                [none] Vous gardez une tuile.
               *[other] Vous gardez : { $tile }.
            }
       *[no] { $tile ->
                [none] { $seat } garde une des tuiles.
               *[other] { $seat } garde : { $tile }.
            }
    }
heist-event-no-tile-held =
    { $you ->
        [yes] Vous ne gardez aucune tuile.
       *[no] { $seat } ne garde aucune tuile.
    }
heist-event-tile-gone = Le chemin en { $cell } était faux et disparaît : { $tile }.
heist-event-tiles-shuffled = Les autres tuiles sont mélangées à la pioche.
heist-event-heist-began = Le casse commence.
heist-event-turn-began =
    { $you ->
        [yes] Tour { $round } : à vous.
       *[no] Tour { $round } : à { $seat }.
    }
heist-event-moved =
    { $you ->
        [yes] Vous allez de { $from_cell } en { $cell }.
       *[no] { $seat } va de { $from_cell } en { $cell }.
    }
heist-event-loot-taken =
    { $you ->
        [yes] Vous prenez en { $cell } : { $loot }.
       *[no] { $seat } prend en { $cell } : { $loot }.
    }
heist-event-loot-left =
    { $you ->
        [yes] Vous laissez ce qui se trouve en { $cell }.
       *[no] { $seat } laisse ce qui se trouve en { $cell }.
    }
heist-event-banked =
    { $you ->
        [yes] Vous mettez à l’abri : { $loot }.
       *[no] { $seat } met à l’abri : { $loot }.
    }
heist-event-ended =
    { $you ->
        [yes] Vous êtes dehors. Votre rang de sortie : { $place }.
       *[no] { $seat } est dehors. Rang de sortie : { $place }.
    }
heist-event-first-bonus =
    { $you ->
        [yes] Vous sortez en premier, ce qui rapporte 2 points.
       *[no] { $seat } sort en premier, ce qui rapporte 2 points.
    }
heist-event-late =
    { $you ->
        [yes] Vous êtes en retard.
       *[no] { $seat } est en retard.
    }
heist-event-suspected =
    { $you ->
        [yes] { $number ->
                [0] Soupçons : vous en avez déjà { $suspicion }, le maximum.
               *[other] Soupçons : vous en prenez { $number } et en avez { $suspicion }.
            }
       *[no] { $number ->
                [0] Soupçons : { $seat } en a déjà { $suspicion }, le maximum.
               *[other] Soupçons : { $seat } en prend { $number } et en a { $suspicion }.
            }
    }
heist-event-calmed =
    { $you ->
        [yes] Vos soupçons tombent à { $suspicion }.
       *[no] Chez { $seat }, les soupçons tombent à { $suspicion }.
    }
heist-event-penalty =
    { $you ->
        [yes] Vous perdez 1 point : les soupçons sont au plus haut.
       *[no] { $seat } perd 1 point : les soupçons sont au plus haut.
    }
heist-event-minus-taken =
    { $you ->
        [yes] Vous devez porter un jeton −1.
       *[no] { $seat } doit porter un jeton −1.
    }
heist-event-security-evaded =
    { $you ->
        [yes] La surveillance ne vous remarque pas.
       *[no] { $seat } échappe à la surveillance.
    }
heist-event-trap-evaded =
    { $you ->
        [yes] Vous évitez le piège.
       *[no] { $seat } évite le piège.
    }
heist-event-reacted =
    { $you ->
        [yes] Vous réagissez avec un animal ({ $zone }) : { $critter }.
       *[no] { $seat } réagit avec un animal ({ $zone }) : { $critter }.
    }
heist-event-suffered =
    { $you ->
        [yes] Vous laissez faire.
       *[no] { $seat } laisse faire.
    }
heist-event-trap-turned-up =
    { $you ->
        [yes] Un piège est retourné pour vous : { $trap }.
       *[no] Un piège est retourné pour { $seat } : { $trap }.
    }
heist-event-traps-shuffled = Les pièges sont mélangés.
heist-event-no-effect =
    { $you ->
        [yes] Le piège ne vous fait rien : { $trap }.
       *[no] Le piège ne fait rien à { $seat } : { $trap }.
    }
heist-event-rolled =
    { $you ->
        [yes] La boussole vous montre : { $way }.
       *[no] La boussole montre à { $seat } : { $way }.
    }
heist-again-rolled =
    { $you ->
        [yes] La boussole vous montre : { $way }. Aucun chemin n’y mène : encore une fois.
       *[no] La boussole montre à { $seat } : { $way }. Aucun chemin n’y mène : encore une fois.
    }
heist-event-slipped =
    { $you ->
        [yes] Vous glissez en { $cell }.
       *[no] { $seat } glisse en { $cell }.
    }
heist-event-turned =
    { $you ->
        [yes] Vous tournez la tuile en { $cell } : { $turn }.
       *[no] { $seat } tourne la tuile en { $cell } : { $turn }.
    }
heist-event-loot-dropped =
    { $you ->
        [yes] Vous perdez : { $loot } ; cela tombe en { $cell }.
       *[no] { $seat } perd : { $loot } ; cela tombe en { $cell }.
    }
heist-event-swapped =
    { $you ->
        [yes] Vous échangez avec la défausse commune : { $given } contre { $critter }.
       *[no] { $seat } échange avec la défausse commune : { $given } contre { $critter }.
    }
heist-event-card-discarded =
    { $you ->
        [yes] Vous défaussez ({ $zone }) : { $critter }.
       *[no] { $seat } défausse ({ $zone }) : { $critter }.
    }
heist-event-card-laid =
    { $you ->
        [yes] Vous posez sur la table, sans effet : { $critter }.
       *[no] { $seat } pose sur la table, sans effet : { $critter }.
    }
heist-event-card-drawn =
    { $you ->
        [yes] { $critter ->
                [none] Vous piochez un animal.
               *[other] Vous piochez : { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } pioche un animal.
               *[other] { $seat } pioche : { $critter }.
            }
    }
heist-event-played =
    { $you ->
        [yes] Vous jouez ({ $zone }) : { $critter }.
       *[no] { $seat } joue ({ $zone }) : { $critter }.
    }
heist-event-trash-dug =
    { $you ->
        [yes] Vous prenez chez { $from }, dans la défausse : { $critter }.
        [from] { $seat } prend dans votre défausse : { $critter }.
       *[no] { $seat } prend chez { $from }, dans la défausse : { $critter }.
    }
heist-event-snatched =
    { $you ->
        [yes] Vous faites défausser un animal à { $to }.
        [to] { $seat } vous fait défausser un animal.
       *[no] { $seat } fait défausser un animal à { $to }.
    }
heist-event-appeared =
    { $you ->
        [yes] Vous sortez du conduit en { $cell }.
       *[no] { $seat } sort du conduit en { $cell }.
    }
heist-event-pricked =
    { $you ->
        [yes] Le hérisson joué par { $by } vous envoie en { $cell }.
        [by] Votre hérisson envoie { $seat } en { $cell }.
       *[no] Le hérisson joué par { $by } envoie { $seat } en { $cell }.
    }
heist-event-bat-sent =
    { $you ->
        [yes] Vous envoyez la chauve-souris à { $to }.
        [to] { $seat } vous envoie la chauve-souris.
       *[no] { $seat } envoie la chauve-souris à { $to }.
    }
heist-event-traps-seen =
    { $you ->
        [yes] { $traps ->
                [none] Vous regardez les premiers pièges.
               *[other] Vous regardez les premiers pièges : { $traps }.
            }
       *[no] { $traps ->
                [none] { $seat } regarde les premiers pièges.
               *[other] { $seat } regarde les premiers pièges : { $traps }.
            }
    }
heist-event-traps-ordered =
    { $you ->
        [yes] { $traps ->
                [none] Vous remettez les pièges.
               *[other] Vous remettez les pièges, en partant du dessus : { $traps }.
            }
       *[no] { $traps ->
                [none] { $seat } remet les pièges.
               *[other] { $seat } remet les pièges, en partant du dessus : { $traps }.
            }
    }
heist-event-cards-seen =
    { $you ->
        [yes] { $critters ->
                [none] Vous regardez les premiers animaux.
               *[other] Vous regardez les premiers animaux : { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } regarde les premiers animaux.
               *[other] { $seat } regarde les premiers animaux : { $critters }.
            }
    }
heist-event-card-kept =
    { $you ->
        [yes] { $critter ->
                [none] Vous en gardez un.
               *[other] Vous gardez : { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } en garde un.
               *[other] { $seat } garde : { $critter }.
            }
    }
heist-event-given =
    { $you ->
        [yes] Vous donnez à { $to } : { $critter }.
        [to] { $seat } vous donne : { $critter }.
       *[no] { $seat } donne à { $to } : { $critter }.
    }
heist-event-hand-seen =
    { $you ->
        [yes] { $critters ->
                [none] Vous regardez la main que tient { $to }.
               *[other] Vous regardez la main que tient { $to } : { $critters }.
            }
        [to] { $seat } regarde votre main.
       *[no] { $critters ->
                [none] { $seat } regarde la main que tient { $to }.
               *[other] { $seat } regarde la main que tient { $to } : { $critters }.
            }
    }
heist-event-picked =
    { $you ->
        [yes] { $critter ->
                [none] Vous prenez une carte à { $from }.
               *[other] Vous prenez à { $from } : { $critter }.
            }
        [from] { $critter ->
                [none] { $seat } vous prend une carte.
               *[other] { $seat } vous prend : { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } prend une carte à { $from }.
               *[other] { $seat } prend à { $from } : { $critter }.
            }
    }
heist-event-none-picked =
    { $you ->
        [yes] Vous ne prenez pas de carte à { $from }.
        [from] { $seat } ne vous prend pas de carte.
       *[no] { $seat } ne prend pas de carte à { $from }.
    }
heist-event-game-over = La partie est terminée : { $reason }.
heist-event-hand-shown =
    { $you ->
        [yes] Il vous reste en main : { $critters }.
       *[no] Il reste en main à { $seat } : { $critters }.
    }
heist-event-final-score =
    { $you ->
        [yes] Votre score : emporté { $worth }, primes et pénalités { $points } = { $score }.
       *[no] { $seat } : emporté { $worth }, primes et pénalités { $points } = { $score }.
    }
## Coups

heist-move-look = Regarder la pile { $pile }
heist-move-hire =
    { $critter ->
        [none] Recruter un animal
       *[other] Recruter : { $critter }
    }
heist-move-pass_pile = N’en prendre aucun
heist-move-keep =
    { $critter ->
        [none] Garder un animal
       *[other] Garder : { $critter }
    }
heist-move-discard = Défausser : { $critter }
heist-move-discard_table = Défausser de la table : { $critter }
heist-move-place = Poser la tuile
heist-move-place_tile = Poser : { $tile }
heist-move-place_held = Poser la tuile gardée
heist-move-web = Poser d’abord votre tuile
heist-move-turn = Orientation { $by }
heist-move-at = En { $cell }
heist-move-draw = Piocher une tuile
heist-move-stop = Ne plus piocher
heist-move-decline = Garder votre tuile
heist-move-move = Aller : { $way }
heist-move-move_to = Aller en { $cell }
heist-move-take = Prendre une pièce
heist-move-take_food = Prendre : { $food }
heist-move-leave = Ne rien prendre
heist-move-score = Marquer ce que vous portez
heist-move-escape = Quitter le casse
heist-move-end = Finir le tour
heist-move-play = Jouer : { $critter }
heist-move-play_table = Jouer de la table : { $critter }
heist-move-target = Choisir : { $seat }
heist-move-towards = Direction : { $way }
heist-move-on = Choisir { $cell }
heist-move-pick =
    { $critter ->
        [none] Prendre une carte
       *[other] Prendre : { $critter }
    }
heist-move-order =
    { $trap ->
        [none] Ranger les pièges
       *[other] Piège suivant : { $trap }
    }
heist-move-hold =
    { $tile ->
        [none] Garder une tuile
       *[other] Garder : { $tile }
    }
heist-move-evade = Éviter : { $critter }
heist-move-evade_table = Éviter, de la table : { $critter }
heist-move-suffer = Laisser faire
heist-move-rotate = Tourner la tuile : { $by }
heist-move-drop = Le mettre en { $cell }
heist-kind-look = Regarder une pile
heist-kind-hire = Recruter un animal
heist-kind-keep = Cartes à garder
heist-kind-discard = Cartes à défausser
heist-kind-discard_table = Cartes sur la table
heist-kind-place_tile = Poser une tuile
heist-kind-turn = Orientation de la tuile
heist-kind-at = Case de la tuile
heist-kind-move = Aller
heist-kind-move_to = Sortir de la réserve
heist-kind-take_food = Prendre de la nourriture
heist-kind-play = Jouer un animal
heist-kind-play_table = Jouer de la table
heist-kind-target = Qui ?
heist-kind-towards = Dans quelle direction ?
heist-kind-on = Où ?
heist-kind-pick = Prendre une carte
heist-kind-order = Le piège suivant, en partant du dessus
heist-kind-hold = Garder une tuile
heist-kind-evade = Éviter
heist-kind-evade_table = Éviter, de la table
heist-kind-rotate = Tourner la tuile
heist-kind-drop = Où va le butin ?

## Refus

heist-refusal-no-action = Il n’y a pas d’action numéro { $action }.
heist-refusal-unknown-move = Ce n’est pas un coup.
heist-refusal-game-over = La partie est terminée.
heist-refusal-not-your-turn = Ce n’est pas à vous de jouer, mais à { $seat }.
heist-refusal-answer-awaited = { $seat } doit d’abord répondre à une question.
heist-refusal-chosen-already = Votre choix est fait, et il est définitif. Attendez les autres.
heist-refusal-not-awaited = Vous n’avez rien à jouer en ce moment.
heist-refusal-move-begun = Continuez d’abord le coup commencé.
heist-refusal-nothing-begun = Cela ne sert qu’à continuer un coup tel que « place » ou « play » : commencez-en un.
heist-refusal-no-such-seat = Cette place n’existe pas. Les places vont de 0 à { $highest }.
heist-refusal-asked-look = Regardez d’abord une pile : « look 1 », « look 2 » ou « look 3 ».
heist-refusal-asked-hire = Recrutez d’abord un animal de la pile que vous regardez, ou dites « pass-pile ».
heist-refusal-asked-keep = Gardez d’abord un des animaux que la chouette vous montre.
heist-refusal-asked-cards = Choisissez d’abord les cartes que vous gardez, et l’ordre des autres.
heist-refusal-asked-discard = Choisissez d’abord une carte à perdre : « discard » et son nom.
heist-refusal-asked-place = Posez d’abord la tuile : dites son orientation et sa case.
heist-refusal-asked-draw = Piochez d’abord une tuile, posez celle que vous gardez, ou dites « stop ».
heist-refusal-asked-web = Posez d’abord votre tuile pour l’autre bande, ou refusez.
heist-refusal-asked-take = Prenez d’abord une pièce, ou laissez tout.
heist-refusal-asked-evade = Évitez d’abord ce que vous avez rencontré, ou laissez faire.
heist-refusal-asked-rotate = Tournez d’abord la tuile où se trouve votre bande.
heist-refusal-asked-drop = Dites d’abord où va le butin accroché.
heist-refusal-asked-order = Remettez d’abord les pièges que vous regardez, dans l’ordre de votre choix.
heist-refusal-asked-pick = Prenez d’abord une carte de la main que vous regardez, ou aucune.
heist-refusal-asked-hold = Gardez d’abord une des tuiles que vous regardez, ou aucune.
heist-refusal-not-hiring = Les animaux sont déjà recrutés.
heist-refusal-nothing-to-keep = Il n’y a rien à garder ni à choisir en ce moment.
heist-refusal-nothing-to-discard = On ne perd une carte que par une fosse, un raton laveur, ou en l’utilisant.
heist-refusal-nothing-to-place = Vous n’avez pas de tuile à poser en ce moment.
heist-refusal-nothing-to-web = On ne pose une tuile pour quelqu’un d’autre que lorsque cette personne pioche.
heist-refusal-nothing-to-stop = Rien n’est pioché : il n’y a rien à arrêter ni à refuser.
heist-refusal-nothing-to-take = On ne prend qu’en entrant là où il y a quelque chose à prendre. Revenez-y.
heist-refusal-nothing-to-leave = Rien ne vous est proposé : il n’y a rien à laisser.
heist-refusal-nothing-to-evade = Ni surveillance ni piège ne va agir sur votre bande.
heist-refusal-nothing-to-rotate = Aucun piège ne tourne votre tuile en ce moment.
heist-refusal-nothing-to-drop = Rien n’est accroché en ce moment.
heist-refusal-nothing-to-order = Vous ne regardez pas de pièges en ce moment.
heist-refusal-nothing-to-pick = Vous ne regardez la main de personne en ce moment.
heist-refusal-nothing-to-hold = Vous ne regardez pas de tuiles en ce moment.
heist-refusal-no-moves-left = Votre tour ne permet plus de pas. Faits : pas { $moves }, animaux { $critters }.
heist-refusal-off-board = Le plateau s’arrête là.
heist-refusal-empty-cell = Il n’y a pas encore de tuile, et personne ne marche sur une case vide.
heist-refusal-wall = Il y a un mur : il faut un chemin des deux côtés du bord. Un furet traverse les murs.
heist-refusal-name-cell = Pour sortir d’une réserve, nommez la case où vous entrez, comme « move CELL ».
heist-refusal-name-way = Dites la direction : n, e, s ou w. On ne nomme une case que pour sortir d’une réserve.
heist-refusal-not-beside = Cette case ne touche pas la réserve.
heist-refusal-no-score = Dans cette édition, on ne marque rien par une action.
heist-refusal-score-first = On marque avant le premier pas et le premier animal du tour, et vous en avez déjà utilisé.
heist-refusal-score-on-start = On ne marque du butin que sur une tuile de départ.
heist-refusal-scored-last-turn = Vous avez marqué au tour précédent. Jamais deux tours de suite.
heist-refusal-nothing-to-score = Vous ne portez pas de butin à marquer.
heist-refusal-no-escape = Dans cette édition, on ne quitte pas le casse : le butin est mis à l’abri automatiquement sur les départs.
heist-refusal-not-on-start = Le casse ne finit pour vous que sur une tuile de départ.
heist-refusal-top-loot-first = Personne ne quitte le casse tant que la pièce valant { $worth } n’a pas été prise.
heist-refusal-escape-first = On quitte le casse au début d’un tour, avant le premier pas et le premier animal.
heist-refusal-no-such-critter = Cet animal n’est pas dans ce jeu : { $critter }.
heist-refusal-not-in-hand = Cet animal n’est pas dans votre main : { $critter }.
heist-refusal-only-on-table = Cet animal est sur votre table, pas dans votre main : { $critter }. Ajoutez « table ».
heist-refusal-not-on-table = Cet animal n’est pas sur votre table : { $critter }.
heist-refusal-no-critters-left = Votre tour ne permet plus cet animal : { $critter }. Faits : pas { $moves }, animaux { $critters }.
heist-refusal-reaction-only = Ne se joue qu’en réponse, quand on vous le demande et qu’il aide : { $critter }.
heist-refusal-badger-full = Il n’y a pas de tuile à piocher pour le blaireau, ou vous en avez déjà { $cap }.
heist-refusal-no-bat-target = La chauve-souris ne trouve rien : il ne reste pas de piège, ou aucune bande n’est sur une tuile piégée.
heist-refusal-no-hedgehog-target = Aucune bande à trois pas ou moins ne peut être déplacée.
heist-refusal-nothing-to-dig = La taupe ne trouve pas de tuile, ou pas de case pour une tuile.
heist-refusal-no-owl-target = La chouette ne trouve rien : la pioche d’animaux est vide, ou aucune autre bande n’est encore du casse.
heist-refusal-no-raccoon-target = Le raton laveur ne trouve rien : aucune main, aucune défausse n’a de carte pour lui.
heist-refusal-no-snake-target = Le serpent ne sert que sous surveillance, et mène à un autre des croisements imprimés.
heist-refusal-no-spider-target = Vous gardez déjà une tuile, ou il n’en reste pas à regarder.
heist-refusal-name-seat = Pour cet animal, nommez une place : { $critter }.
heist-refusal-name-place = Pour cet animal, nommez une case : { $critter }.
heist-refusal-raccoon-most = Le raton laveur vise, parmi les autres, qui a le plus de cartes en main.
heist-refusal-raccoon-pile = La défausse est vide chez { $seat }.
heist-refusal-bat-crew = Chez { $seat }, la bande n’est plus du casse.
heist-refusal-bat-tile = Il faut à la chauve-souris une tuile piégée où se trouve une bande.
heist-refusal-butterfly-crew = Le papillon désigne une autre bande qui se trouve sous surveillance.
heist-refusal-owl-player = La chouette se donne à quelqu’un d’autre qui est encore du casse.
heist-refusal-hedgehog-crew = Le hérisson atteint les bandes à trois pas ou moins qui peuvent aller quelque part.
heist-refusal-hedgehog-way = Le hérisson pousse cette bande le long d’un chemin, vers un lieu voisin.
heist-refusal-snake-preset = Le serpent mène à un croisement imprimé, un autre que le vôtre.
heist-refusal-looked-already = Vous avez déjà regardé cette pile pendant ce tour.
heist-refusal-pile-empty = Cette pile est vide.
heist-refusal-not-in-pile = Cet animal n’est pas dans la pile que vous regardez : { $critter }.
heist-refusal-must-hire = La pioche ne permet plus de passer : prenez un animal de cette pile.
heist-refusal-not-dealt = Cet animal n’est pas parmi vos cartes, ou pas en autant d’exemplaires : { $critter }.
heist-refusal-keep-first = Dites d’abord quelles cartes vous gardez. Encore à garder : { $number }.
heist-refusal-kept-all = Vous gardez assez de cartes : dites dans quel ordre les autres sont défaussées.
heist-refusal-keep-in-order = Les cartes gardées se nomment dans l’ordre alphabétique de leurs noms anglais.
heist-refusal-name-tile = Dites quelle tuile vous posez, comme « place TILE r90 at CELL ».
heist-refusal-one-tile = Il n’y a qu’une tuile à poser : dites seulement son orientation et sa case.
heist-refusal-no-such-tile = Vous n’avez pas cette tuile à poser : { $tile }.
heist-refusal-no-tile-held = Vous ne gardez pas de tuile.
heist-refusal-stack-empty = Il ne reste pas de tuile à piocher.
heist-refusal-must-draw = Tant qu’une tuile peut être piochée ici, vous ne pouvez pas arrêter.
heist-refusal-must-place = Cette tuile doit être posée, on ne peut pas la laisser.
heist-refusal-left-start = On pioche à tout moment tant que la bande n’a pas quitté son départ ; ensuite, en arrivant.
heist-refusal-no-open-cell = Aucun chemin ne mène à une case vide depuis l’endroit où se trouve votre bande.
heist-refusal-say-turn = Dites comment la tuile est tournée : r0, r90, r180 ou r270.
heist-refusal-say-cell = Dites sur quelle case va la tuile, comme « at CELL ».
heist-refusal-same-turn = Tournée ainsi, cette tuile ne change pas : écrivez une de ces orientations : { $turns }.
heist-refusal-fits-nowhere = Ainsi tournée, la tuile ne va sur aucune case. Tournez-la.
heist-refusal-taken-cell = Une tuile se pose sur une case vide du plateau.
heist-refusal-not-open = La tuile doit toucher le lieu de la bande pour qui on la pose, et aucun chemin ne mène à cette case.
heist-refusal-no-join = Ainsi tournée, la tuile n’y rejoindrait rien.
heist-refusal-foreign-start = On ne pose pas de tuile à côté du départ de quelqu’un d’autre.
heist-refusal-no-replacing = Il n’y a pas de tuile à remplacer ici. Les cases imprimées restent comme elles sont.
heist-refusal-crew-there = On ne remplace pas une tuile où se trouve une bande.
heist-refusal-mole-reach = La taupe ne creuse qu’à côté d’une bande.
heist-refusal-own-mole-reach = La taupe ne creuse qu’à côté de votre propre bande.
heist-refusal-must-turn = La tuile est déjà ainsi : tournez-la autrement.
heist-refusal-no-way-off = Tournée ainsi, la tuile ne laisserait aucune issue.
heist-refusal-name-food = Il y a ici de la nourriture de plusieurs sortes : dites laquelle vous prenez.
heist-refusal-highest-only = Vous prenez la pièce la plus précieuse qui s’y trouve : dites seulement « take ».
heist-refusal-no-such-food = Il n’y a rien de tel ici : { $food }.
heist-refusal-wrong-evasion = Un seul animal aide ici : { $critter }.
heist-refusal-hand-only = La carte vient de la main, pas de la table.
heist-refusal-own-place = Le butin ne peut pas rester là où se trouve la bande.
heist-refusal-out-of-reach = Le butin va à un ou deux pas, en suivant les chemins.
heist-refusal-top-left = Nommez une réserve par sa case en haut à gauche.
heist-refusal-not-seen = Cela n’est pas parmi ce que vous regardez, ou pas en autant d’exemplaires.
heist-refusal-owl-given = La chouette que vous venez de donner reste là.

## The map, drawn

heist-board-keys-map = Sur le plan : les flèches vont de case en case, N au prochain lieu à choisir, Entrée choisit, R tourne une tuile (Maj+R en sens inverse), Échap la reprend ; + et − rapprochent et éloignent, 0 montre tout.
heist-map-label = Plan du magasin, la nuit
heist-map-tab = Plan
heist-around-more = Piles, signes et coups
heist-map-role = plan
heist-map-nearer = Rapprocher
heist-map-farther = Éloigner
heist-map-whole = Tout le plan
heist-map-dark = encore dans le noir : pas de tuile
heist-map-start = départ inutilisé
heist-map-start-of = départ : { $name }
heist-map-preset-plain = croisement imprimé
heist-map-preset-security = croisement imprimé surveillé
heist-map-preset-trap = croisement imprimé piégé
heist-map-ways = sorties : { $ways }
heist-map-loot = ici se trouve : { $loot }
heist-map-crews = bandes : { $crews }
heist-map-you = vous
heist-map-taken = vous avez déjà pris votre part ici
heist-map-taken-by = y ont déjà pris leur part : { $crews }
heist-map-fits = La tuile va ici, tournée de : { $turns }
heist-map-held = La tuile est tenue ici, tournée de { $turn } ; Entrée la pose
heist-map-tried = votre tuile est ici à l’essai, tournée de { $turn }
heist-map-marked = Un coup que vous regardez concerne ce lieu
heist-map-far = Une bande avance d’un pas à la fois, vers une case voisine reliée par un chemin [H-14]
heist-map-tiles = Tuiles à poser
heist-map-tile = Tuile : { $tile }
heist-map-turn = Tourner la tuile
heist-map-do = Confirmer
heist-map-put = La poser ici
heist-map-leave-so = La laisser ainsi
heist-map-lift = La reprendre
heist-map-how = Choisissez une case en pointillé pour cette tuile.
heist-map-take = Vous pouvez poser cette tuile : choisissez-la.
heist-map-suspicion = soupçons { $number }
heist-map-sign-loot =
    { $edition ->
        [v5] nourriture { $number }
       *[other] butin { $number }
    }
heist-map-sign-safe = inaperçu
heist-map-words = Le plan en mots
heist-map-legend = Que voit-on sur le plan ?
heist-map-legend-corridor = Couloir : on passe là où les chemins se rejoignent.
heist-map-legend-security =
    { $edition ->
        [v5] Rayons de surveillance : qui entre gagne des soupçons, davantage avec de la nourriture.
       *[other] Rayons de surveillance : qui entre gagne des soupçons, davantage avec du butin.
    }
heist-map-legend-trap = Trappe : qui entre pioche un piège.
heist-map-legend-burrow = Terrier : un départ, et le chemin du retour.
heist-map-legend-loot =
    { $edition ->
        [v5] Nourriture dans une réserve ou sur un croisement, avec sa valeur.
       *[other] Butin dans une réserve ou sur un croisement, avec sa valeur.
    }
heist-map-legend-crew = Une bande, à la couleur et au symbole de son joueur.

## Qui doit faire quoi

heist-purpose = Votre but : rapporter ce qui vaut le plus et être de retour à temps. Le plus de points l’emporte.
heist-status-look =
    { $you ->
        [yes] Regardez une des trois piles, pour recruter un animal.
       *[no] { $seat } recrute et choisit une pile.
    }
heist-status-hire =
    { $you ->
        [yes] Recrutez un animal de cette pile, ou n’en prenez aucun.
       *[no] { $seat } regarde une pile et recrute un animal, ou aucun.
    }
heist-status-keep =
    { $you ->
        [yes] Gardez un de ces animaux ({ $by }).
       *[no] { $seat } garde un des premiers animaux ({ $by }).
    }
heist-status-discard =
    { $you ->
        [yes] Vous devez perdre une carte : choisissez laquelle ({ $by }).
       *[no] { $seat } doit perdre une carte ({ $by }).
    }
heist-status-place =
    { $you ->
        [yes] Posez une tuile : choisissez une case, puis tournez-la.
       *[no] { $seat } doit poser une tuile.
    }
heist-status-draw =
    { $you ->
        [yes] Des chemins mènent dans le noir : piochez une tuile et posez-la, ou arrêtez.
       *[no] { $seat } peut piocher une tuile et la poser, ou arrêter.
    }
heist-status-web =
    { $you ->
        [yes] { $of } va piocher : poser d’abord la tuile que vous gardez, ou la garder ?
        [of] { $seat } garde une tuile et peut la poser pour vous avant que vous ne piochiez.
       *[no] { $seat } garde une tuile et peut la poser avant que ne pioche { $of }.
    }
heist-status-take =
    { $you ->
        [yes] Votre bande trouve quelque chose ici : prendre une pièce, ou non ?
       *[no] { $seat } trouve quelque chose : prendre une pièce, ou non ?
    }
heist-status-evade =
    { $you ->
        [yes] { $trap ->
                [none] { $hazard ->
                        [surveillance] Votre bande est sous surveillance : répondre avec un animal ({ $critter }), ou subir ?
                       *[other] Votre bande est sur un piège : répondre avec un animal ({ $critter }), ou subir ?
                    }
               *[other] Votre bande est sur un piège ({ $trap }) : répondre avec un animal ({ $critter }), ou subir ?
            }
       *[no] { $trap ->
                [none] { $hazard ->
                        [surveillance] { $seat } est sous surveillance : répondre avec un animal ({ $critter }), ou subir ?
                       *[other] { $seat } est sur un piège : répondre avec un animal ({ $critter }), ou subir ?
                    }
               *[other] { $seat } est sur un piège ({ $trap }) : répondre avec un animal ({ $critter }), ou subir ?
            }
    }
heist-status-rotate =
    { $you ->
        [yes] Tournez la tuile où se trouve votre bande, de sorte qu’il reste une issue ({ $by }).
       *[no] { $seat } doit tourner la tuile sous sa bande ({ $by }).
    }
heist-status-drop =
    { $you ->
        [yes] Le butin pris à { $of } pend à votre crochet : où va-t-il, à un ou deux pas ?
        [of] { $seat } dit où va votre butin accroché.
       *[no] { $seat } dit où va le butin pris à { $of }.
    }
heist-status-order =
    { $you ->
        [yes] Remettez les pièges dans l’ordre de votre choix ({ $by }).
       *[no] { $seat } choisit l’ordre des pièges ({ $by }).
    }
heist-status-pick =
    { $you ->
        [yes] Vous regardez la main que tient { $of } : y prendre une carte, ou aucune ? ({ $by })
        [of] { $seat } regarde votre main et peut y prendre une carte ({ $by }).
       *[no] { $seat } regarde la main que tient { $of } et peut y prendre une carte ({ $by }).
    }
heist-status-hold =
    { $you ->
        [yes] Gardez une de ces tuiles pour plus tard, ou aucune ({ $by }).
       *[no] { $seat } peut garder une des premières tuiles ({ $by }).
    }
heist-status-turn =
    { $you ->
        [yes] { $moves ->
                [0] { $critters ->
                        [0] Pas et animaux sont épuisés : finissez le tour, ou faites ce qui est encore proposé.
                       *[other] À vous (encore des animaux : { $critters }) : jouez-en un, ou finissez.
                    }
               *[other] { $critters ->
                        [0] À vous (encore des pas : { $moves }) : avancez, ou finissez.
                       *[other] À vous (pas : { $moves }, animaux : { $critters }) : avancez, jouez, ou finissez.
                    }
            }
       *[no] C’est à { $seat } de jouer (pas : { $moves }, animaux : { $critters }).
    }
heist-status-choose =
    { $you ->
        [yes] Choisissez en secret les animaux de votre bande.
       *[no] Choix encore attendu : { $seat }.
    }
heist-status-over =
    { $you ->
        [yes] { $count ->
            [one] La partie est terminée. Vous avez gagné.
           *[other] La partie est terminée. Victoire partagée : { $winners }.
        }
       *[no] La partie est terminée. La victoire revient à { $winners }.
    }
heist-end-all-banked = Tout le butin a été mis à l’abri.
heist-end-carriers-done = Il n’y avait plus de butin sur le plateau, et ceux qui en portaient ont eu leurs derniers tours.
heist-end-all-ended = La dernière bande a quitté le casse.
heist-end-last-crew = La dernière bande a eu ses derniers tours.
heist-end-countdown = Les tours qui suivaient la première sortie sont passés.
heist-end-turn-limit = La limite de tours est atteinte.

## Intitulés de la table

heist-label-draft = Votre coup en préparation
heist-label-first = Premier joueur
heist-label-round = Tour { $round }
heist-label-turn = Tour
heist-label-turns-taken = Tours joués
heist-label-carried = Porte
heist-label-banked = À l’abri
heist-label-worth = Ce qui compte
heist-label-points = Points
heist-label-suspicion = Soupçons
heist-label-ended = Rang de sortie
heist-label-scored-last-turn = A marqué au tour précédent
heist-label-left-start = A quitté le départ
heist-label-placed = Tuiles posées ici
heist-label-hand = Main
heist-label-table = Sur la table
heist-label-held = Tuiles gardées
heist-label-butterflies = Papillons en attente
heist-label-foxes = Renards en attente
heist-label-top-loot-taken = Pièce la plus précieuse prise
heist-label-at = Se trouve en
heist-label-discard = Défausse
heist-label-stack = Tuiles restantes
heist-label-traps = Pièges restants
heist-label-tiles = Tuiles en main
heist-label-cards = Cartes en main
heist-label-board = Tuiles du plateau
heist-label-box = Hors de la partie
heist-label-cap = Soupçons, au plus
heist-label-countdown = Derniers tours après la première sortie
heist-label-critter-deck = Animaux dans la pioche
heist-label-discards = Défausses
heist-label-effects = Effets de ce tour
heist-label-all-walls = Le furet agit sur tous les murs
heist-label-caught = Soupçons si pris
heist-label-worths = Valeur par sorte
heist-label-clauses = Règles des cartes
heist-label-reckoning = Décompte
heist-label-targets = Cibles possibles
heist-label-fixed = Cases imprimées
heist-label-known = Ce qu’on vous a montré
heist-label-last-turns = Derniers tours restants
heist-label-left = Reste
heist-label-looked = Piles regardées
heist-label-loot = Sur le plateau
heist-label-pending = Question en cours
heist-label-piles = Piles de recrutement
heist-label-size = Taille du plateau
heist-label-table-pack = Troisième main
heist-label-trap-deck = Pièges dans la pioche
heist-label-trap-discard = Pièges retournés
heist-label-unused = Tuiles inutilisées
heist-label-used = Utilisé ce tour-ci
heist-label-choice = Votre choix
heist-label-chosen = A choisi
heist-label-pack = Cartes au choix
heist-label-pack-size = Cartes au choix, nombre
heist-label-taken-from = A pris en
heist-label-waiting = Joués d’avance
heist-label-birds = Oiseaux
heist-label-by = Par
heist-label-turns-left = Tours restants
heist-label-ferret = Furet
heist-label-no-security = Sans surveillance
heist-label-no-trap = Sans pièges
heist-label-butterfly = Papillon
heist-label-fox = Renard
heist-label-kind = Sorte
heist-label-arrival = Arrivée
heist-label-victims = Pièges encore à tirer pour
heist-label-of = De
heist-label-cells = Cases
heist-label-where = Où
heist-label-tile = Tuile
heist-label-rotation = Orientation
heist-label-place = Lieu
heist-label-step = Étape
heist-label-moves = Pas faits
heist-label-critters = Animaux joués

## Ce que font les animaux et les pièges, par la première édition où ils le font

heist-does-raccoon-v1 = La personne qui, à part vous, a le plus de cartes en main en défausse une de son choix.
heist-does-raccoon-v2 = Prenez en main la carte du dessus d’une défausse.
heist-does-mole-v1 = Piochez une tuile : posez-la à côté de votre bande ou remplacez-y une tuile.
heist-does-mole-v2 = Regardez la tuile suivante, puis remplacez-en une à côté d’une bande.
heist-does-mole-v5 = Regardez la première tuile : remplacez une tuile sans bande, ou remettez-la.
heist-does-ferret-v1 = Vos pas traversent tous les murs ce tour-ci.
heist-does-ferret-v2 = Un de vos pas de ce tour peut traverser un mur.
heist-does-ferret-v5 = Vous traversez tous les murs ce tour-ci, et posez aussi des tuiles derrière.
heist-does-bird-v1 = Un pas de plus ce tour-ci.
heist-does-bird-v2 = Deux pas de plus ce tour-ci.
heist-does-bird-v4 = Trois pas en tout ce tour-ci, et encore un second animal.
heist-does-butterfly-v1 = Aucune surveillance n’agit sur votre bande ce tour-ci.
heist-does-butterfly-v2 = Réponse : la surveillance où vous entrez n’agit pas.
heist-does-butterfly-v5 = La prochaine surveillance n’agit pas sur votre bande. Une autre bande surveillée prend aussitôt 1 soupçon.
heist-does-squirrel-v1 = Vos soupçons baissent de 2.
heist-does-squirrel-v2 = Vos soupçons baissent de 4.
heist-does-bat-v1 = Regardez les trois premiers pièges et remettez-les dans l’ordre de votre choix.
heist-does-bat-v3 = Nommez une tuile piégée où se trouvent des bandes : chacune tire un piège.
heist-does-bat-v4 = Nommez une bande : elle tire un piège, où qu’elle soit.
heist-does-owl-v1 = Regardez les trois premiers animaux et gardez-en un.
heist-does-owl-v5 = Donnez la chouette à quelqu’un, regardez sa main, prenez une carte ou aucune.
heist-does-hedgehog-v1 = Poussez d’un pas une bande à trois pas ou moins. Rien n’y agit sur elle.
heist-does-mouse-v1 = Aucun piège n’agit sur votre bande ce tour-ci.
heist-does-fox-v2 = Réponse : le piège qui allait être tiré ne l’est pas.
heist-does-fox-v4 = Le prochain piège que votre bande déclenche ce tour-ci n’est pas tiré.
heist-does-fox-v5 = Réponse : vous voyez le piège, puis décidez de l’éviter ou non.
heist-does-snake-v2 = Sous surveillance : ressortez sur un autre croisement imprimé, où vous arrivez.
heist-does-badger-v4 = Piochez deux tuiles en main.
heist-does-spider-v5 = Regardez les trois premières tuiles, gardez-en une : posez-la au lieu d’une pioche, la vôtre ou celle d’autrui.
heist-does-rotate-v1 = Tournez votre tuile dans un autre sens qui laisse une issue.
heist-does-tile-v1 = Piochez une tuile et posez-la là où elle peut aller.
heist-does-swap-v1 = Une carte de votre main, au hasard, s’échange contre celle du dessus de la défausse commune.
heist-does-suspicion-v1 = 2 soupçons.
heist-does-fake-path-v2 = Tournez votre tuile ; un croisement est remplacé par une tuile piégée.
heist-does-fake-path-v4 = Tournez votre tuile ; si aucun autre sens n’offre d’issue, une tuile piégée la remplace.
heist-does-fake-path-v5 = La tuile dans une direction au hasard disparaît avec sa nourriture. Si cela vous enferme, un autre piège est tiré.
heist-does-slippery-v2 = Glissez vers un lieu voisin relié, au hasard, et arrivez-y, pièges compris.
heist-does-slippery-v5 = Glissez d’un pas dans une direction au hasard et arrivez-y ; pas de second piège.
heist-does-pit-v2 = Défaussez une carte de votre main.
heist-does-pit-v4 = Dépensez une carte de votre main ou de votre table, sans effet.
heist-does-pit-v5 = Défaussez une carte de votre main, puis piochez-en une.
heist-does-camera-v2 = 2 soupçons, 4 avec du butin.
heist-does-camera-v5 = 2 soupçons, 4 avec de la nourriture ; au plus haut, −1 point.
heist-does-hook-v2 = Votre butin de moindre valeur va à un ou deux pas ; la personne à votre droite dit où.
heist-does-hook-v5 = Votre nourriture de moindre valeur va à un pas, dans une direction au hasard.

## Autour du plan

heist-around-hand = Votre main
heist-around-hand-none = Il ne reste pas de carte dans votre main.
heist-around-your-table = Sur votre table
heist-around-once = sert une seule fois
heist-around-twice = sert deux fois
heist-around-use-left = encore un usage
heist-around-given = se donne
heist-around-playable = Jouable maintenant
heist-around-answers = Répond maintenant
heist-around-turn = Ce tour-ci
heist-around-have = Ce que votre bande possède
heist-cost-hire = Animaux de votre bande : { $count } sur { $most }. Recruter ne coûte rien ; ce que vous laissez peut aller aux autres.
heist-cost-turn = Un déplacement coûte un de vos pas, une carte un de vos animaux. Ce qui reste est perdu.
heist-cost-turn-together =
    { $actions ->
        [one] Il vous reste une action : un pas ou un animal. Ce qui reste est perdu.
       *[other] Il vous reste { $actions } actions en tout : chaque pas en est une, chaque animal aussi. Ce qui reste est perdu.
    }
heist-cost-draw = Piocher ne coûte pas de pas. Une tuile piochée est posée, et reste.
heist-cost-place = Poser ne coûte pas de pas.
heist-cost-web = Cela vous coûte la tuile que vous gardez ; elle remplace une pioche.
heist-cost-take =
    { $edition ->
        [v1] Prendre ne coûte pas de pas. Une bande porte une pièce à la fois.
       *[other] Prendre ne coûte pas de pas, mais chaque réserve et chaque croisement imprimé ne vous donne qu’une pièce de toute la partie.
    }
heist-cost-evade-trap = Éviter vous coûte un usage de l’animal. Sinon, le piège agit.
heist-cost-evade-security = Éviter vous coûte un usage de l’animal. Sinon, vos soupçons passent de { $before } à { $after } sur { $most }.
heist-cost-evade-full =
    { $edition ->
        [v1] { $loot ->
                [yes] Éviter vous coûte un usage de l’animal. Sinon, cela coûte 1 point : les soupçons sont au plus haut.
               *[no] Éviter vous coûte un usage de l’animal. Sinon, cela ne coûte rien : les soupçons sont au plus haut, et vous ne portez rien.
            }
        [v2] Éviter vous coûte un usage de l’animal. Sinon, vous recevez un jeton −1 : les soupçons sont au plus haut.
       *[other] Éviter vous coûte un usage de l’animal. Sinon, cela coûte 1 point : les soupçons sont au plus haut.
    }
heist-cost-discard = Cela vous coûte une carte ; vous en avez { $count } en main.
heist-cost-drop = Cela coûte la pièce à { $name }, et rien à vous.
heist-cost-pick = Une carte ne vous coûte rien de plus ; vous en avez { $count } en main.
heist-cost-hold = Garder ne coûte rien. On garde une tuile à la fois.
heist-cost-free = Cela ne coûte rien de plus.
heist-around-moves =
    { $count ->
        [0] plus de pas
        [one] { $count } pas
       *[other] { $count } pas
    }
heist-around-critters =
    { $count ->
        [0] plus d’animal
        [one] { $count } animal
       *[other] { $count } animaux
    }
heist-around-budget-or = Ensemble, pas plus que le tour ne permet : chaque action peut en coûter une autre.
heist-around-walls = à travers tous les murs
heist-around-one-wall =
    { $count ->
        [one] à travers un mur
       *[other] à travers { $count } murs
    }
heist-around-no-security = surveillance aveugle
heist-around-no-trap = pièges sans effet
heist-around-butterfly-waits =
    { $count ->
        [one] un papillon attend
       *[other] { $count } papillons attendent
    }
heist-around-fox-waits =
    { $count ->
        [one] un renard attend
       *[other] { $count } renards attendent
    }
heist-around-crews = Les bandes
heist-around-suspicion = Soupçons : { $number } sur { $most }
heist-around-suspicion-full = Au plus haut : la surveillance coûte des points.
heist-around-carries = Porte
heist-around-carries-none = Ne porte rien
heist-around-home = À l’abri
heist-around-points = Points
heist-around-loot = { $loot } ({ $number })
heist-around-cards =
    { $count ->
        [0] aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
heist-around-tiles =
    { $count ->
        [0] aucune tuile gardée
        [one] { $count } tuile gardée
       *[other] { $count } tuiles gardées
    }
heist-around-known-hand = Cartes connues de cette main
heist-around-table = Sur la table, encore un usage chacun
heist-around-discard = Défausse
heist-around-discard-of = Défausse : { $seat }
heist-around-discard-common = Défausse commune
heist-around-on-top = dessus : { $card }
heist-around-look-through = Parcourir : { $pile } ({ $count })
heist-around-empty = vide
heist-around-ended = sortie, numéro { $place }
heist-around-last-turns =
    { $count ->
        [0] plus aucun tour
        [one] encore { $count } tour
       *[other] encore { $count } tours
    }
heist-around-chosen = choix fait
heist-around-choosing = choisit encore
heist-around-acts = doit jouer
heist-around-piles = Piles et pioches
heist-around-on-table = Sur la table
heist-around-tiles-short = Tuiles
heist-around-unused-short = Tuiles inutilisées
heist-around-turned-up = Retournés
heist-around-stack = Tuiles dans la pioche
heist-around-unused = Tuiles inutilisées
heist-around-critter-deck = Animaux dans la pioche
heist-around-trap-deck = Pièges dans la pioche
heist-around-trap-discard = Pièges retournés
heist-around-box = Hors de la partie
heist-around-box-cards =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animaux
    }
heist-around-pack = Troisième main, qui circule
heist-around-top-first = La première est sur le dessus.
heist-around-top-loot =
    { $edition ->
        [v5] La nourriture la plus précieuse est prise : on peut sortir.
       *[other] Le butin le plus précieux est pris : on peut sortir.
    }
heist-around-known = Ce qu’on vous a montré
heist-around-known-pile = Pile numéro { $pile }
heist-around-known-stack-top = Tuiles, depuis le dessus
heist-around-known-traps-top = Pièges, depuis le dessus
heist-around-known-critters-bottom = Animaux, jusqu’au fond
heist-around-known-of = Main : { $seat }
heist-around-guide = Effets des animaux et des pièges
heist-around-guide-critters = Animaux
heist-around-guide-traps = Pièges
heist-around-guide-about = Édition { $edition }. Une réponse est proposée quand la surveillance ou un piège va agir pendant votre tour.
heist-around-back = Reposer la carte
heist-around-top-of = { $seat } (dessus : { $card })
heist-around-hand-of =
    { $count ->
        [one] { $seat } ({ $count } carte)
       *[other] { $seat } ({ $count } cartes)
    }
heist-around-at = { $place } en { $cell }
heist-around-put-back = La remettre sur le dessus
heist-around-on-map-drop = Choisissez ici ou sur le plan.
heist-around-evade-none = Rien de ce que vous avez n’aide ici. On vous le demande tout de même, pour que personne ne devine ce que vous avez en main.
heist-around-hire-keep =
    { $most ->
        [one] Gardez { $most } carte. Choisies : { $count }.
       *[other] Gardez { $most } cartes. Choisies : { $count }.
    }
heist-around-hire-others = Les autres cartes commencent votre défausse, dans cet ordre : la dernière est sur le dessus.
heist-around-hire-pick = Gardez une carte ; les autres passent à gauche.
heist-around-hire-done = Choisir ces cartes
heist-around-hire-made = Votre choix : { $cards }
heist-around-pile = Pile numéro { $pile } : { $count }
heist-around-looked = déjà vue
heist-around-earlier = Plus tôt : { $card }
heist-around-later = Plus tard : { $card }
heist-around-order-top = Le premier sera sur le dessus.
heist-around-order-done = Remettre dans cet ordre
heist-around-all-moves = Tous les coups en liste
heist-around-final-wins =
    { $you ->
        [yes] { $points ->
            [one] Vous gagnez avec { $score } point
           *[other] Vous gagnez avec { $score } points
        }
       *[no] { $points ->
            [one] Victoire : { $seat }, avec { $score } point
           *[other] Victoire : { $seat }, avec { $score } points
        }
    }
heist-around-final-shared =
    { $points ->
        [one] Victoire partagée : { $seats }, avec { $score } point
       *[other] Victoire partagée : { $seats }, avec { $score } points
    }
heist-around-final-tie-suspicion = Scores égaux : le moins de soupçons l’emporte.
heist-around-final-tie-ended = Scores et soupçons égaux : la sortie la plus précoce l’emporte.
heist-around-final-home = à l’abri
heist-around-final-carried = porté
heist-around-final-first = première sortie
heist-around-final-late-points = retard
heist-around-final-fines = amendes, soupçons au plus haut
heist-around-final-lost = porté, ne compte pas
heist-around-final-sum = { $parts } = { $score }
heist-around-final-late = n’est pas sortie
heist-around-final-hand = Reste en main
heist-board-keys-hand = Touches : 1 à 9 choisissent une carte de votre main, Échap la repose ; I dit ce que font animaux et pièges, P montre piles et pioches.

## Options

heist-option-turn_limit = Tours par personne, au plus
heist-option-late_forfeit = Bandes en retard
heist-option-late_forfeit-false = gardent ce qu’elles portent
heist-option-late_forfeit-true = perdent ce qu’elles portent
heist-option-extra_side_loot = Plus de butin sur les côtés à quatre
heist-option-extra_side_loot-false = non
heist-option-extra_side_loot-true = oui
heist-option-choose_food = Nourriture prise
heist-option-choose_food-any = au choix
heist-option-choose_food-highest = la plus précieuse
heist-option-place_optional = Piocher en arrivant
heist-option-place_optional-true = à volonté
heist-option-place_optional-false = obligatoire
heist-option-slippery_chain = Un sol glissant mène
heist-option-slippery_chain-true = aussi dans d’autres pièges
heist-option-slippery_chain-false = dans aucun autre piège
heist-option-spider_interrupt = Tuiles gardées par une araignée
heist-option-spider_interrupt-all = se posent aussi pour les autres
heist-option-spider_interrupt-own = se posent pour soi seulement
heist-option-bird_budget = Après un oiseau
heist-option-bird_budget-free = trois pas et deux animaux
heist-option-bird_budget-capped = quatre actions en tout
heist-option-badger_cap = Tuiles en main avec un blaireau, au plus
heist-option-last_turns = Derniers tours
heist-option-final_tie = Une égalité à la fin
heist-option-final_tie-suspicion = va à qui a le moins de soupçons
heist-option-final_tie-shared = se partage

## Positions impossibles.


## Composants impossibles

heist-error-dealt = { $key } : au moins autant qu’on en recrute, { $least }, et non { $given }.
heist-error-sum = { $key } : au plus { $most } en tout, et non { $given }.
heist-error-values = { $key } : chacune inférieure à la précédente, seule la dernière sous 0, et non { $given }.
heist-error-start = { $key } : chaque départ, de 1 à 4, une fois ; ce n’est pas le cas de { $given }.
heist-error-removed = { $key } : 0 pour chaque nombre de joueurs, car avec { $edition } aucune tuile n’est posée avant la partie.
heist-error-spots =
    { $most ->
        [one] { $key } : au plus { $most } réserve ou croisement imprimé, et non { $given }.
       *[other] { $key } : au plus { $most } réserves et croisements imprimés, et non { $given }.
    }

## Ce que les éditions traitent autrement. Un sujet, puis ce qu’en disent les éditions ; -v2 vaut à partir de v2.

heist-chapter-board = Le plateau
heist-chapter-hiring = Le recrutement
heist-chapter-tiles = La pose des couloirs
heist-chapter-turn = Un tour
heist-chapter-loot = Le butin
heist-chapter-critters = Les animaux
heist-chapter-traps = Les pièges
heist-chapter-suspicion = Les soupçons
heist-chapter-end = La fin
heist-edition-critter =
    { $text } { $once ->
        [1] { $count } dans le paquet, chaque carte ne sert qu’une fois.
       *[other] { $count } dans le paquet, chaque carte sert deux fois.
    }
heist-edition-trap = { $text } { $count } dans le paquet.
heist-edition-board = Le plan
heist-edition-board-v1 = Lignes { $rows } ; colonnes { $columns } ; départs { $starts } ; réserves de côté { $sides } ; réserve du centre { $centre } ; croisements imprimés : simples { $plain }, surveillés { $security }, piégés { $traps }.
heist-edition-path-tiles = Tuiles de chemin
heist-edition-path-tiles-v1 = { $sum } : { $kinds }.
heist-edition-dealt = Animaux distribués au choix
heist-edition-dealt-v1 =
    { $number ->
        [0] Aucun.
       *[other] { $number } par personne.
    }
heist-edition-hired = Animaux recrutés
heist-edition-hired-v1 = { $number } par personne.
heist-edition-hiring = Comment on recrute
heist-edition-hiring-v1 = À tour de rôle, on regarde une pile cachée et l’on y prend une carte ou aucune ; une carte s’y ajoute sans être vue.
heist-edition-hiring-v2 = À tour de rôle, on regarde une pile cachée et l’on y prend une carte ou aucune ; une carte s’y ajoute sans être vue. À la fin, une carte de la pioche va, visible, sur la défausse de chaque personne.
heist-edition-hiring-v3 = Tous gardent les leurs en même temps et en secret ; le reste va, visible, sur leur défausse.
heist-edition-hiring-v5 = Tous gardent une carte et passent le reste à gauche, plusieurs fois de suite ; ce qui reste à la fin va, visible, sur leur défausse.
heist-edition-removed = Tuiles écartées sans être vues
heist-edition-removed-v1 = À deux, trois et quatre : { $numbers }.
heist-edition-laying = Quand on pose les couloirs
heist-edition-laying-v1 = Avant le casse : à tour de rôle, on pioche une tuile visible et on la pose, jusqu’à ce que personne ne puisse plus.
heist-edition-laying-v3 = En entrant dans un lieu, avant le butin et les dangers : on pioche, visibles, autant de tuiles qu’il a de cases ouvertes, et on les pose toutes ; avant le premier tour, chaque personne en pose deux à côté de son départ.
heist-edition-laying-v4 = En entrant dans un lieu, avant le butin et les dangers, et au début de chaque tour : on pose les tuiles de sa main sur toutes les cases ouvertes ; on commence avec des mains de 1, 2, 3 et 4 tuiles.
heist-edition-laying-v5 = En entrant dans un lieu, avant la nourriture et les dangers : on peut piocher et poser des tuiles, une à une, jusqu’à ce qu’on s’arrête ; tant que la bande n’a pas quitté son départ, à tout moment de son tour.
heist-edition-at-side = Tuiles posées dans une réserve de côté
heist-edition-at-side-v1 =
    { $number ->
        [0] Sans limite.
       *[other] Au plus { $number } par visite.
    }
heist-edition-at-centre = Tuiles posées dans la réserve du centre
heist-edition-at-centre-v1 =
    { $number ->
        [0] Sans limite.
       *[other] Au plus { $number } par visite.
    }
heist-edition-tile-hand = Mains de tuiles
heist-edition-tile-hand-v1 =
    { $number ->
        [0] Aucune ne se remplit.
       *[other] Une main vide en pioche aussitôt { $number }.
    }
heist-edition-joining = Où une tuile peut aller
heist-edition-joining-v1 = Reliée à n’importe quel élément déjà en place, mais jamais à côté du départ de quelqu’un d’autre.
heist-edition-joining-v3 = Reliée au lieu où se tient la bande pour laquelle on la pose.
heist-edition-tiles-gone = Quand il n’y a plus de tuiles
heist-edition-tiles-gone-v1 = On ne pioche plus ; les tuiles remplacées quittent la partie.
heist-edition-tiles-gone-v3 = On ne pioche plus ; s’il y a moins de tuiles que de cases ouvertes, on choisit les cases.
heist-edition-tiles-gone-v4 = On ne pioche plus, une main se remplit de ce qui reste ; les tuiles en main se posent encore.
heist-edition-tiles-gone-v5 = On ne pioche plus ; la tuile gardée par une araignée se pose encore. La nourriture d’une tuile retirée quitte la partie avec elle.
heist-edition-stuck = Une bande sans issue
heist-edition-stuck-v1 = Elle reste jusqu’à ce qu’une carte l’aide.
heist-edition-stuck-v3 = Au début de son tour, elle pose des tuiles comme en arrivant.
heist-edition-stuck-v4 = Au début de son tour, la limite de tuiles de sa réserve repart de zéro.
heist-edition-stuck-v5 = Au début de son tour, elle pose des tuiles comme en arrivant, une fois qu’elle a quitté son départ.
heist-edition-turn = Un tour
heist-edition-turn-v1 = Au plus un pas et deux animaux ; un oiseau ajoute un pas.
heist-edition-turn-v2 = Au plus un pas et deux animaux, ou deux pas et un animal ; chaque oiseau ajoute deux pas.
heist-edition-turn-v4 = Au plus trois actions, pas et animaux deux de chaque au plus ; après un oiseau, au plus trois pas et deux animaux.
heist-edition-worth = Valeur du butin
heist-edition-worth-v1 = { $kinds }.
heist-edition-centre-loot = Butin au centre
heist-edition-centre-loot-v1 = { $kinds }.
heist-edition-side-loot = Butin de chaque côté
heist-edition-side-loot-v1 = { $kinds }.
heist-edition-more-loot = Butin en plus de chaque côté à quatre
heist-edition-more-loot-v1 = En option seulement : { $kinds }.
heist-edition-more-loot-v3 = Toujours : { $kinds }.
heist-edition-preset-loot = Butin de chaque croisement imprimé
heist-edition-preset-loot-v1 = { $kinds }.
heist-edition-taking = Prendre du butin
heist-edition-taking-v1 = Le plus précieux du lieu, autant de fois que l’on y revient.
heist-edition-taking-v2 = Le plus précieux du lieu, mais un seul par réserve et par croisement imprimé dans toute la partie.
heist-edition-taking-v5 = N’importe quelle nourriture du lieu, mais une seule pièce par réserve et par croisement imprimé dans toute la partie.
heist-edition-carrying = Porter du butin
heist-edition-carrying-v1 = Une pièce à la fois ; elle est mise à l’abri automatiquement sur toute tuile de départ.
heist-edition-carrying-v2 = Autant de pièces que l’on veut.
heist-edition-scoring = Mettre le butin à l’abri
heist-edition-scoring-v3 = Sur une tuile de départ, en y passant tout son tour, on peut marquer tout ce que l’on porte ; jamais deux tours de suite.
heist-edition-using = Où vont les animaux joués
heist-edition-using-v1 = Après leur unique usage, sur une défausse commune.
heist-edition-using-v2 = Sur la table de qui les joue pour un second usage, puis sur sa défausse, ou aussitôt s’ils ne servent qu’une fois.
heist-edition-using-v5 = Sur la table de qui les joue pour un second usage, puis sur sa défausse, ou aussitôt s’ils ne servent qu’une fois ; la chouette, elle, passe à quelqu’un d’autre.
heist-edition-reactions = Animaux contre la surveillance et les pièges
heist-edition-reactions-v1 = Le papillon et la souris se jouent d’avance.
heist-edition-reactions-v2 = Le papillon et le renard répondent à ce qui va agir.
heist-edition-reactions-v4 = Le papillon répond à ce qui va agir ; le renard se joue d’avance.
heist-edition-reactions-v5 = Le renard répond à un piège retourné ; le papillon se joue d’avance.
heist-edition-raccoon = Raton laveur
heist-edition-raccoon-v1 = La personne qui, à part vous, a le plus de cartes en main en défausse une de son choix.
heist-edition-raccoon-v2 = Prenez en main la carte du dessus d’une défausse.
heist-edition-mole = Taupe
heist-edition-mole-v1 = Piochez une tuile inutilisée, visible : posez-la à côté de votre bande, ou remplacez-y une tuile.
heist-edition-mole-v2 = Regardez la tuile suivante ; elle doit en remplacer une à côté d’une bande.
heist-edition-mole-v5 = Regardez la tuile suivante ; elle peut remplacer toute tuile du plateau sans bande, ou retourne sur la pioche.
heist-edition-ferret = Furet
heist-edition-ferret-v1 = Vos pas traversent tous les murs jusqu’à la fin du tour.
heist-edition-ferret-v2 = Un pas à travers un mur pendant ce tour.
heist-edition-ferret-v5 = Vos pas traversent tous les murs jusqu’à la fin du tour, et des tuiles peuvent se poser sur chaque case vide à côté de vous, un chemin vers vous.
heist-edition-bird = Oiseau
heist-edition-bird-v1 = Un pas de plus pendant ce tour.
heist-edition-bird-v2 = Deux pas de plus pendant ce tour.
heist-edition-bird-v4 = Trois pas en tout pendant ce tour, et un second animal.
heist-edition-butterfly = Papillon
heist-edition-butterfly-v1 = Aucune surveillance n’agit sur vous jusqu’à la fin du tour.
heist-edition-butterfly-v2 = Réponse : la surveillance rencontrée n’agit pas.
heist-edition-butterfly-v5 = La prochaine surveillance qui agirait sur vous n’agit pas, à quelque moment que ce soit ; une autre bande surveillée prend aussitôt 1 soupçon.
heist-edition-squirrel = Écureuil
heist-edition-squirrel-v1 =
    { $number ->
        [one] { $number } soupçon de moins.
       *[other] { $number } soupçons de moins.
    }
heist-edition-bat = Chauve-souris
heist-edition-bat-v1 = Regardez les trois premiers pièges et remettez-les dans l’ordre que vous voulez.
heist-edition-bat-v3 = Désignez une tuile piégée : chaque bande qui s’y tient tire un piège et le subit.
heist-edition-bat-v4 = Désignez une bande, où qu’elle soit : elle tire un piège et le subit.
heist-edition-owl = Chouette
heist-edition-owl-v1 = Regardez les trois premiers animaux et gardez-en un ; les autres vont sous la pioche.
heist-edition-owl-v5 = Donnez-la à quelqu’un, qui peut s’en servir à son tour ; regardez sa main et prenez-y une carte ou aucune.
heist-edition-hedgehog = Hérisson
heist-edition-hedgehog-v1 = Une bande à trois pas au plus fait un pas de votre choix ; rien n’agit sur elle.
heist-edition-mouse = Souris
heist-edition-mouse-v1 = Aucun piège n’agit sur vous jusqu’à la fin du tour.
heist-edition-fox = Renard
heist-edition-fox-v2 = Réponse : le piège qui allait être tiré ne l’est pas.
heist-edition-fox-v4 = Le prochain piège que vous déclenchez pendant ce tour n’est pas tiré.
heist-edition-fox-v5 = Réponse : le piège est retourné, puis vous décidez s’il agit.
heist-edition-snake = Serpent
heist-edition-snake-v2 = Sous surveillance : vous ressortez sur un autre croisement imprimé, dont le danger agit.
heist-edition-badger = Blaireau
heist-edition-badger-v4 = Piochez deux tuiles en main.
heist-edition-spider = Araignée
heist-edition-spider-v5 = Regardez les trois tuiles suivantes et gardez-en une ou aucune ; elle se pose à la place d’une pioche, la vôtre ou celle de quelqu’un d’autre.
heist-edition-cap = Soupçons, au plus
heist-edition-cap-v1 = { $number }.
heist-edition-at-cap = La surveillance quand les soupçons sont au plus haut
heist-edition-at-cap-v1 = Un jeton −1 avec du butin, rien sans.
heist-edition-at-cap-v2 = Un jeton −1 qui se porte comme du butin, dans tous les cas.
heist-edition-at-cap-v3 = Moins 1 point dans tous les cas.
heist-edition-at-cap-v5 = Moins 1 point dans tous les cas, et de même avec la caméra cachée.
heist-edition-trap-rotate = Tuile tournante
heist-edition-trap-rotate-v1 = Votre tuile est tournée dans un autre sens qui laisse une issue.
heist-edition-trap-tile = Tuile en plus
heist-edition-trap-tile-v1 = Posez une tuile inutilisée sur une case vide où elle peut aller.
heist-edition-trap-swap = Échange
heist-edition-trap-swap-v1 = Une carte de votre main, au hasard, et celle du dessus de la défausse commune changent de place.
heist-edition-trap-suspicion = Soupçon
heist-edition-trap-suspicion-v1 = 2 soupçons.
heist-edition-trap-fake-path = Faux chemin
heist-edition-trap-fake-path-v2 = Votre tuile est tournée dans un autre sens qui laisse une issue ; un croisement est remplacé par une tuile piégée.
heist-edition-trap-fake-path-v4 = Votre tuile est tournée dans un autre sens qui laisse une issue, sinon une tuile piégée la remplace ; puis on pose des tuiles.
heist-edition-trap-fake-path-v5 = La tuile à côté de vous dans une direction au hasard quitte la partie avec sa nourriture ; si cela vous enfermait, on tire un autre piège à la place.
heist-edition-trap-slippery = Sol glissant
heist-edition-trap-slippery-v2 = Vous glissez vers un lieu voisin relié, au hasard ; un autre piège peut y agir.
heist-edition-trap-slippery-v5 = Vous glissez d’un pas dans une direction au hasard ; aucun piège n’y agit.
heist-edition-trap-pit = Fosse
heist-edition-trap-pit-v2 = Défaussez une carte de votre main.
heist-edition-trap-pit-v4 = Dépensez une carte de la main ou de la table, sans son effet.
heist-edition-trap-pit-v5 = Défaussez une carte de votre main, puis piochez-en une.
heist-edition-trap-camera = Caméra cachée
heist-edition-trap-camera-v2 = 2 soupçons, 4 avec du butin ; rien à payer au plus haut.
heist-edition-trap-camera-v5 = 2 soupçons, 4 avec de la nourriture ; s’ils sont déjà au plus haut, moins 1 point.
heist-edition-trap-hook = Crochet
heist-edition-trap-hook-v2 = Votre butin de moindre valeur, un jeton −1 seulement s’il n’y a rien d’autre, va à un ou deux pas ; la personne à votre droite dit où.
heist-edition-trap-hook-v3 = Votre butin de moindre valeur va à un ou deux pas ; la personne à votre droite dit où.
heist-edition-trap-hook-v5 = Votre nourriture de moindre valeur va à un pas dans une direction au hasard.
heist-edition-compass = Directions au hasard
heist-edition-compass-v5 = On lance la boussole : nord, est, sud et ouest à chances égales ; le sol glissant et le crochet relancent jusqu’à une direction possible, le faux chemin lance une fois.
heist-edition-leaving = Quitter le casse
heist-edition-leaving-v1 = Impossible.
heist-edition-leaving-v2 = À tout moment de son tour, sur une tuile de départ ; la première bande sortie reçoit une pomme.
heist-edition-leaving-v3 = À tout moment de son tour, sur une tuile de départ, une fois pris le butin le plus précieux ; la première bande sortie reçoit 2 points.
heist-edition-leaving-v4 = En y passant tout son tour, sur une tuile de départ, une fois pris le butin le plus précieux ; la première bande sortie reçoit 2 points.
heist-edition-leaving-v5 = À la fin de son tour, sur une tuile de départ, une fois les conserves prises ; la première bande sortie reçoit une pomme.
heist-edition-last-turns = Quand c’est fini
heist-edition-last-turns-v1 = Quand tout le butin est à l’abri ; ou quand il n’en reste plus sur le plateau et que les bandes qui en portaient alors l’ont mis à l’abri ou ont eu leurs derniers tours.
heist-edition-last-turns-v2 = Quand toutes les bandes sont sorties ; la dernière bande a ses derniers tours, et ne perd rien si elle est en retard.
heist-edition-last-turns-v3 = Quand, après la première sortie, toutes les autres ont eu deux tours de plus ; qui n’est pas sorti alors perd 2 points.
heist-edition-last-turns-v4 = Quand, après la première sortie, toutes les autres ont eu deux tours de plus ; qui n’est pas sorti alors, ni sur une tuile de départ, perd 2 points.
heist-edition-last-turns-v5 = À la fin du tour de table qui suit celui de la première sortie ; qui n’est pas alors sur une tuile de départ perd 2 points.
heist-edition-ended = Une bande sortie
heist-edition-ended-v2 = Elle quitte le plateau ; ses cartes et sa défausse restent.
heist-edition-ended-v3 = Elle quitte le plateau, comme une bande en retard ; cartes et défausses restent.
heist-edition-score = Ce qui compte
heist-edition-score-v1 = Le butin à l’abri, moins les jetons −1 ; ce que l’on porte encore est perdu.
heist-edition-score-v2 = Le butin porté et les points.
heist-edition-score-v3 = Le butin à l’abri, celui que l’on porte, et les points.
heist-edition-score-v5 = La nourriture et les points.
heist-edition-limit = À la limite de tours
heist-edition-limit-v1 = Personne n’est en retard.
heist-edition-limit-v2 = Qui n’est pas sorti est en retard, si les derniers tours avaient commencé.
heist-edition-limit-v3 = Qui n’est pas sorti est en retard, si quelqu’un est déjà sorti.
heist-edition-limit-v4 = Qui n’est pas sorti, ni sur une tuile de départ, est en retard, si quelqu’un est déjà sorti.

## Ce que les comparaisons disent du jeu

heist-figure-suspicion = Soupçons de toutes les bandes à la fin
heist-figure-loot = Butin qui compte : { $what }
heist-figure-stranded = Bandes restées à l’intérieur à la fin, dans v1 avec du butin
heist-figure-late = Bandes en retard
heist-figure-between = Ce que les bandes se font entre elles
heist-figure-critter = Usages : { $what }

## The guided round

heist-lesson-goal = { heist-hint-goal }
heist-lesson-crew = Votre bande est en haut à gauche, à côté de son départ. Ces animaux travaillent pour vous, chacun à sa façon. Un tour compte jusqu’à trois actions, pas et animaux, au plus deux de chaque.
heist-lesson-move = Faites un pas sur le chemin, vers le lieu éclairé à droite.
heist-lesson-draw = Ici, le chemin mène dans le noir. Piochez une tuile.
heist-lesson-place = Elle doit rejoindre le lieu où vous êtes. Choisissez la case éclairée et posez-y la tuile.
heist-lesson-security = Cette tuile est surveillée : y entrer vous vaut 1 soupçon, et 2 si vous portez de la nourriture. Trop de soupçons vous coûteront des points. Allez-y quand même.
heist-lesson-bird = Vos deux pas sont faits. Jouez l’oiseau : il vous en donne un troisième.
heist-lesson-stash = Continuez à droite, dans la réserve.
heist-lesson-stop = Autour de la réserve aussi, il fait noir, et vous pourriez encore piocher. Cela suffit pour l’instant : ne piochez plus.
heist-lesson-take = Une courge, qui vaut 4. Prenez-la. De chaque réserve, vous ne prendrez qu’une pièce dans toute la partie.
heist-lesson-finish = Plus rien à faire ici. Finissez votre tour.
heist-lesson-canned = Ida a atteint le centre et pris les conserves, qui valent 8. Désormais, quiconque finit son tour sur une tuile de départ peut quitter le casse. La première bande sortie reçoit une pomme, qui vaut 2.
heist-lesson-home = Quelques tours plus tard. Vous portez la courge et des noix, et votre départ est à côté. Retournez-y.
heist-lesson-escape = Vous êtes sur une tuile de départ, et les conserves ont quitté le centre. Quittez le casse. Les autres ont alors jusqu’à la fin du tour de table suivant ; qui est en retard perd 2 points.
heist-lesson-end = Première bande sortie : courge 4, noix 6 et pomme 2 font 12 points, contre 8 pour Ida. Allez aussi loin que vous l’osez, et surveillez qui pourrait sortir avant vous.
heist-hint-goal = Votre bande d’animaux s’introduit de nuit dans un bâtiment. Personne n’en connaît les couloirs : vous les posez vous-mêmes. Prenez ce qui vaut des points, et revenez à temps sur une tuile de départ. Le plus de points l’emporte.
heist-hint-hire = D’abord, vous choisissez votre bande, cinq animaux en tout. Chacun contourne une règle pour vous.
heist-hint-turn = Des pas et des animaux, dans l’ordre que vous voulez. Les lieux accessibles sont éclairés. Rien n’oblige à tout utiliser.
heist-hint-draw = Chaque tuile ouvre des chemins, mais peut apporter une surveillance ou un piège. Arrêtez de piocher quand vous voulez.
heist-about-suspicion = Les soupçons montent à chaque alarme. À 10, la surveillance et les caméras coûtent un point ; à égalité, mieux vaut en avoir moins.
heist-about-loot = Ce qu’une bande porte compte à la fin.
heist-about-stack = Les tuiles encore à poser. Quand il n’y en a plus, les couloirs restent tels quels.
heist-about-critter-deck = Les animaux que personne n’a recrutés. Une fois épuisés, ils ne reviennent pas.
heist-about-trap-deck = Un piège est retourné chaque fois que quelqu’un entre sur une tuile piégée.
## Ce qui se décide d’avance

heist-condition-take-from = Prendre à partir d’une valeur de { $number }, laisser le reste
heist-condition-decline-web = Garder votre tuile chaque fois que les autres piochent
heist-condition-end-when-done = Finir chaque tour dès qu’il ne permet plus ni pas ni animal

## Pourquoi un robot jouerait ainsi, pour le coach

heist-because-part-guards =
    { $guards ->
        [0] aucune surveillance
        [one] { $guards } fois la surveillance
       *[other] { $guards } fois la surveillance
    }
heist-because-part-traps =
    { $traps ->
        [0] aucun piège
        [one] { $traps } piège
       *[other] { $traps } pièges
    }
heist-because-part-way =
    { $left ->
        [none] En chemin : { heist-because-part-guards } et { heist-because-part-traps } ; vos soupçons : { $suspicion } sur { $cap }.
        [one] En chemin : { heist-because-part-guards } et { heist-because-part-traps } ; vos soupçons : { $suspicion } sur { $cap } ; il vous reste { $left } tour.
       *[other] En chemin : { heist-because-part-guards } et { heist-because-part-traps } ; vos soupçons : { $suspicion } sur { $cap } ; il vous reste { $left } tours.
    }
heist-because-part-better =
    { $gain ->
        [0] Rien d’autre ne vaut mieux : le meilleur des autres choix revient au même.
        [one] Cela vous rapporte environ { $gain } point de plus que le meilleur des autres choix.
       *[other] Cela vous rapporte environ { $gain } points de plus que le meilleur des autres choix.
    }
heist-because-loot =
    { $turns ->
        [0] Ainsi vous atteignez la pièce d’une valeur de { $worth } dès ce tour. { heist-because-part-way }
        [one] Ainsi vous atteignez la pièce d’une valeur de { $worth } en { $turns } tour environ. { heist-because-part-way }
       *[other] Ainsi vous atteignez la pièce d’une valeur de { $worth } en { $turns } tours environ. { heist-because-part-way }
    }
heist-because-loot-laid =
    { $turns ->
        [0] La tuile ainsi posée, vous atteignez la pièce d’une valeur de { $worth } dès ce tour. { heist-because-part-way }
        [one] La tuile ainsi posée, vous atteignez la pièce d’une valeur de { $worth } en { $turns } tour environ. { heist-because-part-way }
       *[other] La tuile ainsi posée, vous atteignez la pièce d’une valeur de { $worth } en { $turns } tours environ. { heist-because-part-way }
    }
heist-because-home =
    { $turns ->
        [0] Ainsi vous rentrez dès ce tour avec votre butin, d’une valeur de { $worth } : il ne compte qu’une fois rentré. { heist-because-part-way }
        [one] Ainsi vous rentrez en { $turns } tour environ avec votre butin, d’une valeur de { $worth } : il ne compte qu’une fois rentré. { heist-because-part-way }
       *[other] Ainsi vous rentrez en { $turns } tours environ avec votre butin, d’une valeur de { $worth } : il ne compte qu’une fois rentré. { heist-because-part-way }
    }
heist-because-home-laid =
    { $turns ->
        [0] La tuile ainsi posée, vous rentrez dès ce tour avec votre butin, d’une valeur de { $worth }. { heist-because-part-way }
        [one] La tuile ainsi posée, vous rentrez en { $turns } tour environ avec votre butin, d’une valeur de { $worth }. { heist-because-part-way }
       *[other] La tuile ainsi posée, vous rentrez en { $turns } tours environ avec votre butin, d’une valeur de { $worth }. { heist-because-part-way }
    }
heist-because-hire = « { $critter } » : { $does } De tous les animaux que vous pouvez choisir, c’est celui qui aide le plus la plupart des bandes.
heist-because-lay-down = « { $critter } » : { $does } De vos cartes, c’est celle qui vous manquera le moins.
heist-because-play = « { $critter } » : { $does } { heist-because-part-better }
heist-because-look = On ne sait encore rien des piles : vous voyez les animaux de celle-ci et pouvez en recruter un, ou aucun.
heist-because-pass-pile = Aucun de ces animaux ne vous aiderait plus qu’un de ceux qui peuvent encore venir.
heist-because-take = La meilleure pièce ici vaut { $worth } ; ce que vous portez vaut { $carried }. La surveillance éveille plus de soupçons quand on porte quelque chose. { heist-because-part-better }
heist-because-leave = La meilleure pièce ici vaut { $worth } ; ce que vous portez vaut { $carried }. Sans une pièce de plus, vous avancez plus aisément. { heist-because-part-better }
heist-because-suffer = Aucun de vos animaux ne mérite de servir à cela ; vos soupçons : { $suspicion } sur { $cap }. { heist-because-part-better }
heist-because-end = Ni un pas ni un animal ne vous rapporterait plus rien dans ce tour ; les animaux de votre main seront encore là au prochain.
heist-because-draw = Chaque tuile ouvre un chemin : plus il y en a, plus la prochaine pièce peut être proche. { heist-because-part-better }
heist-because-stop = Les chemins posés suffisent ; une tuile de plus aide les autres autant que vous. { heist-because-part-better }
heist-because-better = { heist-because-part-better } Vos soupçons : { $suspicion } sur { $cap }.
## Ce que règle chaque option

heist-option-turn_limit-about = Quand chaque bande encore en jeu a eu ce nombre de tours, le casse est fini, et aucune n’est en retard pour autant.
heist-option-late_forfeit-about = Une bande en retard perd-elle ce qu’elle porte, en plus de ses points ?
heist-option-extra_side_loot-about = À quatre, une pièce de butin de valeur 2 s’ajoute-t-elle de chaque côté ?
heist-option-choose_food-about = Quelle pièce une bande prend en arrivant à un endroit où il y a de la nourriture.
heist-option-place_optional-about = Une bande qui arrive peut-elle cesser de piocher alors qu’il reste des cases ouvertes autour d’elle ?
heist-option-slippery_chain-about = Un piège dans lequel on glisse agit-il à son tour ?
heist-option-spider_interrupt-about = Une tuile gardée par une araignée peut-elle remplacer celle qu’une autre personne pioche ?
heist-option-bird_budget-about = Tout ce qu’un tour permet une fois qu’un oiseau a été joué.
heist-option-badger_cap-about = Combien de tuiles on peut tenir en main quand un blaireau en pioche d’autres.
heist-option-last_turns-about = Combien de tours il reste pour rentrer une fois le plateau vide de butin, ou les autres bandes sorties.
heist-option-final_tie-about = Qui gagne quand plusieurs ont le même score.
