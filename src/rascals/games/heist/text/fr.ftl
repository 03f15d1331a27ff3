### Critter Heist. Français.
### Les places arrivent comme des noms, animaux, tuiles, pièges et butin avec les mots ci-dessous, les listes déjà jointes ;
### une valeur inconnue vaut « none ». $you vaut « yes » si la première place du message est celle qui lit ; si c’est une
### place suivante, $you est le nom de cette valeur.

## Titre

heist = Critter Heist
heist-tagline = Posez les couloirs, évitez les alarmes, prenez le butin et rentrez à temps.

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
heist-term-heist = le coup
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
heist-term-all-ended = toutes les bandes sont sorties
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
       *[no] { $seat } reçoit une main d’animaux.
    }
heist-event-looked =
    { $you ->
        [yes] { $critters ->
                [none] Vous regardez la pile { $pile }.
               *[other] Vous regardez la pile { $pile } : { $critters }.
            }
       *[no] { $seat } regarde la pile { $pile }.
    }
heist-event-hired =
    { $you ->
        [yes] { $critter ->
                [none] Vous recrutez un animal de la pile { $pile }.
               *[other] Vous recrutez, de la pile { $pile } : { $critter }.
            }
       *[no] { $seat } recrute un animal de la pile { $pile }.
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
       *[no] { $seat } recrute le premier animal de la pioche.
    }
heist-event-chosen =
    { $you ->
        [yes] { $critters ->
                [none] Votre choix est fait.
               *[other] Votre choix est fait : { $critters }.
            }
       *[no] { $seat } a choisi.
    }
heist-event-kept =
    { $you ->
        [yes] { $critters ->
                [none] Vous gardez votre choix.
               *[other] Vous gardez : { $critters }.
            }
       *[no] { $seat } garde ce qui a été choisi.
    }
heist-event-passed-on =
    { $you ->
        [yes] { $critters ->
                [none] Une nouvelle main vous arrive.
               *[other] Une nouvelle main vous arrive : { $critters }.
            }
       *[no] { $seat } reçoit la main suivante.
    }
heist-event-discarded =
    { $you ->
        [yes] Sur votre défausse : { $critters }.
       *[no] Sur la défausse de { $seat } : { $critters }.
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
       *[no] { $seat } pioche une tuile en main.
    }
heist-event-tile-seen =
    { $you ->
        [yes] { $tile ->
                [none] Vous regardez la première tuile.
               *[other] Vous regardez la première tuile : { $tile }.
            }
       *[no] { $seat } regarde la première tuile.
    }
heist-event-tiles-seen =
    { $you ->
        [yes] { $tiles ->
                [none] Vous regardez les premières tuiles.
               *[other] Vous regardez les premières tuiles : { $tiles }.
            }
       *[no] { $seat } regarde les premières tuiles.
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
       *[no] { $seat } garde une des tuiles.
    }
heist-event-no-tile-held =
    { $you ->
        [yes] Vous ne gardez aucune tuile.
       *[no] { $seat } ne garde aucune tuile.
    }
heist-event-tile-gone = Le chemin en { $cell } était faux et disparaît : { $tile }.
heist-event-tiles-shuffled = Les autres tuiles sont mélangées à la pioche.
heist-event-no-cell =
    { $you ->
        [yes] Il n’y a pas de case pour votre tuile.
       *[no] { $seat } ne trouve pas de case pour une tuile.
    }
heist-event-heist-began = Le coup commence.
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
        [yes] Vous laissez le butin en { $cell }.
       *[no] { $seat } laisse le butin en { $cell }.
    }
heist-event-banked =
    { $you ->
        [yes] Vous mettez à l’abri : { $loot }.
       *[no] { $seat } met à l’abri : { $loot }.
    }
heist-event-scored-loot =
    { $you ->
        [yes] Vous marquez { $number }.
       *[no] { $seat } marque { $number }.
    }
heist-event-ended =
    { $you ->
        [yes] Vous êtes dehors. Votre rang de sortie : { $place }.
       *[no] { $seat } est dehors. Rang de sortie : { $place }.
    }
heist-event-first-bonus =
    { $you ->
        [yes] Vous sortez en premier, ce qui vaut 2.
       *[no] { $seat } sort en premier, ce qui vaut 2.
    }
