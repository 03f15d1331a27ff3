### GoodCritters. Deutsch.
### Plätze kommen als Namen, Karten mit den Wörtern unten, Listen fertig verbunden; ein unbekannter Wert als „none“.
### $you ist „yes“, wenn der erste Platz der Nachricht der lesenden Person gehört; ein späterer: der Name dieses Werts.

## Titel

goodcritters = GoodCritters
goodcritters-tagline = Teilt die Beute, droht, bestecht und stimmt ab: eine Diebesbande unter sich.

## Wörter für Werte

goodcritters-term-5 = eine 5
goodcritters-term-4 = eine 4
goodcritters-term-3 = eine 3
goodcritters-term-2 = eine 2
goodcritters-term-5-cash = 5 in bar
goodcritters-term-5-gems = 5 in Edelsteinen
goodcritters-term-5-jewelry = 5 in Schmuck
goodcritters-term-5-paintings = 5 in Gemälden
goodcritters-term-5-sculptures = 5 in Skulpturen
goodcritters-term-4-cash = 4 in bar
goodcritters-term-4-gems = 4 in Edelsteinen
goodcritters-term-4-jewelry = 4 in Schmuck
goodcritters-term-4-paintings = 4 in Gemälden
goodcritters-term-4-sculptures = 4 in Skulpturen
goodcritters-term-3-cash = 3 in bar
goodcritters-term-3-gems = 3 in Edelsteinen
goodcritters-term-3-jewelry = 3 in Schmuck
goodcritters-term-3-paintings = 3 in Gemälden
goodcritters-term-3-sculptures = 3 in Skulpturen
goodcritters-term-2-cash = 2 in bar
goodcritters-term-2-gems = 2 in Edelsteinen
goodcritters-term-2-jewelry = 2 in Schmuck
goodcritters-term-2-paintings = 2 in Gemälden
goodcritters-term-2-sculptures = 2 in Skulpturen
goodcritters-term-4-skeleton-key = Dietrich (4)
goodcritters-term-3-lookout = Ausguck (3)
goodcritters-term-2-megaphone = Megafon (2)
goodcritters-term-2-double-bottom = Doppelboden (2)
goodcritters-term-lookout = Ausguck
goodcritters-term-megaphone = Megafon
goodcritters-term-skeleton-key = Dietrich
goodcritters-term-double-bottom = Doppelboden
goodcritters-term-fuzz = die Polente
goodcritters-term-guard = Wache
goodcritters-term-rob = Raub
goodcritters-term-skim = Absahnen
goodcritters-term-no = Nein
goodcritters-term-yes = Ja
goodcritters-term-a = A
goodcritters-term-b = B
goodcritters-term-open = offen
goodcritters-term-shown = gezeigt
goodcritters-term-hidden = verdeckt
goodcritters-term-passes = angenommen
goodcritters-term-tie = Gleichstand
goodcritters-term-fails = abgelehnt
goodcritters-term-fuzz-loot = Die Polente kam mit der neuen Beute
goodcritters-term-fuzz-two = Die Polente kam mit den zwei zusätzlichen Karten
goodcritters-term-fuzz-skim = Beim Absahnen war die Polente aufgetaucht
goodcritters-term-fuzz-bonus = Die Polente kam als Bonus für den alten Boss
goodcritters-term-share = Verteilen
goodcritters-term-bargain = Verhandeln
goodcritters-term-choose = Kartenwahl
goodcritters-term-over = Partie beendet

## Satzteile

goodcritters-part-loot =
    { $loot ->
        [one] { $loot } Beutekarte
       *[other] { $loot } Beutekarten
    }
goodcritters-part-payoff-cards =
    { $payoff_cards ->
        [one] { $payoff_cards } Schmiergeldkarte
       *[other] { $payoff_cards } Schmiergeldkarten
    }
goodcritters-part-goods =
    { $loot ->
        [0] { $payoff_cards ->
            [0] nichts
           *[other] { goodcritters-part-payoff-cards }
        }
       *[other] { $payoff_cards ->
            [0] { goodcritters-part-loot }
           *[other] { goodcritters-part-payoff-cards } und { goodcritters-part-loot }
        }
    }
goodcritters-part-score =
    { $score ->
        [0] 0 $
       *[other] { $score }.000 $
    }
goodcritters-part-worth-of-loot =
    { $loot ->
        [0] 0 $
       *[other] { $loot }.000 $
    }
goodcritters-part-worth-of-payoffs =
    { $payoff_cards ->
        [0] 0 $
       *[other] { $payoff_cards }.000 $
    }
goodcritters-part-worth-of-promos =
    { $promos ->
        [0] 0 $
       *[other] { $promos }.000 $
    }
goodcritters-part-offer =
    { $payoff_cards ->
        [0] { "" }
       *[other] { " " }Schmiergeldkarten darin: { $payoff_cards }.
    }{ $shown ->
        [0] { "" }
       *[other] { " " }Unter vier Augen gezeigte Karten: { $shown }.
    }{ $hidden ->
        [0] { "" }
       *[other] { " " }Verdeckte Karten: { $hidden }.
    }{ $asked_payoff_cards ->
        [0] { "" }
       *[other] { " " }Verlangte Schmiergeldkarten: { $asked_payoff_cards }.
    }{ $asked_any ->
        [0] { "" }
       *[other] { " " }Verlangte Beutekarten, gleich welche: { $asked_any }.
    }

## Ereignisse

goodcritters-event-dealt =
    { $you ->
        [yes] { $cards ->
            [none] Du beginnst mit einer Karte von jedem Wert.
           *[other] Du beginnst mit { $cards }.
        }
       *[no] { $cards ->
            [none] { $seat } beginnt mit einer Karte von jedem Wert.
           *[other] { $seat } beginnt mit { $cards }.
        }
    }
goodcritters-event-round-began =
    { $you ->
        [yes] { $term ->
            [1] Runde { $round }: Du bist Boss.
           *[other] Runde { $round }: Du bleibst Boss, { $term } Runden in Folge.
        }
       *[no] { $term ->
            [1] Runde { $round }: { $boss } ist Boss.
           *[other] Runde { $round }: { $boss } bleibt Boss, { $term } Runden in Folge.
        }
    }
goodcritters-event-turned-over = Neu auf dem Tisch: { $cards }.
goodcritters-event-shared =
    { $you ->
        [yes] Dein Anteil: { $cards }.
       *[no] Anteil für { $to }: { $cards }.
    }
goodcritters-event-threatened =
    { $you ->
        [yes] Du bedrohst { $to }.
        [to] { $seat } bedroht dich.
       *[no] { $seat } bedroht { $to }.
    }
goodcritters-event-threat-withdrawn =
    { $you ->
        [yes] Du bedrohst niemanden mehr.
       *[no] { $seat } bedroht niemanden mehr.
    }
goodcritters-event-chosen =
    { $you ->
        [yes] { $action ->
            [none] Du wählst eine Aktionskarte.
           *[other] Du wählst { $action }.
        }
       *[no] { $action ->
            [none] { $seat } wählt eine Aktionskarte.
           *[other] { $seat } wählt { $action }.
        }
    }
goodcritters-event-choice-changed =
    { $you ->
        [yes] { $action ->
            [none] Du tauschst deine Aktionskarte aus.
           *[other] Du tauschst deine Aktionskarte aus, jetzt liegt da { $action }.
        }
       *[no] { $action ->
            [none] { $seat } tauscht die Aktionskarte aus.
           *[other] { $seat } tauscht die Aktionskarte aus, jetzt liegt da { $action }.
        }
    }
goodcritters-event-ready =
    { $you ->
        [yes] Du bist bereit.
       *[no] { $seat } ist bereit.
    }
goodcritters-event-unready =
    { $you ->
        [yes] Du bist nicht mehr bereit: Es hat sich etwas geändert.
       *[no] { $seat } ist nicht mehr bereit.
    }
goodcritters-event-done =
    { $you ->
        [yes] Du bist fertig mit dem Verhandeln.
       *[no] { $seat } ist fertig mit dem Verhandeln.
    }
