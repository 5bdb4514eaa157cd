### Astoria in German
###
### $colour       a gem's colour: red | orange | yellow | green | blue | purple
### $glyph, $foe  fire | sun | sulphur | nature | cobalt | darkness
### $card         an artefact by its id
### $invasion     an invasion card by its id, i01 to i18
### $faction      barbarians | dragon | mob;  $goal: save or one of these;  $role: alchemist | servant | deceiver
### $who          you: the reader acts; target: the reader is the seat meant; other: somebody else acts
### $name         the name of the seat that acts; in choices, of the seat meant;  $target: the name of the seat meant
### $count, $points, $actions_left, $round   whole numbers, never negative

game-title = Astoria
game-line = Der König ist krank und das Schloss belagert. Rette ihn, sofern dein geheimes Ziel nichts anderes sagt.

## Names

colour =
    { $colour ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
       *[purple] Violett
    }

# .object: a gem as what somebody pays, takes or places.
gem =
    { $colour ->
        [red] roter Edelstein
        [orange] oranger Edelstein
        [yellow] gelber Edelstein
        [green] grüner Edelstein
        [blue] blauer Edelstein
       *[purple] violetter Edelstein
    }
    .object =
        { $colour ->
            [red] einen roten Edelstein
            [orange] einen orangen Edelstein
            [yellow] einen gelben Edelstein
            [green] einen grünen Edelstein
            [blue] einen blauen Edelstein
           *[purple] einen violetten Edelstein
        }

glyph =
    { $glyph ->
        [fire] Feuer
        [sun] Sonne
        [sulphur] Schwefel
        [nature] Natur
        [cobalt] Kobalt
       *[darkness] Dunkelheit
    }

# .object: the warlord as whom somebody fights.
warlord =
    { $glyph ->
        [fire] Kriegsfürst des Feuers
        [sun] Kriegsfürst der Sonne
        [sulphur] Kriegsfürst des Schwefels
        [nature] Kriegsfürst der Natur
        [cobalt] Kriegsfürst des Kobalts
       *[darkness] Kriegsfürst der Dunkelheit
    }
    .object =
        { $glyph ->
            [fire] den Kriegsfürsten des Feuers
            [sun] den Kriegsfürsten der Sonne
            [sulphur] den Kriegsfürsten des Schwefels
            [nature] den Kriegsfürsten der Natur
            [cobalt] den Kriegsfürsten des Kobalts
           *[darkness] den Kriegsfürsten der Dunkelheit
        }

card =
    { $card ->
        [ember-ring] „Glutring“
        [flame-dagger] „Flammendolch“
        [fire-wand] „Feuerstab“
        [phoenix-staff] „Phönixstab“
        [book-of-fire] „Buch des Feuers“
        [sun-medal] „Sonnenmedaille“
        [dawn-mirror] „Morgenspiegel“
        [solar-rod] „Sonnenstab“
        [noon-crown] „Mittagskrone“
        [book-of-the-sun] „Buch der Sonne“
        [brimstone-vial] „Schwefelphiole“
        [alembic] „Destillierkolben“
        [sulphur-censer] „Schwefelrauchfass“
        [transmuter-furnace] „Wandlerofen“
        [book-of-sulphur] „Buch des Schwefels“
        [acorn-charm] „Eichelamulett“
        [thorn-bow] „Dornenbogen“
        [root-sceptre] „Wurzelzepter“
        [oak-heart] „Eichenherz“
        [book-of-nature] „Buch der Natur“
        [cobalt-seal] „Kobaltsiegel“
        [blessed-bell] „Gesegnete Glocke“
        [azure-shield] „Azurschild“
        [oracle-orb] „Orakelkugel“
        [book-of-cobalt] „Buch des Kobalts“
        [night-cloak] „Nachtmantel“
        [shade-lantern] „Schattenlaterne“
        [raven-blade] „Rabenklinge“
        [skull-sceptre] „Schädelzepter“
       *[book-of-darkness] „Buch der Dunkelheit“
    }

