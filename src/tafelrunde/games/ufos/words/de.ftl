### UFOs! Fritten aus dem All in German
###
### $city, $village, $place   a place by its id
### $ufo          standard | bumper | calmer
### $who          you: the reader acts; target: the reader is the seat meant; other: somebody else acts
### $name         the name of the seat that acts; in choices, of the seat meant
### $target       the name of the seat meant
### $side         attacker | defender | nobody
### $tile         resistance and hamburgers of a city tile, such as 8-2
### $steps_left, $to_share, $count, $points   whole numbers, never negative

game-title = UFOs! Fritten aus dem All
game-line = Eröffne Frittenbuden und Restaurants in aller Welt und remple die anderen UFOs aus dem Weg.

## Names

# Places, each once; the selectors below choose among them.

place-los_angeles = Los Angeles
place-new_york = New York
place-mexico = Mexiko-Stadt
place-rio = Rio de Janeiro
place-london = London
place-berlin = Berlin
place-moscow = Moskau
place-cairo = Kairo
place-cape_town = Kapstadt
place-delhi = Neu-Delhi
place-beijing = Peking
place-tokyo = Tokio
place-sydney = Sydney
place-talkeetna = Talkeetna
place-falcon_lake = Falcon Lake
place-rachel = Rachel
place-roswell = Roswell
place-kecksburg = Kecksburg
place-shag_harbour = Shag Harbour
place-gulf_breeze = Gulf Breeze
place-hana = Hana
place-palenque = Palenque
place-hanga_roa = Hanga Roa
place-colares = Colares
place-nazca = Nazca
place-capilla = Capilla del Monte
place-furnas = Furnas
place-kulusuk = Kulusuk
place-seven_seas = Seven Seas
place-hessdalen = Hessdalen
place-trans = Trans-en-Provence
place-emilcin = Emilcin
place-kapustin_yar = Kapustin Jar
place-siwa = Siwa
place-timbuktu = Timbuktu
place-lalibela = Lalibela
place-yangambi = Yangambi
place-ruwa = Ruwa
place-luderitz = Lüderitz
place-abyaneh = Abyaneh
place-baikonur = Baikonur
place-vanavara = Wanawara
place-dalnegorsk = Dalnegorsk
place-bagan = Bagan
place-hampi = Hampi
place-yangshuo = Yangshuo
place-ubud = Ubud
place-wycliffe = Wycliffe Well
place-kaikoura = Kaikoura
place-nan_madol = Nan Madol
place-meteora = Meteora
place-andasibe = Andasibe

city =
    { $city ->
        [los_angeles] { place-los_angeles }
        [new_york] { place-new_york }
        [mexico] { place-mexico }
        [rio] { place-rio }
        [london] { place-london }
        [berlin] { place-berlin }
        [moscow] { place-moscow }
        [cairo] { place-cairo }
        [cape_town] { place-cape_town }
        [delhi] { place-delhi }
        [beijing] { place-beijing }
        [tokyo] { place-tokyo }
       *[sydney] { place-sydney }
    }

village =
    { $village ->
        [talkeetna] { place-talkeetna }
        [falcon_lake] { place-falcon_lake }
        [rachel] { place-rachel }
        [roswell] { place-roswell }
        [kecksburg] { place-kecksburg }
        [shag_harbour] { place-shag_harbour }
        [gulf_breeze] { place-gulf_breeze }
        [hana] { place-hana }
        [palenque] { place-palenque }
        [hanga_roa] { place-hanga_roa }
        [colares] { place-colares }
        [nazca] { place-nazca }
        [capilla] { place-capilla }
        [furnas] { place-furnas }
        [kulusuk] { place-kulusuk }
        [seven_seas] { place-seven_seas }
        [hessdalen] { place-hessdalen }
        [trans] { place-trans }
        [emilcin] { place-emilcin }
        [kapustin_yar] { place-kapustin_yar }
        [siwa] { place-siwa }
        [timbuktu] { place-timbuktu }
        [lalibela] { place-lalibela }
        [yangambi] { place-yangambi }
        [ruwa] { place-ruwa }
        [luderitz] { place-luderitz }
        [abyaneh] { place-abyaneh }
        [baikonur] { place-baikonur }
        [vanavara] { place-vanavara }
        [dalnegorsk] { place-dalnegorsk }
        [bagan] { place-bagan }
        [hampi] { place-hampi }
        [yangshuo] { place-yangshuo }
        [ubud] { place-ubud }
        [wycliffe] { place-wycliffe }
        [kaikoura] { place-kaikoura }
        [nan_madol] { place-nan_madol }
        [meteora] { place-meteora }
       *[andasibe] { place-andasibe }
    }

