### Critter Heist. Deutsch.
### Plätze kommen als Namen, Tiere, Plättchen, Fallen und Beute mit den Wörtern unten, Listen fertig verbunden; ein
### unbekannter Wert als „none“. $you ist „yes“, wenn der erste Platz der Nachricht der lesenden Person gehört; ein
### späterer: der Name dieses Werts.

## Titel

heist = Critter Heist
heist-tagline = Legt die Gänge, meidet den Alarm, holt euch das Essen und seid rechtzeitig daheim.

## Wörter für Werte

heist-term-badger = Dachs
heist-term-bat = Fledermaus
heist-term-bird = Vogel
heist-term-butterfly = Schmetterling
heist-term-ferret = Frettchen
heist-term-fox = Fuchs
heist-term-hedgehog = Igel
heist-term-mole = Maulwurf
heist-term-mouse = Maus
heist-term-owl = Eule
heist-term-raccoon = Waschbär
heist-term-snake = Schlange
heist-term-spider = Spinne
heist-term-squirrel = Eichhörnchen
heist-term-straight-plain = Gerade
heist-term-straight-security = Gerade mit Überwachung
heist-term-straight-trap = Gerade mit Falle
heist-term-corner-plain = Ecke
heist-term-corner-security = Ecke mit Überwachung
heist-term-corner-trap = Ecke mit Falle
heist-term-T-plain = T-Stück
heist-term-T-security = T-Stück mit Überwachung
heist-term-T-trap = T-Stück mit Falle
heist-term-cross-plain = Kreuzung
heist-term-cross-security = Kreuzung mit Überwachung
heist-term-cross-trap = Kreuzung mit Falle
heist-term-rotate = Drehung
heist-term-tile = Zusatzplättchen
heist-term-swap = Tausch
heist-term-suspicion = Verdacht
heist-term-fake-path = Scheinweg
heist-term-slippery = Rutschboden
heist-term-pit = Grube
heist-term-camera = versteckte Kamera
heist-term-hook = Haken
heist-term-canned = Konserven
heist-term-nuts = Nüsse
heist-term-gourd = Kürbis
heist-term-apple = Apfel
heist-term-minus = Minuspunkt
heist-term-n = Norden
heist-term-e = Osten
heist-term-s = Süden
heist-term-w = Westen
heist-term-r0 = 0°
heist-term-r90 = 90°
heist-term-r180 = 180°
heist-term-r270 = 270°
heist-term-hire = Anheuern
heist-term-layout = Auslegen
heist-term-heist = der Coup
heist-term-over = Partie beendet
heist-term-start = Start
heist-term-arrival = Ankunft
heist-term-turn = Zugbeginn
heist-term-security = Überwachung
heist-term-trap = Falle
heist-term-plain = einfach
heist-term-side = Seitenlager
heist-term-centre = Lager der Mitte
heist-term-hand = aus der Hand
heist-term-table = vom Tisch
heist-term-discard = vom Ablagestapel
heist-term-communal = vom gemeinsamen Stapel
heist-term-all-banked = alle Beute ist in Sicherheit
heist-term-carriers-done = die letzten mit Beute hatten ihre Züge
heist-term-all-ended = die letzte Bande ist draußen
heist-term-last-crew = die letzte Bande hatte ihre Züge
heist-term-countdown = die letzten Züge sind vorbei
heist-term-turn-limit = die Zuggrenze ist erreicht

## Ereignisse

heist-event-dealt =
    { $you ->
        [yes] { $critters ->
                [none] Du bekommst eine Hand Tiere.
               *[other] Du bekommst: { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } bekommt eine Hand Tiere.
               *[other] { $seat } bekommt: { $critters }.
            }
    }
heist-event-looked =
    { $you ->
        [yes] { $critters ->
                [none] Du siehst dir Stapel { $pile } an.
               *[other] Du siehst dir Stapel { $pile } an: { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } sieht sich Stapel { $pile } an.
               *[other] { $seat } sieht sich Stapel { $pile } an: { $critters }.
            }
    }
heist-event-hired =
    { $you ->
        [yes] { $critter ->
                [none] Du heuerst ein Tier aus Stapel { $pile } an.
               *[other] Du heuerst aus Stapel { $pile } an: { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } heuert ein Tier aus Stapel { $pile } an.
               *[other] { $seat } heuert aus Stapel { $pile } an: { $critter }.
            }
    }
heist-event-pile-passed =
    { $you ->
        [yes] Du nimmst nichts aus Stapel { $pile }.
       *[no] { $seat } nimmt nichts aus Stapel { $pile }.
    }
heist-event-hired-from-deck =
    { $you ->
        [yes] { $critter ->
                [none] Du heuerst das oberste Tier vom Stapel an.
               *[other] Du heuerst das oberste Tier vom Stapel an: { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } heuert das oberste Tier vom Stapel an.
               *[other] { $seat } heuert das oberste Tier vom Stapel an: { $critter }.
            }
    }
heist-event-chosen =
    { $you ->
        [yes] { $critters ->
                [none] Du hast gewählt.
               *[other] Du hast gewählt: { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } hat gewählt.
               *[other] { $seat } hat gewählt: { $critters }.
            }
    }
heist-event-kept =
    { $you ->
        [yes] { $critters ->
                [none] Du behältst, was du gewählt hast.
               *[other] Du behältst: { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } behält die gewählten Tiere.
               *[other] { $seat } behält: { $critters }.
            }
    }
heist-event-passed-on =
    { $you ->
        [yes] { $critters ->
                [none] Eine neue Hand kommt zu dir.
               *[other] Eine neue Hand kommt zu dir: { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } bekommt die nächste Hand.
               *[other] { $seat } bekommt die nächste Hand: { $critters }.
            }
    }
heist-event-discarded =
    { $you ->
        [yes] Auf deinen Ablagestapel kommen: { $critters }.
       *[no] Auf den Ablagestapel von { $seat } kommen: { $critters }.
    }
heist-event-hiring-over = Alle Banden sind vollzählig.
heist-event-tile-drawn =
    { $you ->
        [yes] Du ziehst: { $tile }.
       *[no] { $seat } zieht: { $tile }.
    }
heist-event-tiles-drawn =
    { $you ->
        [yes] Du ziehst: { $tiles }.
       *[no] { $seat } zieht: { $tiles }.
    }
heist-event-tiles-to-hand =
    { $you ->
        [yes] { $tiles ->
                [none] Du ziehst ein Plättchen auf die Hand.
               *[other] Du ziehst auf die Hand: { $tiles }.
            }
       *[no] { $tiles ->
                [none] { $seat } zieht ein Plättchen auf die Hand.
               *[other] { $seat } zieht auf die Hand: { $tiles }.
            }
    }
heist-event-tile-seen =
    { $you ->
        [yes] { $tile ->
                [none] Du siehst dir das oberste Plättchen an.
               *[other] Du siehst dir das oberste Plättchen an: { $tile }.
            }
       *[no] { $tile ->
                [none] { $seat } sieht sich das oberste Plättchen an.
               *[other] { $seat } sieht sich das oberste Plättchen an: { $tile }.
            }
    }
heist-event-tiles-seen =
    { $you ->
        [yes] { $tiles ->
                [none] Du siehst dir die obersten Plättchen an.
               *[other] Du siehst dir die obersten Plättchen an: { $tiles }.
            }
       *[no] { $tiles ->
                [none] { $seat } sieht sich die obersten Plättchen an.
               *[other] { $seat } sieht sich die obersten Plättchen an: { $tiles }.
            }
    }
heist-event-tile-placed =
    { $you ->
        [yes] Du legst auf { $cell }: { $tile }, gedreht um { $turn }.
       *[no] { $seat } legt auf { $cell }: { $tile }, gedreht um { $turn }.
    }
heist-event-webbed =
    { $you ->
        [yes] Bevor du ziehen kannst, legt { $by } auf { $cell }: { $tile }, gedreht um { $turn }.
        [by] Bevor { $seat } ziehen kann, legst du auf { $cell }: { $tile }, gedreht um { $turn }.
       *[no] Bevor { $seat } ziehen kann, legt { $by } auf { $cell }: { $tile }, gedreht um { $turn }.
    }
heist-event-web-declined =
    { $you ->
        [yes] Du behältst dein Plättchen.
       *[no] { $seat } behält das zurückgehaltene Plättchen.
    }
heist-event-draw-said =
    { $you ->
        [yes] Du willst ein Plättchen ziehen.
       *[no] { $seat } will ein Plättchen ziehen.
    }
heist-event-stopped =
    { $you ->
        [yes] Du ziehst nicht weiter.
       *[no] { $seat } zieht nicht weiter.
    }
heist-event-tile-put-back =
    { $you ->
        [yes] Du legst das Plättchen zurück auf den Stapel.
       *[no] { $seat } legt das Plättchen zurück auf den Stapel.
    }
heist-event-tile-held =
    { $you ->
        [yes] { $tile ->
                [none] Du hältst ein Plättchen zurück.
               *[other] Du hältst zurück: { $tile }.
            }
       *[no] { $tile ->
                [none] { $seat } hält eines der Plättchen zurück.
               *[other] { $seat } hält zurück: { $tile }.
            }
    }
heist-event-no-tile-held =
    { $you ->
        [yes] Du hältst kein Plättchen zurück.
       *[no] { $seat } hält kein Plättchen zurück.
    }
heist-event-tile-gone = Der Weg auf { $cell } war nur Schein und ist weg: { $tile }.
heist-event-tiles-shuffled = Die übrigen Plättchen werden wieder eingemischt.
heist-event-heist-began = Der Coup beginnt.
heist-event-turn-began =
    { $you ->
        [yes] Runde { $round }: Du bist am Zug.
       *[no] Runde { $round }: { $seat } ist am Zug.
    }
heist-event-moved =
    { $you ->
        [yes] Du gehst von { $from_cell } nach { $cell }.
       *[no] { $seat } geht von { $from_cell } nach { $cell }.
    }
heist-event-loot-taken =
    { $you ->
        [yes] Du nimmst auf { $cell }: { $loot }.
       *[no] { $seat } nimmt auf { $cell }: { $loot }.
    }
heist-event-loot-left =
    { $you ->
        [yes] Du lässt liegen, was auf { $cell } liegt.
       *[no] { $seat } lässt liegen, was auf { $cell } liegt.
    }
heist-event-banked =
    { $you ->
        [yes] Du bringst in Sicherheit: { $loot }.
       *[no] { $seat } bringt in Sicherheit: { $loot }.
    }
heist-event-ended =
    { $you ->
        [yes] Du bist als Nummer { $place } draußen.
       *[no] { $seat } ist als Nummer { $place } draußen.
    }
heist-event-first-bonus =
    { $you ->
        [yes] Du bist zuerst draußen; das ist 2 Punkte wert.
       *[no] { $seat } ist zuerst draußen; das ist 2 Punkte wert.
    }
heist-event-late =
    { $you ->
        [yes] Du bist zu spät.
       *[no] { $seat } ist zu spät.
    }
heist-event-suspected =
    { $you ->
        [yes] { $number ->
                [0] Dein Verdacht ist schon bei { $suspicion } und steigt nicht weiter.
               *[other] Dein Verdacht steigt um { $number } auf { $suspicion }.
            }
       *[no] { $number ->
                [0] Der Verdacht von { $seat } ist schon bei { $suspicion } und steigt nicht weiter.
               *[other] Der Verdacht von { $seat } steigt um { $number } auf { $suspicion }.
            }
    }
heist-event-calmed =
    { $you ->
        [yes] Dein Verdacht sinkt auf { $suspicion }.
       *[no] Der Verdacht von { $seat } sinkt auf { $suspicion }.
    }
heist-event-penalty =
    { $you ->
        [yes] Du verlierst 1 Punkt: Der Verdacht kann nicht mehr steigen.
       *[no] { $seat } verliert 1 Punkt: Der Verdacht kann nicht mehr steigen.
    }
heist-event-minus-taken =
    { $you ->
        [yes] Du musst einen Minuspunkt tragen.
       *[no] { $seat } muss einen Minuspunkt tragen.
    }
heist-event-security-evaded =
    { $you ->
        [yes] Die Überwachung bemerkt dich nicht.
       *[no] { $seat } entgeht der Überwachung.
    }
