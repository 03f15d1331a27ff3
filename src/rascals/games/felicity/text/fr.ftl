### Felicity : le chat dans le sac. Français.
### Les places arrivent comme des noms, les animaux avec les mots ci-dessous, les listes déjà jointes ;
### une valeur inconnue ou une liste vide vaut « none ». $you vaut « yes » si la première place du message est celle qui lit.

## Titre

felicity = Felicity : le chat dans le sac
felicity-tagline = Misez vos souris sur un sac d’animaux à demi cachés, et passez au bon moment.
felicity-dummy = Fantôme

## Les mots des valeurs

felicity-term--8 = −8
felicity-term--5 = −5
felicity-term-3 = 3
felicity-term-5 = 5
felicity-term-8 = 8
felicity-term-11 = 11
felicity-term-15 = 15
felicity-term-rabbit = lapin
felicity-term-large-dog = grand chien
felicity-term-small-dog = petit chien
felicity-term-all-passed = tout le monde a passé
felicity-term-bank-short = la banque ne peut pas toutes les garnir
felicity-term-place = pose
felicity-term-bid = enchère
felicity-term-over = partie terminée

## Événements

felicity-event-card-removed =
    { $you ->
        [yes] { $pet ->
            [none] Une de vos cartes est écartée sans être vue.
           *[other] Vous jouez sans cette carte : { $pet }.
        }
       *[no] { $pet ->
            [none] { $seat } joue sans une de ses cartes, écartée sans être vue.
           *[other] { $seat } joue sans cette carte : { $pet }.
        }
    }
felicity-event-round-began =
    { $you ->
        [yes] Manche { $round } : vous commencez.
       *[no] Manche { $round } : { $start } commence.
    }
felicity-event-placed =
    { $you ->
        [yes] { $pet ->
            [none] Vous posez une carte face cachée.
           *[other] Vous posez face cachée : { $pet }.
        }
       *[no] { $pet ->
            [none] { $seat } pose une carte face cachée.
           *[other] { $seat } pose face cachée : { $pet }.
        }
    }
felicity-event-revealed =
    { $you ->
        [yes] Votre carte est dévoilée : { $pet }.
       *[no] { $owner } dévoile : { $pet }.
    }
felicity-event-bid =
    { $you ->
        [yes] Vous misez { $mice }.
       *[no] { $seat } mise { $mice }.
    }
felicity-event-passed =
    { $you ->
        [yes] { $returned ->
            [0] Vous passez.
           *[other] Vous passez et reprenez votre mise de { $returned }.
        }
       *[no] { $returned ->
            [0] { $seat } passe.
           *[other] { $seat } passe et reprend sa mise de { $returned }.
        }
    }
felicity-event-mice-taken =
    { $you ->
        [yes] { $mice ->
            [0] Vous prenez la carte Souris { $card }, mais elle est vide.
           *[other] Vous prenez { $mice } souris sur la carte Souris { $card }.
        }
       *[no] { $mice ->
            [0] { $seat } prend la carte Souris { $card }, mais elle est vide.
           *[other] { $seat } prend { $mice } souris sur la carte Souris { $card }.
        }
    }
felicity-event-paid =
    { $you ->
        [yes] Vous payez { $mice } souris à la banque.
       *[no] { $seat } paie { $mice } souris à la banque.
    }
felicity-event-cat-chased = Le { $dog } fait fuir le chat { $pet } : tous deux quittent la partie.
felicity-event-dog-left = Le { $dog } ne trouve aucun chat à poursuivre et s’en va seul.
felicity-event-dogs-left = Les chiens se chamaillent entre eux ({ $dogs }) : ils s’en vont sans faire fuir aucun chat.
felicity-event-row-won =
    { $you ->
        [yes] { $pets ->
            [none] Vous remportez le sac, mais il n’y reste rien.
           *[other] Vous remportez le sac : { $pets }.
        }
       *[no] { $pets ->
            [none] { $seat } remporte le sac, mais il n’y reste rien.
           *[other] { $seat } remporte le sac : { $pets }.
        }
    }
