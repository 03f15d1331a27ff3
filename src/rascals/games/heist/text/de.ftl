### Critter Heist. Deutsch.
### Plätze kommen als Namen, Tiere, Plättchen, Fallen und Beute mit den Wörtern unten, Listen fertig verbunden; ein
### unbekannter Wert als „none“. $you ist „yes“, wenn der erste Platz der Nachricht der lesenden Person gehört; ein
### späterer: der Name dieses Werts.

## Titel

heist = Critter Heist
heist-tagline = Legt die Gänge, meidet den Alarm, nehmt die Beute und seid rechtzeitig daheim.

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
heist-term-all-banked = alle Beute ist daheim
heist-term-carriers-done = die letzten mit Beute hatten ihre Züge
heist-term-all-ended = alle Banden sind draußen
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
       *[no] { $seat } bekommt eine Hand Tiere.
    }
heist-event-looked =
    { $you ->
        [yes] { $critters ->
                [none] Du siehst dir Stapel { $pile } an.
               *[other] Du siehst dir Stapel { $pile } an: { $critters }.
            }
       *[no] { $seat } sieht sich Stapel { $pile } an.
    }
heist-event-hired =
    { $you ->
        [yes] { $critter ->
                [none] Du heuerst ein Tier aus Stapel { $pile } an.
               *[other] Du heuerst aus Stapel { $pile } an: { $critter }.
            }
       *[no] { $seat } heuert ein Tier aus Stapel { $pile } an.
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
       *[no] { $seat } heuert das oberste Tier vom Stapel an.
    }
heist-event-chosen =
    { $you ->
        [yes] { $critters ->
                [none] Du hast gewählt.
               *[other] Du hast gewählt: { $critters }.
            }
       *[no] { $seat } hat gewählt.
    }
heist-event-kept =
    { $you ->
        [yes] { $critters ->
                [none] Du behältst, was du gewählt hast.
               *[other] Du behältst: { $critters }.
            }
       *[no] { $seat } behält, was gewählt war.
    }
heist-event-passed-on =
    { $you ->
        [yes] { $critters ->
                [none] Eine neue Hand kommt zu dir.
               *[other] Eine neue Hand kommt zu dir: { $critters }.
            }
       *[no] { $seat } bekommt die nächste Hand.
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
       *[no] { $seat } zieht ein Plättchen auf die Hand.
    }
heist-event-tile-seen =
    { $you ->
        [yes] { $tile ->
                [none] Du siehst dir das oberste Plättchen an.
               *[other] Du siehst dir das oberste Plättchen an: { $tile }.
            }
       *[no] { $seat } sieht sich das oberste Plättchen an.
    }
heist-event-tiles-seen =
    { $you ->
        [yes] { $tiles ->
                [none] Du siehst dir die obersten Plättchen an.
               *[other] Du siehst dir die obersten Plättchen an: { $tiles }.
            }
       *[no] { $seat } sieht sich die obersten Plättchen an.
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
       *[no] { $seat } behält das gehaltene Plättchen.
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
       *[no] { $seat } hält eines der Plättchen zurück.
    }
heist-event-no-tile-held =
    { $you ->
        [yes] Du hältst kein Plättchen zurück.
       *[no] { $seat } hält kein Plättchen zurück.
    }
heist-event-tile-gone = Der Weg auf { $cell } war nur Schein und ist weg: { $tile }.
heist-event-tiles-shuffled = Die übrigen Plättchen werden wieder eingemischt.
heist-event-no-cell =
    { $you ->
        [yes] Für dein Plättchen gibt es kein Feld.
       *[no] { $seat } findet kein Feld für ein Plättchen.
    }
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
        [yes] Du lässt die Beute auf { $cell } liegen.
       *[no] { $seat } lässt die Beute auf { $cell } liegen.
    }
heist-event-banked =
    { $you ->
        [yes] Du bringst in Sicherheit: { $loot }.
       *[no] { $seat } bringt in Sicherheit: { $loot }.
    }
