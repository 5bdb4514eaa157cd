"""What is told of a match: a line for what a person would call one thing, with what it did."""

from tafelrunde.games.astoria.telling.asking import choice_now
from tafelrunde.kernel import Reader
from tests.games.astoria.astoria_table import ASTORIA, deal, place, play
from tests.games.astoria.test_words import NAMES


def said(match, first=0, you=None):
    """The log in English from a move on, as a spectator or a seat reads it."""
    reader = Reader(ASTORIA, "en", NAMES[: match.seats], you)
    return [reader.line(line) for deed in match.tell(you, first) for line in deed.lines]


def told(match, *moves, you=None):
    """What is told of these moves."""
    first = match.length
    play(match, *moves)
    return said(match, first, you)


def asked(match, you):
    """The question as a seat reads it."""
    return Reader(ASTORIA, "en", NAMES[: match.seats], you).say(match.view(you).ask())


def test_the_set_up_is_one_line_and_the_round_has_a_headline():
    """AS-S1 AS-S4 AS-R1 Wizards and start player; to a seat also its goal; then the invasion card."""
    match = deal(3)
    assert said(match) == [
        "The cards are dealt: Anna (red), Ben (orange) and Cleo (yellow). Anna starts.",
        "Round 1",
        "Invasion: hammer. Reinforcement 2, the dragon’s rage 0.",
    ]
    assert said(match, you=1)[1] == "Your goal: Save the king."


def test_gems_are_told_with_what_the_flow_made_of_them():
    """AS-A3 AS-A4 AS-C5 Repeated, they are one line; power above the maximum is not told."""
    assert told(place(), "burn red", "burn red") == ["Anna burns 2 red gems: 8 power."]
    assert told(place(power={0: 18}), "burn red", you=0) == ["You burn 1 red gem: 2 power."]
    assert told(place(power={0: 9}), "buy blue") == ["Anna buys 1 blue gem for 3 power."]


def test_cards_and_effects():
    """AS-A8 AS-Y1 AS-Y4 What was tapped, and where the track is then."""
    match = place(hordes=5, ready={"ember-ring": 0})
    assert told(match, "ability fire", "tap ember-ring", "fire hordes", "fire hordes", "fire mob") == [
        "Anna taps the ability card and the Ember Ring: 4 fire.",
        "Anna drives the hordes back with fire by 2, to 3.",
        "Anna disperses the mob with fire by 1, to 0.",
        "That stirs the unrest, to 2.",
    ]


def test_a_finished_artefact_heals_the_king():
    """AS-A5 AS-A6 Two gems, two lines at most."""
    match = place(work={"ember-ring": (0, {"red": 1, "orange": 1})})
    assert told(match, "craft ember-ring red") == [
        "Anna places 1 red gem on the Ember Ring.",
        "The Ember Ring is finished: the king’s health rises to 7.",
    ]


def test_a_fight_is_told_with_both_sums():
    """AS-A10 While it lasts, and when the card is drawn."""
    match = place(warlords=["sulphur"], ready={"ember-ring": 0}, dice=["battle i18"])
    first = match.length
    play(match, "fight sulphur", "ability fire")
    assert said(match, first) == ["Anna challenges the warlord of sulphur, strength 10, with 2 fire: the ability card."]
    play(match, "ready")
    assert said(match, first) == [
        "Drawn: dragon +2. Flow: fire 5.",
        "Anna defeats the warlord of sulphur with 2 fire: 10 against 10.",
    ]


def test_an_attack_on_the_castle_is_told_with_guards_and_defenders():
    """AS-X2 Who defends it with what, the card, both sums, and what they decide."""
    match = place(exile={0}, guards={1: 1}, ability_tapped={2: 1, 3: 1}, dice=["battle i18"])
    assert told(match, "attack", "ability fire", "ability sun") == [
        "Anna attacks the castle with 2 fire: the ability card.",
        "Ben defends it with 2 sun: the ability card.",
        "Drawn: dragon +2. Flow: fire 5 and sun 3.",
        "Attack 10 against defence 11 (5 from 1 guard): the castle holds.",
    ]


def test_an_accusation_is_told_with_what_came_of_it():
    """AS-A12 AS-X1 Right or wrong, and who goes into exile."""
    assert told(place(), "accuse 3 barbarians") == [
        "Anna accuses Dan of serving the barbarians.",
        "The accusation is right, Dan is unmasked: Barbarians.",
        "Dan goes into exile.",
    ]
    assert told(place(), "accuse 1 mob", you=1) == [
        "Anna accuses you of serving the mob.",
        "The accusation is wrong: you do not serve the mob.",
        "Anna goes into exile.",
    ]