felicity-event-row-removed = Personne ne veut du sac. Il quitte la partie : { $pets }.
felicity-event-mouse-cards-filled = Les cartes Souris sont garnies. Il reste { $bank } souris à la banque.
felicity-event-mouse-cards-empty = Les cartes Souris restent vides pour cette manche : { $reason }. La banque compte { $bank } souris.
felicity-event-game-over = La dernière enchère est close : la partie est terminée.
felicity-event-removed-shown =
    { $you ->
        [yes] La carte qui vous manquait : { $pet }.
       *[no] { $owner } jouait sans cette carte : { $pet }.
    }
felicity-event-scored =
    { $you ->
        [yes] Votre score : { $cats } pour les chats + { $mice } pour les souris = { $score }.
       *[no] { $seat } : { $cats } pour les chats + { $mice } pour les souris = { $score }.
    }

## Coups

felicity-move-place =
    { $pet ->
        [none] Poser une carte
       *[other] Poser : { $pet }
    }
felicity-move-bid = Miser { $mice }
felicity-move-pass = Passer

## Refus

felicity-refusal-not-your-turn = Ce n’est pas à vous de jouer.
felicity-refusal-game-over = La partie est terminée.
felicity-refusal-not-in-hand = Cette carte n’est pas dans votre main : { $pet }.
felicity-refusal-not-placing = L’enchère est en cours : misez ou passez. On ne peut pas poser de carte maintenant.
felicity-refusal-not-bidding = Le sac n’est pas encore complet : posez une carte. L’enchère vient ensuite.
felicity-refusal-bid-too-low = Votre mise est trop basse : misez au moins { $lowest }, ou passez.
felicity-refusal-bid-too-high = Vous n’avez pas de quoi payer : misez au plus { $highest }, ou passez.
felicity-refusal-cannot-outbid = Pour surenchérir, il faut { $lowest } et vous avez { $highest } : vous ne pouvez que passer.
felicity-refusal-no-mice = Vous n’avez plus de souris à miser : vous ne pouvez que passer.
felicity-refusal-take-costs-one = Tous les autres ont passé sans miser : le sac coûte exactement 1 souris. Misez 1, ou passez.
felicity-refusal-unknown-move = Ce n’est pas un coup. Écrivez « place » et une carte, « bid » et un nombre, ou « pass ».
felicity-error-rounds = rounds.number : une de moins que les { $cards } cartes de pets.copies, et non { $given }.
felicity-error-all-mice =
    mice.start, bank.{ $players } : { $most ->
        [one] au plus { $most } souris
       *[other] au plus { $most } souris
    } en tout, et non { $given }.

## Qui doit faire quoi

felicity-purpose = Votre but : le plus de points à la fin, par les animaux remportés et les souris gardées.
felicity-status-place =
    { $you ->
        [yes] À vous : posez une carte face cachée.
       *[no] { $seat } choisit une carte.
    }
felicity-status-open =
    { $you ->
        [yes] À vous : ouvrez l’enchère, ou passez.
       *[no] { $seat } ouvre l’enchère.
    }
felicity-status-bid =
    { $you ->
        [yes] À vous : misez plus de { $highest }, ou passez.
       *[no] { $seat } doit miser plus de { $highest }, ou passer.
    }
felicity-status-take =
    { $you ->
        [yes] À vous : tous les autres ont passé. Prenez le sac pour 1 souris, ou laissez-le.
       *[no] { $seat } peut prendre le sac pour 1 souris, ou le laisser.
    }
felicity-status-only-pass =
    { $you ->
        [yes] { $highest ->
            [0] À vous : vous n’avez pas de souris à miser, vous ne pouvez que passer.
           *[other] À vous : vous n’avez pas plus de { $highest }, vous ne pouvez que passer.
        }
       *[no] { $seat } ne peut que passer.
    }
felicity-status-over =
    { $you ->
        [yes] { $count ->
            [one] La partie est terminée. Vous avez gagné.
           *[other] La partie est terminée. Victoire partagée : { $winners }.
        }
       *[no] La partie est terminée. La victoire revient à { $winners }.
    }

