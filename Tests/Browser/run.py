"""Runs the tests of pages: all, or those whose names hold one of the words given."""

import argparse
import importlib
import pathlib
import sys
import tempfile
import time
import traceback

from shell import LAUNCHERS, Browser

FILES = ["styles", "workbench", "learn", "tasks", "editing", "accessibility", "desk", "results", "pictures", "rest", "pins", "choosing", "words", "colours", "large", "play", "following", "side_by_side", "playground"]


def tests(words):
    for file in FILES:
        module = importlib.import_module(file)
        for name, test in vars(module).items():
            if name.startswith("test_") and test.__module__ == module.__name__:
                if not words or any(word in f"{file} {name}".replace("_", " ") for word in words):
                    yield f"{file}: {name[5:].replace('_', ' ')}", test


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("words", nargs="*")
    parser.add_argument("--browser", choices=LAUNCHERS, default="chromium")
    parser.add_argument("--pictures", type=pathlib.Path)
    options = parser.parse_args()
    began = time.monotonic()
    passed, failed = 0, 0
    with Browser(options.browser) as browser:
        for name, test in tests(options.words):
            start = time.monotonic()
            with tempfile.TemporaryDirectory() as folder:
                browser.begin(pathlib.Path(folder))
                try:
                    test(browser)
                    browser.expect_no_complaints()
                    passed += 1
                    print(f"passed {name} ({time.monotonic() - start:.1f} s)", flush=True)
                except Exception:
                    failed += 1
                    print(f"failed {name}\n{traceback.format_exc()}", flush=True)
                browser.end(options.pictures and options.pictures / (name.replace(": ", "-").replace(" ", "-") + ".png"))
    print(f"pages in {options.browser}: {time.monotonic() - began:.0f} s")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
