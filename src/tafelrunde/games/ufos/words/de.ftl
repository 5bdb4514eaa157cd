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
fair-chance = Ehrliche Würfel und Plättchen
option-later_points = Punkte für Spätere
    .explained = Jeder erhält Punkte für jeden Platz nach dem Startspieler, denn früh am Zug zu sein ist ein Vorteil.

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
    .one =
        { $ufo ->
            [standard] ein { ufo }
           *[other] einen { ufo }
        }
    .yours =
        { $ufo ->
            [standard] dein { ufo }
           *[other] deinen { ufo }
        }
    .dative = einem { ufo }
    .your-dative = deinem { ufo }

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
        [one] { $steps_left } Ort
       *[other] { $steps_left } Orte
    }

## Moves, as choices

move-start = Beginne { at-village }
move-new = Nimm statt deines Zugs { ufo.new } { at-city }
move-fly = Fliege mit { ufo.your-dative } { from-place } los
move-to = Fliege nach { place }
move-onto = Setze es hier auf die Frittenbude oder ein Restaurant von { $name }
move-end-movement = Beende die Bewegung
move-bump = Remple { at-place }
move-support =
    { $side ->
        [nobody] Unterstütze niemanden
       *[other] Unterstütze { side }
    }
move-push = Schicke { ufo.object } weg (Entfernung: { $steps })
move-step = Nach { place }
move-witness = Hole einen Augenzeugen aus { city }
move-no-witness = Versetze keinen Augenzeugen
move-stand = Eröffne eine Frittenbude { at-village }
move-take-stand = Übernimm die Frittenbude { at-village }
move-open = Versuche, { at-city } ein Restaurant zu eröffnen
move-take-over = Versuche, { at-city } ein Restaurant von { $name } zu übernehmen
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
        [you] Du setzt das UFO auf eine Frittenbude oder ein Restaurant von { $target }.
        [target] { $name } setzt das UFO auf eine Frittenbude oder ein Restaurant von dir.
       *[other] { $name } setzt das UFO auf eine Frittenbude oder ein Restaurant von { $target }.
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
        [you] Du schickst { ufo.object } weg (Entfernung: { $steps }).
       *[other] { $name } schickt { ufo.object } weg (Entfernung: { $steps }).
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
decide-aim = Wohin fliegt dieses UFO, oder auf wessen Frittenbude oder Restaurant setzt du es?
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

odds-bump = Rempeln in { place }: { $name } gewinnt zu { $percent } %
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

## Why the match ended

reason-control = Genug Städte sind in einer Hand.
reason-everywhere = In jeder Stadt steht ein Restaurant.
reason-last-round = Die letzte Runde ist gespielt.

## Refusals

refused-UF-S1 = Dieser Ort ist bei so wenigen Spielern nicht im Spiel.
refused-UF-S2 = Die Plättchen werden vor der Partie ausgelegt, auf jede Stadt ein anderes.
refused-UF-S3 = Zu Beginn wählt jeder ein Dorf, das noch niemand gewählt hat.
refused-UF-T1 = Jetzt nicht: Erst wird bewegt, dann gerempelt, dann gehandelt.
refused-UF-M1 = Dort hast du kein solches UFO.
refused-UF-M3 = Weiter geht ein Flug nur über eigene Frittenbuden und Restaurants, und nur, wo kein fremdes UFO steht.
refused-UF-M4 = Ein UFO setzt du nur dort, wo es steht, auf eine fremde Frittenbude oder in einer vollen Stadt auf ein fremdes Restaurant.
refused-UF-M6 = Jedes UFO fliegt einmal im Zug oder wird auf eine fremde Frittenbude oder ein fremdes Restaurant gesetzt.
refused-UF-B1 = Dort stehen keine UFOs zweier Spieler zusammen.
refused-UF-B4 = Nach Unterstützung wird nur einmal gefragt, vor dem Würfeln.
refused-UF-B5 = So gewürfelt wird nur bei einer Rempelei, wenn alle gefragt worden sind.
refused-UF-B6 = Ein UFO taumelt nur, wenn es eine Rempelei verloren hat.
refused-UF-B7 = Die ganze Differenz wird auf die unterlegenen UFOs verteilt, auf jedes mindestens ein Ort.
refused-UF-B8 = Ein gerempeltes UFO darf nicht an einem Ort landen, an dem UFOs eines anderen Spielers stehen.
refused-UF-B10 = Der Weg führt von Ort zu Ort, berührt keinen zweimal und muss noch an einem erlaubten Ort enden können.
refused-UF-W3 = Versetzt wird ein Augenzeuge nur, wenn der Vorrat leer ist, und nur aus einer anderen Stadt, in der einer steht.
refused-UF-W4 = Nur ein Beruhiger darf landen, wo er gestartet ist, und nur, wenn er unterwegs aus einer anderen Stadt Augenzeugen zurücknimmt.
refused-UF-A1 = Dort kann keines deiner UFOs handeln.
refused-UF-A2 = In diesem Dorf steht schon eine Frittenbude.
refused-UF-A3 = Eine fremde Frittenbude übernimmt nur ein UFO, das schon zu Beginn des Zugs dort stand.
refused-UF-A4 = In jeder Stadt hast du einen Versuch im Zug, und nur, wo ein Platz frei ist.
    .take-over = In jeder Stadt hast du einen Versuch im Zug.
