"""People at one table: what they ask of each other, and what everybody sees of everybody."""

import re

from playwright.sync_api import expect

from tests.web.reader import Reader
from tests.web.still import unrest, watch

LISTEN = """() => {
  window.heard = [];
  const listen = () =>
    heard.push(...[...document.querySelectorAll("[aria-live]")].map((each) => each.textContent));
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Everything that is announced is kept: the next announcement takes the place of the last."""


def together(ada, ben, game="festival", seats=4, **settings):
    """Ben comes to Ada's table by its link, and the match begins; returns the table."""
    table = ada.open(game, seats, **settings)
    ben.open_link(table)
    ben.sit("Ben")
    ben.page.get_by_role("button", name="I am ready").click()
    ada.start()
    return table


def hand_over(giver, taker):
    """Both play until the giver has decided and the taker is asked next."""
    given = False
    while True:
        giver.page.locator("[data-turn]").wait_for()
        if giver.has_turn():
            giver.play(giver.by_mouse, decisions=1)
            given = True
        elif taker.has_turn():
            if given:
                return
            taker.play(taker.by_mouse, decisions=1)
        giver.page.wait_for_timeout(50)


def test_taking_back_is_asked_for_in_words_pending_and_withdrawn_or_agreed_on(reader):
    """It means my last decision and everything after it; everybody sees what is asked and who has still to answer."""
    ada, ben, eve = (reader().prefer(speed="none") for _ in range(3))
    table = together(ada, ben)
    eve.page.goto(f"/t/{table}")
    hand_over(ada, ben)
    asking = re.compile("Ada would like to take back their last decision and everything after it")
    ada.page.get_by_role("button", name="Undo").click()
    ada.page.get_by_role("button", name="Ask the others").click()
    expect(ada.bar).to_contain_text("You would like to take back your last decision and everything after it.")
    expect(ada.bar).to_contain_text("Waiting for Ben.")
    expect(ada.bar).to_contain_text(re.compile("It began with: You|That was the last step of: You"))
    for each in (ben, eve):
        expect(each.bar.get_by_text(asking)).to_be_visible()
        assert each.serious_troubles() == []
    expect(eve.bar.get_by_role("button", name="Agree")).to_have_count(0)
    ada.page.get_by_role("button", name="Withdraw").click()
    expect(ben.bar.get_by_text(asking)).to_have_count(0)
    ada.page.get_by_role("button", name="Undo").click()
    ada.page.get_by_role("button", name="Ask the others").click()
    ben.bar.get_by_role("button", name="Agree").click()
    expect(ada.page.get_by_role("group", name="Log")).to_contain_text(re.compile("You take back [0-9]+ decisions?"))
    assert ada.wait_for_turn()


def test_with_bots_alone_a_match_becomes_practice(reader):
    """What others would have to allow is offered as practice, said in the log, and needs no second question."""
    ada = reader().prefer(speed="none")
    ada.open("festival", 4)
    ada.start()
    ada.play(ada.by_mouse, decisions=3)
    assert ada.wait_for_turn()
    ada.page.get_by_role("button", name="Undo").click()
    ada.page.get_by_role("button", name="Take it back for practice").click()
    log = ada.page.get_by_role("group", name="Log")
    expect(log).to_contain_text("This match is practice from now on")
    assert ada.wait_for_turn()
    turn = ada.turn()
    ada.page.get_by_role("button", name="Undo").click()
    ada.wait_for_another(turn)
    expect(ada.page.get_by_role("button", name="Take it back for practice")).to_have_count(0)


