"""The shell that writes pages and answers, and the browser that shows them."""

import json
import os
import pathlib
import subprocess
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


class Browser:
    """One Chromium for all tests. Each has a folder, and a window that asks for nothing but files."""

    def __enter__(self):
        self.driver = sync_playwright().start()
        self.chromium = self.driver.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox", "--hide-scrollbars"])
        return self

    def __exit__(self, *_):
        self.chromium.close()
        self.driver.stop()

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

    def open(self, path, width=1300, height=900, fragment="", ready=None, **options):
        """Opens a page, and waits until it is ready; without a condition, until it shows pictures of a document."""
        if self.context:
            self.context.close()
        self.context = self.chromium.new_context(viewport={"width": width, "height": height}, **options)
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