place =
    { $place ->
        [los_angeles] { place-los_angeles }
        [new_york] { place-new_york }
        [mexico] { place-mexico }
        [rio] { place-rio }
        [london] { place-london }
        [berlin] { place-berlin }
        [moscow] { place-moscow }
        [cairo] { place-cairo }
        [cape_town] { place-cape_town }
        [delhi] { place-delhi }
        [beijing] { place-beijing }
        [tokyo] { place-tokyo }
        [sydney] { place-sydney }
        [talkeetna] { place-talkeetna }
        [falcon_lake] { place-falcon_lake }
        [rachel] { place-rachel }
        [roswell] { place-roswell }
        [kecksburg] { place-kecksburg }
        [shag_harbour] { place-shag_harbour }
        [gulf_breeze] { place-gulf_breeze }
        [hana] { place-hana }
        [palenque] { place-palenque }
        [hanga_roa] { place-hanga_roa }
        [colares] { place-colares }
        [nazca] { place-nazca }
        [capilla] { place-capilla }
        [furnas] { place-furnas }
        [kulusuk] { place-kulusuk }
        [seven_seas] { place-seven_seas }
        [hessdalen] { place-hessdalen }
        [trans] { place-trans }
        [emilcin] { place-emilcin }
        [kapustin_yar] { place-kapustin_yar }
        [siwa] { place-siwa }
        [timbuktu] { place-timbuktu }
        [lalibela] { place-lalibela }
        [yangambi] { place-yangambi }
        [ruwa] { place-ruwa }
        [luderitz] { place-luderitz }
        [abyaneh] { place-abyaneh }
        [baikonur] { place-baikonur }
        [vanavara] { place-vanavara }
        [dalnegorsk] { place-dalnegorsk }
        [bagan] { place-bagan }
        [hampi] { place-hampi }
        [yangshuo] { place-yangshuo }
        [ubud] { place-ubud }
        [wycliffe] { place-wycliffe }
        [kaikoura] { place-kaikoura }
        [nan_madol] { place-nan_madol }
        [meteora] { place-meteora }
       *[andasibe] { place-andasibe }
    }

ufo =
    { $ufo ->
        [standard] Standard-UFO
        [bumper] Rempler
       *[calmer] Beruhiger
    }
    .object =
        { $ufo ->
            [standard] das { ufo }
           *[other] den { ufo }
        }
    .new =
        { $ufo ->
            [standard] ein neues { ufo }
           *[other] einen neuen { ufo }
        }

side =
    { $side ->
        [attacker] den Angreifer
        [defender] den Verteidiger
       *[nobody] niemanden
    }

colour =
    { $colour ->
        [blue] blau
        [yellow] gelb
        [red] rot
        [green] grün
       *[purple] lila
    }

steps =
    { $steps_left ->
        [one] { $steps_left } Feld
       *[other] { $steps_left } Felder
    }

## Moves, as choices

move-start = Beginne in { village }
move-new = Nimm statt deines Zugs { ufo.new } in { city }
move-fly = Bewege { ufo.object } in { place }
move-to = Fliege nach { place }
move-onto = Setze es auf ein Haus von { $name }
move-end-movement = Beende die Bewegung
move-bump = Remple in { place }
move-support =
    { $side ->
        [nobody] Unterstütze niemanden
       *[other] Unterstütze { side }
    }
move-push = Schicke { ufo.object } weg, Weite { $steps }
move-step = Nach { place }
move-witness = Hole einen Augenzeugen aus { city }
move-no-witness = Versetze keinen Augenzeugen
move-stand = Eröffne eine Frittenbude in { village }
move-take-stand = Übernimm die Frittenbude in { village }
move-open = Versuche, in { city } ein Restaurant zu eröffnen
move-take-over = Versuche, in { city } ein Restaurant von { $name } zu übernehmen
move-end-turn = Beende deinen Zug

## Moves, as told in the log

log-bump-roll = Würfel: Angreifer { $attack }, Verteidiger { $defence }.
log-try-roll = Der Würfel zeigt { $number }.
log-first =
    { $who ->
        [you] Das Los entscheidet: Du beginnst.
       *[other] Das Los entscheidet: { $name } beginnt.
    }
log-tile = { city }: Plättchen { $tile } (Widerstand – Hamburger).
log-start =
    { $who ->
        [you] Du beginnst in { village }.
       *[other] { $name } beginnt in { village }.
    }
