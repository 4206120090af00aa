"""The link of exported pages to the playground."""

import shutil

from desk import PAGE, READY, frames
from shell import answers, near

SCRIPT = """
    device iphone-se-3; template grid 3; set row.interItemSpacing fixed(6); append sections main; append items a b c d e to main; apply"""


def test_it_opens_the_document(browser):
    browser.write(SCRIPT)
    shutil.copy(PAGE, browser.folder / "galley.html")
    browser.open(browser.folder / "page.html")
    browser.page.locator("a.page-playground").click()
    browser.wait(READY, 30)
    expected = {one["itemIdentifier"]: one["frame"] for one in answers(f"{SCRIPT}\nframes")[-1]["elements"]}
    found = frames(browser.page)
    assert found.keys() == expected.keys()
    assert all(near(found[name], expected[name]) for name in expected)
    # The document becomes code with the same frames.
    browser.page.locator(".bench-banner button").first.click()
    browser.wait("Galley.desk.view === 'code' && Galley.desk.answer?.isRead && Boolean(Galley.desk.stage.figure('code'))", 20)
    found = frames(browser.page, "code")
    assert all(near(found[name], expected[name]) for name in expected), (found, expected)


def test_it_leads_where_the_command_says(browser):
    browser.show(SCRIPT, export="--playground https://example.org/play/")
    link = browser.page.locator("a.page-playground")
    assert link.get_attribute("href").startswith("https://example.org/play/#galley1.")
    browser.show(SCRIPT, export='--playground "javascript:alert(1)//"')
    assert not browser.page.locator("a.page-playground").is_visible()
    assert browser.page.locator("a.page-playground").get_attribute("href") is None
