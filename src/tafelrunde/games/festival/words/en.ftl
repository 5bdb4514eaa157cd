### Festival in English
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
game-line = Take one card, pass on the rest, and choose what the others get to see.
fair-chance = Fair cards
option-simplified = Simplified rules
    .explained = Only the 30 cards numbered 1 to 5, fewer rounds, and each card is worth its number in gold.

## Names

profession-dancer = Dancer
    .plural = Dancers
profession-gladiator = Gladiator
    .plural = Gladiators
profession-tamer = Tamer
    .plural = Tamers
profession-minstrel = Minstrel
    .plural = Minstrels
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
    .object = the { card }

card-with-2-stars = { card } ★★

face =
    { $face ->
        [up] face up
       *[down] face down
    }

cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Moves, as choices

move-take = Take { card.object }, { face }
move-hand = Hand the cards to { $target }

## Moves, as told in the log

log-first =
    { $who ->
        [you] Drawn by lot: you begin the first round.
       *[other] Drawn by lot: { $name } begins the first round.
    }
log-first-lowest =
    { $who ->
        [you] You begin: { $number } was the lowest number face up.
       *[other] { $name } begins: { $number } was the lowest number face up.
    }
log-first-tied =
    { $who ->
        [you] You begin: { $number } was the lowest number face up, and you laid yours later.
       *[other] { $name } begins: { $number } was the lowest number face up, and { $name } laid it later.
    }
log-first-stays =
    { $who ->
        [you] You begin again: nobody else laid a card face up.
       *[other] { $name } begins again: nobody else laid a card face up.
    }
log-drawn =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
log-drawn-unseen = { $name } draws { cards }.
log-take =
    { $who ->
        [you] You take { card.object }, { face }.
       *[other] { $name } takes { card.object }, { face }.
    }
log-take-unseen = { $name } takes a card, face down.
# $target is the name of the seat handed to; $who is target when that seat is the reader.
# $count is how many cards are handed on.
log-take-and-hand =
    { $who ->
        [you] You take { card.object }, { face }, and hand the other { $count } cards to { $target }.
        [target] { $name } takes { card.object }, { face }, and hands the other { $count } cards to you.
       *[other] { $name } takes { card.object }, { face }, and hands the other { $count } cards to { $target }.
    }
log-take-unseen-and-hand =
    { $who ->
        [target] { $name } takes a card, face down, and hands the other { $count } cards to you.
       *[other] { $name } takes a card, face down, and hands the other { $count } cards to { $target }.
    }
log-turned-up =
    { $who ->
        [you] You turn up { $cards }.
       *[other] { $name } turns up { $cards }.
    }
log-discard =
    { $who ->
        [you] You discard { card.object }; it is out of the game.
       *[other] { $name } discards { card.object }; it is out of the game.
    }
log-discard-unseen = { $name } discards the other card, face down; it is out of the game.

## Decisions

decide-take = You hold { cards }: take one and lay it face up or face down.
decide-hand =
    { $count ->
        [one] Hand the remaining card to another player.
       *[other] Hand the remaining { $count } cards to another player.
    }
wait-take = { $name } is choosing a card.
wait-hand = { $name } is choosing who gets the cards next.

## Events

event-round = Round { $round } of { $rounds }
event-turned-up = All face-down cards are turned up.

## Where the gold comes from; the gold itself stands beside the words

tally-most = { profession.plural }: most stars ({ $stars })
tally-tied-most = { profession.plural }: tied for most stars ({ $stars })
tally-second = { profession.plural }: second most stars ({ $stars })
tally-tied-second = { profession.plural }: tied for second most stars ({ $stars })
tally-variety =
    { $count ->
        [one] { $count } profession
       *[other] { $count } different professions
    }
tally-two-stars = { cards } with 2 stars
tally-floor = Nobody ends below zero
tally-numbers = Numbers on the cards

## Why the match ended

reason-rounds = All rounds have been played.
reason-pile = The pile is used up.

## Refusals

