### Astoria in French
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
game-line = Le roi est malade et le château assiégé. Sauvez-le, à moins que votre but secret n’en décide autrement.
fair-chance = Cartes honnêtes

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
        [servant] Préparateur
       *[deceiver] Saboteur
    }

option-sickness_stops = Un traître démasqué arrête la maladie
    .explained = Une fois un traître démasqué, la santé du roi ne baisse plus pendant le siège : jusqu’à la fin de la partie, ou seulement cette manche-là.
option-sickness_stops-for-good = pour de bon
option-sickness_stops-that-round = cette manche

option-specials = Cartes spéciales à cinq et six joueurs
    .explained = Grand Alchimiste, Préparateur et Saboteur sont distribués au hasard, ou choisis l’un après l’autre à partir d’un joueur tiré au sort.
option-specials-dealt = distribuées
option-specials-chosen = choisies

option-even_specials = Chances égales pour les cartes spéciales
    .explained = À cinq et six joueurs, un Grand Alchimiste commence avec 20 points de pouvoir, qui valent 20 points, et gagne plus souvent. Avec cette option, Préparateurs et Saboteurs reçoivent 20 points à la fin.

## Moves, as choices

move-draw = Piochez une carte d’artefact
move-gather = Gagnez 1 point de pouvoir
move-burn =
    { $power ->
        [0] Brûlez { gem.object } pour du pouvoir
       *[other] Brûlez { gem.object } : pouvoir +{ $power }
    }
move-buy =
    { $power ->
        [0] Achetez { gem.object } avec du pouvoir
       *[other] Achetez { gem.object } : pouvoir −{ $power }
    }
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
move-choose = Choisissez la carte spéciale : { role }
move-ready = Prêt : n’engagez plus de carte
move-pass = Ne faites rien
move-untap = Redressez { card }
move-untap-ability = Redressez votre carte de capacité
move-rest = Ne redressez plus rien

## Things in lists

# What somebody pays, takes or places.
gems =
    { $colour ->
        [red]
            { $count ->
                [one] 1 gemme rouge
               *[other] { $count } gemmes rouges
            }
        [orange]
            { $count ->
                [one] 1 gemme orange
               *[other] { $count } gemmes orange
            }
        [yellow]
            { $count ->
                [one] 1 gemme jaune
               *[other] { $count } gemmes jaunes
            }
        [green]
            { $count ->
                [one] 1 gemme verte
               *[other] { $count } gemmes vertes
            }
        [blue]
            { $count ->
                [one] 1 gemme bleue
               *[other] { $count } gemmes bleues
            }
       *[purple]
            { $count ->
                [one] 1 gemme violette
               *[other] { $count } gemmes violettes
            }
    }
stones = { $count } { colour }
glyphs = { $count } { glyph }
flow-of = { colour } { $count }
glyph-flow = { glyph } { $flow }
the-card = { card }
ability-card = la carte de capacité
artefact-cards =
    { $count ->
        [one] 1 carte d’artefact
       *[other] { $count } cartes d’artefact
    }
invasion-cards =
    { $count ->
        [one] la prochaine carte d’invasion
       *[other] { $count } cartes d’invasion
    }
guard-count =
    { $count ->
        [one] 1 garde
       *[other] { $count } gardes
    }
wizard-of = { $name } ({ colour })
special-wizard-of = { $name } ({ colour }, { role })
goal-of = { $name } : { goal }

## What happens

log-chooser =
    { $who ->
        [you] Vous choisissez une carte spéciale en premier.
       *[other] { $name } choisit une carte spéciale en premier.
    }
log-choose =
    { $who ->
        [you] Vous choisissez une carte spéciale : { role }.
       *[other] { $name } choisit une carte spéciale : { role }.
    }
log-setup = Les cartes sont distribuées : { $wizards }. { $first } commence.
log-own-goal = Votre but : { goal }.
event-round = Manche { $round }
log-invasion = Invasion : { invasion }. Renforts { $reinforcement }, rage du dragon { $rage }.
log-gather =
    { $who ->
        [you] Vous gagnez du pouvoir : +{ $count }.
       *[other] { $name } gagne du pouvoir : +{ $count }.
    }
log-burn =
    { $who ->
        [you] Vous brûlez { $gems } : pouvoir +{ $power }.
       *[other] { $name } brûle { $gems } : pouvoir +{ $power }.
    }
log-buy =
    { $who ->
        [you] Vous achetez { $gems } : pouvoir −{ $power }.
       *[other] { $name } achète { $gems } : pouvoir −{ $power }.
    }
