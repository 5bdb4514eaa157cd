### Festo! in French
###
### $area         troll | pixies | orc | magician | elf | dwarf | grocer
### $colour       meat | honey | spices | mushrooms | fruit | potatoes
### $ingredient   one of the colours, or salt
### $dish         a dish by its type and colour, or roast | main-course
### $event        one of the fourteen events
### $piece        helper | disc
### $number       the number on a die
### $count        how many ingredients, in a tally also dishes or types
### $who          you: the reader acts; target: somebody acts on the reader; other: somebody else acts
### $name         the name of the seat that acts, and in a choice of the seat that is chosen
### $target       the name of the seat that is acted on
### $points       victory points
### $round        the round that begins; $rounds: how many there are

game-title = Festo!
game-line = Envoyez vos aides au marché, soyez plus nombreux que les autres et préparez un festin.
fair-chance = Dés et cartes honnêtes

## Names

area =
    { $area ->
        [troll] Troll
        [pixies] Pixies
        [orc] Orque
        [magician] Magicien
        [elf] Elfe
        [dwarf] Nain
       *[grocer] Épicier
    }
    .to =
        { $area ->
            [troll] chez le Troll
            [pixies] chez les Pixies
            [orc] chez l’Orque
            [magician] chez le Magicien
            [elf] chez l’Elfe
            [dwarf] chez le Nain
           *[grocer] chez l’épicier
        }
    .at = { area.to }

# Where goods lie: a character’s market, or the grocery store.
market =
    { $area ->
        [troll] le marché du Troll
        [pixies] le marché des Pixies
        [orc] le marché de l’Orque
        [magician] le marché du Magicien
        [elf] le marché de l’Elfe
        [dwarf] le marché du Nain
       *[grocer] l’épicerie
    }
    .from =
        { $area ->
            [troll] du marché du Troll
            [pixies] du marché des Pixies
            [orc] du marché de l’Orque
            [magician] du marché du Magicien
            [elf] du marché de l’Elfe
            [dwarf] du marché du Nain
           *[grocer] de l’épicerie
        }
    .to =
        { $area ->
            [troll] au marché du Troll
            [pixies] au marché des Pixies
            [orc] au marché de l’Orque
            [magician] au marché du Magicien
            [elf] au marché de l’Elfe
            [dwarf] au marché du Nain
           *[grocer] à l’épicerie
        }
    .whole =
        { $area ->
            [troll] tout le marché du Troll
            [pixies] tout le marché des Pixies
            [orc] tout le marché de l’Orque
            [magician] tout le marché du Magicien
            [elf] tout le marché de l’Elfe
            [dwarf] tout le marché du Nain
           *[grocer] toute l’épicerie
        }

colour =
    { $colour ->
        [meat] viande
        [honey] miel
        [spices] épices
        [mushrooms] champignons
        [fruit] fruits
       *[potatoes] pommes de terre
    }
    .one =
        { $colour ->
            [meat] 1 cube de viande
            [honey] 1 cube de miel
            [spices] 1 épice
            [mushrooms] 1 champignon
            [fruit] 1 fruit
           *[potatoes] 1 pomme de terre
        }
    .with =
        { $colour ->
            [meat] de la viande
            [honey] du miel
            [spices] des épices
            [mushrooms] des champignons
            [fruit] des fruits
           *[potatoes] des pommes de terre
        }
    .some =
        { $colour ->
            [meat]
                { $count ->
                    [one] { $count } cube de viande
                   *[other] { $count } cubes de viande
                }
            [honey]
                { $count ->
                    [one] { $count } cube de miel
                   *[other] { $count } cubes de miel
                }
            [spices]
                { $count ->
                    [one] { $count } épice
                   *[other] { $count } épices
                }
            [mushrooms]
                { $count ->
                    [one] { $count } champignon
                   *[other] { $count } champignons
                }
            [fruit]
                { $count ->
                    [one] { $count } fruit
                   *[other] { $count } fruits
                }
           *[potatoes]
                { $count ->
                    [one] { $count } pomme de terre
                   *[other] { $count } pommes de terre
                }
        }

ingredient =
    { $ingredient ->
        [meat] viande
        [honey] miel
        [spices] épices
        [mushrooms] champignons
        [fruit] fruits
        [potatoes] pommes de terre
       *[salt] sel
    }
    .one =
        { $ingredient ->
            [meat] 1 cube de viande
            [honey] 1 cube de miel
            [spices] 1 épice
            [mushrooms] 1 champignon
            [fruit] 1 fruit
            [potatoes] 1 pomme de terre
           *[salt] 1 cube de sel
        }

