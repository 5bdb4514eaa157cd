### Festo! in English
###
### $area         troll | pixies | orc | magician | elf | dwarf | grocer
### $colour       meat | honey | spices | mushrooms | fruit | potatoes
### $ingredient   one of the colours, or salt
### $dish         a dish by its type and colour, or roast | main-course
### $event        one of the fourteen events
### $piece        helper | disc
### $number       the number on a die
### $count        how many ingredients, in a tally also dishes or types
### $who          you: the reader acts; target: somebody acts on the reader; other: somebody else acts
### $name         the name of the seat that acts, and in a choice of the seat that is chosen
### $target       the name of the seat that is acted on
### $points       victory points
### $round        the round that begins; $rounds: how many there are

game-title = Festo!
game-line = Send your helpers to market, outnumber the others and cook a feast.
fair-chance = Fair dice and cards

## Names

area =
    { $area ->
        [troll] Troll
        [pixies] Pixies
        [orc] Orc
        [magician] Magician
        [elf] Elf
        [dwarf] Dwarf
       *[grocer] Grocer
    }
    .to = to the { area }
    .at = at the { area }

# Where goods lie: a character’s market, or the grocery store.
market =
    { $area ->
        [troll] the Troll’s market
        [pixies] the Pixies’ market
        [orc] the Orc’s market
        [magician] the Magician’s market
        [elf] the Elf’s market
        [dwarf] the Dwarf’s market
       *[grocer] the grocery store
    }
    .from = from { market }
    .to = to { market }
    .whole =
        { $area ->
            [troll] the whole market of the Troll
            [pixies] the whole market of the Pixies
            [orc] the whole market of the Orc
            [magician] the whole market of the Magician
            [elf] the whole market of the Elf
            [dwarf] the whole market of the Dwarf
           *[grocer] the whole grocery store
        }

colour =
    { $colour ->
        [meat] meat
        [honey] honey
        [spices] spices
        [mushrooms] mushrooms
        [fruit] fruit
       *[potatoes] potatoes
    }
    .one =
        { $colour ->
            [meat] 1 meat
            [honey] 1 honey
            [spices] 1 spice
            [mushrooms] 1 mushroom
            [fruit] 1 fruit
           *[potatoes] 1 potato
        }
    .with =
        { $colour ->
            [meat] meat
            [honey] honey
            [spices] spices
            [mushrooms] mushrooms
            [fruit] fruit
           *[potatoes] potatoes
        }
    .some =
        { $colour ->
            [meat] { $count } meat
            [honey] { $count } honey
            [spices]
                { $count ->
                    [one] { $count } spice
                   *[other] { $count } spices
                }
            [mushrooms]
                { $count ->
                    [one] { $count } mushroom
                   *[other] { $count } mushrooms
                }
            [fruit] { $count } fruit
           *[potatoes]
                { $count ->
                    [one] { $count } potato
                   *[other] { $count } potatoes
                }
        }

ingredient =
    { $ingredient ->
        [meat] meat
        [honey] honey
        [spices] spices
        [mushrooms] mushrooms
        [fruit] fruit
        [potatoes] potatoes
       *[salt] salt
    }
    .one =
        { $ingredient ->
            [meat] 1 meat
            [honey] 1 honey
            [spices] 1 spice
            [mushrooms] 1 mushroom
            [fruit] 1 fruit
            [potatoes] 1 potato
           *[salt] 1 salt
        }

# So many of an ingredient.
goods =
    { $ingredient ->
        [meat] { $count } meat
        [honey] { $count } honey
        [spices]
            { $count ->
                [one] { $count } spice
               *[other] { $count } spices
            }
        [mushrooms]
            { $count ->
                [one] { $count } mushroom
               *[other] { $count } mushrooms
            }
        [fruit] { $count } fruit
        [potatoes]
            { $count ->
                [one] { $count } potato
               *[other] { $count } potatoes
            }
       *[salt] { $count } salt
    }

die = { $number }
standing = { $target } { $count }
area-closed = { area } (closed)
area-times = { area } × { $count }
dish-printed = { colour } { $count }+{ $other } = { $points }
large-printed = { $count } left, { price-large }: { $points } VP

piece =
    { $piece ->
        [helper] a helper
       *[disc] a special disc
    }