log-tribute =
    { $who ->
        [you] Vous payez au dragon { $gems } : sa rage tombe à { $rage }.
       *[other] { $name } paie au dragon { $gems } : sa rage tombe à { $rage }.
    }
log-sulphur =
    { $who ->
        [you] Vous retirez { $gems } de votre fiole.
       *[other] { $name } retire { $gems } de sa fiole.
    }
log-craft =
    { $who ->
        [you] Vous posez { $gems } sur { card }.
       *[other] { $name } pose { $gems } sur { card }.
    }
event-finished = { card } : artefact achevé, la santé du roi monte à { $health }.
log-draw =
    { $who ->
        [you] Vous piochez { artefact-cards }.
       *[other] { $name } pioche { artefact-cards }.
    }
log-draw-seen =
    { $who ->
        [you] Vous piochez { $cards }.
       *[other] { $name } pioche { $cards }.
    }
log-look =
    { $who ->
        [you] Vous regardez { invasion-cards }.
       *[other] { $name } regarde { invasion-cards }.
    }
log-look-seen =
    { $who ->
        [you] Vous regardez { invasion-cards } : { $invasions }.
       *[other] { $name } regarde { invasion-cards } : { $invasions }.
    }
log-steal =
    { $who ->
        [you] Vous volez une carte de la main de { $target }.
        [target] { $name } vole une carte de votre main.
       *[other] { $name } vole une carte de la main de { $target }.
    }
log-steal-seen =
    { $who ->
        [you] Vous volez { card } dans la main de { $target }.
        [target] { $name } vole { card } dans votre main.
       *[other] { $name } vole { card } dans la main de { $target }.
    }
log-guard =
    { $who ->
        [you] Vous postez un garde ; vous avez { guard-count }.
       *[other] { $name } poste un garde et en a { $count }.
    }
log-accuse =
    { $who ->
        [you] Vous accusez { $target } de servir { faction.served }.
        [target] { $name } vous accuse de servir { faction.served }.
       *[other] { $name } accuse { $target } de servir { faction.served }.
    }
event-unmasked =
    { $who ->
        [you] L’accusation est juste, vous êtes démasqué : { goal }.
       *[other] L’accusation est juste, le masque de { $name } tombe : { goal }.
    }
event-cleared =
    { $who ->
        [you] L’accusation est fausse : vous ne servez pas { faction.served }.
       *[other] L’accusation est fausse : { $name } ne sert pas { faction.served }.
    }
event-exile =
    { $who ->
        [you] Vous partez en exil.
       *[other] { $name } part en exil.
    }
log-fetch =
    { $who ->
        [you] Vous prenez { gem.object } dans la réserve.
       *[other] { $name } prend { gem.object } dans la réserve.
    }
log-unpick =
    { $who ->
        [you] Vous remettez { gem.object } de { card } dans le stock de { $target }.
        [target] { $name } remet { gem.object } de { card } dans votre stock.
       *[other] { $name } remet { gem.object } de { card } dans le stock de { $target }.
    }
log-spoil =
    { $who ->
        [you] Vous engagez sans effet { card }, de { $target }.
        [target] { $name } engage sans effet votre { card }.
       *[other] { $name } engage sans effet { card }, de { $target }.
    }
log-seize =
    { $who ->
        [you] Vous volez { card } à { $target }.
        [target] { $name } vous vole { card }.
       *[other] { $name } vole { card } à { $target }.
    }
log-end =
    { $who ->
        [you] Vous terminez votre tour.
       *[other] { $name } termine son tour.
    }
log-enough =
    { $who ->
        [you] Vous vous en tenez à 1 gemme.
       *[other] { $name } s’en tient à 1 gemme.
    }
log-tap =
    { $who ->
        [you] Vous engagez { $cards } : { $glyphs }.
       *[other] { $name } engage { $cards } : { $glyphs }.
    }
log-fire-hordes =
    { $who ->
        [you] Par le feu, vous repoussez les hordes de { $count }, à { $at }.
       *[other] Par le feu, { $name } repousse les hordes de { $count }, à { $at }.
    }
log-nature-hordes =
    { $who ->
        [you] Par la nature, vous repoussez les hordes de { $count }, à { $at }.
       *[other] Par la nature, { $name } repousse les hordes de { $count }, à { $at }.
    }
