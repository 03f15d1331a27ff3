### Goons. Deutsch.
### Plätze kommen als Namen, Farben, Schurken, Pläne, Gegenstände und Goons mit den Wörtern unten, Listen fertig
### verbunden; ein unbekannter Wert als „none“. $you ist „yes“, wenn der erste Platz der Nachricht der lesenden Person
### gehört; ein späterer: der Name dieses Werts. „goons-part-…“ sind Teile anderer Nachrichten und der Kartentexte.
### Aktionssteine und Schrottsteine liegen in der Stadt, Würfel sind die von Kid Random.

## Titel

goons = Goons
goons-tagline = Heuert bei Superschurken an, setzt auf ihre verrücktesten Pläne und sammelt die meisten Sterne.

## Wörter für Werte

goons-term-red = Rot
goons-term-yellow = Gelb
goons-term-green = Grün
goons-term-blue = Blau
goons-term-junk = Schrott
goons-term-R = Rot
goons-term-Y = Gelb
goons-term-G = Grün
goons-term-B = Blau
goons-term-J = Schrott
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
goons-term-backpack = Rucksack
goons-term-bandages = Verbandszeug
goons-term-baseball-bat = Baseballschläger
goons-term-brass-knuckles = Schlagring
goons-term-bubble-gun = Seifenblasenpistole
goons-term-clown-mask = Clownsmaske
goons-term-crowbar = Brecheisen
goons-term-dynamite = Dynamit
goons-term-helmet = Helm
goons-term-jumpsuit = Overall
goons-term-shotgun = umgebaute Pumpgun
goons-term-scythe = Sense
goons-term-pocket-knife = Taschenmesser
goons-term-shark-jaw = Haigebiss
goons-term-charlie = Charlie
goons-term-dennis = Dennis
goons-term-p0w = P0w
goons-term-rin = Rin
goons-term-unni = Unni
goons-term-sixth = Nummer Sechs
goons-term-goon = Wahl der Goons
goons-term-turn = Züge
goons-term-resolve = die Pläne der Schurken
goons-term-over = Partie beendet
goons-term-rounds = alle Runden sind gespielt
goons-term-trade = Tausch
goons-term-again = zweite Hälfte
goons-term-reroll = neuer Wurf
goons-term-draw = weiteres Ziehen
goons-term-bid = Gebot
goons-term-claim = Belohnung
goons-term-first = Startperson
goons-term-cube = Stein
goons-term-space = Feld
goons-term-ability = Fähigkeit
goons-term-buy = Kauf
goons-term-club = Nachtclub
goons-term-stars = Stern
goons-term-energy = Energie
goons-term-money = Geld
goons-term-step = Schritt
goons-term-skull = Totenkopf
goons-term-blank = Blanko
goons-term-dojo = Dojo
goons-term-diner = Restaurant
goons-term-supermarket = Supermarkt
goons-term-nightclub = Nachtclub
goons-term-track = Punkteleiste
goons-term-items = Gegenstände
goons-term-hustle = vorn auf den Abzockleisten
goons-term-ends = oben auf den Abzockleisten

## Teile von Sätzen: Farben im dritten und vierten Fall

goons-part-cube =
    { $colour ->
        [Rot] roten Stein
        [Gelb] gelben Stein
        [Blau] blauen Stein
       *[other] grünen Stein
    }
goons-part-any-cube =
    { $cube ->
        [Rot] roten Stein
        [Gelb] gelben Stein
        [Blau] blauen Stein
        [Schrott] Schrottstein
       *[other] grünen Stein
    }
goons-part-action =
    { $colour ->
        [Rot] rote Aktion
        [Gelb] gelbe Aktion
        [Blau] blaue Aktion
       *[other] grüne Aktion
    }
goons-part-scheme =
    { $colour ->
        [Rot] roten Plan
        [Gelb] gelben Plan
        [Blau] blauen Plan
       *[other] grünen Plan
    }
goons-part-scheme-to =
    { $to ->
        [Rot] roten Plan
        [Gelb] gelben Plan
        [Blau] blauen Plan
       *[other] grünen Plan
    }
goons-part-track =
    { $colour ->
        [Rot] roten Leiste
        [Gelb] gelben Leiste
        [Blau] blauen Leiste
       *[other] grünen Leiste
    }
goons-part-column =
    { $space ->
        [Rot] rote Feld
        [Gelb] gelbe Feld
        [Blau] blaue Feld
       *[other] grüne Feld
    }
goons-part-space =
    { $colour ->
        [Rot] rote Feld
        [Gelb] gelbe Feld
        [Blau] blaue Feld
       *[other] grüne Feld
    }
goons-part-amount = { $number } Energie
goons-part-stars =
    { $stars ->
        [0] { "" }
        [one] { " " }+{ $stars } Stern
       *[other] { " " }+{ $stars } Sterne
    }
goons-part-energy =
    { $energy ->
        [0] { "" }
       *[other] { " " }+{ $energy } Energie
    }
goons-part-money =
    { $money ->
        [0] { "" }
       *[other] { " " }+{ $money } Geld
    }
goons-part-steps =
    { $steps ->
        [0] { "" }
        [one] { " " }+{ $steps } freier Schritt
       *[other] { " " }+{ $steps } freie Schritte
    }
