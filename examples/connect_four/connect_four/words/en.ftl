### Connect Four in English
###
### $column   a to g; $row: 1 to 6, from the bottom up
### $who      you: the reader acts; other: somebody else does; $name: the name of who acts

game-title = Connect Four
game-line = Drop your discs so that four lie in a row before the other has them.

column = { $column }
row = { $row }
discs-yellow = Yellow ○
discs-red = Red ●

move-drop = Drop a disc into column { $column }
log-drop =
    { $who ->
        [you] You drop a disc into column { $column }.
       *[other] { $name } drops a disc into column { $column }.
    }
decide-drop = Into which column do you drop your disc?
wait = { $name } is choosing a column.
tally-four = Four in a row
reason-four-in-a-row = Four discs lie in a row.
reason-board-full = The board is full.

refused-CF-E1 = The match is over: somebody has four in a row.
refused-CF-E2 = The match is over: the board is full.