# What an invasion card brings.
invasion =
    { $invasion ->
        [i01] Kriegsfürst des Feuers, Stärke 12
        [i02] Hammer
        [i03] Hammer
        [i04] Kriegsfürst der Sonne, Stärke 11
        [i05] Hammer
        [i06] Hammer und Drache +1
        [i07] Kriegsfürst des Schwefels, Stärke 10
        [i08] Hammer und Drache +1
        [i09] Drache +1
        [i10] Kriegsfürst der Natur, Stärke 12
        [i11] Drache +1
        [i12] Drache +1
        [i13] Kriegsfürst des Kobalts, Stärke 14
        [i14] Drache +1
        [i15] Drache +2
        [i16] Kriegsfürst der Dunkelheit, Stärke 15
        [i17] Drache +2
       *[i18] Drache +2
    }

# Who is being answered or fought; $foe is a glyph.
foe =
    { $foe ->
        [fire] Kriegsfürst des Feuers
        [sun] Kriegsfürst der Sonne
        [sulphur] Kriegsfürst des Schwefels
        [nature] Kriegsfürst der Natur
        [cobalt] Kriegsfürst des Kobalts
       *[darkness] Kriegsfürst der Dunkelheit
    }

# The glyph of whoever is being answered.
foe-glyph =
    { $foe ->
        [fire] Feuer
        [sun] Sonne
        [sulphur] Schwefel
        [nature] Natur
        [cobalt] Kobalt
       *[darkness] Dunkelheit
    }

goal =
    { $goal ->
        [save] Rettet den König
        [barbarians] Barbaren
        [dragon] Drache
       *[mob] Pöbel
    }

# .served: whom a traitor serves, as in an accusation.
faction =
    { $faction ->
        [barbarians] Barbaren
        [dragon] Drache
       *[mob] Pöbel
    }
    .served =
        { $faction ->
            [barbarians] den Barbaren
            [dragon] dem Drachen
           *[mob] dem Pöbel
        }

role =
    { $role ->
        [alchemist] Großer Alchemist
        [servant] Diener
       *[deceiver] Täuscher
    }

option-sickness_stops = Ein entlarvter Verräter hält die Krankheit auf

## Moves, as choices

move-draw = Ziehe eine Artefaktkarte
move-gather = Sammle 1 Macht
move-burn = Verbrenne { gem.object } für Macht
move-buy = Kaufe { gem.object } mit Macht
move-craft = Lege { gem.object } auf { card }
move-tribute = Zahle dem Drachen { gem.object }
move-fight = Kämpfe gegen { warlord.object }
move-guard = Stelle einen Wächter auf
move-accuse = Klage { $name } an, { faction.served } zu dienen
move-attack = Greife das Schloss an
move-fetch = Tappe deine Karte: Hole { gem.object } aus der Reserve
move-unpick = Tappe deine Karte: Nimm { gem.object } von { card }
move-spoil = Tappe deine Karte: Tappe { card } ohne Wirkung
move-end = Beende deinen Zug
move-enough = Belasse es bei einem Edelstein
move-tap = Tappe { card }
move-ability = Tappe deine Fähigkeitskarte für { glyph }
move-fire-hordes = 1 Feuer: Dränge die Horden zurück
move-fire-mob = 1 Feuer: Zerstreue den Pöbel und schüre die Unruhe
move-fire-guard = 3 Feuer: Töte einen Wächter von { $name } und geh ins Exil
move-sulphur = 1 Schwefel: Nimm { gem.object } aus deiner Flasche
move-nature-hordes = 1 Natur: Dränge die Horden zurück
move-nature-mob = 2 Natur: Besänftige den Pöbel
move-sun = Verwandle alle Sonne in Macht
move-steal = 2 Dunkelheit: Stiehl eine Handkarte von { $name }
move-dark-king = 3 Dunkelheit: Schwäche den König und geh ins Exil
move-dark-guard = 3 Dunkelheit: Töte einen Wächter von { $name }
move-seize = 6 Dunkelheit: Stiehl { card }
move-look = 1 Kobalt: Sieh die nächste Invasionskarte an
move-heal = 3 Kobalt: Heile den König
move-ready = Bereit: Tappe keine weiteren Karten
move-pass = Tu nichts
move-untap = Aktiviere { card } wieder
move-untap-ability = Aktiviere deine Fähigkeitskarte wieder
move-rest = Aktiviere nichts weiter