refused-UF-A5 = Übernommen wird nur in einer vollen Stadt, und nur von dem Spieler, auf dessen Restaurant dein UFO gesetzt wurde.
refused-UF-A6 = Mit diesem Würfel wird nur um ein Restaurant gewürfelt.
refused-UF-A9 = Davon hast du nichts mehr im Vorrat.
refused-UF-U1 = Ein neues UFO kostet den ganzen Zug und verlangt mindestens so viele kontrollierte Städte, wie du UFOs hast.
refused-UF-U2 = Das neue UFO muss im Vorrat sein; es landet in einer Stadt, die du kontrollierst und in der kein fremdes UFO steht.
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
label-steps-left = Verbleibende Orte
label-tile = Widerstand – Plätze für Restaurants
label-stand = Frittenbude von

## Places and UFOs in a sentence

at-place = in { place }
to-place = nach { place }
from-place = von { place }
at-city = in { city }
at-village = in { village }
count-at = { $count } { at-place }
ufo-at = { ufo } { at-place }

## What is told

log-tiles = Die Stadtplättchen liegen aus.
log-setup =
    { $who ->
        [you] Die Stadtplättchen liegen aus. Das Los entscheidet: Du beginnst.
       *[other] Die Stadtplättchen liegen aus. Das Los entscheidet: { $name } beginnt.
    }
log-village =
    { $who ->
        [you] Du beginnst { $at }.
       *[other] { $name } beginnt { $at }.
    }
event-round = Runde { $round }
log-about-to-fly =
    { $who ->
        [you] Du startest mit { ufo.your-dative } { $from } aus.
       *[other] { $name } startet mit { ufo.dative } { $from } aus.
    }
log-flight =
    { $who ->
        [you] Du fliegst mit { ufo.your-dative } { $from } { $to }.
       *[other] { $name } fliegt mit { ufo.dative } { $from } { $to }.
    }
log-round-trip =
    { $who ->
        [you] Du fliegst mit { ufo.your-dative } { $from } los und zurück { $to }.
       *[other] { $name } fliegt mit { ufo.dative } { $from } los und zurück { $to }.
    }
log-announcement =
    { $piece ->
        [stand]
            { $who ->
                [you] Du setzt { ufo.yours } { $at } auf die Frittenbude von { $target }, um sie zu übernehmen.
                [target] { $name } setzt { ufo.one } { $at } auf deine Frittenbude, um sie zu übernehmen.
               *[other] { $name } setzt { ufo.one } { $at } auf die Frittenbude von { $target }, um sie zu übernehmen.
            }
       *[restaurant]
            { $who ->
                [you] Du setzt { ufo.yours } { $at } auf ein Restaurant von { $target }, um es zu übernehmen.
                [target] { $name } setzt { ufo.one } { $at } auf eines deiner Restaurants, um es zu übernehmen.
               *[other] { $name } setzt { ufo.one } { $at } auf ein Restaurant von { $target }, um es zu übernehmen.
            }
    }