def test_a_clock_that_runs_out_is_told_and_so_is_the_stand_in(reader):
    """Everybody reads that the time is over, and nothing that the stand-in does is told as one's own."""
    ada, eve = (reader().prefer(speed="none") for _ in range(2))
    table = ada.open("festival", 4, clock={"kind": "relaxed", "bank": 1, "increment": 0})
    eve.page.goto(f"/t/{table}")
    ada.page.evaluate(LISTEN)
    ada.start()
    log = ada.page.get_by_role("group", name="Log")
    expect(log).to_contain_text("Your time has run out: a stand-in decides for you.")
    expect(log).to_contain_text("Ada (stand-in) ")
    ada.wait_until("heard.some((each) => each.includes('a stand-in decides for you. Ada (stand-in) '))")
    expect(eve.page.get_by_role("group", name="Log")).to_contain_text("Ada’s time has run out: a stand-in decides.")


def test_who_sits_down_is_here_and_no_spectator(reader):
    """Everybody sees within a moment who has come, also on a phone, and who is gone again."""
    ada, ben = (reader().prefer(speed="none") for _ in range(2))
    phone = reader(size=(390, 844), has_touch=True).prefer(speed="none")
    table = together(ada, ben)
    phone.open_link(table)
    for each in (ada, ben, phone):
        expect(each.page.get_by_text("not here")).to_have_count(0)
    expect(ada.page.get_by_text("1 spectator")).to_be_visible()
    ben.page.close()
    for each in (ada, phone):
        expect(each.page.get_by_text("not here")).to_be_visible(timeout=10_000)


def test_who_plays_with_others_is_asked_for_a_name_once(reader):
    """One key accepts what is filled in; the second of a name gets a number; everybody reads another name at once."""
    ada, ben, eve = (reader() for _ in range(3))
    table = ada.open("festival", 4, name="Guest")
    for each in (ben, eve):
        each.open_link(table)
        each.page.get_by_role("button", name="Sit here").first.click()
        expect(each.page.get_by_label("What should the others call you?")).to_have_value("Guest")
        assert each.serious_troubles() == []
        each.page.keyboard.press("Enter")
        expect(each.page.get_by_role("dialog")).to_have_count(0)
    seats = ada.page.get_by_role("region", name="Seats")
    expect(seats.get_by_text("Guest 2")).to_be_visible()
    expect(seats.get_by_text("Guest 3")).to_be_visible()
    ben.page.get_by_role("button", name=re.compile("^My name")).click()
    ben.page.get_by_label("What the others call you").fill("Ben")
    ben.page.keyboard.press("Enter")
    expect(seats.get_by_text("Ben", exact=True)).to_be_visible()
    ben.page.get_by_role("button", name="Stand up").click()
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(ben.page.get_by_role("dialog")).to_have_count(0)


def test_the_lobby_has_a_chat_and_explains_itself(reader):
    """Before the match people talk; turn-based tables say so; what frees a seat is explained."""
    ada, ben = (reader() for _ in range(2))
    table = ada.open("festival", 4, clock={"kind": "relaxed", "bank": 24 * 60 * 60, "increment": 0})
    ben.open_link(table)
    ben.page.get_by_label("Say something").fill("Hello!")
    ben.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("main")).to_contain_text("Hello!")
    expect(ben.page.get_by_role("main")).to_contain_text("within 1 day a turn")
    ada.page.get_by_role("button", name="Bot").first.click()
    expect(ada.page.get_by_role("main")).to_contain_text("The cross frees a seat.")
    ada.page.get_by_role("button", name="Change settings").click()
    dialog = ada.page.get_by_role("dialog", name="Change settings")
    expect(dialog).to_contain_text("a stand-in makes that turn’s decisions")
    assert ada.serious_troubles() == []


def test_bots_at_one_table_are_different_characters(reader):
    """Each has a name of its own, a hat for its temper, and a line; the seat at the table has both at hand."""
    ada = reader().prefer(speed="none")
    ada.open("festo", 4)
    ada.page.get_by_label("Strength of new bots").select_option("4")
    seats = ada.page.get_by_role("region", name="Seats").get_by_role("listitem")
    for _ in range(3):
        ada.page.get_by_role("button", name="Bot", exact=True).first.click()
    expect(ada.page.get_by_role("button", name="Bot", exact=True)).to_have_count(0)
    told = re.compile(r"(Steady|Cautious|Greedy|Aggressive)\. \w+")
    for seat in range(1, 4):
        expect(seats.nth(seat)).to_contain_text(told)
    assert len({line.split("Bot")[0] for line in seats.all_inner_texts()}) == 4
    ada.start()
    expect(ada.page.get_by_title(told)).to_have_count(3)