heist-event-late =
    { $you ->
        [yes] Pour vous, il est trop tard.
       *[no] { $seat } arrive trop tard.
    }
heist-event-suspected =
    { $you ->
        [yes] Soupçons : vous en prenez { $number } et en avez { $suspicion }.
       *[no] Soupçons : { $seat } en prend { $number } et en a { $suspicion }.
    }
heist-event-calmed =
    { $you ->
        [yes] Vos soupçons tombent à { $suspicion }.
       *[no] Les soupçons de { $seat } tombent à { $suspicion }.
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
        [yes] Vous réagissez avec un animal, { $zone } : { $critter }.
       *[no] { $seat } réagit avec un animal, { $zone } : { $critter }.
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
        [yes] Vous perdez, en { $cell } : { $loot }.
       *[no] { $seat } perd, en { $cell } : { $loot }.
    }
heist-event-swapped =
    { $you ->
        [yes] Vous échangez avec la défausse commune : { $given } contre { $critter }.
       *[no] { $seat } échange avec la défausse commune : { $given } contre { $critter }.
    }
heist-event-card-discarded =
    { $you ->
        [yes] Vous défaussez, { $zone } : { $critter }.
       *[no] { $seat } défausse, { $zone } : { $critter }.
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
       *[no] { $seat } pioche un animal.
    }
heist-event-played =
    { $you ->
        [yes] Vous jouez, { $zone } : { $critter }.
       *[no] { $seat } joue, { $zone } : { $critter }.
    }
heist-event-trash-dug =
    { $you ->
        [yes] Vous prenez dans la défausse de { $from } : { $critter }.
        [from] { $seat } prend dans votre défausse : { $critter }.
       *[no] { $seat } prend dans la défausse de { $from } : { $critter }.
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
        [yes] Le hérisson de { $by } vous envoie en { $cell }.
        [by] Votre hérisson envoie { $seat } en { $cell }.
       *[no] Le hérisson de { $by } envoie { $seat } en { $cell }.
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
       *[no] { $seat } regarde les premiers pièges.
    }
heist-event-traps-ordered =
    { $you ->
        [yes] { $traps ->
                [none] Vous remettez les pièges.
               *[other] Vous remettez les pièges, en partant du dessus : { $traps }.
            }
       *[no] { $seat } remet les pièges.
    }
heist-event-cards-seen =
    { $you ->
        [yes] { $critters ->
                [none] Vous regardez les premiers animaux.
               *[other] Vous regardez les premiers animaux : { $critters }.
            }
       *[no] { $seat } regarde les premiers animaux.
    }
heist-event-card-kept =
    { $you ->
        [yes] { $critter ->
                [none] Vous en gardez un.
               *[other] Vous gardez : { $critter }.
            }
       *[no] { $seat } en garde un.
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
                [none] Vous regardez la main de { $to }.
               *[other] Vous regardez la main de { $to } : { $critters }.
            }
        [to] { $seat } regarde votre main.
       *[no] { $seat } regarde la main de { $to }.
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
       *[no] { $seat } prend une carte à { $from }.
    }
heist-event-none-picked =
    { $you ->
        [yes] Vous ne prenez pas de carte à { $from }.
        [from] { $seat } ne vous prend pas de carte.
       *[no] { $seat } ne prend pas de carte à { $from }.
    }
heist-event-game-over = La partie est finie : { $reason }.
heist-event-hand-shown =
    { $you ->
        [yes] Il vous reste en main : { $critters }.
       *[no] Il reste en main à { $seat } : { $critters }.
    }
