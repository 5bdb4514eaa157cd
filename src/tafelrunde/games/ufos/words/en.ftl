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
fair-chance = Fair dice and tiles
option-later_points = Points for later players
    .explained = Everybody gets points for each place after the start player, because moving early is an advantage.

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
    .one = a { ufo }
    .yours = your { ufo }
    .dative = a { ufo }
    .your-dative = your { ufo }

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

move-start = Start { at-village }
move-new = Take { ufo.new } { at-city } instead of your turn
move-fly = Fly { ufo.object } { from-place }
move-to = Fly to { place }
move-onto = Put it on { $name }’s stand or restaurant here
move-end-movement = End movement
move-bump = Bump { at-place }
move-support =
    { $side ->
        [nobody] Support nobody
       *[other] Support { side }
    }
move-push = Send { ufo.object } away, distance { $steps }
move-step = To { place }
move-witness = Move a witness here from { city }
move-no-witness = Move no witness
move-stand = Open a stand { at-village }
move-take-stand = Take over the stand { at-village }
move-open = Try to open a restaurant { at-city }
move-take-over = Try to take over one of { $name }’s restaurants { at-city }
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
       *[other] { $name } takes { ufo.new } in { city } instead of taking a turn.
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
        [you] You put the UFO on one of { $target }’s stands or restaurants.
        [target] { $name } puts the UFO on one of your stands or restaurants.
       *[other] { $name } puts the UFO on one of { $target }’s stands or restaurants.
    }
log-end-movement =
    { $who ->
        [you] You end your movement.
       *[other] { $name } ends movement.
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
        [you] You try to take over one of { $target }’s restaurants in { city }.
        [target] { $name } tries to take over one of your restaurants in { city }.
       *[other] { $name } tries to take over one of { $target }’s restaurants in { city }.
    }
log-end-turn =
    { $who ->
        [you] You end your turn.
       *[other] { $name } ends the turn.
    }

## Decisions

decide-start = Choose a village for your first two UFOs.
decide-move = Choose a UFO to fly, or end your movement.
decide-aim = Where does this UFO fly, or on whose stand or restaurant is it put?
decide-to = Where does this UFO fly?
decide-bump = Which bump comes next?
decide-support = Whom do you support in this bump?
decide-share = Which UFO goes next, and how far?
decide-push = Which UFO goes next, and how far?
decide-step = Choose the bumped UFO’s path: { steps } to go.
decide-witness = No witness is left in supply: move one here from another city?
decide-act = What do your UFOs do?
wait-start = { $name } is choosing a village.
wait-move = { $name } is moving.
wait-aim = { $name } is choosing where to fly.
wait-bump = { $name } is choosing the next bump.
wait-support = { $name } is deciding whom to support.
wait-share = { $name } is sharing out the difference.
wait-step = { $name } is choosing the bumped UFO’s path.
wait-witness = { $name } may move a witness.
wait-act = { $name } is choosing actions.

## Odds

odds-bump = Bump in { place }: { $name } has a { $percent }% chance of winning
odds-open = Opening in { place }: { $percent }%
odds-take-over = Takeover in { place }: { $percent }%
modifier-attacking = attacker
modifier-leader = leading UFO
modifier-further-ufos = further UFOs here
modifier-own-ufos-near = UFOs nearby
modifier-supporters = supporters
modifier-stands-near = stands nearby
modifier-foreign-restaurants = other players’ restaurants here
modifier-witnesses = witnesses here
modifier-acting-ufo = bumper or calmer
modifier-resistance = resistance

## Why the match ended

reason-control = One player controls enough cities.
reason-everywhere = Every city has a restaurant.
reason-last-round = The last round has been played.

## Refusals