log-calmed =
    { $who ->
        [you] Du nimmst { $at } { witnesses } zurück.
       *[other] { $name } nimmt { $at } { witnesses } zurück.
    }
log-calmed-cities =
    { $who ->
        [you] Du nimmst { witnesses } zurück: { $each }.
       *[other] { $name } nimmt { witnesses } zurück: { $each }.
    }
witnesses =
    { $count ->
        [one] 1 Augenzeugen
       *[other] { $count } Augenzeugen
    }
log-no-action =
    { $who ->
        [you] Du beendest deinen Zug ohne Aktion.
       *[other] { $name } beendet den Zug ohne Aktion.
    }
log-attack =
    { $who ->
        [you] Du rempelst { $at } gegen { $target }.
        [target] { $name } rempelt { $at } gegen dich.
       *[other] { $name } rempelt { $at } gegen { $target }.
    }
log-side =
    { $who ->
        [you] Du unterstützt { $target }, { side }.
        [target] { $name } unterstützt dich, { side }.
       *[other] { $name } unterstützt { $target }, { side }.
    }
log-no-side =
    { $who ->
        [you] Du unterstützt niemanden.
       *[other] { $name } unterstützt niemanden.
    }
die-and =
    { $sign ->
        [plus] { $number } + { $value }
        [minus] { $number } − { $value }
       *[none] { $number }
    }
log-bump-tied =
    { $who ->
        [you] Rempelei { $at }: du { $attack }, { $target } { $defence }. Gleichstand, es wird neu gewürfelt.
        [target] Rempelei { $at }: { $name } { $attack }, du { $defence }. Gleichstand, es wird neu gewürfelt.
       *[other] Rempelei { $at }: { $name } { $attack }, { $target } { $defence }. Gleichstand, es wird neu gewürfelt.
    }
log-bump-won =
    { $who ->
        [you] Rempelei { $at }: du { $attack }, { $target } { $defence }. Du gewinnst mit { $count } Vorsprung.
        [target] Rempelei { $at }: { $name } { $attack }, du { $defence }. { $name } gewinnt mit { $count } Vorsprung.
       *[other] Rempelei { $at }: { $name } { $attack }, { $target } { $defence }. { $name } gewinnt mit { $count } Vorsprung.
    }
log-bump-lost =
    { $who ->
        [you] Rempelei { $at }: du { $attack }, { $target } { $defence }. { $target } gewinnt mit { $count } Vorsprung.
        [target] Rempelei { $at }: { $name } { $attack }, du { $defence }. Du gewinnst mit { $count } Vorsprung.
       *[other] Rempelei { $at }: { $name } { $attack }, { $target } { $defence }. { $target } gewinnt mit { $count } Vorsprung.
    }
log-bump-value =
    { $who ->
        [you] Du rechnest { $each } dazu.
       *[other] { $name } rechnet { $each } dazu.
    }
signed =
    { $sign ->
        [plus] +{ $value }
       *[minus] −{ $value }
    }
bump-attacking = { signed } als Angreifer
bump-leader =
    { $sign ->
        [plus] { signed } für einen führenden Rempler
       *[minus] { signed } für einen führenden Beruhiger
    }
bump-further-ufos =
    { $count ->
        [one] { signed } für ein weiteres UFO dort
       *[other] { signed } für { $count } weitere UFOs dort
    }
bump-own-ufos-near =
    { $count ->
        [one] { signed } für 1 UFO nebenan
       *[other] { signed } für { $count } UFOs nebenan
    }
bump-supporters =
    { $count ->
        [one] { signed } für 1 unterstützendes UFO
       *[other] { signed } für { $count } unterstützende UFOs
    }
log-sent =
    { $who ->
        [you] Du schickst { ufo.object } von { $target } { places } weit.
        [target] { $name } schickt { ufo.yours } { places } weit.
       *[other] { $name } schickt { ufo.object } von { $target } { places } weit.
    }
