### Goons.

## Fehler von Stellungen

goons-error-cubes = city, cribs, out: höchstens { $most } von { $kind }, nicht { $given }.
goons-error-row = { $key }: { $size } Buchstaben aus { $valid }, nicht { $given }.
goons-error-goons = goons: eine Karte für jeden Platz, in der Phase goon nur für die, die in der Reihenfolge schon dran waren.
goons-error-to-act = to_act: { $valid }, wie aus dem Übrigen folgt, nicht { $given }.
goons-error-no-move = to_act: Platz { $given } hat keinen erlaubten Zug.
goons-error-twice = { $key }: { $given } ist schon anderswo.
goons-error-pile = { $key }: jeder Stapel als [Platz, Marker], nicht { $given }.
goons-error-piles = { $key }: der größte Stapel zuerst, nicht { $given }.
goons-error-energy = energy, villains: höchstens { $most } von Platz { $seat }, nicht { $given }.
goons-error-deck = { $key }: ein Plan für jede kommende Runde, mindestens { $least }, nicht { $given }.
goons-error-used = { $key }: false bei diesem Gegenstand, der das nicht sein kann.
goons-error-items = items: überall zusammen höchstens { $most } von { $item }, nicht { $given }.
goons-error-no-question = pending: eine Frage in der Phase { $phase }, wo keine Schritte ausstehen.
goons-error-taken = this_turn.cube, this_turn.space: ein Würfel und seine Spalte, in der Reihe dieses Zuges, oder beide null.
goons-error-ability = this_turn.ability: null, wo die Fähigkeit nicht genutzt oder kein solcher Würfel aus dem Spiel ist.
goons-error-knife = { $key }: eine offene Quelle und eine andere Farbe als ihre eigene, das Messer erschöpft, nicht { $given }.
goons-error-step-1 = resolution: in Schritt 1 nichts als colour, step und doubled.
goons-error-steps = steps: ausstehend beim Platz, der am Zug ist oder belohnt wird, nicht bei { $given }.
goons-error-walking = pending: null oder trade, solange freie Schritte ausstehen, nicht { $given }.
goons-error-goal = resolution: in Schritt 4 wird niemand bezahlt, wenn kein Ziel erreicht ist.
goons-error-question = pending: kein { $kind } in der Phase { $phase } bei diesem Schritt dieses Plans.
goons-error-pending = pending: { $kind } kann hier nicht von { $seat } erfragt werden.
