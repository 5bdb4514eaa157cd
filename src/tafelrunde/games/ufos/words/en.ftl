### UFOs! Fritten aus dem All in English
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
game-line = Open chip stands and restaurants all over the world, and bump the other saucers out of the way.

## Names

# Places, each once; the selectors below choose among them.

place-los_angeles = Los Angeles
place-new_york = New York
place-mexico = Mexico City
place-rio = Rio de Janeiro
place-london = London
place-berlin = Berlin
place-moscow = Moscow
place-cairo = Cairo
place-cape_town = Cape Town
place-delhi = New Delhi
place-beijing = Beijing
place-tokyo = Tokyo
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
place-kapustin_yar = Kapustin Yar
place-siwa = Siwa
place-timbuktu = Timbuktu
place-lalibela = Lalibela
place-yangambi = Yangambi
place-ruwa = Ruwa
place-luderitz = Lüderitz
place-abyaneh = Abyaneh
place-baikonur = Baikonur
place-vanavara = Vanavara
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
        [standard] standard UFO
        [bumper] bumper
       *[calmer] calmer
    }
    .object = the { ufo }
    .new = a new { ufo }

side =
    { $side ->
        [attacker] the attacker
        [defender] the defender
       *[nobody] nobody
    }

colour =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [red] red
        [green] green
       *[purple] purple
    }

steps =
    { $steps_left ->
        [one] { $steps_left } place
       *[other] { $steps_left } places
    }

## Moves, as choices

move-start = Start in { village }
move-new = Take { ufo.new } in { city } instead of your turn
move-fly = Fly { ufo.object } in { place }
move-to = Fly to { place }
move-onto = Put it on a piece of { $name }
move-end-movement = End movement
move-bump = Bump in { place }
move-support =
    { $side ->
        [nobody] Support nobody
       *[other] Support { side }
    }
move-push = Send { ufo.object } away, distance { $steps }
move-step = To { place }
move-witness = Move a witness here from { city }
move-no-witness = Move no witness
move-stand = Open a stand in { village }
move-take-stand = Take over the stand in { village }
move-open = Try to open a restaurant in { city }
move-take-over = Try to take over a restaurant of { $name } in { city }
move-end-turn = End your turn

## Moves, as told in the log

log-bump-roll = Dice: attacker { $attack }, defender { $defence }.
log-try-roll = The die shows { $number }.
log-first =
    { $who ->
        [you] Drawn by lot: you begin.
       *[other] Drawn by lot: { $name } begins.
    }
log-tile = { city }: tile { $tile } (resistance – hamburgers).
log-start =
    { $who ->
        [you] You start in { village }.
       *[other] { $name } starts in { village }.
    }
log-new =
    { $who ->
        [you] You take { ufo.new } in { city } instead of your turn.
       *[other] { $name } takes { ufo.new } in { city } instead of the turn.
    }
log-fly =
    { $who ->
        [you] You choose { ufo.object } in { place }.
       *[other] { $name } chooses { ufo.object } in { place }.
    }
log-to =
    { $who ->
        [you] You fly to { place }.
       *[other] { $name } flies to { place }.
    }
log-onto =
    { $who ->
        [you] You put the UFO on a piece of { $target }.
        [target] { $name } puts the UFO on a piece of yours.
       *[other] { $name } puts the UFO on a piece of { $target }.
    }
log-end-movement =
    { $who ->
        [you] You end your movement.
       *[other] { $name } ends the movement.
    }
log-bump =
    { $who ->
        [you] You start the bump in { place }.
       *[other] { $name } starts the bump in { place }.
    }
log-support =
    { $side ->
        [nobody]
            { $who ->
                [you] You support nobody.
               *[other] { $name } supports nobody.
            }
       *[other]
            { $who ->
                [you] You support { side }.
               *[other] { $name } supports { side }.
            }
    }
log-push =
    { $who ->
        [you] You send { ufo.object } away, distance { $steps }.
       *[other] { $name } sends { ufo.object } away, distance { $steps }.
    }
log-step = The bumped UFO drifts to { place }.
log-witness =
    { $who ->
        [you] You move a witness there from { city }.
       *[other] { $name } moves a witness there from { city }.
    }
log-no-witness =
    { $who ->
        [you] You move no witness.
       *[other] { $name } moves no witness.
    }
log-stand =
    { $who ->
        [you] You open a stand in { village }.
       *[other] { $name } opens a stand in { village }.
    }
log-take-stand =
    { $who ->
        [you] You take over the stand in { village }.
       *[other] { $name } takes over the stand in { village }.
    }
log-open =
    { $who ->
        [you] You try to open a restaurant in { city }.
       *[other] { $name } tries to open a restaurant in { city }.
    }
