### UFOs! Fritten aus dem All in French
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
game-line = Ouvrez friteries et restaurants dans le monde entier et bousculez les OVNI des autres.
fair-chance = Dés et tuiles honnêtes
option-later_points = Points pour les suivants
    .explained = Chacun reçoit des points pour chaque rang après le premier joueur, car jouer tôt est un avantage.

## Names

# Places, each once; the selectors below choose among them.

place-los_angeles = Los Angeles
place-new_york = New York
place-mexico = Mexico
place-rio = Rio de Janeiro
place-london = Londres
place-berlin = Berlin
place-moscow = Moscou
place-cairo = Le Caire
place-cape_town = Le Cap
place-delhi = New Delhi
place-beijing = Pékin
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
place-kapustin_yar = Kapoustine Iar
place-siwa = Siwa
place-timbuktu = Tombouctou
place-lalibela = Lalibela
place-yangambi = Yangambi
place-ruwa = Ruwa
place-luderitz = Lüderitz
place-abyaneh = Abyaneh
place-baikonur = Baïkonour
place-vanavara = Vanavara
place-dalnegorsk = Dalnegorsk
place-bagan = Bagan
place-hampi = Hampi
place-yangshuo = Yangshuo
place-ubud = Ubud
place-wycliffe = Wycliffe Well
place-kaikoura = Kaikoura
place-nan_madol = Nan Madol
place-meteora = Les Météores
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
        [standard] OVNI standard
        [bumper] bousculeur
       *[calmer] apaiseur
    }
    .object =
        { $ufo ->
            [bumper] le { ufo }
           *[other] l’{ ufo }
        }
    .new =
        { $ufo ->
            [bumper] un nouveau { ufo }
           *[other] un nouvel { ufo }
        }
    .one = un { ufo }
    .yours = votre { ufo }
    .dative = un { ufo }
    .your-dative = votre { ufo }

side =
    { $side ->
        [attacker] l’attaquant
        [defender] le défenseur
       *[nobody] personne
    }

colour =
    { $colour ->
        [blue] bleu
        [yellow] jaune
        [red] rouge
        [green] vert
       *[purple] violet
    }

steps =
    { $steps_left ->
        [one] { $steps_left } lieu
       *[other] { $steps_left } lieux
    }

## Moves, as choices

move-start = Commencez { at-village }
move-new = Renoncez à votre tour pour { ufo.new } { at-city }
move-fly = Faites partir { ufo.object } { from-place }
move-to = Allez { to-place }
move-onto = Posez-le ici sur la friterie ou un restaurant de { $name }
move-end-movement = Terminez vos déplacements
move-bump = Bousculez { at-place }
move-support =
    { $side ->
        [nobody] Ne soutenez personne
       *[other] Soutenez { side }
    }
move-push = Repoussez { ufo.object }, distance { $steps }
move-step = Vers { place }
move-witness = Déplacez ici un témoin pris { at-city }
move-no-witness = Ne déplacez aucun témoin
move-stand = Ouvrez une friterie { at-village }
move-take-stand = Reprenez la friterie { at-village }
move-open = Tentez d’ouvrir un restaurant { at-city }
move-take-over = Tentez de reprendre un restaurant de { $name } { at-city }
move-end-turn = Terminez votre tour

## Moves, as told in the log

log-bump-roll = Dés : attaquant { $attack }, défenseur { $defence }.
log-try-roll = Le dé donne { $number }.
log-first =
    { $who ->
        [you] Tirage au sort : vous commencez.
       *[other] Tirage au sort : { $name } commence.
    }
log-tile = { city } : tuile { $tile } (résistance – hamburgers).
log-start =
    { $who ->
        [you] Vous commencez ici : { village }.
       *[other] { $name } commence ici : { village }.
    }
log-new =
    { $who ->
        [you] Vous renoncez à votre tour et prenez { ufo.new } : { city }.
       *[other] { $name } renonce à son tour et prend { ufo.new } : { city }.
    }
log-fly =
    { $who ->
        [you] Vous choisissez { ufo.object } : { place }.
       *[other] { $name } choisit { ufo.object } : { place }.
    }
log-to =
    { $who ->
        [you] Vous volez vers { place }.
       *[other] { $name } vole vers { place }.
    }