felicity-end-nine-rounds = Tous les sacs ont été mis aux enchères.

## Libellés de la table

felicity-label-round = Manche { $round } sur { $rounds }
felicity-label-sack = Le sac
felicity-label-hand = Votre main
felicity-label-bank = Banque
felicity-label-bidding = Mises possibles
felicity-label-card-numbers = Numéros des cartes Souris
felicity-label-owners = À qui peut appartenir chaque carte
felicity-label-worths = Valeur des cartes
felicity-label-mice = Souris
felicity-label-cats = Chats
felicity-label-won = Animaux remportés
felicity-label-shown = Cartes déjà dévoilées
felicity-label-removed = Carte écartée
felicity-label-score = Score
felicity-label-bid = Mise
felicity-label-highest-bid = Plus haute mise
felicity-label-passed = A passé
felicity-label-start-player = Commence la manche
felicity-label-face-down = face cachée
felicity-label-empty-place = pas encore de carte
felicity-label-mouse-card = Carte Souris { $number }
felicity-label-mouse-cards = Cartes Souris
felicity-label-dummy-stack =
    { $count ->
        [one] { $count } carte dans la pile du fantôme
       *[other] { $count } cartes dans la pile du fantôme
    }
felicity-label-hand-size =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
felicity-count-mice = { $mice } souris
felicity-count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Options

felicity-option-small_dog = Petit chien
felicity-option-small_dog-lowest = fait fuir le chat le plus bas (−8 avant −5)
felicity-option-small_dog-mildest = fait fuir le moins mauvais des chats négatifs (−5 avant −8)
felicity-option-first_player = Qui commence
felicity-option-first_player-random = tirage au sort
felicity-option-first_player-0 = place 1
felicity-option-first_player-1 = place 2
felicity-option-first_player-2 = place 3
felicity-option-first_player-3 = place 4
felicity-option-first_player-4 = place 5
felicity-option-open_mice = Réserves de souris
felicity-option-open_mice-false = secrètes
felicity-option-open_mice-true = visibles de tous

## board

felicity-board-mark-large-dog = OUAF !
felicity-board-mark-small-dog = waf !
felicity-board-players = Autour de la table
felicity-board-you = vous
felicity-board-placed = carte posée
felicity-board-to-act = doit jouer
felicity-board-secret-mice = Souris : secrètes
felicity-board-bid-of =
    { $mice ->
        [one] mise : { $mice } souris
       *[other] mise : { $mice } souris
    }
felicity-board-highest = Plus haute mise : { $seat }
felicity-board-no-bid = Aucune mise
felicity-board-sack-card = Le chat dans le sac
felicity-board-mouse-card-holds =
    { $mice ->
        [0] Carte Souris { $number } : vide
        [one] Carte Souris { $number } : { $mice } souris
       *[other] Carte Souris { $number } : { $mice } souris
    }
felicity-board-mouse-card-claimed = Carte Souris { $number } : prise
felicity-board-about-mouse-card = La prochaine personne à passer prend la plus petite carte Souris disponible, et la carte suivante de la rangée est dévoilée.
felicity-board-about-sack = Toutes les cartes ci-dessous reviennent à qui mise le plus.
felicity-board-place-open = Emplacement { $place }, { $owner } : { $pet }
felicity-board-place-down = Emplacement { $place }, { $owner } : face cachée
felicity-board-place-own = Emplacement { $place } : votre carte, face cachée : { $pet }
felicity-board-place-gone = Emplacement { $place } : { $pet }, plus dans le sac
felicity-board-place-empty = Emplacement { $place } : encore vide, pour { $owner }
felicity-board-place-yours = Emplacement { $place } : encore vide, pour vous
felicity-board-about-cat =
    { $points ->
        [one] Un chat qui vaut { $points } point.
       *[other] Un chat qui vaut { $points } points.
    }
felicity-board-about-bad-cat =
    { $points ->
        [one] Un chat qui coûte { $points } point.
       *[other] Un chat qui coûte { $points } points.
    }