log-fire-mob =
    { $who ->
        [you] Par le feu, vous dispersez la populace de { $count }, à { $at }.
       *[other] Par le feu, { $name } disperse la populace de { $count }, à { $at }.
    }
log-nature-mob =
    { $who ->
        [you] Par la nature, vous apaisez la populace de { $count }, à { $at }.
       *[other] Par la nature, { $name } apaise la populace de { $count }, à { $at }.
    }
event-unrest = Cela attise les troubles, à { $unrest }.
log-sun =
    { $who ->
        [you] Vous changez { $count } soleil en pouvoir : +{ $power }.
       *[other] { $name } change { $count } soleil en pouvoir : +{ $power }.
    }
log-heal =
    { $who ->
        [you] Vous soignez le roi : santé { $health }.
       *[other] { $name } soigne le roi : santé { $health }.
    }
log-dark-king =
    { $who ->
        [you] Vous affaiblissez le roi par les ténèbres : santé { $health }.
       *[other] { $name } affaiblit le roi par les ténèbres : santé { $health }.
    }
log-fire-guard =
    { $who ->
        [you] Vous lancez le feu sur un garde de { $target }.
        [target] { $name } lance le feu sur un de vos gardes.
       *[other] { $name } lance le feu sur un garde de { $target }.
    }
log-dark-guard =
    { $who ->
        [you] Vous envoyez les ténèbres contre un garde de { $target }.
        [target] { $name } envoie les ténèbres contre un de vos gardes.
       *[other] { $name } envoie les ténèbres contre un garde de { $target }.
    }
event-guard-saved =
    { $who ->
        [you] Vous engagez { $cards } et sauvez le garde.
       *[other] { $name } engage { $cards } et sauve le garde.
    }
event-guard-killed =
    { $who ->
        [you] Votre garde est tué.
       *[other] Le garde de { $name } est tué.
    }
log-fight =
    { $who ->
        [you] Vous défiez { warlord.object }, force { $needed }.
       *[other] { $name } défie { warlord.object }, force { $needed }.
    }
log-fight-with =
    { $who ->
        [you] Vous défiez { warlord.object }, force { $needed }, avec { $glyphs } : { $cards }.
       *[other] { $name } défie { warlord.object }, force { $needed }, avec { $glyphs } : { $cards }.
    }
log-fight-won =
    { $who ->
        [you] Vous battez { warlord.object } avec { $glyphs } : { $strength } contre { $needed }.
       *[other] { $name } bat { warlord.object } avec { $glyphs } : { $strength } contre { $needed }.
    }
log-fight-lost =
    { $who ->
        [you] Vous échouez avec { $glyphs }, { $strength } contre { $needed } : { warlord.object } tient bon. Votre tour est fini.
       *[other] { $name } échoue avec { $glyphs }, { $strength } contre { $needed } : { warlord.object } tient bon. Son tour est fini.
    }
log-attack =
    { $who ->
        [you] Vous attaquez le château.
       *[other] { $name } attaque le château.
    }
log-attack-with =
    { $who ->
        [you] Vous attaquez le château avec { $glyphs } : { $cards }.
       *[other] { $name } attaque le château avec { $glyphs } : { $cards }.
    }
log-defend =
    { $who ->
        [you] Vous le défendez avec { $glyphs } : { $cards }.
       *[other] { $name } le défend avec { $glyphs } : { $cards }.
    }
log-stand-by =
    { $who ->
        [you] Vous n’engagez rien pour le défendre.
       *[other] { $name } n’engage rien pour le défendre.
    }
sum-with-guards =
    { $guards ->
        [one] { $sum } (5 pour 1 garde)
       *[other] { $sum } ({ $guards } × 5 pour les gardes)
    }
event-castle-falls = Attaque { $attack } contre défense { $defence } : le château tombe.
event-castle-holds = Attaque { $attack } contre défense { $defence } : le château tient bon.
battle-flow = Carte tirée : { invasion }. Flux : { $flow }.
battle-card = Carte tirée : { invasion }.
event-siege = Siège
log-siege = Les hordes avancent de { $reinforcement }, à { $hordes }, la populace de { $unrest }, à { $mob }.
event-sickness = La maladie du roi s’aggrave : santé { $health }.
event-warlord-harms = Personne ne contre { warlord.object } : la santé du roi tombe à { $health }.
log-answer =
    { $who ->
        [you] Vous engagez { $cards } contre { warlord.object }.
       *[other] { $name } engage { $cards } contre { warlord.object }.
    }