goodcritters-event-promo-used =
    { $you ->
        [yes] Du setzt eine Sonderkarte ein: { $card }.
       *[no] { $seat } setzt eine Sonderkarte ein: { $card }.
    }
goodcritters-event-payoff-set =
    { $you ->
        [yes] Du legst vor { $to } { goodcritters-part-goods } bereit, fällig bei { $side } (Marke { $token }).
        [to] { $seat } legt vor dir { goodcritters-part-goods } bereit, fällig bei { $side } (Marke { $token }).
       *[no] { $seat } legt vor { $to } { goodcritters-part-goods } bereit, fällig bei { $side } (Marke { $token }).
    }
goodcritters-event-payoff-open =
    { $you ->
        [yes] Du legst für alle sichtbar hin: { $cards }.
        [to] Für alle sichtbar liegt vor dir: { $cards }.
       *[no] Für alle sichtbar liegt vor { $to }: { $cards }.
    }
goodcritters-event-payoff-shown =
    { $you ->
        [yes] Nur { $to } bekommt von dir zu sehen: { $cards }.
        [to] Nur du bekommst von { $seat } zu sehen: { $cards }.
       *[no] Nur { $to } bekommt von { $seat } zu sehen: { $cards }.
    }
goodcritters-event-payoff-hidden =
    { $you ->
        [yes] Selbst für { $to } verdeckt: { $cards }.
        [to] Selbst für dich verdeckt: { $cards }.
       *[no] Selbst für { $to } verdeckt: { $cards }.
    }
goodcritters-event-payoff-unset =
    { $you ->
        [yes] Du nimmst zurück, was vor { $to } lag: { goodcritters-part-goods } (Marke { $token }).
        [to] { $seat } nimmt zurück, was vor dir lag: { goodcritters-part-goods } (Marke { $token }).
       *[no] { $seat } nimmt zurück, was vor { $to } lag: { goodcritters-part-goods } (Marke { $token }).
    }
goodcritters-event-offered =
    { $you ->
        [yes] Du machst { $to } ein Angebot.
        [to] { $seat } macht dir ein Angebot.
       *[no] { $seat } macht { $to } ein Angebot.
    }{ goodcritters-part-offer }
goodcritters-event-offer-open =
    { $you ->
        [yes] Du bietest { $to } offen an: { $cards }.
        [to] { $seat } bietet dir offen an: { $cards }.
       *[no] { $seat } bietet { $to } offen an: { $cards }.
    }
goodcritters-event-offer-shown =
    { $you ->
        [yes] Du zeigst { $to }, was du bietest: { $cards }.
        [to] { $seat } zeigt dir das Angebot: { $cards }.
       *[no] { $seat } zeigt { $to } das Angebot: { $cards }.
    }
goodcritters-event-offer-hidden =
    { $you ->
        [yes] Verdeckt bietest du: { $cards }.
        [to] Verdeckt bietet dir { $seat }: { $cards }.
       *[no] Verdeckt bietet { $seat }: { $cards }.
    }
goodcritters-event-offer-asks-open =
    { $you ->
        [yes] Du verlangst offen von { $to }: { $cards }.
        [to] { $seat } verlangt offen von dir: { $cards }.
       *[no] { $seat } verlangt offen von { $to }: { $cards }.
    }
goodcritters-event-offer-asks-shown =
    { $you ->
        [yes] Du verlangst unter vier Augen von { $to }: { $cards }.
        [to] { $seat } verlangt unter vier Augen von dir: { $cards }.
       *[no] { $seat } verlangt unter vier Augen von { $to }: { $cards }.
    }
goodcritters-event-accepted =
    { $you ->
        [yes] Du nimmst das Angebot von { $maker } an.
        [maker] { $seat } nimmt dein Angebot an.
       *[no] { $seat } nimmt das Angebot von { $maker } an.
    }
goodcritters-event-declined =
    { $you ->
        [yes] Du lehnst das Angebot von { $maker } ab.
        [maker] { $seat } lehnt dein Angebot ab.
       *[no] { $seat } lehnt das Angebot von { $maker } ab.
    }
goodcritters-event-withdrawn =
    { $you ->
        [yes] Du ziehst dein Angebot an { $to } zurück.
        [to] { $seat } zieht das Angebot an dich zurück.
       *[no] { $seat } zieht das Angebot an { $to } zurück.
    }
goodcritters-event-lapsed =
    { $you ->
        [yes] Dein Angebot an { $to } verfällt: Du hast nicht mehr, was du bietest.
        [to] Das Angebot von { $seat } an dich verfällt: Das Gebotene ist nicht mehr da.
       *[no] Das Angebot von { $seat } an { $to } verfällt: Das Gebotene ist nicht mehr da.
    }
goodcritters-event-exchanged =
    { $you ->
        [yes] Du gibst { $to } { goodcritters-part-goods }.
        [to] { $from } gibt dir { goodcritters-part-goods }.
       *[no] { $from } gibt { $to } { goodcritters-part-goods }.
    }
goodcritters-event-exchanged-open =
    { $you ->
        [yes] Alle sehen, was { $to } von dir bekommt: { $cards }.
        [to] Alle sehen, was du von { $from } bekommst: { $cards }.
       *[no] Alle sehen, was { $to } von { $from } bekommt: { $cards }.
    }
goodcritters-event-exchanged-closed =
    { $you ->
        [yes] Nur ihr beide seht, was { $to } von dir bekommt: { $cards }.
        [to] Nur ihr beide seht, was du von { $from } bekommst: { $cards }.
       *[no] Nur die beiden sehen, was { $to } von { $from } bekommt: { $cards }.
    }
goodcritters-event-revealed =
    { $you ->
        [yes] Du deckst auf: { $action }.
       *[no] { $seat } deckt auf: { $action }.
    }
goodcritters-event-guard-revealed =
    { $you ->
        [yes] { $by } will dich berauben, und du deckst die Wache auf.
        [by] Du willst { $seat } berauben, doch da steht eine Wache.
       *[no] { $by } will { $seat } berauben, doch da steht eine Wache.
    }
goodcritters-event-robbed =
    { $you ->
        [yes] { $card ->
            [none] Du raubst { $from } eine Karte.
           *[other] Du erbeutest bei { $from }: { $card }.
        }
        [from] { $card ->
            [none] { $by } raubt dir eine Karte.
           *[other] { $by } erbeutet bei dir: { $card }.
        }
       *[no] { $card ->
            [none] { $by } raubt { $from } eine Karte.
           *[other] { $by } erbeutet bei { $from }: { $card }.
        }
    }
goodcritters-event-nothing-to-rob =
    { $you ->
        [yes] Du beraubst { $from }, doch das Versteck ist leer.
        [from] { $by } beraubt dich, doch dein Versteck ist leer.
       *[no] { $by } beraubt { $from }, doch das Versteck ist leer.
    }
goodcritters-event-rob-without-threat =
    { $you ->
        [yes] Du bedrohst niemanden, also raubst du nichts.
       *[no] { $by } bedroht niemanden und raubt darum nichts.
    }
goodcritters-event-guard-took =
    { $you ->
        [yes] { $card ->
            [none] Deine Wache nimmt { $from } eine Karte ab.
           *[other] Deine Wache nimmt { $from } ab: { $card }.
        }
        [from] { $card ->
            [none] Die Wache von { $by } nimmt dir eine Karte ab.
           *[other] Die Wache von { $by } nimmt dir ab: { $card }.
        }
       *[no] { $card ->
            [none] Die Wache von { $by } nimmt { $from } eine Karte ab.
           *[other] Die Wache von { $by } nimmt { $from } ab: { $card }.
        }
    }
goodcritters-event-nothing-to-take =
    { $you ->
        [yes] Für deine Wache ist bei { $from } nichts zu holen.
        [from] Für die Wache von { $by } ist bei dir nichts zu holen.
       *[no] Für die Wache von { $by } ist bei { $from } nichts zu holen.
    }
