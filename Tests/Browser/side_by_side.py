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
