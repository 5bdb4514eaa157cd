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

MOVES = MoveTable("festo")

FIRST, first_is = MOVES.nature("first", "first is {seat}", seat=SEATS)
DRAW, draw_of = MOVES.nature("draw", "draw {dish}", dish=SMALL_DISHES)
EVENT, event_is = MOVES.nature("event", "event {event}", event=EVENTS)
ROLL, roll_of = MOVES.nature("roll", "roll {number}", number=NUMBERS)

# Preparation and shopping
GIVE, give_to = MOVES.seat("give", "give {seat}", rules=("FO-P5", "FO-G2"), seat=SEATS)
PLACE, place_on = MOVES.seat("place", "place {area}", rules=("FO-H2", "FO-H1", "FO-H3"), area=AREAS)
DONE, done = MOVES.seat("done", "done", rules=("FO-H2", "FO-H3"))

# At a character
TAKE_ALL, take_all = MOVES.seat("take-all", "take all", rules=("FO-A3",))
ABILITY, ability_with = MOVES.seat("ability", "ability {piece}", rules=("FO-A4", "FO-A5"), piece=PIECES)
TAKE, take_of = MOVES.seat("take", "take {colour}", rules=("FO-A4",), colour=COLOURS)
WITHDRAW, withdraw = MOVES.seat("withdraw", "withdraw", rules=("FO-A4", "FO-A5"))

# The abilities, step by step
LIFT, lift_from = MOVES.seat("lift", "lift {colour} from {area}", rules=("FO-T1", "FO-T3"), area=AREAS, colour=COLOURS)
DROP, drop_at = MOVES.seat("drop", "drop at {area}", rules=("FO-T1", "FO-T2", "FO-T3"), area=AREAS)
SEND, send_to = MOVES.seat("send", "send to {area}", rules=("FO-X1",), area=AREAS)
RESERVE, reserve_of = MOVES.seat("reserve", "reserve {dish}", rules=("FO-O1", "FO-O2"), dish=SMALL_DISHES)
TRADE, trade_of = MOVES.seat("trade", "trade {ingredient}", rules=("FO-E1",), ingredient=INGREDIENTS)
FETCH, fetch_of = MOVES.seat("fetch", "fetch {colour}", rules=("FO-E1",), colour=COLOURS)
LAY, lay_on = MOVES.seat("lay", "disc {area}", rules=("FO-D1",), area=CHARACTERS)

# At the grocery store
BUY, buy_of = MOVES.seat("buy", "buy {count} {colour}", rules=("FO-Y2", "FO-Y1"), colour=COLOURS, count=BOUGHT)

# Cooking and paying
COOK, cook_of = MOVES.seat("cook", "cook {dish}", rules=("FO-K1", "FO-K2", "FO-K3", "FO-K4", "FO-K7"), dish=DISHES)
RECALL, recall_from = MOVES.seat("recall", "recall {dish}", rules=("FO-O2",), dish=SMALL_DISHES)
RANSOM, ransom_of = MOVES.seat("ransom", "pay {ingredient}", rules=("FO-O2",), ingredient=INGREDIENTS)
COMBINE, combine_with = MOVES.seat("combine", "with {colour}", rules=("FO-K2", "FO-K4"), colour=COLOURS)
ADD, add_to = MOVES.seat("add", "surcharge {colour}", rules=("FO-K3",), colour=COLOURS)
SAVE, save_of = MOVES.seat("save", "save {colour}", rules=("FO-O1", "FO-K7"), colour=COLOURS)
SALT_FOR, salt_for = MOVES.seat("salt", "salt {count} for {colour}", rules=("FO-K5",), colour=COLOURS, count=SALTED)
PASS, pass_on = MOVES.seat("pass", "pass", rules=("FO-K1",))

KIND = MOVES.kinds()
SEAT, DISH, EVENT_OF, NUMBER = MOVES.part("seat"), MOVES.part("dish"), MOVES.part("event"), MOVES.part("number")
AREA, PIECE, COLOUR = MOVES.part("area"), MOVES.part("piece"), MOVES.part("colour")
INGREDIENT, COUNT = MOVES.part("ingredient"), MOVES.part("count")
