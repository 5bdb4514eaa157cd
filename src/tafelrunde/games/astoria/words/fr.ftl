### Astoria in French
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
game-line = Le roi est malade et le château assiégé. Sauvez-le, à moins que votre but secret n’en décide autrement.

## Names

colour =
    { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
       *[purple] violet
    }

# .object: a gem as what somebody pays, takes or places.
gem =
    { $colour ->
        [red] gemme rouge
        [orange] gemme orange
        [yellow] gemme jaune
        [green] gemme verte
        [blue] gemme bleue
       *[purple] gemme violette
    }
    .object =
        { $colour ->
            [red] une gemme rouge
            [orange] une gemme orange
            [yellow] une gemme jaune
            [green] une gemme verte
            [blue] une gemme bleue
           *[purple] une gemme violette
        }

glyph =
    { $glyph ->
        [fire] feu
        [sun] soleil
        [sulphur] soufre
        [nature] nature
        [cobalt] cobalt
       *[darkness] ténèbres
    }

# .object: the warlord as whom somebody fights.
warlord =
    { $glyph ->
        [fire] seigneur de guerre du feu
        [sun] seigneur de guerre du soleil
        [sulphur] seigneur de guerre du soufre
        [nature] seigneur de guerre de la nature
        [cobalt] seigneur de guerre du cobalt
       *[darkness] seigneur de guerre des ténèbres
    }
    .object =
        { $glyph ->
            [fire] le seigneur de guerre du feu
            [sun] le seigneur de guerre du soleil
            [sulphur] le seigneur de guerre du soufre
            [nature] le seigneur de guerre de la nature
            [cobalt] le seigneur de guerre du cobalt
           *[darkness] le seigneur de guerre des ténèbres
        }

card =
    { $card ->
        [ember-ring] « Anneau de braise »
        [flame-dagger] « Dague de flamme »
        [fire-wand] « Baguette de feu »
        [phoenix-staff] « Bâton du phénix »
        [book-of-fire] « Livre du feu »
        [sun-medal] « Médaille solaire »
        [dawn-mirror] « Miroir de l’aube »
        [solar-rod] « Crosse solaire »
        [noon-crown] « Couronne de midi »
        [book-of-the-sun] « Livre du soleil »
        [brimstone-vial] « Fiole de soufre »
        [alembic] « Alambic »
        [sulphur-censer] « Encensoir de soufre »
        [transmuter-furnace] « Fourneau du transmuteur »
        [book-of-sulphur] « Livre du soufre »
        [acorn-charm] « Amulette de gland »
        [thorn-bow] « Arc d’épines »
        [root-sceptre] « Sceptre de racine »
        [oak-heart] « Cœur de chêne »
        [book-of-nature] « Livre de la nature »
        [cobalt-seal] « Sceau de cobalt »
        [blessed-bell] « Cloche bénie »
        [azure-shield] « Bouclier d’azur »
        [oracle-orb] « Orbe de l’oracle »
        [book-of-cobalt] « Livre du cobalt »
        [night-cloak] « Cape de nuit »
        [shade-lantern] « Lanterne d’ombre »
        [raven-blade] « Lame du corbeau »
        [skull-sceptre] « Sceptre au crâne »
       *[book-of-darkness] « Livre des ténèbres »
    }

# What an invasion card brings.
invasion =
    { $invasion ->
        [i01] seigneur de guerre du feu, force 12
        [i02] marteau
        [i03] marteau
        [i04] seigneur de guerre du soleil, force 11
        [i05] marteau
        [i06] marteau et dragon +1
        [i07] seigneur de guerre du soufre, force 10
        [i08] marteau et dragon +1
        [i09] dragon +1
        [i10] seigneur de guerre de la nature, force 12
        [i11] dragon +1
        [i12] dragon +1
        [i13] seigneur de guerre du cobalt, force 14
        [i14] dragon +1
        [i15] dragon +2
        [i16] seigneur de guerre des ténèbres, force 15
        [i17] dragon +2
       *[i18] dragon +2
    }

# Who is being answered or fought; $foe is a glyph.
foe =
    { $foe ->
        [fire] seigneur de guerre du feu
        [sun] seigneur de guerre du soleil
        [sulphur] seigneur de guerre du soufre
        [nature] seigneur de guerre de la nature
        [cobalt] seigneur de guerre du cobalt
       *[darkness] seigneur de guerre des ténèbres
    }