# So many of an ingredient.
goods =
    { $ingredient ->
        [meat]
            { $count ->
                [one] { $count } cube de viande
               *[other] { $count } cubes de viande
            }
        [honey]
            { $count ->
                [one] { $count } cube de miel
               *[other] { $count } cubes de miel
            }
        [spices]
            { $count ->
                [one] { $count } épice
               *[other] { $count } épices
            }
        [mushrooms]
            { $count ->
                [one] { $count } champignon
               *[other] { $count } champignons
            }
        [fruit]
            { $count ->
                [one] { $count } fruit
               *[other] { $count } fruits
            }
        [potatoes]
            { $count ->
                [one] { $count } pomme de terre
               *[other] { $count } pommes de terre
            }
       *[salt]
            { $count ->
                [one] { $count } cube de sel
               *[other] { $count } cubes de sel
            }
    }

die = { $number }
standing = { $target } { $count }
area-closed = { area } (fermé)
area-times = { area } × { $count }
dish-printed = { colour } { $count }+{ $other } = { $points }
large-printed = encore { $count }, { price-large } : { $points } PV

piece =
    { $piece ->
        [helper] un aide
       *[disc] un disque spécial
    }

type =
    { $type ->
        [main-course] Plats principaux
        [roast] Rôtis
        [dessert] Desserts
        [side-dish] Accompagnements
        [appetiser] Entrées
       *[drink] Boissons
    }
    .one =
        { $type ->
            [main-course] Plat principal
            [roast] Rôti
            [dessert] Dessert
            [side-dish] Accompagnement
            [appetiser] Entrée
           *[drink] Boisson
        }

# .object: the dish as what somebody cooks or reserves.
dish =
    { $dish ->
        [dessert-meat] Dessert à la viande
        [dessert-honey] Dessert au miel
        [dessert-spices] Dessert aux épices
        [dessert-mushrooms] Dessert aux champignons
        [dessert-fruit] Dessert aux fruits
        [dessert-potatoes] Dessert aux pommes de terre
        [side-dish-meat] Accompagnement à la viande
        [side-dish-honey] Accompagnement au miel
        [side-dish-spices] Accompagnement aux épices
        [side-dish-mushrooms] Accompagnement aux champignons
        [side-dish-fruit] Accompagnement aux fruits
        [side-dish-potatoes] Accompagnement aux pommes de terre
        [appetiser-meat] Entrée à la viande
        [appetiser-honey] Entrée au miel
        [appetiser-spices] Entrée aux épices
        [appetiser-mushrooms] Entrée aux champignons
        [appetiser-fruit] Entrée aux fruits
        [appetiser-potatoes] Entrée aux pommes de terre
        [drink-meat] Boisson à la viande
        [drink-honey] Boisson au miel
        [drink-spices] Boisson aux épices
        [drink-mushrooms] Boisson aux champignons
        [drink-fruit] Boisson aux fruits
        [drink-potatoes] Boisson aux pommes de terre
        [roast] Rôti
       *[main-course] Plat principal
    }
    .object =
        { $dish ->
            [dessert-meat] le dessert à la viande
            [dessert-honey] le dessert au miel
            [dessert-spices] le dessert aux épices
            [dessert-mushrooms] le dessert aux champignons
            [dessert-fruit] le dessert aux fruits
            [dessert-potatoes] le dessert aux pommes de terre
            [side-dish-meat] l’accompagnement à la viande
            [side-dish-honey] l’accompagnement au miel
            [side-dish-spices] l’accompagnement aux épices
            [side-dish-mushrooms] l’accompagnement aux champignons
            [side-dish-fruit] l’accompagnement aux fruits
            [side-dish-potatoes] l’accompagnement aux pommes de terre
            [appetiser-meat] l’entrée à la viande
            [appetiser-honey] l’entrée au miel
            [appetiser-spices] l’entrée aux épices
            [appetiser-mushrooms] l’entrée aux champignons
            [appetiser-fruit] l’entrée aux fruits
            [appetiser-potatoes] l’entrée aux pommes de terre
            [drink-meat] la boisson à la viande
            [drink-honey] la boisson au miel
            [drink-spices] la boisson aux épices
            [drink-mushrooms] la boisson aux champignons
            [drink-fruit] la boisson aux fruits
            [drink-potatoes] la boisson aux pommes de terre
            [roast] un rôti
           *[main-course] un plat principal
        }