refused-UF-S1 = This place is not in play with so few players.
refused-UF-S2 = Tiles are laid out before the match, a different one on each city.
refused-UF-S3 = At the beginning everybody chooses a village that nobody has chosen yet.
refused-UF-T1 = Not now: movement comes first, then bumping, then actions.
refused-UF-M1 = You have no such UFO there.
refused-UF-M3 = A flight goes on only over your own stands and restaurants, and only where no other player has a UFO.
refused-UF-M4 = A UFO can only be put on another player’s stand where it is, or on another player’s restaurant in a full city.
refused-UF-M6 = Each UFO makes one flight a turn, or is put on another player’s stand or restaurant.
refused-UF-B1 = There are no UFOs of two players there.
refused-UF-B4 = Players are asked for support only once, before the dice of a bump.
refused-UF-B5 = These dice are rolled in a bump, once everybody has been asked.
refused-UF-B6 = A UFO drifts only if it has lost a bump.
refused-UF-B7 = The whole difference is shared out among the UFOs that lost, at least one place each.
refused-UF-B8 = A bumped UFO must not end on a place with UFOs of another player.
refused-UF-B10 = The path goes from place to place, touches none twice, and must still be able to end on an allowed place.
refused-UF-W3 = A witness is moved only when none is left in supply, and only from another city that has one.
refused-UF-W4 = Only a calmer may end its flight where it began, and only if it clears another city of your witnesses on the way.
refused-UF-A1 = None of your UFOs can act there.
refused-UF-A2 = There is already a stand in this village.
refused-UF-A3 = Another player’s stand can only be taken over by a UFO that stood there when the turn began.
refused-UF-A4 = You have one try a turn in each city, and only where a site is free.
    .take-over = You have one try a turn in each city.
refused-UF-A5 = A restaurant is taken over only in a full city, and only from the player on whose restaurant your UFO was put.
refused-UF-A6 = This die is rolled only for a restaurant.
refused-UF-A9 = You have no such piece left in supply.
refused-UF-U1 = A new UFO costs the whole turn, and you must control at least as many cities as you have UFOs.
refused-UF-U2 = The new UFO must be in your supply; it lands in a city that you control and where no other player has a UFO.
refused-UF-E1 = The match is over.

## Labels on the table

label-you = you
label-round = Round
label-start-player = Start player
label-resistance = Resistance
label-hamburgers = Restaurant sites
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
label-tile = Resistance – restaurant sites
label-stand = Stand of

## Places and UFOs in a sentence

at-place = in { place }
to-place = to { place }
from-place = from { place }
at-city = in { city }
at-village = in { village }
count-at = { $count } { at-place }
ufo-at = { ufo } { at-place }

## What is told

log-tiles = The city tiles are laid out.
log-setup =
    { $who ->
        [you] The city tiles are laid out. You are drawn to begin.
       *[other] The city tiles are laid out. { $name } is drawn to begin.
    }
log-village =
    { $who ->
        [you] You start { $at }.
       *[other] { $name } starts { $at }.
    }
event-round = Round { $round }
log-about-to-fly =
    { $who ->
        [you] You are about to fly { ufo.yours } { $from }.
       *[other] { $name } is about to fly { ufo.one } { $from }.
    }
log-flight =
    { $who ->
        [you] You fly { ufo.yours } { $from } { $to }.
       *[other] { $name } flies { ufo.one } { $from } { $to }.
    }
log-round-trip =
    { $who ->
        [you] You fly { ufo.yours } { $from } and back { $to }.
       *[other] { $name } flies { ufo.one } { $from } and back { $to }.
    }
log-announcement =
    { $piece ->
        [stand]
            { $who ->
                [you] You put { ufo.yours } on { $target }’s stand { $at } to take it over.
                [target] { $name } puts { ufo.one } on your stand { $at } to take it over.
               *[other] { $name } puts { ufo.one } on { $target }’s stand { $at } to take it over.
            }
       *[restaurant]
            { $who ->
                [you] You put { ufo.yours } on one of { $target }’s restaurants { $at } to take it over.
                [target] { $name } puts { ufo.one } on one of your restaurants { $at } to take it over.
               *[other] { $name } puts { ufo.one } on one of { $target }’s restaurants { $at } to take it over.
            }
    }
log-calmed =
    { $who ->
        [you] You take back { witnesses } { $at }.
       *[other] { $name } takes back { witnesses } { $at }.
    }
