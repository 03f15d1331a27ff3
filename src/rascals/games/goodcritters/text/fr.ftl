### GoodCritters. Français.
### Les places arrivent comme des noms, les cartes avec les mots ci-dessous, les listes déjà jointes ; une valeur
### inconnue vaut « none ». $you vaut « yes » si la première place du message est celle qui lit ; si c’est une place
### suivante, $you est le nom de cette valeur.

## Titre

goodcritters = GoodCritters
goodcritters-tagline = Partagez le butin, menacez, soudoyez, votez : entre voleurs, tout se négocie.

## Les mots des valeurs

goodcritters-term-5 = un 5
goodcritters-term-4 = un 4
goodcritters-term-3 = un 3
goodcritters-term-2 = un 2
goodcritters-term-5-cash = 5 en espèces
goodcritters-term-5-gems = 5 en gemmes
goodcritters-term-5-jewelry = 5 en bijoux
goodcritters-term-5-paintings = 5 en tableaux
goodcritters-term-5-sculptures = 5 en sculptures
goodcritters-term-4-cash = 4 en espèces
goodcritters-term-4-gems = 4 en gemmes
goodcritters-term-4-jewelry = 4 en bijoux
goodcritters-term-4-paintings = 4 en tableaux
goodcritters-term-4-sculptures = 4 en sculptures
goodcritters-term-3-cash = 3 en espèces
goodcritters-term-3-gems = 3 en gemmes
goodcritters-term-3-jewelry = 3 en bijoux
goodcritters-term-3-paintings = 3 en tableaux
goodcritters-term-3-sculptures = 3 en sculptures
goodcritters-term-2-cash = 2 en espèces
goodcritters-term-2-gems = 2 en gemmes
goodcritters-term-2-jewelry = 2 en bijoux
goodcritters-term-2-paintings = 2 en tableaux
goodcritters-term-2-sculptures = 2 en sculptures
goodcritters-term-4-skeleton-key = le passe-partout (4)
goodcritters-term-3-lookout = le guetteur (3)
goodcritters-term-2-megaphone = le mégaphone (2)
goodcritters-term-2-double-bottom = le double fond (2)
goodcritters-term-lookout = guetteur
goodcritters-term-megaphone = mégaphone
goodcritters-term-skeleton-key = passe-partout
goodcritters-term-double-bottom = double fond
goodcritters-term-fuzz = les flics
goodcritters-term-guard = Garde
goodcritters-term-rob = Vol
goodcritters-term-skim = Grappillage
goodcritters-term-no = Non
goodcritters-term-yes = Oui
goodcritters-term-a = A
goodcritters-term-b = B
goodcritters-term-open = face visible
goodcritters-term-shown = en privé
goodcritters-term-hidden = face cachée
goodcritters-term-passes = accepté
goodcritters-term-tie = égalité
goodcritters-term-fails = refusé
goodcritters-term-fuzz-loot = les flics sont venus avec le nouveau butin
goodcritters-term-fuzz-two = les flics sont venus avec les deux cartes ajoutées
goodcritters-term-fuzz-skim = un grappillage avait attiré les flics
goodcritters-term-fuzz-bonus = la carte de prime de l’ancien boss, c’étaient les flics
goodcritters-term-share = partage
goodcritters-term-bargain = négociation
goodcritters-term-choose = choix des cartes
goodcritters-term-over = partie terminée

## Morceaux de phrases

goodcritters-part-loot =
    { $loot ->
        [one] { $loot } carte Butin
       *[other] { $loot } cartes Butin
    }
goodcritters-part-payoff-cards =
    { $payoff_cards ->
        [one] { $payoff_cards } carte Pot-de-vin
       *[other] { $payoff_cards } cartes Pot-de-vin
    }
goodcritters-part-goods =
    { $loot ->
        [0] { $payoff_cards ->
            [0] rien
           *[other] { goodcritters-part-payoff-cards }
        }
       *[other] { $payoff_cards ->
            [0] { goodcritters-part-loot }
           *[other] { goodcritters-part-payoff-cards } et { goodcritters-part-loot }
        }
    }
goodcritters-part-score =
    { $score ->
        [0] 0 $
       *[other] { $score } 000 $
    }
goodcritters-part-worth-of-loot =
    { $loot ->
        [0] 0 $
       *[other] { $loot } 000 $
    }
goodcritters-part-worth-of-payoffs =
    { $payoff_cards ->
        [0] 0 $
       *[other] { $payoff_cards } 000 $
    }
goodcritters-part-worth-of-promos =
    { $promos ->
        [0] 0 $
       *[other] { $promos } 000 $
    }
goodcritters-part-offer =
    { $payoff_cards ->
        [0] { "" }
       *[other] { " " }Cartes Pot-de-vin comprises : { $payoff_cards }.
    }{ $shown ->
        [0] { "" }
       *[other] { " " }Cartes montrées en privé : { $shown }.
    }{ $hidden ->
        [0] { "" }
       *[other] { " " }Cartes cachées : { $hidden }.
    }{ $asked_payoff_cards ->
        [0] { "" }
       *[other] { " " }Cartes Pot-de-vin demandées : { $asked_payoff_cards }.
    }{ $asked_any ->
        [0] { "" }
       *[other] { " " }Cartes Butin demandées, au choix : { $asked_any }.
    }

## Événements

goodcritters-event-dealt =
    { $you ->
        [yes] { $cards ->
            [none] Vous commencez avec une carte de chaque valeur.
           *[other] Vous commencez avec { $cards }.
        }
       *[no] { $cards ->
            [none] { $seat } commence avec une carte de chaque valeur.
           *[other] { $seat } commence avec { $cards }.
        }
    }
goodcritters-event-round-began =
    { $you ->
        [yes] { $term ->
            [1] Manche { $round } : vous voilà boss.
           *[other] Manche { $round } : vous restez boss ({ $term } manches de suite).
        }
       *[no] { $term ->
            [1] Manche { $round } : { $boss } est boss.
           *[other] Manche { $round } : { $boss } reste boss ({ $term } manches de suite).
        }
    }
goodcritters-event-turned-over = Nouveau sur la table : { $cards }.
goodcritters-event-shared =
    { $you ->
        [yes] Votre part : { $cards }.
       *[no] { $to } recevrait { $cards }.
    }
goodcritters-event-threatened =
    { $you ->
        [yes] Vous menacez { $to }.
        [to] { $seat } vous menace.
       *[no] { $seat } menace { $to }.
    }
goodcritters-event-threat-withdrawn =
    { $you ->
        [yes] Vous ne menacez plus personne.
       *[no] { $seat } ne menace plus personne.
    }
goodcritters-event-chosen =
    { $you ->
        [yes] { $action ->
            [none] Vous choisissez une carte Action.
           *[other] Vous choisissez { $action }.
        }
       *[no] { $action ->
            [none] { $seat } choisit une carte Action.
           *[other] { $seat } choisit { $action }.
        }
    }
goodcritters-event-choice-changed =
    { $you ->
        [yes] { $action ->
            [none] Vous changez de carte Action.
           *[other] Vous changez de carte Action et prenez { $action }.
        }
       *[no] { $action ->
            [none] { $seat } change de carte Action.
           *[other] { $seat } change de carte Action et prend { $action }.
        }
    }
goodcritters-event-ready =
    { $you ->
        [yes] Vous donnez votre feu vert.
       *[no] { $seat } donne son feu vert.
    }
goodcritters-event-unready =
    { $you ->
        [yes] La situation a changé : votre feu vert ne vaut plus.
       *[no] { $seat } devra redonner son feu vert.
    }
