### Goons.

## Errors of positions

goons-error-cubes = city, cribs, out: at most { $most } of { $kind }, not { $given }.
goons-error-row = { $key }: { $size } letters of { $valid }, not { $given }.
goons-error-goons = goons: a card for each seat, but in the phase goon for those alone who come before in turn order.
goons-error-to-act = to_act: { $valid }, as follows from the rest, not { $given }.
goons-error-no-move = to_act: seat { $given } has no legal move.
goons-error-twice = { $key }: { $given } is somewhere already.
goons-error-pile = { $key }: each pile as [seat, markers], not { $given }.
goons-error-piles = { $key }: the largest pile first, not { $given }.
goons-error-energy = energy, villains: at most { $most } of seat { $seat }, not { $given }.
goons-error-deck = { $key }: a scheme for each round to come, at least { $least }, not { $given }.
goons-error-used = { $key }: false for this item, which cannot be that.
goons-error-items = items: at most { $most } of { $item } anywhere, not { $given }.
goons-error-no-question = pending: a question in the phase { $phase }, where no steps are owed.
goons-error-taken = this_turn.cube, this_turn.space: a cube and its column, in the row of this turn, or both null.
goons-error-ability = this_turn.ability: null, where the ability is not used or no such cube is out of the game.
goons-error-knife = { $key }: an open source and another colour than its own, the knife being exhausted, not { $given }.
goons-error-step-1 = resolution: nothing but colour, step and doubled in step 1.
goons-error-steps = steps: owed by whose turn it is, or by a seat that is being rewarded, not by { $given }.
goons-error-walking = pending: null, or trade, while free steps are owed, not { $given }.
goons-error-goal = resolution: nobody is paid in step 4 where no goal is reached.
goons-error-question = pending: no { $kind } in the phase { $phase } at this step of this scheme.
goons-error-pending = pending: { $kind } cannot be asked of { $seat } here.