log-drifting =
    { $who ->
        [you] Du schickst { ufo.object } von { $target } über { $over }, noch { places } weit.
        [target] { $name } schickt { ufo.yours } über { $over }, noch { places } weit.
       *[other] { $name } schickt { ufo.object } von { $target } über { $over }, noch { places } weit.
    }
log-landed =
    { $who ->
        [you] Du schickst { ufo.object } von { $target } { landed }
        [target] { $name } schickt { ufo.yours } { landed }
       *[other] { $name } schickt { ufo.object } von { $target } { landed }
    }
way =
    { $overs ->
        [0] { $to }
       *[other] über { $over } { $to }
    }
landed =
    { $seers ->
        [0] { way }.
        [one] { way }. Ein Augenzeuge hat es gesehen: { $seen }.
       *[other] { way }. Augenzeugen haben es gesehen: { $seen }.
    }
places =
    { $count ->
        [one] { $count } Ort
       *[other] { $count } Orte
    }
log-witness-moved =
    { $who ->
        [you] { $target } hat keinen Augenzeugen mehr: Du versetzt einen { $from } { $to }.
        [target] Du hast keinen Augenzeugen mehr: { $name } versetzt einen { $from } { $to }.
       *[other] { $target } hat keinen Augenzeugen mehr: { $name } versetzt einen { $from } { $to }.
    }
log-witnesses-left =
    { $who ->
        [you] { $target } kann { $at } keinen Augenzeugen mehr einsetzen, und du versetzt keinen.
        [target] Du kannst { $at } keinen Augenzeugen mehr einsetzen, und { $name } versetzt keinen.
       *[other] { $target } kann { $at } keinen Augenzeugen mehr einsetzen, und { $name } versetzt keinen.
    }
log-stands =
    { $count ->
        [one]
            { $who ->
                [you] Du eröffnest eine Frittenbude in { $places }.
               *[other] { $name } eröffnet eine Frittenbude in { $places }.
            }
       *[other]
            { $who ->
                [you] Du eröffnest Frittenbuden in { $places }.
               *[other] { $name } eröffnet Frittenbuden in { $places }.
            }
    }
log-stand-taken =
    { $who ->
        [you] Du übernimmst die Frittenbude von { $target } { $at }.
        [target] { $name } übernimmt deine Frittenbude { $at }.
       *[other] { $name } übernimmt die Frittenbude von { $target } { $at }.
    }
log-opening =
    { $who ->
        [you] Du versuchst, { $at } ein Restaurant zu eröffnen.
       *[other] { $name } versucht, { $at } ein Restaurant zu eröffnen.
    }
log-takeover =
    { $who ->
        [you] Du versuchst, { $at } ein Restaurant von { $target } zu übernehmen.
        [target] { $name } versucht, { $at } eines deiner Restaurants zu übernehmen.
       *[other] { $name } versucht, { $at } ein Restaurant von { $target } zu übernehmen.
    }
roll-of =
    { $count ->
        [0] { $number }
       *[other] { $number } ({ $each })
    }
log-opening-roll =
    { $result ->
        [done]
            { $who ->
                [you] Du würfelst { $roll }: { $total } gegen { $resistance } { $at }, dein Restaurant steht.
               *[other] { $name } würfelt { $roll }: { $total } gegen { $resistance } { $at }, das Restaurant steht.
            }
       *[failed]
            { $who ->
                [you] Du würfelst { $roll }: { $total } gegen { $resistance } { $at }, aus dem Restaurant wird nichts.
               *[other] { $name } würfelt { $roll }: { $total } gegen { $resistance } { $at }, aus dem Restaurant wird nichts.
            }
    }
log-takeover-roll =
    { $result ->
        [done]
            { $who ->
                [you] Du würfelst { $roll }: { $total } gegen { $resistance } { $at } und übernimmst ein Restaurant von { $target }.
                [target] { $name } würfelt { $roll }: { $total } gegen { $resistance } { $at } und übernimmt eines deiner Restaurants.
               *[other] { $name } würfelt { $roll }: { $total } gegen { $resistance } { $at } und übernimmt ein Restaurant von { $target }.
            }
       *[failed]
            { $who ->
                [you] Du würfelst { $roll }: { $total } gegen { $resistance } { $at }, { $target } behält das Restaurant.
                [target] { $name } würfelt { $roll }: { $total } gegen { $resistance } { $at }, du behältst dein Restaurant.
               *[other] { $name } würfelt { $roll }: { $total } gegen { $resistance } { $at }, { $target } behält das Restaurant.
            }
    }