heist-event-final-score =
    { $you ->
        [yes] Votre score : butin { $worth }, points { $points } = { $score }.
       *[no] { $seat } : butin { $worth }, points { $points } = { $score }.
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
heist-move-take = Prendre le butin
heist-move-take_food = Prendre : { $food }
heist-move-leave = Ne rien prendre
heist-move-score = Marquer votre butin
heist-move-escape = Quitter le coup
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
heist-kind-take_food = Prendre du butin
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
heist-refusal-unknown-move = Ce n’est pas un coup. Écrivez par exemple « move n », « play fox », « place r90 at 3,4 » ou « end ».
heist-refusal-game-over = La partie est finie.
heist-refusal-not-your-turn = Ce n’est pas à vous. À jouer : { $seat }.
heist-refusal-answer-awaited = { $seat } doit d’abord répondre à une question.
heist-refusal-chosen-already = Votre choix est fait, et il est définitif. Attendez les autres.
heist-refusal-not-awaited = Vous n’avez rien à jouer en ce moment.
heist-refusal-move-begun = Continuez d’abord le coup commencé.
heist-refusal-nothing-begun = Cela ne fait que continuer un coup comme « place » ou « play » : commencez-en un.
heist-refusal-no-such-seat = Cette place n’existe pas. Les places vont de 0 à { $highest }.
heist-refusal-asked-look = Regardez d’abord une pile : « look 1 », « look 2 » ou « look 3 ».
heist-refusal-asked-hire = Recrutez d’abord un animal de la pile que vous regardez, ou dites « pass-pile ».
heist-refusal-asked-keep = Gardez d’abord un des animaux que la chouette vous montre.
heist-refusal-asked-cards = Choisissez d’abord les cartes que vous gardez, et l’ordre des autres.
heist-refusal-asked-discard = Choisissez d’abord une carte à perdre : « discard » et son nom.
heist-refusal-asked-place = Posez d’abord la tuile : dites son orientation et sa case.
heist-refusal-asked-draw = Piochez d’abord une tuile, posez celle que vous gardez, ou dites « stop ».
heist-refusal-asked-web = Posez d’abord votre tuile pour l’autre bande, ou refusez.
heist-refusal-asked-take = Prenez d’abord du butin, ou laissez-le.
heist-refusal-asked-evade = Évitez d’abord ce que vous avez rencontré, ou laissez faire.
heist-refusal-asked-rotate = Tournez d’abord la tuile où se trouve votre bande.
heist-refusal-asked-drop = Dites d’abord où va le butin accroché.
heist-refusal-asked-order = Remettez d’abord dans un ordre les pièges que vous regardez.
heist-refusal-asked-pick = Prenez d’abord une carte de la main que vous regardez, ou aucune.
heist-refusal-asked-hold = Gardez d’abord une des tuiles que vous regardez, ou aucune.
heist-refusal-not-hiring = Les animaux sont déjà recrutés.
heist-refusal-nothing-to-keep = Il n’y a rien à garder ni à choisir en ce moment.
heist-refusal-nothing-to-discard = Personne ne vous demande de carte : une fosse ou un raton laveur le font, et l’usage.
heist-refusal-nothing-to-place = Vous n’avez pas de tuile à poser en ce moment.
heist-refusal-nothing-to-web = On ne pose une tuile pour quelqu’un d’autre que lorsque cette personne pioche.
heist-refusal-nothing-to-stop = Rien n’est pioché : il n’y a rien à arrêter ni à refuser.
heist-refusal-nothing-to-take = On prend du butin en entrant là où il se trouve. Revenez-y.
heist-refusal-nothing-to-leave = Rien ne vous est proposé : il n’y a rien à laisser.
heist-refusal-nothing-to-evade = Ni surveillance ni piège ne va agir sur votre bande.
heist-refusal-nothing-to-rotate = Aucun piège ne tourne votre tuile en ce moment.
heist-refusal-nothing-to-drop = Aucun butin n’est accroché en ce moment.
heist-refusal-nothing-to-order = Vous ne regardez pas de pièges en ce moment.
heist-refusal-nothing-to-pick = Vous ne regardez la main de personne en ce moment.
heist-refusal-nothing-to-hold = Vous ne regardez pas de tuiles en ce moment.
heist-refusal-no-moves-left = Votre tour ne permet plus de pas. Faits : pas { $moves }, animaux { $critters }.
heist-refusal-off-board = Le plateau s’arrête là.
heist-refusal-empty-cell = Il n’y a pas encore de tuile, et personne ne marche sur une case vide.
heist-refusal-wall = Il y a un mur : il faut un chemin des deux côtés du bord. Un furet traverse les murs.
heist-refusal-name-cell = Pour sortir d’une réserve, nommez la case où vous entrez, comme « move 3,4 ».
heist-refusal-name-way = Dites la direction : n, e, s ou w. On ne nomme une case que pour sortir d’une réserve.
heist-refusal-not-beside = Cette case ne touche pas la réserve.
heist-refusal-no-score = Dans cette édition, on ne marque pas de butin par une action.
heist-refusal-score-first = On marque avant tout pas et tout animal, et vous en avez déjà utilisé.
heist-refusal-score-on-start = On ne marque du butin que sur une tuile de départ.
heist-refusal-scored-last-turn = Vous avez marqué au tour précédent. Jamais deux tours de suite.
heist-refusal-nothing-to-score = Vous ne portez pas de butin à marquer.
heist-refusal-no-escape = Dans cette édition, on ne quitte pas le coup : le butin est mis à l’abri de lui-même sur les départs.
heist-refusal-not-on-start = Le coup ne finit pour vous que sur une tuile de départ.
heist-refusal-top-loot-first = Personne ne quitte le coup tant que le butin valant { $worth } n’a pas été pris.
heist-refusal-escape-first = On quitte le coup au début d’un tour, avant tout pas et tout animal.
heist-refusal-no-such-critter = Cet animal n’est pas dans ce jeu : { $critter }.
heist-refusal-not-in-hand = Cet animal n’est pas dans votre main : { $critter }.
heist-refusal-only-on-table = Cet animal est sur votre table, pas dans votre main : { $critter }. Ajoutez « table ».
heist-refusal-not-on-table = Cet animal n’est pas sur votre table : { $critter }.
heist-refusal-no-critters-left = Votre tour ne permet plus cet animal : { $critter }. Faits : pas { $moves }, animaux { $critters }.
heist-refusal-reaction-only = Cet animal ne se joue que quand on vous le demande, au moment où il aide : { $critter }.
heist-refusal-badger-full = Il n’y a pas de tuile à piocher pour le blaireau, ou vous en avez déjà { $cap }.
heist-refusal-no-bat-target = La chauve-souris ne trouve rien : il ne reste pas de piège, ou aucune bande n’est sur une tuile piégée.
heist-refusal-no-hedgehog-target = Aucune bande à trois pas ou moins ne peut être déplacée.
heist-refusal-nothing-to-dig = La taupe ne trouve pas de tuile, ou pas de case pour une tuile.
heist-refusal-no-owl-target = La chouette ne trouve rien : la pioche d’animaux est vide, ou aucune autre bande n’est sur le coup.
heist-refusal-no-raccoon-target = Le raton laveur ne trouve rien : aucune main, aucune défausse n’a de carte pour lui.
heist-refusal-no-snake-target = Le serpent ne sert que sous surveillance, et mène à un autre des croisements imprimés.
heist-refusal-no-spider-target = Vous gardez déjà une tuile, ou il n’en reste pas à regarder.
heist-refusal-name-seat = Pour cet animal, nommez une place : { $critter }.
heist-refusal-name-place = Pour cet animal, nommez une case : { $critter }.
heist-refusal-raccoon-most = Le raton laveur vise, parmi les autres, qui a le plus de cartes en main.
heist-refusal-raccoon-pile = La défausse de { $seat } est vide.
heist-refusal-bat-crew = La bande de { $seat } n’est plus sur le coup.
heist-refusal-bat-tile = Il faut à la chauve-souris une tuile piégée où se trouve une bande.
heist-refusal-butterfly-crew = Le papillon désigne une autre bande qui se trouve sous surveillance.
heist-refusal-owl-player = La chouette se donne à quelqu’un d’autre qui est encore sur le coup.
heist-refusal-hedgehog-crew = Le hérisson atteint les bandes à trois pas ou moins qui peuvent aller quelque part.
heist-refusal-hedgehog-way = Le hérisson pousse cette bande le long d’un chemin, vers un lieu voisin.
heist-refusal-snake-preset = Le serpent mène à un croisement imprimé, un autre que le vôtre.
heist-refusal-looked-already = Vous avez déjà regardé cette pile pendant ce tour.
heist-refusal-pile-empty = Cette pile est vide.
heist-refusal-not-in-pile = Cet animal n’est pas dans la pile que vous regardez : { $critter }.
heist-refusal-must-hire = La pioche ne permet plus de passer : prenez un animal de cette pile.
heist-refusal-not-dealt = Cet animal n’est pas parmi vos cartes, ou pas si souvent : { $critter }.
heist-refusal-keep-first = Dites d’abord quelles cartes vous gardez. Encore à garder : { $number }.
heist-refusal-kept-all = Vous gardez assez de cartes : dites dans quel ordre les autres sont défaussées.
heist-refusal-keep-in-order = Les cartes gardées se nomment dans l’ordre alphabétique de leurs noms anglais.
heist-refusal-name-tile = Dites quelle tuile vous posez, comme « place T-trap r90 at 3,4 ».
heist-refusal-one-tile = Il n’y a qu’une tuile à poser : dites seulement son orientation et sa case.
heist-refusal-no-such-tile = Vous n’avez pas cette tuile à poser : { $tile }.
heist-refusal-no-tile-held = Vous ne gardez pas de tuile.
heist-refusal-stack-empty = Il ne reste pas de tuile à piocher.
heist-refusal-must-draw = Tant qu’une tuile peut être piochée ici, vous ne pouvez pas arrêter.
heist-refusal-must-place = Cette tuile doit être posée, on ne peut pas la laisser.
heist-refusal-left-start = On pioche à tout moment tant que la bande n’a pas quitté son départ ; ensuite, en arrivant.
heist-refusal-no-open-cell = Aucun chemin ne mène à une case vide depuis l’endroit où se trouve votre bande.
heist-refusal-say-turn = Dites comment la tuile est tournée : r0, r90, r180 ou r270.
heist-refusal-say-cell = Dites sur quelle case va la tuile, comme « at 3,4 ».
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
heist-refusal-name-food = Il y a ici des butins différents : dites lequel vous prenez.
heist-refusal-highest-only = Vous prenez le plus haut butin qu’il y a : dites seulement « take ».
heist-refusal-no-such-food = Il n’y a rien de tel ici : { $food }.
heist-refusal-wrong-evasion = Un seul animal aide ici : { $critter }.
heist-refusal-hand-only = La carte vient de la main, pas de la table.
heist-refusal-own-place = Le butin ne peut pas rester là où se trouve la bande.
heist-refusal-out-of-reach = Le butin va à un ou deux pas, en suivant les chemins.
heist-refusal-top-left = Nommez une réserve par sa case en haut à gauche.
heist-refusal-not-seen = Cela n’est pas parmi ce que vous regardez, ou pas si souvent.
heist-refusal-owl-given = La chouette que vous venez de donner reste là.

## The map, drawn

heist-board-keys-map = Sur le plan : les flèches vont de case en case, N au prochain lieu à choisir, Entrée choisit, R tourne une tuile (Maj+R en sens inverse), Échap la reprend ; + et − rapprochent et éloignent, 0 montre tout.
heist-map-label = Plan du magasin, la nuit
heist-map-role = plan
heist-map-nearer = Rapprocher
heist-map-farther = Éloigner
heist-map-whole = Tout le plan
heist-map-dark = encore dans le noir : pas de tuile
heist-map-start = départ inutilisé
heist-map-start-of = départ de { $name }
heist-map-preset-plain = croisement imprimé
heist-map-preset-security = croisement imprimé surveillé
heist-map-preset-trap = croisement imprimé piégé
heist-map-ways = sorties : { $ways }
heist-map-loot = butin : { $loot }
heist-map-crews = bandes : { $crews }
heist-map-you = vous
heist-map-taken = vous avez déjà pris votre part ici
heist-map-fits = La tuile va ici, tournée de : { $turns }
heist-map-held = La tuile est tenue ici, tournée de { $turn } ; Entrée la pose
heist-map-marked = Un coup que vous regardez concerne ce lieu
heist-map-far = Une bande avance d’un pas à la fois, vers une case voisine reliée par un chemin
heist-map-tiles = Tuiles à poser
heist-map-tile = Tuile : { $tile }
heist-map-turn = Tourner la tuile
heist-map-do = Confirmer
heist-map-put = La poser ici
heist-map-leave-so = La laisser ainsi
heist-map-lift = La reprendre
heist-map-how = Choisissez une case en pointillé pour cette tuile.
heist-map-take = Vous pouvez poser cette tuile : choisissez-la.
heist-map-suspicion = { $number } soupçon
heist-map-sign-loot = { $number } butin
heist-map-sign-safe = inaperçu
heist-map-words = Le plan en mots
heist-map-legend = Que voit-on sur le plan ?
heist-map-legend-corridor = Couloir : on passe là où les chemins se rejoignent.
heist-map-legend-security = Rayons de surveillance : qui entre gagne des soupçons, davantage avec du butin.
heist-map-legend-trap = Trappe : qui entre pioche un piège.
heist-map-legend-burrow = Terrier : un départ, et le chemin du retour.
heist-map-legend-loot = Butin dans une réserve ou sur un croisement, avec sa valeur.
heist-map-legend-crew = Une bande, à la couleur et au symbole de son joueur.

## Qui doit faire quoi

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
        [yes] Posez une tuile ({ $by }) : choisissez son orientation et sa case.
       *[no] { $seat } doit poser une tuile ({ $by }).
    }