log-onto =
    { $who ->
        [you] Vous posez l’OVNI sur un établissement de { $target }.
        [target] { $name } pose l’OVNI sur un de vos établissements.
       *[other] { $name } pose l’OVNI sur un établissement de { $target }.
    }
log-end-movement =
    { $who ->
        [you] Vous terminez vos déplacements.
       *[other] { $name } termine ses déplacements.
    }
log-bump =
    { $who ->
        [you] Vous lancez la bousculade : { place }.
       *[other] { $name } lance la bousculade : { place }.
    }
log-support =
    { $side ->
        [nobody]
            { $who ->
                [you] Vous ne soutenez personne.
               *[other] { $name } ne soutient personne.
            }
       *[other]
            { $who ->
                [you] Vous soutenez { side }.
               *[other] { $name } soutient { side }.
            }
    }
log-push =
    { $who ->
        [you] Vous repoussez { ufo.object }, distance { $steps }.
       *[other] { $name } repousse { ufo.object }, distance { $steps }.
    }
log-step = L’OVNI bousculé dérive vers { place }.
log-witness =
    { $who ->
        [you] Vous y déplacez un témoin pris { at-city }.
       *[other] { $name } y déplace un témoin pris { at-city }.
    }
log-no-witness =
    { $who ->
        [you] Vous ne déplacez aucun témoin.
       *[other] { $name } ne déplace aucun témoin.
    }
log-stand =
    { $who ->
        [you] Vous ouvrez une friterie : { village }.
       *[other] { $name } ouvre une friterie : { village }.
    }
log-take-stand =
    { $who ->
        [you] Vous reprenez la friterie : { village }.
       *[other] { $name } reprend la friterie : { village }.
    }
log-open =
    { $who ->
        [you] Vous tentez d’ouvrir un restaurant : { city }.
       *[other] { $name } tente d’ouvrir un restaurant : { city }.
    }
log-take-over =
    { $who ->
        [you] Vous tentez de reprendre un restaurant de { $target } : { city }.
        [target] { $name } tente de reprendre un de vos restaurants : { city }.
       *[other] { $name } tente de reprendre un restaurant de { $target } : { city }.
    }
log-end-turn =
    { $who ->
        [you] Vous terminez votre tour.
       *[other] { $name } termine son tour.
    }

## Decisions

decide-start = Choisissez un village pour vos deux premiers OVNI.
decide-move = Choisissez un OVNI à déplacer, ou terminez vos déplacements.
decide-aim = Où vole cet OVNI, ou sur l’établissement de qui le posez-vous ?
decide-to = Où vole cet OVNI ?
decide-bump = Quelle bousculade vient ensuite ?
decide-support = Qui soutenez-vous dans cette bousculade ?
decide-share = Quel OVNI part ensuite, et jusqu’où ?
decide-push = Quel OVNI part ensuite, et jusqu’où ?
decide-step = Tracez le chemin de l’OVNI bousculé : encore { steps }.
decide-witness = La réserve est vide : déplacez-vous ici un témoin d’une autre ville ?
decide-act = Que font vos OVNI ?
wait-start = { $name } choisit un village.
wait-move = { $name } déplace ses OVNI.
wait-aim = { $name } choisit une destination.
wait-bump = { $name } choisit la prochaine bousculade.
wait-support = { $name } choisit qui soutenir.
wait-share = { $name } répartit la différence.
wait-step = { $name } trace le chemin de l’OVNI bousculé.
wait-witness = { $name } peut déplacer un témoin.
wait-act = { $name } choisit ses actions.

## Odds

odds-bump = Bousculade, { place } : { $name } gagne dans { $percent } % des cas
odds-open = Ouverture, { place } : { $percent } %
odds-take-over = Reprise, { place } : { $percent } %
modifier-attacking = attaquant
modifier-leader = OVNI meneur
modifier-further-ufos = autres OVNI sur place
modifier-own-ufos-near = OVNI voisins
modifier-supporters = soutiens
modifier-stands-near = friteries voisines
modifier-foreign-restaurants = restaurants adverses sur place
modifier-witnesses = témoins sur place
modifier-acting-ufo = bousculeur ou apaiseur
modifier-resistance = résistance

## Why the match ended