## Moves, as told in the log

log-artefact = Eine Artefaktkarte: { card }.
log-artefact-unseen = Eine Artefaktkarte wird gezogen; du siehst sie nicht.
log-invasion = Invasion: { invasion }.
log-goal = Eine Zielkarte: { goal }.
log-goal-unseen = Eine Zielkarte wird verteilt; du siehst sie nicht.
log-wizard = Der Zauberer dieser Farbe ist im Spiel: { colour }.
log-first = Für den Startspieler gezogen: { colour }.
log-role = Eine Spezialkarte wird verteilt: { role }.
log-battle = Diese Karte entscheidet den Kampf: { invasion }.
log-loot = Gestohlen: { card }.
log-loot-unseen = Eine Handkarte wechselt den Besitzer; du siehst nicht, welche.
log-glimpse = Die angesehene Invasionskarte: { invasion }.
log-glimpse-unseen = Eine Invasionskarte wird angesehen; du siehst sie nicht.
log-draw =
    { $who ->
        [you] Du ziehst eine Artefaktkarte.
       *[other] { $name } zieht eine Artefaktkarte.
    }
log-gather =
    { $who ->
        [you] Du sammelst Macht.
       *[other] { $name } sammelt Macht.
    }
log-burn =
    { $who ->
        [you] Du verbrennst { gem.object }.
       *[other] { $name } verbrennt { gem.object }.
    }
log-buy =
    { $who ->
        [you] Du kaufst { gem.object }.
       *[other] { $name } kauft { gem.object }.
    }
log-craft =
    { $who ->
        [you] Du legst { gem.object } auf { card }.
       *[other] { $name } legt { gem.object } auf { card }.
    }
log-tribute =
    { $who ->
        [you] Du zahlst dem Drachen { gem.object }.
       *[other] { $name } zahlt dem Drachen { gem.object }.
    }
log-fight =
    { $who ->
        [you] Du forderst { warlord.object } heraus.
       *[other] { $name } fordert { warlord.object } heraus.
    }
log-guard =
    { $who ->
        [you] Du stellst einen Wächter auf.
       *[other] { $name } stellt einen Wächter auf.
    }
log-accuse =
    { $who ->
        [you] Du klagst { $target } an, { faction.served } zu dienen.
        [target] { $name } klagt dich an, { faction.served } zu dienen.
       *[other] { $name } klagt { $target } an, { faction.served } zu dienen.
    }
log-attack =
    { $who ->
        [you] Du greifst das Schloss an.
       *[other] { $name } greift das Schloss an.
    }
log-fetch =
    { $who ->
        [you] Du holst { gem.object } aus der Reserve.
       *[other] { $name } holt { gem.object } aus der Reserve.
    }
log-unpick =
    { $who ->
        [you] Du nimmst { gem.object } von { card }.
       *[other] { $name } nimmt { gem.object } von { card }.
    }
log-spoil =
    { $who ->
        [you] Du tappst { card } ohne Wirkung.
       *[other] { $name } tappt { card } ohne Wirkung.
    }
log-end =
    { $who ->
        [you] Du beendest deinen Zug.
       *[other] { $name } beendet den Zug.
    }
log-enough =
    { $who ->
        [you] Du belässt es bei einem Edelstein.
       *[other] { $name } belässt es bei einem Edelstein.
    }
log-tap =
    { $who ->
        [you] Du tappst { card }.
       *[other] { $name } tappt { card }.
    }
log-ability =
    { $who ->
        [you] Du tappst deine Fähigkeitskarte für { glyph }.
       *[other] { $name } tappt die Fähigkeitskarte für { glyph }.
    }
