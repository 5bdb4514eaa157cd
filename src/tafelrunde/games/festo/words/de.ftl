### Festo! in German
###
### $area         troll | pixies | orc | magician | elf | dwarf | grocer
### $colour       meat | honey | spices | mushrooms | fruit | potatoes
### $ingredient   one of the colours, or salt
### $dish         a dish by its type and colour, or roast | main-course
### $event        one of the fourteen events
### $piece        helper | disc
### $number       the number on a die
### $count        how many ingredients, in a tally also dishes or types
### $who          you: the reader acts; target: somebody acts on the reader; other: somebody else acts
### $name         the name of the seat that acts, and in a choice of the seat that is chosen
### $target       the name of the seat that is acted on
### $points       victory points
### $round        the round that begins; $rounds: how many there are

game-title = Festo!
game-line = Schick deine Helfer auf den Markt, sei in der Überzahl und koche ein Festmahl.
fair-chance = Ehrliche Würfel und Karten

## Names

area =
    { $area ->
        [troll] Troll
        [pixies] Pixies
        [orc] Ork
        [magician] Magier
        [elf] Elf
        [dwarf] Zwerg
       *[grocer] Händler
    }
    .to =
        { $area ->
            [pixies] zu den Pixies
            [elf] zum Elfen
           *[other] zum { area }
        }
    .at =
        { $area ->
            [pixies] bei den Pixies
            [elf] beim Elfen
           *[other] beim { area }
        }

# Where goods lie: a character’s market, or the grocery store.
market =
    { $area ->
        [troll] den Markt des Trolls
        [pixies] den Markt der Pixies
        [orc] den Markt des Orks
        [magician] den Markt des Magiers
        [elf] den Markt des Elfen
        [dwarf] den Markt des Zwergs
       *[grocer] den Feinkostladen
    }
    .from =
        { $area ->
            [troll] vom Markt des Trolls
            [pixies] vom Markt der Pixies
            [orc] vom Markt des Orks
            [magician] vom Markt des Magiers
            [elf] vom Markt des Elfen
            [dwarf] vom Markt des Zwergs
           *[grocer] aus dem Feinkostladen
        }
    .to =
        { $area ->
            [grocer] in { market }
           *[other] auf { market }
        }
    .whole =
        { $area ->
            [troll] den ganzen Markt des Trolls
            [pixies] den ganzen Markt der Pixies
            [orc] den ganzen Markt des Orks
            [magician] den ganzen Markt des Magiers
            [elf] den ganzen Markt des Elfen
            [dwarf] den ganzen Markt des Zwergs
           *[grocer] den ganzen Feinkostladen
        }

colour =
    { $colour ->
        [meat] Fleisch
        [honey] Honig
        [spices] Gewürze
        [mushrooms] Pilze
        [fruit] Früchte
       *[potatoes] Kartoffeln
    }
    .one =
        { $colour ->
            [meat] 1 Fleisch
            [honey] 1 Honig
            [spices] 1 Gewürz
            [mushrooms] 1 Pilz
            [fruit] 1 Frucht
           *[potatoes] 1 Kartoffel
        }
    .with =
        { $colour ->
            [meat] Fleisch
            [honey] Honig
            [spices] Gewürzen
            [mushrooms] Pilzen
            [fruit] Früchten
           *[potatoes] Kartoffeln
        }
    .some =
        { $colour ->
            [meat] { $count } Fleisch
            [honey] { $count } Honig
            [spices]
                { $count ->
                    [one] { $count } Gewürz
                   *[other] { $count } Gewürze
                }
            [mushrooms]
                { $count ->
                    [one] { $count } Pilz
                   *[other] { $count } Pilze
                }
            [fruit]
                { $count ->
                    [one] { $count } Frucht
                   *[other] { $count } Früchte
                }
           *[potatoes]
                { $count ->
                    [one] { $count } Kartoffel
                   *[other] { $count } Kartoffeln
                }
        }

ingredient =
    { $ingredient ->
        [meat] Fleisch
        [honey] Honig
        [spices] Gewürze
        [mushrooms] Pilze
        [fruit] Früchte
        [potatoes] Kartoffeln
       *[salt] Salz
    }
    .one =
        { $ingredient ->
            [meat] 1 Fleisch
            [honey] 1 Honig
            [spices] 1 Gewürz
            [mushrooms] 1 Pilz
            [fruit] 1 Frucht
            [potatoes] 1 Kartoffel
           *[salt] 1 Salz
        }

# So many of an ingredient.
goods =
    { $ingredient ->
        [meat] { $count } Fleisch
        [honey] { $count } Honig
        [spices]
            { $count ->
                [one] { $count } Gewürz
               *[other] { $count } Gewürze
            }
        [mushrooms]
            { $count ->
                [one] { $count } Pilz
               *[other] { $count } Pilze
            }
        [fruit]
            { $count ->
                [one] { $count } Frucht
               *[other] { $count } Früchte
            }
        [potatoes]
            { $count ->
                [one] { $count } Kartoffel
               *[other] { $count } Kartoffeln
            }
       *[salt] { $count } Salz
    }