log-calmed-cities =
    { $who ->
        [you] You take back { witnesses }: { $each }.
       *[other] { $name } takes back { witnesses }: { $each }.
    }
witnesses =
    { $count ->
        [one] 1 witness
       *[other] { $count } witnesses
    }
log-no-action =
    { $who ->
        [you] You end your turn without an action.
       *[other] { $name } ends the turn without an action.
    }
log-attack =
    { $who ->
        [you] You bump { $target } { $at }.
        [target] { $name } bumps you { $at }.
       *[other] { $name } bumps { $target } { $at }.
    }
log-side =
    { $who ->
        [you] You support { $target }, { side }.
        [target] { $name } supports you, { side }.
       *[other] { $name } supports { $target }, { side }.
    }
log-no-side =
    { $who ->
        [you] You support nobody.
       *[other] { $name } supports nobody.
    }
die-and =
    { $sign ->
        [plus] { $number } + { $value }
        [minus] { $number } − { $value }
       *[none] { $number }
    }
log-bump-tied =
    { $who ->
        [you] Bump { $at }: you { $attack }, { $target } { $defence }. A tie, the dice are rolled again.
        [target] Bump { $at }: { $name } { $attack }, you { $defence }. A tie, the dice are rolled again.
       *[other] Bump { $at }: { $name } { $attack }, { $target } { $defence }. A tie, the dice are rolled again.
    }
log-bump-won =
    { $who ->
        [you] Bump { $at }: you { $attack }, { $target } { $defence }. You win by { $count }.
        [target] Bump { $at }: { $name } { $attack }, you { $defence }. { $name } wins by { $count }.
       *[other] Bump { $at }: { $name } { $attack }, { $target } { $defence }. { $name } wins by { $count }.
    }
log-bump-lost =
    { $who ->
        [you] Bump { $at }: you { $attack }, { $target } { $defence }. { $target } wins by { $count }.
        [target] Bump { $at }: { $name } { $attack }, you { $defence }. You win by { $count }.
       *[other] Bump { $at }: { $name } { $attack }, { $target } { $defence }. { $target } wins by { $count }.
    }
log-bump-value =
    { $who ->
        [you] You add { $each }.
       *[other] { $name } adds { $each }.
    }
signed =
    { $sign ->
        [plus] +{ $value }
       *[minus] −{ $value }
    }
bump-attacking = { signed } as the attacker
bump-leader =
    { $sign ->
        [plus] { signed } for a leading bumper
       *[minus] { signed } for a leading calmer
    }
bump-further-ufos =
    { $count ->
        [one] { signed } for another UFO there
       *[other] { signed } for { $count } further UFOs there
    }
bump-own-ufos-near =
    { $count ->
        [one] { signed } for 1 UFO nearby
       *[other] { signed } for { $count } UFOs nearby
    }
bump-supporters =
    { $count ->
        [one] { signed } for 1 supporting UFO
       *[other] { signed } for { $count } supporting UFOs
    }
log-sent =
    { $who ->
        [you] You send { $target }’s { ufo } { places }.
        [target] { $name } sends your { ufo } { places }.
       *[other] { $name } sends { $target }’s { ufo } { places }.
    }
log-drifting =
    { $who ->
        [you] You send { $target }’s { ufo } over { $over }, { places } to go.
        [target] { $name } sends your { ufo } over { $over }, { places } to go.
       *[other] { $name } sends { $target }’s { ufo } over { $over }, { places } to go.
    }
log-landed =
    { $who ->
        [you] You send { $target }’s { ufo } { landed }
        [target] { $name } sends your { ufo } { landed }
       *[other] { $name } sends { $target }’s { ufo } { landed }
    }
way =
    { $overs ->
        [0] { $to }
       *[other] over { $over } { $to }
    }
landed =
    { $seers ->
        [0] { way }.
        [one] { way }. A witness saw it: { $seen }.
       *[other] { way }. Witnesses saw it: { $seen }.
    }