type =
    { $type ->
        [main-course] Main courses
        [roast] Roasts
        [dessert] Desserts
        [side-dish] Side dishes
        [appetiser] Appetisers
       *[drink] Drinks
    }
    .one =
        { $type ->
            [main-course] Main course
            [roast] Roast
            [dessert] Dessert
            [side-dish] Side dish
            [appetiser] Appetiser
           *[drink] Drink
        }

# .object: the dish as what somebody cooks or reserves.
dish =
    { $dish ->
        [dessert-meat] Meat dessert
        [dessert-honey] Honey dessert
        [dessert-spices] Spice dessert
        [dessert-mushrooms] Mushroom dessert
        [dessert-fruit] Fruit dessert
        [dessert-potatoes] Potato dessert
        [side-dish-meat] Meat side dish
        [side-dish-honey] Honey side dish
        [side-dish-spices] Spice side dish
        [side-dish-mushrooms] Mushroom side dish
        [side-dish-fruit] Fruit side dish
        [side-dish-potatoes] Potato side dish
        [appetiser-meat] Meat appetiser
        [appetiser-honey] Honey appetiser
        [appetiser-spices] Spice appetiser
        [appetiser-mushrooms] Mushroom appetiser
        [appetiser-fruit] Fruit appetiser
        [appetiser-potatoes] Potato appetiser
        [drink-meat] Meat drink
        [drink-honey] Honey drink
        [drink-spices] Spice drink
        [drink-mushrooms] Mushroom drink
        [drink-fruit] Fruit drink
        [drink-potatoes] Potato drink
        [roast] Roast
       *[main-course] Main course
    }
    .object =
        { $dish ->
            [dessert-meat] the meat dessert
            [dessert-honey] the honey dessert
            [dessert-spices] the spice dessert
            [dessert-mushrooms] the mushroom dessert
            [dessert-fruit] the fruit dessert
            [dessert-potatoes] the potato dessert
            [side-dish-meat] the meat side dish
            [side-dish-honey] the honey side dish
            [side-dish-spices] the spice side dish
            [side-dish-mushrooms] the mushroom side dish
            [side-dish-fruit] the fruit side dish
            [side-dish-potatoes] the potato side dish
            [appetiser-meat] the meat appetiser
            [appetiser-honey] the honey appetiser
            [appetiser-spices] the spice appetiser
            [appetiser-mushrooms] the mushroom appetiser
            [appetiser-fruit] the fruit appetiser
            [appetiser-potatoes] the potato appetiser
            [drink-meat] the meat drink
            [drink-honey] the honey drink
            [drink-spices] the spice drink
            [drink-mushrooms] the mushroom drink
            [drink-fruit] the fruit drink
            [drink-potatoes] the potato drink
            [roast] a roast
           *[main-course] a main course
        }

# .effect: what it changes in its round.
event =
    { $event ->
        [rich-harvest] Rich harvest
        [poor-harvest] Poor harvest
        [full-shelves] Full shelves
        [salt-caravan] Salt caravan
        [early-birds] Early birds
        [late-opening] Late opening
        [open-doors] Open doors
        [day-off] Day off
        [fair-shares] Fair shares
        [double-magic] Double magic
        [magic-lull] Magic lull
        [fresh-from-the-kitchen] Fresh from the kitchen
        [applause] Applause
       *[gourmets] Gourmets
    }
    .effect =
        { $event ->
            [rich-harvest] Every market with fewer than 5 ingredients gets 1 more.
            [poor-harvest] Every market loses 1 ingredient.
            [full-shelves] Every shelf of the grocery store with fewer than 3 ingredients gets 1 more.
            [salt-caravan] Everyone takes 1 salt, as long as there is any.
            [early-birds] No roll in the morning: all characters are available.
            [late-opening] No roll in the afternoon: all characters are available.
            [open-doors] One die fewer in both rolls.
            [day-off] No second roll: what is closed in the morning stays closed.
            [fair-shares] Nobody may take a whole market.
            [double-magic] Each ability may be used twice, with two helpers.
            [magic-lull] No abilities this round.
            [fresh-from-the-kitchen] No surcharge in the second and third column.
            [applause] Each dish cooked gives 1 VP.
           *[gourmets] Each roast and main course cooked gives 2 VP.
        }