reason-control = Un seul joueur contrôle assez de villes.
reason-everywhere = Chaque ville a un restaurant.
reason-last-round = La dernière manche est jouée.

## Refusals

refused-UF-S1 = Ce lieu n’est pas en jeu à si peu de joueurs.
refused-UF-S2 = Les tuiles sont posées avant la partie, une différente par ville.
refused-UF-S3 = Au début, chacun choisit un village que personne n’a encore choisi.
refused-UF-T1 = Pas maintenant : on se déplace, puis on bouscule, puis on agit.
refused-UF-M1 = Vous n’avez pas cet OVNI à cet endroit.
refused-UF-M3 = Un vol ne continue qu’au-dessus de vos friteries et de vos restaurants, là où ne se trouve aucun OVNI adverse.
refused-UF-M4 = Un OVNI ne se pose que là où il est : sur une friterie adverse ou, dans une ville pleine, sur un restaurant adverse.
refused-UF-M6 = Chaque OVNI vole une fois par tour, ou se pose sur une friterie ou un restaurant adverse.
refused-UF-B1 = Il n’y a pas d’OVNI de deux joueurs à cet endroit.
refused-UF-B4 = On ne demande les soutiens qu’une fois, avant les dés d’une bousculade.
refused-UF-B5 = Ces dés se lancent dans une bousculade, quand tous ont répondu.
refused-UF-B6 = Un OVNI ne dérive que s’il a perdu une bousculade.
refused-UF-B7 = Toute la différence se répartit entre les OVNI perdants, au moins un lieu chacun.
refused-UF-B8 = Un OVNI bousculé ne peut pas s’arrêter là où se trouvent des OVNI d’un autre joueur.
refused-UF-B10 = Le chemin va de lieu en lieu, n’en touche aucun deux fois et doit encore pouvoir aboutir à un lieu permis.
refused-UF-W3 = On ne déplace un témoin que si la réserve est vide, et seulement depuis une autre ville où il y en a un.
refused-UF-W4 = Seul un apaiseur peut finir son vol là où il l’a commencé, et seulement s’il reprend en chemin des témoins dans une autre ville.
refused-UF-A1 = Aucun de vos OVNI ne peut agir à cet endroit.
refused-UF-A2 = Il y a déjà une friterie dans ce village.
refused-UF-A3 = Seul un OVNI qui était là au début du tour peut reprendre une friterie adverse.
refused-UF-A4 = Une tentative par tour et par ville, et seulement s’il reste un emplacement libre.
    .take-over = Une seule tentative par tour et par ville.
refused-UF-A5 = On ne reprend un restaurant que dans une ville pleine, et seulement au joueur sur le restaurant duquel votre OVNI est posé.
refused-UF-A6 = Ce dé ne se lance que pour un restaurant.
refused-UF-A9 = Il ne vous en reste plus en réserve.
refused-UF-U1 = Un nouvel OVNI coûte tout le tour, et vous devez contrôler au moins autant de villes que vous avez d’OVNI.
refused-UF-U2 = Le nouvel OVNI doit être en réserve ; il arrive dans une ville que vous contrôlez et où ne se trouve aucun OVNI adverse.
refused-UF-E1 = La partie est terminée.

## Labels on the table

label-you = vous
label-round = Manche
label-start-player = Premier joueur
label-resistance = Résistance
label-hamburgers = Emplacements de restaurant
label-stands = Friteries
label-restaurants = Restaurants
label-witnesses = Témoins
label-ufos = OVNI
label-counter = Villes contrôlées
label-supply = En réserve
label-points = Points
label-reconstructed = La carte et les tuiles sont reconstituées
label-city = Ville
label-village = Village
label-fight = Bousculade à
label-steps-left = Lieux restants
label-tile = Résistance – emplacements de restaurant
label-stand = Friterie de

## Places and UFOs in a sentence

at-place =
    { $place ->
        [cairo] au Caire
        [cape_town] au Cap
        [meteora] aux Météores
       *[other] à { place }
    }
to-place = { at-place }
from-place =
    { $place ->
        [cairo] du Caire
        [cape_town] du Cap
        [meteora] des Météores
        [emilcin] d’{ place }
        [ubud] d’{ place }
        [abyaneh] d’{ place }
        [andasibe] d’{ place }
       *[other] de { place }
    }