die = { $number }
standing = { $target } { $count }
area-closed = { area } (geschlossen)
area-times = { area } × { $count }
dish-printed = { colour } { $count }+{ $other } = { $points }
large-printed = noch { $count }, { price-large }: { $points } SP

piece =
    { $piece ->
        [helper] einen Helfer
       *[disc] eine Spezialscheibe
    }

type =
    { $type ->
        [main-course] Hauptgänge
        [roast] Braten
        [dessert] Desserts
        [side-dish] Beilagen
        [appetiser] Vorspeisen
       *[drink] Getränke
    }
    .one =
        { $type ->
            [main-course] Hauptgang
            [roast] Braten
            [dessert] Dessert
            [side-dish] Beilage
            [appetiser] Vorspeise
           *[drink] Getränk
        }

# .object: the dish as what somebody cooks or reserves, in the accusative.
dish =
    { $dish ->
        [dessert-meat] Fleischdessert
        [dessert-honey] Honigdessert
        [dessert-spices] Gewürzdessert
        [dessert-mushrooms] Pilzdessert
        [dessert-fruit] Fruchtdessert
        [dessert-potatoes] Kartoffeldessert
        [side-dish-meat] Fleischbeilage
        [side-dish-honey] Honigbeilage
        [side-dish-spices] Gewürzbeilage
        [side-dish-mushrooms] Pilzbeilage
        [side-dish-fruit] Fruchtbeilage
        [side-dish-potatoes] Kartoffelbeilage
        [appetiser-meat] Fleischvorspeise
        [appetiser-honey] Honigvorspeise
        [appetiser-spices] Gewürzvorspeise
        [appetiser-mushrooms] Pilzvorspeise
        [appetiser-fruit] Fruchtvorspeise
        [appetiser-potatoes] Kartoffelvorspeise
        [drink-meat] Fleischgetränk
        [drink-honey] Honiggetränk
        [drink-spices] Gewürzgetränk
        [drink-mushrooms] Pilzgetränk
        [drink-fruit] Fruchtgetränk
        [drink-potatoes] Kartoffelgetränk
        [roast] Braten
       *[main-course] Hauptgang
    }
    .object =
        { $dish ->
            [dessert-meat] das Fleischdessert
            [dessert-honey] das Honigdessert
            [dessert-spices] das Gewürzdessert
            [dessert-mushrooms] das Pilzdessert
            [dessert-fruit] das Fruchtdessert
            [dessert-potatoes] das Kartoffeldessert
            [side-dish-meat] die Fleischbeilage
            [side-dish-honey] die Honigbeilage
            [side-dish-spices] die Gewürzbeilage
            [side-dish-mushrooms] die Pilzbeilage
            [side-dish-fruit] die Fruchtbeilage
            [side-dish-potatoes] die Kartoffelbeilage
            [appetiser-meat] die Fleischvorspeise
            [appetiser-honey] die Honigvorspeise
            [appetiser-spices] die Gewürzvorspeise
            [appetiser-mushrooms] die Pilzvorspeise
            [appetiser-fruit] die Fruchtvorspeise
            [appetiser-potatoes] die Kartoffelvorspeise
            [drink-meat] das Fleischgetränk
            [drink-honey] das Honiggetränk
            [drink-spices] das Gewürzgetränk
            [drink-mushrooms] das Pilzgetränk
            [drink-fruit] das Fruchtgetränk
            [drink-potatoes] das Kartoffelgetränk
            [roast] einen Braten
           *[main-course] einen Hauptgang
        }

# .effect: what it changes in its round.
event =
    { $event ->
        [rich-harvest] Reiche Ernte
        [poor-harvest] Missernte
        [full-shelves] Volle Regale
        [salt-caravan] Salzkarawane
        [early-birds] Frühaufsteher
        [late-opening] Langer Abend
        [open-doors] Offene Türen
        [day-off] Ruhetag
        [fair-shares] Gerechte Teilung
        [double-magic] Doppelzauber
        [magic-lull] Zauberflaute
        [fresh-from-the-kitchen] Frische Ware
        [applause] Applaus
       *[gourmets] Feinschmecker
    }
    .effect =
        { $event ->
            [rich-harvest] Jeder Markt mit weniger als 5 Zutaten erhält 1 weitere.
            [poor-harvest] Jeder Markt verliert 1 Zutat.
            [full-shelves] Jedes Regalbrett des Feinkostladens mit weniger als 3 Zutaten erhält 1 weitere.
            [salt-caravan] Alle nehmen je 1 Salz, solange es reicht.
            [early-birds] Morgens wird nicht gewürfelt: Alle Charaktere sind verfügbar.
            [late-opening] Nachmittags wird nicht gewürfelt: Alle Charaktere sind verfügbar.
            [open-doors] Bei beiden Würfen ein Würfel weniger.
            [day-off] Kein zweiter Wurf: Was morgens geschlossen ist, bleibt geschlossen.
            [fair-shares] Niemand darf einen ganzen Markt nehmen.
            [double-magic] Jede Fähigkeit darf zweimal genutzt werden, mit zwei Helfern.
            [magic-lull] In dieser Runde gibt es keine Fähigkeiten.
            [fresh-from-the-kitchen] Kein Aufpreis in der zweiten und dritten Spalte.
            [applause] Jedes gekochte Gericht bringt 1 SP.
           *[gourmets] Jeder gekochte Braten und Hauptgang bringt 2 SP.
        }