heist-event-scored-loot =
    { $you ->
        [yes] Du wertest { $number }.
       *[no] { $seat } wertet { $number }.
    }
heist-event-ended =
    { $you ->
        [yes] Du bist draußen. Dein Rang beim Verlassen: { $place }.
       *[no] { $seat } ist draußen. Rang beim Verlassen: { $place }.
    }
heist-event-first-bonus =
    { $you ->
        [yes] Du bist zuerst draußen, das ist 2 wert.
       *[no] { $seat } ist zuerst draußen, das ist 2 wert.
    }
heist-event-late =
    { $you ->
        [yes] Du bist zu spät.
       *[no] { $seat } ist zu spät.
    }
heist-event-suspected =
    { $you ->
        [yes] Du bekommst { $number } Verdacht und hast { $suspicion }.
       *[no] { $seat } bekommt { $number } Verdacht und hat { $suspicion }.
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
        [yes] Du antwortest mit einem Tier, { $zone }: { $critter }.
       *[no] { $seat } antwortet mit einem Tier, { $zone }: { $critter }.
    }
heist-event-suffered =
    { $you ->
        [yes] Du lässt es geschehen.
       *[no] { $seat } lässt es geschehen.
    }
heist-event-trap-turned-up =
    { $you ->
        [yes] Eine Falle wird für dich aufgedeckt: { $trap }.
       *[no] Eine Falle wird für { $seat } aufgedeckt: { $trap }.
    }
heist-event-traps-shuffled = Die Fallen werden gemischt.
heist-event-no-effect =
    { $you ->
        [yes] Die Falle tut dir nichts: { $trap }.
       *[no] Die Falle tut nichts, getroffen war { $seat }: { $trap }.
    }
heist-event-rolled =
    { $you ->
        [yes] Der Kompass zeigt dir: { $way }.
       *[no] Der Kompass zeigt für { $seat }: { $way }.
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
        [yes] Du verlierst nach { $cell }: { $loot }.
       *[no] { $seat } verliert nach { $cell }: { $loot }.
    }
heist-event-swapped =
    { $you ->
        [yes] Du tauschst mit dem gemeinsamen Stapel: { $given } gegen { $critter }.
       *[no] { $seat } tauscht mit dem gemeinsamen Stapel: { $given } gegen { $critter }.
    }
heist-event-card-discarded =
    { $you ->
        [yes] Du legst ab, { $zone }: { $critter }.
       *[no] { $seat } legt ab, { $zone }: { $critter }.
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
       *[no] { $seat } zieht ein Tier.
    }
heist-event-played =
    { $you ->
        [yes] Du spielst, { $zone }: { $critter }.
       *[no] { $seat } spielt, { $zone }: { $critter }.
    }
heist-event-trash-dug =
    { $you ->
        [yes] Du nimmst vom Ablagestapel ({ $from }): { $critter }.
        [from] { $seat } nimmt von deinem Ablagestapel: { $critter }.
       *[no] { $seat } nimmt vom Ablagestapel ({ $from }): { $critter }.
    }
heist-event-snatched =
    { $you ->
        [yes] Auf dein Geheiß muss { $to } ein Tier ablegen.
        [to] Wegen { $seat } musst du ein Tier ablegen.
       *[no] Wegen { $seat } muss { $to } ein Tier ablegen.
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
       *[no] { $seat } sieht sich die obersten Fallen an.
    }
heist-event-traps-ordered =
    { $you ->
        [yes] { $traps ->
                [none] Du legst die Fallen zurück.
               *[other] Du legst die Fallen zurück, von oben: { $traps }.
            }
       *[no] { $seat } legt die Fallen zurück.
    }
heist-event-cards-seen =
    { $you ->
        [yes] { $critters ->
                [none] Du siehst dir die obersten Tiere an.
               *[other] Du siehst dir die obersten Tiere an: { $critters }.
            }
       *[no] { $seat } sieht sich die obersten Tiere an.
    }