# The glyph of whoever is being answered.
foe-glyph =
    { $foe ->
        [fire] feu
        [sun] soleil
        [sulphur] soufre
        [nature] nature
        [cobalt] cobalt
       *[darkness] ténèbres
    }

goal =
    { $goal ->
        [save] Sauver le roi
        [barbarians] Barbares
        [dragon] Dragon
       *[mob] Populace
    }

# .served: whom a traitor serves, as in an accusation.
faction =
    { $faction ->
        [barbarians] Barbares
        [dragon] Dragon
       *[mob] Populace
    }
    .served =
        { $faction ->
            [barbarians] les barbares
            [dragon] le dragon
           *[mob] la populace
        }

role =
    { $role ->
        [alchemist] Grand Alchimiste
        [servant] Serviteur
       *[deceiver] Trompeur
    }

option-sickness_stops = Démasquer un traître arrête la maladie

## Moves, as choices

move-draw = Piochez une carte d’artefact
move-gather = Gagnez 1 point de pouvoir
move-burn = Brûlez { gem.object } pour du pouvoir
move-buy = Achetez { gem.object } avec du pouvoir
move-craft = Posez { gem.object } sur { card }
move-tribute = Payez { gem.object } au dragon
move-fight = Combattez { warlord.object }
move-guard = Postez un garde
move-accuse = Accusez { $name } de servir { faction.served }
move-attack = Attaquez le château
move-fetch = Engagez votre carte : prenez { gem.object } dans la réserve
move-unpick = Engagez votre carte : retirez { gem.object } de { card }
move-spoil = Engagez votre carte : engagez { card } sans effet
move-end = Terminez votre tour
move-enough = Tenez-vous-en à une seule gemme
move-tap = Engagez { card }
move-ability = Engagez votre carte de capacité : { glyph }
move-fire-hordes = 1 feu : repoussez les hordes
move-fire-mob = 1 feu : dispersez la populace en attisant les troubles
move-fire-guard = 3 feu : tuez un garde de { $name } et partez en exil
move-sulphur = 1 soufre : retirez { gem.object } de votre fiole
move-nature-hordes = 1 nature : repoussez les hordes
move-nature-mob = 2 nature : apaisez la populace
move-sun = Changez tout le soleil en pouvoir
move-steal = 2 ténèbres : volez une carte de la main de { $name }
move-dark-king = 3 ténèbres : affaiblissez le roi et partez en exil
move-dark-guard = 3 ténèbres : tuez un garde de { $name }
move-seize = 6 ténèbres : volez { card }
move-look = 1 cobalt : regardez la prochaine carte d’invasion
move-heal = 3 cobalt : soignez le roi
move-ready = Prêt : n’engagez plus de carte
move-pass = Ne faites rien
move-untap = Redressez { card }
move-untap-ability = Redressez votre carte de capacité
move-rest = Ne redressez plus rien

## Moves, as told in the log

log-artefact = Une carte d’artefact : { card }.
log-artefact-unseen = Une carte d’artefact est piochée ; vous ne la voyez pas.
log-invasion = Invasion : { invasion }.
log-goal = Une carte de but : { goal }.
log-goal-unseen = Une carte de but est distribuée ; vous ne la voyez pas.
log-wizard = Le magicien de cette couleur entre en jeu : { colour }.
log-first = Tirage du premier joueur : { colour }.
log-role = Une carte spéciale est distribuée : { role }.
log-battle = Cette carte décide du combat : { invasion }.
log-loot = Carte volée : { card }.
log-loot-unseen = Une carte change de main ; vous ne voyez pas laquelle.
log-glimpse = La carte d’invasion regardée : { invasion }.
log-glimpse-unseen = Une carte d’invasion est regardée ; vous ne la voyez pas.
log-draw =
    { $who ->
        [you] Vous piochez une carte d’artefact.
       *[other] { $name } pioche une carte d’artefact.
    }
log-gather =
    { $who ->
        [you] Vous gagnez du pouvoir.
       *[other] { $name } gagne du pouvoir.
    }
log-burn =
    { $who ->
        [you] Vous brûlez { gem.object }.
       *[other] { $name } brûle { gem.object }.
    }