def test_a_table_for_everybody_has_a_clock(reader):
    """Who opens a table to strangers gets a clock by default, and may still choose otherwise."""
    ada = reader()
    ada.page.goto("/")
    ada.page.get_by_role("button", name="With friends: Festival").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="unlimited")).to_be_checked()
    dialog.get_by_text("everybody", exact=True).click()
    expect(dialog.get_by_role("radio", name="10 min + 10 s a turn")).to_be_checked()


def test_a_link_is_copied_or_can_be_copied_by_hand_and_says_how_far_it_leads(reader):
    """Where there is no clipboard the link appears selected; a link to this machine alone says so."""
    ada = reader()
    ada.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    table = ada.open("festival", 4)
    expect(ada.page.get_by_role("note")).to_contain_text("works on this machine only")
    ada.page.get_by_role("button", name="Copy the link").click()
    field = ada.page.get_by_role("textbox", name="Copy the link")
    expect(field).to_have_value(re.compile(f"/t/{table}$"))
    assert ada.page.evaluate("getSelection().toString() || document.activeElement.value").endswith(table)
    expect(ada.page.get_by_text("Copied", exact=True)).to_have_count(0)


def test_seats_and_levels_stand_beside_play_now_and_are_remembered(reader):
    """Two seats and level 1, now and next time."""
    ada = reader().prefer(speed="none")
    ada.page.goto("/")
    card = ada.page.locator("article", has=ada.page.get_by_role("heading", name="Festo!"))
    card.get_by_label("Seats").select_option("2")
    card.get_by_label("Bots").select_option("1")
    card.get_by_role("button", name="Play now").click()
    ada.page.locator("[data-turn]").wait_for()
    expect(ada.page.get_by_role("region", name="Seats").get_by_role("listitem")).to_have_count(2)
    expect(ada.page.get_by_text("Bot 1")).to_be_visible()
    ada.page.goto("/")
    expect(card.get_by_label("Seats")).to_have_value("2")
    expect(card.get_by_label("Bots")).to_have_value("1")


def test_a_match_that_waits_for_me_is_the_first_thing_on_the_page(reader):
    """On a phone it is in view without scrolling."""
    ada = reader(size=(390, 844)).prefer(speed="none")
    ada.open("festival", 4)
    ada.start()
    assert ada.wait_for_turn()
    ada.page.goto("/")
    waiting = ada.page.get_by_role("region", name="It is your turn")
    expect(waiting.get_by_role("link")).to_be_in_viewport(ratio=1)
    assert ada.serious_troubles() == []
    waiting.get_by_role("link").click()
    assert ada.wait_for_turn()


def test_the_session_decides_who_somebody_is(reader):
    """Who clears what scripts have stored is still the same; a link for another device asks before it replaces one."""
    ada, ben = (reader() for _ in range(2))
    ada.open("festival", 4)
    ada.page.evaluate("localStorage.clear()")
    ada.page.goto("/")
    expect(ada.page.get_by_role("button", name="My name: Ada")).to_be_visible()
    expect(ada.page.get_by_role("region", name="My matches").get_by_role("link")).to_have_count(1)
    ben.open("festival", 4, name="Ben")
    link = ben.page.evaluate("fetch('/api/me/recovery', {method: 'POST'}).then((a) => a.json())")["link"]
    for answer, name in (("Stay Ada", "Ada"), ("Become the other person", "Ben")):
        ada.page.goto("about:blank")
        ada.page.goto(link)
        dialog = ada.page.get_by_role("dialog", name="Become somebody else?")
        expect(dialog).to_contain_text("This device is Ada, with 1 match of its own.")
        assert ada.serious_troubles() == []
        dialog.get_by_role("button", name=answer).click()
        expect(ada.page.get_by_role("button", name=f"My name: {name}")).to_be_visible()