heist-event-card-kept =
    { $you ->
        [yes] { $critter ->
                [none] Du behältst eines davon.
               *[other] Du behältst: { $critter }.
            }
       *[no] { $seat } behält eines davon.
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
       *[no] { $seat } sieht sich die Hand von { $to } an.
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
       *[no] { $seat } nimmt eine Karte von { $from }.
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
        [yes] Dein Ergebnis: Beute { $worth }, Punkte { $points } = { $score }.
       *[no] { $seat }: Beute { $worth }, Punkte { $points } = { $score }.
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
heist-move-take = Beute nehmen
heist-move-take_food = Nehmen: { $food }
heist-move-leave = Nichts nehmen
heist-move-score = Getragene Beute werten
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
heist-move-suffer = Geschehen lassen
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
heist-kind-take_food = Beute nehmen
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
heist-refusal-unknown-move = Das ist kein Zug. Schreib zum Beispiel „move n“, „play fox“, „place r90 at 3,4“ oder „end“.
heist-refusal-game-over = Die Partie ist zu Ende.
heist-refusal-not-your-turn = Du bist nicht am Zug. Am Zug: { $seat }.
heist-refusal-answer-awaited = Erst ist eine Frage zu beantworten, und zwar von { $seat }.
heist-refusal-chosen-already = Du hast gewählt, und dabei bleibt es. Warte auf die anderen.
heist-refusal-not-awaited = Gerade bist du nicht gefragt.
heist-refusal-move-begun = Führe erst den begonnenen Zug fort.
heist-refusal-nothing-begun = Das setzt nur einen Zug wie „place“ oder „play“ fort: Beginne einen.
heist-refusal-no-such-seat = Diesen Platz gibt es nicht. Die Plätze sind 0 bis { $highest }.
heist-refusal-asked-look = Sieh dir zuerst einen Stapel an: „look 1“, „look 2“ oder „look 3“.
heist-refusal-asked-hire = Heuere zuerst ein Tier aus dem Stapel an, den du ansiehst, oder sag „pass-pile“.
heist-refusal-asked-keep = Behalte zuerst eines der Tiere, die dir die Eule zeigt.
heist-refusal-asked-cards = Wähle zuerst, welche deiner Karten du behältst und wie die anderen liegen.
heist-refusal-asked-discard = Wähle zuerst eine Karte, die du verlierst: „discard“ und ihr Name.
heist-refusal-asked-place = Lege zuerst das Plättchen: Sag, wie es liegt und wo.
heist-refusal-asked-draw = Ziehe zuerst ein Plättchen, lege dein zurückgehaltenes oder sag „stop“.
heist-refusal-asked-web = Lege zuerst dein Plättchen für die andere Bande oder behalte es.
heist-refusal-asked-take = Nimm zuerst Beute oder lass sie liegen.
heist-refusal-asked-evade = Weiche zuerst dem aus, was du getroffen hast, oder lass es geschehen.
heist-refusal-asked-rotate = Drehe zuerst das Plättchen, auf dem deine Bande steht.
heist-refusal-asked-drop = Sag zuerst, wohin die gehakte Beute kommt.
heist-refusal-asked-order = Lege zuerst die Fallen, die du ansiehst, in einer Reihenfolge zurück.
heist-refusal-asked-pick = Nimm zuerst eine Karte aus der Hand, die du ansiehst, oder keine.
heist-refusal-asked-hold = Halte zuerst eines der Plättchen zurück, die du ansiehst, oder keines.
heist-refusal-not-hiring = Die Tiere sind schon angeheuert.
heist-refusal-nothing-to-keep = Gerade gibt es nichts zu behalten oder auszuwählen.
heist-refusal-nothing-to-discard = Niemand verlangt eine Karte von dir: Das tun eine Grube, ein Waschbär oder der Gebrauch.
heist-refusal-nothing-to-place = Gerade hast du kein Plättchen zu legen.
heist-refusal-nothing-to-web = Für andere wird nur gelegt, wenn jemand von ihnen zieht.
heist-refusal-nothing-to-stop = Es wird nichts gezogen, also gibt es nichts zu beenden oder abzulehnen.
heist-refusal-nothing-to-take = Beute nimmt man, wenn man ihren Ort betritt. Betritt ihn noch einmal.
heist-refusal-nothing-to-leave = Dir wird nichts angeboten, also gibt es nichts liegen zu lassen.
heist-refusal-nothing-to-evade = Weder Überwachung noch Falle trifft gerade deine Bande.
heist-refusal-nothing-to-rotate = Gerade dreht keine Falle dein Plättchen.
heist-refusal-nothing-to-drop = Gerade hängt keine Beute am Haken.
heist-refusal-nothing-to-order = Gerade siehst du dir keine Fallen an.
heist-refusal-nothing-to-pick = Gerade siehst du dir keine Hand an.
heist-refusal-nothing-to-hold = Gerade siehst du dir keine Plättchen an.
heist-refusal-no-moves-left = Dein Zug erlaubt keinen Schritt mehr. Bisher: Schritte { $moves }, Tiere { $critters }.
heist-refusal-off-board = Dort endet der Plan.
heist-refusal-empty-cell = Dort liegt noch kein Plättchen, und niemand geht auf ein leeres Feld.
heist-refusal-wall = Dort ist eine Wand: Auf beiden Seiten der Kante muss ein Weg sein. Ein Frettchen geht durch Wände.
heist-refusal-name-cell = Nenne beim Verlassen eines Lagers das Feld, das du betrittst, etwa „move 3,4“.
heist-refusal-name-way = Sag, wohin du gehst: n, e, s oder w. Felder nennt man nur beim Verlassen eines Lagers.
heist-refusal-not-beside = Dieses Feld liegt nicht neben dem Lager.
heist-refusal-no-score = In dieser Ausgabe wird Beute nicht durch eine Aktion gewertet.
heist-refusal-score-first = Gewertet wird vor jedem Schritt und jedem Tier, und du hast schon etwas davon benutzt.
heist-refusal-score-on-start = Beute wertet man nur auf einem Startfeld.
heist-refusal-scored-last-turn = Du hast in deinem vorigen Zug gewertet. Nicht zweimal hintereinander.
heist-refusal-nothing-to-score = Du trägst keine Beute, die du werten könntest.
heist-refusal-no-escape = In dieser Ausgabe steigt niemand aus: Beute ist auf Startfeldern von selbst in Sicherheit.
heist-refusal-not-on-start = Der Coup endet für dich nur auf einem Startfeld.
heist-refusal-top-loot-first = Niemand beendet den Coup, bevor die Beute vom Wert { $worth } genommen ist.
heist-refusal-escape-first = Den Coup beendest du zu Beginn eines Zuges, vor jedem Schritt und jedem Tier.
heist-refusal-no-such-critter = Dieses Tier kommt hier nicht vor: { $critter }.
heist-refusal-not-in-hand = Dieses Tier hast du nicht auf der Hand: { $critter }.
heist-refusal-only-on-table = Dieses Tier liegt auf deinem Tisch, nicht auf der Hand: { $critter }. Schreib „table“ dazu.
heist-refusal-not-on-table = Dieses Tier liegt nicht auf deinem Tisch: { $critter }.
heist-refusal-no-critters-left = Dein Zug erlaubt dieses Tier nicht mehr: { $critter }. Bisher: Schritte { $moves }, Tiere { $critters }.
heist-refusal-reaction-only = Dieses Tier spielst du nur, wenn du gefragt wirst, da, wo es hilft: { $critter }.
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
heist-refusal-raccoon-most = Der Waschbär trifft von den anderen, wer die meisten Karten auf der Hand hat.
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
heist-refusal-must-hire = Der Tierstapel ist zum Passen zu klein: Nimm ein Tier aus diesem Stapel.
heist-refusal-not-dealt = Dieses Tier ist nicht oder nicht so oft unter deinen Karten: { $critter }.
heist-refusal-keep-first = Sag zuerst, welche Karten du behältst. Noch zu behalten: { $number }.
heist-refusal-kept-all = Du behältst genug Karten: Sag, in welcher Reihenfolge du die anderen ablegst.
heist-refusal-keep-in-order = Die behaltenen Karten nennst du nach ihren englischen Namen alphabetisch.
heist-refusal-name-tile = Sag, welches Plättchen du legst, etwa „place T-trap r90 at 3,4“.
heist-refusal-one-tile = Es gibt nur ein Plättchen zu legen: Sag nur, wie es liegt und wo.
heist-refusal-no-such-tile = Dieses Plättchen hast du nicht zu legen: { $tile }.
heist-refusal-no-tile-held = Du hältst kein Plättchen zurück.
heist-refusal-stack-empty = Kein Plättchen ist mehr zu ziehen.
heist-refusal-must-draw = Solange hier ein Plättchen zu ziehen ist, kannst du nicht aufhören.
heist-refusal-must-place = Dieses Plättchen muss gelegt werden, es kann nicht liegen bleiben.
heist-refusal-left-start = Jederzeit ziehst du nur, bis deine Bande ihr Startfeld verlassen hat; später beim Ankommen.
heist-refusal-no-open-cell = Von deiner Bande aus führt kein Weg auf ein leeres Feld.
heist-refusal-say-turn = Sag, wie das Plättchen liegt: r0, r90, r180 oder r270.
heist-refusal-say-cell = Sag, auf welches Feld das Plättchen kommt, etwa „at 3,4“.
heist-refusal-same-turn = So gedreht sieht das Plättchen aus wie zuvor: Schreib eine dieser Drehungen: { $turns }.
heist-refusal-fits-nowhere = So gedreht passt das Plättchen auf kein Feld. Dreh es.
heist-refusal-taken-cell = Ein Plättchen kommt auf ein leeres Feld des Plans.
heist-refusal-not-open = Das Plättchen muss an den Ort der Bande stoßen, für die es liegt, und zu diesem Feld führt kein Weg.
heist-refusal-no-join = So gedreht stößt das Plättchen dort an nichts.
heist-refusal-foreign-start = Neben das Startfeld von jemand anderem legt man kein Plättchen.
heist-refusal-no-replacing = Dort liegt kein Plättchen, das sich ersetzen lässt. Gedruckte Felder bleiben, wie sie sind.
heist-refusal-crew-there = Ein Plättchen mit einer Bande darauf wird nicht ersetzt.
heist-refusal-mole-reach = Der Maulwurf gräbt nur neben einer Bande.
heist-refusal-own-mole-reach = Der Maulwurf gräbt nur neben deiner eigenen Bande.
heist-refusal-must-turn = Das Plättchen liegt schon so: Dreh es anders.
heist-refusal-no-way-off = So gedreht führt kein Weg von dem Plättchen weg.
heist-refusal-name-food = Hier liegt verschiedene Beute: Sag, welche du nimmst.
heist-refusal-highest-only = Du nimmst die höchste Beute, die da ist: Sag nur „take“.
heist-refusal-no-such-food = So etwas liegt hier nicht: { $food }.
heist-refusal-wrong-evasion = Hier hilft nur ein Tier: { $critter }.
heist-refusal-hand-only = Die Karte kommt von der Hand, nicht vom Tisch.
heist-refusal-own-place = Die Beute darf nicht bleiben, wo die Bande steht.
heist-refusal-out-of-reach = Die Beute kommt ein oder zwei Schritte weit, den Wegen nach.
heist-refusal-top-left = Nenne ein Lager nach seinem Feld oben links.
heist-refusal-not-seen = Das ist nicht oder nicht so oft unter dem, was du ansiehst.
heist-refusal-owl-given = Die Eule, die du eben gegeben hast, bleibt dort.

## The map, drawn

heist-board-keys-map = Auf der Karte: Pfeiltasten gehen von Feld zu Feld, N zum nächsten wählbaren Ort, Enter wählt, R dreht ein Plättchen (Umschalt+R zurück), Escape nimmt es wieder auf; + und − gehen näher heran und weiter weg, 0 zeigt alles.
heist-map-label = Grundriss des Ladens bei Nacht
heist-map-role = Karte
heist-map-nearer = Näher heran
heist-map-farther = Weiter weg
heist-map-whole = Ganze Karte
heist-map-dark = noch dunkel: kein Plättchen
heist-map-start = Start, den niemand benutzt
heist-map-start-of = Start von { $name }
heist-map-preset-plain = gedruckte Kreuzung
heist-map-preset-security = gedruckte Kreuzung mit Überwachung
heist-map-preset-trap = gedruckte Kreuzung mit Falle
heist-map-ways = Wege: { $ways }
heist-map-loot = Beute: { $loot }
heist-map-crews = Banden: { $crews }
heist-map-you = du
heist-map-taken = hier hast du schon genommen
heist-map-fits = Das Plättchen passt hier, gedreht um: { $turns }
heist-map-held = Das Plättchen liegt hier zur Probe, gedreht um { $turn }; Enter legt es ab
heist-map-marked = Ein Zug, den du ansiehst, betrifft diesen Ort
heist-map-far = Eine Bande geht Schritt für Schritt auf ein Nachbarfeld, zu dem ein Weg führt
heist-map-tiles = Plättchen zum Legen
heist-map-tile = Plättchen: { $tile }
heist-map-turn = Plättchen drehen
heist-map-do = Ja, so
heist-map-put = Hier ablegen
heist-map-leave-so = So lassen
heist-map-lift = Wieder aufnehmen
heist-map-how = Wähle ein gestricheltes Feld für dieses Plättchen.
heist-map-take = Du darfst dieses Plättchen legen: wähle es.
heist-map-suspicion = { $number } Verdacht
heist-map-sign-loot = { $number } Beute
heist-map-sign-safe = unbemerkt
heist-map-words = Die Karte in Worten
heist-map-legend = Was ist was auf der Karte
heist-map-legend-corridor = Gang: man geht, wo sich Wege treffen.
heist-map-legend-security = Überwachung mit Lichtschranken: wer eintritt, bekommt Verdacht, mit Beute mehr.
heist-map-legend-trap = Luke: wer eintritt, zieht eine Falle.
heist-map-legend-burrow = Bau: ein Start, und der Weg nach Hause.
heist-map-legend-loot = Beute in einem Lager oder auf einer Kreuzung, mit ihrem Wert.
heist-map-legend-crew = Eine Bande, in der Farbe und mit dem Zeichen ihrer Person.

## Wer was tun muss

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
        [yes] Lege ein Plättchen ({ $by }): Wähle, wie es liegt und wo.
       *[no] { $seat } muss ein Plättchen legen ({ $by }).
    }