try-stands-near =
    { $count ->
        [one] { signed } für 1 Frittenbude
       *[other] { signed } für { $count } Frittenbuden
    }
try-foreign-restaurants =
    { $count ->
        [one] { signed } für ein fremdes Restaurant
       *[other] { signed } für { $count } fremde Restaurants
    }
try-witnesses = { signed } für { witnesses }
try-acting-ufo = { signed } für den Versuch mit Rempler oder Beruhiger
try-further-ufos =
    { $count ->
        [one] { signed } für ein weiteres UFO dort
       *[other] { signed } für { $count } weitere UFOs dort
    }
event-controls =
    { $count ->
        [one]
            { $who ->
                [you] Du kontrollierst jetzt 1 Stadt.
               *[other] { $name } kontrolliert jetzt 1 Stadt.
            }
       *[other]
            { $who ->
                [you] Du kontrollierst jetzt { $count } Städte.
               *[other] { $name } kontrolliert jetzt { $count } Städte.
            }
    }
log-new-ufo =
    { $who ->
        [you] Du verzichtest für { ufo.new } { $at } auf deinen Zug.
       *[other] { $name } verzichtet für { ufo.new } { $at } auf den Zug.
    }
event-control =
    { $count ->
        [one]
            { $who ->
                [you] Du kontrollierst genug Städte: Das beendet die Partie.
               *[other] { $seats } kontrolliert genug Städte: Das beendet die Partie.
            }
       *[other] { $seats } kontrollieren genug Städte: Das beendet die Partie.
    }

## What is asked

decide-village = Wähle ein Dorf für deine ersten beiden UFOs.
decide-flight =
    { $new ->
        [yes] Wähle ein UFO, beende die Bewegung oder nimm statt des Zugs ein neues.
       *[no] Wähle ein UFO, das fliegt, oder beende die Bewegung.
    }
decide-target =
    { $piece ->
        [stand] Wohin fliegst du mit { ufo.your-dative } { $from } aus, oder setzt du das UFO dort auf die Frittenbude?
        [restaurant] Wohin fliegst du mit { ufo.your-dative } { $from } aus, oder auf wessen Restaurant setzt du das UFO dort?
       *[none] Wohin fliegst du mit { ufo.your-dative } { $from } aus?
    }
decide-next-bump = Welche Rempelei kommt als Nächstes?
decide-side = { $attacker } rempelt { $at } gegen { $defender }. Wen unterstützt du?
decide-share-out = Verteile { places } auf { $ufos } UFOs von { $target }: Welches ist als Nächstes dran, und wie weit?
decide-way = Führe { ufo.object } von { $target } weiter, { $from } aus: noch { places }.
decide-witness-from = { $target } hat keinen Augenzeugen mehr. Versetzt du einen aus einer anderen Stadt { $to }?
decide-action =
    { $count ->
        [0] Es ist nichts mehr zu tun: Beende deinen Zug.
       *[other] Was tun deine UFOs? Wähle eine Aktion oder beende deinen Zug.
    }
wait-village = { $name } wählt ein Dorf.
wait-flight = { $name } bewegt UFOs.
wait-target = { $name } wählt das Ziel für { ufo.object }, { $from } aus.
wait-next-bump = { $name } wählt die nächste Rempelei.
wait-side = { $attacker } rempelt { $at } gegen { $defender }: { $name } überlegt, wer Unterstützung bekommt.
wait-share-out = { $name } verteilt { places } auf die UFOs von { $target }.
wait-way = { $name } führt { ufo.object } von { $target } weiter, { $from } aus: noch { places }.
wait-witness-from = { $name } darf einen Augenzeugen von { $target } { $to } versetzen.
wait-action = { $name } wählt Aktionen.

## Points

tally-restaurants =
    { $count ->
        [one] Restaurant { at-place }
       *[other] { $count } Restaurants { at-place }
    }
