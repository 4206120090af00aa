"""Several pictures on a page."""

from shell import answers, near

SCRIPT = """
    device iphone-16; template grid 3; append sections main; append items a{1...30} to main; apply
    define section wide row interGroupSpacing=20"""


def frame(browser, name, pane):
    boxes = {box["key"]: box["frame"] for box in browser.page.evaluate("(pane) => seen.boxes(pane)", pane)}
    return boxes[f"cell {name}"]


def test_another_device_the_other_side_and_another_section(browser):
    cases = {
        "--device ipad-mini-7": "device ipad-mini-7", "--rotated": "rotate", "--device iphone-se-3 --rotated": "device iphone-se-3 landscape",
        "--compare wide": "use wide",
    }
    for options, line in cases.items():
        browser.show(SCRIPT, export=options)
        assert browser.page.locator("figure").count() == 2
        for pane, script in enumerate((SCRIPT, f"{SCRIPT}\n{line}")):
            [element] = answers(script + "\nframes a8")[-1]["elements"]
            assert near(frame(browser, "a8", pane), element["frame"]), (options, pane)


def test_another_view(browser):
    browser.show(SCRIPT + "\nview other; template list; append sections x; append items p q to x; apply; view main", export="--view other")
    titles = browser.page.locator("figcaption strong").all_inner_texts()
    assert titles == ["main, iphone-16", "other, iphone-16"], titles
    assert browser.page.locator("figure:nth-child(2) .box").count() == 2


def test_selecting_selects_in_all(browser):
    browser.show(SCRIPT, export="--rotated")
    browser.page.click("figure:nth-child(1) .box[title='a8']")
    assert browser.page.locator("[aria-pressed=true]").count() == 2
    browser.page.click("figure:nth-child(2) .box[title='a2']")
    assert browser.page.locator("[aria-pressed=true][title='a2']").count() == 2
    shown = browser.page.inner_text("dd[data-row=frame]")
    [element] = answers(SCRIPT + "\nrotate; frames a2")[-1]["elements"]
    assert [float(number) for number in shown.split(", ")] == [round(number, 3) for number in element["frame"]]


def test_pictures_stand_beside_each_other(browser):
    played = f"{SCRIPT}\ndelete items a2; apply"
    two = f"{played}\nview other; template list; append sections x; append items p q to x; apply; view main"
    cases = [
        (two, "--view other"), (played, "--device ipad-mini-7"), (played, "--device ipad-pro-13-m4 --rotated"), (played, "--rotated"),
        (played, "--compare wide"),
    ]
    for script, options in cases:
        path = browser.write(script, export=options)
        for width in (1000, 1300, 1600, 1920):
            browser.open(path, width=width)
            tops = browser.page.evaluate("[...document.querySelectorAll('.stand')].map((stand) => stand.getBoundingClientRect().toJSON())")
            first, second = tops
            assert first["right"] <= second["left"] and first["top"] < second["bottom"] and second["top"] < first["bottom"], (options, width)
            middle = browser.page.evaluate("(() => { const m = document.querySelector('.page-middle'); return [m.scrollWidth, m.clientWidth]; })()")
            assert middle[0] <= middle[1], (options, width, middle)
            stuck = browser.page.evaluate("""[...document.querySelectorAll(".controls")].filter((controls) =>
              [...controls.querySelectorAll("button, input, label")].some((part) =>
                part.getBoundingClientRect().right > controls.getBoundingClientRect().right + 1)).length""")
            assert stuck == 0, (options, width)