heist-status-draw =
    { $you ->
        [yes] Wege führen ins Dunkle: Ziehe ein Plättchen und lege es, oder hör auf.
       *[no] { $seat } kann ein Plättchen ziehen und legen oder aufhören.
    }
heist-status-web =
    { $you ->
        [yes] Eine andere Bande will ziehen: Lege für sie dein Plättchen oder behalte es.
       *[no] { $seat } hält ein Plättchen und kann es legen, bevor eine andere Bande zieht.
    }
heist-status-take =
    { $you ->
        [yes] Hier liegt Beute: Nimm davon oder lass sie liegen.
       *[no] { $seat } hat Beute gefunden und kann sie nehmen oder liegen lassen.
    }
heist-status-evade =
    { $you ->
        [yes] { $trap ->
                [none] Deine Bande trifft auf: { $hazard }. Antworte mit einem Tier ({ $critter }) oder lass es geschehen.
               *[other] Deine Bande trifft auf eine Falle: { $trap }. Antworte mit einem Tier ({ $critter }) oder lass es geschehen.
            }
       *[no] { $seat } trifft auf: { $hazard }, und kann mit einem Tier antworten.
    }
heist-status-rotate =
    { $you ->
        [yes] Drehe das Plättchen unter deiner Bande ({ $by }).
       *[no] { $seat } muss das Plättchen unter der eigenen Bande drehen ({ $by }).
    }
