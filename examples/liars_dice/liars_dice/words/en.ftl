### Liar's Dice in English
###
### $count   how many dice; $face: which face they show
### $dice    dice in a list; $found: how many there really were; $left: how many somebody still has
### $who     you: the reader acts; target: the reader's bid is doubted; other: somebody else acts
### $name    the name of who acts; $target: of who made the bid

game-title = Liar’s Dice
game-line = Say how many dice there are under all the cups. Are you lying, or does nobody believe the truth?

die = { $face }
claim =
    { $count ->
        [one] { $count } die showing a { $face }
       *[other] { $count } dice showing a { $face }
    }

move-bid = Bid { claim }
move-doubt = Doubt the bid

event-round = A round with { $count } dice
log-roll =
    { $who ->
        [you] You roll { $dice }.
       *[other] { $name } rolls { $dice }.
    }
log-bid =
    { $who ->
        [you] You bid { claim }.
       *[other] { $name } bids { claim }.
    }
log-doubt =
    { $who ->
        [you] You doubt that there are { claim }, as { $target } said. There are { $found }.
        [target] { $name } doubts that there are { claim }, as you said. There are { $found }.
       *[other] { $name } doubts that there are { claim }, as { $target } said. There are { $found }.
    }
log-shown =
    { $who ->
        [you] You had { $dice }.
       *[other] { $name } had { $dice }.
    }
log-lost =
    { $left ->
        [0] { $who ->
            [you] You lose your last die and are out.
           *[other] { $name } loses the last die and is out.
        }
       *[other] { $who ->
            [you] You lose a die and have { $left } left.
           *[other] { $name } loses a die and has { $left } left.
        }
    }

decide-bid = Bid higher, or doubt the last bid.
wait-bid = { $name } is thinking.
wait-roll = The dice are rolled.

label-bid = Bid
label-own = Your dice
label-left = Dice
label-shown = Shown last
tally-last = The last one with dice
reason-last-with-dice = Only one player has dice left.

refused-LD-B1 = It is not your turn to bid, or there are not that many dice.
refused-LD-B2 = A bid must be higher than the last: more dice, or as many with a higher face.
refused-LD-D1 = There is no bid to doubt yet.

meaning-bid = Bid
    .line = How many dice on the whole table, at least, show this face. The next bid must be higher, or somebody doubts it.
    .rule = LD-B1
