"""The pages with axe-core, in their main states, light and dark."""

import importlib.util
import pathlib

from learn import begin
from workbench import GRID, code_of, settle, start, write

AXE = (pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js").read_text()
SCRIPT = """
    device iphone-16; template dashboard; append sections top rest; append items a{1...4} to top; append items b{1...9} to rest; apply
    delete items b2; apply"""


def findings(page):
    page.evaluate(f"{AXE}; undefined")
    results = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    found = [(rule["id"], node["html"][:160], (node.get("failureSummary") or "").split("\n")[-1].strip())
             for rule in results["violations"] for node in rule["nodes"]]
    # The code scrolls with the cursor, whose field lies beside what scrolls.
    return [one for one in found if not (one[0] == "scrollable-region-focusable" and "CodeMirror-scroll" in one[1])]


def expect_none(page, state):
    found = findings(page)
    assert not found, (state, found)


def test_the_workbench_has_no_findings(browser):
    for scheme in ["light", "dark"]:
        page = start(browser, color_scheme=scheme)
        expect_none(page, f"start, {scheme}")
        write(page, GRID.replace(".fixed(12)", ".fixd(12)"))
        expect_none(page, f"code that does not read, {scheme}")
        write(page, GRID.replace("repeatingSubitem: item, count: 2", "subitems: [item]").replace("0.5", "1.2"))
        page.locator(".bench-fix").first.wait_for(timeout=20_000)
        expect_none(page, f"problems, {scheme}")
        for menu in ["examples", "learn"]:
            page.locator(f"[data-testid={menu}]").click()
            page.wait_for_timeout(300)
            expect_none(page, f"{menu}, {scheme}")
            page.keyboard.press("Escape")
        page.locator(".bench-name").click()
        expect_none(page, f"documents, {scheme}")
        page.keyboard.press("Escape")
        page.locator("[data-testid=second]").click()
        page.locator("[data-drawer=shell]").click()
        page.locator(".field").fill("frames")
        page.locator(".field").press("Enter")
        expect_none(page, f"shell and two devices, {scheme}")
        page.locator(".field").fill("lesson 2")
        page.locator(".field").press("Enter")
        settle(page)
        expect_none(page, f"lesson, {scheme}")
        begin(browser, "fraction")
        write(page, code_of(page).replace("0.5", "0.8"))
        page.locator("[data-testid=hint]").click()
        expect_none(page, f"lesson in code, {scheme}")


def test_the_workbench_on_a_phone_has_no_findings(browser):
    for scheme in ["light", "dark"]:
        page = start(browser, width=390, height=844, has_touch=True, color_scheme=scheme)
        for pane in ["code", "screen", "why"]:
            page.locator(f"[data-view={pane}]").click()
            expect_none(page, f"{pane}, {scheme}")


def test_announcements_are_one_sentence(browser):
    page = start(browser)
    write(page, GRID.replace(".fixed(12)", ".fixd(12)"))
    write(page, GRID)
    page.locator("figure.code .box.cell").nth(2).click()
    page.locator("[data-drawer=shell]").click()
    page.locator(".field").fill("frames")
    page.locator(".field").press("Enter")
    said = page.evaluate("""[...document.querySelectorAll("[role=status], [aria-live=polite], [aria-live=assertive]")].map((one) => one.textContent.trim())""")
    assert any(text.startswith("a3: ") for text in said), said
    assert any(text.startswith("content 402") for text in said), said
    assert all(len(text) <= 160 and "\n" not in text for text in said), said
    assert page.locator("figure.code .box.cell").nth(2).get_attribute("aria-label") == "a3, cell, item 3 of section main, row 2, 175 × 120"
    assert page.locator("figure.code .screen").get_attribute("aria-label") == "the layout of main, iphone-16-pro: 6 elements, content 402 × 412"


def test_exported_pages_have_no_findings(browser):
    for scheme in ["light", "dark"]:
        browser.show(SCRIPT, color_scheme=scheme)
        expect_none(browser.page, f"exported page, {scheme}")
        browser.page.evaluate("Galley.page.select('cell b3', true)")
        expect_none(browser.page, f"exported page with a selection, {scheme}")