goodcritters-event-lookout-stopped =
    { $you ->
        [yes] Dein Ausguck sieht { $by } kommen: Aus dem Raub wird nichts.
        [by] Der Ausguck von { $seat } sieht dich kommen: Aus dem Raub wird nichts.
       *[no] Der Ausguck von { $seat } sieht { $by } kommen: Aus dem Raub wird nichts.
    }
goodcritters-event-guard-bypassed =
    { $you ->
        [yes] Mit dem Dietrich kommt { $by } an deiner Wache vorbei.
        [by] Mit dem Dietrich kommst du an der Wache von { $seat } vorbei.
       *[no] Mit dem Dietrich kommt { $by } an der Wache von { $seat } vorbei.
    }
goodcritters-event-skimmed =
    { $you ->
        [yes] { $card ->
            [none] Du sahnst eine Karte vom Stapel ab.
           *[other] Du sahnst vom Stapel ab: { $card }.
        }
       *[no] { $card ->
            [none] { $seat } sahnt eine Karte vom Stapel ab.
           *[other] { $seat } sahnt vom Stapel ab: { $card }.
        }
    }
goodcritters-event-skim-too-late =
    { $you ->
        [yes] Jemand hat schon vor dir abgesahnt: Du bekommst nichts.
       *[no] Jemand hat schon vor { $seat } abgesahnt: { $seat } geht leer aus.
    }
goodcritters-event-fuzz-skimmed =
    { $you ->
        [yes] Beim Absahnen ziehst du die Polente! Diese Runde ist die letzte.
       *[no] Beim Absahnen zieht { $seat } die Polente! Diese Runde ist die letzte.
    }
goodcritters-event-pile-empty =
    { $you ->
        [yes] Der Stapel ist leer: Für dich ist keine Karte da.
       *[no] Der Stapel ist leer: Für { $seat } ist keine Karte da.
    }
goodcritters-event-payoff-won =
    { $you ->
        [yes] { $to } verdient sich dein Schmiergeld: { goodcritters-part-goods } (Marke { $token }).
        [to] Du verdienst dir das Schmiergeld von { $seat }: { goodcritters-part-goods } (Marke { $token }).
       *[no] { $to } verdient sich das Schmiergeld von { $seat }: { goodcritters-part-goods } (Marke { $token }).
    }
goodcritters-event-payoff-won-loot =
    { $you ->
        [yes] { $to } deckt auf, was du verdeckt hattest: { $cards }.
        [to] Du deckst auf, was verdeckt war: { $cards }.
       *[no] { $to } deckt auf, was verdeckt war: { $cards }.
    }
goodcritters-event-payoff-returned =
    { $you ->
        [yes] { $to } hat sich dein Schmiergeld nicht verdient, es gehört wieder dir: { goodcritters-part-goods } (Marke { $token }).
        [to] Du hast dir das Schmiergeld von { $seat } nicht verdient, es geht zurück: { goodcritters-part-goods } (Marke { $token }).
       *[no] { $to } hat sich das Schmiergeld von { $seat } nicht verdient, es geht zurück: { goodcritters-part-goods } (Marke { $token }).
    }
goodcritters-event-voted = { $yes } Ja, { $no } Nein: { $result }.
goodcritters-event-shares-taken =
    { $you ->
        [yes] Du nimmst deinen Anteil: { $cards }.
       *[no] { $seat } nimmt { $cards }.
    }
goodcritters-event-shares-returned = Alle Anteile kommen zurück in die Tischmitte.
goodcritters-event-bonus =
    { $you ->
        [yes] { $card ->
            [none] Nach drei Runden als Boss nimmst du eine Karte vom Stapel und trittst ab.
           *[other] Nach drei Runden als Boss nimmst du { $card } vom Stapel und trittst ab.
        }
       *[no] { $card ->
            [none] Nach drei Runden als Boss nimmt { $seat } eine Karte vom Stapel und tritt ab.
           *[other] Nach drei Runden als Boss nimmt { $seat } { $card } vom Stapel und tritt ab.
        }
    }
goodcritters-event-fuzz-bonus =
    { $you ->
        [yes] Deine Bonuskarte ist die Polente!
       *[no] Die Bonuskarte für { $seat } ist die Polente!
    }
goodcritters-event-fuzz = Die Polente!
goodcritters-event-loot-lost = Die Polente nimmt alles, was in der Tischmitte liegt: { $cards }.
goodcritters-event-game-over = Die Partie ist zu Ende. { $reason }.
goodcritters-event-stash-shown =
    { $you ->
        [yes] In deinem Versteck: { $cards }.
       *[no] Im Versteck von { $seat }: { $cards }.
    }
goodcritters-event-scored =
    { $you ->
        [yes] { $payoff_cards ->
            [0] { $promos ->
                [0] Dein Versteck ist { goodcritters-part-score } wert.
               *[other] Du hast { goodcritters-part-worth-of-loot } an Beute + { goodcritters-part-worth-of-promos } für eingesetzte Sonderkarten = { goodcritters-part-score }.
            }
           *[other] { $promos ->
                [0] Du hast { goodcritters-part-worth-of-loot } an Beute + { goodcritters-part-worth-of-payoffs } für Schmiergeldkarten = { goodcritters-part-score }.
               *[other] Du hast { goodcritters-part-worth-of-loot } an Beute + { goodcritters-part-worth-of-payoffs } für Schmiergeldkarten + { goodcritters-part-worth-of-promos } für eingesetzte Sonderkarten = { goodcritters-part-score }.
            }
        }
       *[no] { $payoff_cards ->
            [0] { $promos ->
                [0] Das Versteck von { $seat } ist { goodcritters-part-score } wert.
               *[other] { $seat } hat { goodcritters-part-worth-of-loot } an Beute + { goodcritters-part-worth-of-promos } für eingesetzte Sonderkarten = { goodcritters-part-score }.
            }
           *[other] { $promos ->
                [0] { $seat } hat { goodcritters-part-worth-of-loot } an Beute + { goodcritters-part-worth-of-payoffs } für Schmiergeldkarten = { goodcritters-part-score }.
               *[other] { $seat } hat { goodcritters-part-worth-of-loot } an Beute + { goodcritters-part-worth-of-payoffs } für Schmiergeldkarten + { goodcritters-part-worth-of-promos } für eingesetzte Sonderkarten = { goodcritters-part-score }.
            }
        }
    }

## Züge

goodcritters-move-give = An { $to } geben
goodcritters-move-threaten = { $to } bedrohen
goodcritters-move-unthreaten = Niemanden bedrohen
goodcritters-move-choose =
    { $action ->
        [none] Eine Karte wählen
        [Nein] Mit Nein stimmen
        [Ja] Mit Ja stimmen
       *[other] { $action } wählen
    }
goodcritters-move-ready = Bereit
goodcritters-move-done = Fertig
goodcritters-move-promo = { $card } einsetzen
goodcritters-move-payoff = Schmiergeld { $token } für { $to }, bei { $side }
goodcritters-move-unset = Schmiergeld { $token } zurücknehmen
goodcritters-move-offer = { $to } ein Angebot machen
goodcritters-move-accept = Angebot von { $maker } annehmen
goodcritters-move-decline = Angebot von { $maker } ablehnen
goodcritters-move-withdraw = Angebot an { $to } zurückziehen
goodcritters-move-pay = Eine Schmiergeldkarte
goodcritters-move-add = { $card }, { $manner }
goodcritters-move-for = Dafür will ich …
goodcritters-move-ask = Irgendeine Beutekarte
goodcritters-move-finish = Das ist alles

goodcritters-kind-give = Die nächste Karte der Tischmitte
goodcritters-kind-threaten = Drohen
goodcritters-kind-unthreaten = Drohung beenden
goodcritters-kind-choose = Aktionskarte
goodcritters-kind-ready = Bereit
goodcritters-kind-done = Verhandeln beenden
goodcritters-kind-promo = Sonderkarte
goodcritters-kind-payoff = Schmiergeld bereitlegen
goodcritters-kind-unset = Schmiergeld zurücknehmen
goodcritters-kind-offer = Ein Angebot machen
goodcritters-kind-accept = Annehmen
goodcritters-kind-decline = Ablehnen
goodcritters-kind-withdraw = Zurückziehen
goodcritters-kind-pay = Schmiergeldkarten
goodcritters-kind-add = Beutekarten
goodcritters-kind-for = Gegenleistung
goodcritters-kind-ask = Freie Wahl deines Gegenübers
goodcritters-kind-finish = Abschließen