log-fire-hordes =
    { $who ->
        [you] Du drängst die Horden mit Feuer zurück.
       *[other] { $name } drängt die Horden mit Feuer zurück.
    }
log-fire-mob =
    { $who ->
        [you] Du zerstreust den Pöbel mit Feuer.
       *[other] { $name } zerstreut den Pöbel mit Feuer.
    }
log-fire-guard =
    { $who ->
        [you] Du schleuderst Feuer auf einen Wächter von { $target } und gehst ins Exil.
        [target] { $name } schleudert Feuer auf einen deiner Wächter und geht ins Exil.
       *[other] { $name } schleudert Feuer auf einen Wächter von { $target } und geht ins Exil.
    }
log-sulphur =
    { $who ->
        [you] Du nimmst { gem.object } aus deiner Flasche.
       *[other] { $name } nimmt { gem.object } aus der Flasche.
    }
log-nature-hordes =
    { $who ->
        [you] Du drängst die Horden mit Natur zurück.
       *[other] { $name } drängt die Horden mit Natur zurück.
    }
log-nature-mob =
    { $who ->
        [you] Du besänftigst den Pöbel mit Natur.
       *[other] { $name } besänftigt den Pöbel mit Natur.
    }
log-sun =
    { $who ->
        [you] Du verwandelst Sonne in Macht.
       *[other] { $name } verwandelt Sonne in Macht.
    }
log-steal =
    { $who ->
        [you] Du stiehlst eine Handkarte von { $target }.
        [target] { $name } stiehlt eine deiner Handkarten.
       *[other] { $name } stiehlt eine Handkarte von { $target }.
    }
log-dark-king =
    { $who ->
        [you] Du schwächst den König mit Dunkelheit und gehst ins Exil.
       *[other] { $name } schwächt den König mit Dunkelheit und geht ins Exil.
    }
log-dark-guard =
    { $who ->
        [you] Du schickst Dunkelheit gegen einen Wächter von { $target }.
        [target] { $name } schickt Dunkelheit gegen einen deiner Wächter.
       *[other] { $name } schickt Dunkelheit gegen einen Wächter von { $target }.
    }
log-seize =
    { $who ->
        [you] Du stiehlst { card }.
       *[other] { $name } stiehlt { card }.
    }
log-look =
    { $who ->
        [you] Du siehst die nächste Invasionskarte an.
       *[other] { $name } sieht die nächste Invasionskarte an.
    }
log-heal =
    { $who ->
        [you] Du heilst den König.
       *[other] { $name } heilt den König.
    }
log-ready =
    { $who ->
        [you] Du bist bereit.
       *[other] { $name } ist bereit.
    }
log-pass =
    { $who ->
        [you] Du tust nichts.
       *[other] { $name } tut nichts.
    }
log-untap =
    { $who ->
        [you] Du aktivierst { card } wieder.
       *[other] { $name } aktiviert { card } wieder.
    }
log-untap-ability =
    { $who ->
        [you] Du aktivierst deine Fähigkeitskarte wieder.
       *[other] { $name } aktiviert die Fähigkeitskarte wieder.
    }
log-rest =
    { $who ->
        [you] Du aktivierst nichts weiter.
       *[other] { $name } aktiviert nichts weiter.
    }

## Decisions

decide-act =
    { $actions_left ->
        [0] Keine Aktion mehr: Gib deine Glyphen aus, lege den zweiten Edelstein oder beende deinen Zug.
        [one] Du hast noch { $actions_left } Aktion.
       *[other] Du hast noch { $actions_left } Aktionen.
    }
decide-protect = Ein Wächter soll getötet werden: Schützt du ihn mit Kobalt?
decide-fight = Gegner: { foe }. Tappe Karten für den Kampf und melde dich dann bereit.
decide-attack = Tappe Karten für deinen Angriff auf das Schloss und melde dich dann bereit.
decide-defend = Das Schloss wird angegriffen: Tappe Karten zur Verteidigung und melde dich dann bereit.
decide-answer = Der { foe } bedroht den König: Antwortest du mit { foe-glyph }?
decide-recover =
    { $actions_left ->
        [one] Du darfst noch { $actions_left } Karte wieder aktivieren.
       *[other] Du darfst { $actions_left } Karten wieder aktivieren.
    }