places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
log-witness-moved =
    { $who ->
        [you] { $target } has no witness left: you move one { $from } { $to }.
        [target] You have no witness left: { $name } moves one { $from } { $to }.
       *[other] { $target } has no witness left: { $name } moves one { $from } { $to }.
    }
log-witnesses-left =
    { $who ->
        [you] { $target } has no witness left { $at }, and you move none.
        [target] You have no witness left { $at }, and { $name } moves none.
       *[other] { $target } has no witness left { $at }, and { $name } moves none.
    }
log-stands =
    { $count ->
        [one]
            { $who ->
                [you] You open a stand in { $places }.
               *[other] { $name } opens a stand in { $places }.
            }
       *[other]
            { $who ->
                [you] You open stands in { $places }.
               *[other] { $name } opens stands in { $places }.
            }
    }
log-stand-taken =
    { $who ->
        [you] You take over { $target }’s stand { $at }.
        [target] { $name } takes over your stand { $at }.
       *[other] { $name } takes over { $target }’s stand { $at }.
    }
log-opening =
    { $who ->
        [you] You try to open a restaurant { $at }.
       *[other] { $name } tries to open a restaurant { $at }.
    }
log-takeover =
    { $who ->
        [you] You try to take over one of { $target }’s restaurants { $at }.
        [target] { $name } tries to take over one of your restaurants { $at }.
       *[other] { $name } tries to take over one of { $target }’s restaurants { $at }.
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
                [you] You roll { $roll }: { $total } against { $resistance } { $at }, your restaurant opens.
               *[other] { $name } rolls { $roll }: { $total } against { $resistance } { $at }, the restaurant opens.
            }
       *[failed]
            { $who ->
                [you] You roll { $roll }: { $total } against { $resistance } { $at }, your restaurant does not open.
               *[other] { $name } rolls { $roll }: { $total } against { $resistance } { $at }, the restaurant does not open.
            }
    }
log-takeover-roll =
    { $result ->
        [done]
            { $who ->
                [you] You roll { $roll }: { $total } against { $resistance } { $at }, one of { $target }’s restaurants is yours.
                [target] { $name } rolls { $roll }: { $total } against { $resistance } { $at } and takes over one of your restaurants.
               *[other] { $name } rolls { $roll }: { $total } against { $resistance } { $at } and takes over one of { $target }’s restaurants.
            }
       *[failed]
            { $who ->
                [you] You roll { $roll }: { $total } against { $resistance } { $at }, { $target } keeps the restaurant.
                [target] { $name } rolls { $roll }: { $total } against { $resistance } { $at }, you keep your restaurant.
               *[other] { $name } rolls { $roll }: { $total } against { $resistance } { $at }, { $target } keeps the restaurant.
            }
    }
try-stands-near =
    { $count ->
        [one] { signed } for 1 stand
       *[other] { signed } for { $count } stands
    }
try-foreign-restaurants =
    { $count ->
        [one] { signed } for another player’s restaurant
       *[other] { signed } for { $count } restaurants of other players
    }
try-witnesses = { signed } for { witnesses }
try-acting-ufo = { signed } for trying with a bumper or calmer
try-further-ufos =
    { $count ->
        [one] { signed } for another UFO there
       *[other] { signed } for { $count } further UFOs there
    }
event-controls =
    { $count ->
        [one]
            { $who ->
                [you] You control 1 city now.
               *[other] { $name } controls 1 city now.
            }
       *[other]
            { $who ->
                [you] You control { $count } cities now.
               *[other] { $name } controls { $count } cities now.
            }
    }
log-new-ufo =
    { $who ->
        [you] You give up your turn for { ufo.new } { $at }.
       *[other] { $name } gives up a turn for { ufo.new } { $at }.
    }
event-control =
    { $count ->
        [one]
            { $who ->
                [you] You control enough cities: that ends the match.
               *[other] { $seats } controls enough cities: that ends the match.
            }
       *[other] { $seats } control enough cities: that ends the match.
    }

## What is asked

