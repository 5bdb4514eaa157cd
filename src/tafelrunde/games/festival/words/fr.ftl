### Festival in French
###
### $profession   dancer | gladiator | tamer | minstrel | clown
### $number       the number on a card
### $face         up | down
### $who          you: the reader acts; other: somebody else does
### $name         the name of the seat that acts; $target: of the seat it acts on
### $cards        cards in a list; $names: seats in a list
### $count        how many cards or professions
### $stars        how many stars; $points: how much gold
### $round        the round that begins; $rounds: how many there are

game-title = Festival
game-line = Prenez une carte, passez le reste et choisissez ce que les autres verront.
fair-chance = Cartes honnêtes
option-simplified = Règles simplifiées
    .explained = Seulement les 30 cartes numérotées de 1 à 5, moins de manches, et chaque carte vaut son nombre en pièces d’or.

## Names

profession-dancer = Danseuse
    .plural = Danseuses
profession-gladiator = Gladiateur
    .plural = Gladiateurs
profession-tamer = Dompteuse
    .plural = Dompteuses
profession-minstrel = Ménestrel
    .plural = Ménestrels
profession-clown = Clown
    .plural = Clowns

profession =
    { $profession ->
        [dancer] { profession-dancer }
        [gladiator] { profession-gladiator }
        [tamer] { profession-tamer }
        [minstrel] { profession-minstrel }
       *[clown] { profession-clown }
    }
    .plural =
        { $profession ->
            [dancer] { profession-dancer.plural }
            [gladiator] { profession-gladiator.plural }
            [tamer] { profession-tamer.plural }
            [minstrel] { profession-minstrel.plural }
           *[clown] { profession-clown.plural }
        }

# .object: the card as what somebody takes or discards.
card = { profession } { $number }
    .object =
        { $profession ->
            [dancer] la { card }
            [tamer] la { card }
           *[other] le { card }
        }

card-with-2-stars = { card } ★★

face =
    { $face ->
        [up] face visible
       *[down] face cachée
    }

cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Moves, as choices

move-take = Prenez { card.object }, { face }
move-hand = Passez les cartes à { $target }

## Moves, as told in the log

log-first =
    { $who ->
        [you] Le sort en décide : vous commencez la première manche.
       *[other] Le sort en décide : { $name } commence la première manche.
    }
log-first-lowest =
    { $who ->
        [you] Vous commencez : le { $number } était le plus petit nombre visible.
       *[other] { $name } commence : le { $number } était le plus petit nombre visible.
    }
log-first-tied =
    { $who ->
        [you] Vous commencez : le { $number } était le plus petit nombre visible, et vous avez posé le vôtre en dernier.
       *[other] { $name } commence : le { $number } était le plus petit nombre visible, et { $name } a posé le sien en dernier.
    }
log-first-stays =
    { $who ->
        [you] Vous commencez encore : personne d’autre n’a joué face visible.
       *[other] { $name } commence encore : personne d’autre n’a joué face visible.
    }
log-drawn =
    { $who ->
        [you] Vous piochez : { $cards }.
       *[other] { $name } pioche : { $cards }.
    }
log-drawn-unseen = { $name } pioche { cards }.
log-take =
    { $who ->
        [you] Vous prenez { card.object }, { face }.
       *[other] { $name } prend { card.object }, { face }.
    }
log-take-unseen = { $name } prend une carte, face cachée.
# $target is the name of the seat handed to; $who is target when that seat is the reader.
# $count is how many cards are handed on.
log-take-and-hand =
    { $who ->
        [you] Vous prenez { card.object }, { face }, et passez les { $count } autres cartes à { $target }.
        [target] { $name } prend { card.object }, { face }, et vous passe les { $count } autres cartes.
       *[other] { $name } prend { card.object }, { face }, et passe les { $count } autres cartes à { $target }.
    }
log-take-unseen-and-hand =
    { $who ->
        [target] { $name } prend une carte, face cachée, et vous passe les { $count } autres cartes.
       *[other] { $name } prend une carte, face cachée, et passe les { $count } autres cartes à { $target }.
    }
log-turned-up =
    { $who ->
        [you] Vous retournez : { $cards }.
       *[other] { $name } retourne : { $cards }.
    }
log-discard =
    { $who ->
        [you] Vous défaussez { card.object }, qui est hors jeu.
       *[other] { $name } défausse { card.object }, qui est hors jeu.
    }
log-discard-unseen = { $name } défausse l’autre carte, face cachée : elle est hors jeu.

## Decisions

decide-take = Prenez une de vos { cards } et posez-la face visible ou face cachée.
decide-hand =
    { $count ->
        [one] Passez la carte restante à un autre joueur.
       *[other] Passez les { $count } cartes restantes à un autre joueur.
    }
wait-take = { $name } choisit une carte.
wait-hand = { $name } choisit à qui passer les cartes.

## Events

event-round = Manche { $round } sur { $rounds }
event-turned-up = Toutes les cartes cachées sont retournées.

## Where the gold comes from; the gold itself stands beside the words

tally-most = { profession.plural } : le plus d’étoiles ({ $stars })
tally-tied-most = { profession.plural } : à égalité pour le plus d’étoiles ({ $stars })
tally-second = { profession.plural } : deuxième place en étoiles ({ $stars })
tally-tied-second = { profession.plural } : à égalité pour la deuxième place en étoiles ({ $stars })
tally-variety =
    { $count ->
        [one] { $count } métier
       *[other] { $count } métiers différents
    }
tally-two-stars = { cards } à 2 étoiles
tally-floor = Personne ne finit au-dessous de zéro
tally-numbers = Nombres des cartes

## Why the match ended

reason-rounds = Toutes les manches ont été jouées.
reason-pile = La pioche est épuisée.