goodcritters-event-done =
    { $you ->
        [yes] Vous avez fini de négocier.
       *[no] { $seat } a fini de négocier.
    }
goodcritters-event-promo-used =
    { $you ->
        [yes] Vous utilisez une carte Promo : { $card }.
       *[no] { $seat } utilise une carte Promo : { $card }.
    }
goodcritters-event-payoff-set =
    { $you ->
        [yes] Vous posez devant { $to } { goodcritters-part-goods }, pour un { $side } (jeton { $token }).
        [to] { $seat } pose devant vous { goodcritters-part-goods }, pour un { $side } (jeton { $token }).
       *[no] { $seat } pose devant { $to } { goodcritters-part-goods }, pour un { $side } (jeton { $token }).
    }
goodcritters-event-payoff-open =
    { $you ->
        [yes] Vous y mettez face visible : { $cards }.
        [to] Face visible devant vous : { $cards }.
       *[no] Face visible devant { $to } : { $cards }.
    }
goodcritters-event-payoff-shown =
    { $you ->
        [yes] Vous montrez à { $to }, et à personne d’autre, { $cards }.
        [to] { $seat } vous montre, et à personne d’autre, { $cards }.
       *[no] { $seat } montre à { $to }, et à personne d’autre, { $cards }.
    }
goodcritters-event-payoff-hidden =
    { $you ->
        [yes] Face cachée, même pour { $to } : { $cards }.
        [to] Face cachée, même pour vous : { $cards }.
       *[no] Face cachée, même pour { $to } : { $cards }.
    }
goodcritters-event-payoff-unset =
    { $you ->
        [yes] Vous reprenez ce qui était posé devant { $to } : { goodcritters-part-goods } (jeton { $token }).
        [to] { $seat } reprend ce qui était posé devant vous : { goodcritters-part-goods } (jeton { $token }).
       *[no] { $seat } reprend ce qui était posé devant { $to } : { goodcritters-part-goods } (jeton { $token }).
    }
goodcritters-event-offered =
    { $you ->
        [yes] Vous faites une offre à { $to }.
        [to] { $seat } vous fait une offre.
       *[no] { $seat } fait une offre à { $to }.
    }{ goodcritters-part-offer }
goodcritters-event-offer-open =
    { $you ->
        [yes] Vous offrez à { $to }, face visible : { $cards }.
        [to] { $seat } vous offre, face visible : { $cards }.
       *[no] { $seat } offre à { $to }, face visible : { $cards }.
    }
goodcritters-event-offer-shown =
    { $you ->
        [yes] Vous montrez à { $to } ce que vous offrez : { $cards }.
        [to] { $seat } vous montre son offre : { $cards }.
       *[no] { $seat } montre son offre à { $to } : { $cards }.
    }
goodcritters-event-offer-hidden =
    { $you ->
        [yes] Ce que vous offrez face cachée : { $cards }.
        [to] Ce que vous offre { $seat } face cachée : { $cards }.
       *[no] Ce qu’offre { $seat } face cachée : { $cards }.
    }
goodcritters-event-offer-asks-open =
    { $you ->
        [yes] Vous demandez à { $to }, face visible : { $cards }.
        [to] { $seat } vous demande, face visible : { $cards }.
       *[no] { $seat } demande à { $to }, face visible : { $cards }.
    }
goodcritters-event-offer-asks-shown =
    { $you ->
        [yes] Vous demandez à { $to }, en privé : { $cards }.
        [to] { $seat } vous demande, en privé : { $cards }.
       *[no] { $seat } demande à { $to }, en privé : { $cards }.
    }
goodcritters-event-accepted =
    { $you ->
        [yes] Vous acceptez l’offre faite par { $maker }.
        [maker] { $seat } accepte votre offre.
       *[no] { $seat } accepte l’offre faite par { $maker }.
    }
goodcritters-event-declined =
    { $you ->
        [yes] Vous refusez l’offre faite par { $maker }.
        [maker] { $seat } refuse votre offre.
       *[no] { $seat } refuse l’offre faite par { $maker }.
    }
goodcritters-event-withdrawn =
    { $you ->
        [yes] Vous retirez votre offre à { $to }.
        [to] { $seat } retire l’offre qui vous était faite.
       *[no] { $seat } retire son offre à { $to }.
    }
goodcritters-event-lapsed =
    { $you ->
        [yes] Votre offre à { $to } ne tient plus : vous n’avez plus ce qu’elle donne.
        [to] L’offre que vous faisait { $seat } ne tient plus : ce qu’elle donne n’est plus là.
       *[no] L’offre que faisait { $seat } à { $to } ne tient plus : ce qu’elle donne n’est plus là.
    }
goodcritters-event-exchanged =
    { $you ->
        [yes] Vous donnez à { $to } : { goodcritters-part-goods }.
        [to] { $from } vous donne : { goodcritters-part-goods }.
       *[no] { $from } donne à { $to } : { goodcritters-part-goods }.
    }
goodcritters-event-exchanged-open =
    { $you ->
        [yes] Tous voient ce que vous donnez à { $to } : { $cards }.
        [to] Tous voient ce que vous donne { $from } : { $cards }.
       *[no] Tous voient ce que donne { $from } à { $to } : { $cards }.
    }
goodcritters-event-exchanged-closed =
    { $you ->
        [yes] En privé, vous donnez à { $to } : { $cards }.
        [to] En privé, { $from } vous donne : { $cards }.
       *[no] En privé, { $from } donne à { $to } : { $cards }.
    }
goodcritters-event-revealed =
    { $you ->
        [yes] Vous révélez { $action }.
       *[no] { $seat } révèle { $action }.
    }
goodcritters-event-guard-revealed =
    { $you ->
        [yes] { $by } veut vous voler, et vous révélez Garde.
        [by] Vous voulez voler { $seat }, qui révèle Garde.
       *[no] { $by } veut voler { $seat }, qui révèle Garde.
    }
goodcritters-event-robbed =
    { $you ->
        [yes] { $card ->
            [none] Vous volez une carte à { $from }.
           *[other] Vous volez à { $from } : { $card }.
        }
        [from] { $card ->
            [none] { $by } vous vole une carte.
           *[other] { $by } vous vole : { $card }.
        }
       *[no] { $card ->
            [none] { $by } vole une carte à { $from }.
           *[other] { $by } vole à { $from } : { $card }.
        }
    }
goodcritters-event-nothing-to-rob =
    { $you ->
        [yes] Vous volez { $from }, dont le magot est vide.
        [from] { $by } vous vole, mais votre magot est vide.
       *[no] { $by } vole { $from }, dont le magot est vide.
    }
goodcritters-event-rob-without-threat =
    { $you ->
        [yes] Vous ne menacez personne, donc vous ne volez rien.
       *[no] { $by } ne menace personne, et ne vole donc rien.
    }
goodcritters-event-guard-took =
    { $you ->
        [yes] { $card ->
            [none] Votre garde prend une carte à { $from }.
           *[other] Votre garde prend à { $from } : { $card }.
        }
        [from] { $card ->
            [none] La garde postée par { $by } vous prend une carte.
           *[other] La garde postée par { $by } vous prend : { $card }.
        }
       *[no] { $card ->
            [none] La garde postée par { $by } prend une carte à { $from }.
           *[other] La garde postée par { $by } prend à { $from } : { $card }.
        }
    }