log-pass =
    { $who ->
        [you] Vous ne faites rien contre { warlord.object }.
       *[other] { $name } ne fait rien contre { warlord.object }.
    }
log-untap =
    { $who ->
        [you] Vous redressez { $cards }.
       *[other] { $name } redresse { $cards }.
    }
log-rest =
    { $who ->
        [you] Vous ne redressez rien.
       *[other] { $name } ne redresse rien.
    }
event-goals = Les buts : { $goals }.

# Of a match that goes on within a deed, the rest is told move by move.
log-artefact = Une carte d’artefact : { card }.
log-artefact-unseen = Une carte d’artefact est piochée ; vous ne la voyez pas.
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
log-ability =
    { $who ->
        [you] Vous engagez votre carte de capacité : { glyph }.
       *[other] { $name } engage sa carte de capacité : { glyph }.
    }
log-ready =
    { $who ->
        [you] Vous êtes prêt.
       *[other] { $name } est prêt.
    }
log-untap-ability =
    { $who ->
        [you] Vous redressez votre carte de capacité.
       *[other] { $name } redresse sa carte de capacité.
    }

## What is being decided

decide-act =
    { $actions_left ->
        [one] Il vous reste 1 action.
       *[other] Il vous reste { $actions_left } actions.
    }
decide-act-with-glyphs =
    { $actions_left ->
        [one] Il vous reste 1 action. Ou dépensez des glyphes : { $glyphs }.
       *[other] Il vous reste { $actions_left } actions. Ou dépensez des glyphes : { $glyphs }.
    }
decide-glyphs = Dépensez vos glyphes ({ $glyphs }) ou terminez votre tour.
decide-second-gem = Posez une seconde gemme, ou tenez-vous-en à 1.
decide-choose-role = Choisissez votre carte spéciale.
decide-protect = Un garde de { $target } va être tué : le protégez-vous par le cobalt ?
decide-fight = Le { foe } a une force de { $strength } : engagez des cartes contre lui.
decide-attack = Engagez des cartes pour attaquer le château.
decide-defend = { $attacker } attaque le château avec { $glyphs } : engagez des cartes pour le défendre.
decide-defend-against-guards = { $attacker } attaque le château sans carte : engagez des cartes pour le défendre.
decide-answer = Le { foe } menace le roi : engagez-vous une carte ({ foe-glyph }) ?
decide-recover =
    { $actions_left ->
        [one] Vous pouvez encore redresser 1 carte.
       *[other] Vous pouvez redresser { $actions_left } cartes.
    }
wait-act = C’est le tour de { $name }.
wait-choose-role = { $name } choisit une carte spéciale.
wait-protect = { $name } peut protéger le garde de { $target }.
wait-fight = { $name } se prépare au combat contre le { foe }.
wait-attack = { $name } se prépare à attaquer le château.
wait-defend = { $name } peut défendre le château contre { $attacker }.
wait-answer = { $name } peut répondre au { foe }.
wait-recover = { $name } peut redresser des cartes.
wait-chance = On tire une carte.

## Where points come from

tally-goal = But atteint : { goal }
tally-flask =
    { $count ->
        [one] 1 gemme dans la fiole
       *[other] { $count } gemmes dans la fiole
    }
tally-warlords =
    { $count ->
        [one] 1 seigneur de guerre vaincu
       *[other] { $count } seigneurs de guerre vaincus
    }