# .effect: what it changes in its round.
event =
    { $event ->
        [rich-harvest] Moisson abondante
        [poor-harvest] Mauvaise récolte
        [full-shelves] Rayons pleins
        [salt-caravan] Caravane de sel
        [early-birds] Lève-tôt
        [late-opening] Nocturne
        [open-doors] Portes ouvertes
        [day-off] Jour de repos
        [fair-shares] Partage équitable
        [double-magic] Double magie
        [magic-lull] Panne de magie
        [fresh-from-the-kitchen] Tout frais
        [applause] Applaudissements
       *[gourmets] Gourmets
    }
    .effect =
        { $event ->
            [rich-harvest] Chaque marché de moins de 5 ingrédients en reçoit 1 de plus.
            [poor-harvest] Chaque marché perd 1 ingrédient.
            [full-shelves] Chaque rayon de l’épicerie de moins de 3 ingrédients en reçoit 1 de plus.
            [salt-caravan] Chacun prend 1 cube de sel, tant qu’il en reste.
            [early-birds] Pas de dés le matin : tous les personnages sont disponibles.
            [late-opening] Pas de dés l’après-midi : tous les personnages sont disponibles.
            [open-doors] Un dé de moins aux deux lancers.
            [day-off] Pas de second lancer : ce qui est fermé le matin reste fermé.
            [fair-shares] Personne ne peut prendre un marché entier.
            [double-magic] Chaque pouvoir peut servir deux fois, avec deux aides.
            [magic-lull] Aucun pouvoir pendant cette manche.
            [fresh-from-the-kitchen] Pas de supplément dans les deuxième et troisième colonnes.
            [applause] Chaque plat cuisiné rapporte 1 PV.
           *[gourmets] Chaque rôti et chaque plat principal cuisiné rapporte 2 PV.
        }

# What a character lets a helper do; .last: in the last round.
ability =
    { $area ->
        [troll] Déplacez 1 ingrédient vers un autre marché ou vers l’épicerie.
        [pixies] Envoyez cet aide ou ce disque chez un personnage plus à droite ou chez l’épicier.
        [orc] Réservez un petit plat : vous seul pouvez le cuisiner, pour 1 ingrédient de moins.
        [magician] Prenez 1 cube de sel, qui remplace n’importe quel ingrédient.
        [elf] Donnez 1 ingrédient, prenez-en 2 au choix dans les réserves.
        [dwarf] Placez tous vos disques spéciaux : à la manche suivante, ils comptent comme des aides.
       *[grocer] Celui qui a le plus d’aides reçoit la carte premier joueur. Prenez 1 ingrédient par aide, d’une seule couleur.
    }
    .last = Prenez 2 PV.

# What a cooked dish does in a match with magical dishes.
benefit =
    { $type ->
        [drink] Chaque fois que vous cuisinez : vous économisez { colour.one }.
        [dessert] Chaque fois que vous payez un plat avec { colour.with } : 1 PV.
        [appetiser] Chaque fois que vous recevez { colour.with } d’un personnage : 1 PV.
       *[side-dish] Chaque fois que vous avez la majorité absolue chez un personnage : 1 PV.
    }

price = { colour.some } et { $other } d’une autre couleur
price-surcharge = { $count } de plus
price-large =
    { $dish ->
        [roast] 6 d’une seule couleur
       *[main-course] 1 de chaque couleur
    }
    .left = encore { $count }

helpers = { $count ->
        [one] 1 aide
       *[other] { $count } aides
    }
discs = { $count ->
        [one] 1 disque spécial
       *[other] { $count } disques spéciaux
    }
reason =
    { $reason ->
        [side-dish] un accompagnement récompense la majorité
        [appetiser] une entrée récompense les ingrédients
        [dessert] un dessert récompense le paiement
        [applause] applaudissements
       *[gourmets] gourmets
    }
points = { $points } PV

option-magical_dishes = Plats magiques
    .explained = Chaque petit plat que vous avez cuisiné vous aide jusqu’à la fin de la partie.
option-events = Cartes événement
    .explained = À chaque manche, une carte événement change quelque chose.

## Moves, as choices

move-give = Donnez la carte premier joueur à { $name }
move-place = Placez un aide { area.at }
move-done = Gardez les autres aides
move-take-all = Prenez tout le marché
move-ability =
    { $piece ->
        [helper] Utilisez le pouvoir avec un aide
       *[disc] Utilisez le pouvoir avec un disque spécial
    }