# What a character lets a helper do; .last: in the last round.
ability =
    { $area ->
        [troll] Move 1 ingredient to another market or to the grocery store.
        [pixies] Send this helper or disc on to a character further right or to the grocer.
        [orc] Reserve a small dish: only you may cook it, for 1 ingredient fewer.
        [magician] Take 1 salt, which stands for any ingredient.
        [elf] Give 1 ingredient, take any 2 from the supplies.
        [dwarf] Place all your special discs: in the next round they count as helpers.
       *[grocer] Whoever has the most helpers gets the start player card. Take 1 ingredient per helper, all of one colour.
    }
    .last = Take 2 VP.

# What a cooked dish does in a match with magical dishes.
benefit =
    { $type ->
        [drink] Whenever you cook: save { colour.one }.
        [dessert] Whenever you pay for a dish with { colour.with }: 1 VP.
        [appetiser] Whenever you get { colour } from a character: 1 VP.
       *[side-dish] Whenever you have the absolute majority at a character: 1 VP.
    }

price = { colour.some } and { $other } of one other colour
price-surcharge = { $count } more
price-large =
    { $dish ->
        [roast] 6 of one colour
       *[main-course] 1 of each colour
    }
    .left = { $count } left

helpers = { $count ->
        [one] 1 helper
       *[other] { $count } helpers
    }
discs = { $count ->
        [one] 1 special disc
       *[other] { $count } special discs
    }
reason =
    { $reason ->
        [side-dish] a side dish rewards the majority
        [appetiser] an appetiser rewards the ingredients
        [dessert] a dessert rewards the payment
        [applause] applause
       *[gourmets] gourmets
    }
points = { $points } VP

option-magical_dishes = Magical dishes
    .explained = Every small dish you have cooked helps you for the rest of the match.
option-events = Event cards
    .explained = In each round an event card changes something.

## Moves, as choices

move-give = Give the start player card to { $name }
move-place = Place a helper { area.at }
move-done = Keep the other helpers
move-take-all = Take the whole market
move-ability =
    { $piece ->
        [helper] Use the ability with a helper
       *[disc] Use the ability with a special disc
    }
move-take = Take { colour.one }
move-withdraw = Withdraw the rest
move-lift = Move { colour.one } { market.from }
move-drop = Put it into { market }
move-send = Send on { area.to }
move-reserve = Reserve { dish.object }
move-trade = Give { ingredient.one } to the Elf
move-fetch = Take { colour.one } from its supply
move-lay = Place a special disc { area.at }
move-buy = Take { colour.some }
move-cook = Cook { dish.object }
move-recall = Take back your helper from { dish.object }
move-ransom = Pay { ingredient.one }
move-combine = Pay with { colour.with }
move-add = Pay the surcharge with { colour.with }
move-save = Save { colour.one }
move-salt =
    { $count ->
        [0] No salt for { colour }
       *[other] { $count } salt for { colour }
    }
move-pass = Pass

## Deeds, as told in the log

log-event = Event: { event }. { event.effect }
log-pass =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
log-set-up =
    { $who ->
        [you] You are drawn as start player. { $count } dishes are laid out.
       *[other] { $name } is drawn as start player. { $count } dishes are laid out.
    }
log-dishes = New on display: { $dishes }.
log-dice =
    { $time ->
        [morning] Morning roll: { $dice }. Closed: { $closed }.
       *[afternoon] Afternoon roll: { $dice }. Closed: { $closed }.
    }
log-card-kept =
    { $who ->
        [you] You keep the start player card.
       *[other] { $name } keeps the start player card.
    }
log-card-given =
    { $who ->
        [you] You give the start player card to { $target }.
        [target] { $name } gives you the start player card.
       *[other] { $name } gives the start player card to { $target }.
    }
log-helpers =
    { $who ->
        [you] You place { helpers }: { $areas }.
       *[other] { $name } places { helpers }: { $areas }.
    }
log-helpers-and-kept =
    { $who ->
        [you] You place { helpers }: { $areas }, and keep { $kept } for the afternoon.
       *[other] { $name } places { helpers }: { $areas }, and keeps { $kept } for the afternoon.
    }
log-helpers-kept =
    { $who ->
        [you] You keep all your helpers for the afternoon: { $kept }.
       *[other] { $name } keeps all helpers for the afternoon: { $kept }.
    }
log-whole-market =
    { $who ->
        [you] You take { market.whole }: { $goods }.
       *[other] { $name } takes { market.whole }: { $goods }.
    }
log-taken =
    { $who ->
        [you] You take { $goods } { market.from }.
       *[other] { $name } takes { $goods } { market.from }.
    }