heist-event-trap-evaded =
    { $you ->
        [yes] Du weichst der Falle aus.
       *[no] { $seat } weicht der Falle aus.
    }
heist-event-reacted =
    { $you ->
        [yes] Du antwortest mit einem Tier { $zone }: { $critter }.
       *[no] { $seat } antwortet mit einem Tier { $zone }: { $critter }.
    }
heist-event-suffered =
    { $you ->
        [yes] Du weichst nicht aus.
       *[no] { $seat } weicht nicht aus.
    }
heist-event-trap-turned-up =
    { $you ->
        [yes] Eine Falle wird für dich aufgedeckt: { $trap }.
       *[no] Eine Falle wird für { $seat } aufgedeckt: { $trap }.
    }
heist-event-traps-shuffled = Die Fallen werden gemischt.
heist-event-no-effect =
    { $you ->
        [yes] Die Falle ({ $trap }) tut dir nichts.
       *[no] Die Falle ({ $trap }) tut { $seat } nichts.
    }
heist-event-rolled =
    { $you ->
        [yes] Der Kompass zeigt dir: { $way }.
       *[no] Der Kompass zeigt für { $seat }: { $way }.
    }
heist-again-rolled =
    { $you ->
        [yes] Der Kompass zeigt dir: { $way }. Dorthin führt kein Weg: noch einmal.
       *[no] Der Kompass zeigt für { $seat }: { $way }. Dorthin führt kein Weg: noch einmal.
    }
heist-event-slipped =
    { $you ->
        [yes] Du rutschst nach { $cell }.
       *[no] { $seat } rutscht nach { $cell }.
    }
heist-event-turned =
    { $you ->
        [yes] Du drehst das Plättchen auf { $cell }: { $turn }.
       *[no] { $seat } dreht das Plättchen auf { $cell }: { $turn }.
    }
heist-event-loot-dropped =
    { $you ->
        [yes] Du verlierst: { $loot } (liegt jetzt auf { $cell }).
       *[no] { $seat } verliert: { $loot } (liegt jetzt auf { $cell }).
    }
heist-event-swapped =
    { $you ->
        [yes] Du tauschst mit dem gemeinsamen Stapel: { $given } gegen { $critter }.
       *[no] { $seat } tauscht mit dem gemeinsamen Stapel: { $given } gegen { $critter }.
    }
heist-event-card-discarded =
    { $you ->
        [yes] Du legst { $zone } ab: { $critter }.
       *[no] { $seat } legt { $zone } ab: { $critter }.
    }
heist-event-card-laid =
    { $you ->
        [yes] Du legst ohne Wirkung auf den Tisch: { $critter }.
       *[no] { $seat } legt ohne Wirkung auf den Tisch: { $critter }.
    }
heist-event-card-drawn =
    { $you ->
        [yes] { $critter ->
                [none] Du ziehst ein Tier.
               *[other] Du ziehst: { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } zieht ein Tier.
               *[other] { $seat } zieht: { $critter }.
            }
    }
heist-event-played =
    { $you ->
        [yes] Du spielst { $zone }: { $critter }.
       *[no] { $seat } spielt { $zone }: { $critter }.
    }
heist-event-trash-dug =
    { $you ->
        [yes] Du nimmst vom Ablagestapel ({ $from }): { $critter }.
        [from] { $seat } nimmt von deinem Ablagestapel: { $critter }.
       *[no] { $seat } nimmt vom Ablagestapel ({ $from }): { $critter }.
    }
heist-event-snatched =
    { $you ->
        [yes] Du lässt { $to } ein Tier ablegen.
        [to] { $seat } lässt dich ein Tier ablegen.
       *[no] { $seat } lässt { $to } ein Tier ablegen.
    }
heist-event-appeared =
    { $you ->
        [yes] Du kommst auf { $cell } aus dem Lüftungsschacht.
       *[no] { $seat } kommt auf { $cell } aus dem Lüftungsschacht.
    }
heist-event-pricked =
    { $you ->
        [yes] Der Igel von { $by } treibt dich nach { $cell }.
        [by] Dein Igel treibt { $seat } nach { $cell }.
       *[no] Der Igel von { $by } treibt { $seat } nach { $cell }.
    }
heist-event-bat-sent =
    { $you ->
        [yes] Du schickst die Fledermaus zu { $to }.
        [to] { $seat } schickt die Fledermaus zu dir.
       *[no] { $seat } schickt die Fledermaus zu { $to }.
    }
heist-event-traps-seen =
    { $you ->
        [yes] { $traps ->
                [none] Du siehst dir die obersten Fallen an.
               *[other] Du siehst dir die obersten Fallen an: { $traps }.
            }
       *[no] { $traps ->
                [none] { $seat } sieht sich die obersten Fallen an.
               *[other] { $seat } sieht sich die obersten Fallen an: { $traps }.
            }
    }
heist-event-traps-ordered =
    { $you ->
        [yes] { $traps ->
                [none] Du legst die Fallen zurück.
               *[other] Du legst die Fallen zurück, von oben: { $traps }.
            }
       *[no] { $traps ->
                [none] { $seat } legt die Fallen zurück.
               *[other] { $seat } legt die Fallen zurück, von oben: { $traps }.
            }
    }
heist-event-cards-seen =
    { $you ->
        [yes] { $critters ->
                [none] Du siehst dir die obersten Tiere an.
               *[other] Du siehst dir die obersten Tiere an: { $critters }.
            }
       *[no] { $critters ->
                [none] { $seat } sieht sich die obersten Tiere an.
               *[other] { $seat } sieht sich die obersten Tiere an: { $critters }.
            }
    }
heist-event-card-kept =
    { $you ->
        [yes] { $critter ->
                [none] Du behältst eines davon.
               *[other] Du behältst: { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } behält eines davon.
               *[other] { $seat } behält: { $critter }.
            }
    }
heist-event-given =
    { $you ->
        [yes] Du gibst an { $to }: { $critter }.
        [to] { $seat } gibt dir: { $critter }.
       *[no] { $seat } gibt an { $to }: { $critter }.
    }
heist-event-hand-seen =
    { $you ->
        [yes] { $critters ->
                [none] Du siehst dir die Hand von { $to } an.
               *[other] Du siehst dir die Hand von { $to } an: { $critters }.
            }
        [to] { $seat } sieht sich deine Hand an.
       *[no] { $critters ->
                [none] { $seat } sieht sich die Hand von { $to } an.
               *[other] { $seat } sieht sich die Hand von { $to } an: { $critters }.
            }
    }
heist-event-picked =
    { $you ->
        [yes] { $critter ->
                [none] Du nimmst eine Karte von { $from }.
               *[other] Du nimmst von { $from }: { $critter }.
            }
        [from] { $critter ->
                [none] { $seat } nimmt eine Karte von dir.
               *[other] { $seat } nimmt von dir: { $critter }.
            }
       *[no] { $critter ->
                [none] { $seat } nimmt eine Karte von { $from }.
               *[other] { $seat } nimmt von { $from }: { $critter }.
            }
    }
heist-event-none-picked =
    { $you ->
        [yes] Du nimmst keine Karte von { $from }.
        [from] { $seat } nimmt keine Karte von dir.
       *[no] { $seat } nimmt keine Karte von { $from }.
    }
heist-event-game-over = Die Partie ist zu Ende: { $reason }.
heist-event-hand-shown =
    { $you ->
        [yes] Übrig in deiner Hand: { $critters }.
       *[no] Übrig in der Hand von { $seat }: { $critters }.
    }
heist-event-final-score =
    { $you ->
        [yes] Dein Ergebnis: mitgenommen { $worth }, Prämien und Strafen { $points } = { $score }.
       *[no] { $seat }: mitgenommen { $worth }, Prämien und Strafen { $points } = { $score }.
    }
## Züge

heist-move-look = Stapel { $pile } ansehen
heist-move-hire =
    { $critter ->
        [none] Ein Tier anheuern
       *[other] Anheuern: { $critter }
    }
heist-move-pass_pile = Keines nehmen
heist-move-keep =
    { $critter ->
        [none] Ein Tier behalten
       *[other] Behalten: { $critter }
    }
heist-move-discard = Ablegen: { $critter }
heist-move-discard_table = Vom Tisch ablegen: { $critter }
heist-move-place = Das Plättchen legen
heist-move-place_tile = Legen: { $tile }
heist-move-place_held = Das zurückgehaltene Plättchen legen
heist-move-web = Zuerst dein Plättchen legen
heist-move-turn = Gedreht um { $by }
heist-move-at = Auf { $cell }
heist-move-draw = Ein Plättchen ziehen
heist-move-stop = Nicht weiter ziehen
heist-move-decline = Dein Plättchen behalten
heist-move-move = Gehen: { $way }
heist-move-move_to = Gehen nach { $cell }
heist-move-take = Ein Stück nehmen
heist-move-take_food = Nehmen: { $food }
heist-move-leave = Nichts nehmen
heist-move-score = Werten, was du trägst
heist-move-escape = Den Coup beenden
heist-move-end = Zug beenden
heist-move-play = Spielen: { $critter }
heist-move-play_table = Vom Tisch spielen: { $critter }
heist-move-target = Wählen: { $seat }
heist-move-towards = Richtung: { $way }
heist-move-on = { $cell } wählen
heist-move-pick =
    { $critter ->
        [none] Eine Karte nehmen
       *[other] Nehmen: { $critter }
    }
heist-move-order =
    { $trap ->
        [none] Die Fallen ordnen
       *[other] Nächste Falle: { $trap }
    }
heist-move-hold =
    { $tile ->
        [none] Ein Plättchen zurückhalten
       *[other] Zurückhalten: { $tile }
    }
heist-move-evade = Ausweichen: { $critter }
heist-move-evade_table = Vom Tisch ausweichen: { $critter }
heist-move-suffer = Nicht ausweichen
heist-move-rotate = Das Plättchen drehen: { $by }
heist-move-drop = Auf { $cell } legen
heist-kind-look = Einen Stapel ansehen
heist-kind-hire = Ein Tier anheuern
heist-kind-keep = Karten zum Behalten
heist-kind-discard = Karten zum Ablegen
heist-kind-discard_table = Karten auf dem Tisch
heist-kind-place_tile = Ein Plättchen legen
heist-kind-turn = Wie das Plättchen liegt
heist-kind-at = Wohin das Plättchen kommt
heist-kind-move = Gehen
heist-kind-move_to = Das Lager verlassen
heist-kind-take_food = Essen nehmen
heist-kind-play = Ein Tier spielen
heist-kind-play_table = Vom Tisch spielen
heist-kind-target = Wen?
heist-kind-towards = In welche Richtung?
heist-kind-on = Wo?
heist-kind-pick = Eine Karte nehmen
heist-kind-order = Die nächste Falle, von oben
heist-kind-hold = Ein Plättchen zurückhalten
heist-kind-evade = Ausweichen
heist-kind-evade_table = Vom Tisch ausweichen
heist-kind-rotate = Das Plättchen drehen
heist-kind-drop = Wohin kommt die Beute?

## Ablehnungen