felicity-board-about-rabbit = Un lapin ne vaut rien, et les chiens l’ignorent.
felicity-board-about-large-dog = Le grand chien fait fuir le chat de plus haute valeur. S’il y a un second chien dans le sac, seuls les chiens partent.
felicity-board-about-small-dog = Le petit chien fait fuir le chat de plus basse valeur. S’il y a un second chien dans le sac, seuls les chiens partent.
felicity-board-about-small-dog-mildest = Le petit chien fait fuir le moins mauvais des mauvais chats (−5 avant −8) ; à défaut, le plus faible des bons. S’il y a un second chien dans le sac, seuls les chiens partent.
felicity-board-card-played = { $pet } : déjà dans la rangée
felicity-board-card-removed = { $pet } : vous jouez sans cette carte
felicity-board-choose = Choisissez une carte, ou glissez-la dans la rangée.
felicity-board-choose-ahead = En attendant, vous pouvez regarder vos cartes.
felicity-board-chosen = Votre choix : { $pet }
felicity-board-keys-place = Touches : 1–9 et 0 choisissent, Entrée pose.
felicity-board-keys-bid = Touches : ↑ ↓ changent, Entrée mise, P passe.
felicity-board-your-bid = Votre mise
felicity-board-less = Une de moins
felicity-board-more = Une de plus
felicity-board-raise = Monter de { $mice }
felicity-board-least = Min.
felicity-board-least-long = La mise minimale : { $mice }
felicity-board-all = Tout
felicity-board-all-long = Toutes vos souris : { $mice }
felicity-board-take = Prendre le sac pour 1 souris
felicity-board-pass-take =
    { $mice ->
        [0] Passer, ne rien prendre
       *[other] Passer, prendre +{ $mice }
    }
felicity-board-pass-leave = Le laisser : personne n’a le sac
felicity-board-have-passed = Vous n’êtes plus dans cette enchère.
felicity-board-last-round = Manche précédente
felicity-board-close = Fermer
felicity-board-round-sold =
    { $you ->
        [yes] { $mice ->
            [one] Vous prenez le sac pour { $mice } souris.
           *[other] Vous prenez le sac pour { $mice } souris.
        }
       *[no] { $mice ->
            [one] { $seat } prend le sac pour { $mice } souris.
           *[other] { $seat } prend le sac pour { $mice } souris.
        }
    }
felicity-board-round-unsold = Personne n’a voulu du sac. Il quitte la partie.
felicity-board-round-worth = Valeur de ses chats : { $points }
felicity-board-round-nothing = Il n’y restait rien.
felicity-board-takings = Souris gagnées en passant :
felicity-board-taking = { $seat } : +{ $mice }
felicity-board-in-hand = En main
felicity-board-seen = Déjà vues
felicity-board-seen-help = Barrées : déjà dévoilées. Les autres peuvent encore apparaître, sauf une carte de chaque jeu, écartée sans être vue.
felicity-board-seen-card = { $pet } : carte dévoilée
felicity-board-unseen-card = { $pet } : carte pas encore vue
felicity-board-own-card = { $pet } : dans votre main
felicity-board-removed-card = { $pet } : carte écartée
felicity-board-final-wins =
    { $you ->
        [yes] { $score ->
            [one] Vous gagnez avec { $score } point !
           *[other] Vous gagnez avec { $score } points !
        }
       *[no] { $score ->
            [one] { $seat } gagne avec { $score } point !
           *[other] { $seat } gagne avec { $score } points !
        }
    }
felicity-board-final-shared =
    { $score ->
        [one] Victoire partagée avec { $score } point : { $seats }
       *[other] Victoire partagée avec { $score } points : { $seats }
    }
felicity-board-final-tie = Égalité : les chats ont départagé.
felicity-board-final-equal = Égalité, même pour les chats : la victoire est partagée.
felicity-board-final-sum = { $cats } pour les chats + { $mice } pour les souris = { $score }

## The guided round

