"""The pages with axe-core, in their main states, light and dark."""

import importlib.util
import pathlib

from workbench import GRID, settle, start, write

AXE = (pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js").read_text()
SCRIPT = """
    device iphone-16; template dashboard; append sections top rest; append items a{1...4} to top; append items b{1...9} to rest; apply
    delete items b2; apply"""


def findings(page):
    page.evaluate(f"{AXE}; undefined")
    # The editor's own elements are CodeMirror's; the field that takes the keys has a name.
    results = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [(found["id"], [node["html"][:160] + " " + (node.get("failureSummary") or "").split("\n")[-1].strip() for node in found["nodes"]][:4])
            for found in results["violations"]]


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


def test_the_workbench_on_a_phone_has_no_findings(browser):
    for scheme in ["light", "dark"]:
        page = start(browser, width=390, height=844, has_touch=True, color_scheme=scheme)
        for pane in ["code", "screen", "why"]:
            page.locator(f"[data-view={pane}]").click()
            expect_none(page, f"{pane}, {scheme}")


def test_exported_pages_have_no_findings(browser):
    for scheme in ["light", "dark"]:
        browser.show(SCRIPT, color_scheme=scheme)
        expect_none(browser.page, f"exported page, {scheme}")
        browser.page.evaluate("Galley.page.select('cell b3', true)")
        expect_none(browser.page, f"exported page with a selection, {scheme}")