log-new =
    { $who ->
        [you] Du nimmst statt deines Zugs { ufo.new } in { city }.
       *[other] { $name } nimmt statt des Zugs { ufo.new } in { city }.
    }
log-fly =
    { $who ->
        [you] Du wählst { ufo.object } in { place }.
       *[other] { $name } wählt { ufo.object } in { place }.
    }
log-to =
    { $who ->
        [you] Du fliegst nach { place }.
       *[other] { $name } fliegt nach { place }.
    }
log-onto =
    { $who ->
        [you] Du setzt das UFO auf ein Haus von { $target }.
        [target] { $name } setzt das UFO auf ein Haus von dir.
       *[other] { $name } setzt das UFO auf ein Haus von { $target }.
    }
log-end-movement =
    { $who ->
        [you] Du beendest die Bewegung.
       *[other] { $name } beendet die Bewegung.
    }
log-bump =
    { $who ->
        [you] Du beginnst die Rempelei in { place }.
       *[other] { $name } beginnt die Rempelei in { place }.
    }
log-support =
    { $side ->
        [nobody]
            { $who ->
                [you] Du unterstützt niemanden.
               *[other] { $name } unterstützt niemanden.
            }
       *[other]
            { $who ->
                [you] Du unterstützt { side }.
               *[other] { $name } unterstützt { side }.
            }
    }
log-push =
    { $who ->
        [you] Du schickst { ufo.object } weg, Weite { $steps }.
       *[other] { $name } schickt { ufo.object } weg, Weite { $steps }.
    }
log-step = Das gerempelte UFO taumelt nach { place }.
log-witness =
    { $who ->
        [you] Du versetzt einen Augenzeugen aus { city } dorthin.
       *[other] { $name } versetzt einen Augenzeugen aus { city } dorthin.
    }
log-no-witness =
    { $who ->
        [you] Du versetzt keinen Augenzeugen.
       *[other] { $name } versetzt keinen Augenzeugen.
    }
log-stand =
    { $who ->
        [you] Du eröffnest eine Frittenbude in { village }.
       *[other] { $name } eröffnet eine Frittenbude in { village }.
    }
log-take-stand =
    { $who ->
        [you] Du übernimmst die Frittenbude in { village }.
       *[other] { $name } übernimmt die Frittenbude in { village }.
    }
log-open =
    { $who ->
        [you] Du versuchst, in { city } ein Restaurant zu eröffnen.
       *[other] { $name } versucht, in { city } ein Restaurant zu eröffnen.
    }
log-take-over =
    { $who ->
        [you] Du versuchst, in { city } ein Restaurant von { $target } zu übernehmen.
        [target] { $name } versucht, in { city } ein Restaurant von dir zu übernehmen.
       *[other] { $name } versucht, in { city } ein Restaurant von { $target } zu übernehmen.
    }
log-end-turn =
    { $who ->
        [you] Du beendest deinen Zug.
       *[other] { $name } beendet den Zug.
    }

## Decisions

decide-start = Wähle ein Dorf für deine ersten beiden UFOs.
decide-move = Wähle ein UFO, das fliegt, oder beende die Bewegung.
decide-aim = Wohin fliegt dieses UFO, oder auf wessen Haus setzt du es?
decide-to = Wohin fliegt dieses UFO?
decide-bump = Welche Rempelei kommt als Nächstes?
decide-support = Wen unterstützt du bei dieser Rempelei?
decide-share = Welches UFO ist als Nächstes dran, und wie weit?
decide-push = Welches UFO ist als Nächstes dran, und wie weit?
decide-step = Bestimme den Weg des gerempelten UFOs: noch { steps }.
decide-witness = Der Vorrat ist leer: Versetzt du einen Augenzeugen aus einer anderen Stadt hierher?
decide-act = Was tun deine UFOs?
wait-start = { $name } wählt ein Dorf.
wait-move = { $name } bewegt UFOs.
wait-aim = { $name } wählt ein Flugziel.
wait-bump = { $name } wählt die nächste Rempelei.
wait-support = { $name } überlegt, wer Unterstützung bekommt.
wait-share = { $name } verteilt die Differenz.
wait-step = { $name } bestimmt den Weg des gerempelten UFOs.
wait-witness = { $name } darf einen Augenzeugen versetzen.
wait-act = { $name } wählt Aktionen.

## Odds