log-buy =
    { $who ->
        [you] Vous achetez { gem.object }.
       *[other] { $name } achète { gem.object }.
    }
log-craft =
    { $who ->
        [you] Vous posez { gem.object } sur { card }.
       *[other] { $name } pose { gem.object } sur { card }.
    }
log-tribute =
    { $who ->
        [you] Vous payez { gem.object } au dragon.
       *[other] { $name } paie { gem.object } au dragon.
    }
log-fight =
    { $who ->
        [you] Vous défiez { warlord.object }.
       *[other] { $name } défie { warlord.object }.
    }
log-guard =
    { $who ->
        [you] Vous postez un garde.
       *[other] { $name } poste un garde.
    }
log-accuse =
    { $who ->
        [you] Vous accusez { $target } de servir { faction.served }.
        [target] { $name } vous accuse de servir { faction.served }.
       *[other] { $name } accuse { $target } de servir { faction.served }.
    }
log-attack =
    { $who ->
        [you] Vous attaquez le château.
       *[other] { $name } attaque le château.
    }
log-fetch =
    { $who ->
        [you] Vous prenez { gem.object } dans la réserve.
       *[other] { $name } prend { gem.object } dans la réserve.
    }
log-unpick =
    { $who ->
        [you] Vous retirez { gem.object } de { card }.
       *[other] { $name } retire { gem.object } de { card }.
    }
log-spoil =
    { $who ->
        [you] Vous engagez { card } sans effet.
       *[other] { $name } engage { card } sans effet.
    }
log-end =
    { $who ->
        [you] Vous terminez votre tour.
       *[other] { $name } termine son tour.
    }
log-enough =
    { $who ->
        [you] Vous vous en tenez à une seule gemme.
       *[other] { $name } s’en tient à une seule gemme.
    }
log-tap =
    { $who ->
        [you] Vous engagez { card }.
       *[other] { $name } engage { card }.
    }
log-ability =
    { $who ->
        [you] Vous engagez votre carte de capacité : { glyph }.
       *[other] { $name } engage sa carte de capacité : { glyph }.
    }
log-fire-hordes =
    { $who ->
        [you] Vous repoussez les hordes par le feu.
       *[other] { $name } repousse les hordes par le feu.
    }
log-fire-mob =
    { $who ->
        [you] Vous dispersez la populace par le feu.
       *[other] { $name } disperse la populace par le feu.
    }
log-fire-guard =
    { $who ->
        [you] Vous lancez le feu sur un garde de { $target } et partez en exil.
        [target] { $name } lance le feu sur un de vos gardes et part en exil.
       *[other] { $name } lance le feu sur un garde de { $target } et part en exil.
    }
log-sulphur =
    { $who ->
        [you] Vous retirez { gem.object } de votre fiole.
       *[other] { $name } retire { gem.object } de sa fiole.
    }
log-nature-hordes =
    { $who ->
        [you] Vous repoussez les hordes par la nature.
       *[other] { $name } repousse les hordes par la nature.
    }
log-nature-mob =
    { $who ->
        [you] Vous apaisez la populace par la nature.
       *[other] { $name } apaise la populace par la nature.
    }
log-sun =
    { $who ->
        [you] Vous changez le soleil en pouvoir.
       *[other] { $name } change le soleil en pouvoir.
    }
log-steal =
    { $who ->
        [you] Vous volez une carte de la main de { $target }.
        [target] { $name } vole une carte de votre main.
       *[other] { $name } vole une carte de la main de { $target }.
    }
log-dark-king =
    { $who ->
        [you] Vous affaiblissez le roi par les ténèbres et partez en exil.
       *[other] { $name } affaiblit le roi par les ténèbres et part en exil.
    }
log-dark-guard =
    { $who ->
        [you] Vous envoyez les ténèbres contre un garde de { $target }.
        [target] { $name } envoie les ténèbres contre un de vos gardes.
       *[other] { $name } envoie les ténèbres contre un garde de { $target }.
    }
log-seize =
    { $who ->
        [you] Vous volez { card }.
       *[other] { $name } vole { card }.
    }
log-look =
    { $who ->
        [you] Vous regardez la prochaine carte d’invasion.
       *[other] { $name } regarde la prochaine carte d’invasion.
    }