at-city =
    { $city ->
        [cairo] au Caire
        [cape_town] au Cap
       *[other] à { city }
    }
at-village =
    { $village ->
        [meteora] aux Météores
       *[other] à { village }
    }
count-at = { $count } { at-place }
ufo-at = { ufo } { at-place }

## What is told

log-tiles = Les tuiles de ville sont posées.
log-setup =
    { $who ->
        [you] Les tuiles de ville sont posées. Le sort vous désigne pour commencer.
       *[other] Les tuiles de ville sont posées. Le sort désigne { $name } pour commencer.
    }
log-village =
    { $who ->
        [you] Vous commencez { $at }.
       *[other] { $name } commence { $at }.
    }
event-round = Manche { $round }
log-about-to-fly =
    { $who ->
        [you] Vous allez faire partir { ufo.yours } { $from }.
       *[other] { $name } va faire partir { ufo.one } { $from }.
    }
log-flight =
    { $who ->
        [you] Vous envoyez { ufo.yours } { $from } { $to }.
       *[other] { $name } envoie { ufo.one } { $from } { $to }.
    }
log-round-trip =
    { $who ->
        [you] Vous faites partir { ufo.yours } { $from } et revenir { $to }.
       *[other] { $name } fait partir { ufo.one } { $from } et revenir { $to }.
    }
log-announcement =
    { $piece ->
        [stand]
            { $who ->
                [you] Vous posez { ufo.yours } sur la friterie de { $target } { $at } pour la reprendre.
                [target] { $name } pose { ufo.one } sur votre friterie { $at } pour la reprendre.
               *[other] { $name } pose { ufo.one } sur la friterie de { $target } { $at } pour la reprendre.
            }
       *[restaurant]
            { $who ->
                [you] Vous posez { ufo.yours } sur un restaurant de { $target } { $at } pour le reprendre.
                [target] { $name } pose { ufo.one } sur un de vos restaurants { $at } pour le reprendre.
               *[other] { $name } pose { ufo.one } sur un restaurant de { $target } { $at } pour le reprendre.
            }
    }
log-calmed =
    { $who ->
        [you] Vous reprenez { witnesses } { $at }.
       *[other] { $name } reprend { witnesses } { $at }.
    }
log-calmed-cities =
    { $who ->
        [you] Vous reprenez { witnesses } : { $each }.
       *[other] { $name } reprend { witnesses } : { $each }.
    }
witnesses =
    { $count ->
        [one] { $count } témoin
       *[other] { $count } témoins
    }
log-no-action =
    { $who ->
        [you] Vous terminez votre tour sans action.
       *[other] { $name } termine son tour sans action.
    }
log-attack =
    { $who ->
        [you] Vous bousculez { $target } { $at }.
        [target] { $name } vous bouscule { $at }.
       *[other] { $name } bouscule { $target } { $at }.
    }
log-side =
    { $who ->
        [you] Vous soutenez { $target }, { side }.
        [target] { $name } vous soutient, { side }.
       *[other] { $name } soutient { $target }, { side }.
    }
log-no-side =
    { $who ->
        [you] Vous ne soutenez personne.
       *[other] { $name } ne soutient personne.
    }
die-and =
    { $sign ->
        [plus] { $number } + { $value }
        [minus] { $number } − { $value }
       *[none] { $number }
    }
log-bump-tied =
    { $who ->
        [you] Bousculade { $at } : vous { $attack }, { $target } { $defence }. Égalité, on relance les dés.
        [target] Bousculade { $at } : { $name } { $attack }, vous { $defence }. Égalité, on relance les dés.
       *[other] Bousculade { $at } : { $name } { $attack }, { $target } { $defence }. Égalité, on relance les dés.
    }
log-bump-won =
    { $who ->
        [you] Bousculade { $at } : vous { $attack }, { $target } { $defence }. Vous gagnez de { $count }.
        [target] Bousculade { $at } : { $name } { $attack }, vous { $defence }. { $name } gagne de { $count }.
       *[other] Bousculade { $at } : { $name } { $attack }, { $target } { $defence }. { $name } gagne de { $count }.
    }