move-take = Prenez { colour.one }
move-withdraw = Retirez les aides restants
move-lift = Déplacez { colour.one } { market.from }
move-drop = Portez l’ingrédient { market.to }
move-send = Envoyez-le { area.to }
move-reserve = Réservez { dish.object }
move-trade = Donnez { ingredient.one } à l’Elfe
move-fetch = Prenez { colour.one } dans la réserve
move-lay = Placez un disque spécial { area.at }
move-buy = Prenez { colour.some }
move-cook = Cuisinez { dish.object }
move-recall = Reprenez votre aide posé sur { dish.object }
move-ransom = Payez { ingredient.one }
move-combine = Payez avec { colour.with }
move-add = Payez le supplément avec { colour.with }
move-save = Économisez { colour.one }
move-salt =
    { $count ->
        [0] Pas de sel pour : { colour }
        [one] { $count } cube de sel pour : { colour }
       *[other] { $count } cubes de sel pour : { colour }
    }
move-pass = Passez

## Deeds, as told in the log

log-event = Événement : { event }. { event.effect }
log-pass =
    { $who ->
        [you] Vous passez.
       *[other] { $name } passe.
    }
log-set-up =
    { $who ->
        [you] Le sort vous désigne comme premier joueur. { $count } plats sont exposés.
       *[other] Le sort désigne { $name } comme premier joueur. { $count } plats sont exposés.
    }
log-dishes = Nouveau au buffet : { $dishes }.
log-dice =
    { $time ->
        [morning] Lancer du matin : { $dice }. Fermé : { $closed }.
       *[afternoon] Lancer de l’après-midi : { $dice }. Fermé : { $closed }.
    }
log-card-kept =
    { $who ->
        [you] Vous gardez la carte premier joueur.
       *[other] { $name } garde la carte premier joueur.
    }
log-card-given =
    { $who ->
        [you] Vous donnez la carte premier joueur à { $target }.
        [target] { $name } vous donne la carte premier joueur.
       *[other] { $name } donne la carte premier joueur à { $target }.
    }
log-helpers =
    { $who ->
        [you] Vous placez { helpers } : { $areas }.
       *[other] { $name } place { helpers } : { $areas }.
    }
log-helpers-and-kept =
    { $who ->
        [you] Vous placez { helpers } : { $areas }, et en gardez { $kept } pour l’après-midi.
       *[other] { $name } place { helpers } : { $areas }, et en garde { $kept } pour l’après-midi.
    }
log-helpers-kept =
    { $who ->
        [you] Vous gardez tous vos aides pour l’après-midi : { $kept }.
       *[other] { $name } garde tous ses aides pour l’après-midi : { $kept }.
    }
log-whole-market =
    { $who ->
        [you] Vous prenez { market.whole } : { $goods }.
       *[other] { $name } prend { market.whole } : { $goods }.
    }
log-taken =
    { $who ->
        [you] Vous prenez { $goods } { market.to }.
       *[other] { $name } prend { $goods } { market.to }.
    }
log-withdrawn =
    { $who ->
        [you] Vous retirez { helpers }.
       *[other] { $name } retire { helpers }.
    }
log-ability-used =
    { $who ->
        [you] Vous utilisez le pouvoir { area.at }.
       *[other] { $name } utilise le pouvoir { area.at }.
    }
log-troll-lifts =
    { $who ->
        [you] Vous déplacez { colour.one } { $from }…
       *[other] { $name } déplace { colour.one } { $from }…
    }
log-troll =
    { $who ->
        [you] Vous déplacez { colour.one } { $from } { $to }.
       *[other] { $name } déplace { colour.one } { $from } { $to }.
    }
log-pixies =
    { $piece ->
        [helper]
            { $who ->
                [you] Les Pixies envoient votre aide { $to }.
               *[other] Les Pixies envoient un aide de { $name } { $to }.
            }
       *[disc]
            { $who ->
                [you] Les Pixies envoient votre disque spécial { $to }.
               *[other] Les Pixies envoient un disque spécial de { $name } { $to }.
            }
    }
log-orc =
    { $who ->
        [you] Vous réservez { dish.object }.
       *[other] { $name } réserve { dish.object }.
    }
log-magician =
    { $who ->
        [you] Le Magicien vous donne 1 cube de sel.
       *[other] Le Magicien donne 1 cube de sel à { $name }.
    }
log-elf-paid =
    { $who ->
        [you] Vous donnez { ingredient.one } à l’Elfe…
       *[other] { $name } donne { ingredient.one } à l’Elfe…
    }
log-elf =
    { $who ->
        [you] Vous donnez { ingredient.one } à l’Elfe contre { $goods }.
       *[other] { $name } donne { ingredient.one } à l’Elfe contre { $goods }.
    }
log-dwarf =
    { $who ->
        [you] Vous placez { discs } pour la prochaine manche : { $areas }.
       *[other] { $name } place { discs } pour la prochaine manche : { $areas }.
    }
log-dwarf-points =
    { $who ->
        [you] Le Nain vous donne { points }.
       *[other] Le Nain donne { points } à { $name }.
    }
