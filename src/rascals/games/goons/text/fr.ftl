### Goons. Français.
### Les places arrivent comme des noms, couleurs, vilains, plans, objets et goons avec les mots ci-dessous, les listes déjà
### jointes ; une valeur inconnue vaut « none ». $you vaut « yes » si la première place du message est celle qui lit ; si
### c’est une place suivante, $you est le nom de cette valeur. Les messages « goons-part-… » sont des morceaux d’autres
### messages et des textes des cartes.

## Titre

goons = Goons
goons-tagline = Louez vos services à des supervilains, soutenez leurs plans les plus fous et récoltez le plus d’étoiles.

## Les mots des valeurs

goons-term-red = rouge
goons-term-yellow = jaune
goons-term-green = vert
goons-term-blue = bleu
goons-term-junk = déchet
goons-term-R = rouge
goons-term-Y = jaune
goons-term-G = vert
goons-term-B = bleu
goons-term-J = déchet
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
goons-term-backpack = sac à dos
goons-term-bandages = pansements
goons-term-baseball-bat = batte de baseball
goons-term-brass-knuckles = poing américain
goons-term-bubble-gun = pistolet à bulles
goons-term-clown-mask = masque de clown
goons-term-crowbar = pied-de-biche
goons-term-dynamite = dynamite
goons-term-helmet = casque
goons-term-jumpsuit = combinaison
goons-term-shotgun = pistolet à pompe modifié
goons-term-scythe = faux
goons-term-pocket-knife = couteau suisse
goons-term-shark-jaw = mâchoire de requin
goons-term-charlie = Charlie
goons-term-dennis = Dennis
goons-term-p0w = P0w
goons-term-rin = Rin
goons-term-unni = Unni
goons-term-sixth = Numéro 6
goons-term-goon = choix des goons
goons-term-turn = tours
goons-term-resolve = les plans des vilains
goons-term-over = partie terminée
goons-term-rounds = toutes les manches sont jouées
goons-term-trade = échange
goons-term-again = seconde moitié
goons-term-reroll = relance
goons-term-draw = tirage en plus
goons-term-bid = mise
goons-term-claim = récompense
goons-term-first = premier joueur
goons-term-cube = cube
goons-term-space = emplacement
goons-term-ability = pouvoir
goons-term-buy = achat
goons-term-club = boîte de nuit
goons-term-stars = étoile
goons-term-energy = énergie
goons-term-money = pièce
goons-term-step = pas d’agitation
goons-term-skull = crâne
goons-term-blank = jeton neutre
goons-term-dojo = Dojo
goons-term-diner = Diner
goons-term-supermarket = supermarché
goons-term-nightclub = boîte de nuit
goons-term-track = piste de score
goons-term-items = objets
goons-term-hustle = en tête des pistes d’agitation
goons-term-ends = en haut des pistes d’agitation

## Morceaux de phrases

goons-part-cube = cube { $colour }
goons-part-any-cube = cube { $cube }
goons-part-action =
    { $colour ->
        [vert] action verte
        [bleu] action bleue
       *[other] action { $colour }
    }
goons-part-scheme = plan { $colour }
goons-part-scheme-to = plan { $to }
goons-part-track =
    { $colour ->
        [vert] piste verte
        [bleu] piste bleue
       *[other] piste { $colour }
    }
goons-part-column = emplacement { $space }
goons-part-space = emplacement { $colour }
goons-part-amount =
    { $number ->
        [one] { $number } énergie
       *[other] { $number } énergies
    }
goons-part-stars =
    { $stars ->
        [0] { "" }
        [one] { " " }+{ $stars } étoile
       *[other] { " " }+{ $stars } étoiles
    }
goons-part-energy =
    { $energy ->
        [0] { "" }
        [one] { " " }+{ $energy } énergie
       *[other] { " " }+{ $energy } énergies
    }
goons-part-money =
    { $money ->
        [0] { "" }
        [one] { " " }+{ $money } pièce
       *[other] { " " }+{ $money } pièces
    }
goons-part-steps =
    { $steps ->
        [0] { "" }
        [one] { " " }+{ $steps } pas libre
       *[other] { " " }+{ $steps } pas libres
    }