goodcritters-event-nothing-to-take =
    { $you ->
        [yes] Votre garde ne trouve rien à prendre à { $from }.
        [from] La garde postée par { $by } ne trouve rien à vous prendre.
       *[no] La garde postée par { $by } ne trouve rien à prendre à { $from }.
    }
goodcritters-event-lookout-stopped =
    { $you ->
        [yes] Votre guetteur voit venir { $by } : rien n’est volé.
        [by] Le guetteur posté par { $seat } vous voit venir : rien n’est volé.
       *[no] Le guetteur posté par { $seat } voit venir { $by } : rien n’est volé.
    }
goodcritters-event-guard-bypassed =
    { $you ->
        [yes] Grâce au passe-partout, { $by } déjoue votre garde.
        [by] Grâce au passe-partout, vous déjouez la garde postée par { $seat }.
       *[no] Grâce au passe-partout, { $by } déjoue la garde postée par { $seat }.
    }
goodcritters-event-skimmed =
    { $you ->
        [yes] { $card ->
            [none] Vous grappillez une carte de la pioche.
           *[other] Vous grappillez dans la pioche : { $card }.
        }
       *[no] { $card ->
            [none] { $seat } grappille une carte de la pioche.
           *[other] { $seat } grappille dans la pioche : { $card }.
        }
    }
goodcritters-event-skim-too-late =
    { $you ->
        [yes] On a grappillé avant vous : vous n’obtenez rien.
       *[no] On a grappillé avant { $seat }, qui n’obtient rien.
    }
goodcritters-event-fuzz-skimmed =
    { $you ->
        [yes] En grappillant, vous tombez sur les flics ! Cette manche est la dernière.
       *[no] En grappillant, { $seat } tombe sur les flics ! Cette manche est la dernière.
    }
goodcritters-event-pile-empty =
    { $you ->
        [yes] La pioche est vide : il n’y a pas de carte pour vous.
       *[no] La pioche est vide : il n’y a pas de carte pour { $seat }.
    }
goodcritters-event-payoff-won =
    { $you ->
        [yes] { $to } gagne votre pot-de-vin : { goodcritters-part-goods } (jeton { $token }).
        [to] Vous gagnez le pot-de-vin offert par { $seat } : { goodcritters-part-goods } (jeton { $token }).
       *[no] { $to } gagne le pot-de-vin offert par { $seat } : { goodcritters-part-goods } (jeton { $token }).
    }
goodcritters-event-payoff-won-loot =
    { $you ->
        [yes] { $to } retourne ce que vous aviez caché : { $cards }.
        [to] Vous retournez ce qui était caché : { $cards }.
       *[no] { $to } retourne ce qui était caché : { $cards }.
    }
goodcritters-event-payoff-returned =
    { $you ->
        [yes] { $to } n’a pas mérité votre pot-de-vin, qui vous revient : { goodcritters-part-goods } (jeton { $token }).
        [to] Vous n’avez pas mérité le pot-de-vin offert par { $seat }, qui le reprend : { goodcritters-part-goods } (jeton { $token }).
       *[no] { $to } n’a pas mérité le pot-de-vin offert par { $seat }, qui le reprend : { goodcritters-part-goods } (jeton { $token }).
    }
goodcritters-event-voted = { $yes } Oui, { $no } Non : { $result }.
goodcritters-event-shares-taken =
    { $you ->
        [yes] Vous prenez votre part : { $cards }.
       *[no] { $seat } prend { $cards }.
    }
goodcritters-event-shares-returned = Toutes les parts retournent au milieu de la table.
goodcritters-event-bonus =
    { $you ->
        [yes] { $card ->
            [none] Après trois manches comme boss, vous prenez une carte de la pioche et cédez la place.
           *[other] Après trois manches comme boss, vous prenez { $card } dans la pioche et cédez la place.
        }
       *[no] { $card ->
            [none] Après trois manches comme boss, { $seat } prend une carte de la pioche et cède la place.
           *[other] Après trois manches comme boss, { $seat } prend { $card } dans la pioche et cède la place.
        }
    }
goodcritters-event-fuzz-bonus =
    { $you ->
        [yes] Votre carte de prime, ce sont les flics !
       *[no] La carte de prime pour { $seat }, ce sont les flics !
    }
goodcritters-event-fuzz = Voilà les flics !
goodcritters-event-loot-lost = Les flics raflent tout ce qui est au milieu : { $cards }.
goodcritters-event-game-over = La partie est terminée : { $reason }.
goodcritters-event-stash-shown =
    { $you ->
        [yes] Dans votre magot : { $cards }.
       *[no] Dans son magot, { $seat } avait { $cards }.
    }
goodcritters-event-scored =
    { $you ->
        [yes] { $payoff_cards ->
            [0] { $promos ->
                [0] Votre magot vaut { goodcritters-part-score }.
               *[other] Vous avez { goodcritters-part-worth-of-loot } de butin + { goodcritters-part-worth-of-promos } pour les cartes Promo utilisées = { goodcritters-part-score }.
            }
           *[other] { $promos ->
                [0] Vous avez { goodcritters-part-worth-of-loot } de butin + { goodcritters-part-worth-of-payoffs } de cartes Pot-de-vin = { goodcritters-part-score }.
               *[other] Vous avez { goodcritters-part-worth-of-loot } de butin + { goodcritters-part-worth-of-payoffs } de cartes Pot-de-vin + { goodcritters-part-worth-of-promos } pour les cartes Promo utilisées = { goodcritters-part-score }.
            }
        }
       *[no] { $payoff_cards ->
            [0] { $promos ->
                [0] { $seat } a un magot valant { goodcritters-part-score }.
               *[other] { $seat } a { goodcritters-part-worth-of-loot } de butin + { goodcritters-part-worth-of-promos } pour les cartes Promo utilisées = { goodcritters-part-score }.
            }
           *[other] { $promos ->
                [0] { $seat } a { goodcritters-part-worth-of-loot } de butin + { goodcritters-part-worth-of-payoffs } de cartes Pot-de-vin = { goodcritters-part-score }.
               *[other] { $seat } a { goodcritters-part-worth-of-loot } de butin + { goodcritters-part-worth-of-payoffs } de cartes Pot-de-vin + { goodcritters-part-worth-of-promos } pour les cartes Promo utilisées = { goodcritters-part-score }.
            }
        }
    }

## Coups

goodcritters-move-give = La donner à { $to }
goodcritters-move-threaten = Menacer { $to }
goodcritters-move-unthreaten = Ne menacer personne
goodcritters-move-choose =
    { $action ->
        [none] Choisir une carte
        [Non] Voter non
        [Oui] Voter oui
       *[other] Choisir { $action }
    }
goodcritters-move-ready = Feu vert
goodcritters-move-done = J’ai fini
goodcritters-move-promo = Utiliser : { $card }
goodcritters-move-payoff = Pot-de-vin { $token } pour { $to }, contre un { $side }
goodcritters-move-unset = Reprendre le pot-de-vin { $token }
goodcritters-move-offer = Faire une offre à { $to }
goodcritters-move-accept = Accepter l’offre faite par { $maker }
goodcritters-move-decline = Refuser l’offre faite par { $maker }
goodcritters-move-withdraw = Retirer l’offre à { $to }
goodcritters-move-pay = Une carte Pot-de-vin
goodcritters-move-add = { $card }, { $manner }
goodcritters-move-for = En échange, je veux…
goodcritters-move-ask = N’importe quelle carte Butin
goodcritters-move-finish = C’est tout