## Ablehnungen

goodcritters-refusal-game-over = Die Partie ist zu Ende.
goodcritters-refusal-not-your-turn = Du bist nicht am Zug: { $seat } hat das Wort.
goodcritters-refusal-not-awaited = Gerade bist du nicht am Zug.
goodcritters-refusal-not-boss = Das Verteilen ist Sache des Bosses: { $seat }.
goodcritters-refusal-no-such-seat = Diesen Platz gibt es nicht. Die Plätze sind 0 bis { $highest }.
goodcritters-refusal-no-action = Eine Aktion mit der Nummer { $action } gibt es nicht.
goodcritters-refusal-unknown-move = Das ist kein Zug.
goodcritters-refusal-share-first = Verteile zuerst die ganze Beute aus der Tischmitte.
goodcritters-refusal-early-offers-only = Solange der Boss die Beute nicht verteilt hat, kann man nur Angebote machen, zurückziehen, annehmen und ablehnen.
goodcritters-refusal-already-shared = Die Beute ist schon verteilt, und die Anteile bleiben bis zur Abstimmung, wie sie sind.
goodcritters-refusal-not-all-shared = Jede Karte der Tischmitte muss jemand bekommen, auch diese: { $card }.
goodcritters-refusal-not-in-middle = Diese Karte liegt nicht in der Tischmitte oder nicht so oft: { $card }.
goodcritters-refusal-already-ready = Du bist bereit und darum erst wieder am Zug, wenn jemand etwas ändert.
goodcritters-refusal-answer-awaited = Zuerst muss { $seat } auf ein Angebot antworten.
goodcritters-refusal-answer-first = Nimm zuerst das Angebot an, das { $seat } dir gemacht hat, oder lehne es ab.
goodcritters-refusal-no-changes-left = Du hast alle Änderungen gemacht, die du je Runde machen darfst: { $changes }.
goodcritters-refusal-no-threat = Du bedrohst niemanden, also gibt es nichts zurückzunehmen.
goodcritters-refusal-threatens-self = Dich selbst kannst du nicht bedrohen. Wähle jemand anderen.
goodcritters-refusal-threatened-already = Du bedrohst { $seat } schon.
goodcritters-refusal-no-turns = Hier verhandeln alle zugleich. Sag am Ende „ready“, nicht „done“.
goodcritters-refusal-choose-later = Aktionskarten werden später gewählt, alle zugleich. Sag „done“, um deinen Zug zu beenden.
goodcritters-refusal-choose-first = Wähle zuerst eine Aktionskarte.
goodcritters-refusal-choose-now = Das Verhandeln ist vorbei: Wähle eine Aktionskarte.
goodcritters-refusal-chosen-already = Diese Aktionskarte hast du schon gewählt.
goodcritters-refusal-chosen-finally = Deine Aktionskarte hast du gewählt, und dabei bleibt es.
goodcritters-refusal-no-promo = Diese Sonderkarte hast du nicht im Versteck: { $card }.
goodcritters-refusal-no-payoffs = In dieser Partie gibt es kein Schmiergeld und keinen Tausch.
goodcritters-refusal-no-payoff = Dein Schmiergeld { $token } liegt nirgends bereit.
goodcritters-refusal-payoff-to-self = Schmiergeld ist für andere da, nicht für dich selbst.
goodcritters-refusal-payoff-asks = Für Schmiergeld gibt es keine Gegenleistung: Lege Karten dazu oder schließe es ab.
goodcritters-refusal-nothing-to-lay = Für dieses Schmiergeld hast du keine Karte mehr, die nicht schon daliegt.
goodcritters-refusal-offer-to-self = Ein Angebot ist für andere da, nicht für dich selbst.
goodcritters-refusal-nothing-to-offer = Für ein anderes Angebot als das bestehende habt ihr beide keine Karte.
goodcritters-refusal-no-offer = Von { $seat } hast du kein Angebot.
goodcritters-refusal-no-own-offer = Du hast { $seat } kein Angebot gemacht, das du zurückziehen könntest.
goodcritters-refusal-cannot-accept = Du hast nicht alles, was dieses Angebot verlangt. Du kannst es nur ablehnen.
goodcritters-refusal-nothing-begun = Fang zuerst mit Schmiergeld oder einem Angebot an, dann lege Karten dazu.
goodcritters-refusal-move-begun = Setze zuerst den begonnenen Zug fort: Lege Karten dazu oder schließe ihn ab.
goodcritters-refusal-changes-nothing = Genau das ist schon ausgelegt oder angeboten. Ändere etwas.
goodcritters-refusal-out-of-order = Karten kommen der Reihe nach dazu: erst Schmiergeldkarten, dann Beute vom höchsten Wert abwärts.
goodcritters-refusal-not-owned = Diese Karte hast du nicht oder nicht mehr: { $card }.
goodcritters-refusal-no-payoff-cards = Du hast keine Schmiergeldkarte mehr.
goodcritters-refusal-nothing-laid = Lege mindestens eine Karte dazu, bevor du abschließt.
goodcritters-refusal-ask-first = Sag „for“, bevor du Karten verlangst: Nur ein Angebot verlangt welche.
goodcritters-refusal-asking-already = Du verlangst schon etwas: Nenne, was du willst, oder schließe ab.
goodcritters-refusal-asked-hidden = Eine genannte Karte kannst du nicht verdeckt verlangen. Ein bloßes „?“ verlangt irgendeine, verdeckt.
goodcritters-refusal-asks-too-much = Das ist mehr, als { $seat } hat.
goodcritters-refusal-asks-for-absent = Diese Karte ist nicht im Spiel: { $card }. Niemand kann sie haben.
goodcritters-refusal-table-full = Der Tisch liegt voller Karten: Schmiergeld und Angebote umfassen höchstens { $most }. Warte, bis einige weg sind.
goodcritters-refusal-asks-too-many =
    { $most ->
        [one] Ein Angebot verlangt höchstens { $most } Karte.
       *[other] Ein Angebot verlangt höchstens { $most } Karten.
    }
goodcritters-refusal-nothing-to-ask = Da gibt es nichts zu verlangen: { $seat } hat keine Karte.
goodcritters-refusal-nothing-asked = Verlange nach „for“ mindestens eine Karte.
goodcritters-refusal-pick-first = Wähle die Karten, die du für jedes „?“ gibst. Noch zu wählen: { $number }.
goodcritters-refusal-picks-too-many = Du hast { $given } Karten gewählt, das Angebot lässt dich aber nur { $number } wählen.
goodcritters-refusal-too-few-left = Nach dieser Karte bleiben zu wenige übrig. Noch zu wählen: { $number }.

## Fehler in Stellungen

goodcritters-error-fuzz-part = pile.{ $players }: die Polente in einem Teil von 1 bis { $parts }, weiter hinten als Karte { $loot }, nicht in Teil { $given }.
goodcritters-error-early-bribes = early_bribes braucht payoffs=true und bargaining=open, denn damit tauschen alle gleichzeitig.

## Wer was tun muss

goodcritters-purpose = Dein Ziel: am Ende das wertvollste Versteck.
goodcritters-status-share =
    { $you ->
        [yes] Du bist Boss: Verteile die ganze Beute.
       *[no] { $seat } verteilt die Beute.
    }
goodcritters-status-bribe =
    { $you ->
        [yes] Du bist Boss: Verteile die ganze Beute.
       *[no] { $seat } verteilt die Beute. Bis dahin darfst du Angebote machen.
    }
