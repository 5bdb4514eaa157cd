### Liar's Dice in German
###
### $count   how many dice; $face: which face they show
### $dice    dice in a list; $found: how many there really were; $left: how many somebody still has
### $who     you: the reader acts; target: the reader's bid is doubted; other: somebody else acts
### $name    the name of who acts; $target: of who made the bid

game-title = Bluff
game-line = Sag, wie viele Würfel unter allen Bechern liegen. Lügst du, oder glaubt dir nur niemand?

die = { $face }
claim =
    { $count ->
        [one] { $count } Würfel mit einer { $face }
       *[other] { $count } Würfel mit einer { $face }
    }

move-bid = Biete { claim }
move-doubt = Zweifle das Gebot an

event-round = Eine Runde mit { $count } Würfeln
log-roll =
    { $who ->
        [you] Du würfelst { $dice }.
       *[other] { $name } würfelt { $dice }.
    }
log-bid =
    { $who ->
        [you] Du bietest { claim }.
       *[other] { $name } bietet { claim }.
    }
log-doubt =
    { $who ->
        [you] Du zweifelst das Gebot von { $target } an: { claim }. Es sind { $found }.
        [target] { $name } zweifelt dein Gebot an: { claim }. Es sind { $found }.
       *[other] { $name } zweifelt das Gebot von { $target } an: { claim }. Es sind { $found }.
    }
log-shown =
    { $who ->
        [you] Du hattest { $dice }.
       *[other] { $name } hatte { $dice }.
    }
log-lost =
    { $left ->
        [0] { $who ->
            [you] Du verlierst deinen letzten Würfel und scheidest aus.
           *[other] { $name } verliert den letzten Würfel und scheidet aus.
        }
       *[other] { $who ->
            [you] Du verlierst einen Würfel und hast noch { $left }.
           *[other] { $name } verliert einen Würfel und hat noch { $left }.
        }
    }

decide-bid = Biete höher oder zweifle das letzte Gebot an.
wait-bid = { $name } überlegt.
wait-roll = Es wird gewürfelt.

label-bid = Gebot
label-own = Deine Würfel
label-left = Würfel
label-shown = Zuletzt gezeigt
tally-last = Als Einziger noch Würfel
reason-last-with-dice = Nur noch einer hat Würfel.

refused-LD-B1 = Du bist nicht mit Bieten dran, oder so viele Würfel gibt es nicht.
refused-LD-B2 = Ein Gebot muss höher sein als das letzte: mehr Würfel oder gleich viele mit einer höheren Zahl.
refused-LD-D1 = Es gibt noch kein Gebot, das du anzweifeln könntest.

meaning-bid = Gebot
    .line = So viele Würfel auf dem ganzen Tisch zeigen mindestens diese Zahl. Das nächste Gebot muss höher sein, oder jemand zweifelt es an.
    .rule = LD-B1
