### Liar's Dice in French
###
### $count   how many dice; $face: which face they show
### $dice    dice in a list; $found: how many there really were; $left: how many somebody still has
### $who     you: the reader acts; target: the reader's bid is doubted; other: somebody else acts
### $name    the name of who acts; $target: of who made the bid

game-title = Dés menteurs
game-line = Annoncez combien de dés se cachent sous les gobelets. Mentez-vous, ou ne vous croit-on pas ?

die = { $face }
claim =
    { $count ->
        [one] { $count } dé de { $face }
       *[other] { $count } dés de { $face }
    }

move-bid = Annoncez { claim }
move-doubt = Contestez l’annonce

event-round = Une manche à { $count } dés
log-roll =
    { $who ->
        [you] Vous lancez : { $dice }.
       *[other] { $name } lance : { $dice }.
    }
log-bid =
    { $who ->
        [you] Vous annoncez { claim }.
       *[other] { $name } annonce { claim }.
    }
log-doubt =
    { $who ->
        [you] Vous contestez l’annonce de { $target } : { claim }. Il y en a { $found }.
        [target] { $name } conteste votre annonce : { claim }. Il y en a { $found }.
       *[other] { $name } conteste l’annonce de { $target } : { claim }. Il y en a { $found }.
    }
log-shown =
    { $who ->
        [you] Vous aviez { $dice }.
       *[other] { $name } avait { $dice }.
    }
log-lost =
    { $left ->
        [0] { $who ->
            [you] Vous perdez votre dernier dé et êtes hors jeu.
           *[other] { $name } perd son dernier dé et quitte le jeu.
        }
       *[other] { $who ->
            [you] Vous perdez un dé ; il vous en reste { $left }.
           *[other] { $name } perd un dé ; il lui en reste { $left }.
        }
    }

decide-bid = Annoncez plus haut ou contestez la dernière annonce.
wait-bid = { $name } réfléchit.
wait-roll = On lance les dés.

label-bid = Annonce
label-own = Vos dés
label-left = Dés
label-shown = Montrés en dernier
tally-last = Dernier à avoir des dés
reason-last-with-dice = Un seul joueur a encore des dés.

refused-LD-B1 = Ce n’est pas à vous d’annoncer, ou il n’y a pas autant de dés.
refused-LD-B2 = Une annonce doit dépasser la dernière : plus de dés, ou autant avec une face plus haute.
refused-LD-D1 = Il n’y a pas encore d’annonce à contester.

meaning-bid = Annonce
    .line = Le nombre minimal de dés sur toute la table qui montrent cette face. L’annonce suivante doit être plus haute, sinon quelqu’un doute.
    .rule = LD-B1