log-withdrawn =
    { $who ->
        [you] You withdraw { helpers }.
       *[other] { $name } withdraws { helpers }.
    }
log-ability-used =
    { $who ->
        [you] You use the ability { area.at }.
       *[other] { $name } uses the ability { area.at }.
    }
log-troll-lifts =
    { $who ->
        [you] You move { colour.one } { $from } …
       *[other] { $name } moves { colour.one } { $from } …
    }
log-troll =
    { $who ->
        [you] You move { colour.one } { $from } { $to }.
       *[other] { $name } moves { colour.one } { $from } { $to }.
    }
log-pixies =
    { $piece ->
        [helper]
            { $who ->
                [you] The Pixies send your helper { $to }.
               *[other] The Pixies send one of { $name }’s helpers { $to }.
            }
       *[disc]
            { $who ->
                [you] The Pixies send your special disc { $to }.
               *[other] The Pixies send one of { $name }’s special discs { $to }.
            }
    }
log-orc =
    { $who ->
        [you] You reserve { dish.object }.
       *[other] { $name } reserves { dish.object }.
    }
log-magician =
    { $who ->
        [you] The Magician gives you 1 salt.
       *[other] The Magician gives { $name } 1 salt.
    }
log-elf-paid =
    { $who ->
        [you] You give the Elf { ingredient.one } …
       *[other] { $name } gives the Elf { ingredient.one } …
    }
log-elf =
    { $who ->
        [you] You give the Elf { ingredient.one } for { $goods }.
       *[other] { $name } gives the Elf { ingredient.one } for { $goods }.
    }
log-dwarf =
    { $who ->
        [you] You place { discs } for the next round: { $areas }.
       *[other] { $name } places { discs } for the next round: { $areas }.
    }
log-dwarf-points =
    { $who ->
        [you] The Dwarf gives you { points }.
       *[other] The Dwarf gives { $name } { points }.
    }
log-bought =
    { $who ->
        [you] You take { $goods } from the grocery store.
       *[other] { $name } takes { $goods } from the grocery store.
    }
log-bought-nothing =
    { $who ->
        [you] You take nothing from the grocery store.
       *[other] { $name } takes nothing from the grocery store.
    }
log-cooking =
    { $who ->
        [you] You begin to cook { dish.object } …
       *[other] { $name } begins to cook { dish.object } …
    }
log-cooked =
    { $who ->
        [you] You cook { dish.object } with { $goods }: { points }.
       *[other] { $name } cooks { dish.object } with { $goods }: { points }.
    }
log-cooked-free =
    { $who ->
        [you] You cook { dish.object } and pay nothing: { points }.
       *[other] { $name } cooks { dish.object } and pays nothing: { points }.
    }
log-calling-back =
    { $who ->
        [you] You call your helper back from { dish.object } …
       *[other] { $name } calls a helper back from { dish.object } …
    }
log-called-back =
    { $who ->
        [you] You pay { ingredient.one } to take your helper back from { dish.object }.
       *[other] { $name } pays { ingredient.one } to take a helper back from { dish.object }.
    }
log-points =
    { $who ->
        [you] You get { points }: { reason }.
       *[other] { $name } gets { points }: { reason }.
    }

## Decisions

decide-give = Give the start player card to any player, or keep it.
decide-morning = Morning: place helpers, or keep them for the afternoon.
decide-afternoon = Afternoon: place all your remaining helpers.
decide-place = { decide-afternoon }
decide-act = You act { area.at }: use the ability first, then take ingredients.
decide-lift = Troll: choose an ingredient to move.
decide-drop = Troll: choose where it goes.
decide-reserve = Orc: choose a dish to reserve.
decide-trade = Elf: choose an ingredient to give away.
decide-fetch = Elf: choose an ingredient to take.
decide-lay = Dwarf: choose where a special disc goes for the next round.
decide-grocer = Grocery store: take ingredients of one colour.
decide-cook = Cook a dish, or pass.
decide-ransom = Choose the ingredient that brings your helper back.
decide-combine = Choose the colour to pay with.
decide-add = Choose the colour of the surcharge.
decide-save = Choose the colour your reservation saves.
decide-salt = Choose how much salt to use.
decide-act-whole-or-ability = { area }: take the whole market, or use the ability first and then take ingredients. Your helpers here: { $count }.
decide-act-whole-or-take = { area }: take the whole market, or ingredients one by one. Your helpers here: { $count }.
decide-act-ability = { area }: use the ability first, or take ingredients. Your helpers here: { $count }.
decide-act-ability-only = { area }: use the ability, or withdraw. Your helpers here: { $count }.
decide-act-take = { area }: take an ingredient for each helper, or withdraw. Your helpers here: { $count }.
decide-send = Pixies: choose where your { $piece ->
        [helper] helper
       *[disc] special disc
    } goes.