heist-refusal-no-action = Eine Aktion mit der Nummer { $action } gibt es nicht.
heist-refusal-unknown-move = Das ist kein Zug.
heist-refusal-game-over = Die Partie ist zu Ende.
heist-refusal-not-your-turn = Du bist nicht am Zug: { $seat } spielt gerade.
heist-refusal-answer-awaited = Erst muss { $seat } eine Frage beantworten.
heist-refusal-chosen-already = Du hast gewählt, und dabei bleibt es. Warte auf die anderen.
heist-refusal-not-awaited = Gerade bist du nicht gefragt.
heist-refusal-move-begun = Führe erst den begonnenen Zug fort.
heist-refusal-nothing-begun = Das setzt nur einen Zug wie „place“ oder „play“ fort: Beginne einen.
heist-refusal-no-such-seat = Diesen Platz gibt es nicht. Die Plätze sind 0 bis { $highest }.
heist-refusal-asked-look = Sieh dir zuerst einen Stapel an: „look 1“, „look 2“ oder „look 3“.
heist-refusal-asked-hire = Heuere zuerst ein Tier aus dem Stapel an, den du ansiehst, oder sag „pass-pile“.
heist-refusal-asked-keep = Behalte zuerst eines der Tiere, die dir die Eule zeigt.
heist-refusal-asked-cards = Wähle zuerst, welche deiner Karten du behältst und in welcher Reihenfolge die anderen liegen.
heist-refusal-asked-discard = Wähle zuerst eine Karte, die du verlierst: „discard“ und ihr Name.
heist-refusal-asked-place = Lege zuerst das Plättchen: Sag, wie es liegt und wo.
heist-refusal-asked-draw = Ziehe zuerst ein Plättchen, lege dein zurückgehaltenes oder sag „stop“.
heist-refusal-asked-web = Lege zuerst dein Plättchen für die andere Bande oder behalte es.
heist-refusal-asked-take = Nimm zuerst ein Stück oder lass alles liegen.
heist-refusal-asked-evade = Weiche zuerst dem aus, was du getroffen hast, oder sag, dass du nicht ausweichst.
heist-refusal-asked-rotate = Drehe zuerst das Plättchen, auf dem deine Bande steht.
heist-refusal-asked-drop = Sag zuerst, wohin die Beute am Haken kommt.
heist-refusal-asked-order = Lege zuerst die Fallen, die du ansiehst, in einer Reihenfolge zurück.
heist-refusal-asked-pick = Nimm zuerst eine Karte aus der Hand, die du ansiehst, oder keine.
heist-refusal-asked-hold = Halte zuerst eines der Plättchen zurück, die du ansiehst, oder keines.
heist-refusal-not-hiring = Die Tiere sind schon angeheuert.
heist-refusal-nothing-to-keep = Gerade gibt es nichts zu behalten oder auszuwählen.
heist-refusal-nothing-to-discard = Eine Karte verlierst du nur durch eine Grube, einen Waschbären oder indem du sie spielst.
heist-refusal-nothing-to-place = Gerade hast du kein Plättchen zu legen.
heist-refusal-nothing-to-web = Für andere wird nur gelegt, wenn jemand von ihnen zieht.
heist-refusal-nothing-to-stop = Es wird nichts gezogen, also gibt es nichts zu beenden oder abzulehnen.
heist-refusal-nothing-to-take = Etwas nehmen kannst du nur, wenn du den Ort betrittst, an dem es liegt. Geh weg und komm wieder.
heist-refusal-nothing-to-leave = Dir wird nichts angeboten, also gibt es nichts liegen zu lassen.
heist-refusal-nothing-to-evade = Weder Überwachung noch Falle trifft gerade deine Bande.
heist-refusal-nothing-to-rotate = Gerade dreht keine Falle dein Plättchen.
heist-refusal-nothing-to-drop = Gerade hängt nichts am Haken.
heist-refusal-nothing-to-order = Gerade siehst du dir keine Fallen an.
heist-refusal-nothing-to-pick = Gerade siehst du dir keine Hand an.
heist-refusal-nothing-to-hold = Gerade siehst du dir keine Plättchen an.
heist-refusal-no-moves-left = Dein Zug erlaubt keinen Schritt mehr. Bisher: Schritte { $moves }, Tiere { $critters }.
heist-refusal-off-board = Dort endet der Lageplan.
heist-refusal-empty-cell = Dort liegt noch kein Plättchen, und niemand geht auf ein leeres Feld.
heist-refusal-wall = Dort ist eine Wand: Auf beiden Seiten der Kante muss ein Weg sein. Ein Frettchen geht durch Wände.
heist-refusal-name-cell = Nenne beim Verlassen eines Lagers das Feld, das du betrittst, etwa „move CELL“.
heist-refusal-name-way = Sag, wohin du gehst: n, e, s oder w. Felder nennt man nur beim Verlassen eines Lagers.
heist-refusal-not-beside = Dieses Feld liegt nicht neben dem Lager.
heist-refusal-no-score = In dieser Ausgabe wird nichts durch eine Aktion gewertet.
heist-refusal-score-first = Gewertet wird vor jedem Schritt und jedem Tier, und du hast schon etwas davon benutzt.
heist-refusal-score-on-start = Beute wertet man nur auf einem Startfeld.
heist-refusal-scored-last-turn = Du hast in deinem vorigen Zug gewertet, und das geht nicht zweimal hintereinander.
heist-refusal-nothing-to-score = Du trägst keine Beute, die du werten könntest.
heist-refusal-no-escape = In dieser Ausgabe steigt niemand aus: Beute ist auf Startfeldern von selbst in Sicherheit.
heist-refusal-not-on-start = Der Coup endet für dich nur auf einem Startfeld.
heist-refusal-top-loot-first = Niemand beendet den Coup, bevor das Stück im Wert von { $worth } genommen ist.
heist-refusal-escape-first = Den Coup beendest du zu Beginn eines Zuges, vor jedem Schritt und jedem Tier.
heist-refusal-no-such-critter = Dieses Tier kommt hier nicht vor: { $critter }.
heist-refusal-not-in-hand = Dieses Tier hast du nicht auf der Hand: { $critter }.
heist-refusal-only-on-table = Dieses Tier liegt auf deinem Tisch, nicht auf der Hand: { $critter }. Schreib „table“ dazu.
heist-refusal-not-on-table = Dieses Tier liegt nicht auf deinem Tisch: { $critter }.
heist-refusal-no-critters-left = Dein Zug erlaubt dieses Tier nicht mehr: { $critter }. Bisher: Schritte { $moves }, Tiere { $critters }.
heist-refusal-reaction-only = Nur als Antwort spielbar, wenn du gefragt wirst und es hilft: { $critter }.
heist-refusal-badger-full = Für den Dachs gibt es kein Plättchen, oder du hast schon { $cap }.
heist-refusal-no-bat-target = Die Fledermaus findet nichts: Keine Falle ist übrig, oder keine Bande steht auf einer Falle.
heist-refusal-no-hedgehog-target = Keine Bande bis drei Schritte entfernt lässt sich bewegen.
heist-refusal-nothing-to-dig = Der Maulwurf findet kein Plättchen oder kein Feld dafür.
heist-refusal-no-owl-target = Die Eule findet nichts: Der Tierstapel ist leer, oder keine andere Bande ist noch im Coup.
heist-refusal-no-raccoon-target = Der Waschbär findet nichts: Keine Hand, kein Ablagestapel hat eine Karte für ihn.
heist-refusal-no-snake-target = Die Schlange hilft nur unter Überwachung und führt zu einer anderen der gedruckten Kreuzungen.
heist-refusal-no-spider-target = Du hältst schon ein Plättchen zurück, oder keines ist mehr anzusehen.
heist-refusal-name-seat = Nenne für dieses Tier einen Platz: { $critter }.
heist-refusal-name-place = Nenne für dieses Tier ein Feld: { $critter }.
heist-refusal-raccoon-most = Der Waschbär trifft von den anderen eine Person mit den meisten Karten auf der Hand.
heist-refusal-raccoon-pile = Dieser Ablagestapel ist leer: { $seat }.
heist-refusal-bat-crew = Diese Bande ist nicht mehr im Coup: { $seat }.
heist-refusal-bat-tile = Die Fledermaus braucht eine Falle, auf der eine Bande steht.
heist-refusal-butterfly-crew = Der Schmetterling trifft eine andere Bande, die unter Überwachung steht.
heist-refusal-owl-player = Die Eule geht an jemand anderen, der noch im Coup ist.
heist-refusal-hedgehog-crew = Der Igel erreicht Banden bis drei Schritte entfernt, die irgendwohin können.
heist-refusal-hedgehog-way = Der Igel treibt diese Bande einen Weg entlang an einen Nachbarort.
heist-refusal-snake-preset = Die Schlange führt zu einer gedruckten Kreuzung, einer anderen als deiner.
heist-refusal-looked-already = Diesen Stapel hast du in diesem Zug schon angesehen.
heist-refusal-pile-empty = Dieser Stapel ist leer.
heist-refusal-not-in-pile = Dieses Tier ist nicht in dem Stapel, den du ansiehst: { $critter }.
heist-refusal-must-hire = Der Tierstapel ist zu klein, um noch einmal zu passen: Nimm ein Tier aus diesem Stapel.
heist-refusal-not-dealt = Dieses Tier ist nicht oder nicht so oft unter deinen Karten: { $critter }.
heist-refusal-keep-first = Sag zuerst, welche Karten du behältst. Noch zu behalten: { $number }.
heist-refusal-kept-all = Du behältst genug Karten: Sag, in welcher Reihenfolge du die anderen ablegst.
heist-refusal-keep-in-order = Die behaltenen Karten nennst du nach ihren englischen Namen alphabetisch.
heist-refusal-name-tile = Sag, welches Plättchen du legst, etwa „place TILE r90 at CELL“.
heist-refusal-one-tile = Es gibt nur ein Plättchen zu legen: Sag nur, wie es liegt und wo.
heist-refusal-no-such-tile = Dieses Plättchen hast du nicht zu legen: { $tile }.
heist-refusal-no-tile-held = Du hältst kein Plättchen zurück.
heist-refusal-stack-empty = Es gibt kein Plättchen mehr zu ziehen.
heist-refusal-must-draw = Solange hier ein Plättchen zu ziehen ist, kannst du nicht aufhören.
heist-refusal-must-place = Dieses Plättchen muss gelegt werden, es kann nicht liegen bleiben.
heist-refusal-left-start = Jederzeit ziehen kannst du nur, bis deine Bande ihr Startfeld verlassen hat; danach nur beim Ankommen.
heist-refusal-no-open-cell = Von deiner Bande aus führt kein Weg auf ein leeres Feld.
heist-refusal-say-turn = Sag, wie das Plättchen liegt: r0, r90, r180 oder r270.
heist-refusal-say-cell = Sag, auf welches Feld das Plättchen kommt, etwa „at CELL“.
heist-refusal-same-turn = So gedreht sieht das Plättchen aus wie zuvor: Schreib eine dieser Drehungen: { $turns }.
heist-refusal-fits-nowhere = So gedreht passt das Plättchen auf kein Feld. Dreh es.
heist-refusal-taken-cell = Ein Plättchen kommt auf ein leeres Feld des Lageplans.
heist-refusal-not-open = Das Plättchen muss an den Ort der Bande anschließen, für die es liegt, und zu diesem Feld führt kein Weg.
heist-refusal-no-join = So gedreht trifft dort kein Weg auf einen anderen.
heist-refusal-foreign-start = Neben das Startfeld von jemand anderem legt man kein Plättchen.
heist-refusal-no-replacing = Dort liegt kein Plättchen, das sich ersetzen lässt. Gedruckte Felder bleiben, wie sie sind.
heist-refusal-crew-there = Ein Plättchen mit einer Bande darauf wird nicht ersetzt.
heist-refusal-mole-reach = Der Maulwurf gräbt nur neben einer Bande.
heist-refusal-own-mole-reach = Der Maulwurf gräbt nur neben deiner eigenen Bande.
heist-refusal-must-turn = Das Plättchen liegt schon so: Dreh es anders.
heist-refusal-no-way-off = So gedreht führt kein Weg von dem Plättchen weg.
heist-refusal-name-food = Hier liegt verschiedenes Essen: Sag, welches du nimmst.
heist-refusal-highest-only = Du nimmst das wertvollste Stück, das da liegt: Sag nur „take“.
heist-refusal-no-such-food = So etwas liegt hier nicht: { $food }.
heist-refusal-wrong-evasion = Hier hilft nur ein Tier: { $critter }.
heist-refusal-hand-only = Die Karte kommt von der Hand, nicht vom Tisch.
heist-refusal-own-place = Die Beute darf nicht bleiben, wo die Bande steht.
heist-refusal-out-of-reach = Die Beute kommt ein oder zwei Schritte weit, den Wegen nach.
heist-refusal-top-left = Nenne ein Lager nach seinem Feld oben links.
heist-refusal-not-seen = Das ist nicht oder nicht so oft unter dem, was du ansiehst.
heist-refusal-owl-given = Die Eule, die du eben gegeben hast, bleibt dort.

## The map, drawn