heist-status-draw =
    { $you ->
        [yes] Des chemins mènent dans le noir : piochez une tuile et posez-la, ou arrêtez.
       *[no] { $seat } peut piocher une tuile et la poser, ou arrêter.
    }
heist-status-web =
    { $you ->
        [yes] Une autre bande va piocher : posez pour elle la tuile que vous gardez, ou gardez-la.
       *[no] { $seat } garde une tuile et peut la poser avant qu’une autre bande ne pioche.
    }
heist-status-take =
    { $you ->
        [yes] Il y a du butin ici : prenez-en, ou laissez-le.
       *[no] { $seat } a trouvé du butin, à prendre ou à laisser.
    }
heist-status-evade =
    { $you ->
        [yes] { $trap ->
                [none] Votre bande rencontre : { $hazard }. Répondez avec un animal ({ $critter }), ou laissez faire.
               *[other] Votre bande rencontre un piège : { $trap }. Répondez avec un animal ({ $critter }), ou laissez faire.
            }
       *[no] { $seat } rencontre : { $hazard }, et peut répondre avec un animal.
    }
heist-status-rotate =
    { $you ->
        [yes] Tournez la tuile où se trouve votre bande ({ $by }).
       *[no] { $seat } doit tourner la tuile sous sa bande ({ $by }).
    }
