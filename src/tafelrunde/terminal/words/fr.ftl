### The terminal client in French
###
### $name, $names   of seats
### $typed          what somebody typed
### $file           the path of a match file

## Before a match

choose-game = Quel jeu ?
choose-seats = Combien de places ?
choose-bots = Combien des { $seats } places sont tenues par des bots ?
choose-level = De quelle force sont les bots ?
choose-name =
    { $number ->
        [1] Votre nom ?
       *[other] Nom de la personne { $number } ?
    }
choose-on-off = { $option } ? (oui, non)
choose-option = { $option } : lequel ?
seats = { $seats } places
person = Personne { $number }
not-a-choice = « { $typed } » n’est pas un des choix.
name-taken = Il faut un nom différent pour chacun.
compiling = Préparation de { $game } pour cette machine, une seule fois

## Seats

you = vous
colon = {" : "}

## A turn

decide =
    { $count ->
        [one] Il y a 1 coup :
       *[other] Choisissez un des { $count } coups :
    }
more-moves = … et { $count } autres ; « coups » les montre tous.
earlier = … « journal » montre ce qui s’est passé avant.
more-table = … « table » montre toute la table.
hand-over = Passez le clavier à { $name }.
press-enter = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
more = Page { $page } sur { $pages }. Entrée : suite, q : retour
back = Entrée : retour à la table
sealed = Les dés sont scellés. Sceau : { $commitment }
undone =
    { $count ->
        [one] 1 coup a été repris.
       *[other] { $count } coups ont été repris.
    }
no-points = Ce jeu ne dit pas d’où viennent les points.
nothing-to-undo = Vous n’avez encore rien décidé.
all-agree = Cela annule aussi des décisions d’autres personnes : { $names }. Tout le monde est d’accord ? [oui/non]
saved = Enregistré : { $file }
not-saved = Pas enregistré : { $reason }
overwrite = { $file } existe déjà. Le remplacer ? [oui/non]
save-first = Enregistrer la partie ? [oui/non/annuler]
# $worlds : combien de mondes le bot a imaginés
hint = Un bot fort a joué { $worlds } parties dans sa tête :
hint-move = coup
hint-wins = gagne
hint-points = points
hint-tried = essayé
hint-share = { $share } % (±{ $margin })
hint-part = { $share } %
language-is = Maintenant en français.
languages = Tapez l’une d’elles : { $languages }

## Analyses

reviewing = Analyse de la partie
seat-number = Place { $number }
review-title = analyse
review-known = Parts de victoire, à chaque moment selon ce que savait la personne qui décidait.
review-seat = Parts de victoire selon ce que savait la place { $seat }.
review-open = Parts de victoire, tout étant visible : selon ce qu’il y avait vraiment.
review-costliest = décisions les plus coûteuses
review-costly = Coup { $number } : { $played }. Mieux : { $best } ({ $cost } de la victoire, ±{ $margin }).
review-finest = meilleures décisions
review-fine = Coup { $number } : { $played }. { $lead } d’avance sur la suivante (±{ $margin }).
review-seat-column = place
review-start = début
review-luck = chance
review-decisions = ses décisions
review-others = les autres
review-end = fin

## What was typed

not-understood = « { $typed } » n’est ni un coup ni une commande. ? montre ce que vous pouvez taper.
no-such-number = Il n’y a pas de coup { $number } ; ils vont de 1 à { $count }.
of-chance = « { $move } » n’est pas un coup que joue une personne.
several = Cela peut désigner plusieurs coups : { $moves }
legal = Vous pouvez le faire : { $move }
ask-why = (? { $move } en dit plus.)
why-what = Quel coup ? Par exemple : pourquoi 1
instead = À la place, vous pouvez :
no-rule = Aucune règle n’a l’identifiant ou le mot « { $typed } ».

## Commands; the first word is the one that is shown

command-help = aide
command-why = pourquoi
command-rules = règles règle
command-log = journal
command-table = table
command-points = points
command-moves = coups
command-undo = reprendre
command-hint = conseil
command-save = enregistrer
command-language = langue
command-quit = quitter

takes-help = {", ?"}
takes-why = {" <coup>, ? <coup>"}
takes-rules = {" [identifiant ou mot]"}
takes-log = {""}
takes-table = {""}
takes-points = {""}
takes-moves = {""}
takes-undo = {""}
takes-hint = {""}
takes-save = {" [fichier]"}
takes-language = {" en, de ou fr"}
takes-quit = {""}

help-number = joue le coup de ce numéro
help-notation = un coup par sa notation, ou par le début de ses mots
help-help = montre cette liste
help-why = explique pourquoi un coup est refusé, et ce qui serait permis
help-rules = montre les règles, ou les paragraphes avec cet identifiant ou ce mot
help-log = raconte tout ce qui s’est passé
help-table = montre toute la table
help-points = montre les points de chacun et d’où ils viennent
help-moves = montre tous vos coups avec leur notation
help-undo = reprend votre dernière décision et ce qui l’a suivie
help-hint = montre ce qu’un bot fort pense des coups
help-save = enregistre la partie dans un fichier
help-language = change de langue
help-quit = quitte, et demande s’il faut enregistrer

yes = oui
no = non
answer-yes = oui o
answer-no = non n
answer-cancel = annuler a

## The end

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
you-win = Vous gagnez !
winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }
and = et
dice-seed = Les dés venaient de la graine { $seed }.
dice-key = Les dés étaient scellés. Sceau : { $commitment } ; clé : { $key }
kept = La partie est gardée dans { $file }