log-bump-lost =
    { $who ->
        [you] Bousculade { $at } : vous { $attack }, { $target } { $defence }. { $target } gagne de { $count }.
        [target] Bousculade { $at } : { $name } { $attack }, vous { $defence }. Vous gagnez de { $count }.
       *[other] Bousculade { $at } : { $name } { $attack }, { $target } { $defence }. { $target } gagne de { $count }.
    }
log-bump-value =
    { $who ->
        [you] Vous ajoutez { $each }.
       *[other] { $name } ajoute { $each }.
    }
signed =
    { $sign ->
        [plus] +{ $value }
       *[minus] −{ $value }
    }
bump-attacking = { signed } comme attaquant
bump-leader =
    { $sign ->
        [plus] { signed } pour un bousculeur meneur
       *[minus] { signed } pour un apaiseur meneur
    }
bump-further-ufos =
    { $count ->
        [one] { signed } pour un autre OVNI sur place
       *[other] { signed } pour { $count } autres OVNI sur place
    }
bump-own-ufos-near =
    { $count ->
        [one] { signed } pour { $count } OVNI voisin
       *[other] { signed } pour { $count } OVNI voisins
    }
bump-supporters =
    { $count ->
        [one] { signed } pour { $count } OVNI en soutien
       *[other] { signed } pour { $count } OVNI en soutien
    }
log-sent =
    { $who ->
        [you] Vous repoussez { ufo.object } de { $target } de { places }.
        [target] { $name } repousse { ufo.yours } de { places }.
       *[other] { $name } repousse { ufo.object } de { $target } de { places }.
    }
log-drifting =
    { $who ->
        [you] Vous repoussez { ufo.object } de { $target } par { $over }, encore { places }.
        [target] { $name } repousse { ufo.yours } par { $over }, encore { places }.
       *[other] { $name } repousse { ufo.object } de { $target } par { $over }, encore { places }.
    }
log-landed =
    { $who ->
        [you] Vous repoussez { ufo.object } de { $target } { landed }
        [target] { $name } repousse { ufo.yours } { landed }
       *[other] { $name } repousse { ufo.object } de { $target } { landed }
    }
way =
    { $overs ->
        [0] jusqu’{ $to }
       *[other] par { $over } jusqu’{ $to }
    }
landed =
    { $seers ->
        [0] { way }.
        [one] { way }. Un témoin l’a vu : { $seen }.
       *[other] { way }. Des témoins l’ont vu : { $seen }.
    }
places =
    { $count ->
        [one] { $count } lieu
       *[other] { $count } lieux
    }
log-witness-moved =
    { $who ->
        [you] { $target } n’a plus de témoin : vous en déplacez un { $from } { $to }.
        [target] Vous n’avez plus de témoin : { $name } en déplace un { $from } { $to }.
       *[other] { $target } n’a plus de témoin : { $name } en déplace un { $from } { $to }.
    }
log-witnesses-left =
    { $who ->
        [you] { $target } n’a plus de témoin à placer { $at }, et vous n’en déplacez aucun.
        [target] Vous n’avez plus de témoin à placer { $at }, et { $name } n’en déplace aucun.
       *[other] { $target } n’a plus de témoin à placer { $at }, et { $name } n’en déplace aucun.
    }
log-stands =
    { $count ->
        [one]
            { $who ->
                [you] Vous ouvrez une friterie : { $places }.
               *[other] { $name } ouvre une friterie : { $places }.
            }
       *[other]
            { $who ->
                [you] Vous ouvrez { $count } friteries : { $places }.
               *[other] { $name } ouvre { $count } friteries : { $places }.
            }
    }
log-stand-taken =
    { $who ->
        [you] Vous reprenez la friterie de { $target } { $at }.
        [target] { $name } reprend votre friterie { $at }.
       *[other] { $name } reprend la friterie de { $target } { $at }.
    }
log-opening =
    { $who ->
        [you] Vous tentez d’ouvrir un restaurant { $at }.
       *[other] { $name } tente d’ouvrir un restaurant { $at }.
    }