# What a character lets a helper do; .last: in the last round.
ability =
    { $area ->
        [troll] Versetze 1 Zutat auf einen anderen Markt oder in den Feinkostladen.
        [pixies] Schicke diesen Helfer oder diese Scheibe zu einem Charakter weiter rechts oder zum Händler.
        [orc] Reserviere ein kleines Gericht: Nur du darfst es kochen, für 1 Zutat weniger.
        [magician] Nimm 1 Salz; es steht für jede Zutat.
        [elf] Gib 1 Zutat ab, nimm 2 beliebige aus den Vorräten.
        [dwarf] Lege alle deine Spezialscheiben aus: In der nächsten Runde zählen sie als Helfer.
       *[grocer] Wer die meisten Helfer hat, bekommt die Startspielerkarte. Nimm 1 Zutat je Helfer, alle von einer Farbe.
    }
    .last = Nimm 2 SP.

# What a cooked dish does in a match with magical dishes.
benefit =
    { $type ->
        [drink] Immer wenn du kochst: Du sparst { colour.one }.
        [dessert] Immer wenn du ein Gericht mit { colour.with } bezahlst: 1 SP.
        [appetiser] Immer wenn du { colour } von einem Charakter bekommst: 1 SP.
       *[side-dish] Immer wenn du bei einem Charakter die absolute Mehrheit hast: 1 SP.
    }

price = { colour.some } und { $other } von einer anderen Farbe
price-surcharge = { $count } mehr
price-large =
    { $dish ->
        [roast] 6 von einer Farbe
       *[main-course] 1 von jeder Farbe
    }
    .left = noch { $count }

helpers = { $count ->
        [one] 1 Helfer
       *[other] { $count } Helfer
    }
discs = { $count ->
        [one] 1 Spezialscheibe
       *[other] { $count } Spezialscheiben
    }
reason =
    { $reason ->
        [side-dish] eine Beilage belohnt die Mehrheit
        [appetiser] eine Vorspeise belohnt die Zutaten
        [dessert] ein Dessert belohnt die Bezahlung
        [applause] Applaus
       *[gourmets] Feinschmecker
    }
points = { $points } SP

option-magical_dishes = Magische Gerichte
    .explained = Jedes kleine Gericht, das du gekocht hast, hilft dir für den Rest der Partie.
option-events = Ereigniskarten
    .explained = In jeder Runde ändert eine Ereigniskarte etwas.

## Moves, as choices

move-give = Gib die Startspielerkarte an { $name }
move-place = Setze einen Helfer { area.to }
move-done = Behalte die übrigen Helfer
move-take-all = Nimm den ganzen Markt
move-ability =
    { $piece ->
        [helper] Nutze die Fähigkeit mit einem Helfer
       *[disc] Nutze die Fähigkeit mit einer Spezialscheibe
    }
move-take = Nimm { colour.one }
move-withdraw = Ziehe die übrigen Helfer ab
move-lift = Versetze { colour.one } { market.from }
move-drop = Lege die Zutat { market.to }
move-send = Weiter { area.to }
move-reserve = Reserviere { dish.object }
move-trade = Gib dem Elfen { ingredient.one }
move-fetch = Nimm { colour.one } aus dem Vorrat
move-lay = Lege eine Spezialscheibe { area.to }
move-buy = Nimm { colour.some }
move-cook = Koche { dish.object }
move-recall = Hole deinen Helfer zurück: { dish }
move-ransom = Bezahle { ingredient.one }
move-combine = Bezahle mit { colour.with }
move-add = Bezahle den Aufpreis mit { colour.with }
move-save = Spare { colour.one }
move-salt =
    { $count ->
        [0] Kein Salz für { colour }
       *[other] { $count } Salz für { colour }
    }
move-pass = Passe

## Deeds, as told in the log

