"""Choosing by pointer, by keys, and from the list."""

from shell import answers, near

SCRIPT = """
    device iphone-16; template grid 3; define header title width=1w height=44; add title to grid
    append sections one two; append items a{1...12} to one; append items b{1...40} to two; apply"""


def selected(page):
    return page.evaluate("[Galley.page.selected, document.querySelector('.details h2')?.textContent]")


def expect_details(page, explained):
    """The frame and the steps that are shown are those that the shell tells."""
    frame = page.inner_text("dd[data-row=frame]")
    assert [float(number) for number in frame.split(", ")] == [round(number, 3) for number in explained["frame"]], frame
    for part in ("width", "height", "x", "y"):
        steps = page.evaluate("""(part) => [...document.querySelectorAll(`.steps[data-part=${part}] > ol > li`)].map((line) => ({
          result: Number(line.querySelector(".result").textContent), step: line.querySelector(".sentence").textContent,
          rule: line.querySelector("summary").textContent }))""", part)
        expected = [{"result": round(step["result"], 3), "step": step["step"], "rule": step["rule"]} for step in explained[part]]
        assert steps == expected, (part, steps, expected)


def test_a_click_shows_the_frame_and_the_steps(browser):
    browser.show(SCRIPT)
    browser.page.click(".box[title='a5']")
    assert selected(browser.page) == ["cell a5", "a5"]
    expect_details(browser.page, answers(SCRIPT + "\nexplain a5")[-1]["elements"][0])
    browser.page.click(".steps[data-part=width] summary")
    assert len(browser.page.inner_text(".steps[data-part=width] details[open] p")) > 20


NESTED = """
    device iphone-16; define item small width=1w height=0.5h contentInsets=4; define group side vertical width=0.4w height=1h of small count=2
    define item big width=0.6w height=1h contentInsets=4; define group lead horizontal width=1w height=180 interItemSpacing=fixed(8) of big side
    define section mosaic lead interGroupSpacing=12 contentInsets=(10,16,20,16); use mosaic
    define item card width=1w height=1h; define group slot horizontal width=140 height=100 of card
    define section lane slot orthogonalScrollingBehavior=continuous interGroupSpacing=10; append sections top lane; use lane for lane
    append items a{1...8} to top; append items b{1...14} to lane; apply; scroll lane to 300"""


def explained(script, line):
    return answers(f"{script}\n{line}")[-1]["extents"][0]


def test_a_click_on_an_outline_explains_the_group(browser):
    browser.show(NESTED)
    page = browser.page
    for depth in page.locator("input.depth").all():
        depth.check()
    box = page.locator(".box[title='a4']").bounding_box()
    # Between the cells of the second group is nothing but that group.
    scale = page.evaluate("seen.picture().scale")
    page.mouse.click(box["x"] + box["width"] + 5 * scale, box["y"] + box["height"] / 2)
    assert selected(page)[1] == "lead" and page.inner_text("dd[data-row=index]") == "1", selected(page)
    expect_details(page, explained(NESTED, "explain group a4"))
    # Its line, where a cell is beside it, and the cell a few points further.
    side = explained(NESTED, "explain group side")
    frame = page.evaluate("(index) => document.querySelector(`.outline[data-group='${index}']`).getBoundingClientRect().toJSON()",
                          page.evaluate("Galley.page.first.find('group 1 1 top').index"))
    page.mouse.click(frame["x"] + frame["width"] - 1, frame["y"] + 30)
    assert selected(page)[1] == "side", selected(page)
    expect_details(page, side)
    page.mouse.click(frame["x"] + frame["width"] / 2, frame["y"] + 30)
    assert selected(page)[0] == "cell a2", selected(page)
    # The groups of a row are where it is scrolled to.
    lane = page.locator(".outline[data-depth='0'] > span", has_text="slot").nth(3).bounding_box()
    page.mouse.click(lane["x"] + 3, lane["y"] + 3)
    expect_details(page, explained(NESTED, "explain group b4"))
    mark = page.evaluate("seen.rect(document.querySelector('.mark'))")
    assert near(mark, [150, *mark[1:2], 140, 100]), mark


def test_the_components_of_a_cell_lead_to_its_groups_and_section(browser):
    browser.show(NESTED)
    page = browser.page
    page.click(".box[title='a2']")
    assert page.inner_text("dd[data-row=component]").replace("\n", " ") == "mosaic › lead › side › small"
    for name, line in (("side", "explain group side"), ("lead", "explain group lead"), ("mosaic", "explain section top")):
        page.focus(f"dd[data-row=component] button:text-is('{name}')")
        page.keyboard.press("Enter")
        assert selected(page)[1] == (name if name != "mosaic" else "top")
        assert page.evaluate("document.activeElement.tagName") == "H2"
        expect_details(page, explained(NESTED, line))


def test_a_section_of_the_list_is_explained(browser):
    browser.show(NESTED)
    page = browser.page
    page.click("li[data-section=lane] > .line .title")
    assert selected(page) == ["section lane", "lane"]
    expect_details(page, explained(NESTED, "explain section lane"))
    assert page.inner_text("dd[data-row=component]") == "lane"
    assert page.locator("li[data-section=lane]").get_attribute("aria-expanded") == "true"
    page.focus("[data-section=top]")
    page.keyboard.press("Enter")
    expect_details(page, explained(NESTED, "explain section top"))
    assert page.locator("[role=treeitem][aria-selected=true]").get_attribute("data-section") == "top"
    page.click("[data-section=top] .triangle")
    assert page.locator("[data-section=top]").get_attribute("aria-expanded") == "false"
    assert selected(page)[0] == "section top"


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
        stops.append(browser.page.evaluate("document.activeElement.className || document.activeElement.getAttribute('role') || ''"))
    places = ("smaller", "larger", "fit", "depth", "treeitem", "screen")
    order = [next(index for index, stop in enumerate(stops) if name in stop.split()) for name in places]
    assert order == sorted(order), stops
