"""Who is likely to win a match of UFOs!, seen between two turns."""

from __future__ import annotations

import math

from tafelrunde.bots.mind import Floats
from tafelrunde.bots.minds.ufos.prospects import chance_alone, prospects
from tafelrunde.bots.minds.ufos.standing import left_to_play, standing
from tafelrunde.games.ufos.box import FLEET_SIZE, N_CITIES, STANDARD
from tafelrunde.games.ufos.rules.chart import in_play, resistance, restaurants_in
from tafelrunde.games.ufos.rules.fleet import fleet_of, places_of_others
from tafelrunde.games.ufos.rules.scoring import points_for_restaurants
from tafelrunde.games.ufos.state import Table
from tafelrunde.kernel import rule

# What speaks for a seat, as logarithms of odds, found by looking at who won thousands of matches. "Left" is what counts
# the more, the more of the match is left. Points (those for restaurants less), UFOs, cities, and turns to wait.
FOR_POINT, FOR_POINT_OF_RESTAURANT = 0.077, -0.028
FOR_UFO, FOR_UFO_LEFT = 0.22, 0.85
FOR_CITY_LEFT = 1.27
FOR_WAITING = -0.23
# What its UFOs may do next turn: points, to win at once, and each place they can go to.
FOR_HOPE, FOR_TRIUMPH, FOR_PLACE_LEFT = 0.067, 1.32, 0.034
# In the cities: each chance for the first restaurant; a restaurant; the chance of others to get it or to join it there.
FOR_FIRST_CHANCE = 1.81
FOR_RESTAURANT, FOR_DANGER, FOR_POINT_IN_DANGER_LEFT = 0.39, -0.6, -0.29
# The points a seat may still make if the whole match is left, and what each of its UFOs adds to them.
STILL_TO_COME, BY_EACH_UFO = 25.0, 9.0


@rule
def look_ahead(table: Table, upcoming: int, points: Floats, shares: Floats) -> None:
    """What each seat may expect when the turn of a seat comes up."""
    left = left_to_play(table)
    for seat in range(table.seats):
        points[seat] = standing(table, seat) + left * (STILL_TO_COME + BY_EACH_UFO * fleet_of(table, seat))
        shares[seat] = said_by_pieces(table, seat, left) + said_by_ufos(table, seat, left)
        shares[seat] += FOR_WAITING * ((seat - upcoming) % table.seats)
    for city in range(N_CITIES):
        if in_play(table, city):
            add_city(table, city, left, shares)
    total = 0.0
    for seat in range(table.seats):
        shares[seat] = math.exp(shares[seat])
        total += shares[seat]
    for seat in range(table.seats):
        shares[seat] /= total


@rule
def said_by_pieces(table: Table, seat: int, left: float) -> float:
    """Points, UFOs and controlled cities."""
    said = FOR_POINT * standing(table, seat) + FOR_POINT_OF_RESTAURANT * points_for_restaurants(table, seat)
    return said + (FOR_UFO + FOR_UFO_LEFT * left) * fleet_of(table, seat) + FOR_CITY_LEFT * left * table.counter[seat]


@rule
def said_by_ufos(table: Table, seat: int, left: float) -> float:
    """What the UFOs of a seat may do next."""
    others = places_of_others(table, seat)
    said, not_yet = 0.0, 1.0
    for ufo in range(FLEET_SIZE):
        if table.ufos[seat, ufo]:
            hope, triumph, places = prospects(table, seat, ufo, others)
            said += FOR_HOPE * hope + FOR_PLACE_LEFT * left * places
            not_yet *= 1.0 - triumph
    return said + FOR_TRIUMPH * (1.0 - not_yet)


@rule
def add_city(table: Table, city: int, left: float, said: Floats) -> None:
    """Whoever is in a city fears for what is there; in one without restaurants everybody has hopes."""
    likeliest, next_likely, who = 0.0, 0.0, 0
    bare = restaurants_in(table, city) == 0
    for seat in range(table.seats):
        chance = chance_alone(table, seat, city, STANDARD)
        if chance > likeliest:
            likeliest, next_likely, who = chance, likeliest, seat
        else:
            next_likely = max(next_likely, chance)
        if bare:
            said[seat] += FOR_FIRST_CHANCE * chance
    for seat in range(table.seats):
        if table.restaurants[seat, city]:
            danger = next_likely if who == seat else likeliest
            each = FOR_RESTAURANT + (FOR_DANGER + FOR_POINT_IN_DANGER_LEFT * left * resistance(table, city)) * danger
            said[seat] += each * table.restaurants[seat, city]


@rule
def count_out(table: Table, points: Floats, shares: Floats) -> None:
    """UF-E3 Nothing is left to expect: most points win, then most UFOs, and equals share the win."""
    best, winners = -math.inf, 0
    for seat in range(table.seats):
        points[seat] = standing(table, seat)
        shares[seat] = points[seat] * FLEET_SIZE + fleet_of(table, seat)
        if shares[seat] > best:
            best, winners = shares[seat], 0
        winners += shares[seat] == best
    for seat in range(table.seats):
        shares[seat] = 1.0 / winners if shares[seat] == best else 0.0