goodcritters-kind-give = La carte suivante du milieu
goodcritters-kind-threaten = Menacer
goodcritters-kind-unthreaten = Lever la menace
goodcritters-kind-choose = Carte Action
goodcritters-kind-ready = Donner le feu vert
goodcritters-kind-done = Finir son tour
goodcritters-kind-promo = Carte Promo
goodcritters-kind-payoff = Poser un pot-de-vin
goodcritters-kind-unset = Reprendre un pot-de-vin
goodcritters-kind-offer = Faire une offre
goodcritters-kind-accept = Accepter
goodcritters-kind-decline = Refuser
goodcritters-kind-withdraw = Retirer
goodcritters-kind-pay = Cartes Pot-de-vin
goodcritters-kind-add = Cartes Butin
goodcritters-kind-for = En échange
goodcritters-kind-ask = Au choix de l’autre
goodcritters-kind-finish = Terminer

## Refus

goodcritters-refusal-game-over = La partie est terminée.
goodcritters-refusal-not-your-turn = Ce n’est pas à vous : { $seat } a la parole.
goodcritters-refusal-not-awaited = Vous n’avez pas de coup à jouer pour l’instant.
goodcritters-refusal-not-boss = C’est au boss de partager : { $seat }.
goodcritters-refusal-no-such-seat = Cette place n’existe pas. Les places vont de 0 à { $highest }.
goodcritters-refusal-no-action = Il n’y a pas d’action numéro { $action }.
goodcritters-refusal-unknown-move = Ce n’est pas un coup.
goodcritters-refusal-share-first = Partagez d’abord tout le butin du milieu.
goodcritters-refusal-early-offers-only = Tant que le boss n’a pas partagé le butin, on ne peut que faire, retirer, accepter et refuser des offres.
goodcritters-refusal-already-shared = Le butin est déjà partagé, et les parts ne changent plus jusqu’au vote.
goodcritters-refusal-not-all-shared = Chaque carte du milieu doit aller à quelqu’un, celle-ci aussi : { $card }.
goodcritters-refusal-not-in-middle = Cette carte n’est pas au milieu, ou pas en autant d’exemplaires : { $card }.
goodcritters-refusal-already-ready = Vous avez donné votre feu vert : attendez que quelqu’un change quelque chose.
goodcritters-refusal-answer-awaited = { $seat } doit d’abord répondre à une offre.
goodcritters-refusal-answer-first = Acceptez ou refusez d’abord l’offre que vous a faite { $seat }.
goodcritters-refusal-no-changes-left = Vous avez fait tous les changements permis par manche : { $changes }.
goodcritters-refusal-no-threat = Vous ne menacez personne : il n’y a pas de menace à lever.
goodcritters-refusal-threatens-self = On ne se menace pas soi-même. Choisissez quelqu’un d’autre.
goodcritters-refusal-threatened-already = Vous menacez déjà { $seat }.
goodcritters-refusal-no-turns = Ici, tout le monde négocie à la fois. Dites « ready » à la fin, et non « done ».
goodcritters-refusal-choose-later = Les cartes Action se choisissent plus tard, tous à la fois. Dites « done » pour finir votre tour.
goodcritters-refusal-choose-first = Choisissez d’abord une carte Action.
goodcritters-refusal-choose-now = La négociation est finie : choisissez une carte Action.
goodcritters-refusal-chosen-already = Cette carte Action est déjà votre choix.
goodcritters-refusal-chosen-finally = Votre carte Action est choisie, et ce choix est définitif.
goodcritters-refusal-no-promo = Vous n’avez pas cette carte Promo dans votre magot : { $card }.
goodcritters-refusal-no-payoffs = Cette partie se joue sans pots-de-vin ni échanges.
goodcritters-refusal-no-payoff = Votre pot-de-vin { $token } n’est posé nulle part.
goodcritters-refusal-payoff-to-self = Un pot-de-vin est pour quelqu’un d’autre, pas pour vous.
goodcritters-refusal-payoff-asks = Un pot-de-vin ne demande rien en échange : ajoutez des cartes, ou terminez.
goodcritters-refusal-nothing-to-lay = Vous n’avez pas de quoi poser un autre pot-de-vin que celui déjà posé.
goodcritters-refusal-offer-to-self = Une offre est pour quelqu’un d’autre, pas pour vous.
goodcritters-refusal-nothing-to-offer = À vous deux, vous n’avez pas de quoi faire une autre offre que celle déjà faite.
goodcritters-refusal-no-offer = { $seat } ne vous a fait aucune offre.
goodcritters-refusal-no-own-offer = Vous n’avez fait à { $seat } aucune offre à retirer.
goodcritters-refusal-cannot-accept = Vous n’avez pas tout ce que cette offre demande. Vous ne pouvez que la refuser.
goodcritters-refusal-nothing-begun = Commencez d’abord un pot-de-vin ou une offre, puis ajoutez-y des cartes.
goodcritters-refusal-move-begun = Continuez d’abord le coup commencé : ajoutez des cartes, ou terminez.
goodcritters-refusal-changes-nothing = C’est exactement ce qui est déjà là. Changez quelque chose.
goodcritters-refusal-out-of-order = Les cartes s’ajoutent dans l’ordre : les cartes Pot-de-vin d’abord, puis le butin, de la plus haute valeur à la plus basse.
goodcritters-refusal-not-owned = Vous n’avez pas, ou plus, cette carte : { $card }.
goodcritters-refusal-no-payoff-cards = Vous n’avez plus de carte Pot-de-vin.
goodcritters-refusal-nothing-laid = Ajoutez au moins une carte avant de terminer.
goodcritters-refusal-ask-first = Dites « for » avant de demander des cartes : seule une offre en demande.
goodcritters-refusal-asking-already = Vous demandez déjà : ajoutez ce que vous voulez, ou terminez.
goodcritters-refusal-asked-hidden = On ne peut pas nommer une carte et la demander cachée. Un simple « ? » demande n’importe quelle carte, cachée.
goodcritters-refusal-asks-too-much = C’est plus que n’en a { $seat }.
goodcritters-refusal-asks-for-absent = Cette carte n’est pas dans cette partie : { $card }. Personne ne peut l’avoir.
goodcritters-refusal-table-full = La table est pleine de cartes : pots-de-vin et offres en comptent { $most } au plus. Attendez que de la place se libère.
goodcritters-refusal-asks-too-many =
    { $most ->
        [one] Une offre demande au plus { $most } carte.
       *[other] Une offre demande au plus { $most } cartes.
    }
goodcritters-refusal-nothing-to-ask = Il n’y a rien à demander : { $seat } n’a aucune carte.
goodcritters-refusal-nothing-asked = Après « for », demandez au moins une carte.
goodcritters-refusal-pick-first = Choisissez les cartes à donner pour chaque « ? ». Encore à choisir : { $number }.
goodcritters-refusal-picks-too-many = Vous avez choisi { $given } cartes, mais l’offre ne vous en laisse choisir que { $number }.
goodcritters-refusal-too-few-left = Après cette carte, il en reste trop peu. Encore à choisir : { $number }.

## Erreurs de positions

goodcritters-error-fuzz-part = pile.{ $players } : les flics dans un paquet de 1 à { $parts }, plus loin que la carte { $loot }, et non dans le paquet { $given }.
goodcritters-error-early-bribes = early_bribes demande payoffs=true et bargaining=open, car tous y font des échanges à la fois.

## Qui doit faire quoi

goodcritters-purpose = Votre but : le magot le plus précieux à la fin.
goodcritters-status-share =
    { $you ->
        [yes] C’est vous le boss : partagez tout le butin.
       *[no] { $seat } partage le butin.
    }