heist-board-keys-map = Auf dem Lageplan: Pfeiltasten gehen von Feld zu Feld, N zum nächsten wählbaren Ort, Enter wählt, R dreht ein Plättchen (Umschalt+R zurück), Esc nimmt es wieder auf; + und − vergrößern und verkleinern, 0 zeigt alles.
heist-map-label = Lageplan des Ladens bei Nacht
heist-map-tab = Plan
heist-around-more = Stapel, Zeichen, alle Züge
heist-map-role = Lageplan
heist-map-nearer = Vergrößern
heist-map-farther = Verkleinern
heist-map-whole = Ganzer Plan
heist-map-dark = noch dunkel: kein Plättchen
heist-map-start = Start, den niemand benutzt
heist-map-start-of = Start von { $name }
heist-map-preset-plain = gedruckte Kreuzung
heist-map-preset-security = gedruckte Kreuzung mit Überwachung
heist-map-preset-trap = gedruckte Kreuzung mit Falle
heist-map-ways = Wege: { $ways }
heist-map-loot = hier liegt: { $loot }
heist-map-crews = Banden: { $crews }
heist-map-you = du
heist-map-taken = hier hast du schon genommen
heist-map-taken-by = hier haben schon genommen: { $crews }
heist-map-fits = Das Plättchen passt hier, gedreht um: { $turns }
heist-map-held = Das Plättchen liegt hier zur Probe, gedreht um { $turn }; Enter legt es ab
heist-map-tried = hier liegt dein Plättchen zur Probe, gedreht um { $turn }
heist-map-marked = Ein Zug, den du ansiehst, betrifft diesen Ort
heist-map-far = Eine Bande geht Schritt für Schritt auf ein Nachbarfeld, zu dem ein Weg führt [H-14]
heist-map-tiles = Plättchen zum Legen
heist-map-tile = Plättchen: { $tile }
heist-map-turn = Plättchen drehen
heist-map-do = Ja, so
heist-map-put = Hier ablegen
heist-map-leave-so = So lassen
heist-map-lift = Wieder aufnehmen
heist-map-how = Wähle ein gestricheltes Feld für dieses Plättchen.
heist-map-take = Du darfst dieses Plättchen legen: Wähle es.
heist-map-suspicion = Verdacht { $number }
heist-map-sign-loot =
    { $edition ->
        [v5] Essen { $number }
       *[other] Beute { $number }
    }
heist-map-sign-safe = unbemerkt
heist-map-words = Der Lageplan in Worten
heist-map-legend = Was ist was auf dem Lageplan
heist-map-legend-corridor = Gang: Man geht, wo sich Wege treffen.
heist-map-legend-security =
    { $edition ->
        [v5] Überwachung mit Lichtschranken: Wer eintritt, bekommt Verdacht, mit Essen mehr.
       *[other] Überwachung mit Lichtschranken: Wer eintritt, bekommt Verdacht, mit Beute mehr.
    }
heist-map-legend-trap = Luke: Wer eintritt, zieht eine Falle.
heist-map-legend-burrow = Bau: ein Start und der Weg nach Hause.
heist-map-legend-loot =
    { $edition ->
        [v5] Essen in einem Lager oder auf einer Kreuzung, mit seinem Wert.
       *[other] Beute in einem Lager oder auf einer Kreuzung, mit ihrem Wert.
    }
heist-map-legend-crew = Eine Bande, in der Farbe und mit dem Zeichen ihrer Person.

## Wer was tun muss

heist-purpose = Dein Ziel: das Wertvollste holen und rechtzeitig zurück sein. Wer die meisten Punkte hat, gewinnt.
heist-status-look =
    { $you ->
        [yes] Sieh dir einen der drei Stapel an, um ein Tier anzuheuern.
       *[no] { $seat } heuert an und wählt einen Stapel.
    }
heist-status-hire =
    { $you ->
        [yes] Heuere ein Tier aus diesem Stapel an oder nimm keines.
       *[no] { $seat } sieht sich einen Stapel an und heuert ein Tier an oder keines.
    }
heist-status-keep =
    { $you ->
        [yes] Behalte eines dieser Tiere ({ $by }).
       *[no] { $seat } behält eines der obersten Tiere ({ $by }).
    }
heist-status-discard =
    { $you ->
        [yes] Du musst eine Karte abgeben: Wähle, welche ({ $by }).
       *[no] { $seat } muss eine Karte abgeben ({ $by }).
    }
heist-status-place =
    { $you ->
        [yes] Lege ein Plättchen: Wähle ein Feld, dann dreh es.
       *[no] { $seat } muss ein Plättchen legen.
    }
heist-status-draw =
    { $you ->
        [yes] Wege führen ins Dunkle: Ziehe ein Plättchen und lege es, oder hör auf.
       *[no] { $seat } kann ein Plättchen ziehen und legen oder aufhören.
    }
heist-status-web =
    { $you ->
        [yes] { $of } will ziehen: Zuerst dein zurückgehaltenes Plättchen legen oder es behalten?
        [of] { $seat } hat ein Plättchen zurückgehalten und kann es für dich legen, bevor du ziehst.
       *[no] { $seat } hat ein Plättchen zurückgehalten und kann es legen, bevor { $of } zieht.
    }
heist-status-take =
    { $you ->
        [yes] Deine Bande findet hier etwas: Ein Stück nehmen oder liegen lassen?
       *[no] { $seat } findet etwas: Ein Stück nehmen oder liegen lassen?
    }
heist-status-evade =
    { $you ->
        [yes] { $trap ->
                [none] { $hazard ->
                        [Falle] Deine Bande steht auf einer Falle: Mit einem Tier ausweichen ({ $critter }) oder nicht?
                       *[other] Deine Bande steht unter Überwachung: Mit einem Tier ausweichen ({ $critter }) oder nicht?
                    }
               *[other] Deine Bande steht auf einer Falle ({ $trap }): Mit einem Tier ausweichen ({ $critter }) oder nicht?
            }
       *[no] { $trap ->
                [none] { $hazard ->
                        [Falle] { $seat } steht auf einer Falle: Mit einem Tier ausweichen ({ $critter }) oder nicht?
                       *[other] { $seat } steht unter Überwachung: Mit einem Tier ausweichen ({ $critter }) oder nicht?
                    }
               *[other] { $seat } steht auf einer Falle ({ $trap }): Mit einem Tier ausweichen ({ $critter }) oder nicht?
            }
    }
heist-status-rotate =
    { $you ->
        [yes] Dreh das Plättchen unter deiner Bande, sodass ein Weg wegführt ({ $by }).
       *[no] { $seat } muss das Plättchen unter der eigenen Bande drehen ({ $by }).
    }
heist-status-drop =
    { $you ->
        [yes] Die Beute von { $of } hängt an deinem Haken: Wohin kommt sie, ein oder zwei Schritte weit?
        [of] { $seat } bestimmt, wohin deine Beute am Haken kommt.
       *[no] { $of } hat Beute am Haken: { $seat } bestimmt, wohin sie kommt.
    }
heist-status-order =
    { $you ->
        [yes] Lege die Fallen in einer Reihenfolge deiner Wahl zurück ({ $by }).
       *[no] { $seat } legt Fallen in einer Reihenfolge zurück ({ $by }).
    }
heist-status-pick =
    { $you ->
        [yes] Du siehst dir die Hand von { $of } an: Eine Karte nehmen oder keine? ({ $by })
        [of] { $seat } sieht sich deine Hand an und kann eine Karte nehmen ({ $by }).
       *[no] { $seat } sieht sich die Hand von { $of } an und kann eine Karte nehmen ({ $by }).
    }
heist-status-hold =
    { $you ->
        [yes] Halte eines dieser Plättchen zurück oder keines ({ $by }).
       *[no] { $seat } kann eines der obersten Plättchen zurückhalten ({ $by }).
    }
heist-status-turn =
    { $you ->
        [yes] { $moves ->
                [0] { $critters ->
                        [0] Schritte und Tiere sind verbraucht: Beende den Zug, oder tu, was noch angeboten wird.
                       *[other] Du bist am Zug (noch Tiere: { $critters }): Spiel eines oder beende ihn.
                    }
               *[other] { $critters ->
                        [0] Du bist am Zug (noch Schritte: { $moves }): Geh oder beende ihn.
                       *[other] Du bist am Zug (Schritte: { $moves }, Tiere: { $critters }): Geh, spiel oder beende ihn.
                    }
            }
       *[no] Am Zug: { $seat } (Schritte: { $moves }, Tiere: { $critters }).
    }
heist-status-choose =
    { $you ->
        [yes] Wähle verdeckt die Tiere deiner Bande.
       *[no] Noch keine Wahl: { $seat }.
    }
heist-status-over =
    { $you ->
        [yes] { $count ->
            [one] Die Partie ist zu Ende. Du hast gewonnen.
           *[other] Die Partie ist zu Ende. Geteilter Sieg: { $winners }.
        }
       *[no] Die Partie ist zu Ende. Sieg: { $winners }.
    }
heist-end-all-banked = Alle Beute ist in Sicherheit.
heist-end-carriers-done = Auf dem Plan lag keine Beute mehr, und wer welche trug, hatte seine letzten Züge.
heist-end-all-ended = Die letzte Bande hat den Coup verlassen.
heist-end-last-crew = Die letzte Bande hatte ihre letzten Züge.
heist-end-countdown = Die Züge nach dem ersten Ausstieg sind vorbei.
heist-end-turn-limit = Die Zuggrenze ist erreicht.

## Beschriftungen des Tisches

heist-label-draft = Dein Zug bisher
heist-label-first = Startperson
heist-label-round = Runde { $round }
heist-label-turn = Am Zug
heist-label-turns-taken = Züge gemacht
heist-label-carried = Trägt
heist-label-banked = In Sicherheit
heist-label-worth = Was zählt
heist-label-points = Punkte
heist-label-suspicion = Verdacht
heist-label-ended = Draußen als Nummer
heist-label-scored-last-turn = Im vorigen Zug gewertet
heist-label-left-start = Hat das Startfeld verlassen
heist-label-placed = Hier gelegte Plättchen
heist-label-hand = Hand
heist-label-table = Auf dem Tisch
heist-label-held = Zurückgehaltene Plättchen
heist-label-butterflies = Wartende Schmetterlinge
heist-label-foxes = Wartende Füchse
heist-label-top-loot-taken = Wertvollstes Stück genommen
heist-label-at = Steht auf
heist-label-discard = Ablagestapel
heist-label-stack = Übrige Plättchen
heist-label-traps = Übrige Fallen
heist-label-tiles = Plättchen auf der Hand
heist-label-cards = Karten auf der Hand
heist-label-board = Plättchen auf dem Plan
heist-label-box = Aus dem Spiel
heist-label-cap = Verdacht, höchstens
heist-label-countdown = Letzte Züge nach dem ersten Ausstieg
heist-label-critter-deck = Tiere im Stapel
heist-label-discards = Ablagestapel aller
heist-label-effects = Wirkt in diesem Zug
heist-label-all-walls = Frettchen wirkt auf alle Wände
heist-label-caught = Verdacht, wenn erwischt
heist-label-worths = Wert je Sorte
heist-label-clauses = Regeln der Karten
heist-label-reckoning = Abrechnung
heist-label-targets = Mögliche Ziele
heist-label-fixed = Gedruckte Felder
heist-label-known = Was dir gezeigt wurde
heist-label-last-turns = Übrige letzte Züge
heist-label-left = Übrig
heist-label-looked = Angesehene Stapel
heist-label-loot = Liegt auf dem Plan
heist-label-pending = Offene Frage
heist-label-piles = Stapel zum Anheuern
heist-label-size = Größe des Plans
heist-label-table-pack = Dritte Hand
heist-label-trap-deck = Fallen im Stapel
heist-label-trap-discard = Aufgedeckte Fallen
heist-label-unused = Unbenutzte Plättchen
heist-label-used = In diesem Zug benutzt
heist-label-choice = Deine Wahl
heist-label-chosen = Hat gewählt
heist-label-pack = Karten zur Wahl
heist-label-pack-size = Zahl der Karten zur Wahl
heist-label-taken-from = Hat genommen von
heist-label-waiting = Im Voraus gespielt
heist-label-birds = Vögel
heist-label-by = Durch
heist-label-turns-left = Übrige Züge
heist-label-ferret = Frettchen
heist-label-no-security = Keine Überwachung
heist-label-no-trap = Keine Fallen
heist-label-butterfly = Schmetterling
heist-label-fox = Fuchs
heist-label-kind = Art
heist-label-arrival = Ankunft
heist-label-victims = Fallen noch zu ziehen für
heist-label-of = Von
heist-label-cells = Felder
heist-label-where = Wo
heist-label-tile = Plättchen
heist-label-rotation = Gedreht um
heist-label-place = Ort
heist-label-step = Schritt
heist-label-moves = Schritte gemacht
heist-label-critters = Tiere gespielt