felicity-lesson-goal = { felicity-hint-goal }
felicity-lesson-row = Voici le sac. Ida, Bruno et Cleo y ont mis chacun un animal, face cachée. Le dernier emplacement est le vôtre.
felicity-lesson-place = Voici vos animaux : des chats avec leurs points, un lapin, un chien. Choisissez le chat de 5 et posez-le.
felicity-lesson-bid = L’animal d’Ida est dévoilé : un chat de 11. Elle mise 1 souris, Bruno 2, Cleo 3. Misez 4.
felicity-lesson-passed = Ida et Bruno ont passé. Qui passe reprend sa mise et reçoit des souris : 2 pour commencer, puis 4, puis 6. Et chaque fois, un autre animal est dévoilé.
felicity-lesson-dog = Un petit chien ! Il fait fuir le chat le plus bas : le −5 s’en ira. Le 11 et votre 5 restent, soit 16 points.
felicity-lesson-again = Cleo mise 5, et vous n’êtes plus que deux. 16 points valent plus : misez 6.
felicity-lesson-won = Le sac est à vous. Vous avez payé 6 souris pour 16 points : les chats 11 et 5. Le −5 s’est enfui, et le chien avec lui. Cleo, qui a passé en dernier, a reçu 6 souris.
felicity-lesson-bad = Manche suivante, et c’est vous qui commencez. Posez votre −8 : que les autres paient pour lui.
felicity-lesson-pass = Le vôtre est dévoilé en premier. Rien n’oblige à remporter un sac. Passez : vous recevez 2 souris tout de suite.
felicity-lesson-end = Cleo a payé 3 souris pour −8, 3 et 8 : 3 points, donc rien de gagné. Vous, vous avez gagné 2 souris sans rien faire. C’est tout Felicity : voir ce qui se dévoile, et savoir s’arrêter.
felicity-hint-goal = Felicity, c’est l’histoire d’un sac plein d’animaux. Chacun y glisse le sien en secret, puis on mise des souris pour le sac entier. Ses chats donnent des points, ou en coûtent ; chaque souris gardée vaut aussi un point. Après neuf manches, le plus haut total l’emporte.
felicity-hint-place = Chacun pose un animal dans cette rangée, face cachée. Un mauvais est un piège pour les autres ; un bon, vous voudrez peut-être le regagner.
felicity-hint-bid = On mise pour toutes les cartes de la rangée ensemble. Seul le gagnant paie ; les autres reprennent leur mise.
felicity-hint-pass = Passer rapporte les souris de la plus basse carte restante. Qui passe plus tard en reçoit davantage.
felicity-about-bank = La banque : elle reçoit le prix des sacs et garnit les cartes Souris.
felicity-about-mice = Les souris : de quoi miser, et un point chacune à la fin.
felicity-about-cats = Points des animaux remportés jusqu’à présent.
felicity-about-start = Pose et mise en premier à cette manche.
felicity-about-down = Face cachée : elle est dévoilée quand quelqu’un passe.
## Pourquoi un robot jouerait ainsi, pour le coach

felicity-because-part-card =
    { $dog ->
        [yes] { $better ->
            [yes] Un chien seul dans le sac fait fuir un chat ; en moyenne, le sac y gagne environ { $points }.
           *[no] Un chien seul dans le sac fait fuir un chat ; en moyenne, le sac y perd environ { $points }.
        }
       *[no] { $points ->
            [0] Cette carte ne vaut rien pour qui gagne le sac (vos cartes : de { $least } à { $most }).
           *[other] { $better ->
                [yes] Cette carte vaut { $points } pour qui gagne le sac (vos cartes : de { $least } à { $most }).
               *[no] Cette carte coûte { $points } à qui gagne le sac (vos cartes : de { $least } à { $most }).
            }
        }
    }
felicity-because-part-shown =
    { $passes ->
        [0] Tout le monde la voit dès le début de l’enchère.
        [one] Elle est dévoilée dès que { $passes } personne a passé ; d’ici là, personne d’autre ne la connaît.
       *[other] Elle est dévoilée dès que { $passes } personnes ont passé ; d’ici là, personne d’autre ne la connaît.
    }
