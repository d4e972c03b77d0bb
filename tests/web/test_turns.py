"""Without a connection, and while nobody looks: what is kept opens, a table goes on trying, turns are told."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error as Crashed
from playwright.sync_api import expect
from room.people import Server
from web.people import Somebody, open_table

Visit = Callable[..., Somebody]
KEEP = """() => new Promise((done) => {
  navigator.serviceWorker.addEventListener("message", ({ data }) => data.type === "kept" && done());
  navigator.serviceWorker.controller.postMessage({ type: "keep" });
})"""
PENS = """() => {
  self.shown = [];
  self.navigator.setAppBadge = async (count) => void self.shown.push(count);
  self.registration.showNotification = async (title, options) =>
    void self.shown.push([title, options.body, options.tag, options.data.table]);
}"""
"""A headless browser has neither badges nor notifications."""


def waits_for_the_worker(somebody: Somebody) -> None:
    somebody.go("/")
    somebody.page.wait_for_function("() => !!navigator.serviceWorker.controller")


def test_without_a_connection_rules_guides_and_pads_open_and_a_table_goes_on_trying(
    visit: Visit, server: Server
) -> None:
    table = open_table(server.address, "splitter", 2)
    ann = visit()
    waits_for_the_worker(ann)
    ann.page.evaluate(KEEP)
    ann.go("/pad/splitter")
    ann.press("Begin")
    expect(ann.page.get_by_text("0").first).to_be_visible()
    ann.page.context.set_offline(True)
    ann.go("/rules/split")
    ann.page.locator("summary").first.click()
    ann.sees("1.1")
    ann.go("/guide/split-it")
    ann.page.wait_for_selector(".board")
    ann.go("/pad/splitter")
    ann.sees("Everything you write is kept here")
    expect(ann.page.get_by_role("button", name="Undo")).to_be_visible()
    ann.go(f"/t/{table['table']}#{table['key']}")
    ann.sees("This table can’t be reached right now")
    expect(ann.page.get_by_role("link", name="Back to the games")).to_be_visible()
    ann.finds_no_barrier()
    ann.page.context.set_offline(False)
    ann.is_at_the_table()


def test_an_unknown_address_has_a_way_home(visit: Visit) -> None:
    ann = visit()
    ann.go("/made-up/place")
    ann.sees("There is nothing here.")
    ann.page.get_by_role("link").last.click()
    ann.sees("Splitter")


def told_by_the_worker(ann: Somebody, server: Server, lang: str) -> list[object]:
    """What the service worker showed when three messages were pushed to it."""
    waits_for_the_worker(ann)
    context = ann.page.context
    registrations: list[str] = []
    tools = context.new_cdp_session(ann.page)
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    worker = context.service_workers[0]
    worker.evaluate(PENS)
    for table, kind in (("abc", "turn"), ("def", "nudge"), ("abc", "over")):
        told = json.dumps({"table": table, "game": "split", "kind": kind, "lang": lang})
        message = {"origin": server.address, "registrationId": registrations[0], "data": told}
        tools.send("ServiceWorker.deliverPushMessage", message)
        ann.page.wait_for_timeout(100)
    shown: list[object] = worker.evaluate("self.shown")
    return shown


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_push_is_shown_in_the_device_s_words_and_counted(visit: Visit, server: Server, lang: str) -> None:
    shown: list[object] = []
    # A worker that starts anew before the push has lost its pens, and a real badge crashes a headless browser's page.
    for _ in range(3):
        try:
            shown = told_by_the_worker(visit(lang), server, lang)
            break
        except Crashed as error:
            if "crashed" not in str(error):
                raise
    assert [one for one in shown if isinstance(one, int)] == [1, 2, 1]
    bodies = {
        "en": ["It’s your turn.", "The others are waiting for you.", "The game is over. See how it ended."],
        "fr": ["C’est à vous de jouer.", "Les autres vous attendent.", "La partie est terminée. Voyez le résultat."],
    }
    assert [one[:2] for one in shown if isinstance(one, list)] == [["SPLIT", body] for body in bodies[lang]]
    assert [one[2:] for one in shown if isinstance(one, list)] == [["abc", "abc"], ["def", "def"], ["abc", "abc"]]


ALLOWED = """() => {
  const found = {
    endpoint: "https://push.example/1",
    toJSON: () => ({ endpoint: found.endpoint, keys: {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg" } }),
    unsubscribe: async () => true,
  };
  PushManager.prototype.subscribe = async () => found;
  PushManager.prototype.getSubscription = async () => found;
  window.Notification = { permission: "default", requestPermission: async () => (Notification.permission = "granted") };
}"""
"""A browser whose person allows notifications; its push service is out in the world."""


def test_somebody_asks_to_be_told_and_is_nudged(visit: Visit, server: Server) -> None:
    table = open_table(server.address, "splitter", 2, clock=24 * 3600)
    ann, ben = visit(), visit()
    ben.page.add_init_script(f"({ALLOWED})()")
    ben.sits_at(table["table"], table["keys"][1])
    icon = ben.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    ben.press("This table")
    with ben.page.expect_response(
        lambda answer: answer.url.endswith("/push") and answer.request.method == "POST"
    ) as told:
        ben.press("Tell me when it’s my turn")
    assert told.value.status == 204
    ben.sees("This device tells you")
    ben.press("Put my turns in my calendar")
    link = ben.page.get_by_role("link", name="Open in the calendar")
    expect(link).to_have_attribute("href", re.compile(r"^webcal://.*\.ics\?token=[0-9a-f]{40}&lang=en$"))
    ben.finds_no_barrier()
    ann.sits_at(table["table"], table["keys"][0])
    ann.page.get_by_role("button", name="Ben").first.click()
    ann.press("Nudge")
    ben.sees("Ann nudges you: it’s your turn.")
    expect(ann.page.get_by_role("button", name="Nudged")).to_be_disabled()
