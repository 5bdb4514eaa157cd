"""Being told while away, up to the push service of the browser's maker, which no test can have."""

import json

import pytest
from playwright.sync_api import expect

from tests.server.push_service import LocalPushServer

LABEL = "Tell me when it is my turn"
SUBSCRIBED = """(subscription) => {
  const mine = { toJSON: () => subscription, unsubscribe: async () => (here = null, true) };
  let here = null;
  PushManager.prototype.getSubscription = async () => here;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.subscribedWith = applicationServerKey;
    return (here = mine);
  };
}"""
START = """(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  const tell = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => (tell({ type: "resume", id: "r", seen: 0 }), tell({ type: "start", id: "s", level: 1 }));
  socket.onmessage = ({ data }) => JSON.parse(data).id === "s" && (socket.close(), done());
})"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))"""
CLICK = """async () => {
  const [notification] = await self.registration.getNotifications();
  const opened = new Promise((resolve) => (self.clients.openWindow = async (path) => resolve(path)));
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  return opened;
}"""


@pytest.fixture
def service():
    with LocalPushServer() as running:
        yield running


def until(page, true):
    """Wait until there is something, and return it."""
    for _ in range(600):
        if found := true():
            return found
        page.wait_for_timeout(100)
    raise AssertionError("it did not come")


def settings_of(reader):
    reader.page.get_by_role("button", name="Settings").click()
    return reader.page.get_by_role("switch", name=LABEL)


def test_a_browser_that_does_not_allow_it_is_explained(reader):
    """The switch is there, stays off, and says what can be done."""
    ada = reader()
    ada.page.goto("/")
    switch = settings_of(ada)
    switch.click()
    expect(switch).not_to_be_checked()
    expect(ada.page.get_by_text("does not allow notices from this page")).to_be_visible()


def test_a_browser_that_cannot_be_reached_is_explained(reader):
    """It allows notices and knows no way to get any."""
    ada = reader(permissions=["notifications"])
    ada.page.goto("/")
    switch = settings_of(ada)
    switch.click()
    expect(ada.page.get_by_text("cannot be reached for notices")).to_be_visible()
    expect(switch).not_to_be_checked()


@pytest.mark.parametrize("why", ["no-push", "insecure"])
def test_it_is_offered_only_where_it_can_work(reader, why):
    """Neither by a server without it, nor on a page that is not safe."""
    ada = reader()
    if why == "no-push":
        trouble = json.dumps({"code": "no-push", "arguments": {}})
        ada.page.route("**/api/me/push", lambda route: route.fulfill(status=404, body=trouble))
    else:
        ada.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    ada.page.goto("/")
    switch = settings_of(ada)
    expect(ada.page.get_by_role("switch", name="Confirm moves")).to_be_visible()
    ada.page.wait_for_timeout(500)
    expect(switch).to_have_count(0)


def test_from_the_switch_to_the_notice_and_back_to_the_table(reader, service):
    """What the server seals is what the service worker shows, in the reader's language; a click leads to the table."""
    ada, browser = reader(permissions=["notifications"]), service.browser()
    ada.page.add_init_script(f"({SUBSCRIBED})({json.dumps(browser.subscription())})")
    table = ada.open("festival", 4)
    ada.page.goto("/")
    switch = settings_of(ada)
    switch.click()
    expect(switch).to_be_checked()
    expect(switch).to_be_enabled()
    key = ada.page.evaluate("fetch('/api/me/push').then((answer) => answer.json()).then(({ key }) => key)")
    assert ada.page.evaluate("window.subscribedWith") == key
    with ada.page.expect_response(lambda answer: answer.request.method == "PUT") as renewed:
        ada.page.get_by_role("group", name="Language").get_by_text("Deutsch").click()
    assert renewed.value.ok
    registered = []
    wire = ada.page.context.new_cdp_session(ada.page)
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(told["registrations"]))
    wire.send("ServiceWorker.enable")
    ada.page.evaluate(START, table)
    (notice,) = until(ada.page, lambda: service.told(browser))
    assert registered[-1]["scopeURL"] == ada.page.url
    message = {"origin": ada.page.url, "data": json.dumps(notice)}

    def delivered():
        """A browser may lose what comes while its worker wakes up; push services deliver again."""
        wire.send("ServiceWorker.deliverPushMessage", {"registrationId": registered[-1]["registrationId"], **message})
        ada.page.wait_for_timeout(1_000)
        return ada.page.evaluate(SHOWN)

    shown = until(ada.page, delivered)
    names = "{}, {} und {}".format(*notice["names"])
    assert shown == [{"title": "Du bist dran.", "body": f"Festival mit {names}", "tag": table, "lang": "de"}]
    assert ada.page.context.service_workers[0].evaluate(CLICK) == f"/t/{table}"


def test_whoever_had_enough_is_told_no_more(reader, service):
    """Neither the server nor the browser keeps anything."""
    ada, browser = reader(permissions=["notifications"]), service.browser()
    ada.page.add_init_script(f"({SUBSCRIBED})({json.dumps(browser.subscription())})")
    ada.page.goto("/")
    switch = settings_of(ada)
    switch.click()
    expect(switch).to_be_checked()
    expect(switch).to_be_enabled()
    switch.click()
    expect(switch).not_to_be_checked()
    expect(switch).to_be_enabled()
    on = "fetch('/api/me/push').then((answer) => answer.json()).then(({ on }) => on)"
    assert ada.page.evaluate(on) is False