goodcritters-status-bribe =
    { $you ->
        [yes] C’est vous le boss : partagez tout le butin.
       *[no] { $seat } partage le butin. D’ici là, vous pouvez faire des offres.
    }
goodcritters-status-bribe-answer =
    { $you ->
        [yes] On vous fait une offre : acceptez-la, refusez-la, ou partagez le butin.
       *[no] On vous fait une offre : acceptez-la ou refusez-la avant que le boss ({ $seat }) n’ait partagé le butin.
    }
goodcritters-status-bargain =
    { $you ->
        [yes] Négociez, menacez et choisissez une carte Action.
       *[no] Tout le monde négocie. Feu vert attendu : { $seat }.
    }
goodcritters-status-ready =
    { $you ->
        [yes] Votre carte est choisie. Donnez votre feu vert, ou continuez de négocier.
       *[no] Tout le monde négocie. Feu vert attendu : { $seat }.
    }
goodcritters-status-turn =
    { $you ->
        [yes] À vous de négocier. Dites « fini » quand vous avez terminé.
       *[no] { $seat } a la parole et peut négocier.
    }
goodcritters-status-answer =
    { $you ->
        [yes] On vous fait une offre : acceptez-la ou refusez-la.
       *[no] { $seat } doit répondre à une offre.
    }
goodcritters-status-choose =
    { $you ->
        [yes] Choisissez votre carte Action. Ce choix est définitif.
       *[no] Encore sans carte Action : { $seat }.
    }
goodcritters-status-draft =
    { $you ->
        [yes] Terminez le coup que vous avez commencé.
       *[no] { $seat } n’a pas terminé son coup.
    }
goodcritters-status-over =
    { $you ->
        [yes] { $count ->
            [one] La partie est terminée. Vous avez gagné.
           *[other] La partie est terminée. Victoire partagée : { $winners }.
        }
       *[no] La partie est terminée. La victoire revient à { $winners }.
    }

goodcritters-end-fuzz-loot = Les flics sont venus avec le butin d’une nouvelle manche.
goodcritters-end-fuzz-two = Les flics sont venus avec les deux cartes ajoutées après un refus.
goodcritters-end-fuzz-skim = Un grappillage avait attiré les flics ; cette manche-là fut la dernière.
goodcritters-end-fuzz-bonus = La carte de prime de l’ancien boss, c’étaient les flics.

## Formulaires pour les coups entiers

goodcritters-form-left = Encore à donner : { $count }
goodcritters-form-add = Ce que vous pouvez ajouter
goodcritters-form-more = Une carte précise…
goodcritters-form-nothing = rien pour l’instant
goodcritters-form-take-back = Reprendre : { $card }

## Les cartes se retournent, et le décompte final

goodcritters-show-label = Les cartes Action se retournent
goodcritters-show-skip = Passer
goodcritters-show-passes = Le partage est accepté !
goodcritters-show-tie = Égalité : le partage est accepté.
goodcritters-show-fails = Partage refusé !
goodcritters-show-fuzz = Les flics !
goodcritters-show-last-round = La manche écoulée
goodcritters-show-outcome =
    { $result ->
        [passes] Manche { $round } : partage accepté par { $yes } Oui contre { $no } Non
        [tie] Manche { $round } : égalité, { $yes } Oui contre { $no } Non
       *[fails] Manche { $round } : partage refusé par { $no } Non contre { $yes } Oui
    }
goodcritters-show-gain = Vous avez gagné { $money }.
goodcritters-show-loss = Vous avez perdu { $money }.
goodcritters-show-even = Vous avez autant qu’avant.
goodcritters-show-share = Votre part : { $goods }
goodcritters-show-rob-in = Volé à { $name } : { $goods }
goodcritters-show-rob-out = Volé par { $name } : { $goods }
goodcritters-show-guard-in = Pris à { $name } par votre garde : { $goods }
goodcritters-show-guard-out = Pris par la garde postée par { $name } : { $goods }
goodcritters-show-skim = Grappillé : { $goods }
goodcritters-show-bonus = Prime de l’ancien boss : { $goods }
goodcritters-show-payoff-in = Pot-de-vin offert par { $name } : { $goods }
goodcritters-show-payoff-out = Pot-de-vin versé à { $name } : { $goods }
goodcritters-show-exchange-in = Offert par { $name } : { $goods }
goodcritters-show-exchange-out = Donné à { $name } : { $goods }
goodcritters-show-everybody = Les cartes de tout le monde
goodcritters-show-wins =
    { $you ->
        [yes] Vous gagnez avec { $money } !
       *[no] { $name } gagne avec { $money } !
    }
goodcritters-show-shared = Victoire partagée avec { $money } : { $names }
goodcritters-show-loot = Butin
goodcritters-show-payoffs = Pots-de-vin
goodcritters-show-promos = Cartes Promo
goodcritters-show-total = Total
goodcritters-show-worths = Fortune par manche
goodcritters-show-worths-about = Ce que chacun possédait après chaque manche. Là où toutes les cartes ne se voyaient pas, une bande pâle montre entre quels montants sa fortune se situait.
goodcritters-show-player = Nom
goodcritters-show-start = Début
goodcritters-show-between = { $least } à { $most }
goodcritters-show-table = La même chose en chiffres

## Libellés de la table

goodcritters-label-round = Manche { $round }
goodcritters-label-boss = Le boss
goodcritters-label-term = Manches de suite comme boss
goodcritters-label-terms = Manches de suite comme boss, au plus
goodcritters-label-pile = Cartes dans la pioche
goodcritters-label-fuzz-window = Butin avant les flics : au moins, au plus
goodcritters-label-fuzz-out = Les flics sont là
goodcritters-label-middle = Milieu de la table
goodcritters-label-shares = Parts
goodcritters-label-share = Part
goodcritters-label-stash = Magot
goodcritters-label-held = Cartes dans le magot
goodcritters-label-known = Au moins dans le magot
goodcritters-label-certain = Au moins
goodcritters-label-threat = Menace
goodcritters-label-chosen = Carte Action choisie
goodcritters-label-action = Carte Action
goodcritters-label-ready = Feu vert
goodcritters-label-changes = Changements faits
goodcritters-label-payoff-cards = Cartes Pot-de-vin
goodcritters-label-aside = Cartes Promo utilisées
goodcritters-label-promos = Cartes Promo
goodcritters-label-active = Agit dans cette manche
goodcritters-label-payoffs = Pots-de-vin posés
goodcritters-label-payoff-worth = Valeur d’une carte Pot-de-vin
goodcritters-label-promo-cards = Cartes Promo de cette partie
goodcritters-label-wishes = Ce que les offres peuvent demander
goodcritters-label-votes = Voix
goodcritters-label-worth = Valeur finale
goodcritters-label-token = Jeton
goodcritters-label-to = Pour
goodcritters-label-from = Offert par
goodcritters-label-side = Contre un
goodcritters-label-loot = Cartes Butin
goodcritters-label-cards = Cartes
goodcritters-label-score = Valeur
goodcritters-label-offers = Offres
goodcritters-label-gives = Donne
goodcritters-label-wants = Demande
goodcritters-label-card = Carte Butin
goodcritters-label-manner = Comment la donner
goodcritters-label-manners = Comment chacune est donnée
goodcritters-label-gives-manners = Comment c’est donné
goodcritters-label-wants-manners = Comment c’est demandé
goodcritters-label-maker = Offre faite par
goodcritters-label-any-card = n’importe quelle carte Butin
goodcritters-label-draft = Votre coup en préparation
goodcritters-count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
goodcritters-count-payoff-cards =
    { $count ->
        [one] { $count } carte Pot-de-vin
       *[other] { $count } cartes Pot-de-vin
    }