felicity-because-part-worth =
    { $hidden ->
        [0] Le sac semble valoir à peu près { $worth } pour vous, et vous en connaissez toutes les cartes.
        [one] Le sac semble valoir à peu près { $worth } pour vous ; il y reste { $hidden } carte que vous ne connaissez pas.
       *[other] Le sac semble valoir à peu près { $worth } pour vous ; il y reste { $hidden } cartes que vous ne connaissez pas.
    }
felicity-because-part-leader =
    { $seat ->
        [none] Personne n’a encore misé.
       *[other] { $secret ->
            [yes] { $seat } mise { $highest } et connaît une de ces cartes.
           *[no] { $seat } mise { $highest } et ne connaît aucune carte que vous ne connaissez pas.
        }
    }
felicity-because-bid = { felicity-because-part-worth } { felicity-because-part-leader } Si vous l’obtenez pour { $bid }, vous y gagnez environ { $left }.
felicity-because-push = { felicity-because-part-worth } { felicity-because-part-leader } Mais quelqu’un ira sans doute au-delà de { $bid } et paiera ; sinon, vous y perdez environ { $left }.
felicity-because-pass =
    { $mice ->
        [0] { felicity-because-part-worth } La prochaine mise, { $bid }, dépasse cette valeur. Passer ne vous coûte rien.
       *[other] { felicity-because-part-worth } La prochaine mise, { $bid }, dépasse cette valeur. Passer ne vous coûte rien et rapporte { $mice } souris.
    }
felicity-because-pass-mice =
    { $mice ->
        [0] { felicity-because-part-worth } La prochaine mise, { $bid }, ne vous ferait gagner qu’environ { $left }, et d’autres peuvent encore monter. Passer ne vous coûte rien.
       *[other] { felicity-because-part-worth } La prochaine mise, { $bid }, ne vous ferait gagner qu’environ { $left }, et d’autres peuvent encore monter. Passer rapporte { $mice } souris à coup sûr.
    }
felicity-because-take-bid = Il ne reste que vous, et le sac est entièrement visible : il vaut { $worth } et vous coûte { $price }.
felicity-because-take-pass = Il ne reste que vous, et le sac est entièrement visible : il ne vaut que { $worth } et vous coûterait { $price }.
felicity-because-place-rich = { felicity-because-part-card } Vous avez à peu près { $mice } souris de plus que les autres : que le sac mérite d’être disputé. { felicity-because-part-shown }
felicity-because-place-poor = { felicity-because-part-card } Vous avez à peu près { $mice } souris de moins que les autres : qu’ils paient pour un sac moins bon. { felicity-because-part-shown }
felicity-because-place-even = { felicity-because-part-card } Vous avez à peu près autant de souris que les autres. Une carte très bonne ou très mauvaise vous sert surtout là où elle reste longtemps cachée. { felicity-because-part-shown }
felicity-because-place-guess =
    { $richer ->
        [yes] { felicity-because-part-card } De qui a plus de souris que les autres, on attend une bonne carte : celle-ci entretient le doute. { felicity-because-part-shown }
       *[no] { felicity-because-part-card } De qui a moins de souris que les autres, on attend une mauvaise carte : celle-ci entretient le doute. { felicity-because-part-shown }
    }
felicity-because-place-open =
    { $more ->
        [one] { felicity-because-part-card } { felicity-because-part-shown } { $more } autre carte sera posée à côté, face cachée.
       *[other] { felicity-because-part-card } { felicity-because-part-shown } { $more } autres cartes seront posées à côté, face cachée.
    }
felicity-condition-pass-above = Passer dès que la mise dépasse { $number }
felicity-condition-bid-up-to = Miser chaque fois une de plus, jusqu’à { $number }, puis passer
## Ce que règle chaque option

felicity-option-small_dog-about = Quel chat un petit chien seul fait fuir de la rangée.
felicity-option-first_player-about = Qui commence la première manche. Ensuite, c’est la personne qui a remporté le dernier sac.
felicity-option-open_mice-about = Chacun voit-il combien de souris il reste aux autres ?