tally-power = Pouvoir
tally-special =
    { $role ->
        [servant] En tant que Préparateur
       *[deceiver] En tant que Saboteur
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
reason-rounds = Après 60 manches de siège, le roi s’est éteint.

## Refusals

refused-AS-C5 = Votre pouvoir est au maximum : cela ne changerait rien.
refused-AS-S1 = Buts et magiciens ne sont distribués qu’une fois, avant la première manche.
refused-AS-S4 = Le premier joueur n’est tiré qu’une fois, parmi les couleurs en jeu.
refused-AS-R1 = Une carte d’invasion n’est retournée qu’au début d’une manche, et c’est celle du dessus.
refused-AS-R2 = Cela n’est possible qu’à votre tour, tant qu’il vous reste une action, et si cela change quelque chose.
refused-AS-K2 = On répond à un seigneur de guerre pendant le siège, avec une carte qui produit son glyphe.
refused-AS-L1 = Pendant le repos, redressez vos propres cartes engagées, 2 au plus.
refused-AS-A1 = On ne pioche qu’avec moins de 5 cartes en main, tant qu’il reste des cartes d’artefact.
refused-AS-A3 = Ne brûlez que des gemmes de votre stock.
refused-AS-A4 = Pour acheter, il faut une gemme de cette couleur dans la réserve et autant de pouvoir que son flux.
refused-AS-A5 = Posez une gemme de votre stock sur un emplacement libre de sa couleur, sur un artefact de votre main ou en cours.
refused-AS-A7 = La dernière gemme d’un grimoire coûte aussi 5 points de pouvoir.
refused-AS-A8 = N’engagez que vos propres cartes achevées et redressées, pour les glyphes qu’elles produisent.
refused-AS-A9 = Le tribut est une gemme rouge ou jaune de votre stock.
refused-AS-A10 = Combattez un seigneur de guerre vivant, avec au moins une carte qui produit des glyphes.
    .ready = Face à un seigneur de guerre, on est prêt dès qu’une carte est engagée ; hors d’un combat, il n’y a pas lieu de l’être.
refused-AS-A11 = Un garde coûte 5 points de pouvoir et une gemme de votre propre couleur.
refused-AS-A12 = Accusez quelqu’un d’autre, dont la carte de but n’a pas été montrée.
refused-AS-Y1 = Il faut du feu : 1 pour les hordes ou la populace, 3 pour un garde, s’il y en a un.
refused-AS-Y2 = Il faut 1 soufre, et une gemme de cette couleur dans votre fiole.
refused-AS-Y3 = Il faut de la nature : 1 pour les hordes, 2 pour la populace.
refused-AS-Y4 = Le soleil agit une fois par tour, si vous en avez.
refused-AS-Y5 = Il faut des ténèbres : 2 pour une carte en main, 3 pour le roi ou un garde, 6 pour un artefact achevé qui n’est pas un grimoire ; un exilé n’en vole pas, et on ne lui en vole pas.
refused-AS-Y6 = Il faut du cobalt : 1 pour regarder une carte encore dans la pioche, 3 pour le roi.
refused-AS-Y7 = Seule une carte qui produit du cobalt peut protéger un garde.
refused-AS-Y8 = Cela ne changerait rien : la piste est à son extrémité.
refused-AS-X1 = Un exilé ne peut pas faire cela.
refused-AS-X2 = Seul un exilé peut attaquer le château, et pas au tour où il est parti en exil.
refused-AS-E5 = La partie est terminée.
refused-AS-V1 = Seule la carte du Grand Alchimiste produit des glyphes ; les cartes spéciales sont distribuées ou choisies au début, tant qu’il en reste de la sorte voulue.
refused-AS-V3 = Seul un Préparateur dont la carte est redressée peut prendre une gemme, si la réserve en a une.
refused-AS-V4 = Seul un Saboteur dont la carte est redressée, et qui n’est pas en exil, peut faire cela, et seulement à ce qui est aux autres ; son soufre compte comme du soleil.

## Labels on the table

label-you = vous
label-round = Manche
label-health = Santé du roi
label-rage = Rage du dragon
label-hordes = Hordes
label-mob = Populace
label-warlords = Seigneurs de guerre
label-guards = Gardes
label-power = Pouvoir
label-stock = Stock
label-flask = Fiole
label-reserve = Réserve
label-hand = Votre main
label-artefacts = Artefacts
label-ability = Carte de capacité
label-goal = Votre but
label-exile = Exil
label-trophies = Trophées
label-flow = Flux
label-glyphs = Glyphes
label-defence = Défense
label-pile = Pioche d’artefacts
label-invasions = Pioche d’invasion
label-discards = Défausse
label-colour = Magicien
label-role = Carte spéciale
label-shown = But montré
label-cleared = Ne sert pas
label-foresight = Prochaines cartes d’invasion
label-now = Actuel
label-end = Fin
label-siege = Après le siège
label-tracks = Pistes
label-actions = Actions restantes
label-strength = Force
label-invasion = Carte d’invasion
label-points = Points

# Short words of the sheet.
state-of-card =
    { $state ->
        [in-work]
            { $count ->
                [one] { $count } gemme sur { $spaces }
               *[other] { $count } gemmes sur { $spaces }
            }
        [ready] prêt
       *[tapped] engagé
    }
label-tapped = engagée
label-untapped = redressée
label-hand-size = Cartes en main
label-missing = manque
warlord-strength = { warlord }, force { $strength }
card-state = { card } ({ state-of-card })
card-missing = { card } ({ state-of-card } ; il manque { $missing })
card-makes = { card } : { $makes } { glyph }, { $missing }

## Le plateau

board-realm = Le royaume
board-health = Santé du roi : { $now }. À 0, il est mort ; à { $most }, il est guéri.
board-hordes = Hordes : { $now } ; à { $most } lors d’un siège, elles submergent le château. Renforts { $growth } : autant de pas à chaque siège.
board-mob = Populace : { $now } ; à { $most } lors d’un siège, elle prend le château d’assaut. Troubles { $growth } : autant de pas à chaque siège.
board-rage = Rage du dragon : { $now } ; à { $most }, la partie s’arrête aussitôt. Un tribut, une gemme rouge ou jaune, la baisse de 1.
board-after = Après le siège, si rien ne se passe : { $after }.
board-attack = Attaquez le château. Votre tour s’arrête là.
board-warlord = Le { warlord }, force { $strength }. Tant qu’il vit, le roi perd 1 point de santé à chaque siège si personne ne répond. Si vous perdez le combat, votre tour s’arrête.
board-answered-by =
    { $count ->
        [0] Personne ne peut lui répondre pour l’instant.
       *[other] Qui peut lui répondre : { $names }.
    }
board-round = Manche { $round }
board-invasion-card = Carte d’invasion
board-flow = Flux, { glyph } : { $flow }.
board-burn = Brûler une gemme de cette couleur : pouvoir +{ $flow }.
board-reserve = Réserve : { $count } { colour }. En acheter une : pouvoir −{ $flow }.
board-under-flow = En haut : le flux, ce que rapporte une gemme brûlée. En bas : la réserve, et ce que coûte l’achat.
board-pile =
    { $count ->
        [one] { $count } carte d’artefact à piocher
       *[other] { $count } cartes d’artefact à piocher
    }
board-invasions =
    { $count ->
        [one] Pioche d’invasion : { $count } carte, défausse { $discards }
       *[other] Pioche d’invasion : { $count } cartes, défausse { $discards }
    }
board-guards = Salle des gardes : { $count }. Un garde coûte 5 points de pouvoir et une gemme de votre couleur.
board-guards-of =
    { $count ->
        [one] { $name } : { $count } garde
       *[other] { $name } : { $count } gardes
    }
board-gems = { $count } { colour }
board-siege = Le siège, si rien ne se passe :
board-siege-brings = santé { $health }, hordes { $hordes }, populace { $mob }.
board-discards = Dans la défausse :
board-hand = Votre main
board-artefacts = Vos artefacts
board-artefact =
    { $lies ->
        [hand] { card }, dans votre main : { $makes } { glyph }.
        [in-work] { card }, en cours : { $makes } { glyph }.
        [ready] { card }, prêt : { $makes } { glyph }.
       *[tapped] { card }, engagé : { $makes } { glyph }.
    }
board-lacks = Il manque : { $gems }.
board-spellbook = La dernière gemme coûte aussi 5 points de pouvoir.
board-ability =
    { $role ->
        [wizard] Carte de capacité : { $count } { glyph }
        [alchemist] Grand Alchimiste : { $count } { glyph }, ou 1 glyphe au choix
        [servant] Préparateur : une gemme de la réserve sans pouvoir
       *[deceiver] Saboteur : retire une gemme d’un artefact adverse en cours, ou en engage un fini
    } ({ $state ->
        [tapped] engagée
       *[ready] prête
    })
board-stock = Stock : { $count } { colour }. En brûler une : pouvoir +{ $flow }.
board-power = Pouvoir : { $count } sur { $most }
board-cleared = Accusé à tort de servir { faction.served }
board-trophy = Trophée : { warlord }, 5 points
board-hand-of =
    { $count ->
        [one] { $name } : { $count } carte en main
       *[other] { $name } : { $count } cartes en main
    }
board-flask =
    { $count ->
        [one] Fiole : { $count } gemme, 2 points
       *[other] Fiole : { $count } gemmes, 2 points chacune
    }
board-in-flask = Dans votre fiole : { $count } { colour }
board-goal =
    { $goal ->
        [save] 20 points si le roi guérit tout à fait.
        [barbarians] 20 points si les hordes atteignent 10, ou mènent quand le roi meurt de maladie.
        [dragon] 20 points si la rage du dragon atteint 10, ou mène quand le roi meurt de maladie.
       *[mob] 20 points si la populace atteint 10, ou mène quand le roi meurt de maladie.
    }
board-goal-now = Encore { $steps }. Si le roi mourait maintenant : { $points } points.
board-glyphs = Glyphes disponibles
board-effect =
    { $kind ->
        [fire-hordes] 1 feu : hordes −1
        [fire-mob] 1 feu : populace −1, attise les troubles
        [fire-guard] 3 feu : tuer un garde, exil
        [sulphur] 1 soufre : une gemme de votre fiole
        [nature-hordes] 1 nature : hordes −1
        [nature-mob] 2 nature : populace −1
        [sun] Tout le soleil : pouvoir
        [steal] 2 ténèbres : voler une carte en main
        [dark-king] 3 ténèbres : santé −1, exil
        [dark-guard] 3 ténèbres : tuer un garde
        [seize] 6 ténèbres : voler un artefact
        [look] 1 cobalt : voir la prochaine invasion
       *[heal] 3 cobalt : santé +1
    }
board-foresight = Prochaines cartes d’invasion
board-accuse = Accuser { $name }
board-at-stake = Si vous avez raison, la carte de but est montrée et la personne accusée part en exil. Si vous avez tort, vous partez en exil pour toujours.
board-protect = Un garde de { $name } va être tué
board-castle = { $name } attaque le château
board-fight = { $name } combat { warlord.object }, force { $strength }
board-answer = Le { warlord } menace le roi : il va perdre 1 point de santé
board-choose-role = Les cartes spéciales
board-attacking = Attaque
board-defending = Défense
board-strength = Force
board-chance =
    { $cards ->
        [one] Avec la prochaine carte, l’attaque réussit : { $percent } %.
       *[other] L’attaque réussit avec { $percent } % des { $cards } cartes possibles.
    }
board-outcome =
    { $end ->
        [defeated] { $name } vainc { warlord.object }.
        [failed] { $name } échoue contre { warlord.object }.
        [fallen] Le château tombe.
       *[held] Le château tient bon.
    }
board-sums = Les sommes possibles
board-fight-stake = Si vous perdez, votre tour s’arrête aussitôt.
board-attack-stake = Si le château tient, votre tour s’arrête.
board-tap-or-pass = Engagez une de vos cartes en évidence, ou ne faites rien.
board-role =
    { $role ->
        [alchemist] Grand Alchimiste : 20 points de pouvoir, 3 glyphes de sa couleur ou 1 au choix
        [servant] Préparateur : prend des gemmes sans pouvoir, en pose 2 à la fois
       *[deceiver] Saboteur : reprend des gemmes, défait le travail des autres
    }
board-notes = Mes notes
board-notes-only-you = Vous seul voyez ceci
board-notes-undealt =
    { $count ->
        [0] Toutes les cartes de but sont en jeu.
        [one] { $count } carte de but n’a pas été distribuée.
       *[other] { $count } cartes de but n’ont pas été distribuées.
    }
board-suspicion =
    { $mark ->
        [likely] { $name }, { goal } : probable
        [unlikely] { $name }, { goal } : improbable
       *[open] { $name }, { goal } : sans avis
    }

## What things on the table mean; .line: what it does, .rule: its paragraph in the rulebook

meaning-king = La santé du roi
    .line = À 0 il est mort, en pleine santé il est sauvé ; dans les deux cas, la partie s’arrête. Artefacts achevés et cobalt le soignent, maladie et seigneurs de guerre l’affaiblissent.
    .rule = AS-K3
meaning-hordes = Hordes
    .line = À chaque siège, elles avancent de la valeur des renforts. À 10, la partie s’arrête au profit des barbares.
    .rule = AS-G1
meaning-mob = Populace
    .line = À chaque siège, elle augmente de la valeur des troubles. À 10, la partie s’arrête au profit de la populace.
    .rule = AS-G1
meaning-dragon = La rage du dragon
    .line = Les cartes d’invasion l’augmentent ; une gemme rouge ou jaune en tribut la baisse de 1. À son maximum, la partie s’arrête aussitôt.
    .rule = AS-I3
meaning-warlord = { warlord }
    .line = Tant qu’il vit, le roi perd 1 point de santé à chaque siège si personne ne répond par son glyphe. Celui qui le vainc marque 5 points.
    .rule = AS-K2
meaning-answers = Qui peut répondre
    .line = Quiconque a une carte redressée qui produit le glyphe de ce seigneur de guerre. Un point d’exclamation : personne, et le roi perdra 1 point de santé.
    .rule = AS-K2
meaning-trophy = Trophée : { warlord }
    .line = Un seigneur de guerre vaincu rapporte 5 points.
    .rule = AS-E5
meaning-flow = Flux : { glyph }
    .line = Le pouvoir que rapporte une gemme de cette couleur brûlée, et ce qu’elle coûte à l’achat, pendant cette manche ; au combat, chaque glyphe vaut ce qu’indique la carte tirée.
    .rule = AS-I1
meaning-reserve = Réserve : { gem }
    .line = Des gemmes à acheter contre du pouvoir, au prix de leur flux.
    .rule = AS-A4
meaning-stock = Stock : { gem }
    .line = Pour fabriquer, à brûler contre du pouvoir, ou à payer en tribut.
    .rule = AS-A3
meaning-power = Pouvoir
    .line = Achète des gemmes, poste des gardes et achève les grimoires. Chaque point de pouvoir restant à la fin rapporte 1 point.
    .rule = AS-A2
meaning-flask = Fiole
    .line = Les gemmes des artefacts achevés. Chacune rapporte 2 points à la fin ; le soufre les ramène au stock.
    .rule = AS-A6
meaning-hand = Main
    .line = Des cartes d’artefact que personne d’autre ne voit. Les ténèbres peuvent en voler une.
    .rule = AS-A1
meaning-pile = Pioche d’artefacts
    .line = Avec moins de 5 cartes en main, vous pouvez en piocher une par action.
    .rule = AS-A1
meaning-invasions = Pioche d’invasion
    .line = Une carte par manche est exécutée, et son flux s’applique. On y tire aussi les cartes des combats ; le cobalt regarde en avant.
    .rule = AS-R1
meaning-guards = Gardes
    .line = Chacun ajoute 5 au camp de son propriétaire quand le château est attaqué. Un garde coûte 5 points de pouvoir et une gemme de sa couleur.
    .rule = AS-A11
meaning-artefact = { card }
    .line = Posez ses gemmes sur les emplacements libres ; achevé, il s’engage pour ses glyphes, et le roi gagne 1 point de santé.
    .rule = AS-A5
meaning-glyph = Glyphe : { glyph }
    .line =
        { $glyph ->
            [fire] Repousse les hordes ou la populace de 1 ; 3 tuent un garde et vous exilent.
            [sun] Rapporte du pouvoir : 1, et 1 de plus par soleil.
            [sulphur] Ramène une gemme de votre fiole à votre stock.
            [nature] 1 repousse les hordes, 2 calment la populace.
            [cobalt] 1 regarde la prochaine carte d’invasion ou protège un garde, 3 soignent le roi de 1.
           *[darkness] 2 volent une carte, 3 blessent le roi ou tuent un garde, 6 volent un artefact.
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
meaning-ability = Carte de magicien
    .line = Engagez-la pour 2 glyphes de sa couleur.
    .rule = AS-C5
meaning-role = { role }
    .line =
        { $role ->
            [alchemist] Commence avec 20 points de pouvoir et moins de gemmes. S’engage pour 3 glyphes de sa couleur ou 1 au choix.
            [servant] Son pouvoir retombe à 0 après chaque tour. Pose 2 gemmes à la fois et s’engage pour une gemme de la réserve.
           *[deceiver] Les gemmes de ses artefacts achevés retournent au stock. S’engage pour défaire le travail des autres.
        }
    .rule =
        { $role ->
            [alchemist] AS-V2
            [servant] AS-V3
           *[deceiver] AS-V4
        }
meaning-accuse = Accuser
    .line = Nommez la faction que sert ce magicien. Si vous avez raison, il part en exil ; sinon, c’est vous.
    .rule = AS-A12
meaning-exile = Exil
    .line = Définitif : ni tribut, ni influence sur la populace et les hordes, ni gardes ; mais le château peut être attaqué.
    .rule = AS-X1
meaning-goal = But : { goal }
    .line =
        { $goal ->
            [save] 20 points si le roi est en pleine santé.
           *[other] 20 points si cette faction fait tomber le roi : le but d’un traître.
        }
    .rule =
        { $goal ->
            [save] AS-E4
           *[other] AS-E1
        }
meaning-cleared = Ne sert pas : { faction }
    .line = A été accusé à tort de servir cette faction.
    .rule = AS-A12
meaning-round = Manche
    .line = Une carte d’invasion, un tour pour chacun, puis le siège.
    .rule = AS-R1
meaning-points = Points
    .line = 2 par gemme dans la fiole, 5 par seigneur de guerre, 1 par point de pouvoir ; 20 pour le but une fois la partie finie.
    .rule = AS-E5