goodcritters-count-score =
    { $count ->
        [0] 0 $
       *[other] { $count } 000 $
    }

## La table dessinée

goodcritters-table-players = Les places autour de la table
goodcritters-table-is-boss = Le boss
goodcritters-table-stash-of =
    { $count ->
        [one] { $count } carte dans le magot
       *[other] { $count } cartes dans le magot
    }
goodcritters-table-certain = À coup sûr dans le magot : { $values }
goodcritters-table-pays-of =
    { $count ->
        [one] { $count } carte Pot-de-vin
       *[other] { $count } cartes Pot-de-vin
    }
goodcritters-table-share-of = Part : { $cards }, soit { $money }
goodcritters-table-share-none = Aucune part
goodcritters-table-unknown-cards =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
goodcritters-table-slot-none = Pas encore de carte Action
goodcritters-table-slot-down = Carte Action face cachée
goodcritters-table-slot-own = Votre carte Action : { $action }
goodcritters-table-slot-up = Carte Action : { $action }
goodcritters-table-threatens = Menace { $name }
goodcritters-table-threatened = Menaces subies : { $names }
goodcritters-table-payoff-on-yes = Pot-de-vin pour un Oui, offert par { $name } : { $goods }
goodcritters-table-payoff-on-no = Pot-de-vin pour un Non, offert par { $name } : { $goods }
goodcritters-table-active = Agit dans cette manche : { $cards }
goodcritters-table-lamp-ready = Feu vert
goodcritters-table-lamp-chosen = Carte choisie, pas encore de feu vert
goodcritters-table-lamp-awaited = Doit jouer
goodcritters-table-term-of = Boss : manche { $term } sur { $most } de suite
goodcritters-table-pile-of =
    { $count ->
        [one] { $count } carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
goodcritters-table-fuzz-window =
    { $high ->
        [one] Les flics arrivent dans { $low } à { $high } carte.
       *[other] Les flics arrivent dans { $low } à { $high } cartes.
    }
goodcritters-table-fuzz-out = Les flics sont là : c’est la dernière manche.
goodcritters-table-middle-of = Au milieu : { $cards }
goodcritters-table-tally-yes = Oui : { $count }
goodcritters-table-tally-no = Non : { $count }
goodcritters-table-card-guard = Garde
goodcritters-table-card-rob = Vol
goodcritters-table-card-skim = Grappil­lage
goodcritters-table-card-no = Voter non
goodcritters-table-card-yes = Voter oui
goodcritters-table-about-guard = Qui vous vole n’obtient rien, et vous lui prenez une carte.
goodcritters-table-about-rob = Prend une carte au hasard à la personne que vous menacez.
goodcritters-table-about-skim = Prend la première carte de la pioche, si personne ne grappille avant vous.
goodcritters-table-about-no = Contre ce partage. S’il est refusé, le premier Non dans le sens horaire devient boss.
goodcritters-table-about-yes = Pour ce partage. S’il est accepté, le boss reste.
goodcritters-table-share-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
goodcritters-table-seen-open = Tout le monde la voit
goodcritters-table-seen-shown = Visible par { $name } seulement
goodcritters-table-seen-between = Visible par vous et { $name } seulement
goodcritters-table-seen-hidden = Cachée à tout le monde
goodcritters-table-payoff-when = Versé quand { $name } vote
goodcritters-table-votes-yes = Oui
goodcritters-table-votes-no = Non
goodcritters-table-payoff-instead = Vos deux jetons sont pris. À la place de celui posé devant
goodcritters-table-payoff-replaces = Ceci remplace votre pot-de-vin devant { $name }.
goodcritters-table-payoff-gets = Dans l’enveloppe
goodcritters-table-payoff-about = Si { $name } vote autrement, tout vous revient. Les cartes Pot-de-vin comptent comme de l’argent à la fin, et personne ne peut les voler.
goodcritters-table-payoff-lay = Le poser
goodcritters-table-i-give = Je donne
goodcritters-table-i-get = Je reçois
goodcritters-table-offer-gift = Un cadeau : { $name } peut le prendre ou non.
goodcritters-table-offer-request = Une demande : sans rien en échange.
goodcritters-table-offer-exchange = Si { $name } accepte, l’échange se fait aussitôt.
goodcritters-table-offer-make = Faire cette offre
goodcritters-table-offer-from = Offre faite par { $name }
goodcritters-table-you-get = Vous recevez
goodcritters-table-you-give = Vous donnez
goodcritters-table-accept = Accepter
goodcritters-table-counter = Contre-offre
goodcritters-table-decline = Refuser
goodcritters-table-cannot-accept = Vous n’avez pas ce qui est demandé.
goodcritters-table-your-choice =
    { $count ->
        [one] Une carte de votre choix
       *[other] { $count } cartes de votre choix
    }
goodcritters-table-stash-cards = Votre magot : { $cards }
goodcritters-table-stash-cards-of = Dans le magot : { $cards }
goodcritters-table-threat = Menacer
goodcritters-table-threat-end = Lever la menace
goodcritters-table-payoff = Pot-de-vin
goodcritters-table-offer = Offre
goodcritters-table-change = Modifier
goodcritters-table-payoff-unset = Reprendre
goodcritters-table-offer-mine = Votre offre : { $gives } contre { $wants }
goodcritters-table-offer-withdraw = Retirer
goodcritters-table-all-given = Tout est réparti : proposez, ou modifiez.
goodcritters-table-even-split = Parts égales
goodcritters-table-clear = Effacer
goodcritters-table-propose = Proposer
goodcritters-table-your-mat = Votre place
goodcritters-table-pawn-home = Votre marqueur Menace : glissez-le vers une place
goodcritters-table-you-threaten = Vous menacez { $name }
goodcritters-table-promo-use = Utiliser : { $card }
goodcritters-table-promo-used = Carte utilisée : { $card }
goodcritters-table-promo-once = Elle n’agit que dans cette manche. Sa valeur compte toujours pour vous à la fin.
goodcritters-table-about-lookout = Aucun vol ne vous prend de carte. La garde d’une personne que vous volez, si.
goodcritters-table-about-megaphone = Le vote que vous révélez compte double.
goodcritters-table-about-skeleton-key = Aucune garde n’arrête votre vol, et elle ne vous prend rien.
goodcritters-table-about-double-bottom = Votre grappillage réussit même si quelqu’un a grappillé avant vous.
goodcritters-table-choose-card = Choisissez votre carte Action
goodcritters-table-tap-threat = Touchez une place pour menacer.
goodcritters-table-tap-mat = Touchez une place pour menacer, payer ou échanger.
goodcritters-table-rob-idle = Vous ne menacez personne : un Vol ne ferait rien.
goodcritters-table-lay-down = Poser : { $action }
goodcritters-table-turn-done = J’ai fini de négocier
goodcritters-table-ready = Feu vert
goodcritters-table-ready-you = Vous avez donné le feu vert
goodcritters-table-ready-of = { $ready } sur { $players }
goodcritters-table-reopened = Feu vert à redonner : { $names }.
goodcritters-table-sheet-payoff = Pot-de-vin pour { $name }
goodcritters-table-sheet-offer = Offre à { $name }
goodcritters-table-sheet-answer = Offre faite par { $name } : à vous de choisir
goodcritters-table-share-how = Touchez une carte, puis une place ; ou glissez-la.
goodcritters-table-share-whom = Touchez maintenant la place qui la reçoit.
goodcritters-table-you = vous
goodcritters-board-keys-share = Pendant votre partage : 1 à 7 donnent la carte active à une place par son numéro, 0 la garde pour vous ; E fait des parts égales. Les flèches mènent partout sur la table, Entrée prend une carte et la pose sur une place.
goodcritters-board-keys-bargain = Pendant la négociation : 1 à 5 choisissent une carte Action, R donne le feu vert ; les flèches mènent partout sur la table, Entrée active ce qu’elles ont atteint ; M va aux places ; sur une place T menace, P pose un pot-de-vin, X fait une offre ; A va à une offre pour vous.
goodcritters-board-keys-show = Pendant que les cartes se retournent : Échap va à la fin.

## Options

goodcritters-option-first_boss = Premier boss
goodcritters-option-first_boss-host = l’hôte de la table
goodcritters-option-first_boss-random = tirage au sort
goodcritters-option-first_boss-0 = place 1
goodcritters-option-first_boss-1 = place 2
goodcritters-option-first_boss-2 = place 3
goodcritters-option-first_boss-3 = place 4
goodcritters-option-first_boss-4 = place 5
goodcritters-option-first_boss-5 = place 6
goodcritters-option-first_boss-6 = place 7
goodcritters-option-first_boss-7 = place 8
goodcritters-option-bargaining = Négociation
goodcritters-option-bargaining-open = tous à la fois
goodcritters-option-bargaining-turns = chacun son tour
goodcritters-option-changes = Changements par personne et par manche
goodcritters-option-payoffs = Pots-de-vin et échanges
goodcritters-option-payoffs-false = sans
goodcritters-option-payoffs-true = avec
goodcritters-option-limited_terms = Manches de suite comme boss
goodcritters-option-limited_terms-false = sans limite
goodcritters-option-limited_terms-true = trois au plus, avec une prime
goodcritters-option-length = Durée de la partie
goodcritters-option-length-standard = ordinaire
goodcritters-option-length-short = courte
goodcritters-option-length-long = longue
goodcritters-option-length-any = au hasard
goodcritters-option-promos = Cartes Promo
goodcritters-option-promos-0 = aucune
goodcritters-option-promos-1 = guetteur
goodcritters-option-promos-2 = guetteur et mégaphone
goodcritters-option-promos-3 = guetteur, mégaphone et passe-partout
goodcritters-option-promos-4 = les quatre
goodcritters-option-early_bribes = Échanges pendant que le boss partage
goodcritters-option-early_bribes-about = Peut-on déjà échanger du butin pendant que le boss le partage ? Il faut pour cela jouer avec les pots-de-vin et négocier tous à la fois.
goodcritters-option-early_bribes-false = sans
goodcritters-option-early_bribes-true = avec

## Dit, pas juré

goodcritters-phrase-vote-yes = Je voterai Oui.
goodcritters-phrase-vote-no = Je voterai Non.
goodcritters-phrase-vote-yes-for = Je voterai Oui si je reçois { $card }.
goodcritters-phrase-vote-yes-if =
    { $you ->
        [yes] Si vous votez Oui, moi aussi.
       *[no] { $to } vote Oui ? Alors moi aussi.
    }
goodcritters-phrase-share =
    { $you ->
        [yes] À mon prochain partage, vous aurez { $card }.
       *[no] À mon prochain partage, { $to } aura { $card }.
    }
goodcritters-phrase-no-rob =
    { $you ->
        [yes] Je ne vous volerai pas.
       *[no] Je ne volerai rien à { $to }.
    }
goodcritters-phrase-guard = Je monterai la garde.
goodcritters-phrase-ask-card = Je veux { $card }.
goodcritters-phrase-ask-yes =
    { $you ->
        [yes] Votez Oui, s’il vous plaît.
       *[no] { $to }, votez Oui, s’il vous plaît.
    }
goodcritters-phrase-ask-no =
    { $you ->
        [yes] Votez Non, s’il vous plaît.
       *[no] { $to }, votez Non, s’il vous plaît.
    }
goodcritters-phrase-ask-guard =
    { $you ->
        [yes] Montez la garde !
       *[no] { $to }, montez la garde !
    }
goodcritters-phrase-ask-peace =
    { $you ->
        [yes] Ne me menacez pas.
       *[no] { $to }, ne me menacez pas.
    }
goodcritters-phrase-beware =
    { $you ->
        [yes] Tout le monde, attention ! (C’est de vous qu’il s’agit.)
       *[no] Tout le monde, attention à { $to } !
    }

## The guided round

goodcritters-lesson-goal = { goodcritters-hint-goal }
goodcritters-lesson-share = À cette manche, le boss, c’est vous, et voici le butin. Donnez chaque carte à quelqu’un, à vous aussi, comme il vous plaît : choisissez une carte, puis à qui elle va. Une fois tout donné, proposez ce partage. Mais attention : toute la bande va voter.
goodcritters-lesson-choose = Personne n’a encore rien pris. D’abord, chacun choisit une de ses cinq cartes Action, face cachée : deux sont des votes, trois des mauvais coups. Vous voulez que votre partage passe : choisissez Oui.
goodcritters-lesson-ready = Ce serait le moment de parler, de promettre, de menacer. Les autres ont fini. Donnez votre feu vert : les cartes seront révélées.
goodcritters-lesson-voted = Deux Oui, un Non : adopté. Chacun prend sa part, et vous restez le boss. Cleo n’a pas voté : elle a grappillé une carte de la pioche. Avec plus de Non que de Oui, personne n’aurait rien reçu, et quelqu’un qui a dit Non serait devenu le boss.
goodcritters-lesson-threat = Quelques manches plus tard. Le boss est Bruno, et il ne vous donne rien. En plus, Cleo a placé son marqueur Menace devant vous : elle va peut-être vous voler, ou elle bluffe.
goodcritters-lesson-guard = Un Vol prend une carte au hasard dans le magot de la personne menacée. Une Garde l’arrête, et prend une carte à qui voulait voler. Choisissez Garde.
goodcritters-lesson-reveal = Donnez votre feu vert. Les cartes sont révélées une à une, dans le sens horaire à partir du boss.
goodcritters-lesson-end = Cleo a bien voulu vous voler, et votre Garde lui a pris un 5. Puis les flics sont arrivés avec le nouveau butin : c’est fini, et votre magot est le meilleur. Partagez de sorte qu’assez de gens disent Oui, et ne vous fiez qu’à votre Garde.
goodcritters-hint-goal = Vous êtes une bande de voleurs et partagez le butin. Chacun cache le sien dans son magot. Les flics sont quelque part dans cette pioche : dès qu’ils en sortent, la partie est finie, et le magot le plus précieux l’emporte.
goodcritters-hint-share = Vous ne faites que proposer un partage de ces cartes. Personne n’en prend encore : toute la bande vote, et il vous faut au moins autant de Oui que de Non.
goodcritters-hint-choose = Choisissez une carte en secret. Votez Oui ou Non, ou laissez voter les autres pendant que vous volez, montez la garde ou grappillez.
goodcritters-hint-ready = Quand chacun a donné son feu vert, on révèle les cartes. Si quelqu’un change quelque chose avant, vous pouvez réfléchir à nouveau.

## Ce qui se décide d’avance

goodcritters-condition-vote-by-share = Voter oui avec une part d’au moins { $number } 000 $, sinon non, et feu vert ; sauf si quelqu’un menace, paie ou fait une offre
goodcritters-condition-decline-offers = Refuser toutes les offres de cette manche

## Pourquoi un robot jouerait ainsi, pour le coach

goodcritters-because-part-fails =
    { $last ->
        [yes] C’est la dernière manche : si le vote échoue, personne ne reçoit rien.
       *[no] Si le vote échoue, qui aura voté Non en premier partage ensuite.
    }
goodcritters-because-part-first =
    { $last ->
        [yes] C’est la dernière manche : si le vote échoue, personne ne reçoit rien.
       *[no] Si le vote échoue, qui aura voté Non en premier partage ensuite : avec votre Non, c’est vous dans environ { $first } % des cas.
    }
goodcritters-because-part-offer =
    { $then ->
        [0] Vous recevriez environ { $gets } $ et donneriez environ { $costs } $. Votre magot serait alors vide, et un voleur n’y trouverait rien.
       *[other] Vous recevriez environ { $gets } $ et donneriez environ { $costs } $. Un voleur vous prendrait alors en moyenne environ { $then } $, au lieu de { $loot } $.
    }
goodcritters-because-share =
    { $to ->
        [none] Vous gardez { $kept } $ sur { $all } $. Personne d’autre ne sera sans doute d’accord ; avec votre Oui, le vote passe dans environ { $chance } % des cas. { goodcritters-because-part-fails }
       *[other] Vous gardez { $kept } $ sur { $all } $. Sans doute d’accord : { $to } ; avec votre Oui, le vote passe dans environ { $chance } % des cas. { goodcritters-because-part-fails }
    }
goodcritters-because-yes = Ce partage vous donne { $share } $ ; à parts égales, ce serait { $even } $. Avec votre Oui, le vote passe dans environ { $chance } % des cas, avec votre Non dans environ { $other } % des cas. { goodcritters-because-part-fails }
goodcritters-because-no = Ce partage vous donne { $share } $ ; à parts égales, ce serait { $even } $. Avec votre Non, le vote passe dans environ { $chance } % des cas, avec votre Oui dans environ { $other } % des cas. { goodcritters-because-part-first }
goodcritters-because-skim =
    { $before ->
        [0] Vous révélez en premier : un Grappillage vous rapporte à coup sûr une carte, qui vaut { $loot } $ en moyenne. Vous ne votez alors pas.
        [one] Seul le premier Grappillage rapporte une carte, qui vaut { $loot } $ en moyenne. { $before } personne révèle avant vous ; dans environ { $chance } % des cas, le vôtre est le premier. Vous ne votez alors pas.
       *[other] Seul le premier Grappillage rapporte une carte, qui vaut { $loot } $ en moyenne. { $before } personnes révèlent avant vous ; dans environ { $chance } % des cas, le vôtre est le premier. Vous ne votez alors pas.
    }
goodcritters-because-rob =
    { $to ->
        [none] Un Vol ne prend une carte qu’à la personne que vous menacez : vous pouvez encore menacer quelqu’un tant qu’il manque un feu vert.
       *[other] { $to } joue Garde dans environ { $chance } % des cas. Sinon, vous prenez une carte qui vaut environ { $loot } $ ; si oui, vous en perdez une qui vaut environ { $lose } $. Vous ne votez alors pas.
    }
goodcritters-because-guard =
    { $by ->
        [none] Même sans votre voix, le vote passe dans environ { $chance } % des cas, et une Garde vous protège si quelqu’un vous menace encore.
       *[other] { $by } vous menace et vole dans environ { $chance } % des cas. Une Garde vous sauve alors une carte qui vaut environ { $lose } $ et en prend une qui vaut environ { $loot } $. Vous ne votez alors pas.
    }
goodcritters-because-ready =
    { $gain ->
        [0] Votre choix : { $action }. Aucune autre carte ne vaut mieux. Le vote passe dans environ { $chance } % des cas.
       *[other] Votre choix : { $action }. Une autre carte ne rapporterait qu’environ { $gain } $ de plus : trop peu pour changer. Le vote passe dans environ { $chance } % des cas.
    }
goodcritters-because-done = Aucune menace, aucun pot-de-vin, aucune offre ne vous rapporterait plus que son prix. Ensuite, vous choisissez votre carte, face cachée.
goodcritters-because-threaten =
    { $loot ->
        [0] { $to } n’a rien à voler, mais qui joue une Garde ne vote pas ; pour l’instant, la probabilité d’une Garde est d’environ { $chance } %. En tout, la menace vaut environ { $gain } $ pour vous. Elle ne vous engage à rien.
       *[other] Avec un Vol, vous prendriez à { $to } une carte qui vaut environ { $loot } $, sauf si une Garde vous arrête, ce qui arrive pour l’instant dans environ { $chance } % des cas ; et qui joue une Garde ne vote pas. En tout, la menace vaut environ { $gain } $ pour vous. Elle ne vous engage à rien.
    }
goodcritters-because-unthreaten = Sans votre menace, { $to } peut se passer de Garde et voter. Cela vaut environ { $gain } $ pour vous.
goodcritters-because-payoff = Si { $to } vote { $side }, vous payez environ { $paid } $ ; sinon, cela vous revient. Pour vous, ce vote vaut environ { $gain } $ de plus que cela.
goodcritters-because-promo-lookout = Avec le guetteur, aucun Vol ne vous prend de carte dans cette manche. Cela vaut environ { $gain } $ pour vous ; il ne sert qu’une fois.
goodcritters-because-promo-megaphone = Avec le mégaphone, votre voix compte double dans cette manche. Cela vaut environ { $gain } $ pour vous ; il ne sert qu’une fois.
goodcritters-because-promo-skeleton-key = Avec le passe-partout, aucune Garde n’arrête votre Vol dans cette manche. Cela vaut environ { $gain } $ pour vous ; il ne sert qu’une fois.
goodcritters-because-promo-double-bottom = Avec le double fond, votre Grappillage rapporte une carte dans cette manche, même s’il n’est pas le premier. Cela vaut environ { $gain } $ pour vous ; il ne sert qu’une fois.
goodcritters-because-exchange = { goodcritters-because-part-offer } Pour { $to } aussi, cela devrait valoir environ { $theirs } $. Un refus ne vous coûte rien.
goodcritters-because-idle = Tant que le butin n’est pas partagé, rien de ce que vous connaissez ici ne vaut son prix.
goodcritters-because-accept = { goodcritters-because-part-offer } Cela ne change rien à votre vote : aucune promesse ne vous lie.
goodcritters-because-decline = { goodcritters-because-part-offer } Tout compte fait, vous y perdriez, et refuser ne vous coûte rien.
goodcritters-because-decline-little = { goodcritters-because-part-offer } C’est trop peu pour rendre service à { $maker }, et refuser ne vous coûte rien.

## Ce que règle chaque option

goodcritters-option-first_boss-about = Qui partage le butin de la première manche.
goodcritters-option-bargaining-about = Chacun agit à tout moment, jusqu’à ce que tous aient donné leur feu vert, ou bien l’un après l’autre.
goodcritters-option-changes-about = Combien de fois par manche chaque personne peut, par un changement, annuler le feu vert des autres. Ainsi, aucune manche ne s’éternise.
goodcritters-option-payoffs-about = Peut-on offrir des pots-de-vin et échanger du butin pendant la négociation ?
goodcritters-option-limited_terms-about = Peut-on rester boss aussi longtemps que les votes le permettent ?
goodcritters-option-length-about = À quelle profondeur de la pioche peuvent se trouver les flics, qui mettent fin à la partie.
goodcritters-option-promos-about = Du butin dont le pouvoir sert une fois. Les premières de la liste sont mélangées à la pioche.