heist-status-drop =
    { $you ->
        [yes] Dites où va le butin accroché de la bande à votre gauche : à un ou deux pas.
       *[no] { $seat } dit où va le butin accroché.
    }
heist-status-order =
    { $you ->
        [yes] Remettez les pièges dans l’ordre de votre choix ({ $by }).
       *[no] { $seat } remet des pièges dans un ordre ({ $by }).
    }
heist-status-pick =
    { $you ->
        [yes] Vous regardez une main : prenez-y une carte, ou aucune ({ $by }).
       *[no] { $seat } regarde une main et peut y prendre une carte ({ $by }).
    }
heist-status-hold =
    { $you ->
        [yes] Gardez une de ces tuiles pour plus tard, ou aucune ({ $by }).
       *[no] { $seat } peut garder une des premières tuiles ({ $by }).
    }
heist-status-turn =
    { $you ->
        [yes] À vous : déplacez-vous, jouez des animaux, ou finissez le tour. Restent : pas { $moves }, animaux { $critters }.
       *[no] À jouer : { $seat }.
    }
heist-status-choose =
    { $you ->
        [yes] Choisissez en secret les animaux de votre bande.
       *[no] Doivent encore choisir : { $seat }.
    }
heist-status-over = La partie est finie. Victoire : { $winners }.
heist-end-all-banked = Tout le butin a été mis à l’abri.
heist-end-carriers-done = Il n’y avait plus de butin sur le plateau, et ceux qui en portaient ont eu leurs derniers tours.
heist-end-all-ended = Toutes les bandes ont quitté le coup.
heist-end-last-crew = La dernière bande a eu ses derniers tours.
heist-end-countdown = Les tours qui suivaient la première sortie sont passés.
heist-end-turn-limit = La limite de tours est atteinte.

