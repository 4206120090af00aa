"""The shell that writes pages and answers, and the browser that shows them."""

import json
import os
import pathlib
import subprocess
import tempfile
import time

from playwright.sync_api import sync_playwright

GALLEY = os.path.abspath(os.environ.get("GALLEY", ".build/debug/galley"))


def answers(script, *options):
    """What the shell answers to a script: the objects it prints, but for those that say no more than that a line was accepted."""
    run = subprocess.run([GALLEY, "--json", *options], input=script, capture_output=True, text=True, check=False)
    assert run.returncode == 0, f"{run.stderr}\n{script}"
    return [answer for answer in map(json.loads, run.stdout.splitlines()) if "ok" not in answer]


def near(one, other, tolerance=0.51):
    return all(abs(a - b) <= tolerance for a, b in zip(one, other, strict=True))


def launch_chromium(driver, downloads):
    return driver.chromium.launch(
        executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox", "--hide-scrollbars"],
        downloads_path=downloads)


def launch_firefox(driver, downloads):
    """Debian's own Firefox, by the protocol that it understands itself; motion and scroll bars are set for all windows at once there."""
    return driver.firefox.launch(
        channel="moz-firefox", executable_path=os.environ.get("FIREFOX", "/usr/bin/firefox-esr"),
        downloads_path=downloads,
        firefox_user_prefs={"ui.prefersReducedMotion": 1, "ui.useOverlayScrollbars": 1})


LAUNCHERS = {"chromium": launch_chromium, "firefox": launch_firefox}


class Browser:
    """One browser for all tests. Each has a folder, and a window that asks for nothing but files."""

    def __init__(self, name):
        self.name = name

    def __enter__(self):
        self.driver = sync_playwright().start()
        self.downloads = tempfile.TemporaryDirectory()
        self.application = LAUNCHERS[self.name](self.driver, self.downloads.name)
        return self

    def __exit__(self, *_):
        self.application.close()
        self.driver.stop()
        self.downloads.cleanup()

    def begin(self, folder):
        self.folder, self.complaints, self.requests, self.context, self.page = folder, [], [], None, None

    def end(self, picture):
        if picture and self.page:
            picture.parent.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=picture)
        if self.context:
            self.context.close()

    def expect_no_complaints(self):
        assert not self.complaints, self.complaints
        foreign = [request for request in self.requests if not request.startswith("file:")]
        assert not foreign, foreign

    def write(self, script, *options, name="page.html", export=""):
        """Has the shell run a script and write its page."""
        path = self.folder / name
        script = f"{script}\nexport html {path} {export}\n"
        run = subprocess.run([GALLEY, *options], input=script, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr
        return path

    def open(self, path, width=1300, height=900, fragment="", ready=None, before=None, **options):
        """Opens a page, and waits until it is ready; without a condition, until it shows pictures of a document. `before` is a script that
        runs before those of the page."""
        if self.context:
            self.context.close()
        self.context = self.application.new_context(viewport={"width": width, "height": height}, **options)
        if before:
            self.context.add_init_script(before)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda message: message.type in ("error", "warning") and self.complaints.append(message.text))
        self.page.on("dialog", lambda dialog: (self.complaints.append(f"dialog {dialog.message}"), dialog.dismiss()))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.goto(pathlib.Path(path).as_uri() + fragment)
        if ready:
            self.wait(ready, 20)
        else:
            self.begin_page()

    def downloaded(self, name, action):
        """The text of a file that the page hands out."""
        if self.name != "firefox":
            with self.page.expect_download() as download:
                action()
            return pathlib.Path(download.value.path()).read_text()
        # There nothing tells of it, but the file comes under its name.
        action()
        end = time.monotonic() + 10
        path = pathlib.Path(self.downloads.name) / name
        while not path.exists() or path.stat().st_size == 0:
            assert time.monotonic() < end, f"no download of {name}"
            time.sleep(0.05)
        return path.read_text()

    def begin_page(self):
        self.wait("Boolean(window.Galley && Galley.page)")
        self.page.evaluate(pathlib.Path(__file__).with_name("seen.js").read_text())

    def wait(self, condition, seconds=5.0):
        """Waits until an expression holds. Playwright's own way evaluates texts in the page, which its policy refuses."""
        end = time.monotonic() + seconds
        while not self.page.evaluate(condition):
            assert time.monotonic() < end, f"not within {seconds} s: {condition}"
            time.sleep(0.01)

    def show(self, script, *options, export="", **window):
        self.open(self.write(script, *options, export=export), **window)