heist-status-drop =
    { $you ->
        [yes] Sag, wohin die gehakte Beute der Bande links von dir kommt: ein oder zwei Schritte weit.
       *[no] { $seat } sagt, wohin die gehakte Beute kommt.
    }
heist-status-order =
    { $you ->
        [yes] Lege die Fallen in einer Reihenfolge deiner Wahl zurück ({ $by }).
       *[no] { $seat } legt Fallen in einer Reihenfolge zurück ({ $by }).
    }
heist-status-pick =
    { $you ->
        [yes] Du siehst dir eine Hand an: Nimm eine Karte daraus oder keine ({ $by }).
       *[no] { $seat } sieht sich eine Hand an und kann eine Karte nehmen ({ $by }).
    }
heist-status-hold =
    { $you ->
        [yes] Halte eines dieser Plättchen zurück oder keines ({ $by }).
       *[no] { $seat } kann eines der obersten Plättchen zurückhalten ({ $by }).
    }
heist-status-turn =
    { $you ->
        [yes] Du bist am Zug: Geh, spiel Tiere oder beende den Zug. Übrig: Schritte { $moves }, Tiere { $critters }.
       *[no] Am Zug: { $seat }.
    }
heist-status-choose =
    { $you ->
        [yes] Wähle verdeckt die Tiere deiner Bande.
       *[no] Noch keine Wahl: { $seat }.
    }