## Was Tiere und Fallen tun, nach der ersten Ausgabe, in der sie es tun

heist-does-raccoon-v1 = Wer von den anderen die meisten Handkarten hat, legt eine nach eigener Wahl ab.
heist-does-raccoon-v2 = Nimm die oberste Karte eines Ablagestapels auf die Hand.
heist-does-mole-v1 = Zieh ein Plättchen: Leg es neben deine Bande oder ersetze dort eines.
heist-does-mole-v2 = Sieh das nächste Plättchen an und ersetze damit eines neben einer Bande.
heist-does-mole-v5 = Sieh das oberste Plättchen an: Ersetze eines ohne Bande oder leg es zurück.
heist-does-ferret-v1 = Deine Schritte gehen in diesem Zug durch alle Wände.
heist-does-ferret-v2 = Einer deiner Schritte in diesem Zug darf durch eine Wand gehen.
heist-does-ferret-v5 = Du gehst in diesem Zug durch alle Wände und legst auch dahinter.
heist-does-bird-v1 = Ein Schritt mehr in diesem Zug.
heist-does-bird-v2 = Zwei Schritte mehr in diesem Zug.
heist-does-bird-v4 = Drei Schritte im ganzen Zug, und ein zweites Tier bleibt erlaubt.
heist-does-butterfly-v1 = In diesem Zug wirkt keine Überwachung auf deine Bande.
heist-does-butterfly-v2 = Antwort: Die eben betretene Überwachung tut nichts.
heist-does-butterfly-v5 = Die nächste Überwachung tut deiner Bande nichts. Eine andere Bande unter Überwachung bekommt sofort 1 Verdacht.
heist-does-squirrel-v1 = Dein Verdacht sinkt um 2.
heist-does-squirrel-v2 = Dein Verdacht sinkt um 4.
heist-does-bat-v1 = Sieh die obersten drei Fallen an und leg sie in beliebiger Reihenfolge zurück.
heist-does-bat-v3 = Nenne ein Plättchen mit Falle, auf dem Banden stehen: Jede zieht eine Falle.
heist-does-bat-v4 = Nenne eine Bande: Sie zieht eine Falle, wo sie auch steht.
heist-does-owl-v1 = Sieh die obersten drei Tiere an und behalte eines.
heist-does-owl-v5 = Gib die Eule weiter, sieh die Hand dort an und nimm eine Karte oder keine.
heist-does-hedgehog-v1 = Treib eine Bande, die höchstens drei Schritte entfernt ist, einen Schritt weit. Nichts wirkt dort auf sie.
heist-does-mouse-v1 = In diesem Zug wirkt keine Falle auf deine Bande.
heist-does-fox-v2 = Antwort: Die fällige Falle wird nicht gezogen.
heist-does-fox-v4 = Die nächste Falle, die deine Bande in diesem Zug auslöst, wird nicht gezogen.
heist-does-fox-v5 = Antwort: Du siehst die Falle und entscheidest dann, ob du ausweichst.
heist-does-snake-v2 = Unter Überwachung: Du tauchst auf einer anderen gedruckten Kreuzung auf; das ist eine Ankunft.
heist-does-badger-v4 = Zieh zwei Plättchen auf die Hand.
heist-does-spider-v5 = Sieh die obersten drei Plättchen an und halte eines zurück: Leg es anstelle eines gezogenen – bei dir oder bei anderen.
heist-does-rotate-v1 = Dreh dein Plättchen in eine andere Lage, in der ein Weg wegführt.
heist-does-tile-v1 = Zieh ein Plättchen und leg es, wo es passt.
heist-does-swap-v1 = Eine zufällige Handkarte tauscht mit der obersten des gemeinsamen Ablagestapels.
heist-does-suspicion-v1 = 2 Verdacht.
heist-does-fake-path-v2 = Dreh dein Plättchen; eine Kreuzung wird durch ein Plättchen mit Falle ersetzt.
heist-does-fake-path-v4 = Dreh dein Plättchen; führt in keiner anderen Lage ein Weg weg, ersetzt es ein Plättchen mit Falle.
heist-does-fake-path-v5 = Das Plättchen in einer zufälligen Richtung verschwindet mit seinem Essen. Säßest du dann fest, kommt eine andere Falle.
heist-does-slippery-v2 = Rutsche an einen zufälligen verbundenen Nachbarort; das ist eine Ankunft, auch für Fallen.
heist-does-slippery-v5 = Rutsche einen Schritt in eine zufällige Richtung; das ist eine Ankunft, ohne zweite Falle.
heist-does-pit-v2 = Leg eine Handkarte ab.
heist-does-pit-v4 = Verbrauche eine Karte deiner Hand oder deines Tisches ohne Wirkung.
heist-does-pit-v5 = Leg eine Handkarte ab, dann zieh eine.
heist-does-camera-v2 = Verdacht +2, mit Beute +4.
heist-does-camera-v5 = Verdacht +2, mit Essen +4; bei vollem Verdacht −1 Punkt.
heist-does-hook-v2 = Deine billigste Beute landet ein oder zwei Schritte entfernt; wo, bestimmt die Person rechts von dir.
heist-does-hook-v5 = Dein billigstes Essen landet einen Schritt entfernt in einer zufälligen Richtung.

## Um den Plan herum

heist-around-hand = Deine Hand
heist-around-hand-none = Du hast keine Karte mehr auf der Hand.
heist-around-your-table = Auf deinem Tisch
heist-around-once = wirkt nur einmal
heist-around-twice = wirkt zweimal
heist-around-use-left = noch einmal
heist-around-given = wird weitergegeben
heist-around-playable = Jetzt spielbar
heist-around-answers = Antwortet jetzt
heist-around-turn = Dieser Zug
heist-around-have = Was deine Bande hat
heist-cost-hire = Tiere in deiner Bande: { $count } von { $most }. Anheuern kostet nichts; was du liegen lässt, können andere bekommen.
heist-cost-turn = Ein Schritt kostet einen deiner Schritte, eine Karte eines deiner Tiere. Was übrig bleibt, verfällt.
heist-cost-turn-together =
    { $actions ->
        [one] Dir bleibt noch eine Aktion: ein Schritt oder ein Tier. Was übrig bleibt, verfällt.
       *[other] Dir bleiben zusammen { $actions } Aktionen: Jeder Schritt ist eine, jedes Tier auch. Was übrig bleibt, verfällt.
    }
heist-cost-draw = Ziehen kostet keinen Schritt. Ein gezogenes Plättchen wird gelegt und bleibt.
heist-cost-place = Legen kostet keinen Schritt.
heist-cost-web = Legst du es, ist dein Plättchen verbraucht; es ersetzt ein gezogenes.
heist-cost-take =
    { $edition ->
        [v1] Nehmen kostet keinen Schritt. Eine Bande trägt ein Stück auf einmal.
       *[other] Nehmen kostet keinen Schritt, doch jedes Lager und jede gedruckte Kreuzung gibt dir in der ganzen Partie nur ein Stück.
    }
heist-cost-evade-trap = Ausweichen verbraucht das Tier. Sonst wirkt die Falle.
heist-cost-evade-security = Ausweichen verbraucht das Tier. Sonst steigt dein Verdacht von { $before } auf { $after } von { $most }.
heist-cost-evade-full =
    { $edition ->
        [v1] { $loot ->
                [yes] Ausweichen verbraucht das Tier. Sonst kostet es 1 Punkt: Der Verdacht ist voll.
               *[no] Ausweichen verbraucht das Tier. Sonst kostet es nichts: Der Verdacht ist voll, und du trägst nichts.
            }
        [v2] Ausweichen verbraucht das Tier. Sonst bekommst du eine −1-Marke: Der Verdacht ist voll.
       *[other] Ausweichen verbraucht das Tier. Sonst kostet es 1 Punkt: Der Verdacht ist voll.
    }
heist-cost-discard = Es kostet dich eine Karte; du hast { $count } auf der Hand.
heist-cost-drop = Es kostet { $name } das Stück und dich nichts.
heist-cost-pick = Eine Karte kostet dich nichts weiter; du hast { $count } auf der Hand.
heist-cost-hold = Zurückhalten kostet nichts. Nur ein Plättchen auf einmal.
heist-cost-free = Das kostet nichts weiter.
heist-around-moves =
    { $count ->
        [0] kein Schritt mehr
        [one] noch 1 Schritt
       *[other] noch { $count } Schritte
    }
heist-around-critters =
    { $count ->
        [0] kein Tier mehr
        [one] noch 1 Tier
       *[other] noch { $count } Tiere
    }
heist-around-budget-or = Zusammen nicht mehr, als der Zug erlaubt: Jede Aktion kann eine andere kosten.
heist-around-walls = durch alle Wände
heist-around-one-wall =
    { $count ->
        [one] durch eine Wand
       *[other] durch { $count } Wände
    }
heist-around-no-security = Überwachung ist blind
heist-around-no-trap = Fallen wirken nicht
heist-around-butterfly-waits =
    { $count ->
        [one] ein Schmetterling wartet
       *[other] { $count } Schmetterlinge warten
    }
heist-around-fox-waits =
    { $count ->
        [one] ein Fuchs wartet
       *[other] { $count } Füchse warten
    }