odds-bump = Rempeln in { place }: { $percent } %
odds-open = Eröffnung in { place }: { $percent } %
odds-take-over = Übernahme in { place }: { $percent } %
modifier-attacking = Angreifer
modifier-leader = führendes UFO
modifier-further-ufos = weitere UFOs hier
modifier-own-ufos-near = eigene UFOs nebenan
modifier-supporters = Unterstützer
modifier-stands-near = eigene Frittenbuden nebenan
modifier-foreign-restaurants = fremde Restaurants hier
modifier-witnesses = eigene Augenzeugen hier
modifier-acting-ufo = Rempler oder Beruhiger
modifier-resistance = Widerstand

## Scoring

score-restaurants = Restaurants: +{ $points }
score-stands = Frittenbuden: +{ $points }
score-witnesses = Augenzeugen: −{ $points }
score-total = Summe: { $points }

## Why the match ended

reason-control = Jemand kontrolliert genug Städte.
reason-everywhere = In jeder Stadt steht ein Restaurant.
reason-last-round = Die letzte Runde ist gespielt.

## Refusals

refused-UF-S1 = Dieser Ort ist mit so wenigen Spielern nicht im Spiel.
refused-UF-S2 = Die Plättchen werden vor der Partie ausgelegt, auf jede Stadt ein anderes.
refused-UF-S3 = Zu Beginn wählt jeder ein Dorf, das noch niemand gewählt hat.
refused-UF-T1 = Jetzt nicht: Erst wird bewegt, dann gerempelt, dann gehandelt.
refused-UF-M1 = Dort hast du kein solches UFO.
refused-UF-M3 = Weiter geht ein Flug nur über eigene Frittenbuden und Restaurants ohne fremde UFOs.
refused-UF-M4 = Ein UFO setzt du auf eine fremde Frittenbude, wo es steht, oder in einer vollen Stadt auf ein fremdes Restaurant.
refused-UF-M6 = Jedes UFO fliegt einmal im Zug oder wird auf ein fremdes Haus gesetzt.
refused-UF-B1 = Dort stehen keine UFOs zweier Spieler.
refused-UF-B4 = Nach Unterstützung wird nur einmal gefragt, vor dem Würfeln.
refused-UF-B5 = So gewürfelt wird nur bei einer Rempelei, wenn alle gefragt sind.
refused-UF-B6 = UFOs taumeln nur, wenn sie eine Rempelei verloren haben.
refused-UF-B7 = Die Differenz wird ganz auf die unterlegenen UFOs verteilt, auf jedes mindestens ein Feld.
refused-UF-B8 = Ein gerempeltes UFO darf nicht auf einem Feld mit UFOs eines anderen enden.
refused-UF-B10 = Der Weg führt von Ort zu Ort, berührt keinen zweimal und muss noch enden können.
refused-UF-W3 = Versetzt wird ein Augenzeuge nur, wenn der Vorrat leer ist, und aus einer anderen Stadt, die einen hat.
refused-UF-A1 = Dort kann keines deiner UFOs handeln.
refused-UF-A2 = In diesem Dorf steht schon eine Frittenbude.
refused-UF-A3 = Eine fremde Frittenbude übernimmt nur ein UFO, das schon zu Beginn des Zugs dort stand.
refused-UF-A4 = In jeder Stadt ein Versuch im Zug, und nur, wo ein Platz frei ist.
refused-UF-A5 = Nur in einer vollen Stadt, und nur von dem, auf dessen Restaurant dein UFO gesetzt wurde.
refused-UF-A6 = Dieser Würfel fällt nur für ein Restaurant.
refused-UF-A9 = Davon hast du nichts mehr im Vorrat.
refused-UF-U1 = Ein neues UFO kostet den ganzen Zug und verlangt so viele kontrollierte Städte, wie du UFOs hast.
refused-UF-U2 = Das neue UFO muss im Vorrat sein; es landet in einer Stadt, die du kontrollierst, ohne fremde UFOs.
refused-UF-E1 = Die Partie ist zu Ende.

## Labels on the table

label-you = du
label-round = Runde
label-start-player = Startspieler
label-resistance = Widerstand
label-hamburgers = Plätze für Restaurants
label-stands = Frittenbuden
label-restaurants = Restaurants
label-witnesses = Augenzeugen
label-ufos = UFOs
label-counter = Kontrollierte Städte
label-supply = Im Vorrat
label-points = Punkte
label-reconstructed = Karte und Plättchen sind nachgebaut
label-city = Stadt
label-village = Dorf
label-fight = Rempelei in
label-steps-left = Orte noch zu fliegen
label-tile = Widerstand – Plätze für Restaurants
label-stand = Frittenbude von