heist-status-over = Die Partie ist zu Ende. Sieg: { $winners }.
heist-end-all-banked = Alle Beute ist in Sicherheit.
heist-end-carriers-done = Auf dem Plan lag keine Beute mehr, und wer welche trug, hatte seine letzten Züge.
heist-end-all-ended = Alle Banden haben den Coup beendet.
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
heist-label-points = Punkte
heist-label-suspicion = Verdacht
heist-label-ended = Rang beim Verlassen
heist-label-scored-last-turn = Im vorigen Zug gewertet
heist-label-left-start = Hat das Startfeld verlassen
heist-label-placed = Hier gelegte Plättchen
heist-label-hand = Hand
heist-label-table = Auf dem Tisch
heist-label-held = Gehaltene Plättchen
heist-label-butterflies = Wartende Schmetterlinge
heist-label-foxes = Wartende Füchse
heist-label-top-loot-taken = Höchste Beute genommen
heist-label-at = Steht auf
heist-label-discard = Ablagestapel
heist-label-stack = Übrige Plättchen
heist-label-traps = Übrige Fallen
heist-label-tiles = Plättchen auf der Hand
heist-label-cards = Karten auf der Hand
heist-label-board = Plättchen auf dem Plan
heist-label-box = Aus dem Spiel
heist-label-cap = Verdacht, höchstens
heist-label-countdown = Letzte Züge nach dem ersten Ende
heist-label-critter-deck = Tiere im Stapel
heist-label-discards = Ablagestapel aller
heist-label-effects = Wirkt in diesem Zug
heist-label-fixed = Gedruckte Felder
heist-label-known = Was dir gezeigt wurde
heist-label-last-turns = Übrige letzte Züge
heist-label-left = Übrig
heist-label-looked = Angesehene Stapel
heist-label-loot = Beute auf dem Plan
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