log-take-over =
    { $who ->
        [you] You try to take over a restaurant of { $target } in { city }.
        [target] { $name } tries to take over a restaurant of yours in { city }.
       *[other] { $name } tries to take over a restaurant of { $target } in { city }.
    }
log-end-turn =
    { $who ->
        [you] You end your turn.
       *[other] { $name } ends the turn.
    }

## Decisions

decide-start = Choose a village for your first two UFOs.
decide-move = Choose a UFO to fly, or end your movement.
decide-aim = Where does this UFO fly, or on whose piece is it put?
decide-to = Where does this UFO fly?
decide-bump = Which bump comes next?
decide-support = Whom do you support in this bump?
decide-share = Which UFO goes next, and how far?
decide-push = Which UFO goes next, and how far?
decide-step = Choose the way of the bumped UFO: { steps } to go.
decide-witness = No witness is left in supply: move one here from another city?
decide-act = What do your UFOs do?
wait-start = { $name } is choosing a village.
wait-move = { $name } is moving.
wait-aim = { $name } is choosing where to fly.
wait-bump = { $name } is choosing the next bump.
wait-support = { $name } is deciding whom to support.
wait-share = { $name } is sharing out the difference.
wait-step = { $name } is choosing the way of the bumped UFO.
wait-witness = { $name } may move a witness.
wait-act = { $name } is choosing actions.

## Odds

odds-bump = Bump in { place }: { $percent } %
odds-open = Opening in { place }: { $percent } %
odds-take-over = Takeover in { place }: { $percent } %
modifier-attacking = attacker
modifier-leader = leading UFO
modifier-further-ufos = further UFOs here
modifier-own-ufos-near = own UFOs nearby
modifier-supporters = supporters
modifier-stands-near = own stands nearby
modifier-foreign-restaurants = foreign restaurants here
modifier-witnesses = own witnesses here
modifier-acting-ufo = bumper or calmer
modifier-resistance = resistance

## Scoring

score-restaurants = Restaurants: +{ $points }
score-stands = Stands: +{ $points }
score-witnesses = Witnesses: −{ $points }
score-total = Total: { $points }

## Why the match ended

reason-control = Somebody controls enough cities.
reason-everywhere = Every city has a restaurant.
reason-last-round = The last round has been played.

## Refusals

refused-UF-S1 = This place is not in play with so few players.
refused-UF-S2 = Tiles are laid out before the match, a different one on each city.
refused-UF-S3 = At the beginning everybody chooses a village that nobody has chosen yet.
refused-UF-T1 = Not now: a turn is movement, then bumping, then actions.
refused-UF-M1 = You have no such UFO there.
refused-UF-M3 = A flight goes on only over own stands and restaurants without foreign UFOs.
refused-UF-M4 = A UFO is put on a foreign stand where it stands, or on a foreign restaurant in a full city.
refused-UF-M6 = Each UFO makes one flight a turn, or is put on a foreign piece.
refused-UF-B1 = No UFOs of two players stand there.
refused-UF-B4 = Supporters are asked once, before the dice of a bump.
refused-UF-B5 = These dice are rolled in a bump, once everybody was asked.
refused-UF-B6 = UFOs drift only when they have lost a bump.
refused-UF-B7 = The difference is shared out among the UFOs that lost, at least one place each, and all of it.
refused-UF-B8 = A bumped UFO must not end on a place with UFOs of another player.
refused-UF-B10 = The way goes from place to place, touches none twice, and must be able to end.
refused-UF-W3 = A witness is moved only when none is left in supply, and from another city that has one.
refused-UF-A1 = No UFO of yours can act there.
refused-UF-A2 = There is a stand in this village already.
refused-UF-A3 = A foreign stand is taken over by a UFO that stood there when the turn began.
refused-UF-A4 = One try a turn in each city, and only where a place is free.
refused-UF-A5 = Only in a full city, and only from whom your UFO was put on a restaurant.
refused-UF-A6 = This die is rolled for a restaurant.
refused-UF-A9 = You have no such piece left in supply.
refused-UF-U1 = A new UFO takes the whole turn, and as many controlled cities as you have UFOs.
refused-UF-U2 = The new UFO must be in supply; it lands in a city you control, without foreign UFOs.
refused-UF-E1 = The match is over.

## Labels on the table

label-you = you
label-round = Round
label-start-player = Start player
label-resistance = Resistance
label-hamburgers = Places for restaurants
label-stands = Stands
label-restaurants = Restaurants
label-witnesses = Witnesses
label-ufos = UFOs
label-counter = Cities controlled
label-supply = In supply
label-points = Points
label-reconstructed = Map and tiles are reconstructed
label-city = City
label-village = Village
label-fight = Bump in
label-steps-left = Places to go
label-tile = Resistance – places for restaurants
label-stand = Stand of