def test_a_match_that_begins_to_wait_moves_nothing(reader):
    """What waits for me has its room before it is there: the cards of the games stay where they are."""
    top = "document.querySelector('.games').getBoundingClientRect().top"
    for size in ((1440, 900), (390, 844)):
        ada = reader(size=size).prefer(speed="none")
        ada.page.goto("/")
        ada.page.get_by_role("button", name="Play now: Festival").wait_for()
        before = ada.page.evaluate(top)
        ada.open("festival", 4)
        ada.start()
        assert ada.wait_for_turn()
        ada.page.goto("/")
        expect(ada.page.get_by_role("region", name="It is your turn")).to_be_visible()
        assert ada.page.evaluate(top) == before


def test_my_matches_are_asked_for_once_at_a_time(reader):
    """One look at the server serves everything on the page."""
    ada = reader()
    ada.open("festival", 4)
    asked = []
    ada.page.on("request", lambda request: asked.append(request.url) if "/matches" in request.url else None)
    ada.page.goto("/")
    expect(ada.page.get_by_role("region", name="My matches").get_by_role("link")).to_have_count(1)
    ada.page.wait_for_load_state("networkidle")
    assert len(asked) == 1


def test_a_moment_is_shared_by_hand_where_there_is_no_clipboard(reader):
    """Nothing says that it was copied; the link lies selected above the board, which keeps still."""
    ada = reader().prefer(speed="none")
    ada.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    table = ada.open("festival", 4)
    ada.start()
    assert ada.wait_for_turn()
    ada.page.goto(f"/r/{table}")
    ada.page.get_by_role("button", name="One step on").click()
    watch(ada.page)
    ada.page.get_by_role("button", name="Share this moment").click()
    field = ada.page.get_by_role("textbox", name="Share this moment")
    expect(field).to_have_value(re.compile(f"/r/{table}#step=1&seat=0$"))
    expect(ada.page.get_by_text("Copied", exact=True)).to_have_count(0)
    assert unrest(ada.page) == (0, 0)
    ada.page.get_by_role("button", name="One step on").click()
    expect(field).to_have_count(0)


def test_after_the_first_finished_match_a_recovery_link_is_offered_once(reader):
    """The result of the first match tells of it and makes one; that of the second does not."""
    ada = reader().prefer(speed="none")
    told = ada.page.get_by_text("A recovery link brings them back.")
    for count in (1, 0):
        ada.open("festival", 4, options={"simplified": True})
        ada.start().play(ada.by_mouse)
        expect(ada.result).to_be_visible()
        expect(told).to_have_count(count)
        if count:
            told.click()
            ada.result.get_by_role("button", name="Make a recovery link").click()
            expect(ada.result.get_by_role("link", name=re.compile("^http"))).to_be_visible()


def test_the_host_calls_a_stand_in_for_whoever_is_away_and_they_get_their_seat_back(reader, clocks):
    """After a minute of absence there is a button beside the seat; who comes back decides again."""
    ada, ben = (reader().prefer(speed="none") for _ in range(2))
    table = together(ada, ben)
    ben.page.close()
    call = ada.page.get_by_role("button", name="Call a stand-in")
    expect(ada.page.get_by_text("not here")).to_be_visible(timeout=10_000)
    expect(call).to_have_count(0)
    clocks.let_pass(60)
    ada.page.reload()
    call.click()
    seats = ada.page.get_by_role("region", name="Seats")
    expect(seats.get_by_text("stand-in")).to_be_visible()
    back = Reader(ben.page.context.new_page()).open_link(table)
    back.page.get_by_role("button", name="Take my seat back").click()
    expect(seats.get_by_text("stand-in")).to_have_count(0)
    expect(seats.get_by_text("not here")).to_have_count(0)