decide-village = Choose a village for your first two UFOs.
decide-flight =
    { $new ->
        [yes] Choose a UFO to fly, end your movement, or take a new UFO instead of your turn.
       *[no] Choose a UFO to fly, or end your movement.
    }
decide-target =
    { $piece ->
        [stand] Where does { ufo.yours } fly { $from }, or is it put on the stand there?
        [restaurant] Where does { ufo.yours } fly { $from }, or on whose restaurant is it put?
       *[none] Where does { ufo.yours } fly { $from }?
    }
decide-next-bump = Which bump comes next?
decide-side = { $attacker } bumps { $defender } { $at }. Whom do you support?
decide-share-out = Share out { places } among { $target }’s { $ufos } UFOs: which one goes next, and how far?
decide-way = Lead { $target }’s { ufo } on { $from }: { places } to go.
decide-witness-from = { $target } has no witness left. Do you move one { $to } from another city?
decide-action =
    { $count ->
        [0] Nothing is left to do: end your turn.
       *[other] What do your UFOs do? Choose an action, or end your turn.
    }
wait-village = { $name } is choosing a village.
wait-flight = { $name } is flying UFOs.
wait-target = { $name } is choosing where { ufo.object } flies { $from }.
wait-next-bump = { $name } is choosing the next bump.
wait-side = { $attacker } bumps { $defender } { $at }: { $name } is deciding whom to support.
wait-share-out = { $name } is sharing out { places } among { $target }’s UFOs.
wait-way = { $name } is leading { $target }’s { ufo } on { $from }: { places } to go.
wait-witness-from = { $name } may move one of { $target }’s witnesses { $to }.
wait-action = { $name } is choosing actions.

## Points

tally-restaurants =
    { $count ->
        [one] Restaurant { at-place }
       *[other] { $count } restaurants { at-place }
    }
tally-stands =
    { $count ->
        [one] 1 stand
       *[other] { $count } stands
    }
tally-witnesses =
    { $count ->
        [one] 1 witness
       *[other] { $count } witnesses
    }
tally-later = Later in the order of play

## The table in words

phase =
    { $phase ->
        [tiles] laying out tiles
        [first] drawing the start player
        [start] choosing villages
        [move] movement
        [aim] movement
        [bump] bumping
        [support] bumping: support
        [bump-roll] bumping: dice
        [share] bumping: sharing out
        [step] bumping: the path
        [witness] bumping: witnesses
        [act] actions
        [try-roll] actions: the die
       *[over] over
    }
control-so-far = { $count } of { $needed } cities controlled by one player
cities-without = { $count } of { $needed } cities still without a restaurant
label-phase = Phase
label-turn = Turn of
label-end-by-control = End by control
label-end-by-restaurants = End by restaurants
label-ufos-on-map = UFOs on the map
label-cities = Cities and restaurants (★ controls the city)
label-resistance-and-sites = Resistance · free
label-witnesses-in-cities = Witnesses in the cities
label-stands-in-villages = Stands in the villages
label-bump = Bump { $at }
label-attacker = Attacker
label-defender = Defender
label-for-attacker = The attacker adds
label-for-defender = The defender adds
label-winner = Winner
label-to-share = Places left to share out
label-way = Path so far

## On the board

board-map = Map of the world
board-round = Round { $round }
board-starts = { $name } began
board-control = Ends when one player has { $needed } cities (so far { $count })
board-served = or when every city has a restaurant ({ $count } of { $cities })
board-city = city, resistance { $resistance }, { $free } of { $places } sites free
board-village = village
board-stand = village, { $name }’s stand
board-controlled = controlled by { $name }
board-restaurants = { $name }’s restaurants: { $count }
board-witnesses = { $name }’s witnesses: { $count }
board-ufo = { $name }’s { ufo }
board-near = next to: { $places }
board-cities = Cities controlled: { $count }
board-left-ufo = Left: { ufo } × { $count }
board-left-stands = Stands left: { $count }
board-left-restaurants = Restaurants left: { $count }
board-left-witnesses = Witnesses left: { $count }
board-needed = { $needed } or more on the die, against resistance { $resistance }
board-rolled = { $face } { $added } = { $sum } against { $resistance }
board-result =
    { $result ->
        [opened] Restaurant opened
        [taken] Restaurant taken over
       *[failed] No restaurant
    }