goodcritters-status-bribe-answer =
    { $you ->
        [yes] Ein Angebot für dich: Nimm es an oder lehne es ab, oder verteile die Beute.
       *[no] Ein Angebot für dich: Nimm es an oder lehne es ab, solange { $seat } die Beute nicht verteilt hat.
    }
goodcritters-status-bargain =
    { $you ->
        [yes] Verhandle, drohe und wähle eine Aktionskarte.
       *[no] Alle verhandeln. Noch nicht bereit: { $seat }.
    }
goodcritters-status-ready =
    { $you ->
        [yes] Deine Karte liegt. Melde dich bereit oder verhandle weiter.
       *[no] Alle verhandeln. Noch nicht bereit: { $seat }.
    }
goodcritters-status-turn =
    { $you ->
        [yes] Du bist mit Verhandeln dran. Sag „fertig“, wenn du nichts mehr willst.
       *[no] { $seat } hat das Wort und darf verhandeln.
    }
goodcritters-status-answer =
    { $you ->
        [yes] Ein Angebot für dich: Nimm es an oder lehne es ab.
       *[no] { $seat } muss auf ein Angebot antworten.
    }
goodcritters-status-choose =
    { $you ->
        [yes] Wähle deine Aktionskarte. Danach gibt es kein Zurück.
       *[no] Noch ohne Aktionskarte: { $seat }.
    }
goodcritters-status-draft =
    { $you ->
        [yes] Beende den Zug, den du begonnen hast.
       *[no] { $seat } ist mitten in einem Zug.
    }
goodcritters-status-over =
    { $you ->
        [yes] { $count ->
            [one] Die Partie ist zu Ende. Du hast gewonnen.
           *[other] Die Partie ist zu Ende. Geteilter Sieg: { $winners }.
        }
       *[no] Die Partie ist zu Ende. Sieg: { $winners }.
    }

goodcritters-end-fuzz-loot = Mit der Beute einer neuen Runde kam die Polente.
goodcritters-end-fuzz-two = Mit den zwei Karten nach einer Ablehnung kam die Polente.
goodcritters-end-fuzz-skim = Beim Absahnen kam die Polente; diese Runde war die letzte.
goodcritters-end-fuzz-bonus = Die Polente kam als Bonuskarte für den alten Boss.

## Formulare für ganze Züge

goodcritters-form-left = Noch zu verteilen: { $count }
goodcritters-form-add = Was du dazulegen kannst
goodcritters-form-more = Eine bestimmte Karte …
goodcritters-form-nothing = noch nichts
goodcritters-form-take-back = Zurücknehmen: { $card }

## Die Karten werden aufgedeckt, und die Abrechnung am Ende

goodcritters-show-label = Die Aktionskarten werden aufgedeckt
goodcritters-show-skip = Überspringen
goodcritters-show-passes = Die Anteile gelten!
goodcritters-show-tie = Gleichstand: Die Anteile gelten.
goodcritters-show-fails = Abgelehnt!
goodcritters-show-fuzz = Die Polente!
goodcritters-show-last-round = Vorige Runde
goodcritters-show-outcome =
    { $result ->
        [passes] Runde { $round }: angenommen mit { $yes } Ja gegen { $no } Nein
        [tie] Runde { $round }: Gleichstand, { $yes } Ja gegen { $no } Nein
       *[fails] Runde { $round }: abgelehnt mit { $no } Nein gegen { $yes } Ja
    }
goodcritters-show-gain = Du hast { $money } gewonnen.
goodcritters-show-loss = Du hast { $money } verloren.
goodcritters-show-even = Du hast so viel wie vorher.
goodcritters-show-share = Dein Anteil: { $goods }
goodcritters-show-rob-in = Erbeutet bei { $name }: { $goods }
goodcritters-show-rob-out = Dir geraubt von { $name }: { $goods }
goodcritters-show-guard-in = Deine Wache hat { $name } abgenommen: { $goods }
goodcritters-show-guard-out = Die Wache von { $name } hat dir abgenommen: { $goods }
goodcritters-show-skim = Abgesahnt: { $goods }
goodcritters-show-bonus = Bonus des alten Bosses: { $goods }
goodcritters-show-payoff-in = Schmiergeld von { $name }: { $goods }
goodcritters-show-payoff-out = Schmiergeld an { $name }: { $goods }
goodcritters-show-exchange-in = Von { $name } bekommen: { $goods }
goodcritters-show-exchange-out = An { $name } gegeben: { $goods }
goodcritters-show-everybody = Die Karten aller
goodcritters-show-wins =
    { $you ->
        [yes] Du gewinnst mit { $money }!
       *[no] { $name } gewinnt mit { $money }!
    }
goodcritters-show-shared = Geteilter Sieg mit { $money }: { $names }
goodcritters-show-loot = Beute
goodcritters-show-payoffs = Schmiergeld
goodcritters-show-promos = Sonderkarten
goodcritters-show-total = Zusammen
goodcritters-show-worths = Vermögen nach Runden
goodcritters-show-worths-about = Was alle nach jeder Runde hatten. Wo nicht jede Karte zu sehen war, zeigt ein blasses Band, zwischen welchen Beträgen das Vermögen lag.
goodcritters-show-player = Name
goodcritters-show-start = Beginn
goodcritters-show-between = { $least } bis { $most }
goodcritters-show-table = Dasselbe in Zahlen

## Beschriftungen des Tisches

goodcritters-label-round = Runde { $round }
goodcritters-label-boss = Boss
goodcritters-label-term = Runden als Boss in Folge
goodcritters-label-terms = Höchstens so oft Boss in Folge
goodcritters-label-pile = Karten im Stapel
goodcritters-label-fuzz-window = Beute über der Polente: mindestens, höchstens
goodcritters-label-fuzz-out = Polente aufgetaucht
goodcritters-label-middle = Tischmitte
goodcritters-label-shares = Anteile
goodcritters-label-share = Anteil
goodcritters-label-stash = Versteck
goodcritters-label-held = Karten im Versteck
goodcritters-label-known = Mindestens im Versteck
goodcritters-label-certain = Mindestens
goodcritters-label-threat = Bedroht
goodcritters-label-chosen = Aktionskarte gewählt
goodcritters-label-action = Aktionskarte
goodcritters-label-ready = Bereit
goodcritters-label-changes = Änderungen bisher
goodcritters-label-payoff-cards = Schmiergeldkarten
goodcritters-label-aside = Eingesetzte Sonderkarten
goodcritters-label-promos = Sonderkarten
goodcritters-label-active = Wirkt in dieser Runde
goodcritters-label-payoffs = Bereitgelegtes Schmiergeld
goodcritters-label-payoff-worth = Wert einer Schmiergeldkarte
goodcritters-label-promo-cards = Sonderkarten in diesem Spiel
goodcritters-label-wishes = Was Angebote verlangen können
goodcritters-label-votes = Stimmen
goodcritters-label-worth = Wert am Ende
goodcritters-label-token = Marke
goodcritters-label-to = Für
goodcritters-label-from = Von
goodcritters-label-side = Stimme
goodcritters-label-loot = Beutekarten
goodcritters-label-cards = Karten
goodcritters-label-score = Wert
goodcritters-label-offers = Angebote
goodcritters-label-gives = Gibt
goodcritters-label-wants = Verlangt
goodcritters-label-card = Beutekarte
goodcritters-label-manner = Wie sie gegeben wird
goodcritters-label-manners = Wie sie gegeben werden
goodcritters-label-gives-manners = Wie es gegeben wird
goodcritters-label-wants-manners = Wie es verlangt wird
goodcritters-label-maker = Angebot von
goodcritters-label-any-card = irgendeine Beutekarte
goodcritters-label-draft = Dein Zug bisher
goodcritters-count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
goodcritters-count-payoff-cards =
    { $count ->
        [one] { $count } Schmiergeldkarte
       *[other] { $count } Schmiergeldkarten
    }
goodcritters-count-score =
    { $count ->
        [0] 0 $
       *[other] { $count }.000 $
    }

## Der gezeichnete Tisch

