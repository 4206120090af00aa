"""Choosing by pointer, by keys, and from the list."""

from shell import answers

SCRIPT = """
    device iphone-16; template grid 3; define header title width=1w height=44; add title to grid
    append sections one two; append items a{1...12} to one; append items b{1...40} to two; apply"""


def selected(page):
    return page.evaluate("[Galley.page.selected, document.querySelector('.details h2')?.textContent]")


def test_a_click_shows_the_frame_and_the_steps(browser):
    browser.show(SCRIPT)
    browser.page.click(".box[title='a5']")
    assert selected(browser.page) == ["cell a5", "a5"]
    replies = answers(SCRIPT + "\nframes a5; explain a5")
    [element] = replies[-2]["elements"]
    explained = replies[-1]["elements"][0]
    frame = browser.page.inner_text("dd[data-row=frame]")
    assert [float(number) for number in frame.split(", ")] == [round(number, 3) for number in element["frame"]], frame
    for part in ("width", "height", "x", "y"):
        steps = browser.page.evaluate("""(part) => [...document.querySelectorAll(`.steps[data-part=${part}] > ol > li`)].map((line) => ({
          result: Number(line.querySelector(".result").textContent), step: line.querySelector(".sentence").textContent,
          rule: line.querySelector("summary").textContent }))""", part)
        expected = [{"result": round(step["result"], 3), "step": step["step"], "rule": step["rule"]} for step in explained[part]]
        assert steps == expected, (part, steps, expected)
    browser.page.click(".steps[data-part=width] summary")
    assert len(browser.page.inner_text(".steps[data-part=width] details[open] p")) > 20


def test_the_list_and_the_picture_select_each_other(browser):
    browser.show(SCRIPT)
    browser.page.click(".box[title='a2']")
    assert browser.page.locator("[role=treeitem][aria-selected=true]").get_attribute("data-key") == "cell a2"
    browser.page.click("[data-key='cell b33']")
    box = browser.page.locator(".box[title='b33']")
    assert box.get_attribute("aria-pressed") == "true"
    rect = browser.page.evaluate("seen.rect(document.querySelector(\".box[title='b33']\"))")
    assert 0 <= rect[1] and rect[1] + rect[3] <= 852, rect
    assert browser.page.locator("[aria-pressed=true]").count() == 1


def test_keys_go_through_the_picture(browser):
    browser.show(SCRIPT)
    browser.page.focus(".screen")
    for key in ("Enter", "ArrowDown", "ArrowRight", "ArrowDown", "Enter"):
        browser.page.keyboard.press(key)
    # From the header to the middle cell below it, to its right, and down.
    assert selected(browser.page)[0] == "cell a6", selected(browser.page)
    browser.page.keyboard.press("Escape")
    assert browser.page.evaluate("document.activeElement.className") == "screen"


def test_keys_go_through_the_list(browser):
    browser.show(SCRIPT)
    browser.page.focus("[role=treeitem][tabindex='0']")
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        browser.page.keyboard.press(key)
    assert selected(browser.page)[0] == "cell a1", selected(browser.page)
    for key in ("ArrowLeft", "ArrowLeft"):
        browser.page.keyboard.press(key)
    assert browser.page.locator("[data-section=one]").get_attribute("aria-expanded") == "false"
    assert browser.page.locator("[data-key='cell a1']").count() == 0
    browser.page.keyboard.press("ArrowRight")
    assert browser.page.locator("[data-key='cell a1']").count() == 1


def test_everything_has_a_role_and_a_name(browser):
    browser.show(SCRIPT)
    nameless = browser.page.evaluate("""() => [...document.querySelectorAll("button, input, [tabindex], [role]")].filter((element) => {
      if (element.getAttribute("role") === "group" && element.tagName === "UL") return false;
      const label = element.closest("label")?.textContent ?? "";
      const isNamed = element.getAttribute("aria-label") || element.textContent.trim() || label.trim();
      return !isNamed && element.getAttribute("role") !== "status";
    }).map((element) => element.outerHTML.slice(0, 120))""")
    assert nameless == [], nameless
    stops = []
    for _ in range(12):
        browser.page.keyboard.press("Tab")
        stops.append(browser.page.evaluate("document.activeElement.className || document.activeElement.getAttribute('role')"))
    order = [stops.index(name) for name in ("smaller", "larger", "fit", "depth", "treeitem", "screen")]
    assert order == sorted(order), stops