log-takeover =
    { $who ->
        [you] Vous tentez de reprendre un restaurant de { $target } { $at }.
        [target] { $name } tente de reprendre un de vos restaurants { $at }.
       *[other] { $name } tente de reprendre un restaurant de { $target } { $at }.
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
                [you] Vous obtenez { $roll } : { $total } contre { $resistance } { $at }, votre restaurant ouvre.
               *[other] { $name } obtient { $roll } : { $total } contre { $resistance } { $at }, le restaurant ouvre.
            }
       *[failed]
            { $who ->
                [you] Vous obtenez { $roll } : { $total } contre { $resistance } { $at }, votre restaurant n’ouvre pas.
               *[other] { $name } obtient { $roll } : { $total } contre { $resistance } { $at }, le restaurant n’ouvre pas.
            }
    }
log-takeover-roll =
    { $result ->
        [done]
            { $who ->
                [you] Vous obtenez { $roll } : { $total } contre { $resistance } { $at }, vous reprenez un restaurant de { $target }.
                [target] { $name } obtient { $roll } : { $total } contre { $resistance } { $at } et reprend un de vos restaurants.
               *[other] { $name } obtient { $roll } : { $total } contre { $resistance } { $at } et reprend un restaurant de { $target }.
            }
       *[failed]
            { $who ->
                [you] Vous obtenez { $roll } : { $total } contre { $resistance } { $at }, { $target } garde le restaurant.
                [target] { $name } obtient { $roll } : { $total } contre { $resistance } { $at }, vous gardez votre restaurant.
               *[other] { $name } obtient { $roll } : { $total } contre { $resistance } { $at }, { $target } garde le restaurant.
            }
    }
try-stands-near =
    { $count ->
        [one] { signed } pour { $count } friterie
       *[other] { signed } pour { $count } friteries
    }
try-foreign-restaurants =
    { $count ->
        [one] { signed } pour { $count } restaurant adverse
       *[other] { signed } pour { $count } restaurants adverses
    }
try-witnesses = { signed } pour { witnesses }
try-acting-ufo = { signed } pour une tentative avec un bousculeur ou un apaiseur
try-further-ufos =
    { $count ->
        [one] { signed } pour un autre OVNI sur place
       *[other] { signed } pour { $count } autres OVNI sur place
    }
event-controls =
    { $count ->
        [one]
            { $who ->
                [you] Vous contrôlez maintenant { $count } ville.
               *[other] { $name } contrôle maintenant { $count } ville.
            }
       *[other]
            { $who ->
                [you] Vous contrôlez maintenant { $count } villes.
               *[other] { $name } contrôle maintenant { $count } villes.
            }
    }
log-new-ufo =
    { $who ->
        [you] Vous renoncez à votre tour pour { ufo.new } { $at }.
       *[other] { $name } renonce à son tour pour { ufo.new } { $at }.
    }
event-control =
    { $count ->
        [one]
            { $who ->
                [you] Vous contrôlez assez de villes : la partie est finie.
               *[other] { $seats } contrôle assez de villes : la partie est finie.
            }
       *[other] { $seats } contrôlent assez de villes : la partie est finie.
    }

## What is asked

decide-village = Choisissez un village pour vos deux premiers OVNI.
decide-flight =
    { $new ->
        [yes] Déplacez un OVNI, terminez, ou renoncez à ce tour pour un nouvel OVNI.
       *[no] Choisissez un OVNI à déplacer, ou terminez vos déplacements.
    }
decide-target =
    { $piece ->
        [stand] Où va { ufo.yours } { $from }, ou se pose-t-il sur la friterie de ce lieu ?
        [restaurant] Où va { ufo.yours } { $from }, ou sur le restaurant de qui se pose-t-il ?
       *[none] Où va { ufo.yours } { $from } ?
    }
decide-next-bump = Quelle bousculade vient ensuite ?
decide-side = { $attacker } bouscule { $defender } { $at }. Qui soutenez-vous ?
decide-share-out = Répartissez { places } entre { $ufos } OVNI de { $target } : lequel part ensuite, et jusqu’où ?
decide-way = Poussez { ufo.object } de { $target }, parti { $from } : encore { places }.
decide-witness-from = { $target } n’a plus de témoin. En déplacez-vous un d’une autre ville { $to } ?
decide-action =
    { $count ->
        [0] Il ne reste rien à faire : terminez votre tour.
       *[other] Que font vos OVNI ? Choisissez une action ou terminez votre tour.
    }