board-supports =
    { $side ->
        [attacker] { $name } supports the attacker
        [defender] { $name } supports the defender
       *[nobody] { $name } supports nobody
    }
board-may-support = { $name } may support a side
board-bump = Bump in { place }
board-steps-left =
    { $count ->
        [one] { $count } place still to go
       *[other] { $count } places still to go
    }
board-flight = To { place }
board-stop =
    { $why ->
        [ufo] The flight ends here: another player’s UFO.
        [city] The flight ends here: no restaurant of yours.
        [village] The flight ends here: no stand of yours.
       *[none] It may fly on from here.
    }
board-calms =
    { $count ->
        [one] Takes back 1 witness: { $places }
       *[other] Takes back { $count } witnesses: { $places }
    }
board-new-taken = A new UFO, instead of your turn: choose a kind
board-new =
    { $why ->
        [complete] The fleet is complete
        [cities] A new UFO at { $needed } cities
        [blocked] New UFO: no city is free
        [begun] New UFO: next turn
       *[may] May take a new UFO
    }
board-leaves-witness = A city on the way gets one of { $name }’s witnesses.
board-no-witness-left = { $name } has no witness left.
board-ends = Rings mark where it can end.
board-closer = Zoom in
board-away = Zoom out
board-fit = Whole map

## What things on the table mean; .line: what it does, .rule: its paragraph in the rulebook

meaning-city = { place }
    .line = A city. The number is its resistance: roll at least that much to open a restaurant, which then scores that many points. Hamburgers are sites for restaurants.
    .rule = UF-A6
meaning-village = { place }
    .line = A village: room for one chip stand, opened without a roll.
    .rule = UF-A2
meaning-ufo = { ufo }
    .line =
        { $ufo ->
            [bumper] +1 when it leads a bump, −1 when it opens or takes over a restaurant.
            [calmer] Takes back your witnesses from the cities it flies over. −1 when it leads a bump or opens a restaurant.
           *[standard] Flies, bumps and opens stands and restaurants, without bonus or penalty.
        }
    .rule =
        { $ufo ->
            [bumper] UF-B2
            [calmer] UF-W4
           *[standard] UF-A1
        }
meaning-stands = Chip stands
    .line = In villages. Your UFOs fly on over them, each helps in adjacent cities with +1, and each scores 1 point.
    .rule = UF-E2
meaning-restaurants = Restaurants
    .line = In cities. Each scores the resistance of its city; whoever alone has restaurants in a city controls it.
    .rule = UF-E2
meaning-witnesses = Witnesses
    .line = They saw a bumped UFO of their colour: each makes restaurants in that city 2 harder for that player, and costs 2 points at the end.
    .rule = UF-W2
meaning-control = Cities controlled
    .line = You control a city if you alone have restaurants there. Enough of them end the match, and allow new UFOs.
    .rule = UF-N1
meaning-start = Start player
    .line = Drawn by lot; each round begins with this player, and the turns go clockwise.
    .rule = UF-S3
meaning-new-ufo = A new UFO
    .line = Instead of a whole turn, if you control at least as many cities as you have UFOs.
    .rule = UF-U1
meaning-ending = How the match ends
    .line = When somebody controls enough cities, or every city in play has a restaurant.
    .rule = UF-E1
meaning-turn = A turn
    .line = Movement, bumping, actions, counting cities, always in this order.
    .rule = UF-T1
meaning-chance = Chance of success
    .line = What the dice would have to show here, with everything that helps and hinders.
    .rule = UF-A7
meaning-bump = Bump
    .line = Both sides add their value to a die; the higher total sends the other away by the difference.
    .rule = UF-B2
meaning-points = Points
    .line = Restaurants score the resistance of their city, stands 1 each; each witness on the map costs 2.
    .rule = UF-E2