heist-around-crews = Die Banden
heist-around-suspicion = Verdacht { $number } von { $most }
heist-around-suspicion-full = Voller Verdacht: Überwachung kostet nun Punkte.
heist-around-carries = Trägt
heist-around-carries-none = Trägt nichts
heist-around-home = In Sicherheit
heist-around-points = Punkte
heist-around-loot = { $loot } ({ $number })
heist-around-cards =
    { $count ->
        [0] keine Handkarte
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
heist-around-tiles =
    { $count ->
        [0] kein Plättchen auf der Hand
        [one] 1 Plättchen auf der Hand
       *[other] { $count } Plättchen auf der Hand
    }
heist-around-known-hand = Du kennst aus dieser Hand
heist-around-table = Auf dem Tisch, je noch einmal spielbar
heist-around-discard = Ablagestapel
heist-around-discard-of = Ablagestapel: { $seat }
heist-around-discard-common = Gemeinsamer Ablagestapel
heist-around-on-top = oben: { $card }
heist-around-look-through = Durchsehen: { $pile } ({ $count })
heist-around-empty = leer
heist-around-ended = draußen, als Nummer { $place }
heist-around-last-turns =
    { $count ->
        [0] kein Zug mehr
        [one] noch 1 Zug
       *[other] noch { $count } Züge
    }
heist-around-chosen = hat gewählt
heist-around-choosing = wählt noch
heist-around-acts = ist gefragt
heist-around-piles = Stapel
heist-around-on-table = Auf dem Tisch
heist-around-tiles-short = Plättchen
heist-around-unused-short = Unbenutzt
heist-around-turned-up = Aufgedeckt
heist-around-stack = Plättchen im Stapel
heist-around-unused = Unbenutzte Plättchen
heist-around-critter-deck = Tiere im Stapel
heist-around-trap-deck = Fallen im Stapel
heist-around-trap-discard = Aufgedeckte Fallen
heist-around-box = Aus dem Spiel
heist-around-box-cards =
    { $count ->
        [one] 1 Tier
       *[other] { $count } Tiere
    }
heist-around-pack = Dritte Hand, die umgeht
heist-around-top-first = Die erste liegt oben.
heist-around-top-loot =
    { $edition ->
        [v5] Das wertvollste Essen ist genommen: Banden dürfen gehen.
       *[other] Die wertvollste Beute ist genommen: Banden dürfen gehen.
    }
heist-around-known = Was dir gezeigt wurde
heist-around-known-pile = Stapel { $pile }
heist-around-known-stack-top = Plättchen, von oben
heist-around-known-traps-top = Fallen, von oben
heist-around-known-critters-bottom = Tiere, bis ganz unten
heist-around-known-of = Hand: { $seat }
heist-around-guide = Was Tiere und Fallen tun
heist-around-guide-critters = Tiere
heist-around-guide-traps = Fallen
heist-around-guide-about = Ausgabe { $edition }. Eine Antwort wird angeboten, wenn Überwachung oder eine Falle dich im eigenen Zug trifft.
heist-around-back = Karte loslassen
heist-around-top-of = { $seat } (oben: { $card })
heist-around-hand-of =
    { $count ->
        [one] { $seat } (1 Karte)
       *[other] { $seat } ({ $count } Karten)
    }
heist-around-at = { $place } auf { $cell }
heist-around-put-back = Oben zurücklegen
heist-around-on-map-drop = Wähle hier oder auf dem Plan.
heist-around-evade-none = Nichts, was du hast, hilft hier. Gefragt wirst du trotzdem, damit niemand erfährt, was du auf der Hand hast.
heist-around-hire-keep =
    { $most ->
        [one] Behalte { $most } Karte. Gewählt: { $count }.
       *[other] Behalte { $most } Karten. Gewählt: { $count }.
    }
heist-around-hire-others = Die anderen beginnen deinen Ablagestapel, in dieser Reihenfolge: Die letzte liegt oben.
heist-around-hire-pick = Behalte eine Karte; die anderen gehen nach links weiter.
heist-around-hire-done = So wählen
heist-around-hire-made = Du hast gewählt: { $cards }
heist-around-pile = Stapel { $pile }: { $count }
heist-around-looked = schon angesehen
heist-around-earlier = Weiter vor: { $card }
heist-around-later = Weiter zurück: { $card }
heist-around-order-top = Die erste kommt nach oben.
heist-around-order-done = So zurücklegen
heist-around-all-moves = Alle Züge als Liste
heist-around-final-wins =
    { $you ->
        [yes] { $points ->
            [one] Du gewinnst mit { $score } Punkt
           *[other] Du gewinnst mit { $score } Punkten
        }
       *[no] { $points ->
            [one] Sieg: { $seat } mit { $score } Punkt
           *[other] Sieg: { $seat } mit { $score } Punkten
        }
    }
heist-around-final-shared =
    { $points ->
        [one] Geteilter Sieg: { $seats } mit je { $score } Punkt
       *[other] Geteilter Sieg: { $seats } mit je { $score } Punkten
    }
heist-around-final-tie-suspicion = Gleichstand: Weniger Verdacht entscheidet.
heist-around-final-tie-ended = Gleichstand, auch beim Verdacht: Es gewinnt, wer früher draußen war.
heist-around-final-home = in Sicherheit
heist-around-final-carried = getragen
heist-around-final-first = zuerst draußen
heist-around-final-late-points = zu spät
heist-around-final-fines = Strafen bei vollem Verdacht
heist-around-final-lost = getragen, zählt nicht
heist-around-final-sum = { $parts } = { $score }
heist-around-final-late = nicht draußen
heist-around-final-hand = Noch auf der Hand
heist-board-keys-hand = Tasten: 1 bis 9 wählen eine Handkarte, Esc lässt sie los; I erklärt, was Tiere und Fallen tun, P zeigt die Stapel.

## Optionen

heist-option-turn_limit = Züge je Person, höchstens
heist-option-late_forfeit = Zu späte Banden
heist-option-late_forfeit-false = behalten, was sie tragen
heist-option-late_forfeit-true = verlieren, was sie tragen
heist-option-extra_side_loot = Mehr Beute an den Seiten zu viert
heist-option-extra_side_loot-false = nein
heist-option-extra_side_loot-true = ja
heist-option-choose_food = Genommenes Essen
heist-option-choose_food-any = nach Wahl
heist-option-choose_food-highest = das wertvollste
heist-option-place_optional = Plättchen beim Ankommen
heist-option-place_optional-true = nach Belieben
heist-option-place_optional-false = Pflicht
heist-option-slippery_chain = Ein Rutschboden führt
heist-option-slippery_chain-true = auch in weitere Fallen
heist-option-slippery_chain-false = in keine weitere Falle
heist-option-spider_interrupt = Plättchen einer Spinne
heist-option-spider_interrupt-all = legt man auch für andere
heist-option-spider_interrupt-own = legt man nur für sich
heist-option-bird_budget = Nach einem Vogel
heist-option-bird_budget-free = drei Schritte und zwei Tiere
heist-option-bird_budget-capped = zusammen vier Aktionen
heist-option-badger_cap = Plättchen auf der Hand mit Dachs, höchstens
heist-option-last_turns = Letzte Züge
heist-option-final_tie = Gleichstand am Ende
heist-option-final_tie-suspicion = gewinnt, wer weniger Verdacht hat
heist-option-final_tie-shared = wird geteilt

## Stellungen, die es nicht geben kann.


## Komponenten, die es nicht geben kann

heist-error-dealt = { $key }: mindestens so viele, wie angeheuert werden, { $least }, nicht { $given }.
heist-error-sum = { $key }: zusammen höchstens { $most }, nicht { $given }.
heist-error-values = { $key }: jeder kleiner als der vorige, nur der letzte unter 0, nicht { $given }.
heist-error-start = { $key }: jeder Start, 1 bis 4, einmal; { $given } nicht.
heist-error-removed = { $key }: 0, wie viele auch spielen, denn bei { $edition } werden vor der Partie keine Plättchen ausgelegt.
heist-error-spots =
    { $most ->
        [one] { $key }: höchstens { $most } Lager oder gedruckte Kreuzung, nicht { $given }.
       *[other] { $key }: höchstens { $most } Lager und gedruckte Kreuzungen, nicht { $given }.
    }

## Was Ausgaben verschieden halten. Ein Thema, dann was die Ausgaben dazu sagen; -v2 gilt ab v2.

heist-chapter-board = Der Plan
heist-chapter-hiring = Das Anheuern
heist-chapter-tiles = Gänge legen
heist-chapter-turn = Ein Zug
heist-chapter-loot = Die Beute
heist-chapter-critters = Die Tiere
heist-chapter-traps = Die Fallen
heist-chapter-suspicion = Der Verdacht
heist-chapter-end = Das Ende
heist-edition-critter =
    { $text } { $once ->
        [1] { $count } im Stapel, jede Karte wirkt nur einmal.
       *[other] { $count } im Stapel, jede Karte wirkt zweimal.
    }
heist-edition-trap = { $text } { $count } im Stapel.
heist-edition-board = Der Lageplan
heist-edition-board-v1 = Zeilen { $rows }; Spalten { $columns }; Startfelder { $starts }; Seitenlager { $sides }; Lager der Mitte { $centre }; gedruckte Kreuzungen: einfach { $plain }, mit Überwachung { $security }, mit Falle { $traps }.
heist-edition-path-tiles = Wegplättchen
heist-edition-path-tiles-v1 = { $sum }: { $kinds }.
heist-edition-dealt = Tiere zur Auswahl
heist-edition-dealt-v1 =
    { $number ->
        [0] Keine.
       *[other] Je { $number }.
    }
heist-edition-hired = Angeheuerte Tiere
heist-edition-hired-v1 = Je { $number }.
heist-edition-hiring = Wie angeheuert wird
heist-edition-hiring-v1 = Reihum seht ihr euch je einen verdeckten Stapel an und nehmt eine Karte daraus oder keine; ungesehen kommt eine dazu.
heist-edition-hiring-v2 = Reihum seht ihr euch je einen verdeckten Stapel an und nehmt eine Karte daraus oder keine; ungesehen kommt eine dazu. Am Ende kommt je eine Karte vom Stapel offen auf den eigenen Ablagestapel.
heist-edition-hiring-v3 = Alle behalten ihre gleichzeitig und verdeckt; der Rest kommt offen auf den eigenen Ablagestapel.
heist-edition-hiring-v5 = Alle behalten eine Karte und geben den Rest nach links weiter, immer wieder; was am Ende bleibt, kommt offen auf den eigenen Ablagestapel.
heist-edition-removed = Ungesehen beiseitegelegte Plättchen
heist-edition-removed-v1 = Zu zweit, dritt und viert: { $numbers }.
heist-edition-laying = Wann Gänge gelegt werden
heist-edition-laying-v1 = Vor dem Coup: Reihum wird ein Plättchen offen gezogen und gelegt, bis es niemand mehr kann.
heist-edition-laying-v3 = Beim Betreten eines Ortes, vor Beute und Gefahr: So viele Plättchen, wie er offene Felder hat, werden offen gezogen und alle gelegt; vor dem ersten Zug legen alle zwei neben ihr Startfeld.
heist-edition-laying-v4 = Beim Betreten eines Ortes, vor Beute und Gefahr, und zu Beginn jedes Zuges: Plättchen der eigenen Hand kommen auf alle offenen Felder; am Anfang habt ihr der Reihe nach 1, 2, 3 und 4 auf der Hand.
heist-edition-laying-v5 = Beim Betreten eines Ortes, vor Essen und Gefahr: Man darf ein Plättchen für sich allein ziehen und legen, immer wieder, bis man aufhört; solange die Bande ihr Startfeld nicht verlassen hat, jederzeit in ihrem Zug.
heist-edition-at-side = Plättchen an einem Seitenlager
heist-edition-at-side-v1 =
    { $number ->
        [0] Unbegrenzt.
       *[other] Höchstens { $number } bei einem Besuch.
    }
heist-edition-at-centre = Plättchen am Lager der Mitte
heist-edition-at-centre-v1 =
    { $number ->
        [0] Unbegrenzt.
       *[other] Höchstens { $number } bei einem Besuch.
    }
heist-edition-tile-hand = Plättchen auf der Hand
heist-edition-tile-hand-v1 =
    { $number ->
        [0] Es wird nicht nachgezogen.
       *[other] Eine leere Hand zieht sofort { $number }.
    }
heist-edition-joining = Wohin ein Plättchen darf
heist-edition-joining-v1 = An alles, was schon da liegt, aber nie neben das Startfeld von jemand anderem.
heist-edition-joining-v3 = An den Ort der Bande, für die es gelegt wird.
heist-edition-tiles-gone = Wenn die Plättchen ausgehen
heist-edition-tiles-gone-v1 = Es wird nichts mehr gezogen; ersetzte Plättchen sind aus dem Spiel.
heist-edition-tiles-gone-v3 = Es wird nichts mehr gezogen; sind es weniger Plättchen als offene Felder, wählt man die Felder.
heist-edition-tiles-gone-v4 = Es wird nichts mehr gezogen, eine Hand bekommt, was übrig ist; Plättchen auf der Hand werden noch gelegt.
heist-edition-tiles-gone-v5 = Es wird nichts mehr gezogen; das Plättchen einer Spinne wird noch gelegt. Essen auf einem entfernten Plättchen ist mit ihm aus dem Spiel.
heist-edition-stuck = Eine Bande, von der kein Weg wegführt
heist-edition-stuck-v1 = Sie bleibt, bis eine Karte hilft.
heist-edition-stuck-v3 = Zu Beginn ihres Zuges legt sie Plättchen wie bei der Ankunft.
heist-edition-stuck-v4 = Zu Beginn ihres Zuges zählen die Plättchen an ihrem Lager von vorn.
heist-edition-stuck-v5 = Zu Beginn ihres Zuges legt sie Plättchen wie bei der Ankunft, sobald sie ihr Startfeld einmal verlassen hat.
heist-edition-turn = Ein Zug
heist-edition-turn-v1 = Höchstens ein Schritt und zwei Tiere; ein Vogel bringt einen Schritt mehr.
heist-edition-turn-v2 = Höchstens ein Schritt und zwei Tiere oder zwei Schritte und ein Tier; jeder Vogel bringt zwei Schritte mehr.
heist-edition-turn-v4 = Höchstens drei Aktionen, Schritte und Tiere je höchstens zwei; nach einem Vogel höchstens drei Schritte und zwei Tiere.
heist-edition-worth = Wert der Beute
heist-edition-worth-v1 = { $kinds }.
heist-edition-centre-loot = Beute in der Mitte
heist-edition-centre-loot-v1 = { $kinds }.
heist-edition-side-loot = Beute an jeder Seite
heist-edition-side-loot-v1 = { $kinds }.
heist-edition-more-loot = Mehr Beute an jeder Seite zu viert
heist-edition-more-loot-v1 = Nur als Option: { $kinds }.
heist-edition-more-loot-v3 = Immer: { $kinds }.
heist-edition-preset-loot = Beute auf jeder gedruckten Kreuzung
heist-edition-preset-loot-v1 = { $kinds }.
heist-edition-taking = Beute nehmen
heist-edition-taking-v1 = Das wertvollste Stück des Ortes, sooft man wiederkommt.
heist-edition-taking-v2 = Das wertvollste Stück des Ortes, aber aus jedem Lager und von jeder gedruckten Kreuzung nur eines in der ganzen Partie.
heist-edition-taking-v5 = Beliebiges Essen des Ortes, aber aus jedem Lager und von jeder gedruckten Kreuzung nur ein Stück in der ganzen Partie.
heist-edition-carrying = Beute tragen
heist-edition-carrying-v1 = Ein Stück auf einmal; auf jedem Startfeld ist es von selbst in Sicherheit.
heist-edition-carrying-v2 = Beliebig viele Stücke.
heist-edition-scoring = Beute in Sicherheit bringen
heist-edition-scoring-v3 = Auf einem Startfeld, als ganzer Zug, darf man alles Getragene werten; nicht in zwei Zügen hintereinander.
heist-edition-using = Wohin gespielte Tiere kommen
heist-edition-using-v1 = Jedes wirkt nur einmal und kommt dann auf einen gemeinsamen Ablagestapel.
heist-edition-using-v2 = Auf den eigenen Tisch, um noch einmal zu wirken, dann auf den eigenen Ablagestapel; Tiere, die nur einmal wirken, kommen gleich dorthin.
heist-edition-using-v5 = Auf den eigenen Tisch, um noch einmal zu wirken, dann auf den eigenen Ablagestapel; Tiere, die nur einmal wirken, kommen gleich dorthin; die Eule wird stattdessen weitergegeben.
heist-edition-reactions = Tiere gegen Überwachung und Fallen
heist-edition-reactions-v1 = Schmetterling und Maus spielt man im Voraus.
heist-edition-reactions-v2 = Schmetterling und Fuchs antworten auf das, was gleich wirkt.
heist-edition-reactions-v4 = Der Schmetterling antwortet auf das, was gleich wirkt; den Fuchs spielt man im Voraus.
heist-edition-reactions-v5 = Der Fuchs antwortet auf eine offene Falle; den Schmetterling spielt man im Voraus.
heist-edition-raccoon = Waschbär
heist-edition-raccoon-v1 = Wer von den anderen die meisten Karten auf der Hand hat, legt eine nach eigener Wahl ab.
heist-edition-raccoon-v2 = Nimm die oberste Karte eines Ablagestapels auf die Hand.
heist-edition-mole = Maulwurf
heist-edition-mole-v1 = Zieh offen ein unbenutztes Plättchen: Leg es neben deine Bande oder ersetze dort eines.
heist-edition-mole-v2 = Sieh das nächste Plättchen an; es muss eines neben einer Bande ersetzen.
heist-edition-mole-v5 = Sieh das nächste Plättchen an; es darf jedes Plättchen ohne Bande ersetzen oder kommt zurück auf den Stapel.
heist-edition-ferret = Frettchen
heist-edition-ferret-v1 = Deine Schritte gehen für den Rest des Zuges durch alle Wände.
heist-edition-ferret-v2 = Ein Schritt durch eine Wand in diesem Zug.
heist-edition-ferret-v5 = Deine Schritte gehen für den Rest des Zuges durch alle Wände, und Plättchen dürfen auf jedes leere Feld neben dir, mit einem Weg zu dir.
heist-edition-bird = Vogel
heist-edition-bird-v1 = Ein Schritt mehr in diesem Zug.
heist-edition-bird-v2 = Zwei Schritte mehr in diesem Zug.
heist-edition-bird-v4 = Insgesamt drei Schritte in diesem Zug und ein zweites Tier.
heist-edition-butterfly = Schmetterling
heist-edition-butterfly-v1 = Für den Rest des Zuges tut dir keine Überwachung etwas.
heist-edition-butterfly-v2 = Antwort: Die eben betretene Überwachung tut nichts.
heist-edition-butterfly-v5 = Die nächste Überwachung, die dich träfe, tut nichts, wann immer das ist; eine andere Bande unter Überwachung bekommt sofort 1 Verdacht.
heist-edition-squirrel = Eichhörnchen
heist-edition-squirrel-v1 = { $number } Verdacht weniger.
heist-edition-bat = Fledermaus
heist-edition-bat-v1 = Sieh die obersten drei Fallen an und leg sie beliebig geordnet zurück.
heist-edition-bat-v3 = Nenne ein Plättchen mit Falle: Jede Bande darauf zieht eine Falle und erleidet sie.
heist-edition-bat-v4 = Nenne eine Bande, wo immer sie steht: Sie zieht eine Falle und erleidet sie.
heist-edition-owl = Eule
heist-edition-owl-v1 = Sieh die obersten drei Tiere an und behalte eines; die anderen kommen unter den Stapel.
heist-edition-owl-v5 = Gib sie jemand anderem, der sie wieder nutzen darf; sieh die Hand dort an und nimm eine Karte oder keine.
heist-edition-hedgehog = Igel
heist-edition-hedgehog-v1 = Eine Bande, höchstens drei Schritte entfernt, geht einen Schritt deiner Wahl; nichts wirkt auf sie.
heist-edition-mouse = Maus
heist-edition-mouse-v1 = Für den Rest des Zuges tut dir keine Falle etwas.
heist-edition-fox = Fuchs
heist-edition-fox-v2 = Antwort: Die Falle, die gezogen werden soll, wird nicht gezogen.
heist-edition-fox-v4 = Die nächste Falle, die du in diesem Zug auslöst, wird nicht gezogen.
heist-edition-fox-v5 = Antwort: Die Falle wird aufgedeckt, dann entscheidest du, ob sie wirkt.
heist-edition-snake = Schlange
heist-edition-snake-v2 = Unter Überwachung: Du kommst auf einer anderen gedruckten Kreuzung heraus, deren Gefahr wirkt.
heist-edition-badger = Dachs
heist-edition-badger-v4 = Zieh zwei Plättchen auf die Hand.
heist-edition-spider = Spinne
heist-edition-spider-v5 = Sieh die nächsten drei Plättchen an und halte eines oder keines zurück; es wird gelegt, statt dass du oder jemand anderes zieht.
heist-edition-cap = Verdacht, höchstens
heist-edition-cap-v1 = { $number }.
heist-edition-at-cap = Überwachung bei vollem Verdacht
heist-edition-at-cap-v1 = Ein Minuspunkt mit Beute, ohne Beute nichts.
heist-edition-at-cap-v2 = In jedem Fall ein Minuspunkt, der wie Beute getragen wird.
heist-edition-at-cap-v3 = In jedem Fall 1 Punkt weniger.
heist-edition-at-cap-v5 = In jedem Fall 1 Punkt weniger, und ebenso bei der versteckten Kamera.
heist-edition-trap-rotate = Drehung
heist-edition-trap-rotate-v1 = Dein Plättchen wird in eine andere Lage gedreht, in der ein Weg wegführt.
heist-edition-trap-tile = Zusatzplättchen
heist-edition-trap-tile-v1 = Leg ein unbenutztes Plättchen auf ein leeres Feld, wo es passt.
heist-edition-trap-swap = Tausch
heist-edition-trap-swap-v1 = Eine zufällige Karte deiner Hand und die oberste des gemeinsamen Ablagestapels tauschen ihren Platz.
heist-edition-trap-suspicion = Verdacht
heist-edition-trap-suspicion-v1 = 2 Verdacht.
heist-edition-trap-fake-path = Scheinweg
heist-edition-trap-fake-path-v2 = Dein Plättchen wird in eine andere Lage gedreht, in der ein Weg wegführt; eine Kreuzung wird durch ein Plättchen mit Falle ersetzt.
heist-edition-trap-fake-path-v4 = Dein Plättchen wird in eine andere Lage gedreht, in der ein Weg wegführt, oder sonst durch eines mit Falle ersetzt; danach werden Plättchen gelegt.
heist-edition-trap-fake-path-v5 = Das Plättchen neben dir in einer zufälligen Richtung verlässt mit seinem Essen das Spiel; säßest du dann fest, wird stattdessen eine andere Falle gezogen.
heist-edition-trap-slippery = Rutschboden
heist-edition-trap-slippery-v2 = Du rutschst an einen zufälligen verbundenen Nachbarort; dort kann wieder eine Falle wirken.
heist-edition-trap-slippery-v5 = Du rutschst einen Schritt in eine zufällige Richtung; dort wirkt keine Falle.
heist-edition-trap-pit = Grube
heist-edition-trap-pit-v2 = Leg eine Karte der Hand ab.
heist-edition-trap-pit-v4 = Verbrauche eine Karte von Hand oder Tisch ohne ihre Wirkung.
heist-edition-trap-pit-v5 = Leg eine Karte der Hand ab, dann zieh eine.
heist-edition-trap-camera = Versteckte Kamera
heist-edition-trap-camera-v2 = 2 Verdacht, 4 mit Beute; bei vollem Verdacht keine Strafe.
heist-edition-trap-camera-v5 = 2 Verdacht, 4 mit Essen; bei vollem Verdacht 1 Punkt weniger.
heist-edition-trap-hook = Haken
heist-edition-trap-hook-v2 = Deine billigste Beute, ein Minuspunkt nur, wenn sonst nichts da ist, landet ein oder zwei Schritte entfernt; wo, bestimmt die Person rechts von dir.
heist-edition-trap-hook-v3 = Deine billigste Beute landet ein oder zwei Schritte entfernt; wo, bestimmt die Person rechts von dir.
heist-edition-trap-hook-v5 = Dein billigstes Essen landet einen Schritt entfernt in einer zufälligen Richtung.
heist-edition-compass = Zufällige Richtungen
heist-edition-compass-v5 = Der Kompass wird geworfen: Norden, Osten, Süden und Westen gleich oft; Rutschboden und Haken werfen, bis eine Richtung geht, der Scheinweg nur einmal.
heist-edition-leaving = Den Coup beenden
heist-edition-leaving-v1 = Nicht möglich.
heist-edition-leaving-v2 = Jederzeit im eigenen Zug auf einem Startfeld; wer zuerst draußen ist, bekommt einen Apfel.
heist-edition-leaving-v3 = Jederzeit im eigenen Zug auf einem Startfeld, sobald die wertvollste Beute genommen ist; wer zuerst draußen ist, bekommt 2 Punkte.
heist-edition-leaving-v4 = Als ganzer Zug auf einem Startfeld, sobald die wertvollste Beute genommen ist; wer zuerst draußen ist, bekommt 2 Punkte.
heist-edition-leaving-v5 = Am Ende des eigenen Zuges auf einem Startfeld, sobald die Konserven genommen sind; wer zuerst draußen ist, bekommt einen Apfel.
heist-edition-last-turns = Wann es vorbei ist
heist-edition-last-turns-v1 = Wenn alle Beute in Sicherheit ist; oder wenn keine mehr auf dem Plan liegt und alle, die dann welche trugen, sie in Sicherheit gebracht oder ihre letzten Züge gehabt haben.
heist-edition-last-turns-v2 = Wenn alle draußen sind; die letzte Bande hat ihre letzten Züge und verliert nichts, wenn sie zu spät ist.
heist-edition-last-turns-v3 = Wenn alle anderen noch zwei Züge hatten, nachdem die erste Bande hinauskam; wer dann nicht draußen ist, verliert 2 Punkte.
heist-edition-last-turns-v4 = Wenn alle anderen noch zwei Züge hatten, nachdem die erste Bande hinauskam; wer dann nicht draußen ist und auf keinem Startfeld steht, verliert 2 Punkte.
heist-edition-last-turns-v5 = Am Ende der Runde nach der, in der die erste Bande hinauskam; wer dann auf keinem Startfeld steht, verliert 2 Punkte.
heist-edition-ended = Eine Bande, die draußen ist
heist-edition-ended-v2 = Sie verlässt den Plan; ihre Karten und ihr Ablagestapel bleiben.
heist-edition-ended-v3 = Sie verlässt den Plan, ebenso eine, die zu spät ist; Karten und Ablagestapel bleiben.
heist-edition-score = Was zählt
heist-edition-score-v1 = Beute in Sicherheit, weniger die Minuspunkte; was man noch trägt, ist verloren.
heist-edition-score-v2 = Getragene Beute und Punkte.
heist-edition-score-v3 = Beute in Sicherheit, getragene Beute und Punkte.
heist-edition-score-v5 = Essen und Punkte.
heist-edition-limit = An der Zuggrenze
heist-edition-limit-v1 = Niemand ist zu spät.
heist-edition-limit-v2 = Wer nicht draußen ist, ist zu spät, wenn letzte Züge liefen.
heist-edition-limit-v3 = Wer nicht draußen ist, ist zu spät, wenn schon jemand draußen ist.
heist-edition-limit-v4 = Wer nicht draußen ist und auf keinem Startfeld steht, ist zu spät, wenn schon jemand draußen ist.

## Was Vergleiche vom Spiel erzählen

heist-figure-suspicion = Verdacht aller Banden am Ende
heist-figure-loot = Beute, die zählt: { $what }
heist-figure-stranded = Gestrandete Banden: am Ende noch nicht draußen, in v1 mit Beute
heist-figure-late = Banden, die zu spät sind
heist-figure-between = Was Banden einander antun
heist-figure-critter = Gespielt: { $what }

## The guided round

heist-lesson-goal = { heist-hint-goal }
heist-lesson-crew = Deine Bande steht oben links, neben ihrem Startfeld. Diese Tiere arbeiten für dich, jedes auf seine Art. Ein Zug hat bis zu drei Aktionen, Schritte und Tiere, von jedem höchstens zwei.
heist-lesson-move = Geh einen Schritt den Weg entlang, zum hellen Ort rechts.
heist-lesson-draw = Hier führt der Weg weiter ins Dunkle. Zieh ein Plättchen.
heist-lesson-place = Es muss an den Ort anschließen, an dem du stehst. Wähle das helle Feld und lege das Plättchen dort ab.
heist-lesson-security = Dieses Plättchen ist überwacht: Wer es betritt, bekommt 1 Verdacht, mit Essen im Gepäck 2. Viel Verdacht kostet dich Punkte. Geh trotzdem hin.
heist-lesson-bird = Deine beiden Schritte sind verbraucht. Spiel den Vogel: Er schenkt dir einen dritten.
heist-lesson-stash = Geh weiter nach rechts, in das Lager.
heist-lesson-stop = Auch rings um das Lager ist es dunkel, und du könntest wieder ziehen. Für jetzt genügt es: Zieh nicht weiter.
heist-lesson-take = Ein Kürbis, 4 Punkte wert. Nimm ihn. Aus jedem Lager darfst du in der ganzen Partie nur ein Stück nehmen.
heist-lesson-finish = Hier gibt es nichts mehr zu tun. Beende deinen Zug.
heist-lesson-canned = Ida hat die Mitte erreicht und die Konserven genommen, 8 Punkte wert. Von nun an darf, wer einen Zug auf einem Startfeld beendet, den Coup verlassen. Wer zuerst draußen ist, bekommt einen Apfel, 2 Punkte wert.
heist-lesson-home = Einige Runden später. Du trägst den Kürbis und Nüsse, und neben dir liegt dein Startfeld. Geh zurück dorthin.
heist-lesson-escape = Du stehst auf einem Startfeld, und die Konserven in der Mitte sind weg. Beende den Coup. Die anderen haben dann bis zum Ende der nächsten Runde Zeit; wer zu spät kommt, verliert 2 Punkte.
heist-lesson-end = Zuerst draußen: Kürbis 4, Nüsse 6 und Apfel 2 sind 12 Punkte, gegen 8 für Ida. Wag dich so tief hinein, wie du dich traust, und achte darauf, wer vor dir hinauskommen könnte.
heist-hint-goal = Deine Tierbande bricht nachts ein. Niemand kennt die Gänge: Ihr legt sie selbst. Hol, was Punkte bringt, und sei rechtzeitig zurück auf einem Startfeld. Wer die meisten Punkte hat, gewinnt.
heist-hint-hire = Zuerst wählst du deine Bande, zusammen fünf Tiere. Jedes bricht für dich eine Regel.
heist-hint-turn = Schritte und Tiere in beliebiger Reihenfolge. Wohin du gehen kannst, ist hell. Du musst nicht alles nutzen.
heist-hint-draw = Jedes Plättchen öffnet Wege, kann aber auch gefährlich sein. Es bringt vielleicht Überwachung oder eine Falle. Hör auf, wann du willst.
heist-about-suspicion = Verdacht steigt mit jedem Alarm. Bei 10 kosten Überwachung und Kameras einen Punkt; bei Gleichstand ist weniger besser.
heist-about-loot = Was eine Bande trägt, zählt am Ende.
heist-about-stack = Plättchen, die noch zu legen sind. Ist keines mehr da, bleiben die Gänge, wie sie sind.
heist-about-critter-deck = Tiere, die niemand angeheuert hat. Sind sie aufgebraucht, kommen sie nicht wieder.
heist-about-trap-deck = Eine Falle wird aufgedeckt, immer wenn jemand ein Plättchen mit Falle betritt.
## Was sich im Voraus festlegen lässt

heist-condition-take-from = Ab einem Wert von { $number } nehmen, sonst liegen lassen
heist-condition-decline-web = Dein zurückgehaltenes Plättchen behalten, wenn andere ziehen
heist-condition-end-when-done = Jeden Zug beenden, sobald er weder Schritt noch Tier mehr erlaubt

## Warum ein Bot so spielen würde, für den Coach

heist-because-part-guards =
    { $guards ->
        [0] keine Überwachung
        [one] einmal Überwachung
       *[other] { $guards }-mal Überwachung
    }
heist-because-part-traps =
    { $traps ->
        [0] keine Falle
        [one] { $traps } Falle
       *[other] { $traps } Fallen
    }
heist-because-part-way =
    { $left ->
        [none] Auf dem Weg: { heist-because-part-guards } und { heist-because-part-traps }; dein Verdacht ist { $suspicion } von { $cap }.
        [one] Auf dem Weg: { heist-because-part-guards } und { heist-because-part-traps }; dein Verdacht ist { $suspicion } von { $cap }, und dir bleibt noch { $left } Zug.
       *[other] Auf dem Weg: { heist-because-part-guards } und { heist-because-part-traps }; dein Verdacht ist { $suspicion } von { $cap }, und dir bleiben noch { $left } Züge.
    }
heist-because-part-better =
    { $gain ->
        [0] Nichts anderes ist mehr wert: Das Nächstbeste kommt auf dasselbe hinaus.
        [1] Damit stehst du um etwa { $gain } Punkt besser da als mit dem Nächstbesten.
       *[other] Damit stehst du um etwa { $gain } Punkte besser da als mit dem Nächstbesten.
    }
heist-because-loot =
    { $turns ->
        [0] So erreichst du das Stück im Wert von { $worth } noch in diesem Zug. { heist-because-part-way }
        [one] So erreichst du das Stück im Wert von { $worth } in etwa { $turns } Zug. { heist-because-part-way }
       *[other] So erreichst du das Stück im Wert von { $worth } in etwa { $turns } Zügen. { heist-because-part-way }
    }
heist-because-loot-laid =
    { $turns ->
        [0] Mit dem Plättchen erreichst du so das Stück im Wert von { $worth } noch in diesem Zug. { heist-because-part-way }
        [one] Mit dem Plättchen erreichst du so das Stück im Wert von { $worth } in etwa { $turns } Zug. { heist-because-part-way }
       *[other] Mit dem Plättchen erreichst du so das Stück im Wert von { $worth } in etwa { $turns } Zügen. { heist-because-part-way }
    }
heist-because-home =
    { $turns ->
        [0] So bist du mit deiner Beute im Wert von { $worth } noch in diesem Zug zu Hause: Nur dort zählt sie. { heist-because-part-way }
        [one] So bist du mit deiner Beute im Wert von { $worth } in etwa { $turns } Zug zu Hause: Nur dort zählt sie. { heist-because-part-way }
       *[other] So bist du mit deiner Beute im Wert von { $worth } in etwa { $turns } Zügen zu Hause: Nur dort zählt sie. { heist-because-part-way }
    }
heist-because-home-laid =
    { $turns ->
        [0] Mit dem Plättchen bist du so mit deiner Beute im Wert von { $worth } noch in diesem Zug zu Hause. { heist-because-part-way }
        [one] Mit dem Plättchen bist du so mit deiner Beute im Wert von { $worth } in etwa { $turns } Zug zu Hause. { heist-because-part-way }
       *[other] Mit dem Plättchen bist du so mit deiner Beute im Wert von { $worth } in etwa { $turns } Zügen zu Hause. { heist-because-part-way }
    }
heist-because-hire = „{ $critter }“: { $does } Von den Tieren, die du wählen kannst, hilft dieses den meisten Banden am meisten.
heist-because-lay-down = „{ $critter }“: { $does } Von deinen Karten wird dir diese am wenigsten fehlen.
heist-because-play = „{ $critter }“: { $does } { heist-because-part-better }
heist-because-look = Noch weiß man nichts über die Stapel: Du siehst die Tiere von diesem und kannst eines anheuern oder keines.
heist-because-pass-pile = Keines dieser Tiere würde dir mehr helfen als eines, das noch kommen kann.
heist-because-take = Das beste Stück hier ist { $worth } wert; was du trägst, ist { $carried } wert. Überwachung bringt mehr Verdacht, wenn man etwas trägt. { heist-because-part-better }
heist-because-leave = Das beste Stück hier ist { $worth } wert; was du trägst, ist { $carried } wert. Ohne ein weiteres kommst du leichter voran. { heist-because-part-better }
heist-because-suffer = Keines deiner Tiere ist es wert, dafür verbraucht zu werden: Dein Verdacht ist { $suspicion } von { $cap }. { heist-because-part-better }
heist-because-end = Kein Schritt und kein Tier brächte dir in diesem Zug noch etwas; die Tiere auf deiner Hand sind im nächsten noch da.
heist-because-draw = Jedes Plättchen öffnet einen Weg: Je mehr es gibt, desto näher kann das nächste Stück sein. { heist-because-part-better }
heist-because-stop = Die Wege, die da liegen, genügen; ein weiteres Plättchen hilft den anderen ebenso wie dir. { heist-because-part-better }
heist-because-better = { heist-because-part-better } Dein Verdacht ist { $suspicion } von { $cap }.
## Worum es bei jeder Option geht

heist-option-turn_limit-about = Wenn alle, die noch dabei sind, so viele Züge hatten, ist der Coup vorbei, und niemand kommt deshalb zu spät.
heist-option-late_forfeit-about = Ob eine Bande, die nicht rechtzeitig heimkommt, außer Punkten auch verliert, was sie trägt.
heist-option-extra_side_loot-about = Ob zu viert auf jeder Seite noch Beute im Wert von 2 dazukommt.
heist-option-choose_food-about = Welches Stück eine Bande nimmt, wenn sie einen Ort mit Essen betritt.
heist-option-place_optional-about = Ob eine Bande beim Ankommen aufhören darf, Plättchen zu ziehen, solange neben ihr noch Felder offen sind.
heist-option-slippery_chain-about = Ob auch eine Falle wirkt, in die man rutscht.
heist-option-spider_interrupt-about = Ob ein Plättchen, das eine Spinne behält, eines ersetzen darf, das jemand anderes zieht.
heist-option-bird_budget-about = Wie viel ein Zug erlaubt, sobald darin ein Vogel gespielt ist.
heist-option-badger_cap-about = Wie viele Plättchen man auf der Hand haben darf, wenn ein Dachs weitere zieht.
heist-option-last_turns-about = Wie viele Züge zum Heimkommen bleiben, wenn keine Beute mehr liegt oder die anderen entkommen sind.
heist-option-final_tie-about = Wer gewinnt, wenn mehrere gleich viele Punkte haben.