wait-village = { $name } choisit un village.
wait-flight = { $name } déplace ses OVNI.
wait-target = { $name } choisit où va { ufo.object } { $from }.
wait-next-bump = { $name } choisit la prochaine bousculade.
wait-side = { $attacker } bouscule { $defender } { $at } : { $name } choisit qui soutenir.
wait-share-out = { $name } répartit { places } entre les OVNI de { $target }.
wait-way = { $name } mène plus loin { ufo.object } de { $target }, qui part { $from } : encore { places }.
wait-witness-from = { $name } peut déplacer { $to } un témoin de { $target }.
wait-action = { $name } choisit ses actions.

## Points

tally-restaurants =
    { $count ->
        [one] Restaurant { at-place }
       *[other] { $count } restaurants { at-place }
    }
tally-stands =
    { $count ->
        [one] { $count } friterie
       *[other] { $count } friteries
    }
tally-witnesses =
    { $count ->
        [one] { $count } témoin
       *[other] { $count } témoins
    }
tally-later = Plus tard dans l’ordre du tour

## The table in words

phase =
    { $phase ->
        [tiles] pose des tuiles
        [first] tirage du premier joueur
        [start] choix des villages
        [move] déplacement
        [aim] déplacement
        [bump] bousculades
        [support] bousculade : soutiens
        [bump-roll] bousculade : dés
        [share] bousculade : répartition
        [step] bousculade : chemin
        [witness] bousculade : témoins
        [act] actions
        [try-roll] actions : le dé
       *[over] terminée
    }
control-so-far =
    { $count ->
        [one] { $count } ville contrôlée par un même joueur sur { $needed }
       *[other] { $count } villes contrôlées par un même joueur sur { $needed }
    }
cities-without =
    { $count ->
        [one] { $count } ville sur { $needed } encore sans restaurant
       *[other] { $count } villes sur { $needed } encore sans restaurant
    }
label-phase = Phase
label-turn = Au tour de
label-end-by-control = Fin par contrôle
label-end-by-restaurants = Fin par les restaurants
label-ufos-on-map = OVNI sur la carte
label-cities = Villes et restaurants (★ contrôle la ville)
label-resistance-and-sites = Résistance · libres
label-witnesses-in-cities = Témoins dans les villes
label-stands-in-villages = Friteries dans les villages
label-bump = Bousculade { $at }
label-attacker = Attaquant
label-defender = Défenseur
label-for-attacker = L’attaquant ajoute
label-for-defender = Le défenseur ajoute
label-winner = Vainqueur
label-to-share = Lieux à répartir
label-way = Chemin parcouru

## Sur le plateau

board-map = Carte du monde
board-round = Manche { $round }
board-starts = { $name } a commencé
board-control = Fin : { $needed } villes à un même joueur ({ $count } pour l’instant)
board-served = ou un restaurant dans chaque ville ({ $count } sur { $cities })
board-city = ville, résistance { $resistance }, emplacements libres : { $free } sur { $places }
board-village = village
board-stand = village, friterie de { $name }
board-controlled = contrôlée par { $name }
board-restaurants = restaurants de { $name } : { $count }
board-witnesses = témoins de { $name } : { $count }
board-ufo = { ufo } de { $name }
board-near = voisins : { $places }
board-cities = Villes contrôlées : { $count }
board-left-ufo = En réserve : { $count } × { ufo }
board-left-stands = Friteries en réserve : { $count }
board-left-restaurants = Restaurants en réserve : { $count }
board-left-witnesses = Témoins en réserve : { $count }
board-needed = { $needed } ou plus au dé, contre une résistance de { $resistance }
board-rolled = { $face } { $added } = { $sum } contre { $resistance }
board-result =
    { $result ->
        [opened] Restaurant ouvert
        [taken] Restaurant repris
       *[failed] Pas de restaurant
    }
board-supports =
    { $side ->
        [attacker] { $name } soutient l’attaquant
        [defender] { $name } soutient le défenseur
       *[nobody] { $name } ne soutient personne
    }
board-may-support = { $name } peut soutenir un camp
board-bump = Bousculade, { place }
board-steps-left =
    { $count ->
        [one] Encore { $count } lieu
       *[other] Encore { $count } lieux
    }
