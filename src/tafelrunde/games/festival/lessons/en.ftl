### The lessons of Festival in English

introduction-who = You direct a travelling circus and hire one artist a round for ten rounds.
introduction-want = You want the most stars in a profession or two, and one artist of every kind.
introduction-win = Both pay gold at the end, and the richest director wins.

## A round

round-title = A round
round-packet = This is the packet: one card for each of you four, and one to spare. You draw it, so you choose first. You keep exactly one card.
round-take = Take the Minstrel 2, and lay it face up. Touch the card, then “Face up”.
round-face-up = Face down is allowed too: nobody sees it. But those who show their card get the packet earlier next round. Let us try that first.
round-nine = The 9 has two stars, and everybody grabs it at first. It also costs 1 gold at the end. For now take the quiet one beside it.
round-card = Any card is allowed. For this lesson take the one with the ring.
round-hand = Four cards are left, and you decide who chooses next. Think twice before you feed a rival! Hand them to Mila.
round-mila = You may choose anybody who has no card yet. In this lesson Mila is hungry: hand them to her.
round-next-first = Who begins the next round? Whoever shows the lowest number; but you began this one, so your 2 is passed over. Zoé’s 3 is next: the hat is hers.
round-served = Look for the ribbons. Whoever laid a card face up must be served before the others. Mila hid hers, so this round she waits until the end.
round-secret = Your turn already: showing paid off. Now keep a secret. Take the Minstrel 7, face down.
round-hide = Face up, everybody would know that you collect minstrels. Lay it face down this time.
round-last = That was the price of your secret: all the others were served before you. The last one gets two cards, keeps one, and the other leaves the game unseen.
round-task = Lay a card so that you begin the next round. Look at what the others show: Otto a 7, Zoé a 3. Mila began.
round-face-down = Face down it does not count, however low it is: only numbers that lie open do. Take it back.
round-end = Well done! Yours is the lowest number in sight, so the hat is yours. Choose, show or hide, hand on: that is the whole round.

## Scoring

scoring-title = Stars and gold
scoring-stars = The last card of a match. Here you see everybody’s stars, by profession. You have 4 minstrel stars, more than anybody: hence the crown.
scoring-prizes = Whoever alone has the most stars gets 6 gold; whoever alone has the second most gets 3. The minstrels are as good as yours.
scoring-ties = You and Zoé both have 4 gladiator stars. Whoever ties for the most gets 4 gold, and then there is nothing for second place.
scoring-nines = A 9 counts two stars, and costs 1 gold at the end. Two more stars where you lead anyway change nothing.
scoring-variety = Now count your professions. Three of them pay 3 gold, four pay 6, all five pay 10. Beginners forget this: a lonely star can be worth more than a crown.
scoring-task = Two cards are left, and this is your last choice. Which one makes you richer? Face up or down no longer matters.
scoring-another-minstrel = You led the minstrels before, and you lead them now: nothing gained, and 1 gold lost for the 9. What have you not got at all?
scoring-reveal = All cards are turned up. Your only dancer made it five professions: 10 gold instead of 6. Touch your points to see where each piece of gold comes from.
scoring-end = That is all of Festival. 21 gold, and nobody has more. The other card would have left you last.

## What puzzles are about

theme-hiding = Hiding
theme-timing = Timing
theme-majority = Majority