goodcritters-table-players = Die Plätze am Tisch
goodcritters-table-is-boss = Boss
goodcritters-table-stash-of =
    { $count ->
        [one] { $count } Karte im Versteck
       *[other] { $count } Karten im Versteck
    }
goodcritters-table-certain = Mindestens im Versteck: { $values }
goodcritters-table-pays-of =
    { $count ->
        [one] { $count } Schmiergeldkarte
       *[other] { $count } Schmiergeldkarten
    }
goodcritters-table-share-of = Anteil: { $cards }, zusammen { $money }
goodcritters-table-share-none = Kein Anteil
goodcritters-table-unknown-cards =
    { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
goodcritters-table-slot-none = Noch keine Aktionskarte
goodcritters-table-slot-down = Aktionskarte verdeckt
goodcritters-table-slot-own = Deine Aktionskarte: { $action }
goodcritters-table-slot-up = Aktionskarte: { $action }
goodcritters-table-threatens = Bedroht { $name }
goodcritters-table-threatened = Wird bedroht von { $names }
goodcritters-table-payoff-on-yes = Schmiergeld von { $name } bei Ja: { $goods }
goodcritters-table-payoff-on-no = Schmiergeld von { $name } bei Nein: { $goods }
goodcritters-table-active = Wirkt in dieser Runde: { $cards }
goodcritters-table-lamp-ready = Bereit
goodcritters-table-lamp-chosen = Karte gewählt, noch nicht bereit
goodcritters-table-lamp-awaited = Am Zug
goodcritters-table-term-of = Boss: Runde { $term } von { $most } in Folge
goodcritters-table-pile-of =
    { $count ->
        [one] { $count } Karte im Stapel.
       *[other] { $count } Karten im Stapel.
    }
goodcritters-table-fuzz-window =
    { $high ->
        [one] Bis zur Polente: noch { $low } bis { $high } Karte.
       *[other] Bis zur Polente: noch { $low } bis { $high } Karten.
    }
goodcritters-table-fuzz-out = Die Polente ist da: Dies ist die letzte Runde.
goodcritters-table-middle-of = In der Tischmitte: { $cards }
goodcritters-table-tally-yes = Ja: { $count }
goodcritters-table-tally-no = Nein: { $count }
goodcritters-table-card-guard = Wache
goodcritters-table-card-rob = Raub
goodcritters-table-card-skim = Absahnen
goodcritters-table-card-no = Nein stimmen
goodcritters-table-card-yes = Ja stimmen
goodcritters-table-about-guard = Wer dich beraubt, geht leer aus, und du bekommst eine Karte von dort.
goodcritters-table-about-rob = Nimmt der Person, die du bedrohst, eine zufällige Karte ab.
goodcritters-table-about-skim = Nimmt die oberste Karte des Stapels, wenn vor dir niemand absahnt.
goodcritters-table-about-no = Gegen diese Verteilung. Scheitert sie, wird das erste Nein im Uhrzeigersinn Boss.
goodcritters-table-about-yes = Für diese Verteilung. Wird sie angenommen, bleibt der Boss.
goodcritters-table-share-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
goodcritters-table-seen-open = Alle sehen sie
goodcritters-table-seen-shown = Nur { $name } sieht sie
goodcritters-table-seen-between = Nur du und { $name } seht sie
goodcritters-table-seen-hidden = Verdeckt für alle
goodcritters-table-payoff-when = Fällig, wenn { $name } so stimmt:
goodcritters-table-votes-yes = Ja
goodcritters-table-votes-no = Nein
goodcritters-table-payoff-instead = Deine beiden Marken sind vergeben. Statt der vor
goodcritters-table-payoff-replaces = Das ersetzt dein Schmiergeld vor { $name }.
goodcritters-table-payoff-gets = Im Umschlag
goodcritters-table-payoff-about = Stimmt { $name } anders, bekommst du alles zurück. Schmiergeldkarten zählen am Ende als Geld, und niemand kann sie rauben.
goodcritters-table-payoff-lay = Hinlegen
goodcritters-table-i-give = Ich gebe
goodcritters-table-i-get = Ich bekomme
goodcritters-table-offer-gift = Ein Geschenk: { $name } kann es nehmen oder nicht.
goodcritters-table-offer-request = Eine Bitte: Dafür wird nichts gegeben.
goodcritters-table-offer-exchange = Nimmt { $name } an, wird sofort getauscht.
goodcritters-table-offer-make = Anbieten
goodcritters-table-offer-from = Angebot von { $name }
goodcritters-table-you-get = Du bekommst
goodcritters-table-you-give = Du gibst
goodcritters-table-accept = Annehmen
goodcritters-table-counter = Gegenangebot
goodcritters-table-decline = Ablehnen
goodcritters-table-cannot-accept = Du hast nicht, was verlangt wird.
goodcritters-table-your-choice =
    { $count ->
        [one] Eine Karte deiner Wahl
       *[other] { $count } Karten deiner Wahl
    }
goodcritters-table-stash-cards = Dein Versteck: { $cards }
goodcritters-table-stash-cards-of = Im Versteck: { $cards }
goodcritters-table-threat = Bedrohen
goodcritters-table-threat-end = Drohung beenden
goodcritters-table-payoff = Schmiergeld
goodcritters-table-offer = Angebot
goodcritters-table-change = Ändern
goodcritters-table-payoff-unset = Zurücknehmen
goodcritters-table-offer-mine = Dein Angebot: { $gives } gegen { $wants }
goodcritters-table-offer-withdraw = Zurückziehen
goodcritters-table-all-given = Alles ist verteilt: Schlag die Verteilung vor oder ändere sie.
goodcritters-table-even-split = Gleichmäßig
goodcritters-table-clear = Leeren
goodcritters-table-propose = Vorschlagen
goodcritters-table-your-mat = Dein Platz
goodcritters-table-pawn-home = Deine Drohmarke: Zieh sie auf den Platz einer Person
goodcritters-table-you-threaten = Du bedrohst { $name }
goodcritters-table-promo-use = Einsetzen: { $card }
goodcritters-table-promo-used = Eingesetzt: { $card }
goodcritters-table-promo-once = Sie wirkt nur in dieser Runde. Ihr Wert zählt am Ende weiter für dich.
goodcritters-table-about-lookout = Kein Raub nimmt dir eine Karte. Die Wache einer Person, die du beraubst, schon.
goodcritters-table-about-megaphone = Die Stimme, die du aufdeckst, zählt doppelt.
goodcritters-table-about-skeleton-key = Keine Wache hält deinen Raub auf oder nimmt dir etwas ab.
goodcritters-table-about-double-bottom = Dein Absahnen gelingt, auch wenn vor dir jemand abgesahnt hat.
goodcritters-table-choose-card = Wähle deine Aktionskarte
goodcritters-table-tap-threat = Tippe einen Platz an, um zu drohen.
goodcritters-table-tap-mat = Tippe einen Platz an, um zu drohen, zu zahlen oder zu tauschen.
goodcritters-table-rob-idle = Du bedrohst niemanden: Ein Raub bewirkt nichts.
goodcritters-table-lay-down = Ausspielen: { $action }
goodcritters-table-turn-done = Fertig verhandelt
goodcritters-table-ready = Bereit
goodcritters-table-ready-you = Du bist bereit
goodcritters-table-ready-of = { $ready } von { $players } bereit
goodcritters-table-reopened = Nicht mehr bereit: { $names }.
goodcritters-table-sheet-payoff = Schmiergeld für { $name }
goodcritters-table-sheet-offer = Angebot an { $name }
goodcritters-table-sheet-answer = Angebot von { $name }: deine Wahl
goodcritters-table-share-how = Tippe eine Karte an, dann einen Platz; oder zieh sie dorthin.
goodcritters-table-share-whom = Tippe nun den Platz an, für den sie ist.
goodcritters-table-you = du
goodcritters-board-keys-share = Beim Verteilen: 1 bis 7 geben die Karte mit dem Fokus an den Platz mit dieser Zahl, 0 behält sie für dich; E verteilt gleichmäßig. Die Pfeiltasten führen über den ganzen Tisch, Enter nimmt eine Karte auf und legt sie an einen Platz.
goodcritters-board-keys-bargain = Beim Verhandeln: 1 bis 5 wählen eine Aktionskarte, R meldet dich bereit; die Pfeiltasten führen über den ganzen Tisch, Enter drückt, worauf sie stehen; M geht zu den Plätzen; auf einem Platz droht T, legt P Schmiergeld hin und macht X ein Angebot; A geht zu einem Angebot an dich.
goodcritters-board-keys-show = Während Karten aufgedeckt werden: Esc springt ans Ende.

## Optionen

goodcritters-option-first_boss = Erster Boss
goodcritters-option-first_boss-host = die Tischleitung
goodcritters-option-first_boss-random = wird ausgelost
goodcritters-option-first_boss-0 = Platz 1
goodcritters-option-first_boss-1 = Platz 2
goodcritters-option-first_boss-2 = Platz 3
goodcritters-option-first_boss-3 = Platz 4
goodcritters-option-first_boss-4 = Platz 5
goodcritters-option-first_boss-5 = Platz 6
goodcritters-option-first_boss-6 = Platz 7
goodcritters-option-first_boss-7 = Platz 8
goodcritters-option-bargaining = Verhandeln
goodcritters-option-bargaining-open = alle zugleich
goodcritters-option-bargaining-turns = reihum
goodcritters-option-changes = Änderungen je Person und Runde
goodcritters-option-payoffs = Schmiergeld und Tausch
goodcritters-option-payoffs-false = ohne
goodcritters-option-payoffs-true = mit
goodcritters-option-limited_terms = Runden als Boss in Folge
goodcritters-option-limited_terms-false = unbegrenzt
goodcritters-option-limited_terms-true = höchstens drei, dann ein Bonus
goodcritters-option-length = Spieldauer
goodcritters-option-length-standard = üblich
goodcritters-option-length-short = kurz
goodcritters-option-length-long = lang
goodcritters-option-length-any = ganz ungewiss
goodcritters-option-promos = Sonderkarten
goodcritters-option-promos-0 = keine
goodcritters-option-promos-1 = Ausguck
goodcritters-option-promos-2 = Ausguck und Megafon
goodcritters-option-promos-3 = Ausguck, Megafon und Dietrich
goodcritters-option-promos-4 = alle vier
goodcritters-option-early_bribes = Tauschen, während der Boss verteilt
goodcritters-option-early_bribes-about = Ob man schon Beute tauschen darf, während der Boss verteilt. Dazu gehören Schmiergeld und Tausch, und alle verhandeln zugleich.
goodcritters-option-early_bribes-false = ohne
goodcritters-option-early_bribes-true = mit

## Gesagt, nicht geschworen

goodcritters-phrase-vote-yes = Ich stimme mit Ja.
goodcritters-phrase-vote-no = Ich stimme mit Nein.
goodcritters-phrase-vote-yes-for = Ich stimme mit Ja, wenn ich { $card } bekomme.
goodcritters-phrase-vote-yes-if =
    { $you ->
        [yes] Ich stimme mit Ja, wenn du es auch tust.
       *[no] Ich stimme mit Ja, wenn { $to } es auch tut.
    }
goodcritters-phrase-share =
    { $you ->
        [yes] Wenn ich das nächste Mal verteile, bekommst du { $card }.
       *[no] Wenn ich das nächste Mal verteile, bekommt { $to } { $card }.
    }
goodcritters-phrase-no-rob =
    { $you ->
        [yes] Dich beraube ich nicht.
       *[no] Ich beraube { $to } nicht.
    }
goodcritters-phrase-guard = Ich stelle eine Wache auf.
goodcritters-phrase-ask-card = Ich will { $card }.
goodcritters-phrase-ask-yes =
    { $you ->
        [yes] Stimm bitte mit Ja.
       *[no] { $to }, stimm bitte mit Ja.
    }
goodcritters-phrase-ask-no =
    { $you ->
        [yes] Stimm bitte mit Nein.
       *[no] { $to }, stimm bitte mit Nein.
    }
goodcritters-phrase-ask-guard =
    { $you ->
        [yes] Stell eine Wache auf!
       *[no] { $to }, stell eine Wache auf!
    }
goodcritters-phrase-ask-peace =
    { $you ->
        [yes] Bedroh mich nicht.
       *[no] { $to }, bedroh mich nicht.
    }
goodcritters-phrase-beware =
    { $you ->
        [yes] Leute, nehmt euch in Acht! (Gemeint bist du.)
       *[no] Leute, nehmt euch vor { $to } in Acht!
    }

## The guided round

goodcritters-lesson-goal = { goodcritters-hint-goal }
goodcritters-lesson-share = In dieser Runde bist du der Boss, und hier liegt die Beute. Gib jede Karte jemandem, auch dir selbst, ganz wie du willst: Wähle eine Karte, dann, wer sie bekommt. Ist alles verteilt, schlage die Verteilung vor. Aber denk daran: Alle stimmen darüber ab.
goodcritters-lesson-choose = Noch hat niemand etwas genommen. Zuerst wählen alle verdeckt eine von fünf Aktionskarten: Zwei sind Stimmen, drei sind Schurkereien. Du willst, dass deine Verteilung durchkommt: Wähle Ja.
goodcritters-lesson-ready = Jetzt wäre Zeit zu reden, zu versprechen und zu drohen. Die anderen sind fertig. Melde dich bereit, dann werden die Karten aufgedeckt.
goodcritters-lesson-voted = Zwei Ja, ein Nein: angenommen. Alle nehmen ihren Anteil, und du bleibst Boss. Cleo hat nicht abgestimmt: Sie hat eine Karte vom Stapel abgesahnt. Bei mehr Nein als Ja hätte niemand etwas bekommen, und jemand, der Nein gesagt hat, wäre jetzt Boss.
goodcritters-lesson-threat = Einige Runden später. Bruno ist der Boss und gibt dir nichts. Und Cleo hat ihre Drohmarke vor dich gelegt: Vielleicht will sie dich berauben, vielleicht blufft sie nur.
goodcritters-lesson-guard = Ein Raub nimmt eine zufällige Karte aus dem Versteck der bedrohten Person. Eine Wache hält ihn auf und nimmt dafür dem Räuber eine ab. Wähle Wache.
goodcritters-lesson-reveal = Melde dich bereit. Die Karten werden eine nach der anderen aufgedeckt, im Uhrzeigersinn ab dem Boss.
goodcritters-lesson-end = Cleo wollte dich wirklich berauben, und deine Wache hat ihr eine 5 abgenommen. Dann kam mit der neuen Beute die Polente: Die Partie ist zu Ende, und dein Versteck ist das beste. Verteile so, dass genug andere Ja sagen, und verlass dich nur auf deine Wache.
goodcritters-hint-goal = Ihr seid eine Diebesbande und teilt jetzt die Beute. Alle bewahren ihre im Versteck auf. Irgendwo in diesem Stapel steckt die Polente: Taucht sie auf, ist die Partie zu Ende, und das wertvollste Versteck gewinnt.
goodcritters-hint-share = Du schlägst nur vor, wie diese Karten verteilt werden. Noch nimmt sie niemand: Alle stimmen ab, und du brauchst mindestens so viele Ja wie Nein.
goodcritters-hint-choose = Wähle heimlich eine Karte. Stimme Ja oder Nein, oder überlass das Abstimmen den anderen, während du raubst, Wache hältst oder absahnst.
goodcritters-hint-ready = Sobald alle bereit sind, werden die Karten aufgedeckt. Ändert vorher jemand etwas, darfst du noch einmal überlegen.

## Was sich im Voraus festlegen lässt

goodcritters-condition-vote-by-share = Bei einem Anteil ab { $number }.000 $ mit Ja stimmen, sonst mit Nein, und bereit sein; außer jemand droht, zahlt oder macht ein Angebot
goodcritters-condition-decline-offers = In dieser Runde jedes Angebot ablehnen

## Warum ein Bot so spielen würde, für den Coach

goodcritters-because-part-fails =
    { $last ->
        [yes] Das ist die letzte Runde: Scheitert die Abstimmung, bekommt niemand etwas davon.
       *[no] Scheitert sie, verteilt als Nächstes, wer zuerst mit Nein gestimmt hat.
    }
goodcritters-because-part-first =
    { $last ->
        [yes] Das ist die letzte Runde: Scheitert die Abstimmung, bekommt niemand etwas davon.
       *[no] Scheitert sie, verteilt als Nächstes, wer zuerst mit Nein gestimmt hat: Stimmst du mit Nein, bist du das zu etwa { $first } %.
    }
goodcritters-because-part-offer =
    { $then ->
        [0] Du bekämst etwa { $gets } $ und gäbst etwa { $costs } $. Dein Versteck wäre dann leer, und wer dich beraubt, fände nichts.
       *[other] Du bekämst etwa { $gets } $ und gäbst etwa { $costs } $. Wer dich dann beraubt, nähme dir im Schnitt etwa { $then } $ statt { $loot } $.
    }
goodcritters-because-share =
    { $to ->
        [none] Du behältst { $kept } $ von { $all } $. Wahrscheinlich ist sonst niemand dafür; mit deinem Ja geht die Abstimmung zu etwa { $chance } % durch. { goodcritters-because-part-fails }
       *[other] Du behältst { $kept } $ von { $all } $. Wahrscheinlich dafür: { $to }; mit deinem Ja geht die Abstimmung zu etwa { $chance } % durch. { goodcritters-because-part-fails }
    }
goodcritters-because-yes = Diese Verteilung gibt dir { $share } $; zu gleichen Teilen wären es { $even } $. Mit deinem Ja geht die Abstimmung zu etwa { $chance } % durch, mit deinem Nein zu etwa { $other } %. { goodcritters-because-part-fails }
goodcritters-because-no = Diese Verteilung gibt dir { $share } $; zu gleichen Teilen wären es { $even } $. Mit deinem Nein geht die Abstimmung zu etwa { $chance } % durch, mit deinem Ja zu etwa { $other } %. { goodcritters-because-part-first }
goodcritters-because-skim =
    { $before ->
        [0] Du deckst zuerst auf, also bringt Absahnen dir sicher eine Karte: im Schnitt { $loot } $ wert. Dann stimmst du nicht ab.
        [one] Nur wer zuerst absahnt, bekommt eine Karte, im Schnitt { $loot } $ wert. Vor dir deckt { $before } Person auf; zu etwa { $chance } % sahnst du zuerst ab. Dann stimmst du nicht ab.
       *[other] Nur wer zuerst absahnt, bekommt eine Karte, im Schnitt { $loot } $ wert. Vor dir decken { $before } Personen auf; zu etwa { $chance } % sahnst du zuerst ab. Dann stimmst du nicht ab.
    }
goodcritters-because-rob =
    { $to ->
        [none] Berauben kannst du nur, wen du bedrohst: Drohen kannst du noch, bis alle bereit sind.
       *[other] { $to } spielt zu etwa { $chance } % eine Wache. Wenn nicht, nimmst du eine Karte, die etwa { $loot } $ wert ist; wenn doch, verlierst du eine, die etwa { $lose } $ wert ist. Dann stimmst du nicht ab.
    }
goodcritters-because-guard =
    { $by ->
        [none] Auch ohne deine Stimme geht die Abstimmung zu etwa { $chance } % durch, und eine Wache schützt dich, falls dich noch jemand bedroht.
       *[other] { $by } bedroht dich und raubt zu etwa { $chance } %. Eine Wache rettet dir dann eine Karte, die etwa { $lose } $ wert ist, und nimmt eine, die etwa { $loot } $ wert ist. Dann stimmst du nicht ab.
    }
goodcritters-because-ready =
    { $gain ->
        [0] Du hast { $action } gewählt: Keine andere Karte ist mehr wert. Die Abstimmung geht zu etwa { $chance } % durch.
       *[other] Du hast { $action } gewählt: Eine andere Karte brächte nur etwa { $gain } $ mehr, zu wenig, um zu wechseln. Die Abstimmung geht zu etwa { $chance } % durch.
    }
goodcritters-because-done = Keine Drohung, kein Schmiergeld und kein Angebot brächte dir mehr, als es kostet. Als Nächstes wählst du deine Karte, verdeckt.
goodcritters-because-threaten =
    { $loot ->
        [0] Bei { $to } gibt es nichts zu rauben, aber wer eine Wache spielt, stimmt nicht ab; bisher ist eine Wache zu etwa { $chance } % wahrscheinlich. Insgesamt ist dir die Drohung etwa { $gain } $ wert. Sie bindet dich an nichts.
       *[other] Mit einem Raub nähmst du { $to } eine Karte, die etwa { $loot } $ wert ist, wenn keine Wache sie schützt; die ist bisher zu etwa { $chance } % wahrscheinlich, und wer sie spielt, stimmt nicht ab. Insgesamt ist dir die Drohung etwa { $gain } $ wert. Sie bindet dich an nichts.
    }
goodcritters-because-unthreaten = Ohne deine Drohung braucht { $to } keine Wache und kann abstimmen. Das ist dir etwa { $gain } $ wert.
goodcritters-because-payoff = Stimmt { $to } mit { $side }, zahlst du etwa { $paid } $; sonst bekommst du es zurück. Diese Stimme ist dir etwa { $gain } $ mehr wert als das.
goodcritters-because-promo-lookout = Mit dem Ausguck nimmt dir in dieser Runde kein Raub eine Karte. Das ist dir etwa { $gain } $ wert; er wirkt nur einmal.
goodcritters-because-promo-megaphone = Mit dem Megafon zählt deine Stimme in dieser Runde doppelt. Das ist dir etwa { $gain } $ wert; es wirkt nur einmal.
goodcritters-because-promo-skeleton-key = Mit dem Dietrich hält in dieser Runde keine Wache deinen Raub auf. Das ist dir etwa { $gain } $ wert; er wirkt nur einmal.
goodcritters-because-promo-double-bottom = Mit dem Doppelboden bringt dein Absahnen in dieser Runde eine Karte, auch wenn es nicht das erste ist. Das ist dir etwa { $gain } $ wert; er wirkt nur einmal.
goodcritters-because-exchange = { goodcritters-because-part-offer } Auch { $to } dürfte es etwa { $theirs } $ wert sein. Eine Ablehnung kostet dich nichts.
goodcritters-because-idle = Bis die Beute verteilt ist, gibt es hier nichts, das sicher seinen Preis wert ist.
goodcritters-because-accept = { goodcritters-because-part-offer } An deiner Stimme ändert das nichts: Kein Versprechen bindet dich.
goodcritters-because-decline = { goodcritters-because-part-offer } Alles in allem wäre das ein Verlust, und Ablehnen kostet dich nichts.
goodcritters-because-decline-little = { goodcritters-because-part-offer } Das ist zu wenig, um { $maker } damit zu helfen, und Ablehnen kostet dich nichts.

## Worum es bei jeder Option geht

goodcritters-option-first_boss-about = Wer die Beute der ersten Runde aufteilt.
goodcritters-option-bargaining-about = Ob alle jederzeit verhandeln, bis alle bereit sind, oder nacheinander.
goodcritters-option-changes-about = Wie oft jede Person in einer Runde etwas ändern darf, sodass die anderen nicht mehr bereit sind. So dauert keine Runde ewig.
goodcritters-option-payoffs-about = Ob man beim Verhandeln mit Schmiergeld bestechen und Beute tauschen darf.
goodcritters-option-limited_terms-about = Ob man Boss bleiben darf, solange die Abstimmungen es zulassen.
goodcritters-option-length-about = Wie tief im Stapel die Polente liegen kann, mit der die Partie endet.
goodcritters-option-promos-about = Beute mit einer Fähigkeit, die einmal wirkt. Je nach Wahl werden die ersten davon eingemischt.
