### Connect Four in German
###
### $column   a to g; $row: 1 to 6, from the bottom up
### $who      you: the reader acts; other: somebody else does; $name: the name of who acts

game-title = Vier gewinnt
game-line = Lass deine Scheiben so fallen, dass vier in einer Reihe liegen, ehe es den anderen gelingt.

column = { $column }
row = { $row }
discs-yellow = Gelb ○
discs-red = Rot ●

move-drop = Wirf eine Scheibe in Spalte { $column }
log-drop =
    { $who ->
        [you] Du wirfst eine Scheibe in Spalte { $column }.
       *[other] { $name } wirft eine Scheibe in Spalte { $column }.
    }
decide-drop = In welche Spalte wirfst du deine Scheibe?
wait = { $name } sucht eine Spalte aus.
tally-four = Vier in einer Reihe
reason-four-in-a-row = Vier Scheiben liegen in einer Reihe.
reason-board-full = Das Brett ist voll.

refused-CF-E1 = Die Partie ist vorbei: Vier Scheiben liegen in einer Reihe.
refused-CF-E2 = Die Partie ist vorbei: Das Brett ist voll.