board-flight = Vers { place }
board-stop =
    { $why ->
        [ufo] Le vol s’arrête ici : un OVNI adverse.
        [city] Le vol s’arrête ici : aucun restaurant à vous.
        [village] Le vol s’arrête ici : aucune friterie à vous.
       *[none] L’OVNI peut poursuivre son vol.
    }
board-calms =
    { $count ->
        [one] Reprend 1 témoin : { $places }
       *[other] Reprend { $count } témoins : { $places }
    }
board-new-taken = Un nouvel OVNI au lieu de votre tour : choisissez-en le type
board-new =
    { $why ->
        [complete] La flotte est complète
        [cities] Nouvel OVNI à { $needed } villes
        [blocked] Nouvel OVNI : aucune ville libre
        [begun] Nouvel OVNI : au prochain tour
       *[may] Peut prendre un nouvel OVNI
    }
board-leaves-witness = Une ville sur le trajet reçoit un témoin de { $name }.
board-no-witness-left = { $name } n’a plus de témoin.
board-ends = Les anneaux montrent où il peut s’arrêter.
board-closer = Agrandir
board-away = Réduire
board-fit = Toute la carte

## What things on the table mean; .line: what it does, .rule: its paragraph in the rulebook

meaning-city = { place }
    .line = Une ville. Le nombre est sa résistance : il faut l’atteindre au dé pour ouvrir un restaurant, qui rapporte alors autant. Les hamburgers sont des emplacements de restaurant.
    .rule = UF-A6
meaning-village = { place }
    .line = Un village : de la place pour une friterie, ouverte sans jet de dé.
    .rule = UF-A2
meaning-ufo = { ufo }
    .line =
        { $ufo ->
            [bumper] +1 quand il mène une bousculade, −1 quand il ouvre ou reprend un restaurant.
            [calmer] Reprend vos témoins dans les villes qu’il survole. −1 quand il mène une bousculade ou ouvre un restaurant.
           *[standard] Vole, bouscule, ouvre friteries et restaurants, sans bonus ni malus.
        }
    .rule =
        { $ufo ->
            [bumper] UF-B2
            [calmer] UF-W4
           *[standard] UF-A1
        }
meaning-stands = Friteries
    .line = Dans les villages. Vos OVNI les survolent sans s’arrêter, chacune aide de +1 dans les villes voisines et rapporte 1 point.
    .rule = UF-E2
meaning-restaurants = Restaurants
    .line = Dans les villes. Chacun rapporte la résistance de sa ville ; celui qui est seul à en avoir contrôle la ville.
    .rule = UF-E2
meaning-witnesses = Témoins
    .line = Ils ont vu passer un OVNI bousculé de leur couleur : chacun rend tout restaurant de cette ville plus difficile de 2 pour le joueur de cette couleur et coûte 2 points à la fin.
    .rule = UF-W2
meaning-control = Villes contrôlées
    .line = Vous contrôlez une ville si vous êtes seul à y avoir des restaurants. Un nombre suffisant de villes met fin à la partie et permet de nouveaux OVNI.
    .rule = UF-N1
meaning-start = Premier joueur
    .line = Tiré au sort ; chaque manche commence par lui, puis on joue dans le sens des aiguilles d’une montre.
    .rule = UF-S3
meaning-new-ufo = Un nouvel OVNI
    .line = En renonçant à tout un tour, si vous contrôlez au moins autant de villes que vous avez d’OVNI.
    .rule = UF-U1
meaning-ending = Comment la partie finit
    .line = Quand quelqu’un contrôle assez de villes, ou que chaque ville en jeu a un restaurant.
    .rule = UF-E1
meaning-turn = Un tour
    .line = Déplacement, bousculades, actions, décompte des villes, toujours dans cet ordre.
    .rule = UF-T1
meaning-chance = Chances de succès
    .line = Ce que les dés devraient montrer ici, avec tout ce qui aide et ce qui gêne.
    .rule = UF-A7
meaning-bump = Bousculade
    .line = Chaque camp ajoute sa valeur à un dé ; le plus grand total repousse l’autre d’un nombre de lieux égal à la différence.
    .rule = UF-B2
meaning-points = Points
    .line = Un restaurant rapporte la résistance de sa ville, une friterie 1 ; chaque témoin sur la carte coûte 2.
    .rule = UF-E2