## Intitulés de la table

heist-label-draft = Votre coup jusqu’ici
heist-label-first = Premier joueur
heist-label-round = Tour { $round }
heist-label-turn = Tour
heist-label-turns-taken = Tours joués
heist-label-carried = Porte
heist-label-banked = À l’abri
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
heist-label-top-loot-taken = Plus haut butin pris
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
heist-label-fixed = Cases imprimées
heist-label-known = Ce qu’on vous a montré
heist-label-last-turns = Derniers tours restants
heist-label-left = Reste
heist-label-looked = Piles regardées
heist-label-loot = Butin sur le plateau
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

## Options

heist-option-turn_limit = Tours par personne, au plus
heist-option-late_forfeit = Bandes en retard
heist-option-late_forfeit-false = gardent ce qu’elles portent
heist-option-late_forfeit-true = perdent ce qu’elles portent
heist-option-extra_side_loot = Plus de butin sur les côtés à quatre
heist-option-extra_side_loot-false = non
heist-option-extra_side_loot-true = oui
heist-option-choose_food = Butin pris
heist-option-choose_food-any = au choix
heist-option-choose_food-highest = le plus haut
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

heist-error-cell = { $key } : une case du plateau sous la forme [ligne, colonne], et non { $given }.
heist-error-place = { $key } : un départ, une réserve, un croisement imprimé ou une tuile, et non { $given }.
heist-error-tile = { $key } : une tuile est seule et sur aucune case fixe, et non sur { $given }.
heist-error-spot = { $key } : des réserves et des croisements imprimés, et non { $given }.
heist-error-object = { $key } : un objet, et non { $given }.
heist-error-looked = looked : chaque pile une fois, et non { $given }.
heist-error-turn = turn : la place dont c’est le tour.
heist-error-turn-over = turn : null une fois la partie finie, et non { $given }.
heist-error-turn-ended = turn : une bande encore en action, et non { $given }.
heist-error-turn-before = turn : null avant le premier tour, et non { $given }.
heist-error-edition = { $key } : rien de tel dans { $edition }.
heist-error-held = held_tiles : au plus une par place dans { $edition }.
heist-error-hiring = looked, chosen : rien de tel dans la phase { $phase }.
heist-error-phase = { $key } : rien de tel dans { $edition } dans la phase { $phase }.
heist-error-most = { $key } : au plus { $most } en tout, et non { $given }.
heist-error-chosen = { $key } : ce que la place garde et défausse des cartes qui lui ont été données, et non { $given }.
heist-error-all-chosen = chosen : quand tous ont choisi, les cartes sont montrées.
heist-error-no-question = pending : une question dans la phase { $phase }.
heist-error-question = pending : pas de { $kind } par { $by } dans { $edition } dans la phase { $phase }.
heist-error-of = pending.of : une autre place que { $given }.
heist-error-asked = pending.seat : { $given } ne peut être interrogée pendant le tour de { $turn }.
heist-error-victims = pending.victims : chaque place une fois, et seulement là où agit la chauve-souris de v3, et non { $given }.
heist-error-table = pending.tiles, pending.cards : ce n’est pas ce qui est sur la table pour cette question.
heist-error-web = pending.seat : { $given } ne tient aucune tuile à poser.
heist-error-pending = pending : { $kind } ne peut être demandé ici à { $seat }.
heist-error-answer = pending : la place { $seat } n’a pas de réponse à { $kind }.
heist-error-where = { $key } : la main d’un autre, une pile, ou le dessus ou le dessous d’une pioche, par exemple { $valid }, et non { $given }.
heist-error-known = { $key } : plus que ce qui s’y trouve, ou autre chose.

## Composants impossibles

heist-error-dealt = { $key } : au moins autant qu’on en engage, { $least }, et non { $given }.
heist-error-sum = { $key } : au plus { $most } en tout, et non { $given }.
heist-error-values = { $key } : chacune inférieure à la précédente, seule la dernière sous 0, et non { $given }.
heist-error-start = { $key } : chaque départ, de 1 à 4, une fois ; ce n’est pas le cas de { $given }.
heist-error-spots = { $key } : au plus { $most } réserves et croisements imprimés, et non { $given }.