log-bought =
    { $who ->
        [you] Vous prenez { $goods } à l’épicerie.
       *[other] { $name } prend { $goods } à l’épicerie.
    }
log-bought-nothing =
    { $who ->
        [you] Vous ne prenez rien à l’épicerie.
       *[other] { $name } ne prend rien à l’épicerie.
    }
log-cooking =
    { $who ->
        [you] Vous commencez à cuisiner { dish.object }…
       *[other] { $name } commence à cuisiner { dish.object }…
    }
log-cooked =
    { $who ->
        [you] Vous cuisinez { dish.object } avec { $goods } : { points }.
       *[other] { $name } cuisine { dish.object } avec { $goods } : { points }.
    }
log-cooked-free =
    { $who ->
        [you] Vous cuisinez { dish.object } sans rien payer : { points }.
       *[other] { $name } cuisine { dish.object } sans rien payer : { points }.
    }
log-calling-back =
    { $who ->
        [you] Vous reprenez votre aide posé sur { dish.object }…
       *[other] { $name } reprend son aide posé sur { dish.object }…
    }
log-called-back =
    { $who ->
        [you] Vous payez { ingredient.one } et reprenez votre aide posé sur { dish.object }.
       *[other] { $name } paie { ingredient.one } et reprend son aide posé sur { dish.object }.
    }
log-points =
    { $who ->
        [you] Vous gagnez { points } : { reason }.
       *[other] { $name } gagne { points } : { reason }.
    }

## Decisions

decide-give = Donnez la carte premier joueur à qui vous voulez, ou gardez-la.
decide-morning = Matin : placez des aides ou gardez-les pour l’après-midi.
decide-afternoon = Après-midi : placez tous les aides qui vous restent.
decide-place = { decide-afternoon }
decide-act = À vous d’agir { area.at } : d’abord le pouvoir, puis les ingrédients.
decide-lift = Troll : choisissez un ingrédient à déplacer.
decide-drop = Troll : choisissez où il va.
decide-reserve = Orque : choisissez un plat à réserver.
decide-trade = Elfe : choisissez un ingrédient à donner.
decide-fetch = Elfe : choisissez un ingrédient à prendre.
decide-lay = Nain : choisissez où placer un disque spécial pour la prochaine manche.
decide-grocer = Épicerie : prenez des ingrédients d’une seule couleur.
decide-cook = Cuisinez un plat ou passez.
decide-ransom = Choisissez l’ingrédient qui libère votre aide.
decide-combine = Choisissez la couleur avec laquelle vous payez.
decide-add = Choisissez la couleur du supplément.
decide-save = Choisissez la couleur qu’économise votre réservation.
decide-salt = Choisissez combien de sel employer.
decide-act-whole-or-ability = { area } : prenez tout le marché, ou utilisez d’abord le pouvoir puis prenez des ingrédients. Vos aides ici : { $count }.
decide-act-whole-or-take = { area } : prenez tout le marché ou des ingrédients un par un. Vos aides ici : { $count }.
decide-act-ability = { area } : utilisez d’abord le pouvoir ou prenez des ingrédients. Vos aides ici : { $count }.
decide-act-ability-only = { area } : utilisez le pouvoir ou retirez vos aides. Vos aides ici : { $count }.
decide-act-take = { area } : prenez un ingrédient par aide ou retirez vos aides. Vos aides ici : { $count }.
decide-send = Pixies : choisissez où va votre { $piece ->
        [helper] aide
       *[disc] disque spécial
    }.
decide-roast = Choisissez la couleur du rôti : vous en payez 6.
decide-second = Choisissez la seconde couleur pour { dish.object } : vous en payez { $count }.
decide-salt-for = Choisissez combien de sel remplace { $goods }.

wait-give = { $name } désigne le premier joueur.
wait-morning = { $name } place des aides.
wait-afternoon = { $name } place ses aides restants.
wait-act = { $name } agit { area.at }.
wait-lift = { $name } choisit un ingrédient à déplacer.
wait-drop = { $name } choisit où va un ingrédient.
wait-send = { $name } utilise les Pixies.
wait-reserve = { $name } choisit un plat à réserver.
wait-trade = { $name } fait affaire avec l’Elfe.
wait-fetch = { $name } fait affaire avec l’Elfe.
wait-lay = { $name } place des disques spéciaux.
wait-grocer = { $name } est à l’épicerie.
wait-cook = { $name } cuisine.
wait-ransom = { $name } reprend un aide.
wait-combine = { $name } paie un plat.
wait-add = { $name } paie un plat.
wait-save = { $name } paie un plat.
wait-salt = { $name } paie un plat.