decide-roast = Choose the colour of the roast: you pay 6 of it.
decide-second = Choose the second colour for { dish.object }: you pay { $count } of it.
decide-salt-for = Choose how much salt to use instead of { $goods }.

wait-give = { $name } is choosing the start player.
wait-morning = { $name } is placing helpers.
wait-afternoon = { $name } is placing the remaining helpers.
wait-act = { $name } is acting { area.at }.
wait-lift = { $name } is choosing an ingredient to move.
wait-drop = { $name } is choosing where an ingredient goes.
wait-send = { $name } is using the Pixies.
wait-reserve = { $name } is choosing a dish to reserve.
wait-trade = { $name } is trading with the Elf.
wait-fetch = { $name } is trading with the Elf.
wait-lay = { $name } is placing special discs.
wait-grocer = { $name } is at the grocery store.
wait-cook = { $name } is cooking.
wait-ransom = { $name } is taking a helper back.
wait-combine = { $name } is paying for a dish.
wait-add = { $name } is paying for a dish.
wait-save = { $name } is paying for a dish.
wait-salt = { $name } is paying for a dish.

## Events on the table

stage =
    { $stage ->
        [preparation] Preparation
        [morning] { event-morning }
        [afternoon] { event-afternoon }
        [action] Action
       *[cooking] Cooking
    }

event-round = Round { $round } of { $rounds }
event-morning = Morning
event-afternoon = Afternoon
event-all-open =
    { $time ->
        [morning] Morning, without a roll: all characters are available.
       *[afternoon] Afternoon, without a roll: all characters are available.
    }
event-day-off = Afternoon, without a roll. Still closed: { $closed }.
event-majority =
    { $who ->
        [you] { area }: { $standing }. You have the absolute majority.
       *[other] { area }: { $standing }. { $name } has the absolute majority.
    }
event-first-there =
    { $who ->
        [you] { area }: { $standing }. You act first.
       *[other] { area }: { $standing }. { $name } acts first.
    }
event-card =
    { $who ->
        [you] { area }: { $standing }. You get the start player card.
       *[other] { area }: { $standing }. { $name } gets the start player card.
    }
event-card-kept =
    { $who ->
        [you] { area }: { $standing }. You keep the start player card.
       *[other] { area }: { $standing }. { $name } keeps the start player card.
    }
event-cooking =
    { $who ->
        [you] Cooking: you begin.
       *[other] Cooking: { $name } begins.
    }
event-scoring = Final scoring
event-score =
    { $who ->
        [you] You have { points }: { $parts }.
       *[other] { $name } has { points }: { $parts }.
    }
event-score-nothing =
    { $who ->
        [you] You have { points }.
       *[other] { $name } has { points }.
    }
score-dishes = { $points } for dishes
score-set = { $points } for sets
score-tokens = { $points } in tokens
score-ingredients = { $points } for ingredients left

## Scoring

tally-dishes =
    { $count ->
        [one] 1 × { type.one }
       *[other] { $count } × { type }
    }
tally-set =
    { $count ->
        [one] A set of 1 type
       *[other] A set of { $count } different types
    }
tally-tokens = Tokens
tally-ingredients =
    { $count ->
        [one] 1 ingredient left
       *[other] { $count } ingredients left
    }

## Why the match ended

reason-rounds = All four rounds have been played.

## Refusals

