"""What lies above the table: closed by Escape, by a press beside it and by Back, and the focus returns."""

import re

import pytest
from playwright.sync_api import expect

FOCUSED = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"


@pytest.fixture
def ada(reader):
    """Somebody at a table of Festival, to move."""
    sitting = reader().prefer(speed="none")
    sitting.open("festival", 4)
    sitting.start()
    assert sitting.wait_for_turn()
    return sitting


@pytest.mark.parametrize("way", ["Escape", "beside", "Back"])
@pytest.mark.parametrize("door", ["Settings", re.compile("^Ada: .* Where do the points come from")])
def test_a_dialog_closes_and_gives_the_focus_back(ada, door, way):
    """Whatever opened it has the focus again, and the table is still there."""
    opener = ada.page.get_by_role("button", name=door)
    opener.click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    close(ada.page, way)
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()
    expect(ada.bar).to_be_visible()


def test_what_the_menu_opens_gives_the_focus_back_to_the_menu(ada):
    """The item that was chosen is gone; the button of the menu has the focus."""
    menu = ada.page.get_by_role("button", name="More")
    menu.click()
    ada.page.get_by_role("button", name="Read the table to me").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(menu).to_be_focused()


@pytest.mark.parametrize("way", ["Escape", "beside", "again"])
def test_the_list_of_moves_opens_and_closes(ada, way):
    """Its button keeps the focus and says whether the list is open."""
    button = ada.bar.get_by_role("button", name=re.compile("moves as a list"))
    moves = ada.bar.get_by_role("region", name=re.compile("moves as a list"))
    button.click()
    expect(moves).to_be_visible()
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "true")
    if way == "again":
        button.click()
    else:
        close(ada.page, way)
    expect(moves).to_be_hidden()
    expect(button).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("way", ["Escape", "beside", "Back"])
def test_a_sheet_on_a_phone_closes_and_gives_the_focus_back(reader, way):
    """The log slides up, takes the focus, and goes."""
    ada = reader(size=(390, 844), has_touch=True, is_mobile=True).prefer(speed="none")
    ada.open("festival", 4)
    ada.start()
    assert ada.wait_for_turn()
    opener = ada.bar.get_by_role("button", name="Log")
    opener.click()
    tab = ada.page.get_by_role("tab", name="Log")
    expect(tab).to_be_focused()
    close(ada.page, way)
    expect(tab).to_be_hidden()
    expect(opener).to_be_focused()


def close(page, way):
    """Close what lies on top in one of its ways."""
    match way:
        case "Escape":
            page.keyboard.press("Escape")
        case "Back":
            page.wait_for_function("history.state?.layer")
            page.go_back()
        case _:
            page.mouse.click(8, 120)
