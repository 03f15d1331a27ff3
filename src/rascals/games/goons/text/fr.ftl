### Goons.

## Erreurs de positions

goons-error-cubes = city, cribs, out : au plus { $most } de { $kind }, et non { $given }.
goons-error-row = { $key } : { $size } lettres parmi { $valid }, et non { $given }.
goons-error-goons = goons : une carte pour chaque place, mais dans la phase goon seulement pour celles qui précèdent dans l’ordre du tour.
goons-error-to-act = to_act : { $valid }, qui découle du reste, et non { $given }.
goons-error-no-move = to_act : la place { $given } n’a aucun coup légal.
goons-error-twice = { $key } : { $given } est déjà quelque part.
goons-error-pile = { $key } : chaque pile sous la forme [place, marqueurs], et non { $given }.
goons-error-piles = { $key } : la plus grande pile d’abord, et non { $given }.
goons-error-energy = energy, villains : au plus { $most } de la place { $seat }, et non { $given }.
goons-error-deck = { $key } : un plan pour chaque manche à venir, au moins { $least }, et non { $given }.
goons-error-used = { $key } : false pour cet objet, qui ne peut pas l’être.
goons-error-items = items : au plus { $most } de { $item } en tout, et non { $given }.
goons-error-no-question = pending : une question dans la phase { $phase }, quand aucun pas n’est dû.
goons-error-taken = this_turn.cube, this_turn.space : un cube et sa colonne, dans la rangée de ce tour, ou null tous les deux.
goons-error-ability = this_turn.ability : null, quand la capacité n’est pas utilisée ou qu’aucun cube de cette couleur n’est hors du jeu.
goons-error-knife = { $key } : une source ouverte et une autre couleur que la sienne, le couteau étant épuisé, et non { $given }.
goons-error-step-1 = resolution : rien d’autre que colour, step et doubled à l’étape 1.
goons-error-steps = steps : dus par la place dont c’est le tour ou par une place qu’on récompense, et non par { $given }.
goons-error-walking = pending : null ou trade tant que des pas gratuits sont dus, et non { $given }.
goons-error-goal = resolution : personne n’est payé à l’étape 4 sans objectif atteint.
goons-error-question = pending : pas de { $kind } dans la phase { $phase } à cette étape de ce plan.
goons-error-pending = pending : { $kind } ne peut être demandé ici à { $seat }.
