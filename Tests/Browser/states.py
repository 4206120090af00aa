"""Saves a picture of each state of the workbench at each size, light and dark: states.py FOLDER [WORD…]. Pictures are to be looked at.

With words, only those whose names hold one of them."""

import pathlib
import sys
import tempfile

from desk import READY
from shell import Browser
from tasks import HEADER, SNAPSHOT
from workbench import GRID, settle, write

SIZES = {
    "1440": {"width": 1440, "height": 900}, "1024": {"width": 1024, "height": 768},
    "390": {"width": 390, "height": 844, "has_touch": True},
    # A window of 1440 × 900 at a zoom of 200 %.
    "zoomed": {"width": 720, "height": 450, "device_scale_factor": 2},
}
BROKEN = GRID.replace(".fixed(12)", ".fixd(12)")
MISTAKEN = GRID.replace("repeatingSubitem: item, count: 2", "subitems: [item]").replace("0.5", "1.2")


def pane(page, name):
    button = page.locator(f"[data-view={name}]")
    if button.is_visible():
        button.click()


def run(page, *lines):
    pane(page, "code")
    page.locator("[data-drawer=shell]").click()
    for line in lines:
        page.locator(".field").fill(line)
        page.locator(".field").press("Enter")
        settle(page)


def lesson(page, name):
    page.evaluate("(name) => Galley.desk.learn.start(name)", name)
    page.wait_for_timeout(500)
    settle(page)


def start(page):
    page.evaluate("Galley.desk.newDocument('Untitled', [{ name: 'Layout.swift', text: Galley.example }])")
    settle(page)
    pane(page, "code")


def broken(page):
    write(page, BROKEN)


def mistaken(page):
    write(page, MISTAKEN)
    page.locator(".bench-fix").first.wait_for(timeout=30_000, state="attached")


def completing(page):
    write(page, GRID)
    page.evaluate("""() => {
      const { editor } = Galley.desk;
      const { mirror } = editor;
      mirror.focus();
      mirror.setCursor(mirror.posFromIndex(mirror.getValue().indexOf(".fixed(12)") + 1));
      editor.complete();
    }""")


def found(page):
    page.keyboard.press("Escape")
    page.evaluate("Galley.desk.editor.mirror.focus()")
    page.keyboard.press("Control+f")
    page.locator(".CodeMirror-dialog input").fill("section")
    page.keyboard.press("Enter")


def header(page):
    page.keyboard.press("Escape")
    write(page, HEADER)
    pane(page, "screen")
    page.evaluate("Galley.desk.stage.select(Galley.desk.stage.figure('code').picture.elements.key(0), 'code')")


def why(page):
    pane(page, "why")


def two_devices(page):
    pane(page, "screen")
    page.locator("[data-testid=second]").click()
    settle(page)


def outlines(page):
    page.locator("[data-testid=second]").click()
    settle(page)
    for box in page.locator("input[data-depth]").all():
        box.check()


def rotated(page):
    page.locator("[data-testid=rotate]").click()
    settle(page)


def pending(page):
    page.locator("[data-testid=rotate]").click()
    pane(page, "code")
    write(page, GRID)
    page.locator("[role=tab]", has_text="Snapshot").click()
    page.evaluate("(text) => Galley.desk.editor.replace(text)", SNAPSHOT)
    settle(page)
    page.locator("[data-drawer=diff]").click()


def applied(page):
    pane(page, "screen")
    page.locator("button.applyNext").click()
    settle(page)
    page.locator("button.step").click()


def menu(name):
    def opened(page):
        page.keyboard.press("Escape")
        pane(page, "code")
        page.locator(name).click()
        page.wait_for_timeout(400)
    return opened


def shared(page):
    page.keyboard.press("Escape")
    page.locator("[data-testid=share]").click()


def shell(page):
    start(page)
    run(page, "frames", "delete items zzz", "append items n1 n2")


def shell_changed(page):
    run(page, "set layout.scrollDirection horizontal")
    pane(page, "screen")


def lesson_begun(page):
    lesson(page, "fraction")
    pane(page, "code")


def lesson_target(page):
    pane(page, "screen")


def lesson_missed(page):
    pane(page, "code")
    page.evaluate("() => window.galley.setCode(Galley.desk.editor.content[0].text.replace('0.5', '0.8'))")
    page.locator("[data-testid=hint]").click()


def lesson_solved(page):
    page.locator("[data-testid=solution]").click()
    settle(page)


def lesson_in_shell(page):
    lesson(page, "identity")


def korean(page):
    page.evaluate("Galley.desk.learn.leave()")
    start(page)
    page.evaluate("void Galley.desk.speak('ko')")
    page.wait_for_timeout(2000)
    settle(page)


STATES = {
    "start": start, "start screen": lambda page: pane(page, "screen"), "start why": why, "broken": lambda page: (pane(page, "code"), broken(page)),
    "broken screen": lambda page: pane(page, "screen"), "mistaken": lambda page: (pane(page, "code"), mistaken(page)), "completing": completing,
    "find": found, "header": header, "header why": why, "two devices": two_devices, "outlines": outlines, "landscape": rotated,
    "pending": pending, "pending screen": lambda page: pane(page, "screen"), "applied": applied, "examples": menu("[data-testid=examples]"),
    "lessons": menu("[data-testid=learn]"), "documents": menu(".bench-name"), "share": shared, "shell": shell, "shell changed": shell_changed,
    "lesson": lesson_begun, "lesson target": lesson_target, "lesson missed": lesson_missed, "lesson solved": lesson_solved,
    "lesson in shell": lesson_in_shell, "lesson in shell screen": lambda page: pane(page, "screen"), "korean": korean, "korean why": why,
}


def main():
    folder, words = pathlib.Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    with Browser("chromium") as browser, tempfile.TemporaryDirectory() as temporary:
        for size, window in SIZES.items():
            for scheme in ["light", "dark"]:
                if words and not any(word in f"{size} {scheme}" for word in words):
                    continue
                browser.begin(pathlib.Path(temporary))
                browser.open(pathlib.Path(".build/galley-debug.html").absolute(), ready=READY, color_scheme=scheme, locale="en", **window)
                for number, (name, reach) in enumerate(STATES.items()):
                    try:
                        reach(browser.page)
                        browser.page.wait_for_timeout(150)
                    except Exception as error:  # The other states are still worth their pictures.
                        print(f"{size} {scheme} {name}: {str(error).splitlines()[0]}", flush=True)
                    browser.page.screenshot(path=folder / f"{size}-{scheme}-{number:02}-{name.replace(' ', '-')}.png")
                    count += 1
                for complaint in browser.complaints:
                    print(f"{size} {scheme}: {complaint}")
    print(f"{count} pictures")


if __name__ == "__main__":
    main()