log-event = Ereignis: { event }. { event.effect }
log-pass =
    { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
log-set-up =
    { $who ->
        [you] Das Los macht dich zum Startspieler. { $count } Gerichte liegen aus.
       *[other] Das Los macht { $name } zum Startspieler. { $count } Gerichte liegen aus.
    }
log-dishes = Neu im Angebot: { $dishes }.
log-dice =
    { $time ->
        [morning] Wurf am Morgen: { $dice }. Geschlossen: { $closed }.
       *[afternoon] Wurf am Nachmittag: { $dice }. Geschlossen: { $closed }.
    }
log-card-kept =
    { $who ->
        [you] Du behältst die Startspielerkarte.
       *[other] { $name } behält die Startspielerkarte.
    }
log-card-given =
    { $who ->
        [you] Du gibst die Startspielerkarte an { $target }.
        [target] { $name } gibt dir die Startspielerkarte.
       *[other] { $name } gibt die Startspielerkarte an { $target }.
    }
log-helpers =
    { $who ->
        [you] Du setzt { helpers } ein: { $areas }.
       *[other] { $name } setzt { helpers } ein: { $areas }.
    }
log-helpers-and-kept =
    { $who ->
        [you] Du setzt { helpers } ein: { $areas }; für den Nachmittag bleiben { $kept }.
       *[other] { $name } setzt { helpers } ein: { $areas }; für den Nachmittag bleiben { $kept }.
    }
log-helpers-kept =
    { $who ->
        [you] Du hebst alle Helfer für den Nachmittag auf: { $kept }.
       *[other] { $name } hebt alle Helfer für den Nachmittag auf: { $kept }.
    }
log-whole-market =
    { $who ->
        [you] Du nimmst { market.whole }: { $goods }.
       *[other] { $name } nimmt { market.whole }: { $goods }.
    }
log-taken =
    { $who ->
        [you] Du nimmst { $goods } { market.from }.
       *[other] { $name } nimmt { $goods } { market.from }.
    }
log-withdrawn =
    { $who ->
        [you] Du ziehst { helpers } ab.
       *[other] { $name } zieht { helpers } ab.
    }
log-ability-used =
    { $who ->
        [you] Du nutzt die Fähigkeit { area.at }.
       *[other] { $name } nutzt die Fähigkeit { area.at }.
    }
log-troll-lifts =
    { $who ->
        [you] Du versetzt { colour.one } { $from } …
       *[other] { $name } versetzt { colour.one } { $from } …
    }
log-troll =
    { $who ->
        [you] Du versetzt { colour.one } { $from } { $to }.
       *[other] { $name } versetzt { colour.one } { $from } { $to }.
    }
log-pixies =
    { $piece ->
        [helper]
            { $who ->
                [you] Die Pixies schicken deinen Helfer { $to }.
               *[other] Die Pixies schicken einen Helfer von { $name } { $to }.
            }
       *[disc]
            { $who ->
                [you] Die Pixies schicken deine Spezialscheibe { $to }.
               *[other] Die Pixies schicken eine Spezialscheibe von { $name } { $to }.
            }
    }
log-orc =
    { $who ->
        [you] Du reservierst { dish.object }.
       *[other] { $name } reserviert { dish.object }.
    }
log-magician =
    { $who ->
        [you] Der Magier gibt dir 1 Salz.
       *[other] { $name } bekommt vom Magier 1 Salz.
    }
log-elf-paid =
    { $who ->
        [you] Du gibst dem Elfen { ingredient.one } …
       *[other] { $name } gibt dem Elfen { ingredient.one } …
    }
log-elf =
    { $who ->
        [you] Du gibst dem Elfen { ingredient.one } und bekommst { $goods }.
       *[other] { $name } gibt dem Elfen { ingredient.one } und bekommt { $goods }.
    }
log-dwarf =
    { $who ->
        [you] Du legst für die nächste Runde { discs } aus: { $areas }.
       *[other] { $name } legt für die nächste Runde { discs } aus: { $areas }.
    }
log-dwarf-points =
    { $who ->
        [you] Der Zwerg gibt dir { points }.
       *[other] { $name } bekommt vom Zwerg { points }.
    }
log-bought =
    { $who ->
        [you] Du nimmst { $goods } aus dem Feinkostladen.
       *[other] { $name } nimmt { $goods } aus dem Feinkostladen.
    }
log-bought-nothing =
    { $who ->
        [you] Du nimmst nichts aus dem Feinkostladen.
       *[other] { $name } nimmt nichts aus dem Feinkostladen.
    }
log-cooking =
    { $who ->
        [you] Du beginnst zu kochen: { dish } …
       *[other] { $name } beginnt zu kochen: { dish } …
    }
log-cooked =
    { $who ->
        [you] Du kochst { dish.object } für { $goods }: { points }.
       *[other] { $name } kocht { dish.object } für { $goods }: { points }.
    }
log-cooked-free =
    { $who ->
        [you] Du kochst { dish.object } und bezahlst nichts: { points }.
       *[other] { $name } kocht { dish.object } und bezahlt nichts: { points }.
    }
log-calling-back =
    { $who ->
        [you] Du holst deinen Helfer zurück und gibst { dish.object } frei …
       *[other] { $name } holt einen Helfer zurück und gibt { dish.object } frei …
    }
log-called-back =
    { $who ->
        [you] Du bezahlst { ingredient.one }, holst deinen Helfer zurück und gibst { dish.object } frei.
       *[other] { $name } bezahlt { ingredient.one }, holt einen Helfer zurück und gibt { dish.object } frei.
    }
log-points =
    { $who ->
        [you] Du bekommst { points }: { reason }.
       *[other] { $name } bekommt { points }: { reason }.
    }

## Decisions

decide-give = Gib die Startspielerkarte jemandem am Tisch oder behalte sie.
decide-morning = Morgen: Setze Helfer ein oder hebe sie für den Nachmittag auf.
decide-afternoon = Nachmittag: Setze alle übrigen Helfer ein.
decide-place = { decide-afternoon }
decide-act = Du bist { area.at } an der Reihe: erst die Fähigkeit, dann Zutaten.
decide-lift = Troll: Wähle eine Zutat, die du versetzt.
decide-drop = Troll: Wähle, wohin sie kommt.
decide-reserve = Ork: Wähle ein Gericht, das du reservierst.
decide-trade = Elf: Wähle eine Zutat, die du abgibst.
decide-fetch = Elf: Wähle eine Zutat, die du nimmst.
decide-lay = Zwerg: Wähle, wo eine Spezialscheibe in der nächsten Runde liegt.
decide-grocer = Feinkostladen: Nimm Zutaten einer Farbe.
decide-cook = Koche ein Gericht oder passe.
decide-ransom = Wähle die Zutat, mit der du deinen Helfer auslöst.
decide-combine = Wähle die Farbe, mit der du bezahlst.
decide-add = Wähle die Farbe des Aufpreises.
decide-save = Wähle die Farbe, bei der deine Reservierung spart.
decide-salt = Wähle, wie viel Salz du nimmst.
decide-act-whole-or-ability = { area }: Nimm den ganzen Markt, oder nutze erst die Fähigkeit und nimm dann Zutaten. Deine Helfer hier: { $count }.
decide-act-whole-or-take = { area }: Nimm den ganzen Markt oder einzelne Zutaten. Deine Helfer hier: { $count }.
decide-act-ability = { area }: Nutze erst die Fähigkeit oder nimm Zutaten. Deine Helfer hier: { $count }.
decide-act-ability-only = { area }: Nutze die Fähigkeit oder ziehe deine Helfer ab. Deine Helfer hier: { $count }.
decide-act-take = { area }: Nimm für jeden Helfer eine Zutat oder ziehe deine Helfer ab. Deine Helfer hier: { $count }.
decide-send = Pixies: Wähle, wohin { $piece ->
        [helper] dein Helfer geht
       *[disc] deine Spezialscheibe kommt
    }.
decide-roast = Wähle die Farbe des Bratens: Du bezahlst 6 davon.
decide-second = Wähle für { dish.object } die zweite Farbe: Du bezahlst { $count } davon.
decide-salt-for = Zu zahlen: { $goods }. Wähle, wie viel Salz du dafür nimmst.

wait-give = { $name } bestimmt, wer beginnt.
wait-morning = { $name } setzt Helfer ein.
wait-afternoon = { $name } setzt die übrigen Helfer ein.
wait-act = { $name } ist { area.at } an der Reihe.
wait-lift = { $name } wählt eine Zutat zum Versetzen.
wait-drop = { $name } wählt, wohin eine Zutat kommt.
wait-send = { $name } nutzt die Pixies.
wait-reserve = { $name } wählt ein Gericht zum Reservieren.
wait-trade = { $name } handelt mit dem Elfen.
wait-fetch = { $name } handelt mit dem Elfen.
wait-lay = { $name } legt Spezialscheiben aus.
wait-grocer = { $name } ist im Feinkostladen.
wait-cook = { $name } kocht.
wait-ransom = { $name } holt einen Helfer zurück.
wait-combine = { $name } bezahlt ein Gericht.
wait-add = { $name } bezahlt ein Gericht.
wait-save = { $name } bezahlt ein Gericht.
wait-salt = { $name } bezahlt ein Gericht.

## Events on the table

stage =
    { $stage ->
        [preparation] Vorbereitung
        [morning] { event-morning }
        [afternoon] { event-afternoon }
        [action] Aktion
       *[cooking] Kochen
    }

event-round = Runde { $round } von { $rounds }
event-morning = Morgen
event-afternoon = Nachmittag
event-all-open =
    { $time ->
        [morning] Morgen, ohne Wurf: Alle Charaktere sind verfügbar.
       *[afternoon] Nachmittag, ohne Wurf: Alle Charaktere sind verfügbar.
    }
event-day-off = Nachmittag, ohne Wurf. Weiter geschlossen: { $closed }.
event-majority =
    { $who ->
        [you] { area }: { $standing }. Du hast die absolute Mehrheit.
       *[other] { area }: { $standing }. { $name } hat die absolute Mehrheit.
    }
event-first-there =
    { $who ->
        [you] { area }: { $standing }. Du bist zuerst an der Reihe.
       *[other] { area }: { $standing }. { $name } ist zuerst an der Reihe.
    }
event-card =
    { $who ->
        [you] { area }: { $standing }. Du bekommst die Startspielerkarte.
       *[other] { area }: { $standing }. { $name } bekommt die Startspielerkarte.
    }
event-card-kept =
    { $who ->
        [you] { area }: { $standing }. Du behältst die Startspielerkarte.
       *[other] { area }: { $standing }. { $name } behält die Startspielerkarte.
    }
event-cooking =
    { $who ->
        [you] Kochen: Du beginnst.
       *[other] Kochen: { $name } beginnt.
    }
event-scoring = Schlusswertung
event-score =
    { $who ->
        [you] Du hast { points }: { $parts }.
       *[other] { $name } hat { points }: { $parts }.
    }
event-score-nothing =
    { $who ->
        [you] Du hast { points }.
       *[other] { $name } hat { points }.
    }
score-dishes = { $points } für Gerichte
score-set = { $points } für Sets
score-tokens = { $points } auf Plättchen
score-ingredients = { $points } für übrige Zutaten

## Scoring

tally-dishes =
    { $count ->
        [one] 1 × { type.one }
       *[other] { $count } × { type }
    }
tally-set =
    { $count ->
        [one] Ein Set aus 1 Sorte
       *[other] Ein Set aus { $count } verschiedenen Sorten
    }
tally-tokens = Plättchen
tally-ingredients =
    { $count ->
        [one] 1 übrige Zutat
       *[other] { $count } übrige Zutaten
    }

## Why the match ended

reason-rounds = Alle vier Runden sind gespielt.

## Refusals

refused-FO-C5 = Du hast keinen Helfer mehr zum Einsetzen.
refused-FO-S3 = Diese Gerichte sind alle schon gekocht.
refused-FO-S4 = Wer beginnt, wird nur einmal ausgelost, ganz am Anfang.
refused-FO-S5 = Dieses Ereignis wurde schon aufgedeckt.
refused-FO-G1 = Nach vier Runden ist die Partie zu Ende.
refused-FO-P3 = Dieses Gericht liegt nicht aus.
refused-FO-P4 = In jeder Runde wird ein Ereignis aufgedeckt, wenn die Gerichte ausliegen.
refused-FO-P5 = Die Startspielerkarte geht am Ende der Vorbereitung an jemanden am Tisch.
refused-FO-H1 = Dieser Charakter ist gerade nicht verfügbar.
refused-FO-H2 = Helfer werden nur in der Einkaufsphase eingesetzt.
refused-FO-H3 = Am Nachmittag musst du alle Helfer einsetzen.
refused-FO-A3 = Einen ganzen Markt nimmst du nur mit absoluter Mehrheit, wenn dort etwas liegt und bevor du etwas anderes tust.
refused-FO-A4 = Bei einem Charakter nutzt du einmal die Fähigkeit und nimmst dann Zutaten, die auf dem Markt liegen.
refused-FO-T1 = Der Troll versetzt eine Zutat, die dort liegt, auf einen anderen Markt oder in den Feinkostladen.
refused-FO-T2 = Im Feinkostladen liegen von jeder Farbe höchstens 3.
refused-FO-T3 = Eine in dieser Runde versetzte Zutat bleibt liegen, und innerhalb des Feinkostladens wird nichts versetzt.
refused-FO-X1 = Die Pixies schicken einen Helfer oder eine Scheibe zu einem Charakter weiter rechts oder zum Händler.
refused-FO-O1 = Reservieren kannst du nur ein freies kleines Gericht, das ausliegt; was andere reserviert haben, kannst du nicht kochen; gespart wird bei einer der beiden Farben.
refused-FO-O2 = Nur ein Helfer kann reservieren; in deinem Zug in der Kochphase holst du ihn für 1 Zutat zurück.
refused-FO-M1 = Es ist kein Salz mehr da.
refused-FO-E1 = Der Elf gibt für eine deiner Zutaten zwei aus den Vorräten, aber kein Salz.
refused-FO-D1 = Beim Zwerg legst du alle Spezialscheiben aus, die du zur Hand hast, und nur bei Charakteren.
refused-FO-Y2 = Im Feinkostladen nimmst du höchstens eine Zutat pro Helfer, alle vom selben Regalbrett.
refused-FO-K1 = Gekocht wird in der Kochphase, in jedem Zug ein Gericht.
refused-FO-K2 = Du brauchst die Farbe des Gerichts und genau eine andere in den gezeigten Mengen.
refused-FO-K3 = Du kannst den Aufpreis nicht bezahlen: Er wird ganz in einer der beiden Farben bezahlt.
refused-FO-K4 = Ein Braten kostet 6 Zutaten einer Farbe, ein Hauptgang 1 Zutat jeder der sechs Farben.
refused-FO-K5 = Du brauchst genug Salz für alles, was dir fehlt, und kannst nicht mehr nehmen, als du übrig hast.
refused-FO-K7 = So könntest du nicht den ganzen Preis bezahlen.
refused-FO-N9 = Gerechte Teilung: In dieser Runde nimmt niemand einen ganzen Markt.
refused-FO-N11 = Zauberflaute: In dieser Runde gibt es keine Fähigkeiten.

## Labels on the table

label-you = du
label-round = Runde
label-event = Ereignis
label-start-player = Startspieler
label-supply = Vorrat
label-market = Markt
label-store = Feinkostladen
label-helpers = Helfer
label-discs = Spezialscheiben
label-next-round = Nächste Runde
label-closed = Zu
label-majority = Absolute Mehrheit
label-acting = An der Reihe
label-dishes = Gerichte
label-pile = Nachziehstapel
label-reserved = Reserviert
label-surcharge = Aufpreis
label-passed = Gepasst
label-points = SP
label-ruling = Festlegung
label-reconstructed = Rekonstruiert
label-buffet = Buffet
label-set = Set verschiedener Sorten
label-tokens = Plättchen
label-payment = Bezahlung
label-owed = Noch zu zahlen
label-paid = Bezahlt
label-effect = Wirkung
label-phase = Phase
label-stalls = Märkte und Helfer
label-players = Spieler
label-in-hand = Helfer zur Hand
label-discs-in-hand = Scheiben zur Hand
label-discs-next = Scheiben nächste Runde
label-column =
    { $count ->
        [0] ohne Aufpreis
       *[other] { $count } mehr
    }
label-in-pile = Stapel

## What things on the table mean; .line: what it does, .rule: its paragraph in the rulebook

meaning-area = { area }
    .line = { ability }
    .rule =
        { $area ->
            [troll] FO-T1
            [pixies] FO-X1
            [orc] FO-O1
            [magician] FO-M1
            [elf] FO-E1
            [dwarf] FO-D1
           *[grocer] FO-Y1
        }
meaning-number = Zahl des Würfels
    .line = Wird diese Zahl gewürfelt, ist der Stand zu und nimmt keine Helfer an.
    .rule = FO-H1
meaning-closed = Zu
    .line = Seine Zahl wurde gewürfelt: Bis zum nächsten Wurf darf niemand Helfer hierher setzen.
    .rule = FO-H1
meaning-helpers = Helfer im Einsatz
    .line = Wer hier die meisten hat, handelt zuerst; bei Gleichstand gilt die Spielerreihenfolge.
    .rule = FO-A2
meaning-majority = Krone: absolute Mehrheit
    .line = Mehr Helfer als alle anderen: Sie dürfen zusammen den ganzen Markt nehmen.
    .rule = FO-A3
meaning-goods = Markt: { ingredient }
    .line = Jeder Helfer darf 1 Zutat vom Markt nehmen; mit der absoluten Mehrheit darfst du alles nehmen.
    .rule = FO-A4
meaning-pinned = Vom Troll gebracht
    .line = Eine Zutat mit Punkt wurde in dieser Runde versetzt und darf nicht noch einmal versetzt werden.
    .rule = FO-T3
meaning-supply = Vorrat: { ingredient }
    .line = Was von dieser Zutat übrig ist. Daraus wird der Markt gefüllt, und was bezahlt wird, kommt hierher zurück.
    .rule = FO-C2
meaning-shelf = Feinkostladen: { ingredient }
    .line = Ein Regalbrett fasst höchstens 3. Du nimmst für jeden deiner Helfer hier 1 Zutat, alle von einer Farbe.
    .rule = FO-P2
meaning-round = Runde
    .line = Eine Partie hat vier Runden, jede mit Vorbereitung, Einkauf, Aktion und Kochen.
    .rule = FO-G1
meaning-stage = { stage }
    .line =
        { $stage ->
            [preparation] Märkte und Regale werden gefüllt, und die Startspielerkarte wird weitergegeben.
            [morning] Die Würfel schließen Stände. Alle setzen so viele Helfer ein, wie sie wollen.
            [afternoon] Es wird noch einmal gewürfelt. Alle müssen ihre übrigen Helfer einsetzen.
            [action] Von links nach rechts kommt jeder Stand an die Reihe: Zutaten nehmen oder die Fähigkeit nutzen.
           *[cooking] Ein Gericht je Zug, bis alle gepasst haben.
        }
    .rule =
        { $stage ->
            [preparation] FO-P1
            [morning] FO-H1
            [afternoon] FO-H3
            [action] FO-A1
           *[cooking] FO-K1
        }
meaning-event = { event }
    .line = { event.effect }
    .rule =
        { $event ->
            [rich-harvest] FO-N1
            [poor-harvest] FO-N2
            [full-shelves] FO-N3
            [salt-caravan] FO-N4
            [early-birds] FO-N5
            [late-opening] FO-N6
            [open-doors] FO-N7
            [day-off] FO-N8
            [fair-shares] FO-N9
            [double-magic] FO-N10
            [magic-lull] FO-N11
            [fresh-from-the-kitchen] FO-N12
            [applause] FO-N13
           *[gourmets] FO-N14
        }
meaning-start-player = Kochmütze: Startspieler
    .line = Beginnt, dann geht es im Uhrzeigersinn. Wer beim Händler die meisten Helfer hat, gewinnt die Karte.
    .rule = FO-G2
meaning-passed = Gepasst
    .line = Kocht in dieser Runde nichts mehr.
    .rule = FO-K1
meaning-tokens = Plättchen
    .line = Siegpunkte, die während der Partie gesammelt wurden; sie zählen am Ende.
    .rule = FO-V1
meaning-in-hand = Helfer zur Hand
    .line = Alle haben 6. Diese sind noch nicht eingesetzt; die anderen stehen an Ständen oder auf einem Gericht.
    .rule = FO-C5
meaning-discs = Spezialscheiben
    .line = Der Zwerg lässt dich sie auslegen; in der nächsten Runde zählen sie als Helfer.
    .rule = FO-D1
meaning-dish = { dish }
    .line =
        { $dish ->
            [roast] Kostet 6 Zutaten einer Farbe. Die Zahl gibt seine Siegpunkte an.
            [main-course] Kostet 1 Zutat jeder Farbe. Die Zahl gibt seine Siegpunkte an.
           *[other] Bezahle die gezeigten Zutaten in seiner Farbe und die übrigen in genau einer anderen. Die Zahl gibt seine Siegpunkte an.
        }
    .rule =
        { $dish ->
            [roast] FO-K4
            [main-course] FO-K4
           *[other] FO-K2
        }
meaning-reserved = Reserviert
    .line = Nur der Besitzer dieses Helfers darf das Gericht kochen, für 1 Zutat weniger. So lange bleibt der Helfer hier, oder er wird für 1 Zutat zurückgeholt.
    .rule = FO-O2
meaning-surcharge = Aufpreis
    .line = Gerichte in dieser Spalte kosten so viele Zutaten mehr, alle in einer der beiden Farben, mit denen du bezahlst.
    .rule = FO-K3
meaning-pile = Nachziehstapel
    .line = So viele Gerichte dieser Sorte kommen noch. Vor jeder Runde rücken die Gerichte nach links, und freie Plätze werden von hier gefüllt.
    .rule = FO-P3
meaning-cooked = Gekocht: { dish }
    .line = Bringt die Siegpunkte, die darauf stehen, und gehört zu einem Set verschiedener Sorten.
    .rule = FO-V1
meaning-benefit = ✦ { dish }
    .line = { benefit }
    .rule =
        { $type ->
            [drink] FO-Z2
            [dessert] FO-Z3
            [appetiser] FO-Z4
           *[side-dish] FO-Z5
        }
meaning-missing = { type }
    .line = Fehlt noch in diesem Set. Je mehr verschiedene Sorten ein Set hat, desto mehr bringt es.
    .rule = FO-V2
meaning-set = Set verschiedener Sorten
    .line = 1 bis 6 verschiedene Sorten in einer Reihe bringen 1, 3, 6, 10, 15 oder 21 Siegpunkte.
    .rule = FO-V2
meaning-ingredient = Zutat: { ingredient }
    .line =
        { $ingredient ->
            [salt] Steht beim Kochen für jede Zutat. Jede Zutat, die am Ende übrig ist, bringt 1 Siegpunkt.
           *[other] Zum Kochen. Jede Zutat, die am Ende übrig ist, bringt 1 Siegpunkt.
        }
    .rule =
        { $ingredient ->
            [salt] FO-M1
           *[other] FO-V1
        }
meaning-payment = Bezahlen
    .line = Der abgebildete Preis mit dem Aufpreis, abzüglich dessen, was Getränke und eine Reservierung sparen. Salz darf für alles stehen.
    .rule = FO-K7
meaning-points = Siegpunkte (SP)
    .line = Gerichte, Sets, Plättchen und 1 für jede übrige Zutat, als endete die Partie jetzt. Wer die meisten Punkte hat, gewinnt.
    .rule = FO-V1
meaning-last-dwarf = Zwerg in der letzten Runde
    .line = { ability.last }
    .rule = FO-D2