## Events on the table

stage =
    { $stage ->
        [preparation] Préparation
        [morning] { event-morning }
        [afternoon] { event-afternoon }
        [action] Action
       *[cooking] Cuisine
    }

event-round = Manche { $round } sur { $rounds }
event-morning = Matin
event-afternoon = Après-midi
event-all-open =
    { $time ->
        [morning] Matin, sans lancer : tous les personnages sont disponibles.
       *[afternoon] Après-midi, sans lancer : tous les personnages sont disponibles.
    }
event-day-off = Après-midi, sans lancer. Toujours fermé : { $closed }.
event-majority =
    { $who ->
        [you] { area } : { $standing }. Vous avez la majorité absolue.
       *[other] { area } : { $standing }. { $name } a la majorité absolue.
    }
event-first-there =
    { $who ->
        [you] { area } : { $standing }. Vous agissez en premier.
       *[other] { area } : { $standing }. { $name } agit en premier.
    }
event-card =
    { $who ->
        [you] { area } : { $standing }. Vous recevez la carte premier joueur.
       *[other] { area } : { $standing }. { $name } reçoit la carte premier joueur.
    }
event-card-kept =
    { $who ->
        [you] { area } : { $standing }. Vous gardez la carte premier joueur.
       *[other] { area } : { $standing }. { $name } garde la carte premier joueur.
    }
event-cooking =
    { $who ->
        [you] Cuisine : vous commencez.
       *[other] Cuisine : { $name } commence.
    }
event-scoring = Décompte final
event-score =
    { $who ->
        [you] Vous avez { points } : { $parts }.
       *[other] { $name } a { points } : { $parts }.
    }
event-score-nothing =
    { $who ->
        [you] Vous avez { points }.
       *[other] { $name } a { points }.
    }
score-dishes = { $points } pour les plats
score-set = { $points } pour les séries
score-tokens = { $points } en jetons
score-ingredients = { $points } pour les ingrédients restants

## Scoring

tally-dishes =
    { $count ->
        [one] 1 × { type.one }
       *[other] { $count } × { type }
    }
tally-set =
    { $count ->
        [one] Une série de 1 type
       *[other] Une série de { $count } types différents
    }
tally-tokens = Jetons
tally-ingredients =
    { $count ->
        [one] 1 ingrédient restant
       *[other] { $count } ingrédients restants
    }

## Why the match ended

reason-rounds = Les quatre manches ont été jouées.

## Refusals

refused-FO-C5 = Vous n’avez plus d’aide à placer.
refused-FO-S3 = Tous ces plats ont déjà été cuisinés.
refused-FO-S4 = Le premier joueur n’est tiré au sort qu’une fois, tout au début.
refused-FO-S5 = Cet événement a déjà été révélé.
refused-FO-G1 = La partie se termine après quatre manches.
refused-FO-P3 = Ce plat n’est pas exposé.
refused-FO-P4 = Un événement est révélé à chaque manche, une fois les plats exposés.
refused-FO-P5 = La carte premier joueur est donnée à quelqu’un autour de la table, à la fin de la préparation.
refused-FO-H1 = Ce personnage n’est pas disponible pour le moment.
refused-FO-H2 = Les aides ne se placent que pendant la phase d’achats.
refused-FO-H3 = L’après-midi, vous devez placer tous vos aides.
refused-FO-A3 = Seule une majorité absolue permet de prendre tout un marché, s’il n’est pas vide et avant toute autre chose.
refused-FO-A4 = Chez un personnage, utilisez une fois le pouvoir, puis prenez des ingrédients présents au marché.
refused-FO-T1 = Le Troll déplace un ingrédient de l’endroit où il se trouve vers un autre marché ou vers l’épicerie.
refused-FO-T2 = L’épicerie contient au plus 3 ingrédients d’une couleur.
refused-FO-T3 = Un ingrédient déplacé pendant cette manche ne bouge plus, et rien ne se déplace à l’intérieur de l’épicerie.
refused-FO-X1 = Les Pixies envoient un aide ou un disque chez un personnage plus à droite ou chez l’épicier.
refused-FO-O1 = On ne réserve qu’un petit plat exposé et libre ; vous ne pouvez pas cuisiner un plat réservé par un autre ; la réservation économise l’une des deux couleurs.
refused-FO-O2 = Seul un aide peut réserver ; à votre tour, pendant la phase de cuisine, vous le reprenez contre 1 ingrédient.
refused-FO-M1 = Il n’y a plus de sel.
refused-FO-E1 = L’Elfe donne deux ingrédients des réserves, jamais de sel, contre un des vôtres.
refused-FO-D1 = Chez le Nain, vous placez tous les disques spéciaux que vous avez sous la main, et seulement chez des personnages.
refused-FO-Y2 = À l’épicerie, vous prenez au plus un ingrédient par aide, tous du même rayon.
refused-FO-K1 = On cuisine pendant la phase de cuisine, un plat par tour.
refused-FO-K2 = Il vous faut la couleur du plat et exactement une autre, dans les quantités indiquées.
refused-FO-K3 = Vous ne pouvez pas payer le supplément : il se paie tout entier dans l’une des deux couleurs employées.
refused-FO-K4 = Un rôti coûte 6 ingrédients d’une couleur, un plat principal 1 ingrédient de chacune des six couleurs.
refused-FO-K5 = Il vous faut assez de sel pour ce qui manque, et vous ne pouvez employer que celui dont vous n’avez pas besoin ailleurs.
refused-FO-K7 = De cette façon, vous ne pourriez pas payer tout le prix.
refused-FO-N9 = Partage équitable : personne ne prend un marché entier pendant cette manche.
refused-FO-N11 = Panne de magie : aucun pouvoir pendant cette manche.