## Optionen

heist-option-turn_limit = Züge je Person, höchstens
heist-option-late_forfeit = Zu späte Banden
heist-option-late_forfeit-false = behalten, was sie tragen
heist-option-late_forfeit-true = verlieren, was sie tragen
heist-option-extra_side_loot = Mehr Beute an den Seiten zu viert
heist-option-extra_side_loot-false = nein
heist-option-extra_side_loot-true = ja
heist-option-choose_food = Genommene Beute
heist-option-choose_food-any = nach Wahl
heist-option-choose_food-highest = die höchste
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

heist-error-cell = { $key }: ein Feld des Plans als [Zeile, Spalte], nicht { $given }.
heist-error-place = { $key }: ein Start, ein Lager, eine gedruckte Kreuzung oder ein Plättchen, nicht { $given }.
heist-error-tile = { $key }: ein Plättchen liegt allein und auf keinem festen Feld, nicht auf { $given }.
heist-error-spot = { $key }: Lager und gedruckte Kreuzungen, nicht { $given }.
heist-error-object = { $key }: ein Objekt, nicht { $given }.
heist-error-looked = looked: jeder Stapel einmal, nicht { $given }.
heist-error-turn = turn: der Platz, der am Zug ist.
heist-error-turn-over = turn: null, sobald die Partie vorbei ist, nicht { $given }.
heist-error-turn-ended = turn: eine Bande, die noch unterwegs ist, nicht { $given }.
heist-error-turn-before = turn: null vor dem ersten Zug, nicht { $given }.
heist-error-edition = { $key }: nichts davon in { $edition }.
heist-error-held = held_tiles: in { $edition } höchstens eines je Platz.
heist-error-hiring = looked, chosen: nichts davon in der Phase { $phase }.
heist-error-phase = { $key }: nichts davon in { $edition } in der Phase { $phase }.
heist-error-most = { $key }: zusammen höchstens { $most }, nicht { $given }.
heist-error-chosen = { $key }: was von den Karten, die dem Platz gegeben wurden, behalten und abgelegt wird, nicht { $given }.
heist-error-all-chosen = chosen: haben alle gewählt, so werden die Karten gezeigt.
heist-error-no-question = pending: eine Frage in der Phase { $phase }.
heist-error-question = pending: kein { $kind } durch { $by } in { $edition } in der Phase { $phase }.
heist-error-of = pending.of: ein anderer Platz als { $given }.
heist-error-asked = pending.seat: { $given } kann im Zug von { $turn } nicht gefragt werden.
heist-error-victims = pending.victims: jeder Platz einmal und nur, wo die Fledermaus von v3 wirkt, nicht { $given }.
heist-error-table = pending.tiles, pending.cards: nicht, was für diese Frage auf dem Tisch liegt.
heist-error-web = pending.seat: { $given } hält kein Plättchen, das gelegt werden kann.
heist-error-pending = pending: { $kind } kann hier nicht von { $seat } erfragt werden.
heist-error-answer = pending: Platz { $seat } hat keine Antwort auf { $kind }.
heist-error-where = { $key }: eine fremde Hand, ein Stapel oder das obere oder untere Ende eines Stapels, etwa { $valid }, nicht { $given }.
heist-error-known = { $key }: mehr, als dort liegt, oder etwas anderes.

## Komponenten, die es nicht geben kann

heist-error-dealt = { $key }: mindestens so viele, wie angeheuert werden, { $least }, nicht { $given }.
heist-error-sum = { $key }: zusammen höchstens { $most }, nicht { $given }.
heist-error-values = { $key }: jeder kleiner als der vorige, nur der letzte unter 0, nicht { $given }.
heist-error-start = { $key }: jeder Start, 1 bis 4, einmal; { $given } nicht.
heist-error-spots = { $key }: höchstens { $most } Lager und gedruckte Kreuzungen, nicht { $given }.
