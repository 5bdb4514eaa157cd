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
        [one] { $steps_left } case
       *[other] { $steps_left } cases
    }

## Moves, as choices

move-start = Commencez ici : { village }
move-new = Au lieu de votre tour, prenez { ufo.new } : { city }
move-fly = Déplacez { ufo.object } : { place }
move-to = Volez vers { place }
move-onto = Posez-le sur un pion de { $name }
move-end-movement = Terminez vos déplacements
move-bump = Bousculez : { place }
move-support =
    { $side ->
        [nobody] Ne soutenez personne
       *[other] Soutenez { side }
    }
move-push = Repoussez { ufo.object }, distance { $steps }
move-step = Vers { place }
move-witness = Prenez un témoin ailleurs : { city }
move-no-witness = Ne déplacez aucun témoin
move-stand = Ouvrez une friterie : { village }
move-take-stand = Reprenez la friterie : { village }
move-open = Tentez d’ouvrir un restaurant : { city }
move-take-over = Tentez de reprendre un restaurant de { $name } : { city }
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
        [you] Au lieu de votre tour, vous prenez { ufo.new } : { city }.
       *[other] Au lieu de son tour, { $name } prend { ufo.new } : { city }.
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
        [you] Vous posez l’OVNI sur un pion de { $target }.
        [target] { $name } pose l’OVNI sur un de vos pions.
       *[other] { $name } pose l’OVNI sur un pion de { $target }.
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
        [you] Vous y déplacez un témoin pris ailleurs : { city }.
       *[other] { $name } y déplace un témoin pris ailleurs : { city }.
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
decide-aim = Où vole cet OVNI, ou sur le pion de qui le posez-vous ?
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

odds-bump = Bousculade, { place } : { $percent } %
odds-open = Ouverture, { place } : { $percent } %
odds-take-over = Reprise, { place } : { $percent } %
modifier-attacking = attaquant
modifier-leader = OVNI meneur
modifier-further-ufos = autres OVNI sur place
modifier-own-ufos-near = OVNI alliés voisins
modifier-supporters = soutiens
modifier-stands-near = friteries voisines
modifier-foreign-restaurants = restaurants adverses sur place
modifier-witnesses = témoins sur place
modifier-acting-ufo = bousculeur ou apaiseur
modifier-resistance = résistance

## Scoring

score-restaurants = Restaurants : +{ $points }
score-stands = Friteries : +{ $points }
score-witnesses = Témoins : −{ $points }
score-total = Total : { $points }

## Why the match ended

reason-control = Quelqu’un contrôle assez de villes.
reason-everywhere = Chaque ville a un restaurant.
reason-last-round = La dernière manche est jouée.

## Refusals

refused-UF-S1 = Ce lieu n’est pas en jeu à si peu de joueurs.
refused-UF-S2 = Les tuiles sont posées avant la partie, une différente par ville.
refused-UF-S3 = Au début, chacun choisit un village que personne n’a encore choisi.
refused-UF-T1 = Pas maintenant : on se déplace, puis on bouscule, puis on agit.
refused-UF-M1 = Vous n’avez pas cet OVNI à cet endroit.
refused-UF-M3 = Un vol ne continue qu’au-dessus de vos friteries et restaurants sans OVNI adverse.
refused-UF-M4 = Un OVNI se pose sur une friterie adverse là où il est, ou sur un restaurant adverse d’une ville pleine.
refused-UF-M6 = Chaque OVNI vole une fois par tour, ou se pose sur un pion adverse.
refused-UF-B1 = Il n’y a pas d’OVNI de deux joueurs à cet endroit.
refused-UF-B4 = On demande les soutiens une seule fois, avant les dés d’une bousculade.
refused-UF-B5 = Ces dés se lancent dans une bousculade, quand tous ont répondu.
refused-UF-B6 = Un OVNI ne dérive que s’il a perdu une bousculade.
refused-UF-B7 = La différence se répartit entièrement entre les OVNI perdants, au moins une case chacun.
refused-UF-B8 = Un OVNI bousculé ne peut pas finir là où se trouvent les OVNI d’un autre joueur.
refused-UF-B10 = Le chemin va de lieu en lieu, n’en touche aucun deux fois et doit pouvoir finir.
refused-UF-W3 = On ne déplace un témoin que si la réserve est vide, et depuis une autre ville qui en a un.
refused-UF-A1 = Aucun de vos OVNI ne peut agir à cet endroit.
refused-UF-A2 = Il y a déjà une friterie dans ce village.
refused-UF-A3 = Seul un OVNI présent au début du tour peut reprendre une friterie adverse.
refused-UF-A4 = Une tentative par tour et par ville, et seulement s’il reste une place.
refused-UF-A5 = Seulement dans une ville pleine, et chez celui sur le restaurant duquel votre OVNI est posé.
refused-UF-A6 = Ce dé ne se lance que pour un restaurant.
refused-UF-A9 = Il ne vous en reste plus en réserve.
refused-UF-U1 = Un nouvel OVNI coûte tout le tour et demande autant de villes contrôlées que vous avez d’OVNI.
refused-UF-U2 = Le nouvel OVNI doit être en réserve ; il arrive dans une ville que vous contrôlez, sans OVNI adverse.
refused-UF-E1 = La partie est terminée.

## Labels on the table

label-you = vous
label-round = Manche
label-start-player = Premier joueur
label-resistance = Résistance
label-hamburgers = Places de restaurant
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
label-tile = Résistance – places de restaurant
label-stand = Friterie de
