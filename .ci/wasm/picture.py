"""Takes the picture of a hosted page for links to it: picture.py FOLDER writes FOLDER/preview.png, of the page as it opens in Chromium."""

import functools
import http.server
import shutil
import sys
import threading

from playwright.sync_api import sync_playwright


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


if __name__ == "__main__":
    folder = sys.argv[1]
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        path = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--hide-scrollbars"])
        page = browser.new_page(viewport={"width": 1200, "height": 630}, locale="en")
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.wait_for_selector("[data-testid=screen] [data-element=cell]", timeout=120_000)
        page.wait_for_timeout(500)
        page.screenshot(path=f"{folder}/preview.png")
        browser.close()
