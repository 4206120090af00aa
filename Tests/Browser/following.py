"""A page that follows a shell."""

import os
import signal
import subprocess
import time

from shell import GALLEY, near

BEGINNING = """device iphone-16
template grid 3
append sections main
append items a{1...60} to main
apply
"""


class Shell:
    """A shell that reads lines from a pipe, one after another."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [GALLEY], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, cwd=folder)

    def say(self, lines):
        self.process.stdin.write(lines + "\n")
        self.process.stdin.flush()

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


def begin(browser, name="page.html"):
    shell = Shell(browser.folder)
    shell.say(f'{BEGINNING}preview "{name}"')
    path = browser.folder / name
    for _ in range(200):
        if path.exists() and (browser.folder / f"{name}.live.js").exists():
            break
        time.sleep(0.02)
    browser.open(path)
    browser.wait("document.querySelector('.page-state').classList.contains('followed')", 5)
    return shell


def test_edits_are_followed_within_half_a_second(browser):
    shell = begin(browser)
    try:
        times = []
        for index in range(5):
            start = time.monotonic()
            shell.say(f"append items new{index} to main; apply")
            browser.wait(f"Galley.page.first.elements.names.includes('new{index}')", 3)
            times.append(time.monotonic() - start)
        assert sorted(times)[2] < 0.5 and max(times) < 1, times
    finally:
        shell.end()


def test_thousands_of_items_are_followed(browser):
    """Within half a second, most of which a debug build takes for itself: what the page takes is measured alone."""
    shell = begin(browser)
    try:
        shell.say("append items b{1...4000} to main; apply")
        browser.wait("Galley.page.first.elements.names.includes('b4000')", 10)
        start = time.monotonic()
        shell.say("append items last to main; apply")
        browser.wait("Galley.page.first.elements.names.includes('last')", 10)
        followed = time.monotonic() - start
        drawn = browser.page.evaluate("""() => [1, 2, 3, 4, 5].map(() => {
          const begun = performance.now();
          Galley.page.first.update(Galley.page.first.pane);
          Galley.page.first.layer.getBoundingClientRect();
          return performance.now() - begun;
        }).sort((a, b) => a - b)""")
        print(f"  4,000 items followed in {followed:.2f} s; drawn in {drawn[2]:.0f} ms")
        assert drawn[0] < 150, drawn
        assert browser.page.evaluate("Galley.page.first.pane.steps.of.elements.length") == 4 * 4061
        browser.page.evaluate("seen.picture().scrollTo([0, 1e9])")
        browser.wait("Boolean(document.querySelector('.box[title=last]'))")
    finally:
        shell.end()


def test_scroll_and_selection_stay(browser):
    shell = begin(browser)
    try:
        browser.page.click(".box[title='a4']")
        browser.page.evaluate("seen.picture().scrollTo([0, 777])")
        shell.say("delete items a1; apply")
        browser.wait("Galley.page.first.elements.names[0] === 'a2'", 3)
        assert near([browser.page.evaluate("seen.picture().offset.y")], [777])
        assert browser.page.locator("[aria-pressed=true]").get_attribute("title") == "a4"
        assert browser.page.inner_text(".details h2") == "a4"
        shell.say("scroll to 0,300")
        browser.wait("Math.abs(seen.picture().offset.y - 300) < 1", 3)
        shell.say("delete items a4; apply")
        browser.wait("!Galley.page.first.elements.names.includes('a4')", 3)
        assert "no longer exists" in browser.page.inner_text(".details")
    finally:
        shell.end()


def test_a_killed_shell_is_noticed(browser):
    shell = begin(browser)
    os.kill(shell.process.pid, signal.SIGKILL)
    browser.wait("document.querySelector('.page-state').classList.contains('left')", 6)
    assert "no longer follows" in browser.page.inner_text(".page-state")
    shell.end()


def test_the_end_of_a_preview_is_noticed_at_once(browser):
    shell = begin(browser)
    try:
        shell.say("preview off")
        browser.wait("document.querySelector('.page-state').classList.contains('left')", 1.5)
    finally:
        shell.end()


def test_a_page_of_a_shell_that_is_gone_says_so(browser):
    shell = begin(browser)
    shell.end()
    browser.open(browser.folder / "page.html")
    browser.wait("document.querySelector('.page-state').classList.contains('left')", 6)
    assert browser.page.evaluate("Galley.page.first.elements.count") == 60


def test_any_name_can_be_followed(browser):
    shell = begin(browser, "a page's #1 % 혜택.html")
    try:
        shell.say("delete items a1; apply")
        browser.wait("Galley.page.first.elements.names[0] === 'a2'", 3)
    finally:
        shell.end()


def test_what_cannot_be_laid_out_is_said(browser):
    shell = begin(browser)
    try:
        shell.say("unuse grid")
        browser.wait("document.querySelector('.page-notes').textContent.includes('no layout')", 3)
        assert browser.page.locator(".box").count() == 60
        shell.say("use grid")
        browser.wait("!document.querySelector('.page-notes').textContent.includes('no layout')", 3)
    finally:
        shell.end()