refused-FO-C5 = You have no helper left to place.
refused-FO-S3 = All of these dishes have been cooked.
refused-FO-S4 = The start player is drawn by lot only once, at the very start.
refused-FO-S5 = This event has already been turned up.
refused-FO-G1 = The match is over after four rounds.
refused-FO-P3 = This dish is not on display.
refused-FO-P4 = One event is turned up each round, once the dishes are laid out.
refused-FO-P5 = The start player card is given to somebody at the table, at the end of the preparation.
refused-FO-H1 = This character is not available now.
refused-FO-H2 = Helpers are placed in the shopping phase only.
refused-FO-H3 = In the afternoon all helpers must be placed.
refused-FO-A3 = Only with an absolute majority may you take a whole market, if there is something in it and before you do anything else.
refused-FO-A4 = At a character you may use the ability once, then take ingredients that are in the market.
refused-FO-T1 = The Troll moves an ingredient from where it is to another market or to the grocery store.
refused-FO-T2 = The grocery store holds at most 3 of a colour.
refused-FO-T3 = An ingredient that was moved this round stays where it is, and nothing is moved within the grocery store.
refused-FO-X1 = The Pixies send a helper or disc to a character further right or to the grocer.
refused-FO-O1 = Only a free small dish on display can be reserved, and a dish reserved by somebody else cannot be cooked; the reservation saves one of the two colours.
refused-FO-O2 = Only a helper can reserve; on your turn in the cooking phase you may pay 1 ingredient to take yours back.
refused-FO-M1 = There is no salt left.
refused-FO-E1 = The Elf gives two ingredients that are in the supplies, never salt, for one of yours.
refused-FO-D1 = At the Dwarf you place all the special discs you have at hand, on characters only.
refused-FO-Y2 = At the grocery store you take one ingredient per helper at most, all from one shelf.
refused-FO-K1 = Dishes are cooked in the cooking phase, one on each turn.
refused-FO-K2 = You need the dish’s own colour and exactly one other colour in the amounts shown.
refused-FO-K3 = You cannot pay the surcharge: all of it is paid in one of the two colours used.
refused-FO-K4 = A roast takes 6 ingredients of one colour, a main course 1 of each of the six colours.
refused-FO-K5 = You need enough salt for what you lack, and cannot use more than you can spare.
refused-FO-K7 = You could not pay all of the price that way.
refused-FO-N9 = Fair shares: nobody may take a whole market this round.
refused-FO-N11 = Magic lull: there are no abilities this round.

## Labels on the table

label-you = you
label-round = Round
label-event = Event
label-start-player = Start player
label-supply = Supply
label-market = Market
label-store = Grocery store
label-helpers = Helpers
label-discs = Special discs
label-next-round = Next round
label-closed = Closed
label-majority = Absolute majority
label-acting = Acting
label-dishes = Dishes
label-pile = Draw pile
label-reserved = Reserved
label-surcharge = Surcharge
label-passed = Passed
label-points = VP
label-ruling = Ruling
label-reconstructed = Reconstructed
label-buffet = Buffet
label-set = Set of different types
label-tokens = Tokens
label-payment = Payment
label-owed = Still to pay
label-paid = Paid
label-effect = Effect
label-phase = Phase
label-stalls = Markets and helpers
label-players = Players
label-in-hand = Helpers in hand
label-discs-in-hand = Discs in hand
label-discs-next = Discs next round
label-column =
    { $count ->
        [0] no surcharge
       *[other] { $count } more
    }
label-in-pile = Pile

## What things on the table mean; .line: what it does, .rule: its paragraph in the rulebook

meaning-area = { area }
    .line = { ability }
    .rule =
        { $area ->
            [troll] FO-T1
            [pixies] FO-X1
            [orc] FO-O1
            [magician] FO-M1
            [elf] FO-E1
            [dwarf] FO-D1
           *[grocer] FO-Y1
        }
meaning-number = Number of the die
    .line = When this number is rolled, the stall is closed and takes no helpers.
    .rule = FO-H1
meaning-closed = Closed
    .line = Its number was rolled: until the next roll nobody may place helpers here.
    .rule = FO-H1
meaning-helpers = Helpers at work
    .line = Whoever has the most here acts first; ties are broken by player order.
    .rule = FO-A2
meaning-majority = Crown: absolute majority
    .line = More helpers than anybody else: all of them together may take the whole market.
    .rule = FO-A3
meaning-goods = Market: { ingredient }
    .line = Each helper may take 1 ingredient from the market; with the absolute majority you may take everything.
    .rule = FO-A4
meaning-pinned = Brought by the Troll
    .line = An ingredient with a dot has been moved in this round and may not be moved again.
    .rule = FO-T3
meaning-supply = Supply: { ingredient }
    .line = What is left of this ingredient. The market is filled from here; what is paid comes back here.
    .rule = FO-C2
meaning-shelf = Grocery store: { ingredient }
    .line = A shelf holds at most 3. You take 1 ingredient for each of your helpers here, all of one colour.
    .rule = FO-P2
