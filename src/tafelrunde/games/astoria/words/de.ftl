### Astoria in German
###
### $colour       a gem's colour: red | orange | yellow | green | blue | purple
### $glyph, $foe  fire | sun | sulphur | nature | cobalt | darkness
### $card         an artefact by its id
### $invasion     an invasion card by its id, i01 to i18
### $faction      barbarians | dragon | mob;  $goal: save or one of these;  $role: alchemist | servant | deceiver
### $who          you: the reader acts; target: the reader is the seat meant; other: somebody else acts
### $name         the name of the seat that acts or decides; in choices, of the seat meant;  $target, $first, $attacker: names of other seats
### $gems, $glyphs, $cards, $invasions, $wizards, $goals, $missing, $flow   things, listed
### $attack, $defence   a sum, or a sum with its guards
### everything else is a whole number, never negative

game-title = Astoria
game-line = Der König ist krank und das Schloss belagert. Rette ihn, sofern dein geheimes Ziel nichts anderes sagt.
fair-chance = Ehrliche Karten

## Names

colour =
    { $colour ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
       *[purple] Lila
    }

# .object: a gem as what somebody pays, takes or places.
gem =
    { $colour ->
        [red] roter Edelstein
        [orange] orangefarbener Edelstein
        [yellow] gelber Edelstein
        [green] grüner Edelstein
        [blue] blauer Edelstein
       *[purple] lila Edelstein
    }
    .object =
        { $colour ->
            [red] einen roten Edelstein
            [orange] einen orangefarbenen Edelstein
            [yellow] einen gelben Edelstein
            [green] einen grünen Edelstein
            [blue] einen blauen Edelstein
           *[purple] einen lila Edelstein
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
    .explained = Ist ein Verräter entlarvt, wird der König in der Belagerung nicht mehr kränker: bis zum Ende der Partie oder nur in dieser Runde.
option-sickness_stops-for-good = auf Dauer
option-sickness_stops-that-round = in dieser Runde

option-specials = Spezialkarten zu fünft und zu sechst
    .explained = Großer Alchemist, Diener und Täuscher werden zufällig verteilt oder nacheinander ausgesucht, ab einem ausgelosten Spieler.
option-specials-dealt = verteilt
option-specials-chosen = ausgesucht

option-even_specials = Gleiche Chancen für alle Spezialkarten
    .explained = Zu fünft und zu sechst beginnt ein Großer Alchemist mit 20 Macht, die 20 Punkte wert ist, und gewinnt öfter. Mit dieser Option erhalten Diener und Täuscher am Ende 20 Punkte.

## Moves, as choices

move-draw = Ziehe eine Artefaktkarte
move-gather = Sammle 1 Macht
move-burn =
    { $power ->
        [0] Verbrenne { gem.object } für Macht
       *[other] Verbrenne { gem.object }: +{ $power } Macht
    }
move-buy =
    { $power ->
        [0] Kaufe { gem.object } mit Macht
       *[other] Kaufe { gem.object }: −{ $power } Macht
    }
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
move-choose = Nimm die Spezialkarte: { role }
move-ready = Bereit: Tappe keine weiteren Karten
move-pass = Tu nichts
move-untap = Aktiviere { card } wieder
move-untap-ability = Aktiviere deine Fähigkeitskarte wieder
move-rest = Aktiviere nichts weiter

## Things in lists

# What somebody pays, takes or places.
gems =
    { $colour ->
        [red]
            { $count ->
                [one] 1 roten Edelstein
               *[other] { $count } rote Edelsteine
            }
        [orange]
            { $count ->
                [one] 1 orangefarbenen Edelstein
               *[other] { $count } orangefarbene Edelsteine
            }
        [yellow]
            { $count ->
                [one] 1 gelben Edelstein
               *[other] { $count } gelbe Edelsteine
            }
        [green]
            { $count ->
                [one] 1 grünen Edelstein
               *[other] { $count } grüne Edelsteine
            }
        [blue]
            { $count ->
                [one] 1 blauen Edelstein
               *[other] { $count } blaue Edelsteine
            }
       *[purple]
            { $count ->
                [one] 1 lila Edelstein
               *[other] { $count } lila Edelsteine
            }
    }
stones = { $count } { colour }
glyphs = { $count } { glyph }
flow-of = { colour } { $count }
glyph-flow = { glyph } { $flow }
the-card = { card }
ability-card = die Fähigkeitskarte
artefact-cards =
    { $count ->
        [one] 1 Artefaktkarte
       *[other] { $count } Artefaktkarten
    }
invasion-cards =
    { $count ->
        [one] die nächste Invasionskarte
       *[other] { $count } Invasionskarten
    }
guard-count =
    { $count ->
        [one] 1 Wächter
       *[other] { $count } Wächter
    }
wizard-of = { $name } ({ colour })
special-wizard-of = { $name } ({ colour }, { role })
goal-of = { $name }: { goal }

## What happens

log-chooser =
    { $who ->
        [you] Du suchst dir als Erster eine Spezialkarte aus.
       *[other] { $name } sucht sich zuerst eine Spezialkarte aus.
    }
log-choose =
    { $who ->
        [you] Du suchst dir eine Spezialkarte aus: { role }.
       *[other] { $name } sucht sich eine Spezialkarte aus: { role }.
    }
log-setup = Die Karten sind verteilt: { $wizards }. { $first } beginnt.
log-own-goal = Dein Ziel: { goal }.
event-round = Runde { $round }
log-invasion = Invasion: { invasion }. Verstärkung { $reinforcement }, Wut des Drachen { $rage }.
log-gather =
    { $who ->
        [you] Du sammelst { $count } Macht.
       *[other] { $name } sammelt { $count } Macht.
    }
log-burn =
    { $who ->
        [you] Du verbrennst { $gems }: { $power } Macht.
       *[other] { $name } verbrennt { $gems }: { $power } Macht.
    }
log-buy =
    { $who ->
        [you] Du kaufst { $gems } für { $power } Macht.
       *[other] { $name } kauft { $gems } für { $power } Macht.
    }
log-tribute =
    { $who ->
        [you] Du zahlst dem Drachen { $gems }: Seine Wut sinkt auf { $rage }.
       *[other] { $name } zahlt dem Drachen { $gems }: Seine Wut sinkt auf { $rage }.
    }
log-sulphur =
    { $who ->
        [you] Du nimmst { $gems } aus deiner Flasche.
       *[other] { $name } nimmt { $gems } aus der Flasche.
    }
log-craft =
    { $who ->
        [you] Du legst { $gems } auf { card }.
       *[other] { $name } legt { $gems } auf { card }.
    }
event-finished = { card } ist fertig: Die Gesundheit des Königs steigt auf { $health }.
log-draw =
    { $who ->
        [you] Du ziehst { artefact-cards }.
       *[other] { $name } zieht { artefact-cards }.
    }
log-draw-seen =
    { $who ->
        [you] Du ziehst { $cards }.
       *[other] { $name } zieht { $cards }.
    }
log-look =
    { $who ->
        [you] Du siehst dir { invasion-cards } an.
       *[other] { $name } sieht sich { invasion-cards } an.
    }
log-look-seen =
    { $who ->
        [you] Du siehst dir { invasion-cards } an: { $invasions }.
       *[other] { $name } sieht sich { invasion-cards } an: { $invasions }.
    }
log-steal =
    { $who ->
        [you] Du stiehlst { $target } eine Handkarte.
        [target] { $name } stiehlt dir eine Handkarte.
       *[other] { $name } stiehlt { $target } eine Handkarte.
    }
log-steal-seen =
    { $who ->
        [you] Du stiehlst { card } aus der Hand von { $target }.
        [target] { $name } stiehlt dir { card } aus der Hand.
       *[other] { $name } stiehlt { card } aus der Hand von { $target }.
    }
log-guard =
    { $who ->
        [you] Du stellst einen Wächter auf und hast jetzt { guard-count }.
       *[other] { $name } stellt einen Wächter auf und hat jetzt { guard-count }.
    }
log-accuse =
    { $who ->
        [you] Du klagst { $target } an, { faction.served } zu dienen.
        [target] { $name } klagt dich an, { faction.served } zu dienen.
       *[other] { $name } klagt { $target } an, { faction.served } zu dienen.
    }
event-unmasked =
    { $who ->
        [you] Die Anklage stimmt, du bist entlarvt: { goal }.
       *[other] Die Anklage stimmt, { $name } ist entlarvt: { goal }.
    }
event-cleared =
    { $who ->
        [you] Die Anklage ist falsch: Du dienst nicht { faction.served }.
       *[other] Die Anklage ist falsch: { $name } dient nicht { faction.served }.
    }
event-exile =
    { $who ->
        [you] Du gehst ins Exil.
       *[other] { $name } geht ins Exil.
    }
log-fetch =
    { $who ->
        [you] Du holst { gem.object } aus der Reserve.
       *[other] { $name } holt { gem.object } aus der Reserve.
    }
log-unpick =
    { $who ->
        [you] Du legst { gem.object } von { card } in den Vorrat von { $target } zurück.
        [target] { $name } legt { gem.object } von { card } in deinen Vorrat zurück.
       *[other] { $name } legt { gem.object } von { card } in den Vorrat von { $target } zurück.
    }
log-spoil =
    { $who ->
        [you] Du tappst { card } von { $target } ohne Wirkung.
        [target] { $name } tappt dein Artefakt { card } ohne Wirkung.
       *[other] { $name } tappt { card } von { $target } ohne Wirkung.
    }
log-seize =
    { $who ->
        [you] Du stiehlst { $target } das Artefakt { card }.
        [target] { $name } stiehlt dir das Artefakt { card }.
       *[other] { $name } stiehlt { $target } das Artefakt { card }.
    }
log-end =
    { $who ->
        [you] Du beendest deinen Zug.
       *[other] { $name } beendet den Zug.
    }
log-enough =
    { $who ->
        [you] Du belässt es bei 1 Edelstein.
       *[other] { $name } belässt es bei 1 Edelstein.
    }
log-tap =
    { $who ->
        [you] Du tappst { $cards }: { $glyphs }.
       *[other] { $name } tappt { $cards }: { $glyphs }.
    }
log-fire-hordes =
    { $who ->
        [you] Du drängst die Horden mit Feuer um { $count } zurück, auf { $at }.
       *[other] { $name } drängt die Horden mit Feuer um { $count } zurück, auf { $at }.
    }
log-nature-hordes =
    { $who ->
        [you] Du drängst die Horden mit Natur um { $count } zurück, auf { $at }.
       *[other] { $name } drängt die Horden mit Natur um { $count } zurück, auf { $at }.
    }
log-fire-mob =
    { $who ->
        [you] Du zerstreust den Pöbel mit Feuer um { $count }, auf { $at }.
       *[other] { $name } zerstreut den Pöbel mit Feuer um { $count }, auf { $at }.
    }
log-nature-mob =
    { $who ->
        [you] Du besänftigst den Pöbel mit Natur um { $count }, auf { $at }.
       *[other] { $name } besänftigt den Pöbel mit Natur um { $count }, auf { $at }.
    }
event-unrest = Das schürt die Unruhe, auf { $unrest }.
log-sun =
    { $who ->
        [you] Du verwandelst { $count } Sonne in { $power } Macht.
       *[other] { $name } verwandelt { $count } Sonne in { $power } Macht.
    }
log-heal =
    { $who ->
        [you] Du heilst den König: Gesundheit { $health }.
       *[other] { $name } heilt den König: Gesundheit { $health }.
    }
log-dark-king =
    { $who ->
        [you] Du schwächst den König mit Dunkelheit: Gesundheit { $health }.
       *[other] { $name } schwächt den König mit Dunkelheit: Gesundheit { $health }.
    }
log-fire-guard =
    { $who ->
        [you] Du schleuderst Feuer auf einen Wächter von { $target }.
        [target] { $name } schleudert Feuer auf einen deiner Wächter.
       *[other] { $name } schleudert Feuer auf einen Wächter von { $target }.
    }
log-dark-guard =
    { $who ->
        [you] Du schickst Dunkelheit gegen einen Wächter von { $target }.
        [target] { $name } schickt Dunkelheit gegen einen deiner Wächter.
       *[other] { $name } schickt Dunkelheit gegen einen Wächter von { $target }.
    }
event-guard-saved =
    { $who ->
        [you] Du tappst { $cards } und rettest den Wächter.
       *[other] { $name } tappt { $cards } und rettet den Wächter.
    }
event-guard-killed =
    { $who ->
        [you] Dein Wächter ist getötet.
       *[other] Der Wächter von { $name } ist getötet.
    }
log-fight =
    { $who ->
        [you] Du forderst { warlord.object } heraus, Stärke { $needed }.
       *[other] { $name } fordert { warlord.object } heraus, Stärke { $needed }.
    }
log-fight-with =
    { $who ->
        [you] Du forderst { warlord.object }, Stärke { $needed }, mit { $glyphs } heraus: { $cards }.
       *[other] { $name } fordert { warlord.object }, Stärke { $needed }, mit { $glyphs } heraus: { $cards }.
    }
log-fight-won =
    { $who ->
        [you] Du besiegst { warlord.object } mit { $glyphs }: { $strength } gegen { $needed }.
       *[other] { $name } besiegt { warlord.object } mit { $glyphs }: { $strength } gegen { $needed }.
    }
log-fight-lost =
    { $who ->
        [you] Du scheiterst mit { $glyphs }, { $strength } gegen { $needed }: Der { warlord } hält stand. Dein Zug ist zu Ende.
       *[other] { $name } scheitert mit { $glyphs }, { $strength } gegen { $needed }: Der { warlord } hält stand. Der Zug ist zu Ende.
    }
log-attack =
    { $who ->
        [you] Du greifst das Schloss an.
       *[other] { $name } greift das Schloss an.
    }
log-attack-with =
    { $who ->
        [you] Du greifst das Schloss mit { $glyphs } an: { $cards }.
       *[other] { $name } greift das Schloss mit { $glyphs } an: { $cards }.
    }
log-defend =
    { $who ->
        [you] Du verteidigst es mit { $glyphs }: { $cards }.
       *[other] { $name } verteidigt es mit { $glyphs }: { $cards }.
    }
log-stand-by =
    { $who ->
        [you] Du tappst nichts zur Verteidigung.
       *[other] { $name } tappt nichts zur Verteidigung.
    }
sum-with-guards =
    { $guards ->
        [one] { $sum } (5 durch 1 Wächter)
       *[other] { $sum } ({ $guards } × 5 durch Wächter)
    }
event-castle-falls = Angriff { $attack } gegen Verteidigung { $defence }: Das Schloss fällt.
event-castle-holds = Angriff { $attack } gegen Verteidigung { $defence }: Das Schloss hält stand.
battle-flow = Gezogen: { invasion }. Machtfluss: { $flow }.
battle-card = Gezogen: { invasion }.
event-siege = Belagerung
log-siege = Die Horden rücken um { $reinforcement } auf { $hordes } vor, der Pöbel um { $unrest } auf { $mob }.
event-sickness = Der König wird kränker: Gesundheit { $health }.
event-warlord-harms = Niemand stellt sich gegen { warlord.object }: Die Gesundheit des Königs sinkt auf { $health }.
log-answer =
    { $who ->
        [you] Du tappst { $cards } gegen { warlord.object }.
       *[other] { $name } tappt { $cards } gegen { warlord.object }.
    }
log-pass =
    { $who ->
        [you] Du tust nichts gegen { warlord.object }.
       *[other] { $name } tut nichts gegen { warlord.object }.
    }
log-untap =
    { $who ->
        [you] Du aktivierst wieder: { $cards }.
       *[other] { $name } aktiviert wieder: { $cards }.
    }
log-rest =
    { $who ->
        [you] Du aktivierst nichts wieder.
       *[other] { $name } aktiviert nichts wieder.
    }
event-goals = Die Ziele: { $goals }.

# Of a match that goes on within a deed, the rest is told move by move.
log-artefact = Eine Artefaktkarte: { card }.
log-artefact-unseen = Eine Artefaktkarte wird gezogen; du siehst sie nicht.
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
log-ability =
    { $who ->
        [you] Du tappst deine Fähigkeitskarte für { glyph }.
       *[other] { $name } tappt die Fähigkeitskarte für { glyph }.
    }
log-ready =
    { $who ->
        [you] Du bist bereit.
       *[other] { $name } ist bereit.
    }
log-untap-ability =
    { $who ->
        [you] Du aktivierst deine Fähigkeitskarte wieder.
       *[other] { $name } aktiviert die Fähigkeitskarte wieder.
    }

## What is being decided

decide-act =
    { $actions_left ->
        [one] Du hast noch 1 Aktion.
       *[other] Du hast noch { $actions_left } Aktionen.
    }
decide-act-with-glyphs =
    { $actions_left ->
        [one] Du hast noch 1 Aktion. Oder gib Glyphen aus: { $glyphs }.
       *[other] Du hast noch { $actions_left } Aktionen. Oder gib Glyphen aus: { $glyphs }.
    }
decide-glyphs = Gib deine Glyphen aus ({ $glyphs }) oder beende deinen Zug.
decide-second-gem = Lege einen zweiten Edelstein oder belasse es bei 1.
decide-choose-role = Such dir deine Spezialkarte aus.
decide-protect = Ein Wächter von { $target } soll getötet werden: Schützt du ihn mit Kobalt?
decide-fight = Der { foe } hat Stärke { $strength }: Tappe Karten gegen ihn.
decide-attack = Tappe Karten für deinen Angriff auf das Schloss.
decide-defend = { $attacker } greift das Schloss mit { $glyphs } an: Tappe Karten zur Verteidigung.
decide-defend-against-guards = { $attacker } greift das Schloss ohne Karten an: Tappe Karten zur Verteidigung.
decide-answer = Der { foe } bedroht den König: Tappst du eine Karte für { foe-glyph }?
decide-recover =
    { $actions_left ->
        [one] Du darfst noch 1 Karte wieder aktivieren.
       *[other] Du darfst { $actions_left } Karten wieder aktivieren.
    }
wait-act = { $name } ist am Zug.
wait-choose-role = { $name } sucht sich eine Spezialkarte aus.
wait-protect = { $name } kann den Wächter von { $target } schützen.
wait-fight = { $name } rüstet sich zum Kampf. Gegner: { foe }.
wait-attack = { $name } rüstet sich zum Angriff auf das Schloss.
wait-defend = { $name } kann das Schloss gegen { $attacker } verteidigen.
wait-answer = { $name } kann antworten. Es droht: { foe }.
wait-recover = { $name } darf Karten wieder aktivieren.
wait-chance = Eine Karte wird gezogen.

## Where points come from

tally-goal = Ziel erreicht: { goal }
tally-flask =
    { $count ->
        [one] 1 Edelstein in der Flasche
       *[other] { $count } Edelsteine in der Flasche
    }
tally-warlords =
    { $count ->
        [one] 1 besiegter Kriegsfürst
       *[other] { $count } besiegte Kriegsfürsten
    }
tally-power = Macht
tally-special =
    { $role ->
        [servant] Als Diener
       *[deceiver] Als Täuscher
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
reason-rounds = Nach 60 Runden der Belagerung ist der König entschlafen.

## Refusals

refused-AS-C5 = Deine Macht ist am Maximum: Das würde nichts ändern.
refused-AS-S1 = Ziele und Zauberer werden nur einmal verteilt, vor der ersten Runde.
refused-AS-S4 = Der Startspieler wird nur einmal bestimmt, unter den Farben im Spiel.
refused-AS-R1 = Eine Invasionskarte wird nur zu Beginn einer Runde aufgedeckt, und zwar die oberste.
refused-AS-R2 = Das geht nur in deinem Zug, solange du noch eine Aktion hast, und nur, wenn es etwas ändert.
refused-AS-K2 = Einem Kriegsfürsten antwortest du in der Belagerung, mit einer Karte, die seine Glyphe erzeugt.
refused-AS-L1 = In der Erholung aktivierst du eigene getappte Karten wieder, höchstens 2.
refused-AS-A1 = Du ziehst nur mit weniger als 5 Handkarten und nur, solange es noch Artefaktkarten gibt.
refused-AS-A3 = Verbrennen kannst du nur Edelsteine aus deinem Vorrat.
refused-AS-A4 = Zum Kaufen braucht es einen solchen Edelstein in der Reserve und so viel Macht wie sein Machtfluss.
refused-AS-A5 = Lege einen Edelstein aus deinem Vorrat auf einen freien Platz seiner Farbe, auf ein Artefakt aus deiner Hand oder eines, an dem du arbeitest.
refused-AS-A7 = Der letzte Edelstein eines Zauberbuchs kostet zusätzlich 5 Macht.
refused-AS-A8 = Tappe nur eigene fertige Karten, die noch nicht getappt sind, und nur für die Glyphen, die sie erzeugen.
refused-AS-A9 = Tribut ist ein roter oder gelber Edelstein aus deinem Vorrat.
refused-AS-A10 = Kämpfe gegen einen lebenden Kriegsfürsten, mit mindestens einer Karte, die Glyphen erzeugt.
    .ready = Im Kampf gegen einen Kriegsfürsten bist du bereit, sobald eine Karte getappt ist; außerhalb eines Kampfes gibt es nichts, wofür du bereit sein müsstest.
refused-AS-A11 = Ein Wächter kostet 5 Macht und einen Edelstein deiner eigenen Farbe.
refused-AS-A12 = Klage jemand anderen an, dessen Zielkarte noch nicht gezeigt wurde.
refused-AS-Y1 = Dafür brauchst du Feuer: 1 für Horden oder Pöbel, 3 für einen vorhandenen Wächter.
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
refused-AS-V1 = Nur die Karte des Großen Alchemisten erzeugt Glyphen; Spezialkarten werden zu Beginn verteilt oder ausgesucht, solange es von einer Art noch welche gibt.
refused-AS-V3 = Nur ein Diener mit ungetappter Karte holt einen Edelstein, wenn die Reserve einen hat.
refused-AS-V4 = Das kann nur ein Täuscher mit ungetappter Karte, nicht im Exil, und nur mit dem, was anderen gehört; sein Schwefel zählt als Sonne.

## Labels on the table

label-you = du
label-round = Runde
label-health = Gesundheit des Königs
label-rage = Wut des Drachen
label-hordes = Horden
label-mob = Pöbel
label-warlords = Kriegsfürsten
label-guards = Wächter
label-power = Macht
label-stock = Vorrat
label-flask = Flasche
label-reserve = Reserve
label-hand = Deine Hand
label-artefacts = Artefakte
label-ability = Fähigkeitskarte
label-goal = Dein Ziel
label-exile = Exil
label-trophies = Trophäen
label-flow = Machtfluss
label-glyphs = Glyphen
label-defence = Verteidigung
label-pile = Artefaktstapel
label-invasions = Invasionsstapel
label-discards = Ablage
label-colour = Zauberer
label-role = Spezialkarte
label-shown = Gezeigtes Ziel
label-cleared = Dient nicht
label-foresight = Nächste Invasionskarten
label-now = Jetzt
label-end = Ende
label-siege = Nach der Belagerung
label-tracks = Leisten
label-actions = Aktionen übrig
label-strength = Stärke
label-invasion = Invasionskarte
label-points = Punkte

# Short words of the sheet.
state-of-card =
    { $state ->
        [in-work] { $count } von { $spaces } Edelsteinen
        [ready] bereit
       *[tapped] getappt
    }
label-tapped = getappt
label-untapped = ungetappt
label-hand-size = Handkarten
label-missing = fehlt
warlord-strength = { warlord }, Stärke { $strength }
card-state = { card } ({ state-of-card })
card-missing = { card } ({ state-of-card }; es fehlen { $missing })
card-makes = { card }: { $makes } { glyph }, { $missing }

## Das Brett

board-realm = Das Reich
board-health = Gesundheit des Königs: { $now }. Bei 0 ist er tot, bei { $most } geheilt.
board-hordes = Horden: { $now }; bei { $most } in einer Belagerung überrennen sie das Schloss. Verstärkung { $growth }: so viele Schritte je Belagerung.
board-mob = Pöbel: { $now }; bei { $most } in einer Belagerung stürmt er das Schloss. Unruhe { $growth }: so viele Schritte je Belagerung.
board-rage = Wut des Drachen: { $now }; bei { $most } endet die Partie sofort. Tribut, ein roter oder gelber Edelstein, senkt sie um 1.
board-after = Nach der Belagerung, wenn nichts geschieht: { $after }.
board-attack = Greife das Schloss an. Damit endet dein Zug.
board-warlord = Der { warlord }, Stärke { $strength }. Solange er lebt, verliert der König in jeder Belagerung 1 Gesundheit, wenn niemand antwortet. Verlierst du den Kampf, endet dein Zug.
board-answered-by =
    { $count ->
        [0] Zurzeit kann ihm niemand antworten.
       *[other] Wer ihm antworten kann: { $names }.
    }
board-round = Runde { $round }
board-invasion-card = Invasionskarte
board-flow = Machtfluss von { glyph }: { $flow }.
board-burn = Ein Edelstein dieser Farbe bringt verbrannt { $flow } Macht.
board-reserve = Reserve: { $count } { colour }. Einen zu kaufen kostet { $flow } Macht.
board-under-flow = Oben: Machtfluss, so viel bringt Verbrennen. Unten: Reserve, so viel kostet Kaufen.
board-pile =
    { $count ->
        [one] 1 Artefaktkarte zum Ziehen
       *[other] { $count } Artefaktkarten zum Ziehen
    }
board-invasions =
    { $count ->
        [one] Invasionsstapel: 1 Karte, abgelegt { $discards }
       *[other] Invasionsstapel: { $count } Karten, abgelegt { $discards }
    }
board-guards = Wachstube: { $count }. Ein Wächter kostet 5 Macht und einen Edelstein deiner Farbe.
board-guards-of =
    { $count ->
        [one] { $name }: 1 Wächter
       *[other] { $name }: { $count } Wächter
    }
board-gems = { $count } { colour }
board-siege = Die Belagerung, wenn nichts geschieht:
board-siege-brings = Gesundheit { $health }, Horden { $hordes }, Pöbel { $mob }.
board-discards = In der Ablage:
board-hand = Deine Hand
board-artefacts = Deine Artefakte
board-artefact =
    { $lies ->
        [hand] { card }, auf deiner Hand: { $makes } { glyph }.
        [in-work] { card }, in Arbeit: { $makes } { glyph }.
        [ready] { card }, bereit: { $makes } { glyph }.
       *[tapped] { card }, getappt: { $makes } { glyph }.
    }
board-lacks = Es fehlen: { $gems }.
board-spellbook = Der letzte Edelstein kostet außerdem 5 Macht.
board-ability =
    { $role ->
        [wizard] Fähigkeitskarte: { $count } { glyph }
        [alchemist] Großer Alchemist: { $count } { glyph } oder 1 beliebige Glyphe
        [servant] Diener: ein beliebiger Edelstein aus der Reserve, ohne Macht
       *[deceiver] Täuscher: löst einen Edelstein von einem fremden Artefakt in Arbeit oder tappt ein fertiges
    } ({ $state ->
        [tapped] getappt
       *[ready] bereit
    })
board-stock = Vorrat: { $count } { colour }. Einer bringt verbrannt { $flow } Macht.
board-power = Macht: { $count } von { $most }
board-cleared = Zu Unrecht angeklagt, { faction.served } zu dienen
board-trophy = Trophäe: { warlord }, 5 Punkte
board-hand-of =
    { $count ->
        [one] { $name }: 1 Handkarte
       *[other] { $name }: { $count } Handkarten
    }
board-flask =
    { $count ->
        [one] Flasche: 1 Edelstein, 2 Punkte
       *[other] Flasche: { $count } Edelsteine, je 2 Punkte
    }
board-in-flask = In deiner Flasche: { $count } { colour }
board-goal =
    { $goal ->
        [save] 20 Punkte, wenn der König ganz gesund wird.
        [barbarians] 20 Punkte, wenn die Horden 10 erreichen oder beim Tod durch Krankheit führen.
        [dragon] 20 Punkte, wenn die Wut des Drachen 10 erreicht oder beim Tod durch Krankheit führt.
       *[mob] 20 Punkte, wenn der Pöbel 10 erreicht oder beim Tod durch Krankheit führt.
    }
board-goal-now = Noch { $steps }. Stürbe der König jetzt: { $points } Punkte.
board-glyphs = Verfügbare Glyphen
board-effect =
    { $kind ->
        [fire-hordes] 1 Feuer: Horden −1
        [fire-mob] 1 Feuer: Pöbel −1, schürt Unruhe
        [fire-guard] 3 Feuer: Wächter töten, ins Exil
        [sulphur] 1 Schwefel: Edelstein aus der Flasche
        [nature-hordes] 1 Natur: Horden −1
        [nature-mob] 2 Natur: Pöbel −1
        [sun] Alle Sonne: Macht
        [steal] 2 Dunkelheit: Handkarte stehlen
        [dark-king] 3 Dunkelheit: Gesundheit −1, ins Exil
        [dark-guard] 3 Dunkelheit: Wächter töten
        [seize] 6 Dunkelheit: Artefakt stehlen
        [look] 1 Kobalt: nächste Invasionskarte sehen
       *[heal] 3 Kobalt: Gesundheit +1
    }
board-foresight = Nächste Invasionskarten
board-accuse = { $name } anklagen
board-at-stake = Hast du recht, wird die Zielkarte gezeigt und die angeklagte Person geht ins Exil. Irrst du dich, gehst du für immer ins Exil.
board-protect = Ein Wächter von { $name } soll sterben
board-castle = { $name } greift das Schloss an
board-fight = { $name } kämpft gegen { warlord.object }, Stärke { $strength }
board-answer = Der { warlord } bedroht den König: Er verliert 1 Gesundheit
board-choose-role = Die Spezialkarten
board-attacking = Angriff
board-defending = Verteidigung
board-strength = Stärke
board-chance =
    { $cards ->
        [one] Mit der nächsten Karte siegt der Angriff: { $percent } %.
       *[other] Der Angriff siegt mit { $percent } % der { $cards } Karten, die kommen können.
    }
board-outcome =
    { $end ->
        [defeated] { $name } besiegt { warlord.object }.
        [failed] { $name } scheitert: Der { warlord } hält stand.
        [fallen] Das Schloss fällt.
       *[held] Das Schloss hält stand.
    }
board-sums = Die möglichen Summen
board-fight-stake = Verlierst du, endet dein Zug sofort.
board-attack-stake = Hält das Schloss stand, endet dein Zug.
board-tap-or-pass = Tappe eine deiner leuchtenden Karten, oder tu nichts.
board-role =
    { $role ->
        [alchemist] Großer Alchemist: 20 Macht, 3 Glyphen seiner Farbe oder 1 beliebige
        [servant] Diener: nimmt Edelsteine ohne Macht, legt 2 auf einmal
       *[deceiver] Täuscher: nimmt Edelsteine zurück, stört die Arbeit anderer
    }
board-notes = Meine Notizen
board-notes-only-you = Nur du siehst das
board-notes-undealt =
    { $count ->
        [0] Alle Zielkarten sind im Spiel.
        [one] 1 Zielkarte wurde nicht ausgeteilt.
       *[other] { $count } Zielkarten wurden nicht ausgeteilt.
    }
board-suspicion =
    { $mark ->
        [likely] { $name }, { goal }: wahrscheinlich
        [unlikely] { $name }, { goal }: unwahrscheinlich
       *[open] { $name }, { goal }: offen
    }

## What things on the table mean; .line: what it does, .rule: its paragraph in the rulebook

meaning-king = Die Gesundheit des Königs
    .line = Bei 0 ist er tot, ganz gesund ist er gerettet; beides beendet die Partie. Fertige Artefakte und Kobalt heilen ihn, Krankheit und Kriegsfürsten schwächen ihn.
    .rule = AS-K3
meaning-hordes = Horden
    .line = In jeder Belagerung rücken sie um die Verstärkung näher. Bei 10 endet die Partie, zum Vorteil der Barbaren.
    .rule = AS-G1
meaning-mob = Pöbel
    .line = In jeder Belagerung steigt er um die Unruhe. Bei 10 endet die Partie, zum Vorteil des Pöbels.
    .rule = AS-G1
meaning-dragon = Die Wut des Drachen
    .line = Invasionskarten steigern sie; ein roter oder gelber Edelstein als Tribut senkt sie um 1. Am Höchststand endet die Partie sofort.
    .rule = AS-I3
meaning-warlord = { warlord }
    .line = Solange er lebt, verliert der König in jeder Belagerung 1 Gesundheit, wenn niemand mit seiner Glyphe antwortet. Wer ihn besiegt, bekommt 5 Punkte.
    .rule = AS-K2
meaning-answers = Wer antworten kann
    .line = Alle mit einer ungetappten Karte, die die Glyphe dieses Kriegsfürsten erzeugt. Ein Ausrufezeichen: niemand; der König wird 1 Gesundheit verlieren.
    .rule = AS-K2
meaning-trophy = Trophäe: { warlord }
    .line = Ein besiegter Kriegsfürst zählt 5 Punkte.
    .rule = AS-E5
meaning-flow = Machtfluss: { glyph }
    .line = So viel Macht bringt ein Edelstein dieser Farbe in dieser Runde beim Verbrennen, und so viel kostet er beim Kaufen; im Kampf zählt jede Glyphe dieser Farbe so viel, wie die gezogene Karte zeigt.
    .rule = AS-I1
meaning-reserve = Reserve: { gem }
    .line = Edelsteine, die man für Macht kaufen kann, zum Preis ihres Machtflusses.
    .rule = AS-A4
meaning-stock = Vorrat: { gem }
    .line = Zum Erschaffen, zum Verbrennen für Macht oder als Tribut.
    .rule = AS-A3
meaning-power = Macht
    .line = Kauft Edelsteine, stellt Wächter auf und vollendet Zauberbücher. Jeder Punkt Macht, der am Ende übrig ist, zählt 1 Punkt.
    .rule = AS-A2
meaning-flask = Flasche
    .line = Edelsteine aus fertigen Artefakten. Jeder zählt am Ende 2 Punkte; Schwefel holt sie in den Vorrat zurück.
    .rule = AS-A6
meaning-hand = Hand
    .line = Artefaktkarten, die sonst niemand sieht. Dunkelheit kann eine stehlen.
    .rule = AS-A1
meaning-pile = Artefaktstapel
    .line = Mit weniger als 5 Karten auf der Hand darfst du als Aktion eine ziehen.
    .rule = AS-A1
meaning-invasions = Invasionsstapel
    .line = Jede Runde wird eine Karte ausgeführt, und ihr Machtfluss gilt. Auch für Kämpfe wird hier gezogen; Kobalt schaut voraus.
    .rule = AS-R1
meaning-guards = Wächter
    .line = Jeder zählt 5 für die Seite seines Besitzers, wenn das Schloss angegriffen wird. Einer kostet 5 Macht und einen Edelstein der eigenen Farbe.
    .rule = AS-A11
meaning-artefact = { card }
    .line = Lege seine Edelsteine auf die freien Plätze; ist es fertig, kannst du es für seine Glyphen tappen, und der König gewinnt 1 Gesundheit.
    .rule = AS-A5
meaning-glyph = Glyphe: { glyph }
    .line =
        { $glyph ->
            [fire] Treibt Horden oder Pöbel um 1 zurück; 3 töten einen Wächter und schicken dich ins Exil.
            [sun] Bringt Macht: 1 und noch 1 für jede Sonne.
            [sulphur] Holt einen Edelstein aus deiner Flasche in deinen Vorrat.
            [nature] 1 treibt die Horden zurück, 2 beruhigen den Pöbel.
            [cobalt] 1 schaut die nächste Invasionskarte an oder schützt einen Wächter, 3 heilen den König um 1.
           *[darkness] 2 stehlen eine Karte, 3 schaden dem König oder töten einen Wächter, 6 stehlen ein Artefakt.
        }
    .rule =
        { $glyph ->
            [fire] AS-Y1
            [sun] AS-Y4
            [sulphur] AS-Y2
            [nature] AS-Y3
            [cobalt] AS-Y6
           *[darkness] AS-Y5
        }
meaning-ability = Zaubererkarte
    .line = Tappe sie für 2 Glyphen ihrer Farbe.
    .rule = AS-C5
meaning-role = { role }
    .line =
        { $role ->
            [alchemist] Beginnt mit 20 Macht und weniger Edelsteinen. Tappt für 3 Glyphen der eigenen Farbe oder 1 beliebige.
            [servant] Die Macht fällt nach jedem Zug auf 0. Legt beim Erschaffen 2 Edelsteine und tappt für einen beliebigen aus der Reserve.
           *[deceiver] Edelsteine fertiger Artefakte gehen in den Vorrat zurück. Tappt, um die Arbeit anderer zu stören.
        }
    .rule =
        { $role ->
            [alchemist] AS-V2
            [servant] AS-V3
           *[deceiver] AS-V4
        }
meaning-accuse = Anklagen
    .line = Nenne die Fraktion, der dieser Zauberer dient. Hast du recht, geht er ins Exil; wenn nicht, du.
    .rule = AS-A12
meaning-exile = Exil
    .line = Auf Dauer: kein Tribut, kein Einfluss auf Pöbel und Horden, keine Wächter; dafür kann das Schloss angegriffen werden.
    .rule = AS-X1
meaning-goal = Ziel: { goal }
    .line =
        { $goal ->
            [save] 20 Punkte, wenn der König ganz gesund wird.
           *[other] 20 Punkte, wenn der König durch diese Fraktion fällt: das Ziel eines Verräters.
        }
    .rule =
        { $goal ->
            [save] AS-E4
           *[other] AS-E1
        }
meaning-cleared = Nicht: { faction }
    .line = Wurde zu Unrecht angeklagt, dieser Fraktion zu dienen.
    .rule = AS-A12
meaning-round = Runde
    .line = Eine Invasionskarte, ein Zug für alle, dann die Belagerung.
    .rule = AS-R1
meaning-points = Punkte
    .line = 2 für jeden Edelstein in der Flasche, 5 für jeden Kriegsfürsten, 1 für jeden Punkt Macht; 20 für das Ziel, wenn die Partie vorbei ist.
    .rule = AS-E5