goons-part-none =
    { $stars ->
        [0] { $energy ->
                [0] { $money ->
                        [0] { $steps ->
                                [0] { " " }nichts
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
        [one] { " " }+{ $city } Stern der Stadt
       *[other] { " " }+{ $city } Sterne der Stadt
    }
goons-part-crib =
    { $crib ->
        [0] { "" }
        [one] { " " }+{ $crib } Stern der Bude
       *[other] { " " }+{ $crib } Sterne der Bude
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

## Ereignisse

goons-event-goon-chosen =
    { $you ->
        [yes] Du wählst deine Goon-Karte: { $goon }.
       *[no] { $seat } wählt eine Goon-Karte: { $goon }.
    }
goons-event-round-began =
    { $you ->
        [yes] Runde { $round } beginnt mit dir.
       *[no] Runde { $round } beginnt. Zuerst dran: { $seat }.
    }
goons-event-turn-began =
    { $you ->
        [yes] Runde { $round }, Zug { $turn }: Du bist dran.
       *[no] Runde { $round }, Zug { $turn }: { $seat } ist dran.
    }
goons-event-cube-taken =
    { $you ->
        [yes] Du nimmst von { $cell } den { goons-part-cube } und legst ihn auf das { goons-part-column } deiner Bude.
       *[no] { $seat } nimmt von { $cell } den { goons-part-cube } und legt ihn auf das { goons-part-column } der eigenen Bude.
    }
goons-event-ability-used =
    { $you ->
        [yes] Dein Goon ({ $goon }) nimmt den { goons-part-cube } von { $cell } aus dem Spiel: eine Aktion mehr.
       *[no] { $seat } lässt den { goons-part-cube } von { $cell } aus dem Spiel nehmen ({ $goon }): eine Aktion mehr.
    }
goons-event-trained =
    { $you ->
        [yes] Im Dojo gewinnst du { goons-part-amount }.
       *[no] Im Dojo gewinnt { $seat } { goons-part-amount }.
    }
goons-event-dined =
    { $you ->
        [yes] Im Restaurant verdienst du { $number } Geld.
       *[no] Im Restaurant verdient { $seat } { $number } Geld.
    }
goons-event-bought =
    { $you ->
        [yes] Im Supermarkt kaufst du für { $number } Geld: { $item }.
       *[no] Im Supermarkt kauft { $seat } für { $number } Geld: { $item }.
    }
goons-event-item-turned-up = Neu in der Auslage: { $item }.
goons-event-items-shuffled = Die abgelegten Gegenstände werden zu einem neuen Stapel gemischt.
goons-event-cube-moved =
    { $you ->
        [yes] Du versetzt den { goons-part-any-cube } von { $cell } nach { $to }.
       *[no] { $seat } versetzt den { goons-part-any-cube } von { $cell } nach { $to }.
    }
goons-event-withdrawn =
    { $you ->
        [yes] Du nimmst { goons-part-amount } vom { goons-part-scheme } zurück.
       *[no] { $seat } nimmt { goons-part-amount } vom { goons-part-scheme } zurück.
    }
goons-event-shifted =
    { $you ->
        [yes] Du verschiebst { goons-part-amount } vom { goons-part-scheme } auf den { goons-part-scheme-to }.
       *[no] { $seat } verschiebt { goons-part-amount } vom { goons-part-scheme } auf den { goons-part-scheme-to }.
    }
goons-event-fee-paid =
    { $you ->
        [yes] Du zahlst die Teilnahmegebühr für den { goons-part-scheme }: { $number } { $what }.
       *[no] { $seat } zahlt die Teilnahmegebühr für den { goons-part-scheme }: { $number } { $what }.
    }
goons-event-committed =
    { $you ->
        [yes] Du setzt { goons-part-amount } auf den { goons-part-scheme }.
       *[no] { $seat } setzt { goons-part-amount } auf den { goons-part-scheme }.
    }
goons-event-stepped =
    { $you ->
        [yes] Du steigst auf der { goons-part-track } auf Feld { $space }.
       *[no] { $seat } steigt auf der { goons-part-track } auf Feld { $space }.
    }
goons-event-space-paid =
    { $you ->
        [yes] Du bekommst vom Feld:{ goons-part-gains }.
       *[no] { $seat } bekommt vom Feld:{ goons-part-gains }.
    }
goons-event-steps-lapsed =
    { $you ->
        [yes] Du stehst auf allen Leisten ganz oben. Verfallene freie Schritte: { $number }.
       *[no] { $seat } steht auf allen Leisten ganz oben. Verfallene freie Schritte: { $number }.
    }
goons-event-doubled =
    { $you ->
        [yes] Dein Haigebiss verdoppelt die Aktion.
       *[no] { $seat } verdoppelt die Aktion mit dem Haigebiss.
    }
goons-event-reaped =
    { $you ->
        [yes] Du benutzt die Sense.
       *[no] { $seat } benutzt die Sense.
    }
goons-event-knifed =
    { $you ->
        [yes] Mit dem Taschenmesser machst du eine { goons-part-action } daraus ({ $source }).
       *[no] Mit dem Taschenmesser macht { $seat } eine { goons-part-action } daraus ({ $source }).
    }
goons-event-added =
    { $you ->
        [yes] Du legst { goons-part-amount } auf den { goons-part-scheme } ({ $item }).
       *[no] { $seat } legt { goons-part-amount } auf den { goons-part-scheme } ({ $item }).
    }
goons-event-energy-from =
    { $you ->
        [yes] Du gewinnst { goons-part-amount } ({ $item }).
       *[no] { $seat } gewinnt { goons-part-amount } ({ $item }).
    }
goons-event-masked =
    { $you ->
        [yes] Mit der Clownsmaske verschiebst du { goons-part-amount } vom { goons-part-scheme } auf den { goons-part-scheme-to }.
       *[no] Mit der Clownsmaske verschiebt { $seat } { goons-part-amount } vom { goons-part-scheme } auf den { goons-part-scheme-to }.
    }
goons-event-pried =
    { $you ->
        [yes] Mit dem Brecheisen machst du aus { $number } Geld { $gained } Energie.
       *[no] Mit dem Brecheisen macht { $seat } aus { $number } Geld { $gained } Energie.
    }
goons-event-suit-paid =
    { $you ->
        [yes] Dein Overall bringt dir { $stars ->
            [one] +{ $stars } Stern.
           *[other] +{ $stars } Sterne.
        } Pläne ohne dich: { $number }.
       *[no] { $seat } bekommt für den Overall { $stars ->
            [one] +{ $stars } Stern.
           *[other] +{ $stars } Sterne.
        } Pläne ohne { $seat }: { $number }.
    }
goons-event-traded =
    { $you ->
        [yes] Du tauschst { $paid } × { $what } gegen:{ goons-part-gains }.
       *[no] { $seat } tauscht { $paid } × { $what } gegen:{ goons-part-gains }.
    }
goons-event-stepped-down =
    { $you ->
        [yes] { $space ->
                [0] Du rutschst von der { goons-part-track }.
               *[other] Du steigst auf der { goons-part-track } hinab auf Feld { $space }.
            }
       *[no] { $space ->
                [0] { $seat } rutscht von der { goons-part-track }.
               *[other] { $seat } steigt auf der { goons-part-track } hinab auf Feld { $space }.
            }
    }
goons-event-not-traded =
    { $you ->
        [yes] Du tauschst nicht weiter.
       *[no] { $seat } tauscht nicht weiter.
    }
goons-event-resolution-began = Runde { $round } ist gespielt: Jetzt führen die Schurken ihre Pläne aus.
goons-event-scheme-began = Jetzt geht es um den { goons-part-scheme }: { $scheme }. Eingesetzte Energie: { $energy }.
goons-event-dynamited =
    { $you ->
        [yes] Du zündest dein Dynamit: { goons-part-amount } zählt doppelt.
       *[no] { $seat } zündet Dynamit: { goons-part-amount } zählt doppelt.
    }
goons-event-no-dynamite =
    { $you ->
        [yes] Du behältst dein Dynamit.
       *[no] { $seat } behält das Dynamit.
    }
goons-event-row-sorted = Rangfolge: { $order }.
goons-event-rolled = Die Würfel zeigen { $dice }, zusammen { $total }.
goons-event-rerolled =
    { $you ->
        [yes] Du würfelst eine { $die } neu: { $rolled }. Die Würfel zeigen zusammen { $total }.
       *[no] { $seat } würfelt eine { $die } neu: { $rolled }. Die Würfel zeigen zusammen { $total }.
    }
goons-event-stopped =
    { $you ->
        [yes] Du belässt es dabei.
       *[no] { $seat } belässt es dabei.
    }
goons-event-bagged = In den Beutel kommen: Totenköpfe { $skulls }, Blankos { $blanks }.
goons-event-tokens-drawn = Aus dem Beutel kommen: Totenköpfe { $skulls }, Blankos { $blanks }.
goons-event-token-drawn =
    { $you ->
        [yes] { $paid ->
                [0] Du ziehst: { $token }.
               *[other] Du zahlst { $paid } Energie und ziehst: { $token }.
            }
       *[no] { $paid ->
                [0] { $seat } zieht: { $token }.
               *[other] { $seat } zahlt { $paid } Energie und zieht: { $token }.
            }
    }
goons-event-reached =
    { $you ->
        [yes] Du nimmst Belohnung { $number } (ab { $goal }).
       *[no] { $seat } nimmt Belohnung { $number } (ab { $goal }).
    }
goons-event-tokens-given =
    { $you ->
        [yes] Du bekommst Auktionsmarken: { $number }.
       *[no] { $seat } bekommt Auktionsmarken: { $number }.
    }
goons-event-bid-shown =
    { $you ->
        [yes] Du hast auf Los { $lot } geboten: { $bid }.
       *[no] { $seat } hat auf Los { $lot } geboten: { $bid }.
    }
goons-event-lot-lost = Los { $lot } bekommt niemand.
goons-event-lot-taken =
    { $you ->
        [yes] Du ersteigerst Los { $lot } mit einem Gebot von { $bid }.
       *[no] { $seat } ersteigert Los { $lot } mit einem Gebot von { $bid }.
    }
goons-event-claimed =
    { $you ->
        [yes] Du beanspruchst Belohnung { $lot }.
       *[no] { $seat } beansprucht Belohnung { $lot }.
    }
goons-event-passed =
    { $you ->
        [yes] Du beanspruchst nichts mehr.
       *[no] { $seat } beansprucht nichts mehr.
    }
goons-event-rewarded =
    { $you ->
        [yes] Du bekommst vom { goons-part-scheme }:{ goons-part-rewards }.
       *[no] { $seat } bekommt vom { goons-part-scheme }:{ goons-part-rewards }.
    }
goons-event-failed = Beim { goons-part-scheme } geht alles schief.
goons-event-bandaged =
    { $you ->
        [yes] Dein Verbandszeug rettet { goons-part-amount }.
       *[no] { $seat } rettet mit Verbandszeug { goons-part-amount }.
    }
goons-event-not-bandaged =
    { $you ->
        [yes] Du behältst dein Verbandszeug.
       *[no] { $seat } behält das Verbandszeug.
    }
goons-event-markers-lost =
    { $you ->
        [yes] Du gibst { goons-part-amount } vom Plan zurück in die Bank.
       *[no] { $seat } gibt { goons-part-amount } vom Plan zurück in die Bank.
    }
goons-event-markers-returned =
    { $you ->
        [yes] Du bekommst { goons-part-amount } vom Plan zurück.
       *[no] { $seat } bekommt { goons-part-amount } vom Plan zurück.
    }
goons-event-scheme-turned-up = Es gibt einen neuen { goons-part-scheme }: { $scheme }.
goons-event-display-swept = Die Auslage wird geräumt: { $items }.
goons-event-first-named =
    { $you ->
        [yes] { $seat } lässt dich die Runde beginnen.
        [seat] Du bestimmst, wer die Runde beginnt: { $to }.
       *[no] { $seat } bestimmt, wer die Runde beginnt: { $to }.
    }
goons-event-game-over = Die Partie ist zu Ende: { $reason }.
goons-event-final-score =
    { $you ->
        [yes] Dein Ergebnis: { $track } (Punkteleiste) + { $items } (Gegenstände) + { $money } (Geld) + { $energy } (Energie) + { $hustle } (vorn auf Leisten) + { $ends } (ganz oben) = { $score }.
       *[no] { $seat }: { $track } (Punkteleiste) + { $items } (Gegenstände) + { $money } (Geld) + { $energy } (Energie) + { $hustle } (vorn auf Leisten) + { $ends } (ganz oben) = { $score }.
    }

## Züge

goons-move-goon = Wählen: { $goon }
goons-move-take = Den Stein von { $cell } nehmen
goons-move-on = Auf das { goons-part-space } deiner Bude legen
goons-move-ability = Fähigkeit: den Stein von { $cell } aus dem Spiel nehmen
goons-move-end = Zug beenden
goons-move-dojo = Dojo: Energie gewinnen ({ $source })
goons-move-dojo_twice = Dojo, verdoppelt: zweimal Energie gewinnen ({ $source })
goons-move-diner = Restaurant: Geld verdienen ({ $source })
goons-move-diner_twice = Restaurant, verdoppelt: zweimal Geld verdienen ({ $source })
goons-move-buy = Supermarkt: kaufen ({ $source }): { $item }
goons-move-buy_twice = Supermarkt, verdoppelt: zuerst kaufen ({ $source }): { $item }
goons-move-club = Nachtclub: den Stein von { $cell } versetzen ({ $source })
goons-move-club_energy = Nachtclub: { goons-part-amount } vom { goons-part-scheme } verschieben ({ $source })
goons-move-commit = { goons-part-amount } einsetzen ({ $source })
goons-move-hustle = Abzocken: einen Schritt nach oben ({ $source })
goons-move-again_buy = Zweiter Kauf: { $item }
goons-move-again_club = Noch einmal: den Stein von { $cell } versetzen
goons-move-again_energy = Noch einmal: { goons-part-amount } vom { goons-part-scheme } verschieben
goons-move-again_no = Auf die zweite Hälfte verzichten
goons-move-to_cell = Nach { $cell }
goons-move-to_supply = In deinen Vorrat
goons-move-to_scheme = Auf den { goons-part-scheme }
goons-move-next_cell = Auch den Stein von { $cell } versetzen
goons-move-next_energy = Auch 1 Energie vom { goons-part-scheme } verschieben
goons-move-double = Mit dem Haigebiss verdoppeln
goons-move-finish = Das ist alles
goons-move-knife = Taschenmesser: eine { goons-part-action } daraus machen ({ $source })
goons-move-bat = Baseballschläger: auf den { goons-part-scheme }
goons-move-shoot = Umgebaute Pumpgun: auf den { goons-part-scheme }
goons-move-knuckles = Schlagring: { goons-part-amount } auf den { goons-part-scheme }
goons-move-bubbles = Seifenblasenpistole: Energie gewinnen
goons-move-put_on_helmet = Helm: Energie gewinnen
goons-move-mask = Clownsmaske: { goons-part-amount } vom { goons-part-scheme } verschieben
goons-move-crowbar = Brecheisen: { $number } Geld in Energie tauschen
goons-move-reap = Sense: den Stein von { $cell } versetzen
goons-move-trade = Tauschen
goons-move-trade_star = Einen Stern tauschen
goons-move-trade_hustle = Einen Schritt der { goons-part-track } tauschen
goons-move-no_trade = Nicht weiter tauschen
goons-move-step = Freier Schritt auf der { goons-part-track }
goons-move-dynamite =
    { $answer ->
        [yes] Dynamit zünden
       *[no] Dynamit behalten
    }
goons-move-reroll = Eine { $die } neu würfeln
goons-move-draw = Gegen Energie noch eine Marke ziehen
goons-move-stop = Es dabei belassen
goons-move-bid =
    { $number ->
        [none] Verdeckt bieten
       *[other] { $number } bieten
    }
goons-move-claim = Belohnung { $number } nehmen
goons-move-pass = Nichts mehr beanspruchen
goons-move-bandages =
    { $answer ->
        [yes] Verbandszeug benutzen
       *[no] Verbandszeug behalten
    }
goons-move-first = Beginnt die Runde: { $to }
goons-kind-goon = Eine Goon-Karte wählen
goons-kind-take = Einen Stein nehmen
goons-kind-on = In deine Bude legen
goons-kind-ability = Die Fähigkeit deines Goons nutzen
goons-kind-dojo = Ins Dojo gehen
goons-kind-dojo_twice = Dojo, verdoppelt
goons-kind-diner = Ins Restaurant gehen
goons-kind-diner_twice = Restaurant, verdoppelt
goons-kind-buy = Einen Gegenstand kaufen
goons-kind-buy_twice = Zwei Gegenstände kaufen
goons-kind-club = Nachtclub: einen Stein versetzen
goons-kind-club_energy = Nachtclub: Energie verschieben
goons-kind-commit = Energie einsetzen
goons-kind-hustle = Abzocken
goons-kind-again_buy = Zweiter Kauf
goons-kind-again_club = Noch einmal Nachtclub: ein Stein
goons-kind-again_energy = Noch einmal Nachtclub: Energie
goons-kind-to_cell = Wohin kommt der Stein?
goons-kind-to_scheme = Auf welchen Plan?
goons-kind-next_cell = Ein zweiter Stein
goons-kind-next_energy = Eine zweite Marke
goons-kind-knife = Taschenmesser: eine andere Farbe
goons-kind-bat = Den Baseballschläger schwingen
goons-kind-shoot = Die umgebaute Pumpgun abfeuern
goons-kind-knuckles = Den Schlagring anlegen
goons-kind-mask = Die Clownsmaske aufsetzen
goons-kind-crowbar = Das Brecheisen ansetzen
goons-kind-reap = Die Sense schwingen
goons-kind-trade_hustle = Einen Schritt tauschen
goons-kind-step = Einen freien Schritt gehen
goons-kind-dynamite = Dynamit
goons-kind-reroll = Einen Würfel neu werfen
goons-kind-bid = Dein Gebot
goons-kind-claim = Eine Belohnung nehmen
goons-kind-bandages = Verbandszeug
goons-kind-first = Wer beginnt?

## Wer was tun muss

goons-purpose = Dein Ziel: nach drei Runden die meisten Sterne, vor allem von den Schurken, denen du hilfst.
goons-status-goon =
    { $you ->
        [yes] Wähle eine Goon-Karte.
       *[no] { $seat } wählt eine Goon-Karte.
    }
goons-status-take =
    { $you ->
        [yes] { $anywhere ->
                [yes] Nimm irgendeinen Aktionsstein: Sonst kommst du an keinen heran. Er kommt in Reihe { $row } deiner Bude.
               *[no] Nimm einen Stein von einer äußeren Ecke oder neben einem leeren Feld, für Reihe { $row } deiner Bude.
            }
       *[no] { $anywhere ->
                [yes] { $seat } muss irgendeinen Aktionsstein nehmen, für Reihe { $row } der Bude.
               *[no] { $seat } muss einen Aktionsstein nehmen, für Reihe { $row } der Bude.
            }
    }
goons-status-actions =
    { $you ->
        [yes] { $colours ->
                [none] Deine Aktionen sind erledigt: Beende deinen Zug.
               *[other] Offene Aktionen: { $colours }, in beliebiger Reihenfolge. Oder beende den Zug.
            }
       *[no] { $colours ->
                [none] { $seat } hat keine Aktion mehr offen und kann noch Gegenstände benutzen.
               *[other] { $seat } ist am Zug. Offene Aktionen: { $colours }.
            }
    }
goons-status-steps =
    { $you ->
        [yes] { $number ->
                [one] Geh { $number } freien Schritt auf einer Leiste deiner Wahl.
               *[other] Geh { $number } freie Schritte, jeden auf einer Leiste deiner Wahl.
            }
       *[no] { $seat } hat freie Schritte zu gehen: { $number }.
    }
goons-status-trade =
    { $you ->
        [yes] Jolly Butcher bietet dir einen Tausch an. { $left ->
                [one] Noch einmal möglich: Tauschen oder nicht?
               *[other] Noch { $left }-mal möglich: Tauschen oder nicht?
            }
       *[no] { $seat } darf bei Jolly Butcher tauschen. { $left ->
                [one] Noch einmal möglich.
               *[other] Noch { $left }-mal möglich.
            }
    }
goons-status-again-buy =
    { $you ->
        [yes] Das Haigebiss gibt dir einen zweiten Kauf: Nimm noch einen Gegenstand oder verzichte.
       *[no] { $seat } darf einen zweiten Gegenstand kaufen.
    }
goons-status-again-club =
    { $you ->
        [yes] Das Haigebiss gibt dir eine zweite Wirkung des Nachtclubs: Wähle sie oder verzichte.
       *[no] { $seat } darf eine zweite Wirkung des Nachtclubs nutzen.
    }
goons-status-dynamite =
    { $you ->
        [yes] Dynamit beim { goons-part-scheme } zünden? Deine { $number } Energie dort würde doppelt zählen.
       *[no] { $seat } überlegt, beim { goons-part-scheme } Dynamit zu zünden.
    }
goons-status-dynamite-order =
    { $you ->
        [yes] Dynamit beim { goons-part-scheme } zünden? Deine { $number } Energie dort würde doppelt zählen, aber nur für deinen Platz in der Rangfolge.
       *[no] { $seat } überlegt, beim { goons-part-scheme } Dynamit zu zünden.
    }
goons-status-dynamite-idle =
    { $you ->
        [yes] Dynamit beim { goons-part-scheme } zünden? Dort würde es nichts ändern.
       *[no] { $seat } überlegt, beim { goons-part-scheme } Dynamit zu zünden.
    }
goons-status-reroll =
    { $you ->
        [yes] Die Würfel zeigen { $total }, du brauchst mindestens { $goal }. Für { $price } Energie einen Würfel neu werfen oder es dabei belassen?
       *[no] Die Würfel zeigen { $total }, nötig sind mindestens { $goal }. { $seat } darf neu würfeln.
    }
goons-status-reroll-most =
    { $you ->
        [yes] Die Würfel zeigen { $total }, erlaubt sind höchstens { $goal }. Für { $price } Energie einen Würfel neu werfen oder es dabei belassen?
       *[no] Die Würfel zeigen { $total }, erlaubt sind höchstens { $goal }. { $seat } darf neu würfeln.
    }
goons-status-draw =
    { $you ->
        [yes] Gezogen: Totenköpfe { $skulls }, Blankos { $blanks }. Für { $price } Energie noch einmal ziehen oder es dabei belassen?
       *[no] Gezogen: Totenköpfe { $skulls }, Blankos { $blanks }. { $seat } darf noch einmal ziehen.
    }
goons-status-bid =
    { $you ->
        [yes] Biete verdeckt auf Los { $lot } von { $lots }.
       *[no] Los { $lot } von { $lots }; es fehlt noch ein Gebot von: { $seat }.
    }
goons-status-reward =
    { $you ->
        [yes] Beim { goons-part-scheme } hast du Belohnungen erreicht ({ $number }): Nimm eine davon.
       *[no] { $seat } nimmt vom { goons-part-scheme } eine Belohnung. Zur Wahl: { $number }.
    }
goons-status-claim =
    { $you ->
        [yes] Beanspruche eine Belohnung, die noch frei ist, oder höre auf. Deine Energie dafür: { $left }.
       *[no] { $seat } darf eine Belohnung beanspruchen. Energie dafür: { $left }.
    }
goons-status-bandages =
    { $you ->
        [yes] Verbandszeug benutzen und { goons-part-amount } vom { goons-part-scheme } retten?
       *[no] { $seat } überlegt, nach dem { goons-part-scheme } Verbandszeug zu benutzen.
    }
goons-status-first =
    { $you ->
        [yes] Bestimme, wer die nächste Runde beginnt: { $tied }.
        [tied] { $seat } bestimmt, wer die nächste Runde beginnt: { $tied }.
       *[no] { $seat } bestimmt, wer die nächste Runde beginnt: { $tied }.
    }
goons-status-over =
    { $you ->
        [yes] { $count ->
            [one] Die Partie ist zu Ende. Du hast gewonnen.
           *[other] Die Partie ist zu Ende. Geteilter Sieg: { $winners }.
        }
       *[no] Die Partie ist zu Ende. Sieg: { $winners }.
    }
goons-end-rounds = Alle drei Runden sind gespielt.

## Was auf Karten und Leisten steht: Die Zahlen kommen aus dem Material und den Regeln

goons-part-visible =
    { $colour ->
        [none] sichtbare Sterne in der Farbe des Schurken
        [Rot] sichtbare rote Sterne
        [Gelb] sichtbare gelbe Sterne
        [Blau] sichtbare blaue Sterne
       *[other] sichtbare grüne Sterne
    }
goons-part-per = { $energy } Energie
goons-part-commit =
    { $items ->
        [yes] Immer wenn du hier Energie einsetzt oder mit Schläger, Schlagring oder Pumpgun herlegst
       *[no] Immer wenn du hier Energie einsetzt
    }
goons-part-limit =
    { $limit ->
        [one] einmal
       *[other] bis zu { $limit }-mal
    }
goons-part-trade-stars =
    { $price ->
        [one] { $price } Stern
       *[other] { $price } Sterne
    }
goons-part-trade-energy = { $price } Energie
goons-part-trade-money = { $price } Geld
goons-part-gives-stars =
    { $gives ->
        [one] { $gives } Stern
       *[other] { $gives } Sterne
    }
goons-part-gives-energy = { $gives } Energie
goons-part-gives-money = { $gives } Geld
goons-part-gives-steps =
    { $gives ->
        [one] { $gives } freien Schritt
       *[other] { $gives } freie Schritte
    }
goons-part-tokens =
    { $draws ->
        [one] { $draws } Marke
       *[other] { $draws } Marken
    }
goons-part-blanks =
    { $others ->
        [one] { $others } Blanko
       *[other] { $others } Blankos
    }
goons-part-skulls =
    { $others ->
        [one] { $others } Totenkopf
       *[other] { $others } Totenköpfe
    }
goons-part-auction =
    { $tokens ->
        [one] { $tokens } Auktionsmarke
       *[other] { $tokens } Auktionsmarken
    }
goons-part-times =
    { $times ->
        [one] einmal
       *[other] { $times }-mal
    }
goons-formula-dice = Würfelt mit einem Würfel für je { goons-part-per } auf dem Plan. Die Summe zählt.
goons-formula-dice-most = Würfelt mit einem Würfel für je { goons-part-per } auf dem Plan. Die Summe darf nicht über { $limit } liegen.
goons-formula-skulls = In den Beutel kommen ein Totenkopf für je { goons-part-per } auf dem Plan (höchstens { $most }) und { goons-part-blanks }. Zieht { goons-part-tokens }: Totenköpfe zählen.
goons-formula-skulls-each = In den Beutel kommen ein Totenkopf für je { goons-part-per } auf dem Plan (höchstens { $most }) und { goons-part-blanks }. Alle Beteiligten ziehen je { goons-part-tokens } für sich.
goons-formula-skulls-supply = In den Beutel kommen ein Totenkopf für je { goons-part-per }, die den Beteiligten im Vorrat bleibt (höchstens { $most }), und { goons-part-blanks }. Zieht { goons-part-tokens }: Totenköpfe zählen.
goons-formula-blanks-skulls = In den Beutel kommen ein Blanko für je { goons-part-per } auf dem Plan (höchstens { $most }) und { goons-part-skulls }. Zieht { goons-part-tokens }: Totenköpfe zählen.
goons-formula-blanks-blanks = In den Beutel kommen ein Blanko für je { goons-part-per } auf dem Plan (höchstens { $most }) und { goons-part-skulls }. Zieht { goons-part-tokens }: Blankos zählen.
goons-formula-own = Alle Beteiligten für sich: Deine Energie auf dem Plan zählt. Du nimmst eine der erreichten Belohnungen.
goons-formula-supply-energy = Alle Beteiligten für sich: Die Energie in deinem Vorrat zählt, ohne ausgegeben zu werden. Du nimmst eine der erreichten Belohnungen.
goons-formula-supply-money = Alle Beteiligten für sich: Das Geld in deinem Vorrat zählt, ohne ausgegeben zu werden. Du nimmst eine der erreichten Belohnungen.
goons-formula-JB1 = { goons-part-commit }, darfst du { goons-part-limit } tauschen: { goons-part-trade-stars } oder 1 Schritt einer Leiste gegen { goons-part-gives-energy }.
goons-formula-JB2 = { goons-part-commit }, darfst du { goons-part-limit } tauschen: { goons-part-trade-money } gegen { goons-part-gives-energy }.
goons-formula-JB3 = { goons-part-commit }, darfst du { goons-part-limit } tauschen: { goons-part-trade-energy } gegen { goons-part-gives-money }.
goons-formula-JB4 = { goons-part-commit }, darfst du { goons-part-limit } tauschen: { goons-part-trade-money } gegen { goons-part-gives-steps }.
goons-formula-JB5 = { goons-part-commit }, darfst du { goons-part-limit } tauschen: { goons-part-trade-energy } gegen { goons-part-gives-stars }.
goons-formula-auction = Für jede deiner Energien auf dem Plan bekommst du { goons-part-auction }. Die Lose werden einzeln mit verdeckten Geboten versteigert; alle Gebote sind danach weg.
goons-formula-auction-winner = Für jede deiner Energien auf dem Plan bekommst du { goons-part-auction }. Die Lose werden einzeln mit verdeckten Geboten versteigert; nur die höchsten sind danach weg.
goons-formula-claims = Reihum in der Rangfolge, bis nichts mehr geht: Nimm für eine deiner Energien auf dem Plan eine der übrigen Belohnungen oder passe endgültig.
goons-formula-claims-all = Reihum in der Rangfolge, bis nichts mehr geht: Nimm für eine deiner Energien auf dem Plan eine der übrigen Belohnungen.
goons-fee-energy = Teilnahmegebühr, einmal je Runde: { $number } Energie.
goons-fee-money = Teilnahmegebühr, einmal je Runde: { $number } Geld.
goons-price-reroll = Unter dem Ziel dürfen Beteiligte neu würfeln, nacheinander, je so oft sie wollen: { goons-part-trade-energy } je Würfel.
goons-price-reroll-most = Über der Grenze dürfen Beteiligte neu würfeln, nacheinander, je so oft sie wollen: { goons-part-trade-energy } je Würfel.
goons-price-reroll-cycle = Unter dem Ziel dürfen Beteiligte reihum je einen Würfel neu werfen: { goons-part-trade-energy } je Würfel.
goons-price-reroll-most-cycle = Über der Grenze dürfen Beteiligte reihum je einen Würfel neu werfen: { goons-part-trade-energy } je Würfel.
goons-price-draw = Beteiligte dürfen weiterziehen: je { goons-part-trade-energy }.
goons-price-draw-limited =
    { $most ->
        [one] Beteiligte dürfen weiterziehen: je { goons-part-trade-energy }, höchstens einmal pro Person.
       *[other] Beteiligte dürfen weiterziehen: je { goons-part-trade-energy }, höchstens { $most }-mal pro Person.
    }
goons-price-draw-skulls = Beteiligte ohne Totenkopf dürfen weiterziehen, bis sie einen haben: je { goons-part-trade-energy }.
goons-price-draw-skulls-limited =
    { $most ->
        [one] Beteiligte ohne Totenkopf dürfen weiterziehen, bis sie einen haben: je { goons-part-trade-energy }, höchstens einmal pro Person.
       *[other] Beteiligte ohne Totenkopf dürfen weiterziehen, bis sie einen haben: je { goons-part-trade-energy }, höchstens { $most }-mal pro Person.
    }
goons-goal-total = Summe mindestens { $goal }
goons-goal-most = Summe höchstens { $goal }
goons-goal-skulls =
    { $goal ->
        [one] Mindestens { $goal } Totenkopf
       *[other] Mindestens { $goal } Totenköpfe
    }
goons-goal-blanks =
    { $goal ->
        [one] Mindestens { $goal } Blanko
       *[other] Mindestens { $goal } Blankos
    }
goons-goal-own = Mindestens { $goal } Energie hier
goons-goal-energy = Mindestens { $goal } Energie im Vorrat
goons-goal-money = Mindestens { $goal } Geld im Vorrat
goons-goal-each = Alle mit einem Totenkopf
goons-goal-first = Nur der erste Platz der Rangfolge
goons-goal-last = Nur der letzte Platz der Rangfolge
goons-goal-lot = Los { $lot }
goons-goal-claim = Belohnung { $lot }
goons-goal-place =
    { $place ->
        [1] Erster Platz
        [2] Zweiter Platz
        [3] Dritter Platz
       *[other] Platz { $place }
    }
goons-reward-x = { goons-part-visible }
goons-reward-x-more = { goons-part-visible } (+{ $number })
goons-reward-x-less = { goons-part-visible } (−{ $number })
goons-reward-stars =
    { $number ->
        [one] { $number } Stern
       *[other] { $number } Sterne
    }
goons-reward-energy = { $number } Energie
goons-reward-money = { $number } Geld
goons-reward-steps =
    { $number ->
        [one] { $number } freier Schritt
       *[other] { $number } freie Schritte
    }
goons-reward-end =
    { $number ->
        [one] { $number } Stern am Ende der Partie
       *[other] { $number } Sterne am Ende der Partie
    }
goons-use-always = Immer
goons-use-round = Einmal je Runde
goons-use-game = Einmal je Partie
goons-item-worth = Kosten: { $cost } Geld, Sterne: { $stars }
goons-item-backpack = Du setzt bis zu { $limit } Energie auf einmal ein statt { $usual }.
goons-item-bandages = Nach einem Plan, der dich belohnt hat, nimmst du von deiner Energie darauf bis zu { $number } zurück.
goons-item-baseball-bat = In deinem Zug: Leg { goons-part-amount } aus der Bank auf einen Plan.
goons-item-brass-knuckles = In deinem Zug: Leg bis zu { $number } Energie aus deinem Vorrat auf einen Plan.
goons-item-bubble-gun = In deinem Zug: Gewinne { goons-part-amount }.
goons-item-clown-mask = In deinem Zug: Verschieb von deiner Energie bis zu { $number } von einem Plan auf einen anderen.
goons-item-crowbar = In deinem Zug: Mach aus beliebig viel Geld ebenso viel Energie.
goons-item-dynamite = Wird ein Plan ausgeführt, zählt deine Energie darauf { goons-part-times }, auch für deinen Platz in der Rangfolge.
goons-item-dynamite-unsorted = Wird ein Plan ausgeführt, zählt deine Energie darauf { goons-part-times }, aber dein Platz in der Rangfolge bleibt.
goons-item-helmet = In deinem Zug: Gewinne { goons-part-amount }.
goons-item-jumpsuit =
    { $number ->
        [one] In jeder Runde, bevor die Pläne ausgeführt werden: { $number } Stern für jeden Plan, auf dem du keine Energie hast.
       *[other] In jeder Runde, bevor die Pläne ausgeführt werden: { $number } Sterne für jeden Plan, auf dem du keine Energie hast.
    }
goons-item-jumpsuit-resolved =
    { $number ->
        [one] In jeder Runde, bevor die Pläne ausgeführt werden: { $number } Stern für jeden Plan, auf dem andere Energie haben und du nicht.
       *[other] In jeder Runde, bevor die Pläne ausgeführt werden: { $number } Sterne für jeden Plan, auf dem andere Energie haben und du nicht.
    }
goons-item-shotgun = In deinem Zug: Leg { goons-part-amount } aus der Bank auf einen Plan.
goons-item-scythe =
    { $number ->
        [one] In deinem Zug: Versetz { $number } Stein von einer äußeren Ecke oder neben einem leeren Feld auf ein leeres Feld.
       *[other] In deinem Zug: Versetz bis zu { $number } Steine von äußeren Ecken oder neben leeren Feldern auf leere Felder.
    }
goons-item-scythe-any =
    { $number ->
        [one] In deinem Zug: Versetz { $number } Stein der Stadt auf ein leeres Feld.
       *[other] In deinem Zug: Versetz bis zu { $number } Steine der Stadt auf leere Felder.
    }
goons-item-pocket-knife = Ein Stein deines Zugs gibt eine Aktion in einer Farbe deiner Wahl.
goons-item-shark-jaw = Eine Ortsaktion (Dojo, Restaurant, Supermarkt, Nachtclub) geschieht { goons-part-times }.
goons-goon-ability = Einmal je Partie, in deinem Zug: Nimm irgendeinen Stein der Stadt ({ $first } oder { $second }) aus dem Spiel, für eine Aktion mehr in seiner Farbe.

## Optionen

goons-option-villains = Schurken
goons-option-villains-about = Welche vier der sechs Schurken an den Ecken liegen. Wer wo liegt, entscheidet immer das Los.
goons-option-villains-random = ausgelost
goons-option-kid_random_limit = Fünfter Plan von Kid Random: zusammen höchstens
goons-option-kid_random_limit-about = Je niedriger die Grenze, desto öfter geht der Plan schief.
goons-option-kid_random_rerolls = Neu würfeln bei Kid Random
goons-option-kid_random_rerolls-about = In welcher Folge neu gewürfelt wird, solange das Ziel verfehlt ist.
goons-option-kid_random_rerolls-single = nacheinander, je bis zum Aufhören
goons-option-kid_random_rerolls-cycle = reihum je einmal, bis alle aufgehört haben
goons-option-razor_counts = Beim fünften Plan von Blind Razor zählen
goons-option-razor_counts-about = Dort bringt Energie Blankos in den Beutel: Zählen Totenköpfe, macht jede Energie es schwerer.
goons-option-razor_counts-skulls = Totenköpfe
goons-option-razor_counts-blanks = Blankos
goons-option-razor_draws = Weiteres Ziehen bei Blind Razor, je Person
goons-option-razor_draws-about = Wie oft je Plan gegen Energie weitergezogen werden darf.
goons-option-razor_draws-unlimited = so oft man will
goons-option-jolly_trades = Tauschgeschäfte beim zweiten Plan von Jolly Butcher, je Einsatz
goons-option-jolly_trades-about = Wie oft dort bei jedem Einsatz Geld gegen Energie getauscht werden darf.
goons-option-jolly_items = Tauschen bei Jolly Butcher nach Gegenständen
goons-option-jolly_items-about = Ob auch Energie, die ein Gegenstand auf seinen Plan legt, zum Tausch berechtigt.
goons-option-jolly_items-false = nein, nur nach einem Einsatz
goons-option-jolly_items-true = auch nach Schläger, Schlagring und Pumpgun
goons-option-darmondy_pays = Lady Darmondy behält
goons-option-darmondy_pays-about = Welche Gebote weg sind, wenn über ein Los entschieden ist.
goons-option-darmondy_pays-all = alle Gebote
goons-option-darmondy_pays-winner = nur die höchsten Gebote
goons-option-darmondy_split = Sichtbare Sterne, die bei Lady Darmondy mehrere gewinnen
goons-option-darmondy_split-about = Wie sich mehrere Höchstbietende sichtbare Sterne teilen.
goons-option-darmondy_split-board = die der Stadt werden geteilt, dann kommt je die eigene Bude dazu
goons-option-darmondy_split-total = die eigene Summe wird geteilt
goons-option-darmondy_zero = Keine Sterne in der Stadt, Gleichstand bei Lady Darmondy
goons-option-darmondy_zero-about = Was mehrere Höchstbietende von den sichtbaren Sternen der Stadt bekommen, wenn es keine gibt.
goons-option-darmondy_zero-stays = nichts
goons-option-darmondy_zero-one = je 1 Stern
goons-option-klyde_pass = Passen bei Mary Klyde
goons-option-klyde_pass-about = Ob man Energie zurückhalten und nichts mehr beanspruchen darf.
goons-option-klyde_pass-allowed = erlaubt, endgültig
goons-option-klyde_pass-never = nie: Wer kann, muss
goons-option-dynamite_sorts = Dynamit ändert die Rangfolge
goons-option-dynamite_sorts-about = Ob Energie, die doppelt zählt, auch in der Reihe nach vorn rückt.
goons-option-dynamite_sorts-true = ja
goons-option-dynamite_sorts-false = nein
goons-option-suit_pays = Der Overall zählt
goons-option-suit_pays-about = Ob Pläne ganz ohne Energie für den Overall zählen.
goons-option-suit_pays-all = jeden Plan, bei dem man nicht mitmacht
goons-option-suit_pays-resolved = nur solche, die ausgeführt werden
goons-option-scythe_reach = Die Sense erreicht
goons-option-scythe_reach-about = Welche Steine die Sense versetzen darf.
goons-option-scythe_reach-open = Steine an äußeren Ecken und neben leeren Feldern
goons-option-scythe_reach-any = alle Steine
goons-option-final_tie = Gleichstand am Ende, auch bei den Gegenständen
goons-option-final_tie-about = Wer bei gleich vielen Sternen und Gegenständen gewinnt.
goons-option-final_tie-earlier = es gewinnt, wer früher dran ist
goons-option-final_tie-later = es gewinnt, wer später dran ist
goons-option-final_tie-shared = der Sieg wird geteilt
goons-option-must_act = Aktionen
goons-option-must_act-about = Ob ein Zug enden darf, solange eine Aktion noch möglich ist.
goons-option-must_act-false = dürfen ausfallen
goons-option-must_act-true = sind Pflicht, soweit sie möglich sind

## Beschriftungen des Tisches

goons-label-draft = Dein Zug bisher
goons-label-turn = Zug
goons-label-first = Beginnt die Runde
goons-label-city = Stadt
goons-label-crib = Bude
goons-label-cribs = Buden
goons-label-out = Steine aus dem Spiel
goons-label-visible = Sichtbare Sterne der Stadt
goons-count-score =
    { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
goons-label-crib-stars = Sichtbare Sterne der Bude
goons-label-villains = Schurken
goons-label-villain = Schurke
goons-label-scheme = Plan
goons-label-piles = Energie in der Rangfolge
goons-label-paid = Gebühr bezahlt
goons-label-cards = Karten
goons-label-schemes-left = Pläne in den Stapeln
goons-label-scheme-decks = Planstapel
goons-label-scheme-discard = Pläne früherer Runden
goons-label-display = Auslage
goons-label-item-deck = Gegenstände im Stapel
goons-label-items-left = Gegenstände im Stapel
goons-label-item-discard = Abgelegte Gegenstände
goons-label-items = Gegenstände
goons-label-copies = Exemplare
goons-label-exhausted = In dieser Runde benutzt
goons-label-spent = Verbraucht
goons-label-goon = Goon-Karte
goons-label-goons = Goon-Karten
goons-label-name = Wer
goons-label-used = Fähigkeit genutzt
goons-label-ability-used = Fähigkeit genutzt
goons-label-energy = Energie
goons-label-money = Geld
goons-label-stars = Sterne
goons-label-bank = Energie in der Bank
goons-label-hustle = Abzockleisten
goons-label-this-turn = Dieser Zug
goons-label-cube = Genommener Stein
goons-label-space = Feld
goons-label-open = Offene Aktionen
goons-label-ability = Stein der Fähigkeit
goons-label-knife = Taschenmesser
goons-label-steps = Freie Schritte
goons-label-pending = Offene Frage
goons-label-kind = Art
goons-label-colour = Farbe
goons-label-left = Übrig
goons-label-what = Was
goons-label-resolution = Plan in Ausführung
goons-label-step = Schritt
goons-label-doubled = Zählt doppelt
goons-label-rewarded = Belohnt
goons-label-dice = Würfel nach Augen
goons-label-bag = Im Beutel
goons-label-drawn = Gezogen
goons-label-skull = Totenköpfe
goons-label-blank = Blankos
goons-label-bought = Bezahltes Ziehen
goons-label-skulls = Haben einen Totenkopf
goons-label-tokens = Auktionsmarken
goons-label-bids = Gebote
goons-label-lot = Los
goons-label-claimed = Beansprucht von
goons-label-unfinished = Begonnener Zug
goons-label-mover = Am Zug
goons-label-R = Rot
goons-label-Y = Gelb
goons-label-G = Grün
goons-label-B = Blau
goons-label-ground = Auf die Stadt gedruckt
goons-label-colours = Farben
goons-label-columns = Spalten einer Bude
goons-label-space-stars = Auf die Bude gedruckte Sterne
goons-label-tracks = Abzockleisten
goons-label-end-stars = Sterne am Ende
goons-label-ends = Sterne am Ende
goons-label-prices = Gegenstände, gedruckt
goons-label-cost = Kostet
goons-label-free = Frei
goons-label-fee = Teilnahmegebühr
goons-label-printed = Gedruckt
goons-label-tiers = Ziele
goons-label-goal = Ziel
goons-label-limit = Höchstens
goons-label-rewards = Belohnungen
goons-label-lots = Lose
goons-label-stars-x = Sichtbare Sterne und
goons-label-draw-price = Preis fürs Weiterziehen
goons-label-draws = Gezogene Marken
goons-label-outlook = Nach jetzigem Stand
goons-label-answers = Was deine Züge brächten
goons-label-prospects = Was noch erreichbar ist
goons-label-turns = Züge in einer Runde
goons-label-counts = Zählt
goons-label-chance = Aussicht
goons-label-goals = Erreichte Ziele
goons-label-pays = Brächte
goons-label-gone = Vorbei
goons-label-to-come = Noch möglich
goons-label-in = Hat geboten

## Was am Ende zählt

goons-score-track = Auf der Punkteleiste
goons-score-items = Gegenstände
goons-score-money = Geld
goons-score-energy = Energie
goons-score-hustle = Vorn auf den Abzockleisten
goons-score-ends = Ganz oben auf den Abzockleisten
goons-score-total = Sterne zusammen

## Fehler von Stellungen


## Ablehnungen

goons-refusal-no-action = Es gibt keine Aktion mit der Nummer { $action }.
goons-refusal-unknown-move = Das ist kein Zug.
goons-refusal-game-over = Die Partie ist zu Ende.
goons-refusal-not-your-turn = Du bist nicht am Zug: { $seat } spielt gerade.
goons-refusal-not-your-choice = Zuerst wählt { $seat } einen Goon.
goons-refusal-answer-awaited = Zuerst muss { $seat } eine Frage beantworten.
goons-refusal-steps-awaited = Zuerst geht { $seat } freie Schritte.
goons-refusal-bid-made = Dein Gebot ist abgegeben und gilt. Warte auf die anderen.
goons-refusal-no-tokens = Du hast keine Auktionsmarken und bietest daher nicht.
goons-refusal-move-begun = Mach zuerst mit dem Zug weiter, den du begonnen hast.
goons-refusal-nothing-begun = Das setzt nur einen Zug wie „take“ oder „use scythe“ fort: Beginne einen.
goons-refusal-say-where = Sag, wohin es geht.
goons-refusal-say-column = Sag, auf welche Spalte deiner Bude der Stein kommt, etwa „on COLOUR“.
goons-refusal-in-order = Schritt für Schritt werden Marken in der Reihenfolge Rot, Gelb, Grün, Blau genannt, der Vorrat zuerst.
goons-refusal-choose-goon = Wähle zuerst einen Goon, etwa „goon NAME“.
goons-refusal-walk-first = Geh zuerst deine freien Schritte, etwa „step COLOUR“.
goons-refusal-asked-trade = Tausche zuerst mit Jolly Butcher, oder sag „no-trade“.
goons-refusal-asked-again = Mach zuerst die zweite Hälfte deiner verdoppelten Aktion, oder sag „again no“.
goons-refusal-asked-dynamite = Sag zuerst, ob du dein Dynamit benutzt: „dynamite yes“ oder „dynamite no“.
goons-refusal-asked-reroll = Würfle zuerst einen Würfel neu, etwa „reroll N“, oder sag „stop“.
goons-refusal-asked-draw = Sag zuerst „draw“ oder „stop“.
goons-refusal-asked-bid = Biete zuerst, etwa „bid N“.
goons-refusal-asked-claim = Beanspruche zuerst eine Belohnung, etwa „claim N“, oder sag „pass“.
goons-refusal-asked-reward = Nimm zuerst eine der Belohnungen, die du erreicht hast, etwa „claim N“.
goons-refusal-asked-bandages = Sag zuerst, ob du dein Verbandszeug benutzt: „bandages yes“ oder „bandages no“.
goons-refusal-asked-first = Nenne zuerst, wer die nächste Runde beginnt, etwa „first SEAT“.
goons-refusal-goons-chosen = Alle Goons sind gewählt.
goons-refusal-no-steps = Du hast keine freien Schritte zu gehen.
goons-refusal-nothing-to-trade = Getauscht wird beim Einsetzen auf einen Plan von Jolly Butcher.
goons-refusal-nothing-again = Von keiner Aktion steht eine zweite Hälfte aus.
goons-refusal-no-fuse = Dynamit zündest du zu Beginn eines Plans, bei dem du mitmachst, sobald du gefragt wirst.
goons-refusal-no-rerolls = Jetzt kann kein Würfel von Kid Random neu geworfen werden.
goons-refusal-no-draws = Jetzt kann nichts aus dem Beutel von Blind Razor gezogen werden.
goons-refusal-nothing-to-stop = Im Moment gibt es nichts zu beenden.
goons-refusal-no-auction = Jetzt gibt es keine Auktion von Lady Darmondy.
goons-refusal-nothing-to-claim = Jetzt gibt es keine Belohnung zu beanspruchen.
goons-refusal-no-wounds = Verbandszeug benutzt du nach einem Plan, der dich belohnt hat, sobald du gefragt wirst.
goons-refusal-first-settled = Jetzt muss niemand nennen, wer beginnt.
goons-refusal-goon-taken = Dieser Goon ist schon gewählt: { $goon }.
goons-refusal-cube-taken = Du hast deinen Stein in diesem Zug genommen.
goons-refusal-take-first = Nimm zuerst einen Stein, etwa „take CELL on COLOUR“.
goons-refusal-no-cube = Dort liegt kein Stein: { $cell }.
goons-refusal-junk = Schrott wird nicht genommen: { $cell }.
goons-refusal-out-of-reach = Nimm einen Stein von einer äußeren Ecke oder neben einem leeren Feld, nicht von { $cell }.
goons-refusal-not-movable = Versetze einen Stein von einer äußeren Ecke oder neben einem leeren Feld, nicht von { $cell }.
goons-refusal-reap-reach = Die Sense nimmt von einer äußeren Ecke oder neben einem leeren Feld, nicht von { $cell }.
goons-refusal-row-full = Die Reihe dieses Zuges ist voll.
goons-refusal-column-taken = In der Reihe dieses Zuges ist diese Spalte belegt: { $colour }.
goons-refusal-ability-used = Die Fähigkeit deines Goons ist schon genutzt.
goons-refusal-not-his-colour = Dein Goon nimmt nur Steine in zwei Farben: { $one }, { $other }.
goons-refusal-must-act = Führ zuerst die offenen Aktionen aus.
goons-refusal-no-ability-action = Die Fähigkeit deines Goons hat in diesem Zug keine Aktion gegeben.
goons-refusal-action-done = Diese Aktion ist schon ausgeführt: { $source }.
goons-refusal-wrong-colour = Dafür braucht es eine Aktion in dieser Farbe: { $needed }. Diese hat eine andere: { $source }, { $colour }.
goons-refusal-no-jaw = Nur das Haigebiss verdoppelt eine Aktion, und du hast keines.
goons-refusal-jaw-exhausted = Dein Haigebiss ist in dieser Runde schon benutzt.
goons-refusal-bank-empty = Deine ganze Energie ist im Spiel: Die Bank hat keine mehr für dich.
goons-refusal-not-displayed = Dieser Gegenstand liegt nicht in der Auslage: { $item }.
goons-refusal-too-dear = Dieser Gegenstand kostet mehr, als du hast: { $item }. Preis: { $cost }, dein Geld: { $money }.
goons-refusal-commit-limit = Auf einmal setzt man höchstens so viel Energie ein: { $limit }.
goons-refusal-too-little-energy = Dein Vorrat reicht nicht. Energie darin: { $energy }.
goons-refusal-fee = Du kannst die Teilnahmegebühr dieses Plans nicht zahlen: { $colour }.
goons-refusal-fee-first = Nach der Teilnahmegebühr bliebe dir nicht genug für diesen Plan: { $colour }.
goons-refusal-track-topped = Du stehst auf dem obersten Feld dieser Leiste: { $colour }.
goons-refusal-no-empty-cell = Es gibt kein leeres Feld, auf das ein Stein versetzt werden könnte.
goons-refusal-cell-taken = Ein Stein kommt auf ein leeres Feld, und dieses ist es nicht: { $cell }.
goons-refusal-leaves-none = Danach könnte niemand einen Stein nehmen: Ein Aktionsstein muss auf einer Ecke oder neben einem leeren Feld bleiben.
goons-refusal-same-cube = Die Sense versetzt zwei verschiedene Steine.
goons-refusal-two-cubes = Die Sense versetzt einen oder zwei Steine.
goons-refusal-too-few-markers = So viele Marken hast du nicht auf diesem Plan: { $colour }.
goons-refusal-two-markers = Der Nachtclub verschiebt bis zu zwei Marken.
goons-refusal-same-scheme = Marken gehen in den Vorrat oder auf einen anderen Plan als den, von dem sie kommen.
goons-refusal-one-scheme = Beide Marken gehen in den Vorrat oder auf denselben anderen Plan, von dem keine genommen wird.
goons-refusal-said-together = Zwei Marken, die denselben Weg gehen, werden zusammen genannt, etwa „2 COLOUR to supply“.
goons-refusal-not-owned = Dieser Gegenstand gehört dir nicht: { $item }.
goons-refusal-exhausted = Dieser Gegenstand ist in dieser Runde schon benutzt: { $item }.
goons-refusal-spent = Dieser Gegenstand wirkt nur einmal je Partie und ist verbraucht: { $item }.
goons-refusal-own-colour = Dieser Stein gibt schon eine Aktion dieser Farbe: { $colour }.
goons-refusal-too-little-money = Du hast nicht genug Geld: { $money }.
goons-refusal-bank-short = So viel Energie hat die Bank nicht für dich: { $energy }.
goons-refusal-say-what = Sag, was du tauschst: „trade star“ oder, mit der Farbe, „trade hustle COLOUR“.
goons-refusal-only-trade = Sag nur „trade“: Was es kostet, ist gedruckt.
goons-refusal-no-star = Du hast keinen Stern auf der Punkteleiste.
goons-refusal-not-on-track = Du stehst nicht auf dieser Leiste: { $colour }.
goons-refusal-second-purchase = Die zweite Hälfte ist ein Kauf wie die erste, etwa „again buy ITEM“.
goons-refusal-second-club = Die zweite Hälfte ist im Nachtclub, wie die erste.
goons-refusal-no-such-die = Kein Würfel zeigt das: { $die }.
goons-refusal-too-few-tokens = Du kannst nicht mehr bieten, als du Marken hast: { $tokens }.
goons-refusal-not-reached = Diese Belohnung hast du nicht erreicht. Erreichte Ziele: { $goals }.
goons-refusal-must-claim-lot = Du musst eine der übrigen Belohnungen nehmen: An diesem Tisch passt bei Mary Klyde niemand.
goons-refusal-must-claim = Du musst eine der Belohnungen nehmen, die du erreicht hast.
goons-refusal-lot-claimed = Diese Belohnung ist schon beansprucht: { $number }.
goons-refusal-no-such-lot = Diese Belohnung gibt es nicht. Belohnungen dieses Plans: { $lots }.
goons-refusal-not-tied = Nur wer an Sternen und Energie gleichauf liegt, kann beginnen.
goons-refusal-no-such-seat = Diesen Platz gibt es nicht. Die Plätze gehen von 0 bis { $highest }.

## Figures of comparisons

goons-figure-part = Sterne aller: { $what }
goons-figure-resolved = Ausgeführte Pläne: { $what }
goons-figure-failed = Gescheiterte Pläne: { $what }
goons-figure-paid = Bezahlte Sterne: { $what }
goons-figure-worth = Wert der Pläne in Zehntelsternen: { $what }
goons-figure-rounds = Runden mit einem Plan von: { $what }
goons-figure-item = Käufe: { $what }
goons-figure-goon = Goon-Karte: { $what }
goons-label-track = Punkteleiste
# Goons in the browser

goons-board-keys-map = In der Stadt: Pfeiltasten gehen von Feld zu Feld, N zum nächsten wählbaren Feld, Enter wählt, Esc geht einen Schritt zurück; + und − vergrößern und verkleinern, 0 zeigt alles.
goons-board-keys-show = Während die Schurken am Werk sind: Esc springt ans Ende.
goons-table-city = Die Stadt
goons-table-role = Stadtplan
goons-table-nearer = Vergrößern
goons-table-farther = Verkleinern
goons-table-whole = Ganze Stadt
goons-table-words = Die Stadt in Worten
goons-table-letters = Reihe um Reihe von oben: R Rot, Y Gelb, G Grün, B Blau, J Schrott, ein Punkt ist ein leeres Feld.
goons-table-tabs = Der Tisch
goons-table-tab-mine = Bude
goons-table-goods = Supermarkt und Abzockleisten
goons-table-mats = Was die anderen haben
goons-table-tab-villains = Schurken
goons-table-tab-others = Andere
goons-table-when = Runde { $round }/3 · Zug { $turn }/{ $of }
goons-table-first = Startperson

goons-table-cube-red = roter Stein
goons-table-cube-yellow = gelber Stein
goons-table-cube-green = grüner Stein
goons-table-cube-blue = blauer Stein
goons-table-cube-junk = Schrott
goons-table-empty =
    { $number ->
        [0] leer, kein Stern
        [one] leer, { $number } Stern
       *[other] leer, { $number } Sterne
    }
goons-table-district = Viertel: { $colour }
goons-table-lit = wählbar
goons-table-space = Reihe { $row }, { $colour }: { $what }

goons-table-worth-stars =
    { $number ->
        [one] { $number } Stern
       *[other] { $number } Sterne
    }
goons-table-worth-stars-x =
    { $way ->
        [0] X Sterne
        [1] { $number ->
                [one] X plus { $number } Stern
               *[other] X plus { $number } Sterne
            }
       *[other] { $number ->
                [one] X minus { $number } Stern
               *[other] X minus { $number } Sterne
            }
    }
goons-table-worth-energy = { $number } Energie
goons-table-worth-money = { $number } Geld
goons-table-worth-steps =
    { $number ->
        [one] { $number } freier Schritt
       *[other] { $number } freie Schritte
    }
goons-table-worth-end-stars =
    { $number ->
        [one] { $number } Stern am Ende der Partie
       *[other] { $number } Sterne am Ende der Partie
    }
goons-table-worth-nothing = nichts
goons-table-has-stars =
    { $number ->
        [one] { $number } Stern
       *[other] { $number } Sterne
    }
goons-table-has-energy = { $number } Energie
goons-table-has-money = { $number } Geld
goons-table-bank = noch { $number } Energie in der Bank

goons-table-take = Wähle einen leuchtenden Stein der Stadt; du kannst ihn auch auf deine Bude ziehen.
goons-table-placing = Wohin kommt der Stein in deiner Bude?
goons-table-other-cube = Anderer Stein
goons-table-action-of = { goons-part-action }
goons-table-twice = { goons-part-action }, zweimal
goons-table-action-what = { $place }, { $villain } oder ein Schritt
goons-table-put-on =
    { $same ->
        [yes] Auf dem Feld in { $space }: zwei Aktionen in { $space }. Verdeckte Sterne: { $stars }
       *[other] Auf dem Feld in { $space }: eine Aktion in { $cube } und eine in { $space }. Verdeckte Sterne: { $stars }
    }
goons-table-covers = −{ $number } in deiner Bude, danach noch { $left }
goons-table-opens = { $number } mehr ({ $colour }) in der Stadt: { $before } → { $after }
goons-table-covers-city = { $number } weniger ({ $colour }) in der Stadt: { $before } → { $after }

goons-table-source-cube = Stein: { goons-part-action }
goons-table-source-space = Feld: { goons-part-action }
goons-table-source-ability = Dein Goon: { goons-part-action }
goons-table-place-dojo = 1 Energie
goons-table-place-diner = 1 Geld
goons-table-place-supermarket = Gegenstand kaufen
goons-table-place-nightclub = Stein oder Energie versetzen
goons-table-commit = Energie einsetzen bei { $villain }
goons-table-commit-place = { $number } Energie bei { $villain } einsetzen: dann Platz { $place } in der Rangfolge
goons-table-then = dann Platz { $place }
goons-table-place = { $place }.
goons-table-cannot = jetzt nicht möglich
goons-table-hustle = Abzocken: ein Schritt
goons-table-topped = ganz oben
goons-table-ability = Fähigkeit: Stein von überall
goons-table-ability-used-short = verbraucht
goons-table-goons = Einmal je Partie, in deinem Zug, nimmt dein Goon irgendeinen Stein der Stadt in einer seiner zwei Farben aus dem Spiel, für eine Aktion mehr in dessen Farbe.
goons-table-end =
    { $open ->
        [0] Zug beenden
        [one] Zug beenden, { $open } Aktion auslassen
       *[other] Zug beenden, { $open } Aktionen auslassen
    }

goons-table-choose = Wähle:
goons-table-choose-cube-only = Wähle einen leuchtenden Stein der Stadt.
goons-table-choose-cube = Wähle einen leuchtenden Stein der Stadt oder etwas hiervon:
goons-table-choose-empty = Wähle das leere Feld, auf das er kommt.
goons-table-choose-next = Wähle einen zweiten Stein, oder belasse es dabei:
goons-table-nothing = Jetzt ist nichts zu wählen.
goons-table-sure = Soll es so sein?
goons-table-do = So machen
goons-table-buy = Kaufen für { $cost }
goons-table-buy-twice = Kaufen für { $cost }, dann noch einen
goons-table-use-item = Benutzen: { $item }
goons-table-items = Gegenstände
goons-table-items-none = Noch keine Gegenstände.
goons-table-display = Auslage des Supermarkts
goons-table-item-deck = { $number } im Stapel
goons-table-cost = kostet { $number } Geld
goons-table-item-stars =
    { $number ->
        [one] { $number } Stern am Ende
       *[other] { $number } Sterne am Ende
    }
goons-table-item-spent = verbraucht
goons-table-item-exhausted = in dieser Runde benutzt
goons-table-item-not-now = jetzt nicht
goons-table-item-itself = wirkt von selbst, oder du wirst gefragt
goons-table-crib = Bude
goons-table-tracks = Abzockleisten
goons-table-track = { goons-part-track }

goons-table-villain = { $villain }, { $colour }
goons-table-visible = Sichtbare Sterne in { $colour } in der Stadt: { $number }
goons-table-fee = Teilnahmegebühr:
goons-table-fee-paid = bezahlt
goons-table-goal = Ziel { $goal } oder mehr
goons-table-goal-most = höchstens { $goal }
goons-table-chance = Aussicht, wie es steht, ohne Neuwürfe und weiteres Ziehen
goons-table-dice =
    { $number ->
        [one] Jetzt { $number } Würfel
       *[other] Jetzt { $number } Würfel
    }
goons-table-bag = Jetzt im Beutel: Totenköpfe { $skulls }, Blankos { $blanks }; gezogen werden { $draws }
goons-table-has = hat { $number }
goons-table-tokens =
    { $number ->
        [one] { $number } Marke
       *[other] { $number } Marken
    }
goons-table-claims =
    { $number ->
        [one] { $number } Beloh­nung
       *[other] { $number } Beloh­nungen
    }
goons-table-no-reward = nichts
goons-table-commit-order = Rangfolge
goons-table-nobody = Hier hat niemand Energie.

goons-table-lot = Los { $number }:
goons-table-bid = { $number } von { $most } bieten
goons-table-bid-number = Dein Gebot, bis { $most }
goons-table-bid-less = Eins weniger
goons-table-bid-more = Eins mehr
goons-table-to-space = Feld { $number }
goons-table-on-scheme =
    { $doubled ->
        [yes] { $number } Energie auf dem Plan, doppelt gezählt
       *[no] { $number } Energie auf dem Plan
    }
goons-table-reroll = Einen Würfel neu würfeln:

goons-table-final-wins =
    { $you ->
        [yes] { $score ->
                [one] Du gewinnst mit { $score } Stern!
               *[other] Du gewinnst mit { $score } Sternen!
            }
       *[other] { $score ->
                [one] { $seat } gewinnt mit { $score } Stern
               *[other] { $seat } gewinnt mit { $score } Sternen
            }
    }
goons-table-final-shared =
    { $score ->
        [one] Geteilter Sieg: { $seat }, mit je { $score } Stern
       *[other] Geteilter Sieg: { $seat }, mit je { $score } Sternen
    }
goons-table-final-items = Gleich viele Sterne: Es gewinnt, wer mehr Gegenstände hat.
goons-table-final-order = Gleich viele Sterne und Gegenstände: Die Reihenfolge der letzten Runde entscheidet.

goons-show-label = Die Schurken führen ihre Pläne aus
goons-table-show = { $scheme } wird ausgeführt
goons-table-on-it = Energie darauf: { $number }
goons-table-total = Summe: { $number }
goons-table-in-bag = Im Beutel: Totenköpfe { $skulls }, Blankos { $blanks }
goons-table-skulls =
    { $number ->
        [one] { $number } Totenkopf gezogen
       *[other] { $number } Totenköpfe gezogen
    }
goons-table-succeeded = Gelungen!
goons-table-failed = Gescheitert
goons-table-sealed = hat geboten
goons-table-bids = bietet { $number }
goons-table-skip = Überspringen

goons-table-to-do = Was du tun kannst
goons-table-you-have = du hast
goons-table-change-stars = Sterne: Du hast { $before } → { $after }
goons-table-change-energy = Energie: Du hast { $before } → { $after }
goons-table-change-money = Geld: Du hast { $before } → { $after }
goons-table-change-tokens = Marken: Du hast { $before } → { $after }
goons-table-chance-goal = { $goal } oder mehr: { $chance }
goons-table-chance-most = { $goal } oder weniger: { $chance }
goons-table-chance-skull = ein Toten­kopf: { $chance }
goons-table-reaches =
    { $number ->
        [0] erreicht keine Beloh­nung
       *[other] erreicht Beloh­nung { $number }
    }
goons-table-rewarded =
    { $number ->
        [0] nicht belohnt
       *[other] belohnt
    }
goons-table-commit-told = { $what }; { $then }
goons-table-roll-cannot =
    { $way ->
        [most] kommt nicht herunter auf { $goal }
       *[least] erreicht nicht { $goal }
    }
goons-table-never =
    { $way ->
        [most] Was sie auch zeigen, diese Würfel liegen über { $goal }.
       *[least] Was sie auch zeigen, diese Würfel erreichen nicht { $goal }.
    }
goons-table-not-alone =
    { $way ->
        [most] Deine Energie allein bringt sie nicht herunter auf { $goal }.
       *[least] Deine Energie allein bringt sie nicht auf { $goal }.
    }
goons-table-all-energy = Mit all deiner Energie: { $chances }
goons-table-draw-cannot = erreicht allein kein weiteres Ziel
goons-table-trade-for = Gib { $give }, nimm { $get }
goons-table-trade-step = 1 Schritt auf der { goons-part-track }
goons-table-lit-place = Du: { goons-table-place-before } → { goons-table-place-after }
goons-table-place-before = { $before }.
goons-table-place-after = { $after }.
goons-table-aim-ability = { $goon }: Nimm irgendwo einen Stein in { $first } oder { $second }; er kommt aus dem Spiel.
goons-table-serves = Passt zu diesen offenen Plänen:
goons-table-in-words = { $scheme } in Worten
goons-table-crib-stars =
    { $number ->
        [one] { $number } Stern sichtbar in der Bude: { $colour }
       *[other] { $number } Sterne sichtbar in der Bude: { $colour }
    }

goons-table-guide = Was ist was
goons-table-guide-turn = Dein Zug
goons-table-guide-take = Nimm einen leuchtenden Stein und lege ihn in deine Bude, in die Reihe dieses Zuges. Die Sterne unter ihm werden in der Stadt sichtbar; der Stern deiner Bude wird verdeckt.
goons-table-guide-act = Führe dann zwei Aktionen aus, in beliebiger Reihenfolge: eine in der Farbe des Steins, eine in der des Feldes. Jede ist der Ort dieser Farbe, Energie für diesen Schurken oder ein Schritt auf dieser Abzockleiste.
goons-table-guide-goon = Einmal je Partie nimmt dein Goon einen Stein in einer seiner Farben von irgendwo, für eine dritte Aktion. Gegenstände wirken jederzeit in deinem Zug.
goons-table-guide-end = Beende dann deinen Zug.
goons-table-guide-villains = Am Ende jeder Runde führen die Schurken ihre Pläne aus, im Uhrzeigersinn ab Rot. Wer belohnt wird, verliert die Energie dort; alle anderen bekommen ihre zurück.
goons-table-guide-places = Orte
goons-table-guide-dojo = Gewinne 1 Energie.
goons-table-guide-diner = Verdiene 1 Geld.
goons-table-guide-supermarket = Kaufe einen Gegenstand der Auslage.
goons-table-guide-nightclub = Versetze einen Stein auf ein leeres Feld oder bis zu 2 deiner Energie von Plänen.
goons-table-guide-x = X ist die Zahl der sichtbaren Sterne in der Farbe des Schurken in der Stadt. Zu jeder Belohnung mit X kommen die sichtbaren deiner Bude.

## The guided round

goons-lesson-goal = { goons-hint-goal }
goons-lesson-villain = Das ist Kid Random, der rote Schurke, mit seinem Plan: Für jede Energie darauf wird ein Würfel geworfen, und zusammen müssen sie mindestens 12 zeigen. Ida hat 2 Energie daraufgelegt, du 1. Wer mehr hat, wird zuerst belohnt, und besser.
goons-lesson-take = Der letzte Zug dieser Runde. Ein Zug beginnt mit einem Stein aus der Stadt: Nimm den markierten roten und leg ihn auf das gelbe Feld deiner Bude, der Tafel, auf der du deine Steine sammelst. Seine Farbe und die des Felds sind deine zwei Aktionen: Rot und Gelb.
goons-lesson-commit = Zuerst die rote Aktion. Damit könntest du dreierlei tun; setz nun 2 deiner Energie bei Kid Random ein, also auf seinem Plan. Mit 3 liegst du vor Ida.
goons-lesson-second = Nun die gelbe Aktion. Jede Farbe hat einen Ort in der Stadt, Gelb das Restaurant. Geh dorthin und verdiene 1 Geld; mit Geld kaufst du Gegenstände.
goons-lesson-finish = Beide Aktionen sind ausgeführt. Beende deinen Zug, den letzten der Runde, und sieh zu, was die Schurken tun.
goons-lesson-resolved = Fünf Energie, fünf Würfel, zusammen 15: gelungen. Du liegst vorn und bekommst 12 Sterne: 7 für die roten Sterne, die in der Stadt zu sehen sind, wo Steine fehlen, und 5 für die in deiner Bude. Ida bekommt 7 Energie. Was ihr beide auf dem Plan hattet, ist verbraucht.
goons-lesson-end = Neue Pläne liegen aus, und die nächste Runde beginnt mit dir. Leg Sterne in der Stadt frei, verdeck die in deiner Bude nicht, und hab dort die meiste Energie, wo es sich lohnt.
goons-hint-goal = Ihr seid Goons, die Helfer der Schurken dieser Stadt. In jeder der drei Runden gebt ihr ihnen Energie für ihre Pläne; dann führen sie die Pläne aus, und wer geholfen hat, wird belohnt, meist mit Sternen. Wer am Ende die meisten Sterne hat, gewinnt.
goons-hint-goon = Dein Goon hilft dir einmal mit einer Aktion mehr. Er bleibt die ganze Partie bei dir; Goons unterscheiden sich nur in ihren zwei Farben.
goons-hint-take = Jeder Zug beginnt hier: Nimm einen leuchtenden Stein. Seine Farbe ist eine deiner zwei Aktionen, das Feld, auf das du ihn legst, die andere.
goons-hint-actions = Jede Aktion ist eines von dreien. Geh an den Ort ihrer Farbe, setz Energie bei ihrem Schurken ein oder zock ab: einen Schritt auf ihrer Leiste.
goons-hint-villains = Nach der Runde führt jeder Schurke den Plan hier aus. Ohne Energie darauf bekommst du nichts.
goons-about-stars = Sterne: Wer am Ende die meisten hat, gewinnt.
goons-about-energy = Energie: zum Einsetzen auf Plänen; am Ende sind je 3 einen Stern wert.
goons-about-money = Geld: Damit kaufst du Gegenstände; am Ende sind je 2 einen Stern wert.
goons-about-track = Ein Schritt beim Abzocken führt ein Feld nach oben. Was ein Feld zeigt, bekommt sofort, wer es betritt, die Sterne ganz oben erst am Ende.
goons-about-crib = Steine bleiben hier. Ein Feld zeigt einen Stern, solange kein Stein es verdeckt; sichtbare Sterne erhöhen, was Schurken zahlen.

## Was sich im Voraus festlegen lässt

goons-condition-pay-on = Neue Würfe und weiteres Ziehen bezahlen, bis ein Ziel erreicht ist, aber mindestens { $number } Energie behalten; dann aufhören
goons-condition-bid-each = Auf jedes Los { $number } bieten, am Ende den Rest
goons-condition-claim = Belohnung { $number } nehmen, sobald das geht
goons-condition-no-trade = In dieser Runde nicht mit Jolly Butcher tauschen
goons-condition-end-when-done = Jeden Zug beenden, sobald darin nichts anderes mehr geht

## Warum ein Bot so spielen würde, für den Coach

goons-because-part-best =
    { $best ->
        [one] { $best } Stern
       *[other] { $best } Sterne
    }
goons-because-part-gain =
    { $gain ->
        [one] { $gain } Stern
       *[other] { $gain } Sterne
    }
goons-because-part-one-stars =
    { $one_stars ->
        [one] { $one_stars } Stern
       *[other] { $one_stars } Sterne
    }
goons-because-part-stars =
    { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sterne
    }
goons-because-part-stars-then =
    { $stars_then ->
        [one] { $stars_then } Stern
       *[other] { $stars_then } Sterne
    }
goons-because-part-worth =
    { $worth ->
        [one] { $worth } Stern
       *[other] { $worth } Sterne
    }
goons-because-part-value =
    { $stars ->
        [one] { $stars } Stern
       *[other] { $stars } Sternen
    }
goons-because-part-cases =
    { $chance ->
        [0] so gut wie nie
        [100] so gut wie sicher
       *[other] zu etwa { $chance } %
    }
goons-because-scheme =
    { $there ->
        [one] Von { $all } Energie auf { $scheme } wären { $mine } deine, und noch wärst du dort allein. { $villain } bringt dir dann { goons-because-part-cases } etwas im Wert von etwa { goons-because-part-value }. Ohne Belohnung kommt deine Energie zurück; mit Belohnung ist sie weg.
       *[other] Von { $all } Energie auf { $scheme } wären { $mine } deine, und du stündest in der Rangfolge auf Platz { $place } von { $there }. { $villain } bringt dir dann { goons-because-part-cases } etwas im Wert von etwa { goons-because-part-value }. Ohne Belohnung kommt deine Energie zurück; mit Belohnung ist sie weg.
    }
goons-because-scheme-trades = { goons-because-scheme } Mit den Tauschgeschäften, die gleich darauf folgen, hättest du { $energy_then } Energie, { $money_then } Geld und { goons-because-part-stars-then }.
goons-because-goon = Goons unterscheiden sich nur in ihren Farben: Einmal je Partie gibt dir { $goon } eine Aktion mehr, in { $one } oder { $other }. Die Pläne, die dort liegen: { $one_scheme } bringt bis zu etwa { goons-because-part-one-stars }, { $other_scheme } bis zu etwa { $other_stars }. Keine andere Karte, die noch da ist, passt zu besseren Plänen.
goons-because-part-reroll =
    { $die ->
        [0] Die Würfel ergeben { $total }, und kein einzelner Neuwurf macht das Ergebnis besser.
       *[other] { $faces ->
            [0] Die Würfel ergeben { $total }; würfelst du die { $die } neu, macht keine Augenzahl das Ergebnis besser.
            [one] Die Würfel ergeben { $total }; würfelst du die { $die } neu, macht { $faces } von 6 Augenzahlen das Ergebnis besser.
           *[other] Die Würfel ergeben { $total }; würfelst du die { $die } neu, machen { $faces } von 6 Augenzahlen das Ergebnis besser.
        }
    }
goons-because-part-draw = Marken im Beutel: { $tokens }; davon zählen: { $counting }; die nächste zählt also zu { $chance } %.
goons-because-reroll = { goons-because-part-reroll } Neu zu würfeln ist etwa { goons-because-part-gain } wert und kostet eine Energie im Wert von etwa { $cost }; du hast { $energy }.
goons-because-draw = { goons-because-part-draw } Das ist etwa { goons-because-part-gain } wert und kostet Energie im Wert von etwa { $cost }; du hast { $energy }.
goons-because-stop-reroll = { goons-because-part-reroll } Weiterzumachen wäre etwa { goons-because-part-gain } wert und würde eine Energie im Wert von etwa { $cost } kosten; du hast { $energy }.
goons-because-stop-draw = { goons-because-part-draw } Weiterzumachen wäre etwa { goons-because-part-gain } wert und würde Energie im Wert von etwa { $cost } kosten; du hast { $energy }.
goons-because-bid =
    { $more ->
        [0] Das Los ist dir etwa { goons-because-part-worth } wert, und es ist das letzte: Marken, die übrig bleiben, sind nichts wert. Du hast { $tokens }, jemand anders bis zu { $most }.
        [one] Das Los ist dir etwa { goons-because-part-worth } wert; { $more } weiteres Los folgt. Deine Marken für alle zusammen: { $tokens }; jemand anders hat bis zu { $most }.
       *[other] Das Los ist dir etwa { goons-because-part-worth } wert; { $more } weitere Lose folgen. Deine Marken für alle zusammen: { $tokens }; jemand anders hat bis zu { $most }.
    }
goons-because-part-better =
    { $gain ->
        [0] Nichts anderes ist mehr wert: Das Nächstbeste kommt auf dasselbe hinaus.
        [one] Damit stehst du um etwa { $gain } Stern besser da als mit dem Nächstbesten.
       *[other] Damit stehst du um etwa { $gain } Sterne besser da als mit dem Nächstbesten.
    }
goons-because-take = Du bekommst eine Aktion in { $colour } für den Stein und eine in { $space } für das Feld. In { $colour } liegt { $scheme } und bringt bis zu etwa { goons-because-part-best }. { goons-because-part-better }
goons-because-ability = Du bekommst jetzt eine Aktion mehr, in { $colour }; die Fähigkeit wirkt nur einmal je Partie. { goons-because-part-better }
goons-because-end =
    { $done ->
        [yes] Deine Aktionen sind getan, und was du sonst noch tun könntest, ist später ebenso viel wert.
       *[no] Was dir noch offensteht, brächte dir nichts.
    }
goons-because-hustle = Auf der { goons-part-track } stündest du auf Feld { $step } von { $length }, die anderen höchstens auf { $highest }; am Ende bekommt Sterne, wer dort am höchsten steht. Dann hättest du { $energy } Energie, { $money } Geld und { goons-because-part-stars }. { goons-because-part-better }
goons-because-buy = Dann hättest du diesen Gegenstand: { $item }. Du hättest { $energy } Energie, { $money } Geld und { goons-because-part-stars }. { goons-because-part-better }
goons-because-same = { goons-because-part-better } Energie, Geld und Sterne bleiben, wie sie sind.
goons-because-better = Dann hättest du { $energy } Energie, { $money } Geld und { goons-because-part-stars }. { goons-because-part-better }