refused-FV-S1 = This card is not in play: with 4 players the 8s stay in the box.
refused-FV-E1 = The match is over: nothing more is taken or handed on.
refused-FV-S2 = The first player is drawn by lot only once, before the first round.
refused-FV-R1 = Cards are drawn only at the start of a round, and only those still in the pile.
refused-FV-R2 = First take exactly one card, then hand on the rest.
refused-FV-R3 = After taking your card, hand the rest to another player who has not taken one this round.
refused-FV-R4 = Players who laid their card face up last round must be served first.
refused-FV-R5 = The last card of the round goes to nobody: it is out of the game.
refused-FV-R6 = You do not hold this card.
refused-FV-X1 = This card is not in play: the simplified game uses only the numbers 1 to 5.

## Labels on the table

label-you = you
label-round = Round
label-pile = Pile
label-packet = Packet
label-hand = In hand
label-face-up = Face up
label-face-down = Face down
label-stars = Stars
label-gold = Gold
label-prizes = What each profession pays now
label-prize = { $name }: { $points } gold
label-first-player = First player
label-must-be-served-first = Must be served first
label-holds = { $name } holds { cards }
label-laid = Round { $round }: { card }, { face }
label-laid-unseen = Round { $round }: a card, face down
label-stars-of =
    { $stars ->
        [one] { profession.plural }: { $stars } star
       *[other] { profession.plural }: { $stars } stars
    }
label-leading-stars-of = { label-stars-of }, the most so far
label-unseen = { cards } you have not seen
label-remembered = Handed on by you, not seen since
label-out = { card }, out of the game
label-this-round = This round
label-in-round = Round { $round }
memory-hidden = { $cards } – face down: { $names }; 1 out of the game
memory-out = { $cards } – out of the game

## What things on the table mean; .line: what it does, .rule: its paragraph in the rulebook

meaning-round = Round
    .line = One packet travels around the table, and everybody takes one card from it.
    .rule = FV-R1
meaning-pile = Pile
    .line = Cards that nobody has drawn yet. Each round takes one for every player, and one more.
    .rule = FV-R1
meaning-packet = Packet
    .line = Whoever holds it takes one card, lays it face up or face down, and chooses who gets the rest.
    .rule = FV-R2
meaning-card = { card }
    .line =
        { $number ->
            [9] Two stars count for its profession, but it costs 1 gold at the end.
           *[other] One star for its profession. The lowest number face up begins the next round.
        }
    .rule =
        { $number ->
            [9] FV-E7
           *[other] FV-C1
        }
meaning-simple-card = { card }
    .line = At the end it is worth its number in gold.
    .rule = FV-X2
meaning-face-up = Face up
    .line = Everybody sees it, and in the next round you are served before those who laid theirs face down.
    .rule = FV-R4
meaning-face-down = Face down
    .line = A secret until the end, when it counts like the others. In the next round those with a card face up are served first.
    .rule = FV-R4
meaning-handed-on = Handed on by you
    .line = These cards were in a packet that you passed on and have not come to light since: face down somewhere, or out of the game.
    .rule = FV-R6
meaning-out = Out of the game
    .line = The last card of a round is discarded face down and counts for nobody.
    .rule = FV-R5
meaning-first-player = Hat: first player
    .line = Draws the packet of this round and takes a card first. The lowest number face up decides who is the next first player.
    .rule = FV-N1
meaning-served-first = Must be served first
    .line = Laid a card face up in the last round: the packet goes there before it goes to those who laid theirs face down.
    .rule = FV-R4
meaning-stars = { profession.plural }: stars
    .line = The stars on the cards you can see here. At the end there is gold for the most and the second most.
    .rule = FV-E2
meaning-crown = Crown: most stars ({ profession.plural })
    .line = The majority in this profession: as far as you can see, nobody has more stars.
    .rule = FV-E2
meaning-unseen = Face down
    .line = This many cards that you have not seen lie here. They count at the end.
    .rule = FV-E1
meaning-prizes = { profession.plural }: what they pay now
    .line = Whoever alone has the most stars gets 6 gold, whoever alone has the second most gets 3. Tied for the most: 4 each and nothing for second. Tied for second: 1 each.
    .rule = FV-E2
meaning-gold = Gold
    .line = The sum of the numbers on the cards you can see here.
    .rule = FV-X2
meaning-points = Points (gold)
    .line = What the cards you can see would pay if the match ended now. Whoever has the most gold wins.
    .rule = FV-E9