## Labels on the table

label-you = vous
label-round = Manche
label-event = Événement
label-start-player = Premier joueur
label-supply = Réserve
label-market = Marché
label-store = Épicerie
label-helpers = Aides
label-discs = Disques spéciaux
label-next-round = Prochaine manche
label-closed = Fermé
label-majority = Majorité absolue
label-acting = En action
label-dishes = Plats
label-pile = Pioche
label-reserved = Réservé
label-surcharge = Supplément
label-passed = A passé
label-points = PV
label-ruling = Décision
label-reconstructed = Reconstitué
label-buffet = Buffet
label-set = Série de types différents
label-tokens = Jetons
label-payment = Paiement
label-owed = Reste à payer
label-paid = Payé
label-effect = Effet
label-phase = Phase
label-stalls = Marchés et aides
label-players = Joueurs
label-in-hand = Aides en main
label-discs-in-hand = Disques en main
label-discs-next = Disques, manche suivante
label-column =
    { $count ->
        [0] sans supplément
       *[other] { $count } de plus
    }
label-in-pile = Pioche

## What things on the table mean; .line: what it does, .rule: its paragraph in the rulebook

meaning-area = { area }
    .line = { ability }
    .rule =
        { $area ->
            [troll] FO-T1
            [pixies] FO-X1
            [orc] FO-O1
            [magician] FO-M1
            [elf] FO-E1
            [dwarf] FO-D1
           *[grocer] FO-Y1
        }
meaning-number = Numéro du dé
    .line = Quand ce numéro sort, l’étal est fermé et n’accueille aucun aide.
    .rule = FO-H1
meaning-closed = Fermé
    .line = Son numéro est sorti : jusqu’au prochain lancer, personne ne peut y placer d’aides.
    .rule = FO-H1
meaning-helpers = Aides au travail
    .line = Celui qui en a le plus ici agit en premier ; l’ordre du tour départage les égalités.
    .rule = FO-A2
meaning-majority = Couronne : majorité absolue
    .line = Plus d’aides que quiconque : tous ensemble, ils peuvent prendre le marché entier.
    .rule = FO-A3
meaning-goods = Marché : { ingredient }
    .line = Chaque aide peut y prendre 1 ingrédient ; avec la majorité absolue, vous pouvez tout prendre.
    .rule = FO-A4
meaning-pinned = Apporté par le Troll
    .line = Un ingrédient marqué d’un point a été déplacé pendant cette manche et ne peut plus l’être.
    .rule = FO-T3
meaning-supply = Réserve : { ingredient }
    .line = Ce qui reste de cet ingrédient. Le marché s’y remplit, et ce qu’on paie y revient.
    .rule = FO-C2
meaning-shelf = Épicerie : { ingredient }
    .line = Un rayon en contient au plus 3. Vous prenez 1 ingrédient par aide placé ici, tous d’une même couleur.
    .rule = FO-P2
meaning-round = Manche
    .line = Une partie compte quatre manches : préparation, achats, action et cuisine.
    .rule = FO-G1
meaning-stage = { stage }
    .line =
        { $stage ->
            [preparation] Marchés et rayons se remplissent, et la carte premier joueur est donnée.
            [morning] Les dés ferment des étals. Chacun place autant d’aides qu’il veut.
            [afternoon] On relance les dés. Chacun doit placer tous les aides qui lui restent.
            [action] De gauche à droite, chaque étal a son tour : prendre des ingrédients ou employer le pouvoir.
           *[cooking] Un plat par tour, jusqu’à ce que tout le monde ait passé.
        }
    .rule =
        { $stage ->
            [preparation] FO-P1
            [morning] FO-H1
            [afternoon] FO-H3
            [action] FO-A1
           *[cooking] FO-K1
        }