wait-act = { $name } ist am Zug.
wait-protect = { $name } kann den Wächter schützen.
wait-fight = { $name } rüstet sich zum Kampf.
wait-attack = { $name } rüstet sich zum Angriff auf das Schloss.
wait-defend = { $name } kann das Schloss verteidigen.
wait-answer = { $name } kann dem Kriegsfürsten antworten.
wait-recover = { $name } aktiviert Karten wieder.

## Events

event-round = Runde { $round }
event-siege = Belagerung
event-exile = { $name } geht ins Exil.
event-unmasked = { $name } ist entlarvt: { goal }.
event-cleared = { $name } dient nicht { faction.served }.
event-finished = { card } ist fertig; dem König geht es besser.
event-guard-killed = Ein Wächter ist getötet.
event-guard-saved = Der Wächter ist gerettet.
event-warlord-dead = Der { foe } ist besiegt.
event-warlord-stands = Der { foe } hält stand.
event-castle-holds = Das Schloss hält stand.
event-shuffled = Die Invasionskarten werden gemischt.

## Scoring

score-goal = Ziel erreicht: { goal }, +{ $points }
score-flask =
    { $count ->
        [one] { $count } Edelstein in der Flasche: +{ $points }
       *[other] { $count } Edelsteine in der Flasche: +{ $points }
    }
score-warlords =
    { $count ->
        [one] { $count } besiegter Kriegsfürst: +{ $points }
       *[other] { $count } besiegte Kriegsfürsten: +{ $points }
    }
score-power = Macht: +{ $points }
score-total =
    { $points ->
        [one] Summe: { $points } Siegpunkt
       *[other] Summe: { $points } Siegpunkte
    }

## Why the match ended

reason-dragon = Die Wut des Drachen kennt keine Grenzen: Der König ist tot.
reason-hordes = Die Horden überrennen das Schloss: Der König ist tot.
reason-mob = Der Pöbel stürmt das Schloss: Der König ist tot.
reason-hordes-and-mob = Horden und Pöbel stürmen gemeinsam das Schloss: Der König ist tot.
reason-castle = Das Schloss ist aus dem Exil erobert worden: Der König ist tot.
reason-sickness = Der König ist seiner Krankheit erlegen.
reason-dark-magic = Dunkle Magie hat den König getötet.
reason-cured = Der König ist vollständig gesund.
reason-rounds = Nach sechzig Runden der Belagerung ist der König entschlafen.

## Refusals

