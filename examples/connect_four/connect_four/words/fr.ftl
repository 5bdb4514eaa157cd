### Connect Four in French
###
### $column   a to g; $row: 1 to 6, from the bottom up
### $who      you: the reader acts; other: somebody else does; $name: the name of who acts

game-title = Puissance 4
game-line = Faites tomber vos jetons de façon à en aligner quatre avant votre adversaire.

column = { $column }
row = { $row }
discs-yellow = Jaunes ○
discs-red = Rouges ●

move-drop = Faites tomber un jeton dans la colonne { $column }
log-drop =
    { $who ->
        [you] Vous faites tomber un jeton dans la colonne { $column }.
       *[other] { $name } fait tomber un jeton dans la colonne { $column }.
    }
decide-drop = Dans quelle colonne faites-vous tomber votre jeton ?
wait = { $name } choisit une colonne.
tally-four = Quatre jetons alignés
reason-four-in-a-row = Quatre jetons sont alignés.
reason-board-full = La grille est pleine.

refused-CF-E1 = La partie est finie : quatre jetons sont alignés.
refused-CF-E2 = La partie est finie : la grille est pleine.
