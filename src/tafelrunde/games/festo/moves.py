"""The moves of Festo!: what chance brings, and what a seat decides, one small step at a time."""

from tafelrunde.games.festo.box import (
    AREAS,
    BOUGHT,
    CHARACTERS,
    COLOURS,
    DISHES,
    EVENTS,
    INGREDIENTS,
    NUMBERS,
    PIECES,
    SALTED,
    SEATS,
    SMALL_DISHES,
)
from tafelrunde.kernel import MoveTable

TABLE = MoveTable("festo")

FIRST, first_is = TABLE.nature("first", "first is {seat}", seat=SEATS)
DRAW, draw_of = TABLE.nature("draw", "draw {dish}", dish=SMALL_DISHES)
EVENT, event_is = TABLE.nature("event", "event {event}", event=EVENTS)
ROLL, roll_of = TABLE.nature("roll", "roll {number}", number=NUMBERS)

# Preparation and shopping
GIVE, give_to = TABLE.seat("give", "give {seat}", seat=SEATS)
PLACE, place_on = TABLE.seat("place", "place {area}", area=AREAS)
DONE, done = TABLE.seat("done", "done")

# At a character
TAKE_ALL, take_all = TABLE.seat("take-all", "take all")
ABILITY, ability_with = TABLE.seat("ability", "ability {piece}", piece=PIECES)
TAKE, take_of = TABLE.seat("take", "take {colour}", colour=COLOURS)
WITHDRAW, withdraw = TABLE.seat("withdraw", "withdraw")

# The abilities, step by step
LIFT, lift_from = TABLE.seat("lift", "lift {colour} from {area}", area=AREAS, colour=COLOURS)
DROP, drop_at = TABLE.seat("drop", "drop at {area}", area=AREAS)
SEND, send_to = TABLE.seat("send", "send to {area}", area=AREAS)
RESERVE, reserve_of = TABLE.seat("reserve", "reserve {dish}", dish=SMALL_DISHES)
TRADE, trade_of = TABLE.seat("trade", "trade {ingredient}", ingredient=INGREDIENTS)
FETCH, fetch_of = TABLE.seat("fetch", "fetch {colour}", colour=COLOURS)
LAY, lay_on = TABLE.seat("lay", "disc {area}", area=CHARACTERS)
KEEP, keep = TABLE.seat("keep", "keep disc")

# At the grocery store
BUY, buy_of = TABLE.seat("buy", "buy {count} {colour}", colour=COLOURS, count=BOUGHT)

# Cooking and paying
COOK, cook_of = TABLE.seat("cook", "cook {dish}", dish=DISHES)
RECALL, recall_from = TABLE.seat("recall", "recall {dish}", dish=SMALL_DISHES)
RANSOM, ransom_of = TABLE.seat("ransom", "pay {ingredient}", ingredient=INGREDIENTS)
COMBINE, combine_with = TABLE.seat("combine", "with {colour}", colour=COLOURS)
ADD, add_to = TABLE.seat("add", "surcharge {colour}", colour=COLOURS)
SAVE, save_of = TABLE.seat("save", "save {colour}", colour=COLOURS)
SALT_FOR, salt_for = TABLE.seat("salt", "salt {count} for {colour}", colour=COLOURS, count=SALTED)
PASS, pass_on = TABLE.seat("pass", "pass")

KIND = TABLE.kinds()
SEAT, DISH, EVENT_OF, NUMBER = TABLE.part("seat"), TABLE.part("dish"), TABLE.part("event"), TABLE.part("number")
AREA, PIECE, COLOUR = TABLE.part("area"), TABLE.part("piece"), TABLE.part("colour")
INGREDIENT, COUNT = TABLE.part("ingredient"), TABLE.part("count")
