"""Sounds: off until they are turned on, but for "your turn"; the switch is heard at once."""

from playwright.sync_api import expect

LISTEN = """(() => {
  window.heard = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.heard.push(Math.round(this.buffer.duration * 1000));
    return start.apply(this, when);
  };
})()"""
YOUR_TURN = 420
"""How long that sound is, in milliseconds."""


def test_only_your_turn_is_heard_until_sounds_are_turned_on(reader):
    """Then moves, draws and refusals are heard too."""
    ada = reader().prefer(speed="none", sound=False)
    ada.page.add_init_script(LISTEN)
    ada.open("festival", 4)
    ada.start()
    ada.play(ada.by_mouse, decisions=4)
    ada.wait_for_turn()
    ada.wait_until("window.heard.length > 0")
    assert set(ada.page.evaluate("window.heard")) == {YOUR_TURN}
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.evaluate("window.heard = []")
    ada.page.get_by_role("switch", name="Sounds").click()
    ada.wait_until("window.heard.length === 1")
    assert ada.page.evaluate("window.heard[0]") != YOUR_TURN
    ada.page.keyboard.press("Escape")
    ada.play(ada.by_mouse, decisions=2)
    ada.wait_until(f"window.heard.filter((time) => time !== {YOUR_TURN}).length > 3")
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("switch", name="Sounds").click()
    expect(ada.page.get_by_role("switch", name="Sounds")).not_to_be_checked()