tally-stands =
    { $count ->
        [one] 1 Frittenbude
       *[other] { $count } Frittenbuden
    }
tally-witnesses =
    { $count ->
        [one] 1 Augenzeuge
       *[other] { $count } Augenzeugen
    }
tally-later = Später an der Reihe

## The table in words

phase =
    { $phase ->
        [tiles] Plättchen auslegen
        [first] Startspieler auslosen
        [start] Dörfer wählen
        [move] Bewegung
        [aim] Bewegung
        [bump] Rempeln
        [support] Rempeln: Unterstützung
        [bump-roll] Rempeln: Würfel
        [share] Rempeln: Verteilen
        [step] Rempeln: der Weg
        [witness] Rempeln: Augenzeugen
        [act] Aktionen
        [try-roll] Aktionen: der Würfel
       *[over] zu Ende
    }
control-so-far = { $count } von { $needed } Städten in einer Hand
cities-without = { $count } von { $needed } Städten noch ohne Restaurant
label-phase = Phase
label-turn = Am Zug
label-end-by-control = Ende durch Kontrolle
label-end-by-restaurants = Ende durch Restaurants
label-ufos-on-map = UFOs auf der Karte
label-cities = Städte und Restaurants (★ kontrolliert die Stadt)
label-resistance-and-sites = Widerstand · frei
label-witnesses-in-cities = Augenzeugen in den Städten
label-stands-in-villages = Frittenbuden in den Dörfern
label-bump = Rempelei { $at }
label-attacker = Angreifer
label-defender = Verteidiger
label-for-attacker = Für den Angreifer
label-for-defender = Für den Verteidiger
label-winner = Sieger
label-to-share = Noch zu verteilen
label-way = Bisheriger Weg

## Auf dem Spielplan

board-map = Weltkarte
board-round = Runde { $round }
board-starts = { $name } hat begonnen
board-control = Ende: { $needed } Städte in einer Hand (bisher { $count })
board-served = oder ein Restaurant in jeder Stadt ({ $count } von { $cities })
board-city = Stadt, Widerstand { $resistance }, { $free } von { $places } Plätzen frei
board-village = Dorf
board-stand = Dorf, Frittenbude von { $name }
board-controlled = kontrolliert von { $name }
board-restaurants = Restaurants von { $name }: { $count }
board-witnesses = Augenzeugen von { $name }: { $count }
board-ufo = { ufo } von { $name }
board-near = Nachbarn: { $places }
board-cities = Kontrollierte Städte: { $count }
board-left-ufo = Im Vorrat: { $count } × { ufo }
board-left-stands = Frittenbuden im Vorrat: { $count }
board-left-restaurants = Restaurants im Vorrat: { $count }
board-left-witnesses = Augenzeugen im Vorrat: { $count }
board-needed = { $needed } oder mehr auf dem Würfel, gegen Widerstand { $resistance }
board-rolled = { $face } { $added } = { $sum } gegen { $resistance }
board-result =
    { $result ->
        [opened] Restaurant eröffnet
        [taken] Restaurant übernommen
       *[failed] Kein Restaurant
    }
board-supports =
    { $side ->
        [attacker] { $name } unterstützt den Angreifer
        [defender] { $name } unterstützt den Verteidiger
       *[nobody] { $name } unterstützt niemanden
    }
board-may-support = { $name } darf eine Seite unterstützen
board-bump = Rempeln in { place }
board-steps-left =
    { $count ->
        [one] Noch { $count } Ort
       *[other] Noch { $count } Orte
    }
board-flight = Nach { place }
board-stop =
    { $why ->
        [ufo] Hier endet der Flug: ein fremdes UFO.
        [city] Hier endet der Flug: kein Restaurant von dir.
        [village] Hier endet der Flug: keine Frittenbude von dir.
       *[none] Von hier kann es weiterfliegen.
    }
board-calms =
    { $count ->
        [one] Nimmt 1 Augenzeugen zurück: { $places }
       *[other] Nimmt { $count } Augenzeugen zurück: { $places }
    }