log-heal =
    { $who ->
        [you] Vous soignez le roi.
       *[other] { $name } soigne le roi.
    }
log-ready =
    { $who ->
        [you] Vous êtes prêt.
       *[other] { $name } est prêt.
    }
log-pass =
    { $who ->
        [you] Vous ne faites rien.
       *[other] { $name } ne fait rien.
    }
log-untap =
    { $who ->
        [you] Vous redressez { card }.
       *[other] { $name } redresse { card }.
    }
log-untap-ability =
    { $who ->
        [you] Vous redressez votre carte de capacité.
       *[other] { $name } redresse sa carte de capacité.
    }
log-rest =
    { $who ->
        [you] Vous ne redressez plus rien.
       *[other] { $name } ne redresse plus rien.
    }

## Decisions

decide-act =
    { $actions_left ->
        [0] Plus d’action : dépensez vos glyphes, posez la seconde gemme ou terminez votre tour.
        [one] Il vous reste { $actions_left } action.
       *[other] Il vous reste { $actions_left } actions.
    }
decide-protect = Un garde va être tué : le protégez-vous par le cobalt ?
decide-fight = Adversaire : { foe }. Engagez des cartes pour le combat, puis dites que vous êtes prêt.
decide-attack = Engagez des cartes pour attaquer le château, puis dites que vous êtes prêt.
decide-defend = Le château est attaqué : engagez des cartes pour le défendre, puis dites que vous êtes prêt.
decide-answer = Le { foe } menace le roi : répondez-vous ({ foe-glyph }) ?
decide-recover =
    { $actions_left ->
        [one] Vous pouvez encore redresser { $actions_left } carte.
       *[other] Vous pouvez redresser { $actions_left } cartes.
    }
wait-act = C’est le tour de { $name }.
wait-protect = { $name } peut protéger le garde.
wait-fight = { $name } se prépare au combat.
wait-attack = { $name } se prépare à attaquer le château.
wait-defend = { $name } peut défendre le château.
wait-answer = { $name } peut répondre au seigneur de guerre.
wait-recover = { $name } redresse ses cartes.

## Events

event-round = Manche { $round }
event-siege = Siège
event-exile = { $name } part en exil.
event-unmasked = { $name }, démasqué : { goal }.
event-cleared = { $name } ne sert pas { faction.served }.
event-finished = { card } : artefact achevé ; le roi va mieux.
event-guard-killed = Un garde est tué.
event-guard-saved = Le garde est sauvé.
event-warlord-dead = Le { foe } est vaincu.
event-warlord-stands = Le { foe } tient bon.
event-castle-holds = Le château tient bon.
event-shuffled = Les cartes d’invasion sont mélangées.

## Scoring

score-goal = But atteint : { goal }, +{ $points }
score-flask =
    { $count ->
        [one] { $count } gemme dans la fiole : +{ $points }
       *[other] { $count } gemmes dans la fiole : +{ $points }
    }
score-warlords =
    { $count ->
        [one] { $count } seigneur de guerre vaincu : +{ $points }
       *[other] { $count } seigneurs de guerre vaincus : +{ $points }
    }
score-power = Pouvoir : +{ $points }
score-total =
    { $points ->
        [one] Total : { $points } point
       *[other] Total : { $points } points
    }

## Why the match ended

reason-dragon = La rage du dragon ne connaît plus de bornes : le roi est mort.
reason-hordes = Les hordes submergent le château : le roi est mort.
reason-mob = La populace prend le château d’assaut : le roi est mort.
reason-hordes-and-mob = Hordes et populace prennent ensemble le château d’assaut : le roi est mort.
reason-castle = Un exilé a pris le château : le roi est mort.
reason-sickness = Le roi a succombé à sa maladie.
reason-dark-magic = La magie noire a tué le roi.
reason-cured = Le roi est entièrement guéri.
reason-rounds = Après soixante manches de siège, le roi s’est éteint.

## Refusals