meaning-round = Round
    .line = A match has four rounds, each with preparation, shopping, action and cooking.
    .rule = FO-G1
meaning-stage = { stage }
    .line =
        { $stage ->
            [preparation] Markets and shelves are filled, and the start player card is passed on.
            [morning] The dice close stalls. Everybody places as many helpers as they like.
            [afternoon] The dice are rolled again. Everybody must place all helpers that are left.
            [action] From left to right the stalls take their turns: take ingredients or use the ability.
           *[cooking] One dish a turn, until everybody has passed.
        }
    .rule =
        { $stage ->
            [preparation] FO-P1
            [morning] FO-H1
            [afternoon] FO-H3
            [action] FO-A1
           *[cooking] FO-K1
        }
meaning-event = { event }
    .line = { event.effect }
    .rule =
        { $event ->
            [rich-harvest] FO-N1
            [poor-harvest] FO-N2
            [full-shelves] FO-N3
            [salt-caravan] FO-N4
            [early-birds] FO-N5
            [late-opening] FO-N6
            [open-doors] FO-N7
            [day-off] FO-N8
            [fair-shares] FO-N9
            [double-magic] FO-N10
            [magic-lull] FO-N11
            [fresh-from-the-kitchen] FO-N12
            [applause] FO-N13
           *[gourmets] FO-N14
        }
meaning-start-player = Chef’s hat: start player
    .line = Goes first, then clockwise. Whoever has the most helpers at the grocer wins the card.
    .rule = FO-G2
meaning-passed = Passed
    .line = Cooks nothing more in this round.
    .rule = FO-K1
meaning-tokens = Tokens
    .line = Victory points collected during the match; they count at the end.
    .rule = FO-V1
meaning-in-hand = Helpers in hand
    .line = Everybody has 6. These are still to be placed; the others are at the stalls or on a dish.
    .rule = FO-C5
meaning-discs = Special discs
    .line = The Dwarf lets you place them; in the next round they count as helpers.
    .rule = FO-D1
meaning-dish = { dish }
    .line =
        { $dish ->
            [roast] Costs 6 ingredients of one colour. The number is its victory points.
            [main-course] Costs 1 ingredient of each colour. The number is its victory points.
           *[other] Pay the ingredients shown in its colour, and the others in exactly one other colour. The number is its victory points.
        }
    .rule =
        { $dish ->
            [roast] FO-K4
            [main-course] FO-K4
           *[other] FO-K2
        }
meaning-reserved = Reserved
    .line = Only the owner of this helper may cook the dish, for 1 ingredient fewer. The helper stays until then, or is called back for 1 ingredient.
    .rule = FO-O2
meaning-surcharge = Surcharge
    .line = Dishes in this column cost that many more ingredients, all in one of the two colours you pay with.
    .rule = FO-K3
meaning-pile = Draw pile
    .line = This many dishes of this type are still to come. Dishes move left before each round, and free places are filled from here.
    .rule = FO-P3
meaning-cooked = Cooked: { dish }
    .line = Scores the victory points on it, and belongs to a set of different types.
    .rule = FO-V1
meaning-benefit = ✦ { dish }
    .line = { benefit }
    .rule =
        { $type ->
            [drink] FO-Z2
            [dessert] FO-Z3
            [appetiser] FO-Z4
           *[side-dish] FO-Z5
        }
meaning-missing = { type }
    .line = Still missing in this set. The more different types a set has, the more it scores.
    .rule = FO-V2
meaning-set = Set of different types
    .line = 1 to 6 different types in a row score 1, 3, 6, 10, 15 or 21 victory points.
    .rule = FO-V2
meaning-ingredient = Ingredient: { ingredient }
    .line =
        { $ingredient ->
            [salt] Stands for any ingredient when you cook. Each one left at the end scores 1 victory point.
           *[other] To cook with. Each one left at the end scores 1 victory point.
        }
    .rule =
        { $ingredient ->
            [salt] FO-M1
           *[other] FO-V1
        }
meaning-payment = Payment
    .line = The printed price with the surcharge, less what drinks and a reservation save. Salt may stand for any of it.
    .rule = FO-K7
meaning-points = Victory points (VP)
    .line = Dishes, sets, tokens and 1 for each ingredient left, as if the match ended now. Whoever has the most points wins.
    .rule = FO-V1
meaning-last-dwarf = Dwarf in the last round
    .line = { ability.last }
    .rule = FO-D2