board-new-taken = Ein neues UFO statt deines Zugs: Wähle die Art
board-new =
    { $why ->
        [complete] Die Flotte ist vollständig
        [cities] Neues UFO ab { $needed } Städten
        [blocked] Neues UFO: keine Stadt frei
        [begun] Neues UFO: nächster Zug
       *[may] Darf ein neues UFO nehmen
    }
board-leaves-witness = Eine Stadt auf dem Weg bekommt einen Augenzeugen von { $name }.
board-no-witness-left = { $name } hat keinen Augenzeugen mehr.
board-ends = Ringe zeigen, wo es enden kann.
board-closer = Vergrößern
board-away = Verkleinern
board-fit = Ganze Karte

## What things on the table mean; .line: what it does, .rule: its paragraph in the rulebook

meaning-city = { place }
    .line = Eine Stadt. Die Zahl ist ihr Widerstand: So viel musst du mindestens würfeln, um ein Restaurant zu eröffnen, und so viel zählt es dann. Hamburger sind Plätze für Restaurants.
    .rule = UF-A6
meaning-village = { place }
    .line = Ein Dorf: Platz für eine Frittenbude, die ohne Wurf eröffnet wird.
    .rule = UF-A2
meaning-ufo = { ufo }
    .line =
        { $ufo ->
            [bumper] +1, wenn er beim Rempeln führt, −1, wenn er ein Restaurant eröffnet oder übernimmt.
            [calmer] Nimmt deine Augenzeugen aus den Städten zurück, die er überfliegt. −1, wenn er beim Rempeln führt oder ein Restaurant eröffnet.
           *[standard] Fliegt, rempelt und eröffnet Frittenbuden und Restaurants, ohne Zuschlag oder Abzug.
        }
    .rule =
        { $ufo ->
            [bumper] UF-B2
            [calmer] UF-W4
           *[standard] UF-A1
        }
meaning-stands = Frittenbuden
    .line = In Dörfern. Deine UFOs fliegen über sie hinweg weiter, jede hilft in benachbarten Städten mit +1, und jede zählt 1 Punkt.
    .rule = UF-E2
meaning-restaurants = Restaurants
    .line = In Städten. Jedes zählt so viel wie der Widerstand seiner Stadt; wer in einer Stadt als Einziger welche hat, kontrolliert sie.
    .rule = UF-E2
meaning-witnesses = Augenzeugen
    .line = Sie haben ein gerempeltes UFO ihrer Farbe gesehen: Jeder macht dem Spieler dieser Farbe Restaurants in der Stadt um 2 schwerer und kostet am Ende 2 Punkte.
    .rule = UF-W2
meaning-control = Kontrollierte Städte
    .line = Du kontrollierst eine Stadt, wenn nur du dort Restaurants hast. Genug davon beenden die Partie und erlauben neue UFOs.
    .rule = UF-N1
meaning-start = Startspieler
    .line = Ausgelost; mit diesem Spieler beginnt jede Runde, dann geht es im Uhrzeigersinn weiter.
    .rule = UF-S3
meaning-new-ufo = Ein neues UFO
    .line = Statt eines ganzen Zugs, wenn du mindestens so viele Städte kontrollierst, wie du UFOs hast.
    .rule = UF-U1
meaning-ending = Wie die Partie endet
    .line = Wenn jemand genug Städte kontrolliert oder in jeder Stadt im Spiel ein Restaurant steht.
    .rule = UF-E1
meaning-turn = Ein Zug
    .line = Bewegung, Rempeln, Aktionen, Städte zählen, immer in dieser Reihenfolge.
    .rule = UF-T1
meaning-chance = Aussicht auf Erfolg
    .line = Was die Würfel hier zeigen müssten, mit allem, was hilft und hindert.
    .rule = UF-A7
meaning-bump = Rempeln
    .line = Beide Seiten würfeln und zählen ihren Rempelwert dazu; die Seite mit der höheren Summe versetzt die andere um die Differenz.
    .rule = UF-B2
meaning-points = Punkte
    .line = Restaurants zählen den Widerstand ihrer Stadt, Frittenbuden je 1; jeder Augenzeuge auf der Karte kostet 2.
    .rule = UF-E2