refused-AS-C5 = Votre pouvoir est au maximum : cela ne changerait rien.
refused-AS-S1 = Buts et magiciens ne sont distribués qu’une fois, avant la première manche.
refused-AS-S4 = Le premier joueur n’est tiré qu’une fois, parmi les couleurs en jeu.
refused-AS-R1 = Une carte d’invasion n’est retournée qu’au début d’une manche, et c’est celle du dessus.
refused-AS-R2 = Cela n’est possible qu’à votre tour, tant qu’il vous reste une action, et si cela change quelque chose.
refused-AS-K2 = On répond à un seigneur de guerre pendant le siège, avec une carte qui produit son glyphe.
refused-AS-L1 = Pendant le repos, redressez vos propres cartes engagées, deux au plus.
refused-AS-A1 = On ne pioche qu’avec moins de cinq cartes en main, tant qu’il reste des cartes d’artefact.
refused-AS-A3 = Ne brûlez que des gemmes de votre stock.
refused-AS-A4 = Pour acheter, il faut une gemme de cette couleur dans la réserve et autant de pouvoir que son flux.
refused-AS-A5 = Posez une gemme de votre stock sur un emplacement libre de sa couleur, sur un artefact de votre main ou en cours.
refused-AS-A7 = La dernière gemme d’un grimoire coûte aussi 5 points de pouvoir.
refused-AS-A8 = N’engagez que vos propres cartes achevées et redressées, pour les glyphes qu’elles produisent.
refused-AS-A9 = Le tribut est une gemme rouge ou jaune de votre stock.
refused-AS-A10 = Combattez un seigneur de guerre vivant, avec au moins une carte qui produit des glyphes.
refused-AS-A11 = Un garde coûte 5 points de pouvoir et une gemme de votre propre couleur.
refused-AS-A12 = Accusez quelqu’un d’autre, dont la carte de but n’a pas été montrée.
refused-AS-Y1 = Il faut du feu : 1 pour les hordes ou la populace, 3 pour un garde qui existe.
refused-AS-Y2 = Il faut 1 soufre, et une gemme de cette couleur dans votre fiole.
refused-AS-Y3 = Il faut de la nature : 1 pour les hordes, 2 pour la populace.
refused-AS-Y4 = Le soleil agit une fois par tour, si vous en avez.
refused-AS-Y5 = Il faut des ténèbres : 2 pour une carte en main, 3 pour le roi ou un garde, 6 pour un artefact achevé qui n’est pas un grimoire ; un exilé n’en vole pas, et on ne lui en vole pas.
refused-AS-Y6 = Il faut du cobalt : 1 pour regarder une carte encore dans la pioche, 3 pour le roi.
refused-AS-Y7 = Seule une carte qui produit du cobalt protège un garde.
refused-AS-Y8 = Cela ne changerait rien : la piste est à son extrémité.
refused-AS-X1 = Un exilé ne peut pas faire cela.
refused-AS-X2 = Seul un exilé attaque le château, et pas au tour où il est parti en exil.
refused-AS-E5 = La partie est terminée.
refused-AS-V1 = Seule la carte du Grand Alchimiste produit des glyphes ; les cartes spéciales sont distribuées au début.
refused-AS-V3 = Seul un Serviteur dont la carte est redressée prend une gemme, si la réserve en a une.
refused-AS-V4 = Seul un Trompeur dont la carte est redressée, et qui n’est pas en exil, fait cela, et seulement à ce qui est aux autres ; son soufre compte comme du soleil.

## Labels on the table

label-you = vous
label-round = Manche
label-health = Santé du roi
label-rage = Rage du dragon
label-hordes = Hordes
label-reinforcement = Renforts
label-mob = Populace
label-unrest = Troubles
label-warlords = Seigneurs de guerre
label-guards = Gardes
label-power = Pouvoir
label-stock = Stock
label-flask = Fiole
label-reserve = Réserve
label-hand = En main
label-artefacts = Artefacts
label-ability = Carte de capacité
label-goal = But
label-exile = Exil
label-trophies = Trophées
label-flow = Flux
label-glyphs = Glyphes
label-defence = Défense
label-start-player = Premier joueur
label-pile-count = Pioche d’artefacts
label-invasions = Pioche d’invasion
label-discards = Défausse
label-tapped = engagée
label-in-work = en cours
label-open-invasion = Carte d’invasion
label-colour = Couleur
label-role = Carte spéciale
label-shown = But montré
label-hand-size = Cartes en main
label-cleared = Ne sert pas
label-card = Artefact
label-before = Devant
label-lies = État
label-placed = Gemmes posées
label-ready = prêt