meaning-event = { event }
    .line = { event.effect }
    .rule =
        { $event ->
            [rich-harvest] FO-N1
            [poor-harvest] FO-N2
            [full-shelves] FO-N3
            [salt-caravan] FO-N4
            [early-birds] FO-N5
            [late-opening] FO-N6
            [open-doors] FO-N7
            [day-off] FO-N8
            [fair-shares] FO-N9
            [double-magic] FO-N10
            [magic-lull] FO-N11
            [fresh-from-the-kitchen] FO-N12
            [applause] FO-N13
           *[gourmets] FO-N14
        }
meaning-start-player = Toque : premier joueur
    .line = Commence, puis on joue dans le sens des aiguilles d’une montre. Celui qui a le plus d’aides chez l’épicier gagne la carte.
    .rule = FO-G2
meaning-passed = A passé
    .line = Ne cuisine plus pendant cette manche.
    .rule = FO-K1
meaning-tokens = Jetons
    .line = Points de victoire gagnés pendant la partie ; ils comptent à la fin.
    .rule = FO-V1
meaning-in-hand = Aides en main
    .line = Chacun en a 6. Ceux-ci restent à placer ; les autres sont aux étals ou sur un plat.
    .rule = FO-C5
meaning-discs = Disques spéciaux
    .line = Le Nain vous permet de les poser ; à la manche suivante, ils comptent comme des aides.
    .rule = FO-D1
meaning-dish = { dish }
    .line =
        { $dish ->
            [roast] Coûte 6 ingrédients d’une couleur. Le nombre indique ses points de victoire.
            [main-course] Coûte 1 ingrédient de chaque couleur. Le nombre indique ses points de victoire.
           *[other] Payez les ingrédients de sa couleur, et les autres dans exactement une autre couleur. Le nombre indique ses points de victoire.
        }
    .rule =
        { $dish ->
            [roast] FO-K4
            [main-course] FO-K4
           *[other] FO-K2
        }
meaning-reserved = Réservé
    .line = Seul le propriétaire de cet aide peut cuisiner ce plat, pour 1 ingrédient de moins. L’aide y reste jusque-là, ou revient contre 1 ingrédient.
    .rule = FO-O2
meaning-surcharge = Supplément
    .line = Les plats de cette colonne coûtent ce nombre d’ingrédients en plus, tous dans l’une des deux couleurs employées.
    .rule = FO-K3
meaning-pile = Pioche
    .line = C’est le nombre de plats de ce type encore à venir. Avant chaque manche, les plats glissent à gauche et les places libres se remplissent d’ici.
    .rule = FO-P3
meaning-cooked = Cuisiné : { dish }
    .line = Rapporte les points de victoire indiqués et fait partie d’une série de types différents.
    .rule = FO-V1
meaning-benefit = ✦ { dish }
    .line = { benefit }
    .rule =
        { $type ->
            [drink] FO-Z2
            [dessert] FO-Z3
            [appetiser] FO-Z4
           *[side-dish] FO-Z5
        }
meaning-missing = { type }
    .line = Manque encore à cette série. Plus une série a de types différents, plus elle rapporte.
    .rule = FO-V2
meaning-set = Série de types différents
    .line = 1 à 6 types différents sur une ligne rapportent 1, 3, 6, 10, 15 ou 21 points de victoire.
    .rule = FO-V2
meaning-ingredient = Ingrédient : { ingredient }
    .line =
        { $ingredient ->
            [salt] Remplace n’importe quel ingrédient en cuisine. Chaque ingrédient restant à la fin rapporte 1 point de victoire.
           *[other] Pour cuisiner. Chaque ingrédient restant à la fin rapporte 1 point de victoire.
        }
    .rule =
        { $ingredient ->
            [salt] FO-M1
           *[other] FO-V1
        }
meaning-payment = Paiement
    .line = Le prix indiqué avec le supplément, moins ce qu’épargnent boissons et réservation. Le sel peut tout remplacer.
    .rule = FO-K7
meaning-points = Points de victoire (PV)
    .line = Plats, séries, jetons et 1 par ingrédient restant, comme si la partie finissait maintenant. Celui qui a le plus de points gagne.
    .rule = FO-V1
meaning-last-dwarf = Nain à la dernière manche
    .line = { ability.last }
    .rule = FO-D2