## Refusals

refused-FV-S1 = Cette carte n’est pas en jeu : à quatre, les 8 restent dans la boîte.
refused-FV-E1 = La partie est terminée : on ne prend et on ne passe plus rien.
refused-FV-S2 = Le premier joueur n’est tiré au sort qu’une fois, avant la première manche.
refused-FV-R1 = On ne pioche qu’au début d’une manche, et seulement des cartes encore dans la pioche.
refused-FV-R2 = Prenez d’abord une carte, une seule, puis passez le reste.
refused-FV-R3 = Après avoir pris votre carte, passez le reste à un autre joueur qui n’en a pas encore pris pendant cette manche.
refused-FV-R4 = Ceux qui ont joué face visible à la manche précédente doivent être servis d’abord.
refused-FV-R5 = La dernière carte de la manche ne va à personne : elle est hors jeu.
refused-FV-R6 = Vous n’avez pas cette carte en main.
refused-FV-X1 = Cette carte n’est pas en jeu : la partie simplifiée n’utilise que les nombres de 1 à 5.

## Labels on the table

label-you = vous
label-round = Manche
label-pile = Pioche
label-packet = Paquet
label-hand = En main
label-face-up = Face visible
label-face-down = Face cachée
label-stars = Étoiles
label-gold = Or
label-prizes = Ce que rapporte chaque métier en ce moment
label-prize = { $name } : { $points ->
        [one] { $points } pièce d’or
       *[other] { $points } pièces d’or
    }
label-first-player = Premier joueur
label-must-be-served-first = À servir d’abord
label-holds = { $name } a { cards } en main
label-laid = Manche { $round } : { card }, { face }
label-laid-unseen = Manche { $round } : une carte, face cachée
label-stars-of =
    { $stars ->
        [one] { profession.plural } : { $stars } étoile
       *[other] { profession.plural } : { $stars } étoiles
    }
label-leading-stars-of = { label-stars-of }, le plus jusqu’ici
label-unseen = { cards } que vous ne connaissez pas
label-remembered = Cartes que vous avez passées et n’avez pas revues depuis
label-out = { card }, hors jeu
label-this-round = Cette manche
label-in-round = Manche { $round }
memory-hidden = { $cards } – face cachée : { $names } ; 1 hors jeu
memory-out = { $cards } – hors jeu

## What things on the table mean; .line: what it does, .rule: its paragraph in the rulebook

meaning-round = Manche
    .line = Un paquet fait le tour de la table, et chacun y prend une carte.
    .rule = FV-R1
meaning-pile = Pioche
    .line = Les cartes que personne n’a encore piochées. Chaque manche en demande une par joueur, plus une.
    .rule = FV-R1
meaning-packet = Paquet
    .line = Celui qui l’a en main prend une carte, la pose face visible ou face cachée, et choisit à qui donner le reste.
    .rule = FV-R2
meaning-card = { card }
    .line =
        { $number ->
            [9] Deux étoiles pour son métier, mais elle coûte 1 pièce d’or à la fin.
           *[other] Une étoile pour son métier. Le plus petit nombre visible commence la manche suivante.
        }
    .rule =
        { $number ->
            [9] FV-E7
           *[other] FV-C1
        }
meaning-simple-card = { card }
    .line = À la fin, elle vaut autant de pièces d’or que son nombre.
    .rule = FV-X2
meaning-face-up = Face visible
    .line = Tout le monde la voit, et à la manche suivante vous êtes servi avant ceux qui ont joué face cachée.
    .rule = FV-R4
meaning-face-down = Face cachée
    .line = Un secret jusqu’à la fin, où elle compte comme les autres. À la manche suivante, ceux qui ont joué face visible sont servis d’abord.
    .rule = FV-R4
meaning-handed-on = Passées par vous
    .line = Ces cartes étaient dans un paquet que vous avez passé et n’ont pas reparu depuis : face cachée quelque part, ou hors jeu.
    .rule = FV-R6
meaning-out = Hors jeu
    .line = La dernière carte d’une manche est défaussée face cachée et ne compte pour personne.
    .rule = FV-R5
meaning-first-player = Chapeau : premier joueur
    .line = Pioche le paquet de cette manche et prend une carte en premier. Le plus petit nombre visible désigne le prochain premier joueur.
    .rule = FV-N1
meaning-served-first = À servir d’abord
    .line = A posé sa carte face visible à la manche précédente : le paquet passe ici avant d’aller à ceux qui ont joué face cachée.
    .rule = FV-R4
meaning-stars = { profession.plural } : étoiles
    .line = Les étoiles des cartes que vous voyez ici. À la fin, le plus grand nombre et le deuxième rapportent de l’or.
    .rule = FV-E2
meaning-crown = Couronne : le plus d’étoiles ({ profession.plural })
    .line = La majorité dans ce métier : d’après ce que vous voyez, personne n’a plus d’étoiles.
    .rule = FV-E2
meaning-unseen = Face cachée
    .line = C’est le nombre de cartes posées ici que vous n’avez pas vues. Elles comptent à la fin.
    .rule = FV-E1
meaning-prizes = { profession.plural } : ce que cela rapporte
    .line = Celui qui est seul à avoir le plus d’étoiles reçoit 6 pièces d’or, celui qui est seul deuxième 3. Égalité en tête : 4 chacun et rien pour la deuxième place. Égalité à la deuxième place : 1 chacun.
    .rule = FV-E2
meaning-gold = Or
    .line = La somme des nombres des cartes que vous voyez ici.
    .rule = FV-X2
meaning-points = Points (pièces d’or)
    .line = Ce que rapporteraient les cartes que vous voyez si la partie finissait maintenant. Celui qui a le plus d’or gagne.
    .rule = FV-E9