def test_a_guard_is_killed_or_saved():
    """AS-Y5 AS-Y7 Who protects it, and with what; others' moves after a killing are told for themselves."""
    threat = {"glyphs": {"darkness": 3}, "guards": {1: 1}}
    assert told(place(**threat), "darkness guard 1") == [
        "Anna sends darkness against one of Ben’s guards.",
        "Ben’s guard is killed.",
    ]
    match = place(ready={"cobalt-seal": 2}, **threat)
    assert told(match, "darkness guard 1", "tap cobalt-seal")[1] == "Cleo taps the Cobalt Seal and saves the guard."
    match = place(actions_left=0, **threat)
    assert told(match, "darkness guard 1", "ability sun")[1:] == [
        "Ben’s guard is killed.",
        "Ben taps the ability card: 2 sun.",
    ]


def test_the_siege_is_told_with_what_it_did():
    """AS-G1 AS-K1 AS-K2 Hordes and mob, the sickness, and a warlord nobody answers."""
    match = place(actor=3, hordes=4, reinforcement=3, warlords=["cobalt", "fire"], dice=["invasion i02"])
    assert told(match, "end") == [
        "Dan ends the turn.",
        "Siege",
        "The hordes advance by 3 to 7, the mob by 1 to 2.",
        "The king sickens: health 5.",
        "Nobody answers the warlord of cobalt: the king’s health falls to 4.",
    ]
    assert asked(match, 0) == "The warlord of fire threatens the king: tap a card that makes fire?"
    assert asked(match, 1) == "Anna may answer the warlord of fire."
    assert told(match, "ability fire")[0] == "Anna taps the ability card against the warlord of fire."


def test_the_end_tells_why_and_shows_the_goals():
    """AS-E1 AS-E5 The reason, and everybody's goal."""
    match = place(3, actor=2, hordes=9)
    assert told(match, "end")[-2:] == [
        "The hordes overrun the castle: the king is dead.",
        "The goals: Anna: Save the king, Ben: Save the king and Cleo: Save the king.",
    ]


def test_questions_say_exactly_what_is_asked():
    """AS-R2 AS-A8 AS-V3 AS-X2 Actions, glyphs, a Servant's second gem, an attacker without cards."""
    assert asked(place(), 0) == "You have 4 actions left."
    assert asked(place(glyphs={"fire": 2}), 0) == "You have 4 actions left. Or spend glyphs: 2 fire."
    assert asked(place(glyphs={"fire": 2}, actions_left=0), 0) == "Spend your glyphs (2 fire), or end your turn."
    servant = place(5, actor=1, actions_left=0, craft_again=1)
    assert asked(servant, 1) == "Place a second gem, or leave it at 1."
    match = place(exile={0})
    play(match, "attack", "ready")
    assert asked(match, 1).startswith("Anna attacks the castle without cards: tap cards to defend it")
    assert asked(match, 2) == "Ben may defend the castle against Anna."


def test_a_match_that_goes_on_within_a_deed_is_told():
    """AS-A1 AS-A10 AS-Y5 Of a position in the middle of a draw, a theft or a battle the rest is told."""
    drawing = place(phase="draw", dice=["artefact oak-heart"])
    assert said(drawing) == ["An artefact card is drawn; you do not see it."]
    assert said(drawing, you=0) == ["An artefact card: Oak Heart."]
    fight = place(phase="fight", warlords=["sulphur"], foe="sulphur", glyphs={"fire": 2}, dice=["battle i18"])
    assert told(fight, "ready") == [
        "Anna is ready.",
        "The battle is decided by this card: dragon +2.",
    ]


def test_what_a_gem_costs_and_brings_is_part_of_the_choice():
    """AS-A3 AS-A4 By the flow of the round; power above its most is not promised."""
    match = place(power={0: 15}, stock={0: {"red": 1, "orange": 1}, 1: {}})
    legal = {str(move): move for move in match.legal}
    assert choice_now(match.view(0), legal["burn red"]) == {"power": 4}
    assert choice_now(match.view(0), legal["burn orange"]) == {"power": 5}
    assert choice_now(match.view(0), legal["buy orange"]) == {"power": 6}
    assert choice_now(match.view(0), legal["draw"]) == {}
    reader = Reader(ASTORIA, "en", NAMES[:4], 0)
    assert reader.say(ASTORIA.telling.choice_phrase(ASTORIA, legal["burn red"])) == "Burn a red gem for power"