refused-AS-C5 = Deine Macht ist am Maximum: Das würde nichts ändern.
refused-AS-S1 = Ziele und Zauberer werden nur einmal verteilt, vor der ersten Runde.
refused-AS-S4 = Der Startspieler wird nur einmal bestimmt, unter den Farben im Spiel.
refused-AS-R1 = Eine Invasionskarte wird nur zu Beginn einer Runde aufgedeckt, und zwar die oberste.
refused-AS-R2 = Das geht nur in deinem Zug, solange du noch eine Aktion hast, und nur, wenn es etwas ändert.
refused-AS-K2 = Einem Kriegsfürsten antwortest du in der Belagerung, mit einer Karte, die seine Glyphe erzeugt.
refused-AS-L1 = In der Erholung aktivierst du eigene getappte Karten wieder, höchstens zwei.
refused-AS-A1 = Du ziehst nur mit weniger als fünf Handkarten, und solange es noch Artefaktkarten gibt.
refused-AS-A3 = Verbrennen kannst du nur Edelsteine aus deinem Vorrat.
refused-AS-A4 = Zum Kaufen braucht es einen solchen Edelstein in der Reserve und so viel Macht wie sein Machtfluss.
refused-AS-A5 = Lege einen Edelstein aus deinem Vorrat auf einen freien Platz seiner Farbe, auf ein Artefakt aus deiner Hand oder eines, an dem du arbeitest.
refused-AS-A7 = Der letzte Edelstein eines Zauberbuchs kostet zusätzlich 5 Macht.
refused-AS-A8 = Tappe nur eigene fertige Karten, die noch nicht getappt sind, und nur für die Glyphen, die sie erzeugen.
refused-AS-A9 = Tribut ist ein roter oder gelber Edelstein aus deinem Vorrat.
refused-AS-A10 = Kämpfe gegen einen lebenden Kriegsfürsten, mit mindestens einer Karte, die Glyphen erzeugt.
refused-AS-A11 = Ein Wächter kostet 5 Macht und einen Edelstein deiner eigenen Farbe.
refused-AS-A12 = Klage jemand anderen an, dessen Zielkarte noch nicht gezeigt wurde.
refused-AS-Y1 = Dafür brauchst du Feuer: 1 für Horden oder Pöbel, 3 für einen Wächter, den es gibt.
refused-AS-Y2 = Dafür brauchst du 1 Schwefel und einen solchen Edelstein in deiner Flasche.
refused-AS-Y3 = Dafür brauchst du Natur: 1 für die Horden, 2 für den Pöbel.
refused-AS-Y4 = Sonne wirkt einmal pro Zug, wenn du welche hast.
refused-AS-Y5 = Dafür brauchst du Dunkelheit: 2 für eine Handkarte, 3 für den König oder einen Wächter, 6 für ein fertiges Artefakt, das kein Zauberbuch ist; Artefakte stiehlt niemand im Exil und niemandem im Exil.
refused-AS-Y6 = Dafür brauchst du Kobalt: 1, um eine Karte anzusehen, die noch im Stapel ist, 3 für den König.
refused-AS-Y7 = Nur eine Karte, die Kobalt erzeugt, schützt einen Wächter.
refused-AS-Y8 = Das würde nichts ändern: Die Leiste ist am Ende.
refused-AS-X1 = Im Exil geht das nicht.
refused-AS-X2 = Nur aus dem Exil greift man das Schloss an, und nicht in dem Zug, in dem man dorthin ging.
refused-AS-E5 = Die Partie ist zu Ende.
refused-AS-V1 = Nur die Karte des Großen Alchemisten erzeugt Glyphen; Spezialkarten werden zu Beginn verteilt.
refused-AS-V3 = Nur ein Diener mit ungetappter Karte holt einen Edelstein, wenn die Reserve einen hat.
refused-AS-V4 = Das kann nur ein Täuscher mit ungetappter Karte, nicht im Exil, und nur mit dem, was anderen gehört; sein Schwefel zählt als Sonne.

## Labels on the table

label-you = du
label-round = Runde
label-health = Gesundheit des Königs
label-rage = Wut des Drachen
label-hordes = Horden
label-reinforcement = Verstärkung
label-mob = Pöbel
label-unrest = Unruhe
label-warlords = Kriegsfürsten
label-guards = Wächter
label-power = Macht
label-stock = Vorrat
label-flask = Flasche
label-reserve = Reserve
label-hand = Auf der Hand
label-artefacts = Artefakte
label-ability = Fähigkeitskarte
label-goal = Ziel
label-exile = Exil
label-trophies = Trophäen
label-flow = Machtfluss
label-glyphs = Glyphen
label-defence = Verteidigung
label-start-player = Startspieler
label-pile-count = Artefaktstapel
label-invasions = Invasionsstapel
label-discards = Ablage
label-tapped = getappt
label-in-work = in Arbeit
label-open-invasion = Invasionskarte
label-colour = Farbe
label-role = Sonderkarte
label-shown = Gezeigtes Ziel
label-hand-size = Handkarten
label-cleared = Dient nicht
label-card = Artefakt
label-before = Liegt vor
label-lies = Zustand
label-placed = Steine darauf
label-ready = bereit