goons-part-none =
    { $stars ->
        [0] { $energy ->
                [0] { $money ->
                        [0] { $steps ->
                                [0] { " " }rien
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
        [one] { " " }+{ $city } étoile de la ville
       *[other] { " " }+{ $city } étoiles de la ville
    }
goons-part-crib =
    { $crib ->
        [0] { "" }
        [one] { " " }+{ $crib } étoile de la planque
       *[other] { " " }+{ $crib } étoiles de la planque
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

## Événements

goons-event-goon-chosen =
    { $you ->
        [yes] Vous choisissez votre carte Goon : { $goon }.
       *[no] { $seat } choisit une carte Goon : { $goon }.
    }
goons-event-round-began =
    { $you ->
        [yes] La manche { $round } commence, et c’est vous qui ouvrez.
       *[no] La manche { $round } commence, et c’est { $seat } qui ouvre.
    }
goons-event-turn-began =
    { $you ->
        [yes] Manche { $round }, tour { $turn } : à vous de jouer.
       *[no] Manche { $round }, tour { $turn } : à { $seat } de jouer.
    }
goons-event-cube-taken =
    { $you ->
        [yes] Vous prenez en { $cell } le { goons-part-cube } et le posez sur l’{ goons-part-column } de votre planque.
       *[no] { $seat } prend en { $cell } le { goons-part-cube } et le pose sur l’{ goons-part-column } de sa planque.
    }
goons-event-ability-used =
    { $you ->
        [yes] Votre goon ({ $goon }) retire de la partie le { goons-part-cube } en { $cell } : une action de plus.
       *[no] { $seat } et son goon ({ $goon }) retirent de la partie le { goons-part-cube } en { $cell } : une action de plus.
    }
goons-event-trained =
    { $you ->
        [yes] Au Dojo, vous gagnez { goons-part-amount }.
       *[no] Au Dojo, { $seat } gagne { goons-part-amount }.
    }
goons-event-dined =
    { $you ->
        [yes] Au Diner, vous gagnez { $number ->
                [one] { $number } pièce.
               *[other] { $number } pièces.
            }
       *[no] Au Diner, { $seat } gagne { $number ->
                [one] { $number } pièce.
               *[other] { $number } pièces.
            }
    }
goons-event-bought =
    { $you ->
        [yes] Au supermarché, vous achetez : { $item } (prix : { $number }).
       *[no] Au supermarché, { $seat } achète : { $item } (prix : { $number }).
    }
goons-event-item-turned-up = Un nouvel objet est mis en rayon : { $item }.
goons-event-items-shuffled = Les objets défaussés sont mélangés en une nouvelle pioche.
goons-event-cube-moved =
    { $you ->
        [yes] Vous déplacez le { goons-part-any-cube } de { $cell } à { $to }.
       *[no] { $seat } déplace le { goons-part-any-cube } de { $cell } à { $to }.
    }
goons-event-withdrawn =
    { $you ->
        [yes] Vous récupérez { goons-part-amount } du { goons-part-scheme }.
       *[no] { $seat } récupère { goons-part-amount } du { goons-part-scheme }.
    }
goons-event-shifted =
    { $you ->
        [yes] Vous déplacez { goons-part-amount } du { goons-part-scheme } au { goons-part-scheme-to }.
       *[no] { $seat } déplace { goons-part-amount } du { goons-part-scheme } au { goons-part-scheme-to }.
    }
goons-event-fee-paid =
    { $you ->
        [yes] Vous payez le ticket d’entrée du { goons-part-scheme } : { $number } × { $what }.
       *[no] { $seat } paie le ticket d’entrée du { goons-part-scheme } : { $number } × { $what }.
    }
goons-event-committed =
    { $you ->
        [yes] Vous engagez { goons-part-amount } sur le { goons-part-scheme }.
       *[no] { $seat } engage { goons-part-amount } sur le { goons-part-scheme }.
    }
goons-event-stepped =
    { $you ->
        [yes] Vous montez à la case { $space } de la { goons-part-track }.
       *[no] { $seat } monte à la case { $space } de la { goons-part-track }.
    }
goons-event-space-paid =
    { $you ->
        [yes] La case vous rapporte :{ goons-part-gains }.
       *[no] La case rapporte à { $seat } :{ goons-part-gains }.
    }
goons-event-steps-lapsed =
    { $you ->
        [yes] Vous voilà en haut de toutes les pistes. Pas libres perdus : { $number }.
       *[no] { $seat } est en haut de toutes les pistes. Pas libres perdus : { $number }.
    }
goons-event-doubled =
    { $you ->
        [yes] Votre mâchoire de requin double l’action.
       *[no] { $seat } double l’action avec la mâchoire de requin.
    }
goons-event-reaped =
    { $you ->
        [yes] Vous utilisez la faux.
       *[no] { $seat } utilise la faux.
    }
goons-event-knifed =
    { $you ->
        [yes] Avec le couteau suisse, vous en faites une { goons-part-action } ({ $source }).
       *[no] Avec le couteau suisse, { $seat } en fait une { goons-part-action } ({ $source }).
    }
goons-event-added =
    { $you ->
        [yes] Vous mettez { goons-part-amount } sur le { goons-part-scheme } ({ $item }).
       *[no] { $seat } met { goons-part-amount } sur le { goons-part-scheme } ({ $item }).
    }
goons-event-energy-from =
    { $you ->
        [yes] Vous gagnez { goons-part-amount } ({ $item }).
       *[no] { $seat } gagne { goons-part-amount } ({ $item }).
    }
goons-event-masked =
    { $you ->
        [yes] Sous le masque de clown, vous déplacez { goons-part-amount } du { goons-part-scheme } au { goons-part-scheme-to }.
       *[no] Sous le masque de clown, { $seat } déplace { goons-part-amount } du { goons-part-scheme } au { goons-part-scheme-to }.
    }
goons-event-pried =
    { $you ->
        [yes] Avec le pied-de-biche, vous changez de l’argent en énergie : { $number } contre { $gained }.
       *[no] Avec le pied-de-biche, { $seat } change de l’argent en énergie : { $number } contre { $gained }.
    }
goons-event-suit-paid =
    { $you ->
        [yes] Votre combinaison rapporte { $stars ->
            [one] +{ $stars } étoile.
           *[other] +{ $stars } étoiles.
        } Plans sans vous : { $number }.
       *[no] { $seat } gagne { $stars ->
            [one] +{ $stars } étoile
           *[other] +{ $stars } étoiles
        } avec sa combinaison. Plans sans { $seat } : { $number }.
    }
goons-event-traded =
    { $you ->
        [yes] Vous échangez { $paid } × { $what } contre :{ goons-part-gains }.
       *[no] { $seat } échange { $paid } × { $what } contre :{ goons-part-gains }.
    }
goons-event-stepped-down =
    { $you ->
        [yes] { $space ->
                [0] Vous quittez la { goons-part-track }.
               *[other] Vous redescendez à la case { $space } de la { goons-part-track }.
            }
       *[no] { $space ->
                [0] { $seat } quitte la { goons-part-track }.
               *[other] { $seat } redescend à la case { $space } de la { goons-part-track }.
            }
    }
goons-event-not-traded =
    { $you ->
        [yes] Vous n’échangez plus.
       *[no] { $seat } n’échange plus.
    }
goons-event-resolution-began = La manche { $round } est jouée : les vilains exécutent leurs plans.
goons-event-scheme-began = Le { goons-part-scheme } est exécuté : { $scheme }. Énergie engagée : { $energy }.
goons-event-dynamited =
    { $you ->
        [yes] Vous allumez votre dynamite : { goons-part-amount }, comptant double.
       *[no] { $seat } allume de la dynamite : { goons-part-amount }, comptant double.
    }
goons-event-no-dynamite =
    { $you ->
        [yes] Vous gardez votre dynamite.
       *[no] { $seat } garde sa dynamite.
    }
goons-event-row-sorted = Ordre de participation : { $order }.
goons-event-rolled = Les dés montrent { $dice } : { $total } au total.
goons-event-rerolled =
    { $you ->
        [yes] Vous relancez un { $die } : { $rolled }. Les dés font { $total } au total.
       *[no] { $seat } relance un { $die } : { $rolled }. Les dés font { $total } au total.
    }
goons-event-stopped =
    { $you ->
        [yes] Vous en restez là.
       *[no] { $seat } en reste là.
    }
goons-event-bagged = Mis dans le sac : crânes { $skulls }, jetons neutres { $blanks }.
goons-event-tokens-drawn = Tirés du sac : crânes { $skulls }, jetons neutres { $blanks }.
goons-event-token-drawn =
    { $you ->
        [yes] { $paid ->
                [0] Vous tirez un { $token }.
               *[other] Vous tirez un { $token } (énergie payée : { $paid }).
            }
       *[no] { $paid ->
                [0] { $seat } tire un { $token }.
               *[other] { $seat } tire un { $token } (énergie payée : { $paid }).
            }
    }
goons-event-reached =
    { $you ->
        [yes] Vous prenez la récompense { $number } (à partir de { $goal }).
       *[no] { $seat } prend la récompense { $number } (à partir de { $goal }).
    }
goons-event-tokens-given =
    { $you ->
        [yes] Vous recevez des jetons Enchère : { $number }.
       *[no] { $seat } reçoit des jetons Enchère : { $number }.
    }
goons-event-bid-shown =
    { $you ->
        [yes] Vous avez misé sur le lot { $lot } : { $bid }.
       *[no] { $seat } a misé sur le lot { $lot } : { $bid }.
    }
goons-event-lot-lost = Personne n’obtient le lot { $lot }.
goons-event-lot-taken =
    { $you ->
        [yes] Vous remportez le lot { $lot } avec une mise de { $bid }.
       *[no] { $seat } remporte le lot { $lot } avec une mise de { $bid }.
    }
goons-event-claimed =
    { $you ->
        [yes] Vous réclamez la récompense { $lot }.
       *[no] { $seat } réclame la récompense { $lot }.
    }
goons-event-passed =
    { $you ->
        [yes] Vous ne réclamez plus rien.
       *[no] { $seat } ne réclame plus rien.
    }
goons-event-rewarded =
    { $you ->
        [yes] Le { goons-part-scheme } vous rapporte :{ goons-part-rewards }.
       *[no] Le { goons-part-scheme } rapporte à { $seat } :{ goons-part-rewards }.
    }
goons-event-failed = Le { goons-part-scheme } échoue.
goons-event-bandaged =
    { $you ->
        [yes] Vos pansements sauvent { goons-part-amount }.
       *[no] { $seat } sauve { goons-part-amount } avec ses pansements.
    }
goons-event-not-bandaged =
    { $you ->
        [yes] Vous gardez vos pansements.
       *[no] { $seat } garde ses pansements.
    }
goons-event-markers-lost =
    { $you ->
        [yes] Vous rendez à la banque { goons-part-amount } du plan.
       *[no] { $seat } rend à la banque { goons-part-amount } du plan.
    }
goons-event-markers-returned =
    { $you ->
        [yes] Vous récupérez { goons-part-amount } du plan.
       *[no] { $seat } récupère { goons-part-amount } du plan.
    }
goons-event-scheme-turned-up = Nouveau { goons-part-scheme } : { $scheme }.
goons-event-display-swept = Le rayon est vidé : { $items }.
goons-event-first-named =
    { $you ->
        [yes] { $seat } vous désigne pour ouvrir la manche.
        [seat] Vous désignez { $to } pour ouvrir la manche.
       *[no] { $seat } désigne { $to } pour ouvrir la manche.
    }
goons-event-game-over = La partie est terminée : { $reason }.
goons-event-final-score =
    { $you ->
        [yes] Votre score : { $track } (piste) + { $items } (objets) + { $money } (argent) + { $energy } (énergie) + { $hustle } (têtes de piste) + { $ends } (sommets) = { $score }.
       *[no] { $seat } : { $track } (piste) + { $items } (objets) + { $money } (argent) + { $energy } (énergie) + { $hustle } (têtes de piste) + { $ends } (sommets) = { $score }.
    }

## Coups

goons-move-goon = Choisir { $goon }
goons-move-take = Prendre le cube en { $cell }
goons-move-on = Le poser dans votre planque : { goons-part-space }
goons-move-ability = Pouvoir : retirer le cube en { $cell }
goons-move-end = Finir le tour
goons-move-dojo = Dojo : gagner de l’énergie ({ $source })
goons-move-dojo_twice = Dojo, doublé : gagner deux fois de l’énergie ({ $source })
goons-move-diner = Diner : gagner de l’argent ({ $source })
goons-move-diner_twice = Diner, doublé : gagner deux fois de l’argent ({ $source })
goons-move-buy = Acheter au supermarché ({ $source }) : { $item }
goons-move-buy_twice = Doubler l’achat au supermarché ({ $source }), d’abord : { $item }
goons-move-club = Boîte de nuit : déplacer le cube en { $cell } ({ $source })
goons-move-club_energy = Boîte de nuit : ôter { goons-part-amount } du { goons-part-scheme } ({ $source })
goons-move-commit = Engager { goons-part-amount } ({ $source })
goons-move-hustle = Agitation : monter d’un pas ({ $source })
goons-move-again_buy = Second achat : { $item }
goons-move-again_club = Encore : déplacer le cube en { $cell }
goons-move-again_energy = Encore : ôter { goons-part-amount } du { goons-part-scheme }
goons-move-again_no = Renoncer à la seconde moitié
goons-move-to_cell = Vers { $cell }
goons-move-to_supply = Vers votre réserve
goons-move-to_scheme = Vers le { goons-part-scheme }
goons-move-next_cell = Déplacer aussi le cube en { $cell }
goons-move-next_energy = Ôter aussi 1 énergie du { goons-part-scheme }
goons-move-double = Doubler avec la mâchoire de requin
goons-move-finish = C’est tout
goons-move-knife = Couteau suisse : en faire une { goons-part-action } ({ $source })
goons-move-bat = Batte de baseball : sur le { goons-part-scheme }
goons-move-shoot = Pistolet à pompe modifié : sur le { goons-part-scheme }
goons-move-knuckles = Poing américain : { goons-part-amount } sur le { goons-part-scheme }
goons-move-bubbles = Pistolet à bulles : gagner de l’énergie
goons-move-put_on_helmet = Casque : gagner de l’énergie
goons-move-mask = Masque de clown : ôter { goons-part-amount } du { goons-part-scheme }
goons-move-crowbar =
    { $number ->
        [one] Pied-de-biche : changer { $number } pièce en énergie
       *[other] Pied-de-biche : changer { $number } pièces en énergie
    }
goons-move-reap = Faux : déplacer le cube en { $cell }
goons-move-trade = Échanger
goons-move-trade_star = Échanger une étoile
goons-move-trade_hustle = Échanger un pas de la { goons-part-track }
goons-move-no_trade = Ne plus échanger
goons-move-step = Pas libre sur la { goons-part-track }
goons-move-dynamite =
    { $answer ->
        [yes] Allumer la dynamite
       *[no] Garder la dynamite
    }
goons-move-reroll = Relancer un { $die }
goons-move-draw = Payer un tirage de plus
goons-move-stop = En rester là
goons-move-bid =
    { $number ->
        [none] Miser en secret
       *[other] Miser { $number }
    }
goons-move-claim = Prendre la récompense { $number }
goons-move-pass = Ne plus rien réclamer
goons-move-bandages =
    { $answer ->
        [yes] Utiliser les pansements
       *[no] Garder les pansements
    }
goons-move-first = Ouvre la manche : { $to }
goons-kind-goon = Choisir une carte Goon
goons-kind-take = Prendre un cube
goons-kind-on = Le poser dans votre planque
goons-kind-ability = Utiliser le pouvoir de votre goon
goons-kind-dojo = Aller au Dojo
goons-kind-dojo_twice = Dojo, doublé
goons-kind-diner = Aller au Diner
goons-kind-diner_twice = Diner, doublé
goons-kind-buy = Acheter un objet
goons-kind-buy_twice = Acheter deux objets
goons-kind-club = Boîte de nuit : déplacer un cube
goons-kind-club_energy = Boîte de nuit : déplacer de l’énergie
goons-kind-commit = Engager de l’énergie
goons-kind-hustle = Créer de l’agitation
goons-kind-again_buy = Second achat
goons-kind-again_club = Encore la boîte de nuit : un cube
goons-kind-again_energy = Encore la boîte de nuit : de l’énergie
goons-kind-to_cell = Où va le cube ?
goons-kind-to_scheme = Sur quel plan ?
goons-kind-next_cell = Un second cube
goons-kind-next_energy = Un second marqueur
goons-kind-knife = Couteau suisse : une autre couleur
goons-kind-bat = Manier la batte de baseball
goons-kind-shoot = Tirer au pistolet à pompe modifié
goons-kind-knuckles = Enfiler le poing américain
goons-kind-mask = Mettre le masque de clown
goons-kind-crowbar = Utiliser le pied-de-biche
goons-kind-reap = Manier la faux
goons-kind-trade_hustle = Échanger un pas
goons-kind-step = Faire un pas libre
goons-kind-dynamite = La dynamite
goons-kind-reroll = Relancer un dé
goons-kind-bid = Votre mise
goons-kind-claim = Prendre une récompense
goons-kind-bandages = Les pansements
goons-kind-first = Qui ouvre la manche ?

## Qui doit faire quoi

goons-purpose = Votre but : le plus d’étoiles après trois manches, surtout par les vilains que vous aidez.
goons-status-goon =
    { $you ->
        [yes] Choisissez une carte Goon.
       *[no] { $seat } choisit une carte Goon.
    }
goons-status-take =
    { $you ->
        [yes] { $anywhere ->
                [yes] Prenez n’importe quel cube action : aucun n’est accessible. Il va sur la ligne { $row } de votre planque.
               *[no] Prenez un cube action dans un coin extérieur ou à côté d’une case vide. Il va sur la ligne { $row } de votre planque.
            }
       *[no] { $anywhere ->
                [yes] { $seat } doit prendre un cube action n’importe où, pour la ligne { $row } de sa planque.
               *[no] { $seat } doit prendre un cube action, pour la ligne { $row } de sa planque.
            }
    }
goons-status-actions =
    { $you ->
        [yes] { $colours ->
                [none] Vos actions sont faites : finissez votre tour.
               *[other] Actions à faire : { $colours }. Faites-les dans l’ordre de votre choix, ou finissez votre tour.
            }
       *[no] { $colours ->
                [none] { $seat } a fait toutes ses actions et peut encore utiliser des objets.
               *[other] C’est à { $seat } de jouer. Actions à faire : { $colours }.
            }
    }
goons-status-steps =
    { $you ->
        [yes] { $number ->
                [one] Faites { $number } pas libre sur la piste de votre choix.
               *[other] Faites { $number } pas libres, chacun sur la piste de votre choix.
            }
       *[no] { $seat } a des pas libres à faire : { $number }.
    }
goons-status-trade =
    { $you ->
        [yes] Jolly Butcher vous propose un échange. Échanges restants : { $left }. Acceptez, ou n’échangez plus.
       *[no] { $seat } peut échanger avec Jolly Butcher. Échanges restants : { $left }.
    }
goons-status-again-buy =
    { $you ->
        [yes] La mâchoire de requin vous donne un second achat : prenez un autre objet, ou renoncez.
       *[no] { $seat } peut acheter un second objet.
    }
goons-status-again-club =
    { $you ->
        [yes] La mâchoire de requin vous donne un second effet de la boîte de nuit : choisissez-le, ou renoncez.
       *[no] { $seat } peut avoir un second effet de la boîte de nuit.
    }
goons-status-dynamite =
    { $you ->
        [yes] Allumer votre dynamite sur le { goons-part-scheme } ? Votre énergie sur ce plan ({ $number }) compterait double.
       *[no] { $seat } choisit d’allumer ou non sa dynamite sur le { goons-part-scheme }.
    }
goons-status-dynamite-order =
    { $you ->
        [yes] Allumer votre dynamite sur le { goons-part-scheme } ? Votre énergie sur ce plan ({ $number }) compterait double, mais seulement pour votre place dans l’ordre de participation.
       *[no] { $seat } choisit d’allumer ou non sa dynamite sur le { goons-part-scheme }.
    }
goons-status-dynamite-idle =
    { $you ->
        [yes] Allumer votre dynamite sur le { goons-part-scheme } ? Elle n’y changerait rien.
       *[no] { $seat } choisit d’allumer ou non sa dynamite sur le { goons-part-scheme }.
    }
goons-status-reroll =
    { $you ->
        [yes] Les dés font { $total } ; il vous faut au moins { $goal }. Payer { $price ->
            [one] { $price } énergie
           *[other] { $price } énergies
        } pour relancer un dé, ou en rester là ?
       *[no] Les dés font { $total } ; il faut au moins { $goal }. { $seat } peut relancer.
    }
goons-status-reroll-most =
    { $you ->
        [yes] Les dés font { $total } ; il faut { $goal } au plus. Payer { $price ->
            [one] { $price } énergie
           *[other] { $price } énergies
        } pour relancer un dé, ou en rester là ?
       *[no] Les dés font { $total } ; il faut { $goal } au plus. { $seat } peut relancer.
    }
goons-status-draw =
    { $you ->
        [yes] Tirés : crânes { $skulls }, jetons neutres { $blanks }. Payer { $price ->
            [one] { $price } énergie
           *[other] { $price } énergies
        } pour un tirage de plus, ou en rester là ?
       *[no] Tirés : crânes { $skulls }, jetons neutres { $blanks }. { $seat } peut payer un tirage de plus.
    }
goons-status-bid =
    { $you ->
        [yes] Misez en secret sur le lot { $lot } sur { $lots }.
       *[no] Lot { $lot } sur { $lots } ; mise encore attendue : { $seat }.
    }
goons-status-reward =
    { $you ->
        [yes] Vous avez atteint des récompenses du { goons-part-scheme } ({ $number }) : prenez-en une.
       *[no] { $seat } prend une récompense du { goons-part-scheme }. Au choix : { $number }.
    }
goons-status-claim =
    { $you ->
        [yes] Réclamez une récompense encore libre, ou arrêtez. Énergie qu’il vous reste pour cela : { $left }.
       *[no] { $seat } peut réclamer une récompense. Énergie restante pour cela : { $left }.
    }
goons-status-bandages =
    { $you ->
        [yes] Utiliser vos pansements pour sauver { goons-part-amount } du { goons-part-scheme } ?
       *[no] { $seat } choisit d’utiliser ou non ses pansements après le { goons-part-scheme }.
    }
goons-status-first =
    { $you ->
        [yes] Dites qui ouvre la manche suivante : { $tied }.
        [tied] { $seat } dit qui ouvre la manche suivante : { $tied }.
       *[no] { $seat } dit qui ouvre la manche suivante : { $tied }.
    }
goons-status-over =
    { $you ->
        [yes] { $count ->
            [one] La partie est terminée. Vous avez gagné.
           *[other] La partie est terminée. Victoire partagée : { $winners }.
        }
       *[no] La partie est terminée. La victoire revient à { $winners }.
    }
goons-end-rounds = Les trois manches sont jouées.

## Ce qui est écrit sur les cartes et les pistes : les nombres viennent du matériel et des règles

goons-part-visible =
    { $colour ->
        [none] étoiles visibles de la couleur du vilain
        [vert] étoiles vertes visibles
        [bleu] étoiles bleues visibles
       *[other] étoiles { $colour }s visibles
    }
goons-part-per =
    { $energy ->
        [one] { $energy } énergie
       *[other] { $energy } énergies
    }
goons-part-commit =
    { $items ->
        [yes] Chaque fois que vous mettez ici de l’énergie par un engagement, la batte, le poing américain ou le pistolet à pompe
       *[no] Chaque fois que vous engagez ici de l’énergie
    }
goons-part-limit =
    { $limit ->
        [one] { $limit } fois
       *[other] jusqu’à { $limit } fois
    }
goons-part-trade-stars =
    { $price ->
        [one] { $price } étoile
       *[other] { $price } étoiles
    }
goons-part-trade-energy =
    { $price ->
        [one] { $price } énergie
       *[other] { $price } énergies
    }
goons-part-trade-money =
    { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
goons-part-gives-stars =
    { $gives ->
        [one] { $gives } étoile
       *[other] { $gives } étoiles
    }
goons-part-gives-energy =
    { $gives ->
        [one] { $gives } énergie
       *[other] { $gives } énergies
    }
goons-part-gives-money =
    { $gives ->
        [one] { $gives } pièce
       *[other] { $gives } pièces
    }
goons-part-gives-steps =
    { $gives ->
        [one] { $gives } pas libre
       *[other] { $gives } pas libres
    }
goons-part-tokens =
    { $draws ->
        [one] { $draws } jeton
       *[other] { $draws } jetons
    }
goons-part-blanks =
    { $others ->
        [one] { $others } jeton neutre
       *[other] { $others } jetons neutres
    }
goons-part-skulls =
    { $others ->
        [one] { $others } crâne
       *[other] { $others } crânes
    }
goons-part-auction =
    { $tokens ->
        [one] { $tokens } jeton Enchère
       *[other] { $tokens } jetons Enchère
    }
goons-part-times = { $times } fois
goons-formula-dice = Lancez un dé pour { goons-part-per } sur le plan. Leur total compte.
goons-formula-dice-most = Lancez un dé pour { goons-part-per } sur le plan. Leur total ne doit pas dépasser { $limit }.
goons-formula-skulls = Dans le sac : un crâne pour { goons-part-per } sur le plan (au plus { $most }) et { goons-part-blanks }. Tirez { goons-part-tokens } : les crânes comptent.
goons-formula-skulls-each = Dans le sac : un crâne pour { goons-part-per } sur le plan (au plus { $most }) et { goons-part-blanks }. Chaque participant tire { goons-part-tokens } de son côté.
goons-formula-skulls-supply = Dans le sac : un crâne pour { goons-part-per } qui reste dans les réserves des participants (au plus { $most }) et { goons-part-blanks }. Tirez { goons-part-tokens } : les crânes comptent.
goons-formula-blanks-skulls = Dans le sac : un jeton neutre pour { goons-part-per } sur le plan (au plus { $most }) et { goons-part-skulls }. Tirez { goons-part-tokens } : les crânes comptent.
goons-formula-blanks-blanks = Dans le sac : un jeton neutre pour { goons-part-per } sur le plan (au plus { $most }) et { goons-part-skulls }. Tirez { goons-part-tokens } : les jetons neutres comptent.
goons-formula-own = Chacun pour soi : c’est votre énergie sur le plan qui compte. Vous prenez une des récompenses atteintes.
goons-formula-supply-energy = Chacun pour soi : c’est l’énergie de votre réserve qui compte, sans être dépensée. Vous prenez une des récompenses atteintes.
goons-formula-supply-money = Chacun pour soi : c’est l’argent de votre réserve qui compte, sans être dépensé. Vous prenez une des récompenses atteintes.
goons-formula-JB1 = { goons-part-commit }, vous pouvez échanger { goons-part-limit } : { goons-part-trade-stars } ou 1 pas d’agitation contre { goons-part-gives-energy }.
goons-formula-JB2 = { goons-part-commit }, vous pouvez échanger { goons-part-limit } : { goons-part-trade-money } contre { goons-part-gives-energy }.
goons-formula-JB3 = { goons-part-commit }, vous pouvez échanger { goons-part-limit } : { goons-part-trade-energy } contre { goons-part-gives-money }.
goons-formula-JB4 = { goons-part-commit }, vous pouvez échanger { goons-part-limit } : { goons-part-trade-money } contre { goons-part-gives-steps }.
goons-formula-JB5 = { goons-part-commit }, vous pouvez échanger { goons-part-limit } : { goons-part-trade-energy } contre { goons-part-gives-stars }.
goons-formula-auction = Vous recevez { goons-part-auction } pour chacune de vos énergies sur le plan. Les lots sont mis aux enchères un par un, par mises secrètes ; toutes les mises sont perdues.
goons-formula-auction-winner = Vous recevez { goons-part-auction } pour chacune de vos énergies sur le plan. Les lots sont mis aux enchères un par un, par mises secrètes ; seules les plus hautes sont perdues.
goons-formula-claims = Dans l’ordre de participation, tour après tour, chacun réclame une des récompenses restantes pour une de ses énergies sur le plan, ou passe pour de bon.
goons-formula-claims-all = Dans l’ordre de participation, tour après tour, chacun réclame une des récompenses restantes pour une de ses énergies sur le plan.
goons-fee-energy =
    { $number ->
        [one] Ticket d’entrée, une fois par manche : { $number } énergie.
       *[other] Ticket d’entrée, une fois par manche : { $number } énergies.
    }
goons-fee-money =
    { $number ->
        [one] Ticket d’entrée, une fois par manche : { $number } pièce.
       *[other] Ticket d’entrée, une fois par manche : { $number } pièces.
    }
goons-price-reroll = Sous l’objectif, les participants peuvent relancer, l’un après l’autre, autant qu’ils veulent : { goons-part-trade-energy } par dé.
goons-price-reroll-most = Au-dessus de la limite, les participants peuvent relancer, l’un après l’autre, autant qu’ils veulent : { goons-part-trade-energy } par dé.
goons-price-reroll-cycle = Sous l’objectif, les participants peuvent relancer, à tour de rôle, un dé à la fois : { goons-part-trade-energy } par dé.
goons-price-reroll-most-cycle = Au-dessus de la limite, les participants peuvent relancer, à tour de rôle, un dé à la fois : { goons-part-trade-energy } par dé.
goons-price-draw = Les participants peuvent payer des tirages de plus : { goons-part-trade-energy } chacun.
goons-price-draw-limited = Les participants peuvent payer des tirages de plus : { goons-part-trade-energy } chacun, au plus { $most } par personne.
goons-price-draw-skulls = Les participants sans crâne peuvent payer des tirages de plus, jusqu’à en avoir un : { goons-part-trade-energy } chacun.
goons-price-draw-skulls-limited = Les participants sans crâne peuvent payer des tirages de plus, jusqu’à en avoir un : { goons-part-trade-energy } chacun, au plus { $most } par personne.
goons-goal-total = Total d’au moins { $goal }
goons-goal-most = Total d’au plus { $goal }
goons-goal-skulls =
    { $goal ->
        [one] Au moins { $goal } crâne
       *[other] Au moins { $goal } crânes
    }
goons-goal-blanks =
    { $goal ->
        [one] Au moins { $goal } jeton neutre
       *[other] Au moins { $goal } jetons neutres
    }
goons-goal-own =
    { $goal ->
        [one] Au moins { $goal } énergie ici
       *[other] Au moins { $goal } énergies ici
    }
goons-goal-energy =
    { $goal ->
        [one] Au moins { $goal } énergie en réserve
       *[other] Au moins { $goal } énergies en réserve
    }
goons-goal-money =
    { $goal ->
        [one] Au moins { $goal } pièce en réserve
       *[other] Au moins { $goal } pièces en réserve
    }
goons-goal-each = Quiconque a un crâne
goons-goal-first = Seulement la première place dans l’ordre de participation
goons-goal-last = Seulement la dernière place dans l’ordre de participation
goons-goal-lot = Lot n° { $lot }
goons-goal-claim = Récompense { $lot }
goons-goal-place =
    { $place ->
        [1] Première place
        [2] Deuxième place
        [3] Troisième place
       *[other] Place { $place }
    }
goons-reward-x = { goons-part-visible }
goons-reward-x-more = { goons-part-visible } (+{ $number })
goons-reward-x-less = { goons-part-visible } (−{ $number })
goons-reward-stars =
    { $number ->
        [one] { $number } étoile
       *[other] { $number } étoiles
    }
goons-reward-energy =
    { $number ->
        [one] { $number } énergie
       *[other] { $number } énergies
    }
goons-reward-money =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
goons-reward-steps =
    { $number ->
        [one] { $number } pas libre
       *[other] { $number } pas libres
    }
goons-reward-end =
    { $number ->
        [one] { $number } étoile à la fin de la partie
       *[other] { $number } étoiles à la fin de la partie
    }
goons-use-always = Toujours
goons-use-round = Une fois par manche
goons-use-game = Une fois par partie
goons-item-worth = Prix : { $cost } ; étoiles : { $stars }
goons-item-backpack =
    { $limit ->
        [one] Vous engagez jusqu’à { $limit } énergie à la fois au lieu de { $usual }.
       *[other] Vous engagez jusqu’à { $limit } énergies à la fois au lieu de { $usual }.
    }
goons-item-bandages = Après un plan qui vous a rapporté, reprenez jusqu’à { $number } de vos énergies qui s’y trouvent.
goons-item-baseball-bat = Pendant votre tour, mettez { goons-part-amount } de la banque sur un plan.
goons-item-brass-knuckles =
    { $number ->
        [one] Pendant votre tour, mettez { $number } énergie de votre réserve sur un plan.
       *[other] Pendant votre tour, mettez jusqu’à { $number } énergies de votre réserve sur un plan.
    }
goons-item-bubble-gun = Pendant votre tour, gagnez { goons-part-amount }.
goons-item-clown-mask = Pendant votre tour, déplacez jusqu’à { $number } de vos énergies d’un plan à un autre.
goons-item-crowbar = Pendant votre tour, changez autant d’argent que vous voulez en autant d’énergie.
goons-item-dynamite = Quand un plan est exécuté, votre énergie y compte { goons-part-times }, pour votre place dans l’ordre aussi.
goons-item-dynamite-unsorted = Quand un plan est exécuté, votre énergie y compte { goons-part-times }, mais votre place dans l’ordre ne change pas.
goons-item-helmet = Pendant votre tour, gagnez { goons-part-amount }.
goons-item-jumpsuit =
    { $number ->
        [one] À chaque manche, avant l’exécution des plans, { $number } étoile pour chaque plan où vous n’avez pas d’énergie.
       *[other] À chaque manche, avant l’exécution des plans, { $number } étoiles pour chaque plan où vous n’avez pas d’énergie.
    }
goons-item-jumpsuit-resolved =
    { $number ->
        [one] À chaque manche, avant l’exécution des plans, { $number } étoile pour chaque plan où d’autres ont de l’énergie et pas vous.
       *[other] À chaque manche, avant l’exécution des plans, { $number } étoiles pour chaque plan où d’autres ont de l’énergie et pas vous.
    }
goons-item-shotgun = Pendant votre tour, mettez { goons-part-amount } de la banque sur un plan.
goons-item-scythe =
    { $number ->
        [one] Pendant votre tour, déplacez vers une case vide { $number } cube situé dans un coin extérieur ou à côté d’une case vide.
       *[other] Pendant votre tour, déplacez vers des cases vides jusqu’à { $number } cubes situés dans un coin extérieur ou à côté d’une case vide.
    }
goons-item-scythe-any =
    { $number ->
        [one] Pendant votre tour, déplacez vers une case vide { $number } cube de la ville.
       *[other] Pendant votre tour, déplacez vers des cases vides jusqu’à { $number } cubes de la ville.
    }
goons-item-pocket-knife = Un cube de votre tour donne une action de la couleur de votre choix.
goons-item-shark-jaw = Une action de lieu (Dojo, Diner, supermarché, boîte de nuit) se fait { goons-part-times }.
goons-goon-ability = Une fois par partie, pendant votre tour : retirez de la partie un cube de la ville, où qu’il soit, { $first } ou { $second }, pour une action de plus de sa couleur.

## Options

goons-option-villains = Vilains
goons-option-villains-about = Lesquels des six vilains occupent les quatre coins. Qui va où est toujours tiré au sort.
goons-option-villains-random = tirés au sort
goons-option-kid_random_limit = Cinquième plan de Kid Random : un total d’au plus
goons-option-kid_random_limit-about = Plus la limite est basse, plus souvent le plan échoue.
goons-option-kid_random_rerolls = Relances chez Kid Random
goons-option-kid_random_rerolls-about = Dans quel ordre on relance les dés tant que l’objectif est manqué.
goons-option-kid_random_rerolls-single = l’un après l’autre, chacun jusqu’à ce qu’il s’arrête
goons-option-kid_random_rerolls-cycle = une à la fois, à tour de rôle, jusqu’à ce que tous s’arrêtent
goons-option-razor_counts = Le cinquième plan de Blind Razor compte
goons-option-razor_counts-about = Là, l’énergie met des jetons neutres dans le sac : si les crânes comptent, chaque énergie complique tout.
goons-option-razor_counts-skulls = les crânes
goons-option-razor_counts-blanks = les jetons neutres
goons-option-razor_draws = Tirages en plus chez Blind Razor, par personne
goons-option-razor_draws-about = Combien de tirages en plus chacun peut payer pour un plan.
goons-option-razor_draws-unlimited = sans limite
goons-option-jolly_trades = Échanges du deuxième plan de Jolly Butcher par engagement
goons-option-jolly_trades-about = Combien de fois on y échange de l’argent contre de l’énergie à chaque engagement.
goons-option-jolly_items = Échanger avec Jolly Butcher après un objet
goons-option-jolly_items-about = L’énergie qu’un objet met sur son plan permet-elle d’échanger ?
goons-option-jolly_items-false = non, seulement après un engagement
goons-option-jolly_items-true = aussi après batte, poing et pistolet à pompe
goons-option-darmondy_pays = Lady Darmondy garde
goons-option-darmondy_pays-about = Quelles mises sont perdues une fois le lot attribué.
goons-option-darmondy_pays-all = toutes les mises
goons-option-darmondy_pays-winner = les mises gagnantes
goons-option-darmondy_split = Étoiles visibles remportées à plusieurs chez Lady Darmondy
goons-option-darmondy_split-about = Comment plusieurs meilleures mises se partagent des étoiles visibles.
goons-option-darmondy_split-board = on partage celles de la ville, puis chacun ajoute sa planque
goons-option-darmondy_split-total = on divise le total de chacun
goons-option-darmondy_zero = Zéro étoile en ville, à égalité chez Lady Darmondy
goons-option-darmondy_zero-about = Ce que reçoivent plusieurs meilleures mises des étoiles visibles de la ville quand il n’y en a pas.
goons-option-darmondy_zero-stays = rien
goons-option-darmondy_zero-one = 1 étoile chacun
goons-option-klyde_pass = Passer chez Mary Klyde
goons-option-klyde_pass-about = Peut-on garder une énergie et ne plus rien réclamer ?
goons-option-klyde_pass-allowed = permis, définitivement
goons-option-klyde_pass-never = jamais : qui peut réclamer doit le faire
goons-option-dynamite_sorts = La dynamite change l’ordre de participation
goons-option-dynamite_sorts-about = L’énergie comptée double fait-elle aussi avancer dans l’ordre de participation ?
goons-option-dynamite_sorts-true = oui
goons-option-dynamite_sorts-false = non
goons-option-suit_pays = La combinaison rapporte pour
goons-option-suit_pays-about = Les plans sans aucune énergie comptent-ils pour la combinaison ?
goons-option-suit_pays-all = chaque plan où l’on n’est pas
goons-option-suit_pays-resolved = seulement ceux qui sont exécutés
goons-option-scythe_reach = La faux atteint
goons-option-scythe_reach-about = Quels cubes la faux peut déplacer.
goons-option-scythe_reach-open = les coins extérieurs et les cubes à côté d’une case vide
goons-option-scythe_reach-any = tous les cubes
goons-option-final_tie = Égalité à la fin, objets compris
goons-option-final_tie-about = Qui gagne à égalité d’étoiles et d’objets.
goons-option-final_tie-earlier = gagne qui joue plus tôt dans le tour
goons-option-final_tie-later = gagne qui joue plus tard dans le tour
goons-option-final_tie-shared = la victoire est partagée
goons-option-must_act = Les actions
goons-option-must_act-about = Un tour peut-il finir alors qu’une action est encore possible ?
goons-option-must_act-false = peuvent être abandonnées
goons-option-must_act-true = sont obligatoires si possible

## Étiquettes de la table

goons-label-draft = Votre coup en préparation
goons-label-turn = Tour
goons-label-first = Ouvre la manche
goons-label-city = Ville
goons-label-crib = Planque
goons-label-cribs = Planques
goons-label-out = Cubes hors de la partie
goons-label-visible = Étoiles visibles de la ville
goons-count-score =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
goons-label-crib-stars = Étoiles visibles de la planque
goons-label-villains = Vilains
goons-label-villain = Vilain
goons-label-scheme = Plan
goons-label-piles = Énergie dans l’ordre de participation
goons-label-paid = Ticket d’entrée payé
goons-label-cards = Cartes
goons-label-schemes-left = Plans dans les pioches
goons-label-scheme-decks = Pioches de plans
goons-label-scheme-discard = Plans des manches passées
goons-label-display = Objets en rayon
goons-label-item-deck = Objets dans la pioche
goons-label-items-left = Objets dans la pioche
goons-label-item-discard = Objets défaussés
goons-label-items = Objets
goons-label-copies = Exemplaires
goons-label-exhausted = Utilisé dans cette manche
goons-label-spent = Épuisé
goons-label-goon = Carte Goon
goons-label-goons = Cartes Goon
goons-label-name = Nom
goons-label-used = Pouvoir utilisé
goons-label-ability-used = Pouvoir utilisé
goons-label-energy = Énergie
goons-label-money = Argent
goons-label-stars = Étoiles
goons-label-bank = Énergie à la banque
goons-label-hustle = Pistes d’agitation
goons-label-this-turn = Ce tour
goons-label-cube = Cube pris
goons-label-space = Emplacement
goons-label-open = Actions à faire
goons-label-ability = Cube du pouvoir
goons-label-knife = Couteau suisse
goons-label-steps = Pas libres
goons-label-pending = Question en cours
goons-label-kind = Genre
goons-label-colour = Couleur
goons-label-left = Reste
goons-label-what = Quoi
goons-label-resolution = Plan exécuté
goons-label-step = Étape
goons-label-doubled = Compté double
goons-label-rewarded = Récompense reçue
goons-label-dice = Dés par valeur
goons-label-bag = Dans le sac
goons-label-drawn = Jetons tirés
goons-label-skull = Crânes
goons-label-blank = Jetons neutres
goons-label-bought = Tirages payés
goons-label-skulls = Ont un crâne
goons-label-tokens = Jetons Enchère
goons-label-bids = Mises
goons-label-lot = Numéro du lot
goons-label-claimed = Réclamé par
goons-label-unfinished = Coup commencé
goons-label-mover = Tour de
goons-label-R = Rouge
goons-label-Y = Jaune
goons-label-G = Vert
goons-label-B = Bleu
goons-label-ground = Imprimé sur la ville
goons-label-colours = Couleurs
goons-label-columns = Colonnes d’une planque
goons-label-space-stars = Étoiles imprimées sur une planque
goons-label-tracks = Pistes d’agitation
goons-label-end-stars = Étoiles de fin
goons-label-ends = Étoiles de fin
goons-label-prices = Valeurs imprimées des objets
goons-label-cost = Coûte
goons-label-free = Libre
goons-label-fee = Ticket d’entrée
goons-label-printed = Imprimé
goons-label-tiers = Objectifs
goons-label-goal = Objectif
goons-label-limit = Au plus
goons-label-rewards = Récompenses
goons-label-lots = Lots à prendre
goons-label-stars-x = Étoiles visibles et
goons-label-draw-price = Prix d’un tirage
goons-label-draws = Jetons tirés d’abord
goons-label-outlook = En l’état
goons-label-answers = Ce qu’apporteraient vos coups
goons-label-prospects = Ce qui reste possible
goons-label-turns = Tours dans une manche
goons-label-counts = Compte
goons-label-chance = Chances
goons-label-goals = Objectifs atteints
goons-label-pays = Rapporterait
goons-label-gone = Passés
goons-label-to-come = Encore à venir
goons-label-in = A misé

## Ce qui compte à la fin

goons-score-track = Sur la piste de score
goons-score-items = Objets
goons-score-money = Argent
goons-score-energy = Énergie
goons-score-hustle = En tête des pistes d’agitation
goons-score-ends = En haut des pistes d’agitation
goons-score-total = Étoiles en tout

## Erreurs de positions


## Refus

goons-refusal-no-action = Il n’y a pas d’action numéro { $action }.
goons-refusal-unknown-move = Ce n’est pas un coup.
goons-refusal-game-over = La partie est terminée.
goons-refusal-not-your-turn = Ce n’est pas à vous de jouer, mais à { $seat }.
goons-refusal-not-your-choice = C’est d’abord à { $seat } de choisir un goon.
goons-refusal-answer-awaited = C’est d’abord à { $seat } de répondre à une question.
goons-refusal-steps-awaited = C’est d’abord à { $seat } de faire ses pas libres.
goons-refusal-bid-made = Votre mise est faite et elle est définitive. Attendez les autres.
goons-refusal-no-tokens = Vous n’avez pas de jetons Enchère : vous ne misez pas.
goons-refusal-move-begun = Continuez d’abord le coup que vous avez commencé.
goons-refusal-nothing-begun = Cela ne sert qu’à continuer un coup tel que « take » ou « use scythe » : commencez-en un.
goons-refusal-say-where = Dites où cela va.
goons-refusal-say-column = Dites sur quelle colonne de votre planque va le cube, par exemple « on COLOUR ».
goons-refusal-in-order = Étape par étape, les marqueurs se nomment dans l’ordre rouge, jaune, vert, bleu, la réserve d’abord.
goons-refusal-choose-goon = Choisissez d’abord un goon, par exemple « goon NAME ».
goons-refusal-walk-first = Faites d’abord vos pas libres, par exemple « step COLOUR ».
goons-refusal-asked-trade = Échangez d’abord avec le Jolly Butcher, ou dites « no-trade ».
goons-refusal-asked-again = Faites d’abord la seconde moitié de votre action doublée, ou dites « again no ».
goons-refusal-asked-dynamite = Dites d’abord si vous utilisez votre dynamite : « dynamite yes » ou « dynamite no ».
goons-refusal-asked-reroll = Relancez d’abord un dé, par exemple « reroll N », ou dites « stop ».
goons-refusal-asked-draw = Dites d’abord « draw » ou « stop ».
goons-refusal-asked-bid = Misez d’abord, par exemple « bid N ».
goons-refusal-asked-claim = Réclamez d’abord une récompense, par exemple « claim N », ou dites « pass ».
goons-refusal-asked-reward = Prenez d’abord une des récompenses que vous avez atteintes, par exemple « claim N ».
goons-refusal-asked-bandages = Dites d’abord si vous utilisez vos pansements : « bandages yes » ou « bandages no ».
goons-refusal-asked-first = Nommez d’abord qui commence la manche suivante, par exemple « first SEAT ».
goons-refusal-goons-chosen = Tous les goons ont été choisis.
goons-refusal-no-steps = Vous n’avez pas de pas libres à faire.
goons-refusal-nothing-to-trade = On n’échange qu’en engageant de l’énergie sur un plan de Jolly Butcher.
goons-refusal-nothing-again = Il n’y a pas de seconde moitié d’une action à faire.
goons-refusal-no-fuse = La dynamite sert au début d’un plan auquel vous participez, au moment où on vous le demande.
goons-refusal-no-rerolls = Aucun dé de Kid Random ne peut être relancé maintenant.
goons-refusal-no-draws = Aucun jeton ne peut être tiré maintenant du sac de Blind Razor.
goons-refusal-nothing-to-stop = Il n’y a rien à arrêter maintenant.
goons-refusal-no-auction = Lady Darmondy ne tient pas d’enchères en ce moment.
goons-refusal-nothing-to-claim = Il n’y a pas de récompense à réclamer maintenant.
goons-refusal-no-wounds = Les pansements servent quand un plan vous a rapporté, au moment où on vous le demande.
goons-refusal-first-settled = Personne n’a maintenant à désigner qui commence.
goons-refusal-goon-taken = Ce goon est déjà pris : { $goon }.
goons-refusal-cube-taken = Vous avez pris votre cube de ce tour.
goons-refusal-take-first = Prenez d’abord un cube, par exemple « take CELL on COLOUR ».
goons-refusal-no-cube = Il n’y a pas de cube à cet endroit : { $cell }.
goons-refusal-junk = On ne prend pas les déchets : { $cell }.
goons-refusal-out-of-reach = Prenez un cube dans un coin extérieur ou à côté d’une case vide, et non en { $cell }.
goons-refusal-not-movable = Déplacez un cube d’un coin extérieur ou d’à côté d’une case vide, et non de { $cell }.
goons-refusal-reap-reach = La faux prend dans un coin extérieur ou à côté d’une case vide, et non en { $cell }.
goons-refusal-row-full = La ligne de ce tour est pleine.
goons-refusal-column-taken = Sur la ligne de ce tour, cette colonne est prise : { $colour }.
goons-refusal-ability-used = Le pouvoir de votre goon a déjà servi.
goons-refusal-not-his-colour = Votre goon ne prend que des cubes de deux couleurs : { $one }, { $other }.
goons-refusal-must-act = Faites d’abord les actions qui restent à faire.
goons-refusal-no-ability-action = Le pouvoir de votre goon n’a pas donné d’action dans ce tour.
goons-refusal-action-done = Cette action est faite : { $source }.
goons-refusal-wrong-colour = Il faut pour cela une action de cette couleur : { $needed }. Celle-ci en a une autre : { $source }, { $colour }.
goons-refusal-no-jaw = Seule la mâchoire de requin double une action, et vous n’en avez pas.
goons-refusal-jaw-exhausted = Votre mâchoire de requin a déjà servi dans cette manche.
goons-refusal-bank-empty = Toute votre énergie est en jeu : la banque n’en a plus pour vous.
goons-refusal-not-displayed = Cet objet n’est pas en rayon : { $item }.
goons-refusal-too-dear = Cet objet coûte plus que ce que vous avez : { $item }. Prix : { $cost } ; votre argent : { $money }.
goons-refusal-commit-limit = Énergie à engager à la fois : { $limit } au plus.
goons-refusal-too-little-energy = Vous n’avez pas assez d’énergie dans votre réserve : il y en a { $energy }.
goons-refusal-fee = Vous ne pouvez pas payer le ticket d’entrée de ce plan : { $colour }.
goons-refusal-fee-first = Après le ticket d’entrée, il ne vous resterait pas assez pour ce plan : { $colour }.
goons-refusal-track-topped = Vous êtes au sommet de cette piste : { $colour }.
goons-refusal-no-empty-cell = Il n’y a pas de case vide où déplacer un cube.
goons-refusal-cell-taken = Un cube va sur une case vide, et celle-ci ne l’est pas : { $cell }.
goons-refusal-leaves-none = Ensuite, plus personne ne pourrait prendre de cube : il doit rester un cube action dans un coin ou à côté d’une case vide.
goons-refusal-same-cube = La faux déplace deux cubes différents.
goons-refusal-two-cubes = La faux déplace un ou deux cubes.
goons-refusal-too-few-markers = Vous n’avez pas autant de marqueurs sur ce plan : { $colour }.
goons-refusal-two-markers = La boîte de nuit déplace au plus deux marqueurs.
goons-refusal-same-scheme = Les marqueurs vont à la réserve ou à un autre plan que celui d’où ils viennent.
goons-refusal-one-scheme = Les deux marqueurs vont à la réserve ou au même autre plan, d’où aucun n’est pris.
goons-refusal-said-together = Deux marqueurs qui vont au même endroit se nomment ensemble, par exemple « 2 COLOUR to supply ».
goons-refusal-not-owned = Cet objet n’est pas à vous : { $item }.
goons-refusal-exhausted = Cet objet a déjà servi dans cette manche : { $item }.
goons-refusal-spent = Cet objet ne sert qu’une fois par partie, et il a servi : { $item }.
goons-refusal-own-colour = Ce cube donne déjà une action de cette couleur : { $colour }.
goons-refusal-too-little-money = Vous n’avez pas assez d’argent : { $money }.
goons-refusal-bank-short = La banque n’a pas autant d’énergie pour vous : { $energy }.
goons-refusal-say-what = Dites ce que vous échangez : « trade star » ou, avec sa couleur, « trade hustle COLOUR ».
goons-refusal-only-trade = Dites seulement « trade » : le prix est imprimé.
goons-refusal-no-star = Vous n’avez pas d’étoile sur la piste de score.
goons-refusal-not-on-track = Vous n’êtes pas sur cette piste : { $colour }.
goons-refusal-second-purchase = La seconde moitié est un achat comme la première, par exemple « again buy ITEM ».
goons-refusal-second-club = La seconde moitié se fait à la boîte de nuit, comme la première.
goons-refusal-no-such-die = Aucun dé ne montre cela : { $die }.
goons-refusal-too-few-tokens = Vous ne pouvez pas miser plus que tous vos jetons : { $tokens }.
goons-refusal-not-reached = Vous n’avez pas atteint cette récompense. Objectifs atteints : { $goals }.
goons-refusal-must-claim-lot = Vous devez prendre une des récompenses restantes : à cette table, on ne passe pas chez Mary Klyde.
goons-refusal-must-claim = Vous devez prendre une des récompenses que vous avez atteintes.
goons-refusal-lot-claimed = Cette récompense est déjà réclamée : { $number }.
goons-refusal-no-such-lot = Cette récompense n’existe pas. Récompenses de ce plan : { $lots }.
goons-refusal-not-tied = Seule une personne à égalité d’étoiles et d’énergie peut commencer.
goons-refusal-no-such-seat = Cette place n’existe pas. Les places vont de 0 à { $highest }.

## Figures of comparisons

goons-figure-part = Étoiles de tous : { $what }
goons-figure-resolved = Plans exécutés : { $what }
goons-figure-failed = Plans ratés : { $what }
goons-figure-paid = Étoiles payées : { $what }
goons-figure-worth = Valeur des plans en dixièmes d’étoile : { $what }
goons-figure-rounds = Manches avec un plan de : { $what }
goons-figure-item = Achats : { $what }
goons-figure-goon = Goon : { $what }
goons-label-track = Piste de score
# Goons in the browser

goons-board-keys-map = Sur la ville : les flèches vont de case en case, N à la prochaine case à choisir, Entrée choisit, Échap annule la dernière étape ; + et − rapprochent et éloignent, 0 montre tout.
goons-board-keys-show = Pendant que les vilains agissent : Échap va à la fin.
goons-table-city = La ville
goons-table-role = carte de la ville
goons-table-nearer = Plus près
goons-table-farther = Plus loin
goons-table-whole = Toute la ville
goons-table-words = La ville en mots
goons-table-letters = Ligne par ligne depuis le haut : R rouge, Y jaune, G vert, B bleu, J déchet, un point est une case vide.
goons-table-tabs = La table
goons-table-tab-mine = Planque
goons-table-goods = Supermarché et pistes d’agitation
goons-table-mats = Tout ce qu’ont les autres
goons-table-tab-villains = Vilains
goons-table-tab-others = Autres
goons-table-when = Manche { $round }/3 · tour { $turn }/{ $of }
goons-table-first = premier joueur

goons-table-cube-red = cube rouge
goons-table-cube-yellow = cube jaune
goons-table-cube-green = cube vert
goons-table-cube-blue = cube bleu
goons-table-cube-junk = déchet
goons-table-empty =
    { $number ->
        [0] vide, sans étoile
        [one] vide, { $number } étoile
       *[other] vide, { $number } étoiles
    }
goons-table-district = quartier : { $colour }
goons-table-lit = à choisir
goons-table-space = ligne { $row }, { $colour } : { $what }

goons-table-worth-stars =
    { $number ->
        [one] { $number } étoile
       *[other] { $number } étoiles
    }
goons-table-worth-stars-x =
    { $way ->
        [0] X étoiles
        [1] { $number ->
                [one] X plus { $number } étoile
               *[other] X plus { $number } étoiles
            }
       *[other] { $number ->
                [one] X moins { $number } étoile
               *[other] X moins { $number } étoiles
            }
    }
goons-table-worth-energy =
    { $number ->
        [one] { $number } énergie
       *[other] { $number } énergies
    }
goons-table-worth-money =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
goons-table-worth-steps =
    { $number ->
        [one] { $number } pas libre
       *[other] { $number } pas libres
    }
goons-table-worth-end-stars =
    { $number ->
        [one] { $number } étoile à la fin de la partie
       *[other] { $number } étoiles à la fin de la partie
    }
goons-table-worth-nothing = rien
goons-table-has-stars =
    { $number ->
        [one] { $number } étoile
       *[other] { $number } étoiles
    }
goons-table-has-energy =
    { $number ->
        [one] { $number } énergie
       *[other] { $number } énergies
    }
goons-table-has-money =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
goons-table-bank =
    { $number ->
        [one] encore { $number } énergie à la banque
       *[other] encore { $number } énergies à la banque
    }

goons-table-take = Choisissez un cube éclairé de la ville ; vous pouvez aussi le glisser sur votre planque.
goons-table-placing = Où va le cube dans votre planque ?
goons-table-other-cube = Un autre cube
goons-table-action-of = { goons-part-action }
goons-table-twice = { goons-part-action }, deux fois
goons-table-action-what = { $place }, { $villain } ou un pas
goons-table-put-on =
    { $same ->
        [yes] Sur l’{ goons-part-column } : deux actions de cette couleur, { $space }. Étoiles couvertes : { $stars }
       *[other] Sur l’{ goons-part-column } : une action de chaque couleur, { $cube } et { $space }. Étoiles couvertes : { $stars }
    }
goons-table-covers = −{ $number } dans votre planque, il en reste { $left }
goons-table-opens = { $number } de plus ({ $colour }) en ville : { $before } → { $after }
goons-table-covers-city = { $number } de moins ({ $colour }) en ville : { $before } → { $after }

goons-table-source-cube = Cube : { goons-part-action }
goons-table-source-space = Emplacement : { goons-part-action }
goons-table-source-ability = Goon : { goons-part-action }
goons-table-place-dojo = 1 énergie
goons-table-place-diner = 1 pièce
goons-table-place-supermarket = acheter un objet
goons-table-place-nightclub = déplacer un cube ou de l’énergie
goons-table-commit = Engager de l’énergie chez { $villain }
goons-table-commit-place =
    Engager { $number ->
        [one] { $number } énergie
       *[other] { $number } énergies
    } chez { $villain } : vous seriez { $place ->
        [1] 1er
       *[other] { $place }e
    } dans l’ordre
goons-table-then =
    { $place ->
        [1] vous seriez 1er
       *[other] vous seriez { $place }e
    }
goons-table-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
goons-table-cannot = impossible maintenant
goons-table-hustle = Piste : un pas
goons-table-topped = tout en haut
goons-table-ability = Pouvoir : un cube de n’importe où
goons-table-ability-used-short = utilisé
goons-table-goons = Une fois par partie, pendant votre tour, votre goon retire de la partie un cube de la ville, où qu’il soit, d’une de ses deux couleurs, pour une action de plus de sa couleur.
goons-table-end =
    { $open ->
        [0] Finir le tour
        [one] Finir le tour ({ $open } action abandonnée)
       *[other] Finir le tour ({ $open } actions abandonnées)
    }

goons-table-choose = Choisissez :
goons-table-choose-cube-only = Choisissez un cube éclairé de la ville.
goons-table-choose-cube = Choisissez un cube éclairé de la ville, ou l’un de ces coups :
goons-table-choose-empty = Choisissez la case vide où il va.
goons-table-choose-next = Choisissez un second cube, ou restez-en là :
goons-table-nothing = Rien à choisir maintenant.
goons-table-sure = C’est bien ce que vous voulez ?
goons-table-do = Confirmer
goons-table-buy = Acheter pour { $cost }
goons-table-buy-twice = Acheter pour { $cost }, puis un autre
goons-table-use-item = Utiliser : { $item }
goons-table-items = Objets
goons-table-items-none = Pas encore d’objet.
goons-table-display = En rayon au supermarché
goons-table-item-deck = { $number } dans la pioche
goons-table-cost =
    { $number ->
        [one] coûte { $number } pièce
       *[other] coûte { $number } pièces
    }
goons-table-item-stars =
    { $number ->
        [one] { $number } étoile à la fin
       *[other] { $number } étoiles à la fin
    }
goons-table-item-spent = épuisé
goons-table-item-exhausted = utilisé dans cette manche
goons-table-item-not-now = pas maintenant
goons-table-item-itself = agit tout seul, ou au moment où l’on vous le demande
goons-table-crib = Planque
goons-table-tracks = Pistes d’agitation
goons-table-track = { goons-part-track }

goons-table-villain = { $villain }, { $colour }
goons-table-visible = Étoiles visibles en ville ({ $colour }) : { $number }
goons-table-fee = Ticket d’entrée :
goons-table-fee-paid = payé
goons-table-goal = objectif { $goal } ou plus
goons-table-goal-most = au plus { $goal }
goons-table-chance = Chance actuelle, sans relances ni tirages de plus
goons-table-dice =
    { $number ->
        [one] Maintenant { $number } dé
       *[other] Maintenant { $number } dés
    }
goons-table-bag = Dans le sac maintenant : crânes { $skulls }, jetons neutres { $blanks } ; tirés : { $draws }
goons-table-has = a { $number }
goons-table-tokens =
    { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
goons-table-claims =
    { $number ->
        [one] { $number } récom­pense
       *[other] { $number } récom­penses
    }
goons-table-no-reward = rien
goons-table-commit-order = Ordre de participation
goons-table-nobody = Personne n’a d’énergie ici.

goons-table-lot = Lot n° { $number } :
goons-table-bid = Miser { $number } sur { $most }
goons-table-bid-number = Votre mise, jusqu’à { $most }
goons-table-bid-less = Un de moins
goons-table-bid-more = Un de plus
goons-table-to-space = case { $number }
goons-table-on-scheme =
    { $doubled ->
        [yes] { $number ->
                [one] { $number } énergie sur le plan, comptée double
               *[other] { $number } énergies sur le plan, comptées double
            }
       *[no] { $number ->
                [one] { $number } énergie sur le plan
               *[other] { $number } énergies sur le plan
            }
    }
goons-table-reroll = Relancer un dé :

goons-table-final-wins =
    { $you ->
        [yes] { $score ->
                [one] Vous gagnez avec { $score } étoile !
               *[other] Vous gagnez avec { $score } étoiles !
            }
       *[other] { $score ->
                [one] { $seat } gagne avec { $score } étoile
               *[other] { $seat } gagne avec { $score } étoiles
            }
    }
goons-table-final-shared =
    { $score ->
        [one] Victoire partagée : { $seat }, avec { $score } étoile chacun
       *[other] Victoire partagée : { $seat }, avec { $score } étoiles chacun
    }
goons-table-final-items = Étoiles à égalité : le plus grand nombre d’objets l’emporte.
goons-table-final-order = Étoiles et objets à égalité : l’ordre du tour de la dernière manche départage.

goons-show-label = Les vilains exécutent leurs plans
goons-table-show = { $scheme } est exécuté
goons-table-on-it = Énergie engagée : { $number }
goons-table-total = Total : { $number }
goons-table-in-bag = Dans le sac : crânes { $skulls }, jetons neutres { $blanks }
goons-table-skulls =
    { $number ->
        [one] { $number } crâne tiré
       *[other] { $number } crânes tirés
    }
goons-table-succeeded = Réussi !
goons-table-failed = Raté
goons-table-sealed = a misé
goons-table-bids = mise { $number }
goons-table-skip = Sauter

goons-table-to-do = Ce que vous pouvez faire
goons-table-you-have = vous avez
goons-table-change-stars = étoiles : vous avez { $before } → { $after }
goons-table-change-energy = énergie : vous avez { $before } → { $after }
goons-table-change-money = argent : vous avez { $before } → { $after }
goons-table-change-tokens = jetons : vous avez { $before } → { $after }
goons-table-chance-goal = { $goal } ou plus : { $chance }
goons-table-chance-most = { $goal } ou moins : { $chance }
goons-table-chance-skull = un crâne : { $chance }
goons-table-reaches =
    { $number ->
        [0] aucun gain
       *[other] gain { $number }
    }
goons-table-rewarded =
    { $number ->
        [0] sans gain
       *[other] gain
    }
goons-table-commit-told = { $what } ; { $then }
goons-table-roll-cannot =
    { $way ->
        [most] ne peut descendre à { $goal }
       *[least] ne peut atteindre { $goal }
    }
goons-table-never =
    { $way ->
        [most] Quoi qu’ils montrent, ces dés dépassent { $goal }.
       *[least] Quoi qu’ils montrent, ces dés n’atteignent pas { $goal }.
    }
goons-table-not-alone =
    { $way ->
        [most] Votre énergie seule ne les ramène pas à { $goal }.
       *[least] Votre énergie seule ne les porte pas à { $goal }.
    }
goons-table-all-energy = Avec toute votre énergie : { $chances }
goons-table-draw-cannot = à lui seul, il n’atteint pas d’autre objectif
goons-table-trade-for = Donner { $give }, recevoir { $get }
goons-table-trade-step = 1 pas sur la { goons-part-track }
goons-table-lit-place = Vous : { goons-table-place-before } → { goons-table-place-after }
goons-table-place-before =
    { $before ->
        [1] 1er
       *[other] { $before }e
    }
goons-table-place-after =
    { $after ->
        [1] 1er
       *[other] { $after }e
    }
goons-table-aim-ability = { $goon } : prenez un cube { $first } ou { $second } n’importe où ; il quitte la partie.
goons-table-serves = Utile aux plans en cours :
goons-table-in-words = { $scheme } en toutes lettres
goons-table-crib-stars =
    { $number ->
        [one] { $number } étoile visible dans la planque : { $colour }
       *[other] { $number } étoiles visibles dans la planque : { $colour }
    }

goons-table-guide = Aide-mémoire
goons-table-guide-turn = Votre tour
goons-table-guide-take = Prenez un cube éclairé et posez-le dans votre planque, sur la ligne de ce tour. Les étoiles qu’il couvrait en ville deviennent visibles ; l’étoile de votre planque est couverte.
goons-table-guide-act = Faites ensuite deux actions dans l’ordre voulu : une de la couleur du cube, une de celle de l’emplacement. Chacune est le lieu de cette couleur, de l’énergie pour ce vilain ou un pas sur cette piste d’agitation.
goons-table-guide-goon = Une fois par partie, votre goon prend n’importe où un cube d’une de ses couleurs, pour une troisième action. Les objets servent à tout moment de votre tour.
goons-table-guide-end = Puis finissez votre tour.
goons-table-guide-villains = À la fin de chaque manche, les vilains exécutent leurs plans, dans le sens horaire à partir du rouge. Qui est récompensé perd l’énergie engagée sur le plan ; les autres reprennent la leur.
goons-table-guide-places = Lieux
goons-table-guide-dojo = Gagnez 1 énergie.
goons-table-guide-diner = Gagnez 1 pièce.
goons-table-guide-supermarket = Achetez un des objets en rayon.
goons-table-guide-nightclub = Déplacez un cube sur une case vide, ou jusqu’à 2 de vos énergies posées sur des plans.
goons-table-guide-x = X est le nombre d’étoiles de la couleur du vilain visibles en ville. À chaque récompense avec X s’ajoutent celles, visibles, de votre planque.

## The guided round

goons-lesson-goal = { goons-hint-goal }
goons-lesson-villain = Voici Kid Random, le vilain rouge, et son plan : on lance un dé par énergie engagée, et il faut 12 ou plus en tout. Ida y a mis 2 énergies, vous 1. Qui en a le plus est récompensé d’abord, et mieux.
goons-lesson-take = Le dernier tour de la manche. Un tour commence par un cube de la ville : prenez le rouge qui est marqué et posez-le sur l’emplacement jaune de votre planque, le plateau où vous gardez vos cubes. Sa couleur et celle de l’emplacement font vos deux actions : rouge et jaune.
goons-lesson-commit = D’abord l’action rouge. Elle permet trois choses : ici, engagez 2 de vos énergies chez Kid Random, c’est-à-dire sur son plan. Avec 3, vous passez devant Ida.
goons-lesson-second = Puis l’action jaune. Chaque couleur a un lieu en ville ; le jaune est le Diner. Allez-y gagner 1 pièce ; avec l’argent, on achète des objets.
goons-lesson-finish = Vos deux actions sont faites. Finissez votre tour, le dernier de la manche, et regardez faire les vilains.
goons-lesson-resolved = Cinq énergies, cinq dés, 15 en tout : réussi. Vous êtes devant et recevez 12 étoiles : 7 pour les étoiles rouges visibles en ville, là où les cubes sont partis, et 5 pour celles de votre planque. Ida reçoit 7 énergies. Ce que vous aviez tous deux sur le plan est dépensé.
goons-lesson-end = De nouveaux plans sont là, et la manche suivante commence par vous. Découvrez les étoiles de la ville, ne couvrez pas celles de votre planque, et mettez le plus d’énergie là où cela rapporte.
goons-hint-goal = Vous êtes des goons, au service des vilains de cette ville. À chacune des trois manches, vous donnez de l’énergie à leurs plans ; puis ils les exécutent, et qui les a aidés est récompensé, le plus souvent en étoiles. À la fin, le plus d’étoiles l’emporte.
goons-hint-goon = Votre goon vous aide une fois, par une action de plus. Il reste avec vous toute la partie ; seules les deux couleurs distinguent les goons.
goons-hint-take = Chaque tour commence ici : prenez un cube éclairé. Sa couleur fait une de vos deux actions, l’emplacement où vous le posez fait l’autre.
goons-hint-actions = Chaque action laisse trois choix. Allez au lieu de sa couleur, engagez de l’énergie chez son vilain, ou montez d’un pas sur sa piste d’agitation.
goons-hint-villains = Après la manche, chaque vilain exécute le plan que voici. Sans énergie dessus, vous ne recevez rien.
goons-about-stars = Les étoiles : à la fin, le plus grand nombre l’emporte.
goons-about-energy = L’énergie : à engager sur des plans ; à la fin, 3 valent une étoile.
goons-about-money = L’argent : il achète des objets ; à la fin, 2 valent une étoile.
goons-about-track = Un pas d’agitation monte d’une case. Ce que montre une case est versé aussitôt à qui y entre, les étoiles du sommet à la fin.
goons-about-crib = Les cubes restent ici. Un emplacement montre une étoile tant qu’aucun cube ne la couvre ; les étoiles visibles augmentent ce que paient les vilains.

## Ce qui se décide d’avance

goons-condition-pay-on =
    Payer relances et tirages jusqu’au premier objectif, en gardant au moins { $number ->
        [one] { $number } énergie
       *[other] { $number } énergies
    }, puis en rester là
goons-condition-bid-each = Miser { $number } sur chaque lot, et à la fin ce qui reste
goons-condition-claim = Prendre la récompense { $number } dès que c’est possible
goons-condition-no-trade = Ne rien échanger avec Jolly Butcher dans cette manche
goons-condition-end-when-done = Finir chaque tour dès qu’il n’y a plus rien d’autre à y faire

## Pourquoi un robot jouerait ainsi, pour le coach

goons-because-part-best =
    { $best ->
        [one] { $best } étoile
       *[other] { $best } étoiles
    }
goons-because-part-gain =
    { $gain ->
        [one] { $gain } étoile
       *[other] { $gain } étoiles
    }
goons-because-part-one-stars =
    { $one_stars ->
        [one] { $one_stars } étoile
       *[other] { $one_stars } étoiles
    }
goons-because-part-stars =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
goons-because-part-stars-then =
    { $stars_then ->
        [one] { $stars_then } étoile
       *[other] { $stars_then } étoiles
    }
goons-because-part-worth =
    { $worth ->
        [one] { $worth } étoile
       *[other] { $worth } étoiles
    }
goons-because-part-value =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
goons-because-part-cases =
    { $chance ->
        [0] presque jamais
        [100] presque à coup sûr
       *[other] dans environ { $chance } % des cas
    }
goons-because-scheme =
    { $there ->
        [one] Votre énergie sur { $scheme } serait de { $mine } sur { $all }, sans personne d’autre pour l’instant. { $villain } vous rapporte alors l’équivalent de { goons-because-part-value } environ, { goons-because-part-cases }. Sans récompense, votre énergie vous revient ; avec, elle est perdue.
       *[other] Votre énergie sur { $scheme } serait de { $mine } sur { $all }, et vous auriez la place { $place } sur { $there } dans l’ordre de participation. { $villain } vous rapporte alors l’équivalent de { goons-because-part-value } environ, { goons-because-part-cases }. Sans récompense, votre énergie vous revient ; avec, elle est perdue.
    }
goons-because-scheme-trades = { goons-because-scheme } Avec les échanges qui suivent aussitôt, vous auriez en énergie { $energy_then }, en argent { $money_then } et { goons-because-part-stars-then }.
goons-because-goon = Les goons ne diffèrent que par leurs couleurs : une fois par partie, { $goon } vous donne une action de plus, en { $one } ou en { $other }. Plans en cours dans ces couleurs : { $one_scheme }, qui rapporte jusqu’à { goons-because-part-one-stars } environ, et { $other_scheme }, jusqu’à { $other_stars }. Aucune autre carte restante n’en offre de meilleurs.
goons-because-part-reroll =
    { $die ->
        [0] Les dés font { $total }, et aucune relance à elle seule n’améliore le résultat.
       *[other] { $faces ->
            [0] Les dés font { $total } ; relancer le { $die } n’améliore le résultat avec aucune face.
            [one] Les dés font { $total } ; relancer le { $die } améliore le résultat avec { $faces } face sur 6.
           *[other] Les dés font { $total } ; relancer le { $die } améliore le résultat avec { $faces } faces sur 6.
        }
    }
goons-because-part-draw = Jetons dans le sac : { $tokens } ; qui comptent : { $counting } ; le prochain compte donc dans environ { $chance } % des cas.
goons-because-reroll = { goons-because-part-reroll } Une relance vaut environ { goons-because-part-gain } et coûte une énergie, qui en vaut environ { $cost } ; votre énergie : { $energy }.
goons-because-draw = { goons-because-part-draw } Cela vaut environ { goons-because-part-gain } et coûte de l’énergie pour environ { $cost } ; votre énergie : { $energy }.
goons-because-stop-reroll = { goons-because-part-reroll } Continuer vaudrait environ { goons-because-part-gain } et coûterait une énergie, qui en vaut environ { $cost } ; votre énergie : { $energy }.
goons-because-stop-draw = { goons-because-part-draw } Continuer vaudrait environ { goons-because-part-gain } et coûterait de l’énergie pour environ { $cost } ; votre énergie : { $energy }.
goons-because-bid =
    { $more ->
        [0] Le lot vaut environ { goons-because-part-worth } pour vous, et c’est le dernier : les jetons qui restent ne valent rien. Vos jetons : { $tokens } ; quelqu’un d’autre en a jusqu’à { $most }.
        [one] Le lot vaut environ { goons-because-part-worth } pour vous ; { $more } autre lot suit. Vos jetons pour tous : { $tokens } ; quelqu’un d’autre en a jusqu’à { $most }.
       *[other] Le lot vaut environ { goons-because-part-worth } pour vous ; { $more } autres lots suivent. Vos jetons pour tous : { $tokens } ; quelqu’un d’autre en a jusqu’à { $most }.
    }
goons-because-part-better =
    { $gain ->
        [0] Rien d’autre ne vaut mieux : le meilleur des autres choix revient au même.
        [one] Cela vous rapporte environ { $gain } étoile de plus que le meilleur des autres choix.
       *[other] Cela vous rapporte environ { $gain } étoiles de plus que le meilleur des autres choix.
    }
goons-because-take = Vous obtenez une action en { $colour } pour le cube et une en { $space } pour l’emplacement. En { $colour }, le plan en cours est { $scheme }, qui rapporte jusqu’à { goons-because-part-best } environ. { goons-because-part-better }
goons-because-ability = Vous obtenez maintenant une action de plus, en { $colour } ; le pouvoir ne sert qu’une fois par partie. { goons-because-part-better }
goons-because-end =
    { $done ->
        [yes] Vos actions sont faites, et ce que vous pourriez faire encore vaudra autant plus tard.
       *[no] Ce qui vous reste possible ne vous rapporterait rien.
    }
goons-because-hustle = Sur la { goons-part-track }, vous seriez à la case { $step } sur { $length }, le plus haut des autres à { $highest } ; à la fin, qui y est au plus haut reçoit des étoiles. Vous auriez alors { $energy } en énergie, { $money } en argent et { goons-because-part-stars }. { goons-because-part-better }
goons-because-buy = Vous auriez alors cet objet : { $item }. Vous auriez en énergie { $energy }, en argent { $money } et { goons-because-part-stars }. { goons-because-part-better }
goons-because-same = { goons-because-part-better } Votre énergie, votre argent et vos étoiles n’y changent pas.
goons-because-better = Vous auriez alors { $energy } en énergie, { $money } en argent et { goons-because-part-stars }. { goons-because-part-better }
